"""Signs of Dungeon Crawl: events before a room and in it, and signs of the high scores."""

from __future__ import annotations

from assets.press.shell import pip, star
from assets.press.ui import signs_game
from assets.press.ui.sign import Drawing, arrow_arc, bar, cut, dot, fill, ink, line, moved, ring, stepped, taper


def spark(x: float, y: float, r: float) -> str:
    """A four-rayed light of radius r."""
    k = r * 0.2
    return fill(
        f"M{x} {y - r} C{x + k} {y - k} {x + k} {y - k} {x + r} {y} C{x + k} {y + k} {x + k} {y + k} {x} {y + r}"
        f" C{x - k} {y + k} {x - k} {y + k} {x - r} {y} C{x - k} {y - k} {x - k} {y - k} {x} {y - r}Z"
    )


def head(x: float, y: float, k: float, grown: float = 0) -> str:
    """A head and shoulders, the chin at x, y; enlarged by `grown` on all sides."""
    shape = dot(0, -9, 9.6) + fill("M-18 24 C-18 8 -10 3 0 3 C10 3 18 8 18 24Z")
    around = line("M-18 24 C-18 8 -10 3 0 3 C10 3 18 8 18 24Z", 2 * grown) + dot(0, -9, 9.6 + grown) if grown else ""
    return moved(shape + around, f"translate({x} {y}) scale({k})")


def arch(left: float, right: float, top: float) -> str:
    """An open arch; `top` is the height that its curve would reach."""
    return fill(f"M{left} 61 L{left} 27 C{left} {top} {right} {top} {right} 27 L{right} 61Z")


SKULL = stepped(signs_game.SIGNS["skull"], "translate(10.5 -1.5) scale(.67)")
BONE = bar(6, 45, 52, 7, 3) + dot(7, 44.5, 5) + dot(7, 52.5, 5) + dot(57, 44.5, 5) + dot(57, 52.5, 5)

SIGNS: dict[str, Drawing] = {
    "mana": [
        ink(fill("M31 1 L48 17 L46 46 L32 63 L17 44 L15 18Z")),
        cut(line("M15.5 18.5 L25 23 L40 21.5 L47.5 17.5 M25 23 L27 47 L38 45.5 L40 21.5 M17.5 43.5 L27 47 L32 62 L38 45.5 L46 45", 2.4)),
        ink(spark(7, 11, 7), spark(57, 33, 7), spark(7, 53, 5.6)),
    ],
    "cast": [
        ink(fill("M40 1 L15 35 L29 35.5 L19 63 L51 25 L36.5 25 L48 3Z")),
        ink(spark(56, 47, 8), spark(10, 14, 8), spark(42, 58, 5)),
    ],
    "absorb": [
        *signs_game.SIGNS["shield"][:2],
        ink(spark(32, 32, 20)),
        ink(*(dot(32 + x, 32 + y, 2.2) for x, y in ((-10, -10), (10, -10), (-8.5, 9.5), (8.5, 9.5)))),
    ],
    "bear": [  # a heart under a claw, still whole
        ink(pip("H", 32, 33, 62)),
        cut(*(taper(x + 9, y - 13, x + 2, y, x - 8, y + 12, 6.4) for x, y in ((24, 29), (35, 33), (46, 30)))),
    ],
    "renew": [
        ink(arrow_arc(32, 32, 24, 200, 325, 6), arrow_arc(32, 32, 24, 20, 145, 6)),
        ink(spark(32, 32, 15)),
    ],
    "enter": [
        ink(arch(19, 62, -7)),
        cut(arch(27, 54, 4)),
        cut(fill("M-4 27 L26 27 L26 17 L49 37 L26 57 L26 47 L-4 47Z")),
        ink(fill("M2 31.5 L28 31.5 L28 23 L44 37 L28 51 L28 42.5 L2 42.5Z")),
    ],
    "leave": [
        ink(arch(2, 45, -7)),
        cut(fill("M24 27 L39 27 L39 17 L66 37 L39 57 L39 47 L24 47Z")),
        cut(arch(10, 37, 4)),
        ink(fill("M17 31.5 L44 31.5 L44 22 L62 37 L44 52 L44 42.5 L17 42.5Z")),
    ],
    "equal": [ink(bar(10, 15, 44, 12, 3), bar(10, 37, 44, 12, 3))],
    "unequal": [
        ink(bar(10, 15, 44, 12, 3), bar(10, 37, 44, 12, 3)),
        cut(line("M45 1 L19 63", 17)),
        ink(line("M44 4 L20 60", 9)),
    ],
    "hit": [
        ink(
            fill(
                "M33 1 L37 17 L48 6 L46 20 L62 16 L51 28 L63 35 L50 38 L57 53 L43 45 L40 62 L32 48 L21 61 L22 46 L5 52 L15 39"
                " L1 32 L15 27 L5 12 L22 19 L23 5 L30 16Z"
            )
        ),
        cut(fill(star(33, 31.5, 7, 14.5, 8))),
        ink(dot(33, 31.5, 4.4)),
    ],
    "miss": [  # a sweep past the mark
        ink(fill("M3 58 C0 30 20 4 62 2 C38 11 21 28 22 56 C17 50 9 51 3 58Z")),
        ink(ring(45, 45, 14.5, 5.4), dot(45, 45, 5)),
    ],
    "sheet": [
        ink(fill("M8 2 L46 2 L46 26 L25 50 L23 62 L8 62 C5 62 3 60 3 57 L3 7 C3 4 5 2 8 2Z")),
        cut(line("M10 14 L30 14 M10 25 L30 25 M10 36 L24 36 M10 47 L19 47", 3.4), dot(38.5, 14, 2.8), dot(38.5, 25, 2.8)),
        cut(fill("M25 63 L28 46 L53 18 L67 31 L41 59Z")),
        ink(fill("M29 60 L31.5 49 L40 56.5Z"), fill("M34 46 L52.5 25.5 L60.5 32.5 L42.5 53.5Z")),
        ink(fill("M54.5 23.2 L57 20.4 C59 18.4 62 18.6 63.6 20.6 C65.2 22.4 65 25 63.4 27 L62.3 30.2Z")),
    ],
    "hardcore": [
        *stepped([ink(BONE)], "translate(2 1) scale(.95) rotate(22 32 46) translate(0 -2)"),
        *stepped([ink(BONE)], "translate(2 1) scale(.95) rotate(-22 32 46) translate(0 -2)"),
        cut(moved(fill("M32 -3 C10 -3 -1 14 -1 29 C-1 41 5 47 10 50 L11 58 C12 66 18 67 23 67 L41 67 C46 67 52 66 53 58 L54 50"
                       " C59 47 65 41 65 29 C65 14 54 -3 32 -3Z"), "translate(10.5 -1.5) scale(.67)")),
        *SKULL,
    ],
    "player": [ink(head(32, 29, 1.5))],
    "friends": [
        ink(head(14.5, 29, 0.8), head(49.5, 29, 0.8)),
        cut(head(32, 37, 1, 4)),
        ink(head(32, 37, 1)),
    ],
}  # fmt: skip
