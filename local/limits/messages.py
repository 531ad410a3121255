"""Messages: lengths, counts, and what excludes what."""

from typing import Any

from local import refusals
from local.limits.components import ComponentCheck
from local.limits.faults import Faults, Path
from local.shapes.messages import COMPONENTS_V2
from local.state.model import Json

EMBED_TEXTS = (("title", 256), ("description", 4096), ("url", 2048))


def check_message(form: Json, files: set[str], emojis: set[str], *, is_v2: bool) -> None:
    """Refuse a message that Discord would refuse; *files* are the names it has after this request."""
    faults = Faults()
    faults.text((), form, "content", 0, 2000)
    _check_attachments(faults, form)
    embeds = form.get("embeds") or []
    faults.length(("embeds",), embeds, 0, 10)
    for index, embed in enumerate(embeds):
        _check_embed(faults, ("embeds", index), embed)
    if sum(map(embed_size, embeds)) > 6000:
        faults.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")
    if form.get("nonce") is not None:
        faults.length(("nonce",), str(form["nonce"]), 0, 25)
    _check_mentions(faults, form.get("allowed_mentions"))
    if is_v2:
        _check_v2(faults, form)
    components = form.get("components") or []
    ComponentCheck(faults, files, emojis, is_v2).message(components)
    faults.settle()


def check_not_empty(form: Json, has_files: bool) -> None:
    """Refuse a message with nothing in it."""
    content = str(form.get("content") or "").strip()
    if not (content or form.get("embeds") or form.get("components") or has_files):
        raise refusals.empty_message()


def is_v2(flags: int | None) -> bool:
    """Tell whether *flags* say Components V2."""
    return bool((flags or 0) & COMPONENTS_V2)


def _check_v2(faults: Faults, form: Json) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if form.get(key):
            words = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            faults.add((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words)


def _check_attachments(faults: Faults, form: Json) -> None:
    attachments = form.get("attachments") or []
    faults.length(("attachments",), attachments, 0, 10)
    for index, attachment in enumerate(attachments):
        faults.text(("attachments", index), attachment, "description", 0, 1024)
        faults.text(("attachments", index), attachment, "filename", 1, 1024)


def _check_embed(faults: Faults, path: Path, embed: Json) -> None:
    for key, most in EMBED_TEXTS:
        faults.text(path, embed, key, 0, most)
    fields = embed.get("fields") or []
    faults.length((*path, "fields"), fields, 0, 25)
    for index, field in enumerate(fields):
        faults.text((*path, "fields", index), field, "name", 1, 256, required=True)
        faults.text((*path, "fields", index), field, "value", 1, 1024, required=True)
    faults.text((*path, "footer"), embed.get("footer") or {}, "text", 0, 2048)
    faults.text((*path, "author"), embed.get("author") or {}, "name", 0, 256)
    faults.number(path, embed, "color", 0, 0xFFFFFF)


def embed_size(embed: Json) -> int:
    """Count the characters of an embed that weigh towards the 6,000."""
    texts: list[Any] = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if isinstance(text, str))


def _check_mentions(faults: Faults, allowed: Json | None) -> None:
    if not allowed:
        return
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        faults.choices(("allowed_mentions", "parse", index), kind, ("roles", "users", "everyone"))
    for kind in ("users", "roles"):
        faults.length(("allowed_mentions", kind), allowed.get(kind), 0, 100)
        if allowed.get(kind) and kind in parse:
            words = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            faults.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)
