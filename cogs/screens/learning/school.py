"""Kaiju school: choose a game, then a lesson; begin it, go on to the next one, be shown an answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cogs.screens.playing.hand import show_hand
from cogs.screens.playing.outcome import show_acted, unless_late
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.errors import Refusal
from cogs.wire.page import GREEN, Page, Style, button
from data.words import Words
from engine import games
from engine.lessons import Lesson

router = Router("learning")


def named_games(said: Words, at_hand: str = "") -> list[tuple[str, str]]:
    """Return the keys and names of all games, the one *at_hand* first."""
    return [(key, said.say(f"{key}-name")) for key in sorted(games, key=lambda key: key != at_hand)]


def games_page(said: Words, verb: str = "learn", asked: str = "school", at_hand: str = "") -> Page:
    """Return the private page on which the game is chosen that *verb* is about; *asked* is its first line."""
    page = Page(GREEN).say(said.say(asked))
    return page.press(*(button(name, spell(0, verb, key), Style.primary) for key, name in named_games(said, at_hand)))


def lessons_page(said: Words, game: str, lessons: Sequence[Lesson], done: Mapping[str, bool]) -> Page:
    """Return the lessons of a game, those that are *done* with a tick, the next one bright."""
    page = Page(GREEN).say(said.say("school-game", game=said.say(f"{game}-name"), about=said.say(f"{game}-about")))
    finished = [lesson for lesson in lessons if lesson.key in done]
    if not lessons:
        page.say(said.say("school-none"), said.say(f"{game}-primer"))
    elif len(finished) == len(lessons):
        page.say(said.say("school-complete", all=len(lessons)))
    else:
        page.say(said.say("school-progress", done=len(finished), all=len(lessons)))
    first = next((lesson for lesson in lessons if lesson.key not in done), None)
    for number, lesson in enumerate(lessons, 1):
        key = "school-lesson-done" if lesson.key in done else "school-lesson"
        text = said.say(key, number=number, title=said.say(lesson.title))
        style = Style.primary if lesson is first else Style.secondary
        page.press(button(text, spell(0, "lesson", f"{game}/{lesson.key}"), style))
    return page.press(
        button(said.say("greeting-play"), spell(0, "play_now", game), Style.success),
        button(said.say("school-rules"), spell(0, "primer", game)),
        button(said.say("school-other"), spell(0, "learn")),
    )


async def show_school(visit: Visit, game: str = "", at_hand: str = "") -> None:
    """Show the games, the one *at_hand* first, or the lessons of one and which of them the reader has done."""
    visit = replace(visit, table=0)
    if not game:
        await visit.reply.show(games_page(visit.words, at_hand=at_hand))
        return
    done = await visit.host.practice.learned(visit.person.id, game)
    lessons = visit.context.service.lessons(game)
    await visit.reply.show(lessons_page(visit.words, game, lessons, done))


async def take_lesson(visit: Visit, game: str, key: str, *, again: bool = False) -> None:
    """Begin a lesson, or go on with it, on the reader's own page."""
    guild = visit.reply.interaction.guild_id
    server = str(guild) if guild else ""
    visit.context.must_own(server)
    table = await visit.host.practice.learn(visit.person, server, game, key, again=again)
    there = replace(visit, table=table)
    await show_hand(there, await there.look())


@router.on("learn")
async def open_school(click: Click) -> None:
    """Show the games, or the lessons of one."""
    game = click.address.rest
    await show_school(click, click.one_of(games, game) if game else "")


@router.on("lesson")
async def open_lesson(click: Click) -> None:
    """Begin a lesson, or go on with it."""
    await take_lesson(click, *_named(click))


@router.on("lesson_again")
async def repeat_lesson(click: Click) -> None:
    """Begin a lesson again."""
    await take_lesson(click, *_named(click), again=True)


@router.on("lesson_next")
async def go_on(click: Click) -> None:
    """Begin the lesson after the one that the address names; after the last show all of them."""
    game, key = _named(click)
    keys = [lesson.key for lesson in click.context.service.lessons(game)]
    following = keys[keys.index(key) + 1 :] if key in keys else []
    if following:
        await take_lesson(click, game, following[0])
    else:
        await show_school(click, game)


def _named(click: Click) -> tuple[str, str]:
    """Return the game and the lesson that an address names."""
    game, _, key = click.address.rest.partition("/")
    return click.one_of(games, game), key


@router.on("lesson_show")
@unless_late
async def show_answer(click: Click) -> None:
    """Give a right answer for somebody who did not find it."""
    found = await click.host.practice.right_answer(click.table, click.person.id)
    if found is None:
        raise Refusal("act-late")
    acted = await click.host.play.act(click.table, click.person.id, *found)
    await show_acted(click, acted, click.words.say("lesson-shown"))
