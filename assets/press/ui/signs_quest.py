"""Signs of games for chips and of quests: gains, and things on a map."""

from __future__ import annotations

from assets.press.shell import pip, star
from assets.press.ui import signs_menu
from assets.press.ui.sign import Drawing, bar, cut, dot, fill, ink, line, moved, ring, stepped

CARD = bar(-10, -44, 20, 34, 3)
NOTCH = bar(-4.6, -33, 9.2, 10.5)


def _fanned(turn: float, y: float) -> Drawing:
    """A card of a fan with its foot at height y, with a gap around it."""
    place = f"translate(32 {y}) rotate({turn})"
    return [cut(moved(bar(-12.6, -46.6, 25.2, 39.2, 5), place)), ink(moved(CARD, place))]


def _stack(x: float, count: int) -> Drawing:
    """Chips on one another, seen from the side."""
    tops = [48.5 - 14.5 * i for i in range(count)]
    return [
        ink(*(bar(x, y, 29, 13, 5) for y in tops)),
        cut(*(bar(x + (12.5 if i % 2 else 8), y + 3, 8, 7, 1) for i, y in enumerate(tops))),
    ]


def _turned(shapes: str, turns: range, x: float = 32, y: float = 32) -> str:
    """The same shapes at several angles around a point."""
    return "".join(moved(shapes, f"translate({x} {y}) rotate({turn})") for turn in turns)


def _brick(x: float, y: float, width: float) -> str:
    return bar(x, y, width, 13.5, 2)


SIGNS: dict[str, Drawing] = {
    "chip": [
        ink(dot(32, 32, 30)),
        cut(_turned(NOTCH, range(0, 360, 60)), ring(32, 32, 19.4, 2.6)),
        cut(pip("S", 32, 31.5, 24)),
    ],
    "chips": [*_stack(2, 4), *_stack(33.5, 2)],
    "draft": stepped(  # a hand of cards, one of them drawn out
        [
            *(step for turn, y in ((-36, 69), (-12, 69), (12, 52), (36, 69)) for step in _fanned(turn, y)),
            cut(moved(pip("D", 0, -27, 14), "translate(32 52) rotate(12)")),
        ],
        "translate(4 5) scale(.88)",
    ),
    "map": [
        ink(fill("M3 13 L22 5 L42 13 L61 5 L61 51 L42 59 L22 51 L3 59Z")),
        cut(line("M22 6 L22 50 M42 14 L42 58", 2.6)),
        cut(dot(11, 46, 3), dot(15, 34, 3), dot(28, 26, 3), dot(35.5, 36, 3)),
        cut(line("M46 24 L56 34 M56 22 L46 36", 4)),
    ],
    "stairs": [
        ink(fill("M2 8 L18 8 L18 21 L32 21 L32 34 L46 34 L46 47 L62 47 L62 60 L2 60Z")),
        cut(line("M4 21 L18 21 M4 34 L32 34 M4 47 L46 47", 2.4, "butt")),
        ink(line("M32 4 L53 22", 5), fill("M59.5 28 L57.5 12.5 L44.5 27.5Z")),
    ],
    "shop": [  # a sign on its bracket
        ink(bar(3, 2, 7, 60, 2), bar(3, 7, 56, 6, 3), line("M9 27 C18 26 24 21 27 13", 4)),
        ink(line("M25 13 L25 25 M53 13 L53 25", 3.4), bar(16, 24, 46, 34, 4)),
        cut(dot(39, 41, 13)),
        ink(dot(39, 41, 9.6)),
        cut(bar(35, 37, 8, 8, 1)),
    ],
    "story": [
        *stepped(signs_menu.SIGNS["book"], "translate(3 15) scale(.9 .78)"),
        ink(fill(star(32, 11, 4, 11.5, 4)), dot(15, 12, 3), dot(49, 12, 3)),
    ],
    "quest": [  # a decree with its seal
        ink(bar(7, 2, 46, 10, 5), bar(7, 51, 46, 10, 5), bar(11, 8, 38, 48)),
        cut(
            line("M17 20 L43 20 M17 29 L43 29 M17 38 L31 38", 3.4),
            line("M11 13.5 L49 13.5 M11 49.5 L49 49.5", 2.4, "butt"),
        ),
        cut(dot(46, 46, 16)),
        ink(fill(star(46, 46, 12, 14, 11))),
        cut(fill(star(46, 46, 5, 7.4, 3.2))),
    ],
    "secret": [  # a brick that stands out
        ink(_brick(2, 2, 28), _brick(33, 2, 29), _brick(2, 49, 28), _brick(33, 49, 29)),
        ink(_brick(2, 18, 12), _brick(50, 18, 12), _brick(2, 33.5, 20), _brick(54, 33.5, 8)),
        cut(moved(bar(-20, -13, 40, 26, 4), "translate(33 33) rotate(-13)")),
        ink(moved(bar(-16, -9, 32, 18, 3), "translate(33 33) rotate(-13)")),
        cut(moved(line("M-16 4 L11 4 L16 0 M11 4 L11 9", 2), "translate(33 33) rotate(-13)")),
    ],
    "search": [  # a lantern held up
        *stepped(signs_menu.SIGNS["lantern"], "translate(11.5 15) scale(.64 .76)"),
        cut(dot(34, 14, 9.5)),
        ink(line("M62 7 L38 13", 11), dot(34, 14, 8)),
        cut(line("M28 12 L35 12 M28 16.5 L35 16.5", 2)),
        ink(
            *(line(ray, 4) for ray in ("M4 25 L10 30", "M3 44 L9 44", "M5 60 L11 57", "M60 30 L54 33", "M61 46 L54 45"))
        ),
    ],
    "torch-out": [
        ink(line("M37 31 C27 25 45 19 36 12 C32 8 35 4 38 2", 4.6), line("M47 30 C42 26 50 22 46 17", 3.6)),
        ink(fill("M20 36 L52 42 C50 49 45 51 40 50.5 L26 48 C22 46 20 42 20 36Z"), line("M33 50 L27 62", 8, "butt")),
        cut(line("M17 42 L52 47.5", 2.6)),
    ],
    "lock": [
        ink(line("M18 32 L18 21 C18 1 46 1 46 21 L46 32", 8), bar(8, 28, 48, 34, 6)),
        cut(dot(32, 41, 5.6), fill("M30 42 L34 42 L36.4 54 L27.6 54Z")),
    ],
    "you": [  # a banner at the party's place
        ink(bar(14, 2, 6, 52, 3), dot(17, 4.5, 4.5)),
        ink(fill("M19 8 C30 3 40 14 61 7 L50 22 L60 37 C40 43 30 32 19 37Z")),
        cut(fill(star(34, 22, 5, 9, 3.8))),
        ink(dot(17, 56, 15, 6.5)),
    ],
}
