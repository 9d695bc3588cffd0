"""Tests for the help pages and the guided first room, driven by input."""

from itertools import combinations

import pygame
import pytest

from game import files
from game.app.base.geometry import Box
from game.app.base.prints import PLAIN
from game.app.play.features.lesson import LessonGuide
from game.app.play.tutor import PaperPlaces, where
from game.app.routes.menus import lesson_of
from game.app.screens.help import HelpScene
from game.app.screens.offer import FirstStepsScene
from game.app.screens.read import ROW, TALLEST
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.table.card_art import CardArt
from game.app.table.illustrations import OTHER, Drawn, FigureSample, Shown, Vignette, vignette_of
from game.app.table.skins import skin_of
from game.app.ui.buttons import Button
from game.app.ui.cards import BookPage, Fan
from game.app.ui.scene import Scene
from game.app.ui.tutor import RING, Speech, size_for
from game.app.ui.widget import Look
from game.core.cards import parse
from game.core.game import defaults
from game.core.selection import parts_of
from game.core.teach import ACT, HINT, LOOK, READ
from game.core.text import say
from game.core.view import Action
from game.rules import games
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, frames, label, press, show, top
from tests.app.layout import scenes
from tests.app.looks import pen
from tests.app.scenery import SCENES, shelf_of
from tests.rotation import spoken

from .parts import part

TAUGHT = [id for id, game in games().items() if game.lesson()]


def lesson(services: Services, game: str = "scoundrel") -> TableScene:
    show(services, TitleScene(services))
    services.routes.learning.lesson(game)
    frames(services, 3)
    scene = top(services)
    assert isinstance(scene, TableScene)
    return scene


def where_is(scene: TableScene, id: str) -> Box | None:
    """The box of something that the tutor speaks of."""
    return where(
        id, part(scene, LessonGuide).laid, {widget.id: scene.painter.seen_at(widget) for widget in scene.widgets}
    )


def do_task(services: Services, scene: TableScene) -> None:
    """Do what the current task asks for."""
    task = part(scene, LessonGuide).tutor.task
    if task.until == ACT:
        action = Action.parse(task.action) if task.action else scene.play.view.legal[0]
        for id in action.ids or (action.verb,):
            if id not in scene.play.selection.picked:  # unless a hint has picked it
                choose(services, id)
            if not task.action and part(scene, LessonGuide).tutor.task is not task:
                break
        if scene.play.selection.picked:  # picked cards need a verb
            choose(services, action.verb)
    elif task.until == LOOK:
        press(services, "confirm", "cancel")
    else:
        press(services, "confirm")


def overflowing(scene: Scene) -> list[str]:
    return [thing.id for thing in scene.things() if thing.overflow > 0]


# how to play


@pytest.mark.slow
def test_pages_turn_by_arrows_by_shoulders_and_by_mouse(services: Services) -> None:
    scene = show(services, HelpScene(services, "scoundrel"))
    assert isinstance(scene, HelpScene)
    press(services, "right", "next", "confirm")
    assert scene.number == 3
    press(services, "left", "prev")
    assert scene.number == 1
    click(services, "next")
    assert scene.number == 2
    press(services, *["next"] * 20)
    assert scene.number == len(scene.pages) - 1
    assert label(services, "page") == f"Controls Page {len(scene.pages)} of {len(scene.pages)}"


@pytest.mark.parametrize("game", ["scoundrel", "diamonds", "crawl"])
def test_what_stands_under_the_pictures_of_a_page_begins_at_one_height(services: Services, game: str) -> None:
    scene = show(services, HelpScene(services, game))
    mixed = 0
    for number in range(len(scene.pages)):
        scene.open_at(number)
        row = [widget for widget in scene.widgets if isinstance(widget, Shown)]
        assert len({round(widget.box.bottom - widget.note.height) for widget in row}) <= 1
        mixed += len({widget.chip is None for widget in row}) > 1
    assert mixed or game == "crawl", "there are pages on which only some have a chip"


@pytest.mark.slow
@pytest.mark.parametrize("text", ["1", "2"])
@pytest.mark.parametrize("game", games())
def test_every_page_of_every_book_turns_is_drawn_and_stays_on_its_paper(
    make_services: MakeServices, game: str, text: str
) -> None:
    services = make_services(text=text)
    scene = show(services, HelpScene(services, game))
    assert isinstance(scene, HelpScene)
    pages = []
    for number in range(len(scene.pages)):
        assert (scene.number, overflowing(scene)) == (number, [])
        pages.append(drawn(scene))
        press(services, "right")
    assert len({written for written, _around in pages}) == len(scene.pages)
    assert len({around for _written, around in pages}) == 1
    for page in reversed(pages[:-1]):
        press(services, "left")
        assert drawn(scene) == page


