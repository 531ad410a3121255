"""`scripts/play`: the bot on Discord if there is a token, else on a local Discord of its own."""

import signal

if __name__ == "__main__":  # Ctrl-C while the rest is imported ends this at once, without a trace
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import argparse
import asyncio
import os
import secrets
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from local.keep import BadFile
from local.server import LOOPBACK, Options, Server, port_number, reason

ROOT = Path(__file__).parent.parent
USUAL_PORT = 8765
UNUSABLE = 2


def _whole_path(text: str) -> Path:
    return Path(text).absolute()


def read_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="scripts/play", description=__doc__)
    parser.add_argument("--port", type=port_number, default=USUAL_PORT, help=f"port of the page ({USUAL_PORT})")
    parser.add_argument("--host", default="127.0.0.1", help="let others in, e.g. 0.0.0.0; they need the code")
    parser.add_argument("--name", action="append", default=[], help="serve the page under this name too (my-mac.local)")
    parser.add_argument("--keep", type=_whole_path, metavar="FILE", help="keep server and talk over a restart")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    return parser.parse_args(arguments)


async def open_server(options: Options) -> Server:
    """Start the local Discord, on another port if the wanted one is busy."""
    server = Server(options)
    try:
        await server.start()
    except OSError as fault:
        if options.port == 0:
            raise
        print(f"Port {options.port} is busy ({reason(fault)}); taking another one.", flush=True)
        server = Server(replace(options, port=0))
        await server.start()
    return server


async def start_bot(server: Server, token: str, database: Path) -> asyncio.subprocess.Process:
    """Start bot.py as a process of its own, pointed at *server*."""
    pointed = {"KAIJU_DISCORD_API": server.api, "DISCORD_TOKEN": token}
    database_given = {} if os.environ.get("KAIJU_DB_FILE") else {"KAIJU_DB": str(database)}
    environment = database_given | os.environ | pointed
    # A group of its own: Ctrl-C reaches this process, which stops the bot in order.
    return await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "bot.py"), env=environment, cwd=ROOT, start_new_session=True
    )


async def stop_bot(bot: asyncio.subprocess.Process) -> None:
    """Ask the bot to stop and insist after a while."""
    if bot.returncode is not None:
        return
    bot.terminate()
    try:
        await asyncio.wait_for(bot.wait(), 10)
    except TimeoutError:
        bot.kill()
        await bot.wait()


def own_address() -> str:
    """Return the address under which others on the network see this machine, as far as it knows."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a test address; nothing is sent
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def announce(server: Server, host: str, browser: bool) -> None:
    """Print where to go, and go there if a browser can be opened."""
    port = server.address.rpartition(":")[2]
    print(f"\n  Play here:        {server.address}/", flush=True)
    if server.code.code:
        shown = own_address() if host in ("0.0.0.0", "::") else host
        print(f"  Others join at:   http://{shown}:{port}/")
        print(f"  with the code:    {server.code.code}")
    print("  Stop with Ctrl-C.\n", flush=True)
    if browser and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform != "linux"):
        webbrowser.open(server.address)


async def play(given: argparse.Namespace) -> int:
    """Run server and bot until Ctrl-C, or until the bot gives up."""
    token = secrets.token_urlsafe(32)
    options = Options(
        host=given.host, port=given.port, keep=given.keep, token=token, names=tuple(given.name), is_new=True
    )
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    try:
        server = await open_server(options)
    except BadFile as fault:
        print(fault, file=sys.stderr)
        return UNUSABLE
    except OSError as fault:
        print(f"Cannot listen on {given.host}: {reason(fault)}.", file=sys.stderr)
        return UNUSABLE
    with TemporaryDirectory(prefix="kaiju-") as folder:
        # Games live as long as the talk about them: neither survives without the other.
        database = given.keep.with_suffix(".games.db") if given.keep else Path(folder) / "games.db"
        bot = await start_bot(server, token, database)
        try:
            return await _until_over(server, bot, stop, given)
        finally:
            await stop_bot(bot)
            await server.stop()


async def _until_over(
    server: Server, bot: asyncio.subprocess.Process, stop: asyncio.Event, given: argparse.Namespace
) -> int:
    ended = asyncio.create_task(bot.wait())
    stopped = asyncio.create_task(stop.wait())
    connected = asyncio.create_task(server.gateway.connected.wait())
    await asyncio.wait({ended, stopped, connected}, return_when=asyncio.FIRST_COMPLETED)
    if connected.done():
        announce(server, given.host, not given.no_browser)
        await asyncio.wait({ended, stopped}, return_when=asyncio.FIRST_COMPLETED)
    connected.cancel()
    stopped.cancel()
    if ended.done():
        print(f"The bot has stopped by itself (exit code {bot.returncode}).", file=sys.stderr)
        return bot.returncode or UNUSABLE
    print("Stopping.", flush=True)
    ended.cancel()
    return 0


def main(arguments: list[str] | None = None) -> int:
    """Decide between Discord and the local one."""
    given = read_arguments(arguments)
    if os.environ.get("DISCORD_TOKEN") or os.environ.get("DISCORD_TOKEN_FILE"):
        print("DISCORD_TOKEN is set: running the bot against Discord.", flush=True)
        os.execv(sys.executable, [sys.executable, str(ROOT / "bot.py")])
    if given.host not in LOOPBACK:
        print("People on your network will be able to join with the code below.", flush=True)
    return asyncio.run(play(given))


if __name__ == "__main__":
    sys.exit(main())
