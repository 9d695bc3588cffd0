"""Tests for card faces: every card of both packs can be drawn in both layouts, and shows what it is."""

from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from game.app.base.prints import NAMES, PLAIN, badge_on, index_on, name_on, printed, strip
from game.app.gfx.fonts import LARGE_LEGIBLE
from game.app.services import Services
from game.app.settings import ROWS, Settings
from game.app.table.card_art import CAPITAL, CardArt, _lettered
from game.core.cards import Card, pack, parse
from tests.app.conftest import MakeServices

EVERY = [card for number in (0, 1) for card in pack(number, jokers=True)]
HEROES = ("KH", "QH", "KD", "QD", "JD")
PUSHED = 11  # card units by which cards of a hand move together while one has the focus


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.fixture
def art(services: Services) -> CardArt:
    return CardArt(services.canvas)


@pytest.mark.slow
def test_every_card_has_a_face_of_its_own(art: CardArt):
    for width, layout in ((176.0, "full"), (104.0, "mini")):
        faces = {pixels(art.face(card, width, layout)) for card in EVERY}
        assert len(faces) == len(EVERY) / 2  # both packs have the same faces


@pytest.mark.parametrize(("width", "layout"), [(176.0, "full"), (96.0, "mini")])
def test_a_joker_of_an_ordinary_pack_is_no_blank_card(art: CardArt, width: float, layout: str):
    faces = {pixels(art.face(parse(id), width, layout, (), "plain")) for id in ("XR", "XB", "KH", "2S")}
    blank = pixels(art.canvas.pictures.scaled(art._name_of(parse("XR"), layout, False, "plain"),
                                              art._size(art.canvas.layout.size(width))))  # fmt: skip
    assert len(faces) == 4
    assert blank not in faces


@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_shows_each_pip_and_lies_down_without_any(art: CardArt, hero: str):
    rows = [("full",) * n + ("empty",) * (4 - n) for n in range(5)]
    rows += [("full", "full", "loss", "empty"), ("full", "full", "gain", "gain")]
    faces = {pixels(art.face(parse(hero), 104.0, "mini", row)) for row in rows}
    assert len(faces) == len(rows)
    untold, whole = (art.face(parse(hero), 104.0, "mini", row) for row in ((), ("full",) * 4))
    assert pixels(untold) == pixels(whole)


