"""What things are called: sides, stages, zones and tokens."""

HEROES, ENEMIES = "heroes", "enemies"
STAGE = "stage"
DRAW, INITIATIVE, START, FIGHT, LOOT, CAMP = "draw", "initiative", "start", "fight", "loot", "camp"  # its stages
MAP = "map"  # on the way between encounters, in a quest
BID, RAISE = "bid", "raise"  # and those before a fight on which something is bet
GM = "gm"
LOOT_PACK, GM_PACKS = 6, (4, 5)
MOST_ENEMIES, MOST_PETS = 12, 6  # how many there is room for on the table
WON, TIED, FAILED = "won", "tie", "lost"  # how a combat went for whoever attacked
ENDED = "ended"  # how an encounter did: won the first three ways, lost the other two; "" before its end
BEATEN, SPARED, SLUNK, WIPED, NIGHT = "beaten", "spared", "slunk", "wiped", "night"
ALONE, DRAWN = "alone", "drawn"  # only the Enemies of whoever is left stand, which is won; nobody won or lost
LOST_WAYS = (WIPED, NIGHT, DRAWN)
DECLINED = "declined"  # or nobody took part in it, and there was no fight
AWAY = "away"  # the mark of whoever takes no part in an encounter
EVERYBODY = -1  # instead of a seat: all who are on a side


def other(side: str) -> str:
    """The side that is not this one."""
    return ENEMIES if side == HEROES else HEROES


def hand_of(who: str) -> str:
    """The zone of somebody's hand."""
    return f"hand.{who}"


def played_by(who: str) -> str:
    """The zone in which the cards lie that somebody plays, until the combat is resolved (B1)."""
    return f"played.{who}"


def number(token: str) -> int:
    """The number of a token: 2 of `hero.2`."""
    return int(token.rpartition(".")[2])
