"""Trains the value network of Diamonds & Dragons for two parties by self-play.

Both parties search the room they share as `game.minds.diamonds.duo` does: alpha-beta, with the network at the room's
end. A worth is that of the party to pick: log odds of coming out ahead of the other.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numba import njit, types
from numba.typed import Dict

from game.minds.diamonds.net import STEP, DuoNet
from game.minds.rooms import EMPTY, POTION, RANK, WEAPON, code
from game.rules.diamonds.dungeon import dungeon
from game.rules.diamonds.heroes import FULL
from game.rules.diamonds.modes import DUO, MODES

from . import self_play
from .diamonds import faced
from .learner import SECOND, Weights, activate, likely, sum_rows
from .self_play import ROWS, Pace, learning

HP, BLADE, LEFT, FREE = DuoNet.HP, DuoNet.BLADE, DuoNet.LEFT, DuoNet.FREE
OTHER_HP, OTHER_BLADE, FALLEN, LOWEST = DuoNet.OTHER_HP, DuoNet.OTHER_BLADE, DuoNet.FALLEN, DuoNet.LOWEST
HIDDEN, CARDS_TO_COME = DuoNet.HIDDEN, DuoNet.CARDS_TO_COME
HELD, SAVED, OTHER_HELD, OTHER_SAVED = DuoNet.HELD, DuoNet.SAVED, DuoNet.OTHER_HELD, DuoNet.OTHER_SAVED
INPUTS, FIRST = OTHER_SAVED + 128, 64
ROOM = MODES[DUO].room
DECK = np.array([code(card) for card in dungeon(2)], np.int64)
WON = np.float32(30)  # ahead for certain
BEYOND = np.float32(31)
START = (FULL, 0, 0, 0)  # a party: hit points, weapon, below, drank


class Duel(NamedTuple):
    """A room as both parties see it. `ranks` counts the deck's enemies, `base` is the first layer's sum for the deck,
    `known` has the network's worths, and `stays` is the number of cards that are left over."""

    weights: Weights
    room: np.ndarray
    stays: int
    ranks: np.ndarray
    base: np.ndarray
    first: np.ndarray
    second: np.ndarray
    rows: np.ndarray
    known: Dict


@njit
def deck_rows(pile, head, rows):
    """Write the inputs for the cards of the deck to `rows`; return how many there are."""
    size = pile.size - head
    rows[0] = CARDS_TO_COME + size
    for i in range(size):
        rows[i + 1] = HIDDEN + pile[head + i]
    return size + 1


@njit
def count_ranks(pile, head, ranks):
    """Write to `ranks` how many enemies of each rank are in the deck."""
    ranks[:] = 0
    for card in pile[head:]:
        if card < WEAPON:
            ranks[card] += 1


@njit
def reach(ranks, left, party):
    """The number of enemies that a party's weapon holds against, and what it saves on them."""
    _, weapon, below, _ = party
    held = saved = 0
    for rank in range(1, min(below, WEAPON)):
        many = ranks[rank] + (left == rank)
        held += many
        saved += many * min(rank, weapon)
    return held, saved


@njit
def party_rows(ranks, left, free, own, other, rows):
    """Write the inputs for the party that is first, and for the other, to `rows`; return how many there are."""
    hp, weapon, below, drank = own
    held, saved = reach(ranks, left, own)
    rows[0], rows[1], rows[2] = HP + hp, BLADE + weapon * 17 + below, FREE + free + 2 * drank
    rows[3], rows[4], count = HELD + held, SAVED + saved // STEP, 5
    if left:
        rows[count] = LEFT + left
        count += 1
    hp, weapon, below, drank = other
    if hp <= 0:
        rows[count], rows[count + 1] = OTHER_HP + FALLEN + min(-hp, LOWEST), FREE + 6
        return count + 2
    held, saved = reach(ranks, left, other)
    rows[count], rows[count + 1], rows[count + 2] = OTHER_HP + hp, OTHER_BLADE + weapon * 17 + below, FREE + 4 + drank
    rows[count + 3], rows[count + 4] = OTHER_HELD + held, OTHER_SAVED + saved // STEP
    return count + 5


@njit
def packed(party):
    """A party as one number."""
    hp, weapon, below, drank = party
    return ((max(hp, -LOWEST) + LOWEST) * 16 + weapon) * 64 + below * 2 + drank


@njit(fastmath=True)
def judged(duel, first, other, left):
    """The network's worth for the party that is first in the next room."""
    key = (packed(first) << 32) + (packed(other) << 8) + left
    if key not in duel.known:
        duel.first[:] = duel.base
        for i in range(party_rows(duel.ranks, left, 1, first, other, duel.rows)):
            duel.first[:] += duel.weights.rows[duel.rows[i]]
        duel.known[key] = activate(duel.weights, duel.first, duel.second)
    return duel.known[key]


@njit
def ended(duel, own, other, last, left):
    """The worth at the end of the room, or when nobody stands, for the party that took its last card."""
    if duel.stays and own[0] > 0:
        return judged(duel, own, other, left)
    if duel.stays and other[0] > 0:
        return -judged(duel, other, own, left)
    bonus = last - POTION if last > POTION and own[0] == FULL and other[0] > 0 else 0
    return WON * np.sign(own[0] + bonus - other[0])


