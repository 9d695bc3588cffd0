"""Tests for the map of a quest: what it shows, what input does, and how events are shown."""

from collections.abc import Callable

import pygame
import pytest

from game.app.arena.buttons import LowOffer, Narrow
from game.app.arena.plate import FigurePlate
from game.app.base.geometry import GRID_W, WAYS, Box
from game.app.gfx.fonts import Fonts
from game.app.input.bindings import Intent
from game.app.map import chambers
from game.app.map.chambers import RoomSpot, between, feature_brief, feature_text
from game.app.map.chart import Chart, outside
from game.app.map.ink_drawing import Hatching
from game.app.map.map_paper import MapPaper, PartyMarker
from game.app.map.page import ChoiceRow, Page
from game.app.map.panels import ChamberPanel, Legend, MapButton, kinds
from game.app.play.presenters.page_room import READ_ON
from game.app.routes.menus import replay_of, table_of
from game.app.screens.quests import EnemyListScene, RoomScene
from game.app.screens.replay import ReplayScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.ui.buttons import RING
from game.core.capabilities import journey
from game.core.events import Noted
from game.core.game import HUMAN, defaults
from game.core.journey import HERE, OPEN, SECRET, SEEN, Feature
from game.core.match import Match
from game.core.text import Text
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, frames, label, press, running, show, top
from tests.app.quest import GAME, SCENES, been, everywhere, quest, won
from tests.rotation import SPOKEN, spoken

Sit = Callable[..., TableScene]


@pytest.fixture
def sit(make_services: MakeServices) -> Sit:
    """Return a function that opens the table of a quest; with `read`, its first pages have been turned."""

    def make(match: Match | None = None, motion: bool = False, read: bool = True, **settings: object) -> TableScene:
        services = make_services(reduced_motion=not motion, **settings)
        table = table_of(services, match or quest())
        assert isinstance(table, TableScene)
        show(services, table)
        while read and (table.top.timeline is not None or table.top.telling.leaf is not None):
            table.top.hurry()
            if table.top.telling.leaf is not None:
                table.top.telling.read_on()
        return table

    return make


def spot(table: TableScene, room: str) -> RoomSpot:
    widget = table.widget(f"room-{room}")
    assert isinstance(widget, RoomSpot)
    return widget


def rooms(table: TableScene) -> dict[str, str]:
    return {w.chamber.id: w.chamber.state for w in table.widgets if isinstance(w, RoomSpot)}


def log(table: TableScene) -> list[str]:
    return [str(action) for action in table.match.log]


# display


def test_only_plays_with_a_map_lie_on_it(make_services: MakeServices):
    services = make_services()
    assert table_of(services, quest()).top.ground.travel is not None
    usual = table_of(services, Match(GAME, defaults(GAME), 5))
    assert usual.top.ground.travel is None


def test_a_room_behind_a_door_is_seen_without_its_name_and_no_room_behind_that(sit: Sit):
    table = sit()
    assert rooms(table) == {"taproom": HERE, "cellar": SEEN} or list(rooms(table).values()) == [HERE, SEEN]
    unseen = next(w for w in table.widgets if isinstance(w, RoomSpot) and w.chamber.state == SEEN)
    assert unseen.label == "Unseen room"
    assert unseen.chamber.features == ()
    assert unseen.name is None


def test_everybody_has_a_plate_below_the_map_and_the_party_a_banner_in_its_room(sit: Sit):
    table = sit(won(been(quest("house_always_wins", heroes="4"), "hall", "pawn")))
    plates = [w for w in table.widgets if isinstance(w, FigurePlate)]
    assert [w.id for w in plates] == ["hero.0", "hero.1", "hero.2", "hero.3"]
    assert all(w.box.y > table.top.ground.travel.frame.bottom for w in plates)
    banner = next(w for w in table.widgets if isinstance(w, PartyMarker))
    assert spot(table, "pawn").box.holds(banner.box.centre)


@pytest.mark.slow
def test_no_sign_lies_on_another(sit: Sit):
    for id in ("first_lantern", "drowned_toll", "house_always_wins", "bottom_of_the_pack"):
        table = sit(won(everywhere(id)))
        for room in (w for w in table.widgets if isinstance(w, RoomSpot)):
            for i, place in enumerate(room.places):
                assert place.inside(room.whole, 6), (id, room.id)
                assert not any(place.overlaps(other) for other in room.places[:i]), (id, room.id)


@pytest.mark.slow
def test_signs_lie_in_the_middle_of_their_room_and_beside_the_banner(sit: Sit):
    for id in ("first_lantern", "drowned_toll", "house_always_wins", "bottom_of_the_pack"):
        table = sit(won(everywhere(id)))
        banners = [w.box for w in table.widgets if isinstance(w, PartyMarker)]  # a page may cover it
        for room in (w for w in table.widgets if isinstance(w, RoomSpot) and w.places):
            middle = min(p.x for p in room.places) / 2 + max(p.right for p in room.places) / 2
            assert abs(middle - room.floor.centre[0]) < 1, (id, room.id)
            assert not any(place.overlaps(box) for place in room.places for box in banners), (id, room.id)


def test_torches_are_counted(sit: Sit):
    table = sit()
    torches = table.widget("torches")
    assert torches is not None
    assert torches.value == f"{table.match.state.facts['torches']} left"
    table.match.state.facts["torches"] = 1
    table.play.eyes._view = None
    table.refresh()
    assert table.widget("torches").value == "1 left"


def test_what_torches_are_for_is_said_when_they_are_looked_at(sit: Sit):
    table = sit()
    table.set_focus("torches")
    table.refresh()
    assert table.texts.preview().startswith("2 torches are left. Every defeat burns one")


