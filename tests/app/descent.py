"""Scenes of a role-playing party's descent for tests that check every scene, and plays of it for its own tests."""

from collections.abc import Callable
from dataclasses import replace

from game.app.routes.menus import replay_of, table_of
from game.app.screens.party.beside_card import SpendScene
from game.app.screens.party.character import CharacterScene, ClassScene
from game.app.screens.party.dice import DiceScene
from game.app.screens.party.gathering import GatheringScene, SavedPartiesScene
from game.app.screens.party.master import MasterScene
from game.app.screens.party.pages import DescentPages
from game.app.screens.party.rest import NoteScene
from game.app.screens.party.summary import SummaryScene
from game.app.screens.pause import PauseScene
from game.app.screens.result import ResultScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.store.setups import Parties
from game.app.ui.scene import Scene
from game.core.blanks import has_blanks
from game.core.characters import Character, SavedParty
from game.core.match import Match
from game.core.view import Action
from game.rules import games
from game.rules.diamonds.descent.roster import CHARACTERS
from tests.rules.acting import do

from .parts import part

GAME = games()["diamonds"]
DESCENTS = GAME.descents
RULES = DESCENTS.rules
PEOPLE = (
    Character("Brunhild", "fighter", 5, 31, 44, {"superiority": 4, "slot.1": 2}),
    Character("Osric", "cleric", 6, 38, 38, {"slot.1": 4, "slot.2": 3, "slot.3": 2, "channel": 1}),
    Character("Mirabel", "wizard", 5, 0, 27, {f"slot.{level}": 9 for level in range(1, 10)}),
    Character("Tam", "rogue", 5, 33, 33),
    Character("Wilhelmina von und zu Altenburg-Hohenstein", "monk", 7, 140, 141, {"ki": 7}),
    Character("Garrick", "sorcerer", 5, 22, 30, {"slot.1": 1, "sorcery": 5}),
    Character("Yseult", "bard", 5, 11, 30, {"inspiration": 3}),
    Character("Fenn", "other", 4, 999, 999, {"rage": 99, "ki": 99, "slot.9": 99, "channel": 99}),
)


def fresh(die: str = "auto") -> Match:
    """A new descent in which no party has been entered yet."""
    return Match(GAME, {"mode": "party", "first": "seed", "die": die}, 7)


def down(count: int = 4, rooms: int = 5, die: str = "auto") -> Match:
    """A descent on which `count` people have just set out."""
    match = fresh(die)
    match.began = "2026-11-20T19:05:33"
    for action in DESCENTS.entering(SavedParty("The usual suspects", PEOPLE[:count], rooms)):
        match.play(action)
    return match


def until(match: Match, *phases: str) -> Match:
    """Let the adviser play on until the play is in one of these phases or over, and return it."""
    adviser = GAME.adviser()
    while not match.over and match.state.facts["phase"] not in phases:
        match.play(adviser.choose(match.view(0)))
    return match


def hit(count: int = 4, least: int = 6, die: str = "auto") -> Match:
    """A play in which a card has just dealt at least `least` dice of damage."""
    match = down(count, die=die)
    while until(match, "hit").state.gauges["dice"] < least:
        match.play(Action("even"))
    return match


def shown(services: Services, scene: Scene) -> Scene:
    """Push a scene and return the scene on top afterwards, which may be one that it opened."""
    services.stack.push(scene)
    services.stack.settle(lambda: None)
    top = services.stack.top
    assert top is not None
    return top


def table(make: Callable[[], Match]) -> Callable[[Services], Scene]:
    """A function that shows the table of a descent, with the page that lies over it."""
    return lambda services: shown(services, table_of(services, make()))


def _over(make: Callable[[], Match], scene: Callable[[DescentPages], Scene]) -> Callable[[Services], Scene]:
    return lambda services: shown(services, scene(part(table_of(services, make()), DescentPages)))


def _company(count: int) -> Callable[[Services], Scene]:
    def make(services: Services) -> Scene:
        scene = GatheringScene(services, fresh(), lambda: None)
        scene.company = SavedParty("The usual suspects", PEOPLE[:count])
        return shown(services, scene)

    return make


def _character(number: int) -> Callable[[Services], Scene]:
    return lambda services: shown(services, CharacterScene(services, RULES, PEOPLE[number], lambda one: None))


def _kept_nothing(services: Services) -> Scene:
    parties = Parties(services.homes.data / "none", RULES, services.trouble)
    return shown(services, SavedPartiesScene(services, parties, SavedParty("x"), lambda company: None))


