"""Tests for the words of Dungeon Crawl: about events, about possible actions, and the names of things."""

import pytest

from game.core.match import Match
from game.core.narration import sentences
from game.core.text import say
from game.core.view import Action
from game.rules.crawl import GAME
from tests.rules.acting import do, legal
from tests.rules.crawl import MAGE, SETS, options, played, stacked, table

HARD, MAGIC = options(difficulty="hard"), options(MAGE)


def said(match: Match, *actions: str) -> list[str]:
    """The messages of the last of some actions."""
    events = do(match, *actions).state.news
    return [say(text) for text in sentences(GAME.messages, [event.seen_by(0) for event in events]) if text is not None]


def foreseen(match: Match, verb: str):
    return GAME.preview(match.view(0), Action(verb))


def words(match: Match, verb: str) -> str:
    return say(foreseen(match, verb).text)


def status(match: Match) -> str:
    return say(GAME.status(match.view(0)))


# events


def test_the_drawing_of_a_warrior_and_of_a_mage():
    for cards, rules, expected in (
        (
            "10S 7H",
            options(),
            ["You are the 10 of spades: 10 life.", "Your shield is the 7 of hearts: 3 off every hit."],
        ),
        ("10S 7H", MAGIC, ["You are the 10 of spades: 5 life.", "Your mana is the 7 of hearts: 7 cards."]),
        ("10S AH", MAGIC, ["You are the 10 of spades: 5 life.", "Your mana is the ace of hearts: 1 card."]),
    ):
        events = stacked(cards, "", rules).opening
        heard = sentences(GAME.messages, [event.seen_by(0) for event in events])
        assert [say(text) for text in heard if text is not None] == expected


def test_entering_a_room_names_the_monster_and_who_begins():
    assert said(stacked("KC 3D", "4H 2H 2D 3H 3S 5C 9S"), "enter") == [
        "In the room: Piranha, 4 life.",
        "Initiative: its 5 of clubs, your 9 of spades. You begin.",
    ]


def test_a_tie_is_told_and_the_monsters_first_blow():
    assert said(stacked("KC 3D", "2S 2H 2D 9C 9S 8C AH 7H 7C"), "enter") == [
        "In the room: Bat, 2 life.",
        "Initiative: its 9 of clubs, your 9 of spades. A tie, so again.",
        "Initiative: its 8 of clubs, your ace of hearts. It begins.",
        "It strikes with the 7 of hearts.",
        "Evasion: 7 of clubs. A miss.",
    ]


def test_a_whole_exchange_of_blows():
    assert said(table("9C 5S 7H 8D", monster="JH", hp=9, up="4H"), "strike") == [
        "You strike with the 9 of clubs.",
        "Evasion: 5 of spades. A hit for 9.",
        "Its life: 11 to 2.",
        "It strikes with the 7 of hearts.",
        "Evasion: 8 of diamonds. A hit for 7.",
        "Your shield takes 2.",
        "Life: 9 to 4.",
    ]


def test_a_capped_hit_says_why():
    assert said(table("9C 5H 7H 8D", monster="3H", hp=9), "strike")[-3:] == [
        "Evasion: 8 of diamonds. A hit for 7.",
        "It cannot hit for more than 3.",
        "Life: 9 to 6.",
    ]


def test_the_end_of_a_monster():
    assert said(table("9C 5S", monster="KH", monster_hp=4), "strike") == [
        "You strike with the 9 of clubs.",
        "Evasion: 5 of spades. A hit for 9.",
        "Slain: Ember King.",
        "Score: 0 to 13.",
    ]


def test_spells_for_attack_and_for_defence():
    attack = said(table("5S 3H 4C", monster="JH", mana="2H 9C", rules=MAGIC), "cast")
    assert attack[:3] == ["You cast the 9 of clubs.", "Mana: 2 to 1.", "Evasion: 5 of spades. A hit for 9."]
    shield = table(monster="JH", mana="9C 2H", damage=7, rules=MAGIC)
    assert said(shield, "absorb") == ["You turn the 2 of hearts against it: 5 left.", "Mana: 2 to 1."]
    assert said(shield, "absorb") == ["You turn the 9 of clubs against it: nothing gets through.", "Mana: 1 to 0."]


