"""Tests for the command line: what it prints, what it refuses, and with which exit status."""

import io
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import __version__, files, i18n
from game.__main__ import main
from game.bots import Random, agents, stream
from game.cli import listing, parser, playing, terminal
from game.cli import main as cli
from game.core import blanks, save, seeds
from game.core.game import HUMAN, defaults
from game.core.match import FREE, Match
from game.core.moot import MootAnswers, moot_answer
from game.core.view import Action
from game.rules import games
from game.rules.scoundrel import GAME
from game.sim import play
from game.window_options import WindowArgs
from tests.core.shuffler import Shuffler
from tests.rules.diamonds import stacked as stacked_party
from tests.rules.scoundrel import ENDINGS, LONG, WAY, stacked

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def english_again():
    """Let other tests find the language that they expect."""
    yield
    i18n.install(i18n.SOURCE)


@pytest.fixture
def run(monkeypatch, capsys):
    """Return a function that runs the program in this process with typed lines: exit status, stdout, stderr."""

    def call(*words, typed=()):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        status = main([str(word) for word in words])
        said = capsys.readouterr()
        return status, said.out, said.err

    return call


def process(*words, typed="", **more):
    return subprocess.run(
        [sys.executable, "-m", "game", *words], input=typed, cwd=ROOT, capture_output=True, text=True, **more
    )


# games


def test_games_are_listed_for_people(run):
    status, out, err = run("games")
    assert (status, err) == (0, "")
    for word in ("scoundrel", "Zach Gage", "--set wear=", "lower", "equal", "--set end=", "greedy", "random"):
        assert word in out


def test_games_are_listed_for_programs(run):
    status, out, _ = run("games", "--json")
    told = next(game for game in json.loads(out) if game["id"] == "scoundrel")
    assert status == 0
    assert told["id"] == "scoundrel"
    usual = {option["key"]: option["default"] for option in told["options"]}
    assert usual == {"wear": "lower", "end": "all", "grade": "any"}
    assert [value["value"] for value in told["options"][0]["values"]] == ["lower", "equal"]
    assert list(told["verbs"]) == ["avoid", "take", "drink", "fight"]
    assert told["zones"] == ["deck", "room.0", "room.1", "room.2", "room.3", "weapon", "slain", "discard"]
    assert (told["gauges"], told["agents"], len(told["seats"])) == (["health"], ["random", "greedy", "expert"], 1)
    assert told == listing.describe(GAME)


def test_programs_get_an_option_of_their_own_where_a_person_would_be_asked(run):
    _, out, _ = run("games", "--json")
    options = next(game for game in json.loads(out) if game["id"] == "crawl")["options"]
    told = {option["key"]: (option["default"], option["program"]) for option in options}
    assert told["difficulty"] == ("ask", "normal")
    assert told["hero"] == ("warrior", "warrior")


# play: card names that depend on the zone


def test_a_card_is_called_what_it_is_where_it_lies(run):
    _, out, _ = run("play", "crawl", "--seed", 5, typed=["hard", "enter"])
    assert "hero  Q♣   (Warrior)" in out
    assert "monster  2♣ Rat   (Hits for 13 at most)" in out
    assert "initiative  K♠   (Your initiative)" in out
    assert "Lich King" not in out


def test_what_can_be_counted_is_counted_for_the_one_who_asks(run):
    _, out, _ = run("play", "crawl", "--seed", 5, typed=["hard", "enter", "deck"])
    assert "Red                   11 to 25, about 17.6" in out
    assert "The next blow hits in 49% of cases." in out


# play --json


