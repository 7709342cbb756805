"""What goes into the frozen program besides the modules of the game, and what stays out."""

import sys
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
sys.path.insert(0, str(ROOT))

import build_web  # noqa: E402 - it lies at the top of the checkout, not in a package

APP_ID = "io.github.golf_solitaire.golf"
APP_NAME = "golf-solitaire"
TITLE = build_web.TITLE
DATA = Path("golf") / "_data"
"""Where `golf.assets` looks for the files of an installed game."""

UNUSED_MODULES = [
    # Parts of pygame that the game never calls, with the libraries that only they need.
    *("pygame._camera", "pygame._camera_opencv", "pygame.camera", "pygame.docs"),
    *("pygame.examples", "pygame.ftfont", "pygame.freetype", "pygame._freetype", "pygame.gfxdraw"),
    *("pygame.midi", "pygame.pypm", "pygame.sndarray", "pygame.surfarray", "pygame.tests"),
    *("numpy", "cv2", "PIL"),
    # Parts of Python.
    *("_hashlib", "_ssl", "ssl", "_sqlite3", "sqlite3", "_tkinter", "tkinter", "readline"),
    *("_bz2", "bz2", "_lzma", "lzma", "_curses", "curses", "_dbm", "_gdbm", "pydoc", "doctest"),
    *("unittest", "distutils", "setuptools", "pkg_resources", "xmlrpc", "ensurepip", "lib2to3"),
]
"""Modules that something imports if they are there, and that nothing needs."""

UNUSED_FILES = [
    *("pygame/freesansbold.ttf", "pygame/pygame_icon.*", "*.pyi", "*/py.typed", "*.dist-info/*"),
]
"""Data that hooks of PyInstaller bring along."""


def data_files() -> list[tuple[str, str]]:
    """Return (file, folder in the program) for the art, the courses and the fonts."""
    found = [(path, place.parent) for path, place in _own_files()]
    fonts = [
        (build_web.package_folder(package) / "files" / f"{name}.ttf", Path("assets/fonts"))
        for package, names in build_web.FONTS.items()
        for name in names
    ]
    return [(str(path), str(DATA / folder)) for path, folder in [*found, *fonts]]


def _own_files() -> Iterable[tuple[Path, Path]]:
    yield from build_web.data_files(ROOT / "assets")
    yield from build_web.data_files(ROOT / "levels")
    yield build_web.WEB / "icon.svg", Path("assets/web/icon.svg")


def is_unused(place: str) -> bool:
    """Return whether a file that PyInstaller found is to be left out, by its place."""
    return any(fnmatch(Path(place).as_posix(), pattern) for pattern in UNUSED_FILES)
