"""Tests for the pages of a descent: what they do, what can be undone, and what the table shows afterwards."""

import re
from dataclasses import replace

import pytest

from game.app.base.geometry import Box
from game.app.input.bindings import PAD_LEFT, Intent
from game.app.main import Loop
from game.app.routes.menus import replay_of, table_of
from game.app.screens.party.beside_card import SpendScene
from game.app.screens.party.character import CharacterScene, ClassScene
from game.app.screens.party.characters import OTHER, icon_of, people
from game.app.screens.party.dice import DiceScene
from game.app.screens.party.dice_cards import DiceCard, Tray, lying
from game.app.screens.party.gathering import GatheringScene, SavedPartiesScene
from game.app.screens.party.master import MasterScene
from game.app.screens.party.party_cards import HOME_SHAPE, LoneSurvivorCard, SurvivorCard
from game.app.screens.party.rest import RestScene
from game.app.screens.party.summary import SummaryScene
from game.app.screens.result import ResultScene
from game.app.screens.table import TableScene
from game.app.store.setups import Parties
from game.app.table.plates import Item, PersonPlate
from game.app.table.skins import skin_of
from game.core.blanks import LONGEST
from game.core.cards import parse
from game.core.characters import Character, SavedParty
from game.core.narration import sentences
from game.core.text import say
from game.core.view import Action
from tests.app.descent import DESCENTS, GAME, PEOPLE, RULES, SCENES, down, fresh, hit, shown, until
from tests.app.looks import pen
from tests.rotation import spoken
from tests.rules.acting import do


def sheet_over(services, match):
    """The page over a play's table."""
    return shown(services, table_of(services, match))


def press(scene, *ids):
    """Press things of the scene on top, one after the other, and return the scene on top afterwards."""
    stack = scene.services.stack
    for id in ids:
        assert stack.top.widget(id) is not None, f"{stack.top.name} has no {id}"
        stack.top.act(id)
        stack.settle(lambda: None)
    return stack.top


def give(scene, *kinds):
    """Give commands to the scene on top, and return the scene on top afterwards."""
    for kind in kinds:
        scene.services.stack.top.handle(Intent(kind))
        scene.services.stack.settle(lambda: None)
    return scene.services.stack.top


def log(match):
    return [str(action) for action in match.log]


def test_a_play_nobody_has_come_to_yet_begins_with_who_goes_down(services):
    services.routes.plays.open(fresh())
    services.stack.settle(lambda: None)
    assert isinstance(services.stack.top, GatheringScene)


def test_who_came_before_the_play_was_left_is_still_there(services):
    services.routes.plays.open(do(fresh(), "join Ann rogue 3 9 18", "have slot.1.pc.0 2", "exit 4"))
    services.stack.settle(lambda: None)
    (ann,) = services.stack.top.company.characters
    assert (ann.name, ann.hp, ann.left("slot.1"), services.stack.top.company.rooms) == ("Ann", 9, 2, 4)
    press(services.stack.top, "out")
    assert isinstance(services.stack.top, TableScene)
    assert list(services.stack.top.play.view.tokens) == ["pc.0"]


def test_characters_are_added_changed_and_removed(services):
    match = fresh()
    scene = shown(services, GatheringScene(services, match, lambda: None))
    assert not scene.widget("out").enabled
    press(scene, "add")
    give(scene, "down", "right", "down", "right")  # fields: name, class, level
    press(scene, "done")
    press(scene, "add", "done", "add", "remove")
    first, second = scene.company.characters
    assert (first.kind, first.level) == ("monk", 2)
    assert first.name != second.name
    assert scene.widget("out").enabled


def test_every_resource_has_an_icon_and_a_new_one_has_one_for_any():
    icons = {icon_of(each.id) for kind in RULES.classes for each in kind.resources}
    assert OTHER not in icons
    assert len(icons) == len({each.id.partition(".")[0] for kind in RULES.classes for each in kind.resources})
    assert icon_of("hope") == OTHER


def character(services, one):
    """The page of a character, and a list that receives the finished character."""
    found = []
    return shown(services, CharacterScene(services, RULES, one, found.append)), found


def test_a_class_is_chosen_by_its_crest(services):
    scene, found = character(services, PEOPLE[1])
    kinds = press(scene, "class")
    assert isinstance(kinds, ClassScene)
    assert kinds.focus == "cleric"
    press(kinds, "druid")
    press(scene, "done")
    assert [one.kind for one in found] == ["druid"]


def test_spell_slots_are_pressed_up_and_taken_down(services):
    scene, found = character(services, PEOPLE[1])
    press(scene, "slot.2", "slot.2", "slot.9")
    scene.set_focus("slot.1")
    assert ("undo", "One fewer") in scene.prompts()
    give(scene, "undo", "right", "undo", "undo")
    cell = scene.widget("slot.3")
    for share in (0.2, 0.8, 0.8):
        scene.act("slot.3", (cell.box.centre[0], cell.box.y + share * cell.box.h))
    scene.act("slot.9", scene.widget("slot.9").box.centre)
    give(scene, "cancel")
    assert [found[0].left(f"slot.{level}") for level in (1, 2, 3, 9)] == [3, 3, 1, 0]


def test_a_spell_slot_never_goes_below_nothing(services):
    scene, found = character(services, PEOPLE[3])
    scene.set_focus("slot.1")
    give(scene, "undo", "cancel")
    assert found[0].left("slot.1") == 0


def test_a_press_on_the_name_asks_for_ones_own_and_arrows_draft_one(services):
    scene, found = character(services, PEOPLE[0])
    keys = press(scene, "name")
    assert keys.name == "write"
    give(keys, "cancel")
    give(scene, "right", "cancel")
    assert found[0].name == "Osric"


def test_the_one_who_is_hurt_can_be_made_whole(services):
    scene, found = character(services, PEOPLE[0])
    press(scene, "whole")
    assert not scene.widget("whole").enabled
    press(scene, "done")
    assert found[0].hp == found[0].most == 44


