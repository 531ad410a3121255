"""Statistics: the table of a server, one person's record, and other games, times and company of both."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

import engine
from cogs.reader.names import clean, known, label, nameless, plain
from cogs.screens.ranking.ladder import server_of
from cogs.screens.ranking.shelf import brief, shelf_button, shelf_of
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, GREY, Item, Page, button, choice, select
from data.words import Words
from render.orders import Bar, Picture, StandingsOrder
from table import COMPANIES, SEASONS, Career, Company, Record, Season, Shelf, Standing, Standings
from words.names import joined, kaiju_name

LISTED = 8  # people in the table: with more, rows of the picture get low
DETAILS = 6  # kaiju, and people met
NAMED = 25  # people whose record can be opened from the table
ANY = "all"
#: Which part of a wish each select chooses.
CHOSEN_BY = {"stats_game": "game", "stats_season": "season", "stats_of": "person"}
router = Router("statistics")


class Wish(NamedTuple):
    """What somebody wants to see: everybody or one *person*, all games or one, of which time, in which company."""

    person: str = ""
    game: str = ""
    season: Season = "all"
    company: Company | str = ""  # nothing: among people, if there are any such games

    def spelled(self) -> str:
        """Return it as a part of an address."""
        return "/".join(self)

    def changed(self, field: str, value: str) -> Self:
        """Return it with another *value*, as it was chosen, in one *field*."""
        return self.read("/".join((self._asdict() | {field: value}).values()))

    @classmethod
    def read(cls, text: str) -> Self:
        """Return what *text* spells; what it does not know, an old or made-up address, is as if not wished."""
        person, game, season, company = (text.split("/") + [""] * 4)[:4]
        return cls(
            person if person.isdigit() else "",
            game if game in engine.games else "",
            next((each for each in SEASONS if each == season), "all"),
            company if company in COMPANIES else "",
        )


def table(words: Words, wish: Wish, told: Standings, viewer: str, picture: Picture | None) -> Page:
    """Return the table of a server."""
    say = words.say
    page = Page(AMBER if told.rows else GREY).say(say("stats-title"), _about(words, wish, told.games))
    if told.rows:
        # The picture says all of it, to those who cannot see it as well.
        page.show(picture).say(*(_line(words, row) for row in told.rows[:LISTED] if not picture))
        own = next((row for row in told.rows[LISTED:] if row.person == viewer), None)
        page.say(_line(words, own, say("stats-you")) if own else "")
    else:
        page.say(say("stats-none-assisted" if told.assisted else "stats-none"))
    page.say(*_small_print(words, wish, told))
    if told.rows:
        people = [
            choice(label(row.name, nameless(words, row.person)), row.person, _score(words, row.record))
            for row in told.rows[:NAMED]
        ]
        page.press(select(spell(0, "stats_of", wish.spelled()), say("stats-choose"), people))
    return page.press(*_switches(words, wish))


def record(words: Words, wish: Wish, told: Career, picture: Picture | None, own: Shelf | None = None) -> Page:
    """Return one person's record."""
    say = words.say
    total = sum(one.games for one in told.total.values())
    page = Page(AMBER if total else GREY).say(
        say("stats-person", name=known(words, told.person, told.name)), _about(words, wish, total)
    )
    counted = [(f"stats-{company}", told.total[company]) for company in COMPANIES]
    sums = [(key, one) for key, one in (*counted, ("stats-assisted", told.assisted)) if one.games]
    page.say(*(say("stats-record", what=say(key), score=_score(words, one)) for key, one in sums))
    if not sums:
        page.say(say("stats-none"))
    shown = brief(words, own) if own else []
    page.say(*shown)
    if told.by_game:
        page.rule().say(say("stats-detail", company=wish.company), say("stats-streak", count=told.streak))
        page.say(*(_detail(words, say(f"{key}-name"), one) for key, one in told.by_game.items()))
        kaiju = [] if picture else list(told.by_kaiju.items())[:DETAILS]
        page.show(picture).say(*(_detail(words, kaiju_name(words, key), one) for key, one in kaiju))
    if told.meetings:
        page.say(say("stats-met"), *(_meeting(words, told, at) for at in range(min(DETAILS, len(told.meetings)))))
    back = button(say("stats-back"), spell(0, "stats", wish._replace(person="").spelled()))
    return page.press(*_switches(words, wish), back, shelf_button(words, told.person) if shown else None)


def table_order(words: Words, wish: Wish, told: Standings) -> StandingsOrder:
    """Return the order for the picture of a server's table."""
    return _order(words, wish, "stats-picture-table", [_bar(words, row) for row in told.rows[:LISTED]])


def record_order(words: Words, wish: Wish, told: Career) -> StandingsOrder:
    """Return the order for the picture of one person's kaiju."""
    kaiju = list(told.by_kaiju.items())[:DETAILS]
    bars = [Bar(kaiju_name(words, key), one.wins, one.games, one.fair_share, kaiju=key) for key, one in kaiju]
    return _order(words, wish, "stats-picture-person", bars)


def _order(words: Words, wish: Wish, key: str, bars: Iterable[Bar]) -> StandingsOrder:
    return StandingsOrder(
        game=wish.game or ANY,
        locale=words.language,
        title=words.say(key),
        accent=words.say("stats-accent"),
        first=_game(words, wish.game),
        second=words.say("stats-season", season=wish.season),
        bars=tuple(bars),
    )


