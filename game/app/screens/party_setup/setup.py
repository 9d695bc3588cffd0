"""The set-up of a game with a party: everybody by their picture, who plays them, and what else is agreed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import floor
from typing import Any

from game.core.combatants import HANDS
from game.core.game import HUMAN, Choice, Game, Seat
from game.core.party import Member
from game.core.seeds import code
from game.core.view import Options
from game.i18n import _

from ...base.geometry import Box, Point
from ...gfx.fonts import Block
from ...input.bindings import Intent
from ...services import Services
from ...table.card_art import SHAPE
from ...table.skins import skin_of
from ...ui.buttons import Button, alike
from ...ui.gamebox import BoxFront
from ...ui.portraits import HeroCard, PortraitTile, Said, level
from ...ui.rows import Term
from ...ui.scroll import MARGIN
from ...ui.stack import PageTurn
from ...ui.text import Words, bone, tall
from ...ui.widget import Do, Widget
from ..describe import BETWEEN, holder_words
from ..menu import BAR_ROOM, list_room
from ..setup import HOLDER, SetupScene
from . import PartyChoices
from .member import MemberScene
from .mode import ClickGuard
from .terms import APART, Agreed, Terms, beside, laid_terms, places

LARGE_ACROSS = 2  # portraits in a row with large letters
UNDER, BELOW = 8.0, 14.0  # from a portrait to the button below; gap between two rows
SITTER = 60.0  # height of the button under a portrait
TOLD = 23.0  # letter size of the last line
LEAST, LARGE_LEAST = 250.0, 300.0  # least height of a portrait with its button; with large letters
CARD = 196.0  # least width of a portrait beside the game's box
NARROWEST, WIDEST, ASIDE = 150.0, 224.0, 24.0  # least and greatest width of that box; from it to the portraits
BANNER = 40.0  # how far the ribbon with the name hangs below the picture
MEMBER, OTHER = "member-", "other-"  # prefixes of the ids of members, and of other seats
Maker = Callable[[Box], list[PortraitTile | Button]]


class PartySetup(SetupScene):
    """Portraits in a row, a button for who plays each, then the terms, and a line about the focused widget."""

    span = (30.0, 1220.0)

    def __init__(self, services: Services, game: Game[Any]):
        super().__init__(services, game)
        self.choices, self.guard = PartyChoices(game, self.options), ClickGuard()
        self.terms = Terms(services, game, self.choices, self.guard)

    def _shared(self) -> bool:
        """True if several people play in the party."""
        holders = self._holders()
        return sum(holders[member.seat] == HUMAN for member in self.choices.members) > 1

    # members

    def add(self) -> None:
        """Add a member."""
        if larger := self.choices.of_size(1):
            self.options[self.choices.size.key] = larger.value

    def drop(self, n: int) -> None:
        """Leave a member out. Those behind move up, and the one left out is the next to be added again."""
        seats, smaller = self.game.seats(self.options), self.choices.of_size(-1)
        for here, after in pairwise(self.choices.members[n:]):
            for one, other in ((here.kind, after.kind), (here.gift, after.gift)):
                self.options[one], self.options[other] = self.options[other], self.options[one]
            at, by = seats[here.seat], seats[after.seat]
            self.holders[at.name], self.holders[by.name] = self._at(by), self._at(at)
        if smaller:
            self.options[self.choices.size.key] = smaller.value

    def _played(self) -> Options:
        """Return the options of the play; who sees whose hands is left at its default if one person plays the party."""
        return self.options if self._shared() else {**self.options, HANDS: self.choices.option(HANDS).default}

    # widgets

    def build(self) -> list[Widget]:
        self.terms.find_quest()
        return super().build()

    def _inset(self, sheet: Box) -> Box:
        return super()._inset(sheet).moved(BAR_ROOM / 2, 0)  # the content is centred, without the scroll bar

    def _settings(self) -> list[Widget]:
        agreed, letters = [*self.terms.agreed(self._shared()), self._seed_term()], self.services.fonts
        told = max(tall(text, letters, self.sheet.inner.w - BAR_ROOM, "body", TOLD) for text in self._helps(agreed)) + 2
        area = self.sheet.inner._replace(h=self.sheet.inner.h - told)
        room = list_room(area)
        terms = laid_terms(agreed, room, letters)
        party = self._party(room._replace(h=floor(area.bottom - MARGIN - BELOW - terms[-1].box.bottom)))
        down = max(each.box.bottom for each in party) + BELOW - room.y
        for term in terms:
            term.box = term.box.moved(0, down)
        text = next((each.help for each in (*party, *terms) if each.id == self.focus), "") or self._how()
        line = Words("told", text, Box(room.x, area.bottom, room.w, told), letters, "body", TOLD, bone, "centre", 0.5)
        return [*self.sheet.scrolling([*party, *terms], area), line]

    def _seed_term(self) -> Agreed:
        seed = code(self.seed) if self.seed is not None else _("Random")
        return Agreed("seed", _("Seed"), seed, self._enter, "seed", self._seed_help())

    def _how(self) -> str:
        if not self.choices.members:
            return _("You choose who fights once the game has begun. Press a portrait to change who plays.")
        return _("Press a portrait to choose who it is and what they can do.")

    def _helps(self, agreed: Sequence[Agreed]) -> Iterator[str]:
        """Yield all texts that the last line may show now, so that it can be as high as the longest."""
        yield self._how()
        yield from (each.help for each in agreed)
        yield from (self._about(member) for member in self.choices.members)
        if self.choices.members and (larger := self.choices.of_size(1)):
            yield _then(larger)
        yield from (self._who(seat)[1] for seat in self.game.seats(self.options))

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        before = self.focus
        super().set_focus(id, quiet)
        if self.focus != before:
            self.refresh()  # the last line says something else now

    def refresh(self) -> None:
        before = self.focus
        super().refresh()
        if self.focus != before:  # the focused widget is gone
            super().refresh()

    # presses

    def prompts(self) -> list[tuple[str, str]]:
        back = ("cancel", _("Back"))
        if self._turn_back():
            return [("confirm", _("Change")), ("undo", _("Previous")), back]
        if self._drop():
            return [("confirm", _("Choose")), ("undo", _("Leave out")), back]
        return [("confirm", _("Open") if isinstance(self.widget(self.focus), Term) else _("Choose")), back]

    def command(self, intent: Intent) -> bool:
        """Handle “undo”: set the focused widget to the choice before, or leave the focused member out."""
        turn_back, drop = self._turn_back(), self._drop()
        if intent.kind != "undo" or not (do := turn_back or drop):
            return super().command(intent)
        self.services.sounds.play("ui-toggle" if turn_back else "ui-confirm")
        do()
        self.refresh()
        self.reader.read_press()
        return True

    def _turn_back(self) -> Do | None:
        """Return the command that sets the focused widget to the choice before; None if a press sets nothing."""
        widget = self.widget(self.focus)
        if isinstance(widget, Term):
            return widget.turns.back if widget.turns else None
        seat = next((seat for seat in self.game.seats(self.options) if self.focus in _ids(seat)), None)
        return self._seat(seat, -1) if seat else None

    def _drop(self) -> Do | None:
        """Return the command that leaves the focused member out; None if that is not possible."""
        widget = self.widget(self.focus)
        return widget.drop if isinstance(widget, PortraitTile) else None

    def act(self, id: str | None, at: Point | None = None) -> None:
        """Press a widget; the position is corrected by the scrolling of the list, for presses on a widget's corner."""
        at = (at[0], at[1] + self.scroller.offset) if at else None
        self.guard.note(self, id, at)
        super().act(id, at)

    def _press(self, at: Point) -> None:
        if self.guard.allows(self, at):
            super()._press(at)

    def update(self, dt: float) -> bool:
        self.guard.update(dt)
        return super().update(dt)

    # portraits

    def _party(self, room: Box) -> list[Widget]:
        """Return the game's box and all portraits; without the box if the portraits need its room."""
        makers, letters = self._makers(), self.services.fonts
        wide = min(room.h / SHAPE, WIDEST, room.w - len(makers) * (CARD + APART))
        if wide >= NARROWEST and not letters.large:
            box = Box(room.x, room.y, wide, min(room.h, wide * SHAPE + BANNER))
            row = self._everybody(makers, room._replace(x=box.right + ASIDE, w=room.right - box.right - ASIDE))
            whole = [BoxFront(self.game, box, letters), *row]
            if all(_is_whole(block) for widget in whole for block in widget.blocks()):
                return whole
        return self._everybody(makers, room)

    def _makers(self) -> Sequence[Maker]:
        """Return the functions that make the portraits: of the members, of a place for one more, and of other seats."""
        seats, members = self.game.seats(self.options), self.choices.members
        others = [seat for n, seat in enumerate(seats) if n not in {member.seat for member in members}]
        return [
            *(partial(self._member, n, seats[member.seat]) for n, member in enumerate(members)),
            *([partial(self._free, larger)] if members and (larger := self.choices.of_size(1)) else []),
            *(partial(self._other, seat) for seat in others),
        ]

    def _everybody(self, makers: Sequence[Maker], room: Box) -> list[Widget]:
        """Return the portraits side by side; with large letters in rows."""
        large = self.services.fonts.large
        across = LARGE_ACROSS if large else len(makers)
        high = self.sheet.tall(LARGE_LEAST) if large else max(room.h, self.sheet.tall(LEAST))
        boxes = places(len(makers), across, room._replace(h=high))
        made = [widget for make, place in zip(makers, boxes, strict=True) for widget in make(place)]
        level([widget for widget in made if isinstance(widget, PortraitTile)])
        alike([widget for widget in made if isinstance(widget, Button)])
        return [*made]

    def _member(self, n: int, seat: Seat, box: Box) -> list[PortraitTile | Button]:
        """Return a member's portrait, and the button under it for who plays them."""
        member, letters = self.choices.members[n], self.services.fonts
        kind, gift = self.choices.chosen(member.kind), self.choices.chosen(member.gift)
        said = (Said(_(kind.label), "strong", 27), Said(_(gift.label), "body", 22))
        return [
            HeroCard(f"{MEMBER}{n}", _(kind.label), self._face(box), partial(self._open, n), letters, kind.value,
                     "hero", said, self._about(member), partial(self.drop, n) if self.choices.of_size(-1) else None),
            self._sitter(seat, box),
        ]  # fmt: skip

    def _face(self, box: Box) -> Box:
        """Return the box of a portrait, above its button."""
        return box._replace(h=box.h - self.sheet.tall(SITTER) - UNDER)

    def _sitter(self, seat: Seat, box: Box) -> Button:
        """Return the button under a portrait that says and changes who plays."""
        high, (who, told) = self.sheet.tall(SITTER), self._who(seat)
        sign = "hand" if self._at(seat) == HUMAN else "gear"
        return Button(f"{HOLDER}{seat.name}", who, box._replace(y=box.bottom - high, h=high), self._seat(seat),
                      self.services.fonts, sign, help=told)  # fmt: skip

    def _free(self, larger: Choice, box: Box) -> list[PortraitTile | Button]:
        """Return a place for one more member."""
        label = _("Add a hero")
        said = (Said(label, "strong", 27, bone),)
        return [PortraitTile("add", label, box, self.add, self.services.fonts, "", "plus", said, _then(larger))]

    def _other(self, seat: Seat, box: Box) -> list[PortraitTile | Button]:
        """Return the portrait of a seat outside the party, where only who plays it can be chosen, and its button."""
        said = (Said(_(seat.name), "strong", 27),)
        skin, sitter = skin_of(self.game.id), self._sitter(seat, box)
        return [
            HeroCard(f"{OTHER}{seat.name}", _(seat.name), self._face(box), sitter.do, self.services.fonts,
                     skin.faces.get(seat.id, ""), skin.crests.get(seat.id, "hero"), said, sitter.help),
            sitter,
        ]  # fmt: skip

    def _open(self, n: int) -> None:
        self.services.stack.push(
            MemberScene(self.services, self.choices, n, partial(self.drop, n)), self.services.via(PageTurn)
        )

    def _about(self, member: Member) -> str:
        """Return a member's description, and that of their gift if they have one."""
        kind, gift = self.choices.chosen(member.kind), self.choices.chosen(member.gift)
        if gift.value == self.choices.option(member.gift).default:
            return _(kind.help)
        return _("{what} {name}: {text}").format(what=_(kind.help), name=_(gift.label), text=_(gift.help))

    def _who(self, seat: Seat) -> tuple[str, str]:
        """Return who plays a seat, and what to expect of them."""
        seats, holder = self.game.seats(self.options), self._at(seat)
        first = next((each for each in seats if self._at(each) == HUMAN), None)
        label, help = holder_words(holder, rivals=sum(each.scores for each in seats) > 1)
        return _(label), _("You, on whatever device you like.") if seat == first else _(help)

    def _seat(self, seat: Seat, by: int = 1) -> Do:
        """Return the command that gives a seat to the holder `by` places further in the list of its holders."""
        return partial(self._sit(seat), beside(self._choices(seat), self._at(seat), by))


def _is_whole(block: Block) -> bool:
    """True if nothing of a block is cut off."""
    return block.overflow <= 0 and not block.lines[-1].endswith("…")


def _then(size: Choice) -> str:
    """Return the size of a party in words, and what that is like."""
    return BETWEEN.join((_(size.label), _(size.help)))


def _ids(seat: Seat) -> tuple[str, str]:
    """Return the ids of the widgets that change who plays a seat: its button, and the portrait of a seat outside the
    party."""
    return f"{HOLDER}{seat.name}", f"{OTHER}{seat.name}"
