"""The game line by line, in a terminal or for a screen reader."""
