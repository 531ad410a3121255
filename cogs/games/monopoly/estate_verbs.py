"""Verbs of the estate: wish for many districts, see what it comes to, have it done as one act."""

from __future__ import annotations

from typing import NamedTuple

from cogs.clicks import Click, verb
from cogs.failures import sentence
from cogs.games.monopoly import estate_pages as pages
from cogs.games.monopoly.estate import WORKS, Estate, Lot, Wish, is_open, lots, opened, read_sign
from cogs.story import Story
from cogs.typed import number
from cogs.verbs.acting import asked_at, show_hand, show_stale
from engine.errors import IllegalPick
from engine.play import Decision
from table.errors import NotAsked, Stale
from table.models import Asked


class Survey(NamedTuple):
    """An estate as its owner looks at it now."""

    story: Story
    asked: Asked
    estate: Estate


async def survey(click: Click, spelling: str, part: int | None = None) -> Survey | None:
    """Return the estate of whoever clicked, with what the rules offer there (in one *part* of it, if named).

    If the question is gone there is None; with a form to be opened nothing was answered yet.
    """
    host, person, version = click.house.host, click.person.id, click.address.version
    look = await host.look(click.table, person)
    asked = asked_at(look, version)
    if asked is None or not is_open(asked.question):
        await show_stale(click, look)
        return None
    seat = asked.question.seat
    wished = Estate(look.view, lots(look.view, seat), spelling)
    own = wished.lots if part is None else pages.parts(wished)[part]
    question = asked.question
    trials = [[*wished.sales(question, lot.key), *opened(question, lot.key)] for lot in own]
    tried = await host.rehearse(click.table, person, trials, version)
    offered = {lot.key: _works(each.question) for lot, each in zip(own, tried, strict=True) if not each.refusal}
    return Survey(Story(look, click.words), asked, Estate(look.view, lots(look.view, seat, offered), spelling))


def _works(question: object) -> tuple[str, ...]:
    return question.options if isinstance(question, Decision) and question.ask == WORKS else ()


async def show(click: Click, survey: Survey, note: str = "") -> None:
    """Show the page of an estate."""
    story, asked, estate = survey
    plan = estate.plan(asked.question)
    (tried,) = await click.house.host.rehearse(click.table, click.person.id, [plan], asked.version)
    await click.reply.show(pages.page(story, asked, estate, tried, note))


@verb("estate")
async def look_over(click: Click) -> None:
    """Show one's estate."""
    if found := await survey(click, click.address.rest):
        await show(click, found)


@verb("estate_form", "form")
async def open_form(click: Click) -> None:
    """Open the form for some districts."""
    part, spelling = _parted(click)
    if found := await survey(click, spelling, part):
        await click.reply.ask(pages.form(*found, part))


def _parted(click: Click) -> tuple[int, str]:
    part, _, spelling = click.address.rest.partition(".")
    return number(part) or 0, spelling


@verb("estate_set")
async def fill_in(click: Click) -> None:
    """Take over what a form wishes."""
    found = await survey(click, _parted(click)[1])
    if found is None:
        return
    for lot in found.estate.lots:
        for sign in click.fields.get(f"lot{lot.at}", ()):
            if (wish := read_sign(sign)) and _is_news(found.estate, lot, wish):
                found.estate.set(lot, wish)
    await show(click, found)


def _is_news(estate: Estate, lot: Lot, wish: Wish) -> bool:
    """Return whether a form's *wish* means something: a sale or a cannon wished elsewhere stays if nothing is said."""
    before = estate.wish(lot)
    return not ((before.is_sold or before.has_maser) and wish == lot.now)


@verb("estate_masers")
async def choose_masers(click: Click) -> None:
    """Wish for Maser Cannons on the districts chosen, and on no others."""
    if found := await survey(click, click.address.rest):
        for lot in found.estate.lots:
            wish = found.estate.wish(lot)
            if lot.key in click.values:
                found.estate.set(lot, Wish(wish.houses, 0, has_maser=True))
            elif wish.has_maser:
                found.estate.set(lot, lot.now)
        await show(click, found)


@verb("estate_sales")
async def choose_sales(click: Click) -> None:
    """Wish to give back the districts chosen, and no others."""
    if found := await survey(click, click.address.rest):
        for lot in found.estate.lots:
            if lot.key in click.values:
                found.estate.set(lot, Wish(0, 0, is_sold=True))
            elif found.estate.wish(lot).is_sold:
                found.estate.set(lot, lot.now)
        await show(click, found)


@verb("estate_fill")
async def fill(click: Click) -> None:
    """Wish for the same everywhere."""
    if found := await survey(click, click.address.rest):
        cash = found.story.look.view.kaiju[found.asked.question.seat].cash
        for how in click.values[:1]:
            found.estate.fill(how, cash)
        await show(click, found)


@verb("estate_do")
async def do(click: Click) -> None:
    """Have all of it done."""
    found = await survey(click, click.address.rest)
    if found is None:
        return
    host, plan = click.house.host, found.estate.plan(found.asked.question)
    try:
        acted = await host.carry_out(click.table, click.person.id, plan, found.asked.version)
    except (Stale, NotAsked) as late:
        await show_stale(click, late.look)
    except IllegalPick as refusal:
        await show(click, found, sentence(refusal, click.words))
    else:
        await show_hand(click, acted.look, acted.events)
