"""Tests for the help pages and the guided first room, driven by input."""

from itertools import combinations

import pygame
import pytest

from game import files
from game.app.desk import Desk
from game.app.geometry import Box
from game.app.scene import Scene
from game.app.scenes import go
from game.app.scenes.contents import ROW, TALLEST
from game.app.scenes.firststeps import FirstStepsScene
from game.app.scenes.help import HelpScene
from game.app.scenes.lesson import LessonScene
from game.app.scenes.title import TitleScene
from game.app.table.cardart import CardArt
from game.app.table.prints import PLAIN
from game.app.table.samples import Portrait, Shown
from game.app.table.skin import skin_of
from game.app.table.vignette import OTHER, Drawn, Vignette, vignette_of
from game.app.ui.fan import Fan
from game.app.ui.leaf import Leaf
from game.app.ui.press import Button
from game.app.ui.speech import RING, Speech
from game.app.ui.widget import Look
from game.core.cards import parse
from game.core.game import defaults
from game.core.teach import ACT, HINT, LOOK, READ
from game.core.text import say
from game.core.view import Action
from game.rules import games
from tests.app.conftest import MakeDesk
from tests.app.driving import choose, click, frames, label, press, show, top
from tests.app.looks import pen
from tests.app.scenery import shelf_of

TAUGHT = [id for id, game in games().items() if game.lesson()]


def lesson(desk: Desk, game: str = "scoundrel") -> LessonScene:
    show(desk, TitleScene(desk))
    go.lesson(desk, game)
    frames(desk, 3)
    scene = top(desk)
    assert isinstance(scene, LessonScene)
    return scene


def do_task(desk: Desk, scene: LessonScene) -> None:
    """Do what the current task asks for."""
    task = scene.task
    if task.until == ACT:
        action = Action.parse(task.action) if task.action else scene.view.legal[0]
        for id in action.ids or (action.verb,):
            if id not in scene.chooser.picked:  # unless a hint has picked it
                choose(desk, id)
            if not task.action and scene.task is not task:
                break
        if scene.chooser.picked:  # picked cards need a verb
            choose(desk, action.verb)
    elif task.until == LOOK:
        press(desk, "confirm", "cancel")
    else:
        press(desk, "confirm")


def overflowing(scene: Scene) -> list[str]:
    return [thing.id for thing in scene.things() if thing.overflow > 0]


# how to play


@pytest.mark.slow
def test_pages_turn_by_arrows_by_shoulders_and_by_mouse(desk: Desk) -> None:
    scene = show(desk, HelpScene(desk, "scoundrel"))
    assert isinstance(scene, HelpScene)
    press(desk, "right", "next", "confirm")
    assert scene.number == 3
    press(desk, "left", "prev")
    assert scene.number == 1
    click(desk, "next")
    assert scene.number == 2
    press(desk, *["next"] * 20)
    assert scene.number == len(scene.pages) - 1
    assert label(desk, "page") == f"Controls Page {len(scene.pages)} of {len(scene.pages)}"


@pytest.mark.parametrize("game", ["scoundrel", "diamonds", "crawl"])
def test_what_stands_under_the_pictures_of_a_page_begins_at_one_height(desk: Desk, game: str) -> None:
    scene = show(desk, HelpScene(desk, game))
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
    make_desk: MakeDesk, game: str, text: str
) -> None:
    desk = make_desk(text=text)
    scene = show(desk, HelpScene(desk, game))
    assert isinstance(scene, HelpScene)
    pages = []
    for number in range(len(scene.pages)):
        assert (scene.number, overflowing(scene)) == (number, [])
        pages.append(drawn(scene))
        press(desk, "right")
    assert len({written for written, _around in pages}) == len(scene.pages)
    assert len({around for _written, around in pages}) == 1
    for page in reversed(pages[:-1]):
        press(desk, "left")
        assert drawn(scene) == page


def drawn(scene: HelpScene) -> tuple[bytes, bytes]:
    """The picture of a page's text, without the page number, and the picture of everything beside and above the
    paper."""
    surface, layout = scene.desk.window.surface, scene.desk.layout
    written = surface.subsurface(layout.px(scene.scroll_box))
    around = surface.copy()
    around.fill("black", layout.px(scene.paper))
    top = around.subsurface(0, 0, around.get_width(), layout.px(scene.paper)[1] + layout.px(scene.paper)[3])
    return pygame.image.tobytes(written, "RGB"), pygame.image.tobytes(top, "RGB")


