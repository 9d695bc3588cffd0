"""Plays of Scoundrel at the limits: the fullest and the emptiest tables possible."""

from game.core.game import Action
from game.core.match import Match
from game.core.save import parse_deal
from game.rules.scoundrel import GAME
from tests.rules.scoundrel import ENDINGS, LONG, WAY, stacked

STRONGEST_FIRST = "JC JS 10C 10S 9C 9S 8C 8S 7C 7S 6C 6S 5C 5S 4C 4S 3C 3S"
POTION_LAST = f"{WAY},{ENDINGS['all', 'potion'][0]}"
WEAPON_LAST = f"{WAY},{ENDINGS['all', 'weapon'][0]}"


def played(top: str, actions: str, wear: str = "lower") -> Match:
    """A play of a dungeon with these cards on top, after these actions (separated by commas)."""
    match = Match(GAME, {"wear": wear, "end": "all"}, 7, [parse_deal(stacked(top))])
    match.began, match.seconds = "2026-11-20T19:05:33", 754.0
    for text in filter(None, actions.split(",")):
        match.play(Action.parse(text))
    return match


def dead_at_once() -> Match:
    """A play lost with nearly every monster still in the dungeon."""
    return played("AC KC QC 2H", "fight AC fists,fight KC fists")


def twice_avoided() -> Match:
    """A play in which eight cards under the dungeon are known, and the room may not be avoided."""
    return played("2H 3H 9S 4H 2D 3D 4D 5D 6D 7D 8D", "avoid,take 2D,take 3D,take 4D,avoid")


def one_drunk() -> Match:
    """A play in which another potion would be wasted, and three lie in the room."""
    return played("2H 3H 4H 5H", "drink 2H")


def whole_stack() -> Match:
    """A play with as many monsters on one weapon as possible."""
    strikes = [f"fight {card} weapon" for card in STRONGEST_FIRST.split()]
    return played(f"10D {STRONGEST_FIRST} 2H", ",".join(["take 10D", *strikes]), wear="equal")


def last_room() -> Match:
    """A play in which the dungeon is empty and two cards lie in the room."""
    return played(LONG, WEAPON_LAST.rsplit(",", 2)[0])


def last_card() -> Match:
    """A play in which a single card is left."""
    return played(LONG, WEAPON_LAST.rsplit(",", 1)[0])


def through() -> Match:
    """A play won at full health with a potion as the last card, and every other card on the discards or in hand."""
    return played(LONG, POTION_LAST)
