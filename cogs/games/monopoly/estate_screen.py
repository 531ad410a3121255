"""The page of an estate: wish for many districts, see what it comes to, have it done as one act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from discord import ui

from cogs.games.monopoly.estate import FILLS, TURN, WORKS, Estate, Lot, Wish, is_open, lots, opened, read_sign
from cogs.reader.story import Story
from cogs.screens.learning.lesson import reminder
from cogs.screens.playing.hand import head
from cogs.screens.playing.outcome import must_be_asked, show_acted, unless_late
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.parsing import number
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import sentence
from cogs.wire.page import AMBER, FIELDS, OPTIONS, Item, Page, Style, button, choice, field, modal, select
from engine.errors import IllegalPick
from engine.monopoly.content.board import MOST
from engine.monopoly.picks import tokens_of
from engine.monopoly.prospect import Level
from engine.play import Decision
from table import Asked, Rehearsed, Stale
from words.monopoly.money import money, paid
from words.monopoly.things import stands, stands_at

router = Router("estate")


def page(story: Story, asked: Asked, estate: Estate, tried: Rehearsed, note: str = "") -> Page:
    """Return the estate as it is and as it is wished, with the sum and what the rules say to it."""
    say, cash = story.say, story.look.view.kaiju[asked.question.seat].cash
    key = "monopoly-estate-head" if asked.question.ask == TURN else "monopoly-estate-head-sell"
    found = Page(AMBER).say(head(story), reminder(story), note, say(key, cash=money(story.teller.say, cash)))
    found.say(*(f"- {_line(story, estate, lot)}" for lot in estate.lots))
    found.say(*_warnings(story, estate), _sum(story, estate, cash, tried))
    is_good = bool(estate.wishes) and tried.refusal is None
    return found.press(
        *_forms(story, asked, estate),
        *_lists(story, asked, estate),
        _button(story, asked, "monopoly-estate-do", "estate_do", estate.spelling, Style.success, disabled=not is_good),
        button(say("monopoly-estate-back"), spell(story.table.id, "act", version=asked.version)),
    )


def _line(story: Story, estate: Estate, lot: Lot) -> str:
    say, now = story.teller.say, stands_at(story.teller.say, estate.view, lot.at)
    if lot.key not in estate.wishes:
        return story.say("monopoly-estate-lot", district=lot.name, now=now)
    wish, price = estate.wish(lot), paid(say, estate.cost(lot))
    if wish.is_sold:
        return story.say("monopoly-estate-sold", district=lot.name, now=now, **price)
    then = stands(say, Level(wish.houses, wish.tanks, wish.has_maser or lot.has_maser))
    return story.say("monopoly-estate-change", district=lot.name, now=now, then=then, **price)


def _warnings(story: Story, estate: Estate) -> list[str]:
    """Return which Maser Cannons and new tanks somebody may take away, and which cannons are given away."""
    found = {
        "monopoly-estate-unguarded": estate.unguarded(),
        "monopoly-estate-exposed": estate.exposed(),
        "monopoly-estate-scrapped": estate.scrapped(),
    }
    return [story.say(key, districts=story.listed([lot.name for lot in own])) for key, own in found.items() if own]


def _sum(story: Story, estate: Estate, cash: int, tried: Rehearsed) -> str:
    """Return what all of it costs and leaves, or why it cannot be."""
    if not estate.wishes:
        return story.say("monopoly-estate-nothing")
    total = estate.total()
    facts = paid(story.teller.say, total) | {"cash": money(story.teller.say, cash)}
    if total > cash:
        return story.say("monopoly-estate-short", missing=money(story.teller.say, total - cash), **facts)
    if tried.refusal is not None:
        return sentence(tried.refusal, story.words)
    return story.say("monopoly-estate-sum", left=money(story.teller.say, cash - total), **facts)


def _button(
    story: Story, asked: Asked, key: str, verb: str, rest: str, style: Any = Style.secondary, disabled: bool = False
) -> Item:
    return button(story.say(key), spell(story.table.id, verb, rest, asked.version), style, disabled=disabled)


def parts(estate: Estate) -> list[list[Lot]]:
    """Return the districts, as many together as a form has room for."""
    return [estate.lots[start : start + FIELDS] for start in range(0, len(estate.lots), FIELDS)]


def _forms(story: Story, asked: Asked, estate: Estate) -> list[Item]:
    """Return a button for each form, named by the districts in it."""
    found: list[Item] = []
    for part, own in enumerate(parts(estate)):
        address = spell(story.table.id, "estate_form", f"{part}.{estate.spelling}", asked.version)
        found.append(button(_named(story, own), address, Style.primary))
    return found


def _named(story: Story, own: Sequence[Lot]) -> str:
    names = {"first": own[0].name, "last": own[-1].name}
    return story.say("monopoly-estate-part" if len(own) > 1 else "monopoly-estate-one", **names)


def _lists(story: Story, asked: Asked, estate: Estate) -> list[Item]:
    """Return the lists for Maser Cannons, for rights, and for all districts at once."""
    say, spelling = story.say, estate.spelling
    masers = [lot for lot in estate.lots if lot.can_have_maser][:OPTIONS]
    rights = estate.lots[:OPTIONS]
    found: list[Item] = []
    if masers:
        options = [_maser(story, estate, lot) for lot in masers]
        found.append(_some(story, asked, "estate_masers", spelling, "monopoly-estate-masers", options))
    options = [choice(say(f"monopoly-estate-fill-{how}"), how) for how in FILLS if _can_fill(asked, estate, how)]
    found.append(
        select(spell(story.table.id, "estate_fill", spelling, asked.version), say("monopoly-estate-fill"), options)
    )
    options = [_right(story, estate, lot) for lot in rights]
    found.append(_some(story, asked, "estate_sales", spelling, "monopoly-estate-sales", options))
    return found


def _can_fill(asked: Asked, estate: Estate, how: str) -> bool:
    """Return whether *how* is worth a line: nothing is built in the middle of a turn, and no ruin is sold twice."""
    if how == "nothing":
        return True
    if how in ("houses", "tanks"):
        return asked.question.ask == TURN
    return any(lot.tanks if how == "sell_tanks" else lot.houses for lot in estate.lots)


def _maser(story: Story, estate: Estate, lot: Lot) -> Any:
    price = estate.price(lot, Wish(lot.houses, 0, has_maser=True))
    label = story.say("monopoly-estate-maser", district=lot.name, money=money(story.teller.say, price))
    return choice(label, lot.key, chosen=estate.wish(lot).has_maser)


def _right(story: Story, estate: Estate, lot: Lot) -> Any:
    value = -estate.price(lot, Wish(0, 0, is_sold=True))
    label = story.say("monopoly-estate-right", district=lot.name, money=money(story.teller.say, value))
    return choice(label, lot.key, chosen=estate.wish(lot).is_sold)


def _some(story: Story, asked: Asked, verb: str, spelling: str, prompt: str, options: Sequence[Any]) -> Item:
    address = spell(story.table.id, verb, spelling, asked.version)
    return select(address, story.say(prompt), options, least=0, most=len(options))


def form(story: Story, asked: Asked, estate: Estate, number: int) -> ui.Modal:
    """Return the form for the districts of part *number*, each with all that may stand there."""
    address = spell(story.table.id, "estate_set", f"{number}.{estate.spelling}", asked.version)
    key = "monopoly-estate-title" if asked.question.ask == TURN else "monopoly-estate-title-sell"
    fields = [_field(story, estate, lot) for lot in parts(estate)[number]]
    return modal(story.say(key), address, fields, reminder(story))


def _field(story: Story, estate: Estate, lot: Lot) -> ui.Label[Any]:
    """Return the field for *lot*: what may stand there, below what does and what it costs."""
    say, deed = story.teller.say, estate.view.deeds[lot.at]
    prices = {"house": money(say, estate.view.house_price), "tank": money(say, deed.tank)}
    about = story.say("monopoly-estate-prices", damage=" / ".join(map(str, deed.damage)), **prices)
    text = story.say("monopoly-estate-lot", district=lot.name, now=stands_at(say, estate.view, lot.at))
    return field(text, select(f"lot{lot.at}", lot.name, _levels(story, estate, lot)), about)


def _levels(story: Story, estate: Estate, lot: Lot) -> list[Any]:
    """Return all levels of *lot* that the rules offer, and the one it has; what is wished is chosen already."""
    wished = estate.wish(lot)
    if wished.is_sold or wished.has_maser or not (wished == lot.now or lot.can_become(wished)):
        wished = lot.now
    found = []
    for houses in range(MOST, -1, -1):
        for tanks in range(MOST, -1, -1):
            wish = Wish(houses, tanks)
            if wish == lot.now:  # closed, the list has the room of a phone, and says nothing of what is there
                now = stands_at(story.teller.say, estate.view, lot.at)
                found.append(choice(story.say("monopoly-estate-same"), wish.sign, now, chosen=wish == wished))
            elif lot.can_become(wish):
                found.append(choice(_level(story, estate, lot, wish), wish.sign, chosen=wish == wished))
    return found


def _level(story: Story, estate: Estate, lot: Lot, wish: Wish) -> str:
    token = tokens_of(lot.key).levels[wish.houses][wish.tanks]
    return story.teller.answer(Decision(0, WORKS, (token,)), token, estate.view).label


class Survey(NamedTuple):
    """An estate as its owner looks at it now."""

    story: Story
    asked: Asked
    estate: Estate


async def survey(click: Click, spelling: str, part: int | None = None) -> Survey:
    """Return the estate of the person who clicked, with what the rules offer there (in one *part* of it, if named)."""
    host, person, version = click.host, click.person.id, click.address.version
    look = await host.read.look(click.table, person)
    asked = must_be_asked(look, version)
    if not is_open(asked.question):
        raise Stale(look)
    seat = asked.question.seat
    wished = Estate(look.view, lots(look.view, seat), spelling)
    own = wished.lots if part is None else parts(wished)[part]
    question = asked.question
    trials = [[*wished.sales(question, lot.key), *opened(question, lot.key)] for lot in own]
    tried = await host.play.rehearse(click.table, person, trials, version)
    offered = {lot.key: _works(each.question) for lot, each in zip(own, tried, strict=True) if not each.refusal}
    story = Story(look, click.words)  # its view names districts in the reader's language
    return Survey(story, asked, Estate(story.look.view, lots(story.look.view, seat, offered), spelling))


def _works(question: object) -> tuple[str, ...]:
    return question.options if isinstance(question, Decision) and question.ask == WORKS else ()


async def show(click: Click, survey: Survey, note: str = "") -> None:
    """Show the page of an estate."""
    story, asked, estate = survey
    plan = estate.plan(asked.question)
    (tried,) = await click.host.play.rehearse(click.table, click.person.id, [plan], asked.version)
    await click.reply.show(page(story, asked, estate, tried, note))


@router.on("estate")
@unless_late
async def look_over(click: Click) -> None:
    """Show the estate."""
    await show(click, await survey(click, click.address.rest))


@router.on("estate_form", "form")
@unless_late
async def open_form(click: Click) -> None:
    """Open the form for some districts."""
    part, spelling = _parted(click)
    await click.reply.ask(form(*await survey(click, spelling, part), part))


def _parted(click: Click) -> tuple[int, str]:
    part, _, spelling = click.address.rest.partition(".")
    return number(part) or 0, spelling


@router.on("estate_set")
@unless_late
async def fill_in(click: Click) -> None:
    """Take over what a form wishes."""
    found = await survey(click, _parted(click)[1])
    for lot in found.estate.lots:
        for sign in click.filled.get(f"lot{lot.at}", ()):
            if (wish := read_sign(sign)) and _is_news(found.estate, lot, wish):
                found.estate.set(lot, wish)
    await show(click, found)


def _is_news(estate: Estate, lot: Lot, wish: Wish) -> bool:
    """Return whether a form's *wish* means something: a sale or a cannon wished elsewhere stays if nothing is said."""
    before = estate.wish(lot)
    return not ((before.is_sold or before.has_maser) and wish == lot.now)


