"""The computer players of Dungeons and Deuces, which also give the hints."""
