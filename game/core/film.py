"""A finished play as a film: what one seat saw, step by step."""

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import NamedTuple

from .capabilities import story
from .cards import Card
from .events import Came, Changed, Event, Moved
from .match import Match
from .story import Story
from .view import View


class Film(NamedTuple):
    """The views and events of a finished play.

    `views[i]` is the table after i actions, `events[i]` what action i then caused; there is one more view than events.
    """

    views: tuple[View, ...]
    events: tuple[Sequence[Event], ...]


def film_of(match: Match, seat: int = 0) -> Film:
    """Replay a match and return its film as a seat saw it."""
    steps = film_steps(match, seat)
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            film: Film = stop.value
            return film


def film_steps(match: Match, seat: int = 0) -> Generator[float, None, Film]:
    """Replay a match, yield the share that is done after each action, and return its film as a seat saw it."""
    twin = Match(match.game, match.options, match.seed, match.deals, match.seats)
    views, events = [twin.view(seat)], []
    for action in match.log:
        events.append([event.seen_by(seat) for event in twin.play(action)])
        views.append(twin.view(seat))
        yield len(events) / len(match.log)
    return Film(tuple(views), tuple(events))


def before(view: View, events: Sequence[Event]) -> View:
    """Return the view before some events, undoing moves, gauge changes and arrivals of tokens; cards moved back are
    face down."""
    gauges, tokens = dict(view.gauges), dict(view.tokens)
    zones: dict[str, list[Card | None]] = {name: list(cards) for name, cards in view.zones.items()}
    for event in reversed(events):
        if isinstance(event, Moved):
            zones[event.dst].pop(0 if event.bottom else -1)
            zones[event.src].insert(event.at, None)
        elif isinstance(event, Changed):
            gauges[event.gauge] = event.old
        elif isinstance(event, Came):
            tokens.pop(event.id, None)
    laid = {name: tuple(cards) for name, cards in zones.items()}
    return replace(view, zones=laid, gauges=gauges, tokens=tokens, legal=(), to_act=())


def story_of(match: Match, seat: int) -> Story:
    """Return the story of a finished play for a seat."""
    return story(match.game, match.view(seat), [event.seen_by(seat) for events in match.history for event in events])
