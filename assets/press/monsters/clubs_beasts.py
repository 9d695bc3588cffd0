"""The beasts among the clubs: toad, wolf and bear."""

from __future__ import annotations

from ..plate import Plate
from .clubs_forms import IVORY, PANEL, Limb, blob, hairs, ledge, oval, shaggy, spike, teeth, wart
from .ground import Drawing, ground
from .pen import disc, mirrored

P, T = Plate.P, Plate.taper


# ---------------------------------------------------------------- toad

TOAD_HIDE = "#7d8f3e"
TOAD_DARK = "#55672e"
TOAD_CREAM = "#e8d49a"
TOAD_GOLD = "#f3b83a"


def toad(p: Plate) -> None:
    """6C: a broad warty toad, gold eyes on top, tongue out."""
    ground(p, PANEL)
    ledge(p, 280, "#35544a")
    _toad_body(p)
    _toad_belly(p)
    mirrored(p, lambda: _toad_limbs(p))
    _toad_head(p)
    mirrored(p, lambda: _toad_eye(p))


def _toad_body(p: Plate) -> None:
    """The broad warty body."""
    p.part(
        blob(
            (125, 132),
            (176, 146),
            (212, 190),
            (218, 244),
            (196, 284),
            (125, 290),
            (54, 284),
            (32, 244),
            (38, 190),
            (74, 146),
        ),
        TOAD_HIDE,
        tone=0.5,
        gain=0.9,
        puff=44,
        ang=24,
        bend=6,
        line=2.8,
        shadow=0.6,
    )
    for x, y, r in (
        (46, 226, 7),
        (56, 204, 5),
        (202, 204, 6),
        (206, 228, 8),
        (194, 184, 5),
        (58, 246, 5),
        (190, 250, 6),
    ):
        wart(p, x, y, r, "#b3a65a")


def _toad_belly(p: Plate) -> None:
    """The pale belly."""
    p.part(
        blob((125, 214), (168, 222), (184, 252), (168, 286), (125, 292), (82, 286), (66, 252), (82, 222)),
        TOAD_CREAM,
        tone=0.72,
        gain=0.6,
        puff=34,
        ang=4,
        bend=4,
        line=2,
        shadow=0,
    )


def _toad_limbs(p: Plate) -> None:
    """The legs of one side."""
    # thigh, then the hind foot, then the fore leg
    p.part(
        blob((30, 230), (52, 222), (70, 246), (68, 278), (44, 290), (24, 276), (20, 250)),
        TOAD_HIDE,
        tone=0.54,
        gain=0.9,
        puff=20,
        ang=60,
        bend=4,
        line=2.6,
        shadow=0.5,
    )
    for angle, length in ((196, 26), (170, 30), (146, 24)):
        p.part(spike(46, 288, length, 13, angle), TOAD_DARK, tone=0.6, gain=0.8, puff=6, line=2.2, shadow=0.4)
    p.part(
        Limb([(82, 230), (74, 256), (88, 286)], [30, 28, 24]).strip(),
        TOAD_HIDE,
        tone=0.58,
        gain=0.9,
        puff=14,
        ang=70,
        bend=3,
        line=2.6,
        shadow=0.6,
    )
    for angle, length in ((166, 30), (128, 26), (96, 24), (54, 24)):
        p.part(spike(90, 286, length, 12, angle), TOAD_HIDE, tone=0.62, gain=0.8, puff=6, line=2.2, shadow=0.4)
    wart(p, 40, 244, 6, "#b3a65a")
    wart(p, 34, 262, 4.5, "#b3a65a")
    wart(p, 76, 252, 4, "#b3a65a")


