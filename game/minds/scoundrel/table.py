"""From a table of Scoundrel to the compact model, and back to the actions of the rules."""

from collections.abc import Iterable, Iterator, Sequence

from game.core.cards import Card
from game.core.table import State
from game.core.view import Action
from game.minds import Thought, Verdict
from game.minds.rooms import EMPTY, code, place_of, played
from game.rules.scoundrel import GAME
from game.rules.scoundrel.combat import FISTS, WEAPON
from game.rules.scoundrel.dungeon import ROOM
from game.rules.scoundrel.model import FRESH, worn

from .model import AVOID, STRIKE, Position, Rules
from .solver import solve_in_steps


def position(s: State) -> Position:
    """The position on a table, as one who knows all cards sees it."""
    weapon, last = s.top("weapon"), s.top("slain")
    below = 0 if weapon is None else FRESH if last is None else worn(last, s.options["wear"])
    return Position(
        tuple(code(card) if (card := s.top(place)) else EMPTY for place in ROOM),
        tuple(code(card) for card in reversed(s.cards("deck"))),
        s.gauges["health"],
        weapon.rank if weapon else 0,
        below,
        s.number("faced"),
        bool(s.facts["drunk"]),
        bool(s.facts["avoided"]),
    )


def named(action: int, room: Sequence[Card | None]) -> Action:
    """The rules' action for one of the model's. `room` has the cards in the four places.

    Raises `ValueError` if no card lies in the action's place.
    """
    if action == AVOID:
        return Action("avoid")
    card = room[action % STRIKE]
    if card is None:
        raise ValueError(f"no card lies in place {action % STRIKE}")
    if card.red:
        return Action("take" if card.suit == "D" else "drink", (card.id,))
    return Action("fight", (card.id, WEAPON if action >= STRIKE else FISTS))


def code_of(action: Action, room: Sequence[Card | None]) -> int:
    """The model's action for one of the rules'; the inverse of `named`."""
    if action.verb == "avoid":
        return AVOID
    return place_of(action, room) + STRIKE * (action.ids[1:] == (WEAPON,))


def solve_table(s: State) -> Thought[Verdict]:
    """Solve a table that is not over, as one who knows all cards. Raises `TooHard`."""
    found = yield from solve_in_steps(position(s), Rules.of(s.options))
    return Verdict(None if found.actions is None else tuple(rules_actions(s, found.actions)), found.nodes)


def rules_actions(s: State, actions: Iterable[int]) -> Iterator[Action]:
    """The rules' actions for the model's from a table on, each with the cards that lie there when it is done.

    Raises `ValueError` where no card lies in the place of an action.
    """
    return played(GAME, s, actions, ROOM, named)
