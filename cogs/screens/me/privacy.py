"""What is stored of a person: hand it out, or delete it."""

from __future__ import annotations

import msgspec

from cogs.screens.ranking import crown
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.page import GREEN, RED, Page, Style, button, link, notice
from data.words import Words

router = Router("me-privacy")


def privacy(words: Words, source: str = "") -> Page:
    """Return what is stored of somebody, and what they can do about it; the documents are found at *source*."""
    documents = f"{source.rstrip('/')}/blob/HEAD/docs"
    page = Page(GREEN).say(words.say("privacy"))
    return page.press(
        button(words.say("privacy-show"), spell(0, "known"), Style.primary),
        button(words.say("privacy-delete"), spell(0, "forget"), Style.danger),
        link(words.say("privacy-whole"), f"{documents}/privacy.md") if source else None,
        link(words.say("privacy-terms"), f"{documents}/terms.md") if source else None,
    )


async def show_privacy(visit: Visit) -> None:
    """Show it to the person who asks."""
    await visit.reply.show(privacy(visit.words, visit.reply.interaction.client.source))


def forget(words: Words) -> Page:
    """Return the question whether somebody really wants to be forgotten."""
    page = Page(RED).say(words.say("forget"))
    return page.press(
        button(words.say("forget-yes"), spell(0, "forget_now"), Style.danger),
        button(words.say("forget-no"), spell(0, "keep_me")),
    )


@router.on("known")
async def send_known(click: Click) -> None:
    """Hand out what is stored of somebody."""
    found = await click.host.people.known_of(click.person.id)
    data = msgspec.json.format(msgspec.json.encode(found), indent=1)
    await click.reply.show(Page(GREEN).say(click.words.say("privacy-file")).attach("known.json", data))


@router.on("forget")
async def ask_to_forget(click: Click) -> None:
    """Ask whether somebody is sure."""
    await click.reply.show(forget(click.words))


@router.on("forget_now")
async def forget_now(click: Click) -> None:
    """Forget somebody."""
    await crown.lay_down(click.context, click.person.id)
    await click.host.people.forget(click.person.id)
    click.context.pages.forget(click.person.id)
    await click.context.studio.forget()  # their name may be in films
    await click.reply.show(notice(click.words.say("forget-done")))


@router.on("keep_me")
async def keep_me(click: Click) -> None:
    """Change nothing."""
    await show_privacy(click)
