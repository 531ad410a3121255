"""Where a row of content comes from, as its `source` says: printed, from a review or a photo, or ours."""

from typing import NamedTuple

#: What the first words of a source mean; anything else is the remark of a data pack.
KINDS = {"rulebook": "printed", "public photo": "review", "review": "review", "house": "house"}


class Origin(NamedTuple):
    """*kind* is printed, review, house or pack. *known* says what of it is known, if the rest is ours."""

    kind: str
    known: str = ""


def origin(source: str) -> Origin:
    """Return what *source* says: a kind, a colon, what is known, a semicolon, what is of the house."""
    head, _, rest = source.partition(":")
    if head not in KINDS:
        return Origin("pack", source)
    known, _, ours = rest.partition(";")
    return Origin(KINDS[head], known.strip() if "house" in ours else "")
