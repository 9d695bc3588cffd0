"""Each line of the Dungeon Crawl table in RULINGS.md, for every set of options it concerns, with stacked deals."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.cards import pack, parse
from game.core.events import Moved, Shuffled
from game.core.match import Match
from game.core.table import Deal
from game.core.text import say
from game.core.view import Action
from game.rules.crawl import GAME
from game.rules.crawl.character import full_mana
from game.rules.crawl.worth import mage_life, shielding, worth
from tests.rules.acting import do, ids, legal
from tests.rules.crawl import MAGE, SETS, WARRIOR, cards, gauge, options, played, stacked, table, told, whole
from tests.rules.program import program

CHOSEN = [rules for rules in SETS if rules["difficulty"] != "ask"]
MAGES = [rules for rules in CHOSEN if rules["hero"] == MAGE]
WARRIORS = [rules for rules in CHOSEN if rules["hero"] == WARRIOR]
LIMITS = settings(max_examples=80, deadline=None, derandomize=True)
plays = st.tuples(st.sampled_from(SETS), st.integers(0, 2**40), st.integers(0, 80))


def name(rules) -> str:
    return "-".join(rules.values())


every_set = pytest.mark.parametrize("rules", SETS, ids=name)
chosen = pytest.mark.parametrize("rules", CHOSEN, ids=name)
mages = pytest.mark.parametrize("rules", MAGES, ids=name)
warriors = pytest.mark.parametrize("rules", WARRIORS, ids=name)
both = pytest.mark.parametrize("rules", [options(), options(MAGE)], ids=name)


def settled(match: Match) -> Match:
    """The same play after a mage's hit is borne: it is the hero's turn, or the play is over."""
    while not match.over and match.state.facts["stage"] == "hit":
        do(match, "bear")
    return match


# pack


@every_set
def test_52_cards_and_no_jokers(rules):
    state = Match(GAME, rules, 3).state
    assert sorted(card for zone in state.zones.values() for card in zone.cards) == sorted(pack())


@every_set
def test_the_character_and_all_counters_come_off_the_same_pack_in_this_order(rules):
    mage = rules["hero"] == MAGE
    match = Match(GAME, rules, 1, [Deal("", whole("4S 2C 3C 4C 5C 6C 7C 8C"))])
    drawn = [(event.card.id, event.dst) for event in match.opening if isinstance(event, Moved)]
    if mage:
        expected = [("4S", "hero"), ("2C", "hp.cards"), ("3C", "hp.cards"), ("4C", "manacard"), ("5C", "mana.cards")]
    else:
        expected = [("4S", "hero"), *((f"{n}C", "hp.cards") for n in range(2, 6)), ("6C", "shield")]
    assert drawn[: len(expected)] == expected
    assert {dst for _, dst in drawn[len(expected) :]} == ({"mana.cards"} if mage else set())


@every_set
def test_character_shield_and_mana_card_lie_face_up_and_every_counter_face_down(rules):
    view = Match(GAME, rules, 5).view(0)
    assert all(view.zones["hero"])
    assert all(view.zones["manacard"] if rules["hero"] == MAGE else view.zones["shield"])
    assert not any(view.zones["hp.cards"] + view.zones["mana.cards"] + view.zones["deck"])


@every_set
def test_what_is_left_is_shuffled_and_is_the_battle_pool(rules):
    opening = Match(GAME, rules, 5).opening
    at = [i for i, event in enumerate(opening) if isinstance(event, Shuffled)]
    assert len(at) == 2
    assert not [event for event in opening[at[1] :] if isinstance(event, Moved)]
    assert [event for event in opening[: at[1]] if isinstance(event, Moved)]


@chosen
def test_a_room_draws_the_monster_its_counters_its_initiative_card_and_yours(rules):
    match = do(stacked("KC 3D", "4S 2H 2D 3H 3S 5C 9S", rules), "enter")
    drawn = [(event.card.id, event.dst) for event in match.state.news if isinstance(event, Moved)]
    assert drawn == [
        ("4S", "monster"), ("2H", "monster.cards"), ("2D", "monster.cards"), ("3H", "monster.cards"),
        ("3S", "monster.cards"), ("5C", "first.monster"), ("9S", "first.hero"),
    ]  # fmt: skip
    assert match.view(0).zones["monster.cards"] == (None,) * 4


# difficulty


@both
def test_the_difficulty_is_chosen_after_the_character_is_drawn_or_fixed_beforehand(rules):
    asked = Match(GAME, rules | {"difficulty": "ask"}, 1)
    assert (legal(asked), asked.state.facts["difficulty"]) == (["normal", "hard"], "")
    assert ids(asked, "hero")
    for difficulty in ("normal", "hard"):
        fixed = Match(GAME, rules | {"difficulty": difficulty}, 1)
        twin = do(Match(GAME, rules | {"difficulty": "ask"}, 1), difficulty)
        assert (fixed.state.zones, fixed.state.facts) == (twin.state.zones, twin.state.facts)


# mage HP, warrior shield


@pytest.mark.parametrize("card", pack(), ids=str)
def test_half_the_face_value_rounded_down_and_a_mage_never_has_less_than_1_hp(card):
    assert shielding(card) == worth(card) // 2
    assert mage_life(card) == max(1, worth(card) // 2)
    match = Match(GAME, options(MAGE), 1, [Deal("", whole(card.id))])
    assert gauge(match, "hp") == len(ids(match, "hp.cards")) == mage_life(card)


def test_an_ace_as_a_shield_absorbs_nothing():
    assert gauge(do(table("2S 3H 7C 5C", hp=9, monster="KS", up="AD"), "strike"), "hp") == 2


# battle pool runs out


@chosen
def test_when_a_card_must_be_drawn_and_none_is_left_the_discards_become_the_pool(rules):
    match = do(table("7H", monster="KS", rules=rules, discard="2C 3D 4C", hp=9), "strike")
    assert told(match)[:2] == ["attack 7H hero", "reshuffle 3"]
    assert match.state.facts["pool"] == "2C 3D 4C"
    assert ids(match, "evasion")[0] in ("2C", "3D", "4C")


@chosen
def test_in_the_middle_of_a_draw_if_need_be(rules):
    """A monster's counters: the pool runs out after the second, and the other two come from the new one."""
    match = table("4S 2H 2D", rules=rules, discard="2C 3C 4C 5C 6D 7D 8D 9D")
    match.state.deals = [Deal("", cards("9D 8D 2C 7D 3C 4C 5C 6D"))]
    do(match, "enter")
    assert ids(match, "monster.cards") == ["2H", "2D", "9D", "8D"]
    assert (ids(match, "first.monster"), ids(match, "first.hero")) == (["2C"], ["7D"])
    assert gauge(match, "monster.hp") == 4