def test_programs_are_not_asked_for_the_difficulty_and_people_are(run):
    _, out, _ = run("play", "crawl", "--seed", 1, "--json")
    assert json.loads(out.splitlines()[0])["legal"] == ["enter", "leave"]
    _, out, _ = run("play", "crawl", "--seed", 1, "--json", "--set", "difficulty=ask")
    assert json.loads(out.splitlines()[0])["legal"] == ["normal", "hard"]
    _, out, _ = run("play", "crawl", "--seed", 1)
    assert " 2  " in out
    assert parser.window(["crawl", "--set", "mana=card"]).options["difficulty"] == "ask"
    _, out, _ = run("sim", "crawl", "--games", 2, "--jobs", 1, "--json")
    assert json.loads(out)["options"]["difficulty"] == "normal"


def test_a_line_has_the_view_the_choices_and_the_news(run):
    status, out, err = run("play", "scoundrel", "--json", "--deal", stacked("QS 5D 3H 2C"), typed=["take 5D"])
    first, second = map(json.loads, out.splitlines())
    assert (status, err) == (0, "")
    assert list(first) == ["seat", "view", "legal", "events", "outcome"]
    assert first["seat"] == 0
    assert first["outcome"] is None
    assert first["view"]["zones"]["deck"] == [None] * 40
    assert first["view"]["zones"]["room.0"] == ["QS"]
    assert first["view"]["tokens"] == {}
    assert first["view"]["gauges"] == {"health": 20}
    assert first["view"]["facts"] == {"faced": 0, "drunk": False, "avoided": False, "last": None}
    assert first["legal"] == ["avoid", "fight QS fists", "take 5D", "drink 3H", "fight 2C fists"]
    assert first["events"][:2] == ["shuffled deck", "moved QS deck room.0"]
    assert second["events"] == ["told equip 5D", "moved 5D room.1 weapon", "noted last 5D", "noted faced 1"]


def test_the_end_is_one_line_and_exit_0(run):
    typed = f"{WAY},{ENDINGS['all', 'potion'][0]}".split(",")
    status, out, _ = run("play", "scoundrel", "--json", "--deal", stacked(LONG), typed=[*typed, "avoid"])
    last = json.loads(out.splitlines()[-1])
    assert status == 0
    assert last["outcome"] == {"result": "won", "results": ["won"], "scores": [27]}
    assert last["score"][0][1] + last["score"][1][1] == 27
    assert last["legal"] == []


def test_the_same_seed_deals_the_same_room_whichever_way_it_is_written(run):
    lines = [run("play", "scoundrel", "--json", "--seed", seed)[1] for seed in ("77", "U-00002D", "u-2d")]
    assert lines[0] == lines[1] == lines[2]
    assert seeds.code(77) == "U-00002D"


def test_without_a_seed_each_game_is_another_and_its_seed_is_fresh(run, tmp_path):
    found = set()
    for number in range(3):
        run("play", "scoundrel", "--json", "--save", tmp_path / f"{number}.json")
        found.add(json.loads((tmp_path / f"{number}.json").read_text())["seed"])
    assert len(found) == 3
    assert max(found) < seeds.FRESH


def test_an_agent_in_the_seat_plays_to_the_end(run, tmp_path):
    file = tmp_path / "greedy.json"
    status, out, _ = run("play", "scoundrel", "--json", "--seed", 2, "--seat", "0=greedy", "--save", file)
    (told,) = map(json.loads, out.splitlines())
    assert status == 0
    assert tuple(told["outcome"]["scores"]) == play(GAME, defaults(GAME), "greedy", 2).state.outcome.scores
    assert save.read(file.read_text(), games()).seats == ("greedy",)


def test_a_game_is_kept_at_the_end_of_the_input(run, tmp_path):
    file = tmp_path / "new folder" / "kept.json"
    status, *_ = run("play", "scoundrel", "--json", "--seed", 1, "--save", file, typed=["avoid", "take 10D"])
    match = save.read(file.read_text(), games())
    assert status == 0
    assert [str(action) for action in match.log] == ["avoid", "take 10D"]
    assert match.marks == {"typed"}


def test_a_file_that_cannot_be_written_is_named_before_the_game_begins(run, tmp_path):
    (tmp_path / "file").write_text("")
    status, out, err = run("play", "scoundrel", "--json", "--save", tmp_path / "file" / "x.json")
    assert (status, out) == (2, "")
    assert "x.json" in err
    assert len(err.splitlines()) == 1


