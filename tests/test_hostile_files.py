"""Every reader of the player's files against every kind of hostile value: it is refused in words, or harmless."""

import codecs
import json
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game import files
from game.app import settings
from game.app.screens.describe import minutes
from game.app.store import high_scores, records, rounds, setups
from game.core import json_text, save
from game.core.characters import SavedParty
from game.core.game import defaults
from game.core.match import Match
from game.core.text import Trouble
from game.core.view import Action
from game.i18n import clock, day, moment
from game.rules import games
from game.rules.deuces.modes.quest.plan import plan_of
from game.rules.deuces.modes.quest.tiny import TINY
from tests import work

GAMES = games()
CHARACTERS = GAMES["diamonds"].descents.rules
SCOUNDREL = GAMES["scoundrel"]
HERE = "@@here@@"  # stands for the hostile value until the document is a text
HOSTILE = {
    "too many digits for Python": "9" * 5000,
    "more than a float can hold": "1" + "0" * 400,
    "twice as much as a float": str(10**308),
    "beyond 64 bits": str(1 << 64),
    "far below zero": "-1" + "0" * 400,
    "large": str(10**18),
    "infinity as a float": "1e400",
    "infinity": "Infinity",
    "below infinity": "-Infinity",
    "not a number": "NaN",
    "a fraction": "0.5",
    "minus one": "-1",
    "half a character": r'"\ud800"',
    "the other half": r'"a\udfffb"',
    "half a character as a key": r'{"\ud800": "x"}',
    "a control character": r'"\u0000\u001b[2J"',
    "a day that never was": '"2026-13-45T25:61:61"',
    "a path": '"../../../../etc/passwd"',
    "a long text": '"' + "x" * 100_000 + '"',
    "no text": '""',
    "true": "true",
    "null": "null",
    "a list": "[]",
    "an object": "{}",
    "lists of lists": "[" * 200 + "]" * 200,
    "too deep to read": "[" * 100_000 + "]" * 100_000,
}
TEXTS = {
    "nothing": "",
    "zeros": "\0" * 100,
    "cut short": '{"format": 1, "ga',
    "only a mark": "\ufeff",
    "deep": "[" * 500_000,
    "deep objects": '{"a":' * 100_000,
    "half a character, deep": "[" * 900 + r'"\ud800"' + "]" * 900,
    "a number": "1",
    "many digits": "9" * 5000,
    "infinity": "-Infinity",
    "half a character": r'"\ud83c"',
    "all at once": r'[NaN, 1e999, "\udc00", {"a": [[]]}]',
}


class Reader(NamedTuple):
    """How a kind of file is read: a sample of its data, its text from its data, reading it, and using what was read as
    the program does; `seal` makes the checksum right."""

    sample: Any
    read: Callable[[str], Any]
    use: Callable[[Any], object]
    seal: Callable[[str], str] = lambda text: text


def begun() -> Match:
    match = Match(SCOUNDREL, defaults(SCOUNDREL), 5)
    match.began, match.seconds = "2026-11-20T19:05:33", 12.5
    match.play(Action("avoid"))
    return match


def summed(text: str) -> str:
    """The text with its own checksum, where one can be computed at all."""
    try:
        raw = json.loads(text)
        return text.replace('"sum": "?"', f'"sum": "{save.checksum(raw)}"')
    except (ValueError, TypeError, RecursionError):
        return text


def use_match(match: Match) -> None:
    save.write(match, "0").encode()
    high_scores.play_of(match)
    records.day_of(match)
    moment(match.began)


def use_records(runs: list[records.Run]) -> None:
    json.dumps(records._packed(runs), ensure_ascii=False).encode()
    sums = records.statistics(runs)
    minutes(sums.seconds)
    assert len(f"{sums.best} {sums.mean}") < 40
    for run in runs:
        day(run.daily)
        assert moment(run.when) != run.when
        assert "/" not in run.log


def use_round(round: rounds.Round) -> None:
    rounds.to_text(round).encode()
    assert rounds.from_text(rounds.to_text(round)) == round
    round.standings()
    assert len(str(round.margin())) < 20
    round.trophy()


def use_row(row: high_scores.HighScoreRow) -> None:
    assert high_scores.from_bytes(high_scores.to_line(row)).rows == [row]
    assert moment(row.when) != row.when


def use_party(party: SavedParty) -> None:
    assert setups.party_from_text(setups.party_to_text(party, CHARACTERS), CHARACTERS) == party
    setups._stem(party.name).encode()
    list(map(str, GAMES["diamonds"].descents.entering(party)))


def use_setup(raw: dict[str, Any]) -> None:
    json.dumps(raw, ensure_ascii=False).encode()


def lined(text: str) -> str:
    data = text.encode()
    return f"{zlib.crc32(data):08x} {text}"


