"""Tests for a round with friends, driven by input from the set-up to the laurel, and for rounds that are
interrupted."""

from dataclasses import replace

import pytest

from game.app.desk import Desk
from game.app.rounds import Rounds, RoundTurn
from game.app.scenes import go
from game.app.scenes.friends import FriendsScene
from game.app.scenes.pause import PauseScene
from game.app.scenes.result import ResultScene
from game.app.scenes.round import GUARD, RoundScene
from game.app.scenes.scores import ScoresScene
from game.app.scenes.setup import SetupScene
from game.app.scenes.sign import NameScene
from game.app.scenes.table import TableScene
from game.app.scenes.title import TitleScene
from game.app.scenes.winner import WinnerScene
from game.app.ui.seattile import SeatTile
from tests.app.conftest import MakeDesk
from tests.app.driving import choose, click, frames, label, press, rest, show, top, write
from tests.app.friends import USUAL, begun
from tests.app.highscores import CRAWL, written


def setup(desk: Desk) -> None:
    show(desk, SetupScene(desk, CRAWL))


def start(desk: Desk, *names: str, turns: int = 1, level: str = "hard") -> RoundScene:
    """Go from the set-up to the first standings of a round."""
    desk.chance.seed(5)
    setup(desk)
    click(desk, "friends")
    for name in names:
        click(desk, "new")
        write(desk, name)
        press(desk, "confirm")
    scene = top(desk)
    assert isinstance(scene, FriendsScene)
    scene.level, scene.turns = level, turns
    click(desk, "start")
    assert isinstance(top(desk), RoundScene)
    return top(desk)  # type: ignore[return-value]


def ids(desk: Desk) -> list[str]:
    return [thing.id for thing in top(desk).things()]


def play(desk: Desk, rooms: int = 1, undo: bool = False) -> int:
    """Play the turn at the table: out of the door after `rooms` monsters, or until death. Return its score.

    With `undo`, one action past a card is undone first, which makes the turn practice.
    """
    table = top(desk)
    assert isinstance(table, TableScene)
    match = table.match
    if undo:
        verb = match.legal(0)[0]
        match.play(verb)
        match.undo()
    while not match.over:
        legal = {action.verb: action for action in match.legal(0)}
        enough = "leave" in legal and match.view(0).facts["rooms"] >= rooms
        table.do(legal["leave" if enough else next(v for v in ("hard", "enter", "strike", "bear") if v in legal)])
        table.hurry()
    frames(desk, 3)
    assert isinstance(top(desk), ResultScene)
    rest(desk)
    return match.state.outcome.scores[0]


def pass_on(desk: Desk) -> None:
    """Wait out the moment after a hand-over in which presses are ignored."""
    assert isinstance(top(desk), RoundScene)
    top(desk).update(GUARD)


def go_in(desk: Desk, kind: str = "W") -> None:
    """Let the next player take the device, confirm, and choose a character."""
    pass_on(desk)
    choose(desk, "ready")
    pass_on(desk)
    choose(desk, f"play-{kind}")


def turn(desk: Desk, **how: int) -> int:
    """Play a turn as the warrior, go on to the standings, and return the score."""
    go_in(desk)
    score = play(desk, **how)
    press(desk, "confirm")
    return score


# players


def test_names_are_picked_taken_out_written_and_mixed(desk: Desk) -> None:
    written(desk, 12)
    setup(desk)
    click(desk, "friends")
    scene = top(desk)
    assert isinstance(scene, FriendsScene)
    known = [label(desk, f"known-{n}") for n in range(3)]
    assert not scene.widget("start").enabled  # type: ignore[union-attr]
    click(desk, "known-0")
    click(desk, "known-0")
    assert scene.names == known[:2]
    assert label(desk, "player-1") == f"2. {known[1]}"
    click(desk, "new")
    assert isinstance(top(desk), NameScene)
    write(desk, "Newcomer")
    press(desk, "confirm")
    assert scene.names == [*known[:2], "Newcomer"]
    click(desk, "player-0")
    assert scene.names == [known[1], "Newcomer"]
    click(desk, "mix")
    assert scene.names == ["Newcomer", known[1]]