@mages
def test_mana_that_is_bought_may_come_from_the_new_pool_too(rules):
    match = table("2H", up="3C", mana=0, score=20, rules=rules, discard="4H 5H 6H")
    do(match, "renew")
    if rules["mana"] == "card":
        do(match, "renew")
    assert len(ids(match, "mana.cards")) == (2 if rules["mana"] == "card" else 3)
    assert match.state.facts["pool"] == "4H 5H 6H"


@both
def test_cards_on_the_table_stay_out_of_the_new_pool(rules):
    match = table(
        "7H", monster="KS", rules=rules, discard="2C 3D 4C", attack="9C", evasion="9D", first=("5C", "6C"), hp=9
    )
    on_table = {
        *ids(match, "hero"),
        *ids(match, "monster"),
        *ids(match, "hp.cards"),
        *ids(match, "monster.cards"),
        "7H",
    }
    settled(do(match, "strike"))
    assert sorted(match.state.facts["pool"].split()) == ["2C", "3D", "4C", "5C", "6C", "9C", "9D"]
    assert not on_table & set(ids(match, "deck"))


# initiative tie


@chosen
def test_on_a_tie_both_draw_again(rules):
    match = do(stacked("KC 3D", "2S 2H 2D 9C 9S 4C 4D 3C 8C", rules), "enter")
    assert (ids(match, "first.monster"), ids(match, "first.hero")) == (["3C"], ["8C"])
    assert sorted(ids(match, "discard")) == ["4C", "4D", "9C", "9S"]
    assert [line for line in told(match) if line.startswith(("tie", "first"))] == [
        "tie 9C 9S",
        "tie 4C 4D",
        "first hero 3C 8C",
    ]