def drawn(scene: HelpScene) -> tuple[bytes, bytes]:
    """The picture of a page's text, without the page number, and the picture of everything beside and above the
    paper."""
    surface, layout = scene.services.window.surface, scene.services.layout
    written = surface.subsurface(layout.px(scene.scroller.box))
    around = surface.copy()
    around.fill("black", layout.px(scene.paper))
    top = around.subsurface(
        0,
        0,
        around.get_width(),
        layout.px(scene.paper)[1] + layout.px(scene.paper)[3],
    )
    return pygame.image.tobytes(written, "RGB"), pygame.image.tobytes(top, "RGB")


def test_the_ring_of_a_page_is_around_its_number_and_the_ways_it_can_be_turned(services: Services) -> None:
    scene = show(services, HelpScene(services, "scoundrel"))
    layout, leaf = services.layout, scene.widget("page")
    assert isinstance(leaf, BookPage)
    looks = []
    for focused in (True, False):
        services.window.surface.fill("black")
        leaf.draw(services.canvas, leaf.box, Look(focused, False))
        looks.append(services.window.surface.copy())
    other = pygame.mask.from_threshold(looks[0], (0, 0, 0), (8, 8, 8, 255), looks[1])
    other.invert()
    rects = other.get_bounding_rects()
    ring = rects[0].unionall(rects[1:])
    assert not leaf.ringed
    assert ring.w < leaf.box.w * layout.k / 3
    assert ring.top >= layout.px(scene.scroller.box)[1] + layout.px(scene.scroller.box)[3]
    assert ring.bottom < layout.px(leaf.box)[1] + layout.px(leaf.box)[3] - 12
    assert leaf.ways == (False, True)
    press(services, *["next"] * 20)
    leaf = scene.widget("page")
    assert isinstance(leaf, BookPage)
    assert leaf.ways == (True, False)


@pytest.mark.parametrize("language", spoken())
def test_all_buttons_of_a_book_have_signs(make_services: MakeServices, language: str) -> None:
    services = make_services(language=language)
    scene = show(services, HelpScene(services, "scoundrel"))
    feet = [widget for widget in scene.widgets if isinstance(widget, Button)]
    assert len(feet) == 5
    assert all(foot.icon for foot in feet)


def test_two_cards_before_a_chapter_cast_no_blot(services: Services) -> None:
    """Their shadows must not add up."""
    art, box = CardArt(services.canvas, False), Box(200, 200, 160, 120)
    services.window.surface.fill("white")
    Vignette(tuple(Drawn(parse(id), PLAIN) for id in ("9C", "QC"))).draw(services.canvas, box, art)
    x, y, w, h = services.layout.px(box)
    foot = services.window.surface.subsurface((x, y + h + 1, w, 3))
    darkest = [min(sum(foot.get_at((at, row))[:3]) for row in range(3)) for at in range(w)]
    middle, beside = darkest[w // 2 - 6 : w // 2 + 6], darkest[w // 2 - 30 : w // 2 - 14]
    assert min(middle) > min(beside) - 30


def test_help_goes_back_where_it_came_from(services: Services) -> None:
    title = show(services, TitleScene(services))
    services.routes.learning.help("scoundrel")
    frames(services)
    assert top(services).name == "help"
    press(services, "cancel")
    assert top(services) is title


@pytest.mark.parametrize(("button", "heir"), [("next", "back"), ("prev", "next")])
def test_at_the_last_page_the_focus_goes_to_a_button_that_does_something(
    services: Services, button: str, heir: str
) -> None:
    scene = show(services, HelpScene(services, "scoundrel"))
    assert isinstance(scene, HelpScene)
    press(services, *["next"] * (0 if button == "next" else 20))
    scene.set_focus(button)
    while scene.focus == button:
        widget = scene.widget(button)
        assert widget is not None
        assert widget.enabled
        press(services, "confirm")
    assert scene.number == (len(scene.pages) - 1 if button == "next" else 0)
    assert scene.focus == heir


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", spoken())
def test_captions_break_after_their_colon_or_evenly(
    make_services: MakeServices, size: tuple[int, int], language: str
) -> None:
    services = make_services(size, language=language, text="1.5")  # with usual letters no line breaks in English
    scene = show(services, HelpScene(services, "scoundrel"))
    assert isinstance(scene, HelpScene)
    broken = 0
    for _page in scene.pages:
        for widget in scene.widgets:
            if isinstance(widget, Shown) and len(widget.note.lines) > 1:
                broken += 1
                first = widget.note.lines[0]
                assert first.endswith(":") or ":" not in widget.label, widget.note.lines
        press(services, "next")
    assert broken


def test_the_controls_page_shows_the_bindings_as_they_are(services: Services) -> None:
    services.change(bindings={**services.settings.bindings, "avoid": ("key:g",)})
    scene = show(services, HelpScene(services, "scoundrel"))
    press(services, *["next"] * len(scene.pages))
    assert label(services, "key.avoid") == "Avoid, run, or attack G"


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("language", "text"), [("en", "2"), ("qps", "1"), ("qps", "2")])
def test_every_page_fits(make_services: MakeServices, size: tuple[int, int], language: str, text: str) -> None:
    services = make_services(size, language=language, text=text)
    scene = show(services, HelpScene(services, "scoundrel"))
    for _page in scene.pages:
        assert not overflowing(scene)
        press(services, "next")


