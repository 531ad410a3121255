"""Settings: from the environment, else from kaiju.toml, else the defaults; docs/settings.md has the table."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from urllib.parse import urlsplit

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
SWITCH = ("on", "off")
MOST = 10_000  # shards
VARIABLES = {
    "token": "DISCORD_TOKEN",
    "api": "KAIJU_DISCORD_API",
    "gateway": "KAIJU_DISCORD_GATEWAY",
    "shards": "KAIJU_SHARDS",
    "database": "KAIJU_DB",
    "backups": "KAIJU_BACKUPS",
    "copies": "KAIJU_COPIES",
    "tables": "KAIJU_TABLES",
    "limits": "KAIJU_LIMITS",
    "pack": "KAIJU_PACK",
    "health": "KAIJU_HEALTH",
    "source": "KAIJU_SOURCE",
    "profile": "KAIJU_PROFILE",
    "metrics": "KAIJU_METRICS",
    "operations": "KAIJU_OPERATIONS",
    "sentry": "KAIJU_SENTRY_DSN",
    "log_level": "KAIJU_LOG_LEVEL",
    "log_format": "KAIJU_LOG_FORMAT",
}
#: These can be kept in files, as container platforms hand them over: the variable with _FILE names the file.
SECRETS = ("token", "database", "sentry")


class BadSettings(Exception):
    """The settings cannot be used; the text lists every reason."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the bot is to run."""

    token: str = ""
    api: str = ""
    gateway: str = ""
    shards: str = "auto"
    database: str = field(default="kaiju.db", repr=False)  # it may have a password in it
    backups: str = "backups"
    copies: str = ""
    tables: str = ""
    limits: str = ""
    pack: str = ""
    health: str = ""
    source: str = ""
    profile: str = "on"
    metrics: str = ""
    operations: str = ""
    sentry: str = ""
    log_level: str = "info"
    log_format: str = "text"

    @property
    def is_on_server(self) -> bool:
        """Whether a PostgreSQL server keeps the games, and not a file."""
        return self.database.startswith(("postgresql://", "postgres://"))

    def beside(self, suffix: str) -> Path:
        """Return a small file of the bot's, beside the database; where a server keeps that, in the present folder."""
        return Path("kaiju.db" if self.is_on_server else self.database).with_suffix(suffix)

    @property
    def shard_count(self) -> int | None:
        """The number of shards among which the servers are divided; None: as many as Discord advises."""
        return None if self.shards == "auto" else int(self.shards)

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
        elif not self.token.strip().isprintable():
            found.append("DISCORD_TOKEN must be one line of text")
        for name, address in (("KAIJU_DISCORD_API", self.api), ("KAIJU_SOURCE", self.source)):
            if address and not is_address(address):
                found.append(f"{name} must be an http address, not {address!r}")
        if self.gateway and not is_address(self.gateway, ("ws", "wss")):
            found.append(f"KAIJU_DISCORD_GATEWAY must be a ws or wss address, not {self.gateway!r}")
        if self.operations and not (self.operations.isascii() and self.operations.isdigit()):
            found.append(f"KAIJU_OPERATIONS must be the id of a channel, not {self.operations!r}")
        if self.shards != "auto" and self.shards not in map(str, range(1, MOST + 1)):
            found.append(f"KAIJU_SHARDS must be auto or a number from 1 to {MOST:,}, not {self.shards!r}")
        if not self.is_on_server and Path(self.database).is_dir():
            found.append(f"KAIJU_DB must be a file, and {self.database!r} is a folder")
        if self.copies and self.is_on_server:
            found.append("KAIJU_COPIES is for a database in a file; PostgreSQL has its own replicas")
        elif self.copies and os.path.realpath(self.copies) == os.path.realpath(self.backups):
            found.append("KAIJU_COPIES must be another folder than KAIJU_BACKUPS, on another disk")
        if self.profile not in SWITCH:
            found.append(f"KAIJU_PROFILE must be one of {', '.join(SWITCH)}, not {self.profile!r}")
        if self.log_level not in LEVELS:
            found.append(f"KAIJU_LOG_LEVEL must be one of {', '.join(LEVELS)}, not {self.log_level!r}")
        if self.log_format not in FORMATS:
            found.append(f"KAIJU_LOG_FORMAT must be one of {', '.join(FORMATS)}, not {self.log_format!r}")
        return found


def _pairs(text: str) -> dict[str, str | list[str]]:
    """Return name=value pairs by name; a value such as 3:15 is a list."""
    pairs = (pair.partition("=") for pair in text.split())
    return {name: value.split(":") if ":" in value else value for name, _, value in pairs}


def is_address(text: str, schemes: tuple[str, ...] = ("http", "https")) -> bool:
    """Tell whether *text* is an address of one of these *schemes* with a host and a readable port."""
    try:
        parts = urlsplit(text)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def load(environment: Mapping[str, str] = os.environ, *, need_token: bool = True) -> Settings:
    """Read the settings or raise BadSettings with everything that is wrong."""
    given = _from_file(environment)
    for name, variable in VARIABLES.items():
        if value := environment.get(variable):
            given[name] = value
    given |= _from_secret_files(environment)
    settings = Settings(**given)
    if problems := settings.problems(need_token=need_token):
        raise BadSettings("; ".join(problems))
    return settings


def _from_secret_files(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the settings that variables such as DISCORD_TOKEN_FILE name files for."""
    given, problems = {}, []
    for name in SECRETS:
        variable = VARIABLES[name]
        if not (file := environment.get(f"{variable}_FILE")):
            continue
        if environment.get(variable):
            problems.append(f"{variable} and {variable}_FILE are both set")
            continue
        try:
            given[name] = Path(file).read_text(encoding="utf-8-sig").strip()
        except (OSError, UnicodeDecodeError, ValueError) as fault:
            reason = fault.strerror if isinstance(fault, OSError) else "it is not text"
            problems.append(f"the file of {variable}_FILE cannot be read: {reason}")
            continue
        if not given[name]:
            problems.append(f"the file of {variable}_FILE is empty")
    if problems:
        raise BadSettings("; ".join(problems))
    return given


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