def test_initiative_cards_are_used_once_someone_begins_so_they_are_in_a_pool_shuffled_for_the_first_blow():
    match = do(table("2S 3H 4H 9C 5D", hp=9, discard=""), "enter")
    assert told(match)[:3] == ["room 2S 2", "first monster 9C 5D", "reshuffle 2"]
    assert {*ids(match, "attack"), *ids(match, "evasion")} == {"9C", "5D"}


# evasion


@pytest.mark.parametrize("attack", ["7H", "7D", "7C", "7S"])
@pytest.mark.parametrize("evasion", ["5H", "5D", "5C", "5S"])
@chosen
def test_the_other_colour_is_a_miss_and_the_same_colour_a_hit(rules, attack, evasion):
    same = parse(attack).red == parse(evasion).red
    match = do(table(f"{attack} {evasion} 3H 4C", monster="KS", rules=rules), "strike")
    assert told(match)[1].split()[0] == ("hit" if same else "miss")
    theirs = do(table(f"2S 3H {attack} {evasion}", monster="KS", rules=rules, hp=12, mana=2), "strike")
    assert (told(theirs)[3].split()[0] == "hit") == same
    assert bool(gauge(theirs, "damage") or gauge(theirs, "hp") < 12) == same


# monster's damage


@warriors
@pytest.mark.parametrize("attack", ["KD", "5D", "3D", "AD"])
def test_normal_caps_a_hit_at_the_monsters_card_hard_core_never_and_then_the_shield_comes_off(rules, attack):
    match = do(table(f"2S 3H {attack} 9H", monster="5S", hp=13, up="4H", rules=rules), "strike")
    value = worth(parse(attack))
    capped = min(value, 5) if rules["difficulty"] == "normal" else value
    lost = 13 if capped - 2 >= 13 else max(0, capped - 2)
    assert gauge(match, "hp") == 13 - lost
    assert any(line.startswith("capped") for line in told(match)) == (capped < value)


@mages
@pytest.mark.parametrize("attack", ["KD", "5D", "3D", "AD"])
def test_a_mages_hit_is_capped_just_the_same(rules, attack):
    match = do(table(f"2S 3H {attack} 9H", monster="5S", mana=2, rules=rules), "strike")
    value = worth(parse(attack))
    assert gauge(match, "damage") == (min(value, 5) if rules["difficulty"] == "normal" else value)


# mage's turn


@mages
@pytest.mark.parametrize(("attack", "evasion", "hit"), [("KD", "2H", 1), ("KD", "2C", 0), ("AS", "2C", 1)])
def test_in_melee_the_card_gives_only_the_colour_for_one_damage(rules, attack, evasion, hit):
    match = do(table(f"{attack} {evasion} 3H 4C", monster="9S", mana=3, rules=rules), "strike")
    assert gauge(match, "monster.hp") == 9 - hit
    assert gauge(match, "mana") == 3


@mages
@pytest.mark.parametrize(("evasion", "left"), [("2H", 3), ("2C", 10)])
def test_an_attack_spell_is_the_top_mana_card_and_the_monster_evades_as_always(rules, evasion, left):
    match = do(table(f"{evasion} 3H 4C", monster="10S", mana="KC 7D", rules=rules, hero="KD"), "cast")
    assert gauge(match, "monster.hp") == left
    assert ids(match, "mana.cards") == ["KC"]
    assert told(match)[0] == "cast 7D"


# shield spell


@mages
def test_after_a_hit_is_known_mana_cards_are_turned_one_by_one_each_off_the_damage(rules):
    match = do(table("2S 3H 9C 5C", monster="JS", mana="2D 3D 4D", hp=6, rules=rules), "strike")
    assert (gauge(match, "damage"), legal(match)) == (9, ["absorb", "bear"])
    assert gauge(do(match, "absorb"), "damage") == 5
    assert gauge(do(match, "absorb"), "damage") == 2
    do(match, "bear")
    assert (gauge(match, "hp"), gauge(match, "damage"), legal(match)) == (4, 0, ["strike", "cast"])


@mages
def test_a_hit_that_is_all_absorbed_costs_nothing_and_the_turn_is_the_mages(rules):
    match = do(table("2S 3H 4C 5C", monster="JS", mana="2D 9D", hp=6, rules=rules), "strike", "absorb")
    assert (gauge(match, "damage"), gauge(match, "hp"), legal(match)) == (0, 6, ["strike", "cast"])


