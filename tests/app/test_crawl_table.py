"""Tests for the table of Dungeon Crawl: drawing a character, blows shown card by card, and no result shown too
early."""

from collections.abc import Iterator

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.main import Loop
from game.app.routes.menus import table_of
from game.app.screens.closeup import CloseUpScene
from game.app.screens.look import LookScene
from game.app.screens.over import AskScene
from game.app.screens.replay import ReplayScene
from game.app.screens.result import ResultScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.card_art import CardArt
from game.app.table.effects.debris import Stamp
from game.app.table.places import HigherSign, PairSign
from game.app.table.room.hall import burning_in
from game.app.table.skins import skin_of
from game.app.table.spots import PileSpot
from game.app.table.sprites import Floater
from game.app.table.timeline import changed
from game.app.ui.buttons import Button, OfferPlate
from game.core.cards import parse
from game.core.events import Changed, Told
from game.core.match import Match
from game.core.view import Action
from game.rules.crawl.character import full, shield_of
from tests.app.conftest import MakeServices
from tests.app.crawl import GAME, HEROES, SCENES, begun, moment
from tests.app.driving import choose, click, frames, label, press, push, run, show, top
from tests.app.looks import pen

FRAME = 1 / 60
heroes = pytest.mark.parametrize("hero", HEROES)


def seated(services: Services, match: Match) -> TableScene:
    """The table of a play, at rest."""
    scene = show(services, table_of(services, match))
    assert isinstance(scene, TableScene)
    scene.top.hurry()
    return scene


def shown(services: Services, scene: TableScene, verb: str) -> Iterator[TableScene]:
    """Perform an action and yield the table at each frame of its animation."""
    loop = Loop(services)
    scene.commands.do(Action(verb))
    while scene.top.timeline is not None and top(services) is scene:
        loop.frame([], FRAME)
        yield scene


def offers(scene: TableScene) -> list[str]:
    return [widget.id for widget in scene.widgets if isinstance(widget, OfferPlate)]


@pytest.mark.slow
@heroes
def test_the_headline_says_whose_turn_is_being_seen(make_services: MakeServices, hero: str) -> None:
    services = make_services(reduced_motion=False)
    match, verb = until_told(hero, "normal", "first", "attack")
    scene = seated(services, match)
    assert label(services, "status").startswith("Enter the")
    said = list(dict.fromkeys(label(services, "status").split(":")[0] for _ in shown(services, scene, verb)))
    assert said[:3] == ["", "Initiative", "Its turn"]
    assert said[3:] in (["Your turn"], ["A hit for 1"], ["A hit for 2"], ["A hit for 3"], [])


# drawing the character


@pytest.mark.slow
@heroes
def test_a_character_is_drawn_before_it_is_asked_how_hard_it_shall_be(make_services: MakeServices, hero: str) -> None:
    services = make_services(reduced_motion=False)
    scene = show(services, table_of(services, moment(hero, "choose", "ask")))
    assert isinstance(scene, TableScene)
    loop, seen, badges = Loop(services), [], set[int | None]()
    with pen():
        while scene.top.timeline is not None:
            assert not offers(scene)
            seen.append((len(scene.top.stage.piles["hero"]), round(scene.top.stage.gauges["hp"])))
            badges |= {sprite.left for sprite in scene.top.stage.piles["hero"]}
            loop.frame([], FRAME)
    assert seen[0] == (0, 0)
    whole = scene.match.view(0).gauges["hp"]
    assert [life for _hero, life in seen] == sorted(life for _hero, life in seen), "it only rises"
    assert (1, 0) in seen
    assert whole >= 1
    assert badges <= {None, whole}, "what is still to be counted is no loss"
    assert offers(scene) == ["normal", "hard"]
    assert scene.focus == "normal"


@heroes
def test_the_plates_say_what_they_mean(services: Services, hero: str) -> None:
    scene = seated(services, moment(hero, "choose", "ask"))
    for verb in ("normal", "hard"):
        plate = scene.widget(verb)
        assert plate is not None
        assert plate.help == str(GAME.preview(scene.play.view, Action(verb)).text)
    assert scene.widget("preview") is None, "all of it stands on the plate"
    choose(services, "hard")
    assert scene.match.view(0).facts["difficulty"] == "hard"
    assert offers(scene) == ["enter", "leave"]


