"""The history of plays, and statistics kept separately for each set of house rules."""

import datetime
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import blake2s
from pathlib import Path
from statistics import fmean
from types import UnionType
from typing import Any, NamedTuple

from game import files
from game.core import json_text
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.core.seeds import LIMIT
from game.core.seeds import daily as daily_seed
from game.core.summary import chosen
from game.core.text import Text
from game.i18n import is_day, is_moment

MOST = 20_000  # runs kept
ABANDONED = "abandoned"
PERSONAL = {"typed", "again"}  # marks of runs that count for nothing but the best score on their own deal
LONG, TEXT = 200, "text:"  # longer option values are stored once, and referred to by this prefix and a hash
FOREVER = 1e9  # seconds, or actions; longer times are invalid
HIGHEST = 10**9  # scores must be lower
KINDS: Mapping[str, type | UnionType] = {  # the fields of a run in the file
    "game": str,
    "options": dict,
    "seed": int,
    "result": str,
    "score": int,
    "when": str,
    "seconds": int | float,
    "actions": int,
    "marks": list,
    "daily": str,
    "chosen": dict,
}
NEEDED = KINDS.keys() - {"marks", "daily", "chosen"}


@dataclass(frozen=True)
class Run:
    """One finished or abandoned play.

    `options` are those it was dealt with; `when` is the local time it ended, `2026-11-20T19:05:33`; `seconds` its
    duration; `daily` the date if it was a daily dungeon; `chosen` the values chosen at the table for options that were
    left open (missing in older files).
    """

    game: str
    options: Mapping[str, str]
    seed: int
    result: str
    score: int
    when: str
    seconds: float
    actions: int
    marks: tuple[str, ...] = ()
    daily: str = ""
    chosen: Mapping[str, str] = field(default_factory=dict)

    @property
    def rules(self) -> dict[str, str]:
        """The house rules the play used."""
        return {**self.options, **self.chosen}

    @property
    def counts(self) -> bool:
        """True if it counts for scores: it has no mark and was not abandoned."""
        return not self.marks and self.result != ABANDONED

    @property
    def given_up(self) -> bool:
        """True if it counts as a game that was not won: it was abandoned, and has no mark."""
        return not self.marks and self.result == ABANDONED

    def repeats(self, other: "Run") -> bool:
        """Return True if both are the end of the same play. A deal played again has a mark, so it is a different
        play."""
        mine, theirs = (
            (run.game, run.rules, run.seed, run.result, run.score, run.actions, run.marks) for run in (self, other)
        )
        return self.counts and mine == theirs

    @property
    def log(self) -> str:
        """The name of the saved log of its actions."""
        return self.when.replace(":", "-")


class Statistics(NamedTuple):
    """Statistics of the runs of one game with one set of house rules.

    `played` counts the runs played to an end, `abandoned` those given up. `won` counts the runs with the wished-for
    result; in a game that nobody can win, for example, those in which somebody escaped.
    """

    played: int
    won: int
    abandoned: int
    best: int | None
    mean: float | None
    streak: int  # current winning streak
    longest: int
    seconds: float

    @property
    def share(self) -> float | None:
        """The share won of all runs, those given up included; None before the first."""
        begun = self.played + self.abandoned
        return self.won / begun if begun else None


def own_seat(match: Match) -> int:
    """The seat a play is recorded for: the first person's, or the first seat where only computers play."""
    return match.seats.index(HUMAN) if HUMAN in match.seats else 0


def settled(match: Match) -> dict[str, str]:
    """The house rules of a play, as far as they are decided yet."""
    return {**match.options, **chosen(match)}


def run_of(match: Match, when: str, daily: str = "") -> Run:
    """The run of a play; without an outcome it is abandoned."""
    outcome, seat = match.state.outcome, own_seat(match)
    return Run(
        match.game.id,
        dict(match.options),
        match.seed,
        outcome.results[seat] if outcome else ABANDONED,
        outcome.scores[seat] if outcome else 0,
        when,
        round(match.seconds, 1),
        len(match.log),
        tuple(sorted(match.marks)),
        daily,
        chosen(match),
    )


def day_of(match: Match) -> str:
    """The date of the daily dungeon a play is, judged by its seed and the day it began; "" for any other play."""
    date = match.began[:10]
    same_for_all = match.options == defaults(match.game) and not match.marks & {"typed", "again", "stacked"}
    return date if same_for_all and match.seed == daily_seed(date, match.game.id) else ""


