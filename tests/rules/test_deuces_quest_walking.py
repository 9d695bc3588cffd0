"""Tests for a Traditional Quest: rooms, doors, obstacles, and what a defeat costs."""

import pytest

from tests.rules.quests import Trip, door, quest, thing

OGRE = thing("encounter", "ogre", "cave", modifier="-4", won="It is dead.", gives="free")


def test_the_party_begins_where_the_start_is_and_its_text_is_told():
    trip = Trip(quest("hall cave", thing("story", "tale", "hall", text="Once upon a time.")))
    assert trip.stage == "map"
    assert trip.fact("room") == "hall"
    assert trip.fact("been.hall") is True
    assert trip.fact("been.cave") is None
    assert trip.heard("tale") == [("tale", "text", "", "Once upon a time.")]
    assert trip.fact("done.tale") is True


def test_the_text_of_a_room_is_told_when_it_is_entered_the_first_time():
    text = quest("hall cave").replace('"title":"Cave"', '"text":"It drips.","title":"Cave"')
    trip = Trip(text).do("walk cave")
    assert trip.heard("tale") == [("cave", "text", "Cave", "It drips.")]
    trip.do("walk hall", "walk cave")
    assert len(trip.heard("tale")) == 1


def test_one_walks_only_through_doors_that_are_seen_and_open():
    ways = (
        door("hall", "cave"),
        door("hall", "vault", needs="key"),
        door("hall", "crypt", hidden="lever"),
        thing("story", "lever", "cave", text="A lever.", gives="lever"),
        thing("story", "key", "crypt", text="A key.", gives="key"),
    )
    trip = Trip(quest("hall cave crypt vault", *ways))
    assert trip.of("walk") == ["walk cave"]
    trip.do("walk cave", "walk hall")
    assert trip.heard("appears") == [("hall-crypt",)]
    assert trip.of("walk") == ["walk cave", "walk crypt"]
    trip.do("walk crypt", "walk hall")
    assert trip.heard("opens") == [("hall-vault",)]
    assert trip.of("walk") == ["walk cave", "walk vault", "walk crypt"]


def test_a_door_that_leads_one_way_is_not_gone_back_through():
    trip = Trip(quest("hall cave", door("hall", "cave", oneway="yes"))).do("walk cave")
    assert trip.of("walk") == []


def test_there_is_no_walk_to_a_room_that_is_not_next():
    assert Trip(quest("hall cave vault")).of("walk") == ["walk cave"]


def test_an_encounter_bars_every_door_but_the_one_the_party_came_by():
    trip = Trip(quest("hall cave vault", OGRE)).do("walk cave")
    assert trip.legal == ["visit ogre", "walk hall"]
    trip.do("walk hall", "walk cave", "visit ogre")
    assert trip.stage != "map"
    trip.win()
    assert trip.of("walk") == ["walk hall", "walk vault"]
    assert trip.fact("done.ogre") is True
    assert trip.fact("flag.free") is True
    assert trip.heard("tale")[-1] == ("ogre", "won", "", "It is dead.")


def test_behind_a_door_that_leads_one_way_there_is_no_way_back_from_an_encounter():
    doors = door("hall", "cave", oneway="yes"), door("cave", "vault")
    trip = Trip(quest("hall cave vault", *doors, OGRE)).do("walk cave")
    assert trip.legal == ["visit ogre"]


def test_things_come_in_their_order_and_behind_an_encounter_only_when_it_is_won():
    things = (
        thing("story", "first", "cave", text="First.", order="1"),
        {**OGRE, "order": "2"},
        thing("loot", "gem", "cave", loot="common", order="3"),
        thing("story", "last", "cave", text="Last.", order="4"),
    )
    trip = Trip(quest("hall cave vault", *things)).do("walk cave")
    assert [who for who, *_rest in trip.heard("tale")] == ["first"]
    assert trip.of("visit") == ["visit ogre"]
    trip.do("visit ogre").win()
    assert [who for who, *_rest in trip.heard("tale")] == ["first", "ogre", "last"]
    assert trip.of("visit") == ["visit gem"]


def test_a_thing_is_there_once_its_flag_is_given_and_until_another_is():
    things = (
        thing("story", "guest", "hall", text="Here I am.", needs="call", order="2"),
        thing("shop", "stall", "hall", stock="draught", unless="call"),
        thing("story", "horn", "cave", text="You blow.", gives="call"),
    )
    trip = Trip(quest("hall cave", *things))
    assert trip.of("visit") == ["visit stall"]
    trip.do("walk cave", "walk hall")
    assert trip.of("visit") == []
    assert trip.heard("tale")[-1][:2] == ("guest", "text")


def test_a_defeat_sends_the_party_back_burns_a_torch_and_restores_all_decks():  # A65
    trip = Trip(quest("hall cave vault", OGRE)).do("walk cave", "visit ogre")
    trip.discards(3).lose()
    assert trip.fact("room") == "hall"
    assert trip.fact("torches") == 2
    assert trip.heard("torch-burns") == [("", 2)]
    assert len(trip.s.cards("deck.0")) == 52
    assert trip.fact("done.ogre") is None
    trip.do("walk cave")
    assert trip.legal == ["visit ogre", "walk hall"]


