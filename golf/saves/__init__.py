"""The games, settings and history of a player, and how they are kept between two runs."""
