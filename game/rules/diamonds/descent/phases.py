"""What the table is doing, as the fact `phase` says it."""

PHASE = "phase"
GATHER = "gather"  # the characters are entered
FACE = "face"  # a card is to be picked, or the room run from
HIT, HEAL = "hit", "heal"  # dice are to be handed out
ROLL = "roll"  # dice are to be rolled
REST = "rest"  # between two rooms
