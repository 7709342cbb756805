"""What texts name is there: `golf.module.name`, `Class.name` of our own, the README's files."""

import importlib
import re
from pathlib import Path

SOURCES = sorted(Path("golf").rglob("*.py"))
OF_MODULES = re.compile(r"`(golf(?:\.\w+)+)`")
OF_CLASSES = re.compile(r"`([A-Z]\w*[a-z]\w*)\.(\w+)(?:\(.*?\))?`")
OF_OTHERS = {"Random"}  # classes of the standard library
OF_FILES = re.compile(r"`((?:golf|tests|assets|levels|\.ci)/[\w./-]*|\w+\.py)`")
PLACEHOLDER = re.compile(r"\b(?:NAME|CODE)\b")
CLASS = re.compile(r"^class (\w+)\b", re.MULTILINE)


def exists(name: str) -> bool:
    """Return whether a dotted name is a module, or something in one."""
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:count]))
        except ModuleNotFoundError:
            continue
        for part in parts[count:]:
            if not hasattr(found, part):
                return part in getattr(found, "__annotations__", {})
            found = getattr(found, part)
        return True
    return False


def test_every_dotted_name_in_the_text_of_a_module_exists() -> None:
    written = {name for path in SOURCES for name in OF_MODULES.findall(path.read_text("utf-8"))}
    assert written
    lost = [name for name in sorted(written) if not exists(name)]
    assert not lost, "; ".join(lost)


def test_every_member_of_a_class_that_a_text_names_is_written_in_its_module() -> None:
    texts = {path: path.read_text("utf-8") for path in SOURCES}
    homes: dict[str, list[str]] = {}
    for text in texts.values():
        for name in CLASS.findall(text):
            homes.setdefault(name, []).append(text)
    wrong = [
        f"{path}: {name}.{member}"
        for path, text in texts.items()
        for name, member in OF_CLASSES.findall(text)
        if name not in OF_OTHERS
        and not any(re.search(rf"\b{member}\b", home) for home in homes.get(name, []))
    ]
    assert not wrong, "; ".join(wrong)


def test_every_file_that_the_readme_names_is_there() -> None:
    named = set(OF_FILES.findall(Path("README.md").read_text("utf-8")))
    paths = {name for name in named if not PLACEHOLDER.search(name)}
    folders = map(Path, ("golf", "tests", "assets"))
    modules = {path.name for folder in folders for path in folder.rglob("*.py")}
    assert paths
    lost = [name for name in sorted(paths) if not Path(name).exists() and name not in modules]
    assert not lost, "; ".join(lost)
