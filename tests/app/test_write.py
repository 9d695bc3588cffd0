"""Tests for writing with screen keys, a real keyboard and a pad, and for actions whose blanks are filled that way."""

from collections.abc import Iterator
from string import ascii_lowercase
from typing import Any

import pygame
import pytest

from game import i18n
from game.app.gfx.theme import can_print
from game.app.input.bindings import COPY, PASTE, Intent
from game.app.routes.menus import table_of
from game.app.screens.fill import NumberScene, TextScene
from game.app.screens.table import TableScene
from game.app.screens.write import LETTERS, PAGES, USUAL, capital, rows_of
from game.app.services import Services
from game.core.blanks import LONGEST, decode
from game.core.cards import parse
from game.core.game import Preview, Verb, defaults
from game.core.match import Match
from game.core.table import State
from game.core.text import Text
from game.core.view import Action, View
from game.rules.scoundrel.rules import Scoundrel
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, label, press, show, top, write


def text_scene(services: Services, got: list[str]) -> TextScene:
    scene = TextScene(services, 0, "Say", "In your own words.", got.append)
    show(services, scene)
    return scene


def number_scene(services: Services, got: list[str], low: int = 0, high: int = 999) -> NumberScene:
    scene = NumberScene(services, 0, "Correct", "Hit points of Ylva.", (low, high), got.append)
    show(services, scene)
    return scene


# text


def test_a_line_is_written_with_screen_keys_alone(services: Services) -> None:
    """Sentences begin with a capital, all other letters are small; punctuation is on keys of its own."""
    got: list[str] = []
    text_scene(services, got)
    for id in ("key-H", "key-o", "signs", "key-!", "signs", "space", "key-R", "key-u", "key-n", "key-."):
        choose(services, id)
    assert label(services, "field") == "Say Ho! Run."
    choose(services, "use")
    assert [decode(id) for id in got] == ["Ho! Run."]
    assert not services.stack.scenes


def test_a_line_is_clicked_together(services: Services) -> None:
    got: list[str] = []
    text_scene(services, got)
    for id in ("key-A", "space", "key-b", "delete", "key-c", "use"):
        click(services, id)
    assert [decode(id) for id in got] == ["A c"]


def test_a_keyboard_writes_anything_and_enter_is_done(services: Services) -> None:
    got: list[str] = []
    text_scene(services, got)
    write(services, "größer, “nicht” kl\bleiner")
    press(services, "confirm")
    assert [decode(id) for id in got] == ["größer, “nicht” kleiner"]


def test_a_text_is_pasted_as_one_line(services: Services) -> None:
    got: list[str] = []
    scene = text_scene(services, got)
    write(services, "Ho! ")
    services.window.copy("  Mind\u00a0your \r\n heads\u200b \N{EM DASH} größe\u00adr!\t")
    press(services, PASTE)
    assert scene.text == "Ho! Mind your heads \N{EM DASH} größer!"
    press(services, COPY, "confirm")
    assert [decode(id) for id in got] == [scene.text] == [services.window.copied()]


def test_the_text_is_copied_and_pasted_with_the_mouse_alone(services: Services) -> None:
    scene = text_scene(services, [])
    services.window.copy(" Down\n we go. ")
    click(services, "paste")
    assert (scene.text, scene.focus) == ("Down we go.", "use")
    services.window.copy("")
    click(services, "copy")
    assert (services.window.copied(), label(services, "copy")) == ("Down we go.", "Copied")
    click(services, "delete")
    assert label(services, "copy") == "Copy"


def test_the_pad_reaches_copy_and_paste(services: Services) -> None:
    scene = number_scene(services, [])
    services.window.copy("42")
    press(services, "down", "down", "down", "down", "right", "confirm")
    assert scene.text == "42"
    press(services, "left", "left", "confirm")
    assert label(services, "copy") == "Copied"


@pytest.mark.parametrize("pasted", ["x", "4.5", ""])
def test_a_paste_key_filters_as_typing_does(services: Services, pasted: str) -> None:
    scene = number_scene(services, [])
    services.window.copy(pasted)
    choose(services, "paste")
    assert scene.text == ""


