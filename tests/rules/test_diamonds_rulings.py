"""One test for each line of the Diamonds & Dragons rulings in RULINGS.md, through `play --json --deal`."""

import pytest

from game.core.match import Match
from game.rules.diamonds import GAME
from game.rules.diamonds.dungeon import dungeon
from tests.rules.diamonds import SAMPLE_ROOMS, do, legal, options, sample_deals, stacked, table, words
from tests.rules.program import program

ENEMIES = 238  # sum of the values of one pack
FOUR = tuple(f"room.{place}" for place in range(4))
SEVEN = tuple(f"room.{place}" for place in range(7))


@pytest.fixture
def play(monkeypatch, capsys):
    """Return a function that plays a stacked game through the program; every action must be accepted. It returns the
    lines that the program wrote."""

    def run(line: list[str], *actions: str) -> list[dict]:
        status, told, complaints = program(monkeypatch, capsys, line, list(actions))
        assert (status, complaints) == (0, "")
        assert not [line["error"] for line in told if "error" in line]
        return told

    return run


def room(line: dict, places=FOUR) -> list[str | None]:
    return [(line["view"]["zones"][place] or [""])[0] for place in places]


def zone(line: dict, name: str) -> list[str | None]:
    return line["view"]["zones"][name]


def hp(line: dict, party: int = 0) -> int:
    return line["view"]["gauges"][f"hp.{party}"]


def sample() -> list[str]:
    return [action for faced, _ in SAMPLE_ROOMS for action in faced.split(",")]


# One player


def test_the_deck_has_28_enemies_10_weapons_and_10_potions():
    cards = dungeon()
    weapons = sorted(card.rank for card in cards if card.suit == "D")
    potions = sorted(card.rank for card in cards if card.suit == "H")
    assert (len(cards), weapons, potions) == (48, [*range(2, 11), 14], [*range(2, 11), 11])
    assert sum(card.rank for card in cards if card.suit not in "DH") == ENEMIES


def test_the_card_left_stays_where_it_lies_and_new_cards_come_in_from_left_to_right(play):
    lines = play(words(stacked("2D 3D 4D 5D 6D 7D 8D")), "take 5D", "take 2D", "take 4D")
    assert room(lines[2]) == ["", "3D", "4D", ""]
    assert room(lines[3]) == ["6D", "3D", "7D", "8D"]
    moves = [event for event in lines[3]["events"] if event.startswith("moved") and " deck " in event]
    assert moves == ["moved 6D deck room.0", "moved 7D deck room.2", "moved 8D deck room.3"]


def test_damage_empties_pips_from_the_last_hero_and_healing_fills_them_from_the_first(play):
    *_, hurt, healed = play(words(stacked("9C 5S 7H 2D")), "fight 9C", "fight 5S", "drink 7H")
    assert hp(hurt) == 6
    falls = [event for line in (_[-1], hurt) for event in line["events"] if "hero-" in event]
    assert falls == ["told hero-down JD", "told hero-down QD", "told hero-down KD"]
    assert [event for event in healed["events"] if "hero-" in event] == ["told hero-up KD", "told hero-up QD"]
    assert zone(healed, "party.0") == ["KH", "QH", "KD", "QD", "JD"]


def test_an_armed_party_has_no_choice_of_bare_hands(play):
    *_, armed = play(words(stacked("5D 6C 3S 7H")), "take 5D")
    assert armed["legal"] == ["fight 6C", "fight 3S", "drink 7H"]


@pytest.mark.parametrize("second", ["9S", "KS"])
def test_a_weapon_that_slew_the_same_or_less_breaks_and_the_whole_blow_is_taken(play, second):
    *_, after = play(words(stacked(f"8D 9C {second} 2H")), "take 8D", "fight 9C", f"fight {second}")
    rank = {"9S": 9, "KS": 13}[second]
    assert hp(after) == 20 - 1 - rank
    assert (zone(after, "weapon.0"), zone(after, "slain.0")) == ([], [])
    assert sorted(zone(after, "discard")) == sorted(["8D", "9C", second])
    assert "told weapon-breaks 8D " + second in after["events"]


