"""Tests for the look of the arena: nothing important is cut off, covered, or confusable with something else."""

import inspect
import random
import re
from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game import i18n
from game.app.arena.board import ArenaBoard
from game.app.arena.buttons import Narrow, TraitButton
from game.app.arena.floor import Floor
from game.app.arena.hand import Holder
from game.app.arena.lane import Lane, Stakes
from game.app.arena.lane_room import FigurePanel
from game.app.arena.picks import Aim
from game.app.arena.plate import FigurePlate
from game.app.arena.plate_layout import Shape, Stand, parts
from game.app.arena.plate_parts import AIMED_AT, MAY_ACT
from game.app.arena.preview_lines import LIP, RIM
from game.app.base.geometry import Box
from game.app.gfx import compositor
from game.app.gfx.canvas import BEYOND, Canvas
from game.app.gfx.compositor import draw_cached
from game.app.gfx.fonts import Block
from game.app.play.features.drag import HIGH
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.app.table.skins import skin_of
from game.app.table.skins.deuces_fights import BlowVerdict, verdict
from game.app.table.spots import PLATES
from game.app.ui.cards import CardTile
from game.app.ui.widget import Look
from game.core.combatants import (
    ACTING,
    ALWAYS,
    ENEMIES,
    FALLEN,
    HEROES,
    LATER,
    READY,
    USED,
    WAITING,
    Clash,
    Figure,
    Tag,
    Trait,
)
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.core.table import Deal
from game.core.text import Text, say
from game.levels import Place
from game.rules import games
from game.rules.deuces.card_plays import FULL, SET
from game.rules.deuces.figures import _tags as tags_of
from game.rules.deuces.labels import play as play_of
from game.rules.deuces.modes.quest.words import TAGS as TO_COME
from game.rules.deuces.modes.wager.words import tags as chip_tags
from game.rules.deuces.stacking import moment
from tests.app import brawl
from tests.app.arena import SCENES
from tests.app.brawl import ended, fight
from tests.app.conftest import MakeServices
from tests.app.driving import frames, press, show, top
from tests.rotation import spoken

Fight = Callable[..., TableScene]
LANE = Box(302, 244, 958, 196)
FIVE = 5  # cards, as many as a hand of poker has
RING = 12.0  # width of the frame around the card in focus
LONG = "Pay a card: whoever is chosen discards the highest card in hand, and draws no other before the turn ends."


def trait(n: int, state: str = READY, text: str = LONG) -> Trait:
    return Trait(f"t{n}", Text(f"Ability number {n}"), Text("On its turn, once a turn"), Text(text), state)


def hero(*traits: Trait) -> Figure:
    return Figure("hero.0", Text("Gravecaller"), "gravecaller", HEROES, 0, 3, WAITING, {"hand": "hand"}, traits)


def said(panel: FigurePanel) -> str:
    return " ".join(line for block in panel.blocks() for line in block.lines)


# the panel


@pytest.mark.parametrize("scale", ["1", "1.5", "2"])
@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("high", [196.0, 160.0])
def test_a_panel_never_cuts_a_sentence(make_services, scale: str, count: int, high: float):
    letters = make_services(text=scale).fonts
    count = min(count, 4) if letters.huge and high < 196 else count  # all of more is on the page of “Look closer” only
    panel = FigurePanel(hero(*map(trait, range(count))), {"hand": 6}, LANE._replace(h=high), letters)
    assert "…" not in said(panel)
    assert all(f"Ability number {n}" in said(panel) for n in range(count))
    assert (said(panel).count("before the turn ends.") == count) or "Look closer" in said(panel)
    assert panel.box.inside(LANE._replace(h=high))
    for block in panel.blocks():
        assert block.overflow <= 0


@pytest.mark.parametrize(
    ("count", "text"), [(2, LONG), (3, "Whoever was beaten discards a card before the turn ends.")]
)
def test_a_panel_tells_in_usual_letters_all_that_a_few_abilities_do(make_services, count: int, text: str):
    panel = FigurePanel(hero(*(trait(n, text=text) for n in range(count))), {"hand": 6}, LANE, make_services().fonts)
    assert said(panel).count(text) == count
    assert said(panel).count("On its turn, once a turn") == count


def test_of_abilities_to_come_it_is_only_said_how_many_they_are(make_services):
    panel = FigurePanel(hero(trait(0), trait(1, LATER), trait(2, LATER)), {"hand": 6}, LANE, make_services().fonts)
    assert "Ability number 1" not in said(panel)
    assert "2 more abilities later" in said(panel)
    assert panel.box.h < LANE.h  # no higher than necessary


# the blow


