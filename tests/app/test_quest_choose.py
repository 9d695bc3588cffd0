"""Tests for choosing a quest: those of the program, and those in the player's folder."""

import shutil
from pathlib import Path

import pytest

from game import files
from game.app.screens.party_setup.setup import PartySetup
from game.app.screens.posters import QuestCard
from game.app.screens.quests import QuestsScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.levels import quests
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, frames, label, press, show, top
from tests.app.quest import GAME, text_of
from tests.rotation import spoken


def cards(services: Services) -> dict[str, QuestCard]:
    return {w.id.removeprefix("quest-"): w for w in top(services).widgets if isinstance(w, QuestCard)}


def own(services: Services) -> Path:
    return quests.folder(services.homes.data)


def lay(services: Services, name: str, text: str | None = None) -> Path:
    """Put a quest into the player's folder: a copy of one of the program's, or any text."""
    own(services).mkdir(parents=True, exist_ok=True)
    path = own(services) / f"{name}.tmx"
    if text is None:
        shutil.copy(files.level("quests") / "first_lantern.tmx", path)
    else:
        path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def setup(services: Services) -> PartySetup:
    """The set-up page of a quest."""
    scene = PartySetup(services, GAME)
    scene.options["mode"] = "quest"
    show(services, scene)
    return scene


def page(services: Services) -> QuestsScene:
    choose(services, "quest")
    scene = top(services)
    assert isinstance(scene, QuestsScene)
    return scene


def test_the_shortest_of_ours_is_chosen_at_first(services: Services, setup: PartySetup):
    assert label(services, "quest") == "Quest The First Lantern"
    assert setup.options["quest"] == text_of("first_lantern")


def test_ours_come_first_and_the_shortest_first_of_all(services: Services, setup: PartySetup):
    lay(services, "aaa")
    page(services)
    assert next(iter(cards(services))) == "first_lantern"
    assert [*cards(services)][-1] == "aaa"
    assert [*cards(services)][-2] == "bottom_of_the_pack"


def test_of_a_third_row_no_sliver_is_seen_under_two(services: Services, setup: PartySetup):
    lay(services, "mine")
    scene = page(services)
    third = [*cards(services).values()][4].box
    assert scene.scroller.offset == 0
    assert third.y >= scene.scroller.box.bottom - 2


def test_a_card_has_room_for_all_that_is_known(services: Services, setup: PartySetup):
    page(services)
    for card in cards(services).values():
        assert not card.text.lines[-1].endswith("…"), card.id
        assert len(card.figures) == 4, card.id


def test_without_a_quest_nothing_of_it_is_shown(services: Services):
    show(services, PartySetup(services, GAME))
    assert top(services).widget("quest") is None


def test_each_of_ours_is_there_with_what_it_is_like(services: Services, setup: PartySetup):
    page(services)
    assert {"first_lantern", "drowned_toll", "house_always_wins", "bottom_of_the_pack"} <= {*cards(services)}
    card = cards(services)["first_lantern"]
    assert card.label == "The First Lantern"
    outline = GAME.quests.outline(text_of("first_lantern"))
    low, high = outline.heroes
    assert f"{outline.minutes} min" in card.value
    assert f"{low}–{high} heroes" in card.value
    for each in cards(services).values():
        assert len(each.figures) == len(each.signs), f"{each.label} shows all of its signs"
    assert f"Level {outline.level}" in card.value
    assert "One of ours" in card.value
    assert "chosen" in card.value
    assert card.help


def test_another_is_chosen_and_begun(services: Services, setup: PartySetup):
    page(services)
    choose(services, "quest-house_always_wins")
    assert top(services) is setup
    assert label(services, "quest") == "Quest The House Always Wins"
    choose(services, "start")
    table = top(services)
    assert isinstance(table, TableScene)
    assert table.match.options["quest"] == text_of("house_always_wins")


def test_one_that_is_put_into_the_folder_is_there_at_once(services: Services, setup: PartySetup):
    page(services)
    assert "mine" not in cards(services)
    lay(services, "mine")
    frames(services, 70)
    assert "From your folder: mine.tmx" in cards(services)["mine"].value
    (own(services) / "mine.tmx").unlink()
    frames(services, 70)
    assert "mine" not in cards(services)


def test_a_broken_one_is_shown_with_what_is_wrong_and_cannot_be_chosen(services: Services, setup: PartySetup):
    lay(services, "broken", "<map/>")
    good = files.level("quests").joinpath("first_lantern.tmx").read_text(encoding="utf-8")
    lay(services, "endless", good.replace('type="exit"', 'type="exot"'))
    page(services)
    for name in ("broken", "endless"):
        card = cards(services)[name]
        assert not card.enabled
        assert card.fault
        click(services, card.id) if top(services).scroller.box_of(card).inside(top(services).scroller.box) else choose(
            services, card.id
        )
        assert isinstance(top(services), QuestsScene)
    assert "exot" in cards(services)["endless"].fault
    assert setup.options["quest"] == text_of("first_lantern")


def test_a_quest_for_fewer_heroes_leaves_some_at_home(services: Services, setup: PartySetup):
    setup.options["heroes"] = "4"
    good = files.level("quests").joinpath("first_lantern.tmx").read_text(encoding="utf-8")
    lay(services, "two", good.replace('name="heroes" value="1-4"', 'name="heroes" value="1-2"'))
    page(services)
    choose(services, "quest-two")
    assert setup.options["heroes"] == "2"


def test_the_folder_is_made_and_named(services: Services, setup: PartySetup):
    page(services)
    assert own(services).is_dir()
    choose(services, "own")
    assert str(own(services)) in str(services.toast)
    press(services, "cancel")
    assert top(services) is setup


def test_a_folder_that_cannot_be_made_is_only_told(
    services: Services, setup: PartySetup, monkeypatch: pytest.MonkeyPatch
):
    def fails(disk: files.Disk, path: Path) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(files.Disk, "make_folder", fails)
    page(services)
    assert "couldn't be made" in str(services.toast)
    assert len(cards(services)) >= 4


def test_what_was_kept_and_is_no_quest_any_more_is_replaced(services: Services):
    scene = PartySetup(services, GAME)
    scene.options |= {"mode": "quest", "quest": '{"format": 0}'}
    show(services, scene)
    assert scene.options["quest"] == text_of("first_lantern")


@pytest.mark.slow
@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_all_figures_of_ours_are_there_whatever_the_window(
    make_services: MakeServices, language: str, size: tuple[int, int]
):
    services = make_services(size=size, language=language)
    show(services, QuestsScene(services, GAME.quests, "", lambda text, outline: None))
    assert all(len(card.figures) == 4 for card in cards(services).values())


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_ours_are_seen_whole_each_with_a_picture(make_services: MakeServices, size: tuple[int, int]):
    services = make_services(size=size)
    show(services, QuestsScene(services, GAME.quests, "", lambda text, outline: None))
    scene = top(services)
    assert scene.scroller.height <= scene.scroller.box.h
    shown = [card.picture for card in cards(services).values()]
    assert all(shown)
    assert len({*shown}) == len(shown) == 4


def test_one_of_the_players_own_is_signed(services: Services, setup: PartySetup):
    lay(services, "mine")
    page(services)
    assert "mine.tmx" in " ".join(cards(services)["mine"].by.lines)
    assert cards(services)["first_lantern"].by not in cards(services)["first_lantern"].blocks()
