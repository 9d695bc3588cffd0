"""What of a quest can be reached."""

from collections.abc import Mapping

from .findings import Findings, Place
from .parts import Plan


def reach(plan: Plan, places: Mapping[str, Place], found: Findings) -> None:
    """Note what can never be reached."""
