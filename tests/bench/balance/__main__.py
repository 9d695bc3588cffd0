"""The command line; the package's docstring describes it."""

import argparse
import os
from collections.abc import Callable, Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from typing import TypeVar

from . import __doc__ as usage
from . import design, record, tables

T = TypeVar("T")
NO_CUSTOMS = {"custom.0": "none", "custom.1": "none"}
CHUNK = 8  # plays that a process gets at a time


def main() -> None:
    """Parse the command line, play, and print the tables."""
    parser = argparse.ArgumentParser(description=usage, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("quests", "encounters", "bosses"))
    parser.add_argument("number", type=int)
    parser.add_argument("options", nargs="*", metavar="OPTION=VALUE", help="options of the game")
    parser.add_argument("--heroes", type=int, nargs="+", default=(1, 2, 3, 4), help="for quests")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_intermixed_args()
    said = dict(word.split("=", 1) for word in asked.options)
    seeds = range(asked.first, asked.first + asked.number)
    with ProcessPoolExecutor(asked.jobs) as pool:
        match asked.what:
            case "quests":
                quests(pool, asked.heroes, seeds, said)
            case "encounters":
                every = [partial(record.encounter, level, said=NO_CUSTOMS | said) for level in tables.LEVELS]
                show(tables.encounters([fight for one in every for fight in each(pool, one, seeds)]))
            case "bosses":
                show(tables.bosses(bosses(pool, seeds, said)))


def each(pool: Executor, play: Callable[[int], T], seeds: Iterable[int]) -> list[T]:
    """The results of `play` for every seed."""
    return list(pool.map(play, seeds, chunksize=CHUNK))


def quests(pool: Executor, sizes: Iterable[int], seeds: Iterable[int], said: dict[str, str]) -> None:
    """Play quests for parties of these sizes, and print each table as soon as it is ready."""
    everything: list[record.Quest] = []
    for heroes in sizes:
        played = each(pool, partial(record.quest, heroes, said=said), seeds)
        everything += played
        show(tables.quests(heroes, played))
    print(tables.uses(everything))


def bosses(pool: Executor, seeds: Iterable[int], said: dict[str, str]) -> dict[tuple[str, int], list[record.Fight]]:
    """Fights against every boss on every level for which the design has a figure."""
    found = {}
    for boss in design.BOSSES:
        for level in tables.TOLD:
            play = partial(record.encounter, level, said={**NO_CUSTOMS, "mode": "boss", "boss": boss, **said})
            found[boss, level] = each(pool, play, seeds)
    return found


def show(lines: Iterable[str]) -> None:
    """Print at once, because the next table may take long."""
    print("\n".join(lines), flush=True)


if __name__ == "__main__":
    main()