@pytest.mark.parametrize(("rules", "count"), [(MAGIC, "3 mana cards"), (options(MAGE, mana="card"), "1 mana card")])
def test_mana_for_score(rules, count):
    match = table("2H 3H 4H 6H", up="5C", mana=2, score=15, rules=rules)
    assert words(match, "renew") == f"Pay 10 points for {count}"
    assert said(match, "renew") == [f"{count} bought.", "Score: 15 to 5."]


def test_a_reshuffle_is_told_where_it_happens():
    assert said(table("7H", monster="KS", discard="2C 3D 4C", hp=9), "strike")[:2] == [
        "You strike with the 7 of hearts.",
        "The pool is used up: 3 discards make a new one.",
    ]


def test_the_ends():
    assert said(table("2S 3H 7C 5C", hp=3, monster="KS"), "strike")[-2:] == ["Life: 3 to 0.", "You fall."]
    assert said(table(score=5), "leave") == ["You walk out into the daylight."]


@pytest.mark.parametrize("rules", SETS, ids=lambda rules: "-".join(rules.values()))
def test_no_card_is_called_by_a_picture_that_is_not_on_it(rules):
    """No sentence uses the words that other games use for a card that is turned up, and none is too long to be read
    aloud."""
    for seed in range(6):
        match = played(rules, seed, 0)
        while not match.over:
            for text in said(match, legal(match)[0]):
                assert "comes up" not in text
                assert len(text) <= 75


# previews


def test_striking_says_that_half_of_the_cards_miss_and_the_most_it_may_cost():
    match = table(monster="6S", hp=9, up="8H")
    assert words(match, "strike") == "Strike with the next card: about half of them miss. It may hit back for up to 2."
    assert words(table(monster="4S", up="8H"), "strike").endswith("It can't hurt you.")
    assert words(table(monster="6S", up="8H", rules=HARD), "strike").endswith("It may hit back for up to 9.")
    assert words(table(monster="6S", rules=MAGIC), "strike").startswith("Strike for 1:")


@pytest.mark.parametrize(
    ("rules", "hp", "mana", "score", "risky"),
    [
        (options(), 6, 0, 0, True),
        (options(), 7, 0, 0, False),
        (HARD, 13, 0, 50, True),
        (MAGIC, 6, 0, 9, True),
        (MAGIC, 6, 0, 10, False),
        (MAGIC, 6, 1, 0, False),
    ],
    ids=["may-die", "never", "hard-core", "no-magic", "can-buy", "has-mana"],
)
def test_a_strike_is_risky_where_the_answer_may_be_the_last(rules, hp, mana, score, risky):
    match = table(monster="6S", hp=hp, mana=mana, score=score, rules=rules)
    found = foreseen(match, "strike")
    assert (found.risky, found.fatal, found.kind) == (risky, False, "luck")


def test_the_last_mana_card_is_a_risk():
    assert foreseen(table(monster="6S", hp=3, mana=1, damage=4, rules=MAGIC), "absorb").risky
    assert not foreseen(table(monster="6S", hp=4, mana=1, damage=4, rules=MAGIC), "absorb").risky
    assert not foreseen(table(monster="6S", hp=3, mana=2, damage=4, rules=MAGIC), "absorb").risky
    assert foreseen(table(monster="6S", hp=3, mana=1, rules=MAGIC), "cast").risky


def test_leaving_says_what_is_at_stake():
    assert words(table(score=23, rules=HARD), "leave") == "Walk out alive with 23 points."
    assert words(table(score=1, rules=HARD), "leave") == "Walk out alive with 1 point."
    assert words(table(score=23), "leave") == (
        "Walk out alive with 23 points. Going on risks only your life: the points stay yours."
    )
    assert words(table(score=0), "leave") == "Leave with nothing: no points, no place on the high-score sheet."
    for score, asked in ((23, "Leave with 23 points?"), (1, "Leave with 1 point?"), (0, "Leave with nothing?")):
        assert say(foreseen(table(score=score), "leave").question) == asked
    assert words(table(score=23, rules=HARD), "enter") == (
        "You have 5 life, and one hit may take 13. Your 23 points are at stake."
    )
    assert words(table(score=23, up="8D"), "enter") == "You have 5 life, and a king's hit may take 9."


