"""Tests for a role-playing party in Diamonds & Dragons: one for each line of its ruling."""

import pytest

from game import sim
from game.bots import stream
from game.core.blanks import encode, fill
from game.core.match import Illegal, Match
from game.core.view import Action
from game.rules.diamonds import GAME, rooms
from game.rules.diamonds.descent.classes import CLASSES, HAS
from game.rules.diamonds.dungeon import dungeon
from tests.contract.plays import MORE
from tests.rules.acting import legal
from tests.rules.descent import match, play
from tests.rules.diamonds import stacked
from tests.rules.program import program

CARDS = sorted(dungeon())


def verbs(match: Match) -> set[str]:
    return {action.verb for action in match.legal(0)}


def hp(match: Match) -> list[int]:
    return [match.state.gauges[f"hp.{who}"] for who in match.state.tokens]


def told(match: Match, what: str) -> list[tuple]:
    return [(event.who, *event.data) for event in match.state.news if getattr(event, "what", "") == what]


def refused(match: Match, *actions: str) -> None:
    for text in actions:
        with pytest.raises(Illegal):
            match.play(Action.parse(text))


# the party cards leave the game; the table enters characters and rooms before the descent


def test_the_party_cards_and_the_marker_leave_the_game_and_there_are_no_hit_points_of_a_party():
    state = match("2C").state
    assert sorted(card for zone in state.zones.values() for card in zone.cards) == CARDS
    assert not [name for name in state.zones if name.startswith("party")]
    assert "hp.0" not in state.gauges


def test_before_the_descent_nothing_can_be_faced_and_nobody_sets_out_alone_or_without_a_way():
    fresh = Match(GAME, {"mode": "party", "first": "seed", "die": "auto"}, 1)
    assert verbs(fresh) == {"join", "exit", "set"}
    play(fresh, "exit 3")
    refused(fresh, "out")
    play(fresh, "join Ann rogue 3 0 18")
    refused(fresh, "out")  # nobody is able to walk
    play(fresh, "join Bob wizard 3 9 12")
    play(fresh, "out")
    assert all(fresh.state.cards(f"room.{place}") for place in range(4))


def test_a_character_has_a_name_a_class_a_level_and_hit_points():
    fresh = match("2C", "cleric 7 31 52", "rogue 6 40 40")
    state = fresh.state
    assert [token.kind for token in state.tokens.values()] == ["cleric", "rogue"]
    assert state.facts["name.pc.1"] == "N1"
    assert [state.gauges[f"{each}.pc.0"] for each in ("level", "hp", "max")] == [7, 31, 52]


def test_a_name_may_be_any_text():
    fresh = Match(GAME, {"mode": "party", "first": "seed", "die": "auto"}, 1)
    play(fresh, f"join {encode('Åse, the 2nd {of} her name')} monk 3 9 12")
    assert fresh.state.facts["name.pc.0"] == "Åse, the 2nd {of} her name"


def test_what_is_left_of_each_resource_is_entered_by_class():
    classes = [*CLASSES][:8]
    fresh = Match(GAME, {"mode": "party", "first": "seed", "die": "auto"}, 1)
    play(fresh, *(f"join X {kind} 3 9 9" for kind in classes))
    for number, kind in enumerate(classes):
        for resource in HAS[kind]:
            play(fresh, f"have {resource}.pc.{number} 2")
            assert fresh.state.gauges[f"{resource}.pc.{number}"] == 2
    refused(fresh, "join One_more rogue 1 1 1", "have ki.pc.0 3", "have slot.10.pc.1 1", "have slot.1.pc.1 100")


# average level, rounded down, picks the die; an option for other systems


@pytest.mark.parametrize(
    ("levels", "dice"),
    [
        ("1", 1),
        ("4", 1),
        ("4 5", 1),
        ("5", 4),
        ("10", 4),
        ("10 11 11", 4),
        ("11", 8),
        ("16", 8),
        ("16 17", 8),
        ("17", 12),
        ("20", 12),
    ],
)
def test_the_average_level_rounded_down_picks_the_die(levels, dice):
    fight = match("9C", *(f"fighter {level} 99 99" for level in levels.split()))
    play(fight, "fight 9C", "even")
    if dice == 1:
        assert sum(hp(fight)) == 99 * len(levels.split()) - 9
    else:
        play(fight, "roll")
        assert {roll[2] for roll in told(fight, "rolled")} == {dice}


