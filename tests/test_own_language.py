"""Tests for a language of the player's: a `.mo` file in the folder `locale` of the data folder, whatever it holds."""

import io
import struct
from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.mofile import write_mo

from game import i18n
from game.core.text import NP_, Text, say
from game.i18n.catalogue import Catalogue

OWN_NAME = ("the name of your language, in your language", "English")
HEADER = "Content-Type: text/plain; charset={charset}\nPlural-Forms: nplurals=2; plural={plural};\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path):
    i18n.look_in(tmp_path)
    yield tmp_path
    i18n.look_in(None)
    i18n.install("en")


def put(folder: Path, data: bytes, code: str = "tlh") -> None:
    place = folder / code / "LC_MESSAGES"
    place.mkdir(parents=True)
    (place / "underdeck.mo").write_bytes(data)


def compiled(told: dict[str, str | tuple[str, str]], plural: str = "n != 1", charset: str = "utf-8") -> bytes:
    """A `.mo` file as `msgfmt` makes it; a key may have a context, and "one|many" is a plural."""
    entries = {b"": HEADER.format(charset=charset, plural=plural).encode()}
    for key, text in told.items():
        entries[key.replace("|", "\0").encode()] = (text if isinstance(text, str) else "\0".join(text)).encode()
    keys, out = sorted(entries), b""
    start, tables = 28 + 16 * len(keys), ([], [])
    for table, strings in zip(tables, (keys, [entries[key] for key in keys]), strict=True):
        for string in strings:
            table.extend((len(string), start + len(out)))
            out += string + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0)
    return head + struct.pack(f"<{4 * len(keys)}I", *tables[0], *tables[1]) + out


def test_an_invented_language_is_offered_by_its_own_name_and_spoken(folder: Path) -> None:
    put(
        folder, compiled({NP_(*OWN_NAME): "tlhIngan", "Quit": "baQ", "{n} card|{n} cards": ("{n} chav", "{n} chavmey")})
    )
    assert i18n.languages()["tlh"] == "tlhIngan"
    assert i18n.install("tlh") is None
    assert (i18n._("Quit"), i18n._("Settings")) == ("baQ", "Settings")
    assert [i18n.say(Text("{n} card", "{n} cards", n=n)) for n in (1, 4)] == ["1 chav", "4 chavmey"]


def test_a_file_that_the_tools_of_translators_wrote_is_read(folder: Path) -> None:
    catalogue, out = Catalog(locale="nl"), io.BytesIO()
    catalogue.add("Quit", "Stoppen")
    write_mo(out, catalogue)
    put(folder, out.getvalue(), "nl")
    assert i18n.install("nl") is None
    assert i18n._("Quit") == "Stoppen"
    assert i18n.languages()["nl"] == "nl", "it has no name of its own"
    assert i18n.detect(["nl_BE.UTF-8"]) == "nl"


def test_words_of_the_player_go_before_those_of_the_program(folder: Path) -> None:
    put(folder, compiled({"Quit": "Schluss"}), "de")
    assert i18n.install("de") is None
    assert (i18n._("Quit"), i18n._("Settings")) == ("Schluss", "Einstellungen")
    assert i18n.languages()["de"] == "Deutsch"


@pytest.mark.parametrize(
    "data",
    [b"", b"\xde\x12\x04\x95", b"no catalogue at all", b"\xde\x12\x04\x95" + b"\xff" * 60,
     compiled({"Quit": "x"})[:-30], compiled({}, "__import__('os')"), compiled({}, "n" + "*n" * 2000),
     compiled({}, charset="rot13"), compiled({"Quit": "é"}, charset="ascii"),
     struct.pack("<7I", 0x950412DE, 0, 3, 28, 28, 0, 0) + struct.pack("<6I", *(50, 0) * 3)],
    ids=["empty", "cut", "text", "huge numbers", "cut strings", "code", "long rule", "no encoding", "wrong encoding",
         "overlapping"],
)  # fmt: skip
def test_a_file_that_is_no_catalogue_is_told_plainly(data: bytes, folder: Path) -> None:
    put(folder, data)
    trouble = i18n.install("tlh")
    assert trouble is not None
    assert say(trouble) == (
        "The translation “tlh/LC_MESSAGES/underdeck.mo” cannot be used. It is no catalogue of messages."
    )
    assert i18n._("Quit") == "Quit"
    assert i18n.languages()["tlh"] == "tlh"


def test_what_is_no_file_is_told_plainly(folder: Path) -> None:
    (folder / "tlh" / "LC_MESSAGES" / "underdeck.mo").mkdir(parents=True)
    assert i18n.install("tlh") is not None
    put(folder, b"x" * 4_000_001, "nl")
    assert "too large" in say(i18n.install("nl") or "")


@pytest.mark.parametrize(
    "told",
    ["{who.__class__} {n}", "{n:>999999999}", "{n!r}", "{other}", "{", "x" * 900, "a\x1b[2J", "a\nb", "\u202eb"],
)
def test_a_translation_that_could_stop_the_screen_is_left_out(told: str, folder: Path) -> None:
    put(folder, compiled({"{who} has {n}": told, "Quit": "baQ"}))
    trouble = i18n.install("tlh")
    assert trouble is not None
    assert say(trouble).startswith("1 message of “tlh/LC_MESSAGES/underdeck.mo” is left out")
    assert i18n.say(Text("{who} has {n}", who="A", n=2)) == "A has 2"
    assert i18n._("Quit") == "baQ"


def test_a_rule_for_plurals_that_divides_by_zero_is_english(folder: Path) -> None:
    put(folder, compiled({"{n} card|{n} cards": ("{n} a", "{n} b")}, "1%n"))
    i18n.install("tlh")
    assert [i18n.ngettext("{n} card", "{n} cards", n) for n in (0, 3)] == ["{n} cards", "{n} b"]


@pytest.mark.parametrize("code", ["..", "EN", "a b", "x" * 30, "de.bak"])
def test_a_folder_with_another_name_is_no_language(code: str, folder: Path) -> None:
    if code != "..":
        put(folder, compiled({}), code)
    assert code not in i18n.codes()
    assert i18n.install(code) is None


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b", "none"])
def test_a_folder_that_cannot_be_is_passed_over(name: str, tmp_path: Path) -> None:
    i18n.look_in(tmp_path / name)
    assert i18n.codes()[0] == "en"
    assert i18n.install("de") is None
    assert i18n._("Settings") == "Einstellungen"


def test_a_context_is_dropped_or_found_where_a_catalogue_has_it_otherwise() -> None:
    tongue = Catalogue(compiled({NP_("verb", "Play"): "Spielen", "Draw": "Ziehen"}), checked=False)
    assert [tongue.gettext(key) for key in (NP_("verb", "Play"), "Play", NP_("noun", "Play"))] == ["Spielen"] * 3
    assert tongue.gettext(NP_("verb", "Draw")) == "Ziehen"
    assert tongue.gettext(NP_("verb", "Quit")) == "Quit"
