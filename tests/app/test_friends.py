"""Tests for a round with friends, driven by input from the set-up to the laurel, and for rounds that are
interrupted."""

from dataclasses import replace

import pytest

from game.app.screens.fill import NameScene
from game.app.screens.friends import FriendsScene
from game.app.screens.high_scores import HighScoresScene
from game.app.screens.pause import PauseScene
from game.app.screens.result import ResultScene
from game.app.screens.round import GUARD, RoundScene
from game.app.screens.seat_tiles import SeatTile
from game.app.screens.setup import SetupScene
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene
from game.app.screens.winner import WinnerScene
from game.app.services import Services
from game.app.store.rounds import Rounds, RoundTurn
from tests.app import ways
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, frames, label, press, rest, running, show, top, write
from tests.app.friends import USUAL, begun
from tests.app.highscores import CRAWL, written


def setup(services: Services) -> None:
    show(services, SetupScene(services, CRAWL))


def start(services: Services, *names: str, turns: int = 1, level: str = "hard") -> RoundScene:
    """Go from the set-up to the first standings of a round."""
    services.chance.seed(5)
    setup(services)
    click(services, "friends")
    for name in names:
        click(services, "new")
        write(services, name)
        press(services, "confirm")
    scene = top(services)
    assert isinstance(scene, FriendsScene)
    scene.level, scene.turns = level, turns
    click(services, "start")
    assert isinstance(top(services), RoundScene)
    return top(services)  # type: ignore[return-value]


def ids(services: Services) -> list[str]:
    return [thing.id for thing in top(services).things()]


def play(services: Services, rooms: int = 1, undo: bool = False) -> int:
    """Play the turn at the table: out of the door after `rooms` monsters, or until death. Return its score.

    With `undo`, one action past a card is undone first, which makes the turn practice.
    """
    table = top(services)
    assert isinstance(table, TableScene)
    match = table.match
    if undo:
        verb = match.legal(0)[0]
        match.play(verb)
        match.undo()
    while not match.over:
        legal = {action.verb: action for action in match.legal(0)}
        enough = "leave" in legal and match.view(0).facts["rooms"] >= rooms
        table.commands.do(
            legal["leave" if enough else next(v for v in ("hard", "enter", "strike", "bear") if v in legal)]
        )
        table.top.hurry()
    frames(services, 3)
    assert isinstance(top(services), ResultScene)
    rest(services)
    return match.state.outcome.scores[0]


def pass_on(services: Services) -> None:
    """Wait out the moment after a hand-over in which presses are ignored."""
    assert isinstance(top(services), RoundScene)
    top(services).update(GUARD)


def go_in(services: Services, kind: str = "W") -> None:
    """Let the next player take the device, confirm, and choose a character."""
    pass_on(services)
    choose(services, "ready")
    pass_on(services)
    choose(services, f"play-{kind}")


def turn(services: Services, **how: int) -> int:
    """Play a turn as the warrior, go on to the standings, and return the score."""
    go_in(services)
    score = play(services, **how)
    press(services, "confirm")
    return score


# players


def test_names_are_picked_taken_out_written_and_mixed(services: Services) -> None:
    written(services, 12)
    setup(services)
    click(services, "friends")
    scene = top(services)
    assert isinstance(scene, FriendsScene)
    known = [label(services, f"known-{n}") for n in range(3)]
    assert not scene.widget("start").enabled  # type: ignore[union-attr]
    click(services, "known-0")
    click(services, "known-0")
    assert scene.names == known[:2]
    assert label(services, "player-1") == f"2. {known[1]}"
    click(services, "new")
    assert isinstance(top(services), NameScene)
    write(services, "Newcomer")
    press(services, "confirm")
    assert scene.names == [*known[:2], "Newcomer"]
    click(services, "player-0")
    assert scene.names == [known[1], "Newcomer"]
    click(services, "mix")
    assert scene.names == ["Newcomer", known[1]]


