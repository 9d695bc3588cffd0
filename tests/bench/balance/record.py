"""Quests and encounters played by programs, and records of them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple

from game.bots import agents, stream
from game.core.events import Event, Told
from game.core.game import program_defaults
from game.core.match import Match
from game.rules.deuces import GAME
from game.rules.deuces.classes import CLASSES
from game.rules.deuces.customs import CUSTOMS
from game.rules.deuces.encounter import FEW, GROWN, MANY

TOO_LONG = 20_000  # actions after which a quest counts as stuck
KINDS = [cls for cls in CLASSES if cls != "none"]


class Fight(NamedTuple):
    """One encounter: the participants and the result."""

    level: int
    classes: tuple[str, ...]
    enemies: tuple[str, ...]
    excess: int  # the enemies' difficulty minus the target
    won: bool
    rounds: int
    drawn: int  # cards that left the heroes' decks
    lost: int  # cards held by the heroes at the start minus those at the end
    loot: tuple[int, ...]  # the tiers of the loot found


class Quest(NamedTuple):
    """A whole quest; `used` counts the uses of each ability."""

    fights: tuple[Fight, ...]
    actions: int
    defeats: int
    used: Counter[str]


def quest(heroes: int, seed: int, said: Mapping[str, str]) -> Quest:
    """Play a quest to its end, with heroes of different classes and random Custom Abilities."""
    chance = Random(seed)
    party = {f"class.{n}": kind for n, kind in enumerate(chance.sample(KINDS, heroes))}
    party |= {f"custom.{n}": chance.choice(list(CUSTOMS)) for n in range(heroes)}
    match = Match(GAME, {**program_defaults(GAME), "heroes": str(heroes), **party, **said}, seed)
    return _played(match, encounters=0)


def encounter(level: int, seed: int, said: Mapping[str, str], heroes: int = 2) -> Fight:
    """Play the first encounter of heroes of different classes who begin on this level."""
    party = {f"class.{n}": kind for n, kind in enumerate(Random(seed).sample(KINDS, heroes))}
    match = Match(GAME, {**program_defaults(GAME), "heroes": str(heroes), "start": str(level), **party, **said}, seed)
    return _played(match, encounters=1).fights[0]


def _played(match: Match, encounters: int) -> Quest:
    """Play a quest up to this number of encounters, or to its end if 0. Raises `RuntimeError` if it does not end."""
    heroes, makers = int(match.options["heroes"]), agents(GAME)
    who = {seat: makers["hero" if seat < heroes else "gm"](stream(match.seed, seat)) for seat in range(heroes + 1)}
    record, actions = Recorder(match, heroes), 0
    record.hear(match.opening)
    while not match.over and not len(record.fights) == encounters > 0:
        record.hear(match.step(who))
        actions += 1
        if actions > TOO_LONG:
            raise RuntimeError(f"stuck: {heroes} heroes, seed {match.seed}")
    record.close()
    return Quest(tuple(record.fights), actions, int(match.state.facts["defeats"] or 0), record.used)


class Recorder:
    """Builds `Fight` records from events."""

    def __init__(self, match: Match, heroes: int):
        self.match, self.heroes = match, heroes
        self.fights: list[Fight] = []
        self.used: Counter[str] = Counter()
        self.new()

    def new(self) -> None:
        """Begin a new encounter."""
        self.enemies: list[str] = []
        self.loot: list[int] = []
        self.won: bool | None = None
        self.drawn = self.rounds = self.held = self.excess = 0
        self.level = self.match.state.gauges["level"]
        self.traded = False

    def hear(self, events: Iterable[Event]) -> None:
        """Read the events of the current encounter."""
        for event in events:
            if isinstance(event, Told):
                self._hear(event)
        state = self.match.state
        if self.won is None:
            self.rounds = state.gauges["round"] or self.rounds
            self.excess = state.gauges["difficulty"] - state.gauges["target"]
            self.held = sum(len(state.cards(f"hand.hero.{n}")) for n in range(self.heroes))

    def _hear(self, event: Told) -> None:
        match event.what:
            case "begin":
                self.close()
                self.new()
            case "meets":
                self.enemies.append(str(event.data[0]).partition(":")[0])
            case "draws" if event.who.startswith("hero."):
                self.drawn += int(event.data[1])
            case "uses":
                self.used[str(event.data[1])] += 1
            case "traded":
                self.traded = True
            case "loot":
                if not self.traded:  # the new piece of a trade does not count as found
                    self.loot.append(int(event.data[1]))
                self.traded = False
            case "victory":
                self.won = True
            case "wiped-out":
                self.won = False

    def close(self) -> None:
        """End the encounter and record it."""
        if self.won is None:
            return
        classes = tuple(self.match.options[f"class.{n}"] for n in range(self.heroes))
        start = self.heroes * (FEW if self.level < GROWN else MANY)
        self.fights.append(
            Fight(self.level, classes, tuple(self.enemies), self.excess, self.won, self.rounds, self.drawn,
                  start - (self.held if self.won else 0), tuple(self.loot))
        )  # fmt: skip
        self.won = None
