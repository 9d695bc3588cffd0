"""Lord Vail's Table: single cards only, and the house wins ties.

Readings of the card: House Rules apply while a hand of his stands on which they are not sealed. Only the final result
makes a tie, whichever side attacked; a hero's tie counts, not a pet's.
"""

from collections.abc import Sequence

from game.core.table import Frame, State
from game.core.text import N_

from ..ability import D_DEFENCE, ONCE_A_TURN, Effects, ability, passive
from ..card_plays import Powers
from ..cards import label
from ..conditions import would_tie
from ..effects import HIGH, discard, raise_attack, raise_defence
from ..names import TIED
from ..queries import all_heroes, attacker, defender, enemies, is_hero, kind, result
from ..ruleset import mode_of
from ..special import Part, Special
from ..uses import is_sealed

VAIL = "lord_vail"
SINGLE = 1
FOR_GOOD = 99  # ends of Turns that the seal lasts: longer than any fight


@passive(N_("House Rules"), N_("Everybody attacks with single cards only."))
def house_rules(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """BIND 1 on both sides: `Table.most` applies it to every figure."""
    return Powers()


@ability(
    N_("The House Wins"),
    N_("If his combat would be a tie, his cards count 1 more."),
    D_DEFENCE,
    ONCE_A_TURN,
    can=would_tie,
)
def the_house_wins(s: State, me: str, target: str) -> Effects:
    """IF tie: RAISE +1 all self."""
    return (raise_attack(1) if attacker(s) == me else raise_defence(1),)


class Table(Special):
    """One hand of Lord Vail for every hero."""

    id = "lord_vail"
    name = N_("Lord Vail's Table")
    blurb = N_("His house, his cards, his rules. The exit is behind him.")
    secret = N_(
        "Marked deck: look at one of his hands, or tie with him. The House Wins is sealed, and his best cards go."
    )
    beaten = N_("Lord Vail has left the table.")
    parts = (Part(VAIL, N_("Lord Vail"), (house_rules, the_house_wins), elite=True),)
    sizes = (4, 5, 5, 6, 7)

    def cast(self, s: State) -> Sequence[str]:
        """One hand for every hero."""
        return (VAIL,) * len(all_heroes(s))

    def hand(self, s: State, who: str) -> int:
        """Depends on the level."""
        return self.sizes[mode_of(s).rules.enemy_level(s) - 1]

    def most(self, s: State, who: str, usual: int) -> int:
        """One card, while House Rules apply."""
        ruled = any(not is_sealed(s, one, house_rules) for one in _vails(s))
        return min(usual, SINGLE) if ruled else usual

    def looked(self, s: State, me: str, foe: str) -> Sequence[Frame]:
        """A hero who looks at his cards reveals the secret."""
        return self._unmask(s) if is_hero(me) and kind(s, foe) == VAIL else ()

    def fought(self, s: State) -> Sequence[Frame]:
        """A hero who ties with him reveals the secret."""
        both = (attacker(s), defender(s))
        tied = result(s) == TIED and any(map(is_hero, both)) and any(kind(s, one) == VAIL for one in both)
        return self._unmask(s) if tied else ()

    def _unmask(self, s: State) -> Sequence[Frame]:
        """Reveal the secret once: seal The House Wins, and let each of his hands discard its highest card."""
        if not self.find(s):
            return ()
        for one in _vails(s):
            s.mark(one, f"sealed:{the_house_wins.id}", FOR_GOOD)
            s.announce("sealed", one, label(s, one), the_house_wins.id)
        return [discard(one, 1, HIGH) for one in _vails(s)]


def _vails(s: State) -> list[str]:
    return [who for who in enemies(s) if kind(s, who) == VAIL]


TABLE = Table()
