"""The low clubs, 2 to 7: vermin and beasts of the upper rooms."""

from __future__ import annotations

from ..plate import Plate
from .clubs_forms import IVORY, Limb, blob, hairs, oval, shaggy, spike, teeth, wart
from .ground import Drawing, ground
from .pen import disc, mirrored

P, S, T = Plate.P, Plate.S, Plate.taper

PANEL = "#12302b"


def floor(p: Plate, y: float, col: str) -> None:
    """A ledge of rough stone for a beast to sit on."""
    p.part(
        P(f"M0 {y + 4} L34 {y - 2} L80 {y + 3} L132 {y - 3} L190 {y + 2} L250 {y - 3} L250 350 L0 350Z"),
        col, tone=0.5, gain=0.6, puff=14, ang=4, bend=2, line=2.6, shadow=0.4,
    )
    p.key(
        T(20, y + 22, 60, y + 18, 96, y + 24, 2.4) + T(120, y + 15, 160, y + 19, 214, y + 13, 2.4)
            + T(96, y + 24, 102, y + 32, 98, y + 50, 2.2) + T(176, y + 17, 172, y + 32, 180, y + 46, 2.2),
    )


def rat(p: Plate) -> None:
    """2C: a hunched rat in profile, naked tail curling up over the moon."""
    fur, pink = "#9a8368", "#e2968e"
    ground(p, PANEL)
    tail = Limb(
        [(176, 262), (214, 268), (233, 246), (224, 206), (206, 168), (204, 130), (222, 112), (233, 124), (225, 137)],
        [20, 17, 14, 12, 10, 8.5, 7, 5, 3],
    )
    p.part(tail.strip(), pink, tone=0.66, gain=0.8, puff=7, ang=20, line=2.4, shadow=0.5)
    p.key(tail.rungs([i / 34 for i in range(4, 33)], -0.1, 1, 1.7))
    floor(p, 272, "#3f5a50")
    # far ear and far fore leg
    p.part(oval(86, 146, 17, 20, -24), fur, tone=0.4, gain=0.6, puff=8, line=2.4, shadow=0.4)
    p.part(oval(87, 148, 11, 14, -24), "#a8605c", tone=0.5, gain=0.5, puff=8, line=0, shadow=0)
    p.part(
        blob((92, 226), (80, 246), (70, 262), (62, 274), (84, 275), (100, 258), (112, 236)), fur, tone=0.34, shadow=0.3,
    )
    # body
    body = p.part(
        shaggy([(92, 170), (124, 138), (164, 142), (194, 174), (205, 218), (198, 258), (160, 276), (116, 274),
            (94, 248), (84, 206)], 6, step=10, lean=0.7),
        fur, tone=0.5, gain=0.85, puff=44, ang=58, bend=5, line=2.6, shadow=0.6,
    )
    hairs(p, body, 260, 11, lambda x, y: 20 + (x - 90) * 0.55 + (y - 140) * 0.2, 1.8, seed=2)
    # haunch and hind foot
    p.part(
        blob((140, 210), (168, 198), (190, 214), (196, 246), (180, 272), (150, 274), (136, 248)),
        fur, tone=0.6, gain=0.85, puff=18, ang=66, bend=1.6, line=2.2, shadow=0.4,
    )
    p.part(
        blob((182, 268), (160, 264), (132, 268), (118, 276), (134, 284), (168, 284), (184, 280)),
        pink, tone=0.7, gain=0.7, puff=8,
    )
    for x in (117, 123, 130):
        p.part(spike(x + 6, 279, 15, 6, 172), IVORY, tone=0.9, gain=0.5, puff=3, line=1.4, shadow=0.2)
    # near fore leg
    p.part(
        blob((104, 214), (94, 240), (86, 262), (94, 272), (110, 266), (126, 240), (130, 214)),
        fur, tone=0.52, gain=0.8, puff=13, ang=70,
    )
    p.part(blob((104, 262), (86, 262), (72, 268), (70, 278), (88, 282), (106, 276)), pink, tone=0.72, gain=0.7, puff=7)
    for x in (68, 76, 84):
        p.part(spike(x + 4, 276, 13, 5.5, 158), IVORY, tone=0.9, gain=0.5, puff=3, line=1.4, shadow=0.2)
    # open mouth: lower jaw, then incisors, then the head over them
    p.part(
        blob((58, 226), (44, 238), (50, 250), (70, 254), (92, 246), (100, 230)),
        fur, tone=0.4, gain=0.7, puff=9, shadow=0.4,
    )
    p.part(
        blob((50, 226), (50, 242), (66, 246), (84, 236), (86, 224)), "#7c1c22", tone=0.4, flat=True, line=1.4, shadow=0,
    )
    teeth(p, [(42, 231, 27, 10, 82), (53, 234, 23, 9, 82), (58, 250, -12, 6, 84), (64, 250, -11, 6, 84)], "#f0cf7a")
    head = p.part(
        shaggy([(124, 196), (116, 168), (98, 158), (78, 168), (56, 186), (34, 206), (30, 220), (40, 232), (66, 234),
            (94, 244), (118, 230)], 3.5, step=9, lean=0.6, seed=4),
        fur, tone=0.62, gain=0.8, puff=24, ang=30, bend=3, line=2.6, shadow=0.6,
    )
    hairs(p, head, 200, 8, lambda x, y: -30 + (y - 190) * 0.5, 1.5, seed=5)
    # near ear
    p.part(oval(116, 158, 22, 25, 20), fur, tone=0.56, gain=0.8, puff=8, line=2.6, shadow=0.6)
    p.part(oval(115, 160, 15, 18, 20), pink, tone=0.7, gain=0.7, puff=14, ang=60, bend=2, line=1.2, shadow=0)
    p.key(T(112, 148, 118, 162, 112, 176, 2.4) + T(122, 150, 126, 164, 120, 176, 2.2))
    # nose, eye, whiskers
    p.part(disc(34, 214, 8), pink, tone=0.85, gain=0.7, puff=7, line=2, shadow=0.2)
    p.key(T(30, 220, 36, 224, 44, 222, 2))
    p.part(oval(76, 192, 9, 8, -20), "#e23b2e", tone=0.9, gain=0.6, puff=8, line=2.6, shadow=0.3)
    p.key(disc(75, 192, 3.4) + T(62, 190, 74, 176, 92, 184, 5))
    p.cut(disc(73, 189.4, 1.8), "#ffffff")
    for x1, y1, cy in ((14, 244, 232), (18, 262, 238), (34, 270, 244)):
        p.cut(T(52, 222, 36, cy, x1, y1, 2.4), "#efe2c4")
    for x1, y1, cx, cy in ((16, 190, 34, 206), (92, 212, 74, 214), (94, 224, 72, 222)):
        p.key(T(52, 220, cx, cy, x1, y1, 2.0))


