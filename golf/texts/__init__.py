"""What the game says: narration, rules, help, lessons and texts to share."""