def test_eight_characters_are_seen_without_scrolling(services):
    scene = GatheringScene(services, fresh(), lambda: None)
    scene.company = SavedParty("All of us", PEOPLE)
    shown(services, scene)
    sheets = [thing for thing in scene.things() if thing.id.startswith("pc.")]
    assert len(sheets) == 8
    assert all(thing.box.inside(scene.scroller.box) for thing in sheets)
    assert scene.widget("add") is None
    assert sheets[0].value.startswith("Fighter, level 5. 31 of 44. spell slots: 2")


def test_eight_characters_come_out_without_scrolling(services):
    scene = shown(services, SummaryScene(services, until(down(8), "never")))
    assert scene.scroller.height <= scene.scroller.box.h
    assert scene.widget("pc.3").about.lines == ("Rogue, level 5",)


def test_the_one_who_came_out_stands_large_before_the_day_which_breaks_over_one_after_the_other(make_services):
    services = make_services(reduced_motion=False)
    scene = shown(services, SummaryScene(services, until(down(4, rooms=3), "never")))
    homes = [scene.widget(f"pc.{number}") for number in range(4)]
    assert all(isinstance(home, SurvivorCard) for home in homes)
    assert len({home.box.y for home in homes}) == 1, "side by side"
    assert min(home.box.h for home in homes) > 400
    assert [home.name.lines for home in homes] == [("Brunhild",), ("Osric",), ("Mirabel",), ("Tam",)]
    scene.risen = 0.0
    scene.update(0.5)
    assert homes[0].dawn > homes[1].dawn > homes[3].dawn
    services.change(text="1.5")
    assert not isinstance(scene.widget("pc.0"), SurvivorCard), "large letters need the width"


def test_the_one_who_came_out_alone_stands_wide_beside_what_has_become_different(services):
    scene = shown(services, SummaryScene(services, until(down(1, rooms=1), "never")))
    home = scene.widget("pc.0")
    assert isinstance(home, LoneSurvivorCard)
    assert home.box.w > 900
    assert home.changes.lines == ("Superiority dice: 4 spent",), "the figures tell the hit points"
    parts = home._parts(home.box)
    assert not home._arms(parts).overlaps(parts.crest), "the crest stands beside the name, not before the land"


def test_the_road_home_fills_the_place_of_the_one_who_came_out_alone(services):
    home = shown(services, SummaryScene(services, until(down(1, rooms=1), "never"))).widget("pc.0")
    wide, high = services.canvas.pictures.scaled(home.day, (500, 400)).get_size()
    assert home.day != SurvivorCard.day, "somebody walks there"
    assert wide / high == HOME_SHAPE
    for light in (home._parts(home.box).crest, Box(0, 0, 900, 300), Box(0, 0, 300, 900)):
        assert light.inside(home._whole(light))


def test_class_and_level_are_told_also_of_who_has_much_to_spend(services):
    scene = SCENES["descent, summary"](services)
    assert scene.widget("pc.1").about.lines == ("Cleric, level 6",)
    assert len(scene.widget("pc.1").stock) == 3
    assert ["".join(block.lines) for _item, block in scene.widget("pc.2").stock] == ["81"]
    assert ["".join(word.lines) for word in scene.widget("pc.2").names] == ["slots"], "it is said what they are"


def test_a_page_of_dice_asks_for_whom_they_are(services):
    titles = {name: SCENES[name](services).title() for name in ("descent, hit", "descent, heal", "descent, rolled")}
    assert titles == {
        "descent, hit": "Kraken: who takes the damage?",
        "descent, heal": "Jug of Health: who is healed?",
        "descent, rolled": "Zombie: damage",
    }


def test_a_plate_names_what_there_is_to_spend_where_it_has_room(services):
    plates = [widget for widget in SCENES["descent, all"](services).widgets if isinstance(widget, PersonPlate)]
    stock = [(number.lines[0], word.lines[0] if word else "") for each in plates for _icon, number, word in each.stock]
    assert {("7", "ki points"), ("2", "slots")} <= {*stock}
    assert any(not word for _number, word in stock), "else it is a number only"


def test_every_page_tells_the_same_of_the_slots_of_a_wizard(services):
    pages = ("company", "company, all", "descent, hit", "descent, heal", "descent, rest", "descent, summary")
    told = {name: SCENES[name](services).widget("pc.2").stock[0][1].lines for name in pages}
    assert set(told.values()) == {("81",)}
    plates = [widget for widget in shown(services, table_of(services, down(4))).widgets if widget.id == "hp.pc.2"]
    ((_icon, number, word),) = plates[0].stock
    assert (number.lines, word.lines) == (("81",), ("slots up to level 9",))


def test_nothing_to_spend_is_said_where_there_is_room_for_words(services):
    assert SCENES["descent, hit"](services).widget("pc.3").bare.lines == ("Nothing left to spend",)


def test_the_tray_shows_all_dice_of_a_throw_and_counts_what_lies(services):
    scene = SCENES["descent, rolled"](services)
    tray, falling = scene.widget("pool"), scene.dice.rolling.left[1:]
    assert scene.dice.rolling.throw.lies
    seen = {who: sum(pips) for who, pips in scene.dice.rolled.items() if who not in falling}
    assert tray.sum.lines == (f"−{sum(seen.values())}",)
    assert len(tray.dice) == sum(map(len, scene.dice.rolled.values()))
    assert sum(pips for pips in tray.dice if pips) == sum(seen.values())


def test_where_nobody_came_back_from_there_is_a_picture_and_no_count_of_what_never_was(services):
    scene = SCENES["descent, lost"](services)
    picture = scene.widget("picture")
    sheets = [scene.widget(f"pc.{n}") for n in range(4)]
    assert not any(sheet.box.overlaps(picture.box) for sheet in sheets)
    assert all(sheet.name.lines == (sheet.label,) for sheet in sheets)
    counts = {widget.id: widget.n for widget in scene.widgets if widget.id.startswith("way-")}
    assert counts["way-damage"] > 0
    assert "way-spared" not in counts
    assert scene.notes() == [], "they fell to what they met"


def test_what_was_lost_stands_beside_the_bar_and_takes_nothing_from_the_name(services):
    sheet = SCENES["descent, summary"](services).widget("pc.4")
    parts = sheet._parts(sheet.box)
    assert parts.bar.right < parts.mark.x + 8
    assert parts.mark.y < parts.bar.centre[1] < parts.mark.bottom
    assert parts.head.right > parts.bar.right + 50


def test_what_there_is_to_spend_is_named_where_there_is_room(services):
    scene = SCENES["descent, hit"](services)
    named = {who: ["".join(name.lines) for name in scene.widget(who).names] for who in ("pc.0", "pc.2")}
    assert named == {"pc.0": ["spell slots", "superiority dice"], "pc.2": ["slots up to level 9"]}
    assert ["".join(block.lines) for _item, block in scene.widget("pc.2").stock] == ["81"], "summed up, not cut"


def test_a_healing_page_tells_who_needs_none_and_who_is_down_can_have_it(services):
    scene = SCENES["descent, heal"](services)
    whole, down = scene.widget("pc.1"), scene.widget("pc.2")
    assert whole.about.lines == ("Cleric, level 6",)
    assert (whole.state.lines, down.state.lines) == (("Unhurt",), ("",))
    assert (whole.enabled, down.enabled) == (False, True), "only who needs nothing lies in the shade"


def test_who_came_out_alone_is_alone_in_the_picture_of_it(services):
    alone, four = (shown(services, ResultScene(services, until(down(count, rooms=1), "never"))) for count in (1, 4))
    assert (alone.widget("picture").name, four.widget("picture").name) == ("ui/escape", "ui/company-3"), (
        "Mirabel is down"
    )


@pytest.mark.parametrize(("out", "left", "shown_as"), [(0, 4, "company-4"), (2, 2, "company-2"), (3, 1, "escape")])
def test_as_many_walk_out_in_the_picture_as_are_left(services, monkeypatch, out: int, left: int, shown_as: str):
    scene = ResultScene(services, until(down(4, rooms=1), "never"))
    people = [person._replace(life=0 if n < out else 5) for n, person in enumerate(scene.story.people)]
    scene.story = scene.story._replace(people=tuple(people))
    assert sum(person.life > 0 for person in people) == left
    assert skin_of("diamonds").ending("won", scene._way()).picture == shown_as


def test_more_than_four_are_a_crowd_that_nobody_counts(services):
    eight = shown(services, ResultScene(services, until(down(8, rooms=1), "never")))
    assert eight.widget("picture").name == "ui/company"


@pytest.mark.parametrize("count", [1, 2, 4, 6, 8])
def test_the_picture_of_the_end_lines_up_with_the_panel_of_who_went(services, count: int):
    scene = shown(services, ResultScene(services, until(down(count, rooms=1), "never")))
    picture, panel = scene.widget("picture").box, scene.widget("aside").box
    assert (picture.x, picture.w) == (panel.x, panel.w) or picture.inside(panel)
    assert picture.bottom <= scene.widget("member.0").box.y


def test_few_people_are_shown_larger_beside_their_score_than_many(services):
    few, many = (shown(services, ResultScene(services, until(down(count, rooms=1), "never"))) for count in (4, 8))
    assert few.widget("member.3").box.h > 1.3 * many.widget("member.7").box.h
    for row in (few.widget("member.0"), many.widget("member.0")):
        name, bar = row._lines(row.box)
        assert row.name.lines == ("Brunhild",)
        assert bar.y >= name.bottom, "the bar lies under the name, which has the whole width"
        assert bar.inside(row.box)


def test_beside_the_score_the_hit_points_are_a_bar_since_the_score_has_the_numbers(services):
    scene = shown(services, ResultScene(services, until(down(4, rooms=1), "never")))
    life = str(scene.widget("member.0").member.life)
    assert scene.widget("amount.0").label == life
    assert life not in [line for block in scene.widget("member.0").blocks() for line in block.lines]


def test_who_did_not_come_back_stands_in_no_light(services):
    scene = shown(services, SummaryScene(services, do(down(4), "set hp.pc.0 0", "set hp.pc.1 0", "set hp.pc.3 0")))
    assert not isinstance(scene.widget("pc.0"), SurvivorCard)


def test_kept_parties_say_what_to_do_when_there_are_none(services):
    parties = Parties(services.homes.data, RULES, print)
    scene = shown(services, SavedPartiesScene(services, parties, SavedParty("Friday", PEOPLE[:2]), print))
    assert "Save the one at the table" in scene.widget("nothing").label
    press(scene, "keep")
    assert scene.widget("nothing") is None
    assert scene.widget("party-0").label == "Friday"
    press(scene, "share-0")
    assert scene.widget("file-0").label == "Bring in “Friday”"


def test_the_summary_shows_before_and_after_on_every_sheet(services):
    match = do(until(down(3, rooms=2), "rest"), "set hp.pc.0 9", "spend pc.1 slot.2 1", "note pc.2 4 Soup")
    scene = shown(services, SummaryScene(services, until(match, "never")))
    for number in range(3):
        hp = match.state.gauges[f"hp.pc.{number}"]
        sheet = scene.widget(f"pc.{number}")
        assert sheet.before == PEOPLE[number].hp
        assert sheet.value.split(". ")[1].startswith(f"{PEOPLE[number].hp} before, now {hp or 'down'}")
    items = [item for item, _block in scene.widget("pc.1").stock]
    assert Item("spell-slot", "4/3/2 › 4/2/2", True, "−1", short="slots") in items
    assert Item("scroll", "1") in [item for item, _block in scene.widget("pc.2").stock]
    press(scene, "pc.2")
    assert "Soup (4)" in scene.services.toast


def test_who_set_out_last_is_at_the_table_again(services):
    scene = shown(services, GatheringScene(services, fresh(), lambda: None))
    press(scene, "add", "done", "out")
    again = GatheringScene(services, fresh(), lambda: None)
    assert again.company == scene.company


