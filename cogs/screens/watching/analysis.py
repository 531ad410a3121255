"""After the battle: how the prospects went, what turned the game, and everybody's best and costliest answer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cogs.reader.story import Story
from cogs.screens.result import WHOLE_LOG, judged, winners
from cogs.screens.watching.replay import acts_in
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal, sentence
from cogs.wire.page import AMBER, GREY, TEXT_ROOM, Item, Page, Style, button, clipped, notice
from engine.play import Pick
from engine.players.analysis import Analysis, Answer, Turn
from render.orders import Chance, Picture, ProspectsOrder, Turned
from table import Answered, Host, LogLine, TableError

TOLD, LEAST = 420, 120  # characters of what a turning point tells; of an answer at least
HEAD = 300  # characters that stand over a list of answers
OPEN, KNOWN = "open", "known"  # the two forms of the curve
router = Router("watching-analysis")


class Turning(NamedTuple):
    """A turning point, the line of the log that tells of it, and the question that was answered, if it is known."""

    number: int
    turn: Turn
    line: LogLine
    asked: Answered | None = None


def analysis(story: Story, points: Sequence[Turning], picture: Picture | None, form: str) -> Page:
    """Return the course of a game: the chart, what turned it, and the ways on."""
    at, say = story.table.id, story.say
    other = KNOWN if form == OPEN else OPEN
    page = Page(AMBER).say(say("after-title", title=story.title)).show(picture)
    page.say(*(told(story, each) for each in points), f"-# {say('after-judge')}")
    page.press(*(_turning(story, each) for each in points))
    return page.press(
        button(say(f"after-{other}"), spell(at, "analysis", other)),
        button(say("after-answers"), spell(at, "reviewed")),
        button(say("result-replay"), spell(at, "replay", 0)),
    )


def turning_point(story: Story, points: Sequence[Turning], number: int, picture: Picture | None) -> Page:
    """Return the board after the act that turned the game, and what it did."""
    at, say = story.table.id, story.say
    here = points[number - 1]
    page = Page(AMBER).say(say("after-turning-title", title=story.title, number=number)).show(picture)
    page.say(told(story, here))
    is_own = story.look.seat == here.turn.seat
    # Through the reader's own eyes: only there the replay offers to ask what if.
    page.press(
        button(say("after-from-here"), spell(at, "replay", f"{here.turn.step}."), Style.primary),
        button(say("what-if-button"), spell(at, "what_if", str(here.turn.step - 1))) if is_own else None,
    )
    return page.press(*(_turning(story, each, is_here=each is here) for each in points), _back(story))


def told(story: Story, turning: Turning) -> str:
    """Return who did what, and what that did to whose prospects."""
    turn = turning.turn
    text = story.line(turning.line) or _silent(story, turning)
    facts = {"before": round(100 * turn.before), "after": round(100 * turn.after)}
    way = "up" if turn.after >= turn.before else "down"
    did = story.say("after-turned", winners=winners(story), way=way, **facts)
    return f"**{turning.number}** · {clipped(text, TOLD)} {did}"


def _silent(story: Story, turning: Turning) -> str:
    """Return what somebody answered of which no line tells."""
    who, asked = story.who(turning.turn.seat), turning.asked
    if asked is None:
        return story.say("after-silent", who=who)
    return story.say("after-chose", who=who, answer=_worded(story, asked, asked.picks))


def _worded(story: Story, then: Answered, picks: Sequence[Pick]) -> str:
    """Return an answer in full words, as its question was put *then*."""
    past = Story(then.look, story.words)
    return past.teller.answers(
        then.question, picks, lambda pick: past.teller.answer(then.question, pick, past.look.view).full
    )


def answers(story: Story, found: Analysis, asked: Mapping[int, Answered]) -> Page:
    """Return everybody's best and costliest answer."""
    seats = range(len(story.table.seats))
    room = max(LEAST, (TEXT_ROOM - HEAD) // (2 * len(seats)) - 40)
    page = Page(AMBER).say(story.say("after-answers-title", title=story.title))
    for seat in seats:
        lines = [
            _answer(story, "best", found.best[seat], asked),
            _answer(story, "costliest", found.costliest[seat], asked),
        ]
        kept = [clipped(line, room) for line in lines if line] or [story.say("after-answers-none")]
        page.say("\n".join([clipped(story.who(seat), 80), *kept]))
    return page.press(_back(story))


def _answer(story: Story, kind: str, answer: Answer | None, asked: Mapping[int, Answered]) -> str:
    then = answer and asked.get(answer.step)
    if not answer or not then:
        return ""
    facts = {"worth": round(100 * answer.worth), "other_worth": round(100 * answer.other_worth)}
    given, other = _worded(story, then, answer.picks), _worded(story, then, answer.other)
    return story.say(f"after-{kind}", given=given, other=other, **facts)


def _turning(story: Story, turning: Turning, *, is_here: bool = False) -> Item:
    label = story.say("after-turning", number=turning.number)
    return button(label, spell(story.table.id, "turning", str(turning.number)), disabled=is_here)


def _back(story: Story) -> Item:
    return button(story.say("after-button"), spell(story.table.id, "analysis", OPEN))


def order(story: Story, found: Analysis, form: str, shape: str) -> ProspectsOrder:
    """Return the order for the chart of *found*."""
    curve, names, outcome = found.open if form == OPEN else found.known, story.drawn_names(), story.table.outcome
    seats = tuple(
        Chance(seat.kaiju, story.kaiju.get(seat.seat, ""), names[seat.seat], tuple(at[seat.seat] for at in curve))
        for seat in story.table.seats
    )
    return ProspectsOrder(
        game=story.table.game,
        locale=story.words.language,
        title=story.game,
        fact=f"#{story.table.id}",
        is_open=form == OPEN,
        steps=found.steps,
        seats=seats,
        turns=tuple(Turned(each.step, each.before, each.after) for each in found.turns),
        winners=outcome.places[0] if outcome else (),
        form="tall" if shape == "tall" else "wide",
    )


def course(story: Story, points: Sequence[Turning]) -> list[str]:
    """Return what turned a game, for the message of its result."""
    turned = [_in_short(story, each) for each in points]
    head = story.say("after-course", winners=winners(story))
    return [head, *turned, f"-# {story.say('after-judge')}"] if turned else []


def _in_short(story: Story, turning: Turning) -> str:
    """Return the first thing that somebody did at a turning point, and how the prospects went."""
    turn, said = turning.turn, story.teller.events(turning.line.events)
    did = story.signed(clipped(said[0], LEAST)) if said else _silent(story, turning)
    facts = {"before": round(100 * turn.before), "after": round(100 * turn.after)}
    return story.say("after-course-line", number=turning.number, did=did, **facts)


async def turnings(host: Host, table: int, found: Analysis, person: str | None = None) -> list[Turning]:
    """Return the turning points of a game with the lines of the log that tell of them, as *person* may read it."""
    acts = acts_in(await host.read.log(table, person, limit=WHOLE_LOG))
    lines = [acts[turn.step - 1] for turn in found.turns]
    silent = [turn.step for turn, line in zip(found.turns, lines, strict=True) if not line.events]
    asked = await host.archive.asked_at(table, silent) if silent else {}
    told_of = enumerate(zip(found.turns, lines, strict=True), 1)
    return [Turning(number, turn, line, asked.get(turn.step)) for number, (turn, line) in told_of]


@router.on("analysis")
async def show_analysis(click: Click) -> None:
    """Show how a game went; where nobody has asked before, say that it is being made, and show it when it is there."""
    story = await click.story()
    if not judged(story):
        raise Refusal("refused-analysis-none")
    form = KNOWN if click.address.rest == KNOWN else OPEN
    if found := await click.host.archive.analysis(click.table):
        await click.reply.show(await _page(click, story, found, form))
        return
    making = asyncio.create_task(_made(click))
    await click.reply.show(notice(story.say("after-making", title=story.title), accent=GREY))
    click.context.later(_show_made(click, story, making, form))


async def _made(click: Click) -> Analysis:
    async with click.context.making.turn(click.reply.interaction.user.id):
        return await click.host.archive.analyse(click.table)


async def _show_made(click: Click, story: Story, making: asyncio.Task[Analysis], form: str) -> None:
    try:
        page = await _page(click, story, await making, form)
    except (TableError, Refusal) as error:
        page = notice(sentence(error, click.words), accent=GREY)
    if click.context.is_newest(click.reply):
        await click.reply.show(page)


async def _page(click: Click, story: Story, found: Analysis, form: str) -> Page:
    picture = await click.context.pictures.draw(order(story, found, form, click.reply.form))
    return analysis(story, await turnings(click.host, click.table, found, click.person.id), picture, form)


async def _found(click: Click) -> Analysis:
    """Return the analysis of a page that was shown; where it is gone meanwhile, it is made again."""
    return await click.host.archive.analysis(click.table) or await _made(click)


@router.on("turning")
async def show_turning_point(click: Click) -> None:
    """Show the board of a turning point."""
    found = await _found(click)
    points = await turnings(click.host, click.table, found, click.person.id)
    number = click.one_of(range(1, len(points) + 1), click.number(click.address.rest))
    line = points[number - 1].line
    story = Story(await click.host.read.history(click.table, line.version), click.words)
    picture = await click.context.pictures.board(story, line.events, form=click.reply.form)
    own = Story(await click.look(), click.words)
    await click.reply.show(turning_point(own, points, number, picture))


@router.on("reviewed")
async def show_answers(click: Click) -> None:
    """Show everybody's best and costliest answer."""
    found = await _found(click)
    told_of = [each.step for each in (*found.best, *found.costliest) if each]
    asked = await click.host.archive.asked_at(click.table, told_of)
    await click.reply.show(answers(await click.story(), found, asked))
