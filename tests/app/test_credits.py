"""Tests that the credits and licences are complete and readable."""

import re

import pytest

from game import files, i18n
from game.app.screens.credits import LICENCES, AccessibilityScene, CreditsScene, LicenceScene, LicencesScene
from game.app.screens.settings import SettingsScene
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.ui.buttons import Button
from game.app.ui.rows import ChapterRow
from game.i18n.documents import (
    ACCESSIBILITY,
    CREDITS,
    DETAIL,
    FOR_ENGINEERS,
    HEADING,
    NAME,
    PLAIN,
    POINT,
    Piece,
    for_players,
    from_licence,
    from_markdown,
)
from tests.app.conftest import MakeServices
from tests.app.driving import choose, label, press, show, top
from tests.rotation import SPOKEN, spoken

NAMES = [name for _label, name in LICENCES]
SAME = {"Fair", "Mono"}  # names of settings that are the same in another language


def words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text)


def test_the_designers_are_named_at_the_top_of_the_credits(services: Services) -> None:
    scene = show(services, CreditsScene(services))
    seen = [thing.label for thing in scene.things() if not thing.state.get("out_of_view")]
    assert any("Zach Gage and Kurt Bieg" in text for text in seen)


@pytest.mark.parametrize("language", spoken())
def test_the_way_to_the_credits_is_a_word_on_the_title(make_services: MakeServices, language: str) -> None:
    services = make_services(language=language)
    scene = show(services, TitleScene(services))
    way = scene.widget("credits")
    assert isinstance(way, Button)
    assert way.icon, "there is room for its sign, too"
    assert not way.block.overflow


def test_every_word_of_the_credits_is_shown(services: Services) -> None:
    scene = show(services, CreditsScene(services))
    shown = words(" ".join(thing.label for thing in scene.things()))
    tables = re.sub(r"^\| (?:face|library).*$", "", files.document(CREDITS).read_text(), flags=re.MULTILINE)
    missing = set(words(tables)) - set(shown)
    assert not missing
    assert not any("*" in thing.label for thing in scene.things())


@pytest.mark.parametrize("name", NAMES)
def test_a_licence_is_shown_word_for_word(services: Services, name: str) -> None:
    text = files.document(name).read_text(encoding="utf-8")
    scene = show(services, LicenceScene(services, name, name))
    shown = "\n".join(thing.label for thing in scene.things() if thing.id.startswith("piece-"))
    assert [word for word in shown.split() if word != "–"] == text.split()


def test_every_licence_text_of_the_program_can_be_read() -> None:
    root = files.root()
    fonts = (root / "assets" / "fonts").glob("OFL-*.txt")
    kept = {path.relative_to(root).as_posix() for path in (*fonts, *(root / "licenses").glob("*.txt"))}
    assert set(NAMES) == kept | {"LICENSE", "assets/LICENSE"}


