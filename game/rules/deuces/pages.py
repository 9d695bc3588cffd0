"""How Dungeons and Deuces is played, in our own words: the pages of the help screen."""

from game.core.teach import Page
from game.core.words import Text


def pages() -> tuple[Page, ...]:
    """From the first hand to the last level."""
    return (
        Page(
            Text("Cards are life"),
            (
                Text(
                    "Every hero and every enemy holds a hand of cards. Whoever has none left is Defeated. Beat all the "
                    "enemies, and the encounter is won."
                ),
                Text("Every hero has a pack of their own. Whenever somebody has gone through it, all gain a level."),
            ),
        ),
        Page(
            Text("Attack and answer"),
            (
                Text(
                    "Attack with a single card, a pair, three or four of a kind, or a hand of five: a straight, a "
                    "flush, a full house, a straight flush."
                ),
                Text(
                    "Whoever is attacked answers with as many cards of the same kind, as high or higher; or throws away"
                    " as many as it must. Who succeeds draws as many cards as were played; on a tie both do."
                ),
            ),
        ),
        Page(
            Text("Hit or Stay"),
            (
                Text(
                    "Enemies come one by one until they are nearly as hard as the Target. Then you say: one more, or "
                    "enough. On the Target exactly there is Treasure; beyond it too, but then the higher card says who "
                    "goes first."
                ),
            ),
        ),
        Page(
            Text("Threat"),
            (
                Text(
                    "The top card of a hero's discards is its Threat. Enemies must attack the hero with the highest. "
                    "When several cards are discarded together you say whether the lowest or the highest lies on top."
                ),
            ),
        ),
        Page(
            Text("Abilities"),
            (
                Text(
                    "In its turn a hero may use one ability and attack once, in any order. Abilities that say so are "
                    "used at other moments: when an attack is shown, after a success, when somebody falls."
                ),
            ),
        ),
        Page(
            Text("Loot and levels"),
            (
                Text(
                    "Two 2s in hand at the end of a fight bring Common loot, three Rare, four Epic; Treasure counts as "
                    "one more. Common: that card of yours counts as itself or one higher. Rare: as two. Epic: as any "
                    "card."
                ),
                Text("Go through a deck on level 5, and the quest is done."),
            ),
        ),
    )