@pytest.mark.parametrize(
    ("how", "attacker", "tone"),
    [("won", "hero.0", "help"), ("won", "enemy.1", "danger"), ("failed", "enemy.1", "help"),
     ("failed", "hero.0", "danger"), ("tie", "hero.0", "gold")],
)  # fmt: skip
def test_what_is_good_for_the_heroes_is_green_and_what_is_bad_is_red(how: str, attacker: str, tone: str):
    assert verdict(how, attacker)[1] == tone


def test_a_verdict_has_a_sign_besides_its_colour():
    signs = {verdict(how, who)[1:] for how in ("won", "failed", "tie") for who in ("hero.0", "enemy.1")}
    assert len({sign for _tone, sign in signs}) == len({tone for tone, _sign in signs}) == 3


def test_cards_in_the_lane_lie_beside_each_other_while_there_is_room(at_table: Fight):
    table = at_table(heroes="1", enemies="1", cards="10")
    zone = "played.hero.0"
    assert table.top.places.width(zone) > 80
    for count in (2, 3, 4):
        xs = [table.top.places.card(zone, i, count)[0] for i in range(count)]
        assert all(abs(b - a) >= table.top.places.width(zone) for a, b in pairwise(xs))
    middle, half = table.top.ground.floor.stage.centre[0], table.top.places.width(zone) / 2
    left, right = (
        sorted(abs(middle - table.top.places.card(f"played.{who}", i, 10)[0]) for i in range(10))
        for who in ("hero.0", "enemy.0")
    )
    assert left[0] - half > 60  # cards keep clear of the swords; hands of one size are equally far away
    assert left == pytest.approx(right)


def test_the_cards_of_those_who_fight_lie_clear_of_who_they_are_and_of_the_frame(at_table: Fight):
    table = at_table(heroes="1", enemies="1", cards="10")
    for floor in (table.top.ground.floor, Floor(table.top.ground.setting, narrow(table), [*table.play.view.zones])):
        for which in range(2):
            side = floor.side(which)
            assert not side.cards.inset(-RING, 0).overlaps(side.caption)
            assert side.cards.inset(-RING).inside(floor.stage)
            assert side.caption.inside(floor.stage)
    assert table.top.ground.floor.wide


def narrow(table: TableScene) -> dict[str, Place]:
    """The places of a table where something stands beside the lane."""
    return {name: place for name, place in table.top.room.places.items() if name != "clash"}


def attacked() -> Match:
    """A quest in which a hero is attacked."""
    game = games()["deuces"]
    match = Match(game, defaults(game) | {"heroes": "1"}, seed=5)
    bots = {seat: game.agents()[who](random.Random(1)) for seat, who in enumerate(match.seats) if who != HUMAN}
    while not any(action.verb == "defend" for action in match.legal(0)):
        seat = match.state.to_act[0]
        match.play(bots.get(seat, game.adviser()).choose(match.view(seat)))
    return match


@pytest.mark.slow
def test_the_verdict_lies_over_no_card(make_services):
    services = make_services(reduced_motion=False)
    table = table_of(services, attacked())
    show(services, table)
    table.top.hurry()
    table.commands.do(next(action for action in table.play.view.legal if action.verb == "defend"))
    stage, words = table.top.stage, []
    while table.top.timeline is not None and not words:
        frames(services, 1)
        words = [each for each in stage.floaters if isinstance(each, BlowVerdict)]
    while words and words[0].alpha == 255:
        cards = [card.box for zone, pile in stage.piles.items() if zone.startswith("played.") for card in pile]
        assert len(cards) > 1
        for word in words:
            box = word.laid(services.fonts)[1]
            box = box._replace(y=box.y - word.SIGN, h=box.h + word.SIGN)
            assert not any(box.overlaps(card) for card in cards)
            assert box.bottom < table.widget("clash").foot.y
        frames(services, 1)
    assert words


def flush() -> Match:
    """A quest in which the hero whose turn it is holds a flush that no enemy can answer."""
    told = moment(["10S 9S 8S 3S 2S KH 6H 4C KD"], "grave_porter", "JD 7H 3H", options={"start": "3"})
    game, deals = games()["deuces"], [Deal("", cards) for cards in (told.cards, *told.later)]
    match = Match(game, defaults(game) | told.options, 0, deals)
    match.play(next(action for action in match.legal(0) if action.verb == "stay"))
    return match


