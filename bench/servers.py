"""How a bot of many servers starts and what it holds: ``python -m bench.servers [--servers N …]``.

The local Discord has so many servers with only the bot in them and advises a shard for every thousand; sixteen sessions
may begin in five seconds, as for a large bot. Prints Markdown.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from bench.clicks import resident
from bench.interactions import cpu_of
from bench.table import heading
from local.server import Options, Server

ROOT = Path(__file__).parent.parent
PATIENCE = 600.0
CONCURRENCY = 16


async def measure(servers: int, concurrency: int) -> str:
    """Return a row: how long until all servers are known, with what memory and CPU."""
    server = Server(Options(rate_limits=False, servers=servers - 1, max_concurrency=concurrency))
    await server.start()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        environment = os.environ | {
            "KAIJU_DISCORD_API": server.api,
            "DISCORD_TOKEN": server.world.application.token,
            "KAIJU_DB": str(Path(folder) / "bench.db"),
            "KAIJU_PROFILE": "off",
        }
        began = time.perf_counter()
        with log.open("w") as said:
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(ROOT / "bot.py"), env=environment, cwd=folder, stderr=said
            )
        try:
            async with asyncio.timeout(PATIENCE):
                while "event=ready" not in log.read_text():  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            spent = time.perf_counter() - began
            memory, cpu = resident(bot.pid), cpu_of(bot.pid)
            shards = len(server.gateway.live())
        finally:
            bot.terminate()
            await bot.wait()
            await server.stop()
    return f"| {servers:,} | {shards} | {concurrency} | {spent:.1f} | {cpu:.1f} | {memory:.0f} |"


async def run(counts: list[int]) -> None:
    """Measure each number of servers and print a table."""
    print(heading("servers", "shards", "sessions in 5 s", "ready after s", "CPU s", "memory MiB"))
    for count in counts:
        print(await measure(count, CONCURRENCY), flush=True)


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m bench.servers", description=__doc__)
    parser.add_argument("--servers", type=int, nargs="*", default=[1, 2_500, 10_000])
    asyncio.run(run(parser.parse_args().servers))


if __name__ == "__main__":
    main()
