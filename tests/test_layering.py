"""Imports run one way, and every module can be imported first.

Each question is one test and at most one interpreter; what it finds, it finds in all modules.
"""

import ast
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((ROOT / "golf").rglob("*.py"))
    if path.name != "__main__.py"
}


def is_in(name: str, packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages.split())


PURE = [name for name in FILES if name.startswith(("golf.core", "golf.analysis"))]
WITHOUT_PYGAME = [
    *PURE,
    *(
        name
        for name in FILES
        if name.split(".")[1:2] in (["cli"], ["texts"], ["saves"], ["records"], ["session"])
    ),
    *("golf.cues", "golf.table.layout", "golf.table.tweens"),
]

LAYERS = (
    *("core", "analysis"),
    *(
        "geometry",
        "values",
        "assets",
        "background",
        "cues",
        "play_options",
        "theme",
        "timing",
        "words",
        "host",
        "course_files",
        "local_time",
        "ambience",
        "sound",
        "sound_board",
    ),
    *(
        "saves",
        "records",
        "table",
        "controls",
        "texts",
        "session",
        "routes",
        "ui",
        "services",
        "scenes",
    ),
    *("window", "painting", "sharpness", "start_up", "spare_time", "app", "cli"),
)
"""The modules and packages of `golf`: each imports only those before it, in functions too."""

WHY_LATE = {
    "the one place that knows scenes by their routes": "golf.scenes.routes",
    "the first picture does not wait for it": """
        golf.app golf.cli.play golf.host.base golf.host.files golf.host.watch golf.scenes.openings
        golf.scenes.button_marks golf.scenes.title.own golf.session.hints
        golf.core.course golf.core.deal golf.words golf.services golf.session.luck_work
        golf.start_up golf.texts.progress""",
    "a press asks for it": "golf.scenes.share golf.scenes.replay.fair golf.records.skill",
    "pygame: `prepare` comes before it, and what opens no window does without": """
        golf.host.desktop golf.host.web golf.host.crash golf.host.system""",
    "it is not there on every platform": "golf.host golf.controls.pad_devices",
    "a command alone needs it": """
        golf.cli golf.cli.output golf.cli.program golf.cli.progress
        golf.analysis.shuffles golf.analysis.simulate""",
}
"""Why modules import something in a function."""

OUTSIDE_WORLD = {"os", "io", "pathlib", "time", "datetime", "socket", "subprocess", "logging"}
"""What core and analysis take as arguments, if at all."""


