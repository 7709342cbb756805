"""The scenes of the game, one file each, and the stack that holds them."""
