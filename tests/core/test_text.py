"""Tests for texts that are translated later, and for the plain words of events."""

from game.core.cards import parse
from game.core.events import Came, Changed, Ended, Left, Marked, Moved, Noted, Revealed, Shuffled, Told, as_line
from game.core.narration import sentence
from game.core.text import ENGLISH, Text, Trouble, number, say, signed

QS = parse("QS")


class Shouting:
    """A language of capitals."""

    def gettext(self, message):
        return message.upper().replace("{N}", "{n}").replace("{NAME}", "{name}")

    def ngettext(self, one, many, n):
        return self.gettext(one if n == 1 else many)


def test_numbers_have_a_true_minus_sign():
    assert (number(-3), number(0), number(4)) == ("−3", "0", "4")
    assert (signed(-3), signed(0), signed(4)) == ("−3", "0", "+4")


def test_a_text_fills_its_places():
    assert str(Text("Lose {n}", n=-4)) == "Lose −4"
    assert str(Text("Take the {name}", name="{n} braces")) == "Take the {n} braces"
    assert say("as it is") == "as it is"
    assert say(Text("")) == ""


def test_a_plural_goes_by_n():
    def monsters(n):
        return str(Text("{n} monster", "{n} monsters", n=n))

    assert [monsters(n) for n in (0, 1, 2, -1)] == ["0 monsters", "1 monster", "2 monsters", "−1 monster"]


def test_a_text_inside_a_text_is_translated_too():
    text = Text("take the {name}", name=Text("dagger"))
    assert say(text, Shouting()) == "TAKE THE DAGGER"
    assert say(text, ENGLISH) == "take the dagger"
    assert say(Text("{n} rat", "{n} rats", n=2), Shouting()) == "2 RATS"


def test_equal_texts_are_equal_and_hash_alike():
    assert Text("{n}", n=1) == Text("{n}", n=1) != Text("{n}", n=2)
    assert hash(Text("{n}", n=1)) == hash(Text("{n}", n=1))


def test_a_trouble_is_its_sentence():
    assert str(Trouble(Text("No {n}.", n=1))) == "No 1."


def test_events_as_lines_are_those_of_the_contract():
    lines = {
        Moved(QS, "deck", "room.0"): "moved QS deck room.0",
        Moved(None, "deck", "hand.1"): "moved ? deck hand.1",
        Shuffled("deck", (QS,), None): "shuffled deck",
        Revealed("deck", (QS,)): "revealed deck QS",
        Changed("health", 20, 13, "QS"): "changed health 20 13 QS",
        Changed("health", 20, 13): "changed health 20 13",
        Noted("drunk", True): "noted drunk true",
        Noted("last", None): "noted last none",
        Came("enemy.0", "goblin", None): "came enemy.0 goblin",
        Left("enemy.0"): "left enemy.0",
        Marked("enemy.0", "elite", 1): "marked enemy.0 elite 1",
        Told("strike", "QS", ("7D",)): "told strike QS 7D",
        Told("avoid"): "told avoid",
        Ended("lost", ("lost",), (-7,)): "ended lost -7",
    }
    assert {event: as_line(event) for event in lines} == lines


def test_an_event_is_blanked_for_a_seat_that_may_not_know():
    moved = Moved(QS, "deck", "hand.1", known_to=frozenset({1}))
    assert (moved.seen_by(0).card, moved.seen_by(1).card) == (None, QS)
    shuffled = Shuffled("deck", (QS,), frozenset({1}))
    assert (shuffled.seen_by(0).cards, shuffled.seen_by(1).cards) == ((None,), (QS,))
    assert shuffled.seen_by(0).known_to is None


def test_events_as_sentences():
    told = {"equip": "You take the {who}.", "health": "Life: {old} to {new}"}
    assert str(sentence(told, Told("equip", "2D"))) == "You take the Dagger."
    assert str(sentence(told, Told("equip", "enemy.1"))) == "You take the enemy.1."
    assert str(sentence(told, Changed("health", 20, -1))) == "Life: 20 to −1"
    assert str(sentence(told, Moved(QS, "deck", "room.0", shown=True))) == "Vampire Queen comes up."
    assert sentence(told, Moved(None, "deck", "room.0", shown=True)) is None
    assert sentence(told, Moved(QS, "room.0", "discard")) is None
    assert sentence(told, Noted("drunk", True)) is None
