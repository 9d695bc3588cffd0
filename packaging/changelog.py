"""CHANGELOG.md for machines: its releases, and one of them as notes or as AppStream.

python packaging/changelog.py notes 0.9.0     # Markdown, for a release's page
"""

import re
import sys
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from about import ROOT, SITE

PATH = ROOT / "CHANGELOG.md"
HEADING = re.compile(r"^## (?P<version>\d+\.\d+\.\d+), (?P<date>unreleased|\d{4}-\d\d-\d\d)$", re.MULTILINE)
ITEM = re.compile(r"^\* (.*(?:\n  .*)*)", re.MULTILINE)
SHOWN = 8
"""At most so many lines of a release are told in AppStream, which app stores show beside the program."""


@dataclass(frozen=True)
class Release:
    """One release of the changelog; `date` is None until it is released."""

    version: str
    date: str | None
    text: str

    def items(self) -> list[str]:
        """Its lines, each as one paragraph, without Markdown."""
        return [re.sub(r"\s+", " ", found).replace("`", "").replace("**", "") for found in ITEM.findall(self.text)]


def releases(text: str) -> list[Release]:
    """The releases of a changelog, newest first."""
    found = list(HEADING.finditer(text))
    ends = [each.start() for each in found[1:]] + [len(text)]
    return [
        Release(each["version"], None if each["date"] == "unreleased" else each["date"], text[each.end() : end].strip())
        for each, end in zip(found, ends, strict=True)
    ]


def dated(text: str, version: str, date: str) -> str:
    """The changelog with a date in place of "unreleased" for a version; one that has a date keeps it.

    Raises `SystemExit` if the version is not there.
    """
    release = next((each for each in releases(text) if each.version == version), None)
    if release is None:
        raise SystemExit(f"CHANGELOG.md has no “## {version}, …”")
    return text.replace(f"## {version}, unreleased\n", f"## {version}, {date}\n", 1)


def notes(text: str, version: str) -> str:
    """What changed in a version, as Markdown. Raises `SystemExit` if nothing is said of it."""
    for release in releases(text):
        if release.version == version and release.text:
            return release.text + "\n"
    raise SystemExit(f"CHANGELOG.md says nothing of {version}")


def appstream(text: str, today: str) -> ElementTree.Element:
    """The releases as AppStream's `<releases>`; one that is not out yet is a development version of `today`."""
    whole = ElementTree.Element("releases")
    for release in releases(text):
        kind = "stable" if release.date else "development"
        entry = ElementTree.SubElement(
            whole, "release", version=release.version, date=release.date or today, type=kind, urgency="low"
        )
        listed = ElementTree.SubElement(ElementTree.SubElement(entry, "description"), "ul")
        for item in release.items()[:SHOWN]:
            ElementTree.SubElement(listed, "li").text = item
        ElementTree.SubElement(entry, "url", type="details").text = f"{SITE}/changelog"
    return whole


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] != "notes":
        raise SystemExit(__doc__)
    sys.stdout.write(notes(Path(PATH).read_text("utf-8"), sys.argv[2].removeprefix("v")))
