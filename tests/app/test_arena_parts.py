"""Tests for the parts of which the table of a fight is made, as plain data: focus routes, presses that misfire, hints
that come by themselves, the landing of a fight's end, and who looks."""

from collections.abc import Sequence

import pytest

from game.app.arena.choices import Choices, Foresight
from game.app.arena.floor import Setting
from game.app.arena.focus import BESIDE, ENEMIES, HAND, OURS, TRAITS, FocusRows
from game.app.arena.victory import FALL, Landing
from game.app.base.geometry import Box
from game.app.map.chart import Chart
from game.app.play.features.arena_hints import STAYS, ArenaHints
from game.app.play.features.figure_picks import DO, LEAD_ON, PICKED, TURN, press
from game.app.play.features.press_rules import Misfire
from game.app.play.features.quest import READ, StoryPages
from game.app.play.play_view import NOBODY, Eyes
from game.app.play.presenters.map_board import MapWays, chamber_boxes
from game.app.play.session import Session
from game.app.play.watched_arena import WatchedArena
from game.core.capabilities import figures
from game.core.combatants import FALLEN
from game.core.journey import HERE, SEEN, Chamber, Journey, Passage, Patch
from game.core.match import FREE, Match
from game.core.selection import Selection
from game.core.text import Text
from game.core.view import Action
from game.rules import games
from tests.app.brawl import BRAWL, fight

GAME = games()["deuces"]

# focus routes


def row(y: float, *ids: str) -> dict[str, Box]:
    return {id: Box(100 * i, y, 90, 50) for i, id in enumerate(ids)}


def routes(held: str = "") -> FocusRows:
    rows: list[dict[str, Box]] = [{} for _ in range(BESIDE + 1)]
    rows[ENEMIES], rows[OURS] = row(0, "rat", "bat"), row(200, "hero")
    rows[TRAITS], rows[HAND] = row(300, "parry"), row(400, "2C", "3C", "4C")
    rows[BESIDE] = {"end": Box(400, 400, 90, 50), "menu": Box(400, -100, 90, 50)}
    cast = figures(BRAWL, fight().view(0))[:1]
    return FocusRows(rows, held, [cast[0]._replace(id="rat", state=FALLEN)])


@pytest.mark.parametrize(
    ("here", "way", "there"),
    [
        ("rat", "down", "hero"),
        ("hero", "down", "parry"),
        ("parry", "down", "2C"),
        ("2C", "right", "3C"),
        ("4C", "right", "end"),
        ("4C", "up", "parry"),
        ("2C", "down", "2C"),
        ("hero", "up", "bat"),  # the rat above has fallen
        ("bat", "up", "menu"),
    ],
)
def test_up_and_down_lead_from_row_to_row_and_sideways_along_it(here: str, way: str, there: str):
    assert routes().ahead(here, way, {}) == there


def test_down_to_the_hand_leads_to_the_card_that_had_the_focus_last():
    assert routes("4C").ahead("parry", "down", {}) == "4C"


def test_from_what_is_in_no_row_the_nearest_is_next():
    assert routes().ahead("sign", "right", {"sign": Box(-100, 400, 50, 50)}) == "2C"


def journey(*chambers: Chamber, doors: Sequence[tuple[str, str]] = ()) -> Journey:
    passages = tuple(Passage(f"{one}-{other}", (one, other), ((0, 0), (1, 1)), "open") for one, other in doors)
    return Journey(Text("Cellars"), Patch(0, 0, 300, 300), chambers, passages, True, 3, 3)


def chamber(id: str, x: float, y: float, state: str = SEEN) -> Chamber:
    return Chamber(id, Text(id), Patch(x, y, 80, 80), state)


def test_on_a_map_doors_lead_before_what_is_nearer():
    here, near, far = chamber("here", 0, 100, HERE), chamber("near", 100, 100), chamber("far", 200, 120)
    known = journey(here, near, far, doors=[("here", "far")])
    chart = Chart(known, Box(0, 0, 300, 300))
    ways = MapWays(known, chart, chamber_boxes(known, chart, (0.0, 0.0)))
    assert ways.ahead("room-here", "right") == "room-far"
    assert ways.ahead("room-far", "left") == "room-here"
    assert ways.ahead("room-near", "left") == "room-here"


def test_chambers_out_of_view_lie_just_beyond_the_frame_in_order():
    known = journey(chamber("here", 0, 0, HERE), chamber("there", 0, 100), chamber("beyond", 0, 200))
    chart = Chart(known, Box(0, 0, 300, 300))
    boxes = chamber_boxes(known, chart, (0.0, 1000.0))
    assert boxes["room-here"].y < boxes["room-there"].y < boxes["room-beyond"].y < chart.frame.y


# misfired presses


