"""Tests for one device that several people share: an action is seen to its end before the hand-over, and nobody can
undo another's action without being asked."""

from collections.abc import Callable

import pytest

from game.app.input.bindings import Intent
from game.app.play.features.hand_over import HandOver
from game.app.play.features.quest import StoryPages
from game.app.screens.over import AskScene
from game.app.screens.pause import CurtainScene
from game.app.screens.table import TableScene
from game.bots import agents, stream
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.core.view import Action
from game.rules import games
from tests.app.driving import choose, frames, press, top
from tests.app.quest import been, quest, won

from .parts import part

GAME = games()["deuces"]
Fight = Callable[..., TableScene]
WHILE = 300  # frames
HANDS = "hand.hero.0", "hand.hero.1"


def handed(at_table: Fight, **options: str) -> TableScene:
    """A fight with hidden hands; the first player has taken the device."""
    table = at_table(hands="private", **options)
    take(table)
    return table


def take(table: TableScene) -> None:
    """Let the person named on the curtain take the device."""
    assert isinstance(top(table.services), CurtainScene)
    frames(table.services, 60)
    press(table.services, "confirm")
    assert top(table.services) is table


def hands_seen(table: TableScene) -> list[str]:
    """The hands of which the table knows a card now."""
    zones = table.play.now().zones
    return [zone for zone in HANDS if any(card is not None for card in zones[zone])]


def test_a_private_hand_is_seen_by_the_one_who_has_the_device_alone(at_table: Fight):
    """Nothing is drawn but the first frames."""
    table = at_table(hands="private")
    stack = table.services.stack

    def passes() -> None:
        stack.update(2.0)
        stack.settle(lambda: None)

    assert (top(table.services).name, hands_seen(table)) == ("curtain", [])
    for seat in (0, 1):
        passes()
        top(table.services).handle(Intent("confirm"))
        passes()
        assert (top(table.services), table.play.seat) == (table, seat)
        assert hands_seen(table) == [HANDS[seat]]
        table.commands.pick("end")
        passes()
        assert HANDS[1 - seat] not in hands_seen(table)


def reads(table: TableScene) -> bool:
    """True if a page of a story is open."""
    return isinstance(table.top.telling, StoryPages) and table.top.telling.leaf is not None


@pytest.mark.slow
def test_what_came_of_a_deed_can_be_seen_before_the_curtain_falls(at_table: Fight):
    table = handed(at_table, cards="10")
    table.commands.do(next(action for action in table.play.view.legal if action.verb == "attack"))
    frames(table.services, WHILE)
    assert top(table.services) is table
    assert table.at_rest()
    assert table.play.seat == 0
    assert table.focus == "onward"
    assert "Mender" in table.widget("status").label
    assert dict(table.prompts())["confirm"] == "Pass it on"
    press(table.services, "confirm")
    assert isinstance(top(table.services), CurtainScene)
    take(table)
    assert table.play.seat == 1
    assert table.widget("onward") is None


@pytest.mark.slow
def test_where_nothing_came_of_it_the_curtain_falls_at_once(at_table: Fight):
    table = handed(at_table)
    table.commands.pick("end")
    frames(table.services, 60)
    assert isinstance(top(table.services), CurtainScene)


@pytest.mark.slow
def test_what_another_did_is_only_taken_back_when_it_was_asked(at_table: Fight):
    table = handed(at_table)
    table.commands.pick("end")
    frames(table.services, 60)
    take(table)
    press(table.services, "undo")
    ask = top(table.services)
    assert isinstance(ask, AskScene)
    assert ask.text == "Only Bulwark may take that back (End turn). Does Bulwark agree?"
    press(table.services, "cancel")
    assert len(table.match.log) == 1
    press(table.services, "undo")
    choose(table.services, "do")
    assert not table.match.log


