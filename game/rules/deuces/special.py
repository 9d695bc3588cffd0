"""Special encounters: the class with everything that one can change (5.6). `ruleset.special_of` finds the current one.

This module depends on no particular special encounter, and no code outside `specials` asks which one is played.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.cards import Card
from game.core.combatants import Tag
from game.core.table import Frame, State
from game.core.text import Text

from .ability import Ability
from .names import ENDED

SPECIAL, SECRET = "special", "secret"  # facts: its id; the id again once its secret is found; else ""
FEW, ALL = 3, 5  # the most cards of an attack: of Basic and Elite figures, of a boss


@dataclass(frozen=True)
class Part:
    """A figure that exists only in a special encounter, by the kind of its token.

    It attacks with at most `most` cards. `boss`, `elite`: its type. `together`: several share their marks of use.
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
    """A special encounter. The defaults describe a normal fight.

    `secret` is a text that only the Game Master may read before it is found. `beaten` explains the end after a victory,
    unless all enemies were Defeated. `patient`: the enemies do not slink off, however long nobody attacks (A63).
    """

    id = ""
    name = ""
    blurb = ""
    secret = ""
    beaten = ""
    patient = False
    parts: tuple[Part, ...] = ()
    actions: tuple[Ability, ...] = ()  # open to every hero if `is_open` allows it
    learnt: tuple[Ability, ...] = ()  # the same, but only once the secret is found
    gained: tuple[Ability, ...] = ()  # abilities that its parts may gain in the fight

    # setup

    def cast(self, s: State) -> Sequence[str]:
        """The kinds of enemies that come."""
        return ()

    def hand(self, s: State, who: str) -> int:
        """The number of cards that one of these enemies is dealt."""
        return 0

    def set_up(self, s: State) -> Sequence[Frame]:
        """The frames that follow once they are on the table."""
        return ()

    # what holds

    def abilities(self, s: State, who: str, usual: tuple[Ability, ...]) -> tuple[Ability, ...]:
        """The current abilities of a part; `usual` are those listed with it."""
        return usual

    def known(self, s: State) -> tuple[Ability, ...]:
        """The open actions that the heroes know."""
        return (*self.actions, *(self.learnt if self.found(s) else ()))

    def is_open(self, s: State, hero: str) -> bool:
        """True if a hero may take the open actions now."""
        return True

    def most(self, s: State, who: str, usual: int) -> int:
        """The most cards with which a figure may attack; `usual` is the limit in a normal fight."""
        return usual

    def targets(self, s: State, who: str, open: Sequence[str], usual: Sequence[str]) -> list[str]:
        """The targets of a figure: `open` is the whole other side, `usual` those it may attack in a normal fight."""
        return list(usual)

    def buried(self, s: State, who: str) -> bool:
        """True if a figure can be neither attacked nor targeted."""
        return False

    def fallen(self, s: State, who: str, size: int) -> bool:
        """True if a figure with `size` cards is Defeated."""
        return not size

    # what happens

    def resolved(self, s: State, effects: Iterable[Frame]) -> Sequence[Frame]:
        """The frames that follow the effects of an ability."""
        return ()

    def looked(self, s: State, me: str, foe: str) -> Sequence[Frame]:
        """The frames that follow when `me` has looked at the hand of `foe`."""
        return ()

    def fought(self, s: State) -> Sequence[Frame]:
        """The frames that follow a combat, after its cards are cleared and all draws are made."""
        return ()

    def sacrificed(self, s: State, who: str, cards: Sequence[Card]) -> None:
        """React to cards that were sacrificed."""

    def discarded(self, s: State, who: str, cards: Sequence[Card]) -> None:
        """React to cards that were discarded from a hand or from play."""

    def fell(self, s: State, who: str) -> None:
        """React to a Defeat."""

    def paid(self, s: State, who: str, cards: Sequence[Card]) -> Sequence[Frame]:
        """The frames that follow when a hero has paid a tribute."""
        return ()

    def tribute(self, s: State, who: str, cards: Sequence[Card]) -> float:
        """The value for a hero of paying a tribute of these cards, in cards."""
        return 0.0

    def freeing(self, s: State, pet: str) -> float:
        """The value for a side of freeing a pet, in cards."""
        return 0.0

    def won(self, s: State) -> Sequence[Frame]:
        """The frames that follow a victory, before the Loot check."""
        return ()

    # the secret

    def find(self, s: State) -> bool:
        """Reveal the secret to all when its trigger has come (A94); return True if it was not known before."""
        if s.facts[SECRET] or s.facts[ENDED]:
            return False
        s.note(SECRET, self.id)
        s.announce("secret", "", self.id)
        return True

    def found(self, s: State) -> bool:
        """True if the secret has been found."""
        return s.facts.get(SECRET) == self.id

    # words

    def tags(self, s: State, who: str) -> Sequence[Tag]:
        """Conditions of a figure, in a word or two each."""
        return ()

    def ahead(self, s: State, who: str, cards: Sequence[Card]) -> Text | None:
        """The effect of a tribute of these cards, in a sentence; None if there is nothing to say."""
        return None


NONE = Special()


def leave(s: State) -> None:
    """Reset the facts about the special encounter before the next encounter."""
    if s.facts.get(SPECIAL):
        s.note(SPECIAL, "")
        s.note(SECRET, "")
