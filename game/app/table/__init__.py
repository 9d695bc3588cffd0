"""The table: the room drawn from its map, cards as sprites, and the animations of game events."""
