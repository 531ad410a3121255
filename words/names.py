"""Names and lists, in any language."""

from collections.abc import Sequence

from data.words import Words


def titled(key: str) -> str:
    """Return a *key* of the content as a name: king_ghidorah becomes King Ghidorah."""
    return key.replace("_", " ").title()


def kaiju_name(words: Words, key: str) -> str:
    """Return how the kaiju *key* is called: as the language has it, or by its key."""
    return words.say(f"kaiju-{key}") if f"kaiju-{key}" in words else titled(key)


def listed(words: Words, names: Sequence[str]) -> str:
    """Return *names* as a list: Ana, Ben and Cho."""
    if len(names) < 2:
        return "".join(names)
    return words.say("list-end", first=", ".join(names[:-1]), last=names[-1])


def yes_or_no(truth: object) -> str:
    """Return *truth* as the messages select by it."""
    return "yes" if truth else "no"
