"""`python -m local`: run the local Discord alone and wait for a bot."""

import signal

if __name__ == "__main__":  # Ctrl-C while the rest is imported ends this at once, without a trace
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import argparse
import asyncio
import os
import secrets
import sys
from pathlib import Path

from local.keep import BadFile
from local.limits.starts import TOTAL
from local.server import Options, Server, port_number, reason

MOST = 100_000


def _count(text: str) -> int:
    number = int(text)
    if not 0 <= number <= MOST:
        raise argparse.ArgumentTypeError(f"a number from 0 to {MOST:,}")
    return number


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m local", description="A Discord on your own machine.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: only this machine)")
    parser.add_argument("--port", type=port_number, default=0, help="port (default: any free one)")
    parser.add_argument("--keep", type=Path, help="file that keeps everything over a restart")
    parser.add_argument("--code", help="join code for people on the network (default: a random one)")
    parser.add_argument("--name", action="append", default=[], help="serve the page under this name too (my-mac.local)")
    parser.add_argument("--token", help="the bot's token (default: KAIJU_LOCAL_TOKEN, or a random one)")
    parser.add_argument("--control", action="store_true", help="open the control API for tests")
    parser.add_argument("--no-rate-limits", action="store_true", help="never answer 429")
    parser.add_argument("--privileged-intents", action="store_true", help="allow members and message content")
    parser.add_argument("--new", action="store_true", help="the bot has only now been invited to the server")
    parser.add_argument(
        "--servers", type=_count, default=0, metavar="N", help="further servers with only the bot in them"
    )
    parser.add_argument("--shards", type=_count, metavar="N", help="shards to recommend (one for every 1,000 servers)")
    parser.add_argument("--starts", type=_count, default=TOTAL, metavar="N", help=f"sessions a day ({TOTAL})")
    parser.add_argument(
        "--max-concurrency", type=_count, metavar="N", help="sessions that may begin in 5 s; asks for the pause"
    )
    parser.add_argument(
        "--acknowledge-within",
        type=float,
        default=3.0,
        metavar="SECONDS",
        help="time for the first answer; 3 on Discord, more for tests on a busy machine",
    )
    return parser


def read_options(arguments: list[str] | None = None) -> Options:
    """Read the command line."""
    given = _parser().parse_args(arguments)
    return Options(
        host=given.host,
        port=given.port,
        keep=given.keep,
        names=tuple(given.name),
        code=given.code,
        token=given.token or os.environ.get("KAIJU_LOCAL_TOKEN") or secrets.token_urlsafe(32),
        control=(os.environ.get("KAIJU_CONTROL_TOKEN") or secrets.token_urlsafe(16)) if given.control else None,
        rate_limits=not given.no_rate_limits,
        privileged_intents=given.privileged_intents,
        is_new=given.new,
        acknowledge_within=given.acknowledge_within,
        servers=given.servers,
        shards=given.shards or None,
        starts=given.starts,
        max_concurrency=given.max_concurrency or None,
    )


async def run(options: Options) -> int:
    """Run until a signal comes."""
    server = Server(options)
    try:
        await server.start()
    except BadFile as fault:
        print(fault, file=sys.stderr)
        return 2
    except OSError as fault:
        print(f"Cannot listen on {options.host}:{options.port}: {reason(fault)}.", file=sys.stderr)
        return 2
    print(f"page {server.address}/", f"KAIJU_DISCORD_API={server.api}", sep="\n")
    print(f"DISCORD_TOKEN={options.token}")
    if server.code.code:
        print(f"join code {server.code.code}")
    if options.control:
        print(f"control token {options.control}")
    print("ready", flush=True)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await stop.wait()
    await server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(run(read_options())))