@pytest.mark.parametrize("die", ["1", "d4", "d6", "d8", "d10", "d12"])
def test_the_die_is_an_option(die):
    fight = play(match("9C", "fighter 20 200 200", die=die), "fight 9C", "even")
    if die == "1":
        assert hp(fight) == [191]
    else:
        assert legal(fight)[:2] == ["roll", f"roll ?9..{9 * int(die[1:])}"]


# each point is one die


@pytest.mark.parametrize("die", ["d4", "d12"])
def test_each_point_of_damage_is_one_die(die):
    fight = play(match("9C", "fighter 1 200 200", die=die), "fight 9C", "die pc.0 9", "roll")
    ((who, name, sides, *thrown),) = told(fight, "rolled")
    assert (who, name, sides, len(thrown)) == ("pc.0", "N0", int(die[1:]), 9)
    assert all(1 <= pips <= sides for pips in thrown)
    assert hp(fight) == [200 - sum(thrown)]


def test_each_point_of_healing_is_one_die():
    fight = play(match("9H", "fighter 1 10 200", die="d6"), "drink 9H", "die pc.0 9", "roll")
    ((_, _, sides, *thrown),) = told(fight, "rolled")
    assert (sides, len(thrown)) == (6, 9)
    assert hp(fight) == [10 + sum(thrown)]


def test_dice_come_out_of_the_seeded_stream():
    def rolled(seed):
        return told(play(match("9C", "fighter 9 99 99", seed=seed), "fight 9C", "even", "roll"), "rolled")

    assert rolled(5) == rolled(5)
    assert len({str(rolled(seed)) for seed in range(9)}) > 5


def test_dice_can_be_rolled_by_hand_and_typed_in_for_one_after_the_other():
    fight = play(match("9C", "fighter 9 50 50", "monk 9 50 50"), "fight 9C", "die pc.0 4", "die pc.1 5")
    refused(fight, "roll 3", "roll 17")
    play(fight, "roll 16")
    assert hp(fight) == [34, 50]
    refused(fight, "roll 4", "roll 21")
    play(fight, "roll 5")
    assert hp(fight) == [34, 45]


# compulsory weapon, breaking, potions: as in solo


def test_the_weapon_comes_off_first_and_breaks_as_ever():
    fight = match("5D 7C 8C 3C", "fighter 1 99 99")
    play(fight, "take 5D", "fight 7C")
    assert fight.state.gauges["dice"] == 2
    play(fight, "even")
    assert [card.id for card in fight.state.cards("slain.0")] == ["7C"]
    play(fight, "fight 8C")
    assert fight.state.gauges["dice"] == 8
    assert fight.state.cards("weapon.0") == []


def test_a_blow_that_does_no_harm_needs_no_dice():
    fight = play(match("5D 3C 8C 2C", "fighter 9 99 99"), "take 5D", "fight 3C")
    assert fight.state.facts["phase"] == "face"
    assert hp(fight) == [99]


def test_potions_not_in_a_row():
    fight = play(match("5H 6H 8C 2C", "fighter 1 1 99"), "drink 5H", "even", "drink 6H")
    assert hp(fight) == [6]
    assert fight.state.facts["phase"] == "face"


# resources


