"""Where figures stand: the enemies in a row or two at the head, the heroes in one with their pets beside them."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from game.core.combatants import HEROES, Figure

from ..geometry import Box

GAP, PETS = 8.0, 6.0
WIDE, NARROW, HERO = 328.0, 240.0, 400.0  # the most that an enemy takes in a single row, alone or of many; a hero
BARE, PILES = 268.0, 120.0  # the most that a hero takes without piles of their own; the piles of several, beside them
BETWEEN, ENOUGH = 872.0, 200.0  # room between the fires at the wall, and how much of it is enough for an enemy
MOST = 6  # enemies in one row
FEW, LIP, OVER = 3, 11.0, 6.0  # so few are larger: they reach over the edge of the table, to which it is so far
ROOMY, ASIDE = 264.0, 13.0  # width of a large plate; between such plates
SAME = 220.0  # the least width of plates that are alike in both of two rows
PET, SLIM = 112.0, 76.0  # how wide a pet's plate is, and where there are many
MANY = 3


class Shape(Enum):
    """How a figure's plate is laid out."""

    TALL = "tall"
    LOW = "low"
    HERO = "hero"
    PET = "pet"


FOES = (Shape.TALL, Shape.LOW)  # those who stand there as cards


class Stand(NamedTuple):
    """Where a figure stands, and how its plate is laid out; `crested`: it bears the number of a player; `bare`: there
    are no piles on it; `over`: so much of it lies over the edge of the table; `piles`: where those lie that the figure
    has together with others."""

    box: Box
    shape: Shape
    crested: bool = False
    bare: bool = False
    over: float = 0.0
    piles: Box | None = None


def stands(cast: Sequence[Figure], above: Box, below: Box) -> dict[str, Stand]:
    """Everybody's place, by id: enemies `above`, heroes and their pets `below`."""
    foes = [figure for figure in cast if figure.side != HEROES]
    return {**dict(_foes(foes, above)), **dict(_heroes(cast, below))}


def _foes(foes: Sequence[Figure], room: Box) -> Iterator[tuple[str, Stand]]:
    if len(foes) > MOST:
        yield from _in_two_rows(foes, room)
        return
    over = OVER if len(foes) <= FEW else 0.0
    high = room.h + LIP + OVER if over else room.h
    wide = _single(len(foes), room.w) if foes else 0.0
    row = room._replace(h=high)
    for figure, box in zip(foes, _in_a_row(len(foes), wide, ASIDE if wide >= ROOMY else GAP, row), strict=True):
        yield figure.id, Stand(box, Shape.TALL, bool(figure.player), over=over)


def _in_two_rows(foes: Sequence[Figure], room: Box) -> Iterator[tuple[str, Stand]]:
    """All of one width, if a shorter first row leaves the fires in sight that the second hides; else each row as wide
    as the other, so that neither leaves half of a fire in sight."""
    first = len(foes) // 2
    alike = min(_share(len(foes) - first, room.w), _share(first, BETWEEN))
    high = (room.h - GAP) / 2
    for row, some in enumerate((foes[:first], foes[first:])):
        wide = alike if alike >= SAME else _share(len(some), room.w)
        places = _in_a_row(len(some), wide, GAP, Box(room.x, room.y + row * (high + GAP), room.w, high))
        for figure, box in zip(some, places, strict=True):
            yield figure.id, Stand(box, Shape.LOW, bool(figure.player))


def _in_a_row(count: int, wide: float, gap: float, room: Box) -> Sequence[Box]:
    """Places beside each other in the middle of a room."""
    left = room.centre[0] - (count * wide + (count - 1) * gap) / 2
    return [room._replace(x=left + i * (wide + gap), w=wide) for i in range(count)]


def _single(count: int, room: float) -> float:
    """How wide each of a single row is: where there is room for large pictures, they leave the fires in sight if they
    can, and else they hide them."""
    between = _share(count, BETWEEN)
    for wide in (_share(count, BETWEEN, ASIDE), _share(count, room, ASIDE)):
        if wide >= ROOMY:
            return min(WIDE, wide)
    return min(NARROW, between if between >= ENOUGH else _share(count, room))


def _share(count: int, room: float, gap: float = GAP) -> float:
    return (room - (count - 1) * gap) / count


def _heroes(cast: Sequence[Figure], room: Box) -> Iterator[tuple[str, Stand]]:
    ours = [figure for figure in cast if figure.side == HEROES]
    pets = sum(bool(figure.owner) for figure in ours)
    pet = PET if pets <= MANY else SLIM
    heroes = len(ours) - pets
    bare = {figure.id for figure in ours if not figure.owner and "deck" not in figure.zones}
    shared = PILES + GAP if 0 < len(bare) < heroes else 0.0
    left = room.w - pets * (pet + PETS) - (heroes - 1) * GAP - shared
    hero = min(BARE if bare else HERO, left / max(1, heroes))
    whole = heroes * hero + (heroes - 1) * GAP + shared + pets * (pet + PETS)
    x = room.centre[0] - whole / 2
    for figure in _with_pets(ours):
        wide = pet if figure.owner else hero
        x += PETS - GAP if figure.owner else 0.0
        box = Box(x, room.y, wide, room.h)
        x += wide + GAP
        if figure.owner:
            yield figure.id, Stand(box, Shape.PET, bool(figure.player))
            continue
        piles = Box(x, room.y, PILES, room.h) if shared and figure.id not in bare else None
        yield figure.id, Stand(box, Shape.HERO, bool(figure.player), bool(bare), piles=piles)
        x += shared if piles else 0.0


def _with_pets(ours: Sequence[Figure]) -> Iterator[Figure]:
    """Heroes in their order, each with its pets behind."""
    for hero in ours:
        if not hero.owner:
            yield hero
            yield from (pet for pet in ours if pet.owner == hero.id)