def test_a_long_page_scrolls_under_the_arrows(make_services: MakeServices) -> None:
    services = make_services(text="2", language="qps")
    scene = show(services, HelpScene(services, "scoundrel"))
    assert scene.scroller.height > scene.scroller.box.h
    press(services, *["down"] * 30)
    assert scene.scroller.offset == pytest.approx(scene.scroller.height - scene.scroller.box.h)
    assert scene.focus != "page"


# the first room


@pytest.mark.slow
def test_a_new_player_is_offered_the_guide_once(services: Services) -> None:
    show(services, TitleScene(services))
    choose(services, "new")
    choose(services, "game-scoundrel")
    assert isinstance(top(services), FirstStepsScene)
    choose(services, "know")
    frames(services)
    assert top(services).name == "setup"
    press(services, "cancel")
    choose(services, "game-scoundrel")
    assert top(services).name == "setup"


@pytest.mark.slow
def test_every_game_offers_a_guide_of_its_own(services: Services) -> None:
    services.games = shelf_of(3)
    show(services, TitleScene(services))
    choose(services, "new")
    for id in services.games:
        choose(services, f"game-{id}")
        choose(services, "know")
        press(services, "cancel")
    assert services.settings.taught == tuple(services.games)
    for id in services.games:
        choose(services, f"game-{id}")
        assert top(services).name == "setup"
        press(services, "cancel")


def test_each_game_offers_what_is_in_it(services: Services) -> None:
    scenes = [FirstStepsScene(services, games()[id], lambda: None) for id in TAUGHT]
    assert len({scene.words() for scene in scenes}) == len(TAUGHT)


@pytest.mark.parametrize("id", TAUGHT)
def test_the_first_offer_shows_cards_of_its_game(services: Services, id: str) -> None:
    scene = show(services, FirstStepsScene(services, games()[id], lambda: None))
    fan = scene.widget("fan")
    assert isinstance(fan, Fan)
    assert fan.cards == ("", *skin_of(id).cover)
    assert fan.box.bottom <= scene.widget("text").box.y  # type: ignore[union-attr]


def test_the_guide_leads_on_to_where_the_player_was_going(services: Services) -> None:
    show(services, TitleScene(services))
    choose(services, "new")
    choose(services, "game-scoundrel")
    press(services, "confirm")
    frames(services, 3)
    assert isinstance(top(services), TableScene)
    choose(services, "skip")
    frames(services, 3)
    assert top(services).name == "setup"


@pytest.mark.slow
def test_the_end_of_the_guide_says_so_and_leads_on_to_where_the_player_was_going(services: Services) -> None:
    show(services, TitleScene(services))
    choose(services, "new")
    choose(services, "game-scoundrel")
    press(services, "confirm")
    frames(services, 3)
    scene = top(services)
    assert isinstance(scene, TableScene)
    for _task in part(scene, LessonGuide).tutor.lesson.tasks:
        do_task(services, scene)
        frames(services, 2)
    assert (top(services).name, label(services, "title")) == ("toured", "Well done!")
    press(services, "confirm")
    assert top(services).name == "setup"
    press(services, "cancel")
    assert top(services).name == "games"


