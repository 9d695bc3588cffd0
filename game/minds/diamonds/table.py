"""From a table of Diamonds & Dragons to the compact model, and back to the actions of the rules."""

from collections.abc import Iterable, Iterator, Sequence

from game.core.cards import Card
from game.core.table import State
from game.core.text import Text, Trouble
from game.core.view import Action
from game.minds import Thought, Verdict
from game.minds.rooms import EMPTY, code, place_of, played
from game.rules.diamonds import GAME
from game.rules.diamonds.model import FRESH
from game.rules.diamonds.modes import MODE, MODES, SOLO
from game.rules.diamonds.rules import VERB

from .model import RUN, Position
from .solver import solve_in_steps

ROOM = MODES[SOLO].places


def position(s: State) -> Position:
    """The position on a table for one party, as one who knows all cards sees it."""
    weapon, last = s.top("weapon.0"), s.top("slain.0")
    return Position(
        tuple(code(card) if (card := s.top(place)) else EMPTY for place in ROOM),
        order(s),
        s.gauges["hp.0"],
        weapon.rank if weapon else 0,
        0 if weapon is None else FRESH if last is None else last.rank,
        bool(s.facts["drank.0"]),
        s.number("taken"),
        bool(s.facts["ran"]),
    )


def order(s: State) -> tuple[int, ...]:
    """The cards of the deck, the next first."""
    return tuple(code(card) for card in reversed(s.cards("deck")))


def named(action: int, room: Sequence[Card | None]) -> Action:
    """The rules' action for one of the model's. `room` has the cards in the four places.

    Raises `ValueError` if no card lies in the action's place.
    """
    if action == RUN:
        return Action("run")
    card = room[action]
    if card is None:
        raise ValueError(f"no card lies in place {action}")
    return Action(VERB.get(card.suit, "fight"), (card.id,))


def code_of(action: Action, room: Sequence[Card | None]) -> int:
    """The model's action for one of the rules'; the inverse of `named`."""
    return RUN if action.verb == "run" else place_of(action, room)


def solve_table(s: State) -> Thought[Verdict]:
    """Solve a table that is not over, as one who knows all cards, without running. Raises `TooHard`; `Trouble` unless
    one party plays alone."""
    if s.options[MODE] != SOLO:
        raise Trouble(Text("Only deals for one party alone can be solved."))
    found = yield from solve_in_steps(position(s))
    line = None if found.actions is None else tuple(rules_actions(s, found.actions))
    return Verdict(line, found.nodes, without=("run",))


def rules_actions(s: State, actions: Iterable[int]) -> Iterator[Action]:
    """The rules' actions for the model's from a table on, each with the cards that lie there when it is done.

    Raises `ValueError` where no card lies in the place of an action.
    """
    return played(GAME, s, actions, ROOM, named)
