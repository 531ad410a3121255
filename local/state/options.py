"""A slash command as a person typed it: is it one, is everything there, and whom or what does it name."""

from typing import Any

from local import refusals
from local.shapes import people as shapes
from local.shapes.messages import attachment
from local.state import permissions
from local.state.model import Attachment, Channel, Command, Json
from local.state.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)


def find(world: World, user_id: str, channel: Channel, command_id: str) -> Command:
    """Return the command if *user_id* may use it in *channel*."""
    command = world.commands.get(command_id)
    if command is None or not usable(world, user_id, channel, command):
        raise refusals.tell("There is no such command here.")
    return command


def usable(world: World, user_id: str, channel: Channel, command: Command) -> bool:
    """Tell whether *user_id* may use *command* in *channel*."""
    in_guild = channel.guild_id is not None
    if command.guild_id and command.guild_id != channel.guild_id:
        return False
    contexts = command.body.get("contexts")
    if contexts and (0 if in_guild else 1) not in contexts:
        return False
    if not in_guild:
        return contexts is not None or command.body.get("dm_permission") is not False
    have = permissions.within(world, user_id, channel)
    needed = command.body.get("default_member_permissions")
    if needed is not None and have != permissions.EVERYTHING:
        wanted = int(needed)
        # "0" hides the command from everybody but administrators.
        if wanted == 0 or have & wanted != wanted:
            return False
    return bool(have & permissions.bits("use_application_commands"))


def full_name(command: Command, options: list[Json]) -> str:
    """Return the name with its subcommands, as it is shown above an answer."""
    names = [str(command.body["name"])]
    while options and options[0].get("type") in (SUBCOMMAND, GROUP):
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)


def check(defined: list[Json], given: list[Json], *, partial: bool = False) -> list[Json]:
    """Return *given* as the bot will receive it, or say what is wrong with it."""
    by_name = {option["name"]: option for option in defined}
    inner = [option for option in given if option.get("type") in (SUBCOMMAND, GROUP)]
    has_subcommands = any(option["type"] in (SUBCOMMAND, GROUP) for option in defined)
    if has_subcommands and (len(given) != 1 or not inner or given[0].get("name") not in by_name):
        raise refusals.tell("Choose one of the subcommands.")
    checked = []
    for option in given:
        definition = by_name.get(option.get("name", ""))
        if definition is None or definition["type"] != option.get("type"):
            raise refusals.tell(f"This command has no option {option.get('name')!r} of that type.")
        checked.append(_check_one(definition, option, partial))
    present = {option["name"] for option in given}
    for name, definition in by_name.items():
        if definition.get("required") and name not in present and not partial:
            raise refusals.tell(f"The option {name!r} is required.")
    return checked


def _check_one(definition: Json, option: Json, partial: bool) -> Json:
    kept: Json = {"name": option["name"], "type": option["type"]}
    if definition["type"] in (SUBCOMMAND, GROUP):
        kept["options"] = check(definition.get("options") or [], option.get("options") or [], partial=partial)
        return kept
    if option.get("focused"):
        # What is being typed may be anything and is always text.
        return kept | {"value": str(option.get("value", "")), "focused": True}
    kept["value"] = option.get("value")
    if fault := _fault(definition, kept["value"]):
        raise refusals.tell(f"{option['name']}: {fault}")
    return kept


def _fault(definition: Json, value: Any) -> str | None:
    kind = definition["type"]
    wrong = {
        STRING: not isinstance(value, str),
        INTEGER: not isinstance(value, int) or isinstance(value, bool),
        NUMBER: not isinstance(value, int | float) or isinstance(value, bool),
        BOOLEAN: not isinstance(value, bool),
    }.get(kind, not isinstance(value, str))
    if wrong:
        return "this is not a value of the right type."
    choices = definition.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        return "this is not one of the choices."
    if kind == STRING:
        return _length_fault(definition, value)
    if kind in (INTEGER, NUMBER):
        return _range_fault(definition, value)
    return None


def _length_fault(definition: Json, value: str) -> str | None:
    low, high = definition.get("min_length") or 0, definition.get("max_length") or 6000
    return None if low <= len(value) <= high else f"must be {low} to {high} characters long."


def _range_fault(definition: Json, value: float) -> str | None:
    low, high = definition.get("min_value"), definition.get("max_value")
    if low is not None and value < low:
        return f"must be at least {low}."
    if high is not None and value > high:
        return f"must be at most {high}."
    return None


class Resolver:
    """Collects what the ids in an interaction stand for."""

    def __init__(self, world: World, user_id: str, channel: Channel, uploads: dict[str, Attachment]) -> None:
        self.world = world
        self.user_id = user_id
        self.guild_id = channel.guild_id
        self.uploads = uploads
        self.found: Json = {}

    def add(self, kind: str, key: str, shape: Json) -> None:
        """Note what *key* stands for."""
        self.found.setdefault(kind, {})[key] = shape

    def user(self, key: str) -> None:
        """Resolve a user, with membership."""
        self.add("users", key, shapes.user(self.world.user(key)))
        if member := self.world.inside(self.guild_id).members.get(key):
            shape = shapes.member(self.world, member, with_user=False)
            shape["permissions"] = str(permissions.base(self.world, key, self.guild_id))
            self.add("members", key, shape)

    def role(self, key: str) -> None:
        """Resolve a role."""
        self.add("roles", key, shapes.role(self.world.role(key)))

    def channel(self, key: str) -> None:
        """Resolve a channel."""
        shape = shapes.channel(self.world, self.world.channel(key), self.user_id)
        shape.pop("permission_overwrites", None)
        self.add("channels", key, shape)

    def file(self, key: str) -> None:
        """Resolve an uploaded file."""
        if key not in self.uploads:
            raise refusals.tell("That file was never uploaded.")
        self.add("attachments", key, attachment(self.world, self.uploads[key], self.world.address))

    def mentionable(self, key: str) -> None:
        """Resolve a user or a role."""
        (self.role if key in self.world.roles else self.user)(key)

    def options(self, options: list[Json]) -> None:
        """Resolve everything that command options name."""
        by_kind = {USER: self.user, CHANNEL: self.channel, ROLE: self.role}
        by_kind |= {MENTIONABLE: self.mentionable, FILE: self.file}
        for option in options:
            self.options(option.get("options") or [])
            if resolve := by_kind.get(option["type"]):
                resolve(option["value"])

    def select(self, component_type: int, values: list[str]) -> None:
        """Resolve the values of a select or an upload."""
        by_kind = {5: self.user, 6: self.role, 7: self.mentionable, 8: self.channel, 19: self.file}
        if resolve := by_kind.get(component_type):
            for value in values:
                resolve(value)
