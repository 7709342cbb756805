"""The hole on the table: its deal, its play, and what stands beside the cards."""
