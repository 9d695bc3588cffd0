"""The story pager of a quest: events are shown in parts, up to a step of the party or to a page to be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game import i18n
from game.core.capabilities import trail
from game.core.events import Event, Noted
from game.core.facts import Fact
from game.core.film import before
from game.core.journey import Tale
from game.core.match import Match
from game.core.text import joined
from game.core.view import View

from ...map.pages import READ_ON
from ...services import Services
from ..arena.table import ArenaTable
from .onmap import OnMap

READ = 4.0  # seconds for which a page stays if no person plays


class StoryPager(OnMap, ArenaTable):
    """Shows events in parts; each part ends with a step of the party, or with a page to be read."""

    leaf: Tale | None = None  # the page that is being read
    _past: Mapping[str, Fact] = {}  # the facts, as far as they have been shown
    _lain = 0.0  # seconds for which the page has been shown

    def __init__(self, services: Services, match: Match, daily: str = ""):
        super().__init__(services, match, daily)
        self.conductor.part_began.connect(lambda events: self.refresh())

    # the parts

    def animate(self, events: Sequence[Event]) -> None:
        self._past = dict(self.view.facts)
        super().animate(events)

    def parts(self, events: Sequence[Event]) -> list[Sequence[Event]]:
        """The events, split after each step with the facts noted of it, and after each page."""
        parts: list[list[Event]] = [[]]
        stepped = False
        for event in events:
            if stepped and not isinstance(event, Noted):
                parts.append([])
                stepped = False
            parts[-1].append(event)
            stepped = stepped or self._is_step(event)
            if self._tale(event) is not None:
                parts.append([])
        return [*parts] if parts[-1] or len(parts) == 1 else [*parts[:-1]]

    def _is_step(self, event: Event) -> bool:
        return self.game.quests is not None and bool(self.game.quests.entered_room(event))

    def _tale(self, event: Event) -> Tale | None:
        return None if self.game.quests is None else self.game.quests.tale(self.view, event)

    def present(self) -> View:
        """Return the view as far as it has been shown, without the effects of later events."""
        if not self.conductor.parts and not self.conductor.part:
            return self.view
        to_come = [event for part in self.conductor.parts for event in part]
        return replace(before(self.view, to_come), facts={**self._past})

    @property
    def resting(self) -> bool:
        return not self.conductor.busy

    def steps(self) -> Sequence[str]:
        to_come = sum(self._is_step(event) for part in self.conductor.parts for event in part)
        whole = trail(self.game, [self.match.opening, *self.match.history])
        return whole[: len(whole) - to_come]

    def part_ended(self, events: Sequence[Event]) -> None:
        """Open the page at the end of a part, and let what follows wait until it is read."""
        self._past = {**self._past, **{each.fact: each.value for each in events if isinstance(each, Noted)}}
        self.see()
        self.stage.sync(self.present())
        self._hum()
        self.reveal()
        self.leaf = next((tale for event in events if (tale := self._tale(event))), None)
        if self.leaf is not None:
            self.conductor.hold()
            self._open(self.leaf)

    def _open(self, tale: Tale) -> None:
        self._lain = 0.0
        self.refresh()
        self.set_focus(READ_ON, quiet=True)
        self.services.sounds.play("pencil")
        brings = i18n.say(tale.brings) if tale.brings.message else ""
        self.services.narrator.say(joined((i18n.say(tale.title), i18n.say(tale.text), brings)))
        self.speak_focus(interrupt=False)

    def read_on(self) -> None:
        """Close the page, and go on."""
        self.leaf = None
        self.conductor.resume()

    def log_event(self, event: Event, line: str) -> None:
        """Only add the line of an event with a page of its own to the journal, since the page itself is read out."""
        if self._tale(event) is not None:
            if line:
                self.chronicle.note(line, self.doer())
        else:
            super().log_event(event, line)

    def show_at_once(self) -> None:
        self.leaf = None
        self.conductor.forget()
        self.see()
        self._see_journey()
        super().show_at_once()

    def see(self) -> None:
        super().see()
        if self.resting:
            self._see_journey()

    def let_programs_act(self, dt: float) -> bool:
        """Let nobody act while a page is open; if no person plays, close it after a while."""
        if self.leaf is None:
            return super().let_programs_act(dt)
        if self.seats.people:
            return False
        self._lain += dt * (self.pace or 1.0)
        if self._lain >= READ:
            self.read_on()
        return True
