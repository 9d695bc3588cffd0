"""Tests that what the tutor and the help pages of Dungeons and Deuces say agrees with the engine."""

import re
from functools import partial

import pytest

from game.core.cards import parse
from game.core.match import Match
from game.core.staging import staged
from game.core.teach import ACT, HINT
from game.core.text import say
from game.core.view import Action
from game.rules.deuces import GAME
from game.rules.deuces.card_plays import COMMON, EPIC, RARE
from game.rules.deuces.catalog import ABILITIES
from game.rules.deuces.enemies import ENEMY_KINDS
from game.rules.deuces.lesson import ARCHER, CREEPER, HERO
from game.rules.deuces.loot import tier
from game.rules.deuces.names import FAILED, TIED, WON
from game.rules.deuces.powers import targets
from game.rules.deuces.queries import is_out, size, threat
from tests.contract import lessons
from tests.rules.acting import do, ids, legal

PAGES = {say(page.title): page for page in GAME.pages()}
LISTS = ("Custom abilities",)  # pages with one line for each of many entries
WORDS = {4: "four", 5: "fives", 8: "eights", 9: "nines", 12: "queens", 13: "king"}
at = partial(lessons.at, GAME)


def after(words: str) -> Match:
    """The lesson's play after the task with these words is done."""
    found = None
    for task, match in lessons.tasks(GAME):
        if found is not None:
            return match
        found = task if words in task.words.message else None
    raise AssertionError(words)


def best(match: Match) -> int:
    """The highest rank in the hero's hand."""
    return max(parse(id).rank for id in ids(match, "hand.hero.0"))


# the lesson


def test_the_enemies_add_up_to_the_target_so_that_there_is_treasure_and_the_heroes_are_first() -> None:
    match = at("Exactly on target!")
    difficulties = [ENEMY_KINDS[match.state.tokens[who].kind].difficulty for who in (ARCHER, CREEPER)]
    assert sum(difficulties) == match.state.gauges["target"] == match.state.gauges["difficulty"]
    assert (match.state.facts["treasure"], match.state.facts["side"]) == (True, "heroes")


def test_the_numbers_of_the_words_are_those_of_the_table() -> None:
    for task, match in lessons.tasks(GAME):
        words = task.words.message
        if "first enemy" in words:
            assert task.words.values["n"] == match.state.gauges["difficulty"]
        elif "your target" in words:
            assert task.words.values["target"] == match.state.gauges["target"]
        elif "been dealt their cards" in words:
            assert task.words.values == {"one": size(match.state, ARCHER), "two": size(match.state, CREEPER)}
        elif "That's your Threat" in words:
            assert task.words.values["n"] == threat(match.state, HERO)


def test_the_tutor_says_which_cards_to_choose() -> None:
    for task, _match in lessons.tasks(GAME):
        cards = [id for id in Action.parse(task.action).ids if id[0] in "23456789JQKA"] if task.until == ACT else []
        assert all(WORDS[parse(id).rank] in task.words.message for id in cards)


def test_the_tutor_calls_buttons_and_abilities_as_they_are_called() -> None:
    pressed = set()
    for task, _match in lessons.tasks(GAME):
        verb, *ids = task.action.split() or [""]
        if task.until == ACT and verb != "attack":
            label = ABILITIES[ids[0]].name if verb == "use" else GAME.verbs[verb].label
            assert re.search(rf"(ress|hoose) {label}\b", task.words.message), task.words.message
            pressed.add(verb)
    assert pressed == {"hit", "pass", "use", "defend", "go"}


def test_the_archer_has_no_pair_and_you_draw_as_many_as_you_played() -> None:
    before, match = at("Your turn. Attack with"), after("It must answer with two")
    held = [parse(id).rank for id in ids(before, f"hand.{ARCHER}")]
    assert len(held) == len(set(held))
    assert size(match.state, ARCHER) == size(before.state, ARCHER) - 2
    assert size(match.state, HERO) == size(before.state, HERO)


def test_the_wall_could_be_set_but_the_eights_hold_without_it() -> None:
    match = at("A pair of fives")
    assert legal(match) == ["use set_the_wall", "pass"]
    do(match, "pass")
    assert GAME.preview(match.view(0), Action.parse("defend 8C 8H")).kind == "heal"