@pytest.mark.parametrize(
    ("kind", "resource", "n", "dice"),
    [
        ("wizard", "slot.1", 1, 1),
        ("wizard", "slot.3", 1, 3),
        ("wizard", "slot.9", 1, 9),
        ("bard", "slot.2", 3, 6),
        ("monk", "ki", 2, 1),
        ("monk", "ki", 6, 3),
        ("barbarian", "rage", 2, 2),
        ("cleric", "channel", 1, 1),
        ("paladin", "channel", 2, 2),
        ("sorcerer", "sorcery", 4, 2),
        ("fighter", "superiority", 3, 3),
        ("bard", "inspiration", 2, 2),
    ],
)
def test_before_the_roll_resources_take_dice_away_at_the_prices_of_the_table(kind, resource, n, dice):
    fight = match("10C", f"{kind} 9 99 99", more=(f"have {resource}.pc.0 9",))
    play(fight, "fight 10C", f"spend pc.0 {resource} {n}")
    assert fight.state.gauges["dice"] == 10 - dice
    assert fight.state.gauges[f"{resource}.pc.0"] == 9 - n


def test_nobody_spends_what_they_have_not_and_nobody_pays_for_half_a_die():
    fight = match("10C", "monk 9 99 99", "fighter 9 9 9", more=("have ki.pc.0 3",))
    play(fight, "fight 10C")
    refused(fight, "spend pc.0 ki 1", "spend pc.0 ki 4", "spend pc.0 rage 1", "spend pc.1 superiority 1")
    play(fight, "spend pc.0 ki 3")
    assert (fight.state.gauges["ki.pc.0"], fight.state.gauges["dice"]) == (1, 9)


def test_who_is_down_spends_nothing():
    fight = match("10C 2S", "monk 1 1 9", "fighter 1 20 20", more=("have ki.pc.0 8",))
    play(fight, "fight 10C", "die pc.0 1", "die pc.1 9", "fight 2S")
    refused(fight, "spend pc.0 ki 2")


def test_a_hit_that_is_paid_for_in_full_is_over():
    fight = play(match("3C", "wizard 9 9 9", more=("have slot.3.pc.0 1",)), "fight 3C", "spend pc.0 slot.3 1")
    assert fight.state.facts["phase"] == "face"
    assert hp(fight) == [9]


def test_resources_can_only_be_spent_on_a_hit_or_between_rooms():
    fight = match("3C 2D 4D 5H", "wizard 9 9 20", more=("have slot.3.pc.0 3",))
    assert "spend" not in verbs(fight)
    play(fight, "drink 5H")
    assert "spend" not in verbs(fight)
    play(fight, "even")
    assert "spend" not in verbs(fight)
    play(fight, "roll", "take 2D", "take 4D")
    assert "spend" in verbs(fight)


def test_what_is_spent_between_rooms_is_a_reserve_that_the_next_damage_uses_up():
    fight = match("2D 4D 5D 3C 10C 3S 5S", "wizard 9 99 99", more=("have slot.4.pc.0 1",))
    play(fight, "take 2D", "take 4D", "take 5D", "spend pc.0 slot.4 1")
    assert fight.state.gauges["reserve"] == 4
    play(fight, "on", "fight 10C")
    assert (fight.state.gauges["dice"], fight.state.gauges["reserve"]) == (1, 0)


def test_what_the_next_damage_leaves_of_the_reserve_stays():
    fight = match("2D 4D 5D 3C 10C 3S 5S", "wizard 9 99 99", die="1", more=("have slot.9.pc.0 1",))
    play(fight, "take 2D", "take 4D", "take 5D", "spend pc.0 slot.9 1", "on", "fight 10C")
    assert (fight.state.gauges["dice"], fight.state.gauges["reserve"]) == (0, 4)


# handing out


def test_dice_are_handed_out_one_by_one():
    fight = match("4C", "fighter 9 50 50", "monk 9 50 50")
    play(fight, "fight 4C", "die pc.0 1", "die pc.1 1", "die pc.0 1")
    assert [fight.state.gauges[f"dice.pc.{number}"] for number in (0, 1)] == [2, 1]
    assert "roll" not in verbs(fight)
    play(fight, "die pc.1 1", "roll")
    assert len(told(fight, "rolled")) == 2


def test_dice_are_handed_out_evenly():
    fight = match("10C", "fighter 9 50 50", "monk 9 30 50", "rogue 9 40 50")
    play(fight, "fight 10C", "even")
    assert [fight.state.gauges[f"dice.pc.{number}"] for number in range(3)] == [4, 3, 3]