@pytest.mark.slow
@pytest.mark.parametrize(("language", "lines"), [("en", 2), ("de", 1)])
def test_a_verdict_on_five_cards_lies_clear_of_what_is_said_below(make_services, language: str, lines: int):
    services = make_services(reduced_motion=False, language=language)
    table = table_of(services, flush())
    show(services, table)
    table.top.hurry()
    attack = next(each for each in table.play.view.legal if each.verb == "attack" and len(each.ids) == FIVE + 1)
    table.commands.do(attack)
    stage, words = table.top.stage, []
    while table.top.timeline is not None and not words:
        frames(services, 1)
        words = [each for each in stage.floaters if isinstance(each, BlowVerdict)]
    assert words
    while words[0].alpha == 255:  # then the cards are taken away, and it fades
        block, box = words[0].laid(services.fonts)
        assert len(block.lines) == lines
        assert box.bottom <= table.widget("clash").foot.y
        frames(services, 1)


def test_both_who_fight_are_named_and_what_is_played_is_said_once(make_services: MakeServices):
    table = SCENES["arena, attacked"](make_services())
    table.set_focus("menu")  # the focus on a card would show a preview
    table.refresh()
    lane = table.widget("clash")
    assert [" ".join(head.lines) for head in lane.heads] == ["Bone Archer", "Bulwark"]
    assert lane.tells
    assert lane._said_apart == []
    lane.tells = False
    [(block, place)] = lane._said_apart
    assert block.lines == ("A single king",)
    assert place.y >= lane.sides[0].cards.bottom
    assert place.y >= lane.captions[0].bottom
    assert place.inside(lane.box)
    assert place.bottom <= lane.box.bottom - 16, "clear of the corner of the frame"
    assert place.centre[0] == lane.captions[0].centre[0], "under whoever plays it"


def test_a_name_too_long_for_a_line_stands_whole_under_a_smaller_picture(at_table: Fight):
    table = at_table(heroes="1", enemies="1")
    names = ("Bear of the Black Fen", "Bulwark")
    clash = Clash("enemy.0", "hero.0", Text("Pair of kings"))
    long, short = (
        Lane(clash, each, "", table.top.ground.floor, table.services.fonts) for each in (names, ("Toad", "Bulwark"))
    )
    assert long.face < short.face
    assert " ".join(long.heads[0].lines) == names[0]


@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_the_amount_by_which_a_play_is_raised_is_never_cut(make_services: MakeServices, text: str):
    table = SCENES["arena, attacked"](make_services(text=text))
    for play in (
        play_of(1, SET, (15,), 2),
        play_of(4, SET, (8, 8, 8, 8), -2),
        play_of(5, FULL, (15, 15, 15, 14, 14), 2),
        Text("zwei Paare, und zwar Könige und Damen (+3)"),
    ):
        clash = Clash("enemy.0", "hero.0", play)
        lane = Lane(clash, ("Bear of the Black Fen", "Bulwark"), "", table.top.ground.floor, table.services.fonts)
        block, _place = lane.plays[0]
        assert block.lines[0].endswith(say(play).rpartition(" ")[2])
        assert block.overflow <= 0


# plates


@pytest.mark.parametrize("name", ["arena", "arena, one foe"])
def test_no_more_of_the_mark_carved_into_the_table_is_seen_under_what_a_fight_is_about(
    make_services: MakeServices, name: str
):
    """The mark is baked into the table's picture; the plate of the fight must cover what figures leave visible of
    it."""
    told, carved = SCENES[name](make_services()).widget("stakes"), Box(464, 300, 352, 95)
    assert carved.inside(told.box)


def test_large_enemies_step_back_from_a_blow_and_are_seen_whole(make_services: MakeServices):
    services = make_services()
    before, under = (SCENES[name](services) for name in ("arena, three foes, one in focus", "arena, attacked"))
    for table, large in ((before, True), (under, False)):
        enemies = [each for each in table.widgets if isinstance(each, FigurePlate) and each.figure.side == ENEMIES]
        assert len(enemies) == 3
        for plate in enemies:
            assert (plate.box == table.top.ground.floor.stands[plate.id].box) is large
            assert plate.face.inside(plate.box), "the card ends below the picture, and does not cut it"
            assert plate.face.right <= plate.parts.hand.x + 10
            others = (each.box for each in table.widgets if not isinstance(each, FigurePlate))
            assert not any(plate.box.overlaps(box) for box in others)


