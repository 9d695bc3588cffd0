"""Dungeons and Deuces: what can be said of a finished play."""
