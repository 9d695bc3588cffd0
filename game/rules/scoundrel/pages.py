"""The help pages of Scoundrel, in our own words."""

from game.core.cards import Card, parse
from game.core.teach import Moment, Page, Sample
from game.core.text import Text

from .card_info import BLOWS, HEALING, ONCE, TAKING
from .dungeon import dungeon
from .score import FULL_LIFE


def stacked(top: str) -> tuple[Card, ...]:
    """The whole dungeon with these cards on top, the first one uppermost."""
    first = tuple(parse(id) for id in top.split())
    return (*first, *(card for card in dungeon() if card not in first))


def pages() -> tuple[Page, ...]:
    """All pages, from the first card to the score."""
    return (_goal(), _room(), _fights(), _wear(), _potions(), _avoiding(), _score())


def _goal() -> Page:
    return Page(
        "alone-in-the-dungeon",
        Text("Alone in the dungeon"),
        (
            Text(
                "A dungeon of {cards} cards lies before you, and you have {life} life to get through it.",
                cards=len(dungeon()),
                life=FULL_LIFE,
            ),
            Text(
                "Clubs and spades are monsters and cost you life. Diamonds are weapons and soften the blows. "
                "Hearts are potions and heal."
            ),
        ),
        Moment(stacked("9S 7D 5H QC")),
        (
            Sample(("room.0",), words=Text("Monster")),
            Sample(("room.3",), words=Text("Monster")),
            Sample(("room.1",), words=Text("Weapon")),
            Sample(("room.2",), words=Text("Potion")),
        ),
    )


def _room() -> Page:
    return Page(
        "room-after-room",
        Text("Room after room"),
        (
            Text(
                "Four open cards make a room. Face 3 of the 4, one at a time and in any order: fight the monsters, "
                "take the weapons, drink the potions."
            ),
            Text("The fourth card stays where it lies, and three new ones join it. That is the next room."),
        ),
        Moment(stacked("6D 4C 3H JS 8S 5C 2D"), ("take 6D", "fight 4C weapon", "drink 3H")),
        (
            Sample(("room.0",), words=Text("New")),
            Sample(("room.1",), words=Text("New")),
            Sample(("room.2",), words=Text("New")),
            Sample(("room.3",), words=Text("Left over")),
        ),
    )


def _fights() -> Page:
    return Page(
        "fights",
        Text("Fights"),
        (
            Text(BLOWS),
            Text("Bare hands are always allowed. They cost the whole blow, but they spare the weapon."),
        ),
        Moment(stacked("5D JC 2S 8H"), ("take 5D",)),
        (
            Sample(("weapon",), words=Text("Your weapon")),
            Sample(("room.1",), "fight JC weapon"),
            Sample(("room.1",), "fight JC fists"),
            Sample(("room.2",), "fight 2S weapon"),
        ),
    )


def _wear() -> Page:
    return Page(
        "how-weapons-wear",
        Text("How weapons wear"),
        (
            Text(
                "A fresh weapon strikes anything. After that it strikes only what is weaker than its last victim, "
                "so begin with the strong ones. The slain lie on the weapon to remind you."
            ),
            Text(TAKING),
        ),
        Moment(stacked("8D QC 9S 4H 5C 10C 3D"), ("take 8D", "fight QC weapon", "fight 9S weapon")),
        (
            Sample(("weapon", "slain")),
            Sample(("room.0",), "fight 5C weapon"),
            Sample(("room.1",), "fight 10C fists"),
        ),
    )


def _potions() -> Page:
    return Page(
        "potions",
        Text("Potions"),
        (
            Text(HEALING, n=FULL_LIFE),
            Text(ONCE),
        ),
        Moment(stacked("9C 5H 7H KS"), ("fight 9C fists", "drink 5H")),
        (
            Sample(("discard",), words=Text("Drunk this turn"), top=True),
            Sample(("room.2",), "drink 7H"),
        ),
    )


def _avoiding() -> Page:
    return Page(
        "avoiding-a-room",
        Text("Avoiding a room"),
        (
            Text(
                "You can avoid a room of four that you haven't touched. Its cards go under the dungeon from left to "
                "right and come back in that order, after all the others. Never avoid two rooms in a row."
            ),
            Text(
                "You know what lies down there: open the dungeon pile and look. Knowing what is still to come is "
                "the best weapon you have."
            ),
        ),
        Moment(stacked("AS KC QS JC"), ("avoid",)),
        (Sample(("deck",), words=Text("The dungeon, and what you know of it")),),
    )


def _score() -> Page:
    return Page(
        "what-it-was-worth",
        Text("What it was worth"),
        (
            Text(
                "Get out, and your score is the life you have left. If that's exactly {n} and your last card was a "
                "potion, its number is added.",
                n=FULL_LIFE,
            ),
            Text(
                "Fall, and your score is the life you fell with, even below zero, less every monster still face down "
                "in the dungeon. Monsters lying open in the room don't count."
            ),
        ),
        Moment(stacked("AS KS 10C 9C"), ("fight AS fists", "fight KS fists")),
    )
