"""The small clubs: rat, cobra, spider and scorpion."""

from __future__ import annotations

from ..plate import Plate
from .clubs_forms import IVORY, PANEL, Limb, blob, hairs, ledge, oval, shaggy, spike, teeth
from .ground import Drawing, ground
from .pen import disc, mirrored

P, S, T = Plate.P, Plate.S, Plate.taper


# ---------------------------------------------------------------- rat

RAT_FUR = "#9a8368"
RAT_PINK = "#e2968e"


def rat(p: Plate) -> None:
    """2C: a hunched rat in profile, naked tail curling up over the moon."""
    ground(p, PANEL)
    _rat_tail(p)
    ledge(p, 272, "#3f5a50")
    _rat_far_side(p)
    _rat_body(p)
    _rat_hind_leg(p)
    _rat_fore_leg(p)
    _rat_mouth(p)
    _rat_head(p)
    _rat_ear(p)
    _rat_face(p)


def _rat_tail(p: Plate) -> None:
    """The naked ringed tail."""
    tail = Limb(
        [(176, 262), (214, 268), (233, 246), (224, 206), (206, 168), (204, 130), (222, 112), (233, 124), (225, 137)],
        [20, 17, 14, 12, 10, 8.5, 7, 5, 3],
    )
    p.part(tail.strip(), RAT_PINK, tone=0.66, gain=0.8, puff=7, ang=20, line=2.4, shadow=0.5)
    p.key(tail.rungs([i / 34 for i in range(4, 33)], -0.1, 1, 1.7))


def _rat_far_side(p: Plate) -> None:
    """The ear and the fore leg on the far side."""
    p.part(oval(86, 146, 17, 20, -24), RAT_FUR, tone=0.4, gain=0.6, puff=8, line=2.4, shadow=0.4)
    p.part(oval(87, 148, 11, 14, -24), "#a8605c", tone=0.5, gain=0.5, puff=8, line=0, shadow=0)
    p.part(
        blob((92, 226), (80, 246), (70, 262), (62, 274), (84, 275), (100, 258), (112, 236)),
        RAT_FUR,
        tone=0.34,
        shadow=0.3,
    )


def _rat_body(p: Plate) -> None:
    """The hunched, furry back."""
    body = p.part(
        shaggy(
            [
                (92, 170),
                (124, 138),
                (164, 142),
                (194, 174),
                (205, 218),
                (198, 258),
                (160, 276),
                (116, 274),
                (94, 248),
                (84, 206),
            ],
            6,
            step=10,
            lean=0.7,
        ),
        RAT_FUR,
        tone=0.5,
        gain=0.85,
        puff=44,
        ang=58,
        bend=5,
        line=2.6,
        shadow=0.6,
    )
    hairs(p, body, 260, 11, lambda x, y: 20 + (x - 90) * 0.55 + (y - 140) * 0.2, 1.8, seed=2)


def _rat_hind_leg(p: Plate) -> None:
    """The haunch and the long hind foot."""
    p.part(
        blob((140, 210), (168, 198), (190, 214), (196, 246), (180, 272), (150, 274), (136, 248)),
        RAT_FUR,
        tone=0.6,
        gain=0.85,
        puff=18,
        ang=66,
        bend=1.6,
        line=2.2,
        shadow=0.4,
    )
    p.part(
        blob((182, 268), (160, 264), (132, 268), (118, 276), (134, 284), (168, 284), (184, 280)),
        RAT_PINK,
        tone=0.7,
        gain=0.7,
        puff=8,
    )
    for x in (117, 123, 130):
        p.part(spike(x + 6, 279, 15, 6, 172), IVORY, tone=0.9, gain=0.5, puff=3, line=1.4, shadow=0.2)


