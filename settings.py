"""Settings: from the environment, else from kaiju.toml, else the defaults; docs/settings.md has the table."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from urllib.parse import urlsplit

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
VARIABLES = {
    "token": "DISCORD_TOKEN",
    "api": "KAIJU_DISCORD_API",
    "database": "KAIJU_DB",
    "backups": "KAIJU_BACKUPS",
    "copies": "KAIJU_COPIES",
    "tables": "KAIJU_TABLES",
    "limits": "KAIJU_LIMITS",
    "pack": "KAIJU_PACK",
    "health": "KAIJU_HEALTH",
    "source": "KAIJU_SOURCE",
    "log_level": "KAIJU_LOG_LEVEL",
    "log_format": "KAIJU_LOG_FORMAT",
}


class BadSettings(Exception):
    """The settings cannot be used; the text lists every reason."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the bot is to run."""

    token: str = ""
    api: str = ""
    database: str = "kaiju.db"
    backups: str = "backups"
    copies: str = ""
    tables: str = ""
    limits: str = ""
    pack: str = ""
    health: str = ""
    source: str = ""
    log_level: str = "info"
    log_format: str = "text"

    def table_pairs(self) -> dict[str, str | list[str]]:
        """Return the pairs in `tables` by name."""
        return _pairs(self.tables)

    def limit_pairs(self) -> dict[str, str | list[str]]:
        """Return the pairs in `limits` by name."""
        return _pairs(self.limits)

    def problems(self, *, need_token: bool = True) -> list[str]:
        """Say what is wrong, one sentence for each fault."""
        found = []
        if need_token and not self.token.strip():
            found.append("DISCORD_TOKEN is not set (scripts/play runs without one)")
        for name, address in (("KAIJU_DISCORD_API", self.api), ("KAIJU_SOURCE", self.source)):
            if address and not is_address(address):
                found.append(f"{name} must be an http address, not {address!r}")
        if self.copies and Path(self.copies).resolve() == Path(self.backups).resolve():
            found.append("KAIJU_COPIES must be another folder than KAIJU_BACKUPS, on another disk")
        if self.log_level not in LEVELS:
            found.append(f"KAIJU_LOG_LEVEL must be one of {', '.join(LEVELS)}, not {self.log_level!r}")
        if self.log_format not in FORMATS:
            found.append(f"KAIJU_LOG_FORMAT must be one of {', '.join(FORMATS)}, not {self.log_format!r}")
        return found


def _pairs(text: str) -> dict[str, str | list[str]]:
    """Return name=value pairs by name; a value such as 3:15 is a list."""
    pairs = (pair.partition("=") for pair in text.split())
    return {name: value.split(":") if ":" in value else value for name, _, value in pairs}


def is_address(text: str) -> bool:
    """Tell whether *text* is an http address with a host and a readable port."""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def load(environment: Mapping[str, str] = os.environ, *, need_token: bool = True) -> Settings:
    """Read the settings or raise BadSettings with everything that is wrong."""
    given = _from_file(environment)
    for name, variable in VARIABLES.items():
        if value := environment.get(variable):
            given[name] = value
    settings = Settings(**given)
    if problems := settings.problems(need_token=need_token):
        raise BadSettings("; ".join(problems))
    return settings


def _from_file(environment: Mapping[str, str]) -> dict[str, str]:
    named = environment.get("KAIJU_CONFIG")
    path = Path(named or "kaiju.toml")
    if not named and not path.exists():
        return {}
    if path.exists() and not path.is_file():
        raise BadSettings(f"{path} is not a plain file")
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except RecursionError as fault:
        raise BadSettings(f"{path} is nested too deeply") from fault
    except OSError as fault:
        raise BadSettings(f"{path} cannot be read: {fault.strerror}") from fault
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadSettings(f"{path} is not valid TOML: {fault}") from fault
    known = {one.name for one in fields(Settings)}
    problems = [f"{path} has an unknown key {key!r}" for key in given if key not in known]
    problems += [f"{key} in {path} must be text" for key in given if key in known and not isinstance(given[key], str)]
    if problems:
        raise BadSettings("; ".join(problems))
    return given
