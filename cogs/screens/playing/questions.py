"""A question becomes buttons, selects or a form. Every answer offered is legal; nothing else can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple
from unicodedata import east_asian_width

from discord import ui

from cogs.wire.clicks.address import LONGEST, spell
from cogs.wire.clicks.parsing import number
from cogs.wire.page import FIELDS, HINT, OPTIONS, Item, Style, button, choice, clipped, entry, field, modal, select
from engine.errors import IllegalPick
from engine.play import Amount, Decision, Pick, Question, Subset
from engine.tokens import DECLINES, has_kind, kind_of
from table import Asked
from words.names import yes_or_no

#: Up to this many answers are buttons; more read better as a list.
BUTTONS = 10
#: Rows of answers that a phone shows together with what is asked; what takes more of them is a list.
ROWS = 4
ROW, EDGE = 37, 5  # characters that a row on a phone has room for, and what the edges of a button take of them
BUTTON_LABEL = 38  # characters that a phone shows whole
FEW = 5  # things that one button can name
Label = Callable[[Pick], str]


class Listing(NamedTuple):
    """How answers stand on a page: a line about each, what stands over each kind of them, and what stands elsewhere."""

    about: Label = lambda pick: ""
    group: Callable[[str], str] = lambda kind: ""
    #: What a button says where a list says the label, below its heading and with room; nothing if it says the same.
    short: Label = lambda pick: ""
    is_lettered: bool = False
    is_hidden: Callable[[str], bool] = lambda option: False
    emoji: Label = lambda pick: ""  # the name of what stands beside the answer
    rows: int = ROWS  # of a phone, for buttons and lists; what declines stands below them
    handy: str = ""  # the kind that is buttons whatever rows they take: what follows them may be a list already


PLAIN = Listing()


def answers(
    asked: Asked,
    table: int,
    label: Label,
    say: Callable[..., str],
    listing: Listing = PLAIN,
    verb: str = "pick",
) -> list[Item]:
    """Return what can be pressed to answer; each address carries the question's version."""
    question = asked.question
    if isinstance(question, Amount):
        return _amount(question, asked, table, label, say, verb)
    if isinstance(question, Subset):
        return _subset(question, asked, table, label, say, listing, verb)
    labels = {option: label(option) for option in question.options if not listing.is_hidden(option)}
    texts = {option: listing.short(option) or labels[option] for option in labels}
    pressed, listed = _shared_out(texts, listing)
    first = kind_of(next(iter(labels), ""))

    def press(option: str) -> Item:
        address = spell(table, verb, spelled(question, option), asked.version)
        is_beside = option in DECLINES or (bool(listing.group(kind_of(option))) and kind_of(option) != first)
        style = Style.secondary if is_beside else Style.primary
        return button(texts[option], address, style, emoji=listing.emoji(option))

    # What declines stands behind everything, and is never bright.
    before = [option for option in pressed if option not in DECLINES]
    after = [option for option in pressed if option in DECLINES]
    lists = _selects(question, listed, asked, table, labels, say, listing, verb) if listed else []
    return [*map(press, before), *lists, *map(press, after)]


def _shared_out(texts: dict[str, str], listing: Listing) -> tuple[list[str], tuple[str, ...]]:
    """Return which options are buttons that say *texts*, and which stand in lists: kind by kind under headings."""
    is_mixed = any(listing.group(kind_of(option)) for option in texts)
    # Where lists have headings, an answer of one word ("roll") belongs under none of them.
    pressed = {option for option in texts if option in DECLINES or (is_mixed and not has_kind(option))}
    kinds: dict[str, list[str]] = {}
    for option in (option for option in texts if option not in pressed):
        kinds.setdefault(kind_of(option) if is_mixed else "", []).append(option)
    room = listing.rows - is_mixed  # such a question says more, also what is not offered
    for later, kind in zip(reversed(range(len(kinds))), kinds.values(), strict=True):
        rows = rows_of(texts[option] for option in kind)
        fits = rows + later <= room or kind_of(kind[0]) == listing.handy  # at least a row for each that follows
        if len(kind) == 1 or (len(kind) <= BUTTONS and fits):
            pressed.update(kind)
            room -= rows
        else:
            room -= 1
    return [option for option in texts if option in pressed], tuple(each for each in texts if each not in pressed)


def rows_of(texts: Iterable[str]) -> int:
    """Return how many rows buttons that say *texts* take on a phone."""
    rows = left = 0
    for text in texts:
        width = EDGE + sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)
        if width > left:
            rows, left = rows + 1, ROW
        left -= width
    return rows


def _selects(
    question: Decision,
    listed: tuple[str, ...],
    asked: Asked,
    table: int,
    labels: dict[str, str],
    say: Callable[..., str],
    listing: Listing,
    verb: str,
) -> list[Item]:
    found: list[Item] = []
    groups = list(grouped(listed, is_mixed=any(listing.group(kind_of(option)) for option in listed)))
    for at, group in enumerate(groups):
        spoken = [labels[option] for option in group]
        prompt = listing.group(kind_of(group[0])) or _span(spoken, len(groups), say, listing)
        options = [
            choice(labels[option], spelled(question, option), listing.about(option), emoji=listing.emoji(option))
            for option in group
        ]
        # The number only keeps the addresses of several selects apart.
        found.append(select(spell(table, f"{verb}s", at, asked.version), prompt, options))
    return found


