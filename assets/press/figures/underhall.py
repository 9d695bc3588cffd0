"""The enemies of the Underhall."""

from __future__ import annotations

from ..monsters.pen import SOUL, disc, glow, limb, mirrored, sym
from ..plate import Drawing, Plate
from .ground import SILVER, UNDERHALL, front, night
from .kit import BONE, BRONZE, SHAFT, arm, folds, grip, lay, placed, rivets, shine, stuff, void

PALL = stuff("#54487a", 0.5, 0.75, 18, 74)
VERDIGRIS = stuff("#5f9483", 0.6, 0.9, 14, 40)


def crypt_warden(p: Plate) -> None:
    """A dead guardian in bronze, the lid of a tomb for a shield, a halberd beside it."""
    night(p, UNDERHALL)
    _halberd(p)
    lay(p, "60,250! 56,190 74,160 120,148 170,158 196,190 204,250!", PALL)
    mirrored(p, lambda: lay(p, "118,150 84,136 52,148 44,176 58,192 96,178", BRONZE))
    arm(p, "190,176", "214,200", "206,178", BRONZE, 30)
    grip(p, 207, 166, BONE, 8)
    _helm(p)
    _lid(p)
    front(p, metal=SILVER)


def _halberd(p: Plate) -> None:
    back = placed(p, 206, 130, 4)
    lay(p, limb("0,-112 0,130", 9, 9), SHAFT)
    lay(p, "-4,-96! -30,-110 -42,-84 -36,-54! -26,-66 -4,-66!", BRONZE, tone=0.74, puff=7)
    lay(p, "4,-92! 30,-84! 4,-72!", BRONZE, tone=0.7, puff=5)
    lay(p, "-7,-98! 0,-128! 7,-98!", BRONZE, tone=0.8, puff=4)
    p.xf = back


def _helm(p: Plate) -> None:
    mirrored(p, lambda: lay(p, "92,76! 62,70 44,38 46,6! 62,34 84,46 106,46!", BONE))
    lay(p, sym("125,24 96,30 80,60 80,110 90,144 106,158! 125,162"), BRONZE, puff=24, line=3.4)
    lay(p, sym("125,84! 108,78 88,82! 92,104 108,106 116,104! 116,150! 125,156!"), void())
    mirrored(p, lambda: glow(p, 104, 93, 7, SOUL))
    lay(p, sym("125,18! 119,20 119,84! 125,92!"), VERDIGRIS, puff=5)
    folds(p, "86,120 94,126 104,126", "164,120 156,126 146,126", "86,132 94,138 104,138", "164,132 156,138 146,138")
    shine(p, "100,40 90,54 88,74", width=4.5, col="#ffe9b8")


def _lid(p: Plate) -> None:
    """The lid of a tomb, a sleeper's face cut in it."""
    back = placed(p, 84, 196, -8)
    lay(p, sym("0,-62! -34,-56! -52,-22 -40,70! 0,72!", 0), VERDIGRIS, puff=12, line=3.6, shadow=0.9)
    lay(p, sym("0,-48 -24,-44 -36,-18 -28,70! 0,70!", 0), VERDIGRIS, tone=0.5, puff=5, line=2.4, shadow=0)
    lay(p, sym("0,-38 -16,-34 -19,-14 -9,4 0,6", 0), BRONZE, tone=0.8, puff=10)
    folds(p, "-12,-18 -7,-14 -3,-18", "12,-18 7,-14 3,-18", "-6,-4 0,-2 6,-4", "0,-18 1,-12 2,-8", width=3)
    lay(p, limb("-22,22 18,40", 11, 9) + limb("22,22 -18,40", 11, 9), BRONZE, puff=5)
    rivets(p, (-40, -18), (40, -18), (-36, 12), (36, 12), (-32, 40), (32, 40), metal=BRONZE, r=4)
    p.part(disc(0, 54, 5), **BRONZE | {"puff": 5})
    p.xf = back


DRAWINGS: dict[str, Drawing] = {"crypt_warden": crypt_warden}
