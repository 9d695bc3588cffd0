"""Tests that hold FORMATS.md: its tables say what the program does, and all of it."""

import ast
import inspect
import io
import json
import re
import sys
import textwrap
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, fields
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game import tmxcheck
from game.__main__ import main
from game.app import diagnostics
from game.app.base.geometry import Box
from game.app.diagnostics import Probe
from game.app.input.bindings import Intent, default_bindings
from game.app.screens.table import TableScene
from game.app.settings import ROWS, Settings
from game.app.store.high_scores import HighScoreRow as ScoreRow
from game.app.store.high_scores import to_line
from game.app.store.records import Run
from game.app.store.rounds import Round, RoundTurn
from game.app.store.rounds import to_text as round_text
from game.app.store.setups import party_to_text as party_text
from game.app.ui.widget import Thing
from game.bots import agents, stream
from game.cli.listing import describe
from game.cli.main import BAD, DONE, FAULT, INTERRUPTED, TERMINATED
from game.cli.parser import COMMANDS
from game.core import events, save, seeds
from game.core.blanks import is_allowed
from game.core.cards import parse
from game.core.characters import Character, SavedParty
from game.core.game import Action, defaults
from game.core.match import Match
from game.core.summary import summary_of
from game.core.table import Token
from game.levels import quests, reading
from game.levels.room import PAIRS
from game.puzzles import Progress
from game.rules import games
from game.rules.deuces.bosses import BOSSES
from game.rules.deuces.enemies import ENEMY_KINDS, SETS
from game.rules.deuces.modes.quest import reading as quest_reading
from game.rules.deuces.modes.quest.parts import EFFECTS, LOOT, PRICES, QUEST_LOOT, SPECIALS
from game.rules.deuces.modes.quest.things import KINDS, MOST_CHOICES
from tests import formats
from tests.formats import PAGE, TABLES, by_first, coded, column, expanded, form, pattern

ROOT = Path(__file__).parents[1]
GAMES = list(games())
REPLAYS_OF = {game: sorted((ROOT / "tests" / "replays").glob(f"{game}-*.json")) for game in GAMES}


@pytest.fixture
def run(monkeypatch, capsys) -> Callable[..., str]:
    """Return a function that runs the program in this process and returns what it printed."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LANGUAGE", "en")

    def call(*words: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        main(words)
        return capsys.readouterr().out

    return call


def keys_spelt(function: Callable[..., object]) -> set[str]:
    """The keys of the dictionaries that are spelt out in a function's source."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    dicts = (node for node in ast.walk(tree) if isinstance(node, ast.Dict))
    return {key.value for each in dicts for key in each.keys if isinstance(key, ast.Constant)}


def keys(name: str, object: str) -> set[str]:
    """The keys of an object in one of the tables `object | keys`."""
    return set(coded(by_first(name)[object][-1]))


def test_every_held_table_is_compared():
    source = Path(__file__).read_text(encoding="utf-8") + inspect.getsource(formats)
    for name in TABLES:
        kind, _, game = name.partition(" ")
        assert f'"{name}"' in source or (game.split()[0] in GAMES and f'"{kind} {{' in source), name


# ids


@pytest.mark.parametrize("game", GAMES)
def test_ids_of_zones_and_gauges(game):
    rows = by_first(f"ids {game} {games()[game].version}")
    assert {id for word in coded(rows["zones"][1]) for id in expanded(word)} == set(games()[game].zones)
    told = {id for word in coded(rows["gauges"][1]) for id in expanded(word) if "pc" not in id.split(".")}
    assert told == set(games()[game].gauges)


def strangers(ids: Iterable[str], known: Iterable[str]) -> list[str]:
    """The ids that none of the patterns fits."""
    patterns = [re.compile(pattern(id)) for id in known]
    return [id for id in sorted(set(ids)) if not any(each.fullmatch(id) for each in patterns)]


def tables_of(game: str) -> Iterator[Any]:
    """The tables of short plays, all ways to play."""
    made = games()[game]
    first = made.options[0]
    for choice in first.choices:
        if choice.value == "quest":
            continue  # it needs a map; the golden plays have some
        match = Match(made, {**defaults(made), first.key: choice.value}, 3)
        players = {seat: agents(made)["random"](stream(3, seat)) for seat in range(len(match.seats))}
        for _ in range(25):
            if match.over or game == "deuces":
                break
            match.step(players)
        yield match.state


