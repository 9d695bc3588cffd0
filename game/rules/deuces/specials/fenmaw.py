"""Fenmaw of Three Heads: what is cut off grows again, unless it is cut off cleanly.

Readings of the card: heads Defeated since the last Enemy Turn count, even if they had grown again before; growth that
is prevented happens after the next Enemy Turn. A head Defeated by an ability or by its own attack neither grows again
nor reveals the secret.
"""

from collections.abc import Iterable, Sequence

from game.core.table import Frame, State
from game.core.text import N_

from ..ability import ONCE_A_TURN, TURN_END, Effects, ability, passive
from ..card_plays import Powers
from ..effects import summon
from ..names import WON
from ..queries import all_heroes, attack_size, defender, enemies, kind, result
from ..ruleset import mode_of
from ..special import ALL, Part, Special

FENMAW, HEAD = "fenmaw", "head"
HEADS = 3  # heads at first, the most in play, and the most that grow again
MANY = 3  # number of heroes from which each head has one more card
GROWN = 2  # cards of a head that has grown again
HEWN, REGROWN = "hewn", "regrown"  # facts: heads to grow again, and heads that have


@passive(N_("Three Mouths"), N_("Every head attacks once a turn."))
def three_mouths(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """PASSIVE: each head is a figure of its own."""
    return Powers()


def _hewn(s: State, me: str) -> bool:
    """True if a head can grow again."""
    return _to_grow(s) > 0


@ability(
    N_("Regrow"),
    N_("For each head defeated by 2 cards or more, a new one with 2 cards grows: 3 heads at most, 3 times."),
    TURN_END,
    ONCE_A_TURN,
    can=_hewn,
    freely=True,
)
def regrow(s: State, me: str, target: str) -> Effects:
    """SUMMON 2 Head: for each head Defeated by an attack of 2 cards or more."""
    return (summon(me, HEAD, GROWN),) * _to_grow(s)


class Fenmaw(Special):
    """Three heads, each a figure of its own."""

    id = "fenmaw"
    name = N_("Fenmaw of Three Heads")
    blurb = N_("Three heads, and not one of them can keep its mouth shut.")
    secret = N_("Searing cut: a head defeated by a single card never grows back.")
    beaten = N_("The last head is off.")
    parts = (
        Part(FENMAW, N_("Head of Fenmaw"), (three_mouths, regrow), most=ALL, boss=True, together=True),
        Part(HEAD, N_("Head"), (three_mouths, regrow), most=ALL),
    )
    sizes = (2, 3, 3, 4, 4)

    def cast(self, s: State) -> Sequence[str]:
        """Three heads."""
        return (FENMAW,) * HEADS

    def set_up(self, s: State) -> Sequence[Frame]:
        """Set the counts to 0."""
        s.note(HEWN, 0)
        s.note(REGROWN, 0)
        return ()

    def hand(self, s: State, who: str) -> int:
        """Depends on the level; one more card against three or four heroes."""
        return self.sizes[mode_of(s).rules.enemy_level(s) - 1] + (len(all_heroes(s)) >= MANY)

    def resolved(self, s: State, effects: Iterable[Frame]) -> Sequence[Frame]:
        """Count the heads that have grown again."""
        n = sum(frame.kind == "summon" and HEAD in frame.data for frame in effects)
        if n:
            s.note(REGROWN, s.number(REGROWN) + n)
            s.note(HEWN, 0)
        return ()

    def fell(self, s: State, who: str) -> None:
        """A head Defeated by an attack of several cards will grow again; a single card reveals the secret."""
        if not _is_head(s, who) or who != defender(s) or result(s) != WON:
            return
        if attack_size(s) > 1:
            s.note(HEWN, s.number(HEWN) + 1)
        else:
            self.find(s)


def _is_head(s: State, who: str) -> bool:
    return kind(s, who) in (FENMAW, HEAD)


def _to_grow(s: State) -> int:
    """The number of heads that grow again now."""
    room = HEADS - sum(_is_head(s, who) for who in enemies(s))
    return max(min(s.number(HEWN), room, HEADS - s.number(REGROWN)), 0)


FENMAW_HERE = Fenmaw()
