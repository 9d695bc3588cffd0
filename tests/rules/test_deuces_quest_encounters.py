"""Tests for a Traditional Quest: Fixed and Random Encounters, and promised effects on the next encounter."""

import pytest

from game.core.cards import parse
from game.rules.deuces.enemies import ENEMY_KINDS
from game.rules.deuces.names import BEATEN
from tests.rules.quests import Trip, door, quest, thing

SEEDS = range(12)


def met(
    heroes: int = 1, seed: int = 1, type: str = "encounter", options: dict | None = None, **properties: str
) -> Trip:
    """A party that has met an encounter with these properties, up to the first question."""
    text = quest("hall cave", thing(type, "foes", "cave", **properties))
    trip = Trip(text, heroes, seed).do("walk cave")
    return trip.do("visit foes") if type == "encounter" else trip


def kinds(trip: Trip) -> list[str]:
    """The kinds of the enemies that came."""
    return [token.kind for who, token in trip.s.tokens.items() if who.startswith("enemy.")]


def difficulty(trip: Trip) -> tuple[int, int]:
    """The enemies' difficulty, and its target."""
    return trip.s.gauges["difficulty"], trip.s.gauges["target"]


# the target


@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
@pytest.mark.parametrize("modifier", [-4, -2, 0, 1, 3])
def test_the_target_is_five_and_the_modifier_a_hero(heroes, modifier):
    assert met(heroes, modifier=str(modifier)).s.gauges["target"] == heroes * (5 + modifier)


def test_the_difficulty_that_was_chosen_is_added_for_every_hero():
    text = quest("hall cave", thing("encounter", "foes", "cave", modifier="-2"))
    for choice, each in (("-1", 2), ("0", 3), ("1", 4), ("2", 5)):
        for heroes in (1, 2, 4):
            trip = Trip(text, heroes, target=choice).do("walk cave", "visit foes")
            assert trip.s.gauges["target"] == heroes * each


@pytest.mark.parametrize(("heroes", "more"), [(1, -1), (2, 1), (3, 1), (4, 1)])
def test_left_to_their_number_it_is_easier_for_one_hero_and_harder_for_a_party(heroes, more):
    trip = Trip(quest("hall cave", thing("encounter", "foes", "cave", modifier="-2")), heroes, target="auto")
    assert trip.do("walk cave", "visit foes").s.gauges["target"] == heroes * (3 + more)


def test_nothing_is_added_where_all_who_come_are_written_down():
    text = quest("hall cave", thing("encounter", "foes", "cave", enemies="bone_archer table_cutpurse"))
    assert Trip(text, 1, target="2").do("walk cave", "visit foes").s.gauges["target"] == 5
    text = quest("hall cave", thing("encounter", "foes", "cave", special="lord_vail", modifier="-5"))
    assert Trip(text, 1, target="2").do("walk cave", "visit foes").s.gauges["target"] == 0


def test_a_target_is_at_least_nothing():
    text = quest("hall cave", thing("encounter", "foes", "cave", boss="mother_sedge", modifier="-5"))
    trip = Trip(text, 2, target="-1").do("walk cave", "visit foes")
    assert difficulty(trip) == (0, 0)


# the enemies that come


@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_enemies_that_are_written_down_come_once_for_every_hero_and_are_just_on_the_target(heroes):  # A90
    trip = met(heroes, enemies="bone_archer table_cutpurse")
    assert sorted(kinds(trip)) == sorted(["bone_archer", "table_cutpurse"] * heroes)
    assert difficulty(trip) == (5 * heroes, 5 * heroes)
    assert trip.fact("first") == "heroes"
    assert trip.fact("treasure") is True


@pytest.mark.parametrize("seed", SEEDS)
def test_enemies_that_are_drawn_come_to_the_target_or_beyond_and_nobody_says_stay(seed):  # A90
    trip = met(2, seed)
    found, target = difficulty(trip)
    assert found >= target
    assert found - ENEMY_KINDS[kinds(trip)[-1]].difficulty < target
    assert not trip.heard("hit")
    assert not trip.of("hit", "stay")
    assert trip.fact("treasure") is True
    if found == target:
        assert trip.fact("first") == "heroes"
    else:
        assert trip.of("first") == ["first hero.0", "first hero.1"]