def snake(p: Plate) -> None:
    """3C: a cobra risen from its coils, hood spread, mouth open."""
    green, dark, belly = "#6b9c45", "#3d6b38", "#e9c662"
    ground(p, PANEL)
    # coils behind
    back = Limb([(52, 284), (70, 252), (125, 242), (182, 252), (200, 284)], [34, 36, 36, 36, 34])
    p.part(back.strip(), dark, tone=0.42, gain=0.8, puff=18, ang=20, bend=3, line=2.6, shadow=0.5)
    p.key(back.rungs([i / 26 for i in range(2, 25)], -0.8, 0.4, 2.2))
    # tail tip
    tail = Limb([(188, 286), (218, 270), (228, 240), (216, 216), (222, 196)], [24, 18, 12, 8, 1])
    p.part(tail.strip(), green, tone=0.54, gain=0.8, puff=9, ang=-20, line=2.4, shadow=0.5)
    p.key(tail.rungs([i / 16 for i in range(2, 15)], -0.7, 0.7, 2))
    # risen body below the hood
    trunk = Limb([(126, 200), (124, 236), (116, 268), (128, 300)], [66, 50, 50, 56])
    p.part(trunk.strip(), green, tone=0.5, gain=0.8, puff=22, ang=10, bend=3, line=2.6, shadow=0.5)
    # hood
    p.part(
        P("M125 90 C98 90 76 104 60 128 C42 156 36 184 50 206 C66 228 92 238 102 264 L148 264 "
          "C158 238 184 228 200 206 C214 184 208 156 190 128 C174 104 152 90 125 90Z"),
        green, tone=0.6, gain=0.75, puff=16, ang=60, bend=2, line=2.8, shadow=0.6,
    )

    def lobe() -> None:
        p.part(
            P("M112 106 C90 112 74 126 64 144 C52 166 50 186 60 200 C76 216 96 226 108 256 L118 256 L118 106Z"),
            "#4f8a45", tone=0.62, gain=0.4, puff=18, ang=28, bend=2, line=1.6, shadow=0,
        )
        p.key(T(96, 126, 70, 146, 58, 176, 2.4) + T(98, 146, 78, 172, 66, 200, 2.4) + T(102, 172, 92, 196, 86, 216, 2.4))
        # the mark on the hood
        p.part(
            P("M62 176 C64 154 86 150 94 166 C100 184 92 204 80 206 C68 202 62 190 62 176Z"),
            "#e0702e", tone=0.9, gain=0.5, puff=8, line=2.2, shadow=0.2,
        )
        p.key(P("M71 177 C72 164 84 162 87 172 C90 184 85 194 80 196 C74 192 71 186 71 177Z"))
        p.cut(disc(77, 174, 2.6), "#f7e9b0")

    mirrored(p, lobe)
    # belly plates, from the throat down
    widths = ((176, 44), (190, 48), (204, 48), (218, 46), (232, 44), (246, 42), (260, 42), (274, 44), (288, 46))
    for y, w in widths[::-1]:
        x = 125 - max(0, y - 226) * 0.12
        p.part(
            P(f"M{x - w / 2} {y - 13} C{x - w / 4} {y - 4} {x + w / 4} {y - 4} {x + w / 2} {y - 13} L{x + w / 2 - 2} "
              f"{y} C{x + w / 4} {y + 9} {x - w / 4} {y + 9} {x - w / 2 + 2} {y}Z"),
            belly, tone=0.66, gain=0.7, puff=8, ang=4, line=1.8, shadow=0.4, grad=(110, 0, 0.08, 152, 0, -0.4),
        )
    # front coil
    front = Limb([(20, 280), (66, 290), (125, 298), (188, 290), (232, 276)], [26, 44, 48, 44, 26])
    coil = p.part(front.strip(), green, tone=0.56, gain=0.85, puff=22, ang=16, bend=4, line=2.8, shadow=0.6)
    for i in range(2, 22):
        x, y = front.at(i / 23, -0.62 if i % 2 else -0.2)
        p.key(S(f"M{x - 6} {y - 2} Q{x} {y + 8} {x + 6} {y - 2}", 1.8), clip=coil)
    for i in range(1, 22, 2):
        x, y = front.at(i / 23, -0.86)
        p.part(
            P(f"M{x - 9} {y} L{x} {y - 6} L{x + 9} {y} L{x} {y + 7}Z"),
            "#d8632c", tone=0.8, flat=True, line=1.4, shadow=0, clip=coil,
        )
    # head: jaw and open mouth first
    p.part(
        P("M98 150 C98 176 108 196 125 198 C142 196 152 176 152 150Z"),
        green, tone=0.5, gain=0.8, puff=10, line=2.6, shadow=0.6,
    )
    p.part(
        P("M103 146 C102 170 110 190 125 191 C140 190 148 170 147 146Z"),
        "#8f1d26", tone=0.62, gain=0.4, puff=12, ang=0, line=1.8, shadow=0,
    )
    p.part(
        P("M113 176 C118 168 132 168 137 176 C134 188 116 188 113 176Z"),
        "#d8525a", tone=0.85, gain=0.5, puff=6, line=1.2, shadow=0,
    )
    tongue = Limb([(125, 174), (125, 194), (120, 212), (124, 226)], [7, 6, 5, 4.5])
    p.part(
        tongue.strip() + Limb([(124, 224), (120, 234), (110, 240)], [4.5, 3.4, 0.6]).strip() + Limb([(124, 224),
            (128, 234), (138, 238)], [4.5, 3.4, 0.6]).strip(),
        "#c2202e", tone=0.85, gain=0.5, puff=3, line=1.8, shadow=0.4,
    )
    head = p.part(
        P("M125 84 C104 84 90 98 90 118 C88 134 92 146 98 154 C106 148 114 150 120 154 L130 154 C136 150 144 148 "
          "152 154 C158 146 162 134 160 118 C160 98 146 84 125 84Z"),
        green, tone=0.64, gain=0.85, puff=20, ang=20, bend=3, line=2.8, shadow=0.45,
    )
    teeth(p, [(106, 149, 29, 9, 86), (144, 149, 29, 9, 94), (117, 152, 8, 5, 88), (133, 152, 8, 5, 92)])

    def face() -> None:
        p.part(
            P("M94 122 C98 112 110 114 117 126 C112 134 98 134 94 122Z"),
            "#f5cf3f", tone=1, flat=True, line=2.4, shadow=0,
        )
        p.key(oval(107, 124, 2.4, 7.5))
        p.part(
            P("M90 114 C98 102 112 108 121 124 C110 118 100 116 90 118Z"),
            dark, tone=0.5, gain=0.8, puff=5, line=1.6, shadow=0.5,
        )
        p.key(T(117, 142, 119, 138, 121, 143, 3))

    mirrored(p, face)
    for x, y in ((125, 94), (115, 100), (135, 100), (125, 106), (118, 112), (132, 112), (125, 118)):
        p.key(S(f"M{x - 5} {y - 2} Q{x} {y + 5} {x + 5} {y - 2}", 1.5), clip=head)


