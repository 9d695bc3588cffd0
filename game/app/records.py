"""What was played: the history of runs, and statistics kept apart for every set of house rules."""

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
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.core.party import membership
from game.core.seeds import LIMIT
from game.core.seeds import daily as daily_seed
from game.core.words import Text

MOST = 20_000  # runs kept
ABANDONED = "abandoned"
LONG, TEXT = 200, "text:"  # letters of an option's value that stands in the file once; what stands for it, and its name
FOREVER = 1e9  # seconds no play can take
KINDS: Mapping[str, type | UnionType] = {  # what the file says of a run
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
    """One finished, or given up, play.

    `options` are those it was dealt with; `when` is the local time it ended, `2026-11-20T19:05:33`; `seconds` how long
    it took; `daily` its date if it was the dungeon of a day; `chosen` what was chosen at the table for an option that
    had been left open, of which older files say nothing.
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
        """The house rules it was played by."""
        return {**self.options, **self.chosen}

    @property
    def counts(self) -> bool:
        """Does it count for win rates and best scores?  Those that have a mark do not."""
        return not self.marks and self.result != ABANDONED

    def repeats(self, other: "Run") -> bool:
        """Is this the end of the same play?  A deal that is played again is marked, and so another one."""
        mine, theirs = (
            (run.game, run.rules, run.seed, run.result, run.score, run.actions, run.marks) for run in (self, other)
        )
        return self.counts and mine == theirs

    @property
    def log(self) -> str:
        """The name under which its moves are kept."""
        return self.when.replace(":", "-")


class Statistics(NamedTuple):
    """The runs of one game with one set of house rules, added up.

    `won` are those that ended as one wishes; in a game that nobody can win, say, those on which somebody got away.
    """

    played: int
    won: int
    abandoned: int
    best: int | None
    mean: float | None
    streak: int  # wins in a row up to now
    longest: int
    seconds: float


def own_seat(match: Match) -> int:
    """The seat that a play is written down for: the first person's; the first, where only computers play."""
    return match.seats.index(HUMAN) if HUMAN in match.seats else 0


def chosen(match: Match) -> dict[str, str]:
    """What was chosen at the table for options that had been left open: of each, the fact of its name.  What somebody
    of a party is or learns on the way is no house rule."""
    facts, party = match.state.facts, membership(match.game, match.options)
    known = {option.key: {choice.value for choice in option.choices} for option in match.game.options}
    return {
        key: match.state.text(key)
        for key, value in match.options.items()
        if key not in party and facts.get(key) in known.get(key, ()) and facts[key] != value
    }


def settled(match: Match) -> dict[str, str]:
    """The house rules a play is played by, as far as they are chosen."""
    return {**match.options, **chosen(match)}


def run_of(match: Match, when: str, daily: str = "") -> Run:
    """The run a play was; one without an outcome was abandoned."""
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
    """The date whose daily dungeon a play is, to be seen from its seed and the day it was begun; "" for any other."""
    date = match.began[:10]
    same_for_all = match.options == defaults(match.game) and not match.marks & {"typed", "again", "stacked"}
    return date if same_for_all and match.seed == daily_seed(date, match.game.id) else ""


class Records:
    """The history, in a file of its own."""

    def __init__(self, folder: Path, trouble: Callable[[Text], None]):
        self.path, self.trouble = folder / "records.json", trouble
        loaded = files.load(self.path, _from_text)
        self.runs: list[Run] = loaded.value or []
        self.warning = loaded.warning

    def add(self, run: Run) -> bool:
        """Write a run down; once only, if the program died after the last time and the play was finished again.

        False if the disk does not take it: then it is known until the program ends.
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
        """The runs of one game that were dealt the same, oldest first; what was chosen then may differ."""
        return [run for run in self.runs if (run.game, run.options, run.seed) == (game, options, seed)]

    def daily(self, game: str, date: str) -> Run | None:
        """The first run of a day's dungeon: the one that counts."""
        return next((run for run in self.runs if run.game == game and run.daily == date), None)

    def days_in_a_row(self, game: str, date: str) -> int:
        """On how many days up to this one, or up to the one before, its dungeon was played to an end."""
        played = {run.daily for run in self.runs if run.game == game and run.result != ABANDONED}
        at, count = datetime.date.fromisoformat(date), 0
        if date not in played:
            at -= datetime.timedelta(1)
        while at.isoformat() in played:
            at, count = at - datetime.timedelta(1), count + 1
        return count


def best(runs: Iterable[Run]) -> int | None:
    """The best score of those that count; None when none does."""
    return max((run.score for run in runs if run.counts), default=None)


def statistics(runs: Iterable[Run], goal: str = "won") -> Statistics:
    """Runs added up; only those that count, save for the number of abandoned ones and the time.  `goal` is the result
    that one wishes for.
    """
    runs = list(runs)
    counting = [run for run in runs if run.counts]
    streak = longest = 0
    for run in counting:
        streak = streak + 1 if run.result == goal else 0
        longest = max(longest, streak)
    scores = [run.score for run in counting]
    return Statistics(
        len(counting),
        sum(run.result == goal for run in counting),
        sum(run.result == ABANDONED for run in runs),
        best(counting),
        fmean(scores) if scores else None,
        streak,
        longest,
        sum(run.seconds for run in runs),
    )


def _packed(runs: Sequence[Run]) -> Any:
    """Runs for the file: a list, or where options are whole quests, each of these texts once and the runs beside it."""
    items, texts = [asdict(run) for run in runs], dict[str, str]()
    for item in items:
        for key, value in item["options"].items():
            if len(value) > LONG:
                name = blake2s(value.encode(), digest_size=6).hexdigest()
                texts[name] = value
                item["options"] = {**item["options"], key: f"{TEXT}{name}"}
    return {"texts": texts, "runs": items} if texts else items


def _from_text(text: str) -> list[Run]:
    raw: Any = json.loads(text)
    texts: Any = {}
    if isinstance(raw, dict):
        raw, texts = raw.get("runs"), raw.get("texts")
    if not isinstance(raw, list) or not isinstance(texts, dict):
        raise ValueError("not a list of runs")
    return [_unpacked(_run(item), texts) for item in raw]


def _unpacked(run: Run, texts: Mapping[str, Any]) -> Run:
    """A run with its long texts again; one that is missing makes no sense."""
    named = {key: value.removeprefix(TEXT) for key, value in run.options.items() if value.startswith(TEXT)}
    if not all(isinstance(texts.get(name), str) for name in named.values()):
        raise ValueError("not a run")
    return replace(run, options={**run.options, **{key: texts[name] for key, name in named.items()}}) if named else run


def _run(item: Any) -> Run:
    """A run as the file tells it; what a later program notes besides is passed over."""
    if not isinstance(item, dict) or not item.keys() >= NEEDED:
        raise ValueError("not a run")
    known = {key: item[key] for key in KINDS if key in item}
    if not all(isinstance(value, KINDS[key]) for key, value in known.items()):
        raise ValueError("not a run")
    run = Run(**{**known, "marks": tuple(known.get("marks", ()))})
    texts = (*run.rules.values(), *run.options.values(), *run.marks, run.game, run.result, run.when, run.daily)
    legible = all(isinstance(text, str) and text.isprintable() for text in texts)
    if not legible or not 0 <= run.seed < LIMIT or not 0 <= run.seconds < FOREVER:
        raise ValueError("not a run")
    return run