def test_without_a_clipboard_there_are_no_keys_for_it(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone() -> bool:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "has_text", gone)
    assert not services.window.has_clipboard
    scene = text_scene(services, [])
    assert not {"copy", "paste"} & {widget.id for widget in scene.widgets}


def test_nothing_is_not_copied(services: Services) -> None:
    text_scene(services, [])
    services.window.copy("kept")
    press(services, COPY)
    assert services.window.copied() == "kept"


def test_what_is_pasted_ends_at_the_limit(services: Services) -> None:
    scene = text_scene(services, [])
    services.window.copy("ab " * 100_000)
    press(services, PASTE)
    assert len(scene.text) == LONGEST


def test_what_no_font_has_is_not_pasted(services: Services) -> None:
    scene = text_scene(services, [])
    services.window.copy("a \N{CJK UNIFIED IDEOGRAPH-4E00}")
    press(services, PASTE)
    assert scene.text == ""
    assert "no such letter" in scene.denied


@pytest.mark.parametrize(
    ("pasted", "number"),
    [("\N{MINUS SIGN}12", "-12"), ("\N{EN DASH} 3\n", "-3"), ("1\N{NO-BREAK SPACE}0", "10"), ("abc", "7"), ("", "7")],
)
def test_a_number_is_pasted(services: Services, pasted: str, number: str) -> None:
    scene = number_scene(services, [], -99, 99)
    write(services, "7")
    services.window.copy(pasted)
    press(services, PASTE)
    assert scene.text == number


@pytest.mark.parametrize("dash", ["-", "\N{MINUS SIGN}", "\N{EN DASH}", "\N{FULLWIDTH HYPHEN-MINUS}"])
def test_every_dash_is_a_minus(services: Services, dash: str) -> None:
    scene = number_scene(services, [], -99, 99)
    write(services, f"{dash}5")
    assert scene.text == "-5"


def test_a_pad_has_buttons_for_space_delete_and_done(services: Services) -> None:
    got: list[str] = []
    text_scene(services, got)
    choose(services, "key-O")
    press(services, "avoid")
    choose(services, "key-k")
    choose(services, "key-k")
    press(services, "undo", "menu")
    assert [decode(id) for id in got] == ["O k"]


def test_the_focus_stays_on_its_key_when_capitals_come_and_go(services: Services) -> None:
    scene = text_scene(services, [])
    choose(services, "key-Q")
    assert scene.focus == "key-q"
    press(services, "confirm", "undo", "undo")
    assert scene.focus == "key-Q"
    choose(services, "capitals")
    assert scene.focus == "capitals"
    assert scene.widget("key-q") is not None


def test_what_no_face_has_is_not_taken_and_a_sentence_says_so(make_services: MakeServices) -> None:
    services, got = make_services(narration=True), list[str]()
    text_scene(services, got)
    write(services, "Ёлка Ωμ 李")
    assert label(services, "told").startswith("The game has no such letter")
    assert services.narrator.spoken[-1] == label(services, "told")
    assert "李" not in label(services, "told")
    write(services, "!")
    assert label(services, "told") == f"9 of {LONGEST} letters"
    write(services, "😀")
    press(services, "menu")
    assert [decode(id) for id in got] == ["Ёлка Ωμ !"]


@pytest.mark.parametrize(("text", "language"), [("1", "en"), ("2", "en"), ("2", "de"), ("2", i18n.PSEUDO)])
def test_why_a_letter_is_not_taken_has_room_beside_cards(make_services: MakeServices, text: str, language: str) -> None:
    services = make_services(text=text, language=language)
    scene = TextScene(services, 0, "Say", "About these", print, [parse(id) for id in ("9S", "7D", "XB", "5H")])
    show(services, scene)
    write(services, "a😀")
    told = scene.widget("told")
    assert told is not None
    assert [block.overflow for block in told.blocks()] == [0]
    key = scene.widget("key-1")
    assert key is not None
    assert scene.widget("field").box.bottom < told.box.y <= told.box.bottom < key.box.y