def test_drawn_enemies_may_pass_the_target_and_then_initiative_is_drawn():  # A90
    beyond = [met(2, seed) for seed in SEEDS]
    assert any(found > target for found, target in map(difficulty, beyond))
    assert any(found == target for found, target in map(difficulty, beyond))


@pytest.mark.parametrize("seed", SEEDS)
def test_enemies_are_drawn_out_of_the_sets_that_are_named(seed):
    assert {ENEMY_KINDS[kind].set for kind in kinds(met(4, seed, sets="fenwild"))} == {"fenwild"}


def test_the_sets_of_the_map_count_where_an_encounter_names_none():
    text = quest("hall cave", thing("encounter", "foes", "cave", modifier="5"), sets="court")
    trip = Trip(text, 4).do("walk cave", "visit foes")
    assert {ENEMY_KINDS[kind].set for kind in kinds(trip)} == {"court"}
    assert len(kinds(trip)) > 4


def test_who_is_of_another_set_stays_in_the_deck():
    trip = met(4, sets="fenwild")
    deck, beaten = trip.s.cards("deck.enemies"), [f"card.{who}" for who in trip.s.tokens if who.startswith("enemy")]
    assert len(deck) + sum(len(trip.s.cards(zone)) for zone in beaten) == 48


def test_where_no_enemy_of_the_set_is_left_in_the_deck_the_beaten_ones_are_shuffled_in():
    rooms = [thing("encounter", f"foes-{n}", "cave", modifier="5", sets="court", order=str(n)) for n in range(3)]
    trip = Trip(quest("hall cave", *rooms), 4).do("walk cave")
    for n in range(3):
        trip.do(f"visit foes-{n}")
        found, target = difficulty(trip)
        assert found >= target
        trip.win()


# level


def test_the_level_of_the_enemies_is_the_printed_one_and_hands_and_elite_follow_it():  # A71
    trip = met(2, enemies="bone_archer table_cutpurse", level="4")
    assert trip.s.gauges["level"] == 1
    for who, token in trip.s.tokens.items():
        if who.startswith("enemy."):
            kind = ENEMY_KINDS[token.kind]
            assert len(trip.s.cards(f"hand.{who}")) == kind.hand(4)
            assert bool(token.marks.get("elite")) == (kind.elite_at <= 4)


def test_without_a_printed_level_it_is_the_heroes():  # A71
    text = quest("hall cave", thing("encounter", "foes", "cave", enemies="bone_archer table_cutpurse"), start="3")
    trip = Trip(text).do("walk cave", "visit foes")
    assert trip.s.gauges["level"] == 3
    assert {len(trip.s.cards(f"hand.enemy.{n}")) for n in range(2)} == {
        ENEMY_KINDS[kind].hand(3) for kind in ("bone_archer", "table_cutpurse")
    }
    assert trip.hands() == [7]


def test_a_boss_has_the_hands_of_the_printed_level():
    trip = met(2, boss="mother_sedge", modifier="-5", level="4")
    assert [len(trip.s.cards(f"hand.enemy.{n}")) for n in range(2)] == [8, 8]


# bosses and special encounters


def test_a_boss_has_no_difficulty_and_enemies_come_to_the_target_beside_it():  # A89
    trip = met(2, boss="mother_sedge", modifier="-2")
    found, target = difficulty(trip)
    assert target == 6
    assert kinds(trip)[:2] == ["mother_sedge", "mother_sedge"]
    assert found == sum(ENEMY_KINDS[kind].difficulty for kind in kinds(trip)[2:]) >= target


def test_a_special_encounter_has_no_difficulty_and_does_not_count_towards_the_target():  # A89
    trip = met(2, special="tollkeeper", modifier="-3")
    assert trip.fact("special") == "tollkeeper"
    found, target = difficulty(trip)
    assert target == 4
    assert found == sum(ENEMY_KINDS[kind].difficulty for kind in kinds(trip) if kind in ENEMY_KINDS) >= target


def test_alone_a_boss_is_equal_to_its_target_heroes_first_and_treasure():  # B4
    trip = met(1, boss="old_bonecount", modifier="-5")
    assert difficulty(trip) == (0, 0)
    assert trip.fact("first") == "heroes"
    assert trip.fact("treasure") is True


