"""The title screen, and the page of the running plays, which it opens to continue one."""

import math
from collections.abc import Callable, Sequence
from itertools import accumulate

from game.core.cards import parse
from game.core.save import SavedPlay
from game.i18n import _, clock, ngettext
from game.puzzles import has_pack

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..services import Services
from ..store.saves import RunningPlay
from ..table.card_art import SHAPE, CardArt
from ..ui.buttons import Button, IconButton, alike, in_one_line, shared
from ..ui.cards import draw_tilted
from ..ui.gamebox import cover_of
from ..ui.text import Words, bone, cream
from ..ui.widget import Do, Widget
from .describe import BETWEEN, play_name, progress, turn_of
from .menu import MOTTO, FootButton, MenuScene, centred, list_room
from .slots import SlotRow

FAN = (("KC", 14.0), ("7H", 7.0), ("QS", 0.0), ("9D", -7.0), ("AS", -14.0))
CARD, APART, BOWED = 184.0, 170.0, 10.0  # width of a card, distance to the next, bend of the row
FAN_Y, RAISED = 374.0, 12.0  # middle of the fan, and how much higher it is above a note
BREATH, REST, LIFT = 2.6, 0.7, 6.0  # seconds in which a card rises and sinks; seconds until the next one; distance
NOTE, NOTE_MOST, NOTE_FOOT = 34.0, 46.0, 595.0  # height of the note, greatest height in large letters, lower edge
TWO_LINES = 68.0  # height of the note on two lines
LOGO, LOGO_Y, LINE_Y = (720.0, 180.0), 0.0, 174.0
WIDE, GAP = 1144.0, 16.0  # width of a row of buttons, and gap between them
FIRST, SECOND = (607.0, 64.0), (683.0, 62.0)  # y and height of the first and of the second row of buttons

Entry = tuple[str, str, str, Do]  # id, label, icon and action