def test_one_person_takes_back_what_another_hero_did_unasked(at_table: Fight):
    table = at_table(hands="one")
    table.commands.pick("end")
    frames(table.services, 60)
    assert table.play.seat == 1
    press(table.services, "undo")
    assert not table.match.log


def test_a_curtain_tells_of_blows_and_not_of_every_card(at_table: Fight):
    match = Match(GAME, {**defaults(GAME), "heroes": "2", "hands": "private"}, 5, seats=(HUMAN, HUMAN, "gm"))
    players = {seat: agents(GAME)["gm" if seat == 2 else "hero"](stream(5, seat)) for seat in range(3)}
    while sum(action.verb == "attack" for action in match.log) < 3:
        match.step(players)
    table = at_table(match)
    seat = next(seat for seat in (0, 1) if match.log[-1].seat != seat)
    own = max((n for n, action in enumerate(match.log, 1) if action.seat == seat), default=0)
    lines = [line for events in match.history[own:] for line in table.top.chronicle.said(events)]
    since = part(table, HandOver).curtain_text(seat).since
    assert any("draws" in line for line in lines)
    assert not any("draws" in line for line in since)
    assert [line for line in lines if "attacks" in line] == [line for line in since if "attacks" in line] != []


# open hands, and deals


def hidden(match: Match) -> bool:
    """True if some hero's hand contains a card that not every seat knows."""
    hands = (zone for name, zone in match.state.zones.items() if name.startswith("hand.hero"))
    return any(seats is not None for zone in hands for seats in zone.known)


def before_a_deal(mode: str, last: str) -> tuple[Match, Action]:
    """A play of two people with hidden hands, at a point where nobody has cards, and the action that deals the next
    ones."""
    seats = (HUMAN, HUMAN) if mode == "masters" else (HUMAN, HUMAN, "gm")
    match = Match(GAME, {**defaults(GAME), "mode": mode, "heroes": "2", "hands": "private"}, 5, seats=seats)
    players = {seat: agents(GAME)["gm" if seat == 2 else "hero"](stream(5, seat)) for seat in range(len(seats))}
    while True:
        while hidden(match) or not match.log:
            match.step(players)
        match.step(players)
        if hidden(match) and match.log[-1].verb == last:
            action = match.log[-1]
            match.undo()
            return match, action


@pytest.mark.slow
@pytest.mark.parametrize("motion", [True, False])
@pytest.mark.parametrize(("mode", "last"), [("loot", "go"), ("power", "go"), ("masters", "go"), ("quest", "visit")])
def test_where_all_have_looked_new_hands_are_dealt_behind_a_curtain(
    at_table: Fight, mode: str, last: str, motion: bool
):
    match, deal = before_a_deal(mode, last)
    table = at_table(match, motion)
    if isinstance(top(table.services), CurtainScene):
        take(table)
    while reads(table):
        table.top.telling.read_on()
    table.commands.do(deal)
    for _ in range(WHILE * 4):
        faces = [
            card for zone, cards in table.play.view.zones.items() if zone.startswith("hand.hero") for card in cards
        ]
        assert faces
        assert not any(faces)
        assert not [
            sprite for zone in HANDS for sprite in table.top.stage.piles.get(zone, ()) if sprite.card is not None
        ]
        if isinstance(top(table.services), CurtainScene):
            break
        if part(table, HandOver).step is not None:
            part(table, HandOver).step.do()
        if (
            isinstance(table, TableScene)
            and getattr(table.top.telling, "leaf", None) is not None
            and table.top.timeline is None
        ):
            table.top.telling.read_on()
        frames(table.services)
    take(table)
    assert table.play.seat == match.state.to_act[0]
    assert all(table.play.view.zones[f"hand.hero.{table.play.seat}"])


def test_what_hides_nothing_is_read_by_all_without_a_curtain(at_table: Fight):
    match, _deal = before_a_deal("loot", "go")
    table = at_table(match)
    assert top(table.services) is table
    assert table.play.seat == match.state.to_act[0]
    assert table.play.view.legal
    assert part(table, HandOver).step is None


