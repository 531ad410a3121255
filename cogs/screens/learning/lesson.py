"""A lesson on the private page of its game: where one stands, what the coach says, and what can be pressed besides."""

from __future__ import annotations

from cogs.reader.story import Story
from cogs.screens.playing.questions import ROWS
from cogs.wire.clicks.address import spell
from cogs.wire.page import Item, Style, button
from table import Guidance

PATIENCE = 2  # wrong answers to a step after which the right one is offered
UNDER_OPENING = 3  # rows of answers that a phone shows together with what the coach says before a whole game


def head(story: Story, guidance: Guidance) -> str:
    """Return which lesson it is, and which step."""
    say = story.say
    text = say("lesson-head", game=story.game, number=guidance.number, of=guidance.of, title=say(guidance.title))
    if not guidance.steps or guidance.is_over:
        return text
    return f"{text} · {say('lesson-step', step=guidance.step, steps=guidance.steps)}"


def coach(story: Story, guidance: Guidance, note: str) -> tuple[str, ...]:
    """Return what the coach says now, and a *note* about what was tried: both where one presses."""
    said = _said(story, guidance)
    return story.say("lesson-coach", text=said) if said else "", story.say("lesson-note", text=note) if note else ""


def reminder(story: Story) -> str:
    """Return what the coach says, small, for a page on which it is being done; nothing without a coach."""
    said = _said(story, story.look.guidance) if story.look.guidance else ""
    return "\n".join(f"-# {line}" for line in said.splitlines())


def _said(story: Story, guidance: Guidance) -> str:
    outcome, seat = story.table.outcome, story.look.seat
    won = "yes" if outcome is not None and seat in outcome.places[0] else "no"
    return story.say(guidance.says, won=won) if guidance.says else ""


def is_opening(guidance: Guidance | None) -> bool:
    """Return whether the coach opens a whole game, which takes the room of notes on a phone."""
    return bool(guidance and guidance.says and not guidance.steps)


def rows(guidance: Guidance | None) -> int:
    """Return how many rows of a phone answers may take, so that the coach stays in sight."""
    return UNDER_OPENING if is_opening(guidance) else ROWS


def below_coach(question: str, guidance: Guidance) -> str:
    """Return a *question* as it stands below the coach's words, small where those say what to do."""
    return "\n".join(f"-# {line}" for line in question.split("\n")) if guidance.steps else question


def rescue(story: Story) -> list[Item]:
    """Return the way to the right answer for those who have missed it, among the answers."""
    guidance, table = story.look.guidance, story.table
    if guidance is None or guidance.misses < PATIENCE:
        return []
    return [button(story.say("lesson-show"), spell(table.id, "lesson_show", version=table.version), Style.success)]


def buttons(story: Story, guidance: Guidance) -> list[Item]:
    """Return what leads on: after the end to the next lesson, always to all of them."""
    say = story.say
    own = f"{guidance.game}/{guidance.key}"
    items: list[Item] = []
    if guidance.is_over:
        if guidance.number < guidance.of:
            items.append(button(say("lesson-go-on"), spell(0, "lesson_next", own), Style.success))
        else:
            items.append(button(say("greeting-play"), spell(0, "play_now", guidance.game), Style.success))
        items.append(button(say("lesson-again"), spell(0, "lesson_again", own)))
    items.append(button(say("lesson-all"), spell(0, "learn", guidance.game)))
    return items
