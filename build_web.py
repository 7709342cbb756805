"""Build the browser version: a folder that any static host can serve.

    python build_web.py [--out build/web] [--cdn URL] [--archive]

The game is staged in a temporary folder, packed there by pygbag, checked and repacked so that
equal contents give equal bytes, and wrapped in our own page. Nothing is fetched, and nothing in the
checkout is changed but the output folder. The build fails when the bundle holds what it should not,
or too much.
"""

import argparse
import ast
import base64
import gettext
import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib import metadata, util
from pathlib import Path
from urllib.parse import urljoin

ROOT = Path(__file__).parent
WEB = ROOT / "assets" / "web"
TOOL_FOLDERS = {WEB, ROOT / "assets" / "desktop"}
"""What lies among the data but is for one kind of release alone."""

START, DESKTOP_HOST = "golf.app", "golf.host.desktop"
"""Where the page's program begins, and what only a desktop has instead of `golf.host.web`."""

TITLE = "Golf Solitaire"
DESCRIPTION = "Golf Solitaire: nine holes, five rule sets, and the truth about every deal."
ARCHIVE = "golf"
RUNTIME = "0.9.3"
CDN = f"https://pygame-web.github.io/cdn/{RUNTIME}/"

LARGEST_BUNDLE = 1_900_000
"""Bytes that a player has to fetch before the first deal, besides the interpreter."""

KINDS = {
    ".py": "code",
    ".js": "code",
    ".svg": "pictures",
    ".png": "pictures",
    ".ogg": "sounds",
    ".toml": "courses",
    ".mo": "words",
    ".ttf": "fonts",
    ".txt": "licences",
}
"""What may be in the bundle, by suffix. Other sounds do not play in browsers."""

TOOL_KINDS = (".py", ".pyc", ".po", ".pot")
"""What lies among the data but serves only to make it."""

FONTS = {
    "font_fjallaone": ("FjallaOne-Regular",),
    "font_rhd": ("RedHatDisplay-Medium", "RedHatDisplay-Bold"),
}
# The package of Fjalla One names its licence in the font file alone, so its text is put together
# from that notice and the licence's body, which the other package ships.
FJALLA_NOTICE = (
    "Copyright (c) 2012, Sorkin Type Co (www.sorkintype.com) with Reserved Font Name "
    '"Fjalla" and Fjalla "One"\n'
    "This Font Software is licensed under the SIL Open Font License, Version 1.1. "
    "This license is copied below, and is also available with a FAQ at: https://openfontlicense.org\n\n"
)
OFL_START = "SIL OPEN FONT LICENSE"

BUNDLE_WEB_FILES = ("bridge.js", "icon.svg")
PAGE_FILES = ("page.css", "page.js", "check.js", "bridge.js", "icon.svg")
ICONS = {"favicon.png": 96, "icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512}
FIRST_DATE = (1980, 1, 1, 0, 0, 0)


class BuildError(Exception):
    """The bundle would not be what it has to be; the message says what is wrong."""


# ---- what goes into the bundle


def stage(folder: Path) -> None:
    """Copy what the bundle holds into an empty `folder`; raise BuildError for a foreign file."""
    shutil.copy(WEB / "main.py", folder / "main.py")
    for source, target in sorted(bundle_files()):
        place = folder / target
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, place)
    stage_packages(folder)
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix not in KINDS:
            raise BuildError(
                f"expected no {path.suffix or 'such'} file, got {path.relative_to(folder)}"
            )


def bundle_files() -> Iterable[tuple[Path, Path]]:
    """Yield (file, place in the bundle) for all that comes from the checkout."""
    for path in page_modules().values():
        yield path, path.relative_to(ROOT)
    yield from data_files(ROOT / "assets")
    yield from data_files(ROOT / "levels")
    # The window's icon; and a page without ours around it is given the bridge from the bundle.
    for name in BUNDLE_WEB_FILES:
        yield WEB / name, Path("assets/web") / name


def page_modules() -> dict[str, Path]:
    """Return the files of the modules that run in a page, by name.

    Those are what its start leads to by imports, also in functions; the desktop's host with what it
    alone needs is none of them, nor are the commands and the text game.
    """
    files = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in (ROOT / "golf").rglob("*.py")
    }
    found: dict[str, Path] = {}
    wanted = [START]
    while wanted:
        name = wanted.pop()
        if name in files and name not in found and name != DESKTOP_HOST:
            found[name] = files[name]
            wanted += [name.rpartition(".")[0], *imported_names(files[name])]
    return found


