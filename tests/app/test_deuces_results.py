"""Tests for the result of plays of Dungeons and Deuces in which each seat has its own score."""

from functools import cache

import pytest

from game import i18n
from game.app.screens.ending import leaders, parties, winner
from game.app.screens.results import ResultsScene
from game.app.services import Services
from game.app.ui.text import Image
from game.bots import agents, stream
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.rules import games
from tests.app.driving import label, show
from tests.app.layout import faults
from tests.app.looks import pen
from tests.rotation import spoken

SHORT = {"loot": {"heroes": "3", "encounters": "6"}, "masters": {"heroes": "4", "epics": "1"}, "duel": {}}


@cache
def ended(mode: str, seed: int = 1) -> Match:
    """A play that programs have finished; its first seat is then marked as a person's."""
    game = games()["deuces"]
    match = Match(game, defaults(game) | {"mode": mode} | SHORT[mode], seed)
    players = {seat: agents(game)["novice"](stream(seed, seat)) for seat in range(len(match.seats))}
    while not match.over:
        match.step(players)
    match.seats = (HUMAN, *match.seats[1:])
    return match


@pytest.mark.slow
@pytest.mark.parametrize("mode", SHORT)
def test_everybody_is_called_as_at_the_table_and_the_person_is_told(services: Services, mode: str):
    scene = show(services, ResultsScene(services, ended(mode)))
    names = [label(services, f"name.{party.seat}") for party in scene.parties]
    assert "(you)" in names[0]
    assert not any("(you)" in name for name in names[1:])
    assert not [name for name in names if "Hero " in name or "Player " in name]
    faces = [widget for widget in scene.widgets if isinstance(widget, Image) and widget.id.startswith("face.")]
    assert len(faces) == sum(len(party.heroes) for party in scene.parties) == {"loot": 3, "masters": 4, "duel": 4}[mode]


@pytest.mark.parametrize("mode", SHORT)
def test_who_is_ahead_has_the_ribbon_the_laurel_and_the_picture_of_it_and_nobody_else(services: Services, mode: str):
    scene = show(services, ResultsScene(services, ended(mode)))
    ahead = {party.seat for party in leaders(scene.parties)}
    for party in scene.parties:
        first = party.seat in ahead
        assert (scene.widget(f"picture.{party.seat}").name == "ui/deuces-won") == first
        assert (scene.widget(f"laurel.score.{party.seat}") is not None) == first
        assert (scene.widget(f"name.{party.seat}").livery.seat == 0) == first or mode == "duel"


def test_everybody_counts_their_own_deeds():
    beaten = [
        sum(deed.amount for deed in party.story.deeds if deed.kind == "beaten") for party in parties(ended("masters"))
    ]
    assert len(set(beaten)) > 1
    match = ended("masters")
    fallen = sum(getattr(e, "what", "") == "defeated" and e.who[:5] == "enemy" for es in match.history for e in es)
    assert 0 < sum(beaten) <= fallen


def test_no_number_stands_in_the_words_beside_it():
    for mode in SHORT:
        for party in parties(ended(mode)):
            for deed in party.story.deeds:
                if deed.kind != "given":
                    assert str(deed.amount) not in str(deed.text).split()


def test_a_hero_may_win_with_fewer_chips_than_the_bank_still_has():
    hero, other, _third, bank = parties(ended("loot"))
    hero, bank = hero._replace(result="won", total=14), bank._replace(result="lost", total=26)
    assert winner([hero, other, bank]) == f"{hero.name} wins with 14."


@pytest.mark.parametrize("mode", SHORT)
@pytest.mark.parametrize("language", spoken(i18n.PSEUDO))
@pytest.mark.parametrize("text", ["1", "2"])
def test_nothing_of_it_is_cut_or_overlaps(make_services, mode: str, language: str, text: str):
    services = make_services(language=language, text=text)
    with pen() as noted:
        scene = show(services, ResultsScene(services, ended(mode)))
        assert list(faults(scene, noted.write_down(scene))) == []
