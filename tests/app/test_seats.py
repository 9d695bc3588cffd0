"""Tests for several people at one screen: which device belongs to which seat, who may act, the hand-over, and pads that
are pulled out."""

import sys
from collections.abc import Callable

import pygame
import pytest

from game.app.input import bindings as keys
from game.app.input.bindings import COMMANDS, LEFT, MOUSE, RIGHT, SOME, Intent, default_bindings
from game.app.input.seating import HALVES, Seating, bindings_of, half_of
from game.app.play.plays import new_match
from game.app.play.session import Session
from game.app.routes.menus import table_of
from game.app.screens.bindings import keys_of
from game.app.screens.ending import winner
from game.app.screens.menu import RING_ROOM
from game.app.screens.result import ResultScene
from game.app.screens.results import ResultsScene
from game.app.screens.seats import SeatsScene
from game.app.screens.setup import SetupScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.store.records import run_of
from game.core import save
from game.core.blanks import TEXT
from game.core.match import FAIR, Match
from tests.rules.diamonds import table as deck_of

from . import duo
from .driving import choose, click, frames, label, press, push, run, show, top
from .events import event
from .test_input import read

PADS = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="SDL's virtual pads are driven on Linux")
A, START = 0, 6
ONE, OTHER = 41, 42  # instance ids of pads


def give(services: Services, kind: str, device: int) -> None:
    """Give a command from a device."""
    top(services).handle(Intent(kind, device=device))
    frames(services)


def at_table(services: Services, *devices: int, match: Match | None = None) -> TableScene:
    """A table of two people who have these devices."""
    services.seating = Seating((0, 1))
    services.seating.held = dict(enumerate(devices))
    scene = table_of(services, match or duo.fresh())
    services.stack.reset(scene)
    frames(services)
    return scene


def of_two(mode: str) -> Match:
    """A play of two people in some mode."""
    return Match(duo.GAME, {**duo.OPTIONS, "mode": mode}, 7, seats=("human", "human"))


def wrong(table: TableScene) -> int:
    """The device of the seat that may not pick now."""
    device = table.seating.held[1 - table.play.seat]
    assert device is not None
    return device


def right(table: TableScene) -> int:
    """The device of the seat that must pick now."""
    device = table.seating.held[table.play.seat]
    assert device is not None
    return device


# seating


def test_a_device_acts_for_its_own_seat_and_the_one_who_has_none_for_everybody() -> None:
    seating = Seating((0, 1))
    seating.take(0, ONE)
    seating.take(1, OTHER)
    assert seating.may(ONE, 0)
    assert not seating.may(ONE, 1)
    assert seating.may(MOUSE, 0)
    assert seating.may(MOUSE, 1)
    seating.drop(OTHER)
    assert seating.may(ONE, 1)  # any device may act for a seat without one


def test_one_device_may_hold_both_seats() -> None:
    seating = Seating((0, 1))
    seating.take(0, ONE)
    seating.take(1, ONE)
    assert seating.of(ONE) == [0, 1]
    assert not seating.move(ONE, 1)


def test_the_keyboard_is_one_device_until_both_halves_have_a_seat() -> None:
    seating = Seating((0, 1))
    seating.take(0, RIGHT)
    assert seating.of(LEFT) == [0]
    seating.take(1, LEFT)
    assert seating.split
    assert (seating.of(LEFT), seating.of(RIGHT)) == ([1], [0])


def test_sides_are_changed_by_changing_places() -> None:
    seating = Seating((0, 1))
    seating.take(0, ONE)
    assert not seating.move(ONE, -1)
    assert seating.move(ONE, 1)
    assert seating.held == {0: None, 1: ONE}
    seating.take(0, OTHER)
    assert seating.move(ONE, -1)
    assert seating.held == {0: ONE, 1: OTHER}


# the split keyboard


def test_the_halves_have_every_command_they_need_on_their_own_side() -> None:
    for command, (left, right_key) in HALVES.items():
        assert command in COMMANDS
        assert (half_of(left), half_of(right_key)) == (LEFT, RIGHT)
    codes = [code for pair in HALVES.values() for code in pair]
    assert len(codes) == len(set(codes))
    assert {"up", "down", "left", "right", "confirm", "cancel", "menu"} <= set(HALVES)


