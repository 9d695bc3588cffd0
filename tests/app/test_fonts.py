"""Tests for text in a box: it fits, wraps, keeps its smallest size, or reports how far it overflows."""

from itertools import product

import pytest

from game.app.gfx.fonts import CLOSE, FONTS, KEPT, LEGIBLE, PLAIN_SMALLEST, Fonts
from game.app.services import Services

LONG = "Alone into the dungeon. Four cards to a room, three to be faced, and one weapon that wears down."


@pytest.fixture
def letters(services: Services) -> Fonts:
    return services.fonts


def test_what_fits_keeps_its_size(letters: Fonts):
    block = letters.block("Avoid", "body", 30, 400, 60)
    assert (block.lines, block.size, block.overflow) == (("Avoid",), 30, 0)
    assert block.width <= 400
    assert block.height <= 60


def test_a_long_text_is_broken_at_its_spaces_and_nothing_is_lost(letters: Fonts):
    block = letters.block(LONG, "body", 25, 300)
    assert len(block.lines) > 2
    assert " ".join(block.lines) == LONG
    assert all(letters.width(line, "body", block.size) <= 300 for line in block.lines)


@pytest.mark.parametrize("width", range(240, 700, 20))
def test_a_text_from_the_left_fills_its_lines_but_for_a_last_one_of_a_single_word(letters: Fonts, width: int):
    usual, flush = letters.block(LONG, "body", 25, width), letters.flush(LONG, "body", 25, width)
    wide = [letters.width(line, "body", 25) for line in flush.lines]
    assert " ".join(flush.lines) == LONG
    assert len(flush.lines) == len(usual.lines)
    assert flush.width == max(wide) <= width
    assert flush.lines == usual.lines or wide[-1] > letters.width(usual.lines[-1], "body", 25)


def test_a_last_word_alone_gets_company(letters: Fonts):
    width = letters.width("You or another hero with 3 cards or fewer draws a", "body", 25)
    text = "You or another hero with 3 cards or fewer draws a card."
    assert letters.block(text, "body", 25, width).lines[-1] == "card."
    assert letters.flush(text, "body", 25, width).lines[-1] == "draws a card."


def test_a_line_break_in_a_text_stays(letters: Fonts):
    assert letters.block("one\n\nthree", "body", 25, 500).lines == ("one", "", "three")


def test_a_text_shrinks_to_fit_but_no_further_than_it_must(letters: Fonts):
    tight = letters.block(LONG, "body", 60, 600, 150)
    assert tight.overflow == 0
    assert tight.height <= 150.5
    assert FONTS["body"][2] <= tight.size < 60
    assert letters._broken(LONG, "body", tight.size * 1.07 + 1, 600, 150, 99).overflow > 0


@pytest.mark.parametrize("role", FONTS)
def test_never_below_the_smallest_size(letters: Fonts, role: str):
    block = letters.block(LONG, role, 60, 120, 40)
    assert block.size == FONTS[role][2]
    assert block.overflow > 0


def test_a_wish_below_the_smallest_size_is_not_heard(letters: Fonts):
    assert letters.block("small print", "body", 9, 500).size == FONTS["body"][2]


def test_a_word_too_long_for_its_place_says_how_far_it_runs_out(letters: Fonts):
    block = letters.block("Donaudampfschifffahrt", "body", 22, 60, lines=1)
    assert block.lines == ("Donaudampfschifffahrt",)
    assert block.overflow == pytest.approx(block.width - 60.5)


def test_more_lines_than_there_may_be_run_out_by_their_height(letters: Fonts):
    block = letters.block("one\ntwo\nthree", "body", 22, 500, lines=2)
    assert block.overflow == pytest.approx(block.leading)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_text_size_setting_is_followed_where_there_is_room(scale: float):
    letters = Fonts(1.0, scale)
    assert letters.block("Life", "body", 24, 500).size == 24 * scale
    assert letters.block("7", "number", 24, 500, grow=False).size == max(24, letters.smallest("number"))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("plain", [False, True], ids=["usual", "plain"])