def test_not_in_a_row_runs_through_rooms(play):
    lines = play(words(stacked("9C 8S 2H 3H 4H 5H 6H")), "fight 9C", "fight 8S", "drink 2H", "drink 3H")
    assert [hp(line) for line in lines] == [20, 11, 3, 5, 5]
    assert "told wasted 3H" in lines[-1]["events"]


def test_a_run_between_two_potions_does_not_change_that(play):
    first = stacked("9C 8S 2H 3H 4H 5H 6H")
    gone = ["9C", "8S", "2H"]
    second = ",".join(["4H", *(card.id for card in dungeon() if card.id not in [*gone, "4H"])])
    *_, ran, after = play(words(first, second), "fight 9C", "fight 8S", "drink 2H", "run", "drink 4H")
    assert ran["view"]["facts"]["drank.0"]
    assert hp(ran) == hp(after) == 5


def test_only_a_full_room_can_be_run_from_and_never_twice_in_a_row(play):
    lines = play(words(stacked("2D 3D 4D 5D 6D 7D 8D 9D"), stacked("2D 3D 4D 5D 6D 7D 8D 9D")),
                 "run", "take 2D", "take 3D", "take 4D", "take 5D")  # fmt: skip
    assert ["run" in line["legal"] for line in lines[:-1]] == [True, False, False, False, True]
    assert "run" not in lines[-1]["legal"]


def test_the_cards_of_a_room_that_was_run_from_are_shuffled_in(play):
    first, after = play(words(stacked("2D 3D 4D 5D"), more="--seed 5"), "run")
    assert room(first) == ["2D", "3D", "4D", "5D"]
    assert zone(after, "deck") == [None] * 44
    assert room(after) != room(first)
    assert "shuffled deck" in after["events"]


def test_the_last_room_has_three_cards_and_all_are_faced(play):
    *_, before, one, two, end = play(words(*sample_deals()), *sample())
    assert [len([card for card in room(line) if card]) for line in (before, one, two, end)] == [3, 2, 1, 0]
    assert "run" not in before["legal"]
    assert zone(before, "deck") == []
    assert end["outcome"]["result"] == "won"


def test_dead_the_score_is_hit_points_as_they_stand_less_the_enemies_in_the_deck_not_the_room(play):
    *_, last = play(words(stacked("AC KC QS 2H")), "fight AC", "fight KC")
    assert last["outcome"] == {"result": "lost", "results": ["lost"], "scores": [-7 - (ENEMIES - 14 - 13 - 12)]}
    assert None not in zone(last, "deck")
    assert sum(amount for _, amount in last["score"]) == last["outcome"]["scores"][0]


def test_out_the_score_is_the_hit_points(play):
    *_, end = play(words(*sample_deals()), *sample())
    assert end["outcome"]["scores"] == [hp(end)] == [7]


# What can be stacked, and who begins


@pytest.mark.parametrize("hit_points", [20, 19])
def test_out_the_last_potion_counts_at_exactly_20_even_one_that_had_no_effect(hit_points):
    match = do(table("3H 5H", deck="", hp=hit_points, drank_0=True), "drink 3H", "drink 5H")
    assert match.state.outcome.scores == (25 if hit_points == 20 else 19,)


def test_with_deal_the_first_party_begins_unless_the_option_says_otherwise(play):
    deal = stacked("", packs=2)
    for seed in range(6):
        (line,) = play(words(deal, mode="duo", more=f"--seed {seed}"))
        assert (line["seat"], line["view"]["facts"]["first"]) == (0, 0)
    (line,) = play(words(deal, mode="duo", first="1"))
    assert (line["seat"], line["view"]["facts"]["first"]) == (1, 1)


def test_who_is_first_comes_from_the_seed(play):
    begun = [play(words(mode="duo", more=f"--seed {seed}"))[0]["seat"] for seed in range(12)]
    assert set(begun) == {0, 1}
    assert begun == [play(words(mode="duo", more=f"--seed {seed}"))[0]["seat"] for seed in range(12)]
    assert {play(words(mode="duo", first="0", more=f"--seed {seed}"))[0]["seat"] for seed in range(6)} == {0}


