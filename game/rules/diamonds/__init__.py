"""Diamonds & Dragons, by Rory Philstrom, after *Battle of Cards* and *Scoundrel*.

A party of five heroes makes its way out of a dungeon of forty-eight cards, a room of four at a time: black cards and
jokers are enemies, diamonds are weapons that wear down and break, hearts are potions. Three cards of each room must be
faced. The party may run from a room, but not twice in a row. Two parties may play in the same dungeon, each for itself,
and a second person may be the Dealer, who turns the cards and narrates the rooms.

Follows `diamonds-and-dragons`; where it is silent, the Diamonds & Dragons table of RULINGS.md decides.
"""

from .dispatch import ModeDispatch

GAME = ModeDispatch()
