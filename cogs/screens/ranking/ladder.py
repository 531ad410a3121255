"""The ladder of a game by seasons, and one person's rating with its curve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

import engine
from cogs.reader.names import clean, known, label, nameless, plain
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, GREY, OPTIONS, Item, Page, button, choice, select
from data.words import Words
from render.orders import CurveOrder, CurvePoint, LadderOrder, Picture, RungBar
from table import PROVISIONAL, Ladder, Quarter, Rank, Rung

LISTED = 8  # rows of the picture; with more they get low
CHOSEN_BY = {"rank_game": "game", "rank_season": "season", "rank_of": "person"}
router = Router("ranking-ladder")


class Wanted(NamedTuple):
    """What somebody wants to see: one *person* or the ladder, of which *game* and *season*; empty: the usual ones."""

    person: str = ""
    game: str = ""
    season: str = ""

    def spelled(self) -> str:
        """Return it as a part of an address."""
        return "/".join(self)

    def changed(self, field: str, value: str) -> Self:
        """Return it with another *value*, as it was chosen, in one *field*."""
        return self.read("/".join((self._asdict() | {field: value}).values()))

    @classmethod
    def read(cls, text: str) -> Self:
        """Return what *text* spells; what it does not know is as if not wished."""
        person, game, season = (text.split("/") + [""] * 3)[:3]
        quarter = Quarter.read(season)
        return cls(
            person if person.isdigit() else "",
            game if game in engine.games else "",
            quarter.key if quarter else "",
        )


def season_name(words: Words, season: Quarter) -> str:
    """Return what a season is called."""
    return words.say("season-name", name=season.name, year=str(season.year))


def rating(words: Words, value: int, spread: int) -> str:
    """Return a rating with its uncertainty."""
    return words.say("rating-value", rating=value, spread=spread)


def ladder(words: Words, wanted: Wanted, told: Ladder, viewer: str, picture: Picture | None) -> Page:
    """Return the ladder of a game in a season."""
    say = words.say
    page = Page(AMBER if told.rungs else GREY).say(say("rating-title", game=say(f"{told.game}-name")))
    page.say(say("rating-about", season=season_name(words, told.season), people=len(told.rungs)))
    if told.rungs:
        # The picture says all of it, to those who cannot see it as well.
        page.show(picture).say(*(_line(words, rung) for rung in told.rungs[:LISTED] if not picture))
        own = next((rung for rung in told.rungs[LISTED:] if rung.person == viewer), None)
        page.say(_line(words, own, say("stats-you")) if own else "")
        hidden = len(told.rungs) - LISTED
        page.say(say("rating-more", count=hidden) if hidden > 0 else "")
    else:
        page.say(say("rating-none"))
    page.say(say("rating-small"))
    if told.rungs:
        people = [
            choice(label(rung.name, nameless(words, rung.person)), rung.person, rating(words, rung.rating, rung.spread))
            for rung in told.rungs[:OPTIONS]
        ]
        page.press(select(spell(0, "rank_of", wanted.spelled()), say("rating-choose"), people))
    return page.press(*_switches(words, wanted, told))


def person(words: Words, wanted: Wanted, told: Rank, picture: Picture | None) -> Page:
    """Return one person's rating in a game, and how it came about."""
    say = words.say
    name = known(words, told.person, told.name)
    page = Page(AMBER if told.games else GREY)
    page.say(say("rating-person", name=name, game=say(f"{told.game}-name")))
    if not told.games:
        page.say(say("rating-own-none", game=say(f"{told.game}-name")))
    else:
        page.say(say("rating-own", rating=rating(words, told.rating, told.spread), games=told.games))
        page.say(_standing(words, told), say("rating-own-best", best=told.best) if told.best else "")
        page.show(picture)
    page.say(say("rating-small"), say("rating-hidden") if told.is_hidden else "")
    games = _games(words, wanted)
    return page.press(
        games,
        button(say("rating-everybody"), spell(0, "rank", wanted._replace(person="").spelled())),
        button(say("rating-stats"), spell(0, "stats", f"{told.person}/{told.game}")),
        button(say("shelf-button"), spell(0, "shelf", told.person)),
    )


def _standing(words: Words, told: Rank) -> str:
    """Return which place somebody has, or why they have none."""
    if told.is_provisional:
        return words.say("rating-own-new", left=PROVISIONAL - told.games)
    if told.is_hidden:
        return ""
    return words.say("rating-own-place", place=told.place, of=told.of) if told.place else words.say("rating-own-idle")


