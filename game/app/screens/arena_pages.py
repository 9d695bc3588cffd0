"""The pages of an arena: one figure with its state, loot and abilities; and the list of sets that could be played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from game import i18n
from game.core.capabilities import clash, draft, figures, set_name
from game.core.cards import Card
from game.core.combatants import LATER, Figure, Trait
from game.core.draft import Dealt
from game.core.game import Choice, Game
from game.core.text import joined
from game.core.view import Action, View
from game.i18n import _

from ..arena.draft import focused_one
from ..arena.lane_room import headed
from ..arena.picks import Chances
from ..arena.plate import FigurePlate
from ..arena.plate_parts import described
from ..base.geometry import Box
from ..base.prints import PLAIN
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.pictures import portrait_of
from ..play.commands import ArenaCommands
from ..play.features import FocusView
from ..play.features.figure_picks import Chooser
from ..play.features.hints import card_in_focus
from ..play.play_view import PlayView
from ..services import Services
from ..table.card_art import SHAPE, CardArt
from ..ui.buttons import Row
from ..ui.cards import CardTile
from ..ui.stack import PageTurn
from ..ui.text import Column, Image, Panel, Words, bone, capital, cream, gold
from ..ui.widget import Do, Look, Widget
from .describe import BETWEEN, in_lines
from .menu import FootButton, MenuScene, centred, feet_room, in_a_row, list_room
from .over import BAR, BAR_ROOM, MARGIN, FullDetailScene
from .party_setup.member import TraitsScene

SHEET, TOP = (48.0, 1184.0), 18.0  # design pixels: left edge and width of the page; space above it
EDGE, GAP = 36.0, 16.0
SIDE, BESIDE = 430.0, 40.0  # design pixels: width of the picture; from it to the words
LOWER = 0.4  # the share of the free height that goes above a short text
HOW = 112.0  # design pixels: height of the state in words
LOOT = 62.0  # design pixels: width of a loot card
PILES = ("discard", "loot", "deck")  # the zones of a figure that can be opened from its page


class FigureScene(FullDetailScene):
    """A page about one figure; `look` opens the zone of one of its piles."""

    name = "figure"

    def __init__(self, services: Services, figure: Figure, view: View, look: Callable[[str], object]):
        super().__init__(services)
        self.reader.lines = self._lines_to_read
        self.figure, self.view, self.look = figure, view, look
        self.counts = {name: len(view.zones.get(zone, ())) for name, zone in figure.zones.items()}
        self.traits = sorted(figure.traits, key=lambda trait: trait.state == LATER)

    def title(self) -> str:
        return i18n.say(self.figure.name)

    def _lines_to_read(self) -> Sequence[str]:
        traits = [joined((headed(trait), _does(trait))) for trait in self.traits]
        return self.title(), ", ".join(described(self.figure, self.counts)), *traits

    def first_focus(self) -> str | None:
        return "back"

    # widgets

    def build(self) -> list[Widget]:
        top, foot = TOP - self.services.layout.above, BAR.y - GAP / 2
        page = Box(SHEET[0], top, SHEET[1], foot - top)
        sheet = page._replace(h=page.h - feet_room(self.services.fonts))
        inner = sheet.inset(EDGE, EDGE - 6)
        words = Box(inner.x + SIDE + BESIDE, inner.y, inner.w - SIDE - BESIDE, inner.h)
        return [
            Panel("sheet", sheet, "panel-dark"),
            *self._portrait(inner._replace(w=SIDE)),
            *self._beside(words),
            *in_a_row(self._feet(), page, self.services.fonts),
        ]

    def _portrait(self, room: Box) -> Iterator[Widget]:
        """Yield the picture, below it the figure's state, and its loot at the foot."""
        loot = [card for card in self.view.zones.get(self.figure.zones.get("loot", ""), ()) if card is not None]
        tall = LOOT * SHAPE + GAP if loot else 0.0
        name, side = portrait_of(self.figure.kind, self.figure.elite), min(SIDE, room.h - HOW - tall - GAP)
        y = room.y + (room.h - side - HOW - tall - GAP) / 2
        if name:
            yield Image("picture", self.title(), name, Box(room.centre[0] - side / 2, y, side, side))
        place = Box(room.x, y + side + GAP, room.w, HOW)
        yield self._how(place)
        art = CardArt(self.services.canvas, self.services.settings.four_colours)
        step = min(LOOT + 8, (room.w - LOOT) / max(1, len(loot) - 1))
        x = room.centre[0] - (LOOT + step * (len(loot) - 1)) / 2
        for i, card in enumerate(loot):
            box = Box(x + i * step, place.bottom + GAP, LOOT, LOOT * SHAPE)
            yield CardTile(card, box, art, "mini", f"loot.{card.id}", print=PLAIN)

    def _how(self, place: Box) -> Widget:
        """Return the figure's state in words, broken into lines only between facts if that fits."""
        told = [*described(self.figure, self.counts)]
        ways = in_lines(told, place.w, self.services.fonts, "strong", 25), BETWEEN.join(told)
        words = [Words("how", how, place, self.services.fonts, "strong", 25, bone, "centre", 0.0) for how in ways]
        return next((each for each in words if each.block.overflow <= 0), words[-1])

    def _beside(self, box: Box) -> list[Widget]:
        """Return the name and the abilities; they scroll if they do not fit."""
        column = Column(box._replace(w=box.w - BAR_ROOM - MARGIN), self.services.fonts)
        column.words("name", self.title(), "title", 52, gold)
        for trait in self.traits:
            later = trait.state == LATER
            column.words(f"{trait.id}.name", headed(trait), "strong", 26, bone if later else gold, gap=0)
            column.words(f"{trait.id}.text", _does(trait), "body", 24, bone if later else cream, gap=12)
        if not self.traits:
            column.words("none", _("No abilities."), "body", 25, bone)
        low = max(0.0, box.y + box.h - column.y) * LOWER
        for widget in column.widgets:
            widget.box = widget.box.moved(0, low)
        self.scroller.height = column.y + low - box.y
        self.scroller.box = Box(box.x, box.y, box.w - BAR_ROOM, min(box.h, self.scroller.height))
        for widget in column.widgets:
            widget.scrolls = True
        return column.widgets

    def _feet(self) -> list[FootButton]:
        names = {"discard": _("Discards"), "loot": _("Loot"), "deck": _("Deck")}
        piles = [zone for zone in PILES if self.counts.get(zone)]
        rest = [
            FootButton(zone, _("{what}: {amount}").format(what=names[zone], amount=self.counts[zone]), "",
                 self._looking(self.figure.zones[zone]))
            for zone in piles
        ]  # fmt: skip
        return [FootButton("back", _("Back"), "back", self.back), *rest]

    def _looking(self, zone: str) -> Callable[[], object]:
        return lambda: self.look(zone)


