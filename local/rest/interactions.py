"""Answers to interactions: the callback, and the webhook that lives for fifteen minutes."""

from aiohttp import web

from local import refusals
from local.rest.wire import Call, Reply, Wire
from local.shapes.messages import EPHEMERAL, LOADING, message
from local.state import interactions, posting
from local.state.model import Interaction, Json, Message

HAS_MESSAGE = (interactions.MESSAGE, interactions.UPDATE)


async def callback(call: Call) -> Reply:
    """Take the first answer."""
    done = interactions.acknowledge(call.world, call["interaction_id"], call["token"], call.form, call.uploads)
    if call.query("with_response").lower() not in ("true", "1"):
        return Reply(204)
    return Reply(200, _receipt(call, done))


def _receipt(call: Call, done: Interaction) -> Json:
    facts: Json = {"id": done.id, "type": done.type, "channel_id": done.channel_id}
    if guild_id := call.world.channels[done.channel_id].guild_id:
        facts["guild_id"] = guild_id
    shown = call.world.messages.get(done.response_id or "")
    if done.acknowledged == interactions.UPDATE:
        shown = interactions.clicked(call.world, done)
    if shown:
        facts["response_message_id"] = shown.id
        facts["response_message_loading"] = bool(shown.flags & LOADING)
        facts["response_message_ephemeral"] = bool(shown.flags & EPHEMERAL)
    receipt: Json = {"interaction": facts}
    if shown and done.acknowledged in HAS_MESSAGE:
        receipt["resource"] = {"type": done.acknowledged, "message": message(call.world, shown)}
    return receipt


def _interaction(call: Call) -> Interaction:
    return interactions.by_token(call.world, call["application_id"], call["token"])


def _target(call: Call) -> tuple[Interaction, Message]:
    interaction = _interaction(call)
    return interaction, interactions.of_interaction(call.world, interaction, call["message_id"])


async def follow_up(call: Call) -> Reply:
    """Post a follow-up."""
    interaction = _interaction(call)
    made = interactions.follow_up(call.world, interaction, call.form, call.uploads)
    interaction.settled += 1
    if call.query("wait", "true").lower() == "false":
        return Reply(204)
    return Reply(200, message(call.world, made))


async def fetch(call: Call) -> Json:
    """Return a message of the interaction."""
    return message(call.world, _target(call)[1])


async def change(call: Call) -> Json:
    """Edit a message of the interaction."""
    interaction, target = _target(call)
    changed = interactions.revise(call.world, interaction, target, call.form, call.uploads)
    interaction.settled += 1
    return message(call.world, changed)


async def remove(call: Call) -> None:
    """Delete a message of the interaction."""
    _, target = _target(call)
    if target.author_id != call.me:
        raise refusals.missing_permissions()
    posting.delete(call.world, target)


def routes(wire: Wire) -> list[web.RouteDef]:
    """Return the routes of this module."""
    hook = "/webhooks/{application_id}/{token}"
    return [
        wire.route("POST", "/interactions/{interaction_id}/{token}/callback", callback, open_to_all=True),
        wire.route("POST", hook, follow_up, open_to_all=True),
        wire.route("GET", hook + "/messages/{message_id}", fetch, open_to_all=True),
        wire.route("PATCH", hook + "/messages/{message_id}", change, open_to_all=True),
        wire.route("DELETE", hook + "/messages/{message_id}", remove, open_to_all=True),
    ]