def test_evenly_fills_up_what_was_handed_out_before_and_gives_nobody_more_than_there_is_to_lose():
    fight = match("10C", "fighter 9 50 50", "monk 9 2 50", "rogue 9 40 50")
    play(fight, "fight 10C", "die pc.0 3", "even")
    assert [fight.state.gauges[f"dice.pc.{number}"] for number in range(3)] == [4, 2, 4]


def test_nobody_is_handed_more_dice_than_hit_points_and_the_fallen_none():
    fight = match("10C", "fighter 1 8 50", "monk 1 0 50", "rogue 1 40 50")
    play(fight, "fight 10C")
    refused(fight, "die pc.0 9", "die pc.1 1", "die pc.2 11")
    play(fight, "die pc.0 8")
    refused(fight, "die pc.2 3")


# going down, standing up


def test_a_character_at_0_is_down_and_stands_up_when_healed():
    fight = match("10C 2H 3S 5S", "fighter 1 8 50", "monk 1 40 50")
    play(fight, "fight 10C", "die pc.0 8", "die pc.1 2")
    assert (hp(fight), told(fight, "down")) == ([0, 38], [("pc.0", "N0")])
    play(fight, "drink 2H", "die pc.0 2")
    assert (hp(fight), told(fight, "revived")) == ([2, 38], [("pc.0", "N0")])


def test_who_was_put_down_before_the_roll_does_not_go_down_again():
    fight = play(match("10C", "fighter 9 12 50", "monk 9 9 9"), "fight 10C", "die pc.0 10", "set hp.pc.0 0", "roll 31")
    assert (hp(fight), told(fight, "down")) == ([0, 9], [])


def test_the_last_card_faced_is_a_fact():
    fight = play(match("2D 10H 3C 4C", "fighter 1 5 9"), "take 2D")
    assert fight.state.facts["last.0"] == "2D"
    assert play(fight, "drink 10H").state.facts["last.0"] == "10H"


def test_what_the_table_enters_is_told():
    before = Match(GAME, {"mode": "party", "first": "seed", "die": "auto"}, 1)
    assert told(play(before, "join Ann%20B monk 3 9 12"), "join") == [("pc.0", "Ann%20B", "3")]
    assert told(play(before, "have ki.pc.0 4"), "have") == [("pc.0", "Ann%20B", "ki", 4)]
    assert told(play(before, "exit 5"), "exit") == [("", 5)]
    assert told(play(before, "out"), "out") == [("",)]


def test_what_becomes_of_the_dice_is_told():
    fight = match("10C 9H 3C 4C", "monk 9 40 50", more=("have ki.pc.0 9",))
    assert told(play(fight, "fight 10C"), "strike") == [("10C", "fists")]
    play(fight, "spend pc.0 ki 5")
    assert (told(fight, "spent"), told(fight, "spared")) == ([("pc.0", "N0", "ki", 4, 2, 4)], [("reserve", 2, 4)])
    play(fight, "even", "roll 21")
    assert (told(fight, "typed"), told(fight, "hurt")) == ([("pc.0", "N0", 21)], [("pc.0", "N0", 21)])
    play(fight, "drink 9H", "even", "roll 36")
    assert told(fight, "healed") == [("pc.0", "N0", 31)]
    assert [fight.state.facts[tally] for tally in ("spared", "damage", "healing")] == [2, 21, 31]


def test_what_nobody_has_is_not_offered():
    fight = match("10C", "monk 9 40 50", "fighter 9 40 50", more=("have ki.pc.0 1", "have slot.2.pc.1 1"))
    spends = [text for text in legal(play(fight, "fight 10C")) if text.startswith("spend")]
    assert spends == ["spend pc.1 slot.2 ?1..1"]


def test_dice_that_roll_more_than_there_is_leave_a_character_at_0():
    fight = play(match("10C", "fighter 9 12 50", "monk 9 9 9"), "fight 10C", "die pc.0 10", "roll 31")
    assert hp(fight) == [0, 9]


