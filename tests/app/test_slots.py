"""Tests for the save slots: saving, loading, deleting, and what is said of a damaged one."""

import pytest

from game.app.play.plays import new_match, record_play
from game.app.routes.menus import table_of
from game.app.screens.describe import house_rules, standing
from game.app.screens.setup import SetupScene
from game.app.screens.slots import SlotsScene
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.store.records import settled
from game.core.game import defaults
from game.core.match import Match
from game.core.view import Action
from game.rules import games
from tests.app import crawl
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, label, press, running, show, top
from tests.app.scenery import moment

GAME = games()["scoundrel"]


def play(services: Services, moves: int, seed: int = 11) -> Match:
    match = new_match(services, GAME, None, seed)
    match.marks.clear()
    go_on(match, moves)
    return match


def go_on(match: Match, moves: int) -> None:
    for _ in range(moves):
        match.play(match.game.adviser().choose(match.view(0)))


def at_table(services: Services) -> Match:
    scene = top(services)
    assert isinstance(scene, TableScene)
    return scene.match


def text(services: Services, id: str) -> str:
    return next(thing.help for thing in top(services).things() if thing.id == id)


def test_a_play_is_saved_shown_and_loaded_exactly_as_it_was(services: Services) -> None:
    match = play(services, 3)
    show(services, SlotsScene(services, match))
    assert label(services, "slot-2") == "Slot 2: Empty"
    choose(services, "slot-2")
    assert label(services, "slot-2") == "Slot 2: Scoundrel"
    life, left = match.state.gauges["health"], len(match.state.cards("deck"))
    assert f"Life: {life}" in text(services, "slot-2")
    assert f"{left} cards left" in text(services, "slot-2")
    assert "Used weapon: Beats weaker" in text(services, "slot-2")
    press(services, "cancel")
    show(services, SlotsScene(services, None))
    assert top(services).focus == "slot-2"
    press(services, "confirm")
    assert at_table(services).digest() == match.digest()
    assert not at_table(services).marks
    left = running(services.saves, "scoundrel")
    assert left is not None
    assert left.digest() == match.digest()


def test_a_full_slot_is_saved_over_only_when_that_is_meant(services: Services) -> None:
    services.saves.put(1, play(services, 2))
    show(services, SlotsScene(services, play(services, 5)))
    choose(services, "slot-1")
    press(services, "confirm")  # “Back” has the focus
    kept = services.saves.slot(1).play
    assert kept is not None
    assert len(kept.log) == 2
    choose(services, "slot-1")
    choose(services, "do")
    kept = services.saves.slot(1).play
    assert kept is not None
    assert len(kept.log) == 5


def test_a_slot_is_emptied_only_when_that_is_meant(services: Services) -> None:
    services.saves.put(4, play(services, 2))
    show(services, SlotsScene(services, None))
    click(services, "empty-4")
    press(services, "cancel")
    assert services.saves.slot(4).play is not None
    click(services, "empty-4")
    click(services, "do")
    assert services.saves.slot(4).play is None
    assert label(services, "slot-4") == "Slot 4: Empty"
    assert top(services).focus == "slot-4"


def test_an_empty_slot_cannot_be_loaded(services: Services) -> None:
    show(services, SlotsScene(services, None))
    choose(services, "slot-1")
    assert top(services).name == "slots"


def test_where_nothing_is_saved_there_is_nothing_to_load(services: Services) -> None:
    assert show(services, SetupScene(services, GAME)).widget("load") is None
    services.saves.put(2, play(services, 1))
    show(services, SetupScene(services, GAME))
    choose(services, "load")
    assert top(services).name == "slots"


def test_a_damaged_slot_says_what_is_wrong_and_can_be_saved_into(services: Services) -> None:
    folder = services.homes.data / "slots"
    folder.mkdir()
    (folder / "5.json").write_text("{broken")
    show(services, SlotsScene(services, play(services, 1)))
    assert label(services, "slot-5") == "Slot 5: Damaged"
    assert "damaged or cut short" in text(services, "slot-5")
    assert "json" not in text(services, "slot-5"), "what files are called is nothing to a player"
    choose(services, "slot-5")
    assert label(services, "slot-5") == "Slot 5: Scoundrel"
    assert (folder / "5.json.damaged-1").read_text() == "{broken"


def test_all_slots_are_of_one_size_and_what_empties_one_stands_within_it(services: Services) -> None:
    services.saves.put(1, play(services, 1))
    scene = show(services, SlotsScene(services, None))
    place, slot, button = (scene.widget(id) for id in ("place-1", "slot-1", "empty-1"))
    assert {(scene.widget(f"place-{n}").box.w, scene.widget(f"place-{n}").box.h) for n in range(1, 7)} == {
        (place.box.w, place.box.h)
    }
    assert button.box.inside(place.box)
    assert not button.box.overlaps(slot.box)
    assert slot.box.w + slot.aside == place.box.w, "the ring is around all of it"


