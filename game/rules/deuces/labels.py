"""The names of figures, plays, cards and numbers in sentences."""

from collections.abc import Iterable, Sequence

from game.core.cards import parse
from game.core.deck import plain
from game.core.text import N_, Text

from .bosses import BOSSES
from .card_plays import FIVE, FLUSH, FULL, STRAIGHT, STRAIGHT_FLUSH, TWIN
from .catalog import ABILITIES, PARTS
from .classes import CLASSES, hero_name, numbered
from .enemies import ENEMY_KINDS
from .pets import PETS

RANKS = {1: N_("1"), 11: N_("jack"), 12: N_("queen"), 13: N_("king"), 14: N_("ace")}
MANY = {11: N_("jacks"), 12: N_("queens"), 13: N_("kings"), 14: N_("aces")}


def called(label: str) -> Text:
    """The name for a label of the rules (`bone_archer:2`): “Bone Archer 2”."""
    kind, _, nth = label.partition(":")
    if kind in CLASSES:
        return hero_name(kind, nth)
    table = ENEMY_KINDS.get(kind) or BOSSES.get(kind) or PETS.get(kind) or PARTS.get(kind)
    several = BOSSES[kind].short if nth and kind in BOSSES else ""
    name = Text(several or table.name) if table else Text("{name}", name=kind)
    return numbered(name, nth)


def ability(id: str) -> Text:
    """The name of an ability."""
    return Text(ABILITIES[id.partition("@")[0]].name)


def rank(value: int) -> Text | int:
    """The value of one card in a sentence: “queen”, “9”; above the ace a number."""
    return Text(RANKS[value]) if value in RANKS and value > 1 else value


def ranks(value: int) -> Text:
    """Several cards of a value in a sentence: “queens”, “9s”."""
    return Text(MANY[value]) if value in MANY else Text("{rank}s", rank=value)


def play(size: int, kind: int, values: Sequence[int], raised: int = 0) -> Text:
    """A play in a sentence: “a pair of 9s”, “a straight up to the king”. If all its cards are raised or lowered, the
    printed value comes first: “a single 10 (+4)”. A play lowered to 1 is named as it counts, as its printed
    value is not certain."""
    if not raised or min(values) == 1:
        return _play(size, kind, values)
    message = N_("{play} (+{n})") if raised > 0 else N_("{play} (−{n})")
    return Text(message, play=_play(size, kind, [value - raised for value in values]), n=abs(raised))


def _play(size: int, kind: int, values: Sequence[int]) -> Text:
    high = values[0]
    if size == 1:
        return Text("a single {rank}", rank=rank(high))
    if kind == TWIN:
        return Text("two pairs, {high} and {low}", high=ranks(high), low=ranks(values[-1]))
    if size < 5:
        words = {2: Text("a pair of {ranks}", ranks=ranks(high)), 3: Text("three {ranks}", ranks=ranks(high))}
        return words.get(size, Text("four {ranks}", ranks=ranks(high)))
    return _five(kind, values)


def _five(kind: int, values: Sequence[int]) -> Text:
    high = max(values)
    if kind == FULL:
        three = max(values, key=lambda value: (list(values).count(value), value))
        two = next(value for value in values if value != three) if set(values) != {three} else three
        return Text("a full house, {three} over {two}", three=ranks(three), two=ranks(two))
    if kind == FIVE:
        return Text("five {ranks}", ranks=ranks(high))
    words = {
        STRAIGHT: Text("a straight up to {rank}", rank=rank(high)),
        FLUSH: Text("a flush, {rank} high", rank=rank(high)),
        STRAIGHT_FLUSH: Text("a straight flush up to {rank}", rank=rank(high)),
    }
    return words[kind]


def cards(ids: Iterable[str]) -> Text:
    """A comma-separated list of cards."""
    return _row([plain(parse(id)) for id in ids])


def together(several: Iterable[Text]) -> Text:
    """Join names or cards: “a 2, a 3 and a 4”."""
    *first, last = several
    return Text("{these} and {this}", these=_row(first), this=last) if first else last


def _row(several: Sequence[Text]) -> Text:
    """Join texts with commas."""
    first, *more = several
    for one in more:
        first = Text("{cards}, {next}", cards=first, next=one)
    return first


def chance(percent: int, ties: int) -> Text:
    """The chance of an attack in a sentence: to win and, if possible, to tie."""
    if not ties:
        return Text("{n}% to win", n=percent)
    return Text("{n}% to win, {ties}% to tie, and then both draw", n=percent - ties, ties=ties)


def bare(size: int) -> Text:
    """A play named by its size only: “a single card”, “a pair”."""
    names = (N_("a single card"), N_("a pair"), N_("three of a kind"), N_("four of a kind"), N_("five cards"))
    return Text(names[size - 1])
