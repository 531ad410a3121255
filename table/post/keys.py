"""Keys of the outbox: by what each message is known. The only module that spells them or takes them apart.

A message that is owed again under the same key takes the place of the earlier one. Most messages also stand under their
key in the references of the table once they are delivered.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.play import Seat

_PING, _REMINDER, _SETTLE, _OFFER = "ping:", "reminder:", "settle:", "seat:"


def of_table(kind: str, table: int) -> str:
    """Return the key of a message of which a table has one: its panel, its lobby, its result."""
    return f"{kind}:{table}"


def ping(table: int, question: int, seat: Seat) -> str:
    """Return the key of the ping for a question."""
    return f"{_PING}{table}:{question}:{seat}"


def reminder(table: int, question: int, seat: Seat, stage: str) -> str:
    """Return the key of the reminder of a question at a *stage*."""
    return f"{_REMINDER}{table}:{question}:{seat}:{stage}"


def offer(table: int, seat: Seat, version: int) -> str:
    """Return the key of the notice that offers a seat, made at a *version* of the table."""
    return f"{_OFFER}{table}:{seat}:{version}"


def heads_up(table: int, seat: Seat) -> str:
    """Return the key of the word to a seat that its turn is next."""
    return f"heads_up:{table}:{seat}"


def settle(key: str) -> str:
    """Return the key of the message that folds up what stands under *key*, a ping or an offer."""
    return f"{_SETTLE}{key}"


def vote(number: int) -> str:
    """Return the key of the message about a vote."""
    return f"vote:{number}"


def notice(table: int, version: int, what: str) -> str:
    """Return the key of a notice that is told once."""
    return f"notice:{table}:{version}:{what}"


def stages(slots: Iterable[str], table: int, question: int, seat: Seat) -> list[str]:
    """Return the stages of the calls to a question among *slots*: those of its reminders, an empty one for its ping."""
    pinged, reminded = ping(table, question, seat), reminder(table, question, seat, "")
    return [
        slot.removeprefix(reminded) if slot.startswith(reminded) else ""
        for slot in slots
        if slot == pinged or slot.startswith(reminded)
    ]


def belongs(slot: str, key: str) -> bool:
    """Return whether what stands in *slot* is a call to the question of *key*, or an offer that *key* withdraws."""
    about = key.removeprefix(_SETTLE)
    if about != key and about.startswith(_OFFER):
        return _is_earlier(slot, about)
    if not about.startswith((_PING, _REMINDER)):
        return False
    _, table, question, seat, *_ = about.split(":")
    return _is_about(slot, f"{table}:{question}:{seat}")


def _is_about(slot: str, question: str) -> bool:
    return slot == f"{_PING}{question}" or slot.startswith(f"{_REMINDER}{question}:")


def _is_earlier(slot: str, key: str) -> bool:
    """Return whether *slot* has an offer of the same seat as *key*, made at an earlier version: a later one stands."""
    seat, _, version = key.rpartition(":")
    offered, _, before = slot.rpartition(":")
    return offered == seat and int(before) < int(version)
