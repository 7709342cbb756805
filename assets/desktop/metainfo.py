"""What software centres show of the game, and the notes of each release in it.

    python assets/desktop/metainfo.py [VERSION | --fill]

prints the notes of a release as Markdown, without a version those of all; or the whole description
as a release gets it.
"""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from xml.etree import ElementTree

import contents

SOURCE = contents.FOLDER / f"{contents.APP_NAME}.metainfo.xml"


def address() -> str | None:
    """Return where the project lives, which only the host that builds a release knows."""
    server, name = os.environ.get("GITHUB_SERVER_URL"), os.environ.get("GITHUB_REPOSITORY")
    return f"{server}/{name}" if server and name else None


def filled() -> str:
    """Return the description; without an address it has no links and no pictures."""
    text = SOURCE.read_text(encoding="utf-8")
    home = address()
    if home is None:
        text = re.sub(r"^  <url .*\n", "", text, flags=re.MULTILINE)
        return re.sub(r"^  <screenshots>.*</screenshots>\n", "", text, flags=re.M | re.S)
    return text.replace("@PICTURES@", f"{home}/raw/v{latest()}").replace("@ADDRESS@", home)


def latest() -> str:
    """Return the version of the newest release that has notes."""
    return next(_releases()).attrib["version"]


def notes(version: str | None = None) -> str:
    """Return the notes of a release as Markdown, or the change log.

    Raises:
        LookupError: there are no notes for that version.
    """
    found = [each for each in _releases() if version in (None, each.attrib["version"])]
    if not found:
        raise LookupError(f"expected notes of {version} in {SOURCE.name}, got none")
    return "\n".join(line for release in found for line in _markdown(release))


def _releases() -> Iterator[ElementTree.Element]:
    return ElementTree.parse(SOURCE).getroot().iterfind("releases/release")


def _markdown(release: ElementTree.Element) -> Iterator[str]:
    yield f"## {release.attrib['version']} ({release.attrib['date']})"
    for part in release.iterfind("description/*"):
        if part.tag == "p":
            yield f"\n{part.text}\n"
        else:
            yield from (f"- {item.text}" for item in part)
    yield ""


def debian_changelog(maintainer: str) -> str:
    """Return the change log in Debian's form, which has an empty address for none."""
    entries = []
    who = maintainer if "<" in maintainer else f"{maintainer} <>"
    for release in _releases():
        items = [item.text for item in release.iterfind("description/ul/li")]
        day = _debian_date(release.attrib["date"])
        lines = "\n".join(
            fill(f"{item}.", 79, initial_indent="  * ", subsequent_indent="    ") for item in items
        )
        head = f"{contents.APP_NAME} ({release.attrib['version']}) unstable; urgency=low"
        entries.append(f"{head}\n\n{lines}\n\n -- {who}  {day}\n")
    return "\n".join(entries)


def _debian_date(day: str) -> str:
    from datetime import datetime
    from email.utils import format_datetime

    return format_datetime(datetime.fromisoformat(f"{day}T12:00:00+00:00"))


def write(path: Path) -> None:
    """Write the description for a release."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(filled(), encoding="utf-8")


if __name__ == "__main__":
    sys.stdout.write(filled() if sys.argv[1:] == ["--fill"] else notes(*sys.argv[1:2]))
