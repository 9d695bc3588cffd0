"""Tests that a play continues exactly where it was after the window was killed at a random moment.

Games of Scoundrel are killed, a quarter of fifty-two by day, and one of every mode with several people or
characters, again and again.
"""

import json
import random
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.core import save
from game.core.game import HUMAN, defaults, mode_of
from game.core.match import Match
from game.rules import games
from tests.app import descent, ways
from tests.e2e.window import Tree, Window, leave_running, running_file
from tests.rotation import rotating

pytestmark = pytest.mark.e2e
GAMES = 13
PRESSES = ("1", "2", "3", "4", "v", "Return")
BETWEEN = 40  # milliseconds between two presses
AFTER = 0.4  # seconds that the window may live after the last press
CALM = 1.5  # seconds after which every animation has ended, at the speed "instant" or 4
ANEW = ("p", "Up", "Return", "Right", "Return")  # pause menu: give up and deal anew, yes
AGAIN = ("Return",)  # the result's first button
SPEEDS = ("instant", "1", "4")


def plays(window: Window, game: str = "scoundrel") -> Iterator[Match]:
    """Yield every play on the disk: the running one first, then the finished ones."""
    running = (path for path in (window.data / "running").glob(f"{game}*.json") if ".earlier-" not in path.name)
    for path in (*running, *sorted((window.data / "logs").glob("*.json"), reverse=True)):
        yield save.read(path.read_text(encoding="utf-8"), games())


def holds(match: Match, facts: Tree) -> bool:
    """True if a play passes through the state that was seen."""
    earlier = Match(match.game, match.options, match.seed, seats=match.seats)
    for action in match.log[: facts["actions"]]:
        earlier.play(action)
    return earlier.digest() == facts["digest"]


def seen(tree: Tree) -> list[str]:
    """Everything that the table shows as JSON lines, without the focus, what depends on it, and the speed."""
    things = [{**each, "state": {}} for each in tree["things"] if each["id"] not in ("preview", "speed")]
    return [json.dumps(each, sort_keys=True) for each in (tree["facts"], *things)]


def comparable(tree: Tree) -> bool:
    """True if this is a table without picks, which are no actions and therefore not saved."""
    return tree["scene"] == "table" and not tree["facts"]["picked"]


def resume(window: Window, wanted: Match | None) -> Tree:
    """The table after a start: it must show the play that was on the disk, or a new one if that had ended."""
    tree = window.scene("table", "result")
    if wanted is not None and wanted.over:
        assert tree["scene"] == "result"
    elif wanted is not None:
        facts = tree["facts"]
        assert (facts["actions"], facts["digest"]) == (len(wanted.log), wanted.digest())
        view = wanted.view(facts["seat"])
        assert facts["legal"] == [str(action) for action in view.legal]
        assert json.dumps(facts["view"], sort_keys=True) == json.dumps(view.data(), sort_keys=True)
    return tree


def deal_anew(window: Window, tree: Tree) -> None:
    """Give up the current play and start a new one."""
    old = tree["facts"].get("digest")
    window.keys(*(ANEW if tree["scene"] == "table" else AGAIN))
    window.wait(lambda tree: tree["scene"] == "table" and tree["facts"]["digest"] != old, "a new deal")


def kill_at_rest(window: Window) -> Tree:
    """Avoid the room, and kill the window when the new one lies still; return the tree that was shown last."""
    window.keys("v")
    time.sleep(CALM)
    window.kill()
    tree = window.tree()
    assert tree is not None
    return tree


def press_and_kill(window: Window, chance: random.Random) -> Tree:
    """Press random keys, and kill the window during or soon after them; return the tree that was shown last at rest."""
    keys = chance.choices(PRESSES, k=chance.randrange(4, 14))
    presses = subprocess.Popen(["xdotool", "key", "--delay", str(BETWEEN), *keys], env=window.env)
    time.sleep(chance.uniform(0.1, len(keys) * BETWEEN / 1000 + AFTER))
    window.kill()
    presses.wait()  # otherwise a key would stay down
    tree = window.tree()
    assert tree is not None
    return tree


@pytest.mark.parametrize("seed", rotating(range(4)))
def test_kills_one_after_the_other(start: Callable[..., Window], seed: int) -> None:
    """Nothing that was shown is lost, and what is on the disk comes back exactly."""
    chance = random.Random(seed)
    wanted: Match | None = None
    before: Tree | None = None
    same = in_mid_game = 0
    for number in range(GAMES + 1):
        speed = SPEEDS[number % len(SPEEDS)]
        window = start(
            "scoundrel",
            settings={"speed": speed, "ask_fatal": False, "welcomed": True, "taught": ["scoundrel", "diamonds"]},
        )
        tree = resume(window, wanted)
        if before and comparable(before) and before["facts"]["digest"] == tree["facts"].get("digest"):
            assert seen(tree) == seen(before)
            same += 1
        if number == GAMES:
            break
        window.focus()
        if wanted is not None:
            deal_anew(window, tree)
        before = press_and_kill(window, chance) if number % 4 else kill_at_rest(window)
        found = list(plays(window))
        if before["scene"] == "table":
            assert any(holds(match, before["facts"]) for match in found), "an action that was seen is lost"
        wanted = found[0] if (window.data / "running" / "scoundrel.json").exists() else None
        in_mid_game += wanted is not None and bool(wanted.log) and not wanted.over
        window.close()
    assert in_mid_game > GAMES / 4, "more games should be killed in the middle"
    assert same > 1, "the table was compared too rarely"


