"""What all tests share: English, and the same examples of hypothesis on every machine.

`pytest tests/golden --update-golden` rewrites the golden pictures.

`pytest --hypothesis-profile explore` looks for new ones; the profile `sweep` tries four times as
many as usually.
"""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

if sys.dont_write_bytecode:
    # Workers, and the programs that tests start, would each compile the whole game.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).parent.parent / ".pytest_cache" / "compiled")
    os.environ |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": sys.pycache_prefix}

from golf.words import use_language

settings.register_profile("sweep", derandomize=True, deadline=None, database=None)
settings.register_profile("usual", settings.get_profile("sweep"), max_examples=25)
settings.register_profile("explore", max_examples=2_000, deadline=None)
settings.load_profile("usual")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite the golden pictures; look at every one that git shows as changed",
    )


def pytest_collection_finish() -> None:
    """Keep what thousands of tests are made of out of every later search for garbage."""
    gc.freeze()


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Run what was named on the command line in this process, all tests on every core."""
    return None if config.args_source is config.ArgsSource.TESTPATHS else 0


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Take back whatever language a test spoke, also where it failed."""
    yield
    use_language("en")
