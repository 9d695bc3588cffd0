"""What players say at a table: the speech sheet, the blanks of an action, and the line that was said last."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Protocol

from game import i18n
from game.core.blanks import has_blanks, is_blank
from game.core.cards import Card
from game.core.game import Game
from game.core.view import Action, View
from game.i18n import _

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...table.gauges import Gauge
from ...table.livery import Livery
from ...table.places import Places
from ...table.preview import JOURNAL, PreviewLine
from ...table.spots import CardSpot, EmptySlot, PileSpot
from ...ui.buttons import Button, Row, alike
from ...ui.text import Panel
from ...ui.widget import Look, Widget
from ..play_view import Chronicle
from ..session import Seats
from . import Feature, FocusView

LEFT, WIDE, FOOT = 30.0, 1220.0, 766.0  # place of the sheet: the room's cards stay in view
EDGE_X, EDGE_Y, BETWEEN, LOW = 19.0, 16.0, 2.0, 56.0  # margins in the frame; gap between rows; least height of a row
AIR, BEFORE, AFTER = 2.0, 18.0, 8.0  # spare height of a row; margins of its text: left, and least right
LARGE_HIGH = 94.0  # height of a row with large text
LET_BE = "let-be"
SIZE, LINES = 22.0, 5  # size and most lines of a spoken text
AROUND_X, AROUND_Y, CLOSE = 20.0, 26.0, 16.0  # margins of a spoken text; the vertical one of a very long text
LOWEST, NARROWER = 92.0, 20.0  # least height of the parchment; step by which its text is narrowed
SEAL, BEYOND = 30.0, 5.0  # the speaker's crest on a corner, and how far it overlaps the edge
COMES, FROM = 0.3, 46.0  # seconds until it has arrived, and the height from which it comes


class SpeechActions(Protocol):
    """The callbacks of the speech sheet, implemented by the table scene."""

    def pick(self, id: str) -> None: ...
    def let_be(self) -> None: ...


class LineRow(Row):
    """A line to choose, with its text already measured."""

    def __init__(self, id: str, block: Block, label: str, box: Box, do: Callable[[], object], letters: Fonts):
        super().__init__(id, label, box, do, letters)
        self.name = block


def speech_sheet(
    game: Game[Any], view: View, verbs: Collection[str], letters: Fonts, actions: SpeechActions
) -> list[Widget]:
    """Return the speech sheet: every line that may be said now, then “My own words” if allowed, and “Say nothing” if
    others could go on.

    Returns nothing if there is nothing to say.
    """
    said = [action for action in view.legal if action.verb in verbs]
    if not said:
        return []
    lines = {a.ids[0]: i18n.say(game.preview(view, a).text) for a in said if not has_blanks(a)}
    wide = (WIDE - 2 * EDGE_X - BETWEEN) / 2
    size = min((_written(line, wide, 25, letters).size for line in lines.values()), default=0)
    blocks = {id: _written(line, wide, size, letters, grow=False) for id, line in lines.items()}
    row_h = max([LOW, *(block.height + AIR for block in blocks.values())])
    buttons = _buttons(said, view)
    count = len(lines) + len(buttons)
    high = -(-count // 2) * (row_h + BETWEEN) - BETWEEN + 2 * EDGE_Y
    box = Box(LEFT, FOOT - high, WIDE, high)
    places = iter(_cells(box.inset(EDGE_X, EDGE_Y), count, row_h))
    rows = [LineRow(id, blocks[id], line, next(places), _picking(actions, id), letters) for id, line in lines.items()]
    feet = [
        Button(id, name, place, actions.let_be if id == LET_BE else _picking(actions, id), letters, icon)
        for (id, name, icon), place in zip(buttons, places, strict=True)
    ]
    return [Panel("sheet", box, "panel-dark"), *rows, *alike(feet)]


def _cells(room: Box, count: int, high: float) -> list[Box]:
    """Return `count` boxes in two columns, filled column by column; an odd last one spans both."""
    rows, wide = count // 2, (room.w - BETWEEN) / 2
    spots = [divmod(i, rows) for i in range(2 * rows)]
    cells = [
        Box(room.x + column * (wide + BETWEEN), room.y + row * (high + BETWEEN), wide, high) for column, row in spots
    ]
    return [*cells, Box(room.x, room.bottom - high, room.w, high)] if count % 2 else cells


def _written(line: str, wide: float, size: float, letters: Fonts, grow: bool = True) -> Block:
    high, lines = (LARGE_HIGH, 3) if letters.huge else (64, 2)
    return letters.block(line, "body", size, wide - BEFORE - AFTER, high, lines, grow, even=True)


def _buttons(said: Sequence[Action], view: View) -> list[tuple[str, str, str]]:
    """Return the buttons below the lines: id, name and icon."""
    own = [(action.verb, _("My own words"), "quill") for action in said if has_blanks(action)]
    return [*own, (LET_BE, _("Say nothing"), "hand")] if len(view.to_act) > 1 else own


def _picking(actions: SpeechActions, id: str) -> Callable[[], object]:
    return lambda: actions.pick(id)


class Spoken(Widget):
    """A spoken line on parchment over the journal, with the crest of the seat that said it."""

    role = "speech"

    def __init__(self, text: str, livery: Livery | None, box: Box, letters: Fonts, still: bool):
        self.age, self.livery = COMES if still else 0.0, livery
        self.block = _balanced(text, box.w - 2 * AROUND_X, box.h - 2 * CLOSE, letters)
        high = min(box.h, max(LOWEST, self.block.height + 2 * AROUND_Y))
        super().__init__("speech", text, box._replace(h=high))

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return True if it was still arriving."""
        coming, self.age = not self.hangs, self.age + dt
        return coming

    @property
    def hangs(self) -> bool:
        """True once it is in its place."""
        return self.age >= COMES

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        left = max(0.0, 1 - self.age / COMES)
        box, alpha = box.moved(0, -FROM * left * left), round(255 * (1 - left))
        canvas.plate("shadow", box, alpha)
        canvas.plate("parchment", box, alpha)
        canvas.block(self.block, box, canvas.theme.ink, "centre", alpha=alpha)
        if self.livery and self.hangs:
            self.livery.shield(canvas, Box(box.x - BEYOND, box.y - BEYOND, SEAL, SEAL))