@pytest.mark.parametrize("half", [LEFT, RIGHT])
def test_a_half_shows_only_its_own_keys(half: int) -> None:
    codes = [code for codes in bindings_of(half, default_bindings()).values() for code in codes]
    assert {half_of(code) for code in codes if code.startswith("key:")} == {half}


def test_split_keys_mean_what_the_table_of_halves_says(services: Services) -> None:
    hands = services.input
    assert read(hands, event("key:q"), event("key:o")) == ["prev"]
    hands.seating.held = {0: LEFT, 1: RIGHT}
    assert read(hands, event("key:q"), event("key:o"), event("key:w"), event("key:h")) == [
        "cancel", "avoid", "up", "hint",
    ]  # fmt: skip
    family, bindings = hands.glyphs(LEFT)
    assert (family, bindings["confirm"]) == ("keyboard", ("key:space",))


@pytest.mark.parametrize(
    ("key", "place", "kind", "half"),
    [
        (pygame.K_z, pygame.KSCAN_W, "up", LEFT),  # French
        (pygame.K_q, pygame.KSCAN_A, "left", LEFT),
        (pygame.K_a, pygame.KSCAN_Q, "cancel", LEFT),
        (pygame.K_COMMA, pygame.KSCAN_W, "up", LEFT),  # Dvorak
        (pygame.K_r, pygame.KSCAN_O, "avoid", RIGHT),
        (pygame.K_z, pygame.KSCAN_Y, None, RIGHT),  # German; the left half's "undo" lies elsewhere
        (pygame.K_w, pygame.KSCAN_COMMA, None, RIGHT),  # Dvorak; it is "up" in neither half
    ],
)
def test_halves_go_by_the_places_of_the_keys(
    services: Services, key: int, place: int, kind: str | None, half: int
) -> None:
    hands = services.input
    hands.seating.held = {0: LEFT, 1: RIGHT}
    down = pygame.event.Event(pygame.KEYDOWN, key=key, scancode=place, mod=0, unicode="")
    intents = list(hands.read(down, services.layout))
    assert [(intent.kind, intent.device) for intent in intents] == ([(kind, half)] if kind else [])
    assert not list(hands.read(pygame.event.Event(pygame.KEYUP, key=key, scancode=place, mod=0), services.layout))
    assert not list(hands.tick(2)), "let go, it does not repeat"


def test_for_one_person_a_key_is_what_is_printed_on_it(services: Services) -> None:
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, scancode=pygame.KSCAN_W, mod=0, unicode="z")
    assert [intent.kind for intent in services.input.read(down, services.layout)] == ["undo"]