RUN = {
    "game": "scoundrel", "options": {"wear": "lower", "end": "all"}, "seed": 5, "result": "won", "score": 10,
    "when": "2026-11-20T19:05:33", "seconds": 10, "actions": 30, "marks": ["practice"], "daily": "2026-11-20",
    "chosen": {"wear": "equal"},
}  # fmt: skip
TURN = {"play": "x 5", "kind": "W", "result": "left", "score": 4, "marked": False, "trophy": "", "worth": 0}
ROUND = {
    "format": 1, "game": "crawl", "level": "hard", "options": {"mana": "pool"}, "names": ["Ada", "Bo"], "turns": 2,
    "done": [TURN, {**TURN, "play": "y 5"}], "running": "z 5",
}  # fmt: skip
ROW = {
    "format": 1, "name": "Ada", "kind": "W", "level": "hard", "score": 4, "when": "2026-11-20T19:05:33", "seed": 5,
    "options": {"mana": "pool"}, "play": "x 5",
}  # fmt: skip
HERO = {"name": "Ada", "class": "fighter", "level": 2, "hp": 9, "max": 12, "resources": {}}
PARTY = {"format": 1, "party": "The lot", "rooms": 10, "characters": [HERO, {**HERO, "name": "Bo"}]}
SETUP = {"scoundrel": {"wear": "equal"}, "scoundrel.seats": {"human": "human"}}
READERS = {
    "save": Reader(save._data(begun(), "0"), lambda text: save.read(text, GAMES), use_match, summed),
    "records": Reader([RUN], records._from_text, use_records),
    "records with quests": Reader(
        {"texts": {"1f": "A"}, "runs": [{**RUN, "options": {"quest": "text:1f"}}]}, records._from_text, use_records
    ),
    "settings": Reader(
        json.loads(settings.Settings(taught=("scoundrel",)).to_text()),
        lambda text: settings.from_text(text)[0],
        lambda found: settings.from_text(found.to_text())[0] == found,
    ),
    "house rules": Reader(SETUP, setups._setups_from_text, use_setup),
    "round": Reader(ROUND, rounds.from_text, use_round, summed),
    "high score": Reader(ROW, lambda text: high_scores.from_line(text.encode()), use_row, lined),
    "party": Reader(PARTY, lambda text: setups.party_from_text(text, CHARACTERS), use_party),
    "quest": Reader(json.loads(TINY), plan_of, lambda plan: str(plan).encode()),
}


def places(raw: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path to every value in some data, the whole first; of long lists only the first two."""
    yield path
    if isinstance(raw, dict):
        for key, value in raw.items():
            yield from places(value, (*path, key))
    elif isinstance(raw, list):
        for number, value in enumerate(raw[:2]):
            yield from places(value, (*path, number))


def put(raw: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """The data with another value at a path."""
    if not path:
        return value
    first, *rest = path
    if isinstance(raw, dict):
        return {key: put(each, tuple(rest), value) if key == first else each for key, each in raw.items()}
    return [put(each, tuple(rest), value) if number == first else each for number, each in enumerate(raw)]


def written(reader: Reader, raw: Any, hostile: str = "") -> str:
    if reader.seal is summed and isinstance(raw, dict):
        raw = {**raw, "sum": "?"}
    return reader.seal(json.dumps(raw, ensure_ascii=False).replace(f'"{HERE}"', hostile))


def tried(reader: Reader, text: str) -> bool:
    """Read a text and use it as the program does; return False if it was refused."""
    value = refusal = None
    try:
        value = reader.read(text)
    except ValueError as error:
        refusal = error
    if refusal is not None:
        said = str(refusal) if isinstance(refusal, Trouble) else ""
        said.encode()  # it is shown
        assert len(said) < 300
        return False
    reader.use(value)
    return True


@pytest.mark.parametrize("name", READERS)
def test_every_sample_is_sound(name: str) -> None:
    assert tried(READERS[name], written(READERS[name], READERS[name].sample))


@pytest.mark.slow
@pytest.mark.parametrize("name", READERS)
def test_every_value_of_every_file_may_be_hostile(name: str) -> None:
    """It is refused by `ValueError`, or can be shown, counted with, and written again; each with little work."""
    reader = READERS[name]
    for path in places(reader.sample):
        for hostile in HOSTILE.values():
            raw = written(reader, put(reader.sample, path, HERE), hostile)
            with work.at_most(400_000):
                tried(reader, raw)


@pytest.mark.parametrize("kind", TEXTS)
@pytest.mark.parametrize("name", READERS)
def test_every_text_may_be_hostile(name: str, kind: str) -> None:
    assert not tried(READERS[name], READERS[name].seal(TEXTS[kind]))


@pytest.mark.parametrize(("mark", "encoding"), [(mark, encoding) for mark, encoding in files.reading.MARKS.items()])
@pytest.mark.parametrize("name", READERS)
def test_every_file_may_begin_with_a_byte_order_mark(tmp_path: Path, name: str, mark: bytes, encoding: str) -> None:
    reader = READERS[name]
    path, text = tmp_path / "a.json", written(reader, reader.sample)
    path.write_bytes(mark + text.encode(encoding))
    loaded = files.load(path, lambda text: tried(reader, text))
    assert (loaded.value, loaded.warning) == (True, None)


def test_a_sheet_of_high_scores_may_begin_with_a_byte_order_mark() -> None:
    row = high_scores.from_line(lined(json.dumps(ROW)).encode())
    found = high_scores.from_bytes(codecs.BOM_UTF8 + high_scores.to_line(row))
    assert (found.rows, found.damaged, found.torn) == ([row], [], b"")


@pytest.mark.parametrize("text", ["{}", "\ufeff[1, -2.5e3]", r'"\ud83c\udccf"', str((1 << 63) - 1), "true"])
def test_what_is_sound_is_read_as_ever(text: str) -> None:
    assert json_text.parse_strict(text) == json.loads(text.removeprefix("\ufeff"))


@pytest.mark.parametrize("seconds", [3e11, -3e11, 1e308, float("inf"), float("nan"), -62135596801.0])
def test_a_file_of_no_year_has_no_date(seconds: float) -> None:
    assert clock(seconds) == "date unknown"


@pytest.mark.parametrize("digits", ["9" * 18, "9" * 400, "9" * 5000])
def test_no_action_has_a_number_out_of_bounds(digits: str) -> None:
    match = Match(GAMES["diamonds"], {**defaults(GAMES["diamonds"]), "mode": "party"}, 1)
    with pytest.raises(Trouble):
        match.play(Action("join", ("A", "fighter", "1", digits, "10")))