@pytest.mark.parametrize("foes", ["1", "5", "12"])
def test_the_one_who_can_be_chosen_has_a_sign_and_no_frame(at_table: Fight, monkeypatch: pytest.MonkeyPatch, foes: str):
    table = at_table(cards="10", enemies=foes)
    rings, inks, signs = list[str](), list[Box](), list[tuple[str, Box]]()

    def plate(_canvas: Canvas, name: str, box: Box, *_rest: object, **_more: object) -> None:
        rings.append(name)
        signs.append((name, box))

    monkeypatch.setattr(Canvas, "plate", plate)
    monkeypatch.setattr(Canvas, "fill", lambda canvas, box, ink, alpha=255: inks.append(box))
    monkeypatch.setattr(Canvas, "icon", lambda canvas, name, box, *rest, **more: signs.append((name, box)))

    def seen() -> dict[str, Box | None]:
        """The place of the sign on each enemy's plate, or None if it has no sign."""
        found: dict[str, Box | None] = {}
        for widget in table.widgets:
            if isinstance(widget, FigurePlate) and widget.figure.side == ENEMIES:
                signs.clear()
                widget.draw_under(table.services.canvas)
                widget.draw(table.services.canvas, widget.box, Look())
                low = widget.shape is Shape.LOW  # there the odds over the hand are enough
                found[widget.id] = next(
                    (box for name, box in signs if name in (PLATES.values() if low else [AIMED_AT])), None
                )
                assert not widget.aim or not any(
                    found[widget.id].overlaps(part.inset(2))
                    for part in (
                        widget.parts.name._replace(w=widget.name.width),
                        widget.face if low else widget.parts.hand,
                    )
                )
        return found

    assert not any(seen().values())
    table.commands.play_set(next(action for action in table.play.view.legal if action.verb == "attack"))
    aimed = {widget.id for widget in table.widgets if isinstance(widget, FigurePlate) and widget.aim}
    assert aimed
    assert {id for id, sign in seen().items() if sign} == aimed
    assert inks == [], "of elites and bosses, too"
    assert "focus-ring" not in rings


def test_the_sign_of_the_one_who_can_be_chosen_stands_before_the_words_that_explain_it(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch
):
    services, drawn = make_services(), list[str]()
    monkeypatch.setattr(Canvas, "icon", lambda canvas, name, *rest, **more: drawn.append(name))
    for name, words in (("arena, a set, a card in focus", "choose a foe"), ("arena, a set", "against Bone Archer"),
                        ("arena, an ability", "Wither on Bone Archer (costs 1 card). An enemy")):  # fmt: skip
        told = SCENES[name](services).widget("preview")
        assert words in told.label
        assert told.sign == AIMED_AT
        drawn.clear()
        told.draw(services.canvas, told.box, Look())
        assert drawn == [AIMED_AT], "one sign, not two"
    told = SCENES["arena, attacked"](services).widget("preview")
    assert told is None or not told.sign


def test_the_head_says_that_somebody_is_to_be_chosen_for_what_is_picked(make_services: MakeServices):
    services = make_services()
    for name, asked in (("arena", "Your turn: attack, use an ability, or end it"),
                        ("arena, a set", "Three kings: choose a target"),
                        ("arena, an ability", "Wither: choose a target")):  # fmt: skip
        assert SCENES[name](services).head.headline() == asked


def test_once_somebody_is_chosen_for_an_ability_the_head_asks_for_the_card(make_services: MakeServices):
    table = SCENES["arena, an ability"](make_services())
    table.commands.pick("enemy.0")
    assert table.head.headline() == "Wither: which card?"


def enemy(*tags: Tag) -> Figure:
    return Figure("enemy.0", Text("Mire Toad"), "mire_toad", ENEMIES, 1, 2, WAITING, {"hand": "hand"},
                  (Trait("leap", Text("Leap"), Text("Always"), Text(LONG), ALWAYS),), tags)  # fmt: skip


@pytest.mark.parametrize("shape", [Shape.TALL, Shape.LOW])
def test_a_mere_number_is_to_be_read_on_a_target_and_its_name_beside_it(make_services, shape: Shape):
    stand = Stand(Box(20, 90, 300, 150 if shape is Shape.TALL else 71), shape)
    target = FigurePlate(enemy(), stand, {"hand": 3}, lambda: None, make_services().fonts, Aim("85 %", "", "luck"))
    assert target.note.lines == ("85 %",)
    assert target.note.overflow <= 0
    assert target.band != target.parts.name


def test_the_foot_of_an_enemys_plate_says_what_it_can_do_unless_something_holds_of_it(make_services):
    stand, letters = Stand(Box(20, 90, 240, 150), Shape.TALL), make_services().fonts
    usual = FigurePlate(enemy(), stand, {"hand": 3}, lambda: None, letters)
    sealed = FigurePlate(enemy(Tag("sealed", Text("Sealed"))), stand, {"hand": 3}, lambda: None, letters)
    assert (usual.note.lines, sealed.note.lines) == (("Leap",), ("Sealed",))


