"""What a special encounter decides (5.6). `ruleset.special_of` finds the one under way.

It depends on none of them. Nothing outside `specials` asks which one it is.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.cards import Card
from game.core.combatants import Tag
from game.core.table import Frame, State
from game.core.words import Text

from .ability import Ability
from .names import ENDED

SPECIAL, SECRET = "special", "secret"  # facts: the one under way, and again once its secret is found; "" if not
FEW, ALL = 3, 5  # the most cards of an attack, of whoever is Basic or Elite, and of a boss


@dataclass(frozen=True)
class Part:
    """A figure that exists only in a special encounter, by the kind of its token.

    It attacks with `most` cards at most. `boss`, `elite`: its type. `together`: several share their marks of use.
    `shown`: its cards lie face up. `still`: it never draws.
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
    """A special encounter. What is here holds of any fight, and so of those that are none.

    `secret` is what only the Game Master may read before it is found. `beaten` says how it ended once it was won, if
    that is not that all were Defeated. `patient`: it does not slink off, however long nobody attacks (A63).
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
    gained: tuple[Ability, ...] = ()  # what parts of it may gain in the fight

    # setup

    def cast(self, s: State) -> Sequence[str]:
        """The kinds of enemies that come."""
        return ()

    def hand(self, s: State, who: str) -> int:
        """The number of cards that one of them is dealt."""
        return 0

    def set_up(self, s: State) -> Sequence[Frame]:
        """What follows once they stand."""
        return ()

    # what holds

    def abilities(self, s: State, who: str, usual: tuple[Ability, ...]) -> tuple[Ability, ...]:
        """The abilities of a part now; `usual` are those listed with it."""
        return usual

    def known(self, s: State) -> tuple[Ability, ...]:
        """The open actions that are known."""
        return (*self.actions, *(self.learnt if self.found(s) else ()))

    def is_open(self, s: State, hero: str) -> bool:
        """True if a hero may take the open actions now."""
        return True

    def most(self, s: State, who: str, usual: int) -> int:
        """The most cards of a figure's attack, which would be `usual` elsewhere."""
        return usual

    def targets(self, s: State, who: str, open: Sequence[str], usual: Sequence[str]) -> list[str]:
        """The targets of a figure: `open` is all of the other side, `usual` what it may attack in other fights."""
        return list(usual)

    def buried(self, s: State, who: str) -> bool:
        """True if a figure can be neither attacked nor pointed at."""
        return False

    def fallen(self, s: State, who: str, size: int) -> bool:
        """True if a figure with so many cards is Defeated."""
        return not size

    # what happens

    def resolved(self, s: State, effects: Iterable[Frame]) -> Sequence[Frame]:
        """What follows the effects of an ability."""
        return ()

    def looked(self, s: State, me: str, foe: str) -> Sequence[Frame]:
        """What follows when `me` has looked at the hand of `foe`."""
        return ()

    def fought(self, s: State) -> Sequence[Frame]:
        """What follows a combat, once its cards are cleared and all is drawn."""
        return ()

    def sacrificed(self, s: State, who: str, cards: Sequence[Card]) -> None:
        """React to cards that were sacrificed."""

    def discarded(self, s: State, who: str, cards: Sequence[Card]) -> None:
        """React to cards that were discarded from a hand or from play."""

    def fell(self, s: State, who: str) -> None:
        """React to a Defeat."""

    def paid(self, s: State, who: str, cards: Sequence[Card]) -> Sequence[Frame]:
        """What follows when a hero has paid a tribute."""
        return ()

    def tribute(self, s: State, who: str, cards: Sequence[Card]) -> float:
        """What it is worth to a hero, in cards, to pay a tribute of these."""
        return 0.0

    def freeing(self, s: State, pet: str) -> float:
        """What it is worth to a side, in cards, to free a pet."""
        return 0.0

    def won(self, s: State) -> Sequence[Frame]:
        """What follows a victory, before the Loot check."""
        return ()

    # the secret

    def find(self, s: State) -> bool:
        """Show the secret to all, as its trigger has come (A94); True if it was not known before."""
        if s.facts[SECRET] or s.facts[ENDED]:
            return False
        s.note(SECRET, self.id)
        s.tell("secret", "", self.id)
        return True

    def found(self, s: State) -> bool:
        """True if the secret has been found."""
        return s.facts.get(SECRET) == self.id

    # words

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """States of a figure, in a word or two each."""
        return ()

    def ahead(self, s: State, who: str, cards: Sequence[Card]) -> Text | None:
        """What a tribute of these cards would do, in a sentence."""
        return None


NONE = Special()


def leave(s: State) -> None:
    """The next encounter begins: nothing is special about it yet."""
    if s.facts.get(SPECIAL):
        s.note(SPECIAL, "")
        s.note(SECRET, "")
