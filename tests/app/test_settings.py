"""Tests for the settings file: what it stores, and what remains of a file with nonsense."""

import json
from dataclasses import fields

import pytest

from game import files
from game.app import main
from game.app.routes import Routes
from game.app.services import Services
from game.app.settings import ROWS, SECTIONS, Settings, from_text, usual_values
from game.window_options import WindowArgs

CHANGED = Settings(
    master=5, music=10, effects=15, ambience=20, mono=True, background=True, fullscreen=True, text="2", contrast=True,
    four_colours=True, back="moths", plain_font=True, left_handed=True, language="en", speed="instant",
    reduced_motion=True, shake=False, flicker=False, undo="free", ask_fatal=False, always_ask=True, wrap=False,
    rumble=False, stick=80, hand_order="suit", questions="always", first_notes=False, win_chance=True,
    noted=("deuces.guard",),
    swap_confirm=True, cooldown=True, narration=True, tell_events=False, voice=25, voice_rate=70, welcomed=True,
    taught=("scoundrel",), display="2", frames="screen", vsync=True,
)  # fmt: skip


def test_every_setting_survives_the_file():
    untouched = {
        each.name for each in fields(Settings) if getattr(CHANGED, each.name) == getattr(Settings(), each.name)
    }
    assert untouched == {"bindings"}
    assert from_text(CHANGED.to_text()) == (CHANGED, True)


@pytest.mark.parametrize("value", [0, 1, 99, 100])
def test_a_slider_keeps_its_ends(value: int):
    sliders = {row.key: value for row in ROWS.values() if row.kind == "slider"}
    settings = Settings(**sliders)
    assert from_text(settings.to_text()) == (settings, True)


def test_every_row_is_a_setting_and_every_setting_has_a_row():
    shown = {row.key for section in SECTIONS for row in section.rows}
    assert shown | {"bindings", "welcomed", "taught", "noted"} == {each.name for each in fields(Settings)}
    assert all(row.label and row.help and row.icon for row in ROWS.values())
    for row in ROWS.values():
        assert files.asset(f"ui/icons/{row.icon}.webp").exists()


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '"x"', "\x00" * 40, "[" * 5000])
def test_a_text_that_is_no_settings_file_is_refused(text: str):
    with pytest.raises((ValueError, RecursionError)):
        from_text(text)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("master", 101),
        ("master", -1),
        ("master", True),
        ("master", 5.5),
        ("music", "loud"),
        ("mono", 1),
        ("text", "3"),
        ("text", 1),
        ("speed", "fast"),
        ("back", "wallpaper"),
        ("back", 1),
        ("undo", None),
        ("language", "xx"),
        ("language", 3),
        ("display", "0"),
        ("display", "-1"),
        ("display", "²"),
        ("display", "100"),
        ("display", 1),
        ("frames", "144"),
        ("frames", 60),
        ("vsync", "on"),
        ("stick", 1000),
        ("bindings", 3),
        ("bindings", {"confirm": []}),
        ("welcomed", "yes"),
    ],
)
def test_nonsense_in_a_row_is_as_usual_again_and_the_rest_stays(key: str, value: object):
    settings, sane = from_text(json.dumps({**json.loads(CHANGED.to_text()), key: value}))
    assert not sane
    assert settings == CHANGED.changed(**{key: getattr(Settings(), key)})


def test_unknown_rows_of_a_newer_program_do_no_harm():
    assert from_text('{"smell": 70, "music": 5}') == (Settings(music=5), True)


def read(services: Services, **args: object) -> tuple[Settings, Settings, list[str]]:
    settings, kept, warnings = main._settings(WindowArgs(**args), services.homes)
    return settings, kept, [str(warning) for warning in warnings if warning]


def test_a_broken_file_is_told_and_kept(services: Services):
    path = services.homes.config / "settings.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{ broken")
    settings, _kept, warnings = read(services)
    assert settings == Settings()
    assert len(warnings) == 1
    assert "settings.json" in warnings[0]
    assert [each.read_text() for each in path.parent.glob("settings.json.damaged-*")] == ["{ broken"]


def test_a_broken_file_falls_back_on_the_one_before(services: Services):
    services.change(music=15)
    services.change(music=25)
    (services.homes.config / "settings.json").write_bytes(b"\xff\x00")
    settings, _kept, warnings = read(services)
    assert settings.music == 15
    assert warnings


def test_nonsense_is_told(services: Services):
    services.change(music=15)
    path = services.homes.config / "settings.json"
    path.write_text(path.read_text().replace('"music": 15', '"music": "x"'))
    settings, _kept, warnings = read(services)
    assert settings.music == Settings().music
    assert warnings == ["Some settings made no sense and were reset."]


def test_changes_are_written_at_once(services: Services):
    services.change(music=15, contrast=True)
    settings, _kept, warnings = read(services)
    assert (settings.music, settings.contrast, warnings) == (15, True, [])


def test_the_command_line_is_for_this_time_only(services: Services):
    """`--lang`, `--fullscreen` and `--safe-mode` never reach the file, unless the player changes that setting."""
    services.change(music=15, language="en")
    for args in ({"lang": "qps"}, {"fullscreen": True}, {"safe_mode": True}):
        settings, kept, _warnings = read(services, **args)
        other = Services(
            services.window, services.homes, settings.changed(fullscreen=False), services.games, Routes, True, kept
        )
        other.change(ambience=35)
        after, _kept, _warnings = read(services)
        assert (after.music, after.ambience, after.language, after.fullscreen) == (15, 35, "en", False), args


def test_usual_values_leave_language_keys_and_first_steps_alone():
    settings = CHANGED.changed(**usual_values())
    assert settings == Settings(language="en", welcomed=True, taught=("scoundrel",), noted=("deuces.guard",))


def test_a_folder_that_cannot_be_written_to_is_told(services: Services):
    services.homes.config.parent.mkdir(parents=True, exist_ok=True)
    services.homes = services.homes._replace(config=services.homes.config / "a-file")
    services.homes.config.parent.mkdir(parents=True, exist_ok=True)
    services.homes.config.write_text("")
    services.change(music=15)
    assert services.settings.music == 15
    assert "settings.json" in str(services.toast)
