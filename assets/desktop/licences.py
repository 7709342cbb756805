"""The licences of all that is inside a release, for the people who get it."""

import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from fnmatch import fnmatch
from importlib.metadata import files
from pathlib import Path

import contents

TEXTS = contents.FOLDER / "licences"
PARTS = contents.FOLDER / "licences.toml"
BINARY = (".so", ".dll", ".dylib", ".pyd", ".zip")


def unknown_files(library: Path) -> list[str]:
    """Return the binary files of a program's `lib` folder that no part of the table names."""
    patterns = [pattern for part in _parts() for pattern in part["files"]]
    places = (path.relative_to(library) for path in sorted(library.rglob("*")) if _is_binary(path))
    return [str(place) for place in places if not _is_one_of(place, patterns)]


def _is_binary(path: Path) -> bool:
    return path.is_file() and (path.suffix in BINARY or ".so." in path.name or not path.suffix)


def _is_one_of(place: Path, patterns: Sequence[str]) -> bool:
    """Return whether a place, or the end of it, is what one of the patterns means."""
    ends = ["/".join(place.parts[start:]) for start in range(len(place.parts))]
    return any(fnmatch(end, pattern) for end in ends for pattern in patterns)


def write_all(folder: Path, library: Path) -> None:
    """Write our own licence, those of the fonts and of every part that is in `library`."""
    folder.mkdir(parents=True)
    (folder / "Golf.txt").write_bytes((contents.ROOT / "LICENSE").read_bytes())
    for name, text in contents.build_web.font_licences().items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "LGPL-2.1.txt").write_text(_lgpl(), encoding="utf-8")
    told = [_told(part) for part in _parts() if not part["files"] or _is_in(library, part)]
    (folder / "Others.txt").write_text("\n".join(told), encoding="utf-8")


def _parts() -> list[dict[str, str]]:
    parts: list[dict[str, str]] = tomllib.loads(PARTS.read_text(encoding="utf-8"))["part"]
    return parts


def _is_in(library: Path, part: dict[str, str]) -> bool:
    places = [path.relative_to(library) for path in library.rglob("*") if _is_binary(path)]
    return any(_is_one_of(place, part["files"]) for place in places)


def _told(part: dict[str, str]) -> str:
    head = f"{part['name']}, {part['address']}\nLicence: {part['licence']}\n"
    notice = part.get("notice", "").strip()
    return "\n\n".join(filter(None, (f"{'=' * 80}\n{head}{notice}".strip(), _text(part)))) + "\n"


def _text(part: dict[str, str]) -> str:
    source = part.get("text", "")
    if source.startswith("package:"):
        return _package_text(source.partition(":")[2])
    if source == "python":
        return _python_text()
    if source == "LGPL-2.1":
        return "Its text is in LGPL-2.1.txt beside this file."
    return (TEXTS / source).read_text(encoding="utf-8") if source else ""


def _python_text() -> str:
    """Return Python's licence, which lies beside its library, on Windows beside Python itself."""
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        path = Path(folder) / "LICENSE.txt"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise contents.build_web.BuildError("expected Python's licence text, got none")


def _package_text(package: str) -> str:
    """Return the licence that an installed distribution ships."""
    for file in files(package) or ():
        if file.name.startswith(("LICEN", "COPYING")):
            return file.read_text(encoding="utf-8")
    raise contents.build_web.BuildError(f"expected a licence text in {package}, got none")


def _lgpl() -> str:
    path = contents.build_web.package_folder("pygame") / "docs" / "generated" / "LGPL.txt"
    return path.read_text(encoding="utf-8")
