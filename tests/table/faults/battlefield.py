"""What is left after a house was killed, frozen or cut off, and what has to be true of it."""

from __future__ import annotations

import json
import sqlite3
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import msgspec
import psycopg

from tests.table.faults import worker
from tests.table.house import Postbox, serving


class Battlefield(msgspec.Struct, frozen=True):
    """The ledgers in *folder*, and the database: at *url*, or in the folder as well."""

    folder: Path
    url: str = ""
    kills: int = 0

    def rows(self, sql: str) -> list[tuple]:
        """Return what is stored."""
        if self.url:
            with psycopg.connect(self.url) as line:
                return line.execute(sql).fetchall()
        with closing(sqlite3.connect(self.folder / "tables.db")) as db:
            return db.execute(sql).fetchall()

    def ledger(self, name: str) -> list[dict]:
        """Return the whole lines of a ledger: a process may be killed in the middle of one."""
        lines = (self.folder / name).read_bytes().split(b"\n")
        return [json.loads(line) for line in lines if line.endswith(b" ")]

    def kinds(self) -> Counter[str]:
        """Count what was accepted."""
        return Counter(ack["kind"] for ack in self.ledger("acks"))

    def lost(self) -> list[dict]:
        """Return the acts that were accepted and are not stored."""
        acts = set(self.rows("SELECT table_id, question, seat, picks FROM log WHERE picks IS NOT NULL"))

        def is_stored(ack: dict) -> bool:
            picks = json.dumps(ack["picks"], separators=(",", ":"))
            return (ack["table"], ack["question"], ack["seat"], picks) in acts

        return [ack for ack in self.ledger("acks") if ack["kind"] == "act" and not is_stored(ack)]

    def twice(self) -> list[tuple]:
        """Return the questions that have two answers which stand."""
        return self.rows(
            "SELECT table_id, question, seat, count(*) FROM log WHERE picks IS NOT NULL AND undone IS NULL"
            " GROUP BY table_id, question, seat HAVING count(*) > 1"
        )

    async def check_tables_and_mail(self) -> None:
        """Play every table again, and deliver what is still owed: each message once, the last picture of each table."""
        post, database = Postbox(), self.url or self.folder / "tables.db"
        async with serving(database, post, settings=worker.SETTINGS, is_running=False) as service:
            tables = [number for (number,) in self.rows("SELECT id FROM tables WHERE length(setup) > 0")]
            problems = {table: await service.host.archive.audit(table) for table in tables}
            versions = {table: (await service.host.read.look(table)).table.version for table in tables}
            service.services.clock = service.courier._clock = _Later()
            await service.courier.drain()
            left = (await service.services.store.tally())["owed"]

        assert {table: problem for table, problem in problems.items() if problem} == {}
        assert left == 0
        mail = self.ledger("mail")
        mail += [
            {"key": d.owed.key, "kind": d.kind, "table": d.table, "nonce": d.nonce, "version": -2} for d in post.got
        ]
        self._check_results(mail)
        _check_single(mail)
        _check_pictures(mail, versions)

    def _check_results(self, mail: list[dict]) -> None:
        finished = {number for (number,) in self.rows("SELECT id FROM tables WHERE status = 'finished'")}
        told = {each["table"] for each in mail if each["kind"] == "result"}
        assert finished
        assert told == finished


class _Later:
    """An hour on, so that every retry is due."""

    def now(self) -> float:
        return time.time() + 3600


def _check_single(mail: list[dict]) -> None:
    """A target that honours nonces has seen every message that is not renewed in place exactly once."""
    nonces: dict[str, set[str]] = {}
    for each in mail:
        if each["kind"] in ("ping", "reminder", "result", "notice", "settle"):
            nonces.setdefault(each["key"], set()).add(each["nonce"])
    assert {key: seen for key, seen in nonces.items() if len(seen) > 1} == {}


def _check_pictures(mail: list[dict], versions: dict[int, int]) -> None:
    """The last picture of each table shows its last version."""
    shown: dict[int, int] = {}
    for each in mail:
        if each["kind"] == "panel":
            shown[each["table"]] = versions[each["table"]] if each["version"] == -2 else each["version"]
    assert {table: version for table, version in versions.items() if shown.get(table, -1) < version} == {}
