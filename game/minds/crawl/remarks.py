"""What can be said of a finished run of Dungeon Crawl: the chance to survive each room, when to leave, and how many
blows hit.

Chance decides the fights, so nobody can say what a run could have been. But whether to go on at a door is a question
with an answer, on average, and in hindsight there is a best door.

The kinds of remarks: `room`, with `chance` in thousandths; `door`, a mistake, with `score` and `going_on` in hundredths
of a point (a mage's is never more than 9.9 points below the score, as in the leaver's table); `leaving`, with `score`;
`blows`, with `hits`, `blows`, and what is `usual` in hundredths of a blow, the hero's own if `mine` is 1.
"""

from collections.abc import Iterator, Sequence

from game.core.events import Told
from game.core.match import Match
from game.core.text import N_, Text
from game.core.view import Action, View
from game.minds import Remark, decisions
from game.rules.crawl.character import is_mage
from game.rules.crawl.fight import HERO
from game.rules.crawl.leaver import going_on
from game.rules.crawl.odds import HITS
from game.rules.crawl.stages import DOOR, STAGE

from .chances import survives

CLEARLY = 50  # hundredths of a point by which a decision at a door must be worse to be a mistake


def remarks(match: Match, seat: int = 0) -> list[Remark]:
    """All remarks on a finished run, in its order."""
    doors = [
        moment for moment in decisions(match, seat) if moment[1].facts[STAGE] == DOOR and moment[2].verb != "renew"
    ]
    found = [remark for at, view, action in doors for remark in _at_a_door(at, view, action)]
    return [*sorted([*found, *_best_door(match, doors)], key=lambda remark: remark.at), *_blows(match)]


def _at_a_door(at: int, view: View, action: Action) -> Iterator[Remark]:
    hard, score = view.facts["difficulty"] == "hard", view.gauges["score"]
    if action.verb == "enter":
        chance = survives(view)
        message = Text("You come out of this room alive in {n}% of cases", n=round(chance / 10))
        if is_mage(view):
            message = Text("At best you come out of this room alive in {n}% of cases", n=round(chance / 10))
        yield Remark(at, "room", message, {"chance": chance})
    if hard:
        mean = round(100 * going_on(view))
        figures = {"score": 100 * score, "going_on": mean}
        if action.verb == "enter" and mean <= 100 * score - CLEARLY:
            words = Text("With {n} point it was better to leave", "With {n} points it was better to leave", n=score)
            yield Remark(at, "door", words, figures)
        elif action.verb == "leave" and mean >= 100 * score + CLEARLY:
            words = Text(
                "You left with {n} point: going on brings {mean} on average",
                "You left with {n} points: going on brings {mean} on average",
                n=score,
                mean=round(mean / 100),
            )
            yield Remark(at, "door", words, figures)


def _blows(match: Match) -> Iterator[Remark]:
    """How many blows hit, beside what is usual: a blow hits in 25 of 51 cases."""
    blows = [
        (event.data[0] == HERO, event.what == "hit")
        for events in match.history
        for event in events
        if isinstance(event, Told) and event.what in ("hit", "miss")
    ]
    for mine, message in (
        (True, N_("Your blows that hit: {hits} of {n}; half of them is usual")),
        (False, N_("The monsters' blows that hit: {hits} of {n}; half of them is usual")),
    ):
        hits = [hit for whose, hit in blows if whose is mine]
        if hits:
            figures = {"mine": int(mine), "hits": sum(hits), "blows": len(hits), "usual": round(100 * len(hits) * HITS)}
            yield Remark(len(match.log), "blows", Text(message, hits=sum(hits), n=len(hits)), figures)


def _best_door(match: Match, doors: Sequence[tuple[int, View, Action]]) -> Iterator[Remark]:
    """In hindsight: the door at which a hardcore hero that fell should have left."""
    outcome = match.state.outcome
    if outcome is None or outcome.results[0] != "lost" or match.state.facts["difficulty"] != "hard":
        return
    at, view, _ = max(doors, key=lambda door: door[1].gauges["score"])
    if score := view.gauges["score"]:
        words = Text(
            "In hindsight, the best door to leave by came with {n} point",
            "In hindsight, the best door to leave by came with {n} points",
            n=score,
        )
        yield Remark(at, "leaving", words, {"score": 100 * score})
