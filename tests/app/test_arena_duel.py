"""Tests for a duel in the arena: the draft, who begins, the status lines, and one device for two people."""

import pytest

from game.app.arena.draft import _gifts, is_laid, is_of_page
from game.app.arena.plate import FigurePlate
from game.app.base.geometry import Box
from game.app.gfx.pictures import portrait_of
from game.app.play.features.hand_over import HandOver
from game.app.routes.menus import replay_of, table_of
from game.app.screens.party_setup.member import TraitsScene
from game.app.screens.pause import CurtainScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.core.combatants import HEROES
from game.core.draft import Dealt
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.core.text import Text
from game.rules import games
from tests.app.conftest import MakeServices
from tests.app.driving import frames, press, show, top

from .arena import duel
from .parts import part

GAME = games()["deuces"]
PEOPLE, GIFTS = ("bulwark", "hexwright", "wildrunner"), ("last_stand", "rallying_cry", "card_counter")


def sit(services: Services, second: str = "hero", seed: int = 5, first: str = HUMAN) -> TableScene:
    """The table of a duel; the first duo belongs to a person unless `first` says otherwise."""
    match = Match(GAME, defaults(GAME) | {"mode": "duel"}, seed, seats=(first, second))
    table = table_of(services, match)
    services.stack.push(table)
    services.stack.settle(lambda: None)
    rest(table)
    return table


def rest(table: TableScene) -> None:
    """Run the program until all animations have ended and the programs have moved, or until another scene is on top."""
    for _ in range(400):
        frames(table.services, 2)
        if top(table.services) is not table:
            return
        table.top.hurry()
        if not table.play.seats.program_next and table.top.timeline is None:
            table.refresh()
            return
        if table.play.seats.program_next:
            table.programs.act()


def pick(table: TableScene, *ids: str) -> None:
    for id in ids:
        table.commands.pick(id)
        rest(table)


def words(table: TableScene) -> str:
    return " ".join(f"{widget.label} {widget.value} {widget.help}" for widget in table.widgets)


def test_the_draft_is_a_page_with_three_classes_and_three_abilities(services: Services):
    table = sit(services)
    assert all(table.widget(id) is not None for id in (*PEOPLE, *GIFTS))
    assert table.focus == PEOPLE[0]
    assert table.widget("status").label == "Keep two of your three classes"
    assert "Level 5: Unbroken Line" in words(table)
    table.set_focus("hexwright")
    table.refresh()
    assert "Level 1: Wither" in words(table)


def test_before_the_first_encounter_it_is_told_that_it_is_drafted():
    match = Match(GAME, defaults(GAME) | {"mode": "duel"}, 5)
    assert GAME.combatants.meanwhile(match.view(0)).message == "The draft"


def test_the_panels_of_the_draft_begin_at_one_height_with_everything_well_inside(services: Services):
    table = sit(services)
    ground = table.widget("draft-ground").box
    assert ground.y == table.widget("about").box.y
    inside = [table.widget(id).box for id in (*PEOPLE, *GIFTS)]
    assert all(box.inside(ground.inset(14)) for box in inside)


def test_two_classes_are_kept_with_two_presses_and_then_an_ability_for_each(services: Services):
    table = sit(services)
    assert (table.widget("draft-kept").label, table.widget("draft-given").label) == ("Kept: 0 of 2", "Kept: 0 of 2")
    pick(table, "wildrunner")
    assert table.widget("wildrunner").chosen
    assert table.widget("draft-kept").label == "Kept: 1 of 2"
    assert not table.match.log
    pick(table, "bulwark")
    assert table.widget("draft-kept").label == "Kept: 2 of 2"
    assert str(table.match.log[-1]) == "keep bulwark wildrunner"
    assert table.widget("status").label == "Which ability for Bulwark?"
    assert table.focus in GIFTS
    pick(table, "card_counter")
    assert table.widget("draft-given").label == "Kept: 1 of 2"
    assert table.widget("card_counter").label == "Card Counter, for Bulwark"
    assert table.widget("status").label == "Which ability for Wildrunner?"
    pick(table, "last_stand")
    assert table.match.state.facts["custom.1"] == "last_stand"
    assert [figure.kind for figure in table.top.ground.setting.cast][:2] == ["bulwark", "wildrunner"]


def test_a_class_can_be_put_back_before_the_second_is_chosen(services: Services):
    table = sit(services)
    pick(table, "wildrunner", "wildrunner")
    assert not table.widget("wildrunner").chosen
    assert not table.match.log


def test_the_hint_leads_to_what_it_would_keep(services: Services):
    table = sit(services)
    table.commands.hint()
    press(services, "confirm")
    rest(table)
    assert table.match.log[0].verb == "keep"
    assert "hexwright" in table.match.log[0].ids


