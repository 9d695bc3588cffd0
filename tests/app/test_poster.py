"""Tests for a game's box on the shelf, the note before it, and its poster, at every text size."""

from dataclasses import replace

import pytest

from game import files
from game.app.screens.describe import last_result
from game.app.screens.games import GamesScene
from game.app.screens.posters import BLURB, BY, EYES, LOW, MOST_GROWN, OVER_FOOT, SCORE, TITLE, Poster
from game.app.screens.setup import SetupScene
from game.app.store.records import ABANDONED, Run
from game.app.table.skins import skin_of
from game.app.ui.gamebox import BoxNote, GameBox, cover_of
from game.core.game import defaults
from game.rules import games
from tests.app.conftest import MakeServices
from tests.app.driving import frames, press, show
from tests.rotation import spoken


def boxes(scene: GamesScene) -> dict[str, GameBox]:
    """The boxes on a shelf by id."""
    return {widget.id: widget for widget in scene.widgets if isinstance(widget, GameBox)}


def note(scene: GamesScene) -> BoxNote:
    """The note about the focused box."""
    return next(widget for widget in scene.widgets if isinstance(widget, BoxNote))


@pytest.mark.parametrize("game", ["scoundrel", "diamonds", "crawl", "deuces"])
@pytest.mark.parametrize("text", ["1", "1.5", "2"])
@pytest.mark.parametrize("language", spoken())
def test_its_words_are_of_one_scale(make_services: MakeServices, game: str, text: str, language: str) -> None:
    services = make_services(text=text, language=language)
    scene = show(services, SetupScene(services, services.games[game]))
    box = next(widget.box for widget in scene.widgets if isinstance(widget, Poster))
    letters = services.fonts
    for best in (None, 188):
        poster = Poster(services.games[game], best, box, letters)
        scale = poster.blurb.size / BLURB
        assert scale > 1.1 or text == "1", "it follows the wish as far as there is room"
        assert not any(block.overflow > 0 for block in poster.blocks())
        assert poster.title.size == pytest.approx(TITLE * min(float(text), MOST_GROWN), abs=0.02)
        assert (poster.score is None) == (best is None)
        assert poster.by or best or text != "1", "at the usual size there is room for who designed it"
        for block, size in ((poster.by, BY), (poster.score, SCORE)):
            if block is not None:
                least = letters.legible / letters.text_px(block.lines[0], block.role, 1.0)
                assert block.size == pytest.approx(max(size * max(1.0, scale), least), abs=0.02 * size)


@pytest.mark.parametrize("game", ["scoundrel", "diamonds", "crawl", "deuces"])
@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_the_one_who_is_on_the_cover_looks_out_over_the_ribbon(
    make_services: MakeServices, game: str, text: str
) -> None:
    services = make_services(text=text)
    scene = show(services, SetupScene(services, services.games[game]))
    poster = next(widget for widget in scene.widgets if isinstance(widget, Poster))
    up, high = poster.cut()
    free = poster.picture.h - OVER_FOOT * poster.ribbon_h
    assert free * 0.25 < high * EYES - up <= free * LOW + 1
    assert 0 <= up <= high - poster.picture.h + 1
    if text == "1":
        assert (up, poster.picture.h) == (0, high), "the picture is whole"
        assert OVER_FOOT * poster.ribbon_h < 0.2 * high, "the ribbon lies on its foot only"


@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_the_note_is_about_the_box_in_focus(make_services: MakeServices, text: str) -> None:
    services = make_services(text=text)
    scene = show(services, GamesScene(services, "Choose a game", lambda game: None))
    places = set()
    for game in games().values():
        assert note(scene).label == game.blurb
        assert note(scene).blurb.size > 1.1 * BLURB or text == "1"
        assert not any(block.overflow > 0 for block in note(scene).blocks())
        places.add(note(scene).box)
        press(services, "right")
    assert len(places) == 1, "nothing moves when another box is looked at"