@pytest.mark.parametrize("game", GAMES)
def test_ids_of_facts_gauges_and_tokens_on_tables(game):
    rows = by_first(f"ids {game} {games()[game].version}")
    for state in tables_of(game):
        assert strangers(state.facts, coded(rows["facts"][1])) == []
        assert strangers(state.gauges, coded(rows["gauges"][1])) == []
        assert strangers(state.tokens, coded(rows["tokens"][1]) if "tokens" in rows else ()) == []


@pytest.mark.slow
@pytest.mark.parametrize("file", REPLAYS_OF["deuces"], ids=lambda path: path.stem)
def test_ids_of_facts_in_golden_plays(file):
    match = save.read(file.read_text(encoding="utf-8"), games())
    told = coded(by_first(f"ids deuces {match.game.version}")["facts"][1])
    noted = {event.fact for events in match.history for event in events if hasattr(event, "fact")}
    assert strangers(noted | set(match.state.facts), told) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_is_in_the_source(game):
    files = (ROOT / "game" / "rules" / game).rglob("*.py")
    texts = [text for file in files for text in re.findall(r'"([a-z. ]+)[{"]', file.read_text(encoding="utf-8"))]
    words = {word.strip(".") for text in texts for word in text.split()}
    for id in coded(by_first(f"ids {game} {games()[game].version}")["facts"][1]):
        assert id in words or id.partition(".")[0] in words, id


@pytest.mark.parametrize("game", GAMES)
def test_verbs(game):
    told = defaultdict(list)
    for row in TABLES[f"verbs {game}"]:
        told[row[0].strip("`").split()[0]].append(row[1])
    verbs = games()[game].verbs
    assert set(told) == set(verbs)
    assert {verb: [texts] for verb, [texts, *more] in told.items() if not more} == {
        verb: [verbs[verb].help] for verb in verbs if len(told[verb]) == 1
    }


@pytest.mark.parametrize("game", GAMES)
def test_forms_of_actions_in_golden_plays(game):
    forms = defaultdict(list)
    for text in column(f"verbs {game}"):
        forms[text.split()[0]].append(form(text))
    done = {text for file in REPLAYS_OF[game] for text in json.loads(file.read_text(encoding="utf-8"))["log"]}
    plain = {re.sub(r"^[0-9]+:", "", text) for text in done}
    assert not [text for text in plain if not any(each.fullmatch(text) for each in forms[text.partition(" ")[0]])]


@pytest.mark.parametrize("game", GAMES)
def test_house_rules(game):
    told = {}
    for row in TABLES[f"options {game}"]:
        names, values, usual, program = (coded(cell) for cell in row)
        keys = expanded(names[0])
        for number, key in enumerate(keys):
            told[key] = (values, usual[number % len(usual)] if usual else "", program[0] if program else "")
    assert told == {
        option.key: ([choice.value for choice in option.choices], option.default, option.program)
        for option in games()[game].options
    }


def test_agents():
    told = {row[0].strip("`"): coded(row[1]) for row in TABLES["agents"]}
    assert told == {id: list(agents(game)) for id, game in games().items()}


# actions


def test_examples_of_actions():
    for text, seat, verb, ids in TABLES["actions"]:
        action = Action.parse(text.strip("`"))
        assert action == Action(verb.strip("`"), tuple(coded(ids)), int(seat))
        assert Action.parse(str(action)) == action


def test_examples_of_blanks():
    for row in TABLES["blanks"]:
        [blank], _, [right], [wrong] = map(coded, row)
        assert is_allowed(Action("do", (right,)), [Action("do", (blank,))])
        assert not is_allowed(Action("do", (wrong,)), [Action("do", (blank,))])


# the command line


def helped(text: str) -> tuple[list[str], list[str]]:
    """The arguments and the options of a help page, with the names of their values."""
    options = re.findall(r"^  (--[a-z-]+(?: \S+)?)(?= {2,}|$)", text, re.MULTILINE)
    return re.findall(r"^  ([A-Z]+)\b", text, re.MULTILINE), options


def test_options_of_the_window(run):
    assert helped(run("--help"))[1] == column("options of the window")


def test_commands(run):
    assert list(by_first("commands")) == list(COMMANDS)
    for name, row in by_first("commands").items():
        arguments, options = helped(run(*name.split(), "--help"))
        assert (coded(row[1]), sorted(coded(row[2]))) == (arguments, sorted(options)), name


