"""The help pages of Diamonds & Dragons, in our own words."""

from game.core.cards import Card, parse
from game.core.teach import Moment, Page, Sample
from game.core.text import Text

from .card_info import APART, BLOWS, BREAKING, HEALING
from .dungeon import dungeon
from .heroes import FULL
from .modes import DEALER, DUO, MODE


def stacked(top: str, packs: int = 1) -> tuple[Card, ...]:
    """The whole dungeon with these cards on top, the first one uppermost."""
    first = tuple(parse(id) for id in top.split())
    return (*first, *(card for card in dungeon(packs) if card not in first))


def pages() -> tuple[Page, ...]:
    """All pages, from the first card to the score, then those about the other modes."""
    return (_goal(), _room(), _fights(), _breaking(), _potions(), _running(), _score(), _two(), _dealer())


def _goal() -> Page:
    return Page(
        "five-heroes-one-way-out",
        Text("Five heroes, one way out"),
        (
            Text(
                "A dungeon of {cards} cards lies before your party of five. Each hero has four pips, {hp} hit points "
                "in all. Blows empty them from the last hero to the first; potions fill them the other way round.",
                cards=len(dungeon()),
                hp=FULL,
            ),
            Text(
                "Clubs and spades are enemies, and the two jokers are dragons. Diamonds are weapons, hearts are "
                "potions."
            ),
        ),
        Moment(stacked("9S XR 7D 5H")),
        (
            Sample(("room.0",), words=Text("Enemy")),
            Sample(("room.1",), words=Text("Dragon")),
            Sample(("room.2",), words=Text("Weapon")),
            Sample(("room.3",), words=Text("Potion")),
        ),
    )


def _room() -> Page:
    return Page(
        "room-after-room",
        Text("Room after room"),
        (
            Text("Four open cards make a room. Face 3 of the 4, one at a time and in any order."),
            Text(
                "The fourth stays where it lies, and three new ones join it. The last room has only three cards, and "
                "all of them must be faced."
            ),
        ),
        Moment(stacked("6D 4C 3H JS 8S 5C 2D"), ("take 6D", "fight 4C", "drink 3H")),
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
            Text("Once you have a weapon you fight with it, like it or not. Without one it's bare hands."),
        ),
        Moment(stacked("5D JC 2S XB"), ("take 5D",)),
        (
            Sample(("weapon.0",), words=Text("Your weapon")),
            Sample(("room.1",), "fight JC"),
            Sample(("room.2",), "fight 2S"),
            Sample(("room.3",), "fight XB"),
        ),
    )


def _breaking() -> Page:
    return Page(
        "how-weapons-break",
        Text("How weapons break"),
        (
            Text(BREAKING),
            Text("So begin with the strong ones. A new weapon replaces the old one, with all it has slain."),
        ),
        Moment(stacked("8D QC 9S 4H 5C 10C 3D"), ("take 8D", "fight QC", "fight 9S")),
        (
            Sample(("weapon.0", "slain.0")),
            Sample(("room.0",), "fight 5C"),
            Sample(("room.1",), "fight 10C"),
        ),
    )


def _potions() -> Page:
    return Page(
        "potions",
        Text("Potions"),
        (
            Text(HEALING, n=FULL),
            Text(APART),
        ),
        Moment(stacked("9C 5H 7H KS"), ("fight 9C", "drink 5H")),
        (
            Sample(("discard",), words=Text("Just drunk"), top=True),
            Sample(("room.2",), "drink 7H"),
        ),
    )


def _running() -> Page:
    return Page(
        "running",
        Text("Running"),
        (
            Text(
                "You can run from a full room before you touch it. All its cards are shuffled back into the deck, and "
                "a new room is dealt."
            ),
            Text("But what you run into you must face: never run twice in a row."),
        ),
        Moment(stacked("AS KC XB JC")),
        (Sample(("room.0", "room.1", "room.2", "room.3"), "run"),),
    )


def _score() -> Page:
    return Page(
        "what-it-was-worth",
        Text("What it was worth"),
        (
            Text(
                "Get out, and your score is the hit points you have left. At exactly {n}, with a potion as your last "
                "card, its number is added.",
                n=FULL,
            ),
            Text(
                "Fall, and your score is the hit points you fell with, even below zero, less every enemy still in the "
                "deck. Enemies lying open in the room don't count."
            ),
        ),
        Moment(stacked("AS KS 10C 9C"), ("fight AS", "fight KS")),
    )


def _two() -> Page:
    return Page(
        "two-parties",
        Text("Two parties"),
        (
            Text(
                "Two can go down together, with two packs and seven cards to a room. You take one card each in turn "
                "until one is left. A card does its good or its harm only to whoever takes it."
            ),
            Text(
                "Whoever is first in a room decides for both whether to run. Whoever took its last card is first in "
                "the next. A fallen party takes no more cards, and the other must face all the rest alone."
            ),
        ),
        Moment(stacked("9C 8D KS 5H 4D.1 XR 9C.1", 2), ("0:take 8D", "1:take 4D.1", "0:fight 9C"), {MODE: DUO}),
        (
            Sample(("weapon.0", "slain.0"), words=Text("First party")),
            Sample(("weapon.1",), words=Text("Second party")),
            Sample(("room.3",), words=Text("Which of you needs it more?")),
            Sample(("room.5",), words=Text("And who gets left with this?")),
        ),
    )


def _dealer() -> Page:
    return Page(
        "with-a-dealer",
        Text("With a Dealer"),
        (
            Text(
                "A second person can be the Dealer: turn the cards of each room up one by one, say what the party "
                "sees, and gather, shuffle and deal again after a run."
            ),
            Text(
                "Pick one of the lines that are offered, or make up your own. Nothing that the Dealer says or does "
                "changes the cards. The computer may sit in either seat: it tells the tale, or leads the party."
            ),
        ),
        Moment(stacked("9S 7D XB 5H"), ("1:turn room.0", "1:turn room.1"), {MODE: DEALER}),
        (
            Sample(("room.0",), words=Text("Turned up")),
            Sample(("room.1",), words=Text("Turned up")),
            Sample(("room.2",), words=Text("Not even the Dealer knows")),
            Sample(("room.3",), words=Text("Not even the Dealer knows")),
        ),
    )
