"""Fixtures for tests of the front end without a screen: services in a temporary folder, virtual pads, tables."""

import ctypes
import gc
import itertools
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_JOYSTICK_HIDAPI"] = "0"  # pads come from the tests alone; SDL need not search the machine for others

import pygame
import pytest

from game import files, i18n
from game.app import window
from game.app.diagnostics import VirtualPad
from game.app.routes import Routes
from game.app.routes.menus import table_of
from game.app.screens import over
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.settings import Settings
from game.core.match import Match
from game.files.disk import Disk
from game.rules import games
from tests.app import sharing
from tests.app.brawl import BRAWL, fight
from tests.app.driving import frames

MakeServices = Callable[..., Services]
SWEEP, RETURN = 10, 100  # after this many tests: collect garbage, give memory back to the system


@pytest.fixture(scope="package", autouse=True)
def _shared() -> Iterator[None]:
    gc.collect()
    gc.freeze()  # what exists now stays: scanning it again and again takes long,
    gc.disable()  # and so would every collection that Python starts by itself (`_swept` collects instead)
    with pytest.MonkeyPatch.context() as patch:
        sharing.install(patch)
        patch.setattr(os, "fsync", lambda file: None)  # waiting for the disk takes long, and no test cuts the power
        patch.setattr(Disk, "replace", _put_in_place)
        patch.setattr(over, "clock", lambda: 0.0)  # a play is restored within one frame, however busy the machine is
        yield
    gc.enable()


def _put_in_place(disk: Disk, src: Path, dst: Path) -> None:
    """Remove the target before the file is moved there: some file systems sync a file when it replaces another, which
    takes long."""
    disk.remove(dst)
    os.replace(src, dst)


@pytest.fixture(scope="package")
def _swept() -> Callable[[], object]:
    """Return a function that collects finished services, some tests at a time, because Python is slow to notice how
    large they are. More rarely it also gives free memory back to the system: over all the tests, more than a gigabyte.
    """
    count = itertools.count(1)
    give_back = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None

    def sweep() -> None:
        number = next(count)
        if number % SWEEP == 0:
            gc.collect()
        if give_back is not None and number % RETURN == 0:
            give_back(0)

    return sweep


@pytest.fixture
def make_services(tmp_path: Path, _swept: Callable[[], object]) -> Iterator[MakeServices]:
    """Return a function that makes services: `make_services(size=(1024, 768), text="2", ...)`; all but `size` is a
    setting."""
    all_services: list[Services] = []

    def make(size: tuple[int, int] = (1280, 800), **values: object) -> Services:
        window.start()
        settings = Settings(language="en", reduced_motion=True, first_notes=False).changed(**values)
        all_services.append(
            Services(window.Window(size, False), files.homes(tmp_path), settings, games(), Routes, mute=True)
        )
        return all_services[-1]

    yield make
    for services in all_services:
        services.input.stop()
    i18n.install("en")
    _swept()


@pytest.fixture
def services(make_services: MakeServices) -> Services:
    """Services with a window of 1280x800, English and reduced motion."""
    return make_services()


@pytest.fixture
def plug() -> Iterator[Callable[..., VirtualPad]]:
    """Return a function that plugs in a virtual pad; `pad.out()` pulls it out early, the end of the test pulls out the
    rest."""
    pads: list[VirtualPad] = []

    def make(maker: str = "xbox") -> VirtualPad:
        pads.append(VirtualPad(maker))
        pads[-1].out = lambda pad=pads[-1]: (pads.remove(pad), pad.detach())
        return pads[-1]

    yield make
    for pad in pads:
        pad.detach()
    pygame.event.get()


@pytest.fixture
def at_table(make_services: MakeServices) -> Callable[..., TableScene]:
    """Return a function that opens the table of a given fight, or of a new one with some options."""

    def sit(match: Match | None = None, motion: bool = False, **options: str) -> TableScene:
        services = make_services(reduced_motion=not motion, questions="always")
        services.saves.games = services.games = {BRAWL.id: BRAWL}
        table = table_of(services, match or fight(**options))
        assert isinstance(table, TableScene)
        services.stack.push(table)
        frames(services)
        return table

    return sit
