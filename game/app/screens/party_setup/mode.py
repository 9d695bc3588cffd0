"""The card of a way to play, with what a player should know before choosing it."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.core.game import Choice, Option
from game.i18n import _

from ...base.geometry import Box, Point
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...gfx.pictures import portrait_of
from ...play.features.press_rules import Misfire
from ...services import Services
from ...table.skins import skin_of
from ...ui.scene import Scene
from ...ui.scroll import MARGIN
from ...ui.widget import Do, Look, Pressable, Widget
from ..games import span_of
from ..menu import BAR_ROOM, EDGE, FootButton, MenuScene, list_room
from . import PartyChoices

CARD_EDGE, CARD_GAP = 9.0, 16.0  # inner margin; from the picture to the words
NAME, TOLD, FIGURE = 28.0, 23.0, 22.0  # letter sizes
ICON, SIGN, TICK = 34.0, 26.0, 30.0
NEAR, APART, UNDER = 7.0, 22.0, 4.0  # from an icon to its words; between two signs; between two lines
PICTURE = 124.0


class ModeCard(Pressable):
    """A picture; beside it an icon with the name, a description, and `signs`: icons with a few words each.

    `chosen` is the word for a chosen card, "" otherwise; a chosen card has a tick.
    """

    role = "button"

    def __init__(
        self, id: str, label: str, told: str, box: Box, do: Do, letters: Fonts, picture: str, icon: str,
        signs: Sequence[tuple[str, str]], chosen: str,
    ):  # fmt: skip
        super().__init__(id, label, box, do, told)
        self.picture, self.icon, self.chosen = portrait_of(picture), icon, chosen
        wide = box.w - 2 * CARD_EDGE - PICTURE - CARD_GAP
        self.name = letters.block(label, "strong", NAME, wide - ICON - NEAR - TICK)
        self.told = letters.block(told, "body", TOLD, wide)
        self.words = [words for _sign, words in signs]
        self.signs = [(sign, letters.block(words, "strong", FIGURE, wide - SIGN - NEAR, lines=1))
                      for sign, words in signs]  # fmt: skip
        beside = sum(SIGN + NEAR + block.width + APART for _sign, block in self.signs) - APART <= wide
        self.lines = [self.signs] if beside else [[each] for each in self.signs]

    @property
    def value(self) -> str:
        return ", ".join(filter(None, (*self.words, self.chosen)))

    @property
    def tall(self) -> float:
        """The height that the card needs."""
        return 2 * CARD_EDGE + max(PICTURE, self._head + self.told.height + len(self.lines) * self._line + 2 * UNDER)

    @property
    def _head(self) -> float:
        """The height of the first line."""
        return max(ICON, self.name.height)

    @property
    def _line(self) -> float:
        """The height of a line of signs."""
        return max(SIGN, *(block.height for _sign, block in self.signs))

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.told, *(block for _sign, block in self.signs))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("list-row-selected" if look.focused or self.chosen else "list-row", box)
        inner = box.inset(CARD_EDGE, CARD_EDGE)
        canvas.picture(self.picture, Box(inner.x, inner.centre[1] - PICTURE / 2, PICTURE, PICTURE))
        words = Box(inner.x + PICTURE + CARD_GAP, inner.y, inner.w - PICTURE - CARD_GAP, inner.h)
        canvas.icon(self.icon, Box(words.x, words.y + (self._head - ICON) / 2, ICON, ICON), theme.gold)
        name = Box(words.x + ICON + NEAR, words.y, self.name.width, self._head)
        canvas.block(self.name, name, theme.gold)
        canvas.block(self.told, words._replace(y=words.y + self._head + UNDER, h=self.told.height), theme.cream)
        high = len(self.lines) * self._line
        self._signs(canvas, Box(words.x, words.bottom - high, words.w, high))
        if self.chosen:
            canvas.icon("check", Box(inner.right - TICK, inner.y, TICK, TICK), theme.gold)

    def _signs(self, canvas: Canvas, room: Box) -> None:
        """Draw the signs, side by side or below each other."""
        theme, y = canvas.theme, room.y
        for line in self.lines:
            x = room.x
            for icon, block in line:
                canvas.icon(icon, Box(x, y + (self._line - SIGN) / 2, SIGN, SIGN), theme.bone)
                canvas.block(block, Box(x + SIGN + NEAR, y, block.width, self._line), theme.bone)
                x += SIGN + NEAR + block.width + APART
            y += self._line


INSET, GAP = 14.0, 10.0  # margin at the page's top and bottom; gap between two cards
MEANT = 0.4  # seconds after which a click is meant for what is there now


class ClickGuard:
    """For scenes whose widgets come and go when they are pressed: the second of two clicks in one place presses nothing
    that was not there at the first.

    Scenes that lead to each other share one.
    """

    def __init__(self) -> None:
        self._last = Misfire(MEANT)

    def update(self, dt: float) -> None:
        """Advance time by `dt` seconds."""
        self._last.update(dt)

    def note(self, scene: Scene, id: str | None, at: Point | None) -> None:
        """Remember a click that presses a widget of the scene; a press without a mouse has no place (`at`)."""
        widget = scene.widget(id)
        if widget is not None and at is not None:
            self._last.expect(scene.scroller.box_of(widget), widget.id)

    def allows(self, scene: Scene, at: Point) -> bool:
        """True if a click on the scene is meant for what is there now."""
        widget = scene.at(at)
        return widget is None or not self._last.hits(at, widget.id)


class ModeScene(MenuScene):
    """A card for each way to play, in two columns, or in one with large letters; a press chooses it and goes back."""

    name = "way"
    span = (30.0, 1220.0)

    def __init__(self, services: Services, choices: PartyChoices, option: Option, guard: ClickGuard):
        super().__init__(services)
        self.choices, self.option, self.guard = choices, option, guard

    def title(self) -> str:
        return _("Ways to play {game}").format(game=_(self.choices.game.title))

    def first_focus(self) -> str | None:
        return self._id(self.choices.chosen(self.option.key))

    def _id(self, choice: Choice) -> str:
        return f"{self.option.key}-{choice.value}"

    def _inset(self, sheet: Box) -> Box:
        return sheet.inset(EDGE, INSET).moved(BAR_ROOM / 2, 0)  # the list is centred, without its scroll bar

    def build(self) -> list[Widget]:
        back = FootButton("back", _("Back"), "back", self.back)
        return [*self.sheet.frame(back), *self.sheet.scrolling(self._cards(), self.sheet.inner)]

    def _cards(self) -> list[ModeCard]:
        """Return the cards in rows as high as their words need, stretched to fill the page if there is room."""
        room, across = list_room(self.sheet.inner), 1 if self.services.fonts.large else 2
        wide = (room.w - (across - 1) * GAP) / across
        cards = [self._card(choice, Box(room.x, room.y, wide, 0)) for choice in self.option.choices]
        rows = [cards[start : start + across] for start in range(0, len(cards), across)]
        needs = [max(card.tall for card in row) for row in rows]
        spare = self.sheet.inner.bottom - MARGIN - room.y - sum(needs) - (len(rows) - 1) * GAP
        y = room.y
        for row, need in zip(rows, needs, strict=True):
            high = need + max(0.0, spare / len(rows))
            for column, card in enumerate(row):
                card.box = Box(room.x + column * (wide + GAP), y, wide, high)
            y += high + GAP
        return cards

    def _card(self, choice: Choice, box: Box) -> ModeCard:
        skin = skin_of(self.choices.game.id)
        chosen = _("chosen") if choice == self.choices.chosen(self.option.key) else ""
        return ModeCard(self._id(choice), _(choice.label), _(choice.help), box, partial(self._choose, choice),
                       self.services.fonts, skin.faces[choice.value], skin.icons[choice.value],
                       tuple(self._signs(choice)), chosen)  # fmt: skip

    def _signs(self, choice: Choice) -> Iterator[tuple[str, str]]:
        """Yield icons and words for a play under way, the number of heroes or players, and the seats outside the
        party."""
        choices, crests = self.choices, skin_of(self.choices.game.id).crests
        if self.services.saves.running(choices.game, choice.value):
            yield "torch", _("Under way")
        options = {**choices.options, self.option.key: choice.value}
        seats, members = choices.game.seats(options), choices.party.members(options)
        if not members:
            yield "hand", _("Players: {n}").format(n=len(seats))
            return
        sizes = [len(choices.party.members({**options, choices.size.key: size.value})) for size in choices.size.choices]
        yield "hero", _("Heroes: {n}").format(n=span_of((min(sizes), max(sizes))))
        own = {member.seat for member in members}
        yield from ((crests.get(seat.id, "hero"), _(seat.name)) for n, seat in enumerate(seats) if n not in own)

    def _choose(self, choice: Choice) -> None:
        self.choices.options[self.option.key] = choice.value
        self.back()

    # presses

    def update(self, dt: float) -> bool:
        self.guard.update(dt)
        return super().update(dt)

    def act(self, id: str | None, at: Point | None = None) -> None:
        self.guard.note(self, id, at)
        super().act(id, at)

    def _press(self, at: Point) -> None:
        if self.guard.allows(self, at):
            super()._press(at)