def spider(p: Plate) -> None:
    """4C: a fat spider seen from the front, red mark on its back, eight legs over the moon."""
    shell, band, red = "#4a3b57", "#d9772e", "#d2302f"
    ground(p, PANEL)

    def legs() -> None:
        spines = (
            [(112, 196), (88, 150), (66, 112), (70, 92), (76, 74)],
            [(106, 204), (70, 168), (40, 138), (28, 158), (22, 190)],
            [(106, 214), (70, 206), (38, 196), (28, 226), (24, 262)],
            [(110, 224), (84, 236), (60, 240), (50, 266), (46, 300)],
        )
        for k, spine in enumerate(spines):
            leg = Limb(spine, [17, 14, 13, 9, 2])
            p.part(leg.strip(), shell, tone=0.5, gain=0.95, puff=7, ang=30 + 20 * k, line=2.4, shadow=0.5, rim=0.3)
            for a, b in ((0.3, 0.4), (0.55, 0.64), (0.78, 0.86)):
                p.part(leg.strip(-1.05, 1.05, a, b), band, tone=0.72, gain=0.9, puff=5, line=1.4, shadow=0)
            for i in range(3, 18):
                for side in (-1, 1):
                    x, y = leg.at(i / 19, side * 0.9)
                    tx, ty = leg.at(min(1, i / 19 + 0.045), side * 2.0)
                    p.key(T(x, y, (x + tx) / 2, (y + ty) / 2, tx, ty, 1.7))

    mirrored(p, legs)
    back = p.part(
        shaggy([(125, 84), (160, 94), (182, 128), (182, 166), (160, 194), (125, 204), (90, 194), (68, 166), (68, 128),
            (90, 94)], 4, step=8, lean=0.5),
        shell, tone=0.46, gain=0.95, puff=46, ang=30, bend=6, line=2.8, shadow=0.6,
    )
    hairs(p, back, 240, 9, lambda x, y: 90 + (x - 125) * 0.8, 1.7, seed=3)
    p.part(
        P("M125 100 C142 100 150 112 148 124 C146 134 134 140 130 146 C134 152 146 156 150 168 C152 182 140 192 125 "
          "192 C110 192 98 182 100 168 C104 156 116 152 120 146 C116 140 104 134 102 124 C100 112 108 100 125 100Z"),
        red, tone=0.8, gain=0.7, puff=12, ang=-20, line=2.4, shadow=0.3,
    )
    head = p.part(
        shaggy([(125, 178), (152, 186), (166, 210), (158, 238), (125, 250), (92, 238), (84, 210),
            (98, 186)], 3.5, step=8, lean=0.5, seed=2),
        "#5d4a6b", tone=0.54, gain=0.9, puff=26, ang=24, bend=4, line=2.8, shadow=0.7,
    )
    hairs(p, head, 160, 7, lambda x, y: 90 + (x - 125) * 1.2, 1.5, seed=6)

    def face() -> None:
        p.part(
            Limb([(98, 238), (84, 252), (84, 274), (96, 286)], [16, 14, 11, 5]).strip(), shell, tone=0.52, gain=0.9,
            puff=7, line=2.2,
        )
        p.part(
            blob((124, 234), (104, 238), (100, 258), (108, 270), (122, 264)),
            "#5d4a6b", tone=0.6, gain=0.9, puff=10, ang=70, line=2.4,
        )
        p.part(spike(110, 264, 30, 12, 84, 6), IVORY, tone=0.9, gain=0.7, puff=5, line=2, shadow=0.4)
        for x, y, r in ((112, 212, 11), (95, 206, 7.5), (100, 192, 5), (115, 192, 5.5)):
            p.part(disc(x, y, r), "#f4c93a", tone=0.95, gain=0.6, puff=r, line=2.2, shadow=0.3)
            p.key(disc(x + r * 0.12, y + r * 0.1, r * 0.5))
            p.cut(disc(x - r * 0.3, y - r * 0.3, r * 0.24), "#ffffff")
        p.key(T(86, 194, 104, 194, 122, 206, 4.2))

    mirrored(p, face)


