"""Who may do what where: roles, then the channel's overwrites, as Discord computes them."""

from local.state.model import Channel, Overwrite
from local.state.world import World

BITS = {
    "create_instant_invite": 0,
    "kick_members": 1,
    "ban_members": 2,
    "administrator": 3,
    "manage_channels": 4,
    "manage_guild": 5,
    "add_reactions": 6,
    "view_audit_log": 7,
    "view_channel": 10,
    "send_messages": 11,
    "send_tts_messages": 12,
    "manage_messages": 13,
    "embed_links": 14,
    "attach_files": 15,
    "read_message_history": 16,
    "mention_everyone": 17,
    "use_external_emojis": 18,
    "change_nickname": 26,
    "manage_nicknames": 27,
    "manage_roles": 28,
    "manage_webhooks": 29,
    "use_application_commands": 31,
    "manage_threads": 34,
    "create_public_threads": 35,
    "create_private_threads": 36,
    "use_external_stickers": 37,
    "send_messages_in_threads": 38,
    "send_polls": 49,
    "pin_messages": 51,
}
ADMINISTRATOR = 1 << 3
EVERYTHING = (1 << 53) - 1


def bits(*names: str) -> int:
    """Add up the permissions of these *names*."""
    return sum(1 << BITS[name] for name in names)


VIEW = bits("view_channel")
DM_BITS = bits(
    "view_channel",
    "send_messages",
    "read_message_history",
    "add_reactions",
    "embed_links",
    "attach_files",
    "use_external_emojis",
    "use_application_commands",
    "pin_messages",
)


def base(world: World, user_id: str, guild_id: str | None = None) -> int:
    """Return what *user_id* may do in a server (the home server if none is named) before any channel is looked at."""
    guild = world.guilds[guild_id or world.guild.id]
    member = world.inside(guild.id).members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return EVERYTHING
    total = world.roles[guild.id].permissions
    for role_id in member.roles:
        if role := world.roles.get(role_id):
            total |= role.permissions
    return EVERYTHING if total & ADMINISTRATOR else total


def within(world: World, user_id: str, channel: Channel) -> int:
    """Return what *user_id* may do in *channel*."""
    if channel.guild_id is None:
        return DM_BITS if user_id in channel.recipients else 0
    total = base(world, user_id, channel.guild_id)
    if total == EVERYTHING or total == 0:
        return total
    home = world.channels.get(channel.parent_id or "") if channel.thread else channel
    if home is None:
        return 0
    roles = world.inside(channel.guild_id).members[user_id].roles
    total = _overwritten(total, home.overwrites, channel.guild_id, user_id, roles)
    if not total & VIEW:
        return 0
    if channel.type == 12 and channel.thread and user_id not in channel.thread.members:
        return total if total & bits("manage_threads") else 0
    return total


def _overwritten(total: int, rows: list[Overwrite], everyone: str, user_id: str, roles: list[str]) -> int:
    by_id = {row.id: row for row in rows}
    if row := by_id.get(everyone):
        total = total & ~row.deny | row.allow
    mine = [by_id[role] for role in roles if role in by_id]
    deny = allow = 0
    for row in mine:
        deny |= row.deny
        allow |= row.allow
    total = total & ~deny | allow
    if row := by_id.get(user_id):
        total = total & ~row.deny | row.allow
    return total


def may(world: World, user_id: str, channel: Channel, *names: str) -> bool:
    """Tell whether *user_id* has all these permissions in *channel*."""
    wanted = bits(*names)
    return within(world, user_id, channel) & wanted == wanted


def sees(world: World, user_id: str, channel: Channel) -> bool:
    """Tell whether *user_id* can look into *channel*."""
    return bool(within(world, user_id, channel) & VIEW)
