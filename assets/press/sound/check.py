"""Measures every baked sound, prints a line for each, names what is out of bounds, and writes the page of all
sounds."""

from __future__ import annotations

from . import cues, page, shelf
from .measure import Measures, decibels, measured

HEAD = f"{'file':32} {'sec':>7} {'peak':>6} {'rms':>6} {'LUFS':>6} {'punch':>6} {'crest':>5} {'centre':>6} {'t-30':>6}"
HIGHEST_PEAK = -3.0  # dB, highest peak in the decoded file
LARGEST_SHELF = 18_000_000  # bytes of all files together
EDGE = 0.1  # share of its peak at which a sound may begin and end
HIGHS = 12.0  # dB by which high frequencies may stand out at a seam
NEAR = 1.0  # LUFS by which a sound may differ from its recipe
UI = -23.5  # LUFS in the loudest 100 ms of buttons' sounds
MUSIC, AMBIENCE = (-25.5, -18.0), (-45.0, -32.0)  # LUFS as played in the game, least and most


def _loudness(name: str, m: Measures) -> tuple[float, float, float]:
    """The loudness of a sound, measured as is usual for its kind, and its lower and upper limit."""
    if name in shelf.EFFECTS:
        wanted = shelf.EFFECTS[name].punch
        return m.punch, wanted - 3 * NEAR, min(wanted + NEAR, UI if name.startswith("ui-") else 0.0)
    if name in shelf.STINGS:
        wanted = shelf.STINGS[name].lufs
        return m.loudness, wanted - NEAR, wanted + NEAR
    return under_play(name, m), *(MUSIC if name in shelf.MUSIC else AMBIENCE)


def under_play(name: str, m: Measures) -> float:
    """The loudness of a loop as the game plays it, in LUFS."""
    return m.loudness + decibels(cues.LOOP_GAINS.get(name, 1.0))


def faults(name: str, file: str, m: Measures) -> list[str]:
    """The faults of a file, in words."""
    loud, least, most = _loudness(name, m)
    if file.endswith("-danger.ogg"):
        least -= 6.0  # it is played together with another stem
    found = {
        "not 44100 Hz in stereo": not m.plain,
        f"peak {m.peak:.1f} dB": m.peak > HIGHEST_PEAK,
        f"{loud:.1f} LUFS, not {least:.1f} to {most:.1f}": not least <= loud <= most,
        f"clicks at an end, {m.edge:.2f} of its peak": m.seam is None and m.edge > EDGE,
        f"a seam: {m.seam}": m.seam is not None and (m.seam.step > 2 * m.seam.usual + 1e-4 or m.seam.highs > HIGHS),
    }
    return [f"{file}: {what}" for what, wrong in found.items() if wrong]


def _line(file: str, m: Measures) -> str:
    join = f"step {m.seam.step:.5f} (usual {m.seam.usual:.5f}) highs {m.seam.highs:+.1f} dB" if m.seam else ""
    return (
        f"{file:32} {m.seconds:7.3f} {m.peak:6.1f} {m.rms:6.1f} {m.loudness:6.1f} {m.punch:6.1f}"
        f" {m.peak - m.rms:5.1f} {m.centre:6.0f} {m.fall:6.2f}  {join}"
    )


def report() -> int:
    """Print the measures of all files in the cue table, and write the page; return 0, or 1 if there are faults."""
    print(HEAD)
    wrong, size, rows = [], 0, []
    for name in shelf.NAMES:
        for file in shelf.files(name):
            path = shelf.ASSETS / file
            if not path.exists():
                wrong.append(f"{file} is missing")
                continue
            m = measured(path, bool(cues.table()[name]["loop"]))
            print(_line(path.name, m))
            wrong += faults(name, path.name, m)
            rows.append(page.row(file, m))
            size += path.stat().st_size
    page.write(rows)
    print(f"{size / 1e6:.2f} MB in all")
    if size > LARGEST_SHELF:
        wrong.append(f"{size} bytes in all")
    print(*wrong, sep="\n")
    return int(bool(wrong))
