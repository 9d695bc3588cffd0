"""The brutes among the clubs: goblin, cyclops and minotaur."""

from __future__ import annotations

import math

from ..plate import Plate
from .clubs_forms import GOLD, PANEL, Limb, blob, hairs, oval, shaggy, spike, teeth, wart
from .ground import Drawing, ground
from .pen import disc, mirrored

P, T = Plate.P, Plate.taper


# ---------------------------------------------------------------- goblin

GOBLIN_SKIN = "#86ad4e"
GOBLIN_DARK = "#5c7d38"
GOBLIN_RED = "#a32a2c"


def goblin(p: Plate) -> None:
    """8C: a grinning goblin in a red hood, ears out wide."""
    ground(p, PANEL)
    _goblin_coat(p)
    mirrored(p, lambda: _goblin_ear(p))
    _goblin_head(p)
    _goblin_grin(p)
    mirrored(p, lambda: _goblin_side(p))
    _goblin_nose(p)
    _goblin_hood(p)
    _goblin_clasp(p)


def _goblin_coat(p: Plate) -> None:
    """The leather coat and the red collar."""
    p.part(
        P("M22 360 C26 300 62 272 100 264 L150 264 C188 272 224 300 228 360Z"),
        "#6a4a30",
        tone=0.5,
        gain=0.8,
        puff=30,
        ang=64,
        bend=4,
        line=2.8,
        shadow=0.6,
    )
    p.part(
        P("M92 258 C100 282 150 282 158 258 L176 278 C160 306 90 306 74 278Z"),
        GOBLIN_RED,
        tone=0.5,
        gain=0.85,
        puff=14,
        ang=12,
        bend=3,
        line=2.6,
        shadow=0.6,
    )


def _goblin_ear(p: Plate) -> None:
    """One wide ear with its ring."""
    p.part(
        P("M78 156 C60 138 36 126 12 124 C18 146 30 166 46 178 C38 180 34 184 34 190 C50 200 70 204 86 200Z"),
        GOBLIN_SKIN,
        tone=0.56,
        gain=0.9,
        puff=12,
        ang=20,
        bend=3,
        line=2.8,
        shadow=0.6,
    )
    p.part(
        P("M76 168 C60 152 46 142 26 134 C34 150 46 164 60 172 C56 178 60 186 78 190Z"),
        "#b5694a",
        tone=0.56,
        gain=0.6,
        puff=10,
        ang=24,
        line=1.6,
        shadow=0,
    )
    p.key(T(74, 172, 58, 160, 40, 146, 3) + T(38, 188, 46, 190, 56, 184, 2.4))
    p.part(
        '<path fill-rule="evenodd" d="M36 188 A11 11 0 1 1 35.9 188Z M36 193 A6 6 0 1 0 36.1 193Z"/>',
        GOLD,
        tone=0.8,
        gain=0.9,
        puff=3,
        line=2,
        shadow=0.4,
    )


def _goblin_head(p: Plate) -> None:
    """The head, narrow at the chin."""
    p.part(
        P(
            "M125 96 C92 96 74 118 72 152 C70 176 74 204 88 228 C98 246 112 262 125 266 C138 262 152 246 162 228 C176 "
            "204 180 176 178 152 C176 118 158 96 125 96Z"
        ),
        GOBLIN_SKIN,
        tone=0.66,
        gain=0.75,
        puff=34,
        ang=30,
        bend=3,
        line=2.8,
        shadow=0.7,
        grad=(120, 0, 0.1, 182, 30, -0.3),
    )


def _goblin_grin(p: Plate) -> None:
    """The grin and its crooked teeth."""
    p.part(
        P("M80 202 C96 214 110 216 125 216 C140 216 154 214 170 202 C168 228 150 248 125 250 C100 248 82 228 80 202Z"),
        "#4d0f16",
        tone=0.25,
        flat=True,
        line=2.4,
        shadow=0,
    )
    p.part(
        P("M102 240 C110 228 140 228 148 240 C140 248 110 248 102 240Z"),
        "#c8464c",
        tone=0.8,
        gain=0.5,
        puff=7,
        line=1.4,
        shadow=0,
    )
    teeth(
        p,
        [
            (90, 208, 15, 10, 76),
            (104, 213, 12, 9, 84),
            (117, 215, 14, 9, 88),
            (134, 215, 10, 9, 92),
            (147, 213, 15, 10, 96),
            (161, 207, 13, 9, 104),
        ],
        "#f0dc9c",
    )
    teeth(p, [(97, 236, 17, 9, -82), (112, 246, 13, 8, -88), (140, 246, 11, 8, -92), (153, 237, 19, 9, -98)], "#f0dc9c")


