"""Trains the value network of Diamonds & Dragons for one party by self-play.

A play ends as soon as two cards are left in the deck: from there on the chance of escaping is counted.
"""

from collections.abc import Callable

import numpy as np
from numba import njit

from game.minds.diamonds.model import DUNGEON, FULL_ROOM
from game.minds.diamonds.net import BLADE, CARDS_TO_COME, FREE, HELD, HIDDEN, HP, LEFT, SAVED, STEP
from game.minds.rooms import POTION, WEAPON
from game.rules.diamonds.heroes import FULL
from game.rules.diamonds.model import FRESH

from . import self_play
from .learner import SECOND, Weights, activate, likely, sum_rows
from .self_play import ROWS, Pace, learning

INPUTS, FIRST = SAVED + 64, 64
PLANS = 32  # of a room, at most
DECK = np.array(DUNGEON, np.int64)
LAST = 2  # cards left in the deck before the last room
RUN = -1

# A party is (hit points, weapon, below, drank); a plan, a row of `out`, is the place left over and the party.


@njit
def faced(card, hp, weapon, below, drank):
    """The party after facing a card, as in `game.minds.diamonds.model`."""
    if card < below:
        return hp - max(0, card - weapon), weapon, card, 0
    if card < WEAPON:
        return hp - card, 0, 0, 0
    if card < POTION:
        return hp, card - WEAPON, FRESH, 0
    return hp if drank else min(FULL, hp + card - POTION), weapon, below, 1


@njit
def add(out, n, left, party):
    """Add a plan unless one of the first `n` is as good; drop those it is as good as. Returns their number."""
    hp, weapon, below, drank = party
    for i in range(n):
        other = out[i]
        if other[0] == left and other[1] >= hp and other[2] >= weapon and other[3] >= below and other[4] <= drank:
            return n
    kept = 0
    for i in range(n):
        other = out[i]
        if other[0] != left or other[1] > hp or other[2] > weapon or other[3] > below or other[4] < drank:
            out[kept] = other
            kept += 1
    out[kept, 0], out[kept, 1], out[kept, 2], out[kept, 3], out[kept, 4] = left, hp, weapon, below, drank
    return kept + 1


@njit
def plans(room, party, out):
    """Fill `out` with the plans that face three cards of a room of four, and return their number."""
    n = 0
    for i in range(4):
        one = faced(room[i], *party)
        if one[0] <= 0:
            continue
        for j in range(4):
            if j == i:
                continue
            two = faced(room[j], *one)
            if two[0] <= 0:
                continue
            for k in range(4):
                if k not in (i, j):
                    three = faced(room[k], *two)
                    if three[0] > 0:
                        n = add(out, n, 6 - i - j - k, three)
    return n


@njit
def outlives(a, b, c, party):
    """True if the party can face these three cards in some order."""
    cards = (a, b, c)
    for i in range(3):
        one = faced(cards[i], *party)
        for j in range(3):
            if i != j and one[0] > 0:
                two = faced(cards[j], *one)
                if two[0] > 0 and faced(cards[3 - i - j], *two)[0] > 0:
                    return True
    return False


@njit
def escapes(room, a, b, party, out):
    """True if the party can face the room and then the last one, with two cards more."""
    for i in range(plans(room, party, out)):
        if outlives(room[out[i, 0]], a, b, (out[i, 1], out[i, 2], out[i, 3], out[i, 4])):
            return True
    return False


@njit
def chance(room, a, b, party, may_run, out):
    """The chance of escaping with two cards in the deck."""
    if escapes(room, a, b, party, out):
        return 1.0
    if not may_run:
        return 0.0
    cards = np.array([room[0], room[1], room[2], room[3], a, b])
    other = np.empty(4, np.int64)
    found = 0
    for i in range(6):
        for j in range(i + 1, 6):
            n = 0
            for k in range(6):
                if k not in (i, j):
                    other[n] = cards[k]
                    n += 1
            found += escapes(other, cards[i], cards[j], party, out)
    return found / 15


