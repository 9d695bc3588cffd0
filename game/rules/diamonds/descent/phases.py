"""The phases of a descent: the values of the fact `phase`."""

PHASE = "phase"
GATHER = "gather"  # the characters are entered
FACE = "face"  # the party picks a card or runs
HIT, HEAL = "hit", "heal"  # dice are handed out
ROLL = "roll"  # dice are rolled
REST = "rest"  # between two rooms
