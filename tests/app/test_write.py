"""Tests for writing with screen keys, a real keyboard and a pad, and for actions whose blanks are filled that way."""

from collections.abc import Iterator
from string import ascii_lowercase
from typing import Any

import pytest

from game import i18n
from game.app.alphabets import LETTERS, PAGES, USUAL, capital, rows_of
from game.app.desk import Desk
from game.app.faces import can_print
from game.app.input.intent import Intent
from game.app.scenes.fill import NumberScene, TextScene
from game.app.scenes.table import TableScene
from game.core.blanks import LONGEST, decode
from game.core.cards import parse
from game.core.game import Preview, Verb, defaults
from game.core.match import Match
from game.core.table import State
from game.core.text import Text
from game.core.view import Action, View
from game.rules.scoundrel.rules import Scoundrel
from tests.app.conftest import MakeDesk
from tests.app.driving import choose, click, label, press, show, top, write


def text_scene(desk: Desk, got: list[str]) -> TextScene:
    scene = TextScene(desk, 0, "Say", "In your own words.", got.append)
    show(desk, scene)
    return scene


def number_scene(desk: Desk, got: list[str], low: int = 0, high: int = 999) -> NumberScene:
    scene = NumberScene(desk, 0, "Correct", "Hit points of Ylva.", (low, high), got.append)
    show(desk, scene)
    return scene


# text


def test_a_line_is_written_with_screen_keys_alone(desk: Desk) -> None:
    """Sentences begin with a capital, all other letters are small; punctuation is on keys of its own."""
    got: list[str] = []
    text_scene(desk, got)
    for id in ("key-H", "key-o", "signs", "key-!", "signs", "space", "key-R", "key-u", "key-n", "key-."):
        choose(desk, id)
    assert label(desk, "field") == "Say Ho! Run."
    choose(desk, "use")
    assert [decode(id) for id in got] == ["Ho! Run."]
    assert not desk.stack.scenes


def test_a_line_is_clicked_together(desk: Desk) -> None:
    got: list[str] = []
    text_scene(desk, got)
    for id in ("key-A", "space", "key-b", "delete", "key-c", "use"):
        click(desk, id)
    assert [decode(id) for id in got] == ["A c"]


def test_a_keyboard_writes_anything_and_enter_is_done(desk: Desk) -> None:
    got: list[str] = []
    text_scene(desk, got)
    write(desk, "größer, “nicht” kl\bleiner")
    press(desk, "confirm")
    assert [decode(id) for id in got] == ["größer, “nicht” kleiner"]


def test_a_pad_has_buttons_for_space_delete_and_done(desk: Desk) -> None:
    got: list[str] = []
    text_scene(desk, got)
    choose(desk, "key-O")
    press(desk, "avoid")
    choose(desk, "key-k")
    choose(desk, "key-k")
    press(desk, "undo", "menu")
    assert [decode(id) for id in got] == ["O k"]


def test_the_focus_stays_on_its_key_when_capitals_come_and_go(desk: Desk) -> None:
    scene = text_scene(desk, [])
    choose(desk, "key-Q")
    assert scene.focus == "key-q"
    press(desk, "confirm", "undo", "undo")
    assert scene.focus == "key-Q"
    choose(desk, "capitals")
    assert scene.focus == "capitals"
    assert scene.widget("key-q") is not None


def test_what_no_face_has_is_not_taken_and_a_sentence_says_so(make_desk: MakeDesk) -> None:
    desk, got = make_desk(narration=True), list[str]()
    text_scene(desk, got)
    write(desk, "Ёлка Ωμ 李")
    assert label(desk, "told").startswith("The game has no such letter")
    assert desk.narrator.spoken[-1] == label(desk, "told")
    assert "李" not in label(desk, "told")
    write(desk, "!")
    assert label(desk, "told") == f"9 of {LONGEST} letters"
    write(desk, "😀")
    press(desk, "menu")
    assert [decode(id) for id in got] == ["Ёлка Ωμ !"]


@pytest.mark.parametrize(("text", "language"), [("1", "en"), ("2", "en"), ("2", i18n.PSEUDO)])
def test_why_a_letter_is_not_taken_has_room_beside_cards(make_desk: MakeDesk, text: str, language: str) -> None:
    desk = make_desk(text=text, language=language)
    scene = TextScene(desk, 0, "Say", "About these", print, [parse(id) for id in ("9S", "7D", "XB", "5H")])
    show(desk, scene)
    write(desk, "a😀")
    told = scene.widget("told")
    assert told is not None
    assert [block.overflow for block in told.blocks()] == [0]


def test_an_accent_by_itself_goes_onto_the_letter_before_it(desk: Desk) -> None:
    got: list[str] = []
    scene = text_scene(desk, got)
    write(desk, "Zoe\N{COMBINING DIAERESIS}")
    assert isinstance(scene, TextScene)
    assert scene.text == "Zoë"
    press(desk, "undo", "undo")
    assert scene.text == "Z"


def test_another_alphabet_is_written_with_screen_keys_alone(desk: Desk) -> None:
    """One key switches through the other alphabets and back, another to the signs and back."""
    got: list[str] = []
    scene = text_scene(desk, got)
    for id in ("others", "key-Ł", "key-ń", "others", "key-ώ", "signs", "key-é", "others", "others", "others", "key-ї"):
        choose(desk, id)
    assert scene.focus == "key-ї"
    for id in ("others", "key-q", "others", "signs", "signs", "key-w", "use"):
        choose(desk, id)
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


