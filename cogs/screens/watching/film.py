"""The film of a game that is over, and of the last round of one that runs: as everybody could see it."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Sequence
from typing import NamedTuple

from cogs.reader.story import Story
from cogs.screens.playing.hand import back
from cogs.screens.result import WHOLE_LOG
from cogs.screens.server import server_words
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.context import Context
from cogs.wire.errors import Refusal
from cogs.wire.messages import Place
from cogs.wire.page import AMBER, GREY, Item, Page, Style, button, link, notice
from data.words import Words
from render.errors import TooSlow
from render.film.cutting import MOST, Act, chosen, frames
from render.film.orders import FilmOrder
from render.film.studio import Progress
from render.orders import Picture
from table import LogLine

MADE_AS = 2  # raised when films look different, so that none is shown that was made before
TOLD_EVERY = 1.0  # seconds between two changes of the line that says how far it is
AT_ONCE = 0.3  # seconds in which a film that was made before is there
router = Router("watching-film")


class Span(NamedTuple):
    """A part of a game: what happened after the version *first*, up to *last*."""

    first: int
    last: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}"


def film(story: Story, span: Span, picture: Picture, where: str = "") -> Page:
    """Return a film and the way to share it, or the link to *where* it was shared."""
    share = button(story.say("film-share"), spell(story.table.id, "film_share", str(span)), Style.primary)
    there = link(story.say("film-shared-there"), where) if where else share
    return _film(story, picture).press(there, *_ways(story), back(story))


def shared(story: Story, picture: Picture) -> Page:
    """Return the film as everybody is shown it."""
    return _film(story, picture).press(*_ways(story))


def _film(story: Story, picture: Picture) -> Page:
    key = "film-title" if story.table.status != "running" else "film-round"
    return Page(AMBER).say(story.say(key, title=story.title)).show(picture)


def _ways(story: Story) -> list[Item | None]:
    at, is_over = story.table.id, story.table.outcome is not None
    return [
        button(story.say("result-replay"), spell(at, "replay", 0)) if is_over else None,
        button(story.say("panel-log"), spell(at, "log")),
    ]


def making(story: Story, done: int, count: int) -> Page:
    """Return the line that says how far a film is."""
    return Page(GREY).say(story.say("film-making", title=story.title, done=done, all=count))


def acts_of(story: Story, lines: Sequence[LogLine]) -> list[Act]:
    """Return what everybody has seen happen: all of a game that is over, or its last round and what came after it."""
    acts = seen(lines)
    if story.table.status != "running":
        return acts
    special, view = story.teller.special, story.look.view
    began = [at for at, act in enumerate(acts) if any(special.begins_round(event, view) for event in act.events)]
    return acts[began[-2] if len(began) > 1 else 0 :]


def seen(lines: Sequence[LogLine]) -> list[Act]:
    """Return what everybody has seen happen, what was taken back left out."""
    acts = []
    for line in lines:
        faces = tuple(face for event in line.events if (face := event.seen_by(None)) is not None)
        if faces and line.undone is None:
            acts.append(Act(line.version, line.seat, faces))
    return acts


def between(acts: Sequence[Act], span: Span) -> list[Act]:
    """Return those of the *acts* that belong to *span*."""
    return [act for act in acts if span.first < act.version <= span.last]


async def film_order(context: Context, story: Story, span: Span | None = None) -> tuple[Span, FilmOrder]:
    """Return the order for a film of *story*, a spectator's, and which part of the game it shows."""
    table, game = story.table, story.table.game
    if story.look.view is None:
        raise Refusal("act-lobby")
    lines = await context.host.read.log(table.id, limit=WHOLE_LOG)
    acts = acts_of(story, lines) if span is None else between(seen(lines), span)
    if not acts:
        raise Refusal("film-nothing")
    shown = await asyncio.to_thread(chosen, game, acts)
    first = acts[0].version - 1
    opening, *views = await context.host.read.course(table.id, [first, *(act.version for act in shown)])
    share = [(acts.index(act) + 1) / len(acts) for act in shown]
    order = FilmOrder(
        game=game,
        locale=story.words.language,
        title=story.title,
        names=story.drawn_names(),
        acts=len(acts),
        frames=frames(game, opening, shown, views, share),
    )
    return Span(first, acts[-1].version), order


def key_of(story: Story, span: Span) -> str:
    """Return what tells a film from every other: the part of the game, the language, and the names in it."""
    table = story.table
    facts = (MADE_AS, table.id, table.created, span, table.rules_now, story.words.language, *story.drawn_names())
    return hashlib.blake2b(repr(facts).encode(), digest_size=16).hexdigest()


async def film_of(
    context: Context, story: Story, span: Span | None = None, progress: Progress | None = None
) -> tuple[Span, Picture]:
    """Return the film of *story*, a spectator's, and which part of the game it shows."""
    if span and (kept := await context.studio.find(key_of(story, span))):
        return span, kept
    span, order = await film_order(context, story, span)
    key = key_of(story, span)
    try:
        return span, await context.studio.find(key) or await context.studio.film(key, order, progress)
    except TooSlow:
        raise Refusal("film-late") from None


async def spectators_story(context: Context, table: int, words: Words) -> Story:
    """Return *table* as everybody sees it."""
    return Story(await context.host.read.look(table), words)


@router.on("film")
async def show_film(click: Click) -> None:
    """Make a film, say how far it is meanwhile, and show it."""
    context, reply = click.context, click.reply
    story = await spectators_story(context, click.table, click.words)
    said_at = 0.0

    async def progress(done: int) -> None:
        nonlocal said_at
        if time.monotonic() - said_at >= TOLD_EVERY and context.is_newest(reply):
            said_at = time.monotonic()
            await reply.show(making(story, done, MOST + 2))

    async def made() -> tuple[Span, Picture]:
        async with context.making.turn(reply.interaction.user.id):
            return await film_of(context, story, progress=progress)

    task = asyncio.create_task(made())
    await asyncio.wait({task}, timeout=AT_ONCE)
    if not task.done():
        await reply.show(making(story, 0, MOST + 2))
    span, picture = await task
    own = await click.story()
    await reply.show(film(own, span, picture, await _shared(click, span)))


async def _shared(click: Click, span: Span) -> str:
    """Return the address of the message in which a film was shared, nothing if it was not."""
    place = Place.read(await click.host.messages.film_at(click.table, *span))
    return place.url((await click.host.read.listing(click.table)).server) if place else ""


@router.on("film_share")
async def share(click: Click) -> None:
    """Owe the film to everybody at the table, once."""
    span = read_span(click)
    context = click.context
    story = await spectators_story(context, click.table, click.words)
    locale = str(click.reply.interaction.guild_locale or "en")
    said = await server_words(click.host, story.table.server, locale)
    async with context.making.turn(click.reply.interaction.user.id):
        await film_of(context, Story(story.look, said), span)  # so that other messages do not wait for it
    await click.host.messages.owe_film(click.table, *span)
    await click.reply.aside(notice(click.words.say("film-shared")))


def read_span(click: Click) -> Span:
    """Return the part of a game that an address names, or refuse the click."""
    first, _, last = click.address.rest.partition("-")
    return Span(click.number(first), click.number(last))
