"""Pages: within Discord's limits at every table, and public ones made of public things only."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.reader.lookup import Lookup, books
from cogs.reader.story import Story, bold_once
from cogs.screens import following, menu, panel, playing, result, rules, votes, watching
from cogs.screens.lobby import message
from cogs.screens.me import privacy, settings
from cogs.wire.clicks.address import read_address
from cogs.wire.page import Page, clipped, notice
from data.words import words
from engine import games
from engine.monopoly.events import WorksChanged
from engine.play import Runner, Setup, begin, resampled
from engine.rng import Rng
from local.limits.components import walk as parts_of
from local.limits.messages import check_message
from table import Hours, LogLine, Look, Person, VoteInfo
from tests.cogs.looks import DEADLINE, GAME, NAMES, lines, story, table, walk
from words.teller import Teller

SAID = words("en")
RECENT = 60  # lines of the log, more than any page is made of
BEN = Person("1001", "Ben", "en")


def payload(page: Page) -> dict[str, Any]:
    """Return what is sent, after Discord's own checks of a message."""
    parts = page.to_components()
    assert page.total_children_count == len(list(parts_of(parts))) <= 40
    assert page.content_length() <= 4000
    body: dict[str, Any] = json.loads(json.dumps({"components": parts, "flags": 1 << 15}))
    check_message(body, {file.filename for file in page.files()}, set(), is_v2=True)
    return body


def custom_ids(page: Page) -> list[str]:
    found = [part["custom_id"] for part in parts_of(page.to_components()) if part.get("custom_id")]
    assert len(found) == len(set(found)), "two parts have the same address"
    assert all(read_address(one) for one in found)
    return found


def public_pages(tale: Story, log: list[LogLine]) -> list[Page]:
    """Return every page that everybody can read."""
    pages = [panel.promise(tale), panel.panel(tale, log, None), message.started(tale, "77")]
    pages.append(following.digest(tale, log, "77"))
    for asked in tale.look.waiting:
        pages += [panel.ping(tale, asked, BEN, log), panel.reminder(tale, asked, BEN, "half")]
        pages += [panel.reminder(tale, asked, BEN, stage) for stage in ("late", "reserve")]
        pages += [panel.ping(tale, replace(asked, on_reserve=True), BEN, log)]
    if tale.table.outcome:
        pages.append(result.result(tale, None))
    return pages


@pytest.mark.parametrize(
    ("key", "count", "every"),
    [("total_war", 3, 7), ("total_war", 5, 7), ("total_war", 12, 7), ("tokyo_clash", 4, 13), ("monopoly", 8, 400)],
)
async def test_every_page_of_a_game_keeps_to_the_limits(key, count, every):
    for runner in walk(count, count, every, games[key]):
        log = lines(tuple(runner.events)[-RECENT:], None)
        for page in public_pages(story(runner, None, count), log):
            payload(page)
            custom_ids(page)
        for seat in range(count):
            tale = story(runner, seat, count)
            own = lines(tuple(runner.events)[-RECENT:], seat)
            for page in (
                playing.hand.hand(tale, None, playing.hand.describe_events(tale, runner.events[-30:]), note="x" * 900),
                watching.log.log(tale, own, is_newest=True),
                menu.menu(tale, is_following=False),
                watching.board.board(tale, None),
            ):
                payload(page)
                custom_ids(page)


@pytest.mark.parametrize(
    ("key", "count", "every"),
    [("total_war", 3, 5), ("total_war", 6, 5), ("tokyo_clash", 3, 9), ("monopoly", 3, 160)],
)
async def test_public_pages_do_not_change_when_everything_hidden_is_dealt_anew(key, count, every):
    rng, game = Rng.seeded(99), games[key]
    for runner in walk(count, count + 40, every, game):
        if not runner.pending:
            continue
        before = _public(runner, runner.state, count)
        assert before == _public(runner, resampled(game, runner.state, None, rng), count)


def _public(runner: Runner, state: Any, count: int) -> list[str]:
    shown = story(runner, None, count)
    tale = Story(
        Look(shown.table, None, runner.game.view(state, None), (), shown.look.waiting, can_undo=False, can_redo=False),
        SAID,
    )
    log = lines(tuple(runner.events)[-RECENT:], None)
    return [json.dumps(payload(page)) for page in public_pages(tale, log)]


async def test_a_private_page_offers_all_answers_and_only_those():
    for runner in walk(4, seed=3):
        for question in runner.pending:
            tale = story(runner, question.seat, 4)
            page = playing.hand.hand(tale, None)
            tokens = [
                address.rest for one in custom_ids(page) if (address := read_address(one)) and address.verb == "pick"
            ]
            options = list(question.options)  # type: ignore[union-attr]
            selects = [part for part in parts_of(page.to_components()) if part["type"] == 3]
            listed = [option["value"] for part in selects for option in part["options"]]
            assert tokens + listed == options


