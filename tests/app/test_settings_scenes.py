"""Tests for the welcome, the settings and the bindings: their use, and what the narrator says."""

from itertools import pairwise
from types import SimpleNamespace

import pygame
import pytest
from babel.messages import Catalog
from babel.messages.mofile import write_mo

from game import i18n
from game.app.base.geometry import Box, nearest
from game.app.input.bindings import COMMANDS, DEVICES, Intent, default_bindings, on
from game.app.main import Loop
from game.app.routes.menus import begin
from game.app.screens.bindings import BindingsScene, InputCaptureScene
from game.app.screens.over import AskScene
from game.app.screens.rows import ROW_H, TALLEST, worth_showing
from game.app.screens.settings import SettingsScene, WelcomeScene
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.settings import ROWS, SECTIONS, Settings
from game.app.ui.prompts import code_for
from game.app.ui.scene import Scene
from game.app.ui.scroll import RING
from game.app.ui.widget import TURNED
from game.window_options import WindowArgs

from .conftest import MakeServices
from .driving import choose, click, frames, label, press, rest, show, top
from .events import event, mouse, moved

FREE = {"key": "key:f6", "mouse": "mouse:8", "pad": "axis:rightx+"}
TWO_SCREENS = [(1600, 900), (1280, 1024)]
ALONE = ("title", "leave")  # alone in their group
WAYS = ("up", "down", "left", "right")


def give(services: Services, *codes: str) -> None:
    """Press and release inputs of any device, through the main loop."""
    loop = Loop(services)
    for code in codes:
        loop.frame([event(code), event(code, down=False)], 1 / 60)
    loop.frame([], 1 / 60)


def means(services: Services, code: str) -> list[str]:
    """The kinds of intents that an input causes now."""
    return [
        intent.kind
        for each in (event(code), event(code, down=False))
        for intent in services.input.read(each, services.layout)
    ]


def focused(services: Services) -> list[str]:
    return [thing.id for thing in top(services).things() if thing.state["focused"]]


@pytest.fixture
def title(services: Services) -> Services:
    show(services, TitleScene(services))
    return services


@pytest.fixture
def pad(title: Services, monkeypatch: pytest.MonkeyPatch) -> Services:
    """Services that believe that a pad is plugged in."""
    monkeypatch.setattr(type(title.input.pads), "__len__", lambda self: 1)
    return title


# settings


@pytest.mark.slow
@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_every_row_changes_its_setting_by_press_and_by_direction(title: Services, row, monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: TWO_SCREENS)
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: len(TWO_SCREENS))
    real = pygame.display.set_mode
    monkeypatch.setattr(pygame.display, "set_mode", lambda size, flags=0, display=0, vsync=0: real(size, flags))
    scene = show(title, SettingsScene(title))
    choose(title, f"tab-{next(section.id for section in SECTIONS if row in section.rows)}")
    for how in ("confirm", "right", "left"):
        if row.kind == "slider":
            title.change(**{row.key: 50})
        before = getattr(title.settings, row.key)
        scene.set_focus(row.key)
        if how == "right" and row.kind == "toggle":
            title.change(**{row.key: False})
            before = False
        if how == "left" and row.kind == "toggle":
            title.change(**{row.key: True})
            before = True
        press(title, how)
        assert getattr(title.settings, row.key) != before, how
        assert scene.focus == row.key
    title.change(fullscreen=False)


def test_displays_can_be_chosen_where_there_are_several(title: Services, monkeypatch: pytest.MonkeyPatch):
    scene = show(title, SettingsScene(title))
    choose(title, "tab-screen")
    assert scene.widget("display") is None
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: TWO_SCREENS)
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: len(TWO_SCREENS))
    title.settings = title.settings.changed(display="3")  # which is gone
    scene.refresh()
    assert scene.widget("display").value == "1: 1600 × 900"
    assert scene.widget("display").values == ["auto", "3", "2"]


@pytest.mark.parametrize(("limit", "moving", "calm"), [("30", 30, 30), ("60", 60, 30), ("screen", 144, 30)])
def test_no_more_frames_than_the_limit(title: Services, monkeypatch, limit: str, moving: int, calm: int):
    monkeypatch.setattr(pygame.display, "get_current_refresh_rate", lambda: 144)
    title.change(frames=limit)
    loop, asked = Loop(title), []
    loop.clock = SimpleNamespace(tick=lambda frames: asked.append(frames) or 16)
    loop.tick()
    loop.calm = 9.0
    loop.tick()
    assert asked == [moving, calm]


