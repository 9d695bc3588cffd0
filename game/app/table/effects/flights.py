"""Cards that move: dealt, thrown, swept away, held and turned up, shuffled."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.events import Looked, Moved, Revealed, Shuffled

from ...base.geometry import Point
from ...base.tween import CallStep, Later, Par, Posed, Seq, Step, Tween, Wait, both, into, mix, out
from ..sprites import FACE_DOWN, FACE_UP, Sprite
from ..stage import PACK, Stage

LIFTED, LANDS = 0.15, 0.8  # shares of the time: it leaves the pile; it touches the table
PICKED, TOUCH = 15.0, 8.0  # design pixels: height when it leaves, and just before it touches
BOW, BOW_FAR = 30.0, 0.06  # height of the arc in design pixels, and the addition per design pixel of distance
DRAWN, PAST = 7.0, 10.0  # design pixels: drawn back at the start, and greatest overshoot
LEAN, SWING = 11.0, 0.3  # greatest lean in degrees; the share of it by which it swings after landing
FACED = 0.7  # share of the way after which its other side is up
NEARER = 0.07  # growth at the top of the arc


@dataclass(frozen=True)
class CardThrow:
    """A throw of a card from `start` (`held` is its height and angle there) to `goal`."""

    sprite: Sprite
    start: Point
    goal: Point
    widths: tuple[float, float]
    turns: tuple[float, float]
    held: tuple[float, float]
    lying: tuple[float, float]
    leans: bool = True

    def pose(self, share: float) -> None:
        """Pose the card after a share of the time."""
        if share >= 1:
            self._put(self.goal, 1.0, 0.0, 0.0, 0.0)
        elif share < LIFTED:
            k = share / LIFTED
            lift, tilt = mix(self.held, (PICKED, 0.4 * self._lean), out(k))
            self._put(self._along(-DRAWN * self._weight * out(k)), 0.0, lift, tilt, 0.0)
        elif share < LANDS:
            k = (share - LIFTED) / (LANDS - LIFTED)
            bow = math.sin(math.pi * k)
            at = mix(self._along(-DRAWN * self._weight), self._beyond, both(k))
            lean = self._lean * (0.4 * (1 - k) ** 2 - bow)
            self._put(at, both(k), mix(PICKED, TOUCH, k) + self._high * bow, lean, bow * self._weight)
        else:
            k = (share - LANDS) / (1 - LANDS)
            lean = self._lean * SWING * math.sin(2 * math.pi * k) * (1 - k)
            high = TOUCH * (1 - k) * abs(math.cos(1.5 * math.pi * k))
            self._put(mix(self._beyond, self.goal, both(k)), 1.0, high, lean, 0.0)

    @property
    def _far(self) -> float:
        return math.dist(self.start, self.goal)

    @property
    def _weight(self) -> float:
        """The strength of the throw, 0 to 1: a card that is only pushed aside neither rises nor leans."""
        return min(1.0, self._far / 200)

    @property
    def _lean(self) -> float:
        """The greatest lean into its way, in degrees; positive turns to the left."""
        if not self.leans or not self._far:
            return 0.0
        return LEAN * self._weight * (self.goal[0] - self.start[0]) / self._far

    @property
    def _high(self) -> float:
        return (BOW + BOW_FAR * self._far) * self._weight

    @property
    def _beyond(self) -> Point:
        """The point where it touches the table, a little past the goal."""
        return self._along(self._far + min(PAST, self._far * 0.03))

    def _along(self, far: float) -> Point:
        """Return the point on its way at the distance `far` from the start."""
        return mix(self.start, self.goal, far / self._far) if self._far else self.goal

    def _put(self, at: Point, done: float, lift: float, tilt: float, nearer: float) -> None:
        sprite = self.sprite
        sprite.at, sprite.lift, sprite.tilt = at, lift, tilt
        sprite.width = mix(*self.widths, done) * (1 + NEARER * nearer)
        sprite.turn, sprite.lies = mix(*self.turns, min(1.0, done / FACED)), mix(*self.lying, done)


def thrown(
    sprite: Sprite, seconds: float, goal: Point, width: float, turn: float, lies: float, leans: bool = True
) -> Step:
    """Return the flight of a card to a goal, where it has the given width, side up and angle.

    Of very many cards not every one `leans`: rotating all their pictures takes longer than a frame may.
    """
    held = sprite.lift, sprite.tilt
    throw = CardThrow(
        sprite, sprite.at, goal, (sprite.width, width), (sprite.turn, turn), held, (sprite.lies, lies), leans
    )
    return Posed(seconds, throw.pose)


DEAL, FARTHEST = 0.36, 1.4  # seconds for a card to fly, and the factor for the farthest
RAISE, BEAT, FLIP = 0.16, 0.24, 0.24  # seconds for a card to be taken up, held for suspense, and turned over
CLOSE = 0.15  # seconds for a row to close up
RAISED, HELD = 20.0, 34.0  # design pixels: its height when taken up, and while held
BRISK = 0.7  # factor on the time of a card that is held before it turns
RIFFLES, RIFFLE, APART, ASIDE = 2, 0.13, 9, 34.0  # a shuffle: how often, seconds each, how many cards, how far
SMALL = 60.0  # design pixels: width up to which cards lie on somebody's plate


def moved(stage: Stage, event: Moved, heard: bool = True) -> Step:
    """Return the flight of a card from where it lies when the step starts; in its new zone it may be held before it
    turns up."""

    def begin() -> Step:
        source, target = stage.piles[event.src], stage.piles[event.dst]
        sprite = source.pop(event.at)
        _close_up(stage, event.src)
        sprite.card = event.card if event.card is not None else sprite.card
        target.insert(0 if event.bottom else len(target), sprite)
        at = target.index(sprite)
        stage.sets_out(sprite)
        _close_up(stage, event.dst)
        return Seq(
            _flight(stage, sprite, event, at, heard),
            *_turning(stage, sprite, event),
            CallStep(lambda: _landed(stage, sprite, event, heard)),
        )

    return Later(begin)


def laid_away(stage: Stage, event: Moved) -> None:
    """Put a card in its new zone without animation."""
    source, target = stage.piles[event.src], stage.piles[event.dst]
    sprite = source.pop(event.at)
    target.insert(0 if event.bottom else len(target), sprite)
    stage.lay(stage.places)


def _close_up(stage: Stage, zone: str) -> None:
    """Move the other cards of a row or fan to their new places after one has left or before one arrives."""
    pile = stage.piles[zone]
    if stage.places.slots[zone].lay in ("fan", "row"):
        stage.print_row(zone)
        for i, sprite in enumerate(pile):
            goal = stage.spot(zone, i)
            if sprite not in stage.flying and sprite.at != goal:
                stage.beside(Tween(sprite, CLOSE, both, at=goal), sprite)


def _flight(stage: Stage, sprite: Sprite, event: Moved, index: int, heard: bool) -> Step:
    goal = stage.spot(event.dst, index)
    width = stage.places.width(event.dst)
    turn = FACE_DOWN if stage.places.hold(event.dst) else stage.turned(event.dst, event.card)
    if sprite.turn == FACE_DOWN or width >= sprite.home:  # in flight a card uses the larger of its two faces
        stage.print_for(sprite, event.dst)
    if heard:
        to_pack = event.dst.startswith(PACK)
        stage.play("card-deal" if event.src.startswith(PACK) else "avoid" if to_pack else "card-lift")
    far = math.dist(sprite.at, goal)
    held = stage.places.hold(event.dst)
    seconds = DEAL * min(FARTHEST, 0.8 + far / 1500) * (BRISK if held else 1.0)
    flies = thrown(sprite, seconds, goal, width, turn, stage.places.lies(event.dst), leans=heard)
    if not heard or held or event.dst.startswith(PACK):
        return flies
    return Par(flies, Seq(Wait(seconds * LANDS), CallStep(lambda: stage.play("card-place"))))


def _turning(stage: Stage, sprite: Sprite, event: Moved) -> Sequence[Step]:
    """Return the steps that turn up a card held face down."""
    hold = stage.places.hold(event.dst)
    if not hold:
        return ()
    return (
        Tween(sprite, hold, both, lift=HELD / 3),
        CallStep(lambda: stage.play("turn-card")),
        Tween(sprite, FLIP * BRISK, both, turn=stage.turned(event.dst, event.card), lift=0.0),
    )


def _landed(stage: Stage, sprite: Sprite, event: Moved, heard: bool) -> None:
    if sprite in stage.flying:
        stage.flying.remove(sprite)
    stage.print_row(event.dst)
    sprite.alpha, sprite.dim = 255.0, 0.0  # a broken card reappears, torn, among the discards
    pile = stage.piles[event.dst]
    for i, other in enumerate(pile):  # a fan closes up when it grows
        if other is not sprite and other not in stage.flying:
            other.at = stage.spot(event.dst, i)
    if heard and stage.places.hold(event.dst) and not event.dst.startswith(PACK):
        stage.play("card-place")


def faces(stage: Stage, event: Shuffled | Revealed | Looked) -> Step:
    """Set the faces of a pile's cards; nothing moves."""

    def change() -> None:
        for sprite, card in zip(stage.piles[event.zone], event.cards, strict=True):
            sprite.card = card

    return CallStep(change)


