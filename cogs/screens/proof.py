"""Proof and export: that chance was fixed before the start, and the game as a file."""

from __future__ import annotations

from cogs.reader.story import Story
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.errors import Refusal
from cogs.wire.page import GREEN, GREY, RED, Page
from table import Verdict

router = Router("proof")


def verdict(story: Story, found: Verdict, seal: str = "") -> Page:
    """Return the proof that chance was fixed before the start; *seal* is what the message of the promise carries."""
    say = story.say
    if seal and seal != found.commitment:
        return Page(RED).say(say("verify-unfair", problem=say("verify-changed")))
    facts: dict[str, str | int] = {
        "commitment": found.commitment,
        "seed": str(found.seed),
        "salt": found.salt,
        "acts": found.recomputed,
    }
    is_whole = found.recomputed == found.acts
    kept = "verify-fair" if is_whole else "verify-kept"
    problem = say("verify-fault", fault=found.fault, answer=found.recomputed + 1)
    head_line = say(kept, title=story.title) if found.is_fair else say("verify-unfair", problem=problem)
    page = Page(GREEN if found.is_fair else RED).say(head_line, say("verify-facts", **facts))
    if found.is_fair and found.recomputed < found.acts:
        page.say(say("verify-part", acts=found.acts, recomputed=found.recomputed))
    return page


def promise(story: Story) -> Page:
    """Return the promise that was published at the start of a game that still runs."""
    return Page(GREY).say(story.say("verify-promise", title=story.title, commitment=story.table.commitment))


@router.on("verify")
async def verify(click: Click) -> None:
    """Show that chance was fixed before the start."""
    await click.reply.show(await proof(click, click.address.rest))


async def proof(visit: Visit, seal: str = "") -> Page:
    """Return the proof for a game that is over, or the promise of one that is not."""
    story = await visit.outline()
    if story.table.status == "lobby":
        raise Refusal("act-lobby")
    if story.table.status == "running":
        return promise(story)
    return verdict(story, await visit.host.archive.verify(visit.table), seal)


@router.on("export")
async def export(click: Click) -> None:
    """Hand out the game as a file."""
    await click.reply.show(await exported_game(click))


async def exported_game(visit: Visit) -> Page:
    """Return the game as a file: all of it when it is over, before that what one may see."""
    story = await visit.story()
    data = await visit.host.archive.export(visit.table, visit.person.id)
    name = f"{story.table.game}-{story.table.id}.json"
    return Page(GREEN).say(visit.words.say("export", title=story.title)).attach(name, data)
