"""What every game owes: plays end, events tell the whole story, hidden cards stay hidden."""

import json
from collections.abc import Iterator

import pytest

from game.bots import agents
from game.core.blanks import allowed
from game.core.cards import parse
from game.core.deck import face
from game.core.events import EVERYBODY, Moved, line
from game.core.game import HUMAN
from game.core.match import Illegal, Match
from game.core.narrate import sentence
from game.core.view import Action
from game.core.words import Text
from game.rules import games
from tests.contract.plays import MORE, Fold, everything, hidden, plays, positions, presets, sets, steps, vast, whole

SEEDS = range(12 * MORE)
MOST = 30  # illegal actions tried in a position of a vast game
preset = pytest.mark.parametrize("preset", presets(), ids=str)
played = pytest.mark.parametrize(("preset", "seed"), plays(SEEDS), ids=str)


@played
def test_a_play_ends_with_a_result_and_a_score_for_every_seat(preset, seed):
    match = whole(preset, seed)
    outcome = match.state.outcome
    assert outcome is not None
    assert match.state.to_act == ()
    assert len(outcome.results) == len(outcome.scores) == len(match.seats)
    assert set(outcome.results) <= {"won", "lost", "left", "drawn"}
    assert match.legal(0) == ()


@played
def test_somebody_who_must_act_can(preset, seed):
    for match in positions(preset, seed):
        assert match.over or match.state.to_act
        for seat in match.state.to_act:
            legal = match.legal(seat)
            assert legal
            assert len(set(legal)) == len(legal)
            assert all(action.seat == seat and action.verb in preset.game.verbs for action in legal)


@played
def test_an_illegal_action_is_refused_and_changes_nothing(preset, seed):
    pool = {action for match in positions(preset, seed) for action in match.legal(0)}
    pool |= {Action("nonsense"), Action("", ("",)), Action(preset.game.verbs and next(iter(preset.game.verbs)), ("x",))}
    pool |= {action._replace(seat=7) for action in pool}
    for match in positions(preset, seed):
        before, undone = everything(match), match.undone[:]
        legal = [action for seat in match.state.to_act for action in match.legal(seat)]
        step = len(pool) // MOST + 1 if vast(preset.game) else 1
        tried = sorted(pool)[len(match.log) % step :: step]
        for action in (action for action in tried if not allowed(action, legal)):
            with pytest.raises(Illegal):
                match.play(action)
        assert (everything(match), match.undone) == (before, undone)


@played
def test_the_old_view_and_the_events_give_the_new_view(preset, seed):
    for step in steps(preset, seed):
        for view in step.before:
            fold = Fold(view)
            fold.apply(step.events)
            fold.agrees_with(step.match.view(view.seat))


@played
def test_no_card_is_lost_or_doubled(preset, seed):
    for match in positions(preset, seed):
        cards = sorted(card for zone in match.state.zones.values() for card in zone.cards)
        assert len(set(cards)) == len(cards)
        if not match.log:
            first = cards
        assert cards == first
        assert all(len(zone.cards) == len(zone.known) for zone in match.state.zones.values())


def texts(value) -> Iterator[str]:
    """Every string in a `Text`, those inside its values too."""
    if isinstance(value, Text):
        yield value.message
        for inner in value.values.values():
            yield from texts(inner)
    elif isinstance(value, str):
        yield value


def open_meanwhile(step) -> set[str]:
    """The ids of the cards that lay in a place open to all, and were shuffled away again in the same step."""
    zones, moves = step.match.state.zones, [event for event in step.events if isinstance(event, Moved)]
    return {move.card.id for move in moves if zones[move.dst].default is EVERYBODY}


@played
def test_hidden_cards_stay_hidden_in_views_events_and_words(preset, seed):
    for step in steps(preset, seed):
        for seat in range(len(step.match.seats)):
            view, unknown = step.match.view(seat), hidden(step.match, seat)
            for cards in view.zones.values():
                assert not {card.id for card in cards if card} & unknown
            told = []
            for event in step.events:
                seen = event.seen_by(seat)
                told += [line(seen), *texts(sentence(preset.game.told, seen))]
            for action in view.legal:
                told += [str(action), *texts(preset.game.preview(view, action).text)]
            secret = unknown & step.secret[seat] - open_meanwhile(step)
            open_names = {str(face(card)) for cards in view.zones.values() for card in cards if card}
            secret_names = {str(face(parse(id))) for id in secret} - open_names
            assert not [(id, words) for id in secret for words in told if id in words.split()]
            assert not secret_names & set(told)


@played
def test_every_action_says_itself_as_text_and_back(preset, seed):
    for match in positions(preset, seed):
        for seat in range(len(match.seats)):
            for action in match.legal(seat):
                assert Action.parse(str(action)) == action
                assert Action.parse(f"  {action}\n") == action


@played
def test_every_told_word_has_a_message_that_can_be_filled(preset, seed):
    for step in steps(preset, seed):
        for event in step.events:
            text = sentence(preset.game.told, event)
            assert text is None or (str(text) and "{" not in str(text))
            spoken = set() if text is None else set(str(text).split())
            assert not {zone for zone in step.match.state.zones if "." in zone} & spoken


@played
def test_the_explanation_adds_up_to_the_score(preset, seed):
    for match in positions(preset, seed):
        for seat in range(len(match.seats)):
            lines = preset.game.explain(match.view(seat))
            if match.over:
                assert sum(row.amount for row in lines) == match.state.outcome.scores[seat]
                assert all(str(row.text) for row in lines)
            else:
                assert lines == ()


@preset
def test_a_game_says_what_it_is(preset):
    game = preset.game
    assert game.id.isidentifier()
    assert all((game.title, game.blurb, game.verbs, game.told))
    assert json.dumps(dict(game.verbs))
    for option in game.options:
        values = [choice.value for choice in option.choices]
        assert option.takes(option.default)
        assert len(set(values)) == len(values)
        assert option.open or len(values) > 1
        assert all(choice.label and choice.help for choice in option.choices)
    match = Match(game, preset.options, 1)
    assert set(match.state.zones) <= set(game.zones)
    assert set(match.state.gauges) <= set(game.gauges)
    assert len(match.seats) == len(game.seats(preset.options)) >= 1
    assert all(who in (HUMAN, *agents(game)) for who in match.seats)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_no_zone_and_no_gauge_is_only_on_paper(game):
    states = [Match(game, options, 1).state for options in sets(game)]
    assert {zone for state in states for zone in state.zones} == set(game.zones)
    assert {gauge for state in states for gauge in state.gauges} == set(game.gauges)