@njit
def deck_rows(pile, head, rows):
    """Write the inputs for the cards of the deck to `rows`; return how many there are."""
    size = pile.size - head
    rows[0] = CARDS_TO_COME + size
    for i in range(size):
        rows[i + 1] = HIDDEN + pile[head + i]
    return size + 1


@njit
def party_rows(pile, head, left, free, party, rows):
    """Write the inputs for a party, with a card left over (0: none), to `rows`; return how many there are."""
    hp, weapon, below, drank = party
    held = saved = 0
    for i in range(head - 1, pile.size):
        card = pile[i] if i >= head else left
        if 0 < card < below:
            held += 1
            saved += min(card, weapon)
    rows[0], rows[1], rows[2] = HP + hp, BLADE + weapon * 17 + below, FREE + free + 2 * drank
    rows[3], rows[4], rows[5] = HELD + held, SAVED + saved // STEP, LEFT + left
    return 6 if left else 5


@njit(fastmath=True)
def play(weights, pile, rng, random, rows, counts, values):
    """Play a deal, as `self_play` says."""
    room, head, may_run = pile[:FULL_ROOM].copy(), FULL_ROOM, 1
    party = (FULL, 0, 0, 0)
    out = np.empty((PLANS, 5), np.int64)
    base, first, second = np.empty(FIRST, np.float32), np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    deck, whole, own = np.empty(ROWS, np.int64), np.empty(ROWS, np.int64), np.empty(6, np.int64)
    decisions = 0
    while pile.size - head > LAST:
        count = plans(room, party, out)
        if count + may_run == 0:
            return 0.0, decisions
        best, highest = RUN, np.float32(-1e30)
        on = deck_rows(pile, head, deck)
        sum_rows(weights, deck, on, base)
        for i in range(count):
            after = (out[i, 1], out[i, 2], out[i, 3], out[i, 4])
            first[:] = base
            for k in range(party_rows(pile, head, room[out[i, 0]], 1, after, own)):
                first += weights.rows[own[k]]
            value = activate(weights, first, second)
            if value > highest:
                best, highest = i, value
        if may_run:
            pile[head - FULL_ROOM : head] = room
            on_if_run = deck_rows(pile, head - FULL_ROOM, whole)
            on_if_run += party_rows(pile, head - FULL_ROOM, 0, 0, party, whole[on_if_run:])
            sum_rows(weights, whole, on_if_run, first)
            value = activate(weights, first, second)
            if value > highest:
                best, highest = RUN, value
        at_random = rng.random() < random
        if at_random:
            best = rng.integers(-may_run, count)
        values[decisions, 0], values[decisions, 1], values[decisions, 2] = likely(highest), at_random, 0
        if best == RUN:
            rows[decisions, :on_if_run] = whole[:on_if_run]
            counts[decisions] = on_if_run
            head -= FULL_ROOM
            rng.shuffle(pile[head:])
            room[:] = pile[head : head + FULL_ROOM]
            head += FULL_ROOM
            may_run = 0
        else:
            left = room[out[best, 0]]
            party = (out[best, 1], out[best, 2], out[best, 3], out[best, 4])
            on += party_rows(pile, head, left, 1, party, deck[on:])
            rows[decisions, :on] = deck[:on]
            counts[decisions] = on
            room[0], room[1:] = left, pile[head : head + FULL_ROOM - 1]
            head += FULL_ROOM - 1
            may_run = 1
        decisions += 1
    return chance(room, pile[head], pile[head + 1], party, may_run, out), decisions


LEARN = learning(play, DECK, len(DECK), trace=0.9)


def pace(rest: float) -> Pace:
    """How to learn when that part of the plays is still to come."""
    return Pace(1.5e-3 * rest**1.5 + 2e-5, 0.05 * rest + 0.005, 512 if rest > 0.6 else 1024 if rest > 0.3 else 4096)


def train(start: Weights, plays: int, seed: int, report: Callable[[str], None]) -> Weights:
    """The weights after so many plays that begin with `start`."""
    return self_play.train(start, plays, seed, LEARN, pace, report)