def _toad_head(p: Plate) -> None:
    """The head: lower lip, mouth, tongue, upper lip."""
    p.part(
        P("M50 190 C58 228 90 244 125 244 C160 244 192 228 200 190Z"),
        TOAD_CREAM,
        tone=0.66,
        gain=0.7,
        puff=14,
        ang=6,
        bend=2,
        line=2.6,
        shadow=0.6,
    )
    p.part(
        P("M56 190 C70 220 96 230 125 230 C154 230 180 220 194 190Z"),
        "#6d1626",
        tone=0.34,
        gain=0.3,
        puff=12,
        ang=0,
        line=1.8,
        shadow=0,
    )
    tongue = Limb([(128, 212), (134, 236), (150, 258), (148, 280), (162, 288)], [30, 28, 24, 20, 20])
    p.part(tongue.strip(), "#d8606a", tone=0.78, gain=0.7, puff=11, ang=70, bend=2, line=2.4, shadow=0.6)
    p.key(T(130, 216, 138, 240, 150, 262, 2.4))
    p.part(
        blob(
            (125, 142),
            (160, 144),
            (196, 166),
            (208, 190),
            (190, 204),
            (160, 210),
            (125, 211),
            (90, 210),
            (60, 204),
            (42, 190),
            (54, 166),
            (90, 144),
        ),
        TOAD_HIDE,
        tone=0.6,
        gain=0.9,
        puff=26,
        ang=20,
        bend=4,
        line=2.8,
        shadow=0.7,
    )
    p.key(T(46, 194, 84, 212, 125, 212, 3.6) + T(204, 194, 166, 212, 125, 212, 3.6))
    for x, y, r in (
        (125, 158, 5),
        (110, 166, 4),
        (142, 168, 4.5),
        (126, 176, 3.5),
        (62, 190, 4),
        (188, 190, 4.5),
        (74, 198, 3),
    ):
        wart(p, x, y, r, "#b3a65a")


def _toad_eye(p: Plate) -> None:
    """One bulging eye under its lid."""
    p.part(
        blob((66, 168), (56, 146), (64, 122), (86, 114), (106, 124), (112, 148), (104, 168)),
        TOAD_HIDE,
        tone=0.56,
        gain=0.9,
        puff=16,
        ang=30,
        bend=3,
        line=2.8,
        shadow=0.5,
    )
    p.part(oval(84, 145, 21, 19), TOAD_GOLD, tone=1, flat=True, line=2.8, shadow=0)
    p.flatcol(oval(84, 152, 17, 11), "#d98a2a")
    p.key(oval(86, 147, 14, 6.5))
    p.cut(disc(76, 137, 3.6), "#fff8e0")
    p.part(
        P("M60 140 C64 116 100 112 110 142 C98 130 76 126 60 140Z"),
        TOAD_DARK,
        tone=0.56,
        gain=0.9,
        puff=7,
        line=2.2,
        shadow=0.5,
    )
    p.key(T(114, 186, 116, 182, 119, 187, 3.4))


# ---------------------------------------------------------------- wolf

WOLF_GREY = "#7388a0"
WOLF_LIGHT = "#d9d3c2"
WOLF_DARK = "#42536b"


def wolf(p: Plate) -> None:
    """7C: a snarling wolf's head in profile."""
    ground(p, PANEL)
    p.xf = "translate(-4 18)"
    _wolf_far_ear(p)
    _wolf_neck(p)
    _wolf_mouth(p)
    _wolf_head(p)
    _wolf_cheek(p)
    _wolf_nose(p)
    _wolf_eye(p)
    _wolf_ear(p)
    p.xf = ""


def _wolf_far_ear(p: Plate) -> None:
    """The ear on the far side."""
    p.part(
        P("M128 118 C122 92 128 66 142 50 C154 68 164 92 166 118Z"),
        WOLF_DARK,
        tone=0.42,
        gain=0.8,
        puff=10,
        ang=70,
        line=2.6,
        shadow=0.4,
    )


def _wolf_neck(p: Plate) -> None:
    """The shaggy neck and the pale ruff."""
    neck = p.part(
        shaggy(
            [
                (150, 96),
                (196, 112),
                (226, 156),
                (246, 220),
                (256, 360),
                (120, 360),
                (104, 300),
                (112, 256),
                (132, 220),
                (140, 160),
            ],
            16,
            step=20,
            lean=0.6,
            seed=3,
        ),
        WOLF_GREY,
        tone=0.54,
        gain=0.85,
        puff=46,
        ang=66,
        bend=6,
        line=2.8,
        shadow=0.6,
    )
    hairs(p, neck, 150, 24, lambda x, y: 40 + (y - 100) * 0.3, 2.6, seed=4)
    ruff = p.part(
        shaggy(
            [
                (150, 200),
                (178, 212),
                (186, 250),
                (176, 300),
                (160, 360),
                (112, 360),
                (100, 310),
                (104, 270),
                (122, 236),
            ],
            14,
            step=18,
            lean=0.5,
            seed=8,
        ),
        WOLF_LIGHT,
        tone=0.6,
        gain=0.8,
        puff=30,
        ang=80,
        bend=4,
        line=2.4,
        shadow=0.5,
    )
    hairs(p, ruff, 90, 20, lambda x, y: 96, 2.2, seed=5)


