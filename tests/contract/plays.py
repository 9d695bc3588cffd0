"""Plays of every game with every set of options, for the contract tests. A new game needs no entry here."""

import itertools
import math
import os
import random
from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import NamedTuple

from game.bots import stream
from game.core.blanks import fill
from game.core.events import Came, Changed, Ended, Left, Looked, Marked, Moved, Noted, Revealed, Shuffled
from game.core.match import Match, plain_data
from game.rules import games

TOO_LONG = 9000  # actions
VAST = 24  # a game with more sets of options than this is vast: played with a few, and mostly not to its end
BEGINNING = 60  # actions of a vast game
FEW = 4  # seeds of a vast game in each test: its plays are long
MANY = 4  # an option with more choices than this takes them in turn with the seeds, instead of making more presets
MORE = int(os.environ.get("UNDERDECK_MORE", "1"))  # factor for the number of plays; for a long nightly run


class Preset(NamedTuple):
    """A game and one value for each of its options."""

    game: object
    options: dict

    def __str__(self):
        return "-".join((self.game.id, *self.options.values()))

    def match(self, seed):
        """Return a fresh match with these options."""
        return Match(self.game, self.options | self._turns(seed), seed)

    def _turns(self, seed):
        if vast(self.game):
            return {}
        long = (option for option in self.game.options if len(option.choices) > MANY and option.matters(self.options))
        return {option.key: option.choices[seed % len(option.choices)].value for option in long}


def presets() -> list[Preset]:
    """Every game with every set of options that makes a difference; a vast game with a few sets that cover every
    choice."""
    return [Preset(game, options) for game in games().values() for options in sets(game)]


def plays(seeds: Iterable[int]) -> list[tuple[Preset, int]]:
    """Every preset with every seed; for a vast game, a few seeds with one preset each."""
    found = []
    for game in games().values():
        own = [Preset(game, options) for options in sets(game)]
        if vast(game):
            found += [(own[seed % len(own)], seed) for seed in [*seeds][: _few(game) * MORE]]
        else:
            found += [(preset, seed) for preset in own for seed in seeds]
    return found


def _few(game) -> int:
    """The number of seeds of a vast game: at least one for each value of its first option."""
    return max(FEW, len(game.options[0].choices))


def few(most: int = 4) -> list[Preset]:
    """All presets; of a vast game at most `most`."""
    found = []
    for game in games().values():
        found += [Preset(game, options) for options in sets(game)[: most if vast(game) else None]]
    return found


def vast(game) -> bool:
    """True if the game has too many sets of options to play with each of them."""
    return math.prod(len(_values(option)) for option in game.options) > VAST


def sets(game) -> list[dict]:
    """The sets of options of a game: one value for each option, the default for those that make no difference beside
    the others, or have many choices."""
    if vast(game):
        return covering(game)
    values = itertools.product(*(_values(option) for option in game.options))
    found = [dict(zip((option.key for option in game.options), each, strict=True)) for each in values]
    return [
        options
        for options in found
        if all(option.matters(options) or options[option.key] == option.default for option in game.options)
    ]


def _values(option) -> list[str]:
    return [choice.value for choice in option.choices] if 0 < len(option.choices) <= MANY else [option.default]


def covering(game) -> list[dict]:
    """A few sets of options: every choice of every option is in at least one of them, where it makes a difference."""
    wanted = [(option, choice.value) for option in game.options for choice in option.choices]
    found = []
    while wanted:
        found.append(_covering(game, wanted, len(found)))
        left = [(each, value) for each, value in wanted if found[-1][each.key] != value or not each.matters(found[-1])]
        assert len(left) < len(wanted), f"{wanted[0]} never makes a difference"
        wanted = left
    return found


def _covering(game, wanted, number) -> dict:
    """Return options with the first choice still wanted, and as many others as are compatible."""
    first, value = wanted[0]
    options = {key: values.split("|")[number % (values.count("|") + 1)] for key, values in first.only.items()}
    options[first.key] = value
    for option in game.options:
        values = [value for each, value in wanted if each is option] or [choice.value for choice in option.choices]
        values = values or [option.default]  # an option with free text
        options.setdefault(option.key, random.Random(f"{option.key} {number}").choice(values))
    return {each.key: options[each.key] if each.matters(options) else each.default for each in game.options}


class Step(NamedTuple):
    """One action: the views of all seats before it, and the events it caused."""

    match: Match
    before: list
    secret: list  # for each seat, the ids of the cards whose faces it did not know
    action: object
    events: list


LOGS = {}  # cache of the actions of each play: choosing takes far longer than playing


def log(preset: Preset, seed: int, most: int | None = None) -> list:
    """The actions of a play, at most `most`: with even seeds random (short), with odd ones mostly the adviser's
    (long)."""
    key = str(preset), seed, most
    whole = LOGS.get((str(preset), seed, None))
    if whole is not None:
        return whole[:most]
    if key not in LOGS:
        LOGS[key] = list(itertools.islice(_chosen(preset, seed), most))
    return LOGS[key]


