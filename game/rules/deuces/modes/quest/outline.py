"""The facts about a quest for the page where one is chosen."""

from collections.abc import Iterator

from game.core.journey import Outline

from .parts import QUEST_LOOT, Encounter, Find, Plan
from .plan import plan_of
from .telling import quoted


def outline_of(text: str) -> Outline:
    """The facts about the quest in a text. Raises `Trouble` if the text holds no quest."""
    plan = plan_of(text)
    return Outline(quoted(plan.title), quoted(plan.blurb), plan.author, plan.minutes, plan.heroes, plan.level,
                   len(plan.rooms), next(_shown(plan), ""))  # fmt: skip


def _shown(plan: Plan) -> Iterator[str]:
    """The subjects for a picture of the quest, the best first: bosses, quest loot, then enemies."""
    fights = [thing for thing in plan.things if isinstance(thing, Encounter)]
    yield from (fight.boss for fight in fights if fight.boss)
    yield from (thing.loot for thing in plan.things if isinstance(thing, Find) and thing.loot in QUEST_LOOT)
    yield from (enemy for fight in fights for enemy in fight.enemies)