def _goblin_side(p: Plate) -> None:
    """One cheek and eye."""
    p.key(T(76, 196, 82, 206, 92, 212, 4) + T(72, 190, 78, 200, 74, 212, 2.4))
    p.part(
        P("M86 170 C92 182 104 190 112 190 C102 200 86 200 80 192 C78 184 80 176 86 170Z"),
        GOBLIN_SKIN,
        tone=0.76,
        gain=0.7,
        puff=9,
        ang=10,
        line=1.6,
        shadow=0.4,
    )
    # eye under a heavy brow
    p.part(
        P("M80 150 C88 140 108 144 116 162 C106 172 88 170 80 150Z"),
        "#f7d540",
        tone=1,
        flat=True,
        line=2.8,
        shadow=0,
    )
    p.key(oval(101, 157, 3.2, 8.5, 8))
    p.cut(disc(97, 153, 1.8), "#ffffff")
    p.part(
        P("M72 144 C80 128 108 132 124 160 C112 154 96 146 80 150 C74 152 72 150 72 144Z"),
        GOBLIN_DARK,
        tone=0.56,
        gain=0.9,
        puff=8,
        ang=24,
        line=2.2,
        shadow=0.6,
    )
    p.key(T(98, 126, 110, 128, 118, 140, 2.4))


def _goblin_nose(p: Plate) -> None:
    """The long hooked nose and two warts."""
    p.part(
        P(
            "M116 146 C112 168 100 182 100 196 C102 208 114 206 118 204 C118 218 122 226 127 228 C132 224 134 216 133 "
            "204 C138 206 150 208 150 196 C150 182 138 168 134 146Z"
        ),
        GOBLIN_SKIN,
        tone=0.72,
        gain=0.9,
        puff=13,
        ang=60,
        bend=3,
        line=2.4,
        shadow=0.7,
    )
    p.key(
        oval(110, 202, 4, 2.4, 20)
        + oval(140, 202, 4, 2.4, -20)
        + T(118, 158, 125, 162, 132, 158, 2.4)
        + T(118, 168, 125, 172, 132, 168, 2.2),
    )
    wart(p, 116, 186, 4, "#b9c46a")
    wart(p, 156, 222, 3.6, "#b9c46a")


def _goblin_hood(p: Plate) -> None:
    """The red hood and its stitched hem."""
    p.part(
        P(
            "M64 150 C62 100 84 72 118 66 C130 54 152 54 174 76 C162 73 155 76 157 84 C176 90 186 114 186 150 C176 "
            "122 154 108 125 108 C96 108 74 122 64 150Z"
        ),
        GOBLIN_RED,
        tone=0.56,
        gain=0.9,
        puff=20,
        ang=40,
        bend=4,
        line=2.8,
        shadow=0.7,
    )
    p.key(T(84, 104, 96, 82, 120, 74, 3) + T(150, 78, 168, 92, 176, 116, 3) + T(130, 68, 144, 62, 160, 70, 2.6))
    p.part(
        P(
            "M64 150 C74 116 98 104 125 104 C152 104 176 116 186 150 C186 154 184 158 181 160 C172 130 152 116 125 "
            "116 C98 116 78 130 69 160 C66 158 64 154 64 150Z"
        ),
        "#d8b068",
        tone=0.66,
        gain=0.8,
        puff=6,
        ang=60,
        line=2.2,
        shadow=0.6,
    )
    for k in range(-4, 5):
        x, y = 125 + k * 12.5, 110 + k * k * 2.0
        p.key(T(x - 3, y - 5, x, y, x + 3, y + 5, 1.8))