@router.on("estate_masers")
@unless_late
async def choose_masers(click: Click) -> None:
    """Wish for Maser Cannons on the districts chosen, and on no others."""
    await _choose(click, lambda wish: Wish(wish.houses, 0, has_maser=True))


@router.on("estate_sales")
@unless_late
async def choose_sales(click: Click) -> None:
    """Wish to give back the districts chosen, and no others."""
    await _choose(click, lambda wish: Wish(0, 0, is_sold=True))


async def _choose(click: Click, wished: Callable[[Wish], Wish]) -> None:
    """Wish for the districts chosen what *wished* says; others that have that wish are to stay as they are."""
    found = await survey(click, click.address.rest)
    for lot in found.estate.lots:
        wish = found.estate.wish(lot)
        if lot.key in click.values:
            found.estate.set(lot, wished(wish))
        elif wish == wished(wish):
            found.estate.set(lot, lot.now)
    await show(click, found)


@router.on("estate_fill")
@unless_late
async def fill(click: Click) -> None:
    """Wish for the same everywhere."""
    found = await survey(click, click.address.rest)
    cash = found.story.look.view.kaiju[found.asked.question.seat].cash
    for how in click.values[:1]:
        found.estate.fill(how, cash)
    await show(click, found)


@router.on("estate_do")
@unless_late
async def do(click: Click) -> None:
    """Have all of it done."""
    found = await survey(click, click.address.rest)
    plan = found.estate.plan(found.asked.question)
    try:
        acted = await click.host.play.carry_out(click.table, click.person.id, plan, found.asked.version)
    except IllegalPick as refusal:
        await show(click, found, sentence(refusal, click.words))
    else:
        await show_acted(click, acted)
