"""The guided first encounter of Dungeons and Deuces: one hero, two enemies, and Treasure."""

from game.core.cards import parse
from game.core.teach import ACT, HINT, LOOK, WATCH, Lesson, Task
from game.core.text import Text

from .enemies import ENEMY_KINDS
from .modes.standard import PER_HERO
from .stacking import moment

HERO, ARCHER, CREEPER = "hero.0", "enemy.0", "enemy.1"
HAND = "9D 9S 8C 8H 4C 2H"
DECK = f"{HAND}  7D  QD 6S  QH 10C  2S KD"  # then the Threat card, and the cards drawn for each success
THEIRS = "KC 7D 4H  5H 5S  JC"  # the hands of Archer and Creeper, and the card the Archer draws
LOOT = "8D"
OFFER = Text(
    "A guided tour takes you through a first fight: your cards, attacks and answers, an ability, and loot. You can "
    "leave it at any time, and find it again under How to play."
)


def lesson() -> Lesson:
    """The lesson: a pair against too few cards, two answers, Set the Wall, and two deuces at the end."""
    plan = moment([DECK], "bone_archer thorn_creeper", THEIRS, loot=LOOT)
    return Lesson(plan, (*_before(), *_attack(), *_answer(), *_wall(), *_last(), *_after()), OFFER)


def _before() -> tuple[Task, ...]:
    archer, creeper = ENEMY_KINDS["bone_archer"], ENEMY_KINDS["thorn_creeper"]
    return (
        Task(
            Text("Welcome! This is you, the Bulwark. Your cards are your life: with an empty hand you fall."),
            at=(HERO,),
        ),
        Task(
            Text(
                "And this is your first enemy, a Bone Archer of difficulty {n}. It'll have cards, too.",
                n=archer.difficulty,
            ),
            at=(ARCHER,),
        ),
        Task(Text("What can it do? Choose the Bone Archer to look at it up close."), LOOK, at=(ARCHER,)),
        Task(
            Text(
                "Enemies come until they're as hard as your target, {target}. Hit it exactly, and there's Treasure. "
                "Go beyond it, and they may go first. Press Hit me.",
                target=PER_HERO,
            ),
            ACT,
            "hit",
            ("hit",),
        ),
        Task(
            Text(
                "A Thorn Creeper: {one} and {two} make {all}. Exactly on target! So there's Treasure, and you go "
                "first.",
                one=archer.difficulty,
                two=creeper.difficulty,
                all=archer.difficulty + creeper.difficulty,
            ),
            at=(CREEPER,),
        ),
        Task(
            Text(
                "Now they've been dealt their cards: {one} and {two}. Take them all, and they fall.",
                one=archer.hand(1),
                two=creeper.hand(1),
            ),
            at=(ARCHER, CREEPER),
        ),
    )


def _attack() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "Your turn. Attack with one card, with two, three or four alike, or with a hand of five. Choose both "
                "nines, then the Bone Archer."
            ),
            ACT,
            f"attack 9D 9S {ARCHER}",
            ("9D",),
        ),
        Task(
            Text("It must answer with two cards: a pair as high or higher. Or it throws any two away."),
            WATCH,
            "1:defend 7D.4 4H.4",
            (ARCHER,),
        ),
        Task(
            Text("It had no pair: two cards gone, one left. And whoever succeeds draws. You played two, you drew two."),
            at=(ARCHER,),
        ),
    )


def _answer() -> tuple[Task, ...]:
    return (
        Task(
            Text("Their turn. Each of them may attack once. The Thorn Creeper begins."),
            WATCH,
            f"1:attack 5H.4 5S.4 {HERO}",
            (CREEPER,),
        ),
        Task(
            Text(
                "A pair of fives. Before you answer you may use Set the Wall, but only once a turn. You can beat fives "
                "without it: press Not now."
            ),
            ACT,
            "pass",
            ("pass",),
        ),
        Task(
            Text("A pair is answered with a pair. Choose your eights, then press Defend."),
            ACT,
            "defend 8C 8H",
            ("8C",),
        ),
        Task(
            Text(
                "Your eights hold, so this time you draw. The Creeper attacked with its last cards. They're gone, and "
                "it falls."
            ),
            at=(CREEPER,),
        ),
    )


def _wall() -> tuple[Task, ...]:
    return (
        Task(Text("Now the Bone Archer attacks. It has a single card."), WATCH, f"1:attack KC.4 {HERO}", (ARCHER,)),
        Task(
            Text(
                "A king, and you hold nothing as high. Now choose Set the Wall: if your answer fails, you take back "
                "one of the cards you played."
            ),
            ACT,
            "use set_the_wall",
            ("set_the_wall",),
        ),
        Task(
            Text(
                "A single is answered with a single, even if it's too low. Keep the 2, it brings loot. Choose your "
                "four, then press Defend."
            ),
            ACT,
            "defend 4C",
            ("4C",),
        ),
        Task(
            Text("The king won, and the Archer drew a card for it. But your four came back: it has cost you nothing."),
            at=(HERO,),
        ),
    )


def _last() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "On top of your discards lies an {n}. That's your Threat: in a party the enemies must attack whoever "
                "has the highest.",
                n=parse("8C").rank,
            ),
            at=("8C",),
        ),
        Task(
            Text("Your turn again. Choose Plays and you see every set of cards, the best first."),
            LOOK,
            at=("plays",),
        ),
        Task(Text("Not sure which is best? Ask for a hint."), HINT, at=("hint",)),
        Task(
            Text(
                "The hint raises your queens. The Archer holds one card, and can't answer a pair. Now choose the Bone "
                "Archer."
            ),
            ACT,
            f"attack QD QH {ARCHER}",
            (ARCHER,),
        ),
    )


def _after() -> tuple[Task, ...]:
    return (
        Task(
            Text(
                "The last enemy has fallen: you've won! You held two 2s, and Treasure counts as one more. Two bring "
                "Common loot, three Rare, four Epic."
            ),
            at=(HERO,),
        ),
        Task(
            Text(
                "Yours is the eight of diamonds, and Rare: from now on your own counts as two of them, a pair by "
                "itself."
            ),
            at=(HERO,),
        ),
        Task(
            Text(
                "You draw from your own deck. When its last card is drawn, you gain a level, and with it an ability. "
                "Do that five times, and the quest is done."
            ),
            at=("deck.0",),
        ),
        Task(Text("All hands are thrown away after a fight, and new ones dealt. Press Go on."), ACT, "go", ("go",)),
    )