def _goblin_clasp(p: Plate) -> None:
    """The clasp of the collar."""
    p.part(disc(125, 290, 11), GOLD, tone=0.7, gain=0.9, puff=9, line=2.4, shadow=0.5)
    p.key(disc(125, 290, 4))


# ---------------------------------------------------------------- cyclops

CYCLOPS_SKIN = "#d39a68"
CYCLOPS_DARK = "#a06a44"


def cyclops(p: Plate) -> None:
    """JC: a cyclops with one great eye, tusks, and a spiked club on its shoulder."""
    ground(p, PANEL)
    _cyclops_club(p)
    _cyclops_shoulders(p)
    mirrored(p, lambda: _cyclops_ear(p))
    _cyclops_head(p)
    _cyclops_eye(p)
    _cyclops_brow(p)
    _cyclops_nose(p)
    _cyclops_mouth(p)


def _cyclops_club(p: Plate) -> None:
    """The spiked club behind the shoulder."""
    club = Limb([(232, 330), (222, 262), (212, 196), (204, 132)], [18, 24, 42, 56])
    p.part(club.strip(), "#96683a", tone=0.64, gain=0.85, puff=20, ang=84, bend=4, line=2.8, shadow=0.6)
    p.key(T(200, 130, 206, 180, 214, 230, 3) + T(214, 140, 218, 180, 222, 220, 2.6))
    for x, y, angle in (
        (180, 132, 200),
        (184, 168, 190),
        (228, 128, -20),
        (230, 166, -8),
        (204, 104, -94),
        (206, 146, 100),
    ):
        p.part(spike(x, y, 17, 13, angle), "#b9c2c6", tone=0.74, gain=0.9, puff=6, line=2, shadow=0.4)


def _cyclops_shoulders(p: Plate) -> None:
    """The bare shoulders with a hide over one."""
    p.part(
        P("M6 360 C10 304 44 274 88 264 L162 264 C206 274 240 304 244 360Z"),
        CYCLOPS_SKIN,
        tone=0.54,
        gain=0.85,
        puff=32,
        ang=50,
        bend=4,
        line=2.8,
        shadow=0.6,
    )
    strap = p.part(
        shaggy(
            [(52, 262), (92, 268), (150, 320), (180, 362), (110, 362), (70, 320), (20, 330), (18, 290)],
            8,
            step=13,
            lean=0.5,
        ),
        "#6a4a30",
        tone=0.48,
        gain=0.85,
        puff=22,
        ang=40,
        bend=4,
        line=2.6,
        shadow=0.6,
    )
    hairs(p, strap, 160, 13, lambda x, y: 50, 2, seed=3)


def _cyclops_ear(p: Plate) -> None:
    """One ear."""
    p.part(
        P("M62 166 C44 152 28 156 26 172 C28 192 46 206 66 200Z"),
        CYCLOPS_SKIN,
        tone=0.54,
        gain=0.9,
        puff=10,
        ang=20,
        line=2.8,
        shadow=0.6,
    )
    p.key(T(58, 172, 44, 162, 36, 174, 3) + T(36, 174, 44, 190, 56, 190, 2.6))
    p.part(
        '<path fill-rule="evenodd" d="M40 190 A14 14 0 1 1 39.9 190Z M40 196.5 A7.5 7.5 0 1 0 40.1 196.5Z"/>',
        GOLD,
        tone=0.8,
        gain=0.9,
        puff=4,
        line=2.2,
        shadow=0.4,
    )


def _cyclops_head(p: Plate) -> None:
    """The bald head."""
    p.part(
        P(
            "M125 82 C86 80 62 108 60 146 C58 168 58 190 62 212 C66 244 92 272 125 274 C158 272 184 244 188 212 C192 "
            "190 192 168 190 146 C188 108 164 80 125 82Z"
        ),
        CYCLOPS_SKIN,
        tone=0.78,
        gain=0.55,
        puff=36,
        ang=30,
        bend=2.5,
        line=2.8,
        shadow=0.7,
        grad=(124, 150, 0.06, 196, 190, -0.45),
    )


