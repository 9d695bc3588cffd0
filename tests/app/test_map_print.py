"""The print of a map: made in pieces and ahead of time, and only where it differs from the one before."""

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.gfx.canvas import Canvas
from game.app.map import map_paper
from game.app.map.chart import Chart
from game.app.map.map_paper import PrintAhead, PrintJob, draw_map, region_of
from game.app.map.printed_map import MapParts, changed
from game.core.journey import BEEN, HERE, OPEN, SEEN, SHUT, Chamber, Journey, Passage, Patch
from game.core.text import Text

from .conftest import MakeServices

AREA = Patch(0, 0, 1200, 500)
FRAME = Box(16, 90, 992, 506)
PLACES = {"hall": Patch(0, 0, 260, 160), "crypt": Patch(420, 40, 200, 200), "well": Patch(900, 60, 260, 220),
          "cell": Patch(440, 360, 180, 130)}  # fmt: skip
DOORS = {
    ("hall", "crypt"): Passage("a", ("hall", "crypt"), ((260, 80), (340, 110), (420, 130)), OPEN),
    ("crypt", "well"): Passage("b", ("crypt", "well"), ((620, 120), (900, 160)), OPEN, True),
    ("crypt", "cell"): Passage("c", ("crypt", "cell"), ((520, 240), (520, 360)), SHUT),
}
STEPS = ({"hall": HERE, "crypt": SEEN}, {"hall": BEEN, "crypt": HERE, "well": SEEN, "cell": SEEN},
         {"hall": BEEN, "crypt": BEEN, "well": HERE, "cell": SEEN})  # fmt: skip


def journey(step: int) -> Journey:
    """What is known of a small dungeon at a step of a party through it."""
    known = STEPS[step]
    chambers = tuple(Chamber(id, Text(id), PLACES[id], state) for id, state in known.items())
    passages = tuple(door for ends, door in DOORS.items() if {*ends} <= {*known})
    return Journey(Text("A test"), AREA, chambers, passages, True, 3, 3, ground=tuple(PLACES.values()))


def bytes_of(print: pygame.Surface) -> bytes:
    return pygame.image.tobytes(print, "RGBA")


@pytest.fixture
def canvas(make_services: MakeServices) -> Canvas:
    canvas = make_services().canvas
    canvas.pictures.forget()  # nothing is printed yet
    return canvas


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (3440, 1440)])
def test_what_is_printed_of_the_news_equals_the_whole(make_services: MakeServices, size: tuple[int, int]):
    canvas, chart = make_services(size).canvas, Chart(journey(0), FRAME)
    whole = bytes_of(PrintJob(canvas, chart, journey(1)).finish())
    assert bytes_of(PrintJob(canvas, chart, journey(1), journey(0)).finish()) == whole


def test_only_what_is_new_is_printed_anew(canvas: Canvas):
    chart = Chart(journey(1), FRAME)
    news = changed(chart, journey(1), journey(2))
    assert news is not None
    assert chart.box(PLACES["well"]).inside(news), "the well is walked now"
    assert not chart.box(PLACES["hall"]).overlaps(news)
    assert changed(chart, journey(1), journey(1)) is None
    old, new = draw_map(canvas, chart, journey(1)), draw_map(canvas, chart, journey(2)).copy()
    region = region_of(canvas, chart, news)
    new.fill((0, 0, 0, 0), region)
    new.blit(old.subsurface(region), region[:2], special_flags=pygame.BLEND_RGBA_ADD)
    assert bytes_of(new) == bytes_of(old), "the prints differ nowhere else"


def test_parts_in_another_order_are_printed_anew(canvas: Canvas):
    chart, one = Chart(journey(1), FRAME), journey(1)
    other = one._replace(chambers=one.chambers[::-1])
    assert [part.shows for part in MapParts(chart, one)] != [part.shows for part in MapParts(chart, other)]
    assert changed(chart, one, other) == chart.paper


def test_a_print_ahead_is_ready_when_it_is_shown(canvas: Canvas, monkeypatch: pytest.MonkeyPatch):
    chart, ahead = Chart(journey(0), FRAME), PrintAhead()
    whole = bytes_of(PrintJob(canvas, chart, journey(1)).finish())
    ahead.expect(canvas, chart, journey(0), journey(1))
    ahead.update()
    ahead.finish()
    monkeypatch.setattr(PrintJob, "go_on", lambda job: pytest.fail("the print was not kept"))
    assert bytes_of(draw_map(canvas, chart, journey(1))) == whole


def test_a_frame_prints_few_pieces(canvas: Canvas, monkeypatch: pytest.MonkeyPatch):
    done = list[int]()
    go_on = PrintJob.go_on
    monkeypatch.setattr(PrintJob, "go_on", lambda job: done.append(1) or go_on(job))
    chart, ahead = Chart(journey(0), FRAME), PrintAhead()
    draw_map(canvas, chart, journey(0))
    done.clear()
    ahead.expect(canvas, chart, journey(0), journey(1))
    assert not done, "nothing is printed yet"
    frames = list[int]()
    while ahead.works:
        before = len(done)
        ahead.update()
        frames.append(len(done) - before)
    assert max(frames) <= map_paper.PIECES + 1
    assert len(frames) > 8, "so that none of them takes long"


def test_a_map_that_looks_the_same_is_not_printed_again(canvas: Canvas):
    chart, ahead = Chart(journey(1), FRAME), PrintAhead()
    ahead.expect(canvas, chart, journey(1), journey(1)._replace(torches=1))
    assert not ahead.works