def test_a_half_is_shown_by_what_is_printed_on_its_keys(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    french = {pygame.KSCAN_W: pygame.K_z, pygame.KSCAN_A: pygame.K_q, pygame.KSCAN_Q: pygame.K_a}
    monkeypatch.setattr(keys, "key_at", lambda scancode: french.get(scancode))
    services.input.seating.held = {0: LEFT, 1: RIGHT}
    _family, bindings = services.input.glyphs(LEFT)
    assert (bindings["up"], bindings["left"], bindings["down"]) == (("key:z",), ("key:q",), ("key:s",))
    assert bindings["cancel"] == ("key:a",)
    assert keys_of(LEFT)[0] == "Z Q S D to move"


def test_what_is_printed_is_asked_of_the_layout_in_use(services: Services) -> None:
    keys.relearn()  # without a window, as in some earlier tests, there is no keyboard layout
    assert [keys.printed(f"key:{place}") for place in "wasdq1"] == [f"key:{place}" for place in "wasdq1"]
    assert keys.key_at(pygame.KSCAN_W) == pygame.K_w
    assert keys.printed("key:tab") == "key:tab"


def test_another_layout_is_learnt_when_it_comes(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    keys.relearn()
    assert keys.printed("key:w") == "key:w"
    dvorak = {pygame.K_COMMA: pygame.KSCAN_W}
    monkeypatch.setattr(pygame.key, "ScancodeWrapper", lambda _all: {key: dvorak.get(key) for key in keys.LATIN})
    assert not list(services.input.read(pygame.event.Event(pygame.KEYMAPCHANGED), services.layout))
    assert keys.printed("key:w") == "key:,"
    monkeypatch.undo()
    keys.relearn()


# the question about devices


def test_each_press_takes_the_next_seat_and_the_last_one_starts(services: Services) -> None:
    started: list[bool] = []
    scene = show(services, SeatsScene(services, duo.fresh(), lambda: started.append(True)))
    assert scene.focus == "seat.0"
    give(services, "confirm", LEFT)
    assert scene.focus == "seat.1"
    give(services, "confirm", RIGHT)
    assert scene.focus == "start"
    give(services, "confirm", LEFT)
    assert started
    assert services.seating.held == {0: LEFT, 1: RIGHT}


@pytest.mark.parametrize("seated", [(LEFT, RIGHT), (MOUSE, LEFT), (LEFT, MOUSE)])
def test_a_device_that_is_seated_is_not_said_to_be_free(services: Services, seated: tuple[int, int]) -> None:
    show(services, SeatsScene(services, duo.fresh(), lambda: None))
    for device in seated:
        give(services, "confirm", device)
    assert label(services, "how").startswith("Every seat is taken.")
    assert ("like the mouse" in label(services, "how")) == (MOUSE not in seated)


def test_the_same_device_may_be_handed_to_and_fro(services: Services) -> None:
    show(services, SeatsScene(services, duo.fresh(), lambda: None))
    give(services, "confirm", RIGHT)
    give(services, "confirm", RIGHT)
    assert top(services).focus == "start"
    assert label(services, "seat.0") == "First party Keyboard"
    assert label(services, "seat.1") == "Second party Keyboard"


def test_left_and_right_change_sides_and_back_gives_the_seat_up(services: Services) -> None:
    scene = show(services, SeatsScene(services, duo.fresh(), lambda: None))
    assert isinstance(scene, SeatsScene)
    give(services, "confirm", RIGHT)
    give(services, "right", RIGHT)
    assert scene.seating.held == {0: None, 1: RIGHT}
    assert scene.focus == "seat.0"
    give(services, "cancel", RIGHT)
    assert scene.seating.held == {0: None, 1: None}
    give(services, "cancel", RIGHT)
    assert scene not in services.stack.scenes


def test_who_has_no_seat_yet_chooses_the_side_first(services: Services) -> None:
    scene = show(services, SeatsScene(services, duo.fresh(), lambda: None))
    give(services, "right", LEFT)
    assert scene.focus == "seat.1"
    give(services, "confirm", LEFT)
    assert label(services, "seat.1") == "Second party Keyboard"


def test_the_mouse_sits_down_where_it_clicks(services: Services) -> None:
    scene = show(services, SeatsScene(services, duo.fresh(), lambda: None))
    assert isinstance(scene, SeatsScene)
    at = scene.scroller.box_of(scene.widget("seat.1")).centre  # type: ignore[arg-type]
    for kind in ("point", "press", "release"):
        scene.handle(Intent(kind, at, MOUSE))
    assert scene.seating.held == {0: None, 1: MOUSE}


def test_without_both_seats_taken_there_is_no_start(services: Services) -> None:
    started: list[bool] = []
    show(services, SeatsScene(services, duo.fresh(), lambda: started.append(True)))
    give(services, "confirm", RIGHT)
    click(services, "start")
    assert not started


def test_the_question_explains_itself_aloud(
    make_services: Callable[..., Services], monkeypatch: pytest.MonkeyPatch
) -> None:
    services, said = make_services(), []
    monkeypatch.setattr(services.narrator, "say", lambda text, interrupt=False: said.append(str(text)))
    show(services, SeatsScene(services, duo.fresh(), lambda: None))
    assert any("Press a button on the device" in text for text in said)
    said.clear()
    give(services, "confirm", RIGHT)
    assert "First party: Keyboard." in said


@PADS
def test_a_pad_that_comes_is_offered_and_one_that_goes_gives_its_seat_back(services: Services, plug) -> None:
    show(services, SeatsScene(services, duo.fresh(), lambda: None))
    services.input.start()
    first, second = plug("xbox"), plug("playstation")
    run(services)
    assert [thing.label for thing in top(services).things() if thing.id.startswith("device.")][:2] == ["Pad 1", "Pad 2"]
    push(services, second)
    assert label(services, "seat.0") == "First party Pad 2"
    second.detach()
    run(services)
    assert label(services, "seat.0") == "First party free"
    push(services, first)
    assert label(services, "seat.1") == "Second party Pad 1"


# the way to the table


def test_one_person_is_not_asked(services: Services) -> None:
    services.routes.plays.open(duo.fresh(7, "human", "greedy"))
    frames(services)
    assert top(services).name == "table"


def test_two_people_are_asked_also_when_a_play_goes_on(services: Services) -> None:
    match = duo.fresh()
    match.play(match.legal(match.state.to_act[0])[-1])
    services.routes.plays.open(match)
    frames(services)
    assert top(services).name == "seats"
    give(services, "confirm", RIGHT)
    give(services, "confirm", LEFT)
    give(services, "confirm", RIGHT)
    assert top(services).name == "table"
    assert services.input.seating.held == {0: RIGHT, 1: LEFT}
    services.routes.menus.title()
    frames(services)
    assert not services.input.seating.held


@pytest.mark.slow
def test_the_set_up_offers_who_sits_there_only_where_there_is_a_seat(services: Services) -> None:
    show(services, SetupScene(services, duo.GAME))
    assert not any(thing.id.startswith("holder-") for thing in top(services).things())
    choose(services, "mode-duo")
    choose(services, "holder-Second party")
    assert "Expert" in label(services, "holder-Second party")
    choose(services, "start")
    table = top(services)
    assert isinstance(table, TableScene)
    assert table.match.seats == ("human", "expert")
    show(services, again := SetupScene(services, duo.GAME))
    assert again.holders == {"Second party": "expert"}


# a computer in any seat


def seated(services: Services, mode: str, *presses: str) -> TableScene:
    """The table set up in a mode, after one press on the holder of each of these seats."""
    scene = SetupScene(services, duo.GAME)
    scene.options["mode"] = mode
    show(services, scene)
    for seat in presses:
        choose(services, f"holder-{seat}")
    choose(services, "start")
    table = top(services)
    assert isinstance(table, TableScene)
    return table


def ends(match: Match) -> Match:
    """Let the adviser finish the play, and return it."""
    adviser = duo.GAME.adviser()
    while not match.over:
        match.play(adviser.choose(match.view(match.state.to_act[0])))
    return match


def test_the_first_seat_may_be_a_computers_too(services: Services) -> None:
    table = seated(services, "duo", "First party")
    assert table.match.seats == ("expert", "human")
    assert not table.play.several
    assert table.play.seat == 1
    assert not table.match.marks
    frames(services, 5)
    assert {action.seat for action in table.match.log} <= {0}
    assert table.play.view.legal == table.match.legal(1)


def test_the_dealer_may_have_a_computers_party(services: Services) -> None:
    table = seated(services, "dealer", "Party", "Dealer")
    assert table.match.seats == ("expert", "human")
    assert table.match.marks == {"computer"}, "the Dealer has no score"
    assert table.play.view.legal == table.match.legal(1)


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "seats"), [("duo", ("rival", "human")), ("dealer", ("rival", "human"))])
def test_what_is_written_down_is_the_persons_own(services: Services, mode: str, seats: tuple[str, ...]) -> None:
    options = {**duo.OPTIONS, "mode": mode}
    found = set()
    for seed in range(1, 30):
        match = ends(new_match(services, duo.GAME, options, seats=seats, seed=seed))
        outcome, run = match.state.outcome, run_of(match, "2026-11-20T19:05:33")
        assert outcome is not None
        assert (run.result, run.score) == (outcome.results[1], outcome.scores[1])
        scene = (ResultsScene if mode == "duo" else ResultScene)(services, match)
        assert (scene.result, scene.total) == (run.result, run.score)
        found.add(outcome.results)
        if mode == "dealer" or len({*outcome.results}) > 1:
            return
    raise AssertionError(f"it made no difference: {found}")


