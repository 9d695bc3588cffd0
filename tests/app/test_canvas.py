"""Tests for drawing in design pixels: places on the screen, clipping, and the number of cached pictures."""

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.gfx import pictures
from game.app.gfx.pictures import Pictures
from game.app.services import Services

RED, BLUE = (255, 0, 0), (0, 0, 255)


def blank(services: Services) -> pygame.Surface:
    services.window.surface.fill((0, 0, 0))
    return services.window.surface


def test_design_pixels_are_those_of_the_grid(make_services):
    services = make_services(size=(1024, 768))  # scale 0.8, with 160 design pixels more above
    surface = blank(services)
    services.canvas.fill(Box(0, 0, 100, 100), RED)
    assert surface.get_at((0, 128))[:3] == RED
    assert surface.get_at((79, 207))[:3] == RED
    assert surface.get_at((0, 127))[:3] == (0, 0, 0)
    assert surface.get_at((80, 208))[:3] == (0, 0, 0)


def test_what_is_drawn_in_a_clip_stays_in_it_and_the_clip_ends(services: Services):
    surface, canvas = blank(services), services.canvas
    with canvas.clipped(Box(100, 100, 50, 50)):
        canvas.fill(canvas.layout.whole, RED)
        with canvas.clipped(Box(120, 0, 500, 500)):
            canvas.fill(canvas.layout.whole, BLUE)
    assert surface.get_at((110, 110))[:3] == RED
    assert surface.get_at((130, 110))[:3] == BLUE
    assert surface.get_at((160, 110))[:3] == (0, 0, 0)
    assert surface.get_clip() == surface.get_rect()


def test_a_clip_ends_also_when_drawing_fails(services: Services):
    surface = blank(services)
    with pytest.raises(ZeroDivisionError), services.canvas.clipped(Box(0, 0, 10, 10)):
        services.canvas.fill(Box(0, 0, 1 / 0, 1), RED)
    assert surface.get_clip() == surface.get_rect()


def test_what_fades_is_solid_in_the_middle_and_gone_at_its_edges(services: Services):
    surface, canvas, box = blank(services), services.canvas, Box(100, 100, 50, 200)
    with canvas.fading(box, 20, 40):
        canvas.fill(canvas.layout.whole, RED)
    reds = [surface.get_at((120, y))[0] for y in range(99, 301)]
    assert (reds[0], reds[-1]) == (0, 0)
    assert max(reds[1], reds[-2]) < 40
    assert set(reds[21:161]) == {255}
    assert reds[:22] == sorted(reds[:22])
    assert reds[160:] == sorted(reds[160:], reverse=True)
    before = pygame.image.tobytes(surface, "RGB")
    with canvas.clipped(Box(110, 290, 30, 5)):  # only a part is drawn anew
        canvas.fill(box, (0, 0, 0))
        with canvas.fading(box, 20, 40):
            canvas.fill(canvas.layout.whole, RED)
    assert pygame.image.tobytes(surface, "RGB") == before


@pytest.mark.parametrize(("down", "seen"), [(0, True), (40, False)])
def test_what_is_written_where_it_would_fade_is_seen_whole_or_not_at_all(services: Services, down: float, seen: bool):
    surface, canvas = blank(services), services.canvas
    with canvas.fading(Box(100, 100, 300, 200), 0, 30):
        canvas.fill(Box(100, 200, 300, 200), BLUE)
        canvas.text("Grave", (120, 276 + down), "strong", 30, RED)
        canvas.icon("skull", Box(300, 262 + down, 28, 28), RED)
    reds = {tuple(surface.get_at((x, y))[:3]) == RED for x in range(110, 340) for y in range(250, 300)}
    assert (True in reds) is seen
    assert (surface.get_at((390, 299))[2] == 255) is seen, "and so is what it stands on"


def test_what_does_not_fade_ends_at_its_edge(services: Services):
    surface, canvas = blank(services), services.canvas
    with canvas.fading(Box(100, 100, 50, 200), 0, 0):
        canvas.fill(canvas.layout.whole, RED)
    assert [surface.get_at((120, y))[0] for y in (99, 100, 299, 300)] == [0, 255, 255, 0]