@cache
def parsed(path: Path) -> ast.Module:
    """Return the tree of a file of Python."""
    return ast.parse(path.read_text(encoding="utf-8"))


def imported_names(path: Path) -> set[str]:
    """Return what a file imports when it runs: modules, and dotted names in them."""
    names: set[str] = set()
    nodes: list[ast.AST] = [parsed(path)]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
            names.add(str(node.module))
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            nodes += node.orelse
        else:
            nodes += ast.iter_child_nodes(node)
    return names


def data_files(folder: Path) -> Iterable[tuple[Path, Path]]:
    """Yield (file, place) for the data of the game that lies in a folder of the checkout."""
    for path in folder.rglob("*"):
        is_tool = path.suffix in TOOL_KINDS or not TOOL_FOLDERS.isdisjoint(path.parents)
        if path.is_file() and not is_tool and not path.name.startswith("."):
            yield path, path.relative_to(ROOT)


def stage_packages(folder: Path) -> None:
    """Add the fonts with their licences, and pytweening, which no page could install."""
    fonts = folder / "assets" / "fonts"
    fonts.mkdir(parents=True, exist_ok=True)
    for package, names in FONTS.items():
        for name in names:
            shutil.copyfile(
                package_folder(package) / "files" / f"{name}.ttf", fonts / f"{name}.ttf"
            )
    for licence, text in font_licences().items():
        (fonts / licence).write_text(text, encoding="utf-8", newline="\n")
    tweening = folder / "pytweening"
    tweening.mkdir()
    shutil.copyfile(package_folder("pytweening") / "__init__.py", tweening / "__init__.py")
    (tweening / "LICENSE.txt").write_text(
        package_licence("pytweening"), encoding="utf-8", newline="\n"
    )
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")


def font_licences() -> dict[str, str]:
    """Return the licences of the fonts under the names of their files."""
    ofl = (package_folder("font_rhd") / "files" / "OFL.txt").read_text(encoding="utf-8")
    body = ofl[ofl.index(OFL_START) :]
    return {"OFL-RedHatDisplay.txt": ofl, "OFL-FjallaOne.txt": FJALLA_NOTICE + body}


def package_folder(package: str) -> Path:
    """Return the folder of an installed package without running it."""
    spec = util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise BuildError(f"expected the package {package}, got none: pip install -e '.[web]'")
    return Path(next(iter(spec.submodule_search_locations)))


def package_licence(package: str) -> str:
    """Return the licence text that a distribution ships."""
    for file in metadata.files(package) or ():
        if file.name.startswith("LICENSE"):
            return file.read_text(encoding="utf-8")
    raise BuildError(f"expected a licence text in {package}, got none")


# ---- pygbag and what is made of its output


def run_pygbag(folder: Path, template: Path, icon: Path, cdn: str) -> Path:
    """Pack the staged `folder` and return pygbag's output folder."""
    command = [
        sys.executable, "-m", "pygbag", "--build", "--no_opt", "--can_close", "1",
        "--ume_block", "0", "--title", TITLE, "--template", str(template), "--icon", str(icon),
        "--cdn", cdn, str(folder),
    ]  # fmt: skip
    done = subprocess.run(
        command, cwd=folder.parent, capture_output=True, text=True, check=False, timeout=300
    )
    if done.returncode or not (folder / "build" / "web" / f"{ARCHIVE}.apk").is_file():
        raise BuildError(f"pygbag failed:\n{done.stdout}\n{done.stderr}")
    return folder / "build" / "web"


def repack(source: Path, target: Path) -> None:
    """Write the bundle again, sorted and with one date, so that it is repeatable."""
    with zipfile.ZipFile(source) as old:
        write_zip(target, {name: old.read(name) for name in old.namelist()})


