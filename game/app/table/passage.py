"""The way from room to room: which words lead on, how far one has come, and how the dungeon closes and opens again."""

from collections.abc import Callable, Collection, Sequence

from game.core.events import Ended, Event, Moved, Told

from ..tween import Call, Seq, Step, Tween, Wait, both
from .hall import Hall
from .stage import PACK

CLOSES, DARK, OPENS = 0.2, 0.06, 0.26  # seconds


def reached(deeds: Sequence[Sequence[Event]], words: Collection[str]) -> int:
    """The number of the room that one has come to, from 1, by what came of each deed; the last deed of a play leads
    nowhere."""
    return 1 + sum(_leads_on(event, words) for events in deeds if not _is_last(events) for event in events)


def ways(events: Sequence[Event], words: Collection[str]) -> list[int]:
    """Before which of some events one goes on to the next room: the first card that is dealt there; after all of them,
    where none is."""
    return [_dealt(events, i) for i, event in enumerate(events) if _leads_on(event, words)]


def _dealt(events: Sequence[Event], word: int) -> int:
    """The first card dealt after a word, or the one of which the word tells, if that was dealt before it."""
    told = events[word]
    cards = [(i, each) for i, each in enumerate(events) if isinstance(each, Moved) and each.src.startswith(PACK)]
    before = (i for i, each in cards if i < word and each.card and isinstance(told, Told) and each.card.id == told.who)
    after = (i for i, _each in cards if i > word)
    return next(before, next(after, len(events)))


def _leads_on(event: Event, words: Collection[str]) -> bool:
    return isinstance(event, Told) and event.what in words


def _is_last(events: Sequence[Event]) -> bool:
    return any(isinstance(event, Ended) for event in events)


def passage(hall: Hall, enter: Callable[[], object]) -> Step:
    """The dungeon closes round its torches; one enters the next room in the dark, and it opens."""
    return Seq(
        Tween(hall, CLOSES, both, shut=1.0), Call(enter), Wait(DARK), Tween(hall, OPENS, both, shut=0.0)
    )  # fmt: skip
