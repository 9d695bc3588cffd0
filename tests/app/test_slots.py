"""Tests for the save slots: saving, loading, deleting, and what is said of a damaged one."""

import pytest

from game.app.desk import Desk
from game.app.plays import new_match, record_play
from game.app.records import settled
from game.app.scenes.describe import house_rules, standing
from game.app.scenes.setup import SetupScene
from game.app.scenes.slots import SlotsScene
from game.app.scenes.table import TableScene
from game.app.scenes.title import TitleScene
from game.core.game import defaults
from game.core.match import Match
from game.core.view import Action
from game.rules import games
from tests.app import crawl
from tests.app.driving import choose, click, label, press, show, top
from tests.app.scenery import moment

GAME = games()["scoundrel"]


def play(desk: Desk, moves: int, seed: int = 11) -> Match:
    match = new_match(desk, GAME, None, seed)
    match.marks.clear()
    go_on(match, moves)
    return match


def go_on(match: Match, moves: int) -> None:
    for _ in range(moves):
        match.play(match.game.adviser().choose(match.view(0)))


def at_table(desk: Desk) -> Match:
    scene = top(desk)
    assert isinstance(scene, TableScene)
    return scene.match


def text(desk: Desk, id: str) -> str:
    return next(thing.help for thing in top(desk).things() if thing.id == id)


def test_a_play_is_saved_shown_and_loaded_exactly_as_it_was(desk: Desk) -> None:
    match = play(desk, 3)
    show(desk, SlotsScene(desk, match))
    assert label(desk, "slot-2") == "Slot 2: Empty"
    choose(desk, "slot-2")
    assert label(desk, "slot-2") == "Slot 2: Scoundrel"
    life, left = match.state.gauges["health"], len(match.state.cards("deck"))
    assert f"Life: {life}" in text(desk, "slot-2")
    assert f"{left} cards left" in text(desk, "slot-2")
    assert "Used weapon: Beats weaker" in text(desk, "slot-2")
    press(desk, "cancel")
    show(desk, SlotsScene(desk, None))
    assert top(desk).focus == "slot-2"
    press(desk, "confirm")
    assert at_table(desk).digest() == match.digest()
    assert not at_table(desk).marks
    running = desk.saves.running("scoundrel")
    assert running is not None
    assert running.digest() == match.digest()


def test_a_full_slot_is_saved_over_only_when_that_is_meant(desk: Desk) -> None:
    desk.saves.put(1, play(desk, 2))
    show(desk, SlotsScene(desk, play(desk, 5)))
    choose(desk, "slot-1")
    press(desk, "confirm")  # “Back” has the focus
    kept = desk.saves.slot(1).match
    assert kept is not None
    assert len(kept.log) == 2
    choose(desk, "slot-1")
    choose(desk, "do")
    kept = desk.saves.slot(1).match
    assert kept is not None
    assert len(kept.log) == 5


def test_a_slot_is_emptied_only_when_that_is_meant(desk: Desk) -> None:
    desk.saves.put(4, play(desk, 2))
    show(desk, SlotsScene(desk, None))
    click(desk, "empty-4")
    press(desk, "cancel")
    assert desk.saves.slot(4).match is not None
    click(desk, "empty-4")
    click(desk, "do")
    assert desk.saves.slot(4).match is None
    assert label(desk, "slot-4") == "Slot 4: Empty"
    assert top(desk).focus == "slot-4"


def test_an_empty_slot_cannot_be_loaded(desk: Desk) -> None:
    show(desk, SlotsScene(desk, None))
    choose(desk, "slot-1")
    assert top(desk).name == "slots"


def test_where_nothing_is_saved_there_is_nothing_to_load(desk: Desk) -> None:
    assert show(desk, SetupScene(desk, GAME)).widget("load") is None
    desk.saves.put(2, play(desk, 1))
    show(desk, SetupScene(desk, GAME))
    choose(desk, "load")
    assert top(desk).name == "slots"


def test_a_damaged_slot_says_what_is_wrong_and_can_be_saved_into(desk: Desk) -> None:
    folder = desk.homes.data / "slots"
    folder.mkdir()
    (folder / "5.json").write_text("{broken")
    show(desk, SlotsScene(desk, play(desk, 1)))
    assert label(desk, "slot-5") == "Slot 5: Damaged"
    assert "damaged or cut short" in text(desk, "slot-5")
    assert "json" not in text(desk, "slot-5"), "what files are called is nothing to whoever plays"
    choose(desk, "slot-5")
    assert label(desk, "slot-5") == "Slot 5: Scoundrel"
    assert (folder / "5.json.damaged-1").read_text() == "{broken"


def test_all_slots_are_of_one_size_and_what_empties_one_stands_within_it(desk: Desk) -> None:
    desk.saves.put(1, play(desk, 1))
    scene = show(desk, SlotsScene(desk, None))
    place, slot, button = (scene.widget(id) for id in ("place-1", "slot-1", "empty-1"))
    assert {(scene.widget(f"place-{n}").box.w, scene.widget(f"place-{n}").box.h) for n in range(1, 7)} == {
        (place.box.w, place.box.h)
    }
    assert button.box.inside(place.box)
    assert not button.box.overlaps(slot.box)
    assert slot.box.w + slot.aside == place.box.w, "the ring is around all of it"