def test_an_ability_whose_name_is_long_is_named_all_the_same(make_services):
    stand = Stand(Box(20, 90, 240, 150), Shape.TALL)
    assert FigurePlate(able("Scatter Seed"), stand, {"hand": 3}, lambda: None, make_services().fonts).note.lines == (
        "Scatter Seed",
    )


def able(name: str) -> Figure:
    """An enemy with an ability of this name."""
    return enemy()._replace(traits=(Trait("able", Text(name), Text("Always"), Text(LONG), ALWAYS),))


@pytest.mark.parametrize("text", ["1", "2"])
@pytest.mark.parametrize("wide", [240.0, 198.0])
@pytest.mark.parametrize("name", ["Leap", "Scatter Seed", "One More Shift"])
@pytest.mark.parametrize("shown", [True, False])
def test_an_abilitys_name_is_clear_of_the_face_and_of_the_mark(
    make_services, text: str, wide: float, name: str, shown: bool
):
    stand, letters = Stand(Box(20, 90, wide, 150), Shape.TALL), make_services(text=text).fonts
    one = FigurePlate(able(name), stand, {"hand": 3}, lambda: None, letters, shown=shown)
    aimed = FigurePlate(able(name), stand, {"hand": 3}, lambda: None, letters, Aim("85 %", "", "luck"), shown)
    if wide > 200 or not letters.huge:  # there the panel names it
        assert one.note.lines == (name,)
    assert one.band.y >= one.face.bottom
    assert one.band.inside(stand.box)
    assert not shown or not one.band.overlaps(one.arrow)
    assert not shown or one.arrow.inside(stand.box)
    assert aimed.face == one.face  # its size does not depend on the picked cards
    assert one.face.w >= 80


def test_the_mark_of_a_pets_hand_is_clear_of_its_name(make_services):
    stand = Stand(Box(20, 446, 112, 92), Shape.PET)
    pet = FigurePlate(hero(), stand, {"hand": 2}, lambda: None, make_services().fonts, shown=True)
    assert not pet.arrow.overlaps(pet.parts.name)


TAGS = (
    Tag("ward", Text("Shielded")),
    Tag("attack", Text("Attack +{n}", n=2)),
    Tag("few-cards", Text("{n} card at most", "{n} cards at most", n=2)),
)


@pytest.mark.parametrize("text", ["1", "2"])
@pytest.mark.parametrize(("tags", "wide"), [(TAGS, 304.0), (TAGS[2:], 304.0), (TAGS[:1], 212.0)])
def test_what_holds_of_a_hero_among_four_is_cut_off_nowhere(
    make_services, text: str, tags: tuple[Tag, ...], wide: float
):
    services = make_services(text=text)
    one = hero()._replace(tags=tags, zones=dict.fromkeys(("hand", "deck", "discard"), "somewhere"))
    signs = skin_of("deuces").signs
    shown = FigurePlate(one, Stand(Box(20, 446, wide, 92), Shape.HERO), {"hand": 6}, lambda: None, services.fonts,
                        signs=signs)  # fmt: skip
    assert shown.note.lines == ("",)
    assert [icon for icon, _number in shown.signs] == [signs[tag.id].icon for tag in tags]
    room = shown.parts.signs
    assert room.inside(shown.box)
    pieces: list[Box] = []
    canvas = Canvas(services.window.surface, services.layout, services.pictures, services.fonts, services.canvas.theme)
    canvas.icon = lambda name, box, ink: pieces.append(box)  # type: ignore[method-assign]
    shown.tally._draw_row(canvas, room, [(icon, number, "gold") for icon, number in shown.signs])
    assert len(pieces) == len(tags)


def test_what_has_room_in_words_is_said_in_words(make_services):
    signs, letters = skin_of("deuces").signs, make_services().fonts
    one = hero()._replace(tags=TAGS[:1], zones=dict.fromkeys(("hand", "deck", "discard"), "somewhere"))
    shown = FigurePlate(one, Stand(Box(20, 446, 400, 92), Shape.HERO), {}, lambda: None, letters, signs=signs)
    assert (shown.signs, shown.note.lines) == ([], ("Shielded",))


def test_whatever_may_hold_of_a_figure_in_a_fight_has_a_sign():
    usual, of_chips = ({*re.findall(r'Tag\("([^"]+)"', told)} for told in map(inspect.getsource, (tags_of, chip_tags)))
    assert usual
    assert {*skin_of("deuces").signs} == usual | of_chips | {*TO_COME} | {"fell"}, "heroes have little room"


FELL, WARD = Tag("fell", Text("Fell")), Tag("ward", Text("Shielded"))
ENDS = (
    (FELL,),
    (Tag("no-chips", Text("No chips")),),
    (Tag("lost-chips-and-fell", Text("\N{MINUS SIGN}{n}", n=12)), FELL),
    (Tag("won-chips", Text("+{n} chip", "+{n} chips", n=12)),),
    (Tag("sits-out", Text("Sits out")), WARD),
)


