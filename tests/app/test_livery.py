"""Tests for liveries: each of several seats has a colour and a crest, which mark whose turn it is and who may undo."""

from itertools import pairwise

import pygame
import pytest

from game.app.gfx.theme import STARK, USUAL
from game.app.input.bindings import LEFT, MOUSE, RIGHT, Intent
from game.app.input.seating import Seating
from game.app.routes.menus import table_of
from game.app.screens.seats import SeatsScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.livery import grey, livery_of
from game.app.table.preview import JournalEntry
from game.app.table.small_cards import SmallCards
from game.app.table.spots import SeatPlate
from game.app.ui.widget import Look
from game.core.game import defaults
from game.core.match import Match
from game.rules import games

from . import duo
from .conftest import MakeServices
from .driving import frames, press
from .scenery import SCENES

GAME = games()["diamonds"]
TURN, NO_TURN = "to move", ""


def at_table(services: Services, match: Match, *devices: int) -> TableScene:
    """A table of two people; `devices` are the seats' devices, if given."""
    services.seating = Seating((0, 1))
    services.seating.held = {seat: devices[seat] if devices else None for seat in (0, 1)}
    scene = table_of(services, match)
    services.stack.push(scene)
    services.stack.settle(lambda: None)
    frames(services)
    return scene


def plates(scene: TableScene) -> dict[int, SeatPlate]:
    """The plate before each seat."""
    return {widget.livery.seat: widget for widget in scene.widgets if isinstance(widget, SeatPlate)}


def dealer() -> Match:
    """A play with a Dealer in which both seats are people's."""
    return Match(GAME, {**defaults(GAME), "mode": "dealer"}, 7, seats=("human", "human"))


@pytest.mark.parametrize("theme", [USUAL, STARK], ids=["usual", "stark"])
@pytest.mark.parametrize("mode", ["duo", "dealer"])
def test_two_seats_differ_in_colour_also_in_grey_and_in_their_crests(theme, mode: str) -> None:
    seats = GAME.seats({**defaults(GAME), "mode": mode})
    first, second = (livery_of(GAME.id, number, seat.id) for number, seat in enumerate(seats))
    assert first.crest != second.crest
    assert abs(grey(first.colour(theme)) - grey(second.colour(theme))) > 40
    for each in (first, second):
        assert grey(each.colour(theme)) - grey(theme.ink) > 90  # the crest is printed on it in ink


@pytest.mark.parametrize("theme", [USUAL, STARK], ids=["usual", "stark"])
def test_of_five_seats_no_two_have_the_same_colour_or_crest(theme) -> None:
    party = games()["deuces"]
    seats = party.seats({**defaults(party), "mode": "quest", "heroes": "4", "hands": "open"})
    found = [livery_of(party.id, number, seat.id) for number, seat in enumerate(seats)]
    assert len(found) == 5
    assert len({each.colour(theme) for each in found}) == len({each.crest for each in found}) == 5
    assert all(grey(each.colour(theme)) - grey(theme.ink) > 90 for each in found)


def test_a_plate_can_be_printed_in_another_colour(services: Services) -> None:
    own = services.canvas.pictures.plate("ribbon", (300, 80), 1.0)
    dyed = services.canvas.pictures.plate("ribbon", (300, 80), 1.0, (0, 0, 255))
    red, _green, blue, _alpha = pygame.transform.average_color(dyed, consider_alpha=True)
    assert (red, blue > 150) == (0, True)
    assert pygame.mask.from_surface(own).count() == pygame.mask.from_surface(dyed).count()
    assert pygame.transform.average_color(own)[0] > 60, "the plate itself is as it was"


def test_a_large_plate_is_dyed_no_lighter_than_a_small_one(services: Services) -> None:
    def seen(size: tuple[int, int]) -> int:
        dyed = services.canvas.pictures.plate("button", size, 1.8, (85, 42, 14))
        return pygame.transform.average_color(dyed, dyed.get_rect().inflate(-60, -60))[0]

    assert seen((624, 859)) == pytest.approx(seen((340, 480)), abs=4)


