"""Tests that every letter of every language is in every typeface, so that there are no empty boxes."""

from pathlib import Path

import pytest
from babel.messages.mofile import read_mo
from fontTools.ttLib import TTFont

from game import files, i18n

FONTS = sorted(files.asset("fonts").glob("*.ttf"))


def letters() -> set[str]:
    """Every letter that a screen may have to show: of the English texts, of the pseudo-language, and of every
    translation."""
    english = (files.locale() / "underdeck.pot").read_text(encoding="utf-8")
    texts = [english, i18n.pseudo(english), *i18n.languages().values()]
    for path in files.locale().glob("*/LC_MESSAGES/*.mo"):
        with path.open("rb") as file:
            texts += [text for message in read_mo(file) for text in _forms(message.string)]
    return {letter for text in texts for letter in text if letter.isprintable()}


def _forms(text: str | tuple[str, ...] | list[str]) -> list[str]:
    return [text] if isinstance(text, str) else list(text)


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_a_typeface_has_every_letter(path: Path) -> None:
    missing = letters() - {chr(code) for code in TTFont(path).getBestCmap()}
    assert not missing, "".join(sorted(missing))


def test_there_are_typefaces() -> None:
    assert len(FONTS) >= 4
