"""Scenes of two people at one table, in every state that looks different."""

from collections.abc import Callable
from functools import cache

from game.app.input.bindings import LEFT, MOUSE, RIGHT, Intent
from game.app.play.features.press_rules import why_paused
from game.app.routes.menus import table_of
from game.app.screens.help import HelpScene
from game.app.screens.over import PadLostScene
from game.app.screens.pause import PauseScene
from game.app.screens.replay import ReplayScene
from game.app.screens.results import ResultsScene
from game.app.screens.run import RunScene
from game.app.screens.seats import SeatsScene
from game.app.screens.setup import SetupScene
from game.app.screens.slots import SlotsScene
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.store.records import run_of
from game.app.ui.scene import Scene
from game.bots import Random, stream
from game.core.cards import parse
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.core.table import Deal
from game.core.view import Action, View
from game.rules import games
from tests.app.showing import Make, put

GAME = games()["diamonds"]
OPTIONS = {**defaults(GAME), "mode": "duo"}
CALM = "2D 2H 3D 3H 4D 4H 5D 5H 6D 6H 7D 7H 8D 8H 9D 9H 10H JH"  # cards that harm nobody
SPADES, CLUBS = ("AX KX QX JX 10X 9X 8X 7X 6X 5X 4X 3X 2X".replace("X", suit) for suit in "SC")
OUT = f"AD XR {SPADES} 10D XB {CLUBS} {CALM}"
DOWN = f"{CALM} AD {SPADES} 10D XB {CLUBS} XR"  # on the last card, the dragon, the weapon breaks
Until = Callable[[View], bool]


def fresh(seed: int = 7, *seats: str) -> Match:
    """A newly dealt play of two parties, by two people unless `seats` says otherwise."""
    match = Match(GAME, OPTIONS, seed, seats=seats or (HUMAN, HUMAN))
    match.began, match.seconds = "2026-11-20T19:05:33", 754.0
    return match


MOMENTS: dict[str, Until] = {
    "one down": lambda view: min(view.gauges.values()) <= 0 and view.outcome is None,
    "over": lambda view: view.outcome is not None,
}
ENDINGS = {  # the order in which each party faces the cards of its own pack
    "both out": (OUT, OUT),
    "first out": (OUT, DOWN),
    "second out": (DOWN, OUT),
    "both down": (DOWN, DOWN),
}


def _plays(until: Until, seed: int) -> Match:
    match, chance = fresh(seed), Random(stream(seed, 2))
    while not match.over and not until(match.view(0)):
        match.play(chance.choose(match.view(match.state.to_act[0])))
    return match


@cache
def _way_to(moment: str) -> tuple[int, tuple[Action, ...]]:
    """A seed and the actions that lead to a moment."""
    for seed in range(1, 300):
        match = _plays(MOMENTS[moment], seed)
        if MOMENTS[moment](match.view(0)):
            return seed, tuple(match.log)
    raise AssertionError(f"no play comes to be {moment}")


def moment(name: str) -> Match:
    """A new play at one of the `MOMENTS`."""
    seed, log = _way_to(name)
    match = fresh(seed)
    for action in log:
        match.play(action)
    return match


def planned(first: str, second: str, picks: int = 96) -> Match:
    """A stacked play in which each party faces the cards of its own pack in the given order, after `picks` picks."""
    plans = [iter(first.split()), (f"{id}.1" for id in second.split())]
    rooms = ((0, 1) * 3, (1, 0) * 3)  # the party that took the last card of a room is first in the next
    cards = [parse(next(plans[party])) for room in range(16) for party in rooms[room % 2]]
    match = Match(GAME, OPTIONS, 1, [Deal("deck", tuple(cards))], (HUMAN, HUMAN))
    for card in cards[:picks]:
        seat = match.state.to_act[0]
        match.play(next(action for action in match.legal(seat) if card.id in action.ids))
    match.began, match.seconds = "2026-11-20T19:05:33", 754.0
    return match


def ended(name: str) -> Match:
    """A play that has ended in one of the four ways of `ENDINGS`."""
    return planned(*ENDINGS[name])


