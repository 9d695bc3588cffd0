"""The choices of a computer party on the map, from only what it has seen; it plays like a person who explores
everything."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.core.game import Advice
from game.core.table import State
from game.core.text import Text
from game.core.view import Action

from ...loot import MOST, pieces
from ...queries import all_heroes, discard_of
from .parts import QUEST_LOOT, Encounter, Exit, Find, Shop, Story, Thing
from .shop import can_buy
from .torches import left
from .where import been, done, flags, is_met, last_step, present, quest, room, searched, under_way

PLENTY = 2  # a hero buys only with discards worth this many times the price
WORTH = ("rare", "common", "draught")  # wares bought besides quest loot, the best first


def advise(s: State, legal: Sequence[Action]) -> Advice | None:
    """The action to take on the map, in stories and in shops; None for questions in encounters."""
    verbs = {action.verb for action in legal}
    verb = next((verb for verb in ANSWERS if verb in verbs), None)
    return ANSWERS[verb](s, legal) if verb else None


# on the map


def _on_the_map(s: State, legal: Sequence[Action]) -> Advice:
    """Deal with the current room first; then go to unknown rooms; then leave."""
    visits = {action.ids[0]: action for action in legal if action.verb == "visit"}
    for id, action in visits.items():
        why = _worth_a_visit(s, quest(s).thing(id))
        if why is not None:
            return Advice(action, why)
    search = next((action for action in legal if action.verb == "search"), None)
    if search is not None and left(s) > 1:
        return Advice(search, Text("There may be something hidden, and a torch to spare"))
    return _onward(s, legal)


def _worth_a_visit(s: State, thing: Thing) -> Text | None:
    """The reason to visit a thing now; None if there is none."""
    match thing:
        case Find():
            return Text("It's there for the taking")
        case Encounter():
            return Text("It bars the way")
        case Shop() if not is_met(s, thing):
            return Text("It's worth a look")
        case Shop() if any(_bargains(s, thing)) and not last_step(s):
            return Text("There are enough discards to pay with")
        case Story() if not is_met(s, thing) or all(choice.open(flags(s)) for choice in thing.choices):
            return Text("If you don't look, you don't find")
    return None


def _onward(s: State, legal: Sequence[Action]) -> Advice:
    """The step to the nearest goal; with one torch left, the exit comes first if the way is known."""
    goals = (OUT, *GOALS) if left(s) == 1 else GOALS
    for goal in goals:
        id = goal.aim(s, room(s).id)
        action = Action(goal.verb, (id,) if id else (), legal[0].seat)
        if action not in legal:
            action = Action("walk", (_step(s, goal),), legal[0].seat)
        if action in legal:
            there = action.verb != "walk" or not been(s, action.ids[0])
            return Advice(action, goal.why if there else goal.beyond)
    return Advice(legal[0], Text("There is nothing better to do"))


class Goal(NamedTuple):
    """A goal of walking: `aim` returns the id of its target in a room (None if there is none), `verb` is the action
    there, `why` the reason, and `beyond` the reason for a step through a room where the party has been."""

    aim: Callable[[State, str], str | None]
    verb: str
    why: Text
    beyond: Text


def _step(s: State, goal: Goal) -> str:
    """The first room on the shortest known way to a goal; "" if there is none."""
    first = {room(s).id: ""}
    rooms = [room(s).id]
    for here in rooms:  # the loop extends this list
        if first[here] and goal.aim(s, here) is not None:
            return first[here]
        for other in _ways(s, here) if been(s, here) else ():
            if other not in first:
                first[other] = first[here] or other
                rooms.append(other)
    return ""


def _ways(s: State, id: str) -> Iterator[str]:
    """The rooms that a room is known to lead to."""
    had = flags(s)
    return (door.other(id) for door in quest(s).doors_of(id) if door.leads(id) and door.open(had))


def _unknown(s: State, id: str) -> str | None:
    return None if been(s, id) else id


def _business(s: State, id: str) -> str | None:
    """The id of a thing worth visiting in a room where the party has been."""
    there = present(s, id) if been(s, id) else ()
    return next((thing.id for thing in there if not done(s, thing) and _worth_a_visit(s, thing)), None)


def _exit(s: State, id: str) -> str | None:
    there = present(s, id) if been(s, id) else ()
    return next((thing.id for thing in there if isinstance(thing, Exit)), None)


def _hidden(s: State, id: str) -> str | None:
    return "" if been(s, id) and not searched(s, id) else None


_UNFINISHED, _WAY_OUT = Text("There is something left to do"), Text("This is the way out")
_SECRET = Text("Something must be hidden somewhere")
OUT = Goal(_exit, "visit", _WAY_OUT, _WAY_OUT)
GOALS = (
    Goal(_unknown, "visit", Text("Nobody has been there yet"), Text("It leads on to where nobody has been yet")),
    Goal(_business, "visit", _UNFINISHED, Text("That way something is left to do")),
    OUT,
    Goal(_hidden, "search", _SECRET, _SECRET),
)


# in stories and shops


def _choose(s: State, legal: Sequence[Action]) -> Advice:
    """The first choice, because a program cannot read."""
    return Advice(legal[0], Text("The first thing that comes to mind"))


def _buy(s: State, legal: Sequence[Action]) -> Advice:
    """The best ware that a hero has plenty of discards for."""
    shop = under_way(s)
    assert isinstance(shop, Shop)
    wanted = [bargain for bargain in _bargains(s, shop) if Action("buy", bargain, legal[0].seat) in legal]
    if wanted:
        return Advice(Action("buy", wanted[0], legal[0].seat), Text("There are enough discards to pay with"))
    return Advice(Action("leave", (), legal[0].seat), Text("The cards are better kept: they bring the next level"))


def _bargains(s: State, shop: Shop) -> Iterator[tuple[str, str]]:
    """The wares that are worth their price, each with the hero to buy it for."""
    prices = {ware.item: ware for ware in shop.stock}
    for item in (*QUEST_LOOT, *WORTH):
        for hero in all_heroes(s) if item in prices else ():
            plenty = len(s.cards(discard_of(s, hero))) >= PLENTY * prices[item].price
            if plenty and can_buy(s, shop, hero, prices[item]) and len(pieces(s, hero)) < MOST:
                yield item, hero


def _take(s: State, legal: Sequence[Action]) -> Advice:
    """Give loot to the hero who has the least."""
    poorest = min(legal, key=lambda action: len(pieces(s, action.ids[0])))
    return Advice(poorest, Text("Whoever has the least loot gets it"))


def _first(s: State, legal: Sequence[Action]) -> Advice:
    return Advice(legal[0], Text("One is as good as another"))


def _deal(s: State, legal: Sequence[Action]) -> Advice:
    return Advice(Action("deal", (), legal[0].seat), Text("The cards are fair"))


def _go(s: State, legal: Sequence[Action]) -> Advice | None:
    """After an encounter: back to the map, unless there is loot to trade."""
    if any(action.verb == "trade" for action in legal):
        return None
    return Advice(Action("go", (), legal[0].seat), Text("There is nothing left to do here"))


ANSWERS: Mapping[str, Callable[[State, Sequence[Action]], Advice | None]] = {
    "go": _go,
    "take": _take,
    "choose": _choose,
    "buy": _buy,
    "leave": _buy,
    "deal": _deal,
    "reward": _first,
    "walk": _on_the_map,
    "visit": _on_the_map,
    "search": _on_the_map,
}