@pytest.mark.slow
def test_up_and_down_read_on_to_the_end_and_back(services: Services) -> None:
    scene = show(services, LicenceScene(services, "NumPy", "licenses/numpy.txt"))
    end = scene.scroller.height - scene.scroller.box.h
    press(services, *["down"] * (int(end // 120) + 1))
    assert scene.scroller.offset == pytest.approx(end)
    press(services, *["up"] * (int(end // 120) + 1))
    assert scene.scroller.offset == 0


def test_the_scroll_bar_can_be_pulled_with_the_mouse(services: Services) -> None:
    from game.app.input.bindings import POINT, PRESS, RELEASE, Intent

    scene = show(services, LicenceScene(services, "NumPy", "licenses/numpy.txt"))
    box = scene.scroller.box
    scene.handle(Intent(PRESS, (box.right + 14, box.y + 5)))
    scene.handle(Intent(POINT, (box.right + 300, box.bottom + 50)))
    assert scene.scroller.offset == pytest.approx(scene.scroller.height - box.h)
    scene.handle(Intent(RELEASE, (box.right + 300, box.bottom + 50)))
    scene.handle(Intent(POINT, (box.right + 14, box.y)))
    assert scene.scroller.offset > 0


def test_the_narrator_reads_what_comes_into_view(services: Services) -> None:
    services.narrator.settings = services.settings.changed(narration=True)
    show(services, CreditsScene(services))
    assert any("Zach Gage" in line for line in services.narrator.spoken)
    press(services, *["down"] * 10)
    assert any("Grenze Gotisch" in line for line in services.narrator.spoken)


def test_from_the_credits_to_a_licence_and_back(services: Services) -> None:
    show(services, CreditsScene(services))
    choose(services, "licences")
    assert top(services).name == "licences"
    press(services, "confirm")
    assert top(services).name == "licence"
    assert label(services, "heading") == "Underdeck’s code"
    press(services, "cancel", "cancel", "cancel")
    assert not services.stack.scenes


def test_no_two_licences_are_of_the_same_thing(services: Services) -> None:
    """One library with two licences would look like a mistake."""
    scene = show(services, LicencesScene(services))
    told = [widget.name.lines for widget in scene.widgets if isinstance(widget, ChapterRow)]
    assert len({*map(tuple, told)}) == len(told) == len(LICENCES)


def test_a_licence_that_went_missing_is_told(services: Services) -> None:
    show(services, LicenceScene(services, "Gone", "licenses/gone.txt"))
    assert "gone.txt" in label(services, "piece-0")
    assert LicencesScene(services).title() == "Licences"


def test_our_markdown() -> None:
    text = "# Title\n\n## A\n\n* one **bold**\n  on\n* [two](x.md) `code`\n\nplain\nwords"
    table = "| a | b |\n| - | - |\n| x | y |\n"
    assert from_markdown(f"{text}\n\n{table}") == [
        Piece(HEADING, "A"),
        Piece(POINT, "one bold on"),
        Piece(POINT, "two code"),
        Piece(PLAIN, "plain words"),
        Piece(NAME, "x"),
        Piece(DETAIL, "y"),
    ]


def test_columns_of_a_licence_stay_lines() -> None:
    text = "  code       the MIT License, which is a licence for code\n  fonts      OFL\n"
    assert [piece.text for piece in from_licence(text)] == [
        "code – the MIT License, which is a licence for code\nfonts – OFL"
    ]


def test_short_lines_of_a_licence_stay_lines() -> None:
    text = "   HEAD\n   Version 1\n\n" + "long " * 12 + "\nline\n"
    assert [piece.text for piece in from_licence(text)] == ["HEAD\nVersion 1", "long " * 12 + "line"]


def test_the_page_on_accessibility_opens_from_the_settings(services: Services) -> None:
    show(services, SettingsScene(services))
    choose(services, "accessibility")
    assert isinstance(top(services), AccessibilityScene)
    press(services, "cancel")
    assert isinstance(top(services), SettingsScene)


@pytest.mark.parametrize("language", spoken())
def test_every_word_on_accessibility_is_shown_in_every_language(make_services: MakeServices, language: str) -> None:
    services = make_services(language=language)
    scene = show(services, AccessibilityScene(services))
    shown = {thing.label for thing in scene.things()}
    pieces = for_players(files.document(ACCESSIBILITY).read_text("utf-8"))
    assert len(pieces) > 25
    assert {i18n._(piece.text) for piece in pieces} <= shown
    assert not any("test_" in label or FOR_ENGINEERS in label or "`" in label for label in shown)


def test_what_is_for_engineers_is_the_last_part_of_the_document() -> None:
    text = files.document(ACCESSIBILITY).read_text("utf-8")
    pieces = from_markdown(text)
    assert pieces[: len(for_players(text))] == for_players(text)
    assert [piece.kind for piece in pieces[len(for_players(text)) :]] == [HEADING, PLAIN]


@pytest.mark.parametrize("language", SPOKEN)
def test_the_page_on_accessibility_calls_settings_what_they_are_called(
    make_services: MakeServices, language: str
) -> None:
    make_services(language=language)
    for piece in for_players(files.document(ACCESSIBILITY).read_text("utf-8")):
        for name in set(re.findall("“([^”]+)”", piece.text)) - {"Large Text"}:
            assert i18n._(name) in i18n._(piece.text), name
            assert language == i18n.SOURCE or i18n._(name) != name or name in SAME, name
