"""Tests for the set-up of a party game: its members with pictures, who plays them, and the other options."""

import sys
from collections.abc import Callable

import pytest

from game import files
from game.app.base.geometry import Box
from game.app.diagnostics import VirtualPad
from game.app.gfx.fonts import Fonts
from game.app.input.bindings import LEFT, MOUSE, POINT, PRESS, RELEASE, RIGHT, Intent
from game.app.screens.party_setup.member import USUAL, MemberScene
from game.app.screens.party_setup.setup import PartySetup
from game.app.screens.seat_tiles import SeatCard
from game.app.screens.seats import SeatsScene
from game.app.screens.setup import SetupScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.ui.cards import Head, ListEntry, TraitHead
from game.app.ui.portraits import HeroCard, PortraitTile, Said
from game.app.ui.rows import Term
from game.app.ui.scroll import MARGIN
from game.app.ui.widget import Look
from game.core.combatants import HANDS, ONE, OPEN, PRIVATE
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, frames, label, press, push, run, show, top
from tests.app.party_setup import GAME, fight, set_up
from tests.app.scenery import SCENES
from tests.rotation import spoken

PADS = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="SDL's virtual pads are driven on Linux")
A, B, UP, LEFT_WAY, RIGHT_WAY = 0, 1, 11, 13, 14  # pad buttons


def opened(services: Services, **options: str) -> PartySetup:
    scene = show(services, set_up(services, **options))
    assert isinstance(scene, PartySetup)
    return scene


def ids(services: Services) -> set[str]:
    return {thing.id for thing in top(services).things() if thing.focusable}


def played(services: Services) -> TableScene:
    """The table, which may lie under a curtain."""
    frames(services, 3)
    return next(scene for scene in services.stack.scenes if isinstance(scene, TableScene))


def test_a_game_of_a_party_has_a_set_up_of_its_own(services: Services) -> None:
    services.routes.games.setup(GAME)
    frames(services)
    assert isinstance(top(services), PartySetup)
    services.routes.games.setup(services.games["crawl"])
    frames(services)
    assert type(top(services)) is SetupScene


def test_two_presses_begin_a_quest(services: Services) -> None:
    services.change(taught=("deuces",))
    services.routes.games.setup(GAME)
    frames(services)
    press(services, "confirm")
    assert played(services).match.seats == ("human", "human", "gm")


def test_everybody_is_shown_with_a_picture_a_name_and_a_gift(services: Services) -> None:
    scene = opened(services, **{"custom.1": "spite"})
    faces = [widget for widget in scene.widgets if isinstance(widget, PortraitTile)]
    assert [face.id for face in faces] == ["member-0", "member-1", "add", "other-Game Master"]
    assert [bool(face.picture) for face in faces] == [True, True, False, True]
    assert label(services, "member-0") == "Bulwark No extra ability"
    assert label(services, "member-1") == "Mender Spite"
    assert label(services, "other-Game Master") == "Game Master"
    assert label(services, "holder-Game Master") == "Computer"
    assert len({face.picture for face in faces}) == 4


def test_every_kind_has_a_picture(services: Services) -> None:
    for choice in set_up(services).choices.option("class.0").choices:
        assert files.asset(f"cards/figures/{choice.value}.webp").is_file(), choice.value


def test_the_box_of_the_game_stands_beside_the_party_as_long_as_there_is_room(make_services: MakeServices) -> None:
    services = make_services(text="1")
    for heroes, has_room in (("1", True), ("2", True), ("4", False)):
        scene = opened(services, heroes=heroes)
        front = scene.widget("front")
        assert (front is not None) is has_room
        if front is not None:
            assert front.label == "Dungeons and Deuces"
            assert not any(front.box.overlaps(w.box) for w in scene.widgets if w.id not in ("front", "sheet"))
    assert opened(make_services(text="2"), heroes="1").widget("front") is None


def test_a_gift_is_on_one_line_of_a_card_if_it_can_be() -> None:
    for wide, lines in ((220.0, 1), (150.0, 2)):
        said = (Said("Bulwark", "strong", 27), Said("No extra ability", "body", 22))
        card = HeroCard("one", "Bulwark", Box(0, 0, wide, 300), lambda: None, Fonts(1.0), "bulwark", "hero", said)
        assert len(card.lines[1].lines) == lines


