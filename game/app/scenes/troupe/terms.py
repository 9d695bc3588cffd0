"""What is agreed before a play of a party, besides who is in it: the way to play, the quest, rules, the seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from game import tongue
from game.core.combatants import HANDS
from game.core.game import HUMAN, Choice, Game, Option
from game.core.journey import Outline
from game.core.party import Member, Party
from game.core.seeds import code
from game.core.words import Trouble
from game.tongue import _, ngettext

from ...geometry import Box
from ...table.skin import skin_of
from ...transitions import Turn
from ...ui.term import Term, Turns
from ...ui.widget import Do
from ..describe import BETWEEN
from ..quest.choose import QuestsScene, first_of
from ..setup import SetupScene
from .more import MoreScene
from .steady import Click, Steady
from .way import WayScene

if TYPE_CHECKING:
    from ...desk import Desk

APART = 8.0  # between two boxes in a row
TERM, HIGH_TERM = 76.0, 104.0  # heights of a term, with one line and with two
MANY = 4  # ways to play from which on they have a page of their own
USUAL = "book"  # the icon of a term that has none of its own


class Agreed(NamedTuple):
    """A term before it has its place."""

    id: str
    label: str
    value: str
    do: Do
    icon: str
    help: str
    turns: Turns | None = None  # of what a press turns

    def at(self, box: Box, letters: Any) -> Term:
        """The widget."""
        return Term(self.id, self.label, self.value, box, self.do, letters, self.icon, self.help, self.turns)


class TermsSetup(Steady, SetupScene):
    """A set-up that knows the party and lays out the terms; subclasses show who is in it."""

    def __init__(self, desk: Desk, game: Game[Any]):
        super().__init__(desk, game)
        assert game.party is not None
        self.party: Party = game.party
        self.size = self.option(self.party.size)
        self.last = Click()

    @property
    def members(self) -> Sequence[Member]:
        """The party as it is now."""
        return self.party.members(self.options)

    def option(self, key: str) -> Option:
        """An option by its key."""
        return next(option for option in self.game.options if option.key == key)

    def chosen(self, key: str) -> Choice:
        """What an option is set to."""
        return self._chosen(self.option(key))

    def _shared(self) -> bool:
        """Do several people play in the party?"""
        holders = self._holders()
        return sum(holders[member.seat] == HUMAN for member in self.members) > 1

    def laid_terms(self, agreed: Sequence[Agreed], room: Box) -> list[Term]:
        """The terms from the top of a box down, in as few rows as their words allow."""
        letters, count = self.desk.type, len(agreed)
        ways = ((count, TERM), (count, HIGH_TERM), (-(-count // 2), TERM), (1, TERM))
        for across, high in ways[2:] if letters.large else ways:
            boxes = places(count, across, room._replace(h=self.tall(high)))
            terms = [each.at(box, letters) for each, box in zip(agreed, boxes, strict=True)]
            if len({term.left for term in terms}) > 1:  # all of them have their signs, or none has
                terms = [each._replace(icon="").at(term.box, letters) for each, term in zip(agreed, terms, strict=True)]
            if not any(block.overflow for term in terms for block in term.blocks()):
                break
        return terms

    def agreed(self) -> Iterator[Agreed]:
        """What else is chosen here, and the ways to what is chosen elsewhere."""
        icons = skin_of(self.game.id).icons
        for option in self._others():
            if option.open:
                yield from self._quest(option)
            elif option is self.game.options[0] and len(option.choices) >= MANY:
                now = self._chosen(option)
                yield Agreed(option.key, _(option.label), _(now.label), partial(self._choose_way, option),
                             icons[now.value], _(now.help))  # fmt: skip
            elif not option.rare and (option.key != HANDS or self._shared()):
                now = self._chosen(option)
                turns = Turns(self._turn(option, -1), option.choices.index(now), len(option.choices))
                yield Agreed(option.key, _(option.label), _(now.label), self._turn(option),
                             icons.get(option.key, USUAL), _(now.help), turns)  # fmt: skip
        if rare := self.rare():
            names = BETWEEN.join(_(option.label) for option in rare)
            changed = sum(self.options[option.key] != option.default for option in rare)
            value = ngettext("{n} changed", "{n} changed", changed).format(n=changed) if changed else _("None changed")
            yield Agreed("more", _("More rules"), value, self._more, "gear", names)
        seed = code(self.seed) if self.seed is not None else _("Random")
        yield Agreed("seed", _("Seed"), seed, self._enter, "seed", self._seed_help())

    def _choose_way(self, option: Option) -> None:
        self.desk.stack.push(WayScene(self.desk, self, option), self.desk.via(Turn))

    def _find_quest(self) -> None:
        """Where none is chosen yet that can be played, the quest is the first."""
        quests = self.game.quests
        if quests is not None and self._outlined(self.options[quests.option]) is None:
            matters = self.option(quests.option).matters(self.options)
            self.options[quests.option] = first_of(quests, self.desk) if matters else ""

    def _quest(self, option: Option) -> Iterator[Agreed]:
        """The quest that is chosen, and the way to the others."""
        outline = self._outlined(self.options[option.key])
        name, about = (tongue.say(outline.title), tongue.say(outline.blurb)) if outline else (_("None"), "")
        yield Agreed(option.key, _(option.label), name, partial(self._choose_quest, option), "quest", about)

    def _outlined(self, text: str) -> Outline | None:
        """What the quest in a text is like; None where there is none."""
        try:
            return self.game.quests.outline(text) if text and self.game.quests is not None else None
        except Trouble:  # it was kept by another version of the program
            return None

    def _choose_quest(self, option: Option) -> None:
        def chosen(text: str, outline: Outline) -> None:
            fewest, most = outline.heroes
            self.options[option.key] = text
            self.options[self.size.key] = str(min(max(int(self.options[self.size.key]), fewest), most))

        assert self.game.quests is not None
        page = QuestsScene(self.desk, self.game.quests, self.options[option.key], chosen)
        self.desk.stack.push(page, self.desk.via(Turn))

    def rare(self) -> list[Option]:
        """What is rarely changed."""
        return [option for option in self._others() if option.rare]

    def _others(self) -> Iterator[Option]:
        """The options that are not of the party and make a difference."""
        own = {self.size.key, *(key for member in self.members for key in (member.kind, member.gift))}
        return (option for option in self.game.options if option.key not in own and option.matters(self.options))

    def _turn(self, option: Option, by: int = 1) -> Do:
        """Set an option to the next of its choices, or to the one before."""
        values = [choice.value for choice in option.choices]
        return partial(self._set(option.key), beside(values, self.options[option.key], by))

    def _more(self) -> None:
        self.desk.stack.push(MoreScene(self.desk, self), self.desk.via(Turn))


def beside(values: Sequence[str], now: str, by: int) -> str:
    """The one so far from a value, round and round."""
    return values[(values.index(now) + by) % len(values)]


def places(count: int, across: int, first: Box) -> Iterator[Box]:
    """Boxes side by side and in rows, as high as the first row; a short last row is filled."""
    for n in range(count):
        row, column = divmod(n, across)
        many = min(across, count - row * across)
        wide = (first.w - (many - 1) * APART) / many
        yield Box(first.x + column * (wide + APART), first.y + row * (first.h + APART), wide, first.h)
