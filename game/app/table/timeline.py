"""The timeline: events turned into animation steps that lead from the previous view to the next, gauges among them;
and the pictures that these need, decoded in advance."""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial

from game.core.cards import Card
from game.core.events import (
    Came,
    Changed,
    Ended,
    Event,
    Left,
    Looked,
    Marked,
    Moved,
    Noted,
    Revealed,
    Shuffled,
    Told,
)
from game.core.text import signed
from game.core.view import View

from ..base.geometry import Box, Point
from ..base.tween import Beat, CallStep, Later, Par, Seq, Step, Tween, Wait, back, out, stagger
from .card_art import CardArt
from .effects.debris import SIGN, SMALL_WHEEL, STAMPS, WHEEL, Vision
from .effects.flights import faces, laid_away, moved, riffle, turn_over, turn_up
from .effects.weapons import MARKS
from .gauges import Feedback
from .places import Places
from .sprites import Floater
from .stage import PACK, RUMBLE_HEAVY, RUMBLE_LIGHT, Stage

BLOT, LARGER, RISE = 118.0, 1.25, 40.0  # side of the blot in design pixels; factor for large changes; its rise
BLOTS = dict.fromkeys(("blot-hurt", "blot-heal"), (BLOT, BLOT * LARGER))  # the sides at which each is drawn
UNDER_HEAD = 213.0  # above this y, a rising number would cover the buttons at the head


def changed(stage: Stage, event: Changed) -> Step:
    """Return the animation of a gauge's change: it runs to its new value, and the difference rises from its cause.

    Nothing waits for a gauge without a place on the table.
    """
    amount = event.new - event.old
    if not stage.places.has(event.gauge):
        return stage.aside(stage.run(event.gauge, float(event.new)))

    def begin() -> Step:
        feeling = stage.gauge_feedback(event.gauge).of(amount)
        if feeling is None:
            return stage.aside(stage.run(event.gauge, float(event.new)))
        if amount < 0 and event.why:
            stage.eyed = event.why
        source = None if event.gauge in stage.places.counters else stage.find(event.why)
        box = source.box if source else stage.places.box(event.gauge)
        at = box.centre
        felt = CallStep(lambda: _feel(stage, feeling, amount, at))
        return Par(stage.run(event.gauge, float(event.new)), _float(stage, feeling, amount, _beside(box)), felt)

    return Later(begin)


def _float(stage: Stage, feeling: Feedback, amount: int, at: Point) -> Step:
    """Animate the number: it stamps itself on a blot of ink, rises with it, and fades."""
    blot = Vision(feeling.blot, at, BLOT * (LARGER if feeling.heavy(amount) else 1.0), 0.4, goes=420.0)
    number = Floater(signed(amount), at, "cream")
    above = (at[0], at[1] - RISE)

    def start() -> None:
        stage.fading(blot)
        stage.fading(number)

    return Seq(
        CallStep(lambda: stage.floaters.extend((blot, number))),
        Tween(blot, 0.13, back, size=1.0),
        Par(Tween(blot, 0.24, out, at=above), Tween(number, 0.24, out, at=above)),
        CallStep(start),
    )


def _feel(stage: Stage, feeling: Feedback, amount: int, at: Point) -> None:
    stage.play(feeling.cue(amount))
    stage.scraps.burst(feeling.scraps, at, feeling.many(amount), feeling.force, feeling.way)
    if feeling.jolts:
        heavy = feeling.heavy(amount)
        if heavy:
            stage.play("blood")
        stage.rumble(*(RUMBLE_HEAVY if heavy else RUMBLE_LIGHT))
        stage.jolt(1.0 if heavy else 0.5)


def _beside(box: Box) -> Point:
    """Return where a number about a card starts to rise: over the card, or under it if buttons are close above."""
    x, y = box.centre
    return (x, y - 40) if y >= UNDER_HEAD else (x, box.bottom + 86)


GAP = 0.09  # greatest number of seconds between the starts of two cards
DEALT, SWEPT = 0.6, 0.36  # seconds within which all cards start: dealt from the pack, or swept away
LOUD = 10  # up to so many cards, each one is heard


