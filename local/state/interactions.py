"""Interactions: three seconds to answer, once; then fifteen minutes for edits and follow-ups."""

import asyncio
import secrets
from typing import Any

from local import refusals
from local.limits.commands import note_choice
from local.limits.faults import Faults
from local.limits.modals import check_modal
from local.shapes import people as shapes
from local.shapes import settling
from local.shapes.messages import EPHEMERAL, LOADING, message
from local.state import permissions, posting
from local.state.model import Channel, Interaction, Json, Message
from local.state.posting import Uploads
from local.state.world import World
from local.web.files import MAX_FILE

TOKEN_LIFE = 15 * 60.0
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
BY_USER = 1  # a way to install an application
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ALLOWED = {
    COMMAND: (MESSAGE, DEFERRED_MESSAGE, MODAL),
    COMPONENT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    SUBMIT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE),
}


def begin(world: World, kind: int, user_id: str, channel: Channel, data: Json, **extra: Any) -> Interaction:
    """Send an interaction to the bot and start its three seconds."""
    interaction = Interaction(
        id=world.ids.next(),
        token=secrets.token_urlsafe(48),
        type=kind,
        user_id=user_id,
        channel_id=channel.id,
        created=world.clock.now(),
        data=data,
        answered=asyncio.get_running_loop().create_future(),
        **extra,
    )
    interaction.metadata = _metadata(world, interaction)
    world.interactions[interaction.id] = interaction
    world.tokens[interaction.token] = interaction
    world.clock.after(world.acknowledge_within, lambda: _give_up(world, interaction))
    world.clock.after(TOKEN_LIFE, lambda: _forget(world, interaction))
    world.emit("interaction", interaction)
    return interaction


def _metadata(world: World, interaction: Interaction) -> Json:
    owners = {"0": world.channels[interaction.channel_id].guild_id or "0"}
    command = world.commands.get(str(interaction.data.get("id")))
    if command and BY_USER in command.body["integration_types"]:
        owners["1"] = interaction.user_id  # everybody here has installed the application for themselves as well
    shape: Json = {
        "id": interaction.id,
        "type": interaction.type,
        "user": shapes.user(world.users[interaction.user_id]),
        "authorizing_integration_owners": owners,
    }
    if interaction.type == COMPONENT:
        shape["interacted_message_id"] = interaction.message_id
    if interaction.type == SUBMIT:
        shape["triggering_interaction_metadata"] = interaction.metadata
    return shape


def _give_up(world: World, interaction: Interaction) -> None:
    if interaction.acknowledged is None:
        interaction.failed = True
        _answer(world, interaction)
        world.emit("failed", interaction)


def _answer(world: World, interaction: Interaction) -> None:
    if not interaction.answered.done():
        interaction.answered.set_result(None)


def _forget(world: World, interaction: Interaction) -> None:
    world.interactions.pop(interaction.id, None)
    left = world.messages.get(interaction.response_id or "")
    if left and left.flags & LOADING:
        world.emit("failed", interaction)
        posting.delete(world, left)
    # The token stays known for a while, so that it is refused as expired and not as unknown.
    world.clock.after(TOKEN_LIFE, lambda: _bury(world, interaction.token))


def _bury(world: World, token: str) -> None:
    world.tokens.pop(token, None)


def payload(world: World, interaction: Interaction) -> Json:
    """Spell the interaction as the gateway sends it."""
    channel = world.channels[interaction.channel_id]
    guild = world.guilds.get(channel.guild_id or "")
    shape: Json = {
        "id": interaction.id,
        "application_id": world.application.id,
        "type": interaction.type,
        "data": interaction.data,
        "token": interaction.token,
        "version": 1,
        "channel_id": channel.id,
        "channel": shapes.channel(world, channel, interaction.user_id),
        "app_permissions": str(permissions.within(world, world.application.id, channel)),
        "locale": world.users[interaction.user_id].locale,
        "entitlements": [],
        "authorizing_integration_owners": interaction.metadata["authorizing_integration_owners"],
        "context": 0 if guild else 1,
        "attachment_size_limit": MAX_FILE,
    }
    if guild:
        member = shapes.member(world, world.member(interaction.user_id, guild.id))
        member["permissions"] = str(permissions.within(world, interaction.user_id, channel))
        shape |= {"guild_id": guild.id, "guild_locale": guild.locale, "member": member}
        shape["guild"] = {"id": guild.id, "locale": guild.locale, "features": []}
    else:
        shape["user"] = shapes.user(world.users[interaction.user_id])
    if interaction.message_id and (on := world.messages.get(interaction.message_id)):
        shape["message"] = message(world, on)
    return shape


def acknowledge(world: World, interaction_id: str, token: str, form: Json, uploads: Uploads) -> Interaction:
    """Take the bot's first answer."""
    interaction = world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token or interaction.failed:
        raise refusals.unknown("interaction")
    if interaction.acknowledged is not None:
        raise refusals.already_acknowledged()
    thread = world.channel(interaction.channel_id).thread
    if thread and thread.archived and thread.locked:
        raise refusals.no_answer_asleep()
    kind = form.get("type")
    faults = Faults()
    allowed = ALLOWED[interaction.type]
    if interaction.type == SUBMIT and not interaction.message_id:
        allowed = (MESSAGE, DEFERRED_MESSAGE)
    faults.choices(("type",), kind, allowed)
    faults.settle()
    _perform(world, interaction, int(kind or 0), form.get("data") or {}, uploads)
    interaction.acknowledged = kind
    _answer(world, interaction)
    world.emit("acknowledged", interaction)
    return interaction


