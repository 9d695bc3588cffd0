"""Signs of Dungeons and Deuces: threat and elite, hands, wins, seals and bonds."""

from __future__ import annotations

from assets.press.shell import star
from assets.press.ui import signs_game
from assets.press.ui.sign import Drawing, bar, cut, dot, fill, ink, line, moved, ring, stepped

FLAMES = (
    "M4 40 C2 26 10 24 10 12 C16 16 18 22 18 27 C22 20 20 10 29 1 C31 12 38 16 39 26 C43 23 43 18 42 13"
    " C52 19 55 26 53 31 C57 29 58 26 58 22 C63 30 63 36 60 40Z"
)
SKULL = stepped(signs_game.SIGNS["skull"], "translate(8 20) scale(.75 .7)")
CARD = bar(-10, -44, 20, 34, 3)
LOCK = (
    line("M24 32 L24 24 C24 12 40 12 40 24 L40 32", 5),
    bar(19, 29, 26, 20, 3),
)


def _card(turn: float) -> Drawing:
    """A card of the fan, with a gap around it."""
    place = f"translate(32 66) rotate({turn})"
    return [cut(moved(bar(-12.6, -46.6, 25.2, 39.2, 5), place)), ink(moved(CARD, place))]


SIGNS: dict[str, Drawing] = {
    "threat": [  # an eye with a brow of fire
        ink(fill(FLAMES)),
        cut(fill("M-4 46 C10 28 20 25 32 25 C44 25 54 28 68 46 L68 64 L-4 64Z")),
        ink(fill("M2 46 C12 33 22 30 32 30 C42 30 52 33 62 46 C52 59 42 62 32 62 C22 62 12 59 2 46Z")),
        cut(fill("M10 46 C18 38 24 35.5 32 35.5 C40 35.5 46 38 54 46 C46 54 40 56.5 32 56.5 C24 56.5 18 54 10 46Z")),
        ink(dot(32, 46, 9)),
        cut(dot(35, 43, 2.8)),
    ],
    "elite": [  # a rank badge
        ink(fill(star(32, 20, 5, 20, 8.6))),
        ink(fill("M8 34 L32 46 L56 34 L56 43 L32 55 L8 43Z"), fill("M8 47 L32 59 L56 47 L56 52 L32 64 L8 52Z")),
    ],
    "boss": [
        *SKULL,
        cut(fill("M2 0 L62 0 L58 29 L6 29Z")),
        ink(fill("M11 26 L5 5 L20 14 L32 0 L44 14 L59 5 L53 26Z")),
        cut(dot(32, 16, 3.4), dot(20, 19, 2.2), dot(44, 19, 2.2)),
    ],
    "hand-cards": [step for turn in (-34, -11, 12, 35) for step in _card(turn)],
    "loot-common": [ink(dot(32, 32, 27)), cut(ring(32, 32, 20, 3.4)), cut(bar(26, 26, 12, 12, 1.5))],
    "loot-rare": [
        ink(fill("M15 7 L49 7 L63 25 L32 62 L1 25Z")),
        cut(line("M4 25 L60 25 M15 8 L22 25 L32 60 L42 25 L49 8 M22 25 L32 8 L42 25", 3)),
    ],
    "loot-epic": [ink(fill(star(32, 32, 8, 32, 15))), cut(dot(32, 32, 9.4)), ink(fill(star(32, 32, 4, 8, 3)))],
    "seal": [
        ink(fill(star(32, 32, 16, 31, 26.4))),
        cut(ring(32, 32, 22, 2.4)),
        cut(*LOCK),
        ink(dot(32, 37, 3.4), bar(30.6, 37, 2.8, 8)),
    ],
    "bind": [  # a locked hand: no more cards than these
        ink(moved(bar(0, 0, 34, 48, 5), "translate(1 13) rotate(-12)")),
        cut(moved(bar(-3.5, -3.5, 46, 63, 8), "translate(23 4) rotate(6)")),
        ink(moved(bar(0, 0, 39, 56, 5), "translate(23 4) rotate(6)")),
        cut(moved(line("M12 29 L12 21 C12 8 27 8 27 21 L27 29", 4.6), "translate(23 4) rotate(6)")),
        cut(moved(bar(7, 27, 25, 19, 3), "translate(23 4) rotate(6)")),
        ink(moved(dot(19.5, 34, 3) + bar(18.2, 34, 2.6, 8), "translate(23 4) rotate(6)")),
    ],
}
