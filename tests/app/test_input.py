"""Tests for turning events into intents: with every device at once, at rest and in a hurry."""

import ast
from pathlib import Path

import pygame
import pytest

from game.app.base.geometry import Layout
from game.app.input import bindings
from game.app.input.bindings import (
    COMMANDS,
    COPY,
    DEVICES,
    MODIFIER_KEYS,
    PASTE,
    POINT,
    PRESS,
    RELEASE,
    SCROLL,
    SHORTCUT,
    TYPED,
    bind,
    default_bindings,
    key_code,
    on,
)
from game.app.input.devices import InputHub

from .events import PAD, axis, event, key, mouse, moved

LAYOUT = Layout(1280, 800)
FRAME = 1 / 60
APP = Path(bindings.__file__).parents[1]
EVERY_KEY = sorted({getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")} - {pygame.K_UNKNOWN})
CONTROL = pygame.KMOD_LMETA if SHORTCUT == "super" else pygame.KMOD_LCTRL
LOCKS = pygame.KMOD_NUM | pygame.KMOD_CAPS
ALTGR = (pygame.KMOD_RALT, pygame.KMOD_MODE, pygame.KMOD_LCTRL | pygame.KMOD_RALT)  # as X11 and Windows report it
FREE = {"key": "key:f6", "mouse": "mouse:8", "pad": "pad:leftstick"}


@pytest.fixture
def hub() -> InputHub:
    pygame.display.init()
    return InputHub(default_bindings())


def read(hub: InputHub, *events: pygame.event.Event) -> list[str]:
    return [intent.kind for each in events for intent in hub.read(each, LAYOUT)]


def wait(hub: InputHub, seconds: float) -> list[str]:
    return [intent.kind for _ in range(round(seconds / FRAME)) for intent in hub.tick(FRAME)]


# meaning of inputs


@pytest.mark.parametrize("command", COMMANDS)
def test_every_usual_input_gives_its_command(hub: InputHub, command: str):
    for code in default_bindings()[command]:
        assert read(hub, event(code)) == [command], code
        read(hub, event(code, down=False))


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("device", DEVICES)
def test_every_command_works_when_bound_anew(hub: InputHub, command: str, device: str):
    hub.bindings = bind(hub.bindings, command, 0, FREE[device]).bindings
    assert read(hub, event(FREE[device])) == [command]


def test_an_unbound_input_means_nothing(hub: InputHub):
    assert read(hub, event("key:f7"), event("pad:rightstick"), event("mouse:9")) == []
    assert read(hub, event("pad:guide")) == []


def test_several_inputs_of_one_frame_are_all_heard(hub: InputHub):
    events = [event("key:h"), mouse(1), event("pad:x"), mouse(1, False), event("axis:triggerright+"), event("key:v")]
    assert read(hub, *events) == ["hint", POINT, PRESS, "undo", POINT, RELEASE, "hint", "avoid"]


def test_devices_take_turns_and_nothing_is_lost(hub: InputHub):
    """standards.md H4: mouse, keyboard and pad take turns for 600 frames."""
    got: list[str] = []
    for frame in range(600):
        hub.tick(FRAME)
        code = ("key:h", "pad:x", "mouse:2")[frame % 3]
        got += read(hub, event(code), event(code, down=False))
    assert got == ["hint", "undo", "info"] * 200


def test_the_prompts_follow_the_device_touched_last(hub: InputHub):
    seen = []
    for each in (event("key:h"), event("pad:x"), mouse(1), event("axis:triggerright+"), event("key:h")):
        read(hub, each)
        seen.append(hub.family)
    assert seen == ["keyboard", "xbox", "mouse", "xbox", "keyboard"]


# at rest


def test_a_trembling_mouse_and_a_drifting_stick_change_nothing(hub: InputHub):
    """standards.md H5: 2 px of jitter and a tenth of drift for 5 seconds."""
    read(hub, event("key:h"))
    for frame in range(300):
        wait(hub, FRAME)
        assert read(hub, moved((600 + frame % 3, 400 - frame % 2)), axis("leftx", 3276 * (-1) ** frame)) == []
    assert hub.family == "keyboard"


def test_a_slow_creep_of_the_mouse_is_not_a_hand(hub: InputHub):
    read(hub, event("key:h"), moved((600, 400)))
    for frame in range(120):
        wait(hub, FRAME)
        assert read(hub, moved((600 + frame // 2, 400))) == []


def test_a_moved_mouse_speaks_at_once(hub: InputHub):
    read(hub, event("key:h"), moved((600, 400)))
    wait(hub, 1)
    assert read(hub, moved((640, 400))) == [POINT]
    assert read(hub, moved((641, 400))) == [POINT]


def test_a_stick_has_two_thresholds(hub: InputHub):
    way = [0.4, 0.55, 0.45, 0.55, 0.35, 0.9, 0.25, 0.55]
    got = [read(hub, axis("leftx", round(share * 32767))) for share in way]
    assert got == [[], ["right"], [], [], [], [], [], ["right"]]


def test_a_sensitive_stick_answers_sooner(hub: InputHub):
    hub.stick = 0.25
    assert read(hub, axis("leftx", round(0.3 * 32767))) == ["right"]


# held directions


@pytest.mark.parametrize("code", ["key:down", "pad:dpdown", "axis:lefty+"])
def test_a_held_direction_repeats(hub: InputHub, code: str):
    """standards.md 4a: 14 to 18 steps if held for 2 seconds; the second step after 400 ms."""
    assert read(hub, event(code)) == ["down"]
    assert wait(hub, 0.38) == []
    steps = 1 + len(wait(hub, 2 - 0.38))
    assert 14 <= steps <= 18
    read(hub, event(code, down=False))
    assert wait(hub, 1) == []


def test_other_commands_do_not_repeat(hub: InputHub):
    read(hub, event("key:return"))
    assert wait(hub, 2) == []


def test_of_two_held_directions_the_newer_repeats(hub: InputHub):
    read(hub, event("key:right"))
    wait(hub, 0.2)
    read(hub, event("key:down"))
    assert set(wait(hub, 1)) == {"down"}
    read(hub, event("key:down", down=False))
    assert set(wait(hub, 1)) == {"right"}


def test_nothing_is_held_after_the_window_lost_the_focus(hub: InputHub):
    read(hub, event("key:right"))
    hub.drop_all()
    assert wait(hub, 2) == []


# accessibility helps


def test_choose_and_back_can_be_swapped_on_pads_only(hub: InputHub):
    hub.swap_confirm = True
    assert read(hub, event("pad:a"), event("pad:b")) == ["cancel", "confirm"]
    assert read(hub, event("key:return"), event("key:escape"), mouse(3)) == ["confirm", "cancel", "cancel"]


def test_slow_presses(hub: InputHub):
    """standards.md A-14: a second press after 400 ms is ignored, one after 600 ms counts."""
    hub.cooldown = True
    wait(hub, 1)
    assert read(hub, event("key:h")) == ["hint"]
    wait(hub, 0.4)
    assert read(hub, event("key:h"), event("pad:x"), mouse(1)) == [POINT]
    wait(hub, 0.2)
    assert read(hub, mouse(1)) == [POINT, PRESS]


def test_capture_gets_the_next_code_and_no_more(hub: InputHub):
    caught: list[str] = []
    hub.capture = caught.append
    assert read(hub, event("axis:rightx-"), event("key:h")) == ["hint"]
    assert caught == ["axis:rightx-"]


def test_typing_is_only_typing(hub: InputHub):
    letters = [key(pygame.K_a, unicode="a"), key(pygame.K_q), key(pygame.K_BACKSPACE, unicode="\b")]
    written = [pygame.event.Event(pygame.TEXTINPUT, text=text) for text in ("ö", "Ö")]
    hub.typing = True
    told = [(i.kind, i.text) for each in (*letters, *written) for i in hub.read(each, LAYOUT)]
    assert told == [(TYPED, "\b"), (TYPED, "ö"), (TYPED, "Ö")], "a key is no letter, and no command"
    assert read(hub, key(pygame.K_ESCAPE, unicode="\x1b"), key(pygame.K_LEFT)) == ["cancel", "left"]
    hub.typing = False
    assert read(hub, *letters, *written) == ["left", "prev", "cancel"]


def test_alt_and_enter_fill_the_screen(hub: InputHub):
    assert read(hub, key(pygame.K_RETURN, mod=pygame.KMOD_LALT)) == ["fullscreen"]


# modifiers


def meaning(mod: int, number: int, typing: bool) -> list[str]:
    """The commands that a key gives with a modifier, as the shortcuts say."""
    held = {bits for bits in (pygame.KMOD_CTRL, pygame.KMOD_ALT | pygame.KMOD_MODE, pygame.KMOD_META) if mod & bits}
    if held == {pygame.KMOD_ALT | pygame.KMOD_MODE} and number in (pygame.K_RETURN, pygame.K_KP_ENTER):
        return ["fullscreen"]
    control = len(held) == 1 and bool(mod & (pygame.KMOD_META if SHORTCUT == "super" else pygame.KMOD_CTRL))
    if control and number == pygame.K_z:
        return ["undo"]
    return {pygame.K_c: [COPY], pygame.K_v: [PASTE]}.get(number, []) if control and typing else []


@pytest.mark.parametrize("typing", [False, True], ids=["playing", "typing"])
@pytest.mark.parametrize("mod", [*MODIFIER_KEYS.values(), pygame.KMOD_LCTRL | pygame.KMOD_LALT], ids=hex)
def test_with_a_modifier_no_key_means_anything_but_the_shortcuts(hub: InputHub, mod: int, typing: bool):
    hub.typing = typing
    for number in EVERY_KEY:
        if number in MODIFIER_KEYS:
            continue
        letter = chr(number) if number < 128 else ""
        wanted = meaning(mod, number, typing)
        for event_ in (key(number, mod=mod | LOCKS, unicode=letter), key(number, False, mod=mod | LOCKS)):
            assert read(hub, event_) == wanted, pygame.key.name(number)
            wanted = []
    assert wait(hub, 1) == [], "nothing is held"


def test_a_modifier_hides_no_device(hub: InputHub):
    read(hub, event("pad:x"))
    read(hub, key(pygame.K_v, mod=pygame.KMOD_LCTRL), key(pygame.K_p, mod=pygame.KMOD_LMETA))
    assert hub.family == "xbox"


@pytest.mark.parametrize("mod", [LOCKS, pygame.KMOD_LSHIFT, pygame.KMOD_RSHIFT | LOCKS])
def test_shift_and_the_locks_change_no_key(hub: InputHub, mod: int):
    for command, codes in default_bindings().items():
        for code in codes:
            if code.startswith("key:"):
                assert read(hub, key(pygame.key.key_code(code[4:]), mod=mod)) == [command]


def test_shift_makes_another_shortcut(hub: InputHub):
    assert read(hub, key(pygame.K_z, mod=CONTROL)) == ["undo"]
    assert read(hub, key(pygame.K_z, mod=CONTROL | pygame.KMOD_LSHIFT)) == []


@pytest.mark.parametrize(("number", "bit"), MODIFIER_KEYS.items(), ids=map(pygame.key.name, MODIFIER_KEYS))
def test_a_modifier_that_is_bound_is_a_key_like_others(hub: InputHub, number: int, bit: int):
    hub.bindings = bind(hub.bindings, "hint", 0, key_code(number)).bindings
    assert read(hub, key(number, mod=bit), key(pygame.K_v, mod=bit)) == ["hint", "avoid"]
    assert read(hub, key(number, False), key(pygame.K_v)) == ["avoid"]


def test_a_key_with_a_modifier_is_not_caught_for_the_bindings(hub: InputHub):
    caught: list[str] = []
    hub.capture = caught.append
    assert read(hub, key(pygame.K_F6, mod=pygame.KMOD_LCTRL), key(pygame.K_F6)) == []
    assert caught == ["key:f6"]


def test_a_key_let_go_with_a_modifier_is_let_go(hub: InputHub):
    assert read(hub, key(pygame.K_DOWN), key(pygame.K_DOWN, False, mod=pygame.KMOD_LCTRL)) == ["down"]
    assert wait(hub, 2) == []


def typed(hub: InputHub, *events: pygame.event.Event) -> str:
    hub.typing = True
    return "".join(intent.text for each in events for intent in hub.read(each, LAYOUT))


def text_of(letters: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.TEXTINPUT, text=letters)


@pytest.mark.parametrize("mod", ALTGR, ids=hex)
def test_altgr_writes(hub: InputHub, mod: int):
    assert typed(hub, key(pygame.K_q, mod=mod, unicode="@"), text_of("@")) == "@"


@pytest.mark.parametrize("mod", [pygame.KMOD_LALT, pygame.KMOD_LMETA, pygame.KMOD_RMETA, pygame.KMOD_LCTRL])
def test_other_modifiers_write_nothing(hub: InputHub, mod: int):
    """X11 sends the letter of a key with Alt or Super."""
    assert typed(hub, key(pygame.K_q, mod=mod, unicode="q"), text_of("q")) == ""
    assert typed(hub, key(pygame.K_q, False, mod=mod), text_of("q")) == ""


def test_an_input_method_writes_after_a_shortcut(hub: InputHub):
    """Its letters come without a key."""
    control = key(pygame.K_LCTRL, mod=pygame.KMOD_LCTRL), key(pygame.K_SPACE, mod=pygame.KMOD_LCTRL)
    assert typed(hub, *control, key(pygame.K_LCTRL, False), text_of("ж")) == "ж"


@pytest.mark.parametrize("blank", ["\u00a0", "\u2009", "\u3000"])
def test_every_blank_is_a_space(hub: InputHub, blank: str):
    assert typed(hub, text_of(f"a{blank}b\u200b\n")) == "a b "


@pytest.mark.slow
def test_only_the_input_reads_keys():
    """The modifiers are heeded in one place, which no other module goes around."""
    readers = {"KEYDOWN", "KEYUP", "TEXTINPUT", "TEXTEDITING", "get_pressed", "get_mods"}
    for file in APP.rglob("*.py"):
        names = {node.attr for node in ast.walk(ast.parse(file.read_bytes())) if isinstance(node, ast.Attribute)}
        assert file.parent.name == "input" or not names & readers, file.name


def test_the_wheel_scrolls_and_is_no_button(hub: InputHub):
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0)
    assert read(hub, mouse(5), mouse(5, False), wheel) == [SCROLL]


# keyboards


@pytest.mark.parametrize(
    ("number", "scancode", "code"),
    [
        (pygame.K_RETURN, pygame.KSCAN_RETURN, "key:return"),
        (pygame.K_KP_ENTER, pygame.KSCAN_KP_ENTER, "key:return"),
        (pygame.K_a, pygame.KSCAN_Q, "key:a"),  # French: the printed letter
        (ord("ц"), pygame.KSCAN_W, "key:w"),  # Russian: the place of the key
        (ord("ω"), pygame.KSCAN_V, "key:v"),  # Greek
        (ord("&"), pygame.KSCAN_1, "key:1"),  # French digits
        (ord("ě"), pygame.KSCAN_2, "key:2"),  # Czech digits
        (ord("ö"), pygame.KSCAN_SEMICOLON, "key:ö"),  # German: a key of its own
        (ord(","), pygame.KSCAN_W, "key:,"),  # Dvorak
        (pygame.K_LEFT, pygame.KSCAN_LEFT, "key:left"),
        (pygame.K_F11, pygame.KSCAN_F11, "key:f11"),
    ],
)
def test_keys_are_called_the_same_on_every_layout(number: int, scancode: int, code: str):
    assert key_code(number, scancode) == code


# pads that are pulled out


def test_a_pad_that_goes_away_stops_the_game_only_if_it_was_in_use(hub: InputHub):
    gone = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=PAD)
    read(hub, event("pad:dpdown"))
    assert read(hub, gone) == ["pad-left"]
    assert hub.family == "keyboard"
    assert wait(hub, 2) == []
    read(hub, event("pad:x"), event("key:h"))
    assert read(hub, gone) == []


def test_any_pad_may_take_over(hub: InputHub):
    read(hub, event("pad:x"))
    read(hub, pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=PAD))
    assert read(hub, event("pad:a", device=PAD + 1)) == ["confirm"]
    assert on(hub.bindings, "confirm", "pad") == ("pad:a",)