@pytest.mark.parametrize("code", spoken())
@pytest.mark.parametrize("tags", ENDS)
def test_what_became_of_a_hero_among_four_is_whole_in_words_or_in_signs(
    make_services, code: str, tags: tuple[Tag, ...]
):
    one = hero()._replace(tags=tags, zones=dict.fromkeys(("hand", "deck", "discard"), "somewhere"))
    letters, stand = make_services().fonts, Stand(Box(20, 446, 304.0, 92), Shape.HERO)
    i18n.install(code)
    try:
        shown = FigurePlate(one, stand, {"hand": 6}, lambda: None, letters, signs=skin_of("deuces").signs)
        words = ", ".join(i18n.say(tag.text) for tag in tags)
    finally:
        i18n.install("en")
    assert shown.note.lines == (words,) or len(shown.signs) == len(tags)


def test_the_ground_of_a_plate_is_printed_once_for_each_of_its_looks(make_services, monkeypatch: pytest.MonkeyPatch):
    services = make_services()
    before, stand = services.window.surface.copy(), Stand(Box(20, 90, 240, 150), Shape.TALL)

    def drawn(state: str) -> bytes:
        services.window.surface.blit(before, (0, 0))
        figure = enemy()._replace(state=state)
        FigurePlate(figure, stand, {"hand": 3}, lambda: None, services.fonts).draw_under(services.canvas)
        return pygame.image.tobytes(services.window.surface, "RGB")

    waiting, fallen = drawn(WAITING), drawn(FALLEN)
    assert waiting != fallen
    monkeypatch.setattr(compositor, "PictureCanvas", lambda canvas, box: pytest.fail("printed again"))
    assert (drawn(WAITING), drawn(FALLEN)) == (waiting, fallen)


def test_the_one_who_may_act_has_a_mark_and_no_frame(make_services, monkeypatch: pytest.MonkeyPatch):
    services, marks, rings = make_services(), list[Box](), list[str]()
    monkeypatch.setattr(Canvas, "plate", lambda canvas, name, *rest, **more: rings.append(name))
    monkeypatch.setattr(
        Canvas, "icon", lambda canvas, name, box, *rest, **more: marks.append(box) if name == MAY_ACT else None
    )
    for player in (0, 2):
        for state in (WAITING, ACTING):
            marks.clear()
            one = enemy()._replace(state=state, player=player)
            plate = FigurePlate(
                one, Stand(Box(20, 90, 240, 150), Shape.TALL), {"hand": 3}, lambda: None, services.fonts
            )
            plate.draw_under(services.canvas)
            plate.draw(services.canvas, plate.box, Look(focused=False, pressed=False))
            assert len(marks) == (state == ACTING)
            assert not any(mark.overlaps(plate.face.inset(plate.face.w * 0.3)) for mark in marks), "clear of the face"
            assert all(mark.inside(plate.box) for mark in marks)
            assert not any(plate.crest and mark.overlaps(plate.crest.box) for mark in marks)
    marks.clear()
    plate = FigurePlate(
        one, Stand(Box(20, 90, 240, 150), Shape.TALL), {"hand": 3}, lambda: None, services.fonts, shown=True
    )
    plate.draw(services.canvas, plate.box, Look())
    assert not marks, "its arrow says it"
    assert "focus-ring" not in rings


def test_enemies_of_ones_own_lie_flat_where_others_are_to_be_attacked(make_services, monkeypatch: pytest.MonkeyPatch):
    services, grounds = make_services(), list[str]()
    monkeypatch.setattr(Canvas, "plate", lambda canvas, name, *rest, **more: grounds.append(name))
    for ours, ground in ((True, "hp-plate"), (False, "card-night")):
        grounds.clear()
        one = enemy()._replace(player=1, ours=ours)
        FigurePlate(
            one, Stand(Box(20, 90, 193, 67), Shape.LOW, True), {"hand": 3}, lambda: None, services.fonts
        )._draw_ground(services.canvas)
        assert grounds[-1] == ground


@pytest.mark.slow
def test_a_print_looks_like_what_is_printed(make_services):
    services, box = make_services(), Box(200, 200, 300, 120)
    surface, looks = services.window.surface, []
    for draw in (lambda canvas: draw_cached(canvas, "test", box.inset(-BEYOND), plates), lambda canvas: plates(canvas)):
        surface.fill((120, 60, 30))
        draw(services.canvas)
        looks.append(pygame.surfarray.array3d(surface).astype(int))
    assert abs(looks[0] - looks[1]).max() <= 4
    assert (looks[0] != (120, 60, 30)).any()


