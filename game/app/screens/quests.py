"""The scenes of a quest: the page on which it is chosen, and the pages that its table opens, about a chamber and
about the enemies that a Game Master chooses from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from game import files, i18n
from game.core.journey import SHUT, Chamber, Journey, Matter, Outline, Quests
from game.core.text import Text, Trouble
from game.core.view import Action
from game.i18n import _, ngettext
from game.levels import quests
from game.levels.quests import QuestFile

from ..arena.plate import FigurePlate
from ..base.geometry import GRID_W, WAYS, Box, nearest
from ..gfx.canvas import Canvas
from ..gfx.fonts import Fonts
from ..gfx.pictures import portrait_of
from ..map.chambers import RoomSpot, feature_text
from ..map.chart import neighbours
from ..map.ink_drawing import flourish, sign
from ..play.features import FocusView
from ..play.features.map_travel import MapTravel
from ..services import Services
from ..ui.buttons import Button, Row
from ..ui.scroll import MARGIN
from ..ui.text import Column, ink, wine
from ..ui.widget import Look, Widget
from .arena_pages import ArenaPages
from .games import span_of
from .menu import FOOT_H, FOOT_WIDE, FootButton, MenuScene, grown, list_room
from .over import BAR, DetailScene
from .posters import QuestCard

HIGH, LARGE_HIGH, SPACE = 236.0, 196.0, 12.0  # height of a card; with large letters; gap
LOOKS = 1.0  # seconds between checks of the folder
CARD = "quest-"


class Known(NamedTuple):
    """A quest's file, with its text for the option and its outline, or with the reason why it cannot be played."""

    file: QuestFile
    text: str
    outline: Outline | None
    fault: Text | None = None


def known(game_quests: Quests, services: Services) -> list[Known]:
    """Return all quests, playable or not: the program's own first, and among them the shortest."""
    found = [_judged(game_quests, file) for file in quests.listing(quests.folder(services.homes.data))]
    return sorted(found, key=lambda each: (not each.file.ours, each.outline is None, _minutes(each)))


def _judged(game_quests: Quests, file: QuestFile) -> Known:
    if file.raw is None:
        return Known(file, "", None, file.trouble)
    try:
        text = game_quests.text_of(file.raw)
        return Known(file, text, game_quests.outline(text))
    except Trouble as trouble:
        return Known(file, "", None, trouble.text)


def first_of(game_quests: Quests, services: Services) -> str:
    """Return the text of the quest to begin with, the shortest of the program's own; "" if there is none."""
    return next((each.text for each in known(game_quests, services) if each.file.ours), "")


def _minutes(each: Known) -> int:
    return each.outline.minutes if each.outline is not None else 0


