"""The status line (what is to be done now) and the buttons for it."""

from collections.abc import Sequence

from game.core.deck import beast
from game.core.text import Text
from game.core.view import View

from .character import is_mage
from .fight import MONSTER
from .stages import CHOOSE, DOOR, FIGHT, HIT, STAGE

STAGES = {
    CHOOSE: ("normal", "hard"),
    DOOR: ("enter", "leave"),
    FIGHT: ("strike",),
    HIT: ("absorb", "bear"),
}


def buttons(view: View) -> Sequence[str]:
    """The verbs of the current stage, including a mage's magic."""
    stage = view.text(STAGE)
    if not is_mage(view) or stage == CHOOSE:
        return STAGES[stage]
    return (*STAGES[stage], *(("cast",) if stage == FIGHT else ()), "renew")


def status(view: View) -> Text:
    """The current task, for the head of the table."""
    if view.outcome is not None:
        return _ending(view)
    stage = view.facts[STAGE]
    if stage == CHOOSE:
        return Text("Your hero is dealt. Choose the difficulty")
    if stage == DOOR:
        return _at_the_door(view)
    if not view.gauges["hp"]:
        return Text("You fall")
    return _hit(view) if stage == HIT else _fighting(view)


def _at_the_door(view: View) -> Text:
    if not view.facts["rooms"]:
        return Text("Enter the first room")
    return Text("Enter the next room, or leave the dungeon")


def _fighting(view: View) -> Text:
    """The side whose turn it is, and the monster."""
    monster, life = view.top("monster"), view.gauges["monster.hp"]
    name = beast(monster) if monster else ""
    turn = view.facts["turn"]
    if not turn:
        return Text("Initiative: the higher card begins")
    if turn == MONSTER:
        return Text("Its turn: {monster}, {n} life", monster=name, n=life)
    return Text("Your turn: attack the {monster} ({n} life)", monster=name, n=life)


def _hit(view: View) -> Text:
    n = view.gauges["damage"]
    if view.gauges["mana"]:
        return Text("A hit for {n}: spend mana on it, or take it", n=n)
    return Text("A hit for {n}: take it, or buy mana against it", n=n)


def _ending(view: View) -> Text:
    if view.outcome is not None and view.outcome.result == "left":
        return Text("You walked out of the dungeon")
    score = view.gauges["score"]
    if view.facts["difficulty"] == "hard" and score:
        return Text("You fell, and lost {n} points", n=score)
    return Text("You fell in the dungeon")
