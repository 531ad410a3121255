"""Verbs of deals: compose an offer in one form, look at it, send it; answer one with another."""

from __future__ import annotations

from cogs.clicks import Click, verb
from cogs.failures import Plain
from cogs.games.monopoly import offer_pages as pages
from cogs.games.monopoly.offers import Terms, plan, read, spelled, thousands
from cogs.story import Story
from cogs.verbs.acting import asked_at, show_hand, show_stale
from engine.errors import EngineError
from engine.monopoly.picks import DECLINE
from engine.monopoly.prospect import goods_of
from engine.play import Seat
from table.errors import NotAsked, Stale
from table.models import Asked, Look
from table.play.planned import Plan, Planned

OFFER, COUNTER = "deal", "counter"
ASKS = {OFFER: "turn", COUNTER: "deal.answer"}


async def _opened(click: Click, kind: str) -> tuple[Look, Asked] | None:
    """Return the question that a deal of this *kind* answers, or show what is asked instead."""
    look = await click.house.host.look(click.table, click.person.id)
    asked = asked_at(look, click.address.version)
    if asked is None or asked.question.ask != ASKS[kind]:
        await show_stale(click, look)
        return None
    return look, asked


@verb("deals")
async def look_round(click: Click) -> None:
    """Show whom one can deal with."""
    if found := await _opened(click, OFFER):
        look, asked = found
        await click.reply.show(pages.market(Story(look, click.words), asked))


@verb("deal", "form")
async def compose(click: Click) -> None:
    """Open the form of a deal, empty or with terms that are to be changed."""
    if found := await _opened(click, OFFER):
        look, asked = found
        terms = read(look.view, asked.question.seat, click.address.rest)
        if terms is None:
            await show_stale(click, look)
        else:
            await click.reply.ask(pages.form(Story(look, click.words), asked, terms, "deal_sent"))


@verb("counter", "form")
async def compose_counter(click: Click) -> None:
    """Open the form of a counter-offer, filled with what was offered."""
    if found := await _opened(click, COUNTER):
        look, asked = found
        seat = asked.question.seat
        terms = read(look.view, seat, click.address.rest) or _offered(look, seat)
        await click.reply.ask(pages.form(Story(look, click.words), asked, terms, "counter_sent"))


def _offered(look: Look, seat: Seat) -> Terms:
    """Return the open offer to *seat*, as that one sees it."""
    for offer in look.view.offers:
        if offer.to == seat:
            return Terms(seat, offer.give, offer.take, offer.money).mirrored(look.view.to_play)
    return Terms(look.view.to_play)


@verb("deal_sent")
async def take_terms(click: Click) -> None:
    """Show the terms that a form says, with what the rules say to them."""
    await _show_sent(click, OFFER)


@verb("counter_sent")
async def take_counter(click: Click) -> None:
    """Show the terms of a counter-offer."""
    await _show_sent(click, COUNTER)


async def _show_sent(click: Click, kind: str) -> None:
    found = await _opened(click, kind)
    if found is None:
        return
    look, asked = found
    before = read(look.view, asked.question.seat, click.address.rest)
    if before is None:
        await show_stale(click, look)
        return
    terms, note = _filled_in(click, look, asked.question.seat, before.to)
    await _preview(click, look, asked, terms, kind, note)


def _filled_in(click: Click, look: Look, seat: Seat, to: Seat) -> tuple[Terms, str]:
    """Return the terms that a form says, and what could not be understood."""
    chosen = {token for name, tokens in click.fields.items() if name[:4] in ("give", "take") for token in tokens}
    typed = {side: "".join(click.fields.get(side, ())) for side in (pages.PAY, pages.GET)}
    read_money = {side: thousands(text) for side, text in typed.items()}
    strange = [typed[side] for side, amount in read_money.items() if amount is None]
    note = click.words.say("monopoly-deal-strange", text=strange[0][:20]) if strange else ""
    paid = (read_money[pages.PAY] or 0) - (read_money[pages.GET] or 0)
    give = tuple(token for token in goods_of(look.view, seat) if token in chosen)
    take = tuple(token for token in goods_of(look.view, to) if token in chosen)
    return Terms(to, give, take, paid), note


async def _preview(click: Click, look: Look, asked: Asked, terms: Terms, kind: str, note: str = "") -> None:
    refusal = await _refusal(click, look, asked, terms) if kind == OFFER and not terms.is_empty else None
    await click.reply.show(pages.preview(Story(look, click.words), asked, terms, refusal, note, kind))


async def _refusal(click: Click, look: Look, asked: Asked, terms: Terms) -> EngineError | None:
    steps = plan(look.view, asked.question.seat, terms)
    (tried,) = await click.house.host.rehearse(click.table, click.person.id, [steps], asked.version)
    return tried.refusal


@verb("deal_do")
async def offer(click: Click) -> None:
    """Lay the offer open."""
    if found := await _opened(click, OFFER):
        look, asked = found
        terms = read(look.view, asked.question.seat, click.address.rest)
        if terms is None:
            await show_stale(click, look)
        else:
            await _carry_out(click, plan(look.view, asked.question.seat, terms), asked)


@verb("counter_do")
async def counter(click: Click) -> None:
    """Decline, and say to everybody what one would rather agree to."""
    if found := await _opened(click, COUNTER):
        look, asked = found
        seat = asked.question.seat
        terms = read(look.view, seat, click.address.rest)
        if terms is None:
            await show_stale(click, look)
            return
        told = spelled(look.view, terms.to, terms.mirrored(seat))
        word: dict[str, str | int] = {"what": "counter", "seat": seat, "dealer": terms.to, "terms": told}
        await _carry_out(click, [Planned("deal.answer", (DECLINE,))], asked, word)


async def _carry_out(click: Click, steps: Plan, asked: Asked, word: dict[str, str | int] | None = None) -> None:
    try:
        acted = await click.house.host.carry_out(click.table, click.person.id, steps, asked.version, word)
    except (Stale, NotAsked) as late:
        await show_stale(click, late.look)
    else:
        await show_hand(click, acted.look, acted.events)


@verb("suggested")
async def take_up(click: Click) -> None:
    """Show the one who made the offer what was suggested instead, ready to be offered."""
    look = await click.house.host.look(click.table, click.person.id)
    asked = look.questions[0] if look.questions else None
    if asked is None or asked.question.ask != ASKS[OFFER]:
        raise Plain("monopoly-counter-late")
    terms = read(look.view, asked.question.seat, click.address.rest)
    if terms is None:
        raise Plain("monopoly-counter-late")
    await _preview(click, look, asked, terms, OFFER)
