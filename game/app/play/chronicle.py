"""The chronicle of a play: what happened, in sentences, as the viewer saw it."""

from collections.abc import Callable, Sequence
from typing import Any

from game import i18n
from game.core.events import Changed, Event, Told
from game.core.game import Game
from game.core.narration import briefly, sentences
from game.core.text import Text
from game.levels import Room

from ..gfx.fonts import breakable
from ..table.livery import Livery, livery_of
from ..table.preview import entry
from ..table.skins import skin_of

KEPT = 400  # greatest number of journal lines
Marked = Callable[[str, Event], str]


class Chronicle:
    """The journal of one table. `viewer` returns the seat that reads it; `marked` adds a sign for its event to a line.

    `room` is the table's room: its gauges show changes that are not told, and with places for seats each line gets the
    crest of the seat that acted.
    """

    def __init__(self, game: Game[Any], seats: Sequence[str], viewer: Callable[[], int], marked: Marked):
        self.lines: list[str] = []
        self.room: Room
        self._game, self._seats, self._viewer, self._marked = game, seats, viewer, marked
        self._speech = skin_of(game.id).speech

    @property
    def last(self) -> str:
        """The newest line; "" before there is any."""
        return self.lines[-1] if self.lines else ""

    def heard(self, events: Sequence[Event]) -> list[str]:
        """The sentence about each event, as the viewer sees it; "" for an event without one."""
        texts = sentences(self._game.messages, [event.seen_by(self._viewer()) for event in events])
        return ["" if text is None else _written(text) for text in texts]

    def said(self, events: Sequence[Event]) -> list[str]:
        """The sentences about events."""
        return [line for line in self.heard(events) if line]

    def livery(self, seat: int) -> Livery:
        """The colours and crest of a seat."""
        return livery_of(self._game.id, seat, self._seats[seat])

    def noted(self, line: str, seat: int | None) -> str:
        """A journal line, with the acting seat's crest if seats have places of their own in the room."""
        return line if seat is None or not self.room.seats else entry(line, self.livery(seat))

    def is_counted(self, event: Event) -> bool:
        """True if an event only changes a number that a gauge shows, so that it is not told."""
        return isinstance(event, Changed) and event.gauge in self.room.gauges

    def is_speech(self, event: Event) -> bool:
        """True if the event is something said by a player."""
        return isinstance(event, Told) and event.what in self._speech

    def note(self, line: str, seat: int | None) -> None:
        """Add a line about what a seat did."""
        self.lines = [*self.lines[-KEPT:], self.noted(line, seat)]

    def tell(self, event: Event, line: str, seat: int | None) -> None:
        """Add the sentence about an event of a seat's action, unless a gauge shows it."""
        if line and not self.is_counted(event):
            self.lines = [*self.lines[-KEPT:], self._marked(self.noted(line, seat), event)]

    def recall(self, opening: Sequence[Event], deeds: Sequence[tuple[int, Sequence[Event]]]) -> None:
        """Write the last lines of a play that is continued, from its opening and each action's seat and events."""
        lines: list[str] = []
        for seat, events in [*reversed(deeds), (None, opening)]:
            if len(lines) < KEPT:
                told = [event for event in events if not self.is_counted(event)]
                heard = zip(told, self.heard(told), strict=True)
                lines = [*(self._marked(self.noted(line, seat), event) for event, line in heard if line), *lines]
        self.lines = lines[-KEPT:]


def _written(text: Text) -> str:
    """A sentence as the journal stores it, with its short form for narrow places."""
    line, brief = breakable(i18n.say(text)), briefly(text)
    return entry(line, brief=i18n.say(brief)) if brief else line
