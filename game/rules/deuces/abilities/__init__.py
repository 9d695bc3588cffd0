"""The abilities of heroes and enemies: one file for each class, each set of enemies, and each other source."""
