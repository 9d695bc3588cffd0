"""Tests for the plays under way: one of each way to play, kept by itself, and found again everywhere."""

import os
from pathlib import Path

import pytest

from game import files
from game.app.routes.menus import setup_of, table_of
from game.app.screens.games import GamesScene
from game.app.screens.setup import SetupScene
from game.app.screens.slots import SlotsScene
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene, UnderWayScene
from game.app.services import Services
from game.app.store.saves import EARLIER_EVERY, SaveStore
from game.app.table.skins import skin_of
from game.core import save
from game.core.game import mode_of, modes
from game.core.match import Match
from game.rules import games
from tests.app.driving import choose, click, finish, frames, label, press, show, top
from tests.app.ways import WAYS, begun

GAME, CRAWL, DIAMONDS = (games()[id] for id in ("scoundrel", "crawl", "diamonds"))


@pytest.fixture
def kept(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path, games(), lambda text: pytest.fail(str(text)))


def row(id: str, mode: str) -> str:
    """The id of a play's row on the page “Continue”."""
    return f"play-{id}-{mode}" if mode else f"play-{id}"


def older(folder: Path, match: Match, ending: str = "json") -> Path:
    """Save a play as versions did that kept a single running play of each game; return the file."""
    path = folder / "running" / f"{match.game.id}.{ending}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(save.write(match, "0"), encoding="utf-8")
    return path


def logs(saves: SaveStore) -> dict[tuple[str, str], list[str]]:
    """The actions of every play under way, as restored."""
    found = {(each.play.game.id, each.play.mode): finish(saves.restore(each.play)) for each in saves.under_way()}
    return {way: [str(action) for action in match.log] for way, match in found.items() if match is not None}


def plain(match: Match) -> list[str]:
    return [str(action) for action in match.log]


# what the ways to play are


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_the_modes_of_a_game_are_the_values_of_one_of_its_options(game) -> None:
    keys = [option.key for option in game.options]
    assert game.mode_option in ("", *keys)
    assert modes(game) == (tuple(c.value for c in game.options[keys.index(game.mode_option)].choices)
                           if game.mode_option else ("",))  # fmt: skip
    pictured = {*skin_of(game.id).ways} or {*skin_of(game.id).faces} & {*modes(game)}
    assert pictured == {*modes(game)} - {""}, "what the set-up shows as a way to play is one"


# all are kept


def test_a_play_of_every_way_is_kept_and_no_other_is_touched(kept: SaveStore) -> None:
    matches = {way: begun(*way) for way in WAYS}
    for match in matches.values():
        assert kept.autosave(match)
    assert logs(kept) == {way: plain(match) for way, match in matches.items()}
    for id, mode in WAYS:
        kept.clear(games()[id], mode)
        del matches[id, mode]
        assert {(each.play.game.id, each.play.mode) for each in kept.under_way()} == {*matches}
    assert not [path for path in kept.folder.rglob("*") if path.is_file()]


def test_the_play_saved_last_comes_first(kept: SaveStore) -> None:
    for number, way in enumerate(WAYS):
        kept.autosave(begun(*way))
        for path in (kept.folder / "running").glob(f"{'-'.join(filter(None, way))}.json"):
            os.utime(path, (1000 - number, 1000 - number))
    assert [(each.play.game.id, each.play.mode) for each in kept.under_way()] == [*WAYS]
    assert [each.play.mode for each in kept.under_way("crawl")] == ["warrior", "mage"]


@pytest.mark.parametrize("way", WAYS, ids="-".join)
def test_what_an_older_version_left_goes_on_in_its_way_to_play(kept: SaveStore, way: tuple[str, str]) -> None:
    match = begun(*way)
    path = older(kept.folder, match)
    assert logs(kept) == {way: plain(match)}
    if match.game.mode_option:
        others = [mode for mode in modes(match.game) if mode != way[1]]
        for mode in others:
            assert kept.running(match.game, mode) is None
            kept.clear(match.game, mode)
        assert path.exists()
    assert kept.autosave(match)
    assert path.exists() == (not match.game.mode_option), "it has its proper name now"
    assert logs(kept) == {way: plain(match)}
    kept.clear(match.game, way[1])
    assert not kept.under_way()


@pytest.mark.parametrize("ending", ["json.bak", "earlier-2.json"])
def test_the_backup_and_earlier_states_of_an_older_version_are_found(tmp_path: Path, ending: str) -> None:
    told: list[str] = []
    kept, match = SaveStore(tmp_path, games(), lambda text: told.append(str(text))), begun("crawl", "mage")
    older(tmp_path, match).write_text("{", encoding="utf-8")
    older(tmp_path, match, ending)
    assert logs(kept) == {("crawl", "mage"): plain(match)}
    assert len(told) == 1
    kept.clear(match.game, "mage")
    assert not kept.under_way()


def test_a_kill_between_the_new_file_and_the_removal_of_the_old_one_loses_nothing(kept: SaveStore) -> None:
    match = begun("diamonds", "duo")
    path = older(kept.folder, match)
    text = path.read_text(encoding="utf-8")
    match.play(match.legal(match.state.to_act[0])[0])
    kept.autosave(match)
    path.write_text(text, encoding="utf-8")  # as if it had not been removed
    assert logs(kept) == {("diamonds", "duo"): plain(match)}
    kept.clear(match.game, "duo")
    assert not kept.under_way()


def test_earlier_states_belong_to_their_way_to_play(tmp_path: Path) -> None:
    told: list[str] = []
    kept = SaveStore(tmp_path, games(), lambda text: told.append(str(text)))
    power, boss = begun("deuces", "power", 0), begun("deuces", "boss", 0)
    for match in (power, boss):
        for _ in range(EARLIER_EVERY):
            match.play(match.legal(match.state.to_act[0])[0])
            kept.autosave(match)
    path = tmp_path / "running" / "deuces-boss.json"
    for each in (path, files.backup(path)):
        each.write_text("{", encoding="utf-8")
    assert logs(kept) == {("deuces", "power"): plain(power), ("deuces", "boss"): plain(boss)}
    assert len(told) == 1


