"""High scores for tests: files with names on them, plays whose score belongs there, and the scenes about them."""

from game.app.play.plays import record_play
from game.app.screens.fill import NameScene, SignScene, signs_of
from game.app.screens.high_scores import HighScoreScene, HighScoresScene
from game.app.screens.result import ResultScene
from game.app.screens.run import RunScene
from game.app.services import Services
from game.app.store.high_scores import HighScoreRow, recent_names, to_line
from game.app.ui.scene import Scene
from game.core.game import defaults
from game.core.match import Match
from game.core.view import Action
from game.rules import games
from tests.app.showing import put

CRAWL = games()["crawl"]
ABOUT = "Score 41: place 3 in the Hardcore high scores."
NAMES = ("Ylva the Red", "Bo", "WWWWWWWWWWWWWWWWWWWW", "Ada", "Ærik", "Jörmungandr", "Mo", "Zoë", "Q", "Old Tom")


def finished(seed: int = 3, **options: str) -> Match:
    """A play that takes one monster after the other until it has a score, and leaves."""
    for number in range(seed, seed + 200):
        match = Match(CRAWL, {**defaults(CRAWL), "difficulty": "hard", **options}, number)
        match.began, match.seconds = f"2026-11-20T19:05:{number % 60:02}", 754.0
        if match.options["difficulty"] == "ask":
            match.play(Action("hard"))
        while not match.over:
            legal = {action.verb: action for action in match.legal(0)}
            enough = match.view(0).gauges["score"] > 0 and "leave" in legal
            match.play(legal["leave" if enough else next(v for v in ("enter", "strike", "bear") if v in legal)])
        if match.state.outcome.result == "left":
            return match
    raise AssertionError("nobody walks out")


def row(n: int, **more: object) -> HighScoreRow:
    """A row; every third is a mage's, every second of the usual difficulty."""
    told = {
        "name": NAMES[n % len(NAMES)], "kind": "WWM"[n % 3], "level": ("hard", "normal")[n % 2],
        "score": 5 + n * 37 % 250,
        "when": f"2026-11-{1 + n % 20:02}T19:05:33", "seed": n * 7919, "options": {}, "play": f"play {n}",
    }  # fmt: skip
    return HighScoreRow(**(told | more))


def written(services: Services, count: int, **more: object) -> None:
    """Write `count` rows to the high scores of Dungeon Crawl."""
    path = services.high_scores("crawl").path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(to_line(row(n, **more)) for n in range(count)))


def _scores(count: int, level: str = "hard", mine: str = ""):
    def shown(services: Services) -> Scene:
        written(services, count)
        return put(services, HighScoresScene(services, CRAWL, level, mine))

    return shown


def _sign(count: int):
    def shown(services: Services) -> Scene:
        rows = [row(n) for n in range(count)]
        return put(services, SignScene(services, ABOUT, recent_names(rows), lambda name: None, signs_of(CRAWL, rows)))

    return shown


def _name(text: str):
    def shown(services: Services) -> Scene:
        scene = NameScene(services, ABOUT, lambda name: None)
        put(services, scene)
        for letter in text:
            scene.add(letter)
        scene.refresh()
        return scene

    return shown


def _score(kept: bool):
    def shown(services: Services) -> Scene:
        match = finished(hero="mage")
        if kept:
            record_play(services, match)
        when = services.records.runs[-1].when if kept else "2026-11-20T19:05:33"
        told = {"when": when, "seed": match.seed, "options": match.options, "play": f"{match.began} {match.seed}"}
        return put(services, HighScoreScene(services, CRAWL, 3, row(2, name="W" * 20, **told), match if kept else None))

    return shown


def _result(signed: bool):
    def shown(services: Services) -> Scene:
        match = finished()
        written(services, 4)
        record_play(services, match)
        if signed:
            match.marks.add("practice")
        return put(services, ResultScene(services, match))

    return shown


def _run(services: Services) -> Scene:
    match = finished()
    record_play(services, match)
    return put(services, RunScene(services, services.records.runs[-1], match))


SCENES = {
    "run, to be signed": _run,
    "high scores, none": _scores(0),
    "high scores": _scores(30, mine="play 4"),
    "high scores, many": _scores(800, mine="play 0"),
    "high scores, one": _scores(1),
    "sign": _sign(30),
    "sign, one": _sign(1),
    "name": _name(""),
    "name, long": _name("W" * 20),
    "score, kept": _score(True),
    "score, forgotten": _score(False),
    "result, to be signed": _result(False),
    "result, not for the sheet": _result(True),
}
