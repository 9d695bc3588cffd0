"""Tests for the words of a descent: previews, the head of the table, the captions under the piles, and events."""

import pytest

from game.core.game import defaults
from game.core.match import Match
from game.core.narration import sentence
from game.core.view import Action
from game.rules.diamonds import GAME
from tests.rules.descent import match, play


def foreseen(descent, action: str):
    """The preview of an action."""
    return GAME.preview(descent.view(0), Action.parse(action))


def head(descent) -> str:
    return str(GAME.status(descent.view(0)))


def heard(descent) -> list[str]:
    """The sentences of the last action."""
    return [str(said) for event in descent.state.news if (said := sentence(GAME.messages, event))]


def captions(descent) -> dict[str, str]:
    return {id: str(text) for id, text in GAME.captions(descent.view(0)).items()}


def test_menus_are_told_how_far_it_is_and_how_everybody_fares():
    descent = play(match("9C 3H", "fighter 1 30 31", "monk 5 9 9"), "set left 4")
    told = [str(text) for text in GAME.standings.outline(descent.view(0))]
    assert told[0] == "Rooms left: 4"
    assert [text.rsplit(": ")[1] for text in told[1:]] == ["30", "9"]
    assert GAME.standings.outline(Match(GAME, defaults(GAME), 1).view(0)) == ()  # of other plays the gauges are told


# before an action


@pytest.mark.parametrize(
    ("party", "words", "risky"),
    [
        ("fighter 1 10 20", "Bare hands: 9 points", False),
        ("fighter 1 9 20", "Bare hands: 9 points. That could bring everybody down.", True),
        ("fighter 11 200 200", "Bare hands: 9d8, about 41 points", False),
        ("fighter 17 200 200", "Bare hands: 9d12, about 59 points", False),
    ],
)
def test_a_fight_is_foreseen(party, words, risky):
    found = foreseen(match("9C", party), "fight 9C")
    assert (str(found.text), found.risky) == (words, risky)


def test_dice_that_are_paid_for_are_foreseen():
    fight = play(match("3C 2D", "fighter 5 9 20"), "set reserve 2")
    assert foreseen(fight, "fight 3C").chip == "−1d4"
    harmless = foreseen(play(fight, "set reserve 3"), "fight 3C")
    assert (str(harmless.text), harmless.chip, harmless.risky) == ("Bare hands: no harm", "0", False)


def test_a_potion_is_foreseen():
    assert foreseen(match("9H", "fighter 5 9 20"), "drink 9H").chip == "+9d4"
    assert foreseen(match("9H", "fighter 1 9 20"), "drink 9H").chip == "+9"
    assert foreseen(match("9H", "fighter 5 20 20", "monk 5 9 9"), "drink 9H").chip == "+0"
    assert foreseen(match("9H", "fighter 5 20 20", "monk 5 8 9"), "drink 9H").chip == "+9d4"


def test_handing_out_that_puts_everybody_down_is_fatal():
    fight = play(match("9C", "fighter 1 5 5", "monk 1 4 4", "rogue 1 0 9"), "fight 9C")
    assert foreseen(fight, "even").fatal
    assert not foreseen(fight, "die pc.0 5").fatal
    assert foreseen(play(fight, "die pc.0 5"), "die pc.1 4").fatal
    spare = play(match("9C", "fighter 1 5 5", "monk 1 5 5"), "fight 9C")
    assert not foreseen(spare, "even").fatal


def test_paying_may_let_plain_points_land():
    fight = match("10C", "wizard 1 9 9", more=("have slot.1.pc.0 2", "have slot.2.pc.0 1"))
    play(fight, "fight 10C", "die pc.0 8")
    assert not foreseen(fight, "spend pc.0 slot.2 1").fatal
    play(fight, "set hp.pc.0 8")
    assert foreseen(fight, "spend pc.0 slot.2 1").fatal
    assert foreseen(fight, "spend pc.0 slot.1 2").changes == {"slot.1.pc.0": -2}


def test_what_is_typed_is_fatal_when_it_puts_the_last_one_down():
    fight = play(match("4C", "fighter 5 9 20", "monk 5 0 9"), "fight 4C", "even")
    assert [foreseen(fight, f"roll {n}").fatal for n in (8, 9)] == [False, True]
    fight = play(match("4C", "fighter 5 9 20", "monk 5 9 9"), "fight 4C", "die pc.0 4")
    assert not foreseen(fight, "roll 9").fatal


def test_before_it_is_filled_in_it_is_said_what_is_to_be_typed():
    fight = play(match("4C", "fighter 5 9 20"), "fight 4C", "even")
    assert str(foreseen(fight, "roll ?4..16").text) == "Type what N0 rolled with 4d4"
    assert str(foreseen(fight, "set ?left|reserve ?0..999").text) == "Correct a number"


