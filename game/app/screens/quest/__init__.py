"""The scenes of a quest: choosing one, and walking through it on its map."""
