"""Underdeck: dungeon card games for an ordinary pack."""

__version__ = "0.9.0"
