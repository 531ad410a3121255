"""What answers are called: beside the letters of the picture, in lists and on buttons."""

from __future__ import annotations

from cogs.reader.story import Story
from cogs.screens.learning import lesson
from cogs.screens.playing.questions import BUTTON_LABEL, ROWS, Listing
from cogs.wire.game_pages import pages_of
from engine.play import Decision, Pick
from engine.tokens import kind_of
from render.letters import letters
from table import Asked

CARD = "card"  # the kind of answers that play one: its place may be a list, and both are no more than three presses
BESIDE_BOARD = 3  # rows of answers that leave a phone room for the board


def label(story: Story, asked: Asked, pick: Pick) -> str:
    """Return what *pick* is called in a list; the letter is the one in the picture."""
    letter, text = _letter(story, asked, pick), story.teller.answer(asked.question, pick, story.look.view).label
    return f"{letter} · {text}" if letter else text


def _short(story: Story, asked: Asked, pick: Pick) -> str:
    """Return what the button for *pick* says, in the picture's few words where a phone would cut its label."""
    phrase = story.teller.answer(asked.question, pick, story.look.view)
    letter = _letter(story, asked, pick)
    text = f"{letter} · {phrase.lettered or phrase.label}" if letter else phrase.label
    if len(text) > BUTTON_LABEL:
        text = f"{letter} · {phrase.short}" if letter else phrase.short
    return story.teller.group_button(asked.question, kind_of(str(pick)), text)


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
    is_on_board = teller.is_on_board(question, view)
    return Listing(
        lambda pick: teller.about(question, pick, view),
        lambda kind: teller.group(question, kind),
        lambda pick: _short(story, asked, pick),
        is_on_board,
        pages_of(story.table.game).is_hidden(question),
        lambda pick: teller.emoji(question, pick),
        min(lesson.rows(story.look.guidance), BESIDE_BOARD if is_on_board else ROWS),
        "" if story.look.guidance else CARD,
    )