@pytest.mark.slow
@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_pictures_are_of_one_size_and_large(make_services: MakeServices, size: tuple[int, int], language: str) -> None:
    scene = opened(make_services(size, language=language), heroes="4")
    sides = {widget.side for widget in scene.widgets if isinstance(widget, PortraitTile)}
    assert len(sides) == 1
    assert min(sides) > 150


# members


@pytest.mark.parametrize("do", ["press", "click"])
def test_heroes_are_added_one_by_one(services: Services, do: str) -> None:
    scene = opened(services, heroes="1")
    for n in (2, 3, 4):
        if do == "press":
            choose(services, "add")
        else:
            click(services, "add")
        assert scene.options["heroes"] == str(n)
        assert {f"member-{n - 1}", f"holder-Hero {n}"} <= ids(services)
    assert "add" not in ids(services)
    assert (scene.focus or "").startswith("member-")


def test_the_one_who_is_left_out_comes_back_when_one_more_is_added(services: Services) -> None:
    scene = opened(services, heroes="3", **{"class.1": "cardsharp", "custom.1": "spite"})
    scene.holders = {"Hero 2": "hero"}
    before = dict(scene.options)
    choose(services, "member-1")
    choose(services, "drop")
    assert top(services) is scene
    assert [scene.options[f"class.{n}"] for n in range(2)] == ["bulwark", "reaver"]
    assert [scene.options[f"custom.{n}"] for n in range(2)] == ["none", "none"]
    assert scene.options["heroes"] == "2"
    assert label(services, "holder-Hero 2") == "A person"
    choose(services, "add")
    assert (scene.options["class.2"], scene.options["custom.2"]) == ("cardsharp", "spite")
    assert label(services, "holder-Hero 3") == "Computer"
    assert {key: scene.options[key] for key in before if "." not in key} == {
        k: v for k, v in before.items() if "." not in k
    }


def corner(services: Services, id: str) -> None:
    """Click the upper right corner of a thing."""
    scene = top(services)
    widget = scene.widget(id)
    assert widget is not None
    box = scene.scroller.box_of(widget)
    at = (box.right - 20, box.y + 20)
    for kind in (POINT, PRESS, RELEASE):
        scene.handle(Intent(kind, at))
    frames(services)


def test_a_key_leaves_out_the_one_who_is_in_focus(services: Services) -> None:
    scene = opened(services)
    scene.set_focus("member-0")
    assert ("undo", "Leave out") in scene.prompts()
    press(services, "undo")
    assert top(services) is scene
    assert (scene.options["heroes"], scene.options["class.0"]) == ("1", "mender")
    scene.set_focus("add")
    press(services, "undo")
    assert scene.options["heroes"] == "1"


@pytest.mark.parametrize("text", ["1", "2"])
def test_a_click_on_the_cross_leaves_out(make_services: MakeServices, text: str) -> None:
    services = make_services(text=text)
    scene = opened(services, heroes="3")
    scene.set_focus("member-2")  # the list scrolls with large letters
    assert (scene.scroller.offset > 0) == (text == "2")
    corner(services, "member-2")
    assert top(services) is scene
    assert scene.options["heroes"] == "2"


def test_a_place_for_one_more_says_so(services: Services) -> None:
    scene = opened(services)
    scene.set_focus("add")
    assert label(services, "add") == "Add a hero"
    assert label(services, "told") == "Three heroes  ·  A party, with more enemies at once."


def test_the_last_one_cannot_be_left_out(services: Services) -> None:
    scene = opened(services, heroes="1")
    corner(services, "member-0")
    assert top(services).name == "member", "there is no cross"
    press(services, "cancel")
    scene.set_focus("member-0")
    assert "undo" not in dict(scene.prompts())
    press(services, "undo")
    assert scene.options["heroes"] == "1"
    choose(services, "member-0")
    assert "drop" not in ids(services)


# classes


