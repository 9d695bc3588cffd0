"""Signs of play: effects of cards, and actions."""

from __future__ import annotations

from assets.press.shell import pip
from assets.press.ui.sign import Drawing, bar, cut, dot, fill, ink, line, moved, ring, stepped

HEART = "M32 59 C26 48 4 34 4 18 C4 2 25 -1 32 15 C39 -1 60 2 60 18 C60 34 38 48 32 59Z"
SWORD: Drawing = [
    ink(
        fill("M32 -9 L38.5 2 L37.5 41 L26.5 41 L25.5 2Z"),
        fill(
            "M13 40 C18 37 24 40 32 40 C40 40 46 37 51 40 C53 46 49 49 45 47 C40 46 36 48 32 48 C28 48 24 46 19 47"
            " C15 49 11 46 13 40Z"
        ),
        bar(28, 46, 8, 16, 2),
        dot(32, 66, 6.4),
    ),
    cut(line("M32 4 L32 35", 2.6), line("M27 53 L37 50 M27 58.5 L37 55.5", 2)),
]
POTION: Drawing = [
    ink(
        bar(26.5, 1, 11, 8, 2),
        bar(20, 9, 24, 7, 3.5),
        fill("M25 14 L39 14 L39 23 C50 27 55 34 55 43 C55 55 45 62 32 62 C19 62 9 55 9 43 C9 34 14 27 25 23Z"),
    ),
    cut(
        fill(
            "M30 19 L34 19 L34.5 27 C43 29.5 48.5 34 49.6 39.5 C44 37 38 37 32 39.5 C26 42 20 42 14.5 39.5"
            " C15.5 34 21 29.5 29.5 27Z"
        )
    ),
    cut(dot(24, 49, 3.2), dot(36, 53, 2.4), dot(40, 45.5, 2.8)),
]
RUNNER = (
    dot(41, 9.5, 7)
    + line("M36 21 L29 36", 10)
    + line("M36 20 L47 29 L56 25", 5.6)
    + line("M35 20 L23 20.5 L16 30", 5.6)
    + line("M29 37 L41 44 L40 57 L46 58.5", 6.6)
    + line("M28 38 L23 49 L8 50.5", 6.6)
)
BREAK = "M10 -20 L54 -20 L54 20 L39 25 L35 15 L30.5 27 L26.5 18 L10 22Z"
"""The shape that is cut out of the broken sword."""
SHARD = "M32 -15 L40 -1 L38.5 17 L34 9 L29.5 20 L25.5 12 L24 -1Z"
"""The broken-off piece of the blade, drawn upright around (32, 2)."""
FIST: Drawing = [
    ink(
        bar(8, 13, 13, 27, 6),
        bar(20.5, 8, 13, 30, 6),
        bar(33, 8.5, 12.5, 30, 6),
        bar(45, 13, 11.5, 26, 5.5),
        fill("M8 30 L56.5 30 C57 40 54 46 48 50 L48 62 L19 62 L19 53 C11 48 8 41 8 30Z"),
    ),
    cut(line("M20.7 18 L20.7 33", 2.6), line("M33.3 14 L33.3 33", 2.6), line("M45.2 16 L45.2 33", 2.6)),
    cut(line("M5 33 C14 30.5 30 31.5 40 33 C46 34.5 46 44 38 44.5 C32 45 29 44 24 48", 3)),
    cut(line("M16 56.5 L51 56.5", 2.6)),
]

HEAD = fill(
    "M32 3 C14 3 5 16 5 29 C5 38 10 43 15 46 L16 55 C16 60 19 61 23 61 L41 61 C45 61 48 60 48 55 L49 46"
    " C54 43 59 38 59 29 C59 16 50 3 32 3Z"
)
JAW: Drawing = [
    cut(fill("M32 38 L26.8 47.5 L37.2 47.5Z")),
    cut(line("M25.5 53 L25.5 62 M32 53 L32 62 M38.5 53 L38.5 62", 2.8)),
]

