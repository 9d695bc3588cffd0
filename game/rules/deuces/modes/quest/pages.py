"""The help pages of Traditional Quest."""

from game.core.teach import Moment, Page, Sample
from game.core.text import Text

from ...stacking import moment
from .parts import ABILITY, DRAUGHT, PRICES
from .shop import TAUGHT

ME, FOE = "hero.0", "enemy.0"
MINE, PILE = f"hand.{ME}", "discard.0"
HAND = "KS QD 8H 8C 5S 2H"
ON_TARGET = "bone_archer lantern_wisp"


def pages() -> tuple[Page, ...]:
    """All pages: the map, encounters, secrets, shops, quest loot and torches."""
    return _map(), _encounters(), _search(), _shops(), _relics(), _torches()


def _at(*log: str) -> Moment:
    """A moment of the small quest, with one hero, after these actions."""
    return moment([HAND], ON_TARGET, "", *log, options={"mode": "quest", "target": "0"})


def _map() -> Page:
    return Page(
        "traditional-quest",
        Text("Traditional Quest"),
        (
            Text(
                "A party looks for the way out of a map of rooms. The leader says where to go; after every encounter "
                "another hero leads. Some doors stay shut or hidden until something happens elsewhere."
            ),
            Text("What lies in a room waits for you: stories, shops, loot. What you choose in a story counts."),
        ),
        _at(),
        (Sample((ME,), words=Text("The leader")),),
    )


def _encounters() -> Page:
    return Page(
        "what-bars-the-way",
        Text("What bars the way"),
        (
            Text(
                "Until you win an encounter, the only way is back. Its target and level are its own. Enemies the "
                "quest names are exactly on target: you go first, with Treasure. Others are drawn to it or beyond, "
                "and nobody says stay."
            ),
            Text("Random encounters work as usual, with hit and stay. A lone hero meets fewer enemies."),
        ),
        _at("walk vault", "visit guards"),
        (Sample((FOE,)), Sample(("enemy.1",)), Sample((MINE,), words=Text("Your hand"))),
    )


def _search() -> Page:
    return Page(
        "secrets",
        Text("Secrets"),
        (
            Text(
                "Every room can be searched once. The leader turns up a card of their deck. A jack, queen or king is "
                "a noise: somebody comes, and you must win to find what is hidden."
            ),
            Text("A special encounter also has a secret that makes it easier. What you do may bring it out."),
        ),
        moment(["9D KS QD 8H 8C 5S 2H"], "", "", "search", options={"mode": "quest"}),
        (Sample((PILE,), words=Text("Not a sound")),),
    )


def _shops() -> Page:
    return Page(
        "shops",
        Text("Shops"),
        (
            Text(
                "You pay with your discards: they are shuffled, and the price goes back into your deck, unseen. That "
                "puts the next level further off. Usual prices: a draught {draught}, Common loot {common}, an ability "
                "{ability}, Rare loot {rare}, one of each.",
                draught=PRICES[DRAUGHT],
                common=PRICES["common"],
                ability=PRICES[ABILITY],
                rare=PRICES["rare"],
            ),
            Text("A draught is one more card next time. An ability is one of {n}, and replaces yours.", n=TAUGHT),
        ),
        moment(["9D KS QD 8H 8C 5S 2H"], "", "", "search", "visit peddler", options={"mode": "quest"}),
        (Sample((ME,)), Sample((PILE,), words=Text("What you pay with"))),
    )


def _relics() -> Page:
    return Page(
        "quest-loot",
        Text("Quest loot"),
        (
            Text(
                "Quest loot isn't a card, and there is one piece of each. Your first brings both Jokers into your "
                "deck. Sacrifice a Joker to use one of your pieces."
            ),
            Text("In a fight a Joker beats nothing. As a Threat it is above an ace."),
        ),
        _at(),
        (Sample((ME,)), Sample(("box.0",), words=Text("Your Jokers"))),
    )


def _torches() -> Page:
    return Page(
        "torches-and-the-way-out",
        Text("Torches, and the way out"),
        (
            Text(
                "A defeat drives you back to the room you came from and burns a torch; so does wandering about with "
                "nothing new to see. When the last one burns, the quest is lost. A lone hero has two more, unless you "
                "choose the difficulty."
            ),
            Text("Find the way out, and you win. Torches left, rooms seen and loot all count."),
        ),
        _at("walk vault", "visit guards", "end", "1:fold", "drop 3C", "go", "visit out"),
    )
