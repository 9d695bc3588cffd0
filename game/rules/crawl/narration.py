"""Messages for the events of Dungeon Crawl, for the log, the terminal and the narrator.

They are read aloud one after the other while cards fly, so each is as short as possible. An exchange of blows reads
“You strike with the 9 of clubs. Evasion: 5 of spades. A hit for 9. Its life: 11 to 2.”
"""

from collections.abc import Mapping

from game.core.cards import parse
from game.core.deck import beast, plain
from game.core.game import Speaker
from game.core.text import N_, NN_, Text

from .fight import HERO

Data = tuple[str | int, ...]


def _card(message: str, many: str = "") -> Speaker:
    """A message maker for the plain name of a card and the first number of the event, if any."""
    return lambda who, data: Text(message, many, card=plain(parse(who)), n=data[0] if data else 0)


def _monster(message: str) -> Speaker:
    """A message maker for the name of a monster and a number."""
    return lambda who, data: Text(message, monster=beast(parse(who)), n=data[0])


def _number(message: str, many: str = "") -> Speaker:
    """A message maker for the last number of the event."""
    return lambda who, data: Text(message, many, n=data[-1])


def _of_whom(hero: str, monster: str) -> Speaker:
    """A message maker for a card of the hero or of the monster, each with its own text."""
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
    """A message maker for a gauge that falls; no message when it rises."""
    return lambda gauge, data: Text(message, old=data[0], new=data[1]) if int(data[1]) < int(data[0]) else None


def _wounded(gauge: str, data: Data) -> Text | None:
    """The message for a monster's remaining life; none at 0, because the message that it was slain says that."""
    return _falling(N_("Its life: {old} to {new}."))(gauge, data) if data[1] else None


def _quiet(who: str, data: Data) -> None:
    """No message: other events say it."""


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
