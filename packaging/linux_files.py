"""What a Linux desktop wants of a program beside the program itself: menu entry, AppStream metainfo and icons.

python packaging/linux_files.py PREFIX     # writes them to PREFIX/share, as the Flatpak does
"""

import io
import struct
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import changelog
from about import APP_ID, PROGRAM, ROOT, SITE, source_date

HERE = Path(__file__).parent / "linux"
UI = ROOT / "assets" / "ui"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
FEW = 24  # pixels: up to this size the icon for Windows has a simpler drawing, which is used here, too


def install(prefix: Path, program: str = PROGRAM) -> None:
    """Write everything to `prefix/share`; the menu starts `program`."""
    share = prefix / "share"
    files = {
        share / "applications" / f"{APP_ID}.desktop": desktop(program).encode(),
        share / "metainfo" / f"{APP_ID}.metainfo.xml": metainfo().encode(),
    }
    for side, data in icons().items():
        files[share / "icons" / "hicolor" / f"{side}x{side}" / "apps" / f"{APP_ID}.png"] = data
    for path, data in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def desktop(program: str = PROGRAM) -> str:
    """The menu entry, which starts `program`."""
    text = (HERE / f"{APP_ID}.desktop").read_text("utf-8")
    return text.replace(f"Exec={PROGRAM}\n", f"Exec={program}\n")


def metainfo() -> str:
    """The AppStream metainfo, with the releases of the changelog."""
    text = (HERE / f"{APP_ID}.metainfo.xml").read_text("utf-8").replace("@SITE@", SITE)
    tree = ElementTree.fromstring(text)
    today = time.strftime("%Y-%m-%d", time.gmtime(source_date()))
    tree.append(changelog.appstream(changelog.PATH.read_text("utf-8"), today))
    ElementTree.indent(tree)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(tree, encoding="unicode") + "\n"


def icons() -> dict[int, bytes]:
    """The icon in each size, as PNG."""
    from PIL import Image

    drawn = {512: UI.joinpath("app-icon.png").read_bytes(), 256: UI.joinpath("app-icon-256.png").read_bytes()}
    drawn |= {side: data for side, data in ico_pictures((UI / "underdeck.ico").read_bytes()).items() if side < 256}
    for side in SIZES:
        if side not in drawn:
            larger = min(other for other in drawn if other >= (FEW if side <= FEW else side))
            picture = Image.open(io.BytesIO(drawn[larger])).convert("RGBa")
            out = io.BytesIO()
            picture.resize((side, side), Image.Resampling.LANCZOS).convert("RGBA").save(out, "PNG", optimize=True)
            drawn[side] = out.getvalue()
    return {side: drawn[side] for side in SIZES}


def ico_pictures(data: bytes) -> dict[int, bytes]:
    """The PNG pictures of an icon for Windows, by their width."""
    (count,) = struct.unpack_from("<4xH", data)
    entries = [struct.unpack_from("<B7xII", data, 6 + 16 * number) for number in range(count)]
    return {width or 256: data[start : start + length] for width, length, start in entries}


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    install(Path(sys.argv[1]), *sys.argv[2:])
