"""The end of a game: who has won, with what, and what can be done now."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.reader.story import Story
from cogs.wire.clicks.address import spell
from cogs.wire.context import Context
from cogs.wire.page import AMBER, GREEN, GREY, Item, Page, Style, button
from engine import games
from engine.play import Outcome
from render.orders import Form, Picture, ProspectsOrder
from table import PRACTICE

WHOLE_LOG = 10_000  # lines


def result(story: Story, picture: Picture | None, course: Sequence[str] = ()) -> Page:
    """Return the public page of a game that is over; *course* tells what turned it, once that is known."""
    say, outcome = story.say, story.table.outcome
    if outcome is None:
        page = Page(GREY).say(say("result-broken", title=story.title), story.broken())
        return page.press(*afterwards(story))
    page = Page(AMBER).say(say("result-head", title=story.title)).show(picture)
    return _ranked(page, story, outcome).say(*_carried(story, outcome), *course).press(*afterwards(story))


def imported(story: Story, picture: Picture | None) -> Page:
    """Return the private page of somebody who has taken a game in from a file."""
    table, say, outcome = story.table.id, story.say, story.table.outcome
    page = Page(GREEN).say(say("import-done", title=story.title, table=str(table))).show(picture)
    if outcome:
        _ranked(page, story, outcome)
    return page.press(
        button(say("result-replay"), spell(table, "replay", 0)) if outcome else None,
        button(say("result-film"), spell(table, "film")) if outcome else None,
        to_analysis(story) if outcome else None,
        button(say("panel-log"), spell(table, "log")),
        button(say("result-verify"), spell(table, "verify")),
        button(say("result-export"), spell(table, "export")),
    )


def _ranked(page: Page, story: Story, outcome: Outcome) -> Page:
    """Say on *page* who has won and why, everybody's place, and who had help."""
    table, say = story.table, story.say
    lines = []
    for place, seat in outcome.ranked():
        score = story.teller.score(seat, outcome.scores[seat], story.look.view)
        lines.append(say("result-line", place=place, who=story.introduced(seat), score=score))
    page.say(headline(story, outcome), story.last_word()).say(*lines)
    if helped := [story.who(seat.seat) for seat in table.seats if seat.assisted]:
        page.say(say("result-assisted", names=story.listed(helped)))
    return page


def _carried(story: Story, outcome: Outcome) -> list[str]:
    """Return who takes what into their next game here: people do, and from no practice."""
    table = story.table
    if table.kind == PRACTICE:
        return []
    return [
        story.say(
            "result-carries",
            who=story.who(seat),
            what=story.words.say(f"{table.game}-carried-{key}"),
            game=story.words.say(f"{table.game}-name"),
        )
        for key, seats in outcome.carried.items()
        for seat in seats
        if table.seats[seat].is_human
    ]


def headline(story: Story, outcome: Outcome) -> str:
    """Return who has won and why."""
    reason = story.words.say(f"{story.table.game}-reason-{outcome.reason}")
    count = len(outcome.places[0]) if outcome.places else 0
    return story.say("result-reason", winners=winners(story), count=count, reason=reason)


def onwards(story: Story) -> list[Item]:
    """Return where people go when a game is over: on to the next one, or back to see how it went."""
    table, say = story.table.id, story.say
    items: list[Item] = [button(say("result-rematch"), spell(table, "rematch"), Style.success)]
    if story.table.outcome is not None:
        items.append(button(say("result-replay"), spell(table, "replay", 0)))
        items.append(button(say("result-film"), spell(table, "film")))
        items += filter(None, [to_analysis(story)])
    return items


def afterwards(story: Story) -> list[Item]:
    """Return what can be done when a game is over."""
    table, say, items = story.table.id, story.say, onwards(story)
    if story.table.outcome is not None:
        items.append(button(say("result-verify"), spell(table, "verify")))
    if story.look.view is not None:
        items.append(button(say("result-export"), spell(table, "export")))
    return items


def judged(story: Story) -> bool:
    """Return whether anybody judges positions of this game."""
    return games[story.table.game].advice is not None


def to_analysis(story: Story) -> Item | None:
    """Return the button to how the game went; None where nobody can say."""
    if not judged(story):
        return None
    return button(story.say("after-button"), spell(story.table.id, "analysis"))


def winners(story: Story) -> str:
    """Return who has won."""
    outcome = story.table.outcome
    assert outcome is not None, "the game is not over"
    first = outcome.places[0] if outcome.places else ()
    return story.listed([story.who(seat) for seat in first])


async def picture_of(
    context: Context, story: Story, prospects: ProspectsOrder | None = None, form: Form = "wide"
) -> Picture | None:
    """Return the picture of how the game of *story* ended, with its *prospects* if they are known."""
    # Without a view there is no board to draw.
    lines = () if story.look.view is None else await context.host.read.witnessed(story.table.id, limit=WHOLE_LOG)
    events = [event for line in lines if line.undone is None for event in line.events]
    return await context.pictures.result(story, events, prospects, form)