@pytest.mark.slow
def test_every_room_that_was_entered_has_its_name(sit: Sit):
    for id in ("first_lantern", "drowned_toll", "house_always_wins", "bottom_of_the_pack"):
        table = sit(won(everywhere(id)))
        nameless = [w.id for w in table.widgets if isinstance(w, RoomSpot) and w.chamber.title.message and not w.name]
        assert not nameless, id


def test_the_trail_follows_the_history_after_an_undo(sit: Sit):
    table = sit()
    before = table.top.trail()
    table.commands.do(next(a for a in table.play.view.legal if a.verb == "walk"))
    after = table.top.trail()
    table.match.undo()
    table.top.conductor.forget()
    assert (len(before), len(after), table.top.trail()) == (1, 2, before)


def test_the_way_taken_is_drawn_once_for_each_pair_of_rooms(sit: Sit):
    table = sit()
    table.commands.do(next(a for a in table.play.view.legal if a.verb == "walk"))
    assert len(table.top.trail()) == 2
    assert len(table.top.ground.travel.moment().way) <= 1
    table.top.ground.travel.travel.trail = ("taproom", "cellar") * 3
    assert len(table.top.ground.travel.moment().way) <= 1


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (3440, 1440)])
def test_the_whole_map_lies_on_the_paper_or_scrolls(make_services: MakeServices, size: tuple[int, int]):
    for id in ("first_lantern", "bottom_of_the_pack"):
        services = make_services(size)
        table = table_of(services, won(everywhere(id)))
        show(services, table)
        chart = table.top.ground.travel.chart
        boxes = [chart.box(room.patch) for room in table.top.ground.travel.travel.journey_in(table.play.view).chambers]
        assert all(min(box.w, box.h) >= 60 for box in boxes)
        assert all(box.inside(chart.paper) for box in boxes)


def test_a_map_too_large_for_its_frame_follows_the_focus(sit: Sit):
    table = sit(won(everywhere("bottom_of_the_pack")))
    small = table.top.ground.travel.frame._replace(w=420, h=260)
    chart = Chart(table.top.ground.travel.travel.journey_in(table.play.view), small)
    assert chart.scrolls
    assert chart.looked(chart.box(chart.area).centre) != chart.looked((small.x, small.y))
    assert chart.looked((-9999, -9999)) == (0.0, 0.0)


@pytest.mark.slow
def test_the_map_scrolls_with_the_focus_and_the_wheel_but_not_under_the_mouse(make_services: MakeServices):
    services = make_services()
    table = SCENES["quest, a large map"](services)
    assert isinstance(table, TableScene)
    before = table.top.ground.travel.moment().scroll
    near = next(w for w in table.widgets if isinstance(w, RoomSpot) and w.box == w.whole)
    table.handle(Intent("point", near.box.centre))
    assert table.focus == near.id
    assert table.top.ground.travel.moment().scroll == before
    table.handle(Intent("scroll", near.box.centre, amount=1))
    assert table.top.ground.travel.moment().scroll[1] < before[1]
    table.set_focus("room-r-0")
    assert table.top.ground.travel.moment().scroll == (0.0, 0.0)
    assert table.widget("room-r-0") is not None


@pytest.mark.slow
def test_arrows_say_where_rooms_are_that_are_out_of_view(make_services: MakeServices):
    table = SCENES["quest, a large map"](make_services())
    assert isinstance(table, TableScene)
    assert _beyond(table) == ["arrow-right", "arrow-up"]
    table.set_focus("room-r-0")
    assert table.top.ground.travel.moment().scroll == (0.0, 0.0)
    assert _beyond(table) == ["arrow-right", "arrow-down"]


def test_no_arrow_leads_out_of_a_map_that_is_seen_whole(make_services: MakeServices):
    assert _beyond(show(make_services(), table_of(make_services(), won(everywhere("first_lantern"))))) == []


@pytest.mark.slow
def test_no_name_covers_an_arrow_wherever_one_looks(make_services: MakeServices):
    table = SCENES["quest, a large map"](make_services())
    assert isinstance(table, TableScene)
    for n in range(58):
        table.set_focus(f"room-r-{n}")
        slips = [box for w in table.widgets if isinstance(w, RoomSpot) and w.named for box in w.named.boxes]
        assert not any(arrow.overlaps(slip) for _icon, arrow in _sheet(table).beyond for slip in slips), n


def test_a_page_cuts_through_no_arrow(make_services: MakeServices):
    table = SCENES["quest, a large map"](make_services())
    assert isinstance(table, TableScene)
    sheet = _sheet(table)
    above = sheet.beyond[-1][1]
    sheet.leave(sheet.box.inset(60)._replace(y=above.centre[1]))
    assert _beyond(table) == ["arrow-right"]


def _beyond(table: TableScene) -> list[str]:
    return [icon for icon, _place in _sheet(table).beyond]


def _sheet(table: TableScene) -> MapPaper:
    return next(w for w in table.widgets if isinstance(w, MapPaper))


def test_a_door_stands_where_its_passage_runs_through_no_room():
    rooms = [Box(0, 0, 100, 100), Box(200, 0, 100, 100)]
    first, last = outside([(50, 50), (250, 50)], rooms)
    assert 0.24 <= first <= 0.3
    assert 0.7 <= last <= 0.76
    touching = outside([(50, 50), (150, 50)], [Box(0, 0, 100, 100), Box(100, 0, 100, 100)])
    assert touching[0] == touching[1]
    assert 0.45 <= touching[0] <= 0.55