def test_nobody_plays_twice_and_no_more_than_eight(desk: Desk) -> None:
    setup(desk)
    click(desk, "friends")
    for name in ("Ada", "ada"):
        click(desk, "new")
        write(desk, name)
        press(desk, "confirm")
    assert isinstance(top(desk), NameScene), "a name that will not do leads nowhere"
    assert label(desk, "told") == "Who else is playing?\n“ada” is already playing."
    write(desk, "\b\b\bBo")
    press(desk, "confirm")
    scene = top(desk)
    assert isinstance(scene, FriendsScene)
    assert scene.names == ["Ada", "Bo"]
    scene.names = [f"N{n}" for n in range(8)]
    scene.refresh()
    assert scene.widget("new") is None
    assert label(desk, "who") == "Eight at most. Choose a name to remove it."
    assert scene.widget("known-0") is None


def test_difficulty_and_turns_are_chosen(desk: Desk) -> None:
    setup(desk)
    click(desk, "friends")
    scene = top(desk)
    assert isinstance(scene, FriendsScene)
    scene.set_focus("level")
    press(desk, "right")
    scene.set_focus("turns")
    press(desk, "right", "right")
    assert (scene.level, scene.turns) == ("hard", 3)
    assert label(desk, "turns") == "Turns The best of 3 turns"


def test_the_friends_of_last_time_are_there_again(desk: Desk) -> None:
    desk.rounds.keep(begun(("Ada", "Bo"), 2, (3, 4, 5, 6)))
    setup(desk)
    click(desk, "friends")
    scene = top(desk)
    assert isinstance(scene, FriendsScene)
    assert (scene.names, scene.turns, scene.level, scene.focus) == (["Ada", "Bo"], 2, "hard", "start")


def test_after_a_name_the_next_is_written_until_all_have_one(desk: Desk) -> None:
    setup(desk)
    click(desk, "friends")
    scene = top(desk)
    assert isinstance(scene, FriendsScene)
    for name in "ABCDEFGH":
        assert scene.focus != "start"
        scene._named(name)
        assert scene.focus == ("start" if name == "H" else "new")
    assert scene.names == list("ABCDEFGH")


# the round


@pytest.mark.slow
def test_three_take_turns_and_the_best_gets_the_laurel(desk: Desk) -> None:
    start(desk, "Ada", "Bo", "Cy")
    scores = {}
    for name in ("Ada", "Bo", "Cy"):
        assert top(desk).title() == f"Pass it to {name}"
        scores[name] = turn(desk, rooms=1)
    assert isinstance(top(desk), WinnerScene)
    best = max(scores.values())
    winners = [name for name in scores if scores[name] == best]
    wanted = f"{winners[0]} wins" if len(winners) == 1 else f"A draw: {', '.join(winners)}"
    assert top(desk).title() == (wanted if best else "Nobody brought anything home")
    rows = {row.name: row.score for row in desk.high_scores("crawl").rows()}
    assert rows == {name: score for name, score in scores.items() if score}, "every turn is on the sheet by itself"


def test_the_level_and_the_house_rules_of_the_round_are_played(desk: Desk) -> None:
    start(desk, "Ada", "Bo", level="normal")
    go_in(desk, "M")
    table = top(desk)
    assert isinstance(table, TableScene)
    assert table.match.options == {**USUAL, "hero": "mage", "difficulty": "normal"}
    assert label(desk, "title").startswith("Ada")
    assert not table.match.marks


@pytest.mark.slow
def test_of_several_turns_the_best_counts(desk: Desk) -> None:
    start(desk, "Ada", "Bo", turns=2)
    scores = [turn(desk, rooms=rooms) for rooms in (1, 0, 0, 1)]
    found = desk.rounds.of("crawl")
    assert found is not None
    assert [each.score for each in found.done] == scores
    assert {each.name: each.best for each in found.standings()} == {
        "Ada": max(scores[0], scores[2]),
        "Bo": max(scores[1], scores[3]),
    }


