"""The terms of a play with a party, besides who is in it: the way to play, the quest, rules, the seed; and the page
of options that are rarely changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from game import i18n
from game.core.combatants import HANDS
from game.core.game import Game, Option
from game.core.journey import Outline
from game.core.text import Trouble
from game.i18n import _, ngettext, p_

from ...base.geometry import Box
from ...gfx.fonts import Fonts
from ...services import Services
from ...table.skins import skin_of
from ...ui.rows import Term, Turns
from ...ui.stack import PageTurn
from ...ui.values import Choice
from ...ui.widget import Do, Widget
from ..describe import BETWEEN
from ..menu import BAR_ROOM, FootButton, grown, list_room
from ..quests import QuestsScene, first_of
from ..rows import ROW_GAP, ROW_H, RowsScene
from . import PartyChoices
from .mode import ClickGuard, ModeScene


class MoreScene(RowsScene):
    """A row for each option, and a line about the focused one."""

    name = "more"

    def __init__(self, services: Services, choices: PartyChoices):
        super().__init__(services)
        self.choices = choices

    def title(self) -> str:
        return _("More rules")

    @property
    def list_box(self) -> Box:
        return super().list_box.moved(BAR_ROOM / 2, 0)  # the list is centred, without its scroll bar

    def _helps(self) -> list[str]:
        return [_(choice.help) for option in self.choices.rare() for choice in option.choices]

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Change")), ("cancel", _("Back"))]

    def build(self) -> list[Widget]:
        room, high = list_room(self.list_box), self.sheet.tall(ROW_H)
        rows = [
            self._row(option, Box(room.x, room.y + i * (high + ROW_GAP), room.w, high))
            for i, option in enumerate(self.choices.rare())
        ]
        usual = FootButton("usual", _("Reset all"), "restart", self._as_usual)
        done = FootButton("done", _("Done"), "check", self.back, primary=True)
        return [*self.sheet.frame(usual, done), *self.sheet.scrolling(rows, self.list_box), self.help_line(rows)]

    def _row(self, option: Option, box: Box) -> Choice:
        now = self.choices.chosen(option.key)
        choices = [(choice.value, _(choice.label)) for choice in option.choices]

        def change(value: str) -> None:
            self.choices.options[option.key] = value

        return Choice(option.key, _(option.label), box, choices, now.value, change, self.services.fonts, _(now.help))

    def _as_usual(self) -> None:
        for option in self.choices.rare():
            self.choices.options[option.key] = option.default


APART = 8.0  # gap between two boxes in a row
TERM, HIGH_TERM = 76.0, 104.0  # heights of a term with one line and with two
MANY = 4  # with this many ways to play or more, they have a page of their own
USUAL = "book"  # icon of a term that has none of its own


class Agreed(NamedTuple):
    """A term before it is laid out."""

    id: str
    label: str
    value: str
    do: Do
    icon: str
    help: str
    turns: Turns | None = None  # for a term that a press turns

    def at(self, box: Box, letters: Any) -> Term:
        """Return the term's widget in this box."""
        return Term(self.id, self.label, self.value, box, self.do, letters, self.icon, self.help, self.turns)


