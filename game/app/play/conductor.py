"""The conductor of a table: it shows on the stage what has already happened, in the parts in which it is told."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, ParamSpec, Protocol

from game.core.events import Event
from game.core.view import View

from ..base.tween import Seq, Step
from ..table.stage import Stage
from ..table.timeline import build_timeline, sound_of

P = ParamSpec("P")
Events = Sequence[Event]
Walks = Callable[[Events], Mapping[int, Callable[[], Step]]]
Cut = Callable[[Events], Sequence[Events]]


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


class Conductor:
    """Shows events in parts, one after the other. The rules have finished before: it decides nothing.

    `heard` returns the sentence about each event, `pace` the speed (0 for at once), `walks` the steps between rooms,
    and `cut` the parts. `part_began` is emitted with the events of a part whose animation starts, `told` with each
    event and its sentence at the moment it shows, `part_ended` after the animation, and `finished` when nothing is left
    to show. A listener of `part_ended` may `hold` what follows until `resume` is called.
    """

    def __init__(self, heard: Callable[[Events], Sequence[str]], pace: Callable[[], float], walks: Walks,
                 cut: Cut):  # fmt: skip
        self.stage: Stage
        self.part_began: Signal[Events] = Signal()
        self.told: Signal[Event, str] = Signal()
        self.part_ended: Signal[Events] = Signal()
        self.finished: Signal[[]] = Signal()
        self.timeline: Step | None = None  # the animation that runs
        self.held = False
        self.parts: list[Events] = []  # what is still to be shown
        self.part: Events = ()  # what is being shown, or was shown last
        self._heard, self._pace, self._walks, self._cut = heard, pace, walks, cut

    @property
    def busy(self) -> bool:
        """True while something is shown or still to be shown."""
        return self.timeline is not None or bool(self.parts) or self.held

    def play(self, events: Events) -> None:
        """Show events, as the viewer sees them."""
        self.parts = list(self._cut(events))
        self._next()

    def run(self, step: Step) -> None:
        """Run a step that shows no event, such as a card that slides back."""
        self.part, self.timeline = (), step

    def update(self, dt: float) -> None:
        """Advance the animation by `dt` seconds."""
        if self.timeline is not None:
            self.timeline.update(dt)
            if self.timeline is not None and self.timeline.done:
                self.end()

    def hurry(self) -> None:
        """Jump to the end of the animation; the part after it begins."""
        if self.timeline is not None:
            self.drop()
            self.end()

    def to_beat(self) -> None:
        """Jump to the next beat of the animation, or to its end."""
        if not (isinstance(self.timeline, Seq) and self.timeline.to_beat()):
            self.hurry()

    def drop(self) -> None:
        """Jump to the end of the animation, and end no part: what follows was meant for another viewer."""
        score, self.timeline = self.timeline, None  # prevents a second call while it finishes
        if score is not None:
            score.finish()

    def hold(self) -> None:
        """Show nothing more until `resume` is called."""
        self.held = True

    def resume(self) -> None:
        """Go on with what is left to show."""
        self.held = False
        self._next()

    def forget(self) -> None:
        """Drop everything that is still to be shown."""
        self.timeline, self.held, self.parts, self.part = None, False, [], ()

    def end(self) -> None:
        """End the part that is shown."""
        self.timeline = None
        self.part_ended.emit(self.part)
        if not self.held:
            self._next()

    def _next(self) -> None:
        if not self.parts:
            self.part = ()
            self.finished.emit()
            return
        self.part = self.parts.pop(0)
        lines, pace = iter(self._heard(self.part)), self._pace()
        self.stage.pace = pace
        if pace:
            tell = lambda event: self.told.emit(event, next(lines))  # noqa: E731
            self.timeline = build_timeline(self.stage, self.part, tell, self._walks(self.part))
            self.part_began.emit(self.part)
            return
        for event, line in zip(self.part, lines, strict=True):
            sound_of(self.stage, event)
            self.told.emit(event, line)
        self.end()


Parts = Sequence[Sequence[Event]]


class ToldTable(Protocol):
    """A table as its telling sees it."""

    @property
    def stage(self) -> Stage: ...

    def now(self) -> View: ...
    def hum(self) -> None: ...


class Telling:
    """Tells what happened in one go."""

    def begin(self, view: View) -> None:
        """Called before what has happened after a view is shown."""

    def cut(self, view: View, events: Sequence[Event]) -> Parts:
        """Return the parts in which events are shown that led to a view."""
        return [events]

    def present(self, view: View) -> View:
        """Return a view as far as it has been shown."""
        return view

    def trail(self) -> Sequence[str]:
        """Return the chambers through which a party came, as far as they have been shown."""
        return ()

    def has_page(self, view: View, event: Event) -> bool:
        """True if an event is told on a page of its own."""
        return False

    def part_ended(self, table: ToldTable, events: Sequence[Event]) -> None:
        """Make the stage match the view exactly, after events have been shown."""
        table.stage.sync(table.now(), lingers=True)
        table.hum()

    def drop(self) -> None:
        """Called before the table is shown as it is at once: what is still to be told is not."""
