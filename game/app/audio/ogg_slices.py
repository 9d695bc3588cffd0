"""Cutting a long OGG file into short ones that together decode to exactly the same samples.

The mixer plays nothing while it decodes, and blocks callers; so it gets about half a second of audio at a time. A slice
is the head of the file, the page before (decoding continues from its last packet) and a few pages.
"""

import struct
from collections.abc import Iterator
from typing import NamedTuple

ENOUGH = 22_050  # samples per slice, up to a page more
MAGIC = b"OggS"
POSITION, NUMBER, LACING = 6, 18, 26  # byte offsets in a page


def _table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x104C11DB7 if value & 0x80000000 else 0)
        table.append(value)
    return table


TABLE = _table()


class _Page(NamedTuple):
    """One page: its bytes, its number, and the position in samples at its end."""

    data: bytes
    number: int
    end: int

    def renumbered(self, number: int) -> bytes:
        """The page with another number and a new checksum."""
        page, check = bytearray(self.data), 0
        struct.pack_into("<II", page, NUMBER, number, 0)
        for byte in page:
            check = ((check << 8) & 0xFFFFFFFF) ^ TABLE[(check >> 24) ^ byte]
        struct.pack_into("<I", page, NUMBER + 4, check)
        return bytes(page)


def _pages(data: bytes) -> list[_Page]:
    found, at = [], 0
    while at < len(data):
        if not data.startswith(MAGIC, at):
            raise ValueError("no OGG file")
        lacing = data[at + LACING + 1 : at + LACING + 1 + data[at + LACING]]
        end = at + LACING + 1 + len(lacing) + sum(lacing)
        (position,), (number,) = (
            struct.unpack_from("<q", data, at + POSITION),
            struct.unpack_from("<I", data, at + NUMBER),
        )
        found.append(_Page(data[at:end], number, position))
        at = end
    return found


def length(data: bytes) -> int:
    """The length of an OGG file in samples. Raises `ValueError` for other data."""
    return _pages(data)[-1].end


def slices(data: bytes) -> Iterator[tuple[bytes, int]]:
    """Yield each slice as a complete file, with the number of new samples at its end."""
    pages = _pages(data)
    first = next((i for i, page in enumerate(pages) if page.end > 0), len(pages))
    done, begin = 0, first
    while begin < len(pages):
        end = begin + 1
        while end < len(pages) and pages[end - 1].end - done < ENOUGH:
            end += 1
        body = pages[max(first, begin - 1) : end]
        head = [page.renumbered(body[0].number - first + i) for i, page in enumerate(pages[:first])]
        yield b"".join([*head, *(page.data for page in body)]), pages[end - 1].end - done
        done, begin = pages[end - 1].end, end
