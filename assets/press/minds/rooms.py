"""Scoundrel for training: the model of `game.minds.scoundrel`, compiled.

A room is an array of four places, 0 where no card lies. A result is a row: the place of the card left over (-1: none),
life, weapon, below.
"""

import numpy as np
from numba import njit

from game.minds.rooms import EMPTY, POTION, WEAPON
from game.rules.scoundrel.dungeon import FULL_ROOM, TO_FACE
from game.rules.scoundrel.model import FRESH
from game.rules.scoundrel.score import FULL_LIFE

RESULTS = 128  # at most, of a room
MOMENTS = 512  # on the way through a room
UNDECIDED = -1


@njit(inline="always")
def add_result(out, count, left, life, weapon, below):
    """Add a result unless another with the same card left over is as good; return how many there are."""
    for i in range(count):
        if out[i, 0] == left and out[i, 1] >= life and out[i, 2] >= weapon and out[i, 3] >= below:
            return count
    kept = 0
    for i in range(count):
        if out[i, 0] == left and life >= out[i, 1] and weapon >= out[i, 2] and below >= out[i, 3]:
            continue
        out[kept] = out[i]
        kept += 1
    out[kept, 0], out[kept, 1], out[kept, 2], out[kept, 3] = left, life, weapon, below
    return kept + 1


@njit
def find_results(room, take, life, weapon, below, equal, out):
    """Write what can come of facing `take` cards of a room to `out`; return how many results there are."""
    todo = np.empty((MOMENTS, 6), np.int64)  # places still to face as bits, life, weapon, below, drunk, faced
    there = 0
    for place in range(FULL_ROOM):
        if room[place] != EMPTY:
            there |= 1 << place
    todo[0] = (there, life, weapon, below, 0, 0)
    size, count = 1, 0
    while size:
        size -= 1
        bits, life, weapon, below, drunk, faced = todo[size]
        if faced == take:
            left = -1
            for place in range(FULL_ROOM):
                if bits >> place & 1:
                    left = place
            count = add_result(out, count, left, life, weapon, below)
            continue
        for place in range(FULL_ROOM):
            if not bits >> place & 1:
                continue
            card, others = room[place], bits & ~(1 << place)
            if card < WEAPON:
                if card < below:
                    after = life - max(0, card - weapon)
                    if after > 0:
                        todo[size] = (others, after, weapon, card + equal, drunk, faced + 1)
                        size += 1
                if life > card:
                    todo[size] = (others, life - card, weapon, below, drunk, faced + 1)
                    size += 1
            elif card < POTION:
                todo[size] = (others, life, card - WEAPON, FRESH, drunk, faced + 1)
                size += 1
            else:
                after = life if drunk else min(FULL_LIFE, life + card - POTION)
                todo[size] = (others, after, weapon, below, 1, faced + 1)
                size += 1
    return count


@njit
def hopeless(room, pile, head, tail, life, weapon, below):
    """True if the hero dies even with all potions and the best weapon from the start."""
    best = 0
    for i in range(head - FULL_ROOM, tail):
        card = room[i - head + FULL_ROOM] if i < head else pile[i]
        if card > POTION:
            life += card - POTION
        elif card > WEAPON:
            best = max(best, card - WEAPON)
    for i in range(head - FULL_ROOM, tail):
        card = room[i - head + FULL_ROOM] if i < head else pile[i]
        if card < WEAPON:
            life -= max(0, card - (max(weapon, best) if card < below else best))
    return life <= 0


@njit
def refill(room, left, pile, head, tail, out):
    """Write the next room to `out`: the card left over in its place, the others drawn; return how many were drawn."""
    drawn = 0
    for place in range(FULL_ROOM):
        if place == left:
            out[place] = room[place]
        elif head + drawn < tail:
            out[place] = pile[head + drawn]
            drawn += 1
        else:
            out[place] = EMPTY
    return drawn


@njit("int64(int64[:], int64[:], int64, int64, int64, int64, int64, int64, int64, int64[:])")
def solve(room, pile, head, tail, life, weapon, below, free, equal, nodes):
    """1 if the position before a room can be won, 0 if not, `UNDECIDED` when `nodes[0]` rooms have been looked at."""
    nodes[0] -= 1
    if nodes[0] < 0:
        return UNDECIDED
    out = np.empty((RESULTS, 4), np.int64)
    if head == tail:
        there = 0
        for place in range(FULL_ROOM):
            there += room[place] != EMPTY
        return 1 if find_results(room, there, life, weapon, below, equal, out) else 0
    if hopeless(room, pile, head, tail, life, weapon, below):
        return 0
    count = find_results(room, TO_FACE, life, weapon, below, equal, out)
    promise = np.empty(count)
    for i in range(count):
        left, life_after, weapon_after, below_after = out[i]
        promise[i] = -life_after - weapon_after * 1.4 * min(below_after, 15) / 15
        card = room[left]
        if card < WEAPON:
            promise[i] += 0.7 * (max(0, card - weapon_after) if card < below_after else card)
        elif card < POTION:
            promise[i] -= 0.7 * (card - WEAPON)
        else:
            promise[i] -= card - POTION
    after = np.empty(FULL_ROOM, np.int64)
    for i in np.argsort(promise):
        left, life_after, weapon_after, below_after = out[i]
        drawn = refill(room, left, pile, head, tail, after)
        found = solve(after, pile, head + drawn, tail, life_after, weapon_after, below_after, 1, equal, nodes)
        if found != 0:
            return found
    if not free:
        return 0
    pile[tail : tail + FULL_ROOM] = room
    after[:] = pile[head : head + FULL_ROOM]
    return solve(after, pile, head + FULL_ROOM, tail + FULL_ROOM, life, weapon, below, 0, equal, nodes)