@pytest.mark.parametrize("language", i18n.NAMES)
@pytest.mark.parametrize("page", [USUAL, *PAGES])
def test_a_letter_has_one_key_on_a_page_and_can_be_printed(page: str, language: str) -> None:
    rows = rows_of(page, language)
    small = [letter for row in rows for letter in row]
    for keys in (small, [capital(letter) for letter in small]):
        assert len(set(keys)) == len(keys)
        assert can_print(keys)
    assert len(rows) == 4, "keys stay where they are when others come"
    assert set(ascii_lowercase) <= set(small) or page != USUAL


def test_german_has_its_keys_in_its_own_order(make_desk: MakeDesk) -> None:
    desk, got = make_desk(language="de"), list[str]()
    scene = text_scene(desk, got)
    assert scene.rows()[1] == "QWERTZUIOPÜ"
    for id in ("key-J", "key-ö", "key-ß", "use"):
        choose(desk, id)
    assert [decode(id) for id in got] == ["Jöß"]


def test_back_writes_nothing(desk: Desk) -> None:
    got: list[str] = []
    text_scene(desk, got)
    write(desk, "never mind")
    press(desk, "cancel")
    assert not got
    assert not desk.stack.scenes
    assert not desk.input.typing


@pytest.mark.parametrize("typed", ["", "   "])
def test_a_line_of_nothing_is_not_taken(desk: Desk, typed: str) -> None:
    got: list[str] = []
    scene = text_scene(desk, got)
    write(desk, typed)
    choose(desk, "use")
    assert not got
    assert label(desk, "told") == scene.denied == "Nothing written yet."
    assert not desk.toast, "a line at the head would lie on what is written"


@pytest.mark.slow
def test_a_line_ends_at_its_longest(desk: Desk) -> None:
    got: list[str] = []
    text_scene(desk, got)
    write(desk, "word " * 30)
    assert label(desk, "told") == f"{LONGEST} of {LONGEST} letters"
    press(desk, "menu")
    assert [decode(id) for id in got] == [("word " * 24).strip()]


def test_what_is_written_is_read_out_on_the_way_to_done(make_desk: MakeDesk) -> None:
    desk = make_desk(narration=True)
    scene = text_scene(desk, [])
    write(desk, "Beware")
    scene.set_focus("space")
    scene.set_focus("use")
    assert desk.narrator.spoken[-1].startswith("Done, button, Beware")


# numbers


@pytest.mark.parametrize(
    ("typed", "number"), [("7", "7"), ("0", "0"), ("07", "7"), ("12\b5", "15"), ("1x2", "12"), ("9999", "999")]
)
def test_a_number_is_typed(desk: Desk, typed: str, number: str) -> None:
    got: list[str] = []
    number_scene(desk, got)
    write(desk, typed)
    press(desk, "confirm")
    assert got == [number]


def test_a_number_is_written_with_screen_keys_between_its_limits(desk: Desk) -> None:
    got: list[str] = []
    scene = number_scene(desk, got, -5, 20)
    assert label(desk, "told") == "Hit points of Ylva.\nA whole number from −5 to 20."
    for id in ("key-2", "key-1", "use"):
        choose(desk, id)
    assert not got
    assert label(desk, "told") == scene.denied == "Hit points of Ylva.\nA whole number from −5 to 20."
    for id in ("delete", "delete", "key-4", "minus", "use"):
        choose(desk, id)
    assert got == ["-4"]


def test_there_is_no_minus_where_nothing_lies_below_zero(desk: Desk) -> None:
    scene = number_scene(desk, [])
    assert scene.widget("minus") is None
    write(desk, "-3")
    assert label(desk, "field") == "Correct 3"


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
            s.tell("written", *action.ids)
        else:
            super().apply(s, action)

    def preview(self, view: View, action: Action) -> Preview:
        if action.verb == "write":
            return Preview(Text("Write it down"), "", "move", {})
        return super().preview(view, action)

    def buttons(self, view: View) -> tuple[str, ...]:
        return (*super().buttons(view), "write")


@pytest.fixture
def scribe(desk: Desk) -> TableScene:
    game: Any = Scribe()
    desk.saves.games = desk.games = {game.id: game}
    scene = TableScene(desk, Match(game, defaults(game), 7))
    show(desk, scene)
    return scene


def test_each_blank_is_asked_for_and_the_filled_action_is_done(desk: Desk, scribe: TableScene) -> None:
    choose(desk, "write")
    assert top(desk).title() == "Write"
    assert label(desk, "told") == "Write it down\nA whole number from 1 to 9."
    write(desk, "7")
    press(desk, "confirm")
    assert isinstance(top(desk), TextScene)
    assert not scribe.match.log
    write(desk, "lamps")
    press(desk, "confirm")
    assert top(desk) is scribe
    assert [str(action) for action in scribe.match.log] == ["write 7 lamps"]


@pytest.mark.parametrize("filled", ["", "7"])
def test_going_back_from_a_blank_does_nothing(desk: Desk, scribe: TableScene, filled: str) -> None:
    choose(desk, "write")
    if filled:
        write(desk, filled)
        press(desk, "confirm")
    top(desk).handle(Intent("cancel"))
    desk.stack.settle(lambda: None)
    assert top(desk) is scribe
    assert not scribe.match.log
    assert not scribe.chooser.picked
