"""Tests for letters that a font lacks: they are printed from another font, in place and on the same line."""

import gc
import importlib
import inspect
from pathlib import Path

import pygame
import pytest
from fontTools.ttLib import TTFont

import game
from game import files
from game.app.gfx import theme
from game.app.gfx.fonts import FONTS
from game.app.gfx.theme import RICH, Face, can_print, face, font, has
from game.app.services import Services

FILES = sorted({file for usual, plain, _smallest in FONTS.values() for file in (usual, plain)})
FOREIGN = "Ёжик", "Ελένη", "Nguyễn", "Ђорђе"
WHITE = (255, 255, 255)
OPEN = Path("/proc/self/fd")


def ink(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface.subsurface(surface.get_bounding_rect()), "RGBA")


def bare(file: str, pixels: int, text: str) -> bytes:
    return ink(font(file, pixels).render(text, True, WHITE))


def letters_in(file: str) -> set[str]:
    """The letters in a font's own table, without the control characters that some fonts contain."""
    return {chr(code) for code in TTFont(files.asset(f"fonts/{file}")).getBestCmap() if code >= ord(" ")}


@pytest.mark.parametrize("file", FILES)
def test_a_font_says_itself_what_it_has(file: str) -> None:
    theirs = letters_in(file)
    near = {chr(ord(letter) + step) for letter in theirs for step in (-1, 1)}
    assert {letter for letter in theirs | near if has(file, letter)} == theirs


@pytest.mark.parametrize("file", FILES)
def test_what_can_be_printed_is_never_the_box_of_a_missing_letter(services: Services, file: str) -> None:
    """Every letter that a name may contain, in every font in which a name is printed."""
    box = bare(file, 20, "\N{KANNADA LETTER A}")
    rich = letters_in(RICH[True]) & letters_in(RICH[False])
    names = [letter for letter in sorted(rich) if letter.isalpha() and can_print(letter)]
    assert len(names) > 800
    for letter in names:
        line = face(file, 20).render(letter, WHITE)
        assert line.get_bounding_rect().w, letter
        assert ink(line) != box, letter


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("name", FOREIGN)
def test_a_whole_word_is_printed_in_one_face(services: Services, file: str, name: str) -> None:
    runs = list(face(file, 40)._runs(f"To {name}"))
    assert "".join(run for _font, run in runs) == f"To {name}"
    assert name in "\n".join(run for _font, run in runs)


@pytest.mark.parametrize("file", [file for file in FILES if file.startswith(theme.PLAIN)])
@pytest.mark.parametrize("word", ["Настройки", "Ρυθμίσεις", "Ґанок", "Thiết"])
def test_the_plain_font_stays_a_sans_in_greek_and_cyrillic(services: Services, file: str, word: str) -> None:
    sans = theme.SANS[file not in theme.THIN]
    pixels = round(40 * theme.proportions(file)[0] / theme.proportions(sans)[0])
    assert list(face(file, 40)._runs(word)) == [(font(sans, pixels), word)]


@pytest.mark.parametrize("file", FILES)
def test_a_line_is_as_wide_as_its_picture_and_keeps_its_middle(services: Services, file: str) -> None:
    own, mixed = face(file, 40).render("To H", WHITE), face(file, 40).render("To H Ёжик", WHITE)
    assert mixed.get_width() == face(file, 40).width("To H Ёжик")
    feet = [surface.get_bounding_rect(min_alpha=128).bottom for surface in (own, _left(mixed, own.get_width()))]
    middles = [surface.get_height() / 2 for surface in (own, mixed)]
    assert feet[0] - middles[0] == feet[1] - middles[1]


def _left(surface: pygame.Surface, wide: int) -> pygame.Surface:
    return surface.subsurface((0, 0, wide, surface.get_height()))


@pytest.mark.parametrize("file", FILES)
def test_letters_of_another_face_are_as_high(services: Services, file: str) -> None:
    latin, cyrillic = (face(file, 100).render(letter, WHITE).get_bounding_rect(min_alpha=128).h for letter in "HЖ")
    assert cyrillic == pytest.approx(latin, abs=3)


