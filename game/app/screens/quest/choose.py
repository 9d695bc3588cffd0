"""The page on which a quest is chosen: those of the program, and those in the player's folder."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from game import files, i18n
from game.core.journey import Outline, Quests
from game.core.text import Text, Trouble
from game.i18n import _, ngettext
from game.levels import quests
from game.levels.quests import QuestFile

from ...base.focus import WAYS, nearest
from ...base.geometry import Box
from ...gfx.fonts import Fonts
from ...gfx.pictures import portrait_of
from ...services import Services
from ...ui.scroll import MARGIN
from ...ui.widget import Widget
from ..games import span_of
from ..menu import FootButton, MenuScene, list_room
from ..posters import QuestCard

HIGH, LARGE_HIGH, GAP = 236.0, 196.0, 12.0  # height of a card; with large letters; gap
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
        high = min(self.sheet.tall(LARGE_HIGH if letters.large else HIGH), area.h - 2 * GAP)
        gap = GAP if letters.large or len(self.known) <= 2 * across else MARGIN  # shows no sliver of a third row
        if not letters.large:  # so that two rows are seen whole
            high = min(high, (area.bottom - MARGIN - room.y - gap - 1) / 2)
            gap = max(gap, (area.bottom - room.y - 2 * high) / 2)
        wide = (room.w - (across - 1) * GAP) / across
        return [
            self._card(each, Box(room.x + n % across * (wide + GAP), room.y + n // across * (high + gap), wide, high),
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