def much_slain() -> Match:
    """A play with two weapons that have slain nearly as much as they can."""
    return planned(OUT, OUT, 27)


def seats(*devices: int) -> Make:
    """A function that shows the question of which device plays for which seat, after a press on each of these
    devices."""

    def make(services: Services) -> Scene:
        scene = put(services, SeatsScene(services, fresh(), lambda: None))
        for device in devices:
            scene.handle(Intent("confirm", device=device))
        return scene

    return make


def _table(make: Callable[[], Match], banner: bool = False) -> Make:
    def show(services: Services) -> Scene:
        scene = table_of(services, make())
        put(services, scene)
        if not banner:
            scene.turns.close()
            scene.refresh()
        return scene

    return show


def _paused(lay: Callable[[Services, TableScene], Scene]) -> Make:
    def show(services: Services) -> Scene:
        table = table_of(services, fresh())
        put(services, table)
        return put(services, lay(services, table))

    return show


def _set_up(mode: str, **holders: str) -> Make:
    """A function that shows the set-up page of a mode; `holders` maps the first word of a seat's name to its holder."""

    def show(services: Services) -> Scene:
        scene = SetupScene(services, GAME)
        scene.options = {**OPTIONS, "mode": mode}
        seats = GAME.seats(scene.options)
        scene.holders = {seat.name: holders[word] for seat in seats for word in holders if seat.name.startswith(word)}
        return put(services, scene)

    return show


def _result(name: str) -> Make:
    return lambda services: put(services, ResultsScene(services, ended(name)))


def _replay(services: Services) -> Scene:
    scene = ReplayScene(services, moment("over"))
    put(services, scene)
    scene.jump(scene.play.last // 2)
    scene.refresh()
    return scene


def _help(services: Services) -> Scene:
    """The help page about two people at one screen."""
    scene = HelpScene(services, GAME.id)
    scene.number = len(scene.pages) - 2
    return put(services, scene)


def _kept(make: Callable[[Services], Scene]) -> Make:
    """A function that shows a scene which offers to continue a play of two people."""

    def show(services: Services) -> Scene:
        match = fresh()
        match.play(match.legal(match.state.to_act[0])[-1])
        services.saves.autosave(match)
        services.saves.put(1, match)
        return put(services, make(services))

    return show


def _run(services: Services) -> Scene:
    """The page of a finished play in the records."""
    match = moment("over")
    run = run_of(match, "2026-11-20T19:05:33")
    services.saves.log(match, run.log)
    return put(services, RunScene(services, run, match))


SCENES: dict[str, Make] = {
    "seats": seats(),
    "seats, one taken": seats(RIGHT),
    "seats, mouse and keyboard": seats(MOUSE, LEFT),
    "seats, halves": seats(LEFT, RIGHT),
    "seats, to and fro": seats(RIGHT, RIGHT),
    "two, start": _table(fresh),
    "two, turn passes": _table(fresh, banner=True),
    "two, much slain": _table(much_slain),
    "two, one down": _table(lambda: moment("one down")),
    "two, pause": _paused(lambda services, table: PauseScene(services, table.paused)),
    "two, pause, pad gone": _paused(
        lambda services, table: PadLostScene(
            services, lambda is_back: why_paused(table.seating, is_back, table.names.of)
        )
    ),
    **{f"two, result, {name}": _result(name) for name in ENDINGS},
    "two, result, long": lambda services: put(services, ResultsScene(services, moment("over"))),
    "two, replay": _replay,
    "two, help": _help,
    "two, run": _run,
    "two, title": _kept(TitleScene),
    "two, slots": _kept(lambda services: SlotsScene(services, None)),
    "two, watched": _table(lambda: fresh(7, "greedy", "rival")),
    "two, set-up": _set_up("duo"),
    "two, set-up, against the computer": _set_up("duo", Second="rival"),
    "two, set-up, the computer first": _set_up("duo", First="rival"),
    "two, set-up, to watch": _set_up("duo", First="rival", Second="expert"),
    "two, set-up, with a dealer": _set_up("dealer"),
    "two, set-up, as the dealer": _set_up("dealer", Party="rival", Dealer=HUMAN),
}
