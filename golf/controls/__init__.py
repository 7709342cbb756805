"""What the player wants, read from the mouse, touch, the keyboard and gamepads."""
