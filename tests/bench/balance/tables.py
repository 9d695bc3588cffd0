"""Tables of the results, with the design's figures in brackets."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt

import numpy as np

from game.rules.deuces.card_plays import COMMON
from game.rules.deuces.enemies import ENEMIES

from . import design
from .record import KINDS, Fight, Quest

LEVELS = range(1, 6)
TOLD = (1, 3, 5)  # the levels for which the design has figures
Z_95 = 1.96


def share(plays: Iterable[Iterable[bool]], beside: object = "") -> str:
    """The share of True values with its interval, which allows for dependence within a quest; then the design's
    figure."""
    counts = np.array([(sum(one), len(one)) for one in map(list, plays) if one], float).reshape(-1, 2)
    if not len(counts):
        return "–"
    rate = counts[:, 0].sum() / counts[:, 1].sum()
    spread = sqrt(((counts[:, 0] - rate * counts[:, 1]) ** 2).sum()) / counts[:, 1].sum()
    return f"{rate:.3f} ± {Z_95 * spread:.3f}" + _brackets(beside)


def mean(numbers: Sequence[float], beside: object = "", digits: int = 1) -> str:
    """A mean with its interval; then the design's figure."""
    if not numbers:
        return "–"
    spread = float(np.std(numbers)) / sqrt(len(numbers))
    return f"{np.mean(numbers):.{digits}f} ± {Z_95 * spread:.{digits}f}" + _brackets(beside)


def _brackets(figure: object) -> str:
    return "" if figure == "" else f" ({figure})"


def row(*cells: object) -> str:
    """A line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def head(*cells: object) -> str:
    """The first two lines of a table."""
    return f"\n{row(*cells)}\n{row(*['---'] * len(cells))}"


def quests(heroes: int, played: Sequence[Quest]) -> Iterator[str]:
    """Yield the lines on the quests of this number of heroes."""
    fights = [fight for quest in played for fight in quest.fights]
    counts = [len(quest.fights) for quest in played]
    yield f"\n### {heroes} hero(es): {len(played)} quests, all ended; {len(fights)} encounters\n"
    yield (
        f"Encounters a quest {mean(counts, design.QUEST[heroes])}, 5 % below {np.percentile(counts, 5):.0f}, 5 % above "
        f"{np.percentile(counts, 95):.0f}; wipes {mean([q.defeats for q in played], design.WIPES.get(heroes, ''), 2)}; "
        f"actions {mean([q.actions for q in played])}, at most {max(q.actions for q in played)}"
    )
    yield from by_level(heroes, [quest.fights for quest in played])
    yield from by_class([quest.fights for quest in played], {})


def by_level(heroes: int, plays: Sequence[Sequence[Fight]]) -> Iterator[str]:
    """Yield a table of the encounters by level."""
    # the design has figures for loot only for two heroes
    treasure, pieces = (design.TREASURE, design.LOOT) if heroes == 2 else ({}, ("", "", ""))
    yield head("level", "n", "won", "cards a hero", "rounds", "treasure", "common", "rare", "epic")
    for level in LEVELS:
        here = [[fight for fight in play if fight.level == level] for play in plays]
        fights = [fight for play in here for fight in play]
        loot = Counter(tier for fight in fights for tier in fight.loot)
        many = max(1, len(fights)) * heroes
        yield row(
            level,
            len(fights),
            share(([fight.won for fight in play] for play in here), design.WON[heroes].get(level, "")),
            mean([fight.drawn / heroes for fight in fights], design.CARDS.get(level, "")),
            mean([fight.rounds for fight in fights], design.ROUNDS),
            share(([fight.excess >= 0 for fight in play] for play in here), treasure.get(level, "")),
            *(f"{loot[tier] / many:.3f}{_brackets(figure)}" for tier, figure in enumerate(pieces, COMMON)),
        )


def by_class(plays: Sequence[Sequence[Fight]], beside: Mapping[str, Sequence[object]]) -> Iterator[str]:
    """Yield a table of the share won by parties with each class."""
    yield head("class", *(f"level {level}" for level in LEVELS))
    for name in KINDS:
        theirs = [[fight for fight in play if name in fight.classes] for play in plays]
        figures = beside.get(name, ("",) * len(LEVELS))
        won = (
            share(([fight.won for fight in play if fight.level == level] for play in theirs), figure)
            for level, figure in zip(LEVELS, figures, strict=True)
        )
        yield row(name, *won)


def encounters(fights: Sequence[Fight]) -> Iterator[str]:
    """Yield the lines on single encounters of two heroes."""
    plays = [[fight] for fight in fights]
    yield f"\n### Two heroes, {len(fights)} single encounters, without loot and Custom Abilities"
    yield from by_level(2, plays)
    yield from by_class(plays, design.CLASSES)
    yield from strengths(fights)


def strengths(fights: Sequence[Fight]) -> Iterator[str]:
    """Yield a table of the measured Difficulty of each enemy."""
    columns = {level: _strengths([fight for fight in fights if fight.level == level]) for level in TOLD}
    yield head("enemy", "printed", *(f"level {level}" for level in TOLD))
    for enemy in ENEMIES:
        found = [columns[level](enemy.id) for level in TOLD]
        cells = (f"{text} ({figure})" for text, figure in zip(found, design.ENEMIES[enemy.id], strict=True))
        yield row(enemy.id, enemy.difficulty, *cells)


def _strengths(fights: Sequence[Fight]) -> Callable[[str], str]:
    """The cost of each enemy to the heroes, in cards: least squares over all encounters, scaled to the mean of the
    printed Difficulties."""
    met = np.array([[fight.enemies.count(enemy.id) for enemy in ENEMIES] for fight in fights], float)
    cost = np.array([fight.lost for fight in fights], float)
    printed = np.array([enemy.difficulty for enemy in ENEMIES], float)
    causes = np.column_stack([met, np.ones(len(fights))])
    found, *_ = np.linalg.lstsq(causes, cost, rcond=None)
    noise = ((cost - causes @ found) ** 2).sum() / (len(fights) - causes.shape[1])
    spread = np.sqrt(noise * np.diag(np.linalg.inv(causes.T @ causes)))
    weights = met.sum(axis=0)
    scale = (printed @ weights) / (found[:-1] @ weights)
    ids = [enemy.id for enemy in ENEMIES]

    def cell(id: str) -> str:
        n = ids.index(id)
        return f"{scale * found[n]:.1f} ± {Z_95 * scale * spread[n]:.1f}"

    return cell


def bosses(fights: Mapping[tuple[str, int], Sequence[Fight]]) -> Iterator[str]:
    """Yield a table of the fights of two heroes against each boss."""
    many = min(len(found) for found in fights.values())
    yield f"\n### Two heroes against a boss alone, {many} encounters each, without loot and Custom Abilities"
    yield head("boss", *(f"level {level}" for level in TOLD), *(f"rounds {level}" for level in TOLD))
    for name, figures in design.BOSSES.items():
        here = [fights[name, level] for level in TOLD]
        won = (share([[fight.won] for fight in found], figure) for found, figure in zip(here, figures, strict=True))
        yield row(name, *won, *(mean([fight.rounds for fight in found]) for found in here))


def uses(played: Iterable[Quest]) -> str:
    """The number of uses of each ability, in one line."""
    used: Counter[str] = sum((quest.used for quest in played), Counter())
    return "\nUses of each ability: " + ", ".join(f"{id} {n}" for id, n in sorted(used.items(), key=lambda one: one[1]))
