"""Tests for the page that lies on a quest's map: its layout, and the buttons beside it."""

from itertools import pairwise
from pathlib import Path

import pytest

from game import files
from game.app import window
from game.app.base.geometry import GRID_W, Box
from game.app.gfx.canvas import ALIGN, Canvas
from game.app.gfx.fonts import Block, Fonts
from game.app.gfx.theme import Colour
from game.app.map.book_text import DEEP, SHORT, BookText, woodcut
from game.app.map.chart import Chart
from game.app.map.ink_drawing import SIGNS
from game.app.map.map_paper import margins
from game.app.map.page import (
    ASIDES,
    CARD,
    COUNTER,
    ChoiceRow,
    Page,
    aside_of,
    feet,
    of_a_book,
    over_wares,
    pictures_of_pages,
    places,
)
from game.app.map.panels import MapButton, ToolButton, beside, in_one_hand
from game.app.map.travel import MAP
from game.app.play.presenters.page_room import INSET
from game.app.ui.buttons import RING
from game.app.ui.widget import Look
from game.core.capabilities import journey
from game.core.journey import SHOP, Answer
from game.core.text import Text
from game.core.view import Action
from game.levels import quests
from tests.app.conftest import MakeServices
from tests.app.quest import GAME, quest
from tests.e2e.test_deuces_quest import OWN

LETTERS = Fonts(1.0)
TALE = "The lantern has hung over the door for longer than the door has, and nobody remembers who lit it at first. "
TERMS = "You pay in discards. Nobody has enough: Bulwark 0 and Mender 0."
WIDE = 600.0


@pytest.fixture(autouse=True)
def _fonts() -> None:
    window.start()


def prose(text: str, high: float = 1e3) -> BookText:
    return BookText(LETTERS.block(text, "body", 26, WIDE), WIDE, high, LETTERS)


def words(prose: BookText) -> str:
    return prose.mark + prose.initial + " ".join(line.words for line in prose.lines)


def set_lines(make_services: MakeServices, monkeypatch, prose: BookText) -> list[tuple[str, Box]]:
    """Each line that is drawn, and its place."""
    drawn: list[tuple[str, Box]] = []

    def block(_canvas: Canvas, block: Block, box: Box, _ink: Colour, align: str = "left", **_more: object) -> None:
        for i, line in enumerate(block.lines):
            wide = prose.letters.width(line, block.role, block.size)
            x, y = box.x + (box.w - wide) * ALIGN[align], box.y + i * block.leading
            drawn.append((line, Box(x, y, wide, block.leading)))

    monkeypatch.setattr(Canvas, "block", block)
    prose.draw(make_services().canvas, Box(0, 0, WIDE, 400))
    return drawn


def test_a_long_text_begins_with_an_initial_and_no_word_is_lost():
    for text in (TALE * 2, f"“{TALE * 2}”".replace(" ”", "”")):
        text = text.strip()
        one = prose(text)
        assert one.initial == "T"
        assert words(one) == text
        assert [line.begin > 0 for line in one.lines] == [n < DEEP for n in range(len(one.lines))]
        assert all(LETTERS.width(line.words, "body", 26) + line.begin <= WIDE + 1 for line in one.lines)


def test_a_short_text_has_a_lower_initial_and_two_lines_in_the_middle():
    text = "There's time for one thing before you go down."
    one = prose(text)
    assert (one.initial, words(one), len(one.lines)) == ("T", text, SHORT)
    widest = max(line.begin + LETTERS.width(line.words, "body", 26) for line in one.lines)
    assert one.indent == pytest.approx((WIDE - widest) / 2)
    assert one.side < prose((TALE * 2).strip()).side


def test_what_opens_a_quotation_stands_before_its_initial():
    assert prose(f"„{TALE * 2}").mark == "„"
    assert prose(TALE * 2).mark == ""


def test_a_text_without_room_for_one_or_too_short_has_no_initial():
    text = (TALE * 2).strip()
    assert not prose("It's mostly barley.").initial
    assert not prose(text, high=prose(text).height - 1).initial
    assert not prose(text.lower()).initial


def test_the_easy_to_read_font_has_no_initials_and_its_lines_begin_below_each_other(
    make_services: MakeServices, monkeypatch
):
    letters = Fonts(1.0, plain=True)
    text = (TALE * 3).strip()
    one = BookText(letters.block(text, "body", 26, WIDE), WIDE, 1e3, letters)
    assert not one.initial
    drawn = set_lines(make_services, monkeypatch, one)
    assert len(drawn) == len(one.block.lines)
    assert [text for text, _box in drawn] == list(one.block.lines)
    assert len({box.x for _text, box in drawn}) == 1
    assert all(below.y >= above.bottom - 0.01 for (_, above), (_, below) in pairwise(drawn))


