"""A review in plain words."""

from collections.abc import Callable, Sequence

from game.core.match import Match
from game.core.narration import sentences
from game.core.text import Text, number, percent, signed
from game.core.view import Action

from .analysis import BLUNDER, MISTAKE, SAME, Review, Step

PLAYED = (  # by what all decisions gave away, in thousandths
    (20, Text("Flawless play")),
    (100, Text("Strong play")),
    (250, Text("Steady play")),
    (500, Text("Shaky play")),
)
WILD = Text("Reckless play")
LUCKY, VERY = 80, 300  # thousandths


def skill(found: Review) -> Text:
    """How well the play was played."""
    named = next((words for most, words in PLAYED if found.loss <= most), WILD)
    return Text(
        "{how}: {good} of {n} decision as good as the best",
        "{how}: {good} of {n} decisions as good as the best",
        how=named,
        good=found.good,
        n=found.decisions,
    )


def luck(found: Review) -> Text:
    """How lucky the play was."""
    points = found.luck
    if abs(points) < LUCKY:
        return Text("Neither luck nor bad luck")
    if points > 0:
        return Text("Very good luck") if points >= VERY else Text("Good luck")
    return Text("Very bad luck") if points <= -VERY else Text("Bad luck")


def points(thousandths: int) -> Text:
    """A change of the chance in points, that is hundredths: `−7 points`."""
    rounded = (abs(thousandths) + 5) // 10
    n = rounded if thousandths > 0 else -rounded
    return Text("{amount} point", "{amount} points", n=n, amount=signed(n))


def sum_of(found: Review, graded: bool) -> Text:
    """The chances before the deal, after it, and at the end, and what skill and luck made of them in between.

    `graded`: the deal was asked for by its difficulty.
    """
    usual = Text("{chance} in deals of this difficulty") if graded else Text("{chance} before the deal")
    return Text(
        "Chance to win: {start}, {dealt} once dealt, {luck} by luck, {loss} by decisions, {end} at the end",
        start=usual.filled(chance=percent(found.average)),
        dealt=percent(found.start),
        luck=points(found.luck - found.start + found.average),
        loss=points(-found.loss),
        end=percent(found.chances[-1]),
    )


def judged(step: Step) -> Text | None:
    """What to call a decision that gave something away; None for a good one."""
    if step.loss >= BLUNDER:
        return Text("Blunder")
    if step.loss >= MISTAKE:
        return Text("Mistake")
    return Text("Slip") if step.loss >= SAME else None


def moment(step: Step, turned_up: Text | None, name: Callable[[Action], Text]) -> Text:
    """A step that changed the chance. `turned_up` says what cards came; `name` names an action."""
    verdict = judged(step)
    if verdict is not None and step.loss >= abs(step.luck):
        return _better(verdict, step, name)
    heading = Text("Luck") if step.luck > 0 else Text("Bad luck")
    return Text("{heading}: {what}", heading=heading, what=turned_up or name(step.action))


def _better(verdict: Text, step: Step, name: Callable[[Action], Text]) -> Text:
    """A bad decision, what would have been better, and why. A reason for an action without cards names it itself."""
    what, best, why = name(step.action), name(step.best), step.why
    if step.deadly:
        what = Text("{action}, to the death", action=what)
    if why is None:
        return Text("{verdict}: {what}. Better: {best}.", verdict=verdict, what=what, best=best)
    if not step.best.ids:
        return Text("{verdict}: {what}. {why}.", verdict=verdict, what=what, why=why)
    return Text("{verdict}: {what}. Better: {best}. {why}.", verdict=verdict, what=what, best=best, why=why)


def turned_up(match: Match, step: int, seat: int = 0) -> Text | None:
    """What is said of the cards that an action turned up."""
    events = [event.seen_by(seat) for event in match.history[step]]
    said = [text for text in sentences(match.game.messages, events) if text is not None]
    return said[-1] if said else None


def change(step: Step) -> int:
    """What a step changed most, in thousandths: by luck, or, below 0, by the decision."""
    return -step.loss if step.loss >= abs(step.luck) else step.luck


def rows(found: Review, match: Match, steps: Sequence[int], name: Callable[[Action], Text]) -> list[Text]:
    """Steps in words, with their numbers and what they changed."""
    return [
        Text(
            "{n}. {told} ({change})",
            n=number(i + 1),
            told=moment(found.steps[i], turned_up(match, i), name),
            change=points(change(found.steps[i])),
        )
        for i in steps
    ]
