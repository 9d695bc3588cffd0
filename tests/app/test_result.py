"""Tests for the result and the replay, driven by input."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.gfx.pictures import Pictures
from game.app.play.plays import new_match, record_play
from game.app.screens.ending import summed
from game.app.screens.menu import FIRST, GUARD, HURRIED, LOW, RISE
from game.app.screens.replay import ReplayScene
from game.app.screens.result import ResultScene
from game.app.screens.results import ResultsScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.livery import Pennant
from game.app.table.skins import skin_of
from game.app.table.small_cards import LEFT, SIGN, SIGNS, Feat, SmallCards
from game.app.ui.buttons import Button
from game.app.ui.cards import CardTile
from game.app.ui.scroll import RING
from game.bots import Random
from game.core.film import film_of, story_of
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.core.rng import Rng
from game.core.table import Outcome
from game.core.text import number
from game.core.view import Action
from game.rules import games
from tests.app import duo
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, frames, label, press, rest, show, top
from tests.app.looks import pen
from tests.app.scenery import SCENES, moment
from tests.contract.plays import Preset, few, whole
from tests.rotation import spoken

GAME = games()["scoundrel"]


def finished(services: Services, seed: int = 7, marks: tuple[str, ...] = ()) -> Match:
    """A play played to its end at random."""
    match, agent = new_match(services, GAME, None, seed), Random(Rng(3))
    while not match.over:
        match.play(agent.choose(match.view(0)))
    match.marks = set(marks)
    match.seconds = 75
    return match


def result(services: Services, match: Match) -> ResultScene:
    record_play(services, match)
    scene = show(services, ResultScene(services, match))
    assert isinstance(scene, ResultScene)
    if services.settings.still:
        rest(services)
    return scene


def score(match: Match) -> int:
    return match.state.outcome.scores[0]


# the result


@pytest.mark.slow
def test_every_line_is_shown_and_they_add_up(services: Services) -> None:
    match = finished(services)
    result(services, match)
    lines = GAME.explain(match.view(0))
    assert [label(services, f"amount.{i}") for i in range(len(lines))] == [number(line.amount) for line in lines]
    assert label(services, "score") == number(score(match)) == number(sum(line.amount for line in lines))


def kinds_of(scene: ResultScene) -> set[str]:
    """The ids of the things shown on the result page so far."""
    return {thing.id for thing in scene.things()}


def wait(services: Services, seconds: float) -> None:
    frames(services, round(seconds * 60) + 2)


@pytest.mark.slow
def test_lines_come_one_by_one_and_a_press_brings_them_all(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = result(services, finished(services))
    assert "deed.0" not in kinds_of(scene)
    wait(services, FIRST)
    assert "deed.0" in kinds_of(scene)
    assert not {"line.0", "score"} & kinds_of(scene)
    assert not scene.at_rest()
    press(services, "confirm")
    assert "score" in kinds_of(scene)
    assert top(services) is scene
    wait(services, HURRIED)
    press(services, "confirm")
    assert isinstance(top(services), TableScene)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["confirm", "cancel"])
@pytest.mark.parametrize(
    "pace", [{"reduced_motion": True}, {"speed": "instant"}, {"speed": "1"}, {"speed": "4"}], ids=str
)
def test_no_press_leaves_before_all_has_been_told_and_could_be_read(
    make_services: MakeServices, pace: dict[str, Any], kind: str
) -> None:
    services = make_services(**({"reduced_motion": False} | pace))
    scene = show(services, ResultScene(services, finished(services)))
    for _ in range(12):  # faster than anyone can read
        press(services, kind)
        wait(services, GUARD / 2)
        assert top(services) is scene
    assert "score" in kinds_of(scene)
    wait(services, HURRIED)
    press(services, kind)
    assert top(services) is not scene


@pytest.mark.slow
def test_the_mouse_leaves_no_sooner(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = show(services, ResultScene(services, finished(services)))
    while "score" not in kinds_of(scene):
        frames(services, 4)
    for _ in range(4):
        click(services, "new")
        wait(services, GUARD / 2)
    assert top(services) is scene
    assert not scene.widget("new").enabled
    wait(services, HURRIED)
    assert scene.widget("new").enabled
    click(services, "new")
    assert top(services) is not scene


@pytest.mark.slow
def test_buttons_come_after_the_last_line_and_the_ring_once_they_can_be_pressed(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = show(services, ResultScene(services, finished(services)))
    foot = pygame.Rect(services.layout.px(scene.widget("new").box.inset(-LOW)))

    def picture() -> bytes:
        frames(services, 1)
        return pygame.image.tobytes(services.window.surface.subsurface(foot), "RGB")

    assert scene.prompts() == [("confirm", "Show all")]
    bare = picture()
    wait(services, FIRST)
    assert picture() == bare
    while "score" not in kinds_of(scene):
        frames(services, 4)
    wait(services, RISE)
    assert (without_ring := picture()) != bare
    assert not scene.widget("new").enabled
    wait(services, HURRIED)
    assert scene.widget("new").enabled
    assert picture() != without_ring


@pytest.mark.slow
def test_lines_that_nobody_hurries_are_told_soon_and_then_wait_a_little(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = show(services, ResultScene(services, finished(services)))
    passed = 0
    while "score" not in kinds_of(scene):
        frames(services, 1)
        passed += 1
    assert passed < 60 * 5
    press(services, "confirm")
    assert top(services) is scene, "it was meant for the last line"
    wait(services, GUARD)
    assert scene.at_rest()


@pytest.mark.slow
def test_the_wax_is_pressed_on_once_all_is_written_and_never_on_words(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = result(services, left_with_something("hard"))
    assert scene.widget("seal") is None
    press(services, "confirm")
    while not scene.at_rest():
        frames(services, 10)
    assert scene.widget("seal").name == "ui/seal"
    for text in ("1", "1.5", "2"):
        services.change(text=text)
        with pen() as noted:
            lines = noted.write_down(scene)
        seal = scene.widget("seal")
        assert seal is None or not any(line.seen.overlaps(seal.box) for line in lines)
    services.change(text="1")
    assert scene.widget("seal") is not None


def test_the_wax_hangs_over_the_same_corner_of_every_result(services: Services) -> None:
    places = set()
    for name in ("result, won", "result, lost", "result, dead at once", "result, again", "result, to be signed"):
        scene = SCENES[name](services)
        seal, paper = scene.widget("seal"), scene.widget("paper")
        assert seal is not None, name
        assert paper is not None
        assert seal.box.right > paper.box.right
        assert seal.box.bottom > paper.box.bottom
        assert not any(seal.box.overlaps(foot.box.inset(-RING)) for foot in scene.widgets if isinstance(foot, Button))
        places.add(seal.box)
    assert len(places) == 1


def test_a_number_stands_by_its_own_words_and_the_one_who_it_is_about_is_not_torn_apart(services: Services) -> None:
    scene = SCENES["result, bonus"](services)
    feats = [widget for widget in scene.widgets if isinstance(widget, Feat)]
    left, right = feats[0], feats[1]
    assert left.words.lines == ("Worst hit:", "Kraken")
    icon = right.box.x + (LEFT - SIGN) / 2
    assert left.box.right < icon
    assert icon - left.box.right >= 40


@pytest.mark.parametrize("name", ["result, won", "result, lost", "result, bonus"])
def test_no_deed_is_left_over_in_a_row_of_its_own_and_no_short_name_is_broken(services: Services, name: str) -> None:
    feats = [widget for widget in SCENES[name](services).widgets if isinstance(widget, Feat)]
    rows = [sum(other.box.y == feat.box.y for other in feats) for feat in feats]
    assert all(count == 2 for count in rows[1:])
    assert next(feat for feat in feats if feat.label == "Monsters beaten").words.lines == ("Monsters beaten",)


def test_the_card_of_a_line_stands_whole_before_its_words(services: Services) -> None:
    scene = SCENES["result, bonus"](services)
    card, words = scene.widget("cards.1"), scene.widget("line.1")
    assert isinstance(card, SmallCards)
    assert card.box.right <= words.box.x
    assert abs(card.box.centre[1] - words.box.centre[1]) < 2


@pytest.mark.slow
def test_the_wax_is_black_for_the_one_who_fell(services: Services) -> None:
    scene = result(services, moment("lost"))
    assert scene.result == "lost"
    assert scene.widget("seal").name == "ui/seal-lost"


@pytest.mark.slow
def test_the_best_is_told_and_a_new_best_too(services: Services) -> None:
    plays = sorted((finished(services, seed) for seed in range(1, 6)), key=score)
    result(services, plays[1])
    assert label(services, "verdict").startswith("Your first score")
    result(services, plays[0])
    assert label(services, "verdict") == f"Your best so far with these settings is {number(score(plays[1]))}."
    result(services, plays[4])
    assert label(services, "verdict") == f"A new best! The old one was {number(score(plays[1]))}."


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mark", "words"), [("typed", "typed"), ("again", "before"), ("stacked", "stacked"), ("practice", "Practice")]
)
def test_a_run_that_does_not_count_says_why(services: Services, mark: str, words: str) -> None:
    result(services, finished(services, marks=(mark,)))
    assert words in label(services, "verdict")
    assert "doesn't count" in label(services, "verdict")


def test_other_house_rules_have_a_best_of_their_own(services: Services) -> None:
    other = finished(services, 3)
    other.options["wear"] = "equal"
    record_play(services, other)
    result(services, finished(services, 4))
    assert label(services, "verdict").startswith("Your first score")


def test_the_seed_the_time_and_the_house_rules_are_there(services: Services) -> None:
    scene = result(services, finished(services))
    text = " ".join(thing.label for thing in scene.things())
    for piece in ("U-000007", "1:15", "Used weapon: Beats weaker", "Ends with: Last card"):
        assert piece in text


@pytest.mark.slow
@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_what_stands_together_is_lettered_alike(make_services: MakeServices, text: str) -> None:
    services = make_services(text=text)
    scene = result(services, finished(services))

    def sizes(*ids: str) -> set[float]:
        return {widget.blocks()[0].size for widget in scene.widgets if widget.id.partition(".")[0] in ids}

    assert len(sizes("new", "same", "watch", "leave")) == 1
    assert len(sizes("line", "verdict")) == 1
    assert min(sizes("score")) > max(sizes("amount"))
    assert min(sizes("total", "title")) > max(sizes("line"))


# the story


def of_diamonds(mode: str, score: int) -> Match:
    """A play of a party with at least `score` points if `score` is positive, else with fewer than `score`."""
    game = games()["diamonds"]
    for seed in range(1, 200):
        match, adviser = Match(game, {**defaults(game), "mode": mode}, seed), game.adviser()
        chance = Random(Rng(seed))
        while not match.over:
            seat = match.state.to_act[0]
            match.play((adviser if seat == 0 and score > 0 else chance).choose(match.view(seat)))
        if (match.state.outcome.scores[0] >= score) == (score > 0):
            return match
    raise AssertionError("no such play")


def left_with_something(difficulty: str, first: int = 1) -> Match:
    """A crawl left after the first monster, with the difficulty chosen at the table; seeds are tried from `first`
    on."""
    for seed in range(first, first + 24):
        match = Match(games()["crawl"], defaults(games()["crawl"]), seed)
        match.play(Action(difficulty))
        while not match.over:
            legal = {action.verb: action for action in match.legal(0)}
            rich = "leave" in legal and match.view(0).gauges["score"] > 0
            match.play(legal["leave" if rich else next(verb for verb in ("enter", "strike", "bear") if verb in legal)])
        if match.state.outcome.results[0] == "left":  # type: ignore[union-attr]
            return match
    raise AssertionError("no such play")


@pytest.mark.slow
def test_a_game_has_its_own_pictures_of_an_end(services: Services) -> None:
    endings = {(g, r): skin_of(g).ending(r) for g in games() for r in ("won", "lost")}
    endings["crawl", "left"] = skin_of("crawl").ending("left")
    endings["crawl", "left.mage"] = skin_of("crawl").ending("left", "mage")
    bare = skin_of("crawl").ending("left", "bare")
    assert bare.picture not in {endings["crawl", "left"].picture, endings["crawl", "left.mage"].picture}
    del endings["crawl", "won"]  # nobody wins a crawl
    assert len({ending.picture for ending in endings.values()}) == 9
    for ending in endings.values():
        assert services.pictures.master(f"ui/{ending.picture}").get_size() == (900, 600)
    result(services, of_diamonds("solo", 1))
    assert label(services, "picture") == endings["diamonds", "won"].label


@pytest.mark.slow
def test_nothing_could_be_better_and_it_rings(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    rung: list[str] = []
    monkeypatch.setattr(services.sounds, "play", lambda cue, *more: rung.append(cue))
    scene = result(services, of_diamonds("solo", 20))
    assert label(services, "laurel.score")
    assert "it doesn't get better" in label(services, "verdict")
    assert [cue for cue in rung if cue.startswith("sting")] == ["sting-victory", "sting-record"]
    assert [tile.pips.count("full") for tile in scene.widgets if isinstance(tile, CardTile)] == [4] * 5
    rung.clear()
    scene = result(services, of_diamonds("solo", -1))
    assert scene.widget("laurel.score") is None
    assert [cue for cue in rung if cue.startswith("sting")] == ["sting-defeat"]
    assert [tile.pips.count("full") for tile in scene.widgets if isinstance(tile, CardTile)] == [0] * 5


def test_what_was_done_is_told_with_its_sign(services: Services) -> None:
    scene = result(services, of_diamonds("dealer", 1))
    deeds = [widget.deed for widget in scene.widgets if isinstance(widget, Feat)]
    assert deeds == list(scene.story.deeds[: len(deeds)])
    assert len(deeds) >= 4
    assert {deed.kind for deed in scene.story.deeds} <= set(SIGNS)
    assert label(services, "quote") == str(scene.story.quote)
    assert label(services, "quote").startswith("The Dealer")


@pytest.mark.parametrize("preset", few(), ids=str)
def test_every_kind_of_deed_has_its_sign(preset: Preset) -> None:
    match = whole(preset, 1)
    kinds_of = {deed.kind for seat in range(len(match.seats)) for deed in story_of(match, seat).deeds}
    assert kinds_of
    assert kinds_of <= set(SIGNS)


def test_of_two_parties_the_better_one_is_crowned(services: Services) -> None:
    for ending, crowned in (("first out", [0]), ("second out", [1]), ("both down", [])):
        scene = show(services, ResultsScene(services, duo.ended(ending)))
        assert [seat for seat in (0, 1) if scene.widget(f"laurel.score.{seat}")] == crowned


def of_two(wanted: Callable[[Match], bool]) -> Match:
    """A random play of two parties that fulfils a condition."""
    for seed in range(1, 200):
        match, chance = duo.fresh(seed), Random(Rng(seed))
        while not match.over:
            match.play(chance.choose(match.view(match.state.to_act[0])))
        if wanted(match):
            return match
    raise AssertionError("no such play")


def both_fell(match: Match) -> bool:
    """True if both parties died with different scores."""
    first, second = match.state.outcome.scores
    return max(first, second) < 0 and first != second


def first_alone_slew_dragons(match: Match) -> bool:
    """True if the first party's story has a deed that the other's lacks, before one that both share."""
    first, second = ([deed.kind for deed in story_of(match, seat).deeds] for seat in (0, 1))
    return "dragons" in first and "dragons" not in second and "blow" in second


@pytest.mark.slow
@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_the_better_score_is_not_the_smaller_one(make_services: MakeServices, text: str) -> None:
    services = make_services(text=text)
    for match in (duo.ended("first out"), duo.ended("second out"), of_two(both_fell)):
        scene = show(services, ResultsScene(services, match))
        better = max(scene.parties, key=lambda party: party.total).seat
        assert scene.widget(f"laurel.score.{better}")
        sizes = [scene.widget(f"score.{seat}").blocks()[0].size for seat in (0, 1)]
        assert sizes[better] >= sizes[1 - better]
    scene = result(services, of_diamonds("solo", 20))
    assert scene.widget("laurel.score")
    assert scene.widget("score").blocks()[0].size > scene.widget("amount.0").blocks()[0].size * 1.5


@pytest.mark.parametrize("text", ["1", "1.5", "2"])
@pytest.mark.parametrize("sum", ["7", "31", "−12", "208", "−208", "1204"])
def test_every_sum_fits_between_the_leaves_of_its_laurel(make_services: MakeServices, sum: str, text: str) -> None:
    letters = make_services(text=text).fonts
    for box in (Box(0, 0, 256, 116), Box(0, 0, 300, 90)):
        laurel, figure = summed("score", sum, box, letters, crowned=True)
        block, room = figure.blocks()[0], laurel.box
        between = Box(room.x + room.w * 0.15, room.y, room.w * 0.7, room.h)
        written = Box(figure.box.centre[0] - block.width / 2, figure.box.centre[1], block.width, 0)
        assert (len(block.lines), block.overflow) == (1, 0)
        assert block.text_px >= letters.legible
        assert written.inside(between)


def test_a_party_without_a_deed_of_the_other_has_no_gap(services: Services) -> None:
    scene = show(services, ResultsScene(services, of_two(first_alone_slew_dragons)))
    for seat, party in enumerate(scene.parties):
        feats = [
            widget for widget in scene.widgets if isinstance(widget, Feat) and widget.id.startswith(f"deed.{seat}")
        ]
        assert len({feat.deed.kind for feat in feats}) == len(feats) > 0
        left = scene.widget(f"line.0.{seat}").box.x
        assert min(feats, key=lambda feat: (feat.box.y, feat.box.x)).box.x == left, party.title
        assert [feat.box.x > left for feat in feats] == [i % 2 == 1 for i in range(len(feats))]


def test_a_best_is_told_of_one_person_only(services: Services) -> None:
    match = duo.moment("over")
    assert ResultsScene(services, match).judgement() == ""
    match.seats = (HUMAN, "greedy")
    assert ResultsScene(services, match).judgement().startswith("Your first score")
    match.seats, match.marks = (HUMAN, HUMAN), {"again"}
    assert "doesn't count" in ResultsScene(services, match).judgement()


@pytest.mark.slow
def test_play_again_deals_anew_by_the_same_rules(services: Services) -> None:
    match = finished(services)
    result(services, match)
    choose(services, "new")
    scene = top(services)
    assert isinstance(scene, TableScene)
    assert scene.match.seed != match.seed
    assert scene.match.options == match.options
    assert not scene.match.marks


@pytest.mark.slow
def test_the_same_deal_again_is_the_same_and_does_not_count(services: Services) -> None:
    match = finished(services)
    result(services, match)
    choose(services, "same")
    scene = top(services)
    assert isinstance(scene, TableScene)
    assert scene.match.seed == match.seed
    assert scene.match.view(0).zones == film_of(match).views[0].zones
    assert scene.match.marks == {"again"}


@pytest.mark.slow
def test_leaving_goes_to_the_title(services: Services) -> None:
    result(services, finished(services))
    press(services, "cancel")
    assert top(services).name == "title"


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1600)])
@pytest.mark.parametrize(("language", "text"), [("qps", "1"), ("qps", "2"), ("en", "1.5")])
def test_it_all_fits(make_services: MakeServices, size: tuple[int, int], language: str, text: str) -> None:
    services = make_services(size, language=language, text=text)
    match = finished(services)
    for scene in (result(services, match), show(services, ReplayScene(services, match))):
        assert [thing.id for thing in scene.things() if thing.overflow > 0] == []


# the replay


def replay(services: Services) -> ReplayScene:
    if not result(services, finished(services)).at_rest():
        press(services, "confirm")
        wait(services, HURRIED)
    choose(services, "watch")
    scene = top(services)
    assert isinstance(scene, ReplayScene)
    return scene


@pytest.mark.slow
def test_it_plays_to_the_end_by_itself(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False, speed="4")
    scene = replay(services)
    for _ in range(4000):
        frames(services, 1)
        if not scene.playing:
            break
    assert scene.play.number == scene.play.last
    assert scene.play.now().outcome is not None


@pytest.mark.slow
def test_without_motion_it_plays_as_well(services: Services) -> None:
    scene = replay(services)
    frames(services, 200)
    assert scene.play.number >= 2


@pytest.mark.slow
def test_steps_go_on_and_back(services: Services) -> None:
    scene = replay(services)
    press(services, "next", "next", "next", "prev")
    assert (scene.play.number, scene.playing) == (2, False)
    press(services, "undo", "redo", "redo")
    assert scene.play.number == 3
    assert label(services, "scrub") == f"Action 3 / {scene.play.last}"
    assert label(services, "sentence")


@pytest.mark.slow
def test_the_bar_runs_by_arrows_and_by_mouse(services: Services) -> None:
    scene = replay(services)
    scene.set_focus("scrub")
    press(services, "right", "right", "right", "left")
    assert scene.play.number == 2
    press(services, "down")
    assert scene.focus == "play"
    click(services, "scrub")
    assert abs(scene.play.number - scene.play.last / 2) < 2
    click(services, "end")
    assert scene.play.number == scene.play.last
    click(services, "start")
    assert scene.play.number == 0


@pytest.mark.slow
def test_play_at_the_end_starts_anew(services: Services) -> None:
    scene = replay(services)
    click(services, "end")
    choose(services, "play")
    assert (scene.play.number, scene.playing) == (0, True)


@pytest.mark.slow
def test_the_heading_is_no_further_than_the_cards(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    match = finished(services)
    scene = show(services, ReplayScene(services, match))
    scene.jump(scene.play.last - 1)
    scene.refresh()
    before, whole = label(services, "sentence"), f"{match.game.status(match.view(0))}: {number(score(match))}"
    scene.step()
    seen = [label(services, "sentence")]
    while scene.top.timeline is not None:
        frames(services, 1)
        if scene.top.timeline is not None:
            seen.append(label(services, "sentence"))
    assert seen[0] in (before, scene.top.chronicle.said(scene.play.film.events[-1])[0])
    assert whole not in seen
    assert label(services, "sentence") == whole
    scene.jump(0)
    scene.refresh()
    before = label(services, "sentence")
    scene.step()
    scene._told = []  # as long as nothing has been told
    scene.refresh()
    assert label(services, "sentence") == before


@pytest.mark.slow
def test_at_the_end_it_says_how_it_ended(services: Services) -> None:
    match = finished(services)
    scene = replay(services)
    scene.jump(scene.play.last - 1)
    assert number(score(match)) not in label(services, "sentence")
    assert scene.widget("play").icon == "play"
    press(services, "next")
    assert label(services, "sentence") == f"{match.game.status(match.view(0))}: {number(score(match))}"
    assert scene.widget("play").icon == "restart"
    two = show(services, ReplayScene(services, duo.ended("second out")))
    two.jump(two.play.last)
    assert label(services, "sentence").startswith("Second party wins")


def test_speeds_go_round(services: Services) -> None:
    scene = replay(services)
    seen = []
    for _ in range(4):
        choose(services, "speed")
        seen.append(scene.speed)
    assert sorted(seen) == [0.5, 1.0, 2.0, 4.0]


def test_it_shows_what_the_player_saw_and_no_more(services: Services) -> None:
    """A card that was face down at that time is face down in the replay."""
    match = finished(services)
    twin = Match(match.game, match.options, match.seed)
    film = film_of(match)
    for number_, action in enumerate(match.log):
        assert film.views[number_] == twin.view(0)
        twin.play(action)
    assert film.views[0].zones["deck"] == (None,) * 40


@pytest.mark.slow
def test_what_is_shown_at_the_end_of_each_action_is_the_truth(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = replay(services)
    scene.jump(0)
    for _ in range(scene.play.last):
        press(services, "next")
        scene.top.hurry()
        shown = {zone: tuple(sprite.card for sprite in pile) for zone, pile in scene.top.stage.piles.items()}
        assert shown == dict(scene.play.now().zones)


def test_leaving_the_replay_comes_back_to_the_result(services: Services) -> None:
    replay(services)
    choose(services, "leave")
    assert top(services).name == "result"


@pytest.mark.slow
def test_who_leaves_with_nothing_is_not_seen_with_a_full_sack(services: Services) -> None:
    crawl = games()["crawl"]
    for hero in ("warrior", "mage"):
        match = Match(crawl, {**defaults(crawl), "hero": hero, "difficulty": "hard"}, 2)
        match.play(Action("leave"))
        result(services, match)
        assert label(services, "picture") == "A way out into the light"


def test_the_narrator_says_the_title_once_and_what_can_be_done_last(make_services: MakeServices) -> None:
    for still in (True, False):
        services = make_services(narration=True, reduced_motion=still)
        scene = result(services, finished(services))
        services.stack.settle(lambda: None)
        if not still:
            press(services, "confirm")
        kinds_of = list(services.narrator.spoken)
        assert kinds_of.count(scene.title()) == 1
        assert [line for line in kinds_of if ", button" in line] == kinds_of[-1:]


@pytest.mark.slow
def test_without_a_point_the_result_says_that_nothing_comes_onto_the_sheet(services: Services) -> None:
    crawl, line = games()["crawl"], "No points, no place on the high-score sheet."
    match = Match(crawl, {**defaults(crawl), "difficulty": "hard"}, 2)
    match.play(Action("leave"))
    result(services, match)
    assert label(services, "verdict").endswith(line)
    match.marks = {"practice"}
    result(services, match)
    assert line not in label(services, "verdict"), "that is not why"
    result(services, finished(services))
    assert line not in label(services, "verdict"), "Scoundrel has no sheet"


@pytest.mark.slow
def test_a_best_is_that_of_the_difficulty_chosen_at_the_table(services: Services) -> None:
    for verb, seed, words in (("normal", 1, "first score"), ("hard", 1, "first score"), ("hard", 25, "best")):
        result(services, left_with_something(verb, seed))
        assert words in label(services, "verdict")


@pytest.mark.slow
def test_nothing_is_no_score_where_there_is_a_sheet(services: Services) -> None:
    match = Match(games()["crawl"], defaults(games()["crawl"]), 1)
    match.play(Action("hard"))
    match.play(Action("leave"))
    result(services, match)
    assert label(services, "verdict") == "No points, no place on the high-score sheet."
    result(services, left_with_something("hard"))
    assert label(services, "verdict").startswith("Your first score")


@pytest.mark.slow
def test_a_page_too_long_says_how_to_read_on(make_services: MakeServices) -> None:
    for text, more in (("1", False), ("2", True)):
        services = make_services(text=text)
        scene = result(services, finished(services))
        assert (scene.scroller.height > scene.scroller.box.h) == more
        assert (("down", "Read on") in scene.prompts()) == more


def test_there_is_no_wax_where_words_would_move_under_it(services: Services) -> None:
    scene = SCENES["descent, result"](services)
    assert scene.scroller.height > scene.scroller.box.h
    assert scene.widget("score") is not None
    assert scene.widget("seal") is None


def test_a_score_that_was_lost_is_crossed_out_beside_what_is_left(services: Services) -> None:
    crawl = games()["crawl"]
    match = Match(crawl, {**defaults(crawl), "hero": "warrior", "difficulty": "hard"}, 2)
    while not match.over:
        match.play(next(action for action in match.legal(0) if action.verb in ("enter", "strike")))
    scene = show(services, ResultScene(services, match))
    scene.shown = scene.all
    scene.refresh()
    assert match.view(0).gauges["score"] == 12
    assert (label(services, "lost"), label(services, "score")) == ("12", "0")


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("heroes", ["2", "3", "4"])
def test_however_many_papers_there_are_their_names_stay_on_the_ribbons(
    make_services: MakeServices, heroes: str, language: str
) -> None:
    deuces = games()["deuces"]
    match = Match(deuces, {**defaults(deuces), "mode": "loot", "heroes": heroes}, 5)
    seats = len(match.seats)
    match.state.outcome = Outcome("lost", ("won", *["lost"] * (seats - 1)), (24, *[2] * (seats - 1)))
    services = make_services(language=language)
    scene = show(services, ResultsScene(services, match))
    pennants = [widget for widget in scene.widgets if isinstance(widget, Pennant)]
    assert len(pennants) == seats
    for pennant in pennants:
        assert len(pennant.block.lines) == 1
        assert not pennant.block.lines[0].endswith("\N{HORIZONTAL ELLIPSIS}")
        assert pennant.block.width < pennant.box.w - 40, "it lies on the folds"


@pytest.mark.slow
@pytest.mark.parametrize("id", ["scoundrel", "diamonds"])
def test_the_page_is_foreseen_so_that_nothing_must_be_decoded_when_it_comes(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    services = make_services()
    match, agent = new_match(services, games()[id], None, 7), Random(Rng(3))
    while not match.over:
        match.play(agent.choose(match.view(0)))
    services.routes.table.foresee_result(match)
    assert not services.stack.scenes, "it is only drawn where nobody sees it"
    decoded: list[str] = []
    master = Pictures.master
    monkeypatch.setattr(Pictures, "master", lambda self, name: decoded.append(name) or master(self, name))
    scene = result(services, match)
    scene.draw(services.canvas)
    assert not [name for name in decoded if not name.startswith("ui/icons/")]


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("foot", ["new", "sign", "scores"])
def test_the_word_on_each_button_stands_on_one_line(make_services: MakeServices, foot: str, language: str) -> None:
    services = make_services(language=language)
    match = {
        "new": finished,
        "sign": lambda services: left_with_something("hard"),
        "scores": lambda services: fallen(),
    }[foot]
    feet = result(services, match(services)).buttons()
    assert feet[0].id == foot
    assert [len(each.block.lines) for each in feet] == [1] * len(feet)
    assert all(each.icon for each in feet)
    assert feet[0].box.x >= 40 - 0.5
    assert feet[-1].box.right <= 1240 + 0.5
    assert all(left.box.right < right.box.x for left, right in pairwise(feet))


def fallen() -> Match:
    """A crawl without a score for the high scores."""
    crawl = games()["crawl"]
    match = Match(crawl, {**defaults(crawl), "difficulty": "hard"}, 2)
    match.play(Action("leave"))
    return match


@pytest.mark.parametrize("preset", [each for each in few() if each.game.id in ("scoundrel", "diamonds", "crawl")],
                         ids=str)  # fmt: skip
def test_each_fact_of_a_play_has_a_sign_of_its_own(services: Services, preset: Preset) -> None:
    scene = ResultScene(services, whole(preset, 1))
    signs = [fact.icon for fact in scene.facts_of_play()]
    assert len(set(signs)) == len(signs), signs
    assert "scroll" not in signs
