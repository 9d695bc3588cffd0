"""Tests for the end of a fight in the arena, and for the plate that shows what a running fight is about."""

import dataclasses
from collections.abc import Callable
from functools import cache

import pytest

from game import i18n
from game.app.arena import aftermath, victory
from game.app.arena.aftermath import AftermathPlate, Spoil, SpoilsPlate, TermsPlate
from game.app.arena.buttons import Narrow, TraitButton
from game.app.arena.floor import HAND
from game.app.arena.lane import Lane, Stakes
from game.app.arena.plate import FigurePlate
from game.app.arena.victory import FALL, EndPlate, TriumphPlate
from game.app.base.geometry import GRID_W, Box
from game.app.gfx.canvas import Canvas
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.preview import PreviewLine
from game.bots import agents, stream
from game.core.cards import parse
from game.core.combatants import ENEMIES, HEROES, Aftermath
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.core.table import State, Zone
from game.core.text import Text
from game.core.view import Action
from game.i18n import PSEUDO
from game.rules import games
from game.rules.deuces.classes import CLASSES
from tests.app.brawl import BRAWL, Brawl, ended, fight
from tests.app.driving import frames, show
from tests.rotation import spoken

Sit = Callable[[Match], TableScene]


@pytest.fixture
def sit(make_services) -> Sit:
    """Return a function that opens the table of a fight."""

    def at(match: Match, **settings: object) -> TableScene:
        services: Services = make_services(reduced_motion=True, **settings)
        services.saves.games = services.games = {**games(), BRAWL.id: BRAWL}
        table = table_of(services, match)
        assert isinstance(table, TableScene)
        show(services, table)
        return table

    return at


RING = 12.0  # how far the focus frame reaches, in design pixels
HOLD = Box(348, 788, 792, 134)  # the place of the hand


def plate(table: TableScene) -> EndPlate | None:
    return next((widget for widget in table.widgets if isinstance(widget, EndPlate)), None)


def spoils(table: TableScene) -> SpoilsPlate:
    return next(widget for widget in table.widgets if isinstance(widget, SpoilsPlate))


def cards_of(spoil: Spoil) -> list[str]:
    return [card.id for card in spoil.cards]


def stakes(table: TableScene) -> Stakes | None:
    return next((widget for widget in table.widgets if isinstance(widget, Stakes)), None)


def test_while_a_fight_goes_on_there_is_no_plate_of_its_end(sit: Sit):
    assert plate(sit(fight())) is None


@pytest.mark.parametrize("heroes", ["1", "2", "3", "4"])
def test_a_victory_says_for_everybody_what_came_of_it_with_the_cards_that_were_found(sit: Sit, heroes: str):
    table = sit(ended("won", heroes=heroes))
    after = plate(table)
    assert after is not None
    assert (after.label, after.won) == ("Victory", True)
    assert len(after.portions) == int(heroes)
    assert [card.id for each in spoils(table).told for card in each.cards] == ["QC.6"]
    boxes = [portion.box for portion in after.portions]
    for i, box in enumerate(boxes):
        assert box.inside(after.box)
        assert not any(box.overlaps(other) for other in boxes[:i])
    assert "No loot" in after.value or heroes == "1"
    assert "Level 3 comes" in after.value


def test_of_several_heroes_each_is_named(sit: Sit):
    assert plate(sit(ended("won", heroes="2"))).portions[1].label.startswith("Mender: ")
    assert not plate(sit(ended("won", heroes="1"))).portions[0].label.startswith("Bulwark")


def test_the_found_card_is_drawn(sit: Sit, monkeypatch):
    table = sit(ended("won", heroes="2"))
    drawn = []
    monkeypatch.setattr(table.top.art, "face", lambda card, *rest: drawn.append(card) or SURFACE)
    monkeypatch.setattr(Canvas, "blit", lambda *args: None)
    spoils(table).draw(table.services.canvas, spoils(table).box, None)
    assert [card.id for card in drawn] == ["QC.6"]