# Two players

HARMLESS = "2D 3D 4D 5D 6D 7D 8D 2D.1 3D.1 4D.1 5D.1 6D.1 7D.1 8D.1"
SIX = [f"take {n}D" for n in range(2, 8)]


def turns(*actions: str, first: int = 0) -> list[str]:
    """The actions with the acting seat before each, in turn."""
    return [f"{(first + i) % 2}:{action}" for i, action in enumerate(actions)]


def test_96_cards_and_each_party_out_of_its_own_pack(play):
    (line,) = play(words(stacked("", packs=2), mode="duo"))
    zones = line["view"]["zones"]
    assert len(zones["deck"]) + 7 == 96
    assert (zones["party.0"][0], zones["party.1"][0]) == ("KH", "KH.1")
    assert list(line["view"]["gauges"].items()) == [("hp.0", 20), ("hp.1", 20)]


def test_rooms_of_7_six_taken_in_turn_one_left_six_more_dealt(play):
    lines = play(words(stacked(HARMLESS, packs=2), mode="duo"), *turns(*SIX))
    assert [line["seat"] for line in lines[:7]] == [0, 1, 0, 1, 0, 1, 1]
    assert room(lines[-1], SEVEN) == ["2D.1", "3D.1", "4D.1", "5D.1", "6D.1", "7D.1", "8D"]


def test_the_last_taker_is_first_in_the_next_room_and_decides_for_both(play):
    lines = play(words(stacked(HARMLESS, packs=2), mode="duo"), *turns(*SIX))
    assert lines[6]["view"]["facts"]["first"] == 1
    assert "1:run" in lines[6]["legal"]


def test_after_a_run_the_same_player_is_first_again_and_the_room_must_be_faced(play):
    lines = play(words(stacked(HARMLESS, packs=2), mode="duo", first="1"), "1:run")
    assert (lines[-1]["seat"], lines[-1]["view"]["facts"]["first"]) == (1, 1)
    assert "1:run" not in lines[-1]["legal"]


def test_a_party_that_is_down_takes_no_more_cards_and_the_other_goes_on_alone(play):
    deal = stacked("XR XB XR.1 XB.1 2D 3D 4D  5D 6D 7D 8D 9D 10D", packs=2)
    actions = ["0:fight XR", "1:take 2D", "0:fight XB", "1:take 3D", "1:take 4D", "1:fight XR.1"]
    lines = play(words(deal, mode="duo"), *actions)
    assert [line["seat"] for line in lines] == [0, 1, 0, 1, 1, 1, 1]
    assert hp(lines[3], 0) == -10
    assert "told death party.0 2" in lines[3]["events"]
    after = lines[-1]
    assert after["view"]["facts"]["first"] == 1
    assert "1:run" in after["legal"]
    assert len([card for card in room(after, SEVEN) if card]) == 7


def test_alone_the_other_decides_every_run_and_never_two_in_a_row():
    match = do(table("XR 2D 3D 4D 5D 6D 7D", mode="duo", hp=1), "fight XR", "take 2D", "take 3D", "take 4D")
    do(match, "take 5D", "take 6D", "run")
    assert (match.state.to_act, match.state.facts["first"]) == ((1,), 1)
    assert "run" not in legal(match, 1)


def test_when_the_last_taker_falls_the_other_is_first_in_the_next_room(play):
    deal = stacked("2D 3D XR XB 6D XR.1 7D", packs=2)
    actions = ["0:take 2D", "1:fight XR", "0:take 3D", "1:take 6D", "0:take 7D", "1:fight XB"]
    after = play(words(deal, mode="duo"), *actions)[-1]
    assert hp(after, 1) == 20 - 15 - 9
    deal = stacked("2D 3D XR XB 2H XR.1 7D", packs=2)
    actions = ["0:take 2D", "1:fight XR", "0:take 3D", "1:drink 2H", "0:take 7D", "1:fight XB"]
    after = play(words(deal, mode="duo"), *actions)[-1]
    assert hp(after, 1) < 0
    assert (after["seat"], after["view"]["facts"]["first"]) == (0, 0)