def _wolf_mouth(p: Plate) -> None:
    """The open mouth, the lower jaw and the teeth."""
    p.part(
        P("M52 196 C84 204 120 204 152 196 L160 216 C140 232 100 244 76 244 C84 230 76 214 52 196Z"),
        "#5c0f16",
        tone=0.2,
        flat=True,
        line=1.6,
        shadow=0,
    )
    p.part(
        P("M150 212 C128 210 104 216 90 228 C82 236 74 236 70 234 C76 248 96 248 108 240 C122 230 140 226 154 226Z"),
        "#cf4450",
        tone=0.76,
        gain=0.6,
        puff=8,
        line=1.6,
        shadow=0.3,
    )
    p.part(
        P(
            "M176 196 C166 216 146 232 122 240 C100 247 82 248 68 244 C58 241 54 236 54 230 C48 244 52 258 66 264 C96 "
            "272 142 264 172 240 C188 226 194 206 190 190Z"
        ),
        WOLF_LIGHT,
        tone=0.6,
        gain=0.8,
        puff=14,
        ang=24,
        bend=3,
        line=2.6,
        shadow=0.6,
    )
    teeth(
        p,
        [
            (64, 242, 26, 11, -84),
            (80, 245, 13, 8, -86),
            (94, 245, 13, 8, -88),
            (108, 242, 13, 8, -90),
            (122, 238, 12, 8, -92),
            (135, 233, 11, 8, -96),
        ],
    )
    teeth(
        p,
        [
            (46, 192, 12, 8, 92),
            (60, 194, 30, 12, 86),
            (78, 196, 14, 9, 88),
            (93, 198, 14, 9, 88),
            (108, 199, 16, 10, 90),
            (123, 199, 14, 9, 92),
            (137, 198, 12, 9, 94),
        ],
    )


def _wolf_head(p: Plate) -> None:
    """The head and the long muzzle."""
    head = p.part(
        P(
            "M176 108 C160 94 138 94 124 106 C112 116 104 124 92 130 C70 136 48 142 38 154 C30 164 28 178 34 188 "
            "C44 196 60 194 74 200 C96 206 122 206 146 202 C160 210 178 214 194 206 L214 214 L206 196 L222 194 L208 178 "
            "L220 168 L204 156 C202 136 192 118 176 108Z"
        ),
        WOLF_GREY,
        tone=0.58,
        gain=0.85,
        puff=24,
        ang=26,
        bend=4,
        line=2.8,
        shadow=0.6,
    )
    hairs(p, head, 110, 10, lambda x, y: -14 + (x - 60) * 0.2 + (y - 150) * 0.5, 1.7, seed=7)


def _wolf_cheek(p: Plate) -> None:
    """The pale cheek and the lip."""
    p.part(
        P(
            "M44 178 C64 180 92 182 112 176 C130 172 146 178 160 192 C168 204 176 208 190 206 C176 216 158 212 146 "
            "203 C120 208 96 206 74 200 C60 195 46 196 36 190 C38 184 40 180 44 178Z"
        ),
        WOLF_LIGHT,
        tone=0.74,
        gain=0.6,
        puff=9,
        ang=20,
        bend=2,
        line=1.4,
        shadow=0,
    )
    p.key(T(36, 190, 56, 192, 76, 200, 3) + T(76, 200, 112, 208, 146, 202, 3))


def _wolf_nose(p: Plate) -> None:
    """The wrinkled snout and the nose."""
    p.key(T(66, 146, 76, 160, 70, 176, 3) + T(80, 142, 90, 156, 86, 174, 3) + T(94, 138, 104, 152, 102, 170, 2.8))
    p.part(
        blob((44, 148), (56, 144), (60, 154), (52, 166), (38, 176), (28, 172), (28, 160)),
        "#1d1a22",
        tone=0.4,
        gain=0.9,
        puff=9,
        line=2.4,
        shadow=0.4,
    )
    p.cut(T(40, 154, 46, 150, 53, 150, 2.4), "#8794a8")


def _wolf_eye(p: Plate) -> None:
    """The eye under an angry brow."""
    p.part(
        P("M100 150 C106 138 122 128 142 132 C140 146 120 156 100 150Z"),
        "#f6cf3c",
        tone=1,
        flat=True,
        line=3,
        shadow=0,
    )
    p.key(disc(122, 141, 4.8))
    p.cut(disc(120, 139, 1.5), "#ffffff")
    p.part(
        P("M84 140 C98 124 126 112 156 120 C164 124 166 132 160 136 C140 126 116 134 96 150 C90 150 84 146 84 140Z"),
        WOLF_DARK,
        tone=0.56,
        gain=0.9,
        puff=8,
        line=2.4,
        shadow=0.5,
    )