def _rat_fore_leg(p: Plate) -> None:
    """The near fore leg and its claws."""
    p.part(
        blob((104, 214), (94, 240), (86, 262), (94, 272), (110, 266), (126, 240), (130, 214)),
        RAT_FUR,
        tone=0.52,
        gain=0.8,
        puff=13,
        ang=70,
    )
    p.part(
        blob((104, 262), (86, 262), (72, 268), (70, 278), (88, 282), (106, 276)),
        RAT_PINK,
        tone=0.72,
        gain=0.7,
        puff=7,
    )
    for x in (68, 76, 84):
        p.part(spike(x + 4, 276, 13, 5.5, 158), IVORY, tone=0.9, gain=0.5, puff=3, line=1.4, shadow=0.2)


def _rat_mouth(p: Plate) -> None:
    """The open mouth with its long incisors."""
    p.part(
        blob((58, 226), (44, 238), (50, 250), (70, 254), (92, 246), (100, 230)),
        RAT_FUR,
        tone=0.4,
        gain=0.7,
        puff=9,
        shadow=0.4,
    )
    p.part(
        blob((50, 226), (50, 242), (66, 246), (84, 236), (86, 224)),
        "#7c1c22",
        tone=0.4,
        flat=True,
        line=1.4,
        shadow=0,
    )
    teeth(p, [(42, 231, 27, 10, 82), (53, 234, 23, 9, 82), (58, 250, -12, 6, 84), (64, 250, -11, 6, 84)], "#f0cf7a")


def _rat_head(p: Plate) -> None:
    """The head, tapering to the snout."""
    head = p.part(
        shaggy(
            [
                (124, 196),
                (116, 168),
                (98, 158),
                (78, 168),
                (56, 186),
                (34, 206),
                (30, 220),
                (40, 232),
                (66, 234),
                (94, 244),
                (118, 230),
            ],
            3.5,
            step=9,
            lean=0.6,
            seed=4,
        ),
        RAT_FUR,
        tone=0.62,
        gain=0.8,
        puff=24,
        ang=30,
        bend=3,
        line=2.6,
        shadow=0.6,
    )
    hairs(p, head, 200, 8, lambda x, y: -30 + (y - 190) * 0.5, 1.5, seed=5)


def _rat_ear(p: Plate) -> None:
    """The near ear."""
    p.part(oval(116, 158, 22, 25, 20), RAT_FUR, tone=0.56, gain=0.8, puff=8, line=2.6, shadow=0.6)
    p.part(oval(115, 160, 15, 18, 20), RAT_PINK, tone=0.7, gain=0.7, puff=14, ang=60, bend=2, line=1.2, shadow=0)
    p.key(T(112, 148, 118, 162, 112, 176, 2.4) + T(122, 150, 126, 164, 120, 176, 2.2))


def _rat_face(p: Plate) -> None:
    """Nose, eye and whiskers."""
    p.part(disc(34, 214, 8), RAT_PINK, tone=0.85, gain=0.7, puff=7, line=2, shadow=0.2)
    p.key(T(30, 220, 36, 224, 44, 222, 2))
    p.part(oval(76, 192, 9, 8, -20), "#e23b2e", tone=0.9, gain=0.6, puff=8, line=2.6, shadow=0.3)
    p.key(disc(75, 192, 3.4) + T(62, 190, 74, 176, 92, 184, 5))
    p.cut(disc(73, 189.4, 1.8), "#ffffff")
    for x1, y1, cy in ((14, 244, 232), (18, 262, 238), (34, 270, 244)):
        p.cut(T(52, 222, 36, cy, x1, y1, 2.4), "#efe2c4")
    for x1, y1, cx, cy in ((16, 190, 34, 206), (92, 212, 74, 214), (94, 224, 72, 222)):
        p.key(T(52, 220, cx, cy, x1, y1, 2.0))


# ---------------------------------------------------------------- snake

COBRA_GREEN = "#6b9c45"
COBRA_DARK = "#3d6b38"
COBRA_BELLY = "#e9c662"


