"""Tests for a Traditional Quest: stories and their effects (A95), secrets and how they are found, loot in rooms."""

import pytest

from game.core.cards import parse
from game.core.text import say
from game.rules.deuces import GAME
from tests.rules.quests import Trip, quest, thing


def shrine(**properties: str) -> dict:
    """A story with two choices."""
    usual = {"text": "A shrine.", "choice1": "Kneel", "then1": "It hums.", "choice2": "Go", "then2": "It is still."}
    return thing("story", "shrine", "hall", **usual | properties)


def told(*objects: dict, heroes: int = 1, **properties: str) -> Trip:
    """A party in a hall with these things."""
    return Trip(quest("hall cave", *objects, **properties), heroes)


# stories


def test_a_story_without_choices_is_told_by_itself():
    trip = told(thing("story", "tale", "hall", text="Once.", gives="knows"))
    assert trip.heard("tale") == [("tale", "text", "", "Once.")]
    assert trip.fact("flag.knows") is True
    assert trip.of("visit") == []


def test_a_story_with_choices_waits_until_the_party_turns_to_it():
    trip = told(shrine())
    assert trip.of("visit") == ["visit shrine"]
    trip.do("visit shrine")
    assert trip.heard("reads") == [("shrine", "text", "", "A shrine.")]
    assert trip.fact("thing") == "shrine"
    assert trip.legal == ["choose 1", "choose 2"]
    trip.do("choose 2")
    assert trip.heard("chosen") == [("shrine", "Go")]
    assert trip.heard("tale")[-1] == ("shrine", "then2", "", "It is still.")
    assert trip.fact("thing") == ""
    assert trip.fact("done.shrine") is True
    assert trip.of("visit") == []


def test_a_choice_and_its_story_give_their_flags():
    trip = told(shrine(gives="told", gives1="knelt")).do("visit shrine", "choose 1")
    assert trip.fact("flag.told") is True
    assert trip.fact("flag.knelt") is True


def test_a_choice_that_needs_a_flag_can_be_taken_once_it_is_there_and_the_story_be_left_till_then():
    lever = thing("story", "lever", "cave", text="Click.", gives="lever")
    trip = told(shrine(needs1="lever"), lever).do("visit shrine")
    assert trip.legal == ["choose 2", "leave"]
    trip.do("leave", "walk cave", "walk hall", "visit shrine")
    assert trip.legal == ["choose 1", "choose 2"]
    assert len(trip.heard("reads")) == 1


def test_a_torch_more_and_a_torch_less():
    assert told(shrine(effect1="torch+1")).do("visit shrine", "choose 1").fact("torches") == 4
    assert told(shrine(effect1="torch-1")).do("visit shrine", "choose 1").fact("torches") == 2


def test_a_story_never_burns_the_last_torch_and_nine_are_the_most():
    trip = told(shrine(effect1="torch-1"), torches="1").do("visit shrine", "choose 1")
    assert trip.fact("torches") == 1
    assert told(shrine(effect1="torch+1"), torches="9").do("visit shrine", "choose 1").fact("torches") == 9


BOONS = [("draw+2", "draw", 2), ("deuces+1", "twos", 1), ("discard+1", "lose", 1)]


@pytest.mark.parametrize(("effect", "fact", "n"), BOONS)
def test_what_is_to_come_is_for_every_hero(effect, fact, n):  # A95
    trip = told(shrine(effect1=effect), heroes=3).do("visit shrine", "choose 1")
    assert [trip.fact(f"{fact}.{hero}") for hero in range(3)] == [n, n, n]


def test_what_a_story_took_is_asked_for_once_the_hand_is_drawn():
    text = quest("hall cave", shrine(effect1="discard+1"), thing("encounter", "foes", "cave", modifier="-2"))
    trip = Trip(text).do("visit shrine", "choose 1", "walk cave", "visit foes")
    assert say(GAME.status(trip.match.view(0))) == "Bulwark must discard 1 card"


@pytest.mark.parametrize(("effect", "tier"), [("common", 1), ("rare", 2), ("epic", 3)])
def test_loot_is_for_the_hero_that_the_party_names(effect, tier):  # A95
    trip = told(shrine(effect1=effect), heroes=2).do("visit shrine", "choose 1")
    assert trip.legal == ["take hero.0", "take hero.1"]
    assert trip.fact("award") == effect
    trip.do("take hero.1")
    (piece,) = trip.s.cards("loot.1")
    assert trip.s.tokens["hero.1"].marks[f"tier:{piece.id}"] == tier
    assert trip.fact("award") == ""


def test_several_effects_come_one_after_the_other():
    trip = told(shrine(effect1="draw+1 common rare torch+1"), heroes=2).do("visit shrine", "choose 1")
    trip.do("take hero.0", "take hero.1")
    assert len(trip.s.cards("loot.0")) == len(trip.s.cards("loot.1")) == 1
    assert trip.fact("torches") == 4
    assert trip.fact("draw.1") == 1


def test_of_one_hero_alone_nobody_is_asked_for_whom_it_is():
    trip = told(shrine(effect1="widows_needle")).do("visit shrine", "choose 1")
    assert trip.s.tokens["hero.0"].marks["quest:widows_needle"]
    assert trip.of("walk")