async def test_nobody_elses_page_offers_the_answers_of_the_one_who_is_asked():
    for runner in walk(4, seed=8):
        asked = {question.seat for question in runner.pending}
        for seat in set(range(4)) - asked:
            verbs = {read_address(one).verb for one in custom_ids(playing.hand.hand(story(runner, seat, 4), None))}  # type: ignore[union-attr]
            assert not verbs & {"pick", "picks", "form"}


def test_where_nobody_is_subjugated_the_result_says_the_hp_that_decided():
    game = games["monopoly"]
    runner = Runner(game, begin(game, Setup(2, seed=1, options={"short": True})))
    view = game.view(runner.state, None)

    assert Teller(SAID, "monopoly", {}, view).score(0, 0, view) == "nobody subjugated, 6 HP"
    assert Teller(SAID, "tokyo_clash", {}).score(0, 5, None) == "5 Dominance"


async def test_the_result_names_those_who_had_advice():
    *_, end = walk(3, seed=1)
    tale = story(end, None, 3)
    assert "advice" not in json.dumps(payload(result.result(tale, None)))
    seats = (replace(tale.table.seats[0], assisted=True), *tale.table.seats[1:])
    helped = Story(replace(tale.look, table=replace(tale.table, seats=seats)), SAID)

    assert "Played with hints: ● Ana" in json.dumps(payload(result.result(helped, None)), ensure_ascii=False)


async def test_the_panel_of_a_game_that_is_over_asks_nobody_to_act():
    verbs = [
        {read_address(one).verb for one in custom_ids(panel.panel(story(runner, None, 3), [], None))}  # type: ignore[union-attr]
        for runner in walk(3, seed=1)
    ]
    assert "act" in verbs[0]
    assert verbs[-1] == {"board", "log", "rules", "menu"}


async def test_the_panel_says_who_is_asked_in_its_first_line_and_what_happened_in_two_more():
    for runner in walk(8, 8, 300, games["monopoly"]):
        if not runner.pending:
            continue
        log = lines(tuple(runner.events)[-RECENT:], None)
        shown = payload(panel.panel(story(runner, None, 8), log, None))["components"][0]["components"]
        first, *told = [part["content"] for part in shown if part["type"] == 10]
        assert first.startswith("**Monopoly 12** · Waiting for")
        assert len(first.splitlines()) == len({question.ask for question in runner.pending})
        assert len(told) <= 1
        assert all(len(text.splitlines()) <= 2 for text in told)


async def test_the_first_panel_after_an_absence_says_so():
    tale = story(next(walk(3, seed=1)), None, 3)
    text = json.dumps(payload(panel.panel(tale, [], None, absence=7_200.0)))
    assert "I was away for 2 hours; all clocks stood still." in text
    assert "away" not in json.dumps(payload(panel.panel(tale, [], None)))


async def test_a_digest_of_a_long_round_keeps_the_newest_lines_and_whom_the_table_waits_for():
    runner = next(each for each in walk(8, 8, 50, games["monopoly"]) if len(each.events) > 200)
    log = lines(tuple(runner.events), None)
    text = json.dumps(payload(following.digest(story(runner, None, 8), log, "77")), ensure_ascii=False)
    assert "lines before" in text
    assert "Waiting for" in text
    assert "The game is in <#77>." in text


async def test_names_in_public_pages_are_harmless():
    (runner, *_) = walk(12, seed=1)
    text = json.dumps(payload(message.started(story(runner, None, 12), "77")), ensure_ascii=False)
    assert "**Cho**" not in text
    assert "@here" not in text


@pytest.mark.parametrize("kind", ["undo", "redo", "kick", "end", "pause", "resume"])
async def test_votes_show_quorum_and_close(kind):
    tale = story(next(walk(4, seed=1)), None, 4)
    ballot = VoteInfo(5, 12, kind, "1000", 0.0, DEADLINE, ("1000", "1001", "1002"), 2, seat=1, yes=("1000",))
    is_open = votes.vote(tale, ballot, "open")
    assert [read_address(one).verb for one in custom_ids(is_open)] == ["yes", "no"]  # type: ignore[union-attr]
    assert "2 of 3 needed" in json.dumps(payload(is_open))
    for state in ("carried", "failed", "moot"):
        assert custom_ids(votes.vote(tale, ballot, state)) == []


async def test_who_has_missed_the_start_reads_what_happened_so_far_and_others_since_their_last_turn():
    runner = next(each for each in walk(4, seed=1) if len(each.events) > 30)
    tale, log = story(runner, None, 4), lines(tuple(runner.events)[:30], None)
    start = replace(log[0], kind="start")

    pings = [panel.ping(tale, tale.look.waiting[0], BEN, since) for since in ([start, *log], log)]

    first, later = (json.dumps(payload(page)) for page in pings)
    assert "So far:" in first
    assert "Since your last turn:" in later
    assert "So far:" not in later


