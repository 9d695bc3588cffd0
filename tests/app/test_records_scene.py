"""Tests for the records page: which runs count, and what can be done with a run."""

from dataclasses import replace

import pytest

from game.app.play.plays import new_match, record_play
from game.app.screens.describe import BETWEEN, best_score, marks
from game.app.screens.records import SHOWN, RecordsScene, Tile
from game.app.screens.run import RunScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.store.records import Run
from game.app.ui.score_rows import LedgerRow
from game.core.film import story_of
from game.core.game import defaults, program_defaults
from game.core.match import Match
from game.core.summary import chosen
from game.core.view import Action
from game.i18n import say
from game.rules import games
from tests.app.conftest import MakeServices
from tests.app.driving import choose, label, press, show, top
from tests.app.quest import text_of
from tests.app.scenery import SCENES
from tests.rotation import spoken

GAME = games()["scoundrel"]
USUAL = {"wear": "lower", "end": "all"}


def run(result: str, score: int, marks: tuple[str, ...] = (), wear: str = "lower", day: int = 1) -> Run:
    when = f"2026-11-{day:02}T19:05:33"
    return Run("scoundrel", {**USUAL, "wear": wear}, 77, result, score, when, 90.0, 20, marks)


def rows(services: Services) -> list[str]:
    return [thing.id for thing in top(services).things() if thing.id.startswith("run-")]


def test_figures_count_what_counts_and_tell_the_rest_apart(services: Services) -> None:
    services.records.runs = [
        run("won", 18),
        run("won", 12),
        run("lost", -40),
        run("won", 20, ("typed",)),
        run("lost", -90, ("practice",)),
        run("abandoned", 0),
    ]
    show(services, RecordsScene(services))
    figures = {id: label(services, id) for id in ("played", "won", "best", "mean", "streak", "longest", "abandoned")}
    assert figures == {
        "played": "Finished 3",
        "won": "Won 2 (50%)",
        "best": "Best 18",
        "mean": "Average −3.3",
        "streak": "Wins in a row 0",
        "longest": "Longest streak 2",
        "abandoned": "Given up 1",
    }
    assert label(services, "apart").startswith("2 of these runs don't count")


def test_house_rules_have_records_of_their_own(services: Services) -> None:
    services.records.runs = [run("won", 18), run("lost", -3, wear="equal")]
    show(services, RecordsScene(services))
    assert label(services, "rules") == "House rules Beats equals  ·  Last card"  # the rules played last
    assert label(services, "best") == "Best −3"
    top(services).set_focus("rules")
    press(services, "right")
    assert label(services, "rules") == "House rules Beats weaker  ·  Last card"
    assert label(services, "best") == "Best 18"


def test_a_difficulty_chosen_at_the_table_is_told_and_counted_as_chosen(services: Services) -> None:
    crawl, chosen = games()["crawl"], ("hard", "normal", "hard")
    for n, (difficulty, points) in enumerate(zip(chosen, (9, 40, 21), strict=True)):
        when = f"2026-11-20T19:05:3{n}"
        services.records.runs.append(
            Run("crawl", defaults(crawl), n, "left", points, when, 90.0, 20, chosen={"difficulty": difficulty})
        )
    show(services, RecordsScene(services))
    assert label(services, "rules") == "House rules Warrior  ·  Hardcore"
    assert (label(services, "best"), label(services, "played")) == ("Best 21", "Finished 2")
    choose(services, "run-0")
    assert "Difficulty: Hardcore" in label(services, "rules")
    press(services, "cancel")
    top(services).set_focus("rules")
    press(services, "right")
    assert label(services, "rules") == "House rules Warrior  ·  Normal"
    assert (label(services, "best"), label(services, "played")) == ("Best 40", "Finished 1")
    press(services, "right")
    assert label(services, "rules") == "House rules Warrior  ·  Hardcore", "nothing is left open in a record"