def snake(p: Plate) -> None:
    """3C: a cobra risen from its coils, hood spread, mouth open."""
    ground(p, PANEL)
    _snake_back_coil(p)
    _snake_tail(p)
    _snake_trunk(p)
    _snake_hood(p)
    mirrored(p, lambda: _snake_lobe(p))
    _snake_belly(p)
    _snake_front_coil(p)
    _snake_mouth(p)
    _snake_head(p)
    mirrored(p, lambda: _snake_face(p))


def _snake_back_coil(p: Plate) -> None:
    """The coil behind the risen body."""
    back = Limb([(52, 284), (70, 252), (125, 242), (182, 252), (200, 284)], [34, 36, 36, 36, 34])
    p.part(back.strip(), COBRA_DARK, tone=0.42, gain=0.8, puff=18, ang=20, bend=3, line=2.6, shadow=0.5)
    p.key(back.rungs([i / 26 for i in range(2, 25)], -0.8, 0.4, 2.2))


def _snake_tail(p: Plate) -> None:
    """The tip of the tail."""
    tail = Limb([(188, 286), (218, 270), (228, 240), (216, 216), (222, 196)], [24, 18, 12, 8, 1])
    p.part(tail.strip(), COBRA_GREEN, tone=0.54, gain=0.8, puff=9, ang=-20, line=2.4, shadow=0.5)
    p.key(tail.rungs([i / 16 for i in range(2, 15)], -0.7, 0.7, 2))


def _snake_trunk(p: Plate) -> None:
    """The body rising from the coils."""
    trunk = Limb([(126, 200), (124, 236), (116, 268), (128, 300)], [66, 50, 50, 56])
    p.part(trunk.strip(), COBRA_GREEN, tone=0.5, gain=0.8, puff=22, ang=10, bend=3, line=2.6, shadow=0.5)


def _snake_hood(p: Plate) -> None:
    """The spread hood."""
    p.part(
        P(
            "M125 90 C98 90 76 104 60 128 C42 156 36 184 50 206 C66 228 92 238 102 264 L148 264 "
            "C158 238 184 228 200 206 C214 184 208 156 190 128 C174 104 152 90 125 90Z"
        ),
        COBRA_GREEN,
        tone=0.6,
        gain=0.75,
        puff=16,
        ang=60,
        bend=2,
        line=2.8,
        shadow=0.6,
    )


def _snake_lobe(p: Plate) -> None:
    """The lit inside of one half of the hood, with its mark."""
    p.part(
        P("M112 106 C90 112 74 126 64 144 C52 166 50 186 60 200 C76 216 96 226 108 256 L118 256 L118 106Z"),
        "#4f8a45",
        tone=0.62,
        gain=0.4,
        puff=18,
        ang=28,
        bend=2,
        line=1.6,
        shadow=0,
    )
    p.key(T(96, 126, 70, 146, 58, 176, 2.4) + T(98, 146, 78, 172, 66, 200, 2.4) + T(102, 172, 92, 196, 86, 216, 2.4))
    # the mark on the hood
    p.part(
        P("M62 176 C64 154 86 150 94 166 C100 184 92 204 80 206 C68 202 62 190 62 176Z"),
        "#e0702e",
        tone=0.9,
        gain=0.5,
        puff=8,
        line=2.2,
        shadow=0.2,
    )
    p.key(P("M71 177 C72 164 84 162 87 172 C90 184 85 194 80 196 C74 192 71 186 71 177Z"))
    p.cut(disc(77, 174, 2.6), "#f7e9b0")


def _snake_belly(p: Plate) -> None:
    """The belly plates, from the throat down."""
    widths = ((176, 44), (190, 48), (204, 48), (218, 46), (232, 44), (246, 42), (260, 42), (274, 44), (288, 46))
    for y, w in widths[::-1]:
        x = 125 - max(0, y - 226) * 0.12
        p.part(
            P(
                f"M{x - w / 2} {y - 13} C{x - w / 4} {y - 4} {x + w / 4} {y - 4} {x + w / 2} {y - 13} L{x + w / 2 - 2} "
                f"{y} C{x + w / 4} {y + 9} {x - w / 4} {y + 9} {x - w / 2 + 2} {y}Z"
            ),
            COBRA_BELLY,
            tone=0.66,
            gain=0.7,
            puff=8,
            ang=4,
            line=1.8,
            shadow=0.4,
            grad=(110, 0, 0.08, 152, 0, -0.4),
        )


