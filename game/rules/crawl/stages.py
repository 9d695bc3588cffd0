"""The stages of a run: values of the fact `stage`, which say what decision the table waits for."""

STAGE = "stage"
CHOOSE = "choose"  # the character is drawn: choose the difficulty
DOOR = "door"  # before a room: go in, or leave
FIGHT = "fight"  # the hero's turn
HIT = "hit"  # a mage is hit and may answer