@heroes
def test_the_badge_of_a_hero_says_how_much_life_is_left(services: Services, hero: str) -> None:
    scene = show(services, ReplayScene(services, moment(hero, "fallen")))
    assert isinstance(scene, ReplayScene)
    seen = set()
    for number in range(1, scene.play.last + 1):
        scene.jump(number)
        frames(services)
        left = scene.play.view.gauges["hp"]
        card = scene.top.stage.piles["hero"][0]
        assert card.left == left
        assert card.card is not None
        assert CloseUpScene(services, GAME, scene.play.view, card.card).left == left
        seen.add(left)
    assert {0, full(scene.play.view)["hp"]} <= seen


@heroes
def test_what_is_left_stands_on_a_card(services: Services, hero: str) -> None:
    art = CardArt(services.canvas)
    faces = [art.face(parse("9S"), 112.0, "mini", (), hero, left=life) for life in (None, 3, 2)]
    assert len({pygame.image.tobytes(face, "RGB") for face in faces}) == 3


# by every device


@pytest.mark.slow
@heroes
def test_a_crawl_is_played_with_one_key(services: Services, hero: str) -> None:
    scene = seated(services, moment(hero, "choose", "ask"))
    for _ in range(400):
        if top(services) is not scene:
            break
        press(services, "confirm")
    assert isinstance(top(services), ResultScene)
    assert scene.match.view(0).outcome.result == "lost"


@pytest.mark.slow
@heroes
def test_a_crawl_is_played_with_the_mouse(services: Services, hero: str) -> None:
    scene = seated(services, moment(hero, "choose", "ask"))
    click(services, "hard")
    while not scene.match.over:
        legal = [action.verb for action in scene.match.legal(0)]
        click(services, next(verb for verb in ("cast", "strike", "absorb", "bear", "enter") if verb in legal))
        if isinstance(top(services), AskScene):
            click(services, "do")
    assert isinstance(top(services), ResultScene)


def test_a_crawl_is_played_with_a_pad(services: Services, plug) -> None:
    scene = seated(services, moment("warrior", "choose", "ask"))
    services.input.start()
    pad = plug()
    run(services)
    right = 14
    push(services, pad, right)
    assert scene.focus == "hard"
    push(services, pad)
    assert scene.match.view(0).facts["difficulty"] == "hard"
    for _ in range(200):
        if top(services) is not scene:
            break
        push(services, pad)
    assert isinstance(top(services), ResultScene)


# blows


@pytest.mark.slow
def test_a_plain_exchange_takes_about_three_and_a_half_seconds_and_is_shorter_later(
    make_services: MakeServices,
) -> None:
    for speed, room, least, most in (
        ("1", 2, 3.0, 4.2), ("1", 3, 1.7, 2.6), ("2", 2, 1.4, 2.2), ("instant", 2, 0.0, 0.1)
    ):  # fmt: skip
        services = make_services(reduced_motion=False, speed=speed)
        scene = seated(services, moment("warrior", "fight"))
        scene.top.rooms.number = room
        with pen():
            seconds = FRAME * sum(1 for _ in shown(services, scene, "strike"))
        hits = [event for event in scene.match.state.news if isinstance(event, Told) and event.what == "hit"]
        assert least <= seconds <= most + 1.3 * len(hits), (speed, room)


@pytest.mark.slow
@heroes
def test_the_attack_turns_and_then_the_evasion_and_only_then_it_is_told(make_services: MakeServices, hero: str) -> None:
    services = make_services(reduced_motion=False)
    scene = seated(services, moment(hero, "fight"))
    order: list[str] = []

    def note(what: str) -> None:
        if not order or order[-1] != what:
            order.append(what)

    with pen():
        for _ in shown(services, scene, "strike"):
            attack, evasion = (scene.top.stage.piles[zone] for zone in ("attack", "evasion"))
            sign = next(widget for widget in scene.widgets if isinstance(widget, PairSign))
            if attack and attack[0].turn < 0.1:
                note("attack hidden")
            elif attack and not evasion:
                note("attack seen")
            elif evasion and evasion[0].turn < 0.1:
                note("evasion hidden")
                assert sign.alike is None, "what is hidden has no colour yet"
            if any(isinstance(each, Stamp) for each in scene.top.stage.floaters):
                note("stamp")
            elif sign.alike is not None:
                note("sign")
    assert order[:5] == ["attack hidden", "attack seen", "evasion hidden", "sign", "stamp"]


