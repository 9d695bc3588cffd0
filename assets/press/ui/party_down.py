"""The bad end of a descent: the five heroes' weapons, laid down in the dark. 300 x 200 design px."""

from __future__ import annotations

from assets.press.plate import Array, Plate, hexc
from assets.press.ui.edge import panel

P, S, T = Plate.P, Plate.S, Plate.taper
GOLD, STEEL, OAK = "#b98a38", "#aab4be", "#6e4a2a"


def vault(p: Plate) -> None:
    """Dark stones, and a barred window high up with the moon in it."""
    p.part('<rect width="450" height="300"/>', "#1d1830", tone=0.2, flat=True, line=0, shadow=0, ang=0, pitch=5)
    for row in range(6):
        y, shift = -14 + row * 40, (row % 2) * 36
        for column in range(-1, 8):
            x = column * 70 + shift + (row * 11 + column * 5) % 9
            near = 1 - min(1, abs(x + 32 - 228) / 240)
            p.part(f'<rect x="{x + 2}" y="{y + 2}" width="65" height="35" rx="5"/>', "#433c5c", tone=0.08 + 0.26 * near,
                   gain=0.5, puff=8, ang=-30 + (row * 5 + column * 11) % 24, line=1.6, shadow=0)  # fmt: skip
    p.part(P("M-10 310 L-10 214 C100 206 350 206 460 214 L460 310Z"), "#4a4260", tone=0.3, gain=0.2, puff=10, ang=2, line=2.6, shadow=0,
           grad=(225, 214, 0.16, 420, 300, -0.2))  # fmt: skip
    hole = p.part(P("M186 84 L186 44 C186 10 272 10 272 44 L272 84Z"), "#26305a", tone=0.6, flat=True, line=3, shadow=0)
    p.part('<circle cx="229" cy="54" r="27"/>', "#e9d9ae", tone=1.2, flat=True, line=2, shadow=0, clip=hole)
    for x, y, r in ((219, 46, 6), (238, 60, 8)):
        p.flatcol(f'<circle cx="{x}" cy="{y}" r="{r}"/>', "#cfc08e")
    p.part("".join(f'<rect x="{x}" y="10" width="6" height="76"/>' for x in (204, 226, 248)), "#2c2834", tone=0.4, gain=0.7,
           puff=3, line=1.8, shadow=0, clip=hole)  # fmt: skip
    p.part(P("M174 88 L174 44 C174 -6 284 -6 284 44 L284 88 L272 88 L272 44 C272 10 186 10 186 44 L186 88Z M168 86 L290 86 L290 96 L168 96Z",
             'fill-rule="evenodd"'), "#5c5474", tone=0.55, gain=0.7, puff=6, line=2.4, shadow=0.4)  # fmt: skip


def moonlight(p: Plate) -> None:
    """The moonlight through the window, on the wall and in a pool on the floor."""
    beam = p.mask(P("M190 98 L268 98 L330 212 L132 212Z"))
    pool = p.mask('<ellipse cx="228" cy="244" rx="176" ry="38"/>')
    p.ink *= 1 - 0.35 * beam
    p.ink *= 1 - 0.85 * pool
    p.col += (hexc("#7f86ac") - p.col) * 0.4 * beam[..., None]
    p.col += (hexc("#a9acc6") - p.col) * 0.85 * pool[..., None]
    p.key(T(96, 238, 228, 232, 360, 239, 1.8) + T(110, 262, 228, 258, 350, 263, 1.8))


def staff(p: Plate) -> None:
    """The cleric's staff, its heart cracked."""
    p.xf = "translate(112 236) rotate(-66)"
    p.part(P("M-4 78 L-4 -64 L4 -64 L4 78Z"), OAK, tone=0.66, gain=0.7, puff=4, ang=80, line=2.6, shadow=0.6)
    p.part(P("M0 -62 C-18 -78 -28 -92 -18 -104 C-10 -111 -2 -106 0 -98 C2 -106 10 -111 18 -104 C28 -92 18 -78 0 -62Z"), "#8f2530",
           tone=0.66, gain=0.7, puff=8, line=2.8, shadow=0.5)  # fmt: skip
    p.key(S("M1 -98 L-6 -88 L5 -82 L-2 -72 L0 -64", 2.6))
    p.xf = ""


def shield(p: Plate) -> None:
    """The paladin's shield, propped up in the middle, with a dent and a cut in it."""
    p.xf = "translate(228 190) rotate(-7)"
    p.part(
        P("M-54 -62 C-20 -70 20 -70 54 -62 C60 -6 44 42 0 74 C-44 42 -60 -6 -54 -62Z"),
        STEEL,
        tone=0.8,
        gain=0.7,
        puff=10,
        line=3,
        shadow=0.8,
    )
    p.part(P("M-44 -52 C-16 -59 16 -59 44 -52 C48 -6 36 34 0 60 C-36 34 -48 -6 -44 -52Z"), "#2f5f8a", tone=0.62, gain=0.7, puff=22,
           ang=-38, bend=3, line=2.6, shadow=0.2)  # fmt: skip
    p.part(P("M0 -36 L22 -2 L0 34 L-22 -2Z"), "#efe2c4", tone=0.9, gain=0.6, puff=10, line=2.6, shadow=0.3)
    p.key(T(40, -60, 14, -20, -8, 22, 5) + T(44, -30, 30, -14, 20, 8, 3.6) + T(-46, -20, -34, -8, -30, 12, 3.4))
    p.xf = ""