def test_a_press_is_a_misfire_for_a_moment_only():
    guard = Misfire(0.5)
    assert not guard.is_near
    guard.expect()
    assert guard.hits((10, 10))
    assert guard.update(0.4)
    guard.prolong()
    assert guard.update(0.4)
    assert guard.is_near
    assert guard.update(0.4)
    assert not guard.is_near
    guard.prolong()
    assert not guard.is_near, "what is over stays over"


def test_a_misfire_hits_one_place_and_not_what_was_pressed_there():
    guard = Misfire(0.5)
    guard.expect(Box(0, 0, 20, 20), "more")
    assert guard.hits((10, 10), "less")
    assert not guard.hits((10, 10), "more")
    assert not guard.hits((30, 10), "less")
    guard.forget()
    assert not guard.hits((10, 10), "less")


# the end of a fight


def test_the_end_of_a_fight_lands_once():
    class Plate:
        lasts = 2 * FALL

    landing, lands = Landing(), []
    for _ in range(4):
        moves, lands_now = landing.update(Plate(), FALL * 0.6)  # type: ignore[arg-type]
        lands.append(lands_now)
    assert lands == [False, True, False, False]
    assert landing.has_landed
    assert not moves or landing.since < Plate.lasts + FALL
    landing.update(None, 1.0)
    assert not landing.has_landed


# presses


def choices(match: Match, picked: Sequence[str] = ()) -> Choices:
    view = match.view(0)
    selection = Selection(view.legal)
    selection.picked = [*picked]
    return Choices(BRAWL, view, selection, Setting(tuple(figures(BRAWL, view))), None, Foresight(BRAWL))


def attack(match: Match) -> Action:
    return next(action for action in match.legal(0) if action.verb == "attack")


def test_a_set_is_done_once_its_target_is_pressed():
    match = fight()
    *cards, foe = attack(match).ids
    now = choices(match)
    for card in cards:
        assert press(now, card).what == PICKED
    assert now.may_aim("")
    assert not now.uses()
    result = press(now, foe)
    assert (result.what, result.actions) == (DO, [attack(match)])


def test_a_figure_at_which_nothing_can_be_aimed_is_turned_to():
    match = fight()
    result = press(choices(match), attack(match).ids[-1])
    assert result.what == TURN
    assert result.figure is not None
    assert result.figure.id == attack(match).ids[-1]
    assert result.what != LEAD_ON


def test_the_last_id_of_an_attack_is_its_target():
    match = fight()
    assert choices(match).last_of(attack(match)) == attack(match).ids[-1]


# hints that come by themselves


def test_after_two_hints_that_were_followed_the_next_is_due_until_one_is_not():
    hints = ArenaHints(*[None] * 7)  # type: ignore[arg-type]
    one, other = Action("attack", ("2C",), 0), Action("end", (), 0)
    given: list[Action] = []
    hints.give = lambda: (given.append(one), setattr(hints, "advised", (one,)))  # type: ignore[method-assign]
    hints.ask()
    hints.ask()  # asked for twice, it is the same hint
    hints.did([one])
    for _ in range(1, STAYS):
        assert not hints.goes_on
        hints.ask()
        hints.did([one])
    assert hints.goes_on
    assert hints.is_due
    hints.did([other])
    assert not hints.goes_on
    assert len(given) == STAYS + 1


# who looks


def eyes(hands: str) -> Eyes:
    return Eyes(Session(fight(heroes="2", hands=hands), lambda match: None, lambda: FREE))


def test_with_open_hands_the_view_is_that_of_the_acting_seat():
    seen = eyes("open")
    assert seen.viewer == seen.seats.seat
    assert all(seen.see_as(seat) for seat in seen.heroes())
    assert seen.view() is seen.view(), "a view holds all legal actions, so it is kept"


def test_with_private_hands_nobody_looks_until_somebody_has_the_device():
    seen = eyes("private")
    seat = seen.seats.seat
    assert seen.circle(seat) == {seat}
    assert seen.viewer == NOBODY
    assert not seen.see_as(seat)
    seen.holder = seat
    assert (seen.viewer, seen.see_as(seat)) == (seat, True)
    assert not seen.view().legal or seen.view().seat == seat


# pages of a story


def test_a_page_that_nobody_reads_closes_after_a_while():
    story = StoryPages(*[None] * 5)  # type: ignore[arg-type]
    assert not story.is_read(READ / 2)
    assert story.is_read(READ / 2)


# a replay's lines


@pytest.mark.parametrize("blank", ["", "\N{NO-BREAK SPACE}"], ids=["English", "French"])
def test_a_rooms_name_is_not_said_twice(blank: str) -> None:
    ground = object.__new__(WatchedArena)
    ground.travel = object()  # type: ignore[assignment]
    assert (
        ground.joined("You go to The Cellar.", f"The Cellar{blank}: It is dark.") == "You go to The Cellar. It is dark."
    )
    other = f"The Attic{blank}: It is dark."
    assert ground.joined("You go to The Cellar.", other) == f"You go to The Cellar. {other}"
