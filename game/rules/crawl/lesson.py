"""The guided first run of Dungeon Crawl: a stacked warrior, hardcore, two rooms and a way out."""

from game.core.cards import parse
from game.core.teach import ACT, HINT, LOOK, Lesson, Task
from game.core.text import Text

from .stacking import moment
from .worth import HIGHEST, shielding, worth

HERO, SHIELD = "10S", "7H"
WARRIOR = f"{HERO} {SHIELD}"
BLOW, OFF = worth(parse("6C")), shielding(parse(SHIELD))  # damage of the first monster's hit; taken off by the shield
FIRST, SECOND = "4H", "2C"
POOL = (  # for each room: the monster, its life, initiative, then the blows
    f"{FIRST}  JD 5H 7D 9H  5C 9S  8D 3S  6C QS  9C 2S {SECOND}  6D 10H  JC 3D  KH 10C  5D 8H"
)
OFFER = Text(
    "A guided tour shows you everything in a few minutes: your life, blows, the odds, and when to walk out. "
    "You can leave it at any time, and find it again under How to play."
)


def lesson() -> Lesson:
    """The lesson: life and shield, blows and colours, the risk of hardcore, counting, and when to leave."""
    return Lesson(moment(WARRIOR, POOL), (*_character(), *_blows(), *_danger(), *_out()), OFFER)


def _character() -> tuple[Task, ...]:
    return (
        Task(
            Text("Welcome! This card is you, and its number is your life, counted by the cards beside it."),
            at=("10S", "hp"),
        ),
        Task(
            Text("Your shield. Half its number, rounded down, comes off every hit you take."),
            at=("7H",),
        ),
        Task(
            Text(
                "The rest of the pack is the pool: monsters, blows and luck. An ace counts 1, jack, queen and king "
                "11, 12 and 13."
            ),
            at=("deck",),
        ),
        Task(
            Text(
                "How hard should it be? On normal difficulty your score is safe. This tour is hardcore: any monster "
                "may hit for {n}, and you keep your score only if you walk out alive.",
                n=HIGHEST,
            ),
            ACT,
            "hard",
            ("hard",),
        ),
        Task(Text("Behind this door waits your first room. Press Go in."), ACT, "enter", ("enter",)),
    )


def _blows() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "A Piranha, with as much life as its number. Each of you drew a card for initiative. Yours is higher, "
                "so you begin."
            ),
            at=(FIRST, "9S"),
        ),
        Task(
            Text("A blow is two cards: one strikes, the other evades. Press Strike and watch their colours."),
            ACT,
            "strike",
            ("strike",),
        ),
        Task(
            Text(
                "Yours were red and black: a miss. Then it struck, black on black: a hit for {hit}! "
                "Your shield took {off}, you lost {lost}.",
                hit=BLOW,
                off=OFF,
                lost=BLOW - OFF,
            ),
            at=("6C", "QS", "hp"),
        ),
        Task(Text("Colours alike hit, colours apart miss. Strike again."), ACT, "strike", ("strike",)),
        Task(
            Text("Slain! Its life is your score. What it cost you stays lost: warriors don't heal."),
            at=("score", "hp"),
        ),
    )


def _danger() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "Before each room you may leave. Should you? When you're not sure, ask for a hint. And Undo takes "
                "back anything that turned no new card."
            ),
            HINT,
            at=("hint",),
        ),
        Task(Text("What the hint says is written above the table. Go in once more."), ACT, "enter", ("enter",)),
        Task(
            Text(
                "Only a Rat, but it drew the higher card and struck first, with a king. Had both been red, it would "
                "have been the end of you."
            ),
            at=("KH", "10C"),
        ),
        Task(
            Text(
                "On normal difficulty no monster hits for more than its own number, so that king would have counted "
                "{n}. On hardcore it counts in full.",
                n=worth(parse(SECOND)),
            ),
            at=(SECOND,),
        ),
        Task(Text("It missed, and now it's your turn. Strike."), ACT, "strike", ("strike",)),
    )


def _out() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "Cards that lie open can't come again until the pool is used up. Choose the pool, and they're counted "
                "for you."
            ),
            LOOK,
            at=("deck",),
        ),
        Task(
            Text(
                "Another room might bring more, and one bad blow could cost you everything. You decide when it's "
                "enough. Press Leave now, and the {n} points are yours for good.",
                n=worth(parse(FIRST)) + worth(parse(SECOND)),
            ),
            ACT,
            "leave",
            ("leave",),
        ),
    )
