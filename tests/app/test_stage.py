"""Tests for the stage: after any events, at any speed, it shows the true state of the table.

A newly added game is tested automatically.
"""

import itertools
import math
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.app.arena.floor import Floor, Setting
from game.app.table.places import Places
from game.app.table.room.rooms import Halls
from game.app.table.skins import skin_of
from game.app.table.sprites import FACE_DOWN
from game.app.table.stage import PACK, Stage
from game.app.table.timeline import build_timeline
from game.core.capabilities import figures
from game.core.events import Event, Revealed, Shuffled
from game.core.film import before
from game.core.match import Match
from game.core.view import View
from tests.contract.plays import Preset, few, presets, steps, vast
from tests.rotation import rotating

RATES = [1 / 240, 1 / 60, 0.1, 0.9, math.inf]  # seconds per frame
SEEDS = 6
FEW = [
    pytest.param(
        preset,
        marks=pytest.mark.slow
        if len(preset.game.seats(preset.options)) > 1 or preset.options.get("mode") == "party"
        else (),
    )
    for preset in few()
]


def stage_of(preset: Preset, left_handed: bool = False) -> Stage:
    """A silent stage in the game's room, with the figures at their first places."""
    view = preset.match(1).view(0)
    room = Halls().room(preset.game, view)
    if preset.game.combatants is not None:
        floor = Floor(Setting(tuple(figures(preset.game, view))), room.places, [*view.zones])
        room = replace(room, slots=floor.slots)
    flourishes = dict(skin_of(preset.game.id).flourishes)
    return Stage(Places(room, left_handed), lambda cue: None, flourishes)


def seeds(preset: Preset, count: int) -> range:
    """`count` seeds, or one for a vast game."""
    return range(1 if vast(preset.game) else count)


def moments(preset: Preset, seed: int) -> Iterator[tuple[View, list[Event], View]]:
    """Yield the view before, the events, and the view after each step; the opening deal comes first."""
    match = Match(preset.game, preset.options, seed)
    yield before(match.view(0), match.opening), [event.seen_by(0) for event in match.opening], match.view(0)
    for step in steps(preset, seed):
        yield step.before[0], [event.seen_by(0) for event in step.events], step.match.view(0)


def shown(stage: Stage) -> dict[str, list[str]]:
    """The ids of the cards on the stage by zone, from bottom to top."""
    return {zone: [sprite.id for sprite in pile] for zone, pile in stage.piles.items()}


def truly(view: View) -> dict[str, list[str]]:
    return {zone: [card.id if card else "" for card in cards] for zone, cards in view.zones.items()}


def play_out(stage: Stage, events: list[Event], dt: float) -> list[Event]:
    """Animate the events frame by frame, and return them in the order in which they were reported."""
    told: list[Event] = []
    score = build_timeline(stage, events, told.append)
    for _ in range(20_000):
        if score.done:
            return told
        score.update(dt)
        stage.update(min(dt, 0.1))
    raise AssertionError("the score never ends")


def rests_as_if_laid_out(stage: Stage, view: View, preset: Preset) -> None:
    """Assert that every open card has the place, size and look that it would have on a newly laid table."""
    fresh = stage_of(preset)
    fresh.sync(view)
    for zone, pile in stage.piles.items():
        if stage.places.slots[zone].lay != "pile":
            for sprite, twin in zip(pile, fresh.piles[zone], strict=True):
                got, want = ((s.at, s.width, s.home, s.layout, s.turn, s.lift, s.alpha) for s in (sprite, twin))
                assert got[0] == pytest.approx(want[0]), (zone, sprite.id)
                assert got[1:] == want[1:], (zone, sprite.id)


@pytest.mark.slow
@pytest.mark.parametrize("preset", few(), ids=str)
@pytest.mark.parametrize("dt", rotating(RATES))
def test_the_score_ends_where_the_table_is(preset: Preset, dt: float):
    for seed in seeds(preset, SEEDS if dt > 0.05 else 2):
        stage = stage_of(preset)
        for view, events, after in moments(preset, seed):
            stage.sync(view)
            told = play_out(stage, events, dt)
            assert told == events
            assert shown(stage) == truly(after)
            assert stage.gauges == {name: float(value) for name, value in after.gauges.items()}
            assert stage.flying == []
            if preset.game.combatants is None:  # the arena is laid out anew after every deed
                rests_as_if_laid_out(stage, after, preset)


