"""Dungeon Crawl: what can be said of a finished play."""
