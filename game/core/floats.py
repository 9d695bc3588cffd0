"""Arithmetic on floats that gives the same result on every Python and every machine.

Computer players compare worths, and the last bit of a float may decide between two that are equal on paper. The builtin
`sum` corrects rounding errors of floats from Python 3.12 on, and the last bit of `math.exp` depends on the C library;
so the rules use neither. Where both are possible, worths in whole numbers are better still.
"""

from collections.abc import Iterable
from decimal import Context, Decimal

PRECISE = Context(prec=40)  # far more digits than a float has


def float_sum(numbers: Iterable[float]) -> float:
    """Return the sum, added from first to last and rounded at every step; 0.0 for no numbers.

    This is what the builtin `sum` did before Python 3.12: ten times 0.1 is 0.9999999999999999, and the order of the
    numbers matters.
    """
    total = 0.0
    for number in numbers:
        total += number
    return total


def exp(x: float) -> float:
    """Return e to the power of `x`, correctly rounded; infinity if that is beyond all floats.

    It is computed in decimal digits, by code that is the same everywhere, and rounded to a float once; so it is slower
    than `math.exp`, by some microseconds.
    """
    return float(Decimal(x).exp(PRECISE))


def logistic(x: float) -> float:
    """Return the chance, from 0 to 1, for which the odds are e to the power of `x`: 0.5 for 0.

    It is the inverse of the logarithm of the odds, which a logistic regression estimates.
    """
    return 1 / (1 + exp(-x))
