"""Presses in an arena: they toggle cards, and an action is done only once its target is clear."""

from __future__ import annotations

from collections.abc import Sequence

from game import i18n
from game.core.capabilities import set_name
from game.core.combatants import FALLEN, Figure, Trait
from game.core.game import Preview
from game.core.selection import parts_of
from game.core.view import Action
from game.i18n import _, ngettext

from ...arena.ability import price_of
from ...arena.bidtable import BesideChips
from ...arena.hand_row import spread_hand
from ...arena.picks import READING, by_verb, cards_in, together
from ...arena.plate import FigurePlate
from ...table.spots import CardSpot
from ...ui.widget import Pressable, Widget
from ..table import TableScene
from .arena_layout import DULL, Arena

NEAR, QUICK = 0.3, 16.0  # spreading a hand: design pixels that count as arrived; speed per second


class Picking(Arena, TableScene):
    """Handles presses on cards, abilities, figures and verb buttons."""

    _answer = ""  # the card to pick as soon as an answer is asked for

    # picks

    def pick(self, id: str) -> None:
        """Handle a press on a verb, a figure, a card or an ability."""
        self.hint_text = ""
        if id in self.game.verbs:
            self._press_verb(id)
        elif (figure := self.figure(id)) is not None:
            self._press_figure(figure)
        else:
            self._press_thing(id)

    def figure(self, id: str) -> Figure | None:
        """Return the figure with this id, or None."""
        return next((figure for figure in self.setting.cast if figure.id == id), None)

    def _press_verb(self, verb: str) -> None:
        """Do a verb's action, alone or with the picked cards; if there is none, say why."""
        action = by_verb(self.selection, verb)
        if action is not None:
            self._ask_or_do(action)
            return
        if several := together(self.game, self.view, self.selection, verb):
            self.selection.clear()
            self.do(*several)
            return
        self.services.sounds.play("ui-deny")
        if why := self.game.captions(self.view).get(verb):
            self.services.say(why)

    def _press_figure(self, figure: Figure) -> None:
        """Aim at a figure with the picks; where that means nothing, show its hand or its page."""
        action = self.selection.full(figure.id)
        if action is not None:
            self._ask_or_do(action)
        elif self.selection.picked and self.selection.meant(figure.id):
            self._toggle(figure.id)
        elif self.selection.picked and any(figure.id in action.ids for action in self.view.legal):
            self.services.sounds.play("ui-deny")
            self.services.say(_("You can't attack with these cards."))
        elif not self._turn_to(figure):
            self.services.sounds.play("card-lift")
            self.look_at(figure)

    def _press_thing(self, id: str) -> None:
        """Toggle a card or an ability; clear the other picks first if it cannot go with them."""
        if id not in self.selection.picked and self._joins(id):
            self.selection.picked.append(id)
            self.services.sounds.play("card-lift")
            return
        if id not in self.selection.picked and not self.selection.meant(id):
            self.selection.clear()
            if not self.selection.meant(id):
                self._pick_nothing(id)
                return
        self._toggle(id)

    def _joins(self, id: str) -> bool:
        """True if a card can be dealt with together with the picked ones, by some button."""
        verbs = self.game.buttons(self.view) if self.selection.picked else ()
        return any(together(self.game, self.view, self.selection, verb, id) for verb in verbs)

    def _pick_nothing(self, id: str) -> None:
        """Refuse a card that cannot be used now; but if an ability is offered before an answer, decline that, and pick
        the card as the answer."""
        declined = by_verb(self.selection, self.skin.without) if self._would_answer(id) else None
        if declined is None:
            self.services.sounds.play("ui-deny")
            self.services.say(_("This can't be used now."))
            return
        self._answer = id
        self._ask_or_do(declined)

    def _would_answer(self, id: str) -> bool:
        """True if the card is in the shown hand of a figure that is attacked and has not answered."""
        blow, struck = self._clash_of(self.view), self.figure(self.setting.shown)
        if blow is None or blow.defence is not None or struck is None or blow.defender != struck.id:
            return False
        return cards_in(self.view).get(id) == struck.zones["hand"]

    def settled(self) -> None:
        """Pick the card that was pressed before an answer was asked for."""
        super().settled()
        answer, self._answer = self._answer, ""
        if answer and self.selection.meant(answer):
            self.pick(answer)
            self.refresh()
            self.set_focus(answer, quiet=True)

    def _toggle(self, id: str) -> None:
        self.selection.pick(id)
        self.services.sounds.play("card-lift")
        if not self._uses():
            return
        while forced := self._forced():
            self.selection.picked.append(forced)
        action = self.selection.full()
        if action is not None and len(self.selection.open()) == 1:
            self._ask_or_do(action)
        else:
            self.lead_on()

    def _uses(self) -> bool:
        """True if one of the picks is an ability."""
        known = cards_in(self.view)
        other = (id for id in self.selection.picked if id not in known and not id.startswith(READING))
        return any(self.figure(id) is None for id in other)

    def _forced(self) -> str:
        """Return an unpicked id that all open actions share; "" if there is none."""
        shared = set.intersection(*(set(parts_of(action)) for action in self.selection.open()))
        return next(iter(sorted(shared - {*self.selection.picked})), "")

    def lead_on(self) -> None:
        """Focus the first widget that can still be picked."""
        options = self.selection.options()
        self.refresh()
        self.set_focus(next((w.id for w in self.widgets if w.id in options and w.focusable), None), quiet=True)

    def play_set(self, action: Action) -> None:
        """Pick the cards of an action, and focus what triggers it: its target, its ability, or its verb's button."""
        goal = self._last_of(action)
        self.selection.clear()
        self.selection.picked = [id for id in action.ids if id != goal]
        self.looked = self._owner(action) or self.looked
        self.refresh()
        self.set_focus(goal, quiet=True)
        self.refresh()  # again, with the preview of the new focus

    def _last_of(self, action: Action) -> str:
        """Return the id that is pressed last for an action: its target, its ability, or its verb."""
        whom = (id for id in action.ids if self.figure(id) is not None)
        known = cards_in(self.view)
        other = (id for id in action.ids if id not in known and not id.startswith(READING))
        return next(whom, "") or next(other, "") or action.verb

    def _owner(self, action: Action) -> str:
        """Return the id of the figure whose cards are played or whose ability is used; "" if there is none."""
        zones = {cards_in(self.view).get(id) for id in action.ids}
        cards = (figure.id for figure in self.setting.cast if figure.zones["hand"] in zones)
        able = (figure.id for figure in self.setting.cast for trait in figure.traits if trait.id in action.ids)
        return next(cards, "") or next(able, "")

    def _pick_place(self, number: int) -> None:
        """Focus and pick the card at a place of the hand, counted from 0."""
        cards = [widget.id for widget in self.widgets if isinstance(widget, CardSpot)]
        for id in cards[number : number + 1]:
            self.set_focus(id)
            self.pick(id)

    # turning to a figure

    def _turn_to(self, figure: Figure) -> bool:
        """Let another figure of the same people act if it may, or show a hand that is open; return True if either was
        done."""
        seat, company = figure.seat, self.seats
        if seat != self.seat and seat in self.match.state.to_act and seat in company.people and self.same_eyes(seat):
            company.step_in(seat)
            self.looked = figure.id
        elif self.is_open_hand(figure) and figure.id != self.setting.shown:
            self.looked = figure.id
        else:
            return False
        self.selection.clear()
        self.services.sounds.play("card-lift")
        self.refresh()
        return True

    def is_open_hand(self, figure: Figure) -> bool:
        """True if the viewer knows every card in the figure's hand, and there is one."""
        cards = self.view.zones.get(figure.zones["hand"], ())
        return bool(cards) and all(card is not None for card in cards)

    def same_eyes(self, seat: int) -> bool:
        """True if the viewer may see what that seat sees."""
        raise NotImplementedError

    def look_at(self, figure: Figure) -> None:
        """Open the page of a figure."""
        raise NotImplementedError

    # buttons

    def _buttons(self) -> Sequence[Widget]:
        """Return the usual buttons, without those that stood beside chips."""
        return [widget for widget in super()._buttons() if not isinstance(widget, BesideChips)]

    # the preview line

    def _preview(self, action: Action) -> Preview:
        return self.foresee(self.view, action)

    def at_stake(self, gauge: str) -> int:
        return 0

    def _preview_text(self) -> str:
        if self.hint_text or not self.seats.people or self._is_offered():
            return super()._preview_text()
        widget = self.widget(self.focus)
        if isinstance(widget, FigurePlate):
            if widget.aim is not None:
                return self._aimed_at(widget)
            return self._drawn_away(widget.figure)  # the plate itself shows the figure's state
        if isinstance(widget, Pressable):
            return widget.help
        return self._picked_text() or (widget.help if isinstance(widget, CardSpot) else "")

    def _aimed_at(self, plate: FigurePlate) -> str:
        """Return what a press on a figure does with the picks; if nothing follows yet, only that it can be chosen."""
        if plate.aim is not None and plate.aim.text:
            return plate.aim.text
        if (trait := self._used_trait()) is not None:
            said = {"what": i18n.say(trait.name), "who": plate.label, "text": i18n.say(trait.text)}
            price = price_of(trait)
            words = _("{what} on {who} ({price}). {text}") if price else _("{what} on {who}. {text}")
            return words.format(**said, price=price)
        return _("Choose {who}.").format(who=plate.label)

    def _used(self) -> str:
        """Return the name of the picked ability; "" if none is picked."""
        trait = self._used_trait()
        return i18n.say(trait.name) if trait is not None else ""

    def _used_trait(self) -> Trait | None:
        """Return the picked ability, or None."""
        traits = {trait.id: trait for figure in self.setting.cast for trait in figure.traits}
        return next((traits[id] for id in self.selection.picked if id in traits), None)

    def _drawn_away(self, figure: Figure) -> str:
        """Return why a figure cannot be attacked while others can: it is the viewer's own, or another's Threat is
        higher."""
        aimed = [plate.figure for plate in self.widgets if isinstance(plate, FigurePlate) and plate.aim]
        if figure.ours and any(other.side == figure.side for other in aimed):
            return _("You play {who} yourself: you can't attack your own side.").format(who=i18n.say(figure.name))
        threats = {other.threat: other for other in aimed if other.side == figure.side and other.threat is not None}
        if figure.threat is None or figure.state == FALLEN or not threats:
            return ""
        most = max(threats)
        return _("{who} draws the attacks: Threat {n}.").format(who=i18n.say(threats[most].name), n=most)

    def _picked_text(self) -> str:
        """Return what the picked cards make."""
        if not self.selection.picked or self._uses():
            return ""
        made = self._aimed() or next(iter(self.selection.ready()), None)
        if made is None:
            return self._how_many_more()
        name = self.made(made)
        if any(self.figure(id) for id in made.ids):
            return _("Attack with {cards}: choose a foe.").format(cards=name)
        return i18n.say(self._preview(made).text)

    def _how_many_more(self) -> str:
        """Return how many cards are missing, if that is one number; otherwise that the picks make no set yet."""
        missing = {len(action.ids) - len(self.selection.picked) for action in self.selection.open()}
        if len(missing) != 1 or any(self.figure(id) for id in self.selection.options()):
            return _("These cards don't make a set yet.")
        n = missing.pop()
        return ngettext("Choose {n} more card.", "Choose {n} more cards.", n).format(n=n)

    def made(self, action: Action) -> str:
        """Return the name of the set that an action's cards make; "" if they make none."""
        return i18n.say(set_name(self.game, self.view, action))

    def _aimed(self) -> Action | None:
        """Return the first action that lacks only a target."""
        figures = (figure.id for figure in self.setting.cast if figure.state != FALLEN)
        return next((action for id in figures if (action := self.selection.full(id))), None)

    def _follow_stage(self) -> None:
        super()._follow_stage()
        if self.timeline is None:
            self._dull_cards()
            if self.services.settings.still:
                self._make_way_in_hand(0.0)

    def _may_aim(self) -> bool:
        """True if the picks make a set that lacks only a target."""
        return bool(self.selection.picked) and not self._first_button() and self._aimed() is not None

    def _lift_cards(self, dt: float) -> bool:
        return super()._lift_cards(dt) | self._make_way_in_hand(dt)

    def _make_way_in_hand(self, dt: float) -> bool:
        """Spread the hand so that the focused card does not cover its neighbour's index; return True while a card
        moves."""
        if self.timeline is not None or not self.floor.hand or self.drag is not None:
            return False
        zone, moving = self.floor.hand, False
        row = self.stage.in_order(zone)
        middle = self.places.middles(zone, len(row))
        focused = next((i for i, sprite in enumerate(row) if sprite.id == self.focus), -1)
        goals = spread_hand([middle(i)[0] for i in range(len(row))], self.places.width(zone), focused)
        for sprite, goal in zip(row, goals, strict=True):
            x, y = sprite.at
            away = goal - x
            if away and sprite not in self.stage.flying:
                there = abs(away) < NEAR or self.services.settings.still
                sprite.at = goal if there else x + away * min(1.0, dt * QUICK), y
                moving = True
        return moving

    def _is_sorting(self) -> bool:
        """True if several cards can be dealt with together."""
        batches = self.game.batches
        return batches is not None and any(batches.actions(self.view, v, ()) for v in self.game.buttons(self.view))

    def _is_helpless(self) -> bool:
        """True if a blow must be answered and no card of the hand helps."""
        hand = [card.id for card in self.view.zones.get(self.floor.hand, ()) if card is not None]
        if self._clash_of(self.view) is None or not self.view.legal or not self.selection.ids.isdisjoint(hand):
            return False
        return not (hand and self._would_answer(hand[0]) and by_verb(self.selection, self.skin.without))

    def _dull_cards(self) -> None:
        """Dim the cards that cannot join the picks. Without picks none is dim, or all if none can answer a blow."""
        bright = (
            self.selection.options() | {*self.selection.picked}
            if (self.selection.picked and not self._is_sorting()) or self._is_helpless()
            else None
        )
        for zone in (self.floor.hand, *self.setting.open):
            for sprite in self.stage.piles.get(zone, ()):
                sprite.dim = 0.0 if bright is None or sprite.id in bright else DULL