@pytest.mark.slow
def test_the_sheet_is_at_a_press_between_two_turns(desk: Desk) -> None:
    start(desk, "Ada", "Bo")
    turn(desk)
    pass_on(desk)
    click(desk, "scores")
    assert isinstance(top(desk), ScoresScene)
    press(desk, "cancel")
    assert isinstance(top(desk), RoundScene)
    assert top(desk).title() == "Pass it to Bo"


@pytest.mark.slow
def test_the_end_of_a_turn_tells_who_leads_and_nothing_of_the_records(desk: Desk) -> None:
    start(desk, "Ada", "Bo")
    found = desk.rounds.of("crawl")
    assert found is not None
    desk.rounds.keep(replace(found, names=("Ada", "Bo", "Cy"), done=(RoundTurn("one", "W", "left", 900),)))
    written(desk, 3)
    go.standings(desk, CRAWL)
    frames(desk, 3)
    go_in(desk)
    play(desk)
    told = label(desk, "verdict")
    assert "It was Bo's turn, and counts in the round.\nIn the lead with 900: Ada. Cy is next, and needs more." in told
    assert "with these settings" not in told


@pytest.mark.slow
def test_a_turn_of_practice_counts_here_but_not_on_the_sheet(desk: Desk) -> None:
    start(desk, "Ada", "Bo")
    go_in(desk)
    play(desk, undo=True)
    told = label(desk, "verdict")
    assert "you went back past a card" in told
    assert "counts in the round, but doesn't go on the sheet" in told
    assert "doesn't count" not in told
    assert not desk.high_scores("crawl").path.exists()
    press(desk, "confirm")
    found = desk.rounds.of("crawl")
    assert found is not None
    assert found.done[0].marked
    assert "practice" in ids(desk)
    assert desk.high_scores("crawl").rows() == []


def test_the_first_step_back_past_a_turned_card_says_what_it_means(make_desk: MakeDesk) -> None:
    desk = make_desk(undo="free")
    start(desk, "Ada", "Bo")
    go_in(desk)
    table = top(desk)
    assert isinstance(table, TableScene)
    told = []
    for _again in range(2):
        table.do(table.match.legal(0)[0])
        table.hurry()
        desk.hush()
        table.undo()
        told.append("counts in the round, but doesn't go on the sheet" in str(desk.toast))
    assert table.match.marks == {"practice"}
    assert told == [True, False]


@pytest.mark.slow
def test_a_press_meant_for_the_turn_before_starts_none(desk: Desk) -> None:
    start(desk, "Ada", "Bo")
    turn(desk)
    scene = top(desk)
    press(desk, "confirm", "confirm")
    click(desk, "play-W")
    assert top(desk) is scene
    assert not scene.at_rest()
    scene.update(GUARD)
    assert scene.at_rest()
    press(desk, "confirm")
    assert top(desk) is scene, "Bo has said to be there, and chosen nobody yet"
    assert scene.title() == "Your turn, Bo"
    press(desk, "confirm", "confirm")
    assert top(desk) is scene
    scene.update(GUARD)
    press(desk, "confirm")
    assert isinstance(top(desk), TableScene)


@pytest.mark.slow
def test_after_the_last_turn_the_way_leads_to_who_has_won(desk: Desk) -> None:
    start(desk, "Ada", "Bo")
    for label_of_the_way in ("Resume round", "See who won"):
        go_in(desk)
        play(desk)
        assert label(desk, "round") == label_of_the_way
        press(desk, "confirm")
    assert isinstance(top(desk), WinnerScene)


@pytest.mark.parametrize("text", ["1", "2"])
def test_one_thing_asks_for_the_next_name(make_desk: MakeDesk, text: str) -> None:
    desk = make_desk(text=text)
    show(desk, FriendsScene(desk, CRAWL, USUAL, begun(("Ada", "Bo"))))
    assert [widget.id for widget in top(desk).widgets if widget.label == "Another name"] == ["new"]


