"""Find the files that come with the game: pictures, sounds, fonts and courses.

They lie in `golf/_data` of an installed wheel, and beside the package in a checkout and in the web
bundle, which also holds the fonts.
"""

import importlib.util
from functools import lru_cache
from pathlib import Path

_PACKAGE = Path(__file__).parent
_FONT_PACKAGES = {"FjallaOne": "font_fjallaone", "RedHatDisplay": "font_rhd"}


@lru_cache(maxsize=1)
def _data_root() -> Path:
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def asset_path(relative: str) -> str:
    """Return the path of a file under `assets/`, such as `cards/suit-spade.svg`."""
    return f"{_data_root()}/assets/{relative}"


def levels_path() -> str:
    """Return the path of the folder that holds the courses."""
    return str(_data_root() / "levels")


@lru_cache
def font_path(name: str) -> str:
    """Return the path of a packaged font such as `FjallaOne-Regular`.

    Raises:
        FileNotFoundError: neither the bundle nor an installed font package holds it.
    """
    staged = _data_root() / "assets" / "fonts" / f"{name}.ttf"
    if staged.is_file():
        return str(staged)
    package = _FONT_PACKAGES.get(name.partition("-")[0])
    # Finding a package does not run it: its own code lists every font file.
    spec = importlib.util.find_spec(package) if package else None
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(folder) / "files" / f"{name}.ttf"
        if path.is_file():
            return str(path)
    raise FileNotFoundError(f"expected a packaged font, got {name!r}")
