"""Tests that nothing is lost if the program is killed during a Dungeon Crawl or while a name is written."""

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.store.high_scores import play_of, to_line
from game.core.match import Match
from tests.app import highscores
from tests.e2e.controls import Keyboard
from tests.e2e.crawl import QUICK, Crawler, begun, rows_of, sheet, walked_out
from tests.e2e.test_kill import holds, plays, press_and_kill, resume
from tests.e2e.window import Window, leave_running, thing

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
KILLS = 4
BEFORE, AFTER = -1.0, float("inf")
MOMENTS = (BEFORE, 0.0, 0.03, 0.06, 0.1, AFTER)  # seconds from the press that signs until the kill


@pytest.mark.parametrize("hero", ["warrior", "mage"])
def test_kills_in_the_middle_of_a_crawl(start: Start, data: Path, hero: str) -> None:
    """It continues exactly where it was; any rows that the random keys have written to the high scores are
    undamaged."""
    chance, wanted = random.Random(hero), begun(hero=hero)
    running = leave_running(data, wanted)
    longest = 0
    for _ in range(KILLS):
        window = start("crawl", settings=QUICK)
        resume(window, wanted)
        window.focus()
        before = press_and_kill(window, chance)
        found = list(plays(window, "crawl"))
        if before["scene"] == "table":
            assert any(holds(match, before["facts"]) for match in found), "an action that was seen is lost"
        rows_of(data)
        longest = max(longest, len(found[0].log))
        if not running.exists():  # the play has ended
            leave_running(data, begun(hero=hero))
        (wanted, *_ended) = plays(window, "crawl")
        assert "Traceback" not in window.log()
        window.close()
    assert longest > 0, "something should be done between the kills"


def signed_and_killed(start: Start, data: Path, pictures: Path, match: Match, moment: float) -> int:
    """Choose a name for a finished play and kill the window some seconds later; return how often the play is in the
    file."""
    leave_running(data, match)
    window = start("crawl", settings=QUICK)
    window.focus()
    player = Crawler(window, Keyboard(window), pictures)
    player.look(window.scene("result"))
    player.go("sign", "sign")
    if moment > BEFORE:
        window.keys("Return")
    if moment == AFTER:
        window.scene("scores")
    else:
        time.sleep(max(0.0, moment))
    window.kill()
    window.close()
    return [row.play for row in rows_of(data)].count(play_of(match))


def test_kills_while_a_name_is_written(start: Start, data: Path, pictures: Path) -> None:
    """A play is in the file once or not at all, and each missing one can be signed later, once."""
    sheet(data).parent.mkdir(parents=True)
    sheet(data).write_bytes(to_line(highscores.row(0)))
    matches = [walked_out() for _ in MOMENTS]
    written = [signed_and_killed(start, data, pictures, *each) for each in zip(matches, MOMENTS, strict=True)]
    assert (written[0], written[-1]) == (0, 1)
    window = start(settings=QUICK)
    window.focus()
    player = Crawler(window, Keyboard(window), pictures)
    player.go_to("title")
    player.go("records", "records")
    unsigned = 0
    for number in range(len(matches)):
        tree = player.go(f"run-{number}", "run")
        if thing(tree, "sign"):
            player.sign_again(highscores.row(0).name)
            tree = player.back("run")
            assert thing(tree, "sign") is None
            unsigned += 1
        player.back("records")
    assert unsigned == written.count(0)
    assert sorted(row.play for row in rows_of(data)[1:]) == sorted(map(play_of, matches))
    assert "Traceback" not in window.log()