def test_a_hit_lays_the_dice_out_and_a_play_taken_up_again_does_so_too(services):
    assert isinstance(sheet_over(services, hit()), DiceScene)
    assert isinstance(sheet_over(services, do(hit(), "die pc.0 1")), DiceScene)


def test_dice_are_handed_out_one_by_one_and_taken_back(services):
    match = hit(3)
    scene, n = sheet_over(services, match), match.state.gauges["dice"]
    press(scene, "pc.0", "pc.0", "pc.1")
    assert [match.state.gauges[f"dice.pc.{i}"] for i in range(2)] == [2, 1]
    assert match.state.gauges["dice"] == n - 3
    assert [len(scene.widget(f"pc.{i}").dice) for i in range(2)] == [2, 1]
    give(scene, "undo")
    assert match.state.gauges["dice.pc.1"] == 0
    give(scene, "undo", "undo", "undo")
    assert match.state.gauges["dice"] == n
    assert match.log[-1].verb == "fight"


def test_the_fallen_are_handed_nothing(services):
    match = do(hit(3), "set hp.pc.2 0")
    assert not sheet_over(services, match).widget("pc.2").enabled


def test_dice_are_rolled_and_seen_before_they_are_seen_on_the_table(services):
    match = hit(4)
    scene = sheet_over(services, match)
    before = {person.id: person.hp for person in scene.dice.before}
    press(scene, "even", "roll")
    assert log(match)[-2:] == ["even", "roll"]
    assert scene.dice.over
    assert scene.dice.rolled
    for who, thrown in scene.dice.rolled.items():
        assert match.state.gauges[f"hp.{who}"] == before[who] - sum(thrown)
    table = press(scene, "go-on")
    assert isinstance(table, TableScene)
    assert table.top.stage.gauges["hp.pc.0"] == match.state.gauges["hp.pc.0"]


def test_dice_handed_out_fly_to_their_sheets(make_services):
    services = make_services(reduced_motion=False)
    scene = sheet_over(services, hit(4))
    press(scene, "pc.0")
    assert not scene.at_rest()
    assert scene.widget("pc.0").coming == 1
    ((flight,),) = [scene.dice.flights]
    assert flight.end.inside(scene.scroller.box_of(scene.widget("pc.0")))
    scene.update(1.0)
    assert scene.at_rest()
    assert scene.widget("pc.0").coming == 0


def test_dice_tumble_for_one_character_after_the_other(make_services):
    services, heard = make_services(reduced_motion=False), []
    match = hit(4)
    scene = sheet_over(services, match)
    services.sounds.play = heard.append
    press(scene, "even", "roll")
    seen, frames = [], set()
    while not scene.at_rest():
        assert scene.widget("pool").label == "The dice are falling."
        (large,) = [widget for widget in scene.widgets if widget.id.startswith("big.")]
        if not seen or seen[-1] != large.person.id:
            seen.append(large.person.id)
        frames.add(scene.dice.rolling.throw.frame(0))
        now = match.state.gauges[f"hp.{large.person.id}"]
        assert now <= large.shown <= large.person.hp
        assert scene.dice.rolling.throw.lies or large.shown == large.person.hp
        scene.update(0.05)
    assert seen == list(scene.dice.rolled)
    assert len(seen) > 1
    assert frames == set(range(9))
    assert scene.widget("pool").label == "The dice have landed."
    dice = [cue for cue in heard if cue.startswith("dice")]
    assert dice == ["dice-shake", "dice-roll", "dice-land"] * len(seen)


def test_what_is_rolled_is_told_for_one_after_the_other(make_services):
    services = make_services(reduced_motion=False)
    scene = sheet_over(services, hit(4))
    press(scene, "even")
    scene.update(1.0)
    said = []
    services.narrator.say = lambda words, interrupt=False: said.append(words)
    press(scene, "roll")
    first, *_others = scene.dice.rolled
    name, start = scene.widget(f"big.{first}").label, f"−{sum(scene.dice.rolled[first])}, "
    assert not any(start in words for words in said)
    while scene.dice.rolling.who == first:
        scene.update(0.1)
    assert any(words.startswith(f"{name}: {start}") for words in said)
    told = len(said)
    press(scene, "hurry")
    assert len([words for words in said[told:] if "−" in words]) == len(scene.dice.rolled) - 1


def test_a_press_lets_all_dice_lie_at_once(make_services):
    scene = sheet_over(make_services(reduced_motion=False), hit(4))
    press(scene, "even", "roll", "hurry")
    assert scene.at_rest()
    assert scene.focus == "go-on"


def test_what_was_rolled_cannot_be_taken_back(services):
    match = hit(4)
    scene = sheet_over(services, match)
    press(scene, "even", "roll")
    give(scene, "undo")
    assert log(match)[-1] == "roll"


def test_rolls_by_hand_are_typed_in_one_after_the_other(services):
    match = hit(2)
    scene = sheet_over(services, match)
    press(scene, "even")
    for who in ("pc.0", "pc.1"):
        n = match.state.gauges[f"dice.{who}"]
        keys = press(scene, "typed")
        keys.add(str(n))
        keys.give()
        services.stack.settle(lambda: None)
        assert log(match)[-1] == f"roll {n}"
    assert scene.dice.over
    assert isinstance(press(scene, "go-on"), TableScene)


def test_spending_takes_dice_off_and_can_be_taken_back(services):
    match = hit(4)
    scene, n = sheet_over(services, match), match.state.gauges["dice"]
    spend = press(scene, "spend")
    assert isinstance(spend, SpendScene)
    press(spend, "superiority.pc.0", "slot.2.pc.1")
    assert match.state.gauges["dice"] == n - 3
    press(spend, "undo")
    assert match.state.gauges["dice"] == n - 1
    assert press(spend, "done") is scene
    give(scene, "undo")
    assert match.state.gauges["dice"] == n