def test_the_lines_beside_and_under_an_initial_are_ragged_no_word_space_is_widened(
    make_services: MakeServices, monkeypatch
):
    one = prose((TALE * 3).strip())
    drawn = set_lines(make_services, monkeypatch, one)
    words = [text for text, _box in drawn if text != one.initial]
    assert words == [line.words for line in one.lines], "each line is set in one piece"
    assert all(one.letters.width(line.words, "body", one.block.size) <= WIDE - line.begin + 1 for line in one.lines)


def test_lines_of_a_short_text_are_centred(make_services: MakeServices, monkeypatch):
    aligned: list[object] = []
    monkeypatch.setattr(Canvas, "block", lambda *rest: aligned.append(rest[4]))
    prose("It's mostly barley.").draw(make_services().canvas, Box(0, 0, WIDE, 400))
    assert aligned == ["centre"]


def test_whatever_is_told_has_a_picture():
    for kind in (*SIGNS, "gnawer", "something else"):
        assert files.asset(f"{woodcut(kind)}.webp").is_file()


@pytest.mark.parametrize(
    ("id", "land"),
    [
        ("first_lantern", "room"),
        ("drowned_toll", "fen"),
        ("house_always_wins", "court"),
        ("bottom_of_the_pack", "depths"),
    ],
)
def test_rooms_look_like_the_land_of_their_quest(id: str, land: str):
    match = quest(id)
    told = next(tale for event in match.opening if (tale := GAME.quests.tale(match.view(0), event)))
    assert woodcut(told.kind) == f"ui/page-{land}"


@pytest.mark.parametrize("left_handed", [False, True])
def test_the_words_of_a_page_stand_in_the_middle_of_the_window_over_the_heroes_and_its_picture_beside_them(left_handed):
    room = Box(GRID_W - MAP.right if left_handed else MAP.x, *MAP[1:]).inset(*INSET)
    for kind in ("room", "story", "lantern_of_the_last_inn"):
        aside = aside_of(room, kind, TALE, "Each hero draws.", LETTERS, feet(0))
        page = Page("Supper", TALE, kind, room, LETTERS, feet(0), "Each hero draws.", aside)
        assert abs(page.room.centre[0] - GRID_W / 2) < 1
        assert abs(page.foot.centre[0] - GRID_W / 2) < 1
        assert page.place.inside(page.box)
        assert not page.place.overlaps(page.room)
        assert (page.place.x > page.room.x) is left_handed


def test_a_picture_gives_way_to_words():
    room = MAP.inset(*INSET)
    found = [aside_of(room, "room", f"{TALE * (n // 4)}{'Oh! ' * (n % 4)}", "", LETTERS, feet(0)) for n in range(4, 48)]
    assert [*dict.fromkeys(found)] == [*ASIDES, 0.0]
    assert aside_of(room, "random", TALE * 12, "", LETTERS, feet(0), card=True) == CARD


def test_a_shop_has_a_picture_over_its_wares_unless_they_need_the_room():
    for letters, text, has_one in ((LETTERS, TALE, True), (Fonts(1.0, 2.0), TALE, False), (LETTERS, TALE * 12, False)):
        assert bool(over_wares(5, text, TERMS, MAP, letters)) is has_one
    high = over_wares(5, TALE, TERMS, MAP, LETTERS)
    page = Page("A shop", TALE, SHOP, MAP, LETTERS, feet(5, high), TERMS, COUNTER)
    assert page.place.inside(page.box)
    assert not page.place.overlaps(page.foot)
    assert not page.place.overlaps(page.room)


@pytest.mark.slow
def test_nothing_is_cut_off_of_what_is_told_beside_the_picture_of_a_shop():
    for count in (2, 3, 5, 6):
        for n in range(1, 60, 3):
            text = "I pay. " * n
            high = over_wares(count, text, TERMS, MAP, LETTERS)
            page = Page("A shop", text, SHOP, MAP, LETTERS, feet(count, high), TERMS, COUNTER)
            said = [block.lines[-1] for block in (page.block, page.gain)]
            assert not high or not any(line.endswith("…") for line in said), (count, n)


