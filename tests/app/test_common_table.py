"""Tests that a game without a room and skin of its own can be played on the common table."""

import importlib.util
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from game.app.routes.menus import table_of
from game.app.screens.result import ResultScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.core.game import defaults
from game.core.match import Match
from tests.app.driving import frames, press, show

CONTRIBUTING = Path(__file__).parents[2] / "CONTRIBUTING.md"


@pytest.fixture
def stairs(tmp_path: Path) -> Any:
    """The example game of CONTRIBUTING.md, imported as a module."""
    found = re.search(r"<!-- file: .*? -->\n```python\n(.*?)```", CONTRIBUTING.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    file = tmp_path / "stairs.py"
    file.write_text(found[1], encoding="utf-8")
    spec = importlib.util.spec_from_file_location("stairs", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module.GAME
    sys.modules.pop("stairs", None)


@pytest.mark.slow
@pytest.mark.parametrize("still", [True, False])
def test_it_is_played_to_its_result(make_services, stairs: Any, still: bool):
    services: Services = make_services(reduced_motion=still)
    services.saves.games = services.games = {stairs.id: stairs}
    show(services, table_of(services, Match(stairs, defaults(stairs), 7)))
    for _ in range(40):
        if isinstance(services.stack.top, ResultScene):
            break
        scene = services.stack.top
        assert isinstance(scene, TableScene)
        if scene.play.view.legal:
            scene.set_focus(scene.play.view.legal[0].ids[0])
        press(services, "confirm")
    frames(services)
    assert isinstance(services.stack.top, ResultScene)
    assert [run.game for run in services.records.runs] == ["stairs"]
