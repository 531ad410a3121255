"""What was counted, as docs/conversation.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

HEAD = """# The conversation in numbers

`scripts/conversation` plays as people do, in a real browser: one at a desk (1280 x 860), one on a phone (390 x 844),
with a computer at their table. They read their newest private page, press any answer on it, and open a page only when
none of theirs has a question. Every press is counted, and after each we check that what it led to is in sight.
Moves are drawn by lot, so they say nothing about strength. Settings are those that ship, but computers take 0.2 s.
Monopoly as printed takes more than 12,000 answers between people who draw lots ([balance.md](balance.md)): it is left
after some minutes.

A *press* is a button, opening a list, or choosing in it. An *answer* is an act that somebody gave by hand, as the log
counts them: a chain chosen at once is one, and so is all that *Decide for me* or *As suggested* answers. *Left* is
the most private messages that one person has in the thread at the end. An *act* is a command sent or a press.

What we aim at: 3 acts to the first card, the presses in the second table, less than 10% of them only to fetch a
question, one private message left, and nothing out of sight.
"""
#: Presses an answer that a game may take.
AIMS = {"Total War": 1.1, "Tokyo Clash": 2.5, "Monopoly": 1.5}


class Measured(NamedTuple):
    """What two people did in one game."""

    game: str
    answers: int
    presses: int
    fetches: int
    left: int
    unseen: int
    is_over: bool


def written(rows: Sequence[Measured], first: Mapping[str, Sequence[int]]) -> str:
    """Return the document."""
    lines = [HEAD, "| acts from `/play` to the first card | desktop | phone |", "| --- | ---: | ---: |"]
    lines += [f"| {game} | {' | '.join(map(str, acts))} |" for game, acts in first.items()]
    lines += ["", "| game | answers | presses an answer | aim | only to fetch a question | out of sight | left |"]
    lines.append("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for row in rows:
        rate, share = row.presses / max(1, row.answers), row.fetches / max(1, row.presses)
        end = "" if row.is_over else " (not to the end)"
        counted = f"{row.answers}{end} | {rate:.2f} | {AIMS[row.game]} | {share:.0%} | {row.unseen} | {row.left}"
        lines.append(f"| {row.game} | {counted} |")
    return "\n".join(lines) + "\n"
