"""The help pages of a duel."""

from collections.abc import Sequence

from game.core.cards import Card, pack
from game.core.teach import Moment, Page, Sample
from game.core.text import Text

from .roster import CARD_OF, CLASS_CARDS, CUSTOM_CARDS
from .sides import DEALT, NEEDED

CLASSES = (("duelist", "mender", "bulwark"), ("reaver", "hexwright", "wildrunner"))  # the classes dealt to each player
GIFTS = (("spite", "deep_breath", "hard_parry"), ("last_reserve", "familiar", "pickpocket"))
DRAFTED = ("keep duelist mender", "keep spite", "keep deep_breath", "1:keep reaver hexwright", "1:keep last_reserve",
           "1:keep familiar")  # fmt: skip


def pages() -> tuple[Page, ...]:
    """The pages on the draft and on the encounters."""
    return _draft(), _bouts()


def _draft() -> Page:
    return Page(
        "duel-of-the-duos-the-draft",
        Text("Duel of the Duos: the draft"),
        (
            Text(
                "For two players. Each is dealt {n} classes and {n} custom abilities, hidden from the other, keeps "
                "two of each, and chooses which hero has which ability.",
                n=DEALT,
            ),
            Text(
                "A player's two heroes draw from one deck. There are no Threat cards and no loot: any hero of the "
                "other duo may be attacked, but one whose ability sets a Threat must be."
            ),
        ),
        _moment(*DRAFTED),
        (
            Sample(("hero.0",), words=Text("Yours, with one deck")),
            Sample(("hero.1",), words=Text("Yours, too")),
            Sample(("hero.2",), words=Text("The other player's")),
        ),
    )


def _bouts() -> Page:
    return Page(
        "duel-of-the-duos-best-of-five",
        Text("Duel of the Duos: best of five"),
        (
            Text(
                "Cards decide who begins, or one lets the other. Whoever is second may draw an extra card for one "
                "hero. Both heroes of one player act, then both of the other's."
            ),
            Text(
                "Defeat both of the other's heroes, and their pets, to win the encounter. The first is at level 1, "
                "each later one a level higher. Win {n} encounters to win the duel.",
                n=NEEDED,
            ),
        ),
        _moment(*DRAFTED, "concede"),
        (
            Sample(("hand.hero.0",), words=Text("A hand for each hero")),
            Sample(("hero.1",), "extra hero.1"),
        ),
    )


def _moment(*log: str) -> Moment:
    """A duel with fixed cards to draft from, after these actions."""
    decks = pack(0), pack(1)
    return Moment(decks[0], log, {"mode": "duel"}, (*decks[1:], (), (), (), _dealt(CLASSES, CLASS_CARDS),
                                                    _dealt(GIFTS, CUSTOM_CARDS)))  # fmt: skip


def _dealt(hands: Sequence[Sequence[str]], cards: Sequence[Card]) -> tuple[Card, ...]:
    """The order of the cards in the deck that deals each player these."""
    first = [CARD_OF[id] for dealt in zip(*hands, strict=True) for id in dealt]
    return (*first, *(card for card in cards if card not in first))
