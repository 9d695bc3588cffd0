"""Masters and Monsters: no Game Master; everybody has a hero, and Enemies to set on the heroes of the others (2.14)."""
