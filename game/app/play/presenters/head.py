"""The head of a table: what is played, the task, the number of the room, and the buttons at its right; and what seats
are called there."""

from collections.abc import Sequence
from typing import NamedTuple

from game import i18n
from game.core.capabilities import high_score_layout
from game.core.match import Match
from game.core.selection import Selection
from game.core.text import joined, percent
from game.core.view import View
from game.i18n import _

from ...base.geometry import Box
from ...gfx.fonts import Fonts
from ...table.board import Board
from ...ui.buttons import WordButton
from ...ui.widget import Widget
from ..parts import Table
from ..play_view import PlayView

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
                 chance: str, above: float) -> list[Widget]:  # fmt: skip
    """Return the head's widgets. `speed` is the speed button, if there is one, and `beside` where it stands; `room` is
    the number of the room, whose sign is left out for 0 and where it has no place; `chance` is that of winning; `above`
    is the y of the window's edge."""
    right = speed[0].box.x if speed and beside else board.head_right
    head = board.head(what.name, what.how, task, above, right)
    sign = board.room_sign(room, chance, above)
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


class SeatNames:
    """What the seats of a play are called."""

    def __init__(self, play: PlayView):
        self._play = play

    def of(self, seat: int) -> str:
        """The name of a seat."""
        return _(self._play.game.seats(self._play.match.options)[seat].name)

    def addressed(self, task: str, view: View) -> str:
        """The task, with the acting seat's name before it if names are used, and the name of another person who may
        also act."""
        if view.seat not in view.to_act or not self.are_used():
            return task
        told = _("{seat} · {task}").format(seat=self.of(view.seat), task=task)
        seats = self._play.seats
        others = [seat for seat in view.to_act if seat in seats.people and seat != view.seat]
        if not others or seats.left:
            return told
        both = _("{task} Also free to act: {seat}") if told.endswith("?") else _("{task}. Also free to act: {seat}")
        return both.format(task=told, seat=self.of(others[0]))

    def are_used(self) -> bool:
        """True if tasks name the acting seat: where several people or, without any, several programs play."""
        seats = self._play.seats
        return self._play.several or (not seats.people and len(seats.programs) > 1)


class TableHead:
    """The head of a table. `speed_at` is where the speed button always is; "" if it is beside the other buttons with
    large text only."""

    counts_rooms = True  # the number of the room is shown

    def __init__(self, table: Table, speed_at: str = ""):
        self._table, self._play, self._top, self._speed_at = table, table.play, table.top, speed_at

    def title(self) -> str:
        """What the narrator says: what is played, and how it stands."""
        return joined((self._played().name, i18n.say(self._play.game.status(self._play.view))))

    def _played(self) -> Played:
        player = self._table.services.rounds.player(self._play.match)
        return played(self._play.match, player, self._table.ending.daily, self._play.standing)

    def headline(self) -> str:
        """The current task. Empty during an animation if the task is done or was a choice between offers. In games that
        announce every turn (`skin.turns`) it stays."""
        play, top = self._play, self._top
        task = i18n.say(play.game.status(play.standing))
        done = not top.skin.turns and task != i18n.say(play.game.status(play.view))
        if top.timeline is not None and (self.offered or done):
            return ""
        return self.addressed(self._table.texts.question() or task, play.standing)

    def addressed(self, task: str, view: View) -> str:
        """A task, as it is said to the seats of a view."""
        return self._table.names.addressed(task, view)

    @property
    def offered(self) -> bool:
        """True if verbs are offered on large plates."""
        return any(verb in self._top.skin.offers for verb in self._play.game.buttons(self._play.standing))

    def widgets(self) -> list[Widget]:
        """The widgets of the heading, built anew with every change and during animations."""
        services, board = self._table.services, self._top.board
        above, beside = -services.layout.above, is_speed_beside(self._speed_at, services.fonts)
        speed = self._top.pacing.button(self.speed_place().moved(0, above))
        room = self._top.rooms.counted if self.counts_rooms else 0
        return head_widgets(board, self._played(), self.headline(), speed, beside, room, self._chance(), above)

    def _chance(self) -> str:
        """The chance of winning; "" if it is not known or not wanted."""
        chance = self._table.hinting.chance
        wanted = self._table.services.settings.win_chance and chance is not None and not self._play.match.over
        return i18n.say(percent(chance)) if wanted and chance is not None else ""

    def speed_place(self) -> Box:
        """The place of the speed button."""
        return speed_box(self._top.board, self._speed_at, self._table.services.fonts)