@pytest.mark.slow
@heroes
@pytest.mark.parametrize("name", ["fight", "exchanged"])
def test_what_comes_of_a_blow_is_not_told_before_it_is_seen(make_services: MakeServices, hero: str, name: str) -> None:
    """The buttons, the head of the table and the captions between the cards do not run ahead of the cards."""
    services = make_services(reduced_motion=False)
    scene = seated(services, moment(hero, name))

    def buttons() -> list[tuple[str, str]]:
        return [(w.id, w.label) for w in scene.widgets if w.id in GAME.verbs]

    before, turns = buttons(), {"hero": "Your turn", "monster": "Its turn"}
    with pen():
        for _ in shown(services, scene, "strike"):
            if scene.top.timeline is not None:
                assert buttons() == before
                facts = scene.top.stage.facts
                turn = "A hit" if facts["stage"] == "hit" else turns[str(facts["turn"])]
                assert label(services, "status").startswith(turn)
                assert scene.widget("blow-ended") is None


def stamps(services: Services, scene: TableScene, verb: str) -> list[str]:
    """The texts of the stamps that appear while an action is animated."""
    found: list[str] = []
    with pen():
        for _ in shown(services, scene, verb):
            texts = [each.text for each in scene.top.stage.floaters if isinstance(each, Stamp)]
            found += [text for text in texts if text not in found]
    return found


def until_told(hero: str, difficulty: str, *words: str) -> tuple[Match, str]:
    """A play just before an action that causes events with these words, and the action's verb."""
    for seed in range(1, 300):
        match = begun(hero, difficulty, seed)
        while not match.over:
            action = next(each for each in match.legal(0) if each.verb in ("enter", "strike", "bear"))
            told = [event.what for event in match.play(action) if isinstance(event, Told)]
            if all(word in told for word in words):
                log = match.log[:-1]
                again = begun(hero, difficulty, seed)
                for each in log:
                    again.play(each)
                return again, action.verb
    raise AssertionError(f"never told: {words}")