# pages


def test_a_room_that_is_entered_is_told_on_a_page_that_waits(sit: Sit):
    table = sit(read=False)
    assert table.top.telling.leaf is not None
    assert isinstance(table.widget("page"), Page)
    assert table.focus == READ_ON
    assert table.facts()["legal"] == []
    press(table.services, "hint", "place.0", "redo")
    assert table.top.telling.leaf is not None, "only what goes on does"
    press(table.services, "confirm")
    assert table.top.telling.leaf is None
    assert table.play.view.legal
    assert not table.match.log


def test_beside_a_page_stands_what_is_known_of_the_room(sit: Sit):
    for table in (sit(read=False), sit()):
        if table.top.telling.leaf is None:
            choose(table.services, "visit-supper")
        about, page = table.widget("about"), table.widget("page")
        assert about is not None
        assert page is not None
        assert about.label == "The Last Inn"
        assert not about.box.overlaps(page.box)


def test_a_press_that_hurries_the_walk_does_not_turn_the_page(sit: Sit):
    table = sit(motion=True)
    table.set_focus(next(w.id for w in table.widgets if isinstance(w, RoomSpot) and w.chamber.state == SEEN))
    press(table.services, "confirm")
    assert table.top.timeline is not None
    for _ in range(6):
        press(table.services, "confirm")
        if table.top.telling.leaf is not None:
            break
    assert table.top.telling.leaf is not None
    assert table.focus == READ_ON


@pytest.mark.slow
def test_a_page_comes_before_what_follows_it(sit: Sit):
    table = sit(motion=True)
    table.commands.do(next(a for a in table.play.view.legal if a.verb == "walk"))
    while table.top.telling.leaf is None:
        frames(table.services, 5)
    assert table.top.ground.afoot, "somebody comes, but not before the room has been read of"
    assert table.match.view(0).facts["stage"] != "map"
    table.top.telling.read_on()
    frames(table.services, 300)
    assert not table.top.ground.afoot


@pytest.mark.slow
def test_the_banner_walks_and_what_is_new_is_drawn_in(sit: Sit):
    table = sit(motion=True)
    table.commands.do(next(a for a in table.play.view.legal if a.verb == "walk"))
    seen = set[float]()
    for _ in range(30):
        frames(table.services, 1)
        seen.add(table.top.ground.travel.travel.walked)
        table.services.stack.draw(table.services.canvas)
    assert len(seen) > 10
    while table.top.telling.leaf is None:
        frames(table.services, 1)
        sheet = _sheet(table)
        seen.add(10 + sheet.share)
        table.services.stack.draw(table.services.canvas)
    assert len([share for share in seen if 10 < share < 11]) > 5


def test_nothing_walks_where_nothing_is_to_move(sit: Sit):
    table = sit()
    table.commands.do(next(a for a in table.play.view.legal if a.verb == "walk"))
    assert table.top.timeline is None
    assert (table.top.ground.travel.travel.walked, table.top.ground.travel.travel.inked) == (1.0, 1.0)


# input


def test_a_room_is_walked_to_by_pressing_it(sit: Sit):
    table = sit()
    unseen = next(id for id, state in rooms(table).items() if state == SEEN)
    click(table.services, f"room-{unseen}")
    assert log(table) == [f"walk {unseen}"]


def test_the_room_of_the_party_leads_to_what_is_there(sit: Sit):
    table = sit()
    here = next(id for id, state in rooms(table).items() if state == HERE)
    click(table.services, f"room-{here}")
    assert log(table) == ["visit supper"]


def test_why_a_shut_door_is_shut_is_said(sit: Sit):
    table = sit(won(been(quest("house_always_wins"), "hall", "gallery")))
    journey = table.top.ground.travel.travel.journey_in(table.play.view)
    shut = next(passage for passage in journey.passages if passage.state == "shut" and "gallery" in passage.ends)
    other = next(id for id in shut.ends if id != "gallery")
    table.set_focus(f"room-{other}")
    press(table.services, "confirm")
    assert not table.match.log
    assert str(table.services.toast) == spot(table, other).help != ""


def test_a_story_has_its_choices_on_a_page_and_can_be_undone(sit: Sit):
    table = sit()
    choose(table.services, "visit-supper")
    rows = [w for w in table.widgets if isinstance(w, ChoiceRow)]
    assert [w.id for w in rows][:2] == ["choice-1", "choice-2"]
    assert table.focus == "choice-1"
    assert not any(isinstance(w, RoomSpot) for w in table.widgets)
    press(table.services, "undo")
    assert table.match.log == []
    assert any(isinstance(w, RoomSpot) for w in table.widgets)
    press(table.services, "redo")
    choose(table.services, "choice-2")
    assert log(table) == ["visit supper", "choose 2"]


def shop(table: TableScene) -> TableScene:
    """Give the first two heroes enough discards to buy something, and open the shop."""
    s = table.match.state
    for n in (0, 1):
        for card in s.cards(f"deck.{n}")[:20]:
            s.move(card, f"discard.{n}", src=f"deck.{n}")
    s.news.clear()
    table.play.eyes._view = None
    table.refresh()
    table.top.stage.sync(table.play.view)
    choose(table.services, "visit-pawnbroker")
    while table.top.telling.leaf is not None:
        table.top.telling.read_on()
    return table


