"""What the game says about a card of Scoundrel: its rule, and what the weapon has slain."""

from collections.abc import Sequence

from game.core.card_info import CardInfo
from game.core.cards import Card
from game.core.deck import MONSTER, POTION, WEAPON, Kind, kind
from game.core.game import Option
from game.core.text import N_, Text
from game.core.view import View

from .score import FULL_LIFE

BLOWS = N_(
    "A monster hits as hard as its number. The jack counts 11, the queen 12, the king 13, and the ace 14. "
    "Your weapon takes its own number off the blow."
)
TAKING = N_("Face a new weapon and you must take it. The old one goes, with all it has slain.")
HEALING = N_("A potion gives back as much life as its number, but you never have more than {n}.")
ONCE = N_(
    "Only one potion works in each turn. A second from the same room is poured away, so it is often "
    "the card to leave for the next room."
)
RULES: dict[Kind, tuple[Text, ...]] = {
    MONSTER: (Text(BLOWS),),
    WEAPON: (Text(TAKING),),
    POTION: (Text(HEALING, n=FULL_LIFE), Text(ONCE)),
}


class ScoundrelCards(CardInfo):
    """The rules about cards; `wear` is the option for how weapons wear down."""

    def __init__(self, wear: Option):
        self.wear = wear

    def notes(self, view: View, zone: str, card: Card) -> Sequence[Text]:
        """The rule about a card; for the weapon in hand, how it wears."""
        if zone != "weapon":
            return RULES[kind(card)]
        return (Text(next(choice.help for choice in self.wear.choices if choice.value == view.options["wear"])),)

    def slain(self, view: View, zone: str) -> Sequence[Card]:
        """The cards the weapon has slain; none for other zones."""
        return [card for card in view.zones["slain"] if card] if zone == "weapon" else ()
