"""Tests for the measure of danger at each table, and for how the music learns of it."""

import itertools
from dataclasses import replace

import pytest

from game.app.play.plays import new_match
from game.app.play.rooms import compute_danger
from game.app.routes.menus import table_of
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.table.gauges import LIFE
from game.app.table.skins import skin_of
from game.core.capabilities import figures
from game.core.combatants import FALLEN, Figure
from game.core.game import Game
from game.core.match import Match
from game.core.table import Outcome
from game.core.view import Action, View
from game.rules import games

from .driving import frames, show

GAMES = games()


def table(id: str, **options: str) -> View:
    """The first view of a newly dealt play."""
    game = GAMES[id]
    settled = {option.key: option.default for option in game.options} | options
    return Match(game, settled, seed=1).view(0)


def share(game: Game, view: View) -> float:
    """The danger as the table computes it."""
    feels = skin_of(game.id).feels
    return compute_danger(game, view, figures(game, view), lambda gauge: feels.get(gauge, LIFE).vital)


@pytest.mark.parametrize(("life", "expected"), [(20, 0.0), (10, 0.0), (6, 0.5), (2, 1.0), (1, 1.0)])
def test_it_grows_from_half_a_life_to_the_last_points(life: int, expected: float):
    view = replace(table("scoundrel"), gauges={"health": life})
    assert share(GAMES["scoundrel"], view) == pytest.approx(expected)


def test_it_grows_smoothly():
    view = table("scoundrel")
    found = [share(GAMES["scoundrel"], replace(view, gauges={"health": life})) for life in range(20, 0, -1)]
    assert found == sorted(found)
    assert max(b - a for a, b in itertools.pairwise(found)) < 0.2


def test_of_two_parties_the_worse_one_counts_while_it_lives():
    view = table("diamonds", mode="duo")
    for gauges in ({"hp.0": 3, "hp.1": 20}, {"hp.0": 20, "hp.1": 3}):
        assert share(GAMES["diamonds"], replace(view, gauges=gauges)) > 0.8
    assert share(GAMES["diamonds"], replace(view, gauges={"hp.0": 0, "hp.1": 20})) == 0.0


def test_every_character_of_a_table_has_a_life_of_its_own():
    match = Match(GAMES["diamonds"], {o.key: o.default for o in GAMES["diamonds"].options} | {"mode": "party"}, seed=1)
    match.play(Action("join", ("Ada", "bard", "3", "9", "9")))
    view = match.view(0)
    assert share(GAMES["diamonds"], view) == 0.0
    (life,) = (name for name in view.gauges if name.startswith("hp."))
    assert share(GAMES["diamonds"], replace(view, gauges={**view.gauges, life: 2})) > 0.7


def test_only_what_is_vital_counts():
    view = replace(table("crawl"), gauges={"hp": 8, "mana": 0, "score": 0, "monster.hp": 1, "damage": 1})
    assert share(GAMES["crawl"], view) == 0.0


def test_nothing_is_dangerous_once_it_is_over():
    view = replace(table("scoundrel"), gauges={"health": 1}, outcome=Outcome("lost", ("lost",), (0,)))
    assert share(GAMES["scoundrel"], view) == 0.0


# fights


def fight() -> View:
    """A view of heroes before their first fight, with plenty of cards in hands and decks."""
    match = Match(GAMES["deuces"], {o.key: o.default for o in GAMES["deuces"].options}, seed=1)
    while len({figure.side for figure in figures(match.game, match.view(0))}) < 2:
        seat = match.state.to_act[0]
        match.play(match.legal(seat)[0])
    return match.view(0)


def test_a_hand_that_runs_out_is_dangerous():
    view = fight()
    heroes = [figure for figure in figures(GAMES["deuces"], view) if figure.side == "heroes" and not figure.owner]
    full = {hero.zones["hand"]: (None,) * 7 for hero in heroes}
    assert share(GAMES["deuces"], replace(view, zones={**view.zones, **full})) == 0.0
    spent = {**full, heroes[0].zones["hand"]: ()}
    assert share(GAMES["deuces"], replace(view, zones={**view.zones, **spent})) == pytest.approx(1 / len(heroes))
    bare = dict.fromkeys(full, ())
    assert share(GAMES["deuces"], replace(view, zones={**view.zones, **bare})) == 1.0
    empty = {**full, **{hero.zones["deck"]: () for hero in heroes}}
    assert share(GAMES["deuces"], replace(view, zones={**view.zones, **empty})) == 1.0


def computed(cast: list[Figure], view: View, monkeypatch: pytest.MonkeyPatch) -> float:
    """The danger with these figures on the table."""
    monkeypatch.setattr(GAMES["deuces"].combatants, "figures", lambda view: cast)
    return share(GAMES["deuces"], view)


def test_who_is_down_and_a_boss(monkeypatch: pytest.MonkeyPatch):
    view = fight()
    cast = [figure for figure in figures(GAMES["deuces"], view) if not figure.owner]
    view = replace(view, zones={**view.zones, **{figure.zones["hand"]: (None,) * 7 for figure in cast}})
    heroes = [figure for figure in cast if figure.side == "heroes"]
    enemies = [figure for figure in cast if figure.side == "enemies"]
    assert computed([*heroes, *enemies], view, monkeypatch) == 0.0
    one_down = [heroes[0]._replace(state=FALLEN), *heroes[1:]]
    assert computed([*one_down, *enemies], view, monkeypatch) == pytest.approx(1 / len(heroes))
    assert computed([*heroes, enemies[0]._replace(boss=True)], view, monkeypatch) == pytest.approx(0.4)
    beaten = [enemy._replace(state=FALLEN) for enemy in enemies]
    assert computed([*one_down, *beaten], view, monkeypatch) == 0.0
    assert computed(one_down, view, monkeypatch) == 0.0


# how the music learns of it


def test_the_table_tells_it_and_a_menu_calms_it(services: Services):
    show(services, TitleScene(services))
    scene = table_of(services, new_match(services, services.games["scoundrel"], seed=1))
    services.stack.push(scene)
    frames(services)
    assert services.sounds._stems.danger == 0.0
    scene.match.state.gauges["health"] = 2
    scene.top.conductor.end()
    frames(services)
    assert services.sounds._stems.danger == 1.0
    scene.commands.menu()
    frames(services)
    assert services.stack.top.name == "pause"
    assert services.sounds._stems.danger == 0.0
    services.stack.pop()
    frames(services)
    assert services.sounds._stems.danger == 1.0
    services.stack.reset(TitleScene(services))
    frames(services)
    assert services.sounds._stems.danger == 0.0