def _snake_front_coil(p: Plate) -> None:
    """The coil in front, scaled and banded."""
    front = Limb([(20, 280), (66, 290), (125, 298), (188, 290), (232, 276)], [26, 44, 48, 44, 26])
    coil = p.part(front.strip(), COBRA_GREEN, tone=0.56, gain=0.85, puff=22, ang=16, bend=4, line=2.8, shadow=0.6)
    for i in range(2, 22):
        x, y = front.at(i / 23, -0.62 if i % 2 else -0.2)
        p.key(S(f"M{x - 6} {y - 2} Q{x} {y + 8} {x + 6} {y - 2}", 1.8), clip=coil)
    for i in range(1, 22, 2):
        x, y = front.at(i / 23, -0.86)
        p.part(
            P(f"M{x - 9} {y} L{x} {y - 6} L{x + 9} {y} L{x} {y + 7}Z"),
            "#d8632c",
            tone=0.8,
            flat=True,
            line=1.4,
            shadow=0,
            clip=coil,
        )


def _snake_mouth(p: Plate) -> None:
    """The jaw, the open mouth and the forked tongue."""
    p.part(
        P("M98 150 C98 176 108 196 125 198 C142 196 152 176 152 150Z"),
        COBRA_GREEN,
        tone=0.5,
        gain=0.8,
        puff=10,
        line=2.6,
        shadow=0.6,
    )
    p.part(
        P("M103 146 C102 170 110 190 125 191 C140 190 148 170 147 146Z"),
        "#8f1d26",
        tone=0.62,
        gain=0.4,
        puff=12,
        ang=0,
        line=1.8,
        shadow=0,
    )
    p.part(
        P("M113 176 C118 168 132 168 137 176 C134 188 116 188 113 176Z"),
        "#d8525a",
        tone=0.85,
        gain=0.5,
        puff=6,
        line=1.2,
        shadow=0,
    )
    tongue = Limb([(125, 174), (125, 194), (120, 212), (124, 226)], [7, 6, 5, 4.5])
    p.part(
        tongue.strip()
        + Limb([(124, 224), (120, 234), (110, 240)], [4.5, 3.4, 0.6]).strip()
        + Limb([(124, 224), (128, 234), (138, 238)], [4.5, 3.4, 0.6]).strip(),
        "#c2202e",
        tone=0.85,
        gain=0.5,
        puff=3,
        line=1.8,
        shadow=0.4,
    )


def _snake_head(p: Plate) -> None:
    """The head with its fangs and scales."""
    head = p.part(
        P(
            "M125 84 C104 84 90 98 90 118 C88 134 92 146 98 154 C106 148 114 150 120 154 L130 154 C136 150 144 148 "
            "152 154 C158 146 162 134 160 118 C160 98 146 84 125 84Z"
        ),
        COBRA_GREEN,
        tone=0.64,
        gain=0.85,
        puff=20,
        ang=20,
        bend=3,
        line=2.8,
        shadow=0.45,
    )
    teeth(p, [(106, 149, 29, 9, 86), (144, 149, 29, 9, 94), (117, 152, 8, 5, 88), (133, 152, 8, 5, 92)])
    for x, y in ((125, 94), (115, 100), (135, 100), (125, 106), (118, 112), (132, 112), (125, 118)):
        p.key(S(f"M{x - 5} {y - 2} Q{x} {y + 5} {x + 5} {y - 2}", 1.5), clip=head)


