"""What a quest is like, for whoever chooses one."""

from collections.abc import Iterator

from game.core.journey import Outline

from .parts import QUEST_LOOT, Encounter, Find, Plan
from .plan import plan_of
from .telling import quoted


def outline_of(text: str) -> Outline:
    """What the quest in a text is like.  Raises `Trouble` where it holds none."""
    plan = plan_of(text)
    return Outline(quoted(plan.title), quoted(plan.blurb), plan.author, plan.minutes, plan.heroes, plan.level,
                   len(plan.rooms), next(_shown(plan), ""))  # fmt: skip


def _shown(plan: Plan) -> Iterator[str]:
    """What a picture of it may show: the first Boss, what is found nowhere else, or whoever comes first."""
    fights = [thing for thing in plan.things if isinstance(thing, Encounter)]
    yield from (fight.boss for fight in fights if fight.boss)
    yield from (thing.loot for thing in plan.things if isinstance(thing, Find) and thing.loot in QUEST_LOOT)
    yield from (enemy for fight in fights for enemy in fight.enemies)
