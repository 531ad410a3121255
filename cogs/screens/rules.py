"""The rules: a chapter at a time, one rule, a card or a kaiju; and why something is not offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.reader.lookup import Found, books, chapter_of
from cogs.reader.names import plain
from cogs.reader.story import Story, unbolded
from cogs.screens.playing.hand import head
from cogs.screens.playing.outcome import must_be_asked, unless_late
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.context import Context
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, Item, Page, Style, button, choice, clipped, select
from cogs.wire.parts import inside, portions, turning
from data.rulebook import Chapter, Rule, shortened
from data.words import Words
from engine.play import Pick
from render.orders import Picture
from table import Asked, LogLine
from words.citations import rule_behind
from words.registry import words_of
from words.term import Term

NAMED, CITED, ABOUT = 300, 400, 100  # characters of what a rule keeps away, of the rule, and of it in a list
ROOM = 3300  # characters of rules on a page, headings and hints apart
WHOLE = -1  # an answer to no question, which is refused by the rule that the question itself comes from
router = Router("rules")


def shown(words: Words, found: Found, picture: Picture | None = None, part: int = 0) -> Page:
    """Return the page of something that was looked up."""
    thing = found.thing
    if isinstance(thing, Term):
        page = Page(AMBER).say(f"### {thing.name}", thing.text)
        if picture and not thing.text:
            page.say(picture.alt)
        return page.show(picture).press(*_chapters(words, found.game, ""))
    chapter = chapter_of(found, words.language)
    if isinstance(thing, Rule):
        page = Page(AMBER).say(f"### {chapter.id} {chapter.title}", rule_line(thing))
        return page.press(
            button(words.say("rules-chapter"), spell(0, "rules", chapter.id), Style.primary),
            *_chapters(words, found.game, chapter.id),
        )
    return _chapter(words, found.game, chapter, part)


def _chapter(words: Words, game: str, chapter: Chapter, part: int) -> Page:
    texts = portions([*([chapter.plain] if chapter.body else []), *(rule_line(rule) for rule in chapter.rules)], ROOM)
    part = inside(part, texts)
    page = Page(AMBER).say(f"### {chapter.id} {chapter.title}").say(*texts[part : part + 1])
    parts = turning(words, part, len(texts), lambda number: spell(0, "rules", chapter.id, number))
    return page.press(*parts, *_chapters(words, game, chapter.id))


def rule_line(rule: Rule) -> str:
    """Return a rule with its number."""
    return f"**{rule.id}** {rule.plain}"


def _chapters(words: Words, game: str, present: str) -> list[Item]:
    book = books(words.language).get(game)
    if book is None:
        return []
    options = [
        choice(f"{chapter.id} {chapter.title}", chapter.id, chosen=chapter.id == present)
        for chapter in book.chapters[:25]
    ]
    return [select(spell(0, "rules"), words.say("rules-choose"), options)]


def index(words: Words, game: str, about: str) -> Page:
    """Return the first page of a game's rules."""
    page = Page(AMBER).say(f"### {words.say(f'{game}-name')}", about).say(words.say(f"{game}-primer"))
    page.say(words.say("rules-hint"))
    learn = button(words.say("greeting-how"), spell(0, "learn", game), Style.primary)
    return page.press(*_chapters(words, game, ""), learn)


def behind(story: Story, lines: Sequence[LogLine]) -> Item | None:
    """Return the select of the rules that *lines* tell of, each named by the newest sentence that it is behind."""
    game = story.table.game
    sentences: dict[str, str] = {}
    for event in (event for line in reversed(lines) for event in reversed(line.events)):
        sentences.setdefault(rule_behind(game, event), unbolded(story.teller.event(event)))
    options = [
        choice(sentence, rule, shortened(f"{rule} {found.bare if found else ''}", ABOUT))
        for rule, sentence in sentences.items()
        for found in [_entry(story, rule)]
    ]
    return select(spell(story.table.id, "rules"), story.say("log-rules"), options) if options else None


def why_not(story: Story, asked: Asked, refused: Mapping[Pick, str], whole: str = "", opened: str = "") -> Page:
    """Return why each thing that somebody may miss is not offered, in a sentence, with the rules behind buttons.

    *whole* is the rule that the question itself comes from, *opened* the one whose text is shown.
    """
    page = Page(AMBER).say(head(story), story.say("why-title"))
    together: dict[str, list[str]] = {}
    for pick, rule in refused.items():
        together.setdefault(rule, []).append(story.teller.wish(asked.question, pick, story.look.view))
    page.say(*(_reason(story, asked, rule, names) for rule, names in together.items()))
    if not refused:
        page.say(story.say("why-nothing"), story.teller.coaching(asked.question, story.look.view))
    rules = list(together) or [whole] * bool(whole)
    if opened in rules:
        page.say(story.say("why-text", rule=opened, text=_text(story, opened)))
        rules.remove(opened)
    at, version = story.table.id, asked.version
    return page.press(
        *(button(story.say("why-rule", rule=rule), spell(at, "why", rule, version)) for rule in rules),
        button(story.say("confirm-back"), spell(at, "act", version=version), Style.primary),
    )


def _reason(story: Story, asked: Asked, rule: str, names: Sequence[str]) -> str:
    reason = story.teller.why_not(asked.question, rule, story.look.view) or _text(story, rule)
    return story.say("why-line", what=clipped(" · ".join(dict.fromkeys(names)), NAMED), reason=reason)


def _text(story: Story, rule: str) -> str:
    entry = _entry(story, rule)
    return shortened(entry.plain, CITED) if entry else ""


def _entry(story: Story, rule: str) -> Rule | None:
    book = books(story.words.language).get(story.table.game)
    entry = book.entries.get(rule) if book else None
    return entry if isinstance(entry, Rule) else None


@router.on("rules")
async def show_rules(click: Click) -> None:
    """Show the rules of a game, or one chapter of them."""
    key = click.values[0] if click.values else click.address.rest
    if key:
        found = click.context.lookup.get(key, click.words)
        if found is None:
            raise Refusal("rules-none", query=plain(key))
        page = shown(click.words, found, part=click.address.version)
    else:
        game = (await click.host.read.look(click.table)).table.game
        page = index(click.words, game, click.words.say(f"{game}-about"))
    # Beside the panel or a hand, never in its place; but from chapter to chapter in the same message.
    await (click.reply.show(page) if click.table == 0 else click.reply.aside(page))


async def page_of(context: Context, found: Found, words: Words) -> Page:
    """Return the page of something found, with its picture if it is a card."""
    picture = None
    if isinstance(found.thing, Term) and found.thing.card:
        game = context.game(found.game)
        picture = await context.pictures.card(game.key, words.language, found.thing.card, words_of(game.key).deck(game))
    return shown(words, found, picture)


@router.on("why")
@unless_late
async def show_why_not(click: Click) -> None:
    """Say why what one may miss is not offered, in place of the question; an old page says that it is one."""
    look = await click.look()
    asked = must_be_asked(look, click.address.version)
    story = Story(look, click.words)
    missed = story.teller.special.wishes(asked.question, look.view)
    refused = await click.host.play.why_not(click.table, click.person.id, [*missed, WHOLE])
    whole = refused.pop(WHOLE, "")
    await click.reply.show(why_not(story, asked, refused, whole, click.address.rest))
