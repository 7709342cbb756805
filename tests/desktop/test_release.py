"""What is said of a release, and what is in it."""

import configparser
import os
from pathlib import Path
from xml.etree import ElementTree

import contents
import debian
import licences
import metainfo
import pytest
import release
import start

from golf import __version__


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://example.org")
    monkeypatch.setenv("GITHUB_REPOSITORY", "someone/golf")
    return "https://example.org/someone/golf"


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY"):
        monkeypatch.delenv(name, raising=False)


def test_the_newest_notes_are_of_this_version() -> None:
    assert metainfo.latest() == __version__
    assert metainfo.notes(__version__).startswith(f"## {__version__} (")
    assert "\n- " in metainfo.notes(__version__)


def test_the_change_log_goes_back_to_the_first_version() -> None:
    assert "## 0.1.0 (2026-11-29)" in metainfo.notes()
    log = metainfo.debian_changelog("Someone <someone@example.org>")
    assert log.startswith(f"golf-solitaire ({__version__}) unstable; urgency=low\n\n  * ")
    assert " -- Someone <someone@example.org>  Sun, 29 Nov 2026 12:00:00 +0000\n" in log


def test_a_maintainer_without_an_address_gets_none_that_is_made_up() -> None:
    name = {"name": "Someone"}
    assert debian.maintainer({"authors": [name]}) == "Someone"
    known = {"authors": [name | {"email": "someone@example.org"}]}
    assert debian.maintainer(known) == "Someone <someone@example.org>"
    assert " -- Someone <>  Sun, 29 Nov 2026" in metainfo.debian_changelog("Someone")
    assert "@" not in debian.maintainer(debian.project())


def test_a_version_without_notes_is_told() -> None:
    with pytest.raises(LookupError, match=r"9\.9"):
        metainfo.notes("9.9")


def test_pictures_and_links_follow_the_projects_address(at_home: str) -> None:
    found = ElementTree.fromstring(metainfo.filled())
    assert found.findtext("url") == at_home
    for image in found.iterfind("screenshots/screenshot/image"):
        place = str(image.text).removeprefix(f"{at_home}/raw/v{__version__}/")
        assert (contents.ROOT / place).is_file()
    assert all(shot.findtext("caption") for shot in found.iterfind("screenshots/screenshot"))


@pytest.mark.usefixtures("nowhere")
def test_without_an_address_nothing_is_made_up(tmp_path: Path) -> None:
    metainfo.write(tmp_path / "share" / "info.xml")
    text = (tmp_path / "share" / "info.xml").read_text(encoding="utf-8")
    found = ElementTree.fromstring(text)
    assert "@" not in text
    assert found.find("url") is None
    assert found.find("screenshots") is None


def test_menu_and_description_name_each_other() -> None:
    found = ElementTree.parse(metainfo.SOURCE).getroot()
    assert found.findtext("id") == contents.APP_ID
    assert found.findtext("launchable") == f"{contents.APP_NAME}.desktop"
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(contents.FOLDER / f"{contents.APP_NAME}.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["Icon"] == contents.APP_NAME
    for language in ("de", "es", "fr"):
        told = entry["Desktop Entry"][f"comment[{language}]"]
        assert told in ElementTree.tostring(found, "unicode")


def test_the_program_gets_all_that_the_game_reads_and_nothing_else() -> None:
    places = {f"{folder}/{Path(file).name}" for file, folder in contents.data_files()}
    for needed in (
        *("assets/web/icon.svg", "assets/cards/suit-spade.svg", "assets/sounds/clear_1.ogg"),
        *("assets/words/de/LC_MESSAGES/golf.mo", "assets/fonts/FjallaOne-Regular.ttf"),
        "levels/7-wolf-crag.toml",
    ):
        assert f"golf/_data/{needed}" in places
    suffixes = {Path(place).suffix for place in places}
    assert suffixes <= {".svg", ".ogg", ".mo", ".ttf", ".toml", ".png"}


def test_a_file_that_no_licence_is_known_for_is_found(tmp_path: Path) -> None:
    library = tmp_path / "lib"
    for name in ("pygame/base.so", "libSDL2-2.so.0", "python3.11/lib-dynload/math.so", "data.svg"):
        (library / name).parent.mkdir(parents=True, exist_ok=True)
        (library / name).touch()
    assert licences.unknown_files(library) == []
    (library / "libstrange.so.1").touch()
    assert licences.unknown_files(library) == ["libstrange.so.1"]


def test_the_licences_of_what_is_inside_are_there_with_their_texts(tmp_path: Path) -> None:
    library = tmp_path / "lib"
    library.mkdir()
    (library / "libSDL2-2.so.0").touch()
    pytest.importorskip("PyInstaller", reason="its licence comes with the extra desktop")
    licences.write_all(tmp_path / "texts", library)
    names = {path.name for path in (tmp_path / "texts").iterdir()}
    assert {"Golf.txt", "LGPL-2.1.txt", "OFL-FjallaOne.txt", "OFL-RedHatDisplay.txt"} < names
    told = (tmp_path / "texts" / "Others.txt").read_text(encoding="utf-8")
    assert "Sam Lantinga" in told
    assert "platformdirs" in told
    assert "HarfBuzz" not in told


def test_a_program_that_is_too_large_or_has_a_stranger_in_it_is_no_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = tmp_path / "lib"
    library.mkdir()
    (library / "libSDL2-2.so.0").write_bytes(bytes(2_000))
    release.check(tmp_path)
    monkeypatch.setattr(release, "MOST", 1_999)
    with pytest.raises(contents.build_web.BuildError, match="at most 1999 bytes, got 2000"):
        release.check(tmp_path)
    (library / "libstrange.so").touch()
    with pytest.raises(contents.build_web.BuildError, match="libstrange"):
        release.check(tmp_path)


def test_what_is_inside_is_told_by_its_kind(tmp_path: Path) -> None:
    for place in ("golf", "lib/pygame/base.so", "lib/golf/_data/levels/a.toml", "lib/libz.so.1"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_bytes(bytes(1_000_000))
    told = release.tell(tmp_path, [])
    for kind in ("pygame", "art, sounds", "the game's code", "Python and its libraries"):
        assert f"1.0 MB  {kind}" in told
    assert "4.0 MB  unpacked" in told


@pytest.mark.parametrize("system", ["/opt/lib", None])
def test_what_the_program_opens_finds_the_systems_libraries(
    monkeypatch: pytest.MonkeyPatch, system: str | None
) -> None:
    # As PyInstaller's loader leaves it to everything that the program starts.
    monkeypatch.setenv("LD_LIBRARY_PATH", f"/golf/lib:{system or ''}")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if system is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", system)
    start.give_libraries_back()
    assert os.environ.get("LD_LIBRARY_PATH") == system
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ
