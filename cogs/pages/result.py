"""The end: who has won, with what, and what can be done now."""

from __future__ import annotations

from cogs.ids import spell
from cogs.pages.lobby import afterwards, winners
from cogs.pages.page import AMBER, GREEN, GREY, Page, button
from cogs.story import Story
from engine.play import Outcome
from render.orders import Picture


def result(story: Story, picture: Picture | None) -> Page:
    """Return the public page of a game that is over."""
    say, outcome = story.say, story.table.outcome
    if outcome is None:
        page = Page(GREY).say(say("result-broken", title=story.title), story.broken())
        return page.press(*afterwards(story))
    page = Page(AMBER).say(say("result-head", title=story.title)).show(picture)
    return _ranked(page, story, outcome).press(*afterwards(story))


def imported(story: Story, picture: Picture | None) -> Page:
    """Return the private page of somebody who has taken a game in from a file."""
    table, say, outcome = story.table.id, story.say, story.table.outcome
    page = Page(GREEN).say(say("import-done", title=story.title, table=str(table))).show(picture)
    if outcome:
        _ranked(page, story, outcome)
    return page.press(
        button(say("result-replay"), spell(table, "replay", 0)) if outcome else None,
        button(say("panel-log"), spell(table, "log")),
        button(say("result-verify"), spell(table, "verify")),
        button(say("result-export"), spell(table, "export")),
    )


def _ranked(page: Page, story: Story, outcome: Outcome) -> Page:
    """Say on *page* who has won and why, everybody's place, and who had help."""
    table, say = story.table, story.say
    lines = []
    place = 1
    for seats in outcome.places:
        for seat in seats:
            score = story.teller.score(seat, outcome.scores[seat], story.look.view)
            lines.append(say("result-line", place=place, who=story.who(seat), score=score))
        place += len(seats)
    reason = story.words.say(f"{table.game}-reason-{outcome.reason}")
    page.say(say("result-reason", winners=winners(story), reason=reason)).say(*lines)
    if helped := [story.who(seat.seat) for seat in table.seats if seat.assisted]:
        page.say(say("result-assisted", names=story.listed(helped)))
    return page
