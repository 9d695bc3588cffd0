"""What a quest is like, for whoever chooses one."""

from game.core.journey import Outline

from .plan import plan_of
from .telling import quoted


def outline_of(text: str) -> Outline:
    """What the quest in a text is like.  Raises `Trouble` where it holds none."""
    plan = plan_of(text)
    return Outline(quoted(plan.title), quoted(plan.blurb), plan.author, plan.minutes, plan.heroes, plan.level,
                   len(plan.rooms))  # fmt: skip