def test_the_focused_row_is_explained(title: Services):
    scene = show(title, SettingsScene(title))
    for row in SECTIONS[0].rows:
        scene.set_focus(row.key)
        assert label(title, "help") == row.help


@pytest.mark.slow
def test_the_setting_in_focus_is_shown_as_it_is_set(make_services: MakeServices):
    services = make_services()
    scene = show(services, SettingsScene(services))
    for row in filter(worth_showing, ROWS.values()):
        choose(services, f"tab-{next(section.id for section in SECTIONS if row in section.rows)}")
        scene.set_focus(row.key)
        assert scene.widget("sample").row is row
        scene.draw(services.canvas)
    for key, values in (
        ("master", (0, 100)),
        ("four_colours", (False, True)),
        ("left_handed", (False, True)),
        ("mono", (False, True)),
        ("undo", ("off", "fair")),
    ):
        choose(services, f"tab-{next(section.id for section in SECTIONS if ROWS[key] in section.rows)}")
        scene.set_focus(key)
        seen = []
        for value in values:
            services.change(**{key: value})
            scene.draw(services.canvas)
            picture = services.window.surface.subsurface(services.layout.px(scene.widget("sample").box))
            seen.append(pygame.image.tobytes(picture, "RGB"))
        assert seen[0] != seen[1], f"{key} looks the same whatever it is"


def test_the_ring_on_a_row_leaves_the_next_one_alone(make_services: MakeServices):
    services = make_services()
    scene = show(services, SettingsScene(services))
    choose(services, "tab-play")
    row, following = (scene.scroller.box_of(scene.widget(id)) for id in ("undo", "ask_fatal"))
    seen = []
    for key in ("always_ask", "undo"):
        scene.set_focus(key)
        rest(services)
        scene.draw(services.canvas)
        seen.append([services.window.surface.get_at(services.layout.px(box)[:2]) for box in
                     (Box(row.x + 300, row.y, 1, 1), Box(following.x + 300, following.y + 1, 1, 1))])  # fmt: skip
    assert seen[0][0] != seen[1][0], "the ring is there"
    assert sum(abs(a - b) for a, b in zip(seen[0][1], seen[1][1], strict=True)) < 120, "but for a glow"


@pytest.mark.slow
@pytest.mark.parametrize("key", ["speed", "reduced_motion", "shake", "flicker"])
def test_what_is_set_about_motion_is_seen_to_move_unless_nothing_may(make_services: MakeServices, key: str):
    services = make_services(reduced_motion=False)
    scene = show(services, SettingsScene(services))
    choose(services, "tab-motion")
    scene.set_focus(key)

    def seen() -> set[bytes]:
        pictures, loop = set(), Loop(services)
        for _ in range(200):  # a blow takes a third of a second, and is struck every second and a half
            loop.frame([], 1 / 60)
            picture = services.window.surface.subsurface(services.layout.px(scene.widget("sample").box))
            pictures.add(pygame.image.tobytes(picture, "RGB"))
        return pictures

    moving = seen()
    assert len(moving) > 8
    if key in ("shake", "flicker"):
        services.change(**{key: False})
        assert len(seen() - moving) < len(moving), "it moves less"
    services.change(reduced_motion=True)
    assert len(seen()) == 1


def test_in_large_letters_the_list_has_all_the_room(make_services: MakeServices):
    services = make_services(text="2")
    scene = show(services, SettingsScene(services))
    assert scene.widget("sample") is None
    assert label(services, "help") == SECTIONS[0].rows[0].help


def test_the_shoulders_turn_the_pages_and_come_around(title: Services):
    scene = show(title, SettingsScene(title))
    for section in (*SECTIONS[1:], SECTIONS[0]):
        press(title, "next")
        assert scene.section is section
        assert scene.focus == section.rows[0].key
    press(title, "prev")
    assert scene.section is SECTIONS[-1]


def test_usual_values_ask_first(title: Services):
    title.change(music=5, undo="free")
    show(title, SettingsScene(title))
    choose(title, "reset")
    assert isinstance(top(title), AskScene)
    assert top(title).focus == "back"
    press(title, "confirm")
    assert title.settings.music == 5
    choose(title, "reset")
    choose(title, "do")
    assert title.settings.changed(language="en", welcomed=False) == Settings(language="en")
    assert isinstance(top(title), SettingsScene)


