"""Tests for the words of Masters and Monsters, and for the programs that play it."""

from game.core.game import view_of
from game.core.narration import sentence
from game.core.view import Action
from game.rules.deuces import GAME
from game.rules.deuces.agents.player import Player
from game.rules.deuces.names import ENEMIES
from tests.rules.deuces_masters import battle, drawn
from tests.rules.deuces_quest import loot
from tests.rules.test_deuces_masters import idle


def view(at, seat: int = 0):
    return view_of(GAME, at.s, at.s.options, seat)


def status(at, seat: int = 0) -> str:
    return str(GAME.status(view(at, seat)))


def told(at) -> list[str]:
    return [str(line) for event in at.told if (line := sentence(GAME.messages, event))]


def test_whose_turn_it_is_stands_at_the_head():
    at = battle("bulwark KS", "mender AS", against=[idle(0), idle(1)], level=1)
    assert status(at) == "Bulwark: choose cards and a target"
    assert status(at, 1) == "Bulwark's turn"
    at.do("end")
    assert status(at) == "Your enemies' turn: attack with Ledger Fiend"
    assert status(at, 1) == "Bulwark's enemies' turn"


def test_of_several_enemies_each_is_to_attack():
    at = battle("bulwark KS", "mender AS", against=[idle(0), "ledger_fiend@0 3S", idle(1)], side=ENEMIES)
    assert status(at) == "Your enemies' turn: attack with each of them"


def test_while_somebody_may_answer_it_is_not_said_who():
    at = battle("none KS", "none AS", against=["crypt_warden!@1 KC QC", idle(0)])
    at.do("attack KS enemy.0")
    assert status(at) == "The others decide"


def test_who_must_attack_is_told_why():
    at = battle("none KS", "none AS KH QH", against=["ledger_fiend@0 9S", idle(1)])
    at.s.facts["idle"] = 4
    assert status(at).startswith("Nobody has attacked for three rounds, and you hold the fewest cards")


def test_the_end_of_the_enemies_turn_is_asked_while_they_can_attack():
    at = battle("none KS", "none AS", against=[idle(0), idle(1)], side=ENEMIES)
    preview = GAME.preview(view(at), Action("end", (), 0))
    assert preview.risky
    assert "can still attack" in str(preview.question)


def test_the_draw_of_enemies_and_the_order_are_told():
    lines = told(drawn("crypt_warden crypt_warden", ["10D", "QD"]))
    assert "Player 2 draws enemies." in lines
    assert "For turn order, Hero 1 turns up the 10 of diamonds." in lines
    assert "They go in this order: Player 2 and Player 1." in lines
    assert lines[-1] == "Player 2: the hero's turn."


def test_what_a_fight_is_about():
    lines = [
        str(each) for each in GAME.combatants.stakes(view(battle("none KS", "none AS", against=[idle(0), idle(1)])))
    ]
    assert lines[0] == "The first to own 3 pieces of Epic loot wins (encounter 1, round 1)"
    assert lines[1] == "Keep your 2s: each that you hold at the end brings better loot."
    assert lines[2] == "Survive, and let your enemies defeat the other heroes: that counts as 2s, too."


def test_what_counted_for_each_is_said_after_the_fight():
    at = battle("none KS 2S", "none 3S", against=["ledger_fiend@0 9S", "ledger_fiend@1 4S"], side=ENEMIES)
    at.do("attack 9S hero.1", "end", "end", "attack KS enemy.1")
    mine, theirs = (GAME.combatants.aftermath(view(at, seat)) for seat in (0, 1))
    assert (mine.won, str(mine.headline)) == (True, "You survive")
    assert (theirs.won, str(theirs.headline)) == (False, "You have fallen")
    assert str(mine.shares[0].text).startswith("Epic loot for 2 of spades, 1 hero defeated and 1 survivor.")
    assert str(mine.shares[1].text) == "No loot for the defeated."
    assert "Epic loot: Hero 1 1 and Hero 2 0. It takes 3 to win." in [str(each) for each in mine.ahead]


def test_after_a_draw_nobody_is_said_to_have_fallen():
    at = battle("none KS QS", "none AS KH QH JH", against=["ledger_fiend@0 9S", idle(1)], player=1, side=ENEMIES)
    at.s.facts["idle"] = 6
    at.do("end")
    after = GAME.combatants.aftermath(view(at))
    assert str(after.headline) == "Drawn"
    assert "same level" in str(after.told)
    tags = {figure.id: [str(tag.text) for tag in figure.tags] for figure in GAME.combatants.figures(view(at))}
    assert tags["hero.0"] == tags["hero.1"] == []
    assert tags["enemy.0"] == ["Stands"]


def test_the_one_who_is_behind_is_asked_before_the_race_ends():
    at = battle("none KS KH", "none AS", against=["ledger_fiend@1 3S"], epics="1")
    loot(at, "hero.1", "9S", 3)
    at.do("attack KS enemy.0")
    preview = GAME.preview(view(at), Action("go", (), 0))
    assert preview.risky
    assert str(preview.question) == "The race ends after this rest, and you are behind Hero 2. Go on?"
    assert status(at) == "You survive. See who has won"


def test_the_score_of_a_finished_race_is_explained():
    at = battle("none KS KH", "none AS", against=["ledger_fiend@1 3S"], epics="1")
    loot(at, "hero.0", "9S", 3)
    at.do("attack KS enemy.0", "go")
    lines = [(str(line.text), line.amount) for line in GAME.explain(view(at))]
    assert lines == [("Epic: 1", 100), ("Common: 1", 1)]
    assert told(at)[-1] == "Hero 1 wins the race for Epic loot."
    assert str(GAME.status(view(at))) == "The race is over"


def test_the_race_knows_the_order_and_the_turn():
    at = battle("none KS", "none AS", against=[idle(0), idle(1)], order="1 0")
    loot(at, "hero.1", "9S", 3)
    race = GAME.standings.race(view(at))
    assert [(racer.number, racer.has, racer.ours, racer.turn) for racer in race.racers] == [
        (2, 1, False, ""),
        (1, 0, True, "heroes"),
    ]


# the programs


def test_nobody_steps_in_for_the_hero_of_another():
    """Shoulder In redirects an attack on another hero to the Bulwark: good in a party, but here it helps only an
    opponent."""
    at = battle("none KS / AS", "bulwark AC 9C", "none 5D", against=["ledger_fiend@2 9S 8S"], side=ENEMIES, player=2)
    at.do("attack 9S hero.0")
    assert at.offers("shoulder_in")
    assert Player().choose(view(at, 1)).verb == "pass"


def test_nobody_can_step_in_before_an_attack_of_their_own_enemy():
    at = battle("none KS / AS", "bulwark AC 9C", "none 5D", against=["ledger_fiend@1 9S 8S"], side=ENEMIES, player=1)
    at.do("attack 9S hero.0")
    assert not at.offers("shoulder_in")


def test_a_program_that_must_attack_does():
    at = battle("none 3S", "none AS KH QH", against=["ledger_fiend@0 9S", idle(1)])
    at.s.facts["idle"] = 4
    assert Player().choose(view(at)).verb == "attack"
