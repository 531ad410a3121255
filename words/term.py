"""Something of a game that can be looked up."""

from typing import NamedTuple


class Term(NamedTuple):
    """A card or a kaiju. *card* names its picture."""

    key: str
    name: str
    text: str
    card: str = ""
