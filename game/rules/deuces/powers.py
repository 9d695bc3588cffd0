"""The powers of a figure's cards in a combat, its possible targets, and the most cards it may attack with."""

from collections.abc import Iterator

from game.core.cards import Card
from game.core.table import State

from .bosses import BOSSES
from .card_plays import Powers
from .names import GM
from .pets import PETS
from .queries import attacker, defender, hand, is_enemy, is_pet, kind, mark, master, opponents, owner, threat
from .ruleset import part_of, special_of
from .uses import passives

ALL, FEW = 5, 3  # the most cards of an attack: for heroes and bosses; for basic and elite enemies (2.8 C1)


def powers(s: State, who: str, foe: str, attacking: bool) -> Powers:
    """The powers of a figure against `foe` ("": none yet): from loot, passive abilities, and effects."""
    found = Powers(loot=_loot(s, who))
    for one in passives(s, who):
        assert one.gain is not None
        found += one.gain(s, who, foe, attacking)
    if kind(s, who) in PETS and PETS[kind(s, who)].bonus:
        found += Powers(raises=((PETS[kind(s, who)].bonus, 1, 5),))
    if attacking:
        found += _given(s, who)
    return found + _in_combat(s, who, attacking)


def _loot(s: State, who: str) -> tuple[tuple[int, str, int], ...]:
    """A hero's loot as (rank, suit, tier); its pets use it too (2.11)."""
    pool = owner(s, who)
    if pool == GM:
        return ()
    return tuple((card.rank, card.suit, mark(s, f"hero.{pool}", f"tier:{card.id}")) for card in s.cards(f"loot.{pool}"))


def prizes(s: State, who: str) -> Iterator[tuple[Card, int]]:
    """The cards in a figure's hand that are loot, each with its tier."""
    worth = {(rank, suit): tier for rank, suit, tier in _loot(s, who)}
    for card in hand(s, who):
        if tier := worth.get((card.rank, card.suit)):
            yield card, tier


def _given(s: State, who: str) -> Powers:
    """The powers of its attacks this Turn, from marks such as `next:raise:1:1`."""
    found = Powers()
    for name, n in s.tokens[who].marks.items():
        parts = name.split(":")
        if parts[0] not in ("next", "turn"):
            continue
        if parts[1] == "raise":
            found += Powers(raises=((n, int(parts[2]), int(parts[3])),))
        elif parts[1] == "range":
            found += Powers(ranges=((int(parts[2]), int(parts[3])),) * n)
        else:
            found += Powers(wilds=n)
    return found


def _in_combat(s: State, who: str, attacking: bool) -> Powers:
    """The powers that Disrupts have added in the current combat."""
    if who != (attacker(s) if attacking else defender(s)):
        return Powers()
    n = s.number("attack.raise" if attacking else "defence.raise")
    return Powers(raises=((n, 1, 5),)) if n else Powers()


# targets and sizes of attacks


def most_cards(s: State, who: str) -> int:
    """The most cards with which a figure may attack now; 0: it may not attack."""
    found = most_cards_of_kind(s, who) if mark(s, who, "attacks") > 0 else min(1, mark(s, who, "singles"))
    bind = mark(s, who, "bind")
    return special_of(s).most(s, who, min(found, bind - 1) if bind else found)


def most_cards_of_kind(s: State, who: str) -> int:
    """The most cards with which a kind of figure may attack (C1, A41)."""
    what = kind(s, who)
    if what in PETS:
        return PETS[what].most
    if part := part_of(s, who):
        return part.most
    return FEW if is_enemy(who) and what not in BOSSES else ALL


def targets(s: State, who: str, count: int) -> list[str]:
    """The figures that a figure may attack with `count` cards.

    Of heroes these are the ones with the highest Threat, which their pets share, even after the hero's Defeat (2.7,
    A20, A21); of enemies all. A special encounter may change this.
    """
    open, special = opponents(s, who), special_of(s)
    return [one for one in special.targets(s, who, open, _usual(s, who, count, open)) if not special.buried(s, one)]


def _usual(s: State, who: str, count: int, open: list[str]) -> list[str]:
    if all(is_enemy(one) for one in open) or attacks_freely(s, who) >= count:
        return open
    heights = {one: threat(s, master(s, one) if is_pet(one) else one) for one in open}
    highest = max(heights.values())
    return [one for one, height in heights.items() if height == highest]


def reach(s: State, who: str, foe: str) -> int:
    """The most cards with which a figure may attack that foe now; 0: it may not attack it."""
    return next((count for count in range(most_cards(s, who), 0, -1) if foe in targets(s, who, count)), 0)


def attacks_freely(s: State, who: str) -> int:
    """The most cards with which a figure may attack any hero, regardless of Threat."""
    return max((one.roams for one in passives(s, who)), default=0)