def _wolf_ear(p: Plate) -> None:
    """The near ear."""
    p.part(
        P("M150 118 C142 92 148 62 166 40 C182 62 200 92 200 124 C186 136 162 134 150 118Z"),
        WOLF_GREY,
        tone=0.58,
        gain=0.9,
        puff=12,
        ang=76,
        bend=3,
        line=2.8,
        shadow=0.6,
    )
    p.part(
        P("M160 112 C156 92 160 74 168 60 C178 76 188 96 188 116 C180 122 168 122 160 112Z"),
        "#c98f84",
        tone=0.56,
        gain=0.6,
        puff=10,
        ang=76,
        line=1.6,
        shadow=0,
    )
    p.key(T(164, 120, 162, 100, 168, 78, 3) + T(174, 122, 174, 104, 172, 86, 2.6) + T(184, 120, 184, 108, 178, 92, 2.4))


# ---------------------------------------------------------------- bear

BEAR_FUR = "#a3683a"
BEAR_DARK = "#77492a"
BEAR_TAN = "#dcb27a"


def bear(p: Plate) -> None:
    """9C: a bear reared up, roaring, claws out."""
    ground(p, PANEL)
    _bear_body(p)
    mirrored(p, lambda: _bear_arm(p))
    p.xf = "translate(125 160) scale(.88) translate(-125 -156)"
    mirrored(p, lambda: _bear_ear(p))
    _bear_head(p)
    _bear_maw(p)
    _bear_muzzle(p)
    mirrored(p, lambda: _bear_eye(p))
    p.xf = ""


def _bear_body(p: Plate) -> None:
    """The body and the pale bib."""
    body = p.part(
        shaggy(
            [(125, 196), (164, 206), (188, 244), (198, 300), (200, 362), (50, 362), (52, 300), (62, 244), (86, 206)],
            9,
            step=14,
            lean=0.6,
            seed=2,
        ),
        BEAR_FUR,
        tone=0.5,
        gain=0.85,
        puff=44,
        ang=72,
        bend=4,
        line=2.8,
        shadow=0.6,
    )
    hairs(p, body, 220, 15, lambda x, y: 90 + (125 - x) * 0.25, 2.2, seed=3)
    bib = p.part(
        shaggy(
            [(125, 232), (154, 248), (164, 300), (160, 362), (90, 362), (86, 300), (96, 248)],
            8,
            step=12,
            lean=0.6,
            seed=4,
        ),
        BEAR_TAN,
        tone=0.64,
        gain=0.7,
        puff=34,
        ang=84,
        bend=3,
        line=0,
        shadow=0,
    )
    hairs(p, bib, 90, 15, lambda x, y: 92, 2.2, seed=5)


