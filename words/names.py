"""Names and lists, in any language."""

from collections.abc import Iterable, Sequence

from data.words import FALLBACK, Words
from data.words import words as words_in


def titled(key: str) -> str:
    """Return a *key* of the content as a name: king_ghidorah becomes King Ghidorah."""
    return key.replace("_", " ").title()


def kaiju_name(words: Words, key: str) -> str:
    """Return how the kaiju *key* is called: as the language has it, or by its key."""
    return words.say(f"kaiju-{key}") if f"kaiju-{key}" in words else titled(key)


def game_name(words: Words, key: str) -> str:
    """Return how the game *key* is called; one that is no longer known by its key."""
    return words.say(f"{key}-name") if f"{key}-name" in words else titled(key)


def worded(words: Words, key: str, given: str, form: str = "") -> str:
    """Return what the language calls *key*, which the content calls *given*; a data pack's own word for it stays."""
    english = words_in(FALLBACK)
    if words.language == FALLBACK or key not in english or _said(english, key, form) != given:
        return given
    return _said(words, key, form) or given


def kaiju_called(words: Words, key: str, given: str) -> str:
    """Return what the language calls the kaiju *key*, which the content calls *given*."""
    return worded(words, f"kaiju-{key}", given)


def _said(words: Words, key: str, form: str) -> str:
    return words.forms(key, (form,))[1] if form else words.say(key)


def joined(words: Words, names: Iterable[str]) -> str:
    """Return *names* one after the other: Ana, Ben, Cho."""
    return words.say("list-comma").join(names)


def sentences(words: Words, texts: Iterable[str]) -> str:
    """Return *texts*, each a sentence, one after the other."""
    return words.say("list-space").join(texts)


def listed(words: Words, names: Sequence[str]) -> str:
    """Return *names* as a list: Ana, Ben and Cho."""
    if len(names) < 2:
        return "".join(names)
    return words.say("list-end", first=joined(words, names[:-1]), last=names[-1])


def yes_or_no(truth: object) -> str:
    """Return *truth* as the messages select by it."""
    return "yes" if truth else "no"