def test_a_class_is_looked_at_chosen_and_done_with_a_second_press(services: Services) -> None:
    scene = opened(services)
    choose(services, "member-0")
    page = top(services)
    assert page.focus == "kind-bulwark"
    press(services, "right")
    assert page.focus == "kind-duelist"
    assert label(services, "look-help").startswith("Duelist")
    assert label(services, "heading") == "Hero 1: Bulwark", "looked at is not chosen yet"
    told = {thing.id: thing.label for thing in page.things()}
    for level, trait in enumerate(GAME.party.traits("duelist"), 1):
        assert told[f"{trait.id}.name"].startswith(f"Level {level}: {trait.name}")
        assert told[f"{trait.id}.text"] == str(trait.text)
    assert scene.options["class.0"] == "bulwark"
    press(services, "confirm")
    assert scene.options["class.0"] == "duelist"
    assert label(services, "kind-duelist").endswith("chosen")
    assert label(services, "heading") == "Hero 1: Duelist"
    assert top(services) is page
    press(services, "confirm")
    assert top(services) is scene
    assert label(services, "member-0").startswith("Duelist")


def test_the_words_are_of_the_chosen_one_when_the_focus_leaves_the_pictures(services: Services) -> None:
    opened(services)
    choose(services, "member-0")
    top(services).set_focus("kind-reaver")
    assert label(services, "look-help").startswith("Reaver")
    for id in ("gift", "done"):
        top(services).set_focus(id)
        assert label(services, "look-help").startswith("Bulwark")


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_words_and_pictures_begin_at_one_height_and_all_is_said(
    make_services: MakeServices, size: tuple[int, int]
) -> None:
    services = make_services(size)
    opened(services)
    choose(services, "member-0")
    page = top(services)
    for kind in (thing.id for thing in page.things() if thing.id.startswith("kind-")):
        page.set_focus(kind)
        words, picture = page.widget("look-help"), page.widget("kind-bulwark")
        assert words is not None
        assert picture is not None
        assert words.box.y == picture.box.y
        names = [thing.label for thing in page.things() if thing.id.endswith(".name")]
        assert all("(" in name for name in names), "when each may be used"


def test_chance_chooses_somebody_who_is_not_there_yet(services: Services) -> None:
    scene = opened(services)
    choose(services, "member-0")
    for _ in range(30):
        choose(services, "random")
        assert scene.options["class.0"] not in ("mender", "none")
    page = top(services)
    assert isinstance(page, MemberScene)
    assert page.looked.value == scene.options["class.0"]
    assert label(services, "heading") == f"Hero 1: {scene.choices.chosen('class.0').label}"


def test_a_gift_is_chosen_from_a_list_with_its_words(services: Services) -> None:
    scene = opened(services)
    choose(services, "member-1")
    choose(services, "gift")
    assert top(services).focus == "gift-none"
    (trait,) = GAME.party.traits("spite")
    entry = top(services).widget("gift-spite")
    assert entry is not None
    assert entry.label.startswith(str(trait.name))
    assert entry.help == str(trait.text)
    assert entry.value == str(trait.when)
    assert label(services, "told").startswith("Free:")
    assert label(services, "told").endswith("Last Reserve.")
    click(services, "gift-deep_breath")
    assert scene.options["custom.1"] == "deep_breath"
    assert label(services, "gift").endswith("Deep Breath")


@pytest.mark.parametrize("language", spoken())
def test_no_name_in_the_list_of_gifts_is_cut_off_at_its_top(make_services: MakeServices, language: str) -> None:
    services = make_services(language=language)
    opened(services)
    choose(services, "member-1")
    choose(services, "gift")
    page = top(services)
    entries = [widget for widget in page.widgets if isinstance(widget, ListEntry)]
    for entry in [*entries, *reversed(entries)]:
        page.set_focus(entry.id)
        y = page.scroller.box.y + page.scroller.offset
        assert not any(each.box.y < y < each.box.bottom - MARGIN for each in entries), entry.id
        assert entry.box.y >= y
        assert entry.box.bottom <= y + page.scroller.box.h
        foot = y + page.scroller.box.h
        assert not any(each.box.y + MARGIN < foot < each.box.bottom for each in entries), "nor at its foot"


def test_every_gift_has_a_sign_of_its_own(services: Services) -> None:
    opened(services)
    choose(services, "member-1")
    choose(services, "gift")
    signs = [widget.icon for widget in top(services).widgets if isinstance(widget, ListEntry)]
    assert len(signs) == len(set(signs)) > 10
    assert USUAL not in signs
    assert all(files.asset(f"ui/icons/{sign}.webp").is_file() for sign in signs)


