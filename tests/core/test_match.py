"""Tests for the state's operations, the match and its digest."""

import dataclasses

import pytest

from game.core.cards import parse
from game.core.events import EVERYBODY, NOBODY, Changed, Moved, Noted
from game.core.match import FAIR, FREE, OFF, Illegal, Match
from game.core.rng import Rng
from game.core.save import parse_deal
from game.core.table import Deal, Frame, Outcome, State, Token, WrongDeal, Zone
from game.core.view import Action
from game.rules.scoundrel import GAME
from game.rules.scoundrel.dungeon import dungeon
from tests.core.shuffler import Shuffler

OPTIONS = {"wear": "lower", "end": "all"}
TWO, THREE = parse("2C"), parse("3C")


def board() -> State:
    state = State(Rng(1))
    state.zones = {"deck": Zone([TWO, THREE], NOBODY), "hand": Zone((), frozenset({1})), "open": Zone()}
    state.gauges["life"] = 5
    return state


def test_a_card_is_known_to_the_one_who_saw_it_and_is_not_forgotten():
    state = board()
    state.move(THREE, "hand")
    assert state.zones["hand"].known == [frozenset({1})]
    state.move(THREE, "deck", bottom=True)
    assert state.zones["deck"].cards == [THREE, TWO]
    assert state.zones["deck"].known == [frozenset({1}), NOBODY]
    state.move(TWO, "open")
    state.move(TWO, "hand")
    assert state.zones["hand"].known == [None]
    assert [event.shown for event in state.news] == [True, False, True, False]


def test_a_shuffle_makes_everybody_forget():
    state = board()
    state.move(THREE, "open")
    state.move(THREE, "deck")
    state.shuffle("deck")
    assert state.zones["deck"].known == [NOBODY, NOBODY]


def test_a_reveal_shows_a_zone_where_it_lies():
    state = board()
    state.reveal("deck")
    assert state.zones["deck"].known == [None, None]
    state.reveal("deck")
    assert [event.shown for event in state.news] == [True, False]


def test_drawing_from_an_empty_zone_gives_nothing():
    state = board()
    assert state.draw("open", "hand") is None
    assert state.draw("deck", "open") == THREE
    assert state.top("deck") == TWO


def test_what_does_not_change_is_not_told():
    state = board()
    state.change("life", 5)
    state.note("done", False)
    state.note("done", False)
    assert len(state.news) == 1
    state.change("life", 3, "2C")
    assert state.news[-1] == Changed("life", 5, 3, "2C")


def test_a_fact_is_told_the_first_time_even_if_it_is_nothing():
    state = board()
    state.note("last", None)
    state.note("last", None)
    assert state.news == [Noted("last", None)]


def test_a_copy_has_a_stream_of_its_own():
    state = board()
    twin = state.copy()
    twin.shuffle("deck")
    assert state.rng == Rng(1)
    assert twin.rng != Rng(1)


def test_tokens_come_are_marked_and_leave():
    state = board()
    state.come("enemy.0", Token("goblin"))
    state.mark("enemy.0", "elite")
    assert state.tokens["enemy.0"].marks == {"elite": 1}
    twin = state.copy()
    state.mark("enemy.0", "elite", 0)
    assert state.tokens["enemy.0"].marks == {}
    state.leave("enemy.0")
    assert state.tokens == {}
    assert twin.tokens["enemy.0"].marks == {"elite": 1}


def test_stacked_orders_are_used_one_shuffle_after_another_and_draw_nothing():
    state = board()
    state.deals = [Deal("", (TWO, THREE)), Deal("deck", (THREE, TWO))]
    for top in (TWO, THREE):
        state.shuffle("deck")
        assert state.top("deck") == top
    assert state.rng == Rng(1)
    state.shuffle("deck")
    assert state.rng != Rng(1)


def test_a_stacked_order_for_another_zone_waits():
    state = board()
    state.deals = [Deal("open", ())]
    state.shuffle("deck")
    assert state.deals == [Deal("open", ())]


def test_a_stacked_order_for_no_zone_is_refused():
    with pytest.raises(WrongDeal, match="cellar"):
        Match(GAME, OPTIONS, 1, [parse_deal("cellar=2C")])