@pytest.mark.parametrize("preset", FEW, ids=str)
def test_hurried_at_any_moment_nothing_is_lost_or_told_twice(preset: Preset):
    hurries = itertools.cycle([0.0, 0.03, 0.11, 0.35, 0.7, 1.2])
    for seed in seeds(preset, SEEDS):
        stage = stage_of(preset)
        for view, events, after in moments(preset, seed):
            stage.sync(view)
            told: list[Event] = []
            score = build_timeline(stage, events, told.append)
            score.update(next(hurries))
            score.finish()
            assert score.done
            assert told == events
            assert shown(stage) == truly(after)


@pytest.mark.parametrize("preset", FEW, ids=str)
def test_left_alone_in_the_middle_the_last_word_is_the_views(preset: Preset):
    """Undo, a new window size and settings can cut a timeline short."""
    stage = stage_of(preset)
    for view, events, after in moments(preset, 3):
        stage.sync(view)
        build_timeline(stage, events, lambda event: None).update(0.2)
        stage.sync(after)
        assert shown(stage) == truly(after)
        assert (stage.flying, stage.floaters, stage.shake) == ([], [], 0.0)
        fresh = stage_of(preset)
        fresh.sync(after)
        for zone, pile in stage.piles.items():
            assert [vars(sprite) | {"lift": 0} for sprite in pile] == [
                vars(sprite) | {"lift": 0} for sprite in fresh.piles[zone]
            ]


def test_a_pack_lies_face_down_even_where_it_is_known():
    """Avoided cards go under the pack; what is known about them is shown only by the look at the pile."""
    preset = presets()[0]
    match = Match(preset.game, preset.options, 1)
    stage = stage_of(preset)
    stage.sync(match.view(0))
    avoid = next(action for action in match.legal(0) if action.verb == "avoid")
    room = [card.id for zone, cards in match.view(0).zones.items() if zone.startswith("room") for card in cards if card]
    play_out(stage, [event.seen_by(0) for event in match.play(avoid)], 0.1)
    pack = stage.piles[PACK]
    assert [sprite.id for sprite in pack[:4]] == list(reversed(room))
    assert {sprite.turn for sprite in pack} == {FACE_DOWN}
    assert stage.find(room[0]) is None, "a card in the pack is not there to be struck"


def test_a_shuffle_forgets_and_a_reveal_tells():
    preset = presets()[0]
    stage = stage_of(preset)
    match = Match(preset.game, preset.options, 1)
    stage.sync(match.view(0))
    cards = tuple(card for zone in match.state.zones.values() for card in zone.cards)[: len(stage.piles[PACK])]
    play_out(stage, [Revealed(PACK, cards)], 0.1)
    assert [sprite.card for sprite in stage.piles[PACK]] == list(cards)
    play_out(stage, [Shuffled(PACK, (None,) * len(cards), None)], 0.1)
    assert [sprite.card for sprite in stage.piles[PACK]] == [None] * len(cards)


def test_left_handed_is_the_mirror_below_the_edge_of_the_table():
    preset = presets()[0]
    match = Match(preset.game, preset.options, 1)
    right, left = stage_of(preset), stage_of(preset, left_handed=True)
    for stage in right, left:
        stage.sync(match.view(0))
    assert [sprite.at for sprite in left.piles["room.0"]] == [sprite.at for sprite in right.piles["room.0"]]
    assert left.places.slot("weapon").centre[0] == pytest.approx(1280 - right.places.slot("weapon").centre[0])


def test_numbers_go_by_themselves_and_the_shake_dies_down():
    preset = presets()[0]
    stage, match = stage_of(preset), Match(preset.game, preset.options, 1)
    while not stage.floaters:
        stage.sync(match.view(0))
        events = match.play(next(action for action in match.legal(0) if action.verb != "avoid"))
        build_timeline(stage, [event.seen_by(0) for event in events], lambda event: None).finish()
    stage.shake = 5.0
    assert stage.update(0.01)
    assert stage.nudge != (0.0, 0.0)
    for _ in range(200):
        stage.update(0.02)
    assert (stage.floaters, stage.shake, stage.nudge) == ([], 0.0, (0.0, 0.0))