def test_the_ring_of_a_page_is_around_its_number_and_the_ways_it_can_be_turned(desk: Desk) -> None:
    scene = show(desk, HelpScene(desk, "scoundrel"))
    layout, leaf = desk.layout, scene.widget("page")
    assert isinstance(leaf, Leaf)
    looks = []
    for focused in (True, False):
        desk.window.surface.fill("black")
        leaf.draw(desk.canvas, leaf.box, Look(focused, False))
        looks.append(desk.window.surface.copy())
    other = pygame.mask.from_threshold(looks[0], (0, 0, 0), (8, 8, 8, 255), looks[1])
    other.invert()
    rects = other.get_bounding_rects()
    ring = rects[0].unionall(rects[1:])
    assert not leaf.ringed
    assert ring.w < leaf.box.w * layout.k / 3
    assert ring.top >= layout.px(scene.scroll_box)[1] + layout.px(scene.scroll_box)[3]
    assert ring.bottom < layout.px(leaf.box)[1] + layout.px(leaf.box)[3] - 12
    assert leaf.ways == (False, True)
    press(desk, *["next"] * 20)
    leaf = scene.widget("page")
    assert isinstance(leaf, Leaf)
    assert leaf.ways == (True, False)


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_buttons_of_a_book_have_signs(make_desk: MakeDesk, language: str) -> None:
    desk = make_desk(language=language)
    scene = show(desk, HelpScene(desk, "scoundrel"))
    feet = [widget for widget in scene.widgets if isinstance(widget, Button)]
    assert len(feet) == 5
    assert all(foot.icon for foot in feet)


def test_two_cards_before_a_chapter_cast_no_blot(desk: Desk) -> None:
    """Their shadows must not add up."""
    art, box = CardArt(desk.canvas, False), Box(200, 200, 160, 120)
    desk.window.surface.fill("white")
    Vignette(tuple(Drawn(parse(id), PLAIN) for id in ("9C", "QC"))).draw(desk.canvas, box, art)
    x, y, w, h = desk.layout.px(box)
    foot = desk.window.surface.subsurface((x, y + h + 1, w, 3))
    darkest = [min(sum(foot.get_at((at, row))[:3]) for row in range(3)) for at in range(w)]
    middle, beside = darkest[w // 2 - 6 : w // 2 + 6], darkest[w // 2 - 30 : w // 2 - 14]
    assert min(middle) > min(beside) - 30


def test_help_goes_back_where_it_came_from(desk: Desk) -> None:
    title = show(desk, TitleScene(desk))
    go.help(desk, "scoundrel")
    frames(desk)
    assert top(desk).name == "help"
    press(desk, "cancel")
    assert top(desk) is title


@pytest.mark.parametrize(("button", "heir"), [("next", "back"), ("prev", "next")])
def test_at_the_last_page_the_focus_goes_to_a_button_that_does_something(desk: Desk, button: str, heir: str) -> None:
    scene = show(desk, HelpScene(desk, "scoundrel"))
    assert isinstance(scene, HelpScene)
    press(desk, *["next"] * (0 if button == "next" else 20))
    scene.set_focus(button)
    while scene.focus == button:
        widget = scene.widget(button)
        assert widget is not None
        assert widget.enabled
        press(desk, "confirm")
    assert scene.number == (len(scene.pages) - 1 if button == "next" else 0)
    assert scene.focus == heir


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_captions_break_after_their_colon_or_evenly(make_desk: MakeDesk, size: tuple[int, int], language: str) -> None:
    desk = make_desk(size, language=language, text="1.5")  # with usual letters no line breaks in English
    scene = show(desk, HelpScene(desk, "scoundrel"))
    assert isinstance(scene, HelpScene)
    broken = 0
    for _page in scene.pages:
        for widget in scene.widgets:
            if isinstance(widget, Shown) and len(widget.note.lines) > 1:
                broken += 1
                first = widget.note.lines[0]
                assert first.endswith(":") or ":" not in widget.label, widget.note.lines
        press(desk, "next")
    assert broken


def test_the_controls_page_shows_the_bindings_as_they_are(desk: Desk) -> None:
    desk.change(bindings={**desk.settings.bindings, "avoid": ("key:g",)})
    scene = show(desk, HelpScene(desk, "scoundrel"))
    press(desk, *["next"] * len(scene.pages))
    assert label(desk, "key.avoid") == "Avoid, run, or attack G"


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("language", "text"), [("en", "2"), ("qps", "1"), ("qps", "2")])
def test_every_page_fits(make_desk: MakeDesk, size: tuple[int, int], language: str, text: str) -> None:
    desk = make_desk(size, language=language, text=text)
    scene = show(desk, HelpScene(desk, "scoundrel"))
    for _page in scene.pages:
        assert not overflowing(scene)
        press(desk, "next")


