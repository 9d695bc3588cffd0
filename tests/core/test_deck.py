"""Tests for the names of cards."""

from game.core.cards import pack, parse
from game.core.deck import BESTIARY, beast, face


def test_where_every_card_is_a_monster_all_have_a_name_of_their_own() -> None:
    assert str(beast(parse("AS"))) != str(face(parse("AS")))
    assert str(beast(parse("7H.2"))) == str(beast(parse("7H")))
    assert str(beast(parse("7S"))) == str(face(parse("7S")))
    assert set(BESTIARY) == {card.id for card in pack() if card.red or card.id in ("AS", "AC")}
    names = [str(beast(card)) for card in pack()]
    assert len(set(names)) == len(names) == 52
