"""The way from room to room: which words lead on, which room is reached, and the animation of walking there."""

from collections.abc import Callable, Collection, Sequence

from game.core.events import Ended, Event, Moved, Told

from ..base.tween import CallStep, Later, Seq, Step, Tween, Wait, steadily
from .hall import Hall
from .stage import PACK

PAUSE, WALKS = 0.03, 0.47  # seconds: for the new room to be printed; for the walk


def reached(deeds: Sequence[Sequence[Event]], words: Collection[str]) -> int:
    """Return the number of the room reached, from 1, given the events of each action; the final action leads
    nowhere."""
    return 1 + sum(_leads_on(event, words) for events in deeds if not _is_last(events) for event in events)


def ways(events: Sequence[Event], words: Collection[str]) -> list[int]:
    """Return, for each word that leads on, the index of the event before which the walk to the next room comes.

    That is the first card dealt there, or the end of the events if none is dealt.
    """
    return [_dealt(events, i) for i, event in enumerate(events) if _leads_on(event, words)]


def _dealt(events: Sequence[Event], word: int) -> int:
    """Return the index of the first card dealt after a word, or of the card the word is about if that was dealt
    before."""
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
    """Animate the walk: the door opens, the dark grows, and the next room appears; `enter` switches to that room."""
    return Seq(CallStep(hall.set_out), CallStep(enter), Wait(PAUSE), Later(lambda: _walk(hall)), CallStep(hall.arrive))


def _walk(hall: Hall) -> Step:
    return Tween(hall.threshold, WALKS, steadily, passed=1.0) if hall.threshold is not None else Wait(0.0)
