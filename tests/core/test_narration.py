"""Tests for events as sentences."""

from game.core.cards import parse
from game.core.events import Changed, Moved, Noted, Shuffled, Told
from game.core.game import Choice, Option, Seat
from game.core.match import Match
from game.core.narration import briefly, sentence, sentences
from game.core.text import Text
from tests.core.shuffler import Shuffler

TOLD = {
    "strike": "You fight the {who}.",
    "life": "Life: {old} to {new}",
    "speech": lambda who, data: Text("{who} says {n}", who=who, n=data[0]),
    "gold": lambda gauge, data: Text("{gauge} from {old}", gauge=gauge, old=data[0]),
}


def said(event) -> str:
    return str(sentence(TOLD, event))


def test_a_message_gets_the_name_of_the_card_and_a_gauge_its_numbers():
    assert said(Told("strike", "QS")) == "You fight the Vampire Queen."
    assert said(Told("strike", "a door")) == "You fight the a door."
    assert said(Changed("life", 20, 7, "QS")) == "Life: 20 to 7"


def test_a_function_makes_the_sentence_where_a_message_cannot():
    assert said(Told("speech", "Nobody", (3,))) == "Nobody says 3"
    assert said(Changed("gold", 5, 9)) == "gold from 5"


def test_a_card_that_is_shown_is_named_and_the_rest_needs_no_words():
    assert said(Moved(parse("2C"), "deck", "room.0", shown=True)) == "Rat comes up."
    for event in (Moved(parse("2C"), "room.0", "deck"), Shuffled("deck", (), None), Noted("turn", 3)):
        assert sentence(TOLD, event) is None


def test_cards_that_come_up_together_are_named_together_with_the_last_of_them():
    cards = [Moved(parse(id), "deck", f"room.{at}", shown=True) for at, id in enumerate(("2C", "3C", "XR"))]
    hidden = Moved(None, "deck", "hand")
    heard = sentences(
        TOLD, [Told("strike", "QS"), *cards, Changed("life", 20, 7), hidden, cards[0], hidden, *cards[:2]]
    )
    assert [text and str(text) for text in heard] == [
        "You fight the Vampire Queen.", None, None, "Rat, Cobra and Red Dragon come up.", "Life: 20 to 7", None,
        "Rat comes up.", None, None, "Rat and Cobra come up.",
    ]  # fmt: skip


def test_cards_that_come_up_together_are_counted_where_there_is_little_room():
    cards = [Moved(parse(id), "deck", f"room.{at}", shown=True) for at, id in enumerate(("2C", "3C", "XR"))]
    [*_none, together], [one] = sentences(TOLD, cards), sentences(TOLD, cards[:1])
    assert str(briefly(together)) == "3 cards come up."
    assert briefly(one) is None


def test_a_game_may_have_its_own_words_for_a_card_that_comes_up_or_none():
    cards = [Moved(parse(id), "deck", zone, shown=True) for id, zone in (("2C", "monster"), ("3C", "attack"))]
    own = {**TOLD, "up": lambda who, data: Text("{who} in {zone}", who=who, zone=data[0]) if who == "2C" else None}
    assert [text and str(text) for text in sentences(own, cards)] == ["2C in monster", None]
    assert sentence(own, Moved(parse("2C"), "monster", "discard")) is None


def test_an_option_matters_only_beside_the_others_it_names():
    option = Option("first", "Who begins", (Choice("0", "", ""), Choice("1", "", "")), "0", {"mode": "duo"})
    assert option.matters({"mode": "duo", "first": "1"})
    assert not option.matters({"mode": "solo", "first": "1"})
    assert not option.matters({})
    assert option._replace(only={}).matters({})


class Hosted(Shuffler):
    """A game with a program in its second seat."""

    def seats(self, options):
        return (Seat("player", "player"), Seat("host", "host", "random"))


def test_who_sits_where_unless_somebody_else_is_named():
    assert Match(Hosted(), {}, 1).seats == ("human", "random")
    assert Match(Hosted(), {}, 1, (), ("random", "human")).seats == ("random", "human")
