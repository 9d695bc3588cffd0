"""Update the message catalogues from the source: `python .ci/messages.py`.

It collects the strings in `Text("…")`, `Text("…", "…")`, `N_("…")`, `NN_("…", "…")`, `_("…")`, `ngettext("…", "…", n)`,
and with their contexts those in `NP_("…", "…")` and `p_("…", "…")`, the texts in the maps of the built-in quests, and
the paragraphs of `ACCESSIBILITY.md`, into `game/locale/underdeck.pot`, with notes for translators: comments
`# Translators: …` right above a call, and what `.ci/notes.toml` says of a message, of the files it is in, and of its
{places}. It adds new messages to each translation and compiles those of which 80 % are done; others are not offered.
Messages that are no longer used are removed.

`--check` changes nothing; its exit status says whether the template or the authors' own translations would change.
`--coverage` prints how much of each translation is done.
"""

import argparse
import ast
import io
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

from babel.messages import Catalog
from babel.messages.catalog import Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from game.i18n.catalogue import fits  # noqa: E402
from game.i18n.documents import ACCESSIBILITY, for_players  # noqa: E402

LOCALE = ROOT / "game" / "locale"
TEMPLATE = LOCALE / "underdeck.pot"
NOTES = ROOT / ".ci" / "notes.toml"
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
CONTEXTS = ("NP_", "p_")  # these take a context and one message
OFFERED = 0.8  # the share of a translation that must be done for it to be compiled and offered
OWN = ("de",)  # the translations the authors keep whole; a check fails for none of the others
OWN_NAME_CONTEXT = "the name of your language, in your language"
SHORT = 3  # words of a message that is too short to tell what it is
MOST_WHERE = 3  # notes about files that a message gets


class Found(NamedTuple):
    """A message in the source: its text, or singular and plural, its context and its note, "" for none."""

    id: str | tuple[str, str]
    context: str = ""
    note: str = ""


class Notes:
    """What translators are told about messages, by the tables of `.ci/notes.toml`."""

    def __init__(self, tables: dict[str, dict[str, Any]]):
        self.where, self.short, self.places = tables["where"], tables["short"], tables["places"]
        self.meanings = {message: note for note, known in tables["messages"].items() for message in known}

    def of(self, message: Message) -> list[str]:
        """The notes of a message: its own, those of the files it is in, and those of its {places}."""
        texts = message.id if isinstance(message.id, tuple) else (message.id,)
        where = _of_files(message, self.where)
        places = dict.fromkeys(place for text in texts for place in re.findall(r"\{(\w+)", text))
        told = [f"{{{place}}}: {self.places[place]}" for place in places if place in self.places]
        return list(dict.fromkeys([*self.own(message), *where[:MOST_WHERE], *told]))

    def own(self, message: Message) -> list[str]:
        """The notes of a message that are not about everything in its files."""
        text = message.id[0] if isinstance(message.id, tuple) else message.id
        noted = [*message.auto_comments, *filter(None, [self.meanings.get(text)])]
        return noted or (_of_files(message, self.short)[:MOST_WHERE] if len(text.split()) <= SHORT else [])


def _of_files(message: Message, table: dict[str, str]) -> list[str]:
    """What a table says of the files a message is in, by the longest beginning of their paths that it has."""
    found = (max(filter(path.startswith, table), key=len, default="") for path, _line in message.locations)
    return list(dict.fromkeys(table[prefix] for prefix in found if prefix))


def main() -> int:
    """Write the files that are out of date, or with `--check` only print them; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--coverage", action="store_true")
    args = parser.parse_args()
    if args.coverage:
        print(*coverage(), sep="\n")
        return 0
    status = 0
    for path, content in wanted().items():
        if (path.read_bytes() if path.exists() else None) == content:
            continue
        own = path == TEMPLATE or path.parent.parent.name in OWN
        print(f"{'not up to date' if args.check else 'wrote'}: {path.relative_to(ROOT)}")
        if args.check:
            status |= own
        elif content is None:
            path.unlink()
        else:
            path.write_bytes(content)
    return status


def wanted() -> dict[Path, bytes | None]:
    """The expected content of each catalogue file; None for one that should not be there."""
    template = collect()
    files: dict[Path, bytes | None] = {TEMPLATE: _po(template)}
    for path, catalogue in translations():
        catalogue.update(template, no_fuzzy_matching=True, update_header_comment=False)
        catalogue.obsolete.clear()
        files[path] = _po(catalogue)
        files[path.with_suffix(".mo")] = _mo(catalogue) if share(catalogue) >= OFFERED else None
    return files


def translations() -> Iterator[tuple[Path, Catalog]]:
    """Each translation with its file."""
    for path in sorted(LOCALE.glob("*/LC_MESSAGES/underdeck.po")):
        yield path, read_po(io.BytesIO(path.read_bytes()), locale=path.parent.parent.name)


def coverage() -> Iterator[str]:
    """A line for each translation: how much of it is done, and whether it is offered."""
    whole = len(collect())
    for path, catalogue in translations():
        done = sum(map(is_usable, catalogue))
        unfit = sum(is_done(message) and not is_usable(message) for message in catalogue)
        says = f"{path.parent.parent.name}: {done} of {whole} ({done / whole:.1%})"
        yield says + (f", {unfit} left out for their places" * bool(unfit)) + ", not offered" * (done < OFFERED * whole)


def share(catalogue: Catalog) -> float:
    """The share of a translation's messages that can be used."""
    return sum(map(is_usable, catalogue)) / max(1, len(catalogue))


