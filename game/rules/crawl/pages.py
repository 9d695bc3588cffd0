"""The help pages of Dungeon Crawl, in our own words."""

from game.core.teach import Page, Sample
from game.core.text import Text

from .fight import RENEWAL
from .stacking import moment
from .worth import HIGHEST

MAGE = {"hero": "mage"}
NORMAL, HARD = {"difficulty": "normal"}, {"difficulty": "hard"}


def pages() -> tuple[Page, ...]:
    """All pages, from the first card to the score."""
    return (
        _goal(),
        _warrior(),
        _mage(),
        _rooms(),
        _blows(),
        _difficulty(),
        _magic(),
        _renewal(),
        _counting(),
        _score(),
    )


def _goal() -> Page:
    return Page(
        "one-pack",
        Text("It's all one pack"),
        (
            Text(
                "Your life, your shield, your magic, every monster and every blow: all are cards from one pack. Enter "
                "a room, fight what's in it, take its points, and decide whether you dare another."
            ),
            Text("An ace counts 1, the jack 11, the queen 12 and the king 13. Every card can be a monster."),
        ),
        moment("KC 6D", "AH 2S 3C 4C", "enter", options=NORMAL),
        (
            Sample(("hero",), words=Text("You")),
            Sample(("shield",), words=Text("Your shield")),
            Sample(("monster",), words=Text("A monster")),
        ),
    )


def _warrior() -> Page:
    return Page(
        "the-warrior",
        Text("The warrior"),
        (
            Text(
                "A warrior has as much life as the character card says. Face-down cards count it: a hit turns them "
                "over, and they don't come back."
            ),
            Text(
                "The second card is the shield. Half its number, rounded down, comes off every hit. An ace is no "
                "shield at all."
            ),
        ),
        moment("9S 7D", "", options=NORMAL),
        (
            Sample(("hero",), words=Text("9 life")),
            Sample(("hp.cards",), words=Text("The life, counted")),
            Sample(("shield",), words=Text("3 off every hit")),
        ),
    )


def _mage() -> Page:
    return Page(
        "the-mage",
        Text("The mage"),
        (
            Text("A mage has half as much life as the card says, rounded down, but at least 1."),
            Text(
                "The second card is the magic: that many mana cards lie face down beside it. The mage's own blows do "
                "1 damage, whatever the card."
            ),
        ),
        moment("9S 4D", "", options=NORMAL | MAGE),
        (
            Sample(("hero",), words=Text("4 life")),
            Sample(("manacard",), words=Text("4 mana")),
            Sample(("mana.cards",), words=Text("Nobody knows which")),
        ),
    )


def _rooms() -> Page:
    return Page(
        "into-a-room",
        Text("Into a room"),
        (
            Text(
                "The next card of the pool is the monster. Its number is its life, and the points it is worth. Then "
                "one card is drawn for it and one for you: the higher begins, and a tie is drawn again."
            ),
            Text("You take turns until one of you has no life left. Before the next room you may leave."),
        ),
        moment("KC 6D", "3H 2D 4D 9D 5C JS", "enter", options=NORMAL),
        (
            Sample(("monster",), words=Text("3 life, 3 points")),
            Sample(("first.monster",), words=Text("Its card")),
            Sample(("first.hero",), words=Text("Yours is higher: you begin")),
        ),
    )


def _blows() -> Page:
    return Page(
        "blow-by-blow",
        Text("Blow by blow"),
        (
            Text(
                "Every blow is two cards. The first is the attack, and its number the damage. The second is the "
                "evasion of whoever is attacked."
            ),
            Text("Two reds or two blacks: a hit. A red and a black: a miss. About half of all blows miss."),
        ),
        moment("KC 6D", "3H 2D 4D 9D 5C JS  8D 7S  9C QS", "enter", "strike", options=HARD),
        (
            Sample(("attack",), words=Text("Its attack: 9")),
            Sample(("evasion",), words=Text("Black as well: a hit")),
            Sample(("shield",), words=Text("Your shield takes 3 of it")),
        ),
    )


def _difficulty() -> Page:
    return Page(
        "normal-or-hardcore",
        Text("Normal or hardcore"),
        (
            Text(
                "On normal difficulty no monster hits for more than its own number, and the score is yours even if "
                "you fall."
            ),
            Text(
                "On hardcore even the smallest may hit for {n}, and if you fall you lose every point. Only those who "
                "walk out go on the sheet.",
                n=HIGHEST,
            ),
        ),
        moment("KC 6D", "3H 2D 4D 9D 5C JS", "enter", options=HARD),
        (
            Sample(("monster",), words=Text("Normal: hits for {n} at most", n=3)),
            Sample(("monster",), words=Text("Hardcore: may hit for {n}", n=HIGHEST)),
        ),
    )


def _magic() -> Page:
    return Page(
        "magic",
        Text("Magic"),
        (
            Text(
                "On your turn, a mana card can be an attack with its full number. Or it comes off a hit: when one "
                "strikes you, turn as many as you like, one by one, and take the rest."
            ),
            Text("The top card always comes next, and you don't see it until it is spent."),
        ),
        moment("QS 4D", "6H 2D 3D 5D 7D 8D 9D  2C JS  3S 3H  9C 8C", "enter", "strike", options=HARD | MAGE),
        (
            Sample(("attack",), words=Text("Its attack: 9")),
            Sample(("mana.cards",), "absorb"),
            Sample(("hp.cards",), "bear"),
        ),
    )


def _renewal() -> Page:
    return Page(
        "mana-for-score",
        Text("Mana for score"),
        (
            Text(
                "For {n} points a mage regains all the mana there was at first. A house rule makes it one card for "
                "{n} points.",
                n=RENEWAL,
            ),
            Text("You may do so before a room, on your turn, and even after a hit. It seldom pays."),
        ),
        moment(
            "QS 4D",
            "10D 2D 3D 5D 6D 7D 8D 9D JD QD KD  2C JH  3C 2H 4C  5C 3H 6C  7C",
            *("enter", "cast", "cast", "cast"),
            options=NORMAL | MAGE,
        ),
        (Sample(("manacard",), "renew"),),
    )


def _counting() -> Page:
    return Page(
        "counting",
        Text("Counting"),
        (
            Text(
                "What lies open can't be drawn. Many blacks gone means more reds to come, and then a red blow is the "
                "likelier hit. When the pool is used up, all discards are shuffled into a new one."
            ),
            Text("Choose the pool at any time, and what can be known of it is counted for you."),
        ),
        moment("KC 6D", "3H 2D 4D 9D 5C JS  8D 7S  9C QS", "enter", "strike", options=NORMAL),
        (Sample(("deck",), words=Text("The pool")), Sample(("discard",), words=Text("Gone for now"))),
    )


def _score() -> Page:
    return Page(
        "what-it-was-worth",
        Text("What it was worth"),
        (
            Text("You score the life of every monster you slew, less what you paid for mana."),
            Text("Walk out, and it's yours. Fall on hardcore, and it was all for nothing, as here."),
        ),
        moment(
            "3C 4D", "5H 9D 8D 7D 6D 4S  4C JS  9H QH  2S 2H 3H  JC 7C  KC KS", "enter", "strike", "enter", options=HARD
        ),
    )
