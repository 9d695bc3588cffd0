"""The rows of figures: enemies in one or two rows at the head, heroes in one row with their pets beside them."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from game.core.combatants import HEROES, Figure

from ..base.geometry import Box

GAP, PETS = 8.0, 6.0
WIDE, NARROW, HERO = 328.0, 240.0, 400.0  # greatest width of a large enemy's plate, of a small one's, of a hero's
BARE, PILES = 268.0, 120.0  # greatest width of a hero without own piles; width of shared piles beside the heroes
BETWEEN, ENOUGH = 872.0, 200.0  # width between the wall's fires; width that is enough for an enemy between them
MOST = 6  # most enemies in one row
FEW, LIP, OVER = 3, 11.0, 6.0  # up to FEW enemies reach over the table's edge: distance to the edge, and how far over
ROOMY, ASIDE = 264.0, 13.0  # least width of a large plate; gap between large plates
SAME = 220.0  # least width for plates of one width in both rows
PET, SLIM = 112.0, 76.0  # width of a pet's plate, and with more than MANY pets
MANY = 3


class Shape(Enum):
    """The layout of a figure's plate."""

    TALL = "tall"
    LOW = "low"
    HERO = "hero"
    PET = "pet"


FOES = (Shape.TALL, Shape.LOW)  # the shapes of enemies, shown as cards


class Stand(NamedTuple):
    """The place of a figure and the layout of its plate.

    `crested` plates bear a player's number; `bare` ones have no piles; `over` is the part that reaches over the table's
    edge; `piles` is the place of piles shared with other figures; `large` is for large text.
    """

    box: Box
    shape: Shape
    crested: bool = False
    bare: bool = False
    over: float = 0.0
    piles: Box | None = None
    large: bool = False


def stands(cast: Sequence[Figure], above: Box, below: Box, large: bool = False) -> dict[str, Stand]:
    """Return the place of every figure, by id: enemies `above`, heroes and their pets `below`."""
    foes = [figure for figure in cast if figure.side != HEROES]
    placed = {**dict(_foes(foes, above)), **dict(_heroes(cast, below))}
    return {id: stand._replace(large=large) for id, stand in placed.items()}


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
    """Yield two rows of enemies.

    All have one width if a shorter first row then leaves the wall's fires visible; otherwise both rows are equally
    wide, so that neither leaves half a fire visible.
    """
    first = len(foes) // 2
    alike = min(_share(len(foes) - first, room.w), _share(first, BETWEEN))
    high = (room.h - GAP) / 2
    for row, some in enumerate((foes[:first], foes[first:])):
        wide = alike if alike >= SAME else _share(len(some), room.w)
        places = _in_a_row(len(some), wide, GAP, Box(room.x, room.y + row * (high + GAP), room.w, high))
        for figure, box in zip(some, places, strict=True):
            yield figure.id, Stand(box, Shape.LOW, bool(figure.player))


def _in_a_row(count: int, wide: float, gap: float, room: Box) -> Sequence[Box]:
    """Return boxes side by side, centred in a room."""
    left = room.centre[0] - (count * wide + (count - 1) * gap) / 2
    return [room._replace(x=left + i * (wide + gap), w=wide) for i in range(count)]


def _single(count: int, room: float) -> float:
    """Return the width of each enemy of a single row.

    Large pictures leave the wall's fires visible if possible, and otherwise cover them.
    """
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
    """Yield the heroes in order, each followed by its pets."""
    for hero in ours:
        if not hero.owner:
            yield hero
            yield from (pet for pet in ours if pet.owner == hero.id)
