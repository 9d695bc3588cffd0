"""`python .ci/fives.py` writes `game/rules/deuces/agents/fives.py`, a table of best five-card hands in random cards.

For each number of cards it deals many random hands, the same ones at every run. It takes a few minutes.
"""

import sys
from collections import Counter
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.core.cards import pack  # noqa: E402
from game.rules.deuces.hands import FLUSH, FULL, STRAIGHT, STRAIGHT_FLUSH, sets  # noqa: E402

FILE = ROOT / "game" / "rules" / "deuces" / "agents" / "fives.py"
DEALS = 20_000
LEAST, MOST = 5, 14  # cards; with more than 14 the numbers hardly change
RUNGS = (
    *((STRAIGHT, top) for top in range(5, 15)),
    *((FLUSH, top) for top in range(7, 15)),
    *((FULL, three) for three in range(2, 15)),
    *((STRAIGHT_FLUSH, top) for top in range(5, 15)),
)
HEAD = '''"""How often the best five among some random cards are what.  Written by `python .ci/fives.py`; never edit it.

`RUNGS` are the kinds of hands with their highest value (of a full house, that of the three), the lowest first; of each
number of cards, from {least} on, a row says how many of {deals} deals were best of each.
"""

DEALS = {deals}
RUNGS = (
{rungs}
)
ROWS = (
{rows}
)
'''


def main() -> None:
    """Deal, and write the table."""
    write([row(number) for number in range(LEAST, MOST + 1)])


def write(rows: list[tuple[int, ...]]) -> None:
    """Write the module with the table; each row has a line for each kind of hand."""
    lines = []
    for numbers in rows:
        kinds = {kind: [n for rung, n in zip(RUNGS, numbers, strict=True) if rung[0] == kind] for kind, _ in RUNGS}
        lines += ["    (", *(f"        *({', '.join(map(str, found))})," for found in kinds.values()), "    ),"]
    rungs = "\n".join(f"    {rung}," for rung in RUNGS)
    FILE.write_text(HEAD.format(least=LEAST, deals=DEALS, rungs=rungs, rows="\n".join(lines)), encoding="utf-8")


def row(number: int) -> tuple[int, ...]:
    """For each of `RUNGS`, the number of deals of `number` cards in which it was the best hand."""
    chance, found = Random(number), Counter[tuple[int, ...]]()
    for _ in range(DEALS):
        kind, top = next((one.key[:2] for _, one in sets(chance.sample(pack(), number)) if one.size == 5), (0, 0))
        found[kind, top] += 1
    return tuple(found[rung] for rung in RUNGS)


if __name__ == "__main__":
    main()
