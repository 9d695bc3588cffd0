"""Loot: what the twos in a hand earn at the end of an encounter, and trading pieces (2.11)."""

from collections.abc import Iterator, Mapping
from itertools import combinations

from game.core.cards import Card, parse
from game.core.table import State
from game.core.text import N_
from game.core.view import Action

from .card_plays import COMMON, EPIC, RARE
from .cards import label
from .frames import Handlers, Question, queue, then
from .names import number
from .queries import all_heroes, hand, mark, seat_of
from .ruleset import mode_of

MOST = 5  # the most pieces a hero may have
TWO = 2
GIFT, TREASURE = "gift", "treasure"  # count for loot besides cards
KILLS, SURVIVORS, OF = "kills", "survivors", ":"  # also count for loot, with a number: `survivors:3`
REWARD = "reward"  # a bonus that a quest gave
TRADED = "traded"  # marks a trade in `counted.N`; the pieces given follow
GOOD: Mapping[int, str] = {  # the use of a piece, by its tier
    COMMON: N_("it may count 1 higher"),
    RARE: N_("it counts as two cards"),
    EPIC: N_("it is any card"),
}
GRADES: Mapping[int, str] = {COMMON: "common", RARE: "rare", EPIC: "epic"}  # the grade of a tier outside these rules
NOT_CHECKED = -1  # in place of the number of twos, if there was no Loot check


def pieces(s: State, hero: str) -> list[Card]:
    """A hero's loot."""
    return s.cards(f"loot.{number(hero)}")


def tier(s: State, hero: str, piece: Card) -> int:
    """The tier of a piece: COMMON, RARE or EPIC."""
    return mark(s, hero, f"tier:{piece.id}")


def deuces(s: State, hero: str) -> int:
    """The number of twos that a hero has for the Loot check."""
    return sum(n for _what, n in counting(s, hero))


def counting(s: State, hero: str) -> list[tuple[str, int]]:
    """All that counts for a hero's loot, each with the number of twos it counts as: cards by id, gifts of abilities,
    and the Treasure, which only adds to at least one two (A13)."""
    gift = mark(s, hero, "deuces")
    found = [*_twos(s, hero), *([(GIFT, gift)] if gift else []), *mode_of(s).rules.twos(s, hero)]
    return [*found, (TREASURE, 1)] if found and s.facts["treasure"] else found


def _twos(s: State, hero: str) -> Iterator[tuple[str, int]]:
    """The twos of a hand: a Rare two counts as two, any Epic card as one (A50)."""
    worth = {(piece.rank, piece.suit): tier(s, hero, piece) for piece in pieces(s, hero)}
    for card in hand(s, hero):
        level = worth.get((card.rank, card.suit), 0)
        if level == EPIC:
            yield card.id, 1
        elif card.rank == TWO:
            yield card.id, 2 if level == RARE else 1


def unchecked(n: int) -> dict[str, int | str]:
    """The facts about the Loot check of the hero with this number, before there was one: the number of twos, what
    counted or was traded, and the piece gained."""
    return {f"deuces.{n}": NOT_CHECKED, f"counted.{n}": "", f"found.{n}": ""}


def _loot(s: State) -> None:
    """The Loot check of every hero that survived: one piece, of the highest tier (A51)."""
    for hero in mode_of(s).rules.checked(s):
        _check(s, hero)


def _check(s: State, hero: str) -> None:
    n, found, counted = number(hero), deuces(s, hero), [what for what, _n in counting(s, hero)]
    s.note(f"deuces.{n}", found)
    s.note(f"counted.{n}", " ".join(counted))
    s.announce("twos", hero, label(s, hero), found, *counted)
    if tier_of(found) >= COMMON:
        piece = gain(s, hero, tier_of(found))
        s.note(f"found.{n}", piece.id if piece else "")
        queue(s, then("sixth", hero))


def tier_of(twos: int) -> int:
    """The tier of loot for a number of twos; below COMMON there is none."""
    return min(twos - 1, EPIC)


def twos_for(level: int) -> int:
    """The number of twos needed for loot of a tier."""
    return level + 1


def gain(s: State, hero: str, level: int) -> Card | None:
    """Draw a card of the Loot Deck for a hero, as a piece of a tier; None if the deck is empty."""
    piece = s.draw("loot", f"loot.{number(hero)}")
    if piece is not None:
        s.mark(hero, f"tier:{piece.id}", level)
        s.announce("loot", hero, label(s, hero), level, piece.id)
    return piece


def _give_back(s: State, hero: str, piece: Card) -> None:
    s.mark(hero, f"tier:{piece.id}", 0)
    s.move(piece, "loot", src=f"loot.{number(hero)}")


# a sixth piece


def _too_many(s: State, hero: str) -> list[int]:
    return [seat_of(s, hero)] if len(pieces(s, hero)) > MOST else []


def _ways_out(s: State, seat: int, hero: str) -> Iterator[Action]:
    """The actions for a sixth piece: trade up, or give one back at once (A52)."""
    yield from trades(s, hero)
    yield from (Action("return", (piece.id,), seat) for piece in pieces(s, hero))


def _out(s: State, action: Action, hero: str) -> None:
    if action.verb == "return":
        _give_back(s, hero, parse(action.ids[0]))
        s.shuffle("loot")
        s.announce("returned", hero, label(s, hero), action.ids[0])
    else:
        trade(s, action, hero)


# between encounters


def trades(s: State, hero: str) -> Iterator[Action]:
    """The actions that trade two pieces of a tier for one of the next tier (A53)."""
    for one, two in combinations(pieces(s, hero), 2):
        if tier(s, hero, one) == tier(s, hero, two) < EPIC:
            yield Action("trade", (one.id, two.id), seat_of(s, hero))


def trade(s: State, action: Action, hero: str) -> None:
    """Put both pieces back into the Loot Deck, and draw a new card for the new piece."""
    n, old = number(hero), [parse(id) for id in action.ids]
    level = tier(s, hero, old[0])
    s.note(f"counted.{n}", " ".join((TRADED, *action.ids)))
    s.note(f"found.{n}", "")
    for piece in old:
        _give_back(s, hero, piece)
    s.shuffle("loot")
    s.announce("traded", hero, label(s, hero), *action.ids)
    new = gain(s, hero, level + 1)
    s.note(f"found.{n}", new.id if new else "")


def gifts(s: State, hero: str) -> Iterator[Action]:
    """The actions that give loot to another hero, if that is allowed and there is room for it."""
    if s.options["give"] == "on":
        for other in (one for one in all_heroes(s) if one != hero):
            if len(pieces(s, other)) < MOST:
                yield from (Action("give", (piece.id, other), seat_of(s, hero)) for piece in pieces(s, hero))


def give(s: State, action: Action, hero: str) -> None:
    """Move a piece of loot to another hero; from now on it affects the new owner's cards."""
    piece, other = parse(action.ids[0]), action.ids[1]
    level = tier(s, hero, piece)
    s.mark(hero, f"tier:{piece.id}", 0)
    s.move(piece, f"loot.{number(other)}", src=f"loot.{number(hero)}")
    s.mark(other, f"tier:{piece.id}", level)
    s.announce("gave", hero, label(s, hero), label(s, other), piece.id)


HANDLERS: Handlers = {
    "loot": _loot,
    "sixth": Question(_too_many, _ways_out, _out),
}