def turn_over(stage: Stage, event: Looked) -> Step:
    """Turn the cards of a zone towards a seat that looks at them, where they lie."""
    pairs = zip(stage.piles[event.zone], event.cards, strict=True)
    turns = [(sprite, stage.turned(event.zone, card)) for sprite, card in pairs]
    flips = (Tween(sprite, FLIP, both, turn=turn) for sprite, turn in turns if sprite.turn != turn)
    return Seq(faces(stage, event), Par(*flips))


def turn_up(stage: Stage, event: Revealed) -> Step:
    """Animate a single card taken up, held for a moment and turned open."""
    sprite = stage.piles[event.zone][-1]
    return Seq(
        CallStep(lambda: stage.play("card-lift")),
        Tween(sprite, RAISE, out, lift=RAISED),
        Tween(sprite, BEAT, both, lift=HELD, tilt=-3.0),
        faces(stage, event),
        CallStep(lambda: stage.play("turn-card")),
        Tween(sprite, FLIP, both, turn=FACE_UP, tilt=0.0),
        Tween(sprite, RAISE, into, lift=0.0),
        CallStep(lambda: stage.play("card-place")),
    )


def riffle(stage: Stage, zone: str) -> Step:
    """Slide the uppermost cards of a pile apart and together again.

    A small pile has text to its left, so its cards only slide to the right.
    """
    top, left = stage.piles[zone][-APART:], ASIDE if stage.places.width(zone) > SMALL else 0.0
    ways = [ASIDE if i % 2 else -left for i in range(len(top))]
    steps: list[Step] = []
    for _ in range(RIFFLES):
        steps.append(Par(*(_aside(sprite, way) for sprite, way in zip(top, ways, strict=True))))
        steps.append(Par(*(_aside(sprite, 0.0) for sprite in top)))
    return Seq(*steps)


def _aside(sprite: Sprite, way: float) -> Step:
    return Tween(sprite, RIFFLE, both, at=(sprite.at[0] + way, sprite.at[1]), tilt=-way / 6)