def plates(canvas: Canvas) -> None:
    """Draw translucent plates over each other in one box."""
    canvas.plate("shadow", Box(200, 200, 300, 120), 150)
    canvas.plate("hp-plate", Box(200, 200, 300, 120))
    canvas.fill(Box(220, 220, 40, 40), canvas.theme.night, 150)


def test_of_a_flame_behind_a_plate_only_the_light_is_seen(at_table: Fight):
    table = at_table(heroes="1", enemies="1", cards="10")
    services, flame = table.services, Box(*table.top.hall.room.flames[0].box)
    pictures = []
    for covered in ([], [flame.inset(10)], [flame.moved(flame.w, 0)]):
        table.top.hall.draw(services.canvas, False, covered)
        pictures.append(services.window.surface.subsurface(pygame.Rect(services.layout.px(flame))).copy())
    shown, hidden, beside = (pygame.image.tobytes(picture, "RGB") for picture in pictures)
    assert shown == beside != hidden


def test_a_bowl_burns_until_somebody_stands_before_it(make_services: MakeServices):
    services = make_services(reduced_motion=False)
    SCENES["arena, masters"](services)
    table = services.stack.top
    assert isinstance(table, TableScene)
    awaited = [
        table.top.ground.floor.stands[figure.id].box
        for figure in table.top.ground.setting.cast
        if figure.side == ENEMIES
    ]
    bowls = [Box(*flame.box) for flame in table.top.hall.room.flames]
    services.stack.draw(services.canvas)
    assert all(any(bowl.overlaps(box) for box in awaited) for bowl in bowls)
    assert not any(bowl.overlaps(box) for bowl in bowls for box in table.top.covered())
    press(services, "confirm")
    frames(services, 30)
    assert all(any(bowl.overlaps(box) for box in table.top.covered()) for bowl in bowls)


def test_the_number_of_cards_stands_beside_them():
    place = parts(Stand(Box(20, 90, 300, 150), Shape.TALL))
    assert place.tally(1).x - place.hand.right < 10
    assert place.hand.right < place.tally(2).x < place.tally(3).x
    assert place.tally(30).right <= 20 + 300


@pytest.mark.parametrize("enemies", ["5", "12"])
def test_the_ring_around_the_one_who_stands_at_the_edge_is_clear_of_the_windows(at_table: Fight, enemies: str):
    table = at_table(heroes="4", enemies=enemies)
    for widget in table.widgets:
        if isinstance(widget, FigurePlate):
            assert widget.box.inset(-18).inside(Box(8, 0, 1264, 800), 0)


# at the hand


def test_abilities_that_can_be_used_wait_or_are_used_up_have_signs_of_their_own(make_services):
    letters, box = make_services().fonts, Box(28, 544, 190, 60)
    buttons = [
        TraitButton(trait(0, state), box, lambda: None, letters, lit, picked=False)
        for state, lit in ((READY, True), (READY, False), (USED, False))
    ]
    assert len({button.sign for button in buttons}) == 3
    assert buttons[0].sign == ""


def test_it_is_said_whose_hand_lies_open_so_that_abilities_begin_at_one_place(at_table: Fight):
    table = at_table(heroes="3")
    assert table.widget("holder").label == "Bulwark"
    table.commands.pick("hero.2")
    table.refresh()
    holder = table.widget("holder")
    assert isinstance(holder, Holder)
    assert holder.label == "Reaver"
    assert not any(holder.box.overlaps(each.box) for each in table.widgets if isinstance(each, TraitButton))
    alone = at_table(heroes="1").widget("holder")
    assert (alone.label, alone.box.x) == ("Bulwark", holder.box.x)


def test_a_card_that_is_picked_rises_over_nothing_that_is_said_of_an_enemy(at_table: Fight):
    table = at_table(fight(7, ("taker", HUMAN), heroes="1", enemies="2"))
    table.programs.act()
    frames(table.services, 30)
    holder, services, pieces = table.widget("holder"), table.services, list[Box]()
    assert isinstance(holder, Holder)
    assert len(holder.numbers) == 2

    def write(block: Block, place: Box, *_how: object, **_more: object) -> None:
        pieces.append(Box(place.x, place.centre[1] - block.height / 2, block.width, block.height))

    canvas = Canvas(services.window.surface, services.layout, services.pictures, services.fonts, services.canvas.theme)
    canvas.icon = lambda name, box, ink: pieces.append(box)  # type: ignore[method-assign]
    canvas.block = write  # type: ignore[method-assign, assignment]
    holder.draw(canvas, holder.box, Look())
    assert len(pieces) == 5
    assert all(a.right <= b.x for a, b in pairwise(pieces))
    assert max(piece.bottom for piece in pieces) <= table.top.places.box("hand").y - HIGH - RING
    assert pieces[-1].right <= holder.box.right


