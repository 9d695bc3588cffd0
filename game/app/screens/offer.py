"""A friendly question with two answers, on a sheet of parchment; and a note on something new, on the same sheet."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game import i18n
from game.core.capabilities import first_notes
from game.core.game import Game
from game.core.teach import Note
from game.core.view import View
from game.i18n import _

from ..base.geometry import Box
from ..input.bindings import POINT, RELEASE, SCROLL, Intent
from ..play.features.press_rules import Misfire
from ..play.plays import remember_taught
from ..services import Services
from ..table.card_art import CardArt
from ..table.skins import skin_of
from ..ui.buttons import Button, alike
from ..ui.cards import Fan
from ..ui.text import Heading, Panel, Words, ink, tall, wine
from ..ui.widget import Widget
from .menu import MenuScene

WIDE, EDGE = 900.0, 64.0
BUTTON_H, GAP = 72.0, 20.0
AROUND = 300.0  # height of everything except the text and the cards
FAN, UNDER = 176.0, 14.0  # height of the cards, and gap to the text
MARGIN = 30.0  # margin above and below the sheet
GUARD = 0.5  # seconds in which a note ignores presses that were still meant for the table
FOLLOWS = (POINT, RELEASE, SCROLL)  # intents that are never ignored


class Answer(NamedTuple):
    """A button below the text."""

    id: str
    label: str
    icon: str
    do: Callable[[], object]


class OfferScene(MenuScene):
    """A base class: subclasses supply the text and two answers; the first answer is the usual one and has the focus."""

    def words(self) -> str:
        """The text of the question."""
        raise NotImplementedError

    def answers(self) -> tuple[Answer, Answer]:
        """The two buttons."""
        raise NotImplementedError

    def cards(self) -> Sequence[str]:
        """The ids of cards shown above the text; "" is a face-down card."""
        return ()

    def build(self) -> list[Widget]:
        letters, page, inner = self.services.fonts, self.page, WIDE - 2 * EDGE
        below = BUTTON_H + GAP if letters.large else 0.0  # room for the second button, below the first
        needed, most = tall(self.words(), letters, inner, "body", 26), page.h - AROUND - below - MARGIN
        fan = FAN + UNDER if self.cards() and needed + FAN + UNDER <= most else 0.0
        room = min(needed, most)
        high = room + AROUND + below + fan
        box = Box(640 - WIDE / 2, page.y + (page.h - high) / 2, WIDE, high)
        return [
            Panel("panel", box),
            Heading("title", self.title(), Box(box.x + 50, box.y + 44, WIDE - 100, 60), letters, 42, wine),
            *self._fan(Box(box.x + EDGE, box.y + 118, inner, fan - UNDER)),
            Words("text", self.words(), Box(box.x + EDGE, box.y + 118 + fan, inner, room), letters, "body", 26, ink,
                  "centre"),
            *self._buttons(Box(box.x + EDGE, box.bottom - below - BUTTON_H - 64, inner, BUTTON_H)),
        ]  # fmt: skip

    def _fan(self, room: Box) -> list[Widget]:
        """The cards, if there is room for them."""
        if room.h <= 0:
            return []
        return [
            Fan(
                "fan",
                _("Cards"),
                self.cards(),
                room,
                CardArt(self.services.canvas, self.services.settings.four_colours),
            )
        ]

    def _buttons(self, row: Box) -> list[Widget]:
        """Both buttons side by side; in large letters one below the other."""
        first, second = self.answers()
        if self.services.fonts.large:
            left, right = row, row.moved(0, BUTTON_H + GAP)
        else:
            left = row._replace(w=(row.w - GAP) / 2)
            right = left.moved(left.w + GAP, 0)
        return list(alike([
            Button(first.id, first.label, left, first.do, self.services.fonts, first.icon, primary=True),
            Button(second.id, second.label, right, second.do, self.services.fonts, second.icon),
        ]))  # fmt: skip

    def first_focus(self) -> str | None:
        return self.answers()[0].id


# notes on what is new


def note_on(services: Services, game: Game[Any], view: View) -> Note | None:
    """The note to show on what the viewer meets now; None if it was shown before, or the player wants none."""
    if not services.settings.first_notes:
        return None
    return next((note for note in first_notes(game, view) if _noted(game, note) not in services.settings.noted), None)


def _noted(game: Game[Any], note: Note) -> str:
    """The id under which the settings remember a note."""
    return f"{game.id}.{note.id}"


class FirstNoteScene(OfferScene):
    """Shows a note, which counts as shown from then on. The player goes on, or wants no more notes."""

    name = "firstnote"

    def __init__(self, services: Services, game: Game[Any], note: Note):
        super().__init__(services)
        self.note, self.misfire = note, Misfire(GUARD, now=True)
        services.change(noted=(*services.settings.noted, _noted(game, note)))

    def title(self) -> str:
        return i18n.say(self.note.title)

    def words(self) -> str:
        return i18n.say(self.note.words)

    def answers(self) -> tuple[Answer, Answer]:
        return (
            Answer("go", _("Go on"), "arrow-right", self.back),
            Answer("no-notes", _("No more notes"), "cross", self._stop),
        )

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("cancel", _("Go on"))]

    def _stop(self) -> None:
        self.services.change(first_notes=False)
        self.back()

    def handle(self, intent: Intent) -> None:
        if intent.kind in FOLLOWS or not self.misfire.is_near:
            super().handle(intent)

    def update(self, dt: float) -> bool:
        self.misfire.update(dt)
        return super().update(dt)

    def at_rest(self) -> bool:
        return super().at_rest() and not self.misfire.is_near


class FirstStepsScene(OfferScene):
    """Offers the game's lesson once. `then` continues what the player was about to do."""

    name = "firststeps"

    def __init__(self, services: Services, game: Game[Any], then: Callable[[], object]):
        super().__init__(services)
        self.game, self.then = game, then

    def title(self) -> str:
        if self.services.settings.taught:
            return _("New to {game}?").format(game=_(self.game.title))
        return _("Your first dungeon?")

    def words(self) -> str:
        lesson = self.game.lesson()
        return i18n.say(lesson.offer) if lesson else ""

    def cards(self) -> Sequence[str]:
        """A face-down card and the cards on the game's box."""
        return ("", *skin_of(self.game.id).cover)

    def answers(self) -> tuple[Answer, Answer]:
        return (
            Answer("show", _("Show me"), "torch", self._show_me),
            Answer("know", _("I know my way"), "door", self._go_on),
        )

    def _go_on(self) -> None:
        remember_taught(self.services, self.game)
        self.services.stack.pop()
        self.then()

    def _show_me(self) -> None:
        self.services.stack.pop()
        self.services.routes.learning.lesson(self.game.id, self.then)


class LessonDoneScene(OfferScene):
    """Offers to start a real game with `start`, or to go back."""

    name = "toured"

    def __init__(self, services: Services, start: Callable[[], object]):
        super().__init__(services)
        self.start = start

    def title(self) -> str:
        return _("Well done!")

    def words(self) -> str:
        return _(
            "That's enough to play. What the tour left out is under How to play. In a real dungeon the cards are "
            "shuffled, and nobody points at the right one."
        )

    def answers(self) -> tuple[Answer, Answer]:
        return (
            Answer("start", _("Start a game"), "door", self._start),
            Answer("back", _("Back"), "back", self.back),
        )

    def _start(self) -> None:
        self.services.stack.pop()
        self.start()
