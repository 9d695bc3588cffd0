"""The shelf: all games in their boxes, to choose one."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any

from game.core.game import Game
from game.core.text import number
from game.i18n import _, day, month, ngettext

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..services import Services
from ..store.records import ABANDONED
from ..table.card_art import SHAPE, CardArt
from ..table.skins import skin_of
from ..ui.gamebox import CARD, PEEK, BoxNote, DayLeaf, GameBox, Signs, alike
from ..ui.text import Headline
from ..ui.widget import Widget
from .describe import BETWEEN, RESULTS, best_score, last_result, minutes, mode_name
from .menu import MenuScene

HEAD, EDGE = 76.0, 54.0  # margins above and at either side
GAP, CLOSE = 46.0, 24.0  # gap between two boxes: usual, and with more than four
WIDEST = 276.0
SHELF, LIP = 76.0, 40.0  # height of the board, and from its upper edge to its front
SUNK = 16.0  # how far the boxes reach below the board's upper edge
NOTE_GAP, NOTE_FOOT, NOTE_EDGE = 14.0, 6.0, 40.0  # gaps between the board and the note, below it, and at either side
MOST = 0.36  # largest share of the page's height for the note
OPENING = 0.28  # seconds in which a box opens
NAMED = 2  # ways to play under way that are named; more are counted

Choose = Callable[[Game[Any]], object]


class GamesScene(MenuScene):
    """The games' boxes on a board, and a note about the focused one; its box opens and its cards look out.

    `heading` says what a game is chosen for; `choose` gets the chosen game.
    """

    name = "games"
    backlit = True

    def __init__(self, services: Services, heading: str, choose: Choose):
        super().__init__(services)
        self.painter.below.append(self._draw_shelf)
        self.painter.above.append(self._draw_tags)
        self.heading, self.choose, self.games = heading, choose, tuple(services.games.values())
        self.open: dict[str, float] = {}  # how far boxes are open (0 to 1), by box id

    def title(self) -> str:
        return self.heading

    def first_focus(self) -> str | None:
        """The game that was played last."""
        runs = self.services.records.runs
        running = self.services.saves.under_way()
        last = running[0].play.game.id if running else runs[-1].game if runs else ""
        return f"game-{last}" if last in self.services.games else None

    def build(self) -> list[Widget]:
        page = self.page
        heading = Headline("heading", self.title(), Box(page.x + 60, page.y + 8, page.w - 120, 60), self.services.fonts)
        note = self._note()
        self.foot = note.box.y - NOTE_GAP - SHELF + SUNK
        self.boxes = alike([self._box(game, box) for game, box in self._places()])
        return [heading, *self.boxes, note]

    # the boxes

    @property
    def board(self) -> Box:
        """The board, from one edge of the window to the other."""
        whole = self.services.layout.whole
        return Box(whole.x - 20, self.foot - SUNK, whole.w + 40, SHELF)

    def _places(self) -> list[tuple[Game[Any], Box]]:
        """Each game with the place of its box."""
        page, count, foot = self.page, len(self.games), self.foot
        gap = GAP if count <= 4 else CLOSE
        tallest = (foot - page.y - HEAD) / (1 + CARD * PEEK)  # the cards need some room above the box
        wide = min(WIDEST, (page.w - 2 * EDGE - (count - 1) * gap) / count, tallest / SHAPE)
        x = page.centre[0] - (count * wide + (count - 1) * gap) / 2
        return [(game, Box(x + i * (wide + gap), foot - wide * SHAPE, wide, wide * SHAPE))
                for i, game in enumerate(self.games)]  # fmt: skip

    def _box(self, game: Game[Any], box: Box) -> GameBox:
        services, id = self.services, f"game-{game.id}"
        art = CardArt(services.canvas, services.settings.four_colours)
        open = self.open.get(id, 1.0 if id == self.focus and services.settings.still else 0.0)
        made = GameBox(
            game,
            best_score(services.records, game),
            skin_of(game.id).cover,
            box,
            services.fonts,
            art,
            lambda: self.choose(game),
            signs_of(game),
            open,
            last_result(services.records, game),
        )
        made.under_way = self._under_way(game)
        return made

    def _under_way(self, game: Game[Any]) -> str:
        """The line about a game's running plays; "" if there are none."""
        running = self.services.saves.under_way(game.id)
        if len(running) > NAMED:
            return ngettext("{n} play under way", "{n} plays under way", len(running)).format(n=len(running))
        names = [name for each in running if (name := mode_name(game, each.play.mode))]
        if not names:
            return _("Under way") if running else ""
        return _("{what}: {amount}").format(what=_("Under way"), amount=", ".join(names))

    def _note(self) -> BoxNote:
        """The note about the focused game; its height is that of the longest note, so that nothing moves."""
        page, nowhere = self.page, Box(0, 0, WIDEST, 0)
        wide, most = page.w - 2 * NOTE_EDGE, page.h * MOST
        notes = {
            f"game-{game.id}": BoxNote(self._box(game, nowhere), wide, most, self.services.fonts) for game in self.games
        }
        high = max(note.high for note in notes.values())
        note = notes.get(self.focus or "") or next(iter(notes.values()))
        note.box = Box(page.x + NOTE_EDGE, page.bottom - NOTE_FOOT - high, wide, high)
        return note

    # opening the boxes

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        before = self.focus
        super().set_focus(id, quiet)
        if self.focus != before:
            self.refresh()  # for the note about the new game

    def update(self, dt: float) -> bool:
        """Open the focused box and shut the others."""
        moving = super().update(dt)
        for box in self.boxes:
            goal = 1.0 if box.id == self.focus else 0.0
            if box.open != goal:
                step = 1.0 if self.services.settings.still else dt / OPENING
                box.open = min(goal, box.open + step) if goal else max(goal, box.open - step)
                self.open[box.id], moving = box.open, True
        return moving

    def at_rest(self) -> bool:
        return all(box.open == (box.id == self.focus) for box in self.boxes)

    def _draw_shelf(self, canvas: Canvas) -> None:
        board = self.board
        canvas.plate("shadow", board)
        canvas.plate("plain" if canvas.stark else "shelf", board)

    def _draw_tags(self, canvas: Canvas) -> None:
        board = self.board
        front = Box(0, board.y + LIP, 0, SHELF - LIP - 2)
        for box in self.boxes:
            box.draw_tag(canvas, Box(box.box.x, front.y, box.box.w, front.h))
            if box.id == self.focus and self.services.stack.top is self:
                box.draw_ring(canvas)


