"""What a hole and a round came to: the summary, the score card, and what the history says."""