@mages
def test_a_mage_without_mana_is_not_asked(rules):
    match = do(table("2S 3H 4C 5C", monster="JS", mana=0, hp=6, rules=rules), "strike")
    assert (gauge(match, "hp"), legal(match)) == (2, ["strike"])


@mages
def test_what_goes_through_the_last_mana_card_is_borne(rules):
    match = do(table(monster="JS", mana="2D", damage=5, hp=6, rules=rules), "absorb")
    assert (gauge(match, "hp"), gauge(match, "damage"), legal(match)) == (3, 0, ["strike"])


# mana back


@pytest.mark.parametrize("rules", [rules for rules in MAGES if rules["mana"] == "pool"], ids=name)
def test_10_points_refill_the_whole_pool_to_its_first_size(rules):
    match = do(table("2H 3H 4H 5H 6H 7H", up="5C", mana=2, score=25, rules=rules), "renew")
    assert (gauge(match, "mana"), gauge(match, "score")) == (5, 15)
    assert len(ids(match, "mana.cards")) == full_mana(match.state) == 5


@pytest.mark.parametrize("rules", [rules for rules in MAGES if rules["mana"] == "card"], ids=name)
def test_or_they_bring_one_card_back(rules):
    match = do(table("2H 3H 4H 5H 6H 7H", up="5C", mana=2, score=25, rules=rules), "renew")
    assert (gauge(match, "mana"), gauge(match, "score")) == (3, 15)


@mages
@pytest.mark.parametrize(
    ("monster", "damage", "stage"),
    [("", 0, "door"), ("JS", 0, "fight"), ("JS", 5, "hit")],
    ids=["door", "fight", "hit"],
)
def test_at_any_time_also_in_a_fight_and_the_table_waits_for_the_same_as_before(rules, monster, damage, stage):
    match = table("2H 3H 4H 5H 6H 7H", monster=monster, damage=damage, up="5C", mana=4, score=10, rules=rules)
    before = [action for action in legal(match) if action != "renew"]
    do(match, "renew")
    assert (legal(match), match.state.facts["stage"], gauge(match, "damage")) == (before, stage, damage)


@mages
@pytest.mark.parametrize(("score", "mana"), [(9, 0), (99, 5)], ids=["too-dear", "full"])
def test_not_for_less_than_10_points_and_not_at_full_mana(rules, score, mana):
    assert "renew" not in legal(table(up="5C", mana=mana, score=score, rules=rules))


@mages
def test_a_mage_without_mana_who_can_pay_is_asked_when_hit(rules):
    match = do(table("2S 3H 4C 5C 6C 7C 8C 9C 10C", monster="JS", mana=0, score=10, hp=3, rules=rules), "strike")
    assert legal(match) == ["bear", "renew"]
    assert "absorb" in legal(do(match, "renew"))


# counters


@chosen
def test_damage_turns_hp_counters_over_into_the_discards(rules):
    match = settled(do(table("3S 4C 3C 5C", monster="JS", hp="2H 3H 4H 5H 6H", discard="", rules=rules), "strike"))
    assert ids(match, "hp.cards") == ["2H", "3H"]
    assert {"4H", "5H", "6H"} <= set(ids(match, "discard"))
    assert all(match.view(0).zones["discard"])


@chosen
def test_a_monsters_card_and_counters_are_discarded_when_it_dies(rules):
    match = table("2S 4C", monster="AH", monster_hp="2H", discard="", rules=rules)
    do(match, "strike")
    assert sorted(ids(match, "discard")) == ["2H", "2S", "4C", "AH"]
    assert not any(ids(match, zone) for zone in ("monster", "monster.cards", "attack", "evasion"))


# score


@chosen
def test_the_score_is_the_monsters_full_hp_however_it_died(rules):
    match = do(table("KS 4C", monster="9H", monster_hp=1, score=4, rules=rules), "strike")
    assert (gauge(match, "score"), match.state.facts["rooms"], legal(match)[:2]) == (13, 1, ["enter", "leave"])


@chosen
def test_on_death_it_is_kept_in_normal_and_lost_in_hard_core(rules):
    match = do(table("2S 3H 9C 5C", monster="9S", hp=1, score=8, rules=rules), "strike")
    assert match.state.outcome == ("lost", ("lost",), (8 if rules["difficulty"] == "normal" else 0,))


