"""The save file: one text with the deal of a play and its log of actions."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from . import json_text, summary
from .cards import parse
from .game import HUMAN, Game, defaults, mode_of
from .grading import options_of
from .match import RANDOM, Illegal, Match
from .seeds import LIMIT
from .summary import Summary
from .table import Deal
from .text import Text, Trouble
from .view import Action, Options

FORMAT = 1
LARGEST = 4_000_000  # characters; far more than any play needs
MARKS = ("practice", "stacked", "typed", "again", "computer")
UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}  # from each old format to the next one


class BadSave(Trouble):
    """Raised for a text that is not a save that can be continued."""


class NewerSave(BadSave):
    """Raised for a save of a later version of the program."""


@dataclass(frozen=True)
class SavedPlay:
    """A play as its save describes it. The log has not been replayed: it may turn out to lead elsewhere.

    `log` has the actions as text, `older` is True for a save of older rules; `summary` is empty if the save has none.
    """

    game: Game[Any]
    options: Options
    seed: int
    deals: tuple[str, ...]
    seats: tuple[str, ...]
    marks: frozenset[str]
    began: str
    seconds: float
    log: tuple[str, ...]
    checks: Mapping[str, Any]
    digest: object
    older: bool
    summary: Summary

    @property
    def mode(self) -> str:
        """The way to play; "" in a game that has only one."""
        return mode_of(self.game, self.options)

    def deal(self) -> Match:
        """The play before its first action. Raises `BadSave` if it cannot be dealt."""
        try:
            deals = [parse_deal(text) for text in self.deals]
            match = Match(self.game, self.options, self.seed, deals, self.seats)
        except BadSave:
            raise
        except Trouble as error:  # an unknown card, a wrong deal, an invalid quest
            raise BadSave(Text("The save is damaged: {trouble}", trouble=error.text)) from error
        match.marks |= self.marks
        match.began, match.seconds = self.began, self.seconds
        return match

    def replay(self, match: Match) -> Iterator[float]:
        """Replay the log on the newly dealt play; yield the share that is done after each action, up to 1. Raises
        `BadSave` if the log does not lead to the recorded end."""
        try:
            for text in self.log:
                match.play(Action.parse(text))
                number = str(len(match.log))
                if self.checks.get(number) not in (None, match.checks.get(number)):
                    raise Illegal(Text("The digests differ."))
                yield len(match.log) / len(self.log)
            if match.digest() != self.digest:
                raise Illegal(Text("The digests differ."))
        except ValueError as error:
            if self.older:
                raise BadSave(Text("The game was started under older rules and cannot be continued.")) from error
            raise BadSave(Text("The save is damaged: its moves do not lead to the end it records.")) from error


def write(match: Match, app: str, told: Summary | None = None) -> str:
    """The play as the text of a save file. `app` is the program's version; `told` is a summary for menus."""
    return json.dumps(data(match, app, told), indent=1, ensure_ascii=False) + "\n"


def data(match: Match, app: str, told: Summary | None = None) -> dict[str, Any]:
    """The play as plain data, with a checksum."""
    raw = _data(match, app)
    if told is not None:
        raw["summary"] = summary.to_data(told)
    return raw | {"sum": checksum(raw)}


def checksum(raw: Mapping[str, Any]) -> str:
    """Eight hexadecimal digits over everything in a save except the checksum itself."""
    text = json.dumps({key: raw[key] for key in raw if key != "sum"}, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2s(text.encode(), digest_size=4).hexdigest()


def _data(match: Match, app: str) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "app": app,
        "game": match.game.id,
        "rules": match.game.version,
        "options": match.options,
        "seed": match.seed,
        "deals": [deal_text(deal) for deal in match.deals],
        "seats": list(match.seats),
        "marks": sorted(match.marks),
        "began": match.began,
        "seconds": round(match.seconds, 1),
        "log": [str(action) for action in match.log],
        "checks": match.checks,
        "digest": match.digest(),
    }


def read(text: str, games: Mapping[str, Game[Any]]) -> Match:
    """Restore the play from the text of a save.

    Raises `NewerSave` for a save of a later program, and `BadSave` for any other text that cannot be continued: no
    JSON, a value missing or of the wrong type, an unknown game, a log that does not lead to its own digest.
    """
    saved = read_header(text, games)
    match = saved.deal()
    for _share in saved.replay(match):
        pass
    return match


