"""The game without a screen: cards, rules, positions, holes, rounds and their text forms.

Standard library only. Nothing here reads a clock, a file or a global random source.
"""