def test_nobody_plays_twice_and_no_more_than_eight(services: Services) -> None:
    setup(services)
    click(services, "friends")
    for name in ("Ada", "ada"):
        click(services, "new")
        write(services, name)
        press(services, "confirm")
    assert isinstance(top(services), NameScene), "a name that will not do leads nowhere"
    assert label(services, "told") == "Who else is playing?\n“ada” is already playing."
    write(services, "\b\b\bBo")
    press(services, "confirm")
    scene = top(services)
    assert isinstance(scene, FriendsScene)
    assert scene.names == ["Ada", "Bo"]
    scene.names = [f"N{n}" for n in range(8)]
    scene.refresh()
    assert scene.widget("new") is None
    assert label(services, "who") == "Eight at most. Choose a name to remove it."
    assert scene.widget("known-0") is None


def test_difficulty_and_turns_are_chosen(services: Services) -> None:
    setup(services)
    click(services, "friends")
    scene = top(services)
    assert isinstance(scene, FriendsScene)
    scene.set_focus("level")
    press(services, "right")
    scene.set_focus("turns")
    press(services, "right", "right")
    assert (scene.level, scene.turns) == ("hard", 3)
    assert label(services, "turns") == "Turns The best of 3 turns"


def test_the_friends_of_last_time_are_there_again(services: Services) -> None:
    services.rounds.keep(begun(("Ada", "Bo"), 2, (3, 4, 5, 6)))
    setup(services)
    click(services, "friends")
    scene = top(services)
    assert isinstance(scene, FriendsScene)
    assert (scene.names, scene.turns, scene.level, scene.focus) == (["Ada", "Bo"], 2, "hard", "start")


def test_after_a_name_the_next_is_written_until_all_have_one(services: Services) -> None:
    setup(services)
    click(services, "friends")
    scene = top(services)
    assert isinstance(scene, FriendsScene)
    for name in "ABCDEFGH":
        assert scene.focus != "start"
        scene._named(name)
        assert scene.focus == ("start" if name == "H" else "new")
    assert scene.names == list("ABCDEFGH")


# the round


@pytest.mark.slow
def test_three_take_turns_and_the_best_gets_the_laurel(services: Services) -> None:
    start(services, "Ada", "Bo", "Cy")
    scores = {}
    for name in ("Ada", "Bo", "Cy"):
        assert top(services).title() == f"Pass it to {name}"
        scores[name] = turn(services, rooms=1)
    assert isinstance(top(services), WinnerScene)
    best = max(scores.values())
    winners = [name for name in scores if scores[name] == best]
    wanted = f"{winners[0]} wins" if len(winners) == 1 else f"A draw: {', '.join(winners)}"
    assert top(services).title() == (wanted if best else "Nobody brought anything home")
    rows = {row.name: row.score for row in services.high_scores("crawl").rows()}
    assert rows == {name: score for name, score in scores.items() if score}, "every turn is on the sheet by itself"


def test_the_level_and_the_house_rules_of_the_round_are_played(services: Services) -> None:
    start(services, "Ada", "Bo", level="normal")
    go_in(services, "M")
    table = top(services)
    assert isinstance(table, TableScene)
    assert table.match.options == {**USUAL, "hero": "mage", "difficulty": "normal"}
    assert label(services, "title").startswith("Ada")
    assert not table.match.marks


@pytest.mark.slow
def test_of_several_turns_the_best_counts(services: Services) -> None:
    start(services, "Ada", "Bo", turns=2)
    scores = [turn(services, rooms=rooms) for rooms in (1, 0, 0, 1)]
    found = services.rounds.of("crawl")
    assert found is not None
    assert [each.score for each in found.done] == scores
    assert {each.name: each.best for each in found.standings()} == {
        "Ada": max(scores[0], scores[2]),
        "Bo": max(scores[1], scores[3]),
    }


@pytest.mark.slow
def test_the_sheet_is_at_a_press_between_two_turns(services: Services) -> None:
    start(services, "Ada", "Bo")
    turn(services)
    pass_on(services)
    click(services, "scores")
    assert isinstance(top(services), HighScoresScene)
    press(services, "cancel")
    assert isinstance(top(services), RoundScene)
    assert top(services).title() == "Pass it to Bo"


