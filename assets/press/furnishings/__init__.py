"""Furnishings: what makes one room of a dungeon differ from the next."""