def helm(p: Plate) -> None:
    """The crowned helm, rolled away."""
    p.xf = "translate(300 240) rotate(24) scale(.86)"
    p.part(
        P("M-26 22 C-34 -22 -16 -40 4 -40 C26 -40 40 -20 32 22 C16 30 -10 30 -26 22Z"),
        "#c3ccd2",
        tone=0.78,
        gain=0.8,
        puff=16,
        line=2.8,
        shadow=0.7,
    )
    p.key(P("M-8 22 L-8 -4 L-24 -8 L-24 -14 L4 -16 L4 24Z"))
    p.part(P("M-28 -14 L-34 -42 L-20 -32 L-8 -50 L6 -34 L22 -48 L28 -32 L40 -40 L36 -12 C16 -24 -8 -24 -28 -14Z"), GOLD, tone=0.78,
           gain=0.7, puff=6, line=2.6, shadow=0.3)  # fmt: skip
    p.xf = ""


def bow(p: Plate) -> None:
    """The ranger's bow, its string torn, with two arrows."""
    p.xf = "translate(150 246) rotate(70)"
    p.part(
        P("M-6 -78 C40 -56 40 56 -6 78 L-8 72 C24 50 24 -50 -8 -72Z"),
        "#8a5a2c",
        tone=0.72,
        gain=0.7,
        puff=5,
        line=2.6,
        shadow=0.6,
    )
    p.key(T(-7, -74, -22, -50, -10, -22, 2.2) + T(-7, 74, -26, 56, -20, 30, 2.2))
    p.xf = "translate(150 262) rotate(98)"
    p.part(P("M-2 -54 L2 -54 L2 54 L-2 54Z M-7 -54 L0 -70 L7 -54Z M-8 54 L-2 40 L-2 54Z M8 54 L2 40 L2 54Z"), "#d8cfb4", tone=0.85, gain=0.5, puff=3,
           line=2.2, shadow=0.5)  # fmt: skip
    p.xf = ""


def sword(p: Plate) -> None:
    """The paladin's sword, fallen beside the shield."""
    p.xf = "translate(322 224) rotate(68)"
    p.part(
        P("M-8 -20 L-7 74 L0 88 L7 74 L8 -20Z"), "#c4ccd0", tone=0.84, gain=0.5, puff=5, ang=60, line=2.8, shadow=0.6
    )
    p.key(S("M0 -14 L0 78", 1.8))
    p.part(
        P("M-32 -20 C-14 -28 14 -28 32 -20 L32 -12 C14 -18 -14 -18 -32 -12Z"),
        GOLD,
        tone=0.74,
        gain=0.8,
        puff=5,
        line=2.6,
        shadow=0.4,
    )
    p.part('<rect x="-6" y="-58" width="12" height="36" rx="4"/><circle cx="0" cy="-63" r="8"/>', "#7a2420", tone=0.62, gain=0.8,
           puff=5, line=2.6, shadow=0.3)  # fmt: skip
    p.xf = ""


def daggers(p: Plate) -> None:
    """The rogue's two daggers, crossed, and a coin."""
    for x, turn in ((224, 118), (248, 62)):
        p.xf = f"translate({x} 270) rotate({turn}) scale(.74)"
        p.part(P("M-8 -8 L8 -8 L3 52 L0 60 L-3 52Z"), STEEL, tone=0.88, gain=0.5, puff=4, line=2.8, shadow=0.6)
        p.part(
            P("M-20 -14 L20 -14 L20 -6 L-20 -6Z M-5 -44 L5 -44 L5 -14 L-5 -14Z"),
            "#5a3a5e",
            tone=0.66,
            gain=0.7,
            puff=4,
            line=2.6,
            shadow=0.3,
        )
    p.xf = ""
    p.part('<ellipse cx="190" cy="276" rx="9" ry="6"/>', "#d9a441", tone=0.85, gain=0.6, puff=5, line=2.2, shadow=0.4)


def hat(p: Plate) -> None:
    """The sorceress's hat, and the last smoke of her flame."""
    p.xf = "translate(372 262) rotate(12) scale(.9)"
    p.part('<ellipse cx="0" cy="6" rx="50" ry="13"/>', "#5c2f6c", tone=0.55, gain=0.7, puff=8, line=2.8, shadow=0.7)
    p.part(P("M-28 4 C-20 -30 -14 -48 -30 -72 C-4 -66 20 -40 28 4 C12 12 -12 12 -28 4Z"), "#7a3f8c", tone=0.6, gain=0.8, puff=14, ang=70,
           bend=3, line=2.8, shadow=0.2)  # fmt: skip
    p.part(
        P("M-27 0 C-10 8 10 8 27 0 L26 -10 C10 -2 -10 -2 -25 -10Z"),
        GOLD,
        tone=0.75,
        gain=0.6,
        puff=4,
        line=2.2,
        shadow=0,
    )
    p.xf = ""
    p.key(T(318, 182, 334, 160, 320, 138, 4) + T(320, 140, 308, 122, 322, 100, 3))


def party_down() -> Array:
    """The picture with alpha, 900 x 600 px."""
    p = Plate(450, 300, sc=2, seed=85, pitch=4.6)
    vault(p)
    moonlight(p)
    staff(p)
    bow(p)
    sword(p)
    shield(p)
    helm(p)
    hat(p)
    daggers(p)
    return panel(p)
