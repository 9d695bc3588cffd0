"""All faults of a quest: those of single objects, and everything that can never be reached."""

from .findings import MAP, Fault, Findings, Place
from .parts import Plan
from .reach import judge
from .reading import Raw, Reader

__all__ = ["MAP", "Fault", "Findings", "Place", "look"]

ASTRAY = {"many", "no-name", "name", "twice", "no-type", "type", "no-box", "overlap"}
ASTRAY |= {"no-line", "one-room", "nowhere", "between", "line", "no-room", "two-rooms", "two-starts", "flag"}
"""Faults after which rooms, doors, things or flags are missing; reachability is judged only if there are none."""


def look(raw: Raw) -> tuple[Plan | None, Findings]:
    """Check the data of a map: return the quest and what was found. The quest may only be used if there are no
    faults."""
    reader = Reader(raw)
    if reader.plan is not None and not reader.findings.kinds & ASTRAY:
        judge(reader.plan, reader.places, reader.findings)
    return reader.plan, reader.findings