@pytest.mark.slow
def test_in_a_shop_a_ware_is_chosen_then_a_hero(sit: Sit):
    table = shop(sit(won(been(quest("house_always_wins"), "hall", "pawn"))))
    choose(table.services, "draught")
    assert table.play.selection.picked == ["draught"]
    plate = table.widget(table.focus)
    assert isinstance(plate, FigurePlate)
    assert plate.aim is not None
    assert "back into the deck" in plate.aim.text
    press(table.services, "cancel")
    assert table.play.selection.picked == []
    choose(table.services, "draught")
    choose(table.services, "hero.1")
    assert log(table)[-1] == "buy draught hero.1"


def test_in_a_shop_the_number_at_the_discards_is_what_can_be_paid(sit: Sit):
    """It was the Threat, which reads like a number of cards."""
    table = sit(won(been(quest("house_always_wins"), "hall", "pawn")))
    plate = next(w for w in table.widgets if isinstance(w, FigurePlate) and w.id == "hero.0")
    assert not plate.tally.pays
    shop(table)
    plate = next(w for w in table.widgets if isinstance(w, FigurePlate) and w.id == "hero.0")
    assert plate.tally.pays
    count = len(table.match.state.cards("discard.0"))
    assert f"{count} discards to pay with" in plate.value


def test_of_an_ability_it_is_chosen_which(sit: Sit):
    table = shop(sit(won(been(quest("house_always_wins"), "hall", "pawn"))))
    choose(table.services, "ability")
    choose(table.services, "hero.0")
    offered = [w for w in table.widgets if isinstance(w, ChoiceRow)]
    assert len(offered) == 3
    choose(table.services, offered[1].id)
    assert log(table)[-1] == f"buy ability hero.0 {offered[1].id}"


def test_what_nobody_can_pay_is_dull(sit: Sit):
    table = sit(won(been(quest("house_always_wins"), "hall", "pawn")))
    choose(table.services, "visit-pawnbroker")
    while table.top.telling.leaf is not None:
        table.top.telling.read_on()
    table.refresh()
    assert not table.widget("draught").enabled
    assert table.widget("leave").enabled
    choose(table.services, "leave")
    assert log(table)[-1] == "leave"


def test_what_is_found_is_for_a_hero(sit: Sit):
    table = sit(won(been(quest("house_always_wins"), "hall", "salon")))
    choose(table.services, "visit-vails-die")
    while table.top.telling.leaf is not None:
        table.top.telling.read_on()
    table.refresh()
    lit = [w.id for w in table.widgets if isinstance(w, FigurePlate) and w.aim]
    assert lit == ["hero.0", "hero.1"]
    choose(table.services, "hero.1")
    assert log(table)[-1] == "take hero.1"


def test_arrows_lead_through_doors(sit: Sit):
    table = sit(won(been(quest("house_always_wins"), "hall", "pawn")))
    table.set_focus("room-pawn")
    press(table.services, "left")
    assert table.focus == "room-hall"
    press(table.services, "down")
    assert table.focus == "room-cloakroom"
    press(table.services, "up", "right")
    assert table.focus == "room-pawn"
    press(table.services, "up")
    assert table.focus == "room-salon"


def test_aside_from_the_buttons_lies_the_map(make_services: MakeServices):
    for left_handed, aside, last in ((False, "left", "undo"), (True, "right", "hint")):
        table = table_of(make_services(reduced_motion=True, left_handed=left_handed), won(everywhere("first_lantern")))
        show(table.services, table)
        table.top.telling.leaf = None
        table.refresh()
        ways = table.top.ground.travel.ways(table.scroller.box_of)
        ways.boxes = {**ways.boxes, "undo": table.widget("undo").box}
        for id in (last, "search"):
            assert ways.ahead(id, aside).startswith("room-"), (id, aside)


def test_a_page_shows_what_a_choice_brings_with_heroes_as_they_are_then(sit: Sit):
    table = sit()
    choose(table.services, "visit-supper")
    choose(table.services, "choice-1")
    assert table.top.telling.leaf is not None
    assert "Each hero draws 1 more card" in label(table.services, "page")
    table.top.telling.read_on()
    table.commands.do(next(a for a in table.play.view.legal if a.verb == "walk"))
    assert table.top.telling.leaf is not None
    assert "0 cards" in label(table.services, "hero.0")
    assert "1 more card" in label(table.services, "hero.0")


def test_a_noise_is_read_of_beside_its_card_before_the_fight(sit: Sit):
    match = quest()
    queen = next(card for card in match.state.cards("deck.0") if card.rank == 12)
    match.state.move(queen, "deck.0")
    match.state.news.clear()
    table = sit(match)
    choose(table.services, "search")
    assert table.top.ground.afoot
    page = next(w for w in table.widgets if isinstance(w, Page))
    assert page.card is not None
    table.services.stack.draw(table.services.canvas)
    table.top.telling.read_on()
    assert not table.top.ground.afoot


@pytest.mark.parametrize("scale", ["1", "1.5", "2"])
@pytest.mark.parametrize("scene", ["quest, a small shop", "quest, a shop", "quest, a story"])
def test_every_answer_says_what_it_is(make_services: MakeServices, scene: str, scale: str):
    rows = [widget for widget in SCENES[scene](make_services(text=scale)).widgets if isinstance(widget, ChoiceRow)]
    assert rows
    assert all("".join(row.words.lines).strip() for row in rows)


def test_letters_that_grow_while_a_page_lies_there_leave_what_is_still_to_come(sit: Sit):
    match = quest()
    queen = next(card for card in match.state.cards("deck.0") if card.rank == 12)
    match.state.move(queen, "deck.0")
    match.state.news.clear()
    table = sit(match, motion=True)
    choose(table.services, "search")
    while table.top.telling.leaf is None:
        table.top.hurry()
    table.services.change(text="1.5")
    table.refresh()
    assert len(table.top.stage.piles["hand.hero.0"]) == 0  # the hands are not dealt before the page is closed
    table.top.telling.read_on()
    while table.top.timeline is not None:
        table.top.hurry()
    assert len(table.top.stage.piles["hand.hero.0"]) == len(table.play.view.zones["hand.hero.0"]) > 0


