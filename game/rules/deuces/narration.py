"""Messages as sentences for the journal, the terminal and the narrator."""

from collections.abc import Mapping, Sequence

from game.core.cards import parse
from game.core.deck import plain
from game.core.game import Speaker
from game.core.text import N_, NN_, Text

from .card_plays import COMMON, EPIC, RARE
from .catalog import SPECIALS
from .labels import ability, called, cards, play, together
from .loot import GIFT, KILLS, OF, REWARD, SURVIVORS, TREASURE, tier_of
from .names import ENEMIES, FAILED, TIED, WON
from .questloot import QUEST_LOOT

Data = Sequence[str | int]
TIERS = {COMMON: N_("Common"), RARE: N_("Rare"), EPIC: N_("Epic")}


def _one(message: str, many: str = "") -> Speaker:
    """Make a speaker for a sentence about one figure, and a number, if the message has one."""
    return lambda who, data: Text(message, many, who=called(str(data[0])), n=int(data[1]) if len(data) > 1 else 1)


def _two(message: str) -> Speaker:
    """Make a speaker for a sentence about two figures."""
    return lambda who, data: Text(message, who=called(str(data[0])), whom=called(str(data[1])))


def _card(message: str) -> Speaker:
    """Make a speaker for a sentence about a figure and a card."""
    return lambda who, data: Text(message, who=called(str(data[0])), card=plain(parse(str(data[1]))))


def _cards(one: str, many: str) -> Speaker:
    """Make a speaker for a sentence about a figure and cards that everybody sees; the data has their number and ids."""
    return lambda who, data: Text(
        one, many, who=called(str(data[0])), n=int(data[1]), cards=cards(str(id) for id in data[2:])
    )


def _power(message: str) -> Speaker:
    """Make a speaker for a sentence about a figure and an ability."""
    return lambda who, data: Text(message, who=called(str(data[0])), ability=ability(str(data[1])))


def _always(message: str, many: str = "") -> Speaker:
    return lambda who, data: Text(message, many, n=data[0] if data else 0)


def _quiet(who: str, data: Data) -> None:
    """No words: another message or caption covers this event."""


def _attack(who: str, data: Data) -> Text:
    me, foe, _target, size, kind, raised, *values = data
    words = play(int(size), int(kind), [int(value) for value in values], int(raised))
    return Text("{who} attacks {whom} with {play}.", who=called(str(me)), whom=called(str(foe)), play=words)


def _answers(who: str, data: Data) -> Text:
    me, size, kind, raised, *values = data
    words = play(int(size), int(kind), [int(value) for value in values], int(raised))
    return Text("{who} answers with {play}.", who=called(str(me)), play=words)


def _combat(who: str, data: Data) -> Text:
    mine, theirs, result = called(str(data[0])), called(str(data[1])), data[2]
    if result == WON:
        return Text("{who} wins against {whom}.", who=mine, whom=theirs)
    if result == TIED:
        return Text("A tie between {who} and {whom}: both draw.", who=mine, whom=theirs)
    assert result == FAILED
    return Text("{whom} holds, and {who} draws nothing.", who=mine, whom=theirs)


def _uses(who: str, data: Data) -> Text:
    me, id, target, *price = (str(one) for one in data)
    used = (
        Text("{who} uses {ability} on {whom}.", who=called(me), ability=ability(id), whom=called(target))
        if target
        else Text("{who} uses {ability}.", who=called(me), ability=ability(id))
    )
    return Text("{used} The price: {cards}.", used=used, cards=cards(price)) if price else used


def _raised(who: str, data: Data) -> Text:
    n = int(data[1])
    message = N_("The cards of {who} count {n} more.") if n > 0 else N_("The cards of {who} count {n} less.")
    return Text(message, who=called(str(data[0])), n=abs(n))


GAINS = {
    "attacks": N_("{who} may attack once more."),
    "singles": N_("{who} may attack once more, with a single card."),
    "ward": N_("{who} is shielded."),
    "threat": N_("{who} counts as a Threat of {n}."),
    "threat:always": N_("{who} counts as a Threat of {n} for the whole encounter."),
    "deuces": N_("{who} has {n} more for loot."),
    "turn:wild": N_("One card in the attacks of {who} this turn may count as any other."),
    "next:raise:1:1": N_("The next attack of {who} with a single card will count {n} more."),
}