def test_visible_is_what_could_be_seen_with_its_glow(services: Services):
    canvas = services.canvas
    blank(services)
    assert canvas.visible(Box(0, 0, 10, 10))
    assert canvas.visible(Box(-20, 0, 10, 10)), "a shadow may reach into the window"
    assert not canvas.visible(Box(-200, 0, 100, 100))
    with canvas.clipped(Box(600, 300, 100, 100)):
        assert canvas.visible(Box(650, 350, 10, 10))
        assert not canvas.visible(Box(0, 0, 10, 10))


def test_a_thin_fill_lets_through_what_is_below(services: Services):
    surface, canvas = blank(services), services.canvas
    canvas.fill(canvas.layout.whole, RED)
    canvas.fill(canvas.layout.whole, BLUE, 128)
    assert list(surface.get_at((300, 300))[:3]) == pytest.approx([127, 0, 128], abs=2)
    canvas.fill(canvas.layout.whole, BLUE, 0)
    assert list(surface.get_at((300, 300))[:3]) == pytest.approx([127, 0, 128], abs=2)


def test_a_picture_kept_is_as_solid_as_before_after_it_was_drawn_thin(services: Services):
    canvas, box = services.canvas, Box(100, 100, 200, 60)
    surface = blank(services)
    canvas.plate("button", box)
    solid = surface.get_at((200, 130))
    blank(services)
    canvas.plate("button", box, 40)
    blank(services)
    canvas.plate("button", box)
    assert surface.get_at((200, 130)) == solid


@pytest.mark.parametrize(("align", "edge"), [("left", "left"), ("centre", "centerx"), ("right", "right")])
def test_text_lies_where_it_is_told(services: Services, align: str, edge: str):
    surface, box = blank(services), Box(100, 200, 500, 100)
    services.canvas.block(services.fonts.block("III", "body", 40, 500), box, RED, align)
    letters = pygame.mask.from_threshold(surface, RED, (60, 60, 60)).get_bounding_rects()
    ink = letters[0].unionall(letters[1:])
    place = pygame.Rect(*services.layout.px(box))
    assert getattr(ink, edge) == pytest.approx(getattr(place, edge), abs=6)
    assert ink.centery == pytest.approx(place.centery, abs=8)


# the cache


def square(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)  # 4 bytes per pixel


def test_a_picture_is_made_once(services: Services):
    made: list[int] = []

    def make() -> pygame.Surface:
        made.append(1)
        return square(10)

    kept = Pictures()
    assert kept.keep("it", make) is kept.keep("it", make)
    assert len(made) == 1
    kept.forget()
    kept.keep("it", make)
    assert len(made) == 2


def test_there_is_room_for_so_much_and_the_longest_unused_goes(services: Services, monkeypatch):
    monkeypatch.setattr(pictures, "ROOM_FOR", 3 * 400)
    kept = Pictures()
    for name in "abc":
        kept.keep(name, lambda: square(10))
    kept.keep("a", lambda: pytest.fail("it was kept"))
    kept.keep("d", lambda: square(10))
    assert list(kept._kept) == ["c", "a", "d"]
    assert kept._bytes == 3 * 400


def test_one_too_large_for_the_room_is_kept_until_the_next(services: Services, monkeypatch):
    monkeypatch.setattr(pictures, "ROOM_FOR", 100)
    kept = Pictures()
    kept.keep("large", lambda: square(50))
    assert list(kept._kept) == ["large"]
    kept.keep("small", lambda: square(4))
    assert list(kept._kept) == ["small"]


def test_another_window_size_forgets_the_pictures_of_the_last(services: Services):
    services.canvas.plate("button", Box(0, 0, 100, 50))
    assert services.pictures._bytes > 0
    services.window.surface = pygame.Surface((1024, 768))
    services.relayout()
    assert services.pictures._bytes == 0
