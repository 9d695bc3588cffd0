"""The pages of the help screen: how to play Dungeons and Deuces, in our own words."""

from collections.abc import Iterable, Sequence

from game.core.teach import Page, Sample
from game.core.text import Text

from .aftermath import TOP
from .cards import LIMIT
from .classes import CLASSES, NOBODY
from .customs import CUSTOMS
from .encounter import CLOSE, FEW, GROWN, MANY
from .enemies import ENEMY_KINDS
from .loot import MOST
from .modes.mode import Mode
from .modes.standard import PER_HERO
from .options import CLASSES_AT_FIRST
from .stacking import moment
from .turns import ROUNDS

ME, FOE = "hero.0", "enemy.0"
MINE, THEIRS = f"hand.{ME}", f"hand.{FOE}"
ONE_FOE, TWO_FOES = "tomb_hound bog_midges", "crypt_warden crypt_warden"  # exactly on a Target
STRUCK = f"played.{FOE}"  # the cards that an enemy attacks with


def pages(modes: Iterable[Mode]) -> tuple[Page, ...]:
    """All pages, from the first hand to the last level, followed by the pages of each mode."""
    return (
        _life(),
        _sets(),
        _five(),
        _answers(),
        _draws(),
        _enemies(),
        _threat(),
        _abilities(),
        _classes("heroes", Text("Heroes"), FIVE_EACH, CLASSES_AT_FIRST),
        _classes(
            "more-heroes",
            Text("More heroes"),
            BESIDES,
            tuple(id for id in CLASSES if id not in (*CLASSES_AT_FIRST, NOBODY)),
        ),
        _others(),
        _end(),
        _loot(),
        _levels(),
        _customs(),
        _together(),
        *(page for mode in modes for page in mode.words.pages()),
    )


def _life() -> Page:
    return Page(
        "cards-are-life",
        Text("Cards are life"),
        (
            Text(
                "Every hero and every enemy holds cards. Whoever has none left has fallen, and is out until the next "
                "encounter. When all enemies have fallen, you have won."
            ),
            Text(
                "Each hero has a pack and is dealt {few} cards, or {more} from level {grown} on. You may never hold "
                "more than {limit}.",
                few=FEW,
                more=MANY,
                grown=GROWN,
                limit=LIMIT,
            ),
        ),
        moment(["KS QD 8H 8C 5S 2H"], ONE_FOE, "JC 9D 7S 3H 4C", "hit"),
        (Sample((MINE,), words=Text("Your life")), Sample((THEIRS,), words=Text("An enemy's"))),
    )


def _sets() -> Page:
    log = "attack 9C 9D 9S enemy.0"
    return Page(
        "what-you-attack-with",
        Text("What you attack with"),
        (
            Text(
                "All heroes have a turn, then all enemies, and so on. On its turn each attacks once: with a single "
                "card, a pair, three or four of a kind, or a hand of five; enemies other than bosses use three cards "
                "at most."
            ),
            Text("Jack, queen and king count 11, 12 and 13, an ace 14. Suits never break a tie."),
        ),
        moment(["9C 9D 9S KH KC 2S"], ONE_FOE, "JC 9D 7S 3H 4C", "hit"),
        (
            Sample((MINE,), f"attack KC {FOE}", Text("A single"), named=True),
            Sample((MINE,), f"attack KC KH {FOE}", Text("A pair"), named=True),
            Sample((MINE,), log, Text("Three of a kind"), named=True),
        ),
    )


def _five() -> Page:
    return Page(
        "hands-of-five",
        Text("Hands of five"),
        (
            Text(
                "All five cards must matter. From low to high: a straight, a flush, a full house, a straight flush; "
                "with loot, five of a kind. Four of a kind are a set of four, and nothing else."
            ),
            Text("An ace is high, or low in ace, 2, 3, 4, 5. Of two straights the higher top card wins."),
        ),
        moment(["9C 8D 7S 6H 5C 2S", "QC QD QS 4H 4C 3S"], TWO_FOES, ""),
        (
            Sample((MINE,), f"attack 9C 8D 7S 6H 5C {FOE}", Text("A straight"), named=True),
            Sample(("hand.hero.1",), f"1:attack QC.1 QD.1 QS.1 4C.1 4H.1 {FOE}", Text("A full house"), named=True),
        ),
    )