class QuestsScene(MenuScene):
    """A card for each quest. `choose` gets the text and outline of the chosen quest; `now` is the text of the one
    chosen before.

    The folder is checked again and again, so that a quest put there appears at once.
    """

    name = "quests"
    span = (40.0, 1200.0)

    def __init__(self, services: Services, game_quests: Quests, now: str, choose: Callable[[str, Outline], object]):
        super().__init__(services)
        self.game_quests, self.now, self.choose = game_quests, now, choose
        self.known = known(game_quests, services)
        self.since = 0.0

    @property
    def folder(self) -> str:
        """The folder of the player's own quests."""
        return str(quests.folder(self.services.homes.data))

    def title(self) -> str:
        return _("Choose a quest")

    def first_focus(self) -> str | None:
        chosen = next((each for each in self.known if each.text and each.text == self.now), None)
        return f"{CARD}{chosen.file.id}" if chosen else None

    def enter(self) -> None:
        self._make_folder()
        super().enter()

    def _make_folder(self) -> None:
        """Create the folder, so that there is a place to put quests into."""
        try:
            files.Disk().make_folder(quests.folder(self.services.homes.data))
        except OSError as error:
            self.services.trouble(Text("The folder for quests couldn't be made: {reason}.", reason=files.reason(error)))

    # widgets

    def build(self) -> list[Widget]:
        letters = self.services.fonts
        area = self.sheet.inner
        back = FootButton("back", _("Back"), "back", self.back)
        own = FootButton("own", _("Your own quests"), "quest", self._tell_where)
        return [*self.sheet.frame(back, own), *self.sheet.scrolling(self._cards(area, letters), area)]

    def facts(self) -> dict[str, Any]:
        """Add where the arrows lead; cards scrolled out of sight do not count as lying between the buttons."""
        boxes, wrap = self._boxes(), self.services.settings.wrap
        return {"ways": {id: {way: nearest(boxes, id, way, wrap) for way in WAYS} for id in boxes}}

    def _tell_where(self) -> None:
        self.services.say(Text("Put quests of your own into this folder: {folder}", folder=files.legible(self.folder)))

    def _cards(self, area: Box, letters: Fonts) -> list[Widget]:
        room = list_room(area)
        across = 1 if letters.large else 2
        high = min(self.sheet.tall(LARGE_HIGH if letters.large else HIGH), area.h - 2 * SPACE)
        gap = SPACE if letters.large or len(self.known) <= 2 * across else MARGIN  # shows no sliver of a third row
        if not letters.large:  # so that two rows are seen whole
            high = min(high, (area.bottom - MARGIN - room.y - gap - 1) / 2)
            gap = max(gap, (area.bottom - room.y - 2 * high) / 2)
        wide = (room.w - (across - 1) * SPACE) / across
        return [
            self._card(each, Box(room.x + n % across * (wide + SPACE), room.y + n // across * (high + gap), wide, high),
                       letters)
            for n, each in enumerate(self.known)
        ]  # fmt: skip

    def _card(self, each: Known, box: Box, letters: Fonts) -> QuestCard:
        file, outline = each.file, each.outline
        whose = (
            _("One of ours") if file.ours else _("From your folder: {file}").format(file=files.legible(file.path.name))
        )
        if outline is None:
            fault = i18n.say(each.fault) if each.fault is not None else ""
            return QuestCard(f"{CARD}{file.id}", file.id, "", whose, (), box, lambda: None, letters, fault)
        if outline.author and not file.ours:
            whose = _("{whose}, by {author}").format(whose=whose, author=outline.author)
        title, blurb = i18n.say(outline.title), i18n.say(outline.blurb)
        chosen = _("chosen") if each.text == self.now else ""
        return QuestCard(f"{CARD}{file.id}", title, blurb, whose, _signs(outline), box, partial(self._take, each),
                         letters, chosen=chosen, picture=portrait_of(outline.kind), signed=not file.ours)  # fmt: skip

    def _take(self, each: Known) -> None:
        assert each.outline is not None
        self.choose(each.text, each.outline)
        self.back()

    # the folder

    def update(self, dt: float) -> bool:
        self.since += dt
        if self.since >= LOOKS:
            self.since = 0.0
            self._look_again()
        return super().update(dt)

    def _look_again(self) -> None:
        now = known(self.game_quests, self.services)
        if now != self.known:
            self.known = now
            self.refresh()


def _signs(outline: Outline) -> list[tuple[str, str]]:
    """Return the icons and words for a quest's length, heroes, level and rooms."""
    heroes = ngettext("{n} hero", "{n} heroes", outline.heroes[1]).format(n=span_of(outline.heroes))
    rooms = ngettext("{n} room", "{n} rooms", outline.rooms).format(n=outline.rooms)
    return [
        *([("hourglass", _("{n} min").format(n=outline.minutes))] if outline.minutes else []),
        ("hero", heroes),
        ("superiority", _("Level {n}").format(n=outline.level)),
        ("map", rooms),
    ]


ROW, FACE, LEFT = 66.0, 52.0, 84.0


class EnemyRow(Row):
    """A row with an enemy's picture, name and difficulty."""

    kind = ""

    def _inner(self, box: Box) -> Box:
        return Box(box.x + LEFT, box.y, box.w - LEFT - 18, box.h)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        place = Box(box.x + 18, box.centre[1] - FACE / 2, FACE, FACE)
        if picture := portrait_of(self.kind):
            canvas.picture(picture, place)
        else:
            canvas.icon("skull", place.inset(8), canvas.theme.bone)


class EnemyListScene(MenuScene):
    """A list of enemies; `send` gets the action of the chosen one."""

    name = "muster"
    span = (190.0, 900.0)

    def __init__(self, services: Services, matter: Matter, send: Callable[[Action], object]):
        super().__init__(services)
        self.matter, self.send = matter, send

    def title(self) -> str:
        return i18n.say(self.matter.title)

    def first_focus(self) -> str | None:
        return "enemy-0"

    def build(self) -> list[Widget]:
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        for n, answer in enumerate(self.matter.answers):
            row = EnemyRow(f"enemy-{n}", i18n.say(answer.label), column.take(self.sheet.tall(ROW)),
                           partial(self.send, answer.action), self.services.fonts, i18n.say(answer.about))  # fmt: skip
            row.kind = answer.kind
            column.add(row)
        return [
            *self.sheet.frame(FootButton("back", _("Back"), "back", self.back)),
            *self.sheet.scrolling(column.widgets, self.sheet.inner),
        ]


TOP, GAP, BAR_ROOM = 66.0, 24.0, 22.0
TEXT, WIDE, WIDEST = 26.0, 600.0, 960.0  # letter size; width of the page, usual and with the largest letters
SIGN, APART, EDGE = 34.0, 14.0, 46.0  # a line's icon; from it to the words; to the paper's edge
RULE, RULE_WIDE = 18.0, 340.0  # height and width of the flourish under the name


class Paper(Widget):
    """The paper under the words."""

    role = "picture"

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("shadow", box)
        canvas.plate("parchment", box)


class FlourishLine(Widget):
    """The flourish under the name."""

    role = "picture"

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        flourish(canvas, box, canvas.theme.wine)


class LineIcon(Widget):
    """The icon of a line's subject."""

    role = "picture"

    def __init__(self, id: str, kind: str, box: Box):
        super().__init__(id, "", box)
        self.kind = kind

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.icon(sign(self.kind), box, canvas.theme.wine)


class RoomScene(DetailScene):
    """A page with all that is known of a chamber."""

    name = "room"
    dark = 230  # so that nothing of the map can be read around the paper

    def __init__(self, services: Services, chamber: Chamber, journey: Journey):
        super().__init__(services)
        self.reader.lines = self._lines_to_read
        self.chamber, self.journey = chamber, journey

    def title(self) -> str:
        return i18n.say(self.chamber.title) or _("Unseen room")

    def _lines_to_read(self) -> Sequence[str]:
        return self.title(), *(line for _kind, line in self._lines())

    def _lines(self) -> Iterator[tuple[str, str]]:
        """Yield a line for each feature, then for each door, with the kind of its icon."""
        if not self.chamber.title.message:
            yield "secret", _("Nobody knows yet what's there.")
        elif not self.chamber.features:
            yield "room", _("Nothing else is known here.")
        yield from ((each.kind, feature_text(each)) for each in self.chamber.features)
        yield from (("door", line) for line in self._doors())

    def _doors(self) -> Iterator[str]:
        """Yield a line for each door, with the room to which it leads."""
        for other, passage in neighbours(self.journey, self.chamber.id):
            where = i18n.say(other.title) or _("an unseen room")
            why = i18n.say(passage.told) if passage.told.message else ""
            if passage.state == SHUT:
                yield i18n.say(Text("Shut door to {where}. {why}", where=where, why=why))
            elif passage.oneway:
                yield _("One-way door to {where}").format(where=where)
            else:
                yield _("Door to {where}").format(where=where)

    def build(self) -> list[Widget]:
        letters, top = self.services.fonts, TOP - self.services.layout.above
        high, wide = grown(FOOT_H, letters), min(WIDEST, WIDE * letters.scale)
        left = (GRID_W - wide) / 2
        room = Box(left, top, wide, BAR.y - GAP - top - high - GAP)
        column = Column(room, letters)
        column.words("name", self.title(), "title", 50, wine, "centre", gap=4)
        column.add(FlourishLine("rule", "", column.take(RULE, 18).inset((wide - RULE_WIDE) / 2, 0)))
        down = (letters.block(" ", "body", TEXT, wide).leading - SIGN) / 2
        for i, (kind, line) in enumerate(self._lines()):
            column.words(f"line.{i}", line, "body", TEXT, ink, inset=SIGN + APART, gap=10)
            place = column.widgets[-1].box
            column.add(LineIcon(f"sign.{i}", kind, Box(place.x - SIGN - APART, place.y + down, SIGN, SIGN)))
        self.scroller.height = column.y - top
        tall = min(room.h - 2 * EDGE, self.scroller.height)
        down = (room.h - tall) / 2
        self.scroller.box = Box(left, top + down, wide + BAR_ROOM, tall)
        for widget in column.widgets:
            widget.box, widget.scrolls = widget.box.moved(0, down), True
        place = Box(GRID_W / 2 - FOOT_WIDE / 2, self.scroller.box.bottom + EDGE + APART, FOOT_WIDE, high)
        paper = Paper("paper", "", room._replace(y=top + down, h=tall).inset(-EDGE - BAR_ROOM, -EDGE))
        return [paper, *column.widgets, Button("back", _("Back"), place, self.back, letters, "back")]


class QuestCloser:
    """Opens the page of the focused chamber on a map, or else of the party's; for a figure, and in fights, what an
    arena opens."""

    def __init__(self, services: Services, screen: FocusView, travel: MapTravel, pages: ArenaPages):
        self._services, self._screen, self._travel, self._pages = services, screen, travel, pages

    def look_closer(self) -> None:
        """Open the page about what has the focus."""
        widget = self._screen.widget(self._screen.focus)
        if not self._travel.afoot or isinstance(widget, FigurePlate):
            self._pages.look_closer()
            return
        self._services.sounds.play("card-lift")
        chamber = widget.chamber if isinstance(widget, RoomSpot) else self._travel.known.here
        self._services.stack.push(RoomScene(self._services, chamber, self._travel.known))
