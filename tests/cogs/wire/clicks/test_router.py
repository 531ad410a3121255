"""Routers: a verb has one handler, and a verb that nobody knows is refused."""

import pytest

from cogs.screens import SCREENS, all_routes
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal


async def first(click: Click) -> None:
    raise AssertionError("this handler is only named")


async def second(click: Click) -> None:
    raise AssertionError("this handler is only named")


def test_an_included_router_brings_its_handlers_with_how_they_are_acknowledged():
    inner = Router("inner")
    inner.on("join")(first)
    inner.on("vote", "defer")(second)

    outer = Router("outer").include([inner])

    assert outer.find("join") == (first, "page")
    assert outer.find("vote") == (second, "defer")
    assert outer.verbs == {"join", "vote"}


def test_two_handlers_for_one_verb_are_an_error():
    inner, outer = Router("inner"), Router("outer")
    inner.on("join")(first)
    outer.on("join")(second)

    with pytest.raises(ValueError, match="outer has two handlers for 'join'"):
        outer.include([inner])
    with pytest.raises(ValueError, match="inner has two handlers for 'join'"):
        inner.on("join")(second)
    assert outer.find("join").handler is second


async def test_a_verb_that_nobody_knows_is_refused_in_words():
    route = Router("empty").find("nonsense")

    with pytest.raises(Refusal) as refused:
        await route.handler(None)  # type: ignore[arg-type]
    assert refused.value.key == "failure-unknown"
    assert route.way == "page"


def test_every_screen_brings_handlers_and_games_bring_their_own():
    verbs = all_routes().verbs

    assert all(screen.router.verbs and screen.router.verbs <= verbs for screen in SCREENS)
    assert {"join", "pick", "vacation_sent", "erase", "estate_do", "counter_do"} <= verbs
