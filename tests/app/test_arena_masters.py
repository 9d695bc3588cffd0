"""Tests for Masters and Monsters in the window: which figures are whose, whose turn it is, the race, and no leaks."""

from collections.abc import Callable

import pytest

from game.app.arena.plate import FigurePlate
from game.app.arena.players import EDGE, NEAR, SIGN, RaceStrip
from game.app.arena.preview_lines import INSET
from game.app.base.geometry import Box
from game.app.gfx.pictures import portrait_of
from game.app.screens.pause import CurtainScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.ui.buttons import Button
from game.app.ui.widget import Look
from game.core.combatants import ENEMIES, HEROES
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.rules import games
from tests.app.arena import masters
from tests.app.driving import choose, frames, label, show, top
from tests.app.party_setup import set_up
from tests.app.scenery import SCENES

Fight = Callable[..., TableScene]
GAME = games()["deuces"]


def match(*seats: str, seed: int = 3, **options: str) -> Match:
    return Match(GAME, defaults(GAME) | {"mode": "masters", "guard": "off"} | options, seed, seats=seats)


def quietly(play: Match, side: str) -> Match:
    """Play on to the Turn of the first player's hero, or of their Enemies, with as few actions as possible."""
    while (play.state.facts["side"], play.state.to_act) != (side, (0,)) or "end" not in verbs(play):
        seat = play.state.to_act[0]
        play.play(next((one for one in play.legal(seat) if one.verb in ("end", "pass")), play.legal(seat)[0]))
    return play


def verbs(play: Match) -> set[str]:
    return {action.verb for action in play.legal(0)}


@pytest.fixture
def table(at_table: Fight) -> TableScene:
    """The table of four players with twelve enemies, as the first seat sees it."""
    return at_table(masters())


def plates(table: TableScene) -> dict[str, FigurePlate]:
    return {widget.id: widget for widget in table.widgets if isinstance(widget, FigurePlate)}


def strip(table: TableScene) -> RaceStrip:
    return next(widget for widget in table.widgets if isinstance(widget, RaceStrip))


def test_twelve_enemies_and_four_heroes_stand_side_by_side(table: TableScene):
    boxes = [plate.box for plate in plates(table).values()]
    assert len(boxes) == 16
    assert not any(one.overlaps(other) for n, one in enumerate(boxes) for other in boxes[:n])


def test_everybody_bears_the_number_of_the_one_who_plays_them(table: TableScene):
    for id, plate in plates(table).items():
        seat = table.play.view.tokens[id].seat
        assert plate.figure.player == seat + 1
        assert plate.crest is not None
        assert plate.crest.block.lines == (str(seat + 1),)
        assert plate.crest.ours == (seat == 0)
        assert ("your own" if seat == 0 else f"Player {seat + 1}'s") in plate.value


def test_a_crest_covers_no_name(table: TableScene):
    for plate in plates(table).values():
        assert not plate.crest.box.overlaps(plate.parts.name._replace(w=plate.name.width))


def test_a_crest_covers_no_face_of_a_hero(table: TableScene):
    heroes = [plate for plate in plates(table).values() if plate.figure.side == HEROES]
    assert heroes
    for plate in heroes:
        assert not plate.crest.box.overlaps(plate.face.inset(plate.face.w * 0.15))


def test_in_other_games_nobody_bears_a_number(at_table: Fight):
    table = at_table(Match(GAME, defaults(GAME), 5))
    assert all(plate.crest is None for plate in plates(table).values())
    assert not any(isinstance(widget, RaceStrip) for widget in table.widgets)


def test_the_strip_says_who_comes_when_whose_turn_it_is_and_who_has_what(at_table: Fight):
    play = match(HUMAN, HUMAN)
    table = at_table(play)
    if isinstance(top(table.services), CurtainScene):
        top(table.services).then()
        frames(table.services)
    order = [int(seat) + 1 for seat in str(play.state.facts["order"]).split()]
    shown = strip(table)
    assert [racer.number for racer in shown.race.racers] == order
    assert [racer.turn for racer in shown.race.racers] == [HEROES, ""]
    assert "It takes 3 to win" in shown.label
    assert "the hero's turn" in shown.value


def test_of_what_wins_it_is_seen_how_much_everybody_has_of_how_much(table: TableScene):
    shown = strip(table)
    goal = shown.race.goal
    assert [number.lines for number in shown.numbers] == [(f"{racer.has}/{goal}",) for racer in shown.race.racers]
    for (_racer, cell), number in zip(shown.cells, shown.numbers, strict=True):
        assert EDGE + SIGN + NEAR + number.width <= cell.w - NEAR


def test_between_players_a_sign_says_who_comes_after_whom(table: TableScene, monkeypatch: pytest.MonkeyPatch):
    shown, canvas, signs = strip(table), table.services.canvas, list[Box]()
    monkeypatch.setattr(canvas, "icon", lambda name, box, *_ink, **_more: name == "play" and signs.append(box))
    shown.draw(canvas, shown.box, Look())
    cells = [cell for _racer, cell in shown.cells]
    assert len(signs) == len(cells) - 1 > 0
    for sign, cell, after in zip(signs, cells, cells[1:], strict=False):
        assert cell.right < sign.centre[0] < after.x


