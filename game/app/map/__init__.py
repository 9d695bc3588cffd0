"""The map of a quest, drawn in ink, and the pages that are read on the way."""