def _gains(who: str, data: Data) -> Text:
    me, what, n = called(str(data[0])), str(data[1]), int(data[2])
    if what in GAINS:
        return Text(GAINS[what], who=me, n=n)
    if ":range:" in what:
        return Text("One card in the next attack of {who} may count higher or lower.", who=me)
    if what.startswith("next:"):
        return Text("The next attack of {who} will count {n} more.", who=me, n=n)
    return Text("The attacks of {who} count {n} more this turn.", who=me, n=n)


def _threat(who: str, data: Data) -> Text:
    return Text("{who}'s Threat: {card}.", who=called(str(data[0])), card=plain(parse(str(data[1]))))


def _turn(who: str, data: Data) -> Text:
    if len(data) > 1:
        message = N_("Player {n}: the enemies' turn.") if who == ENEMIES else N_("Player {n}: the hero's turn.")
        return Text(message, n=int(data[1]) + 1)
    if who == ENEMIES:
        return Text("The enemies' turn.")
    return Text("The hero's turn.", "The heroes' turn.", n=data[0])


def _initiative(who: str, data: Data) -> Text:
    mine, theirs = (plain(parse(str(id))) for id in data[:2])
    if who == ENEMIES:
        return Text("Initiative: {mine} against {theirs}. The enemies go first.", mine=mine, theirs=theirs)
    return Text(
        "Initiative: {mine} against {theirs}. The hero goes first.",
        "Initiative: {mine} against {theirs}. The heroes go first.",
        mine=mine,
        theirs=theirs,
        n=data[2],
    )


def _votes(who: str, data: Data) -> Text:
    return Text("{who}: hit." if data[1] == "hit" else "{who}: stay.", who=called(str(data[0])))


def _loot(who: str, data: Data) -> Text:
    level, card = int(data[1]), plain(parse(str(data[2])))
    return Text("{who} finds loot: {card}, {tier}.", who=called(str(data[0])), card=card, tier=Text(TIERS[level]))


def _traded(who: str, data: Data) -> Text:
    name, *pieces = (str(one) for one in data)
    return Text("{who} trades loot for a better piece: {cards}.", who=called(name), cards=cards(pieces))


def _special(who: str, data: Data) -> Text:
    special = SPECIALS[str(data[0])]
    return Text("{name}. {blurb}", name=Text(special.name), blurb=Text(special.blurb))


def _secret(who: str, data: Data) -> Text:
    return Text("The secret: {text}", text=Text(SPECIALS[str(data[0])].secret))


def _quest_loot(who: str, data: Data) -> Text:
    piece = QUEST_LOOT[str(data[1])]
    return Text("{who} has {loot}: {text}", who=called(str(data[0])), loot=Text(piece.name), text=Text(piece.text))


def _gave(who: str, data: Data) -> Text:
    card = plain(parse(str(data[2])))
    return Text("{who} gives {whom} the {card}.", who=called(str(data[0])), whom=called(str(data[1])), card=card)


OTHERS: Mapping[str, tuple[str, str]] = {  # count for loot besides cards
    TREASURE: (N_("the Treasure"), ""),
    GIFT: (N_("an ability"), ""),
    REWARD: (N_("a reward"), ""),
    KILLS: NN_("{n} hero defeated", "{n} heroes defeated"),
    SURVIVORS: NN_("{n} survivor", "{n} survivors"),
}


def checked(found: int, counted: Sequence[str]) -> Text:
    """The result of a Loot check with `found` twos, and the reason."""
    if not counted:
        return Text("No loot: there was no 2 in hand.")
    these = _counted(counted)
    if tier_of(found) < COMMON:
        return Text("No loot: it takes two 2s, and there was one ({this}).", this=these)
    return Text("{tier} loot for {these}.", tier=Text(TIERS[tier_of(found)]), these=these)


def _counted(counted: Sequence[str]) -> Text:
    """A list of the things that have counted for loot."""
    return together(_counts(*what.partition(OF)[::2]) for what in counted)


