"""Tests for the controls of the arena: the first focus of a question, the arrows, the buttons' labels, and the hint."""

from collections.abc import Callable

import pytest

from game.app.arena.choices import Choices
from game.app.screens.arena_pages import CARD, SET_BESIDE, SET_EDGE, STEP, PlaysScene, SetRow
from game.app.screens.closeup import CloseUpScene
from game.app.screens.pause import GUARD
from game.app.screens.table import TableScene
from game.core.game import HUMAN, Advice, Adviser, defaults
from game.core.hints import Hints
from game.core.match import Match
from game.core.table import Deal
from game.core.text import Text
from game.core.view import Action, View
from game.rules import games
from game.rules.deuces.stacking import moment
from tests.app.brawl import BRAWL
from tests.app.driving import choose, click, frames, press, top
from tests.app.test_arena import drag, hand, pair

Fight = Callable[..., TableScene]


def attacked(at_table: Fight, **options: str) -> TableScene:
    """The table of a fight in which the person's only hero is attacked."""
    table = at_table(heroes="1", enemies="1", **options)
    table.commands.pick("end")
    frames(table.services, 60)
    assert table.match.state.facts["attacker"]
    return table


def advise(table: TableScene, action: Action) -> None:
    """Replace the table's adviser by one that advises this action."""

    class Wise(Adviser):
        def advise(self, view: View) -> Advice:
            return Advice(action, Text("It is wise"))

    table.hinting.adviser, table.hinting.hints = Wise(), Hints(Wise())


# the hint


def test_a_hint_picks_the_set_and_points_at_whom(at_table: Fight):
    table = at_table(cards="10")
    first, second = pair(table)
    wise = next(a for a in table.play.view.legal if a.verb == "attack" and {*a.ids} == {first, second, "enemy.2"})
    advise(table, wise)
    press(table.services, "hint")
    assert {*table.play.selection.picked} == {first, second}
    assert table.focus == "enemy.2"
    assert table.texts.preview().startswith("Hint: A pair of")
    assert "against Cellar Gnawers. It is wise" in table.texts.preview()
    assert not table.match.log
    press(table.services, "confirm")
    assert table.match.log[0] == wise


def test_a_hint_points_at_an_ability_and_at_a_verb(at_table: Fight):
    table = attacked(at_table)
    advise(table, Action("use", ("parry",), 0))
    press(table.services, "hint")
    assert (table.focus, table.play.selection.picked) == ("parry", [])
    advise(table, Action("pass", (), 0))
    press(table.services, "hint")
    assert (table.focus, table.play.selection.picked) == ("pass", [])


# the first focus of a question


def test_an_answer_begins_at_the_first_card_of_the_best(at_table: Fight):
    table = attacked(at_table, cards="10")
    answers = [a for a in table.play.view.legal if a.verb == "defend"]
    assert len(answers) > 1
    for answer in answers:
        advise(table, answer)
        assert table.first_focus() == min(answer.ids, key=hand(table).index)


def test_a_new_question_begins_anew_wherever_the_focus_stood(at_table: Fight):
    table = at_table(heroes="2", cards="10")
    table.set_focus("log")
    table.commands.do(next(action for action in table.play.view.legal if action.verb == "attack"))
    frames(table.services, 60)
    assert table.focus == hand(table)[0]


def test_picks_put_back_leave_the_focus_on_the_first_of_them(at_table: Fight):
    table = at_table(cards="10")
    first, second = pair(table)
    choose(table.services, second)
    choose(table.services, first)
    press(table.services, "avoid", "cancel")
    assert (table.focus, table.play.selection.picked) == (first, [])


# arrows


def test_up_from_the_hand_come_abilities_then_heroes_then_enemies(at_table: Fight):
    table = at_table(heroes="2", enemies="3")
    table.set_focus(hand(table)[2])
    ways = []
    for _ in range(3):
        press(table.services, "up")
        ways.append(str(table.focus).partition(".")[0])
    assert ways[0] in ("sap", "parry")
    assert ways[1:] == ["hero", "enemy"]


def test_down_comes_back_to_the_card_that_was_left(at_table: Fight):
    table = at_table(heroes="2", enemies="3")
    for id in hand(table):
        table.set_focus(id)
        press(table.services, "up", "up", "up", "down", "down", "down")
        assert table.focus == id


def test_nothing_wraps_from_the_first_card(at_table: Fight):
    table = at_table()
    table.set_focus(hand(table)[0])
    press(table.services, "left")
    assert table.focus == hand(table)[0]


def test_aside_from_a_row_come_only_things_beside_it(at_table: Fight):
    """Otherwise one step too far along the heroes would focus the button that ends the turn."""
    table = at_table(heroes="2", enemies="3")
    for id, way in (("hero.1", "right"), ("enemy.2", "right"), ("enemy.0", "left")):
        table.set_focus(id)
        press(table.services, way)
        assert table.focus == id
    table.set_focus(hand(table)[-1])
    press(table.services, "right")
    assert table.focus in (*table.game.verbs, "plays", "undo", "hint", "sort")


