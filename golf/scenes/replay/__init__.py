"""Watching a finished game move by move, with the exact best that was still possible."""
