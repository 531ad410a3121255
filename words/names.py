"""Names and lists, in any language."""

from collections.abc import Sequence

from data.words import Words


def titled(key: str) -> str:
    """Return a *key* of the content as a name: king_ghidorah becomes King Ghidorah."""
    return key.replace("_", " ").title()


def listed(words: Words, names: Sequence[str]) -> str:
    """Return *names* as a list: Ana, Ben and Cho."""
    if len(names) < 2:
        return "".join(names)
    return words.say("list-end", first=", ".join(names[:-1]), last=names[-1])


def yes_or_no(truth: object) -> str:
    """Return *truth* as the messages select by it."""
    return "yes" if truth else "no"
