"""Tests for choosing a quest: those of the program, and those in the player's folder."""

import shutil
from pathlib import Path

import pytest

from game import files
from game.app.desk import Desk
from game.app.scenes.quest.choose import QuestsScene
from game.app.scenes.quest.table import QuestTable
from game.app.scenes.troupe.setup import TroupeSetup
from game.app.ui.questcard import QuestCard
from game.levels import quests
from tests.app.conftest import MakeDesk
from tests.app.driving import choose, click, frames, label, press, show, top
from tests.app.quest import GAME, text_of


def cards(desk: Desk) -> dict[str, QuestCard]:
    return {w.id.removeprefix("quest-"): w for w in top(desk).widgets if isinstance(w, QuestCard)}


def own(desk: Desk) -> Path:
    return quests.folder(desk.homes.data)


def lay(desk: Desk, name: str, text: str | None = None) -> Path:
    """Put a quest into the player's folder: a copy of one of the program's, or any text."""
    own(desk).mkdir(parents=True, exist_ok=True)
    path = own(desk) / f"{name}.tmx"
    if text is None:
        shutil.copy(files.level("quests") / "first_lantern.tmx", path)
    else:
        path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def setup(desk: Desk) -> TroupeSetup:
    """The set-up page of a quest."""
    scene = TroupeSetup(desk, GAME)
    scene.options["mode"] = "quest"
    show(desk, scene)
    return scene


def page(desk: Desk) -> QuestsScene:
    choose(desk, "quest")
    scene = top(desk)
    assert isinstance(scene, QuestsScene)
    return scene


def test_the_shortest_of_ours_is_chosen_at_first(desk: Desk, setup: TroupeSetup):
    assert label(desk, "quest") == "Quest The First Lantern"
    assert setup.options["quest"] == text_of("first_lantern")


def test_ours_come_first_and_the_shortest_first_of_all(desk: Desk, setup: TroupeSetup):
    lay(desk, "aaa")
    page(desk)
    assert next(iter(cards(desk))) == "first_lantern"
    assert [*cards(desk)][-1] == "aaa"
    assert [*cards(desk)][-2] == "bottom_of_the_pack"


def test_of_a_third_row_no_sliver_is_seen_under_two(desk: Desk, setup: TroupeSetup):
    lay(desk, "mine")
    scene = page(desk)
    third = [*cards(desk).values()][4].box
    assert scene.scroll == 0
    assert third.y >= scene.scroll_box.bottom - 2


def test_a_card_has_room_for_all_that_is_known(desk: Desk, setup: TroupeSetup):
    page(desk)
    for card in cards(desk).values():
        assert not card.text.lines[-1].endswith("…"), card.id
        assert len(card.figures) == 4, card.id


def test_without_a_quest_nothing_of_it_is_shown(desk: Desk):
    show(desk, TroupeSetup(desk, GAME))
    assert top(desk).widget("quest") is None


def test_each_of_ours_is_there_with_what_it_is_like(desk: Desk, setup: TroupeSetup):
    page(desk)
    assert {"first_lantern", "drowned_toll", "house_always_wins", "bottom_of_the_pack"} <= {*cards(desk)}
    card = cards(desk)["first_lantern"]
    assert card.label == "The First Lantern"
    outline = GAME.quests.outline(text_of("first_lantern"))
    low, high = outline.heroes
    assert f"{outline.minutes} min" in card.value
    assert f"{low}–{high} heroes" in card.value
    for each in cards(desk).values():
        assert len(each.figures) == len(each.signs), f"{each.label} shows all of its signs"
    assert f"Level {outline.level}" in card.value
    assert "One of ours" in card.value
    assert "chosen" in card.value
    assert card.help


def test_another_is_chosen_and_begun(desk: Desk, setup: TroupeSetup):
    page(desk)
    choose(desk, "quest-house_always_wins")
    assert top(desk) is setup
    assert label(desk, "quest") == "Quest The House Always Wins"
    choose(desk, "start")
    table = top(desk)
    assert isinstance(table, QuestTable)
    assert table.match.options["quest"] == text_of("house_always_wins")