def test_all_about_somebody_can_be_read_from_near(services: Services):
    table = sit(services)
    table.set_focus("hexwright")
    table.commands.look_closer()
    frames(services, 60)
    assert isinstance(top(services), TraitsScene)


def drafted(table: TableScene) -> TableScene:
    pick(table, "bulwark", "hexwright", "card_counter", "last_stand")
    return table


def test_the_rivals_stand_above_with_their_level_and_a_hand_of_backs(services: Services):
    table = drafted(sit(services))
    plates = [table.widget(f"hero.{n}") for n in range(4)]
    assert ["Level 1, 6 cards" in plate.value for plate in plates] == [True] * 4
    assert plates[2].box.bottom < plates[0].box.y
    assert not any(table.play.view.zones["hand.hero.2"])


@pytest.mark.slow
def test_the_second_player_sees_their_own_duo_below_and_reads_the_end_of_an_encounter_in_peace(services: Services):
    table = sit(services, HUMAN, first="novice")
    assert table.play.seat == 1
    adviser = GAME.adviser()
    for _ in range(120):
        if top(services) is not table:
            press(services, "confirm")
            rest(table)
        elif table.widget("onward") is not None:
            break
        else:
            table.commands.do(adviser.advise(table.play.view).action)
            rest(table)
    assert {figure.id for figure in table.top.ground.setting.cast if figure.side == "heroes"} >= {"hero.2", "hero.3"}
    assert part(table, HandOver).has_ended
    assert table.match.state.to_act == (0,)  # the program has not moved yet
    assert table.widget("onward").label == "Go on"


def test_what_there_is_to_say_about_who_begins_stands_on_plates(services: Services):
    table = drafted(sit(services))
    assert table.focus == "draw"
    assert {"draw", "concede"} <= {widget.id for widget in table.widgets}
    pick(table, "concede")
    assert {"extra hero.0", "extra hero.1", "forgo"} == {str(action) for action in table.play.view.legal}
    assert table.widget("hero.0").aim is not None


def test_the_head_always_says_how_it_stands(services: Services):
    table = sit(services)
    assert [block.lines for block in table.widget("contest").won] == [("0",), ("0",)]
    table.match.state.facts["won.0"], table.match.state.facts["won.1"] = 1, 2
    table.play.eyes._view = None
    table.refresh()
    notches = table.widget("contest")
    assert (notches.contest.ours, notches.contest.theirs) == (1, 2)
    assert [block.lines for block in notches.won] == [("1",), ("2",)]
    assert notches.label.startswith("They lead 2 to 1")


def test_what_is_to_be_done_stands_clear_of_how_a_duel_stands(services: Services):
    table = drafted(sit(services))
    status, notches = table.widget("status"), table.widget("contest")
    assert len(status.block.lines) == 2
    assert notches.plate.x - status.plate.right > 8


def test_a_duo_has_plates_of_one_width_and_its_deck_between_them(services: Services):
    table = drafted(sit(services))
    plates = [widget for widget in table.widgets if isinstance(widget, FigurePlate) and widget.figure.side == HEROES]
    first, second = (plate.box for plate in plates)
    assert first.w == second.w
    for pile in (plates[0].parts.deck, plates[0].parts.discard):
        assert first.right < pile.x
        assert pile.right < second.x
        assert pile.inside(plates[0].piles)
    assert plates[1].parts.deck is plates[1].piles is None


@pytest.mark.slow
@pytest.mark.parametrize("seed", [5, 6])
def test_one_device_for_two_people_shows_nobody_what_the_other_was_dealt(services: Services, seed: int):
    table = sit(services, HUMAN, seed)
    assert isinstance(top(services), CurtainScene) or table.play.seat == 0
    for seat in (0, 1):
        if isinstance(top(services), CurtainScene):
            assert ("First duo", "Second duo")[seat] in top(services).title()
            frames(services, 60)
            press(services, "confirm")
            rest(table)
        page, other = (GAME.drafts.draft(table.match.view(each)) for each in (seat, 1 - seat))
        assert table.play.seat == seat
        shown = {widget.id for widget in table.widgets}
        assert {one.id for one in (*page.people, *page.gifts)} <= shown
        assert shown.isdisjoint(one.id for one in (*other.people, *other.gifts))
        while table.match.state.to_act == (seat,) and not isinstance(top(services), CurtainScene):
            before = len(table.match.log)
            pick(table, *table.play.view.legal[0].ids)
            if table.widget("onward") is not None:
                part(table, HandOver).pass_on()
                frames(services, 10)
            if len(table.match.log) == before or table.match.log[-1].verb != "keep" or len(table.match.log) >= 6:
                break


