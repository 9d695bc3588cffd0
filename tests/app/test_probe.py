"""Tests for the data that the running window gives to end-to-end tests."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.app.diagnostics import Probe
from game.app.input.bindings import Intent
from game.app.main import Loop
from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.screens.settings import SettingsScene
from game.app.services import Services
from game.rules import games

GAME = games()["scoundrel"]
FIELDS = {"id", "role", "label", "value", "box", "focusable", "enabled", "text_px", "overflow", "part_of", "state"}


@pytest.fixture
def probe(services: Services, tmp_path: Path) -> Probe:
    folder = tmp_path / "probe"
    folder.mkdir()
    return Probe(services, folder)


def state_of(probe: Probe) -> dict[str, Any]:
    tree: dict[str, Any] = json.loads((probe.folder / "things.json").read_text(encoding="utf-8"))
    return tree


def frames(probe: Probe, count: int = 3) -> None:
    loop = Loop(probe.services, probe)
    for _ in range(count):
        loop.frame([], 1 / 60)


def test_only_where_it_is_asked_for(services: Services, monkeypatch, tmp_path: Path):
    monkeypatch.delenv("UNDERDECK_TEST", raising=False)
    assert Probe.from_environment(services) is None
    monkeypatch.setenv("UNDERDECK_TEST", str(tmp_path))
    assert Probe.from_environment(services) is not None


def test_every_thing_of_the_scene_on_top_is_told(probe: Probe):
    probe.services.stack.push(SettingsScene(probe.services))
    frames(probe)
    tree = state_of(probe)
    assert (tree["scene"], tree["focus"], tree["window"]) == ("settings", "master", [1280, 800])
    assert {thing["id"] for thing in tree["things"]} >= {"master", "music", "tab-sound", "done"}
    assert all(set(thing) == FIELDS for thing in tree["things"])
    assert [thing["id"] for thing in tree["things"] if thing["state"]["focused"]] == ["master"]


def test_it_is_told_again_only_when_it_has_changed(probe: Probe):
    probe.services.stack.push(SettingsScene(probe.services))
    frames(probe)
    (probe.folder / "things.json").unlink()
    frames(probe)
    assert not (probe.folder / "things.json").exists()
    assert probe.services.stack.top is not None
    probe.services.stack.top.handle(Intent("down"))
    frames(probe)
    assert state_of(probe)["focus"] == "music"


def test_a_scene_that_lies_still_is_looked_at_now_and_then(probe: Probe, monkeypatch: pytest.MonkeyPatch):
    """To collect the UI tree takes longer than most frames, so it is done rarely; a change without a new picture is
    still noticed."""
    probe.services.stack.push(SettingsScene(probe.services))
    frames(probe)
    looked, tree = [], probe.tree
    monkeypatch.setattr(probe, "tree", lambda: looked.append(tree()) or {"looked": len(looked)})
    frames(probe, 120)
    assert 4 <= len(looked) <= 12
    assert state_of(probe) == {"looked": len(looked)}


@pytest.mark.slow
def test_nothing_is_told_while_cards_fly(make_services, tmp_path: Path):
    services = make_services(reduced_motion=False)
    probe = Probe(services, tmp_path)
    scene = table_of(services, new_match(services, GAME, seed=7))
    services.stack.push(scene)
    frames(probe, 3)
    assert scene.top.timeline is not None
    assert not (tmp_path / "things.json").exists()
    frames(probe, 300)
    facts = state_of(probe)["facts"]
    assert facts["digest"] == scene.match.digest()
    assert facts["legal"] == [str(action) for action in scene.match.legal(0)]


def test_every_intent_is_written_down(probe: Probe):
    Loop(probe.services, probe)._intent(Intent("down", again=True))
    line = (probe.folder / "events.jsonl").read_text(encoding="utf-8")
    assert json.loads(line) == {"intent": "down", "device": -1, "again": True}
