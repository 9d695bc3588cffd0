"""Tests for a person as Game Master: which hand is shown, what ending a turn gives up, and the wait at the end of a
fight."""

from collections.abc import Callable, Sequence

import pytest

from game import i18n
from game.app.screens.over import AskScene
from game.app.screens.table import TableScene
from game.bots import agents, stream
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.rules import games
from tests.app.driving import choose, frames, press, top

Fight = Callable[..., TableScene]
GAME = games()["deuces"]
MASTER = 2
PATIENT = 600  # frames: longer than any program waits


def quest(seats: Sequence[str] = ("hero", "hero", HUMAN)) -> Match:
    """A quest of two heroes, up to the enemies' first turn: two enemies stand, and one has fallen."""
    match = Match(GAME, {**defaults(GAME), "heroes": "2"}, 5, seats=seats)
    players = {seat: agents(GAME)["hero"](stream(5, seat)) for seat in range(MASTER + 1)}
    while not any(action.verb == "end" for action in match.legal(MASTER)):
        match.step(players)
    return match


@pytest.fixture
def master(at_table: Fight) -> TableScene:
    """The table of a person who is Game Master and has the turn."""
    return at_table(quest())


def standing(table: TableScene) -> list[str]:
    """The ids of enemies that have cards left."""
    return [id for id in ("enemy.0", "enemy.1", "enemy.2") if table.play.view.zones[f"hand.{id}"]]


# the end of a turn


def test_the_end_of_the_turn_of_enemies_that_can_still_attack_is_asked(master: TableScene):
    done = len(master.match.log)
    choose(master.services, "end")
    ask = top(master.services)
    assert isinstance(ask, AskScene)
    assert ask.focus == "back"
    assert all(master.focus_rules.chooser.choices.figure(id).name.message in ask.text for id in standing(master))
    press(master.services, "confirm")
    assert top(master.services) is master
    assert len(master.match.log) == done
    choose(master.services, "end")
    choose(master.services, "do")
    assert master.match.log[done].verb == "end"


# the hand that is shown


def test_the_hand_below_has_the_name_and_the_numbers_of_its_enemy(master: TableScene):
    for id in standing(master):
        if id != master.top.ground.setting.shown:
            choose(master.services, id)
        figure, holder = master.focus_rules.chooser.choices.figure(id), master.widget("holder")
        held = len(master.play.view.zones[f"hand.{id}"])
        assert holder.label == figure.name.message
        assert f"Difficulty {figure.worth}" in holder.value
        assert f"{held} card" in holder.value


def test_the_hand_of_another_enemy_is_laid_open_while_it_has_the_focus(master: TableScene):
    other = next(id for id in standing(master) if id != master.top.ground.setting.shown)
    assert master.widget("open-hand") is None
    master.set_focus(other)
    master.refresh()
    opened, panel = master.widget("open-hand"), master.widget("about")
    assert {card.id for card in opened.cards} == {card.id for card in master.play.view.zones[f"hand.{other}"]}
    assert not panel.box.overlaps(opened.box)
    assert dict(master.prompts())["confirm"] == "Show the hand"
    master.set_focus("hero.0")
    master.refresh()
    assert master.widget("open-hand") is None, "of a hero the Game Master knows nothing"


# the end of a fight


@pytest.mark.slow
def test_the_end_of_a_fight_waits_for_the_one_who_is_not_asked(master: TableScene):
    choose(master.services, "fold")
    choose(master.services, "do")
    frames(master.services, PATIENT)
    assert master.at_rest()
    assert master.widget("aftermath") is not None
    assert master.focus == "onward"
    assert dict(master.prompts())["confirm"] == "Go on"
    done = len(master.match.log)
    press(master.services, "confirm")
    frames(master.services, PATIENT)
    assert len(master.match.log) > done
    assert master.widget("aftermath") is None


def test_back_from_the_end_of_a_fight_the_focus_is_on_what_can_be_done(master: TableScene):
    master.services.change(undo="free")
    choose(master.services, "fold")
    choose(master.services, "do")
    frames(master.services, PATIENT)
    assert master.focus == "onward"
    press(master.services, "undo")
    assert master.widget("onward") is None
    assert master.widget(master.focus) is not None


# choices


def test_one_enemy_more_looks_no_more_dangerous_than_enough(at_table: Fight):
    table = at_table(Match(GAME, {**defaults(GAME), "heroes": "2"}, 5))
    frames(table.services, 60)
    assert {id: table.widget(id).primary for id in ("hit", "stay")} == {"hit": False, "stay": False}


def test_at_a_hero_that_cannot_be_struck_at_it_is_said_who_draws_the_attacks(master: TableScene):
    attack = next(action for action in master.play.view.legal if action.verb == "attack")
    for id in attack.ids[:-1]:
        master.commands.pick(id)
    master.refresh()
    drawn = master.focus_rules.chooser.choices.figure(attack.ids[-1])
    master.set_focus(next(id for id in ("hero.0", "hero.1") if id != drawn.id))
    assert master.texts.preview() == f"{i18n.say(drawn.name)} draws the attacks: Threat {drawn.threat}."