def ladder_order(words: Words, told: Ladder) -> LadderOrder:
    """Return the order for the picture of a ladder."""
    return LadderOrder(
        game=told.game,
        locale=words.language,
        title=words.say("rating-picture"),
        accent=words.say("rating-accent"),
        first=words.say(f"{told.game}-name"),
        second=season_name(words, told.season),
        rungs=tuple(_bar(words, rung) for rung in told.rungs[:LISTED]),
    )


def curve_order(words: Words, told: Rank) -> CurveOrder:
    """Return the order for the picture of a curve."""
    named = {mark.season: Quarter.read(mark.season) for mark in told.curve}
    seasons = {key: season_name(words, season) for key, season in named.items() if season}
    return CurveOrder(
        game=told.game,
        locale=words.language,
        title=words.say("rating-picture-person"),
        accent=words.say("rating-accent"),
        first=clean(told.name, nameless(words, told.person)),
        second=words.say(f"{told.game}-name"),
        points=tuple(CurvePoint(mark.rating, mark.spread, seasons.get(mark.season, "")) for mark in told.curve),
        provisional=PROVISIONAL - 1,
    )


def _bar(words: Words, rung: Rung) -> RungBar:
    note = words.say("rating-note-new" if rung.is_provisional else "rating-note", games=rung.games)
    name = clean(rung.name, nameless(words, rung.person))
    return RungBar(name, rung.rating, rung.spread, rung.place, rung.kaiju, note)


def _line(words: Words, rung: Rung, name: str = "") -> str:
    return words.say(
        "rating-line-new" if rung.is_provisional else "rating-line",
        place=rung.place,
        name=name or plain(rung.name, nameless(words, rung.person)),
        rating=rating(words, rung.rating, rung.spread),
        games=rung.games,
    )


def _switches(words: Words, wanted: Wanted, told: Ladder) -> Sequence[Item]:
    seasons = [
        choice(_season(words, told, season), season.key, chosen=season == told.season)
        for season in told.seasons[:OPTIONS]
    ]
    return [
        _games(words, wanted),
        select(spell(0, "rank_season", wanted.spelled()), words.say("rating-season"), seasons),
    ]


def _season(words: Words, told: Ladder, season: Quarter) -> str:
    name = season_name(words, season)
    return words.say("rating-present", season=name) if season == told.seasons[0] else name


def _games(words: Words, wanted: Wanted) -> Item:
    games = [choice(words.say(f"{game}-name"), game, chosen=game == wanted.game) for game in engine.games]
    return select(spell(0, "rank_game", wanted.spelled()), words.say("rating-game"), games)


@router.on("rank")
async def show(click: Click) -> None:
    """Show what the address wants."""
    await show_ranking(click, Wanted.read(click.address.rest))


@router.on("rank_game")
@router.on("rank_season")
@router.on("rank_of")
async def change(click: Click) -> None:
    """Show the same of another game or season, or somebody in the ladder."""
    wanted, field = Wanted.read(click.address.rest), CHOSEN_BY[click.address.verb]
    await show_ranking(click, wanted.changed(field, click.chosen))


def server_of(visit: Visit) -> str:
    """Return the server whose people are compared; in a private conversation there is none."""
    server = visit.reply.interaction.guild_id
    if server is None:
        raise Refusal("stats-server")
    return str(server)


async def show_ranking(visit: Visit, wanted: Wanted) -> None:
    """Show the ladder of this server, or somebody's rating on it."""
    server, words, host = server_of(visit), visit.words, visit.host.ranking
    pictures, viewer = visit.context.pictures, visit.person.id
    if not wanted.game:
        game = await host.favourite(server, wanted.person or viewer, tuple(engine.games))
        wanted = wanted._replace(game=game)
    if wanted.person:
        told = await host.rank(server, wanted.person, wanted.game, viewer)
        picture = await pictures.draw(curve_order(words, told)) if told.curve else None
        await visit.reply.show(person(words, wanted, told, picture))
    else:
        rungs = await host.ladder(server, wanted.game, wanted.season)
        drawn = await pictures.draw(ladder_order(words, rungs)) if rungs.rungs else None
        await visit.reply.show(ladder(words, wanted, rungs, viewer, drawn))