def test_of_the_cards_that_lie_there_only_those_that_are_new_bear_a_gem(sit: Sit, monkeypatch):
    match = ended("won", heroes="1")
    match.state.zones["loot.0"] = Zone([parse("3D.6"), parse("QC.6")])
    table, gems = sit(match), []
    monkeypatch.setattr(aftermath, "draw_gem", lambda canvas, grade, card: gems.append((grade, card.x)))
    found = spoils(table)
    found.draw(table.services.canvas, found.box, None)
    [(grade, x)] = gems
    assert grade == "rare"
    assert x < found.box.centre[0], "it is the card that is named as new"


def test_what_was_found_lies_large_in_place_of_the_hands(sit: Sit):
    table = sit(ended("won", heroes="2"))
    found = spoils(table)
    assert found.wide >= HAND * 1.25
    assert [each.caption for each in found.told] == ["Bulwark: new loot"]
    assert found.box.bottom <= table.top.places.box("hand").bottom + 1
    assert found.box.y >= table.top.places.box("heroes").bottom
    table.set_focus("hint")
    table.commands.hint()
    told = next(widget for widget in table.widgets if isinstance(widget, PreviewLine))
    room = table.top.places.box("traits")
    assert found.box.centre[0] == pytest.approx(GRID_W / 2, abs=12), "in the middle of the table"
    assert room.x <= told.plate.x < told.plate.right <= found.box.x
    assert not found.box.overlaps(table.top.places.box("tools"))
    assert not any(isinstance(widget, TraitButton) for widget in table.widgets)


def test_where_nothing_was_found_what_is_said_stands_in_the_middle_of_where_the_hand_lay(sit: Sit):
    table = sit(ended("lost", heroes="3"))
    table.commands.hint()
    told = next(widget for widget in table.widgets if isinstance(widget, PreviewLine))
    hand = table.top.places.box("hand")
    assert hand.y - 60 < told.plate.centre[1] < hand.centre[1] + 10
    assert not any(told.plate.overlaps(widget.box) for widget in table.widgets if isinstance(widget, Narrow))


def test_of_one_alone_the_pieces_from_before_lie_behind_the_new_one(sit: Sit):
    match = ended("won", heroes="1")
    match.state.zones["loot.0"] = Zone([parse("3D.6"), parse("QC.6")])
    found = spoils(sit(match))
    assert [(*cards_of(each), each.caption) for each in found.told] == [("QC.6", "New loot"), ("3D.6", "")]


def test_of_several_every_piece_lies_under_the_name_of_whose_it_is(sit: Sit):
    match = ended("won", heroes="2")
    match.state.zones["loot.0"] = Zone([parse("3D.6"), parse("QC.6")])
    table = sit(match)
    table.top.ground.setting = table.top.ground.setting._replace(shown="hero.0")
    told = table.top.ground.fight_end(BRAWL.combatants.aftermath(table.play.view), table.play.view).spoils()
    found = SpoilsPlate(told, HOLD, table.services.fonts, table.top.art)
    assert [(cards_of(each), each.caption) for each in found.told] == [(["3D.6", "QC.6"], "Bulwark")]


def test_no_name_of_the_one_who_has_found_something_is_cut_off_or_over_another(services: Services):
    piece, older = parse("QC.6"), (parse("3D.6"), parse("5S.6"))
    told = [Spoil((piece,), kind.name, {}) for kind in CLASSES.values()]
    for start in range(len(told)):
        four = [told[(start + i) % len(told)] for i in range(4)]
        four[0] = four[0]._replace(cards=(piece, *older))
        found = SpoilsPlate(four, HOLD, services.fonts, None)
        assert [block.lines for block in found.words] == [(each.caption,) for each in four]
        ends = [left + words.width for left, words in zip(found.places, found.words, strict=True)]
        assert all(end < left for end, left in zip(ends, found.places[1:], strict=False))
        assert found.box.right < HOLD.right - 250, "what is said of the focus needs room"