@chosen
def test_leaving_is_offered_before_each_room_and_keeps_the_score(rules):
    match = table("9S 8S", monster="9H", monster_hp=1, rules=rules)
    assert "leave" not in legal(match)
    assert "leave" in legal(do(match, "strike"))
    assert do(match, "leave").state.outcome == ("left", ("left",), (9,))


# the program


@chosen
def test_the_program_says_the_same_line_by_line(monkeypatch, capsys, rules):
    deal = ",".join(card.id for card in whole("4S 2C 3C 5C 5D AC"))
    settings_ = [word for key, value in rules.items() for word in ("--set", f"{key}={value}")]
    line = ["play", "crawl", "--json", "--deal", deal, "--seed", "3", *settings_]
    status, lines, complaints = program(monkeypatch, capsys, line, ["strike", "leave"])
    assert (status, complaints) == (0, "")
    first, error, last = lines
    assert first["legal"] == error["legal"] == ["enter", "leave"]
    assert first["view"]["gauges"]["hp"] == (2 if rules["hero"] == MAGE else 4)
    assert last["outcome"] == {"result": "left", "results": ["left"], "scores": [0]}


def test_a_stacked_pool_is_the_second_deal(monkeypatch, capsys):
    pack_ = whole("2S 2C 3C AC")
    pool = [card.id for card in reversed(pack_[4:])]
    line = ["play", "crawl", "--json", "--deal", ",".join(map(str, pack_)), "--deal", ",".join(pool)]
    _, lines, _ = program(monkeypatch, capsys, line, ["enter"])
    assert lines[1]["view"]["zones"]["monster"] == [pool[0]]
    assert json.dumps(lines[0]["view"]["zones"]["deck"]) == json.dumps([None] * 48)


# what is true of every table


@LIMITS
@given(plays)
def test_52_cards_always_and_every_gauge_counts_its_counters(play):
    state = played(*play).state
    assert sorted(card for zone in state.zones.values() for card in zone.cards) == sorted(pack())
    for name_, zone in (("hp", "hp.cards"), ("mana", "mana.cards"), ("monster.hp", "monster.cards")):
        assert state.gauges[name_] == len(state.cards(zone)) <= GAME.gauges[name_]
    assert (state.gauges["damage"] > 0) == (state.facts["stage"] == "hit" and state.outcome is None)
    assert state.gauges["mana"] <= full_mana(state)
    assert state.gauges["score"] >= 0


@LIMITS
@given(plays)
def test_the_score_comes_from_slain_monsters_and_goes_for_renewals_only(play):
    rules, seed, actions = play
    match = Match(GAME, rules, seed)
    score = slain = 0
    for action in played(rules, seed, actions).log:
        do(match, str(action))
        for line in told(match):
            word, *rest = line.split()
            if word == "slain":
                score, slain = score + worth(parse(rest[0])), slain + 1
            if word == "renew":
                score -= 10
        assert (gauge(match, "score"), match.state.facts["rooms"]) == (score, slain)


@LIMITS
@given(plays)
def test_no_blow_of_a_monster_goes_beyond_what_the_rules_allow(play):
    rules, seed, actions = play
    match = Match(GAME, rules, seed)
    for action in played(rules, seed, actions).log:
        monster, before = match.state.top("monster"), gauge(match, "hp")
        do(match, str(action))
        lost = before - gauge(match, "hp")
        assert lost <= 13
        monster = match.state.top("monster") or monster
        if lost and match.state.facts["difficulty"] == "normal":
            assert lost <= worth(monster)


@LIMITS
@given(plays)
def test_the_fact_of_the_pool_is_what_was_shuffled(play):
    rules, seed, actions = play
    match = Match(GAME, rules, seed)
    shuffled = ""
    for action in played(rules, seed, actions).log:
        do(match, str(action))
        for event in match.state.news:
            if isinstance(event, Shuffled):
                shuffled = " ".join(card.id for card in sorted(event.cards))
        assert match.state.facts["pool"] == shuffled
        assert set(ids(match, "deck")) <= set(shuffled.split() or map(str, pack()))


@LIMITS
@given(plays)
def test_a_hero_with_life_left_goes_on_and_one_without_has_fallen(play):
    match = played(*play)
    assert match.over == (gauge(match, "hp") == 0)
    assert bool(match.legal(0)) != match.over
    assert str(Action("leave")) not in legal(match) or match.state.facts["stage"] == "door"
    assert say(GAME.status(match.view(0)))