@pytest.mark.slow
def test_the_lesson_from_its_first_word_to_its_last(services: Services) -> None:
    scene = lesson(services)
    for number in range(len(part(scene, LessonGuide).tutor.lesson.tasks)):
        assert part(scene, LessonGuide).tutor.number == number
        assert not overflowing(scene)
        do_task(services, scene)
        frames(services, 2)
    assert top(services).name == "toured"
    assert not services.saves.under_way()
    assert services.records.runs == []


@pytest.mark.slow
def test_the_lesson_with_everything_moving(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = lesson(services)
    for _task in part(scene, LessonGuide).tutor.lesson.tasks:
        frames(services, 150)
        while top(services) is scene and not scene.at_rest():  # a key only hurries what still moves
            frames(services, 10)
        if top(services) is not scene:
            break
        do_task(services, scene)
    frames(services, 60)
    assert top(services).name == "toured"


@pytest.mark.slow
def test_the_tutor_waits_for_the_right_press(services: Services) -> None:
    scene = lesson(services)
    press(services, "confirm", "confirm")
    for id in ("10S", "avoid", "KC", "undo"):
        scene.set_focus(id)
        press(services, "confirm")
        assert (part(scene, LessonGuide).tutor.number, scene.match.log) == (2, [])
    press(services, "avoid", "undo", "redo", "hint", "place.3")
    assert (part(scene, LessonGuide).tutor.number, scene.match.log) == (2, [])
    press(services, "place.0")
    assert [str(action) for action in scene.match.log] == ["take 7D"]


def test_the_wrong_hand_is_not_taken(services: Services) -> None:
    scene = lesson(services)
    press(services, "confirm", "confirm", "confirm")
    choose(services, "10S")
    choose(services, "fists")
    assert len(scene.match.log) == 1
    assert scene.play.selection.picked == []


def test_the_lesson_can_be_left_with_a_question(services: Services) -> None:
    scene = lesson(services)
    press(services, "cancel")
    assert top(services).name == "ask"
    choose(services, "back")
    assert top(services) is scene
    press(services, "menu")
    choose(services, "do")
    frames(services, 3)
    assert top(services).name == "title"


def test_the_settings_are_reached_from_a_lesson(services: Services) -> None:
    scene = lesson(services)
    press(services, "menu")
    assert top(services).focus == "back"
    choose(services, "other")
    assert top(services).name == "settings"
    services.change(text="2")
    press(services, "cancel")
    frames(services, 3)
    assert top(services) is scene
    assert scene.focus == "tutor"
    assert services.fonts.huge


def test_undo_works_in_the_lesson_whatever_the_setting(make_services: MakeServices) -> None:
    services = make_services(undo="off")
    scene = lesson(services)
    while part(scene, LessonGuide).tutor.task.until != "undo":
        do_task(services, scene)
    number = part(scene, LessonGuide).tutor.number
    press(services, "undo")
    assert part(scene, LessonGuide).tutor.number == number + 1


def test_the_tutor_is_spoken(make_services: MakeServices) -> None:
    services = make_services(narration=True)
    scene = lesson(services)
    assert part(scene, LessonGuide).tutor.task.until == READ
    assert any("Welcome" in line for line in services.narrator.spoken)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "text"), [((1024, 768), "2"), ((1280, 720), "2"), ((1280, 800), "1")])
def test_the_tutor_fits_in_the_long_language(make_services: MakeServices, size: tuple[int, int], text: str) -> None:
    services = make_services(size, language="qps", text=text)
    scene = lesson(services)
    for _task in part(scene, LessonGuide).tutor.lesson.tasks:
        assert "tutor" not in overflowing(scene)
        do_task(services, scene)


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize(("text", "language"), [("1", "en"), ("2", "en"), ("2", "de")])
def test_the_tutor_writes_in_letters_of_one_size_within_the_paper(
    make_services: MakeServices, game: str, text: str, language: str
) -> None:
    services = make_services(text=text, language=language)
    services.routes.learning.lesson(game)
    frames(services, 3)
    scene = top(services)
    assert isinstance(scene, TableScene)
    sizes = set()
    for _task in part(scene, LessonGuide).tutor.lesson.tasks:
        tutor = scene.widget("tutor")
        assert isinstance(tutor, Speech)
        assert tutor.block.overflow <= 0
        assert tutor.block.height <= tutor.words.h, part(scene, LessonGuide).tutor.number
        assert tutor.button.inside(tutor.box), part(scene, LessonGuide).tutor.number
        sizes.add(tutor.block.size)
        do_task(services, scene)
        frames(services, 2)
    assert len(sizes) == 1