def test_an_ability_of_another_has_the_face_of_its_owner_beside_the_holders_own(
    at_table: Fight, monkeypatch: pytest.MonkeyPatch
):
    own, asked = trait(0, ALWAYS), Trait("sap", Text("Sap"), Text("On its turn"), Text(LONG), READY)
    monkeypatch.setattr(brawl, "_hero_traits", lambda token: (own if token.kind == "bulwark" else asked,))
    table = at_table(heroes="2")
    assert table.top.ground.setting.shown == "hero.0"
    buttons = [widget for widget in table.widgets if isinstance(widget, TraitButton)]
    assert [(each.id, each.value) for each in buttons] == [("t0", ""), ("sap", "Mender")]
    mine, other = buttons
    assert mine.owner is None
    assert other.face.inside(other.box)
    assert not other.face.overlaps(other.word)
    table.commands.pick("hero.1")
    table.refresh()
    [button] = [widget for widget in table.widgets if isinstance(widget, TraitButton)]
    assert (button.id, button.owner, button.value) == ("sap", None, "")


def test_nobody_holds_a_hand_that_is_put_away(at_table: Fight):
    table = at_table(ended("won", heroes="2"))
    assert table.widget("aftermath") is not None
    assert table.widget("holder") is None
    assert not any(isinstance(widget, TraitButton) for widget in table.widgets)
    assert not any(widget.shown for widget in table.widgets if isinstance(widget, FigurePlate))


def test_a_buttons_word_breaks_alike_in_every_window(make_services):
    lines = {
        Narrow(
            "high", "High Threat first", Box(0, 0, 172, 62), lambda: None, make_services(size=size).fonts
        ).block.lines
        for size in ((1280, 800), (1920, 1080), (1024, 768), (3840, 2160))
    }
    assert lines == {("High", "Threat first")}


def test_loot_lies_as_a_card_with_its_hero_and_on_their_page(at_table: Fight):
    match = fight(heroes="2")
    match.play(next(action for action in match.legal(0) if action.verb == "end"))
    card = match.state.cards("hand.hero.0")[0]
    match.state.move(card, "loot.0")
    table = at_table(match)
    assert table.top.stage.find(card.id).box.inside(table.widget("hero.0").box)
    table.commands.pages.look_at(table.focus_rules.chooser.choices.figure("hero.0"))
    frames(table.services)
    page = top(table.services)
    tile = page.widget(f"loot.{card.id}")
    assert isinstance(tile, CardTile)
    assert tile.box.inside(page.widget("sheet").box)


@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_of_what_a_fight_is_about_there_are_as_many_lines_as_can_be_read(make_services, text: str):
    told = [Text("Enemies 5, target 5."), *[Text("There is Treasure: one 2 in hand at the end is loot.")] * 3]
    plate = Stakes(told, Box(310, 248, 940, 190), 248, make_services((1280, 800), text=text).fonts)
    assert 2 <= len(plate.lines) <= 4
    assert all(line.width > 100 for line in plate.lines)
    assert plate.box.bottom <= 396  # above the preview line


def test_what_a_fight_is_about_gives_way_to_an_ability_that_is_announced(
    at_table: Fight, monkeypatch: pytest.MonkeyPatch
):
    table = at_table()
    assert any(isinstance(widget, Stakes) for widget in table.widgets)
    monkeypatch.setattr(ArenaBoard, "announced", lambda self, view: "Mender uses Poultice: an ally draws a card.")
    table._seen = None
    table.refresh()
    assert not any(isinstance(widget, Stakes) for widget in table.widgets)


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("text", ["1", "2"])
def test_what_is_said_while_a_blow_is_under_way_covers_none_of_its_cards(
    make_services: MakeServices, text: str, language: str
):
    """The line lies below the cards, on the boards, whatever the size of its letters."""
    services = make_services(text=text, language=language)
    table = SCENES["arena, attacked"](services)
    assert isinstance(table, TableScene)
    for ask in (table.commands.hint, lambda: table.set_focus("parry")):
        ask()
        told, lane = table.widget("preview"), table.widget("clash")
        assert told.plate.inside(lane.box.inset(RIM, RIM))
        assert not told.framed
        assert told.block.overflow <= 0
        assert told.block.text_px >= services.fonts.legible - 0.1
        assert told.box.centre[1] - told.block.height / 2 >= lane.sides[0].cards.bottom - LIP
