"""Tests that nothing is cut, overlapping, too small or out of reach, in any scene, window, text size and language.

Each scene is laid out once in each window size, with a text size and a language that follow from its name, so that all
combinations occur over the scenes: two sizes in the fast tests, the others in the slow ones. Other settings, changes of
the text size and the arrows take turns. The nightly tests lay out every scene in every combination.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import product

import pytest

from game.app.base.geometry import Box
from game.app.screens.over import PadLostScene
from tests.app.conftest import MakeServices
from tests.app.layout import found_in, meeting, reached, scenes, to_reach
from tests.app.looks import pen
from tests.app.scenery import SCENES
from tests.rotation import SPOKEN, rotating, spoken, stable_number

SIZES = ((1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1600), (3440, 1440))
LEAST = (1024, 640)  # the smallest window in which everything has to be whole, in the languages that there are
SCALES = ("1", "1.5", "2")
LANGUAGES = ("en", "qps")  # English, and a language 40 per cent longer
LARGE_LANGUAGES = (*SPOKEN, "qps")  # in which large text is checked
FEW, MANY = 3, 24  # scenes per fast test, and per slow test
SETTINGS = (
    {"plain_font": True, "language": "en"},
    {"plain_font": True, "language": "de"},
    {"left_handed": True, "language": "qps"},
    {"contrast": True, "four_colours": True, "language": "es"},
    {"left_handed": True, "four_colours": True, "language": "fr"},
)
WINDOWS = {"usual": ((1280, 800), "1"), "narrow": ((1024, 768), "2"), "wide": ((3440, 1440), "1.5")}

Look = tuple[tuple[int, int], str, str]  # window size, text size, language
LOOKS: list[Look] = list(product(SIZES, SCALES, LANGUAGES))


def looks_of(name: str) -> list[Look]:
    """The six of the 36 looks in which the fast and slow tests check a scene: every size once, every text size
    twice."""
    number = stable_number(name)
    return [
        (size, SCALES[(place + number) % 3], LANGUAGES[(place // 3 + place + number // 3) % 2])
        for place, size in enumerate(SIZES)
    ]


def first_looks(name: str) -> list[Look]:
    """The two of these six that the fast tests check."""
    return looks_of(name)[stable_number(name) // 6 % 3 :: 3]


def other_looks(name: str) -> list[Look]:
    """The four of these six that the slow tests check."""
    return [look for look in looks_of(name) if look not in first_looks(name)]


def chunks(names: Iterable[str], length: int) -> list[tuple[str, ...]]:
    """The names in pieces of `length`; the last may be shorter."""
    names = list(names)
    return [tuple(names[at : at + length]) for at in range(0, len(names), length)]


def spread(looks: Callable[[str], list[Look]], length: int) -> list[tuple[Look, tuple[str, ...]]]:
    """Each look with scenes to check in it, in pieces of `length`."""
    return [
        (look, names) for look in LOOKS for names in chunks((name for name in SCENES if look in looks(name)), length)
    ]


def label(look: Look, names: Sequence[str]) -> str:
    """The id of a test: the look and the first scene."""
    (width, height), scale, language = look
    return f"{width}x{height}-{scale}-{language}-{names[0]}"


def share(of: Sequence[object], number: int) -> Callable[[str], bool]:
    """A predicate for the scenes that are checked with element `number` of the alternatives."""
    return lambda name: stable_number(name) % len(of) == number


def test_what_overlaps_is_found() -> None:
    others = [Box(8, 8, 9, 9), Box(9.5, 0, 9, 9), Box(0, 10, 9, 9), Box(2, 2, 3, 3)]
    assert list(meeting([Box(0, 0, 10, 10)], others)) == [(0, 0), (0, 3)]


def test_by_day_every_look_occurs_and_every_scene_in_every_size() -> None:
    fast = {(look, name) for look, names in spread(first_looks, FEW) for name in names}
    slow = {(look, name) for look, names in spread(other_looks, MANY) for name in names}
    assert {look for look, _name in fast} == set(LOOKS)
    assert {name for _look, name in fast} == set(SCENES)
    assert not fast & slow
    assert {(look[0], name) for look, name in fast | slow} == set(product(SIZES, SCENES))


@pytest.mark.parametrize(("look", "names"), [pytest.param(*each, id=label(*each)) for each in spread(first_looks, FEW)])
def test_nothing_is_cut_or_overlapping(make_services: MakeServices, look: Look, names: Sequence[str]) -> None:
    size, scale, language = look
    assert not found_in(make_services(size, text=scale, language=language), names, [scale])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("look", "names"), [pytest.param(*each, id=label(*each)) for each in spread(other_looks, MANY)]
)
def test_nothing_is_cut_or_overlapping_in_the_other_sizes(
    make_services: MakeServices, look: Look, names: Sequence[str]
) -> None:
    size, scale, language = look
    assert not found_in(make_services(size, text=scale, language=language), names, [scale])


@pytest.mark.parametrize("language", spoken("qps"))
@pytest.mark.parametrize("name", ["arena", "table, armed", "quest, a page", "descent, all"])
def test_large_text_is_large_at_tables_of_all_kinds(make_services: MakeServices, name: str, language: str) -> None:
    """Enemy numbers, names, the preview, buttons, pile names and the prompts among them."""
    assert not found_in(make_services(text="2", language=language), [name], ["2"])


@pytest.mark.slow
@pytest.mark.parametrize(("names", "language"), rotating(product(chunks(SCENES, 100), LARGE_LANGUAGES)))
def test_large_text_is_large_in_every_scene(make_services: MakeServices, names: Sequence[str], language: str) -> None:
    """At 1280x800 no text is below 28 px, and nothing is cut or overlapping."""
    assert not found_in(make_services(text="2", language=language), names, ["2"])


@pytest.mark.slow
@pytest.mark.parametrize(("language", "scale", "names"), [
    pytest.param(language, scale, names, id=f"{language}-{scale}-{names[0]}")
    for number, (language, scale) in enumerate(product(SPOKEN, SCALES))
    for names in chunks(filter(share(range(len(SPOKEN) * len(SCALES)), number), SCENES), MANY)
])  # fmt: skip
def test_nothing_is_cut_in_the_smallest_window(
    make_services: MakeServices, language: str, scale: str, names: Sequence[str]
) -> None:
    """Each scene in one language and text size."""
    assert not found_in(make_services(LEAST, text=scale, language=language), names, [scale])


@pytest.mark.slow
@pytest.mark.parametrize(("before", "language"), rotating(product(SCALES, LANGUAGES)))
def test_nothing_is_cut_after_the_text_size_has_changed(
    make_services: MakeServices, before: str, language: str
) -> None:
    """Every scene is opened with one text size and then changed to the others."""
    names = filter(share(SCALES, SCALES.index(before)), SCENES)
    names = [name for name in names if stable_number(name) // 3 % 2 == LANGUAGES.index(language)]
    scales = [before, *(scale for scale in SCALES if scale != before)]
    assert not found_in(make_services(text=before, language=language), names, scales)


@pytest.mark.slow
@pytest.mark.parametrize(("window", "number"), rotating(product(WINDOWS, range(len(SETTINGS)))))
def test_nothing_is_cut_with_other_settings(make_services: MakeServices, window: str, number: int) -> None:
    """Each scene in every window, with one of the sets of settings."""
    size, scale = WINDOWS[window]
    names = [*filter(share(SETTINGS, (number + [*WINDOWS].index(window)) % len(SETTINGS)), SCENES)]
    assert not found_in(make_services(size, text=scale, **SETTINGS[number]), names, [scale])


@pytest.mark.slow
@pytest.mark.parametrize(("names", "window"), rotating(product(chunks(SCENES, 65), WINDOWS)))
def test_arrows_alone_reach_everything(make_services: MakeServices, window: str, names: Sequence[str]) -> None:
    """Each scene in one of the windows."""
    missed(make_services, window, [*filter(share([*WINDOWS], [*WINDOWS].index(window)), names)])


def missed(make_services: MakeServices, window: str, names: Sequence[str]) -> None:
    """Fail with the id of every widget in these scenes that the arrows cannot reach."""
    size, scale = WINDOWS[window]
    services = make_services(size, text=scale, language="qps" if window == "narrow" else "en", wrap=False)
    found: list[str] = []
    with pen():
        for name, scene in scenes(services, names):
            if isinstance(scene, PadLostScene):  # any press there leads on
                continue
            wanted = to_reach(scene)
            found += [f"{name}: no arrow leads to {id}" for id in sorted(wanted - reached(scene, wanted))]
    assert not found, "\n" + "\n".join(found)


# nightly: everything in every combination


@pytest.mark.nightly
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_nothing_is_cut_or_overlapping_in_any_combination(
    make_services: MakeServices, size: tuple[int, int], language: str
) -> None:
    assert not found_in(make_services(size, language=language), SCENES, SCALES)


@pytest.mark.nightly
@pytest.mark.parametrize("language", SPOKEN)
def test_nothing_is_cut_in_the_smallest_window_in_any_text_size(make_services: MakeServices, language: str) -> None:
    assert not found_in(make_services(LEAST, language=language), SCENES, SCALES)


@pytest.mark.nightly
@pytest.mark.parametrize("look", SETTINGS, ids=lambda look: "-".join(map(str, look)))
@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_is_cut_with_any_settings_in_any_window(
    make_services: MakeServices, window: str, look: dict[str, object]
) -> None:
    size, scale = WINDOWS[window]
    assert not found_in(make_services(size, text=scale, **look), SCENES, [scale])


@pytest.mark.nightly
@pytest.mark.parametrize("names", chunks(SCENES, 65), ids=lambda names: names[0])
@pytest.mark.parametrize("window", WINDOWS)
def test_arrows_alone_reach_everything_in_any_window(
    make_services: MakeServices, window: str, names: Sequence[str]
) -> None:
    missed(make_services, window, names)