@pytest.mark.slow
def test_what_only_computers_played_counts_for_nobody(services: Services) -> None:
    match = ends(new_match(services, duo.GAME, duo.OPTIONS, seats=("rival", "greedy")))
    assert not run_of(match, "2026-11-20T19:05:33").counts
    scene = ResultsScene(services, match)
    assert not scene.verdict.record
    assert "computer" in scene.judgement()
    assert save.read(save.write(match, "0"), services.games).marks == {"computer"}
    assert new_match(services, duo.GAME, duo.OPTIONS).marks == set()
    assert new_match(services, services.games["scoundrel"]).marks == set()


@pytest.mark.slow
def test_two_computers_are_only_watched(services: Services) -> None:
    scene = SetupScene(services, duo.GAME)
    scene.options["mode"] = "duo"
    scene.holders = {"First party": "expert", "Second party": "rival"}
    scene.seed = 1  # a deal in which no party falls in its first room
    show(services, scene)
    assert label(services, "start") == "Watch"
    choose(services, "start")
    assert str(services.toast) == "You only watch: the computer plays for everybody."
    table = top(services)
    assert isinstance(table, TableScene)
    while not table.match.legal(table.play.seat):
        frames(services, 1)
    assert not table.play.view.legal, "nobody can act for a computer"
    assert not {"run", "undo", "hint"} & {widget.id for widget in table.widgets}
    asked = table.match.state.to_act[0]
    assert label(services, "status").startswith(f"{table.names.of(asked)} · Face ")
    for kind in ("place.0", "undo", "hint", "redo"):
        press(services, kind)
    played = len(table.match.log)
    assert "nothing to undo" in str(services.toast)
    press(services, "confirm")
    assert len(table.match.log) > played, "a press hurries"


