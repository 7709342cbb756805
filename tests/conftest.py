"""What all tests share: hypothesis finds the same examples on every machine.

`pytest tests/golden --update-golden` rewrites the golden pictures.

`pytest --hypothesis-profile explore` looks for new ones.
"""

import pytest
from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", max_examples=2_000, deadline=None)
settings.load_profile("ci")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite the golden pictures; look at every one that git shows as changed",
    )