def test_a_language_of_the_players_is_in_the_menu_and_a_damaged_one_is_told(title: Services):
    place = title.homes.data / "locale" / "tlh" / "LC_MESSAGES"
    place.mkdir(parents=True)
    catalogue = Catalog(locale="en")
    catalogue.add("English", "tlhIngan", context="the name of your language, in your language")
    catalogue.add("Settings", "SeHmey")
    with (place / "underdeck.mo").open("wb") as file:
        write_mo(file, catalogue)
    i18n.look_in(title.homes.data / "locale")
    try:
        show(title, SettingsScene(title))
        choose(title, "tab-screen")
        row = top(title).widget("language")
        assert row.values[-1] == "tlh"
        title.change(language="tlh")
        assert label(title, "heading") == "SeHmey"
        assert not title.toast
        (place / "underdeck.mo").write_bytes(b"no catalogue")
        title.change(music=5)
        assert "cannot be used" in str(title.toast)
        title.toast = ""
        title.change(music=6)
        assert not title.toast, "it is told once"
        assert label(title, "heading") == "Settings"
    finally:
        i18n.look_in(None)


def test_the_language_changes_on_the_spot(title: Services):
    show(title, SettingsScene(title))
    choose(title, "tab-screen")
    choose(title, "language")
    assert title.settings.language == "de"
    assert label(title, "heading") == "Einstellungen"


def test_the_mouse_turns_a_choice_both_ways_and_pulls_a_slider(title: Services):
    scene = show(title, SettingsScene(title))
    loop = Loop(title)
    master = scene.scroller.box_of(scene.widget("master"))
    for x in (master.right - 250, master.right - 120):
        loop.frame([mouse(1, at=(round(x), round(master.centre[1])))], 1 / 60)
    assert title.settings.master > 50
    loop.frame([moved((0, round(master.centre[1]))), mouse(1, False, (0, 0))], 1 / 60)
    assert title.settings.master == 0
    choose(title, "tab-screen")
    for side, size in (("right", "1.5"), ("left", "1"), ("left", "2")):
        text = scene.scroller.box_of(scene.widget("text"))  # the row is wider with large letters
        x = text.right - 30 if side == "right" else scene.widget("text")._area(text.inset(18, 0)).x + 10
        at = (round(x), round(text.centre[1]))
        loop.frame([mouse(1, at=at), mouse(1, False, at)], 1 / 60)
        assert title.settings.text == size


@pytest.mark.parametrize("held", ["slider", "button", "scroll bar"])
def test_a_right_click_lets_go_of_what_the_mouse_holds_and_no_more(title: Services, held: str):
    scene = show(title, SettingsScene(title))
    loop = Loop(title)
    box = scene.scroller.box_of(scene.widget("master" if held == "slider" else "tab-screen"))
    x, y = (round(box.right - 250), round(box.centre[1])) if held == "slider" else map(round, box.centre)
    if held == "scroll bar":
        scene.scroller.is_pulled = True
    else:
        loop.frame([mouse(1, at=(x, y))], 1 / 60)
    loop.frame([mouse(3, at=(x, y)), mouse(3, False, (x, y))], 1 / 60)
    assert top(title) is scene
    before = title.settings.master
    loop.frame([moved((x - 300, y)), mouse(1, False, (x, y))], 1 / 60)
    assert title.settings.master == before
    assert scene.widget("master"), "the page was not turned"
    loop.frame([mouse(3, at=(x, y))], 1 / 60)
    assert top(title) is not scene


# welcome


def test_the_first_screen_offers_what_somebody_may_need(services: Services):
    """standards.md, “Accessibility on Launch”: volumes, narration, text size, contrast; everything else is one press
    away."""
    begin(services, WindowArgs())
    frames(services)
    scene = top(services)
    assert isinstance(scene, WelcomeScene)
    shown = {thing.id for thing in scene.things()}
    assert shown >= {"language", "text", "contrast", "narration", "master", "settings"}
    assert "voice" not in shown, "nobody speaks yet"
    choose(services, "narration")
    assert scene.widget("voice") is not None
    choose(services, "settings")
    assert {thing.id for thing in top(services).things()} >= {"music", "effects", "ambience"}
    press(services, "cancel")
    choose(services, "narration")
    assert scene.widget("voice") is None
    choose(services, "contrast")
    choose(services, "title")
    assert isinstance(top(services), TitleScene)
    assert services.settings.welcomed
    assert services.settings.contrast
    services.stack.pop()
    begin(services, WindowArgs())
    frames(services)
    assert isinstance(top(services), TitleScene)


