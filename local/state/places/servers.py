"""Further servers: one that somebody adds, or thousands to measure with."""

from collections.abc import Iterator

from local import locales, refusals
from local.snowflake import DAWN, EPOCH_MS
from local.state.model import Channel, Guild, Member, Record, Role
from local.state.seed import BOT_RIGHTS, EVERYONE
from local.state.world import World

CHANNELS = ("general", "games")
LONGEST_NAME = 100
MOST = 100  # that people can be in


def add(world: World, name: str, owner_id: str, locale: str = "en-US", *, system_channel: bool = True) -> Guild:
    """Make a server of everybody's, with the bot in it, and tell all."""
    name = " ".join(name.split())
    if not 2 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise refusals.tell(f"The name of a server has 2 to {LONGEST_NAME} characters.")
    locales.check(locale)
    if sum(one.open for one in world.guilds.values()) >= MOST:
        raise refusals.tell(f"You can be in {MOST} servers at most.")
    guild = Guild(id=world.ids.next(), name=name, owner_id=owner_id, locale=locale, open=True)
    records = list(_parts(world, guild, system_channel))
    people = [user.id for user in world.users.values() if not user.bot]
    now = world.clock.now()
    world.keep(*records, *(Member(id=who, guild_id=guild.id, joined_at=now) for who in people))
    world.ids.past(max(int(record.id) for record in records if not isinstance(record, Member)))
    world.emit("guild_create", guild)
    return guild


def fill(world: World, count: int) -> None:
    """Have *count* servers in which nobody but the bot is; always the same ones, and those only that are missing."""
    first = int(DAWN * 1000) - EPOCH_MS
    for number in range(1, count + 1):
        # A millisecond apart, so that neighbours belong to different shards.
        guild = Guild(id=str((first + number) << 22), name=f"Server {number}", owner_id=world.guild.owner_id)
        if guild.id not in world.guilds:
            for record in _parts(world, guild, True):
                world.place(record)


def _parts(world: World, guild: Guild, system_channel: bool) -> Iterator[Record]:
    """Yield the server, its roles, its channels and the bot; their ids follow its own."""
    bot, at = world.bot, int(guild.id)
    role = Role(id=str(at + 1), guild_id=guild.id, name=bot.name, permissions=BOT_RIGHTS, position=1, bot_id=bot.id)
    if system_channel:
        guild.system_channel_id = str(at + 2)
    yield guild
    yield Role(id=guild.id, guild_id=guild.id, name="@everyone", permissions=EVERYONE, position=0)
    yield role
    yield Member(id=bot.id, guild_id=guild.id, joined_at=world.clock.now(), roles=[role.id])
    for position, name in enumerate(CHANNELS):
        yield Channel(id=str(at + 2 + position), type=0, name=name, guild_id=guild.id, position=position)


def expel(world: World, guild: Guild) -> Member:
    """Take the bot out of a server; returns its membership."""
    member = world.member(world.application.id, guild.id)
    world.drop(member)
    world.emit("guild_delete", guild)
    return member


def invite(world: World, member: Member) -> None:
    """Take the bot back in."""
    world.keep(member)
    world.emit("guild_create", world.guilds[member.guild_id])
