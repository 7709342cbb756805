"""What a fault of the game's own leaves behind: a report for the player, and a line about it.

A report lies in the data folder and is sent nowhere.
"""

import platform
import sys
import tempfile
import textwrap
import time
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from golf.host.base import REPORT_BEGIN, REPORT_NAME
from golf.host.desktop import SHOWN_NAME, UNSEEN
from golf.host.files import default_data_folder
from golf.host.system import versions
from golf.words import language_in_force, say

STATUS = 70
"""The exit code; it is what many systems say of a program that has a fault."""

PREFIX = "golf-crash-"
MOST = 5
"""How many reports are kept, the newest."""

_WIDTH = 72
"""How many characters a line of the window has."""

_HEAD = f"""\
{REPORT_BEGIN} This report was sent nowhere. It helps whoever is to mend the
game; read what it says of you and your computer before you pass it on.
"""


def tell_crash(error: Exception, words: Sequence[str], data: Path | None) -> int:
    """Write a report of what went wrong, say where it lies, and return the exit code.

    `words` are those of the command line, `data` is the data folder that they named.
    """
    text = _report(error, words)
    path = _written(text, data)
    if path is None:
        sys.stderr.write(text)
        line = say("Golf stopped by a fault of its own, and no report of it could be written.")
    else:
        line = say(
            "Golf stopped by a fault of its own; the report is in {path} and was sent nowhere.",
            path=path,
        )
    sys.stderr.write(f"golf: {line}\n")
    if _screen().partition(",")[0] not in ("none", *UNSEEN) and not sys.stderr.isatty():
        _show(line)
    return STATUS


def _report(error: Exception, words: Sequence[str]) -> str:
    facts = {
        "version": versions(),
        "platform": platform.platform(),
        "screen": _screen(),
        "language": language_in_force(),
        "command": " ".join(["golf", *words]),
        "time": time.strftime("%Y-%m-%d %H:%M:%S %z"),
    }
    told = "".join(f"{name}: {fact}\n" for name, fact in facts.items())
    return f"{_HEAD}\n{told}\n{''.join(traceback.format_exception(error))}"


def _screen() -> str:
    """Return what shows the game, and the size of its window."""
    pygame = sys.modules.get("pygame")
    if pygame is None or not pygame.display.get_init():
        return "none"
    surface = pygame.display.get_surface()
    size = "no window" if surface is None else "{}x{}".format(*surface.get_size())
    return f"{pygame.display.get_driver()}, {size}"


def _written(text: str, data: Path | None) -> Path | None:
    """Write a report into the data folder, or else where files of the moment go."""
    with suppress(OSError):
        return _write(text, data or default_data_folder())
    with suppress(OSError):
        return _write(text, Path(tempfile.gettempdir()))
    return None


def _write(text: str, folder: Path) -> Path:
    folder = folder.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    moment, number = time.strftime("%Y%m%d-%H%M%S"), 1
    path = folder / f"{PREFIX}{moment}.txt"
    while path.exists():
        number += 1
        path = path.with_name(f"{PREFIX}{moment}-{number}.txt")
    path.write_text(text, encoding="utf-8", errors="replace")
    with suppress(OSError):  # one too many is no reason to write none
        _keep_newest(folder)
    return path


def _keep_newest(folder: Path) -> None:
    reports = [each for each in folder.iterdir() if _is_report(each)]
    for old in sorted(reports, key=lambda each: each.stat().st_mtime_ns)[:-MOST]:
        old.unlink()


def _is_report(path: Path) -> bool:
    """Return whether a file is a report of this game's: others may lie in the folder, too."""
    if not REPORT_NAME.fullmatch(path.name):
        return False
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.read(len(REPORT_BEGIN)) == REPORT_BEGIN


def _show(line: str) -> None:
    """Tell it in a window of its own, where the game was started from a menu."""
    import pygame

    # Nothing may lie over it.
    pygame.quit()
    # Not every system folds what is too long for its screen.
    folded = textwrap.fill(line, _WIDTH, break_long_words=False, break_on_hyphens=False)
    with suppress(pygame.error):  # this system has none
        pygame.display.message_box(SHOWN_NAME, folded, "error")