def test_where_loot_can_be_traded_it_is_said_on_what_terms(sit: Sit, monkeypatch):
    match = ended("won", heroes="1")
    match.state.zones["loot.0"] = Zone([parse("3D.6"), parse("QC.6")])
    table = sit(match)
    table.top.ground.setting = table.top.ground.setting._replace(open=("loot.0",))
    table.top.ground._lay(table.top.ground.setting)
    monkeypatch.setattr(BRAWL.combatants, "stakes", lambda view: (Text("Two for one."), Text("Common: 3 of diamonds")))
    after, terms = table.top.ground.between(table.play.view)
    assert isinstance(terms, TermsPlate)
    assert terms.label == "Two for one. Common: 3 of diamonds"
    assert terms.box.inside(table.top.places.box("lane"))
    assert not terms.box.overlaps(after.box)
    slot = table.top.room.slots["loot.0"]
    assert terms.box.x >= slot.box.x + slot.step_x + slot.box.w
    assert not [line for block in terms.blocks() for line in block.lines if "…" in line]


def test_what_a_defeat_costs_is_said_where_there_is_loot_to_trade_too(sit: Sit):
    table = sit(ended("lost", heroes="1"))
    table.top.ground.setting = table.top.ground.setting._replace(open=("loot.0",))
    after = next(iter(table.top.ground.between(table.play.view)))
    assert after.foot[0].lines
    assert "Level 3 comes" in " ".join(after.foot[0].lines)


WAYS = (("loot", "2"), ("loot", "3"), ("masters", "2"), ("masters", "4"), ("duel", "2"), ("quest", "1"), ("quest", "3"))
ROUNDS = 3  # fights of a play that are checked


@cache
def ends() -> list[Aftermath]:
    """The ends of fights in plays of every mode, as each seat sees them."""
    game, found = games()["deuces"], []
    for seed, (mode, heroes) in enumerate(WAYS):
        match = Match(game, defaults(game) | {"mode": mode, "heroes": heroes}, seed)
        players = {seat: agents(game)["novice"](stream(seed, seat)) for seat in range(len(match.seats))}
        fights = 0
        while not match.over and fights < ROUNDS:
            before = game.combatants.aftermath(match.view(0)) is not None
            match.step(players)
            if game.combatants.aftermath(match.view(0)) is not None:
                fights += not before
                found += [game.combatants.aftermath(match.view(seat)) for seat in range(len(match.seats))]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("code", spoken(PSEUDO))
@pytest.mark.parametrize("letters", [{}, {"plain_font": True}, {"text": "2"}])
def test_all_that_is_said_of_the_end_of_a_fight_is_whole_and_apart(sit: Sit, code: str, letters: dict[str, object]):
    table = sit(ended("won", heroes="2"), **letters)
    i18n.install(code)
    try:
        for after in ends():
            names = [i18n.say(each.name) for each in CLASSES.values()] * 2
            called = {share.who: names[i] for i, share in enumerate(after.shares)} if len(after.shares) > 1 else {}
            box = table.top.ground.fight_end(after, table.play.view).room()
            shown = AftermathPlate(after, called, box, table.services.fonts, table.top.places.box("enemies").y)
            ahead = () if code == PSEUDO and "text" in letters else after.ahead  # the outlook may be left out there
            assert_whole(shown, [i18n.say(each) for each in ahead])
    finally:
        i18n.install("en")


@pytest.mark.parametrize("code", spoken())
def test_what_matters_of_an_end_is_whole_where_loot_is_traded(sit: Sit, code: str):
    table = sit(ended("won", heroes="2"))
    table.top.ground.setting = table.top.ground.setting._replace(open=("loot.0",))
    i18n.install(code)
    try:
        for after in ends():
            for share in after.shares or (None,):
                asked = after._replace(shares=(share,) if share else ())
                box = table.top.ground.fight_end(asked, table.play.view).room()
                shown = AftermathPlate(asked, {}, box, table.services.fonts, table.top.places.box("traits").y)
                assert_whole(shown, [i18n.say(each) for each in after.ahead])
    finally:
        i18n.install("en")


def assert_whole(shown: AftermathPlate, ahead: list[str]) -> None:
    """Assert that no text of the plate is missing, cut off or overlapping another."""
    inner = shown.box.inset(0, shown.top - 1)
    said = " ".join(line for block in shown.blocks() for line in block.lines)
    assert "…" not in said
    for told in (shown.told, *(portion.label for portion in shown.portions), *ahead):
        assert " ".join(told.split()) in " ".join(said.split())
    places = [shown.how, *((each.block, each.box) for each in shown.portions), shown.foot]
    boxes = [Box(place.x, place.y, block.width, block.height) for block, place in places if block.width]
    for i, box in enumerate(boxes):
        assert box.inside(inner), (box, inner, said)
        assert not any(box.inset(0, 0.5).overlaps(other) for other in boxes[:i]), said


