"""Tests for the arena during animations: the head says whose turn it is, and the attacker lies to the left."""

from collections.abc import Callable, Iterator

import pytest

from game.app.screens.new_level import LevelScene
from game.app.screens.table import TableScene
from game.app.ui.widget import Widget
from game.bots import agents, stream
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.rules import games
from tests.app.driving import frames, label, press, top
from tests.rotation import rotating

Fight = Callable[..., TableScene]
GAME = games()["deuces"]
FRAMES = 2200  # frames of a fight
TURNS = {
    "power": {"The hero's turn", "The enemies' turn"},
    "loot": {"The hero's turn", "The heroes' turn", "The enemies' turn"},
    "masters": {
        turn for who in ("Bulwark", "Mender") for turn in (f"{who}'s turn", f"{who}'s enemies' turn")
    },
    "duel": {"The first duo's turn", "The second duo's turn"},
}  # fmt: skip


def match(mode: str, seed: int) -> Match:
    """A match of a person against programs."""
    options = defaults(GAME) | {"mode": mode, "heroes": "1"}
    others = [seat.programs[0] for seat in GAME.seats(options)][1:]
    return Match(GAME, options, seed, seats=(HUMAN, *others))


def moving(table: TableScene, seed: int) -> Iterator[None]:
    """Play a fight as a good program does, and yield at each frame in which an animation runs."""
    player = agents(GAME)["hero"](stream(seed, 0))
    for _ in range(FRAMES):
        frames(table.services, 1)
        if top(table.services) is not table:
            press(table.services, "confirm" if isinstance(top(table.services), LevelScene) else "cancel")
        elif table.top.timeline is not None:
            yield
        elif table.play.view.legal:
            table.commands.do(player.choose(table.play.view))


@pytest.mark.slow
@pytest.mark.parametrize("mode", rotating(TURNS))
def test_while_something_moves(at_table: Fight, mode: str):
    table = at_table(match(mode, 2), motion=True)
    lane, said, struck = table.top.places.box("lane"), set(), 0
    for _ in moving(table, 2):
        said.add(label(table.services, "status"))
        pile = table.top.stage.piles.get(f"played.{table.top.stage.facts.get('attacker')}", ())
        lying = [sprite for sprite in pile if sprite not in table.top.stage.flying]
        assert all(sprite.box.right < lane.centre[0] for sprite in lying), "whoever strikes lies on the right"
        struck += bool(lying)
    assert struck
    before = {each for each in said if each == "The draft" or each.startswith("Encounter ")}
    assert ("The draft" in before) == (mode == "duel"), "only a duel begins with who fights"
    assert "Encounter 1" in before
    assert "Encounter 0" not in before, "none has begun"
    assert said - before <= {"", *TURNS[mode]}, "the head says what cannot be done yet"
    assert said & TURNS[mode]


@pytest.mark.slow
@pytest.mark.parametrize("mode", rotating(TURNS))
def test_what_is_said_of_a_new_focus_is_what_would_be_said_if_all_were_built_anew(
    at_table: Fight, monkeypatch: pytest.MonkeyPatch, mode: str
):
    table = at_table(match(mode, 3), motion=True)
    say, built = table.layout.widgets_of_focus, list[int]()

    def checked() -> list[Widget]:
        widgets = say()
        said = [widget.thing() for widget in widgets]
        assert said == [widget.thing() for widget in table.layout.widgets()]
        built.append(len(said))
        return widgets

    monkeypatch.setattr(table.layout, "widgets_of_focus", checked)
    for _ in moving(table, 3):
        pass
    assert built
