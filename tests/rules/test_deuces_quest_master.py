"""Tests for a Traditional Quest with a person as Game Master: enemies by hand, rewards, and secrets that only they may
read."""

import pytest

from game.core.text import say
from game.rules.deuces import GAME
from game.rules.deuces.enemies import ENEMY_KINDS
from game.rules.deuces.modes.quest.chart import chart
from tests.rules.quests import Trip, door, quest, thing

FOES = thing("encounter", "foes", "cave", title="Foes")


def led(*objects: dict, heroes: int = 1, **options: str) -> Trip:
    """A party whose Game Master is a person."""
    return Trip(quest("hall cave", *objects), heroes, master="person", **options)


# enemies by hand


def test_the_game_master_chooses_the_enemies_until_they_are_just_on_the_target():
    trip = led({**FOES, "sets": "underhall"}).do("walk cave", "visit foes")
    assert trip.s.to_act == (1,)
    trip.do("pick bone_archer")
    assert trip.s.gauges["difficulty"] == 3
    assert trip.of("pick") == ["pick cellar_gnawers", "pick lantern_wisp"]
    trip.do("pick lantern_wisp")
    assert trip.of("pick", "deal") == []
    assert trip.s.gauges["difficulty"] == trip.s.gauges["target"] == 5
    assert trip.fact("first") == "heroes"
    assert trip.fact("treasure") is True


def test_only_enemies_of_the_sets_can_be_chosen():
    trip = led({**FOES, "sets": "fenwild court"}).do("walk cave", "visit foes")
    assert {ENEMY_KINDS[text.split()[1]].set for text in trip.of("pick")} == {"fenwild", "court"}


def test_no_choice_leads_where_the_target_cannot_be_hit():
    trip = led({**FOES, "sets": "court", "modifier": "-2"}).do("walk cave", "visit foes")
    assert {ENEMY_KINDS[text.split()[1]].difficulty for text in trip.of("pick")} == {3}


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_chosen_there_is_room_for_all_of_them(seed):
    trip = Trip(quest("hall cave", FOES), 4, seed, master="person", target="2").do("walk cave", "visit foes")
    while trip.of("pick"):
        trip.do(min(trip.of("pick"), key=lambda text: ENEMY_KINDS[text.split()[1]].difficulty))
    assert trip.s.gauges["difficulty"] == trip.s.gauges["target"] == 28


def test_the_game_master_may_let_the_cards_decide():
    trip = led(FOES).do("walk cave", "visit foes", "deal")
    assert trip.s.gauges["difficulty"] >= 5


def test_where_the_enemies_are_written_down_there_is_nothing_to_choose():
    trip = led({**FOES, "enemies": "bone_archer lantern_wisp"}).do("walk cave", "visit foes")
    assert trip.of("pick", "deal") == []


def test_a_random_encounter_is_left_to_hit_and_stay():
    trip = led(thing("random", "wolves", "cave"), heroes=2).do("walk cave")
    assert trip.of("hit", "stay") == ["hit", "stay"]


def test_without_a_person_the_cards_decide():
    trip = Trip(quest("hall cave", FOES)).do("walk cave", "visit foes")
    assert trip.heard("meets")
    assert trip.of("pick", "deal") == []


# rewards (A95)


def test_a_good_idea_is_rewarded_once_in_every_room():
    trip = led(heroes=2)
    assert trip.s.to_act == (0, 2)
    assert trip.of("reward") == [f"reward {kind} hero.{n}" for kind in ("draw", "deuce", "loot") for n in range(2)]
    trip.do("reward draw hero.1")
    assert trip.fact("draw.0") == 0
    assert trip.fact("draw.1") == 1
    assert trip.s.to_act == (0,)
    trip.do("walk cave")
    assert trip.of("reward")


def test_a_reward_can_be_a_deuce_or_loot():
    assert led().do("reward deuce hero.0").fact("twos.0") == 1
    trip = led(heroes=2).do("reward loot hero.1")
    assert len(trip.s.cards("loot.1")) == 1
    assert trip.s.to_act == (0,)


def test_the_cards_reward_nobody():
    assert Trip(quest("hall cave")).of("reward") == []


# secrets


SECRETS = (
    door("hall", "cave"),
    door("hall", "crypt", hidden="lever"),
    thing("secret", "brick", "hall", title="A brick", text="Behind it: a lever.", gives="lever", effect1="rare",
          choice1="Pull", then1="Click."),
    thing("encounter", "king", "crypt", special="hall_of_mirrors", modifier="-5"),
    thing("exit", "out", "cave", text="Out."),
)  # fmt: skip


def views(master: str):
    """The first views of the hero and of the Game Master."""
    match = Trip(quest("hall cave crypt", *SECRETS), master=master).match
    return match.view(0), match.view(1)


def test_a_person_who_is_game_master_sees_all_rooms_doors_and_things():
    _hero, master = views("person")
    found = chart(master)
    assert found.rooms == {"hall": "here", "cave": "seen", "crypt": "seen"}
    assert found.doors == {"hall-cave": "open", "hall-crypt": "shut"}
    assert found.things == {"start": "done", "brick": "secret", "out": "secret", "king": "secret"}


def test_the_party_sees_only_what_it_has_found():
    for view in (views("person")[0], *views("cards")):
        found = chart(view)
        assert found.rooms == {"hall": "here", "cave": "seen"}
        assert found.doors == {"hall-cave": "open"}
        assert found.things == {"start": "done"}


def test_only_the_game_master_reads_the_secrets():
    hero, master = views("person")
    game = Trip(quest("hall cave")).match.game
    words = {key: str(text) for key, text in game.captions(master).items()}
    assert words["secret.brick"] == (
        "Behind it: a lever. It opens the way to Crypt. Only a search of the room finds it. 1: Rare loot."
    )
    assert "Hall of Mirrors" in words["secret.king"]
    assert words["secret.hall-crypt"] == "It stays unseen until: A brick."
    for view in (hero, *views("cards")):
        told = " ".join(f"{key} {text}" for key, text in game.captions(view).items())
        assert "brick" not in told
        assert "lever" not in told
        assert "crypt" not in told
        assert "Mirrors" not in told


def test_the_secrets_of_a_choice_are_in_plain_words():
    story = thing("story", "drum", "hall", title="A drum", text="Well?", choice1="Beat it", then1="Boom.",
                  gives1="woken", effect1="deuces+1", choice2="Leave it", then2="Hm.", effect2="discard+2")  # fmt: skip
    guard = thing("story", "guard", "cave", title="A guard", text="He is awake.", needs="woken")
    view = Trip(quest("hall cave", story, guard), master="person").match.view(1)
    words = {key: say(text) for key, text in GAME.captions(view).items()}
    assert words["secret.drum"] == (
        "Well? 1: every hero has 1 more deuce and brings “A guard”. 2: every hero discards 2 cards."
    )
    assert words["secret.guard"] == "He is awake. It is there only with: “Beat it” (A drum)."


def test_nothing_of_the_secrets_is_in_the_data_of_a_view():
    for view in (*views("person"), *views("cards")):
        data = str(view.data())
        assert "brick" not in data
        assert "crypt" not in data
        assert "mirrors" not in data
