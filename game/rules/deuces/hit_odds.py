"""The chances of drawing one more enemy: that the Target Difficulty is met or exceeded."""

from collections import Counter
from fractions import Fraction
from typing import NamedTuple

from game.core.cards import Card
from game.core.table import State

from .enemies import enemy_of
from .ruleset import mode_of

DECK, BEATEN = "deck.enemies", "discard.enemies"


class HitOdds(NamedTuple):
    """The chances that one more enemy brings the Difficulty exactly to the target, and above it."""

    meets: Fraction
    exceeds: Fraction


def hit_odds(s: State) -> HitOdds | None:
    """The odds of a Hit, exact for what everybody knows: each enemy left in the deck is equally likely to be the next.

    None if no enemy can come.
    """
    steps = [enemy_of(card).difficulty for card in next_enemies(s)]
    if not steps:
        return None
    missing = s.gauges["target"] - s.gauges["difficulty"]
    meets, exceeds = (sum(map(test, steps)) for test in (missing.__eq__, missing.__lt__))
    return HitOdds(Fraction(meets, len(steps)), Fraction(exceeds, len(steps)))


def next_enemies(s: State) -> list[Card]:
    """The cards of which one is the next enemy: those in the deck that may come now, or else the discards, which then
    become the deck."""
    rules, elsewhere = mode_of(s).rules, Counter(card for name in s.zones if name != DECK for card in s.cards(name))
    whole = Counter(mode_of(s).setup.enemy_deck(s.options))
    for cards in ((whole - elsewhere).elements(), iter(s.cards(BEATEN))):
        coming = [card for card in cards if rules.may_come(s, enemy_of(card).id)]
        if coming:
            return coming
    return []