def test_beside_every_number_stands_the_face_of_whose_it_is(table: TableScene, monkeypatch: pytest.MonkeyPatch):
    shown, canvas, drawn = strip(table), table.services.canvas, list[tuple[str, Box]]()
    assert set(shown.faces) == {racer.number for racer in shown.race.racers}
    assert shown.faces[1] == portrait_of("bulwark")
    monkeypatch.setattr(canvas, "picture", lambda name, box: drawn.append((name, box)))
    shown.draw(canvas, shown.box, Look())
    assert [name for name, _box in drawn] == [shown.faces[racer.number] for racer in shown.race.racers]
    assert all(box.inside(cell) for (_name, box), (_racer, cell) in zip(drawn, shown.cells, strict=True))
    assert all(cell.bottom < plate.box.y for _racer, cell in shown.cells for plate in plates(table).values())


def test_the_turn_of_enemies_is_told_from_that_of_the_hero(at_table: Fight):
    play = quietly(masters(), ENEMIES)
    shown = strip(at_table(play))
    assert [(racer.number, racer.turn) for racer in shown.race.racers if racer.turn] == [(1, ENEMIES)]
    assert "the enemies' turn" in shown.value


def test_ones_own_cannot_be_attacked_and_it_is_said_why(at_table: Fight):
    table = at_table(quietly(masters(), HEROES))
    attack = next(action for action in table.play.view.legal if action.verb == "attack")
    table.commands.play_set(attack)
    own = next(id for id, plate in plates(table).items() if id.startswith("enemy") and plate.figure.ours)
    assert plates(table)[own].aim is None
    table.set_focus(own)
    table.refresh()
    assert "you can't attack your own side" in table.widget("preview").label


def test_while_somebody_is_aimed_at_no_other_button_stands_out(table: TableScene):
    assert not any(widget.primary for widget in table.widgets if isinstance(widget, Button))
    table.commands.play_set(next(action for action in table.play.view.legal if action.verb == "attack"))
    assert table.widget("guard").enabled
    assert not table.widget("guard").primary
    assert dict(table.prompts())["confirm"] == "Attack"
    assert "avoid" not in dict(table.prompts())


@pytest.mark.slow
def test_between_two_people_a_curtain_falls_and_no_hand_of_the_other_is_shown(at_table: Fight):
    table = at_table(match(HUMAN, HUMAN))
    for _ in range(12):
        if isinstance(top(table.services), CurtainScene):
            assert not any(
                card for zone, cards in table.play.view.zones.items() if zone.startswith("hand") for card in cards
            )
            top(table.services).then()
            frames(table.services)
        seat = table.play.seat
        for who, token in table.play.view.tokens.items():
            cards = table.play.view.zones[f"hand.{who}"]
            assert token.seat == seat or all(card is None for card in cards)
        legal = table.play.view.legal
        if not legal:
            break
        table.commands.do(next((one for one in legal if one.verb in ("end", "pass")), legal[0]))
        table.top.hurry()
        frames(table.services)


# the set-up


def test_the_set_up_has_it_with_rivals_and_how_much_wins(services: Services):
    scene = show(services, set_up(services, mode="masters", heroes="3"))
    shown = {thing.id: thing for thing in top(services).things()}
    assert {"mode", "epics", "member-0", "member-1", "member-2"} <= set(shown)
    assert not {"target", "hands", "other-Game Master"} & set(shown)
    assert label(services, "mode") == "Game Masters and Monsters"
    assert label(services, "holder-Player 1") == "A person"
    assert [label(services, f"holder-Player {n}") for n in (2, 3)] == ["Strong rival", "Strong rival"]
    assert scene.choices.chosen("epics").value == "3"


@pytest.mark.parametrize("heroes", ["1", "2"])
def test_two_are_there_whatever_was_chosen_before_and_nobody_of_them_is_left_out(services: Services, heroes: str):
    scene = show(services, set_up(services, mode="masters", heroes=heroes))
    assert len(scene.choices.members) == 2
    assert scene.choices.of_size(-1) is None
    choose(services, "add")
    assert len(scene.choices.members) == 3
    assert scene.options["heroes"] == "3"


def test_what_an_attack_would_come_to_ends_where_the_rule_above_it_does(make_services: Callable[..., Services]):
    services = make_services()
    told = SCENES["arena, masters, a set"](services).widget("preview")
    room = told.plate.inset(INSET, 0)
    widths = [services.fonts.width(line, told.block.role, told.block.size) for line in told.block.lines]
    assert told.joined
    assert told.box.x + max(widths) <= room.right + 1


def test_in_the_smallest_plates_the_hand_is_a_number_and_nothing_lies_over_a_picture(table: TableScene):
    table.commands.play_set(next(action for action in table.play.view.legal if action.verb == "attack"))
    foes = [plate for plate in plates(table).values() if plate.figure.side == ENEMIES]
    assert len(foes) == 12
    for plate in foes:
        assert not plate.parts.fan
        assert not plate.band.overlaps(plate.face)
        assert plate.face.w >= 40, "who it is can be seen"
        assert plate.crest.box.inside(plate.box)
        assert not plate.crest.box.overlaps(plate.face)