def _cyclops_eye(p: Plate) -> None:
    """The one great eye."""
    p.part(oval(125, 152, 44, 36), CYCLOPS_DARK, tone=0.44, gain=0.5, puff=14, ang=10, line=0, shadow=0)
    p.part(oval(125, 153, 38, 29), "#f7eeda", tone=0.98, gain=0.4, puff=26, ang=-40, bend=1, line=3, shadow=0.3)
    p.part(disc(125, 155, 20), "#3f8fb0", tone=0.72, gain=0.3, puff=8, ang=30, bend=1, line=2.8, shadow=0)
    rays = "".join(
        T(
            125 + math.cos(a) * 10,
            155 + math.sin(a) * 10,
            125 + math.cos(a) * 14,
            155 + math.sin(a) * 14,
            125 + math.cos(a) * 19,
            155 + math.sin(a) * 19,
            1.8,
        )
        for a in (math.tau * i / 18 for i in range(18))
    )
    p.key(disc(125, 155, 9.5) + rays)
    p.cut(disc(117, 147, 5.4) + disc(132, 163, 2), "#ffffff")
    p.flatcol(
        T(88, 152, 96, 154, 104, 150, 2)
        + T(91, 160, 98, 160, 104, 164, 1.8)
        + T(162, 150, 154, 152, 148, 148, 2)
        + T(160, 160, 152, 162, 146, 166, 1.8),
        "#c2303a",
    )


def _cyclops_brow(p: Plate) -> None:
    """The lids and the single brow."""
    p.part(
        P("M82 150 C92 120 158 120 168 150 C150 138 100 138 82 150Z"),
        CYCLOPS_SKIN,
        tone=0.66,
        gain=0.9,
        puff=8,
        ang=10,
        line=2.6,
        shadow=0.7,
    )
    p.part(
        P("M86 168 C104 186 146 186 164 168 C156 192 94 192 86 168Z"),
        CYCLOPS_SKIN,
        tone=0.7,
        gain=0.8,
        puff=7,
        ang=10,
        line=2.2,
        shadow=0.2,
    )
    p.part(
        shaggy(
            [
                (68, 132),
                (96, 112),
                (125, 122),
                (154, 112),
                (182, 132),
                (166, 136),
                (150, 128),
                (125, 140),
                (100, 128),
                (84, 136),
            ],
            4,
            step=8,
            lean=0.4,
        ),
        "#4a2d20",
        tone=0.36,
        gain=0.9,
        puff=9,
        ang=70,
        line=2.2,
        shadow=0.6,
    )
    p.key(T(96, 102, 124, 94, 154, 102, 2.8) + T(104, 92, 125, 86, 146, 92, 2.4))


def _cyclops_nose(p: Plate) -> None:
    """The broad nose."""
    p.part(
        P(
            "M114 178 C112 192 98 198 98 210 C100 220 112 220 118 216 C122 222 128 222 132 216 C138 220 150 220 152 "
            "210 C152 198 138 192 136 178Z"
        ),
        CYCLOPS_SKIN,
        tone=0.78,
        gain=0.9,
        puff=13,
        ang=30,
        bend=2,
        line=2.2,
        shadow=0.6,
    )
    p.key(oval(110, 214, 4.6, 2.8, 14) + oval(140, 214, 4.6, 2.8, -14))


def _cyclops_mouth(p: Plate) -> None:
    """The mouth, tusks rising from the lower jaw."""
    p.part(
        P("M82 236 C98 224 110 228 125 228 C140 228 152 224 168 236 C158 254 142 258 125 258 C108 258 92 254 82 236Z"),
        "#5c0f16",
        tone=0.25,
        flat=True,
        line=2.6,
        shadow=0,
    )
    teeth(p, [(108, 229, 9, 10, 90), (119, 230, 10, 10, 90), (131, 230, 9, 10, 90), (142, 229, 8, 9, 90)])
    p.part(
        P("M82 238 C98 252 110 250 125 250 C140 250 152 252 168 238 C168 262 150 276 125 276 C100 276 82 262 82 238Z"),
        CYCLOPS_SKIN,
        tone=0.7,
        gain=0.8,
        puff=12,
        ang=10,
        bend=2,
        line=2.2,
        shadow=0,
    )
    teeth(p, [(96, 250, 30, 13, -96), (154, 250, 30, 13, -84)])
    p.key(T(76, 226, 80, 238, 78, 250, 3) + T(174, 226, 170, 238, 172, 250, 3) + T(112, 264, 125, 268, 138, 264, 2.6))


