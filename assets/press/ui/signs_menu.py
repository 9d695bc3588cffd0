"""Signs of menus, settings and the replay viewer."""

from __future__ import annotations

from assets.press.shell import pip
from assets.press.ui.sign import (
    Drawing,
    arrow_arc,
    bar,
    cut,
    dot,
    fill,
    gear_path,
    ink,
    line,
    mirrored,
    moved,
    ring,
    stepped,
    taper,
)

TRIANGLE = "M14 8 C14 4 18 3 21 5 L54 28 C58 30.5 58 33.5 54 36 L21 59 C18 61 14 60 14 56Z"
SPEAKER = fill(
    "M5 23 L17 23 L33 9 C35 8 37 9 37 12 L37 52 C37 55 35 56 33 55 L17 41 L5 41 C3 41 2 40 2 38 L2 26 C2 24 3 23 5 23Z"
)
STEP = [ink(moved(fill(TRIANGLE), "translate(-7 0)"), bar(50, 6, 9, 52, 3))]
UP = [
    ink(
        fill(
            "M32 9 C33.5 9 34.6 9.6 36 11.3 L58 40 C60.5 43.5 59 49 53.5 49 L10.5 49 C5 49 3.5 43.5 6 40 L28 11.3"
            " C29.4 9.6 30.5 9 32 9Z"
        )
    )
]
CARD = bar(0, 0, 33, 46, 5)
FLAME = "M34 1 C37 11 49 15 49 29 C49 40 41 45 33 45 C23 45 16 38 17 28 C18 21 22 19 24 12 C28 15 29 18 29 22 C34 17 36 9 34 1Z"