def test_when_a_gift_is_used_stands_beside_its_name_if_there_is_room(services: Services) -> None:
    short, long = (
        Head("Spite", when, 300.0, 25.0, services.fonts) for when in ("When it falls", "When an answer is shown, once")
    )
    assert short.beside
    assert not long.beside
    assert long.height > short.height


def test_with_large_letters_a_button_leads_to_the_words(make_services: MakeServices) -> None:
    services = make_services(text="2")
    opened(services)
    choose(services, "member-0")
    for id, who in (("kind-reaver", "Reaver"), ("traits", "Bulwark")):
        top(services).set_focus(id)
        assert ("info", "Abilities") in top(services).prompts()
        press(services, "info")
        assert label(services, "heading") == who
        assert sum(thing.id.endswith(".text") for thing in top(services).things()) == 5
        press(services, "cancel")
        assert top(services).name == "member"
    choose(services, "traits")
    assert label(services, "heading") == "Bulwark"


# holders


def test_the_one_who_plays_is_changed_with_a_press(services: Services) -> None:
    scene = opened(services)
    for who in ("Computer", "Simple computer", "Random", "A person"):
        choose(services, "holder-Hero 2")
        assert label(services, "holder-Hero 2") == who
    choose(services, "holder-Game Master")
    assert label(services, "holder-Game Master") == "Simple computer"
    assert scene.holders["Game Master"] == "novice"
    assert "seldom thinks" in label(services, "told")


def test_the_picture_of_the_one_who_is_not_of_the_party_changes_who_plays_as_well(services: Services) -> None:
    scene = opened(services)
    choose(services, "other-Game Master")
    assert scene.holders["Game Master"] == "novice"
    assert ("undo", "Previous") in scene.prompts()
    press(services, "undo")
    assert label(services, "holder-Game Master") == "Computer"


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("heroes", ["1", "2", "3", "4"])
def test_who_plays_stands_under_every_portrait_and_nothing_is_cut(
    make_services: MakeServices, language: str, heroes: str
) -> None:
    scene = opened(make_services(language=language), heroes=heroes)
    scene.holders = {"Hero 1": "random", "Game Master": "random"}
    scene.refresh()
    buttons = [widget for widget in scene.widgets if widget.id.startswith("holder-")]
    assert len(buttons) == int(heroes) + 1
    assert len({(widget.box.y, widget.box.h) for widget in buttons}) == 1
    written = [block for widget in scene.widgets if widget.scrolls for block in widget.blocks()]
    assert not any(block.overflow or "…" in "".join(block.lines) for block in written)


def test_whose_hands_are_seen_is_asked_only_where_several_people_play_heroes(services: Services) -> None:
    scene = opened(services)
    assert HANDS in ids(services)
    scene.options[HANDS] = PRIVATE
    choose(services, "holder-Hero 2")
    assert HANDS not in ids(services)
    choose(services, "start")
    assert played(services).match.options[HANDS] == ONE
    services.stack.scenes.clear()
    assert opened(services).options[HANDS] == PRIVATE, "it is remembered for the next time"


def test_alone_nothing_is_asked_that_makes_no_difference(services: Services) -> None:
    scene = opened(services, heroes="1")
    assert HANDS not in ids(services)
    assert "boss" not in ids(services)
    assert "give" not in {option.key for option in scene.choices.rare()}


# options


def test_terms_turn_with_a_press_and_say_what_they_mean(services: Services) -> None:
    scene = opened(services)
    assert scene.prompts()[0] == ("confirm", "Choose")
    choose(services, "target")
    assert scene.prompts()[:2] == [("confirm", "Change"), ("undo", "Previous")]
    assert scene.options["target"] == "-1"
    assert label(services, "told") == scene.choices.chosen("target").help
    press(services, "left")
    assert scene.focus == "mode", "left and right lead from one to the other"


def test_what_turns_goes_back_as_well(services: Services) -> None:
    scene = opened(services)
    term = scene.widget("target")
    assert isinstance(term, Term)
    choose(services, "target")
    assert scene.options["target"] == "-1"
    press(services, "undo")
    assert scene.options["target"] == "auto"
    press(services, "undo")
    assert scene.options["target"] == "2"
    assert term.turns is not None
    assert (term.turns.at, term.turns.total) == (1, 4), "as it was when the term was made"
    click(services, "target")
    assert scene.options["target"] == "auto"
    scene.set_focus("holder-Hero 2")
    press(services, "undo")
    assert label(services, "holder-Hero 2") == "Random"


