"""Tests for prompts: the right glyphs for every device, as pictures and as words."""

import pytest

from game import files
from game.app.base.geometry import Box
from game.app.gfx.theme import STARK, USUAL, Colour
from game.app.input.bindings import PAD_AXES, PAD_BUTTONS, SYSTEM, default_bindings, device_of
from game.app.input.seating import FAMILIES
from game.app.services import Services
from game.app.ui.prompts import BUTTONS, LETTERS, NINTENDO, PromptBar, code_for, code_words, draw_code, width_of

PAD_CODES = [f"pad:{name}" for name in PAD_BUTTONS if name != SYSTEM]
AXIS_CODES = [f"axis:{name}{sign}" for name in PAD_AXES[:4] for sign in "+-"] + [
    "axis:triggerleft+",
    "axis:triggerright+",
]
KEY_CODES = ["key:return", "key:a", "key:left", "key:f11", "key:page up", "key:keypad 7", "key:ö", "key:print screen"]
MOUSE_CODES = ["mouse:2", "mouse:3", "mouse:6", "mouse:7", "mouse:12"]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_button_has_its_own_picture_and_words(family: str):
    for file in {*LETTERS.values(), *BUTTONS.values(), "left-stick", "right-stick"}:
        assert files.asset(f"ui/glyphs/{family}/{file}.webp").exists()
    words = [code_words(code, family) for code in (*PAD_CODES, *AXIS_CODES)]
    assert len(set(words)) == len(words)


def test_names_are_those_on_the_pad():
    assert [code_words("pad:a", family) for family in FAMILIES] == ["A", "Cross", "A"]
    assert [code_words("axis:triggerleft+", family) for family in FAMILIES] == ["LT", "L2", "ZL"]
    assert [code_words("pad:start", family) for family in FAMILIES] == ["Menu", "Options", "Plus"]
    assert code_words("axis:leftx-", "xbox") == "Left stick, left"
    assert [code_words(code, "mouse") for code in ("key:escape", "key:v", "mouse:3", "mouse:6")] == [
        "Esc", "V", "Right mouse button", "Mouse 4"
    ]  # fmt: skip


def test_nintendo_letters_lie_otherwise():
    """SDL names buttons by their letters; on Nintendo pads, A is on the right."""
    assert NINTENDO == {"a": "east", "b": "south", "x": "north", "y": "west"}


@pytest.mark.parametrize("contrast", [False, True])
def test_everything_can_be_drawn(make_services, contrast: bool):
    canvas = make_services(contrast=contrast).canvas
    for family in ("keyboard", "mouse", *FAMILIES):
        for code in (*PAD_CODES, *AXIS_CODES, *KEY_CODES, *MOUSE_CODES):
            for size in (34.0, 50.0):
                assert draw_code(canvas, code, family, 100, 100, size) == width_of(canvas.type, code, size) >= size


@pytest.mark.parametrize("family", ["keyboard", "mouse", *FAMILIES])
def test_prompts_never_show_another_device(family: str):
    """standards.md H3. The mouse family may show keys, because a keyboard is near."""
    wanted = {"keyboard": {"key"}, "mouse": {"mouse", "key"}}.get(family, {"pad"})
    for command in default_bindings():
        code = code_for(default_bindings(), command, family)
        assert code is None or device_of(code) in wanted


def test_the_mouse_is_shown_the_buttons_that_every_mouse_has():
    usual = default_bindings()
    shown = {command: code_for(usual, command, "mouse") for command in ("confirm", "cancel", "info", "undo", "hint")}
    assert shown == {
        "confirm": "mouse:1", "cancel": "mouse:3", "info": "mouse:2", "undo": "key:u", "hint": "key:h"
    }  # fmt: skip
    assert code_for({**usual, "cancel": ("key:escape", "mouse:9")}, "cancel", "mouse") == "key:escape"


def test_swapped_pads_show_what_they_mean():
    usual = default_bindings()
    assert code_for(usual, "confirm", "xbox", swapped=True) == "pad:b"
    assert code_for(usual, "confirm", "keyboard", swapped=True) == "key:return"


def test_a_bar_that_is_too_narrow_shows_what_matters_most(services: Services):
    prompts = [(command, "A rather long description of it") for command in ("confirm", "cancel", "undo", "hint")]
    services.input.family = "keyboard"
    for width in (2000, 600, 100, 10):
        PromptBar(services.input).draw(services.canvas, prompts, Box(10, 700, width, 36))


def contrast(a: Colour, b: Colour) -> float:
    """The contrast of two colours as defined by WCAG."""

    def light(colour: Colour) -> float:
        parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05

    dark, bright = sorted((light(a), light(b)))
    return bright / dark


def test_contrast():
    """standards.md A-1 and A-3: 4.5 to 1 as usual, 7 to 1 in high contrast."""
    for theme, least in ((USUAL, 4.5), (STARK, 7.0)):
        for name in ("paper", "bone", "gold", "danger", "help", "cream", "faint"):
            assert contrast(getattr(theme, name), theme.night) >= least, name
        for name in ("ink", "wine"):
            assert contrast(getattr(theme, name), theme.paper) >= least, name
