"""The guided first rooms of Diamonds & Dragons: a stacked dungeon and a tutor."""

from game.core.cards import parse
from game.core.teach import ACT, HINT, READ, UNDO, Lesson, Moment, Task
from game.core.text import Text

from .dungeon import dungeon
from .heroes import FULL
from .pages import stacked

# The first room, the three that join its last card, and the three after those.
DUNGEON = "QC 6D 5S KS  4H 10D 7H  XR 2D 3C"
OFFER = Text(
    "A guided tour shows you everything in a few minutes: fights, weapons that break, potions, and when to run. "
    "You can leave it at any time, and find it again under How to play."
)


def lesson() -> Lesson:
    """The lesson: the goal, weapons that must be used and break, potions across rooms, running, and the score."""
    tasks = (*_goal(), *_arms(), *_breaking(), *_potions(), *_choices(), *_end())
    return Lesson(Moment(stacked(DUNGEON)), tasks, OFFER)


def _goal() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "Lead these five out of the dungeon: get through all {n} cards of the deck alive. They have {hp} hit "
                "points between them.",
                n=len(dungeon()),
                hp=FULL,
            ),
            at=("hp.0",),
        ),
        Task(
            Text(
                "Clubs and spades hit as hard as their number: jack {jack}, queen {queen}, king {king}, ace {ace}. "
                "Dragons: {dragon}.",
                jack=parse("JC").rank,
                queen=parse("QC").rank,
                king=parse("KC").rank,
                ace=parse("AC").rank,
                dragon=parse("XR").rank,
            ),
            at=("QC", "KS"),
        ),
    )


def _arms() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "Four cards are a room. Face 3 of the 4, in any order. The Medusa would cost {n} hit points, so take "
                "the Flail first."
            ),
            ACT,
            "take 6D",
            ("6D",),
            {"n": "fight QC"},
        ),
        Task(
            Text("The Flail takes its own number off every blow: now the Medusa costs only {n}. Fight her."),
            ACT,
            "fight QC",
            ("QC",),
            {"n": "fight QC"},
        ),
        Task(
            Text("The Medusa now lies on the Flail: it holds only against weaker monsters. Fight the Skull."),
            ACT,
            "fight 5S",
            ("5S",),
        ),
    )


def _breaking() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "Three faced: the Lich King stays, three cards join him. He isn't weaker than the Skull. Fight him "
                "and see."
            ),
            ACT,
            "fight KS",
            ("KS",),
        ),
        Task(
            Text(
                "The Flail broke, and you took the whole blow. But until a hidden card is turned you can take it back. "
                "Press Undo."
            ),
            UNDO,
            at=("undo",),
        ),
        Task(
            Text("Do better: a new weapon is fresh, and holds against anything. Take the Battle Axe."),
            ACT,
            "take 10D",
            ("10D",),
        ),
        Task(
            Text("The strongest first, while it's fresh. The Lich King now costs only {n}. Fight him."),
            ACT,
            "fight KS",
            ("KS",),
            {"n": "fight KS"},
        ),
    )


def _potions() -> tuple[Task, ...]:
    return (
        Task(
            Text("Hearts are potions. The Heart Flask gives back {n} hit points. Drink it."),
            ACT,
            "drink 7H",
            ("7H",),
            {"n": "drink 7H"},
        ),
        Task(
            Text("Never two potions in a row, even across rooms: the Old Red does nothing now. Face another card."),
            READ,
            at=("4H",),
        ),
        Task(
            Text("From an untouched room you can run: its cards go back into the deck. The next one you must face."),
            at=("run",),
        ),
        Task(
            Text("We stay. The Cobra is weaker than the Lich King: the Axe holds. Fight it."),
            ACT,
            "fight 3C",
            ("3C",),
        ),
        Task(
            Text("Now the Old Red works. You never have more than {hp}, so it gives you {n}. Drink it.", hp=FULL),
            ACT,
            "drink 4H",
            ("4H",),
            {"n": "drink 4H"},
        ),
    )


def _choices() -> tuple[Task, ...]:
    return (
        Task(Text("One more to face, and a hard choice. When you're not sure, ask for a hint."), HINT, at=("hint",)),
        Task(
            Text(
                "The Dagger is weak, but fresh. The dragon breaks the Axe and costs {n}. Face one, and the other waits."
            ),
            ACT,
            at=("2D", "XR"),
            numbers={"n": "fight XR"},
        ),
    )


def _end() -> tuple[Task, ...]:
    return (
        Task(Text("So it goes on. The last room has only three cards. Face all three, and the party is out.")),
        Task(
            Text(
                "Your score is the hit points left. If you have {hp}, and your last card is a potion, its number is "
                "added.",
                hp=FULL,
            ),
            at=("hp.0",),
        ),
        Task(
            Text(
                "Fall, and you lose points: for hit points below zero, and for every enemy still in the deck, by its "
                "number."
            ),
            at=("deck",),
        ),
        Task(Text("That's all you need. How to play has it, too. Good luck down there!")),
    )