def test_a_house_rule_that_means_nothing_parts_no_records(services: Services) -> None:
    """A warrior has no mana, whichever mana rule was chosen for the mage before."""
    crawl = games()["crawl"]
    for seed, mana in ((1, "pool"), (2, "card")):
        match = new_match(services, crawl, {"hero": "warrior", "difficulty": "hard", "mana": mana}, seed)
        match.marks.clear()
        match.play(Action("leave"))
        record_play(services, match)
    show(services, RecordsScene(services))
    assert label(services, "played") == "Finished 2"
    assert new_match(services, crawl, {"hero": "mage", "mana": "card"}).options["mana"] == "card"


def test_of_a_game_that_nobody_wins_it_counts_who_got_away(services: Services) -> None:
    rules = {**defaults(games()["crawl"]), "difficulty": "hard"}
    for n, ended in enumerate(("left", "left", "lost", "left")):
        services.records.runs.append(Run("crawl", rules, n, ended, 9, f"2026-11-20T19:05:3{n}", 90.0, 20))
    show(services, RecordsScene(services))
    figures = [label(services, id) for id in ("won", "streak", "longest")]
    assert figures == ["Walked away 3 (75%)", "Survived in a row 1", "Longest streak 2"]


def test_the_shoulders_turn_to_the_page_of_the_next_game(services: Services) -> None:
    services.records.runs = [run("won", 18)]
    show(services, RecordsScene(services))
    press(services, "next")
    assert label(services, "tab-diamonds").endswith("open")
    assert top(services).widget("played") is None
    press(services, "prev")
    assert label(services, "played") == "Finished 1"


def test_where_no_run_counts_the_sentence_says_so_and_speaks_of_no_others(services: Services) -> None:
    services.records.runs = [run("lost", -9, ("typed",))]
    show(services, RecordsScene(services))
    assert label(services, "played") == "Finished 0"
    assert label(services, "apart").startswith("No run here counts yet")
    row, words = (top(services).widget(id) for id in ("run-0", "apart"))
    assert words.box.y - row.box.bottom >= 16, "the ring of the focus lies between them"


def test_nothing_is_no_best_and_has_no_laurel(services: Services) -> None:
    rules = program_defaults(games()["crawl"])
    services.records.runs = [Run("crawl", rules, 7, "lost", 0, "2026-11-20T19:05:33", 90.0, 20)]
    show(services, RecordsScene(services))
    assert label(services, "best") == "Best –"
    assert not top(services).widget("run-0").best
    assert best_score(services.records, games()["crawl"]) is None


def test_the_best_run_has_the_laurel(services: Services) -> None:
    services.records.runs = [run("won", 18, day=1), run("won", 20, ("typed",), day=2), run("won", 7, day=3)]
    show(services, RecordsScene(services))
    best = {row: top(services).widget(row).best for row in rows(services)}
    assert best == {"run-0": False, "run-1": False, "run-2": True}


def test_without_runs_it_says_so(services: Services) -> None:
    show(services, RecordsScene(services))
    assert label(services, "none").startswith("Nobody has played by these rules yet")
    assert not any(isinstance(widget, Tile) for widget in top(services).widgets), "there is nothing to count"
    assert label(services, "box") == "Scoundrel", "what is to be played"
    assert top(services).widget("rule").box.centre[0] == pytest.approx(top(services).widget("paper").box.centre[0])
    press(services, "cancel")
    assert not services.stack.scenes


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(0.2, "1 s"), (41.0, "41 s"), (59.9, "59 s"), (60.0, "1 min"), (90.0, "2 min"), (3700.0, "1 h 2 min")],
)
def test_a_short_time_is_told_in_seconds(services: Services, seconds: float, told: str) -> None:
    services.records.runs = [replace(run("won", 18), seconds=seconds)]
    show(services, RecordsScene(services))
    assert label(services, "time") == f"Time {told}"


