"""The Tour: its page, the leader board, and the way into a duel."""
