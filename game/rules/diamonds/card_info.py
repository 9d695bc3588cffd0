"""What the game says about a card of Diamonds & Dragons: its rule, and what a weapon has slain."""

from collections.abc import Sequence

from game.core.card_info import CardInfo
from game.core.cards import Card
from game.core.deck import MONSTER, POTION, WEAPON, Kind, kind
from game.core.text import N_, Text
from game.core.view import View

from .heroes import FULL
from .modes import MODE, PARTY

BLOWS = N_(
    "An enemy hits as hard as its number: jack 11, queen 12, king 13, ace 14, and a dragon 15. Your "
    "weapon takes its own number off the blow."
)
BREAKING = N_(
    "A fresh weapon holds against anything. After that it holds only against what is weaker than its last "
    "victim. Strike something as strong or stronger, and it breaks: you take the whole blow."
)
HEALING = N_("A potion gives back as many hit points as its number, but never more than {n} in all.")
APART = N_(
    "Never drink twice in a row: a second potion does nothing, even if it lies in the next room. Face "
    "anything else first, and the next one works again."
)
RULES: dict[Kind, tuple[Text, ...]] = {
    MONSTER: (Text(BLOWS),),
    WEAPON: (Text(BREAKING),),
    POTION: (Text(HEALING, n=FULL), Text(APART)),
}


class DiamondsCards(CardInfo):
    """The rules about cards."""

    def notes(self, view: View, zone: str, card: Card) -> Sequence[Text]:
        """The rule about such a card; none for a table's own characters, where a point is a die."""
        return () if view.options[MODE] == PARTY else RULES.get(kind(card), ())

    def slain(self, view: View, zone: str) -> Sequence[Card]:
        """The cards that a party's weapon has slain; none for other zones."""
        place, _dot, party = zone.partition(".")
        return [card for card in view.zones[f"slain.{party}"] if card] if place == "weapon" else ()
