"""The panel of a tournament, and what it tells once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.reader.names import mention
from cogs.screens.beside.pages import GatheringPages, Told
from cogs.screens.server import form_of
from cogs.screens.tournament.facts import Facts
from cogs.wire.clicks.address import spell
from cogs.wire.context import Context
from cogs.wire.page import AMBER, GREEN, GREY, Item, Page, Style, button
from data.words import Words
from render.orders import Picture
from table import TOURNAMENT, Gathering, Tournament

PEOPLE = 8  # rows in words where there is no picture


def board(facts: Facts, picture: Picture | None) -> Page:
    """Return the panel: what it is, how it stands, and what people can do."""
    state, say = facts.state, facts.said.say
    page = Page(AMBER if facts.goes_on else GREY).say(f"## {facts.title}").show(picture)
    if picture is None and facts.rows:
        page.say(*(facts.row(row) for row in facts.rows[:PEOPLE]))
    if state.phase == "over":
        page.say(say("contest-won", names=facts.winners()))
    elif state.phase == "off":
        page.say(say("contest-off"))
    if state.phase == "joining":
        entries = facts.taking_part
        page.say(*facts.terms())
        page.say(say("contest-joined", count=len(entries), names=facts.names(entries)), facts.starts())
    else:  # the terms are known by now: the round comes first
        page.say(facts.round_line() if facts.goes_on else "", *facts.tables())
        page.say(*(f"-# {line}" for line in facts.terms() if line))
    return page.press(*_buttons(facts))


def _buttons(facts: Facts) -> list[Item]:
    state, say, at = facts.state, facts.said.say, facts.found.id
    items: list[Item] = []
    if facts.goes_on:
        if state.way_in:
            items.append(button(say("contest-join"), spell(at, "contest_join"), Style.primary))
        items.append(button(say("contest-leave"), spell(at, "contest_leave")))
    if state.phase == "joining":
        items.append(button(say("contest-start"), spell(at, "contest_start"), Style.success))
    else:
        items.append(button(say("contest-standings"), spell(at, "contest_table")))
    if any(each.is_fair is not None for each in state.rounds):
        items.append(button(say("contest-verify"), spell(at, "contest_verify")))
    return items


class TournamentPages(GatheringPages):
    """What is delivered of a tournament."""

    kind = TOURNAMENT

    async def title(self, context: Context, gathering: Gathering[Any], said: Words) -> str:
        """Return its game and its number."""
        return Facts(context.host, gathering, said).title

    async def board(self, context: Context, gathering: Gathering[Any], said: Words) -> Page | None:
        """Return its panel."""
        facts = await facts_of(context, gathering, said)
        form = await form_of(context.host, gathering.row.server)
        return board(facts, await picture_of(context, facts, form))

    async def news(
        self, context: Context, gathering: Gathering[Any], said: Words, data: Mapping[str, Any]
    ) -> Told | None:
        """Return what is told once."""
        return told(await facts_of(context, gathering, said), data)


async def facts_of(context: Context, found: Gathering[Tournament], said: Words) -> Facts:
    """Return a tournament in words, with the threads of its tables."""
    threads: dict[int, str] = {}
    for match in found.state.now.matches if found.state.rounds else ():
        if match.table and (thread := (await context.host.messages.places(match.table)).get("thread")):
            threads[match.table] = f"<#{thread}>"
    return Facts(context.host, found, said, threads)


async def picture_of(context: Context, facts: Facts, form: str) -> Picture | None:
    """Return the picture of its standings; none before anybody has joined."""
    order = facts.order("tall" if form == "tall" else "wide")
    return await context.pictures.draw(order) if order.rows else None


def told(facts: Facts, data: Mapping[str, Any]) -> Told | None:
    """Return what is told by *data*, and who is notified."""
    say, what = facts.said.say, str(data["what"])
    head, round_ = f"### {facts.title}", int(data.get("round", 0))
    if what == "promise":
        return Told(Page(AMBER).say(head, say("contest-promise", round=round_, hash=f"`{data['commitment']}`")))
    if what == "round":
        return Told(Page(AMBER).say(head, facts.round_line() or say("contest-drawn", round=round_), *facts.tables()))
    if what == "remind":
        late = late_of(facts) if round_ == len(facts.state.rounds) else []
        names = " ".join(map(mention, late))
        return (
            Told(Page(AMBER).say(head, say("contest-remind", names=names), facts.round_line()), late) if late else None
        )
    if what == "verified":
        return Told(Page(AMBER).say(head, *verified(facts, round_)))
    if what == "substitute":
        facts_ = {"name": facts.name(int(data["entry"])), "table": str(data["table"])}
        return Told(Page(AMBER).say(head, say("contest-substitute", **facts_)))
    if what == "too_few":
        host = facts.found.row.host
        return Told(Page(GREY).say(head, say("contest-too-few")), [host] if host.isdigit() else [])
    if what == "called_off":
        return Told(Page(GREY).say(head, say("contest-off")))
    rows = (facts.row(row) for row in facts.rows[:3])
    return Told(Page(GREEN).say(head, say("contest-won", names=facts.winners()), *rows))


def late_of(facts: Facts) -> list[str]:
    """Return who still plays in this round."""
    matches = facts.state.now.matches if facts.state.rounds and facts.goes_on else ()
    people = [facts.found.seats[entry].person for match in matches if not match.is_over for entry in match.people]
    return [person for person in people if person.isdigit()]


def verified(facts: Facts, number: int) -> list[str]:
    """Return what the check of a duplicate round has found: one promise, one deal, all tables."""
    round_ = facts.state.rounds[number - 1]
    return [
        facts.said.say(
            "contest-verified",
            round=number,
            count=len(round_.matches),
            hash=f"`{round_.commitment}`",
            seed=f"`{round_.seed}`",
            salt=f"`{round_.salt}`",
            fair="yes" if round_.is_fair else "no",
        )
    ]
