"""Tests for a person as Dealer: cards turned up one by one, lines chosen or written, the room gathered and shuffled
after a run; with two devices, with one, and with a program in either seat."""

import pytest

from game.app.input.bindings import LEFT, POINT, PRESS, RELEASE, RIGHT, TYPED, Intent
from game.app.main import Loop
from game.app.play.features.speech import LET_BE, Spoken
from game.app.routes.menus import table_of
from game.app.screens.replay import ReplayScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.preview import Journal, JournalEntry
from game.app.table.spots import SeatPlate
from game.app.table.sprites import FACE_DOWN, FACE_UP
from game.app.ui.text import Words
from game.core.blanks import encode
from game.core.deck import face
from game.core.game import defaults
from game.core.match import Match
from game.core.text import say
from game.core.view import Action
from game.rules import games
from game.rules.diamonds.wording import open_cards
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, frames, label, press, running, show, top, write

GAME = games()["diamonds"]
PARTY, DEALER = 0, 1
FRAME = 15.0  # design pixels: width of an engraved panel's rim
TURNS = [f"turn room.{place}" for place in (2, 0, 3, 1)]


def match_of(*seats: str) -> Match:
    return Match(GAME, {**defaults(GAME), "mode": "dealer"}, 7, seats=seats or ("human", "human"))


def dealt(services: Services, *seats: str, turned: int = 0) -> TableScene:
    """A table with a Dealer who has already turned up some cards of the first room."""
    match = match_of(*seats)
    for action in TURNS[:turned]:
        match.play(Action.parse(f"{DEALER}:{action}"))
    scene = table_of(services, match)
    show(services, scene)
    return scene


def log(scene: TableScene) -> list[str]:
    return [str(action) for action in scene.match.log]


def drafted(scene: TableScene) -> list[str]:
    """The ids of the lines on the speech sheet."""
    return [widget.id for widget in scene.widgets if widget.role == "row"]


def by(device: int, services: Services, *kinds: str) -> None:
    """Give commands from one device."""
    for kind in kinds:
        top(services).handle(Intent(kind, device=device))
        frames(services)


# turning cards


def test_a_hidden_card_is_focused_and_turned_by_its_place(services: Services) -> None:
    scene = dealt(services)
    assert scene.play.seat == DEALER
    assert scene.focus == "room.0"
    assert label(services, "room.2") == "Face-down card"
    choose(services, "room.2")
    assert log(scene) == ["1:turn room.2"]
    open_card = scene.play.view.top("room.2")
    assert open_card is not None
    assert scene.widget(open_card.id) is not None
    assert scene.widget("room.2") is None


def test_cards_are_turned_with_the_mouse_and_with_the_keys_for_places(services: Services) -> None:
    scene = dealt(services)
    click(services, "room.3")
    press(services, "place.1")
    assert log(scene) == ["1:turn room.3", "1:turn room.1"]


def test_the_focus_goes_on_to_the_next_hidden_card(services: Services) -> None:
    scene = dealt(services)
    seen = []
    for _ in range(4):
        seen.append(scene.focus)
        press(services, "confirm")
    assert sorted(map(str, seen)) == [f"room.{place}" for place in range(4)]


def test_a_card_that_lies_open_is_not_turned_again(services: Services) -> None:
    scene = dealt(services, turned=1)
    card = scene.play.view.top("room.2")
    assert card is not None
    choose(services, card.id)
    assert len(scene.match.log) == 1


