"""Pictures that a form carries as data: avatars, banners, icons and emojis."""

import base64
import binascii
import hashlib

from local.limits.faults import Faults
from local.state.world import World
from local.web.files import MAX_FILE, picture_size, picture_type


def read_image(field: str, raw: object, most: int = MAX_FILE) -> bytes:
    """Return the bytes of a `data:` address, or refuse what is no picture or larger than *most* bytes."""
    faults = Faults()
    head, _, body = str(raw).partition(";base64,")
    try:
        data = base64.b64decode(body, validate=True) if head.startswith("data:image/") else b""
    except binascii.Error:
        data = b""
    if picture_size(data) is None:
        faults.add((field,), "IMAGE_INVALID", "Invalid image data")
    elif len(data) > most:
        faults.add((field,), "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {most / 1024:.1f} kb.")
    faults.settle()
    return data


def replace_image(world: World, field: str, raw: object, old: str | None) -> str | None:
    """Store the picture of a form in place of the *old* one; returns its hash, or nothing if it was taken away."""
    fresh = None
    if raw is not None:
        data = read_image(field, raw)
        digest = hashlib.md5(data, usedforsecurity=False).hexdigest()
        fresh = f"a_{digest}" if picture_type(data) == "image/gif" else digest
        world.files.put(fresh, data)
    if old and old != fresh:
        world.files.drop(old)
    return fresh
