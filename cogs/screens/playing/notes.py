"""Notes: what a person has written down about a game, for themselves alone."""

from __future__ import annotations

import discord
from discord import ui

from cogs.reader.story import Story
from cogs.screens.playing.hand import open_hand
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.page import entry, modal
from table import LONGEST_NOTE

router = Router("playing-notes")


def form(story: Story) -> ui.Modal:
    """Return the form for one's note."""
    say = story.say
    note = entry(
        say("note-label"),
        "text",
        say("note-about"),
        style=discord.TextStyle.paragraph,
        default=story.look.note or None,
        max_length=LONGEST_NOTE,
        required=False,
    )
    return modal(say("note-title"), spell(story.table.id, "note_sent"), [note])


@router.on("note", "form")
async def write_note(click: Click) -> None:
    """Open the form for one's note."""
    story = await click.own_story()
    await click.reply.ask(form(story))


@router.on("note_sent")
async def keep_note(click: Click) -> None:
    """Keep what was written, and show the page with it."""
    await click.host.people.set_note(click.table, click.person.id, click.field("text"))
    await open_hand(click)
