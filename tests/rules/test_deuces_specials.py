"""Tests for what holds for every special encounter: its setup, its end, and that its secret is hidden until it is
found."""

import json

import pytest

from game.bots import Random
from game.core.game import view_of
from game.core.rng import Rng
from game.rules.deuces import GAME, frames
from game.rules.deuces.catalog import PARTS, SPECIALS
from game.rules.deuces.modes.power import POWER
from game.rules.deuces.modes.quest import parts
from game.rules.deuces.names import BEATEN, ENDED, HEROES, hand_of
from game.rules.deuces.queries import enemies, kind, mark
from tests.rules.deuces import Fight, fight
from tests.rules.deuces_quest import options

HANDS = ("none KH QS JD 9C 8H 7S", "none AH 10S 6D 5C 4H", "none KS QD 9H 8S 6C", "none AD JC 10H 7C")
PLAYS = 25  # random fights of every special encounter, 200 in all

every = pytest.mark.parametrize("id", SPECIALS)


def met(monkeypatch, id: str, heroes: int, level: int, alone: bool = True) -> Fight:
    """A special encounter from its beginning, alone or with enemies up to a target of 4 for every hero."""
    monkeypatch.setattr(POWER.rules, "target", lambda s: 0 if alone else 4 * heroes)
    coming = (frames.then("special", id), frames.then("array" if alone else "muster"))
    monkeypatch.setattr(POWER.rules, "gather", lambda s: coming)
    classes = {f"class_{n}": kind for n, kind in enumerate(("cardsharp", "mender", "reaver", "hexwright"))}
    return Fight(GAME.new(options(heroes=str(heroes), start=str(level), **classes), Rng(5)))


def kinds(at: Fight) -> list[str]:
    return [kind(at.s, who) for who in enemies(at.s)]


def sizes(at: Fight) -> list[int]:
    return [at.size(who) for who in enemies(at.s)]


def test_there_are_those_that_a_quest_can_name():
    assert set(SPECIALS) == set(parts.SPECIALS)


@pytest.mark.parametrize(
    ("id", "heroes", "level", "who", "held"),
    [
        ("hall_of_mirrors", 1, 1, ["mirror"], [6]),
        ("hall_of_mirrors", 3, 3, ["mirror"] * 3, [7] * 3),
        ("sealed_door", 1, 1, ["sealed_door"], [5]),
        ("sealed_door", 4, 5, ["sealed_door"], [11]),
        ("fenmaw", 2, 1, ["fenmaw"] * 3, [2] * 3),
        ("fenmaw", 3, 4, ["fenmaw"] * 3, [5] * 3),
        ("lord_vail", 1, 1, ["lord_vail"], [4]),
        ("lord_vail", 4, 5, ["lord_vail"] * 4, [7] * 4),
        ("swarm", 1, 1, ["nest", "gnawer", "gnawer"], [4, 1, 1]),
        ("swarm", 2, 5, ["nest"] + ["gnawer"] * 4, [6, 1, 1, 1, 1]),
        ("cursed_idol", 2, 3, ["cursed_idol"], [0]),
        ("tollkeeper", 2, 1, ["tollkeeper"], [4]),
        ("tollkeeper", 3, 5, ["tollkeeper"] * 2, [8, 8]),
    ],
)
def test_who_comes_and_with_how_many_cards(monkeypatch, id, heroes, level, who, held):
    at = met(monkeypatch, id, heroes, level)
    assert (kinds(at), sizes(at)) == (who, held)


def test_the_captive_comes_with_three_cards_of_the_leaders_deck(monkeypatch):
    at = met(monkeypatch, "captive_champion", 2, 1, alone=False)
    assert (at.s.tokens["pet.0"].kind, at.size("pet.0"), mark(at.s, "pet.0", "summoner")) == ("captive", 3, 1)
    assert enemies(at.s)
    assert not {*kinds(at)} & PARTS.keys()


@every
def test_alone_it_is_met_by_heroes_who_go_first_and_there_is_treasure(monkeypatch, id):
    """B4; and it has no Difficulty of its own (A89)."""
    at = met(monkeypatch, id, 2, 3)
    if id != "captive_champion":
        assert (at.s.facts["first"], at.s.facts["treasure"], at.s.gauges["difficulty"]) == (HEROES, True, 0)