def read_header(text: str, games: Mapping[str, Game[Any]]) -> SavedPlay:
    """Check the text of a save, all but its log of actions, which is not replayed. Raises as `read` does."""
    raw = _parsed(text)
    game = _playable(raw, games)
    if not _sound(raw):
        raise BadSave(Text("The save is damaged: its checksum does not match."))
    raw = _upgraded(raw)
    options, checks = _options(raw, game), raw.get("checks")
    if not isinstance(checks, dict):
        raise _nonsense("checks")
    return SavedPlay(
        game,
        options,
        _whole(raw, "seed", LIMIT - 1),
        tuple(_texts(raw, "deals")),
        tuple(_seats(raw, game, options)),
        frozenset(_texts(raw, "marks")) & frozenset(MARKS),
        _began(raw),
        _seconds(raw),
        tuple(_texts(raw, "log")),
        checks,
        raw.get("digest"),
        raw["rules"] < game.version,
        summary.from_data(raw.get("summary")),
    )


def _parsed(text: str) -> dict[str, Any]:
    if not text.strip("\0 \n\r\t"):
        raise BadSave(Text("The save is empty."))
    if len(text) > LARGEST:
        raise BadSave(Text("The save is far too large."))
    try:
        raw = json_text.parse(text)
    except ValueError:
        raise BadSave(Text("The save is damaged or cut short.")) from None
    if not isinstance(raw, dict):
        raise BadSave(Text("The save is damaged: it is not a save of Underdeck."))
    return raw


def _playable(raw: Mapping[str, Any], games: Mapping[str, Game[Any]]) -> Game[Any]:
    """The game of a save. `format`, `game` and `rules` mean the same in every format, including future ones."""
    newer = NewerSave(Text("The save was made by a newer version of Underdeck."))
    if _whole(raw, "format", 1 << 31) > FORMAT:
        raise newer
    game = games.get(raw["game"]) if isinstance(raw.get("game"), str) else None
    if game is None:
        name = ascii(raw.get("game"))[:40]
        raise BadSave(Text("The save is for a game that is not known here: {game}.", game=name))
    if _whole(raw, "rules", 1 << 31) > game.version:
        raise newer
    return game


def _sound(raw: Mapping[str, Any]) -> bool:
    try:
        return bool(raw.get("sum") == checksum(raw))
    except RecursionError:
        return False


def _upgraded(raw: dict[str, Any]) -> dict[str, Any]:
    for number in range(raw["format"], FORMAT):
        if number not in UPGRADES:
            raise _nonsense("format")
        raw = UPGRADES[number](raw)
    return raw


def _nonsense(key: str) -> BadSave:
    return BadSave(Text("The save is damaged: “{key}” is missing or makes no sense.", key=key))


def _whole(raw: Mapping[str, Any], key: str, largest: int) -> int:
    value = raw.get(key)
    if type(value) is not int or not 0 <= value <= largest:
        raise _nonsense(key)
    return value


def _texts(raw: Mapping[str, Any], key: str) -> list[str]:
    value = raw.get(key)
    if not isinstance(value, list) or not all(isinstance(item, str) and item.isprintable() for item in value):
        raise _nonsense(key)
    return value


def _seconds(raw: Mapping[str, Any]) -> float:
    value = raw.get("seconds", 0)
    return float(value) if isinstance(value, int | float) and 0 <= value < 1e9 else 0.0


def _began(raw: Mapping[str, Any]) -> str:
    value = raw.get("began")
    return value[:40] if isinstance(value, str) and value.isprintable() else ""


def _options(raw: Mapping[str, Any], game: Game[Any]) -> Options:
    value = raw.get("options")
    if not isinstance(value, dict):
        raise _nonsense("options")
    known = {option.key: option for option in options_of(game)}
    if not set(value) <= set(known) or not all(_is_text(v) and known[key].takes(v) for key, v in value.items()):
        raise _nonsense("options")
    return {**defaults(game), **value}  # an option newer than the save gets its default, which is the old behaviour


def _is_text(value: Any) -> bool:
    """True for a text that can be written to a file."""
    return isinstance(value, str) and value.encode(errors="replace").decode() == value


def _seats(raw: Mapping[str, Any], game: Game[Any], options: Options) -> list[str]:
    seats = _texts(raw, "seats")
    if len(seats) != len(game.seats(options)) or not set(seats) <= {HUMAN, RANDOM, *game.agents(), *game.experts}:
        raise _nonsense("seats")
    return seats


def deal_text(deal: Deal) -> str:
    """A stacked order as written on the command line: `deck=KC,QS,…`, top card first."""
    cards = ",".join(card.id for card in deal.cards)
    return f"{deal.zone}={cards}" if deal.zone else cards


def parse_deal(text: str) -> Deal:
    """Parse a stacked order `[ZONE=]CARDS`. Raises `UnknownCard`."""
    zone, equals, cards = text.rpartition("=")
    return Deal(zone if equals else "", tuple(parse(card.strip()) for card in cards.split(",") if card.strip()))
