"""Incremental rendering: a changed picture is the same as one rendered from nothing, and the file is a sound PNG."""

import io

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from engine import games
from engine.play import Choice, Runner, Setup, begin
from engine.players import random_player
from engine.rng import Rng
from render.paint.incremental import RenderingCache, changed_areas, render
from render.paint.paint import paint
from render.scene.scene import Box, Layer, Panel, Scene
from render.total_war.wide.board import wide_board
from scripts.pictures import every_picture
from tests.render.moment import snapshot
from tests.render.positions import NAMES, crowded


def opened(file: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(file))
    image.load()
    return image


def boards_of_a_game(seats: int, seed: int, count: int) -> list[Scene]:
    game = games["total_war"]
    runner, rng = Runner(game, begin(game, Setup(seats=seats, seed=seed))), Rng.seeded(seed)
    scenes, told = [], 0
    while runner.pending and len(scenes) < count:
        scenes.append(
            wide_board(
                snapshot(game.view(runner.state, None), NAMES, asked=runner.pending, events=tuple(runner.events[told:]))
            )
        )
        told = len(runner.events)
        question = runner.pending[0]
        runner.choose(Choice(question.seat, random_player(game.view(runner.state, question.seat), question, rng)))
    return scenes


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (6, 2), (12, 3)])
def test_redoing_what_changed_gives_the_picture_that_drawing_all_of_it_gives(seats: int, seed: int):
    cache = RenderingCache()

    for scene in boards_of_a_game(seats, seed, 14):
        assert cache.png(scene) == render(scene).file


def test_the_same_scene_is_rendered_once():
    scene = wide_board(snapshot(crowded(4).view(), NAMES))
    cache = RenderingCache()

    first, second = cache.png(scene), cache.png(wide_board(snapshot(crowded(4).view(), NAMES)))

    assert first == second
    assert len(cache._renderings) == 1


def test_only_a_few_renderings_are_cached():
    cache = RenderingCache(size=2)

    for scene in boards_of_a_game(4, 9, 5):
        cache.png(scene)

    assert len(cache._renderings) == 2


def test_areas_are_joined_where_that_is_no_more_to_paint():
    def scene(*colours: str) -> Scene:
        boxes = (Box(0, 0, 50, 50), Box(0, 40, 50, 90), Box(40, 40, 120, 60))
        layers = tuple(
            Layer(str(at), box, (Panel(box, 0, colour),))
            for at, (box, colour) in enumerate(zip(boxes, colours, strict=True))
        )
        return Scene(200, 100, "#000000", layers)

    before = scene("#111111", "#222222", "#333333")

    assert changed_areas(before, before) == []
    assert changed_areas(before, scene("#444444", "#555555", "#333333")) == [Box(0, 0, 50, 90)]
    assert changed_areas(before, scene("#444444", "#222222", "#555555")) == [Box(0, 0, 50, 50), Box(40, 40, 120, 60)]
    assert changed_areas(before, msgspec.structs.replace(before, height=101)) is None


def test_the_file_is_a_png_of_the_right_size_in_256_colours():
    scene = wide_board(snapshot(crowded(6).view(), NAMES))
    image = opened(render(scene).file)

    assert image.format == "PNG"
    assert image.mode == "P"
    assert image.size == (scene.width, scene.height)


def test_every_picture_is_light_and_keeps_its_colours():
    for picture in every_picture():
        file = render(picture.scene).file
        lost = ImageStat.Stat(ImageChops.difference(paint(picture.scene).image, opened(file).convert("RGB")))

        assert len(file) < 400 * 1024, picture.key
        assert max(lost.mean) < 2.5, picture.key