def scorpion(p: Plate) -> None:
    """5C: a scorpion with claws raised, its tail arched over and dripping venom."""
    amber, rust, venom = "#e09a3c", "#b8502a", "#a9d64a"
    ground(p, PANEL)
    # tail: rings rising behind the body, then the bulb and the sting over it
    tail = Limb([(130, 214), (160, 190), (176, 152), (167, 114), (138, 96)], [46, 40, 35, 31, 26])
    for i in range(6):
        t = 0.06 + i * 0.17
        p.part(
            tail.strip(-1, 1, t - 0.055, t + 0.055),
            amber, tone=0.66, gain=0.9, puff=11, ang=-40 + 26 * i, bend=2, line=2.6, shadow=0.4,
        )
        p.key(tail.rungs([t + 0.03], -0.8, 0.8, 2.4))
    p.xf = "translate(12 -2)"
    p.part(
        P("M92 110 C80 126 80 142 94 158 C96 144 100 134 112 124Z"),
        "#3a2422", tone=0.62, gain=0.9, puff=6, line=2.2, shadow=0.2,
    )
    p.part(
        blob((134, 84), (114, 80), (94, 90), (86, 108), (96, 124), (116, 122), (132, 110)),
        rust, tone=0.68, gain=0.9, puff=16, ang=20, line=2.6, shadow=0.4,
    )
    p.part(
        P("M94 162 C101 172 102 182 94 185 C86 182 87 172 94 162Z"),
        venom, tone=0.95, gain=0.5, puff=6, line=2.2, shadow=0.2,
    )
    p.xf = ""

    def legs() -> None:
        for k, spine in enumerate(
            (
                [(104, 214), (76, 196), (50, 200), (36, 228)],
                [(104, 228), (70, 218), (44, 228), (34, 262)],
                [(104, 244), (74, 242), (54, 258), (48, 290)],
            )
        ):
            leg = Limb(spine, [13, 11, 9, 2])
            p.part(leg.strip(), rust, tone=0.52, gain=0.9, puff=6, ang=20 * k, line=2.4, shadow=0.4)
            p.key(leg.rungs([0.33, 0.66], -1, 1, 2.4))

    mirrored(p, legs)
    # body rings, rear to front
    for y, w in ((206, 60), (218, 72), (230, 80), (242, 80)):
        p.part(oval(125, y, w / 2, 17), amber, tone=0.56, gain=0.9, puff=15, ang=6, bend=3, line=2.4, shadow=0.5)

    def claw() -> None:
        arm = Limb([(102, 258), (74, 270), (48, 258), (44, 236)], [20, 20, 19, 18])
        p.part(arm.strip(), amber, tone=0.6, gain=0.9, puff=10, ang=40, line=2.6, shadow=0.5)
        p.key(arm.rungs([0.36, 0.68], -1, 1, 2.6))
        before = p.xf
        p.xf = f"{before} translate(-6 8)"
        # the hand with its fixed outer finger, then the inner one
        p.part(
            P("M34 232 C16 214 14 176 28 152 C34 142 44 134 56 130 C48 146 46 160 50 172 L44 176 L52 184 L47 190 L56 198 "
              "L68 214 C68 232 48 244 34 232Z"),
            rust, tone=0.68, gain=0.95, puff=17, ang=40, bend=2, line=2.8, shadow=0.6,
        )
        p.part(
            P("M56 222 C54 206 62 192 72 184 L66 180 L78 174 L74 168 C80 162 86 158 92 156 C98 178 94 204 78 222 "
              "C70 230 60 230 56 222Z"),
            amber, tone=0.7, gain=0.9, puff=10, ang=70, bend=2, line=2.8, shadow=0.5,
        )
        p.key(T(26, 176, 26, 204, 40, 222, 2.6) + T(84, 176, 86, 194, 76, 210, 2.4))
        p.xf = before

    mirrored(p, claw)
    # head shield, eyes and jaws
    p.part(
        P("M86 250 C88 236 106 230 125 230 C144 230 162 236 164 250 C166 270 150 288 125 290 C100 288 84 270 86 250Z"),
        amber, tone=0.64, gain=0.9, puff=20, ang=16, bend=3, line=2.8, shadow=0.6,
    )

    def face() -> None:
        p.part(oval(111, 255, 9, 8, 20), "#f7e04a", tone=1, flat=True, line=2.4, shadow=0)
        p.key(oval(112, 256, 2.6, 6.5))
        p.part(
            P("M96 246 C104 240 116 244 122 254 C112 252 104 250 96 252Z"),
            rust, tone=0.5, gain=0.8, puff=4, line=1.8, shadow=0.5,
        )
        p.part(
            blob((122, 272), (108, 272), (102, 284), (108, 298), (120, 294)), rust, tone=0.6, gain=0.9, puff=9, line=2.4,
        )
        p.part(spike(112, 292, 14, 7, 70, -3), IVORY, tone=0.9, gain=0.6, puff=4, line=1.6, shadow=0.3)
        p.key(T(92, 262, 98, 270, 96, 280, 2))

    mirrored(p, face)


