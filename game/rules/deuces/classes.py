"""The classes of heroes, each with a description and five abilities, one for each level."""

from dataclasses import dataclass

from game.core.text import N_, Text

from .abilities import bulwark, cardsharp, duelist, gravecaller, hexwright, mender, reaver, wildrunner
from .ability import Ability

NOBODY = "none"  # the class of a hero without abilities


@dataclass(frozen=True)
class Hero:
    """A class of heroes. The first of its `abilities` comes with level 1, the last with level 5."""

    id: str
    name: str
    blurb: str
    abilities: tuple[Ability, ...] = ()


CLASSES = {
    hero.id: hero
    for hero in (
        Hero(
            "bulwark",
            N_("Bulwark"),
            N_("A wall: draws attacks and shrugs them off."),
            (
                bulwark.set_the_wall,
                bulwark.loud_challenge,
                bulwark.shoulder_in,
                bulwark.answering_blow,
                bulwark.unbroken_line,
            ),
        ),
        Hero(
            "duelist",
            N_("Duelist"),
            N_("Wins small exchanges with single cards."),
            (duelist.fine_edge, duelist.riposte, duelist.flurry, duelist.feint, duelist.perfect_measure),
        ),
        Hero(
            "hexwright",
            N_("Hexwright"),
            N_("Weakens hands and silences powers."),
            (hexwright.wither, hexwright.dull_the_blade, hexwright.tongue_tie, hexwright.backlash, hexwright.unmake),
        ),
        Hero(
            "mender",
            N_("Mender"),
            N_("Keeps hands full."),
            (mender.poultice, mender.steady_hands, mender.field_dressing, mender.second_breath, mender.sanctuary),
        ),
        Hero(
            "gravecaller",
            N_("Gravecaller"),
            N_("Calls pets out of the deck to fight and to be hit."),
            (
                gravecaller.call_bones,
                gravecaller.marrow_toll,
                gravecaller.shepherd_the_dead,
                gravecaller.exhume,
                gravecaller.barrow_king,
            ),
        ),
        Hero(
            "cardsharp",
            N_("Cardsharp"),
            N_("Arranges the deck, and cheats late."),
            (
                cardsharp.palm,
                cardsharp.marked_backs,
                cardsharp.up_the_sleeve,
                cardsharp.stacked_cut,
                cardsharp.deuces_run_loose,
            ),
        ),
        Hero(
            "wildrunner",
            N_("Wildrunner"),
            N_("Bends ranks until they make sets."),
            (
                wildrunner.shifting_hide,
                wildrunner.pack_heart,
                wildrunner.bloodscent,
                wildrunner.many_shapes,
                wildrunner.apex,
            ),
        ),
        Hero(
            "reaver",
            N_("Reaver"),
            N_("Pays cards to hit harder."),
            (reaver.blood_price, reaver.scar_memory, reaver.second_swing, reaver.reckless_reach, reaver.red_harvest),
        ),
        Hero(NOBODY, N_("No class"), N_("A hero who has learnt nothing yet.")),
    )
}


def hero_name(kind: str, nth: str = "") -> Text:
    """The name of a hero of a class, with a number if it has one: “Mender 2”."""
    return Text("Hero {n}", n=nth or "1") if kind == NOBODY else numbered(Text(CLASSES[kind].name), nth)


def numbered(name: Text, nth: str) -> Text:
    """A name, followed by a number if there is one."""
    return Text("{name} {n}", name=name, n=nth) if nth else name