def test_up_leads_to_the_living_before_the_fallen(at_table: Fight):
    table = at_table(heroes="1", enemies="3")
    table.set_focus("hero.0")
    press(table.services, "up")
    fallen = table.focus
    table.match.state.mark(fallen, "out")
    table.play.eyes._view = None
    table.refresh()
    table.set_focus("hero.0")
    press(table.services, "up")
    assert table.focus in {"enemy.0", "enemy.1", "enemy.2"} - {fallen}
    press(table.services, "left", "left", "right")
    assert table.focus == fallen, "along the row it can still be reached"


# labels of the buttons


def words(table: TableScene) -> dict[str, str]:
    return dict(table.prompts())


def test_the_foot_says_what_a_press_does(at_table: Fight):
    table = at_table(cards="10")
    first, second = pair(table)
    table.set_focus(first)
    assert words(table)["confirm"] == "Pick"
    assert words(table)["menu"] == "Menu"
    choose(table.services, first)
    assert words(table)["confirm"] == "Put back"
    assert "cancel" not in words(table), "nothing is said twice"
    choose(table.services, second)
    assert words(table)["avoid"] == "Aim"
    press(table.services, "avoid")
    assert words(table)["confirm"] == "Attack"
    assert words(table)["cancel"] == "Put back"
    assert words(table)["menu"] == "Menu", "one input for the menu, whatever is picked"
    assert "avoid" not in words(table)
    press(table.services, "cancel")
    table.set_focus("enemy.0")
    assert words(table)["confirm"] == "Look"
    table.set_focus("sap")
    assert words(table)["confirm"] == "Use"
    table.set_focus("guard")
    assert "confirm" not in words(table)


def test_while_others_decide_the_foot_promises_nothing(at_table: Fight):
    table = at_table(heroes="1", enemies="1")
    table.match.play(Action("end", (), 0))
    table.refresh()
    assert not table.play.view.legal
    assert {*words(table)} == {"confirm", "info", "menu"}
    assert words(table)["confirm"] == "Skip ahead"


def test_a_turn_with_somebody_to_strike_at_is_not_ended_by_the_button_of_the_pad(at_table: Fight):
    table = at_table()
    assert not table.widget("end").primary
    assert words(table)["avoid"] == "Plays"
    press(table.services, "avoid")
    assert isinstance(top(table.services), PlaysScene)
    assert not table.match.log


def test_where_nobody_can_be_struck_at_the_button_of_the_pad_is_what_the_picks_fit(
    at_table: Fight,
):
    table = at_table()
    choose(table.services, hand(table)[0])
    assert words(table)["avoid"] == "Aim"
    table.focus_rules.chooser.choices.may_strike = False
    assert table.focus_rules.main_button() == "guard"


def test_a_second_click_on_the_same_spot_does_not_do_what_has_come_there(at_table: Fight):
    table = attacked(at_table)
    for id in next(a for a in table.play.view.legal if a.verb == "defend").ids:
        click(table.services, id)
    click(table.services, "defend")
    done = len(table.match.log)
    frames(table.services, 20)
    assert table.widget("end") is not None
    click(table.services, "end")
    assert len(table.match.log) == done
    frames(table.services, round(GUARD * 60) + 2)
    click(table.services, "end")
    assert len(table.match.log) > done


def test_what_is_sure_to_fail_is_said_in_the_colour_of_danger(at_table: Fight, monkeypatch: pytest.MonkeyPatch):
    table = at_table(cards="10")
    choose(table.services, hand(table)[0])
    table.set_focus("enemy.0")
    table.refresh()
    theme, told = table.services.canvas.theme, table.widget("preview")
    assert not told.bad
    assert told.joined
    assert told.colour(theme) == theme.ink, "on paper"
    usual = BRAWL.preview
    monkeypatch.setattr(table.game, "preview", lambda *a: usual(*a)._replace(kind="damage"))
    table.top.ground.foresee._known(table.play.view).clear()
    table.refresh()
    assert table.widget("preview").bad
    assert table.widget("preview").colour(theme) == theme.wine


# sets that can be played


def test_what_can_be_given_away_is_listed_too(at_table: Fight, monkeypatch: pytest.MonkeyPatch):
    table = attacked(at_table, cards="10")
    monkeypatch.setattr(Choices, "made", lambda self, action: "")
    table.commands.plays()
    frames(table.services)
    plays = top(table.services)
    assert isinstance(plays, PlaysScene)
    assert not plays.found
    ranks = [plays.chances.cards[action.ids[0]].rank for action in plays.given]
    assert ranks == sorted(ranks)
    assert ranks
    assert plays.widget("given").label == "You hold no answer: throw away, the lowest first"


def test_all_sets_are_lettered_alike_beside_the_largest_of_them(at_table: Fight):
    table = at_table(cards="10")
    table.commands.plays()
    frames(table.services)
    rows = [widget for widget in top(table.services).widgets if isinstance(widget, SetRow)]
    assert len({block.size for row in rows for block in row.blocks()}) == 1
    assert all(block.overflow <= 0 for row in rows for block in row.blocks())
    largest = max(rows, key=lambda row: len(row.cards))
    right = largest.box.x + SET_EDGE + STEP * (len(largest.cards) - 1) + CARD
    assert {row._inner(row.box).x for row in rows} == {right + SET_BESIDE}


