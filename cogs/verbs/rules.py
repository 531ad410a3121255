"""Verbs of the rules: browse them, and ask why something is not offered."""

from __future__ import annotations

from cogs.clicks import Click, verb
from cogs.failures import Plain
from cogs.house import House
from cogs.lookup import Found
from cogs.names import plain
from cogs.pages import rules as pages
from cogs.pages.page import Page
from cogs.story import Story
from data.words import Words
from words.registry import words_of
from words.term import Term

WHOLE = -1  # an answer to no question, which is refused by the rule that the question itself comes from


@verb("rules")
async def rules(click: Click) -> None:
    """Show the rules of a game, or one chapter of them."""
    key = click.values[0] if click.values else click.address.rest
    if key:
        found = click.house.lookup.get(key, click.words)
        if found is None:
            raise Plain("rules-none", query=plain(key))
        page = pages.shown(click.words, found, part=click.address.version)
    else:
        game = (await click.house.host.look(click.table)).table.game
        page = pages.index(click.words, game, click.words.say(f"{game}-about"))
    # Beside the panel or a hand, never in its place; but from chapter to chapter in the same message.
    await (click.reply.show(page) if click.table == 0 else click.reply.aside(page))


async def page_of(house: House, found: Found, words: Words) -> Page:
    """Return the page of something found, with its picture if it is a card."""
    picture = None
    if isinstance(found.thing, Term) and found.thing.card:
        game = house.game(found.game)
        picture = await house.pictures.card(game.key, words.language, found.thing.card, words_of(game.key).deck(game))
    return pages.shown(words, found, picture)


@verb("why")
async def why(click: Click) -> None:
    """Say why what one may miss is not offered."""
    look = await click.house.host.look(click.table, click.person.id)
    story = Story(look, click.words)
    if not look.questions:
        raise Plain("act-late")
    question = look.questions[0].question
    missed = story.teller.special.wishes(question, look.view)
    refused = await click.house.host.why_not(click.table, click.person.id, [*missed, WHOLE])
    whole = refused.pop(WHOLE, "")
    labels = {wish: story.teller.wish(question, wish, look.view) for wish in refused}
    await click.reply.aside(pages.why_not(story, refused, labels, whole))