@pytest.mark.parametrize("seats", [("greedy", "rival"), ("rival", "human")])
def test_while_a_computer_ponders_the_menu_opens_with_a_click(
    make_services: Callable[..., Services], seats: tuple[str, ...]
) -> None:
    services = make_services(reduced_motion=False)
    table = table_of(services, Match(duo.GAME, {**duo.OPTIONS, "first": "0"}, 7, seats=seats))
    services.stack.reset(table)
    frames(services)
    assert table.play.seats.program_next
    click(services, "menu")
    assert top(services).name == "pause"


def test_before_a_person_has_acted_there_is_nothing_to_undo(services: Services) -> None:
    table = table_of(services, Match(duo.GAME, {**duo.OPTIONS, "first": "0"}, 7, seats=("rival", "human")))
    services.stack.reset(table)
    frames(services, 5)
    assert table.match.log
    press(services, "undo")
    assert "nothing to undo" in str(services.toast)


# questions


def test_only_who_is_asked_writes_or_goes_back(services: Services) -> None:
    at_table(services, ONE, OTHER)
    services.routes.table.fill(1, "Say", "", TEXT, lambda id: None)
    frames(services)
    for kind in ("confirm", "cancel", "menu"):
        services.toast = ""
        give(services, kind, ONE)
        assert top(services).name == "write"
        assert "Somebody else is being asked" in str(services.toast)
    give(services, "cancel", OTHER)
    assert top(services).name == "table"


# whose turn it is


@pytest.mark.parametrize("kind", ["confirm", "left", "avoid", "hint", "place.2"])
def test_the_other_device_does_nothing_and_is_told_so(services: Services, kind: str) -> None:
    table = at_table(services, ONE, OTHER)
    before, focus = table.match.digest(), table.focus
    give(services, kind, wrong(table))
    assert (table.match.digest(), table.focus, top(services)) == (before, focus, table)
    assert table.names.of(table.play.seat) in str(services.toast)