def _snake_face(p: Plate) -> None:
    """One eye and nostril."""
    p.part(
        P("M94 122 C98 112 110 114 117 126 C112 134 98 134 94 122Z"),
        "#f5cf3f",
        tone=1,
        flat=True,
        line=2.4,
        shadow=0,
    )
    p.key(oval(107, 124, 2.4, 7.5))
    p.part(
        P("M90 114 C98 102 112 108 121 124 C110 118 100 116 90 118Z"),
        COBRA_DARK,
        tone=0.5,
        gain=0.8,
        puff=5,
        line=1.6,
        shadow=0.5,
    )
    p.key(T(117, 142, 119, 138, 121, 143, 3))


# ---------------------------------------------------------------- spider

SPIDER_SHELL = "#4a3b57"
SPIDER_BAND = "#d9772e"
SPIDER_RED = "#d2302f"


def spider(p: Plate) -> None:
    """4C: a fat spider seen from the front, red mark on its back, eight legs over the moon."""
    ground(p, PANEL)
    mirrored(p, lambda: _spider_legs(p))
    _spider_back(p)
    _spider_head(p)
    mirrored(p, lambda: _spider_face(p))


def _spider_legs(p: Plate) -> None:
    """The four banded, bristly legs of one side."""
    spines = (
        [(112, 196), (88, 150), (66, 112), (70, 92), (76, 74)],
        [(106, 204), (70, 168), (40, 138), (28, 158), (22, 190)],
        [(106, 214), (70, 206), (38, 196), (28, 226), (24, 262)],
        [(110, 224), (84, 236), (60, 240), (50, 266), (46, 300)],
    )
    for k, spine in enumerate(spines):
        leg = Limb(spine, [17, 14, 13, 9, 2])
        p.part(leg.strip(), SPIDER_SHELL, tone=0.5, gain=0.95, puff=7, ang=30 + 20 * k, line=2.4, shadow=0.5, rim=0.3)
        for a, b in ((0.3, 0.4), (0.55, 0.64), (0.78, 0.86)):
            p.part(leg.strip(-1.05, 1.05, a, b), SPIDER_BAND, tone=0.72, gain=0.9, puff=5, line=1.4, shadow=0)
        for i in range(3, 18):
            for side in (-1, 1):
                x, y = leg.at(i / 19, side * 0.9)
                tx, ty = leg.at(min(1, i / 19 + 0.045), side * 2.0)
                p.key(T(x, y, (x + tx) / 2, (y + ty) / 2, tx, ty, 1.7))


def _spider_back(p: Plate) -> None:
    """The round abdomen and its red mark."""
    back = p.part(
        shaggy(
            [
                (125, 84),
                (160, 94),
                (182, 128),
                (182, 166),
                (160, 194),
                (125, 204),
                (90, 194),
                (68, 166),
                (68, 128),
                (90, 94),
            ],
            4,
            step=8,
            lean=0.5,
        ),
        SPIDER_SHELL,
        tone=0.46,
        gain=0.95,
        puff=46,
        ang=30,
        bend=6,
        line=2.8,
        shadow=0.6,
    )
    hairs(p, back, 240, 9, lambda x, y: 90 + (x - 125) * 0.8, 1.7, seed=3)
    p.part(
        P(
            "M125 100 C142 100 150 112 148 124 C146 134 134 140 130 146 C134 152 146 156 150 168 C152 182 140 192 125 "
            "192 C110 192 98 182 100 168 C104 156 116 152 120 146 C116 140 104 134 102 124 C100 112 108 100 125 100Z"
        ),
        SPIDER_RED,
        tone=0.8,
        gain=0.7,
        puff=12,
        ang=-20,
        line=2.4,
        shadow=0.3,
    )


def _spider_head(p: Plate) -> None:
    """The head part of the body."""
    head = p.part(
        shaggy(
            [(125, 178), (152, 186), (166, 210), (158, 238), (125, 250), (92, 238), (84, 210), (98, 186)],
            3.5,
            step=8,
            lean=0.5,
            seed=2,
        ),
        "#5d4a6b",
        tone=0.54,
        gain=0.9,
        puff=26,
        ang=24,
        bend=4,
        line=2.8,
        shadow=0.7,
    )
    hairs(p, head, 160, 7, lambda x, y: 90 + (x - 125) * 1.2, 1.5, seed=6)


