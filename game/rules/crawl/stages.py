"""What the table waits for, as the fact `stage` says it."""

STAGE = "stage"
CHOOSE = "choose"  # the character lies there: how hard shall it be?
DOOR = "door"  # before a room: go in, or leave
FIGHT = "fight"  # the hero's turn
HIT = "hit"  # a mage is hit, and may do something about it
