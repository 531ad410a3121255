"""Every page and form there is besides those of a game that runs, in any language: with people, facts and troubles."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, TypeAlias

import msgspec
from discord import ui
from msgspec.structs import replace

from cogs.games.monopoly import offer_screen
from cogs.reader.lookup import Lookup, books
from cogs.reader.story import Story
from cogs.screens import (
    admin,
    menu,
    panel,
    playing,
    proof,
    ranking,
    result,
    rules,
    seats,
    server,
    statistics,
    votes,
    watching,
)
from cogs.screens.beside.seeking import MOST, Open, listed
from cogs.screens.learning import school
from cogs.screens.lobby import computers, greeting, invitation, message, options, ready, seeking
from cogs.screens.lobby.poster import choice_order
from cogs.screens.lobby.seat import seated
from cogs.screens.me import orders, privacy, settings
from cogs.screens.statistics import Wish
from cogs.screens.watching.lists import Listed
from cogs.screens.watching.moment import board_then
from cogs.wire.commands.tables import HOME
from cogs.wire.page import GREEN, Page
from data.loader import game_file
from data.words import Words
from engine import games
from engine.play import Game, Runner
from engine.players.analysis import Analysis, Turn
from table import (
    THERE,
    Career,
    Ended,
    Gauge,
    Health,
    Hours,
    Ladder,
    LogLine,
    Look,
    Meeting,
    News,
    Opening,
    OrderInfo,
    OrderKind,
    Person,
    Practice,
    Quarter,
    Rank,
    Record,
    Rung,
    SeatInfo,
    Shelf,
    Standing,
    Standings,
    TableSummary,
    Title,
    Trophy,
    Upset,
    Verdict,
    VoteInfo,
    Week,
)
from tests.cogs.looks import DEADLINE, NAMES, lines, look, table, walk
from tests.cogs.screens.test_pages import KINDS
from tests.table.tournaments.shown import of_tournaments

Shown: TypeAlias = tuple[str, Page | ui.Modal]
STEPS = {"total_war": 60, "tokyo_clash": 150, "monopoly": 900}
VOTES = ("undo", "redo", "kick", "end", "pause", "resume", "rules")
PROBLEMS = ("seed", "line", "position", "questions", "end", "log")
BROKEN = ("vote", "deserted", "admin", "rules", "idle", "lapsed", "tournament")
NOTICES = ("seat_offered", "seat_open", "seat_taken", "deserted")
DATA = {"reason": "vote", "about": 1, "state": "carried", "what": "end", "player": "Ben", "from": 1, "to": 2}


def of_lobbies(said: Words, key: str) -> Iterator[Shown]:
    """Yield what is shown before a game begins."""
    game = games[key]
    for count in (1, game.seats[-1]):
        unusual = {option.key: option.values[-1] for option in game.options}
        info = table(count, "lobby", key, closes=DEADLINE, options=unusual)
        tale = Story(Look(info), said)
        yield "lobby", message.lobby(tale, game, None)
        yield "seat", seated(tale, 0, choice_order(tale, game, 0), None)
        yield "options left over", options.left_over(tale, game)
        yield "options", options.form(tale, game)
        yield from _searches(tale, game)
        for is_host in (True, False):
            yield "computers", computers.computers(tale, game, ("easy", "normal", "hard"), is_host)
    for level in ("random", "easy", "normal", "hard"):
        for kaiju in game.kaiju:
            alone = table(1, "lobby", key, seats=(SeatInfo(0, level=level, kaiju=kaiju),))
            yield "a computer", computers.computers(Story(Look(alone), said), game, (level,), True)
    yield "invitation", invitation.invitation(tale, "1000", "1001", "https://discord.com/channels/1/2")
    yield "greeting", greeting.greeting(said, None)
    yield "which game", school.games_page(said, "play_now", "which-game")


def _searches(tale: Story, game: Game[Any]) -> Iterator[Shown]:
    """Yield what is shown while players are looked for, and while it is asked who is ready."""
    wanted = game.seats[-1]
    for is_set in (True, False):
        for then in ("", THERE, "hard"):
            opening = Opening(wanted, seeks=True, is_set=is_set, then=then, is_checking=not is_set)
            info = replace(tale.table, opening=opening, seeks_until=DEADLINE, closes=0.0)
            sought = Story(Look(info), tale.words)
            yield "search", message.lobby(sought, game, None, "1002")
            several = [Story(Look(replace(info, id=number)), tale.words) for number in range(MOST)]
            lobbies = [Open(each, "https://discord.com/channels/1/2", wanted) for each in several]
            yield "board", listed(tale.words, lobbies, MOST + 3)
    yield "begin or fill", seeking.begin_or_fill(sought, game)
    yield "lapsed", seeking.lapsed(sought, ["1000", "1001"])
    yield "ready?", ready.call(sought, ["1000", "1001"])
    yield "no open tables", listed(tale.words, [], 0)


def of_tables(said: Words, key: str) -> Iterator[Shown]:
    """Yield what is shown around a game that runs or is over: of somebody who is asked, and of everybody."""
    for runner in walk(4, 5, STEPS[key], games[key]):
        public = Story(look(runner, None, 4), said)
        log = [*lines(tuple(runner.events)[-12:], None), *_others()]
        yield from _watching(public, log)
        yield from _around(Story(look(runner, 1, 4), said), key)
        for question in runner.pending:
            own = Story(look(runner, question.seat, 4), said)
            yield from _asked(own, runner)
    yield from _over(Story(replace(public.look, table=replace(public.table, started=1.0)), said), log)


def _others() -> list[LogLine]:
    """Return a line of each kind that is no act."""
    facts = DATA | {"dropped": 3, "agreed": True, "lapses": 1, "away": True}
    found = [
        LogLine(at, DEADLINE, kind, 1, "1001", "Ben", data=facts | {"vote": "kick"}) for at, kind in enumerate(KINDS)
    ]
    ballots = [{"vote": kind, "state": state} for kind in VOTES for state in ("carried", "failed", "moot")]
    found += [
        LogLine(50, DEADLINE, kind, 1, "1001", "Ben", data=facts | each)
        for kind in ("vote", "voted")
        for each in ballots
    ]
    found += [
        LogLine(60, DEADLINE, "admin", 1, "1001", "Ben", data=facts | {"what": what})
        for what in ("end", "open", "replace")
    ]
    reasons = BROKEN
    return [*found, *(LogLine(70, DEADLINE, "broken", data={"reason": reason}) for reason in reasons)]


def _watching(tale: Story, log: list[LogLine]) -> Iterator[Shown]:
    for start in range(0, len(log), 12):
        yield "log", watching.log.log(tale, log[start : start + 12], is_newest=start == 0)
    yield "replay", watching.replay.replay(tale, log[0], [], 3, 30)
    yield "moment", board_then(tale, log[0], None)
    yield "board", watching.board.board(tale, None)
    facts = ("1", tale.table.game, tale.table.status, False, False, DEADLINE, 0.0)
    listed = [Listed(TableSummary(at, *facts), tale, "https://discord.com/channels/1/2") for at in range(3)]
    for is_own in (True, False):
        yield "list", watching.lists.tables(tale.words, listed, 40, is_own=is_own)
    yield "no list", watching.lists.tables(tale.words, [], 0, is_own=True)
    yield "promise", proof.promise(tale)
    for what in NOTICES:
        yield what, panel.word(tale, what, 1, DEADLINE)
    for kind in VOTES:
        ballot = VoteInfo(5, 12, kind, "1000", 0.0, DEADLINE, ("1000", "1001"), 2, seat=1, version=2, yes=("1000",))
        for state in ("open", "carried", "failed", "moot"):
            yield f"vote, {kind}, {state}", votes.vote(tale, ballot, state, log)


def _around(tale: Story, key: str) -> Iterator[Shown]:
    """Yield what somebody at the table can open: leaving, ending, ways to be called, standing orders."""
    yield "leave", seats.leave(tale)
    yield "end", votes.end(tale)
    yield "deletion", admin.deletion(tale)
    for way in menu.WAYS:
        yield "pings", menu.pings(tale, "" if way == "dm" else way, way)
    kinds = msgspec.convert(tomllib.loads(game_file(key, "orders.toml") or "")["order"], list[OrderKind])
    given = [
        OrderInfo(at, 12, 1, "1001", kind.key, {"": None, "number": 3, "token": "number:1"}[kind.takes], DEADLINE, 1)
        for at, kind in enumerate(kinds)
        if kind.takes != "token"
    ]
    for lasting in orders.LASTINGS:
        yield "orders", orders.orders(tale, kinds, given, (), lasting)
    yield "no orders", orders.orders(tale, kinds, [], ())
    yield "whose orders", orders.which(tale.words, [(12, tale.title)])
    for now, changed in ((1, ()), (2, ()), (2, ((2, "TW-4.2"),)), (0, ())):
        info = replace(tale.table, rules_version=1, rules_now=now, changed=changed)
        yield "menu", menu.menu(Story(replace(tale.look, table=info), tale.words), is_following=bool(now))


def _asked(tale: Story, runner: Runner) -> Iterator[Shown]:
    (asked,) = tale.look.questions
    question, game = asked.question, runner.game
    picks = tuple(getattr(question, "options", ()))[:1] or (getattr(question, "low", 0),)
    yield "hint, warning", playing.hints.warning(tale, asked)
    yield "hint", playing.hints.hint(tale, asked, picks)
    yield "confirm", playing.confirming.confirm(tale, asked, picks, "a", runner.events[-3:])
    wishes = tale.teller.special.wishes(question, tale.look.view)
    refused = {wish: game.why_not(runner.state, question, wish) for wish in wishes}
    opened = next((rule for rule in refused.values() if rule), "")
    yield "why not", rules.why_not(tale, asked, {wish: rule for wish, rule in refused.items() if rule}, "", opened)
    yield "why not, nothing", rules.why_not(tale, asked, {})
    form = playing.questions.form(asked, 12, tale.title, lambda pick: playing.hand.label(tale, asked, pick), tale.say)
    yield "form", form
    if tale.table.game == "monopoly":
        yield "market", offer_screen.market(tale, asked)


def _over(tale: Story, log: list[LogLine]) -> Iterator[Shown]:
    yield "result", result.result(tale, None)
    yield "imported", result.imported(tale, None)
    acts = [line for line in log if line.kind == "act"]
    turns = [
        watching.analysis.Turning(number, Turn(number, 0, 0.2, 0.4 - number / 10), acts[number]) for number in (1, 2, 3)
    ]
    for form in (watching.analysis.OPEN, watching.analysis.KNOWN):
        yield "analysis", watching.analysis.analysis(tale, turns, None, form)
    yield "turning point", watching.analysis.turning_point(tale, turns, 2, None)
    nothing = (None,) * len(tale.table.seats)
    yield "no answers", watching.analysis.answers(tale, Analysis(1, 9, (), (), (), (), nothing, nothing), {})
    going = [Practice(number, "1", "1000", "what-if:12.3", 0.0) for number in (77, 78, 79)]
    yield "what if", watching.what_if.choose(tale, "3", going)
    yield "note", playing.notes.form(tale)
    yield "door", message.started(tale, "77")
    for verdict in (Verdict("c0", 1, "5a", 9, "", 9), Verdict("c0", 1, "5a", 9, "", 4)):
        yield "proof", proof.verdict(tale, verdict)
    for problem in PROBLEMS:
        yield f"proof, {problem}", proof.verdict(tale, Verdict("c0", 1, "5a", 9, "A sentence for logs.", 4, problem))
    yield "proof, changed", proof.verdict(tale, Verdict("c0", 1, "5a", 9, "", 9), seal="another")
    for reason in BROKEN:
        info = replace(tale.table, status="broken", outcome=None, broken_by=reason)
        broken = Story(Look(info), tale.words)
        yield "broken", result.result(broken, None)
        yield "broken, panel", panel.panel(broken, [], None)
    for name in ("open seats", "paused"):
        gone = tuple(SeatInfo(seat.seat) if seat.seat == 2 else seat for seat in tale.table.seats)
        info = replace(tale.table, status="running", outcome=None, seats=gone)
        reasons = ("vote", "deserted", "rules", "newer") if name == "paused" else ("",)
        for reason in reasons:
            paused = replace(info, paused=DEADLINE, pause_reason=reason) if reason else info
            yield name, panel.panel(Story(replace(tale.look, table=paused), tale.words), log, None, absence=7_200.0)


def of_people(said: Words) -> Iterator[Shown]:
    """Yield what is about people and servers, and no table."""
    for ping, board, coaching in (("mention", "wide", ""), ("dm", "tall", "on"), ("none", "wide", "off")):
        who = Person(
            "1000", "Ana", said.language, ping, "Asia/Tokyo", 60, 420, DEADLINE, board=board, coaching=coaching
        )
        for person in (
            who,
            Person("1001", "Ben", said.language, ping, confirms=True, colours="contrast", heads_up=True),
        ):
            yield "settings", settings.settings(said, person, 0.0, Hours(60, 420))
            yield "quiet hours", settings.quiet_form(said, person)
    yield "vacation", settings.vacation_form(said)
    yield "privacy", privacy.privacy(said, "https://example.org/x")
    yield "forget", privacy.forget(said)
    chosen = {HOME: "5", server.NEWS: "6", server.LANGUAGE: said.language, server.SEEKERS: "7", server.SEEKING: "8"}
    for facts in ({}, chosen):
        page = server.with_language(server.with_places(Page(GREEN), said, facts), said, facts, said.language)
        page = server.with_finding(page, said, facts, is_heard=not facts)
        for form in ("wide", "tall"):
            yield "server", server.with_form(page, said, form)
            page = Page(GREEN)
    yield from _records(said)
    yield from of_ranking(said)
    yield from _health(said)


def _records(said: Words) -> Iterator[Shown]:
    one = Record(900, 800, 225.0)
    rows = tuple(Standing(at + 1, str(at), one, "king_ghidorah", 77, NAMES[at % 4]) for at in range(40))
    standings = Standings(rows, 4321, 1, 17)
    met = tuple(Meeting(str(at), 30, 20, 10, "Ben") for at in range(9))
    sides = {"people": one, "computers": one}
    kaiju = {key: one for game in games.values() for key in game.kaiju}
    career = Career("1000", sides, one, dict.fromkeys(games, one), kaiju, met, 12, "Ana")
    nobody = Career("17", dict.fromkeys(sides, Record()), Record(), {}, {}, (), 0, "Ana")
    for company in sides:
        for season in ("", "month", "year"):
            for game in ("", *games):
                wish = Wish("1000", game, season, company)
                yield "table", statistics.table(said, wish._replace(person=""), standings, "30", None)
                yield "record", statistics.record(said, wish, career, None)
    yield "no table", statistics.table(said, Wish(company="people"), Standings((), 0, 0, 0), "1", None)
    yield "no record", statistics.record(said, Wish("17", company="people"), nobody, None)


def of_ranking(said: Words) -> Iterator[Shown]:
    """Yield ladders, ratings, shelves, and what a server chooses and is told."""
    season = Quarter(2026, 3)
    rungs = tuple(Rung(str(at), 1_234, 90, at % 3 + 1, at + 1, "rodan", name) for at, name in enumerate(NAMES[:4]))
    for game in games:
        told = Ladder(
            game, season, (*rungs, replace(rungs[0], person="99", place=0, name="")), (season, season.after(-1))
        )
        wanted = ranking.ladder.Wanted(game=game)
        yield "ladder", ranking.ladder.ladder(said, wanted, told, "3", None)
        yield "no ladder", ranking.ladder.ladder(said, wanted, replace(told, rungs=()), "3", None)
        for games_played, place, is_hidden in ((0, 0, False), (1, 0, False), (40, 3, False), (40, 0, True)):
            facts = {"games": games_played, "place": place, "of": 9, "best": 1_300 if place else 0}
            own = Rank("17", game, 1_234, 90, **facts, curve=(), is_hidden=is_hidden, name="Ana")
            yield "rank", ranking.ladder.person(said, wanted, own, None)
    titles = tuple(Title(season.key, game, place) for game in games for place in (1, 2, 3))
    for done in (0, 50):
        common = [("", "debut", 1), ("", "regular", 10), ("", "veteran", 50), ("", "crowd", 1), ("", "returned", 1)]
        own_deeds = [(game, f"{game}-{key}", deed.needed) for game in games for key, deed in games[game].deeds.items()]
        every = tuple(Trophy(key, game, done, needed, 7, DEADLINE) for game, key, needed in (*common, *own_deeds))
        yield "shelf", ranking.shelf.shelf(said, Shelf("17", every, titles if done else (), "Ana"))
    for is_on, day in ((True, 4), (False, -1)):
        told_weekly = News(weekday=day, zone="Europe/Berlin")
        for facts_of in ({}, {"news": "8"}):
            yield "ranking", ranking.choosing.ranking(Page(GREEN), said, is_on, told_weekly, facts_of, "7")
    winners = {game: [replace(rungs[at], place=at + 1) for at in range(3)] for game in games}
    yield "season", ranking.news.season_page(said, season, winners, None)
    ended = tuple(Ended(at, game, ("1",), 3, (NAMES[at % 4],)) for at, game in enumerate([*games] * 4))
    upset = Upset("1", "total_war", 3, 0.11, "Ana")
    yield "week", ranking.news.week_page(said, Week(12, ended, upset, ended[0]), has_film=True)
    yield "thin week", ranking.news.week_page(said, Week(1, (Ended(1, "monopoly", (), 2),)), has_film=False)


def _health(said: Words) -> Iterator[Shown]:
    house: Any = SimpleNamespace(acknowledged=Gauge())
    well = Health({"running": 2}, 1, 0, 0, 0.0, 1, 0, 0.0, 0.0, 0.0, "`b.db`", 0.0)
    ill = {"backup_fault": "No room in /secret/place.", "copy_fault": "/secret is gone", "damaged": 2, "flaws": ("x",)}
    states: tuple[dict[str, Any], ...] = (
        {},
        {"last_backup": "", "is_copied": True, "audited": DEADLINE},
        {"is_copied": True, "copied": 12.4},
        {"is_backed_up": False},
        ill,
    )
    for state in states:
        yield "health", admin.health(said, replace(well, **state), house, 0.1)


def of_rules(said: Words) -> Iterator[Shown]:
    """Yield the rules' first pages, a chapter and a rule of each."""
    known = Lookup(games)
    for key in games:
        yield "rules", rules.index(said, key, said.say(f"{key}-about"))
        book = books(said.language)[key]
        for entry in (book.chapters[0], book.chapters[-1], book.rules[0], book.rules[-1]):
            if found := known.get(entry.id, said):
                yield f"rule {entry.id}", rules.shown(said, found)


def everything(said: Words) -> Iterator[Shown]:
    """Yield all of it, for all games."""
    for key in games:
        yield from of_lobbies(said, key)
        yield from of_tables(said, key)
    yield from of_tournaments(said)
    yield from of_people(said)
    yield from of_rules(said)
