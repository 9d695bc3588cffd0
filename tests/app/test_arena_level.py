"""Tests for the page of a new level: who has reached it, and what they have learnt."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from game import i18n
from game.app.arena.level import Gain, GainPlate, gains
from game.app.play.features.hand_over import HandOver
from game.app.routes.menus import replay_of, table_of
from game.app.routes.tables import LINGERS as REST
from game.app.screens.new_level import GUARD, LevelScene
from game.app.screens.pause import CurtainScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.core.combatants import HEROES, LATER, READY, Aftermath, Figure
from game.core.game import HUMAN
from game.core.match import FREE, Match
from game.core.table import State
from game.core.text import Text, say
from game.core.view import Action, View
from game.rules.deuces import GAME
from game.rules.deuces.classes import CLASSES
from game.rules.deuces.party import traits
from tests.app.brawl import HERO_KINDS, Brawl, BrawlCombatants
from tests.app.conftest import MakeServices
from tests.app.driving import click, frames, press, push, run, top
from tests.app.layout import faults
from tests.app.looks import pen
from tests.app.scenery import SCENES
from tests.app.test_layout import LANGUAGES, SCALES, SIZES

from .parts import part

LONG = 60  # frames after which nothing moves
CARDS = "Every hero now begins with {n} cards."
GROWN = "The enemies grow, too: larger hands, and more of them are Elite, with a second ability."


class Rising(Brawl):
    """A brawl in which the first blow ends the fight and raises the heroes to level 4, where they learn the next
    abilities."""

    def __init__(self) -> None:
        self.combatants = RisingCombatants()

    def apply(self, s: State, action: Action) -> None:
        super().apply(s, action)
        s.note("ended", "won")


class RisingCombatants(BrawlCombatants):
    """The heroes have risen once the fight is over."""

    def figures(self, view: View) -> Sequence[Figure]:
        there = super().figures(view)
        return [self._risen(each) for each in there] if view.facts["ended"] else there

    @staticmethod
    def _risen(figure: Figure) -> Figure:
        if figure.side != HEROES:
            return figure
        known = (trait._replace(state=READY, note=None) if trait.id == "l3" else trait for trait in figure.traits)
        return figure._replace(worth=3, traits=tuple(known))

    def aftermath(self, view: View) -> Aftermath | None:
        after = super().aftermath(view)
        return after and after._replace(grown=(Text(GROWN),))


RISING = Rising()
Sit = Callable[..., TableScene]


def about_to(holders: Sequence[str] = (), **options: str) -> Match:
    chosen = {option.key: option.default for option in RISING.options} | options
    return Match(RISING, chosen, 7, seats=holders or (*[HUMAN] * int(chosen["heroes"]), "taker"))


def strike(table: TableScene) -> None:
    """Play the blow that ends the fight, up to the end of its animation."""
    table.commands.do(next(action for action in table.match.legal(table.play.seat) if action.verb == "attack"))
    table.top.hurry()
    table.services.stack.settle(lambda: None)


@pytest.fixture
def sit(make_services: MakeServices) -> Sit:
    """Return a function that opens the table of a fight that the next blow ends."""

    def at(holders: Sequence[str] = (), motion: bool = False, **options: str) -> TableScene:
        services: Services = make_services(reduced_motion=not motion, undo=FREE)
        services.saves.games = services.games = {RISING.id: RISING}
        table = table_of(services, about_to(holders, **options))
        assert isinstance(table, TableScene)
        services.stack.push(table)
        frames(services)
        table.top.hurry()
        return table

    return at


def page(services: Services) -> LevelScene:
    scene = top(services)
    assert isinstance(scene, LevelScene), f"the {scene.name} is there"
    return scene


def plates(scene: LevelScene) -> list[GainPlate]:
    return [widget for widget in scene.widgets if isinstance(widget, GainPlate)]


# who has reached a level


def test_who_rises_learns_what_was_to_come_with_that_level():
    view = about_to(heroes="2").view(0)
    over = replace(view, facts={**view.facts, "ended": "won"})
    before, after = RISING.combatants.figures(view), RISING.combatants.figures(over)
    found = gains(before, after)
    assert [gain.figure.id for gain in found] == ["hero.0", "hero.1"]
    assert [[trait.id for trait in gain.learnt] for gain in found] == [["l3"], ["l3"]]
    assert not gains(before, before)
    assert not gains(after, before)


def test_what_is_learnt_is_told_as_it_holds_at_any_time():
    view = about_to(heroes="1").view(0)
    over = replace(view, facts={**view.facts, "ended": "won"})
    before, after = RISING.combatants.figures(view), RISING.combatants.figures(over)
    now = [figure._replace(traits=tuple(trait._replace(text=Text("Not now."), state=READY if trait.state != LATER
                                                       else LATER) for trait in figure.traits))
           for figure in after]  # fmt: skip
    (gain, *_others) = gains(before, now)
    assert gain.learnt[0].text == traits("bulwark")[2].text


# the page


@pytest.mark.parametrize("heroes", ["1", "2", "3", "4"])
def test_everybody_who_rises_is_there_with_what_they_learnt(sit: Sit, heroes: str):
    table = sit(heroes=heroes)
    strike(table)
    scene = page(table.services)
    assert len(plates(scene)) == int(heroes)
    for plate, kind in zip(plates(scene), HERO_KINDS, strict=False):
        new = traits(kind)[2]
        assert f"New: {i18n.say(new.name)}." in plate.value
        assert i18n.say(new.text) in plate.value
        assert plate.picture
    assert scene.widget("level").label == "3"
    assert scene.widget("more").label == GROWN
    risen = "Bulwark reaches level 3" if heroes == "1" else "Everyone reaches level 3"
    assert scene.title() == f"Victory. {risen}", "first how it ended"


def test_a_blow_without_a_new_level_has_no_page(at_table):
    table = at_table(heroes="1")
    strike(table)
    assert top(table.services) is table


def test_one_button_goes_on_to_how_the_fight_has_ended(sit: Sit):
    table = sit(heroes="2")
    strike(table)
    frames(table.services, LONG)
    assert [widget.id for widget in page(table.services).widgets if widget.focusable] == ["go"]
    press(table.services, "confirm")
    assert top(table.services) is table
    assert table.widget("aftermath") is not None
    assert table.focus is not None


@pytest.mark.parametrize("way", ["confirm", "cancel", "click"])
def test_keys_and_mouse_go_on(sit: Sit, way: str):
    table = sit(heroes="2")
    strike(table)
    frames(table.services, LONG)
    if way == "click":
        click(table.services, "go")
    else:
        press(table.services, way)
    assert top(table.services) is table


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="SDL's virtual pads are driven on Linux")
def test_a_pad_goes_on(sit: Sit, plug):
    table = sit(heroes="2")
    table.services.input.start()
    pad = plug()
    run(table.services)
    strike(table)
    frames(table.services, LONG)
    push(table.services, pad)
    assert top(table.services) is table


def test_a_press_that_was_meant_for_the_table_does_not_go_on(sit: Sit):
    table = sit(heroes="2")
    strike(table)
    press(table.services, "confirm")
    assert page(table.services).misfire.is_near
    frames(table.services, round(GUARD * 60) + 2)
    press(table.services, "confirm")
    assert top(table.services) is table


@pytest.mark.slow
def test_the_heroes_come_one_after_the_other_and_a_press_shows_them_all(sit: Sit):
    table = sit(heroes="3", motion=True)
    strike(table)
    frames(table.services, 40)
    scene = page(table.services)
    assert 0 < scene.come < 3
    last = plates(scene)[-1]
    assert not scene.painter.seen_at(last).overlaps(table.services.layout.whole)
    press(table.services, "confirm")
    assert page(table.services).come == 3
    assert scene.painter.seen_at(last) == last.box
    press(table.services, "confirm")
    assert page(table.services), "a second press in haste leaves it to be read"
    frames(table.services, round(GUARD * 60) + 2)
    press(table.services, "confirm")
    assert top(table.services) is table


def test_without_motion_all_of_them_are_there_at_once_and_nothing_flies(sit: Sit):
    table = sit(heroes="4")
    strike(table)
    scene = page(table.services)
    assert scene.come == 4
    assert all(scene.painter.seen_at(plate) == plate.box for plate in plates(scene))
    assert not len(scene.sparks)


def test_it_is_heard(sit: Sit, monkeypatch):
    table, heard = sit(heroes="1"), []
    monkeypatch.setattr(table.services.sounds, "play", heard.append)
    strike(table)
    assert "record" in heard


# undo, replay, and who sees the page


def test_undo_goes_back_over_it_and_redo_shows_it_again(sit: Sit):
    table = sit(heroes="1")
    strike(table)
    frames(table.services, LONG)
    press(table.services, "confirm")
    table.commands.undo()
    frames(table.services)
    assert top(table.services) is table
    assert RISING.combatants.aftermath(table.play.view) is None
    table.commands.redo()
    frames(table.services)
    assert page(table.services).level == 3


def test_it_hides_all_hands_and_the_curtain_falls_only_after_it(sit: Sit):
    table = sit(heroes="2", hands="private")
    if isinstance(top(table.services), CurtainScene):
        part(table, HandOver).take()
        table.services.stack.settle(lambda: None)
    strike(table)
    assert page(table.services).opaque
    assert not any(isinstance(scene, CurtainScene) for scene in table.services.stack.scenes)


@pytest.mark.slow
def test_where_nobody_plays_it_goes_by_itself(sit: Sit):
    table = sit(("taker", "taker"), heroes="1")
    table.programs.act()
    table.top.hurry()
    table.services.stack.settle(lambda: None)
    assert page(table.services).stays == REST
    frames(table.services, round((REST - 1) * 60))
    assert page(table.services)
    frames(table.services, 3 * 60)
    assert not any(isinstance(scene, LevelScene) for scene in table.services.stack.scenes)


def test_a_replay_shows_it_for_a_while_and_goes_on(make_services: MakeServices):
    match = about_to(heroes="1")
    for verb in ("end", "pass"):
        seat = match.state.to_act[0]
        match.play(next((action for action in match.legal(seat) if action.verb == verb), match.legal(seat)[0]))
    services: Services = make_services(reduced_motion=True)
    services.games = {RISING.id: RISING}
    replay = replay_of(services, match)
    services.stack.push(replay)
    frames(services)
    replay.step()
    services.stack.settle(lambda: None)
    scene = page(services)
    assert scene.stays is not None
    frames(services, round((scene.stays + 2) * 60))
    assert top(services) is replay
    replay.jump(0)
    replay.jump(1)
    frames(services)
    assert top(services) is replay


# appearance


def test_many_have_large_portraits_under_the_laurel_and_no_flame_burns_behind_it(make_services: MakeServices):
    services: Services = make_services(reduced_motion=True)
    wild = traits("cardsharp")[-1]  # an ability with a short text
    gains = [Gain(gain.figure, (wild,)) for gain in wordiest()]
    services.stack.reset(LevelScene(services, gains, Aftermath(True, Text("Victory"), Text("")), lambda: None))
    frames(services, LONG)
    scene = page(services)
    laurel, head = scene.widget("laurel"), scene.widget("heading")
    assert laurel.box.bottom <= head.box.y
    assert laurel.box in scene.covered()
    assert all(any(plate.box.inside(box) for box in scene.covered()) for plate in plates(scene))
    assert all(plate.side > 0.5 * plate.box.w for plate in plates(scene))
    assert all(plate.below.y > plate.box.y + plate.side for plate in plates(scene))


def test_what_is_told_of_each_hero_stands_beside_that_of_the_others(make_services: MakeServices):
    services: Services = make_services(reduced_motion=True)
    SCENES["arena, a level"](services)
    rows = {tuple(round(place.y, 3) for place in plate._lines(plate.below.y)) for plate in plates(page(services))}
    assert len(rows) == 1
    assert len({tuple(block.height for block in plate.words) for plate in plates(page(services))}) > 1, (
        "else it is easy"
    )


def wordiest() -> list[Gain]:
    """Four heroes who learn the abilities with the longest texts in Dungeons and Deuces."""
    learnt = sorted(
        (trait for kind in CLASSES for trait in GAME.party.traits(kind)), key=lambda trait: -len(say(trait.text))
    )
    heroes = [figure for figure in RISING.combatants.figures(about_to(heroes="4").view(0)) if figure.side == HEROES]
    return [Gain(figure._replace(worth=4), (trait,)) for figure, trait in zip(heroes, learnt, strict=False)]


@pytest.mark.slow
@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_it_is_cut_or_overlaps(make_services: MakeServices, size: tuple[int, int], tongue: str):
    services: Services = make_services(size=size, language=tongue, reduced_motion=True)
    services.games = {RISING.id: RISING}
    told = wordiest()
    with pen() as noted:
        for count in range(1, 5):
            after = Aftermath(False, Text("The end of the fight"), Text(""), grown=(Text(CARDS, n=8), Text(GROWN)))
            scene = LevelScene(services, told[:count], after, lambda: None)
            services.stack.reset(scene)
            frames(services, LONG)
            for scale in SCALES:
                services.change(text=scale)
                scene.refresh()
                assert list(faults(scene, noted.write_down(scene))) == [], f"{count} heroes, letters {scale}"
                assert min(plate.spare for plate in plates(scene)) >= 0, f"{count} heroes, letters {scale}"
