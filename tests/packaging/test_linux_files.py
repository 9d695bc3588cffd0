"""Tests for the menu entry, the AppStream metainfo and the icons, by the tools that read them."""

import io
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import about
import linux_files
import pytest
from PIL import Image


@pytest.fixture
def share(tmp_path: Path) -> Path:
    linux_files.install(tmp_path, "/opt/underdeck/underdeck")
    return tmp_path / "share"


def run(*words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*map(str, words)], capture_output=True, text=True, encoding="utf-8", timeout=60)


@pytest.mark.slow
def test_the_menu_entry_is_valid_and_starts_the_program(share: Path) -> None:
    entry = share / "applications" / "org.underdeck.Underdeck.desktop"
    done = run("desktop-file-validate", entry)
    assert (done.returncode, done.stdout) == (0, "")
    lines = entry.read_text("utf-8").splitlines()
    assert "Exec=/opt/underdeck/underdeck" in lines
    assert f"Icon={about.APP_ID}" in lines


@pytest.mark.slow
def test_the_metainfo_is_valid(share: Path) -> None:
    done = run("appstreamcli", "validate", "--no-net", share / "metainfo" / "org.underdeck.Underdeck.metainfo.xml")
    assert done.returncode == 0, done.stdout
    assert "warning" not in done.stdout.lower()


def test_the_metainfo_says_what_the_rest_of_the_project_says() -> None:
    tree = ElementTree.fromstring(linux_files.metainfo())
    assert tree.findtext("id") == about.APP_ID
    assert tree.findtext("summary") == about.SUMMARY
    assert tree.findtext("project_license") == about.LICENCE
    assert {control.text for control in tree.iter("control")} >= {"gamepad", "keyboard", "pointing"}
    newest = next(tree.iter("release"))
    assert (newest.get("version"), newest.get("date")) == (about.version(), newest.get("date"))
    assert 1 <= len(list(newest.iter("li"))) <= 8
    assert "@" not in linux_files.metainfo()


def test_what_is_told_is_told_in_each_of_our_languages() -> None:
    """Every paragraph and line of the description and every caption stands in all four languages, in this order."""
    tree = ElementTree.fromstring(linux_files.metainfo())
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    told = [*tree.findall("summary"), *tree.findall("description//p"), *tree.findall("description//li")]
    told += tree.findall("screenshots//caption")
    assert [each.get(language) for each in told] == [None, "de", "es", "fr"] * (len(told) // 4)


@pytest.mark.slow
def test_the_icons_are_as_large_as_their_folders_say() -> None:
    drawn = linux_files.icons()
    assert set(drawn) >= {16, 24, 32, 48, 64, 128, 256, 512}
    for side, data in drawn.items():
        picture = Image.open(io.BytesIO(data))
        assert (picture.format, picture.size, picture.mode) == ("PNG", (side, side), "RGBA")
        low, high = picture.getchannel("A").getextrema()
        assert (low, high > 250) == (0, True)
    assert linux_files.icons() == drawn
