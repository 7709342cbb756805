"""Imports run one way, and every module can be imported first."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FILES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((ROOT / "golf").rglob("*.py"))
    if path.name != "__main__.py"
}
PURE = [name for name in FILES if name.startswith(("golf.core", "golf.analysis"))]
WITHOUT_PYGAME = [
    *PURE,
    *(
        name
        for name in FILES
        if name.split(".")[1:2] in (["commands"], ["terminal"], ["texts"], ["saves"], ["records"])
    ),
    *("golf.cli", "golf.table.layout", "golf.table.tweens"),
]

LAYERS = (
    *("core", "analysis"),
    *(
        "geometry",
        "assets",
        "background",
        "play_options",
        "theme",
        "timing",
        "words",
        "host",
        "sound",
    ),
    *("saves", "records", "table", "controls", "texts", "ui", "services", "scenes"),
    *("window", "start_up", "terminal", "app", "commands", "cli"),
)
"""The modules and packages of `golf`: each imports only those before it, in functions too."""

OUTSIDE_WORLD = {"os", "io", "pathlib", "time", "datetime", "socket", "subprocess", "logging"}
"""What core and analysis take as arguments, if at all."""


def python(code: str, *flags: str) -> str:
    """Run code in a fresh interpreter and return what it printed on standard error."""
    done = subprocess.run(
        [
            sys.executable,
            "-W",
            "error",
            *flags,
            "-c",
            f"import sys; sys.path.insert(0, '.'); {code}",
        ],
        cwd=ROOT,
        env=os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.stderr + (done.stdout if done.returncode else "")


def is_in(name: str, packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages.split())


def imported(path: Path) -> set[str]:
    """Return every module that a file names in an import, those in functions included."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found = {f"{node.module}.{alias.name}" for alias in node.names} & set(FILES)
            names.update(found or {str(node.module)})
    return names


@pytest.mark.parametrize("name", FILES)
def test_every_module_can_be_imported_first(name):
    assert python(f"import {name}") == ""


@pytest.mark.parametrize("name", WITHOUT_PYGAME)
def test_what_needs_no_screen_is_imported_without_pygame(name):
    blocked = "sys.modules['pygame'] = None"
    assert python(f"{blocked}; import {name}") == ""


def test_core_and_analysis_need_nothing_but_the_standard_library():
    # -I -S: no site-packages, no user's packages, no environment.
    assert python(f"import {', '.join(PURE)}", "-I", "-S") == ""


@pytest.mark.parametrize("name", PURE)
def test_core_and_analysis_import_each_other_one_way_and_the_standard_library(name):
    allowed = "golf.core" if is_in(name, "golf.core") else "golf.core golf.analysis"
    strangers = {
        found
        for found in imported(FILES[name])
        if not is_in(found, allowed) and found.split(".")[0] not in sys.stdlib_module_names
    }
    assert strangers == set()


@pytest.mark.parametrize("name", PURE)
def test_core_and_analysis_know_no_clock_no_file_and_no_global_chance(name):
    assert {found.split(".")[0] for found in imported(FILES[name])} & OUTSIDE_WORLD == set()
    tree = ast.parse(FILES[name].read_text(encoding="utf-8"))
    calls = {node.func.id for node in ast.walk(tree) if is_call_of_name(node)}
    assert calls & {"print", "open", "input"} == set()
    chances = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
    }
    assert chances <= {"Random"}


def is_call_of_name(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name)


@pytest.mark.parametrize("name", [name for name in FILES if "." in name])
def test_no_module_imports_from_above_it(name):
    own = name.split(".")[1]
    below = {own, *LAYERS[: LAYERS.index(own)]}
    ours = {found.split(".")[1] for found in imported(FILES[name]) if found.startswith("golf.")}
    assert ours - below - {"__version__"} == set()


@pytest.mark.parametrize("name", [name for name in FILES if not name.startswith("golf.host")])
def test_only_the_host_asks_which_platform_it_is(name):
    tree = ast.parse(FILES[name].read_text(encoding="utf-8"))
    asked = {
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and (ast.unparse(node) in ("sys.platform", "os.name") or node.attr == "is_web")
    }
    assert asked == set()
    assert "platform" not in imported(FILES[name])
