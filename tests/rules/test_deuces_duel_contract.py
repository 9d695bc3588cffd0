"""Runs the contract tests of every game with the options of a duel."""

import pytest

from game.core.game import defaults
from game.rules.deuces import GAME
from tests.contract import test_plays as contract
from tests.contract.plays import Preset

DUEL = Preset(GAME, defaults(GAME) | {"mode": "duel"})
OWED = (
    contract.test_a_play_ends_with_a_result_and_a_score_for_every_seat,
    contract.test_somebody_who_must_act_can,
    contract.test_an_illegal_action_is_refused_and_changes_nothing,
    contract.test_the_old_view_and_the_events_give_the_new_view,
    contract.test_no_card_is_lost_or_doubled,
    contract.test_hidden_cards_stay_hidden_in_views_events_and_words,
    contract.test_every_action_says_itself_as_text_and_back,
    contract.test_every_told_word_has_a_message_that_can_be_filled,
    contract.test_the_explanation_adds_up_to_the_score,
)


@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("owed", OWED, ids=lambda owed: owed.__name__.removeprefix("test_"))
def test_a_duel_owes(owed, seed):
    owed(DUEL, seed)