@pytest.mark.slow
@pytest.mark.parametrize("code", spoken())
@pytest.mark.parametrize("letters", [{}, {"text": "1.5"}, {"plain_font": True}])
def test_all_that_stands_on_the_sheet_of_an_end_is_whole_and_apart(sit: Sit, code: str, letters: dict[str, object]):
    table = sit(ended("won", heroes="4"), **letters)
    i18n.install(code)
    grand = 0
    try:
        for after in ends():
            shown = TriumphPlate(after, table.top.ground.setting.cast, names_in(after), SHEET, table.services.fonts)
            if shown.fits:
                grand += 1
                assert_laid(shown)
    finally:
        i18n.install("en")
    assert letters or grand > len(ends()) / 2


SHEET = Box(20, 78, 1240, 364)


def names_in(after: Aftermath) -> dict[str, str]:
    """Names of the heroes by figure id, if there are several."""
    kinds = [i18n.say(each.name) for each in CLASSES.values()] * 2
    return {share.who: kinds[i] for i, share in enumerate(after.shares)} if len(after.shares) > 1 else {}


def assert_laid(shown: TriumphPlate) -> None:
    """Assert that no text, portrait or medal of the plate is missing, cut off or overlapping another."""
    inner = shown.box.inset(8, 8)
    said = " ".join(line for block in shown.blocks() for line in block.lines)
    assert "…" not in said
    for told in (shown.told, *(i18n.say(portion.share.text) for portion in shown.portions), *shown.ahead):
        assert " ".join(told.split()) in " ".join(said.split())
    cells = [portion.box for portion in shown.portions]
    words = [shown.title_at, shown.how_at, shown.foot._replace(h=shown.foot_block.height)]
    boxes = [*cells, *words, *(medal.place for medal in shown.medals)]
    for i, box in enumerate(boxes):
        assert box.inside(inner), (box, inner, said)
        assert i >= len(cells) + len(words) or not any(box.inset(0, 0.5).overlaps(other) for other in boxes[:i]), said
    assert not any(medal.place.overlaps(box) for medal in shown.medals for box in [*cells, *words])
    for portion in shown.portions:
        tall = sum(block.height for block in portion.blocks())
        assert tall <= portion.box.h
        assert max(block.width for block in portion.blocks()) <= portion.words.w + 0.5
        assert portion.words.inside(portion.box)


@pytest.mark.parametrize("heroes", ["1", "2", "3", "4"])
def test_a_victory_takes_the_whole_hall(sit: Sit, heroes: str):
    table = sit(ended("won", heroes=heroes, enemies="5"))
    sheet = plate(table)
    assert isinstance(sheet, TriumphPlate)
    assert sheet.box.y < table.top.places.box("enemies").y
    assert [medal.fallen for medal in sheet.medals] == [True] * 5, "the beaten look beaten"
    assert not [w for w in table.widgets if isinstance(w, FigurePlate) and w.figure.side == ENEMIES]
    assert [len(portion.faces) for portion in sheet.portions] == [1] * int(heroes)
    assert sheet.portions[0].share.grade == "rare"


def test_no_flame_burns_behind_a_victory_and_no_spark_flies_over_its_words(sit: Sit, monkeypatch: pytest.MonkeyPatch):
    table, drawn = sit(ended("won", heroes="2")), list[str]()
    sheet = plate(table)
    assert sheet is not None
    assert sheet.box in table.top.covered()
    monkeypatch.setattr(table.top.stage.scraps, "draw", lambda canvas: drawn.append("scraps"))
    monkeypatch.setattr(sheet, "show", lambda *_how: drawn.append("sheet"))
    table.draw(table.services.canvas)
    assert drawn == ["scraps", "sheet"]


def test_the_frame_of_a_hero_in_focus_lies_over_the_end(sit: Sit):
    table = sit(ended("won", heroes="2"))
    table.set_focus("hero.0")
    table.draw(table.services.canvas)
    assert table.widgets[-1].id == "hero.0"


