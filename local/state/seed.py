"""The server on its first day: a few channels, and the bot with its role."""

import secrets

from local.clock import Clock
from local.snowflake import DAWN, fixed
from local.state.model import Channel, Guild, Member, Overwrite, Role, User
from local.state.permissions import bits
from local.state.world import Application, World

GUILD, OWNER, BOT, BOT_ROLE, TOWN, ISLAND, NOTICES, GENERAL, GAMES, ARENA = map(fixed, range(10))

EVERYONE = bits(
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "create_private_threads",
    "read_message_history",
    "add_reactions",
    "embed_links",
    "attach_files",
    "use_external_emojis",
    "use_application_commands",
    "change_nickname",
)
BOT_RIGHTS = EVERYONE | bits("manage_threads", "manage_messages", "pin_messages")


def fresh_world(
    clock: Clock, token: str | None = None, name: str = "Kaiju Game Master", *, is_new: bool = False
) -> World:
    """Return the seeded world; its application answers to *token* or to a random one.

    If *is_new*, the bot has only now been invited, and news of the server stand where the games are.
    """
    system = GAMES if is_new else GENERAL
    guild = Guild(id=GUILD, name="Monster Island", owner_id=OWNER, system_channel_id=system, open=True)
    application = Application(id=BOT, name=name, token=token or secrets.token_urlsafe(32))
    world = World(clock, guild, application)
    world.keep(
        Role(id=GUILD, name="@everyone", permissions=EVERYONE, position=0),
        Role(id=BOT_ROLE, name=name, permissions=BOT_RIGHTS, position=1, bot_id=BOT, color=0x3BA55D),
        User(id=BOT, name=name, bot=True),
        Member(id=BOT, joined_at=clock.now() if is_new else DAWN, roles=[BOT_ROLE]),
    )
    no_talk = [Overwrite(id=GUILD, type=0, deny=bits("send_messages", "create_public_threads"))]
    world.keep(
        Channel(id=TOWN, type=4, name="Town", guild_id=GUILD, position=0),
        Channel(id=ISLAND, type=4, name="Monster Island", guild_id=GUILD, position=1),
        _text(NOTICES, "notices", TOWN, 0, "Read only: here even the bot may not write.", no_talk),
        _text(GENERAL, "general", TOWN, 1, "Talk about anything. /play begins a game."),
        _text(GAMES, "games", ISLAND, 2, "Begin here: type /play."),
        _text(ARENA, "arena", ISLAND, 3, "More room to fight."),
    )
    return world


def _text(
    channel_id: str,
    name: str,
    parent: str,
    position: int,
    topic: str,
    overwrites: list[Overwrite] | None = None,
) -> Channel:
    return Channel(
        id=channel_id,
        type=0,
        name=name,
        guild_id=GUILD,
        parent_id=parent,
        position=position,
        topic=topic,
        overwrites=overwrites or [],
    )