@pytest.mark.slow
def test_the_tutor_of_a_crawl_writes_large_for_who_wants_it(make_services: MakeServices) -> None:
    sizes = []
    for text in ("1", "2"):
        tutor = lesson(make_services(text=text), "crawl").widget("tutor")
        assert isinstance(tutor, Speech)
        sizes.append(tutor.block.size)
    assert sizes[1] > 1.25 * sizes[0]


def test_the_button_stands_on_the_paper_and_clear_of_the_words(make_services: MakeServices) -> None:
    services = make_services()
    services.routes.learning.lesson("diamonds")
    frames(services, 3)
    scene = top(services)
    tutor = scene.widget("tutor")
    assert isinstance(tutor, Speech)
    assert tutor.button.inset(-RING).bottom < tutor.box.bottom - RING
    assert tutor.box.bottom <= services.layout.whole.bottom
    assert tutor.button.centre[0] == tutor.box.centre[0]
    assert tutor.words.bottom < tutor.button.y


@pytest.mark.slow
def test_the_hint_task_shows_a_hint(services: Services) -> None:
    scene = lesson(services)
    while part(scene, LessonGuide).tutor.task.until != HINT:
        do_task(services, scene)
    press(services, "hint")
    assert scene.hinting.text


def test_what_only_wants_to_be_read_has_a_button_with_the_glyph_of_the_device(services: Services) -> None:
    scene = lesson(services)
    tutor = scene.widget("tutor")
    assert tutor is not None
    pictures = set()
    for family in ("keyboard", "mouse", "xbox", "playstation"):
        services.input.family = family
        services.touch()
        frames(services)
        shot = services.window.surface.subsurface(services.layout.px(tutor.box))
        pictures.add(pygame.image.tobytes(shot, "RGB"))
    assert len(pictures) == 4
    with pen() as noted:
        assert [line.text for line in noted.write_down(scene) if line.owner == "tutor"][-1] == "Go on"
    click(services, "tutor")
    assert part(scene, LessonGuide).tutor.number == 1
    press(services, "confirm")
    assert not [thing for thing in scene.things() if thing.id == "tutor" and thing.focusable]


@pytest.mark.slow
def test_the_prompts_offer_only_what_the_tutor_lets_pass(services: Services) -> None:
    scene = lesson(services)
    offered = []
    for task in part(scene, LessonGuide).tutor.lesson.tasks:
        kinds = {kind for kind, _text in scene.prompts()}
        offered.append((task.until, kinds - {"menu", "confirm"}))
        do_task(services, scene)
    assert ("read", set()) in offered
    assert ("undo", {"undo"}) in offered
    assert ("hint", {"hint"}) in offered
    assert ("act", {"avoid"}) in offered
    until, kinds = [each for each in offered if each[0] != "read"][-1]
    assert until == "act"
    assert kinds >= {"undo", "hint"}


@pytest.mark.slow
def test_what_the_tutor_does_not_speak_of_is_dark(services: Services) -> None:
    scene = lesson(services)
    for task in part(scene, LessonGuide).tutor.lesson.tasks:
        lit = {button.id for button in scene.widgets if isinstance(button, Button) and button.enabled} - {"skip"}
        free = task.until == ACT and not task.action
        assert free or lit <= set(task.at)
        assert (scene.widget("status") is not None) == free
        do_task(services, scene)


@pytest.mark.slow
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("game", TAUGHT)
def test_the_hand_points_at_what_is_meant_and_the_paper_lies_beside_it(
    make_services: MakeServices, game: str, left_handed: bool
) -> None:
    services = make_services(left_handed=left_handed)
    scene = lesson(services, game)
    for task in part(scene, LessonGuide).tutor.lesson.tasks:
        meant = [box for id in task.at if (box := where_is(scene, id)) is not None]
        hands = part(scene, LessonGuide).pointed()
        counted = [
            scene.top.places.slot(scene.top.places.counters[id]) for id in task.at if id in scene.top.places.counters
        ]
        tutor = scene.widget("tutor")
        assert tutor is not None
        assert len(hands) == len(meant) == len(task.at) or scene.play.selection.picked
        for about, (_way, box) in zip(meant, hands, strict=True):
            assert box.overlaps(about)
            assert box.inside(services.layout.whole)
        assert not [box for box in (*meant, *counted) if box.overlaps(tutor.box)], task.words
        do_task(services, scene)
        frames(services, 2)