def test_the_end_has_a_result_and_a_score_for_every_seat():
    state = board()
    state.end({1: "lost", 0: "won"}, {0: 7, 1: -2})
    assert state.outcome == Outcome("won", ("won", "lost"), (7, -2))
    assert state.to_act == ()


def test_a_wrong_order_in_mid_game_changes_nothing():
    match = Match(Shuffler(), {}, 1, [Deal("", (TWO, THREE)), Deal("", (THREE, TWO)), Deal("", (TWO, TWO))])
    match.play(Action("shuffle"))
    before = match.digest(), match.log[:], match.state.copy()
    with pytest.raises(WrongDeal):
        match.play(Action("shuffle"))
    assert (match.digest(), match.log, match.state) == before


def test_what_used_the_stream_is_not_freely_undone_though_it_showed_nothing():
    match = Match(Shuffler(), {}, 1, [Deal("", (TWO, THREE)), Deal("", (TWO, THREE))])
    match.play(Action("shuffle"))
    assert match.can_undo(FAIR)  # the stacked order was used, not the random stream
    match.play(Action("shuffle"))
    assert not match.can_undo(FAIR)


def in_the_first_room() -> Match:
    """A play of Scoundrel with four weak monsters in the first room."""
    return Match(GAME, OPTIONS, 1, [Deal("", dungeon())])


def fists(match: Match, *cards: str) -> None:
    for card in cards:
        match.play(Action("fight", (card, "fists")))


def test_fair_undo_takes_back_until_a_card_is_turned_up():
    match = in_the_first_room()
    assert not match.can_undo(FAIR)
    fists(match, "2C", "3C")
    assert match.can_undo(FAIR)
    assert match.can_undo(FAIR, back=2)
    assert not match.can_undo(FAIR, back=3)
    fists(match, "4C")  # the next room is dealt
    assert not match.can_undo(FAIR)
    with pytest.raises(Illegal):
        match.undo(FAIR)
    assert match.can_undo(FREE)
    fists(match, "5C")
    assert match.can_undo(FAIR)
    assert not match.can_undo(FAIR, back=2)


def test_nothing_is_undone_where_undo_is_off():
    match = in_the_first_room()
    fists(match, "2C")
    assert not match.can_undo(OFF)
    with pytest.raises(Illegal):
        match.undo(OFF)


def test_only_an_undo_over_a_turned_card_is_practice():
    match = in_the_first_room()
    fists(match, "2C", "3C", "4C")
    match.undo(FREE)
    assert match.marks == {"stacked", "practice"}
    match = in_the_first_room()
    fists(match, "2C")
    match.undo(FREE)
    assert match.marks == {"stacked"}


def test_another_action_forgets_what_was_undone():
    match = in_the_first_room()
    fists(match, "2C")
    match.undo()
    fists(match, "3C")
    with pytest.raises(Illegal):
        match.redo()
    assert [str(action) for action in match.log] == ["fight 3C fists"]


def test_an_undo_leads_to_the_very_table_before_and_a_redo_back():
    match = in_the_first_room()
    before = match.digest()
    fists(match, "2C")
    after = match.digest()
    match.undo()
    assert match.digest() == before
    match.redo()
    assert match.digest() == after


def test_a_view_hides_every_card_that_its_seat_does_not_know():
    match = in_the_first_room()
    zone = match.state.zones["other"] = Zone(dungeon()[:3])
    zone.known = [frozenset({1}), NOBODY, EVERYBODY]
    assert match.view(0).zones["other"] == (None, None, zone.cards[2])
    assert match.view(1).zones["other"] == (zone.cards[0], None, zone.cards[2])
    assert {*match.view(0).zones["deck"]} == {None}


def test_the_history_says_what_came_of_each_action_also_after_some_were_taken_back():
    match = Match(GAME, OPTIONS, 7)
    came = [tuple(match.play(match.legal(0)[0])) for _action in range(4)]
    for _back in range(3):
        match.undo()
    assert match.history == came[:1]
    match.redo()
    assert match.history == came[:2]