def test_when_both_are_down_it_ends_and_each_is_scored_against_what_is_left(play):
    deal = stacked("XR XB XR.1 XB.1 2D 3D 4D", packs=2)
    *_, end = play(words(deal, mode="duo"), "0:fight XR", "1:fight XB", "0:fight XR.1", "1:fight XB.1")
    left = 2 * ENEMIES - 4 * 15
    assert end["outcome"] == {"result": "lost", "results": ["lost", "lost"], "scores": [-10 - left, -10 - left]}
    assert None not in zone(end, "deck")
    assert sum(amount for _, amount in end["score"]) == -10 - left


def test_the_potion_rule_looks_only_at_ones_own_cards(play):
    deal = stacked("9C 9S 2H 3H 4H 5H 6H", packs=2)
    actions = ["0:fight 9C", "1:fight 9S", "0:drink 2H", "1:drink 3H", "0:drink 4H"]
    lines = play(words(deal, mode="duo"), *actions)
    assert (hp(lines[-1], 0), hp(lines[-1], 1)) == (13, 14)
    assert lines[-1]["view"]["facts"]["drank.0"]
    assert lines[-1]["view"]["facts"]["drank.1"]


def test_the_last_room_of_two_is_not_full_and_cannot_be_run_from():
    assert "run" in legal(table("2D 3D 4D 5D 6D 7D 8D", mode="duo", deck=""))
    assert "run" not in legal(table("2D 3D 4D 5D 6D 7D", mode="duo", deck=""))


def test_the_last_room_of_two_has_six_cards_and_all_are_taken():
    """96 = 7 + 14 x 6 + 5."""
    match = Match(GAME, options("duo", first="0"), 1)
    sizes = []
    while not match.over:
        match.state.gauges |= {"hp.0": 20, "hp.1": 20}  # nobody falls, so that the play reaches its end
        if not match.state.facts["taken"]:
            sizes.append(sum(len(match.state.cards(place)) for place in SEVEN))
        seat = match.state.to_act[0]
        match.play(next(action for action in match.legal(seat) if action.verb != "run"))
    assert sizes == [7] * 15 + [6]
    assert match.state.outcome.results == ("won", "won")


# With a Dealer


def test_cards_lie_face_down_until_the_dealer_turns_them_in_any_order(play):
    lines = play(words(stacked("2D 9C 4D 5D"), mode="dealer", more="--seat 1=human"), "1:turn room.2", "1:turn room.0")
    assert room(lines[0]) == [None] * 4
    assert room(lines[-1]) == ["2D", None, "4D", None]
    assert lines[-1]["legal"] == ["1:turn room.1", "1:turn room.3"]
    assert [line["seat"] for line in lines] == [1, 1, 1]


TURNED = [f"1:turn room.{place}" for place in range(4)]


def test_when_all_lie_open_the_player_acts_and_the_dealer_may_say_something_or_let_it_be(play):
    line = words(stacked("2D 9C 4D 5D"), mode="dealer", more="--seat 1=human")
    lines = play(line, *TURNED)
    party, dealer = lines[-2:]
    assert (party["seat"], dealer["seat"]) == (0, 1)
    says = [text for text in dealer["legal"] if text != "1:say ?text"]
    assert len(says) == 5
    assert all(text.startswith("1:say ") for text in says)
    assert party["legal"] == ["run", "take 2D", "fight 9C", "take 4D", "take 5D"]
    said = play(line, *TURNED, says[0])
    assert [each["seat"] for each in said[-1:]] == [0]
    let_be = play(line, *TURNED, "take 2D")
    assert let_be[-1]["seat"] == 0
    assert "fight 9C" in let_be[-1]["legal"]


def test_own_words_are_one_percent_encoded_id_of_at_most_120_characters(monkeypatch, capsys):
    line = words(stacked("2D 9C 4D 5D"), mode="dealer", more="--seat 1=human")
    typed = [*TURNED, "1:say", "1:say two words", "1:say " + "x" * 121, "1:say %0A", "1:say ?text", "1:say Behold%21"]
    _, told, _ = program(monkeypatch, capsys, line, typed)
    assert len([line for line in told if "error" in line]) == 5
    assert "told say own Behold%21" in told[-1]["events"]


