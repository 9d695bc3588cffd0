"""Everything that is wrong with a quest: on each object, and what nobody could ever come to."""

from .findings import MAP, Fault, Findings, Place
from .parts import Plan
from .reach import judge
from .reading import Raw, Reader

__all__ = ["MAP", "Fault", "Findings", "Place", "look"]

ASTRAY = {"many", "no-name", "name", "twice", "no-type", "type", "no-box", "overlap"}
ASTRAY |= {"no-line", "one-room", "nowhere", "between", "line", "no-room", "two-rooms", "two-starts", "flag"}
"""Faults with which rooms, doors, things or flags are missing: what can be reached is only judged without them."""


def look(raw: Raw) -> tuple[Plan | None, Findings]:
    """Look at the data of a map: the quest, and what is wrong with it.  The quest is good only without faults."""
    reader = Reader(raw)
    if reader.plan is not None and not reader.findings.kinds & ASTRAY:
        judge(reader.plan, reader.places, reader.findings)
    return reader.plan, reader.findings
