"""How much work a piece of code is: the calls of functions it makes, in Python and in C.

A number that says the same on a busy machine as on an idle one, in place of a time. Versions of Python differ in it by
some per cent; a limit should leave room for twice the usual.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


class TooMuch(AssertionError):
    """Raised in code that makes more calls than it may."""


@contextmanager
def at_most(limit: int) -> Iterator[None]:
    """Let the code inside make that many calls; it is stopped at the next, so that what would go on for hours fails at
    once."""
    made = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal made
        made += event in ("call", "c_call")
        if made > limit:
            raise TooMuch(f"more than {limit} calls")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(before)
    if made > limit:
        raise TooMuch(f"{made} calls, at most {limit} are allowed")
