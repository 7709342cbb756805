"""The card table on the screen: geometry, tweens, card pictures, sprites."""