def test_healing_may_go_to_anyone_also_to_the_fallen_and_never_above_the_most():
    fight = match("10H", "fighter 9 0 50", "monk 9 48 50", "rogue 9 30 30")
    play(fight, "drink 10H")
    refused(fight, "die pc.1 3", "die pc.2 1")
    play(fight, "die pc.0 8", "die pc.1 2", "roll 20", "roll 8")
    assert hp(fight) == [20, 50, 30]


def test_a_potion_nobody_needs_is_drunk_and_done():
    fight = play(match("10H", "fighter 9 50 50"), "drink 10H")
    assert fight.state.facts["phase"] == "face"


def test_when_all_are_down_the_party_is_lost():
    fight = play(match("KC QC", "fighter 1 9 9", "monk 1 9 9"), "fight KC", "even", "fight QC", "even")
    assert fight.state.outcome == ("lost", ("lost",), (0,))


# running


def runs(match: Match) -> int:
    n = 0
    while "run" in legal(match):
        play(match, "run")
        n += 1
    return n


def test_without_a_rogue_the_party_may_not_run_twice():
    assert runs(match("", "fighter 5 9 9")) == 1


@pytest.mark.parametrize("hit_points", [9, 0])
def test_with_a_rogue_standing_or_down_two_runs_in_a_row_are_allowed_and_never_three(hit_points):
    assert runs(match("", "fighter 5 9 9", f"rogue 1 {hit_points} 9")) == 2


def test_a_run_shuffles_all_four_cards_into_the_deck_and_deals_a_new_room():
    fight = match("2D 4D 5D 3C")
    before = sorted(fight.state.cards("deck") + rooms.room(fight.state))
    new = rooms.room(play(fight, "run").state)
    assert len(new) == 4
    assert {card.id for card in new} != {"2D", "4D", "5D", "3C"}
    assert sorted(fight.state.cards("deck") + new) == before


@pytest.mark.parametrize("level", [1, 20])
def test_a_rogue_of_any_level_will_do(level):
    assert "run" in verbs(play(match("", "wizard 5 9 9", f"rogue {level} 9 9"), "run"))


def test_a_faced_room_allows_runs_again():
    fight = match("", "rogue 1 999 999", die="1")
    assert runs(fight) == 2
    while fight.state.facts["phase"] != "rest":
        play(fight, next(text for text in legal(fight) if text.split()[0] in ("even", "take", "drink", "fight")))
    play(fight, "on")
    assert runs(fight) == 2


def test_no_run_from_a_room_that_is_begun():
    assert "run" not in verbs(play(match("5D"), "take 5D"))


# the exit


def face_a_room(match: Match) -> None:
    rooms = match.state.facts["rooms"]
    while match.state.facts["rooms"] == rooms:
        play(match, next(text for text in legal(match) if text.split()[0] in ("even", "take", "drink", "fight", "on")))


def test_only_faced_rooms_count_towards_the_exit():
    fight = match("", "rogue 1 999 999", exit=2)
    play(fight, "run", "run")
    assert fight.state.gauges["left"] == 2
    face_a_room(fight)
    assert fight.state.gauges["left"] == 1
    play(fight, "on", "run")
    assert fight.state.gauges["left"] == 1
    face_a_room(fight)
    assert fight.state.outcome.result == "won"
    assert fight.state.outcome.scores == (hp(fight)[0],)


def test_the_game_ends_when_the_deck_is_through_however_far_the_exit_is():
    fight = match("", "fighter 1 999 999", exit=99)
    for _ in range(16):
        face_a_room(fight)
    assert fight.state.outcome.result == "won"
    assert fight.state.gauges["left"] == 83
    assert not fight.state.cards("deck")


# notes and corrections


def at_rest(*party: str) -> Match:
    return play(match("2D 4D 5D 3C", *party), "take 2D", "take 4D", "take 5D")


def test_between_rooms_any_ability_or_item_may_be_noted_and_is_logged():
    rest = at_rest("cleric 3 9 20", "monk 3 0 20")
    play(rest, f"note pc.1 7 {encode('Cure wounds, second level')}")
    assert (hp(rest), told(rest, "revived")) == ([9, 7], [("pc.1", "N1")])
    play(rest, "note pc.0 99 Potion", "note pc.0 0 A%20song")
    assert hp(rest) == [20, 7]
    assert [str(action) for action in rest.log][-3] == "note pc.1 7 Cure%20wounds%2C%20second%20level"