def _does(trait: Trait) -> str:
    """Return what an ability does, after the note that says with which level it comes, if it has one."""
    text = i18n.say(trait.text)
    return capital(_("{when}: {text}").format(when=i18n.say(trait.note), text=text)) if trait.note else text


CARD, STEP, SET_BESIDE, SET_EDGE = 42.0, 38.0, 20.0, 18.0  # of a card: width, step; gap to words, to edges
ROW, MOST, SET_GAP = 70.0, 1.35, 10.0  # usual height of a row; most times that; gap between rows


class SetRow(Row):
    """A row with a set: its cards, and what they make. `most` is the number of cards in the largest set of the list,
    which decides where the words begin."""

    def __init__(self, id: str, label: str, value: str, cards: Sequence[Card], most: int, box: Box, do: Do,
                 letters: Fonts, art: CardArt):  # fmt: skip
        self.cards, self.most, self.art, self.letters = cards, most, art, letters
        super().__init__(id, label, box, do, letters, value)

    def write(self, size: float) -> None:
        """Lay out the text in exactly this letter size."""
        width = self._inner(self.box).w
        right = self.value_room(width) if self.worth else 0.0
        self.name = self._lettered(self.label, "body", size, width - right - 12)
        self.worth = self._lettered(self.value, "strong", size, right) if self.worth else None

    def _lettered(self, text: str, role: str, size: float, room: float) -> Block:
        return self.letters.block(text, role, size, room, self.box.h - 8, lines=2, grow=False)

    def _inner(self, box: Box) -> Box:
        left = SET_EDGE + STEP * (self.most - 1) + CARD + SET_BESIDE
        return Box(box.x + left, box.y, box.w - left - SET_EDGE, box.h)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        high = CARD * SHAPE
        for i, card in enumerate(self.cards):
            at = canvas.layout.point((box.x + SET_EDGE + i * STEP, box.y + (box.h - high) / 2))
            canvas.blit(self.art.face(card, CARD, "mini", (), PLAIN), (round(at[0]), round(at[1])))


