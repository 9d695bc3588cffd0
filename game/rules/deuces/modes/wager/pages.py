"""The help pages of Quest for Loot."""

from game.core.teach import Page, Sample
from game.core.text import Text

from ...stacking import moment
from ..standard import PER_HERO

GOOD, POOR = "KS KD QH QC 9S 5D 2H", "9C 7D 6S 5H 4C 3D 2S"
OPTIONS = {"mode": "loot", "sets": "all"}


def pages() -> tuple[Page, ...]:
    """The pages on bids and on payment."""
    return _bids(), _paid()


def _bids() -> Page:
    return Page(
        "quest-for-loot-the-bids",
        Text("Quest for Loot: the bids"),
        (
            Text(
                "Everybody has chips, and sees only their own hand. Before each fight everybody bets one, the blind; "
                "then you bid in turn: match the highest bid, bid more, or drop out and lose the blind."
            ),
            Text(
                "The blind means a target of {target}; every further chip you bet adds 1. Enemies come until the "
                "targets of everybody still in are met, with no choice.",
                target=PER_HERO,
            ),
        ),
        moment([GOOD, POOR], "bone_archer", "", "bid 3", options=OPTIONS),
        (
            Sample(("hand.hero.0",), words=Text("Three chips on it")),
            Sample(("hand.hero.1",), "1:out", Text("Match them, or drop out?")),
        ),
    )


def _paid() -> Page:
    return Page(
        "quest-for-loot-the-chips",
        Text("Quest for Loot: the chips"),
        (
            Text(
                "Then each may raise once, which may bring more enemies. Up to the target the heroes begin; from it "
                "up there is Treasure; above it a card decides."
            ),
            Text(
                "Whoever still holds cards is paid their bet by the Game Master's bank; the fallen lose it. When the "
                "bank or every purse is empty, or at the agreed end, the hero with the most chips wins."
            ),
        ),
        moment([GOOD, GOOD], "the_croupier", "", "bid 1", "1:bid 1", options=OPTIONS),
        (Sample(("enemy.0",)), Sample(("hand.hero.0",), words=Text("Raise, or leave it at that?"))),
    )
