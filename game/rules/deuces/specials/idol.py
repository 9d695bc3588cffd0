"""The Cursed Idol: no hand, only hunger.

Where the card is open: it cannot be attacked, having nothing to answer with, but pointed at, for instance to seal its
Gaze, which is at the end of each Enemy Turn.  Of several heroes with the highest Threat the first in party order is the
one.  A Joker has no rank, and is worth nothing to it.
"""

from collections.abc import Sequence

from game.core.cards import JOKER, Card
from game.core.combatants import Tag
from game.core.table import Frame, State
from game.core.words import N_, Text

from ..ability import INSTEAD, ONCE, ONCE_A_TURN, START, TURN_END, Effects, ability
from ..brawl import all_heroes, foes, hand, heroes, kind, threat
from ..effects import HIGH, PICK, deuce, discard, flip_threat, tribute
from ..special import Part, Special

IDOL = "cursed_idol"
EACH = 15  # what it wants for every hero
OFFERING = "offering"  # the fact that counts what it still wants
TWO, SWEET = 2, 10  # what it likes best, and what that is worth to it
HANDFUL = 10
A_POINT, AN_END = 0.14, 2.5  # what a point is worth, in cards, and that there are no more


@ability(N_("Greed"), N_("Every hero discards the highest card."), START, ONCE, freely=True)
def greed(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 foes high."""
    return tuple(discard(hero, 1, HIGH) for hero in foes(s, me))


@ability(
    N_("Gaze"),
    N_("The hero with the highest Threat chooses a card and discards it; the others get a new Threat card."),
    TURN_END,
    ONCE_A_TURN,
    freely=True,
)
def gaze(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 self pick: the highest Threat; THREAT flip self: every other hero."""
    party = foes(s, me)
    seen = max(party, key=lambda hero: threat(s, hero), default="")
    return tuple(discard(hero, 1, PICK) if hero == seen else flip_threat(hero) for hero in party)


@ability(
    N_("Offering"),
    N_("Sacrifice any number of cards: what the Idol still wants falls by their ranks."),
    INSTEAD,
    ONCE_A_TURN,
)
def offering(s: State, me: str, target: str) -> Effects:
    """INSTEAD: SAC n; the counter falls by the printed ranks."""
    return (tribute(me, HANDFUL),)


class Idol(Special):
    """A counter, and who has to do with it."""

    id = "cursed_idol"
    name = N_("The Cursed Idol")
    blurb = N_("It asks for nothing. It merely looks at you until you give.")
    secret = N_("It wants deuces: a sacrificed 2 counts 10. At the end every survivor has one more 2 for loot.")
    beaten = N_("The Idol has what it wanted.")
    patient = True
    parts = (Part(IDOL, N_("Cursed Idol"), (greed, gaze), most=0, still=True),)
    actions = (offering,)

    def cast(self, s: State) -> Sequence[str]:
        """One."""
        return (IDOL,)

    def set_up(self, s: State) -> Sequence[Frame]:
        """It wants something of everybody."""
        s.note(OFFERING, EACH * len(all_heroes(s)))
        return ()

    def is_open(self, s: State, hero: str) -> bool:
        """Whoever holds anything may offer it."""
        return bool(hand(s, hero))

    def targets(self, s: State, who: str, open: Sequence[str], usual: Sequence[str]) -> list[str]:
        """Nobody fights a stone."""
        return [one for one in usual if kind(s, one) != IDOL]

    def fallen(self, s: State, who: str, size: int) -> bool:
        """It falls when it wants nothing any more."""
        return _wanted(s) <= 0 if kind(s, who) == IDOL else not size

    def sacrificed(self, s: State, who: str, cards: Sequence[Card]) -> None:
        """A 2, and its eyes glow."""
        if any(card.rank == TWO for card in cards):
            self.find(s)

    def paid(self, s: State, who: str, cards: Sequence[Card]) -> Sequence[Frame]:
        """The counter falls."""
        s.note(OFFERING, max(_wanted(s) - _worth(cards, TWO), 0))
        s.tell("offering", who, _wanted(s))
        return ()

    def tribute(self, s: State, who: str, cards: Sequence[Card]) -> float:
        """As good as what is still wanted; a 2 is not known to be better before it is found."""
        worth = _worth(cards, TWO if self.found(s) else 0)
        return A_POINT * min(worth, _wanted(s)) + AN_END * (worth >= _wanted(s))

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """What it wants."""
        return (Tag("wants", Text("Wants {n}", n=_wanted(s))),) if kind(s, who) == IDOL else ()

    def ahead(self, s: State, who: str, cards: Sequence[Card]) -> Text | None:
        """What it would want then; that a 2 is better is not told before it is found."""
        left = max(_wanted(s) - _worth(cards, TWO if self.found(s) else 0), 0)
        return Text("The Idol then still wants {n}.", n=left) if left else Text("The Idol then has what it wants.")

    def won(self, s: State) -> Sequence[Frame]:
        """Every survivor has one 2 more."""
        return [deuce(hero, 1) for hero in heroes(s) if hand(s, hero)]


def _wanted(s: State) -> int:
    """What it still wants."""
    return s.number(OFFERING)


def _worth(cards: Sequence[Card], sweet: int) -> int:
    """What cards are worth to it, those of one rank more than they show."""
    return sum(SWEET if card.rank == sweet else card.rank for card in cards if card.rank != JOKER)


IDOL_HERE = Idol()