def test_the_hand_goes_on_from_the_first_thing_to_the_second(services: Services) -> None:
    scene = lesson(services)
    press(services, "confirm", "confirm", "confirm")
    (first,) = part(scene, LessonGuide).pointed()
    choose(services, "10S")
    (second,) = part(scene, LessonGuide).pointed()
    weapon = scene.widget("weapon")
    assert weapon is not None
    assert not first[1].overlaps(weapon.box)
    assert second[1].overlaps(weapon.box)


@pytest.mark.parametrize("still", [True, False])
def test_the_hand_beckons_unless_nothing_may_move(make_services: MakeServices, still: bool) -> None:
    services = make_services(reduced_motion=still)
    scene = lesson(services)
    scene.top.hurry()
    before = part(scene, LessonGuide).pointer.time
    assert scene.ambient(0.2) != still
    assert part(scene, LessonGuide).pointed()
    assert (part(scene, LessonGuide).pointer.time == before) == still


@pytest.mark.slow
def test_a_wrong_press_shakes_the_paper_and_only_it(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = lesson(services)
    while not scene.at_rest():  # a key only hurries what still moves
        frames(services, 10)
    press(services, "avoid")
    moved = {widget.thing().id for widget in scene.widgets if scene.painter.seen_at(widget) != widget.box}
    assert moved == {"tutor"}
    frames(services, 90)
    assert part(scene, LessonGuide).nudged == 0


# after the lesson


@pytest.mark.slow
def test_a_tour_from_the_book_ends_with_the_offer_of_a_game(services: Services) -> None:
    scene = from_the_book(services)
    for _task in part(scene, LessonGuide).tutor.lesson.tasks:
        do_task(services, scene)
        frames(services, 2)
    assert top(services).name == "toured"
    choose(services, "back")
    assert top(services).name == "help"
    services.routes.learning.lesson_done(scene.game)
    frames(services)
    press(services, "confirm")
    assert top(services).name == "setup"
    press(services, "cancel")
    assert top(services).name == "help"


def test_a_tour_that_is_skipped_offers_nothing(services: Services) -> None:
    from_the_book(services)
    choose(services, "skip")
    frames(services, 3)
    assert top(services).name == "help"


def from_the_book(services: Services) -> TableScene:
    show(services, HelpScene(services, "scoundrel"))
    choose(services, "lesson")
    frames(services, 3)
    scene = top(services)
    assert isinstance(scene, TableScene)
    return scene


def test_the_tutor_hides_nothing_that_the_words_are_about(make_services: MakeServices) -> None:
    """The paper lies beside the party and its weapon, for the right and the left hand."""
    game = games()["diamonds"]
    lesson = game.lesson()
    assert lesson is not None
    for left_handed in (False, True):
        services = make_services(left_handed=left_handed)
        scene = show(services, lesson_of(services, game, lesson, lambda: None, lambda: None))
        tutor = scene.widget("tutor")
        assert tutor is not None
        others = [widget for widget in scene.widgets if widget is not tutor]
        assert not [widget.id for widget in others if tutor.box.overlaps(widget.box)]
        assert isinstance(scene, TableScene)
        for n in range(5):
            x, y = scene.top.places.card("party.0", n, 5)
            assert not tutor.box.holds((x, y))


# special needs of the pages of Dungeons and Deuces


def book_at(services: Services, title: str) -> HelpScene:
    """The help of Dungeons and Deuces, opened at a page."""
    scene = show(services, HelpScene(services, "deuces"))
    assert isinstance(scene, HelpScene)
    while say(scene.pages[scene.number].title) != title:
        press(services, "next")
    return scene


def test_a_page_shows_the_cards_of_an_action_alone(services: Services) -> None:
    shown = [widget for widget in book_at(services, "Attack and answer").widgets if isinstance(widget, Shown)]
    assert [[str(card) for card in widget.cards] for widget in shown] == [["5H.4", "5S.4"], ["8C", "8H"], ["4C", "2H"]]
    assert [widget.chip for widget in shown] == [None, None, None]


def test_a_page_shows_somebody(services: Services) -> None:
    shown = [widget for widget in book_at(services, "Heroes").widgets if isinstance(widget, FigureSample)]
    assert [widget.name for widget in shown] == [
        f"cards/figures/{kind}" for kind in ("bulwark", "mender", "reaver", "cardsharp")
    ]
    assert shown[0].label.startswith("Bulwark: ")


def test_every_rank_of_a_pictured_hand_is_seen(services: Services) -> None:
    for widget in book_at(services, "Several heroes").widgets:
        assert not isinstance(widget, Shown) or widget.step >= 0.75 * widget.wide


@pytest.mark.slow
def test_many_house_rules_have_several_pages_and_the_longest_lists_pages_of_the_game(services: Services) -> None:
    pages = [page for page in book_at(services, "House rules").pages if say(page.title) == "House rules"]
    told = [say(words) for page in pages for words in page.words]
    for option in services.games["deuces"].options:
        lines = [line for line in told if line.startswith(f"{option.label}: ")]
        assert len(lines) == (len(option.choices) if len(option.choices) <= 8 else 0)


@pytest.mark.slow
def test_pages_of_house_rules_need_no_scrolling_at_the_usual_size(services: Services) -> None:
    scene = book_at(services, "House rules")
    while say(scene.pages[scene.number].title) == "House rules":
        assert scene.scroller.height <= scene.scroller.box.h
        press(services, "next")


def test_the_contents_list_every_chapter_once_and_open_it(services: Services) -> None:
    scene = show(services, HelpScene(services, "deuces"))
    assert isinstance(scene, HelpScene)
    press(services, "avoid")
    assert top(services).name == "contents"
    rows = [thing.label for thing in top(services).things() if thing.id.startswith("chapter-")]
    assert rows == [*dict.fromkeys(say(page.title) for page in scene.pages)]
    assert top(services).focus == "chapter-0"
    choose(services, f"chapter-{rows.index('House rules')}")
    assert top(services) is scene
    assert say(scene.pages[scene.number].title) == "House rules"
    assert say(scene.pages[scene.number - 1].title) != "House rules"
    assert scene.focus == "page"
    choose(services, "contents")
    assert top(services).focus == f"chapter-{rows.index('House rules')}"
    press(services, "cancel")
    assert top(services) is scene


@pytest.mark.parametrize("name", ["scoundrel", "diamonds", "crawl", "deuces"])
def test_before_every_chapter_of_a_games_own_stands_something_that_is_about_it(services: Services, name: str) -> None:
    game = services.games[name]
    for page in game.pages():
        vignette = vignette_of(game, page, services.halls)
        assert vignette.cards or vignette.figure or vignette.sign != OTHER, page.title
    for sign in skin_of(name).chapters.values():
        assert files.asset(f"ui/icons/{sign}.webp").is_file()


@pytest.mark.slow
def test_a_page_of_words_only_has_the_sign_of_its_chapter_where_there_is_room(services: Services) -> None:
    scene = book_at(services, "House rules")
    headed = []
    while say(scene.pages[scene.number].title) == "House rules":
        emblem = scene.widget("emblem")
        headed.append(emblem is not None)
        if emblem is not None:
            assert scene.widget("words.0").box.y >= emblem.box.bottom
        assert scene.scroller.height <= scene.scroller.box.h
        press(services, "next")
    assert any(headed)
    assert not all(headed)
    scene.open_at(0)
    assert scene.widget("emblem") is None, "there is a picture"


def test_the_chapters_of_a_short_book_fill_its_page_and_none_lies_on_another(services: Services) -> None:
    for name in ("scoundrel", "deuces"):
        show(services, HelpScene(services, name))
        press(services, "avoid")
        contents = top(services)
        rows = [widget for widget in contents.widgets if widget.id.startswith("chapter-")]
        for one, other in combinations(rows, 2):
            assert not one.box.inset(-4).overlaps(other.box.inset(-4))
        if name == "scoundrel":
            assert contents.scroller.height <= contents.scroller.box.h
            assert ROW < rows[0].box.h <= TALLEST


@pytest.mark.parametrize(
    ("mode", "title"),
    [("power", "Cards are life"), ("loot", "Quest for Loot: the bids"), ("duel", "Duel of the Duos: the draft")],
)
def test_in_a_play_the_book_opens_at_the_chapter_of_the_way_that_is_played(
    services: Services, mode: str, title: str
) -> None:
    services.routes.learning.help("deuces", defaults(services.games["deuces"]) | {"mode": mode})
    frames(services)
    scene = top(services)
    assert isinstance(scene, HelpScene)
    assert say(scene.pages[scene.number].title) == title


def test_a_lesson_counts_its_steps_and_says_what_is_skipped(services: Services) -> None:
    scene = lesson(services)
    steps = len(part(scene, LessonGuide).tutor.lesson.tasks)
    assert label(services, "count") == f"1 of {steps}"
    assert label(services, "skip") == "Skip the tour"
    part(scene, LessonGuide).go_on()
    assert label(services, "count") == f"2 of {steps}"


@pytest.mark.parametrize("game", ["scoundrel", "crawl"])
def test_the_tutors_paper_keeps_the_margin_of_the_table(services: Services, game: str) -> None:
    scene = lesson(services, game)
    assert scene.widget("tutor").box.x >= 28


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["confirm", "click"])
@pytest.mark.parametrize("after", [1, 20, 60])
@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_press_of_a_tour_reads_on(make_services: MakeServices, game: str, after: int, kind: str) -> None:
    """Whatever still moves: the tutor's words are there from the first frame."""
    services = make_services(reduced_motion=False)
    with pen():
        show(services, TitleScene(services))
        services.routes.learning.lesson(game)
        frames(services, after)
        scene = top(services)
        assert isinstance(scene, TableScene)
        assert part(scene, LessonGuide).tutor.task.until == READ
        if kind == "click":
            click(services, "tutor")
        else:
            press(services, "confirm")
        assert part(scene, LessonGuide).tutor.number == 1


