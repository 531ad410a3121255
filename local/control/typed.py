"""A command as a test writes it, `/game new` and a few values, turned into Discord's option objects."""

from typing import Any

from local import refusals
from local.limits.components import TEXT_INPUT, walk
from local.limits.modals import CHECKBOX, RADIO
from local.state import options
from local.state.model import Channel, Command, Json
from local.state.world import World

NESTED = (options.SUBCOMMAND, options.GROUP)


def find_channel(world: World, name: str) -> Channel:
    """Return a channel by id, or by its name in the home server; threads too."""
    bare = name.removeprefix("#")
    if found := world.channels.get(bare):
        return found
    here = world.inside(world.guild.id).channels.values()
    matches = [one for one in here if one.name == bare and one.type != 4]
    if not matches:
        raise refusals.tell(f"There is no channel {name!r}.")
    return matches[-1]


def find_command(world: World, user_id: str, channel: Channel, line: str) -> tuple[Command, list[str]]:
    """Return the command that *line* names and the subcommands after it."""
    words = line.removeprefix("/").split()
    usable = [one for one in world.commands.values() if options.usable(world, user_id, channel, one)]
    for one in usable:
        if one.body["name"] == line or (one.body["type"] == 1 and one.body["name"] == words[0]):
            return one, ([] if one.body["name"] == line else words[1:])
    raise refusals.tell(f"There is no command {line!r} here; there are: {_names(usable)}.")


def _names(commands: list[Command]) -> str:
    return ", ".join("/" + str(one.body["name"]) for one in commands) or "none"


def spell(world: World, command: Command, words: list[str], values: Json, focused: str | None = None) -> list[Json]:
    """Spell *values* as the options of the command or subcommand."""
    defined: list[Json] = command.body.get("options") or []
    path: list[Json] = []
    for word in words:
        found = next((one for one in defined if one["name"] == word and one["type"] in NESTED), None)
        if found is None:
            raise refusals.tell(f"There is no subcommand {word!r}.")
        path.append({"name": word, "type": found["type"]})
        defined = found.get("options") or []
    known = {one["name"]: one for one in defined}
    spelled = []
    for name, value in values.items():
        if name not in known:
            raise refusals.tell(f"There is no option {name!r}; there are: {', '.join(known) or 'none'}.")
        spelled.append(_option(world, known[name], value, name == focused))
    for one in reversed(path):
        spelled = [one | {"options": spelled}]
    return spelled


def _option(world: World, definition: Json, value: Any, is_focused: bool) -> Json:
    option: Json = {"name": definition["name"], "type": definition["type"], "value": value}
    if is_focused:
        return option | {"focused": True}
    if definition["type"] in (options.USER, options.MENTIONABLE) and (user := world.named(str(value))):
        option["value"] = user.id
    elif definition["type"] == options.CHANNEL:
        option["value"] = find_channel(world, str(value)).id
    return option


def answers(modal: Json, values: Json) -> list[Json]:
    """Spell *values* by custom id as the components of a modal's answer; what is not named stays as the form has it."""
    known = [part["custom_id"] for part in walk(modal["components"]) if "custom_id" in part]
    if unknown := [name for name in values if name not in known]:
        raise refusals.tell(f"There is no field {unknown[0]!r}; there are: {', '.join(known)}.")
    return [_answer(part, values) for part in modal["components"]]


def _answer(part: Json, values: Json) -> Json:
    shape: Json = {"type": part["type"], "id": part["id"]}
    if "component" in part:
        return shape | {"component": _answer(part["component"], values)}
    if "components" in part:
        return shape | {"components": [_answer(child, values) for child in part["components"]]}
    if "custom_id" not in part:
        return shape
    shape["custom_id"] = part["custom_id"]
    value = values[part["custom_id"]] if part["custom_id"] in values else _untouched(part)
    if isinstance(value, list):
        return shape | {"values": value}
    return shape | {"value": value}


def _untouched(part: Json) -> Any:
    """Return what a field holds before anybody has touched it."""
    chosen = [option["value"] for option in part.get("options") or [] if option.get("default")]
    if part["type"] == RADIO:
        return chosen[0] if chosen else None
    if part["type"] == CHECKBOX:
        return bool(part.get("default"))
    if part["type"] == TEXT_INPUT:
        return part.get("value")
    return chosen or [default["id"] for default in part.get("default_values") or []]
