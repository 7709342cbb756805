"""What desktop and browser do differently; the only place that asks which of them it is.

`find_host()` gives the one host of this process. Everything else talks to the methods of
`golf.host.base.Host` and never learns what they stand for: files or localStorage, a window or a
page's canvas.
"""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from golf.host.base import Host


def find_host(data: Path | None = None) -> "Host":
    """Return the host of this process; `data` names another folder for a desktop's files."""
    if sys.platform == "emscripten":
        from golf.host.web import WebHost

        return WebHost.connect()
    from golf.host.desktop import DesktopHost

    return DesktopHost(data)