def test_back_leads_from_the_welcome_to_the_title(services: Services):
    show(services, WelcomeScene(services))
    press(services, "cancel")
    assert isinstance(top(services), TitleScene)
    assert services.settings.welcomed


def test_a_named_game_needs_no_welcome(services: Services):
    begin(services, WindowArgs(game="scoundrel"))
    frames(services)
    assert top(services).name == "table"


# bindings


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
def test_every_command_can_be_bound_on_every_device_and_then_works(pad: Services, device: str):
    show(pad, BindingsScene(pad))
    choose(pad, f"tab-{device}")
    for command in COMMANDS:
        pad.change(bindings=default_bindings())
        choose(pad, f"{command}-1")
        assert isinstance(top(pad), InputCaptureScene)
        give(pad, FREE[device])
        assert isinstance(top(pad), BindingsScene)
        assert FREE[device] in on(pad.settings.bindings, command, device)
        assert means(pad, FREE[device]) == [command]


@pytest.mark.parametrize(
    ("device", "inputs"),
    [("key", ("key:return", "key:escape")), ("pad", ("pad:a", "pad:b"))],
)
def test_by_one_device_alone(pad: Services, device: str, inputs: tuple[str, str]):
    """With one device: into the page, to a command, a new input for it, and out again."""
    confirm, cancel = inputs
    give(pad, *(["key:down"] if device == "key" else ["pad:dpdown"]))
    show(pad, SettingsScene(pad))
    top(pad).turn_to("hands")
    top(pad).refresh()
    top(pad).set_focus("bindings")
    give(pad, confirm)
    scene = top(pad)
    assert isinstance(scene, BindingsScene)
    assert scene.device == device
    down = "key:down" if device == "key" else "pad:dpdown"
    give(pad, *[down] * list(COMMANDS).index("hint"))
    assert scene.focus == "hint-0"
    give(pad, confirm, FREE[device])
    assert on(pad.settings.bindings, "hint", device) == (FREE[device],)
    give(pad, confirm)
    assert isinstance(top(pad), InputCaptureScene)
    give(pad, cancel)
    assert top(pad) is scene
    assert on(pad.settings.bindings, "hint", device) == (FREE[device],)
    give(pad, cancel)
    assert isinstance(top(pad), SettingsScene)


def test_waiting_for_an_input_has_no_end(pad: Services):
    """standards.md A-16: no time limit."""
    show(pad, BindingsScene(pad))
    choose(pad, "hint-0")
    loop = Loop(pad)
    for _ in range(600):
        loop.frame([], 6.0)
    assert isinstance(top(pad), InputCaptureScene)


def test_inputs_of_other_devices_are_not_bound(pad: Services):
    show(pad, BindingsScene(pad))
    choose(pad, "hint-0")
    give(pad, "pad:y", "mouse:8")
    assert isinstance(top(pad), InputCaptureScene)
    give(pad, "pad:b")
    assert isinstance(top(pad), BindingsScene)
    assert pad.settings.bindings == default_bindings()
    assert pad.input.capture is None


def test_a_click_leaves_it_as_it_is(pad: Services):
    show(pad, BindingsScene(pad))
    choose(pad, "hint-0")
    click(pad, "leave")
    assert isinstance(top(pad), BindingsScene)
    assert pad.input.capture is None


def test_back_itself_can_be_bound(pad: Services):
    show(pad, BindingsScene(pad))
    choose(pad, "cancel-0")
    give(pad, "key:escape")
    assert on(pad.settings.bindings, "cancel", "key") == ("key:escape", "key:backspace")
    choose(pad, "cancel-0")
    give(pad, "key:f6")
    assert on(pad.settings.bindings, "cancel", "key") == ("key:f6", "key:backspace")


def test_what_moved_is_told(pad: Services):
    show(pad, BindingsScene(pad))
    choose(pad, "hint-0")
    give(pad, "key:v")
    assert str(pad.toast) == "V now means “Hint”, no longer “Avoid, run, or attack”."
    choose(pad, "tab-pad")
    choose(pad, "hint-0")
    pad.clear_toast()
    give(pad, "pad:a")
    assert str(pad.toast) == "A now means “Hint”, and RT means “Choose”."
    pad.change(bindings=default_bindings())
    choose(pad, "fullscreen-0")
    pad.clear_toast()
    give(pad, "pad:a")
    assert str(pad.toast) == "“Choose” needs A. Give that command another one first."
    assert pad.settings.bindings == default_bindings()


