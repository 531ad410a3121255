"""Pictures in words: alt text within Discord's limit, and a text from which the game can be played."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from engine.play import Amount, Decision, Outcome
from render.orders import Chance, ProspectsOrder, Turned
from render.snapshot import Snapshot
from render.words import Words
from words.names import yes_or_no

ALT_LIMIT = 1024
QUARTERS = 4  # of a game: after each, prospects are told
V = TypeVar("V", bound=msgspec.Struct)


class AltText(msgspec.Struct, frozen=True):
    """What a picture says, short and in full."""

    alt: str
    text: str


def alt_text(attempts: Iterable[Sequence[str]], full: Sequence[str] = ()) -> AltText:
    """Return the first of *attempts* that fits as alt text, with the *full* text (by default the first attempt)."""
    first, fitting = None, ""
    for lines in attempts:
        fitting = "\n".join(lines)
        first = first or fitting
        if len(fitting) <= ALT_LIMIT:
            break
    return AltText(_cut(fitting), "\n".join(full) or first or "")


def alt_text_of(lines: Sequence[str]) -> AltText:
    """Return *lines* as alt text, as many of the first ones as fit, and all of them as the full text."""
    return alt_text(lines[:count] for count in range(len(lines), 0, -1))


def _cut(text: str) -> str:
    """Return *text* within the limit, cut at the end of a line."""
    if len(text) <= ALT_LIMIT:
        return text
    kept = text[: ALT_LIMIT - 2]
    return kept[: kept.rfind("\n")].rstrip() + "\n…" if "\n" in kept else kept + "…"


def choice_lines(table: Snapshot[V], is_counted: bool = True) -> list[str]:
    """Return the options of the choice, each with its letter; if *is_counted*, with how many may be chosen."""
    choice, say = table.choice, table.say
    if isinstance(choice, Amount):
        return [say("choose-amount", low=choice.low, high=choice.high, step=choice.step)]
    if not isinstance(choice, Decision) or not choice.options:
        return []
    is_several = is_counted and (choice.least, choice.most) != (1, 1)
    is_exact = yes_or_no(choice.least == choice.most)
    any_of = say("choices-any", least=choice.least, most=choice.most, is_exact=is_exact)
    head = any_of if is_several else say("choices")
    answer = table.teller.answer
    lines = [
        say("choice", letter=letter, what=answer(choice, token, table.view).full)
        for token, letter in table.letters.items()
    ]
    return [head, *lines]


class Course(msgspec.Struct, frozen=True):
    """How a game went: what is counted, and at several times the value of every seat."""

    title: str
    values: Sequence[Sequence[int]]


def result_alt_text(
    table: Snapshot[V], outcome: Outcome, course: Course, headline: Callable[[Snapshot[V]], str], place: str
) -> AltText:
    """Return how a game ended: *headline*, the message *place* for every seat, and in full the *course* of each."""

    def ranked(table: Snapshot[V]) -> list[str]:
        lines = [
            table.say(place, place=number, who=table.who(seat), score=outcome.scores[seat])
            for number, seat in outcome.ranked()
        ]
        return [headline(table), *lines]

    went = prospect_lines(table.prospects, table.say) if table.prospects else []
    values = [table.say.joined(str(each[seat]) for each in course.values) for seat in range(len(outcome.scores))]
    lines = [table.say("course", who=table.who(seat), values=each) for seat, each in enumerate(values)]
    shorter = [[*ranked(table), *went[:count]] for count in range(len(went), 0, -1)]
    full = [*ranked(table), course.title, *lines, *went]
    return alt_text([*shorter, ranked(table), ranked(table.limited(16))], full)


def prospect_lines(order: ProspectsOrder, say: Words) -> list[str]:
    """Return everybody's prospects at the start, after each quarter and at the end, and what turned them."""
    kind = say("prospects-open" if order.is_open else "prospects-known")
    head = say("prospects-alt", title=order.title, kind=kind)
    rows = [_prospects_of(order.seats[seat], say) for seat in ranked_prospects(order)]
    turns = [_turned(order, number, turn, say) for number, turn in enumerate(order.turns, 1)]
    return [head, *rows, *turns]


def ranked_prospects(order: ProspectsOrder) -> list[int]:
    """Return the seats as prospects list them: who won, then those who stood best in the middle of the game."""
    half = len(order.steps) // 2
    return sorted(
        range(len(order.seats)), key=lambda seat: (seat not in order.winners, -order.seats[seat].shares[half], seat)
    )


def _prospects_of(of: Chance, say: Words) -> str:
    last = len(of.shares) - 1
    values = [of.shares[round(last * quarter / QUARTERS)] for quarter in range(QUARTERS + 1)]
    course = say.joined(say("stats-percent", share=round(100 * value)) for value in values)
    return say("prospects-alt-row", kaiju=of.name, person=of.person, course=course)


def _turned(order: ProspectsOrder, number: int, turn: Turned, say: Words) -> str:
    names = say.joined(order.seats[seat].name for seat in order.winners)
    before, after = round(100 * turn.before), round(100 * turn.after)
    return say("prospects-alt-turn", number=number, kaiju=names, before=before, after=after)
