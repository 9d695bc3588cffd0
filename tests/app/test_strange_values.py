"""Tests for values that are well formed, and that no version of the program knows: pages show them, and what can be
pressed there can be pressed."""

import json
import os
from collections.abc import Callable
from dataclasses import asdict, replace

import pytest

from game import files
from game.app.play.plays import new_match
from game.app.screens.friends import FriendsScene
from game.app.screens.high_scores import HighScoreScene, HighScoresScene
from game.app.screens.records import RecordsScene
from game.app.screens.run import RunScene
from game.app.screens.setup import SetupScene
from game.app.screens.slots import SlotsScene
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.store.high_scores import HighScoreRow, to_line
from game.app.store.records import Run
from game.app.store.rounds import Round, RoundTurn, to_text
from game.app.store.setups import HOUSE_RULES as FILE
from game.core.game import defaults
from game.core.match import Match
from game.core.view import Action
from game.rules import games
from tests.app.driving import choose, frames, show, top

SCOUNDREL, CRAWL = games()["scoundrel"], games()["crawl"]
MOST = 10**9 - 1
RUN = Run("scoundrel", defaults(SCOUNDREL), 77, "won", 10, "2026-11-20T19:05:33", 90.0, 20)
RUNS = {
    "result": replace(RUN, result="enchanted"),
    "no result": replace(RUN, result=""),
    "mark": replace(RUN, marks=("cursed",)),
    "option": replace(RUN, options={**RUN.options, "gravity": "low"}),
    "no options": replace(RUN, options={}),
    "value": replace(RUN, options={**RUN.options, "wear": "sideways"}),
    "choice": replace(RUN, chosen={"wear": "sideways"}),
    "score": replace(RUN, score=MOST),
    "low score": replace(RUN, score=-MOST),
    "actions": replace(RUN, actions=MOST),
    "seconds": replace(RUN, seconds=9.9e8),
    "seed": replace(RUN, seed=(1 << 63) - 1),
    "first day": replace(RUN, when="0001-01-01T00:00:00", daily="0001-01-01"),
    "last day": replace(RUN, when="9999-12-31T23:59:59", daily="9999-12-31"),
    "another game": replace(RUN, game="parcheesi"),
}


def press_all(services: Services, begin: Callable[[], object]) -> None:
    """Press everything that can be pressed in a scene, each in one begun anew."""

    def ids() -> list[str]:
        begin()
        frames(services, 3)
        return [thing.id for thing in top(services).things() if thing.focusable and thing.enabled]

    first = ids()
    assert first
    for id in first:
        if id in ids():
            choose(services, id)
            frames(services)


@pytest.mark.slow
@pytest.mark.parametrize("name", RUNS)
def test_every_run_is_shown_and_its_deal_played_again(services: Services, name: str) -> None:
    run = RUNS[name]
    services.records.runs = [RUN, run, run]
    page = show(services, RecordsScene(services))
    assert isinstance(page, RecordsScene)
    if run.game == "scoundrel":
        page.rules = dict(run.rules)
        page.refresh()
        frames(services)
        assert label_of(services, "run-0")
        show(services, RunScene(services, run))
        choose(services, "again")
        assert top(services).name == "table"
    show(services, TitleScene(services))


def label_of(services: Services, id: str) -> str:
    return next(thing.label for thing in top(services).things() if thing.id == id)


