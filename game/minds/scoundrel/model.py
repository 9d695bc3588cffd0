"""The compact model of Scoundrel: whole plays in plain integers, without zones and events.

The place of the card left over in a room matters: it decides the order in which an avoided room comes up again. A test
plays the model in step with the rules.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.view import Options
from game.minds.rooms import EMPTY, POTION, WEAPON, Room, code, refilled
from game.rules.scoundrel.combat import EQUAL
from game.rules.scoundrel.dungeon import FULL_ROOM, TO_FACE, dungeon
from game.rules.scoundrel.model import FRESH
from game.rules.scoundrel.score import FULL_LIFE

AVOID = (
    8  # the action; 0 to 3 face the card in that place (a monster with bare hands), 4 to 7 strike it with the weapon
)
STRIKE = 4

DUNGEON = tuple(map(code, dungeon()))


class Rules(NamedTuple):
    """The options of a play: a used weapon strikes equals, too; the last room that is not full need not be faced."""

    equal: bool
    full: bool

    @classmethod
    def of(cls, options: Options) -> "Rules":
        """The rules that the options of a play choose."""
        return cls(options["wear"] == EQUAL, options["end"] == "full")


class Position(NamedTuple):
    """A moment of a play whose cards are all known. `rest` is the dungeon, the next card first.

    `below` is the rank below which the weapon strikes, 0 without a weapon.
    """

    room: Room
    rest: tuple[int, ...]
    life: int = FULL_LIFE
    weapon: int = 0
    below: int = 0
    faced: int = 0
    drunk: bool = False
    avoided: bool = False


def deal(cards: Sequence[int]) -> Position:
    """The start of a play with these cards, the first one on top."""
    return Position(tuple(cards[:FULL_ROOM]), tuple(cards[FULL_ROOM:]))


def to_face(position: Position, rules: Rules) -> int:
    """The number of cards to face before the next room or the end."""
    there = sum(card != EMPTY for card in position.room)
    return min(there, TO_FACE - position.faced) if position.rest or rules.full else there


class Play:
    """A play that goes on by one action at a time, and back."""

    __slots__ = ("avoided", "below", "drunk", "faced", "head", "life", "pile", "room", "rules", "weapon", "won")

    def __init__(self, start: Position, rules: Rules):
        self.rules = rules
        self.room = start.room
        self.pile = list(start.rest)  # the dungeon; those before `head` are gone
        self.head = 0
        self.life, self.weapon, self.below = start.life, start.weapon, start.below
        self.faced, self.drunk, self.avoided = start.faced, start.drunk, start.avoided
        self.won = False

    @property
    def over(self) -> bool:
        """True if the play has ended."""
        return self.won or self.life <= 0

    @property
    def position(self) -> Position:
        """The position now."""
        rest = tuple(self.pile[self.head :])
        return Position(self.room, rest, self.life, self.weapon, self.below, self.faced, self.drunk, self.avoided)

    def legal(self) -> list[int]:
        """The legal actions, if the play is not over."""
        actions, below = [], self.below
        for place, card in enumerate(self.room):
            if card:
                actions.append(place)
                if card < below:
                    actions.append(place + STRIKE)
        if not self.faced and not self.avoided and EMPTY not in self.room:
            actions.append(AVOID)
        return actions

    def apply(self, action: int) -> tuple[int, ...]:
        """Carry out a legal action. Returns what `undo` needs."""
        room = self.room
        before = (
            self.head,
            len(self.pile),
            *room,
            self.life,
            self.weapon,
            self.below,
            self.faced,
            self.drunk,
            self.avoided,
        )
        head = self.head
        if action == AVOID:
            self.pile.extend(room)
            self.room = tuple(self.pile[head : head + FULL_ROOM])
            self.head, self.avoided = head + FULL_ROOM, True
            return before
        place = action & 3
        card = room[place]
        if card < WEAPON:
            if action >= STRIKE:
                self.life -= max(0, card - self.weapon)
                self.below = card + 1 if self.rules.equal else card
            else:
                self.life -= card
        elif card < POTION:
            self.weapon, self.below = card - WEAPON, FRESH
        elif not self.drunk:
            self.life, self.drunk = min(FULL_LIFE, self.life + card - POTION), True
        room = (*room[:place], EMPTY, *room[place + 1 :])
        self.room = room
        self.faced += 1
        if self.life > 0:
            self._go_on(room, head)
        return before

    def _go_on(self, room: Room, head: int) -> None:
        """End the play, or deal the next room, after a card has been faced."""
        left = len(self.pile) - head
        if self.rules.full:
            self.won = self.faced == TO_FACE and left < TO_FACE
        else:
            self.won = not left and not any(room)
        if not self.won and self.faced == TO_FACE and left:
            self.room, drawn = refilled(room, self.pile[head : head + TO_FACE])
            self.head = head + drawn
            self.faced, self.drunk, self.avoided = 0, False, False

    def undo(self, before: tuple[int, ...]) -> None:
        """Take the last action back."""
        self.head, length, *rest = before
        del self.pile[length:]
        self.room = tuple(rest[:FULL_ROOM])
        self.life, self.weapon, self.below, self.faced = rest[4:8]
        self.drunk, self.avoided = bool(rest[8]), bool(rest[9])
        self.won = False
