"""Tests that what a table's journal tells can be read in whole, also in the largest letters."""

import ast
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

import pytest

from game import i18n
from game.app.screens.read import LogScene
from game.app.screens.replay import ReplayScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table import preview
from game.app.table.preview import HINT, JOURNAL, LINE, PreviewLine
from game.bots import Random, stream
from game.core.cards import parse
from game.core.deck import face
from game.core.text import Text
from tests.app import crawl, duo
from tests.app.conftest import MakeServices
from tests.app.layout import scenes
from tests.app.scenery import SCENES
from tests.rotation import SPOKEN, rotating, spoken

PIECE = 60  # scenes per test
NAMES = [*SCENES]


def cut_lines(
    services: Services, scene: TableScene, lines: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """The lines that the journal would not show in whole, each as the newest."""
    found: list[str] = []
    cut = preview._cut
    monkeypatch.setattr(preview, "_cut", lambda canvas, line, page: (found.append(line[0]), cut(canvas, line, page))[1])
    for line in lines:
        scene.top._journal.draw(services.canvas, [line], scene.top.places.box_or("journal", JOURNAL))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "names"),
    rotating([(language, NAMES[at : at + PIECE]) for language in SPOKEN for at in range(0, len(NAMES), PIECE)]),
)
def test_every_table_with_large_text_has_a_log(
    make_services: MakeServices, language: str, names: Sequence[str]
) -> None:
    services = make_services(text="2", language=language)
    without = []
    for name, scene in scenes(services, names):
        if not isinstance(scene, TableScene) or isinstance(scene, TableScene) or scene.widget("sheet") is not None:
            continue
        button = scene.widget("log")
        if button is None or not button.focusable or not button.enabled:
            without.append(name)
    assert not without


@pytest.mark.parametrize("name", ["two, much slain", "two, replay"])
def test_the_log_has_every_line_in_whole(make_services: MakeServices, name: str) -> None:
    services = make_services(text="2", language="de")
    scene = SCENES[name](services)
    assert isinstance(scene, TableScene | ReplayScene)
    assert len(scene.top.chronicle.lines) > 3
    scene.act("log")
    services.stack.settle(lambda: None)
    log = services.stack.top
    assert isinstance(log, LogScene)
    shown = [widget for widget in log.written() if widget.id.startswith("line.")]
    assert {*scene.top.chronicle.lines} <= {widget.label for widget in shown}
    assert all(block.overflow <= 0 for widget in shown for block in widget.blocks())


@pytest.mark.slow
@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_line_of_two_parties_is_cut_in_large_text(
    make_services: MakeServices, language: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = make_services(text="2", language=language)
    match, chance = duo.fresh(seed), Random(stream(seed, 2))
    while not match.over:
        match.play(chance.choose(match.view(match.state.to_act[0])))
    scene = duo._table(duo.fresh)(services)
    assert isinstance(scene, TableScene | ReplayScene)
    lines = [
        scene.top.chronicle.noted(line, action.seat)
        for action, events in zip(match.log, match.history, strict=True)
        for line in scene.top.chronicle.said([event for event in events if not scene.top.chronicle.is_counted(event)])
    ]
    assert len(lines) > 20
    assert not cut_lines(services, scene, lines, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("hero", crawl.HEROES)
@pytest.mark.parametrize("language", spoken())
def test_no_line_of_a_crawl_is_cut_in_large_text(
    make_services: MakeServices, language: str, hero: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = make_services(text="2", language=language)
    scene = SCENES[f"crawl, {hero}, fight"](services)
    assert isinstance(scene, TableScene | ReplayScene)
    lines = [
        line
        for match in (crawl.moment(hero, name) for name in ("fallen", "crowded", "second pool"))
        for events in (match.opening, *match.history)
        for line in scene.top.chronicle.said([event for event in events if not scene.top.chronicle.is_counted(event)])
    ]
    assert len(lines) > 20
    assert not cut_lines(services, scene, list(dict.fromkeys(lines)), monkeypatch)


def reasons(game: str) -> Iterator[str]:
    """The messages of a game's hints."""
    file = import_module(f"game.rules.{game}.reasons").__file__
    assert file is not None
    for node in ast.walk(ast.parse(Path(file).read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Text":
            assert isinstance(node.args[0], ast.Constant)
            yield str(node.args[0].value)


@pytest.mark.slow
@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize(
    ("game", "table"), [("scoundrel", "table, armed"), ("diamonds", "two, start"), ("crawl", "crawl, mage, fight")]
)
def test_every_hint_is_whole_in_large_text(make_services: MakeServices, language: str, game: str, table: str) -> None:
    services = make_services(text="2", language=language)
    scene = SCENES[table](services)
    assert isinstance(scene, TableScene | ReplayScene)
    foe, axe, potion = face(parse("QS")), face(parse("8D")), face(parse("5H"))  # the longest names
    names = {"monster": foe, "enemy": foe, "weapon": axe, "old": axe, "potion": potion}
    place = scene.top.places.box_or("preview", LINE)
    values = names | {"gain": "+13", "n": 13, "damage": 13, "score": 113, "mean": 113}
    told = [i18n.say(Text(message, **values)) for message in reasons(game)]
    assert len(told) > 10
    most = 2 if game == "crawl" else 3  # a third line would reach over the table's edge
    lines = [PreviewLine(text, services.fonts, place, sign=HINT) for text in told]
    assert not [each.label for each in lines if each.block.overflow > 0 or len(each.block.lines) > most]


@pytest.mark.slow
@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("name", [f"crawl, {hero}, {name}" for hero in crawl.HEROES for name in ("fight", "crowded")])
def test_the_preview_of_a_crawl_stays_above_the_edge_in_large_text(
    make_services: MakeServices, language: str, name: str
) -> None:
    services = make_services(text="2", language=language)
    scene = SCENES[name](services)
    for id in [widget.id for widget in scene.widgets if widget.focusable and widget.enabled]:
        scene.set_focus(id, quiet=True)
        scene.refresh()
        told = scene.widget("preview")
        if isinstance(told, PreviewLine):
            assert told.block.overflow <= 0
            assert len(told.block.lines) <= 2, told.label


def test_in_a_short_line_the_first_word_does_not_stand_alone(services: Services) -> None:
    block = preview._broken(services.canvas, "The party runs.", services.fonts.width("The party runs", "body", 22), 22)
    assert block.lines == ("The party", "runs.")