def test_a_hit_that_is_bought_off_leads_back_to_the_table(services):
    match = do(hit(2), "set slot.9.pc.0 0", "set slot.3.pc.1 9")
    spend = press(sheet_over(services, match), "spend")
    while isinstance(services.stack.top, SpendScene):
        press(spend, "slot.3.pc.1")
    assert isinstance(services.stack.top, TableScene | RestScene)
    assert match.state.facts["phase"] != "hit"


def test_plain_points_land_at_once(services):
    match = hit(4, die="1")
    assert isinstance(press(sheet_over(services, match), "even"), TableScene | RestScene)


def test_the_menu_is_there_over_the_dice_and_giving_up_leads_to_who_goes_down(services):
    scene = sheet_over(services, hit())
    pause = give(scene, "menu")
    assert pause.name == "pause"
    press(pause, "restart", "do")
    assert isinstance(services.stack.top, GatheringScene)


def test_between_rooms_deeds_are_noted_and_taken_back(services):
    match = until(down(3), "rest")
    scene, before = sheet_over(services, match), match.state.gauges["hp.pc.2"]
    note = press(scene, "pc.2")
    note.set_focus("hp")
    give(note, "right", "right")
    assert press(note, "note") is scene
    assert log(match)[-1] == "note pc.2 2 A%20healing%20spell"
    assert match.state.gauges["hp.pc.2"] == before + 2
    give(scene, "undo")
    assert match.state.gauges["hp.pc.2"] == before
    table = press(scene, "on")
    assert isinstance(table, TableScene)
    assert match.state.facts["phase"] == "face"


def test_between_rooms_the_next_damage_is_paid_for(services):
    match = until(down(3), "rest")
    spend = press(sheet_over(services, match), "spend")
    press(spend, "slot.3.pc.1", "done")
    assert match.state.gauges["reserve"] == 3


def test_the_game_master_corrects_numbers_of_anybody_once_each(services):
    match = hit(3)
    master = give(sheet_over(services, match), "info")
    assert isinstance(master, MasterScene)
    assert not master.widget("done").enabled
    master.set_focus("left")
    give(master, "right", "right")
    press(master, "whose")
    master.set_focus("level.pc.0")
    give(master, "left")
    count, rooms = len(match.log), match.state.gauges["left"]
    press(master, "done")
    assert log(match)[count:] == [f"set left {rooms + 2}", "set level.pc.0 4"]
    assert isinstance(services.stack.top, DiceScene)


def test_a_correction_is_seen_before_it_is_made(services):
    match = hit(3)
    master = give(sheet_over(services, match), "info")
    rooms = match.state.gauges["left"]
    assert "before" not in master.widget("changes").label
    master.set_focus("left")
    give(master, "right")
    assert master.widget("left").value == f"{rooms + 1}, was {rooms}"
    assert master.widget("card").label == f"Rooms left: {rooms + 1}"
    press(master, "whose")
    master.set_focus("slot.1.pc.0")
    give(master, "undo")
    assert master.widget("card").person.stock[0][1] == "1"
    told = master.widget("changes").label
    assert f"Rooms to the exit: {rooms + 1}, was {rooms}" in told
    assert "Brunhild, spell slots, level 1: 1, was 2" in told


def test_a_note_shows_what_it_will_heal(services):
    match = until(down(3), "rest")
    note = press(sheet_over(services, match), "pc.2", "deed.2")
    assert note.widget("deed.2").on
    assert not note.widget("deed.0").on
    note.set_focus("hp")
    give(note, "right")
    card = note.widget("card")
    assert (card.person.hp, card.before) == (1, 0)
    press(note, "note")
    assert log(match)[-1] == "note pc.2 1 Bandages%20and%20strong%20words"


def test_the_game_master_is_called_from_the_menu_at_any_time(services):
    for match in (down(3), hit(3), until(down(3), "rest")):
        sheet_over(services, match)
        under = services.stack.top
        master = press(give(under, "menu"), "master")
        assert isinstance(master, MasterScene)
        master.set_focus("left")
        give(master, "right")
        rooms = match.state.gauges["left"]
        press(master, "done")
        assert match.state.gauges["left"] == rooms + 1
        assert services.stack.top is under


def test_a_correction_that_ends_the_game_leads_to_the_summary(services):
    match = until(down(1), "rest")
    master = press(sheet_over(services, match), "master")
    master.new["hp.pc.0"] = 0
    master.refresh()
    press(master, "done")
    assert isinstance(services.stack.top, SummaryScene)


def test_the_summary_is_a_text_too_and_the_party_can_be_kept_as_it_came_out(services):
    match = until(do(until(down(3, rooms=2), "rest"), "note pc.2 4 Soup", "set hp.pc.0 9"), "never")
    scene = shown(services, SummaryScene(services, match))
    press(scene, "text", "keep")
    (path,) = (services.homes.data / "shared").glob("*.txt")
    text = path.read_text(encoding="utf-8")
    before = match.state.facts["start.hp.pc.1"]
    for words in (
        "2026-11-20 19:05\n",
        "Brunhild, Fighter, level 5\nHit points: 31 before, now ",
        f"Hit points: {before} before, now {match.state.gauges['hp.pc.1']} of 38\nLeft to spend: spell slots: ",
        "- For Mirabel: Soup (4)",
        "- Corrected: hit points of Brunhild, ",
        " to 9\n",
        "2 rooms",
    ):
        assert words in text
    (kept,) = Parties(services.homes.data, RULES, print).all()
    assert [one.hp for one in kept.characters] == [match.state.gauges[f"hp.pc.{i}"] for i in range(3)]
    assert press(scene, "result").name == "result"


def test_the_end_of_the_descent_leads_to_its_summary(services):
    match = until(down(3, rooms=1), "never")
    match.undo()
    table = sheet_over(services, match)
    while not match.over:
        press(
            table, *[widget.id for widget in services.stack.top.widgets if widget.id in ("even", "roll", "go-on")][:1]
        )
        if isinstance(services.stack.top, TableScene):
            services.stack.top.commands.do(next(action for action in match.legal(0) if action != Action("run")))
            services.stack.settle(lambda: None)
    if isinstance(services.stack.top, DiceScene):
        press(services.stack.top, "go-on")
    assert isinstance(services.stack.top, SummaryScene)


