"""Turns pictures into Tiled tilesets: a 1x and a 2x WebP in `levels/` and the .tsx that cuts the 1x one into tiles."""

from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import quoteattr

from PIL import Image

LEVELS = Path("levels")
QUALITY = 85

Animation = Sequence[tuple[int, int]]
"""The frames of an animation as (tile id, milliseconds)."""


def write_tileset(
    name: str, picture: Image.Image, tile: tuple[int, int], animations: dict[int, Animation] | None = None
) -> None:
    """Write `levels/NAME.webp`, `NAME@2x.webp` and `NAME.tsx`.

    `picture` is the 2x image; `tile` is one tile's width and height at 1x, in px; `animations` maps tile ids to
    animations.
    """
    width, height = write_picture(name, picture)
    columns, rows = width // tile[0], height // tile[1]
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.10.2" name={quoteattr(name)} tilewidth="{tile[0]}"'
        f' tileheight="{tile[1]}" tilecount="{columns * rows}" columns="{columns}">',
        f' <image source={quoteattr(name + ".webp")} width="{width}" height="{height}"/>',
    ]
    for tile_id, frames in sorted((animations or {}).items()):
        lines += [f' <tile id="{tile_id}">', "  <animation>"]
        lines += [f'   <frame tileid="{frame}" duration="{ms}"/>' for frame, ms in frames]
        lines += ["  </animation>", " </tile>"]
    lines.append("</tileset>")
    (LEVELS / f"{name}.tsx").write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_picture(name: str, picture: Image.Image, quality: int = QUALITY) -> tuple[int, int]:
    """Write the 2x picture as `levels/NAME@2x.webp`, and at half size as `NAME.webp`; return the size of the latter."""
    size = picture.width // 2, picture.height // 2
    _save(picture, LEVELS / f"{name}@2x.webp", quality)
    _save(picture.resize(size, Image.Resampling.LANCZOS), LEVELS / f"{name}.webp", quality)
    return size


def write_collection(name: str, tiles: Sequence[tuple[str, str, tuple[int, int]]]) -> None:
    """Write `levels/NAME.tsx`, a tileset of single pictures: each with its name, its file and its size at 1x."""
    widest, highest = (max(size[axis] for _, _, size in tiles) for axis in (0, 1))
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.10.2" name={quoteattr(name)} tilewidth="{widest}"'
        f' tileheight="{highest}" tilecount="{len(tiles)}" columns="0">',
        ' <grid orientation="orthogonal" width="1" height="1"/>',
    ]
    for tile_id, (thing, file, (width, height)) in enumerate(tiles):
        lines += [
            f' <tile id="{tile_id}" type="furnishing">',
            "  <properties>",
            f'   <property name="name" value={quoteattr(thing)}/>',
            "  </properties>",
            f'  <image source={quoteattr(file + ".webp")} width="{width}" height="{height}"/>',
            " </tile>",
        ]
    lines.append("</tileset>")
    (LEVELS / f"{name}.tsx").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _save(picture: Image.Image, path: Path, quality: int) -> None:
    """Save a WebP atomically, so that a running game never reads half a file."""
    path.parent.mkdir(exist_ok=True)
    part = path.with_name(f".{path.name}")
    picture.save(part, "WEBP", quality=quality, method=6)
    part.replace(path)