@pytest.mark.parametrize("role", FONTS)
def test_the_smallest_size_of_every_font_can_be_read(role: str, plain: bool, scale: float):
    letters = Fonts(1.0, scale, plain)
    assert letters.text_px("hp", role, letters.smallest(role)) >= letters.legible - 0.01


@pytest.mark.parametrize("role", FONTS)
def test_large_text_is_large_whatever_it_says_and_however_little_room_there_is(role: str):
    letters = Fonts(1.0, 2.0)
    for text, room, grow in product(("hp", "HP", "36", LONG), (10, 100, 1000), (True, False)):
        block = letters.block(text, role, 20, room, room / 4, grow=grow)
        assert block.text_px >= letters.legible - 0.01


def test_large_text_takes_a_narrower_face_before_it_runs_out_of_its_place():
    letters = Fonts(1.0, 2.0)
    room = letters.width("Rewards", "strong", letters.smallest("strong")) + 1
    block = letters.block("Rewards", "label", 24, room, 40, lines=1)
    assert (block.role, block.overflow) == ("strong", 0)


def test_lines_of_large_text_stand_closer_before_they_run_out_of_their_place():
    letters = Fonts(1.0, 2.0)
    size = letters.smallest("body")
    block = letters.block("one\ntwo", "body", 24, 500, 2 * CLOSE * size)
    assert (block.leading, block.overflow) == (CLOSE * size, 0)


def test_the_largest_setting_is_large_text():
    """The Large Text tag of the Accessible Games Initiative asks for 38 px at a height of 1080."""
    assert Fonts(1.0, 2.0).legible * 1080 / 800 == pytest.approx(38, abs=0.5)
    assert Fonts(1.0, 1.5).legible == Fonts(1.0, 1.0).legible == LEGIBLE


def test_plain_letters_have_a_floor_of_their_own():
    letters = Fonts(1.0, plain=True)
    assert {letters.smallest(role) for role in FONTS} == {PLAIN_SMALLEST}
    assert letters.block("Life", "title", 22, 500).size == PLAIN_SMALLEST


def test_the_letters_are_as_high_as_is_said(letters: Fonts):
    """`text_px` is the height from the top of h to the bottom of p; for capitals alone, it is their height times
    20/15."""
    size = 300.0
    font = letters.face("body", size).own
    tall, deep = font.metrics("h")[0], font.metrics("p")[0]
    assert tall is not None
    assert deep is not None
    assert letters.text_px("hp", "body", size) == pytest.approx(tall[3] - deep[2], rel=0.03)
    capital = font.metrics("H")[0]
    assert capital is not None
    assert letters.text_px("HP", "body", size) == pytest.approx(capital[3] * 20 / 15, rel=0.03)


def test_memory_does_not_grow_with_every_text(letters: Fonts):
    for n in range(3 * KEPT):
        letters.block(f"text {n}", "body", 24, 500)
        letters.line(f"{n % 1000}", "body", 24, (n % 256, 0, 0))
    assert len(letters._blocks) <= KEPT + 1
    assert len(letters._lines) <= KEPT + 1


@pytest.mark.parametrize("role", ["body", "strong"])
def test_a_zero_in_running_text_is_no_o(letters: Fonts, role: str):
    """It is as tall and as narrow as the other figures; the typeface's own zero is a round ring."""
    zero, six, small = (letters.face(role, 300.0).own.metrics(letter)[0] for letter in "06o")
    assert zero is not None
    assert zero == six
    assert small is not None
    assert zero[1] - zero[0] < small[1] - small[0]
    assert zero[3] > 1.2 * small[3]


@pytest.mark.parametrize("width", range(60, 700, 20))
def test_no_line_begins_or_ends_with_a_separator(letters: Fonts, width: int):
    parts = "Walked away", "10", "Played by the computer", "U-00002D"
    for between in ("  ·  ", " · "):
        lines = letters.block(between.join(parts), "body", 25, width).lines
        assert not any(line.strip(" ·") != line.strip() for line in lines)
        assert [word for line in lines for word in line.split() if word != "·"] == " ".join(parts).split()


def test_a_text_may_begin_with_a_separator(letters: Fonts):
    assert letters.block("· Walked away", "body", 25, 150).lines[0].startswith("·")