class PlaysScene(MenuScene):
    """A list of sets; choosing one picks its cards on the table."""

    name = "plays"
    span = (140.0, 1000.0)

    def __init__(
        self,
        services: Services,
        game: Game[Any],
        view: View,
        found: Sequence[Action],
        given: Sequence[Action],
        choose: Callable[[Action], object],
    ):
        """`found` are sets; `given` are cards that make no set, or one that fails, and can be given away."""
        super().__init__(services)
        self.game, self.view, self.choose = game, view, choose
        self.chances = Chances(game, view)
        self.found, self.given = self.chances.at_best(found), given
        self.owners = _owners(figures(game, view), view, [*found, *given])
        self.most = max((len(self.chances.cards_of(action)) for action in [*found, *given]), default=1)

    def title(self) -> str:
        return _("What can I play?")

    def first_focus(self) -> str | None:
        return "set.0" if self.found or self.given else "back"

    def build(self) -> list[Widget]:
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        art = CardArt(self.services.canvas, self.services.settings.four_colours)
        verb = ""
        for i, action in enumerate(self.found):
            if action.verb != verb:
                verb = action.verb
                column.words(f"verb.{i}", self._heading(action), "label", 25, gold)
            column.add(self._row(i, action, column.take(self._high), art))
        if self.given:
            column.words("given", self._given_up(), "label", 25, gold)
        for i, action in enumerate(self.given, len(self.found)):
            column.add(self._row(i, action, column.take(self._high), art))
        _alike([widget for widget in column.widgets if isinstance(widget, SetRow)])
        if not self.found and not self.given:
            column.words("none", _("No set of cards can be played now."), "body", 25, bone)
        listed = self.sheet.scrolling(centred(column.widgets, self.sheet.inner), self.sheet.inner)
        return [*self.sheet.frame(FootButton("back", _("Back"), "back", self.back)), *listed]

    @property
    def _high(self) -> float:
        """The height of a row in design pixels; few rows are higher, so that they fill the page."""
        usual, count = self.sheet.tall(ROW), len(self.found) + len(self.given)
        return max(usual, min(usual * MOST, self.sheet.inner.h / (count + 1) - SET_GAP))

    def _heading(self, action: Action) -> str:
        """Return the heading over the sets of one verb; where their chances are numbers, it says chances of what."""
        label, chip = _(self.game.verbs[action.verb].label), self.game.preview(self.view, action).chip
        if not self.chances.chance(action) or "%" not in chip:
            return label
        whom = self.chances.whom(action)
        if whom and len(self.chances.foes()) == 1:
            return _("{deed}: the chance to win against {who}").format(deed=label, who=whom)
        return _("{deed}: the chance to win").format(deed=label)

    def _given_up(self) -> str:
        """Return the heading over cards that make no set; it says so if there is nothing else to do."""
        if clash(self.game, self.view) is None:
            deed = _(self.game.verbs[self.given[0].verb].label)
            return _("{deed}: the lowest first").format(deed=deed)
        if self.found:
            return _("Or throw away, the lowest first")
        return _("You hold no answer: throw away, the lowest first")

    def _row(self, i: int, action: Action, box: Box, art: CardArt) -> Widget:
        """Return the row of an action: its cards and what they make, with the chance; or its effect in words."""
        named = set_name(self.game, self.view, action)
        chance = self.chances.chance(action)
        name = i18n.say(named if chance else self.game.preview(self.view, action).text)
        if owner := _owner(self.owners, action):
            name = _("{who}: {what}").format(who=owner, what=name)
        return SetRow(f"set.{i}", capital(name), self.chances.against(action), self.chances.cards_of(action),
                      self.most, box, partial(self.choose, action), self.services.fonts, art)  # fmt: skip


