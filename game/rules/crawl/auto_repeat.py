"""Fighting on: blows are repeated while a button is held, until something happens that a player wants to look at."""

from collections.abc import Callable, Mapping

from game.core.pacing import AutoRepeat, Stop
from game.core.text import N_, Text
from game.core.view import View

from .character import full
from .foresight import may_fall_to_a_hit
from .stages import FIGHT, STAGE


def _is_over(before: View, now: View) -> bool:
    return now.outcome is not None


def _is_slain(before: View, now: View) -> bool:
    return now.facts[STAGE] != FIGHT and now.facts["rooms"] != before.facts["rooms"]


def _is_asked(before: View, now: View) -> bool:
    """True if there is something to choose that was not there before, or something less."""
    return {action.verb for action in now.legal} != {action.verb for action in before.legal}


def _is_in_danger(before: View, now: View) -> bool:
    """True if the next hit may be fatal, and could not be before, or the hero was hurt again."""
    hurt = now.gauges["hp"] < before.gauges["hp"]
    return may_fall_to_a_hit(now, now.gauges["mana"]) and (hurt or not may_fall_to_a_hit(before, before.gauges["mana"]))


def _is_down_to_half(before: View, now: View) -> bool:
    half = full(now).get("hp", 0) / 2
    return now.gauges["hp"] <= half < before.gauges["hp"]


def _is_reshuffled(before: View, now: View) -> bool:
    return now.facts["pool"] != before.facts["pool"] or len(now.zones["deck"]) > len(before.zones["deck"])


STOPS: Mapping[str, tuple[Callable[[View, View], bool], str]] = {  # by id, the most important first
    "over": (_is_over, ""),
    "slain": (_is_slain, ""),
    "choice": (_is_asked, N_("There is something to decide.")),
    "danger": (_is_in_danger, N_("The next hit may be your last.")),
    "half": (_is_down_to_half, N_("Half of your life is gone.")),
    "reshuffle": (_is_reshuffled, N_("The pool was shuffled anew.")),
}


class CrawlRepeat(AutoRepeat):
    """The hero's plain blow is repeated; magic, which is spent, is not."""

    verbs = frozenset(("strike",))

    def stop(self, before: View, now: View) -> Stop | None:
        """The first reason of `STOPS` that holds; its text is empty where the table shows it anyway."""
        for id, (holds, text) in STOPS.items():
            if holds(before, now):
                return Stop(id, Text(text))
        return None