def test_the_right_device_acts_and_the_turn_passes(services: Services) -> None:
    table = at_table(services, ONE, OTHER)
    first = table.play.seat
    give(services, "place.0", right(table))
    assert len(table.match.log) == 1
    assert table.play.seat == 1 - first
    give(services, "place.1", right(table))
    assert [action.seat for action in table.match.log] == [first, 1 - first]


@pytest.mark.parametrize("kind", ["menu", "info"])
def test_anybody_may_pause_and_look(services: Services, kind: str) -> None:
    table = at_table(services, ONE, OTHER)
    give(services, kind, wrong(table))
    assert top(services) is not table


def test_the_mouse_of_the_other_may_only_pause_and_look(services: Services) -> None:
    table = at_table(services, *((MOUSE, ONE) if duo.fresh().state.to_act == (1,) else (ONE, MOUSE)))
    assert wrong(table) == MOUSE
    card = table.focus
    at = table.scroller.box_of(table.widget(card)).centre  # type: ignore[arg-type]
    for kind in ("point", "press", "release"):
        table.handle(Intent(kind, at, MOUSE))
    assert not table.match.log
    at = table.scroller.box_of(table.widget("menu")).centre  # type: ignore[arg-type]
    for kind in ("point", "press", "release"):
        table.handle(Intent(kind, at, MOUSE))
    frames(services)
    assert top(services).name == "pause"


def test_one_device_for_both_plays_every_turn(services: Services) -> None:
    table = at_table(services, ONE, ONE)
    for place in range(4):
        give(services, f"place.{place}", ONE)
    assert {action.seat for action in table.match.log} == {0, 1}


def test_only_who_acted_last_may_undo(make_services: Callable[..., Services]) -> None:
    services = make_services(undo="free")
    table = at_table(services, ONE, OTHER)
    first = right(table)
    give(services, "place.0", first)
    second = right(table)
    give(services, "undo", second)
    assert len(table.match.log) == 1
    assert "take that back" in str(services.toast)
    choose_with(services, "undo", second)
    assert len(table.match.log) == 1
    give(services, "undo", first)
    assert not table.match.log
    give(services, "redo", second)
    assert not table.match.log
    give(services, "redo", first)
    assert len(table.match.log) == 1


def choose_with(services: Services, id: str, device: int) -> None:
    top(services).set_focus(id)
    give(services, "confirm", device)


def test_only_who_is_asked_answers(services: Services) -> None:
    """The question before a deadly pick belongs to the seat that picks."""
    table = at_table(services, ONE, OTHER, match=deck_of("KC QC JC 10C 9C 8C 7C", mode="duo", hp=2))
    own = right(table)
    give(services, "place.0", own)
    assert top(services).name == "ask"
    top(services).set_focus("do")
    give(services, "confirm", wrong(table))
    assert top(services).name == "ask"
    give(services, "confirm", own)
    assert len(table.match.log) == 1


def test_the_prompts_are_those_of_the_one_to_pick(services: Services) -> None:
    table = at_table(services, LEFT, RIGHT)
    keys = {0: "key:space", 1: "key:return"}
    for place in range(2):
        _family, bindings = table.prompt_bar.glyphs()
        assert bindings["confirm"] == (keys[table.play.seat],)
        give(services, f"place.{place}", right(table))


def test_the_call_makes_way_for_what_is_told_in_its_place(make_services: Callable[..., Services]) -> None:
    services = make_services()
    table = at_table(services, ONE, OTHER)
    assert table.widget("turn") is not None
    give(services, "place.0", wrong(table))
    assert str(services.toast).startswith("Not yet.")
    assert table.widget("turn") is None


def test_the_turn_is_called_once_and_the_banner_goes(make_services: Callable[..., Services], monkeypatch) -> None:
    services = make_services()
    played: list[str] = []
    monkeypatch.setattr(services.sounds, "play", lambda name, gain=1.0: played.append(name))
    table = at_table(services, ONE, OTHER)
    name = table.names.of(table.play.seat)
    assert f"your-turn-{table.play.seat}" in played
    assert label(services, "turn") == f"{name}: your turn"
    frames(services, 80)
    assert table.widget("turn") is None
    seat = table.play.seat
    give(services, "place.0", right(table))
    assert played.count(f"your-turn-{1 - seat}") == 1
    assert label(services, "turn") != f"{name}: your turn"
    give(services, "left", right(table))
    assert table.widget("turn") is None  # a press removes it