def test_a_set_is_listed_against_whom_it_is_likeliest_to_win(at_table: Fight):
    game = games()["deuces"]
    laid = moment(["KS QS JH 9S 7H 2S"], "mire_toad court_poisoner", "AS AD AC AH KC KD KH QC")
    play = Match(game, defaults(game) | laid.options, 0, [Deal("", cards) for cards in (laid.cards, *laid.later)])
    while "attack" not in {action.verb for action in play.legal(0)}:
        seat = play.state.to_act[0]
        few = play.view(0).gauges["difficulty"] < 8
        play.play(
            next((one for one in play.legal(seat) if one.verb == ("hit" if few else "stay")), play.legal(seat)[0])
        )
    table = at_table(play)
    table.commands.plays()
    frames(table.services)
    plays = top(table.services)
    assert isinstance(plays, PlaysScene)
    for n, action in enumerate(plays.found):
        cards = [id for id in action.ids if table.focus_rules.chooser.choices.figure(id) is None]
        chances = {
            each: chance(game.preview(table.play.view, each).chip)
            for each in table.play.view.legal
            if each.verb == action.verb
            and [id for id in each.ids if table.focus_rules.chooser.choices.figure(id) is None] == cards
        }
        assert len(chances) > 1
        assert chances[action] == max(chances.values())
        assert (
            not chances[action]
            or table.focus_rules.chooser.choices.figure(action.ids[-1]).name.message in plays.widget(f"set.{n}").value
        )


def chance(chip: str) -> int:
    return int(chip.removesuffix("%")) if chip.endswith("%") else 0


# cards dragged


def test_a_card_let_go_in_the_middle_answers(at_table: Fight):
    table = attacked(at_table, cards="10")
    answer = next(a for a in table.play.view.legal if a.verb == "defend")
    done = len(table.match.log)
    for id in answer.ids:
        assert len(table.match.log) == done
        drag(table, id, "clash")
    assert table.match.log[done] == answer


def test_a_card_let_go_where_it_means_nothing_says_where_it_would(at_table: Fight):
    table = at_table(cards="10")
    drag(table, hand(table)[0], "hero.0")
    assert not table.match.log
    assert "drop the cards on your foe" in str(table.services.toast)


# an ability that could be used before an answer


def asked_first(at_table: Fight) -> TableScene:
    """The table of a Bulwark who is attacked and asked whether to use Set the Wall first."""
    game = games()["deuces"]
    options = defaults(game) | {"heroes": "1"}
    match = Match(game, options, 3, seats=(HUMAN, game.seats(options)[1].programs[0]))
    while not (
        {"pass"} <= {action.verb for action in match.legal(0)} and game.combatants.clash(match.view(0)) is not None
    ):
        seat = match.state.to_act[0]
        legal, likes = match.legal(seat), ("stay", "end") if seat == 0 else ("attack",)
        match.play(next((one for verb in likes for one in legal if one.verb == verb), legal[0]))
    return at_table(match)


def test_a_card_picked_while_an_ability_is_asked_about_goes_without_it(at_table: Fight):
    table = asked_first(at_table)
    card, before = hand(table)[0], len(table.match.log)
    click(table.services, card)
    frames(table.services, 3)
    assert [action.verb for action in table.match.log[before:]] == ["pass"]
    assert table.play.selection.picked == [card]
    assert table.focus == card
    assert table.widget("defend").enabled
    assert {action.verb for action in table.play.view.legal} == {"defend"}


def test_a_card_in_nobodys_way_does_nothing(at_table: Fight, monkeypatch: pytest.MonkeyPatch):
    table = asked_first(at_table)
    before = len(table.match.log)
    monkeypatch.setattr(table.top.ground.casting, "clash_of", lambda view: None)
    click(table.services, hand(table)[0])
    assert len(table.match.log) == before
    assert not table.play.selection.picked
    assert table.services.toast == "This can't be used now."


def test_back_at_an_earlier_decision_the_hand_that_was_looked_at_gives_way(at_table: Fight):
    table = at_table(heroes="2")
    table.services.change(undo="free")
    before = table.top.ground.setting.shown
    table.commands.do(next(action for action in table.play.view.legal if action.verb == "end"))
    frames(table.services, 60)
    table.top.ground.casting.looked = next(figure.id for figure in table.top.ground.setting.cast if figure.id != before)
    table.refresh()
    assert table.top.ground.setting.shown != before
    table.commands.undo()
    frames(table.services)
    assert table.top.ground.setting.shown == before


def test_a_closer_look_at_a_card_of_the_hand_shows_the_card(at_table: Fight):
    """Only what the card can do alone is told there; sets are found by Plays."""
    table = at_table(cards="10")
    for id in hand(table)[:3]:
        table.set_focus(id)
        press(table.services, "info")
        near = top(table.services)
        assert isinstance(near, CloseUpScene)
        assert near.card.id == id
        used = {other for action, _preview in near.deeds for other in action.ids}
        assert not used & ({*hand(table)} - {id})
        press(table.services, "info")
        assert top(table.services) is table
