"""Who is mentioned in a text, and who of them is notified."""

import re
from dataclasses import dataclass, field

from local.limits.components import TEXT, walk
from local.state import permissions
from local.state.model import Channel, Json
from local.state.world import World

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(slots=True)
class Mentioned:
    """The outcome: users and roles named, and the people whose bell rings."""

    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False
    pings: list[str] = field(default_factory=list)


def text_of(form: Json) -> str:
    """Return the text that can mention: the content, or all text displays."""
    shown = [part.get("content", "") for part in walk(form.get("components") or []) if part["type"] == TEXT]
    return "\n".join([form.get("content") or "", *shown])


def read(world: World, form: Json, channel: Channel, author_id: str, replied_to: str | None = None) -> Mentioned:
    """Find the mentions of *form* that its allowed_mentions let through."""
    text = text_of(form)
    allowed = form.get("allowed_mentions")
    found = Mentioned()
    if "@" not in text and replied_to is None:
        return found
    for user_id in dict.fromkeys(USER.findall(text)):
        if user_id in world.users and _allows(allowed, "users", user_id):
            found.users.append(user_id)
    for role_id in dict.fromkeys(ROLE.findall(text)):
        if role_id in world.inside(channel.guild_id).roles and _allows(allowed, "roles", role_id):
            found.roles.append(role_id)
    may_all = permissions.may(world, author_id, channel, "mention_everyone")
    found.everyone = bool(EVERYONE.search(text)) and may_all and _allows(allowed, "everyone", "")
    if replied_to and (allowed is None or allowed.get("replied_user")) and replied_to not in found.users:
        found.users.append(replied_to)
    found.pings = _pings(world, found, channel, author_id, may_all)
    return found


def _allows(allowed: Json | None, kind: str, one: str) -> bool:
    if allowed is None:
        return True
    if kind in (allowed.get("parse") or []):
        return True
    return one in {str(item) for item in allowed.get(kind) or []}


def _pings(world: World, found: Mentioned, channel: Channel, author_id: str, may_all: bool) -> list[str]:
    reached = list(found.users)
    everybody = world.inside(channel.guild_id).members.values() if found.everyone or found.roles else ()
    for member in everybody:
        called = any(role in member.roles and (may_all or world.roles[role].mentionable) for role in found.roles)
        if found.everyone or called:
            reached.append(member.id)
    unique = dict.fromkeys(reached)
    return [who for who in unique if who != author_id and permissions.sees(world, who, channel)]