def test_bindings_can_be_taken_away_but_not_needed_ones(pad: Services):
    scene = show(pad, BindingsScene(pad))
    scene.set_focus("hint-0")
    give(pad, "key:u")
    assert on(pad.settings.bindings, "hint", "key") == ()
    choose(pad, "tab-pad")
    scene.set_focus("confirm-0")
    give(pad, "key:u")
    assert on(pad.settings.bindings, "confirm", "pad") == ("pad:a",)
    assert "Choose" in str(pad.toast)


def test_swapped_hands_see_what_they_press(pad: Services):
    pad.change(swap_confirm=True)
    show(pad, BindingsScene(pad))
    choose(pad, "tab-pad")
    assert label(pad, "confirm-0") == "Choose, first B"
    choose(pad, "confirm-0")
    give(pad, "axis:rightx+")
    assert means(pad, "axis:rightx+") == ["confirm"]


def test_without_a_pad_none_is_waited_for(title: Services):
    show(title, BindingsScene(title))
    choose(title, "tab-pad")
    choose(title, "hint-0")
    assert isinstance(top(title), BindingsScene)
    assert "pad" in str(title.toast)


def test_usual_keys_ask_first(pad: Services):
    show(pad, BindingsScene(pad))
    choose(pad, "hint-0")
    give(pad, "key:v")
    choose(pad, "reset")
    choose(pad, "do")
    assert pad.settings.bindings == default_bindings()


def test_a_new_binding_shows_in_the_prompts(pad: Services):
    show(pad, BindingsScene(pad))
    choose(pad, "confirm-0")
    give(pad, "key:f6")
    assert code_for(pad.settings.bindings, "confirm", "keyboard") == "key:f6"


# focus


def pages(services: Services) -> list[tuple[str, Scene]]:
    """Every page of these scenes, to be shown one after the other."""
    found: list[tuple[str, Scene]] = []
    scene = SettingsScene(services)
    for section in SECTIONS:
        found.append((section.id, scene))
    keys = BindingsScene(services)
    return [*found, *((device, keys) for device in DEVICES), ("", WelcomeScene(services)),
            ("", InputCaptureScene(services, "hint", 0, "key"))]  # fmt: skip


def walk(services: Services, scene: Scene, page: str) -> None:
    """Show a page."""
    if services.stack.top is not scene:
        show(services, scene)
    if page:
        scene.turn_to(page)
        scene.refresh()


@pytest.mark.slow
@pytest.mark.parametrize("wrap", [True, False])
def test_everything_can_be_reached_from_everything(title: Services, wrap: bool):
    """standards.md A-9: there is always exactly one focus, which is never lost and never trapped."""
    title.change(wrap=wrap)
    for page, scene in pages(title):
        walk(title, scene, page)
        reached = {id: leads(scene, id) for id in scene._boxes()}
        for start in reached:
            seen, edge = {start}, [start]
            while edge:
                edge = [there for here in edge for there in reached[here] if there not in seen]
                seen.update(edge)
            assert seen == set(reached), (page, start)
    title.input.capture = None


def leads(scene: Scene, id: str) -> set[str]:
    """The ids that directions and shoulder buttons lead to from a thing; rows whose value can be turned keep left and
    right to themselves."""
    widget = scene.widget(id)
    ways = ("up", "down") if widget.role in TURNED else WAYS
    scene.set_focus(id)
    return {nearest(scene._boxes(), id, way, scene.services.settings.wrap) for way in ways}


@pytest.mark.slow
def test_there_is_always_one_focus_and_it_is_in_view(title: Services):
    for page, scene in pages(title):
        walk(title, scene, page)
        if isinstance(scene, InputCaptureScene):
            continue
        for way in ("down",) * 30 + ("up",) * 30:
            scene.handle(Intent(way))
            assert len(focused(title)) == 1
            thing = next(thing for thing in scene.things() if thing.state["focused"])
            assert not thing.state.get("out_of_view"), (page, thing.id)


# narration


def test_everything_that_can_be_focused_is_spoken(title: Services):
    """standards.md A-25: label, role, value, help, and n of m; walking every node of every page."""
    title.change(narration=True)
    for page, scene in pages(title):
        walk(title, scene, page)
        for thing in scene.things():
            if not thing.focusable:
                continue
            scene.focus = None
            title.narrator.spoken.clear()
            scene.set_focus(thing.id)
            (line,) = title.narrator.spoken
            assert line.startswith(thing.label)
            assert not thing.value or thing.value in line
            assert not thing.help or thing.help in line
            assert thing.id in ALONE or " of " in line, line
    title.input.capture = None


