"""Tests that baking reproduces the committed files exactly, on this machine and on a plainer one.

The plainer machine is this one without the newer instructions of its processor: numpy, numba and the C library then
compute the same numbers in other ways, which differ in the last digit.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAINER = {
    "NPY_DISABLE_CPU_FEATURES": "X86_V3 X86_V4 AVX512_ICL AVX512_SPR",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX512F",
    "PYTHONHASHSEED": "7",
}
SAMPLES = {
    "cards back-moths back-keys-1": ("assets/cards/back-moths.webp", "assets/cards/back-keys-1.webp"),
    "cards 9D": ("assets/cards/9D.webp", "assets/cards/9D-mini.webp"),
    "cards KH-down window/QS window/5D": (
        "assets/cards/KH-down.webp",
        "assets/cards/window/QS.webp",
        "assets/cards/window/5D.webp",
    ),
    "cards bestiary/7H": ("assets/cards/bestiary/7H.webp", "assets/cards/bestiary/7H-mini.webp"),
    "cards mage-down trimmings": (
        "assets/cards/print/mage-down.webp",
        "assets/cards/print/mage-down-mini.webp",
        "assets/cards/pips/court-J.webp",
        "assets/cards/pips/S-cut.webp",
        "assets/cards/layout.json",
    ),
    "figures pale_dealer tomb_hound-elite sapling salt_circle": (
        "assets/cards/figures/pale_dealer.webp",
        "assets/cards/figures/tomb_hound-elite.webp",
        "assets/cards/figures/sapling.webp",
        "assets/cards/figures/salt_circle.webp",
    ),
    "room oak": ("levels/oak@2x.webp", "levels/oak.webp", "levels/oak.tsx"),
    "room flames": ("levels/flames@2x.webp", "levels/flames.webp", "levels/flames.tsx"),
    "ui lantern escape spell-ward map homeward xbox/south crest-monk-down": (
        "assets/ui/icons/lantern.webp",
        "assets/ui/icons/map.webp",
        "assets/ui/plates/map.webp",
        "assets/ui/escape.webp",
        "assets/ui/spell-ward.webp",
        "assets/ui/homeward.webp",
        "assets/ui/glyphs/xbox/south.webp",
        "assets/ui/crest-monk-down.webp",
    ),
    "sound coin hero-down": ("assets/sounds/coin-1.ogg", "assets/sounds/hero-down-1.ogg"),
}
ROOM = ("levels/room@2x.webp", "levels/room.webp", "levels/room.tsx")
WINDOW = (
    "levels/furnishings/room-left-window@2x.webp",
    "levels/furnishings/room-left-window.webp",
    "levels/room-furnishings.tsx",
)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the assets to bake in."""
    place = tmp_path_factory.mktemp("shop")
    shutil.copytree(ROOT / "assets", place / "assets", ignore=shutil.ignore_patterns("__pycache__"))
    (place / "levels").mkdir()
    return place


def bake(shop: Path, words: str, files: tuple[str, ...], machine: dict[str, str]) -> None:
    for file in files:
        (shop / file).unlink(missing_ok=True)
    subprocess.run(
        [sys.executable, "-m", "assets.press", *words.split()], cwd=shop, env=os.environ | machine, check=True
    )
    assert {file: (shop / file).read_bytes() == (ROOT / file).read_bytes() for file in files} == dict.fromkeys(
        files, True
    )


@pytest.mark.press
@pytest.mark.parametrize("machine", [{}, PLAINER], ids=["this-machine", "a-plainer-one"])
@pytest.mark.parametrize(("words", "files"), SAMPLES.items(), ids=list(SAMPLES))
def test_a_sample_is_baked_as_it_is_committed(shop: Path, words: str, files: tuple[str, ...], machine) -> None:
    bake(shop, words, files, machine)


@pytest.mark.march
def test_the_room_is_marched_and_printed_as_it_is_committed(shop: Path) -> None:
    """Only on the plainer machine, which differs more from the one it was baked on."""
    bake(shop, "room stone", ROOM, PLAINER)


@pytest.mark.march
def test_a_furnishing_is_marched_and_cut_out_as_it_is_committed(shop: Path) -> None:
    """The room around it is marched as well, which takes most of the time."""
    bake(shop, "furnishings room/left.window", WINDOW, PLAINER)
