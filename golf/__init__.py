"""Golf Solitaire: nine holes, one deck, and the truth about every deal."""

__version__ = "1.0.0"
