"""A round with friends: several names take turns at one device, and each one's best score counts."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from game import files
from game.core import json_text
from game.core.capabilities import high_score_layout
from game.core.film import story_of
from game.core.match import Match
from game.core.save import SavedPlay, checksum
from game.core.text import Text

from ..base.prints import KINDS, printed
from .high_scores import play_of, tidy
from .records import ABANDONED, HIGHEST, own_seat

FORMAT = 1
FOLDER = "rounds"  # folder in the data folder, one file per game
FEWEST, MOST = 2, 8  # number of names
TURNS = 5  # most turns per name


@dataclass(frozen=True)
class RoundTurn:
    """One play of a round, identified by `play` as in `play_of`: the kind of character, the result, the score, and
    whether the play has a mark, so that it counts in the round but not for the high scores.

    `trophy` is the biggest card slain in it, as `printed` reads it ("" for none), and `worth` its size.
    """

    play: str
    kind: str
    result: str
    score: int
    marked: bool = False
    trophy: str = ""
    worth: int = 0


class Standing(NamedTuple):
    """A player's standing: the name, the turns so far, and the place. Equal players share a place."""

    name: str
    turns: tuple[RoundTurn, ...]
    place: int

    @property
    def best(self) -> int | None:
        """The best score; None before the first turn."""
        return max((turn.score for turn in self.turns), default=None)

    @property
    def best_turn(self) -> RoundTurn | None:
        """The turn with the best score, the first of equal ones; None before the first turn."""
        return max(self.turns, key=lambda turn: turn.score, default=None)