@pytest.mark.slow
@pytest.mark.parametrize("match", [duo.fresh, dealer], ids=["two parties", "dealer"])
def test_the_tab_of_the_one_who_is_to_move_is_marked_and_the_head_names_them(services: Services, match) -> None:
    scene = at_table(services, match())
    found = plates(scene)
    assert {seat: plate.value for seat, plate in found.items()} == {
        seat: TURN if seat == scene.play.seat else NO_TURN for seat in (0, 1)
    }
    status = scene.widget("status")
    assert status is not None
    assert status.label.startswith(f"{found[scene.play.seat].label} · ")
    assert scene.painter.ring_dye(USUAL) == found[scene.play.seat].livery.glow(USUAL)


def test_alone_nobody_has_a_colour(services: Services) -> None:
    scene = table_of(services, Match(GAME, defaults(GAME), 7, seats=("human",)))
    services.stack.push(scene)
    services.stack.settle(lambda: None)
    assert scene.painter.ring_dye(USUAL) is None
    assert not plates(scene)


def test_the_pennant_hides_neither_the_cards_nor_what_is_said_of_them(services: Services) -> None:
    scene = at_table(services, duo.fresh())
    preview, banner = scene.widget("preview"), scene.widget("turn")
    assert preview is not None
    assert banner is not None
    assert not banner.box.overlaps(preview.box)
    assert not any(banner.box.overlaps(box) for id, box in scene._boxes().items() if id != "turn")


@pytest.mark.parametrize(("share", "step"), [(0.06, 16), (0.7, 12)], ids=["on the rail, twice", "on the table"])
def test_the_dark_over_a_waiting_seat_has_no_edge(services: Services, share: float, step: float) -> None:
    scene = at_table(services, duo.fresh())
    plate = plates(scene)[1 - scene.play.seat]
    canvas, box = services.canvas, plate.box
    canvas.fill(box.inset(-40), canvas.theme.cream)
    plate.draw(canvas, box, Look())
    down = box.y + box.h * share
    lights = [grey(canvas.surface.get_at((round(box.x + inside), round(down)))[:3]) for inside in range(-12, 60)]
    assert lights[-1] < lights[0] * 0.6
    assert max(one - other for one, other in pairwise(lights)) < step


@pytest.mark.slow
def test_a_party_that_waits_for_its_dealer_waits_in_the_dark_from_side_to_side(make_services: MakeServices) -> None:
    services = make_services((3440, 1440))
    scene = SCENES["dealer, to turn"](services)
    canvas, plate = services.canvas, next(w for w in scene.widgets if isinstance(w, SeatPlate) and not w.turn)
    canvas.fill(canvas.layout.whole, canvas.theme.cream)
    plate.draw(canvas, plate.box, Look())
    y = canvas.layout.point((0, plate.box.y + plate.box.h * 0.7))[1]
    assert {canvas.surface.get_at((x, y))[0] for x in (0, 400, 3000, 3439)} == {canvas.surface.get_at((900, y))[0]}


def test_undo_is_lit_only_for_whom_it_would_work_and_the_other_tab_says_who_can(services: Services) -> None:
    scene = at_table(services, duo.fresh(), LEFT, RIGHT)
    seat = scene.play.seat
    weapon = next(action for action in scene.play.view.legal if action.verb in ("take", "fight"))
    scene.commands.do(weapon)
    scene.top.hurry()
    undo = scene.widget("undo")
    assert scene.play.seat == 1 - seat
    assert undo is not None
    assert not undo.enabled
    assert "undo" not in [command for command, _words in scene.prompts()]
    assert plates(scene)[seat].value == "may undo"
    word = plates(scene)[seat].word
    assert word is not None
    assert word.lines == ("Undo",), "the arrow is explained"
    assert plates(scene)[1 - seat].word is None
    scene.seating.held[1 - seat] = None  # a person without a device may use any device
    scene.refresh()
    undo = scene.widget("undo")
    assert undo is not None
    assert undo.enabled
    assert plates(scene)[seat].value == NO_TURN


