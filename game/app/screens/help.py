"""The rule book of a game: pages of text with live pictures of the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from game import i18n
from game.core.game import Game, Option, defaults
from game.core.staging import staged
from game.core.teach import Page
from game.core.text import N_, Text, number
from game.core.view import Options, View
from game.i18n import _

from ..base.geometry import Box
from ..gfx.fonts import Block
from ..input.bindings import LEFT, RIGHT, Intent
from ..services import Services
from ..table.card_art import CardArt
from ..table.illustrations import Emblem, aligned, pictured, vignette_of, width_of
from ..ui.buttons import Button, IconButton, alike
from ..ui.cards import BookPage, CommandLine
from ..ui.scroll import NOTCH
from ..ui.text import Heading, Words, ink, tall, wine
from ..ui.widget import Widget
from .bindings import keys_of
from .describe import BETWEEN as BETWEEN_KEYS
from .menu import FootButton, MenuScene, grown, in_a_row
from .read import Chapter, ContentsScene

WIDE = 1040.0  # width of the paper
EDGE_X, EDGE_Y = 62.0, 40.0
FOOT_LINE = 78.0  # from the last line to the paper's lower edge; the page number stands there
BODY = 26.0
BETWEEN = 14.0
COLUMN = 176.0  # width of the narrowest picture
EMBLEM, APART = 96.0, 14.0  # side of a chapter's emblem, and gap to the text
CATALOGUE = 8  # a house rule with more choices has pages of its own and is not listed
LETTERS, LINE, SHEET = 76, 35.0, 13.0  # letters in a line, height of a line, lines on a page
NO_OPTIONS: Options = MappingProxyType({})
ROW, BUTTON_H, BESIDE = 1218.0, 64.0, 12.0  # in large letters: width of the row of buttons, their height, the gap
TURNING = ("prev", "next")  # ids of the buttons that turn the page
KEYS = ("confirm", "cancel", "avoid", "undo", "redo", "hint", "info", "menu", "next", "prev", "place.0", "fullscreen")


class HelpScene(MenuScene):
    """A book with the pages of a game, its house rules and the controls. If it is opened during a play, `options` are
    that play's, and it opens at the chapter about the way that is played."""

    name = "help"

    def __init__(self, services: Services, game_id: str, options: Options = NO_OPTIONS):
        super().__init__(services)
        self.game: Game[Any] = services.games[game_id]
        self.pages = [*self.game.pages(), *_rules_pages(self.game)]
        self.pages += [*([_shared_page()] if _is_for_several(self.game) else []), _controls_page()]
        self.number = _page_of(self.game, options)

    def title(self) -> str:
        return _("How to play {game}").format(game=_(self.game.title))

    @property
    def paper(self) -> Box:
        """The sheet of paper."""
        page = self.page
        return Box(640 - WIDE / 2, page.y + 16, WIDE, page.h - BUTTON_H - 44)

    # widgets

    def build(self) -> list[Widget]:
        page, paper, letters = self.pages[self.number], self.paper, self.services.fonts
        title = i18n.say(page.title)
        above = Box(paper.x + EDGE_X, paper.y + EDGE_Y - 8, paper.w - 2 * EDGE_X, grown(54, letters))
        head = Heading("title", title, above, letters, 42, wine)
        head.part_of = "page"
        top = head.box.bottom + 10
        self.scroller.box = Box(paper.x + EDGE_X, top, paper.w - 2 * EDGE_X, paper.bottom - FOOT_LINE - top)
        inside = self._inside(page, self.scroller.box)
        self.scroller.height = max((widget.box.bottom for widget in inside), default=top) - top
        self._centre(inside)
        leaf = BookPage("page", title, paper, self._spoken(page), self._count(), self.turn, self._on)
        leaf.ways = self.number > 0, self.number < len(self.pages) - 1
        return [leaf, head, *inside, *self._buttons()]

    def _count(self) -> Block:
        text = _("Page {n} of {all}").format(n=self.number + 1, all=len(self.pages))
        return self.services.fonts.block(text, "body", 22, 400, lines=1, grow=False)

    @staticmethod
    def _spoken(page: Page) -> str:
        return " ".join(i18n.say(words) for words in page.words)

    def _inside(self, page: Page, box: Box) -> list[Widget]:
        """The content of the page from top to bottom; it scrolls if it is too high."""
        widgets: list[Widget] = []
        y = box.y
        for i, words in enumerate(page.words):
            text = i18n.say(words)
            room = tall(text, self.services.fonts, box.w, "body", BODY)
            widgets.append(
                Words(f"words.{i}", text, Box(box.x, y, box.w, room), self.services.fonts, "body", BODY, ink)
            )
            y += room + BETWEEN
        y += 4
        if page.moment is not None:
            match = staged(self.game, page.moment)
            view = match.view(0)
            widgets += self._score(view, box, y) if match.over else self._pictures(page, view, box, y)
        elif self.number == len(self.pages) - 1:
            widgets += self._keys(box, y)
        widgets = self._headed(page, widgets, box)
        for widget in widgets:
            widget.scrolls, widget.part_of = True, "page"
        return widgets

    def _headed(self, page: Page, widgets: list[Widget], box: Box) -> list[Widget]:
        """The widgets of a page; if it has only text and room above, the emblem of its chapter is added at the top."""
        plain = all(isinstance(widget, Words) for widget in widgets) and page.moment is None
        if not plain or widgets[-1].box.bottom + EMBLEM + APART > box.bottom:
            return widgets
        for widget in widgets:
            widget.box = widget.box.moved(0, EMBLEM + APART)
        art = CardArt(self.services.canvas, self.services.settings.four_colours)
        place = Box(box.centre[0] - EMBLEM / 2, box.y, EMBLEM, EMBLEM)
        return [Emblem("emblem", vignette_of(self.game, page, self.services.halls), place, art), *widgets]

    def _pictures(self, page: Page, view: View, box: Box, y: float) -> Sequence[Widget]:
        widths = [max(COLUMN, width_of(sample, view) + 16) for sample in page.samples]
        spare = (box.w - sum(widths)) / max(1, len(widths))
        widths = [width + min(300.0 / len(widths), spare) for width in widths]
        x = box.centre[0] - sum(widths) / 2
        letters, art = self.services.fonts, CardArt(self.services.canvas, self.services.settings.four_colours)
        room = self.services.halls.room(self.game, view)
        shown: list[Widget] = []
        for i, (sample, width) in enumerate(zip(page.samples, widths, strict=True)):
            shown.append(pictured(f"sample.{i}", sample, view, room, self.game, Box(x, y, width, 0), letters, art))
            x += width
        return aligned(shown)

    def _score(self, view: View, box: Box, y: float) -> list[Widget]:
        """The score of the staged game, line by line."""
        letters = self.services.fonts
        rows = [(line.text, line.amount) for line in self.game.explain(view)]
        rows.append((Text("Score"), view.outcome.scores[0] if view.outcome else 0))
        widgets: list[Widget] = []
        for i, (text, amount) in enumerate(rows):
            role = "strong" if i == len(rows) - 1 else "body"
            line, wide = i18n.say(text), box.w - 320
            room = tall(line, letters, wide, role, BODY)
            widgets.append(Words(f"line.{i}", line, Box(box.x + 80, y, wide, room), letters, role, BODY, ink))
            figure = Box(box.right - 230, y, 150, room)
            widgets.append(Words(f"amount.{i}", number(amount), figure, letters, "number", 28, wine, "right", 0.5, 1))
            y += room + 8
        return widgets

    def _keys(self, box: Box, y: float) -> list[Widget]:
        """The inputs of all commands on the device touched last, in two columns."""
        wide, high = (box.w - 24) / 2, 44.0 * (0.6 + 0.4 * self.services.settings.text_scale)
        rows = (len(KEYS) + 1) // 2
        return [
            CommandLine(
                f"key.{command}",
                command,
                Box(box.x + (i // rows) * (wide + 24), y + (i % rows) * high, wide, high),
                self.services.fonts,
                self.services.input,
            )
            for i, command in enumerate(KEYS)
        ]

    def _centre(self, inside: list[Widget]) -> None:
        """Move the content of a short page down towards the middle."""
        spare = self.scroller.box.h - self.scroller.height
        if spare > 0:
            for widget in inside:
                widget.box = widget.box.moved(0, spare * 0.4)

    def _buttons(self) -> Sequence[Widget]:
        """The buttons below the paper; in large letters the two that turn pages show arrows only."""
        feet, letters = self._feet(), self.services.fonts
        if not letters.large:
            return in_a_row(feet, self.page, letters)
        y, words = self.page.bottom - BUTTON_H - 14, len(feet) - len(TURNING)
        wide = (ROW - len(TURNING) * (BUTTON_H + BESIDE) + BESIDE) / words - BESIDE
        told, turning, x = list[Button](), list[Widget](), 640 - ROW / 2
        for id, label, icon, do, primary, enabled, _help in feet:
            if id in TURNING:
                turning.append(IconButton(id, label, Box(x, y, BUTTON_H, BUTTON_H), do, icon, enabled))
                x += BUTTON_H + BESIDE
            else:
                told.append(Button(id, label, Box(x, y, wide, BUTTON_H), do, letters, icon, primary, enabled=enabled))
                x += wide + BESIDE
        return [*alike(told), *turning]

    def _feet(self) -> list[FootButton]:
        last = self.number == len(self.pages) - 1
        feet = [
            FootButton("back", _("Back"), "back", self.back),
            FootButton("contents", _("Contents"), "scroll", self.contents),
            FootButton("prev", _("Previous page"), "arrow-left", lambda: self.turn(-1), enabled=self.number > 0),
            FootButton("next", _("Next page"), "arrow-right", lambda: self.turn(1), primary=not last, enabled=not last),
        ]
        if self.game.lesson() is not None:
            tour = partial(self.services.routes.learning.lesson, self.game.id)
            feet.insert(1, FootButton("lesson", _("Guided tour"), "torch", tour, primary=last))
        return feet

    # turning pages

    def first_focus(self) -> str | None:
        return "page"

    def prompts(self) -> list[tuple[str, str]]:
        turn = [("left", _("Previous page")), ("right", _("Next page"))]
        more = [("down", _("Read on"))] if self.scroller.may("down") else []
        contents = ("avoid", _("Contents"))
        if self.focus != "page":
            return [*super().prompts(), contents]
        return [*more, *turn, contents, ("cancel", _("Back"))]

    def contents(self) -> None:
        """Open the table of contents."""
        self.services.stack.push(
            ContentsScene(self.services, _(self.game.title), self._chapters(), self.number, self.open_at)
        )

    def _chapters(self) -> list[Chapter]:
        """The chapters; consecutive pages with the same title are one chapter."""
        titles = [i18n.say(page.title) for page in self.pages]
        return [
            Chapter(title, n, vignette_of(self.game, self.pages[n], self.services.halls))
            for n, title in enumerate(titles)
            if n == 0 or titles[n - 1] != title
        ]

    def open_at(self, number: int) -> None:
        """Turn to a page and focus it."""
        self.turn(number - self.number)
        self.set_focus("page", quiet=True)

    def turn(self, by: int) -> None:
        """Turn `by` pages; stop at the first and the last one."""
        goal = max(0, min(len(self.pages) - 1, self.number + by))
        if goal != self.number:
            self.number, self.scroller.offset = goal, 0.0
            self.services.sounds.play("page-turn")
            self.refresh()
            focused = self.widget(self.focus)
            if focused is not None and not focused.enabled:  # no more pages in this direction
                self.set_focus("back" if by > 0 else "next", quiet=True)

    def _on(self) -> None:
        """Handle a press on the page: turn to the next one; on the last page, close the book."""
        if self.number == len(self.pages) - 1:
            self.back()
        else:
            self.turn(1)

    def handle(self, intent: Intent) -> None:
        if intent.kind in ("next", "prev"):
            self.turn(1 if intent.kind == "next" else -1)
            self.reader.read_focus()
        elif intent.kind == "avoid":
            self.contents()
        elif self.focus == "page" and intent.kind in ("up", "down") and self.scroller.may(intent.kind):
            self._scroll_by(NOTCH if intent.kind == "down" else -NOTCH)
        else:
            super().handle(intent)


def _page_of(game: Game[Any], options: Options) -> int:
    """The index of the first page about the way that is played (the game's first option); 0 for the usual way."""
    way = game.options[0]
    played = options.get(way.key, way.default)
    told = (n for n, page in enumerate(game.pages()) if page.moment and page.moment.options.get(way.key) == played)
    return next(told, 0)


def _rules_pages(game: Game[Any]) -> list[Page]:
    """Pages about the house rules, made from the game's options. Options with more than `CATALOGUE` choices are left
    out; the game has its own pages for them."""
    lines = [Text("There is more than one way to play it. Choose yours when you start a new game.")]
    for option in game.options:
        if len(option.choices) <= CATALOGUE:
            lines += _choices(option)
    if len(lines) == 1:
        return []
    sheets: list[list[Text]] = [[]]
    for line in lines:
        if sheets[-1] and sum(map(_room, (*sheets[-1], line))) > SHEET:
            sheets.append([])
        sheets[-1].append(line)
    return [Page("house-rules", Text("House rules"), tuple(words)) for words in sheets]


def _room(line: Text) -> float:
    """The number of lines that a paragraph takes on a page, with the gap below it, in letters of the usual size."""
    return -(-len(i18n.say(line)) // LETTERS) + BETWEEN / LINE


def _choices(option: Option) -> list[Text]:
    """A line for each choice of a house rule."""
    usual, other = N_("{rule}: {choice} (the usual way). {help}"), N_("{rule}: {choice}. {help}")
    return [
        Text(
            usual if choice.value == option.default else other,
            rule=Text(option.label),
            choice=Text(choice.label),
            help=Text(choice.help),
        )
        for choice in option.choices
    ]


def _is_for_several(game: Game[Any]) -> bool:
    """True if the game can be played with more than one seat."""
    usual = defaults(game)
    ways = ({**usual, option.key: choice.value} for option in game.options for choice in option.choices)
    return any(len(game.seats(way)) > 1 for way in ways)


def _shared_page() -> Page:
    """The page about several people at one screen."""
    left, right = (BETWEEN_KEYS.join(keys_of(half)) for half in (LEFT, RIGHT))
    return Page(
        "shared-screen",
        Text("Two on one screen"),
        (
            Text(
                "Before the first card you say who holds which device: a pad each, pad and keyboard, mouse and pad, "
                "one device passed around, or half the keyboard each."
            ),
            Text("Only the player whose turn it is can pick. Anybody may pause and look closer."),
            Text("Only whoever acted last may take it back."),
            Text("The left half of the keyboard: {keys}.", keys=left),
            Text("The right half: {keys}.", keys=right),
        ),
    )


def _controls_page() -> Page:
    return Page(
        "controls",
        Text("Controls"),
        (
            Text(
                "Mouse, keyboard and pad all work at the same time. With the mouse, click what you want to use. "
                "You can change every key and button in the settings."
            ),
        ),
    )
