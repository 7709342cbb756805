"""A progress bar for a command that takes its time."""

import sys
from collections.abc import Callable


class Progress:
    """A progress bar on a terminal, nothing elsewhere; `update` takes how many more are done."""

    def __init__(self, total: int, unit: str) -> None:
        self.update: Callable[[int], object] | None = None
        self._close: Callable[[], None] | None = None
        if sys.stderr.isatty():
            from tqdm import tqdm

            bar = tqdm(total=total, unit=unit, leave=False)
            self.update, self._close = bar.update, bar.close

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *error: object) -> None:
        if self._close is not None:
            self._close()
