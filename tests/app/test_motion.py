"""Tests for motion: nothing flashes more than three times a second, and everything that moves comes to rest exactly."""

import itertools
import math
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.gfx.jagged import cut, outlines, torn_picture
from game.app.main import Loop
from game.app.routes.menus import table_of
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.table.effects.debris import PIECE_LIFE, CardPieces
from game.app.table.effects.endings import Darkness, Daylight
from game.app.table.effects.flights import CardThrow
from game.app.table.effects.weapons import way_of
from game.app.table.places import Places
from game.app.table.room.rooms import Halls
from game.app.table.skins import SKINS
from game.app.table.sprites import Sprite
from game.app.table.stage import LONGEST_STOP, SHAKE, SHAKES, Stage
from game.app.table.timeline import build_timeline
from game.app.ui.stack import Fade, Iris, OpeningDoors, PageTurn, PageTurnBack, Sweep, Transition
from game.core import save
from game.core.cards import pack, parse
from game.core.events import Told
from game.core.game import defaults
from game.core.match import Match
from game.core.table import Deal
from game.core.view import Action
from game.rules import games
from tests.app import crawl
from tests.app.driving import top
from tests.app.flashmeter import GRAIN, Light, flashes, light

DT = 1 / 60
SEEN = 540  # frames after which the strongest effects are over
LONG = 900  # frames after which everything is over


def stacked(name: str, first: str, *done: str) -> Match:
    """A play of the game `name` with these cards on top of the pack, after some actions."""
    order, game = save.parse_deal(first).cards, games()[name]
    rest = tuple(card for card in pack() if not (card.red and card.rank > 10) and card not in order)
    match = Match(game, defaults(game), 7, [Deal("", (*order, *rest))])
    for text in done:
        match.play(Action.parse(text))
    return match


def broken() -> Match:
    """A play of Diamonds & Dragons in which the next blow breaks the weapon."""
    game = games()["diamonds"]
    match = Match(game, defaults(game), 22)
    for text in ("take 6D", "fight QS"):
        match.play(Action.parse(text))
    return match


LOUD: dict[str, tuple[Callable[[], Match], str]] = {
    "a heavy blow": (lambda: stacked("scoundrel", "KC,2D,4H,9S", "take 2D"), "fight KC weapon"),
    "bare hands": (lambda: stacked("scoundrel", "JC,5D,4H,9S"), "fight JC fists"),
    "death": (lambda: stacked("scoundrel", "KC,QS,4H,9S", "fight KC fists"), "fight QS fists"),
    "a dragon breaks the weapon": (broken, "fight XR"),
    "an exchange of blows": (lambda: crawl.moment("warrior", "fight", "hard"), "strike"),
    "out with the score": (lambda: crawl.moment("mage", "stakes", "hard"), "leave"),
}


def recorded(services: Services, frames: int) -> Iterator[Light]:
    """Yield the light of the screen, frame by frame."""
    loop = Loop(services)
    for _ in range(frames):
        loop.frame([], DT)
        yield light(services.window.surface)


# flashes


def even(level: float) -> Light:
    surface = pygame.Surface(GRAIN)
    surface.fill([round(255 * level)] * 3)
    return light(surface)


def test_the_meter_knows_a_pop_from_a_strobe():
    dark, bright = even(0.1), even(0.9)
    assert flashes([dark] * 30 + [bright] * 6 + [dark] * 60) == 1
    assert flashes([frame for _ in range(8) for frame in [dark] * 4 + [bright] * 4]) > 3
    small = dark.copy()
    small[:8, :8] = bright[:8, :8]  # 2.5 % of the screen
    assert flashes([frame for _ in range(8) for frame in [dark] * 4 + [small] * 4]) == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", LOUD)