def test_a_scene_says_its_name_and_what_is_focused(title: Services):
    title.change(narration=True)
    show(title, SettingsScene(title))
    assert list(title.narrator.spoken)[-2:] == [
        "Settings", "Overall volume, slider, 80, How loud everything is., 1 of 6"
    ]  # fmt: skip


def test_a_turn_says_the_new_value_only(title: Services):
    title.change(narration=True)
    show(title, SettingsScene(title))
    press(title, "right")
    assert title.narrator.spoken[-1] == "85"
    choose(title, "tab-screen")
    choose(title, "contrast")
    assert title.narrator.spoken[-1] == "on"


def test_what_was_bound_is_spoken(pad: Services):
    pad.change(narration=True)
    show(pad, BindingsScene(pad))
    choose(pad, "hint-0")
    assert pad.narrator.spoken[-2] == "Hint. Press the new key. Press “Back” to leave it as it is."
    give(pad, "key:f6")
    assert "F6 now means “Hint”." in pad.narrator.spoken
    assert pad.narrator.spoken[-1] == "Hint, first, button, F6, 23 of 42"


def test_the_last_line_can_be_said_again(title: Services):
    title.change(narration=True)
    show(title, SettingsScene(title))
    last = title.narrator.spoken[-1]
    give(title, "key:f5")
    assert list(title.narrator.spoken)[-2:] == [last, last]


def test_nothing_is_said_unless_it_is_wished(title: Services):
    show(title, SettingsScene(title))
    press(title, "down", "confirm")
    frames(title)
    assert not title.narrator.spoken


# every page


def test_a_held_direction_ends_with_its_scene(title: Services):
    loop = Loop(title)
    loop.frame([event("key:down")], 1 / 60)
    scene = SettingsScene(title)
    title.stack.push(scene)
    loop.frame([], 1 / 60)
    focus = scene.focus
    for _ in range(20):
        loop.frame([], 0.1)
    assert scene.focus == focus


def test_a_message_stays_until_a_press(title: Services):
    """standards.md A-16: it is still there an hour later; moving the mouse does not remove it."""
    loop = Loop(title)
    title.say("The disk is full.")
    for _ in range(600):
        loop.frame([], 6.0)
    loop.frame([moved((600, 300))], 1 / 60)
    loop.frame([moved((700, 400))], 1 / 60)
    assert title.toast == "The disk is full."
    give(title, "key:down")
    assert not title.toast


def test_two_messages_at_once_are_both_read(title: Services):
    for text in ("One.", "Two.", "Two."):
        title.say(text)
    assert title.toast == "One.\nTwo."


@pytest.mark.parametrize("way", ["down", "up"])
def test_the_ring_is_clear_of_where_a_long_list_fades(make_services: MakeServices, way: str) -> None:
    services = make_services(text="1.5")
    scene = show(services, SettingsScene(services))
    press(services, "next")  # the screen tab
    faded = 0
    for _ in range(14):
        press(services, way)
        widget = scene.widget(scene.focus)
        if widget is not None and widget.scrolls:
            box, room = scene.scroller.box_of(widget).inset(widget.nearer - RING), scene.scroller.box
            more = {each: scene.scroller.may(each) for each in ("up", "down")}
            faded += any(more.values())
            assert not more["up"] or box.y >= room.y + scene.scroller.fade
            assert not more["down"] or box.bottom <= room.bottom - scene.scroller.fade
    assert faded > 3, "there is a list longer than its place"


def test_rows_of_a_short_page_are_higher_and_all_alike(services: Services) -> None:
    scene = show(services, SettingsScene(services))
    high = {}
    for section in SECTIONS:
        scene.turn_to(section.id)
        scene.refresh()
        rows = [widget for widget in scene.widgets if widget.scrolls]
        high[section.id] = {row.box.h for row in rows if row.id != "back"}
        assert len(high[section.id]) == 1
        assert all(above.box.bottom < below.box.y for above, below in pairwise(rows))
        assert scene.scroller.height <= scene.scroller.box.h or high[section.id] == {ROW_H}
    assert max(map(max, high.values())) == TALLEST
    assert {ROW_H} in high.values()
