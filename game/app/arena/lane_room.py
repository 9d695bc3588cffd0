"""Who gets the room in the middle of an arena: the preview line, the lane, the stakes, or the panel with the
details of the focused figure."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game import i18n
from game.core.cards import Card
from game.core.combatants import HEROES, LATER, Figure, Trait
from game.i18n import _, ngettext

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..table.card_art import CardArt
from ..table.preview import PreviewLine
from ..table.skins.skin import Sign
from ..ui.widget import Look, Widget
from .buttons import state_of
from .hand import OpenHand
from .lane import FOOT, AnswerPreview, Lane, Stakes, draw_paper
from .plate import FigurePlate, behind
from .plate_parts import NO_SIGNS, Told, described_with_signs, in_rows
from .preview_lines import SideLine, SlimPreviewLine
from .victory import EndPlate

EDGE, TOP, PANEL_FOOT, COLUMN_GAP, ROW = 20.0, 8.0, 13.0, 26.0, 3.0
NAME, TEXT = 23.0, 22.0
COLUMNS = 3
STEPS = 5  # number of text sizes tried, from the preferred down to the smallest
NEAR = 12.0  # gap between an ability's name and when it can be used
Taught = tuple[str, str, str]  # name, when usable (with state), what it does


class Cell(NamedTuple):
    """The laid-out text of an ability: its name, when it can be used (`beside` the name or below), and what it does."""

    head: Block
    when: Block
    text: Block
    beside: bool

    @property
    def top(self) -> float:
        """The height of everything above the text."""
        return self.head.height + (0.0 if self.beside else self.when.height)

    @property
    def tall(self) -> float:
        """The whole height."""
        return self.top + self.text.height

    def blocks(self) -> tuple[Block, ...]:
        """Return the blocks that are not empty."""
        return tuple(block for block in (self.head, self.when, self.text) if block.height)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the name and when it can be used in the title colour, then the text."""
        theme, after = canvas.theme, self.head.width + NEAR
        canvas.block(self.head, box, theme.wine, valign=0)
        when = Box(box.x + after, box.y, box.w - after, self.head.height) if self.beside else box.moved(
            0, self.head.height)  # fmt: skip
        canvas.block(self.when, when, theme.wine, valign=0.5 if self.beside else 0)
        canvas.block(self.text, box.moved(0, self.top), theme.ink, valign=0)


