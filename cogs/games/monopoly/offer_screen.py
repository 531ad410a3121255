"""Deals: compose an offer in one form, look at it, send it; answer one with another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.games.monopoly.offers import Terms, is_in_need, may_offer, partners_for, plan, read, spelled, thousands
from cogs.reader.names import mark, span
from cogs.reader.story import Story
from cogs.screens.learning.lesson import reminder
from cogs.screens.playing.hand import head
from cogs.screens.playing.outcome import must_be_asked, show_acted, unless_late
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal, sentence
from cogs.wire.page import AMBER, FIELDS, OPTIONS, Page, Style, button, choice, entry, field, modal, notice, select
from engine.errors import EngineError
from engine.monopoly.picks import DECLINE, OnDistrict
from engine.monopoly.picks import read as read_pick
from engine.monopoly.prospect import are_enemies, goods_of, number_of
from engine.monopoly.state import GRAIN
from engine.play import Question, Seat
from table import Asked, Look, Plan, Planned, Stale, urgent_seconds
from words.monopoly.money import money
from words.monopoly.things import good, goods, stands_at

PAY, GET = "pay", "get"
GIVE, TAKE = "give", "take"
OFFER, COUNTER = "deal", "counter"
SENT = {"deal_sent": OFFER, "counter_sent": COUNTER}  # forms
router = Router("offer")


def market(story: Story, asked: Asked) -> Page:
    """Return whom one can deal with, and what each of them has."""
    view, seat, at = story.look.view, asked.question.seat, story.table.id
    others = partners_for(view, asked.question)
    page = Page(AMBER).say(head(story), reminder(story), story.say("monopoly-deal-whom"), _haste(story, asked.question))
    page.say(*(f"- {_belongings(story, other)}" for other in others))
    named = [(partner(story, other), spelled(view, seat, Terms(other))) for other in others]
    return page.press(
        *(button(f"{name} …", spell(at, "deal", terms, asked.version), Style.primary) for name, terms in named),
        button(story.say("monopoly-estate-back"), spell(at, "act", version=asked.version)),
    )


def partner(story: Story, seat: Seat) -> str:
    """Return a seat where nothing is formatted: its shape, its player and its kaiju."""
    facts = {"mark": mark(seat), "player": story.label(seat), "kaiju": story.kaiju.get(seat, "")}
    return story.say("monopoly-deal-partner", **facts)


def _belongings(story: Story, seat: Seat) -> str:
    """Return what somebody has to trade: money, districts with what stands there, kept cards."""
    view = story.look.view
    things = [(good(story.teller, token), _about(story, token)) for token in goods_of(view, seat)]
    owned = [story.say("list-note", text=thing, note=about) for thing, about in things]
    facts = {"who": story.who(seat), "cash": money(story.teller.say, view.kaiju[seat].cash)}
    return story.say("monopoly-deal-has", things=story.teller.joined(owned), count=len(owned), **facts)


def form(story: Story, asked: Asked, terms: Terms, sent: str) -> ui.Modal:
    """Return the form of a deal with one player: things and money both ways. *sent* is the verb it is sent to."""
    view, say, seat = story.look.view, story.say, asked.question.seat
    address = spell(story.table.id, sent, spelled(view, seat, terms), asked.version)
    title = say("monopoly-deal-title", partner=partner(story, terms.to))
    fields = []
    for side, owner, taker, chosen in ((GIVE, seat, terms.to, terms.give), (TAKE, terms.to, seat, terms.take)):
        for number, part in enumerate(_parts(goods_of(view, owner, taker))):
            options, prompt = _choices(story, part, chosen), say("monopoly-deal-choose")
            listed = select(f"{side}{number}", prompt, options, least=0, most=99, required=False)
            fields.append(field(say(f"monopoly-deal-{side}"), listed))
    for side, payer, amount in ((PAY, seat, terms.money), (GET, terms.to, -terms.money)):
        # Within a side money would come back at once (GM-7.4).
        if len(fields) < FIELDS and are_enemies(view, seat, terms.to):
            fields.append(_money_field(story, side, view.kaiju[payer].cash, amount))
    return modal(title, address, fields, reminder(story))


def _parts(tokens: Sequence[str]) -> list[Sequence[str]]:
    """Return *tokens* in as many lists as needed, and never more than leave room for the money."""
    return [tokens[start : start + OPTIONS] for start in range(0, len(tokens), OPTIONS)][:2]


def _choices(story: Story, tokens: Sequence[str], chosen: Sequence[str]) -> list[Any]:
    return [
        choice(good(story.teller, token), token[:100], _about(story, token), chosen=token in chosen) for token in tokens
    ]


def _about(story: Story, token: str) -> str:
    """Return what stands on a district and what its rights cost, or that it is a card."""
    view, pick = story.look.view, read_pick(token)
    if not isinstance(pick, OnDistrict):
        return story.say("monopoly-deal-card")
    at, say = number_of(view, pick.key), story.teller.say
    return story.say("monopoly-deal-district", stands=stands_at(say, view, at), price=money(say, view.deeds[at].price))


def _money_field(story: Story, side: str, cash: int, amount: int) -> ui.Label[Any]:
    return entry(
        story.say(f"monopoly-deal-{side}"),
        side,
        story.say(f"monopoly-deal-{side}-about", cash=money(story.teller.say, cash)),
        required=False,
        max_length=20,
        placeholder=story.say("monopoly-deal-money-hint"),
        default=money(story.teller.say, amount) if amount > 0 else None,
    )


def terms_lines(story: Story, terms: Terms) -> list[str]:
    """Return what one gives and what one gets."""
    gives = goods(story.teller, terms.give, terms.money)
    gets = goods(story.teller, terms.take, -terms.money)
    return [
        story.say("monopoly-deal-line-give", gives=gives),
        story.say("monopoly-deal-line-get", gets=gets),
    ]


def preview(story: Story, asked: Asked, terms: Terms, refusal: EngineError | None, note: str, kind: str) -> Page:
    """Return the terms to be looked at once more; *kind* is "deal" or "counter"."""
    view, seat, at = story.look.view, asked.question.seat, story.table.id
    spelling = spelled(view, seat, terms)
    page = Page(AMBER).say(head(story), reminder(story), note)
    page.say(story.say(f"monopoly-{kind}-head", partner=story.who(terms.to)), *terms_lines(story, terms))
    problem = note or _problem(story, seat, terms) or (sentence(refusal, story.words) if refusal else "")
    page.say("" if problem == note else problem)
    page.say(_haste(story, asked.question) if kind == OFFER else "")
    is_good = not problem
    return page.press(
        button(
            story.say(f"monopoly-{kind}-do"), spell(at, f"{kind}_do", spelling, asked.version), Style.success,
            disabled=not is_good,
        ),
        button(story.say("monopoly-deal-change"), spell(at, kind, spelling, asked.version), Style.primary),
        button(story.say("monopoly-estate-back"), spell(at, "act", version=asked.version)),
    )  # fmt: skip


def _haste(story: Story, question: Question) -> str:
    """Return how long the game waits for the answer to an offer in need of money; nothing before the roll."""
    if not is_in_need(question):
        return ""
    count, unit = span(int(urgent_seconds(story.table.budget)))
    return story.say("monopoly-deal-haste", count=count, unit=unit)


def _problem(story: Story, seat: Seat, terms: Terms) -> str:
    """Return what everybody can see to be wrong with *terms*, or nothing."""
    view, payer = story.look.view, seat if terms.money > 0 else terms.to
    if terms.is_empty:
        return story.say("monopoly-deal-empty")
    if terms.money % GRAIN:
        return story.say("monopoly-deal-grain")
    cash = view.kaiju[payer].cash
    if abs(terms.money) > cash:
        return story.say("monopoly-deal-dear", name=story.kaiju.get(payer, ""), cash=money(story.teller.say, cash))
    return ""


def suggestion(story: Story, seat: Seat, dealer: Seat, spelling: str) -> Page:
    """Return what *seat* would rather agree to, for everybody to read and for *dealer* to take up."""
    terms = read(story.look.view, dealer, spelling)
    if terms is None or story.look.view.to_play != dealer:
        return notice(story.say("monopoly-counter-gone", name=story.kaiju.get(seat, "")))
    facts = {"name": story.kaiju.get(seat, ""), "dealer": story.kaiju.get(dealer, "")}
    gives = goods(story.teller, terms.give, terms.money)
    gets = goods(story.teller, terms.take, -terms.money)
    page = Page(AMBER).say(story.say("monopoly-counter-told", gives=gives, gets=gets, **facts))
    address = spell(story.table.id, "suggested", spelling)
    return page.press(button(story.say("monopoly-counter-look", dealer=facts["dealer"]), address, Style.primary))


async def _opened(click: Click, kind: str) -> tuple[Look, Asked]:
    """Return the table, and the question that a deal of this *kind* answers; raise Stale if that is closed."""
    look = await click.look()
    asked = must_be_asked(look, click.address.version)
    if not _fits(asked.question, kind):
        raise Stale(look)
    return look, asked


def _terms(click: Click, look: Look, asked: Asked) -> Terms:
    """Return the terms that the address of a click spells; raise Stale if these cannot be any more."""
    terms = read(look.view, asked.question.seat, click.address.rest)
    if terms is None:
        raise Stale(look)
    return terms


def _fits(question: Question, kind: str) -> bool:
    return may_offer(question) if kind == OFFER else question.ask == "deal.answer"


@router.on("deals")
@unless_late
async def look_round(click: Click) -> None:
    """Show whom one can deal with."""
    look, asked = await _opened(click, OFFER)
    await click.reply.show(market(Story(look, click.words), asked))


@router.on("deal", "form")
@unless_late
async def compose(click: Click) -> None:
    """Open the form of a deal, empty or with terms that are to be changed."""
    look, asked = await _opened(click, OFFER)
    await click.reply.ask(form(Story(look, click.words), asked, _terms(click, look, asked), "deal_sent"))


@router.on("counter", "form")
@unless_late
async def compose_counter(click: Click) -> None:
    """Open the form of a counter-offer, filled with what was offered."""
    look, asked = await _opened(click, COUNTER)
    seat = asked.question.seat
    terms = read(look.view, seat, click.address.rest) or _offered(look, seat)
    await click.reply.ask(form(Story(look, click.words), asked, terms, "counter_sent"))


def _offered(look: Look, seat: Seat) -> Terms:
    """Return the open offer to *seat*, as that one sees it."""
    for offer in look.view.offers:
        if offer.to == seat:
            return Terms(seat, offer.give, offer.take, offer.money).mirrored(look.view.to_play)
    return Terms(look.view.to_play)


@router.on("deal_sent")
@router.on("counter_sent")
@unless_late
async def show_sent(click: Click) -> None:
    """Show the terms that a form says, with what the rules say to them."""
    kind = SENT[click.address.verb]
    look, asked = await _opened(click, kind)
    terms, note = _filled_in(click, look, asked.question.seat, _terms(click, look, asked).to)
    await _preview(click, look, asked, terms, kind, note)


def _filled_in(click: Click, look: Look, seat: Seat, to: Seat) -> tuple[Terms, str]:
    """Return the terms that a form says, and what could not be understood."""
    chosen = {token for name, tokens in click.filled.items() if name[:4] in ("give", "take") for token in tokens}
    typed = {side: "".join(click.filled.get(side, ())) for side in (PAY, GET)}
    read_money = {side: thousands(text) for side, text in typed.items()}
    strange = [typed[side] for side, amount in read_money.items() if amount is None]
    note = click.words.say("monopoly-deal-strange", text=strange[0][:20]) if strange else ""
    paid = (read_money[PAY] or 0) - (read_money[GET] or 0)
    give = tuple(token for token in goods_of(look.view, seat) if token in chosen)
    take = tuple(token for token in goods_of(look.view, to) if token in chosen)
    return Terms(to, give, take, paid), note


async def _preview(click: Click, look: Look, asked: Asked, terms: Terms, kind: str, note: str = "") -> None:
    refusal = await _refusal(click, look, asked, terms) if kind == OFFER and not terms.is_empty else None
    await click.reply.show(preview(Story(look, click.words), asked, terms, refusal, note, kind))


async def _refusal(click: Click, look: Look, asked: Asked, terms: Terms) -> EngineError | None:
    steps = plan(look.view, asked.question, terms)
    (tried,) = await click.host.play.rehearse(click.table, click.person.id, [steps], asked.version)
    return tried.refusal


@router.on("deal_do")
@unless_late
async def offer(click: Click) -> None:
    """Lay the offer open."""
    look, asked = await _opened(click, OFFER)
    await _carry_out(click, plan(look.view, asked.question, _terms(click, look, asked)), asked)


@router.on("counter_do")
@unless_late
async def counter(click: Click) -> None:
    """Decline, and say to everybody what one would rather agree to."""
    look, asked = await _opened(click, COUNTER)
    seat, terms = asked.question.seat, _terms(click, look, asked)
    told = spelled(look.view, terms.to, terms.mirrored(seat))
    word: dict[str, str | int] = {"what": "counter", "seat": seat, "dealer": terms.to, "terms": told}
    await _carry_out(click, [Planned("deal.answer", (DECLINE,))], asked, word)


async def _carry_out(click: Click, steps: Plan, asked: Asked, word: dict[str, str | int] | None = None) -> None:
    await show_acted(click, await click.host.play.carry_out(click.table, click.person.id, steps, asked.version, word))


@router.on("suggested")
async def take_up(click: Click) -> None:
    """Show the one who made the offer what was suggested instead, ready to be offered."""
    look = await click.look()
    asked = look.questions[0] if look.questions else None
    if asked is None or not _fits(asked.question, OFFER):
        raise Refusal("monopoly-counter-late")
    terms = read(look.view, asked.question.seat, click.address.rest)
    if terms is None:
        raise Refusal("monopoly-counter-late")
    await _preview(click, look, asked, terms, OFFER)
