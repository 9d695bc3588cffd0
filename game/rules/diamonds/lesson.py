"""The guided first rooms: a stacked dungeon and a tutor."""

from game.core.teach import ACT, HINT, UNDO, Lesson, Moment, Task
from game.core.words import Text

from .heroes import FULL, PIPS
from .pages import stacked

# The first room, the three that join its last card, and the three after those.
DUNGEON = "QC 6D 5S KS  4H 3C 7H  8S 2D 10D"


def lesson() -> Lesson:
    """The party, weapons that must be used and break, potions through rooms, and running."""
    return Lesson(Moment(stacked(DUNGEON)), (*_party(), *_arms(), *_potions(), *_running()))


def _party() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "Welcome to the dungeon! These five are yours, with {pips} pips each: {hp} hit points in all. Blows "
                "empty the pips from the last hero to the first.",
                pips=PIPS,
                hp=FULL,
            ),
            at=("hp.0",),
        ),
        Task(
            Text(
                "The four open cards are a room. Face three of them, one by one. The Medusa would cost {n} hit "
                "points, so take a weapon first: choose the Flail."
            ),
            ACT,
            "take 6D",
            ("6D",),
            {"n": "fight QC"},
        ),
    )


def _arms() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "Now the Medusa costs only {n}. Once you are armed you always fight with the weapon. Fight the Medusa."
            ),
            ACT,
            "fight QC",
            ("QC",),
            {"n": "fight QC"},
        ),
        Task(
            Text(
                "The Medusa lies on the Flail. Now it holds only against weaker enemies. The Lich King would break "
                "it, and you would lose all {n}."
            ),
            at=("KS", "weapon.0"),
            numbers={"n": "fight KS"},
        ),
        Task(
            Text("The Skull is weaker than the Medusa, and the Flail takes all of its blow. Fight the Skull."),
            ACT,
            "fight 5S",
            ("5S",),
        ),
        Task(
            Text(
                "That makes three. The Lich King stayed where he was, and three new cards joined him. He will have to "
                "wait for a better weapon."
            ),
            at=("KS",),
        ),
    )


def _potions() -> tuple[Task, ...]:
    return (
        Task(
            Text("You are hurt, and the Old Red gives back {n} hit points. Drink it."),
            ACT,
            "drink 4H",
            ("4H",),
            {"n": "drink 4H"},
        ),
        Task(
            Text(
                "Never drink twice in a row: the Heart Flask would do nothing now. Anything else in between will do, "
                "so fight the Cobra."
            ),
            ACT,
            "fight 3C",
            ("3C",),
        ),
        Task(
            Text("Second thoughts? Until a hidden card is turned you can take back what you did. Press Undo."),
            UNDO,
            at=("undo",),
        ),
        Task(Text("As if it had never been. Now fight the Cobra again."), ACT, "fight 3C", ("3C",)),
        Task(
            Text(
                "Now the Heart Flask works again. It holds more than you need: you never have more than {hp}, so it "
                "gives you {n}. Drink it.",
                hp=FULL,
            ),
            ACT,
            "drink 7H",
            ("7H",),
            {"n": "drink 7H"},
        ),
        Task(Text("That rule runs through rooms: whatever you drink first in the next room would do nothing.")),
    )


def _running() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "You could run from this room before you touch a card: all four are shuffled into the deck. The room "
                "after that must be faced."
            ),
            at=("run",),
        ),
        Task(
            Text("But look, the Battle Axe! It is just what the Lich King has been waiting for. Take it."),
            ACT,
            "take 10D",
            ("10D",),
        ),
        Task(Text("When you are not sure, ask for a hint."), HINT, at=("hint",)),
        Task(
            Text("The strongest first, while the weapon is fresh: the Lich King now costs {n}. Fight him."),
            ACT,
            "fight KS",
            ("KS",),
            {"n": "fight KS"},
        ),
        Task(Text("Face one more card of your choice. The one left over waits for you in the next room."), ACT),
        Task(
            Text(
                "That is all there is to know. Two dragons wait for you somewhere. How to play tells it all again. "
                "Good luck down there!"
            ),
        ),
    )