def test_a_long_page_scrolls_under_the_arrows(make_desk: MakeDesk) -> None:
    desk = make_desk(text="2", language="qps")
    scene = show(desk, HelpScene(desk, "scoundrel"))
    assert scene.scroll_height > scene.scroll_box.h
    press(desk, *["down"] * 30)
    assert scene.scroll == pytest.approx(scene.scroll_height - scene.scroll_box.h)
    assert scene.focus != "page"


# the first room


@pytest.mark.slow
def test_a_new_player_is_offered_the_guide_once(desk: Desk) -> None:
    show(desk, TitleScene(desk))
    choose(desk, "new")
    choose(desk, "game-scoundrel")
    assert isinstance(top(desk), FirstStepsScene)
    choose(desk, "know")
    frames(desk)
    assert top(desk).name == "setup"
    press(desk, "cancel")
    choose(desk, "game-scoundrel")
    assert top(desk).name == "setup"


@pytest.mark.slow
def test_every_game_offers_a_guide_of_its_own(desk: Desk) -> None:
    desk.games = shelf_of(3)
    show(desk, TitleScene(desk))
    choose(desk, "new")
    for id in desk.games:
        choose(desk, f"game-{id}")
        choose(desk, "know")
        press(desk, "cancel")
    assert desk.settings.taught == tuple(desk.games)
    for id in desk.games:
        choose(desk, f"game-{id}")
        assert top(desk).name == "setup"
        press(desk, "cancel")


def test_each_game_offers_what_is_in_it(desk: Desk) -> None:
    scenes = [FirstStepsScene(desk, games()[id], lambda: None) for id in TAUGHT]
    assert len({scene.words() for scene in scenes}) == len(TAUGHT)


@pytest.mark.parametrize("id", TAUGHT)
def test_the_first_offer_shows_cards_of_its_game(desk: Desk, id: str) -> None:
    scene = show(desk, FirstStepsScene(desk, games()[id], lambda: None))
    fan = scene.widget("fan")
    assert isinstance(fan, Fan)
    assert fan.cards == ("", *skin_of(id).cover)
    assert fan.box.bottom <= scene.widget("text").box.y  # type: ignore[union-attr]


def test_the_guide_leads_on_to_where_the_player_was_going(desk: Desk) -> None:
    show(desk, TitleScene(desk))
    choose(desk, "new")
    choose(desk, "game-scoundrel")
    press(desk, "confirm")
    frames(desk, 3)
    assert isinstance(top(desk), LessonScene)
    choose(desk, "skip")
    frames(desk, 3)
    assert top(desk).name == "setup"


@pytest.mark.slow
def test_the_end_of_the_guide_says_so_and_leads_on_to_where_the_player_was_going(desk: Desk) -> None:
    show(desk, TitleScene(desk))
    choose(desk, "new")
    choose(desk, "game-scoundrel")
    press(desk, "confirm")
    frames(desk, 3)
    scene = top(desk)
    assert isinstance(scene, LessonScene)
    for _task in scene.lesson.tasks:
        do_task(desk, scene)
        frames(desk, 2)
    assert (top(desk).name, label(desk, "title")) == ("toured", "Well done!")
    press(desk, "confirm")
    assert top(desk).name == "setup"
    press(desk, "cancel")
    assert top(desk).name == "games"


@pytest.mark.slow
def test_the_lesson_from_its_first_word_to_its_last(desk: Desk) -> None:
    scene = lesson(desk)
    for number in range(len(scene.lesson.tasks)):
        assert scene.number == number
        assert not overflowing(scene)
        do_task(desk, scene)
        frames(desk, 2)
    assert top(desk).name == "toured"
    assert desk.saves.newest() is None
    assert desk.records.runs == []


