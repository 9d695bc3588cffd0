"""Decoding long sounds in a background thread, slice by slice, and a cache of decoded ones."""

import logging
import struct
import threading
import time
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from game import files

# Cutting a long OGG file into short ones that together decode to exactly the same samples.
#
# The mixer plays nothing while it decodes, and blocks callers; so it gets about half a second of audio at a time. A
# slice is the head of the file, the page before (decoding continues from its last packet) and a few pages.

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


log = logging.getLogger(__name__)
BREATH = 0.004  # seconds between two slices, in which the mixer can play
ALONE = threading.Lock()  # only one thread decodes at a time: two at once have crashed the mixer


def decoded(path: Path) -> pygame.mixer.Sound:
    """Decode a file now. Raises `pygame.error` and `FileNotFoundError`."""
    with ALONE:
        return pygame.mixer.Sound(str(path))


class Decoder(threading.Thread):
    """A thread that decodes files; `sounds` are complete when it has ended. A file that cannot be read is left out.

    It must have ended before the mixer is closed: `give_up` makes it end soon.
    """

    def __init__(self, names: Sequence[str]):
        super().__init__(name="decoder", daemon=True)
        self.names = names
        self.sounds: list[pygame.mixer.Sound] = []
        self._given_up = False
        self.start()

    def give_up(self) -> None:
        """Stop decoding; return when the thread has ended."""
        self._given_up = True
        self.join()

    def run(self) -> None:
        for name in self.names:
            try:
                self.sounds.append(self._decoded(files.asset(name)))
            except (pygame.error, OSError) as error:
                log.warning("no sound %s: %s", name, error)

    def _decoded(self, path: Path) -> pygame.mixer.Sound:
        try:
            return self._in_slices(path.read_bytes())
        except (OSError, ValueError, IndexError, struct.error):  # no OGG file, or no room for slices: decode in one go
            return decoded(path)

    def _in_slices(self, data: bytes) -> pygame.mixer.Sound:
        size = length(data)
        device = pygame.mixer.get_init()
        frame = 2 * (device[2] if device else 2)  # bytes per sample of all channels
        sound = pygame.mixer.Sound(buffer=bytes(size * frame))
        samples, at = memoryview(sound).cast("B"), 0  # type: ignore[arg-type]  # the stubs lack its buffer protocol
        with files.scratch("slice.ogg") as write:  # a file, since the mixer reads that without the interpreter lock
            for piece, new in slices(data):
                if self._given_up:
                    break
                samples[at : at + new * frame] = decoded(write(piece)).get_raw()[-new * frame :]
                at += new * frame
                time.sleep(BREATH)
        return sound


ROOM, AHEAD = 10_000_000, 1_500_000  # bytes of sound cached at most; bytes decoded in advance


class SoundCache:
    """An LRU cache of sounds by file name."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, pygame.mixer.Sound] = OrderedDict()
        self._bytes = 0
        self._expected: dict[str, None] = {}  # in decoding order
        self._wanted: dict[str, None] = {}
        self._decoder: Decoder | None = None

    def __contains__(self, file: str) -> bool:
        return file in self._kept

    def get(self, file: str) -> pygame.mixer.Sound | None:
        """A sound, decoded now if it is not cached; None if it cannot be read."""
        if file not in self._kept:
            try:
                self._keep(file, decoded(files.asset(file)))
            except (pygame.error, FileNotFoundError) as error:
                log.warning("no sound %s: %s", file, error)
                return None
        self._kept.move_to_end(file)
        return self._kept[file]

    def expect(self, names: Iterable[str]) -> None:
        """Set the files that may be heard soon, the most likely first, replacing earlier ones."""
        self._expected = dict.fromkeys(names)

    def want(self, names: Iterable[str]) -> None:
        """Add files that will be heard soon: they are decoded next, regardless of the limit for decoding in advance."""
        self._wanted |= dict.fromkeys(name for name in names if name not in self._kept)

    def update(self) -> None:
        """Store the sound that has been decoded, and start decoding the next one, if there is room."""
        if self._decoder is not None:
            if self._decoder.is_alive():
                return
            for name, sound in zip(self._decoder.names, self._decoder.sounds, strict=False):
                self._keep(name, sound)
            self._decoder = None
        waiting = self._wanted or (self._expected if self._bytes < AHEAD else {})
        name = next((name for name in waiting if name not in self._kept), "")
        for done in [each for each in waiting if each == name or each in self._kept]:
            del waiting[done]
        if name:
            self._decoder = Decoder((name,))

    def close(self) -> None:
        """Stop everything, before the mixer is closed."""
        if self._decoder is not None:
            self._decoder.give_up()
            self._decoder = None
        self._kept.clear()
        self._wanted.clear()
        self._bytes = 0

    def _keep(self, file: str, sound: pygame.mixer.Sound) -> None:
        if file in self._kept:
            return
        self._kept[file] = sound
        self._bytes += _weight(sound)
        while self._bytes > ROOM and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])


def _weight(sound: pygame.mixer.Sound) -> int:
    """The size of a sound in bytes."""
    device = pygame.mixer.get_init()
    return round(sound.get_length() * device[0]) * device[2] * 2 if device else 0