def toad(p: Plate) -> None:
    """6C: a broad warty toad, gold eyes on top, tongue out."""
    hide, dark, cream, gold = "#7d8f3e", "#55672e", "#e8d49a", "#f3b83a"
    ground(p, PANEL)
    floor(p, 280, "#35544a")
    p.part(
        blob((125, 132), (176, 146), (212, 190), (218, 244), (196, 284), (125, 290), (54, 284), (32, 244), (38, 190),
            (74, 146)),
        hide, tone=0.5, gain=0.9, puff=44, ang=24, bend=6, line=2.8, shadow=0.6,
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
    # belly
    p.part(
        blob((125, 214), (168, 222), (184, 252), (168, 286), (125, 292), (82, 286), (66, 252), (82, 222)),
        cream, tone=0.72, gain=0.6, puff=34, ang=4, bend=4, line=2, shadow=0,
    )

    def limbs() -> None:
        # thigh, then the hind foot, then the fore leg
        p.part(
            blob((30, 230), (52, 222), (70, 246), (68, 278), (44, 290), (24, 276), (20, 250)),
            hide, tone=0.54, gain=0.9, puff=20, ang=60, bend=4, line=2.6, shadow=0.5,
        )
        for angle, length in ((196, 26), (170, 30), (146, 24)):
            p.part(spike(46, 288, length, 13, angle), dark, tone=0.6, gain=0.8, puff=6, line=2.2, shadow=0.4)
        p.part(
            Limb([(82, 230), (74, 256), (88, 286)], [30, 28, 24]).strip(), hide, tone=0.58, gain=0.9, puff=14, ang=70,
            bend=3, line=2.6, shadow=0.6,
        )
        for angle, length in ((166, 30), (128, 26), (96, 24), (54, 24)):
            p.part(spike(90, 286, length, 12, angle), hide, tone=0.62, gain=0.8, puff=6, line=2.2, shadow=0.4)
        wart(p, 40, 244, 6, "#b3a65a")
        wart(p, 34, 262, 4.5, "#b3a65a")
        wart(p, 76, 252, 4, "#b3a65a")

    mirrored(p, limbs)
    # head: wide lower lip, dark mouth, upper head
    p.part(
        P("M50 190 C58 228 90 244 125 244 C160 244 192 228 200 190Z"),
        cream, tone=0.66, gain=0.7, puff=14, ang=6, bend=2, line=2.6, shadow=0.6,
    )
    p.part(
        P("M56 190 C70 220 96 230 125 230 C154 230 180 220 194 190Z"),
        "#6d1626", tone=0.34, gain=0.3, puff=12, ang=0, line=1.8, shadow=0,
    )
    tongue = Limb([(128, 212), (134, 236), (150, 258), (148, 280), (162, 288)], [30, 28, 24, 20, 20])
    p.part(tongue.strip(), "#d8606a", tone=0.78, gain=0.7, puff=11, ang=70, bend=2, line=2.4, shadow=0.6)
    p.key(T(130, 216, 138, 240, 150, 262, 2.4))
    p.part(
        blob((125, 142), (160, 144), (196, 166), (208, 190), (190, 204), (160, 210), (125, 211), (90, 210), (60, 204),
            (42, 190), (54, 166), (90, 144)),
        hide, tone=0.6, gain=0.9, puff=26, ang=20, bend=4, line=2.8, shadow=0.7,
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

    def eye() -> None:
        p.part(
            blob((66, 168), (56, 146), (64, 122), (86, 114), (106, 124), (112, 148), (104, 168)),
            hide, tone=0.56, gain=0.9, puff=16, ang=30, bend=3, line=2.8, shadow=0.5,
        )
        p.part(oval(84, 145, 21, 19), gold, tone=1, flat=True, line=2.8, shadow=0)
        p.flatcol(oval(84, 152, 17, 11), "#d98a2a")
        p.key(oval(86, 147, 14, 6.5))
        p.cut(disc(76, 137, 3.6), "#fff8e0")
        p.part(
            P("M60 140 C64 116 100 112 110 142 C98 130 76 126 60 140Z"),
            dark, tone=0.56, gain=0.9, puff=7, line=2.2, shadow=0.5,
        )
        p.key(T(114, 186, 116, 182, 119, 187, 3.4))

    mirrored(p, eye)


def wolf(p: Plate) -> None:
    """7C: a snarling wolf's head in profile."""
    grey, light, dark = "#7388a0", "#d9d3c2", "#42536b"
    ground(p, PANEL)
    p.xf = "translate(0 12)"
    # far ear
    p.part(
        P("M128 118 C122 92 128 66 142 50 C154 68 164 92 166 118Z"),
        dark, tone=0.42, gain=0.8, puff=10, ang=70, line=2.6, shadow=0.4,
    )
    # neck and ruff
    neck = p.part(
        shaggy([(150, 96), (196, 112), (226, 156), (246, 220), (256, 360), (120, 360), (104, 300), (112, 256),
            (132, 220), (140, 160)], 16, step=20, lean=0.6, seed=3),
        grey, tone=0.44, gain=0.9, puff=46, ang=66, bend=6, line=2.8, shadow=0.6,
    )
    hairs(p, neck, 150, 24, lambda x, y: 40 + (y - 100) * 0.3, 2.6, seed=4)
    ruff = p.part(
        shaggy([(150, 200), (178, 212), (186, 250), (176, 300), (160, 360), (112, 360), (100, 310), (104, 270),
            (122, 236)], 14, step=18, lean=0.5, seed=8),
        light, tone=0.6, gain=0.8, puff=30, ang=80, bend=4, line=2.4, shadow=0.5,
    )
    hairs(p, ruff, 90, 20, lambda x, y: 96, 2.2, seed=5)
    # mouth, lower jaw
    p.part(
        P("M52 196 C84 204 120 204 152 196 L160 216 C140 232 100 244 76 244 C84 230 76 214 52 196Z"),
        "#5c0f16", tone=0.2, flat=True, line=1.6, shadow=0,
    )
    p.part(
        P("M150 212 C128 210 104 216 90 228 C82 236 74 236 70 234 C76 248 96 248 108 240 C122 230 140 226 154 226Z"),
        "#cf4450", tone=0.76, gain=0.6, puff=8, line=1.6, shadow=0.3,
    )
    p.part(
        P("M176 196 C166 216 146 232 122 240 C100 247 82 248 68 244 C58 241 54 236 54 230 C48 244 52 258 66 264 C96 "
          "272 142 264 172 240 C188 226 194 206 190 190Z"),
        light, tone=0.6, gain=0.8, puff=14, ang=24, bend=3, line=2.6, shadow=0.6,
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
    # head
    head = p.part(
        P("M176 108 C160 94 138 94 124 106 C112 116 104 124 92 130 C70 136 48 142 38 154 C30 164 28 178 34 188 " "C44 196 60 194 74 200 C96 206 122 206 146 202 C160 210 178 214 194 206 L214 214 L206 196 L222 194 L208 178 L220 168 L204 156 C202 136 192 118 176 108Z"),
        grey, tone=0.58, gain=0.85, puff=24, ang=26, bend=4, line=2.8, shadow=0.6,
    )
    hairs(p, head, 110, 10, lambda x, y: -14 + (x - 60) * 0.2 + (y - 150) * 0.5, 1.7, seed=7)
    # pale cheek and lip
    p.part(
        P("M44 178 C64 180 92 182 112 176 C130 172 146 178 160 192 C168 204 176 208 190 206 C176 216 158 212 146 "
          "203 C120 208 96 206 74 200 C60 195 46 196 36 190 C38 184 40 180 44 178Z"),
        light, tone=0.74, gain=0.6, puff=9, ang=20, bend=2, line=1.4, shadow=0,
    )
    p.key(T(36, 190, 56, 192, 76, 200, 3) + T(76, 200, 112, 208, 146, 202, 3))
    # snarl folds, nose
    p.key(T(66, 146, 76, 160, 70, 176, 3) + T(80, 142, 90, 156, 86, 174, 3) + T(94, 138, 104, 152, 102, 170, 2.8))
    p.part(
        blob((44, 148), (56, 144), (60, 154), (52, 166), (38, 176), (28, 172), (28, 160)),
        "#1d1a22", tone=0.4, gain=0.9, puff=9, line=2.4, shadow=0.4,
    )
    p.cut(T(40, 154, 46, 150, 53, 150, 2.4), "#8794a8")
    # eye under an angry brow
    p.part(
        P("M100 150 C106 138 122 128 142 132 C140 146 120 156 100 150Z"), "#f6cf3c", tone=1, flat=True, line=3, shadow=0,
    )
    p.key(disc(122, 141, 4.8))
    p.cut(disc(120, 139, 1.5), "#ffffff")
    p.part(
        P("M84 140 C98 124 126 112 156 120 C164 124 166 132 160 136 C140 126 116 134 96 150 C90 150 84 146 84 140Z"),
        dark, tone=0.56, gain=0.9, puff=8, line=2.4, shadow=0.5,
    )
    # near ear
    p.part(
        P("M150 118 C142 92 148 62 166 40 C182 62 200 92 200 124 C186 136 162 134 150 118Z"),
        grey, tone=0.58, gain=0.9, puff=12, ang=76, bend=3, line=2.8, shadow=0.6,
    )
    p.part(
        P("M160 112 C156 92 160 74 168 60 C178 76 188 96 188 116 C180 122 168 122 160 112Z"),
        "#c98f84", tone=0.56, gain=0.6, puff=10, ang=76, line=1.6, shadow=0,
    )
    p.key(T(164, 120, 162, 100, 168, 78, 3) + T(174, 122, 174, 104, 172, 86, 2.6) + T(184, 120, 184, 108, 178, 92, 2.4))
    p.xf = ""


DRAWINGS: dict[str, Drawing] = {"2C": rat, "3C": snake, "4C": spider, "5C": scorpion, "6C": toad, "7C": wolf}
