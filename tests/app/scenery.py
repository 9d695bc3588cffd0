"""Every scene of the program in every state that looks different: for tests that check every scene.

`SCENES` maps names to functions that push a scene on the stack.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from typing import Any

from game import bots
from game.app.navigator import OtherWay
from game.app.play.features.lesson import LessonGuide
from game.app.play.features.press_rules import why_paused
from game.app.play.plays import record_play
from game.app.routes.menus import lesson_of, table_of
from game.app.screens.bindings import BindingsScene, InputCaptureScene
from game.app.screens.closeup import CloseUpScene
from game.app.screens.credits import AccessibilityScene, CreditsScene, LicenceScene, LicencesScene
from game.app.screens.fill import NumberScene, SeedScene, TextScene
from game.app.screens.games import DailyScene, GamesScene
from game.app.screens.help import HelpScene
from game.app.screens.look import LookScene
from game.app.screens.offer import FirstNoteScene, FirstStepsScene, LessonDoneScene
from game.app.screens.over import AskScene, Loading, LoadingScene, PadLostScene
from game.app.screens.pause import PauseScene
from game.app.screens.read import ContentsScene
from game.app.screens.records import RecordsScene
from game.app.screens.replay import ReplayScene
from game.app.screens.result import ResultScene
from game.app.screens.review import RemarksScene, ReviewScene
from game.app.screens.run import RunScene
from game.app.screens.settings import SettingsScene, WelcomeScene
from game.app.screens.setup import SetupScene
from game.app.screens.slots import SlotsScene
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene, UnderWayScene
from game.app.services import Services
from game.app.settings import SECTIONS
from game.app.store.records import Run, run_of
from game.app.ui.scene import Scene
from game.core import save
from game.core.blanks import encode
from game.core.cards import parse
from game.core.game import Game, defaults
from game.core.grading import CRUEL, GRADE, WINNABLE
from game.core.match import Match
from game.core.seeds import LIMIT
from game.core.teach import ACT, UNDO, WATCH, Lesson
from game.core.text import Text
from game.core.view import Action, View
from game.grades import seeds_of
from game.minds import finish
from game.review.analysis import Review, reviewed
from game.rules import games
from tests.app import arena, crawl, descent, duo, friends, highscores, party_setup, puzzling, quest
from tests.app.extremes import dead_at_once, last_card, last_room, one_drunk, through, twice_avoided, whole_stack
from tests.app.showing import Make, pressed, put
from tests.app.ways import WAYS, begun

from .parts import part

GAME, DIAMONDS = games()["scoundrel"], games()["diamonds"]
ALL_UP = ("turn room.0", "turn room.1", "turn room.2", "turn room.3")
Until = Callable[[View], bool]
ABOUT = "Say something of your own, and let the whole table hear of it"
LATER = OtherWay("Save in a slot first", "save", lambda: None)
LONG_QUESTION = "Give up the game in progress? It will count as given up. " * 2


def _start(seed: int) -> Match:
    match = Match(GAME, defaults(GAME), seed)
    match.began, match.seconds = "2026-11-20T19:05:33", 754.0
    return match


def _plays(until: Until, seed: int) -> Match:
    """A play by the adviser, up to the first view for which `until` is true, or to its end."""
    match, adviser = _start(seed), GAME.adviser()
    while not match.over and not until(match.view(0)):
        match.play(adviser.choose(match.view(0)))
    return match


def _ended(result: str) -> Until:
    return lambda view: view.outcome is not None and view.outcome.result == result


def _slain(count: int) -> Until:
    """A condition: at least `count` monsters lie on the weapon, and it can strike another one."""
    return lambda view: len(view.zones["slain"]) >= count and any("weapon" in action.ids for action in view.legal)


def _nearly_dead(view: View) -> bool:
    """True if some action would kill the player."""
    return view.gauges["health"] <= 4 and any(GAME.preview(view, action).fatal for action in view.legal)


MOMENTS: dict[str, Until] = {
    "armed": _slain(1),
    "two slain": _slain(2),
    "three slain": _slain(3),
    "nearly dead": _nearly_dead,
    "won": _ended("won"),
    "lost": _ended("lost"),
    "after 9": lambda view: len(view.zones["discard"]) >= 7,
}


@cache
def _way_to(moment: str) -> tuple[int, tuple[Action, ...]]:
    """A seed and the actions that lead to a moment."""
    until = MOMENTS[moment]
    for seed in range(1, 500):
        match = _plays(until, seed)
        if until(match.view(0)):
            return seed, tuple(match.log)
    raise AssertionError(f"no play comes to be {moment}")


def fresh(seed: int = 7) -> Match:
    """A newly dealt play."""
    return _start(seed)


def moment(name: str) -> Match:
    """A new play at one of the `MOMENTS`."""
    seed, log = _way_to(name)
    match = _start(seed)
    for action in log:
        match.play(action)
    return match


# tables


def table(make: Callable[[], Match]) -> Make:
    """A function that shows the table of a play, at rest."""
    return lambda services: put(services, table_of(services, make()))


def weapon_choice(services: Services) -> Scene:
    """A table with a monster picked that may be fought with or without the weapon."""
    match = moment("two slain")
    scene = table_of(services, match)
    put(services, scene)
    scene.commands.pick(next(action.ids[0] for action in match.legal(0) if "weapon" in action.ids))
    scene.refresh()
    return scene


def deadly_question(services: Services) -> Scene:
    """The question before an action that would end the play."""
    match = moment("nearly dead")
    scene = table_of(services, match)
    put(services, scene)
    for id in next(action.ids for action in match.legal(0) if GAME.preview(match.view(0), action).fatal):
        scene.commands.pick(id)
    services.stack.settle(lambda: None)
    assert services.stack.top is not None
    return services.stack.top


def _over_table(make: Callable[[Services, TableScene], Scene]) -> Make:
    def shown(services: Services) -> Scene:
        under = table_of(services, moment("armed"))
        put(services, under)
        return put(services, make(services, under))

    return shown


def _near(card: Callable[[Match], str], name: str = "two slain") -> Make:
    """A function that shows the close-up of a card of a play at some moment."""

    def shown(services: Services, under: TableScene) -> Scene:
        match = moment(name)
        return CloseUpScene(services, GAME, match.view(0), parse(card(match)))

    return _over_table(shown)


def _lesson(game: Game[Any], lesson: Lesson, number: int) -> Make:
    def shown(services: Services) -> Scene:
        scene = lesson_of(services, game, lesson, services.stack.pop, services.stack.pop)
        put(services, scene)
        for task in lesson.tasks[:number]:
            if task.until in (ACT, WATCH):
                scene.match.play(Action.parse(task.action) if task.action else scene.match.legal(0)[0])
            elif task.until == UNDO:
                scene.match.undo()
        part(scene, LessonGuide).tutor.number, part(scene, LessonGuide).tutor.passed = number, False
        scene.top.conductor.end()
        scene.enter()
        return scene

    return shown


# records and saves


def history() -> Iterable[Run]:
    """Runs of every kind."""
    won, lost = (
        run_of(moment("won"), "2026-11-20T19:05:33"),
        run_of(moment("lost"), "2026-11-19T08:00:00", "2026-11-19"),
    )
    yield from (replace(won, when=f"2026-11-{day:02}T19:05:33") for day in range(1, 19))
    yield from (replace(lost, marks=("practice", "stacked", "typed")), replace(lost, result="abandoned", score=0), lost)


def _with_history(make: Make) -> Make:
    def shown(services: Services) -> Scene:
        services.records.runs = list(history())
        return make(services)

    return shown


def _with_slots(make: Make) -> Make:
    """A function that fills some save slots, damages one, leaves others empty, and then shows a scene."""

    def shown(services: Services) -> Scene:
        for number in (1, 2, 3):
            services.saves.put(number, moment("after 9") if number > 1 else fresh())
        (services.homes.data / "slots" / "4.json").write_text("{", encoding="utf-8")
        return make(services)

    return shown


def _with_odd_slots(make: Make) -> Make:
    """A function that shows a scene with odd save slots: from a later program, from a backup, of an unknown game, and
    with every mark."""

    def shown(services: Services) -> Scene:
        folder, good = services.homes.data / "slots", save.write(moment("after 9"), "1")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "1.json").write_text(json.dumps(json.loads(good) | {"format": 9}), encoding="utf-8")
        (folder / "2.json").write_text("{", encoding="utf-8")
        (folder / "2.json.bak").write_text(good, encoding="utf-8")
        (folder / "3.json").write_text(json.dumps(json.loads(good) | {"game": "x" * 60}), encoding="utf-8")
        services.saves.put(4, _marked(through, *save.MARKS))
        return make(services)

    return shown


def _marked(make: Callable[[], Match], *marks: str) -> Match:
    match = make()
    match.marks |= set(marks)
    return match


def _with_long_history(make: Make) -> Make:
    """A function that shows a scene with decades of runs in the records, the last run as odd as possible."""

    def shown(services: Services) -> Scene:
        won = replace(run_of(moment("won"), ""), seconds=4e5)
        days = [f"20{year}-{month:02}-20T19:05:33" for year in range(26, 99) for month in range(1, 13)]
        odd = {"result": "lost", "score": -208, "marks": save.MARKS, "daily": "2099-12-20"}
        rules = {"wear": "equal", "end": "full"}
        services.records.runs = [replace(won, when=day) for day in days]
        services.records.runs.append(replace(won, when=days[-1], options=rules, **odd))
        return make(services)

    return shown


def _kept(services: Services) -> Scene:
    """The page of a run whose actions are still stored, with every detail that can be shown."""
    match = moment("won")
    record_play(services, match)
    return put(services, RunScene(services, services.records.runs[-1], match))


@cache
def _reviewed(result: str) -> tuple[Match, Review, Match | None, Callable[[Action], Text]]:
    match = moment(result)
    evaluator = bots.evaluator(GAME, match.options)
    assert evaluator is not None
    return match, *finish(reviewed(match, evaluator, bots.SOLVERS[GAME.id])), evaluator.name


def _remarks(services: Services) -> Scene:
    match = crawl.moment("warrior", "fight")
    remarks = bots.remarks(match.game)
    assert remarks is not None
    return put(services, RemarksScene(services, match, [(one.at, one.kind, one.text) for one in remarks(match, 0)]))


def _review(result: str) -> Make:
    return lambda services: put(services, ReviewScene(services, *_reviewed(result)))


def _typed(services: Services) -> Scene:
    """The set-up page with every house rule changed and the largest seed."""
    scene = SetupScene(services, GAME)
    scene.options = {option.key: option.choices[-1].value for option in GAME.options}
    scene.seed = LIMIT - 1
    services.records.runs = [replace(next(iter(history())), options=scene.options, seed=scene.seed, marks=("typed",))]
    return put(services, scene)


def _with_running(make: Make) -> Make:
    def shown(services: Services) -> Scene:
        services.saves.autosave(moment("after 9"))
        return make(services)

    return shown


def _with_all_ways(make: Make) -> Make:
    """A function that shows a scene while a play of every way to play is under way."""

    def shown(services: Services) -> Scene:
        for id, mode in WAYS:
            services.saves.autosave(begun(id, mode))
        return make(services)

    return shown


class Waiting(Loading[None]):
    """Work that stays where it is."""

    def __init__(self) -> None:
        super().__init__(iter(()))  # type: ignore[arg-type]
        self.share = 0.4

    def work(self, seconds: float) -> bool:
        return False


def _loading(services: Services) -> Scene:
    """The dialog over the title, with a bar that fills no further."""
    put(services, TitleScene(services))
    return put(services, LoadingScene(services, Waiting(), lambda result: None))


def _result(make: Callable[[], Match], daily: str = "") -> Make:
    def shown(services: Services) -> Scene:
        match = make()
        services.records.add(run_of(match, "2026-11-20T19:05:33", daily))
        return put(services, ResultScene(services, match, daily))

    return shown


def _graded(services: Services) -> Scene:
    """The result of a deal that was asked for by its difficulty."""
    match = through()
    match.options = {**match.options, GRADE: CRUEL}
    services.records.add(run_of(match, "2026-11-20T19:05:33"))
    return put(services, ResultScene(services, match))


def _diamonds_graded() -> Match:
    """A play of Diamonds & Dragons that was asked for by its difficulty, played on to its end."""
    match = Match(DIAMONDS, {**defaults(DIAMONDS), GRADE: CRUEL}, seeds_of(DIAMONDS, defaults(DIAMONDS), CRUEL)[0])
    while not match.over:
        match.play(match.legal(0)[-1])
    return match


def _set_up_graded(grade: str, game: Game[Any] = GAME) -> Make:
    """The set-up page with a difficulty chosen."""

    def shown(services: Services) -> Scene:
        scene = SetupScene(services, game)
        scene.options[GRADE] = grade
        return put(services, scene)

    return shown


def _rematch(services: Services) -> Scene:
    """The result of a deal that was played again, with a better score than before."""
    match = _marked(lambda: moment("won"), "again")
    first = run_of(match, "2026-11-19T19:05:33")
    services.records.add(replace(first, marks=(), score=first.score - 20))
    services.records.add(run_of(match, "2026-11-20T19:05:33"))
    return put(services, ResultScene(services, match))


def _replay(share: float) -> Make:
    def shown(services: Services) -> Scene:
        scene = ReplayScene(services, moment("won"))
        put(services, scene)
        scene.playing = False
        scene.jump(round(scene.play.last * share))
        scene.top.hurry()
        scene.refresh()
        return scene

    return shown


def _page(make: Callable[[Services], SettingsScene | BindingsScene], page: str) -> Make:
    def shown(services: Services) -> Scene:
        scene = make(services)
        scene.turn_to(page)
        return put(services, scene)

    return shown


def _contents(services: Services) -> Scene:
    """The table of contents of the longest help book."""
    book = HelpScene(services, "deuces")
    book.refresh()
    book.contents()
    services.stack.settle(lambda: None)
    contents = services.stack.top
    assert isinstance(contents, ContentsScene)
    return contents


def _help(number: int) -> Make:
    def shown(services: Services) -> Scene:
        scene = HelpScene(services, GAME.id)
        scene.number = number
        return put(services, scene)

    return shown


class Other:
    """A game like another one, with some attributes replaced."""

    def __init__(self, like: Game[Any], **told: object):
        self.like, self.told = like, told

    def __getattr__(self, name: str) -> Any:
        return self.told[name] if name in self.told else getattr(self.like, name)


def shelf_of(count: int) -> dict[str, Any]:
    """A shelf of `count` games, all but two of them made up."""
    real = list(games().values())[:2]
    long = "A hero grows with every level. Draw deep, spend your mana well, and be out before the pack is empty."
    made_up = [
        Other(GAME, id=f"other-{n}", title=f"Dungeons and Deuces {n}", blurb=long, credit="Somebody Else, Another")
        for n in range(len(real), count)
    ]
    return {game.id: game for game in [*real, *made_up][:count]}


def _shelf(services: Services) -> Scene:
    return GamesScene(services, "Choose a game", lambda game: None)


def _with_games(count: int, make: Make) -> Make:
    def shown(services: Services) -> Scene:
        services.records.runs = list(history())
        services.games = shelf_of(count)
        scene = make(services)
        services.games = games()
        return scene

    return shown


def _seed(text: str) -> Make:
    def shown(services: Services) -> Scene:
        scene = SeedScene(services, None, lambda seed: None)
        put(services, scene)
        scene.text = text
        scene.refresh()
        return scene

    return shown


def _catch(command: str, device: str) -> Make:
    return _plain(lambda services: InputCaptureScene(services, command, 0, device))


def _dealer_play(*deeds: str) -> Match:
    """A play with a Dealer after some actions; an action without a seat number is the Dealer's."""
    match = Match(DIAMONDS, {**defaults(DIAMONDS), "mode": "dealer"}, 7, seats=("human", "human"))
    for deed in deeds:
        match.play(Action.parse(deed if deed.startswith("0:") else f"1:{deed}"))
    return match