def is_done(message: Message) -> bool:
    """True if a message is translated, in all its forms, and no longer in doubt."""
    forms = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
    return bool(message.id) and all(forms) and not message.fuzzy


def is_usable(message: Message) -> bool:
    """True if a message is translated and could be filled in: else it would stop the program."""
    if not is_done(message):
        return False
    if isinstance(message.id, str):
        return fits(message.id, message.string)
    return all(fits((message.id[0], form), text) for form, text in enumerate(message.string))


def notes() -> Notes:
    """The notes for translators."""
    return Notes(tomllib.loads(NOTES.read_text("utf-8")))


def collect(noted: bool = True) -> Catalog:
    """Every message of the program, with the files it occurs in, and its notes if it is to be `noted`."""
    catalogue = Catalog(project="Underdeck", charset="utf-8", fuzzy=False, header_comment=HEADER)
    for path in sorted((ROOT / "game").rglob("*.py")):
        for found in messages(path.read_text("utf-8")):
            _add(catalogue, found, path)
    for path in sorted((ROOT / "levels" / "quests").glob("*.tmx")):
        for message in told(ElementTree.fromstring(path.read_bytes())):
            _add(catalogue, Found(message), path)
    for piece in for_players((ROOT / ACCESSIBILITY).read_text("utf-8")):
        _add(catalogue, Found(piece.text), ROOT / ACCESSIBILITY)
    known = notes()
    for message in catalogue if noted else ():
        if message.id:
            message.auto_comments = known.of(message)
    return catalogue


def _add(catalogue: Catalog, found: Found, path: Path) -> None:
    where = [(path.relative_to(ROOT).as_posix(), 0)]
    said = [found.note] if found.note else []
    catalogue.add(found.id, locations=where, context=found.context or None, auto_comments=said)


def told(quest: ElementTree.Element) -> Iterator[str]:
    """The texts of a quest that players read, in the order of the file."""
    for element in quest.iter("property"):
        if TOLD.fullmatch(element.get("name", "")):
            yield " ".join(element.get("value", "").split())


def messages(source: str) -> Iterator[Found]:
    """The messages marked in a program, in order of position; a pair is singular and plural."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    lines = source.splitlines()
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        name, note = _name(call.func), _note(lines, call.lineno)
        if name in CONTEXTS:
            yield from (Found(text, context, note) for context, text in _texts(call))
        texts = [list(_texts(arg)) for arg in _arguments(call)] if name in MARKS else []
        if len(texts) == 2 and texts[0] and texts[1]:
            for (context, one), (_context, many) in zip(*texts, strict=True):
                yield Found((one, many), context, note)
        elif texts:
            yield from (Found(text, context, note) for context, text in texts[0] if text)


def _note(lines: list[str], number: int) -> str:
    """The comment `# Translators: …` that ends right above a line, without that word; "" if there is none."""
    said: list[str] = []
    for line in reversed(lines[: number - 1]):
        word, mark, comment = line.partition("#")
        if word.strip() or not mark:
            break
        said.insert(0, comment.strip())
        if said[0].startswith("Translators:"):
            return " ".join(said).removeprefix("Translators:").strip()
    return ""


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def _arguments(call: ast.Call) -> list[ast.expr]:
    plural = [keyword.value for keyword in call.keywords if keyword.arg == "many"]
    return [*call.args, *plural][: MARKS[_name(call.func)]]


def _texts(node: ast.expr) -> Iterable[tuple[str, str]]:
    """The strings an argument can be, each with its context: one, or both branches of a conditional expression."""
    if isinstance(node, ast.IfExp):
        return [*_texts(node.body), *_texts(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        raise SystemExit(f"line {node.lineno}: a message cannot be an f-string, for it could not be looked up")
    if isinstance(node, ast.Call) and _name(node.func) in CONTEXTS:
        context, message = node.args
        return [(told, text) for _none, told in _texts(context) for _none, text in _texts(message)]
    return [("", node.value)] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _po(catalogue: Catalog) -> bytes:
    """A catalogue as PO text, without the dates, versions and line numbers that would change every time."""
    out = io.BytesIO()
    write_po(out, catalogue, omit_header=False, sort_output=True, include_lineno=False, width=110)
    lines = out.getvalue().split(b"\n")
    return b"\n".join(line for line in lines if not line.startswith(CHANGING))


class _Undated(Catalog):
    """A catalogue without the header fields that would change every time. Its rule for plurals is that of its file, not
    babel's for the language."""

    rule = ""

    @property
    def plural_forms(self) -> str:
        return self.rule

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [(name, value) for name, value in super().mime_headers if f'"{name}'.encode() not in CHANGING]


def _mo(catalogue: Catalog) -> bytes:
    undated = _Undated(locale=catalogue.locale, project=catalogue.project, charset="utf-8")
    undated.rule = catalogue.plural_forms
    for message in filter(is_usable, catalogue):
        undated.add(message.id, message.string, context=message.context)
    out = io.BytesIO()
    write_mo(out, undated)
    return out.getvalue()


if __name__ == "__main__":
    sys.exit(main())