@pytest.mark.slow
def test_the_ways_told_to_tests_are_those_of_the_arrows(sit: Sit):
    table = sit(won(everywhere("house_always_wins")))
    ways = table.facts()["ways"]
    for id in [*rooms(table)][:4]:
        for way in WAYS:
            table.set_focus(f"room-{id}")
            press(table.services, way)
            assert table.focus == ways[f"room-{id}"][way]


def test_the_hint_leads_to_what_it_means(sit: Sit):
    table = sit()
    press(table.services, "hint")
    assert table.hinting.text.startswith("Hint:")
    before = len(table.match.log)
    press(table.services, "confirm")
    assert len(table.match.log) == before + 1


def test_a_closer_look_at_a_room_tells_of_its_doors(sit: Sit):
    table = sit(won(been(quest("house_always_wins"), "hall", "pawn")))
    table.set_focus("room-hall")
    press(table.services, "info")
    scene = top(table.services)
    assert isinstance(scene, RoomScene)
    told = [w.label for w in scene.widgets]
    assert "The Long Hall" in told
    assert [kind for kind, _text in scene.prompts()] == ["confirm", "cancel"]
    assert any(line.startswith("Door to The Pawn Room") for line in told)
    press(table.services, "info")
    assert top(table.services) is table


# a Game Master


def test_only_a_person_who_is_game_master_sees_the_secrets(make_services: MakeServices):
    match = won(been(quest("house_always_wins", 5, ("hero", "hero", HUMAN), master="person"), "hall", "pawn"))
    services = make_services()
    table = table_of(services, match)
    show(services, table)
    master, hero = (GAME.quests.journey(match.view(seat)) for seat in (2, 0))
    assert len(master.chambers) > len(hero.chambers)
    secret = [f for chamber in master.chambers for f in chamber.features if f.state == "secret"]
    assert secret
    assert not [f for chamber in hero.chambers for f in chamber.features if f.state == "secret"]


def test_a_game_master_rewards_a_hero(make_services: MakeServices):
    services = make_services()
    table = SCENES["quest, the Game Master"](services)
    assert isinstance(table, TableScene)
    table.act("gift-deuce")  # before the leading program moves on
    assert table.focus == "hero.0"
    table.act("hero.1")
    assert "2:reward deuce hero.1" in log(table)


def test_a_game_master_says_who_comes(make_services: MakeServices):
    services = make_services()
    table = SCENES["quest, who comes"](services)
    assert isinstance(table, TableScene)
    assert table.focus == "muster"
    buttons = [widget for widget in table.widgets if isinstance(widget, Narrow)]
    assert {len(button.block.lines) for button in buttons} == {1}
    assert {button.block.role for button in buttons} == {"label"}
    plates = [widget for widget in table.widgets if isinstance(widget, LowOffer) and widget.in_hand]
    assert [plate.id for plate in plates] == ["deal", "muster"]
    assert "add up to exactly" in plates[-1].help
    assert table.widget("preview") is None, "all of it stands on the plates"
    assert all(plate.box.y >= table.top.places.box("heroes").bottom for plate in plates)
    assert not any(plate.box.overlaps(each.box) for plate in plates for each in (*buttons, *plates) if each != plate)
    press(services, "up")
    assert table.focus.startswith("hero.")
    press(services, "down")
    assert table.focus == "muster"
    press(services, "confirm")
    scene = top(services)
    assert isinstance(scene, EnemyListScene)
    first = scene.matter.answers[0]
    assert label(services, "enemy-0").startswith(str(first.label))
    press(services, "confirm")
    assert top(services) is table
    assert str(first.action) in log(table)


# a whole quest


def play(table: TableScene, most: int = 3000) -> None:
    """Let the adviser play until the play is over or another scene is on top."""
    services = table.services
    for _ in range(most):
        scene = top(services)
        if scene is not table:
            if scene.name != "level":
                return
            scene.misfire.forget()  # type: ignore[attr-defined]
            scene.age, scene.come = 99.0, 9  # type: ignore[attr-defined]
            scene.back()
            services.stack.settle(lambda: None)
        elif table.top.telling.leaf is not None:
            table.top.telling.read_on()
        elif table.play.seats.program_next:
            table.programs.act()
        elif table.play.view.legal:
            table.commands.do(table.hinting.adviser.advise(table.play.view).action)
        services.stack.settle(lambda: None)


@pytest.mark.nightly
def test_it_is_played_to_its_end_saved_on_the_way_and_watched_again(sit: Sit):
    table = sit(quest("first_lantern", 3, heroes="4"))
    services = table.services
    play(table, 60)
    kept = running(services.saves, GAME.id)
    assert kept is not None
    assert kept.digest() == table.match.digest()
    again = table_of(services, kept)
    assert isinstance(again, TableScene)
    play(table)
    assert table.match.over
    assert top(services).name == "result"
    replay = replay_of(services, table.match)
    assert isinstance(replay, ReplayScene)
    show(services, replay)
    assert replay.top.ground.joined("You enter: The Well.", "The Well: It is dry.") == "You enter: The Well. It is dry."
    assert replay.top.ground.joined("You enter: The Well.", "The Den: It is full.").endswith("The Den: It is full.")
    replay.jump(replay.play.last)
    services.stack.draw(services.canvas)
    assert replay.top.trail()[-1] == table.match.view(0).facts["room"]
    replay.jump(0)
    services.stack.draw(services.canvas)
    assert replay.top.ground.afoot


