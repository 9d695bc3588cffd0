"""Using abilities: which ones a figure has, which it can use now, and cost, window and effect of a use."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from game.core.cards import Card, parse
from game.core.table import State
from game.core.view import Action

from .ability import FALL, INSTEAD, ONCE, ONCE_A_TURN, PASSIVE, TURN, Ability
from .bosses import BOSSES
from .card_plays import order
from .cards import label, sacrifice
from .classes import CLASSES
from .customs import CUSTOMS
from .enemies import ENEMY_KINDS
from .frames import Handlers, queue, then
from .names import number, other
from .queries import hand, head, is_hero, is_out, kind, level, mark, seat_of, side_of
from .questloot import keeper, loot_of
from .ruleset import part_of, ruleset_of, special_of

THIS_TURN, THIS_ENCOUNTER = 1, 2  # values of a mark of use: how long it lasts
AT = "@"


def abilities_of(s: State, who: str) -> tuple[Ability, ...]:
    """All current abilities of a figure: by class and level, Custom Ability and quest loot, as Elite, as boss; most
    pets have none."""
    what = kind(s, who)
    if is_hero(who):
        learned = CLASSES[what].abilities[: level(s)] if what in CLASSES else ()
        chosen = custom_of(s, who)
        return (*learned, *((chosen,) if chosen else ()), *loot_of(s, who))
    if part := part_of(s, who):
        return special_of(s).abilities(s, who, part.abilities)
    if what in BOSSES:
        return BOSSES[what].abilities
    if what in ENEMY_KINDS:
        enemy = ENEMY_KINDS[what]
        return (enemy.basic, enemy.elite) if mark(s, who, "elite") else (enemy.basic,)
    return ()


def custom_of(s: State, hero: str) -> Ability | None:
    """A hero's Custom Ability: the one that was drafted, or the one chosen as an option; None if it has none."""
    key = f"custom.{number(hero)}"
    return CUSTOMS.get(s.text(key, s.options.get(key, "")))


def passives(s: State, who: str) -> Iterator[Ability]:
    """The passive abilities that are in effect for a figure now."""
    for one in abilities_of(s, who):
        if one.when == PASSIVE and not is_sealed(s, who, one) and (one.can is None or one.can(s, who)):
            yield one


def is_sealed(s: State, who: str, one: Ability) -> bool:
    """Return True if the ability is sealed."""
    return bool(mark(s, head(s, who), f"sealed:{one.id}"))


def is_used(s: State, who: str, one: Ability) -> bool:
    """Return True if the ability has been used as often as it may be. Abilities with WHILE_NONE depend on their
    condition."""
    return one.often in (ONCE_A_TURN, ONCE) and bool(mark(s, _bearer(s, who, one), f"used:{one.id}"))


def _bearer(s: State, who: str, one: Ability) -> str:
    """The figure with the marks of use: the owner of a piece of quest loot, a boss's first hand, else the user."""
    return keeper(s, who, one) or head(s, who)


def payable(s: State, who: str, one: Ability) -> list[Card]:
    """The cards of a figure's hand that can be sacrificed for an ability."""
    return [card for card in hand(s, who) if one.pays.fits(card)]


def is_usable(s: State, who: str, one: Ability) -> bool:
    """Return True if the ability can be used now, apart from the right moment."""
    return (
        one.deed is not None
        and (one.when == FALL or not is_out(s, who))
        and not is_sealed(s, who, one)
        and not is_used(s, who, one)
        and len(payable(s, who, one)) >= one.cost
        and (one.can is None or one.can(s, who))
        and (one.aim is None or bool(one.aim(s, who)))
    )


def on_turn(s: State, who: str) -> list[Ability]:
    """The abilities a figure can use on its turn: TURN abilities until it has used one, and INSTEAD of an attack (A24,
    A25); for heroes also the open actions."""
    return [
        one
        for one in (*abilities_of(s, who), *open_to(s, who))
        if (one.when == TURN and not mark(s, head(s, who), "ability"))
        or (one.when == INSTEAD and mark(s, who, "attacks") > 0)
        if is_usable(s, who, one)
    ]


