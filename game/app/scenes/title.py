"""The title: what to do next."""

from game.core.cards import parse
from game.core.match import Match
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..table.cardart import CardArt
from ..table.sprites import Sprite
from ..ui.press import Button
from ..ui.text import Words, bone, cream
from ..ui.widget import Widget
from . import go
from .describe import BETWEEN, standing
from .menu import MenuScene

FAN = (("KC", 18.0), ("7H", 9.0), ("QS", 0.0), ("9D", -9.0), ("AS", -18.0))
FAN_Y, RAISED = 404.0, 36.0  # the middle of the fan, and how much higher it stands over a note
NOTE, NOTE_MOST, NOTE_FOOT = 34.0, 46.0, 584.0  # how high the note is, at most in large letters, and where it ends
LOGO = (720.0, 180.0)
WIDE, HIGH, GAP = 292.0, 62.0, 14.0


class TitleScene(MenuScene):
    """The first thing a player sees."""

    name = "title"
    music = "music-title"
    dim = 60

    def title(self) -> str:
        return "Underdeck"

    def build(self) -> list[Widget]:
        self.running = self._running()
        letters = self.desk.type
        top = self.page.y
        line = Words(
            "line",
            _("Dungeon card games for an ordinary pack"),
            Box(240, top + 190, 800, 44),
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

    def _running(self) -> Match | None:
        newest = self.desk.keep.newest()
        return self.desk.keep.running(newest) if newest else None

    def _buttons(self) -> list[Widget]:
        desk, letters = self.desk, self.desk.type
        first = ("continue", _("Continue"), "torch", lambda: go.table(desk, self.running)) if self.running else None
        entries = [
            *([first] if first else []),
            ("new", _("New game"), "cards", lambda: go.new_game(desk)),
            ("daily", _("Daily dungeon"), "calendar", lambda: go.daily(desk)),
            ("help", _("How to play"), "book", lambda: go.how_to_play(desk)),
            ("records", _("Records"), "trophy", lambda: go.records(desk)),
            ("settings", _("Settings"), "gear", lambda: go.settings(desk)),
            ("credits", _("Credits"), "quill", lambda: go.credits(desk)),
            ("quit", _("Quit"), "exit", desk.quit),
        ]
        rows, told = [entries[:4], entries[4:]], {"continue": self._told()}
        widgets: list[Widget] = []
        for r, row in enumerate(rows):
            whole = len(row) * WIDE + (len(row) - 1) * GAP
            x, y = 640 - whole / 2, 592 + r * (HIGH + GAP)
            for id, label, icon, do in row:
                box = Box(x, y, WIDE, HIGH)
                widgets.append(Button(id, label, box, do, letters, icon, not widgets, told.get(id, "")))
                x += WIDE + GAP
        return widgets

    def _told(self) -> str:
        """What would be gone on with; "" for nothing."""
        if self.running is None:
            return ""
        return BETWEEN.join((_(self.running.game.title), *self._turn(self.running), standing(self.running)))

    def _note(self) -> list[Widget]:
        if self.running is None:
            return []
        box = Box(40, NOTE_FOOT - self._note_tall, 1200, self._note_tall)
        return [Words("note", self._told(), box, self.desk.type, "body", 23, cream, "centre", 0.5, 1, True)]

    def _turn(self, match: Match) -> list[str]:
        """Whose turn of a round with friends a play is, if it is one."""
        player = self.desk.rounds.player(match)
        return [_("Round with friends, {name}'s turn").format(name=player)] if player else []

    @property
    def _note_tall(self) -> float:
        return min(NOTE * self.desk.type.scale, NOTE_MOST)

    def first_focus(self) -> str | None:
        return "continue" if self.running else "new"

    def back(self) -> None:
        """There is nothing behind the title; leaving is the button's affair."""
        self.set_focus("quit")

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose"))]

    def backdrop(self, canvas: Canvas) -> None:
        super().backdrop(canvas)
        top = self.page.y
        canvas.picture("ui/logo", Box(640 - LOGO[0] / 2, top + 16, *LOGO))
        self._fan(canvas)

    def _fan(self, canvas: Canvas) -> None:
        """Five cards, fanned."""
        art = CardArt(canvas, self.desk.settings.four_colours)
        y = FAN_Y - (RAISED + self._note_tall - NOTE if self.running else 0)
        for i, (id, tilt) in enumerate(FAN):
            away = i - 2
            at = (640 + away * 140, y + away * away * 12)
            Sprite(parse(id), at, 168, "mini", 168, tilt=tilt).draw(canvas, art, shadow=False)
