"""Rules as people read them: options and presets by the titles that a lobby shows, without the paths of our files."""

import re
from dataclasses import replace

from data.rulebook import Book, Chapter
from data.words import Words

_OPTION = re.compile(r"`(?P<key>[a-z_]+)`(?: ?\*(?P<value>[a-z_]+)\*)?")
_VALUE = re.compile(r"(?<!\*)\*(?P<value>[a-z_]+)\*(?!\*)")
_PRESET = re.compile(r"\*\*(?P<key>[a-z_]+)\*\*")
_PATH = re.compile(r" ?[(（]`?[\w/-]+\.md`?[)）]")


def titled(book: Book, words: Words) -> Book:
    """Return *book* with the options and presets that its texts spell by their keys named as in a lobby."""
    return replace(book, chapters=tuple(_chapter(chapter, words) for chapter in book.chapters))


def _chapter(chapter: Chapter, words: Words) -> Chapter:
    rules = tuple(replace(rule, text=_text(rule.text, chapter.game, words)) for rule in chapter.rules)
    return replace(chapter, rules=rules, body=_text(chapter.body, chapter.game, words))


def _text(text: str, game: str, words: Words) -> str:
    keys = [match["key"] for match in _OPTION.finditer(text) if f"{game}-option-{match['key']}" in words]

    def option(match: re.Match[str]) -> str:
        if match["key"] not in keys:
            return match[0]
        title, value = words.say(f"{game}-option-{match['key']}"), match["value"]
        if not value:
            return f"*{title}*"
        named = f"{game}-option-{match['key']}-{value}"
        if named not in words:
            return f"*{title}* *{value}*"
        return f"*{words.say('option-value', name=title, value=words.say(named))}*"

    def value(match: re.Match[str]) -> str:
        """A value that stands apart from its option, as in Japanese."""
        messages = (f"{game}-option-{key}-{match['value']}" for key in keys)
        named = next((message for message in messages if message in words), "")
        return f"*{words.say(named)}*" if named else match[0]

    def preset(match: re.Match[str]) -> str:
        named = f"{game}-preset-{match['key']}"
        return f"**{words.say(named)}**" if named in words else match[0]

    return _PRESET.sub(preset, _VALUE.sub(value, _OPTION.sub(option, _PATH.sub("", text))))
