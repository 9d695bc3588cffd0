"""Tests for programs in a Traditional Quest: they find their way, every play ends, and they use no hidden
information."""

from functools import cache
from pathlib import Path

import pytest

from game.bots import agents, stream
from game.core.match import Match
from game.levels.quests import listing
from game.rules.deuces import GAME
from game.rules.deuces.modes.quest.plan import text_of
from game.rules.deuces.names import LOST_WAYS
from tests.rules.quests import Trip, door, quest, thing

MAZE = quest(
    "hall cave crypt vault attic",
    door("hall", "cave"),
    door("cave", "crypt"),
    door("cave", "attic"),
    door("crypt", "vault", needs="lever"),
    door("attic", "hall", oneway="yes"),
    thing("encounter", "ogre", "cave", modifier="-3"),
    thing("random", "rats", "crypt", modifier="-3", chance="60"),
    thing("story", "shrine", "hall", text="?", choice1="a", then1="b", effect1="draw+1 common", choice2="c", then2="d",
          effect2="torch-1 discard+1 deuces+1"),
    thing("secret", "lever", "attic", text="A lever.", gives="lever"),
    thing("shop", "stall", "crypt", stock="draught common rare ability widows_needle:8"),
    thing("exit", "out", "vault", text="Out.", order="9"),
)  # fmt: skip

OURS = {"maze": MAZE} | {each.id: text_of(each.raw) for each in listing(Path("none"))}
FORK = quest("hall cave crypt", door("hall", "cave"), door("hall", "crypt"), thing("exit", "out", "cave", text="Out."))


@cache
def played(agent: str, heroes: int, seed: int, master: str = "cards") -> Match:
    """The maze, played to its end by programs."""
    match = Trip(MAZE, heroes, seed, master=master).match
    players = {seat: agents(GAME)[agent](stream(seed, seat)) for seat in range(len(match.seats))}
    while not match.over:
        match.step(players)
        assert len(match.log) < 5000
    return match


@pytest.mark.slow
@pytest.mark.parametrize("agent", ["random", "novice", "hero"])
@pytest.mark.parametrize("heroes", [1, 2, 4])
@pytest.mark.parametrize("master", ["cards", "person"])
def test_every_play_ends_and_its_score_adds_up(agent, heroes, master):
    for seed in range(1, 4):
        match = played(agent, heroes, seed, master)
        assert match.state.outcome.results[0] in ("won", "lost")
        assert sum(line.amount for line in GAME.explain(match.view(0))) == match.state.outcome.scores[0]


@pytest.mark.parametrize("seed", range(1, 7))
def test_in_every_play_a_room_is_come_to_through_a_door_or_by_flight(seed):
    match = Trip(MAZE, 2, seed).match
    players = {seat: agents(GAME)["hero"](stream(seed, seat)) for seat in range(3)}
    ways = {"hall": {"cave"}, "cave": {"hall", "crypt", "attic"}, "crypt": {"cave", "vault"}, "attic": {"cave", "hall"},
            "vault": {"crypt"}}  # fmt: skip
    while not match.over:
        room, torches = match.state.facts["room"], match.state.facts["torches"]
        match.step(players)
        now = match.state.facts
        fled = now["ended"] in LOST_WAYS and match.log[-1].verb == "go"
        assert now["room"] == room or now["room"] in ways[room] or fled
        assert now["torches"] >= torches - 1
        if match.log[-1].verb == "walk":
            assert now["room"] == match.log[-1].ids[0]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("master", ["cards", "person"])
@pytest.mark.parametrize("map", [*OURS])
def test_whatever_is_asked_on_the_way_can_be_said(map, master, seed):
    match = Trip(OURS[map], 3, seed, master=master).match
    players = {seat: agents(GAME)["random"](stream(seed, seat)) for seat in range(len(match.seats))}
    while not match.over:
        for seat in match.state.to_act:
            view = match.view(seat)
            assert str(GAME.status(view))
            assert str(GAME.preview(view, view.legal[0]).text)
        match.step(players)


@pytest.mark.parametrize("seed", range(1, 7))
def test_no_card_is_lost_or_made(seed):
    match = played("hero", 2, seed)
    cards = [card for zone in match.state.zones.values() for card in zone.cards]
    assert len(cards) == len(set(cards)) == len(Trip(MAZE, 2, seed).match.cards)


def test_the_good_program_finds_hidden_ways():
    assert sum(played("hero", 2, seed).state.outcome.result == "won" for seed in range(1, 7)) >= 4


def test_it_sees_all_it_can_before_it_leaves():
    match = Trip(FORK).match
    player = agents(GAME)["hero"](stream(1, 0))
    while not match.over:
        match.play(player.choose(match.view(match.state.to_act[0])))
    assert match.state.facts["been.crypt"]


def test_with_the_last_torch_it_makes_for_the_way_out():
    match = Trip(FORK).match
    match.state.facts |= {"torches": 1, "been.cave": True}
    player = agents(GAME)["hero"](stream(1, 0))
    while not match.over:
        match.play(player.choose(match.view(match.state.to_act[0])))
    assert "been.crypt" not in match.state.facts


def test_what_nobody_has_seen_makes_no_difference_to_it():
    other = MAZE.replace('"effect1":"draw+1 common"', '"effect1":"torch-1"').replace('"chance":"60"', '"chance":"1"')
    assert other != MAZE
    for text in (MAZE, other):
        match = Trip(text, 2).match
        assert str(agents(GAME)["hero"](stream(1, 0)).choose(match.view(0))) == "visit shrine"
        match.play(match.legal(0)[0])
        assert str(agents(GAME)["hero"](stream(1, 0)).choose(match.view(0))) == "choose 1"
