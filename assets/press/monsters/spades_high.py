"""The high spades."""

from .ground import Drawing

DRAWINGS: dict[str, Drawing] = {}
