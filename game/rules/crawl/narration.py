"""What has happened, in words: for the journal, the terminal and the narrator.

They are read out one after the other while cards fly, so each is as short as it can be.  An exchange of blows reads
“You strike with the 9 of clubs.  Evasion: 5 of spades. A hit for 9.  Its life: 11 to 2.”
"""

from collections.abc import Mapping

from game.core.cards import parse
from game.core.deck import beast, plain
from game.core.game import Speaker
from game.core.words import N_, NN_, Text

from .fight import HERO

Data = tuple[str | int, ...]


def _card(message: str, many: str = "") -> Speaker:
    """A sentence with the plain name of a card, and with the number that was told of it, if any."""
    return lambda who, data: Text(message, many, card=plain(parse(who)), n=data[0] if data else 0)


def _monster(message: str) -> Speaker:
    """A sentence with the name of a monster and a number."""
    return lambda who, data: Text(message, monster=beast(parse(who)), n=data[0])


def _number(message: str, many: str = "") -> Speaker:
    """A sentence with the number that was told last."""
    return lambda who, data: Text(message, many, n=data[-1])


def _of_whom(hero: str, monster: str) -> Speaker:
    """A sentence about a card of the hero's or of the monster's."""
    return lambda who, data: Text(hero if data[0] == HERO else monster, card=plain(parse(who)))


def _hit(who: str, data: Data) -> Text:
    return Text("Evasion: {card}. A hit for {n}.", card=plain(parse(who)), n=data[1])


def _first(who: str, data: Data) -> Text:
    theirs, mine = (plain(parse(str(id))) for id in data)
    if who == HERO:
        return Text("Initiative: its {theirs}, your {mine}. You begin.", theirs=theirs, mine=mine)
    return Text("Initiative: its {theirs}, your {mine}. It begins.", theirs=theirs, mine=mine)


def _tie(who: str, data: Data) -> Text:
    theirs, mine = (plain(parse(str(id))) for id in data)
    return Text("Initiative: its {theirs}, your {mine}. A tie, so again.", theirs=theirs, mine=mine)


def _absorbed(who: str, data: Data) -> Text:
    card, left = plain(parse(who)), data[0]
    if left:
        return Text("You turn the {card} against it: {n} left.", card=card, n=left)
    return Text("You turn the {card} against it: nothing gets through.", card=card)


def _falling(message: str) -> Speaker:
    """What is said of a gauge that falls, and not to nothing where something else tells that; rising needs no words."""
    return lambda gauge, data: Text(message, old=data[0], new=data[1]) if int(data[1]) < int(data[0]) else None


def _wounded(gauge: str, data: Data) -> Text | None:
    """What is left of a monster; when nothing is, that it was slain is enough."""
    return _falling(N_("Its life: {old} to {new}."))(gauge, data) if data[1] else None


def _quiet(who: str, data: Data) -> None:
    """What needs no words: they are told by something else."""


TOLD: Mapping[str, str | Speaker] = {
    "up": _quiet,
    "character": _card(N_("You are the {card}: {n} life.")),
    "shield": _card(N_("Your shield is the {card}: {n} off every hit.")),
    "magic": _card(*NN_("Your mana is the {card}: {n} card.", "Your mana is the {card}: {n} cards.")),
    "normal": N_("Normal difficulty it is."),
    "hard": N_("Hardcore it is."),
    "room": _monster(N_("In the room: {monster}, {n} life.")),
    "first": _first,
    "tie": _tie,
    "attack": _of_whom(N_("You strike with the {card}."), N_("It strikes with the {card}.")),
    "cast": _card(N_("You cast the {card}.")),
    "hit": _hit,
    "miss": _card(N_("Evasion: {card}. A miss.")),
    "capped": _number(N_("It cannot hit for more than {n}.")),
    "blocked": _number(N_("Your shield takes {n}.")),
    "absorbed": _absorbed,
    "slain": _monster(N_("Slain: {monster}.")),
    "renew": _number(*NN_("{n} mana card bought.", "{n} mana cards bought.")),
    "reshuffle": _number(
        *NN_("The pool is used up: {n} discard makes a new one.", "The pool is used up: {n} discards make a new one.")
    ),
    "death": N_("You fall."),
    "leave": N_("You walk out into the daylight."),
    "hp": _falling(N_("Life: {old} to {new}.")),
    "score": N_("Score: {old} to {new}."),
    "mana": _falling(N_("Mana: {old} to {new}.")),
    "monster.hp": _wounded,
    "damage": _quiet,
}