def test_one_that_is_put_into_the_folder_is_there_at_once(desk: Desk, setup: TroupeSetup):
    page(desk)
    assert "mine" not in cards(desk)
    lay(desk, "mine")
    frames(desk, 70)
    assert "From your folder: mine.tmx" in cards(desk)["mine"].value
    (own(desk) / "mine.tmx").unlink()
    frames(desk, 70)
    assert "mine" not in cards(desk)


def test_a_broken_one_is_shown_with_what_is_wrong_and_cannot_be_chosen(desk: Desk, setup: TroupeSetup):
    lay(desk, "broken", "<map/>")
    good = files.level("quests").joinpath("first_lantern.tmx").read_text(encoding="utf-8")
    lay(desk, "endless", good.replace('type="exit"', 'type="exot"'))
    page(desk)
    for name in ("broken", "endless"):
        card = cards(desk)[name]
        assert not card.enabled
        assert card.fault
        click(desk, card.id) if top(desk).box_of(card).inside(top(desk).scroll_box) else choose(desk, card.id)
        assert isinstance(top(desk), QuestsScene)
    assert "exot" in cards(desk)["endless"].fault
    assert setup.options["quest"] == text_of("first_lantern")


def test_a_quest_for_fewer_heroes_leaves_some_at_home(desk: Desk, setup: TroupeSetup):
    setup.options["heroes"] = "4"
    good = files.level("quests").joinpath("first_lantern.tmx").read_text(encoding="utf-8")
    lay(desk, "two", good.replace('name="heroes" value="1-4"', 'name="heroes" value="1-2"'))
    page(desk)
    choose(desk, "quest-two")
    assert setup.options["heroes"] == "2"


def test_the_folder_is_made_and_named(desk: Desk, setup: TroupeSetup):
    page(desk)
    assert own(desk).is_dir()
    choose(desk, "own")
    assert str(own(desk)) in str(desk.toast)
    press(desk, "cancel")
    assert top(desk) is setup


def test_a_folder_that_cannot_be_made_is_only_told(desk: Desk, setup: TroupeSetup, monkeypatch: pytest.MonkeyPatch):
    def fails(disk: files.Disk, path: Path) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(files.Disk, "make_folder", fails)
    page(desk)
    assert "couldn't be made" in str(desk.toast)
    assert len(cards(desk)) >= 4


def test_what_was_kept_and_is_no_quest_any_more_is_replaced(desk: Desk):
    scene = TroupeSetup(desk, GAME)
    scene.options |= {"mode": "quest", "quest": '{"format": 0}'}
    show(desk, scene)
    assert scene.options["quest"] == text_of("first_lantern")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_all_figures_of_ours_are_there_whatever_the_window(make_desk: MakeDesk, language: str, size: tuple[int, int]):
    desk = make_desk(size=size, language=language)
    show(desk, QuestsScene(desk, GAME.quests, "", lambda text, outline: None))
    assert all(len(card.figures) == 4 for card in cards(desk).values())


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_ours_are_seen_whole_each_with_a_picture(make_desk: MakeDesk, size: tuple[int, int]):
    desk = make_desk(size=size)
    show(desk, QuestsScene(desk, GAME.quests, "", lambda text, outline: None))
    scene = top(desk)
    assert scene.scroll_height <= scene.scroll_box.h
    shown = [card.picture for card in cards(desk).values()]
    assert all(shown)
    assert len({*shown}) == len(shown) == 4


def test_one_of_the_players_own_is_signed(desk: Desk, setup: TroupeSetup):
    lay(desk, "mine")
    page(desk)
    assert "mine.tmx" in " ".join(cards(desk)["mine"].by.lines)
    assert cards(desk)["first_lantern"].by not in cards(desk)["first_lantern"].blocks()