def write_zip(target: Path, contents: dict[str, bytes]) -> None:
    """Write an archive whose bytes depend on names and contents alone."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(contents):
            info = zipfile.ZipInfo(name, FIRST_DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, contents[name], compresslevel=9)


def check_bundle(path: Path) -> Counter[str]:
    """Return the packed bytes of each kind; raise BuildError for what should not be there."""
    sizes: Counter[str] = Counter()
    with zipfile.ZipFile(path) as archive:
        for info in archive.infolist():
            suffix = Path(info.filename).suffix
            if suffix not in KINDS:
                raise BuildError(f"expected no {suffix or 'such'} file, got {info.filename}")
            sizes[KINDS[suffix]] += info.compress_size
        names = set(archive.namelist())
    for needed in ("main.py", "golf/app.py", "pytweening/__init__.py", "assets/web/bridge.js"):
        if f"assets/{needed}" not in names:
            raise BuildError(f"expected {needed} in the bundle, got none")
    if path.stat().st_size > LARGEST_BUNDLE:
        raise BuildError(f"expected at most {LARGEST_BUNDLE} bytes, got {path.stat().st_size}")
    return sizes


# ---- the page


def page_template(cdn: str, archive_bytes: int) -> str:
    """Return our page with all filled in but pygbag's own names."""
    site = (WEB / "site.pygbag").read_text(encoding="utf-8")
    page = (WEB / "page.html").read_text(encoding="utf-8")
    fills = {
        "csp": html.escape(content_security_policy(cdn), quote=True),
        "description": html.escape(DESCRIPTION, quote=True),
        "archive_bytes": str(archive_bytes),
        "site": site,
    }
    for name, value in fills.items():
        page = page.replace("{{" + name + "}}", value)
    return page


def content_security_policy(cdn: str) -> str:
    """Return the tightest policy under which pygbag's loader runs.

    Its Emscripten code uses eval for the snippets of JavaScript inside its C modules, and reads
    media from blobs. The printable rules, which the game opens as a page, are under it, too.
    """
    packages = urljoin(cdn, "..") if "//" in cdn else ""
    runtime = f" {packages}" if packages else ""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' 'unsafe-eval'{runtime}",
            f"connect-src 'self' blob:{runtime}",
            "img-src 'self' blob: data:",
            "media-src 'self' blob: data:",
            f"style-src 'self' 'sha256-{rules_style_digest()}'",
            "font-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def rules_style_digest() -> str:
    """Return what stands for the style of the printable rules in a policy."""
    from golf.texts.rules_page import STYLE

    return base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()


def page_texts() -> set[str]:
    """Return the English texts that the page says before the game can: keys of the catalogue."""
    names = ("page.html", "page.js", "check.js")
    page, *scripts = ((WEB / name).read_text(encoding="utf-8") for name in names)
    return {
        *re.findall(r'\bsay\("([^"]+)"', "".join(scripts)),
        *re.findall(r"data-say>([^<]+)<", page),
    }


def page_words() -> str:
    """Return a script with the page's own words in every language of the catalogue."""
    texts = sorted(page_texts())
    found: dict[str, dict[str, str]] = {"en": {}}
    for folder in sorted((ROOT / "assets" / "words").glob("*/")):
        words = gettext.translation("golf", folder.parent, languages=[folder.name], fallback=True)
        known = {text: words.gettext(text) for text in texts}
        found[folder.name] = {text: word for text, word in known.items() if word != text}
    # The check for browsers that are too old to know of globalThis reads it, too.
    return f"window.golfWords = {json.dumps(found, ensure_ascii=False, indent=1)};\n"


def rules_sheets() -> dict[str, str]:
    """Return the printable rules, a page for each preset, under the names of their files."""
    from golf.core.rules import PRESETS
    from golf.texts.rules_page import rules_page

    return {f"rules-{name}.html": rules_page(rules) for name, rules in PRESETS.items()}


def web_manifest() -> str:
    """Return the description by which a phone installs the page as an app."""
    from golf import theme

    icons = [
        {"src": name, "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any"}
        for name, size in ICONS.items()
        if size >= 192
    ]
    icons.append(
        {"src": "icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"}
    )
    icons.append({"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"})
    manifest = {
        "name": TITLE, "short_name": "Golf", "description": DESCRIPTION, "lang": "en",
        "start_url": "./", "scope": "./", "display": "standalone", "orientation": "any",
        "background_color": theme.web_colour(theme.FAIRWAY),
        "theme_color": theme.web_colour(theme.FAIRWAY_DARK), "categories": ["games"],
        "icons": icons,
    }  # fmt: skip
    return json.dumps(manifest, indent=1) + "\n"


