"""The compact model of Diamonds & Dragons for one party: whole plays in plain integers, without zones and events.

Chance comes in from outside: who runs says in which order the cards lie after the shuffle. A test plays the model in
step with the rules.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.minds.rooms import EMPTY, POTION, WEAPON, Room, code, refilled
from game.rules.diamonds.dungeon import dungeon
from game.rules.diamonds.heroes import FULL
from game.rules.diamonds.model import FRESH

FULL_ROOM, TO_FACE = 4, 3
RUN = 4  # the action; 0 to 3 face the card in that place
DUNGEON = tuple(map(code, dungeon()))

Hero = tuple[int, int, int, bool]  # hit points; weapon, 0: none; below: it holds against lower ranks; drank


class Position(NamedTuple):
    """A moment of a play whose cards are all known. `rest` is the dungeon, the next card first.

    `below` is the rank below which the weapon holds, 0 without a weapon. `drank`: the last card faced was a potion.
    """

    room: Room
    rest: tuple[int, ...]
    hp: int = FULL
    weapon: int = 0
    below: int = 0
    drank: bool = False
    faced: int = 0
    ran: bool = False


def deal(cards: Sequence[int]) -> Position:
    """The start of a play with these cards, the first one on top."""
    return Position(tuple(cards[:FULL_ROOM]), tuple(cards[FULL_ROOM:]))


def to_face(position: Position) -> int:
    """The number of cards to face before the next room or the end: of the last room, all."""
    there = sum(card != EMPTY for card in position.room)
    return there - 1 if position.rest else there


def faced(card: int, hp: int, weapon: int, below: int, drank: bool) -> Hero:
    """The party after facing a card."""
    if card < below:
        return hp - card + weapon if card > weapon else hp, weapon, card, False
    if card < WEAPON:  # no weapon, or it breaks
        return hp - card, 0, 0, False
    if card < POTION:
        return hp, card - WEAPON, FRESH, False
    return hp if drank else min(FULL, hp + card - POTION), weapon, below, True


class Play:
    """A play that goes on by one action at a time, and back."""

    __slots__ = ("below", "drank", "faced", "head", "hp", "pile", "ran", "room", "weapon", "won")

    def __init__(self, start: Position):
        self.room = start.room
        self.pile = start.rest  # the dungeon; those before `head` are gone
        self.head = 0
        self.hp, self.weapon, self.below, self.drank = start.hp, start.weapon, start.below, start.drank
        self.faced, self.ran = start.faced, start.ran
        self.won = False

    @property
    def over(self) -> bool:
        """True if the play has ended."""
        return self.won or self.hp <= 0

    @property
    def position(self) -> Position:
        """The position now."""
        rest = self.pile[self.head :]
        return Position(self.room, rest, self.hp, self.weapon, self.below, self.drank, self.faced, self.ran)

    def legal(self) -> list[int]:
        """The legal actions, if the play is not over."""
        actions = [place for place, card in enumerate(self.room) if card]
        if not self.faced and not self.ran and len(actions) == FULL_ROOM:
            actions.append(RUN)
        return actions

    def apply(self, action: int, order: Sequence[int] = ()) -> "Before":
        """Carry out a legal action. `order`: the cards of dungeon and room as they lie after a run, the next first.

        Returns what `undo` needs.
        """
        room = self.room
        before = (
            room,
            self.pile,
            self.head,
            self.hp,
            self.weapon,
            self.below,
            self.drank,
            self.faced,
            self.ran,
        )
        if action == RUN:
            self.room, self.pile, self.head = tuple(order[:FULL_ROOM]), tuple(order[FULL_ROOM:]), 0
            self.ran = True
            return before
        card = room[action]
        self.hp, self.weapon, self.below, self.drank = faced(card, self.hp, self.weapon, self.below, self.drank)
        self.room = room = (*room[:action], EMPTY, *room[action + 1 :])
        self.faced += 1
        if self.hp > 0:
            if len(self.pile) == self.head:
                self.won = not any(room)
            elif self.faced == TO_FACE:
                self.room, drawn = refilled(room, self.pile[self.head : self.head + TO_FACE])
                self.head += drawn
                self.faced, self.ran = 0, False
        return before

    def undo(self, before: "Before") -> None:
        """Take the last action back."""
        (
            self.room,
            self.pile,
            self.head,
            self.hp,
            self.weapon,
            self.below,
            self.drank,
            self.faced,
            self.ran,
        ) = before
        self.won = False


Before = tuple[Room, tuple[int, ...], int, int, int, int, bool, int, bool]
