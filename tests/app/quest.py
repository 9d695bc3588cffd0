"""Scenes of quests in every state that looks different: choosing one, the map, and its pages."""

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from game import files
from game.app.routes.menus import replay_of, table_of
from game.app.screens.quests import QuestsScene, RoomScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.ui.scene import Scene
from game.core.events import Told
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.core.view import Action
from game.levels import quests
from game.rules import games
from tests.app.showing import Make, put

GAME = games()["deuces"]
NOWHERE = Path("nowhere")
Then = Callable[[TableScene], object]


@cache
def text_of(id: str) -> str:
    """The text of one of the quests that come with the game."""
    return GAME.quests.text_of(quests.find(id, NOWHERE).raw)


def quest(
    id: str = "first_lantern", seed: int = 5, seats: tuple[str, ...] = (), text: str = "", **options: str
) -> Match:
    """The beginning of a quest: of the one with this id, or of the one in `text`."""
    chosen = {**defaults(GAME), "mode": "quest", "quest": text or text_of(id), "heroes": "2", **options}
    match = Match(GAME, chosen, seed, seats=seats)
    match.began = "2026-11-20T19:05:33"
    return match


def been(match: Match, *rooms: str) -> Match:
    """Mark rooms as visited and return the match: the party is in the last of them and has done everything in the
    others."""
    from game.rules.deuces.modes.quest.where import quest as plan_of

    s = match.state
    plan = plan_of(s)
    for room in rooms:
        s.facts[f"been.{room}"] = True
        for thing in plan.things_in(room):
            if room != rooms[-1]:
                s.facts[f"done.{thing.id}"] = True
                if thing.gives:
                    s.facts[f"flag.{thing.gives}"] = True
    s.facts |= {"room": rooms[-1], "from": rooms[-2]}
    match.history = []
    return match


def won(match: Match) -> Match:
    """Mark all encounters of the party's room as won and return the match."""
    from game.rules.deuces.modes.quest.where import quest as plan_of

    for thing in plan_of(match.state).things_in(str(match.state.facts["room"])):
        if thing.kind == "encounter":
            match.state.facts[f"done.{thing.id}"] = True
    return match


def everywhere(id: str) -> Match:
    """A quest in which every room but the last has been seen."""
    match = quest(id)
    from game.rules.deuces.modes.quest.where import quest as plan_of

    rooms = [room.id for room in plan_of(match.state).rooms]
    return been(match, *rooms[1:], rooms[0])


@cache
def large() -> str:
    """A quest of eighty rooms, too large for any frame; the rooms are joined in one long chain, row by row."""
    things = [
        {**_object("room", f"r-{n}", *_corner(n), 96, 64), "properties": {"title": f"Chamber {n}", "text": "Dark."}}
        for n in range(80)
    ]
    for n in range(79):
        (x, y), (to_x, to_y) = _corner(n), _corner(n + 1)
        things.append({**_object("door", f"d-{n}", x, y, 0, 0), "line": [[x + 48, y + 32], [to_x + 48, to_y + 32]]})
    things.append(_object("start", "in", 8, 8, 0, 0))
    x, y = _corner(79)
    way_out = _object("exit", "out", x + 8, y + 8, 0, 0)
    things.append({**way_out, "properties": {"text": "Out."}})
    return GAME.quests.text_of({"format": 1, "properties": {"title": "Eighty rooms"}, "objects": things})


def _corner(n: int) -> tuple[int, int]:
    """The top left corner of room `n`, in map pixels; rows run alternately right and left."""
    row, column = divmod(n, 10)
    return (column if row % 2 == 0 else 9 - column) * 160, row * 128


def _object(type: str, name: str, x: int, y: int, w: int, h: int) -> dict[str, Any]:
    return {"layer": "all", "id": 0, "name": name, "type": type, "box": [x, y, w, h], "line": [], "turned": 0,
            "properties": {}}  # fmt: skip


def _large(*rooms: int) -> Callable[[], Match]:
    return lambda: been(quest(text=large()), *(f"r-{n}" for n in rooms))


def sit(make: Callable[[], Match], *then: Then, read: bool = True) -> Make:
    """A function that shows the table of a quest after `then`; with `read`, its pages have been turned first."""

    def show(services: Services) -> Scene:
        table = table_of(services, make())
        put(services, table)
        while read and (
            table.top.telling.leaf is not None or table.top.timeline is not None
        ):  # motion: a page follows an animation
            table.top.hurry() if table.top.telling.leaf is None else table.top.telling.read_on()
        for do in then:
            do(table)
            table.refresh()
            services.stack.settle(lambda: None)
        assert services.stack.top is not None
        return services.stack.top

    return show


