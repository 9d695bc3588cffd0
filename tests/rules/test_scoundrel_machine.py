"""Whatever is done in whatever order, with undo, saves and looks between: nothing is lost and nothing leaks."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.core import save
from game.core.game import Action
from game.core.match import FAIR, Illegal, Match
from game.core.rng import Rng
from game.rules import games
from game.rules.scoundrel import GAME
from game.rules.scoundrel.dungeon import dungeon
from tests.contract.plays import MORE, Fold, everything, hidden
from tests.rules.scoundrel import SETS

EXAMPLES = 300 * MORE


class Play(RuleBasedStateMachine):
    """One play of Scoundrel beside the list of all it has been."""

    @initialize(options=st.sampled_from(SETS), seed=st.integers(0, 2**63 - 1))
    def deal(self, options, seed):
        self.match = Match(GAME, options, seed)
        self.past = [everything(self.match)]  # one entry for the deal and each action
        self.future = []

    @precondition(lambda self: not self.match.over)
    @rule(pick=st.integers(0, 99), greedy=st.booleans())
    def act(self, pick, greedy):
        view = self.match.view(0)
        assert view.legal
        action = GAME.adviser().choose(view) if greedy else view.legal[pick % len(view.legal)]
        preview, fold = GAME.preview(view, action), Fold(view)
        fold.apply(self.match.play(action))
        fold.agrees_with(self.match.view(0))
        assert self.match.state.gauges["health"] - view.gauges["health"] == preview.changes.get("health", 0)
        assert preview.fatal == (self.match.over and self.match.state.outcome.result == "lost")
        self.past.append(everything(self.match))
        self.future.clear()

    @rule(word=st.sampled_from(["avoid", "take", "drink", "fight"]), pick=st.integers(0, 51))
    def try_what_may_be_illegal(self, word, pick):
        action = Action(word, () if word == "avoid" else (dungeon()[pick % 44].id,))
        if action not in self.match.legal(0):
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
        assert again.marks == self.match.marks
        self.match = again

    @rule(number=st.integers(0, 2**32))
    def look(self, number):
        view = self.match.view(0)
        for action in view.legal:
            GAME.preview(view, action)
        if view.legal:
            assert GAME.adviser().advise(view).action in view.legal
        GAME.explain(view)
        self.match.guess(0, Rng(number))

    @invariant()
    def it_is_what_it_was(self):
        assert everything(self.match) == self.past[-1]
        assert len(self.match.undone) == len(self.future)

    @invariant()
    def no_card_is_lost(self):
        cards = [card for zone in self.match.state.zones.values() for card in zone.cards]
        assert sorted(cards) == sorted(dungeon())

    @invariant()
    def hidden_cards_are_not_in_the_view(self):
        shown = {card.id for cards in self.match.view(0).zones.values() for card in cards if card}
        assert not shown & hidden(self.match, 0)
        assert not self.match.over or self.match.state.outcome.result == "won" or not hidden(self.match, 0)

    @invariant()
    def the_table_makes_sense(self):
        state = self.match.state
        assert state.gauges["health"] <= 20
        assert len(state.cards("weapon")) <= 1
        assert all(len(state.cards(f"room.{place}")) <= 1 for place in range(4))
        assert state.cards("weapon") or not state.cards("slain")
        assert state.to_act == (() if self.match.over else (0,))
        assert len(self.match.log) <= 44 + 14  # every card faced, every room avoided once


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=EXAMPLES,
    stateful_step_count=50,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
