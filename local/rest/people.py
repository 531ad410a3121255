"""Users, servers, their members and roles."""

from aiohttp import web

from local import refusals
from local.limits.faults import Faults
from local.rest.images import read_image, replace_image
from local.rest.wire import Call, Wire
from local.shapes import people as shapes
from local.state import permissions
from local.state.model import Guild, Json, Member, Role


async def me(call: Call) -> Json:
    """Return the bot's own user."""
    return shapes.myself(call.world)


async def change_me(call: Call) -> Json:
    """Change the bot's name, avatar or banner; null takes a picture away."""
    form, bot = call.form, call.world.bot
    faults = Faults()
    faults.text((), form, "username", 2, 32)
    faults.settle()
    for field in ("avatar", "banner"):
        if form.get(field) is not None:
            read_image(field, form[field])  # nothing is changed if one of them is bad
    if "avatar" in form:
        bot.avatar = replace_image(call.world, "avatar", form["avatar"], bot.avatar)
    if "banner" in form:
        bot.banner = replace_image(call.world, "banner", form["banner"], bot.banner)
    bot.name = form.get("username") or bot.name
    call.world.keep(bot)
    call.world.emit("user", bot)
    return shapes.myself(call.world)


async def user(call: Call) -> Json:
    """Return a user."""
    return shapes.user(call.world.user(call["user_id"]))


async def my_guilds(call: Call) -> list[Json]:
    """List the servers of the bot, the oldest first, up to 200 at once."""
    rows = call.world.guilds_of(call.me)
    limit = call.count("limit", 200, 200)
    if before := call.query("before"):
        rows = [one for one in rows if int(one.id) < int(before)][-limit:]
    elif after := call.query("after"):
        rows = [one for one in rows if int(one.id) > int(after)]
    return [_mine(call, one) for one in rows[:limit]]


def _mine(call: Call, one: Guild) -> Json:
    mine: Json = {
        "id": one.id,
        "name": one.name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(permissions.base(call.world, call.me, one.id)),
        "features": [],
    }
    if call.query("with_counts").lower() in ("1", "true"):
        count = len(call.world.inside(one.id).members)
        mine |= {"approximate_member_count": count, "approximate_presence_count": count}
    return mine


def own_guild(call: Call, *rights: str) -> Guild:
    """Return the server of the address if the bot is there and has these *rights*."""
    found = call.world.guilds.get(call["guild_id"])
    if found is None or found.id not in call.world.joined.get(call.me, ()):
        raise refusals.unknown("guild")
    wanted = permissions.bits(*rights)
    if permissions.base(call.world, call.me, found.id) & wanted != wanted:
        raise refusals.missing_permissions()
    return found


def _members(call: Call) -> dict[str, Member]:
    return call.world.inside(own_guild(call).id).members


def _member(call: Call, user_id: str | None = None) -> Member:
    return call.world.member(user_id or call["user_id"], own_guild(call).id)


def _role(call: Call, role_id: str | None = None) -> Role:
    if found := call.world.inside(own_guild(call).id).roles.get(role_id or call["role_id"]):
        return found
    raise refusals.unknown("role")


async def guild(call: Call) -> Json:
    """Return a server."""
    shape = shapes.guild(call.world, own_guild(call))
    if call.query("with_counts").lower() in ("1", "true"):
        count = len(_members(call))
        shape |= {"approximate_member_count": count, "approximate_presence_count": count}
    return shape


async def member(call: Call) -> Json:
    """Return a member."""
    return shapes.member(call.world, _member(call))


async def members(call: Call) -> list[Json]:
    """List members, which needs the privileged intent."""
    found = _members(call)
    if not call.world.application.privileged_intents:
        raise refusals.missing_access()
    after = int(call.query("after", "0"))
    rows = sorted(found.values(), key=lambda one: int(one.id))
    later = [one for one in rows if int(one.id) > after][: call.count("limit", 1, 1000)]
    return [shapes.member(call.world, one) for one in later]


async def search_members(call: Call) -> list[Json]:
    """Find members whose name begins with the query."""
    prefix = call.query("query").casefold()
    found = []
    for one in _members(call).values():
        person = call.world.users[one.id]
        if any(name.casefold().startswith(prefix) for name in (person.name, person.global_name or "", one.nick or "")):
            found.append(shapes.member(call.world, one))
    return found[: call.count("limit", 1, 1000)]


async def change_member(call: Call) -> Json:
    """Change a member's nick or roles."""
    who = call.me if call.request.path.endswith("@me") else call["user_id"]
    target = _member(call, who)
    if "nick" in call.form:
        own_guild(call, "change_nickname" if who == call.me else "manage_nicknames")
        target.nick = call.form["nick"] or None
    if "roles" in call.form:
        own_guild(call, "manage_roles")
        target.roles = [_role(call, str(one)).id for one in call.form["roles"] or []]
    call.world.keep(target)
    call.world.emit("member_update", target)
    return shapes.member(call.world, target)


def _below_mine(call: Call, role: Role) -> None:
    mine = _member(call, call.me).roles
    highest = max((call.world.roles[one].position for one in mine), default=0)
    if role.position >= highest:
        raise refusals.missing_permissions()


async def give_role(call: Call) -> None:
    """Give or take a role."""
    own_guild(call, "manage_roles")
    target, role = _member(call), _role(call)
    _below_mine(call, role)
    without = [one for one in target.roles if one != role.id]
    target.roles = [*without, role.id] if call.request.method == "PUT" else without
    call.world.keep(target)
    call.world.emit("member_update", target)


async def roles(call: Call) -> list[Json]:
    """List the roles."""
    return [shapes.role(one) for one in call.world.inside(own_guild(call).id).roles.values()]


async def role(call: Call) -> Json:
    """Return one role."""
    return shapes.role(_role(call))


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
    world, guild = call.world, own_guild(call, "manage_roles")
    everyone = world.roles[guild.id].permissions
    made = Role(id=world.ids.next(), guild_id=guild.id, name="new role", permissions=everyone, position=1)
    _fill(made, call.form)
    for other in world.inside(guild.id).roles.values():
        if other.position >= 1:
            other.position += 1
            world.keep(other)
    world.keep(made)
    world.emit("role_create", made)
    return shapes.role(made)


async def change_role(call: Call) -> Json:
    """Change a role."""
    own_guild(call, "manage_roles")
    target = _role(call)
    _below_mine(call, target)
    _fill(target, call.form)
    call.world.keep(target)
    call.world.emit("role_update", target)
    return shapes.role(target)


async def remove_role(call: Call) -> None:
    """Delete a role."""
    own_guild(call, "manage_roles")
    target = _role(call)
    _below_mine(call, target)
    for one in _members(call).values():
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
        wire.route("PATCH", "/users/@me", change_me),
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