def test_an_accent_by_itself_goes_onto_the_letter_before_it(services: Services) -> None:
    got: list[str] = []
    scene = text_scene(services, got)
    write(services, "Zoe\N{COMBINING DIAERESIS}")
    assert isinstance(scene, TextScene)
    assert scene.text == "Zoë"
    press(services, "undo", "undo")
    assert scene.text == "Z"


def test_another_alphabet_is_written_with_screen_keys_alone(services: Services) -> None:
    """One key switches through the other alphabets and back, another to the signs and back."""
    got: list[str] = []
    scene = text_scene(services, got)
    for id in ("others", "key-Ł", "key-ń", "others", "key-ώ", "signs", "key-é", "others", "others", "others", "key-ї"):
        choose(services, id)
    assert scene.focus == "key-ї"
    for id in ("others", "key-q", "others", "signs", "signs", "key-w", "use"):
        choose(services, id)
    assert [decode(id) for id in got] == ["Łńώéїqw"]


ALPHABETS = {
    "Czech": "áčďéěíňóřšťúůýž", "Danish": "æøåé", "Dutch": "éëïóöü", "Estonian": "äõöüšž", "French": "àâæçéèêëîïôœùûüÿ",
    "German": "äöüß", "Hungarian": "áéíóöőúüű", "Icelandic": "áéíóúýþæöð", "Irish": "áéíóú", "Italian": "àèéìòù",
    "Latvian": "āčēģīķļņšūž", "Lithuanian": "ąčęėįšųūž", "Maltese": "ċġħż", "Norwegian": "æøåéòô",
    "Polish": "ąćęłńóśźż", "Portuguese": "áâãàçéêíóôõú", "Romanian": "ăâîșț", "Slovak": "áäčďéíĺľňóôŕšťúýž",
    "Slovene": "čšž", "Spanish": "áéíñóúü", "Swedish": "åäöé", "Turkish": "çğıİöşü", "Welsh": "âêîôûŵŷ",
    "Greek": "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ", "Russian": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "Ukrainian": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", "Belarusian": "ўі", "Serbian": "ђјљњћџ",
}  # fmt: skip


@pytest.mark.parametrize("alphabet", ALPHABETS.values(), ids=ALPHABETS)
def test_every_letter_of_europe_lies_on_a_key_in_both_sizes(alphabet: str) -> None:
    keys = {letter for rows in (*PAGES.values(), LETTERS["en"]) for row in rows for letter in row}
    assert set(alphabet) <= keys
    assert all(capital(letter).lower() in (letter, "i̇") for letter in alphabet)


@pytest.mark.parametrize("language", i18n.codes())
@pytest.mark.parametrize("page", [USUAL, *PAGES])
def test_a_letter_has_one_key_on_a_page_and_can_be_printed(page: str, language: str) -> None:
    rows = rows_of(page, language)
    small = [letter for row in rows for letter in row]
    for keys in (small, [capital(letter) for letter in small]):
        assert len(set(keys)) == len(keys)
        assert can_print(keys)
    assert len(rows) == 4, "keys stay where they are when others come"
    assert set(ascii_lowercase) <= set(small) or page != USUAL


def test_german_has_its_keys_in_its_own_order(make_services: MakeServices) -> None:
    services, got = make_services(language="de"), list[str]()
    scene = text_scene(services, got)
    assert scene.rows()[1] == "QWERTZUIOPÜ"
    for id in ("key-J", "key-ö", "key-ß", "use"):
        choose(services, id)
    assert [decode(id) for id in got] == ["Jöß"]


def test_back_writes_nothing(services: Services) -> None:
    got: list[str] = []
    text_scene(services, got)
    write(services, "never mind")
    press(services, "cancel")
    assert not got
    assert not services.stack.scenes
    assert not services.input.typing


@pytest.mark.parametrize("typed", ["", "   "])
def test_a_line_of_nothing_is_not_taken(services: Services, typed: str) -> None:
    got: list[str] = []
    scene = text_scene(services, got)
    write(services, typed)
    choose(services, "use")
    assert not got
    assert label(services, "told") == scene.denied == "Nothing written yet."
    assert not services.toast, "a line at the head would lie on what is written"


