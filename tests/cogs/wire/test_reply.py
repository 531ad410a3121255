"""An answer that Discord no longer takes is nobody's fault, and the log says why."""

import logging

import discord
import pytest

from cogs.wire.reply import was_accepted


class Response:
    status, reason = 400, "Bad Request"


async def refused(code: int) -> None:
    raise discord.HTTPException(Response(), {"code": code, "message": "no"})


@pytest.mark.parametrize(("code", "said"), [(40060, "is a second bot started"), (10062, "answered too late")])
async def test_an_answer_that_is_not_taken_is_one_line_of_the_log_that_names_the_cause(code, said, caplog):
    assert not await was_accepted(refused(code))
    assert [(record.levelno, said in record.message) for record in caplog.records] == [(logging.WARNING, True)]


async def test_what_another_worker_has_answered_before_it_was_lost_is_no_warning(caplog):
    assert not await was_accepted(refused(40060), is_late=True)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_any_other_fault_is_the_callers():
    with pytest.raises(discord.HTTPException):
        await was_accepted(refused(50035))