def open_to(s: State, who: str) -> Sequence[Ability]:
    """The open actions of a special encounter that a figure may take."""
    special = special_of(s)
    return special.known(s) if is_hero(who) and special.is_open(s, who) else ()


def at_moment(s: State, who: str, when: str) -> list[Ability]:
    """The abilities that a figure can use at a moment: in a Disrupt window, on success, at the start …"""
    return [one for one in abilities_of(s, who) if one.when == when and is_usable(s, who, one)]


def name_of(s: State, who: str, one: Ability) -> str:
    """The id of an ability in an action. It includes its owner, unless that is the hero with the number of its seat."""
    return one.id if who == f"hero.{seat_of(s, who)}" else f"{one.id}{AT}{who}"


def ways(s: State, who: str, one: Ability) -> Iterator[Action]:
    """All ways to use an ability: each target with each combination of cards to sacrifice."""
    targets: list[tuple[str, ...]] = [()] if one.aim is None else [(target,) for target in one.aim(s, who)]
    costs = list(combinations(order(payable(s, who, one)), one.cost))
    for target in targets:
        for cost in costs:
            ids = (name_of(s, who, one), *target, *(card.id for card in cost))
            yield Action("use", ids, seat_of(s, who))


def used(s: State, action: Action) -> tuple[str, Ability]:
    """The user and the ability of an action."""
    id, _, who = action.ids[0].partition(AT)
    return who or f"hero.{action.seat}", ruleset_of(s).abilities[id]


def use(s: State, action: Action) -> None:
    """Announce the ability of an action and pay for it; then others may answer, then it resolves."""
    who, one = used(s, action)
    rest = action.ids[1:]
    target, cost = (rest[0], rest[1:]) if one.aim is not None else ("", rest)
    announce(s, who, one, target, cost)


def announce(s: State, who: str, one: Ability, target: str = "", cost: tuple[str, ...] = ()) -> None:
    """Announce an ability and pay its cost: it counts as used, even if it is negated (A30)."""
    bearer = head(s, who)
    if one.often in (ONCE_A_TURN, ONCE):
        s.mark(_bearer(s, who, one), f"used:{one.id}", THIS_TURN if one.often == ONCE_A_TURN else THIS_ENCOUNTER)
    if one.when == TURN:
        s.mark(bearer, "ability")
    elif one.when == INSTEAD:
        s.mark(who, "attacks", mark(s, who, "attacks") - 1)
    s.announce("uses", who, label(s, who), one.id, label(s, target) if target else "", *cost)
    sacrifice(s, who, [parse(id) for id in cost])
    queue(s, then("window", "ability", other(side_of(s, who))), then("resolve", one.id, who, target))


def _resolve(s: State, id: str, who: str, target: str) -> None:
    """Carry out the effects of an ability that nobody negated."""
    one = ruleset_of(s).abilities[id]
    note_announced(s)
    s.note("cause", f"{id}{AT}{who}")
    assert one.deed is not None
    effects = tuple(one.deed(s, who, target))
    queue(s, *effects, *special_of(s).resolved(s, effects))


def _void(s: State, id: str, who: str, target: str) -> None:
    """Drop an ability that was negated."""
    note_announced(s)


def _negate(s: State) -> None:
    """Negate the ability announced last, of those that wait."""
    for at in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[at]
        if frame.kind == "resolve":
            s.frames[at] = frame._replace(kind="void")
            s.announce("negated", str(frame.data[1]), label(s, str(frame.data[1])), frame.data[0])
            return


def note_announced(s: State) -> None:
    """Note publicly which ability waits to resolve: the one announced last."""
    waiting = next((frame for frame in reversed(s.frames) if frame.kind in ("resolve", "void")), None)
    s.note("announced", waiting.data[0] if waiting else "")
    s.note("source", waiting.data[1] if waiting else "")


HANDLERS: Handlers = {
    "resolve": _resolve,
    "void": _void,
    "negate-ability": _negate,
}