def test_the_creeper_attacked_with_its_last_cards_and_is_out() -> None:
    assert ids(after("The Thorn Creeper begins"), f"hand.{CREEPER}") == []
    assert is_out(at("Your eights hold").state, CREEPER)


def test_nothing_holds_against_the_king_but_the_wall_gives_the_four_back() -> None:
    before, match = at("A king, and you hold"), at("The king won")
    assert best(before) < parse("KC").rank
    assert "use set_the_wall" in legal(before)
    assert sorted(ids(before, "hand.hero.0")) == sorted(ids(match, "hand.hero.0"))
    assert size(match.state, ARCHER) == 1


def test_the_hint_says_what_the_tutor_says_next() -> None:
    rest = list(GAME.lesson().tasks)
    for task, match in lessons.tasks(GAME):
        rest.remove(task)
        if task.until == HINT:
            assert str(GAME.adviser().advise(match.view(0)).action) == rest[0].action
            assert legal(match)[0] == rest[0].action, "the best set comes first"


def test_two_deuces_and_treasure_are_three_for_rare_loot() -> None:
    match = at("The last enemy has fallen")
    (piece,) = match.state.cards("loot.0")
    assert (piece.id, tier(match.state, HERO, piece)) == ("8D.6", RARE)
    assert {"2H", "2S"} <= set(ids(match, "discard.0"))


# the pages


def pictured(title: str) -> Match:
    return staged(GAME, PAGES[title].moment)


@pytest.mark.parametrize(
    ("title", "action", "result"),
    [
        ("Attack and answer", "defend 8C 8H", FAILED),
        ("Attack and answer", "defend 4C 2H", WON),
        ("Success draws a card", "defend QC", FAILED),
        ("Success draws a card", "defend 9H", TIED),
        ("Success draws a card", "defend 4C", WON),
    ],
)
def test_the_pictured_answers_end_as_is_said(title: str, action: str, result: str) -> None:
    match = pictured(title)
    assert action in {sample.action for sample in PAGES[title].samples}
    kinds = {FAILED: "heal", TIED: "move", WON: "damage"}
    assert GAME.preview(match.view(0), Action.parse(action)).kind == kinds[result]
    held = size(match.state, HERO)
    do(match, action)
    assert size(match.state, HERO) == held - (len(action.split()) - 1 if result == WON else 0)


def test_the_pictured_hands_of_five_are_what_they_are_called() -> None:
    match = pictured("Hands of five")
    made = [
        say(GAME.combatants.set_name(match.view(0), Action.parse(s.action))) for s in PAGES["Hands of five"].samples
    ]
    assert made == ["a straight up to 9", "a full house, queens over 4s"]


def test_the_pictured_difficulty_is_that_of_the_enemy() -> None:
    match, (first, *_rest) = pictured("Hit or Stay"), PAGES["Hit or Stay"].samples
    assert first.words.values["n"] == match.state.gauges["difficulty"]
    assert first.words.values["target"] == match.state.gauges["target"]


def test_the_pictured_threats_draw_the_attacks_to_the_second_hero() -> None:
    assert targets(pictured("Threat").state, "enemy.0", 2) == ["hero.1"]


def test_the_pictured_heroes_are_all_there_are() -> None:
    shown = [pictured(title).state.tokens for title in ("Heroes", "More heroes")]
    kinds = [token.kind for tokens in shown for who, token in tokens.items() if who.startswith("hero")]
    classes = next(option for option in GAME.options if option.key == "class.0")
    assert {*kinds, "none"} == {choice.value for choice in classes.choices}
    assert len(kinds) == 8


def test_the_pictured_loot_is_of_the_three_tiers() -> None:
    s = pictured("Loot").state
    assert [tier(s, f"hero.{n}", s.cards(f"loot.{n}")[0]) for n in range(3)] == [COMMON, RARE, EPIC]


def test_the_pictured_score_is_of_a_quest_that_is_done() -> None:
    match = pictured("Levels and the end")
    assert match.state.outcome.result == "won"
    assert sum(line.amount for line in GAME.explain(match.view(0))) == match.state.outcome.scores[0]


@pytest.mark.parametrize("title", [title for title in PAGES if title not in LISTS])
def test_every_page_is_short_and_has_a_picture(title: str) -> None:
    assert sum(len(say(text)) for text in PAGES[title].words) <= 340
    assert PAGES[title].moment