@pytest.mark.parametrize("hero", HEROES)
def test_only_the_last_pip_lays_a_hero_down(art: CardArt, hero: str):
    """The head in the picture, above the tray, is the same from one pip to four."""

    def head(*pips: str) -> bytes:
        face = art.face(parse(hero), 176.0, "full", pips)
        return pixels(face.subsurface((0, 0, face.get_width(), face.get_height() // 2)))

    whole = head("full", "full", "full", "full")
    assert head("full", "empty", "empty", "empty") == whole
    assert head("loss", "empty", "empty", "empty") == whole
    assert head("empty", "empty", "empty", "empty") != whole
    assert head("gain", "empty", "empty", "empty") != whole  # the hero does not stand up before the potion is drunk


Grey = npt.NDArray[np.float64]
APART = 20.0  # out of 255
BACKS = [design for design, _name in ROWS["back"].choices]


@pytest.mark.parametrize("design", BACKS)
def test_the_backs_of_two_packs_differ(services: Services, design: str):
    art = CardArt(services.canvas, back=design)
    first, second = (pixels(art.back(60.0, number)) for number in (0, 1))
    assert first != second
    assert pixels(art.back(60.0)) == first
    assert pixels(art.back(60.0, 2)) == first


def test_there_are_six_backs_and_the_door_is_the_usual_one(services: Services):
    assert len(BACKS) == 6
    assert BACKS[0] == Settings().back
    assert pixels(CardArt(services.canvas).back(60.0)) == pixels(CardArt(services.canvas, back=BACKS[0]).back(60.0))


def grey(art: CardArt, pack: int) -> Grey:
    """A back as grey values, 0 to 255, 12 by 17: what remains of it at a glance, without its colours."""
    small = pygame.transform.smoothscale(pygame.transform.grayscale(art.back(72.0, pack)), (12, 17))
    return pygame.surfarray.pixels_red(small).astype(float)


def apart(one: Grey, other: Grey) -> float:
    """The root mean square difference of two backs."""
    return float(np.sqrt(np.mean((one - other) ** 2)))


def test_all_backs_are_told_apart_without_their_colours(services: Services):
    seen = {(design, pack): grey(CardArt(services.canvas, back=design), pack) for design in BACKS for pack in (0, 1)}
    together = [(one, other) for one, other in combinations(seen, 2) if one[0] == other[0] or one[1] == other[1] == 0]
    near = {pair: apart(seen[pair[0]], seen[pair[1]]) for pair in together}
    assert min(near.values()) > APART, min(near, key=lambda pair: near[pair])


def test_four_colours_are_for_suits_and_jokers_stay_as_they_are(services: Services):
    plain, coloured = CardArt(services.canvas), CardArt(services.canvas, four=True)
    assert pixels(plain.face(parse("AD"), 104.0, "mini")) != pixels(coloured.face(parse("AD"), 104.0, "mini"))
    for joker in (Card(15, "R"), Card(15, "B")):
        assert pixels(plain.face(joker, 104.0, "mini")) == pixels(coloured.face(joker, 104.0, "mini"))


@pytest.mark.slow
@pytest.mark.parametrize("print", ["monster", "warrior", "mage", "shield", "mana", PLAIN])
def test_every_card_can_be_printed_as_something_else(art: CardArt, print: str):
    for width, layout in ((176.0, "full"), (104.0, "mini")):
        faces = {pixels(art.face(card, width, layout, print=print)) for card in pack()}
        assert len(faces) == 52
        same = {"monster": 24}.get(print, 0)  # black cards from two to king are monsters anyway
        assert len(faces & {pixels(art.face(card, width, layout)) for card in pack()}) == same


@pytest.mark.parametrize(
    ("print", "card", "name", "badge"),
    [
        ("", "2D", "Dagger", "2"),
        ("", "AS", "Grim Reaper", "14"),
        ("plain", "AS", "ace of spades", "1"),
        ("warrior", "KS", "Warrior", "13"),
        ("warrior", "AD", "Warrior", "1"),
        ("mage", "KD", "Mage", "6"),
        ("mage", "3C", "Mage", "1"),
        ("mage", "AH", "Mage", "1"),
        ("shield", "KC", "Shield", "6"),
        ("shield", "AC", "Shield", "0"),
        ("mana", "JH", "Mana", "11"),
        ("monster", "7S", "Ghost", "7"),
        ("monster", "AS", "Moth", "1"),
    ],
)
def test_what_a_card_is_called_and_worth_depends_on_what_is_printed_on_it(print: str, card: str, name: str, badge: str):
    assert str(name_on(parse(card), print)) == name
    assert badge_on(parse(card), print) == badge


@pytest.mark.parametrize("print", ["warrior", "mage"])
def test_the_one_who_has_fallen_lies_down(art: CardArt, print: str):
    up, whole, down = (art.face(parse("9C"), 112.0, "mini", pips, print) for pips in ((), ("full",), ("empty",)))
    assert pixels(up) == pixels(whole) != pixels(down)


@pytest.mark.parametrize("four", [False, True], ids=["two colours", "four colours"])
def test_cards_of_a_pack_that_is_printed_anew_are_red_or_black_and_nothing_else(services: Services, four: bool):
    """Only the colour counts on these cards, and they lie side by side: diamonds are as red as hearts, even with four
    suit colours."""
    art = CardArt(services.canvas, four)
    for print in (PLAIN, "monster", "warrior", "mage", "shield", "mana"):
        inks = {suit: art._ink(Card(9, suit), print) for suit in "CDHS"}
        assert inks["D"] == inks["H"] == art._ink(Card(9, "D"), "plain") != inks["C"] == inks["S"], print


def test_a_card_is_told_with_what_is_printed_on_it():
    assert printed("warrior:KS") == (parse("KS"), "warrior")
    assert printed("10H") == (parse("10H"), "")
    assert set(NAMES) == {"warrior", "mage", "shield", "mana"}


def part(face: pygame.Surface, box: tuple[float, float, float, float], wide: float) -> pygame.Surface:
    """The part of a face, drawn `wide` pixels wide, that lies in a box of card units."""
    return face.subsurface(pygame.Rect(*(round(number * wide / 250) for number in box)))


def test_a_small_ordinary_card_shows_its_picture_and_in_high_contrast_its_sign(make_services: MakeServices):
    for contrast in (False, True):
        art = CardArt(make_services(contrast=contrast).canvas)
        box = art.spec["plain"]["mini"]["picture"]["window"]
        seen = {card.id: pixels(part(art.face(card, 104, "mini", (), PLAIN), box, 104)) for card in pack()}
        assert contrast or len({*seen.values()}) == 52
        assert (seen["9S"] == seen["8S"]) == contrast


def test_where_only_the_left_is_seen_each_card_shows_its_picture_and_in_high_contrast_its_rank(
    make_services: MakeServices,
):
    for contrast in (False, True):
        art = CardArt(make_services(contrast=contrast).canvas)
        seen = {}
        for card in pack():
            face = art.face(card, 96, strip(0.6), (), PLAIN)
            seen[card.id] = pixels(part(face, (18, 155, 0.6 * 250 - 18, 170), 96))
        assert contrast or len({*seen.values()}) == 52
        assert (seen["9S"] == seen["8S"]) == contrast


@pytest.mark.parametrize("share", [0.88, 0.76, 0.6, 0.5])
def test_of_a_picture_that_is_partly_covered_the_middle_is_seen(art: CardArt, share: float):
    whole, face = (pygame.surfarray.array3d(art.face(parse("QC"), 250, layout, (), PLAIN))
                   for layout in ("mini", strip(share)))  # fmt: skip
    x, y, wide, high = art.spec["plain"]["mini"]["picture"]["window"]
    end = round(share * 250) - 8
    cut = (wide - (end + 3 - x)) // 2
    rows = slice(y + 5, y + high - 5)
    assert (face[x + 5 : end - 5, rows] == whole[x + cut + 5 : end + cut - 5, rows]).all()
    assert (face[end, rows].sum(axis=1) == face[x + 1, rows].sum(axis=1)).all(), "with a line to either side"


@pytest.mark.parametrize(("step", "least"), [(74.3, 20), (58, 16)])
@pytest.mark.parametrize("plain", [False, True])
def test_rank_and_suit_are_whole_and_large_in_what_is_seen_of_a_card(
    make_services: MakeServices, plain: bool, step: float, least: int
):
    art = CardArt(make_services(plain_font=plain).canvas)
    layout, end = strip(step / 96), round(step / 96 * 250)
    for card in pack():
        ink = drawn(art, index_on(card), card.suit, layout)
        assert max(box.right for box in ink.get_bounding_rects()) <= end - PUSHED, card.id
        sign = art._places(card, layout)["suit"][0]
        assert art._side(sign, 96 / 250) >= least
        beside = round(sign["centre"][0] - sign["size"] / 2)
        lettered = pygame.Mask((4, 110), fill=True)
        assert ink.overlap_area(lettered, (beside - 4, 20)) < 60, f"rank and suit of {card.id} touch"


@pytest.mark.parametrize("suit", "SHDC")
def test_the_large_sign_of_a_suit_is_engraved_and_in_high_contrast_whole(make_services: MakeServices, suit: str):
    inked = []
    for contrast in (False, True):
        art = CardArt(make_services(contrast=contrast).canvas)
        places = art.spec["plain"]["mini"]
        place = (places["pips"]["2"] if contrast else places["picture"]["suit"])[0]
        (x, y), side = place["centre"], place["size"]
        box = x - side / 2, y - side / 2, side, side
        face = pygame.surfarray.array3d(part(art.face(parse(f"2{suit}"), 250, "mini", (), PLAIN), box, 250))
        inked.append((abs(face.astype(int) - face[1, 1]).sum(axis=2) > 150).mean())
    engraved, whole = inked
    assert 0.6 * whole < engraved < 0.95 * whole, "cut on its lit side, and still the suit"


def test_in_high_contrast_large_ranks_stand_in_one_row_at_the_left_where_the_right_is_covered(
    make_services: MakeServices,
):
    """No court sign stands beside the suit, where the next card would cut it off."""
    art = CardArt(make_services(contrast=True).canvas)
    wide, seen = 104, 75
    bare = art.face(parse("2S"), wide, strip(seen / wide), (), "plain")
    for id in ("2S", "9S", "10S", "KS", "AS"):
        face = art.face(parse(id), wide, strip(seen / wide), (), "plain")
        rank = pygame.surfarray.array3d(face)[10:62, 18:62].sum(axis=2) < 150
        inked = np.flatnonzero(rank.any(axis=1)) + 10
        assert inked.max() < seen
        assert abs((inked.min() + inked.max()) / 2 - wide * 80 / 250) < 4
    right = pygame.Rect(seen, 8, wide - seen - 8, 120)
    for id in ("9S", "KS"):
        blank = art.face(parse(id), wide, strip(seen / wide), (), "plain").subsurface(right)
        assert pixels(blank) == pixels(bare.subsurface(right)), "nothing stands where the next card lies"


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("layout", ["mini", strip(0.774), strip(0.6)])
def test_rank_and_suit_on_an_ordinary_card_are_clear_of_its_picture(
    make_services: MakeServices, layout: str, plain: bool
):
    art = CardArt(make_services(plain_font=plain).canvas)
    paper = art.canvas.pictures.scaled("cards/print/plain-mini", art._size(art.canvas.layout.size(250)))
    above = (24, art.spec["plain"]["mini"]["picture"]["window"][1] - 2, 202, 1)
    for rank in ("J", "Q", "K", "10", "9", "7", "A"):
        face = art.face(parse(f"{rank}S"), 250, layout, (), PLAIN)
        assert pixels(face.subsurface(above)) == pixels(paper.subsurface(above)), rank


def drawn(art: CardArt, rank: str, suit: str = "S", layout: str = "mini") -> pygame.Mask:
    """A mask of everything that is drawn on a small ordinary card besides its picture."""
    card = parse(rank + suit)
    face = art.face(card, 250, layout, (), PLAIN)
    paper = art.canvas.pictures.scaled("cards/print/plain-mini", face.get_size())
    seen = pygame.mask.from_threshold(face, (0, 0, 0), (40, 40, 40, 255), paper)
    seen.invert()
    if (window := art._window(card, layout)) is not None:
        x, y, wide, high = window[1]
        seen.erase(pygame.Mask((wide + 2, high + 2), fill=True), (x - 1, y - 1))
    return seen


def span(art: CardArt, rank: str, rows: slice) -> tuple[int, int]:
    """The first and the last of these rows in which there is ink as broad as a stem."""
    seen = drawn(art, rank)
    inked = [y for y in range(rows.start, rows.stop) if sum(seen.get_at((x, y)) for x in range(20, 230)) >= STEM]
    return inked[0], inked[-1]


STEM, LINE = 14, 119  # pixels: the width of a letter's stem; the baseline of the ranks
SLACK = 6  # round letters may stand out by this many pixels


@pytest.mark.parametrize("plain", [False, True])
def test_ranks_on_small_ordinary_cards_are_of_one_height_and_stand_on_one_line(
    make_services: MakeServices, plain: bool
):
    art = CardArt(make_services(plain_font=plain).canvas)
    spans = {rank: span(art, rank, slice(22, LINE + 1)) for rank in ("K", "Q", "J", "10", "9", "7", "2")}
    assert max(top for top, _foot in spans.values()) - min(top for top, _foot in spans.values()) <= SLACK, spans
    assert min(foot for _top, foot in spans.values()) >= LINE - SLACK, spans


def test_a_queens_rank_is_as_high_as_a_kings_wherever_it_stands(art: CardArt):
    for place in (art.spec["layouts"]["full"]["rank"], art.spec["layouts"]["mini"]["rank"],
                  art.spec["plain"]["full"]["court"]["rank"][0]):  # fmt: skip
        heights = {}
        for rank in ("K", "Q", "10"):
            sheet = pygame.Surface((400, 400), pygame.SRCALPHA)
            art._letters(sheet, {**place, "centre": [50, 50]}, rank, (0, 0, 0), 4.0)
            heights[rank] = sheet.get_bounding_rect().h
            assert sheet.get_bounding_rect().w <= place["width"] * 4 + 1
        assert heights["K"] <= heights["Q"] <= 1.4 * heights["K"], "with its tail"
        assert heights["10"] >= 0.9 * heights["K"]


@pytest.mark.parametrize("rank", ["K", "Q", "J"])
def test_in_high_contrast_the_suit_of_a_court_that_is_partly_covered_stands_under_its_rank_at_the_left(
    make_services: MakeServices, rank: str
):
    art = CardArt(make_services(contrast=True).canvas)
    spades, clubs = (drawn(art, rank, suit, strip(0.6)) for suit in "SC")
    apart = spades.copy()
    apart.draw(clubs, (0, 0))
    both = spades.overlap_mask(clubs, (0, 0))
    apart.erase(both, (0, 0))
    (left, right) = (min(r.left for r in apart.get_bounding_rects()), max(r.right for r in apart.get_bounding_rects()))
    assert apart.count() > 500
    assert left > 15
    assert right < 145
    rank_place = art.spec["plain"]["mini"]["court"]["rank"][0]
    assert min(r.top for r in apart.get_bounding_rects()) > rank_place["centre"][1] + rank_place["cap"] / 2


def test_behind_a_pip_that_is_at_stake_the_tray_is_red(art: CardArt):
    safe, threatened = (art.face(parse("JD"), 176.0, "full", ("full",) * 3 + (last,)) for last in ("full", "loss"))
    wine = art.canvas.theme.wine

    def red(face: pygame.Surface) -> int:
        return sum(face.get_at((x, y))[:3] == wine for x in range(face.get_width()) for y in range(face.get_height()))

    assert red(threatened) > 100 > red(safe)


LARGE_FROM = {"full": 144.0, "mini": 94.0}
"""The narrowest card, by layout, on which large text prints all ranks and numbers large. Narrower ones have no room:
fans on posters and results, hands of others, stacks of the slain. The preview and the close-up tell what they say."""


def printed_px(art: CardArt, monkeypatch: pytest.MonkeyPatch, width: float, layout: str, print: str) -> list[float]:
    """The `text_px` of all ranks and numbers that are printed on some cards."""
    found, k = list[float](), art.canvas.layout.k

    def noted(font: pygame.font.Font, text: str, *rest: Any) -> pygame.Surface:
        capital = font.metrics("H")[0]
        assert capital is not None
        found.append(capital[3] / k / CAPITAL if text else 1e9)
        return _lettered(font, text, *rest)

    monkeypatch.setattr("game.app.table.card_art._lettered", noted)
    for id in ("10S", "QH", "JC", "AS", "KD", "2C"):
        art.face(parse(id), width, layout, (), print)
    return found


@pytest.mark.parametrize("print", ["", "monster", *NAMES, PLAIN])
@pytest.mark.parametrize("layout", LARGE_FROM)
def test_large_text_is_large_on_cards(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, layout: str, print: str
):
    art = CardArt(make_services(text="2").canvas)
    assert min(printed_px(art, monkeypatch, LARGE_FROM[layout], layout, print)) >= LARGE_LEGIBLE - 0.01


def test_only_large_text_changes_cards_and_at_once(make_services: MakeServices):
    faces = {
        text: pixels(CardArt(make_services(text=text).canvas).face(parse("10S"), 94.0, "mini"))
        for text in ("1", "1.5", "2")
    }
    assert faces["1"] == faces["1.5"] != faces["2"]