def test_the_history_is_newest_first_with_code_result_and_marks(services: Services) -> None:
    services.records.runs = [run("won", 18, day=1), run("lost", -9, ("practice",), day=2), run("abandoned", 0, day=3)]
    show(services, RecordsScene(services))
    assert [label(services, id) for id in rows(services)] == [
        "3 Nov 2026, 19:05  ·  U-00002D Given up",
        "2 Nov 2026, 19:05  ·  U-00002D Lost  ·  −9",
        "1 Nov 2026, 19:05  ·  U-00002D Won  ·  18",
    ]
    assert next(thing.help for thing in top(services).things() if thing.id == "run-1") == "Practice"


def test_the_dungeon_of_a_day_names_the_day_only_where_it_was_another(services: Services) -> None:
    won = run("won", 18, day=1)
    assert marks(replace(won, daily="2026-11-01")) == "Daily dungeon"
    assert marks(replace(won, daily="2026-10-31")) == "Daily dungeon, 31 Oct 2026"
    assert marks(won) == ""


def test_a_long_history_shows_the_newest(services: Services) -> None:
    services.records.runs = [run("won", 18)] * (SHOWN + 3)
    show(services, RecordsScene(services))
    assert len(rows(services)) == SHOWN
    assert label(services, "older") == "3 older runs aren't shown."


@pytest.mark.slow
def test_a_run_is_opened_explained_and_dealt_again_without_counting(services: Services) -> None:
    match = new_match(services, GAME, USUAL, 77)
    while not match.over:
        match.play(match.game.adviser().choose(match.view(0)))
    record_play(services, match)
    show(services, RecordsScene(services))
    press(services, "confirm")
    scene = top(services)
    assert isinstance(scene, RunScene)
    assert scene.focus == "watch"
    assert scene.match is not None
    assert scene.match.digest() == match.digest()
    amounts = [line.amount for line in GAME.explain(match.view(0))]
    assert len([thing for thing in scene.things() if thing.id.startswith("score-")]) == len(amounts)
    deeds = story_of(match, 0).deeds
    assert deeds
    assert [label(services, f"deed.{i}").startswith(str(say(deed.text))) for i, deed in enumerate(deeds)] == [
        True
    ] * len(deeds)
    choose(services, "again")
    table = top(services)
    assert isinstance(table, TableScene)
    assert (table.match.seed, table.match.marks) == (77, {"again"})


@pytest.mark.parametrize("language", spoken())
def test_a_runs_score_is_seen_at_once_in_large_text(make_services: MakeServices, language: str) -> None:
    services = make_services(text="2", language=language)
    scene = SCENES["run, lost"](services)
    total = scene.widget("total")
    assert total is not None
    assert scene.scroller.offset == 0
    assert total.box.bottom <= scene.scroller.box.bottom


def test_a_run_whose_moves_are_gone_cannot_be_watched_and_says_why(services: Services) -> None:
    services.records.runs = [run("won", 18)]
    show(services, RecordsScene(services))
    press(services, "confirm")
    assert "there is no replay" in label(services, "lost")
    assert not next(thing for thing in top(services).things() if thing.id == "watch").enabled
    assert services.records.runs[0].log == "2026-11-01T19-05-33"


def test_many_house_rules_stay_in_their_row_with_the_quest_by_name(make_services: MakeServices) -> None:
    deuces = games()["deuces"]
    quest = text_of("first_lantern")
    rules = {**defaults(deuces), "mode": "quest", "quest": quest, "heroes": "4"}
    rules |= {"custom.0": "familiar", "custom.1": "hard_parry", "custom.2": "rallying_cry", "master": "person"}
    for text in ("1", "2"):
        services = make_services(text=text)
        services.records.runs = [Run("deuces", rules, 7, "won", 188, "2026-11-20T19:05:33", 90.0, 20)]
        scene = show(services, RecordsScene(services))
        row = scene.widget("rules")
        assert row.worth.overflow <= 0
        assert len(row.worth.lines) <= 2
        assert row.worth.height <= row.box.h
        assert " ".join(row.worth.lines).startswith("The First Lantern")


