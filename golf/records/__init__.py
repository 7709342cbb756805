"""What the history comes to: results, figures, standings, days and achievements."""