@pytest.mark.slow
def test_the_lesson_with_everything_moving(make_desk: MakeDesk) -> None:
    desk = make_desk(reduced_motion=False)
    scene = lesson(desk)
    for _task in scene.lesson.tasks:
        frames(desk, 150)
        while top(desk) is scene and not scene.at_rest():  # a key only hurries what still moves
            frames(desk, 10)
        if top(desk) is not scene:
            break
        do_task(desk, scene)
    frames(desk, 60)
    assert top(desk).name == "toured"


@pytest.mark.slow
def test_the_tutor_waits_for_the_right_press(desk: Desk) -> None:
    scene = lesson(desk)
    press(desk, "confirm", "confirm")
    for id in ("10S", "avoid", "KC", "undo"):
        scene.set_focus(id)
        press(desk, "confirm")
        assert (scene.number, scene.match.log) == (2, [])
    press(desk, "avoid", "undo", "redo", "hint", "place.3")
    assert (scene.number, scene.match.log) == (2, [])
    press(desk, "place.0")
    assert [str(action) for action in scene.match.log] == ["take 7D"]


def test_the_wrong_hand_is_not_taken(desk: Desk) -> None:
    scene = lesson(desk)
    press(desk, "confirm", "confirm", "confirm")
    choose(desk, "10S")
    choose(desk, "fists")
    assert len(scene.match.log) == 1
    assert scene.chooser.picked == []


def test_the_lesson_can_be_left_with_a_question(desk: Desk) -> None:
    scene = lesson(desk)
    press(desk, "cancel")
    assert top(desk).name == "ask"
    choose(desk, "back")
    assert top(desk) is scene
    press(desk, "menu")
    choose(desk, "do")
    frames(desk, 3)
    assert top(desk).name == "title"


def test_undo_works_in_the_lesson_whatever_the_setting(make_desk: MakeDesk) -> None:
    desk = make_desk(undo="off")
    scene = lesson(desk)
    while scene.task.until != "undo":
        do_task(desk, scene)
    number = scene.number
    press(desk, "undo")
    assert scene.number == number + 1


def test_the_tutor_is_spoken(make_desk: MakeDesk) -> None:
    desk = make_desk(narration=True)
    scene = lesson(desk)
    assert scene.task.until == READ
    assert any("Welcome" in line for line in desk.narrator.spoken)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "text"), [((1024, 768), "2"), ((1280, 720), "2"), ((1280, 800), "1")])
def test_the_tutor_fits_in_the_long_language(make_desk: MakeDesk, size: tuple[int, int], text: str) -> None:
    desk = make_desk(size, language="qps", text=text)
    scene = lesson(desk)
    for _task in scene.lesson.tasks:
        assert "tutor" not in overflowing(scene)
        do_task(desk, scene)


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("text", ["1", "2"])
def test_the_tutor_writes_in_letters_of_one_size(make_desk: MakeDesk, game: str, text: str) -> None:
    desk = make_desk(text=text)
    go.lesson(desk, game)
    frames(desk, 3)
    scene = top(desk)
    assert isinstance(scene, LessonScene)
    sizes = set()
    for _task in scene.lesson.tasks:
        tutor = scene.widget("tutor")
        assert isinstance(tutor, Speech)
        assert tutor.block.overflow <= 0
        sizes.add(tutor.block.size)
        do_task(desk, scene)
        frames(desk, 2)
    assert len(sizes) == 1


@pytest.mark.slow
def test_the_tutor_of_a_crawl_writes_large_for_who_wants_it(make_desk: MakeDesk) -> None:
    sizes = []
    for text in ("1", "2"):
        tutor = lesson(make_desk(text=text), "crawl").widget("tutor")
        assert isinstance(tutor, Speech)
        sizes.append(tutor.block.size)
    assert sizes[1] > 1.25 * sizes[0]


def test_the_button_stands_on_the_paper_and_clear_of_the_words(make_desk: MakeDesk) -> None:
    desk = make_desk()
    go.lesson(desk, "diamonds")
    frames(desk, 3)
    scene = top(desk)
    tutor = scene.widget("tutor")
    assert isinstance(tutor, Speech)
    assert tutor.button.inset(-RING).bottom < tutor.box.bottom - RING
    assert tutor.box.bottom <= desk.layout.whole.bottom
    assert tutor.button.centre[0] == tutor.box.centre[0]
    assert tutor.words.bottom < tutor.button.y


