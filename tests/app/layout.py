"""Faults of layout that a scene can have: text that is cut, small, overlapping or out of reach; focus that cannot get
everywhere. For tests that go over scenes."""

from collections.abc import Iterable, Iterator, Sequence

import pygame

from game.app.base.geometry import WAYS, Box
from game.app.input.bindings import Intent
from game.app.services import Services
from game.app.ui.scene import Scene
from game.app.ui.values import Scrub
from game.app.ui.widget import Thing, Widget
from tests.app.looks import Written, pen
from tests.app.scenery import SCENES

SMALLEST = {"1": 20.0, "1.5": 20.0, "2": 28.0}  # by the text-size setting: the least `text_px` of any text
TOUCH = 60.0  # height in design pixels of what may be pressed
SLACK = 1.0  # design pixels that rounding to the window's pixels may make
HAIR = 0.01  # pixels of a height that rounding may take


def scenes(services: Services, names: Iterable[str] = SCENES) -> Iterator[tuple[str, Scene]]:
    """Show every scene, or some, one after the other, each on a stack of its own."""
    for name in names:
        while services.stack.scenes:
            services.stack.scenes.pop().leave()
        services.clear_toast()
        services.records.runs = []
        yield name, SCENES[name](services)


def faults(scene: Scene, lines: list[Written]) -> Iterator[str]:
    """All faults in how a scene looks, each as a sentence."""
    things = scene.things()
    yield from _ids(things)
    yield from _focus(scene, things)
    yield from _texts(scene, things)
    yield from _boxes(scene, things)
    yield from _overlapping_things(scene, things)
    yield from _ink(scene, lines)
    yield from _overlapping_ink(lines)
    yield from _ink_on_things(scene, things, lines)


def found_in(services: Services, names: Iterable[str], scales: Sequence[str]) -> str:
    """All that is wrong in some scenes, a line each.

    A scene is opened with the first text size and changed to each of the others.
    """
    found: list[str] = []
    with pen() as noted:
        for name in names:
            services.change(text=scales[0])
            for _name, scene in scenes(services, [name]):
                for scale in scales:
                    if services.settings.text != scale:
                        services.change(text=scale)
                    found += [f"{name}, text {scale}: {each}" for each in faults(scene, noted.write_down(scene))]
    return "\n".join(found)


def _ids(things: list[Thing]) -> Iterator[str]:
    ids = [thing.id for thing in things]
    yield from (f"{id} is there twice" for id in {id for id in ids if ids.count(id) > 1})


def _focus(scene: Scene, things: list[Thing]) -> Iterator[str]:
    focused = [thing for thing in things if thing.state["focused"]]
    if len(focused) != 1 or not focused[0].focusable:
        yield f"the focus is on {[thing.id for thing in focused]}"
    elif not scene.scroller.box_of(scene.widget(focused[0].id)).inside(_visible(scene, focused[0]), SLACK):  # type: ignore[arg-type]
        yield f"the focused {focused[0].id} is out of view"


def _least(scene: Scene) -> float:
    """The least height of letters, in pixels of a window of 1280x800, from the top of h to the bottom of p.

    Text size 2 meets the Large Text tag of the Accessible Games Initiative: 38 px at a height of 1080, which is 28 at
    800. `Fonts.text_px` says how a text without small letters counts. Two kinds of letters are never written down and
    do not count here: prints on cards, which `test_card_art` measures; on the smallest the preview and the close-up
    tell them; and figures that fly over the table for a second, whose sum stays on a gauge. In the easy-to-read font,
    which is wider, text grows as far as there is room.
    """
    settings = scene.services.settings
    return SMALLEST["1" if settings.plain_font else settings.text]


def _texts(scene: Scene, things: list[Thing]) -> Iterator[str]:
    least = _least(scene) - HAIR
    for thing in things:
        if thing.overflow > 0:
            yield f"{thing.id} overflows by {thing.overflow:.0f}: “{thing.label}”"
        if 0 < thing.text_px < least:
            yield f"{thing.id} is lettered too small: {thing.text_px:.1f}"
        if thing.focusable and not thing.label:
            yield f"{thing.id} has no label"


def _scrolls(scene: Scene, thing: Thing) -> bool:
    widget = scene.widget(thing.id)
    return widget is not None and widget.scrolls


def _visible(scene: Scene, thing: Thing) -> Box:
    """The box in which a thing has to lie."""
    return scene.scroller.box.inset(-2) if _scrolls(scene, thing) else scene.services.layout.whole


def _boxes(scene: Scene, things: list[Thing]) -> Iterator[str]:
    for thing in things:
        room, box = _visible(scene, thing), thing.box
        if _scrolls(scene, thing):  # only sideways: the rest comes with scrolling
            box = Box(box.x, room.y, box.w, min(box.h, room.h))
            bottom = thing.box.bottom + scene.scroller.offset - scene.scroller.box.y
            if bottom > max(scene.scroller.height, room.h) + SLACK:
                yield f"{thing.id} cannot be scrolled to"
        if not box.inside(room, SLACK):
            yield f"{thing.id} is out of view: {_numbers(thing.box)} in {_numbers(room)}"
        if thing.focusable and thing.box.h < TOUCH - SLACK:
            yield f"{thing.id} is too low to be touched: {thing.box.h:.0f}"


