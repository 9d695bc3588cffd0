"""Where figures stand: the enemies in a row or two at the head, the heroes in one with their pets beside them."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from game.core.troupe import HEROES, Figure

from ..geometry import Box

GAP, PETS = 8.0, 6.0
WIDE, NARROW, HERO = 328.0, 240.0, 400.0  # the most that an enemy takes in a single row, alone or of many; a hero
BARE = 268.0  # the most that a hero takes without piles of their own
BETWEEN, ENOUGH = 872.0, 200.0  # room between the fires at the wall, and how much of it is enough for an enemy
MOST = 6  # enemies in one row
FEW, LIP, OVER = 3, 11.0, 26.0  # so few are larger: they reach over the edge of the table, to which it is so far
ROOMY, ASIDE = 264.0, 13.0  # width from which an enemy's picture is as high as its plate; between such plates
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
    are no piles on it; `over`: so much of it lies over the edge of the table."""

    box: Box
    shape: Shape
    crested: bool = False
    bare: bool = False
    over: float = 0.0


def stands(cast: Sequence[Figure], above: Box, below: Box) -> dict[str, Stand]:
    """Everybody's place, by id: enemies `above`, heroes and their pets `below`."""
    foes = [figure for figure in cast if figure.side != HEROES]
    return {**dict(_foes(foes, above)), **dict(_heroes(cast, below))}


def _foes(foes: Sequence[Figure], room: Box) -> Iterator[tuple[str, Stand]]:
    rows = 1 if len(foes) <= MOST else 2  # each as wide as the other, so that neither leaves half of a fire in sight
    columns = -(-len(foes) // rows)
    over = OVER if len(foes) <= FEW else 0.0
    high = room.h + LIP + OVER if over else (room.h - (rows - 1) * GAP) / rows
    for i, figure in enumerate(foes):
        row, column = divmod(i, columns)
        here = min(columns, len(foes) - row * columns)
        wide = _share(here, room.w) if rows > 1 else _single(here, room.w)
        gap = ASIDE if rows == 1 and wide >= ROOMY else GAP
        left = room.centre[0] - (here * wide + (here - 1) * gap) / 2
        box = Box(left + column * (wide + gap), room.y + row * (high + GAP), wide, high)
        yield figure.id, Stand(box, Shape.TALL if rows == 1 else Shape.LOW, bool(figure.player), over=over)


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
    left = room.w - pets * (pet + PETS) - (heroes - 1) * GAP
    hero = min(HERO, left / max(1, heroes))
    bare = {figure.id for figure in ours if not figure.owner and "deck" not in figure.zones}
    whole = heroes * hero - len(bare) * (hero - min(hero, BARE)) + (heroes - 1) * GAP + pets * (pet + PETS)
    x = room.centre[0] - whole / 2
    for figure in _with_pets(ours):
        wide = pet if figure.owner else min(hero, BARE) if figure.id in bare else hero
        x += PETS - GAP if figure.owner else 0.0
        shape = Shape.PET if figure.owner else Shape.HERO
        yield figure.id, Stand(Box(x, room.y, wide, room.h), shape, bare=figure.id in bare)
        x += wide + GAP


def _with_pets(ours: Sequence[Figure]) -> Iterator[Figure]:
    """Heroes in their order, each with its pets behind."""
    for hero in ours:
        if not hero.owner:
            yield hero
            yield from (pet for pet in ours if pet.owner == hero.id)
