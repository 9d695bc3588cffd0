"""The reasons for the computer player's advice, in a few words."""

from game.core.text import Text
from game.core.view import View

from .fight import RENEWAL


def normal() -> Text:
    """The reason to choose normal difficulty."""
    return Text("Normal brings more points: they are yours even if you fall")


def nothing_at_stake(score: int) -> Text:
    """The reason to enter in normal difficulty."""
    if not score:
        return Text("Go in: there are points to be had, and those are yours whatever happens")
    return Text("Go in: whatever happens in there, your points are yours")


def enter(score: int, going_on: float) -> Text:
    """The reason to enter in hardcore; `going_on` is the expected final score."""
    if not score:
        return Text("Go in: you have nothing to lose yet but your life")
    mean = round(going_on)
    if mean == score:
        return Text("Go in: it is as good as leaving, and more of an adventure")
    return Text("Go in: you have {score} points, and going on brings {mean} on average", score=score, mean=mean)


def leave(score: int, going_on: float) -> Text:
    """The reason to leave in hardcore; `going_on` is the expected final score."""
    mean = round(going_on)
    if mean == score:
        return Text("Leave: going on brings no more on average, and you might not come back")
    return Text("Leave: you have {score} points, and going on brings only {mean} on average", score=score, mean=mean)


def enough(score: int) -> Text:
    """The reason to leave when the play might otherwise never end."""
    return Text("Leave: {score} points are plenty, and with mana to buy this might never end", score=score)


def warrior() -> Text:
    """The reason for a warrior to strike."""
    return Text("Strike: a warrior has no other way")


def fight(view: View, verb: str) -> Text:
    """The reason for a mage's action in a fight."""
    damage, life, mana = (view.gauges[name] for name in ("damage", "hp", "mana"))
    theirs = view.gauges["monster.hp"]
    if verb == "strike":
        return _strike(mana, theirs)
    if verb == "cast":
        return Text("Cast: a blow takes only 1 of its {n} life, and you would be hit too often", n=theirs)
    if verb == "renew":
        return _renew(damage, life)
    return _absorb(damage, life) if verb == "absorb" else _bear(damage, life, mana)


def _strike(mana: int, theirs: int) -> Text:
    if not mana:
        return Text("Strike: you have no mana left")
    if theirs == 1:
        return Text("Strike: it has 1 life left, and a plain blow takes that")
    return Text("Strike: keep your mana to absorb its hits")


def _renew(damage: int, life: int) -> Text:
    if damage >= life:
        return Text("Renew: without mana, this hit is your last")
    return Text("Renew: with new mana you will win back more than {n} points", n=RENEWAL)


def _absorb(damage: int, life: int) -> Text:
    if damage >= life:
        return Text("Absorb: a hit of {damage} would be the end of you", damage=damage)
    return Text("Absorb: your life is worth more than a mana card")


def _bear(damage: int, life: int, mana: int) -> Text:
    if damage >= life:
        return Text("Take it: to be saved would cost more than it brings")
    if mana:
        return Text("Take it: you can live with {n} less, and mana is for worse hits", n=damage)
    return Text("Take it: new mana would cost more than it brings")