@pytest.mark.slow
def test_the_hint_task_shows_a_hint(desk: Desk) -> None:
    scene = lesson(desk)
    while scene.task.until != HINT:
        do_task(desk, scene)
    press(desk, "hint")
    assert scene.hint_text


def test_what_only_wants_to_be_read_has_a_button_with_the_glyph_of_the_device(desk: Desk) -> None:
    scene = lesson(desk)
    tutor = scene.widget("tutor")
    assert tutor is not None
    pictures = set()
    for family in ("keyboard", "mouse", "xbox", "playstation"):
        desk.input.family = family
        desk.touch()
        frames(desk)
        shot = desk.window.surface.subsurface(desk.layout.px(tutor.box))
        pictures.add(pygame.image.tobytes(shot, "RGB"))
    assert len(pictures) == 4
    with pen() as noted:
        assert [line.text for line in noted.write_down(scene) if line.owner == "tutor"][-1] == "Go on"
    click(desk, "tutor")
    assert scene.number == 1
    press(desk, "confirm")
    assert not [thing for thing in scene.things() if thing.id == "tutor" and thing.focusable]


@pytest.mark.slow
def test_the_prompts_offer_only_what_the_tutor_lets_pass(desk: Desk) -> None:
    scene = lesson(desk)
    offered = []
    for task in scene.lesson.tasks:
        kinds = {kind for kind, _text in scene.prompts()}
        offered.append((task.until, kinds - {"menu", "confirm"}))
        do_task(desk, scene)
    assert ("read", set()) in offered
    assert ("undo", {"undo"}) in offered
    assert ("hint", {"hint"}) in offered
    assert ("act", {"avoid"}) in offered
    until, kinds = [each for each in offered if each[0] != "read"][-1]
    assert until == "act"
    assert kinds >= {"undo", "hint"}


@pytest.mark.slow
def test_what_the_tutor_does_not_speak_of_is_dark(desk: Desk) -> None:
    scene = lesson(desk)
    for task in scene.lesson.tasks:
        lit = {button.id for button in scene.widgets if isinstance(button, Button) and button.enabled} - {"skip"}
        free = task.until == ACT and not task.action
        assert free or lit <= set(task.at)
        assert (scene.widget("status") is not None) == free
        do_task(desk, scene)


@pytest.mark.slow
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("game", TAUGHT)
def test_the_hand_points_at_what_is_meant_and_the_paper_lies_beside_it(
    make_desk: MakeDesk, game: str, left_handed: bool
) -> None:
    desk = make_desk(left_handed=left_handed)
    scene = lesson(desk, game)
    for task in scene.lesson.tasks:
        meant = [box for id in task.at if (box := scene.where(id)) is not None]
        hands = scene.pointed()
        counted = [scene.places.slot(scene.places.counters[id]) for id in task.at if id in scene.places.counters]
        tutor = scene.widget("tutor")
        assert tutor is not None
        assert len(hands) == len(meant) == len(task.at) or scene.chooser.picked
        for about, (_way, box) in zip(meant, hands, strict=True):
            assert box.overlaps(about)
            assert box.inside(desk.layout.whole)
        assert not [box for box in (*meant, *counted) if box.overlaps(tutor.box)], task.words
        do_task(desk, scene)
        frames(desk, 2)


def test_the_hand_goes_on_from_the_first_thing_to_the_second(desk: Desk) -> None:
    scene = lesson(desk)
    press(desk, "confirm", "confirm", "confirm")
    (first,) = scene.pointed()
    choose(desk, "10S")
    (second,) = scene.pointed()
    weapon = scene.widget("weapon")
    assert weapon is not None
    assert not first[1].overlaps(weapon.box)
    assert second[1].overlaps(weapon.box)


@pytest.mark.parametrize("still", [True, False])
def test_the_hand_beckons_unless_nothing_may_move(make_desk: MakeDesk, still: bool) -> None:
    desk = make_desk(reduced_motion=still)
    scene = lesson(desk)
    scene.hurry()
    before = scene.pointer.time
    restless = scene.ambient(0.2)
    (hand,) = scene.pointed()
    assert (scene.pointer.time == before) == still
    assert any(hand[1].inside(box) for box in restless) != still


