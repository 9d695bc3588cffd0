"""Tests for the stage of Dungeon Crawl at rest: text covers nothing, and says why something is not possible."""

import pytest

from game.app.base.geometry import Box
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.gauges import Gauge, Number, is_low
from game.app.table.places import TROPHY
from game.app.table.plates import PlatedWords
from game.app.table.preview import PreviewLine
from game.app.table.small_cards import Trophies
from game.core.match import Match
from game.core.view import Action
from tests.app.conftest import MakeServices
from tests.app.crawl import GAME, HEROES, begun, moment
from tests.app.driving import click, frames, label, press, show

heroes = pytest.mark.parametrize("hero", HEROES)


def seated(services: Services, hero: str, name: str) -> TableScene:
    """The table of a play at a moment, at rest."""
    scene = show(services, table_of(services, moment(hero, name, "normal")))
    assert isinstance(scene, TableScene)
    scene.top.hurry()
    frames(services)
    return scene


def plates(scene: TableScene) -> dict[str, PlatedWords]:
    return {widget.id: widget for widget in scene.widgets if isinstance(widget, PlatedWords) and widget.label}


@heroes
@pytest.mark.parametrize("text", ["1", "2"])
@pytest.mark.parametrize("name", ["fight", "exchanged"])
def test_plates_with_words_cover_no_card_and_not_each_other(
    make_services: MakeServices, hero: str, text: str, name: str
) -> None:
    scene = seated(make_services(text=text), hero, name)
    shown = list(plates(scene).values())
    assert shown
    cards = [scene.top.places.slot(zone) for zone, cards in scene.play.view.zones.items() if cards]
    told = scene.widget("preview")
    others = [told.plate] if isinstance(told, PreviewLine) else []
    for n, words in enumerate(shown):
        rest = [each.plate for each in shown[n + 1 :]]
        assert not [box for box in (*cards, *rest, *others) if words.plate.overlaps(box)], words.label
        assert len(words.block.lines) == 1 or words.id == "shield-caption"
        assert words.block.overflow <= 0


@heroes
def test_both_captions_of_initiative_are_of_one_height(services: Services, hero: str) -> None:
    mine, its = (plates(seated(services, hero, "fight"))[f"first.{who}-caption"] for who in ("hero", "monster"))
    assert (mine.plate.y, mine.plate.h) == (its.plate.y, its.plate.h)


@pytest.mark.parametrize(
    ("amount", "full", "low"),
    [(2, 2, False), (1, 1, False), (3, 3, False), (1, 2, True), (1, 3, True), (3, 12, True), (4, 12, False)],
)
def test_little_is_left_only_of_what_is_not_full(amount: int, full: int, low: bool) -> None:
    assert is_low(amount, full) == low


def test_what_is_still_to_come_is_not_shown_as_danger(services: Services) -> None:
    gauge = Number("hp", "Life", Box(0, 0, 200, 40), 12, 12, services.fonts)
    inks = []
    for gauge.amount, gauge.shown in ((12, 0), (0, 0), (2, 2), (12, 12)):
        inks.append(gauge.ink(services.canvas))
    theme = services.canvas.theme
    assert inks == [theme.cream, theme.danger, theme.danger, theme.cream]


@heroes
def test_a_gauge_is_full_at_what_there_was_at_first(services: Services, hero: str) -> None:
    scene = seated(services, hero, "fight")
    for id in ("hp", "mana", "monster.hp"):
        gauge = scene.widget(id)
        if isinstance(gauge, Gauge):
            assert gauge.amount == gauge.full, id


def test_a_verb_that_is_not_possible_says_why(services: Services) -> None:
    scene = seated(services, "mage", "door")
    scene.set_focus("renew")
    press(services, "none")
    assert label(services, "preview") == "Your mana is full"


def test_while_it_is_seen_how_it_ended_the_foot_offers_nothing_more_to_do(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = seated(services, "warrior", "stakes")
    assert len(scene.prompts()) > 1
    scene.commands.do(Action("leave"))
    frames(services)
    assert scene.top.timeline is not None
    assert [kind for kind, _text in scene.prompts()] == ["confirm"]
    undo = scene.widget("undo")
    assert undo is not None
    assert not undo.enabled


def test_a_refusal_lies_over_all_of_the_line_that_it_comes_in_place_of(services: Services) -> None:
    scene = seated(services, "warrior", "exchanged")
    told, line = scene.widget("preview"), scene.toast_line()
    assert isinstance(told, PreviewLine)
    assert line is not None
    assert told.plate.inside(line)


def test_a_press_on_undo_that_cannot_be_says_why_and_leaves_the_focus(services: Services) -> None:
    scene = seated(services, "warrior", "exchanged")
    click(services, "undo")
    assert "hidden card" in str(services.toast)
    assert scene.focus == "strike"


def test_the_head_says_how_hard_it_is_and_a_play_gone_on_with_what_happened_last(services: Services) -> None:
    scene = seated(services, "warrior", "exchanged")
    assert label(services, "title") == "Dungeon Crawl: Normal"
    assert scene.top.chronicle.lines[-1].startswith("Evasion: ")
    show(services, table_of(services, begun("warrior", "ask")))
    assert label(services, "title") == "Dungeon Crawl"


@pytest.mark.slow
@pytest.mark.parametrize("hurried", [False, True])
def test_who_falls_to_a_monster_that_has_only_just_come_is_seen_to_fall(
    make_services: MakeServices, hurried: bool
) -> None:
    """The monster's card is drawn and kills in one action: that card stays, while the others are tidied away."""
    services = make_services()
    scene = show(services, table_of(services, _about_to_fall()))
    assert isinstance(scene, TableScene)
    scene.commands.do(Action.parse("enter"))
    if hurried:
        scene.top.hurry()
    frames(services, 900)
    assert scene.match.over
    assert scene.top.timeline is None


def _about_to_fall() -> Match:
    """A play in which entering the second room kills the hero."""
    match = Match(GAME, {"hero": "warrior", "difficulty": "ask", "mana": "pool"}, 137227312)
    for verb in ("normal", "enter", "strike", "strike"):
        match.play(next(action for action in match.legal(0) if action.verb == verb))
    return match


@pytest.mark.parametrize("left_handed", [False, True])
@heroes
def test_the_slain_lie_beside_the_life_and_hide_nothing(
    make_services: MakeServices, hero: str, left_handed: bool
) -> None:
    scene = seated(make_services(left_handed=left_handed), hero, "stakes")
    slain = [event.who for events in scene.match.history for event in events if getattr(event, "what", "") == "slain"]
    fan = scene.widget("trophies")
    assert isinstance(fan, Trophies)
    assert [card.id for card in fan.slain] == slain != []
    assert not [widget.id for widget in scene.widgets if widget is not fan and widget.box.overlaps(fan.box)]
    assert not [sprite.id for sprite in scene.top.stage.piles["hp.cards"] if sprite.box.overlaps(fan.box)]
    assert fan.box.w >= TROPHY[2]


def test_nobody_lies_among_the_slain_before_it_has_been_seen(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    match = _about_to_fall()
    blow = match.log[-1]
    match.undo()
    scene = show(services, table_of(services, match))
    assert isinstance(scene, TableScene)
    scene.top.hurry()
    scene.commands.do(blow)
    frames(services, 2)
    assert scene.top.timeline is not None
    assert scene.widget("trophies") is None
    scene.top.hurry()
    frames(services, 2)
    assert scene.widget("trophies") is not None