def _span(labels: list[str], lists: int, say: Callable[..., str], listing: Listing) -> str:
    """Return what stands over a list without a heading: its letters, or its ends where there are several lists."""
    ends = {"first": labels[0], "last": labels[-1]}
    if listing.is_lettered:
        return say("ask-letters", **{end: label.partition(" · ")[0] for end, label in ends.items()})
    return say("ask-choose") if lists == 1 else say("ask-span", **ends)


def grouped(options: tuple[str, ...], *, is_mixed: bool = False) -> Iterator[tuple[str, ...]]:
    """Yield *options* in groups of at most 25: by their kind where they need more than one, or are to be told apart."""
    if len(options) <= OPTIONS and not is_mixed:
        yield options
        return
    for _, kind in groupby(options, key=kind_of):
        same = tuple(kind)
        for start in range(0, len(same), OPTIONS):
            yield same[start : start + OPTIONS]


def _subset(
    question: Subset, asked: Asked, table: int, label: Label, say: Callable[..., str], listing: Listing, verb: str
) -> list[Item]:
    found: list[Item] = []
    shown = [option for option in question.options if not listing.is_hidden(option)]
    is_whole = verb == "pick"  # an answer that stands alone

    def press(text: str, *options: Pick) -> Item:
        address = spell(table, "picks", f"={places(question, options)}", asked.version)
        return button(text, address, Style.primary)

    if not shown:
        pass  # all of it stands elsewhere
    elif question.is_forced and is_whole and len(shown) <= FEW:
        found.append(press(say("list-comma").join(map(label, shown)), *shown))
    elif question.most == 1 and is_whole and rows_of(map(label, shown)) <= listing.rows:
        found += [press(label(option), option) for option in shown]
    elif len(shown) <= OPTIONS:
        options = [
            choice(label(option), spelled(question, option), listing.about(option), emoji=listing.emoji(option))
            for option in shown
        ]
        is_exact = yes_or_no(question.least == question.most)
        prompt = say("ask-some", least=question.least, most=question.most, is_exact=is_exact)
        address = spell(table, f"{verb}s", 0, asked.version)
        found.append(select(address, prompt, options, least=max(1, question.least), most=question.most))
    else:
        found.append(button(say("ask-form"), spell(table, "form", "", asked.version), Style.primary))
    if question.least == 0:
        none = listing.group("none") or say("ask-none")
        found.append(button(none, spell(table, f"{verb}s", "none", asked.version)))
    return found


def _amount(question: Amount, asked: Asked, table: int, label: Label, say: Callable[..., str], verb: str) -> list[Item]:
    numbers = range(question.low, question.high + 1, question.step)
    if len(numbers) <= BUTTONS:
        return [button(label(each), spell(table, verb, each, asked.version), Style.primary) for each in numbers]
    if len(numbers) <= OPTIONS:
        options = [choice(label(each), str(each)) for each in numbers]
        return [select(spell(table, f"{verb}s", 0, asked.version), say("ask-number"), options)]
    middle = 0 if 0 in numbers[1:-1] else numbers[len(numbers) // 2]
    ends = [numbers[0], middle, numbers[-1]]
    return [
        *(button(label(each), spell(table, verb, each, asked.version)) for each in ends),
        button(say("ask-other"), spell(table, "form", "", asked.version), Style.primary),
    ]


def spelled(question: Question, option: str) -> str:
    """Return *option* as an address carries it: itself, or its place where it is too long."""
    if len(option) <= LONGEST - 45 and not option.startswith("~"):
        return option
    assert isinstance(question, Decision)
    return f"~{question.options.index(option)}"


def read_pick(question: Question | None, spelling: str) -> Pick:
    """Return the pick that *spelling* stands for; *question* is the one asked now, if any."""
    if isinstance(question, Amount):
        found = number(spelling)
        return spelling if found is None else found
    if isinstance(question, Decision) and spelling.startswith("~"):
        place = number(spelling[1:])
        return question.options[place] if place is not None and 0 <= place < len(question.options) else spelling
    return spelling


def is_answer(question: Question, picks: tuple[Pick, ...]) -> bool:
    """Return whether *picks* answer *question*."""
    try:
        question.answer(picks)
    except IllegalPick:
        return False
    return True


def places(question: Question, picks: tuple[Pick, ...]) -> str:
    """Return *picks* as short as an address needs them: their places among the options, or the number."""
    if isinstance(question, Amount):
        return str(picks[0])
    return ".".join(str(question.options.index(str(pick))) for pick in picks) or "-"


def picks_at(question: Question, spelling: str) -> tuple[Pick, ...]:
    """Return the picks that `places` has spelled."""
    if isinstance(question, Amount):
        return (read_pick(question, spelling),)
    where = [place for part in spelling.split(".") if (place := number(part)) is not None]
    return tuple(question.options[place] for place in where if 0 <= place < len(question.options))


def form(asked: Asked, table: int, title: str, label: Label, say: Callable[..., str]) -> ui.Modal:
    """Return the form for a number, or for some of more than 25 things."""
    question = asked.question
    address = spell(table, "sent", "", asked.version)
    if isinstance(question, Amount):
        hint = say("form-range", low=question.low, high=question.high, step=question.step)
        return modal(
            title, address, [entry(say("form-number"), "number", hint, placeholder=clipped(hint, HINT), max_length=12)]
        )
    fields = []
    for at, group in enumerate(list(grouped(question.options))[:FIELDS]):
        options = [choice(label(option), spelled(question, option)) for option in group]
        listed = select(f"some{at}", say("ask-choose"), options, least=0, most=len(options), required=False)
        fields.append(field(clipped(label(group[0]), 42) + " …", listed))
    return modal(title, address, fields)
