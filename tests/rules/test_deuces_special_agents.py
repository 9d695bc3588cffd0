"""Tests for the programs in special encounters and with quest loot: they come to an end, and use what helps."""

import pytest

from game.core.game import view_of
from game.core.rng import Rng
from game.core.view import Action
from game.rules.deuces import GAME
from game.rules.deuces.agents.novice import Novice
from game.rules.deuces.agents.player import Player
from game.rules.deuces.catalog import SPECIALS
from game.rules.deuces.names import ENDED, ENEMIES
from game.rules.deuces.queries import all_heroes, hand
from tests.rules.deuces import fight
from tests.rules.test_deuces_specials import met


def advised(at, seat: int = 0) -> str:
    """The program's action as text."""
    action = Player().choose(view_of(GAME, at.s, at.s.options, seat))
    return " ".join((action.verb, *action.ids))


@pytest.mark.parametrize("maker", [lambda rng: Player(), Novice], ids=["hero", "novice"])
@pytest.mark.parametrize("id", SPECIALS)
def test_programs_play_every_special_encounter_to_its_end(monkeypatch, id, maker):
    for seed in range(4):
        at = met(monkeypatch, id, 1 + seed, 1 + seed, alone=id not in ("captive_champion", "tollkeeper"))
        s, agent = at.s, maker(Rng(seed))
        for _ in range(1500):
            if s.facts[ENDED]:
                break
            view = view_of(GAME, s, s.options, s.to_act[0])
            action = agent.choose(view)
            assert action in view.legal or action.verb == "attack"
            GAME.apply(s, action)
        assert s.facts[ENDED]


def test_the_idol_gets_what_it_wants_in_as_few_cards_as_that_takes():
    at = fight("none KH 9S 6D 5S", special="cursed_idol", against=[])
    assert advised(at) == "use offering"
    assert advised(at.do("use offering")) == "sacrifice 9S 6D"
    at.s.facts["offering"] = 6
    assert advised(at) == "sacrifice 6D"


def test_coins_are_dropped_where_he_leaves_for_them_and_holds_more_than_that():
    at = fight("none KH QH 9S 6D 5S 3S", special="tollkeeper", against=[])
    at.s.facts["secret"] = "tollkeeper"
    assert at.size("enemy.0") == 8
    at.do("use drop_a_coin")
    assert len(Player().choose(view_of(GAME, at.s, at.s.options, 0)).ids) == 3


def test_the_rope_is_not_cut_while_he_would_run():
    at = fight("none 4H 3S 2D", special="captive_champion", against=["mire_toad 9C 8C", "mire_toad 7C 6C"])
    assert not advised(at).startswith("use cut_the_rope")
    at = fight("none 4H 3S 5D 6S", special="captive_champion", against=["mire_toad AC AS KC", "mire_toad 7C 6C"],
               marks={"enemy.1": "out"})  # fmt: skip
    assert advised(at).startswith("use cut_the_rope")


def test_the_toll_is_paid_with_the_card_that_matters_least_and_refused_by_who_is_alone():
    at = fight("none KH 9S 3D", "none QH 8S 4D", special="tollkeeper", against=[], start=True)
    assert advised(at) == "toll 3D"
    assert advised(fight("none KH 9S 3D", special="tollkeeper", against=[], start=True)) == "refuse"


def test_a_mirror_chooses_the_shards_that_matter_least():
    hands = {"enemy.0": "KC KD 9C 5C 4C"}
    at = fight("none KH 9S", special="hall_of_mirrors", hands=hands, against=[], decks={"enemy.0": "3C"})
    at.do("attack KH enemy.0", "defend KC")
    gm = len(all_heroes(at.s))
    assert set(Player().choose(view_of(GAME, at.s, at.s.options, gm)).ids) == {
        card.id for card in hand(at.s, "enemy.0") if card.rank < 9}  # fmt: skip


# quest loot


def test_a_lantern_is_lit_for_hands_that_are_short():
    at = fight("none XR KH", "none 4H", "none 5S", quest={"hero.0": "lantern_of_the_last_inn"})
    assert advised(at) == "use lantern_of_the_last_inn XR"


def test_a_needle_is_kept_for_an_attack_that_would_be_a_fall():
    def asked(attack: str) -> str:
        at = fight("none XR 4H / AD", "none 9H", quest={"hero.0": "widows_needle"}, side=ENEMIES,
                   against="ledger_fiend KS KC 3S")  # fmt: skip
        return advised(at.do(attack))

    assert asked("attack KC KS hero.0") == "use widows_needle XR"
    assert asked("attack 3S hero.0") == "pass"


def test_a_beggars_deuce_is_always_worth_a_joker_at_the_end():
    at = fight("none AH XR 9S", quest={"hero.0": "beggars_deuce"}, against="mire_toad 2C").do("attack AH enemy.0")
    assert advised(at) == "use beggars_deuce XR"


def test_a_joker_is_never_in_an_attack_of_theirs():
    at = fight("none XR XB KH", quest={"hero.0": "salt_circle"}, against="mire_toad 2C 3C")
    assert advised(at) == "use salt_circle XR" or advised(at).startswith("attack KH")
    assert Action("attack", ("XR", "enemy.0")) not in view_of(GAME, at.s, at.s.options, 0).legal
