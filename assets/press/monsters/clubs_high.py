"""The high clubs, 8 to ace: goblin, bear, man-eating plant, and the four great brutes."""

from __future__ import annotations

import math

from ..plate import Plate
from .clubs_forms import IVORY, Limb, blob, hairs, oval, shaggy, spike, teeth, wart
from .ground import Drawing, ground
from .pen import disc, mirrored

P, S, T = Plate.P, Plate.S, Plate.taper

PANEL = "#12302b"
GOLD = "#d9a441"


def goblin(p: Plate) -> None:
    """8C: a grinning goblin in a red hood, ears out wide."""
    skin, dark, red = "#86ad4e", "#5c7d38", "#a32a2c"
    ground(p, PANEL)
    # shoulders in a leather coat
    p.part(
        P("M22 360 C26 300 62 272 100 264 L150 264 C188 272 224 300 228 360Z"),
        "#6a4a30", tone=0.5, gain=0.8, puff=30, ang=64, bend=4, line=2.8, shadow=0.6,
    )
    p.part(
        P("M92 258 C100 282 150 282 158 258 L176 278 C160 306 90 306 74 278Z"),
        red, tone=0.5, gain=0.85, puff=14, ang=12, bend=3, line=2.6, shadow=0.6,
    )

    def ear() -> None:
        p.part(
            P("M78 156 C60 138 36 126 12 124 C18 146 30 166 46 178 C38 180 34 184 34 190 C50 200 70 204 86 200Z"),
            skin, tone=0.56, gain=0.9, puff=12, ang=20, bend=3, line=2.8, shadow=0.6,
        )
        p.part(
            P("M76 168 C60 152 46 142 26 134 C34 150 46 164 60 172 C56 178 60 186 78 190Z"),
            "#b5694a", tone=0.56, gain=0.6, puff=10, ang=24, line=1.6, shadow=0,
        )
        p.key(T(74, 172, 58, 160, 40, 146, 3) + T(38, 188, 46, 190, 56, 184, 2.4))
        p.part(
            '<path fill-rule="evenodd" d="M36 188 A11 11 0 1 1 35.9 188Z M36 193 A6 6 0 1 0 36.1 193Z"/>',
            GOLD, tone=0.8, gain=0.9, puff=3, line=2, shadow=0.4,
        )

    mirrored(p, ear)
    # head
    p.part(
        P("M125 96 C92 96 74 118 72 152 C70 176 74 204 88 228 C98 246 112 262 125 266 C138 262 152 246 162 228 C176 "
          "204 180 176 178 152 C176 118 158 96 125 96Z"),
        skin, tone=0.66, gain=0.75, puff=34, ang=30, bend=3, line=2.8, shadow=0.7, grad=(120, 0, 0.1, 182, 30, -0.3),
    )
    # grin
    p.part(
        P("M80 202 C96 214 110 216 125 216 C140 216 154 214 170 202 C168 228 150 248 125 250 C100 248 82 228 80 202Z"),
        "#4d0f16", tone=0.25, flat=True, line=2.4, shadow=0,
    )
    p.part(
        P("M102 240 C110 228 140 228 148 240 C140 248 110 248 102 240Z"),
        "#c8464c", tone=0.8, gain=0.5, puff=7, line=1.4, shadow=0,
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

    def side() -> None:
        p.key(T(76, 196, 82, 206, 92, 212, 4) + T(72, 190, 78, 200, 74, 212, 2.4))
        p.part(
            P("M86 170 C92 182 104 190 112 190 C102 200 86 200 80 192 C78 184 80 176 86 170Z"),
            skin, tone=0.76, gain=0.7, puff=9, ang=10, line=1.6, shadow=0.4,
        )
        # eye under a heavy brow
        p.part(
            P("M80 150 C88 140 108 144 116 162 C106 172 88 170 80 150Z"),
            "#f7d540", tone=1, flat=True, line=2.8, shadow=0,
        )
        p.key(oval(101, 157, 3.2, 8.5, 8))
        p.cut(disc(97, 153, 1.8), "#ffffff")
        p.part(
            P("M72 144 C80 128 108 132 124 160 C112 154 96 146 80 150 C74 152 72 150 72 144Z"),
            dark, tone=0.56, gain=0.9, puff=8, ang=24, line=2.2, shadow=0.6,
        )
        p.key(T(98, 126, 110, 128, 118, 140, 2.4))

    mirrored(p, side)
    # long hooked nose
    p.part(
        P("M116 146 C112 168 100 182 100 196 C102 208 114 206 118 204 C118 218 122 226 127 228 C132 224 134 216 133 "
          "204 C138 206 150 208 150 196 C150 182 138 168 134 146Z"),
        skin, tone=0.72, gain=0.9, puff=13, ang=60, bend=3, line=2.4, shadow=0.7,
    )
    p.key(
        oval(110, 202, 4, 2.4, 20) + oval(140, 202, 4, 2.4, -20) + T(118, 158, 125, 162, 132, 158, 2.4)
            + T(118, 168, 125, 172, 132, 168, 2.2),
    )
    wart(p, 116, 186, 4, "#b9c46a")
    wart(p, 156, 222, 3.6, "#b9c46a")
    # hood
    p.part(
        P("M64 150 C62 100 84 72 118 66 C130 54 152 54 174 76 C162 73 155 76 157 84 C176 90 186 114 186 150 C176 "
          "122 154 108 125 108 C96 108 74 122 64 150Z"),
        red, tone=0.56, gain=0.9, puff=20, ang=40, bend=4, line=2.8, shadow=0.7,
    )
    p.key(T(84, 104, 96, 82, 120, 74, 3) + T(150, 78, 168, 92, 176, 116, 3) + T(130, 68, 144, 62, 160, 70, 2.6))
    p.part(
        P("M64 150 C74 116 98 104 125 104 C152 104 176 116 186 150 C186 154 184 158 181 160 C172 130 152 116 125 "
          "116 C98 116 78 130 69 160 C66 158 64 154 64 150Z"),
        "#d8b068", tone=0.66, gain=0.8, puff=6, ang=60, line=2.2, shadow=0.6,
    )
    for k in range(-4, 5):
        x, y = 125 + k * 12.5, 110 + k * k * 2.0
        p.key(T(x - 3, y - 5, x, y, x + 3, y + 5, 1.8))
    # clasp
    p.part(disc(125, 290, 11), GOLD, tone=0.7, gain=0.9, puff=9, line=2.4, shadow=0.5)
    p.key(disc(125, 290, 4))


def bear(p: Plate) -> None:
    """9C: a bear reared up, roaring, claws out."""
    fur, dark, tan = "#a3683a", "#77492a", "#dcb27a"
    ground(p, PANEL)
    body = p.part(
        shaggy([(125, 196), (164, 206), (188, 244), (198, 300), (200, 362), (50, 362), (52, 300), (62, 244), (86, 206)],
            9, step=14, lean=0.6, seed=2),
        fur, tone=0.5, gain=0.85, puff=44, ang=72, bend=4, line=2.8, shadow=0.6,
    )
    hairs(p, body, 220, 15, lambda x, y: 90 + (125 - x) * 0.25, 2.2, seed=3)
    bib = p.part(
        shaggy([(125, 232), (154, 248), (164, 300), (160, 362), (90, 362), (86, 300), (96, 248)],
            8, step=12, lean=0.6, seed=4),
        tan, tone=0.64, gain=0.7, puff=34, ang=84, bend=3, line=0, shadow=0,
    )
    hairs(p, bib, 90, 15, lambda x, y: 92, 2.2, seed=5)

    def arm() -> None:
        limb = Limb([(92, 262), (58, 256), (36, 222), (42, 170)], [52, 46, 40, 34], n=8)
        left = [limb.at(t, -1) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
        right = [limb.at(t, 1) for t in (1, 0.8, 0.6, 0.4, 0.2, 0)]
        m = p.part(
            shaggy(left + right, 7, step=12, lean=0.5, seed=6),
            fur, tone=0.62, gain=0.85, puff=20, ang=40, bend=4, line=2.8, shadow=0.6,
        )
        hairs(p, m, 170, 13, lambda x, y: -60, 1.8, seed=7)
        p.part(
            shaggy([(42, 122), (62, 130), (68, 152), (58, 174), (34, 178), (18, 162), (18, 138)],
                3, step=10, lean=0.4, seed=8),
            fur, tone=0.68, gain=0.85, puff=18, ang=20, bend=3, line=2.8, shadow=0.6,
        )
        p.part(
            blob((43, 150), (58, 156), (56, 168), (43, 172), (30, 168), (28, 156)),
            "#4a2e26", tone=0.66, gain=0.7, puff=9, line=1.8, shadow=0,
        )
        for x, y, angle in ((22, 142, 236), (34, 131, 256), (48, 129, 276), (61, 138, 298)):
            p.part(disc(x, y + 3, 7.5), "#4a2e26", tone=0.66, gain=0.8, puff=7, line=1.6, shadow=0)
            p.part(spike(x, y, 30, 11, angle, 5), IVORY, tone=0.9, gain=0.8, puff=5, line=2.2, shadow=0.4)

    mirrored(p, arm)
    p.xf = "translate(125 160) scale(.88) translate(-125 -156)"

    def ear() -> None:
        p.part(
            shaggy([(84, 82), (104, 92), (106, 116), (86, 124), (70, 112), (70, 92)], 4, step=9, lean=0.4),
            fur, tone=0.5, gain=0.9, puff=12, ang=30, line=2.8, shadow=0.6,
        )
        p.part(oval(88, 105, 10, 11, -20), "#3d2620", tone=0.4, gain=0.7, puff=8, line=1.4, shadow=0)

    mirrored(p, ear)
    head = p.part(
        shaggy([(125, 86), (158, 94), (178, 124), (184, 164), (170, 206), (125, 224), (80, 206), (66, 164), (72, 124),
            (92, 94)], 7, step=12, lean=0.6, seed=9),
        fur, tone=0.58, gain=0.8, puff=36, ang=40, bend=4, line=2.8, shadow=0.7,
    )
    hairs(p, head, 230, 11, lambda x, y: 90 + (125 - x) * 0.9, 1.9, seed=10)
    # lower jaw and maw
    p.part(
        shaggy([(92, 190), (158, 190), (160, 222), (146, 244), (125, 250), (104, 244),
            (90, 222)], 5, step=11, lean=0.5, seed=11),
        tan, tone=0.6, gain=0.8, puff=16, ang=30, bend=3, line=2.6, shadow=0.6,
    )
    p.part(
        P("M96 178 C96 214 106 236 125 238 C144 236 154 214 154 178Z"),
        "#5c0f16", tone=0.25, flat=True, line=2.2, shadow=0,
    )
    p.part(
        P("M106 226 C108 204 142 204 144 226 C140 236 110 236 106 226Z"),
        "#d0525a", tone=0.8, gain=0.6, puff=9, line=1.6, shadow=0.3,
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
    # muzzle
    p.part(
        blob((125, 138), (144, 142), (156, 162), (160, 184), (146, 194), (125, 190), (104, 194), (90, 184), (94, 162),
            (106, 142)),
        tan, tone=0.74, gain=0.8, puff=18, ang=20, bend=3, line=2.4, shadow=0.5,
    )
    p.part(
        blob((125, 142), (142, 143), (146, 154), (134, 164), (125, 168), (116, 164), (104, 154), (108, 143)),
        "#231a1d", tone=0.4, gain=0.9, puff=9, line=2, shadow=0.4,
    )
    p.cut(T(112, 149, 120, 145, 130, 146, 3), "#9a8f94")
    p.key(T(125, 166, 125, 176, 125, 188, 2.6))
    for x, y in ((108, 176), (114, 182), (104, 182), (142, 176), (136, 182), (146, 182)):
        p.key(disc(x, y, 1.3))

    def eye() -> None:
        p.part(disc(101, 132, 8), "#f0a733", tone=1, flat=True, line=2.6, shadow=0)
        p.key(disc(102, 133, 4))
        p.cut(disc(100, 130.5, 1.6), "#ffffff")
        p.part(
            P("M84 124 C94 114 110 118 118 136 C108 128 98 126 88 132Z"),
            dark, tone=0.5, gain=0.9, puff=6, line=2, shadow=0.5,
        )
        p.key(T(94, 150, 100, 148, 106, 152, 2.6) + T(110, 128, 116, 138, 114, 148, 2.6))

    mirrored(p, eye)
    p.xf = ""


def plant(p: Plate) -> None:
    """10C: a man-eating plant, its toothed trap open over a dropped helmet."""
    green, dark, crimson, petal = "#6f9c3d", "#3f6d36", "#b3243a", "#b0529a"
    ground(p, PANEL)
    # earth and roots
    p.part(
        P("M0 284 C40 272 90 276 125 272 C170 268 214 276 250 282 L250 360 L0 360Z"),
        "#5a4030", tone=0.44, gain=0.6, puff=18, ang=6, bend=2, line=2.6, shadow=0.5,
    )
    # stalk
    stalk = Limb([(146, 300), (136, 272), (160, 250), (196, 236), (208, 200), (184, 172)], [34, 30, 28, 28, 28, 30])
    p.part(stalk.strip(), green, tone=0.54, gain=0.9, puff=14, ang=70, bend=3, line=2.8, shadow=0.6)
    p.key(stalk.rungs([i / 15 for i in range(2, 14)], -0.2, 1, 2.2))
    for t, angle, side in ((0.3, 215, -0.9), (0.5, 60, 0.9), (0.68, 10, 0.9), (0.85, -40, 0.9)):
        x, y = stalk.at(t, side)
        p.part(spike(x, y, 17, 12, angle, 3), "#d8b85e", tone=0.7, gain=0.8, puff=5, line=2, shadow=0.4)
    # leaves
    for d, cuts in (
        (
            "M140 290 C112 252 66 250 22 232 C26 270 60 304 118 304Z",
            T(126, 294, 80, 274, 36, 244, 3.4)
            + T(88, 276, 84, 260, 72, 254, 2.6)
            + T(70, 266, 58, 274, 52, 284, 2.6)
            + T(104, 284, 92, 290, 86, 298, 2.6),
        ),
        (
            "M152 292 C172 258 206 256 242 248 C238 284 206 308 164 306Z",
            T(164, 296, 198, 278, 232, 258, 3.4)
            + T(196, 280, 198, 266, 208, 260, 2.6)
            + T(190, 284, 206, 288, 214, 294, 2.6),
        ),
    ):
        p.part(P(d), dark, tone=0.56, gain=0.9, puff=20, ang=30, bend=4, line=2.8, shadow=0.6)
        p.key(cuts)
    # petals behind the trap
    for angle, length in ((-122, 108), (-96, 98), (-70, 94), (-46, 88), (-20, 84), (8, 82), (36, 80), (64, 74)):
        a = math.radians(angle)
        cx, cy = 160, 164
        tip = (cx + math.cos(a) * length, cy + math.sin(a) * length)
        nx, ny = -math.sin(a) * 19, math.cos(a) * 19
        mx, my = cx + math.cos(a) * length * 0.62, cy + math.sin(a) * length * 0.62
        p.part(
            P(f"M{cx} {cy} Q{mx + nx * 1.5:.1f} {my + ny * 1.5:.1f} {tip[0]:.1f} {tip[1]:.1f} Q{mx - nx * 1.5:.1f} "
              f"{my - ny * 1.5:.1f} {cx} {cy}Z"),
            petal, tone=0.58, gain=0.85, puff=12, ang=angle + 20, bend=2, line=2.6, shadow=0.5,
        )
        p.key(T(cx, cy, mx, my, cx + math.cos(a) * length * 0.9, cy + math.sin(a) * length * 0.9, 3))
    # the maw
    p.part(
        blob((164, 106), (188, 140), (186, 190), (160, 226), (120, 226), (100, 190), (100, 150), (124, 114)),
        "#5c0f22", tone=0.3, gain=0.4, puff=30, ang=60, bend=3, line=2.4, shadow=0.4,
    )
    tongue = Limb([(150, 186), (116, 182), (86, 178), (66, 192), (54, 216), (60, 232)], [34, 30, 24, 20, 14, 3])
    # lower trap half
    p.part(
        P("M178 166 C174 206 148 214 116 210 C92 208 70 212 46 222 C52 252 94 272 138 262 C176 252 200 214 192 166Z"),
        green, tone=0.56, gain=0.9, puff=22, ang=26, bend=5, line=2.8, shadow=0.7,
    )
    p.part(
        P("M174 172 C168 208 146 216 116 212 C92 210 68 214 46 222 C50 230 56 236 62 238 C84 226 108 228 132 228 "
          "C164 226 184 204 186 170Z"),
        crimson, tone=0.66, gain=0.7, puff=10, ang=16, line=2, shadow=0,
    )
    p.part(tongue.strip(), "#e0788a", tone=0.74, gain=0.7, puff=12, ang=20, bend=2, line=2.4, shadow=0.5)
    p.key(Limb([(150, 186), (116, 182), (86, 178), (66, 192), (56, 214)], [2, 2.4, 2.4, 2, 0.5]).strip())
    teeth(
        p,
        [
            (54, 226, 30, 11, -98),
            (74, 222, 24, 10, -92),
            (94, 220, 22, 10, -90),
            (114, 221, 21, 10, -88),
            (134, 220, 20, 10, -88),
            (154, 213, 19, 10, -98),
            (170, 198, 17, 9, -114),
        ],
    )
    # upper trap half
    teeth(
        p,
        [
            (40, 134, 32, 11, 92),
            (58, 144, 26, 11, 88),
            (78, 150, 24, 10, 86),
            (98, 153, 24, 10, 86),
            (118, 156, 22, 10, 88),
            (138, 160, 20, 10, 92),
            (156, 166, 17, 9, 98),
        ],
    )
    p.part(
        P("M30 130 C54 146 86 150 118 154 C146 158 162 166 176 180 L190 172 C182 148 150 138 118 138 C86 138 56 130 "
          "36 118Z"),
        crimson, tone=0.6, gain=0.7, puff=9, ang=16, line=2, shadow=0.5,
    )
    p.part(
        P("M28 126 C34 96 72 76 114 80 C164 86 200 122 198 176 C196 186 190 188 182 184 C172 160 146 146 112 146 "
          "C82 146 52 142 28 126Z"),
        green, tone=0.6, gain=0.9, puff=26, ang=24, bend=5, line=2.8, shadow=0.7,
    )
    p.key(T(60, 106, 100, 92, 150, 120, 3.4) + T(52, 124, 100, 112, 160, 146, 3) + T(92, 90, 140, 92, 178, 136, 3))
    for x, y, r in (
        (76, 102, 6),
        (106, 100, 7),
        (134, 112, 6),
        (92, 122, 5),
        (122, 126, 5),
        (156, 136, 5),
        (56, 118, 4),
    ):
        p.part(disc(x, y, r), "#d8446a", tone=0.8, gain=0.7, puff=r, line=1.8, shadow=0.2)
    # drool, and what is left of a knight
    p.part(
        P("M60 234 C64 246 66 254 60 258 C54 254 56 246 60 234Z"),
        "#a9d64a", tone=0.95, gain=0.5, puff=5, line=1.8, shadow=0.2,
    )
    p.xf = "translate(-6 -10) scale(1.04)"
    p.part(
        P("M50 300 C46 276 58 262 78 262 C98 262 110 276 106 300Z"),
        "#9aa9b5", tone=0.6, gain=0.95, puff=18, ang=60, bend=4, line=2.6, shadow=0.6,
    )
    p.part(P("M50 284 L106 284 L106 291 L50 291Z"), "#2b2a30", tone=0.1, flat=True, line=1.6, shadow=0)
    p.part(P("M74 260 L82 260 L82 300 L74 300Z"), GOLD, tone=0.7, gain=0.7, puff=4, line=1.6, shadow=0.3)
    p.xf = ""


def cyclops(p: Plate) -> None:
    """JC: a cyclops with one great eye, tusks, and a spiked club on its shoulder."""
    skin, dark = "#d39a68", "#a06a44"
    ground(p, PANEL)
    # club behind the shoulder
    club = Limb([(232, 330), (222, 262), (212, 196), (204, 132)], [18, 24, 42, 56])
    p.part(club.strip(), "#7a5330", tone=0.5, gain=0.9, puff=20, ang=84, bend=4, line=2.8, shadow=0.6)
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
    # shoulders, hide over one
    p.part(
        P("M6 360 C10 304 44 274 88 264 L162 264 C206 274 240 304 244 360Z"),
        skin, tone=0.54, gain=0.85, puff=32, ang=50, bend=4, line=2.8, shadow=0.6,
    )
    strap = p.part(
        shaggy([(52, 262), (92, 268), (150, 320), (180, 362), (110, 362), (70, 320), (20, 330),
            (18, 290)], 8, step=13, lean=0.5),
        "#6a4a30", tone=0.48, gain=0.85, puff=22, ang=40, bend=4, line=2.6, shadow=0.6,
    )
    hairs(p, strap, 160, 13, lambda x, y: 50, 2, seed=3)

    def ear() -> None:
        p.part(
            P("M62 166 C44 152 28 156 26 172 C28 192 46 206 66 200Z"),
            skin, tone=0.54, gain=0.9, puff=10, ang=20, line=2.8, shadow=0.6,
        )
        p.key(T(58, 172, 44, 162, 36, 174, 3) + T(36, 174, 44, 190, 56, 190, 2.6))

    mirrored(p, ear)
    p.part(
        P("M125 82 C86 80 62 108 60 146 C58 168 58 190 62 212 C66 244 92 272 125 274 C158 272 184 244 188 212 C192 "
          "190 192 168 190 146 C188 108 164 80 125 82Z"),
        skin, tone=0.78, gain=0.55, puff=36, ang=30, bend=2.5, line=2.8, shadow=0.7,
        grad=(124, 150, 0.06, 196, 190, -0.45),
    )
    # the one eye
    p.part(oval(125, 152, 44, 36), dark, tone=0.44, gain=0.5, puff=14, ang=10, line=0, shadow=0)
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
    # lids and brow
    p.part(
        P("M82 150 C92 120 158 120 168 150 C150 138 100 138 82 150Z"),
        skin, tone=0.66, gain=0.9, puff=8, ang=10, line=2.6, shadow=0.7,
    )
    p.part(
        P("M86 168 C104 186 146 186 164 168 C156 192 94 192 86 168Z"),
        skin, tone=0.7, gain=0.8, puff=7, ang=10, line=2.2, shadow=0.2,
    )
    p.part(
        shaggy([(68, 132), (96, 112), (125, 122), (154, 112), (182, 132), (166, 136), (150, 128), (125, 140),
            (100, 128), (84, 136)], 4, step=8, lean=0.4),
        "#4a2d20", tone=0.36, gain=0.9, puff=9, ang=70, line=2.2, shadow=0.6,
    )
    p.key(T(96, 102, 124, 94, 154, 102, 2.8) + T(104, 92, 125, 86, 146, 92, 2.4))
    # nose
    p.part(
        P("M114 178 C112 192 98 198 98 210 C100 220 112 220 118 216 C122 222 128 222 132 216 C138 220 150 220 152 "
          "210 C152 198 138 192 136 178Z"),
        skin, tone=0.78, gain=0.9, puff=13, ang=30, bend=2, line=2.2, shadow=0.6,
    )
    p.key(oval(110, 214, 4.6, 2.8, 14) + oval(140, 214, 4.6, 2.8, -14))
    # mouth with tusks from below
    p.part(
        P("M82 236 C98 224 110 228 125 228 C140 228 152 224 168 236 C158 254 142 258 125 258 C108 258 92 254 82 236Z"),
        "#5c0f16", tone=0.25, flat=True, line=2.6, shadow=0,
    )
    teeth(p, [(108, 229, 9, 10, 90), (119, 230, 10, 10, 90), (131, 230, 9, 10, 90), (142, 229, 8, 9, 90)])
    p.part(
        P("M82 238 C98 252 110 250 125 250 C140 250 152 252 168 238 C168 262 150 276 125 276 C100 276 82 262 82 238Z"),
        skin, tone=0.7, gain=0.8, puff=12, ang=10, bend=2, line=2.2, shadow=0,
    )
    teeth(p, [(96, 250, 30, 13, -96), (154, 250, 30, 13, -84)])
    p.key(T(76, 226, 80, 238, 78, 250, 3) + T(174, 226, 170, 238, 172, 250, 3) + T(112, 264, 125, 268, 138, 264, 2.6))


def medusa(p: Plate) -> None:
    """QC: Medusa, snakes for hair and gold in her eyes."""
    skin, snake, belly, robe = "#cfdcae", "#5c8f47", "#e9c662", "#5b2f6e"
    ground(p, PANEL)
    # robe and shoulders
    p.part(
        P("M52 266 C84 256 104 248 108 226 L142 226 C146 248 166 256 198 266 C220 286 228 320 230 360 L20 360 C22 "
          "320 30 286 52 266Z"),
        skin, tone=0.84, gain=0.5, puff=20, ang=-34, bend=2, line=2.4, shadow=0.6,
    )
    p.part(
        P("M107 210 C110 232 116 240 125 244 C134 240 140 232 143 210Z"),
        skin, tone=0.36, flat=True, ang=-36, line=0, shadow=0,
    )
    p.key(T(70, 270, 98, 264, 119, 278, 2) + T(180, 270, 152, 264, 131, 278, 2))
    p.part(
        P("M14 360 C18 314 34 284 58 268 C74 290 96 306 125 318 C154 306 176 290 192 268 C216 284 232 314 236 360Z"),
        robe, tone=0.46, gain=0.8, puff=24, ang=66, bend=4, line=2.6, shadow=0.5,
    )

    def trim() -> None:
        p.part(
            P("M58 266 C74 288 98 304 125 316 L125 326 C94 314 66 298 50 274Z"),
            GOLD, tone=0.72, gain=0.8, puff=5, ang=60, line=1.8, shadow=0.4,
        )
        p.key(T(44, 290, 60, 318, 64, 352, 3) + T(70, 300, 86, 326, 92, 356, 3))

    mirrored(p, trim)

    def serpent(spine: list[tuple[float, float]], turn: float, col: str, w: float = 17) -> None:
        """One snake of the hair, its head at the end of the spine, turned by degrees."""
        body = Limb(spine, [w * 1.1, w, w * 0.9, w * 0.72])
        p.part(body.strip(), col, tone=0.54, gain=0.9, puff=8, ang=turn + 70, bend=2, line=2.4, shadow=0.6)
        p.part(body.strip(0.3, 0.95, 0.0, 0.96), belly, tone=0.72, gain=0.5, puff=4, line=1, shadow=0)
        p.key(body.rungs([i / 16 for i in range(1, 16)], 0.28, 0.95, 1.6, 0.01))
        x, y = body.at(1)
        before = p.xf
        p.xf = f"{before} translate({x:.1f} {y:.1f}) rotate({turn}) scale({w / 17:.2f})"
        p.key(T(16, 2, 24, 2, 30, -2, 2.4) + T(20, 2, 26, 4, 30, 7, 2.4))
        p.part(
            P("M-8 -7 C-2 -13 10 -12 20 -4 C23 -1 23 4 19 6 C8 13 -2 12 -8 7Z"),
            col, tone=0.66, gain=0.9, puff=9, ang=turn + 30, bend=2, line=2.4, shadow=0.5,
        )
        p.part(disc(6, -4, 3.4), "#f7d540", tone=1, flat=True, line=1.6, shadow=0)
        p.key(disc(6.4, -4, 1.5) + T(8, 5, 14, 5, 20, 2, 1.8))
        p.xf = before

    def back_hair() -> None:
        serpent([(98, 130), (70, 150), (44, 146), (30, 168)], 115, "#3f6d3a")
        serpent([(92, 168), (62, 186), (46, 210), (28, 212)], 160, "#3f6d3a")
        serpent([(92, 190), (72, 214), (66, 240), (44, 248)], 165, "#3f6d3a")

    p.part(
        blob((125, 92), (170, 106), (182, 150), (172, 200), (125, 216), (78, 200), (68, 150), (80, 106)),
        "#24402c", tone=0.2, gain=0.5, puff=30, line=2.4, shadow=0.5,
    )
    mirrored(p, back_hair)
    # face
    p.part(
        P("M125 106 C96 106 84 130 85 156 C86 180 96 202 109 216 C115 223 120 228 125 229 C130 228 135 223 141 216 "
          "C154 202 164 180 165 156 C166 130 154 106 125 106Z"),
        skin, tone=1.0, gain=0.3, puff=28, ang=-36, bend=1.0, line=2.4, shadow=0.7, grad=(132, 152, 0, 168, 187, -0.55),
    )

    def features() -> None:
        p.part(
            P("M88 176 C98 184 104 194 107 212 C98 204 90 192 88 176Z"),
            None, tone=0.5, flat=True, ang=-58, line=0, shadow=0,
        )
        p.part(
            P("M88 156 C94 138 110 138 120 150 C120 160 116 168 108 168 C100 168 92 164 88 156Z"),
            "#7fa07a", tone=0.52, gain=0.2, puff=20, ang=-14, line=0, shadow=0,
        )
        p.part(
            P("M91 157 C98 146 111 146 119 159 C110 166 99 166 91 157Z"),
            "#f7d540", tone=1, flat=True, line=1.2, shadow=0,
        )
        p.key(oval(106, 156, 2.2, 7.4))
        p.cut(disc(102.5, 153, 1.7), "#ffffff")
        p.key(
            T(87, 155, 102, 140, 121, 160, 5.4) + T(93, 161, 105, 169, 119, 160, 2.2)
                + T(86, 142, 102, 130, 122, 147, 5.6) + T(88, 155, 83, 150, 80, 145, 2.6),
        )

    mirrored(p, features)
    p.part(
        P("M125 150 L121 182 C117 186 117 190 121 191 L129 191 C133 190 133 186 129 182Z"),
        None, tone=0.96, gain=0.75, puff=6, ang=-40, line=0, shadow=0.55,
    )
    p.key(T(117, 188, 121, 194, 125, 191, 2.4) + T(133, 188, 129, 194, 125, 191, 2.4))
    p.part(
        P("M109 203 C116 196 121 196 125 199 C129 196 134 196 141 203 C135 214 115 214 109 203Z"),
        "#8e2f6b", tone=0.75, gain=0.5, puff=6, ang=0, line=1.4, shadow=0.3, pitch=3.4,
    )
    p.key(T(106, 203, 125, 208, 144, 203, 2.8))
    p.part(
        P("M114 204 L119.5 205 L116.5 215Z") + P("M136 204 L130.5 205 L133.5 215Z"),
        "#fffaf0", tone=1, flat=True, line=1, shadow=0,
    )

    # front snakes, over the brow
    def front_hair() -> None:
        serpent([(112, 116), (92, 124), (78, 140), (76, 172)], 100, snake, 15)
        serpent([(108, 122), (88, 104), (66, 108), (52, 124)], 130, snake)
        serpent([(114, 116), (98, 102), (86, 90), (90, 70)], 250, snake)

    mirrored(p, front_hair)
    serpent([(124, 118), (134, 100), (116, 86), (122, 66)], -82, "#7fb055")
    # diadem
    p.part(
        P("M88 128 C104 112 146 112 162 128 L160 138 C146 122 104 122 90 138Z"),
        GOLD, tone=0.78, gain=0.8, puff=5, ang=4, line=2.2, shadow=0.6,
    )
    p.part(
        P("M125 108 C133 116 133 128 125 138 C117 128 117 116 125 108Z"),
        "#c22a35", tone=0.8, gain=0.8, puff=7, line=2, shadow=0.4,
    )
    # collar
    p.part(
        P("M106 238 C114 248 136 248 144 238 L146 248 C138 260 112 260 104 248Z"),
        GOLD, tone=0.76, gain=0.8, puff=5, line=2, shadow=0.5,
    )
    p.part(disc(125, 256, 6.5), "#c22a35", tone=0.85, gain=0.8, puff=6, line=2, shadow=0.4)


def minotaur(p: Plate) -> None:
    """KC: a bull-headed king, horns wide, ring in the nose."""
    hide, dark, muzzle = "#97593a", "#5c3729", "#cfa077"
    ground(p, PANEL)
    shoulders = p.part(
        shaggy([(125, 226), (176, 232), (222, 262), (250, 310), (256, 362), (-6, 362), (0, 310), (28, 262),
            (74, 232)], 8, step=14, lean=0.6),
        dark, tone=0.46, gain=0.85, puff=40, ang=66, bend=5, line=2.8, shadow=0.6,
    )
    hairs(p, shoulders, 260, 16, lambda x, y: 90 + (125 - x) * 0.5, 2.2, seed=2, cut="#8a5a40")

    def horn() -> None:
        h = Limb([(96, 138), (66, 148), (36, 146), (22, 126), (33, 104)], [40, 34, 27, 18, 1])
        p.part(h.strip(), "#e2cf9d", tone=0.66, gain=0.9, puff=15, ang=60, bend=4, line=2.8, shadow=0.6)
        p.key(h.rungs([0.1, 0.18, 0.26, 0.34, 0.42], -1, 0.9, 3))
        p.flatcol(h.strip(-1, 1, 0.82, 1), "#5b4630")
        # ear
        p.part(
            shaggy([(86, 160), (66, 156), (40, 168), (34, 182), (56, 190), (84, 184)], 4, step=10, lean=0.5),
            hide, tone=0.52, gain=0.9, puff=11, ang=10, line=2.6, shadow=0.6,
        )
        p.part(
            blob((80, 166), (62, 166), (46, 178), (62, 182), (80, 178)),
            "#c0776a", tone=0.5, gain=0.6, puff=7, line=1.4, shadow=0,
        )

    mirrored(p, horn)
    # head, narrowing to the muzzle
    head = p.part(
        shaggy([(125, 112), (158, 118), (174, 142), (170, 176), (160, 214), (156, 250), (125, 262), (94, 250),
            (90, 214), (80, 176), (76, 142), (92, 118)], 3, step=9, lean=0.5),
        hide, tone=0.56, gain=0.85, puff=32, ang=40, bend=4, line=2.8, shadow=0.7,
    )
    hairs(p, head, 200, 10, lambda x, y: 90 + (125 - x) * 0.4, 1.8, seed=4)
    # brow mop
    mop = p.part(
        shaggy([(125, 98), (152, 106), (164, 128), (146, 146), (125, 158), (104, 146), (86, 128),
            (98, 106)], 8, step=11, lean=0.7, seed=5),
        dark, tone=0.44, gain=0.9, puff=18, ang=70, bend=4, line=2.4, shadow=0.7,
    )
    hairs(p, mop, 120, 14, lambda x, y: 90 + (125 - x) * 0.8, 2, seed=6, cut="#8a5a40")
    # muzzle
    p.part(
        blob((125, 204), (154, 208), (172, 230), (168, 258), (148, 274), (125, 278), (102, 274), (82, 258), (78, 230),
            (96, 208)),
        muzzle, tone=0.68, gain=0.85, puff=24, ang=20, bend=4, line=2.8, shadow=0.7,
    )

    def side() -> None:
        p.part(
            P("M112 232 C104 222 90 224 88 236 C90 246 104 248 112 240Z"),
            "#2a1518", tone=0.15, flat=True, line=2.4, shadow=0,
        )
        p.key(T(86, 230, 90, 216, 106, 218, 3))
        # burning eye under the brow
        p.part(
            P("M84 168 C92 158 106 162 114 178 C104 186 90 182 84 168Z"), "#e8332a", tone=1, flat=True, line=3, shadow=0,
        )
        p.flatcol(oval(100, 172, 7, 5, 20), "#f9b93c")
        p.key(disc(101, 172, 3))
        p.part(
            P("M76 160 C88 148 108 154 120 178 C106 168 94 164 80 168Z"),
            dark, tone=0.56, gain=0.9, puff=6, ang=20, line=2.2, shadow=0.6,
        )
        p.key(
            T(104, 192, 98, 200, 98, 212, 3) + T(112, 190, 110, 200, 112, 210, 2.6) + T(86, 186, 90, 194, 100, 196, 2.6),
        )

    mirrored(p, side)
    p.key(
        T(88, 260, 106, 268, 125, 262, 3.6) + T(162, 260, 144, 268, 125, 262, 3.6)
            + T(125, 246, 125, 254, 125, 262, 2.6),
    )
    # nose ring
    p.part(
        '<path fill-rule="evenodd" d="M125 236 A21 21 0 1 1 124.9 236Z M125 243.5 A13.5 13.5 0 1 0 125.1 243.5Z"/>',
        GOLD, tone=0.78, gain=0.95, puff=4, line=2.4, shadow=0.6,
    )
    p.part(
        P("M112 232 C116 246 134 246 138 232 C134 226 116 226 112 232Z"),
        muzzle, tone=0.72, gain=0.7, puff=7, line=2, shadow=0.3,
    )
    # crown between the horns
    p.part(
        P("M90 118 L82 72 L104 92 L125 58 L146 92 L168 72 L160 118 C138 108 112 108 90 118Z"),
        GOLD, tone=0.74, gain=0.85, puff=9, ang=18, line=2.8, shadow=0.7,
    )
    p.part(
        P("M88 112 C112 100 138 100 162 112 L160 124 C138 114 112 114 90 124Z"),
        "#e6b954", tone=0.8, gain=0.8, puff=6, ang=4, line=2, shadow=0.5,
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


def kraken(p: Plate) -> None:
    """AC: the kraken out of the sea, a ship in its arms."""
    flesh, pale, sea = "#a5364e", "#edc9a0", "#2f6f78"
    ground(p, PANEL)

    def arm(spine: list[tuple[float, float]], widths: list[float], side: float, tone: float = 0.54) -> None:
        """A tentacle with suckers along one edge (side -1 left of its run, 1 right)."""
        limb = Limb(spine, widths, n=18)
        p.part(limb.strip(), flesh, tone=tone, gain=0.9, puff=13, ang=30, bend=3, line=2.8, shadow=0.6)
        lo, hi = (0.3, 1.0) if side > 0 else (-1.0, -0.3)
        p.part(limb.strip(lo, hi, 0, 0.97), pale, tone=0.74, gain=0.5, puff=5, line=1.4, shadow=0)
        t = 0.04
        while t < 0.93:
            r = limb.girth(t) * 0.15
            x, y = limb.at(t, side * 0.66)
            p.part(disc(x, y, r), "#f6e2c0", tone=0.9, gain=0.6, puff=r, line=1.5, shadow=0)
            p.key(disc(x, y, r * 0.4))
            t += 0.012 + r * 0.0085

    # the ship it has caught
    p.xf = "translate(206 138) rotate(12)"
    p.part(P("M-27 2 L27 -2 C25 12 18 20 8 21 L-12 22 C-20 18 -25 12 -27 2Z"), "#8a5a32", tone=0.62, gain=0.8, puff=8, ang=4, line=2.2)
    p.key(T(-24, 8, 0, 10, 24, 6, 2) + S("M-10 2 L-11 -42", 2.6) + S("M11 0 L10 -32", 2.4))
    p.part(P("M-26 -34 C-16 -38 -6 -38 2 -34 C6 -24 6 -14 2 -6 C-8 -2 -18 -2 -26 -6 C-21 -14 -21 -24 -26 -34Z"), "#efe2c4", tone=0.86, gain=0.6, puff=8, ang=80, line=2, shadow=0.3)
    p.part(P("M4 -26 C10 -30 18 -30 24 -26 C27 -18 27 -12 24 -6 C18 -3 10 -3 5 -6 C8 -12 8 -20 4 -26Z"), "#efe2c4", tone=0.86, gain=0.6, puff=7, ang=80, line=2, shadow=0.3)
    p.part(P("M-11 -42 C-6 -48 0 -42 7 -46 L6 -38 C0 -36 -6 -40 -11 -36Z"), "#c42a35", tone=0.9, gain=0.5, puff=4, line=1.6, shadow=0)
    p.xf = ""
    # far arms
    arm(
        [(70, 270), (34, 230), (30, 170), (50, 132), (76, 128), (80, 148), (66, 152)], [34, 30, 25, 20, 15, 10, 3], 1,
        0.44,
    )
    arm([(182, 270), (218, 246), (231, 210), (224, 176), (204, 156), (186, 162), (186, 178)], [34, 30, 25, 20, 15, 10, 3], -1, 0.5)
    # mantle
    p.part(
        P("M125 62 C98 84 78 116 74 154 C70 190 78 226 86 262 L164 262 C172 226 180 190 176 154 C172 116 152 84 125 "
          "62Z"),
        flesh, tone=0.56, gain=0.85, puff=40, ang=50, bend=6, line=2.8, shadow=0.7,
    )
    p.part(
        P("M88 118 C78 114 72 102 73 90 C82 86 94 84 106 82Z") + P("M162 118 C172 114 178 102 177 90 C168 86 156 84 144 82Z"),
        flesh, tone=0.46, gain=0.9, puff=10, ang=20, line=2.6, shadow=0.3,
    )
    for x, y, r in (
        (112, 104, 6),
        (136, 96, 5),
        (128, 122, 7),
        (104, 130, 4.5),
        (148, 128, 5),
        (120, 84, 4),
        (142, 114, 3.5),
    ):
        p.part(disc(x, y, r), "#d0603f", tone=0.66, gain=0.6, puff=r, line=1.4, shadow=0)

    def eye() -> None:
        p.part(oval(100, 176, 25, 24), "#6d2038", tone=0.4, gain=0.5, puff=8, line=0, shadow=0)
        p.part(
            P("M76 170 C82 190 104 200 122 186 C122 176 96 158 76 170Z") + oval(101, 178, 19, 17),
            "#f5c93c", tone=0.98, gain=0.4, puff=16, ang=0, line=2.8, shadow=0.3,
        )
        p.key(oval(103, 180, 11, 5, 14))
        p.cut(disc(95, 172, 3), "#ffffff")
        p.part(
            P("M70 162 C80 146 110 154 124 184 C110 172 92 164 74 172Z"),
            flesh, tone=0.66, gain=0.95, puff=9, ang=20, line=2.6, shadow=0.7,
        )
        p.key(T(84, 202, 100, 210, 116, 202, 3) + T(112, 158, 118, 166, 120, 174, 2.8))

    mirrored(p, eye)
    # sea behind the near arms
    p.part(
        P("M0 268 C14 256 26 256 36 266 C50 252 66 252 78 264 C92 252 108 254 118 264 C132 252 148 252 160 264 C174 "
          "252 190 254 200 264 C214 254 230 254 250 266 L250 360 L0 360Z"),
        sea, tone=0.5, gain=0.8, puff=14, ang=6, bend=3, line=2.8, shadow=0.5,
    )
    # near arms
    arm([(104, 238), (92, 262), (60, 280), (28, 262), (24, 228), (44, 216), (54, 232)], [36, 34, 29, 24, 18, 12, 4], 1)
    arm(
        [(146, 238), (160, 264), (194, 280), (226, 258), (222, 226), (204, 222), (202, 238)],
        [36, 34, 29, 24, 18, 12, 4], -1,
    )
    arm([(125, 236), (128, 262), (112, 284), (120, 306)], [40, 34, 28, 22], -1, 0.6)
    p.part(
        P("M0 292 C18 280 34 282 46 290 C62 278 82 280 94 290 C110 278 130 280 142 290 C158 278 178 280 190 290 "
          "C206 280 228 280 250 290 L250 360 L0 360Z"),
        "#3f8a8c", tone=0.6, gain=0.8, puff=12, ang=6, bend=3, line=2.8, shadow=0.5,
    )
    p.cut("".join(T(x, 291, x + 12, 284, x + 26, 288, 3) for x in (8, 56, 104, 152, 204)), "#dfeee2")


DRAWINGS: dict[str, Drawing] = {
    "8C": goblin,
    "9C": bear,
    "10C": plant,
    "JC": cyclops,
    "QC": medusa,
    "KC": minotaur,
    "AC": kraken,
}
