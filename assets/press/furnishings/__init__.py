"""Furnishings: scenery that makes each room of a dungeon different."""
