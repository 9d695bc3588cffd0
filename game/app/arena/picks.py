"""Queries about picked cards and playable sets, read off the legal actions without knowing a rule."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

from game.core.game import Adviser, Game
from game.core.selection import Selection
from game.core.view import Action, View

READING = "as="  # prefix of ids that say how cards are to be read


def cards_in(view: View) -> dict[str, str]:
    """Return the zone of every known card, by card id."""
    return {card.id: zone for zone, cards in view.zones.items() for card in cards if card is not None}


def named_in(legal: Sequence[Action]) -> set[str]:
    """Return all ids named by some action."""
    return set(chain.from_iterable(action.ids for action in legal))


def by_verb(selection: Selection, verb: str) -> Action | None:
    """Return the action that the button of a verb would do with the picked cards, or None."""
    if not selection.picked:
        return selection.full(verb)
    return next((action for action in selection.ready() if action.verb == verb and action.ids), None)


def together(game: Game[Any], view: View, selection: Selection, verb: str, *more: str) -> Sequence[Action]:
    """Return the actions that the button of a verb would do with several picked cards and `more`, or with all if none
    is picked; empty if it can only do something with one."""
    ids = [*selection.picked, *more]
    return () if game.batches is None or len(ids) == 1 else game.batches.actions(view, verb, ids)


def advised_together(adviser: Adviser, view: View) -> tuple[Action, ...]:
    """Return the adviser's action with a card, and those it would take next with the same verb, each card gone after
    its own."""
    found: list[Action] = []
    while view.legal:
        action = adviser.advise(view).action
        if found and action.verb != found[0].verb:
            break
        found.append(action)
        gone = action.ids[0]
        zones = {zone: tuple(c for c in cards if c is None or c.id != gone) for zone, cards in view.zones.items()}
        view = replace(view, zones=zones, legal=tuple(each for each in view.legal if gone not in each.ids))
    return tuple(found)


def picks_of(game: Game[Any], view: View, actions: Sequence[Action]) -> list[str]:
    """Return the picks with which a button takes these actions in this order."""
    ids = [action.ids[0] for action in actions]
    done = game.batches.actions(view, actions[0].verb, ids) if game.batches is not None else ()
    return ids if (*done,) == (*actions,) else ids[::-1]


def sets(legal: Sequence[Action], cards: Collection[str], targets: Collection[str]) -> Iterator[Action]:
    """Yield one action for each set of cards that can be played without an ability, against any target, in the order of
    `legal`."""
    seen = set[tuple[str, tuple[str, ...]]]()
    for action in legal:
        key = action.verb, tuple(id for id in action.ids if id not in targets)
        if key not in seen and key[1] and all(id in cards or id.startswith(READING) for id in key[1]):
            seen.add(key)
            yield action


def may_strike(legal: Sequence[Action], cards: Collection[str], targets: Collection[str]) -> bool:
    """Return True if cards alone can be played against one of the targets."""
    known = {*cards, *targets}
    return any(
        any(id in targets for id in action.ids)
        and any(id in cards for id in action.ids)
        and all(id in known or id.startswith(READING) for id in action.ids)
        for action in legal
    )
