"""What the bundle holds, and that nothing but its contents decides its bytes."""

import hashlib
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import build_web

ROOT = Path(build_web.__file__).parent


@pytest.fixture(scope="session")
def names(built: Path) -> set[str]:
    with zipfile.ZipFile(built / "golf.apk") as archive:
        return set(archive.namelist())


def test_the_bundle_is_small_enough_for_a_phone(built: Path) -> None:
    size = (built / "golf.apk").stat().st_size
    sys.stdout.write(f"bundle {size} bytes\n")
    assert size <= 1_900_000


def test_the_bundle_holds_known_kinds_of_files_alone(names: set[str]) -> None:
    assert {Path(name).suffix for name in names} <= set(build_web.KINDS)
    assert not [name for name in names if name.endswith((".mp3", ".wav"))]


def test_the_bundle_holds_of_the_package_what_runs_in_a_page(names: set[str]) -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in build_web.page_modules().values()}
    assert {name for name in names if name.startswith("assets/golf/")} == {
        f"assets/{module}" for module in modules
    }


def test_tools_and_the_page_stay_outside_the_bundle(names: set[str]) -> None:
    assert not [name for name in names if "make_" in name or "test" in name.lower()]
    web = {name.rpartition("/")[2] for name in names if "assets/web/" in name}
    assert web == set(build_web.BUNDLE_WEB_FILES)


def test_fonts_come_with_their_licences(built: Path) -> None:
    with zipfile.ZipFile(built / "golf.apk") as archive:
        for font, holder in (("FjallaOne", "Sorkin Type"), ("RedHatDisplay", "Red Hat Project")):
            licence = archive.read(f"assets/assets/fonts/OFL-{font}.txt").decode()
            assert holder in licence
            assert "SIL OPEN FONT LICENSE Version 1.1" in licence
        assert "Al Sweigart" in archive.read("assets/pytweening/LICENSE.txt").decode()
        assert "MIT License" in archive.read("assets/LICENSE.txt").decode()


def test_equal_contents_give_equal_bytes_and_the_checkout_is_not_touched(
    built: Path, tmp_path: Path
) -> None:
    before = sums("golf", "assets", "levels")
    build_web.build(tmp_path / "again", build_web_cdn(built))
    for path in built.rglob("*"):
        if path.is_file():
            again = tmp_path / "again" / path.relative_to(built)
            assert again.read_bytes() == path.read_bytes(), path.name
    assert sums("golf", "assets", "levels") == before


def build_web_cdn(built: Path) -> str:
    page = (built / "index.html").read_text(encoding="utf-8")
    return page.split('data-cdn="')[1].split('"')[0]


def sums(*folders: str) -> dict[str, str]:
    """Return a checksum of every file in folders of the checkout."""
    return {
        str(path): hashlib.sha256(path.read_bytes()).hexdigest()
        for folder in folders
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_a_foreign_file_fails_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    strange = tmp_path / "song.mp3"
    strange.write_bytes(b"ID3")
    real = build_web.bundle_files

    def with_song():
        yield from real()
        yield strange, Path("assets/sounds/song.mp3")

    monkeypatch.setattr(build_web, "bundle_files", with_song)
    with pytest.raises(build_web.BuildError, match=r"expected no \.mp3 file, got .*song\.mp3"):
        build_web.build(tmp_path / "web")
    assert build_web.main(["--out", str(tmp_path / "web")]) == 1


def test_a_bundle_that_is_too_large_fails_the_build(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_web, "LARGEST_BUNDLE", 1000)
    with pytest.raises(build_web.BuildError, match="expected at most 1000 bytes"):
        build_web.check_bundle(built / "golf.apk")


@pytest.mark.parametrize(
    ("name", "why"), [("assets/main.exe", "expected no .exe"), ("assets/a.py", "main.py")]
)
def test_a_bundle_that_is_not_the_game_fails_the_build(tmp_path: Path, name: str, why: str) -> None:
    build_web.write_zip(tmp_path / "golf.apk", {name: b""})
    with pytest.raises(build_web.BuildError, match=why):
        build_web.check_bundle(tmp_path / "golf.apk")


def test_a_missing_package_is_named() -> None:
    with pytest.raises(build_web.BuildError, match="no_such_package"):
        build_web.package_folder("no_such_package")


def test_a_distribution_without_a_licence_text_is_named() -> None:
    with pytest.raises(build_web.BuildError, match="font-fjallaone"):
        build_web.package_licence("font-fjallaone")


def test_what_pygbag_says_is_told_when_it_fails(tmp_path: Path) -> None:
    with pytest.raises(build_web.BuildError, match=r"no main\.py"):
        build_web.run_pygbag(tmp_path, tmp_path, tmp_path, "cdn/")


def test_the_command_writes_page_summary_and_archive(tmp_path: Path) -> None:
    out = tmp_path / "web"
    done = subprocess.run(
        [sys.executable, "build_web.py", "--out", str(out), "--archive", "--cdn", "cdn/0.9.3"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    for kind in ("code", "pictures", "sounds", "fonts", "bundle"):
        assert f"{kind} " in done.stdout
    page = (out / "index.html").read_text(encoding="utf-8")
    assert 'data-cdn="cdn/0.9.3/"' in page
    assert "{{" not in page
    with zipfile.ZipFile(tmp_path / "web.zip") as archive:
        assert {"index.html", "golf.apk", "sw.js", "page.js"} <= set(archive.namelist())


def test_the_manifest_lets_the_page_be_installed(built: Path) -> None:
    import pygame

    manifest = json.loads((built / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "./"
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["purpose"] for icon in pictures} == {"any", "maskable"}
    for icon in pictures:
        width, height = pygame.image.load(built / icon["src"]).get_size()
        assert icon["sizes"] == f"{width}x{height}"


def test_the_rules_of_every_preset_stand_beside_the_page_to_be_printed(built: Path) -> None:
    for preset in ("classic", "fast", "strict", "practice", "relaxed"):
        sheet = (built / f"rules-{preset}.html").read_text(encoding="utf-8")
        assert preset.capitalize() in sheet
        assert f"rules-{preset}.html" in (built / "sw.js").read_text(encoding="utf-8")
