"""The things of the table, made from what a player may know.

The board knows zones, places and previews, never a rule: what a card is called, what an action would do and what the
weapon can still strike come from the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from game import levels, tongue
from game.core.cards import parse
from game.core.choose import Chooser
from game.core.deck import face, plain
from game.core.game import Action, Game, Preview, View
from game.core.words import N_
from game.tongue import _

from ..geometry import Box
from ..type import Type
from ..ui.press import Button, IconButton
from ..ui.text import Heading, Words, cream, gold
from ..ui.widget import Widget
from .gauges import LifeGauge
from .places import Places
from .spots import CardSpot, Chip, EmptySlot, HandSpot, PileSpot

VERBS = {"avoid": N_("Avoid")}  # the names of buttons for verbs that need no card
CAPTION = Box(660, 517, 384, 40)
TALL, LOW, BETWEEN = 64.0, 60.0, 8.0


class Hands(Protocol):
    """What a press on the board's things does: the table scene."""

    def pick(self, id: str) -> None: ...
    def look(self, zone: str) -> None: ...
    def undo(self) -> None: ...
    def hint(self) -> None: ...
    def menu(self) -> None: ...
    def help(self) -> None: ...


class NoHands:
    """Nobody: the table is only watched."""

    def pick(self, id: str) -> None:
        """Nothing can be picked."""

    look = pick

    def undo(self) -> None:
        """Nothing can be done."""

    hint = menu = help = undo


class Board:
    """Makes the widgets of one moment of a play."""

    def __init__(self, game: Game[Any], room: levels.Room, places: Places, letters: Type, hands: Hands):
        self.game, self.room, self.places, self.letters, self.hands = game, room, places, letters, hands

    def widgets(
        self, title: str, view: View, chooser: Chooser, may_undo: bool, above: float, left: float
    ) -> list[Widget]:
        """Everything that can be seen or chosen, less the preview line; `title` says what is played."""
        return [
            *self._head(title, view, -above, left),
            *self.things(view, chooser),
            *self._buttons(view, may_undo),
        ]

    def things(self, view: View, chooser: Chooser) -> list[Widget]:
        """What lies on the table."""
        captions = {name: tongue.say(text) for name, text in self.game.captions(view).items()}
        return [
            *self._cards(view, chooser),
            *self._piles(view, captions),
            *self._hands(view, chooser, captions),
            *self._gauges(view, captions),
        ]

    def _head(self, title: str, view: View, top: float, left: float) -> list[Widget]:
        hands, letters, right = self.hands, self.letters, 1280 + left
        return [
            Heading("title", title, Box(28 - left, top + 16, 330, 48), letters, 38, align="left"),
            Words("status", tongue.say(self.game.status(view)), Box(360, top + 8, 560, 66), letters, "strong", 25,
                  cream, "centre", 0.5, 2, shade=True),
            IconButton("help", _("How to play"), Box(right - 28 - 132, top + 10, 60, 60), hands.help, "book"),
            IconButton("menu", _("Menu"), Box(right - 28 - 60, top + 10, 60, 60), hands.menu, "pause"),
        ]  # fmt: skip

    # cards

    def _cards(self, view: View, chooser: Chooser) -> list[Widget]:
        """Every card that lies alone and open, with its chips."""
        return [
            self._card(card.id, zone, view, chooser)
            for zone, cards in view.zones.items()
            if self.room.slots[zone].lay == "single" and zone != "weapon"
            for card in cards
            if card is not None
        ]

    def _card(self, id: str, zone: str, view: View, chooser: Chooser) -> CardSpot:
        card, box = parse(id), self.places.slot(zone)
        previews = previews_of(self.game, view, chooser, id)
        chips = [Chip(preview, _tool(action), self.letters, box.w / len(previews)) for action, preview in previews]
        help = "; ".join(tongue.say(preview.text) for _action, preview in previews)
        name, value = tongue.say(face(card)), tongue.say(plain(card))
        return CardSpot(id, name, box, value, help, self._pick(id), chips)

    def _pick(self, id: str) -> Callable[[], None]:
        return lambda: self.hands.pick(id)

    # piles and hands

    def _piles(self, view: View, captions: Mapping[str, str]) -> list[Widget]:
        return [
            PileSpot(zone, captions.get(zone, zone), self.places.slot(zone), len(view.zones[zone]), self._look(zone),
                     self.letters)
            for zone, slot in self.room.slots.items()
            if slot.lay == "pile"
        ]  # fmt: skip

    def _look(self, zone: str) -> Callable[[], None]:
        return lambda: self.hands.look(zone)

    def _hands(self, view: View, chooser: Chooser, captions: Mapping[str, str]) -> list[Widget]:
        """The weapon with what it has slain, and the bare hands."""
        leads = chooser.options() if chooser.picked else set()
        spots: list[Widget] = []
        if "weapon" in self.room.slots:
            label, mirrored = captions.get("weapon", ""), self.places.left_handed
            caption = self.places.turned(CAPTION)
            spots.append(Words("weapon-caption", label, caption, self.letters, "strong", 24, gold,
                               "right" if mirrored else "left", 0.5, 1, shade=True))  # fmt: skip
            weapon, box = view.top("weapon"), self.places.slot("weapon")
            if weapon is None:
                spots.append(EmptySlot("no-weapon", label, box, "sword"))
            else:
                name = tongue.say(face(weapon))
                spots.append(CardSpot("weapon", name, box, label, "", self._pick("weapon")))
        if "fists" in self.room.places:
            box, name = self.places.box("fists"), captions.get("fists", "")
            spots.append(HandSpot("fists", name, box, self._pick("fists"), self.letters, lit="fists" in leads))
        return spots

    def _gauges(self, view: View, captions: Mapping[str, str]) -> list[Widget]:
        return [
            LifeGauge(name, captions.get(name, name), self.places.box(name), view.gauges[name], self.letters)
            for name in self.room.gauges
            if name in view.gauges
        ]

    # buttons

    def _buttons(self, view: View, may_undo: bool) -> list[Widget]:
        box, letters = self.places.box("actions"), self.letters
        bare = {action.verb: action for action in view.legal if not action.ids}
        buttons: list[Widget] = []
        y = box.y
        for verb in VERBS:
            if verb in self.game.verbs:
                action = bare.get(verb)
                help = tongue.say(self.game.preview(view, action).text) if action else ""
                buttons.append(Button(verb, _(VERBS[verb]), Box(box.x, y, box.w, TALL), self._pick(verb), letters,
                                      "run", action is not None, help, action is not None))  # fmt: skip
                y += TALL + BETWEEN
        for id, label, icon, do, enabled in (
            ("undo", _("Undo"), "undo", self.hands.undo, may_undo),
            ("hint", _("Hint"), "lantern", self.hands.hint, bool(view.legal)),
        ):
            buttons.append(Button(id, label, Box(box.x, y, box.w, LOW), do, letters, icon, enabled=enabled))
            y += LOW + BETWEEN
        return buttons


def previews_of(game: Game[Any], view: View, chooser: Chooser, id: str) -> list[tuple[Action, Preview]]:
    """What choosing a thing may lead to, the weapon before the bare hands."""
    meant = chooser.open() if id in chooser.picked else chooser.meant(id)
    return sorted(
        ((action, game.preview(view, action)) for action in meant), key=lambda pair: _tool(pair[0]) == "fists"
    )


def _tool(action: Action) -> str:
    """With what a fight is fought."""
    return action.ids[-1] if len(action.ids) > 1 else ""