@njit
def taken(duel, there, place, own, other, low, high):
    """The worth after the party to pick has taken the card of a place; `there` has a bit for each card."""
    card, there = duel.room[place], there ^ (1 << place)
    own = faced(card, own[0], own[1], own[2], own[3])
    one_left = there & (there - 1) == 0
    if not there or (duel.stays and one_left) or (own[0] <= 0 and other[0] <= 0):
        return np.float32(ended(duel, own, other, card, duel.room[place_of(there)] if there else EMPTY))
    if other[0] <= 0:
        return search(duel, there, own, other, low, high)[0]
    return -search(duel, there, other, own, -high, -low)[0]


@njit
def place_of(there):
    """The first place in which a card lies."""
    place = 0
    while not there >> place & 1:
        place += 1
    return place


@njit
def search(duel, there, own, other, low, high):
    """The worth for the party to pick, and the place of the card to take."""
    best, found, before = -BEYOND, place_of(there), EMPTY
    for place in range(duel.room.size):
        card = duel.room[place]
        if there >> place & 1 and card != before:
            before = card
            worth = taken(duel, there, place, own, other, max(low, best), high)
            if worth > best:
                best, found = worth, place
            if best >= high:
                break
    return best, found


@njit
def promise(card):
    """Sort key that puts good cards first, so that the search prunes early."""
    return card if card < WEAPON else -(card & RANK)


@njit
def sort(room):
    """Put the cards of a room in the order of the search."""
    for i in range(1, room.size):
        card, at = room[i], i
        while at and (promise(room[at - 1]), room[at - 1]) > (promise(card), card):
            room[at] = room[at - 1]
            at -= 1
        room[at] = card


@njit
def through(duel, own, other, place):
    """Play a room from a first card on. Return the party that took the last card, the other, the card left over, and
    whether the parties have changed places."""
    there, turned, left = (1 << duel.room.size) - 1, 0, EMPTY
    while True:
        card, there = duel.room[place], there ^ (1 << place)
        own = faced(card, own[0], own[1], own[2], own[3])
        if own[0] <= 0 and other[0] <= 0:
            return own, other, EMPTY, turned
        if there & (there - 1) == 0:
            left = duel.room[place_of(there)]
            break
        if other[0] > 0:
            own, other, turned = other, own, 1 - turned
        _, place = search(duel, there, own, other, -BEYOND, BEYOND)
    if own[0] <= 0:
        own, other, turned = other, own, 1 - turned
    return own, other, left, turned


@njit(fastmath=True)
def play(weights, pile, rng, random, rows, counts, values):
    """Play a deal, as `self_play` says: the chance is that of coming out ahead."""
    room, head, may_run = pile[:ROOM].copy(), ROOM, 1
    own, other = START, START
    base, first, second = np.empty(FIRST, np.float32), np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    deck, pair, ranks = np.empty(ROWS, np.int64), np.empty(16, np.int64), np.zeros(WEAPON, np.int64)
    decisions = 0
    while True:
        sort(room)
        stays = 1 if head < pile.size else 0
        on = deck_rows(pile, head, deck)
        sum_rows(weights, deck, on, base)
        count_ranks(pile, head, ranks)
        known = Dict.empty(types.int64, types.float32)
        duel = Duel(weights, room, stays, ranks, base, first, second, pair, known)
        worth, place = search(duel, (1 << room.size) - 1, own, other, -BEYOND, BEYOND)
        if not stays:
            return likely(worth), decisions
        run = False
        if may_run:
            pile[head - ROOM : head] = room
            count_ranks(pile, head - ROOM, ranks)
            on_if_run = deck_rows(pile, head - ROOM, rows[decisions])
            on_if_run += party_rows(ranks, EMPTY, 0, own, other, rows[decisions, on_if_run:])
            count_ranks(pile, head, ranks)
            sum_rows(weights, rows[decisions], on_if_run, first)
            running = activate(weights, first, second)
            run, worth = running > worth, max(worth, running)
        at_random = rng.random() < random
        if at_random:
            place = rng.integers(-may_run, room.size)
            run = place < 0
        values[decisions, 0], values[decisions, 1] = likely(worth), at_random
        if run:
            counts[decisions], turned = on_if_run, 0
            head -= ROOM
            rng.shuffle(pile[head:])
            room[:] = pile[head : head + ROOM]
            head += ROOM
            may_run = 0
        else:
            after, beside, left, turned = through(duel, own, other, place)
            if after[0] <= 0:
                ahead = np.sign(after[0] - beside[0]) * (1 - 2 * turned)
                return likely(worth) if at_random else likely(WON * ahead), decisions
            own, other = after, beside
            on += party_rows(ranks, left, 1, own, other, deck[on:])
            rows[decisions, :on] = deck[:on]
            counts[decisions] = on
            drawn = min(ROOM - 1, pile.size - head)
            room = np.empty(1 + drawn, np.int64)
            room[0], room[1:] = left, pile[head : head + drawn]
            head += drawn
            may_run = 1
        values[decisions, 2] = turned
        decisions += 1


LEARN = learning(play, DECK, len(DECK), trace=0.85)


def pace(rest: float) -> Pace:
    """How to learn when that part of the plays is still to come."""
    return Pace(1.5e-3 * rest**1.5 + 2e-5, 0.05 * rest + 0.005, 512 if rest > 0.6 else 1024 if rest > 0.3 else 4096)


def train(start: Weights, plays: int, seed: int, report: Callable[[str], None]) -> Weights:
    """The weights after so many plays that begin with `start`."""
    return self_play.train(start, plays, seed, LEARN, pace, report)
