"""Scenes of the arena (the table of games in which figures fight) in every state that looks different."""

from collections.abc import Callable
from dataclasses import replace

from game.app.arena.level import Gain
from game.app.gfx.pictures import portrait_of
from game.app.play.features.hand_over import CurtainText
from game.app.routes.menus import replay_of, table_of
from game.app.screens.new_level import LevelScene
from game.app.screens.pause import CurtainScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.skins import skin_of
from game.app.ui.scene import Scene
from game.bots import agents, stream
from game.core.combatants import Aftermath
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.core.table import Deal
from game.core.text import Text
from game.rules import games
from game.rules.deuces.modes.masters.queries import TWO_PACKS
from game.rules.deuces.stacking import moment
from tests.app.brawl import BRAWL, LEVEL, ended, fight
from tests.app.driving import frames
from tests.app.showing import Make, put

Then = Callable[[TableScene], object]
GROWN = "The enemies grow, too: larger hands, and more of them are Elite, with a second ability."
LINE = "Bulwark attacks Court Poisoner with a pair of queens."
LONG = 40  # actions of the fight in a replay
PLAYED = 30  # actions of the fight under way


def _sit(make: Callable[[], Match], *then: Then) -> Make:
    """Return a function that shows the table of `make` after each of `then` was done there."""

    def show(services: Services) -> Scene:
        table = table_of(services, _known(services, make()))
        table.top.board.skin = replace(
            table.top.board.skin, signs=skin_of("deuces").signs, icons=skin_of("deuces").icons
        )
        put(services, table)
        for do in then:
            table.top.hurry()  # any press would hurry it, too
            do(table)
            table.refresh()
            services.stack.settle(lambda: None)
        assert services.stack.top is not None
        return services.stack.top

    return show


def _known(services: Services, match: Match) -> Match:
    """Return the match, after adding its game to those that the services know."""
    services.games = {**services.games, match.game.id: match.game}
    return match


def _full(**options: str) -> Match:
    return fight(**{"heroes": "4", "enemies": "5", "cards": "10", **options})


def _attacked() -> Match:
    """A match in which a hero is attacked."""
    match = fight(heroes="1", enemies="3")
    match.play(next(action for action in match.legal(0) if action.verb == "end"))
    match.play(match.legal(1)[0])
    return match


def _level(services: Services) -> Scene:
    """The page of a new level for four heroes."""
    heroes = [hero._replace(worth=LEVEL + 1) for hero in BRAWL.combatants.figures(_full().view(0))[:4]]
    after = Aftermath(True, Text("Victory"), Text(LINE), grown=(Text(GROWN),))
    gains = [Gain(hero, hero.traits[LEVEL : LEVEL + 1]) for hero in heroes]
    return put(services, LevelScene(services, gains, after, lambda: None))


def _quest() -> Match:
    """The beginning of a quest of two heroes, who are asked whether one more enemy comes."""
    game = games()["deuces"]
    return Match(game, defaults(game) | {"heroes": "2"}, seed=5)


def masters() -> Match:
    """A match of Masters and Monsters with as many enemies as there is room for, on the first player's turn."""
    few = "cellar_gnawers cellar_gnawers bog_midges bog_midges lantern_wisp"
    several = "lantern_wisp thorn_creeper grave_porter mire_toad mire_toad reed_stalker rusted_champion"
    heroes = [f"{held} 9C 4C" for held in ("KS QS JH 9S 7H 2S", "KD QH", "KC QC", "AS AD")]
    own = {"class.1": "reaver", "class.2": "gravecaller", "class.3": "duelist", "start": "2"}
    laid = moment(heroes, f"{few} {several}", "", options={"mode": "masters", **own}, two_packs=TWO_PACKS)
    game, deals = games()["deuces"], [Deal("", cards) for cards in (laid.cards, *laid.later)]
    return Match(game, defaults(game) | laid.options, 0, deals)


def _hexing() -> Match:
    """A match on a Hexwright's turn."""
    own = {"class.0": "hexwright", "class.1": "mender", "start": "2"}
    laid = moment(["KS QS JH 9S 7H 2S", "KD QH 9C 4C"], "bone_archer bog_midges thorn_creeper", "", options=own)
    game, deals = games()["deuces"], [Deal("", cards) for cards in (laid.cards, *laid.later)]
    match = Match(game, defaults(game) | laid.options, 0, deals)
    while not any("wither" in action.ids for action in match.legal(0)):
        match.play(match.legal(match.state.to_act[0])[-1])
    return match


def duel(done: int = 0) -> Match:
    """A duel after `done` actions; the first six actions are the draft."""
    game = games()["deuces"]
    match = Match(game, defaults(game) | {"mode": "duel"}, 5)
    for _ in range(done):
        match.play(match.legal(match.state.to_act[0])[0])
    return match


def played(done: int) -> Match:
    """A quest of two heroes for power, after `done` actions of programs."""
    game = games()["deuces"]
    match = Match(game, defaults(game) | {"heroes": "2"}, seed=11)
    players = {seat: agents(game)["novice"](stream(1, seat)) for seat in range(len(match.seats))}
    for _ in range(done):
        match.step(players)
    return match