# on the pages


def test_the_title_goes_on_with_the_only_play(services: Services) -> None:
    match = begun("crawl", "mage")
    services.saves.autosave(match)
    show(services, TitleScene(services))
    assert label(services, "note").startswith("Dungeon Crawl  ·  Mage  ·  ")
    choose(services, "continue")
    frames(services, 3)
    scene = top(services)
    assert isinstance(scene, TableScene)
    assert plain(scene.match) == plain(match)


@pytest.mark.parametrize("running", [0, 1, 2])
def test_what_lies_in_a_slot_is_found_from_the_title(services: Services, running: int) -> None:
    services.saves.put(1, begun("scoundrel", ""))
    for way in WAYS[:running]:
        services.saves.autosave(begun(*way))
    show(services, TitleScene(services))
    if running:
        choose(services, "continue")
        assert isinstance(top(services), UnderWayScene), "there is more to go on with than what is under way"
    choose(services, "load")
    assert isinstance(top(services), SlotsScene)


@pytest.mark.slow
def test_every_play_is_found_from_continue_and_from_the_set_up(services: Services) -> None:
    matches = {way: begun(*way) for way in WAYS}
    for match in matches.values():
        services.saves.autosave(match)
    opened = {}
    for way in WAYS:
        show(services, TitleScene(services))
        assert label(services, "note").endswith(f"{len(WAYS) - 1} more under way")
        choose(services, "continue")
        scene = top(services)
        assert isinstance(scene, UnderWayScene)
        assert {widget.id for widget in scene.widgets if widget.scrolls} == {row(*each) for each in WAYS}
        opened.clear()
        scene.choose = lambda play: opened.update({(play.game.id, play.mode): play.log})
        choose(services, row(*way))
        assert {key: [*log] for key, log in opened.items()} == {way: plain(matches[way])}
        setup = setup_of(services, games()[way[0]])
        if way[1]:
            setup.options[setup.game.mode_option] = way[1]
        show(services, setup)
        assert setup.widget("continue")
    games_scene = show(services, GamesScene(services, "Choose a game", lambda game: None))
    assert all(games_scene.widget(f"game-{id}").under_way for id, _mode in WAYS)


def test_the_shelf_marks_only_what_is_under_way(services: Services) -> None:
    services.saves.autosave(begun("diamonds", "duo"))
    scene = show(services, GamesScene(services, "Choose a game", lambda game: None))
    assert scene.focus == "game-diamonds"
    marks = {id: scene.widget(f"game-{id}").under_way for id in services.games}
    assert marks == {"scoundrel": "", "diamonds": "Under way: Two parties", "crawl": "", "deuces": ""}
    assert "Under way: Two parties" in label(services, "game-diamonds")
    setup = show(services, SetupScene(services, DIAMONDS))
    assert [id for id in ("solo", "duo", "dealer", "party") if "under way" in setup.widget(f"mode-{id}").value] == [
        "duo"
    ]


# nothing is asked where nothing is lost


@pytest.mark.slow
def test_beginning_any_other_way_asks_nothing_and_loses_nothing(services: Services) -> None:
    matches: dict[tuple[str, str], Match] = {}
    for way in WAYS:
        game = games()[way[0]]
        setup = setup_of(services, game)
        wanted = begun(*way, 0)
        setup.options.update(wanted.options)
        show(services, setup)
        choose(services, "start")
        frames(services, 2)
        assert top(services).name != "ask", way
        matches[way] = begun(*way)
        services.saves.autosave(matches[way])
        assert logs(services.saves) == {each: plain(match) for each, match in matches.items()}
    assert not services.records.runs


def test_another_play_of_the_same_way_is_still_asked_about(services: Services) -> None:
    services.saves.autosave(begun("crawl", "mage"))
    setup = SetupScene(services, CRAWL)
    setup.options["hero"] = "mage"
    show(services, setup)
    choose(services, "start")
    assert top(services).name == "ask"
    choose(services, "do")
    frames(services)
    assert isinstance(top(services), TableScene)
    assert [run.result for run in services.records.runs] == ["abandoned"]


@pytest.mark.parametrize(("moves", "saved"), [(0, False), (2, True)])
def test_giving_up_what_is_not_lost_asks_nothing_and_counts_nothing(
    services: Services, moves: int, saved: bool
) -> None:
    match = begun("scoundrel", "", moves)
    if saved:
        services.saves.put(1, match)
    show(services, table_of(services, match))
    press(services, "menu")
    click(services, "restart")
    frames(services)
    scene = top(services)
    assert isinstance(scene, TableScene)
    assert scene.match is not match
    assert not services.records.runs


def test_giving_up_a_play_that_went_on_after_it_was_saved_is_asked(services: Services) -> None:
    match = begun("scoundrel", "", 2)
    services.saves.put(1, match)
    match.play(match.legal(0)[0])
    show(services, table_of(services, match))
    press(services, "menu")
    click(services, "restart")
    assert top(services).name == "ask"


def test_a_slot_of_another_way_is_loaded_without_a_question(services: Services) -> None:
    services.saves.put(1, begun("crawl", "mage"))
    services.saves.autosave(begun("crawl", "warrior"))
    show(services, SlotsScene(services, None))
    choose(services, "slot-1")
    frames(services)
    scene = top(services)
    assert isinstance(scene, TableScene)
    assert mode_of(scene.match.game, scene.match.options) == "mage"
    assert len(services.saves.under_way("crawl")) == 2