def test_the_way_is_told_by_doors(services):
    table = table_of(services, down(3, rooms=4))
    shown(services, table)
    doors = table.widget("left")
    assert (doors.behind, doors.ahead, doors.value) == (0, 4, "4")
    rest = sheet_over(services, until(down(3, rooms=4), "rest")).widget("left")
    assert (rest.behind, rest.ahead) == (1, 3)
    many = table_of(services, down(3, rooms=99))
    shown(services, many)
    assert 4 < many.widget("left").ahead < 99


def test_plates_of_eight_have_room_for_what_they_can_spend(services):
    table = table_of(services, down(8))
    shown(services, table)
    for who in ("pc.0", "pc.1", "pc.4", "pc.5", "pc.6"):
        plate = table.widget(f"hp.{who}")
        assert len(plate.stock) == len(plate.person.stock)


@pytest.mark.parametrize("count", [1, 2, 5, 8])
def test_every_character_has_a_plate_that_says_how_it_is(services, count):
    table = table_of(services, down(count))
    shown(services, table)
    plates = {thing.id: thing.value for thing in table.things() if thing.id.startswith("hp.pc")}
    assert len(plates) == count
    assert plates["hp.pc.0"] == "31 of 44. spell slots: 2  ·  superiority dice: 4"
    if count > 2:
        assert plates["hp.pc.2"].startswith("down, 0 of 27")
    assert PEOPLE[0].name == table.widget("hp.pc.0").label


def test_a_descent_can_be_watched_from_its_very_start(make_services):
    """At the start, people who have not yet joined have no name and no dice."""
    services = make_services(reduced_motion=False)
    loop = Loop(services)
    services.routes.table.replay(down(2))
    with pen():
        loop.frame([], 0.02)
        replay = services.stack.top
        while replay.play.number < replay.play.last:
            replay.step()
            loop.frame([], 0.02)


@pytest.mark.parametrize("kind", ["confirm", "avoid", "undo", "menu"])
def test_a_press_that_hurries_the_cards_is_not_for_what_lies_over_the_table_then(make_services, kind):
    """The rest begins while the last card still moves; a press during that animation neither ends the rest unseen nor
    opens anything over it."""
    services = make_services(reduced_motion=False)
    match, adviser = down(4), GAME.adviser()
    while True:  # until the last card of a room harms nobody
        match.play(adviser.choose(match.view(0)))
        if match.state.facts["phase"] == "rest" and match.log[-1].verb in ("take", "drink"):
            break
    match.undo()
    scene = sheet_over(services, match)
    scene.commands.happened(match.redo())
    rests = len(match.log)
    give(scene, kind)
    assert [each.name for each in services.stack.scenes] == ["table", "rest"]
    assert len(match.log) == rests


def test_more_dice_than_a_tray_can_hold_are_told_by_their_number(make_services):
    services = make_services(size=(640, 400))
    table = sheet_over(services, do(until(down(4), "rest"), "set reserve 999"))
    press(table, "spend")
    tray = services.stack.top.widget("pool")
    assert (tray.places(), tray.sum.lines) == ([], ("999",))
    services.stack.draw(services.canvas)


@pytest.mark.parametrize("count", [1, 4, 7, 8, 23])
def test_dice_in_the_tray_lie_in_its_middle_row_by_row(services, count):
    box = Box(72, 348, 232, 290)
    places = Tray("7d4 to hand out", box, services.fonts, [None] * count, 4, False).places()
    firsts = [i for i, place in enumerate(places) if not i or place.x < places[i - 1].x]
    for first, end in zip(firsts, [*firsts[1:], count], strict=True):
        assert (places[first].x + places[end - 1].right) / 2 == pytest.approx(box.centre[0])


def test_dice_before_the_throw_lie_otherwise_than_their_neighbours():
    for columns in range(1, 5):
        assert all(lying(i) not in (lying(i + 1), lying(i + columns)) for i in range(20))


@pytest.mark.parametrize("phase", ["hit", "rest"])
def test_a_pad_pulled_out_at_a_sheet_pauses_and_the_sheet_is_there_again(services, phase):
    table = sheet_over(services, until(down(4), phase))
    before = table.acts.view
    assert give(table, PAD_LEFT).name == "gone"
    assert "pad is gone" in services.stack.top.why
    assert give(table, "cancel") is table
    assert table.acts.view == before


def test_the_one_who_was_written_down_is_there_when_the_program_ends_before_they_set_out(services):
    services.routes.plays.open(fresh())
    services.stack.settle(lambda: None)
    scene = press(services.stack.top, "add", "done")
    (one,) = scene.company.characters
    assert Parties(services.homes.data, RULES, services.trouble).last().characters == (one,)


def test_a_party_with_the_longest_of_names_can_be_kept_after_the_descent(services):
    people = (replace(PEOPLE[0], name="x" * LONGEST),)
    match = fresh()
    for action in DESCENTS.entering(SavedParty("z", people, 2)):
        match.play(action)
    press(shown(services, SummaryScene(services, do(match, "set hp.pc.0 0"))), "keep")
    (kept,) = Parties(services.homes.data, RULES, services.trouble).all()
    assert kept.characters[0].name == people[0].name


@pytest.mark.parametrize("kind", ["confirm", "avoid"])
def test_a_second_press_on_next_room_neither_runs_from_it_nor_takes_a_card(make_services, kind):
    services = make_services(reduced_motion=False)
    match = until(down(4), "rest")
    sheet_over(services, match)
    table = give(services.stack.top, kind)  # the focus is on “Next room”
    assert (table.name, match.log[-1].verb) == ("table", "on")
    give(table, kind)
    assert match.log[-1].verb == "on"
    assert any(action.ids == (table.focus,) for action in table.play.view.legal)  # the focus is on a card, not on “Run”


