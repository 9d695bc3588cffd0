"""The typefaces: fontsource subsets made into plain TTFs with lining figures, in `assets/fonts/`.

Fetch the sources once, outside the repository, and name the folder in UNDERDECK_FONTS (default `/work/fonts`):

    npm install --ignore-scripts @fontsource/grenze-gotisch@5 @fontsource/cinzel@5 @fontsource/alegreya@5 \
        @fontsource/atkinson-hyperlegible-next@5 @fontsource/noto-sans@5

All five are under the SIL Open Font License 1.1; each licence is copied beside its fonts.

Alegreya has more letters than the languages of the game need: names that players write are printed in it where
another typeface lacks a letter. Its zero is a round, thin ring and looks like an "o" among letters, so we cut a new one.
Its words are too close together on a small panel, and the hook of an f leans into the next word, so we widen the space.

Noto Sans stands in for the plain typeface, Atkinson Hyperlegible Next, which has neither Greek nor Cyrillic. It is cut
down to the letters that a word of these languages may contain.
"""

import os
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from fontTools.merge import Merger, Options
from fontTools.subset import Options as SubsetOptions
from fontTools.subset import Subsetter
from fontTools.ttLib import TTFont

SOURCES = Path(os.environ.get("UNDERDECK_FONTS", "/work/fonts")) / "node_modules" / "@fontsource"
OUT = Path("assets/fonts")
WEIGHTS = {
    "grenze-gotisch": (700, 900),
    "cinzel": (700, 900),
    "alegreya": (500, 700),
    "atkinson-hyperlegible-next": (400, 600, 700),
    "noto-sans": (400, 700),
}
SUBSETS = ("latin", "latin-ext")
ROUND_ZERO = ("alegreya",)
CLOSE_WORDS = ("alegreya",)
WORD_SPACE, AFTER_HOOK = 0.215, 0.125  # shares of the size: space between two words, and the extra space after an f
SPACES = " \N{NO-BREAK SPACE}"
PAIRS, BY_CLASS = 2, 2  # in a font's GPOS table: lookup type of pairs, and the format that uses classes
MORE = {
    "alegreya": ("vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"),
    "noto-sans": ("vietnamese", "greek", "cyrillic", "cyrillic-ext"),
}
KEPT = {  # Latin with the accents of Europe and Vietnam, combining accents, Greek, Cyrillic, punctuation, arrows, minus
    "noto-sans": (
        (0x20, 0x17F), (0x1A0, 0x1B0), (0x218, 0x21B), (0x300, 0x331), (0x370, 0x3FF), (0x400, 0x4FF),
        (0x1E00, 0x1EF9), (0x2010, 0x2044), (0x20AC, 0x20BD), (0x2190, 0x2193), (0x2212, 0x2212),
    ),
}  # fmt: skip
# minus, multiplication sign, quotes, dashes, ellipsis and letters of European languages the game may speak
NEEDED = "0123456789−×’‘“”—–…·äöüßéèàçñøåæœłąęćżőűšžčřğış"


def bake(names: Sequence[str] = ()) -> None:
    """Bake the families named (all of them without names) into `assets/fonts/`."""
    OUT.mkdir(parents=True, exist_ok=True)
    for family in names or WEIGHTS:
        for weight in WEIGHTS[family]:
            font = merged(family, weight)
            keep_letters(font, KEPT.get(family, ()))
            use_lining_figures(font)
            if family in ROUND_ZERO:
                cut_zero_like_six(font)
            if family in CLOSE_WORDS:
                set_words_apart(font)
            font.save(OUT / f"{family}-{weight}.ttf")
            missing = [c for c in NEEDED if ord(c) not in font.getBestCmap()]
            print(f"{family}-{weight}: {len(font.getBestCmap())} characters", f"MISSING {missing}" if missing else "")
        shutil.copyfile(SOURCES / family / "LICENSE", OUT / f"OFL-{family}.txt")