def test_exit_status():
    assert [int(row[0]) for row in TABLES["exit status"]] == sorted((DONE, FAULT, BAD, INTERRUPTED, TERMINATED))


# JSON


def test_json_of_games():
    told = describe(games()["crawl"])
    assert list(told) == coded(by_first("json games")["game"][1])
    assert list(told["options"][0]) == coded(by_first("json games")["option"][1])
    assert list(told["options"][0]["values"][0]) == coded(by_first("json games")["value"][1])


def test_json_of_play(run):
    line, error = map(json.loads, run("play", "scoundrel", "--json", "--seed", "1", typed="nonsense\n").splitlines())
    assert set(line) == keys("json play", "line")
    assert set(line["view"]) == keys("json play", "view")
    assert set(error) == keys("json play", "error")
    assert {field.name for field in fields(Token)} == keys("json play", "token")
    last = json.loads(run("play", "scoundrel", "--json", "--seed", "1", "--seat", "0=random"))
    assert set(last) == keys("json play", "last line")
    assert set(last["outcome"]) == keys("json play", "outcome")


def test_lines_of_events():
    card = parse("7S")
    samples = (
        events.Moved(card, "deck", "discard"),
        events.Moved(None, "deck", "discard"),
        events.Shuffled("deck", (card,), None),
        events.Revealed("deck", (card,)),
        events.Looked("deck", (card,)),
        events.Changed("hp", 3, 2, "7S"),
        events.Noted("ran", True),
        events.Came("pet.0", "imp", 0),
        events.Left("pet.0"),
        events.Marked("pet.0", "out", 1),
        events.Told("strike", "7S", (7,)),
        events.Ended("won", ("won",), (7,)),
    )
    assert {type(event) for event in samples} == set(events.Event.__subclasses__())
    forms = {text.split()[0]: text.split()[1:] for text in column("events")}
    assert set(forms) == {event.words()[0] for event in samples}
    for event in samples:
        told = forms[event.words()[0]]
        assert len(event.words()) - 1 == len(told), event


def test_json_of_the_other_commands(run, tmp_path):
    told = json.loads(run("replay", str(ROOT / "tests/replays/scoundrel-equal-all-lost.json"), "--json"))
    assert list(told) == coded(by_first("json others")["replay"][1])
    told = json.loads(run("sim", "scoundrel", "--games", "1", "--jobs", "1", "--json"))
    assert list(told) == coded(by_first("json others")["sim"][1])
    assert list(told["score"]) == coded(by_first("json others")["score"][1])
    told = json.loads(run("solve", "scoundrel", "--seed", "5", "--json"))
    assert list(told) == coded(by_first("json others")["solve"][1])
    told = json.loads(run("quest", "check", str(next((ROOT / "tests/quests/broken").glob("*.tmx"))), "--json"))
    assert list(told) == coded(by_first("json others")["quest check"][1])
    assert list(told["faults"][0]) == coded(by_first("json others")["fault"][1])


# seeds and saves


def test_seeds():
    for number, code in TABLES["seeds"]:
        assert (seeds.code(int(number)), seeds.parse(code.strip("`"))) == (code.strip("`"), int(number))


def test_fields_of_a_save():
    game = games()["scoundrel"]
    match = Match(game, defaults(game), 1)
    told = save.data(match, "1.0", summary_of(match))
    assert list(told) == column("save")
    assert int(by_first("save")["format"][1]) == save.FORMAT
    assert column("marks") == list(save.MARKS)


# the other files


def test_settings():
    usual = Settings()
    shown = {True: "true", False: "false"}
    for name, row in by_first("settings").items():
        value, values = getattr(usual, name), coded(row[1])
        if isinstance(value, bool):
            assert (row[1], row[2]) == ("true, false", shown[value]), name
        elif isinstance(value, int):
            assert (row[1], row[2]) == ("0 to 100", str(value)), name
        elif name not in ("language", "display", "bindings", "taught", "noted"):
            assert (values, row[2].strip("`")) == ([each for each, _ in ROWS[name].choices], value), name
    assert list(by_first("settings")) == [field.name for field in fields(Settings)]


def test_bindings():
    assert {row[0].strip("`"): tuple(coded(row[1])) for row in TABLES["bindings"]} == default_bindings()


