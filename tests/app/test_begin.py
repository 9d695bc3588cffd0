"""What the command line leads to, and that it costs nobody a running play."""

import pytest

from game import files
from game.app import main
from game.app.desk import Desk
from game.app.plays import new_match
from game.app.scenes import begin
from game.app.scenes.table import TableScene
from game.args import WindowArgs
from game.core.match import Match
from game.rules import games
from tests.app.hands import choose, frames, press, top

GAME = games()["scoundrel"]
OTHER_DEALS = [
    WindowArgs(game=GAME.id, seed=9),
    WindowArgs(game=GAME.id, options={"wear": "equal"}),
]


def running(desk: Desk, actions: int) -> Match:
    """A play that was left after so many actions."""
    match = new_match(desk, GAME, seed=7)
    for _ in range(actions):
        match.play(GAME.adviser().choose(match.view(0)))
    desk.keep.autosave(match)
    return match


def test_a_named_game_goes_on_where_it_was_left(desk: Desk):
    match = running(desk, 4)
    begin(desk, WindowArgs(game=GAME.id))
    frames(desk)
    scene = top(desk)
    assert isinstance(scene, TableScene)
    assert (scene.match.seed, scene.match.log) == (7, match.log)


@pytest.mark.parametrize("args", OTHER_DEALS)
def test_another_deal_is_dealt_only_when_the_running_play_may_go(desk: Desk, args: WindowArgs):
    match = running(desk, 4)
    begin(desk, args)
    frames(desk)
    assert top(desk).name == "ask"
    press(desk, "cancel")
    assert top(desk).name == "title"
    left = desk.keep.running(GAME.id)
    assert left is not None
    assert left.log == match.log
    assert desk.records.runs == []


@pytest.mark.parametrize("args", OTHER_DEALS)
def test_a_play_given_up_for_another_deal_is_written_down(desk: Desk, args: WindowArgs):
    running(desk, 4)
    begin(desk, args)
    frames(desk)
    choose(desk, "do")
    frames(desk)
    scene = top(desk)
    assert isinstance(scene, TableScene)
    assert args.seed in (None, scene.match.seed)
    assert scene.match.options.items() >= dict(args.options).items()
    assert [run.result for run in desk.records.runs] == ["abandoned"]


@pytest.mark.parametrize("args", OTHER_DEALS)
def test_a_play_that_was_not_begun_is_no_loss(desk: Desk, args: WindowArgs):
    running(desk, 0)
    begin(desk, args)
    frames(desk)
    assert isinstance(top(desk), TableScene)
    assert desk.records.runs == []


def test_a_second_copy_opens_no_window_and_touches_no_file(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(main.window, "Window", None)
    monkeypatch.setattr(main, "start_log", lambda folder: None)
    monkeypatch.setattr(main.pygame, "quit", lambda: None)  # other tests hold fonts
    broken = tmp_path / "settings.json"
    broken.write_text("{", encoding="utf-8")
    claim = files.lock(tmp_path)
    assert claim is not None
    try:
        assert main.run(WindowArgs(data_dir=tmp_path)) == 2
    finally:
        claim.close()
    assert "Another copy" in capsys.readouterr().err
    assert broken.read_text(encoding="utf-8") == "{"
