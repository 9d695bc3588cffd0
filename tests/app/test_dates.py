"""Tests for dates and times in words."""

import time

import pytest

from game.i18n import dates


def test_a_day_and_a_moment_are_read_as_people_write_them() -> None:
    assert dates.day("2026-03-05") == "5 Mar 2026"
    assert dates.day("2026-11-20T19:05:33") == "20 Nov 2026"
    assert dates.moment("2026-11-20T19:05:33") == "20 Nov 2026, 19:05"


def test_a_file_time_is_told_where_the_program_runs() -> None:
    when = time.mktime((2026, 11, 20, 19, 5, 33, 0, 0, -1))
    assert dates.clock(when) == "20 Nov 2026, 19:05"


def test_every_month_has_a_name_of_its_own() -> None:
    assert len({dates.day(f"2026-{month:02}-01") for month in range(1, 13)}) == 12


@pytest.mark.parametrize("odd", ["", "yesterday", "2026-13-01T10:00"])
def test_what_is_no_date_is_left_as_it_is(odd: str) -> None:
    assert odd in dates.moment(odd)


def test_the_language_may_order_it_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {"{day} {month} {year}": "{day}. {month} {year}", "Nov": "Nov."}
    monkeypatch.setattr(dates, "_", lambda message: words.get(message, message))
    assert dates.moment("2026-11-23T16:08:00") == "23. Nov. 2026, 16:08"