class Terms:
    """The terms besides the seed, and the pages on which some of them are chosen."""

    def __init__(self, services: Services, game: Game[Any], choices: PartyChoices, guard: ClickGuard):
        self._services, self._game, self._choices, self._guard = services, game, choices, guard

    def agreed(self, shared: bool) -> Iterator[Agreed]:
        """Yield the terms that are chosen here, and those that open a page; `shared` if several people play in the
        party."""
        icons = skin_of(self._game.id).icons
        for option in self._choices.others():
            if option.open:
                yield from self._quest(option)
            elif option is self._game.options[0] and len(option.choices) >= MANY:
                now = self._choices.chosen(option.key)
                yield Agreed(option.key, _(option.label), _(now.label), partial(self._choose_way, option),
                             icons[now.value], _(now.help))  # fmt: skip
            elif not option.rare and (option.key != HANDS or shared):
                yield self._turned(option, icons.get(option.key, USUAL))
        if rare := self._choices.rare():
            names = BETWEEN.join(_(option.label) for option in rare)
            changed = sum(self._choices.options[option.key] != option.default for option in rare)
            value = ngettext("{n} changed", "{n} changed", changed).format(n=changed) if changed else _("None changed")
            yield Agreed("more", _("More rules"), value, self._more, "gear", names)

    def _turned(self, option: Option, icon: str) -> Agreed:
        """Return a term that a press turns. Its marks are the values that can be in effect, so a choice that leaves the
        value to the game has none of its own: it has that of the value that it means, and names it."""
        now = self._choices.chosen(option.key)
        means = {choice.value: self._choices.in_effect(option, choice) for choice in option.choices}
        real = [choice for choice in option.choices if means[choice.value] == choice.value]
        meant = next((choice for choice in real if choice.value == means[now.value]), now)
        value = _(now.label) if meant is now else _("{what}: {amount}").format(what=_(now.label), amount=_(meant.label))
        turns = Turns(self._turn(option, -1), real.index(meant), len(real))
        return Agreed(option.key, _(option.label), value, self._turn(option), icon, _(now.help), turns)

    def _choose_way(self, option: Option) -> None:
        self._services.stack.push(
            ModeScene(self._services, self._choices, option, self._guard), self._services.via(PageTurn)
        )

    def find_quest(self) -> None:
        """Choose the first quest if none is chosen that can be played."""
        quests = self._game.quests
        if quests is not None and self._outlined(self._choices.options[quests.option]) is None:
            matters = self._choices.option(quests.option).matters(self._choices.options)
            self._choices.options[quests.option] = first_of(quests, self._services) if matters else ""

    def _quest(self, option: Option) -> Iterator[Agreed]:
        """Yield the term with the chosen quest, which opens the list of quests."""
        outline = self._outlined(self._choices.options[option.key])
        name, about = (
            (i18n.say(outline.title), i18n.say(outline.blurb)) if outline else (p_("nothing is chosen", "None"), "")
        )
        yield Agreed(option.key, _(option.label), name, partial(self._choose_quest, option), "quest", about)

    def _outlined(self, text: str) -> Outline | None:
        """Return the outline of the quest in a text; None if there is none."""
        try:
            return self._game.quests.outline(text) if text and self._game.quests is not None else None
        except Trouble:  # it was saved by another version of the program
            return None

    def _choose_quest(self, option: Option) -> None:
        def chosen(text: str, outline: Outline) -> None:
            fewest, most = outline.heroes
            options, size = self._choices.options, self._choices.size.key
            options[option.key] = text
            options[size] = str(min(max(int(options[size]), fewest), most))

        assert self._game.quests is not None
        page = QuestsScene(self._services, self._game.quests, self._choices.options[option.key], chosen)
        self._services.stack.push(page, self._services.via(PageTurn))

    def _turn(self, option: Option, by: int = 1) -> Do:
        """Return the command that sets an option to the choice `by` places further."""
        values, options = [choice.value for choice in option.choices], self._choices.options

        def turn() -> None:
            options[option.key] = beside(values, options[option.key], by)

        return turn

    def _more(self) -> None:
        self._services.stack.push(MoreScene(self._services, self._choices), self._services.via(PageTurn))


def laid_terms(agreed: Sequence[Agreed], room: Box, letters: Fonts) -> list[Term]:
    """Lay out the terms from the top of a box down, in as few rows as their words allow."""
    count = len(agreed)
    ways = ((count, TERM), (count, HIGH_TERM), (-(-count // 2), TERM), (1, TERM))
    for across, high in ways[2:] if letters.large else ways:
        boxes = places(count, across, room._replace(h=grown(high, letters)))
        terms = [each.at(box, letters) for each, box in zip(agreed, boxes, strict=True)]
        if len({term.left for term in terms}) > 1:  # either all of them have icons, or none has
            terms = [each._replace(icon="").at(term.box, letters) for each, term in zip(agreed, terms, strict=True)]
        if not any(block.overflow for term in terms for block in term.blocks()):
            break
    return terms


def beside(values: Sequence[str], now: str, by: int) -> str:
    """Return the value `by` places after `now`, wrapping around."""
    return values[(values.index(now) + by) % len(values)]


def places(count: int, across: int, first: Box) -> Iterator[Box]:
    """Yield boxes side by side and in rows, as high as the first row; a short last row is filled."""
    for n in range(count):
        row, column = divmod(n, across)
        many = min(across, count - row * across)
        wide = (first.w - (many - 1) * APART) / many
        yield Box(first.x + column * (wide + APART), first.y + row * (first.h + APART), wide, first.h)
