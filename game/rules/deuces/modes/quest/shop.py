"""Shops: a hero pays with cards of their own discards, unseen, which go back into the deck (A91)."""

from collections.abc import Iterator

from game.core.combatants import ONE
from game.core.table import State
from game.core.view import Action

from ...cards import label
from ...customs import CUSTOMS
from ...frames import Handlers, Question, queue, then
from ...names import number
from ...queries import all_heroes, deck_of, discard_of, seat_of
from ...ruleset import mode_of
from ...uses import custom_of
from . import boons, torches
from .parts import ABILITY, DRAUGHT, QUEST_LOOT, Shop, Ware
from .progress import READS, give, met
from .relics import bestow, is_taken
from .where import is_met, leader, under_way

TAUGHT = 3  # Custom Abilities that a shop teaches


def visit_shop(s: State, shop: Shop) -> None:
    """Begin a visit to a shop; coming back to it counts as a step."""
    again = is_met(s, shop)
    met(s, shop, READS)
    if f"taught.{shop.id}" not in s.facts and any(ware.item == ABILITY for ware in shop.stock):
        s.note(f"taught.{shop.id}", " ".join(_some_abilities(s)))
    queue(s, *([then("tire")] if again else []), then("shop", ""))


def _some_abilities(s: State) -> list[str]:
    """Random abilities that no hero has."""
    had = [custom_of(s, hero) for hero in all_heroes(s)]
    found = [id for id, custom in CUSTOMS.items() if custom not in had]
    s.rng.shuffle(found)
    return found[:TAUGHT]


def taught(s: State) -> list[str]:
    """The ids of the abilities that the current shop teaches."""
    return s.text(f"taught.{_shop(s).id}", "").split()


def _shop(s: State) -> Shop:
    shop = under_way(s)
    assert isinstance(shop, Shop)
    return shop


# buying


def buyers(s: State, seat: int) -> list[str]:
    """The heroes that a seat buys for: all, if one person plays them all, else its own."""
    return all_heroes(s) if mode_of(s).setup.hand_visibility(s.options) == ONE else [f"hero.{seat}"]


def _seats(s: State, left: str) -> list[int]:
    """The seats that can buy something and have not left; the leader's in any case, to see the wares."""
    first = seat_of(s, leader(s))
    by_one = mode_of(s).setup.hand_visibility(s.options) == ONE
    seats = [first] if by_one else [seat_of(s, hero) for hero in all_heroes(s)]
    return [seat for seat in seats if str(seat) not in left.split() and (seat == first or any(_sales(s, seat)))]


def _legal(s: State, seat: int, left: str) -> Iterator[Action]:
    yield from _sales(s, seat)
    yield Action("leave", (), seat)


def _sales(s: State, seat: int) -> Iterator[Action]:
    for ware in _shop(s).stock:
        for hero in buyers(s, seat):
            if can_buy(s, _shop(s), hero, ware):
                kinds = [(id,) for id in taught(s) if not _knows(s, hero, id)] if ware.item == ABILITY else [()]
                yield from (Action("buy", (ware.item, hero, *kind), seat) for kind in kinds)


def can_buy(s: State, shop: Shop, hero: str, ware: Ware) -> bool:
    """True if the ware is still there, and the hero has a use for it and enough discards."""
    if is_gone(s, shop, ware.item) or len(s.cards(discard_of(s, hero))) < ware.price:
        return False
    return ware.item != DRAUGHT or not boons.of(s, hero, boons.DRAUGHT)


def is_gone(s: State, shop: Shop, item: str) -> bool:
    """True if the ware is sold. A shop has one piece of each kind of loot; quest loot is also gone if a hero got it
    elsewhere."""
    return item in s.text(f"sold.{shop.id}", "").split() or (item in QUEST_LOOT and is_taken(s, item))


def _knows(s: State, hero: str, ability: str) -> bool:
    known = custom_of(s, hero)
    return known is not None and known.id == ability


def _answer(s: State, action: Action, left: str) -> None:
    if action.verb == "buy":
        _buy(s, *action.ids)
        queue(s, then("shop", left))  # questions about the loot come before this frame
        _hand_over(s, *action.ids)
    else:
        queue(s, then("shop", f"{left} {action.seat}".strip()))


def _buy(s: State, item: str, hero: str, ability: str = "") -> None:
    price = next(ware.price for ware in _shop(s).stock if ware.item == item)
    s.announce("buys", hero, label(s, hero), item, price)
    pay(s, hero, price)


def pay(s: State, hero: str, price: int) -> None:
    """Shuffle the discards, and put `price` of them back into the deck, unseen; the new top discard is the Threat."""
    pile, deck = discard_of(s, hero), deck_of(s, hero)
    s.shuffle(pile)
    for _ in range(price):
        s.draw(pile, deck)
    s.shuffle(deck)


def _hand_over(s: State, item: str, hero: str, ability: str = "") -> None:
    torches.rest(s)
    if item == DRAUGHT:
        boons.bag(s, hero)
    elif item == ABILITY:
        s.note(f"custom.{number(hero)}", ability)
        s.announce("learns", hero, label(s, hero), ability)
    else:
        sold = f"sold.{_shop(s).id}"
        s.note(sold, f"{s.facts.get(sold, '')} {item}".strip())
        bestow(s, hero, item)


def _left(s: State, left: str) -> None:
    """End the visit once every buyer has left."""
    give(s, _shop(s).gives)
    queue(s, then("happen"))


HANDLERS: Handlers = {
    "shop": Question(_seats, _legal, _answer, _left),
}
