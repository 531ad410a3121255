"""The crown: a role that a server has chosen for its King of Monsters, given and moved when a game decides that."""

from __future__ import annotations

import logging

import aiohttp
import discord

from cogs.screens.server import managed
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.context import Context
from cogs.wire.errors import Refusal
from cogs.wire.messages import NO_ACCESS, NO_RIGHT
from cogs.wire.page import GREEN, Page, button
from data.words import Words
from table import Host

log = logging.getLogger("kaiju.cogs")
CROWN = "crown"  # by this key the store keeps the role
UNKNOWN_ROLE = 10011
router = Router("crown")


async def with_crown(page: Page, words: Words, host: Host, server: str) -> Page:
    """Add to *page* which role the King of Monsters has, and how to end that."""
    role, person = (await host.servers.facts(server)).get(CROWN), await host.ranking.crowned(server)
    if not role:
        return page.say(words.say("server-no-crown"))
    page.say(words.say("server-crown", role=f"<@&{role}>"))
    if person:
        page.say(words.say("server-crown-worn", person=f"<@{person}>"))
    return page.press(button(words.say("server-end-crown"), spell(0, "crown_end")))


def must_be_free(role: discord.Role, giver: discord.Member | discord.User) -> None:
    """Refuse a role that *giver* could not give by hand, for the winner of a game has its rights; or that we could not.

    Both takes the right to, and a role above it.
    """
    mine, is_owner = role.guild.me, giver.id == role.guild.owner_id
    if not (is_owner or (isinstance(giver, discord.Member) and _may_give(giver, role))):
        raise Refusal("failure-not-allowed")
    if role.is_default() or role.managed or not _may_give(mine, role):
        raise Refusal("server-crown-not-ours", role=role.name)


def _may_give(member: discord.Member, role: discord.Role) -> bool:
    return member.guild_permissions.manage_roles and role < member.top_role


async def crown(context: Context, server: str, role: str | None) -> None:
    """Let *role* be that of the King of Monsters from now on, none at all if it is None."""
    servers, before = context.host.servers, (await context.host.servers.facts(server)).get(CROWN)
    if role == before:
        return
    if before:
        await _move(context, server, before, "")
    await servers.note(server, **{CROWN: role})
    await settle(context, server)


async def settle(context: Context, server: str) -> None:
    """See to it that the King of Monsters of *server*, and nobody else, has the role; often there is nothing to do."""
    if role := (await context.host.servers.facts(server)).get(CROWN):
        await _move(context, server, role, await context.host.ranking.king(server))


async def lay_down(context: Context, person: str) -> None:
    """Take the role from somebody who is forgotten, wherever they wear it; where Discord fails they go all the same."""
    for server in await context.host.ranking.crowns(person):
        if role := (await context.host.servers.facts(server)).get(CROWN):
            try:
                await _move(context, server, role, "")
            except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
                log.warning("a role cannot be taken back", extra={"server": server, "reason": repr(error)})


async def _move(context: Context, server: str, role: str, king: str) -> None:
    """Take *role* from whoever has it from us, and give it to *king*; nothing is asked of Discord if that is so."""
    ranking = context.host.ranking
    worn = await ranking.crowned(server)
    if worn == king:
        return
    try:
        await context.move_role(server, role, worn, king)
    except discord.HTTPException as error:
        if error.code not in (UNKNOWN_ROLE, NO_ACCESS, NO_RIGHT):
            raise
        # The next end of a game tries again.
        log.warning("a role cannot be given", extra={"server": server, "reason": error.text})
    else:
        await ranking.crown(server, king)


@router.on("crown_end")
async def end_crown(click: Click) -> None:
    """Have no role for the King of Monsters any more; whoever has it loses it."""
    server = managed(click)
    await crown(click.context, server, None)
    await click.reply.show(await with_crown(Page(GREEN), click.words, click.host, server))
