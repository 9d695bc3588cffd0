"""A good player's answers to the questions that only a duel asks."""

from collections.abc import Sequence

from game.core.game import Advice
from game.core.table import State
from game.core.text import Text
from game.core.view import Action

from ...labels import ability, called, together
from ...queries import size
from .roster import CARD_OF, is_class

WORTH = {  # wins above half, in a hundred duels, of a duo that had it; from 400 duels between good players
    "hexwright": 20, "gravecaller": 5, "wildrunner": 4, "mender": 1, "cardsharp": -1, "reaver": -3,
    "bulwark": -7, "duelist": -24,
    "spite": 14, "pickpocket": 6, "deep_breath": 3, "last_reserve": 2, "card_counter": 2, "slow_hands": 1,
    "hard_parry": -5, "rallying_cry": -5, "last_stand": -9, "familiar": -9,
}  # fmt: skip


def advise(s: State, legal: Sequence[Action]) -> Advice | None:
    """The answer to a question of a duel; None for any other question."""
    verbs = {action.verb for action in legal}
    if "keep" in verbs:
        best = max(legal, key=_worth)
        return Advice(best, _why_kept(best.ids))
    if "draw" in verbs:
        return Advice(Action("draw", (), legal[0].seat), Text("Whoever begins strikes first"))
    if "extra" in verbs:
        neediest = min((action for action in legal if action.ids), key=lambda action: size(s, action.ids[0]))
        return Advice(neediest, Text("One more card costs nothing"))
    return None


def _why_kept(ids: Sequence[str]) -> Text:
    """The reason to keep these cards: both classes, or the ability for one hero."""
    return Text("{them} wins the most duels", "{them} win the most duels", them=together(map(_name, ids)), n=len(ids))


def _name(id: str) -> Text:
    return called(id) if is_class(CARD_OF[id]) else ability(id)


def _worth(action: Action) -> int:
    """The worth of the cards that an action keeps."""
    return sum(WORTH[id] for id in action.ids)