def test_after_a_defeat_level_and_loot_are_kept():  # A65
    things = thing("loot", "gem", "hall", loot="common"), OGRE
    trip = Trip(quest("hall cave vault", *things, start="3")).do("visit gem", "walk cave", "visit ogre").lose()
    assert trip.s.gauges["level"] == 3
    assert len(trip.s.cards("loot.0")) == 1


def test_with_no_torch_left_the_quest_is_lost():
    trip = Trip(quest("hall cave vault", OGRE, torches="2"))
    trip.do("walk cave", "visit ogre").lose()
    assert not trip.match.over
    trip.do("walk cave", "visit ogre").lose()
    assert trip.s.outcome.results == ("lost", "won")


def test_in_the_first_room_a_defeat_leaves_the_party_where_it_is():
    trip = Trip(quest("hall vault", {**OGRE, "at": "hall"})).do("visit ogre").lose()
    assert trip.fact("room") == "hall"
    assert trip.legal == ["visit ogre"]


def test_the_one_who_leaves_by_the_exit_has_won():
    trip = Trip(quest("hall vault")).do("walk vault", "visit out")
    assert trip.s.outcome.results == ("won", "lost")
    assert trip.heard("tale")[-1] == ("out", "text", "", "You are out.")


@pytest.mark.parametrize(("heroes", "target", "written", "found"), [
    (1, "auto", 2, 4), (2, "auto", 2, 2), (1, "0", 2, 2), (1, "auto", 8, 9),
])  # fmt: skip
def test_a_hero_alone_has_two_torches_more_where_the_difficulty_is_left_to_their_number(heroes, target, written, found):
    trip = Trip(quest("hall cave", torches=str(written)), heroes, target=target)
    assert trip.fact("torches") == found


def test_walking_about_without_anything_new_burns_torches_in_the_end():
    trip = Trip(quest("hall cave", torches="2")).do("walk cave")
    lasts = 12 + 2 * 2
    trip.do(*["walk hall", "walk cave"] * (lasts // 2))
    assert trip.fact("torches") == 1
    trip.do(*["walk hall", "walk cave"] * (lasts // 2 - 1), "walk hall")
    assert trip.fact("torches") == 1
    assert not trip.match.over
    preview = trip.match.game.preview(trip.match.view(0), trip.match.legal(0)[0])
    assert preview.fatal
    trip.do("walk cave")
    assert trip.s.outcome.result == "lost"


def test_whatever_is_new_makes_the_steps_count_from_nothing():
    trip = Trip(quest("hall cave", thing("loot", "gem", "cave", loot="common")))
    trip.do("walk cave", *["walk hall", "walk cave"] * 4)
    assert trip.fact("steps") == 8
    trip.do("visit gem")
    assert trip.fact("steps") == 0


def test_coming_back_to_a_shop_is_a_step():
    trip = Trip(quest("hall cave", thing("shop", "stall", "hall", stock="draught")))
    trip.do("visit stall", "leave")
    assert trip.fact("steps") == 0
    trip.do("visit stall", "leave")
    assert trip.fact("steps") == 1


def test_the_leader_says_where_to_go_and_it_is_another_after_each_encounter():
    trip = Trip(quest("hall cave vault", OGRE), heroes=2)
    assert trip.s.to_act == (0,)
    trip.do("walk cave", "visit ogre").lose()
    trip.do("walk cave", "visit ogre").win()
    assert trip.s.to_act == (1,)


def test_levels_come_by_decks_and_the_highest_ends_nothing():
    text = quest("hall cave vault", OGRE, start="5")
    trip = Trip(text).do("walk cave", "visit ogre")
    trip.s.facts["pending"] = True
    trip.win()
    assert trip.s.gauges["level"] == 5
    assert not trip.match.over
    assert trip.fact("pending") is False


def test_on_the_map_there_are_only_heroes():
    trip = Trip(quest("hall cave vault", OGRE), heroes=2).do("walk cave", "visit ogre")
    assert any(who.startswith("enemy") for who in trip.s.tokens)
    trip.win()
    assert [*trip.s.tokens] == ["hero.0", "hero.1"]


def test_the_party_is_as_large_as_the_quest_allows():
    assert len(Trip(quest("hall cave", heroes="2-3"), heroes=1).match.seats) == 3
    assert len(Trip(quest("hall cave", heroes="2-3"), heroes=4).match.seats) == 4


def test_the_score_is_the_exit_the_torches_the_rooms_the_loot_and_the_encounters():
    text = quest("hall cave vault attic", OGRE, thing("loot", "gem", "hall", loot="rare"), door("hall", "cave"),
                 door("cave", "vault"), door("hall", "attic"), thing("exit", "out", "vault", text="Out."))  # fmt: skip
    trip = Trip(text).do("visit gem", "walk cave", "visit ogre").lose()
    trip.do("walk cave", "visit ogre").empty_handed().win().do("walk vault", "visit out")
    lines = {str(line.text): line.amount for line in trip.match.game.explain(trip.match.view(0))}
    assert lines == {"The way out": 100, "2 torches left": 40, "3 rooms seen": 15, "Loot found": 10, "2 encounters": -4}
    assert trip.s.outcome.scores == (161, 0)


def test_torches_count_nothing_where_the_quest_is_lost():
    trip = Trip(quest("hall cave vault", OGRE, torches="1")).do("walk cave", "visit ogre").lose()
    assert trip.s.outcome.scores == (2 * 5 - 2, 0)