def _kept(services: Services) -> Scene:
    parties = Parties(services.homes.data, RULES, services.trouble)
    for company in (SavedParty("The Lantern Club", PEOPLE[:4]), SavedParty("Friday, or what is left of it", PEOPLE)):
        parties.keep(company)
        parties.share(company)
    return shown(
        services,
        SavedPartiesScene(services, parties, SavedParty("The usual suspects", PEOPLE[:3]), lambda company: None),
    )


def _rolled(services: Services) -> Scene:
    scene = table(lambda: do(hit(8), "even"))(services)
    assert isinstance(scene, DiceScene)
    scene._roll()
    scene.update(9.0)
    return scene


def _master(whose: str) -> Callable[[Services], Scene]:
    def make(services: Services) -> Scene:
        scene = MasterScene(part(table_of(services, down(8)), DescentPages), lambda events: None)
        scene.whose = whose
        return shown(services, scene)

    return make


def _table(services: Services) -> TableScene:
    found = table_of(services, down(4))
    shown(services, found)
    return found


def _replay(share: float) -> Callable[[Services], Scene]:
    def make(services: Services) -> Scene:
        scene = replay_of(services, _noted())
        shown(services, scene)
        scene.jump(int(scene.play.last * share))
        return scene

    return make


def fallen(count: int = 4) -> Match:
    """A descent that none of the people survive: they always take the first action and spend nothing."""
    match = fresh()
    match.began = "2026-11-20T19:05:33"
    people = tuple(replace(one, hp=min(one.hp, 40)) for one in PEOPLE[:count])
    for action in DESCENTS.entering(SavedParty("The usual suspects", people, 16)):
        match.play(action)
    while not match.over:
        match.play(next(action for action in match.view(0).legal if action.verb != "spend" and not has_blanks(action)))
    return match


def _noted() -> Match:
    match = do(until(down(8), "rest"), "note pc.1 5 A%20healing%20spell", "set hp.pc.0 20", "set left 1")
    return until(match, "never")


SCENES: dict[str, Callable[[Services], Scene]] = {
    "company, nobody": _company(0),
    "company": _company(3),
    "company, all": _company(8),
    "character": _character(4),
    "character, a cleric": lambda services: shown(
        services, CharacterScene(services, RULES, PEOPLE[1], lambda one: None)
    ),
    "character, of two kinds": lambda services: shown(
        services, CharacterScene(services, RULES, PEOPLE[7], lambda one: None)
    ),
    "classes": lambda services: shown(services, ClassScene(services, RULES, "druid", lambda kind: None)),
    "kept": _kept,
    "kept, nothing": _kept_nothing,
    "descent, one": table(lambda: down(1)),
    "descent": table(lambda: down(4)),
    "descent, all": table(lambda: do(down(8), "set reserve 12")),
    "descent, pause": lambda services: shown(services, PauseScene(services, _table(services).paused)),
    "descent, hit": table(lambda: hit(4)),
    "descent, points": table(lambda: hit(8, die="1")),
    "descent, handed out": table(lambda: do(hit(8), "even")),
    "descent, rolled": _rolled,
    "descent, heal": table(lambda: until(do(down(4), "set hp.pc.3 1"), "heal")),
    "descent, spend": _over(lambda: hit(8), lambda table: SpendScene(table, lambda events: None)),
    "descent, spend ahead": _over(
        lambda: do(until(down(8), "rest"), "set reserve 12"), lambda table: SpendScene(table, lambda events: None)
    ),
    "descent, rest": table(lambda: until(down(4), "rest")),
    "descent, rest of all": table(lambda: until(down(8), "rest")),
    "descent, note": _over(lambda: until(down(8), "rest"), lambda table: NoteScene(table, "pc.4", lambda events: None)),
    **{f"descent, master of {whose}": _master(whose) for whose in ("table", CHARACTERS[7])},
    **{f"descent, replay {share}": _replay(share) for share in (0, 0.1, 0.5, 1)},
    "descent, summary": lambda services: shown(services, SummaryScene(services, _noted())),
    "descent, summary of four": lambda services: shown(
        services, SummaryScene(services, until(down(4, rooms=3), "never"))
    ),
    "descent, summary of one": lambda services: shown(
        services, SummaryScene(services, until(down(1, rooms=1), "never"))
    ),
    "descent, result of four": lambda services: shown(
        services, ResultScene(services, until(down(4, rooms=3), "never"))
    ),
    "descent, result": lambda services: shown(services, ResultScene(services, _noted())),
    "descent, result of one": lambda services: shown(services, ResultScene(services, until(down(1, rooms=1), "never"))),
    "descent, lost": lambda services: shown(services, SummaryScene(services, fallen())),
    "descent, lost by eight": lambda services: shown(services, SummaryScene(services, fallen(8))),
}
