"""One device for several people: nobody is hurried away from a deed, and none takes back another's unasked."""

from collections.abc import Callable

from game.app.scenes.arena.curtain import CurtainScene
from game.app.scenes.arena.table import ArenaTable
from game.app.scenes.ask import AskScene
from game.bots import agents, stream
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.rules import games
from tests.app.hands import choose, frames, press, top

GAME = games()["deuces"]
Fight = Callable[..., ArenaTable]
WHILE = 300  # frames


def handed(at_table: Fight, **options: str) -> ArenaTable:
    """A fight with hidden hands; the first has the device."""
    table = at_table(hands="private", **options)
    take(table)
    return table


def take(table: ArenaTable) -> None:
    """Whoever is called takes the device."""
    assert isinstance(top(table.desk), CurtainScene)
    frames(table.desk, 60)
    press(table.desk, "confirm")
    assert top(table.desk) is table


def test_what_came_of_a_deed_can_be_seen_before_the_curtain_falls(at_table: Fight):
    table = handed(at_table, cards="10")
    table.do(next(action for action in table.view.legal if action.verb == "attack"))
    frames(table.desk, WHILE)
    assert top(table.desk) is table
    assert table.at_rest()
    assert table.seat == 0
    assert table.focus == "onward"
    assert "Mender" in table.widget("status").label
    assert dict(table.prompts())["confirm"] == "Pass it on"
    press(table.desk, "confirm")
    assert isinstance(top(table.desk), CurtainScene)
    take(table)
    assert table.seat == 1
    assert table.widget("onward") is None


def test_where_nothing_came_of_it_the_curtain_falls_at_once(at_table: Fight):
    table = handed(at_table)
    table.pick("end")
    frames(table.desk, 60)
    assert isinstance(top(table.desk), CurtainScene)


def test_what_another_did_is_only_taken_back_when_it_was_asked(at_table: Fight):
    table = handed(at_table)
    table.pick("end")
    frames(table.desk, 60)
    take(table)
    press(table.desk, "undo")
    ask = top(table.desk)
    assert isinstance(ask, AskScene)
    assert ask.text == "Take back what Bulwark did last (End turn)?"
    press(table.desk, "cancel")
    assert len(table.match.log) == 1
    press(table.desk, "undo")
    choose(table.desk, "do")
    assert not table.match.log


def test_one_person_takes_back_what_another_hero_did_unasked(at_table: Fight):
    table = at_table(hands="one")
    table.pick("end")
    frames(table.desk, 60)
    assert table.seat == 1
    press(table.desk, "undo")
    assert not table.match.log


def test_a_curtain_tells_of_blows_and_not_of_every_card(at_table: Fight):
    match = Match(GAME, {**defaults(GAME), "heroes": "2", "hands": "private"}, 5, seats=(HUMAN, HUMAN, "gm"))
    players = {seat: agents(GAME)["gm" if seat == 2 else "hero"](stream(5, seat)) for seat in range(3)}
    while sum(action.verb == "attack" for action in match.log) < 3:
        match.step(players)
    table = at_table(match)
    seat = next(seat for seat in (0, 1) if match.log[-1].seat != seat)
    own = max((n for n, action in enumerate(match.log, 1) if action.seat == seat), default=0)
    lines = [line for events in match.history[own:] for line in table.lines(events)]
    since = table._called(seat).since
    assert any("draws" in line for line in lines)
    assert not any("draws" in line for line in since)
    assert [line for line in lines if "attacks" in line] == [line for line in since if "attacks" in line] != []
