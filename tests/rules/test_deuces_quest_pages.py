"""Tests for a Traditional Quest: events shown on a page of their own, what that page says, and why a ware cannot be
bought."""

import pytest

from game.core.events import Told
from game.core.journey import Tale
from game.core.text import say
from game.rules.deuces import GAME
from game.rules.deuces.modes.quest.tiny import TINY
from tests.rules.quests import Trip, quest, thing


def shrine(**properties: str) -> dict:
    return thing("story", "shrine", "hall", title="A shrine", text="Well?", choice1="Pray", then1="Hm.", **properties)


def pages(trip: Trip) -> list[Tale]:
    """All pages so far, as the first seat sees them."""
    view = trip.match.view(0)
    found = [GAME.quests.tale(view, event) for event in trip.told if isinstance(event, Told)]
    return [page for page in found if page is not None]


def brings(page: Tale) -> str:
    return say(page.brings) if page.brings.message else ""


EFFECTS = [
    ("draw+1", "Each hero draws 1 more card in the next encounter."),
    ("deuces+2", "Each hero has 2 more deuces for the next loot."),
    ("discard+1", "Each hero discards 1 card when the next encounter begins."),
    ("torch+1", "You have one more torch."),
    ("rare", "You get: Rare loot."),
    ("draw+2 torch-1", "Each hero draws 2 more cards in the next encounter. It costs a torch, but never the last one."),
]


@pytest.mark.parametrize(("effects", "words"), EFFECTS)
def test_the_page_of_a_choice_says_what_it_brings_and_for_whom(effects: str, words: str):
    trip = Trip(quest("hall cave", shrine(effect1=effects)), heroes=2).do("visit shrine", "choose 1")
    page = pages(trip)[-1]
    assert (say(page.text), brings(page)) == ("Hm.", words)


def test_a_choice_that_brings_nothing_says_nothing_of_it():
    trip = Trip(quest("hall cave", shrine())).do("visit shrine", "choose 1")
    assert brings(pages(trip)[-1]) == ""


def test_the_first_page_says_what_the_party_wants_and_no_other_does():
    trip = Trip(TINY)
    trip.do(trip.of("walk")[0])
    first, *others = pages(trip)
    assert "torch" in brings(first)
    assert "way out" in brings(first)
    assert others
    assert not any(brings(page) for page in others)


def search(trip: Trip, rank: int) -> Trip:
    """Search with a card of that rank on top of the deck."""
    card = next(each for each in trip.s.cards("deck.0") if each.rank == rank)
    trip.s.move(card, "deck.0")
    return trip.do("search")


def test_a_noise_has_a_page_with_its_card_and_silence_has_none():
    for rank, cards in ((12, 1), (9, 0)):
        assert len([page for page in pages(search(Trip(quest("hall cave")), rank)) if page.card]) == cards


def test_a_search_that_finds_nothing_says_so_on_a_page():
    page = pages(search(Trip(quest("hall cave")), 9))[-1]
    assert (say(page.text), brings(page)) == ("There is nothing hidden here.", "A room can be searched once.")


def test_something_hidden_has_a_page_and_what_tells_of_itself_no_second_one():
    hidden = {"title": "A brick", "text": "A tin box."}
    brick = thing("secret", "brick", "hall", **hidden, choice1="Take it", then1="Yours.")
    assert say(pages(search(Trip(quest("hall cave", brick)), 9))[-1].text) == "Something was hidden here: A brick."
    told = pages(search(Trip(quest("hall cave", thing("secret", "brick", "hall", **hidden))), 9))
    assert [say(page.text) for page in told if page.kind == "secret"] == ["A tin box."]


def test_quest_loot_has_a_page_with_its_picture_and_what_it_does():
    trip = Trip(quest("hall cave", shrine(effect1="lantern_of_the_last_inn")), heroes=2)
    trip.do("visit shrine", "choose 1", "take hero.1")
    page = pages(trip)[-1]
    assert page.kind == "lantern_of_the_last_inn"
    assert say(page.title) == "Lantern of the Last Inn for Mender"
    assert say(page.text)
    assert "Joker" in brings(page)