def test_a_save_of_a_quest_needs_no_file(sit: Sit, monkeypatch: pytest.MonkeyPatch):
    table = sit(quest("house_always_wins"))
    choose(table.services, "visit-ticket")
    monkeypatch.setattr("game.levels.quests.listing", lambda own: ())
    kept = running(table.services.saves, GAME.id)
    assert kept is not None
    again = table_of(table.services, kept)
    show(table.services, again)
    assert isinstance(again, TableScene)
    assert again.top.ground.afoot


# texts that must be completely readable


def test_what_is_far_away_is_said_to_be_reached_room_by_room(sit: Sit):
    table = sit(won(everywhere("first_lantern")))
    table.set_focus("room-drain")
    press(table.services, "confirm")
    assert "room by room" in spot(table, "drain").help
    assert log(table) == []


def test_what_is_for_sale_in_a_small_shop_is_read_whole(make_services: MakeServices):
    rows = [w for w in SCENES["quest, a small shop"](make_services()).widgets if isinstance(w, ChoiceRow)]
    assert [row for row in rows if row.price]
    assert not any(row.is_cut for row in rows)


def test_buttons_beside_the_map_are_lettered_alike(sit: Sit):
    table = sit()
    deeds = [w for w in table.widgets if isinstance(w, MapButton)]
    assert len({(deed.block.role, deed.block.size) for deed in deeds}) == 1 < len(deeds)


def test_what_is_known_of_a_room_uses_all_lines_there_are(sit: Sit):
    table = sit(won(been(quest("house_always_wins"), "cloakroom", "hall")))
    about = ChamberPanel(
        table.top.ground.travel.travel.journey_in(table.play.view).here,
        table.top.places.box("about"),
        table.services.fonts,
    )
    assert not any(block.lines[-1].endswith("…") for block in about.blocks())


def test_a_room_from_near_has_a_sign_for_every_line(make_services: MakeServices):
    scene = SCENES["quest, a room from near"](make_services())
    lines = [w for w in scene.widgets if w.id.startswith("line.")]
    assert len(lines) == len([w for w in scene.widgets if w.id.startswith("sign.")]) > 0


def test_secrets_are_told_in_whole_sentences():
    feature = Feature("x", "boss", Text("Old Bonecount"), Text("He counts."), SECRET, (0, 0))
    assert feature_text(feature) == "Old Bonecount (secret). He counts."
    assert feature_brief(feature) == "Old Bonecount (secret)"


def test_all_that_a_hero_has_to_come_is_on_its_plate(sit: Sit):
    match = quest(heroes="3")
    match.state.facts |= {"twos.0": 2, "lose.0": 1}
    table = sit(match)
    plate = table.widget("hero.0")
    assert isinstance(plate, FigurePlate)
    assert plate.signs == [("loot-common", "+2"), ("delete", "1")] or "discards 1 card" in "".join(plate.note.lines)


def test_two_lines_about_the_thing_in_focus_have_room(sit: Sit):
    table = sit()
    line = table.texts.preview_line("A jack, queen or king is a noise. " * 5, table.top.places.box("preview"))
    assert len(line.block.lines) == 2
    assert line.block.overflow <= 0
    assert not line.block.lines[-1].endswith("…")


@pytest.mark.parametrize("left_handed", [False, True])
def test_the_line_under_the_map_stands_over_the_heroes_and_clear_of_the_buttons(
    make_services: MakeServices, left_handed: bool
):
    services = make_services(reduced_motion=True, left_handed=left_handed)
    table = show(services, table_of(services, won(everywhere("first_lantern"))))
    room, tools = table.top.places.box("preview"), table.top.places.box("tools")
    short, long = (
        table.texts.preview_line(text, room) for text in ("Search the room", "A queen or king is a noise. " * 4)
    )
    assert abs(short.box.centre[0] - GRID_W / 2) < 1
    for line in (short, long):
        assert any(line.block.lines)
        assert not line.block.lines[-1].endswith("…")
        assert not line.box.overlaps(tools)


OURS = ("first_lantern", "drowned_toll", "house_always_wins", "bottom_of_the_pack")


@pytest.mark.slow
def test_no_name_of_a_room_is_cut_off(sit: Sit):
    for id in OURS:
        table = sit(won(everywhere(id)))
        for room in (w for w in table.widgets if isinstance(w, RoomSpot) and w.name):
            assert " ".join(room.name.lines) == room.label, (id, room.id)


def test_names_on_slips_lie_on_nothing_else(sit: Sit):
    table = sit(won(everywhere("bottom_of_the_pack")))
    spots = [w for w in table.widgets if isinstance(w, RoomSpot)]
    slips = [w.named.box for w in spots if w.named and w.named.outside]
    assert len(slips) > 3
    for i, slip in enumerate(slips):
        assert not any(slip.overlaps(w.whole) for w in spots)
        assert not any(slip.overlaps(other) for other in slips[:i])


def test_a_slip_beside_a_room_points_into_it(sit: Sit):
    """The line crosses the room's wall, so that between two rooms it is clear which one is meant."""
    table = sit(won(everywhere("bottom_of_the_pack")))
    canvas, paper = table.services.canvas, 200
    table.services.stack.draw(canvas)
    spots = [w for w in table.widgets if isinstance(w, RoomSpot)]
    beside = [(w.named, w.whole) for w in spots if w.named and w.named.outside and not w.named.line]
    assert len(beside) > 3
    for named, whole in beside:
        (x, y), (to_x, to_y) = between(named.slip, whole)
        assert x == to_x or y == to_y
        assert min(canvas.surface.get_at(canvas.layout.point((to_x, to_y)))[:2]) > paper, named.block.lines


