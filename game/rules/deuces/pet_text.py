"""Describes pets in words."""

from game.core.combatants import ALWAYS, Trait
from game.core.text import Text

from .pets import Pet

ANY = 5  # cards; such a pet attacks with any set


def pet_trait(pet: Pet, whose: Text) -> Trait:
    """The abilities of a pet, as a trait that is always in effect."""
    told = _attacks(pet, whose)
    if pet.waits:
        told = Text("{told} It doesn't attack on the turn it comes.", told=told)
    if pet.bonus:
        told = Text("{told} All it plays counts {n} more.", told=told, n=pet.bonus)
    return Trait("pet", Text("Summoned"), Text("Always"), told, ALWAYS)


def _attacks(pet: Pet, whose: Text) -> Text:
    if pet.most >= ANY:
        return Text("It fights for {who}, and attacks with any set of cards.", who=whose)
    return Text(
        "It fights for {who}, and attacks with a single card.",
        "It fights for {who}, and attacks with {n} cards at most.",
        who=whose,
        n=pet.most,
    )