@pytest.mark.slow
def test_the_end_of_a_turn_tells_who_leads_and_nothing_of_the_records(services: Services) -> None:
    start(services, "Ada", "Bo")
    found = services.rounds.of("crawl")
    assert found is not None
    services.rounds.keep(replace(found, names=("Ada", "Bo", "Cy"), done=(RoundTurn("one", "W", "left", 900),)))
    written(services, 3)
    services.routes.rounds.standings(CRAWL)
    frames(services, 3)
    go_in(services)
    play(services)
    told = label(services, "verdict")
    assert "It was Bo's turn, and counts in the round.\nIn the lead with 900: Ada. Cy is next, and needs more." in told
    assert "with these settings" not in told


@pytest.mark.slow
def test_a_turn_of_practice_counts_here_but_not_on_the_sheet(services: Services) -> None:
    start(services, "Ada", "Bo")
    go_in(services)
    play(services, undo=True)
    told = label(services, "verdict")
    assert "you went back past a card" in told
    assert "counts in the round, but doesn't go on the sheet" in told
    assert "doesn't count" not in told
    assert not services.high_scores("crawl").path.exists()
    press(services, "confirm")
    found = services.rounds.of("crawl")
    assert found is not None
    assert found.done[0].marked
    assert "practice" in ids(services)
    assert services.high_scores("crawl").rows() == []


def test_the_first_step_back_past_a_turned_card_says_what_it_means(make_services: MakeServices) -> None:
    services = make_services(undo="free")
    start(services, "Ada", "Bo")
    go_in(services)
    table = top(services)
    assert isinstance(table, TableScene)
    told = []
    for _again in range(2):
        table.commands.do(table.match.legal(0)[0])
        table.top.hurry()
        services.clear_toast()
        table.commands.undo()
        told.append("counts in the round, but doesn't go on the sheet" in str(services.toast))
    assert table.match.marks == {"practice"}
    assert told == [True, False]


@pytest.mark.slow
def test_a_press_meant_for_the_turn_before_starts_none(services: Services) -> None:
    start(services, "Ada", "Bo")
    turn(services)
    scene = top(services)
    press(services, "confirm", "confirm")
    click(services, "play-W")
    assert top(services) is scene
    assert not scene.at_rest()
    scene.update(GUARD)
    assert scene.at_rest()
    press(services, "confirm")
    assert top(services) is scene, "Bo has said to be there, and chosen nobody yet"
    assert scene.title() == "Your turn, Bo"
    press(services, "confirm", "confirm")
    assert top(services) is scene
    scene.update(GUARD)
    press(services, "confirm")
    assert isinstance(top(services), TableScene)


@pytest.mark.slow
def test_after_the_last_turn_the_way_leads_to_who_has_won(services: Services) -> None:
    start(services, "Ada", "Bo")
    for label_of_the_way in ("Resume round", "See who won"):
        go_in(services)
        play(services)
        assert label(services, "round") == label_of_the_way
        press(services, "confirm")
    assert isinstance(top(services), WinnerScene)


@pytest.mark.parametrize("text", ["1", "2"])
def test_one_thing_asks_for_the_next_name(make_services: MakeServices, text: str) -> None:
    services = make_services(text=text)
    show(services, FriendsScene(services, CRAWL, USUAL, begun(("Ada", "Bo"))))
    assert [widget.id for widget in top(services).widgets if widget.label == "Another name"] == ["new"]


def test_places_differ_by_their_emblems(services: Services) -> None:
    show(services, FriendsScene(services, CRAWL, USUAL, begun(tuple(f"N{n}" for n in range(8)))))
    seats = [widget for widget in top(services).widgets if isinstance(widget, SeatTile)]
    assert len({seat.emblem for seat in seats}) == len({seat.dye for seat in seats}) == 8


