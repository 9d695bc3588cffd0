"""Tests that take turns: each day another quarter of them runs, and by night all of them do.

`UNDERDECK_ROTATION=2 python -m pytest …` runs quarter 2 on any day; the header of every run names its own quarter.
"""

import os
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any
from zlib import crc32

import pytest

QUARTERS = 4
SPOKEN = ("en", "de", "es", "fr")  # the languages that the window is held to, whole as they are
# Workers of pytest-xdist get the environment of their controller, so that all agree even at midnight.
DAY = int(os.environ.setdefault("UNDERDECK_ROTATION", str(datetime.now(UTC).toordinal())))
QUARTER = DAY % QUARTERS


def stable_number(name: str) -> int:
    """A number that follows from a name, the same on every machine."""
    return crc32(name.encode())


def rotating(values: Iterable[Any]) -> list[Any]:
    """Parameters for a test: one in four keeps its turn today, and the others are marked `nightly`.

    A tuple stands for several arguments.
    """
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)),
            marks=() if number % QUARTERS == QUARTER else pytest.mark.nightly,
        )
        for number, value in enumerate(values)
    ]


def spoken(*more: str) -> list[Any]:
    """Languages for a test: English and `more` on any day; of the others one a day, and those left are `nightly`."""
    others = SPOKEN[1:]
    return [
        SPOKEN[0],
        *(
            pytest.param(code, marks=() if number == DAY % len(others) else pytest.mark.nightly)
            for number, code in enumerate(others)
        ),
        *more,
    ]
