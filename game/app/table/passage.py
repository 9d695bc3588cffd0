"""The way from room to room: which words lead on, how far one has come, and how one walks there."""

from collections.abc import Callable, Collection, Sequence

from game.core.events import Ended, Event, Moved, Told

from ..tween import Call, Later, Seq, Step, Tween, Wait, steadily
from .hall import Hall
from .stage import PACK

PAUSE, WALKS = 0.03, 0.47  # seconds: until what is printed anew is there; until one is in the next room


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
    """The door opens, its dark comes nearer, and out of the dark the next room, which one then has entered."""
    return Seq(Call(hall.set_out), Call(enter), Wait(PAUSE), Later(lambda: _walk(hall)), Call(hall.arrive))


def _walk(hall: Hall) -> Step:
    return Tween(hall.threshold, WALKS, steadily, passed=1.0) if hall.threshold is not None else Wait(0.0)