def _answers() -> Page:
    return Page(
        "attack-and-answer",
        Text("Attack and answer"),
        (
            Text(
                "Whoever is attacked plays as many cards: a pair against a pair, a hand of five against a hand of "
                "five. It holds if it is higher."
            ),
            Text(
                "Without an answer, or to spare good cards, you throw any others. With too few cards you play all you "
                "have, and fail. So the more cards an attack has, the more it can take."
            ),
        ),
        moment(
            ["8C 8H JD 6S 4C 2H"],
            ONE_FOE,
            "5H 5S 9D 3C KC",
            *("hit", "end", f"1:attack 5H.4 5S.4 {ME}"),
            options={"class.0": "mender"},
        ),
        (
            Sample((STRUCK,), words=Text("It attacks")),
            Sample((MINE,), "defend 8C 8H", named=True),
            Sample((MINE,), "defend 4C 2H", named=True),
        ),
    )


def _draws() -> Page:
    return Page(
        "success-draws-a-card",
        Text("Success draws a card"),
        (
            Text(
                "Cards that are played go to the discards. Whoever wins draws as many as were played: a success costs "
                "nothing, and a failure is never made good."
            ),
            Text("On a tie both succeed, and both draw."),
        ),
        moment(
            ["QC 9H 4C 3S 7D 2H"],
            ONE_FOE,
            "9D 5S 6D 3C KC",
            *("hit", "end", f"1:attack 9D.4 {ME}"),
            options={"class.0": "mender"},
        ),
        (
            Sample((STRUCK,), words=Text("It attacks")),
            Sample((MINE,), "defend QC", named=True),
            Sample((MINE,), "defend 9H", named=True),
            Sample((MINE,), "defend 4C", named=True),
        ),
    )


def _enemies() -> Page:
    return Page(
        "hit-or-stay",
        Text("Hit or Stay"),
        (
            Text(
                "Enemies come one by one. The target is {target} per hero, or as you set it; from {close} below it "
                "you say: one more, or enough. Below the target you go first; exactly on it, with Treasure.",
                target=PER_HERO,
                close=CLOSE,
            ),
            Text(
                "Beyond it there is Treasure as well, but one card is drawn for each side, and the higher one goes "
                "first. All hands grow with your level."
            ),
        ),
        moment(["KS QD 8H 8C 5S 2H"], "bone_archer", "JC 9D 7S"),
        (
            Sample((FOE,), words=_on_target("bone_archer")),
            Sample(("deck.enemies",), "hit", Text("Hit me: one enemy more")),
            Sample((ME,), "stay", Text("Stay: you go first")),
        ),
    )


def _on_target(kind: str) -> Text:
    enemy = ENEMY_KINDS[kind]
    return Text("{name}: {n} of {target}", name=Text(enemy.name), n=enemy.difficulty, target=PER_HERO)


def _threat() -> Page:
    names = [Text(CLASSES[kind].name) for kind in CLASSES_AT_FIRST]
    return Page(
        "threat",
        Text("Threat"),
        (
            Text(
                "The top card of a hero's discards is its Threat. Enemies must attack the hero with the highest; their "
                "abilities may be aimed at anybody."
            ),
            Text(
                "Of cards discarded together, the lowest lies on top. The High Threat button reverses that, and you "
                "draw the attacks."
            ),
        ),
        moment(["KS QD 8H 8C 5S 2H 6D", "9S 9D 7H 4C 3S 2D JC"], TWO_FOES, ""),
        (
            Sample(("discard.0",), words=Text("{who}: left alone", who=names[0]), top=True),
            Sample(("discard.1",), words=Text("{who}: attacked", who=names[1]), top=True),
        ),
    )


def _abilities() -> Page:
    return Page(
        "abilities",
        Text("Abilities"),
        (
            Text(
                "On its turn a hero attacks once and uses one ability, in any order; a few replace the attack, and "
                "every level brings another. Or it guards, and only changes a card."
            ),
            Text(
                "Others wait for their moment: an attack, an answer, an ability, a fall. Then you are asked, and may "
                "be answered in turn: the last word counts first."
            ),
        ),
        moment(
            ["8C 8H JD 6S 4C 2H"],
            ONE_FOE,
            "KH 5S 9D 3C KC",
            *("hit", "end", f"1:attack KH.4 {ME}"),
        ),
        (Sample((STRUCK,), words=Text("It attacks")), Sample((ME,), "use set_the_wall")),
    )


FIVE_EACH = Text(
    "Every class of heroes has five abilities, one for each level. Choose your heroes when you start a new game; on "
    "the table, look closer to read what they can do and will learn."
)
BESIDES = Text(
    "These have five abilities each, too. A hero without a class has none, except a custom ability: that's for those "
    "who like it hard."
)


def _classes(id: str, title: Text, words: Text, kinds: Sequence[str]) -> Page:
    classes = [CLASSES[kind] for kind in kinds]
    return Page(
        id,
        title,
        (words,),
        moment([""] * len(kinds), "", "", options={f"class.{n}": kind for n, kind in enumerate(kinds)}),
        tuple(
            Sample((f"hero.{n}",), words=Text("{name}: {what}", name=Text(one.name), what=Text(one.blurb)))
            for n, one in enumerate(classes)
        ),
    )