@dataclass(frozen=True)
class Round:
    """A round of a game at a level, under house rules. The names take turns in order, `turns` each.

    `running` is the `play_of` of the turn being played, "" between two turns.
    """

    game: str
    level: str
    options: Mapping[str, str]
    names: tuple[str, ...]
    turns: int = 1
    done: tuple[RoundTurn, ...] = ()
    running: str = ""

    @property
    def over(self) -> bool:
        """True if all turns have been played."""
        return len(self.done) >= len(self.names) * self.turns

    @property
    def name(self) -> str:
        """The name whose turn it is; "" when the round is over."""
        return "" if self.over else self.names[len(self.done) % len(self.names)]

    @property
    def lap(self) -> int:
        """The number of each player's current turn, from 1."""
        return min(self.turns, len(self.done) // len(self.names) + 1)

    def of(self, name: str) -> tuple[RoundTurn, ...]:
        """The turns a name has played so far."""
        return self.done[self.names.index(name) :: len(self.names)]

    def turn_of(self, match: Match) -> tuple[str, RoundTurn] | None:
        """The name and turn of a finished play; None if it is not part of this round."""
        found = [number for number, turn in enumerate(self.done) if turn.play == play_of(match)]
        return (self.names[found[0] % len(self.names)], self.done[found[0]]) if found else None

    def standings(self) -> list[Standing]:
        """All standings, best first. The best turn decides, then the next best, and so on."""
        worth = {name: sorted((turn.score for turn in self.of(name)), reverse=True) for name in self.names}
        order = sorted(self.names, key=lambda name: worth[name], reverse=True)
        return [
            Standing(name, self.of(name), 1 + sum(worth[other] > worth[name] for other in self.names)) for name in order
        ]

    def winners(self) -> list[str]:
        """The names in first place; several if they are equal."""
        return [each.name for each in self.standings() if each.place == 1]

    def margin(self) -> int:
        """The difference between the two best players' best scores; 0 if they are equal."""
        first, second = (standing.best or 0 for standing in self.standings()[:2])
        return first - second

    def trophy(self) -> tuple[str, RoundTurn] | None:
        """The name and turn with the biggest trophy, the first of equal ones; None without any."""
        number = max(range(len(self.done)), key=lambda number: self.done[number].worth, default=None)
        if number is None or not self.done[number].trophy:
            return None
        return self.names[number % len(self.names)], self.done[number]

    # progress

    def begun(self, match: Match) -> "Round":
        """A copy of the round in which this play is the running turn."""
        return replace(self, running=play_of(match))

    def ended(self, match: Match) -> "Round":
        """A copy of the round with the running play, finished or abandoned, as its last turn."""
        return replace(self, done=(*self.done, _turn(match)), running="")


def _turn(match: Match) -> RoundTurn:
    sheet, outcome, seat = high_score_layout(match.game), match.state.outcome, own_seat(match)
    assert sheet is not None, "a game without a sheet has no rounds"
    kind = next(kind.letter for kind in sheet.kinds if kind.choice == match.options[sheet.kind])
    result, score = (outcome.results[seat], outcome.scores[seat]) if outcome else (ABANDONED, 0)
    return RoundTurn(play_of(match), kind, result, score, bool(match.marks), *_slain(match, seat))


def _slain(match: Match, seat: int) -> tuple[str, int]:
    """The biggest card slain with its print, as a trophy's text, and its size; "" and 0 for none."""
    biggest = next((deed for deed in story_of(match, seat).deeds if deed.kind == "biggest" and deed.cards), None)
    return (f"{biggest.print}:{biggest.cards[0].id}", biggest.amount) if biggest else ("", 0)


# text format


def to_text(round: Round) -> str:
    """The round as the text of its file."""
    raw = {"format": FORMAT, **asdict(round)}
    return json.dumps(raw | {"sum": checksum(raw)}, indent=1, ensure_ascii=False) + "\n"


def from_text(text: str) -> Round:
    """Parse the text of a round's file. Raises `ValueError` if it is invalid."""
    raw = json_text.parse_strict(text)
    if not isinstance(raw, dict) or raw.get("format") != FORMAT or raw.get("sum") != checksum(raw):
        raise ValueError("not a round")
    names = _strings(raw, "names")
    if not FEWEST <= len(names) <= MOST or not may_play(names) or any(tidy(name) != name for name in names):
        raise ValueError("not the names of a round")
    done, options, turns = raw.get("done"), raw.get("options"), raw.get("turns")
    if not isinstance(done, list) or not isinstance(options, dict) or type(turns) is not int or not 1 <= turns <= TURNS:
        raise ValueError("not a round")
    level, game, running = (_string(raw, key) for key in ("level", "game", "running"))
    kept = {key: _string(options, key) for key in options}
    made = Round(game, level, kept, tuple(names), turns, tuple(map(_read_turn, done)), running)
    if len(made.done) > len(names) * turns:
        raise ValueError("more turns than there are")
    return made


def _of_game(text: str, game: str) -> Round:
    made = from_text(text)
    if made.game != game:
        raise ValueError("a round of another game")
    return made


def _read_turn(raw: Any) -> RoundTurn:
    if not isinstance(raw, dict) or type(raw.get("marked")) is not bool:
        raise ValueError("not a turn")
    raw = {"trophy": "", "worth": 0} | raw  # older files have no trophies
    play, kind, result = (_string(raw, key) for key in ("play", "kind", "result"))
    return RoundTurn(play, kind, result, _whole(raw, "score"), raw["marked"], _trophy(raw), _whole(raw, "worth"))


def _trophy(raw: Mapping[str, Any]) -> str:
    text = _string(raw, "trophy")
    if text and printed(text)[1] not in KINDS:
        raise ValueError("not a trophy")
    return text


def _string(raw: Mapping[str, Any], key: str) -> str:
    value = raw.get(key)
    if not isinstance(value, str) or not value.isprintable():
        raise ValueError(f"{key} is no text")
    return value


def _whole(raw: Mapping[str, Any], key: str) -> int:
    value = raw.get(key)
    if type(value) is not int or abs(value) >= HIGHEST:
        raise ValueError(f"{key} is no whole number")
    return value


def _strings(raw: Mapping[str, Any], key: str) -> list[str]:
    value = raw.get(key)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError(f"{key} are no texts")
    return value


def may_play(names: Sequence[str]) -> bool:
    """Return True if all names differ, ignoring case, and none is empty."""
    return all(names) and len({name.casefold() for name in names}) == len(names)


# files


class Rounds:
    """The running or last round of each game. Disk errors are reported through `trouble`; a round that could not be
    saved goes on until the program ends."""

    def __init__(self, data: Path, trouble: Callable[[Text], object]):
        self.folder, self.trouble = data / FOLDER, trouble
        self._known: dict[str, Round | None] = {}

    def of(self, game: str) -> Round | None:
        """The round of a game, running or over; None if there is none."""
        if game not in self._known:
            loaded = files.load(self.folder / f"{game}.json", lambda text: _of_game(text, game))
            if loaded.warning is not None:
                self.trouble(loaded.warning)
            self._known[game] = loaded.value
        return self._known[game]

    def going_on(self, game: str) -> Round | None:
        """The round of a game that is not over; None if there is none."""
        found = self.of(game)
        return None if found is None or found.over else found

    def keep(self, round: Round) -> None:
        """Save a round's state."""
        self._known[round.game] = round
        try:
            files.write_text(self.folder / f"{round.game}.json", to_text(round))
        except files.CannotWrite as error:
            self.trouble(error.text)

    def end(self, game: str) -> None:
        """Delete a round with its names."""
        self._known[game] = None
        try:
            files.remove(self.folder / f"{game}.json")
        except files.CannotWrite as error:
            self.trouble(error.text)

    def player(self, match: Match | SavedPlay) -> str:
        """The name whose turn a running play is; "" if it is not a turn."""
        found = self.going_on(match.game.id)
        return found.name if found is not None and found.running == play_of(match) else ""

    def take(self, match: Match) -> None:
        """Record a finished play, if it was the turn of a round."""
        found = self.of(match.game.id)
        if found is not None and self.player(match):
            self.keep(found.ended(match))