class FigurePanel(Widget):
    """A figure's state and abilities.

    With little room less is said; abilities of later levels are only counted.
    """

    role = "text"

    def __init__(
        self, figure: Figure, counts: Mapping[str, int], room: Box, letters: Fonts,
        signs: Mapping[str, Sign] = NO_SIGNS,
    ):  # fmt: skip
        super().__init__("about", i18n.say(figure.name), room)
        self.letters, self.room = letters, room
        inner = Box(room.x + EDGE, room.y + TOP, room.w - 2 * EDGE, room.h - TOP - PANEL_FOOT)
        told = [("", self.label), *described_with_signs(figure, counts, signs), *_to_come(figure)]
        self.status_lines = in_rows(told, inner, letters)
        top = self.status_lines[-1].box.bottom
        rest = Box(inner.x, top, inner.w, inner.bottom - top)
        self.cells = self._cells([trait for trait in figure.traits if trait.state != LATER], rest)
        bottom = max((box.bottom for _cell, box in self.cells), default=top)
        self.box = room._replace(h=bottom + PANEL_FOOT - room.y)

    def reach(self, foot: float) -> None:
        """Extend the panel down to `foot`, as far as there is room."""
        self.box = self.box._replace(h=max(self.box.h, min(foot, self.room.bottom) - self.box.y))

    def _cells(self, traits: Sequence[Trait], room: Box) -> list[tuple[Cell, Box]]:
        """Return the fullest description of abilities that fits, in the largest letters."""
        sizes = [self.letters.scale - i * (self.letters.scale - 1) / (STEPS - 1) for i in range(STEPS)]
        for told in ways_to_tell(traits):
            for share in dict.fromkeys(sizes):
                for columns in range(min(COLUMNS, len(told)), 0, -1):
                    cells = self._laid(told, room, share, columns)
                    if all(box.inside(room) and not any(block.overflow for block in cell.blocks())
                           for cell, box in cells):  # fmt: skip
                        return cells
        return []

    def _laid(self, told: Sequence[Taught], room: Box, share: float, columns: int) -> list[tuple[Cell, Box]]:
        """Return the cells row by row, each row as high as its tallest cell."""
        wide, y = (room.w - (columns - 1) * COLUMN_GAP) / columns, room.y
        cells: list[tuple[Cell, Box]] = []
        for first in range(0, len(told), columns):
            row = [self._lettered(each, share, wide) for each in told[first : first + columns]]
            row = [cell._replace(beside=all(each.beside for each in row)) for cell in row]
            high = max(cell.tall for cell in row)
            cells += [(cell, Box(room.x + i * (wide + COLUMN_GAP), y, wide, high)) for i, cell in enumerate(row)]
            y += high + ROW
        return cells

    def _lettered(self, told: Taught, share: float, wide: float) -> Cell:
        name, when, text = told
        head, after = self._block(name, "strong", NAME * share, wide), self._block(when, "body", TEXT * share, wide)
        beside = len(head.lines) == len(after.lines) == 1 and head.width + NEAR + after.width <= wide
        return Cell(head, after, self._block(text, "body", TEXT * share, wide), beside)

    def _block(self, text: str, role: str, size: float, wide: float) -> Block:
        """Return a left-aligned block; an empty text has no height."""
        block = self.letters.flush(text, role, size, wide)
        return block if text else block._replace(height=0.0)

    def blocks(self) -> tuple[Block, ...]:
        return (
            *(word.block for word in self.status_lines),
            *(block for cell, _box in self.cells for block in cell.blocks()),
        )

    def looks(self) -> tuple[Hashable, ...]:
        return (self.box,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        draw_paper(canvas, self.box)
        for word in self.status_lines:
            word.draw(canvas)
        for cell, place in self.cells:
            cell.draw(canvas, place)


def _to_come(figure: Figure) -> Iterator[Told]:
    """Yield how many abilities a hero has yet to get."""
    n = sum(trait.state == LATER for trait in figure.traits) if figure.side == HEROES else 0
    if n:
        yield "", ngettext("{n} more ability later", "{n} more abilities later", n).format(n=n)


def ways_to_tell(traits: Sequence[Trait]) -> Iterator[list[Taught]]:
    """Yield descriptions of abilities, from full to short: everything; without their texts; only names.

    If something is left out, a line says how to read it.
    """
    more = _("Look closer to read what they do.")
    yield [(i18n.say(trait.name), timed(trait), i18n.say(trait.text)) for trait in traits]
    yield [*((i18n.say(trait.name), timed(trait), "") for trait in traits), ("", "", more)]
    yield [(", ".join(i18n.say(trait.name) for trait in traits), "", more)]


def timed(trait: Trait) -> str:
    """Return when an ability can be used, and its state."""
    state = state_of(trait) if trait.state != LATER else ""
    return ", ".join(filter(None, (i18n.say(trait.when), state)))


def headed(trait: Trait) -> str:
    """Return an ability's name, when it can be used, and its state."""
    about, name = timed(trait), i18n.say(trait.name)
    return _("{name}  ({when})").format(name=name, when=about) if about else name


BESIDE_FEET = FigurePlate | Lane | PreviewLine | Stakes  # widgets that do not make an enemy stand behind them
SHADOW = 30.0  # design pixels: the shadow around a figure
GAP = 4.0  # design pixels between a figure's panel and its cards


def preview_in(widgets: Sequence[Widget]) -> PreviewLine | None:
    """Return the preview line, or None."""
    return next((widget for widget in widgets if isinstance(widget, PreviewLine)), None)


def clear_of_end(widgets: list[Widget], has_landed: bool) -> list[Widget]:
    """Return the widgets without the figures that the plate of a fight's end covers, once it has landed."""
    end = next((widget.box for widget in widgets if isinstance(widget, EndPlate)), None)
    if end is None or not has_landed:
        return widgets
    return [widget for widget in widgets if not isinstance(widget, FigurePlate) or not widget.box.overlaps(end)]


def hold_off_foes(widgets: Sequence[Widget]) -> bool:
    """Let the focus pass by enemies at the end of a fight: the mouse that rests there must not take it from the button
    to go on. Return True at such an end."""
    if not any(isinstance(widget, EndPlate) for widget in widgets):
        return False
    for widget in widgets:
        if isinstance(widget, FigurePlate) and widget.figure.side != HEROES:
            widget.focusable = False
    return True


def make_way(widgets: Sequence[Widget]) -> None:
    """Fit the preview line to the lane: it may cover what the lane says of a blow, lies within the lane's frame, and
    pushes the word of an answer preview up. Enemies stand behind what lies over their feet."""
    told = preview_in(widgets)
    for lane in widgets:
        if isinstance(lane, Lane):
            lane.tells = told is None or not told.plate.overlaps(lane.foot)
            if lane.there and isinstance(told, SlimPreviewLine) and told.plate.overlaps(lane.box):
                told.lie_in(lane.box, lane.sides[0].cards.bottom)
    for answer in widgets:
        if isinstance(answer, AnswerPreview) and told is not None:
            answer.keep_off(told.plate)
    behind(widgets, [widget.box for widget in widgets if not isinstance(widget, BESIDE_FEET)])


def without_crowded_stakes(widgets: list[Widget]) -> list[Widget]:
    """Return the widgets without the plate of the stakes if the preview line needs its place."""
    told = preview_in(widgets)
    if told is None:
        return widgets
    return [widget for widget in widgets if not (isinstance(widget, Stakes) and widget.box.overlaps(told.plate))]


def with_panel(
    widgets: list[Widget],
    focused: FigurePlate,
    foreground: Box,
    hand: Sequence[Card],
    letters: Fonts,
    signs: Mapping[str, Sign],
    art: CardArt,
) -> list[Widget]:
    """Return the widgets with a panel about the focused figure in place of what the lane shows otherwise.

    `foreground` is the room for it, `hand` the cards to show beside it, large; on the plate they overlap too much.
    """
    told = preview_in(widgets)
    room = foreground._replace(h=told.plate.y - foreground.y) if told is not None else foreground
    shown = [OpenHand(hand, room, art)] if hand else []
    left = room._replace(w=shown[0].box.x - GAP - room.x) if shown else room
    panel = FigurePanel(focused.figure, focused.counts, left, letters, signs)
    slim = next((widget for widget in widgets if isinstance(widget, SlimPreviewLine)), None)
    if slim and not shown:  # the line stands on the panel's plate
        panel.box = slim.join(panel.box)
    else:
        panel.reach(FOOT)
    rest = [widget for widget in widgets if not isinstance(widget, Stakes | Lane)]
    at = next((i for i, widget in enumerate(rest) if widget.id == "preview"), len(rest))
    return [*rest[:at], panel, *shown, *rest[at:]]


def is_covered(journal: Box, widgets: Sequence[Widget]) -> bool:
    """Return True if something lies over the place of the journal."""
    return any(
        widget.box.overlaps(journal)
        for widget in widgets
        if isinstance(widget, EndPlate | SideLine | FigurePanel) or (isinstance(widget, Lane) and widget.there)
    )


def draw_feet(canvas: Canvas, widgets: Sequence[Widget], crossed: bool) -> None:
    """Draw what the stakes, the figures and the lane show under the cards; `crossed` is True if swords may cross in the
    lane."""
    for kind in (Stakes, FigurePlate, Lane):
        for widget in widgets:
            if not isinstance(widget, kind):
                continue
            seen = canvas.visible((widget.sheet if isinstance(widget, Stakes) else widget.box).inset(-SHADOW))
            if seen and isinstance(widget, Lane):
                widget.crossed = crossed
            if seen:
                widget.draw_under(canvas)
