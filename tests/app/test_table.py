"""Tests for the table: a play on the screen."""

from itertools import pairwise

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.gfx.canvas import Canvas
from game.app.gfx.fonts import Block
from game.app.input.bindings import PAD_LEFT, PRESS, Intent
from game.app.main import Loop
from game.app.play.features.drag import LIFT
from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.screens.replay import ReplayScene
from game.app.screens.result import ResultScene
from game.app.screens.table import BAR, TableScene
from game.app.services import Services
from game.app.table.gauges import Gauge
from game.app.table.preview import Journal, PreviewLine, entry
from game.app.table.spots import BOUND, CHIP_GAP, CHIP_H, CardSpot, Chip
from game.app.table.sprites import StillRow
from game.app.ui.scroll import RING
from game.app.ui.text import Grounded, Words
from game.core.game import Preview, defaults
from game.core.match import Match
from game.core.text import Text, percent
from game.core.view import Action
from game.rules import games
from tests.app import crawl
from tests.app.conftest import MakeServices
from tests.app.driving import choose, frames, press, running, show
from tests.app.looks import pen
from tests.app.scenery import SCENES, fresh, moment, weapon_choice

GAME = games()["scoundrel"]
ENGRAVED = 5.0  # thickness of the focus ring, in design pixels


def last_blow(services: Services) -> tuple[TableScene, Action]:
    """A table one action before death, and that action."""
    match = new_match(services, GAME, seed=7)
    while True:
        view = match.view(0)
        fatal = [action for action in view.legal if GAME.preview(view, action).fatal]
        if fatal:
            scene = table_of(services, match)
            show(services, scene)
            return scene, fatal[0]
        match.play(view.legal[-1])


def dies(services: Services) -> Match:
    """Let the player die on the table; the match, while the animation still runs."""
    scene, action = last_blow(services)
    scene.commands.do(action)
    assert scene.top.timeline is not None
    return scene.match


# the ring


@pytest.mark.slow
def test_a_weapon_that_may_be_chosen_lies_whole_in_its_ring_and_clear_of_what_is_written(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, drawn = weapon_choice(services), list[str]()
    assert isinstance(scene, TableScene)
    monkeypatch.setattr(StillRow, "draw", lambda laid, canvas, art, sprites, *rest: drawn.extend(s.id for s in sprites))
    weapon, slain = (scene.top.stage.piles[zone][-1].id for zone in ("weapon", "slain"))
    for focus, uppermost in (("weapon", weapon), ("fists", slain)):
        scene.set_focus(focus)
        drawn.clear()
        scene.draw(services.canvas)
        assert max(weapon, slain, key=drawn.index) == uppermost
    around, caption = scene.widget("weapon"), scene.widget("weapon-caption")
    assert around is not None
    assert isinstance(caption, Words)
    ring, words = around.box.inset(-RING - ENGRAVED), caption.box.inset(0, (caption.box.h - caption.block.size) / 2)
    assert words.bottom <= ring.y
    assert ring.bottom <= BAR.y


# the same again


@pytest.mark.slow
def test_what_was_done_can_be_done_again_with_the_next_press(services: Services):
    crawl = games()["crawl"]
    match = new_match(services, crawl, {"difficulty": "hard"}, 2)
    match.play(Action("enter"))
    show(services, table_of(services, match))
    for count in (2, 3):
        assert [action.verb for action in match.legal(0)] == ["strike"]
        choose(services, "strike")
        assert len(match.log) == count


# leaving


@pytest.mark.slow
def test_save_and_leave_keeps_the_time_since_the_last_action(services: Services):
    match = new_match(services, GAME, seed=7)
    show(services, table_of(services, match))
    match.seconds = 99.0
    press(services, "menu")
    choose(services, "leave")
    assert services.stack.top is not None
    assert services.stack.top.name == "title"
    left = running(services.saves, GAME.id)
    assert left is not None
    assert left.seconds == 99.0


# the end


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["undo", "menu", "cancel", "confirm", "hint", "avoid", PAD_LEFT, PRESS])
def test_a_press_into_the_last_moments_leads_to_the_result_and_nothing_else(make_services, kind: str):
    services = make_services(reduced_motion=False, undo="free")
    match = dies(services)
    length = len(match.log)
    assert services.stack.top is not None
    services.stack.top.handle(Intent(kind))
    frames(services)
    assert [type(scene) for scene in services.stack.scenes] == [ResultScene]
    assert (match.over, len(match.log)) == (True, length)
    assert len(services.records.runs) == 1
    assert not services.saves.under_way()


