"""The Cursed Idol: no hand, only hunger.

Readings of the card: it cannot be attacked, because it cannot answer, but it can be the target of abilities, for
instance to seal Gaze, which happens at the end of each Enemy Turn. Of several heroes with the highest Threat, the first
in party order counts. A Joker has no rank, so it is worth nothing to the Idol.
"""

from collections.abc import Sequence

from game.core.cards import JOKER, Card
from game.core.combatants import Tag
from game.core.table import Frame, State
from game.core.text import N_, Text

from ..ability import INSTEAD, ONCE, ONCE_A_TURN, START, TURN_END, Effects, ability
from ..effects import HIGH, PICK, deuce, discard, flip_threat, tribute
from ..queries import all_heroes, foes, hand, heroes, kind, threat
from ..special import Part, Special

IDOL = "cursed_idol"
EACH = 15  # ranks wanted for every hero
OFFERING = "offering"  # the fact with the ranks still wanted
TWO, SWEET = 2, 10  # the rank that counts more, and its worth
HANDFUL = 10
A_POINT, AN_END = 0.14, 2.5  # the worth of a point, in cards, and of the last one


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
    """DISCARD 1 self pick: the hero with the highest Threat; THREAT flip self: every other hero."""
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
    """A counter, and the offerings that lower it."""

    id = "cursed_idol"
    name = N_("The Cursed Idol")
    blurb = N_("It asks for nothing. It merely looks at you until you give.")
    secret = N_("It wants deuces: a sacrificed 2 counts 10. At the end every survivor has one more 2 for loot.")
    beaten = N_("The Idol has what it wanted.")
    patient = True
    parts = (Part(IDOL, N_("Cursed Idol"), (greed, gaze), most=0, still=True),)
    actions = (offering,)

    def cast(self, s: State) -> Sequence[str]:
        """One Idol."""
        return (IDOL,)

    def set_up(self, s: State) -> Sequence[Frame]:
        """Set the counter by the number of heroes."""
        s.note(OFFERING, EACH * len(all_heroes(s)))
        return ()

    def is_open(self, s: State, hero: str) -> bool:
        """True for a hero who holds a card."""
        return bool(hand(s, hero))

    def targets(self, s: State, who: str, open: Sequence[str], usual: Sequence[str]) -> list[str]:
        """The Idol cannot be attacked."""
        return [one for one in usual if kind(s, one) != IDOL]

    def fallen(self, s: State, who: str, size: int) -> bool:
        """True for the Idol once it wants nothing more."""
        return _wanted(s) <= 0 if kind(s, who) == IDOL else not size

    def sacrificed(self, s: State, who: str, cards: Sequence[Card]) -> None:
        """Sacrificing a 2 reveals the secret."""
        if any(card.rank == TWO for card in cards):
            self.find(s)

    def paid(self, s: State, who: str, cards: Sequence[Card]) -> Sequence[Frame]:
        """Lower the counter."""
        s.note(OFFERING, max(_wanted(s) - _worth(cards, TWO), 0))
        s.announce("offering", who, _wanted(s))
        return ()

    def tribute(self, s: State, who: str, cards: Sequence[Card]) -> float:
        """The worth of what the counter falls by; a 2 counts more only once the secret is found."""
        worth = _worth(cards, TWO if self.found(s) else 0)
        return A_POINT * min(worth, _wanted(s)) + AN_END * (worth >= _wanted(s))

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """The ranks still wanted."""
        return (Tag("wants", Text("Wants {n}", n=_wanted(s))),) if kind(s, who) == IDOL else ()

    def ahead(self, s: State, who: str, cards: Sequence[Card]) -> Text | None:
        """The counter after this offering; a 2 counts more only once the secret is found."""
        left = max(_wanted(s) - _worth(cards, TWO if self.found(s) else 0), 0)
        return Text("The Idol then still wants {n}.", n=left) if left else Text("The Idol then has what it wants.")

    def won(self, s: State) -> Sequence[Frame]:
        """One more 2 for every survivor."""
        return [deuce(hero, 1) for hero in heroes(s) if hand(s, hero)]


def _wanted(s: State) -> int:
    """The ranks still wanted."""
    return s.number(OFFERING)


def _worth(cards: Sequence[Card], sweet: int) -> int:
    """The worth of cards to the Idol; cards of rank `sweet` count SWEET."""
    return sum(SWEET if card.rank == sweet else card.rank for card in cards if card.rank != JOKER)


IDOL_HERE = Idol()