def _spider_face(p: Plate) -> None:
    """One half of the face: feeler, jaw, fang and four eyes."""
    p.part(
        Limb([(98, 238), (84, 252), (84, 274), (96, 286)], [16, 14, 11, 5]).strip(),
        SPIDER_SHELL,
        tone=0.52,
        gain=0.9,
        puff=7,
        line=2.2,
    )
    p.part(
        blob((124, 234), (104, 238), (100, 258), (108, 270), (122, 264)),
        "#5d4a6b",
        tone=0.6,
        gain=0.9,
        puff=10,
        ang=70,
        line=2.4,
    )
    p.part(spike(110, 264, 30, 12, 84, 6), IVORY, tone=0.9, gain=0.7, puff=5, line=2, shadow=0.4)
    for x, y, r in ((112, 212, 11), (95, 206, 7.5), (100, 192, 5), (115, 192, 5.5)):
        p.part(disc(x, y, r), "#f4c93a", tone=0.95, gain=0.6, puff=r, line=2.2, shadow=0.3)
        p.key(disc(x + r * 0.12, y + r * 0.1, r * 0.5))
        p.cut(disc(x - r * 0.3, y - r * 0.3, r * 0.24), "#ffffff")
    p.key(T(86, 194, 104, 194, 122, 206, 4.2))


# ---------------------------------------------------------------- scorpion

SCORPION_AMBER = "#e09a3c"
SCORPION_RUST = "#b8502a"
SCORPION_VENOM = "#a9d64a"


def scorpion(p: Plate) -> None:
    """5C: a scorpion with claws raised, its tail arched over and dripping venom."""
    ground(p, PANEL)
    _scorpion_tail(p)
    _scorpion_sting(p)
    mirrored(p, lambda: _scorpion_legs(p))
    _scorpion_body(p)
    mirrored(p, lambda: _scorpion_claw(p))
    _scorpion_head(p)
    mirrored(p, lambda: _scorpion_face(p))


def _scorpion_tail(p: Plate) -> None:
    """The tail: rings rising behind the body."""
    tail = Limb([(130, 214), (160, 190), (176, 152), (167, 114), (138, 96)], [46, 40, 35, 31, 26])
    for i in range(6):
        t = 0.06 + i * 0.17
        p.part(
            tail.strip(-1, 1, t - 0.055, t + 0.055),
            SCORPION_AMBER,
            tone=0.66,
            gain=0.9,
            puff=11,
            ang=-40 + 26 * i,
            bend=2,
            line=2.6,
            shadow=0.4,
        )
        p.key(tail.rungs([t + 0.03], -0.8, 0.8, 2.4))


def _scorpion_sting(p: Plate) -> None:
    """The bulb, the sting and a drop of venom."""
    p.xf = "translate(12 -2)"
    p.part(
        P("M92 110 C80 126 80 142 94 158 C96 144 100 134 112 124Z"),
        "#3a2422",
        tone=0.62,
        gain=0.9,
        puff=6,
        line=2.2,
        shadow=0.2,
    )
    p.part(
        blob((134, 84), (114, 80), (94, 90), (86, 108), (96, 124), (116, 122), (132, 110)),
        SCORPION_RUST,
        tone=0.68,
        gain=0.9,
        puff=16,
        ang=20,
        line=2.6,
        shadow=0.4,
    )
    p.part(
        P("M94 162 C101 172 102 182 94 185 C86 182 87 172 94 162Z"),
        SCORPION_VENOM,
        tone=0.95,
        gain=0.5,
        puff=6,
        line=2.2,
        shadow=0.2,
    )
    p.xf = ""


