"""One test for each line of the Scoundrel table in RULINGS.md, through `play --json --deal`, for all options."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules.acting import do, legal
from tests.rules.program import program
from tests.rules.scoundrel import ENDINGS, LONG, SETS, WAY, stacked, table, words

ROOT = Path(__file__).parents[2]
ROOM = ("room.0", "room.1", "room.2", "room.3")
MONSTERS = 208  # sum of the values of all monsters

every_set = pytest.mark.parametrize("options", SETS, ids=lambda options: "-".join(options.values()))


@pytest.fixture
def play(monkeypatch, capsys):
    """Return a function that plays a stacked game through the program; every action must be accepted. It returns the
    lines that the program wrote."""

    def run(deal: str, options: dict, *actions: str) -> list[dict]:
        status, told, complaints = program(monkeypatch, capsys, words(deal, options), list(actions))
        assert (status, complaints) == (0, "")
        assert not [line["error"] for line in told if "error" in line]
        assert len(told) == len(actions) + 1
        return told

    return run


def room(line: dict) -> list[str]:
    return ["".join(line["view"]["zones"][place]) for place in ROOM]


def zone(line: dict, name: str) -> list[str | None]:
    return line["view"]["zones"][name]


def health(line: dict) -> int:
    return line["view"]["gauges"]["health"]


@every_set
def test_a_used_weapon_strikes_below_its_last_kill_and_equal_ones_if_the_house_rule_says_so(play, options):
    first, *_, used = play(stacked("5D 8C 8S 7H 4C 9C"), options, "take 5D", "fight 8C weapon", "drink 7H")
    assert "fight 8C weapon" not in first["legal"]
    assert room(used) == ["4C", "9C", "8S", "2C"]
    assert ("fight 8S weapon" in used["legal"]) == (options["wear"] == "equal")
    assert "fight 4C weapon" in used["legal"]
    assert "fight 2C weapon" in used["legal"]
    assert "fight 9C weapon" not in used["legal"]


@every_set
def test_bare_hands_are_always_allowed_and_leave_the_weapon_and_its_stack_alone(play, options):
    *_, armed, after = play(stacked("5D 6C 3S 7H"), options, "take 5D", "fight 6C weapon", "fight 3S fists")
    assert {"fight 3S fists", "fight 3S weapon"} <= set(armed["legal"])
    assert (zone(after, "weapon"), zone(after, "slain"), zone(after, "discard")) == (["5D"], ["6C"], ["3S"])
    assert health(after) == 20 - 1 - 3
    assert all(
        f"fight {card} fists" in line["legal"]
        for line in (armed, after)
        for card in room(line)
        if card and card[-1] in "CS"
    )


@every_set
def test_the_card_left_stays_where_it_lies_and_new_cards_come_in_from_left_to_right(play, options):
    *_, last, fresh = play(stacked("2D 3D 4D 5D 6D 7D 8D"), options, "take 5D", "take 2D", "take 4D")
    assert room(last) == ["", "3D", "4D", ""]
    assert room(fresh) == ["6D", "3D", "7D", "8D"]
    moves = [event for event in fresh["events"] if event.startswith("moved") and " deck " in event]
    assert moves == ["moved 6D deck room.0", "moved 7D deck room.2", "moved 8D deck room.3"]


@every_set
def test_avoiding_needs_a_full_untouched_room_after_one_that_was_faced(play, options):
    lines = play(
        stacked("2D 3D 4D 5D 6D 7D 8D 2H 3H 4H 5H"), options, "avoid", "take 6D", "take 7D", "take 8D", "drink 3H"
    )
    may = ["avoid" in line["legal"] for line in lines]
    assert may == [True, False, False, False, True, False]


@every_set
def test_avoided_cards_go_under_the_dungeon_left_to_right_and_stay_known(play, options):
    first, after = play(stacked("2D 3C 4H 5S"), options, "avoid")
    assert room(first) == ["2D", "3C", "4H", "5S"]
    assert zone(after, "deck")[:4] == ["5S", "4H", "3C", "2D"]  # from the bottom: the left-most card comes up first
    assert set(zone(after, "deck")[4:]) == {None}
    assert len(zone(after, "deck")) == 40 - 4 + 4


@every_set
def test_the_left_most_of_the_avoided_cards_comes_up_first(play, options):
    """The long dungeon with its last four cards on top: once avoided, they come up last, in the order in which they
    lay."""
    cards = LONG.split()
    first, others = cards[40:], cards[:40]
    lines = play(
        stacked(" ".join(first + others)), options, "avoid", *WAY.split(","), "drink 9H", "fight 2S fists", "take 3D"
    )
    assert zone(lines[-2], "deck") == first[::-1]
    ups = [event.split()[1] for line in lines for event in line["events"] if " deck room." in event]
    assert ups == first + others + first[:3]


@every_set
def test_the_first_potion_of_a_turn_heals_to_20_at_most_and_another_does_nothing(play, options):
    lines = play(stacked("9C 5H 3H 2D 8H KC 2C"), options, "fight 9C fists", "drink 5H", "drink 3H", "drink 8H")
    assert [health(line) for line in lines] == [20, 11, 16, 16, 20]
    assert zone(lines[-1], "discard") == ["9C", "5H", "3H", "8H"]


@every_set
def test_the_last_room_has_two_cards_and_the_house_rule_says_whether_it_is_faced(play, options):
    ending, _ = ENDINGS[options["end"], "less"]
    *before, last = play(stacked(LONG), options, *WAY.split(","), *ending.split(","))
    faced = len(before)
    assert last["outcome"]["result"] == "won"
    assert faced == (44 if options["end"] == "all" else 42)
    left = [card for card in (*room(last), *zone(last, "deck")) if card != ""]
    assert len(left) == 44 - faced


@pytest.mark.parametrize(("deck", "over"), [("6C 7C 8C", False), ("6C 7C", True), ("6C", True), ("", True)])
def test_the_last_full_room_is_the_one_after_which_none_of_four_can_be_dealt(deck, over):
    match = do(table("2D 3D 4D 5C", deck=deck, end="full"), "take 2D", "take 3D", "take 4D")
    assert match.over == over


def test_with_every_card_to_be_faced_the_one_left_over_is_faced_though_no_other_comes():
    match = do(table("2D 3D 4D 5C", deck=""), "take 2D", "take 3D", "take 4D")
    assert legal(match) == ["fight 5C fists", "fight 5C weapon"]
    assert do(match, "fight 5C weapon").over


@every_set
def test_a_room_of_fewer_than_four_cannot_be_avoided(play, options):
    ending, _ = ENDINGS[options["end"], "less"]
    lines = play(stacked(LONG), options, *WAY.split(","), *ending.split(","))
    small = [line for line in lines[:-1] if len([card for card in room(line) if card]) < 4]
    assert small
    assert all("avoid" not in line["legal"] for line in small)
    if options["end"] == "all":
        assert len([card for card in room(lines[42]) if card]) == 2
        assert lines[42]["view"]["facts"]["faced"] == 0
        assert "avoid" in lines[39]["legal"]


@every_set
def test_dead_the_score_is_life_as_it_stands_less_the_monsters_in_the_dungeon_not_those_in_the_room(play, options):
    *_, last = play(stacked("AC KC QS 2H"), options, "fight AC fists", "fight KC fists")
    assert last["outcome"] == {"result": "lost", "results": ["lost"], "scores": [-7 - (MONSTERS - 14 - 13 - 12)]}
    assert None not in zone(last, "deck")
    assert sum(amount for _, amount in last["score"]) == last["outcome"]["scores"][0]


@every_set
def test_dead_the_avoided_monsters_count_as_face_down(play, options):
    *_, last = play(stacked("2C 2S 3C 3S AC KC 4H 4D"), options, "avoid", "fight AC fists", "fight KC fists")
    assert last["outcome"]["scores"] == [-7 - (MONSTERS - 14 - 13)]


@every_set
@pytest.mark.parametrize("how", ["potion", "weapon", "less"])
def test_alive_the_score_is_life_and_a_last_potion_at_exactly_20_even_without_effect(play, options, how):
    ending, score = ENDINGS[options["end"], how]
    *_, before, last = play(stacked(LONG), options, *WAY.split(","), *ending.split(","))
    assert last["outcome"] == {"result": "won", "results": ["won"], "scores": [score]}
    assert sum(amount for _, amount in last["score"]) == score
    if how == "potion":
        assert before["view"]["facts"]["drunk"]  # the last potion is wasted
        assert health(before) == health(last) == 20
    if how == "less":
        assert health(last) == score < 20


@pytest.mark.slow
def test_the_whole_program_says_the_same_as_a_process_of_its_own():
    ending, score = ENDINGS["all", "potion"]
    done = subprocess.run(
        [sys.executable, "-m", "game", *words(stacked(LONG), SETS[0])],
        input="\n".join(f"{WAY},{ending}".split(",")),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert lines[-1]["outcome"] == {"result": "won", "results": ["won"], "scores": [score]}
    assert done.stderr == ""


@every_set
def test_illegal_lines_change_nothing(monkeypatch, capsys, options):
    typed = ["nonsense", "", "fight 5D weapon", "take 5D", "take 5D", "avoid", "1:take 8C", "fight 8C weapon"]
    _, told, _ = program(monkeypatch, capsys, words(stacked("5D 8C 8S 7H"), options), typed)
    errors = [line for line in told if "error" in line]
    good = [line for line in told if "error" not in line]
    assert len(errors) == 6
    assert [line["legal"] for line in errors[:3]] == [good[0]["legal"]] * 3
    assert [line["legal"] for line in errors[3:]] == [good[1]["legal"]] * 3
    _, straight, _ = program(
        monkeypatch, capsys, words(stacked("5D 8C 8S 7H"), options), ["take 5D", "fight 8C weapon"]
    )
    assert good == straight