async def test_a_vote_names_the_answers_from_that_one_on_and_how_many_there_are_more():
    runner = next(each for each in walk(4, seed=1) if len(each.events) > 30)
    log = lines(tuple(runner.events)[:30], None)
    log[7] = replace(log[7], undone=99)
    ballot = VoteInfo(5, 12, "undo", "1000", 0.0, DEADLINE, ("1000", "1001"), 2, version=5, yes=("1000",))
    text = json.dumps(payload(votes.vote(story(runner, None, 4), ballot, "open", log)), ensure_ascii=False)
    assert "takes back 24 answers" in text
    assert "~~" not in text
    assert "more lines" in text
    again = json.dumps(
        payload(votes.vote(story(runner, None, 4), replace(ballot, kind="redo", version=99), "open", log))
    )
    assert "plays one answer again" in again
    assert "~~" not in again


@pytest.mark.parametrize(
    ("key", "count", "every"), [("total_war", 12, 29), ("tokyo_clash", 4, 47), ("monopoly", 8, 900)]
)
async def test_votes_on_ones_own_page_are_for_those_who_have_yet_to_vote_and_fit(key, count, every):
    people = tuple(str(1000 + seat) for seat in range(count))
    ballots = tuple(
        VoteInfo(at, 12, kind, "1000", 0.0, DEADLINE, people, count, seat=1, yes=("1000",))
        for at, kind in enumerate(("undo", "end", "pause", "kick"), start=5)
    )
    for runner in walk(count, count, every, games[key]):
        log = lines(tuple(runner.events)[-RECENT:], None)
        for seat in (None, 0, 1):
            tale = story(runner, seat, count)
            voting = Story(replace(tale.look, table=replace(tale.table, votes=ballots)), SAID)
            page = playing.hand.hand(
                voting, None, playing.hand.describe_events(tale, runner.events[-30:]), note="x" * 900, log=log
            )
            payload(page)
            asked = [read_address(one).verb for one in custom_ids(page)]  # type: ignore[union-attr]
            assert asked.count("aye") == asked.count("nay")
            assert bool(asked.count("aye")) == (seat == 1)


@pytest.mark.parametrize("what", ["seat_offered", "seat_open", "seat_taken", "deserted"])
async def test_notices_have_words(what):
    payload(panel.word(story(next(walk(4, seed=1)), None, 4), what, 1, DEADLINE))


KINDS = (
    *("start", "undo", "redo", "left", "kicked", "lapsed", "back"),
    *("taken", "paused", "resumed", "broken", "vote", "voted", "admin", "moved", "carried"),
)


@pytest.mark.parametrize("kind", KINDS)
async def test_every_kind_of_line_has_words_and_is_struck_out_when_undone(kind):
    tale = story(next(walk(4, seed=1)), None, 4)
    data = {"reason": "vote", "vote": "kick", "about": 1, "state": "carried", "what": "end"}
    data |= {"player": "x", "from": 1, "to": 2, "dropped": 3, "agreed": True}
    line = LogLine(3, DEADLINE, kind, 1, "1001", "Ben", data=data)
    assert tale.line(line)
    undone = LogLine(3, DEADLINE, kind, 1, "1001", "Ben", data=data, undone=4)
    assert tale.line(undone) == f"~~{tale.line(line)}~~"


@pytest.mark.parametrize("reason", ["vote", "deserted", "admin", "rules", "idle"])
async def test_a_table_without_a_result_says_why_wherever_it_is_shown(reason):
    info = replace(table(4), status="broken", started=1.0, broken_by=reason)
    tale = Story(Look(info), SAID)
    assert tale.broken()
    for page in (panel.panel(tale, [], None), message.started(tale, "77"), result.result(tale, None)):
        assert tale.broken() in json.dumps(payload(page))
    assert Story(Look(replace(info, broken_by="")), SAID).broken() == ""


async def test_a_game_closed_for_its_rules_says_so_in_the_log():
    line = LogLine(3, DEADLINE, "broken", data={"reason": "rules"})
    assert "rules have changed" in story(next(walk(4, seed=1)), None, 4).line(line)