def _scorpion_legs(p: Plate) -> None:
    """The three walking legs of one side."""
    for k, spine in enumerate(
        (
            [(104, 214), (76, 196), (50, 200), (36, 228)],
            [(104, 228), (70, 218), (44, 228), (34, 262)],
            [(104, 244), (74, 242), (54, 258), (48, 290)],
        )
    ):
        leg = Limb(spine, [13, 11, 9, 2])
        p.part(leg.strip(), SCORPION_RUST, tone=0.52, gain=0.9, puff=6, ang=20 * k, line=2.4, shadow=0.4)
        p.key(leg.rungs([0.33, 0.66], -1, 1, 2.4))


def _scorpion_body(p: Plate) -> None:
    """The rings of the body, rear to front."""
    for y, w in ((206, 60), (218, 72), (230, 80), (242, 80)):
        p.part(
            oval(125, y, w / 2, 17),
            SCORPION_AMBER,
            tone=0.56,
            gain=0.9,
            puff=15,
            ang=6,
            bend=3,
            line=2.4,
            shadow=0.5,
        )


def _scorpion_claw(p: Plate) -> None:
    """One arm with its pincer."""
    arm = Limb([(102, 258), (74, 270), (48, 258), (44, 236)], [20, 20, 19, 18])
    p.part(arm.strip(), SCORPION_AMBER, tone=0.6, gain=0.9, puff=10, ang=40, line=2.6, shadow=0.5)
    p.key(arm.rungs([0.36, 0.68], -1, 1, 2.6))
    before = p.xf
    p.xf = f"{before} translate(-6 8)"
    # the hand with its fixed outer finger, then the inner one
    p.part(
        P(
            "M34 232 C16 214 14 176 28 152 C34 142 44 134 56 130 C48 146 46 160 50 172 L44 176 L52 184 L47 190 L56 198 "
            "L68 214 C68 232 48 244 34 232Z"
        ),
        SCORPION_RUST,
        tone=0.68,
        gain=0.95,
        puff=17,
        ang=40,
        bend=2,
        line=2.8,
        shadow=0.6,
    )
    p.part(
        P(
            "M56 222 C54 206 62 192 72 184 L66 180 L78 174 L74 168 C80 162 86 158 92 156 C98 178 94 204 78 222 "
            "C70 230 60 230 56 222Z"
        ),
        SCORPION_AMBER,
        tone=0.7,
        gain=0.9,
        puff=10,
        ang=70,
        bend=2,
        line=2.8,
        shadow=0.5,
    )
    p.key(T(26, 176, 26, 204, 40, 222, 2.6) + T(84, 176, 86, 194, 76, 210, 2.4))
    p.xf = before


def _scorpion_head(p: Plate) -> None:
    """The shield of the head."""
    p.part(
        P("M86 250 C88 236 106 230 125 230 C144 230 162 236 164 250 C166 270 150 288 125 290 C100 288 84 270 86 250Z"),
        SCORPION_AMBER,
        tone=0.64,
        gain=0.9,
        puff=20,
        ang=16,
        bend=3,
        line=2.8,
        shadow=0.6,
    )


def _scorpion_face(p: Plate) -> None:
    """One eye and one jaw."""
    p.part(oval(111, 255, 9, 8, 20), "#f7e04a", tone=1, flat=True, line=2.4, shadow=0)
    p.key(oval(112, 256, 2.6, 6.5))
    p.part(
        P("M96 246 C104 240 116 244 122 254 C112 252 104 250 96 252Z"),
        SCORPION_RUST,
        tone=0.5,
        gain=0.8,
        puff=4,
        line=1.8,
        shadow=0.5,
    )
    p.part(
        blob((122, 272), (108, 272), (102, 284), (108, 298), (120, 294)),
        SCORPION_RUST,
        tone=0.6,
        gain=0.9,
        puff=9,
        line=2.4,
    )
    p.part(spike(112, 292, 14, 7, 70, -3), IVORY, tone=0.9, gain=0.6, puff=4, line=1.6, shadow=0.3)
    p.key(T(92, 262, 98, 270, 96, 280, 2))


DRAWINGS: dict[str, Drawing] = {"2C": rat, "3C": snake, "4C": spider, "5C": scorpion}
