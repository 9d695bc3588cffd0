"""Tests that the computed hero does not walk in circles, and that it uses quest loot when it helps."""

from collections import Counter
from itertools import islice
from math import fsum

import pytest

from game.core.floats import float_sum
from game.core.game import defaults, view_of
from game.core.match import Match
from game.rules.deuces import GAME
from game.rules.deuces.agents import attacks, card_values, choices
from game.rules.deuces.agents.effect_values import PATIENCE, gain
from game.rules.deuces.agents.player import Player
from game.rules.deuces.effects import bind, extra, rouse, spy, summon
from game.rules.deuces.view_state import seen
from tests.rules.deuces import fight
from tests.rules.test_deuces_agents import does

THREE = tuple("ledger_fiend " + " ".join(f"{rank}{suit}" for rank in range(4, 10)) for suit in "SDC")
FALLEN = {f"pet.{n}": "out" for n in range(6)}


# circles


def bones(lost, hand="9S 8D 7C 6H KD KC"):
    """A gravecaller that has lost so many Husks."""
    pets = ["husk@hero.0"] * lost
    return fight(f"gravecaller {hand}", "none 5H", pets=pets, marks=dict([*FALLEN.items()][:lost]), level=1,
                 against="ledger_fiend 9C 8C 7C")  # fmt: skip


def test_another_pet_is_worth_less_after_many_have_fallen():
    worths = [gain(bones(lost).s, "hero.0", [summon("hero.0", "husk", 2)]) for lost in range(7)]
    assert worths == [2.0] * PATIENCE + [1.0, 0.5]


def test_pets_of_others_and_of_other_kinds_do_not_count():
    s = bones(5).s
    assert gain(s, "hero.1", [summon("hero.1", "husk", 2)]) == 2.0
    assert gain(s, "hero.0", [summon("hero.0", "king", 4)]) == 4.0


def test_a_gravecaller_whose_husks_always_fall_attacks_instead():
    assert does(bones(1)) == "use call_bones"
    assert does(bones(PATIENCE + 1)).startswith("attack")


@pytest.mark.slow
@pytest.mark.parametrize("seed", [8, 29])
def test_no_hero_of_a_duel_summons_for_ever_while_it_could_attack(seed):
    """In these duels Call Bones was used nine and twelve times in an encounter, and the rival slew each pet. A hero may
    still hide behind pets when no attack is worth half a card."""
    duel, player = Match(GAME, defaults(GAME) | {"mode": "duel"}, seed), Player()
    used: Counter[tuple[int, str]] = Counter()
    while not duel.over:
        view = duel.view(duel.state.to_act[0])
        action = player.choose(view)
        if action.verb == "use" and action.ids[0].startswith("call_bones"):
            key = duel.state.gauges["encounter"], f"{action.seat} {action.ids[0]}"
            used[key] += 1
            if used[key] > PATIENCE + 1:
                best = attacks.best_attack(seen(view), [action.ids[0].partition("@")[2] or f"hero.{action.seat}"])
                assert best is None or best.worth <= 0.5
        duel.play(action)
    assert max(used.values()) > 1


# quest loot


def having(id, *heroes, against=THREE, known=False, **more):
    """A fight in which the first hero has a piece of quest loot."""
    at = fight(*heroes, against=against, quest={"hero.0": id}, **more)
    for n in range(len(against)) if known else ():
        zone = at.s.zones[f"hand.enemy.{n}"]
        zone.known = [frozenset({0, 1}) for _ in zone.cards]
    return at


def test_fools_lens_is_used_before_two_heroes_with_pairs_attack_unknown_hands():
    heroes = "none XR KH KC JS JD 7H", "none QH QS 10H 10D 3H"
    assert does(having("fools_lens", *heroes), 0) == "use fools_lens XR"


def test_fools_lens_is_kept_where_all_hands_are_known():
    heroes = "none XR KH KC JS JD 7H", "none QH QS 10H 10D 3H"
    assert does(having("fools_lens", *heroes, known=True), 0).startswith("attack")


def test_fools_lens_is_kept_for_an_enemy_with_a_last_card():
    assert (
        does(having("fools_lens", "none XR AH KC", "none QH", against=("ledger_fiend 4S",)), 0) == "attack AH enemy.0"
    )


def test_salt_circle_saves_heroes_with_few_cards_from_many_enemies():
    assert does(having("salt_circle", "none XR 4H", "none 3H 5D"), 0) == "use salt_circle XR"


def test_salt_circle_is_kept_where_the_last_enemy_can_be_slain():
    heroes = "none XR AH AC KD", "none QH 3D 9C 8D"
    assert does(having("salt_circle", *heroes, against=("ledger_fiend 4S",)), 0).startswith("attack")


def test_a_circle_is_worth_more_where_a_hero_may_fall():
    strong, weak = (having("salt_circle", "none XR 4H 6D 8C", "none 3H 5D" + more).s for more in (" 7C 9D", ""))
    foes = [bind(f"enemy.{n}", 0) for n in range(3)]
    assert gain(weak, "hero.0", foes) > gain(strong, "hero.0", foes) + 1


def test_marshals_horn_calls_a_strong_hero_that_has_acted_back_to_attack():
    heroes = "none XR 9H", "none AH AC AD KH KC KS 9D"
    assert does(having("marshals_horn", *heroes, marks={"hero.1": "acted"}), 0) == "use marshals_horn XR"


def test_marshals_horn_is_kept_where_nobody_has_cards_worth_an_attack():
    assert does(having("marshals_horn", "none XR 4H 3C", "none 5D", marks={"hero.1": "acted"}), 0) != (
        "use marshals_horn XR"
    )


def test_one_attack_more_is_worth_nothing_to_who_has_acted_unless_it_is_roused():
    s = having("marshals_horn", "none XR 9H", "none AH AC AD KH", marks={"hero.1": "acted"}).s
    assert gain(s, "hero.0", [extra("hero.1", 1)]) == 0
    assert gain(s, "hero.0", [rouse("hero.1"), extra("hero.1", 1)]) > 1


def test_a_look_is_worth_nothing_at_a_known_hand_and_more_with_who_can_use_it():
    def worth(**more):
        at = having("fools_lens", "none KH 9H", "none QH 8H", hands="open", **more)
        return gain(seen(view_of(GAME, at.s, at.s.options, 0)), "hero.0", [spy("hero.0", "enemy.0")])

    assert worth(known=True) == 0
    assert 0 < worth(marks={"hero.1": "acted"}) < worth()


# the same on every Python


def test_of_worths_that_are_equal_on_paper_the_first_is_chosen(monkeypatch):
    at = bones(0).s
    first, second = islice(attacks.attacks(at, "hero.0"), 2)
    equal = [first._replace(worth=0.3), second._replace(worth=0.1 + 0.2)]
    assert equal[0].worth < equal[1].worth
    monkeypatch.setattr(attacks, "attacks", lambda s, who: iter(equal))
    assert attacks.best_attack(at, ["hero.0"]) is equal[0]


@pytest.mark.slow
def test_a_duel_is_the_same_in_whatever_order_numbers_are_added(monkeypatch):
    def log():
        card_values.of_cards.cache_clear()
        duel, player = Match(GAME, defaults(GAME) | {"mode": "duel"}, 3), Player()
        while len(duel.log) < 60:
            duel.play(player.choose(duel.view(duel.state.to_act[0])))
        return duel.log

    usual = log()
    for add in (fsum, lambda numbers: float_sum([*numbers][::-1])):
        for module in (card_values, choices):
            monkeypatch.setattr(module, "float_sum", add)
        assert log() == usual
    card_values.of_cards.cache_clear()
