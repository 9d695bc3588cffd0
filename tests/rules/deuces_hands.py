"""A slow reference for reading cards as plays of Dungeons and Deuces: it tries every role for every card. The tests
compare the game with it."""

from itertools import pairwise, product

from game.rules.deuces.card_plays import FIVE, FLUSH, FULL, SET, STRAIGHT, STRAIGHT_FLUSH, TWIN
from game.rules.deuces.values import COMMON, EPIC, RARE

ACE = 14


def all_readings(cards, powers, twins):
    """Every (kind, key, values) that those cards can be, of any size; every flush, not only the highest."""
    found = set()
    for roles in _cast(cards, powers, powers.wilds):
        for shifts in _shifts(len(cards), powers.ranges):
            found |= _figures(roles, shifts, powers, twins)
    return found


def _cast(cards, powers, wilds):
    """Yield every combination of roles for the cards, with at most `wilds` of them made wild."""
    if not cards:
        yield ()
        return
    for role in _roles(cards[0], powers):
        if wilds or role[0] != "made":
            yield from ((role, *rest) for rest in _cast(cards[1:], powers, wilds - (role[0] == "made")))


def _roles(card, powers):
    """Yield the roles of a card as (how, value, suit, how many)."""
    tier = powers.tier(card)
    yield "printed", card.rank, card.suit, 1
    if tier == COMMON:
        yield "loot", card.rank + 1, card.suit, 1
    if tier == RARE:
        yield "printed", card.rank, card.suit, 2
    if tier == EPIC or (powers.wild_twos and card.rank == 2):
        yield from (("wild", value, None, 1) for value in range(2, 15))
    elif powers.wilds:
        yield from (("made", value, None, 1) for value in range(2, 15))


def _shifts(cards, ranges):
    """Yield every list of shifts, one per card; None for a card that is not shifted."""
    one = [[(None, 0)] + [(card, by) for card in range(cards) for by in range(low, high + 1)] for low, high in ranges]
    for chosen in product(*one):
        shifts = [None] * cards
        for card, by in chosen:
            if card is not None:
                shifts[card] = (shifts[card] or 0) + by
        yield shifts


def _figures(roles, shifts, powers, twins):
    size = sum(role[3] for role in roles)
    if size > 5:
        return set()
    raised = powers.raised(size)
    items, low = [], []
    for (how, value, suit, many), shift in zip(roles, shifts, strict=True):
        items += [(max(value + (shift or 0) + raised, 1), suit)] * many
        low += [how != "loot" and value == ACE and shift is None and not raised] * many
    values = tuple(sorted((value for value, _ in items), reverse=True))
    counts = {value: values.count(value) for value in values}
    shape = sorted(counts.values())
    if size < 5:
        if len(counts) == 1:
            return {(SET, (SET, values[0]), values)}
        return {(TWIN, (TWIN, values[0], values[2]), values)} if twins and shape == [2, 2] else set()
    return _of_five(items, low, values, shape, counts)


def _of_five(items, low, values, shape, counts):
    flush = len({suit for _, suit in items if suit}) <= 1
    found = set()
    lowered = [1 if is_low else value for (value, _), is_low in zip(items, low, strict=True)]
    for steps in (values, tuple(sorted(lowered, reverse=True))):
        if all(high - below == 1 for high, below in pairwise(steps)):
            kind = STRAIGHT_FLUSH if flush else STRAIGHT
            found.add((kind, (kind, steps[0]), steps))
            found.add((STRAIGHT, (STRAIGHT, steps[0]), steps))
    if shape == [5]:
        found.add((FIVE, (FIVE, values[0]), values))
    if shape == [2, 3]:
        three = next(value for value in counts if counts[value] == 3)
        two = next(value for value in counts if counts[value] == 2)
        found.add((FULL, (FULL, three, two), values))
    if flush:
        found.add((FLUSH, (FLUSH, *values), values))
    return found
