"""The application itself, its emojis, and where the gateway is."""

import base64
import binascii
import re

from aiohttp import web

from local import refusals
from local.gateway.shards import ADVISED
from local.limits.faults import Faults
from local.refusals import Refusal
from local.rest.wire import Call, Reply, Wire
from local.shapes import people as shapes
from local.state.model import Emoji, Json
from local.web.files import picture_size, picture_type

MAX_EMOJIS, MAX_EMOJI_BYTES = 2000, 256 * 1024
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


def _picture(raw: object) -> bytes:
    faults = Faults()
    head, _, body = str(raw).partition(";base64,")
    try:
        data = base64.b64decode(body, validate=True) if head.startswith("data:image/") else b""
    except binascii.Error:
        data = b""
    size = picture_size(data)
    if size is None:
        faults.add(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(data) > MAX_EMOJI_BYTES:
        faults.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    faults.settle()
    return data


async def add_emoji(call: Call) -> Reply:
    """Upload an emoji."""
    _mine(call)
    _check_name(call.form.get("name"))
    if any(one.name == call.form["name"] for one in call.world.emojis.values()):
        faults = Faults()
        faults.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists already")
        faults.settle()
    if len(call.world.emojis) >= MAX_EMOJIS:
        raise Refusal(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
    data = _picture(call.form.get("image"))
    made = Emoji(id=call.world.ids.next(), name=call.form["name"], animated=picture_type(data) == "image/gif")
    call.world.files.put(made.id, data)
    call.world.keep(made)
    return Reply(201, shapes.emoji(call.world, made))


async def rename_emoji(call: Call) -> Json:
    """Rename an emoji."""
    found = _emoji(call)
    _check_name(call.form.get("name"))
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
        wire.route("GET", all_of, emojis),
        wire.route("POST", all_of, add_emoji),
        wire.route("GET", all_of + "/{emoji_id}", emoji),
        wire.route("PATCH", all_of + "/{emoji_id}", rename_emoji),
        wire.route("DELETE", all_of + "/{emoji_id}", remove_emoji),
    ]
