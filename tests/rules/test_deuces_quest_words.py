"""Tests for the words of a Traditional Quest: messages, questions, names, and previews of actions."""

from game.core.events import Told
from game.core.narration import sentence
from game.core.staging import staged
from game.core.text import say
from game.rules.deuces import GAME
from game.rules.deuces.modes.quest.parts import Spot
from game.rules.deuces.modes.quest.telling import TOLD, quoted
from game.rules.deuces.modes.quest.tiny import TINY
from game.rules.deuces.modes.quest.words import WAYS, direction
from game.rules.deuces.names import BEATEN, WIPED
from tests.rules.quests import Trip, door, quest, thing

OGRE = thing("encounter", "ogre", "cave", title="An ogre", level="2", modifier="1", won="It snores.")


def said(trip: Trip, seat: int = 0) -> str:
    """The line that says what to do."""
    return say(GAME.status(trip.match.view(seat)))


def preview(trip: Trip, action: str) -> str:
    """The preview of an action."""
    view = trip.match.view(trip.s.to_act[0])
    found = next(each for each in view.legal if " ".join((each.verb, *each.ids)) == action)
    return say(GAME.preview(view, found).text)


def captions(trip: Trip) -> dict[str, str]:
    """The captions by the id of what they name."""
    return {key: say(text) for key, text in GAME.captions(trip.match.view(0)).items()}


def journal(trip: Trip) -> list[str]:
    """All messages in words."""
    found = [sentence(GAME.messages, event) for event in trip.told if event.what in TOLD]
    return [say(text) for text in found if text is not None]


def test_what_happens_on_the_map_is_told():
    lever = thing("story", "lever", "hall", title="A lever", text="It is rusty.", choice1="Pull", then1="It squeaks.",
                  gives1="lever", effect1="torch+1 draw+1 deuces+2 discard+1")  # fmt: skip
    doors = door("hall", "cave", needs="lever"), door("hall", "attic", hidden="lever"), door("cave", "vault")
    out = thing("exit", "out", "vault", text="Out.")
    trip = Trip(quest("hall cave attic vault", *doors, lever, OGRE, out))
    trip.do("visit lever", "choose 1", "walk attic", "walk hall", "walk cave")
    assert journal(trip) == [
        "You enter: Hall.",
        "A lever: It is rusty.",
        "You choose: Pull",
        "A lever: It squeaks.",
        "A door that was shut is now open.",
        "There is a way that couldn't be seen before.",
        "One more torch: there are 4.",
        "Bulwark will draw 1 more card in the next encounter.",
        "Bulwark will have 2 more deuces for the next loot.",
        "Bulwark will discard 1 card in the next encounter.",
        "You enter: Attic.",
        "You enter: Hall.",
        "You enter: Cave.",
    ]


def test_defeat_and_victory_are_told():
    trip = Trip(quest("hall cave vault", OGRE)).do("walk cave", "visit ogre").lose()
    assert journal(trip)[-2:] == ["A torch burns out. 2 are left.", "You are driven back to: Hall."]
    trip.do("walk cave", "visit ogre").win()
    assert journal(trip)[-1] == "An ogre: It snores."


def test_what_a_search_brings_is_told():
    trip = Trip(quest("hall cave"))
    while trip.s.cards("deck.0")[-1].rank in (11, 12, 13):
        trip.s.move(trip.s.cards("deck.0")[-1], "deck.0", bottom=True)
    trip.do("search")
    assert journal(trip)[-2].startswith("Bulwark searches the room and turns up the ")
    assert journal(trip)[-1] == "There is nothing hidden here."


def test_what_is_bought_is_told():
    trip = Trip(quest("hall cave", thing("shop", "stall", "hall", stock="ability draught:1"))).discards(20)
    trip.do("visit stall", "buy draught hero.0")
    trip.do(next(each for each in trip.legal if each.startswith("buy ability")))
    bought = journal(trip)
    assert bought[-3] == "Bulwark buys: A draught, for 1 card."
    assert bought[-2] == "Bulwark buys: A custom ability, for 8 cards."
    assert bought[-1].startswith("Bulwark has learnt ")


