"""Tests for the Dealer's lines: enough for any room, about its cards, and none heard twice."""

import itertools
import random
import string

import pytest

from game.bots import Random, stream
from game.core.blanks import fill
from game.core.capabilities import story
from game.core.cards import parse
from game.core.deck import face
from game.core.events import Told
from game.core.match import Match
from game.core.narration import sentence
from game.core.save import parse_deal
from game.rules.diamonds import GAME
from game.rules.diamonds.dealer_lines import KINDS, OFFERED, OWN, Room, catalogue, drafts, named, spoken, text
from game.rules.diamonds.dungeon import dungeon
from game.rules.diamonds.lines import AIDS, ENEMIES, FACES, MOODS
from tests.contract.plays import MORE
from tests.rules.diamonds import options, stacked

DEALT = options("dealer")
ROOMS = 48
GAMES = 60 * MORE


def lines_of(cards, ids):
    return [str(text(id, named(id, cards))) for id in ids]


def offered(match: Match, seed: int, run: float):
    """Play to the end at random, running with the probability `run` when possible; yield the cards and the lines of
    each room."""
    rng, chance = stream(seed, 9), random.Random(seed)
    while not match.over:
        says = [action for action in match.legal(1) if action.verb == "say"]
        if says:
            cards = [card for place in range(4) for card in match.state.cards(f"room.{place}")]
            yield cards, [action.ids[0] for action in says if action.ids[0] in catalogue()]
            match.play(fill(rng.choice(says), rng))
            continue
        seat = match.state.to_act[0]
        legal = match.legal(seat)
        runs = legal[0].verb == "run" and chance.random() < run
        match.state.gauges["hp.0"] = max(match.state.gauges["hp.0"], 30 if seed % 2 else 1)  # odd seeds see every room
        match.play(legal[0] if runs or legal[0].verb != "run" else rng.choice(legal[1:]))


@pytest.mark.parametrize("seed", range(GAMES))
def test_any_room_has_three_lines_or_more_and_no_line_is_heard_twice_in_a_game(seed):
    heard = []
    for cards, ids in offered(Match(GAME, DEALT, seed), seed, run=(seed % 3) / 2):
        lines = lines_of(cards, ids)
        assert len(set(lines)) == len(lines) == OFFERED >= 3
        assert not set(lines) & set(heard)
        heard += lines
        names = {str(face(card)) for card in cards}
        assert all(any(name in line for name in names) for line in lines)
    assert len(heard) <= ROOMS * OFFERED


KIND_FIRST = {
    "enemies": [card.id for card in dungeon() if card.suit not in "DH"],
    "weapons": [card.id for card in dungeon() if card.suit == "D"],
    "potions": [card.id for card in dungeon() if card.suit == "H"],
    "help": [card.id for card in dungeon() if card.suit in "DH"],
    "clubs": [card.id for card in dungeon() if card.suit == "C"],
}


@pytest.mark.parametrize("kind", KIND_FIRST)
def test_not_even_in_a_deck_stacked_with_one_kind_first_and_a_run_from_every_room(kind):
    """After each run the same cards come again, so there are as many rooms of one kind as possible."""
    deals, left = [stacked(" ".join(KIND_FIRST[kind]))], [card.id for card in dungeon()]
    heard, match = [], Match(GAME, DEALT, 1, [parse_deal(deals[0])])
    while not match.over:
        state = match.state
        state.gauges["hp.0"] = 60
        seat = state.to_act[0]
        action = match.legal(seat)[0]
        if action.verb == "say":
            cards = [card for place in range(4) for card in state.cards(f"room.{place}")]
            lines = lines_of(cards, state.lines)
            assert len(set(lines)) == OFFERED
            assert not set(lines) & set(heard)
            heard += lines
        elif action.verb == "shuffle":
            left = [card.id for card in state.cards("deck")]
            order = [id for id in KIND_FIRST[kind] if id in left] + [id for id in left if id not in KIND_FIRST[kind]]
            state.deals.append(parse_deal(",".join(order)))
        match.play(action)
    assert len(heard) >= 25 * OFFERED


@pytest.mark.slow
def test_forty_eight_rooms_without_a_repetition_whatever_lies_in_them():
    chance = random.Random(5)
    for _ in range(20):
        before, heard = (), []
        for number in range(1, ROOMS + 1):
            cards = tuple(chance.sample(dungeon(), 4))
            found = drafts(Room(cards, chance.randrange(44), chance.randrange(1, 21), number), before)
            lines = lines_of(cards, found)
            assert len(set(lines)) == len(lines) >= 3
            assert not set(lines) & set(heard)
            heard += lines
            before += found


def test_every_four_cards_have_lines_enough():
    chance = random.Random(3)
    for cards in itertools.chain(
        itertools.combinations(dungeon()[:3] + dungeon()[-6:], 4), (chance.sample(dungeon(), 3) for _ in range(200))
    ):
        assert len(set(drafts(Room(tuple(cards), 20, 12, 3), ()))) == OFFERED


