"""The cards of a table as sprites, and the animation of what happened to them.

`sync` makes the stage be exactly what a view says.  `score` turns events into steps that lead there from the
view before; a press finishes them, and `sync` has the last word.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.cards import Card
from game.core.events import Changed, Ended, Event, Fact, Moved, Noted, Revealed, Shuffled, Told
from game.core.game import View
from game.core.words import signed

from ..geometry import Box, Point
from ..tween import Beat, Call, Later, Par, Seq, Step, Tween, Wait, both, into, out, stagger
from .feel import LIFE, Feel, Feeling
from .laid import Laid
from .places import Places
from .sparks import Sparks
from .sprites import FACE_DOWN, FACE_UP, Floater, Pipped, Sprite
from .stamps import Stamp
from .visions import Vision

if TYPE_CHECKING:
    from ..canvas import Canvas
    from .cardart import CardArt

PACK = "deck"  # zones whose name begins so lie face down, known or not
DEAL, GAP = 0.30, 0.09  # seconds for a card to fly, and between two
DEALT, SWEPT = 0.6, 0.36  # seconds in which all have set out, off the pack or away
LOUD = 10  # of so many each is heard
RAISE, BEAT, FLIP = 0.16, 0.24, 0.24  # seconds for a card to be taken up, to keep everybody waiting, and to turn over
CLOSE = 0.15  # seconds for a row to close up
RAISED, HELD = 20.0, 34.0  # how high it is then
BRISK = 0.7  # of the usual time, for a card that is held before it turns
RIFFLES, RIFFLE, APART, ASIDE = 2, 0.13, 9, 34.0  # a shuffle: how often, how fast, how many cards, and how far apart
UNDER_HEAD = 213.0  # a number about what lies higher would rise over the buttons at the head
SHAKE = 5.0  # design pixels at the most
RUMBLE_LIGHT, RUMBLE_HEAVY = (0.3, 0.6, 0.18), (0.8, 1.0, 0.35)
Play = Callable[[str], object]
Rumble = Callable[[float, float, float], object]
Flourish = Callable[["Stage", Told], Step]


class Stage:
    """Sprites by zone, bottom first, and everything that moves above them."""

    def __init__(
        self,
        places: Places,
        play: Play,
        sparks: Sparks,
        flourishes: Mapping[str, Flourish] | None = None,
        feels: Mapping[str, Feel] | None = None,
        beats: Collection[str] = (),
    ):
        self.places, self.play, self.sparks = places, play, sparks
        self.flourishes, self.feels, self.beats = flourishes or {}, feels or {}, beats
        self.piles: dict[str, list[Sprite]] = {}
        self.gauges: dict[str, float] = {}
        self.facts: dict[str, Fact] = {}
        self.flying: list[Sprite] = []
        self._laid: defaultdict[str, Laid] = defaultdict(Laid)
        self.floaters: list[Floater | Stamp | Vision] = []
        self.asides: list[Step] = []  # what goes on beside the score, which does not wait for it
        self.shake, self.veil, self.glow = 0.0, 0.0, 0.0
        self.may_shake = True
        self.rumble: Rumble = lambda low, high, seconds: None  # shakes the pad; strengths from 0 to 1
        self._chance = random.Random()

    # exactly as the view says

    def sync(self, view: View) -> None:
        """Be exactly what the view says."""
        self.flying.clear()
        self.floaters.clear()
        self.asides.clear()
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
        sprite.layout, sprite.print = self.places.face(zone), self.places.print(zone)
        sprite.lies = self.places.lies(zone)
        if sprite.print:  # only the pictures of the pack have pips on them, which are set anew all the time
            sprite.pips = ()
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

    def score(self, events: Sequence[Event], tell: Callable[[Event], object]) -> Seq:
        """What the events look like.  A run of moves overlaps; everything else waits its turn.

        `tell` gets each event at the moment at which it is seen.
        """
        steps: list[Step] = []
        run: list[Moved] = []
        for event in events:
            if isinstance(event, Moved):
                run.append(event)
                if self.places.hold(event.dst):
                    steps.append(self._run(run, tell))
                    run = []
                continue
            if isinstance(event, Told) and event.what in self.beats:
                steps.append(Beat())
            telling, step = self._telling(event, tell), self._step(event)
            if run:
                moves = self._run(run, tell)
                counted, run = self._is_counted(event, run[-1]), []
                steps += [Par(moves, step), telling] if counted else [moves, telling, step]
            else:
                steps += [telling, step]
        return Seq(*steps, *([self._run(run, tell)] if run else []), Later(self._asides_over))

    def _asides_over(self) -> Step:
        """What still goes on beside the score becomes the last part of it."""
        rest, self.asides = Par(*self.asides), []
        return rest

    def _is_counted(self, event: Event, move: Moved) -> bool:
        """Does a gauge change because its counters came or went?"""
        return isinstance(event, Changed) and self.places.counters.get(event.gauge) in (move.src, move.dst)

    def _run(self, moves: Sequence[Moved], tell: Callable[[Event], object]) -> Step:
        """Cards that set out one after the other; of many only some are heard."""
        every = max(1, len(moves) // LOUD)
        steps = [Seq(self._telling(move, tell), self.moved(move, i % every == 0)) for i, move in enumerate(moves)]
        whole = DEALT if moves[0].src.startswith(PACK) else SWEPT
        return stagger(min(GAP, whole / len(moves)), steps)

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

    def moved(self, event: Moved, heard: bool = True) -> Step:
        """A card flies from where it then lies to its new place, where it may be held before it is turned up."""

        def begin() -> Step:
            source, target = self.piles[event.src], self.piles[event.dst]
            sprite = source.pop(event.at)
            self._close_up(event.src)
            sprite.card = event.card if event.card is not None else sprite.card
            target.insert(0 if event.bottom else len(target), sprite)
            at = target.index(sprite)
            self.flying.append(sprite)
            return Seq(
                self._flight(sprite, event, at, len(target), heard),
                *self._turning(sprite, event),
                Call(lambda: self._landed(sprite, event, heard)),
            )

        return Later(begin)

    def _close_up(self, zone: str) -> None:
        """What is left of a row has more room."""
        pile = self.piles[zone]
        if self.places.slots[zone].lay in ("fan", "row"):
            for i, sprite in enumerate(pile):
                goal = self.places.card(zone, i, len(pile))
                if sprite not in self.flying and sprite.at != goal:
                    self.asides.append(Tween(sprite, CLOSE, both, at=goal))

    def _flight(self, sprite: Sprite, event: Moved, index: int, count: int, heard: bool) -> Step:
        goal = self.places.card(event.dst, index, count)
        width = self.places.width(event.dst)
        turn = FACE_DOWN if self.places.hold(event.dst) else self._turned(event.dst, event.card)
        if sprite.turn == FACE_DOWN or width >= sprite.home:  # in flight a card shows the larger of its two faces
            self._print(sprite, event.dst)
        if heard:
            to_pack = event.dst.startswith(PACK)
            self.play("card-deal" if event.src.startswith(PACK) else "avoid" if to_pack else "card-lift")
        far = math.dist(sprite.at, goal)
        seconds = DEAL * min(1.5, 0.75 + far / 1400) * (BRISK if self.places.hold(event.dst) else 1.0)
        swing = self._chance.uniform(-4, 4)
        return Par(
            Tween(sprite, seconds, both, at=goal),
            Tween(sprite, seconds, both, width=width, lies=self.places.lies(event.dst)),
            Tween(sprite, seconds * 0.9, both, turn=turn),
            Seq(
                Tween(sprite, seconds / 2, out, lift=26.0, tilt=swing),
                Tween(sprite, seconds / 2, into, lift=0.0, tilt=0.0),
            ),
        )

    def _print(self, sprite: Sprite, zone: str) -> None:
        """Give a card the face that cards have in a zone."""
        sprite.home, sprite.layout, sprite.print = (
            self.places.width(zone),
            self.places.face(zone),
            self.places.print(zone),
        )

    def _turning(self, sprite: Sprite, event: Moved) -> Sequence[Step]:
        """A card that was held face down is turned up."""
        hold = self.places.hold(event.dst)
        if not hold:
            return ()
        return (
            Tween(sprite, hold, both, lift=HELD / 3),
            Call(lambda: self.play("turn-card")),
            Tween(sprite, FLIP * BRISK, both, turn=self._turned(event.dst, event.card), lift=0.0),
        )

    def _landed(self, sprite: Sprite, event: Moved, heard: bool) -> None:
        if sprite in self.flying:
            self.flying.remove(sprite)
        self._print(sprite, event.dst)
        pile = self.piles[event.dst]
        for i, other in enumerate(pile):  # a fan closes up when it grows
            if other is not sprite and other not in self.flying:
                other.at = self.places.card(event.dst, i, len(pile))
        if heard and not event.dst.startswith(PACK):
            self.play("card-place")

    def changed(self, event: Changed) -> Step:
        """A gauge runs to its new number; what it gained or lost rises from the thing that did it.

        One that has no place on the table runs unseen.
        """
        amount = event.new - event.old
        if not self.places.has(event.gauge):
            return self.run(event.gauge, float(event.new))

        def begin() -> Step:
            feeling = self.feel(event.gauge).of(amount)
            if feeling is None:
                return self.aside(self.run(event.gauge, float(event.new)))
            source = None if event.gauge in self.places.counters else self.find(event.why)
            box = source.box if source else self.places.box(event.gauge)
            at = box.centre
            felt = Call(lambda: self._feel(feeling, amount, at))
            return Par(self.run(event.gauge, float(event.new)), self._float(amount, _beside(box)), felt)

        return Later(begin)

    def feel(self, gauge: str) -> Feel:
        """What it is like when a gauge changes."""
        return self.feels.get(gauge, LIFE)

    def run(self, gauge: str, number: float) -> Step:
        """A gauge runs to a number."""
        return Tween(_Gauge(self.gauges, gauge), 0.32, out, value=number)

    def _float(self, amount: int, at: Point) -> Step:
        floater = Floater(signed(amount), at, "danger" if amount < 0 else "help")
        return Seq(
            Call(lambda: self.floaters.append(floater)),
            Tween(floater, 0.34, out, at=(at[0], at[1] - 52)),
            Call(lambda: self.fading(floater)),
        )

    def aside(self, step: Step) -> Step:
        """A step that lets another go on while the score does."""
        return Call(lambda: self.asides.append(step))

    def fading(self, floater: Floater | Stamp | Vision) -> None:
        """Let what floats go on its own, so that nothing waits for it."""
        floater.alpha = 254.0

    def _feel(self, feeling: Feeling, amount: int, at: Point) -> None:
        self.play(feeling.cue(amount))
        self.sparks.burst(feeling.sparks, at, feeling.many(amount), feeling.force)
        if feeling.jolts:
            heavy = feeling.heavy(amount)
            self.rumble(*(RUMBLE_HEAVY if heavy else RUMBLE_LIGHT))
            self.jolt(1.0 if heavy else 0.5)

    def jolt(self, share: float = 1.0) -> None:
        """Shake the cards, where they may be."""
        if self.may_shake:
            self.shake = SHAKE * share

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
        busy = bool(self.asides)
        for step in self.asides:
            step.update(dt)
        self.asides = [step for step in self.asides if not step.done]
        for floater in list(self.floaters):
            if floater.alpha < 255:
                floater.alpha -= floater.goes * dt
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
            still = [sprite for sprite in shown if sprite not in self.flying]
            self._laid[zone].draw(canvas, art, still, nudge, self.places.slots[zone].lay != "pile")
        for sprite in self.flying:
            sprite.draw(canvas, art, nudge)

    def draw_over(self, canvas: Canvas) -> None:
        """What flies above everything: the numbers."""
        for floater in self.floaters:
            floater.draw(canvas)


def _beside(box: Box) -> Point:
    """Where a number about a thing begins to rise: over it, or under it, where buttons are near above."""
    x, y = box.centre
    return (x, y - 40) if y >= UNDER_HEAD else (x, box.bottom + 86)


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