def _ended() -> Match:
    match = fight(heroes="2", enemies="2", cards="5")
    while not match.over:
        match.play(match.legal(match.state.to_act[0])[0])
    return match


def _mastered(enemies: str) -> Match:
    """A fight in which a person plays the enemies."""
    return fight(7, ("taker", HUMAN), heroes="1", enemies=enemies)


def _passed_on(services: Services) -> Scene:
    """The table after an attack, before the device is handed over to the next person."""
    table = table_of(services, _known(services, _full(hands="private")))
    put(services, table)
    table.top.hurry()
    frames(services)
    if isinstance(services.stack.top, CurtainScene):
        services.stack.top.then()
    table.commands.do(next(action for action in table.play.view.legal if action.verb == "attack"))
    while table.play.seats.program_next or table.top.timeline is not None:
        table.top.hurry()
        if table.play.seats.program_next:
            table.programs.act()
    table.refresh()
    return put(services, table)


def _let_act(table: TableScene) -> None:
    """Let the program whose turn it is act."""
    table.programs.act()


def _focus(id: str) -> Then:
    return lambda table: table.set_focus(id)


def _pick(*ids: str) -> Then:
    def pick(table: TableScene) -> None:
        for id in ids:
            table.commands.pick(id)

    return pick


def _best_set(table: TableScene) -> None:
    """Pick the cards of the first attack on the list of legal actions, which is the best set."""
    table.commands.play_set(next(action for action in table.play.view.legal if action.verb == "attack"))


def _replay(services: Services) -> Scene:
    scene = replay_of(services, _known(services, _ended()))
    put(services, scene)
    scene.jump(scene.play.last // 2)
    scene.refresh()
    return scene


def _curtain(services: Services) -> Scene:
    table = table_of(services, _known(services, _full()))
    put(services, table)
    since = [line for events in table.match.history for line in table.lines(events)] or [LINE] * 9
    why = "Court Poisoner attacks Gravecaller with a pair of kings. Answer with 2 cards."
    call = CurtainText("Gravecaller", portrait_of("gravecaller"), why, since)
    scene = CurtainScene(services, call, lambda: None, table.commands.menu)
    scene.misfire.forget()
    return put(services, scene)


SCENES: dict[str, Make] = {
    "arena": _sit(_full),
    "arena, a foe in focus": _sit(_full, _focus("enemy.1")),
    "arena, a hero in focus": _sit(_full, _focus("hero.1")),
    "arena, an ability in focus": _sit(_hexing, _focus("wither")),
    "arena, a set": _sit(_full, _best_set),
    "arena, a set, a card in focus": _sit(_full, _best_set, _focus("AC")),
    "arena, an ability": _sit(_hexing, _pick("wither")),
    "arena, twelve foes": _sit(lambda: _full(enemies="12"), _focus("enemy.7")),
    "arena, seven foes": _sit(lambda: _full(enemies="7")),
    "arena, one foe": _sit(lambda: fight(heroes="1", enemies="1", cards="3")),
    "arena, three foes, one in focus": _sit(lambda: fight(heroes="2", enemies="3"), _best_set, _focus("enemy.1")),
    "arena, attacked": _sit(_attacked),
    "arena, attacked, an ability in focus": _sit(_attacked, _focus("parry")),
    "arena, won": _sit(lambda: ended("won", heroes="2")),
    "arena, won by four": _sit(lambda: ended("won", heroes="4", enemies="5"), _focus("hero.1")),
    "arena, won alone": _sit(lambda: ended("won", heroes="1")),
    "arena, lost": _sit(lambda: ended("lost", heroes="3")),
    "arena, as the master": _sit(lambda: _mastered("2"), _let_act),
    "arena, as the master of six": _sit(lambda: _mastered("6"), _let_act, _focus("enemy.1")),
    "arena, as the master of nine": _sit(lambda: _mastered("9"), _let_act, _focus("enemy.1")),
    "arena, passed on": _passed_on,
    "arena, a choice": _sit(_quest),
    "arena, a choice, with a hint": _sit(_quest, lambda table: table.commands.hint()),
    "arena, a draft": _sit(duel),
    "arena, a draft, an ability in focus": _sit(lambda: duel(1), _focus("hard_parry")),
    "arena, a draft, with a hint": _sit(duel, lambda table: table.commands.hint()),
    "arena, a duel": _sit(lambda: duel(6)),
    "arena, masters": _sit(masters),
    "arena, masters, a set": _sit(masters, _best_set),
    "arena, masters, an enemy of one's own in focus": _sit(masters, _best_set, _focus("enemy.0")),
    "arena, what can be played": _sit(lambda: played(PLAYED), lambda table: table.commands.plays()),
    "arena, a figure": _sit(
        _full, lambda table: table.commands.pages.look_at(table.focus_rules.chooser.choices.figure("hero.1"))
    ),
    "arena, the log": _sit(lambda: played(PLAYED), lambda table: table.commands.log()),
    "arena, hidden hands": _sit(lambda: fight(hands="private")),
    "arena, a curtain": _curtain,
    "arena, a level": _level,
    "arena, replay": _replay,
}
