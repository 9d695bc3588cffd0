"""Tests for languages: every message is in the catalogue, translations keep their {places}, nothing falls out of
English."""

import importlib.util
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.pofile import read_po
from hypothesis import given
from hypothesis import strategies as st

from game import files, i18n
from game.core.text import CONTEXT, NP_, Text
from game.i18n.catalogue import Catalogue
from game.rules import games
from game.rules.deuces.bosses import BOSSES
from game.rules.deuces.catalog import PARTS
from game.rules.deuces.enemies import ENEMY_KINDS
from game.rules.deuces.pets import PETS

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    i18n.install("en")


def test_english_is_spoken_until_another_language_is_installed() -> None:
    text = Text("{n} card", "{n} cards", n=2)
    assert i18n.say(text) == "2 cards"
    assert i18n.say("as it is") == "as it is"
    assert i18n._("Quit") == "Quit"
    assert i18n._("") == ""
    assert i18n.ngettext("a", "b", 1) == "a"


def test_an_unknown_language_is_english() -> None:
    i18n.install("xx")
    assert i18n._("Quit") == "Quit"


def test_the_pseudo_language_goes_through_all_the_parts_of_a_sentence() -> None:
    i18n.install("qps")
    said = i18n.say(Text("The {who} is gone", who=Text("Bat")))
    assert said.startswith("[")
    assert said.count("[") == said.count("]") == 2
    assert i18n.ngettext("one", "many", 3).startswith("[m")


@given(st.text(alphabet="abcdefgh AEI{}", min_size=1, max_size=60))
def test_the_pseudo_language_is_forty_per_cent_longer_and_keeps_its_places(message: str) -> None:
    strange = i18n.pseudo(message)
    places = re.findall(r"\{[^{}]*\}", message)
    assert re.findall(r"\{[^{}]*\}", strange) == places
    plain = len(message) - sum(map(len, places))
    assert len(strange) - sum(map(len, places)) >= 1.4 * plain