ROW = HighScoreRow("Ada", "W", "hard", 41, "2026-11-20T19:05:33", 7, defaults(CRAWL), "x 7")
ROWS = {
    "kind": replace(ROW, kind="necromancer"),
    "no kind": replace(ROW, kind=""),
    "level": replace(ROW, level="impossible"),
    "options": replace(ROW, options={"gravity": "low", "mana": "sideways", "hero": "bard"}),
    "no options": replace(ROW, options={}),
    "score": replace(ROW, score=MOST),
    "seed": replace(ROW, seed=(1 << 63) - 1),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", ROWS)
def test_every_high_score_is_shown_and_its_deal_played_again(services: Services, name: str) -> None:
    path = services.high_scores("crawl").path
    path.parent.mkdir(parents=True)
    path.write_bytes(to_line(ROW) + to_line(replace(ROWS[name], play="y 7")))
    (row,) = services.high_scores("crawl").rows()[1:]
    show(services, HighScoresScene(services, CRAWL))
    for id in ("text", "csv"):
        if any(thing.id == id for thing in top(services).things()):
            choose(services, id)
    press_all(services, lambda: show(services, HighScoreScene(services, CRAWL, 1, row)))


TURN = RoundTurn("x 7", "W", "left", 41)
ROUND = Round("crawl", "hard", defaults(CRAWL), ("Ada", "Bo"), 2, (TURN, TURN))
ROUNDS = {
    "level": replace(ROUND, level="impossible"),
    "options": replace(ROUND, options={"gravity": "low", "mana": "sideways", "hero": "bard"}),
    "no options": replace(ROUND, options={}),
    "kind": replace(ROUND, done=(replace(TURN, kind="necromancer"), TURN)),
    "result": replace(ROUND, done=(replace(TURN, result="enchanted"), TURN)),
    "score": replace(ROUND, done=(replace(TURN, score=MOST), replace(TURN, score=-MOST))),
    "trophy": replace(ROUND, done=(replace(TURN, trophy="monster:QS", worth=MOST), TURN)),
    "over": replace(ROUND, turns=1, done=(replace(TURN, score=MOST, kind="?", result="?"), TURN)),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", ROUNDS)
def test_every_round_is_shown_and_goes_on(services: Services, name: str) -> None:
    files.write_text(services.homes.data / "rounds" / "crawl.json", to_text(ROUNDS[name]))
    kept = services.rounds.of("crawl")
    assert kept is not None
    assert kept == ROUNDS[name]

    def begin() -> None:
        services.rounds.keep(kept)
        services.routes.menus.title()
        services.routes.rounds.standings(CRAWL)

    show(services, TitleScene(services))
    press_all(services, begin)
    press_all(services, lambda: show(services, FriendsScene(services, CRAWL, kept.options, kept)))


def test_a_round_of_another_game_is_damage(services: Services) -> None:
    files.write_text(services.homes.data / "rounds" / "crawl.json", to_text(replace(ROUND, game="parcheesi")))
    assert services.rounds.of("crawl") is None
    assert "crawl.json.damaged-1" in services.toast


HOUSE_RULES = {
    "values": {"scoundrel": {"wear": "sideways", "gravity": "low"}, "scoundrel.seats": {"scoundrel": "a bard"}},
    "kinds": {"scoundrel": [1, 2], "scoundrel.seats": "everybody"},
    "numbers": {"scoundrel": {"wear": 7}, "scoundrel.seats": {"scoundrel": 7}},
}


@pytest.mark.slow
@pytest.mark.parametrize("id", games())
@pytest.mark.parametrize("name", HOUSE_RULES)
def test_every_house_rule_is_shown_and_can_be_played_by(services: Services, name: str, id: str) -> None:
    game = games()[id]
    seats = {name: "a bard" for seat in game.seats(defaults(game)) for name in (seat.id, seat.name)}
    kept = {key.replace("scoundrel", id): value for key, value in HOUSE_RULES[name].items()}
    if name == "values":
        kept = {id: {option.key: "sideways" for option in game.options}, f"{id}.seats": seats}
    files.write_text(services.homes.config / FILE, json.dumps(kept))
    show(services, SetupScene(services, game))
    choose(services, "start")
    frames(services)
    assert top(services).name != "setup"


@pytest.mark.slow
@pytest.mark.parametrize("when", [3e11, -1e10, 0, 2**40])
def test_a_slot_of_no_year_is_shown(services: Services, when: float) -> None:
    match = Match(SCOUNDREL, defaults(SCOUNDREL), 7)
    match.play(Action("avoid"))
    services.saves.autosave(match)
    for number in range(1, 7):
        services.saves.put(number, match)
    for path in services.homes.data.rglob("*.json"):
        os.utime(path, (when, when))
    for scene in (SlotsScene(services, None), SlotsScene(services, match), TitleScene(services)):
        show(services, scene)
        assert top(services).things()


def test_a_play_is_dealt_by_rules_that_there_are(services: Services) -> None:
    match = new_match(services, SCOUNDREL, {"wear": "equal", "end": "sideways", "gravity": "low"})
    assert match.options == {**defaults(SCOUNDREL), "wear": "equal"}
    assert asdict(RUN)["options"].keys() == match.options.keys()
