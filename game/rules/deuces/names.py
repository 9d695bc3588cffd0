"""Ids of the rules: sides, stages, zones and tokens."""

HEROES, ENEMIES = "heroes", "enemies"
STAGE = "stage"
DRAW, INITIATIVE, START, FIGHT, LOOT, CAMP = "draw", "initiative", "start", "fight", "loot", "camp"  # values of STAGE
MAP = "map"  # a stage: on the map between encounters, in a quest
BID, RAISE = "bid", "raise"  # stages before a fight with bets
GM = "gm"
LOOT_PACK, GM_PACKS = 6, (4, 5)
MOST_ENEMIES, MOST_PETS = 12, 6  # the most that fit on the table
WON, TIED, FAILED = "won", "tie", "lost"  # the result of a combat for the attacker
ENDED = "ended"  # the result of an encounter: three ways to win, two to lose; "" before its end
BEATEN, SPARED, SLUNK, WIPED, NIGHT = "beaten", "spared", "slunk", "wiped", "night"
ALONE, DRAWN = "alone", "drawn"  # won, as only the last player's enemies stand; nobody has won
LOST_WAYS = (WIPED, NIGHT, DRAWN)
DECLINED = "declined"  # nobody took part, so there was no fight
AWAY = "away"  # the mark of a figure that takes no part in an encounter
EVERYBODY = -1  # instead of a seat: all seats of a side


def other(side: str) -> str:
    """The opposite side."""
    return ENEMIES if side == HEROES else HEROES


def hand_of(who: str) -> str:
    """The zone of a figure's hand."""
    return f"hand.{who}"


def played_by(who: str) -> str:
    """The zone of the cards that a figure has in play, until the combat is resolved (B1)."""
    return f"played.{who}"


def number(token: str) -> int:
    """The number in a token's id: 2 for `hero.2`."""
    return int(token.rpartition(".")[2])
