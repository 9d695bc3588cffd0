"""The options of Dungeon Crawl, chosen before a run."""

from game.core.game import Choice, Option
from game.core.text import N_

HERO = Option(
    "hero",
    N_("Character"),
    (
        Choice("warrior", N_("Warrior"), N_("1 to 13 life. Blows at full strength, behind a shield.")),
        Choice("mage", N_("Mage"), N_("1 to 6 life. Blows of 1, but up to 13 cards of magic.")),
    ),
    "warrior",
)
DIFFICULTY = Option(
    "difficulty",
    N_("Difficulty"),
    (
        Choice("ask", N_("Decide later"), N_("You decide once you see what you drew.")),
        Choice(
            "normal", N_("Normal"), N_("No monster hits harder than its own card. The score is yours, dead or alive.")
        ),
        Choice("hard", N_("Hardcore"), N_("Any monster may hit for 13. Only those who walk out keep their score.")),
    ),
    "ask",
    program="normal",
)
MANA = Option(
    "mana",
    N_("Mana for score"),
    (
        Choice("pool", N_("Whole pool"), N_("Ten points bring back all the mana you began with.")),
        Choice("card", N_("One card"), N_("Ten points bring one mana card back.")),
    ),
    "pool",
    {"hero": "mage"},
)
OPTIONS = (HERO, DIFFICULTY, MANA)