def build_timeline(
    stage: Stage,
    events: Sequence[Event],
    tell: Callable[[Event], object],
    between: Mapping[int, Callable[[], Step]] | None = None,
) -> Seq:
    """Return the timeline of the events. Consecutive moves overlap, and marks among them do not part them; everything
    else waits its turn.

    `tell` is called with each event at the moment it shows; `between` makes steps to insert before the event of that
    index, or at the end.
    """
    steps: list[Step] = []
    run: list[Moved | Marked] = []
    between, tidied, (fell, stays) = between or {}, list[Step](), _last_blow(stage, events)
    for number, event in enumerate(events):
        if number in between:
            steps += [*([_run(stage, run, tell)] if run else []), Later(between[number])]
            run = []
        if number > fell and isinstance(event, Moved) and event.card is not None and event.card.id == stays:
            steps.append(_telling(event, tell))
            tidied = [CallStep(partial(laid_away, stage, event))]
            continue
        if run and isinstance(event, Marked):
            run.append(event)
            continue
        if isinstance(event, Moved):
            run.append(event)
            if stage.places.hold(event.dst):
                steps.append(_run(stage, run, tell))
                run = []
            continue
        if isinstance(event, Told) and event.what in stage.beats:
            steps.append(Beat())
        telling, step = _telling(event, tell), _step(stage, event)
        if run:
            moves = _run(stage, run, tell)
            counted, run = _is_counted(stage, event, run), []
            steps += [Par(moves, step), telling] if counted else [moves, telling, step]
        else:
            steps += [telling, step]
    last = [Later(between[len(events)])] if len(events) in between else []
    return Seq(*steps, *([_run(stage, run, tell)] if run else []), *last, Later(lambda: _asides_over(stage)), *tidied)


def _last_blow(stage: Stage, events: Sequence[Event]) -> tuple[int, str]:
    """Return the index of the blow that ended the play, and its card, which is not tidied away before the table is
    dark.

    Without such a blow, return the number of events and "".
    """
    if any(isinstance(event, Ended) for event in events):
        for number, event in enumerate(events):
            if isinstance(event, Changed) and event.new <= 0 < event.old and stage.gauge_feedback(event.gauge).vital:
                return number, event.why
    return len(events), ""


def _asides_over(stage: Stage) -> Step:
    """Take over the steps still running beside the timeline as its last part."""
    rest, stage.asides = Par(*stage.asides), []
    return rest


def _is_counted(stage: Stage, event: Event, run: Sequence[Moved | Marked]) -> bool:
    """Return True if a gauge changes because the cards it counts have come or gone."""
    last = run[-1]
    if not isinstance(event, Changed) or not isinstance(last, Moved):
        return False
    return stage.places.counters.get(event.gauge) in (last.src, last.dst)


