"""Tests for questions of Dungeons and Deuces that a person is not asked, because the answer cannot matter."""

import pytest

from game.bots import agents, stream
from game.core.game import HUMAN, defaults, view_of
from game.core.match import Match, plain_data
from game.core.moot import FEW, has_one_outcome, moot_answer
from game.rules.deuces import GAME
from tests.rotation import rotating
from tests.rules.deuces import fight

PAGES = {"go": "the page about how an encounter ended, which a player wants to read"}  # asked for even alone
MODES = ({}, {"heroes": "1"}, {"heroes": "4", "start": "5"}, {"mode": "boss"}, {"mode": "loot"}, {"mode": "masters"})
LONG = 250  # actions of a play
WALL = "use set_the_wall"


def answer(at, **options: str) -> str:
    """The answer that the first seat to act is spared; "" if it is asked."""
    view = view_of(GAME, at.s, {**at.s.options, **options}, at.s.to_act[0])
    found = GAME.moot_questions.answer(view)
    return "" if found is None else " ".join((found.verb, *found.ids))


def struck(hand: str, *against: str, friends: tuple[str, ...] = (), **more: str):
    """A Bulwark with this hand, attacked by a nine, who may use Set the Wall."""
    at = fight(*friends, f"bulwark {hand}", against=against or ("ledger_fiend 9S 5S",), side="enemies", level=1, **more)
    at.do(f"attack 9S hero.{len(friends)}")
    assert WALL in at.legal
    return at


def test_a_shield_is_not_offered_to_a_hand_that_holds():
    assert answer(struck("KH 4D")) == "pass"


def test_a_shield_is_offered_to_a_hand_that_only_ties():
    assert answer(struck("9H 4D")) == ""


def test_an_ability_for_another_result_does_not_count():
    assert answer(struck("10H 4D", "the_croupier 9S 5S")) == "pass"


def test_a_shield_is_used_in_the_last_combat_of_a_turn_if_it_is_lost():
    assert answer(struck("5H 4D")) == WALL


def test_a_shield_may_be_kept_for_a_later_attack():
    assert answer(struck("5H 4D", "ledger_fiend 9S 5S", "ledger_fiend KS 5C")) == ""


def test_what_nobody_else_may_know_is_not_given_away_by_not_asking():
    at = struck("KH 4D", friends=("mender KH QH",))
    assert answer(at, hands="open") == "pass"
    assert answer(at, hands="private") == ""


def test_a_threat_matters_only_beside_others():
    alone = fight("bulwark KH 7D 6D", against="ledger_fiend 9S 8S 7S", level=2)
    both = fight("bulwark KH 7D 6D", "mender 9H 8H", against="ledger_fiend 9S 8S 7S", level=2)
    for at, spared in ((alone, "end"), (both, "")):
        at.do("attack KH enemy.0")
        while {text.split()[0] for text in at.legal} != {"use", "end"}:
            at.do(next(text for text in at.legal if text.split()[0] in ("pass", "defend")))
        assert answer(at) == spared


@pytest.mark.slow
@pytest.mark.parametrize("options", rotating(MODES), ids=lambda options: "-".join(options.values()) or "usual")
def test_no_question_is_asked_whose_every_answer_leads_to_the_same_table(options):
    """A player who follows the adviser is asked nothing of that kind, in any way to play, and what is answered for
    them is what the adviser says."""
    match = Match(GAME, {**defaults(GAME), **options}, 3)
    programs = {
        seat: agents(GAME)[holder](stream(3, seat)) for seat, holder in enumerate(match.seats) if holder != HUMAN
    }
    adviser, spared = GAME.adviser(), 0
    while not match.over and len(match.log) < LONG:
        seat = match.state.to_act[0]
        view = match.view(seat)
        given = None if seat in programs else moot_answer(match, seat)
        if given is not None:
            spared += 1
            assert has_one_outcome(match, view) or given == adviser.choose(view)
        elif seat not in programs and len(view.legal) <= FEW:
            outcomes = []
            for action in view.legal:
                state = match.state.copy()
                GAME.apply(state, action)
                outcomes.append(plain_data(state))
            alike = all(each == outcomes[0] for each in outcomes)
            assert not alike or {action.verb for action in view.legal} <= PAGES.keys(), view.legal
        match.play(given or (programs.get(seat) or adviser).choose(view))
    assert spared or options
