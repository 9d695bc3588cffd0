"""Cards that move: dealt and swept away, held and turned up, shuffled."""

import math
from collections.abc import Sequence

from game.core.events import Looked, Moved, Revealed, Shuffled

from ..tween import Call, Later, Par, Seq, Step, Tween, Wait, both, into, out
from .sprites import FACE_DOWN, FACE_UP, Sprite
from .stage import PACK, Stage
from .throw import LANDS, thrown

DEAL, FARTHEST = 0.36, 1.4  # seconds for a card to fly, and how much longer the farthest takes
RAISE, BEAT, FLIP = 0.16, 0.24, 0.24  # seconds for a card to be taken up, to keep everybody waiting, and to turn over
CLOSE = 0.15  # seconds for a row to close up
RAISED, HELD = 20.0, 34.0  # how high it is then
BRISK = 0.7  # of the usual time, for a card that is held before it turns
RIFFLES, RIFFLE, APART, ASIDE = 2, 0.13, 9, 34.0  # a shuffle: how often, how fast, how many cards, and how far apart
SMALL = 60.0  # width of cards that lie on somebody's plate


def moved(stage: Stage, event: Moved, heard: bool = True) -> Step:
    """A card flies from where it then lies to its new place, where it may be held before it is turned up."""

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
            Call(lambda: _landed(stage, sprite, event, heard)),
        )

    return Later(begin)


def laid_away(stage: Stage, event: Moved) -> None:
    """A card lies in its new place, where nobody has seen it go."""
    source, target = stage.piles[event.src], stage.piles[event.dst]
    sprite = source.pop(event.at)
    target.insert(0 if event.bottom else len(target), sprite)
    stage.lay(stage.places)


def _close_up(stage: Stage, zone: str) -> None:
    """What else lies in a row moves to where it lies now that one has gone or is coming."""
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
    if sprite.turn == FACE_DOWN or width >= sprite.home:  # in flight a card shows the larger of its two faces
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
    return Par(flies, Seq(Wait(seconds * LANDS), Call(lambda: stage.play("card-place"))))


def _turning(stage: Stage, sprite: Sprite, event: Moved) -> Sequence[Step]:
    """A card that was held face down is turned up."""
    hold = stage.places.hold(event.dst)
    if not hold:
        return ()
    return (
        Tween(sprite, hold, both, lift=HELD / 3),
        Call(lambda: stage.play("turn-card")),
        Tween(sprite, FLIP * BRISK, both, turn=stage.turned(event.dst, event.card), lift=0.0),
    )


def _landed(stage: Stage, sprite: Sprite, event: Moved, heard: bool) -> None:
    if sprite in stage.flying:
        stage.flying.remove(sprite)
    stage.print_row(event.dst)
    sprite.alpha, sprite.dim = 255.0, 0.0  # what has gone to pieces is seen again, torn, among the discards
    pile = stage.piles[event.dst]
    for i, other in enumerate(pile):  # a fan closes up when it grows
        if other is not sprite and other not in stage.flying:
            other.at = stage.spot(event.dst, i)
    if heard and stage.places.hold(event.dst) and not event.dst.startswith(PACK):
        stage.play("card-place")


def faces(stage: Stage, event: Shuffled | Revealed | Looked) -> Step:
    """A pile's cards are others now, or known; where they lie nothing moves."""

    def change() -> None:
        for sprite, card in zip(stage.piles[event.zone], event.cards, strict=True):
            sprite.card = card

    return Call(change)


def turn_over(stage: Stage, event: Looked) -> Step:
    """Cards turn towards whoever looks at them, where they lie."""
    pairs = zip(stage.piles[event.zone], event.cards, strict=True)
    turns = [(sprite, stage.turned(event.zone, card)) for sprite, card in pairs]
    flips = (Tween(sprite, FLIP, both, turn=turn) for sprite, turn in turns if sprite.turn != turn)
    return Seq(faces(stage, event), Par(*flips))


def turn_up(stage: Stage, event: Revealed) -> Step:
    """A card by itself is taken up, keeps everybody waiting for a moment, and falls open."""
    sprite = stage.piles[event.zone][-1]
    return Seq(
        Call(lambda: stage.play("card-lift")),
        Tween(sprite, RAISE, out, lift=RAISED),
        Tween(sprite, BEAT, both, lift=HELD, tilt=-3.0),
        faces(stage, event),
        Call(lambda: stage.play("turn-card")),
        Tween(sprite, FLIP, both, turn=FACE_UP, tilt=0.0),
        Tween(sprite, RAISE, into, lift=0.0),
        Call(lambda: stage.play("card-place")),
    )


def riffle(stage: Stage, zone: str) -> Step:
    """The uppermost cards of a pile slide apart and together again; those of a small one, which has words to its left,
    only to the right."""
    top, left = stage.piles[zone][-APART:], ASIDE if stage.places.width(zone) > SMALL else 0.0
    ways = [ASIDE if i % 2 else -left for i in range(len(top))]
    steps: list[Step] = []
    for _ in range(RIFFLES):
        steps.append(Par(*(_aside(sprite, way) for sprite, way in zip(top, ways, strict=True))))
        steps.append(Par(*(_aside(sprite, 0.0) for sprite in top)))
    return Seq(*steps)


def _aside(sprite: Sprite, way: float) -> Step:
    return Tween(sprite, RIFFLE, both, at=(sprite.at[0] + way, sprite.at[1]), tilt=-way / 6)
