"""Tests for the story of a finished run of Dungeon Crawl, with stacked runs."""

from itertools import pairwise

import pytest

from game.core.capabilities import story
from game.core.match import Match
from game.core.text import say
from game.rules.crawl import GAME
from tests.rules.acting import do
from tests.rules.crawl import MAGE, SETS, gauge, options, played, table

HARD, MAGIC = options(difficulty="hard"), options(MAGE)


def told(match: Match, *actions: str) -> dict[str, tuple]:
    """The deeds of a run by kind: words, amount, cards."""
    events = []
    for action in actions:
        events += [event.seen_by(0) for event in do(match, action).state.news]
    found = GAME.stories.story(match.view(0), events)
    return {deed.kind: (say(deed.text), deed.amount, " ".join(map(str, deed.cards))) for deed in found.deeds}


def test_the_biggest_monster_and_the_hardest_blow_given():
    match = table("9C 8S  AH AC 2C 3C  5H 6H", monster="KH", monster_hp=4, rules=HARD)
    match.state.facts["rooms"] = 1
    deeds = told(match, "strike", "leave")
    assert deeds["biggest"] == ("Biggest kill: Ember King", 13, "KH")
    assert deeds["given"] == ("Hardest hit you gave", 9, "9C")


def test_only_your_own_blows_are_those_you_gave_and_spells_are_among_them():
    match = table("9C  KC QC", monster="KH", mana="4S 8S", hp=6, rules=options(MAGE, "hard"))
    deeds = told(match, "cast")
    assert gauge(match, "damage") == 13
    assert deeds["given"] == ("Hardest hit you gave", 8, "8S")


def test_the_worst_blow_the_shield_and_the_end():
    match = table("2S 3H 7C 5C  2C 3D QC 10C", monster="10H", hp=9, up="4H", score=8, rules=HARD)
    deeds = told(match, "strike", "strike")
    assert match.over
    assert deeds["killer"] == ("Killed by: Fire Spirit, with the queen of clubs", -10, "10H"), "4 life were left"
    assert "taken" not in deeds, "the end was the worst of the two blows, and is told once"
    assert deeds["blocked"][1] == 4
    assert deeds["forfeit"][1] == -8
    assert "biggest" not in deeds


def test_where_a_card_counts_less_than_it_shows_the_end_says_why():
    match = table("2S 3H KC 7C", monster="5H", hp=4, rules=options("warrior", "normal"))
    deeds = told(match, "strike")
    assert match.over
    assert deeds["killer"] == ("Killed by: Salamander (5 at most), with the king of clubs", -5, "5H")


def test_a_worst_blow_that_was_not_the_end_is_told_beside_it():
    match = table("2S 3H QC 10C  2C 3D 7C 5C", monster="10H", hp=14, rules=HARD)
    deeds = told(match, "strike", "strike")
    assert match.over
    assert deeds["taken"] == ("Worst hit taken: Fire Spirit", -12, "10H")
    assert deeds["killer"][1] == -7


def test_what_a_mage_bears_counts_whole_and_what_was_turned_against_it_does_not():
    match = table("5H 6S  QC 10C", monster="KH", mana="4D", hp=5, rules=options(MAGE, "hard"))
    deeds = told(match, "strike", "absorb")
    assert match.over, "the first blow misses; of the 12 the 4 of diamonds takes 4"
    assert deeds["killer"] == ("Killed by: Ember King, with the queen of clubs", -8, "KH")
    assert "taken" not in deeds


def test_a_mages_card_that_gave_only_its_colour_is_not_shown_beside_the_blow():
    match = table("7S 5C  2S 3H", monster="KH", monster_hp=4, mana="4D", hp=6, rules=options(MAGE, "hard"))
    assert told(match, "strike")["given"] == ("Hardest hit you gave", 1, "")


def test_what_was_evaded():
    match = table("2S 3H 7C 5H  2C 3D 8C 9D  4C 5S", monster="10H", monster_hp=4, rules=HARD)
    assert told(match, "strike", "strike", "strike", "leave")["evaded"][1] == 2


def test_magic_spent_and_bought():
    deck = "2H 3H 4H 5H 6H 7H  8S 9C"  # the first four become new mana
    match = table(deck, up="5C", monster="4S", mana="2D 3D", damage=9, hp=4, score=10, rules=MAGIC)
    deeds = told(match, "absorb", "absorb", "bear")
    assert deeds["absorbed"] == ("Mana turned against hits", 2, "")
    again = table(deck, up="5C", monster="4S", mana="2D", damage=9, hp=4, score=10, rules=MAGIC)
    assert told(again, "renew", "bear")["mana"] == ("Mana bought", 4, "")


def test_a_pool_that_was_used_up():
    match = table("7H", monster="KS", hp=9, discard="2D 3D 4C", rules=HARD)
    assert told(match, "strike")["pools"][1] == 1


def test_a_high_score_is_a_triumph_and_a_lost_one_is_none():
    assert triumph(do(table(score=30, rules=HARD), "leave"))
    assert not triumph(do(table(score=29, rules=HARD), "leave"))
    assert triumph(do(table(score=30, rules=MAGIC), "leave"))
    assert not triumph(do(table(score=30), "leave"))
    assert triumph(do(table("2S 3H 7C 5C", hp=3, monster="KS", score=100), "strike"))
    assert not triumph(do(table("2S 3H 7C 5C", hp=3, monster="KS", score=100, rules=HARD), "strike"))


def test_who_killed_you_is_told_first():
    match = do(table("2S 3H 7C 5C", hp=3, monster="KS", rules=HARD), "strike")
    assert story(GAME, match.view(0), match.state.news).deeds[0].kind == "killer"


def triumph(match: Match) -> bool:
    return story(GAME, match.view(0), []).triumph is not None


@pytest.mark.parametrize("rules", SETS, ids=lambda rules: "-".join(rules.values()))
def test_the_amounts_add_up_to_what_happened(rules):
    for seed in range(12):
        match = Match(GAME, rules, seed)
        events, hp = [], [gauge(match, "hp")]
        for action in played(rules, seed, 500).log:
            events += do(match, str(action)).state.news
            hp.append(gauge(match, "hp"))
        deeds = {deed.kind: deed for deed in story(GAME, match.view(0), events).deeds}
        lost = [before - after for before, after in pairwise(hp) if after < before]
        assert -deeds["killer"].amount >= lost.pop(), "the last blow may be harder than the life that is left"
        if "taken" in deeds:
            assert -deeds["taken"].amount == max(lost)
            assert deeds["taken"].amount < deeds["killer"].amount, "no other blow was worse than the worst"
        else:
            assert max(lost, default=0) <= -deeds["killer"].amount
        assert deeds["rooms"].amount == match.state.facts["rooms"] + 1
        bought = deeds["mana"].amount if "mana" in deeds else 0
        assert (bought > 0) == (match.state.facts["renewed"] > 0)