def _counts(what: str, n: str) -> Text:
    """A thing that has counted for loot: a card, or one of OTHERS with its number."""
    if what not in OTHERS:
        return plain(parse(what))
    return Text(*OTHERS[what], n=int(n or 1))


def _twos(who: str, data: Data) -> Text:
    name, found, *counted = data
    return Text("{who}: {told}", who=called(str(name)), told=checked(int(found), [str(what) for what in counted]))


TOLD: Mapping[str, str | Speaker] = {
    "up": _quiet,
    "begin": _always(N_("Encounter {n}.")),
    "meets": lambda who, data: Text("{who} appears: difficulty {n}.", who=called(str(data[0])), n=data[1]),
    "votes": _votes,
    "hit": N_("One more enemy."),
    "stay": N_("That's enough of them."),
    "moot-pass": N_("Nothing to use: passed."),
    "moot-end": N_("Nothing left to do: turn over."),
    "treasure": N_("It holds Treasure."),
    "initiative": _initiative,
    "turn": _turn,
    "attack": _attack,
    "answers": _answers,
    "throws": _cards(*NN_("{who} throws away the {cards}.", "{who} throws away {n} cards: {cards}.")),
    "helpless": _one(N_("{who} has nothing to answer with.")),
    "combat": _combat,
    "draws": _one(*NN_("{who} draws {n} card.", "{who} draws {n} cards.")),
    "discards": _cards(*NN_("{who} discards the {cards}.", "{who} discards {n} cards: {cards}.")),
    "keeps": _card(N_("{who} takes back the {card}.")),
    "recovers": _card(N_("{who} recovers the {card}.")),
    "buries": _card(N_("{who} buries the {card}.")),
    "threat": _threat,
    "looks": _one(*NN_("{who} looks at the top card.", "{who} looks at the top {n} cards.")),
    "spies": _two(N_("{who} looks at the hand of {whom}.")),
    "uses": _uses,
    "negated": _power(N_("{ability} of {who} comes to nothing.")),
    "negated-attack": _one(N_("The attack of {who} comes to nothing.")),
    "raised": _raised,
    "redirected": _one(N_("The attack now goes to {who}.")),
    "gains": _gains,
    "bound": _one(*NN_("{who} may attack with {n} card at most.", "{who} may attack with {n} cards at most.")),
    "sealed": _power(N_("{ability} of {who} is sealed.")),
    "summons": _two(N_("{who} summons {whom}.")),
    "special": _special,
    "secret": _secret,
    "quest-loot": _quest_loot,
    "sacrifices": _cards(*NN_("{who} sacrifices the {cards}.", "{who} sacrifices {n} cards: {cards}.")),
    "offering": lambda who, data: Text("The Idol still wants {n}.", n=data[0]),
    "departs": _one(N_("{who} leaves the fight.")),
    "freed": N_("The Captive is free, and fights."),
    "guards": _one(N_("{who} guards.")),
    "defeated": _one(N_("{who} is defeated.")),
    "ran-out": _one(N_("{who} has gone through the deck: a new level after this fight.")),
    "offer": N_("The enemies offer to give up."),
    "decline": N_("The fight goes on."),
    "fold": _always(*NN_("They are let go, and {n} card is drawn.", "They are let go, and {n} cards are drawn.")),
    "dusk": _always(N_("It's getting dark: win within {n} rounds, or flee.")),
    "nightfall": N_("Night falls, and the enemies see better in the dark: time to flee."),
    "gives-up": N_("Nobody wants to fight: the enemies slink off."),
    "victory": N_("The encounter is won."),
    "wiped-out": N_("The encounter is lost: no loot, and all discards are shuffled back in."),
    "twos": _twos,
    "hands-away": N_("All hands are put away; the next encounter begins with new ones."),
    "loot": _loot,
    "returned": _card(N_("{who} gives back the {card}.")),
    "traded": _traded,
    "gave": _gave,
    "level-up": _always(N_("Level {n} is reached.")),
    "quest-done": N_("Level 6: the quest is done."),
    "level": _quiet,
    "target": _quiet,
    "difficulty": _quiet,
    "round": _quiet,
    "encounter": _quiet,
}