@pytest.mark.slow
def test_what_is_typed_in_another_encoding_is_an_illegal_line():
    done = subprocess.run(
        [sys.executable, "-m", "game", "play", "scoundrel", "--json", "--seed", "1"],
        input=b"\xff\xfe avoid\n",
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    assert "error" in json.loads(done.stdout.splitlines()[1])
    assert done.stderr == b""


def test_no_line_that_is_typed_breaks_it(run):
    rng = random.Random(8)
    signs = "avoid fight take drink 2C QS weapon fists 0123456789:.,-=éß♠\t\0{}[]\\\"'%"
    lines = ["".join(rng.choices(signs, k=rng.randrange(30))) for _ in range(300)] + ["x" * 100_000, "999:avoid", "1:"]
    status, out, err = run("play", "scoundrel", "--json", "--seed", 1, typed=[*lines, "avoid"])
    told = list(map(json.loads, out.splitlines()))
    assert (status, err, len(told)) == (0, "", len(lines) + 2)
    assert all("error" in line for line in told[1:-1])
    assert max(map(len, out.splitlines()[1:-1])) < 1000


# --deal


@pytest.mark.parametrize(
    ("deal", "named"),
    [
        ("2C,ZZ", ["ZZ"]),
        ("", ["2C", "KS", "10H"]),
        (stacked("QH"), ["QH"]),
        (stacked("2C 2C"), ["Twice: 2C"]),
        (stacked("2C").removeprefix("2C,"), ["Missing: 2C"]),
        ("cellar=2C", ["cellar"]),
        ("2C;3C", ["2C;3C"]),
    ],
)
def test_a_deal_that_does_not_fit_is_refused_with_the_cards_named(run, deal, named):
    status, out, err = run("play", "scoundrel", "--json", "--deal", deal)
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert all(word in err for word in named)


def test_a_deal_may_name_its_pack(run):
    plain = run("play", "scoundrel", "--json", "--seed", 1, "--deal", stacked("QS"))
    named = run("play", "scoundrel", "--json", "--seed", 1, "--deal", "deck=" + stacked("QS"))
    assert plain == named


def test_a_further_deal_waits_for_the_next_shuffle(run):
    status, out, err = run("play", "scoundrel", "--json", "--deal", stacked("QS"), "--deal", stacked("KS"))
    assert (status, err) == (0, "")
    assert json.loads(out)["view"]["zones"]["room.0"] == ["QS"]


def test_a_deal_that_turns_out_wrong_in_mid_game_keeps_the_game_so_far(run, monkeypatch, tmp_path):
    monkeypatch.setattr("game.cli.parser.games", lambda: {"shuffler": Shuffler()})
    deals = [word for deal in ("2C,3C", "3C,2C", "2C,QS") for word in ("--deal", deal)]
    file = tmp_path / "kept.json"
    status, out, err = run(
        "play", "shuffler", "--json", *deals, "--save", file, typed=["shuffle", "shuffle", "shuffle"]
    )
    told = list(map(json.loads, out.splitlines()))
    assert (status, err) == (2, "")
    assert "QS" in told[-1]["error"]
    kept = save.read(file.read_text(), {"shuffler": Shuffler()})
    assert [str(action) for action in kept.log] == ["shuffle"]
    status, _, err = run("play", "shuffler", *deals, typed=["1", "1"])
    assert status == 2
    assert "QS" in err


# play for people


def duel(top: str) -> str:
    return stacked_party(top, packs=2)


def test_a_person_sees_the_room_the_life_and_numbered_choices(run):
    status, out, err = run("play", "scoundrel", "--deal", stacked("5D QS 3H 2C"), typed=["2", "fight QS weapon"])
    assert (status, err) == (0, "")
    for words in ("Life 20", "Dungeon 40", "5♦ Spear", "Q♠ Vampire Queen", "Avoid:", "Take the Spear: strength 5"):
        assert words in out
    for words in (
        "You take the Spear: strength 5.",
        "Vampire Queen with the Spear: you lose 7.",
        "Spear: lose 7",
        "Life: 20 to 13",
        "Strikes below 12",
    ):
        assert words in out


def test_a_person_may_ask_undo_and_go(run):
    typed = ["hint", "deck", "undo", "what?", "99", "1", "deck", "undo", "2", "u", "discards", "quit"]
    status, out, err = run("play", "scoundrel", "--deal", stacked("10D KC 2H 9S 4D 6D 7D 8D"), typed=typed)
    assert (status, err) == (0, "")
    assert "Take the Battle Axe first: the Minotaur is next" in out
    assert "You know no cards in the dungeon." in out
    assert out.count("That cannot be undone") == 2
    assert "Lowest in the dungeon, in this order: 10♦ Battle Axe, K♣ Minotaur, 2♥ Vial, 9♠ Skeleton" in out
    assert out.count("Type a number.") == 3


def test_a_typed_number_or_text_may_have_any_dash_and_blank(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("\N{MINUS SIGN} 3\n  Ho\N{NO-BREAK SPACE}there\u200b \n hp.1 \n"))
    action = terminal._filled(Action("say", ("?-5..5", blanks.TEXT, "?hp.0|hp.1")))
    assert action.ids == ("-3", blanks.encode("Ho there"), "hp.1")


def test_a_person_is_told_the_score_line_by_line(run):
    status, out, _ = run("play", "scoundrel", "--deal", stacked("AC KC QS 2H"), typed=["fight AC fists", "1"])
    assert status == 0
    assert "You have lost." in out
    assert "Life when you fell" in out
    assert "monsters still in the dungeon" in out
    assert "Score: −176" in out


def test_two_people_share_the_screen_and_each_is_told_whose_turn_it_is(run):
    line = ("play", "diamonds", "--set", "mode=duo", "--seat", "1=human", "--deal", duel("XR XB XR.1 XB.1 2D 3D 4D"))
    status, out, _ = run(*line, typed=["fight XR", "1:fight XB", "fight XR.1", "1:fight XB.1"])
    assert status == 0
    for words in ("First party: You decide for both", "Second party: Face 3 more cards", "Neither party made it out"):
        assert words in out
    assert out.count("Score: −426") == 2


def test_a_dealer_may_speak_or_the_party_act_and_both_are_offered(run):
    line = ("play", "diamonds", "--set", "mode=dealer", "--seat", "1=human", "--deal", stacked_party("9C XR 5D 5H"))
    turned = ["1", "1", "1", "1"]
    status, out, _ = run(*line, typed=[*turned, "6", "Mind your heads!", "fight 9C"])
    assert status == 0
    for words in (
        "Dealer: Tell what they see",
        "Say in your own words what the party sees",
        "“Mind your heads!”",
        "You fight the Bear bare-handed: you lose 9.",
    ):
        assert words in out
    _, out, _ = run(*line, typed=[*turned, "fight 9C"])
    assert "You fight the Bear bare-handed: you lose 9." in out


@pytest.mark.slow
def test_a_console_that_knows_few_signs_gets_plain_ones():
    done = process("play", "scoundrel", "--seed", "1", typed="hint\n", env=os.environ | {"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, "")
    assert "JC Cyclops" in done.stdout
    assert done.stdout.isascii()


# replay


def test_a_replay_prints_every_action_and_the_result(run):
    status, out, err = run("replay", ROOT / "tests/replays/scoundrel-lower-all-won.json")
    assert (status, err) == (0, "")
    for words in ("take 10D", "49 actions, every digest matches (81a2638aba3a)", "You have won.", "Score: 10"):
        assert words in out


@pytest.mark.parametrize("text", [b"", b"{}", b"\xff\xfe\x00", b"\0" * 500, b"[" * 5000])
def test_a_file_that_is_no_save_is_refused(run, tmp_path, text):
    (tmp_path / "bad.json").write_bytes(text)
    status, out, err = run("replay", tmp_path / "bad.json")
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert (tmp_path / "bad.json").read_bytes() == text


def test_a_file_that_is_not_there_is_named(run, tmp_path):
    for name in ("nowhere.json", "."):
        status, _, err = run("replay", tmp_path / name)
        assert (status, len(err.splitlines())) == (2, 1)
        assert str(tmp_path) in err


# sim


@pytest.mark.slow
def test_a_study_comes_out_the_same_for_any_number_of_processes(run):
    told = []
    for jobs in (1, 2):
        status, out, _ = run("sim", "scoundrel", "--games", 230, "--seed", 5, "--jobs", jobs, "--json")
        assert status == 0
        told.append(json.loads(out))
        assert told[-1].pop("seconds") > 0
        assert told[-1].pop("games_per_second") > 0
    assert told[0] == told[1]
    assert list(told[0]) == [
        "game",
        "options",
        "agent",
        "games",
        "seed",
        "won",
        "win_rate",
        "win_rate_95",
        "score",
        "actions",
    ]
    assert list(told[0]["score"]) == ["mean", "p5", "median", "p95"]
    assert (told[0]["agent"], told[0]["seed"], told[0]["games"]) == ("random", 5, 230)


def test_game_i_of_a_study_is_the_deal_of_seed_plus_i(run, tmp_path):
    scores = []
    for seed in range(2, 6):
        _, out, _ = run("play", "scoundrel", "--json", "--seed", seed, "--seat", "0=greedy", "--set", "wear=equal")
        scores += json.loads(out)["outcome"]["scores"]
    words = ("--agent", "greedy", "--set", "wear=equal", "--jobs", 1, "--json")
    _, out, _ = run("sim", "scoundrel", "--games", 4, "--seed", 2, *words)
    told = json.loads(out)
    assert told["score"]["mean"] == sum(scores) / 4
    assert told["won"] == sum(score > 0 for score in scores)
    assert told["options"] == {"wear": "equal", "end": "all"}


def test_a_study_is_told_to_people(run):
    status, out, err = run("sim", "scoundrel", "--games", 20, "--agent", "greedy", "--jobs", 1)
    assert (status, err) == (0, "")
    for words in ("of 20 won", "95%", "mean", "games a second"):
        assert words in out


# refusals


@pytest.mark.parametrize(
    "words",
    [
        "nonsense",
        "play",
        "play nonsense",
        "play scoundrel --seed x",
        "play scoundrel --seed -1",
        "play scoundrel --seed 9223372036854775808",
        "play scoundrel --set wear",
        "play scoundrel --set wear=never",
        "play scoundrel --set colour=red",
        "play scoundrel --seat 1=greedy",
        "play scoundrel --seat x=greedy",
        "play scoundrel --seat 0=nobody",
        "play scoundrel --jso",
        "play scoundrel more",
        "replay",
        "sim scoundrel",
        "sim scoundrel --games 0",
        "sim scoundrel --games many",
        "sim scoundrel --games 5 --agent human",
        "sim scoundrel --games 5 --jobs 0",
        "sim scoundrel --games 5 --seed 9223372036854775806",
        "sim nonsense --games 5",
        "games more",
        "scoundrel scoundrel",
        "--size 10",
        "--size 0x100",
        "--size 1280*800",
        "--size 99999x800",
        "--fullscreen --windowed",
        "--lang tlh",
        "--set wear=equal",
        "scoundrel --set wear=never",
        "scoundrel --seed x",
        "--nonsense",
    ],
)
def test_a_line_that_makes_no_sense_is_refused_in_one_line(run, words):
    status, out, err = run(*words.split())
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert "Traceback" not in err


# the language


@pytest.mark.parametrize("words", [(), *(tuple(name.split()) for name in parser.COMMANDS)], ids=" ".join)
def test_every_command_speaks_the_language_that_is_asked_for(run, words):
    _status, helped, _err = run(*words, "--help", "--lang", "de")
    assert f"die Sprache: {', '.join(i18n.codes())}" in " ".join(helped.split())
    assert "die Sprache" not in run(*words, "--help", "--lang=en")[1]


def test_mistakes_are_told_in_the_language_that_is_asked_for(run):
    assert run("replay", "nowhere.json", "--lang", "de")[2] == "Es gibt keine Datei „nowhere.json“.\n"
    assert run("play", "nonsense", "--lang", "de")[2].startswith("Es gibt kein Spiel")


@pytest.mark.parametrize("words", [(), *(tuple(name.split()) for name in parser.COMMANDS)], ids=" ".join)
def test_an_unknown_language_is_refused_by_every_command(run, words):
    there = ", ".join(i18n.codes())
    assert run(*words, "--lang", "tlh") == (2, "", f"There is no language “tlh”; there are: {there}.\n")


# the window


def asked(*words):
    seen = []
    assert cli.run(words, lambda args: seen.append(args) or 0) == 0
    return seen[0]


def test_the_window_gets_what_was_asked_for():
    assert asked() == WindowArgs()
    assert asked("scoundrel", "--seed", "U-00002D", "--set", "end=full") == WindowArgs(
        game="scoundrel", seed=77, options={"wear": "lower", "end": "full"}
    )
    assert asked("--data-dir", "/tmp/x", "--size", "1280x800", "--fullscreen", "--mute", "--safe-mode") == WindowArgs(
        data_dir=Path("/tmp/x"), size=(1280, 800), fullscreen=True, mute=True, safe_mode=True
    )
    assert asked("--windowed", "--lang", "qps") == WindowArgs(fullscreen=False, lang="qps")


@pytest.mark.parametrize("status", [0, 1, 2])
def test_the_windows_status_is_the_programs(status):
    assert cli.run([], lambda _: status) == status


def test_the_window_is_only_loaded_when_it_is_asked_for(monkeypatch):
    seen = []
    stub = SimpleNamespace(run=lambda args: seen.append(args) or 7)
    monkeypatch.setitem(sys.modules, "game.app.main", stub)
    assert main(["scoundrel", "--seed", "5"]) == 7
    assert seen == [WindowArgs(game="scoundrel", seed=5)]


# help, version, self-test, faults


def test_version_and_help(run):
    assert run("--version")[:2] == (0, f"Underdeck {__version__}\n")
    status, out, _ = run("--help")
    assert status == 0
    for word in (
        "games",
        "play",
        "replay",
        "sim",
        "--seed",
        "--set",
        "--data-dir",
        "--size",
        "--fullscreen",
        "--windowed",
    ):
        assert word in out
    for name in ("games", "play", "replay", "sim"):
        status, out, _ = run(name, "--help")
        assert status == 0
        assert "--json" in out


@pytest.mark.parametrize("status", [0, 1])
def test_the_self_test_finds_everything_if_the_window_does(run, monkeypatch, status):
    monkeypatch.setitem(sys.modules, "game.app.self_test", SimpleNamespace(run=lambda: status))
    assert run("--self-test")[0] == status
    assert ("scoundrel" in run("--self-test")[1]) == (not status)
    assert run("--self-test")[2] == ""


def test_the_self_test_names_what_is_missing(run, monkeypatch, tmp_path):
    monkeypatch.setattr(files, "root", lambda: tmp_path)
    monkeypatch.setattr("game.cli.selftest.DIGEST", "000000000000")
    status, out, err = run("--self-test")
    assert (status, out) == (1, "")
    assert "plays out differently" in err
    assert "table.tmx" in err


def test_a_fault_of_ours_is_written_down_and_its_place_told(run, monkeypatch, tmp_path):
    monkeypatch.setattr(files, "homes", lambda *_: files.Homes(tmp_path, tmp_path, tmp_path / "log"))
    monkeypatch.setattr(playing, "_deal", lambda raw: 1 / 0)
    status, out, err = run("play", "scoundrel")
    assert (status, out, len(err.splitlines())) == (1, "", 1)
    file = tmp_path / "log" / "fault.log"
    assert str(file) in err
    assert "ZeroDivisionError" in file.read_text()


def test_a_fault_where_nothing_can_be_written_is_still_one_line(run, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(files, "homes", lambda *_: files.Homes(tmp_path, tmp_path, tmp_path / "file" / "log"))
    monkeypatch.setattr(playing, "_deal", lambda raw: 1 / 0)
    status, _, err = run("play", "scoundrel")
    assert (status, len(err.splitlines())) == (1, 1)
    assert "ZeroDivisionError" in err


def test_an_interrupt_keeps_the_game(run, monkeypatch, tmp_path):
    def interrupted(*_):
        raise KeyboardInterrupt

    file = tmp_path / "kept.json"
    monkeypatch.setattr("game.cli.json_lines._read", interrupted)
    status, _, err = run("play", "scoundrel", "--json", "--save", file)
    assert (status, err) == (cli.INTERRUPTED, "")
    assert save.read(file.read_text(), games()).log == []


@pytest.mark.slow
def test_a_windowed_build_has_no_streams_and_does_not_mind():
    code = (
        "import sys; sys.stdin = sys.stdout = sys.stderr = None; from game.__main__ import main; "
        "lines = 'games', 'play scoundrel --json', 'nonsense', '--version', '--help'; "
        "results = [main(line.split()) for line in lines]; "
        "import os; os._exit(int(results != [0, 0, 2, 0, 0]))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a broken pipe is another thing there")
def test_a_reader_that_goes_away_is_no_fault():
    play = f"{sys.executable} -m game play scoundrel --json --seed 1"
    typed = f"yes nonsense | head -5000 | {play} | head -c 1; exit ${{PIPESTATUS[2]}}"
    done = subprocess.run(["bash", "-c", typed], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_every_way_to_start_it_is_the_same():
    done = process("--version")
    assert (done.returncode, done.stdout) == (0, f"Underdeck {__version__}\n")


# questions that do not matter


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "spared"), [((), True), (("--questions", "matters"), True), (("--questions", "always"), False)]
)
def test_only_questions_that_matter_are_asked_unless_all_are_wanted(run, monkeypatch, words, spared):
    moot = []
    turn = terminal._turn

    def seen(match, hints, given):
        moot.append(moot_answer(match, match.state.to_act[0]) is not None)
        return turn(match, hints, given)

    monkeypatch.setattr(terminal, "_turn", seen)
    status, _out, err = run("play", "deuces", "--seed", 3, *words, typed=["1"] * 150)
    assert (status, err) == (0, "")
    assert len(moot) > 50
    assert any(moot) is not spared


def test_an_unknown_choice_of_questions_is_refused(run):
    status, _out, err = run("play", "scoundrel", "--questions", "never")
    assert status == 2
    assert "never" in err


@pytest.mark.slow
def test_undo_goes_back_to_what_a_person_chose():
    """Beyond what was answered for people, and what the computer did."""
    game = games()["deuces"]
    match, chance = Match(game, defaults(game), 4), Random(stream(4, 9))
    given = MootAnswers(match)
    others = {seat: agents(game)[who](stream(4, seat)) for seat, who in enumerate(match.seats) if who != HUMAN}
    spared, before = 0, [*match.log]
    for _ in range(200):
        if others.keys() & {*match.state.to_act}:
            match.step(others)
        elif given.give():
            spared += 1
            there = [*match.log]
            given.undo(FREE)
            assert match.log == before
            for action in there[len(before) :]:
                match.play(action)
        else:
            before = [*match.log]
            match.play(chance.choose(match.view(match.state.to_act[0])))
    assert spared > 3