def test_the_box_in_focus_opens_and_the_others_shut(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = show(services, GamesScene(services, "Choose a game", lambda game: None))
    assert not scene.at_rest()
    frames(services, 60)
    assert scene.at_rest()
    assert [box.open for box in boxes(scene).values()] == [1, 0, 0, 0]
    press(services, "right")
    assert 0 < boxes(scene)["game-scoundrel"].open < 1, "it shuts, and does not snap"
    frames(services, 60)
    assert [box.open for box in boxes(scene).values()] == [0, 1, 0, 0]


def test_nothing_opens_slowly_where_nothing_shall_move(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=True)
    scene = show(services, GamesScene(services, "Choose a game", lambda game: None))
    press(services, "right")
    assert [box.open for box in boxes(scene).values()] == [0, 1, 0, 0]


def test_a_box_tells_the_ways_to_play_how_many_and_how_long(make_services: MakeServices) -> None:
    services = make_services()
    scene = show(services, GamesScene(services, "Choose a game", lambda game: None))
    assert {id: box.signs.figures for id, box in boxes(scene).items()} == {
        "game-scoundrel": (("player", "1"), ("hourglass", "5–10 min")),
        "game-diamonds": (("player", "1–8"), ("hourglass", "5–30 min")),
        "game-crawl": (("player", "1–8"), ("hourglass", "5–20 min")),
        "game-deuces": (("player", "1–5"), ("hourglass", "30–120 min")),
    }
    assert not any(block.overflow > 0 for box in boxes(scene).values() for block in box.blocks())
    values = {id: box.value for id, box in boxes(scene).items()}
    assert values["game-crawl"] == "No result yet  ·  Warrior  ·  Mage  ·  Players: 1–8  ·  5–20 min"
    assert values["game-scoundrel"] == "No result yet  ·  Players: 1  ·  5–10 min"
    ways = "Alone  ·  Two parties  ·  With a Dealer  ·  Your own party"
    assert values["game-diamonds"] == f"No result yet  ·  {ways}  ·  Players: 1–8  ·  5–30 min"
    press(services, "right")
    assert ways in [" ".join(block.lines) for block in note(scene).blocks()]


def test_a_first_record_stands_on_the_note_and_takes_no_sign_off_the_boxes(make_services: MakeServices) -> None:
    services = make_services()
    scene = show(services, GamesScene(services, "Choose a game", lambda game: None))
    before = [box.signs for box in boxes(scene).values()]
    rules = defaults(games()["deuces"])
    services.records.runs = [Run("deuces", rules, 7, "won", 188, "2026-11-20T19:05:33", 90.0, 20)]
    scene.refresh()
    assert [box.signs for box in boxes(scene).values()] == before
    assert "Best: 188  ·  Last result: 20 Nov 2026" in boxes(scene)["game-deuces"].value
    assert "No result yet" in [" ".join(block.lines) for block in note(scene).blocks()]
    press(services, "left")
    assert "Best: 188  ·  Last result: 20 Nov 2026" in [" ".join(block.lines) for block in note(scene).blocks()]


def test_when_a_game_was_played_last_leaves_out_what_was_given_up(make_services: MakeServices) -> None:
    services, game = make_services(), games()["crawl"]
    run = Run("crawl", defaults(game), 7, "left", 5, "2026-11-18T19:05:33", 90.0, 20)
    assert last_result(services.records, game) == "No result yet"
    services.records.runs = [run, replace(run, result=ABANDONED, when="2026-11-20T19:05:33")]
    assert last_result(services.records, game) == "Last result: 18 Nov 2026"
    assert last_result(services.records, games()["scoundrel"]) == "No result yet"


def test_the_box_of_dungeons_and_deuces_says_that_there_are_quests_in_it(make_services: MakeServices) -> None:
    services = make_services()
    scene = show(services, GamesScene(services, "Choose a game", lambda game: None))
    assert "Six games, with quests" in scene.widget("game-deuces").help
    assert len(games()["deuces"].options[0].choices) == 6


def test_who_designed_it_stands_on_it_or_that_the_rules_do_not_say(make_services: MakeServices) -> None:
    services = make_services()
    scene = show(services, GamesScene(services, "Choose a game", lambda game: None))
    names = {id: box.names for id, box in boxes(scene).items()}
    assert names["game-scoundrel"] == "by Zach Gage and Kurt Bieg"
    assert names["game-crawl"] == "by marccase"
    assert names["game-deuces"] == "by an unknown hand"


def test_every_way_to_play_has_its_picture() -> None:
    for game in games().values():
        if ways := skin_of(game.id).ways:
            assert list(ways) == [choice.value for choice in game.options[0].choices]


def test_every_game_of_ours_has_a_cover_and_any_other_a_plain_one() -> None:
    covers = [cover_of(id) for id in games()]
    assert len(set(covers)) == len(covers)
    assert cover_of("stairs") == "ui/cover-plain"
    assert all(files.asset(f"{name}.webp").is_file() for name in (*covers, cover_of("stairs")))
