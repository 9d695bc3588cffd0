"""The theme's inks stand out from the plain grounds that they are made for, in both looks, by WCAG's formula.

What is really behind them on the screen is measured in `test_contrast.py`.
"""

from itertools import combinations

import pytest

from game.app.gfx.theme import STARK, STARK_SUITS, USUAL, USUAL_SUITS, Colour, Suits, Theme

ON_DARK = ("bone", "gold", "life", "danger", "help", "cream", "first", "second", "third", "fourth", "fifth")
ON_PAPER = ("ink", "night", "wine", "balm")
LOOKS = pytest.mark.parametrize(
    ("theme", "suits", "least"), [(USUAL, USUAL_SUITS, 4.5), (STARK, STARK_SUITS, 7.0)], ids=["usual", "stark"]
)
IDLE = {USUAL: 3.0, STARK: 4.5}  # the least for what cannot be chosen now
CARD = (228, 214, 180)  # about the darkest spot of the paper of a card


def luminance(colour: Colour) -> float:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (n / 255 for n in colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_white_on_black_is_what_everybody_says_it_is():
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@LOOKS
@pytest.mark.parametrize("role", ON_DARK)
def test_bright_inks_stand_out_from_the_dark(theme: Theme, suits: Suits, least: float, role: str):
    assert contrast(getattr(theme, role), theme.night) >= least
    assert contrast(getattr(theme, role), theme.ink) >= least


@LOOKS
@pytest.mark.parametrize("role", ON_PAPER)
def test_dark_inks_stand_out_from_paper(theme: Theme, suits: Suits, least: float, role: str):
    assert contrast(getattr(theme, role), theme.paper) >= least


@LOOKS
def test_what_cannot_be_chosen_can_still_be_read(theme: Theme, suits: Suits, least: float):
    assert contrast(theme.faint, theme.night) >= IDLE[theme]


@LOOKS
def test_every_suit_stands_out_from_its_card(theme: Theme, suits: Suits, least: float):
    for inks in suits:
        assert min(contrast(ink, CARD) for ink in inks.values()) >= least


@LOOKS
def test_four_suits_have_four_colours(theme: Theme, suits: Suits, least: float):
    assert all(one != other for one, other in combinations(suits.four.values(), 2))
    assert len({suits.two[suit] for suit in "SC"}) == 1