def _balanced(text: str, width: float, height: float, letters: Fonts) -> Block:
    """Return the text on lines of similar length; what does not fit on the parchment is in the journal."""
    block = letters.cut(text, "strong", SIZE, width, height, LINES)
    shown = " ".join(block.lines)
    while (narrower := letters.block(shown, "strong", SIZE, block.width - NARROWER, height, LINES)).overflow <= 0:
        if (narrower.size, len(narrower.lines)) != (block.size, len(block.lines)):
            break
        block = narrower
    return block


ABOVE = Box(216, -44, 848, 44)  # place above the speech sheet for the line about the party's state


class SpeechSheet(Feature):
    """The sheet with the lines that may be said now. It lies over the lower part of the table."""

    def __init__(
        self, game: Game[Any], verbs: Collection[str], seats: Seats, actions: SpeechActions, screen: FocusView
    ):
        self._game, self._verbs, self._seats, self._actions, self._screen = game, verbs, seats, actions, screen

    def has_journal(self) -> bool:
        return self._screen.widget("sheet") is None  # the sheet covers it

    def lines(self, view: View, fonts: Fonts) -> list[Widget]:
        """The sheet and its lines; empty if there is nothing to say, or the seat has left the turn to others."""
        return [] if self._seats.left else speech_sheet(self._game, view, self._verbs, fonts, self._actions)

    def beside(self, widgets: Sequence[Widget], sheet: Box, fonts: Fonts, wholes: Collection[str]) -> list[Widget]:
        """The widgets that the sheet does not cover; cards and piles among them cannot be focused. A line above the
        sheet tells the state of the party, whose gauges are covered. `wholes` are the zones chosen as a whole."""
        left = [widget for widget in widgets if not widget.box.overlaps(sheet)]
        for widget in left:
            widget.focusable = widget.focusable and not isinstance(widget, CardSpot | PileSpot)
        return [*left, *_standing(widgets, sheet, fonts, wholes)]

    @staticmethod
    def toast_line(standing: Widget | None) -> Box | None:
        """The place of a toast while the sheet is open: that of the line above it."""
        return ABOVE._replace(y=standing.plate.y) if isinstance(standing, PreviewLine) else None


