"""Who gets the room in the middle of an arena: the preview line, the lane, the stakes, or the panel about a figure."""

from collections.abc import Mapping, Sequence

from game.core.cards import Card
from game.core.combatants import HEROES

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Fonts
from ..table.card_art import CardArt
from ..table.preview import PreviewLine
from ..table.skins.skin import Sign
from ..ui.widget import Widget
from .hand import OpenHand
from .lane import FOOT, AnswerPreview, Lane, Stakes
from .panel import FigurePanel
from .plate import FigurePlate, behind
from .preview_lines import SideLine, SlimPreviewLine
from .victory import EndPlate

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
