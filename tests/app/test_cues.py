"""Tests that every event word of every game has a sound cue, or is listed here with the reason why not."""

import re

import pytest

from game import files
from game.app.audio.cues import cues
from game.app.table.gauges import LIFE
from game.app.table.skins import SKINS, skin_of
from game.app.ui.stack import Iris, OpeningDoors, PageTurn, PageTurnBack, Sweep
from game.rules import games

SILENT = {
    # the moving cards are heard
    "draws", "discards", "buries", "hands-away", "twos", "up",
    # choices and speech: the button has clicked, the line is shown
    "say", "normal", "hard", "votes", "stay", "offer", "decline", "fold", "concedes", "calls", "duo",
    "looks", "spies", "drops-out", "leaves-it", "nobody-in", "moot-pass", "moot-end",
    # another sound is heard at the same moment
    "turn", "duos-turn", "threat", "raised", "capped",
}  # fmt: skip
GAMES = games()
PLAYED = re.compile(r'\.(?:play|loop)\(\s*"([^"]+)"')


def told_words(id: str) -> set[str]:
    """The event words of a game except those of gauges, which have feedback of their own."""
    game = GAMES[id]
    gauges = {word.split(".")[0] for word in game.gauges} | {"hp", "max", "level", "dice", "slot"}
    return {word for word in game.messages if "." not in word and word not in gauges}


@pytest.mark.parametrize("id", list(GAMES))
def test_every_word_is_heard_with_and_without_motion(id: str):
    """Without motion a word sounds like the cue of its name; an animated flourish may have any sound."""
    table = cues()
    mute = {word for word in told_words(id) if word not in table} - SILENT
    assert mute == set()


def test_nothing_is_called_silent_that_is_heard():
    every = {word for id in GAMES for word in told_words(id)}
    assert {word for word in SILENT if word not in every} == set()
    assert SILENT & set(cues()) == set()


def test_every_cue_that_is_played_by_its_name_exists():
    """A name that is in no table is silent, without a word."""
    asked = set[str]()
    for source in (files.HERE / "app").rglob("*.py"):
        asked |= {*PLAYED.findall(source.read_text(encoding="utf-8"))}
    feels = (feel for skin in SKINS.values() for feel in (*skin.feels.values(), LIFE))
    feelings = [feeling for feel in feels for feeling in (feel.lost, feel.won) if feeling is not None]
    asked |= {cue for feeling in feelings for cue in (feeling.light, feeling.much)}
    assert len(asked) > 40
    assert asked - set(cues()) == set()


def test_every_transition_is_heard():
    assert {kind.cue for kind in (OpeningDoors, Iris, Sweep, PageTurn, PageTurnBack)} <= set(cues())


def test_every_flourish_is_of_a_word_that_is_told():
    for id, game in GAMES.items():
        assert set(skin_of(id).flourishes) <= set(game.messages) | {"hero-down", "hero-up", "death", "escape"}
