"""Golf Solitaire: nine holes, one deck, and the truth about every deal."""

__version__ = "0.1.0"
