"""Verbs of statistics: the table of a server, one person's record, and other games, times and company of both."""

from __future__ import annotations

from cogs.clicks import Click, verb
from cogs.failures import Plain
from cogs.pages import statistics as pages
from cogs.pages.statistics import Wish
from table.archive.statistics import Career, Company, Standings


@verb("stats")
async def statistics(click: Click) -> None:
    """Show what the address wishes."""
    await show_statistics(click, Wish.read(click.address.rest))


@verb("stats_game")
async def of_game(click: Click) -> None:
    """Show the same of another game, or of all."""
    await _changed(click, "game")


@verb("stats_season")
async def of_season(click: Click) -> None:
    """Show the same of another time."""
    await _changed(click, "season")


@verb("stats_of")
async def of_person(click: Click) -> None:
    """Show the record of somebody in the table."""
    await _changed(click, "person")


async def _changed(click: Click, field: str) -> None:
    await show_statistics(click, Wish.read(click.address.rest).changed(field, click.chosen))


async def show_statistics(click: Click, wish: Wish) -> None:
    """Show the table of this server, or somebody's record on it."""
    server = click.reply.interaction.guild_id
    if server is None:
        raise Plain("stats-server")
    words, pictures = click.words, click.house.pictures
    if wish.person:
        wish, career = await _career(click, str(server), wish)
        picture = await pictures.standings(pages.record_order(words, wish, career)) if career.by_kaiju else None
        await click.reply.show(pages.record(words, wish, career, picture))
    else:
        wish, told = await _standings(click, str(server), wish)
        picture = await pictures.standings(pages.table_order(words, wish, told)) if told.rows else None
        await click.reply.show(pages.table(words, wish, told, click.person.id, picture))


async def _standings(click: Click, server: str, wish: Wish) -> tuple[Wish, Standings]:
    """Return the table; where no company is wished, that of games among people unless there are only others."""

    async def counted(company: Company) -> tuple[Wish, Standings]:
        told = await click.house.host.standings(server, season=wish.season, game=wish.game, company=company)
        return wish._replace(company=company), told

    if wish.company == "computers":
        return await counted("computers")
    chosen, told = await counted("people")
    return await counted("computers") if not (wish.company or told.games) and told.others else (chosen, told)


async def _career(click: Click, server: str, wish: Wish) -> tuple[Wish, Career]:
    """Return the record; where no company is wished, with the details of games among people unless there are none."""

    async def counted(company: Company) -> tuple[Wish, Career]:
        host = click.house.host
        told = await host.career(server, wish.person, season=wish.season, game=wish.game, company=company)
        return wish._replace(company=company), told

    if wish.company == "computers":
        return await counted("computers")
    chosen, told = await counted("people")
    alone = not told.total["people"].games and told.total["computers"].games
    return await counted("computers") if alone and not wish.company else (chosen, told)
