"""Forums: channels of posts, each a thread that begins with a message, and the tags that sort them."""

from typing import Any

from local import refusals
from local.limits.faults import Faults
from local.refusals import Refusal
from local.state import permissions
from local.state.model import Channel, Json
from local.state.world import World

FORUMS = (15, 16)
MOST_TAGS, MOST_APPLIED, LONGEST_TAG = 20, 5, 20
PINNED, REQUIRES_TAG = 1 << 1, 1 << 4
DEFAULTS: Json = {
    "available_tags": [],
    "default_reaction_emoji": None,
    "default_sort_order": None,
    "default_forum_layout": 0,
    "default_tag_setting": None,
}


def settings(channel: Channel) -> Json:
    """Return what a forum has besides other channels."""
    return DEFAULTS | (channel.forum or {})


def change(world: World, channel: Channel, form: Json) -> None:
    """Take tags and settings of a forum from *form*."""
    changed = {key: form[key] for key in DEFAULTS if key in form and key != "available_tags"}
    if form.get("available_tags") is not None:
        changed["available_tags"] = _tags(world, channel, form["available_tags"])
    if form.get("flags") is not None:
        channel.flags = int(form["flags"]) & REQUIRES_TAG
    channel.forum = (channel.forum or {}) | changed


def _tags(world: World, channel: Channel, rows: list[Json]) -> list[Json]:
    if len(rows) > MOST_TAGS:
        raise Refusal(400, 30048, f"Maximum number of tags in a forum channel has been reached ({MOST_TAGS})")
    faults = Faults()
    for index, row in enumerate(rows):
        faults.text(("available_tags", index), row, "name", 1, LONGEST_TAG, required=True)
    faults.settle()
    names = [str(row["name"]).casefold() for row in rows]
    if len(set(names)) < len(names):
        raise Refusal(400, 40061, "Tag names must be unique")
    known = {tag["id"] for tag in settings(channel)["available_tags"]}
    return [_tag(world, row, known) for row in rows]


def _tag(world: World, row: Json, known: set[str]) -> Json:
    given = str(row.get("id"))
    return {
        "id": given if given in known else world.ids.next(),
        "name": row["name"],
        "moderated": bool(row.get("moderated")),
        "emoji_id": str(row["emoji_id"]) if row.get("emoji_id") else None,
        "emoji_name": row.get("emoji_name"),
    }


def check_applied(world: World, forum: Channel, who: str, given: Any, has: list[str] | None = None) -> list[str]:
    """Return the tags that *who* gives a post which *has* some already, or refuse them."""
    wanted = [str(one) for one in given or []]
    faults = Faults()
    faults.length(("applied_tags",), wanted, 0, MOST_APPLIED)
    faults.settle()
    tags = {tag["id"]: tag for tag in settings(forum)["available_tags"]}
    changed = set(wanted) ^ set(has or [])
    manages = permissions.may(world, who, forum, "manage_threads")
    for tag in wanted:
        if tag not in tags:
            raise refusals.unknown("tag")
    if not manages and any(tags.get(tag, {}).get("moderated") for tag in changed):
        raise refusals.missing_permissions()
    if forum.flags & REQUIRES_TAG and not wanted:
        raise Refusal(400, 40067, "A tag is required to create a forum post in this channel")
    return list(dict.fromkeys(wanted))


def pin(world: World, post: Channel, flags: int) -> None:
    """Pin a post to the top of its forum, which has room for one, or take it down."""
    others = (one for one in world.threads(post.parent_id) if one is not post and one.flags & PINNED)
    if flags & PINNED and next(others, None):
        raise Refusal(400, 30047, "Maximum number of pinned threads in a forum channel has been reached (1)")
    post.flags = flags & PINNED