@pytest.mark.slow
def test_cap_and_shield_are_taken_off_the_figure(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    match, verb = until_told("warrior", "normal", "capped", "blocked")
    scene = seated(services, match)
    found = stamps(services, scene, verb)
    told = {event.what: event for event in match.state.news if isinstance(event, Told)}
    full, capped = (int(number) for number in told["capped"].data)
    left = capped - int(told["blocked"].data[0])
    assert f"Hit {full} › {capped} › {left}" in found


@pytest.mark.slow
def test_a_miss_is_a_word_and_no_colour(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    match, verb = until_told("warrior", "hard", "miss")
    assert "Miss" in stamps(services, seated(services, match), verb)


@pytest.mark.slow
def test_numbers_rise_clear_of_the_buttons_at_the_head(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    match, verb = until_told("warrior", "hard", "slain")
    scene = seated(services, match)
    rising = 0
    with pen():
        for _ in shown(services, scene, verb):
            heads = [widget.box for widget in scene.widgets if widget.id in ("menu", "help", "status")]
            for each in scene.top.stage.floaters:
                if isinstance(each, Floater):
                    rising += 1
                    high = each.size * 0.75
                    box = Box(each.at[0] - each.size, each.at[1] - high / 2, 2 * each.size, high)
                    assert not any(box.overlaps(head) for head in heads), each.text
    assert rising


# at rest


def test_the_cards_of_the_last_blow_say_whose_they_are_and_how_it_ended(make_services: MakeServices) -> None:
    services = make_services()
    for words, hero, said in (
        (("miss",), "warrior", "Different colours: a miss"),
        (("hit",), "warrior", "The same colour: you lose "),
        (("hit",), "mage", "The same colour: you lose "),
        (("absorbed",), "mage", "The same colour, but nothing gets through"),
    ):
        scene = seated(services, ended(hero, words[0], said))
        assert label(services, "attack-caption") == "Its attack"
        assert label(services, "evasion-caption") == "Your evasion"
        assert label(services, "blow-ended").startswith(said)
        assert scene.widget("blow") is not None


def ended(hero: str, word: str, said: str) -> Match:
    """A play at rest after a monster's blow with a certain result."""
    for seed in range(1, 300):
        match = begun(hero, "normal", seed)
        while not match.over:
            verbs = ("absorb", "enter", "strike") if word == "absorbed" else ("enter", "strike", "bear")
            match.play(next(each for each in match.legal(0) if each.verb in verbs))
            words = GAME.captions(match.view(0)).get("blow")
            if words is not None and str(words).startswith(said) and not match.over:
                return match
    raise AssertionError(f"never ended so: {said}")


@heroes
def test_it_is_said_who_begins_as_long_as_the_cards_that_decided_it_lie_there(services: Services, hero: str) -> None:
    scene = seated(services, moment(hero, "fight"))
    mine, theirs = (scene.play.view.top(zone) for zone in ("first.hero", "first.monster"))
    assert mine is not None
    assert theirs is not None
    sign = scene.widget("first")
    assert isinstance(sign, HigherSign)
    assert sign.sign == ">", f"{mine.id} against {theirs.id}"
    assert label(services, "first-ended") == "Your card is higher: you begin"
    assert seated(services, moment(hero, "exchanged")).widget("first-ended") is None


@heroes
def test_rows_of_life_are_called_so_while_cards_lie_in_them(services: Services, hero: str) -> None:
    seated(services, moment(hero, "fight"))
    assert (label(services, "hp.cards-caption"), label(services, "monster.cards-caption")) == ("Your life", "Its life")
    seated(services, moment(hero, "door"))
    assert (label(services, "hp.cards-caption"), label(services, "monster.cards-caption")) == ("Your life", "")


def test_a_hit_that_is_still_to_be_answered_has_not_ended(services: Services) -> None:
    scene = seated(services, moment("mage", "hit"))
    assert scene.widget("blow-ended") is None
    assert label(services, "attack-caption") == "Its attack"


@heroes
def test_without_motion_everything_is_said(make_services: MakeServices, hero: str) -> None:
    services = make_services(reduced_motion=True)
    scene = seated(services, moment(hero, "fight"))
    scene.commands.do(Action("strike"))
    assert scene.top.timeline is None
    said = " ".join(scene.top.chronicle.lines)
    assert "A miss" in said or "A hit" in said
    sign = next(widget for widget in scene.widgets if isinstance(widget, PairSign))
    attack, evasion = (scene.play.view.top(zone) for zone in ("attack", "evasion"))
    assert attack is not None
    assert evasion is not None
    assert sign.alike == (attack.red == evasion.red)
    assert sign.label == ("The same colour" if sign.alike else "Different colours")
    assert sign.suits == [attack.suit, evasion.suit], "the pips are those of the cards beside it"


def test_where_there_is_no_column_of_actions_the_tools_take_its_place(services: Services) -> None:
    choose, fight = seated(services, moment("mage", "choose", "ask")), seated(services, moment("mage", "fight"))
    actions = choose.top.places.box("actions")
    assert choose.widget("undo").box.x == choose.widget("hint").box.x == actions.x
    assert fight.widget("undo").box.right < actions.x


@pytest.mark.slow
def test_a_new_pool_takes_no_thirty_flights(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    match, verb = until_told("warrior", "hard", "reshuffle")
    scene = seated(services, match)
    with pen():
        seconds = FRAME * sum(1 for _ in shown(services, scene, verb))
    told = [event for event in match.state.news if isinstance(event, Told)]
    count = next(int(event.data[0]) for event in told if event.what == "reshuffle")
    assert count >= 15
    assert seconds < 8.0


# hurrying an animation


def test_a_press_that_hurries_a_kill_enters_no_room(make_services: MakeServices) -> None:
    """The player first sees the new choices before a press counts for them."""
    services = make_services(reduced_motion=False)
    match, verb = until_told("warrior", "hard", "slain")
    scene = seated(services, match)
    scene.set_focus(verb)
    done = len(match.log)
    scene.commands.do(Action(verb))
    frames(services, 3)
    assert scene.top.timeline is not None
    while scene.top.timeline is not None:
        press(services, "confirm")
        assert len(match.log) == done + 1
    assert scene.focus == "enter"
    press(services, "confirm")
    assert match.log[-1].verb == "enter"


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_a_press_hurries_to_the_next_beat_and_strikes_no_second_time(make_services: MakeServices, by: str) -> None:
    services = make_services(reduced_motion=False)
    match = moment("warrior", "fight")
    scene = seated(services, match)
    scene.set_focus("strike")
    done = len(match.log)

    def again() -> None:
        press(services, "confirm") if by == "key" else click(services, "strike")

    again()
    told = [event.what for event in match.state.news if isinstance(event, Told)]
    assert (told.count("hit") + told.count("miss"), "slain" in told) == (2, False)
    seen = 0
    while scene.top.timeline is not None:
        again()
        frames(services, 15)
        seen += any(isinstance(each, Stamp) for each in scene.top.stage.floaters)
        assert len(match.log) == done + 1
    assert seen == 2, "each blow is seen"
    again()
    assert len(match.log) == done + 2


@pytest.mark.slow
def test_undo_is_lit_only_where_it_works(make_services: MakeServices) -> None:
    """Once a card has been turned, undo is impossible, also while that card is still moving."""
    services = make_services(reduced_motion=False)
    scene = seated(services, moment("warrior", "choose", "ask"))

    def lit() -> bool:
        undo = scene.widget("undo")
        assert undo is not None
        return undo.enabled

    choose(services, "normal")
    scene.top.hurry()
    frames(services)
    assert lit()
    with pen():
        for _ in shown(services, scene, "enter"):
            assert not lit()


def test_a_press_that_hurries_a_hit_absorbs_nothing(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = seated(services, moment("mage", "fight"))
    while True:
        scene.set_focus("strike")
        done = len(scene.match.log)
        scene.commands.do(Action("strike"))
        frames(services, 3)
        press(services, "confirm")
        if scene.match.view(0).facts["stage"] == "hit":
            break
        assert scene.match.log[done:] in ([Action("strike")], [Action("strike")] * 2)
        scene.top.hurry()
    assert len(scene.match.log) <= done + 2
    assert scene.match.log[-1].verb == "strike"


# leaving


@heroes
def test_while_it_is_asked_whether_to_go_in_nothing_else_calls(services: Services, hero: str) -> None:
    scene = seated(services, moment(hero, "stakes"))
    assert not [widget.id for widget in scene.widgets if isinstance(widget, Button) and widget.primary]
    choose(services, "enter")
    frames(services)
    assert [widget.id for widget in scene.widgets if isinstance(widget, Button) and widget.primary] == ["strike"]


@heroes
def test_leaving_says_the_score_and_is_asked_about(make_services: MakeServices, hero: str) -> None:
    services = make_services(ask_fatal=True)
    scene = seated(services, moment(hero, "stakes"))
    score = scene.play.view.gauges["score"]
    assert label(services, "leave").startswith(f"Leave: {score}")
    choose(services, "leave")
    assert isinstance(top(services), AskScene)
    assert label(services, "text") == f"Leave with {score} points?"
    assert (label(services, "back"), label(services, "do")) == ("Play on", "Leave")
    press(services, "cancel")
    assert top(services) is scene
    choose(services, "leave")
    choose(services, "do")
    assert isinstance(top(services), ResultScene)
    assert scene.match.state.outcome.scores == (score,)


# close-up


@heroes
def test_a_press_on_a_card_looks_at_it_as_what_it_is_there(services: Services, hero: str) -> None:
    scene = seated(services, moment(hero, "exchanged"))
    character, monster = (scene.play.view.top(zone) for zone in ("hero", "monster"))
    assert character is not None
    assert monster is not None
    for card, print in ((character, hero), (monster, "monster")):
        click(services, card.id)
        near = top(services)
        assert isinstance(near, CloseUpScene)
        assert near.print == print
        press(services, "cancel")
        assert top(services) is scene


def test_looking_closer_at_nothing_counts_the_pool(services: Services) -> None:
    scene = seated(services, moment("mage", "exchanged"))
    assert scene.focus == "strike"
    press(services, "info")
    look = top(services)
    assert isinstance(look, LookScene)
    assert look.widget("tally-red") is not None


# the fallen


@heroes
def test_who_has_fallen_lies_down_at_the_end_and_at_no_other_time(services: Services, hero: str) -> None:
    scene = show(services, ReplayScene(services, moment(hero, "fallen")))
    assert isinstance(scene, ReplayScene)
    for number, pips in ((scene.play.last, ("empty",)), (0, ()), (scene.play.last, ("empty",))):
        scene.jump(number)
        frames(services)
        assert scene.top.stage.piles["hero"][0].pips == pips


# programs


@pytest.mark.slow
@heroes
def test_a_program_crawls_while_everybody_watches(services: Services, hero: str) -> None:
    options = begun(hero, "normal").options
    scene = show(services, table_of(services, Match(GAME, options, 3, seats=("greedy",))))
    assert not offers(scene)
    for _ in range(3000):
        if top(services) is not scene:
            break
        frames(services, 1)
        scene.top.hurry()
    assert isinstance(top(services), ResultScene)


# sounds


def test_every_word_that_is_told_looks_like_something_or_is_heard(services: Services) -> None:
    flourishes, quiet = skin_of("crawl").flourishes, {"normal", "hard", "up"}
    told = set(GAME.messages) - set(GAME.gauges)
    assert told - quiet == set(flourishes)


def test_the_heart_beats_for_the_hero_and_for_nobody_else(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, beats = seated(services, moment("warrior", "fight")), list[bool]()
    monkeypatch.setattr(scene.top.rooms.audio, "set_heartbeat", beats.append)
    scene.top.stage.gauges |= {"hp": 9.0, "monster.hp": 1.0, "mana": 1.0, "damage": 1.0}
    scene.top.hum()
    assert beats[-1] is False
    scene.top.stage.gauges["hp"] = 2.0
    scene.top.hum()
    assert beats[-1] is True


@pytest.mark.parametrize(
    ("gauge", "amount", "cues"),
    [
        ("hp", -7, ["hurt-heavy", "blood"]),
        ("hp", -2, ["hurt-light"]),
        ("hp", 9, []),
        ("monster.hp", -4, ["strike"]),
        ("monster.hp", 4, []),
        ("score", 9, ["coin"]),
        ("score", -10, []),
        ("mana", -1, []),
        ("damage", 8, []),
    ],
)
def test_what_a_number_sounds_like_depends_on_whose_it_is(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, gauge: str, amount: int, cues: list[str]
) -> None:
    services = make_services(reduced_motion=False)
    scene = seated(services, moment("mage", "fight"))
    heard: list[str] = []
    monkeypatch.setattr(scene.top.stage, "play", heard.append)
    changed(scene.top.stage, Changed(gauge, 20, 20 + amount, "AS")).finish()
    assert heard == cues


# places of the cards


def test_the_shield_lies_on_its_side(services: Services) -> None:
    scene = seated(services, moment("warrior", "door"))
    shield, place = scene.top.stage.piles["shield"][0], scene.top.places.slot("shield")
    assert (shield.lies, shield.print) == (90.0, "shield")
    assert place.w > place.h
    assert shield.box.w == pytest.approx(place.w, abs=0.5)
    assert shield.box.h == pytest.approx(place.h, abs=0.5)


@heroes
def test_no_counter_is_ever_shown(services: Services, hero: str) -> None:
    """The face-down cards may be drawn again only if nobody knows them."""
    scene = seated(services, moment(hero, "exchanged"))
    for zone in ("hp.cards", "mana.cards", "monster.cards", "deck"):
        assert all(sprite.turn == 0.0 for sprite in scene.top.stage.piles[zone])
        assert all(sprite.card is None for sprite in scene.top.stage.piles[zone])


@heroes
def test_piles_names_have_room_beside_each_other(services: Services, hero: str) -> None:
    scene = seated(services, moment(hero, "exchanged"))
    pool, discards = (scene.widget(id) for id in ("deck", "discard"))
    assert isinstance(pool, PileSpot)
    assert isinstance(discards, PileSpot)
    apart = discards.box.centre[0] - pool.box.centre[0]
    assert (pool.name.width + discards.name.width) / 2 < apart


def test_what_the_shield_takes_off_is_read_upright_beside_it(services: Services) -> None:
    scene = seated(services, moment("warrior", "door"))
    off = shield_of(scene.play.view)
    assert off
    caption = scene.widget("shield-caption")
    assert str(off) in caption.label
    assert not caption.box.overlaps(scene.top.places.slot("shield"))


def test_plates_to_choose_from_are_as_low_as_their_words_let_them_be(services: Services) -> None:
    scene = seated(services, moment("warrior", "stakes"))
    plates = [widget for widget in scene.widgets if isinstance(widget, OfferPlate)]
    place = scene.top.places.box("offers")
    assert len({plate.box.h for plate in plates}) == 1
    assert all(plate.box.h == max(each.needed for each in plates) < place.h * 0.7 for plate in plates)
    assert all(plate.box.bottom == pytest.approx(place.bottom) for plate in plates)


@heroes
def test_both_torches_burn_while_a_monster_stands_there(services: Services, hero: str) -> None:
    """A torch with something before it would not burn, which would look like a mistake."""
    scene = seated(services, moment(hero, "fight"))
    torches = [Box(*flame.box) for flame in scene.top.hall.room.flames if flame.name.startswith("torch")]
    gauge = scene.widget("monster.hp").box
    before = [*scene.top.covered(), gauge]
    assert len(before) > 1
    assert not [box for box in torches if any(burning_in(box).overlaps(each) for each in before)]


def test_a_flame_behind_a_card_is_not_seen_to_burn_on_it(services: Services) -> None:
    hall = seated(services, moment("warrior", "fight")).top.hall
    torch = Box(*hall.room.flames[0].box)
    around = pygame.Rect(services.layout.px(torch))

    def seen(covered: tuple[Box, ...]) -> bytes:
        hall.draw(services.canvas, False, covered)
        return pygame.image.tobytes(services.canvas.surface.subsurface(around), "RGB")

    assert seen((torch,)) != seen(())


def test_a_candle_behind_plates_to_choose_from_does_not_burn_at_their_corner(services: Services) -> None:
    scene = seated(services, moment("mage", "stakes"))
    plates = [widget.box for widget in scene.widgets if isinstance(widget, OfferPlate)]
    candles = [Box(*flame.box) for flame in scene.top.hall.room.flames if flame.name.startswith("candle")]
    assert all(burning_in(candle).w > candle.w / 2 for candle in candles)
    by_plates = [candle for candle in candles if any(candle.overlaps(plate.inset(-8)) for plate in plates)]
    beside = [candle for candle in candles if not any(candle.overlaps(plate.inset(-30)) for plate in plates)]
    assert by_plates
    assert beside
    for candle in by_plates + beside:
        assert any(burning_in(candle).overlaps(box) for box in scene.top.covered()) == (candle in by_plates)


def test_a_mages_mana_lies_beside_its_number_and_her_tools_in_the_rows_of_her_deeds(services: Services) -> None:
    scene = SCENES["crawl, mage, fight"](services)
    mana, pile = scene.widget("mana"), scene.top.places.slot("mana.cards")
    assert mana is not None
    assert 0 < pile.x - mana.box.right < 20
    assert abs(pile.centre[1] - mana.box.centre[1]) < 20
    rows = [[scene.widget(id) for id in row] for row in (("undo", "strike"), ("hint", "cast"))]
    assert all(one.box.y == other.box.y and one.box.h == other.box.h for one, other in rows)  # type: ignore[union-attr]


@pytest.mark.parametrize("hero", ["warrior", "mage"])
def test_a_hit_is_stamped_below_what_the_player_compares(services: Services, hero: str) -> None:
    places = seated(services, moment(hero, "fight")).top.places
    card, burst = places.slot("attack"), places.box("damage").centre
    assert burst[1] >= card.centre[1] + card.h / 4, "rank and suit stand on the upper half"
    assert places.slot("evasion").y == card.y
    assert not places.box("damage").overlaps(places.box("blow")), "nor on the sign that compares the two"
