"""A game's poster, at every size of letters."""

import pytest

from game.app.records import Run
from game.app.scenes.games import GamesScene
from game.app.scenes.setup import SetupScene
from game.app.table.skin import skin_of
from game.app.ui.poster import BLURB, BY, Poster
from game.core.game import defaults
from game.rules import games
from tests.app.conftest import MakeDesk
from tests.app.hands import show


@pytest.mark.parametrize("game", ["scoundrel", "diamonds", ""])
@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_its_words_are_of_one_scale(make_desk: MakeDesk, game: str, text: str) -> None:
    desk = make_desk(text=text)
    scene = SetupScene(desk, desk.games[game]) if game else GamesScene(desk, "Choose a game", lambda game: None)
    show(desk, scene)
    for poster in (widget for widget in scene.widgets if isinstance(widget, Poster)):
        scale = poster.blurb.size / BLURB
        assert poster.by.size / BY == pytest.approx(max(1.0, scale), abs=0.02)
        assert scale > 1.1 or text == "1", "it follows the wish as far as there is room"
        assert not any(block.overflow > 0 for block in poster.blocks())


def test_a_box_tells_the_ways_to_play_how_many_and_how_long(make_desk: MakeDesk) -> None:
    desk = make_desk()
    scene = show(desk, GamesScene(desk, "Choose a game", lambda game: None))
    posters = {widget.id: widget for widget in scene.widgets if isinstance(widget, Poster)}
    assert {id: poster.signs.figures for id, poster in posters.items()} == {
        "game-scoundrel": (("hand", "1"), ("hourglass", "5–10 min")),
        "game-diamonds": (("hand", "1–8"), ("hourglass", "5–30 min")),
        "game-crawl": (("hand", "1–8"), ("hourglass", "5–20 min")),
        "game-deuces": (("hand", "1–5"), ("hourglass", "30–120 min")),
    }
    assert posters["game-diamonds"].value.startswith("Alone  ·  Two parties")
    desk.games = {id: game for id, game in desk.games.items() if id != "deuces"}
    scene = show(desk, GamesScene(desk, "Choose a game", lambda game: None))
    scoundrel, diamonds, crawl = (widget for widget in scene.widgets if isinstance(widget, Poster))
    assert crawl.signs.ways == ("sword", "mana")
    assert crawl.value == "Warrior  ·  Mage  ·  Players: 1–8  ·  5–20 min"
    assert diamonds.signs.ways == ("hero", "crossed-swords", "dealer", "dice")
    assert diamonds.value == "Alone  ·  Two parties  ·  With a Dealer  ·  Your own party  ·  Players: 1–8  ·  5–30 min"
    assert scoundrel.value == "Players: 1  ·  5–10 min"


def test_a_first_record_takes_no_sign_off_the_boxes(make_desk: MakeDesk) -> None:
    desk = make_desk()
    scene = show(desk, GamesScene(desk, "Choose a game", lambda game: None))
    before = [poster.signs for poster in scene.widgets if isinstance(poster, Poster)]
    rules = defaults(games()["deuces"])
    desk.records.runs = [Run("deuces", rules, 7, "won", 188, "2026-11-20T19:05:33", 90.0, 20)]
    scene.refresh()
    posters = [poster for poster in scene.widgets if isinstance(poster, Poster)]
    assert [poster.signs for poster in posters] == before
    assert "Best: 188" in posters[-1].value
    assert all(len(poster.rows) == 1 for poster in posters), "players and minutes stand side by side"
    assert not any(block.overflow > 0 for poster in posters for block in poster.blocks())


def test_the_box_of_dungeons_and_deuces_says_that_there_are_quests_in_it(make_desk: MakeDesk) -> None:
    desk = make_desk()
    scene = show(desk, GamesScene(desk, "Choose a game", lambda game: None))
    assert "Six games, with quests" in scene.widget("game-deuces").help
    assert len(games()["deuces"].options[0].choices) == 6


def test_who_designed_it_stands_on_it_or_that_the_rules_do_not_say(make_desk: MakeDesk) -> None:
    desk = make_desk()
    scene = show(desk, GamesScene(desk, "Choose a game", lambda game: None))
    names = {widget.id: widget.names for widget in scene.widgets if isinstance(widget, Poster)}
    assert names["game-crawl"] == "by marccase"
    assert names["game-deuces"] == "the rules are unsigned"


def test_every_way_to_play_has_its_picture() -> None:
    for game in games().values():
        if ways := skin_of(game.id).ways:
            assert list(ways) == [choice.value for choice in game.options[0].choices]
