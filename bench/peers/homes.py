"""The peers: which versions, where they live (bench/.peers, made on first use), how they are run."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).resolve().parent.parent.parent
HOMES = ROOT / "bench" / ".peers"


class NoHome(Exception):
    """A peer that cannot be installed here, and why."""


@dataclass(frozen=True)
class Peer:
    """A program to compare with: exact versions of what it needs, and what to run."""

    name: str
    kind: Literal["python", "node"]
    pins: tuple[str, ...]
    program: str

    @property
    def home(self) -> Path:
        """The folder of its environment."""
        return HOMES / self.name

    @property
    def command(self) -> list[str]:
        """How it is run from the root of the project."""
        if self.kind == "node":
            return ["node", self.program]
        return [str(self.home / "venv" / "bin" / "python"), "-m", self.program]

    @property
    def environment(self) -> dict[str, str]:
        """What it runs with: no development checks, and its own modules."""
        return {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(self.home / "node_modules")}


PEERS = (
    Peer("catanatron", "python", ("catanatron==3.2.1", "networkx==3.6.1"), "bench.peers.catan"),
    Peer("rlcard", "python", ("rlcard==1.2.0", "numpy==2.4.6", "termcolor==3.3.0"), "bench.peers.uno"),
    Peer("boardgame.io", "node", ("boardgame.io@0.50.2",), "bench/peers/strike.js"),
)


def settle(peer: Peer) -> None:
    """Make the environment of *peer* unless it is there already; raise `NoHome` where that cannot be done."""
    stamp = peer.home / "pins"
    if stamp.exists() and stamp.read_text().split() == list(peer.pins):
        return
    print(f"Setting up {peer.name} in {peer.home.relative_to(ROOT)} (once) ...", file=sys.stderr)
    shutil.rmtree(peer.home, ignore_errors=True)
    peer.home.mkdir(parents=True)
    for command in _installers(peer):
        _run(command, peer.home)
    stamp.write_text("\n".join(peer.pins))


def _installers(peer: Peer) -> list[list[str]]:
    if peer.kind == "node":
        quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"]
        return [["npm", "install", "--prefix", ".", *quiet, *peer.pins]]
    pip = ["venv/bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return [[sys.executable, "-m", "venv", "venv"], [*pip, *peer.pins]]


def _run(command: list[str], folder: Path) -> None:
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    except FileNotFoundError as error:
        raise NoHome(f"{command[0]} is not installed") from error
    except subprocess.CalledProcessError as error:
        reason = (error.stderr or error.stdout).strip().splitlines()
        raise NoHome(reason[-1] if reason else f"{command[0]} failed") from error