def test_a_long_name_gets_the_room_there_is(services: Services) -> None:
    scene = FriendsScene(services, CRAWL, USUAL, begun(("Zo", "Maximilian-René-Otto")))
    show(services, scene)
    assert not scene.widget("player-1").cut  # type: ignore[union-attr]


@pytest.mark.slow
def test_who_hammers_away_at_the_page_before_gets_through_nothing(services: Services) -> None:
    start(services, "Ada", "Bo")
    go_in(services)
    play(services)
    for _press in range(20):
        press(services, "confirm")
        top(services).update(GUARD / 2)
    scene = top(services)
    assert isinstance(scene, RoundScene)
    assert not scene.ready


def test_the_page_is_made_anew_only_once_the_wait_is_over(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = start(services, "Ada", "Bo")
    pass_on(services)
    choose(services, "ready")
    made: list[float] = []
    build = scene.build
    monkeypatch.setattr(scene, "build", lambda: (made.append(scene.misfire.left), build())[1])
    dim = [scene.widget("play-W").dim]  # type: ignore[union-attr]
    while not scene.at_rest():
        scene.update(GUARD / 10)
        dim.append(scene.widget("play-W").dim)  # type: ignore[union-attr]
    assert len(made) == 1
    assert made[0] <= 0
    assert dim == sorted(dim, reverse=True)
    assert dim[0] > dim[5] > dim[-1] == 0


def test_nobody_is_chosen_before_the_player_is_there(services: Services) -> None:
    start(services, "Ada", "Bo")
    pass_on(services)
    assert label(services, "asked") == "Press “I'm ready”, then choose."
    click(services, "play-W")
    press(services, "up", "up", "left", "up")
    assert top(services).focus in ("ready", "scores", "end", "leave")
    assert isinstance(top(services), RoundScene)
    click(services, "ready")
    assert label(services, "asked") == "Who will you be?"
    pass_on(services)
    click(services, "play-M")
    assert isinstance(top(services), TableScene)


@pytest.mark.slow
def test_from_the_sheet_the_focus_comes_back_to_the_way_on(services: Services) -> None:
    start(services, "Ada", "Bo")
    go_in(services)
    play(services)
    choose(services, "scores")
    assert isinstance(top(services), HighScoresScene)
    press(services, "cancel")
    assert isinstance(top(services), ResultScene)
    assert top(services).focus == "round"


def test_the_title_tells_whose_turn_waits(services: Services) -> None:
    start(services, "Ada", "Bo")
    go_in(services)
    press(services, "menu")
    click(services, "leave")
    assert isinstance(top(services), TitleScene)
    note = label(services, "note")
    assert note.startswith("Dungeon Crawl  ·  Warrior  ·  Round with friends, Ada's turn  ·  ")
    assert note in top(services).widget("continue").help  # type: ignore[union-attr]


# interrupted rounds


def test_a_turn_of_a_round_goes_on_beside_a_newer_play_of_the_other_hero(services: Services) -> None:
    start(services, "Ada", "Bo")
    go_in(services)
    left = running(services.saves, "crawl")
    assert left is not None
    assert left.options["hero"] == "warrior"
    services.saves.autosave(ways.begun("crawl", "mage"))
    show(services, SetupScene(services, CRAWL))
    choose(services, "friends")
    frames(services)
    scene = top(services)
    assert isinstance(scene, TableScene)
    assert [str(action) for action in scene.match.log] == [str(action) for action in left.log]


@pytest.mark.slow
def test_a_round_goes_on_after_the_program_was_killed_in_a_turn(
    services: Services, make_services: MakeServices
) -> None:
    start(services, "Ada", "Bo")
    go_in(services)
    table = top(services)
    assert isinstance(table, TableScene)
    digest = table.match.digest()
    services = make_services()
    setup(services)
    assert label(services, "friends") == "Resume round"
    click(services, "friends")
    table = top(services)
    assert isinstance(table, TableScene)
    assert table.match.digest() == digest
    play(services)
    press(services, "confirm")
    assert top(services).title() == "Pass it to Bo"


@pytest.mark.slow
def test_a_round_goes_on_after_the_program_was_killed_between_two_turns(
    services: Services, make_services: MakeServices
) -> None:
    start(services, "Ada", "Bo")
    turn(services)
    services = make_services()
    setup(services)
    click(services, "friends")
    assert isinstance(top(services), RoundScene)
    assert top(services).title() == "Pass it to Bo"


@pytest.mark.slow
def test_a_turn_that_ended_but_was_not_written_down_counts_once(
    services: Services, make_services: MakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program is killed after the last action: when continued, the play ends again, and counts as one turn and one
    row."""
    start(services, "Ada", "Bo")
    go_in(services)
    with monkeypatch.context() as killed:
        killed.setattr(services.saves, "clear", lambda game, mode: None)
        play(services)
    services = make_services()
    rows = len(services.high_scores("crawl").rows())
    show(services, TitleScene(services))
    click(services, "continue")
    frames(services, 3)
    assert isinstance(top(services), ResultScene)
    assert len(services.rounds.of("crawl").done) == 1  # type: ignore[union-attr]
    assert len(services.high_scores("crawl").rows()) == rows


@pytest.mark.slow
def test_a_turn_given_up_is_worth_nothing_and_the_next_is_on(services: Services) -> None:
    start(services, "Ada", "Bo")
    go_in(services)
    press(services, "menu")
    assert isinstance(top(services), PauseScene)
    assert label(services, "restart") == "Give up this turn"
    click(services, "restart")
    assert label(services, "text") == "Give up this turn? Ada gets nothing for it, and the next player goes."
    click(services, "do")
    assert isinstance(top(services), RoundScene)
    assert top(services).title() == "Pass it to Bo"
    assert services.rounds.of("crawl").done[0].score == 0  # type: ignore[union-attr]
    assert running(services.saves, "crawl") is None


@pytest.mark.slow
def test_another_game_in_between_is_no_turn(services: Services) -> None:
    """A player who leaves the round for another game gives up a running turn, and nothing else."""
    start(services, "Ada", "Bo")
    turn(services)
    press(services, "cancel")
    assert isinstance(top(services), TitleScene)
    setup(services)
    click(services, "start")
    play(services, rooms=0)
    assert len(services.rounds.of("crawl").done) == 1  # type: ignore[union-attr]
    assert "round" not in ids(services)


def test_a_turn_is_not_given_up_for_another_game_unasked(services: Services) -> None:
    start(services, "Ada", "Bo")
    go_in(services)
    table = top(services)
    assert isinstance(table, TableScene)
    table.commands.do(table.match.legal(0)[0])
    table.top.hurry()
    show(services, TitleScene(services))
    services.routes.plays.start(CRAWL, USUAL, None)
    frames(services)
    assert label(services, "text") == "Give up Ada's turn of the round? It will be worth nothing."


@pytest.mark.slow
def test_a_round_can_be_ended_and_its_friends_stay_for_another(services: Services) -> None:
    start(services, "Ada", "Bo")
    turn(services)
    pass_on(services)
    click(services, "end")
    click(services, "do")
    scene = top(services)
    assert isinstance(scene, FriendsScene)
    assert scene.names == ["Ada", "Bo"]
    assert Rounds(services.homes.data, lambda text: None).of("crawl") is None
    press(services, "cancel")
    assert top(services).name == "title", "no way leads back to the round"


def test_another_round_begins_with_the_same_friends(services: Services) -> None:
    services.rounds.keep(begun(("Ada", "Bo"), 1, (3, 4)))
    show(services, WinnerScene(services, CRAWL, services.rounds.of("crawl")))  # type: ignore[arg-type]
    top(services).update(GUARD)
    press(services, "confirm")
    scene = top(services)
    assert isinstance(scene, FriendsScene)
    press(services, "confirm")
    assert isinstance(top(services), RoundScene)
    assert services.rounds.of("crawl").done == ()  # type: ignore[union-attr]
