"""Stories: their texts, their choices, and the effects of these (A95)."""

from collections.abc import Iterator

from game.core.table import State
from game.core.view import Action

from ...frames import Handlers, Question, queue, then
from ...queries import all_heroes, seat_of
from . import boons, torches
from .parts import Choice, Find, Story
from .progress import READS, TALE, complete, give, met, tale
from .where import flags, is_met, leader, under_way

BOONS = {"draw": boons.DRAW, "deuces": boons.DEUCES, "discard": boons.LOSE}  # effects on every hero


def visit_find(s: State, find: Find) -> None:
    """Take the loot."""
    met(s, find, READS if len(all_heroes(s)) > 1 else TALE)
    complete(s, find)
    queue(s, then("award", find.loot), then("happen"))


def visit_story(s: State, story: Story) -> None:
    """Turn to a story: the party must choose, or may leave if not all choices are open yet.

    Coming back to a story counts as a step, because a party could otherwise do so forever.
    """
    again = is_met(s, story)
    met(s, story, READS)
    queue(s, *([then("tire")] if again else []), then("story"))


def open_choices(s: State) -> tuple[Choice, ...]:
    """The choices of the current story that can be taken."""
    story = under_way(s)
    assert isinstance(story, Story)
    return tuple(choice for choice in story.choices if choice.open(flags(s)))


def _seats(s: State) -> list[int]:
    return [seat_of(s, leader(s))]


def _legal(s: State, seat: int) -> Iterator[Action]:
    story = under_way(s)
    assert isinstance(story, Story)
    yield from (Action("choose", (str(choice.number),), seat) for choice in open_choices(s))
    if len(open_choices(s)) < len(story.choices):
        yield Action("leave", (), seat)


def _chosen(s: State, action: Action) -> None:
    story = under_way(s)
    assert isinstance(story, Story)
    if action.verb == "choose":
        choice = next(choice for choice in story.choices if str(choice.number) == action.ids[0])
        s.announce("chosen", story.id, choice.text)
        tale(s, story.id, f"then{choice.number}", story.title, choice.then)
        complete(s, story)
        give(s, choice.gives)
        queue(s, *(then("effect", effect) for effect in choice.effects), then("happen"))
    else:
        queue(s, then("happen"))


def _effect(s: State, effect: str) -> None:
    """Carry out an effect of a choice: cards or deuces for every hero, a torch for the party, or loot for one hero."""
    kind, _plus, n = effect.partition("+")
    if kind in BOONS:
        for hero in all_heroes(s):
            boons.grant(s, hero, BOONS[kind], int(n))
    elif effect == "torch+1":
        torches.light(s)
    elif effect == "torch-1":
        torches.singe(s)
    else:
        queue(s, then("award", effect))


HANDLERS: Handlers = {
    "story": Question(_seats, _legal, _chosen),
    "effect": _effect,
}