def test_the_loudest_things_never_flash_more_than_three_times_a_second(
    name: str, make_services: Callable[..., Services]
) -> None:
    services = make_services(reduced_motion=False)
    start, deed = LOUD[name]
    table = table_of(services, start())
    services.stack.push(table)
    loop = Loop(services)
    loop.frame([], DT)
    table.top.hurry()
    table.commands.do(Action.parse(deed))
    frames = list(recorded(services, SEEN))
    assert top(services).at_rest() or top(services) is not table, "all of it was recorded"
    assert flashes(frames) <= 3


@pytest.mark.slow
@pytest.mark.parametrize("kind", [OpeningDoors, Fade, Iris, Sweep, PageTurn, PageTurnBack])
def test_no_change_of_scene_flashes(kind: type[Transition], make_services: Callable[..., Services]) -> None:
    services = make_services(reduced_motion=False)
    services.stack.push(TitleScene(services))
    frames = list(recorded(services, 3))
    services.window.surface.fill((255, 255, 255))
    services.stack.push(TitleScene(services), kind(1.0))
    assert flashes([*frames, *recorded(services, 60)]) <= 1


# rest


def stage_of(match: Match) -> Stage:
    """A stage with the table of a play, and with the flourishes of all games."""
    view = match.view(0)
    words = {word: flourish for skin in SKINS.values() for word, flourish in skin.flourishes.items()}
    stage = Stage(Places(Halls().room(match.game, view)), lambda cue: None, words)
    stage.sync(view)
    return stage


def stills(stage: Stage) -> list[tuple[object, ...]]:
    """The state of every card except how high it is raised, which depends on the focus."""
    return [tuple((vars(sprite) | {"lift": 0.0}).values()) for pile in stage.piles.values() for sprite in pile]


WORDS = [word for word in SKINS["scoundrel"].flourishes if word not in ("death", "escape")]
BREAKS = ("weapon-breaks", "hero-down", "hero-up")


@pytest.mark.parametrize("word", [*WORDS, *BREAKS])
@pytest.mark.parametrize("armed", ["5D", "fists"])
def test_after_every_flourish_the_cards_lie_where_they_lay(word: str, armed: str):
    """A flourish may leave something only at the card that it is about, which flies off next."""
    match = stacked("scoundrel", "JC,5D,4H,9S", "take 5D")
    stage = stage_of(match)
    lay = {sprite.id: sprite.at for pile in stage.piles.values() for sprite in pile}
    score = build_timeline(stage, [Told(word, "JC", (armed,))], lambda event: None)
    for _ in range(LONG):
        passing = stage.passing(DT)
        score.update(passing)
        stage.update(passing)
    assert score.done
    assert (stage.held, stage.shake, stage.nudge) == (0.0, 0.0, (0.0, 0.0))
    assert (stage.above, stage.behind, stage.floaters, stage.asides, stage.pieces) == ([], [], [], [], [])
    assert not stage.scraps.bursting
    assert {sprite.id: sprite.at for pile in stage.piles.values() for sprite in pile} == lay
    assert {sprite.tilt for pile in stage.piles.values() for sprite in pile} == {0.0}
    stage.sync(match.view(0))
    assert stills(stage) == stills(stage_of(match)), "the view has the last word"


@pytest.mark.parametrize("share", [0.25, 0.5, 1.0, 3.0])
def test_a_shake_is_small_short_and_ends_at_zero(share: float):
    stage = stage_of(stacked("scoundrel", "JC,5D,4H,9S"))
    stage.jolt(share)
    seen = []
    for _ in range(round(SHAKES * 240) + 1):
        stage.update(1 / 240)
        seen.append(max(map(abs, stage.nudge)))
    assert 0 < max(seen) <= SHAKE
    assert (stage.shake, stage.nudge) == (0.0, (0.0, 0.0))


def test_who_wants_no_shake_gets_none():
    stage = stage_of(stacked("scoundrel", "JC,5D,4H,9S"))
    stage.may_shake = False
    stage.jolt()
    assert stage.nudge == (0.0, 0.0)