def _alike(rows: Sequence[SetRow]) -> None:
    """Letter all rows in the smallest size that any of them needs."""
    size = min((block.size for row in rows for block in row.blocks()), default=0.0)
    for row in rows:
        row.write(size)


def _owners(everybody: Sequence[Figure], view: View, sets: Sequence[Action]) -> dict[str, str]:
    """Return the name of each card's owner by the card's id; nothing if all sets come from one hand."""
    hands = {
        card.id: i18n.say(figure.name)
        for figure in everybody
        for card in view.zones.get(figure.zones.get("hand", ""), ())
        if card is not None
    }
    return hands if len({_owner(hands, action) for action in sets}) > 1 else {}


def _owner(hands: dict[str, str], action: Action) -> str:
    """Return the name of the figure whose cards an action plays; "" if unknown."""
    return next((hands[id] for id in action.ids if id in hands), "")


GIVEN = 12  # most ways to give cards away that are listed, the lowest first


class ArenaPages:
    """Opens the pages of an arena."""

    def __init__(self, services: Services, play: PlayView, chooser: Chooser, screen: FocusView,
                 commands: ArenaCommands):  # fmt: skip
        self._services, self._play, self._chooser, self._screen = services, play, chooser, screen
        self._commands = commands

    def look_at(self, figure: Figure) -> None:
        """Open the page of a figure."""
        self._services.stack.push(FigureScene(self._services, figure, self._play.view, self._commands.look))
        self._commands.looked.emit()

    def look_closer(self) -> None:
        """Open the page about the focus: an item of the draft, a figure, or a card of the hand; otherwise the figure
        whose hand is shown."""
        choices, focused = self._chooser.choices, self._screen.widget(self._screen.focus)
        dealt, card = draft(self._play.game, self._play.view), card_in_focus(self._play, self._screen)
        if (one := focused_one(dealt, self._screen.focus)) is not None:
            self._read_dealt(one)
        elif isinstance(focused, FigurePlate):
            self._services.sounds.play("card-lift")
            self.look_at(focused.figure)
        elif card is not None:
            self._services.sounds.play("card-lift")
            parts, view = [*Chances(choices.game, self._play.view).parts_of(card)], choices.view_alone(card)
            self._services.routes.table.close_up(choices.game, view, card, PLAIN, parts)
        elif (shown := choices.figure(choices.setting.shown)) is not None:
            self.look_at(shown)

    def _read_dealt(self, one: Dealt) -> None:
        """Open the page about an item of the draft."""
        self._services.sounds.play("card-lift")
        who = Choice(one.id, one.name.key, one.told.key)
        self._services.stack.push(TraitsScene(self._services, who, one.traits), self._services.via(PageTurn))

    def list_plays(self) -> None:
        """Open the list of sets that could be played, the best first, and of cards that could be given away, the lowest
        first."""
        found, given = self._chooser.choices.listed()
        game, view = self._play.game, self._play.view
        self._services.stack.push(PlaysScene(self._services, game, view, found, given[:GIVEN], self.choose))
        self._commands.looked.emit()

    def choose(self, action: Action) -> None:
        """Close the list, and pick the chosen set."""
        self._services.stack.pop()
        self._services.stack.settle(lambda: None)
        self._commands.play_set(action)
