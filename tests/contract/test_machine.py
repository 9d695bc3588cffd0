"""Stateful tests with actions, undo, redo, saves and views in any order: nothing is lost, and no hidden card leaks."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from game.core import save
from game.core.blanks import fill, is_allowed
from game.core.match import FAIR, Illegal
from game.core.rng import Rng
from game.core.view import Action
from game.rules import games
from tests.contract.plays import MORE, Fold, everything, hidden, presets, vast

PLAYS = 60 * MORE
LIMITS = settings(
    stateful_step_count=50,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
number = st.integers(0, 999)


@pytest.mark.slow
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_nothing_is_lost_and_nothing_leaks(game):
    limits = settings(LIMITS, max_examples=PLAYS // 20 if vast(game) else PLAYS)
    run_state_machine_as_test(lambda: Play(game), settings=limits)


class Play(RuleBasedStateMachine):
    """A match beside the list of all its earlier states."""

    def __init__(self, game):
        super().__init__()
        self.game, self.presets = game, [preset for preset in presets() if preset.game is game]

    @initialize(which=number, seed=st.integers(0, 2**63 - 1))
    def deal(self, which, seed):
        self.match = self.presets[which % len(self.presets)].match(seed)
        self.cards = self.all_cards()
        self.past = [everything(self.match)]  # the deal, and the table after each action
        self.future = []

    def all_cards(self):
        return sorted(card for zone in self.match.state.zones.values() for card in zone.cards)

    def seats(self):
        return range(len(self.match.seats))

    @precondition(lambda self: not self.match.over)
    @rule(pick=number, clever=st.booleans())
    def act(self, pick, clever):
        seat = self.match.state.to_act[pick % len(self.match.state.to_act)]
        view = self.match.view(seat)
        assert view.legal
        action = self.game.adviser().choose(view) if clever else fill(view.legal[pick % len(view.legal)], Rng(pick))
        folds = [Fold(self.match.view(each)) for each in self.seats()]
        events = self.match.play(action)
        for fold in folds:
            fold.apply(events)
            fold.agrees_with(self.match.view(fold.seat))
        self.past.append(everything(self.match))
        self.future.clear()

    @rule(word=number, picks=st.lists(number, max_size=2), seat=st.integers(0, 2))
    def try_what_may_be_illegal(self, word, picks, seat):
        verbs = list(self.game.verbs)
        ids = [*(card.id for card in self.cards), *self.game.zones, *self.game.gauges]
        action = Action(verbs[word % len(verbs)], tuple(ids[pick % len(ids)] for pick in picks), seat)
        if not is_allowed(action, self.match.legal(seat)):
            with pytest.raises(Illegal):
                self.match.play(action)

    @precondition(lambda self: self.match.log)
    @rule()
    def undo(self):
        fair = self.match.can_undo(FAIR)
        self.match.undo()
        assert fair or "practice" in self.match.marks
        self.future.append(self.past.pop())

    @precondition(lambda self: self.match.undone)
    @rule()
    def redo(self):
        self.match.redo()
        self.past.append(self.future.pop())

    @rule()
    def save_and_load(self):
        again = save.read(save.write(self.match, "machine"), games())
        again.undone = self.match.undone
        assert (again.marks, again.seats) == (self.match.marks, self.match.seats)
        self.match = again

    @rule(number=st.integers(0, 2**32))
    def look(self, number):
        for seat in self.seats():
            view = self.match.view(seat)
            for action in view.legal:
                self.game.preview(view, action)
            if view.legal:
                assert is_allowed(self.game.adviser().advise(view).action, view.legal)
            assert str(self.game.status(view))
            self.game.captions(view)
            self.game.explain(view)
            self.match.guess(seat, Rng(number))

    @invariant()
    def it_is_what_it_was(self):
        assert everything(self.match) == self.past[-1]
        assert len(self.match.undone) == len(self.future)

    @invariant()
    def no_card_is_lost(self):
        assert self.all_cards() == self.cards

    @invariant()
    def hidden_cards_are_not_in_the_view(self):
        for seat in self.seats():
            shown = {card.id for cards in self.match.view(seat).zones.values() for card in cards if card}
            assert not shown & hidden(self.match, seat)