def _dealt(*deeds: str) -> Make:
    """A function that shows the table of a play with a Dealer, with its latest speech lines."""

    def shown(services: Services) -> Scene:
        match = _dealer_play(*deeds)
        scene = table_of(services, match)
        put(services, scene)
        news = match.state.news if deeds else []
        for line in scene.top.chronicle.said([event for event in news if scene.top.chronicle.is_speech(event)]):
            scene.top.spoken.hang_up(line, scene.play.doer, not scene.top.pace)
        scene.turns.close()
        scene.refresh()
        return scene

    return shown


def _dealt_replay(*deeds: str) -> Make:
    def shown(services: Services) -> Scene:
        scene = ReplayScene(services, _dealer_play(*deeds))
        put(services, scene)
        scene.jump(scene.play.last)
        scene.refresh()
        return scene

    return shown


def _writing(text: str, key: str = "") -> Make:
    """A function that shows the on-screen keyboard after `text` was typed and `key` was pressed."""

    def shown(services: Services) -> Scene:
        scene = TextScene(services, 0, "Say", ABOUT, lambda id: None, [parse(id) for id in ("9S", "7D", "XB", "5H")])
        put(services, scene)
        for letter in text:
            scene.add(letter)
        scene.act(key or None)
        scene.refresh()
        return scene

    return shown