SIGNS: dict[str, Drawing] = {
    "heart": [ink(fill(HEART)), cut(line("M12 21 C11 13 16 9 21 10", 4))],
    "heart-broken": [ink(fill(HEART)), cut(line("M35 8 L25 23 L37 31 L27 42 L32.5 62", 5.4))],
    "sword": stepped(SWORD, "rotate(45 32 32) translate(0 1.5)"),
    "sword-broken": [
        *stepped([*SWORD, cut(fill(BREAK))], "rotate(45 32 32) translate(0 1.5)"),
        *stepped([ink(fill(SHARD))], "translate(50 9) rotate(98) scale(.74) translate(-32 -2)"),
    ],
    "fist": FIST,
    "shield": [
        ink(fill("M32 2 C40 7 50 9 59 8 C61 34 52 53 32 63 C12 53 3 34 5 8 C14 9 24 7 32 2Z")),
        cut(
            fill(
                "M32 9.5 C39 13 46 14.5 53 14.3 C53.5 34 47 47.5 32 56 C17 47.5 10.5 34 11 14.3 C18 14.5 25 13 32 9.5Z"
            )
        ),
        ink(fill("M32 15 C37 17.4 42.5 18.8 48.6 19 C48.4 34 43.5 43.5 32 50.3Z")),
    ],
    "potion": POTION,
    "wasted": [*POTION, cut(line("M4 58 L60 10", 13)), ink(line("M5 58 L60 10", 6.4))],
    "skull": [ink(HEAD), cut(dot(20.5, 31, 7.6, 8.2), dot(43.5, 31, 7.6, 8.2)), *JAW],
    "run": [ink(RUNNER)],
    "avoid": [
        ink(fill("M24 61 L24 22 C24 -4 62 -4 62 22 L62 61Z")),
        cut(fill("M30 61 L30 22 C30 4.5 56 4.5 56 22 L56 61Z")),
        cut(moved(line("M36 21 L29 36 M36 20 L47 29 L56 25", 17) + dot(41, 9.5, 11.5), "translate(-6 14) scale(.8)")),
        ink(moved(RUNNER, "translate(-6 14) scale(.8)")),
    ],
    "door": [  # its two straps, and its ring
        ink(fill("M5 62 L5 28 C5 -7 59 -7 59 28 L59 62Z")),
        cut(fill("M11 62 L11 28 C11 1 53 1 53 28 L53 62Z")),
        ink(fill("M15 62 L15 28 C15 6 49 6 49 28 L49 62Z")),
        cut(
            *(
                fill(f"M13 {y - 3} L31 {y - 2.2} L38 {y - 6.4} L37 {y} L38 {y + 6.4} L31 {y + 2.2} L13 {y + 3}Z")
                for y in (25, 51)
            )
        ),
        cut(ring(41, 40, 5.2, 3.2), dot(41, 34.4, 2.8)),
    ],
    "target": [ink(dot(32, 32, 29)), cut(ring(32, 32, 20.5, 5)), cut(ring(32, 32, 10.5, 5))],
    "crossed-swords": [
        *stepped(SWORD, "rotate(45 32 32) translate(0 1)"),
        cut(moved(line("M32 -9 L32 48", 17), "rotate(-45 32 32) translate(0 1)")),
        *stepped(SWORD, "rotate(-45 32 32) translate(0 1)"),
    ],
    "crown": [
        ink(fill("M7 47 L4 17 L19 30 L32 9 L45 30 L60 17 L57 47Z"), bar(7, 50, 50, 9, 2)),
        ink(dot(4.8, 14, 4.4), dot(32, 7.2, 5), dot(59.2, 14, 4.4)),
        cut(dot(32, 38, 4.2), dot(18, 40, 2.8), dot(46, 40, 2.8)),
    ],
    "suit-diamond": [ink(pip("D", 32, 32, 58))],
}
