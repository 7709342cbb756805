"""The page's program uses only what the pygame and the Python of browsers have."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import build_web
from golf.start_up import READ_AHEAD

ROOT = Path(__file__).parent.parent
HAS = {
    owner: set(names.split())
    for owner, names in (
        line.split(":")
        for line in (ROOT / "tests/data/web_pygame.txt").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    )
}
CLASSES = ("Surface", "Rect", "Color", "mixer.Sound", "mixer.Channel", "font.Font")

USELESS = {
    "pygame.time.set_timer": "there are no threads",
    "pygame.time.wait": "the page would stand still",
    "pygame.time.delay": "the page would stand still",
    "pygame.time.Clock": "tick() busy-waits in the page's only thread",
    "pygame.event.wait": "the page would stand still",
    "pygame.display.toggle_fullscreen": "it raises",
    "pygame.Window": "from_display_module() is fatal",
    "pygame.font.SysFont": "no system font is there",
    "pygame.mouse.get_pos": "posted events tell",
    "pygame.key.get_pressed": "posted events tell",
}
"""What is there in name alone, or must not be used, and why."""

NOT_IN_A_PAGE = {
    *("_thread", "threading", "queue", "multiprocessing", "concurrent", "subprocess", "signal"),
    *("socket", "ssl", "select", "selectors", "http", "urllib", "webbrowser", "ctypes", "mmap"),
    *(
        "decimal",
        "fractions",
        "statistics",
        "sqlite3",
        "curses",
        "readline",
        "tkinter",
        "fcntl",
        "msvcrt",
        "numpy",
    ),
    "platformdirs",
}
"""Modules that are not there, stand-ins, or no use in a page."""

LOADERS_BUFFER = 4095


@pytest.fixture(scope="module")
def files() -> dict[str, Path]:
    """The files that run in a page."""
    return build_web.page_modules() | {"main": build_web.WEB / "main.py"}


def pygame_names(tree: ast.AST) -> Iterator[str]:
    """Yield each dotted name that begins with `pygame`, and the parts that it begins with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            name = ast.unparse(node)
            if re.fullmatch(r"pygame(\.\w+)+", name):
                yield name
        elif isinstance(node, ast.ImportFrom) and str(node.module).split(".")[0] == "pygame":
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def lacks(name: str) -> bool:
    """Return whether the web has no such name, or not to any use."""
    owner, _, part = name.rpartition(".")
    return name in USELESS or (owner in HAS and part not in HAS[owner])


def guarded_names(tree: ast.AST) -> set[str]:
    """Return the names whose import may fail, as something else is done then."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Try) and any(
            handler.type is not None and "ImportError" in ast.unparse(handler.type)
            for handler in node.handlers
        ):
            found |= {name for part in node.body for name in pygame_names(part)}
    return found


def newer_methods() -> set[str]:
    """Return the methods of pygame's classes that the installed one has and the web has not."""
    found: set[str] = set()
    for path in CLASSES:
        owner: object = pygame
        for part in path.split("."):
            owner = getattr(owner, part)
        found |= {name for name in dir(owner) if not name.startswith("_")}
    return found.difference(*(HAS[f"pygame.{path}"] for path in CLASSES))


NEWER = newer_methods()


def faults(tree: ast.AST) -> set[str]:
    """Return what a file uses that browsers lack."""
    guarded = guarded_names(tree)
    found = {name for name in pygame_names(tree) if lacks(name) and name not in guarded}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in NEWER | {"clicks"}:
            found.add(ast.unparse(node))
        elif isinstance(node, ast.match_case) and "MOUSEWHEEL" in ast.unparse(node.pattern):
            read = {ast.unparse(part) for part in ast.walk(node) if isinstance(part, ast.Attribute)}
            found |= read & {"event.pos"}
        elif isinstance(node, ast.Name) and node.id == "BytesIO":
            found.add("BytesIO")
    return found


def test_no_file_of_the_page_uses_what_its_pygame_lacks(files: dict[str, Path]) -> None:
    found = {name: faults(build_web.parsed(path)) for name, path in files.items()}
    assert {name: lacking for name, lacking in found.items() if lacking} == {}


def test_no_file_of_the_page_imports_what_browsers_have_not(files: dict[str, Path]) -> None:
    imports = {
        name: {found.split(".")[0] for found in build_web.imported_names(path)} & NOT_IN_A_PAGE
        for name, path in files.items()
    }
    assert {name: found for name, found in imports.items() if found} == {}


def test_what_a_file_of_the_page_imports_by_name_is_in_the_bundle(files: dict[str, Path]) -> None:
    by_name = {
        name
        for name, path in files.items()
        if re.search(r"\bimport_module\b|__import__", path.read_text("utf-8"))
    }
    assert by_name == {"golf.start_up"}, "the bundle would miss what others import so"
    assert {f"golf.{module}" for module in READ_AHEAD} <= set(files)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("from pygame._sdl2 import controller", "pygame._sdl2.controller"),
        ("import pygame; pygame.scrap.put_text('')", "pygame.scrap"),
        ("pygame.time.set_timer(1, 2)", "pygame.time.set_timer"),
        ("pygame.Window.from_display_module()", "pygame.Window"),
        ("pygame.surfarray.array3d(picture)", "pygame.surfarray"),
        ("pygame.draw.flood_fill(a, b, c)", "pygame.draw.flood_fill"),
        ("font.outline = 2", "font.outline"),
        ("event.clicks > 1", "event.clicks"),
        ("match event.type:\n case pygame.MOUSEWHEEL:\n  print(event.pos)", "event.pos"),
        ("pygame.image.load(BytesIO(data))", "BytesIO"),
    ],
)
def test_a_use_that_browsers_lack_is_found(code: str, fault: str) -> None:
    assert faults(ast.parse(code)) == {fault}


@pytest.mark.parametrize(
    "code",
    [
        "try:\n from pygame._sdl2 import controller\nexcept ImportError:\n controller = None",
        "pygame.display.get_surface().get_size()",
        "match event.type:\n case pygame.MOUSEBUTTONDOWN:\n  print(event.pos)",
        "'''pygame.scrap.put_text(1)'''",
    ],
)
def test_what_browsers_have_or_the_game_can_do_without_is_let_through(code: str) -> None:
    assert faults(ast.parse(code)) == set()


def test_what_starts_the_page_fits_the_buffer_of_its_loader() -> None:
    for name in ("site.pygbag", "main.py"):
        assert len((build_web.WEB / name).read_bytes()) < LOADERS_BUFFER, name


@pytest.mark.parametrize("package", ["cli", "host.desktop", "host.watch"])
def test_what_never_runs_in_a_page_stays_outside_its_bundle(
    files: dict[str, Path], package: str
) -> None:
    assert [name for name in files if f"{name}.".startswith(f"golf.{package}.")] == []


def test_the_bundle_follows_imports_in_functions_and_leaves_those_for_types(
    files: dict[str, Path],
) -> None:
    assert {"golf", "golf.core.hole", "golf.scenes.learn_pad", "golf.host.web"} <= set(files)
    assert "golf.host.web.WebHost" in build_web.imported_names(files["golf.host"])
    assert "random" not in build_web.imported_names(files["golf.services"])


def test_the_page_program_reads_no_global_chance(files: dict[str, Path]) -> None:
    """The page's loader seeds that one with the same number for everybody."""
    for name, path in files.items():
        used = {found for found in build_web.imported_names(path) if found.startswith("random.")}
        assert used <= {"random.Random"}, name
        for node in ast.walk(build_web.parsed(path)):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "random":
                assert node.attr == "Random", name
