"""The truth about a deal: exact solver, fair advice, bots, simulation and par.

Standard library only, no pygame; every answer is in moves that `golf.core.hole.Hole` replays.
"""
