"""Before a play of a party: everybody in it by their picture, who plays them, and what else is agreed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import floor
from typing import TYPE_CHECKING, Any, NamedTuple

from game import tongue
from game.core.game import HUMAN, Choice, Option, Options, Seat
from game.core.journey import Journeyed, Outline
from game.core.party import Member, Partied
from game.core.seeds import code
from game.core.troupe import HANDS
from game.core.words import Trouble
from game.tongue import _, ngettext

from ...geometry import Box, Point
from ...hands.intent import Intent
from ...scroll import MARGIN
from ...table.skin import skin_of
from ...transitions import Turn
from ...ui.portrait import Portrait, Said, level
from ...ui.press import Button, alike
from ...ui.term import Term, Turns
from ...ui.text import Words, bone, cream, gold, tall
from ...ui.widget import Do, Widget
from ..describe import BETWEEN, holder_words
from ..quest.choose import QuestsScene, first_of
from ..setup import HOLDER, SetupScene
from ..sheet import BAR_ROOM
from .member import MemberScene
from .more import MoreScene
from .steady import Click, Steady
from .way import WayScene

if TYPE_CHECKING:
    from ...desk import Desk

LARGE_ACROSS = 2  # portraits in a row, with large letters
APART, UNDER, BELOW = 8.0, 8.0, 14.0  # between two portraits; from one to who plays it; between two rows
SITTER, TERM, HIGH_TERM = 66.0, 82.0, 110.0  # heights: the button under a portrait; a term, with one line and with two
TOLD = 23.0  # letters of the last line
LEAST, LARGE_LEAST = 250.0, 300.0  # how high a portrait is with the button under it, at least; with large letters
MANY = 4  # ways to play from which on they have a page of their own
USUAL = "book"  # the icon of a term that has none of its own
MEMBER, OTHER = "member-", "other-"  # what the ids begin with of the party, and of whoever else sits at the table


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


class TroupeSetup(Steady, SetupScene):
    """Portraits in a row, a button for who plays each, then the terms, and a line about whatever is looked at."""

    span = (30.0, 1220.0)

    def __init__(self, desk: Desk, game: Any):
        super().__init__(desk, game)
        self.partied: Partied = game
        self.size = self.option(self.partied.party_size)
        self.last = Click()

    # who is in it

    @property
    def members(self) -> Sequence[Member]:
        """The party as it is now."""
        return self.partied.members(self.options)

    def option(self, key: str) -> Option:
        """An option by its key."""
        return next(option for option in self.game.options if option.key == key)

    def chosen(self, key: str) -> Choice:
        """What an option is set to."""
        return self._chosen(self.option(key))

    def of_size(self, by: int) -> Choice | None:
        """The next party that is larger or smaller; None where there is none, or none that makes a difference."""
        choices, many = self.size.choices, len(self.members)
        at = choices.index(self._chosen(self.size))
        others = choices[at + 1 :] if by > 0 else choices[:at][::-1]
        return next((one for one in others if len(self._with(one)) != many), None)

    def _with(self, size: Choice) -> Sequence[Member]:
        """The party, if it were that large."""
        return self.partied.members({**self.options, self.size.key: size.value})

    def add(self) -> None:
        """One more in the party."""
        if larger := self.of_size(1):
            self.options[self.size.key] = larger.value

    def drop(self, n: int) -> None:
        """Leave somebody out.  Those behind move up, and whoever is added next is the same again."""
        seats, smaller = self.game.seats(self.options), self.of_size(-1)
        for here, after in pairwise(self.members[n:]):
            for one, other in ((here.kind, after.kind), (here.gift, after.gift)):
                self.options[one], self.options[other] = self.options[other], self.options[one]
            at, by = seats[here.seat], seats[after.seat]
            self.holders[at.name], self.holders[by.name] = self._at(by), self._at(at)
        if smaller:
            self.options[self.size.key] = smaller.value

    def _shared(self) -> bool:
        """Do several people play in the party?"""
        holders = self._holders()
        return sum(holders[member.seat] == HUMAN for member in self.members) > 1

    def _played(self) -> Options:
        """Whose hands are seen makes no difference where one person plays."""
        return self.options if self._shared() else {**self.options, HANDS: self.option(HANDS).default}

    # what it shows

    def build(self) -> list[Widget]:
        self._find_quest()
        return super().build()

    @property
    def inner(self) -> Box:
        return super().inner.moved(BAR_ROOM / 2, 0)  # the scroll bar stands aside, what is chosen in the middle

    def _settings(self) -> list[Widget]:
        agreed, letters = list(self._agreed()), self.desk.type
        told = max(tall(text, letters, self.inner.w - BAR_ROOM, "body", TOLD) for text in self._helps(agreed)) + 2
        area = self.inner._replace(h=self.inner.h - told)
        room = self.list_room(area)
        terms = self._terms(agreed, room)
        party = self._party(room._replace(h=floor(area.bottom - MARGIN - BELOW - terms[-1].box.bottom)))
        down = max(each.box.bottom for each in party) + BELOW - room.y
        for term in terms:
            term.box = term.box.moved(0, down)
        text = next((each.help for each in (*party, *terms) if each.id == self.focus), "") or self._how()
        line = Words("told", text, Box(room.x, area.bottom, room.w, told), letters, "body", TOLD, bone, "centre", 0.5)
        return [*self.scrolling([*party, *terms], area), line]

    def _how(self) -> str:
        if not self.members:
            return _("Who fights is chosen once the game has begun. Press a portrait to change who plays.")
        return _("Press a portrait to choose who that is, and what they can do.")

    def _helps(self, agreed: Sequence[Agreed]) -> Iterator[str]:
        """What the last line may say, as everything is now."""
        yield self._how()
        yield from (each.help for each in agreed)
        yield from (self._about(member) for member in self.members)
        if self.members and (larger := self.of_size(1)):
            yield _then(larger)
        yield from (self._who(seat)[1] for seat in self.game.seats(self.options))

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        before = self.focus
        super().set_focus(id, quiet)
        if self.focus != before:
            self.refresh()  # the last line says something else

    def refresh(self) -> None:
        before = self.focus
        super().refresh()
        if self.focus != before:  # its thing is gone
            super().refresh()

    # what is pressed

    def prompts(self) -> list[tuple[str, str]]:
        back = ("cancel", _("Back"))
        if self._turn_back():
            return [("confirm", _("Change")), ("undo", _("Previous")), back]
        if self._drop():
            return [("confirm", _("Choose")), ("undo", _("Leave out")), back]
        return [("confirm", _("Open") if isinstance(self.widget(self.focus), Term) else _("Choose")), back]

    def command(self, intent: Intent) -> bool:
        """Back to the choice before, or out with somebody."""
        turn_back, drop = self._turn_back(), self._drop()
        if intent.kind != "undo" or not (do := turn_back or drop):
            return super().command(intent)
        self.desk.sounds.play("ui-toggle" if turn_back else "ui-confirm")
        do()
        self.refresh()
        self._speak_pressed()
        return True

    def _turn_back(self) -> Do | None:
        """What sets the thing in focus to the choice before; None where a press sets nothing."""
        widget = self.widget(self.focus)
        if isinstance(widget, Term):
            return widget.turns.back if widget.turns else None
        seat = next((seat for seat in self.game.seats(self.options) if self.focus in _ids(seat)), None)
        return self._seat(seat, -1) if seat else None

    def _drop(self) -> Do | None:
        """What leaves out whoever is in focus; None where that cannot be."""
        widget = self.widget(self.focus)
        return widget.drop if isinstance(widget, Portrait) else None

    def act(self, id: str | None, at: Point | None = None) -> None:
        """A press may be on a corner of something in the list, which may be scrolled."""
        super().act(id, (at[0], at[1] + self.scroll) if at else None)

    # the portraits

    def _party(self, room: Box) -> list[Widget]:
        """The party, a place for one more, and whoever else sits at the table."""
        seats, members = self.game.seats(self.options), self.members
        others = [seat for n, seat in enumerate(seats) if n not in {member.seat for member in members}]
        makers: list[Callable[[Box], list[Portrait | Button]]] = [
            *(partial(self._member, n, seats[member.seat]) for n, member in enumerate(members)),
            *([partial(self._free, larger)] if members and (larger := self.of_size(1)) else []),
        ]
        makers += [partial(self._other, seat) for seat in others]
        large = self.desk.type.large
        across = LARGE_ACROSS if large else len(makers)
        high = self.tall(LARGE_LEAST) if large else max(room.h, self.tall(LEAST))
        places = _places(len(makers), across, room._replace(h=high))
        made = [widget for make, place in zip(makers, places, strict=True) for widget in make(place)]
        level([widget for widget in made if isinstance(widget, Portrait)])
        alike([widget for widget in made if isinstance(widget, Button)])
        return [*made]

    def _member(self, n: int, seat: Seat, box: Box) -> list[Portrait | Button]:
        """Somebody of the party, and under it who plays them."""
        member, letters = self.members[n], self.desk.type
        kind, gift = self.chosen(member.kind), self.chosen(member.gift)
        said = (Said(_(kind.label), "strong", 27, gold), Said(_(gift.label), "body", 22, cream))
        return [
            Portrait(f"{MEMBER}{n}", _(kind.label), self._face(box), partial(self._open, n), letters, kind.value,
                     "hero", said, self._about(member), drop=partial(self.drop, n) if self.of_size(-1) else None),
            self._sitter(seat, box),
        ]  # fmt: skip

    def _face(self, box: Box) -> Box:
        """The room of a portrait, over the button under it."""
        return box._replace(h=box.h - self.tall(SITTER) - UNDER)

    def _sitter(self, seat: Seat, box: Box) -> Button:
        """The button under a portrait: who plays."""
        high, (who, told) = self.tall(SITTER), self._who(seat)
        sign = "hand" if self._at(seat) == HUMAN else "gear"
        return Button(f"{HOLDER}{seat.name}", who, box._replace(y=box.bottom - high, h=high), self._seat(seat),
                      self.desk.type, sign, help=told)  # fmt: skip

    def _free(self, larger: Choice, box: Box) -> list[Portrait | Button]:
        """A place for one more."""
        label = _("Add a hero")
        said = (Said(label, "strong", 27, bone),)
        return [Portrait("add", label, box, self.add, self.desk.type, "", "plus", said, _then(larger))]

    def _other(self, seat: Seat, box: Box) -> list[Portrait | Button]:
        """Somebody at the table who is not of the party: there is nothing to choose but who plays them."""
        said = (Said(_(seat.name), "strong", 27, gold),)
        skin, sitter = skin_of(self.game.id), self._sitter(seat, box)
        return [
            Portrait(f"{OTHER}{seat.name}", _(seat.name), self._face(box), sitter.do, self.desk.type,
                     skin.faces.get(seat.name, ""), skin.crests.get(seat.name, "hero"), said, sitter.help),
            sitter,
        ]  # fmt: skip

    def _open(self, n: int) -> None:
        self.desk.stack.push(MemberScene(self.desk, self, n), self.desk.via(Turn))

    def _more(self) -> None:
        self.desk.stack.push(MoreScene(self.desk, self), self.desk.via(Turn))

    def _about(self, member: Member) -> str:
        """What somebody is like, and what they can do besides."""
        kind, gift = self.chosen(member.kind), self.chosen(member.gift)
        if gift.value == self.option(member.gift).default:
            return _(kind.help)
        return _("{what} {name}: {text}").format(what=_(kind.help), name=_(gift.label), text=_(gift.help))

    def _who(self, seat: Seat) -> tuple[str, str]:
        """Who plays, and what to expect of them."""
        seats, holder = self.game.seats(self.options), self._at(seat)
        first = next((each for each in seats if self._at(each) == HUMAN), None)
        label, help = holder_words(holder, rivals=sum(each.scores for each in seats) > 1)
        return _(label), _("You, with whatever you like to play with.") if seat == first else _(help)

    def _seat(self, seat: Seat, by: int = 1) -> Do:
        """Let the next one play that might, or the one before."""
        return partial(self._sit(seat), _beside(self._choices(seat), self._at(seat), by))

    # the terms

    def _terms(self, agreed: Sequence[Agreed], room: Box) -> list[Term]:
        """The terms from the top of a box down, in as few rows as their words allow."""
        letters, count = self.desk.type, len(agreed)
        ways = ((count, TERM), (count, HIGH_TERM), (-(-count // 2), TERM), (1, TERM))
        for across, high in ways[2:] if letters.large else ways:
            places = _places(count, across, room._replace(h=self.tall(high)))
            terms = [each.at(box, letters) for each, box in zip(agreed, places, strict=True)]
            if not any(block.overflow for term in terms for block in term.blocks()):
                break
        return terms

    def _agreed(self) -> Iterator[Agreed]:
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
            value = ngettext("{n} changed", "{n} changed", changed).format(n=changed) if changed else _("As usual")
            yield Agreed("more", _("More rules"), value, self._more, "gear", names)
        seed = code(self.seed) if self.seed is not None else _("Random")
        yield Agreed("seed", _("Seed"), seed, self._enter, "seed", self._seed_help())

    def _choose_way(self, option: Option) -> None:
        self.desk.stack.push(WayScene(self.desk, self, option), self.desk.via(Turn))

    def _find_quest(self) -> None:
        """Where none is chosen yet that can be played, the quest is the first."""
        game = self.game
        if isinstance(game, Journeyed) and self._outlined(self.options[game.quests]) is None:
            matters = self.option(game.quests).matters(self.options)
            self.options[game.quests] = first_of(game, self.desk) if matters else ""

    def _quest(self, option: Option) -> Iterator[Agreed]:
        """The quest that is chosen, and the way to the others."""
        outline = self._outlined(self.options[option.key])
        name, about = (tongue.say(outline.title), tongue.say(outline.blurb)) if outline else (_("None"), "")
        yield Agreed(option.key, _(option.label), name, partial(self._choose_quest, option), "quest", about)

    def _outlined(self, text: str) -> Outline | None:
        """What the quest in a text is like; None where there is none."""
        try:
            return self.game.quest_outline(text) if text and isinstance(self.game, Journeyed) else None
        except Trouble:  # it was kept by another version of the program
            return None

    def _choose_quest(self, option: Option) -> None:
        def chosen(text: str, outline: Outline) -> None:
            fewest, most = outline.heroes
            self.options[option.key] = text
            self.options[self.size.key] = str(min(max(int(self.options[self.size.key]), fewest), most))

        assert isinstance(self.game, Journeyed)
        page = QuestsScene(self.desk, self.game, self.options[option.key], chosen)
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
        return partial(self._set(option.key), _beside(values, self.options[option.key], by))


def _then(size: Choice) -> str:
    """How many there will be, and what that is like."""
    return BETWEEN.join((_(size.label), _(size.help)))


def _ids(seat: Seat) -> tuple[str, str]:
    """What changes who plays in a seat: the button, and the portrait of whoever is not of the party."""
    return f"{HOLDER}{seat.name}", f"{OTHER}{seat.name}"


def _beside(values: Sequence[str], now: str, by: int) -> str:
    """The one so far from a value, round and round."""
    return values[(values.index(now) + by) % len(values)]


def _places(count: int, across: int, first: Box) -> Iterator[Box]:
    """Boxes side by side and in rows, as high as the first row; a short last row is filled."""
    for n in range(count):
        row, column = divmod(n, across)
        beside = min(across, count - row * across)
        wide = (first.w - (beside - 1) * APART) / beside
        yield Box(first.x + column * (wide + APART), first.y + row * (first.h + APART), wide, first.h)
