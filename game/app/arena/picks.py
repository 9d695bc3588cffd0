"""What picks mean in an arena: the actions they can become, by verb or target, and the chances of sets of cards."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, NamedTuple

from game import i18n
from game.core.capabilities import figures, set_name
from game.core.cards import Card
from game.core.game import Adviser, Game, Preview
from game.core.selection import Selection
from game.core.text import Text
from game.core.view import Action, View
from game.i18n import _

from ..ui.text import capital


class Aim(NamedTuple):
    """A preview for a target: a word or number for its chip, a sentence, and the preview's kind."""

    chip: str
    text: str
    kind: str

    @classmethod
    def of(cls, preview: Preview) -> "Aim":
        """Return the aim that shows a preview."""
        return cls(chip_of(preview), i18n.say(preview.text), preview.kind)


def chip_of(preview: Preview) -> str:
    """Return the short text of a preview; a percentage is formatted for the current language."""
    number, sign, rest = preview.chip.partition("%")
    return _("{n}%").format(n=number) if sign and not rest else preview.chip


# Queries about picked cards and playable sets, and how likely these succeed, read off the legal actions without
# knowing a rule.

READING = "as="  # prefix of ids that say how cards are to be read
LUCK = "luck"  # the preview kind of an action decided by chance
PARTS = 6  # most sets told of one card


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


class Chances:
    """The chances of the actions of a view."""

    def __init__(self, game: Game[Any], view: View):
        self.game, self.view = game, view
        self.names = {figure.id: i18n.say(figure.name) for figure in figures(game, view)}
        self.cards = {card.id: card for zone in view.zones.values() for card in zone if card is not None}

    def at_best(self, found: Sequence[Action]) -> list[Action]:
        """Return the same sets, each against the target with the best chance of success."""
        against: defaultdict[tuple[str, ...], list[Action]] = defaultdict(list)
        for action in self.view.legal:
            against[self._set_of(action)].append(action)
        return [max(against[self._set_of(each)], key=self.likelihood) for each in found]

    def _set_of(self, action: Action) -> tuple[str, ...]:
        """Return the verb and the cards of an action, without its target."""
        return action.verb, *(id for id in action.ids if id not in self.names)

    def likelihood(self, action: Action) -> int:
        """Return a number that is greater the likelier an action succeeds."""
        return self.game.preview(self.view, action).likely

    def chance(self, action: Action) -> str:
        """Return how likely an action is to succeed; "" if that is no matter of chance."""
        preview = self.game.preview(self.view, action)
        return chip_of(preview) if preview.kind == LUCK or preview.chip.endswith("%") else ""

    def against(self, action: Action) -> str:
        """Return the chance, with the target's name if there are several targets."""
        chance, whom = self.chance(action), self.whom(action)
        return _("{what} against {who}").format(what=chance, who=whom) if chance and len(self.foes()) > 1 else chance

    def foes(self) -> set[str]:
        """Return the ids of all figures that a legal action names."""
        return {id for each in self.view.legal for id in each.ids if id in self.names}

    def whom(self, action: Action) -> str:
        """Return the name of an action's target; "" if it has none."""
        return next((self.names[id] for id in action.ids if id in self.names), "")

    def cards_of(self, action: Action) -> list[Card]:
        """Return the cards that an action plays."""
        return [self.cards[id] for id in action.ids if id in self.cards]

    def parts_of(self, card: Card) -> Iterator[tuple[str, Sequence[Card]]]:
        """Yield the name of each set of several cards that a card can be played in, with its best chance, and the set's
        cards; the likeliest first."""
        whole = [each for each in sets(self.view.legal, self.cards, self.names) if card.id in each.ids]
        several = [each for each in whole if len(self.cards_of(each)) > 1 and i18n.say(self._named(each))]
        for action in sorted(self.at_best(several), key=self.likelihood, reverse=True)[:PARTS]:
            name, chance = capital(i18n.say(self._named(action))), self.against(action)
            told = _("{what}: {amount}").format(what=name, amount=chance) if chance else name
            yield told, self.cards_of(action)

    def _named(self, action: Action) -> Text:
        return set_name(self.game, self.view, action)
