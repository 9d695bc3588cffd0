"""Signs of input devices: keyboard, mouse, pad."""

from __future__ import annotations

from assets.press.ui.sign import Drawing, bar, cut, dot, fill, ink, line

SIGNS: dict[str, Drawing] = {
    "keyboard": [
        ink(bar(1, 14, 62, 37, 6)),
        cut(
            *(bar(7 + 8.9 * i, 20, 5.6, 6, 1) for i in range(6)),
            *(bar(11 + 8.9 * i, 29.5, 5.6, 6, 1) for i in range(5)),
        ),
        cut(bar(17, 39, 30, 6, 1)),
    ],
    "mouse": [
        ink(bar(14, 2, 36, 60, 18)),
        cut(line("M14 27 L50 27 M32 2 L32 27", 3)),
        cut(bar(26, 8, 12, 17, 6)),
        ink(bar(29.2, 10.5, 5.6, 12, 2.8)),
    ],
    "gamepad": [
        ink(
            fill(
                "M18 14 C23 14 25 17 32 17 C39 17 41 14 46 14 C56 14 61 30 62 43 C63 53 53 56 48 49 L42 41 L22 41 L16 49 C11 56 1 53 2 43"
                " C3 30 8 14 18 14Z"
            )
        ),
        cut(
            line("M19 22.5 L19 34.5 M13 28.5 L25 28.5", 4.4, "butt"),
            dot(45, 22.5, 2.9),
            dot(45, 34.5, 2.9),
            dot(39, 28.5, 2.9),
            dot(51, 28.5, 2.9),
        ),
    ],
}
