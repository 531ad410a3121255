"""The page of an estate with all that is wished for it, and the form in which five districts are changed at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.failures import sentence
from cogs.games.monopoly.beside import FIELDS
from cogs.games.monopoly.estate import FILLS, TURN, WORKS, Estate, Lot, Wish
from cogs.ids import spell
from cogs.pages.page import AMBER, OPTIONS, Item, Page, Style, button, choice, clipped, select
from cogs.pages.private import head
from cogs.story import Story
from engine.monopoly.content.board import MOST
from engine.monopoly.picks import tokens_of
from engine.monopoly.prospect import Level
from engine.play import Decision
from table.models import Asked
from table.play.planned import Rehearsed
from words.monopoly.money import money, paid
from words.monopoly.things import stands, stands_at


def page(story: Story, asked: Asked, estate: Estate, tried: Rehearsed, note: str = "") -> Page:
    """Return the estate as it is and as it is wished, with the sum and what the rules say to it."""
    say, cash = story.say, story.look.view.kaiju[asked.question.seat].cash
    key = "monopoly-estate-head" if asked.question.ask == TURN else "monopoly-estate-head-sell"
    found = Page(AMBER).say(head(story), note, say(key, cash=money(story.teller.say, cash)))
    found.say(*(f"- {_line(story, estate, lot)}" for lot in estate.lots))
    found.say(_sum(story, estate, cash, tried))
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
    for number, own in enumerate(parts(estate)):
        address = spell(story.table.id, "estate_form", f"{number}.{estate.spelling}", asked.version)
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
    modal = ui.Modal(title=clipped(story.say(key), 45), custom_id=address)
    for lot in parts(estate)[number]:
        deed, now = estate.view.deeds[lot.at], stands_at(story.teller.say, estate.view, lot.at)
        prices = {"house": money(story.teller.say, estate.view.house_price), "tank": money(story.teller.say, deed.tank)}
        about = story.say("monopoly-estate-prices", damage=" / ".join(map(str, deed.damage)), **prices)
        field = select(f"lot{lot.at}", lot.name, _levels(story, estate, lot))
        text = story.say("monopoly-estate-lot", district=lot.name, now=now)
        modal.add_item(ui.Label(text=clipped(text, 45), description=clipped(about, 100), component=field))
    return modal


def _levels(story: Story, estate: Estate, lot: Lot) -> list[Any]:
    """Return all levels of *lot* that the rules offer, and the one it has; what is wished is chosen already."""
    wished = estate.wish(lot)
    if wished.is_sold or wished.has_maser or not (wished == lot.now or lot.can_become(wished)):
        wished = lot.now
    found = []
    for houses in range(MOST, -1, -1):
        for tanks in range(MOST, -1, -1):
            wish = Wish(houses, tanks)
            if wish == lot.now or lot.can_become(wish):
                found.append(choice(_level(story, estate, lot, wish), wish.sign, chosen=wish == wished))
    return found


def _level(story: Story, estate: Estate, lot: Lot, wish: Wish) -> str:
    if wish == lot.now:
        return story.say("monopoly-estate-same", now=stands_at(story.teller.say, estate.view, lot.at))
    token = tokens_of(lot.key).levels[wish.houses][wish.tanks]
    return story.teller.answer(Decision(0, WORKS, (token,)), token, estate.view).label
