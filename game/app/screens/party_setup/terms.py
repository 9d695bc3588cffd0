"""The terms of a play with a party, besides who is in it: the way to play, the quest, rules, and the seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from game import i18n
from game.core.combatants import HANDS
from game.core.game import HUMAN, Game, Option
from game.core.journey import Outline
from game.core.seeds import code
from game.core.text import Trouble
from game.i18n import _, ngettext

from ...base.geometry import Box, Point
from ...services import Services
from ...table.skins import skin_of
from ...ui.rows import Term, Turns
from ...ui.transitions import PageTurn
from ...ui.widget import Do
from ..describe import BETWEEN
from ..quest.choose import QuestsScene, first_of
from ..setup import SetupScene
from .mode import ClickGuard, ModeScene
from .more import MoreScene
from .party_choices import PartyChoices

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


class TermsSetup(SetupScene):
    """A set-up that knows the party and lays out the terms; subclasses show who is in it."""

    def __init__(self, services: Services, game: Game[Any]):
        super().__init__(services, game)
        self.choices = PartyChoices(game, self.options)
        self.guard = ClickGuard()

    def _shared(self) -> bool:
        """True if several people play in the party."""
        holders = self._holders()
        return sum(holders[member.seat] == HUMAN for member in self.choices.members) > 1

    def laid_terms(self, agreed: Sequence[Agreed], room: Box) -> list[Term]:
        """Lay out the terms from the top of a box down, in as few rows as their words allow."""
        letters, count = self.services.fonts, len(agreed)
        ways = ((count, TERM), (count, HIGH_TERM), (-(-count // 2), TERM), (1, TERM))
        for across, high in ways[2:] if letters.large else ways:
            boxes = places(count, across, room._replace(h=self.sheet.tall(high)))
            terms = [each.at(box, letters) for each, box in zip(agreed, boxes, strict=True)]
            if len({term.left for term in terms}) > 1:  # either all of them have icons, or none has
                terms = [each._replace(icon="").at(term.box, letters) for each, term in zip(agreed, terms, strict=True)]
            if not any(block.overflow for term in terms for block in term.blocks()):
                break
        return terms

    def agreed(self) -> Iterator[Agreed]:
        """Yield the terms that are chosen here, and those that open a page."""
        icons = skin_of(self.game.id).icons
        for option in self.choices.others():
            if option.open:
                yield from self._quest(option)
            elif option is self.game.options[0] and len(option.choices) >= MANY:
                now = self._chosen(option)
                yield Agreed(option.key, _(option.label), _(now.label), partial(self._choose_way, option),
                             icons[now.value], _(now.help))  # fmt: skip
            elif not option.rare and (option.key != HANDS or self._shared()):
                yield self._turned(option, icons.get(option.key, USUAL))
        if rare := self.choices.rare():
            names = BETWEEN.join(_(option.label) for option in rare)
            changed = sum(self.options[option.key] != option.default for option in rare)
            value = ngettext("{n} changed", "{n} changed", changed).format(n=changed) if changed else _("None changed")
            yield Agreed("more", _("More rules"), value, self._more, "gear", names)
        seed = code(self.seed) if self.seed is not None else _("Random")
        yield Agreed("seed", _("Seed"), seed, self._enter, "seed", self._seed_help())

    def _turned(self, option: Option, icon: str) -> Agreed:
        """Return a term that a press turns. Its marks are the values that can be in effect, so a choice that leaves the
        value to the game has none of its own: it has that of the value that it means, and names it."""
        now = self._chosen(option)
        means = {choice.value: self.choices.in_effect(option, choice) for choice in option.choices}
        real = [choice for choice in option.choices if means[choice.value] == choice.value]
        meant = next((choice for choice in real if choice.value == means[now.value]), now)
        value = _(now.label) if meant is now else _("{what}: {amount}").format(what=_(now.label), amount=_(meant.label))
        turns = Turns(self._turn(option, -1), real.index(meant), len(real))
        return Agreed(option.key, _(option.label), value, self._turn(option), icon, _(now.help), turns)

    def _choose_way(self, option: Option) -> None:
        self.services.stack.push(
            ModeScene(self.services, self.choices, option, self.guard), self.services.via(PageTurn)
        )

    def _find_quest(self) -> None:
        """Choose the first quest if none is chosen that can be played."""
        quests = self.game.quests
        if quests is not None and self._outlined(self.options[quests.option]) is None:
            matters = self.choices.option(quests.option).matters(self.options)
            self.options[quests.option] = first_of(quests, self.services) if matters else ""

    def _quest(self, option: Option) -> Iterator[Agreed]:
        """Yield the term with the chosen quest, which opens the list of quests."""
        outline = self._outlined(self.options[option.key])
        name, about = (i18n.say(outline.title), i18n.say(outline.blurb)) if outline else (_("None"), "")
        yield Agreed(option.key, _(option.label), name, partial(self._choose_quest, option), "quest", about)

    def _outlined(self, text: str) -> Outline | None:
        """Return the outline of the quest in a text; None if there is none."""
        try:
            return self.game.quests.outline(text) if text and self.game.quests is not None else None
        except Trouble:  # it was saved by another version of the program
            return None

    def _choose_quest(self, option: Option) -> None:
        def chosen(text: str, outline: Outline) -> None:
            fewest, most = outline.heroes
            self.options[option.key] = text
            self.options[self.choices.size.key] = str(min(max(int(self.options[self.choices.size.key]), fewest), most))

        assert self.game.quests is not None
        page = QuestsScene(self.services, self.game.quests, self.options[option.key], chosen)
        self.services.stack.push(page, self.services.via(PageTurn))

    def _turn(self, option: Option, by: int = 1) -> Do:
        """Return the command that sets an option to the choice `by` places further."""
        values = [choice.value for choice in option.choices]
        return partial(self._set(option.key), beside(values, self.options[option.key], by))

    def _more(self) -> None:
        self.services.stack.push(MoreScene(self.services, self.choices), self.services.via(PageTurn))

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