WANTED = {  # for each place of a line, the cards of one pack that fill it
    "card": "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC XR 2D 10D AD 2H JH",
    "enemy": "2C 10S JC QS KC AC",
    "other": "2C 10S JC QS KC AC",
    "club": "2C 10C JC AC",
    "spade": "2S 10S JS AS",
    "court": "JC QC KC JS QS KS",
    "ace": "AC AS",
    "small": "2C 3C 4C 2S 3S 4S",
    "dragon": "XR XB",
    "weapon": "2D 4D 9D 10D AD",
    "blade": "9D 10D AD",
    "knife": "2D 3D 4D",
    "potion": "2H 4H 8H JH",
    "cask": "8H 9H 10H JH",
    "sip": "2H 3H 4H",
    "help": "2D AD 2H JH",
}
EXACT = {"court": 6, "ace": 2, "small": 6, "dragon": 2, "blade": 3, "knife": 3, "cask": 4, "sip": 3}
EXACT |= {"card": 48, "enemy": 26, "other": 26, "club": 13, "spade": 13, "weapon": 10, "potion": 10, "help": 20}


def test_a_line_fits_only_the_cards_that_it_is_about():
    assert set(KINDS) == set(WANTED) == set(EXACT)
    for place, cards in WANTED.items():
        assert all(KINDS[place](parse(id)) for id in cards.split()), place
        assert sum(KINDS[place](card) for card in dungeon()) == EXACT[place], place


def test_a_choice_of_lines_is_about_several_things():
    cards = tuple(map(parse, ("9C", "XR", "5D", "7H")))
    subjects = [id.partition("-")[0] for id in drafts(Room(cards, 20, 12, 3), ())]
    assert len(set(subjects)) == OFFERED


def test_every_line_fits_somewhere_and_its_places_are_known():
    for line in catalogue().values():
        assert line.places
        assert set(line.places) <= set(KINDS)
        assert not set(line.message) & set(string.digits)
        assert any(named(line.id, cards) for cards in (dungeon(), (dungeon()[0], dungeon()[25])))


def test_the_lines_of_a_list_are_numbered_from_one_for_they_stand_in_saves():
    for name, messages in {**ENEMIES, **AIDS, **MOODS, **FACES}.items():
        numbered = [f"{name}-{n + 1}" for n in range(len(messages))]
        assert [id for id in catalogue() if id.startswith(f"{name}-")] == numbered
        assert [catalogue()[id].message for id in numbered] == list(messages)


def test_no_two_lines_are_the_same():
    messages = [line.message for line in catalogue().values()]
    assert len(set(messages)) == len(messages) >= 300


def test_what_was_said_can_be_read_from_the_event_alone():
    match = Match(GAME, DEALT, 4)
    while not any(action.verb == "say" for action in match.legal(1)):
        match.play(match.legal(1)[0])
    choice = match.legal(1)[2]
    want = GAME.preview(match.view(1), choice).text
    (told,) = [event for event in match.play(choice) if isinstance(event, Told)]
    assert str(sentence(GAME.messages, told)) == f"“{want}”"
    match.undo()
    own = match.legal(1)[-1]._replace(ids=("Mind%20your%20heads%21",))
    (told,) = [event for event in match.play(own) if isinstance(event, Told)]
    assert str(sentence(GAME.messages, told)) == "“Mind your heads!”"


def test_the_same_game_hears_the_same_lines_again():
    first = [ids for _, ids in offered(Match(GAME, DEALT, 8), 8, 0.5)]
    assert first == [ids for _, ids in offered(Match(GAME, DEALT, 8), 8, 0.5)]
    assert first != [ids for _, ids in offered(Match(GAME, DEALT, 9), 8, 0.5)]


@pytest.mark.parametrize("seed", range(1, 13))
def test_the_line_over_a_fallen_party_is_about_its_killer_or_the_last_one(seed: int):
    match, chance = Match(GAME, DEALT, seed), Random(stream(seed, 9))
    while not match.over:
        match.play(chance.choose(match.view(match.state.to_act[0])))
    events = [event for step in match.history for event in step if isinstance(event, Told)]
    said = [event for event in events if event.what == "say"]
    struck = [event.who for event in events if event.what == "strike"]
    if match.view(0).gauges["hp.0"] > 0 or not said:
        return
    about = [event for event in said if struck[-1] in event.data] or [each for each in said if each.who == OWN] or said
    told = story(GAME, match.view(0), [event for step in match.history for event in step])
    assert str(told.quote) == f"The Dealer: {spoken(about[-1].who, about[-1].data)}"


def test_no_enemy_carries_what_its_picture_does_not_show():
    assert not [line for line in ENEMIES["spade"] if "spear" in line.casefold()]
