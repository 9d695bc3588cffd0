"""The end of a fight on the table of those that are fought, and what one under way is about."""

import dataclasses
from collections.abc import Callable

import pytest

from game.app.arena.aftermath import AftermathPlate, SpoilsPlate, TermsPlate
from game.app.arena.floor import HAND
from game.app.arena.lane import Lane
from game.app.arena.stakes import Stakes
from game.app.canvas import Canvas
from game.app.desk import Desk
from game.app.scenes.arena.table import ArenaTable
from game.app.scenes.tables import table_of
from game.app.table.preview import PreviewLine
from game.core.cards import parse
from game.core.game import HUMAN, Action
from game.core.match import Match
from game.core.table import State, Zone
from game.core.words import Text
from game.rules import games
from tests.app.brawl import BRAWL, Brawl, ended, fight
from tests.app.hands import frames, show

Sit = Callable[[Match], ArenaTable]


@pytest.fixture
def sit(make_desk) -> Sit:
    """Sits down to a fight."""

    def at(match: Match, **settings: object) -> ArenaTable:
        desk: Desk = make_desk(reduced_motion=True, **settings)
        desk.keep.games = desk.games = {**games(), BRAWL.id: BRAWL}
        table = table_of(desk, match)
        assert isinstance(table, ArenaTable)
        show(desk, table)
        return table

    return at


def plate(table: ArenaTable) -> AftermathPlate | None:
    return next((widget for widget in table.widgets if isinstance(widget, AftermathPlate)), None)


def spoils(table: ArenaTable) -> SpoilsPlate:
    return next(widget for widget in table.widgets if isinstance(widget, SpoilsPlate))


def stakes(table: ArenaTable) -> Stakes | None:
    return next((widget for widget in table.widgets if isinstance(widget, Stakes)), None)


def test_while_a_fight_goes_on_there_is_no_plate_of_its_end(sit: Sit):
    assert plate(sit(fight())) is None


@pytest.mark.parametrize("heroes", ["1", "2", "3", "4"])
def test_a_victory_says_for_everybody_what_came_of_it_with_the_cards_that_were_found(sit: Sit, heroes: str):
    table = sit(ended("won", heroes=heroes))
    after = plate(table)
    assert after is not None
    assert (after.label, after.won) == ("Won", True)
    assert len(after.portions) == int(heroes)
    assert [each.card.id for each in spoils(table).told] == ["QC.6"]
    boxes = [portion.box for portion in after.portions]
    for i, box in enumerate(boxes):
        assert box.inside(after.box)
        assert not any(box.overlaps(other) for other in boxes[:i])
    assert "No loot" in after.value or heroes == "1"
    assert "Level 4 comes" in after.value


def test_of_several_heroes_each_is_named(sit: Sit):
    assert plate(sit(ended("won", heroes="2"))).portions[1].label.startswith("Mender: ")
    assert not plate(sit(ended("won", heroes="1"))).portions[0].label.startswith("Bulwark")


def test_the_found_card_is_drawn(sit: Sit, monkeypatch):
    table = sit(ended("won", heroes="2"))
    drawn = []
    monkeypatch.setattr(table.art, "face", lambda card, *rest: drawn.append(card) or SURFACE)
    monkeypatch.setattr(Canvas, "blit", lambda *args: None)
    spoils(table).draw(table.desk.canvas, spoils(table).box, None)
    assert [card.id for card in drawn] == ["QC.6"]


def test_what_was_found_lies_large_in_place_of_the_hands(sit: Sit):
    table = sit(ended("won", heroes="2"))
    found = spoils(table)
    assert found.wide >= HAND * 0.9
    assert [each.caption for each in found.told] == ["Bulwark"]
    assert found.box.bottom <= table.places.box("hand").bottom + 1
    assert not found.box.overlaps(table.places.box("traits"))
    assert not found.box.overlaps(table.places.box("tools"))
    assert not found.box.overlaps(table.places.box("preview"))


def test_of_one_alone_the_pieces_from_before_lie_behind_the_new_one(sit: Sit):
    match = ended("won", heroes="1")
    match.state.zones["loot.0"] = Zone([parse("3D.6"), parse("QC.6")])
    found = spoils(sit(match))
    assert [(each.card.id, each.caption) for each in found.told] == [("QC.6", "New"), ("3D.6", "")]


def test_where_loot_can_be_traded_it_is_said_on_what_terms(sit: Sit, monkeypatch):
    match = ended("won", heroes="1")
    match.state.zones["loot.0"] = Zone([parse("3D.6"), parse("QC.6")])
    table = sit(match)
    table.setting = table.setting._replace(open=("loot.0",))
    table._lay(table.setting)
    monkeypatch.setattr(BRAWL, "stakes", lambda view: (Text("Two for one."), Text("Common: 3 of diamonds")))
    after, terms = table.between(table.view)
    assert isinstance(terms, TermsPlate)
    assert terms.label == "Two for one. Common: 3 of diamonds"
    assert terms.box.inside(table.places.box("lane"))
    assert not terms.box.overlaps(after.box)
    slot = table.room.slots["loot.0"]
    assert terms.box.x >= slot.box.x + slot.step_x + slot.box.w
    assert not [line for block in terms.blocks() for line in block.lines if "…" in line]


