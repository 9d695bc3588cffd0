"""`python .ci/odds.py` solves Dungeon Crawl and writes `game/rules/crawl/odds_table.py`.

The table says how many points going on adds on average, if it is played well.

Each round computes the next room exactly and takes the worth of everything behind it from the previous round, until
nothing changes. The first round assumes no gain, so that the numbers only rise, up to the true ones: if they began too
high, a mage who could go on for ever would keep them there.

The fights are those of `odds_fights`, compiled with numba, which needs the packages for baking (`pip install -e
".[art]"`); the tests compare the table with `odds_fights` itself. It takes a few minutes.
"""

import sys
from pathlib import Path

import numpy as np
from numba import njit

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.rules.crawl import odds_ahead  # noqa: E402
from game.rules.crawl.fight import RENEWAL  # noqa: E402
from game.rules.crawl.odds import PACK  # noqa: E402
from game.rules.crawl.odds_ahead import GOAL, MAGE_LIVES, SCORES, WARRIOR_LIVES, Ahead  # noqa: E402
from game.rules.crawl.worth import HIGHEST  # noqa: E402

FILE = ROOT / "game" / "rules" / "crawl" / "odds_table.py"
GRID = (0, 5, 9, 10, 15, 19, *range(20, 101, 5), 120, 150, 200)  # the scores for which a mage is solved
BACK = np.array([GRID.index(score - RENEWAL) if score - RENEWAL in GRID else -1 for score in GRID])
LITTLE = 0.0005  # points: changes shrink slowly where a mage's renewals cost about as much as the rooms bring in
LEAST = -9.9  # points: lower numbers are raised to this, so that the table needs fewer digits
HEAD = '''"""What going on is worth in Dungeon Crawl.  Written by `python .ci/odds.py`; never edit it.

A warrior's key has the shield, and a line for each life from one; a mage's has the mana at first, and such lines for
each mana from none.  A line says what going on adds to each score of `odds_ahead.SCORES`, in tenths of a point.
"""

TABLE = {{
{entries}
}}
'''


def main() -> None:
    """Solve every kind of hero and write the table."""
    table = {odds_ahead.warrior_key(shield): warrior(shield) for shield in range(HIGHEST // 2 + 1)}
    for hard in (True, False):
        table[odds_ahead.mage_key(hard, False, HIGHEST)] = mage(hard, False, HIGHEST)
        for full in range(1, HIGHEST + 1):
            table[odds_ahead.mage_key(hard, True, full)] = mage(hard, True, full)
    entries = "\n".join(f'    "{key}": """\n{_lines(gains)}\n""",' for key, gains in table.items())
    FILE.write_text(HEAD.format(entries=entries), encoding="utf-8")


def warrior(shield: int) -> np.ndarray:
    """The expected gain of going on, by life and score. One round from the highest score down is enough, as the score
    only grows."""
    gains = np.full((WARRIOR_LIVES, len(SCORES)), LEAST)
    for column, score in reversed(list(enumerate(SCORES))):
        ahead = Ahead(gains.tolist(), WARRIOR_LIVES, hard=True)
        for _ in range(9):  # a room leads to scores between this one and the next
            worths = odds_ahead.warrior_goes_on(ahead, PACK, PACK.values, shield, score, WARRIOR_LIVES)
            for row, worth in zip(ahead.rows, worths[1:], strict=True):
                row[column] = max(worth - score, LEAST)
        gains = np.array(ahead.rows)
    return gains


def mage(hard: bool, pool: bool, full: int) -> np.ndarray:
    """The expected gain of going on, by mana and life (rows) and score (columns)."""
    scores, values = np.array(GRID), np.array(PACK.values)
    goal = GOAL if pool else 10 * GRID[-1]
    gains, change = np.zeros((full + 1, MAGE_LIVES + 1, len(GRID))), 1.0
    while change > LITTLE:
        found = rooms(scores, BACK, values, PACK.hits, gains, hard, full if pool else 1, goal)
        change, gains = np.abs(found - gains).max(), found
    kept = gains[:, 1:, [GRID.index(score) for score in SCORES]]
    return kept.reshape(-1, len(SCORES))


@njit(cache=True)
def worth(scores, gains, score, hard, goal):
    """The worth of standing before a door with this score, interpolated between the scores of the grid."""
    if score >= goal:
        return float(score)
    at = np.searchsorted(scores, score, side="right")
    if at == len(scores):
        gain = gains[-1]
    else:
        share = (score - scores[at - 1]) / (scores[at] - scores[at - 1])
        gain = gains[at - 1] + (gains[at] - gains[at - 1]) * share
    return score + (max(gain, 0.0) if hard else gain)


@njit(cache=True)
def rooms(scores, back, values, hit, gains, hard, renewed, goal):
    """The expected gain of going on, one more room ahead: as `Mage` computes it, for every monster and every score of
    the grid."""
    mana, lives, size = gains.shape
    found = np.zeros_like(gains)
    miss = 1 - hit
    for monster in range(1, HIGHEST + 1):
        most = HIGHEST if hard else monster
        hits = np.zeros((size, mana, lives, monster + 1, most + 1))
        waits = np.zeros((size, mana, lives, monster + 1))
        for i in range(size):
            fallen = 0.0 if hard else float(scores[i])
            before = back[i]
            for k in range(mana):
                for life in range(1, lives):
                    waits[i, k, life, 0] = worth(scores, gains[k, life], scores[i] + monster, hard, goal)
                    for theirs in range(1, monster + 1):
                        hurt = 0.0
                        for damage in range(1, most + 1):
                            best = hits[i, k, life - damage, theirs, 0] if damage < life else fallen
                            if k:
                                absorbed = 0.0
                                for card in range(1, HIGHEST + 1):
                                    absorbed += values[card] * hits[i, k - 1, life, theirs, max(0, damage - card)]
                                best = max(best, absorbed)
                            elif before >= 0:
                                best = max(best, hits[before, renewed, life, theirs, damage])
                            hits[i, k, life, theirs, damage] = best
                        for card in range(1, HIGHEST + 1):
                            hurt += values[card] * hits[i, k, life, theirs, min(card, most)]
                        best = (hit * waits[i, k, life, theirs - 1] + miss * hit * hurt) / (1 - miss * miss)
                        if k:
                            cast = miss * waits[i, k - 1, life, theirs]
                            for card in range(1, HIGHEST + 1):
                                cast += hit * values[card] * waits[i, k - 1, life, max(0, theirs - card)]
                            best = max(best, cast)
                        elif before >= 0:
                            best = max(best, hits[before, renewed, life, theirs, 0])
                        hits[i, k, life, theirs, 0] = best
                        waits[i, k, life, theirs] = miss * best + hit * hurt
                    start = (hits[i, k, life, monster, 0] + waits[i, k, life, monster]) / 2
                    found[k, life, i] += values[monster] * start
    for i in range(size):
        for k in range(mana):
            for life in range(lives):
                gain = found[k, life, i] - scores[i]
                found[k, life, i] = max(gain, LEAST) if life and scores[i] < goal else 0.0
    return found


def _lines(gains: np.ndarray) -> str:
    return "\n".join(" ".join(str(round(10 * float(gain))) for gain in row) for row in gains)


if __name__ == "__main__":
    main()