class Records:
    """The history of runs, in its own file."""

    def __init__(self, folder: Path, trouble: Callable[[Text], None]):
        self.path, self.trouble = folder / "records.json", trouble
        loaded = files.load(self.path, _from_text)
        self.runs: list[Run] = loaded.value or []
        self.warning = loaded.warning

    def add(self, run: Run) -> bool:
        """Add a run and save; a run that repeats the last one replaces it (the program died and the play was finished
        again).

        Return False if the disk refuses; the run is then known until the program ends.
        """
        before = self.runs[:-1] if self.runs and run.repeats(self.runs[-1]) else self.runs
        self.runs = [*before, run][-MOST:]
        text = json.dumps(_packed(self.runs), ensure_ascii=False, indent=0)
        try:
            files.write_text(self.path, text + "\n")
        except files.CannotWrite as error:
            self.trouble(error.text)
            return False
        return True

    def of(self, game: str, rules: Mapping[str, str]) -> list[Run]:
        """The runs of one game played by one set of house rules, oldest first."""
        return [run for run in self.runs if run.game == game and run.rules == rules]

    def of_deal(self, game: str, options: Mapping[str, str], seed: int) -> list[Run]:
        """The runs of one game with the same deal, oldest first; later choices at the table may differ."""
        return [run for run in self.runs if (run.game, run.options, run.seed) == (game, options, seed)]

    def on_deal(self, game: str, rules: Mapping[str, str], seed: int) -> list[Run]:
        """The finished runs of a deal that can be compared, oldest first, whether they count or not: those without any
        mark but that for a typed seed or a deal played again."""
        return [
            run
            for run in self.runs
            if (run.game, run.seed) == (game, seed) and rules in (run.options, run.rules)
            and run.result != ABANDONED and PERSONAL.issuperset(run.marks)
        ]  # fmt: skip

    def daily(self, game: str, date: str) -> Run | None:
        """The first run of a daily dungeon, which is the one that counts."""
        return next((run for run in self.runs if run.game == game and run.daily == date), None)

    def days_in_a_row(self, game: str, date: str) -> int:
        """The number of consecutive days, up to this one or the day before, whose daily dungeon was played to an
        end."""
        played = {run.daily for run in self.runs if run.game == game and run.result != ABANDONED}
        at, count = datetime.date.fromisoformat(date), 0
        if date not in played:
            at -= datetime.timedelta(1)
        while at.isoformat() in played:
            at, count = at - datetime.timedelta(1), count + 1
        return count


def best(runs: Iterable[Run]) -> int | None:
    """The best score of the runs that count; None if none does."""
    return max((run.score for run in runs if run.counts), default=None)


def statistics(runs: Iterable[Run], goal: str = "won") -> Statistics:
    """Compute the statistics of some runs. Marked runs are used for the total time only, and those given up not for
    scores. `goal` is the wished-for result."""
    runs = list(runs)
    counting = [run for run in runs if run.counts]
    streak = longest = 0
    for run in runs:
        if run.marks:
            continue
        streak = streak + 1 if run.result == goal else 0
        longest = max(longest, streak)
    scores = [run.score for run in counting]
    return Statistics(
        len(counting),
        sum(run.result == goal for run in counting),
        sum(run.given_up for run in runs),
        best(counting),
        fmean(scores) if scores else None,
        streak,
        longest,
        sum(run.seconds for run in runs),
    )


def _packed(runs: Sequence[Run]) -> Any:
    """Runs as data for the file: a list; or, if options hold whole quests, each long text once and the runs beside
    them."""
    items, texts = [asdict(run) for run in runs], dict[str, str]()
    for item in items:
        for key, value in item["options"].items():
            if len(value) > LONG:
                name = blake2s(value.encode(), digest_size=6).hexdigest()
                texts[name] = value
                item["options"] = {**item["options"], key: f"{TEXT}{name}"}
    return {"texts": texts, "runs": items} if texts else items


def _from_text(text: str) -> list[Run]:
    raw: Any = json_text.parse_strict(text)
    texts: Any = {}
    if isinstance(raw, dict):
        raw, texts = raw.get("runs"), raw.get("texts")
    if not isinstance(raw, list) or not isinstance(texts, dict):
        raise ValueError("not a list of runs")
    return [_unpacked(_run(item), texts) for item in raw]


def _unpacked(run: Run, texts: Mapping[str, Any]) -> Run:
    """A run with its long texts restored. Raises `ValueError` if one is missing."""
    named = {key: value.removeprefix(TEXT) for key, value in run.options.items() if value.startswith(TEXT)}
    if not all(isinstance(texts.get(name), str) for name in named.values()):
        raise ValueError("not a run")
    return replace(run, options={**run.options, **{key: texts[name] for key, name in named.items()}}) if named else run


def _run(item: Any) -> Run:
    """Parse a run of the file; fields of later versions are ignored. Raises `ValueError` for an invalid one."""
    if not isinstance(item, dict) or not item.keys() >= NEEDED:
        raise ValueError("not a run")
    known = {key: item[key] for key in KINDS if key in item}
    if not all(isinstance(value, KINDS[key]) for key, value in known.items()):
        raise ValueError("not a run")
    run = Run(**{**known, "marks": tuple(known.get("marks", ()))})
    texts = (*run.rules.values(), *run.options.values(), *run.marks, run.game, run.result, run.when, run.daily)
    legible = all(isinstance(text, str) and text.isprintable() for text in texts)
    if not legible or not is_moment(run.when) or (run.daily and not is_day(run.daily)):
        raise ValueError("not a run")
    if not (0 <= run.seed < LIMIT and 0 <= run.seconds < FOREVER and 0 <= run.actions < FOREVER):
        raise ValueError("not a run")
    if abs(run.score) >= HIGHEST:
        raise ValueError("not a run")
    return run
