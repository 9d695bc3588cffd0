"""Many plays of Diamonds & Dragons at once, an action each at a time, in NumPy arrays: for measuring and for training.

The same model as `game.minds.diamonds.model`, which a test plays beside it.
"""

import numpy as np

from game.minds.lockstep import Bools, Cards, Places, going_on, refilled
from game.minds.rooms import EMPTY, POTION, WEAPON
from game.rules.diamonds.heroes import FULL
from game.rules.diamonds.model import FRESH

from .model import FULL_ROOM, RUN, TO_FACE

ACTIONS = RUN + 1


class Lockstep:
    """Plays that go on together. `ids` are the numbers of those that are not over, in the order of the rows; `won` and
    `hp` have the results of all, by number. `rng` shuffles after a run."""

    def __init__(self, deals: Cards, rng: np.random.Generator):
        count = len(deals)
        self.ids = np.arange(count)
        self.won = np.zeros(count, bool)
        self.hp = np.full(count, FULL, np.int16)
        self._rng = rng
        self._pile = deals.copy()
        self._head = np.full(count, FULL_ROOM)
        self._room = deals[:, :FULL_ROOM].astype(np.int16)
        self._hp = self.hp.copy()
        self._weapon, self._below, self._faced = (np.zeros(count, np.int16) for _ in range(3))
        self._drank, self._ran = np.zeros(count, bool), np.zeros(count, bool)

    def cards(self, row: int) -> list[int]:
        """The cards of a play's room, by place, and of its dungeon, the next first."""
        return [int(card) for card in (*self._room[row], *self._pile[row, self._head[row] :])]

    def legal(self) -> Bools:
        """The legal actions of each play that is not over, a row each."""
        there = self._room != EMPTY
        run = (self._faced == 0) & ~self._ran & there.all(axis=1)
        return np.concatenate([there, run[:, None]], axis=1)

    def apply(self, actions: Places) -> None:
        """Carry out a legal action in each play that is not over."""
        running = actions == RUN
        if running.any():
            self._run(np.flatnonzero(running))
        facing = np.flatnonzero(~running)
        self._face(facing, actions[facing])
        dead = self._hp <= 0
        left = self._pile.shape[1] - self._head
        through = (left == 0) & ~self._room.any(axis=1)
        done = dead | through
        self._deal(np.flatnonzero((self._faced == TO_FACE) & (left > 0) & ~done))
        if done.any():
            self._drop(done, through & ~dead)

    def _run(self, rows: Places) -> None:
        """Put the room back, shuffle what is not gone, and deal anew."""
        place = np.arange(FULL_ROOM)
        head = self._head[rows] - FULL_ROOM
        at = rows[:, None]
        self._pile[at, head[:, None] + place] = self._room[rows]
        size = self._pile.shape[1]
        order = self._rng.random((len(rows), size))
        order[np.arange(size) < head[:, None]] = -1  # what is gone stays in front
        self._pile[rows] = np.take_along_axis(self._pile[rows], order.argsort(axis=1), axis=1)
        self._room[rows] = self._pile[at, head[:, None] + place]
        self._ran[rows] = True

    def _face(self, rows: Places, actions: Places) -> None:
        cards = self._room[rows, actions]
        self._room[rows, actions] = EMPTY
        self._faced[rows] += 1
        hp, weapon, below = self._hp[rows], self._weapon[rows], self._below[rows]
        enemy, potion = cards < WEAPON, cards > POTION
        armed = ~enemy & ~potion
        struck = cards < below
        broken = enemy & ~struck
        loss = np.where(struck, np.maximum(cards - weapon, 0), np.where(broken, cards, 0))
        healed = np.where(potion & ~self._drank[rows], np.minimum(FULL, hp + cards - POTION), hp)
        self._hp[rows] = healed - loss
        self._weapon[rows] = np.where(armed, cards - WEAPON, np.where(broken, 0, weapon))
        self._below[rows] = np.where(armed, FRESH, np.where(struck, cards, np.where(broken, 0, below)))
        self._drank[rows] = potion

    def _deal(self, rows: Places) -> None:
        """Deal the next room of these plays: empty places are filled from the left."""
        self._room[rows], self._head[rows] = refilled(
            self._room[rows], self._pile, rows, self._head[rows], np.full(len(rows), self._pile.shape[1])
        )
        self._faced[rows] = 0
        self._ran[rows] = False

    def _drop(self, done: Bools, won: Bools) -> None:
        self.won[self.ids[won]] = True
        self.hp[self.ids[done]] = self._hp[done]
        self.ids, self._pile, self._room, self._head = going_on(done, self.ids, self._pile, self._room, self._head)
        self._hp, self._weapon, self._below = going_on(done, self._hp, self._weapon, self._below)
        self._faced, self._drank, self._ran = going_on(done, self._faced, self._drank, self._ran)
