"""What the buttons of a tournament do, and the commands with them."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.screens.tournament.board import board, facts_of, picture_of, verified
from cogs.screens.tournament.facts import Facts
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.page import AMBER, GREEN, GREY, Page, notice
from table import Gathering, Tournament

LISTED = 20
router = Router("tournament")


async def facts_at(visit: Visit, number: int) -> Facts:
    """Return a tournament in the words of the person who asks."""
    return await facts_of(visit.context, await visit.host.tournaments.read(number), visit.words)


async def join(visit: Visit, number: int) -> Page:
    """Take part; return what is said to that."""
    how = await visit.host.tournaments.join(number, visit.person)
    facts = await facts_at(visit, number)
    return notice(visit.words.say("contest-in", how=how, title=facts.title), accent=GREEN)


async def withdraw(visit: Visit, number: int) -> Page:
    """Take part no longer; return what is said to that."""
    await visit.host.tournaments.withdraw(number, visit.person.id)
    facts = await facts_at(visit, number)
    phase = facts.state.phase
    return notice(visit.words.say("contest-left", phase=phase, title=facts.title), accent=GREY)


async def start(visit: Visit, number: int) -> Page:
    """Begin it; return what is said to that."""
    await visit.host.tournaments.start(number, visit.person.id, is_admin=await is_admin(visit, number))
    return notice(visit.words.say("contest-begins", title=(await facts_at(visit, number)).title), accent=GREEN)


async def end(visit: Visit, number: int) -> Page:
    """Call it off; return what is said to that."""
    await visit.host.tournaments.end(number, visit.person.id, is_admin=await is_admin(visit, number))
    return notice(visit.words.say("contest-ended", title=(await facts_at(visit, number)).title), accent=GREY)


async def show(visit: Visit, number: int) -> Page:
    """Return the panel for one reader."""
    facts = await facts_at(visit, number)
    return board(facts, await picture_of(visit.context, facts, visit.reply.form))


async def table(visit: Visit, number: int) -> Page:
    """Return the whole standings, with the tie-breaks, and the picture in the form that its reader has chosen."""
    facts = await facts_at(visit, number)
    page = Page(AMBER).say(f"## {facts.title}").show(await picture_of(visit.context, facts, visit.reply.form))
    page.say(*(facts.row(row) for row in facts.rows))
    return page.say(visit.words.say("contest-ties"))


def listed(visit: Visit, open_here: Sequence[Gathering[Tournament]]) -> Page:
    """Return the tournaments that are open."""
    found = [Facts(visit.host, each, visit.words) for each in open_here]
    if not found:
        return notice(visit.words.say("contest-none"))
    lines = []
    for facts in found[:LISTED]:
        state = facts.state
        counts = {"round": len(state.rounds), "count": len(facts.taking_part)}
        phase = visit.words.say(f"contest-phase-{state.phase}", **counts)
        lines.append(visit.words.say("contest-line", title=facts.title, phase=phase))
    return notice(visit.words.say("contest-list"), *lines)


async def is_admin(visit: Visit, number: int) -> bool:
    """Return whether they look after the server of a tournament; who takes part may press from another one."""
    interaction, listing = visit.reply.interaction, await visit.host.read.listing(number)
    return interaction.permissions.manage_guild and str(interaction.guild_id) == listing.server


@router.on("contest_join")
async def on_join(click: Click) -> None:
    """Take part."""
    await click.reply.aside(await join(click, click.table))


@router.on("contest_leave")
async def on_leave(click: Click) -> None:
    """Take part no longer."""
    await click.reply.aside(await withdraw(click, click.table))


@router.on("contest_start")
async def on_start(click: Click) -> None:
    """Begin the first round."""
    await click.reply.aside(await start(click, click.table))


@router.on("contest_table")
async def on_table(click: Click) -> None:
    """Show the standings."""
    await click.reply.aside(await table(click, click.table))


@router.on("contest_verify")
async def on_verify(click: Click) -> None:
    """Show what the checks of all duplicate rounds found."""
    facts = await facts_at(click, click.table)
    numbers = [at + 1 for at, each in enumerate(facts.state.rounds) if each.is_fair is not None]
    await click.reply.aside(notice(*(line for number in numbers for line in verified(facts, number))))