def test_against_the_computer_nobody_is_called(services: Services) -> None:
    scene = table_of(services, duo.fresh(7, "human", "greedy"))
    services.stack.reset(scene)
    frames(services, 5)
    assert scene.turns.banner is None
    assert scene.guard not in scene.top.features


def test_the_plate_says_in_words_whose_turn_it_is(services: Services) -> None:
    table = at_table(services, ONE, OTHER)
    assert label(services, f"seat.{table.play.seat}").endswith("to move")
    assert not label(services, f"seat.{1 - table.play.seat}").endswith("to move")


def test_the_company_knows_who_did_the_last_thing() -> None:
    match = duo.fresh(7, "human", "greedy")
    session = Session(match, lambda match: None, lambda: FAIR)
    assert session.seats.last is None
    while match.state.to_act[0] != 0:
        session.let_program_act()
    session.perform(match.legal(0)[-1])
    session.let_program_act()
    assert session.seats.last == 0


# pads that are pulled out


@PADS
@pytest.mark.parametrize("mode", ["duo", "dealer"])
@pytest.mark.parametrize("own", [True, False], ids=["own-pick", "the-others-pick"])
def test_a_pad_pulled_out_pauses_and_any_pad_takes_that_seat(services: Services, plug, own: bool, mode: str) -> None:
    services.input.start()
    show(services, SeatsScene(services, duo.fresh(), lambda: None))
    first, second = plug("xbox"), plug("playstation")
    run(services)
    table = at_table(services, first.number, second.number, match=of_two(mode))
    gone = (first, second)[table.play.seat if own else 1 - table.play.seat]
    stays = second if gone is first else first
    lost = 0 if gone is first else 1
    push(services, stays, START)  # the other pad was used last
    push(services, stays, START)
    before, seat = table.match.digest(), table.play.seat
    gone.detach()
    run(services)
    assert top(services).name == "gone"
    assert table.names.of(lost) in label(services, "why")
    assert services.input.seating.held[lost] is None
    another = plug("nintendo")
    run(services)
    assert top(services).name == "gone"
    push(services, another)
    assert top(services) is table
    assert table.seating.held == {lost: another.number, 1 - lost: stays.number}
    assert (table.match.digest(), table.play.seat) == (before, seat)
    assert table.seating.may(another.number, lost)
    assert not table.seating.may(another.number, 1 - lost)


@PADS
def test_a_third_pad_pulled_out_changes_nothing(services: Services, plug) -> None:
    services.input.start()
    first, second, third = plug(), plug(), plug()
    run(services)
    table = at_table(services, first.number, second.number)
    push(services, first, START)
    push(services, first, START)
    third.detach()
    run(services)
    assert top(services) is table


@PADS
def test_only_the_pad_of_the_one_to_pick_is_shaken(services: Services, plug) -> None:
    services.input.start()
    first, second = plug(), plug()
    run(services)
    table = at_table(services, first.number, second.number)
    run(services)
    pads = (first, second)
    assert any(low for low, _high in pads[table.play.seat].rumbles)
    assert not any(low for low, _high in pads[1 - table.play.seat].rumbles)


def test_in_the_pause_the_seats_can_be_given_out_anew(services: Services) -> None:
    table = at_table(services, ONE, OTHER)
    table.seating.held = {0: LEFT, 1: RIGHT}
    press(services, "menu")
    choose(services, "seats")
    give(services, "right", LEFT)
    give(services, "confirm", RIGHT)
    frames(services)
    assert top(services).name == "pause"
    assert table.seating.held == {0: RIGHT, 1: LEFT}
    assert services.input.seating is table.seating


@PADS
def test_a_pad_pulled_out_while_seats_are_given_out_anew_holds_none_any_more(services: Services, plug) -> None:
    services.input.start()
    first, second = plug(), plug()
    run(services)
    table = at_table(services, first.number, second.number)
    press(services, "menu")
    choose(services, "seats")
    first.out()
    run(services)
    choose(services, "back")
    assert top(services).name == "pause"
    assert table.seating.held == {0: None, 1: second.number}


