"""The rule about a card of Scoundrel, for whoever looks at it from near."""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.deck import MONSTER, POTION, WEAPON, Kind, kind
from game.core.game import View
from game.core.words import N_, Text

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


def near(card: Card, zone: str, wear: Text) -> Sequence[Text]:
    """The rule about such a card; about the weapon that is carried, how it wears."""
    return (wear,) if zone == "weapon" else RULES[kind(card)]


def slain(view: View, zone: str) -> Sequence[Card]:
    """What lies on the weapon."""
    return [card for card in view.zones["slain"] if card] if zone == "weapon" else ()
