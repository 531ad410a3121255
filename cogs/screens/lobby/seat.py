"""A seat in a lobby: sit down, choose a kaiju, leave; and a lobby for the same people again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.reader.emojis import sign
from cogs.reader.story import Story
from cogs.screens.lobby.instant import PATIENCE, show_first_question
from cogs.screens.lobby.poster import choice_order
from cogs.screens.seats import leave
from cogs.screens.watching.lists import url_of
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.page import GREEN, OPTIONS, Item, Page, Style, button, choice, notice, select
from engine.play import Game
from render.orders import KaijuOrder, Picture
from render.posters.kaiju.choice import choice_letters
from table import TableInfo

BUTTONS = 10  # kaiju; more are a list
router = Router("lobby-seat")


def seated(story: Story, seat: int, order: KaijuOrder, picture: Picture | None, note: str = "") -> Page:
    """Return the private page of somebody who sits in a lobby, to choose a kaiju from the *picture*."""
    say, own = story.say, story.table.seats[seat].kaiju
    page = Page(GREEN).say(say("join-done", title=story.title, mark=sign(seat)), note)
    page.say(say("join-kaiju", kaiju=story.kaiju_name(own)) if own else say("join-surprise"))
    return page.show(picture).press(
        *_kaiju(story, order, own),
        button(say("join-any"), spell(story.table.id, "kaiju"), disabled=not own),
        button(say("lobby-leave"), spell(story.table.id, "stand")),
    )


def _kaiju(story: Story, order: KaijuOrder, own: str) -> list[Item]:
    """Return the kaiju to choose from, by the letters of the picture: as buttons, or as a list if there are many."""
    at, lettered = story.table.id, choice_letters(order)
    names = {key: f"{letter} · {story.kaiju_name(key)}" for key, letter in lettered.items()}
    if len(names) <= BUTTONS:
        return [
            button(name, spell(at, "kaiju", key), Style.success if key == own else Style.secondary, emoji=key)
            for key, name in names.items()
        ]
    about = {key: story.words.say(f"{story.table.game}-kaiju-{key}") for key in names}
    options = [choice(name, key, about[key], chosen=key == own, emoji=key) for key, name in names.items()]
    return [
        select(spell(at, "kaiju", group), story.say("join-choose"), options[group : group + OPTIONS])
        for group in range(0, len(options), OPTIONS)
    ]


async def show_seat(visit: Visit, table: TableInfo, game: Game[Any], note: str = "") -> None:
    """Show the page of the person who asks and sits at *table*, a lobby."""
    visit = replace(visit, table=table.id)  # after a rematch it is another one
    story, seat = visit.story_of(table), _seat(visit, table)
    order = choice_order(story, game, seat)
    await visit.reply.show(seated(story, seat, order, await visit.context.pictures.draw(order), note))


def _seat(visit: Visit, table: TableInfo) -> int:
    return next((seat.seat for seat in table.seats if seat.person == visit.person.id), -1)


@router.on("join")
async def join(click: Click) -> None:
    """Sit down at once; the kaiju is chosen afterwards, or by chance."""
    host = click.host
    table = (await host.read.look(click.table)).table
    if _seat(click, table) < 0 or table.status != "lobby":
        table = await host.lobby.join(click.table, click.person)
    if table.status == "running":  # all were there by that
        await show_first_question(click, await click.look())
        return
    await show_seat(click, table, click.context.game(table.game))


@router.on("kaiju")
async def kaiju(click: Click) -> None:
    """Take another kaiju, or leave it to chance."""
    pressed = "" if click.address.rest.isdigit() else click.address.rest
    table = await click.host.lobby.join(click.table, click.person, click.values[0] if click.values else pressed)
    await show_seat(click, table, click.context.game(table.game))


@router.on("stand")
async def stand(click: Click) -> None:
    """Leave the lobby; once the game runs this is no small thing, and asked about first."""
    look = await click.look()
    if look.table.status == "running":
        await click.reply.show(leave(Story(look, click.words)))
        return
    table = await click.host.seats.leave(click.table, click.person.id)
    await click.reply.show(notice(click.words.say("lobby-left", title=click.story_of(table).title)))


@router.on("rematch")
async def rematch(click: Click) -> None:
    """Open a lobby for the same people, and lead there."""
    places = await click.host.messages.places(click.table)
    table = await click.host.lobby.rematch(click.table, click.person.id, {"channel": places.get("channel", "")})
    place = await click.host.messages.placed(table.id, "lobby", PATIENCE)
    url = url_of(click.story_of(table), {"lobby": place} if place else {})
    others = sum(bool(seat.person) and seat.person != click.person.id for seat in table.seats)
    where = click.words.say("rematch-where", url=url, others=others) if url else ""
    await show_seat(click, table, click.context.game(table.game), where)
