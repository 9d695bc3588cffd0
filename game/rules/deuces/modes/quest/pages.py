"""How a Traditional Quest is played, in our own words: its pages of the help screen."""

from game.core.teach import Moment, Page, Sample
from game.core.words import Text

from ...stacking import moment
from .parts import ABILITY, DRAUGHT, PRICES
from .shop import TAUGHT

ME, FOE = "hero.0", "enemy.0"
MINE, PILE = f"hand.{ME}", "discard.0"
HAND = "KS QD 8H 8C 5S 2H"
ON_TARGET = "bone_archer lantern_wisp"


def pages() -> tuple[Page, ...]:
    """The map, what happens on it, and what it is worth."""
    return _map(), _encounters(), _search(), _shops(), _relics(), _torches()


def _at(*log: str) -> Moment:
    """A moment of the small quest with one hero."""
    return moment([HAND], ON_TARGET, "", *log, options={"mode": "quest", "target": "0"})


def _map() -> Page:
    return Page(
        Text("Traditional Quest"),
        (
            Text(
                "A party looks for the way out of a map of rooms. The leader says where to go; after every encounter "
                "it is another hero. Some doors are shut or hidden until something has happened elsewhere."
            ),
            Text("What lies in a room waits for you: stories, shops, loot. What you choose in a story counts."),
        ),
        _at(),
        (Sample((ME,), words=Text("The leader")),),
    )


def _encounters() -> Page:
    return Page(
        Text("What bars the way"),
        (
            Text(
                "Past an encounter there is only the way back until you have won. Its target and level are its own. "
                "Enemies that the quest names are just on the target: you go first, with Treasure. Others are drawn to "
                "it or beyond, and nobody says stay."
            ),
            Text("Random encounters come as ever, with hit and stay. One hero alone meets fewer enemies."),
        ),
        _at("walk vault", "visit guards"),
        (Sample((FOE,)), Sample(("enemy.1",)), Sample((MINE,), words=Text("Your hand"))),
    )


def _search() -> Page:
    return Page(
        Text("Secrets"),
        (
            Text(
                "Every room can be searched once. The leader turns a card of their deck up. A jack, queen or king is a "
                "noise: somebody comes, and only who wins finds what is hidden."
            ),
            Text("A special encounter has a secret, too, that makes it easier. What you do in it may bring it out."),
        ),
        moment(["9D KS QD 8H 8C 5S 2H"], "", "", "search", options={"mode": "quest"}),
        (Sample((PILE,), words=Text("Not a sound")),),
    )


def _shops() -> Page:
    return Page(
        Text("Shops"),
        (
            Text(
                "You pay with your discards: they are shuffled, and so many go back into your deck, unseen. That is "
                "further to the next level. Usual prices: a draught {draught}, Common loot {common}, an ability "
                "{ability}, Rare loot {rare}, one piece each.",
                draught=PRICES[DRAUGHT],
                common=PRICES["common"],
                ability=PRICES[ABILITY],
                rare=PRICES["rare"],
            ),
            Text("A draught is a card more next time. Of abilities {n} are taught, in place of yours.", n=TAUGHT),
        ),
        moment(["9D KS QD 8H 8C 5S 2H"], "", "", "search", "visit peddler", options={"mode": "quest"}),
        (Sample((ME,)), Sample((PILE,), words=Text("What you pay with"))),
    )


def _relics() -> Page:
    return Page(
        Text("Quest loot"),
        (
            Text(
                "Quest loot is no card, and there is one piece of each. With your first one both Jokers come into your "
                "deck. Sacrifice a Joker to use one of your pieces."
            ),
            Text("In a fight a Joker beats nothing. As Threat it is above an ace."),
        ),
        _at(),
        (Sample((ME,)), Sample(("box.0",), words=Text("Your Jokers"))),
    )


def _torches() -> Page:
    return Page(
        Text("Torches, and the way out"),
        (
            Text(
                "A defeat drives you back to the room you came from and burns a torch; so does walking about with "
                "nothing new to see. When the last one is burned, the quest is lost. "
                "A hero alone has two more, unless you choose the difficulty."
            ),
            Text("Who finds the way out has won. Torches that are left count, and rooms that were seen, and loot."),
        ),
        _at("walk vault", "visit guards", "end", "1:fold", "drop 3C", "go", "visit out"),
    )