def test_a_hit_stop_takes_its_time_from_everything_and_no_more():
    stage = stage_of(stacked("scoundrel", "JC,5D,4H,9S"))
    stage.stop(5.0)
    assert stage.held == LONGEST_STOP
    passed = sum(stage.passing(DT) for _ in range(60))
    assert passed == pytest.approx(1.0 - LONGEST_STOP)
    assert stage.held == 0.0


def test_a_throw_is_lifted_leans_into_its_way_goes_too_far_and_ends_exactly():
    sprite = Sprite(parse("JC"), (100.0, 300.0), 112.0)
    throw = CardThrow(sprite, sprite.at, (700.0, 200.0), (112.0, 176.0), (0.0, 1.0), (0.0, 0.0), (0.0, 0.0))
    seen = []
    for share in range(101):
        throw.pose(share / 100)
        seen.append((sprite.at[0], sprite.lift, sprite.tilt, sprite.width))
    across, lifts, tilts, widths = zip(*seen, strict=True)
    assert min(across) < 100, "it is drawn back first"
    assert max(across) > 700, "it goes a little too far"
    assert max(lifts) > 40
    assert min(tilts) < -5, "to the right it leans to the right"
    assert max(widths) > 176, "and is nearer to the eye on its way"
    assert (sprite.at, sprite.lift, sprite.tilt, sprite.width, sprite.turn) == ((700.0, 200.0), 0.0, 0.0, 176.0, 1.0)


# the end


@pytest.mark.slow
def test_the_card_that_killed_stays_in_its_place_and_the_dark_about_it_is_short(
    make_services: Callable[..., Services],
) -> None:
    services = make_services(reduced_motion=False)
    table = table_of(services, stacked("scoundrel", "KC,QS,4H,9S", "fight KC fists"))
    services.stack.push(table)
    loop = Loop(services)
    loop.frame([], DT)
    table.top.hurry()
    killer = table.top.stage.find("QS")
    place = killer.at
    table.commands.do(Action.parse("fight QS fists"))
    black, ember = 0, 1.0
    while top(services) is table:
        loop.frame([], DT)
        closing = table.top.stage.closing
        if isinstance(closing, Darkness) and top(services) is table:
            assert killer.at == place == closing.at
            black, ember = black + (closing.left == 0), closing.ember
    assert 0 < black * DT <= 0.35
    assert ember == 0, "a coal still glows in the picture over which the result opens"


# leaving through the door

WALL = (40, 40, 60)


def out_of(services: Services, **how: float) -> tuple[pygame.Surface, Box]:
    """Draw the daylight of a hero who leaves a plain room; return the surface and the door's box."""
    light, surface = Daylight(Box(495, 64, 290, 310), **how), services.window.surface
    surface.fill(WALL)
    light.draw_behind(services.canvas)
    light.draw(services.canvas)
    return surface, light.door


def seen_at(services: Services, surface: pygame.Surface, at: tuple[float, float]) -> tuple[int, ...]:
    """The average colour around a point."""
    x, y = services.layout.px(Box(*at, 1, 1))[:2]
    return tuple(pygame.transform.average_color(surface, pygame.Rect(x - 8, y - 8, 16, 16))[:3])


def test_the_way_out_is_the_rooms_own_door_that_opens_on_the_day(services: Services) -> None:
    picture, door = out_of(services)
    assert seen_at(services, picture, door.centre) == WALL, "shut, it is the door as it is printed"
    sun = door.centre
    picture, door = out_of(services, gap=1.0, rays=1.0)
    assert sum(seen_at(services, picture, sun)) > sum(WALL) * 4
    assert seen_at(services, picture, (640, 700)) != WALL, "the table sinks into the dark"
    assert sum(seen_at(services, picture, (640, 700))) < sum(WALL)
    picture, door = out_of(services, gap=1.0, rays=1.0, flood=1.0)
    corners = [seen_at(services, picture, at) for at in ((8, 8), (1272, 8), (8, 792), (1272, 792))]
    assert all(sum(corner) > sum(WALL) * 1.3 for corner in corners), "it is day all around, on the grass, too"
    assert len({*corners}) > 1, "and not an empty sheet"


