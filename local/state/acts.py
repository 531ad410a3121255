"""What people do: join, say, type a command, click, choose, submit. The page and the tests both use this."""

from typing import Any
from unicodedata import category

from local import refusals
from local.limits.components import SELECTS, walk
from local.limits.modals import IN_LABEL, fault_in_answer
from local.shapes import messages as message_shapes
from local.state import interactions, options, permissions, posting, threads
from local.state.model import Attachment, Channel, Interaction, Json, Member, Message, User
from local.state.world import World

MAX_NAME = 32


def _spelled(name: str, *, any_letters: bool = False) -> str:
    spelled = " ".join(name.split())
    is_fine = spelled.isprintable() or (any_letters and not any(category(letter) in ("Cc", "Cs") for letter in spelled))
    if not 1 <= len(spelled) <= MAX_NAME or not is_fine:
        raise refusals.tell(f"A name has 1 to {MAX_NAME} characters.")
    return spelled


def known(world: World, name: str) -> User | None:
    """Return the person who has this *name*, if there is one."""
    return world.named(_spelled(name))


def join(world: World, name: str, locale: str = "en-US", *, any_letters: bool = False) -> User:
    """Return the person with this *name*, who enters the server if new.

    With *any_letters* it may have those that Discord allows and nobody should meet unprepared: invisible ones, and
    those that turn a line around.
    """
    name = _spelled(name, any_letters=any_letters)
    if found := world.named(name):
        return found
    if name.casefold() == world.bot.name.casefold():
        raise refusals.tell("That is the bot's name.")
    owner = world.guild.owner_id
    # The first to come owns the server.
    user_id = world.ids.next() if owner in world.users else owner
    handle = "".join(c if c.isalnum() and c.isascii() else "_" for c in name.lower())
    user = User(id=user_id, name=handle[:MAX_NAME], global_name=name, locale=locale)
    world.keep(user, Member(id=user_id, joined_at=world.clock.now()))
    world.emit("member_add", user)
    return user


def visible(world: World, user_id: str, channel_id: str) -> Channel:
    """Return the channel if *user_id* can look into it."""
    channel = world.channels.get(channel_id)
    if channel is None or not permissions.sees(world, user_id, channel):
        raise refusals.tell("There is no such channel.")
    return channel


def readable(world: World, user_id: str, message_id: str) -> Message:
    """Return the message if *user_id* can read it."""
    message = world.messages.get(message_id)
    if message is None or message.only_for not in (None, user_id):
        raise refusals.tell("That message is gone.")
    visible(world, user_id, message.channel_id)
    return message


def say(
    world: World,
    user_id: str,
    channel_id: str,
    content: str,
    reply_to: str | None = None,
    files: dict[str, posting.Upload] | None = None,
) -> Message:
    """Say something in a channel."""
    channel = visible(world, user_id, channel_id)
    if channel.type == 4:
        raise refusals.tell("A category is no place to talk.")
    right = "send_messages_in_threads" if channel.thread else "send_messages"
    if not permissions.may(world, user_id, channel, right):
        raise refusals.tell("You may not write in this channel.")
    extra: dict[str, Any] = {}
    if reply_to:
        extra = {"type": 19, "reply_to": readable(world, user_id, reply_to).id}
    return posting.post(world, channel, user_id, {"content": str(content)}, files or {}, **extra)


def _awake(world: World, channel: Channel) -> None:
    thread = channel.thread
    if thread and thread.locked and world.asleep_reach_bot:
        return
    if thread and thread.archived:
        raise refusals.tell("This thread is archived. Write something in it to wake it up.")


def command(
    world: World,
    user_id: str,
    channel_id: str,
    command_id: str,
    given: list[Json],
    *,
    uploads: dict[str, Attachment] | None = None,
    target: str | None = None,
    autocomplete: bool = False,
) -> Interaction:
    """Send a command, or ask for its autocompletion."""
    channel = visible(world, user_id, channel_id)
    _awake(world, channel)
    found = options.find(world, user_id, channel, command_id)
    checked = options.check(found.body.get("options") or [], given, partial=autocomplete)
    data: Json = {"id": found.id, "name": found.body["name"], "type": found.body.get("type") or 1}
    if found.guild_id:
        data["guild_id"] = found.guild_id
    if checked:
        data["options"] = checked
    resolver = options.Resolver(world, user_id, uploads or {})
    if not autocomplete:
        resolver.options(checked)
    if target:
        data["target_id"] = target
        _resolve_target(resolver, data["type"], target)
    if resolver.found:
        data["resolved"] = resolver.found
    kind = interactions.AUTOCOMPLETE if autocomplete else interactions.COMMAND
    name = options.full_name(found, checked)
    return interactions.begin(world, kind, user_id, channel, data, command_name=name)


def _resolve_target(resolver: options.Resolver, kind: int, target: str) -> None:
    if kind == 2:
        resolver.user(target)
    elif kind == 3:
        message = readable(resolver.world, resolver.user_id, target)
        resolver.add("messages", target, message_shapes.message(resolver.world, message))