# random encounters


def test_a_random_encounter_happens_by_itself_with_hit_and_stay():
    trip = met(2, type="random", text="Wolves!")
    assert ("foes", "text", "", "Wolves!") in trip.heard("tale")
    assert trip.s.gauges["target"] == 10
    assert trip.of("hit", "stay") == ["hit", "stay"]


def test_it_happens_once_the_one_who_wins_it():
    for trip in (met(1, type="random"), met(1, type="random")):
        trip.lose().do("walk cave")
        assert trip.stage == "map"
        assert trip.legal[0] == "visit out"


def test_its_chance_is_rolled_out_of_the_stream_once():
    trips = [met(1, seed, type="random", chance="50") for seed in range(40)]
    came = [trip for trip in trips if trip.stage != "map"]
    assert 10 < len(came) < 30
    for trip in trips:
        if trip not in came:
            trip.do("walk hall", "walk cave")
            assert trip.stage == "map"


def test_its_modifier_counts():
    assert met(2, type="random", modifier="-2").s.gauges["target"] == 6


def test_a_random_encounter_that_was_lost_drives_the_party_back():
    trip = met(1, type="random").lose()
    assert trip.fact("room") == "hall"
    assert trip.fact("torches") == 2


# promised effects (A95)


def with_boon(effect: str, heroes: int = 1) -> Trip:
    """A party that has been promised an effect, and then has an encounter."""
    shrine = thing("story", "shrine", "hall", text="A shrine.", choice1="Kneel", then1="Hm.", effect1=effect)
    text = quest("hall cave vault", shrine, thing("encounter", "foes", "cave", modifier="-4"))
    return Trip(text, heroes).do("visit shrine", "choose 1", "walk cave", "visit foes")


@pytest.mark.parametrize(("effect", "cards"), [("draw+1", 7), ("draw+2", 8), ("draw+1 draw+2", 9)])
def test_a_story_can_make_the_next_initial_draw_of_every_hero_larger(effect, cards):  # A95
    trip = with_boon(effect, 2)
    assert trip.hands() == [cards, cards]
    trip.win().do("walk hall")
    assert trip.fact("draw.0") == trip.fact("draw.1") == 0


def test_a_story_can_make_every_hero_discard_once_hands_are_drawn():
    trip = with_boon("discard+2")
    assert len(trip.of("drop")) == 15
    trip.do(trip.of("drop")[0])
    assert trip.hands() == [4]
    assert trip.fact("lose.0") == 0


def test_bonus_deuces_count_at_the_next_loot_check():  # A95
    trip = with_boon("deuces+2").empty_handed()
    trip.s.move(parse("KS"), "hand.hero.0")
    trip.s.facts["treasure"] = False
    trip.win()
    assert trip.heard("twos") == [("hero.0", "bulwark", 2, "reward")]
    assert len(trip.s.cards("loot.0")) == 1
    assert trip.fact("twos.0") == 0


def test_bonus_deuces_wait_for_the_next_encounter_that_is_won():  # A95
    trip = with_boon("deuces+2").lose()
    assert trip.fact("twos.0") == 2
    trip.do("walk cave", "visit foes").win()
    assert trip.fact("twos.0") == 0


def test_a_draught_is_one_card_more_in_the_next_initial_draw():
    text = quest("hall cave", thing("shop", "stall", "hall", stock="draught:4"), thing("encounter", "foes", "cave"))
    trip = Trip(text, 2).discards(9).do("visit stall", "buy draught hero.0", "leave", "walk cave", "visit foes")
    assert trip.hands() == [7, 6]
    trip.win()
    assert trip.fact("draught.0") is False


def test_after_an_encounter_the_party_rests_and_trades_as_usual():
    text = quest("hall cave", thing("loot", "gem", "hall", loot="common"), thing("loot", "pin", "hall", loot="common"),
                 door("hall", "cave"), thing("encounter", "foes", "cave"))  # fmt: skip
    trip = Trip(text).do("visit gem", "visit pin", "walk cave", "visit foes").empty_handed()
    trip.ends("victory", BEATEN)
    assert trip.stage == "camp"
    assert len(trip.of("trade")) == 1
    trip.do(trip.of("trade")[0], "go")
    assert trip.stage == "map"
