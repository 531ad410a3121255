"""Users, the server, its members and roles."""

from aiohttp import web

from local import refusals
from local.limits.faults import Faults
from local.rest.wire import Call, Wire
from local.shapes import people as shapes
from local.state import permissions
from local.state.model import Json, Role


async def me(call: Call) -> Json:
    """Return the bot's own user."""
    return shapes.myself(call.world)


async def rename_me(call: Call) -> Json:
    """Change the bot's name."""
    faults = Faults()
    faults.text((), call.form, "username", 2, 32)
    faults.settle()
    call.world.bot.name = call.form.get("username") or call.world.bot.name
    call.world.keep(call.world.bot)
    call.world.emit("user", call.world.bot)
    return shapes.myself(call.world)


async def user(call: Call) -> Json:
    """Return a user."""
    return shapes.user(call.world.user(call["user_id"]))


async def my_guilds(call: Call) -> list[Json]:
    """List the servers of the bot: the one."""
    world = call.world
    mine: Json = {
        "id": world.guild.id,
        "name": world.guild.name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(permissions.base(world, call.me)),
        "features": [],
    }
    return [mine]


def _guild(call: Call, *rights: str) -> None:
    if call["guild_id"] != call.world.guild.id:
        raise refusals.unknown("guild")
    wanted = permissions.bits(*rights)
    if permissions.base(call.world, call.me) & wanted != wanted:
        raise refusals.missing_permissions()


async def guild(call: Call) -> Json:
    """Return the server."""
    _guild(call)
    shape = shapes.guild(call.world)
    if call.query("with_counts").lower() in ("1", "true"):
        count = len(call.world.members)
        shape |= {"approximate_member_count": count, "approximate_presence_count": count}
    return shape


async def member(call: Call) -> Json:
    """Return a member."""
    _guild(call)
    return shapes.member(call.world, call.world.member(call["user_id"]))


async def members(call: Call) -> list[Json]:
    """List members, which needs the privileged intent."""
    _guild(call)
    if not call.world.application.privileged_intents:
        raise refusals.missing_access()
    after = int(call.query("after", "0"))
    rows = sorted(call.world.members.values(), key=lambda one: int(one.id))
    later = [one for one in rows if int(one.id) > after][: call.count("limit", 1, 1000)]
    return [shapes.member(call.world, one) for one in later]


async def search_members(call: Call) -> list[Json]:
    """Find members whose name begins with the query."""
    _guild(call)
    prefix = call.query("query").casefold()
    found = []
    for one in call.world.members.values():
        person = call.world.users[one.id]
        if any(name.casefold().startswith(prefix) for name in (person.name, person.global_name or "", one.nick or "")):
            found.append(shapes.member(call.world, one))
    return found[: call.count("limit", 1, 1000)]


async def change_member(call: Call) -> Json:
    """Change a member's nick or roles."""
    who = call.me if call.request.path.endswith("@me") else call["user_id"]
    _guild(call)
    target = call.world.member(who)
    if "nick" in call.form:
        _guild(call, "change_nickname" if who == call.me else "manage_nicknames")
        target.nick = call.form["nick"] or None
    if "roles" in call.form:
        _guild(call, "manage_roles")
        target.roles = [call.world.role(str(one)).id for one in call.form["roles"] or []]
    call.world.keep(target)
    call.world.emit("member_update", target)
    return shapes.member(call.world, target)


def _below_mine(call: Call, role: Role) -> None:
    mine = call.world.members[call.me].roles
    highest = max((call.world.roles[one].position for one in mine), default=0)
    if role.position >= highest:
        raise refusals.missing_permissions()


async def give_role(call: Call) -> None:
    """Give or take a role."""
    _guild(call, "manage_roles")
    target, role = call.world.member(call["user_id"]), call.world.role(call["role_id"])
    _below_mine(call, role)
    without = [one for one in target.roles if one != role.id]
    target.roles = [*without, role.id] if call.request.method == "PUT" else without
    call.world.keep(target)
    call.world.emit("member_update", target)


async def roles(call: Call) -> list[Json]:
    """List the roles."""
    _guild(call)
    return [shapes.role(one) for one in call.world.roles.values()]


async def role(call: Call) -> Json:
    """Return one role."""
    _guild(call)
    return shapes.role(call.world.role(call["role_id"]))


def _fill(target: Role, form: Json) -> None:
    faults = Faults()
    faults.text((), form, "name", 0, 100)
    faults.number((), form, "color", 0, 0xFFFFFF)
    faults.settle()
    target.name = form.get("name") or target.name
    target.permissions = int(form.get("permissions") or target.permissions)
    colors = form.get("colors") or {}
    target.color = int(form.get("color") or colors.get("primary_color") or target.color)
    target.hoist = bool(form.get("hoist", target.hoist))
    target.mentionable = bool(form.get("mentionable", target.mentionable))


async def create_role(call: Call) -> Json:
    """Make a role."""
    _guild(call, "manage_roles")
    world = call.world
    made = Role(id=world.ids.next(), name="new role", permissions=world.roles[world.guild.id].permissions, position=1)
    _fill(made, call.form)
    for other in world.roles.values():
        if other.position >= 1:
            other.position += 1
            world.keep(other)
    world.keep(made)
    world.emit("role_create", made)
    return shapes.role(made)


async def change_role(call: Call) -> Json:
    """Change a role."""
    _guild(call, "manage_roles")
    target = call.world.role(call["role_id"])
    _below_mine(call, target)
    _fill(target, call.form)
    call.world.keep(target)
    call.world.emit("role_update", target)
    return shapes.role(target)


async def remove_role(call: Call) -> None:
    """Delete a role."""
    _guild(call, "manage_roles")
    target = call.world.role(call["role_id"])
    _below_mine(call, target)
    for one in call.world.members.values():
        if target.id in one.roles:
            one.roles.remove(target.id)
            call.world.keep(one)
    call.world.drop(target)
    call.world.emit("role_delete", target)


def routes(wire: Wire) -> list[web.RouteDef]:
    """Return the routes of this module."""
    server = "/guilds/{guild_id}"
    return [
        wire.route("GET", "/users/@me", me),
        wire.route("PATCH", "/users/@me", rename_me),
        wire.route("GET", "/users/@me/guilds", my_guilds),
        wire.route("GET", "/users/{user_id}", user),
        wire.route("GET", server, guild),
        wire.route("GET", server + "/members", members),
        wire.route("GET", server + "/members/search", search_members),
        wire.route("PATCH", server + "/members/@me", change_member),
        wire.route("GET", server + "/members/{user_id}", member),
        wire.route("PATCH", server + "/members/{user_id}", change_member),
        wire.route("PUT", server + "/members/{user_id}/roles/{role_id}", give_role),
        wire.route("DELETE", server + "/members/{user_id}/roles/{role_id}", give_role),
        wire.route("GET", server + "/roles", roles),
        wire.route("POST", server + "/roles", create_role),
        wire.route("GET", server + "/roles/{role_id}", role),
        wire.route("PATCH", server + "/roles/{role_id}", change_role),
        wire.route("DELETE", server + "/roles/{role_id}", remove_role),
    ]
