"""An invitation: somebody at a table that has not begun asks one person to join, where everybody can read it."""

from __future__ import annotations

import discord

from cogs.reader.names import mention
from cogs.reader.story import Story
from cogs.screens.watching.lists import url_of
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.visit import Visit
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, Page, Style, button, link


def invitation(story: Story, host: str, guest: str, url: str) -> Page:
    """Return what asks *guest* to the table of *host*."""
    page = Page(AMBER).say(story.say("invite", guest=mention(guest), host=mention(host), title=story.title))
    page.say(story.say(f"{story.table.game}-about"))
    join = button(story.say("lobby-join"), spell(story.table.id, "join"), Style.primary)
    return page.press(join, link(story.say("invite-where"), url) if url else None)


async def invite(visit: Visit, guest: discord.Member | discord.User) -> None:
    """Ask *guest* to the newest lobby on this server at which the person who asks sits."""
    server, person = str(visit.reply.interaction.guild_id), visit.person.id
    if guest.bot:
        raise Refusal("admin-bot")
    if str(guest.id) == person:
        raise Refusal("invite-self")
    own = await visit.host.read.tables_of(person)
    lobbies = [table.id for table in own if table.server == server and table.status == "lobby"]
    if not lobbies:
        raise Refusal("invite-none")
    visit = await visit.at(max(lobbies))
    story = visit.story_of((await visit.host.read.look(visit.table)).table)
    if any(seat.person == str(guest.id) for seat in story.table.seats):
        raise Refusal("refused-sits-already")
    if len(story.table.seats) >= (story.table.opening.wanted or visit.context.game(story.table.game).seats.stop - 1):
        raise Refusal("invite-full", title=story.title)
    if not visit.context.budget.may_call(visit.reply.interaction.user.id, guest.id):
        raise Refusal("invite-again", guest=mention(str(guest.id)))
    url = url_of(story, await visit.host.messages.places(visit.table))
    await visit.done("invite-done", guest=mention(str(guest.id)))
    await visit.reply.announce(invitation(story, person, str(guest.id), url), guest.id)
