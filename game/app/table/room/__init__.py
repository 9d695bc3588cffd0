"""A dungeon room as it is drawn: its stones, furnishings, lights, sparks and doorway."""