@pytest.mark.parametrize("scene", ["quest, four heroes", "quest, many rooms"])
def test_no_slip_meets_its_room_at_a_corner_alone(services: Services, scene: str):
    """Otherwise it would seem to name another room."""
    table = SCENES[scene](services)
    named = [(w.named, w.whole) for w in table.widgets if isinstance(w, RoomSpot) and w.named and w.named.outside]
    assert named
    for name, whole in named:
        slip = name.slip
        beside = (
            min(slip.right, whole.right) - max(slip.x, whole.x),
            min(slip.bottom, whole.bottom) - max(slip.y, whole.y),
        )
        (x, y), (to_x, to_y) = between(slip, whole)
        assert max(beside) >= 20 or abs(x - to_x) + abs(y - to_y) >= 28, name.block.lines


def test_a_name_in_a_chamber_lies_on_a_slip_as_others_do(sit: Sit):
    table = sit(won(everywhere("bottom_of_the_pack")))
    inside = [w for w in table.widgets if isinstance(w, RoomSpot) and w.named and not w.named.outside]
    assert inside
    for spot in inside:
        assert spot.named is not None
        assert spot.named.slip.inside(spot.whole)
        assert spot.named.slip.w >= spot.named.block.width


def test_what_the_signs_on_the_map_mean_stands_beside_it(sit: Sit):
    begun, known = quest("first_lantern"), won(everywhere("first_lantern"))
    for match, words in ((begun, {"Scene", "Way in"}), (known, {"Enemies", "Scene", "Shop", "Special", "Loot"})):
        table = sit(match)
        legend = next(w for w in table.widgets if isinstance(w, Legend))
        assert words <= {*legend.value.split(", ")}
        assert not any(legend.box.overlaps(w.box) for w in table.widgets if w is not legend)


def test_what_is_red_on_the_map_is_said_beside_it(sit: Sit):
    table = sit(won(everywhere("bottom_of_the_pack")))
    legend = next(w for w in table.widgets if isinstance(w, Legend))
    assert legend.value.startswith("Shut, ")
    opened = [
        passage._replace(state=OPEN) for passage in table.top.ground.travel.travel.journey_in(table.play.view).passages
    ]
    assert "door" not in kinds(
        table.top.ground.travel.travel.journey_in(table.play.view)._replace(passages=tuple(opened))
    )


def test_a_legend_without_room_for_the_most_of_it_is_left_out(services: Services):
    map = journey(GAME, won(everywhere("bottom_of_the_pack")).view(0))
    assert map is not None
    counts = [len(Legend(map, Box(0, 0, 244, high), Fonts(1.0)).lines) for high in (30, 70, 126, 300)]
    assert counts == [0, 4, 8, len(kinds(map))]


def test_the_signs_of_a_legend_stand_in_two_columns(services: Services):
    map = journey(GAME, won(everywhere("bottom_of_the_pack")).view(0))
    assert map is not None
    legend = Legend(map, Box(0, 0, 244, 126), Fonts(1.0))
    assert len({place.x for _kind, _block, place in legend.lines}) == 2
    assert all(place.inside(legend.box) for _kind, _block, place in legend.lines)


@pytest.mark.slow
def test_in_the_margins_is_what_has_room_there(sit: Sit):
    for id in ("first_lantern", "house_always_wins", "bottom_of_the_pack"):
        table = sit(won(everywhere(id)))
        sheet = _sheet(table)
        rooms = [w.whole for w in table.widgets if isinstance(w, RoomSpot)]
        assert sheet.around.boxes, id
        for box in sheet.around.boxes:
            assert box.inside(sheet.box), id
            assert not any(box.overlaps(room) for room in rooms), id


@pytest.mark.slow
def test_what_stands_in_the_margins_stays_there_while_rooms_are_found(sit: Sit):
    for id in ("first_lantern", "house_always_wins", "bottom_of_the_pack"):
        tables = (sit(quest(id)), sit(won(everywhere(id))))
        first, last = (_sheet(table).around for table in tables)
        assert first.scroll is not None, id
        assert (first.scroll, first.pictures) == (last.scroll, last.pictures), id


def test_nothing_falls_over_what_is_written_on_the_map(make_services: MakeServices):
    services = make_services(reduced_motion=False)
    table = show(services, table_of(services, quest()))
    table.commands.show_at_once()
    table.refresh()
    paper = next(widget for widget in table.widgets if isinstance(widget, MapPaper)).box
    seen = services.canvas.layout.px(paper.inset(30))
    table.draw(services.canvas)
    before = pygame.surfarray.array3d(services.canvas.surface.subsurface(seen)).astype(int)
    table.top.stage.scraps.burst("gold", (paper.centre[0], paper.y + 120), 24, 10)
    table.draw(services.canvas)
    after = pygame.surfarray.array3d(services.canvas.surface.subsurface(seen))
    assert table.top.stage.scraps.bursting
    assert abs(after - before).max() < 4, "but for the flicker of a light"


def test_a_page_cuts_through_nothing_in_the_margins(sit: Sit):
    table = sit(read=False)
    sheet = _sheet(table)
    page = next(w for w in table.widgets if isinstance(w, Page))
    assert not any(box.overlaps(page.box) for box in sheet.around.boxes)
    assert sheet.around.title is None or sheet.around.scroll is not None


