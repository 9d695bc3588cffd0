"""Scenes of the set-up of a party game, and of the pages it opens."""

from game.app.input.bindings import LEFT, MOUSE, RIGHT
from game.app.screens.party_setup.member import GiftsScene, MemberScene, TraitsScene
from game.app.screens.party_setup.mode import ClickGuard, ModeScene
from game.app.screens.party_setup.setup import PartySetup
from game.app.screens.party_setup.terms import MoreScene
from game.app.screens.seats import SeatsScene
from game.app.services import Services
from game.app.ui.scene import Scene
from game.core.combatants import HANDS, OPEN
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.core.seeds import LIMIT
from game.rules import games
from tests.app.showing import Make, put

GAME = games()["deuces"]
SEATS = ("Hero 1", "Hero 2", "Hero 3", "Hero 4")


def set_up(services: Services, **options: str) -> PartySetup:
    """The set-up page with some options changed."""
    scene = PartySetup(services, GAME)
    scene.options |= options
    return scene


def _shown(**options: str) -> Make:
    return lambda services: put(services, set_up(services, **options))


def _full(services: Services) -> Scene:
    """The set-up of four heroes, each held differently, against one boss."""
    long = {f"custom.{n}": "rallying_cry" for n in range(4)} | {f"class.{n}": "gravecaller" for n in range(4)}
    scene = set_up(services, heroes="4", mode="boss", sets="court", guard="off", give="on", **long)
    scene.holders = {"Hero 2": "hero", "Hero 3": "random", "Game Master": "random"}
    scene.seed = LIMIT - 1
    return put(services, scene)


def _member(value: str, **options: str) -> Make:
    def make(services: Services) -> Scene:
        setup = set_up(services, **{"class.0": value}, **options)
        return put(services, MemberScene(services, setup.choices, 0, lambda: setup.drop(0)))

    return make


def _gifts(services: Services) -> Scene:
    setup = set_up(services, **{"custom.1": "spite"})
    return put(services, GiftsScene(services, setup.choices, setup.choices.option("custom.1")))


def ways(services: Services, now: str = "power") -> Scene:
    """The page on which the way to play is chosen."""
    setup = set_up(services, mode=now)
    return put(services, ModeScene(services, setup.choices, setup.choices.option("mode"), ClickGuard()))


def _traits(services: Services) -> Scene:
    setup = set_up(services)
    return put(services, TraitsScene(services, setup.choices.chosen("class.0"), GAME.party.traits("bulwark")))


def fight(people: int) -> Match:
    """A play of four heroes and the Game Master; the first `people` seats belong to people."""
    options = {**defaults(GAME), "heroes": "4", HANDS: OPEN}
    programs = ("hero", "hero", "hero", "hero", "gm")
    return Match(GAME, options, 7, seats=(*[HUMAN] * people, *programs[people:]))


def _seats(people: int, *held: int) -> Make:
    """A function that shows the question of which device plays for which seat; the seats in `held` already have one."""

    def shown(services: Services) -> Scene:
        scene = SeatsScene(services, fight(people), lambda: None)
        scene.seating.held |= dict(enumerate(held))
        return put(services, scene)

    return shown


SCENES: dict[str, Make] = {
    "party set-up": _shown(),
    "party set-up, alone": _shown(heroes="1"),
    "party set-up, full": _full,
    "party set-up, masters": _shown(mode="masters", heroes="4"),
    "ways to play": ways,
    "ways to play, the last": lambda services: ways(services, "duel"),
    "member": _member("bulwark"),
    "member, alone": _member("none", heroes="1"),
    "member, much to say": _member("gravecaller"),
    "gifts": _gifts,
    "more rules": lambda services: put(services, MoreScene(services, set_up(services, give="on").choices)),
    "traits": _traits,
    "seats, three": _seats(3, LEFT),
    "seats, five": _seats(5, LEFT, RIGHT, MOUSE, LEFT),
}
