"""Bring the catalogues up to date with the code: extract, merge, compile.

    python assets/update_words.py [--check] [--language CODE]

Every text that goes through `say`, `say_n` or `mark` of `golf.words`, or is that of an error, what
the courses and their caddies say, and what the web page says before the game can, is collected into
`assets/words/golf.pot`. Each language's `golf.po` keeps its translations and gains what is new; its
`golf.mo`, which the game reads, is compiled from it.
`--check` changes nothing and fails when a catalogue is behind the code, is incomplete, or was not
compiled.
"""

import argparse
import io
import sys
from collections.abc import Sequence
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import build_web  # noqa: E402 - it lies at the top of the checkout, not in a package
from golf import words  # noqa: E402 - of this checkout, not of an installed game
from golf.core.course import Course  # noqa: E402

WORDS = ROOT / "assets" / "words"
CODE = ROOT / "golf"
ERRORS = ("Words", "NotationError", "IllegalMoveError", "CourseError", "NewerLineError")
KEYWORDS = {"say": None, "say_letters": None, "say_n": (1, 2), "mark": None} | dict.fromkeys(ERRORS)
LANGUAGES = tuple(sorted(set(words.LANGUAGES) - {"en"}))


def extracted() -> Catalog:
    """Return a catalogue of every text in the code, without translations."""
    catalog = Catalog(project="golf-solitaire", copyright_holder="the Golf Solitaire developers")
    found = extract_from_dir(CODE, keywords=KEYWORDS, comment_tags=("Words:",))
    for path, _line, message, comments, _context in found:
        # No line numbers: they would change the file with every edit of the code.
        catalog.add(message, locations=[(f"golf/{path}", None)], auto_comments=comments)
    for path in sorted((ROOT / "levels").glob("*.toml")):
        course = Course.parse(path.read_text(encoding="utf-8"))
        for text in filter(None, (course.about, *(hole.caddie for hole in course.holes))):
            catalog.add(text, locations=[(f"levels/{path.name}", None)])
    for text in build_web.page_texts():
        catalog.add(text, locations=[("assets/web/page.html", None)])
    return catalog


def po_path(language: str) -> Path:
    """Return where a language's catalogue is kept."""
    return WORDS / language / "LC_MESSAGES" / "golf.po"


def read(language: str) -> Catalog:
    """Return a language's catalogue as it is on disk, empty where there is none."""
    path = po_path(language)
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def merged(language: str, template: Catalog) -> Catalog:
    """Return a language's catalogue with the texts of the code, and no others."""
    catalog = read(language)
    # The date alone would change the files with every run.
    catalog.update(template, no_fuzzy_matching=True, update_creation_date=False)
    catalog.obsolete.clear()
    return catalog


def compiled(catalog: Catalog) -> bytes:
    """Return the form that the game reads; the same catalogue gives the same bytes."""
    buffer = io.BytesIO()
    write_mo(buffer, catalog)
    return buffer.getvalue()


def update(languages: Sequence[str]) -> None:
    """Write the template and the catalogues of `languages` anew."""
    template = extracted()
    with (WORDS / "golf.pot").open("wb") as file:
        write_po(file, template, omit_header=True, sort_output=True)
    for language in languages:
        catalog = merged(language, template)
        path = po_path(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            write_po(file, catalog, sort_output=True, ignore_obsolete=True, width=100)
        path.with_suffix(".mo").write_bytes(compiled(read(language)))
        missing = sum(1 for message in catalog if message.id and not is_translated(message))
        print(f"{language}: {len(catalog)} texts, {missing} without a translation")


def is_translated(message: object) -> bool:
    """Return whether a message has a translation, in the singular and in the plural."""
    strings = message.string if isinstance(message.string, list | tuple) else [message.string]
    return all(strings)


def problems(languages: Sequence[str]) -> list[str]:
    """Return what is wrong with the catalogues of `languages`, a sentence each."""
    found = []
    wanted = {message.id for message in extracted() if message.id}
    for language in languages:
        catalog = read(language)
        have = {message.id for message in catalog if message.id and is_translated(message)}
        missing, spare = sorted(map(str, wanted - have)), sorted(map(str, have - wanted))
        found += [f"{language}: no translation of {text!r}" for text in missing]
        found += [f"{language}: not in the code: {text!r}" for text in spare]
        machine = po_path(language).with_suffix(".mo")
        if not machine.exists() or machine.read_bytes() != compiled(catalog):
            found.append(f"{language}: golf.mo is not compiled from golf.po")
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, tell what is wrong")
    parser.add_argument("--language", choices=LANGUAGES, help="only this one")
    options = parser.parse_args()
    chosen = (options.language,) if options.language else LANGUAGES
    if options.check:
        wrong = problems(chosen)
        print("\n".join(wrong) or "the catalogues are complete")
        sys.exit(bool(wrong))
    update(chosen)
