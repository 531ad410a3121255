"""Answers: give one with a button, a list or a form, take it back, vote on the same page."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.reader.story import Story
from cogs.screens.playing.chains import Chained, look_ahead
from cogs.screens.playing.confirming import confirmation, confirmed_along
from cogs.screens.playing.hand import show_hand
from cogs.screens.playing.labels import label
from cogs.screens.playing.outcome import asked_at, must_be_asked, show_acted, unless_late
from cogs.screens.playing.questions import form, picks_at, read_pick
from cogs.screens.votes import cast, show_vote
from cogs.wire.clicks.parsing import number
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import sentence
from cogs.wire.game_pages import pages_of
from data.words import Words
from engine.play import Pick
from table import PRACTICE, Look, NotNow, Stale, VoteInfo

ASKING = "menu"  # how the address of taking back says that the table may be asked
router = Router("playing-answers")


@router.on("pick")
@unless_late
async def pick(click: Click) -> None:
    """Answer with what a button says."""
    await answer(click, (click.address.rest,))


@router.on("picks")
@unless_late
async def picks(click: Click) -> None:
    """Answer with what was chosen in a list, or with several things that one button names by their places."""
    rest = click.address.rest
    named = tuple(f"~{place}" for place in rest[1:].split(".")) if rest.startswith("=") else ()
    await answer(click, click.values or named)


@router.on("form", "form")
@unless_late
async def open_form(click: Click) -> None:
    """Open the form for a number or a long list."""
    look = await click.look()
    asked = must_be_asked(look, click.address.version)
    story = Story(look, click.words)
    await click.reply.ask(form(asked, click.table, story.title, lambda each: label(story, asked, each), story.say))


@router.on("sent")
@unless_late
async def sent(click: Click) -> None:
    """Answer with what a form says."""
    await answer(click, tuple(value for values in click.filled.values() for value in values))


@router.on("sure")
@unless_late
async def sure(click: Click) -> None:
    """Give the answer that one was asked about again."""
    asked = must_be_asked(await click.look(), click.address.version)
    await _give(click, picks_at(asked.question, click.address.rest))


async def answer(click: Click, spelled: Sequence[str]) -> None:
    """Give an answer; where it is to be confirmed, ask first whether it is meant."""
    if await _counts_at_once(click, spelled):
        await _give(click, tuple(spelled))
        return
    before = await click.look()
    asked = asked_at(before, click.address.version)
    chosen = tuple(read_pick(asked.question if asked else None, each) for each in spelled)
    if asked and (page := await confirmation(click, before, asked, chosen)):
        await click.reply.show(page)
    else:
        await _give(click, chosen)


async def _counts_at_once(click: Click, spelled: Sequence[str]) -> bool:
    """Return whether an answer can be given without a look at its question first.

    The question is needed to read a number or a place among its options, and to see whether the answer is confirmed.
    """
    if click.reply.is_asked_again or any(each.startswith("~") or number(each) is not None for each in spelled):
        return False
    return not pages_of((await click.host.read.listing(click.table)).game).has_chains


async def _give(click: Click, chosen: tuple[Pick, ...]) -> None:
    acted = await click.host.play.act(click.table, click.person.id, chosen, click.address.version)
    await show_acted(click, acted)


@router.on("along")
@unless_late
async def along(click: Click) -> None:
    """Answer with the place that a button says, along with the answer that leads there."""
    await _give_along(click, click.address.rest)


@router.on("alongs")
@unless_late
async def alongs(click: Click) -> None:
    """Answer with the place that was chosen in a list, along with the answer that leads there."""
    await _give_along(click, click.chosen)


@router.on("along_sure")
@unless_late
async def along_sure(click: Click) -> None:
    """Give both answers of a chain that one was asked about again."""
    await _give_along(click, f"~{click.address.rest}", is_sure=True)


async def _give_along(click: Click, spelled: str, *, is_sure: bool = False) -> None:
    """Give both answers of a chain as one act; ask first whether they are meant where that is the rule."""
    look = await click.look()
    ahead = await look_ahead(click.host, click.person.id, click.words, look, is_singly=True)
    asked = asked_at(ahead, click.address.version)
    if not isinstance(asked, Chained):
        raise Stale(look)
    chosen = read_pick(asked.question, spelled)
    if not is_sure and (page := await confirmed_along(click, ahead, asked, chosen)):
        await click.reply.show(page)
        return
    plan = asked.plan(chosen)
    await show_acted(click, await click.host.play.carry_out(click.table, click.person.id, plan, asked.version))


@router.on("agreed")
@unless_late
async def take_suggestion(click: Click) -> None:
    """Give all the answers that the page has suggested as one act."""
    found = await click.host.play.suggestion(click.table, click.person.id, click.address.version)
    if found is None and asked_at(look := await click.look(), click.address.version):
        await show_hand(click, look)  # what was suggested no longer is
        return
    plan, version = found.plan if found else (), click.address.version
    await show_acted(click, await click.host.play.carry_out(click.table, click.person.id, plan, version))


@router.on("singly")
async def decide_singly(click: Click) -> None:
    """Ask for the first of the chores that wait, and for the others after it."""
    await show_hand(click, await click.look(), is_singly=True)


@router.on("decide")
@unless_late
async def decide(click: Click) -> None:
    """Have the chores that wait answered by what a sensible player would do."""
    acted = await click.host.play.hand_over(click.table, click.person.id, click.address.version)
    say, look = click.words.say, acted.look
    # Who plays alone has no menu, and who is done needs no order.
    has_menu = look.table.kind != PRACTICE and look.table.status == "running"
    told = [say("act-decided"), *([say("act-decided-order")] if has_menu else [])]
    await show_acted(click, acted, "\n".join(told))


@router.on("undo")
async def undo(click: Click) -> None:
    """Take back the last answer, or ask the table if the button said that it would."""
    may_ask = click.address.rest == ASKING
    try:
        done = await click.host.play.undo(click.table, click.person.id, click.address.version or None, may_ask=may_ask)
    except Stale as late:
        await show_hand(click, late.look, note=click.words.say("act-undo-late"))
        return
    if isinstance(done, VoteInfo):
        await show_vote(click)
    else:
        undone = click.words.say("act-undone")
        await show_hand(click, done.look, note=undone, cost=cost_of_undo(click.words, done.look))


def cost_of_undo(words: Words, look: Look) -> str:
    """Return what taking an answer back has cost where a clock runs, for it wins nobody time; else nothing."""
    is_timed = any(asked.deadline is not None for asked in look.questions)
    return words.say("act-undone-reserve") if is_timed and look.reserve else ""


@router.on("redo")
async def redo(click: Click) -> None:
    """Give again the answer that was taken back."""
    done = await click.host.play.redo(click.table, click.person.id)
    if isinstance(done, VoteInfo):
        await show_vote(click)
    else:
        await show_hand(click, done.look, note=click.words.say("act-redone"))


@router.on("aye")
@router.on("nay")
async def vote_on_own_page(click: Click) -> None:
    """Vote, and show the page as it is then; there the vote stands as it is now, if it came too late."""
    try:
        state = await cast(click, yes=click.address.verb == "aye")
        note = click.words.say("vote-heard" if state == "open" else f"vote-{state}")
    except NotNow as late:
        note = sentence(late, click.words)
    await show_hand(click, await click.look(), note=note)
