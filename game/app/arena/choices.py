"""What can be chosen in an arena at one moment, and what the picks mean: queries that change nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from game import i18n
from game.core.capabilities import aftermath, set_name
from game.core.cards import Card
from game.core.combatants import FALLEN, Clash, Figure, Trait
from game.core.game import Game, Preview
from game.core.selection import Selection, parts_of
from game.core.view import Action, PerViewCache, View

from .floor import Setting
from .picks import READING, by_verb, cards_in, may_strike, sets, together

BADLY = "damage"  # the preview kind of an action that fails
BEST = "heal", "move"  # preview kinds of an answer that holds and of a tie; any other kind fails


class Foresight:
    """The previews of a game's actions, each computed once per view."""

    def __init__(self, game: Game[Any]):
        self.game = game
        self._known = PerViewCache[dict[Action, Preview]](lambda view: {})

    def __call__(self, view: View, action: Action) -> Preview:
        """Return the preview of an action."""
        known = self._known(view)
        if action not in known:
            known[action] = self.game.preview(view, action)
        return known[action]


class Choices:
    """The picks among the figures and cards of one view. `clash` is the blow under way, `without` the verb that
    declines an ability, so that a card can be picked next."""

    def __init__(
        self,
        game: Game[Any],
        view: View,
        selection: Selection,
        setting: Setting,
        clash: Clash | None,
        foresee: Callable[[View, Action], Preview],
        without: str = "",
    ):
        self.game, self.view, self.selection, self.setting = game, view, selection, setting
        self.clash, self.without, self._foresee = clash, without, foresee

    def is_of(self, view: View, selection: Selection, setting: Setting) -> bool:
        """True if these are the choices of that view, with these picks and figures."""
        return self.view is view and self.selection is selection and self.setting is setting

    # figures, cards and abilities

    @cached_property
    def known(self) -> dict[str, str]:
        """The zone of every known card, by card id."""
        return cards_in(self.view)

    def figure(self, id: str | None) -> Figure | None:
        """Return the figure with this id, or None."""
        return next((figure for figure in self.setting.cast if figure.id == id), None)

    @property
    def hand(self) -> str:
        """The zone of the shown hand; "" if none is shown."""
        shown = self.figure(self.setting.shown)
        return shown.zones["hand"] if shown is not None else ""

    def is_open_hand(self, figure: Figure) -> bool:
        """True if the viewer knows every card in the figure's hand, and there is one."""
        cards = self.view.zones.get(figure.zones["hand"], ())
        return bool(cards) and all(card is not None for card in cards)

    def preview(self, action: Action) -> Preview:
        """Return the preview of an action."""
        return self._foresee(self.view, action)

    def made(self, action: Action) -> str:
        """Return the name of the set that an action's cards make; "" if they make none."""
        return i18n.say(set_name(self.game, self.view, action))

    # the picks

    def uses(self) -> bool:
        """True if one of the picks is an ability."""
        other = (id for id in self.selection.picked if id not in self.known and not id.startswith(READING))
        return any(self.figure(id) is None for id in other)

    def used_trait(self) -> Trait | None:
        """Return the picked ability, or None."""
        traits = {trait.id: trait for figure in self.setting.cast for trait in figure.traits}
        return next((traits[id] for id in self.selection.picked if id in traits), None)

    def used(self) -> str:
        """Return the name of the picked ability; "" if none is picked."""
        trait = self.used_trait()
        return i18n.say(trait.name) if trait is not None else ""

    def joins(self, id: str) -> bool:
        """True if a card can be dealt with together with the picked ones, by some button."""
        verbs = self.game.buttons(self.view) if self.selection.picked else ()
        return any(together(self.game, self.view, self.selection, verb, id) for verb in verbs)

    def forced(self) -> str:
        """Return an unpicked id that all open actions share; "" if there is none."""
        shared = set.intersection(*(set(parts_of(action)) for action in self.selection.open()))
        return next(iter(sorted(shared - {*self.selection.picked})), "")

    def is_open_to(self, id: str) -> bool:
        """True if a card can be picked, with the other picks or instead of them."""
        return bool(self.selection.meant(id)) or any(id in action.ids for action in self.view.legal)

    # targets

    def aimed(self) -> Action | None:
        """Return the first action that lacks only a target."""
        figures = (figure.id for figure in self.setting.cast if figure.state != FALLEN)
        return next((action for id in figures if (action := self.selection.full(id))), None)

    def may_aim(self, first: str) -> bool:
        """True if the picks make a set that lacks only a target, and the main button `first` does nothing with them."""
        return bool(self.selection.picked) and not first and self.aimed() is not None

    def aims(self) -> bool:
        """True if a target can be chosen for the picks."""
        return bool(self.selection.picked) and any(self.is_target(figure.id) for figure in self.setting.cast)

    def is_target(self, id: str) -> bool:
        """True if a figure can be chosen now, at once or among several."""
        selection = self.selection
        if selection.full(id) is not None:
            return True
        return bool(selection.picked) and bool(selection.meant(id)) and id not in selection.picked

    def blow_at(self, id: str | None) -> Action | None:
        """Return the action of choosing a figure as the target; None if that does nothing, or the id is no figure's."""
        return self.selection.full(id) if id and self.figure(id) else None

    @cached_property
    def may_strike(self) -> bool:
        """True if cards can be played against the other side; where people play on both sides, against another seat's
        figure."""
        cast, seat = self.setting.cast, self.view.seat
        ours = {figure.side for figure in cast if figure.seat == seat}
        both = len(ours) > 1
        others = {figure.id for figure in cast if (figure.seat != seat if both else figure.side not in ours)}
        return may_strike(self.view.legal, self.known, others)

    # buttons

    def main_verb(self, verbs: Sequence[str]) -> str:
        """Return the verb of the pad's main button among those with buttons, "" for none: the first that fits the
        picks, else the first of all; but never a verb without cards, such as the end of a turn, while somebody can be
        attacked."""
        picked = bool(self.selection.picked) and not self.may_strike
        fit = (verb for verb in verbs if picked and by_verb(self.selection, verb))
        verb = next(fit, "") or next(iter(verbs), "")
        if together(self.game, self.view, self.selection, verb):
            return verb
        action = by_verb(self.selection, verb)
        return verb if action is not None and (action.ids or not self.may_strike) else ""

    def asks_for_cards(self) -> bool:
        """True if some action needs only cards, with or without a target."""
        return any(sets(self.view.legal, self.known, {figure.id for figure in self.setting.cast}))

    def leads_to_plays(self, first: str) -> bool:
        """True if cards are asked for but none is picked, and the main button `first` does nothing."""
        return not self.selection.picked and not first and self.asks_for_cards()

    def goes_badly(self, focus: str | None, first: str) -> bool:
        """True if the next press, on the focus or the main button, would do something with the picks that is sure to
        fail."""
        action = self.blow_at(focus) or by_verb(self.selection, first)
        return bool(self.selection.picked) and action is not None and self.preview(action).kind == BADLY

    def is_sorting(self) -> bool:
        """True if several cards can be dealt with together."""
        batches = self.game.batches
        return batches is not None and any(batches.actions(self.view, v, ()) for v in self.game.buttons(self.view))

    def is_given(self, action: Action) -> bool:
        """True if an action only gives cards away: it answers the first button, but makes no set or one that fails."""
        asked = action.verb in self.game.buttons(self.view)[:1]
        return asked and (not self.made(action) or self.preview(action).kind == BADLY)

    def listed(self) -> tuple[list[Action], list[Action]]:
        """Return the sets that could be played, and the cards that could be given away, the lowest first."""
        cards = {card.id: card.rank for zone in self.view.zones.values() for card in zone if card is not None}
        every = [*sets(self.view.legal, cards, {figure.id for figure in self.setting.cast})]
        given = [each for each in every if self.is_given(each)]
        found = [each for each in every if self.made(each) and each not in given]
        given.sort(key=lambda each: sum(cards.get(id, 0) for id in each.ids))
        return found, given

    def view_alone(self, card: Card) -> View:
        """Return the view with the actions only in which a card is used without others."""
        others = self.known.keys() - {card.id}
        return replace(self.view, legal=tuple(each for each in self.view.legal if others.isdisjoint(each.ids)))

    def only_goes_on(self, focus: str | None) -> bool:
        """True if a fight has ended and the focused button is the only thing to do, which the headline asks for
        already."""
        if aftermath(self.game, self.view) is None:
            return False
        legal = self.view.legal
        return {action.verb for action in legal} == {focus} and not any(self.preview(each).risky for each in legal)

    # actions taken apart

    def last_of(self, action: Action) -> str:
        """Return the id that is pressed last for an action: its target, its ability, or its verb."""
        whom = (id for id in action.ids if self.figure(id) is not None)
        other = (id for id in action.ids if id not in self.known and not id.startswith(READING))
        return next(whom, "") or next(other, "") or action.verb

    def owner_of(self, action: Action) -> str:
        """Return the id of the figure whose cards are played or whose ability is used; "" if there is none."""
        zones = {self.known.get(id) for id in action.ids}
        cards = (figure.id for figure in self.setting.cast if figure.zones["hand"] in zones)
        able = (figure.id for figure in self.setting.cast for trait in figure.traits if trait.id in action.ids)
        return next(cards, "") or next(able, "")

    # answers to a blow

    def would_answer(self, id: str) -> bool:
        """True if the card is in the shown hand of a figure that is attacked and has not answered."""
        struck = self.figure(self.setting.shown)
        if self.clash is None or self.clash.defence is not None or struck is None or self.clash.defender != struck.id:
            return False
        return self.known.get(id) == struck.zones["hand"]

    def declined(self, id: str) -> Action | None:
        """Return the action that declines an ability, if a card that cannot be used now could then be the answer; None
        otherwise."""
        return by_verb(self.selection, self.without) if self.would_answer(id) else None

    def answer_with(self, card: str) -> Action | None:
        """Return the best answer that the picks can become with a card; None while no answer is asked for."""
        if self.clash is None or self.clash.defence is not None:
            return None
        meant = self.selection.open() if card in self.selection.picked else self.selection.meant(card)
        answers = (action for action in meant if action.ids and all(id in self.known for id in action.ids))
        return min(answers, key=self._rank, default=None)

    def _rank(self, action: Action) -> int:
        kind = self.preview(action).kind
        return BEST.index(kind) if kind in BEST else len(BEST)

    def is_helpless(self) -> bool:
        """True if a blow must be answered and no card of the hand helps."""
        hand = [card.id for card in self.view.zones.get(self.hand, ()) if card is not None]
        if self.clash is None or not self.view.legal or not self.selection.ids.isdisjoint(hand):
            return False
        return not (hand and self.would_answer(hand[0]) and by_verb(self.selection, self.without))

    def bright(self) -> set[str] | None:
        """Return the ids of the cards that can join the picks, while the others are dimmed; None while all are bright.
        Without picks none is dim, or all if none can answer a blow."""
        if (self.selection.picked and not self.is_sorting()) or self.is_helpless():
            return self.selection.options() | {*self.selection.picked}
        return None
