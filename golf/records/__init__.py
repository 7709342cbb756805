"""What the history comes to: results, figures, places, days and achievements."""