def _run(stage: Stage, run: Sequence[Moved | Marked], tell: Callable[[Event], object]) -> Step:
    """Return the steps of cards that start one after the other; of many, only some are heard. A mark shows when the
    card before it starts."""
    moves = [event for event in run if isinstance(event, Moved)]
    every = max(1, len(moves) // LOUD)
    steps: list[Seq] = []
    for event in run:
        if isinstance(event, Moved):
            steps.append(Seq(_telling(event, tell), moved(stage, event, len(steps) % every == 0)))
        else:
            steps[-1].steps[-1:-1] = [_telling(event, tell), _step(stage, event)]
    whole = DEALT if moves[0].src.startswith(PACK) else SWEPT
    return stagger(min(GAP, whole / len(moves)), steps)


def _telling(event: Event, tell: Callable[[Event], object]) -> Step:
    return CallStep(lambda: tell(event))


def _step(stage: Stage, event: Event) -> Step:
    match event:
        case Changed():
            return changed(stage, event)
        case Told():
            return flourish_of(stage, event)
        case Shuffled():
            return Seq(
                CallStep(lambda: stage.play("shuffle")), faces(stage, event), Later(lambda: riffle(stage, event.zone))
            )
        case Revealed() if stage.places.slots[event.zone].lay == "single":
            return Later(lambda: turn_up(stage, event))
        case Revealed():
            return Seq(faces(stage, event), Wait(0.1))
        case Ended():
            return Later(lambda: Wait(0.25 if stage.closing is None else 0.0))  # a closing already covers the table
        case Noted():
            return CallStep(lambda: stage.facts.update({event.fact: event.value}))
        case Came() | Left() | Marked():
            return CallStep(lambda: stage.token(event))
        case Looked() if event.cards:
            return Later(lambda: turn_over(stage, event))
    return Wait(0.0)


def flourish_of(stage: Stage, event: Told) -> Step:
    """Return the game's flourish for a word, or else just its sound cue."""
    flourish = stage.flourishes.get(event.what)
    return Later(lambda: flourish(stage, event)) if flourish else CallStep(lambda: stage.play(event.what))


def sound_of(stage: Stage, event: Event) -> None:
    """Let an event that is not animated be heard and felt."""
    if isinstance(event, Told):
        stage.play(event.what)
    elif isinstance(event, Revealed) and stage.places.slots[event.zone].lay == "single":
        stage.play("turn-card")
    elif isinstance(event, Changed):
        feeling = stage.gauge_feedback(event.gauge).of(event.new - event.old)
        if feeling is not None:
            stage.play(feeling.light)
            if feeling.jolts:
                stage.rumble(*RUMBLE_LIGHT)


MAP = "map"  # the plate as large as a window: decoded only by scenes with a map
SEEN = (*MARKS.items(), *BLOTS.items(), ("rays", (WHEEL, SMALL_WHEEL)), *((name, (SIGN,)) for name in STAMPS))
VISIONS = {  # the pictures of visions by name, with every side length at which they are drawn
    name: [side for other, sides in SEEN if other == name for side in sides] for name, _sides in SEEN
}


class Preloader:
    """The queue of pictures still to be decoded for a table on which the given cards may lie.

    Order: the plates of buttons in all their states, the `finer` plates (name, and rim width relative to the usual),
    the pictures of visions, `pictures` (name, and the boxes in which each will be drawn), then the cards, first one
    first; then what is added later.
    """

    def __init__(
        self,
        art: CardArt,
        places: Places,
        cards: Iterable[Card],
        pictures: Iterable[tuple[str, Sequence[Box]]] = (),
        finer: Iterable[tuple[str, float]] = (),
    ):
        self.art, self.places, self.widths = art, places, places.widths()
        self._cards = tuple(cards)
        self._packs = {card.pack for card in self._cards}
        plates = [(name, 1.0) for name in art.canvas.pictures.plates if name != MAP]
        self._queue: deque[Iterator[bool]] = deque()
        self._queue += self._pictures([*plates, *finer], tuple(pictures)), self._faces(self.widths)

    def shown(self, view: View) -> None:
        """Decode at once the open cards of a view, all backs and the shadows: any card may be turned down or dealt
        next."""
        self.art.prepare_backs({width for widths in self.widths.values() for width in widths}, self._packs or {0})
        for zone, cards in view.zones.items():
            for card in cards[-self.places.shown(zone, len(cards)) :] if cards else ():
                if card is not None:
                    layout, print = self.places.face(zone), self.places.print(zone)
                    self.art.prepare(card, layout, self.widths[layout, print], print)

    def expect(self, names: Iterable[str]) -> None:
        """Add pictures that will be drawn at sizes that nobody knows yet."""
        self._queue.append(map(self.art.canvas.pictures.decode, names))

    def lay(self, places: Places) -> None:
        """Take over other places, and add the cards at the sizes that they have only there."""
        self.places = places
        here = {key: self.widths.get(key, set()) | widths for key, widths in places.widths().items()}
        new = {key: more for key, widths in here.items() if (more := widths - self.widths.get(key, set()))}
        if new:
            self.widths = self.widths | here
            self._queue.append(self._faces(new))

    def one(self) -> None:
        """Decode one more picture, if any is still missing."""
        while self._queue and not any(self._queue[0]):
            self._queue.popleft()

    def _pictures(
        self, plates: Sequence[tuple[str, float]], pictures: Sequence[tuple[str, Sequence[Box]]]
    ) -> Iterator[bool]:
        """Decode one picture per iteration; yield True if it was missing until now."""
        canvas = self.art.canvas
        for name, fine in plates:
            yield canvas.pictures.prepare_plate(name, canvas.layout.k * fine)
        for name, sides in VISIONS.items():
            sizes = [canvas.layout.size(side) for side in sides]
            yield canvas.pictures.prepare(f"ui/{name}", [(size, size) for size in sizes])
        for name, boxes in pictures:
            yield canvas.pictures.prepare(name, [canvas.layout.px(box)[2:] for box in boxes])

    def _faces(self, widths: Mapping[tuple[str, str], Collection[float]]) -> Iterator[bool]:
        """Decode one card per iteration, at its widths by layout and print; yield True if it was missing until now."""
        for card in self._cards:
            for (layout, print), several in widths.items():
                yield self.art.prepare(card, layout, several, print)