def test_enemies_beside_it_are_drawn_to_the_target_and_it_does_not_count(monkeypatch):
    at = met(monkeypatch, "tollkeeper", 2, 3, alone=False)
    assert at.s.gauges["target"] - 3 <= at.s.gauges["difficulty"]
    assert len(kinds(at)) > 1


# secrets


def told(at: Fight, seat: int) -> str:
    """Everything that a seat can see: zones, figures, actions and the status line."""
    view = view_of(GAME, at.s, at.s.options, seat)
    figures = "\n".join(
        str(trait) for figure in GAME.combatants.figures(view) for trait in (*figure.traits, *figure.tags)
    )
    previews = "\n".join(str(GAME.preview(view, action).text) for action in view.legal)
    return "\n".join((json.dumps(view.data(), default=str), figures, previews, str(GAME.status(view))))


@every
def test_before_it_is_found_only_the_game_master_may_read_a_secret(id):
    at = fight(*HANDS[:2], against=["bone_archer 9S 8S"] if id == "captive_champion" else [], special=id)
    special, gm = SPECIALS[id], 2
    assert at.s.facts["secret"] == ""
    for seat in (0, 1):
        assert special.secret not in told(at, seat)
        assert not any(one.name in told(at, seat) for one in special.learnt)
    assert special.secret in told(at, gm)


@every
def test_once_it_is_found_everybody_reads_it(id):
    at = fight(*HANDS[:2], against=["bone_archer 9S 8S"] if id == "captive_champion" else [], special=id)
    special = SPECIALS[id]
    assert special.find(at.s)
    assert not special.find(at.s)
    assert all(special.secret in told(at, seat) for seat in range(3))
    assert str(GAME.messages["secret"]("", (id,))) == f"The secret: {special.secret}"


@every
def test_a_secret_is_not_found_any_more_when_all_is_over(id):
    at = fight(*HANDS[:2], against=["bone_archer 9S 8S"] if id == "captive_champion" else [], special=id)
    at.s.facts[ENDED] = BEATEN
    assert not SPECIALS[id].find(at.s)
    assert at.s.facts["secret"] == ""


# play


@pytest.mark.slow
@every
def test_random_play_ends_and_no_card_is_lost(monkeypatch, id):
    for seed in range(PLAYS):
        at = met(monkeypatch, id, 1 + seed % 4, 1 + seed % 5, alone=id not in ("captive_champion", "tollkeeper"))
        s, agent = at.s, Random(Rng(seed))
        cards = sorted(card for zone in s.zones.values() for card in zone.cards)
        for _ in range(3000):
            if s.facts[ENDED]:
                break
            GAME.apply(s, agent.choose(view_of(GAME, s, s.options, s.to_act[0])))
        assert s.facts[ENDED]
        assert sorted(card for zone in s.zones.values() for card in zone.cards) == cards


@every
def test_no_word_of_a_secret_is_told_to_a_hero_in_the_midst_of_play(monkeypatch, id):
    """In zones, figures, actions and questions, until the secret is found."""
    looks = 0
    for seed in range(4):
        at = met(monkeypatch, id, 1 + seed % 4, 5, alone=id not in ("captive_champion", "tollkeeper"))
        s, agent = at.s, Random(Rng(seed))
        for step in range(3000):
            if s.facts[ENDED] or s.facts["secret"]:
                break
            GAME.apply(s, agent.choose(view_of(GAME, s, s.options, s.to_act[0])))
            if step % 7 == 0 and not s.facts["secret"]:
                looks += 1
                assert SPECIALS[id].secret not in told(at, 0)
    assert looks


@every
def test_the_next_encounter_is_nothing_special(monkeypatch, id):
    at = met(monkeypatch, id, 1, 3, alone=id not in ("captive_champion", "tollkeeper"))
    monkeypatch.setattr(POWER.rules, "gather", lambda s: (frames.then("muster"),))
    s, agent = at.s, Random(Rng(2))
    while s.gauges["encounter"] == 1:
        GAME.apply(s, agent.choose(view_of(GAME, s, s.options, s.to_act[0])))
    assert (s.facts["special"], s.facts["secret"]) == ("", "")
    assert not {kind(s, who) for who in s.tokens} & PARTS.keys()
    assert all(not s.cards(hand_of(who)) for who in ("pet.0", "pet.1"))
