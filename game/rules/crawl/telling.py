"""Dungeon Crawl in words: what an action would do, and what has happened."""

from collections.abc import Mapping, Sequence

from game.core.cards import parse
from game.core.deck import plain
from game.core.game import Speaker, View
from game.core.words import N_, Text

STAGES = {
    "choose": ("normal", "hard"),
    "door": ("enter", "leave"),
    "fight": ("strike", "cast"),
    "hit": ("absorb", "bear"),
}


def _attack(who: str, data: tuple[str | int, ...]) -> Text:
    name = plain(parse(who))
    return Text("You attack: {card}.", card=name) if data[0] == "hero" else Text("It attacks: {card}.", card=name)


def _quiet(who: str, data: tuple[str | int, ...]) -> Text | None:
    return None


TOLD: Mapping[str, str | Speaker] = {
    "character": N_("Your character: {who}."),
    "shield": N_("Your shield: {who}."),
    "magic": N_("Your mana: {who}."),
    "normal": N_("Normal difficulty."),
    "hard": N_("Hard core."),
    "room": N_("In the room: {who}."),
    "first": _quiet,
    "tie": N_("A tie. Both draw again."),
    "attack": _attack,
    "cast": N_("You cast a spell."),
    "hit": N_("A hit."),
    "miss": N_("A miss."),
    "capped": N_("No harder than its own card."),
    "blocked": N_("The shield takes some of it."),
    "absorbed": N_("The spell takes some of it."),
    "slain": N_("It is slain."),
    "renew": N_("Mana for score."),
    "reshuffle": N_("The discards are the new pool."),
    "death": N_("You fall."),
    "leave": N_("You walk out."),
    "hp": N_("Life: {old} to {new}"),
    "score": N_("Score: {old} to {new}"),
    "mana": N_("Mana: {old} to {new}"),
    "monster.hp": N_("Its life: {old} to {new}"),
    "damage": _quiet,
}


def status(view: View) -> Text:
    """What is to be done now, for the head of the table."""
    if view.outcome is not None:
        return Text("You walked out") if view.outcome.result == "left" else Text("You fell")
    return Text("Your turn")


def buttons(view: View) -> Sequence[str]:
    """The verbs of the stage the table is at, and for a mage the renewal."""
    return (*STAGES[str(view.facts["stage"])], *(("renew",) if view.options["hero"] == "mage" else ()))


def captions(view: View) -> dict[str, Text]:
    """What the piles, places and gauges are called."""
    return {"deck": Text("Battle pool"), "discard": Text("Discards"), "hp": Text("Life"), "score": Text("Score")}
