"""Messages as Discord's JSON spells them, for the bot (whole addresses) or for a page (paths)."""

from typing import Any

from local.clock import iso
from local.shapes import people as shapes
from local.state.model import Attachment, Json, Message
from local.state.world import World

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
COMPONENTS_V2 = 1 << 15
HAS_THREAD = 1 << 5
HAS_SNAPSHOT = 1 << 14
IN_SNAPSHOT = (
    *("type", "content", "mentions", "mention_roles", "attachments", "embeds"),
    *("timestamp", "edited_timestamp", "flags", "components"),
)


def attachment(world: World, one: Attachment, base: str) -> Json:
    """Spell an attachment; *base* stands before its path."""
    link = base + world.files.link(one)
    shape: Json = {
        "id": one.id,
        "filename": one.filename,
        "size": one.size,
        "content_type": one.content_type,
        "url": link,
        "proxy_url": link,
    }
    if one.width and one.height:
        shape |= {"width": one.width, "height": one.height}
    if one.description is not None:
        shape["description"] = one.description
    if one.ephemeral:
        shape["ephemeral"] = True
    if one.spoiler:
        shape["flags"] = 1 << 3
    return shape


def message(world: World, one: Message, viewer: str | None = None, base: str | None = None) -> Json:
    """Spell a message as *viewer* (the bot, if nobody is named) receives it."""
    base = world.address if base is None else base
    viewer = viewer or world.application.id
    files = {file.filename: file for file in one.attachments}
    embeds, in_embeds = _embeds(world, one.embeds, files, base)
    shape: Json = {
        "id": one.id,
        "channel_id": one.channel_id,
        "type": one.type,
        "author": shapes.user(world.users[one.author_id]),
        "content": one.content,
        "timestamp": iso(one.timestamp),
        "edited_timestamp": iso(one.edited) if one.edited else None,
        "flags": one.flags,
        "tts": one.tts,
        "pinned": one.pinned is not None,
        "mention_everyone": one.mention_everyone,
        "mentions": [shapes.user(world.users[who]) for who in one.mentions],
        "mention_roles": list(one.mention_roles),
        "embeds": embeds,
        "components": _components(world, one, base),
        # A picture that stands in an embed is not listed a second time.
        "attachments": [attachment(world, file, base) for file in one.attachments if file.filename not in in_embeds],
    }
    _optional(world, one, shape, viewer, base)
    return shape


def _optional(world: World, one: Message, shape: Json, viewer: str, base: str) -> None:
    if one.reactions:
        shape["reactions"] = [_reaction(key, who, viewer) for key, who in one.reactions.items()]
    if one.nonce is not None:
        shape["nonce"] = one.nonce
    if one.webhook_id:
        shape |= {"webhook_id": one.webhook_id, "application_id": one.webhook_id}
    if one.metadata:
        shape["interaction_metadata"] = one.metadata
        if one.command_name:
            shape["interaction"] = {
                "id": one.metadata["id"],
                "type": 2,
                "name": one.command_name,
                "user": one.metadata["user"],
            }
    if one.thread_id and (thread := world.channels.get(one.thread_id)):
        shape["thread"] = shapes.channel(world, thread)
    if (where := world.channels.get(one.channel_id)) and where.thread:
        shape["position"] = one.position
    if one.reply_to:
        _reference(world, one, shape, viewer, base)
    if one.snapshot:
        _forwarded(world, one, one.snapshot, shape, base)


def _forwarded(world: World, one: Message, shown: Message, shape: Json, base: str) -> None:
    reference: Json = {"type": 1, "channel_id": shown.channel_id, "message_id": one.forwards}
    source = world.channels.get(shown.channel_id)
    if source and source.guild_id:
        reference["guild_id"] = source.guild_id
    shape["message_reference"] = reference
    inner = message(world, shown, base=base)
    shape["message_snapshots"] = [{"message": {key: inner[key] for key in IN_SNAPSHOT}}]


