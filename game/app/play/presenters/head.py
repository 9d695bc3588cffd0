"""The head of a table: what is played, the task, the number of the room, and the buttons at its right."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.capabilities import high_score_layout
from game.core.match import Match
from game.core.selection import Selection
from game.core.view import View
from game.i18n import _

from ...base.geometry import Box
from ...gfx.fonts import Fonts
from ...table.board import Board
from ...ui.buttons import WordButton
from ...ui.widget import Widget

SPEED = Box(1192, 74, 60, 30)  # place of the speed button, under the menu's
SIDE, TOP, LARGE_H = 60.0, 10.0, 44.0  # of the speed button beside the other buttons; height of a large one below them
UNDER, BESIDE = "under", "beside"  # places of the speed button: under the menu's, beside the other buttons
BOTH = 2  # with two choices left, both are named


class Played(NamedTuple):
    """What is played: its name, and the name with the difficulty level, if there is one."""

    name: str
    how: str


def played(match: Match, player: str, daily: str, view: View) -> Played:
    """Name what is played: the `player` of a turn in a round, “Daily dungeon” if `daily` is a day, or the game's title.
    A player's name leaves no room for the level."""
    if player:
        return Played(player, player)
    name = _("Daily dungeon") if daily else _(match.game.title)
    sheet = high_score_layout(match.game)
    level = sheet.level_of(view.text(sheet.level, "")) if sheet else None
    return Played(name, _("{what}: {amount}").format(what=name, amount=_(level.name)) if level else name)


def is_speed_beside(place: str, fonts: Fonts) -> bool:
    """Return True if the speed button stands beside the head's other buttons, not under the menu's. `place` is where it
    always is, or "" if it is beside them with large text only."""
    return place == BESIDE or (not place and fonts.large)


def speed_box(board: Board, place: str, fonts: Fonts) -> Box:
    """Return the place of the speed button."""
    if is_speed_beside(place, fonts):
        return Box(board.head_right - SIDE, TOP, SIDE, SIDE)
    return SPEED._replace(h=LARGE_H) if fonts.large else SPEED


def head_widgets(board: Board, what: Played, task: str, speed: Sequence[WordButton], beside: bool, room: int,
                 above: float) -> list[Widget]:  # fmt: skip
    """Return the head's widgets. `speed` is the speed button, if there is one, and `beside` where it stands; `room` is
    the number of the room, whose sign is left out for 0 and where it has no place; `above` is the y of the window's
    edge."""
    right = speed[0].box.x if speed and beside else board.head_right
    head = board.head(what.name, what.how, task, above, right)
    sign = board.room_sign(room, above)
    free = not any(widget.box.overlaps(sign.box) for widget in head)
    return [*head, *speed, *([sign] if free and room else [])]


def question(widgets: Sequence[Widget], selection: Selection, dragged: bool) -> str:
    """Return the question about what goes with the picked card; "" if nothing is picked, or dragged to other than two
    places."""
    known = {widget.id: widget for widget in widgets}
    picked = known.get(selection.picked[0]) if selection.picked else None
    if picked is None:
        return ""
    left = selection.options() - {*selection.picked}
    ways = [widget for widget in widgets if widget.id in left]
    names = [way.label for way in sorted(ways, key=lambda way: way.box.x)]
    if len(names) != BOTH:
        if dragged:
            return ""  # rings show where the card may be dropped
        return _("{what}: which card?").format(what=picked.label)
    one, other = names
    return _("{what}: {one} or {other}?").format(what=picked.label, one=one, other=other)
