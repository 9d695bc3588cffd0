"""Dungeons and Deuces: heroes and enemies hold hands of cards, and fight with single cards, pairs and poker hands.

A figure without cards is Defeated. Enemies are drawn as in Black Jack; twos in hand bring loot; when a hero has gone
through a deck, all heroes gain a level.

Follows `dungeons-and-deuces`; RULINGS-deuces.md has our rulings on what it leaves open. Docstrings cite its paragraphs
(2.8) and our rulings (A18, B2). The classes, enemies and bosses are our own.
"""

from .rules import Deuces

GAME = Deuces()
