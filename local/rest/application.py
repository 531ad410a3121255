"""The application itself, its emojis, and where the gateway is."""

import re

from aiohttp import web

from local import refusals
from local.gateway.shards import ADVISED
from local.limits.faults import Faults
from local.refusals import Refusal
from local.rest.images import read_image, replace_image
from local.rest.wire import Call, Reply, Wire
from local.shapes import people as shapes
from local.state.model import Emoji, Json, Profile
from local.web.files import picture_type

MAX_EMOJIS, MAX_EMOJI_BYTES = 2000, 256 * 1024
SETTABLE = ("tags", "custom_install_url", "install_params", "integration_types_config", "flags")
NAME = re.compile(r"^\w{2,32}$", re.ASCII)


async def gateway(call: Call) -> Json:
    """Say where the gateway is."""
    return {"url": call.world.address.replace("http", "ws", 1) + "/gateway"}


async def gateway_bot(call: Call) -> Json:
    """Say where the gateway is, how many shards are advised, and how many sessions may begin."""
    world = call.world
    advised = world.application.shards or -(-len(world.joined.get(call.me, ())) // ADVISED) or 1
    return await gateway(call) | {"shards": advised, "session_start_limit": call.limits.starts.limit()}


async def about(call: Call) -> Json:
    """Return the application."""
    return shapes.application(call.world)


async def change(call: Call) -> Json:
    """Change what the application shows of itself."""
    form, world = call.form, call.world
    description = form.get("description")
    # Discord's document has an object with translations here, its guide and its clients a text.
    text = description.get("default") if isinstance(description, dict) else description
    _check_profile(form | {"description": text})
    profile = world.profile
    body = {key: form[key] for key in SETTABLE if form.get(key) is not None}
    if "description" in form:
        body["description"] = text or ""
    for field in ("icon", "cover_image"):
        if field in form:
            body[field] = replace_image(world, field, form[field], profile.body.get(field))
    kept = {key: value for key, value in profile.body.items() if form.get(key, value) is not None}
    world.keep(Profile(id=profile.id, body=kept | body))
    world.emit("user", world.bot)
    return shapes.application(world)


def _check_profile(form: Json) -> None:
    faults = Faults()
    faults.text((), form, "description", 0, 400)
    tags = form.get("tags") or []
    faults.length(("tags",), tags, 0, 5)
    for index, tag in enumerate(tags):
        faults.text(("tags",), {str(index): tag}, str(index), 1, 20, required=True)
    faults.text((), form, "custom_install_url", 0, 2048)
    faults.settle()


def _mine(call: Call) -> None:
    if call["application_id"] != call.me:
        raise refusals.unknown("application")


def _emoji(call: Call) -> Emoji:
    _mine(call)
    if found := call.world.emojis.get(call["emoji_id"]):
        return found
    raise refusals.unknown("emoji")


async def emojis(call: Call) -> Json:
    """List the application's emojis."""
    _mine(call)
    return {"items": [shapes.emoji(call.world, one) for one in call.world.emojis.values()]}


async def emoji(call: Call) -> Json:
    """Return one emoji."""
    return shapes.emoji(call.world, _emoji(call))


def _check_name(name: object) -> None:
    faults = Faults()
    if not isinstance(name, str) or not NAME.match(name):
        faults.add(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    faults.settle()


def _check_free(call: Call, of: Emoji | None = None) -> None:
    faults = Faults()
    if any(one.name == call.form["name"] and one is not of for one in call.world.emojis.values()):
        faults.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists already")
    faults.settle()


async def add_emoji(call: Call) -> Reply:
    """Upload an emoji."""
    _mine(call)
    _check_name(call.form.get("name"))
    _check_free(call)
    if len(call.world.emojis) >= MAX_EMOJIS:
        raise Refusal(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
    data = read_image("image", call.form.get("image"), MAX_EMOJI_BYTES)
    made = Emoji(id=call.world.ids.next(), name=call.form["name"], animated=picture_type(data) == "image/gif")
    call.world.files.put(made.id, data)
    call.world.keep(made)
    return Reply(201, shapes.emoji(call.world, made))


async def rename_emoji(call: Call) -> Json:
    """Rename an emoji."""
    found = _emoji(call)
    _check_name(call.form.get("name"))
    _check_free(call, found)
    found.name = call.form["name"]
    call.world.keep(found)
    return shapes.emoji(call.world, found)


async def remove_emoji(call: Call) -> None:
    """Delete an emoji."""
    found = _emoji(call)
    call.world.files.drop(found.id)
    call.world.drop(found)


def routes(wire: Wire) -> list[web.RouteDef]:
    """Return the routes of this module."""
    all_of = "/applications/{application_id}/emojis"
    return [
        wire.route("GET", "/gateway", gateway, open_to_all=True),
        wire.route("GET", "/gateway/bot", gateway_bot),
        wire.route("GET", "/oauth2/applications/@me", about),
        wire.route("GET", "/applications/@me", about),
        wire.route("PATCH", "/applications/@me", change),
        wire.route("GET", all_of, emojis),
        wire.route("POST", all_of, add_emoji),
        wire.route("GET", all_of + "/{emoji_id}", emoji),
        wire.route("PATCH", all_of + "/{emoji_id}", rename_emoji),
        wire.route("DELETE", all_of + "/{emoji_id}", remove_emoji),
    ]