@pytest.mark.slow
def test_a_wrong_press_shakes_the_paper_and_only_it(make_desk: MakeDesk) -> None:
    desk = make_desk(reduced_motion=False)
    scene = lesson(desk)
    while not scene.at_rest():  # a key only hurries what still moves
        frames(desk, 10)
    press(desk, "avoid")
    moved = {thing.id for widget in scene.widgets if scene.seen_at(widget) != widget.box for thing in [widget.thing()]}
    assert moved == {"tutor"}
    frames(desk, 90)
    assert scene.nudged == 0


# after the lesson


@pytest.mark.slow
def test_a_tour_from_the_book_ends_with_the_offer_of_a_game(desk: Desk) -> None:
    scene = from_the_book(desk)
    for _task in scene.lesson.tasks:
        do_task(desk, scene)
        frames(desk, 2)
    assert top(desk).name == "toured"
    choose(desk, "back")
    assert top(desk).name == "help"
    go.toured(desk, scene.game)
    frames(desk)
    press(desk, "confirm")
    assert top(desk).name == "setup"
    press(desk, "cancel")
    assert top(desk).name == "help"


def test_a_tour_that_is_skipped_offers_nothing(desk: Desk) -> None:
    from_the_book(desk)
    choose(desk, "skip")
    frames(desk, 3)
    assert top(desk).name == "help"


def from_the_book(desk: Desk) -> LessonScene:
    show(desk, HelpScene(desk, "scoundrel"))
    choose(desk, "lesson")
    frames(desk, 3)
    scene = top(desk)
    assert isinstance(scene, LessonScene)
    return scene


def test_the_tutor_hides_nothing_that_the_words_are_about(make_desk: MakeDesk) -> None:
    """The paper lies beside the party and its weapon, for the right and the left hand."""
    game = games()["diamonds"]
    lesson = game.lesson()
    assert lesson is not None
    for left_handed in (False, True):
        desk = make_desk(left_handed=left_handed)
        scene = show(desk, LessonScene(desk, game, lesson, lambda: None, lambda: None))
        tutor = scene.widget("tutor")
        assert tutor is not None
        others = [widget for widget in scene.widgets if widget is not tutor]
        assert not [widget.id for widget in others if tutor.box.overlaps(widget.box)]
        assert isinstance(scene, LessonScene)
        for n in range(5):
            x, y = scene.places.card("party.0", n, 5)
            assert not tutor.box.holds((x, y))


# special needs of the pages of Dungeons and Deuces


def book_at(desk: Desk, title: str) -> HelpScene:
    """The help of Dungeons and Deuces, opened at a page."""
    scene = show(desk, HelpScene(desk, "deuces"))
    assert isinstance(scene, HelpScene)
    while say(scene.pages[scene.number].title) != title:
        press(desk, "next")
    return scene


def test_a_page_shows_the_cards_of_an_action_alone(desk: Desk) -> None:
    shown = [widget for widget in book_at(desk, "Attack and answer").widgets if isinstance(widget, Shown)]
    assert [[str(card) for card in widget.cards] for widget in shown] == [["5H.4", "5S.4"], ["8C", "8H"], ["4C", "2H"]]
    assert [widget.chip for widget in shown] == [None, None, None]


def test_a_page_shows_somebody(desk: Desk) -> None:
    shown = [widget for widget in book_at(desk, "Heroes").widgets if isinstance(widget, Portrait)]
    assert [widget.name for widget in shown] == [
        f"cards/figures/{kind}" for kind in ("bulwark", "mender", "reaver", "cardsharp")
    ]
    assert shown[0].label.startswith("Bulwark: ")


def test_every_rank_of_a_pictured_hand_is_seen(desk: Desk) -> None:
    for widget in book_at(desk, "Several heroes").widgets:
        assert not isinstance(widget, Shown) or widget.step >= 0.75 * widget.wide


@pytest.mark.slow
def test_many_house_rules_have_several_pages_and_the_longest_lists_pages_of_the_game(desk: Desk) -> None:
    pages = [page for page in book_at(desk, "House rules").pages if say(page.title) == "House rules"]
    told = [say(words) for page in pages for words in page.words]
    for option in desk.games["deuces"].options:
        lines = [line for line in told if line.startswith(f"{option.label}: ")]
        assert len(lines) == (len(option.choices) if len(option.choices) <= 8 else 0)