def _at(id: str, *rooms: str) -> Callable[[], Match]:
    return lambda: won(been(quest(id), *rooms))


def done(*words: str) -> Then:
    """A step that performs these actions at the table."""

    def act(table: TableScene) -> None:
        for text in words:
            action = Action.parse(text)
            table.commands.do(next(each for each in table.play.view.legal if each[:2] == action[:2]))

    return act


def _focus(id: str) -> Then:
    return lambda table: table.set_focus(id)


def _reads(what: str, *data: str) -> Then:
    """A step that opens the story page of an event that happens to the second hero."""

    def read(table: TableScene) -> None:
        table.top.telling.leaf = GAME.quests.tale(table.play.view, Told(what, "hero.1", data))

    return read


def _pick(*ids: str) -> Then:
    def pick(table: TableScene) -> None:
        for id in ids:
            table.commands.pick(id)
            table.refresh()

    return pick


def _pick_button(id: str) -> Then:
    return lambda table: table.act(id)


def _choose(services: Services) -> Scene:
    """The list of quests, with one of the player's own and one that cannot be played."""
    own = quests.folder(services.homes.data)
    own.mkdir(parents=True, exist_ok=True)
    shutil.copy(files.level("quests") / "first_lantern.tmx", own / "mine.tmx")
    (own / "broken.tmx").write_text("<map/>", encoding="utf-8")
    return put(services, QuestsScene(services, GAME.quests, text_of("first_lantern"), lambda text, outline: None))


def _room(services: Services) -> Scene:
    table = sit(_at("house_always_wins", "hall", "pawn"))(services)
    assert isinstance(table, TableScene)
    journey = table.top.ground.travel.travel.journey_in(table.play.view)
    return put(services, RoomScene(services, journey.here, journey))


def _replay(number: int) -> Make:
    """A function that shows a replay of a quest's beginning after `number` actions: on the map, or in the first
    fight."""

    def show(services: Services) -> Scene:
        match = quest()
        for text in ("visit supper", "choose 1", "walk cellar"):
            action = Action.parse(text)
            match.play(next(each for each in match.legal(0) if each[:2] == action[:2]))
        scene = replay_of(services, match)
        put(services, scene)
        scene.jump(number)
        scene.refresh()
        return scene

    return show


def _as_master() -> Match:
    return won(been(quest("house_always_wins", 5, ("hero", "hero", HUMAN), master="person"), "hall", "pawn"))


def _mustering() -> Match:
    """A match in which the heroes have come upon waiting enemies, and a person picks which ones fight."""
    match = been(quest("house_always_wins", 5, ("hero", "hero", HUMAN), master="person"), "cloakroom", "hall")
    match.play(next(each for each in match.legal(0) if each.verb == "visit"))
    while not any(each.verb == "pick" for each in match.legal(2)):
        seat = match.state.to_act[0]
        match.play(match.legal(seat)[0])
    return match


SCENES: dict[str, Make] = {
    "quests": _choose,
    "quest, a page": sit(quest, read=False),
    "quest, the first room": sit(quest),
    "quest, a room in focus": sit(_at("house_always_wins", "hall", "pawn"), _focus("room-hall")),
    "quest, many rooms": sit(lambda: won(everywhere("bottom_of_the_pack"))),
    "quest, a large map": sit(_large(*range(58))),
    "quest, four heroes": sit(lambda: won(been(quest("house_always_wins", heroes="4"), "hall", "pawn"))),
    "quest, a hero in focus": sit(quest, _focus("hero.0")),
    "quest, a noise": sit(quest, _reads("searches", "mender", "QC.1")),
    "quest, a piece of quest loot": sit(quest, _reads("quest-loot", "mender", "lantern_of_the_last_inn")),
    "quest, what a choice brings": sit(quest, done("visit supper", "choose 1")),
    "quest, a story": sit(quest, done("visit supper")),
    "quest, a shop": sit(_at("house_always_wins", "hall", "pawn"), done("visit pawnbroker")),
    "quest, a small shop": sit(_at("first_lantern", "cellar", "vault"), done("visit cellarer")),
    "quest, a room from near": _room,
    "quest, the Game Master": sit(_as_master),
    "quest, a reward": sit(_as_master, _pick("gift-draw")),
    "quest, who comes": sit(_mustering),
    "quest, the list of who may come": sit(_mustering, _pick_button("muster")),
    "quest, replay": _replay(1),
    "quest, replay of a fight": _replay(3),
}