def test_in_a_defeat_those_who_stand_are_whole(sit: Sit):
    sheet = plate(sit(ended("lost", heroes="2", enemies="3")))
    assert isinstance(sheet, TriumphPlate)
    assert [medal.fallen for medal in sheet.medals] == [False] * 3
    assert "Still standing" in [line for block in sheet.blocks() for line in block.lines]


def test_after_a_defeat_the_heroes_who_fell_look_so(sit: Sit):
    table = sit(ended("lost", heroes="2"))
    sheet = plate(table)
    assert [medal.fallen for medal in sheet.beaten] == [True] * 2
    words = sheet.foot._replace(w=sheet.foot_block.width)
    assert not any(medal.place.overlaps(words) or medal.place.y < sheet.head.bottom for medal in sheet.beaten)
    assert [w.is_down for w in table.widgets if isinstance(w, FigurePlate) and w.figure.side == HEROES] == [True] * 2
    table = sit(ended("won", heroes="2"))
    assert plate(table).beaten == []
    assert [w.is_down for w in table.widgets if isinstance(w, FigurePlate) and w.figure.side == HEROES] == [False] * 2


def test_what_was_found_has_a_gem_and_is_shown_once(sit: Sit, monkeypatch):
    table, cards = sit(ended("won", heroes="2")), []
    monkeypatch.setattr(table.top.art, "face", lambda card, *rest: cards.append(card.id) or SURFACE)
    sheet, drawn = plate(table), []
    finder = sheet.portions[0]
    monkeypatch.setattr(victory, "draw_gem", lambda canvas, grade, box: drawn.append((grade, box.x)))
    finder.show_on(table.services.canvas)
    assert cards == [], "it lies in place of the hands"
    [(grade, x)] = drawn
    assert grade == "rare"
    assert x > finder.words.x + finder.name.width, "it hides no face"


def test_pictures_and_words_keep_off_the_frame_they_stand_in(sit: Sit):
    sheet = plate(sit(ended("won", heroes="4")))
    assert isinstance(sheet, TriumphPlate)
    for each in sheet.portions:
        assert each.way.pad + victory.FRAME >= 12
        assert sum(block.height for block in each.blocks()) <= each.box.h - 12
    assert sheet.foot.bottom <= sheet.box.bottom - 16, "clear of the lower ornament"


def test_with_large_letters_the_end_is_told_in_a_strip(sit: Sit):
    assert isinstance(plate(sit(ended("won", heroes="4"), text="2")), AftermathPlate)


@pytest.mark.slow
def test_the_sheet_falls_into_its_place_and_then_is_at_rest(make_services):
    services: Services = make_services(reduced_motion=False)
    services.saves.games = services.games = {BRAWL.id: BRAWL}
    table = table_of(services, ended("won", heroes="2"))
    show(services, table)
    table.top.hurry()
    table.refresh()
    frames(services, 1)
    assert plate(table).since < FALL
    assert not table.at_rest()
    frames(services, 120)
    assert plate(table).since >= plate(table).lasts
    assert table.at_rest()
    table.refresh()
    frames(services, 1)
    assert plate(table).since >= plate(table).lasts, "it falls only once"


def test_without_motion_the_sheet_lies_at_once(sit: Sit):
    table = sit(ended("won", heroes="2"))
    frames(table.services, 1)
    assert plate(table).since >= plate(table).lasts
    assert table.at_rest()


SURFACE = object()


def test_a_defeat_does_not_look_like_a_victory(sit: Sit):
    won, lost = plate(sit(ended("won", heroes="2"))), plate(sit(ended("lost", heroes="2")))
    assert (won.won, lost.won) == (True, False)
    assert lost.portions == []
    assert "Level 3 comes" in lost.value


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
    assert not table.top.places.box("preview").overlaps(plate(table).box)


