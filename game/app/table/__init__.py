"""The table: the room drawn from its map, cards as sprites, and the animation of what happens to them."""
