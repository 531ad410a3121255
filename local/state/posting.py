"""Messages come, change and go: the one place where they are made."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from local import refusals
from local.limits.faults import Faults
from local.limits.messages import check_message, check_not_empty, is_v2
from local.shapes import settling
from local.shapes.messages import COMPONENTS_V2, EPHEMERAL, LOADING, SILENT
from local.state import mentions, threads
from local.state.model import Attachment, Channel, Json, Message
from local.state.world import World
from local.web.files import MAX_FILE, picture_size, picture_type, safe_name

NONCE_LIFE = 300
EPHEMERAL_LIFE = 86_400
SETTABLE_FLAGS = 4 | SILENT | COMPONENTS_V2


@dataclass(frozen=True, slots=True)
class Upload:
    """A file on its way in."""

    filename: str
    data: bytes


Uploads = dict[str, Upload]


def post(
    world: World,
    channel: Channel,
    author_id: str,
    form: Json,
    uploads: Uploads,
    *,
    before: Callable[[], None] | None = None,
    **extra: Any,
) -> Message:
    """Add a message to *channel*; *before* is called once it is sound, *extra* are further fields of the record."""
    if (earlier := _same_nonce(world, channel, author_id, form)) is not None:
        return earlier
    flags = int(form.get("flags") or 0) & SETTABLE_FLAGS | extra.pop("flags", 0)
    kept = attached(world, channel.id, form, uploads, [], bool(extra.get("only_for")))
    _check(world, form, kept, [], flags, {"content": "forwarded"} if "snapshot" in extra else None)
    threads.wake(world, channel, author_id)
    message = _record(world, channel, author_id, form, flags, **extra)
    _fill(message, form, kept)
    if before:
        before()
    _store(world, channel, message, form)
    return message


def _record(world: World, channel: Channel, author_id: str, form: Json, flags: int, **extra: Any) -> Message:
    target = world.messages.get(extra.get("reply_to") or "")
    found = mentions.read(world, form, channel, author_id, target.author_id if target else None)
    is_silent = bool(extra.get("only_for") or flags & SILENT)
    return Message(
        id=extra.pop("id", None) or world.ids.next(),
        channel_id=channel.id,
        author_id=author_id,
        timestamp=world.clock.now(),
        flags=flags,
        nonce=form.get("nonce"),
        tts=bool(form.get("tts")),
        mentions=found.users,
        mention_roles=found.roles,
        mention_everyone=found.everyone,
        pings=[] if is_silent else found.pings,
        **extra,
    )


def _check(
    world: World,
    form: Json,
    files: list[Attachment],
    before: list[Attachment],
    flags: int,
    whole: Json | None = None,
) -> None:
    try:
        check_message(form, {file.filename for file in files}, set(world.emojis), is_v2=is_v2(flags))
        if not flags & LOADING:
            check_not_empty(whole or form, bool(files))
    except refusals.Refusal:
        for file in files:
            if file not in before:
                world.files.drop(file.id)
        raise


def _same_nonce(world: World, channel: Channel, author_id: str, form: Json) -> Message | None:
    if form.get("nonce") is None or not form.get("enforce_nonce"):
        return None
    known = world.nonces.get((channel.id, author_id, str(form["nonce"])))
    if known is None or known[1] < world.clock.now() - NONCE_LIFE:
        return None
    return world.messages.get(known[0])


def _fill(message: Message, form: Json, files: list[Attachment]) -> None:
    message.attachments = files
    if "content" in form:
        message.content = str(form["content"] or "")
    if "embeds" in form:
        message.embeds = [settling.embed(embed) for embed in form["embeds"] or []]
    if "components" in form:
        message.components = settling.components(form["components"] or [], files)


def _store(world: World, channel: Channel, message: Message, form: Json) -> None:
    if form.get("nonce") is not None:
        world.nonces[channel.id, message.author_id, str(form["nonce"])] = (message.id, message.timestamp)
    if message.only_for:
        fade_later(world, message)
    else:
        channel.last_message_id = message.id
        threads.count_message(world, channel, message)
    world.keep(message, channel)
    world.emit("message_create", message)


def fade_later(world: World, message: Message) -> None:
    """Let an ephemeral message go after a day; Discord's clients forget theirs much sooner."""

    def fade() -> None:
        if world.messages.get(message.id) is message:
            delete(world, message)

    world.clock.at(message.timestamp + EPHEMERAL_LIFE, fade)