def test_a_save_of_a_newer_program_is_told_and_left_alone(desk: Desk) -> None:
    desk.saves.put(1, play(desk, 1))
    path = desk.homes.data / "slots" / "1.json"
    newer = path.read_text().replace('"format": 1', '"format": 99')
    path.write_text(newer)
    show(desk, SlotsScene(desk, None))
    assert label(desk, "slot-1") == "Slot 1: From a newer version"
    assert "newer version" in text(desk, "slot-1")
    choose(desk, "slot-1")
    assert top(desk).name == "slots"
    assert path.read_text() == newer


def test_going_back_to_a_slot_after_playing_on_is_practice(desk: Desk) -> None:
    match = play(desk, 2)
    desk.saves.put(1, match)
    go_on(match, 2)
    desk.saves.autosave(match)
    show(desk, SlotsScene(desk, match))
    choose(desk, "load-1")
    assert top(desk).name == "ask"
    choose(desk, "do")
    assert at_table(desk).marks == {"practice"}
    assert not desk.records.runs  # it is still the same play


@pytest.mark.parametrize(("moves", "marks"), [(0, set()), (2, {"practice"})])
def test_a_play_that_was_put_aside_counts_if_it_was_not_played_on(desk: Desk, moves: int, marks: set[str]) -> None:
    match = play(desk, 2)
    desk.saves.put(1, match)
    go_on(match, moves)
    record_play(desk, match)
    show(desk, SlotsScene(desk, None))
    choose(desk, "slot-1")
    if marks:
        choose(desk, "do")
    assert at_table(desk).marks == marks


@pytest.mark.parametrize(
    ("hero", "stage", "difficulty"),
    [("warrior", "choose", "ask"), ("mage", "door", "ask"), ("mage", "exchanged", "hard"), ("mage", "hit", "hard")],
)
def test_a_crawl_saved_at_any_stage_is_loaded_as_it_was(desk: Desk, hero: str, stage: str, difficulty: str) -> None:
    match = crawl.moment(hero, stage, difficulty)
    desk.saves.put(1, match)
    show(desk, SlotsScene(desk, None))
    choose(desk, "slot-1")
    table = top(desk)
    assert isinstance(table, TableScene)
    assert table.match.digest() == match.digest()
    assert [str(action) for action in table.view.legal] == [str(action) for action in match.legal(0)]
    assert table.widget(table.focus)
    show(desk, TitleScene(desk))
    assert (top(desk).focus, standing(match) in label(desk, "note")) == ("continue", True)


def test_loading_over_another_running_play_asks_first(desk: Desk) -> None:
    desk.saves.put(1, play(desk, 2))
    desk.saves.autosave(play(desk, 3, seed=12))
    show(desk, SlotsScene(desk, None))
    choose(desk, "slot-1")
    assert top(desk).name == "ask"
    choose(desk, "do")
    assert at_table(desk).seed == 11
    assert [(run.seed, run.result) for run in desk.records.runs] == [(12, "abandoned")]


def test_a_full_disk_is_told_and_nothing_is_lost(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    from game import files

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    show(desk, SlotsScene(desk, play(desk, 1)))
    monkeypatch.setattr(files.Disk, "write", refuse)
    choose(desk, "slot-1")
    assert "the disk is full" in str(desk.toast)
    assert label(desk, "slot-1") == "Slot 1: Empty"


def test_what_a_play_has_nothing_of_is_not_counted() -> None:
    crawl = games()["crawl"]
    words = standing(Match(crawl, defaults(crawl), 1))
    assert "Mana" not in words
    assert "Life: " in words


def test_what_was_left_open_is_told_as_it_was_chosen() -> None:
    match = Match(games()["crawl"], defaults(games()["crawl"]), 7)
    assert "Decide later" in house_rules(match.game, settled(match))
    match.play(Action("hard"))
    assert "Difficulty: Hardcore" in house_rules(match.game, settled(match))
    duo = Match(games()["diamonds"], {**defaults(games()["diamonds"]), "mode": "duo"}, 7)
    assert settled(duo) == duo.options, "a fact that is no choice of the option says nothing of it"


def test_a_game_may_say_itself_how_a_play_stands(desk: Desk) -> None:
    """A game without such a line gets one made from its gauges; the cards left are counted only if there is a pack to
    draw from."""
    deuces = desk.games["deuces"]
    match = Match(deuces, {**defaults(deuces), "heroes": "1", "guard": "off"}, 7, seats=("human", "gm"))
    assert standing(match) == "Level 1  ·  Encounter 1  ·  Bulwark"
    told = house_rules(deuces, match.options)
    assert "Guard: Not allowed" in told
    assert "Levels" not in told, "what is rarely changed is told only where it was"
    assert "Bulwark" not in told, "who is in the party is told already"


def test_what_empties_a_slot_is_told_in_a_word_and_has_the_cross_of_what_ends_for_good(desk: Desk) -> None:
    desk.saves.put(1, moment("after 9"))
    scene = show(desk, SlotsScene(desk, None))
    scene.set_focus("empty-1")
    button = scene.widget("empty-1")
    assert (button.icon, button.grave) == ("cross", True)
    assert dict(scene.prompts())["confirm"] == "Empty slot 1"
    scene.set_focus("slot-1")
    assert dict(scene.prompts())["confirm"] == "Choose"