def python(code: str, *flags: str) -> str:
    """Run code in a fresh interpreter and return what it printed on standard error."""
    command = [sys.executable, "-W", "error", *flags]
    done = subprocess.run(
        [*command, "-c", f"import sys; sys.path.insert(0, '.')\n{code}"],
        cwd=ROOT,
        env=os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.stderr + (done.stdout if done.returncode else "")


def imports(names: Iterable[str]) -> str:
    """Write code that imports modules one after the other and goes on after one that fails."""
    return f"""
import importlib
for name in {list(names)}:
    try:
        importlib.import_module(name)
    except Exception as problem:
        print(f"{{name}}: {{problem!r}}", file=sys.stderr)
"""


@cache
def tree(name: str) -> ast.Module:
    return ast.parse(FILES[name].read_text(encoding="utf-8"))


def named(nodes: Iterable[ast.AST]) -> set[str]:
    """Return every module that is named in one of the imports among the nodes."""
    names: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{ast.unparse(node)} imports relatively"
            found = {f"{node.module}.{alias.name}" for alias in node.names} & set(FILES)
            names.update(found or {str(node.module)})
    return names


def imported(name: str) -> set[str]:
    """Return every module that a module names in an import, those in functions included."""
    return named(ast.walk(tree(name)))


def run_at_import(node: ast.AST) -> Iterator[ast.AST]:
    """Walk what runs when a module is imported: no functions, nothing for the type checker."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        yield child
        yield from run_at_import(child)


def needed_first(name: str) -> set[str]:
    """Return the modules of the game that must be there before a module is imported."""
    wanted = {name, *(found for found in named(run_at_import(tree(name))) if found in FILES)}
    parts = [module.split(".") for module in wanted]
    packages = {".".join(part[:end]) for part in parts for end in range(1, len(part))}
    return (wanted | packages) - {name}


def test_every_module_can_be_imported_first():
    # Without a circle among what runs at import, no module depends on who came before it.
    order = TopologicalSorter({name: needed_first(name) for name in FILES}).static_order()
    assert python(imports(order)) == ""


def test_what_needs_no_screen_is_imported_without_pygame():
    assert python("sys.modules['pygame'] = None" + imports(WITHOUT_PYGAME)) == ""


def test_core_and_analysis_need_nothing_but_the_standard_library():
    # -I -S: no site-packages, no user's packages, no environment.
    assert python(imports(PURE), "-I", "-S") == ""


def test_core_and_analysis_import_each_other_one_way_and_the_standard_library():
    strangers = {
        (name, found)
        for name in PURE
        for found in imported(name)
        if not is_in(found, "golf.core" if is_in(name, "golf.core") else "golf.core golf.analysis")
        and found.split(".")[0] not in sys.stdlib_module_names
    }
    assert strangers == set()


def test_no_module_is_in_a_circle():
    graph = {name: imported(name) & set(FILES) for name in FILES}
    # The one place that chooses late which scene comes.
    graph["golf.scenes.routes"] = set()
    assert [name for name in graph if name in reached(graph, name)] == []


def reached(graph: dict[str, set[str]], start: str) -> set[str]:
    """Return every module that a module imports, itself or through others."""
    found: set[str] = set()
    todo = [start]
    while todo:
        new = graph.get(todo.pop(), set()) - found
        found |= new
        todo += new
    return found


def test_core_and_analysis_know_no_clock_no_file_and_no_global_chance():
    known = {(name, found) for name in PURE for found in imported(name)}
    assert {each for each in known if each[1].split(".")[0] in OUTSIDE_WORLD} == set()
    nodes = [(name, node) for name in PURE for node in ast.walk(tree(name))]
    calls = {(name, node.func.id) for name, node in nodes if is_call_of_name(node)}
    assert {call for call in calls if call[1] in ("print", "open", "input")} == set()
    chances = {
        (name, node.attr)
        for name, node in nodes
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
    }
    assert {chance for chance in chances if chance[1] != "Random"} == set()


def is_call_of_name(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name)


def test_no_module_imports_from_above_it():
    above = {
        (name, found)
        for name in FILES
        for found in imported(name)
        if is_in(found, "golf") and rank(found) > rank(name)
    }
    assert above == set()


def rank(name: str) -> int:
    """Return how far up a module lies; `golf` itself, which has the version, lies below all."""
    parts = name.split(".")
    return LAYERS.index(parts[1]) if len(parts) > 1 else -1


def test_an_import_in_a_function_has_a_reason():
    late = {
        name
        for name in FILES
        for node in ast.walk(tree(name))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and any(isinstance(each, ast.Import | ast.ImportFrom) for each in ast.walk(node))
    }
    assert late == {name for names in WHY_LATE.values() for name in names.split()}


def test_what_is_imported_in_a_function_is_not_needed_for_the_first_picture(tmp_path):
    seen = python(f"""
import os
os.environ |= {{"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}}
from pathlib import Path
from golf.host.desktop import DesktopHost
class Host(DesktopHost):
    def shown(self):
        print(*sys.modules, file=sys.stderr)
        os._exit(0)
host = Host(Path({str(tmp_path)!r}))
host.prepare()
from golf.app import start
start(host)
""").split()
    assert "golf.scenes.title.scene" in seen
    late = {
        (name, found)
        for name in FILES
        if name in seen and name != "golf.scenes.routes"
        for node in ast.walk(tree(name))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for found in named(ast.walk(node)) & set(FILES)
    }
    assert {(name, found) for name, found in late if found in seen} == {
        ("golf.host", "golf.host.desktop")  # the platform decides
    }


def test_only_the_host_asks_which_platform_it_is():
    others = [name for name in FILES if not is_in(name, "golf.host")]
    asked = {
        (name, ast.unparse(node))
        for name in others
        for node in ast.walk(tree(name))
        if isinstance(node, ast.Attribute)
        and (ast.unparse(node) in ("sys.platform", "os.name") or node.attr == "is_web")
    }
    assert asked == set()
    assert [name for name in others if "platform" in imported(name)] == []
