"""Guesses, previews, hints and picks: nobody knows more than they may, and looking changes nothing."""

import pytest

from game.bots import agents, stream
from game.core.blanks import allowed
from game.core.choose import Chooser, words
from game.core.game import view_of
from game.core.rng import Rng
from tests.contract.plays import MORE, everything, plays, positions, presets, steps

SEEDS = range(6 * MORE)
GUESSES = 20
preset = pytest.mark.parametrize("preset", presets(), ids=str)
played = pytest.mark.parametrize(("preset", "seed"), plays(SEEDS), ids=str)


def guessed(match, seat, n):
    state = match.guess(seat, Rng(n))
    return state, view_of(match.game, state, match.options, seat)


@played
def test_a_guess_looks_the_same_to_that_seat(preset, seed):
    for match in positions(preset, seed):
        for seat in range(len(match.seats)):
            state, view = guessed(match, seat, seed)
            assert view == match.view(seat)
            count = sorted(card for zone in state.zones.values() for card in zone.cards)
            assert count == sorted(card for zone in match.state.zones.values() for card in zone.cards)


@preset
def test_guesses_differ_and_leave_the_truth_alone(preset):
    match = next(positions(preset, 1))
    before = everything(match)
    orders = {str(match.guess(0, Rng(n)).zones) for n in range(GUESSES)}
    assert len(orders) == GUESSES
    assert everything(match) == before


@preset
def test_a_guess_has_a_stream_of_its_own(preset):
    match = next(positions(preset, 1))
    streams = [match.guess(0, Rng(n)).rng for n in range(GUESSES)]
    assert match.state.rng not in streams
    assert len({stream.state for stream in streams}) == GUESSES


@played
def test_previews_and_advice_are_the_same_for_the_truth_and_for_guesses(preset, seed):
    for match in positions(preset, seed):
        for seat in match.state.to_act:
            view = match.view(seat)
            previews = [preset.game.preview(view, action) for action in view.legal]
            advice = preset.game.adviser().advise(view)
            assert allowed(advice.action, view.legal)
            assert str(advice.why)
            for n in range(GUESSES if len(match.log) % 5 == 0 else 1):
                _, other = guessed(match, seat, n)
                assert [preset.game.preview(other, action) for action in other.legal] == previews
                assert preset.game.adviser().advise(other) == advice


@played
def test_looking_changes_nothing(preset, seed):
    for match in positions(preset, seed):
        before = everything(match)
        for seat in match.state.to_act:
            view = match.view(seat)
            for action in view.legal:
                preset.game.preview(view, action)
            preset.game.adviser().advise(view)
            for maker in agents(preset.game).values():
                assert allowed(maker(stream(seed, seat)).choose(view), view.legal)
            match.guess(seat, Rng(seed))
            preset.game.explain(view)
        assert everything(match) == before


@played
def test_a_preview_tells_what_will_happen(preset, seed):
    doomed = set()
    for step in steps(preset, seed):
        seat = step.action.seat
        before, after = step.before[seat], step.match.view(seat)
        preview = preset.game.preview(before, step.action)
        assert str(preview.text)
        assert len(preview.chip) <= 10
        assert preview.kind in (
            "damage",
            "bare",
            "breaks",
            "heal",
            "weapon",
            "better",
            "weaker",
            "wasted",
            "move",
            "luck",
        )
        for gauge, change in preview.changes.items():
            assert after.gauges[gauge] - before.gauges[gauge] == change
        outcome = step.match.state.outcome
        assert preview.fatal or preview.risky or not (outcome and outcome.results[seat] == "lost")
        assert seat not in doomed, "who fell by a fatal action does not act again"
        doomed |= {seat} if preview.fatal else set()
    assert {step.match.state.outcome.results[seat] for seat in doomed} <= {"lost"}


@played
def test_every_action_can_be_picked(preset, seed):
    for match in positions(preset, seed):
        for seat in match.state.to_act:
            legal = match.legal(seat)
            for want in legal:
                chooser, got = Chooser(legal), None
                for word in words(want):
                    assert word in chooser.options()
                    got = chooser.pick(word)
                assert got == want or want in chooser.ready()