def _standing(widgets: Sequence[Widget], sheet: Box, fonts: Fonts, wholes: Collection[str]) -> list[Widget]:
    """The line about the party's state; empty if it would cover cards."""
    told = (each for each in widgets if isinstance(each, Gauge | EmptySlot) or each.id in wholes)
    parts = (_("{what}: {amount}").format(what=w.label, amount=w.value) if w.value else w.label for w in told)
    line = PreviewLine("  ·  ".join(parts), fonts, ABOVE.moved(0, sheet.y - 2), "standing")
    cards = (each.box for each in widgets if isinstance(each, CardSpot) and each.id not in wholes)
    return [] if any(line.plate.overlaps(box) for box in cards) else [line]


class Filling(Protocol):
    """Asks a seat for a blank of an action and calls `done` with the id that fills it; see the route of that name."""

    def __call__(
        self, seat: int, deed: str, about: str, blank: str, done: Callable[[str], object], cards: Sequence[Card]
    ) -> None: ...


class Blanks:
    """Asks for the blanks of an action before it is played."""

    def __init__(self, game: Game[Any], fill: Filling, do: Callable[[Action], object]):
        self._game, self._fill, self._do = game, fill, do

    def fill_or_do(self, view: View, action: Action, zones: Iterable[str]) -> None:
        """Ask for each blank in turn, then play the action. If the player goes back, nothing happens. The open cards in
        the `zones` may be mentioned in a text."""
        blank = next(filter(is_blank, action.ids), None)
        if blank is None:
            self._do(action)
            return
        about = i18n.say(self._game.preview(view, action).text)
        at, zones = action.ids.index(blank), [*zones]

        def filled(id: str) -> None:
            self.fill_or_do(view, action._replace(ids=(*action.ids[:at], id, *action.ids[at + 1 :])), zones)

        cards = [card for zone in zones for card in view.zones[zone] if card is not None]
        self._fill(action.seat, _(self._game.verbs[action.verb].label), about, blank, filled, cards)


class SpokenLine(Feature):
    """The last spoken line. `places` and `fonts` return those of the table as it is laid out now."""

    def __init__(self, chronicle: Chronicle, places: Callable[[], Places], fonts: Callable[[], Fonts]):
        self.line: Spoken | None = None
        self._chronicle, self._places, self._fonts = chronicle, places, fonts
        self._seat: int | None = None

    def hang_up(self, line: str, seat: int | None, still: bool) -> None:
        """Show what a seat said; `still` without motion."""
        places, self._seat = self._places(), seat
        place = places.box_or("speech", places.box_or("journal", JOURNAL))
        livery = self._chronicle.livery(seat) if seat is not None and self._chronicle.room.seats else None
        self.line = Spoken(line, livery, place, self._fonts(), still)

    def lay_out(self, still: bool) -> None:
        """Put the line into the place that it has now."""
        if self.line is not None:
            self.hang_up(self.line.label, self._seat, still)

    def clear(self) -> None:
        """Take the line down."""
        self.line = None

    @property
    def hangs(self) -> bool:
        """True if a line is in its place, and covers the journal."""
        return self.line is not None and self.line.hangs

    @property
    def comes(self) -> bool:
        """True while a line is still coming."""
        return self.line is not None and not self.line.hangs

    def dress(self, widgets: list[Widget]) -> list[Widget]:
        return widgets if self.line is None else [*widgets, self.line]

    def update(self, dt: float) -> bool:
        return self.line is not None and self.line.update(dt)