# several at the table

KILLS = 4
SHEETS = {"hit": "dice", "heal": "dice", "roll": "dice", "rest": "rest"}  # the page over a descent's table, by phase
SEATED = ("seat.0", "seat.1", "start")


def begun(mode: str) -> Match:
    """A newly begun play of a mode, with two people or with a party of eight."""
    if mode == "party":
        return descent.down(8, rooms=99)
    game = games()["diamonds"]
    return Match(game, {**defaults(game), "mode": mode}, 7, seats=(HUMAN, HUMAN))


def sit_down(window: Window) -> None:
    """Take both seats with the keyboard: the question about devices comes after every start."""
    window.focus()
    for id in SEATED:
        window.wait(lambda tree, id=id: (tree["scene"], tree["focus"]) == ("seats", id), id)
        window.keys("Return")


def come_back(window: Window, wanted: Match) -> Tree:
    """The play as it was on the disk: its table, or the page over it with every character."""
    sheet = SHEETS.get(str(wanted.state.facts.get("phase")))
    if sheet is None or wanted.over:
        return resume(window, wanted)
    tree = window.scene(sheet)
    shown = [each["id"] for each in tree["things"] if each["id"].startswith("pc.")]
    assert sheet == "dice" or len(shown) == len(descent.PEOPLE)  # the dice page shows only characters who get dice
    return tree


@pytest.mark.parametrize("mode", ["duo", "dealer", "party"])
def test_kills_where_several_sit_at_the_table(start: Callable[..., Window], tmp_path: Path, mode: str) -> None:
    """The play continues after its last action, the devices are asked for again, and the characters are unchanged."""
    chance, wanted = random.Random(mode), begun(mode)
    running = leave_running(tmp_path / "game" / "data", wanted)
    longest = 0
    for _ in range(KILLS):
        quick = {"speed": "instant", "ask_fatal": False, "welcomed": True, "taught": ["scoundrel", "diamonds"]}
        window = start("diamonds", settings=quick)
        if mode != "party":
            sit_down(window)
        come_back(window, wanted)
        window.focus()
        before = press_and_kill(window, chance)
        found = list(plays(window, "diamonds"))
        if before["scene"] == "table":
            assert any(holds(match, before["facts"]) for match in found), "an action that was seen is lost"
        longest = max(longest, len(found[0].log))
        if not running.exists():  # the play has ended
            running.write_text(save.write(begun(mode), "0"), encoding="utf-8")
        (wanted, *_ended) = plays(window, "diamonds")
        assert "Traceback" not in window.log()
        window.close()
    assert longest > len(begun(mode).log), "more should be done between the kills"


# several plays under way


WAYS = (("scoundrel", ""), ("diamonds", "solo"), ("crawl", "mage"), ("deuces", "boss"))


def open_play(window: Window, match: Match) -> Tree:
    """Go on with a play from the title, by the list of all that are under way."""
    window.scene("title")
    window.focus()
    window.keys("Return")
    row = f"play-{match.game.id}-{mode_of(match.game, match.options)}".removesuffix("-")
    rows = {each["id"] for each in window.scene("continue")["things"] if each["role"] == "row"}
    assert row in rows
    for _ in rows:
        if window.scene("continue")["focus"] == row:
            break
        before = window.scene("continue")["focus"]
        window.keys("Down")
        window.wait(lambda tree, before=before: tree["focus"] != before, "another row")
    window.keys("Return")
    return window.scene("table", "result")


def test_kills_between_plays_of_several_modes(start: Callable[..., Window], tmp_path: Path) -> None:
    """Whichever play the window is killed in, it is kept up to its last action, and all others are as they were."""
    data = tmp_path / "game" / "data"
    wanted = {way: ways.begun(*way) for way in WAYS}
    for match in wanted.values():
        leave_running(data, match)
    quick = {"speed": "instant", "ask_fatal": False, "welcomed": True, "taught": list(games())}
    chance, moved = random.Random(5), 0
    for way in WAYS[::-1]:
        window = start(settings=quick)
        open_play(window, wanted[way])
        window.focus()
        before = press_and_kill(window, chance)
        match = wanted.pop(way)
        found = [each for each in plays(window, way[0]) if mode_of(each.game, each.options) == way[1]]
        if before["scene"] == "table":
            assert any(holds(each, before["facts"]) for each in found), "an action that was seen is lost"
        assert any(each.log[: len(match.log)] == match.log for each in found), "it did not go on where it was"
        moved += len(found[0].log) > len(match.log)
        if running_file(data, match).exists():  # it has not ended
            wanted[way] = found[0]
        for other in wanted.values():
            kept = save.read(running_file(data, other).read_text(encoding="utf-8"), games())
            assert (kept.log, kept.digest()) == (other.log, other.digest())
        assert "Traceback" not in window.log()
        window.close()
    assert moved, "something should be done between the kills"