@pytest.mark.slow
def test_unhurried_the_last_moments_lead_to_the_result(make_services):
    services = make_services(reduced_motion=False)
    dies(services)
    loop = Loop(services)
    for _ in range(400):
        loop.frame([], 1 / 60)
    assert [type(scene) for scene in services.stack.scenes] == [ResultScene]
    assert len(services.records.runs) == 1


def test_a_play_that_ended_unseen_goes_to_its_result(services: Services):
    """The program was killed between the last action and the result."""
    scene, action = last_blow(services)
    scene.match.play(action)
    services.saves.autosave(scene.match)
    services.stack.reset(table_of(services, running(services.saves, GAME.id)))
    frames(services)
    assert isinstance(services.stack.top, ResultScene)
    assert not services.saves.under_way()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (3440, 1440)])
def test_in_a_wide_window_all_that_is_read_or_pressed_stays_on_one_grid(
    make_services: MakeServices, size: tuple[int, int]
):
    """Only the room fills the window, so that the head of the table stays above its cards."""
    services = make_services(size)
    for scene in (table_of(services, fresh()), ReplayScene(services, moment("won"))):
        show(services, scene)
        grid = services.layout.grid
        assert all(thing.box.inside(grid) for thing in scene.things())
        left = next(thing.box.x for thing in scene.things() if thing.id == "title")
        right = max(thing.box.right for thing in scene.things() if thing.focusable)
        assert left == pytest.approx(grid.right - right), "the same margin on both sides"
        assert next(thing.box.y for thing in scene.things() if thing.id == "title") == pytest.approx(grid.y + 16)


def test_only_what_hurts_is_red_and_only_what_heals_is_green(services: Services) -> None:
    def plate(kind: str, chip: str) -> str:
        return Chip(Preview(Text(chip), chip, kind, {}), "", services.fonts, 170).plate

    assert [plate("damage", chip) for chip in ("-3", "0")] == ["chip-damage", "chip-weapon"]
    assert [plate("heal", chip) for chip in ("+3", "+0")] == ["chip-heal", "chip-hollow"]
    assert plate("wasted", "0") == "chip-hollow"


def test_no_chip_shows_a_bare_nought(services: Services) -> None:
    def texts(kind: str, chip: str, wide: float) -> tuple[str, str, str]:
        made = Chip(Preview(Text(chip), chip, kind, {}), "", services.fonts, wide)
        return made.icon, made.mark, "".join(line for run in made.runs for line in run.lines).replace(BOUND, " ")

    assert texts("damage", "0", 176) == ("sword", "", "no harm")
    assert texts("damage", "0", 85) == ("sword", "check", "")
    assert texts("bare", "0", 85) == ("fist", "check", "")
    for kind, chip in (("heal", "+0"), ("wasted", "0")):
        assert texts(kind, chip, 176) == ("wasted", "", "no gain")
        assert texts(kind, chip, 85) == ("wasted", "", "")


def test_a_weapon_for_another_is_weighed_and_no_number_beside_it_can_be_taken_for_the_other_ones(
    services: Services,
) -> None:
    def texts(kind: str, wide: float) -> tuple[str, str, str]:
        made = Chip(Preview(Text("5"), "5", kind, {}), "", services.fonts, wide)
        return made.icon, made.mark, "".join(line for run in made.runs for line in run.lines)

    assert texts("weapon", 176) == ("sword", "", "5")
    assert [texts(kind, 176) for kind in ("better", "weaker")] == [("sword", "", "better"), ("sword", "", "weaker")]
    assert [texts(kind, 85) for kind in ("better", "weaker")] == [
        ("sword", "arrow-up", ""), ("sword", "arrow-down", ""),
    ]  # fmt: skip