async def choices(interaction: Interaction) -> list[Json]:
    """Wait for the choices of an autocompletion."""
    await interaction.answered
    if interaction.choices is None:
        raise refusals.tell("Loading options failed")
    return interaction.choices


def use(world: World, user_id: str, message_id: str, custom_id: str, values: list[str] | None = None) -> Interaction:
    """Click a button or choose from a select."""
    message = readable(world, user_id, message_id)
    channel = visible(world, user_id, message.channel_id)
    _awake(world, channel)
    part = next((one for one in walk(message.components) if one.get("custom_id") == custom_id), None)
    if part is None:
        raise refusals.tell("The message has just changed; look again before you press.")
    if part.get("disabled"):
        raise refusals.tell("This is disabled.")
    data: Json = {"component_type": part["type"], "custom_id": custom_id, "id": part["id"]}
    if part["type"] in SELECTS:
        data["values"] = chosen = [str(value) for value in values or []]
        _check_chosen(part, chosen)
        resolver = options.Resolver(world, user_id, {})
        resolver.select(part["type"], chosen)
        if resolver.found:
            data["resolved"] = resolver.found
    return interactions.begin(world, interactions.COMPONENT, user_id, channel, data, message_id=message.id)


def _check_chosen(part: Json, chosen: list[str]) -> None:
    if not part["min_values"] <= len(chosen) <= part["max_values"]:
        raise refusals.tell(f"Choose {part['min_values']} to {part['max_values']}.")
    known = {option["value"] for option in part.get("options") or []}
    if part["type"] == 3 and not set(chosen) <= known:
        raise refusals.tell("That is not one of the options.")


def submit(
    world: World,
    user_id: str,
    interaction_id: str,
    custom_id: str,
    answers: list[Json],
    uploads: dict[str, Attachment] | None = None,
) -> Interaction:
    """Send a filled-in modal."""
    opener = world.interactions.get(interaction_id)
    modal = opener.modal if opener and opener.user_id == user_id else None
    if opener is None or modal is None or modal["custom_id"] != custom_id:
        raise refusals.tell("This form is no longer open.")
    given = {part.get("custom_id"): part for part in walk(answers) if part.get("custom_id")}
    resolver = options.Resolver(world, user_id, uploads or {})
    parts = [_answered(part, given, resolver) for part in modal["components"]]
    data: Json = {"custom_id": custom_id, "components": parts}
    if resolver.found:
        data["resolved"] = resolver.found
    channel = world.channel(opener.channel_id)
    metadata = opener.metadata
    opener.modal = None
    return interactions.begin(
        world,
        interactions.SUBMIT,
        user_id,
        channel,
        data,
        message_id=opener.message_id,
        metadata=metadata,
    )


def _answered(part: Json, given: dict[Any, Json], resolver: options.Resolver) -> Json:
    shape: Json = {"type": part["type"], "id": part["id"]}
    if part["type"] == 1:
        return shape | {"components": [_answered(child, given, resolver) for child in part["components"]]}
    if part["type"] == 18:
        return shape | {"component": _answered(part["component"], given, resolver)}
    if part["type"] not in IN_LABEL:
        return shape
    answer = given.get(part["custom_id"])
    if fault := fault_in_answer(part, answer):
        raise refusals.tell(fault)
    shape["custom_id"] = part["custom_id"]
    if part["type"] == 4:
        return shape | {"value": str((answer or {}).get("value") or "")}
    if part["type"] == 21:
        return shape | {"value": (answer or {}).get("value")}
    if part["type"] == 23:
        return shape | {"value": bool((answer or {}).get("value"))}
    values = [str(value) for value in (answer or {}).get("values") or []]
    resolver.select(part["type"], values)
    return shape | {"values": values}


def react(world: World, user_id: str, message_id: str, emoji: str, add: bool) -> None:
    """Add or take back a reaction."""
    message = readable(world, user_id, message_id)
    channel = world.channels[message.channel_id]
    if message.only_for:
        raise refusals.tell("Nobody else would see that reaction.")
    threads.refuse_asleep(channel)
    if add and not permissions.may(world, user_id, channel, "add_reactions"):
        raise refusals.tell("You may not react in this channel.")
    set_reaction(world, message, user_id, emoji, add)


def set_reaction(world: World, message: Message, user_id: str, emoji: str, add: bool) -> None:
    """Change a reaction and tell everybody."""
    who = message.reactions.setdefault(emoji, [])
    if add and user_id not in who:
        who.append(user_id)
    elif not add and user_id in who:
        who.remove(user_id)
    if not who:
        message.reactions.pop(emoji)
    world.keep(message)
    world.emit("reaction_add" if add else "reaction_remove", message, user_id=user_id, emoji=emoji)


def dismiss(world: World, user_id: str, message_id: str) -> None:
    """Put an ephemeral message away."""
    message = readable(world, user_id, message_id)
    if message.only_for != user_id:
        raise refusals.tell("Only messages that nobody else sees can be dismissed.")
    posting.delete(world, message)
