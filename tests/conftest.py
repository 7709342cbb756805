"""What all tests share: hypothesis finds the same examples on every machine.

`pytest --hypothesis-profile explore` looks for new ones.
"""

from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", max_examples=2_000, deadline=None)
settings.load_profile("ci")