def test_fields_of_other_files():
    run = Run("crawl", {}, 1, "won", 1, "2026-11-20T19:05:33", 1.0, 1)
    turn = RoundTurn("2026-11-20T19:05:33 1", "W", "won", 1)
    round = json.loads(round_text(Round("crawl", "normal", {}, ("Ann", "Bob"), 1, (turn,))))
    score = json.loads(to_line(ScoreRow("Ann", "W", "normal", 1, "2026-11-20T19:05:33", 1, {}, "x")).split(b" ", 1)[1])
    party = json.loads(party_text(SavedParty("Us", (Character("Ann", "bard"),)), games()["diamonds"].descents.rules))
    puzzles = json.loads(Progress(Path("nowhere"), "scoundrel", pytest.fail).to_text())
    told = {name: (row[1], coded(row[2])) for name, row in by_first("other files").items()}
    assert told == {
        "run": ("", list(asdict(run))),
        "round": (str(round["format"]), list(round)),
        "turn": ("", list(round["done"][0])),
        "puzzles": (str(puzzles["format"]), list(puzzles)),
        "high score": (str(score["format"]), list(score)),
        "party": (str(party["format"]), list(party)),
        "character": ("", list(party["characters"][0])),
    }


def test_names_of_files():
    """Every name is in the source, and every file of the player that the source names is told of."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "game").rglob("*.py"))
    for name in column("files"):
        for part in re.findall(r"[a-z]{3,}(?:-[a-z]+)*(?:\.jsonl?|\.tmx|\.log)?", name):
            assert part in source, name
    ours = {path.name for path in (ROOT / "assets").rglob("*.json")}
    assert [name for name in re.findall(r'"([a-z-]+\.(?:json|log))"', source) if name not in ours | told_of()] == []


def told_of() -> set[str]:
    """The names of files anywhere on the page."""
    return {word.rpartition("/")[2] for word in coded(PAGE.read_text(encoding="utf-8"))}


# maps


def constants(nodes: Iterable[ast.AST]) -> set[str]:
    """The texts among some nodes of a source."""
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def cases(module: ModuleType) -> set[str]:
    """The texts that the `match` statements of a module know."""
    nodes = ast.walk(ast.parse(inspect.getsource(module)))
    return constants(node.value for node in nodes if isinstance(node, ast.MatchValue))


def properties_read() -> set[str]:
    """The properties of objects that the reader of rooms asks for, by its source."""
    found: list[ast.AST] = []
    for node in ast.walk(ast.parse(inspect.getsource(reading))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            asks = node.func.attr in ("word", "number", "name", "dye")
            asks_map = ast.unparse(node.func).endswith("properties.get")
            found += node.args[1:2] if asks else node.args[:1] if asks_map else []
        elif isinstance(node, ast.comprehension) and isinstance(node.iter, ast.Tuple):
            found += node.iter.elts
    return constants(found)


def test_classes_and_properties_of_rooms():
    assert set(column("room")) == cases(reading)
    assert {*column("room", 2), "origin_x", "origin_y"} == properties_read()


def test_our_rooms_have_no_other_properties():
    told = {row[0].strip("`"): set(coded(row[2])) for row in TABLES["room"]}
    for path in (ROOT / "levels").glob("*.tmx"):
        for each in re.finditer(r'<object [^>]*?type="(\w+)"[^>]*[^/]>(.*?)</object>', path.read_text(), re.DOTALL):
            used = set(re.findall(r'property name="(\w+)"', each[2]))
            assert used <= told[each[1]], path.name


def test_values_of_rooms():
    def told(name: str) -> tuple[str, ...]:
        row = by_first("room values")[name][1]
        return (*([""] if row.startswith("none ") else []), *coded(row))

    for name, values in {
        "lay": reading.LAYS,
        "face": reading.FACES,
        "print": reading.PRINTS,
        "by": PAIRS,
        "gauge kind": reading.GAUGES,
        "sparks kind": reading.FLOATS,
        "air": reading.AIRS,
        "spot of single": reading.SPOTS["single"],
        "spot of pile": reading.SPOTS["pile"],
        "spot of fan, row": reading.SPOTS["fan"],
    }.items():
        assert told(name) == tuple(values), name
    assert reading.SPOTS["fan"] == reading.SPOTS["row"]


def numbered(words: Iterable[str]) -> set[str]:
    """The properties with `N` in place of each number of a choice."""
    return {each for word in words for each in (word.replace("N", str(n)) for n in range(1, MOST_CHOICES + 1))}


def test_classes_and_properties_of_quests():
    told = {name: numbered(coded(row[2])) for name, row in by_first("quest").items()}
    assert told == {
        "the map": set(quest_reading.OF_MAP),
        "room": set(quest_reading.OF_ROOM),
        "door": set(quest_reading.OF_DOOR),
        **{name: set(kind.properties) for name, kind in KINDS.items()},
    }


def test_words_of_quests():
    told = {name: coded(row[1]) for name, row in by_first("quest words").items()}
    assert told == {
        "sets": list(SETS),
        "boss": list(BOSSES),
        "special": list(SPECIALS),
        "loot": [*LOOT, *QUEST_LOOT],
        "effectN": list(EFFECTS),
        "stock": [f"{item}:{price}" for item, price in PRICES.items()],
        "enemies": list(ENEMY_KINDS),
    }


def test_limits_of_maps():
    assert {row[0]: int(row[1]) for row in TABLES["limits of maps"]} == {
        "bytes": tmxcheck.LARGEST,
        "elements": tmxcheck.MOST_ELEMENTS,
        "tiles each way": tmxcheck.WIDEST,
        "characters of a property": tmxcheck.LONGEST,
        "points of a line": tmxcheck.MOST_POINTS,
        "pixels from the corner": tmxcheck.FARTHEST,
        "objects of a quest": quest_reading.MOST_OBJECTS,
    }


def test_what_is_refused_in_maps():
    told = {row[0]: set(coded(row[1])) for row in TABLES["what is refused"]}
    assert told["elements"] == set(tmxcheck.REFUSED)
    assert told["properties"] == set(tmxcheck.TYPES)
    names = {"layers of tiles": "layer", "layers of objects": "objectgroup", "objects": "object"}
    for name, tag in names.items():
        assert told[name] == set(tmxcheck.UNCHANGED.get(tag, ())), name
        assert told[f"{name} in a room"] == set(tmxcheck.PRINTED[tag]), name


def test_data_of_a_quest():
    raw = quests.read(ROOT / "levels/quests/first_lantern.tmx")
    assert list(raw) == coded(by_first("quest data")["map"][1])
    assert list(raw["objects"][0]) == coded(by_first("quest data")["object"][1])


# what tests see


def test_keys_for_tests(tmp_path):
    assert keys_spelt(Probe.tree) == keys("probe", "things.json")
    assert set(Thing("menu", "button", "Menu", Box(0, 0, 1, 1)).data()) == keys("probe", "thing")
    assert keys_spelt(TableScene.facts) == keys("probe", "facts of a table")
    probe = Probe(SimpleNamespace(), tmp_path)
    probe.intent(Intent("confirm"))
    probe.events.close()
    assert set(json.loads((tmp_path / "events.jsonl").read_text())) == keys("probe", "line of events.jsonl")


def app_sources() -> Iterator[str]:
    for path in (ROOT / "game" / "app").rglob("*.py"):
        yield path.read_text(encoding="utf-8")


def test_roles():
    found = {role for text in app_sources() for role in re.findall(r'^    role = "(\w+)"$', text, re.MULTILINE)}
    assert set(column("roles")) == found


def test_lines_of_the_pad():
    assert {text.split()[0] for text in column("pad")} == cases(diagnostics)
    assert set(coded(by_first("pad")["attach xbox"][1])) == set(diagnostics.MAKERS)


# the environment

VARIABLE = re.compile(r"[A-Z][A-Z0-9_]{3,}|Steam\w+")


def uses_environment(node: ast.AST) -> bool:
    return any(isinstance(each, ast.Attribute) and each.attr == "environ" for each in ast.walk(node))


def variables(module: ast.Module) -> set[str]:
    """The names of variables in the functions that use the environment, and in the constants of these."""
    known = {ast.unparse(node.targets[0]): node.value for node in module.body if isinstance(node, ast.Assign)}
    parts = [part for node in module.body for part in (node.body if isinstance(node, ast.ClassDef) else [node])]
    found: set[str] = set()
    for part in filter(uses_environment, parts):
        names = {node.id for node in ast.walk(part) if isinstance(node, ast.Name)}
        found |= constants(node for top in (part, *map(known.get, names & known.keys())) for node in ast.walk(top))
    return {word for word in found if VARIABLE.fullmatch(word)}


def test_environment():
    files = (ROOT / "game").rglob("*.py")
    texts = [text for file in files if "environ" in (text := file.read_text(encoding="utf-8"))]
    assert set(column("environment")) == {word for text in texts for word in variables(ast.parse(text))}