@pytest.mark.slow
def test_pages_of_house_rules_need_no_scrolling_at_the_usual_size(desk: Desk) -> None:
    scene = book_at(desk, "House rules")
    while say(scene.pages[scene.number].title) == "House rules":
        assert scene.scroll_height <= scene.scroll_box.h
        press(desk, "next")


def test_the_contents_list_every_chapter_once_and_open_it(desk: Desk) -> None:
    scene = show(desk, HelpScene(desk, "deuces"))
    assert isinstance(scene, HelpScene)
    press(desk, "avoid")
    assert top(desk).name == "contents"
    rows = [thing.label for thing in top(desk).things() if thing.id.startswith("chapter-")]
    assert rows == [*dict.fromkeys(say(page.title) for page in scene.pages)]
    assert top(desk).focus == "chapter-0"
    choose(desk, f"chapter-{rows.index('House rules')}")
    assert top(desk) is scene
    assert say(scene.pages[scene.number].title) == "House rules"
    assert say(scene.pages[scene.number - 1].title) != "House rules"
    assert scene.focus == "page"
    choose(desk, "contents")
    assert top(desk).focus == f"chapter-{rows.index('House rules')}"
    press(desk, "cancel")
    assert top(desk) is scene


@pytest.mark.parametrize("name", ["scoundrel", "diamonds", "crawl", "deuces"])
def test_before_every_chapter_of_a_games_own_stands_something_that_is_about_it(desk: Desk, name: str) -> None:
    game = desk.games[name]
    for page in game.pages():
        vignette = vignette_of(game, page, desk.halls)
        assert vignette.cards or vignette.figure or vignette.sign != OTHER, page.title
    for sign in skin_of(name).chapters.values():
        assert files.asset(f"ui/icons/{sign}.webp").is_file()


@pytest.mark.slow
def test_a_page_of_words_only_has_the_sign_of_its_chapter_where_there_is_room(desk: Desk) -> None:
    scene = book_at(desk, "House rules")
    headed = []
    while say(scene.pages[scene.number].title) == "House rules":
        emblem = scene.widget("emblem")
        headed.append(emblem is not None)
        if emblem is not None:
            assert scene.widget("words.0").box.y >= emblem.box.bottom
        assert scene.scroll_height <= scene.scroll_box.h
        press(desk, "next")
    assert any(headed)
    assert not all(headed)
    scene.open_at(0)
    assert scene.widget("emblem") is None, "there is a picture"


def test_the_chapters_of_a_short_book_fill_its_page_and_none_lies_on_another(desk: Desk) -> None:
    for name in ("scoundrel", "deuces"):
        show(desk, HelpScene(desk, name))
        press(desk, "avoid")
        contents = top(desk)
        rows = [widget for widget in contents.widgets if widget.id.startswith("chapter-")]
        for one, other in combinations(rows, 2):
            assert not one.box.inset(-4).overlaps(other.box.inset(-4))
        if name == "scoundrel":
            assert contents.scroll_height <= contents.scroll_box.h
            assert ROW < rows[0].box.h <= TALLEST


@pytest.mark.parametrize(
    ("mode", "title"),
    [("power", "Cards are life"), ("loot", "Quest for Loot: the bids"), ("duel", "Duel of the Duos: the draft")],
)
def test_in_a_play_the_book_opens_at_the_chapter_of_the_way_that_is_played(desk: Desk, mode: str, title: str) -> None:
    go.help(desk, "deuces", defaults(desk.games["deuces"]) | {"mode": mode})
    frames(desk)
    scene = top(desk)
    assert isinstance(scene, HelpScene)
    assert say(scene.pages[scene.number].title) == title


def test_a_lesson_counts_its_steps_and_says_what_is_skipped(desk: Desk) -> None:
    scene = lesson(desk)
    steps = len(scene.lesson.tasks)
    assert label(desk, "count") == f"1 of {steps}"
    assert label(desk, "skip") == "Skip the tour"
    scene._pass()
    assert label(desk, "count") == f"2 of {steps}"


@pytest.mark.parametrize("game", ["scoundrel", "crawl"])
def test_the_tutors_paper_keeps_the_margin_of_the_table(desk: Desk, game: str) -> None:
    scene = lesson(desk, game)
    assert scene.widget("tutor").box.x >= 28