async def test_what_a_computer_builds_act_by_act_is_one_line_of_log_and_ping():
    tale = story(next(walk(3, 1, 1, games["monopoly"])), None, 3)
    works = [
        LogLine(2 * at, DEADLINE, "act", 1, by="computer", events=(WorksChanged(1, key, 1, 0, False, 700),))
        for at, key in enumerate(("ueno", "kita", "ota"), start=1)
    ]
    between = [replace(line, version=line.version - 1, events=()) for line in works]  # which district, chosen first
    log = [line for pair in zip(between, works, strict=True) for line in pair]

    told = tale.told(log)
    assert [text.partition(":")[0] for text in told] == [f"**{tale.kaiju[1]}** builds for 2.1M. Now"]
    shown = payload(watching.log.log(tale, log, is_newest=True))
    assert sum(part.get("content", "").count("builds") for part in parts_of(shown["components"])) == 1
    taken_back = [*log[:-1], replace(log[-1], undone=9)]
    assert len(tale.told(taken_back)) == 2


async def test_a_line_of_an_unknown_kind_is_left_out():
    assert story(next(walk(4, seed=1)), None, 4).line(LogLine(1, 0.0, "from_the_future")) == ""


@pytest.mark.parametrize("key", games)
def test_rules_are_suggested_without_asterisks_that_a_suggestion_would_show(key):
    known = Lookup(games)
    names = [found.name for rule in books()[key].rules if (found := known.get(rule.id, SAID))]

    assert len(names) > 50
    assert [name for name in names if "*" in name] == []


async def test_rules_fit_chapter_by_chapter_and_part_by_part():
    known = Lookup({"total_war": GAME})
    for chapter in books()["total_war"].chapters:
        found = known.get(chapter.id, SAID)
        assert found
        for part in range(4):
            payload(rules.shown(SAID, found, part=part))
    for rule in books()["total_war"].rules:
        found = known.get(rule.id, SAID)
        assert found
        payload(rules.shown(SAID, found))


async def test_a_log_has_the_day_once_and_the_time_on_each_line():
    tale = story(next(walk(4, seed=1)), None, 4)
    log = [LogLine(at, DEADLINE + at * 3600, "resumed") for at in range(1, 30, 6)]
    text = json.dumps(payload(watching.log.log(tale, log, is_newest=True)))
    assert text.count(":D>") == 2
    assert text.count(":t>") == len(log)


async def test_who_is_on_vacation_is_said_where_players_are_listed():
    runner = next(walk(4, seed=1))
    asked = runner.pending[0].seat
    tale = story(runner, None, 4)
    away = tuple(replace(seat, vacation_until=DEADLINE if seat.seat == asked else 0.0) for seat in tale.table.seats)
    told = f"(on vacation until <t:{int(DEADLINE)}:D>)"
    for status, make in (
        ("running", lambda tale: panel.panel(tale, [], None)),
        ("running", lambda tale: message.started(tale, None)),
        ("lobby", lambda tale: message.lobby(tale, GAME, None)),
    ):
        look = replace(tale.look, table=replace(tale.table, status=status, seats=away))
        assert told in json.dumps(payload(make(Story(look, SAID))))
        assert told not in json.dumps(payload(make(Story(replace(look, table=tale.table), SAID))))


async def test_settings_and_privacy_pages_fit():
    person = Person("1", NAMES[3], "en", quiet_from=1350, quiet_to=420, zone="Europe/Paris", vacation_until=DEADLINE)
    tall = replace(person, board="tall")
    for page in (
        settings.settings(SAID, person, 0.0),
        settings.settings(SAID, tall, 0.0),
        settings.settings(SAID, replace(person, zone="America/Argentina/ComodRivadavia"), 0.0, Hours(1380, 420)),
        privacy.privacy(SAID),
        privacy.privacy(SAID, "https://example.org/kaiju"),
        privacy.forget(SAID),
    ):
        payload(page)
        custom_ids(page)


@pytest.mark.parametrize(
    ("typed", "meant"), [("22:30", 1350), ("7", 420), ("07.05", 425), ("24:00", None), ("late", None), ("7:61", None)]
)
def test_times_of_day_are_read_as_people_write_them(typed, meant):
    assert settings.minutes(typed) == meant


async def test_a_page_cuts_what_does_not_fit_instead_of_failing():
    page = notice("x" * 3000).say("y" * 3000).say("z")
    assert page.content_length() <= 4000
    payload(page)


def test_clipping_and_bold():
    assert clipped("abcdef", 4) == "abc…"
    assert clipped("abc", 0) == ""
    assert clipped("Mothra goes to Shibuya. She waits.", 20) == "Mothra goes to…"
    assert clipped("Mothra goes to Shibuya. She waits.", 25) == "Mothra goes to Shibuya…"
    assert clipped("Mothra goes to Shibuya. She waits.", 23) == "Mothra goes to Shibuya…"
    assert clipped(f"one {'x' * 30}", 20) == f"one {'x' * 15}…", "a long word is torn"
    for room in range(8, 18):
        assert clipped("It is **Mothra** again", room).count("*") in (0, 4), room
    assert bold_once("**A** hits. **A** draws. **B** too.") == "**A** hits. A draws. **B** too."