def test_every_word_of_the_journal_has_a_sentence():
    samples = {
        "enters": ("hall", "Hall"),
        "tale": ("text", "Hall", "It is cold."),
        "reads": ("text", "", "It is cold."),
        "chosen": ("Pull",),
        "searches": ("bulwark", "9S"),
        "finds": ("",),
        "driven-back": ("Hall",),
        "torch-burns": (1,),
        "torch-found": (4,),
        "buys": ("bulwark", "rare", 12),
        "learns": ("bulwark", "spite"),
        "gets": ("bulwark", "draw", 1),
    }
    for what in TOLD:
        assert say(sentence(GAME.messages, Told(what, "hall", samples.get(what, ()))))


def test_what_is_to_be_done_is_said():
    stall = thing("shop", "stall", "hall", title="A stall", stock="draught")
    gem = thing("loot", "gem", "hall", loot="rare")
    trip = Trip(quest("hall cave vault", stall, gem, OGRE), 2)
    assert said(trip) == "Hall: where to?"
    assert said(trip, 1) == "Bulwark says where to go"
    assert said(trip.do("visit gem")) == "Rare loot: who for?"
    assert said(trip.do("take hero.0", "visit stall")) == "A stall: nothing here that you can buy"
    rich = Trip(quest("hall cave vault", stall), 2).discards(10).do("visit stall")
    assert said(rich) == "A stall: buy something, or leave"
    trip.do("leave", "walk cave", "visit ogre").ends("victory", BEATEN)
    assert said(trip) == "Victory. Back to the map?"


def test_a_game_master_is_asked_for_enemies_and_rewards():
    trip = Trip(quest("hall cave vault", {**OGRE, "modifier": "0"}), 1, master="person")
    assert said(trip, 1) == "Was there a good idea? You may reward one hero in this room"
    trip.do("walk cave", "visit ogre")
    assert said(trip, 1) == "Draw enemies worth 5 or more, or choose them"
    assert preview(trip, "pick tomb_hound").startswith("Tomb Hound, difficulty 4: ")


def test_what_an_action_would_bring_is_said():
    stall = thing("shop", "stall", "hall", stock="common:6 draught:4 widows_needle")
    trip = Trip(quest("hall cave vault", stall, OGRE)).discards(20)
    assert preview(trip, "walk cave") == "East: on into the unknown"
    assert preview(trip, "search").startswith("Bulwark turns up a card: a jack, queen or king is a noise")
    trip.do("visit stall")
    assert preview(trip, "buy common hero.0") == (
        "Common loot for Bulwark: it may count 1 higher. 6 cards of 20 discards go back into the deck, unseen"
    )
    assert preview(trip, "buy widows_needle hero.0").startswith("Widow's Needle for Bulwark: ")
    trip.do("leave", "walk cave")
    assert preview(trip, "walk hall") == "West: back to Hall"
    assert preview(trip, "visit ogre") == "Fight: An ogre. Until you win, the only way is back."


def test_where_a_walk_leads_is_said_by_the_compass():
    ways = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1), (10, 1)]
    found = [WAYS[direction(Spot(5, 5), Spot(5 + x, 5 + y))] for x, y in ways]
    assert found == ["East", "South-east", "South", "South-west", "West", "North-west", "North", "North-east", "East"]


def test_what_the_seat_knows_has_a_name():
    found = captions(Trip(quest("hall cave vault", OGRE)).do("walk cave"))
    assert found["room.cave"] == "Cave"
    assert found["thing.ogre"] == "An ogre"
    assert found["about.ogre"] == "Level 2, harder than usual"
    assert "room.vault" not in found


def test_things_without_a_title_have_a_name_all_the_same():
    things = (
        thing("encounter", "king", "cave", boss="mother_sedge", modifier="-5"),
        thing("loot", "gem", "hall", loot="rare"),
    )
    found = captions(Trip(quest("hall cave vault", *things)).do("walk cave"))
    assert found["thing.king"] == "Mother Sedge"
    assert found["thing.gem"] == "Something to take"


