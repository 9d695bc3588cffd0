"""Scenes of Dungeon Crawl at every stage, for both characters: for tests that check every scene."""

from collections.abc import Callable
from functools import cache

from game.app.input.bindings import Intent
from game.app.routes.menus import table_of
from game.app.screens.look import LookScene
from game.app.screens.replay import ReplayScene
from game.app.screens.result import ResultScene
from game.app.screens.setup import SetupScene
from game.app.services import Services
from game.app.ui.scene import Scene
from game.core.game import defaults
from game.core.match import Match
from game.core.rng import Rng
from game.core.view import Action, View
from game.rules import games
from tests.app.showing import Make, pressed, put

GAME = games()["crawl"]
HEROES = ("warrior", "mage")
Until = Callable[[View], bool]

MOMENTS: dict[str, Until] = {
    "choose": lambda view: view.facts["stage"] == "choose",
    "door": lambda view: view.facts["stage"] == "door" and not view.facts["rooms"],
    "stakes": lambda view: view.facts["stage"] == "door" and view.gauges["score"] >= 10,
    "fight": lambda view: view.facts["stage"] == "fight" and not view.zones["attack"],
    "exchanged": lambda view: view.facts["stage"] == "fight" and bool(view.zones["evasion"]),
    "hit": lambda view: view.facts["stage"] == "hit" and view.gauges["mana"] > 4,
    "crowded": lambda view: view.gauges["monster.hp"] >= 12,
    "second pool": lambda view: bool(view.facts["pool"]) and view.outcome is None,
    "fallen": lambda view: view.outcome is not None and view.gauges["score"] > 0,
}


def begun(hero: str, difficulty: str = "hard", seed: int = 7) -> Match:
    """A newly dealt play."""
    match = Match(GAME, {**defaults(GAME), "hero": hero, "difficulty": difficulty}, seed)
    match.began, match.seconds = "2026-11-21T19:05:33", 354.0
    return match


def _plays(hero: str, difficulty: str, until: Until, seed: int) -> Match:
    """A random play in which nobody leaves, up to the first view for which `until` is true, or to its end."""
    match, chance = begun(hero, difficulty, seed), Rng(seed)
    while not match.over and not until(match.view(0)):
        match.play(chance.choice([action for action in match.legal(0) if action.verb != "leave"]))
    return match


@cache
def _way_to(hero: str, difficulty: str, moment: str) -> tuple[int, tuple[Action, ...]]:
    for seed in range(1, 500):
        match = _plays(hero, difficulty, MOMENTS[moment], seed)
        if MOMENTS[moment](match.view(0)):
            return seed, tuple(match.log)
    raise AssertionError(f"no {hero}'s play comes to be {moment}")


def moment(hero: str, name: str, difficulty: str = "hard") -> Match:
    """A new play at one of the `MOMENTS`."""
    seed, log = _way_to(hero, difficulty, name)
    match = begun(hero, difficulty, seed)
    for action in log:
        match.play(action)
    return match


def left(hero: str) -> Match:
    """A play in which the hero walked out with points."""
    match = moment(hero, "stakes")
    match.play(Action("leave"))
    return match


def _table(make: Callable[[], Match], *kinds: str) -> Make:
    """A function that shows the table of a play after some commands."""
    return pressed(lambda services: put(services, table_of(services, make())), *kinds)


def _result(make: Callable[[], Match]) -> Make:
    def shown(services: Services) -> Scene:
        scene = ResultScene(services, make())
        put(services, scene)
        scene.shown = scene.all
        scene.refresh()
        return scene

    return shown


def _replay(make: Callable[[], Match], share: float) -> Make:
    def shown(services: Services) -> Scene:
        scene = ReplayScene(services, make())
        put(services, scene)
        scene.jump(round(scene.play.last * share))
        return scene

    return shown


def _of(hero: str) -> dict[str, Make]:
    tables = ("door", "stakes", "fight", "exchanged", "crowded", *(("hit",) if hero == "mage" else ()))
    return {
        f"crawl, {hero}, choose": _table(lambda: moment(hero, "choose", "ask")),
        **{f"crawl, {hero}, {name}": _table(lambda name=name: moment(hero, name)) for name in tables},
        f"crawl, {hero}, normal stakes": _table(lambda: moment(hero, "stakes", "normal")),
        f"crawl, {hero}, hint": _table(lambda: moment(hero, "exchanged"), "hint"),
        f"crawl, {hero}, asked to leave": _table(lambda: moment(hero, "stakes"), "right", "confirm"),
        f"crawl, {hero}, pool": lambda services: put(services, LookScene(services, moment(hero, "fight"), "deck")),
        f"crawl, {hero}, second pool": lambda services: put(
            services, LookScene(services, moment(hero, "second pool"), "deck")
        ),
        f"crawl, {hero}, fallen": _result(lambda: moment(hero, "fallen")),
        f"crawl, {hero}, fallen in normal": _result(lambda: moment(hero, "fallen", "normal")),
        f"crawl, {hero}, left": _result(lambda: left(hero)),
        f"crawl, {hero}, replay": _replay(lambda: moment(hero, "fallen"), 0.5),
    }


def _near(hero: str, zone: str) -> Make:
    """A function that shows the close-up of a card of the table."""

    def shown(services: Services) -> Scene:
        match = moment(hero, "exchanged")
        scene = put(services, table_of(services, match))
        card = match.view(0).top(zone)
        assert card is not None
        scene.set_focus(card.id)
        scene.handle(Intent("info"))
        services.stack.settle(lambda: None)
        assert services.stack.top is not None
        return services.stack.top

    return shown


def _set_up(services: Services) -> Scene:
    """The set-up page with as much as possible on it: a mage's options, a play to continue, a saved one, and an older
    one of another game."""
    services.saves.put(1, moment("warrior", "fight"))
    services.saves.autosave(moment("mage", "fight"))
    services.saves.autosave(Match(games()["scoundrel"], defaults(games()["scoundrel"]), 7))
    scene = SetupScene(services, GAME)
    scene.options["hero"] = "mage"
    return put(services, scene)


SCENES: dict[str, Make] = {
    "crawl, set-up": lambda services: put(services, SetupScene(services, GAME)),
    "crawl, set-up, a mage to go on with": _set_up,
    **_of("warrior"),
    **_of("mage"),
    "crawl, close-up, monster": _near("warrior", "monster"),
    "crawl, close-up, warrior": _near("warrior", "hero"),
    "crawl, close-up, shield": _near("warrior", "shield"),
    "crawl, close-up, mage": _near("mage", "hero"),
    "crawl, close-up, mana": _near("mage", "manacard"),
}
