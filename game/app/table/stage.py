"""The cards of a table as sprites, and what floats over them.

`sync` makes the stage be exactly what a view says.  A score (`score.py`) leads there from the view before; a press
finishes it, and `sync` has the last word.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.cards import Card
from game.core.events import Came, Fact, Left, Marked, Told
from game.core.table import Token
from game.core.view import View

from ..geometry import Point
from ..tween import Call, Par, Seq, Step, Tween, into, out
from .feel import LIFE, Feel
from .laid import Laid
from .places import Places
from .scraps import Scraps
from .shards import Shards
from .sprites import FACE_DOWN, FACE_UP, Floater, Pipped, Sprite
from .stamps import Stamp
from .strips import uncovered
from .visions import Vision

if TYPE_CHECKING:
    from ..canvas import Canvas
    from .cardart import CardArt
    from .closings import Closing

PILE = "look"  # what can be done with a zone that is a pile
PACK = "deck"  # zones whose name begins so lie face down, known or not
SHAKE, SHAKES = 6.0, 0.12  # design pixels at the most; seconds until so hard a shake has died down
WAVES = (23.0, 31.0)  # how often it swings to the side, and up and down, as angles: never together
HEAD, CAPTION = ("title", "status", "room"), "{zone}-caption"  # the ids of what is written: at the head, and of a zone
STOP, LONGEST_STOP = 0.05, 0.1  # seconds: all holds its breath when a blow lands
RUMBLE_LIGHT, RUMBLE_HEAVY, RUMBLE_ROAR = (0.3, 0.6, 0.18), (0.8, 1.0, 0.35), (1.0, 0.4, 0.6)
Play = Callable[[str], object]
Rumble = Callable[[float, float, float], object]
Key = Callable[[Card], tuple[int, ...]]
Flourish = Callable[["Stage", Told], Step]


class Aside(Seq):
    """What goes on beside the score; `of`: the card that it moves."""

    def __init__(self, step: Step, of: Sprite | None = None):
        super().__init__(step)
        self.of = of


class Stage:
    """Sprites by zone, bottom first, and everything that moves above them."""

    def __init__(
        self,
        places: Places,
        play: Play,
        flourishes: Mapping[str, Flourish] | None = None,
        feels: Mapping[str, Feel] | None = None,
        beats: Collection[str] = (),
    ):
        self.places, self.play = places, play
        self.flourishes, self.feels, self.beats = flourishes or {}, feels or {}, beats
        self.piles: dict[str, list[Sprite]] = {}
        self.gauges: dict[str, float] = {}
        self.facts: dict[str, Fact] = {}
        self.tokens: dict[str, Token] = {}
        self.sorting: Mapping[str, Key] = {}  # zones whose cards lie in an order of their own, by what it goes
        self.names: Mapping[
            str, str
        ] = {}  # what things are called that events name by their ids, as far as they are said
        self.foremost = ""  # the card that lies above the others of its row, or the zone above those beside it
        self.flying: list[Sprite] = []
        self.above: list[Sprite] = []  # what lies in its place, but is drawn above all that does
        self._laid: defaultdict[str, Laid] = defaultdict(Laid)
        self.behind: list[Vision] = []  # light behind the cards
        self.floaters: list[Floater | Stamp | Vision] = []
        self.scraps, self.low = Scraps(), False  # what flies, and does it under all that is to be read?
        self.pieces: list[Shards] = []  # of cards that broke
        self.broken: set[str] = set()  # cards that broke, as long as they lie on a pile
        self.asides: list[Aside] = []  # what goes on beside the score, which does not wait for it
        self.shake, self.held = 0.0, 0.0
        self.closing: Closing | None = None  # what closes over the table when a play is over
        self.silent: set[str] = set()  # zones of which nothing is said, as their card is elsewhere
        self.eyed = ""  # the card that did something last, on which the eye rests
        self.may_shake = True
        self.foresee: Callable[[], object] = lambda: None  # has ready what comes when a play is over
        self.rumble: Rumble = lambda low, high, seconds: None  # shakes the pad; strengths from 0 to 1

    # exactly as the view says

    def sync(self, view: View) -> None:
        """Be exactly what the view says."""
        for moving in self.flying, self.above, self.behind, self.floaters, self.asides:
            moving.clear()
        self.silent.clear()
        self.shake, self.held = 0.0, 0.0
        if view.outcome is None:
            self.closing = None
        piled = (zone for zone in view.zones if self.places.slots[zone].spot == PILE)
        self.broken &= {card.id for zone in piled for card in view.zones[zone] if card is not None}
        for zone, cards in view.zones.items():
            pile = self.piles.setdefault(zone, [])
            del pile[len(cards) :]
            pile += [Sprite(None, (0, 0), 100) for _ in range(len(cards) - len(pile))]
            for sprite, card in zip(pile, cards, strict=True):
                sprite.card = card
            self._settle(zone)
        self.gauges = {name: float(value) for name, value in view.gauges.items()}
        self.facts = dict(view.facts)
        self.tokens = {id: Token(token.kind, token.seat, dict(token.marks)) for id, token in view.tokens.items()}

    def lay(self, places: Places) -> None:
        """Everything lies elsewhere; what is on its way goes on from where it is."""
        self.places = places
        for zone in self.piles:
            self._settle(zone)

    def spot(self, zone: str, index: int) -> Point:
        """The middle of the place of a zone's card number `index`."""
        pile = self.piles[zone]
        if zone in self.sorting:
            index = self.in_order(zone).index(pile[index])
        return self.places.card(zone, index, len(pile))

    def in_order(self, zone: str) -> list[Sprite]:
        """A zone's cards as they lie, the lowest first."""
        key, pile = self.sorting.get(zone), self.piles[zone]
        if key is None:
            return pile
        return sorted(pile, key=lambda sprite: (sprite.card is None, key(sprite.card) if sprite.card else ()))

    def token(self, event: Came | Left | Marked) -> None:
        """A token comes, goes, or has another mark."""
        if isinstance(event, Came):
            self.tokens[event.id] = Token(event.kind, event.seat)
        elif isinstance(event, Left):
            self.tokens.pop(event.id, None)
        elif event.id in self.tokens:
            marks = self.tokens[event.id].marks
            marks[event.mark] = event.value
            if not event.value:
                del marks[event.mark]

    def _settle(self, zone: str) -> None:
        """The cards of a zone lie in their places, but those on their way."""
        if not self.piles[zone]:
            return
        self.print_row(zone)
        pile, lies = self.in_order(zone), self.places.lies(zone)
        middle = self.places.middles(zone, len(pile))
        for i, sprite in enumerate(pile):
            if sprite not in self.flying:
                sprite.at, sprite.width, sprite.lies = middle(i), sprite.home, lies
                if sprite.print:  # only the pictures of the pack have pips on them, which are set anew all the time
                    sprite.pips = ()
                sprite.left = None
                sprite.turn, sprite.torn = self.turned(zone, sprite.card), sprite.id in self.broken
                sprite.tilt, sprite.alpha, sprite.flash, sprite.dim = 0.0, 255.0, 0.0, 0.0

    @staticmethod
    def turned(zone: str, card: Card | None) -> float:
        """Which side of a card is up in a zone."""
        return FACE_DOWN if card is None or zone.startswith(PACK) else FACE_UP

    def print_for(self, sprite: Sprite, zone: str) -> None:
        """Give a card the face that cards have in a zone, as long as no other lies over it."""
        places = self.places
        sprite.home, sprite.layout, sprite.print = places.width(zone), places.face(zone), places.print(zone)

    def print_row(self, zone: str) -> None:
        """Give the cards that lie in a zone their faces: of one that lies under another only a part is seen."""
        pile, wide, print = self.in_order(zone), self.places.width(zone), self.places.print(zone)
        for i, sprite in enumerate(pile):
            if sprite not in self.flying:
                sprite.home, sprite.layout, sprite.print = wide, self.places.face(zone, i, len(pile)), print

    def seen(self, view: View) -> View:
        """The table of `view` as it is shown just now; a card on its way lies nowhere, and what has only come with the
        events that are being seen is already as it will be."""
        zones = {
            zone: tuple(sprite.card for sprite in pile if sprite not in self.flying)
            for zone, pile in self.piles.items()
        }
        gauges = {name: round(value) for name, value in self.gauges.items()}
        facts = {**view.facts, **self.facts}
        return replace(view, zones=zones, gauges={**view.gauges, **gauges}, facts=facts, tokens=dict(self.tokens))

    @property
    def unsaid(self) -> set[str]:
        """The ids of words that are not to be read now."""
        return {*(HEAD if self.closing is not None else ()), *(CAPTION.format(zone=zone) for zone in self.silent)}

    def zone_of(self, sprite: Sprite) -> str:
        """Where a card lies."""
        return next(zone for zone, pile in self.piles.items() if sprite in pile)

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

    def set_left(self, zone: str, left: int) -> None:
        """Show what is left of the number on the badges of the cards of a zone."""
        for sprite in self.piles[zone]:
            sprite.left = left

    def feel(self, gauge: str) -> Feel:
        """What it is like when a gauge changes."""
        return self.feels.get(gauge, LIFE)

    def run(self, gauge: str, number: float) -> Step:
        """A gauge runs to a number."""
        return Tween(_Gauge(self.gauges, gauge), 0.32, out, value=number)

    def aside(self, step: Step, of: Sprite | None = None) -> Step:
        """A step that lets another go on while the score does, or until the card sets out that it is about."""
        return Call(lambda: self.beside(step, of))

    def beside(self, step: Step, of: Sprite | None = None) -> None:
        """Let a step go on beside the score from now on."""
        self.asides.append(Aside(step, of))

    def at_rest(self, sprite: Sprite) -> Sprite:
        """A card after whatever still moved it beside the score."""
        for aside in self.asides:
            if aside.of is sprite:
                aside.finish()
        return sprite

    def sets_out(self, sprite: Sprite) -> None:
        """A card flies now, and nothing else moves it."""
        self.asides = [aside for aside in self.asides if aside.of is not sprite]
        self.above = [other for other in self.above if other is not sprite]
        self.flying.append(sprite)

    def fading(self, floater: Floater | Stamp | Vision) -> None:
        """Let what floats go on its own, so that nothing waits for it."""
        floater.alpha = 254.0

    def jolt(self, share: float = 1.0) -> None:
        """Shake the cards, where they may be."""
        if self.may_shake:
            self.shake = SHAKE * min(1.0, share)

    def stop(self, seconds: float = STOP) -> None:
        """Let everything hold still for a moment: a blow has landed."""
        self.held = min(LONGEST_STOP, seconds)

    def passing(self, dt: float) -> float:
        """Of so many seconds, those in which things move."""
        held, self.held = self.held, max(0.0, self.held - dt)
        return max(0.0, dt - held)

    def raised(self, sprite: Sprite, *steps: Step) -> Step:
        """Steps of a card that is drawn above all others meanwhile."""
        return Seq(
            Call(lambda: self.above.append(sprite)),
            *steps,
            Call(lambda: self.above.remove(sprite) if sprite in self.above else None),
        )

    def shine(self, light: Vision, seconds: float, turn: float = 24.0) -> Step:
        """Light comes up behind the cards, turns, and goes; nothing waits for it."""
        alpha, light.alpha = light.alpha, 0.0
        return self.aside(
            Seq(
                Call(lambda: self.behind.append(light)),
                Par(
                    Tween(light, seconds, out, turn=light.turn + turn),
                    Seq(Tween(light, seconds * 0.3, out, alpha=alpha), Tween(light, seconds * 0.7, into, alpha=0.0)),
                ),
                Call(lambda: self.behind.remove(light) if light in self.behind else None),
            )
        )

    # time

    def update(self, dt: float) -> bool:
        """What goes on beside the score: fading numbers, the shake; True while something does."""
        busy = bool(self.asides)
        for aside in self.asides:
            aside.update(dt)
        self.asides = [aside for aside in self.asides if not aside.done]
        for floater in list(self.floaters):
            if floater.alpha < 255:
                floater.alpha -= floater.goes * dt
                floater.at = (floater.at[0], floater.at[1] - 26 * dt)
                if floater.alpha <= 0:
                    self.floaters.remove(floater)
            busy = True
        if self.shake > 0:
            self.shake = max(0.0, self.shake - SHAKE / SHAKES * dt)
            busy = True
        self.scraps.update(dt)
        self.pieces = [piece for piece in self.pieces if piece.update(dt)]
        return busy or self.held > 0 or self.scraps.bursting or bool(self.pieces)

    @property
    def nudge(self) -> Point:
        """Where the shake has moved the cards just now."""
        share = self.shake / SHAKE
        side, up = (math.sin(wave * share) * share * self.shake for wave in WAVES)
        return side, up

    # drawing

    def draw(self, canvas: Canvas, art: CardArt) -> None:
        """Piles first, what flies last."""
        nudge = self.nudge
        if self.closing is not None:
            self.closing.draw_behind(canvas)
        for light in self.behind:
            light.draw(canvas)
        for zone, pile in sorted(self.piles.items(), key=lambda lying: lying[0] == self.foremost):
            seen = self.places.shown(zone, len(pile)) if pile else 0
            if not seen:
                continue
            shown = self.in_order(zone)[max(0, len(pile) - seen) :]
            lies = (sprite for sprite in shown if sprite not in self.flying and sprite not in self.above)
            still = self._foremost_last([*lies])
            self._laid[zone].draw(canvas, art, still, nudge, self.places.slots[zone].lay != "pile")
        for sprite in (*self.above, *self.flying):
            sprite.draw(canvas, art, nudge)
        for piece in self.pieces:
            piece.draw(canvas, art)

    def _foremost_last(self, sprites: list[Sprite]) -> list[Sprite]:
        """Cards that lie still, above all others the foremost one, which is seen whole there."""
        for i, sprite in enumerate(sprites):
            if sprite.card is not None and sprite.card.id == self.foremost:
                whole = replace(sprite, layout=uncovered(sprite.layout))
                return [*sprites[:i], *sprites[i + 1 :], whole]
        return sprites

    def draw_over(self, canvas: Canvas) -> None:
        """What flies above everything: scraps, numbers."""
        if not self.low:
            self.scraps.draw(canvas)
        for floater in self.floaters:
            floater.draw(canvas)

    def draw_closing(self, canvas: Canvas) -> None:
        """What closes over all of it at the end."""
        if self.closing is not None:
            self.closing.draw(canvas)


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