def test_notes_are_for_between_rooms():
    fight = match("2D 4D 5D 3C")
    assert "note" not in verbs(fight)
    refused(play(fight, "take 2D"), "note pc.0 1 x")


def test_the_next_room_is_dealt_when_the_table_is_ready():
    rest = at_rest()
    assert sum(bool(rest.state.cards(f"room.{place}")) for place in range(4)) == 1
    play(rest, "on")
    assert all(rest.state.cards(f"room.{place}") for place in range(4))


@pytest.mark.parametrize(
    "gauge", ["hp.pc.0", "max.pc.0", "level.pc.0", "slot.3.pc.0", "superiority.pc.0", "left", "reserve"]
)
def test_the_game_master_can_correct_any_number_at_any_time_and_it_is_told_and_logged(gauge):
    fight = Match(GAME, {"mode": "party", "first": "seed", "die": "d4"}, 1)
    fight.deals = ()
    for action in ("join A fighter 9 50 50", "exit 9", "out"):
        play(fight, action, f"set {gauge} 7")
        assert fight.state.gauges[gauge] == 7
        assert told(fight, "set")
        assert str(fight.log[-1]) == f"set {gauge} 7"
        play(fight, f"set {gauge} 50")
    while fight.state.facts["phase"] != "rest":
        play(fight, next(text for text in legal(fight) if "?" not in text and text != "run"))
        play(fight, f"set {gauge} 8")
        assert fight.state.gauges[gauge] == 8
        play(fight, f"set {gauge} 50")


def test_a_correction_that_puts_everybody_down_is_the_end():
    assert play(match("2C"), "set hp.pc.0 0").state.outcome.result == "lost"


def test_before_they_set_out_nobody_has_to_stand():
    before = Match(GAME, {"mode": "party", "first": "seed", "die": "auto"}, 1)
    play(before, "join A monk 3 9 12", "exit 2", "set hp.pc.0 0")
    assert not before.over
    assert "out" not in verbs(before)
    assert "out" in verbs(play(before, "set hp.pc.0 1"))


def test_points_that_no_longer_need_a_die_cannot_be_typed():
    fight = play(match("3C", "fighter 5 50 50"), "fight 3C", "even")
    assert "roll ?3..12" in legal(fight)
    assert [text for text in legal(play(fight, "set level.pc.0 1")) if text.startswith("roll")] == ["roll"]
    assert hp(play(fight, "roll")) == [47]


def test_a_room_that_is_done_is_told():
    rest = at_rest()
    assert told(rest, "room-complete") == [("",)]


def test_no_rooms_left_between_rooms_is_the_exit():
    rest = at_rest("fighter 1 9 9", "monk 1 8 8")
    assert play(rest, "set left 0").state.outcome == ("won", ("won",), (17,))


def test_no_rooms_left_in_a_room_makes_it_the_last():
    fight = play(match("2D 4D 5D 3C"), "set left 0", "take 2D", "take 4D")
    assert not fight.over
    assert play(fight, "take 5D").state.outcome.result == "won"
    assert fight.state.gauges["left"] == 0


def test_a_party_of_no_level_rolls_no_dice():
    fight = play(match("3C", "fighter 5 50 50"), "set level.pc.0 0", "fight 3C", "even")
    assert (hp(fight), told(fight, "rolled")) == ([47], [])


def test_a_correction_of_a_level_changes_the_die():
    fight = play(match("3C", "fighter 5 50 50"), "set level.pc.0 17", "fight 3C", "even", "roll")
    assert told(fight, "rolled")[0][2] == 12


# foresight


def preview(match: Match, action: str):
    return GAME.preview(match.view(0), Action.parse(action))


def test_the_preview_says_how_many_dice_and_what_is_expected():
    fight = match("9C", "fighter 5 50 50")
    assert str(preview(fight, "fight 9C").text) == "Bare hands: 9d4, about 23 points"
    assert preview(fight, "fight 9C").chip == "−9d4"
    assert str(preview(match("9C"), "fight 9C").text) == "Bare hands: 9 points"