def _customs() -> Page:
    return Page(
        "custom-abilities",
        Text("Custom abilities"),
        (
            Text("Every hero may have one more ability, whatever its class, from the first level on."),
            *(Text("{name}: {text}", name=Text(one.name), text=Text(one.text)) for one in CUSTOMS.values()),
        ),
    )


def _others() -> Page:
    return Page(
        "pets-seals-and-binds",
        Text("Pets, seals and binds"),
        (
            Text(
                "A pet holds cards from its owner's deck and fights on its own. It shares its owner's Threat, may be "
                "attacked in its place, and falls like anybody else."
            ),
            Text(
                "A sealed ability can't be used. Whoever is bound attacks with few cards, or with none. Elite enemies "
                "have two abilities, bosses more."
            ),
        ),
        moment(
            ["8C 8H JD 6S 4C 2H 5D KC KH"],
            ONE_FOE,
            "KH 5S 9D 3C KC",
            *("hit", "use call_bones"),
            options={"class.0": "gravecaller"},
        ),
        (
            Sample((ME,)),
            Sample(("pet.0",)),
            Sample(("hand.pet.0",), words=Text("Its cards")),
        ),
    )


def _end() -> Page:
    return Page(
        "the-end-of-a-fight",
        Text("The end of a fight"),
        (
            Text(
                "You win when all enemies have fallen. If they offer to give up and you let them go, you win as well, "
                "and draw as many cards as they still hold."
            ),
            Text(
                "You lose when all heroes have fallen, or when night falls, after {rounds} rounds: no loot, and the "
                "discards go back into the decks. After every fight all hands are put away.",
                rounds=ROUNDS,
            ),
        ),
        moment(["KS QD 8H 8C 5S 2H"], ONE_FOE, "JC 9D 7S 3H 4C", *("hit", "end", "1:offer")),
        (
            Sample((FOE,), words=Text("They offer to give up")),
            Sample((THEIRS,), words=Text("What they still hold")),
            Sample(("deck.0",), "accept", Text("You draw as many"), top=True),
        ),
    )


def _loot() -> Page:
    rest = "8H 7C 5S  6D  9S 9H 9C JD"
    heroes = [f"2C KS QD {rest}", f"2C 2D QS {rest}", f"2C 2D 2H {rest}"]
    return Page(
        "loot",
        Text("Loot"),
        (
            Text(
                "Hold two 2s when the last enemy falls, and you find Common loot; three bring Rare, four Epic. "
                "Treasure counts as one more 2 for anybody who has at least one."
            ),
            Text(
                "Loot changes your own card of that rank and suit. You may have {most} pieces; between fights two "
                "Common ones can be traded for a Rare one, and two Rare ones for an Epic one.",
                most=MOST,
            ),
        ),
        moment(
            heroes,
            "crypt_warden tomb_hound grave_porter",
            "",
            *("hit", "end", "1:end", "2:end", "3:fold"),
            loot="JS 8D 5H",
            options={"target": "-1"},
        ),
        (
            Sample(("loot.0",), words=Text("Common: as itself, or one higher")),
            Sample(("loot.1",), words=Text("Rare: as two of them")),
            Sample(("loot.2",), words=Text("Epic: as any card")),
        ),
    )


def _levels() -> Page:
    return Page(
        "levels-and-the-end",
        Text("Levels and the end"),
        (
            Text(
                "You draw from your own deck. Whenever a hero's last card is drawn, the discards become a new deck, "
                "and after that fight, won or lost, all heroes gain a level."
            ),
            Text(
                "Beyond level {top} the quest is done. Every fight costs a little score, and every defeat more.",
                top=TOP,
            ),
        ),
        moment(
            ["2C 2D QS 8H 7C 5S 4S  6D  9S 9H"],
            "bog_midges",
            "",
            *("stay", "end", "1:fold"),
            options={"start": str(TOP), "levels": "fast", "target": "-1"},
        ),
    )


def _together() -> Page:
    return Page(
        "several-heroes",
        Text("Several heroes"),
        (
            Text(
                "One person may play all heroes. Or each is played by somebody else, or by the computer: with open "
                "hands, or with hidden ones and a curtain that falls when the device is passed on."
            ),
            Text(
                "Heroes act in any order, and vote on one enemy more. The Game Master is the computer, or one of you, "
                "who sees the enemies' hands."
            ),
        ),
        moment(["9S 9H 4C QS JD 2D", "KC KS 8H 8D 6C 3H"], TWO_FOES, ""),
        (
            Sample((MINE,), words=Text("Hero 1")),
            Sample(("hand.hero.1",), words=Text("Hero 2")),
        ),
    )
