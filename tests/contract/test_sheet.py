"""Tests that an entry of the high scores describes the play, for every game that keeps them."""

import pytest

from game.core.capabilities import entry, high_score_layout
from game.core.text import say
from tests.contract.plays import presets, whole

SEEDS = range(1, 7)
WITH_SHEET = [preset for preset in presets() if high_score_layout(preset.game)]
preset = pytest.mark.parametrize("preset", WITH_SHEET, ids=str)


@preset
@pytest.mark.parametrize("seed", SEEDS)
def test_an_entry_is_what_was_played(preset, seed):
    sheet, match = high_score_layout(preset.game), whole(preset, seed)
    written = entry(preset.game, match.view(0))
    if written is None:
        return
    chosen = preset.options[sheet.level]
    assert written.score == match.state.outcome.scores[0] > 0
    assert sheet.kind_of(written.kind).choice == preset.options[sheet.kind]
    assert written.level in [level.id for level in sheet.levels]
    assert chosen in (written.level, *(set(values(preset.game, sheet.level)) - {level.id for level in sheet.levels}))


@pytest.mark.slow
def test_every_level_and_kind_of_every_sheet_is_written_by_somebody():
    wanted = {(p.game.id, level.id, kind.letter) for p in WITH_SHEET for sheet in [high_score_layout(p.game)]
              for level in sheet.levels for kind in sheet.kinds}  # fmt: skip
    found = set()
    for each in WITH_SHEET:
        for seed in range(1, 25):
            written = entry(each.game, whole(each, seed).view(0))
            if written:
                found.add((each.game.id, written.level, written.kind))
    assert found == wanted


@preset
def test_nothing_is_written_before_the_end(preset):
    match = preset.match(1)
    while not match.over:
        assert entry(preset.game, match.view(0)) is None
        match.play(match.legal(0)[0])


@preset
def test_the_sheet_is_about_options_of_the_game(preset):
    sheet = high_score_layout(preset.game)
    assert {level.id for level in sheet.levels} <= set(values(preset.game, sheet.level))
    assert {kind.choice for kind in sheet.kinds} == set(values(preset.game, sheet.kind))
    assert len({kind.letter for kind in sheet.kinds}) == len(sheet.kinds)
    assert all(say(each.name) for each in (*sheet.kinds, *sheet.levels))


def values(game, key) -> list[str]:
    """Return the choices of an option."""
    return next([choice.value for choice in option.choices] for option in game.options if option.key == key)