def merged(family: str, weight: int) -> TTFont:
    """One font with the latin and latin-ext subsets of a family, and the other letters it must contain."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for subset in (*SUBSETS, *MORE.get(family, ())):
            font = TTFont(SOURCES / family / "files" / f"{family}-{subset}-{weight}-normal.woff2")
            font.flavor = None
            paths.append(f"{folder}/{subset}.ttf")
            font.save(paths[-1])
        font = Merger(Options(drop_tables=["DSIG"])).merge(paths)
        # the maker's date instead of today's, so that two bakes give the same file
        font.recalcTimestamp = False
        font["head"].created = font["head"].modified = TTFont(paths[0])["head"].created
        return font


def keep_letters(font: TTFont, ranges: Sequence[tuple[int, int]]) -> None:
    """Drop every letter outside these ranges of codes; none without ranges."""
    if not ranges:
        return
    options = SubsetOptions(layout_features=["kern", "mark", "mkmk", "ccmp"], hinting=False, notdef_outline=True)
    options.recalc_timestamp = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in ranges for code in range(first, last + 1)])
    subsetter.subset(font)


def use_lining_figures(font: TTFont) -> None:
    """Replace the digits by the glyphs of the `lnum` feature, because SDL_ttf uses no features."""
    if "GSUB" not in font:
        return
    gsub = font["GSUB"].table
    lining: dict[str, str] = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for subtable in gsub.LookupList.Lookup[index].SubTable:
                    lining |= getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {})
    for table in font["cmap"].tables:
        for code in map(ord, "0123456789"):
            if code in table.cmap:
                table.cmap[code] = lining.get(table.cmap[code], table.cmap[code])


def cut_zero_like_six(font: TTFont) -> None:
    """Make the zero as narrow as the six, with its thick sides and thin ends and its side bearings."""
    names, table, metrics = font.getBestCmap(), font["glyf"], font["hmtx"]
    zero, six = names[ord("0")], names[ord("6")]
    (left, right, foot, top), *bowls = outlines(font, six)
    bowl = min(bowls)  # the closed part of the six shows the thickness of sides and foot
    side, end = bowl[0] - left, bowl[2] - foot
    counter = (left + side, right - side, foot + end, top - end)
    (outside, inside), glyph = outlines(font, zero), table[zero]
    last = glyph.endPtsOfContours[0]
    for i, (x, y) in enumerate(glyph.coordinates):
        old, new = (outside, (left, right, foot, top)) if i <= last else (inside, counter)
        glyph.coordinates[i] = round(fitted(x, old[:2], new[:2])), round(fitted(y, old[2:], new[2:]))
    glyph.recalcBounds(table)
    metrics[zero] = metrics[six]


def set_words_apart(font: TTFont) -> None:
    """Make the space wide enough at twenty pixels, where a hook or rounding can take half of it."""
    names, em = font.getBestCmap(), font["head"].unitsPerEm
    for space in SPACES:
        name = names[ord(space)]
        font["hmtx"][name] = (round(WORD_SPACE * em), font["hmtx"][name][1])
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = getattr(table, "ExtSubTable", table)
            if pairs.LookupType == PAIRS and pairs.Format == BY_CLASS and "f" in pairs.Coverage.glyphs:
                first, second = pairs.ClassDef1.classDefs["f"], pairs.ClassDef2.classDefs[names[ord(" ")]]
                pairs.Class1Record[first].Class2Record[second].Value1.XAdvance = round(AFTER_HOOK * em)


def outlines(font: TTFont, name: str) -> list[tuple[int, int, int, int]]:
    """The box of each outline of a glyph, the outermost first: left, right, foot, top."""
    points, ends, _flags = font["glyf"][name].getCoordinates(font["glyf"])
    found, start = [], 0
    for end in ends:
        xs, ys = zip(*points[start : end + 1], strict=True)
        found.append((min(xs), max(xs), min(ys), max(ys)))
        start = end + 1
    return sorted(found)


def fitted(at: float, old: tuple[int, int], new: tuple[int, int]) -> float:
    """Map a point from the old span to the new one."""
    return new[0] + (at - old[0]) * (new[1] - new[0]) / (old[1] - old[0])