def test_a_fallen_party_is_called_so_and_has_no_place_for_a_weapon(services: Services) -> None:
    match = duo.moment("one down")
    scene = at_table(services, match)
    down = next(seat for seat in (0, 1) if match.state.gauges[f"hp.{seat}"] <= 0)
    values = {seat: plate.value for seat, plate in plates(scene).items()}
    assert values[down] == "Fallen"
    assert values[1 - down] == TURN
    assert scene.widget(f"no-weapon.{down}") is None
    assert scene.widget(f"weapon.{down}-caption") is None
    assert scene.widget(f"weapon.{1 - down}-caption") is not None


def test_a_line_of_the_journal_bears_the_crest_of_the_one_who_did_it(services: Services) -> None:
    scene = at_table(services, duo.fresh())
    seat = scene.play.seat
    scene.commands.pick(next(action.ids[0] for action in scene.play.view.legal if action.ids))
    scene.top.hurry()
    while scene.services.stack.top is not scene:  # a question may come first
        press(services, "confirm")
    line = scene.top.chronicle.lines[-1]
    assert isinstance(line, JournalEntry)
    assert line.livery == plates(scene)[seat].livery


def test_above_the_lines_stands_how_the_party_is(services: Services) -> None:
    scene = at_table(services, dealer())
    for _ in range(4):
        scene.commands.do(scene.play.view.legal[0])
        scene.top.hurry()
    standing, sheet = scene.widget("standing"), scene.widget("sheet")
    assert standing is not None
    assert sheet is not None
    assert "20 / 20" in standing.label
    assert "No weapon" in standing.label
    cards = [scene.widget(card.id) for place in range(4) if (card := scene.play.view.top(f"room.{place}"))]
    assert len(cards) == 4
    assert not any(card is None or card.box.overlaps(sheet.box) for card in cards)


def test_the_order_of_the_heroes_is_the_same_for_left_hands(make_services: MakeServices) -> None:
    for left in (False, True):
        services = make_services(left_handed=left)
        scene = table_of(services, Match(GAME, defaults(GAME), 7, seats=("human",)))
        heroes = [scene.top.places.card("party.0", i, 5)[0] for i in range(5)]
        assert heroes == sorted(heroes)
        assert 0 < heroes[0] < heroes[-1] < 1280


# choice of devices


def shown(scene: SeatsScene) -> list[float]:
    """The share by which the cards of each seat are turned up."""
    found = [scene.widget(f"cards.{seat}") for seat in (0, 1)]
    return [cards.turn for cards in found if isinstance(cards, SmallCards)]


def test_the_cards_of_a_seat_turn_up_when_it_is_taken(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = SeatsScene(services, duo.fresh(), lambda: None)
    services.stack.push(scene)
    services.stack.settle(lambda: None)
    assert shown(scene) == [0, 0]
    scene.handle(Intent("confirm", device=MOUSE))
    assert not scene.at_rest()
    assert scene.update(0.3)
    assert 0 < shown(scene)[0] < 1
    while not scene.at_rest():
        scene.update(0.1)
    assert shown(scene) == [1, 0]
    scene.handle(Intent("cancel", device=MOUSE))
    scene.update(5)
    assert shown(scene) == [0, 0]


def test_without_motion_they_lie_open_at_once(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=True)
    scene = SeatsScene(services, duo.fresh(), lambda: None)
    services.stack.push(scene)
    services.stack.settle(lambda: None)
    scene.handle(Intent("confirm", device=MOUSE))
    assert shown(scene) == [1, 0]
    assert scene.at_rest()


def test_once_all_sit_it_is_said_that_what_nobody_took_may_help(services: Services) -> None:
    scene = SeatsScene(services, duo.fresh(), lambda: None)
    services.stack.push(scene)
    services.stack.settle(lambda: None)
    for device in (41, 42):
        scene.seating.take(scene.seating.free[0], device)
    assert "mouse" in scene._how()
    assert scene.seating.may(MOUSE, 0)
    assert scene.seating.may(MOUSE, 1)
