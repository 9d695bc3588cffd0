"""Tests for cards, packs and zones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import Card, UnknownCard, pack, parse
from game.core.deck import face, plain
from game.core.table import WrongDeal, check_deal


def test_a_pack_is_52_cards_54_with_the_jokers():
    assert len(set(pack())) == 52
    assert [card.id for card in pack(jokers=True)[52:]] == ["XR", "XB"]
    assert {card.id for card in pack(1)} == {f"{card.id}.1" for card in pack()}


@pytest.mark.parametrize("card", [*pack(jokers=True), *pack(2, jokers=True)], ids=str)
def test_a_card_has_one_name(card):
    assert parse(card.id) == card
    assert str(card) == card.id


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Q",
        "H",
        "QX",
        "1H",
        "11H",
        "XH",
        "RX",
        "XS",
        "qh",
        "QH.",
        "QH.0",
        "QH.x",
        "QH.01",
        "QH.²",
        " QH",
        "10",
        "A",
        "ZZ",
    ],
)
def test_other_texts_name_no_card(text):
    with pytest.raises(UnknownCard):
        parse(text)


@pytest.mark.slow
@given(st.text(max_size=8) | st.sampled_from(["QH", "10S.1", "XR"]))
def test_any_text_is_a_card_or_refused_in_one_sentence(text):
    names = {card.id for card in (*pack(jokers=True), *pack(1, jokers=True))}
    if text in names:
        assert parse(text).id == text
    else:
        with pytest.raises(UnknownCard, match="no card called"):
            parse(text)


def test_a_card_is_red_or_black():
    assert {card.suit for card in pack(jokers=True) if card.red} == set("HDR")


def test_the_cards_of_the_dungeon_have_names_of_their_own():
    names = [str(face(card)) for card in pack(jokers=True) if card.id != "AH"]
    assert len(set(names)) == 53
    assert set(names).isdisjoint(str(plain(card)) for card in pack(jokers=True))
    assert str(face(parse("AH"))) == str(plain(parse("AH"))) == "ace of hearts"
    assert str(plain(parse("10S"))) == "10 of spades"
    assert str(face(parse("QS.1"))) == str(face(parse("QS")))
    assert str(plain(parse("XR"))) == "joker"


def test_a_stacked_order_must_have_exactly_the_cards():
    cards = [Card(2, "C"), Card(3, "C")]
    check_deal(reversed(cards), cards)
    for order in ([], cards[:1], [*cards, cards[0]], [cards[0], Card(4, "C")]):
        with pytest.raises(WrongDeal):
            check_deal(order, cards)