def _seen(scene: Scene, thing: Thing) -> Box:
    """The part of a thing that is in view."""
    return _common(thing.box, scene.scroller.box) if _scrolls(scene, thing) else thing.box


def _overlapping_things(scene: Scene, things: list[Thing]) -> Iterator[str]:
    focusable = [thing for thing in things if thing.focusable]
    seen = [_seen(scene, thing) for thing in focusable]
    for i, j in meeting(seen, seen):
        one, other = focusable[i], focusable[j]
        if i < j and one.id not in (other.part_of, one.part_of) and other.id != one.part_of:
            yield f"{one.id} and {other.id} overlap"


def _ink(scene: Scene, lines: list[Written]) -> Iterator[str]:
    least = _least(scene) - HAIR
    for line in lines:
        if not _much(line.seen):
            continue
        if line.block.overflow > 0:
            yield f"a text of {line.owner or 'nobody'} overflows by {line.block.overflow:.0f}: “{line.text}”"
        if line.block.text_px < least:
            yield f"a text is lettered too small: {line.block.text_px:.1f} “{line.text}”"
        if not line.seen.inside(scene.services.layout.whole, SLACK) or line.ink.w - line.seen.w > SLACK:
            yield f"“{line.text}” of {line.owner or 'nobody'} is cut: {_numbers(line.ink)}"
        widget = scene.widget(line.owner)
        if (widget is None or not widget.scrolls) and line.ink.h - line.seen.h > SLACK:
            yield f"“{line.text}” of {line.owner or 'nobody'} is cut: {_numbers(line.ink)}"


def _overlapping_ink(lines: list[Written]) -> Iterator[str]:
    seen = [line.seen for line in lines]
    for i, j in meeting(seen, seen):
        one, other = lines[i], lines[j]
        if i < j and (one.block is not other.block or one.text == other.text):  # two of a block, or one written twice
            yield f"“{one.text}” and “{other.text}” overlap"


def _ink_on_things(scene: Scene, things: list[Thing], lines: list[Written]) -> Iterator[str]:
    focusable = [thing for thing in things if thing.focusable]
    for i, j in meeting([_seen(scene, thing) for thing in focusable], [line.seen for line in lines]):
        thing, line = focusable[i], lines[j]
        owner = scene.widget(line.owner)
        if line.owner != thing.id and (owner is None or owner.part_of != thing.id):
            yield f"“{line.text}” of {line.owner or 'nobody'} stands on {thing.id}"


def meeting(some: Sequence[Box], others: Sequence[Box]) -> Iterator[tuple[int, int]]:
    """The numbers of each box of `some` and each of `others` that overlap by more than the slack."""
    rects = [pygame.FRect(box) for box in others]
    for i, box in enumerate(some):
        for j in pygame.FRect(box).collidelistall(rects):
            if _much(_common(box, others[j])):
                yield i, j


def _common(one: Box, other: Box) -> Box:
    x, y = max(one.x, other.x), max(one.y, other.y)
    return Box(x, y, min(one.right, other.right) - x, min(one.bottom, other.bottom) - y)


def _much(box: Box) -> bool:
    return box.w > SLACK and box.h > SLACK


def _numbers(box: Box) -> str:
    return ", ".join(f"{number:.0f}" for number in box)


def _turns(widget: Widget) -> bool:
    """True if left and right change the value and never move the focus. A scrub lets it go on at its ends."""
    return type(widget).adjust is not Widget.adjust and not isinstance(widget, Scrub)


def _go(scene: Scene, way: str) -> None:
    """Press an arrow, and again for as long as that only scrolls or changes a value."""
    here, before = scene.focus, None
    while scene.focus == here and (now := (scene.scroller.offset, _value(scene))) != before:
        before = now
        scene.handle(Intent(way))


def _value(scene: Scene) -> str:
    widget = scene.widget(scene.focus)
    return widget.value if widget is not None else ""


TOP, FOOT = "(the top of the list)", "(the foot of the list)"


def _ends_seen(scene: Scene) -> set[str]:
    """The ends of the list that are in view."""
    left = scene.scroller.height - scene.scroller.box.h - scene.scroller.offset
    return {*([TOP] if scene.scroller.offset < 1 else []), *([FOOT] if left <= 1 else [])}


def to_reach(scene: Scene) -> set[str]:
    """The ids of all that can have the focus, and the ends of the list."""
    return {TOP, FOOT, *(thing.id for thing in scene.things() if thing.focusable)}


def reached(scene: Scene, wanted: set[str]) -> set[str]:
    """What can be reached by arrows, until all is reached that is wanted."""
    seen, waiting = {scene.focus, *_ends_seen(scene)}, [scene.focus]
    while waiting and not wanted <= seen:
        here = waiting.pop()
        for way in WAYS:
            scene.focus = None
            scene.set_focus(here, quiet=True)
            widget = scene.widget(here)
            if widget is None or (way in ("left", "right") and _turns(widget)):
                continue
            _go(scene, way)
            seen |= _ends_seen(scene)
            if scene.focus not in seen:
                seen.add(scene.focus)
                waiting.append(scene.focus)
    return {id for id in seen if id is not None}
