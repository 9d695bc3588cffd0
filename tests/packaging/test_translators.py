"""Tests for what translators are given: the Weblate component fits the repository, the glossary its messages."""

import csv
import json
from pathlib import Path

from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "packaging" / "translators"


def test_the_component_names_files_that_are_there() -> None:
    component = json.loads((FOLDER / "weblate.json").read_text("utf-8"))
    assert (ROOT / component["new_base"]).is_file()
    assert list(ROOT.glob(component["filemask"]))
    assert component["file_format"] == "po"


def test_a_term_of_the_glossary_is_explained_and_in_the_messages() -> None:
    with (FOLDER / "glossary.csv").open(encoding="utf-8", newline="") as file:
        terms = {row["source"]: row["developer_comments"] for row in csv.DictReader(file)}
    with (ROOT / "game" / "locale" / "underdeck.pot").open("rb") as file:
        ids = [message.id for message in read_po(file) if message.id]
    texts = "\n".join(one if isinstance(one, str) else one[0] for one in ids).lower()
    assert [term for term in terms if term.lower() not in texts] == []
    assert all(terms.values())
    assert list(terms) == sorted(terms, key=str.lower)
