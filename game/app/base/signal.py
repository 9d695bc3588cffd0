"""Signals: callbacks that an object calls when something has happened, without knowing who listens."""

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(Generic[P]):
    """Callbacks, called in the order in which they were connected."""

    def __init__(self) -> None:
        self._slots: list[Callable[P, object]] = []

    def connect(self, slot: Callable[P, object]) -> None:
        """Let `slot` be called with whatever is emitted from now on."""
        self._slots.append(slot)

    def emit(self, *args: P.args, **named: P.kwargs) -> None:
        """Call everything that is connected."""
        for slot in self._slots:
            slot(*args, **named)