@PADS
def test_a_pad_pulled_out_while_a_seat_is_asked_leaves_the_question_to_any_pad(services: Services, plug) -> None:
    services.input.start()
    first, second = plug(), plug()
    run(services)
    table = at_table(services, first.number, second.number, match=of_two("dealer"))
    asked, done = table.play.seat, list[str]()
    services.routes.table.fill(asked, "Say", "", TEXT, done.append)
    run(services)
    (first, second)[asked].out()
    run(services)
    assert top(services).name == "write"
    another = plug("nintendo")
    run(services)
    push(services, another)
    assert table.seating.held[asked] == another.number
    assert top(services).text == "G"  # type: ignore[attr-defined]
    push(services, (second, first)[asked])
    assert top(services).text == "G"  # type: ignore[attr-defined]


# the end


@pytest.mark.parametrize(
    ("name", "title", "winner"),
    [
        ("both out", "Both parties made it out", "A draw: 31 each."),
        ("first out", "Only the first party made it out", "First party wins, 31 to \N{MINUS SIGN}10."),
        ("second out", "Only the second party made it out", "Second party wins, 31 to \N{MINUS SIGN}10."),
        ("both down", "Neither party made it out", "A draw: \N{MINUS SIGN}10 each."),
    ],
)
def test_four_endings_in_their_own_words(services: Services, name: str, title: str, winner: str) -> None:
    scene = show(services, ResultsScene(services, duo.ended(name)))
    assert scene.title() == title
    assert label(services, "winner") == winner


def test_what_stands_under_the_papers_keeps_clear_of_the_halo_of_a_button(services: Services) -> None:
    scene = show(services, ResultsScene(services, duo.ended("first out")))
    facts, button = scene.widget("facts"), scene.widget("new")
    assert facts is not None
    assert button is not None
    assert facts.box.bottom <= button.box.y - RING_ROOM


def test_of_two_who_fell_the_better_score_is_named(services: Services) -> None:
    first, second = ResultsScene(services, duo.ended("both down")).parties
    told = winner([first, second._replace(total=-3)])
    assert told.startswith("Nobody got away. The better score: Second party")


def test_of_several_only_those_who_are_ahead_have_drawn(services: Services) -> None:
    first, second = (party._replace(total=20) for party in ResultsScene(services, duo.ended("both down")).parties)
    third = first._replace(total=7, title="Third party")
    assert winner([third, first, second]) == "A draw, 20 each: First party, Second party."
    assert winner([first, second]) == "A draw: 20 each."


def test_both_scores_are_explained_and_the_first_is_recorded(services: Services) -> None:
    match = duo.moment("over")
    table = at_table(services, ONE, OTHER, match=match)
    frames(services)
    scene = top(services)
    assert table is not scene
    assert isinstance(scene, ResultsScene)
    scene.handle(Intent("confirm", device=SOME))
    outcome = match.state.outcome
    assert outcome is not None
    for seat, party in enumerate(scene.parties):
        assert sum(line.amount for line in party.lines) == outcome.scores[seat]
        assert label(services, f"score.{seat}") == str(outcome.scores[seat]).replace("-", "\N{MINUS SIGN}")
    assert services.records.runs[-1].score == outcome.scores[0]


def test_a_deal_with_a_dealer_has_one_result() -> None:
    seats = duo.GAME.seats({**duo.OPTIONS, "mode": "dealer"})
    assert [seat.scores for seat in seats] == [True, False]


def test_what_is_known_of_a_weapon_stands_on_its_side(make_services: Callable[..., Services]) -> None:
    """Each of two parties has its side, also at a table for the left hand."""
    for left_handed in (False, True):
        table = at_table(make_services(left_handed=left_handed), ONE, OTHER)
        first, second = (table.widget(f"weapon.{party}-caption") for party in (0, 1))
        assert (first.align, second.align) == ("left", "right")  # type: ignore[union-attr]
        assert first.box.right < second.box.x  # type: ignore[union-attr]