def _chosen(preset: Preset, seed: int) -> Iterator:
    match, rng = preset.match(seed), stream(seed, 99)
    adviser = preset.game.adviser()
    while not match.over:
        assert len(match.log) < TOO_LONG, "the play does not end"
        seat = rng.choice(match.state.to_act)
        clever = seed % 2 and rng.below(4)
        action = adviser.choose(match.view(seat)) if clever else fill(rng.choice(match.legal(seat)), rng)
        yield action
        match.play(action)


def beginning(preset: Preset, seed: int, most: int | None = None) -> list:
    """The first `most` actions of a play; without `most` all of them, or the first 60 of a vast game."""
    return log(preset, seed, BEGINNING if most is None and vast(preset.game) else most)


def steps(preset: Preset, seed: int) -> Iterator[Step]:
    """Yield each action of a play, or of the first 60 of a vast game; `match` is in the state after it."""
    match = preset.match(seed)
    for action in beginning(preset, seed):
        views = [match.view(seat) for seat in range(len(match.seats))]
        secret = [hidden(match, seat) for seat in range(len(match.seats))]
        yield Step(match, views, secret, action, match.play(action))


def whole(preset: Preset, seed: int) -> Match:
    """The match after the last action of the play."""
    return _played(preset, seed, log(preset, seed))


def begun(preset: Preset, seed: int) -> Match:
    """The match after the last action of the play, or after the first 60 of a vast game."""
    return _played(preset, seed, beginning(preset, seed))


def _played(preset: Preset, seed: int, actions: list) -> Match:
    match = preset.match(seed)
    for action in actions:
        match.play(action)
    return match


def positions(preset: Preset, seed: int) -> Iterator[Match]:
    """Yield the same match before its first action and after each; a vast game not to its end."""
    match = preset.match(seed)
    yield match
    for action in beginning(preset, seed):
        match.play(action)
        yield match


def count(game, state, depth: int) -> int:
    """Return the number of different sequences of `depth` actions."""
    total = 0
    for seat in state.to_act:
        for action in game.legal(state, seat):
            if depth == 1:
                total += 1
                continue
            after = state.copy()
            game.apply(after, action)
            total += count(game, after, depth - 1)
    return total


def hidden(match: Match, seat: int) -> set[str]:
    """The ids of the cards whose faces that seat may not know."""
    return {
        card.id
        for zone in match.state.zones.values()
        for card, known in zip(zone.cards, zone.known, strict=True)
        if known is not None and seat not in known
    }


def everything(match: Match) -> tuple:
    """Everything that must be equal when two plays are the same."""
    return deepcopy(plain_data(match.state)), match.state.copy(), match.log[:], dict(match.checks), match.digest()


class Fold:
    """A seat's view, updated only by events, as the table on the screen is."""

    def __init__(self, view):
        self.seat = view.seat
        self.zones = {name: list(cards) for name, cards in view.zones.items()}
        self.gauges, self.facts = dict(view.gauges), dict(view.facts)
        self.tokens = {id: (token.kind, token.seat, dict(token.marks)) for id, token in view.tokens.items()}
        self.outcome = view.outcome

    def apply(self, events) -> None:
        for event in events:
            self._apply(event.seen_by(self.seat))

    def _apply(self, event) -> None:
        match event:
            case Moved(card, src, dst, bottom, _, at):
                old = self.zones[src].pop(at)
                assert old is None or old == card, "an event must name a card that was known"
                self.zones[dst].insert(0 if bottom else len(self.zones[dst]), card)
            case Shuffled(zone, cards) | Revealed(zone, cards):
                assert len(self.zones[zone]) == len(cards)
                self.zones[zone] = list(cards)
            case Looked(zone, cards) if cards:
                assert len(self.zones[zone]) == len(cards)
                self.zones[zone] = list(cards)
            case Changed(gauge, old, new):
                assert self.gauges.get(gauge, 0) == old
                self.gauges[gauge] = new
            case Noted(fact, value):
                self.facts[fact] = value
            case Came(id, kind, seat):
                self.tokens[id] = (kind, seat, {})
            case Left(id):
                del self.tokens[id]
            case Marked(id, mark, value):
                self.tokens[id][2].pop(mark, None)
                if value:
                    self.tokens[id][2][mark] = value
            case Ended(result, results, scores):
                self.outcome = (result, results, scores)

    def agrees_with(self, view) -> None:
        assert {name: tuple(cards) for name, cards in self.zones.items()} == dict(view.zones)
        assert (self.gauges, self.facts) == (view.gauges, view.facts)
        assert self.tokens == {id: (token.kind, token.seat, token.marks) for id, token in view.tokens.items()}
        assert self.outcome == view.outcome