# ---------------------------------------------------------------- minotaur

MINOTAUR_HIDE = "#97593a"
MINOTAUR_DARK = "#5c3729"
MINOTAUR_MUZZLE = "#cfa077"


def minotaur(p: Plate) -> None:
    """KC: a bull-headed king, horns wide, ring in the nose."""
    ground(p, PANEL)
    _minotaur_shoulders(p)
    mirrored(p, lambda: _minotaur_horn(p))
    _minotaur_head(p)
    _minotaur_mop(p)
    _minotaur_muzzle(p)
    mirrored(p, lambda: _minotaur_side(p))
    _minotaur_mouth(p)
    _minotaur_ring(p)
    _minotaur_crown(p)


def _minotaur_shoulders(p: Plate) -> None:
    """The shaggy shoulders."""
    shoulders = p.part(
        shaggy(
            [(125, 226), (176, 232), (222, 262), (250, 310), (256, 362), (-6, 362), (0, 310), (28, 262), (74, 232)],
            8,
            step=14,
            lean=0.6,
        ),
        MINOTAUR_DARK,
        tone=0.46,
        gain=0.85,
        puff=40,
        ang=66,
        bend=5,
        line=2.8,
        shadow=0.6,
    )
    hairs(p, shoulders, 260, 16, lambda x, y: 90 + (125 - x) * 0.5, 2.2, seed=2, cut="#8a5a40")


def _minotaur_horn(p: Plate) -> None:
    """One horn and one ear."""
    h = Limb([(96, 138), (66, 148), (36, 146), (22, 126), (33, 104)], [40, 34, 27, 18, 1])
    p.part(h.strip(), "#e2cf9d", tone=0.66, gain=0.9, puff=15, ang=60, bend=4, line=2.8, shadow=0.6)
    p.key(h.rungs([0.1, 0.18, 0.26, 0.34, 0.42], -1, 0.9, 3))
    p.flatcol(h.strip(-1, 1, 0.82, 1), "#5b4630")
    # ear
    p.part(
        shaggy([(86, 160), (66, 156), (40, 168), (34, 182), (56, 190), (84, 184)], 4, step=10, lean=0.5),
        MINOTAUR_HIDE,
        tone=0.52,
        gain=0.9,
        puff=11,
        ang=10,
        line=2.6,
        shadow=0.6,
    )
    p.part(
        blob((80, 166), (62, 166), (46, 178), (62, 182), (80, 178)),
        "#c0776a",
        tone=0.5,
        gain=0.6,
        puff=7,
        line=1.4,
        shadow=0,
    )


def _minotaur_head(p: Plate) -> None:
    """The head, narrowing to the muzzle."""
    head = p.part(
        shaggy(
            [
                (125, 112),
                (158, 118),
                (174, 142),
                (170, 176),
                (160, 214),
                (156, 250),
                (125, 262),
                (94, 250),
                (90, 214),
                (80, 176),
                (76, 142),
                (92, 118),
            ],
            3,
            step=9,
            lean=0.5,
        ),
        MINOTAUR_HIDE,
        tone=0.56,
        gain=0.85,
        puff=32,
        ang=40,
        bend=4,
        line=2.8,
        shadow=0.7,
    )
    hairs(p, head, 200, 10, lambda x, y: 90 + (125 - x) * 0.4, 1.8, seed=4)


def _minotaur_mop(p: Plate) -> None:
    """The mop of hair on the brow."""
    mop = p.part(
        shaggy(
            [(125, 98), (152, 106), (164, 128), (146, 146), (125, 158), (104, 146), (86, 128), (98, 106)],
            8,
            step=11,
            lean=0.7,
            seed=5,
        ),
        MINOTAUR_DARK,
        tone=0.44,
        gain=0.9,
        puff=18,
        ang=70,
        bend=4,
        line=2.4,
        shadow=0.7,
    )
    hairs(p, mop, 120, 14, lambda x, y: 90 + (125 - x) * 0.8, 2, seed=6, cut="#8a5a40")


