"""Tests are about what is public: none uses a name of the game that begins with an underscore."""

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
OF_NAMED_TUPLES = {"_asdict", "_fields", "_make", "_replace"}
"""They are public; the underscore keeps them apart from fields."""
PATCHERS = {"setattr", "delattr", "getattr", "hasattr"}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in OF_NAMED_TUPLES


def own_names(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a test file itself gives to something."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name) | ast.ClassDef(name):
                yield name
            case ast.Name(name, ast.Store()) | ast.Attribute(ast.Name("self"), name, ast.Store()):
                yield name


def used_names(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a test file takes from elsewhere."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(_, name):
                yield name
            case ast.ImportFrom(str(module), aliases) if module.partition(".")[0] == "golf":
                yield from (alias.name for alias in aliases)
            case ast.Call(ast.Attribute(_, called) | ast.Name(called), words) if called in PATCHERS:
                texts = [word.value for word in words if isinstance(word, ast.Constant)]
                yield from (text.rpartition(".")[2] for text in texts if isinstance(text, str))


def test_no_test_uses_a_private_name_of_the_game() -> None:
    found = set()
    for path in sorted(TESTS.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {name for name in used_names(tree) if is_private(name)} - {*own_names(tree)}
        found |= {f"{path.relative_to(TESTS)}: {name}" for name in names}
    assert found == set()