@pytest.mark.slow
def test_bare_hands_have_one_sign_in_every_game(services: Services) -> None:
    scoundrel, diamonds = (scene(services) for scene in (SCENES["table, start"], SCENES["two, start"]))
    icons = {
        chip.icon
        for table in (scoundrel, diamonds)
        for spot in table.widgets
        if isinstance(spot, CardSpot) and spot.help.startswith("Bare hands")
        for chip in spot.chips
    }
    assert icons == {"fist"}


def test_the_sign_between_two_figures_has_as_much_room_on_both_sides(services: Services) -> None:
    chip = Chip(Preview(Text("10 › 5"), "10 › 5", "move", {}), "", services.fonts, 176)
    [sign] = [run for run in chip.runs if "›" in run.lines[0]]
    assert sign.lines == ("\N{NO-BREAK SPACE}›\N{NO-BREAK SPACE}",)


def test_where_there_is_room_a_chip_says_that_something_breaks(services: Services) -> None:
    def texts(wide: float) -> list[str]:
        return [*Chip(Preview(Text("-12"), "-12", "breaks", {}), "", services.fonts, wide).block.lines]

    assert texts(176) == ["-12, breaks"]
    assert texts(126) == ["-12"]


def test_the_journal_cuts_no_word_in_two(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks: list[Block] = []
    monkeypatch.setattr(Canvas, "block", lambda canvas, block, *rest, **more: blocks.append(block))
    line = "Medusa, Jug of Health, Minotaur, Golden Chalice, Mummy, War Hammer and Cup of Tea come up."
    Journal().draw(services.canvas, [line], Box(536, 433, 212, 100))
    written = " ".join(blocks[-1].lines)
    assert written.endswith("…")
    assert f" {line}".startswith(f" {written[:-1]}")
    assert line[len(written) - 1] in " ,"
    assert not written.endswith("and…")


def test_where_there_is_no_room_for_all_names_the_journal_says_how_many(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks: list[Block] = []
    monkeypatch.setattr(Canvas, "block", lambda canvas, block, *rest, **more: blocks.append(block))
    names = "Medusa, Jug of Health, Minotaur, Golden Chalice, Mummy, War Hammer and Cup of Tea come up."
    for high, newest in ((300, names), (80, "7 cards come up.")):
        Journal().draw(services.canvas, [entry(names, brief="7 cards come up.")], Box(536, 433, 212, high))
        assert " ".join(" ".join(blocks[-1].lines).split()) == newest


def test_in_the_journal_a_sign_alone_stands_at_the_edge_and_no_word_alone_on_a_line(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    words: list[tuple[Block, Box]] = []
    signs: list[Box] = []
    monkeypatch.setattr(Canvas, "block", lambda canvas, block, box, *rest, **more: words.append((block, box)))
    monkeypatch.setattr(Canvas, "icon", lambda canvas, name, box, *rest, **more: signs.append(box))
    Journal().draw(services.canvas, ["You avoid the room. Its cards go under the dungeon."], Box(28, 578, 458, 184))
    (block, box), (sign,) = words[0], signs
    assert len(block.lines) > 1
    assert sign.right < box.x
    assert sign.y >= box.y
    assert sign.bottom <= box.y + block.leading
    first, (second, *more) = block.lines[0], block.lines[1].split()
    assert services.fonts.width(f"{first} {second} {more[0]}", block.role, block.size) > box.w, (
        "the width is made use of"
    )


def test_many_lines_of_a_narrow_journal_are_about_as_long_as_each_other(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks: list[Block] = []
    monkeypatch.setattr(Canvas, "block", lambda canvas, block, *rest, **more: blocks.append(block))
    Journal().draw(services.canvas, ["Longsword, Red Dragon and Heart Flask come up."], Box(28, 578, 262, 184))
    widths = [services.fonts.width(line, blocks[-1].role, blocks[-1].size) for line in blocks[-1].lines]
    assert len(widths) == 3
    assert min(widths) > 0.7 * max(widths)


def test_in_a_narrow_journal_lines_are_of_about_one_length(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    words: list[Block] = []
    monkeypatch.setattr(Canvas, "block", lambda canvas, block, *rest, **more: words.append(block))
    Journal().draw(services.canvas, ["Grave Porter draws 1 card."], Box(20, 251, 272, 187))
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in words[0].lines] == ["Grave Porter", "draws 1 card."]


def test_the_journal_takes_no_more_room_than_it_has_to_tell(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    plates: list[Box] = []
    written: list[Box] = []
    monkeypatch.setattr(Canvas, "plate", lambda canvas, name, box, *rest, **more: plates.append(box))
    monkeypatch.setattr(Canvas, "block", lambda canvas, block, box, *rest, **more: written.append(box))
    place = Box(28, 578, 458, 184)
    for count in (1, 3, 12):
        Journal().draw(services.canvas, ["Bare hands: you lose 2."] * count, place)
        assert all(box.inside(plates[-1]) for box in written)
    one, three, many = plates
    assert one.h < three.h < many.h <= place.h
    assert {one.y, three.y, many.y} == {place.y}


def test_the_journal_begins_at_the_top_also_where_an_older_line_has_no_room(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    plates: list[Box] = []
    written: list[Box] = []
    monkeypatch.setattr(Canvas, "plate", lambda canvas, name, box, *rest, **more: plates.append(box))
    monkeypatch.setattr(Canvas, "block", lambda canvas, block, box, *rest, **more: written.append(box))
    place = Box(28, 424, 210, 76)
    Journal().draw(
        services.canvas, ["This tells of much that happened here in more lines than there are.", "4 come up."], place
    )
    (plate,), (line,) = plates, written
    assert plate.y == place.y
    assert plate.h < 0.6 * place.h, "no higher than the one line that is there"
    assert line.inside(plate)


def test_no_word_of_the_journal_reaches_beyond_its_plate(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[Block, Box]] = []
    monkeypatch.setattr(Canvas, "block", lambda canvas, block, box, *rest, **more: written.append((block, box)))
    plate = Box(536, 433, 212, 134)
    Journal().draw(services.canvas, ["Second party: Vampirekingsdaughtersaunt, Spear, no harm."], plate)
    assert written
    assert all(block.overflow <= 0 and box.inside(plate, 0) for block, box in written)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "mode"), [("scoundrel", ""), ("diamonds", "solo"), ("diamonds", "duo")])
def test_what_is_told_in_passing_covers_nothing(make_services: MakeServices, game: str, mode: str) -> None:
    services = make_services()
    rules = defaults(games()[game]) | ({"mode": mode} if mode else {})
    scene = table_of(services, new_match(services, games()[game], rules, 7))
    show(services, scene)
    frames(services, 130)  # until the message of whose turn it is has gone
    line = scene.toast_line()
    assert line is not None
    assert [widget.id for widget in scene.widgets if widget.box.overlaps(line)] == ["preview"]
    spots = [widget.box for widget in scene.widgets if isinstance(widget, CardSpot)]
    assert all(box.bottom + CHIP_GAP + CHIP_H <= line.y for box in spots if box.y < line.y), "chips hang below cards"
    with pen() as noted:
        services.say("There is nothing to undo yet.")
        services.draw_toast(services.canvas)
    assert noted.lines
    assert all(written.seen.inside(line) for written in noted.lines)


@pytest.mark.parametrize("mode", ["solo", "duo"])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
def test_large_words_at_the_head_leave_room_for_the_cards_to_rise(
    make_services: MakeServices, mode: str, size: tuple[int, int]
) -> None:
    services = make_services(size, text="2")
    diamonds = games()["diamonds"]
    scene = table_of(services, new_match(services, diamonds, {**defaults(diamonds), "mode": mode}, 7))
    show(services, scene)
    status = scene.widget("status")
    assert status is not None
    tops = [widget.box.y for widget in scene.widgets if isinstance(widget, CardSpot)]
    assert status.box.bottom <= min(tops) - LIFT - RING


@pytest.mark.parametrize("mode", ["solo", "dealer"])
def test_the_ranks_of_five_slain_are_seen_and_nothing_is_written_above_the_buttons(
    services: Services, mode: str
) -> None:
    game = games()["diamonds"]
    scene = table_of(services, new_match(services, game, {**defaults(game), "mode": mode}, 7))
    room, places = scene.top.room, scene.top.places
    middles = [places.card("slain.0", i, 5)[0] for i in range(5)]
    wide, buttons = places.width("slain.0"), places.box("actions")
    assert all(later - one >= 0.25 * wide for one, later in pairwise(middles))
    assert middles[-1] + wide / 2 < buttons.x
    assert places.slot("slain.0").overlaps(places.slot("weapon.0")), "they lie on it"
    assert Box(*room.captions["weapon.0"]).right < buttons.x


def test_of_many_slain_an_edge_is_seen_and_of_the_last_the_picture(services: Services) -> None:
    game = games()["diamonds"]
    scene = table_of(services, new_match(services, game, {**defaults(game), "mode": "duo"}, 7))
    for zone in ("slain.0", "slain.1"):
        slot = Box(*scene.top.room.slots[zone].box)
        middles = [scene.top.places.card(zone, i, 13)[0] for i in range(13)]
        steps = [later - one for one, later in pairwise(middles)]
        assert min(steps) >= 0.25 * slot.w
        assert steps[-3:] == pytest.approx([44.0] * 3), "of the last ones more is seen"
        assert middles[-1] - middles[0] <= scene.top.room.slots[zone].extent - slot.w + 0.1


# what the narrator reads


def is_dull(scene: TableScene, id: str) -> bool:
    """True if a card is darkened."""
    sprite = scene.top.stage.find(id)
    return sprite is not None and sprite.dim > 0


def test_a_card_that_is_picked_asks_what_is_still_to_be_chosen(make_services: MakeServices) -> None:
    services = make_services()
    scene = show(services, table_of(services, moment("armed")))
    assert isinstance(scene, TableScene)
    monster = next(action.ids[0] for action in scene.play.view.legal if action.ids[-1] == "weapon")
    name = scene.widget(monster).label
    scene.commands.pick(monster)
    assert scene.head.headline() == f"{name}: Bare hands or {scene.widget('weapon').label}?"
    frames(services)
    dull = {widget.id for widget in scene.widgets if isinstance(widget, CardSpot) and is_dull(scene, widget.id)}
    assert dull == {*scene.focus_rules.cards} - {monster}, "what a pick means stays bright"
    scene.commands.pick(monster)
    assert scene.head.headline() not in ("", f"{name}: which card?")
    frames(services)
    assert not any(is_dull(scene, id) for id in scene.focus_rules.cards)


@pytest.mark.parametrize("left", [False, True], ids=["right", "left"])
def test_what_to_fight_with_is_offered_everywhere_as_it_lies_on_the_table(
    make_services: MakeServices, left: bool
) -> None:
    services = make_services(left_handed=left)
    scene = show(services, table_of(services, moment("armed")))
    assert isinstance(scene, TableScene)
    monster = next(action.ids[0] for action in scene.play.view.legal if action.ids[-1] == "weapon")
    fists, weapon = (scene.widget(id) for id in ("fists", "weapon"))
    lies = [widget.label for widget in sorted((fists, weapon), key=lambda widget: widget.box.x)]
    icons = {fists.label: "fist", weapon.label: "sword"}
    assert [chip.icon for chip in scene.widget(monster).chips] == [icons[label] for label in lies]
    scene.commands.pick(monster)
    assert scene.head.headline().endswith(f": {lies[0]} or {lies[1]}?")


def test_of_a_thing_that_is_for_several_cards_each_card_is_named(make_services: MakeServices) -> None:
    services = make_services()
    scene = show(services, table_of(services, moment("armed")))
    scene.set_focus("fists")
    scene.refresh()
    texts = scene.widget("preview").label
    foes = {action.ids[0] for action in scene.play.view.legal if action.ids[-1] == "fists"}
    assert len(foes) > 1
    assert all(scene.widget(foe).label in texts for foe in foes)


def test_how_deep_one_is_stands_under_what_is_played(make_services: MakeServices) -> None:
    services = make_services()
    scene = show(services, table_of(services, moment("armed")))
    assert scene.top.rooms.number > 1
    assert scene.widget("room").label == f"Room {scene.top.rooms.number}"


def test_before_the_door_of_a_crawl_one_is_in_no_room_yet(make_services: MakeServices) -> None:
    services = make_services()
    assert show(services, table_of(services, crawl.moment("warrior", "door"))).widget("room") is None
    assert show(services, table_of(services, crawl.moment("warrior", "fight"))).widget("room").label == "Room 1"


def test_red_is_what_one_comes_for_and_not_what_leads_away(services: Services) -> None:
    scene = show(services, table_of(services, fresh()))
    assert scene.widget("avoid").enabled
    assert not scene.widget("avoid").primary
    match = new_match(services, games()["crawl"], {"difficulty": "hard"}, 2)
    match.play(Action("enter"))
    assert show(services, table_of(services, match)).widget("strike").primary


def test_what_is_done_is_asked_no_more_while_what_comes_of_it_is_seen(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = show(services, table_of(services, fresh()))
    scene.top.hurry()
    assert scene.head.headline()
    scene.commands.do(Action("avoid"))
    assert scene.top.timeline is not None
    assert scene.head.headline() == ""
    assert not scene.widget("avoid").enabled


def test_a_number_that_a_gauge_shows_is_told_and_not_written(services: Services) -> None:
    scene = show(services, table_of(services, fresh()))
    hurts = next(
        action for action in scene.play.view.legal if GAME.preview(scene.play.view, action).changes.get("health", 0) < 0
    )
    scene.commands.do(hurts)
    assert scene.top.chronicle.lines
    assert not [line for line in scene.top.chronicle.lines if line.startswith("Life: ")]


@pytest.mark.parametrize("name", ["table, armed", "table, much slain", "table, the whole stack"])
def test_the_number_of_the_weapon_is_seen_over_the_slain(services: Services, name: str) -> None:
    scene = SCENES[name](services)
    weapon, slain = scene.top.places.slot("weapon"), scene.top.places.slot("slain")
    badge = Box(weapon.right - weapon.w * 0.4, weapon.y, weapon.w * 0.4, weapon.h * 0.24)
    assert weapon.overlaps(slain), "they lie on it"
    assert not badge.overlaps(slain)


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("name", ["table, much slain", "table, the whole stack", "two, much slain"])
def test_of_everything_slain_the_index_is_seen(make_services: MakeServices, name: str, left_handed: bool) -> None:
    scene = SCENES[name](make_services(left_handed=left_handed))
    fans = [[sprite.box for sprite in pile] for zone, pile in scene.top.stage.piles.items() if zone.startswith("slain")]
    assert fans
    assert all(len(fan) > 1 for fan in fans)
    for under, above in (pair for fan in fans for pair in pairwise(fan)):
        assert above.x > under.x, "they lie from left to right, for the index is at the upper left"


def test_beside_its_number_a_gauge_says_what_the_focused_action_would_make_of_it(services: Services) -> None:
    life = Gauge("health", "Life", Box(0, 0, 344, 34), 3, 20, services.fonts)
    theme, found = services.canvas.theme, []
    for stake in (0, -2, -14, 4, 30):
        life.at_stake = stake
        found.append(life.beside(services.canvas))
    assert found == [
        ("/ 20", theme.bone), ("› 1", theme.danger), ("› 0", theme.danger), ("› 7", theme.help), ("› 20", theme.help),
    ]  # fmt: skip


def test_where_nothing_has_happened_yet_a_quill_lies_ready(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[tuple[str, Box]] = []
    monkeypatch.setattr(Canvas, "icon", lambda canvas, name, box, *rest, **more: signs.append((name, box)))
    place = Box(28, 578, 250, 184)
    Journal().draw(services.canvas, ["You drink the Vial."], place)
    assert "quill" not in [name for name, _box in signs]
    Journal().draw(services.canvas, [], place)
    assert [(name, box.inside(place)) for name, box in signs if name == "quill"] == [("quill", True)]


def test_only_a_hint_has_a_sign_before_it(services: Services) -> None:
    scene = show(services, table_of(services, moment("armed")))
    texts = scene.widget("preview")
    assert isinstance(texts, PreviewLine)
    assert not texts.sign
    scene.commands.hint()
    hint = scene.widget("preview")
    assert isinstance(hint, PreviewLine)
    assert hint.sign == scene.widget("hint").icon
    assert hint.box.x - hint.plate.x > texts.box.x - texts.plate.x


def test_the_end_of_a_hints_plate_is_drawn_where_only_that_is_drawn_again(services: Services, monkeypatch) -> None:
    """A torch beside the plate causes such redraws all the time."""
    scene = show(services, table_of(services, moment("armed")))
    scene.commands.hint()
    plate, plates = scene.widget("preview").plate, list[str]()
    monkeypatch.setattr(Canvas, "plate", lambda _canvas, name, *_rest, **_more: plates.append(name))
    with services.canvas.clipped(plate._replace(w=4)):
        scene.painter.draw(services.canvas)
    assert "preview-plate" in plates


@pytest.mark.parametrize("name", ["table, last room", "two, much slain", "crawl, mage, hit"])
def test_the_number_of_a_room_stands_on_a_dark_ground_whatever_burns_behind_it(services: Services, name: str) -> None:
    scene = SCENES[name](services)
    sign = scene.widget("room")
    assert isinstance(sign, Grounded)
    scene.draw(services.canvas)
    place = sign.box._replace(w=sign.block.width)
    assert place.inside(sign.ground)
    below = services.canvas.layout.px(Box(place.x, place.bottom, place.w, 4))
    assert sum(pygame.transform.average_color(services.canvas.surface, below)[:3]) < 90


@pytest.mark.parametrize("wrap", [True, False])
def test_up_from_any_card_leads_to_the_buttons_at_the_head(make_services: MakeServices, wrap: bool) -> None:
    """A pad would else find the speed and the log from the last card only."""
    services = make_services(wrap=wrap, reduced_motion=False)
    table = show(services, table_of(services, new_match(services, services.games["scoundrel"], None, 7)))
    assert isinstance(table, TableScene)
    table.top.hurry()
    table.refresh()
    for n in range(4):
        (card,) = table.play.view.zones[f"room.{n}"]
        assert card is not None
        table.set_focus(card.id)
        table.handle(Intent("up"))
        assert table.focus in ("speed", "log", "help", "menu"), card.id


def test_the_chance_to_win_stands_beside_the_room_for_those_who_want_it(make_services: MakeServices) -> None:
    services = make_services(win_chance=True)
    scene = show(services, table_of(services, moment("armed")))
    for _ in range(200):
        frames(services, 1)
        if scene.hinting.chance is not None:
            break
    frames(services, 1)
    chance = scene.hinting.adviser.chance(scene.play.view)
    assert scene.widget("room").label == f"Room {scene.top.rooms.number} · {percent(chance)} to win"
    services.change(win_chance=False)
    scene.refresh()
    assert scene.widget("room").label == f"Room {scene.top.rooms.number}"
