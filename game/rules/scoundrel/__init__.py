"""Scoundrel, by Zach Gage and Kurt Bieg (2011).

A scoundrel walks alone through a dungeon of forty-four cards, a room of four at a time: black cards are monsters,
diamonds are weapons that wear down, hearts are potions. Three cards of each room must be faced. A room may be avoided,
but not two in a row.

Follows `scoundrel-v1` and `scoundrel-annotated`; where they are silent or disagree, the Scoundrel table of RULINGS.md
decides.
"""

from .rules import Scoundrel

GAME = Scoundrel()
