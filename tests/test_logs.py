"""Lines of the log: each is one line that can be read back, without tokens and hands."""

import json
import logging

import logs


def record(message: str, **extra: object) -> logging.LogRecord:
    made = logging.makeLogRecord({"msg": message, "name": "kaiju", "levelname": "INFO", "created": 0.0})
    vars(made).update(extra)
    return made


def test_log_lines_are_one_line_and_can_be_read_back() -> None:
    one = record("table opened", table=12, by='A "quoted"\nname')
    assert logs.TextFormatter().format(one) == (
        'time=1970-01-01T00:00:00.000Z level=info from=kaiju event="table opened" table=12 by="A \\"quoted\\"\\nname"'
    )
    assert json.loads(logs.JsonFormatter().format(one))["by"] == 'A "quoted"\nname'


def test_an_exception_stays_on_its_line() -> None:
    try:
        raise ValueError("broken\ntwice")
    except ValueError as fault:
        one = record("failed", exc_info=(type(fault), fault, fault.__traceback__))
    text = logs.TextFormatter().format(one)
    assert "\n" not in text
    assert "ValueError" in text


def test_tokens_reach_no_line_of_the_log_in_whatever_form() -> None:
    token = "aW50ZXJhY3Rpb246MTIz.x-y_z"
    address = f"https://d.example/api/v10/webhooks/17/{token}/messages/@original?thread_id=1"
    try:
        raise ValueError(f"POST /interactions/18/{token}/callback failed")
    except ValueError as fault:
        lines = [
            record(f"PATCH {address} has returned 200"),
            record("called", address=address),
            record("failed", exc_info=(type(fault), fault, fault.__traceback__)),
            record("got {'id': '1', 'token': '" + token + "', 'type': 2}"),
            record('sent {"token":"' + token + '"}'),
        ]
    for form in (logs.TextFormatter(), logs.JsonFormatter()):
        assert not [text for one in lines if token in (text := form.format(one))]
        assert "/webhooks/17/…/messages/@original" in form.format(lines[0])


def test_the_content_of_messages_is_left_out_of_what_discord_py_logs() -> None:
    hand = {"t": "INTERACTION_CREATE", "s": 3, "op": 0, "d": {"token": "secret", "hand": "7 of hearts"}}
    for args in ((None, hand), (hand,), ("POST", '{"content": "7 of hearts"}'), ([hand], b'{"x": "7 of hearts"}')):
        one = logging.LogRecord("discord.gateway", logging.DEBUG, "", 0, "%s " * len(args), args, None)
        assert logs.Discretion().filter(one)
        assert "hearts" not in one.getMessage()
    one = logging.LogRecord("kaiju", logging.INFO, "", 0, "%s", ('{"ours": 1}',), None)
    assert logs.Discretion().filter(one)
    assert one.getMessage() == '{"ours": 1}'


def test_a_broken_line_is_one_line_of_the_log() -> None:
    try:
        raise ConnectionResetError("gone")
    except ConnectionResetError as fault:
        trace = (type(fault), fault, fault.__traceback__)
    one = logging.LogRecord("discord.client", logging.ERROR, "", 0, "Attempting a reconnect in %.2fs", (1.5,), trace)
    logs.Discretion().filter(one)
    assert (one.getMessage(), one.levelname) == (
        "Attempting a reconnect in 1.50s (ConnectionResetError('gone'))",
        "WARNING",
    )
    assert "error" not in logs.facts(one)