def draw_icons(folder: Path) -> None:
    """Draw the page's icons from its one picture."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    for name, size in ICONS.items():
        picture = pygame.image.load_sized_svg(str(WEB / "icon.svg"), (size, size))
        pygame.image.save(picture, str(folder / name))


def write_page(out: Path, staged: Path, cdn: str) -> None:
    """Put all that stands around the bundle into the output folder."""
    for name in PAGE_FILES:
        shutil.copyfile(WEB / name, out / name)
    shutil.copyfile(ROOT / "assets" / "title" / "wordmark.svg", out / "wordmark.svg")
    (out / "words.js").write_text(page_words(), encoding="utf-8", newline="\n")
    (out / "manifest.webmanifest").write_text(web_manifest(), encoding="utf-8", newline="\n")
    shutil.copytree(staged / "assets" / "fonts", out / "fonts")
    for name, text in rules_sheets().items():
        (out / name).write_text(text, encoding="utf-8", newline="\n")
    files = sorted(path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for name in files:
        digest.update(name.encode() + b"\0" + (out / name).read_bytes() + b"\0")
    worker = (WEB / "sw.js").read_text(encoding="utf-8")
    fills = {
        "version": digest.hexdigest()[:12],
        "runtime": RUNTIME,
        "files": json.dumps(["./", *(name for name in files if name != "index.html")]),
        "cdn": cdn,
    }
    for name, value in fills.items():
        worker = worker.replace("{{" + name + "}}", value)
    (out / "sw.js").write_text(worker, encoding="utf-8", newline="\n")


# ---- all of it


def build(out: Path, cdn: str = CDN) -> Counter[str]:
    """Make `out` anew and return the bundle's packed bytes by kind."""
    cdn = cdn if cdn.endswith("/") else cdn + "/"
    with tempfile.TemporaryDirectory(prefix="golf-web-") as name:
        work = Path(name)
        staged = work / ARCHIVE
        staged.mkdir()
        stage(staged)
        draw_icons(work)
        template = work / "page.html"
        template.write_text(page_template(cdn, 0), encoding="utf-8")
        packed = run_pygbag(staged, template, work / "favicon.png", cdn)
        result = work / "result"
        result.mkdir()
        repack(packed / f"{ARCHIVE}.apk", result / f"{ARCHIVE}.apk")
        sizes = check_bundle(result / f"{ARCHIVE}.apk")
        page = (packed / "index.html").read_text(encoding="utf-8")
        size = (result / f"{ARCHIVE}.apk").stat().st_size
        page = page.replace('data-archive-bytes="0"', f'data-archive-bytes="{size}"')
        (result / "index.html").write_text(page, encoding="utf-8", newline="\n")
        for icon in ICONS:
            shutil.copyfile(work / icon, result / icon)
        write_page(result, staged, cdn)
        shutil.rmtree(out, ignore_errors=True)
        out.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(result, out)
    return sizes


def write_archive(out: Path) -> Path:
    """Write the output folder as one archive, as itch.io takes it, beside it."""
    target = out.with_name(f"{out.name}.zip")
    paths = [path for path in out.rglob("*") if path.is_file()]
    write_zip(target, {path.relative_to(out).as_posix(): path.read_bytes() for path in paths})
    return target


def _size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def main(arguments: list[str] | None = None) -> int:
    """Build as told on the command line; return the exit status."""
    parser = argparse.ArgumentParser(description="Build the browser version of the game.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "web", help="output folder")
    parser.add_argument(
        "--cdn", default=CDN, metavar="URL", help="where the page finds pygbag's runtime"
    )
    parser.add_argument("--archive", action="store_true", help="also write OUT.zip for itch.io")
    options = parser.parse_args(arguments)
    try:
        sizes = build(options.out, options.cdn)
    except BuildError as error:
        sys.stderr.write(f"build_web: {error}\n")
        return 1
    bundle = options.out / f"{ARCHIVE}.apk"
    rows = [*sizes.most_common(), ("bundle", bundle.stat().st_size), ("all", _size_of(options.out))]
    lines = [f"{kind:>10} {size / 1000:8.1f} kB" for kind, size in rows]
    lines.append(f"limit of the bundle {LARGEST_BUNDLE / 1000:.1f} kB; written to {options.out}")
    if options.archive:
        lines.append(f"archive: {write_archive(options.out)}")
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
