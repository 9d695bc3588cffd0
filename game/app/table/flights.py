"""Cards that move: dealt, swept away, held and turned up, shuffled."""

import math
from collections.abc import Sequence

from game.core.events import Looked, Moved, Revealed, Shuffled

from ..base.tween import CallStep, Later, Par, Seq, Step, Tween, Wait, both, into, out
from .card_throw import LANDS, thrown
from .sprites import FACE_DOWN, FACE_UP, Sprite
from .stage import PACK, Stage

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
