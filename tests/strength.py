"""A sequential test of who is stronger: it stops as soon as the results decide.

Wald's sequential probability ratio test (Annals of Mathematical Statistics 16, 1945): after each result the likelihood
of the expected share of wins is compared with that of the refused one.
"""

from collections.abc import Iterable
from math import log

ERROR = 0.01  # chance of a wrong verdict, on either side
BOUND = log((1 - ERROR) / ERROR)


def shows(results: Iterable[float], expected: float, refused: float) -> tuple[bool, int]:
    """Return whether results (1 for a win, 0 for a loss, 0.5 for a draw) fit the expected share of wins rather than
    the refused one, and how many it took to tell.

    If they run out undecided, the likelier of the two shares is the verdict.
    """
    ratio, count = 0.0, 0
    for won in results:
        count += 1
        ratio += won * log(expected / refused) + (1 - won) * log((1 - expected) / (1 - refused))
        if abs(ratio) >= BOUND:
            break
    return ratio > 0, count
