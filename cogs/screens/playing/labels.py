"""What answers are called: beside the letters of the picture, in lists and on buttons."""

from __future__ import annotations

from cogs.reader.story import Story
from cogs.screens.learning import lesson
from cogs.screens.playing.questions import BUTTON_LABEL, BUTTONS, Listing
from cogs.wire.game_pages import pages_of
from engine.play import Decision, Pick, Question
from engine.tokens import DECLINES, kind_of
from render.letters import letters
from table import Asked

PLACES = 4  # buttons with a letter and words that leave a phone room for the board


def label(story: Story, asked: Asked, pick: Pick) -> str:
    """Return what *pick* is called in a list; the letter is the one in the picture."""
    letter, text = _letter(story, asked, pick), story.teller.answer(asked.question, pick, story.look.view).label
    return f"{letter} · {text}" if letter else text


def _short(story: Story, asked: Asked, pick: Pick, *, is_crowded: bool) -> str:
    """Return what the button for *pick* says, in the picture's few words where a phone would cut its label."""
    phrase = story.teller.answer(asked.question, pick, story.look.view)
    letter = _letter(story, asked, pick)
    if letter and is_crowded and pick not in DECLINES:
        return letter
    text = f"{letter} · {phrase.lettered or phrase.label}" if letter else phrase.label
    if len(text) > BUTTON_LABEL:
        text = f"{letter} · {phrase.short}" if letter else phrase.short
    return story.teller.group_button(asked.question, kind_of(str(pick)), text)


def _is_crowded(story: Story, question: Question) -> bool:
    """Return whether *question* is about so many spaces that a phone which shows their words hides the board."""
    if not isinstance(question, Decision) or not story.teller.is_on_board(question, story.look.view):
        return False
    places = [option for option in question.options if option not in DECLINES]
    if not PLACES < len(places) <= BUTTONS:
        return False
    return all(story.teller.answer(question, place, story.look.view).lettered for place in places)


def _letter(story: Story, asked: Asked, pick: Pick) -> str:
    """Return the letter that *pick* has in the picture, if it has one."""
    # The picture of a hand has letters too, but those who watch see none.
    is_own = story.look.seat is not None and story.teller.special.is_lettered
    on_picture = is_own or story.teller.is_on_board(asked.question, story.look.view)
    if not on_picture or not isinstance(asked.question, Decision) or not isinstance(pick, str):
        return ""
    return letters(asked.question.options).get(pick, "")


def listing(story: Story, asked: Asked) -> Listing:
    """Return how the answers to *asked* stand on a page."""
    teller, view, question = story.teller, story.look.view, asked.question
    is_crowded = _is_crowded(story, question)
    return Listing(
        lambda pick: teller.about(question, pick, view),
        lambda kind: teller.group(question, kind),
        lambda pick: _short(story, asked, pick, is_crowded=is_crowded),
        teller.is_on_board(question, view),
        pages_of(story.table.game).is_hidden(question),
        lambda pick: teller.emoji(question, pick),
        *lesson.rooms(story.look.guidance),
    )