def _minotaur_muzzle(p: Plate) -> None:
    """The pale muzzle."""
    p.part(
        blob(
            (125, 204),
            (154, 208),
            (172, 230),
            (168, 258),
            (148, 274),
            (125, 278),
            (102, 274),
            (82, 258),
            (78, 230),
            (96, 208),
        ),
        MINOTAUR_MUZZLE,
        tone=0.68,
        gain=0.85,
        puff=24,
        ang=20,
        bend=4,
        line=2.8,
        shadow=0.7,
    )


def _minotaur_side(p: Plate) -> None:
    """One nostril and one burning eye."""
    p.part(
        P("M112 232 C104 222 90 224 88 236 C90 246 104 248 112 240Z"),
        "#2a1518",
        tone=0.15,
        flat=True,
        line=2.4,
        shadow=0,
    )
    p.key(T(86, 230, 90, 216, 106, 218, 3))
    # burning eye under the brow
    p.part(
        P("M84 168 C92 158 106 162 114 178 C104 186 90 182 84 168Z"),
        "#e8332a",
        tone=1,
        flat=True,
        line=3,
        shadow=0,
    )
    p.flatcol(oval(100, 172, 7, 5, 20), "#f9b93c")
    p.key(disc(101, 172, 3))
    p.part(
        P("M76 160 C88 148 108 154 120 178 C106 168 94 164 80 168Z"),
        MINOTAUR_DARK,
        tone=0.56,
        gain=0.9,
        puff=6,
        ang=20,
        line=2.2,
        shadow=0.6,
    )
    p.key(
        T(104, 192, 98, 200, 98, 212, 3) + T(112, 190, 110, 200, 112, 210, 2.6) + T(86, 186, 90, 194, 100, 196, 2.6),
    )


def _minotaur_mouth(p: Plate) -> None:
    """The line of the mouth."""
    p.key(
        T(88, 260, 106, 268, 125, 262, 3.6)
        + T(162, 260, 144, 268, 125, 262, 3.6)
        + T(125, 246, 125, 254, 125, 262, 2.6),
    )


def _minotaur_ring(p: Plate) -> None:
    """The ring in the nose."""
    p.part(
        '<path fill-rule="evenodd" d="M125 236 A21 21 0 1 1 124.9 236Z M125 243.5 A13.5 13.5 0 1 0 125.1 243.5Z"/>',
        GOLD,
        tone=0.78,
        gain=0.95,
        puff=4,
        line=2.4,
        shadow=0.6,
    )
    p.part(
        P("M112 232 C116 246 134 246 138 232 C134 226 116 226 112 232Z"),
        MINOTAUR_MUZZLE,
        tone=0.72,
        gain=0.7,
        puff=7,
        line=2,
        shadow=0.3,
    )


def _minotaur_crown(p: Plate) -> None:
    """The crown between the horns."""
    p.part(
        P("M90 118 L82 72 L104 92 L125 58 L146 92 L168 72 L160 118 C138 108 112 108 90 118Z"),
        GOLD,
        tone=0.74,
        gain=0.85,
        puff=9,
        ang=18,
        line=2.8,
        shadow=0.7,
    )
    p.part(
        P("M88 112 C112 100 138 100 162 112 L160 124 C138 114 112 114 90 124Z"),
        "#e6b954",
        tone=0.8,
        gain=0.8,
        puff=6,
        ang=4,
        line=2,
        shadow=0.5,
    )
    for x, y, r, col in (
        (125, 110, 5.5, "#c22a35"),
        (104, 112, 4, "#3f7f86"),
        (146, 112, 4, "#3f7f86"),
        (82, 70, 4.6, "#e6b954"),
        (168, 70, 4.6, "#e6b954"),
        (125, 56, 5, "#e6b954"),
    ):
        p.part(disc(x, y, r), col, tone=0.86, gain=0.7, puff=r, line=1.7, shadow=0.3)


DRAWINGS: dict[str, Drawing] = {"8C": goblin, "JC": cyclops, "KC": minotaur}
