"""The end of a quest, and its score."""

from game.core.game import Line
from game.core.table import State
from game.core.text import Text
from game.core.view import View

from ...loot import pieces, tier
from ...queries import all_heroes
from ...questloot import holds
from ...view_state import seen
from ..power import WORTH
from .parts import QUEST_LOOT
from .where import TORCHES, been, quest

OUT, TORCH, ROOM, RELIC, ENCOUNTER = 100, 20, 5, 15, -2  # points: the exit once, and for each of the others


def win(s: State) -> None:
    """End the quest at an exit: every hero wins, the Game Master loses."""
    _end(s, "won", "lost")


def lose(s: State) -> None:
    """End the quest with the last torch: the Game Master wins."""
    s.announce("lost-in-the-dark")
    _end(s, "lost", "won")


def _end(s: State, heroes: str, master: str) -> None:
    seats = range(len(all_heroes(s)))
    score = sum(n for _line, n in _points(s, heroes == "won"))
    s.end({**dict.fromkeys(seats, heroes), len(seats): master}, {**dict.fromkeys(seats, score), len(seats): 0})


def explain(view: View) -> tuple[Line, ...]:
    """The score of a finished quest, line by line; () while it goes on, and for the Game Master."""
    s = seen(view)
    if view.outcome is None or view.seat >= len(all_heroes(s)):
        return ()
    return tuple(Line(text, n) for text, n in _points(s, view.outcome.result == "won") if n)


def _points(s: State, won: bool) -> list[tuple[Text, int]]:
    """The lines of the score."""
    torches = s.number(TORCHES)
    rooms = sum(been(s, room.id) for room in quest(s).rooms)
    loot = sum(WORTH[tier(s, hero, piece)] for hero in all_heroes(s) for piece in pieces(s, hero))
    relics = sum(holds(s, hero, id) for hero in all_heroes(s) for id in QUEST_LOOT)
    encounters = s.gauges["encounter"]
    return [
        (Text("The way out"), OUT if won else 0),
        (Text("{n} torch left", "{n} torches left", n=torches), TORCH * torches),
        (Text("{n} room seen", "{n} rooms seen", n=rooms), ROOM * rooms),
        (Text("Loot found"), loot),
        (Text("{n} piece of quest loot", "{n} pieces of quest loot", n=relics), RELIC * relics),
        (Text("{n} encounter", "{n} encounters", n=encounters), ENCOUNTER * encounters),
    ]