# pieces of a torn card


def test_the_pieces_of_a_card_are_the_whole_card():
    """No part of the picture is missing, and hardly any part is on two pieces, except at the torn edges."""
    picture = pygame.Surface((120, 168), pygame.SRCALPHA)
    picture.fill((200, 150, 100, 255))
    covered = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    pixels = 0
    for outline in outlines():
        piece, (dx, dy) = cut(picture, outline)
        covered.blit(piece, (60 + dx - piece.get_width() / 2, 84 + dy - piece.get_height() / 2))
        pixels += pygame.mask.from_surface(piece).count()
    whole = 120 * 168
    assert pygame.mask.from_surface(covered).count() > 0.98 * whole
    assert pixels < 1.25 * whole
    assert 4 <= len(outlines()) <= 6, "few and large, so that one sees of what"


def test_pieces_are_gone_when_their_time_is_over():
    pieces = CardPieces(Sprite(parse("5D"), (100.0, 300.0), 112.0))
    assert all(pieces.update(PIECE_LIFE / 10) for _ in range(9))
    assert not pieces.update(PIECE_LIFE / 5)


def test_a_weapon_breaks_on_its_enemy_and_lies_torn_among_the_discards_until_that_is_undone(
    make_services: Callable[..., Services],
) -> None:
    services = make_services(reduced_motion=False, undo="free")
    table = table_of(services, broken())
    services.stack.push(table)
    loop = Loop(services)
    loop.frame([], DT)
    table.top.hurry()
    stage, blade = table.top.stage, table.top.stage.find("6D")
    rest = blade.at
    table.commands.do(Action.parse("fight XR"))
    while not stage.pieces:
        loop.frame([], DT)
        assert "Strikes anything" not in [widget.label for widget in table.widgets], "its caption does not tell a lie"
    foe = stage.at_rest(stage.find("XR")).at
    assert math.dist(stage.pieces[0].at, foe) < math.dist(stage.pieces[0].at, rest), "it breaks there"
    table.top.hurry()
    assert stage.find("6D").torn
    table.commands.undo()
    loop.frame([], DT)
    assert not stage.find("6D").torn
    assert stage.broken == set()


@pytest.mark.parametrize(("weapon", "mark"), [("5D", "thrust"), ("8D.1", "crush"), ("9D", "slash"), ("AD", "slash")])
def test_a_weapon_strikes_as_such_a_weapon_does(weapon: str, mark: str) -> None:
    assert way_of(parse(weapon)) == mark


def test_what_is_torn_is_still_the_card_and_no_larger():
    picture = pygame.Surface((120, 168), pygame.SRCALPHA)
    picture.fill((200, 150, 100, 255))
    again = torn_picture(picture)
    assert again.get_size() == picture.get_size()
    assert 0.6 * 120 * 168 < pygame.mask.from_surface(again).count() < 0.98 * 120 * 168


# reduced motion


def test_with_reduced_motion_nothing_of_it_is_seen(make_services: Callable[..., Services]) -> None:
    services = make_services(reduced_motion=True)
    table = table_of(services, stacked("scoundrel", "JC,5D,4H,9S", "take 5D"))
    services.stack.push(table)
    loop = Loop(services)
    loop.frame([], DT)
    table.commands.do(Action.parse("fight JC weapon"))
    stage = table.top.stage
    for _ in itertools.repeat(None, 30):
        loop.frame([], DT)
        assert (stage.floaters, stage.flying, stage.above, stage.shake, stage.held) == ([], [], [], 0.0, 0.0)
        assert not stage.scraps.bursting