@pytest.mark.parametrize(
    ("name", "seen"),
    [("李明", "??"), ("Ada😀", "Ada?"), ("\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}", "?"), ("שלום", "????"),
     ("q\N{COMBINING BRIDGE ABOVE}a", "qa"), ("👩‍🚀", "??")],
)  # fmt: skip
def test_what_no_face_has_is_a_question_mark(services: Services, name: str, seen: str) -> None:
    assert not can_print(name)
    for file in FILES:
        printed = face(file, 30)
        assert printed.width(name) == printed.width(seen)
        assert ink(printed.render(name, WHITE)) == ink(printed.render(seen, WHITE))


def test_text_that_a_face_has_is_left_to_it(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Text whose letters are all in the font is printed in one piece, with kerning."""
    monkeypatch.setattr(Face, "_runs", None)
    for file in FILES:
        assert ink(face(file, 30).render("“Größe” – Ávila", WHITE)) == bare(file, 30, "“Größe” – Ávila")


def test_nothing_is_nothing(services: Services) -> None:
    assert face(FILES[0], 30).render("\N{ZERO WIDTH JOINER}", WHITE).get_width() == 0
    assert has(RICH[True], theme.UNKNOWN)


def test_half_a_letter_is_none() -> None:
    assert not can_print("\ud800")


def test_an_apostrophe_is_printed_as_one_however_it_was_typed(services: Services) -> None:
    for file in FILES:
        typed, curly = (face(file, 40).render(text, WHITE) for text in ("Ada's", "Ada’s"))
        assert ink(typed) == ink(curly) != ink(font(file, 40).render("Ada's", True, WHITE))
        assert face(file, 40).width("Ada's") == typed.get_width()


@pytest.mark.parametrize("file", RICH.values())
@pytest.mark.parametrize("pixels", [22, 23, 24, 25, 30])
def test_words_stand_apart_on_a_small_panel(services: Services, file: str, pixels: int) -> None:
    """The space between two words stays visible, even if a letter leans out of its word or a pixel is lost to
    rounding."""
    for line in ("of spades", "Wolf with", "Nov 2026", "OFL 1.1", "a room"):
        assert widest_gap(face(file, pixels).render(line, WHITE)) >= pixels * 0.16, line


def widest_gap(line: pygame.Surface) -> int:
    """The largest number of empty columns between two letters."""
    seen = pygame.mask.from_surface(line, 100)
    columns = "".join(
        "x" if any(seen.get_at((x, y)) for y in range(line.get_height())) else " " for x in range(line.get_width())
    )
    return max(map(len, columns.strip().split("x")))


# memory

FINITE = {  # cached without a limit, because there are few: games, keys, pictures, packs, heroes, targets
    "cover_of", "key_at", "portrait_of", "pack", "heroes", "dungeon", "of_warrior", "of_mage", "_fewest",
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.skipif(not OPEN.exists(), reason="open files cannot be counted here")
def test_however_many_sizes_a_font_has_no_file_stays_open(services: Services) -> None:
    gc.collect()
    before = sorted(OPEN.iterdir())
    theme.forget_sizes()
    for pixels in range(10, 60):
        for file in FILES:
            assert face(file, pixels).width("A line") > 0
    assert has(FILES[0], "é")
    assert len(list(OPEN.iterdir())) <= len(before)


def test_another_window_size_drops_what_was_made_for_the_last(services: Services) -> None:
    hall = services.halls.empty("title", services.canvas)
    old = face(FILES[0], 77)
    for size in ((1024, 768), (1280, 800)):
        services.window.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        services.relayout()
    assert face(FILES[0], 77) is not old
    assert services.halls.empty("title", services.canvas) is not hall


def test_every_cache_has_a_limit() -> None:
    for path in sorted(Path(game.__file__).parent.rglob("*.py")):
        name = ".".join(path.relative_to(Path(game.__file__).parents[1]).with_suffix("").parts)
        for each in vars(importlib.import_module(name.removesuffix(".__init__"))).values():
            if not hasattr(each, "cache_parameters") or each.__module__ != name:
                continue
            limited = each.cache_parameters()["maxsize"] is not None
            assert limited or not inspect.signature(each).parameters or each.__name__ in FINITE, f"{name}: {each}"
