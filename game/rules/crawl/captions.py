"""The names of the piles, places and gauges of the table, with what is currently known about them."""

from game.core.deck import beast
from game.core.text import Text
from game.core.view import View

from .character import full_mana, is_mage, shield_of
from .fight import MONSTER, RENEWAL, SPELL
from .worth import HIGHEST, worth


def captions(view: View) -> dict[str, Text]:
    """The caption of each zone, place and gauge by its id, and the reason why a verb is not possible by the verb's
    name."""
    return {
        "deck": Text("Pool"),
        "discard": Text("Discards"),
        "hero": Text("Mage") if is_mage(view) else Text("Warrior"),
        "shield": _shield(view),
        "manacard": _mana(view),
        "hp.cards": Text("Your life"),
        "mana.cards": Text("Mana"),
        "monster": _monster(view),
        "monster.cards": Text("Its life"),
        "first.hero": Text("Your initiative"),
        "first.monster": Text("Its initiative"),
        "attack": _attack(view),
        "evasion": Text("Your evasion") if view.facts["blow"] == MONSTER else Text("Its evasion"),
        "hp": Text("Life"),
        "mana": Text("Mana"),
        "score": Text("Score"),
        "monster.hp": _named(view),
        "damage": Text("Hit"),
        **({"first": begins} if (begins := _first(view)) else {}),
        **({"blow": ended} if (ended := _blow(view)) else {}),
        **_needed(view),
    }


def _needed(view: View) -> dict[str, Text]:
    """The reasons why a mage's verbs of magic are not possible now, by verb."""
    if not is_mage(view):
        return {}
    mana, score = view.gauges["mana"], view.gauges["score"]
    needed = {} if mana else {name: Text("No mana is left") for name in ("cast", "absorb")}
    if mana >= full_mana(view):
        needed["renew"] = Text("Your mana is full")
    elif score < RENEWAL:
        needed["renew"] = Text("Renewing mana costs {cost} points, and you have {n}", cost=RENEWAL, n=score)
    return needed


def _attack(view: View) -> Text:
    if view.facts["blow"] == MONSTER:
        return Text("Its attack")
    return Text("Your spell") if view.facts["blow"] == SPELL else Text("Your attack")


def _blow(view: View) -> Text | None:
    """Return the result of the monster's blow and the reason; None while the hero has still to answer it, or if there
    is no blow."""
    attack, evasion, cost = view.top("attack"), view.top("evasion"), view.facts["cost"]
    if attack is None or evasion is None or view.facts["blow"] != MONSTER:
        return None
    if attack.red != evasion.red:
        return Text("Different colours: a miss")
    if cost == "":
        return None
    return Text("The same colour: you lose {n}", n=cost) if cost else Text("The same colour, but nothing gets through")


def _first(view: View) -> Text | None:
    """Return the name of the side that begins, while the initiative cards lie on the table; None until the result is
    announced."""
    mine, theirs = view.top("first.hero"), view.top("first.monster")
    if mine is None or theirs is None or not view.facts["turn"]:
        return None
    higher = worth(mine) > worth(theirs)
    return Text("Your card is higher: you begin") if higher else Text("Its card is higher: it begins")


def _shield(view: View) -> Text:
    off = shield_of(view)
    return Text("{n} off every hit", n=off) if off else Text("Takes nothing off")


def _mana(view: View) -> Text:
    full = full_mana(view)
    return Text("{n} mana when full", n=full) if full else Text("No mana")


def _monster(view: View) -> Text:
    card = view.top("monster")
    if card is None:
        return Text("Nobody in sight")
    return Text("Hits for {n} at most", n=worth(card) if view.facts["difficulty"] == "normal" else HIGHEST)


def _named(view: View) -> Text:
    card = view.top("monster")
    return beast(card) if card else Text("Its life")
