"""The cards of a table as sprites, and the animation of what happened to them.

`sync` makes the stage be exactly what a view says.  `score` turns events into steps that lead there from the
view before; a press finishes them, and `sync` has the last word.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.cards import Card
from game.core.events import Changed, Ended, Event, Fact, Moved, Noted, Revealed, Shuffled, Told
from game.core.game import View
from game.core.words import signed

from ..geometry import Point
from ..tween import Call, Later, Par, Seq, Step, Tween, Wait, both, into, out, stagger
from .places import Places
from .sparks import Sparks
from .sprites import FACE_DOWN, FACE_UP, Floater, Pipped, Sprite

if TYPE_CHECKING:
    from ..canvas import Canvas
    from .cardart import CardArt

PACK = "deck"  # zones whose name begins so lie face down, known or not
DEAL, GAP = 0.30, 0.09  # seconds for a card to fly, and between two
RAISE, BEAT, FLIP = 0.16, 0.24, 0.24  # seconds for a card to be taken up, to keep everybody waiting, and to turn over
RAISED, HELD = 20.0, 34.0  # how high it is then
RIFFLES, RIFFLE, APART, ASIDE = 2, 0.13, 9, 34.0  # a shuffle: how often, how fast, how many cards, and how far apart
SHAKE = 5.0  # design pixels at the most
RUMBLE_LIGHT, RUMBLE_HEAVY = (0.3, 0.6, 0.18), (0.8, 1.0, 0.35)
Play = Callable[[str], object]
Rumble = Callable[[float, float, float], object]
Flourish = Callable[["Stage", Told], Step]


class Stage:
    """Sprites by zone, bottom first, and everything that moves above them."""

    def __init__(self, places: Places, play: Play, sparks: Sparks, flourishes: dict[str, Flourish] | None = None):
        self.places, self.play, self.sparks = places, play, sparks
        self.flourishes = flourishes or {}
        self.piles: dict[str, list[Sprite]] = {}
        self.gauges: dict[str, float] = {}
        self.facts: dict[str, Fact] = {}
        self.flying: list[Sprite] = []
        self.floaters: list[Floater] = []
        self.shake, self.veil, self.glow = 0.0, 0.0, 0.0
        self.may_shake = True
        self.rumble: Rumble = lambda low, high, seconds: None  # shakes the pad; strengths from 0 to 1
        self._chance = random.Random()

    # exactly as the view says

    def sync(self, view: View) -> None:
        """Be exactly what the view says."""
        self.flying.clear()
        self.floaters.clear()
        self.shake = 0.0
        for zone, cards in view.zones.items():
            pile = self.piles.setdefault(zone, [])
            del pile[len(cards) :]
            for i, card in enumerate(cards):
                if i == len(pile):
                    pile.append(Sprite(None, (0, 0), 100))
                self._settle(pile[i], card, zone, i, len(cards))
        self.gauges = {name: float(value) for name, value in view.gauges.items()}
        self.facts = dict(view.facts)

    def _settle(self, sprite: Sprite, card: Card | None, zone: str, index: int, count: int) -> None:
        sprite.card, sprite.at = card, self.places.card(zone, index, count)
        sprite.width = sprite.home = self.places.width(zone)
        sprite.layout = self.places.face(zone)
        sprite.turn = self._turned(zone, card)
        sprite.tilt, sprite.alpha, sprite.flash, sprite.dim = 0.0, 255.0, 0.0, 0.0

    @staticmethod
    def _turned(zone: str, card: Card | None) -> float:
        return FACE_DOWN if card is None or zone.startswith(PACK) else FACE_UP

    def seen(self, view: View) -> View:
        """The table of `view` as it is shown just now; a card on its way lies nowhere, and what has only come with the
        events that are being seen is already as it will be."""
        zones = {
            zone: tuple(sprite.card for sprite in pile if sprite not in self.flying)
            for zone, pile in self.piles.items()
        }
        gauges = {name: round(value) for name, value in self.gauges.items()}
        return replace(view, zones=zones, gauges={**view.gauges, **gauges}, facts={**view.facts, **self.facts})

    def find(self, id: str) -> Sprite | None:
        """The sprite of a card, if its face is known and it lies open."""
        for zone, pile in self.piles.items():
            if not zone.startswith(PACK):
                for sprite in pile:
                    if sprite.id == id:
                        return sprite
        return None

    def spotted(self, id: str) -> Sprite | None:
        """The sprite of a card, or of one that lies face down by itself in a zone of that name."""
        hidden = next((sprite for sprite in self.piles.get(id, ()) if sprite.card is None), None)
        return hidden or self.find(id)

    def set_pips(self, zone: str, states: Sequence[Pipped]) -> None:
        """Show the life that is left on the cards of a zone, from the first to the last."""
        for sprite, pips in zip(self.piles[zone], states, strict=False):
            sprite.pips = pips

    # from events to steps

    def score(self, events: Sequence[Event], tell: Callable[[Event], object]) -> Step:
        """What the events look like.  A run of moves overlaps; everything else waits its turn.

        `tell` gets each event at the moment at which it is seen.
        """
        steps: list[Step] = []
        run: list[Step] = []
        for event in events:
            step = Seq(self._telling(event, tell), self.moved(event) if isinstance(event, Moved) else self._step(event))
            if isinstance(event, Moved):
                run.append(step)
                continue
            if run:
                steps.append(stagger(GAP, run))
                run = []
            steps.append(step)
        return Seq(*steps, *([stagger(GAP, run)] if run else []))

    @staticmethod
    def _telling(event: Event, tell: Callable[[Event], object]) -> Step:
        return Call(lambda: tell(event))

    def _step(self, event: Event) -> Step:
        match event:
            case Changed():
                return self.changed(event)
            case Told():
                return self.told(event)
            case Shuffled():
                return Seq(
                    Call(lambda: self.play("shuffle")), self._faces(event), Later(lambda: self._riffle(event.zone))
                )
            case Revealed() if self.places.slots[event.zone].lay == "single":
                return Later(lambda: self._turn_up(event))
            case Revealed():
                return Seq(self._faces(event), Wait(0.1))
            case Ended():
                return Wait(0.25)
            case Noted():
                return Call(lambda: self.facts.update({event.fact: event.value}))
        return Wait(0.0)

    def moved(self, event: Moved) -> Step:
        """A card flies from where it then lies to its new place."""

        def begin() -> Step:
            source, target = self.piles[event.src], self.piles[event.dst]
            sprite = source.pop(event.at)
            sprite.card = event.card if event.card is not None else sprite.card
            target.insert(0 if event.bottom else len(target), sprite)
            at = target.index(sprite)
            self.flying.append(sprite)
            return Seq(self._flight(sprite, event, at, len(target)), Call(lambda: self._landed(sprite, event)))

        return Later(begin)

    def _flight(self, sprite: Sprite, event: Moved, index: int, count: int) -> Step:
        goal = self.places.card(event.dst, index, count)
        width = self.places.width(event.dst)
        turn = self._turned(event.dst, event.card)
        sprite.layout, sprite.home = self._better_face(sprite, event.dst, width)
        self.play("card-deal" if event.src.startswith(PACK) else "avoid" if event.dst.startswith(PACK) else "card-lift")
        far = math.dist(sprite.at, goal)
        seconds = DEAL * min(1.5, 0.75 + far / 1400)
        swing = self._chance.uniform(-4, 4)
        return Par(
            Tween(sprite, seconds, both, at=goal),
            Tween(sprite, seconds, both, width=width),
            Tween(sprite, seconds * 0.9, both, turn=turn),
            Seq(
                Tween(sprite, seconds / 2, out, lift=26.0, tilt=swing),
                Tween(sprite, seconds / 2, into, lift=0.0, tilt=0.0),
            ),
        )

    def _better_face(self, sprite: Sprite, zone: str, width: float) -> tuple[str, float]:
        """In flight a card shows the larger of its two faces."""
        if width >= sprite.home:
            return self.places.face(zone), width
        return sprite.layout, sprite.home

    def _landed(self, sprite: Sprite, event: Moved) -> None:
        if sprite in self.flying:
            self.flying.remove(sprite)
        sprite.home, sprite.layout = self.places.width(event.dst), self.places.face(event.dst)
        pile = self.piles[event.dst]
        for i, other in enumerate(pile):  # a fan closes up when it grows
            if other is not sprite and other not in self.flying:
                other.at = self.places.card(event.dst, i, len(pile))
        if not event.dst.startswith(PACK):
            self.play("card-place")

    def changed(self, event: Changed) -> Step:
        """A gauge runs to its new number; what it gained or lost rises from the thing that did it.

        One that has no place on the table runs unseen.
        """
        amount = event.new - event.old
        if not self.places.has(event.gauge):
            return self._run_gauge(event)

        def begin() -> Step:
            source = self.find(event.why)
            at = source.box.centre if source else self.places.box(event.gauge).centre
            return Par(self._run_gauge(event), self._float(amount, (at[0], at[1] - 40)), self._feel(amount, at))

        return Later(begin)

    def _run_gauge(self, event: Changed) -> Step:
        gauge = _Gauge(self.gauges, event.gauge)
        return Tween(gauge, 0.32, out, value=float(event.new))

    def _float(self, amount: int, at: Point) -> Step:
        floater = Floater(signed(amount), at, "danger" if amount < 0 else "help")
        return Seq(
            Call(lambda: self.floaters.append(floater)),
            Tween(floater, 0.34, out, at=(at[0], at[1] - 52)),
            Call(lambda: self.fading(floater)),
        )

    def fading(self, floater: Floater) -> None:
        """Let a floater go on its own, so that nothing waits for it."""
        floater.alpha = 254.0

    def _feel(self, amount: int, at: Point) -> Step:
        if amount >= 0:
            return Call(lambda: self._heal(at))
        heavy = -amount >= 6

        def hit() -> None:
            self.play("hurt-heavy" if heavy else "hurt-light")
            self.rumble(*(RUMBLE_HEAVY if heavy else RUMBLE_LIGHT))
            self.sparks.burst("blood", at, 34 if heavy else 18, 300)
            if self.may_shake:
                self.shake = SHAKE if heavy else SHAKE * 0.5

        return Call(hit)

    def _heal(self, at: Point) -> None:
        self.play("heal")
        self.sparks.burst("heal", at, 26, 150)

    def _faces(self, event: Shuffled | Revealed) -> Step:
        """A pile's cards are others now, or known; where they lie nothing moves."""

        def change() -> None:
            for sprite, card in zip(self.piles[event.zone], event.cards, strict=True):
                sprite.card = card

        return Call(change)

    def _turn_up(self, event: Revealed) -> Step:
        """A card by itself is taken up, keeps everybody waiting for a moment, and falls open."""
        sprite = self.piles[event.zone][-1]
        return Seq(
            Call(lambda: self.play("card-lift")),
            Tween(sprite, RAISE, out, lift=RAISED),
            Tween(sprite, BEAT, both, lift=HELD, tilt=-3.0),
            self._faces(event),
            Call(lambda: self.play("turn-card")),
            Tween(sprite, FLIP, both, turn=FACE_UP, tilt=0.0),
            Tween(sprite, RAISE, into, lift=0.0),
            Call(lambda: self.play("card-place")),
        )

    def _riffle(self, zone: str) -> Step:
        """The uppermost cards of a pile slide apart and together again."""
        top = self.piles[zone][-APART:]
        ways = [ASIDE if i % 2 else -ASIDE for i in range(len(top))]
        steps: list[Step] = []
        for _ in range(RIFFLES):
            steps.append(Par(*(self._aside(sprite, way) for sprite, way in zip(top, ways, strict=True))))
            steps.append(Par(*(self._aside(sprite, 0.0) for sprite in top)))
        return Seq(*steps)

    @staticmethod
    def _aside(sprite: Sprite, way: float) -> Step:
        return Tween(sprite, RIFFLE, both, at=(sprite.at[0] + way, sprite.at[1]), tilt=-way / 6)

    def told(self, event: Told) -> Step:
        """The game's own flourish for a word, if it has one."""
        flourish = self.flourishes.get(event.what)
        return Later(lambda: flourish(self, event)) if flourish else Wait(0.0)

    # time

    def update(self, dt: float) -> bool:
        """What goes on beside the score: fading numbers, the shake; True while something does."""
        busy = False
        for floater in list(self.floaters):
            if floater.alpha < 255:
                floater.alpha -= 420 * dt
                floater.at = (floater.at[0], floater.at[1] - 26 * dt)
                if floater.alpha <= 0:
                    self.floaters.remove(floater)
            busy = True
        if self.shake > 0:
            self.shake = max(0.0, self.shake - SHAKE / 0.12 * dt)
            busy = True
        return busy or self.sparks.bursting

    @property
    def nudge(self) -> Point:
        """Where the shake has moved the cards just now."""
        if self.shake <= 0:
            return 0.0, 0.0
        angle = self._chance.uniform(0, 2 * math.pi)
        return math.cos(angle) * self.shake, math.sin(angle) * self.shake

    # drawing

    def draw(self, canvas: Canvas, art: CardArt) -> None:
        """Piles first, what flies last."""
        nudge = self.nudge
        for zone, pile in self.piles.items():
            shown = pile[-self.places.shown(zone, len(pile)) :] if pile else pile
            for i, sprite in enumerate(shown):
                if sprite not in self.flying:
                    sprite.draw(canvas, art, nudge, shadow=self.places.slots[zone].lay != "pile" or i == 0)
        for sprite in self.flying:
            sprite.draw(canvas, art, nudge)

    def draw_over(self, canvas: Canvas) -> None:
        """What flies above everything: the numbers."""
        for floater in self.floaters:
            floater.draw(canvas)


class _Gauge:
    """One gauge of the stage, as something that can be tweened."""

    def __init__(self, gauges: dict[str, float], name: str):
        self._gauges, self._name = gauges, name

    @property
    def value(self) -> float:
        return self._gauges.get(self._name, 0.0)

    @value.setter
    def value(self, value: float) -> None:
        self._gauges[self._name] = value
