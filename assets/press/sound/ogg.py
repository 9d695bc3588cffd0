"""Writes OGG Vorbis so that the same sound always gives the same bytes."""

from __future__ import annotations

import struct
from pathlib import Path

import soundfile

from .dsp import RATE, Wave

SERIAL = 0x0DEC0DE5


def _ogg_checksum_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


_CHECKSUMS = _ogg_checksum_table()


def _with_fixed_serial(data: bytes) -> bytes:
    """An OGG stream with a fixed serial number instead of a random one, so that a second bake gives the same bytes."""
    out, at = bytearray(data), 0
    while at < len(out):
        lacing = out[at + 27 : at + 27 + out[at + 26]]
        end = at + 27 + len(lacing) + sum(lacing)
        struct.pack_into("<I", out, at + 14, SERIAL)
        struct.pack_into("<I", out, at + 22, 0)
        checksum = 0
        for byte in out[at:end]:
            checksum = ((checksum << 8) & 0xFFFFFFFF) ^ _CHECKSUMS[(checksum >> 24) ^ byte]
        struct.pack_into("<I", out, at + 22, checksum)
        at = end
    return bytes(out)


def write(path: Path, x: Wave, quality: float) -> None:
    """Stereo `x` as OGG Vorbis at `quality` 0..1. The folder is made if it is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(
        path, "w", RATE, x.shape[1], format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as file:
        for start in range(0, len(x), 4096):  # libsndfile crashes when a long wave comes in one piece
            file.write(x[start : start + 4096])
    path.write_bytes(_with_fixed_serial(path.read_bytes()))