def edit(world: World, message: Message, form: Json, uploads: Uploads, *, silent: bool = False) -> None:
    """Change *message*; edits never notify anybody."""
    flags = message.flags & ~LOADING | int(form.get("flags") or 0) & SETTABLE_FLAGS
    kept = attached(world, message.channel_id, form, uploads, message.attachments, bool(message.flags & EPHEMERAL))
    whole = {"content": message.content, "embeds": message.embeds} | form
    _check(world, whole, kept, message.attachments, flags, {"components": message.components} | whole)
    for file in message.attachments:
        if file not in kept:
            world.let_go(file.id)
    message.flags = flags
    _fill(message, form, kept)
    if "content" in form or "components" in form:
        channel = world.channels[message.channel_id]
        now = {"components": message.components} | form | {"content": message.content}
        found = mentions.read(world, now, channel, message.author_id)
        message.mentions, message.mention_roles = found.users, found.roles
    if not silent:
        message.edited = world.clock.now()
    world.keep(message)
    world.emit("message_update", message)


def delete(world: World, message: Message) -> None:
    """Take *message* away."""
    channel = world.channels[message.channel_id]
    world.drop(message)
    if channel.thread and not message.only_for:
        channel.thread.message_count = max(0, channel.thread.message_count - 1)
    world.emit("message_delete", message)


def attached(
    world: World,
    channel_id: str,
    form: Json,
    uploads: Uploads,
    present: list[Attachment],
    ephemeral: bool,
) -> list[Attachment]:
    """Return the attachments a message has after *form*: kept ones and new ones, in its order."""
    if any(len(upload.data) > MAX_FILE for upload in uploads.values()):
        raise refusals.too_large()
    rows = form.get("attachments")
    if rows is None:
        kept, rest = list(present), dict(uploads)
    else:
        kept, rest = _listed(world, channel_id, rows, uploads, present, ephemeral)
    for upload in rest.values():
        kept.append(store_file(world, channel_id, upload, {}, ephemeral))
    if len(kept) > 10:
        raise refusals.Refusal(400, 30015, "Maximum number of attachments in a message reached (10)")
    return kept


def _listed(
    world: World,
    channel_id: str,
    rows: list[Json],
    uploads: Uploads,
    present: list[Attachment],
    ephemeral: bool,
) -> tuple[list[Attachment], Uploads]:
    by_id = {file.id: file for file in present}
    rest = dict(uploads)
    kept: list[Attachment] = []
    for index, row in enumerate(rows):
        key = str(row.get("id"))
        if key in rest:
            kept.append(store_file(world, channel_id, rest.pop(key), row, ephemeral))
        elif key in by_id:
            if row.get("description") is not None:
                by_id[key].description = row["description"]
            kept.append(by_id[key])
        else:
            faults = Faults()
            faults.add(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
            faults.settle()
    return kept, rest


def store_file(world: World, channel_id: str, upload: Upload, row: Json, ephemeral: bool) -> Attachment:
    """Put a file into the store."""
    size = picture_size(upload.data)
    filename = safe_name(row.get("filename") or upload.filename)
    file = Attachment(
        id=world.ids.next(),
        filename=filename,
        size=len(upload.data),
        content_type=picture_type(upload.data) or "application/octet-stream",
        channel_id=channel_id,
        width=size[0] if size else None,
        height=size[1] if size else None,
        description=row.get("description") or None,
        ephemeral=ephemeral,
        spoiler=bool(row.get("is_spoiler")) or filename.startswith("SPOILER_"),
    )
    world.files.put(file.id, upload.data)
    return file


def snapshot(world: World, channel: Channel, message: Message) -> Message:
    """Return *message* as it is now, with files of its own; one that was forwarded itself shows what it showed."""
    shown = message.snapshot or message
    files = [replace(file, id=world.ids.next(), channel_id=channel.id, ephemeral=False) for file in shown.attachments]
    fresh = {old.id: new.id for old, new in zip(shown.attachments, files, strict=True)}
    for old, new in fresh.items():
        world.files.put(new, world.files.get(old) or b"")
    return replace(
        shown,
        attachments=files,
        components=_readdressed(shown.components, fresh),
        flags=shown.flags & COMPONENTS_V2,
        reactions={},
        snapshot=None,
    )


def _readdressed(part: Any, fresh: dict[str, str]) -> Any:
    """Return components with the ids of files exchanged."""
    if isinstance(part, list):
        return [_readdressed(item, fresh) for item in part]
    if not isinstance(part, dict):
        return part
    if (old := part.get("attachment_id")) in fresh:
        return part | {"attachment_id": fresh[old], "id": fresh[old]}
    return {key: _readdressed(value, fresh) for key, value in part.items()}