def test_a_card_is_raised_keeps_everybody_waiting_and_falls_open(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = dealt(services)
    loop = Loop(services)
    scene.top.hurry()
    played: list[str] = []
    scene.top.stage.play = played.append
    scene.commands.pick("room.1")
    sprite = scene.top.stage.piles["room.1"][0]
    turns, lifts = [], []
    for _ in range(200):
        loop.frame([], 1 / 60)
        turns.append(sprite.turn)
        lifts.append(sprite.lift)
        if scene.top.timeline is None:
            break
    waits = turns.count(FACE_DOWN)
    assert 12 < waits < 60, "a beat, and no more"
    assert turns[-1] == FACE_UP
    assert max(lifts) > 20
    assert played.index("card-lift") < played.index("turn-card") < played.index("card-place")


def test_without_motion_it_lies_open_at_once(services: Services) -> None:
    scene = dealt(services)
    press(services, "confirm")
    assert scene.at_rest()
    assert scene.top.stage.piles["room.0"][0].turn == FACE_UP


# speech


def test_when_all_lie_open_the_lines_come_and_one_of_them_is_said(services: Services) -> None:
    scene = dealt(services, turned=3)
    assert not drafted(scene)
    choose(services, "room.1")
    lines = drafted(scene)
    assert 4 <= len(lines) <= 5
    assert scene.focus == lines[0]
    words = label(services, lines[2])
    choose(services, lines[2])
    assert log(scene)[-1] == f"1:say {lines[2]}"
    assert not drafted(scene)
    assert label(services, "speech") == f"“{words}”"
    assert scene.top.chronicle.lines[-1] == f"“{words}”"
    assert scene.play.seat == PARTY
    first = scene.play.view.top("room.0")
    assert first is not None
    assert scene.focus == first.id


def test_the_frame_around_the_lines_is_seen_whole(services: Services) -> None:
    scene = dealt(services, turned=4)
    panel = scene.widget("sheet")
    within = panel.box.inset(FRAME)
    choices = [widget for widget in scene.widgets if widget.id in drafted(scene) or widget.id == LET_BE]
    assert len(choices) > 4
    assert all(widget.box.inside(within) for widget in choices)


def test_nothing_else_of_the_table_is_chosen_meanwhile(services: Services) -> None:
    scene = dealt(services, turned=4)
    free = {widget.id for widget in scene.widgets if widget.focusable}
    assert free == {*drafted(scene), "say", "let-be", "log", "help", "menu"}
    press(services, "place.0")
    assert scene.focus == drafted(scene)[0]


def test_own_words_are_written_and_said(services: Services) -> None:
    scene = dealt(services, turned=4)
    choose(services, "say")
    assert top(services).name == "write"
    seen = [str(thing.label) for thing in top(services).things() if thing.role == "card"]
    assert seen == [say(face(card)) for card in open_cards(scene.play.view)]
    write(services, "Mind the gap, 100 % of it")
    press(services, "confirm")
    assert top(services) is scene
    assert log(scene)[-1] == f"1:say {encode('Mind the gap, 100 % of it')}"
    assert label(services, "speech") == "“Mind the gap, 100 % of it”"


def test_going_back_from_own_words_leads_to_the_lines(services: Services) -> None:
    scene = dealt(services, turned=4)
    choose(services, "say")
    press(services, "cancel")
    assert top(services) is scene
    assert drafted(scene)
    assert len(scene.match.log) == 4


def test_the_line_is_read_by_the_narrator(make_services: MakeServices) -> None:
    services = make_services(narration=True)
    scene = dealt(services, turned=4)
    words = label(services, drafted(scene)[0])
    press(services, "confirm")
    assert f"“{words}”" in services.narrator.spoken


def test_the_line_hangs_until_the_next_deed(services: Services) -> None:
    scene = dealt(services, turned=4)
    press(services, "confirm", "right", "hint")
    assert scene.widget("speech") is not None
    choose(services, scene.play.view.legal[1].ids[0])
    assert scene.widget("speech") is None


@pytest.mark.slow
@pytest.mark.parametrize("words", ["Mind your heads.", "Mind your heads, all of you. " * 3, "w" * 120])
def test_what_was_said_lies_over_the_journal_and_the_head_stays_as_it_is(services: Services, words: str) -> None:
    scene = dealt(services, turned=4)
    choose(services, "say")
    write(services, words[:120])
    press(services, "confirm")
    status, title, speech = scene.widget("status"), scene.widget("title"), scene.widget("speech")
    assert isinstance(status, Words)
    assert title is not None
    assert isinstance(speech, Spoken)
    assert status.label == f"Party · {say(GAME.status(scene.play.view))}"
    assert speech.livery == scene.top.chronicle.livery(DEALER), "it is seen who said it"
    assert speech.box.overlaps(scene.top.places.box("journal"))
    assert speech.block.height <= speech.box.h
    others = [widget for widget in scene.widgets if widget is not speech and not isinstance(widget, SeatPlate)]
    assert not [widget.id for widget in others if widget.box.overlaps(speech.box)]


def test_what_was_said_is_not_seen_in_the_journal_as_well(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[list[str]] = []
    monkeypatch.setattr(Journal, "draw", lambda journal, canvas, lines, box: written.append(lines))
    scene = dealt(services, turned=4)
    choose(services, drafted(scene)[0])
    written.clear()
    frames(services)
    assert not written
    choose(services, str(scene.first_focus()))
    frames(services)
    assert written, "when it is gone, the journal has it"
    assert any(line.startswith("“") for line in written[-1])


def test_what_the_party_can_do_lies_in_its_frame_and_what_is_said_under_the_name_of_the_dealer(
    services: Services,
) -> None:
    scene = dealt(services, turned=4)
    choose(services, drafted(scene)[0])
    seat = scene.widget(f"seat.{PARTY}")
    assert isinstance(seat, SeatPlate)
    clear = seat.box.inset(2 * seat.RING)
    shown = [widget.box for widget in scene.widgets if widget.id in ("run", "undo", "hint")]
    assert len(shown) == 3
    assert all(box.inside(clear, 0) for box in shown)
    told = [scene.top.places.box("journal"), scene.top.places.box("speech")]
    assert not any(box.overlaps(seat.box) for box in told), "it is not the party who speaks"
    dealer = scene.widget(f"seat.{DEALER}")
    assert isinstance(dealer, SeatPlate)
    assert all(box.x < dealer.tab.centre[0] < box.right and box.y >= dealer.tab.bottom for box in told)
    assert not seat.tab.overlaps(scene.top.places.box("hp.0")), "the name of the party lies at the other end"


def test_the_line_comes_down_unless_nothing_may_move(make_services: MakeServices) -> None:
    for still in (True, False):
        services = make_services(reduced_motion=still)
        scene = dealt(services, turned=4)
        scene.commands.pick(drafted(scene)[0])
        scene.top.hurry()
        assert scene.top.spoken.line is not None
        assert scene.top.spoken.line.update(1 / 60) is not still


# one device, two, and a program


def test_with_one_device_the_dealer_is_asked_first_and_may_let_it_be(services: Services) -> None:
    scene = dealt(services, turned=4)
    assert scene.play.seat == DEALER
    choose(services, "let-be")
    assert scene.play.seat == PARTY
    assert not drafted(scene)
    assert len(scene.match.log) == 4
    press(services, "confirm")
    assert scene.match.log[-1].seat == PARTY


@pytest.fixture
def two(services: Services) -> TableScene:
    """A table with all cards turned up; the party has pad 5, the Dealer pad 6."""
    scene = dealt(services, turned=4)
    scene.seating.take(PARTY, 5)
    scene.seating.take(DEALER, 6)
    return scene


def test_each_device_acts_for_its_own_seat(services: Services, two: TableScene) -> None:
    by(5, services, "right")
    assert two.play.seat == PARTY, "the party need not wait"
    assert not drafted(two)
    by(6, services, "down")
    assert two.play.seat == DEALER
    assert two.focus == drafted(two)[1]
    by(6, services, "confirm")
    assert log(two)[-1] == f"1:say {drafted(two) or two.match.log[-1].ids[0]}"
    by(6, services, "confirm")
    assert two.match.log[-1].seat == DEALER, "it is no longer the Dealer's turn"
    by(5, services, "confirm")
    assert two.match.log[-1].seat == PARTY


def test_who_has_let_it_be_does_not_come_back(services: Services, two: TableScene) -> None:
    two.set_focus("let-be")
    by(6, services, "confirm", "confirm", "down")
    assert two.play.seat == PARTY
    assert not drafted(two)
    assert "Party" in str(services.toast)
    by(5, services, "confirm")
    assert two.match.log[-1].seat == PARTY


def test_nobody_presses_what_they_have_not_seen(services: Services, two: TableScene) -> None:
    by(5, services, "confirm")
    assert two.play.seat == PARTY
    assert len(two.match.log) == 4
    by(5, services, "confirm")
    assert two.match.log[-1].seat == PARTY


def test_a_mouse_that_is_only_moved_takes_nothing_away(services: Services, two: TableScene) -> None:
    two.seating.take(PARTY, -2)
    top(services).handle(Intent(POINT, (640, 200), -2))
    assert drafted(two)
    for kind in (PRESS, RELEASE):
        top(services).handle(Intent(kind, (640, 60), -2))
    assert two.play.seat == PARTY
    assert len(two.match.log) == 4


def test_only_the_dealer_writes_the_dealers_words(services: Services, two: TableScene) -> None:
    two.set_focus("say")
    by(6, services, "confirm")
    assert top(services).name == "write"
    by(5, services, "confirm", "cancel")
    top(services).handle(Intent(TYPED, text="x", device=5))
    assert top(services).name == "write"
    assert label(services, "field") == "Say"
    by(6, services, "confirm", "menu")
    assert log(two)[-1] == "1:say G"


def test_the_one_who_has_half_of_the_keyboard_writes_with_all_of_it(services: Services, two: TableScene) -> None:
    two.seating.take(DEALER, LEFT)
    two.seating.take(PARTY, RIGHT)
    two.set_focus("say")
    two.handle(Intent("confirm", device=LEFT))
    frames(services)
    for letter, half in (("W", LEFT), ("o", RIGHT), ("w", LEFT)):
        top(services).handle(Intent(TYPED, text=letter, device=half))
    by(RIGHT, services, "confirm")
    assert log(two)[-1] == "1:say Wow"


def test_the_other_ones_keyboard_writes_nothing(services: Services, two: TableScene) -> None:
    two.seating.take(PARTY, LEFT)
    two.set_focus("say")
    by(6, services, "confirm")
    for half in (LEFT, RIGHT):
        top(services).handle(Intent(TYPED, text="x", device=half))
    assert label(services, "field") == "Say"


def test_after_a_run_the_dealer_gathers_and_shuffles(services: Services) -> None:
    scene = dealt(services, turned=4)
    choose(services, "let-be")
    choose(services, "run")
    assert scene.play.seat == DEALER
    assert scene.focus == "gather"
    press(services, "confirm")
    assert scene.focus == "shuffle"
    press(services, "confirm")
    assert scene.focus in {f"room.{place}" for place in range(4)}
    assert log(scene)[-3:] == ["run", "1:gather", "1:shuffle"]
    assert scene.play.view.top("room.0") is None
    assert scene.widget("room.0") is not None


def test_a_pads_button_for_runs_gathers_and_shuffles_as_well(services: Services) -> None:
    scene = dealt(services, turned=4)
    choose(services, "let-be")
    press(services, "avoid", "avoid", "avoid")
    assert log(scene)[-3:] == ["run", "1:gather", "1:shuffle"]


def rest(loop: Loop, scene: TableScene) -> None:
    """Run the program until a person is asked."""
    for _ in range(5000):
        loop.frame([], 1 / 30)
        if scene.at_rest():
            return
    raise AssertionError("nobody is ever asked")


@pytest.mark.slow
@pytest.mark.parametrize("still", [True, False])
def test_a_program_deals_at_its_own_pace(make_services: MakeServices, still: bool) -> None:
    services = make_services(reduced_motion=still)
    scene = dealt(services, "human", "dealer")
    rest(Loop(services), scene)
    assert [action.verb for action in scene.match.log] == [*["turn"] * 4, "say"]
    assert scene.widget("speech") is not None
    assert not drafted(scene)
    assert scene.play.seat == PARTY


def test_a_press_hurries_the_program_card_by_card(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = dealt(services, "human", "dealer")
    for count in range(1, 6):
        scene.handle(Intent("confirm"))
        assert len(scene.match.log) == count


@pytest.mark.slow
def test_a_program_that_plays_waits_until_the_dealer_has_spoken_or_let_it_be(make_services: MakeServices) -> None:
    for deed, still in (("say", False), ("say", True), ("let-be", False)):
        services = make_services(reduced_motion=still)
        scene = dealt(services, "greedy", "human", turned=4)
        loop = Loop(services)
        for _ in range(120):
            loop.frame([], 1 / 30)
        assert len(scene.match.log) == 4, "there is time to choose a line"
        if deed == "say":
            scene.commands.pick(drafted(scene)[0])
            for _ in range(60):
                loop.frame([], 1 / 30)
            assert scene.widget("speech") is not None, "there is time to read it"
        else:
            choose(services, "let-be")
            assert not drafted(scene)
        rest(loop, scene)
        assert scene.match.log[-1].seat == PARTY


def test_a_play_that_was_kept_asks_the_dealer_first(services: Services) -> None:
    scene = dealt(services, turned=4)
    services.saves.autosave(scene.match)
    again = running(services.saves, "diamonds")
    assert again is not None
    twin = table_of(services, again)
    show(services, twin)
    assert drafted(twin)
    assert twin.focus == drafted(twin)[0]


def test_who_may_go_ahead_is_named_until_the_dealer_has_left_it(services: Services, two: TableScene) -> None:
    assert label(services, "status").endswith("Also free to act: Party")
    by(5, services, "right")
    assert label(services, "status").endswith("Also free to act: Dealer")
    by(6, services, "down")
    choose(services, "let-be")
    assert two.play.seat == PARTY
    assert "Also" not in label(services, "status")


def test_a_press_that_is_plain_acts_at_once_and_another_calls_who_pressed_it(
    services: Services, two: TableScene
) -> None:
    by(5, services, "avoid")
    assert len(two.match.log) == 4, "nobody runs by a press for something else"
    assert label(services, "turn") == "Party: your turn"
    by(6, services, "avoid")
    assert top(services).name == "write"
    by(6, services, "cancel")
    assert drafted(two)
    by(5, services, "place.1")
    assert two.match.log[-1].seat == PARTY


def test_the_partys_mouse_takes_a_card_while_the_dealer_may_speak(services: Services, two: TableScene) -> None:
    two.seating.take(PARTY, -2)
    card = open_cards(two.play.view)[0].id
    at = two.scroller.box_of(next(widget for widget in two.widgets if widget.id == card)).centre
    for kind in (POINT, PRESS, RELEASE):
        top(services).handle(Intent(kind, at, -2))
    frames(services)
    assert two.match.log[-1].seat == PARTY
    assert card in two.match.log[-1].ids


def test_when_the_dealer_takes_a_line_back_the_lines_return(services: Services, two: TableScene) -> None:
    by(6, services, "confirm")
    assert two.play.seat == PARTY
    by(6, services, "undo")
    assert two.play.seat == DEALER
    assert drafted(two)
    assert isinstance(two.top.chronicle.lines[-1], JournalEntry)
    assert two.top.chronicle.lines[-1].livery == two.top.chronicle.livery(DEALER)


def test_the_prompt_beside_the_lines_says_what_it_opens(services: Services, two: TableScene) -> None:
    assert dict(two.prompts())["avoid"] == label(services, "say") == "My own words"


def test_an_undone_line_hangs_no_longer(services: Services) -> None:
    scene = dealt(services, turned=4)
    press(services, "confirm")
    assert scene.top.spoken.line is not None
    scene.commands.undo()
    assert scene.top.spoken.line is None
    assert len(scene.match.log) == 4


def test_the_replay_shows_what_was_said_where_it_was_said(services: Services) -> None:
    match = match_of()
    for action in (*TURNS, f"say {encode('Hush, all of you')}"):
        match.play(Action.parse(f"{DEALER}:{action}"))
    match.play(match.legal(PARTY)[1])
    scene = ReplayScene(services, match)
    show(services, scene)
    scene.jump(5)
    assert label(services, "speech") == "“Hush, all of you”"
    assert "“Hush, all of you”" in scene.top.chronicle.lines
    scene.jump(6)
    assert scene.widget("speech") is None
    scene.jump(4)
    scene.step()
    assert label(services, "speech") == "“Hush, all of you”"