def test_quest_loot_that_somebody_has_already_nobody_gets():
    again = thing("loot", "again", "hall", loot="widows_needle")
    trip = told(shrine(effect1="widows_needle"), again, heroes=2)
    trip.do("visit shrine", "choose 1", "take hero.1", "visit again")
    assert trip.of("take") == []
    assert trip.of("walk")


# loot in rooms


def test_loot_that_lies_there_is_for_whom_the_party_says():
    trip = told(thing("loot", "gem", "hall", loot="rare", text="It glitters.", gives="gem"), heroes=2).do("visit gem")
    assert trip.heard("reads") == [("gem", "text", "", "It glitters.")]
    trip.do("take hero.1")
    assert len(trip.s.cards("loot.1")) == 1
    assert trip.fact("flag.gem") is True
    assert trip.of("visit") == []


def test_a_hero_alone_takes_it_at_once_and_its_text_is_a_page():
    trip = told(thing("loot", "gem", "hall", loot="rare", text="It glitters.")).do("visit gem")
    assert trip.heard("tale") == [("gem", "text", "", "It glitters.")]
    assert len(trip.s.cards("loot.0")) == 1


# secrets and searching


BRICK = thing("secret", "brick", "hall", title="A brick", text="Behind it: nothing.", choice1="Ah", then1="Hm.")


def searching(card: str, *objects: dict, heroes: int = 1) -> Trip:
    """A party in a hall whose leader has this card on top of the deck."""
    trip = told(*objects, heroes=heroes)
    trip.s.move(parse(card), "deck.0")
    return trip


def test_a_secret_is_found_only_by_searching():
    trip = searching("9S", BRICK)
    assert trip.of("visit") == []
    trip.do("search")
    assert trip.heard("searches") == [("hero.0", "bulwark", "9S")]
    assert trip.heard("finds") == [("brick", "A brick")]
    assert trip.of("visit") == ["visit brick"]
    trip.do("visit brick", "choose 1")
    assert trip.heard("tale")[-1] == ("brick", "then1", "A brick", "Hm.")


def test_searching_turns_the_top_card_of_the_leaders_deck_onto_their_discards():
    trip = searching("9S").do("search")
    assert [card.id for card in trip.s.cards("discard.0")] == ["9S"]
    assert len(trip.s.cards("deck.0")) == 51


def test_every_room_can_be_searched_and_only_once():
    trip = searching("9S").do("search")
    assert trip.heard("nothing-found") == [("",)]
    assert "search" not in trip.legal
    assert "search" in trip.do("walk cave").legal


def test_a_secret_without_choices_is_told_when_it_is_found():
    trip = searching("9S", thing("secret", "brick", "hall", text="A hole.", gives="hole")).do("search")
    assert trip.heard("tale") == [("brick", "text", "", "A hole.")]
    assert trip.fact("flag.hole") is True


def test_a_secret_that_comes_with_a_flag_is_found_in_a_room_that_was_searched_before():
    late = thing("secret", "late", "hall", text="Now it shows.", needs="light")
    lamp = thing("story", "lamp", "cave", text="Light.", gives="light")
    trip = searching("9S", late, lamp).do("search", "walk cave")
    assert trip.heard("nothing-found")
    trip.do("walk hall")
    assert trip.heard("tale")[-1][0] == "late"


@pytest.mark.parametrize("card", ["JS", "QD", "KC"])
def test_a_face_card_is_noise_and_a_random_encounter_comes_before_anything_is_found(card):
    trip = searching(card, BRICK).do("search")
    assert trip.heard("noise")
    assert trip.heard("finds") == []
    assert trip.fact("thing") == "*noise"
    assert trip.s.gauges["target"] == 5
    trip.win()
    assert trip.heard("finds") == [("brick", "A brick")]
    assert trip.of("visit") == ["visit brick"]
    assert "search" not in trip.legal


@pytest.mark.parametrize("card", ["AS", "10D", "2C"])
def test_no_other_card_is_noise(card):
    assert searching(card).do("search").heard("noise") == []


def test_the_one_who_loses_to_what_the_noise_called_has_found_nothing_and_may_search_again():
    trip = searching("KS", BRICK).do("search").lose()
    assert trip.fact("torches") == 2
    assert trip.heard("finds") == []
    assert "search" in trip.legal


def test_nobody_searches_under_the_eyes_of_an_encounter():
    trip = told(thing("encounter", "ogre", "cave", modifier="-4")).do("walk cave")
    assert "search" not in trip.legal
    assert "search" in trip.do("visit ogre").win().legal


def test_searching_can_go_through_a_deck_and_the_level_comes_after_the_next_encounter():
    trip = told(thing("encounter", "ogre", "cave", modifier="-4"))
    trip.s.move(parse("9S"), "deck.0", bottom=True)
    trip.discards(51)
    trip.do("search")
    assert trip.fact("pending") is True
    assert trip.s.gauges["level"] == 1
    trip.do("walk cave", "visit ogre").win()
    assert trip.s.gauges["level"] == 2
