"""The stage: the cards of a table as sprites, and what floats over them.

`sync` makes the stage show exactly one view. A timeline (`timeline.py`) leads there from the previous view; a press
finishes it, and `sync` corrects whatever it left.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from game.core.cards import Card
from game.core.events import Came, Left, Marked, Told
from game.core.facts import Fact
from game.core.table import Token
from game.core.view import View

from ..base.geometry import Point
from ..base.prints import uncovered
from ..base.tween import CallStep, Par, Seq, Step, Tween, into, out
from ..gfx.canvas import Canvas
from .card_art import CardArt
from .effects.debris import CardPieces, Debris, Stamp, Vision
from .gauges import LIFE, GaugeFeedback
from .places import Places
from .sprites import FACE_DOWN, FACE_UP, Closing, Floater, Pipped, Sprite, StillRow

PILE = "look"  # the spot kind of zones that are piles
PACK = "deck"  # zones with this prefix lie face down, known or not
SHAKE, SHAKES = 6.0, 0.12  # greatest shake in design pixels; seconds until that has died down
WAVES = (23.0, 31.0)  # angles by which the shake swings sideways and vertically: never in step
HEAD, CAPTION = ("title", "status", "room"), "{zone}-caption"  # widget ids of the head's texts, and of a zone's caption
STOP, LONGEST_STOP = 0.05, 0.1  # seconds for which everything stops when a blow lands: usual, and at most
RUMBLE_LIGHT, RUMBLE_HEAVY, RUMBLE_ROAR = (0.3, 0.6, 0.18), (0.8, 1.0, 0.35), (1.0, 0.4, 0.6)
Play = Callable[[str], object]
Rumble = Callable[[float, float, float], object]
Key = Callable[[Card], tuple[int, ...]]
Flourish = Callable[["Stage", Told], Step]


class Aside(Seq):
    """A step that runs beside the timeline; `of` is the card it moves."""

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
        feels: Mapping[str, GaugeFeedback] | None = None,
        beats: Collection[str] = (),
    ):
        self.places, self.play = places, play
        self.flourishes, self.feels, self.beats = flourishes or {}, feels or {}, beats
        self.piles: dict[str, list[Sprite]] = {}
        self.gauges: dict[str, float] = {}
        self.facts: dict[str, Fact] = {}
        self.tokens: dict[str, Token] = {}
        self.sorting: Mapping[str, Key] = {}  # sort keys of zones whose cards lie in their own order
        self.names: Mapping[str, str] = {}  # names for ids in events, for floating words
        self.foremost = ""  # the card drawn above the others of its row, or the zone above its neighbours
        self.flying: list[Sprite] = []
        self.dragged: Sprite | None = None  # the card held with the mouse, which lies on top of everything
        self.above: list[Sprite] = []  # cards in their places, but drawn above the others
        self._laid: defaultdict[str, StillRow] = defaultdict(StillRow)
        self.behind: list[Vision] = []  # light behind the cards
        self.floaters: list[Floater | Stamp | Vision] = []
        self.scraps, self.low = Debris(), False  # scraps; True if they fly below all text
        self.pieces: list[CardPieces] = []  # pieces of broken cards
        self.broken: set[str] = set()  # broken cards that lie on a pile
        self.asides: list[Aside] = []  # steps beside the timeline, which does not wait for them
        self.shake, self.held = 0.0, 0.0
        self.closing: Closing | None = None  # the closing scene of a finished play
        self.silent: set[str] = set()  # zones whose caption is hidden while their card is elsewhere
        self.eyed = ""  # the card that acted last, where the viewer is looking
        self.may_shake = True
        self.pace = 1.0  # the speed that the player has set
        self.foresee: Callable[[], object] = lambda: None  # prepares what follows a finished play
        self.rumble: Rumble = lambda low, high, seconds: None  # shakes the pad; strengths from 0 to 1

    # synchronising with the view

    def sync(self, view: View, lingers: bool = False) -> None:
        """Show exactly this view and drop all animation; if it `lingers`, what already fades goes on fading."""
        self.floaters = [floater for floater in self.floaters if lingers and floater.alpha < 255]
        for moving in self.flying, self.above, self.behind, self.asides:
            moving.clear()
        self.dragged = None
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
        """Move everything to new places; flying cards go on from where they are."""
        self.places = places
        for zone in self.piles:
            self._settle(zone)

    def spot(self, zone: str, index: int) -> Point:
        """Return the middle of the place of card `index` in a zone."""
        pile = self.piles[zone]
        if zone in self.sorting:
            index = self.in_order(zone).index(pile[index])
        return self.places.card(zone, index, len(pile))

    def in_order(self, zone: str) -> list[Sprite]:
        """Return a zone's cards as they lie, the lowest first."""
        key, pile = self.sorting.get(zone), self.piles[zone]
        if key is None:
            return pile
        return sorted(pile, key=lambda sprite: (sprite.card is None, key(sprite.card) if sprite.card else ()))

    def token(self, event: Came | Left | Marked) -> None:
        """Apply a token event: it comes, goes, or gets another mark."""
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
        """Put the cards of a zone in their places, except flying ones."""
        if not self.piles[zone]:
            return
        self.print_row(zone)
        pile, lies = self.in_order(zone), self.places.lies(zone)
        middle = self.places.middles(zone, len(pile))
        for i, sprite in enumerate(pile):
            if sprite not in self.flying:
                sprite.at, sprite.width, sprite.lies = middle(i), sprite.home, lies
                if sprite.print:  # only pack pictures have pips, which are set anew every frame
                    sprite.pips = ()
                sprite.left = None
                sprite.turn, sprite.torn = self.turned(zone, sprite.card), sprite.id in self.broken
                sprite.tilt, sprite.alpha, sprite.flash, sprite.dim = 0.0, 255.0, 0.0, 0.0

    @staticmethod
    def turned(zone: str, card: Card | None) -> float:
        """Return which side of a card is up in a zone."""
        return FACE_DOWN if card is None or zone.startswith(PACK) else FACE_UP

    def print_for(self, sprite: Sprite, zone: str) -> None:
        """Give a card the face cards have in a zone, uncovered."""
        places = self.places
        sprite.home, sprite.layout, sprite.print = places.width(zone), places.face(zone), places.print(zone)

    def print_row(self, zone: str) -> None:
        """Give the cards lying in a zone their faces; a covered card shows only a part."""
        pile, wide, print = self.in_order(zone), self.places.width(zone), self.places.print(zone)
        for i, sprite in enumerate(pile):
            if sprite not in self.flying:
                sprite.home, sprite.layout, sprite.print = wide, self.places.face(zone, i, len(pile)), print

    def seen(self, view: View) -> View:
        """Return `view` as it is shown at this moment of the animation.

        Flying cards are in no zone. What first appears in the current events is already in its final state.
        """
        away = {*self.flying}
        zones = {
            zone: tuple([sprite.card for sprite in (_without(pile, away) if away else pile)])
            for zone, pile in self.piles.items()
        }
        gauges = {name: round(value) for name, value in self.gauges.items()}
        facts = {**view.facts, **self.facts}
        return replace(view, zones=zones, gauges={**view.gauges, **gauges}, facts=facts, tokens=dict(self.tokens))

    @property
    def unsaid(self) -> set[str]:
        """The ids of texts that are hidden now."""
        return {*(HEAD if self.closing is not None else ()), *(CAPTION.format(zone=zone) for zone in self.silent)}

    def zone_of(self, sprite: Sprite) -> str:
        """Return the zone in which a card lies."""
        return next(zone for zone, pile in self.piles.items() if sprite in pile)

    def find(self, id: str) -> Sprite | None:
        """Return the sprite of an open card, or None."""
        for zone, pile in self.piles.items():
            if not zone.startswith(PACK):
                for sprite in pile:
                    if sprite.id == id:
                        return sprite
        return None

    def spotted(self, id: str) -> Sprite | None:
        """Return the sprite of an open card, or of a single face-down card in the zone of that name, or None."""
        hidden = next((sprite for sprite in self.piles.get(id, ()) if sprite.card is None), None)
        return hidden or self.find(id)

    def set_pips(self, zone: str, states: Sequence[Pipped]) -> None:
        """Show the life left on the cards of a zone, first to last."""
        for sprite, pips in zip(self.piles[zone], states, strict=False):
            sprite.pips = pips

    def set_left(self, zone: str, left: int) -> None:
        """Show the number left on the badges of a zone's cards."""
        for sprite in self.piles[zone]:
            sprite.left = left

    def gauge_feedback(self, gauge: str) -> GaugeFeedback:
        """Return the feedback of a gauge."""
        return self.feels.get(gauge, LIFE)

    def run(self, gauge: str, number: float) -> Step:
        """Animate a gauge running to a number."""
        return Tween(_Gauge(self.gauges, gauge), 0.32, out, value=number)

    def aside(self, step: Step, of: Sprite | None = None) -> Step:
        """Return a step that starts another one beside the timeline; if it moves the card `of`, it stops when that card
        flies."""
        return CallStep(lambda: self.beside(step, of))

    def beside(self, step: Step, of: Sprite | None = None) -> None:
        """Start a step beside the timeline."""
        self.asides.append(Aside(step, of))

    def at_rest(self, sprite: Sprite) -> Sprite:
        """Finish the steps that move a card beside the timeline, and return the card."""
        for aside in self.asides:
            if aside.of is sprite:
                aside.finish()
        return sprite

    def sets_out(self, sprite: Sprite) -> None:
        """Mark a card as flying and drop the other steps that move it."""
        self.asides = [aside for aside in self.asides if aside.of is not sprite]
        self.above = [other for other in self.above if other is not sprite]
        self.flying.append(sprite)

    def fading(self, floater: Floater | Stamp | Vision) -> None:
        """Let a floating text or picture fade by itself; nothing waits for it."""
        floater.alpha = 254.0

    def readable(self, seconds: float) -> float:
        """Return the seconds of animation that something to be read stays: those given at the usual speed, and as much
        real time at a higher one."""
        return seconds * max(1.0, self.pace)

    def jolt(self, share: float = 1.0) -> None:
        """Shake the cards, unless that is switched off."""
        if self.may_shake:
            self.shake = SHAKE * min(1.0, share)

    def stop(self, seconds: float = STOP) -> None:
        """Stop everything briefly: a blow has landed."""
        self.held = min(LONGEST_STOP, seconds)

    def passing(self, dt: float) -> float:
        """Return the part of `dt` in which animations advance, after any stop."""
        held, self.held = self.held, max(0.0, self.held - dt)
        return max(0.0, dt - held)

    def raised(self, sprite: Sprite, *steps: Step) -> Step:
        """Return steps during which a card is drawn above all others."""
        return Seq(
            CallStep(lambda: self.above.append(sprite)),
            *steps,
            CallStep(lambda: self.above.remove(sprite) if sprite in self.above else None),
        )

    def shine(self, light: Vision, seconds: float, turn: float = 24.0) -> Step:
        """Return a step that lets light rise behind the cards, turn and fade; nothing waits for it."""
        alpha, light.alpha = light.alpha, 0.0
        return self.aside(
            Seq(
                CallStep(lambda: self.behind.append(light)),
                Par(
                    Tween(light, seconds, out, turn=light.turn + turn),
                    Seq(Tween(light, seconds * 0.3, out, alpha=alpha), Tween(light, seconds * 0.7, into, alpha=0.0)),
                ),
                CallStep(lambda: self.behind.remove(light) if light in self.behind else None),
            )
        )

    # time

    def update(self, dt: float) -> bool:
        """Advance what runs beside the timeline, such as fading numbers and the shake; return True if anything was
        moving."""
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
        """The offset of the cards by the current shake."""
        share = self.shake / SHAKE
        side, up = (math.sin(wave * share) * share * self.shake for wave in WAVES)
        return side, up

    # drawing

    def draw(self, canvas: Canvas, art: CardArt) -> None:
        """Draw what lies behind the cards, then the piles, raised and flying cards, and pieces of broken ones."""
        nudge = self.nudge
        if self.closing is not None:
            self.closing.draw_behind(canvas)
        for light in self.behind:
            light.draw(canvas)
        away = {*self.flying, *self.above, self.dragged}
        lying = [zone for zone, pile in self.piles.items() if pile]
        if self.foremost in lying:
            lying.append(lying.pop(lying.index(self.foremost)))
        for zone in lying:
            seen = self.places.shown(zone, len(self.piles[zone]))
            if seen:
                still = self._foremost_last(_without(self.in_order(zone)[-seen:], away))
                self._laid[zone].draw(canvas, art, still, nudge, self.places.slots[zone].lay != "pile")
        for sprite in (*self.above, *self.flying):
            if sprite is not self.dragged:
                sprite.draw(canvas, art, nudge)
        for piece in self.pieces:
            piece.draw(canvas, art)

    def _foremost_last(self, sprites: list[Sprite]) -> list[Sprite]:
        """Move the foremost card to the end, so that it is drawn above the others, uncovered."""
        if not self.foremost:
            return sprites
        for i, sprite in enumerate(sprites):
            if sprite.card is not None and sprite.card.id == self.foremost:
                whole = replace(sprite, layout=uncovered(sprite.layout))
                return [*sprites[:i], *sprites[i + 1 :], whole]
        return sprites

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what flies above everything: scraps and numbers."""
        if not self.low:
            self.scraps.draw(canvas)
        for floater in self.floaters:
            floater.draw(canvas)

    def draw_on_top(self, canvas: Canvas, art: CardArt) -> None:
        """Draw the card held with the mouse, or the closing scene, over everything."""
        if self.dragged is not None:
            self.dragged.draw(canvas, art, self.nudge)
        if self.closing is not None:
            self.closing.draw(canvas)


def _without(sprites: Sequence[Sprite], away: Collection[Sprite | None]) -> list[Sprite]:
    """Return the sprites that are not away."""
    return [sprite for sprite in sprites if sprite not in away]


class _Gauge:
    """An attribute-style wrapper of one gauge of the stage, for tweens."""

    def __init__(self, gauges: dict[str, float], name: str):
        self._gauges, self._name = gauges, name

    @property
    def value(self) -> float:
        return self._gauges.get(self._name, 0.0)

    @value.setter
    def value(self, value: float) -> None:
        self._gauges[self._name] = value
