"""Update the message catalogues from the source: `python .ci/messages.py`.

It collects the strings in `Text("…")`, `Text("…", "…")`, `N_("…")`, `NN_("…", "…")`, `_("…")` and
`ngettext("…", "…", n)`, and the texts in the maps of the built-in quests, into `game/locale/underdeck.pot`, adds new
messages to each translation and compiles it. Messages that are no longer used are removed from the translations.
`--check` changes nothing; its exit status says whether anything would change.
"""

import argparse
import ast
import io
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree import ElementTree

from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "game" / "locale"
TEMPLATE = LOCALE / "underdeck.pot"
HEADER = "# The messages of Underdeck. Written by .ci/messages.py. MIT licence, as the program."
CHANGING = (
    b'"POT-Creation-Date',
    b'"PO-Revision-Date',
    b'"Generated-By',
    b'"Last-Translator',
    b'"Report-Msgid-Bugs-To',
)
TOLD = re.compile(r"title|blurb|text|won|(?:choice|then)\d")  # the properties of a quest that players read
MARKS = {"Text": 2, "N_": 1, "NN_": 2, "_": 1, "ngettext": 2}  # messages each takes: one, or singular and plural


def main() -> int:
    """Write the files that are out of date, or with `--check` only print them; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = [path for path, content in wanted().items() if not path.exists() or path.read_bytes() != content]
    for path in stale:
        print(f"{'not up to date' if check else 'wrote'}: {path.relative_to(ROOT)}")
        if not check:
            path.write_bytes(wanted()[path])
    return int(check and bool(stale))


def wanted() -> dict[Path, bytes]:
    """The expected content of each catalogue file."""
    template = collect()
    files = {TEMPLATE: _po(template)}
    for path in sorted(LOCALE.glob("*/LC_MESSAGES/underdeck.po")):
        catalogue = read_po(io.BytesIO(path.read_bytes()), locale=path.parent.parent.name)
        catalogue.update(template, no_fuzzy_matching=True, update_header_comment=False)
        catalogue.obsolete.clear()
        files[path] = _po(catalogue)
        files[path.with_suffix(".mo")] = _mo(catalogue)
    return files


def collect() -> Catalog:
    """Every message of the program, with the files it occurs in."""
    catalogue = Catalog(project="Underdeck", charset="utf-8", fuzzy=False, header_comment=HEADER)
    for path in sorted((ROOT / "game").rglob("*.py")):
        for message in messages(ast.parse(path.read_text("utf-8"))):
            catalogue.add(message, locations=[(path.relative_to(ROOT).as_posix(), 0)])
    for path in sorted((ROOT / "levels" / "quests").glob("*.tmx")):
        for message in told(ElementTree.fromstring(path.read_bytes())):
            catalogue.add(message, locations=[(path.relative_to(ROOT).as_posix(), 0)])
    return catalogue


def told(quest: ElementTree.Element) -> Iterator[str]:
    """The texts of a quest that players read, in the order of the file."""
    for element in quest.iter("property"):
        if TOLD.fullmatch(element.get("name", "")):
            yield " ".join(element.get("value", "").split())


def messages(tree: ast.AST) -> Iterator[str | tuple[str, str]]:
    """The messages marked in a syntax tree, in order of position; a pair is singular and plural."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _name(node.func) in MARKS]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        texts = [list(_texts(arg)) for arg in _arguments(call)]
        if len(texts) == 2 and texts[0] and texts[1]:
            yield from zip(texts[0], texts[1], strict=True)
        elif texts:
            yield from (text for text in texts[0] if text)


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def _arguments(call: ast.Call) -> list[ast.expr]:
    plural = [keyword.value for keyword in call.keywords if keyword.arg == "many"]
    return [*call.args, *plural][: MARKS[_name(call.func)]]


def _texts(node: ast.expr) -> Iterable[str]:
    """The strings an argument can be: one, or both branches of a conditional expression."""
    if isinstance(node, ast.IfExp):
        return [*_texts(node.body), *_texts(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        raise SystemExit(f"line {node.lineno}: a message cannot be an f-string, for it could not be looked up")
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _po(catalogue: Catalog) -> bytes:
    """A catalogue as PO text, without the dates, versions and line numbers that would change every time."""
    out = io.BytesIO()
    write_po(out, catalogue, omit_header=False, sort_output=True, include_lineno=False, width=110)
    lines = out.getvalue().split(b"\n")
    return b"\n".join(line for line in lines if not line.startswith(CHANGING))


class _Undated(Catalog):
    """A catalogue without the header fields that would change every time."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [(name, value) for name, value in super().mime_headers if f'"{name}'.encode() not in CHANGING]


def _mo(catalogue: Catalog) -> bytes:
    undated = _Undated(locale=catalogue.locale, project=catalogue.project, charset="utf-8")
    for message in catalogue:
        if message.id:
            undated[message.id] = message
    out = io.BytesIO()
    write_mo(out, undated)
    return out.getvalue()


if __name__ == "__main__":
    sys.exit(main())
