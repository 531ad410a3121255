"""Application commands: names, descriptions, options, and the 8,000 characters of it all."""

import re
from typing import Any

from local.limits.faults import Faults, Path
from local.state.model import Json

NAME = re.compile(r"^[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}$")
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
LIMITS = {1: 100, 2: 15, 3: 15}


def check_command(form: Json, path: Path = ()) -> None:
    """Refuse a command that Discord would refuse."""
    faults = Faults()
    note_command(faults, path, form)
    faults.settle()


def check_commands(forms: list[Json]) -> None:
    """Refuse a whole list of commands if one of them, or their number, is bad."""
    faults = Faults()
    counts = dict.fromkeys(LIMITS, 0)
    seen: set[tuple[int, str]] = set()
    for index, form in enumerate(forms):
        note_command(faults, (index,), form)
        kind = form.get("type") or 1
        counts[kind] = counts.get(kind, 0) + 1
        if (kind, form.get("name", "")) in seen:
            words = "Application command names must be unique"
            faults.add((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", words)
        seen.add((kind, form.get("name", "")))
    for kind, most in LIMITS.items():
        if counts[kind] > most:
            faults.add((), "BASE_TYPE_BAD_LENGTH", f"Must be {most} or fewer in length.")
    faults.settle()


def note_command(faults: Faults, path: Path, form: Json) -> None:
    """Note every fault of one command."""
    kind = form.get("type") or 1
    faults.choices((*path, "type"), kind, tuple(LIMITS))
    if kind == 1:
        _note_name(faults, path, form)
        faults.text(path, form, "description", 1, 100, required=True)
    else:
        faults.text(path, form, "name", 1, 32, required=True)
        if form.get("description"):
            faults.add((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "Must be empty.")
    _note_options(faults, path, form, 0)
    if command_size(form) > 8000:
        words = "Command exceeds maximum size (8000)"
        faults.add(path, "APPLICATION_COMMAND_TOO_LARGE", words)


def _note_name(faults: Faults, path: Path, form: Json) -> None:
    faults.text(path, form, "name", 1, 32, required=True)
    names = {(*path, "name"): form.get("name")}
    for locale, name in (form.get("name_localizations") or {}).items():
        names[(*path, "name_localizations", locale)] = name
    for place, name in names.items():
        if isinstance(name, str) and (not NAME.match(name) or name != name.lower()):
            words = "Command name is invalid"
            faults.add(place, "APPLICATION_COMMAND_INVALID_NAME", words)
    for locale, text in (form.get("description_localizations") or {}).items():
        faults.length((*path, "description_localizations", locale), text, 1, 100)


def _note_options(faults: Faults, path: Path, form: Json, depth: int) -> None:
    options = form.get("options") or []
    faults.length((*path, "options"), options, 0, 25)
    names: set[Any] = set()
    optional_seen = False
    for index, option in enumerate(options):
        place = (*path, "options", index)
        _note_option(faults, place, option, depth)
        if option.get("name") in names:
            words = "Option names must be unique"
            faults.add((*place, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", words)
        names.add(option.get("name"))
        if option.get("required") and optional_seen:
            words = "Required options must be placed before non-required options"
            faults.add(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional_seen = optional_seen or not option.get("required")
    kinds = {option.get("type") for option in options}
    if kinds & {SUBCOMMAND, GROUP} and kinds - {SUBCOMMAND, GROUP}:
        words = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        faults.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)


def _note_option(faults: Faults, path: Path, option: Json, depth: int) -> None:
    kind = option.get("type")
    faults.choices((*path, "type"), kind, tuple(range(1, 12)))
    _note_name(faults, path, option)
    faults.text(path, option, "description", 1, 100, required=True)
    if kind in (SUBCOMMAND, GROUP):
        if depth > (0 if kind == GROUP else 1):
            words = "Sub-commands cannot be nested deeper"
            faults.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)
        _note_options(faults, path, option, depth + 1)
        return
    choices = option.get("choices") or []
    faults.length((*path, "choices"), choices, 0, 25)
    for index, choice in enumerate(choices):
        note_choice(faults, (*path, "choices", index), choice, kind)
    if choices and option.get("autocomplete"):
        words = "autocomplete cannot be true when choices are present"
        faults.add((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", words)


def note_choice(faults: Faults, path: Path, choice: Json, kind: int | None) -> None:
    """Note the faults of a choice, fixed or from autocompletion."""
    faults.text(path, choice, "name", 1, 100, required=True)
    value = choice.get("value")
    if kind == STRING:
        faults.text(path, choice, "value", 0, 100, required=True)
    elif kind in (INTEGER, NUMBER) and (not isinstance(value, int | float) or isinstance(value, bool)):
        faults.add((*path, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def command_size(form: Json) -> int:
    """Count names, descriptions and values; the longest localisation counts."""
    size = 0
    for key in ("name", "description"):
        texts = [str(form.get(key) or ""), *(form.get(f"{key}_localizations") or {}).values()]
        size += max(map(len, texts))
    if isinstance(form.get("value"), str):
        size += len(form["value"])
    inner = [*(form.get("options") or []), *(form.get("choices") or [])]
    return size + sum(map(command_size, inner))