def test_where_there_is_loot_to_trade_the_end_lies_in_place_of_the_hand(sit: Sit):
    table = sit(ended("won", heroes="2"))
    table.top.ground.setting = table.top.ground.setting._replace(open=("loot.0",))
    (after,) = table.top.ground.between(table.play.view)
    assert not after.box.overlaps(table.top.places.box("lane"))
    assert not after.box.overlaps(table.top.places.box("heroes"))
    assert not after.box.overlaps(table.top.places.box("tools"))
    assert [portion.id for portion in after.portions] == ["hero.0"], "whoever is asked"
    assert not [line for block in after.blocks() for line in block.lines if "…" in line]


def test_what_the_fight_is_about_does_not_lie_under_what_there_is_to_choose_between(sit: Sit):
    table = sit(fight())
    assert stakes(table) is not None
    table.top.skin = dataclasses.replace(table.top.skin, offers=("end",))
    assert table.top.ground.between(table.play.view) == []


@pytest.mark.parametrize("how", ["won", "lost"])
def test_how_it_goes_on_is_asked_by_the_head_and_on_the_button_and_nowhere_else(sit: Sit, how: str):
    table = sit(ended(how, heroes="4"))
    assert [action.verb for action in table.play.view.legal] == ["go"]
    assert table.focus == "go"
    assert i18n.say(BRAWL.status(table.play.view)).endswith("encounter 2?")
    assert not [widget for widget in table.widgets if isinstance(widget, PreviewLine)]


@pytest.mark.parametrize("make", [lambda: ended("won", heroes="4"), lambda: fight(heroes="4")], ids=["ended", "fight"])
def test_the_ring_around_a_button_is_clear_of_the_heroes_and_of_the_keys(sit: Sit, make):
    table = sit(make())
    plates = [widget for widget in table.widgets if isinstance(widget, FigurePlate) and widget.figure.side == HEROES]
    buttons = [widget for widget in table.widgets if isinstance(widget, Narrow)]
    assert len(buttons) >= 4
    for button in buttons:
        assert not any(button.box.inset(-RING).overlaps(plate.box) for plate in plates), button.id
        assert button.box.bottom <= table.top.places.box("hand").bottom


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
    assert told.label == "Last one standing wins. There is no loot to win."
    assert told.box.inside(table.top.places.box("lane"))
    words = told.box._replace(y=told.box.centre[1] - told.tall / 2, h=told.tall)
    assert not words.overlaps(table.top.places.box("preview"))


def test_while_somebody_strikes_the_blow_is_there_instead(sit: Sit):
    match = fight(heroes="1", enemies="3")
    match.play(next(action for action in match.legal(0) if action.verb == "end"))
    match.play(match.legal(1)[0])
    table = sit(match)
    assert stakes(table) is None
    assert any(isinstance(widget, Lane) and widget.there for widget in table.widgets)


def test_what_it_is_about_does_not_lie_over_cards_in_the_lane(sit: Sit):
    table = sit(fight(heroes="1", enemies="2"))
    table.top.hurry()
    assert stakes(table) is not None
    card = table.play.view.zones["hand.hero.0"][0]
    table.play.view = dataclasses.replace(table.play.view, zones={**table.play.view.zones, "played.hero.0": (card,)})
    assert table.top.ground.clash_seen(table.play.view) is None
    assert table.top.ground.between(table.play.view) == []


def test_who_has_the_focus_lies_over_what_it_is_about(sit: Sit):
    table = sit(fight())
    table.set_focus("enemy.0")
    table.refresh()
    assert table.widget("about") is not None
    assert stakes(table) is None


class LastBlow(Brawl):
    """A brawl in which the first blow ends the fight."""

    def apply(self, s: State, action: Action) -> None:
        super().apply(s, action)
        s.note("ended", "won")


def test_the_end_is_not_shown_before_the_last_blow_is_seen(make_services):
    game = LastBlow()
    services: Services = make_services(reduced_motion=False)
    services.saves.games = services.games = {game.id: game}
    table = table_of(services, Match(game, fight(heroes="1", enemies="1").options, 7, seats=(HUMAN, "taker")))
    assert isinstance(table, TableScene)
    show(services, table)
    table.top.hurry()
    table.commands.do(next(action for action in table.match.legal(0) if action.verb == "attack"))
    frames(services, 3)
    assert table.top.timeline is not None
    assert plate(table) is None
    table.top.hurry()
    table.refresh()
    assert plate(table) is not None