def test_what_dice_are_worth_is_half_way_rounded_up():
    assert "2d4, about 5 points" in str(foreseen(match("2C", "fighter 5 50 50"), "fight 2C").text)
    assert "3d4, about 8 points" in str(foreseen(match("3C", "fighter 5 50 50"), "fight 3C").text)


def test_a_correction_that_puts_the_last_one_down_is_fatal():
    fight = match("4C", "fighter 5 9 20", "monk 5 0 9")
    assert foreseen(fight, "set hp.pc.0 0").fatal
    assert not foreseen(fight, "set hp.pc.0 1").fatal
    assert not foreseen(fight, "set max.pc.0 0").fatal
    assert foreseen(fight, "set hp.pc.0 1").changes == {"hp.pc.0": -8}
    assert not foreseen(match("4C", "fighter 5 9 20", "monk 5 1 9"), "set hp.pc.0 0").fatal


def test_a_note_says_what_it_heals():
    rest = play(match("2D 4D 5D 3C", "fighter 5 9 12"), "take 2D", "take 4D", "take 5D")
    assert foreseen(rest, "note pc.0 7 Song").changes == {"hp.pc.0": 3}
    assert foreseen(rest, "note pc.0 0 Song").changes == {}


def test_only_with_a_rogue_a_first_run_leaves_another():
    assert "once more" in str(foreseen(match("", "rogue 1 9 9"), "run").text)
    assert "must be faced" in str(foreseen(match("", "monk 1 9 9"), "run").text)
    assert "must be faced" in str(foreseen(play(match("", "rogue 1 9 9"), "run"), "run").text)


# the head of the table


def test_the_head_says_what_is_to_be_done():
    fight = match("2C 9H 2D 4D 5D", "fighter 5 9 12", exit=2)
    assert head(fight) == "Face 3 of the 4 cards, or run"
    assert head(play(fight, "fight 2C")) == "2 dice of damage: spend, then hand out"
    assert head(play(fight, "even")) == "Roll the dice"
    assert head(play(fight, "roll 2")) == "Face 2 more cards"
    assert head(play(fight, "drink 9H")) == "9 dice of healing to hand out"
    assert head(play(fight, "even", "roll", "take 2D")) == "1 room to the exit. Rest, spend, or go on"
    play(fight, "on", "run")
    assert head(fight) == "You ran from the last room: face 3 cards of this one"


@pytest.mark.parametrize(
    ("hp", "words", "last"),
    [
        (9, "Nobody is left standing", "The party has fallen."),
        (10, "You made it out", "Daylight! The party is out."),
    ],
)
def test_the_end_is_told(hp, words, last):
    end = play(match("9C 2D 4D", f"fighter 1 {hp} 10", exit=1), "fight 9C", "even")
    if not end.over:
        play(end, "take 2D", "take 4D")
    assert head(end) == words
    assert heard(end)[-1] == last
    assert sum(line.amount for line in GAME.explain(end.view(0))) == end.state.outcome.scores[0]


# under the piles


def test_only_what_there_is_has_a_name_on_the_table():
    fight = match("9C", "wizard 1 9 9", "monk 1 9 9", more=("have slot.2.pc.0 1",))
    assert {"reserve", "dice", "dice.pc.0", "ki.pc.1", "slot.1.pc.0", "hp.0", "party.0"}.isdisjoint(captions(fight))
    assert captions(fight)["slot.2.pc.0"] == "N0: spell slots, level 2"
    named = captions(play(fight, "set reserve 2", "fight 9C", "die pc.0 1", "set reserve 1"))
    assert {"reserve", "dice", "dice.pc.0", "left", "hp.pc.1"} <= set(named)
    assert "dice.pc.1" not in named


# events


def test_what_happens_to_a_character_is_said_by_name():
    fight = match("4C 9H 2D", "monk 9 5 5", "bard 9 9 9", more=("have ki.pc.0 5",))
    assert heard(play(fight, "fight 4C", "spend pc.0 ki 2"))[:2] == [
        "N0 spends 2 of ki points, worth 1 die.",
        "1 die of damage is paid for.",
    ]
    said = heard(play(fight, "die pc.0 3", "roll 7"))
    assert said[:3] == ["N0 has rolled 7 by hand.", "N0 loses 5 hit points.", "N0 goes down."]
    said = heard(play(fight, "drink 9H", "even", "roll 5"))
    assert said == ["N0 has rolled 5 by hand.", "N0 regains 5 hit points.", "N0 stands up again."]
    assert heard(play(fight, "set hp.pc.1 8")) == ["Set to 8: hit points of N1."]
    assert heard(play(fight, "set reserve 3")) == ["Set to 3: dice paid for."]
    (said, _) = heard(play(match("2C", "monk 9 50 50"), "fight 2C", "even", "roll"))
    assert said.startswith("N0 rolls 2d4: ")
