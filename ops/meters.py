"""Meters: what is counted and timed. While nobody collects them, noting something costs one comparison.

`READINGS` are asked for when somebody looks: they have a value at any moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

Sink: TypeAlias = Callable[[float, tuple[str, ...]], None]
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
PATIENT = (0.05, 0.25, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 900.0)


class Meter:
    """One thing that is counted or timed; *sink* takes the values while metrics are served."""

    __slots__ = ("buckets", "kind", "labels", "name", "sink", "text")

    def __init__(
        self,
        kind: Literal["counter", "histogram"],
        name: str,
        text: str,
        labels: tuple[str, ...] = (),
        buckets: tuple[float, ...] = QUICK,
    ) -> None:
        self.kind, self.name, self.text, self.labels, self.buckets = kind, name, text, labels, buckets
        self.sink: Sink | None = None

    def note(self, value: float, *labels: str) -> None:
        """Note a time, or that so much has come together."""
        if self.sink is not None:
            self.sink(value, labels)


class Reading(NamedTuple):
    """Something that has a value at any moment."""

    name: str
    text: str
    labels: tuple[str, ...] = ()


acknowledged = Meter("histogram", "kaiju_acknowledge_seconds", "From a press to its acknowledgement by Discord.")
answered = Meter("histogram", "kaiju_answer_seconds", "From a press or command to its answer.", ("verb",))
explained = Meter("counter", "kaiju_errors", "Answers that explain an error, by what kind of error.", ("kind",))
acted = Meter("histogram", "kaiju_act_seconds", "A job at a table, with its wait in the table's queue.", ("verb",))
committed = Meter("histogram", "kaiju_commit_seconds", "A durable write to the store.")
rang = Meter("histogram", "kaiju_due_late_seconds", "How late something due was begun.", buckets=PATIENT)
delivered = Meter("histogram", "kaiju_delivery_seconds", "An attempt to deliver a message.", ("kind", "result"))
aged = Meter("histogram", "kaiju_outbox_age_seconds", "From owed to delivered.", ("kind",), PATIENT)
drawn = Meter("histogram", "kaiju_draw_seconds", "A picture, from the order to the file.", ("kind", "result"))
searched = Meter("histogram", "kaiju_search_seconds", "An answer of a computer player.", ("level", "result"))
requested = Meter("counter", "kaiju_requests", "Requests to Discord by status; 0: no answer.", ("status",))
limited = Meter("counter", "kaiju_rate_limited", "Answers 429 of Discord by scope.", ("scope",))
budgeted = Meter("histogram", "kaiju_budget_wait_seconds", "Wait for a request of the budget.", ("urgency",), PATIENT)
put_off = Meter("counter", "kaiju_put_off", "Edits that were put off because requests were short.", ("kind",))
METERS = (
    *(acknowledged, answered, explained, acted, committed, rang, delivered, aged, drawn, searched),
    *(requested, limited, budgeted, put_off),
)

READINGS = (
    Reading("kaiju_ready", "1 while commands are answered and tables run."),
    Reading("kaiju_store_up", "1 while the store answers."),
    Reading("kaiju_tables", "Tables of all workers by status.", ("status",)),
    Reading("kaiju_tables_hot", "Tables in memory."),
    Reading("kaiju_queue_length", "Jobs at tables that are under way or wait."),
    Reading("kaiju_clicks_under_way", "Presses that are being answered."),
    Reading("kaiju_outbox_backlog", "Messages that are owed by kind.", ("kind",)),
    Reading("kaiju_outbox_oldest_seconds", "For how long the oldest message is overdue, by kind.", ("kind",)),
    Reading("kaiju_outbox_failing", "Messages of all workers whose last attempt failed."),
    Reading("kaiju_dues", "Clocks that run, of all workers."),
    Reading("kaiju_shards_up", "Shards with an open line to Discord."),
    Reading("kaiju_leases_held", "Leases that this worker holds."),
    Reading("kaiju_identifies_left", "Sessions that may still be begun today; -1: not known."),
    Reading("kaiju_invalid_requests", "Requests of the last ten minutes that count towards Discord's ban."),
    Reading("kaiju_budget_used", "Share of the request budget that the last seconds have used."),
    Reading("kaiju_budget_waiting", "Requests that wait for the budget, by urgency.", ("urgency",)),
    Reading("kaiju_memory_bytes", "Resident memory of the bot and of its worker processes.", ("process",)),
    Reading("kaiju_alarms", "1 for each alarm that the owner was told of.", ("alarm",)),
)
