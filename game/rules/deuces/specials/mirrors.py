"""The Hall of Mirrors: every hero fights its own image.

Readings of the card: a hero's pets count as the hero, and may attack and be attacked likewise. A pair lasts while both
stand; the one that is left may attack any opponent, and a Mirror may attack any hero. The first tie already cracks the
glass.
"""

from collections.abc import Iterable, Sequence

from game.core.combatants import Tag
from game.core.table import Frame, State
from game.core.text import N_, Text

from ..ability import DREW, ONCE_A_TURN, Effects, ability, passive
from ..card_plays import Powers
from ..cards import label
from ..classes import hero_name
from ..effects import PICK, discard, draw
from ..frames import then
from ..names import TIED
from ..queries import (
    all_heroes,
    attacker,
    defender,
    enemies,
    hand,
    is_enemy,
    is_hero,
    is_out,
    is_pet,
    mark,
    master,
    result,
)
from ..special import Part, Special
from ..uses import is_sealed

MIRROR = "mirror"
OF = "mirror-of"  # the mark of a Mirror: the number of its hero, plus one
SHARDS = 3  # cards that a tie costs


@passive(N_("Paired"), N_("A Mirror and its hero may only attack each other; without its hero it may attack anyone."))
def paired(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """PASSIVE: `Hall.targets` decides whom it may attack, and who may attack it."""
    return Powers()


@ability(N_("Echo"), N_("When an ability lets its hero draw, the Mirror draws a card."), DREW, ONCE_A_TURN, freely=True)
def echo(s: State, me: str, target: str) -> Effects:
    """DRAW 1 self."""
    return (draw(me, 1),)


class Hall(Special):
    """A Mirror for every hero, with as many cards as the hero."""

    id = "hall_of_mirrors"
    name = N_("The Hall of Mirrors")
    blurb = N_("They do what you do. They have been practising.")
    secret = N_("A tie cracks the glass: after every tie the Mirror chooses 3 cards and discards them.")
    beaten = N_("The last Mirror is broken.")
    parts = (Part(MIRROR, N_("Mirror"), (paired, echo), elite=True),)

    def cast(self, s: State) -> Sequence[str]:
        """One Mirror for every hero."""
        return (MIRROR,) * len(all_heroes(s))

    def set_up(self, s: State) -> Sequence[Frame]:
        """Pair each Mirror with a hero."""
        for hero, mirror in zip(all_heroes(s), _mirrors(s), strict=False):
            s.mark(mirror, OF, all_heroes(s).index(hero) + 1)
        return ()

    def hand(self, s: State, who: str) -> int:
        """The number of cards that its hero holds."""
        return len(hand(s, _hero_of(s, who)))

    def targets(self, s: State, who: str, open: Sequence[str], usual: Sequence[str]) -> list[str]:
        """The other of the pair; every opponent if there is none left. Threat does not count."""
        if is_enemy(who):
            return [one for one in open if _lord(s, one) == _hero_of(s, who)] if _is_paired(s, who) else list(open)
        own = [mirror for mirror in _mirrors(s) if _hero_of(s, mirror) == _lord(s, who) and _is_paired(s, mirror)]
        return [one for one in open if one in own] if own else list(open)

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """The name of its hero."""
        if who not in _mirrors(s):
            return ()
        kind, _, nth = label(s, _hero_of(s, who)).partition(":")
        return (Tag("mirror", Text("of {who}", who=hero_name(kind, nth))),)

    def resolved(self, s: State, effects: Iterable[Frame]) -> Sequence[Frame]:
        """A hero that draws by an ability triggers Echo."""
        drew = dict.fromkeys(str(one.data[0]) for one in effects if one.kind == "draw" and is_hero(str(one.data[0])))
        return [
            then("moment", DREW, mirror, who) for who in drew for mirror in _mirrors(s) if _hero_of(s, mirror) == who
        ]

    def fought(self, s: State) -> Sequence[Frame]:
        """A tie reveals the secret and costs the Mirror cards."""
        if result(s) != TIED:
            return ()
        self.find(s)
        s.note("cause", "")
        return [discard(who, SHARDS, PICK) for who in (attacker(s), defender(s)) if who in _mirrors(s)]


def _mirrors(s: State) -> list[str]:
    return [who for who in enemies(s) if s.tokens[who].kind == MIRROR]


def _hero_of(s: State, mirror: str) -> str:
    """The hero that a Mirror shows."""
    return all_heroes(s)[mark(s, mirror, OF) - 1]


def _is_paired(s: State, mirror: str) -> bool:
    """True if the Mirror's hero or a pet of that hero stands, and Paired is not sealed."""
    return not is_out(s, _hero_of(s, mirror)) and not is_sealed(s, mirror, paired)


def _lord(s: State, who: str) -> str:
    """The hero itself, or a pet's hero."""
    return master(s, who) if is_pet(who) else who


HALL = Hall()