def _reference(world: World, one: Message, shape: Json, viewer: str, base: str) -> None:
    target = world.messages.get(one.reply_to or "")
    reference: Json = {"type": 0, "channel_id": one.channel_id, "message_id": one.reply_to}
    if target:
        reference["channel_id"] = target.channel_id
    if guild_id := world.channels[one.channel_id].guild_id:
        reference["guild_id"] = guild_id
    shape["message_reference"] = reference
    if one.type in (19, 21):
        inner = message(world, target, viewer, base) if target else None
        if inner:
            inner.pop("referenced_message", None)
        shape["referenced_message"] = inner


def for_gateway(world: World, one: Message, has_content_intent: bool) -> Json:
    """Spell a message as the gateway sends it, without its content where the bot may not read it."""
    shape = message(world, one)
    channel = world.channels[one.channel_id]
    bot = world.application.id
    if channel.guild_id:
        shape["guild_id"] = channel.guild_id
        if member := world.inside(channel.guild_id).members.get(one.author_id):
            shape["member"] = shapes.member(world, member, with_user=False)
        shape["mentions"] = [_mentioned(world, who, channel.guild_id) for who in one.mentions]
    readable = has_content_intent or channel.guild_id is None or one.author_id == bot or bot in one.mentions
    if not readable:
        shape |= {"content": "", "embeds": [], "attachments": [], "components": []}
        shape.pop("message_snapshots", None)
    return shape


def for_page(world: World, one: Message, viewer: str) -> Json:
    """Spell a message for a person's page."""
    shape = message(world, one, viewer, "")
    if one.only_for:
        shape["ephemeral"] = True
    if viewer in one.pings:
        shape["pings_me"] = True
    return shape


def _mentioned(world: World, user_id: str, guild_id: str) -> Json:
    shape = shapes.user(world.users[user_id])
    if member := world.inside(guild_id).members.get(user_id):
        shape["member"] = shapes.member(world, member, with_user=False)
    return shape


def emoji_key(key: str) -> Json:
    """Spell the emoji of a reaction from its short form, `🔥` or `name:id`."""
    name, _, emoji_id = key.partition(":")
    return {"id": emoji_id or None, "name": name}


def _reaction(key: str, who: list[str], viewer: str) -> Json:
    return {
        "emoji": emoji_key(key),
        "count": len(who),
        "count_details": {"normal": len(who), "burst": 0},
        "burst_colors": [],
        "me_burst": False,
        "me": viewer in who,
    }


def _components(world: World, one: Message, base: str) -> list[Json]:
    if not one.attachments:
        return one.components
    by_id = {file.id: file for file in one.attachments}
    return [_with_links(world, part, by_id, base) for part in one.components]


def _with_links(world: World, part: Any, files: dict[str, Attachment], base: str) -> Any:
    if isinstance(part, list):
        return [_with_links(world, item, files, base) for item in part]
    if not isinstance(part, dict):
        return part
    if file := files.get(part.get("attachment_id", "")):
        link = base + world.files.link(file)
        return part | {"url": link, "proxy_url": link}
    return {key: _with_links(world, value, files, base) for key, value in part.items()}


def _embeds(world: World, embeds: list[Json], files: dict[str, Attachment], base: str) -> tuple[list[Json], set[str]]:
    used: set[str] = set()

    def resolve(url: str) -> str:
        if url.startswith("attachment://") and (file := files.get(url.removeprefix("attachment://"))):
            used.add(file.filename)
            return base + world.files.link(file)
        return url

    return [_embed(embed, resolve) for embed in embeds], used


def _embed(embed: Json, resolve: Any) -> Json:
    shape = dict(embed)
    for place in ("image", "thumbnail"):
        if media := embed.get(place):
            link = resolve(media["url"])
            shape[place] = media | {"url": link, "proxy_url": link}
    for place in ("footer", "author"):
        if icon := (embed.get(place) or {}).get("icon_url"):
            shape[place] = embed[place] | {"icon_url": resolve(icon), "proxy_icon_url": resolve(icon)}
    return shape