def _bear_arm(p: Plate) -> None:
    """One raised arm, the paw and its claws."""
    limb = Limb([(92, 262), (58, 256), (36, 222), (42, 170)], [52, 46, 40, 34], n=8)
    left = [limb.at(t, -1) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
    right = [limb.at(t, 1) for t in (1, 0.8, 0.6, 0.4, 0.2, 0)]
    m = p.part(
        shaggy(left + right, 5, step=12, lean=0.5, seed=6),
        BEAR_FUR,
        tone=0.64,
        gain=0.8,
        puff=20,
        ang=40,
        bend=3,
        line=2.8,
        shadow=0.35,
    )
    hairs(p, m, 170, 13, lambda x, y: -60, 1.8, seed=7)
    p.part(
        shaggy(
            [(42, 122), (62, 130), (68, 152), (58, 174), (34, 178), (18, 162), (18, 138)], 3, step=10, lean=0.4, seed=8
        ),
        BEAR_FUR,
        tone=0.68,
        gain=0.85,
        puff=18,
        ang=20,
        bend=3,
        line=2.8,
        shadow=0.6,
    )
    p.part(
        blob((43, 150), (58, 156), (56, 168), (43, 172), (30, 168), (28, 156)),
        "#4a2e26",
        tone=0.66,
        gain=0.7,
        puff=9,
        line=1.8,
        shadow=0,
    )
    for x, y, angle in ((22, 142, 236), (34, 131, 256), (48, 129, 276), (61, 138, 298)):
        p.part(disc(x, y + 3, 7.5), "#4a2e26", tone=0.66, gain=0.8, puff=7, line=1.6, shadow=0)
        p.part(spike(x, y, 30, 11, angle, 5), IVORY, tone=0.9, gain=0.8, puff=5, line=2.2, shadow=0.4)


def _bear_ear(p: Plate) -> None:
    """One ear."""
    p.part(
        shaggy([(84, 82), (104, 92), (106, 116), (86, 124), (70, 112), (70, 92)], 4, step=9, lean=0.4),
        BEAR_FUR,
        tone=0.5,
        gain=0.9,
        puff=12,
        ang=30,
        line=2.8,
        shadow=0.6,
    )
    p.part(oval(88, 105, 10, 11, -20), "#3d2620", tone=0.4, gain=0.7, puff=8, line=1.4, shadow=0)


def _bear_head(p: Plate) -> None:
    """The round head."""
    head = p.part(
        shaggy(
            [
                (125, 86),
                (158, 94),
                (178, 124),
                (184, 164),
                (170, 206),
                (125, 224),
                (80, 206),
                (66, 164),
                (72, 124),
                (92, 94),
            ],
            7,
            step=12,
            lean=0.6,
            seed=9,
        ),
        BEAR_FUR,
        tone=0.66,
        gain=0.65,
        puff=34,
        ang=40,
        bend=3,
        line=2.8,
        shadow=0.5,
    )
    hairs(p, head, 230, 11, lambda x, y: 90 + (125 - x) * 0.9, 1.9, seed=10)


def _bear_maw(p: Plate) -> None:
    """The lower jaw and the roaring maw."""
    p.part(
        shaggy(
            [(92, 190), (158, 190), (160, 222), (146, 244), (125, 250), (104, 244), (90, 222)],
            5,
            step=11,
            lean=0.5,
            seed=11,
        ),
        BEAR_TAN,
        tone=0.6,
        gain=0.8,
        puff=16,
        ang=30,
        bend=3,
        line=2.6,
        shadow=0.6,
    )
    p.part(
        P("M96 178 C96 214 106 236 125 238 C144 236 154 214 154 178Z"),
        "#5c0f16",
        tone=0.25,
        flat=True,
        line=2.2,
        shadow=0,
    )
    p.part(
        P("M106 226 C108 204 142 204 144 226 C140 236 110 236 106 226Z"),
        "#d0525a",
        tone=0.8,
        gain=0.6,
        puff=9,
        line=1.6,
        shadow=0.3,
    )
    p.key(T(125, 212, 125, 222, 125, 232, 2.2))
    teeth(
        p,
        [
            (103, 228, 22, 9, -84),
            (147, 228, 22, 9, -96),
            (115, 235, 9, 6, -88),
            (125, 236, 9, 6, -90),
            (135, 235, 9, 6, -92),
        ],
    )
    teeth(
        p,
        [
            (104, 184, 27, 11, 86),
            (146, 184, 27, 11, 94),
            (116, 188, 10, 7, 90),
            (125, 188, 10, 7, 90),
            (134, 188, 10, 7, 90),
        ],
    )


def _bear_muzzle(p: Plate) -> None:
    """The muzzle and the nose."""
    p.part(
        blob(
            (125, 138),
            (144, 142),
            (156, 162),
            (160, 184),
            (146, 194),
            (125, 190),
            (104, 194),
            (90, 184),
            (94, 162),
            (106, 142),
        ),
        BEAR_TAN,
        tone=0.74,
        gain=0.8,
        puff=18,
        ang=20,
        bend=3,
        line=2.4,
        shadow=0.5,
    )
    p.part(
        blob((125, 142), (142, 143), (146, 154), (134, 164), (125, 168), (116, 164), (104, 154), (108, 143)),
        "#231a1d",
        tone=0.4,
        gain=0.9,
        puff=9,
        line=2,
        shadow=0.4,
    )
    p.cut(T(112, 149, 120, 145, 130, 146, 3), "#9a8f94")
    p.key(T(125, 166, 125, 176, 125, 188, 2.6))
    for x, y in ((108, 176), (114, 182), (104, 182), (142, 176), (136, 182), (146, 182)):
        p.key(disc(x, y, 1.3))


def _bear_eye(p: Plate) -> None:
    """One eye and its brow."""
    p.part(disc(101, 132, 8), "#f0a733", tone=1, flat=True, line=2.6, shadow=0)
    p.key(disc(102, 133, 4))
    p.cut(disc(100, 130.5, 1.6), "#ffffff")
    p.part(
        P("M84 124 C94 114 110 118 118 136 C108 128 98 126 88 132Z"),
        BEAR_DARK,
        tone=0.5,
        gain=0.9,
        puff=6,
        line=2,
        shadow=0.5,
    )
    p.key(T(94, 150, 100, 148, 106, 152, 2.6) + T(110, 128, 116, 138, 114, 148, 2.6))


DRAWINGS: dict[str, Drawing] = {"6C": toad, "7C": wolf, "9C": bear}
