"""Signs of a party: its members, the holders of seats, and resources that members can spend."""

from __future__ import annotations

import math

from assets.press.shell import pip, star
from assets.press.ui import signs_game
from assets.press.ui.sign import Drawing, bar, cut, dot, fill, ink, line, moved, ring

HELM: Drawing = [
    ink(fill("M32 3 C15 3 8 15 9 30 L11 49 C18 58 46 58 53 49 L55 30 C56 15 49 3 32 3Z")),
    cut(fill("M13 26 L29 30 L29 56 L35 56 L35 30 L51 26 L51.5 32 L38.5 36 L38.5 60 L25.5 60 L25.5 36 L12.5 32Z")),
    ink(fill("M29.4 30 L34.6 30 L34 55 L30 55Z")),
    cut(dot(18.5, 42, 1.9), dot(20, 48.5, 1.9), dot(45.5, 42, 1.9), dot(44, 48.5, 1.9)),
    cut(line("M32 6 L32 22", 2.4), line("M14 21 C22 24 42 24 50 21", 2.2)),
]

CROSSED: Drawing = [cut(line("M14 24 L27 37 M27 24 L14 37 M37 24 L50 37 M50 24 L37 37", 5.6))]
"""The crossed eyes of a defeated member."""


def card(x: float, y: float, turn: float, grown: float = 0) -> str:
    """A small card held at its foot."""
    return moved(
        bar(-9 - grown, -34 - grown, 18 + 2 * grown, 27 + 2 * grown, 3 + grown), f"translate({x} {y}) rotate({turn})"
    )


BURST = star(32, 32, 11, 31, 22)

SIGNS: dict[str, Drawing] = {
    "dragon": [ink(pip("R", 32, 32, 62))],
    "hero": HELM,
    "fallen": [ink(signs_game.HEAD), *CROSSED, *signs_game.JAW],
    "dealer": [
        ink(card(23, 58, -30)),
        cut(card(26, 60, -4, 2.6)),
        ink(card(26, 60, -4)),
        cut(card(29, 62, 22, 2.6)),
        ink(card(29, 62, 22)),
        cut(pip("D", 37, 43, 13)),
        ink(
            fill(
                "M30 4 L56 4 C60 4 62 6 62 9 L62 20 C62 23 60 25 56 25 L50 25 L51 33 L42 25 L34 25 C30 25 28 23 28 20 L28 9 C28 6 28 4 30 4Z"
            )
        ),
        cut(dot(36, 14.5, 2.6), dot(45, 14.5, 2.6), dot(54, 14.5, 2.6)),
    ],
    "speech": [
        ink(
            fill(
                "M10 5 L54 5 C59 5 62 8 62 13 L62 36 C62 41 59 44 54 44 L32 44 L17 60 L18 44 L10 44 C5 44 2 41 2 36 L2 13 C2 8 5 5 10 5Z"
            )
        ),
        cut(line("M13 16.5 L51 16.5 M13 25 L51 25 M13 33.5 L36 33.5", 3.8)),
    ],
    "way-out": [
        ink(fill("M5 61 L5 29 C5 -7 59 -7 59 29 L59 61 L50 61 L50 30 C50 5 14 5 14 30 L14 61Z")),
        ink(
            fill("M21 45 A11 11 0 0 1 43 45Z"),
            *(
                moved(fill("M-2.4 -15 L0 -22 L2.4 -15Z"), f"translate(32 45) rotate({a})")
                for a in (-70, -35, 0, 35, 70)
            ),
            fill("M18 49 L46 49 L52 61 L12 61Z"),
        ),
        cut(line("M31 52 L26 61 M33 52 L38 61", 2.2)),
    ],
    "spell-slot": [
        ink(ring(32, 32, 28, 5)),
        ink(fill("M32 5 C34 22 42 30 59 32 C42 34 34 42 32 59 C30 42 22 34 5 32 C22 30 30 22 32 5Z")),
        ink(
            *(
                dot(32 + 18.5 * math.cos(a), 32 + 18.5 * math.sin(a), 2.8)
                for a in (math.tau * (k + 0.5) / 4 for k in range(4))
            )
        ),
    ],
    "ki": [
        ink(dot(32, 32, 30)),
        cut(fill("M32 6.5 A25.5 25.5 0 0 1 32 57.5 A12.75 12.75 0 0 1 32 32 A12.75 12.75 0 0 0 32 6.5Z")),
        cut(dot(32, 19.5, 4.4)),
        ink(dot(32, 44.5, 4.4)),
    ],
    "rage": [
        ink(fill(BURST), line(BURST, 2)),
        cut(fill("M13 20 L29 29 C27 34 18 33 13 20Z M51 20 L35 29 C37 34 46 33 51 20Z")),
        cut(fill("M17 41 C22 37 42 37 47 41 L45 50 C40 54 24 54 19 50Z")),
        ink(fill("M21 39 L24.5 46 L28 39Z M28.5 38.5 L32 46 L35.5 38.5Z M36 39 L39.5 46 L43 39Z")),
        ink(fill("M24.5 53 L28 46.5 L31.5 53.5Z M32.5 53.5 L36 46.5 L39.5 53Z")),
    ],
    "channel": [  # a heart that shines
        ink(pip("H", 32, 33, 31)),
        ink(
            *(
                moved(
                    fill(f"M-4.6 -21 L0 {-33 + k % 2 * 5} L4.6 -21 C2 -22.4 -2 -22.4 -4.6 -21Z"),
                    f"translate(32 32) rotate({30 * k})",
                )
                for k in range(12)
            )
        ),
    ],
    "sorcery": [
        ink(
            fill(
                "M34 1 C38 12 54 18 54 38 C54 53 44 63 32 63 C19 63 10 54 10 40 C10 31 15 26 18 17 C22 21 24 25 24 29 C30 22 35 12 34 1Z"
            )
        ),
        cut(
            fill("M32 28 C33.4 37 37 40.6 46 42 C37 43.4 33.4 47 32 56 C30.6 47 27 43.4 18 42 C27 40.6 30.6 37 32 28Z")
        ),
        ink(dot(6, 20, 3), dot(57, 13, 3.4), dot(14, 7, 2.4)),
    ],
    "superiority": [
        ink(fill("M32 1 L58 20 L58 44 L32 63 L6 44 L6 20Z")),
        cut(fill("M32 9 L51.5 43 L12.5 43Z"), line("M6 20 L12.5 43 L32 61 L51.5 43 L58 20", 3)),
        ink(fill(star(32, 32.5, 5, 11, 4.6))),
    ],
    "inspiration": [
        ink(
            line("M19 12 C5 28 12 47 27 51 M45 12 C59 28 52 47 37 51", 6),
            bar(13, 9, 38, 6, 3),
            dot(14, 8, 5),
            dot(50, 8, 5),
            fill("M22 47 L42 47 L46 62 L18 62Z"),
        ),
        ink(line("M25.5 14 L27 48 M32 14 L32 48 M38.5 14 L37 48", 2.6)),
        cut(line("M23 54.5 L41 54.5", 2.6)),
    ],
}