def test_a_page_that_covers_nearly_all_of_a_map_leaves_no_scraps_of_it(sit: Sit):
    table = sit(read=False)
    sheet = _sheet(table)
    page = next(w for w in table.widgets if isinstance(w, Page))
    assert sheet.backs == page.box, "it is an even rim around the page"
    sheet.leave(page.box._replace(w=page.box.w / 2))
    assert sheet.backs is None, "half a map is still one"


def test_walls_are_hatched_alike_however_much_is_known():
    line = (((0.0, 0.0), (90.0, 0.0)),)
    assert [*Hatching((line, line, line), "cellar")] == [*Hatching((line, line, line), "cellar")]
    assert [*Hatching((line, line, line), "cellar")] != [*Hatching((line, line, line), "vault")]


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("text", ["1", "2"])
def test_what_is_for_sale_in_a_large_shop_is_read_whole(make_services: MakeServices, language: str, text: str):
    rows = [w for w in SCENES["quest, a shop"](make_services(language=language, text=text)).widgets
            if isinstance(w, ChoiceRow)]  # fmt: skip
    assert len(rows) == 5
    assert [row.id for row in rows if row.is_cut] == []


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("name", ["quest, a shop", "quest, a small shop", "quest, a story"])
def test_what_is_said_on_a_page_is_not_said_again_under_it(make_services: MakeServices, name: str, language: str):
    scene = SCENES[name](make_services(language=language))
    assert isinstance(scene, TableScene)
    quote = scene.top.chronicle.lines[-1].partition(": ")[2]
    assert quote in scene.widget("page").value
    assert quote not in scene.texts.preview()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (3440, 1440)])
def test_what_is_known_of_a_ware_stays_on_its_one_line_in_every_window(
    make_services: MakeServices, size: tuple[int, int]
):
    rows = [w for w in SCENES["quest, a shop"](make_services(size=size)).widgets if isinstance(w, ChoiceRow)]
    assert rows
    assert {len(row.about.lines) for row in rows} == {1}


def test_what_leads_out_of_a_shop_stands_beside_its_page(make_services: MakeServices):
    scene = SCENES["quest, a shop"](make_services())
    leave, page = scene.widget("leave"), scene.widget("page")
    assert isinstance(leave, MapButton)
    assert leave.primary, "nothing can be paid for"
    assert not leave.box.overlaps(page.box)
    assert scene.focus == "leave"
    assert not leave.box.inset(-RING).overlaps(scene.widget("about").box), "not even its ring"
    assert leave.box.inset(-RING).right <= 1270


def test_a_shop_is_proposed_only_to_those_who_can_pay(sit: Sit):
    table = sit(won(been(quest("house_always_wins"), "hall", "pawn")))
    assert table.focus.startswith("room-")
    assert not any(w.primary for w in table.widgets if isinstance(w, MapButton))
    s = table.match.state
    s.move(s.cards("deck.0")[0], "discard.0", src="deck.0")
    s.news.clear()
    table.play.eyes._view = None
    table.refresh()
    assert table.widget("visit-pawnbroker").primary
    assert table.first_focus() == "visit-pawnbroker"


def test_the_last_torch_is_called_so(sit: Sit):
    table = sit()
    table.match.state.facts["torches"] = 1
    table.play.eyes._view = None
    table.refresh()
    assert table.widget("torches").number.lines == ("The last torch",)


def test_undo_and_hint_have_words(sit: Sit):
    for language in SPOKEN:
        table = sit(language=language)
        for id in ("undo", "hint"):
            assert table.widget(id).block.lines == (table.widget(id).label,)


def test_the_place_of_a_name_is_sought_once_and_anew_where_something_else_lies(services: Services, monkeypatch):
    sought = []
    seek = chambers.name_of
    monkeypatch.setattr(chambers, "name_of", lambda *given: sought.append(given) or seek(*given))
    kept, chamber = chambers.NamePlaces(services.fonts), Box(400, 300, 60, 60)
    first = kept.of("The Hall of Mirrors", chamber, [])
    assert kept.of("The Hall of Mirrors", chamber, []) is first
    other = kept.of("The Hall of Mirrors", chamber, [first.box])
    assert len(sought) == 2
    assert not other.box.overlaps(first.box)


def test_chambers_are_laid_out_again_only_if_something_of_them_has_changed(make_services: MakeServices):
    table = SCENES["quest, a room in focus"](make_services())
    before = {w.id: w for w in table.widgets if isinstance(w, RoomSpot)}
    table.refresh()
    assert before
    assert all(before[w.id] is w for w in table.widgets if isinstance(w, RoomSpot))
    travel = table.top.ground.travel.travel
    known = travel.known
    here, *others = known.chambers
    travel.known = known._replace(chambers=(here._replace(title=Text("Elsewhere")), *others))
    table.widgets = table.top.board.things(table.play.view, table.play.selection)
    after = [w for w in table.widgets if isinstance(w, RoomSpot)]
    assert after[0].label == "Elsewhere"
    assert before[after[0].id] is not after[0]


def test_a_view_half_shown_stays_the_same_until_more_is_shown(make_services: MakeServices):
    table = SCENES["quest, a room in focus"](make_services())
    top, view = table.top, table.top.view
    first, second = [Noted("flag.one", True)], [Noted("flag.two", True)]
    top.conductor.parts, top.conductor.part = [first, second], first
    shown = top.present()
    assert top.present() is shown, "what is computed of a view is kept as long as it is the same"
    top.conductor.parts = [second]
    assert top.present() is not shown
    top.conductor.forget()
    assert top.present() is view
