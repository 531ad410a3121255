"""Cuts out of Discord's OpenAPI document what the tests judge by: the routes of local/, and what they reach."""

import argparse
import gzip
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from local.clock import Clock
from local.limits.buckets import RateLimits
from local.rest import application, channels, commands, interactions, messages, people, threads
from local.rest.wire import PREFIX, Wire
from local.state.seed import fresh_world

TARGET = Path(__file__).parents[1] / "tests" / "local" / "discord_openapi.json.gz"
MODULES = (application, channels, commands, interactions, messages, people, threads)
REFERENCE = re.compile(r"#/components/(\w+)/([\w-]+)")


def served() -> set[tuple[str, str]]:
    """Return method and path of every route of the local Discord, its placeholders nameless."""
    wire = Wire(fresh_world(Clock(), None), RateLimits(Clock()))
    routes = [route for module in MODULES for route in module.routes(wire)]
    return {(route.method.lower(), nameless(route.path.removeprefix(PREFIX))) for route in routes}


def nameless(path: str) -> str:
    """Return *path* without the names of its placeholders."""
    return re.sub(r"{[^}]*}", "{}", path)


def cut(document: dict[str, Any]) -> dict[str, Any]:
    """Return *document* with the operations that are served here, and the components those reach."""
    wanted = served()
    paths: dict[str, Any] = {}
    for path, operations in document["paths"].items():
        # "@original" is an address of its own in the document, and a message's id here.
        plain = nameless(path.replace("@original", "{}"))
        kept = {
            method: _lean(operation)
            for method, operation in operations.items()
            if (method, nameless(path)) in wanted or (method, plain) in wanted
        }
        if kept:
            paths[path] = kept
    head = {key: document[key] for key in ("openapi", "info")}
    return {**head, "paths": paths, "components": _reached(document["components"], paths)}


def _lean(operation: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in operation.items() if key in ("requestBody", "responses")}


def _reached(components: dict[str, Any], paths: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, dict[str, Any]] = {}
    waiting = list(_references(paths))
    while waiting:
        kind, name = waiting.pop()
        if name not in found.setdefault(kind, {}):
            found[kind][name] = components[kind][name]
            waiting += _references(found[kind][name])
    return {kind: dict(sorted(rows.items())) for kind, rows in sorted(found.items())}


def _references(part: Any) -> Iterator[tuple[str, str]]:
    yield from REFERENCE.findall(json.dumps(part))


def main(arguments: list[str] | None = None) -> int:
    """Write the part; say how large it is."""
    parser = argparse.ArgumentParser(prog="scripts/openapi", description=__doc__)
    parser.add_argument("full", type=Path, help="Discord's whole document, as JSON")
    parser.add_argument("--target", type=Path, default=TARGET, help="where the part is written")
    given = parser.parse_args(arguments)
    try:
        part = cut(json.loads(given.full.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        print(f"{given.full} cannot be read as Discord's document: {error}", file=sys.stderr)
        return 1
    # No time of writing in it: the same document gives the same bytes.
    given.target.write_bytes(gzip.compress(json.dumps(part, separators=(",", ":")).encode(), mtime=0))
    operations = sum(map(len, part["paths"].values()))
    print(f"{given.target}: {operations} operations, {given.target.stat().st_size // 1024} KiB.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