SURFACE = object()


def test_a_defeat_does_not_look_like_a_victory(sit: Sit):
    won, lost = plate(sit(ended("won", heroes="2"))), plate(sit(ended("lost", heroes="2")))
    assert (won.won, lost.won) == (True, False)
    assert lost.portions == []
    assert "Level 4 comes" in lost.value


def test_nothing_is_cut_off_in_usual_letters(sit: Sit):
    for heroes in "1234":
        after = plate(sit(ended("won", heroes=heroes)))
        assert not [line for block in after.blocks() for line in block.lines if "…" in line]


def test_what_is_said_of_the_focus_leaves_the_end_in_sight(sit: Sit):
    table = sit(ended("won", heroes="2"))
    table.set_focus("hint")
    table.refresh()
    told = next((widget for widget in table.widgets if isinstance(widget, PreviewLine)), None)
    if told is not None:
        assert not told.plate.overlaps(plate(table).box)
    assert not table.places.box("preview").overlaps(plate(table).box)


def test_where_there_is_loot_to_trade_the_end_lies_in_place_of_the_hand(sit: Sit):
    table = sit(ended("won", heroes="2"))
    table.setting = table.setting._replace(open=("loot.0",))
    (after,) = table.between(table.view)
    assert not after.box.overlaps(table.places.box("lane"))
    assert not after.box.overlaps(table.places.box("traits"))
    assert not after.box.overlaps(table.places.box("tools"))
    assert len(after.portions) == 2
    assert not [line for block in after.blocks() for line in block.lines if "…" in line]


def test_what_the_fight_is_about_does_not_lie_under_what_there_is_to_choose_between(sit: Sit):
    table = sit(fight())
    assert stakes(table) is not None
    table.skin = dataclasses.replace(table.skin, offers=("end",))
    assert table.between(table.view) == []


def test_nobody_in_focus_lies_over_the_end(sit: Sit):
    table = sit(ended("won", heroes="2"))
    table.set_focus("hero.0")
    table.refresh()
    assert table.widget("about") is None
    assert plate(table) is not None


def test_while_nobody_strikes_it_is_to_be_read_what_the_fight_is_about(sit: Sit):
    table = sit(fight())
    told = stakes(table)
    assert told is not None
    assert told.label == "Whoever stands wins. There is nothing to be found."
    assert told.box.inside(table.places.box("lane"))
    assert not told.box.overlaps(table.places.box("preview"))


def test_while_somebody_strikes_the_blow_is_there_instead(sit: Sit):
    match = fight(heroes="1", enemies="3")
    match.play(next(action for action in match.legal(0) if action.verb == "end"))
    match.play(match.legal(1)[0])
    table = sit(match)
    assert stakes(table) is None
    assert any(isinstance(widget, Lane) and widget.there for widget in table.widgets)


def test_what_it_is_about_does_not_lie_over_cards_in_the_lane(sit: Sit):
    table = sit(fight(heroes="1", enemies="2"))
    table.hurry()
    assert stakes(table) is not None
    card = table.view.zones["hand.hero.0"][0]
    table.view = dataclasses.replace(table.view, zones={**table.view.zones, "played.hero.0": (card,)})
    assert table.clash_seen(table.view) is None
    assert table.between(table.view) == []


def test_who_has_the_focus_lies_over_what_it_is_about(sit: Sit):
    table = sit(fight())
    table.set_focus("enemy.0")
    table.refresh()
    assert table.widget("about") is not None
    assert stakes(table) is None


class LastBlow(Brawl):
    """The first blow ends the fight."""

    def apply(self, s: State, action: Action) -> None:
        super().apply(s, action)
        s.note("ended", "won")


def test_the_end_is_not_shown_before_the_last_blow_is_seen(make_desk):
    game = LastBlow()
    desk: Desk = make_desk(reduced_motion=False)
    desk.keep.games = desk.games = {game.id: game}
    table = table_of(desk, Match(game, fight(heroes="1", enemies="1").options, 7, seats=(HUMAN, "taker")))
    assert isinstance(table, ArenaTable)
    show(desk, table)
    table.hurry()
    table.do(next(action for action in table.match.legal(0) if action.verb == "attack"))
    frames(desk, 3)
    assert table.score is not None
    assert plate(table) is None
    table.hurry()
    table.refresh()
    assert plate(table) is not None