def test_a_story_under_way_can_be_read_again():
    shrine = thing("story", "shrine", "hall", title="A shrine", text="It hums.", choice1="Kneel", then1="Hm.")
    found = captions(Trip(quest("hall cave", shrine)).do("visit shrine"))
    assert (found["title"], found["text"], found["choice.1"]) == ("A shrine", "It hums.", "Kneel")


def test_what_a_fight_is_about_is_said():
    trip = Trip(quest("hall cave vault", {**OGRE, "modifier": "0", "enemies": "bone_archer lantern_wisp"}))
    trip.do("walk cave", "visit ogre")
    while trip.stage != "fight":
        trip.do(trip.legal[0])
    told = [say(text) for text in GAME.combatants.stakes(trip.match.view(0))]
    assert told[:3] == [
        "An ogre: level 2.",
        "Encounter 1: enemies worth 5, target 5.",
        "There is Treasure: one 2 in hand at the end is loot.",
    ]


def test_after_a_defeat_the_torches_are_counted():
    trip = Trip(quest("hall cave vault", OGRE, torches="2")).do("walk cave", "visit ogre").ends("defeat", WIPED)
    after = GAME.combatants.aftermath(trip.match.view(0))
    assert [say(each) for each in after.ahead[:2]] == [
        "A torch burns out, and 1 is left.",
        "No loot. You keep your level and earlier loot; you lose 20 points.",
    ]
    trip.rests().do("walk cave", "visit ogre").ends("defeat", WIPED)
    assert (
        say(GAME.combatants.aftermath(trip.match.view(0)).ahead[0])
        == "The last torch has burned out: the quest is lost."
    )
    assert preview(trip, "go") == "No torch is left: the quest ends here"
    assert said(trip) == "Defeat. The quest is lost"
    assert said(trip.rests()) == "The quest is lost"


def test_nothing_is_said_of_a_highest_level_that_ends_the_quest():
    trip = Trip(quest("hall cave vault", OGRE, start="5")).do("walk cave", "visit ogre").ends("victory", BEATEN)
    assert not any("end of the quest" in say(text) for text in GAME.combatants.aftermath(trip.match.view(0)).ahead)


def test_the_outline_says_which_quest_it_is_and_how_far_it_has_come():
    trip = Trip(quest("hall cave", title="The Drowned Inn")).do("walk cave")
    assert [say(text) for text in GAME.standings.outline(trip.match.view(0))] == [
        "The Drowned Inn, room 2 of 2",
        "Level 1",
        "Bulwark",
    ]


def test_the_story_of_a_quest_ends_in_its_own_words():
    trip = Trip(quest("hall cave vault", OGRE))
    trip.do("walk cave", "visit ogre").win().do("walk vault", "visit out")
    told = GAME.stories.story(trip.match.view(0), trip.told)
    assert say(told.quote) == "You are out."
    assert say(told.triumph) == "Out again, and never defeated"
    trip = Trip(quest("hall cave vault", OGRE, torches="1")).do("walk cave", "visit ogre").lose()
    told = GAME.stories.story(trip.match.view(0), trip.told)
    assert (told.quote, told.triumph) == (None, None)


def test_words_of_a_quest_are_never_taken_for_a_message():
    assert say(quoted("{who} is {0!r}")) == "{who} is {0!r}"
    assert quoted("A plain word").message == "A plain word"


def test_a_play_without_a_quest_has_a_small_one():
    trip = Trip("")
    assert trip.s.options["quest"] == ""
    assert TINY.startswith('{"format":1')
    trip.do("walk vault", "visit guards").win().do("visit out")
    assert trip.s.outcome.result == "won"


def test_its_pages_are_among_those_of_the_game():
    titles = [say(page.title) for page in GAME.pages()]
    assert {"Traditional Quest", "What bars the way", "Secrets", "Shops", "Quest loot"} <= {*titles}


def test_the_pictured_way_out_is_of_a_quest_that_is_won():
    page = next(page for page in GAME.pages() if say(page.title) == "Torches, and the way out")
    match = staged(GAME, page.moment)
    assert match.state.outcome.result == "won"
    assert [say(line.text) for line in GAME.explain(match.view(0))][:3] == [
        "The way out",
        "3 torches left",
        "2 rooms seen",
    ]
