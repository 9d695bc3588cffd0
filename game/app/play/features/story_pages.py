"""The pages of a quest's story: events are shown in parts, up to a step of the party or to a page to be read."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.capabilities import trail
from game.core.events import Event, Noted
from game.core.facts import Fact
from game.core.film import before
from game.core.game import Game
from game.core.journey import Tale
from game.core.match import Match
from game.core.view import View

from ..programs import Speed
from .feature import Feature

READ = 4.0  # seconds for which a page stays if no person plays

Parts = Sequence[Sequence[Event]]


class StoryPages:
    """The page that is read, and how far the events before it have been shown. `leaf` is the page; None while none is
    open."""

    def __init__(self, game: Game[Any]):
        self.game = game
        self.leaf: Tale | None = None
        self._past: Mapping[str, Fact] = {}  # the facts, as far as they have been shown
        self._lain = 0.0  # seconds for which the page has been shown

    def tale(self, view: View, event: Event) -> Tale | None:
        """Return the page that an event opens; None for most events."""
        return None if self.game.quests is None else self.game.quests.tale(view, event)

    def step(self, event: Event) -> str:
        """Return the chamber that the party enters by an event; "" for any other event."""
        return "" if self.game.quests is None else self.game.quests.entered_room(event)

    # parts

    def begin(self, view: View) -> None:
        """Begin to show what has happened after a view."""
        self._past = dict(view.facts)

    def cut(self, view: View, events: Sequence[Event]) -> Parts:
        """Return the events, split after each step with the facts noted of it, and after each page."""
        parts: list[list[Event]] = [[]]
        stepped = False
        for event in events:
            if stepped and not isinstance(event, Noted):
                parts.append([])
                stepped = False
            parts[-1].append(event)
            stepped = stepped or bool(self.step(event))
            if self.tale(view, event) is not None:
                parts.append([])
        return [*parts] if parts[-1] or len(parts) == 1 else [*parts[:-1]]

    def shown(self, view: View, to_come: Parts) -> View:
        """Return a view as far as it has been shown, without the effects of parts that are to come."""
        return replace(before(view, [event for part in to_come for event in part]), facts={**self._past})

    def trail(self, match: Match, to_come: Parts) -> Sequence[str]:
        """Return the chambers through which the party came, but for steps that are to come."""
        left = sum(bool(self.step(event)) for part in to_come for event in part)
        whole = trail(self.game, [match.opening, *match.history])
        return whole[: len(whole) - left]

    def note(self, events: Sequence[Event]) -> None:
        """Note that a part has been shown."""
        self._past = {**self._past, **{each.fact: each.value for each in events if isinstance(each, Noted)}}

    # the page

    def open(self, view: View, events: Sequence[Event]) -> Tale | None:
        """Open the page at the end of a part, if there is one, and return it."""
        self._lain = 0.0
        self.leaf = next((tale for event in events if (tale := self.tale(view, event))), None)
        return self.leaf

    def close(self) -> None:
        """Close the page."""
        self.leaf = None

    def is_read(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if the page has been shown long enough where no person plays."""
        self._lain += dt
        return self._lain >= READ


class PageTurner(Feature):
    """Turns the pages where no person plays: each stays for a while."""

    def __init__(self, pages: StoryPages, speed: Speed, read_on: Callable[[], object]):
        self._pages, self._speed, self._read_on = pages, speed, read_on

    def update(self, dt: float) -> bool:
        if self._pages.leaf is None:
            return False
        if self._pages.is_read(dt * (self._speed.factor or 1.0)):
            self._read_on()
        return True
