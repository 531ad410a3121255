"""What a server is told by the calendar: the end of a season with its poster, and the page of the week."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import engine
from cogs.reader.names import clean, nameless, plain
from cogs.screens.beside.pages import GatheringPages, Told
from cogs.screens.ranking.ladder import Wanted, rating, season_name
from cogs.screens.server import NEWS
from cogs.wire.clicks.address import spell
from cogs.wire.context import Context
from cogs.wire.page import AMBER, Item, Page, button
from data.words import Words
from render.orders import Medal, Picture, Podium, SeasonOrder
from table import Gathering, Listing, Quarter, Rung, Week
from words.names import joined

LISTED = 10  # games that ended
FILM = "film"  # the verb that shows one, where there is such a screen


class NewsPages(GatheringPages):
    """The messages of what comes by the calendar."""

    kind = "news"

    async def news(
        self, context: Context, gathering: Gathering[Any], said: Words, data: Mapping[str, Any]
    ) -> Told | None:
        """Return the end of a season, or a week; None where nobody has won or nothing has happened."""
        server = gathering.row.server
        channel = (await context.host.servers.facts(server)).get(NEWS)
        if data["what"] == "season":
            page = await _season(context, server, said, str(data["season"]))
        else:
            where = channel or (await context.host.messages.places(gathering.id)).get("channel", "")
            page = await _week(context, server, said, (float(data["since"]), float(data["until"])), where)
        return Told(page, channel=int(channel) if channel else None) if page else None


async def _season(context: Context, server: str, said: Words, key: str) -> Page | None:
    season, found = Quarter.read(key), await context.host.ranking.winners(server, key)
    if season is None or not found:
        return None
    return season_page(said, season, found, await context.pictures.draw(season_order(said, season, found)))


def season_page(words: Words, season: Quarter, found: Mapping[str, list[Rung]], picture: Picture | None) -> Page:
    """Return the end of a *season*: the best of each game."""
    say, name = words.say, season_name(words, season)
    page = Page(AMBER).say(say("season-head", season=name)).show(picture)
    page.say(*(_best(words, name, game, rungs) for game, rungs in found.items()))
    page.say(say("season-next", season=season_name(words, season.after(1))))
    wanted = (Wanted(game=game, season=season.key) for game in found)
    ladders = (
        button(f"{say('season-ladder')}: {say(f'{each.game}-name')}", spell(0, "rank", each.spelled()))
        for each in wanted
    )
    return page.press(*ladders)


def _best(words: Words, season: str, game: str, rungs: list[Rung]) -> str:
    say = words.say

    def named(rung: Rung) -> str:
        return plain(rung.name, nameless(words, rung.person))

    lines = [
        say("season-king", game=say(f"{game}-name"), season=season, name=named(rung), rating=_rating(words, rung))
        for rung in rungs
        if rung.place == 1
    ]
    others = [
        say("season-others", second=named(rung)) if rung.place == 2 else say("season-third", third=named(rung))
        for rung in rungs
        if rung.place > 1
    ]
    head = lines or [f"**{say(f'{game}-name')}**"]
    return " · ".join([*head, *others])


def _rating(words: Words, rung: Rung) -> str:
    return rating(words, rung.rating, rung.spread)


def season_order(words: Words, season: Quarter, found: Mapping[str, list[Rung]]) -> SeasonOrder:
    """Return the order for the poster of a *season*."""

    def medal(rung: Rung) -> Medal:
        name = clean(rung.name, nameless(words, rung.person))
        return Medal(rung.place, name, rung.kaiju, _rating(words, rung))

    podiums = tuple(
        Podium(game, words.say(f"{game}-name"), tuple(medal(rung) for rung in rungs[:3]))
        for game, rungs in found.items()
    )
    title = words.say("season-poster", season=season_name(words, season))
    return SeasonOrder(game="all", locale=words.language, title=title, podiums=podiums)


async def _week(context: Context, server: str, said: Words, span: tuple[float, float], where: str) -> Page | None:
    def is_for_all(table: Listing) -> bool:
        """Return whether whoever reads the page *where* it stands may see *table*."""
        at = table.channel
        return not table.sealed and bool(at) and (at == where or context.is_public(int(at)))

    told = await context.host.ranking.week(server, *span, tuple(engine.games), is_for_all)
    if not (told.begun or told.ended):
        return None
    return week_page(said, told, has_film=FILM in context.router.verbs)


def week_page(words: Words, told: Week, *, has_film: bool) -> Page:
    """Return the page of a week; *has_film*: games can be watched as films."""
    say = words.say
    page = Page(AMBER).say(say("week-head"), say("week-count", begun=told.begun, ended=len(told.ended)))
    page.say(*(_ended(words, each.game, each.names, each.people) for each in told.ended[:LISTED]))
    more = len(told.ended) - LISTED
    page.say(say("week-more", count=more) if more > 0 else "")
    items: list[Item] = []
    if told.upset:
        upset, game = told.upset, say(f"{told.upset.game}-name")
        page.say(say("week-upset", name=plain(upset.name), game=game, chance=max(1, round(upset.chance * 100))))
        items.append(button(say("week-upset-replay"), spell(upset.table, "replay", 0)))
    if told.best:
        best, game = told.best, say(f"{told.best.game}-name")
        names = joined(words, map(plain, best.names))
        page.say(say("week-best", game=game, names=names) if names else say("week-best-nobody", game=game))
        # The upset may be the closest game too; its two buttons must not have one address.
        items.append(button(say("week-replay"), spell(best.table, "replay", 0, 1)))
        if has_film:
            items.append(button(say("week-film"), spell(best.table, FILM)))
    return page.press(*items)


def _ended(words: Words, game: str, names: tuple[str, ...], people: int) -> str:
    title = words.say(f"{game}-name")
    if not names:
        return words.say("week-game-nobody", game=title, people=people)
    return words.say("week-game", game=title, names=joined(words, map(plain, names)))