def signs_of(game: Game[Any]) -> Signs:
    """The text and signs on a game's box and beside it: ways to play, number of players, minutes."""
    skin, figures = skin_of(game.id), list[tuple[str, str]]()
    ways = [_(choice.label) for option in game.options[:1] for choice in option.choices if choice.value in skin.ways]
    words = list(ways)
    if skin.players[1]:
        figures.append(("player", span_of(skin.players)))
        words.append(_("Players: {n}").format(n=figures[-1][1]))
    if skin.minutes[1]:
        figures.append(("hourglass", _("{n} min").format(n=span_of(skin.minutes))))
        words.append(figures[-1][1])
    return Signs(tuple(figures), BETWEEN.join(ways), BETWEEN.join(words))


def span_of(ends: tuple[int, int]) -> str:
    """A range as short text: “2–4”, or “2” if both ends are the same."""
    first, last = ends
    return str(first) if first == last else _("{first}–{last}").format(first=first, last=last)


SEALS = {"lost": "seal-lost", ABANDONED: "seal-lost"}  # by result; all others get the usual seal


class DailyScene(GamesScene):
    """The choice of today's dungeon: for each game today's result, the days in a row, and the time until the next
    one."""

    name = "daily"

    def __init__(self, services: Services, choose: Choose):
        super().__init__(services, "", choose)
        self._be(clock())

    def _be(self, now: datetime.datetime) -> None:
        """Set the time and all that depends on it."""
        self.now, self.today = now, now.date().isoformat()
        self.heading = _("Daily dungeon, {date}").format(date=day(self.today))
        self.done = {game.id: self.services.records.daily(game.id, self.today) for game in self.games}

    def update(self, dt: float) -> bool:
        """Update the countdown every minute; at midnight show the new day's dungeons."""
        now = clock()
        if now.replace(second=0, microsecond=0) != self.now.replace(second=0, microsecond=0):
            self._be(now)
            self.refresh()
        return super().update(dt)

    def first_focus(self) -> str | None:
        """The first game whose dungeon has not been played today."""
        return next((f"game-{id}" for id, run in self.done.items() if run is None), super().first_focus())

    def _box(self, game: Game[Any], box: Box) -> GameBox:
        made = super()._box(game, box)
        made.help = _("The same deal for everybody. Your first try counts.")
        made.names = self._today(game)
        row = self.services.records.days_in_a_row(game.id, self.today)
        ways = [ngettext("{n} day in a row", "{n} days in a row", row).format(n=row)] if row else []
        words = BETWEEN.join((*ways, self._next()))
        made.signs = made.signs._replace(ways=words, words=words)
        made.best = made.last = made.under_way = ""
        run = self.done[game.id]
        if run is not None:
            made.leaf = DayLeaf(month(self.today), self.now.day, SEALS.get(run.result, "seal"), self.services.fonts)
        return made

    def _today(self, game: Game[Any]) -> str:
        """The line about today's result in a game."""
        run = self.done[game.id]
        if run is None:
            return _("Today: no result yet.")
        result = _(RESULTS.get(run.result, run.result))
        told = result if run.result == ABANDONED else BETWEEN.join((result, number(run.score)))
        return _("Today: {result}").format(result=told)

    def _next(self) -> str:
        """The line about the time until the next dungeon."""
        tomorrow = datetime.datetime.combine(self.now.date() + datetime.timedelta(1), datetime.time())
        left = tomorrow.timestamp() - self.now.timestamp()  # as it will pass, also where clocks change in between
        return _("Next one in {time}").format(time=minutes(left))


def clock() -> datetime.datetime:
    """The local time now."""
    return datetime.datetime.now()
