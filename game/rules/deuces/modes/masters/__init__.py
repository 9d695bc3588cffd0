"""Masters and Monsters: no Game Master; each player has a hero, and Enemies to set on the others' heroes (2.14)."""