def _plain(make: Callable[[Services], Scene]) -> Make:
    return lambda services: put(services, make(services))


def _first_note(number: int) -> Make:
    """The page of a note on what a player meets for the first time."""
    game = games()["deuces"]
    assert game.first_notes is not None
    note = game.first_notes.notes()[number]

    def noted(services: Services) -> Scene:
        scene = FirstNoteScene(services, game, note)
        scene.misfire.forget()  # else it ignores the first presses
        return scene

    return _plain(noted)


def _lessons() -> dict[str, Make]:
    """Scenes for every task of every game's lesson."""
    return {
        f"lesson of {game.id}, task {n + 1}": _lesson(game, lesson, n)
        for game in games().values()
        if (lesson := game.lesson()) is not None
        for n in range(len(lesson.tasks))
    }


SCENES: dict[str, Make] = {
    "welcome": _plain(WelcomeScene),
    "title": _plain(TitleScene),
    "title with a play": _with_running(_plain(TitleScene)),
    "title with many plays": _with_all_ways(_plain(TitleScene)),
    "continue": _with_all_ways(_plain(lambda services: UnderWayScene(services, lambda play: None, lambda: None))),
    "loading": _loading,
    "first steps": _plain(lambda services: FirstStepsScene(services, GAME, lambda: None)),
    "first note": _first_note(2),
    "first note, short": _first_note(1),
    "toured": _plain(lambda services: LessonDoneScene(services, lambda: None)),
    "games": _plain(_shelf),
    "games, all under way": _with_all_ways(_plain(_shelf)),
    "set-up, under way": _with_all_ways(_plain(lambda services: SetupScene(services, games()["crawl"]))),
    "daily": _plain(lambda services: DailyScene(services, lambda game: None)),
    "games, three": _with_games(3, _plain(_shelf)),
    "games, four": _with_games(4, _plain(_shelf)),
    "set-up": _plain(lambda services: SetupScene(services, GAME)),
    "set-up, records": _with_history(_plain(lambda services: SetupScene(services, GAME))),
    "set-up, typed": _typed,
    "set-up, graded": _set_up_graded(CRUEL),
    "set-up, graded, Diamonds": _set_up_graded(WINNABLE, DIAMONDS),
    "seed": _seed(""),
    "seed, good": _seed("U-7K3N5"),
    "seed, bad": _seed("U-7K3N5U7K3N5U7"),
    "write": _writing(""),
    "write, long": _writing("They dug too deep, too greedily, and much too late in the evening. " * 2),
    "write, capitals only": _writing("MOOMIN " * 18),
    "write, signs": _writing("Hush!", "signs"),
    "write, number": _plain(lambda services: NumberScene(services, 0, "Correct", ABOUT, (-99, 999), lambda id: None)),
    "dealer, to turn": _dealt(),
    "dealer, half turned": _dealt("turn room.2", "turn room.0"),
    "dealer, lines": _dealt(*ALL_UP),
    "dealer, said": _dealt(*ALL_UP, f"say {encode('Mind your heads.')}"),
    "dealer, said at length": _dealt(*ALL_UP, f"say {encode(('Moomin ' * 18)[:119])}!"),
    "dealer, said without end": _dealt(*ALL_UP, f"say {'w' * 120}"),
    "dealer, to gather": _dealt(*ALL_UP, "0:run"),
    "dealer, to shuffle": _dealt(*ALL_UP, "0:run", "gather"),
    "dealer, replay": _dealt_replay(*ALL_UP, f"say {encode('They dug too deep, and much too late in the evening.')}"),
    "table, start": table(fresh),
    "table, armed": table(lambda: moment("armed")),
    "table, much slain": table(lambda: moment("three slain")),
    "table, nearly dead": table(lambda: moment("nearly dead")),
    "table, weapon choice": weapon_choice,
    "table, avoided": table(twice_avoided),
    "table, one drunk": table(one_drunk),
    "table, the whole stack": table(whole_stack),
    "table, last room": table(last_room),
    "table, last card": table(last_card),
    "table, daily": _plain(lambda services: table_of(services, fresh(), "2026-11-20")),
    "table, hint": pressed(table(lambda: moment("armed")), "hint"),
    "ask, deadly": deadly_question,
    "pause": _over_table(lambda services, table: PauseScene(services, table.paused)),
    "pause, pad gone": _over_table(
        lambda services, table: PadLostScene(
            services, lambda is_back: why_paused(table.seating, is_back, table.names.of)
        )
    ),
    "ask": _over_table(
        lambda services, under: AskScene(services, LONG_QUESTION, "Give up and deal again", lambda: None)
    ),
    "close-up, monster": _near(lambda match: next(a.ids[0] for a in match.legal(0) if "weapon" in a.ids)),
    "close-up, potion": _near(lambda match: match.view(0).top("discard").id, "after 9"),
    "close-up, weapon": _near(lambda match: match.view(0).top("weapon").id),
    "look at the deck": _over_table(lambda services, under: LookScene(services, under.match, "deck")),
    "look at the discards": _over_table(lambda services, under: LookScene(services, under.match, "discard")),
    "look at no discards": _plain(lambda services: LookScene(services, fresh(), "discard")),
    "look at known cards": _plain(lambda services: LookScene(services, twice_avoided(), "deck")),
    "look at the whole deck": _plain(lambda services: LookScene(services, dead_at_once(), "deck")),
    "look at no deck": _plain(lambda services: LookScene(services, last_card(), "deck")),
    "look at all discards": _plain(lambda services: LookScene(services, through(), "discard")),
    "result, won": _result(lambda: moment("won"), "2026-11-20"),
    "result, lost": _result(lambda: moment("lost")),
    "result, dead at once": _result(dead_at_once),
    "result, bonus": _result(through),
    **{f"result, {mark}": _result(lambda mark=mark: _marked(through, mark)) for mark in save.MARKS},
    "result, rematch": _rematch,
    "result, graded": _graded,
    "result, graded, Diamonds": _result(_diamonds_graded),
    "replay, start": _replay(0),
    "replay, middle": _replay(0.5),
    "replay, end": _replay(1),
    "records, empty": _plain(RecordsScene),
    "records": _with_history(_plain(RecordsScene)),
    "records, long": _with_long_history(_plain(RecordsScene)),
    "run, odd": _with_long_history(_plain(lambda services: RunScene(services, services.records.runs[-1]))),
    "run, kept": _kept,
    "review, lost": _review("lost"),
    "review, won": _review("won"),
    "review, remarks": _remarks,
    "review, nothing to remark": _plain(lambda services: RemarksScene(services, moment("won"), ())),
    "run, won": _with_history(_plain(lambda services: RunScene(services, services.records.runs[0]))),
    "run, lost": _with_history(_plain(lambda services: RunScene(services, services.records.runs[-1]))),
    "title with slots": _with_slots(_plain(TitleScene)),
    "continue with slots": _with_slots(
        _with_all_ways(_plain(lambda services: UnderWayScene(services, lambda play: None, lambda: None)))
    ),
    "slots, to load": _with_slots(_plain(lambda services: SlotsScene(services, None))),
    "slots, to save": _with_slots(_plain(lambda services: SlotsScene(services, moment("after 9")))),
    "slots, odd": _with_odd_slots(_plain(lambda services: SlotsScene(services, None))),
    **{f"settings, {section.id}": _page(SettingsScene, section.id) for section in SECTIONS},
    **{f"bindings, {device}": _page(BindingsScene, device) for device in ("key", "mouse", "pad")},
    **{f"catch, {device}": _catch("confirm", device) for device in ("key", "mouse", "pad")},
    "catch, back": _catch("cancel", "key"),
    **{f"help, page {n + 1}": _help(n) for n in range(len(GAME.pages()) + 2)},
    "help, contents": _contents,
    **_lessons(),
    "credits": _plain(CreditsScene),
    "accessibility": _plain(AccessibilityScene),
    "licences": _plain(LicencesScene),
    "licence": _plain(lambda services: LicenceScene(services, "MIT", "LICENSE")),
    **duo.SCENES,
    **descent.SCENES,
    **highscores.SCENES,
    **friends.SCENES,
    **crawl.SCENES,
    **arena.SCENES,
    **party_setup.SCENES,
    **quest.SCENES,
    **puzzling.SCENES,
    "ask, another way": _over_table(
        lambda services, under: AskScene(services, LONG_QUESTION, "Give up", lambda: None, other=LATER)
    ),
}