@pytest.mark.slow
@pytest.mark.parametrize("look", [{}, {"text": "1.5", "language": "de"}, {"text": "2"}, {"left_handed": True}])
@pytest.mark.parametrize("game", TAUGHT)
def test_the_tutor_covers_nothing_that_it_points_at(
    make_services: MakeServices, game: str, look: dict[str, object]
) -> None:
    services, found = make_services(**look), list[str]()
    for name, scene in scenes(services, [name for name in SCENES if name.startswith(f"lesson of {game},")]):
        assert isinstance(scene, TableScene)
        paper = scene.widget("tutor")
        assert paper is not None
        meant = {
            id: box
            for id in (*part(scene, LessonGuide).tutor.task.at, part(scene, LessonGuide).tutor.verb)
            if id and (box := where_is(scene, id)) is not None
        }
        counted = {id: scene.top.places.counters.get(id) for id in part(scene, LessonGuide).tutor.task.at}
        for id, zone in counted.items():
            meant |= {f"{id} {i}": box for i, box in enumerate(scene.top.places.cards(zone, 1) if zone else ())}
        found += [f"{name}: {id}" for id, box in meant.items() if box.overlaps(paper.box)]
        places = PaperPlaces(scene.top.places, scene.play.view, services.fonts)
        covered = [box for box in places.cards() if box.overlaps(paper.box)]
        taken = [*meant.values(), *places.cards()]
        free = [place for place in places.all() if not any(map(place.overlaps, taken))]
        size = part(scene, LessonGuide).paper.letters(places)
        fits = [place for place in free if size_for([(paper.label, paper.focusable)], place, services.fonts) >= size]
        if covered and fits:
            found.append(f"{name}: {len(covered)} cards, though there is a free place")
    assert not found, "\n".join(found)


