"""References: the same in every line of what one press leads to."""

import asyncio
import json
import logging

import logs
from ops import trace


def line(message: str, form: logging.Formatter) -> str:
    record = logging.makeLogRecord({"msg": message, "name": "kaiju", "levelname": "INFO", "created": 0.0})
    return form.format(record)


def test_every_line_inside_a_trace_has_its_reference_and_none_outside() -> None:
    with trace.traced("pick", "7f3a2c"):
        assert " ref=7f3a2c" in line("moved", logs.TextFormatter())
        assert json.loads(line("moved", logs.JsonFormatter()))["ref"] == "7f3a2c"
    assert "ref" not in json.loads(line("moved", logs.JsonFormatter()))


async def test_tasks_that_are_started_inside_belong_to_it_and_others_do_not() -> None:
    async def seen() -> str:
        await asyncio.sleep(0)
        return trace.reference()

    with trace.traced("a", "aaaaaa"):
        first = asyncio.create_task(seen())
    with trace.traced("b", "bbbbbb"):
        second = asyncio.create_task(seen())
    assert [await first, await second, await seen()] == ["aaaaaa", "bbbbbb", ""]


def test_the_reference_of_an_interaction_follows_from_its_number_in_every_process() -> None:
    assert trace.reference_of(1234567890123456789) == trace.reference_of(1234567890123456789) == "6e1319"
    several = {trace.reference_of((1_400_000_000_000 + 37 * number) << 22) for number in range(20_000)}
    assert len(several) > 19_900
    assert {len(each) for each in several} == {trace.DIGITS}


def test_a_trace_inside_another_ends_with_it() -> None:
    with trace.traced("outer", "aaaaaa"):
        with trace.traced("inner"):
            assert trace.reference() not in ("", "aaaaaa")
        assert (trace.reference(), trace.verb()) == ("aaaaaa", "outer")
    assert (trace.current(), trace.verb(), trace.carried({"a": 1})) == (None, "other", {"a": 1})
