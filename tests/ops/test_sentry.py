"""Reports to Sentry, sent by its real client to a server of our own: what is in them, and what never is."""

import gzip
import json
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
import sentry_sdk

from ops import sentry, trace

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcDe." + "x" * 38
HAND = "card:riptide"


@pytest.fixture
def inbox() -> Iterator[tuple[str, list[bytes]]]:
    """A server that takes what Sentry's client sends, and its address as a DSN."""
    got: list[bytes] = []

    class Inbox(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.append(gzip.decompress(body) if self.headers.get("Content-Encoding") == "gzip" else body)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Inbox) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://public@127.0.0.1:{server.server_port}/1", got
        finally:
            sentry_sdk.init()
            server.shutdown()
            thread.join()


def test_a_report_says_where_it_failed_and_nothing_that_anybody_holds(inbox: tuple[str, list[bytes]]) -> None:
    dsn, got = inbox
    sentry.begin(dsn, "1.2.3", ("hunter2-secret",))
    hand = [HAND]

    with trace.traced("pick", "7f3a2c"):
        try:
            raise ValueError(f"{HAND} at /interactions/12/aW50ZXJhY3Rpb24 with {TOKEN} and hunter2-secret")
        except ValueError:
            logging.getLogger("kaiju.cogs").exception("failed for %s with %s", hand[0], TOKEN, extra={"person": "Ana"})
    sentry_sdk.flush(10)

    text = b"\n".join(got).decode()
    for secret in (HAND, TOKEN, "aW50ZXJhY3Rpb24", "hunter2-secret", "Ana", "person"):
        assert secret not in text, secret
    event = next(json.loads(line) for line in text.splitlines() if '"exception"' in line)
    (fault,) = event["exception"]["values"]
    assert fault["type"] == "ValueError"
    assert fault["stacktrace"]["frames"][-1]["function"].startswith("test_a_report_says")
    assert event["tags"] == {"reference": "7f3a2c", "verb": "pick"}
    assert event["release"] == "1.2.3"
    assert not {"breadcrumbs", "extra", "contexts", "modules", "user", "server_name", "request"} & event.keys()


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("POST /webhooks/1/abc.def/messages failed", "POST /webhooks/1/…/messages failed"),
        ('{"token": "abc"}', '{"token": "…"}'),
        (f"with {TOKEN}", "with …"),
        ("postgresql://kaiju:geheim@db/kaiju", "postgresql://…db/kaiju"),
    ],
)
def test_what_is_left_of_a_message_has_no_tokens(text: str, left: str) -> None:
    event = sentry.scrubber()({"logentry": {"message": text, "params": [text]}, "extra": {"a": text}}, {})
    assert event == {"logentry": {"message": left}, "exception": {"values": []}}


@pytest.mark.parametrize("dsn", ["nonsense", "https://example.com/1", "https://key@example.com/", "ftp://key@host/1"])
def test_what_is_no_project_of_sentry_is_said_in_one_sentence(dsn: str) -> None:
    with pytest.raises(sentry.NoSentry, match="KAIJU_SENTRY_DSN is not the address of a Sentry project"):
        sentry.begin(dsn, "1")


def test_without_the_package_the_bot_says_so_and_ends_with_2(tmp_path: Path) -> None:
    script = "import sys; sys.modules['sentry_sdk'] = None; import bot; sys.exit(bot.main([]))"
    environment = {"DISCORD_TOKEN": "x", "KAIJU_SENTRY_DSN": "https://key@example.com/1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr == "KAIJU_SENTRY_DSN needs the package sentry-sdk, which is not installed.\n"
