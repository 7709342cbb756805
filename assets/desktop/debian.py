"""The `.deb` of a frozen program, made by `dpkg-deb`."""

import gzip
import re
import shutil
import subprocess
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import contents
import metainfo

from golf import __version__

OVERRIDES = f"""\
# The project has no address of its own to name.
{contents.APP_NAME}: malformed-contact Maintainer *
{contents.APP_NAME}: bogus-mail-host-in-debian-changelog *
"""
"""What lintian is told about a maintainer without an address."""
RECOMMENDED = (
    # What SDL opens while it runs: one display, one sound system, and what windows are made of.
    *("libx11-6", "libxext6", "libxcursor1", "libxfixes3", "libxi6", "libxrandr2", "libxss1"),
    *("libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libxkbcommon0"),
    *("libdecor-0-0", "libegl1", "libgl1", "libpulse0", "libasound2t64 | libasound2"),
    *("libudev1", "libdbus-1-3"),
)
COMMAND = Path("usr/games/golf")
HOME = Path("usr/lib") / contents.APP_NAME


def maintainer(about: Mapping[str, Any]) -> str:
    """Return who makes the package: a project's first author, with an address where it has one."""
    author = about["authors"][0]
    return f"{author['name']} <{author['email']}>" if "email" in author else author["name"]


def project() -> dict[str, Any]:
    """Return what the project says of itself."""
    text = (contents.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    told: dict[str, Any] = tomllib.loads(text)["project"]
    return told


def is_possible() -> bool:
    """Return whether this system has what makes such packages."""
    return shutil.which("dpkg-deb") is not None


def build(program: Path, share: Path, licences: Path, out: Path, work: Path) -> Path:
    """Make the package of a frozen `program` and return its path."""
    root = work / "deb"
    shutil.copytree(program, root / HOME, symlinks=True)
    (root / COMMAND).parent.mkdir(parents=True)
    (root / COMMAND).symlink_to(Path("..") / HOME.relative_to("usr") / "golf")
    shutil.copytree(share, root / "usr/share")
    _pack(root / "usr/share/man/man6/golf.6")
    _write_documents(root / "usr/share/doc" / contents.APP_NAME, licences)
    overrides = root / "usr/share/lintian/overrides" / contents.APP_NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_text(OVERRIDES, encoding="utf-8")
    _write_control(root)
    architecture = _output("dpkg", "--print-architecture").strip()
    target = out / f"{contents.APP_NAME}_{__version__}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", str(root), str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return target


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def _pack(path: Path) -> None:
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    path.unlink()


def _write_documents(folder: Path, licences: Path) -> None:
    folder.mkdir(parents=True)
    own = (licences / "Golf.txt").read_text(encoding="utf-8")
    shutil.copytree(licences, folder / "licences")
    others = f"/{folder.relative_to(folder.parents[3])}/licences"
    (folder / "copyright").write_text(
        f"{own}\nThe licences of all else that is inside are in {others}.\n", encoding="utf-8"
    )
    log = folder / "changelog"
    log.write_text(metainfo.debian_changelog(maintainer(project())), encoding="utf-8")
    _pack(log)


def _write_control(root: Path) -> None:
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    fields = {
        "Package": contents.APP_NAME,
        "Version": __version__,
        "Architecture": _output("dpkg", "--print-architecture").strip(),
        "Maintainer": maintainer(project()),
        "Installed-Size": str(sum(path.stat().st_size for path in files) // 1024),
        "Depends": f"libc6 (>= {needed_libc(root / HOME)})",
        "Recommends": ", ".join(RECOMMENDED),
        "Section": "games",
        "Priority": "optional",
        "Description": (
            "Golf Solitaire that knows the truth about every deal\n"
            " Nine holes, five published rule sets, the best score that was possible, fair\n"
            " hints, daily holes, courses and records, in a window or in the terminal."
        ),
    }
    home = metainfo.address()
    if home is not None:
        fields["Homepage"] = home
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        "".join(f"{name}: {value}\n" for name, value in fields.items()), encoding="utf-8"
    )


def needed_libc(program: Path) -> str:
    """Return the oldest version of the C library that every binary of a program runs with."""
    binaries = [path for path in program.rglob("*") if ".so" in path.name or path.name == "golf"]
    told = _output("objdump", "-T", *(str(path) for path in binaries if path.is_file()))
    found = {tuple(map(int, each.split("."))) for each in re.findall(r"GLIBC_([\d.]+)", told)}
    return ".".join(map(str, max(found)))