class TitleScene(MenuScene):
    """The title screen: continue a play, start a new one, or open the other pages."""

    name = "title"
    music = "music-title"
    dim = 60

    def __init__(self, services: Services):
        super().__init__(services)
        self.painter.below.append(self._draw_sign)
        self.time = 0.0  # seconds of the cards' idle animation

    def title(self) -> str:
        return "Underdeck"

    def build(self) -> list[Widget]:
        self.running = self.services.saves.under_way()
        letters = self.services.fonts
        top = self.page.y
        line = Words(
            "line",
            _(MOTTO),
            Box(240, top + LINE_Y, 800, 44),
            letters,
            "strong",
            27,
            bone,
            "centre",
            0.5,
            1,
            True,
        )
        return [line, *self._buttons(), *self._note()]

    def _buttons(self) -> list[Widget]:
        """Two rows of buttons: ways to play in the first, one of them red; the other pages and “Quit” in the second."""
        services = self.services
        first: list[Entry] = [
            *self._ways_on(),
            ("new", _("New game"), "cards", services.routes.games.new_game),
            ("daily", _("Daily dungeon"), "calendar", services.routes.plays.daily),
        ]
        if any(map(has_pack, services.games)):
            first.append(("puzzles", _("Puzzles"), "search", services.routes.puzzles.page))
        second: list[Entry] = [
            ("help", _("How to play"), "book", services.routes.learning.how_to_play),
            ("records", _("Records"), "trophy", services.routes.results.records),
            ("settings", _("Settings"), "gear", services.routes.menus.settings),
            ("credits", _("Credits"), "quill", services.routes.menus.credits),
        ]
        return [*self._row(first, FIRST), *self._with_way_out(second)]

    def _ways_on(self) -> list[Entry]:
        """The button to go on with what is under way; if there is nothing, the one to what lies in a slot, if
        anything."""
        services = self.services
        if self.running:
            return [("continue", _("Continue"), "torch", lambda: services.routes.plays.continue_play(self.running))]
        if services.saves.anything():
            return [("load", _("Load a game"), "load", lambda: services.routes.plays.slots(None))]
        return []

    def _with_way_out(self, entries: Sequence[Entry]) -> Sequence[Widget]:
        """The second row of buttons; if “Quit” does not fit as a word, it is an icon only."""
        quit, (y, side) = _("Quit"), SECOND
        whole = [*entries, ("quit", quit, "exit", self.services.quit)]
        needed = sum(in_one_line(label, icon, self.services.fonts) for _id, label, icon, _do in whole)
        if needed <= WIDE - (len(whole) - 1) * GAP:
            return self._row(whole, SECOND)
        words = self._row(entries, SECOND, side + GAP)
        return [
            *words,
            IconButton("quit", quit, Box(words[-1].box.right + GAP, y, side, side), self.services.quit, "exit"),
        ]

    def _row(self, entries: Sequence[Entry], place: tuple[float, float], beside: float = 0.0) -> Sequence[Widget]:
        """Buttons side by side that fill the row, except for the width `beside` at its end."""
        (y, high), x = place, 640 - WIDE / 2
        widths = shared([(label, icon) for _id, label, icon, _do in entries],
                        WIDE - beside - (len(entries) - 1) * GAP, self.services.fonts)  # fmt: skip
        starts = accumulate((wide + GAP for wide in widths), initial=x)
        red, told = self.first_focus(), {"continue": self._told()}
        return alike([
            Button(id, label, Box(left, y, wide, high), do, self.services.fonts, icon, id == red, told.get(id, ""))
            for (id, label, icon, do), left, wide in zip(entries, starts, widths, strict=False)
        ])  # fmt: skip

    def _told(self) -> str:
        """The description of the play that was saved last, and the number of others; "" if there is none."""
        if not self.running:
            return ""
        play, more = self.running[0].play, len(self.running) - 1
        others = [ngettext("{n} more under way", "{n} more under way", more).format(n=more)] if more else []
        told = (play_name(play), turn_of(self.services.rounds, play), progress(play), *others)
        return BETWEEN.join(filter(None, told))

    def _note(self) -> list[Widget]:
        if not self.running:
            return []
        left = 640 - WIDE / 2  # it describes the leftmost button below
        box = Box(left, NOTE_FOOT - self._note_tall, WIDE, self._note_tall)
        note = Words("note", self._told(), box, self.services.fonts, "body", 23, cream, "left", 0.5, 1, True)
        if note.block.overflow <= 0:
            return [note]
        box = Box(left, NOTE_FOOT - TWO_LINES, WIDE, TWO_LINES)  # large text
        return [Words("note", self._told(), box, self.services.fonts, "body", 23, cream, "left", 0.5, 2, True)]

    @property
    def _note_tall(self) -> float:
        return min(NOTE * self.services.fonts.scale, NOTE_MOST)

    def first_focus(self) -> str | None:
        return "continue" if self.running else "new"

    def back(self) -> None:
        """Focus the quit button; there is nothing behind the title."""
        self.set_focus("quit")

    def prompts(self) -> list[tuple[str, str]]:
        """The prompts; for a button with an icon only, the prompt shows its label."""
        focused = self.widget(self.focus)
        return [("confirm", focused.label if isinstance(focused, IconButton) else _("Choose"))]

    def ambient(self, dt: float) -> bool:
        restless = super().ambient(dt)
        if self.services.settings.still:
            return restless
        before = self._breathes()
        self.time += dt
        return restless or before != self._breathes()

    def _breathes(self) -> tuple[int, float]:
        """The index of the card that rises just now, and how far; the cards rise one after the other, from left to
        right."""
        turn, since = divmod(0.0 if self.services.settings.still else self.time, BREATH + REST)
        return int(turn) % len(FAN), LIFT * math.sin(math.pi * since / BREATH) if since < BREATH else 0.0

    def _fan_y(self) -> float:
        return FAN_Y - (RAISED + (self._note_tall - NOTE) / 2 if self.running else 0)

    def _at(self, i: int) -> Point:
        """The centre of a card of the fan."""
        away = i - (len(FAN) - 1) / 2
        return 640 + away * APART, self._fan_y() + away * away * BOWED

    def _card(self, i: int) -> Box:
        """The box around a tilted card of the fan."""
        (x, y), tilt = self._at(i), math.radians(abs(FAN[i][1]))
        w, h = (CARD * math.cos(tilt) + CARD * SHAPE * math.sin(tilt),
                CARD * SHAPE * math.cos(tilt) + CARD * math.sin(tilt))  # fmt: skip
        return Box(x - w / 2, y - h / 2, w, h)

    def _draw_sign(self, canvas: Canvas) -> None:
        """Draw the game's logo and a fan of cards."""
        top = self.page.y
        canvas.picture("ui/logo", Box(640 - LOGO[0] / 2, top + LOGO_Y, *LOGO))
        art, (risen, lift) = CardArt(canvas, self.services.settings.four_colours), self._breathes()
        for i in sorted(range(len(FAN)), key=lambda i: -abs(FAN[i][1])):  # the middle card on top
            (id, tilt), (x, y) = FAN[i], self._at(i)
            draw_tilted(canvas, art, parse(id), (x, y - (lift if i == risen else 0)), CARD, tilt, "full", shadow=True)


PLAY_ROW, PLAY_GAP = 92.0, 14.0  # least height of a row, and gap to the next, with room for the focus ring


class UnderWayScene(MenuScene):
    """A row for each running play, the one saved last first. `choose` gets the chosen one; `load` opens the slots, if
    one is used."""

    name = "continue"
    span = (60.0, 1160.0)

    def __init__(self, services: Services, choose: Callable[[SavedPlay], object], load: Do):
        super().__init__(services)
        self.choose, self.load = choose, load

    def title(self) -> str:
        return _("Continue")

    def build(self) -> list[Widget]:
        room = list_room(self.sheet.inner)
        rows, y = list[Widget](), room.y
        for running in self.services.saves.under_way():
            row = self._row(running, Box(room.x, y, room.w, PLAY_ROW))
            rows.append(row)
            y = row.box.bottom + PLAY_GAP
        feet = [FootButton("back", _("Back"), "back", self.back)]
        if self.services.saves.anything():
            feet.append(FootButton("load", _("Load a game"), "load", self.load))
        return [*self.sheet.frame(*feet), *self.sheet.scrolling(centred(rows, self.sheet.inner), self.sheet.inner)]

    def _row(self, running: RunningPlay, box: Box) -> SlotRow:
        play, letters = running.play, self.services.fonts
        told = BETWEEN.join(filter(None, (turn_of(self.services.rounds, play), progress(play))))
        id = f"play-{play.game.id}-{play.mode}".removesuffix("-")
        picture = "" if letters.large else cover_of(play.game.id)
        return SlotRow(id, play_name(play), box, lambda: self.choose(play), letters, (told,), icon="torch",
                       value=clock(running.saved), picture=picture)  # fmt: skip

    def first_focus(self) -> str | None:
        return next((widget.id for widget in self.widgets if widget.scrolls), "back")