@pytest.mark.parametrize(
    ("preferred", "found"),
    [(["en-GB"], "en"), (["xx", "en_US.UTF-8"], "en"), (["qps"], "en"), (["C"], "en"), ([""], "en")],
)
def test_the_language_of_the_system_is_found(preferred: list[str], found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    assert i18n.detect(preferred) == found


def test_the_environment_is_asked_in_the_order_of_gettext(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n.language, "codes", lambda: ["en", "de", "fr"])
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert i18n.detect() == "fr"
    monkeypatch.setenv("LC_ALL", "de_AT@euro")
    assert i18n.detect() == "de"


# the catalogues

tools = importlib.util.spec_from_file_location("messages", ROOT / ".ci" / "messages.py")
assert tools is not None
assert tools.loader is not None
messages = importlib.util.module_from_spec(tools)
tools.loader.exec_module(messages)


@pytest.mark.slow
def test_the_catalogues_are_up_to_date() -> None:
    """If this fails: run `python .ci/messages.py`, translate the new messages, and run it again."""
    said = subprocess.run([sys.executable, ROOT / ".ci" / "messages.py", "--check"], capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr


def test_the_catalogues_are_the_same_on_another_day() -> None:
    """The compiled files contain neither a date nor a tool's version."""
    for path in files.locale().glob("*/LC_MESSAGES/underdeck.mo"):
        assert not [name for name in (b"Creation-Date", b"Generated-By") if name in path.read_bytes()]


def test_messages_are_found_however_they_are_written() -> None:
    source = 'Text("a" "b"); words.Text("one", "many", n=2); Text("x", many="y", n=1); N_("c" if d else "e"); Text(f)'
    assert [found.id for found in messages.messages(source)] == ["ab", ("one", "many"), ("x", "y"), "c", "e"]
    with pytest.raises(SystemExit, match="f-string"):
        list(messages.messages('Text(f"{x}")'))


def test_contexts_and_notes_of_messages_are_found() -> None:
    source = """
# Translators: how loud
# it is
N_("volume")
p_("verb", "play" if a else "run")
x = 1  # Translators: of another line
Text(NP_("a chapter", "{n} part"), "{n} parts", n=3)
"""
    assert list(dict.fromkeys(messages.messages(source))) == [
        ("volume", "", "how loud it is"),
        ("play", "verb", ""),
        ("run", "verb", ""),
        (("{n} part", "{n} parts"), "a chapter", ""),
        ("{n} part", "a chapter", ""),
    ]


@pytest.mark.slow
def test_what_the_rules_offer_is_in_the_catalogue() -> None:
    catalogue = messages.collect()
    for game in games().values():
        labels = [
            word for option in game.options for word in (option.label, *(choice.label for choice in option.choices))
        ]
        verbs = [word for verb in game.verbs.values() for word in verb]
        for message in (*labels, *filter(lambda told: isinstance(told, str), game.messages.values()), *verbs):
            context, _mark, plain = message.rpartition(CONTEXT)
            assert catalogue.get(plain, context or None), message


def test_a_translation_keeps_its_own_rule_for_plurals() -> None:
    """Translators' tools write two forms for French where babel knows three."""
    header = 'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n\n'
    told = 'msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "{n} carte"\nmsgstr[1] "{n} cartes"\n'
    written = messages._mo(read_po(io.BytesIO((header + told).encode()), locale="fr"))
    french = Catalogue(written, checked=False)
    assert [french.ngettext("{n} card", "{n} cards", n) for n in (0, 1, 2)] == ["{n} carte", "{n} carte", "{n} cartes"]


@pytest.mark.slow
def test_every_message_has_a_note_and_a_single_word_one_of_its_own() -> None:
    """If this fails, add to `.ci/notes.toml`, or a comment `# Translators: …` above the line."""
    notes, catalogue = messages.notes(), messages.collect(noted=False)
    found = [message for message in catalogue if message.id]
    assert not [message.id for message in found if not notes.of(message) and not message.context]
    words = [message for message in found if len(_forms(message.id)[0].split()) == 1 and not message.context]
    assert not [message.id for message in words if not notes.own(message)]
    texts = {text for message in found for text in _forms(message.id)}
    assert not set(notes.meanings) - texts, "notes about messages that are gone"
    assert not set(notes.places) - {place for text in texts for place in re.findall(r"\{(\w+)", text)}
    paths = {path for message in found for path, _line in message.locations}
    tables = (notes.where, notes.short)
    assert not [start for table in tables for start in table if not any(path.startswith(start) for path in paths)]


@pytest.mark.parametrize("code", sorted(path.parts[-3] for path in files.locale().glob("*/LC_MESSAGES/underdeck.po")))
def test_what_is_offered_is_compiled_and_nothing_else(code: str) -> None:
    """A translation that is unfinished is neither offered nor a fault."""
    path = files.locale() / code / "LC_MESSAGES" / "underdeck.po"
    done = messages.share(read(path)) >= messages.OFFERED
    assert path.with_suffix(".mo").exists() == done == (code in i18n.codes())


def test_the_translations_keep_the_places() -> None:
    for code in messages.OWN:
        check_translation(files.locale() / code / "LC_MESSAGES" / "underdeck.po")


def test_german_is_whole_and_compiled() -> None:
    """Every message of the template is translated, and what is compiled is what was translated."""
    template = read(files.locale() / "underdeck.pot")
    german = read(files.locale() / "de" / "LC_MESSAGES" / "underdeck.po")
    assert {(message.context, message.id) for message in german} == {
        (message.context, message.id) for message in template
    }
    i18n.install("de")
    missing, stale = [], []
    for message in german:
        one, translated = _forms(message.id)[0], _forms(message.string)
        key = NP_(message.context, one) if message.context else one
        if message.id and not all(translated):
            missing.append(message.id)
        elif message.id and (i18n.ngettext(key, "", 1) if message.pluralizable else i18n._(key)) != translated[0]:
            stale.append(message.id)
    assert (missing, stale) == ([], [])


def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=path.parent.parent.name if path.suffix == ".po" else None)


def check_translation(path: Path) -> None:
    for message in filter(messages.is_done, read(path)):
        wanted = [_places(text) for text in _forms(message.id)]
        for text in _forms(message.string):
            assert _places(text) <= set.union(*wanted), message.id
            assert set.intersection(*wanted) - _places(text) <= {"{n}"}, message.id


def _places(text: str) -> set[str]:
    return set(re.findall(r"\{\w+\}", text))


def _forms(texts: str | tuple[str, ...]) -> tuple[str, ...]:
    return (texts,) if isinstance(texts, str) else tuple(texts)


ARTICLE = re.compile(r"(der|die|das|ein|eine)\s", re.IGNORECASE)
GOVERNS = re.compile(
    r"\b(auf|gegen|mit|von|bei|für|über|schlägt|besiegt) \{(attack|defence)\}", re.IGNORECASE
)  # words after which an inserted “ein Drilling” would be in the wrong case


def test_german_names_that_stand_in_sentences_have_no_article() -> None:
    """“Der Angriff von {who}” cannot inflect it."""
    i18n.install("de")
    tables = (BOSSES, ENEMY_KINDS, PETS, PARTS)
    names = [name for table in tables for each in table.values() for name in (each.name, getattr(each, "short", ""))]
    assert len(names) > 50
    assert not [i18n._(name) for name in names if name and ARTICLE.match(i18n._(name))]


def test_german_puts_a_set_of_cards_in_no_case_but_the_first() -> None:
    catalogue = read_po((ROOT / "game/locale/de/LC_MESSAGES/underdeck.po").open("rb"), locale="de")
    found = [text for message in catalogue if isinstance(text := message.string, str) and GOVERNS.search(text)]
    assert not found


@pytest.mark.slow
def test_no_line_begins_with_a_french_mark() -> None:
    """The space before marks of two parts is one that does not break."""
    french = read(files.locale() / "fr" / "LC_MESSAGES" / "underdeck.po")
    texts = (text for message in french if message.id for text in _forms(message.string))
    assert not [text for text in texts if re.search(r" [:!?;»]|« ", text)]
