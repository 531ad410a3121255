"""A lesson on the private page of its game: where one stands, what the coach says, and what can be pressed besides."""

from __future__ import annotations

from cogs.reader.story import Story
from cogs.wire.clicks.address import spell
from cogs.wire.page import Item, Style, button
from table import Guidance

PATIENCE = 2  # wrong answers to a step after which the right one is offered


def head(story: Story, guidance: Guidance) -> str:
    """Return which lesson it is, and which step."""
    say = story.say
    text = say("lesson-head", game=story.game, number=guidance.number, of=guidance.of, title=say(guidance.title))
    if not guidance.steps or guidance.is_over:
        return text
    return f"{text} · {say('lesson-step', step=guidance.step, steps=guidance.steps)}"


def coach(story: Story, guidance: Guidance, note: str) -> tuple[str, ...]:
    """Return what the coach says now, and a *note* about what was tried: both where one presses."""
    outcome, seat = story.table.outcome, story.look.seat
    won = "yes" if outcome is not None and seat in outcome.places[0] else "no"
    said = story.say("lesson-coach", text=story.say(guidance.says, won=won)) if guidance.says else ""
    return said, story.say("lesson-note", text=note) if note else ""


def buttons(story: Story, guidance: Guidance) -> list[Item]:
    """Return what leads on: to the right answer for those who have missed it, after the end to the next lesson."""
    say, at = story.say, story.table.id
    own = f"{guidance.game}/{guidance.key}"
    items: list[Item] = []
    if guidance.is_over:
        if guidance.number < guidance.of:
            items.append(button(say("lesson-go-on"), spell(0, "lesson_next", own), Style.success))
        else:
            items.append(button(say("greeting-play"), spell(0, "play_now", guidance.game), Style.success))
        items.append(button(say("lesson-again"), spell(0, "lesson_again", own)))
    elif guidance.misses >= PATIENCE:
        items.append(button(say("lesson-show"), spell(at, "lesson_show", version=story.table.version), Style.success))
    items.append(button(say("lesson-all"), spell(0, "learn", guidance.game)))
    return items