SIGNS: dict[str, Drawing] = {
    "undo": [ink(arrow_arc(34, 36, 20, 140, -140, 7))],
    "restart": [ink(arrow_arc(32, 32, 22, 200, 335, 6.6), arrow_arc(32, 32, 22, 20, 155, 6.6))],
    "swap": [
        ink(line("M7 21 L44 21", 8, "butt"), fill("M40 6 L61 21 L40 36Z")),
        ink(line("M57 45 L20 45", 8, "butt"), fill("M24 30 L3 45 L24 60Z")),
    ],
    "lantern": [
        ink(line("M22 13 C22 1 42 1 42 13", 4.4), fill("M18 20 L24 11 L40 11 L46 20Z"), bar(15, 19, 34, 6, 2)),
        ink(fill("M19 24 L45 24 L48 53 L16 53Z"), bar(12, 52, 40, 9, 3)),
        cut(fill("M23.5 28 L40.5 28 L42.5 49 L21.5 49Z")),
        ink(
            fill("M32.5 29 C35 35 39 38 38 43 C37.5 47 35 48.5 32 48.5 C28.5 48.5 26 46 26 42.5 C26 38 31 35 32.5 29Z")
        ),
    ],
    "gear": [ink(fill(gear_path(32, 32, 8, 30.5, 23))), cut(dot(32, 32, 10.5)), cut(ring(32, 32, 17, 1.6))],
    "scroll": [
        ink(
            fill(
                "M12 3 L50 3 C57 3 61 7 61 14 L61 19 L49 19 L49 52 C49 58 45 61.5 39 61.5 L11 61.5 C5 61.5 2 57 2 51 L2 47"
                " L13 47 L13 14 C13 9 12 6 9 4.5 C10 3.5 11 3 12 3Z"
            )
        ),
        cut(fill("M49 15 L49 12.5 C49 9.5 51 7.5 53 7.5 C55.6 7.5 56.6 10 56.6 15Z")),
        cut(line("M37.5 58 C35.5 56 35 53.5 35 50.5 L6 50.5", 2.8)),
        cut(line("M20 14 L42 14 M20 23 L42 23 M20 32 L42 32 M20 41 L34 41", 3.2)),
    ],
    "pause": [ink(bar(11, 6, 15, 52, 4), bar(38, 6, 15, 52, 4))],
    "play": [ink(fill(TRIANGLE))],
    "step-forward": STEP,
    "step-back": mirrored(STEP),
    "skip": [
        ink(
            moved(fill(TRIANGLE), "translate(-9 9) scale(.56 .72)"),
            moved(fill(TRIANGLE), "translate(15 9) scale(.56 .72)"),
            bar(51, 10, 8, 44, 3),
        )
    ],
    "speed": [
        ink(
            moved(fill(TRIANGLE), "translate(-7 6) scale(.68 .81)"),
            moved(fill(TRIANGLE), "translate(22 6) scale(.68 .81)"),
        )
    ],
    "to-start": mirrored(
        [
            ink(
                moved(fill(TRIANGLE), "translate(-9 9) scale(.56 .72)"),
                moved(fill(TRIANGLE), "translate(15 9) scale(.56 .72)"),
                bar(51, 10, 8, 44, 3),
            )
        ]
    ),
    "home": [  # the stair up and out
        ink(fill("M62 6 L46 6 L46 20 L32 20 L32 33 L18 33 L18 46 L2 46 L2 60 L62 60Z")),
        cut(line("M60 20 L46 20 M60 33 L32 33 M60 46 L18 46", 2.4, "butt")),
        ink(line("M7 30 L22 15", 5.4), fill("M30.5 4.5 L28 21.5 L14 8Z"), line("M30.5 4.5 L28 21.5 L14 8Z", 1.6)),
    ],
    "back": [
        ink(
            fill(
                "M29 7 C31 5 35 6 35 9.5 L35 23 L56 23 C59 23 61 25 61 28 L61 36 C61 39 59 41 56 41 L35 41 L35 54.5"
                " C35 58 31 59 29 57 L5 35 C3 33 3 31 5 29Z"
            )
        )
    ],
    "check": [
        ink(
            fill(
                "M5 33 C9 30 13 31 16 35 L24 45 C32 28 43 14 58 5 C60 4 62 6 60.5 8 C48 21 37 38 30 57 C28 61 23 61 21 58"
                " C16 49 11 42 5 37 C3.5 36 3.5 34 5 33Z"
            )
        )
    ],
    "cross": [
        ink(
            taper(8, 8, 33, 30, 57, 57, 10, 12),
            taper(57, 7, 33, 30, 7, 57, 12, 10),
            dot(8, 8, 5),
            dot(57, 57, 6),
            dot(57, 7, 6),
            dot(7, 57, 5),
        )
    ],
    "plus": [ink(bar(26, 6, 12, 52, 4), bar(6, 26, 52, 12, 4))],
    "minus": [ink(bar(6, 26, 52, 12, 4))],
    "cards": [
        ink(moved(CARD, "translate(2 14) rotate(-13)")),
        cut(moved(bar(-3.5, -3.5, 40, 53, 8), "translate(30 7) rotate(11)")),
        ink(moved(CARD, "translate(30 7) rotate(11)")),
        cut(moved(pip("S", 16.5, 23, 27), "translate(30 7) rotate(11)")),
    ],
    "torch": [
        ink(moved(fill(FLAME), "translate(7.5 -1) scale(.86)")),
        cut(
            moved(
                fill("M34 20 C36 27 42 29 40 36 C39 41 31 42 28 38 C26 33 32 30 34 20Z"), "translate(7.5 -1) scale(.86)"
            )
        ),
        ink(fill("M20 36 L52 42 C50 49 45 51 40 50.5 L26 48 C22 46 20 42 20 36Z"), line("M33 50 L27 62", 8, "butt")),
        cut(line("M17 42 L52 47.5", 2.6)),
    ],
    "book": [
        ink(fill("M2 11 C12 6 24 7 32 13 C40 7 52 6 62 11 L62 55 C52 50 40 51 32 58 C24 51 12 50 2 55Z")),
        cut(line("M32 15 L32 55", 2.8)),
        cut(line("M9 20 C15 18 21 19 26 22 M9 30 C15 28 21 29 26 32 M9 40 C15 38 21 39 26 42", 2.8)),
        cut(line("M55 20 C49 18 43 19 38 22 M55 30 C49 28 43 29 38 32 M55 40 C49 38 43 39 38 42", 2.8)),
    ],
    "hourglass": [
        ink(bar(9, 2, 46, 8, 3), bar(9, 54, 46, 8, 3)),
        ink(fill("M14 9 L50 9 C50 22 43 27 36.5 32 C43 37 50 42 50 55 L14 55 C14 42 21 37 27.5 32 C21 27 14 22 14 9Z")),
        cut(
            fill("M19 11 L45 11 C44.8 14 44 16 43 18 L21 18 C20 16 19.2 14 19 11Z"),
            fill("M32 36 C38 40 43.5 44 44.6 50 L32 43 L19.4 50 C20.5 44 26 40 32 36Z"),
        ),
    ],
    "calendar": [
        ink(bar(5, 9, 54, 52, 6), bar(15, 2, 8, 14, 3), bar(41, 2, 8, 14, 3)),
        cut(bar(10, 24, 44, 32, 2)),
        ink(
            fill(
                "M32 27.5 L35.3 35.2 L43.6 36 L37.4 41.6 L39.2 49.8 L32 45.5 L24.8 49.8 L26.6 41.6 L20.4 36 L28.7 35.2Z"
            )
        ),
        cut(line("M19 5 L19 12 M45 5 L45 12", 2)),
    ],
    "trophy": [
        ink(
            fill("M16 4 L48 4 C48 24 44 35 36 39 L36 47 L28 47 L28 39 C20 35 16 24 16 4Z"),
            bar(20, 46, 24, 6, 2),
            bar(15, 53, 34, 8, 2),
        ),
        ink(line("M17 10 L7 10 C6 22 11 29 21 30", 5), line("M47 10 L57 10 C58 22 53 29 43 30", 5)),
        cut(line("M23 10 C23 19 24 25 27 31", 3.4)),
    ],
    "quill": [
        ink(
            fill(
                "M61 2 C42 3 26 12 19 28 C17 33 16 38 16 42 C30 44 43 39 48 30 L42 30 C47 28 51 25 54 21 L48 20 C55 16 59 9 61 2Z"
            )
        ),
        cut(line("M50 12 C36 20 26 31 20 45", 2.8)),
        ink(line("M20 42 C16 48 12 54 7 60", 4.6), line("M24 60 C34 57 46 59 58 59", 3.6)),
    ],
    "exit": [
        ink(fill("M6 4 L42 4 L42 18 L36 18 L36 10 L12 10 L12 54 L36 54 L36 46 L42 46 L42 60 L6 60Z")),
        ink(fill("M45 17 L62 32 L45 47 L45 37 L24 37 L24 27 L45 27Z")),
    ],
    "eye": [
        ink(fill("M1 32 C12 13 22 9 32 9 C42 9 52 13 63 32 C52 51 42 55 32 55 C22 55 12 51 1 32Z")),
        cut(fill("M9 32 C17 19 24 15 32 15 C40 15 47 19 55 32 C47 45 40 49 32 49 C24 49 17 45 9 32Z")),
        ink(dot(32, 32, 12.5)),
        cut(dot(36, 28, 4)),
    ],
    "speaker": [ink(SPEAKER, line("M44 21 C50 27 50 37 44 43", 5), line("M51 12 C62 22 62 42 51 52", 5))],
    "speaker-muted": [ink(SPEAKER, line("M44 23 L61 41 M61 23 L44 41", 5.6))],
    "music": [
        ink(
            fill(
                "M22 8 L58 2 L58 44 C58 51 52 55 46 55 C41 55 37 52 37 48 C37 43 42 39 47 39 C49 39 51 39.5 52 40 L52 18 L28 22 L28 52"
                " C28 58 22 62 16 62 C11 62 7 59 7 55 C7 50 12 46 17 46 C19 46 21 46.5 22 47Z"
            )
        ),
    ],
    "globe": [
        ink(dot(32, 32, 29.5)),
        cut(line("M32 4 C17 18 17 46 32 60 M32 4 C47 18 47 46 32 60", 3), line("M32 4 L32 60", 3)),
        cut(line("M3 32 L61 32 M8 18.5 L56 18.5 M8 45.5 L56 45.5", 3)),
    ],
    "accessibility": [
        ink(
            dot(32, 8.5, 7.5),
            line("M8 20 C20 24 44 24 56 20", 6.6),
            fill("M23 22 L41 22 L40 40 L24 40Z"),
            line("M27.5 38 L21 59", 7.4),
            line("M36.5 38 L43 59", 7.4),
        ),
    ],
    "save": [  # a candle left burning
        ink(
            fill("M31 1 C34 8 40 11 40 18 C40 23 36.5 26 32 26 C27.5 26 24 23 24 18 C24 12 30 9 31 1Z"),
            fill("M23 29 L41 29 L41 51 L23 51Z"),
            fill("M4 47 L60 47 C60 56 53 61 44 61 L20 61 C11 61 4 56 4 47Z"),
        ),
        cut(line("M4 45.6 L60 45.6", 2.6, "butt")),
        ink(
            bar(23, 43, 18, 7), fill("M19 29 C19 26 45 26 45 29 C46 35 44 38 42.5 38 C40 38 41 34 39 33 L26 33 L19 33Z")
        ),
        cut(
            fill("M31.5 12 C33 16 35.5 17 35.5 20 C35.5 22 34 23 32 23 C30 23 28.5 22 28.5 20 C28.5 17 31 16 31.5 12Z")
        ),
    ],
    "load": [  # a chest, open
        ink(
            fill("M8 25 L3 12 C3 6 8 3 13 3 L51 3 C56 3 61 6 61 12 L56 25Z"),
            fill("M5 34 L59 34 L59 57 C59 59.5 57.5 61 55 61 L9 61 C6.5 61 5 59.5 5 57Z"),
        ),
        cut(line("M6 17 L58 17 M17 2 L19 26 M47 2 L45 26", 2.6, "butt")),
        cut(dot(22, 30, 8.4), dot(34, 27, 9), dot(45, 30, 7.4)),
        ink(dot(22, 30, 6), dot(34, 27, 6.6), dot(45, 30, 5), bar(8, 34, 48, 6)),
        cut(line("M5 43.5 L59 43.5 M15 34 L15 61 M49 34 L49 61", 2.6, "butt")),
        ink(bar(25, 37, 14, 15, 3)),
        cut(dot(32, 42.5, 2.7), bar(30.6, 43, 2.8, 6)),
    ],
    "dice": [
        *stepped(
            [
                ink(bar(7, 7, 50, 50, 9)),
                cut(dot(19, 19, 5), dot(45, 19, 5), dot(32, 32, 5), dot(19, 45, 5), dot(45, 45, 5)),
            ],
            "rotate(12 32 32)",
        ),
    ],
    "warning": [
        ink(fill("M32 3 C34 3 36 4 37 6 L62 53 C64 57 62 60 58 60 L6 60 C2 60 0 57 2 53 L27 6 C28 4 30 3 32 3Z")),
        cut(fill("M27.5 21 L36.5 21 L34.8 41 L29.2 41Z"), dot(32, 50, 4.6)),
    ],
    "arrow-up": UP,
    "arrow-right": stepped(UP, "rotate(90 32 32)"),
    "arrow-down": stepped(UP, "rotate(180 32 32)"),
    "arrow-left": stepped(UP, "rotate(270 32 32)"),
    "seed": [  # a sprout
        ink(
            line("M32 62 C32 50 31 42 32 32", 6),
            fill("M32 36 C14 38 4 28 3 10 C20 8 32 17 32 36Z"),
            fill("M33 30 C34 14 45 6 61 7 C61 23 50 33 33 30Z"),
        ),
        cut(line("M12 17 C19 21 25 27 29 33", 2.8), line("M54 12.5 C47 16 41 21 36 27", 2.8)),
    ],
    "contrast": [ink(ring(32, 32, 27, 6), fill("M32 6 A26 26 0 0 1 32 58Z"))],
    "hand": [
        ink(
            fill(
                "M14 37 C8 29 3 25 6 21 C9 18 13 20 16 24 L20 30 L20 9 C20 3 28 3 28 9 L28 25 L29 25 L29 5 C29 -1 37 -1 37 5 L37 25"
                " L38 25 L38 9 C38 3 46 3 46 9 L46 29 L47 29 L47 17 C47 12 54 12 54 17 L54 42 C54 55 46 62 36 62 C26 62 21 52 14 37Z"
            )
        ),
        cut(line("M28.5 14 L28.5 29 M37.5 12 L37.5 29 M46.5 18 L46.5 31", 2.4)),
    ],
    "fullscreen": [ink(line("M6 22 L6 6 L22 6 M42 6 L58 6 L58 22 M58 42 L58 58 L42 58 M22 58 L6 58 L6 42", 7))],
    "delete": [  # a card, torn in two
        ink(
            moved(
                fill("M9 9 C9 6 11 4 14 4 L29 4 L24 15 L31 27 L23 38 L29 49 L25 61 L14 61 C11 61 9 59 9 56Z"),
                "translate(2 0) rotate(-7 20 60)",
            ),
            moved(
                fill("M38 4 L50 4 C53 4 55 6 55 9 L55 56 C55 59 53 61 50 61 L34 61 L38 49 L32 38 L40 27 L33 15Z"),
                "translate(-2 0) rotate(7 44 60)",
            ),
        ),
        cut(
            moved(pip("D", 17, 14, 12), "translate(2 0) rotate(-7 20 60)"),
            moved(pip("D", 47, 51, 12), "translate(-2 0) rotate(7 44 60)"),
        ),
    ],
    "flame": [
        ink(moved(fill(FLAME), "translate(-12.5 1) scale(1.35)")),
        cut(
            moved(
                fill("M34 20 C36 27 42 29 40 36 C39 41 31 42 28 38 C26 33 32 30 34 20Z"),
                "translate(-12.5 1) scale(1.35)",
            )
        ),
    ],
}
