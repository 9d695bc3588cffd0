"""One test for each sentence of the rule text and its ruling about the places of cards, for the right and the left
hand."""

from itertools import pairwise

import pytest

from game import files, levels
from game.app.base.geometry import GRID_H, GRID_W, Box
from game.app.table.places import Places
from game.rules.crawl import GAME

MOST = 13  # most counters of a kind
COUNTERS = [(hero, zone) for hero in ("warrior", "mage") for zone in ("hp.cards", "monster.cards")]
COUNTERS += [("mage", "mana.cards")]
SEEN = 8  # design pixels of a card that must stay visible under the next one


def laid(hero: str, left_handed: bool) -> Places:
    return Places(levels.load(files.level(f"crawl-{hero}.tmx"), GAME.zones), left_handed)


@pytest.fixture(params=[False, True], ids=["right", "left"])
def warrior(request) -> Places:
    return laid("warrior", request.param)


@pytest.fixture(params=[False, True], ids=["right", "left"])
def mage(request) -> Places:
    return laid("mage", request.param)


def row(places: Places, zone: str, count: int) -> list[Box]:
    """The boxes of `count` counters."""
    box = places.slot(zone)
    middles = [places.card(zone, number, count) for number in range(count)]
    return [Box(x - box.w / 2, y - box.h / 2, box.w, box.h) for x, y in middles]


def beside(places: Places, one: Box, other: Box) -> bool:
    """True if `other` lies to the right of `one`, or, for the left hand, to its left."""
    return other.right <= one.x if places.left_handed else one.right <= other.x


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_a_warriors_hp_counters_lie_in_a_row_next_to_the_character(warrior, count):
    boxes = row(warrior, "hp.cards", count)
    assert all(beside(warrior, warrior.slot("hero"), box) for box in boxes)
    assert len({box.y for box in boxes}) == 1


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_a_mages_hp_counters_lie_in_a_row_next_to_the_character(mage, count):
    boxes = row(mage, "hp.cards", count)
    assert all(beside(mage, mage.slot("hero"), box) for box in boxes)
    assert len({box.y for box in boxes}) == 1


def test_the_shield_is_laid_sideways_and_placed_under_the_character(warrior):
    hero, shield = warrior.slot("hero"), warrior.slot("shield")
    assert warrior.lies("shield") == 90
    assert warrior.lies("hero") == 0
    assert shield.w > shield.h
    assert shield.centre[1] > hero.centre[1]
    assert shield.x < hero.right
    assert hero.x < shield.right


def test_the_mana_card_lies_on_the_other_side_of_the_mage_with_its_counters_below(mage):
    hero, card, counters = (mage.slot(zone) for zone in ("hero", "manacard", "mana.cards"))
    assert beside(mage, card, hero)
    assert counters.y >= card.bottom


@pytest.mark.parametrize(("hero", "zone"), COUNTERS)
@pytest.mark.parametrize("count", range(2, MOST + 1))
def test_counters_may_be_stacked_if_space_is_limited_and_each_can_still_be_seen(hero, zone, count):
    places = laid(hero, left_handed=False)
    boxes = row(places, zone, count)
    assert all(abs(one.x - other.x) + abs(one.y - other.y) >= SEEN for one, other in pairwise(boxes))
    assert all(box.x >= 0 and box.y >= 0 and box.right <= GRID_W and box.bottom <= GRID_H for box in boxes)


@pytest.mark.parametrize("hero", ["warrior", "mage"])
def test_the_pool_is_set_aside(hero):
    places = laid(hero, left_handed=False)
    rest = [zone for zone in GAME.zones if zone not in ("deck", "mana.cards", "manacard", "shield")]
    deck = places.slot("deck")
    assert not any(deck.overlaps(places.slot(zone)) for zone in rest)
