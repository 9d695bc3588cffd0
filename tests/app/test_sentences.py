"""Tests that texts are not put together without looking: no period twice, no blank before one, and no separator that
separates nothing."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from game import i18n
from game.app.input.bindings import Intent
from game.app.screens.table import TableScene
from game.app.ui.scene import Scene
from game.core.blanks import has_blanks
from game.core.game import Game, defaults
from game.core.match import Match
from game.core.narration import sentences
from game.core.text import Text, joined, say
from game.rules import games
from tests.app.conftest import MakeServices
from tests.app.layout import scenes
from tests.app.scenery import SCENES
from tests.rotation import rotating, spoken

CHUNK = 24  # scenes in one test
STEPS = 25  # actions of a play whose texts are read
FAULTS = {
    "a period too many": re.compile(r"(?<!\.)\.\.(?!\.)|[!?…]\.(?!\.)|\.[!?]"),
    "a blank before a stop": re.compile(r"\w [.,;!?](?=[ \n]|$)"),
    "a stop without a sentence": re.compile(r"^\s*[.,;]|[,;:]\s*[.,;]"),
    "a separator that separates nothing": re.compile(r"^\s*·|·\s*$|·\s*·|·\s*[.,;]"),
}


def texts(scene: Scene) -> Iterator[tuple[str, str]]:
    """Every text of a scene: its title, its prompts, and what its widgets say."""
    yield "title", scene.title()
    yield from scene.prompts()
    for thing in scene.things():
        yield from ((thing.id, text) for text in (thing.label, thing.value, thing.help))
    for widget in scene.widgets:
        yield from ((widget.id, line) for block in widget.blocks() for line in block.lines)


def told_of_focus(scene: Scene) -> Iterator[tuple[str, str]]:
    """What a table says of everything that can have the focus, and its hint."""
    if not isinstance(scene, TableScene) or isinstance(scene, TableScene) or scene.top.timeline is not None:
        return
    for id in [widget.id for widget in scene.widgets if widget.focusable]:
        scene.set_focus(id, quiet=True)
        scene.widgets = scene.build()
        yield id, scene.texts.preview()
    scene.handle(Intent("hint"))
    yield "hint", scene.hinting.text


def said_by_rules(game: Game[Any], match: Match) -> Iterator[tuple[str, Text]]:
    """What the rules of a game say of a moment of a play: status, captions, previews, advice and events."""
    view = match.view(match.state.to_act[0])
    yield "status", game.status(view)
    yield from game.captions(view).items()
    actions = [action for action in view.legal if not has_blanks(action)]
    for action in actions[:: max(1, len(actions) // 12)]:
        preview = game.preview(view, action)
        yield str(action), preview.text
        if preview.question:
            yield str(action), preview.question
    yield "advice", game.adviser().advise(view).why
    for event, text in zip(match.state.news, sentences(game.messages, match.state.news), strict=True):
        if text is not None:
            yield str(event), text


def faults(text: str) -> list[str]:
    """What is wrong with a text; single signs are keys."""
    return [
        fault
        for fault, pattern in FAULTS.items()
        if any(pattern.search(line) for line in text.split("\n") if len(line) > 1)
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The only way is back.. It bars the way", 1),
        ("Who goes there?. Fight", 1),
        ("Walked away  ·", 1),
        ("A card , and a card", 1),
        ("Roll 2 d6. Wait …", 0),
        ("Wait... what?!", 0),
        ("Won  ·  10", 0),
    ],
)
def test_faults_are_found(text: str, found: int) -> None:
    assert len(faults(text)) == found


@pytest.mark.slow
@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("number", rotating(range(-(-len(SCENES) // CHUNK))))
def test_texts_of_every_scene_are_well_put_together(make_services: MakeServices, number: int, language: str) -> None:
    services, found = make_services(language=language), list[str]()
    for name, scene in scenes(services, list(SCENES)[number * CHUNK : (number + 1) * CHUNK]):
        found += [
            f"{name}, {id}: {fault}: {text}"
            for id, text in (*texts(scene), *told_of_focus(scene))
            for fault in faults(text)
        ]
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("end", [".", "!", "?", "…"])
def test_a_value_that_ends_a_sentence_gets_no_second_stop(end: str) -> None:
    assert say(Text("Fight: {title}. Go on.", title=f"Who is it{end}")) == f"Fight: Who is it{end} Go on."
    assert say(Text("{a}. {b}.", a=f"One{end}", b="two")) == f"One{end} two."
    assert say(Text("{a}... {b}", a=f"One{end}", b="two")) == f"One{end}... two"


def test_parts_are_joined_to_sentences() -> None:
    assert joined(("A card", "Whose?", "", "Yours.", "Three left")) == "A card. Whose? Yours. Three left"
    assert joined(()) == joined(("",)) == ""


MODES = [
    (game.id, {**defaults(game), option.key: choice.value} if option else defaults(game))
    for game in games().values()
    for option in [next((each for each in game.options if each.key in ("mode", "difficulty")), None)]
    for choice in (option.choices if option else (None,))
    if choice is None or choice.value not in ("quest", "party")
]


@pytest.mark.slow
@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize(("id", "options"), rotating(MODES))
def test_what_the_rules_say_in_a_play_is_well_put_together(id: str, options: dict[str, str], language: str) -> None:
    game, found = games()[id], set[str]()
    i18n.install(language)
    match, adviser = Match(game, options, 5), game.adviser()
    for _turn in range(STEPS):
        if match.over or not match.state.to_act:
            break
        for name, text in said_by_rules(game, match):
            found |= {f"{name}: {fault}: {i18n.say(text)}" for fault in faults(i18n.say(text))}
        match.play(adviser.choose(match.view(match.state.to_act[0])))
    i18n.install("en")
    assert not found, "\n".join(found)
