"""Queries about picked cards and playable sets, read off the legal actions without knowing a rule."""

from collections.abc import Collection, Iterator, Sequence
from itertools import chain

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