def test_what_could_put_everybody_down_is_risky_and_what_must_is_fatal():
    assert not preview(match("9C", "fighter 5 37 37"), "fight 9C").risky
    assert preview(match("9C", "fighter 5 36 36"), "fight 9C").risky
    fight = play(match("9C", "fighter 5 12 12"), "fight 9C", "even")
    assert preview(fight, "roll").risky
    assert not preview(fight, "roll").fatal
    assert preview(fight, "roll 12").fatal
    assert not preview(fight, "roll 11").fatal
    fight = play(match("9C", "fighter 5 7 7"), "fight 9C", "even")
    assert preview(fight, "roll").fatal
    fight = play(match("9C", "fighter 1 9 9", "monk 1 3 3"), "fight 9C", "die pc.1 3")
    assert not preview(fight, "die pc.0 6").fatal
    play(fight, "set hp.pc.0 6")
    assert preview(fight, "die pc.0 6").fatal
    assert preview(fight, "even").fatal


def test_the_preview_knows_breaking_drinking_and_running():
    fight = match("5D 4C 7C 3H 9H 6H", "rogue 5 5 30")
    assert "once more" in str(preview(fight, "run").text)
    play(fight, "take 5D", "fight 4C")
    assert str(preview(fight, "fight 7C").text).startswith("Breaks: 7d4")
    play(fight, "drink 3H", "even", "roll 12", "on")
    assert preview(fight, "drink 9H").kind == "wasted"


# whole games


@pytest.mark.slow
@pytest.mark.parametrize(("agent", "games"), [("random", 200 * MORE), ("greedy", 20 * MORE)])
def test_games_end_with_every_card_accounted_for(agent, games):
    results = set()
    for seed in range(games):
        options = {"mode": "party", "first": "seed", "die": ("auto", "1", "d4", "d12")[seed % 4]}
        done = sim.play(GAME, options, agent, seed)
        assert sorted(card for zone in done.state.zones.values() for card in zone.cards) == CARDS
        assert all(value >= 0 for value in done.state.gauges.values())
        results.add(done.state.outcome.result)
    assert results == {"won", "lost"} or agent == "greedy"


@pytest.mark.slow
def test_greedy_brings_more_of_a_weak_party_home_than_chance():
    def won(agent):
        return sum(_weak(agent, seed).state.outcome.result == "won" for seed in range(60))

    assert won("greedy") > won("chance") + 15


def _weak(agent, seed):
    fight, rng = match("", "fighter 1 14 14", "cleric 1 12 12", exit=6, seed=seed), stream(seed, 0)
    while not fight.over:
        view = fight.view(0)
        able = [action for action in view.legal if action.verb not in ("set", "note")]
        fight.play(GAME.adviser().choose(view) if agent == "greedy" else fill(rng.choice(able), rng))
    return fight


def test_a_descent_can_be_played_from_a_script(monkeypatch, capsys):
    typed = [
        "join Ann rogue 3 9 18",
        "have slot.1.pc.0 2",
        "exit 1",
        "out",
        "take 5D",
        "fight 9C",
        "spend pc.0 slot.1 1",
        "even",
        "take 6D",
    ]
    line = ["play", "diamonds", "--json", "--set", "mode=party", "--deal", stacked("5D 9C 6D 2C")]
    status, lines, complaints = program(monkeypatch, capsys, line, typed)
    assert (status, complaints) == (0, "")
    assert lines[-1]["outcome"] == {"result": "won", "results": ["won"], "scores": [6]}
    assert lines[-1]["score"] == [["Ann: hit points", 6]]
    assert {key: lines[-1]["view"]["facts"][key] for key in ("rooms", "runs", "damage", "healing", "spared")} == {
        "rooms": 1,
        "runs": 0,
        "damage": 3,
        "healing": 0,
        "spared": 1,
    }
    assert lines[-1]["view"]["facts"]["start.hp.pc.0"] == 9
