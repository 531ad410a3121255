"""Application commands: registered for all servers or for one, one by one or all at once."""

from aiohttp import web

from local import refusals
from local.limits.commands import check_command, check_commands
from local.refusals import Refusal
from local.rest.wire import Call, Reply, Wire
from local.shapes import people as shapes
from local.state.model import Command, Json

DAILY_CREATES = 200
KEPT = (
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "contexts",
    "integration_types",
    "nsfw",
    "default_member_permissions",
    "dm_permission",
)


def _scope(call: Call) -> str | None:
    if call["application_id"] != call.me:
        raise Refusal(403, 20012, "You are not authorized to perform this action on this application")
    guild_id = call.request.match_info.get("guild_id")
    if guild_id is not None and guild_id not in call.world.joined.get(call.me, ()):
        raise refusals.missing_access()
    return guild_id


def _in_scope(call: Call) -> dict[tuple[int, str], Command]:
    scope = _scope(call)
    rows = [one for one in call.world.commands.values() if one.guild_id == scope]
    return {(one.body["type"], one.body["name"]): one for one in rows}


def settled(form: Json) -> Json:
    """Return a command as Discord gives it back."""
    body: Json = {"type": 1, "description": "", "nsfw": False, "default_member_permissions": None}
    body |= {"name_localizations": None, "description_localizations": None, "contexts": None}
    body |= {"integration_types": [0], "dm_permission": True}
    body |= {key: form[key] for key in KEPT if form.get(key) is not None}
    if body["default_member_permissions"] is not None:
        body["default_member_permissions"] = str(body["default_member_permissions"])
    if "options" in body:
        body["options"] = [_option(option) for option in body["options"]]
    return body


def _option(form: Json) -> Json:
    kept = {key: value for key, value in form.items() if value is not None}
    if "options" in kept:
        kept["options"] = [_option(option) for option in kept["options"]]
    # An empty list of choices comes back as none at all.
    if not kept.get("choices", True):
        del kept["choices"]
    return kept


def _put(call: Call, form: Json, known: dict[tuple[int, str], Command]) -> tuple[Command, bool]:
    body = settled(form)
    old = known.get((body["type"], body["name"]))
    if old and old.body == body:
        return old, False
    if old is None:
        _count_create(call)
    version = call.world.ids.next()
    scope = _scope(call)
    made = Command(id=old.id if old else version, version=version, body=body, guild_id=scope)
    call.world.keep(made)
    return made, old is None


def _count_create(call: Call) -> None:
    day_ago = (int(call.world.clock.now() * 1000) - 1_420_070_400_000 - 86_400_000) << 22
    fresh = sum(int(one.id) > day_ago for one in call.world.commands.values())
    if fresh >= DAILY_CREATES:
        raise Refusal(400, 30034, "Max number of daily application command creates has been reached (200)")


async def listing(call: Call) -> list[Json]:
    """List the commands."""
    return [shapes.command(call.world, one) for one in _in_scope(call).values()]


async def replace(call: Call) -> list[Json]:
    """Replace all commands."""
    check_commands(call.form)
    known = _in_scope(call)
    made = [_put(call, form, known)[0] for form in call.form]
    kept = {one.id for one in made}
    for old in known.values():
        if old.id not in kept:
            call.world.drop(old)
    call.world.emit("commands", None)
    return [shapes.command(call.world, one) for one in made]


async def create(call: Call) -> Reply:
    """Register one command, or replace the one of its name."""
    check_command(call.form)
    made, is_new = _put(call, call.form, _in_scope(call))
    call.world.emit("commands", None)
    return Reply(201 if is_new else 200, shapes.command(call.world, made))


def _one(call: Call) -> Command:
    scope = _scope(call)
    found = call.world.commands.get(call["command_id"])
    if found is None or found.guild_id != scope:
        raise refusals.unknown("application command")
    return found


async def fetch(call: Call) -> Json:
    """Return one command."""
    return shapes.command(call.world, _one(call))


async def change(call: Call) -> Json:
    """Change one command."""
    old = _one(call)
    form = old.body | call.form
    check_command(form)
    made = Command(id=old.id, version=call.world.ids.next(), body=settled(form), guild_id=old.guild_id)
    call.world.keep(made)
    call.world.emit("commands", None)
    return shapes.command(call.world, made)


async def remove(call: Call) -> None:
    """Delete one command."""
    call.world.drop(_one(call))
    call.world.emit("commands", None)


def routes(wire: Wire) -> list[web.RouteDef]:
    """Return the routes of this module."""
    made = []
    for base in ("/applications/{application_id}", "/applications/{application_id}/guilds/{guild_id}"):
        made += [
            wire.route("GET", base + "/commands", listing),
            wire.route("PUT", base + "/commands", replace),
            wire.route("POST", base + "/commands", create),
            wire.route("GET", base + "/commands/{command_id}", fetch),
            wire.route("PATCH", base + "/commands/{command_id}", change),
            wire.route("DELETE", base + "/commands/{command_id}", remove),
        ]
    return made
