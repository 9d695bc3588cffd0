"""Whatever is done in whatever order, with undo, saves and looks between: nothing is lost and nothing leaks."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.core import save
from game.core.blanks import allowed, fill
from game.core.game import Action
from game.core.match import FAIR, Illegal, Match
from game.core.rng import Rng
from game.rules import games
from game.rules.diamonds import GAME
from game.rules.diamonds.dungeon import dungeon, heroes
from game.rules.diamonds.modes import DEALER, DUO, MODES, SOLO
from game.sim import play
from tests.contract.plays import MORE, Fold, everything, hidden, sets
from tests.rules.diamonds import options

EXAMPLES = 200 * MORE
SETS = [options for options in sets(GAME) if options["mode"] in (SOLO, DUO, DEALER)]


def whole(mode: str) -> list:
    """Every card of a mode."""
    parties = MODES[mode].parties
    return sorted((*dungeon(parties), *(card for party in range(parties) for card in heroes(party))))


@pytest.mark.parametrize("mode", [SOLO, DUO, DEALER])
def test_a_thousand_random_games_end_with_every_card_accounted_for(mode):
    for seed in range(1000):
        state = play(GAME, options(mode), "random", seed).state
        assert state.outcome is not None
        assert sorted(card for zone in state.zones.values() for card in zone.cards) == whole(mode)
        party = [card for name, zone in state.zones.items() if name.startswith("party.") for card in zone.cards]
        assert len(party) == 5 * MODES[mode].parties


class Play(RuleBasedStateMachine):
    """One play of Diamonds & Dragons beside the list of all it has been."""

    @initialize(options=st.sampled_from(SETS), seed=st.integers(0, 2**63 - 1))
    def deal(self, options, seed):
        self.match = Match(GAME, options, seed)
        self.past = [everything(self.match)]  # one entry for the deal and each action
        self.future = []

    @precondition(lambda self: not self.match.over)
    @rule(pick=st.integers(0, 99), greedy=st.booleans())
    def act(self, pick, greedy):
        seat = self.match.state.to_act[pick % len(self.match.state.to_act)]
        view = self.match.view(seat)
        assert view.legal
        action = GAME.adviser().choose(view) if greedy else fill(view.legal[pick % len(view.legal)], Rng(pick))
        preview, folds = GAME.preview(view, action), [Fold(self.match.view(each)) for each in self.seats()]
        events = self.match.play(action)
        for fold in folds:
            fold.apply(events)
            fold.agrees_with(self.match.view(fold.seat))
        after = self.match.state.gauges
        assert {gauge: after[gauge] - old for gauge, old in view.gauges.items() if after[gauge] != old} == dict(
            preview.changes
        )
        self.past.append(everything(self.match))
        self.future.clear()

    def seats(self):
        return range(len(self.match.seats))

    @rule(word=st.sampled_from(list(GAME.verbs)), pick=st.integers(0, 99), seat=st.integers(0, 2))
    def try_what_may_be_illegal(self, word, pick, seat):
        ids = {"run": (), "gather": (), "shuffle": (), "turn": (f"room.{pick % 9}",), "say": (f"enemy-{pick}",)}
        action = Action(word, ids.get(word, (dungeon(2)[pick % 96].id,)), seat)
        if not allowed(action, self.match.legal(seat)):
            try:
                self.match.play(action)
            except Illegal:
                return
            raise AssertionError(f"{action} was taken")

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
        assert self.match.redo()
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
                GAME.preview(view, action)
            if view.legal:
                assert allowed(GAME.adviser().advise(view).action, view.legal)
            assert str(GAME.status(view))
            GAME.captions(view)
            GAME.explain(view)
            self.match.guess(seat, Rng(number))

    @invariant()
    def it_is_what_it_was(self):
        assert everything(self.match) == self.past[-1]
        assert len(self.match.undone) == len(self.future)

    @invariant()
    def no_card_is_lost(self):
        cards = [card for zone in self.match.state.zones.values() for card in zone.cards]
        assert sorted(cards) == whole(self.match.options["mode"])

    @invariant()
    def hidden_cards_are_not_in_the_view(self):
        for seat in self.seats():
            shown = {card.id for cards in self.match.view(seat).zones.values() for card in cards if card}
            assert not shown & hidden(self.match, seat)

    @invariant()
    def the_table_makes_sense(self):
        state, mode = self.match.state, MODES[self.match.options["mode"]]
        assert list(state.zones) == list(mode.zones)
        assert all(len(state.cards(place)) <= 1 for place in mode.places)
        for party in range(mode.parties):
            assert state.gauges[f"hp.{party}"] <= 20
            assert len(state.cards(f"weapon.{party}")) <= 1
            slain = [card.rank for card in state.cards(f"slain.{party}")]
            assert state.cards(f"weapon.{party}") or not slain
            assert slain == sorted(set(slain), reverse=True)
        for seat in state.to_act:
            assert state.gauges[f"hp.{mode.party(seat)}"] > 0
        assert bool(state.to_act) != self.match.over


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=EXAMPLES,
    stateful_step_count=50,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
