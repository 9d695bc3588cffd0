"""A quest: choosing one, and walking through it on its map."""
