"""A finished play as a film: what its player saw, moment by moment."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from game.core.capabilities import story
from game.core.cards import Card
from game.core.deeds import Story
from game.core.events import Came, Changed, Event, Moved
from game.core.match import Match
from game.core.view import View


class Film(NamedTuple):
    """`views[i]` is the table after i actions, `events[i]` what action i then did; one view more than events."""

    views: tuple[View, ...]
    events: tuple[Sequence[Event], ...]


def film_of(match: Match, seat: int = 0) -> Film:
    """The film of a play as a seat saw it."""
    twin = Match(match.game, match.options, match.seed, match.deals, match.seats)
    views, events = [twin.view(seat)], []
    for action in match.log:
        events.append([event.seen_by(seat) for event in twin.play(action)])
        views.append(twin.view(seat))
    return Film(tuple(views), tuple(events))


def before(view: View, events: Sequence[Event]) -> View:
    """The table before what happened, as far as cards went from place to place, gauges went up or down and somebody
    came; those cards are seen from the back."""
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
    """What there is to tell of a finished play for a seat."""
    return story(match.game, match.view(seat), [event.seen_by(seat) for events in match.history for event in events])