def test_after_a_run_the_dealer_gathers_shuffles_and_deals_again(play):
    line = words(stacked("2D 9C 4D 5D"), stacked("2H 3H 4H 5H"), mode="dealer", more="--seat 1=human")
    lines = play(line, *TURNED, "run", "1:gather", "1:shuffle", "1:turn room.3")
    ran, gathered, shuffled, turned = lines[-4:]
    assert [each["legal"] for each in (ran, gathered)] == [["1:gather"], ["1:shuffle"]]
    assert room(ran) == ["2D", "9C", "4D", "5D"]
    assert room(gathered) == [""] * 4
    assert room(shuffled) == [None] * 4
    assert room(turned) == [None, None, None, "5H"]


def test_the_room_after_a_run_must_be_faced_with_a_dealer_too(play):
    line = words(stacked("2D 9C 4D 5D"), stacked("2H 3H 4H 5H"), mode="dealer")
    assert "run" not in play(line, "run")[-1]["legal"]


def test_the_card_left_over_stays_open_and_only_the_new_ones_are_turned(play):
    line = words(stacked("2D 3D 4D 5D 6D 7D 8D"), mode="dealer", more="--seat 1=human")
    lines = play(line, *TURNED, "take 2D", "take 3D", "take 4D")
    assert room(lines[-1]) == [None, None, None, "5D"]
    assert lines[-1]["legal"] == ["1:turn room.0", "1:turn room.1", "1:turn room.2"]


def test_what_the_dealer_said_is_kept_in_the_log():
    match = do(Match(GAME, options("dealer"), 1), *TURNED, "1:say Mind%20your%20heads")
    assert str(match.log[-1]) == "1:say Mind%20your%20heads"


def test_with_nobody_in_that_seat_a_computer_dealer_narrates(play):
    lines = play(words(stacked("2D 3D 4D 5D"), mode="dealer"))
    assert [line["seat"] for line in lines] == [0]
    assert room(lines[0]) == ["2D", "3D", "4D", "5D"]
    assert len([event for event in lines[0]["events"] if event.startswith("told say ")]) == 1


def test_nothing_the_dealer_does_changes_the_cards(play):
    """The same seed deals the same rooms with a Dealer and without."""
    actions = ["fight AS", "run"]
    alone = play(words(more="--seed 3"), *actions[:1])
    dealt = play(words(mode="dealer", more="--seed 3"), *actions[:1])
    assert room(alone[-1]) == room(dealt[-1])
    ran = [play(words(mode=mode, more="--seed 3"), "run")[-1] for mode in ("solo", "dealer")]
    assert room(ran[0]) == room(ran[1])


def test_a_dealer_shares_the_partys_fate(play):
    *_, end = play(words(stacked("AC KC QS 2H"), mode="dealer", more="--seat 1=human"), *TURNED, "fight AC", "fight KC")
    score = -7 - (ENEMIES - 14 - 13 - 12)
    assert end["outcome"] == {"result": "lost", "results": ["lost", "lost"], "scores": [score, score]}


def test_the_bonus_looks_only_at_ones_own_last_card():
    """One party ends at 20 with a potion, the other at 20 with a weapon after it had drunk."""
    match = do(table("2H 3H 4D 5H", mode="duo", deck=""), "drink 2H", "drink 3H", "take 4D", "drink 5H")
    assert match.state.outcome.scores == (20, 25)


def test_a_party_that_fell_is_scored_against_the_deck_at_the_end_not_at_its_fall():
    match = table("9C 2H 3D 4D", mode="duo", deck="KS 5D", hp=5, taken=2)
    do(match, "fight 9C", "drink 2H", "take 3D")
    assert (hp_of(match, 0), match.over) == (-4, False)
    do(match, *(str(action) for action in match.legal(1)[:1]))
    while not match.over:
        do(match, str(match.legal(1)[0]))
    assert match.state.cards("deck") == []
    assert match.state.outcome.scores[0] == -4


def hp_of(match, party):
    return match.state.gauges[f"hp.{party}"]