def test_in_a_new_room_the_line_speaks_of_the_card_in_focus(make_services):
    services = make_services(reduced_motion=False)
    match = until(down(4), "rest")
    sheet_over(services, match)
    table = give(services.stack.top, "confirm")  # the focus is on “Next room”
    assert match.log[-1].verb == "on"
    table.top.hurry()
    assert any(action.ids == (table.focus,) for action in table.play.view.legal)
    assert table.widget("preview").label == table.texts.preview()


def test_a_second_press_on_go_on_takes_no_card(make_services):
    services = make_services(reduced_motion=False)
    match = hit()
    sheet_over(services, match)
    press(services.stack.top, "even", "roll", "hurry")
    table = press(services.stack.top, "go-on")
    done = len(match.log)
    give(table, "confirm")
    assert len(match.log) == done


def test_after_the_dice_the_table_waits_for_hit_points_alone(make_services):
    services = make_services(reduced_motion=False)
    match = hit(8)
    sheet_over(services, match)
    table = press(services.stack.top, "even", "roll", "hurry", "go-on")
    seconds = 0.0
    while table.top.timeline is not None:
        table.update(0.05)
        seconds += 0.05
    assert seconds < 8 * 0.4
    assert not any("dice" in widget.id and widget.label for widget in table.widgets)


def test_what_was_rolled_is_read_from_the_first_character_on(make_services):
    """With large letters not all eight characters fit on the page."""
    services = make_services(text="1.5")
    sheet_over(services, hit(8))
    dice = press(services.stack.top, "even", "roll")
    assert (dice.focus, dice.scroller.offset) == ("go-on", 0)
    assert dice.scroller.height > dice.scroller.box.h


def wait(scene, seconds):
    """Let time pass for the scene on top."""
    for _ in range(round(seconds / 0.05)):
        scene.services.stack.top.update(0.05)


@pytest.mark.parametrize("kind", ["confirm", "avoid"])
def test_without_motion_a_second_press_decides_nothing_on_what_lies_there_only_then(services, kind):
    for phase in ("face", "rest"):
        match = hit()
        while True:
            until(match, "roll")
            after = do(match.__class__(GAME, match.options, match.seed), *log(match), "roll")
            if after.state.facts["phase"] == phase:
                break
            match.play(Action("roll"))
        sheet_over(services, match)
        under = press(services.stack.top, "roll", "go-on")
        done = len(match.log)
        give(under, kind)
        assert len(match.log) == done
        wait(under, 0.4)
        give(under, "confirm")
        assert len(match.log) == done + 1 or services.stack.top is not under


def test_hit_points_on_the_plates_go_on_from_what_the_sheet_showed(make_services):
    services = make_services(reduced_motion=False)
    match = hit()
    before = match.state.gauges["hp.pc.0"]
    sheet_over(services, match)
    table = press(services.stack.top, "even", "roll", "hurry", "go-on")
    assert table.top.timeline is not None
    assert table.top.stage.gauges["hp.pc.0"] == match.state.gauges["hp.pc.0"] < before


def test_plain_points_run_down_on_the_plates(make_services):
    """No page has shown the loss before."""
    services = make_services(reduced_motion=False)
    match = hit(die="1")
    before = match.state.gauges["hp.pc.0"]
    sheet_over(services, match)
    table = press(services.stack.top, "even")
    assert match.state.gauges["hp.pc.0"] < before == table.top.stage.gauges["hp.pc.0"]


def test_taking_back_is_offered_only_where_something_can_be(services):
    rest = sheet_over(services, until(down(3), "rest"))
    assert "undo" not in dict(rest.prompts())
    press(rest, "pc.2", "note")
    assert "undo" in dict(rest.prompts())
    press(rest, "master")
    give(services.stack.top, "cancel")
    assert "undo" in dict(rest.prompts())


def test_the_page_of_dice_names_the_die_and_what_was_paid_off(services):
    match = do(until(down(3), "rest"), "spend pc.1 slot.3 1")
    dice = sheet_over(services, until(match, "hit"))
    n, strength = match.state.gauges["dice"], parse(dice.dice.card).rank
    why = f"{strength}, less {strength - n - 3} for the weapon: "
    assert dice.widget("pool").label == f"{why}{n}d4 to hand out. Dealt: {n + 3}, paid for: 3."
    press(dice, "pc.0")
    assert dice.widget("pool").label == f"{why}{n - 1}d4 to hand out. Dealt: {n + 3}, paid for: 3."


def test_the_next_hit_does_not_boast_of_what_the_last_was_spared(services):
    match = until(do(hit(3), "spend pc.1 slot.3 1"), "face", "rest")
    dice = sheet_over(services, until(match, "hit"))
    assert "paid" not in dice.widget("pool").label


def test_who_goes_down_says_which_die_their_level_brings(services):
    scene = GatheringScene(services, fresh(), lambda: None)
    assert scene.title() == "Who sets out?"
    assert shown(services, scene).widget("die") is None
    for level, told, sides in ((4, "damage and healing are plain points", 1),
                               (5, "every point of damage or healing is a d4", 4),
                               (17, "every point of damage or healing is a d12", 12)):  # fmt: skip
        scene.company = SavedParty("Us", (replace(PEOPLE[0], level=level),))
        scene.refresh()
        line = scene.widget("die")
        assert (line.label, line.sides) == (f"Average level {level}: {told}", sides)
        assert scene.title() == f"Who sets out? {line.label}", "the narrator says it, too"
        assert line.block.overflow <= 0


def test_the_rest_shows_what_is_paid_for(services):
    rest = sheet_over(services, until(down(3), "rest"))
    assert rest.widget("reserve") is None
    press(press(rest, "spend"), "slot.3.pc.1", "done")
    assert (rest.widget("reserve").label, rest.widget("reserve").value) == ("dice paid for", "3")


def test_an_offer_by_twos_says_so_where_it_says_what_it_is(services):
    spend = press(sheet_over(services, hit(8)), "spend")
    ki = spend.widget("ki.pc.4")
    assert (ki.what.lines, ki.left.lines[0][:6]) == (("2 ki points",), "7 left")


