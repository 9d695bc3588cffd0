"""Tests for what packages read off the changelog."""

import changelog
import pytest

TEXT = """# Changelog

## 0.9.0, unreleased

### Added

**Games**

* A game: with a
  second line.
* `sim` and **more**.

## 0.8.0, 2026-01-02

* Older.
"""


def test_releases_have_dates_once_they_are_out() -> None:
    newer, older = changelog.releases(TEXT)
    assert (newer.version, newer.date, older.version, older.date) == ("0.9.0", None, "0.8.0", "2026-01-02")
    assert newer.items() == ["A game: with a second line.", "sim and more."]


def test_a_release_is_dated_once() -> None:
    once = changelog.dated(TEXT, "0.9.0", "2026-12-01")
    assert "## 0.9.0, 2026-12-01\n" in once
    assert changelog.dated(once, "0.9.0", "2027-01-01") == once
    with pytest.raises(SystemExit):
        changelog.dated(TEXT, "1.0.0", "2026-12-01")


def test_notes_are_those_of_one_release() -> None:
    assert changelog.notes(TEXT, "0.8.0") == "* Older.\n"
    assert changelog.notes(TEXT, "0.9.0").startswith("### Added\n")
    with pytest.raises(SystemExit):
        changelog.notes(TEXT, "0.7.0")


def test_appstream_tells_what_is_not_out_yet_as_a_development_version() -> None:
    newer, older = changelog.appstream(TEXT, "2026-11-30")
    assert (newer.get("date"), newer.get("type")) == ("2026-11-30", "development")
    assert (older.get("date"), older.get("type")) == ("2026-01-02", "stable")


def test_our_own_changelog_is_read() -> None:
    from game import __version__

    newest = changelog.releases(changelog.PATH.read_text("utf-8"))[0]
    assert newest.version == __version__
    assert len(newest.items()) > 20
