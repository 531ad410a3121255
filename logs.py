"""Log lines that machines can read: key=value by default, JSON if wished; extra fields come along."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def facts(record: logging.LogRecord) -> dict[str, Any]:
    """Return what a record says, in order."""
    moment = datetime.fromtimestamp(record.created, UTC)
    said: dict[str, Any] = {
        "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "from": record.name,
        "event": record.getMessage(),
    }
    said |= {key: value for key, value in vars(record).items() if key not in USUAL}
    if record.exc_info:
        said["error"] = logging.Formatter().formatException(record.exc_info)
    return said


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
    root = logging.getLogger()
    root.handlers[:] = [writer]
    root.setLevel(level.upper())
    # discord.py tells every step of its gateway at "info"; ours say what matters.
    logging.getLogger("discord").setLevel("DEBUG" if level == "debug" else "WARNING")
