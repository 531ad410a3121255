"""The real server and a real application as processes of their own, for the browser to meet."""

import os
import re
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).parents[3]
TOKEN = "a-token-for-the-page-tests"
START_TIME = 60
LENIENT = 10  # instead of 3 s, so that a busy machine fails no test; some tests wait for it to pass
OUR_SETTINGS = ("KAIJU_", "DISCORD_")


class Process:
    """A child of which some line says that it is ready."""

    READY = re.compile(r"^ready$|event=ready")

    def __init__(self, *arguments: str, **settings: str) -> None:
        inherited = {key: value for key, value in os.environ.items() if not key.startswith(OUR_SETTINGS)}
        self.lines: list[str] = []
        self.is_ready = threading.Event()
        self.child = subprocess.Popen(
            [sys.executable, "-m", *arguments],
            cwd=ROOT,
            env=inherited | {"PYTHONUNBUFFERED": "1"} | settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        if not self.is_ready.wait(START_TIME) or self.child.poll() is not None:
            self.stop()
            raise RuntimeError(f"{arguments[0]} did not start:\n" + "\n".join(self.lines))

    def _read(self) -> None:
        assert self.child.stdout
        for line in self.child.stdout:
            self.lines.append(line.rstrip())
            if self.READY.search(line.strip()):
                self.is_ready.set()
        self.is_ready.set()

    def stop(self) -> None:
        self.child.terminate()
        try:
            self.child.wait(20)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()
        self.reader.join(20)
        assert self.child.stdout
        self.child.stdout.close()


class Server(Process):
    """`python -m local` on a free port, or on a given one."""

    def __init__(self, *arguments: str, port: int = 0) -> None:
        manner = ("--no-rate-limits", "--acknowledge-within", str(LENIENT))
        super().__init__("local", "--port", str(port), "--token", TOKEN, *manner, *arguments)
        said = dict(line.split("=", 1) for line in self.lines if "=" in line)
        self.api = said["KAIJU_DISCORD_API"]
        self.address = next(line.removeprefix("page ") for line in self.lines if line.startswith("page "))
        self.port = int(self.address.rstrip("/").rsplit(":", 1)[1])


class Application(Process):
    """The test application, connected to a server."""

    def __init__(self, server: Server) -> None:
        settings = {"KAIJU_DISCORD_API": server.api, "DISCORD_TOKEN": TOKEN, "PYTHONWARNINGS": "ignore"}
        super().__init__("tests.local.page.app", **settings)


class Bot(Process):
    """The game master itself, connected to a server."""

    def __init__(self, server: Server, folder: Path, **settings: str) -> None:
        where = {"KAIJU_DISCORD_API": server.api, "KAIJU_DB": str(folder / "kaiju.db")}
        # Without emojis texts are the same from the first message on.
        given = {"DISCORD_TOKEN": TOKEN, "KAIJU_PROFILE": "off"} | where | settings
        super().__init__("bot", **given)