@pytest.mark.slow
def test_a_line_ends_at_its_longest(services: Services) -> None:
    got: list[str] = []
    text_scene(services, got)
    write(services, "word " * 30)
    assert label(services, "told") == f"{LONGEST} of {LONGEST} letters"
    press(services, "menu")
    assert [decode(id) for id in got] == [("word " * 24).strip()]


def test_what_is_written_is_read_out_on_the_way_to_done(make_services: MakeServices) -> None:
    services = make_services(narration=True)
    scene = text_scene(services, [])
    write(services, "Beware")
    scene.set_focus("space")
    scene.set_focus("use")
    assert services.narrator.spoken[-1].startswith("Done, button, Beware")


# numbers


@pytest.mark.parametrize(
    ("typed", "number"), [("7", "7"), ("0", "0"), ("07", "7"), ("12\b5", "15"), ("1x2", "12"), ("9999", "999")]
)
def test_a_number_is_typed(services: Services, typed: str, number: str) -> None:
    got: list[str] = []
    number_scene(services, got)
    write(services, typed)
    press(services, "confirm")
    assert got == [number]


def test_a_number_is_written_with_screen_keys_between_its_limits(services: Services) -> None:
    got: list[str] = []
    scene = number_scene(services, got, -5, 20)
    assert label(services, "told") == "Hit points of Ylva.\nA whole number from −5 to 20."
    for id in ("key-2", "key-1", "use"):
        choose(services, id)
    assert not got
    assert label(services, "told") == scene.denied == "Hit points of Ylva.\nA whole number from −5 to 20."
    for id in ("delete", "delete", "key-4", "minus", "use"):
        choose(services, id)
    assert got == ["-4"]


def test_there_is_no_minus_where_nothing_lies_below_zero(services: Services) -> None:
    scene = number_scene(services, [])
    assert scene.widget("minus") is None
    write(services, "-3")
    assert label(services, "field") == "Correct 3"


# actions with blanks


class Scribe(Scoundrel):
    """Scoundrel with an extra action: to write down a number and a text at any time."""

    verbs = {**Scoundrel.verbs, "write": Verb("Write", "write something down")}
    messages = {**Scoundrel.messages, "written": "{who}"}

    def legal(self, s: State, seat: int) -> Iterator[Action]:
        yield from super().legal(s, seat)
        yield Action("write", ("?1..9", "?text"))

    def apply(self, s: State, action: Action) -> None:
        if action.verb == "write":
            s.announce("written", *action.ids)
        else:
            super().apply(s, action)

    def preview(self, view: View, action: Action) -> Preview:
        if action.verb == "write":
            return Preview(Text("Write it down"), "", "move", {})
        return super().preview(view, action)

    def buttons(self, view: View) -> tuple[str, ...]:
        return (*super().buttons(view), "write")


@pytest.fixture
def scribe(services: Services) -> TableScene:
    game: Any = Scribe()
    services.saves.games = services.games = {game.id: game}
    scene = table_of(services, Match(game, defaults(game), 7))
    show(services, scene)
    return scene


def test_each_blank_is_asked_for_and_the_filled_action_is_done(services: Services, scribe: TableScene) -> None:
    choose(services, "write")
    assert top(services).title() == "Write"
    assert label(services, "told") == "Write it down\nA whole number from 1 to 9."
    write(services, "7")
    press(services, "confirm")
    assert isinstance(top(services), TextScene)
    assert not scribe.match.log
    write(services, "lamps")
    press(services, "confirm")
    assert top(services) is scribe
    assert [str(action) for action in scribe.match.log] == ["write 7 lamps"]


@pytest.mark.parametrize("filled", ["", "7"])
def test_going_back_from_a_blank_does_nothing(services: Services, scribe: TableScene, filled: str) -> None:
    choose(services, "write")
    if filled:
        write(services, filled)
        press(services, "confirm")
    top(services).handle(Intent("cancel"))
    services.stack.settle(lambda: None)
    assert top(services) is scribe
    assert not scribe.match.log
    assert not scribe.play.selection.picked
