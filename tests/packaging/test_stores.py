"""Tests for what goes to itch and Steam: folders, scripts and texts."""

import re
import tomllib
from pathlib import Path
from typing import Any

import about
import archive
import pytest
import stores

TEXTS = (stores.HERE / "texts.md").read_text("utf-8")
DESIGNERS = ("Zach Gage", "Kurt Bieg", "Rory Philstrom", "marccase")
SHORT = 300  # letters that Steam takes as the short description


@pytest.fixture
def out(tmp_path: Path) -> Path:
    for name, program in (("linux", "underdeck"), ("windows", "underdeck.exe"), ("osx", "Contents/MacOS/underdeck")):
        folder = tmp_path / name / ("Underdeck.app" if name == "osx" else "underdeck")
        (folder / program).parent.mkdir(parents=True)
        (folder / program).write_text(name)
        archive.pack(folder, tmp_path / "out", f"underdeck-{name}", windows=name == "windows")
    return tmp_path / "out"


def parsed(text: str) -> dict[str, Any]:
    """Valve's data format, as far as the scripts use it."""
    words = re.findall(r'"([^"]*)"|([{}])', text)
    assert re.sub(r'"[^"]*"|[{}\s]', "", text) == ""

    def block() -> dict[str, Any]:
        found: dict[str, Any] = {}
        while words and words[0][1] != "}":
            key = words.pop(0)[0]
            value, brace = words.pop(0)
            found[key] = block() if brace else value
            if brace:
                assert words.pop(0)[1] == "}"
        return found

    return block()


def test_itch_gets_a_folder_for_each_system_that_it_can_start(out: Path) -> None:
    commands = stores.itch(out, "somebody/underdeck")
    folders = {}
    for command in commands:
        found = re.fullmatch(r"butler push (\S+) somebody/underdeck:(\w+) --userversion (\S+)", command)
        assert found
        assert found[3] == about.version()
        folders[found[2]] = Path(found[1])
    assert set(folders) == set(stores.CHANNELS)
    for channel, folder in folders.items():
        actions = tomllib.loads((folder / ".itch.toml").read_text("utf-8"))["actions"]
        here = [each for each in actions if each["platform"] == channel]
        assert here[0]["name"] == "play"
        assert all((folder / each["path"]).exists() for each in here)


def test_steam_gets_a_depot_for_each_system(out: Path) -> None:
    (command,) = stores.steam(out, "1000", ["1001", "1002", "1003"])
    script = Path(command.split()[-2])
    app = parsed(script.read_text("utf-8"))["AppBuild"]
    assert (app["AppID"], app["SetLive"]) == ("1000", "")
    assert about.version() in app["Desc"]
    assert set(app["Depots"]) == {"1001", "1002", "1003"}
    for number, name in app["Depots"].items():
        depot = parsed((script.parent / name).read_text("utf-8"))["DepotBuild"]
        assert depot["DepotID"] == number
        assert any(Path(depot["ContentRoot"]).iterdir())


def test_without_an_archive_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no archive"):
        stores.itch(tmp_path, "somebody/underdeck")


def test_texts_are_short_where_they_must_be_and_in_every_language() -> None:
    parts = dict(re.findall(r"^## (.+)\n\n((?:.|\n)+?)\s*(?=^## |\Z)", TEXTS, re.MULTILINE))
    languages = ("", ", in German", ", in Spanish", ", in French")
    assert set(parts) == {f"{length}{language}" for length in ("Short", "Long") for language in languages}
    assert all(len(parts[f"Short{language}"]) <= SHORT for language in languages)
    assert {parts[f"Long{language}"].count("\n* ") for language in languages} == {9}
    assert "endorse" in parts["Long"]
    for language in languages:
        assert all(
            name in parts[f"Long{language}"] for name in ("Zach Gage", "Kurt Bieg", "Rory Philstrom", "marccase")
        )