def _bar(words: Words, row: Standing) -> Bar:
    one = row.record
    return Bar(
        clean(row.name, nameless(words, row.person)),
        one.wins,
        one.games,
        one.fair_share,
        row.place,
        row.kaiju,
        " · ".join(_habits(words, row)),
    )


def _about(words: Words, wish: Wish, games: int) -> str:
    season = words.say("stats-season", season=wish.season)
    company = "any" if wish.person else wish.company
    return words.say("stats-about", game=_game(words, wish.game), season=season, games=games, company=company)


def _game(words: Words, game: str) -> str:
    return words.say(f"{game}-name") if game else words.say("stats-all-games")


def _score(words: Words, one: Record) -> str:
    share, fair = round(one.share * 100), round(one.fair_share * 100)
    return words.say("stats-score", wins=one.wins, games=one.games, share=share, fair=fair)


def _line(words: Words, row: Standing, name: str = "") -> str:
    facts = [_score(words, row.record), *_habits(words, row)]
    return words.say(
        "stats-line",
        place=row.place,
        name=name or plain(row.name, nameless(words, row.person)),
        facts=" · ".join(facts),
    )


def _habits(words: Words, row: Standing) -> list[str]:
    """Return the favourite kaiju, and the longest streak if there was one."""
    kaiju = [kaiju_name(words, row.kaiju)] if row.kaiju else []
    return kaiju + ([words.say("stats-row-streak", count=row.streak)] if row.streak > 1 else [])


def _detail(words: Words, name: str, one: Record) -> str:
    return words.say("stats-record", what=name, score=_score(words, one))


def _meeting(words: Words, told: Career, at: int) -> str:
    one = told.meetings[at]
    return words.say(
        "stats-meeting",
        name=plain(one.name, nameless(words, one.person)),
        games=one.games,
        ahead=one.ahead,
        behind=one.behind,
    )


def _small_print(words: Words, wish: Wish, told: Standings) -> list[str]:
    """Return how the table is ordered, who is not shown, and what is not counted in it."""
    say = words.say
    lines = [say("stats-more", count=len(told.rows) - LISTED)] if len(told.rows) > LISTED else []
    lines += [say("stats-order")] if told.rows else []
    apart = [say("stats-apart-others", count=told.others, company=wish.company)] if told.others else []
    apart += [say("stats-apart-assisted", count=told.assisted)] if told.assisted else []
    return lines + ([say("stats-apart", what=joined(words, apart))] if apart else [])


def _switches(words: Words, wish: Wish) -> list[Item]:
    """Return what chooses the game, the time and the company."""
    games = [choice(_game(words, game), game or ANY, chosen=game == wish.game) for game in ("", *engine.games)]
    seasons = [
        choice(words.say("stats-season", season=season), season, chosen=season == wish.season) for season in SEASONS
    ]
    other = next(company for company in COMPANIES if company != wish.company)
    return [
        select(spell(0, "stats_game", wish.spelled()), words.say("stats-game"), games),
        select(spell(0, "stats_season", wish.spelled()), words.say("stats-when"), seasons),
        button(words.say(f"stats-{other}"), spell(0, "stats", wish._replace(company=other).spelled())),
    ]


@router.on("stats")
async def statistics(click: Click) -> None:
    """Show what the address wishes."""
    await show_statistics(click, Wish.read(click.address.rest))


@router.on("stats_game")
@router.on("stats_season")
@router.on("stats_of")
async def change_wish(click: Click) -> None:
    """Show the same of another game or another time, or the record of somebody in the table."""
    wish, field = Wish.read(click.address.rest), CHOSEN_BY[click.address.verb]
    await show_statistics(click, wish.changed(field, click.chosen))


async def show_statistics(visit: Visit, wish: Wish) -> None:
    """Show the table of this server, or somebody's record on it."""
    server, words, pictures = server_of(visit), visit.words, visit.context.pictures
    if wish.person:
        if wish.person != visit.person.id and await visit.host.ranking.is_hidden(wish.person):
            raise Refusal("refused-in-no-list")
        wish, career = await _career(visit, server, wish)
        picture = await pictures.draw(record_order(words, wish, career)) if career.by_kaiju else None
        await visit.reply.show(record(words, wish, career, picture, await shelf_of(visit, wish.person)))
    else:
        wish, told = await _standings(visit, server, wish)
        picture = await pictures.draw(table_order(words, wish, told)) if told.rows else None
        await visit.reply.show(table(words, wish, told, visit.person.id, picture))


async def _standings(visit: Visit, server: str, wish: Wish) -> tuple[Wish, Standings]:
    """Return the table; where no company is wished, that of games among people unless there are only others."""

    async def counted(company: Company) -> tuple[Wish, Standings]:
        told = await visit.host.archive.standings(server, season=wish.season, game=wish.game, company=company)
        return wish._replace(company=company), told

    if wish.company == "computers":
        return await counted("computers")
    chosen, told = await counted("people")
    return await counted("computers") if not (wish.company or told.games) and told.others else (chosen, told)


async def _career(visit: Visit, server: str, wish: Wish) -> tuple[Wish, Career]:
    """Return the record; where no company is wished, with the details of games among people unless there are none."""

    async def counted(company: Company) -> tuple[Wish, Career]:
        host = visit.host
        told = await host.archive.career(server, wish.person, season=wish.season, game=wish.game, company=company)
        return wish._replace(company=company), told

    if wish.company == "computers":
        return await counted("computers")
    chosen, told = await counted("people")
    alone = not told.total["people"].games and told.total["computers"].games
    return await counted("computers") if alone and not wish.company else (chosen, told)
