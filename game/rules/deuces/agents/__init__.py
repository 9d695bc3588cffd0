"""The computed players of Dungeons and Deuces, and the judgement behind the hints."""
