"""Dungeons and Deuces, played by programs: how its classes, levels and enemies come out beside the design's figures.

`python -m tests.bench.balance QUESTS [HEROES …] [OPTION=VALUE …]` plays so many Quests for Power for each number
of heroes (all, if none is named), every hero's class and Custom Ability taken in turn, and prints tables in Markdown.
By hand only: a thousand quests take a while.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import NamedTuple

import numpy as np

from game.bots import agents, stream
from game.core.events import Told
from game.core.game import program_defaults
from game.core.match import Match
from game.rules.deuces import GAME
from game.rules.deuces.classes import CLASSES
from game.rules.deuces.customs import CUSTOMS
from game.rules.deuces.enemies import ENEMIES

TOO_LONG = 20_000  # actions of a quest that is stuck
LEVELS = range(1, 6)
# The share of encounters that two heroes won in the design's simulation, by level, and its range over the classes.
DESIGN = {1: (0.89, 0.87, 0.84), 2: (0.93, 0.96, 0.95), 3: (0.95, 0.98, 0.95), 4: (0.96, 0.98, 0.97)}
KINDS = [cls for cls in CLASSES if cls != "none"]


class Fight(NamedTuple):
    """One encounter: who was in it, and what came of it.  `lost` is what the heroes held less at its end than at its
    start; `drawn` the cards that left their decks."""

    level: int
    classes: tuple[str, ...]
    enemies: tuple[str, ...]
    excess: int  # how far the enemies' difficulty lies above the target
    won: bool
    rounds: int
    drawn: int
    lost: int
    loot: tuple[int, ...]


class Quest(NamedTuple):
    """A whole quest; `used` says how often each ability was."""

    fights: tuple[Fight, ...]
    actions: int
    defeats: int
    used: Counter[str]


def options(heroes: int, seed: int, said: dict[str, str]) -> dict[str, str]:
    """The options of a quest: classes and abilities of one's own choice, in turn."""
    found = {**program_defaults(GAME), "heroes": str(heroes), "hands": "one"}
    customs = list(CUSTOMS)
    for n in range(heroes):
        found[f"class.{n}"] = KINDS[(seed // len(KINDS) ** n + n * (1 + seed)) % len(KINDS)]
        found[f"custom.{n}"] = customs[(seed + 5 * n) % len(customs)]
    return {**found, **said}


def play(heroes: int, seed: int, said: dict[str, str]) -> Quest:
    """A quest to its end.  Raises `RuntimeError` when it does not come to one."""
    match = Match(GAME, options(heroes, seed, said), seed)
    makers = agents(GAME)
    who = {seat: makers["hero" if seat < heroes else "gm"](stream(seed, seat)) for seat in range(heroes + 1)}
    record, actions = Recorder(match, heroes), 0
    record.hear(match.opening)
    while not match.over:
        record.hear(match.step(who))
        actions += 1
        if actions > TOO_LONG:
            raise RuntimeError(f"stuck: {heroes} heroes, seed {seed}")
    record.close()
    return Quest(tuple(record.fights), actions, int(match.state.facts["defeats"] or 0), record.used)


class Recorder:
    """Makes fights out of what is told."""

    def __init__(self, match: Match, heroes: int):
        self.match, self.heroes = match, heroes
        self.fights: list[Fight] = []
        self.used: Counter[str] = Counter()
        self.new()

    def new(self) -> None:
        """An encounter begins."""
        self.enemies: list[str] = []
        self.loot: list[int] = []
        self.won: bool | None = None
        self.drawn = self.rounds = self.held = 0
        self.level, self.excess = self.match.state.gauges["level"], 0

    def hear(self, events) -> None:
        """Listen to what is told of the encounter under way."""
        for event in events:
            if isinstance(event, Told):
                self._hear(event)
        state = self.match.state
        if self.won is None:
            self.rounds = state.gauges["round"] or self.rounds
            self.excess = state.gauges["difficulty"] - state.gauges["target"]
            self.held = sum(len(state.cards(f"hand.hero.{n}")) for n in range(self.heroes))

    def _hear(self, event: Told) -> None:
        match event.what:
            case "begin":
                self.close()
                self.new()
            case "meets":
                self.enemies.append(str(event.data[0]).partition(":")[0])
            case "draws" if event.who.startswith("hero."):
                self.drawn += int(event.data[1])
            case "uses":
                self.used[str(event.data[1])] += 1
            case "loot":
                self.loot.append(int(event.data[1]))
            case "victory":
                self.won = True
            case "wiped-out":
                self.won = False

    def close(self) -> None:
        """The encounter is over: write it down."""
        if self.won is None:
            return
        classes = tuple(self.match.options[f"class.{n}"] for n in range(self.heroes))
        start = self.heroes * (6 if self.level < 3 else 7)
        self.fights.append(
            Fight(self.level, classes, tuple(self.enemies), self.excess, self.won, self.rounds, self.drawn,
                  start - (self.held if self.won else 0), tuple(self.loot))
        )  # fmt: skip


def share(won: int, of: int) -> str:
    """A share with its 95 % interval, as text."""
    if not of:
        return "–"
    p = won / of
    return f"{p:.2f} ± {1.96 * sqrt(max(p * (1 - p), 1e-9) / of):.2f}"


def tables(heroes: int, quests: list[Quest]) -> Iterator[str]:
    """What the quests of so many heroes say."""
    fights = [fight for quest in quests for fight in quest.fights]
    counts = [len(quest.fights) for quest in quests]
    wipes = np.mean([quest.defeats for quest in quests])
    yield f"\n### {heroes} hero(es): {len(quests)} quests, {len(fights)} encounters\n"
    yield (
        f"Encounters a quest {np.mean(counts):.1f} (5 % {np.percentile(counts, 5):.0f}, 95 % "
        f"{np.percentile(counts, 95):.0f}); wipes {wipes:.2f}; actions {np.mean([q.actions for q in quests]):.0f}\n"
    )
    yield "| level | won | cards a hero | rounds | treasure | common | rare | epic |\n|---|---|---|---|---|---|---|---|"
    for level in LEVELS:
        here = [fight for fight in fights if fight.level == level]
        many = max(1, len(here))
        loot = Counter(tier for fight in here for tier in fight.loot)
        yield (
            f"| {level} | {share(sum(fight.won for fight in here), len(here))} "
            f"| {sum(fight.drawn for fight in here) / many / heroes:.1f} "
            f"| {sum(fight.rounds for fight in here) / many:.1f} "
            f"| {sum(fight.excess >= 0 for fight in here) / many:.2f} | "
            + " | ".join(f"{loot[tier] / many / heroes:.3f}" for tier in (1, 2, 3))
            + " |"
        )
    yield f"\nDesign, levels 1 / 3 / 5: {' / '.join(map(str, DESIGN[heroes]))}\n"
    yield "| class | " + " | ".join(f"level {level}" for level in LEVELS) + " |\n|---|" + "---|" * len(LEVELS)
    for name in KINDS:
        cells = []
        for level in LEVELS:
            here = [fight.won for fight in fights if fight.level == level and name in fight.classes]
            cells.append(share(sum(here), len(here)))
        yield f"| {name} | " + " | ".join(cells) + " |"


def strengths(quests: list[Quest]) -> Iterator[str]:
    """What each enemy costs the heroes, as difficulties: least squares over all encounters of a level, scaled so that
    the mean is that of the printed ones."""
    yield "\n### Enemies: printed difficulty, and as it came out at levels 1 / 3 / 5\n"
    yield "| enemy | D | 1 | 3 | 5 |\n|---|---|---|---|---|"
    printed = np.array([enemy.difficulty for enemy in ENEMIES], float)
    columns = {}
    for level in (1, 3, 5):
        here = [fight for quest in quests for fight in quest.fights if fight.level == level]
        if len(here) < 3 * len(ENEMIES):
            columns[level] = np.full(len(ENEMIES), np.nan)
            continue
        met = np.array([[fight.enemies.count(enemy.id) for enemy in ENEMIES] for fight in here], float)
        sizes = np.array([len(fight.classes) for fight in here], float)
        cost = np.array([fight.lost for fight in here], float)
        found, *_ = np.linalg.lstsq(np.column_stack([met, sizes]), cost, rcond=None)
        weights = met.sum(axis=0)
        effect = found[:-1]
        columns[level] = effect * (printed @ weights) / (effect @ weights)
    for n, enemy in enumerate(ENEMIES):
        cells = " | ".join("–" if np.isnan(columns[level][n]) else f"{columns[level][n]:.1f}" for level in (1, 3, 5))
        yield f"| {enemy.id} | {enemy.difficulty} | {cells} |"


def main(words: list[str]) -> None:
    """Play, and print."""
    said = dict(word.split("=", 1) for word in words if "=" in word)
    number, *sizes = [int(word) for word in words if word.isdigit()]
    everything: list[Quest] = []
    with ProcessPoolExecutor() as pool:
        for heroes in sizes or (1, 2, 3, 4):
            seeds = range(1, number + 1)
            quests = list(pool.map(play, [heroes] * number, seeds, [said] * number, chunksize=4))
            everything += quests
            print("\n".join(tables(heroes, quests)), flush=True)
    print("\n".join(strengths(everything)))
    used: Counter[str] = sum((quest.used for quest in everything), Counter())
    print("\nUses of each ability:", ", ".join(f"{id} {n}" for id, n in sorted(used.items(), key=lambda pair: pair[1])))


if __name__ == "__main__":
    main(sys.argv[1:])