def test_a_page_is_as_narrow_as_a_book_unless_there_is_too_much_to_read():
    room = Box(38, 106, 948, 474)
    short, long = (of_a_book(room, "story", text, "", LETTERS, feet(0)) for text in (TALE, TALE * 12))
    assert short.w < room.w
    assert abs(short.centre[0] - room.centre[0]) < 1
    assert long == room


def test_what_a_text_brings_is_in_letters_of_its_size():
    for scale in (1.0, 1.5, 2.0):
        page = Page("Supper", TALE, "story", Box(38, 106, 948, 474), Fonts(1.0, scale), feet(0), "Each hero draws.")
        assert page.gain.size == page.block.size


def deed(label: str) -> MapButton:
    return MapButton(label, label, Box(0, 0, 244, 62), lambda: None, LETTERS, "story")


def test_buttons_of_a_quest_are_lettered_like_all_others_and_alike():
    usual = in_one_hand([deed("Search"), deed("Supper")])
    assert {button.block.role for button in usual} == {"label"}
    long = in_one_hand([deed("Search"), deed("Who goes first?")])
    assert [len(button.block.lines) for button in long] == [1, 1]
    longer = in_one_hand([deed("Search"), deed("A door, a choice, and a joke")])
    assert {button.block.role for button in (*long, *longer)} == {"strong"}
    for buttons in (usual, long, longer):
        assert len({button.block.size for button in buttons}) == 1
        assert all(button.block.overflow <= 0 for button in buttons)


def test_undo_and_hint_share_the_room_by_their_words_and_lose_their_signs_first():
    room = Box(1020, 534, 244, 62)
    for labels, has_signs in ((("Undo", "Hint"), True), (("Rückgängig", "Tipp"), False)):
        places, signed = beside(room, labels, LETTERS)
        assert signed is has_signs
        assert places[0].right < places[1].x
        assert abs(places[1].right - room.right) < 1
        for label, place in zip(labels, places, strict=True):
            tool = ToolButton(label, label, place, lambda: None, LETTERS, "undo" if signed else "")
            assert tool.block.lines == (label,)


def test_a_map_made_by_hand_is_drawn_so_that_its_margins_have_room_for_all_that_stands_there(tmp_path: Path):
    file = tmp_path / "wells.tmx"
    file.write_text(OWN, encoding="utf-8")
    map = journey(GAME, quest(text=GAME.quests.text_of(quests.read(file))).view(0))
    assert map is not None
    around = margins(Chart(map, MAP), map, LETTERS)
    assert around.scroll is not None
    assert [name for name, _box in around.pictures] == ["ui/map-rose", "ui/map-serpent", "ui/map-skull"]


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8, 11])
def test_answers_fill_their_rows_to_both_edges(count: int):
    room, rows = Box(40, 300, 880, 300), dict[float, list[Box]]()
    for box in places(count, room, 80):
        rows.setdefault(box.y, []).append(box)
    for boxes in rows.values():
        assert (boxes[0].x, boxes[-1].right) == (pytest.approx(room.x), pytest.approx(room.right))


def test_answers_under_each_other_keep_off_the_ring_of_the_next():
    one, other = places(2, Box(40, 300, 880, 300), 72)
    assert other.y - one.bottom > RING


def test_an_answer_of_words_alone_is_told_from_a_ware():
    answer = Answer(Action("choose", ("0",)), Text("Eat the stew"))
    assert ChoiceRow("one", answer, MAP, print, LETTERS, True).is_bare
    assert not ChoiceRow("one", answer._replace(price=4), MAP, print, LETTERS, True).is_bare


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_picture_of_a_page_is_decoded_before_it_is_opened(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
):
    canvas = make_services(size).canvas
    ready = {name: {canvas.layout.px(box)[2:] for box in boxes} for name, boxes in pictures_of_pages()}
    drawn = list[tuple[str, tuple[int, int]]]()
    monkeypatch.setattr(canvas, "picture", lambda name, box, alpha=255: drawn.append((name, canvas.layout.px(box)[2:])))
    for words in range(4, 12):  # each page lies elsewhere by parts of a pixel
        for kind, aside in (("story", ASIDES[0]), ("encounter", ASIDES[0]), (SHOP, COUNTER)):
            text = " ".join(["Somebody has eaten here."] * words)
            page = Page("Supper", text, kind, Box(38, 106, 948, 474), LETTERS, feet(0), "", aside)
            page.draw(canvas, page.box, Look(False, False))
    cuts = [(name, sides) for name, sides in drawn if name.startswith("ui/page-")]
    assert len(cuts) == 24
    assert not [(name, sides, ready[name]) for name, sides in cuts if sides not in ready[name]]
