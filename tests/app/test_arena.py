"""Tests for the arena, the table of games in which figures fight: what it shows, and what input does."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from game.app.arena.buttons import TraitButton
from game.app.arena.lane import Lane
from game.app.arena.plate import FigurePlate
from game.app.base.geometry import WAYS, nearest
from game.app.gfx.canvas import Canvas
from game.app.input.bindings import MOUSE, PRESS, RELEASE, Intent
from game.app.play.plays import new_match
from game.app.routes.menus import replay_of, table_of
from game.app.screens.arena_pages import FigureScene, PlaysScene
from game.app.screens.pause import CurtainScene
from game.app.screens.read import LogScene
from game.app.screens.replay import ReplayScene
from game.app.screens.table import TableScene
from game.app.table.card_art import CardArt
from game.app.table.skins import skin_of
from game.app.table.spots import CardSpot
from game.app.table.sprites import Sprite, StillRow
from game.core.game import HUMAN
from tests.app.brawl import BRAWL, fight
from tests.app.driving import choose, click, frames, press, running, show, top

Fight = Callable[..., TableScene]


def plate(table: TableScene, id: str) -> FigurePlate:
    widget = table.widget(id)
    assert isinstance(widget, FigurePlate)
    return widget


def hand(table: TableScene) -> list[str]:
    """The ids of the cards of the hand that is shown, from left to right."""
    cards = [widget for widget in table.widgets if isinstance(widget, CardSpot)]
    return [widget.id for widget in sorted(cards, key=lambda widget: widget.box.x)]


def pair(table: TableScene) -> list[str]:
    """The ids of two cards of one rank."""
    ids = hand(table)
    return next([a, b] for a, b in pairwise(ids) if a[:-1] == b[:-1])


# display


@pytest.mark.slow
def test_everybody_has_a_plate_with_what_counts(at_table: Fight):
    table = at_table(heroes="4", enemies="5", cards="10")
    plates = [widget for widget in table.widgets if isinstance(widget, FigurePlate)]
    assert len(plates) == 9
    assert plate(table, "enemy.1").value == "Difficulty 2, Elite, 4 cards"
    assert "Level 2, 10 cards, Threat" in plate(table, "hero.0").value
    assert len(hand(table)) == 10


@pytest.mark.parametrize("enemies", [str(n) for n in range(1, 13)])
def test_plates_never_overlap_and_stay_on_the_screen(at_table: Fight, enemies: str):
    table = at_table(heroes="4", enemies=enemies)
    boxes = [widget.box for widget in table.widgets if isinstance(widget, FigurePlate)]
    for i, box in enumerate(boxes):
        assert box.x >= 0
        assert box.right <= 1280
        assert box.h >= 60
        assert not any(box.overlaps(other) for other in boxes[:i])


def test_of_an_enemy_only_the_backs_are_known(at_table: Fight):
    table = at_table()
    assert all(sprite.card is None for sprite in table.top.stage.piles["hand.enemy.0"])
    assert plate(table, "enemy.0").counts["hand"] == 3


@pytest.mark.parametrize("left_handed", [False, True])
def test_what_sorts_the_hand_lies_at_its_end(make_services, left_handed: bool):
    for cards in ("3", "10"):
        table = table_of(make_services(left_handed=left_handed), fight(cards=cards))
        table.services.stack.push(table)
        frames(table.services)
        sort, held = table.widget("sort").box, [table.widget(id).box for id in hand(table)]
        gap = min(abs(sort.x - held[-1].right), abs(held[0].x - sort.right))
        assert gap < 20


def test_cards_are_sorted_by_rank_or_suit_and_that_is_remembered(at_table: Fight):
    table = at_table(cards="10")
    ranks = [card.rank for card in sorted(table.play.view.zones["hand.hero.0"], reverse=True)]
    by_rank = hand(table)
    assert [table.top.stage.find(id).card.rank for id in by_rank] == ranks
    click(table.services, "sort")
    by_suit = hand(table)
    assert by_suit != by_rank
    suits = [table.top.stage.find(id).card.suit for id in by_suit]
    assert suits == sorted(suits, key="SHCD".index)
    xs = [table.top.stage.find(id).at[0] for id in by_suit]
    assert xs == sorted(xs)
    assert table.services.settings.hand_order == "suit"


def test_abilities_have_buttons_with_what_they_do(at_table: Fight):
    table = at_table()
    traits = {widget.id: widget for widget in table.widgets if isinstance(widget, TraitButton)}
    assert traits["sap"].enabled
    assert "l3" not in traits  # it comes with a later level and is described only in the close-up
    table.set_focus("sap")
    table.refresh()
    assert "Your Threat counts as 15 until your next turn" in table.texts.preview()


def test_the_arrows_reach_everything(at_table: Fight):
    table = at_table(heroes="4", enemies="5", cards="10")
    boxes = table._boxes()
    reached, ahead = set[str](), [table.focus]
    while ahead:
        id = ahead.pop()
        if id not in reached:
            reached.add(id)
            ahead += [nearest(boxes, id, way) for way in WAYS]
    assert reached == set(boxes)


# input


def test_cards_are_toggled_and_nothing_is_done_before_somebody_is_aimed_at(at_table: Fight):
    table = at_table(cards="10")
    first, second = pair(table)
    for id in (first, second, second):
        click(table.services, id)
    assert table.play.selection.picked == [first]
    click(table.services, second)
    assert not table.match.log
    assert plate(table, "enemy.0").aim.chip == "71%"
    assert "choose a foe" in table.texts.preview()
    click(table.services, "enemy.2")
    assert str(table.match.log[0]).startswith("attack")
    assert table.match.log[0].ids[-1] == "enemy.2"


def test_a_card_that_cannot_join_the_picks_begins_anew_and_looks_dull_before(at_table: Fight):
    table = at_table(cards="10")
    first, second = pair(table)
    other = next(id for id in hand(table) if id[:-1] != first[:-1])
    table.commands.pick(first)
    table.services.stack.draw(table.services.canvas)
    assert table.top.stage.find(other).dim > 0
    assert table.top.stage.find(second).dim == 0
    table.commands.pick(other)
    assert table.play.selection.picked == [other]


def test_a_verb_with_a_card_waits_for_the_card(at_table: Fight):
    table = at_table()
    assert not table.widget("guard").enabled
    table.commands.pick(hand(table)[-1])
    table.refresh()
    assert table.widget("guard").enabled
    click(table.services, "guard")
    assert table.match.log[0].verb == "guard"


def test_an_ability_asks_whom_and_then_for_its_price(at_table: Fight):
    table = at_table()
    choose(table.services, "sap")
    assert table.focus == "enemy.0"
    choose(table.services, "enemy.1")
    assert table.play.selection.picked == ["sap", "enemy.1"]
    card = hand(table)[-1]
    choose(table.services, card)
    assert [*table.match.log[0].ids] == ["sap", "enemy.1", card]


def test_picks_are_put_back_by_going_back(at_table: Fight):
    table = at_table()
    table.commands.pick(hand(table)[0])
    press(table.services, "cancel")
    assert not table.play.selection.picked
    assert top(table.services) is table


def test_what_can_be_played_is_listed_best_first_and_picks_its_cards(at_table: Fight):
    table = at_table(cards="10")
    click(table.services, "plays")
    plays = top(table.services)
    assert isinstance(plays, PlaysScene)
    sizes = [len(action.ids) for action in plays.found]
    assert sizes == sorted(sizes, reverse=True)
    assert {action.verb for action in plays.found} == {"attack"}
    press(table.services, "confirm")
    frames(table.services)
    assert top(table.services) is table
    assert set(table.play.selection.picked) == set(plays.found[0].ids[:-1])
    assert table.focus == "enemy.0"


def test_the_one_who_is_attacked_sees_the_attack_and_answers(at_table: Fight):
    table = at_table(heroes="1", enemies="1")
    table.commands.pick("end")
    frames(table.services, 60)
    lane = table.widget("clash")
    assert lane.label.startswith("Bone Archer attacks Bulwark")
    assert not table.widget("defend").enabled
    answer = next(action for action in table.play.view.legal if action.verb == "defend")
    for id in answer.ids:
        table.commands.pick(id)
    table.refresh()
    click(table.services, "defend")
    assert table.match.log[-1].verb == "defend"


def test_the_button_of_the_pad_answers_once_the_cards_make_an_answer(at_table: Fight):
    table = at_table(heroes="1", enemies="1")
    table.commands.pick("end")
    frames(table.services, 60)
    assert dict(table.prompts())["avoid"] == "Plays"
    for id in next(action for action in table.play.view.legal if action.verb == "defend").ids:
        choose(table.services, id)
    assert dict(table.prompts())["avoid"] == "Defend"
    press(table.services, "avoid")
    assert table.match.log[-1].verb == "defend"


def test_the_button_of_the_pad_leads_from_a_set_to_whom_it_can_be_played_against(at_table: Fight):
    table = at_table(cards="10")
    for id in pair(table):
        choose(table.services, id)
    assert dict(table.prompts())["avoid"] == "Aim"
    press(table.services, "avoid")
    assert table.focus == "enemy.0"
    assert not table.match.log
    press(table.services, "confirm")
    assert table.match.log[0].verb == "attack"


def test_another_of_my_heroes_acts_when_it_is_pressed(at_table: Fight):
    table = at_table(heroes="3")
    assert table.top.ground.setting.shown == "hero.0"
    choose(table.services, "hero.2")
    assert table.play.seat == 2
    assert table.top.ground.setting.shown == "hero.2"
    assert {id.partition(".")[2] for id in hand(table)} == {"2"}
    table.commands.pick("end")
    assert table.match.log[0].seat == 2


def test_one_person_plays_all_heroes_without_being_called(at_table: Fight):
    table = at_table(heroes="2")
    assert not table.play.several
    assert table.turns.banner is None


@pytest.mark.slow
def test_while_cards_move_the_same_hand_lies_open(at_table: Fight):
    table = at_table(motion=True, heroes="2", cards="10")
    frames(table.services, 300)
    table.commands.do(next(action for action in table.play.view.legal if action.verb == "attack"))
    frames(table.services, 5)
    assert table.top.timeline is not None
    assert table.top.ground.setting.shown == "hero.0"
    frames(table.services, 500)  # long enough for the enemy to answer
    assert table.top.ground.setting.shown == "hero.1"  # a hero that may still act


@pytest.mark.slow
def test_somebody_who_has_gone_is_seen_as_long_as_it_is_shown(at_table: Fight):
    table = at_table(motion=True, heroes="1", enemies="2", cards="10")
    frames(table.services, 300)
    table.match.state.tokens.pop("enemy.1")
    table.top.stage.tokens["enemy.1"] = table.play.view.tokens["enemy.1"]
    table.commands.do(next(action for action in table.play.view.legal if action.verb == "attack"))
    frames(table.services, 3)
    assert table.top.timeline is not None
    assert plate(table, "enemy.1")
    table.top.hurry()
    assert table.widget("enemy.1") is None


def drag(table: TableScene, card: str, onto: str) -> None:
    """Drag a card with the mouse and drop it on a thing."""
    start, end = (table.widget(id).box.centre for id in (card, onto))
    between = (start[0] + 30, start[1] - 30)
    table.handle(Intent(PRESS, start))
    for at in (between, end):
        table.handle(Intent("point", at))
    table.handle(Intent(RELEASE, end))
    frames(table.services)


def test_picked_cards_are_dragged_together_onto_whom_they_are_meant_for(at_table: Fight):
    table = at_table(cards="10")
    first, second = pair(table)
    click(table.services, first)
    click(table.services, second)
    drag(table, first, "enemy.1")
    assert sorted(table.match.log[0].ids) == sorted([first, second, "enemy.1"])


def test_a_card_let_go_over_nothing_goes_home_and_picks_stay(at_table: Fight):
    table = at_table(cards="10")
    first, second = pair(table)
    click(table.services, first)
    table.handle(Intent("point", table.widget(second).box.centre))
    frames(table.services)
    home = table.top.stage.find(second).at
    drag(table, second, "hint")
    assert not table.match.log
    assert table.top.stage.find(second).at == home
    assert table.play.selection.picked == [first]


def test_a_right_click_on_a_figure_opens_its_page(at_table: Fight):
    table = at_table(cards="10")
    table.handle(Intent("cancel", plate(table, "enemy.1").box.centre, MOUSE))
    frames(table.services)
    assert top(table.services).name == "figure"


def test_a_right_click_ends_the_drag_of_a_card_and_picks_stay(at_table: Fight):
    table = at_table(cards="10")
    first, second = pair(table)
    click(table.services, first)
    table.set_focus(second)
    frames(table.services)
    home, at = table.top.stage.find(second).at, table.widget(second).box.centre
    table.handle(Intent(PRESS, at))
    table.handle(Intent("point", (at[0] + 30, at[1] - 30)))
    table.handle(Intent("cancel", device=MOUSE))
    table.handle(Intent(RELEASE, at))
    frames(table.services)
    assert top(table.services) is table
    assert not table.match.log
    assert table.top.stage.find(second).at == home
    assert table.play.selection.picked == [first]


def test_a_card_let_go_outside_the_window_goes_home(at_table: Fight):
    table = at_table(cards="10")
    first, second = pair(table)
    click(table.services, first)
    table.set_focus(second)
    frames(table.services)
    home, at = table.top.stage.find(second).at, table.widget(second).box.centre
    table.handle(Intent(PRESS, at))
    for outside in ((at[0] + 30, at[1] - 30), (at[0], 900.0)):
        table.handle(Intent("point", outside))
    table.handle(Intent(RELEASE, (at[0], 900.0)))
    frames(table.services)
    assert not table.match.log
    assert table.top.stage.find(second).at == home
    assert table.play.selection.picked == [first]


# close-ups


def test_a_look_from_near_tells_all_of_somebody(at_table: Fight):
    table = at_table()
    table.set_focus("enemy.1")
    press(table.services, "info")
    page = top(table.services)
    assert isinstance(page, FigureScene)
    words = " ".join(thing.label for thing in page.things())
    assert "Flicker" in words
    assert "Difficulty 2" in words
    press(table.services, "info")
    assert top(table.services) is table


def test_the_log_can_be_read_back(at_table: Fight):
    table = at_table(cards="10")
    for id in pair(table):
        table.commands.pick(id)
    table.commands.pick("enemy.0")
    click(table.services, "log")
    page = top(table.services)
    assert isinstance(page, LogScene)
    assert any("attacks with a pair of" in thing.label for thing in page.things())


def test_the_log_of_a_fight_that_is_gone_on_with_begins_where_the_fight_did(at_table: Fight):
    table = at_table(heroes="1", cards="10")
    while len(table.match.log) < 6:
        table.commands.do(table.play.view.legal[0])
        frames(table.services)
    again = at_table(table.match)
    assert len(again.top.chronicle.lines) > 3
    assert again.top.chronicle.lines == table.top.chronicle.lines


def test_who_has_the_focus_is_described_over_the_lane(at_table: Fight):
    table = at_table()
    table.set_focus("enemy.1")
    table.refresh()
    assert table.widget("about").label == "Crypt Warden"
    table.set_focus("sort")
    table.refresh()
    assert table.widget("about") is None


def test_the_one_who_has_the_focus_is_described_in_the_same_place_below_large_enemies(at_table: Fight):
    table = at_table(heroes="4", cards="10")
    for id in ("enemy.0", "enemy.1", "hero.1", "hero.2"):
        table.set_focus(id)
        table.refresh()
        about, room = table.widget("about"), table.top.ground.floor.foreground
        assert about.box.inside(room)
        assert (about.box.x, about.box.y, about.box.w) == (room.x, room.y, room.w)
        assert not any(about.box.overlaps(stand.box) for stand in table.top.ground.floor.stands.values())


@pytest.mark.parametrize("id", ["hero.0", "enemy.0", "enemy.2"])
def test_a_blow_that_is_to_be_answered_is_not_hidden_by_what_is_told_of_the_focus(at_table: Fight, id: str):
    table = at_table(heroes="1")
    click(table.services, "end")
    while not table.play.view.legal or table.top.ground.clash_seen(table.play.view) is None:
        frames(table.services, 10)
    table.set_focus(id)
    table.refresh()
    lane = next(w for w in table.widgets if isinstance(w, Lane))
    assert table.widget("about") is None
    assert table.widget("preview") is None, "how it is with somebody stands on their plate"
    assert lane.tells
    assert "attacks" in " ".join(lane.block.lines)
    table.set_focus(hand(table)[0])
    table.refresh()
    whole = next(w for w in table.widgets if isinstance(w, Lane))
    assert len(whole.blocks()) == len(whole.heads) + 1


def test_the_signs_of_plates_stand_before_what_they_mean(at_table: Fight):
    table = at_table(heroes="4")
    table.top.board.skin = replace(table.top.board.skin, signs=skin_of("deuces").signs)
    table.set_focus("hero.1")
    table.refresh()
    record = {" ".join(word.block.lines): word for word in table.widget("about").status_lines}
    icons = {
        "Level 2": "superiority",
        "7 cards": "hand-cards",
        "Shielded": "shield",
        "Attack +2": "sword",
    }
    assert {said: record[said].icon for said in icons} == icons
    assert all(word.sign.right <= word.box.x for word in record.values())


def test_what_would_come_of_a_blow_stands_on_the_plate_of_the_one_who_it_is_aimed_at(at_table: Fight):
    table = at_table(cards="10")
    choose(table.services, hand(table)[0])
    table.set_focus("enemy.0")
    table.refresh()
    about, record = table.widget("about"), table.widget("preview")
    assert record.joined
    assert record.plate.inside(about.box)
    assert all(record.plate.y >= box.bottom for _cell, box in about.cells)
    assert record.block.width <= record.box.w


@pytest.mark.slow
def test_who_has_the_focus_is_not_described_while_others_decide(at_table: Fight):
    """The lane shows what the others do."""
    table = at_table(motion=True, heroes="1", cards="10")
    frames(table.services, 300)
    table.set_focus("enemy.1")
    table.refresh()
    assert table.widget("about") is not None
    table.commands.do(
        next(action for action in table.play.view.legal if action.verb == "attack" and "enemy.1" in action.ids)
    )
    while not table.play.view.legal:
        assert table.widget("about") is None
        frames(table.services, 1)


def test_the_next_hero_begins_with_its_first_card(at_table: Fight):
    table = at_table(heroes="2", cards="10")
    attack = next(action for action in table.play.view.legal if action.verb == "attack")
    for id in attack.ids:
        click(table.services, id)
    while table.top.ground.setting.shown == "hero.0":
        frames(table.services)
    assert table.focus == hand(table)[0]


@pytest.mark.slow
def test_a_card_that_was_lifted_lies_flat_in_a_hand_that_is_put_away(at_table: Fight):
    table = at_table(motion=True, heroes="2", cards="10")
    frames(table.services, 300)
    table.set_focus(hand(table)[2])
    frames(table.services, 30)
    pile = table.top.stage.piles["hand.hero.0"]
    assert any(sprite.lift for sprite in pile)
    table.commands.pick("hero.1")
    assert table.top.ground.setting.shown == "hero.1"
    assert not any(sprite.lift for sprite in pile)


def test_drawn_cards_of_both_sides_lie_apart_where_nobody_strikes(at_table: Fight):
    slots = at_table().top.ground.floor.slots
    ours, theirs = slots["played.hero.0"], slots["played.enemy.0"]
    assert ours.box.x + ours.box.w + 100 < theirs.box.x
    assert ours.step_x < 0 < theirs.step_x, "away from each other"


# hidden hands


def cards_seen(table: TableScene) -> set[str]:
    """Ids of all cards of hands that lie face up on the table."""
    return {
        s.card.id for zone, pile in table.top.stage.piles.items() if zone.startswith("hand") for s in pile if s.card
    }


@pytest.mark.slow
def test_a_curtain_hangs_until_the_one_who_is_next_is_there(at_table: Fight):
    table = at_table(hands="private")
    services = table.services
    curtain = top(services)
    assert isinstance(curtain, CurtainScene)
    assert curtain.title() == "Pass it to Bulwark"
    assert not cards_seen(table)
    frames(services, 60)
    press(services, "confirm")
    assert top(services) is table
    mine = cards_seen(table)
    assert {id.partition(".")[2] for id in mine} == {""}
    table.commands.pick("end")
    frames(services, 60)
    curtain = top(services)
    assert isinstance(curtain, CurtainScene)
    assert curtain.title() == "Pass it to Mender"
    assert curtain.called.why, "what is asked of them"
    assert curtain.called.face == "cards/figures/mender"
    assert not cards_seen(table)
    press(services, "confirm")
    assert {id.partition(".")[2] for id in cards_seen(table)} == {"1"}


def test_a_curtain_tells_what_happened_since_one_looked_away(at_table: Fight):
    table = at_table(hands="private", cards="10")
    frames(table.services, 60)
    press(table.services, "confirm")
    table.commands.do(next(action for action in table.play.view.legal if action.verb == "attack"))
    frames(table.services, 60)
    press(table.services, "confirm")
    curtain = top(table.services)
    assert isinstance(curtain, CurtainScene)
    assert curtain.called.since[0].startswith("Bulwark attacks with")
    assert curtain.widget("since").label.startswith("Bulwark attacks with")


def test_a_press_meant_for_the_table_does_not_raise_the_curtain(at_table: Fight):
    table = at_table(hands="private")
    press(table.services, "confirm")
    assert isinstance(top(table.services), CurtainScene)


@pytest.mark.slow
def test_a_person_as_game_master_sees_the_enemies_hands_and_no_heroes(at_table: Fight):
    table = at_table(fight(7, ("taker", "taker", HUMAN)))
    frames(table.services, 200)
    zones = {zone for zone, pile in table.top.stage.piles.items() for s in pile if s.card and zone.startswith("hand")}
    assert zones
    assert all(zone.startswith("hand.enemy") for zone in zones)


# the rest of a table


def test_it_is_saved_undone_and_done_again(at_table: Fight):
    table = at_table()
    before = table.match.digest()
    table.commands.pick("end")
    press(table.services, "undo")
    assert table.match.digest() == before
    press(table.services, "redo")
    assert len(table.match.log) == 1
    assert running(table.services.saves, BRAWL.id).digest() == table.match.digest()


@pytest.mark.slow
@pytest.mark.parametrize("motion", [True, False])
def test_it_is_played_to_its_end_and_watched_again(at_table: Fight, motion: bool):
    table = at_table(motion=motion, heroes="2", enemies="2", cards="5")
    services = table.services
    for _ in range(400):
        if top(services) is not table:
            break
        if table.play.view.legal and table.top.timeline is None:
            table.commands.do(table.play.view.legal[0])
        frames(services, 10)
        services.stack.draw(services.canvas)
    assert table.match.over
    replay = replay_of(services, table.match)
    assert isinstance(replay, ReplayScene)
    show(services, replay)
    frames(services, 100)
    replay.jump(replay.play.last)
    services.stack.draw(services.canvas)


def test_the_places_of_a_long_answer_lie_within_the_lane(at_table: Fight):
    table = at_table(heroes="4", enemies="5")
    for wanted in range(1, 6):
        lane = Lane(None, ("", ""), "", table.top.ground.floor, table.services.fonts, wanted)
        assert len(lane.slots) == wanted
        assert lane.slots[-1].right <= lane.box.right


def test_the_card_in_focus_lies_above_the_rest_of_the_hand(at_table: Fight, monkeypatch: pytest.MonkeyPatch):
    drawn: list[list[str]] = []
    laid = StillRow.draw

    def record(self: StillRow, canvas: Canvas, art: CardArt, sprites: Sequence[Sprite], *rest: object) -> None:
        drawn.append([sprite.card.id for sprite in sprites if sprite.card is not None])
        laid(self, canvas, art, sprites, *rest)

    monkeypatch.setattr(StillRow, "draw", record)
    table = at_table(heroes="4", enemies="5", cards="10")
    first = hand(table)[0]
    table.set_focus(first)
    drawn.clear()
    table.draw(table.services.canvas)
    (order,) = {tuple(ids) for ids in drawn if first in ids}
    assert len(order) == 10
    assert order[-1] == first


def test_the_ring_of_a_target_lies_over_the_frames_beside_it(at_table: Fight):
    table = at_table(heroes="4", enemies="5", cards="10")
    table.set_focus("enemy.1")
    table.draw(table.services.canvas)
    plates = [widget.id for widget in table.widgets if isinstance(widget, FigurePlate)]
    assert plates[-1] == "enemy.1"
    assert len(plates) == 9


def test_a_card_has_the_same_back_on_its_way_as_in_its_pile(make_services):
    services = make_services()
    table = table_of(services, new_match(services, services.games["deuces"], seed=5))
    assert table.top.art.back(80, 1) is table.top.art.back(80, 0)
