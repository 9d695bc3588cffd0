"""Pets: figures summoned from a deck, or walking along with the heroes."""

from dataclasses import dataclass

from game.core.text import N_


@dataclass(frozen=True)
class Pet:
    """A kind of pet. It comes with `cards` cards and attacks with at most `most`."""

    id: str
    name: str
    cards: int
    most: int = 5
    waits: bool = False  # may not attack in the Turn in which it arrives
    bonus: int = 0  # all its plays are raised by this


PETS = {
    pet.id: pet
    for pet in (
        Pet("husk", N_("Husk"), cards=2, most=2, waits=True),
        Pet("king", N_("King"), cards=4, bonus=1),
        Pet("familiar", N_("Familiar"), cards=2, most=1),
        Pet("sapling", N_("Sapling"), cards=2, most=3),
        Pet("bones", N_("Bones"), cards=2, most=3),
        Pet("head", N_("Head"), cards=2),
        Pet("gnawer", N_("Gnawer"), cards=1, most=3),
        Pet("captive", N_("Captive"), cards=3),
    )
}
