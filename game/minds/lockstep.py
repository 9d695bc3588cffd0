"""Many plays of a room game at once, in NumPy arrays: what the models of our games share.

A row is a play; those of finished plays are dropped.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .rooms import EMPTY

Ints = NDArray[np.int16]
Bools = NDArray[np.bool_]
Cards = NDArray[np.int8]
Places = NDArray[np.int64]


def shuffled(dungeon: Sequence[int], count: int, seed: int) -> Cards:
    """That many dungeons in random orders, a row each, the top card first."""
    deals = np.broadcast_to(np.array(dungeon, np.int8), (count, len(dungeon)))
    return np.random.default_rng(seed).permuted(deals, axis=1)


def refilled(room: Ints, pile: Cards, rows: Places, head: Places, end: Places) -> tuple[Ints, Places]:
    """The rooms of some plays with their empty places filled from the left, and the places of the next cards.

    `room`, `head` and `end` have a row for each of these plays, `pile` one for every play. A pile's cards lie from
    `head` to `end`.
    """
    empty = room == EMPTY
    order = head[:, None] + np.cumsum(empty, axis=1) - 1
    drawn = empty & (order < end[:, None])
    cards = pile[rows[:, None], np.minimum(order, pile.shape[1] - 1)]
    return np.where(drawn, cards, room), head + drawn.sum(axis=1)


def going_on(done: Bools, *arrays: NDArray[Any]) -> list[NDArray[Any]]:
    """The arrays without the rows of plays that are done."""
    return [array[~done] for array in arrays]