def test_what_somebody_learns_on_the_way_parts_no_records() -> None:
    deuces = games()["deuces"]
    match = Match(deuces, {**defaults(deuces), "heroes": "1"}, 5)
    match.state.facts["custom.0"] = "familiar"
    assert chosen(match) == {}


def test_every_run_has_as_high_a_row_of_which_as_many_are_seen_whole_as_there_is_room_for(services: Services) -> None:
    every = ("practice", "stacked", "typed", "again", "computer")
    services.records.runs = [run("lost", -9, every[:n], day=n + 1) for n in range(len(every) + 1)] * 2
    show(services, RecordsScene(services))
    scene = top(services)
    shown = [scene.widget(id) for id in rows(services)]
    assert len({row.box.h for row in shown}) == 1
    assert not any(line.endswith("·") for row in shown for block in row.blocks() for line in block.lines)
    ends = [row.box.bottom for row in shown]
    foot = scene.scroller.box.bottom
    assert min(abs(end - foot) for end in ends) < 1


def test_a_run_says_how_it_ended_and_its_seed_in_small(services: Services) -> None:
    services.records.runs = [run("won", 18), run("abandoned", 0)]
    show(services, RunScene(services, services.records.runs[0]))
    assert label(services, "heading") == "Scoundrel: out alive"
    sizes = {id: top(services).widget(id).block.size for id in ("total", "line-0", "seed")}
    assert sizes["total"] > 2 * sizes["line-0"] > 2 * sizes["seed"]
    assert "U-00002D" in label(services, "seed")
    show(services, RunScene(services, services.records.runs[1]))
    assert label(services, "heading") == "Scoundrel: Given up"
    assert top(services).widget("total") is None


@pytest.mark.slow
@pytest.mark.parametrize("text", ["1", "1.5", "2"])
@pytest.mark.parametrize("language", spoken("qps"))
def test_all_rows_have_one_layout(make_services: MakeServices, text: str, language: str) -> None:
    """The date stands alone on the first line and the seed begins the next; result and score stand below each
    other."""
    every = ("practice", "stacked", "typed", "again", "computer")
    services = make_services(text=text, language=language)
    results = ("won", "lost", "left", "drawn", "abandoned")
    services.records.runs = [
        run(result, score, every[:n], day=n + 1) for result in results for score in (-208, 10) for n in range(6)
    ]
    show(services, RecordsScene(services))
    for row in map(top(services).widget, rows(services)):
        assert isinstance(row, LedgerRow)
        date, seed = row.label.split(BETWEEN)
        assert " ".join(row.name.lines) == date
        assert row.below.lines[0].startswith(seed)
        result, *score = row.value.split(BETWEEN)
        assert " ".join(row.worth.lines) == " ".join((result, *score))
        assert not score or row.worth.lines[-1] == score[0]
        edges = [line[end] for block in row.blocks() for line in block.lines for end in (0, -1)]
        assert "·" not in edges


def test_a_game_opens_on_the_house_rules_it_was_played_by_last(services: Services) -> None:
    diamonds = games()["diamonds"]
    played = {**defaults(diamonds), "mode": "dealer"}
    services.records.runs = [
        Run("diamonds", defaults(diamonds), 7, "won", 9, "2026-11-01T19:05:33", 90.0, 20),
        Run("diamonds", played, 7, "won", 9, "2026-11-02T19:05:33", 90.0, 20),
        run("won", 18, wear="equal", day=3),
    ]
    scene = show(services, RecordsScene(services))
    assert isinstance(scene, RecordsScene)
    assert scene.rules["wear"] == "equal"
    press(services, "next")
    assert scene.rules == played
    assert len(rows(services)) == 1
    press(services, "prev")
    assert scene.rules["wear"] == "equal"