def test_the_first_tour_is_for_a_first_dungeon_and_the_next_for_a_new_game(make_services: MakeServices) -> None:
    for taught, title in (((), "Your first dungeon?"), (("scoundrel",), "New to Dungeon Crawl?")):
        services = make_services(taught=taught)
        assert FirstStepsScene(services, services.games["crawl"], lambda: None).title() == title


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_no_action_but_the_wanted_one_can_be_played(services: Services, game: str) -> None:
    """Whatever is picked, in any order: the tour goes on from what it was written for, or it would break later."""
    scene = lesson(services, game)
    for number, task in enumerate(part(scene, LessonGuide).tutor.lesson.tasks):
        scene.top.hurry()
        if task.until == ACT and task.action:
            done = len(scene.match.log)
            for action in [each for each in scene.play.view.legal if str(each) != task.action][:12]:
                for id in parts_of(action):
                    scene.commands.pick(id)
                    services.stack.settle(lambda: None)
                    if services.stack.top is not scene:  # a question, or a page about a figure
                        services.stack.pop()
                        services.stack.settle(lambda: None)
                assert (part(scene, LessonGuide).tutor.number, len(scene.match.log)) == (number, done), action
                scene.play.selection.clear()
                scene.refresh()
        do_task(services, scene)
        frames(services, 2)
        if services.stack.top is not scene:
            break
