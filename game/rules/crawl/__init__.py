"""Dungeon Crawl: a warrior or a mage, and everything about them, drawn off one pack of cards.

Hit points, shield and mana are real cards; what is left of the pack is the pool that monsters, blows and luck come
from.  Each monster slain is worth its hit points.  In hard core only those who walk out keep their score.

Follows `dungeon-crawl`; where it is silent or says two things, the Dungeon Crawl table of RULINGS.md decides.
"""

from .rules import Crawl

GAME = Crawl()
