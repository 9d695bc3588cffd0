"""Dungeons and Deuces: heroes and enemies hold hands of cards, and fight with single cards, pairs and poker hands.

Whoever has no cards left is Defeated.  Enemies are drawn like cards of Black Jack; twos in hand bring loot; whoever has
gone through a deck gains a level for all.

Follows `dungeons-and-deuces`; RULINGS-deuces.md says what it leaves open, and is cited by paragraph (2.8) and ruling
(A18, B2).  The classes, enemies and bosses are our own.
"""

from .rules import Deuces

GAME = Deuces()
