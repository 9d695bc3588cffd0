"""The help pages of Masters and Monsters."""

from game.core.teach import Page, Sample
from game.core.text import Text

from ...stacking import moment
from ..standard import IDLE_ROUNDS, PER_HERO
from .queries import TWO_PACKS
from .race import A_KILL

OPTIONS = {"mode": "masters"}
HEROES = ("KS QD 8H 8C 5S 2H 6D", "9S 9D 7H 4C 3S 2D JC")
ENEMIES = "crypt_warden lantern_wisp grave_porter"  # the second player has two of them, and so comes first


def pages() -> tuple[Page, ...]:
    """The pages on the players' Enemies, and on how to win."""
    return _masters(), _race()


def _masters() -> Page:
    return Page(
        "masters-and-monsters",
        Text("Masters and Monsters"),
        (
            Text(
                "Two to four play against each other. Each has a hero, and draws enemies up to a difficulty of {n} or "
                "more. Numbers say whose they are.",
                n=PER_HERO,
            ),
            Text(
                "On your turn your hero acts, then your enemies. Nobody attacks their own side: your hero strikes at "
                "the others' enemies, your enemies at the other hero with the highest Threat."
            ),
        ),
        moment(HEROES, ENEMIES, "JC 9D 7S 3H 4C", options=OPTIONS, two_packs=TWO_PACKS),
        (
            Sample(("enemy.0",), words=Text("An enemy of player 1")),
            Sample(("enemy.1",), words=Text("Enemies of player 2,")),
            Sample(("enemy.2",), words=Text("who comes first")),
        ),
    )


def _race() -> Page:
    return Page(
        "the-race-for-epic-loot",
        Text("The race for Epic loot"),
        (
            Text(
                "Loot counts each 2 in your hand, {n} for every hero your enemies have defeated and, if you survive, "
                "1 for each survivor. If all heroes fall, nobody finds any.",
                n=A_KILL,
            ),
            Text(
                "The first with enough Epic loot wins, once all have traded. After {n} rounds without an attack, "
                "whoever holds the fewest cards must make one.",
                n=IDLE_ROUNDS,
            ),
        ),
        moment(HEROES, ENEMIES, "JC 9D 7S 3H 4C", options=OPTIONS, two_packs=TWO_PACKS),
        (
            Sample(("hero.0",), words=Text("Player 1: a hero")),
            Sample(("hero.1",), words=Text("Player 2: another")),
        ),
    )
