"""The guided first rooms of Scoundrel: a stacked dungeon and a tutor."""

from game.core.cards import parse
from game.core.teach import ACT, HINT, LOOK, UNDO, Lesson, Moment, Task
from game.core.text import Text

from .dungeon import dungeon
from .pages import stacked
from .score import FULL_LIFE

# The first room, the three that join its last card, and the room after that one has been avoided.
DUNGEON = "7D 10S 2C KC  AS QS 9C  6H 8C 3H 4S"
OFFER = Text(
    "A guided tour shows you everything in a few minutes: fights, weapons, potions, and how to walk around trouble. "
    "You can leave it at any time, and find it again under How to play."
)


def lesson() -> Lesson:
    """The lesson: weapons and wear, bare hands, potions, avoiding, and the tools of the table."""
    return Lesson(Moment(stacked(DUNGEON)), (*_arms(), *_avoiding(), *_potions()), OFFER)


def _arms() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "Welcome, scoundrel! Get through all {n} cards of the dungeon alive. You have {life} life.",
                n=len(dungeon()),
                life=FULL_LIFE,
            ),
            at=("health",),
        ),
        Task(
            Text(
                "Monsters are as strong as their number: jack {jack}, queen {queen}, king {king}, ace {ace}. Of the "
                "four cards of a room you face 3.",
                jack=parse("JC").rank,
                queen=parse("QC").rank,
                king=parse("KC").rank,
                ace=parse("AC").rank,
            ),
            at=("10S", "KC"),
        ),
        Task(
            Text(
                "Below each card you see what it would do: the Mummy would cost {n} life. So take a weapon first: "
                "choose the Longbow."
            ),
            ACT,
            "take 7D",
            ("7D",),
            {"n": "fight 10S fists"},
        ),
        Task(
            Text(
                "With the bow the Mummy costs {armed} life, with bare hands {bare}. Choose the Mummy, then the bow."
            ),
            ACT,
            "fight 10S weapon",
            ("10S",),
            {"armed": "fight 10S weapon", "bare": "fight 10S fists"},
        ),
        Task(
            Text(
                "The Mummy now lies on the bow. A used weapon strikes only weaker monsters, so the Minotaur is "
                "left to bare hands."
            ),
            at=("weapon", "KC"),
        ),
        Task(
            Text("Second thoughts? Until a hidden card is turned, you can take back what you did. Press Undo."),
            UNDO,
            at=("undo",),
        ),
        Task(Text("As if it had never happened. Now fight the Mummy with the bow again."), ACT, "fight 10S weapon",
             ("10S",)),
        Task(
            Text(
                "The Rat costs no life with the bow, but then it could strike nothing more. Spare it: the Rat, then "
                "bare hands, for {n} life."
            ),
            ACT,
            "fight 2C fists",
            ("2C",),
            {"n": "fight 2C fists"},
        ),
    )  # fmt: skip


def _avoiding() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "That makes three. The Minotaur stayed where it was, and three new cards joined it: a room that "
                "would be the end of you."
            ),
            at=("KC",),
        ),
        Task(
            Text("So walk around it. You can avoid a whole room: all four cards go under the dungeon. Press Avoid."),
            ACT,
            "avoid",
            ("avoid",),
        ),
        Task(
            Text(
                "The four come back last of all, in the same order, and you know them. Choose the dungeon pile to "
                "look at them."
            ),
            LOOK,
            at=("deck",),
        ),
        Task(Text("But never two rooms in a row: Avoid is dark now. You must face this room."), at=("avoid",)),
    )


def _potions() -> tuple[Task, ...]:
    return (
        Task(
            Text("The Chalice holds more than you need. Life never goes above {life}, so it gives you {n}. Drink it.",
                 life=FULL_LIFE),
            ACT,
            "drink 6H",
            ("6H",),
            {"n": "drink 6H"},
        ),
        Task(
            Text(
                "One potion a turn: the other would now be poured away. Leave it, and it'll be there in the next "
                "room."
            ),
            at=("3H",),
        ),
        Task(Text("When you're not sure, ask for a hint."), HINT, at=("hint",)),
        Task(
            Text("The hint says what to do, and why. You need not follow it. Face one more card of your choice."),
            ACT,
        ),
        Task(Text("And one more. The card left over waits for you in the next room."), ACT),
        Task(
            Text(
                "Get out, and your score is the life left. If that is {life}, and your last card a potion, its number "
                "is added.",
                life=FULL_LIFE,
            ),
            at=("health",),
        ),
        Task(
            Text(
                "Fall, and you lose points: for life below zero, and for every monster still in the dungeon, by its "
                "number."
            ),
            at=("deck",),
        ),
        Task(
            Text(
                "The rest is courage, and counting. You can read it all again under How to play. Good luck down there!"
            )
        ),
    )  # fmt: skip