def test_what_a_hero_has_to_come_stands_on_its_plate_until_it_is_used():
    guards = thing("encounter", "ogre", "hall", title="An ogre")
    trip = Trip(quest("hall cave", shrine(effect1="draw+1 deuces+2", order="-1"), guards), heroes=2)

    def tags() -> list[list[str]]:
        cast = GAME.combatants.figures(trip.match.view(0))
        return [[say(tag.text) for tag in figure.tags] for figure in cast if figure.id.startswith("hero.")]

    assert tags() == [[], []]
    trip.do("visit shrine", "choose 1")
    assert tags() == [["1 more card", "2 more deuces"]] * 2
    trip.do("visit ogre")
    assert tags() == [["2 more deuces"]] * 2
    trip.win()
    assert tags() == [[], []]


def wares(trip: Trip) -> dict[str, str]:
    """The text about each ware."""
    matter = GAME.quests.journey(trip.match.view(0)).matter
    return {answer.action.ids[0]: say(answer.about) for answer in matter.answers if len(answer.action.ids) == 1}


def test_a_shop_says_why_a_ware_cannot_be_bought():
    stall = thing("shop", "stall", "hall", stock="draught:4 common:6 rare:12")
    trip = Trip(quest("hall cave", stall), heroes=2).discards(10).do("visit stall")
    assert wares(trip)["rare"] == "it counts as two cards. Too few discards."
    assert wares(trip)["common"] == "it may count 1 higher."
    trip.do("buy draught hero.0")
    assert wares(trip)["draught"].endswith("Nobody who can pay has room.")
    trip.do("buy common hero.0")
    assert wares(trip)["common"].endswith(" Sold.")


def test_that_nobody_can_pay_for_anything_is_said_once():
    stall = thing("shop", "stall", "hall", stock="draught:4 common:6")
    trip = Trip(quest("hall cave", stall), heroes=2).do("visit stall")
    assert say(GAME.quests.journey(trip.match.view(0)).matter.terms).endswith(
        "Nobody has enough: Bulwark 0 and Mender 0."
    )
    assert wares(trip)["common"] == "it may count 1 higher."


def test_a_shop_says_how_many_discards_everybody_has():
    stall = thing("shop", "stall", "hall", text="Buy!", stock="draught")
    trip = Trip(quest("hall cave", stall), heroes=2).discards(10).do("visit stall")
    matter = GAME.quests.journey(trip.match.view(0)).matter
    assert say(matter.text) == "Buy!"
    piles = [len(trip.s.cards(f"discard.{n}")) for n in (0, 1)]
    assert say(matter.terms).endswith(f"Discards now: Bulwark {piles[0]} and Mender {piles[1]}.")


def test_what_is_bought_or_got_on_the_map_has_a_page_that_says_what_and_whose_it_is():
    stall = thing("shop", "stall", "hall", stock="draught:1 common:1 ability:1")
    trip = Trip(quest("hall cave", stall), heroes=2).discards(10).do("visit stall", "buy draught hero.0")
    assert say(pages(trip)[-1].title) == "A draught for Bulwark"
    trip.do("buy common hero.0")
    page = pages(trip)[-1]
    assert page.card == trip.s.cards("loot.0")[0].id
    assert say(page.text).startswith("Bulwark finds loot: ")
    trip.do(next(each for each in trip.legal if each.startswith("buy ability hero.0")))
    assert say(pages(trip)[-1].text).startswith("Bulwark has learnt ")


def test_loot_that_lies_there_is_asked_about_by_its_own_name_and_words():
    purse = thing("loot", "purse", "hall", title="A purse", text="Nobody misses it.", loot="common")
    trip = Trip(quest("hall cave", purse), heroes=2).do("visit purse")
    matter = GAME.quests.journey(trip.match.view(0)).matter
    assert say(matter.title) == "A purse"
    assert say(matter.text) == "Nobody misses it."
    assert say(matter.terms).startswith("Common loot: ")


def test_loot_that_is_given_is_asked_about_as_what_it_is():
    trip = Trip(quest("hall cave", shrine(effect1="rare")), heroes=2).do("visit shrine", "choose 1")
    matter = GAME.quests.journey(trip.match.view(0)).matter
    assert say(matter.title) == "Rare loot"
    assert say(matter.text).startswith("Rare loot: ")
