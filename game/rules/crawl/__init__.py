"""Dungeon Crawl: a warrior or a mage all of whose attributes are drawn from one pack of cards.

Hit points, shield and mana are real cards; the rest of the pack is the pool from which monsters, blows and luck are
drawn. Each monster slain scores its hit points. In hardcore only those who walk out keep their score.

Follows `dungeon-crawl`; where it is silent or contradicts itself, the Dungeon Crawl table of RULINGS.md decides.
"""

from .rules import Crawl

GAME = Crawl()