def test_the_automatic_difficulty_shows_and_names_the_one_it_means(services: Services) -> None:
    scene = opened(services)
    seen = []
    for mode, heroes in (("power", "2"), ("power", "3"), ("quest", "1"), ("quest", "2")):
        scene.options |= {"mode": mode, "heroes": heroes, "target": "auto"}
        scene.refresh()
        term = scene.widget("target")
        assert isinstance(term, Term)
        assert term.turns is not None
        seen.append((term.value, term.turns.at, term.turns.total))
    assert seen == [
        ("Automatic: Standard", 1, 4),
        ("Automatic: Hard", 2, 4),
        ("Automatic: Story", 0, 4),
        ("Automatic: Hard", 2, 4),
    ]
    for at, value in enumerate(("-1", "0", "1", "2")):
        scene.options["target"] = value
        scene.refresh()
        term = scene.widget("target")
        assert isinstance(term, Term)
        assert term.turns is not None
        assert (term.turns.at, term.turns.total) == (at, 4)


def test_it_is_seen_which_terms_turn_and_which_open_a_page(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = opened(services)
    drawn: list[str] = []
    monkeypatch.setattr(services.canvas, "icon", lambda name, *rest, **more: drawn.append(name))
    for id, sign in (("target", "restart"), ("mode", "arrow-right"), ("seed", "arrow-right")):
        drawn.clear()
        term = scene.widget(id)
        assert isinstance(term, Term)
        term.draw(services.canvas, term.box, Look())
        assert {"restart", "arrow-right"} & {*drawn} == {sign}
    monkeypatch.undo()
    turned = {widget.id for widget in scene.widgets if isinstance(widget, Term) and widget.turns}
    assert turned == {"target", HANDS}
    for id in ("mode", "more", "seed"):
        scene.set_focus(id)
        assert scene.prompts() == [("confirm", "Open"), ("cancel", "Back")]
    choose(services, "member-0")
    top(services).set_focus("gift")
    assert top(services).prompts()[0] == ("confirm", "Open")


@pytest.mark.parametrize("page", ["", "more", "mode"])
def test_what_is_chosen_stands_in_the_middle(services: Services, page: str) -> None:
    opened(services)
    if page:
        choose(services, page)
    scene = top(services)
    sheet = scene.widget("sheet")
    assert sheet is not None
    listed = [widget.box for widget in scene.widgets if widget.scrolls]
    left, right = min(box.x for box in listed) - sheet.box.x, sheet.box.right - max(box.right for box in listed)
    assert left == pytest.approx(right)


def test_what_is_rarely_changed_lies_behind_a_button(services: Services) -> None:
    scene = opened(services)
    rare = {option.key for option in scene.choices.rare()}
    assert rare >= {"sets", "levels", "start", "guard", "give"}
    assert rare & ids(services) == {"start"}, "that is the button"
    assert label(services, "more") == "More rules None changed"
    choose(services, "more")
    assert rare <= ids(services)
    top(services).set_focus("guard")
    press(services, "right")
    assert scene.options["guard"] == "off"
    assert label(services, "help") == "Attack, use an ability, or pass."
    press(services, "cancel")
    assert label(services, "more") == "More rules 1 changed"
    choose(services, "more")
    choose(services, "usual")
    press(services, "cancel")
    assert label(services, "more") == "More rules None changed"


def test_a_typed_seed_is_shown(services: Services) -> None:
    scene = opened(services)
    scene.seed = 5
    scene.refresh()
    choose(services, "seed")
    choose(services, "random")
    assert label(services, "seed") == "Seed Random"


def test_everything_chosen_is_played_and_remembered(services: Services) -> None:
    opened(services)
    choose(services, "member-0")
    choose(services, "kind-reaver")
    choose(services, "done")
    choose(services, "holder-Hero 2")
    choose(services, "start")
    table = played(services)
    assert table.match.options["class.0"] == "reaver"
    assert table.match.seats == ("human", "hero", "gm")
    again = PartySetup(services, GAME)
    assert again.options["class.0"] == "reaver"
    assert again.holders["Hero 2"] == "hero"


@pytest.mark.slow
def test_a_party_is_remembered_though_it_has_not_set_out(services: Services) -> None:
    services.change(taught=("deuces",))
    services.routes.games.new_game()
    frames(services)
    choose(services, "game-deuces")
    for id in ("member-0", "kind-hexwright", "gift", "gift-hard_parry", "done", "holder-Hero 2", "games"):
        choose(services, id)
    assert top(services).name == "games"
    choose(services, "game-deuces")
    assert label(services, "member-0") == "Hexwright Hard Parry"
    assert label(services, "holder-Hero 2") == "Computer"


def test_back_leads_one_step_back(services: Services) -> None:
    services.change(taught=("deuces",))
    services.routes.games.new_game()
    frames(services)
    choose(services, "game-deuces")
    for id in ("seed", "more", "mode", "member-0"):
        choose(services, id)
        assert top(services).name != "setup"
        press(services, "cancel")
        assert top(services).name == "setup"
        assert top(services).focus == id
    press(services, "cancel")
    assert top(services).name == "games"


# several people


@pytest.mark.slow
def test_who_holds_which_device_is_not_asked_where_one_is_handed_round(services: Services) -> None:
    scene = opened(services)
    scene.options[HANDS] = PRIVATE
    choose(services, "start")
    table = played(services)
    assert table.match.seats == ("human", "human", "gm")
    frames(services, 60)
    assert top(services).name == "curtain"
    services.stack.scenes.clear()
    opened(services).options[HANDS] = OPEN
    choose(services, "start")
    frames(services, 3)
    assert top(services).name in ("seats", "ask")


@pytest.mark.parametrize("people", [3, 4, 5])
def test_several_people_take_their_places_side_by_side(services: Services, people: int) -> None:
    done = list[int]()
    scene = show(services, SeatsScene(services, fight(people), lambda: done.append(1)))
    assert isinstance(scene, SeatsScene)
    cards = [widget for widget in scene.widgets if isinstance(widget, SeatCard)]
    assert [card.id for card in cards] == [f"seat.{n}" for n in range(people)]
    assert len({(card.box.y, round(card.box.w), card.box.h) for card in cards}) == 1
    assert [card.label for card in cards] == ["Bulwark", "Mender", "Reaver", "Cardsharp", "Game Master"][:people]
    devices = (LEFT, RIGHT, MOUSE, LEFT, RIGHT)[:people]
    for device in devices:
        scene.handle(Intent("confirm", device=device))
        frames(services)
    assert tuple(scene.seating.held.values()) == devices
    scene.handle(Intent("left", device=MOUSE))
    assert tuple(scene.seating.held.values())[:3] == (LEFT, MOUSE, RIGHT)
    choose(services, "start")
    assert done
    assert services.seating.held[1] == MOUSE


def test_one_device_is_handed_round_a_whole_table(services: Services) -> None:
    show(services, SeatsScene(services, fight(4), lambda: None))
    for _ in range(4):
        top(services).handle(Intent("confirm", device=LEFT))
        frames(services)
    choose(services, "start")
    assert [*services.seating.held.values()] == [LEFT] * 4


@PADS
def test_a_pad_alone_chooses_a_party(services: Services, plug: Callable[..., VirtualPad]) -> None:
    services.input.start()
    scene = opened(services)
    pad = plug()
    run(services)
    for button in (UP, UP, LEFT_WAY, LEFT_WAY):
        push(services, pad, button)
    assert scene.focus == "member-0"
    for button in (A, RIGHT_WAY, A):
        push(services, pad, button)
    assert scene.options["class.0"] == "duelist"
    push(services, pad, B)
    assert top(services) is scene


@pytest.mark.parametrize("name", ["party set-up", "party set-up, alone", "party set-up, full", "party set-up, masters"])
def test_either_all_terms_have_a_sign_or_none(make_services: MakeServices, name: str) -> None:
    terms = [widget for widget in SCENES[name](make_services()).widgets if isinstance(widget, Term)]
    assert len({term.left for term in terms}) == 1


def test_a_heros_abilities_have_their_level_in_a_seal_and_air_between(services: Services) -> None:
    opened(services)
    choose(services, "member-0")
    heads = [widget for widget in top(services).widgets if isinstance(widget, TraitHead)]
    assert [head.numeral.lines[0] for head in heads] == list("12345")
    assert not any("Level" in line for head in heads for block in head.blocks() for line in block.lines)
    assert all("Level" in head.label for head in heads), "it is read out"
