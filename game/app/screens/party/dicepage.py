"""The contents of the page of dice: the dice of each character, whose turn it is to roll, and the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from game.core.cards import parse
from game.core.descent import GIVE, HEAL, HIT, ROLL, dice_notation, expected_points
from game.core.film import film_of
from game.i18n import _, ngettext

from ...base.geometry import Box
from ...table.plates import PlatedCharacter
from ...ui.widget import Widget
from .beside_card import TableCard
from .character_card import spread
from .characters import about, people, person, short_name
from .dice_cards import DiceCard, Flight, Rolling, RollingCard, WaitingCard
from .side_page import SidePageScene

STRIP, COLUMNS = 92.0, 4  # height of the small cards under the large one, and their number in a row
GAP = 12.0


class DicePage:
    """All characters' cards with the dice on them; while dice are rolled, one card large and the others small."""

    def __init__(self, page: SidePageScene, give: Callable[[str], object]):
        """`give` hands a die to a character."""
        self._page, self._give, self._beside = page, give, TableCard(page)
        now = self._page.acts.descent
        self.card, self.sides, self.heals = now.card, now.sides, now.heals
        self.before = people(self._page.descents.rules, now.party)  # the characters when the card hit
        self.rolled: dict[str, Sequence[int]] = {}
        self.typed: dict[str, int] = {}
        self.rolling: Rolling | None = None
        self.flights: list[Flight] = []
        earlier = map(self._page.descents.descent, reversed(film_of(page.table.match).views))
        self._spared = next(each.way.spared for each in earlier if not each.card)  # dice bought off before this card

    @property
    def over(self) -> bool:
        """True if all dice have been rolled."""
        now = self._page.acts.descent
        return now.phase not in (HIT, HEAL, ROLL) or self._page.acts.view.outcome is not None or not now.card

    def person(self, who: str) -> PlatedCharacter:
        """Return a character as it is now."""
        return person(self._page.descents.rules, self._page.acts.descent.adventurer(who))

    @property
    def moves(self) -> bool:
        """True while dice fly or are thrown."""
        return bool(self.flights) or (self.rolling is not None and self.rolling.who is not None)

    def widgets(self) -> list[Widget]:
        """Return the playing card with the tray, and the cards of all characters or of the one whose turn it is."""
        if not (self.rolled or self.typed):
            self.before = people(self._page.descents.rules, self._page.acts.descent.party)
        column = self._beside.column(self.card, self._told(), self._in_tray(), self.heals, self._all_sums())
        one = self._whose_turn()
        page = self.cards() if one is None or self.flights else [self._large(one), *self._waiting(one)]
        return [*column, *page]

    def _in_tray(self) -> Sequence[int | None]:
        """Return the dice that nobody has yet; once all are handed out, all dice, those that have landed with their
        pips."""
        now = self._page.acts.descent
        if (now.phase in (HIT, HEAL) and not self.rolled) or self.flights:
            return [None] * now.pool
        falling = self._falling
        return [None if one.id in falling else pips for one in self.before for pips in self.pips(one.id)]

    @property
    def _falling(self) -> Sequence[str]:
        """The characters whose dice are in the air or still to be thrown."""
        if self.rolling is None:
            return ()
        return self.rolling.left[1:] if self.rolling.throw.lies else self.rolling.left

    def _whose_turn(self) -> str | None:
        """Return the character shown large: the one whose dice roll, or roll next; None to show all."""
        if self.rolling and self.rolling.who:
            return self.rolling.who
        now = self._page.acts.descent
        return now.next or None if now.phase == ROLL and not self.over else None

    def cards(self) -> list[Widget]:
        """Return all characters' cards, with the dice on them."""
        self._coming = Counter(flight.who for flight in self.flights)
        return spread(self._page, len(self.before), self._beside.right, self._card)

    def _card(self, number: int, box: Box) -> DiceCard:
        before = self.before[number]
        who, total = before.id, self._total(before.id)
        now = self._to_be(before) if total is None else self.person(who)
        can = self.can_give(who)
        made = DiceCard(
            now,
            self._about(before),
            box,
            partial(self._give, who),
            self._page.services.fonts,
            dice=self.pips(who),
            sides=self.sides,
            ink=self.ink,
            sum=self.sum_of(who),
            before=before.hp,
            enabled=can or self._page.acts.phase not in (HIT, HEAL),
            state="" if can or not self.heals or before.hp < before.most else _("Unhurt"),
            about_hp=total is None and self.sides > 1 and bool(self.pips(who)),
        )
        made.coming = self._coming[who]
        return made

    def _to_be(self, one: PlatedCharacter) -> PlatedCharacter:
        """Return a character with the hit points after the dice handed over: exact for plain points, else on average,
        and down only if that is certain."""
        n = self._page.acts.descent.adventurer(one.id).dice
        if not n:
            return one
        points = expected_points(n, self.sides)
        if self.heals:
            return one._replace(hp=min(one.most, one.hp + points))
        return one._replace(hp=max(0 if n >= one.hp else 1, one.hp - points))

    def _large(self, who: str) -> RollingCard:
        room, before = self._beside.right, self._before(who)
        box = Box(room.x, room.y + 8, room.w, room.h - 16 - self._strip(who))
        throw = self.rolling.throw if self.rolling else None
        return RollingCard(
            before,
            self._about(before),
            box,
            self._page.services.fonts,
            self.pips(who),
            self.sides,
            self.ink,
            self.sum_of(who),
            throw,
        )

    def _others(self, one: str) -> list[PlatedCharacter]:
        """Return the other characters who have rolled or are to roll."""
        return [each for each in self.before if each.id != one and self._dice_of(each.id)]

    def _strip(self, one: str) -> float:
        """Return the height of all rows of small cards, in design pixels."""
        return -(-len(self._others(one)) // COLUMNS) * (STRIP + GAP)

    def _waiting(self, one: str) -> list[Widget]:
        """Return the small cards of the others."""
        room = self._beside.right
        wide = (room.w - (COLUMNS - 1) * GAP) / COLUMNS
        top = room.bottom - self._strip(one) + GAP
        left = [] if self.rolling is None else self.rolling.left
        return [
            WaitingCard(each, Box(room.x + i % COLUMNS * (wide + GAP), top + i // COLUMNS * (STRIP + GAP), wide, STRIP),
                       self._page.services.fonts, self._dice_of(each.id), self.sides, self.ink,
                       "" if each.id in left else self.sum_of(each.id))
            for i, each in enumerate(self._others(one))
        ]  # fmt: skip

    def _before(self, who: str) -> PlatedCharacter:
        return next(each for each in self.before if each.id == who)

    def _about(self, one: PlatedCharacter) -> str:
        return about(self._page.descents.rules, self._page.acts.descent.adventurer(one.id).now)

    @property
    def ink(self) -> str:
        return "balm" if self.heals else "wine"

    def pips(self, who: str) -> Sequence[int | None]:
        """Return the dice of a character; dice that were typed in have no pips."""
        return self.rolled.get(who) or [None] * self._page.acts.descent.adventurer(who).dice

    def _dice_of(self, who: str) -> int:
        """Return how many dice a character has rolled or is to roll; at least 1 if the sum was typed in."""
        return len(self.pips(who)) or int(who in self.typed)

    def _total(self, who: str) -> int | None:
        return sum(self.rolled[who]) if who in self.rolled else self.typed.get(who)

    def sum_of(self, who: str) -> str:
        total = self._total(who)
        return "" if total is None else self._signed(total)

    def _all_sums(self) -> str:
        """Return the signed sum of all dice that have landed; "" before the first."""
        falling = self._falling
        totals = [self._total(one.id) for one in self.before if one.id not in falling]
        known = [total for total in totals if total is not None]
        return self._signed(sum(known)) if known else ""

    def _signed(self, points: int) -> str:
        return f"+{points}" if self.heals else f"−{points}"

    def _told(self) -> str:
        now = self._page.acts.descent
        n = now.pool
        if self.rolling and self.rolling.who:
            return _("The dice are falling.")
        if self.over:
            return _("The dice have landed.")
        if self.flights and now.phase == ROLL:
            return _("All handed out.")
        if now.phase == ROLL:
            one = now.adventurer(now.next)
            return _("All handed out. Roll, or type in what {who} rolled with {dice}.").format(
                who=short_name(one), dice=dice_notation(one.dice, self.sides)
            )
        if self.sides == 1:
            told = ngettext("{n} point to hand out", "{n} points to hand out", n).format(n=n)
        else:
            told = _("{dice} to hand out").format(dice=dice_notation(n, self.sides))
        told = self._less_weapon(told)
        paid = now.way.spared - self._spared
        if not paid:
            return told
        return _("{told}. Dealt: {dealt}, paid for: {paid}.").format(told=told, dealt=self._dealt(), paid=paid)

    def _dealt(self) -> int:
        """Return the number of dice that the card dealt, wherever they are now."""
        now = self._page.acts.descent
        return now.pool + now.way.spared - self._spared + sum(one.dice for one in now.party)

    def _less_weapon(self, told: str) -> str:
        """Return the text, preceded by why the playing card deals fewer dice than its number if a weapon took some."""
        strength, dealt = parse(self.card).rank, self._dealt()
        if self.heals or dealt >= strength:
            return told
        return _("{strength}, less {n} for the weapon: {told}").format(strength=strength, n=strength - dealt, told=told)

    def can_give(self, who: str) -> bool:
        """Return True if a die can be handed to a character."""
        return any(action.ids[0] == who for action in self._page.acts.legal(GIVE))
