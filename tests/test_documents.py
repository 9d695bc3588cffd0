"""Tests for the documents beside the program: links lead somewhere, everything that ships is credited, numbers
agree."""

import re
import tomllib
from pathlib import Path

import pytest

from game import __version__
from game.rules import games

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(ROOT.glob("*.md"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_the_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    for link in links:
        assert link.startswith("https://") or (ROOT / link).exists(), link


def test_every_library_is_credited() -> None:
    for requirement in PROJECT["dependencies"]:
        assert re.split(r"[<>=~]", requirement)[0] in text("CREDITS.md").lower(), requirement


def test_every_designer_is_credited() -> None:
    for game in games().values():
        for name in game.credit.split(", ") if game.credit else [game.title]:
            assert f"**{name}**" in text("CREDITS.md"), name


def test_every_typeface_has_its_licence_and_its_credit() -> None:
    families = {font.stem.rpartition("-")[0] for font in (ROOT / "assets" / "fonts").glob("*.ttf")}
    for family in families:
        assert "SIL OPEN FONT LICENSE" in text(f"assets/fonts/OFL-{family}.txt").upper(), family
        assert family.replace("-", " ") in text("CREDITS.md").lower(), family


def test_the_changelog_knows_this_version() -> None:
    assert f"## {__version__}" in text("CHANGELOG.md")


def test_the_readme_has_its_two_commands_on_one_line_each() -> None:
    for name in "start", "test":
        block = re.search(rf"<!-- {name} -->\n```sh\n(.*?)```", text("README.md"), re.DOTALL)
        assert block is not None
        assert len(block[1].splitlines()) == 1