# bids that were answered


def bid_and_answered(at_table: Fight, undo: str) -> TableScene:
    """The table after a person has bid and a program, whose hand nobody sees, has answered."""
    options = {**defaults(GAME), "mode": "loot", "heroes": "2"}
    table = at_table(Match(GAME, options, 5, seats=(HUMAN, "hero", "gm")))
    table.services.change(undo=undo)
    table.commands.pick("2")
    frames(table.services, WHILE)
    assert [action.verb for action in table.match.log][:2] == ["bid", "bid"]
    return table


@pytest.mark.slow
def test_a_bid_that_was_answered_is_not_taken_back(at_table: Fight):
    table = bid_and_answered(at_table, "fair")
    done = len(table.match.log)
    assert not table.layout.goes_back
    press(table.services, "undo")
    assert len(table.match.log) == done
    assert "Others have decided since" in table.services.toast


def test_for_practice_it_is(at_table: Fight):
    table = bid_and_answered(at_table, "free")
    assert not table.match.marks
    press(table.services, "undo")
    assert not table.match.log
    assert table.match.marks == {"practice"}


# a Game Master at the same device as the heroes


@pytest.mark.slow
@pytest.mark.parametrize("hands", ["open", "private"])
@pytest.mark.parametrize("way", ["table", "pause"])
def test_at_one_device_it_is_passed_to_a_game_master_and_back(at_table: Fight, hands: str, way: str):
    seats = HUMAN, HUMAN, HUMAN
    match = won(been(quest("house_always_wins", 5, seats, master="person", hands=hands), "hall", "pawn"))
    assert {2} < {*match.state.to_act}
    table = at_table(match)
    pad = 3
    for seat in table.seating.held:
        table.seating.take(seat, pad)
    assert isinstance(table, TableScene)
    table.top.telling.read_on()
    frames(table.services)
    assert table.play.seat in (0, 1)
    pass_over(table, way, pad)
    curtain = top(table.services)
    assert isinstance(curtain, CurtainScene)
    assert curtain.called.who == "Game Master"
    frames(table.services, 60)
    curtain.handle(Intent("confirm", device=pad))
    frames(table.services)
    assert table.play.seat == 2
    assert table.widget("gift-deuce") is not None
    pass_over(table, way, pad)
    assert top(table.services) is table
    assert table.play.seat in (0, 1)
    assert table.widget("gift-deuce") is None


def pass_over(table: TableScene, way: str, pad: int) -> None:
    """Pass the device to another person who may act as well, on the table or in the pause menu."""
    if way == "pause":
        table.handle(Intent("menu", device=pad))
        frames(table.services)
        choose(table.services, "pass-over")
        return
    table.set_focus("pass-over")
    table.refresh()
    assert dict(table.prompts())["confirm"].startswith("Pass it to")
    table.handle(Intent("confirm", device=pad))
    frames(table.services)


def test_the_one_who_has_a_device_of_their_own_needs_no_passing(at_table: Fight):
    match = won(
        been(quest("house_always_wins", 5, (HUMAN, HUMAN, HUMAN), master="person", hands="open"), "hall", "pawn")
    )
    table = at_table(match)
    for seat in table.seating.held:
        table.seating.take(seat, seat // 2)
    table.refresh()
    assert table.widget("pass-over") is None


def test_redo_of_what_made_no_event_hands_the_device_on_as_well(at_table: Fight, monkeypatch: pytest.MonkeyPatch):
    """A pass tells nothing, but the turn is another's: the table must not wait for who cannot act."""
    table = handed(at_table)
    shown: list[object] = []
    monkeypatch.setattr(table.session, "redo", list)
    monkeypatch.setattr(table.commands, "happened", shown.append)
    table.commands.redo()
    assert shown == [], "there is nothing to redo"
    table.match.undone.append(table.play.view.legal[0])
    table.commands.redo()
    assert shown == [[]]