def test_only_a_seat_that_is_to_act_may_do_anything():
    match = Match(GAME, OPTIONS, 1)
    assert match.legal(0)
    assert match.legal(1) == ()
    with pytest.raises(Illegal):
        match.play(match.legal(0)[0]._replace(seat=1))


def test_a_refused_action_names_the_legal_ones_in_its_traceback_and_not_to_the_player():
    match = Match(GAME, OPTIONS, 1)
    with pytest.raises(Illegal) as caught:
        match.play(Action("nonsense"))
    assert str(match.legal(0)[0]) in caught.value.__notes__[0]
    assert str(match.legal(0)[0]) not in str(caught.value)


def test_a_step_is_made_by_the_agent_whose_turn_it_is_and_by_no_other():
    match = Match(GAME, OPTIONS, 1)
    assert match.step({}) == []
    assert match.step({1: GAME.adviser()}) == []
    assert match.log == []
    assert match.step({0: GAME.adviser()})
    assert len(match.log) == 1


def test_a_guess_leaves_each_pack_in_its_own_places():
    match = Match(GAME, OPTIONS, 1)
    second = [card._replace(pack=1) for card in dungeon()[:8]]
    match.state.zones["other"] = Zone(second, NOBODY)
    for number in range(10):
        guess = match.guess(0, Rng(number))
        assert sorted(guess.cards("other")) == sorted(second)
        assert {card.pack for card in guess.cards("deck")} == {0}


CHANGES = {
    "a gauge": lambda state: state.gauges.update(health=19),
    "a fact": lambda state: state.facts.update(drunk=True),
    "the order of a zone": lambda state: state.zones["deck"].cards.reverse(),
    "who knows a card": lambda state: state.zones["deck"].known.__setitem__(0, None),
    "one knower": lambda state: state.zones["deck"].known.__setitem__(0, frozenset({1})),
    "where a card lies": lambda state: state.move(state.cards("deck")[0], "discard"),
    "a token": lambda state: state.come("x", Token("goblin")),
    "a frame": lambda state: state.frames.append(Frame("window", 0)),
    "who acts": lambda state: setattr(state, "to_act", (1,)),
    "the outcome": lambda state: setattr(state, "outcome", Outcome("won", ("won",), (1,))),
    "the stream": lambda state: state.rng.bits(),
}


@pytest.mark.parametrize("what", CHANGES)
def test_the_digest_covers(what):
    match = Match(GAME, OPTIONS, 1)
    before = match.digest()
    CHANGES[what](match.state)
    assert match.digest() != before
    assert len(before) == 12


def test_the_digest_covers_every_field_of_a_state():
    covered = {"rng", "zones", "gauges", "tokens", "facts", "frames", "to_act", "outcome"}
    kept_in_the_save = {"options", "deals"}
    assert {field.name for field in dataclasses.fields(State)} == covered | kept_in_the_save | {"news", "ruleset"}


@pytest.mark.parametrize("text", ["avoid", "fight 7S weapon", "1:defend 8C.1", "12:attack 9C 9D enemy.2", "say a:b"])
def test_actions_as_text(text):
    assert str(Action.parse(text)) == text


def test_seat_0_may_be_named():
    assert Action.parse("0:avoid") == Action.parse("avoid") == Action("avoid")


def test_an_empty_text_is_no_action():
    for text in ("", "  ", "1:", "\n"):
        with pytest.raises(ValueError, match="unpack"):
            Action.parse(text)


def test_the_opening_tells_the_deal():
    match = Match(GAME, OPTIONS, 1)
    moves = [event for event in match.opening if isinstance(event, Moved)]
    assert [move.dst for move in moves] == ["room.0", "room.1", "room.2", "room.3"]


def test_a_stacked_match_is_marked():
    match = Match(GAME, OPTIONS, 1, [Deal("", dungeon())])
    assert match.marks == {"stacked"}
    assert [match.view(0).top(f"room.{i}") for i in range(4)] == list(dungeon()[:4])


def test_a_view_finds_cards_that_lie_open():
    view = Match(GAME, OPTIONS, 1, [Deal("", dungeon())]).view(0)
    assert view.zone_of("2C") == "room.0"
    assert view.zone_of("10H") is None
    assert view.top("weapon") is None