def _perform(world: World, interaction: Interaction, kind: int, data: Json, uploads: Uploads) -> None:
    if kind in (MESSAGE, DEFERRED_MESSAGE):
        loading = kind == DEFERRED_MESSAGE
        flags = LOADING if loading else 0
        form = {"flags": int(data.get("flags") or 0) & EPHEMERAL} if loading else data
        interaction.response_id = speak(world, interaction, form, uploads, flags).id
    elif kind == UPDATE:
        posting.edit(world, clicked(world, interaction), data, uploads)
    elif kind == CHOICES:
        interaction.choices = _choices(interaction, data)
    elif kind == MODAL:
        check_modal(data, set(world.emojis))
        parts = settling.components(data["components"], [])
        interaction.modal = {"title": data["title"], "custom_id": data["custom_id"], "components": parts}


def _choices(interaction: Interaction, data: Json) -> list[Json]:
    choices: list[Json] = data.get("choices") or []
    focused = focused_option(interaction.data.get("options") or [])
    faults = Faults()
    faults.length(("data", "choices"), choices, 0, 25)
    for index, choice in enumerate(choices):
        note_choice(faults, ("data", "choices", index), choice, (focused or {}).get("type"))
    faults.settle()
    return choices


def focused_option(options: list[Json]) -> Json | None:
    """Return the option that is being typed."""
    for option in options:
        if option.get("focused"):
            return option
        if inner := focused_option(option.get("options") or []):
            return inner
    return None


def speak(
    world: World, interaction: Interaction, form: Json, uploads: Uploads, flags: int = 0, **extra: Any
) -> Message:
    """Post a message in the name of the interaction."""
    if int(form.get("flags") or 0) & EPHEMERAL:
        flags |= EPHEMERAL
        extra["only_for"] = interaction.user_id
    if interaction.type == COMMAND and "type" not in extra:
        extra |= {
            "type": 20 if interaction.data["type"] == 1 else 23,
            "command_name": interaction.command_name,
        }
    channel = world.channel(interaction.channel_id)
    return posting.post(
        world,
        channel,
        world.application.id,
        form,
        uploads,
        flags=flags,
        webhook_id=world.application.id,
        metadata=interaction.metadata,
        **extra,
    )


def clicked(world: World, interaction: Interaction) -> Message:
    """Return the message on which a component was used."""
    found = world.messages.get(interaction.message_id or "")
    if found is None:
        raise refusals.unknown("message")
    return found


def by_token(world: World, application_id: str, token: str) -> Interaction:
    """Return the interaction that a webhook token belongs to, if it may still be used."""
    interaction = world.tokens.get(token)
    if interaction is None or application_id != world.application.id:
        raise refusals.unknown("webhook")
    if interaction.created + TOKEN_LIFE <= world.clock.now():
        raise refusals.token_expired()
    if interaction.acknowledged is None:
        raise refusals.unknown("webhook")
    return interaction


def original(world: World, interaction: Interaction) -> Message:
    """Return the message that `@original` means."""
    if interaction.acknowledged in (DEFERRED_UPDATE, UPDATE, MODAL):
        return clicked(world, interaction)
    found = world.messages.get(interaction.response_id or "")
    if found is None:
        raise refusals.unknown("message")
    return found


def follow_up(world: World, interaction: Interaction, form: Json, uploads: Uploads) -> Message:
    """Post a further message, or fill the waiting one if the answer was deferred."""
    waiting = world.messages.get(interaction.response_id or "")
    if waiting and waiting.flags & LOADING:
        posting.edit(world, waiting, form, uploads, silent=True)
        return waiting
    reply_to = interaction.response_id if waiting else interaction.message_id
    target = world.messages.get(reply_to or "")
    # A follow-up to what only one person sees is no reply that others could follow.
    if target is None or (target.only_for and not int(form.get("flags") or 0) & EPHEMERAL):
        return speak(world, interaction, form, uploads, type=0)
    return speak(world, interaction, form, uploads, type=0, reply_to=target.id)


def revise(world: World, interaction: Interaction, found: Message, form: Json, uploads: Uploads) -> Message:
    """Edit a message of the interaction; filling a deferred one is no edit to its readers."""
    posting.edit(world, found, form, uploads, silent=bool(found.flags & LOADING))
    return found


def of_interaction(world: World, interaction: Interaction, message_id: str) -> Message:
    """Return a message that this interaction's token may change."""
    if message_id == "@original":
        return original(world, interaction)
    found = world.messages.get(message_id)
    mine = found and ((found.metadata or {}).get("id") == interaction.id or found.id == interaction.message_id)
    if found is None or not mine:
        raise refusals.unknown("message")
    return found
