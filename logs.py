"""Log lines that machines can read: key=value by default, JSON if wished; extra fields come along."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

from ops import trace

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


#: Whoever has such an address can speak for the bot for 15 minutes.
ADDRESS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.%-]+")
FIELD = re.compile(r"""(["']token["']: ?["'])[^"']+""")
BROKEN_LINE = "Attempting a reconnect"


def redacted(text: str) -> str:
    """Return *text* without tokens."""
    return FIELD.sub(r"\1…", ADDRESS.sub(r"\1…", text))


class Discretion(logging.Filter):
    """Takes the content of messages out of what discord.py logs, because it holds hands; a broken line is one line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass, some with less in them."""
        if record.name.startswith("discord") and isinstance(record.args, tuple):
            record.args = tuple(map(outlined, record.args))
        elif record.name.startswith("discord") and isinstance(record.args, dict):
            record.args = (outlined(record.args),)  # logging unpacks a lone mapping
        if record.exc_info and str(record.msg).startswith(BROKEN_LINE):
            record.msg += f" ({record.exc_info[1]!r})"
            record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
        return True


def outlined(value: Any) -> Any:
    """Return what kind of event or answer *value* is, instead of what is in it."""
    if isinstance(value, dict):
        return {key: value[key] for key in ("op", "t", "s", "id", "type") if key in value} | {"…": len(value)}
    if isinstance(value, (list, tuple)):
        return f"{len(value)} items"
    if isinstance(value, (str, bytes)) and value[:1] in ("{", "[", b"{", b"["):
        return f"{len(value)} characters"
    return value


def facts(record: logging.LogRecord) -> dict[str, Any]:
    """Return what a record says, in order."""
    moment = datetime.fromtimestamp(record.created, UTC)
    said: dict[str, Any] = {
        "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "from": record.name,
        "event": record.getMessage(),
    }
    if reference := trace.reference():
        said["ref"] = reference
    said |= {key: value for key, value in vars(record).items() if key not in USUAL}
    if record.exc_info:
        said["error"] = logging.Formatter().formatException(record.exc_info)
    return {key: redacted(value) if isinstance(value, str) else value for key, value in said.items()}


class TextFormatter(logging.Formatter):
    """Formats a record as key=value pairs on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Spell one record."""
        return " ".join(f"{key}={quoted(value)}" for key, value in facts(record).items())


class JsonFormatter(logging.Formatter):
    """Formats a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Spell one record."""
        return json.dumps(facts(record), default=str, ensure_ascii=False)


def quoted(value: Any) -> str:
    """Spell a value so that spaces, quotes and line ends cannot break the line."""
    text = str(value)
    if text and not any(letter in text for letter in ' "=\n\r\t'):
        return text
    return json.dumps(text, ensure_ascii=False)


def configure(level: str, form: str) -> None:
    """Send all logging to standard error in this form."""
    writer = logging.StreamHandler(sys.stderr)
    writer.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    writer.addFilter(Discretion())
    root = logging.getLogger()
    root.handlers[:] = [writer]
    root.setLevel(level.upper())
    # discord.py tells every step of its gateway at "info"; ours say what matters.
    logging.getLogger("discord").setLevel("DEBUG" if level == "debug" else "WARNING")
