"""Many plays of Scoundrel at once, an action each at a time, in NumPy arrays: for measuring and for training.

The same model as `game.minds.scoundrel.model`, which a test plays beside it.
"""

import numpy as np

from game.minds.lockstep import Bools, Cards, Places, going_on, refilled
from game.minds.rooms import EMPTY, POTION, WEAPON
from game.rules.scoundrel.dungeon import FULL_ROOM, TO_FACE
from game.rules.scoundrel.model import FRESH
from game.rules.scoundrel.score import FULL_LIFE

from .model import AVOID, STRIKE, Rules

ACTIONS = AVOID + 1
ROOM_TO_AVOID = 64  # cards that may come under the dungeon; between two avoided rooms three cards go


class Lockstep:
    """Plays that go on together. `ids` are the numbers of those that are not over, in the order of the rows; `won` and
    `life` have the results of all, by number."""

    def __init__(self, deals: Cards, rules: Rules):
        count, size = deals.shape
        self.rules = rules
        self.ids = np.arange(count)
        self.won = np.zeros(count, bool)
        self.life = np.full(count, FULL_LIFE, np.int16)
        self._pile = np.zeros((count, size + ROOM_TO_AVOID), np.int8)
        self._pile[:, :size] = deals
        self._room = self._pile[:, :FULL_ROOM].astype(np.int16)
        self._head, self._tail = np.full(count, FULL_ROOM), np.full(count, size)
        self._life = self.life.copy()
        self._weapon, self._below, self._faced = (np.zeros(count, np.int16) for _ in range(3))
        self._drunk, self._avoided = np.zeros(count, bool), np.zeros(count, bool)

    def legal(self) -> Bools:
        """The legal actions of each play that is not over, a row each."""
        room = self._room
        there = room != EMPTY
        strikes = there & (room < self._below[:, None])
        avoid = (self._faced == 0) & ~self._avoided & there.all(axis=1)
        return np.concatenate([there, strikes, avoid[:, None]], axis=1)

    def apply(self, actions: Places) -> None:
        """Carry out a legal action in each play that is not over."""
        avoiding = actions == AVOID
        if avoiding.any():
            self._avoid(np.flatnonzero(avoiding))
        facing = np.flatnonzero(~avoiding)
        self._face(facing, actions[facing])
        dead = self._life <= 0
        left = self._tail - self._head
        if self.rules.full:
            through = (self._faced == TO_FACE) & (left < TO_FACE)
        else:
            through = (left == 0) & ~self._room.any(axis=1)
        done = dead | through
        self._deal(np.flatnonzero((self._faced == TO_FACE) & (left > 0) & ~done))
        if done.any():
            self._drop(done, through & ~dead)

    def _avoid(self, rows: Places) -> None:
        place = np.arange(FULL_ROOM)
        at = rows[:, None]
        self._pile[at, self._tail[at] + place] = self._room[rows]
        self._tail[rows] += FULL_ROOM
        self._room[rows] = self._pile[at, self._head[at] + place]
        self._head[rows] += FULL_ROOM
        self._avoided[rows] = True

    def _face(self, rows: Places, actions: Places) -> None:
        places = actions % STRIKE
        cards = self._room[rows, places]
        self._room[rows, places] = EMPTY
        self._faced[rows] += 1
        monster, potion = cards < WEAPON, cards > POTION
        struck = monster & (actions >= STRIKE)
        loss = np.where(struck, np.maximum(cards - self._weapon[rows], 0), np.where(monster, cards, 0))
        healing = potion & ~self._drunk[rows]
        life = self._life[rows]
        self._life[rows] = np.where(healing, np.minimum(FULL_LIFE, life + cards - POTION), life - loss)
        self._drunk[rows] |= potion
        armed = ~monster & ~potion
        worn = np.where(struck, cards + self.rules.equal, self._below[rows])
        self._below[rows] = np.where(armed, FRESH, worn)
        self._weapon[rows] = np.where(armed, cards - WEAPON, self._weapon[rows])

    def _deal(self, rows: Places) -> None:
        """Deal the next room of these plays: empty places are filled from the left."""
        self._room[rows], self._head[rows] = refilled(
            self._room[rows], self._pile, rows, self._head[rows], self._tail[rows]
        )
        self._faced[rows] = 0
        self._drunk[rows] = self._avoided[rows] = False

    def _drop(self, done: Bools, won: Bools) -> None:
        self.won[self.ids[won]] = True
        self.life[self.ids[done]] = self._life[done]
        self.ids, self._pile, self._room = going_on(done, self.ids, self._pile, self._room)
        self._head, self._tail, self._life = going_on(done, self._head, self._tail, self._life)
        self._weapon, self._below, self._faced = going_on(done, self._weapon, self._below, self._faced)
        self._drunk, self._avoided = going_on(done, self._drunk, self._avoided)