@pytest.mark.parametrize(
    ("damage", "rules", "text", "fatal"),
    [
        (4, MAGIC, "Take it: lose 4", False),
        (5, MAGIC, "Take it: lose 5, and your life", True),
        (7, options(MAGE, "hard"), "Take it: lose 7, your life, and your 8 points", True),
    ],
    ids=["harmless", "normal", "hard"],
)
def test_bearing_a_hit(damage, rules, text, fatal):
    found = foreseen(table(monster="KS", hp=5, mana=1, damage=damage, score=8, rules=rules), "bear")
    assert (say(found.text), found.fatal, found.kind) == (text, fatal, "damage")
    assert found.changes == {"hp": -min(damage, 5), "damage": -damage}


# tasks and names


def test_what_is_to_be_done():
    assert status(Match(GAME, options(difficulty="ask"), 1)) == "Your hero is dealt. Choose the difficulty"
    assert status(table()) == "Enter the first room"
    assert status(table(score=8, rooms=1)) == "Enter the next room, or leave the dungeon"
    assert status(table(score=8, rooms=1, rules=HARD)) == "Enter the next room, or leave the dungeon"
    assert status(table(score=0, rooms=1, rules=MAGIC)) == "Enter the next room, or leave the dungeon"
    assert status(table(monster="7H", monster_hp=3)) == "Your turn: attack the Ghoul (3 life)"
    assert status(table(monster="7H", mana=1, damage=5, rules=MAGIC)) == "A hit for 5: spend mana on it, or take it"
    assert (
        status(table(monster="7H", score=10, damage=5, rules=MAGIC)) == "A hit for 5: take it, or buy mana against it"
    )


def test_what_became_of_you():
    assert status(do(table(score=5), "leave")) == "You walked out of the dungeon"
    fallen = ("2S 3H 7C 5C", 3, 0, "KS")
    assert status(do(table(*fallen), "strike")) == "You fell in the dungeon"
    assert status(do(table(*fallen, rules=HARD, score=9), "strike")) == "You fell, and lost 9 points"


def test_everything_on_the_table_has_a_name():
    for rules in SETS:
        match = played(rules, 3, 2)
        captions = GAME.captions(match.view(0))
        assert {*GAME.zones, *GAME.gauges} <= set(captions)
        assert all(say(text) for text in captions.values())


def test_what_is_to_be_known_of_shield_mana_and_monster():
    view = table(monster="7H", up="7D").view(0)
    captions = {name: say(text) for name, text in GAME.captions(view).items()}
    assert captions["shield"] == "3 off every hit"
    assert captions["monster"] == "Hits for 7 at most"
    assert captions["monster.hp"] == "Ghoul"
    hard = GAME.captions(table(monster="7H", rules=HARD).view(0))
    assert say(hard["monster"]) == "Hits for 13 at most"
    assert say(GAME.captions(table(up="5D", rules=MAGIC).view(0))["manacard"]) == "5 mana when full"


@pytest.mark.parametrize("rules", SETS, ids=lambda rules: "-".join(rules.values()))
def test_whatever_may_be_done_has_a_button(rules):
    for seed in range(4):
        match = played(rules, seed, 0)
        while not match.over:
            buttons = GAME.buttons(match.view(0))
            assert {action.verb for action in match.legal(0)} <= set(buttons)
            assert len(set(buttons)) == len(buttons)
            do(match, legal(match)[0])


def test_a_warrior_is_offered_no_magic():
    assert GAME.buttons(table(monster="7H").view(0)) == ("strike",)


def test_a_mage_is_offered_magic_where_it_can_be_used():
    assert GAME.buttons(table(monster="7H", rules=MAGIC).view(0)) == ("strike", "cast", "renew")
    assert GAME.buttons(table(monster="7H", damage=3, rules=MAGIC).view(0)) == ("absorb", "bear", "renew")
    assert GAME.buttons(table(rules=MAGIC).view(0)) == ("enter", "leave", "renew")
    assert GAME.buttons(Match(GAME, options(MAGE, "ask"), 1).view(0)) == ("normal", "hard")


def test_a_difficulty_does_not_say_its_name_again():
    match = stacked("10S 7H", "4H", options(difficulty="ask"))
    for verb in ("normal", "hard"):
        assert not words(match, verb).startswith(GAME.verbs[verb].label)