def test_a_save_of_a_newer_program_is_told_and_left_alone(services: Services) -> None:
    services.saves.put(1, play(services, 1))
    path = services.homes.data / "slots" / "1.json"
    newer = path.read_text().replace('"format": 1', '"format": 99')
    path.write_text(newer)
    show(services, SlotsScene(services, None))
    assert label(services, "slot-1") == "Slot 1: From a newer version"
    assert "newer version" in text(services, "slot-1")
    choose(services, "slot-1")
    assert top(services).name == "slots"
    assert path.read_text() == newer


def test_going_back_to_a_slot_after_playing_on_is_practice(services: Services) -> None:
    match = play(services, 2)
    services.saves.put(1, match)
    go_on(match, 2)
    services.saves.autosave(match)
    show(services, SlotsScene(services, match))
    choose(services, "load-1")
    assert top(services).name == "ask"
    choose(services, "do")
    assert at_table(services).marks == {"practice"}
    assert not services.records.runs  # it is still the same play


@pytest.mark.parametrize(("moves", "marks"), [(0, set()), (2, {"practice"})])
def test_a_play_that_was_put_aside_counts_if_it_was_not_played_on(
    services: Services, moves: int, marks: set[str]
) -> None:
    match = play(services, 2)
    services.saves.put(1, match)
    go_on(match, moves)
    record_play(services, match)
    show(services, SlotsScene(services, None))
    choose(services, "slot-1")
    if marks:
        choose(services, "do")
    assert at_table(services).marks == marks


@pytest.mark.parametrize(
    ("hero", "stage", "difficulty"),
    [("warrior", "choose", "ask"), ("mage", "door", "ask"), ("mage", "exchanged", "hard"), ("mage", "hit", "hard")],
)
def test_a_crawl_saved_at_any_stage_is_loaded_as_it_was(
    services: Services, hero: str, stage: str, difficulty: str
) -> None:
    match = crawl.moment(hero, stage, difficulty)
    services.saves.put(1, match)
    show(services, SlotsScene(services, None))
    choose(services, "slot-1")
    table = top(services)
    assert isinstance(table, TableScene)
    assert table.match.digest() == match.digest()
    assert [str(action) for action in table.play.view.legal] == [str(action) for action in match.legal(0)]
    assert table.widget(table.focus)
    show(services, TitleScene(services))
    assert (top(services).focus, standing(match) in label(services, "note")) == ("continue", True)


def test_loading_over_another_running_play_asks_first(services: Services) -> None:
    services.saves.put(1, play(services, 2))
    services.saves.autosave(play(services, 3, seed=12))
    show(services, SlotsScene(services, None))
    choose(services, "slot-1")
    assert top(services).name == "ask"
    choose(services, "do")
    assert at_table(services).seed == 11
    assert [(run.seed, run.result) for run in services.records.runs] == [(12, "abandoned")]


def test_a_full_disk_is_told_and_nothing_is_lost(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    from game import files

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    show(services, SlotsScene(services, play(services, 1)))
    monkeypatch.setattr(files.Disk, "write", refuse)
    choose(services, "slot-1")
    assert "the disk is full" in str(services.toast)
    assert label(services, "slot-1") == "Slot 1: Empty"


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


def test_a_game_may_say_itself_how_a_play_stands(services: Services) -> None:
    """A game without such a line gets one made from its gauges; the cards left are counted only if there is a pack to
    draw from."""
    deuces = services.games["deuces"]
    match = Match(deuces, {**defaults(deuces), "heroes": "1", "guard": "off"}, 7, seats=("human", "gm"))
    assert standing(match) == "Level 1  ·  Encounter 1  ·  Bulwark"
    told = house_rules(deuces, match.options)
    assert "Guard: Not allowed" in told
    assert "Levels" not in told, "what is rarely changed is told only where it was"
    assert "Bulwark" not in told, "who is in the party is told already"


def test_what_empties_a_slot_is_told_in_a_word_and_has_the_cross_of_what_ends_for_good(services: Services) -> None:
    services.saves.put(1, moment("after 9"))
    scene = show(services, SlotsScene(services, None))
    scene.set_focus("empty-1")
    button = scene.widget("empty-1")
    assert (button.icon, button.grave) == ("cross", True)
    assert dict(scene.prompts())["confirm"] == "Empty slot 1"
    scene.set_focus("slot-1")
    assert dict(scene.prompts())["confirm"] == "Choose"


@pytest.mark.parametrize("text", ["1", "2"])
@pytest.mark.parametrize("full", [False, True])
def test_presses_after_saving_lead_back_to_the_game_and_ask_nothing(
    make_services: MakeServices, text: str, full: bool
) -> None:
    services = make_services(text=text)
    match = play(services, 2)
    if full:
        services.saves.put(2, match)
    table = show(services, table_of(services, match))
    press(services, "menu")
    choose(services, "save")
    choose(services, "slot-2")
    if full:
        choose(services, "do")
    assert services.saves.slot(2).play is not None
    assert top(services).focus == "resume"
    press(services, "confirm")
    assert top(services) is table


def test_after_saving_where_no_game_waits_the_focus_is_on_the_way_back(services: Services) -> None:
    show(services, SlotsScene(services, play(services, 2)))
    choose(services, "slot-2")
    assert top(services).focus == "back"
