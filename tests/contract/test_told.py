"""Tests that the messages of all games are sentences, so that every log reads alike."""

import pytest

from game.core.game import Game
from game.rules import games


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_line_of_the_journal_ends_like_a_sentence(game: Game) -> None:
    lines = [line for line in game.messages.values() if isinstance(line, str)]
    lines += [str(line(name, (9, 4))) for name, line in game.messages.items() if name in game.gauges and callable(line)]
    assert [line for line in lines if line != "None" and line[-1] not in ".!?"] == []
