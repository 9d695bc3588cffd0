"""The choice of a bet from the chance to survive, which depends on the hand, the level and the enemies.

The weights come from 600 plays with random bets and heroes of all classes, and 150 plays of heroes without a class: a
logistic regression of each hero's survival in a fight (6885 and 1754 cases) over what is known before it.
"""

from collections.abc import Callable, Sequence

from game.core.floats import logistic
from game.core.game import Advice
from game.core.table import State
from game.core.text import Text
from game.core.view import Action

from ...agents.card_values import value_of
from ...classes import NOBODY
from ...loot import pieces, tier
from ...queries import hand, kind, level
from .bidding import goal
from .chips import BLIND, bank, bet, chips, is_over, partakers

BEGINNING, USUAL_LEVEL, USUAL_HEADS, USUAL_HARD, USUAL_HAND = 1.12, 3, 2, 6, 2.4
A_LEVEL, A_HEAD, HARDER, A_HAND, A_TIER, FIRST = -0.2, -0.13, -0.69, 0.57, 0.14, 0.9
PAST = 0.9  # the mean excess of enemies that are drawn to a target
UNTRAINED, NO_GIFTS = -1.5, -0.67  # for heroes without classes, and per level, because they learn no abilities
EVEN, EXACTLY = 0.5, 0.35  # the chances to win an Initiative Draw, and to meet a target exactly
RASH = 4  # the most chips above the minimum that a weak player bids or raises


def advise(s: State, legal: Sequence[Action]) -> Advice | None:
    """A good player's bet; also the advice to go on when the play is over or the hero has no chips left."""
    verbs = {action.verb for action in legal}
    if verbs == {"go"}:
        return _go(s, legal[0])
    return _bid(s, legal) if "bid" in verbs else _raise(s, legal) if "raise" in verbs else None


def _go(s: State, go: Action) -> Advice | None:
    """The advice to go on to the end, or to an encounter without one's own hero; None for the usual advice."""
    if is_over(s):
        return Advice(go, Text("It's over: the chips are counted"))
    return None if chips(s, f"hero.{go.seat}") else Advice(go, Text("You have no chips left: the others play on"))


def sensible(s: State, legal: Sequence[Action]) -> Sequence[Action]:
    """The bids and raises that a weak player might choose, without very high ones."""
    least = min((int(action.ids[0]) for action in legal if action.verb in ("bid", "raise")), default=0)
    return [action for action in legal if action.verb not in ("bid", "raise") or int(action.ids[0]) <= least + RASH]


def _bid(s: State, legal: Sequence[Action]) -> Advice:
    """The bid that brings the most on average; drop out if the blind is the smaller loss."""
    hero, heads = f"hero.{legal[0].seat}", len(partakers(s))

    def likely(action: Action) -> float:
        return survival(s, hero, goal(int(action.ids[0]) * heads, heads) + PAST)

    bids = [action for action in legal if action.verb == "bid"]
    best = max(bids, key=lambda action: _worth(s, int(action.ids[0]), likely(action)))
    if _worth(s, int(best.ids[0]), likely(best)) < -BLIND:
        return Advice(Action("out", (), legal[0].seat), Text("It costs more than a hand like this is worth"))
    return Advice(best, _odds(bids, best, likely))


def _odds(bids: Sequence[Action], best: Action, likely: Callable[[Action], float]) -> Text:
    """The chance to survive with a bid, and the reason not to bid more."""
    n = round(100 * likely(best))
    more = next((bid for bid in bids if int(bid.ids[0]) == int(best.ids[0]) + 1), None)
    if more is None:
        return Text("{n}% to survive: you can't bet more", n=n)
    less = round(100 * likely(more))
    return Text("{n}% to survive. One more chip brings harder enemies: {less}%, which pays less", n=n, less=less)


def _raise(s: State, legal: Sequence[Action]) -> Advice:
    """The raise that brings the most on average; the enemies are known now."""
    hero = f"hero.{legal[0].seat}"
    worth = {action: _raised(s, hero, int(action.ids[0])) for action in legal}
    best = max(worth, key=lambda action: worth[action])
    n, left = int(best.ids[0]), s.gauges["difficulty"] - s.gauges["target"]
    if not n:
        return Advice(best, Text("More chips would be more than this is worth"))
    if n == left:
        return Advice(best, Text("It makes the target just as hard as they are: your side goes first"))
    return Advice(best, Text("You are likely to survive, and no more enemies come for it") if n < left else
                  Text("You are likely to survive, even with more enemies"))  # fmt: skip


def _raised(s: State, hero: str, more: int) -> float:
    """The worth of a raise by `more` chips."""
    aim, there = s.gauges["target"] + more, s.gauges["difficulty"]
    first = EVEN if aim < there else 1.0 if aim == there else EXACTLY + (1 - EXACTLY) * EVEN
    hard = there if aim <= there else aim + PAST
    return _worth(s, bet(s, hero) + more, survival(s, hero, hard, first))


def _worth(s: State, total: int, likely: float) -> float:
    """The mean gain of a bet: as many chips, as far as the bank can pay them, or their loss."""
    paid = min(total, max(bank(s) // len(partakers(s)), 1))
    return likely * paid - (1 - likely) * total


def survival(s: State, hero: str, hard: float, first: float = EXACTLY + (1 - EXACTLY) * EVEN) -> float:
    """The chance that a hero survives enemies of this total Difficulty; `first` is the chance that the heroes begin."""
    heads = len(partakers(s))
    untrained = sum(kind(s, one) == NOBODY for one in partakers(s)) / heads
    found = sum(tier(s, hero, piece) for piece in pieces(s, hero))
    return logistic(
        BEGINNING
        + A_LEVEL * (level(s) - USUAL_LEVEL)
        + A_HEAD * (heads - USUAL_HEADS)
        + HARDER * (hard / heads - USUAL_HARD)
        + A_HAND * (value_of(s, hero, hand(s, hero)) - USUAL_HAND)
        + A_TIER * found
        + untrained * (UNTRAINED + NO_GIFTS * (level(s) - USUAL_LEVEL))
        + FIRST * first
    )