def test_the_page_of_the_draft_says_on_which_level_all_begin_what_the_boxes_are_and_how_many_win(services: Services):
    table = sit(services)
    assert table.widget("draft-told").label == "All begin at level 1; every encounter brings one more."
    assert table.widget("draft-giving").label == "Custom abilities: one each"
    assert table.widget("contest").blocks()[0].lines == ("First to 3",)


def test_every_ability_has_the_room_that_its_words_need(services: Services):
    table = sit(services)
    gifts = [table.widget(id) for id in GIFTS]
    assert [sum(block.width > 0 for block in gift.blocks()) for gift in gifts] == [2, 2, 2]
    assert all(gift.tall <= gift.box.h for gift in gifts)
    assert len({gift.box.h for gift in gifts}) > 1


def test_an_ability_too_long_for_its_box_leaves_the_others_their_words(services: Services):
    one = Dealt("short", Text("Short"), Text("Brief."))
    room, letters = Box(20, 418, 552, 344), services.fonts
    gifts = [one, one._replace(id="long", told=Text("A long word. " * 90)), one._replace(id="other")]
    found = _gifts(gifts, (), room, letters, lambda id: lambda: None)
    assert [sum(block.width > 0 for block in gift.blocks()) for gift in found] == [2, 1, 2]
    assert all(gift.box.inside(room) for gift in found)


@pytest.mark.slow
def test_the_page_of_the_draft_is_gone_when_the_heroes_come(make_services: MakeServices):
    services = make_services(reduced_motion=False)
    table = sit(services)
    pick(table, *PEOPLE[:2], GIFTS[0])
    table.commands.pick(GIFTS[1])
    came = False
    for _ in range(900):
        frames(services, 1)
        shown = [widget for widget in table.widgets if isinstance(widget, FigurePlate)]
        if table.top.timeline is not None and shown:
            came = True
            assert not any(is_of_page(widget) for widget in table.widgets)
    assert came


def test_on_a_curtain_a_duo_has_the_face_of_one_of_its_own(services: Services):
    table = drafted(sit(services))
    for seat in (0, 1):
        own = {portrait_of(f.kind) for f in table.top.ground.setting.cast if f.seat == seat}
        assert own
        assert part(table, HandOver).curtain_text(seat).face in own


# the dead


def with_dead_pets(count: int) -> Match:
    """A duel, played by programs, up to the moment when so many pets have been slain in one encounter."""
    match = Match(GAME, defaults(GAME) | {"mode": "duel"}, 3, seats=(HUMAN, HUMAN))
    player = GAME.adviser()
    while len(slain(match)) < count or 0 not in match.state.to_act:
        match.play(player.choose(match.view(match.state.to_act[0])))
    return match


def slain(match: Match) -> list[str]:
    return [id for id, token in match.state.tokens.items() if id.startswith("pet.") and token.marks.get("out")]


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 3])
def test_slain_pets_leave_the_table_and_their_room_to_the_others(services: Services, count: int):
    match = with_dead_pets(count)
    table = show(services, table_of(services, match))
    plates = [widget for widget in table.widgets if isinstance(widget, FigurePlate)]
    assert not {plate.id for plate in plates} & {*slain(match)}
    standing = [figure for figure in table.top.people(table.play.view) if figure.id not in slain(match)]
    assert {plate.id for plate in plates} == {figure.id for figure in standing}, "fallen heroes stay"
    assert {*table.top.ground.floor.stands} == {figure.id for figure in standing}


@pytest.mark.slow
def test_a_pet_that_is_slain_leaves_after_it_was_seen_to_fall(make_services: MakeServices):
    match = with_dead_pets(1)
    while slain(match):
        match.undo()
    services = make_services(reduced_motion=False)
    table = show(services, table_of(services, match))
    before = {*table.top.ground.floor.stands}
    table.commands.happened(match.redo())
    assert {*table.top.ground.floor.stands} >= before, "while it is seen to happen"
    table.top.hurry()
    frames(services, 2)
    table.refresh()
    assert before - {*table.top.ground.floor.stands} == {*slain(match)}


# the replay


def test_a_replay_keeps_the_page_of_the_draft_while_it_is_chosen(make_services: MakeServices):
    services = make_services(reduced_motion=False)
    replay = show(services, replay_of(services, duel(6)))
    replay.playing = False
    for _ in range(5):  # the sixth action ends the draft
        replay.step()
        assert replay.top.timeline is not None
        frames(services)
        assert is_laid(replay.widgets)
        replay.top.hurry()
        assert is_laid(replay.widgets)
    replay.step()
    replay.top.hurry()
    assert not is_laid(replay.widgets)


def test_a_replay_prepares_no_cards_that_may_never_come(services: Services):
    assert not [*replay_of(services, duel(6)).play.to_come]
