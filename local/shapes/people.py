"""Users, members, roles, channels and the server as Discord's JSON spells them."""

from local.clock import iso
from local.state import permissions
from local.state.model import Channel, Command, Emoji, Json, Member, Role, User
from local.state.world import World


def user(one: User) -> Json:
    """Spell a user."""
    return {
        "id": one.id,
        "username": one.name,
        "global_name": one.global_name,
        "discriminator": "0000" if one.bot else "0",
        "avatar": None,
        "bot": one.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "avatar_decoration_data": None,
    }


def myself(world: World) -> Json:
    """Spell the bot as it sees itself."""
    extra = {"mfa_enabled": True, "verified": True, "locale": "en-US", "email": None}
    return user(world.bot) | extra


def member(world: World, one: Member, *, with_user: bool = True) -> Json:
    """Spell a member."""
    shape: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": iso(one.joined_at),
        "nick": one.nick,
        "pending": False,
        "premium_since": None,
        "roles": list(one.roles),
        "mute": False,
        "deaf": False,
    }
    if with_user:
        shape["user"] = user(world.users[one.id])
    return shape


def role(one: Role) -> Json:
    """Spell a role."""
    shape: Json = {
        "id": one.id,
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": one.color,
        "colors": {"primary_color": one.color, "secondary_color": None, "tertiary_color": None},
        "hoist": one.hoist,
        "managed": one.bot_id is not None,
        "mentionable": one.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if one.bot_id:
        shape["tags"] = {"bot_id": one.bot_id}
    return shape


#: What channels of some kinds have besides.
OF_KIND: dict[int, Json] = {
    2: {"bitrate": 64_000, "user_limit": 0, "rtc_region": None},
    13: {"bitrate": 64_000, "user_limit": 0, "rtc_region": None},
    15: {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None, "default_forum_layout": 0},
}


def channel(world: World, one: Channel, viewer: str | None = None) -> Json:
    """Spell a channel of any kind; *viewer* adds what that user may do there."""
    shape: Json = {"id": one.id, "type": one.type, "flags": 0, "last_message_id": one.last_message_id}
    if one.last_pin:
        shape["last_pin_timestamp"] = iso(one.last_pin)
    if one.guild_id is None:
        shape["recipients"] = [user(world.users[who]) for who in one.recipients if who != viewer]
        return shape
    shape |= {"guild_id": one.guild_id, "name": one.name, "parent_id": one.parent_id}
    if one.type != 4:
        shape["rate_limit_per_user"] = one.slowmode
    shape |= _thread(one, viewer) if one.thread else _guild_channel(one) | OF_KIND.get(one.type, {})
    if viewer:
        shape["permissions"] = str(permissions.within(world, viewer, one))
    return shape


def _guild_channel(one: Channel) -> Json:
    return {
        "position": one.position,
        "topic": one.topic,
        "nsfw": one.nsfw,
        "permission_overwrites": [
            {"id": row.id, "type": row.type, "allow": str(row.allow), "deny": str(row.deny)} for row in one.overwrites
        ],
    }


def _thread(one: Channel, viewer: str | None) -> Json:
    thread = one.thread
    assert thread
    shape: Json = {
        "owner_id": thread.owner_id,
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": iso(thread.changed),
            "auto_archive_duration": thread.minutes,
            "locked": thread.locked,
            "create_timestamp": iso(thread.created),
        },
        "message_count": thread.message_count,
        "member_count": min(50, len(thread.members)),
        "total_message_sent": thread.total_message_sent,
    }
    if one.type == 12:
        shape["thread_metadata"]["invitable"] = thread.invitable
    if viewer in thread.members:
        shape["member"] = thread_member(one, viewer)
    return shape


def thread_member(one: Channel, user_id: str) -> Json:
    """Spell a user's membership of a thread."""
    assert one.thread
    joined = one.thread.members[user_id]
    return {"id": one.id, "user_id": user_id, "join_timestamp": iso(joined), "flags": 0}


def emoji(world: World, one: Emoji) -> Json:
    """Spell an emoji of the application."""
    return {
        "id": one.id,
        "name": one.name,
        "animated": one.animated,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "available": True,
        "user": user(world.bot),
    }


def command(world: World, one: Command) -> Json:
    """Spell a registered command."""
    shape = one.body | {"id": one.id, "application_id": world.application.id, "version": one.version}
    if one.guild_id:
        shape["guild_id"] = one.guild_id
    return shape


def guild(world: World) -> Json:
    """Spell the server."""
    nothing = (
        "icon description home_header splash discovery_splash banner application_id afk_channel_id"
        " system_channel_id widget_channel_id max_presences vanity_url_code rules_channel_id"
        " safety_alerts_channel_id public_updates_channel_id incidents_data"
    )
    zero = (
        "system_channel_flags verification_level default_message_notifications mfa_level"
        " explicit_content_filter premium_tier premium_subscription_count nsfw_level"
    )
    return {
        "id": world.guild.id,
        "name": world.guild.name,
        "owner_id": world.guild.owner_id,
        "preferred_locale": world.guild.locale,
        "roles": [role(one) for one in world.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": [],
        "region": "local",
        "afk_timeout": 300,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "widget_enabled": False,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        **dict.fromkeys(nothing.split()),
        **dict.fromkeys(zero.split(), 0),
    }


def application(world: World) -> Json:
    """Spell the application as its owner sees it."""
    return {
        "id": world.application.id,
        "name": world.application.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.users.get(world.guild.owner_id, world.bot)),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
