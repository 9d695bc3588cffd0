"""Tests for seeds as people exchange them, and for the random stream of a seed."""

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core import seeds
from game.core.rng import Rng


@given(st.integers(0, seeds.LIMIT - 1))
def test_a_code_goes_there_and_back(seed):
    assert seeds.parse(seeds.code(seed)) == seed
    assert seeds.parse(seeds.code(seed).lower()) == seed
    assert seeds.parse(str(seed)) == seed
    assert seeds.parse(f" {seed:030} \n") == seed


@given(st.integers(0, seeds.FRESH - 1))
def test_a_fresh_seed_has_six_characters(seed):
    assert len(seeds.code(seed)) == len("U-") + 6


def test_blanks_anywhere_and_every_dash_are_as_good():
    dashes = [chr(n) for n in range(0x10000) if category(chr(n)) == "Pd"] + ["\N{MINUS SIGN}", "\N{HYPHEN BULLET}"]
    blanks = [chr(n) for n in range(0x10000) if category(chr(n)) in ("Zs", "Zl", "Zp", "Cf") or chr(n).isspace()]
    assert len(dashes) > 20
    assert len(blanks) > 50
    for dash in dashes:
        assert seeds.parse(f"u{dash}3k9qz1") == seeds.parse("U-3K9QZ1")
    for blank in blanks:
        assert seeds.parse(f"{blank}U{blank}-{blank}3K9{blank}QZ1{blank}") == seeds.parse("U-3K9QZ1")
        assert seeds.parse(f"{blank}1{blank}234") == 1234


def test_codes_are_crockfords_base_32():
    assert seeds.DIGITS == "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    assert seeds.code(0) == "U-000000"
    assert seeds.code(32 * 31 + 10) == "U-0000ZA"
    assert seeds.parse("u-oil") == seeds.parse("U-011")
    assert seeds.parse("U-" + "0" * 40 + "7") == seeds.parse("U-7") == 7


@pytest.mark.parametrize(
    "text",
    [
        "",
        "U-",
        "u",
        "-5",
        "1.5",
        "3K9QZ1",
        "U-3K9U",
        "U-3K-9",
        "U 3K9",
        "U-é",
        "²",
        "9" * 30,
        str(1 << 63),
        "U-" + "Z" * 13,
    ],
)
def test_anything_else_is_refused_in_one_sentence(text):
    with pytest.raises(seeds.BadSeed) as caught:
        seeds.parse(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["?" * 50, "9" * 50, "U-?" + "?" * 50])
def test_a_refusal_quotes_forty_characters(text):
    with pytest.raises(seeds.BadSeed) as caught:
        seeds.parse(text)
    assert f"“{text[:40]}”" in str(caught.value)


def test_a_days_dungeon_is_the_same_for_everybody():
    """The numbers must never change: players with different versions compare their scores."""
    assert seeds.daily("2026-11-20", "scoundrel") == 888372796 < seeds.FRESH
    assert seeds.daily("2026-12-31", "crawl") == 405089670
    days = {seeds.daily(f"2026-11-{day:02}", game) for day in range(1, 31) for game in ("scoundrel", "crawl")}
    assert len(days) == 60


def test_the_stream_is_splitmix64():
    """The first numbers for seed 1234567, as published by the generator's author."""
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_below_is_even_and_in_range():
    rng, counts = Rng(5), [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert min(counts) > 900
    assert max(counts) < 1100


class Fixed(Rng):
    """A stream of given numbers."""

    def __init__(self, *values):
        super().__init__(0)
        self.values = list(values)

    def bits(self):
        return self.values.pop(0)


def test_below_never_favours_a_number_when_the_range_does_not_divide_the_bits():
    assert Fixed(2**64 - 1, 2**64 - 2, 5).below(2**63 + 1) == 5
    assert Fixed(2**64 - 1, 4).below(3) == 1  # a multiple of 3 that starts an incomplete run: drawn again
    assert Fixed(2**64 - 1, 5).below(274177) == 5  # the run lacks only its last number: 274177 divides 2**64 + 1


def test_below_throws_nothing_away_when_the_range_divides_the_bits():
    assert Fixed(2**64 - 1, 5).below(2**63) == 2**63 - 1
    assert Fixed(2**64 - 1, 5).below(1) == 0


def test_a_shuffle_keeps_the_items_and_depends_on_the_seed_alone():
    first, second, other = list(range(44)), list(range(44)), list(range(44))
    Rng(3).shuffle(first)
    Rng(3).shuffle(second)
    Rng(4).shuffle(other)
    assert first == second != other
    assert sorted(first) == list(range(44))


def test_a_shuffle_never_changes():
    """Saves and shared seeds depend on it."""
    items = list("abcdefgh")
    Rng(3).shuffle(items)
    assert "".join(items) == "habecgdf"
