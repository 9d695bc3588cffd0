"""The seam to special encounters: what one decides, and which one is under way (5.6).

It knows none of them, so that everything may ask it.  Nobody outside `specials` asks which one it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.cards import Card
from game.core.combatants import Tag
from game.core.table import Frame, State
from game.core.words import Text

from .names import ENDED

if TYPE_CHECKING:
    from .ability import Ability

SPECIAL, SECRET = "special", "secret"  # facts: the one under way, and again once its secret is found; "" if not
FEW, ALL = 3, 5  # the most cards of an attack, of whoever is Basic or Elite, and of a boss


@dataclass(frozen=True)
class Part:
    """Somebody who is there only in a special encounter, by the kind of its token.

    It attacks with `most` cards at most.  `boss`, `elite`: its type.  `together`: several share their marks of use.
    `shown`: its cards lie face up.  `still`: it never draws.
    """

    kind: str
    name: str
    abilities: tuple[Ability, ...]
    most: int = FEW
    boss: bool = False
    elite: bool = False
    together: bool = False
    shown: bool = False
    still: bool = False


class Special:
    """A special encounter.  What is here holds of any fight, and so of those that are none.

    `secret` is what only the Game Master may read before it is found.  `beaten` says how it ended once it was won, if
    that is not that all were Defeated.  `patient`: it does not slink off, however long nobody attacks (A63).
    """

    id = ""
    name = ""
    blurb = ""
    secret = ""
    beaten = ""
    patient = False
    parts: tuple[Part, ...] = ()
    actions: tuple[Ability, ...] = ()  # open to every hero, as far as `is_open` says so
    learnt: tuple[Ability, ...] = ()  # and so is this, once the secret is found

    def __init__(self) -> None:
        if self.id:
            SPECIALS[self.id] = self
            PARTS.update({part.kind: part for part in self.parts})

    # setup

    def cast(self, s: State) -> Sequence[str]:
        """The kinds of enemies that come."""
        return ()

    def hand(self, s: State, who: str) -> int:
        """How many cards one of them is dealt."""
        return 0

    def set_up(self, s: State) -> Sequence[Frame]:
        """What else there is to do once they stand."""
        return ()

    # what holds

    def abilities(self, s: State, who: str) -> tuple[Ability, ...]:
        """What somebody of its own can do."""
        return PARTS[s.tokens[who].kind].abilities

    def known(self, s: State) -> tuple[Ability, ...]:
        """Its open actions, as far as they are known."""
        return (*self.actions, *(self.learnt if self.found(s) else ()))

    def is_open(self, s: State, hero: str) -> bool:
        """May a hero take them now?"""
        return True

    def most(self, s: State, who: str, usual: int) -> int:
        """With how many cards somebody may attack, who else could with so many."""
        return usual

    def targets(self, s: State, who: str, open: Sequence[str], usual: Sequence[str]) -> list[str]:
        """Whom somebody may attack: `open` is everybody of the other side, `usual` whom it may in other fights."""
        return list(usual)

    def buried(self, s: State, who: str) -> bool:
        """Can somebody be neither attacked nor pointed at?"""
        return False

    def fallen(self, s: State, who: str, size: int) -> bool:
        """Is somebody Defeated who has so many cards?"""
        return not size

    # what happens

    def resolved(self, s: State, effects: Iterable[Frame]) -> Sequence[Frame]:
        """What follows the effects of an ability."""
        return ()

    def looked(self, s: State, me: str, foe: str) -> Sequence[Frame]:
        """What follows when somebody has looked at a hand."""
        return ()

    def fought(self, s: State) -> Sequence[Frame]:
        """What follows a combat, once its cards are cleared and all is drawn."""
        return ()

    def sacrificed(self, s: State, who: str, cards: Sequence[Card]) -> None:
        """Somebody has sacrificed cards."""

    def discarded(self, s: State, who: str, cards: Sequence[Card]) -> None:
        """Somebody has discarded cards, out of its hand or out of play."""

    def fell(self, s: State, who: str) -> None:
        """Somebody was Defeated."""

    def paid(self, s: State, who: str, cards: Sequence[Card]) -> Sequence[Frame]:
        """What follows when a hero has paid a tribute."""
        return ()

    def tribute(self, s: State, who: str, cards: Sequence[Card]) -> float:
        """What it is worth to a hero, in cards, to pay a tribute of these."""
        return 0.0

    def freeing(self, s: State, pet: str) -> float:
        """What it is worth to a side, in cards, to free somebody."""
        return 0.0

    def won(self, s: State) -> Sequence[Frame]:
        """What follows a victory, before the Loot check."""
        return ()

    # the secret

    def find(self, s: State) -> bool:
        """Its trigger has come: the secret is shown to all (A94).  Was it found by that?"""
        if s.facts[SECRET] or s.facts[ENDED]:
            return False
        s.note(SECRET, self.id)
        s.tell("secret", "", self.id)
        return True

    def found(self, s: State) -> bool:
        """Has the secret been found?"""
        return s.facts.get(SECRET) == self.id

    # words

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """What holds of somebody now, in a word or two each."""
        return ()

    def ahead(self, s: State, who: str, cards: Sequence[Card]) -> Text | None:
        """What a tribute of these cards would come to, in a sentence."""
        return None


SPECIALS: dict[str, Special] = {}
PARTS: dict[str, Part] = {}
NONE = Special()


def special_of(s: State) -> Special:
    """The special encounter under way, or one that changes nothing."""
    return SPECIALS.get(str(s.facts.get(SPECIAL, "")), NONE)


def part_of(s: State, who: str) -> Part | None:
    """The part somebody has in a special encounter; None for anybody else."""
    return PARTS.get(s.tokens[who].kind)


def leave(s: State) -> None:
    """The next encounter begins: nothing is special about it yet."""
    if s.facts.get(SPECIAL):
        s.note(SPECIAL, "")
        s.note(SECRET, "")
