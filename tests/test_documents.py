"""Tests for the documents beside the program: links lead somewhere, everything that ships is credited, numbers
agree."""

import re
import tomllib
from pathlib import Path

import pytest

from game import __version__
from game.rules import games
from tests.documents import CODE, is_there, named
from tests.test_architecture import LAYERS, MAY_IMPORT

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(ROOT.glob("*.md"))
ELSEWHERE = ("https://", "../../releases/")  # on other sites, and beside the sources on the site that shows them
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_the_pages_lead_somewhere(page: Path) -> None:
    for link, part in re.findall(r"\]\(([^)#]*)(?:#([^)]+))?\)", page.read_text(encoding="utf-8")):
        target = ROOT / link if link else page
        assert link.startswith(ELSEWHERE) or target.exists(), link
        assert not part or part in anchors(target), f"{link}#{part}"


def anchors(page: Path) -> set[str]:
    """The addresses of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_in_the_source_is_there(page: Path) -> None:
    assert [name for name in named(page.read_text(encoding="utf-8")) if not is_there(name)] == []


def test_the_diagrams_name_what_the_text_explains() -> None:
    page = text("ARCHITECTURE.md")
    told = set(named(page))
    for diagram in CODE.findall(page):
        assert [path for path in re.findall(r"game/[\w/]+\.py", diagram) if not is_there(path)] == []
        calls = re.findall(r"\b[A-Z]\w+\.\w+", diagram)
        assert [call for call in calls if not any(name.endswith(f".{call}") for name in told)] == []


def test_names_in_the_source_are_told_apart() -> None:
    assert is_there("game.core.match.Match.play")
    assert is_there("game.core.match.Match.history")
    assert is_there("game/core")
    assert not is_there("game.core.match.Match.win")
    assert not is_there("game.core.nothing")
    assert not is_there("game/core/nothing.py")


# the architecture


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the table under the head that begins with a word."""
    lines = text(page).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(f"| {heading} |")) + 2
    last = next(number for number in range(first, len(lines)) if not lines[number].startswith("|"))
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[first:last]]


def test_the_table_of_the_parts_is_that_of_the_architecture() -> None:
    above: set[str] = set()
    for part, _, imports in rows("ARCHITECTURE.md", "folder"):
        if found := re.fullmatch(r"`game/(\w+)(?:\.py)?`", part):
            ours, theirs = MAY_IMPORT[found[1]]
            told = set(re.findall(r"\w+", imports))
            but = re.match(r"all of these but ([\w ]+)", imports)
            parts = above - set(but[1].split(" and ")) if but else told & MAY_IMPORT.keys()
            assert parts == ours - {found[1]}, part
            assert {word for word in told if word in ("numpy", "platformdirs", "pygame", "pytmx")} == theirs, part
            above.add(found[1])
    assert above == MAY_IMPORT.keys() - {"__init__", "__main__"}


def test_the_table_of_the_layers_is_that_of_the_architecture() -> None:
    assert [row[0].split(", ") for row in rows("ARCHITECTURE.md", "layer")] == [list(layer) for layer in LAYERS]


# credits, versions, commands


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