def test_the_score_shows_the_tables_own_people(services):
    match = until(down(4, rooms=1), "never")
    result = press(shown(services, SummaryScene(services, match)), "result")
    shows = [(result.widget(f"member.{i}").label, result.widget(f"member.{i}").value) for i in range(4)]
    hp = [match.state.gauges[f"hp.pc.{i}"] for i in range(4)]
    assert shows == [(one.name, f"{n} of {one.most}") for one, n in zip(PEOPLE[:4], hp, strict=True)]
    assert result.widget("hero.0") is None


@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_no_row_of_sheets_is_cut_through_where_they_scroll(make_services, text):
    services = make_services(text=text)
    company = GatheringScene(services, fresh(), lambda: None)
    company.company = SavedParty("Us", PEOPLE)
    for scene in (
        shown(services, company),
        sheet_over(services, until(down(8), "rest")),
        press(sheet_over(services, hit(8)), "spend"),
    ):
        rows = {(widget.box.y, widget.box.bottom) for widget in scene.widgets if widget.scrolls and widget.focusable}
        foot = scene.scroller.box.bottom
        assert not [row for row in rows if row[0] < foot - 20 and row[1] > foot]


def test_one_or_two_at_the_table_have_plates_as_high_as_two_rows(services):
    one, two, four = (shown(services, table_of(services, down(count))).widget("hp.pc.0") for count in (1, 2, 4))
    assert one.box.h == two.box.h > 2 * four.box.h
    assert one.name.size > 1.5 * four.name.size
    assert one.box.w > two.box.w


# names, hit points to be, and words that fit


@pytest.mark.parametrize("text", ["1", "2"])
@pytest.mark.parametrize("count", range(1, 9))
def test_every_plate_shows_a_name(make_services, count, text):
    services = make_services(text=text)
    sheet_over(services, down(count))
    plates = [widget for scene in services.stack.scenes for widget in scene.widgets if isinstance(widget, PersonPlate)]
    assert len(plates) == count
    for plate in plates:
        shown = " ".join(plate.name.lines).rstrip("…")
        assert len(shown) >= min(4, len(plate.person.name))
        assert plate.person.name.startswith(shown)


def test_two_of_one_name_are_told_apart(services):
    twins = (Character("Wizard of the Far and Cold North", "wizard", 3, 9, 12),) * 2
    match = fresh()
    for action in DESCENTS.entering(SavedParty("Twins", twins, 3)):
        match.play(action)
    names = [person.name for person in people(RULES, DESCENTS.descent(match.view(0)).party)]
    assert [name.rpartition(" ")[2] for name in names] == ["1", "2"]
    sheet_over(services, match)
    plates = [widget for scene in services.stack.scenes for widget in scene.widgets if isinstance(widget, PersonPlate)]
    assert [" ".join(plate.name.lines)[-2:] for plate in plates] == [" 1", " 2"]
    assert DESCENTS.descent(match.view(0)).characters[0].name == twins[0].name, "as it was given"


def test_hit_points_to_be_are_shown_while_damage_is_handed_out(services):
    match = do(hit(8, die="1"), "die pc.0 4", "die pc.6 3")
    sheet_over(services, match)
    cards = {widget.id: widget for widget in services.stack.top.widgets if isinstance(widget, DiceCard)}
    before = {who: match.view(0).gauges[f"hp.{who}"] for who in cards}
    lost = {"pc.0": 4, "pc.6": 3}
    assert {who: card.shown for who, card in cards.items()} == {
        who: hp - lost.get(who, 0) for who, hp in before.items()
    }
    assert not any(card.about_hp for card in cards.values())


def test_with_dice_they_are_about_right(services):
    match = do(hit(4), "die pc.0 1")
    sheet_over(services, match)
    card = next(widget for widget in services.stack.top.widgets if isinstance(widget, DiceCard) and widget.id == "pc.0")
    assert card.about_hp
    assert match.view(0).gauges["hp.pc.0"] - 4 <= card.shown < match.view(0).gauges["hp.pc.0"]
    assert card._figures().lines[0].startswith("~")


def test_nobody_speaks_of_dice_where_points_are_dealt(services):
    """Every text of a descent with plain points, on all its pages and in its journal."""
    said: list[str] = []
    match = down(4, die="1")
    for _ in range(60):
        if match.over:
            break
        view = match.view(0)
        match.play(GAME.adviser().choose(view))
        view = match.view(0)
        said += [say(GAME.status(view)), *(say(text) for text in GAME.captions(view).values())]
        said += [say(GAME.preview(view, action).text) for action in view.legal]
        said += [str(line) for line in sentences(GAME.messages, match.history[-1]) if line]
    for match in (hit(4, die="1"), do(hit(8, die="1"), "die pc.0 2"), until(down(4, die="1"), "rest")):
        sheet_over(services, match)
        scene = services.stack.top
        said += [scene.title(), *(f"{each.label} {each.value} {each.help}" for each in scene.widgets)]
        said += [words for _kind, words in scene.prompts()]
        if isinstance(scene, DiceScene):
            scene._spend()
            services.stack.settle(lambda: None)
            said += [f"{each.label} {each.value} {each.help}" for each in services.stack.top.widgets]
            said.append(services.stack.top.title())
    assert len(said) > 100
    own = [words.lower().replace("superiority dice", "") for words in said]  # the name of what fighters have
    assert not [words for words in own if re.search(r"\b(die|dice)\b", words)]


@pytest.mark.parametrize("language", spoken())
def test_a_replay_says_in_whole_how_much_is_to_be_handed_out(make_services, language):
    replay = replay_of(services := make_services(language=language), hit(8, die="1"))
    shown(services, replay)
    replay.jump(replay.play.last)
    caption = replay.widget("dice-caption")
    assert replay.play.view.gauges["dice"] > 9  # two digits
    assert caption.block.lines == (caption.label,)