def test_places_differ_by_their_emblems(desk: Desk) -> None:
    show(desk, FriendsScene(desk, CRAWL, USUAL, begun(tuple(f"N{n}" for n in range(8)))))
    seats = [widget for widget in top(desk).widgets if isinstance(widget, SeatTile)]
    assert len({seat.emblem for seat in seats}) == len({seat.dye for seat in seats}) == 8


def test_a_long_name_gets_the_room_there_is(desk: Desk) -> None:
    scene = FriendsScene(desk, CRAWL, USUAL, begun(("Zo", "Maximilian-René-Otto")))
    show(desk, scene)
    assert not scene.widget("player-1").cut  # type: ignore[union-attr]


@pytest.mark.slow
def test_who_hammers_away_at_the_page_before_gets_through_nothing(desk: Desk) -> None:
    start(desk, "Ada", "Bo")
    go_in(desk)
    play(desk)
    for _press in range(20):
        press(desk, "confirm")
        top(desk).update(GUARD / 2)
    scene = top(desk)
    assert isinstance(scene, RoundScene)
    assert not scene.ready


def test_the_page_is_made_anew_only_once_the_wait_is_over(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = start(desk, "Ada", "Bo")
    pass_on(desk)
    choose(desk, "ready")
    made: list[float] = []
    build = scene.build
    monkeypatch.setattr(scene, "build", lambda: (made.append(scene.guard), build())[1])
    dim = [scene.widget("play-W").dim]  # type: ignore[union-attr]
    while not scene.at_rest():
        scene.update(GUARD / 10)
        dim.append(scene.widget("play-W").dim)  # type: ignore[union-attr]
    assert len(made) == 1
    assert made[0] <= 0
    assert dim == sorted(dim, reverse=True)
    assert dim[0] > dim[5] > dim[-1] == 0


def test_nobody_is_chosen_before_the_player_is_there(desk: Desk) -> None:
    start(desk, "Ada", "Bo")
    pass_on(desk)
    assert label(desk, "asked") == "Press “I'm ready”, then choose."
    click(desk, "play-W")
    press(desk, "up", "up", "left", "up")
    assert top(desk).focus in ("ready", "scores", "end", "leave")
    assert isinstance(top(desk), RoundScene)
    click(desk, "ready")
    assert label(desk, "asked") == "Who will you be?"
    pass_on(desk)
    click(desk, "play-M")
    assert isinstance(top(desk), TableScene)


@pytest.mark.slow
def test_from_the_sheet_the_focus_comes_back_to_the_way_on(desk: Desk) -> None:
    start(desk, "Ada", "Bo")
    go_in(desk)
    play(desk)
    choose(desk, "scores")
    assert isinstance(top(desk), ScoresScene)
    press(desk, "cancel")
    assert isinstance(top(desk), ResultScene)
    assert top(desk).focus == "round"


def test_the_title_tells_whose_turn_waits(desk: Desk) -> None:
    start(desk, "Ada", "Bo")
    go_in(desk)
    press(desk, "menu")
    click(desk, "leave")
    assert isinstance(top(desk), TitleScene)
    note = label(desk, "note")
    assert note.startswith("Dungeon Crawl  ·  Round with friends, Ada's turn  ·  ")
    assert note in top(desk).widget("continue").help  # type: ignore[union-attr]


# interrupted rounds


@pytest.mark.slow
def test_a_round_goes_on_after_the_program_was_killed_in_a_turn(desk: Desk, make_desk: MakeDesk) -> None:
    start(desk, "Ada", "Bo")
    go_in(desk)
    table = top(desk)
    assert isinstance(table, TableScene)
    digest = table.match.digest()
    desk = make_desk()
    setup(desk)
    assert label(desk, "friends") == "Resume round"
    click(desk, "friends")
    table = top(desk)
    assert isinstance(table, TableScene)
    assert table.match.digest() == digest
    play(desk)
    press(desk, "confirm")
    assert top(desk).title() == "Pass it to Bo"


@pytest.mark.slow
def test_a_round_goes_on_after_the_program_was_killed_between_two_turns(desk: Desk, make_desk: MakeDesk) -> None:
    start(desk, "Ada", "Bo")
    turn(desk)
    desk = make_desk()
    setup(desk)
    click(desk, "friends")
    assert isinstance(top(desk), RoundScene)
    assert top(desk).title() == "Pass it to Bo"


@pytest.mark.slow
def test_a_turn_that_ended_but_was_not_written_down_counts_once(
    desk: Desk, make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program is killed after the last action: when continued, the play ends again, and counts as one turn and one
    row."""
    start(desk, "Ada", "Bo")
    go_in(desk)
    with monkeypatch.context() as killed:
        killed.setattr(desk.saves, "clear", lambda game: None)
        play(desk)
    desk = make_desk()
    rows = len(desk.high_scores("crawl").rows())
    show(desk, TitleScene(desk))
    click(desk, "continue")
    frames(desk, 3)
    assert isinstance(top(desk), ResultScene)
    assert len(desk.rounds.of("crawl").done) == 1  # type: ignore[union-attr]
    assert len(desk.high_scores("crawl").rows()) == rows


@pytest.mark.slow
def test_a_turn_given_up_is_worth_nothing_and_the_next_is_on(desk: Desk) -> None:
    start(desk, "Ada", "Bo")
    go_in(desk)
    press(desk, "menu")
    assert isinstance(top(desk), PauseScene)
    assert label(desk, "restart") == "Give up this turn"
    click(desk, "restart")
    assert label(desk, "text") == "Give up this turn? Ada gets nothing for it, and the next player goes."
    click(desk, "do")
    assert isinstance(top(desk), RoundScene)
    assert top(desk).title() == "Pass it to Bo"
    assert desk.rounds.of("crawl").done[0].score == 0  # type: ignore[union-attr]
    assert desk.saves.running("crawl") is None


@pytest.mark.slow
def test_another_game_in_between_is_no_turn(desk: Desk) -> None:
    """A player who leaves the round for another game gives up a running turn, and nothing else."""
    start(desk, "Ada", "Bo")
    turn(desk)
    press(desk, "cancel")
    assert isinstance(top(desk), TitleScene)
    setup(desk)
    click(desk, "start")
    play(desk, rooms=0)
    assert len(desk.rounds.of("crawl").done) == 1  # type: ignore[union-attr]
    assert "round" not in ids(desk)


def test_a_turn_is_not_given_up_for_another_game_unasked(desk: Desk) -> None:
    start(desk, "Ada", "Bo")
    go_in(desk)
    table = top(desk)
    assert isinstance(table, TableScene)
    table.do(table.match.legal(0)[0])
    table.hurry()
    show(desk, TitleScene(desk))
    go.start(desk, CRAWL, USUAL, None)
    frames(desk)
    assert label(desk, "text") == "Give up Ada's turn of the round? It will be worth nothing."


@pytest.mark.slow
def test_a_round_can_be_ended_and_its_friends_stay_for_another(desk: Desk) -> None:
    start(desk, "Ada", "Bo")
    turn(desk)
    pass_on(desk)
    click(desk, "end")
    click(desk, "do")
    scene = top(desk)
    assert isinstance(scene, FriendsScene)
    assert scene.names == ["Ada", "Bo"]
    assert Rounds(desk.homes.data, lambda text: None).of("crawl") is None
    press(desk, "cancel")
    assert top(desk).name == "title", "no way leads back to the round"


def test_another_round_begins_with_the_same_friends(desk: Desk) -> None:
    desk.rounds.keep(begun(("Ada", "Bo"), 1, (3, 4)))
    show(desk, WinnerScene(desk, CRAWL, desk.rounds.of("crawl")))  # type: ignore[arg-type]
    top(desk).update(GUARD)
    press(desk, "confirm")
    scene = top(desk)
    assert isinstance(scene, FriendsScene)
    press(desk, "confirm")
    assert isinstance(top(desk), RoundScene)
    assert desk.rounds.of("crawl").done == ()  # type: ignore[union-attr]
