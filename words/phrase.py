"""An answer in words: one message, in the forms in which it is read."""

from typing import NamedTuple


class Phrase(NamedTuple):
    """*label* stands on a button, *short* in a picture with *note* below it, *full* in lists, logs and alt texts.

    *lettered*, if there is one, is what a button says behind the letter by which the picture shows where it is.
    """

    label: str
    short: str
    full: str
    note: str = ""
    lettered: str = ""
