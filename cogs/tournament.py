"""`/tournament`: announce one, take part, look after it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.screens.tournament import buttons
from cogs.wire.bot import GameBot
from cogs.wire.clicks.visit import Visit, visit_by
from cogs.wire.commands.described import CLOCKS, GAMES, LEVELS, described, spoken
from cogs.wire.commands.tables import table_channel
from cogs.wire.context import Context
from cogs.wire.errors import Refusal
from cogs.wire.limits.reach import Reach
from cogs.wire.reply import Interaction
from engine import games
from table import DAY, TOURNAMENT, Gathering, Terms, Tournament, zone
from table import TOURNAMENT_FORMATS as FORMATS_OF
from table import TOURNAMENT_SUBSTITUTES as SUBSTITUTES_OF
from words.names import game_name

FORMATS: list[app_commands.Choice[str]] = [
    app_commands.Choice(name=spoken(f"contest-format-{key}"), value=key) for key in FORMATS_OF
]
SUBSTITUTES: list[app_commands.Choice[str]] = [
    app_commands.Choice(name=spoken(f"contest-substitutes-{key}-short"), value=key) for key in SUBSTITUTES_OF
]
NEW = 10  # that one person may announce in an hour
WHEN = "%Y-%m-%d %H:%M"
CLOCK = 86_400
T = TypeVar("T")


@app_commands.guild_only()
class TournamentCog(commands.GroupCog, group_name="tournament", group_description=described("tournament")):
    """Tournaments of a server."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @app_commands.command(description=described("tournament-new"))
    @app_commands.rename(form="format")
    @app_commands.describe(
        game=described("game-new-game"),
        form=described("tournament-format"),
        seats=described("tournament-seats"),
        rounds=described("tournament-rounds"),
        clock=described("game-new-clock"),
        days=described("tournament-days"),
        substitutes=described("tournament-substitutes"),
        level=described("tournament-level"),
        edition=described("tournament-edition"),
        starts=described("tournament-starts"),
    )
    @app_commands.choices(game=GAMES, form=FORMATS, substitutes=SUBSTITUTES, level=LEVELS)
    @app_commands.choices(clock=CLOCKS)
    @app_commands.checks.cooldown(NEW, 3600.0)
    async def new(
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        form: str = "swiss",
        seats: app_commands.Range[int, 2, 12] | None = None,
        rounds: app_commands.Range[int, 1, 9] = 3,
        clock: int = CLOCK,
        days: app_commands.Range[int, 1, 30] = 7,
        substitutes: str = "computer",
        level: str = "normal",
        edition: str = "",
        starts: str = "",
    ) -> None:
        """Announce a tournament in this channel."""
        visit = await visit_by(self.context, interaction)
        channel = table_channel(interaction)
        if form == "duplicate" and not interaction.app_permissions.create_private_threads:
            raise Refusal("contest-private")
        usual = self.context.game(game.value).seats
        terms = Terms(
            game.value,
            _one_of(FORMATS_OF, form),
            seats or max(usual.start, min(4, usual.stop - 1)),
            rounds,
            clock or None,
            days * DAY,
            _one_of(SUBSTITUTES_OF, substitutes),
            level,
            edition,
            await self._moment(visit, starts),
        )
        number = await visit.host.tournaments.new(str(interaction.guild_id), visit.person, terms, str(channel))
        facts = await buttons.facts_at(visit, number)
        await visit.done("contest-announced", title=facts.title)

    async def _moment(self, visit: Visit, typed: str) -> float:
        """Return the moment that was typed in the time zone of the person who typed it; 0 if nothing was."""
        if not typed.strip():
            return 0.0
        person = await visit.host.people.person(visit.person.id)
        try:
            return datetime.strptime(typed.strip(), WHEN).replace(tzinfo=zone(person.zone)).timestamp()
        except (ValueError, OverflowError) as error:
            raise Refusal("contest-when") from error

    @app_commands.command(description=described("tournament-show"))
    @app_commands.describe(tournament=described("tournament-which"))
    async def show(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Show a tournament."""
        visit, number = await self._at(interaction, tournament)
        await visit.reply.show(await buttons.show(visit, number))

    @app_commands.command(name="list", description=described("tournament-list"))
    async def list_here(self, interaction: Interaction) -> None:
        """List the tournaments of this server."""
        visit = await visit_by(self.context, interaction)
        await visit.reply.show(buttons.listed(visit, await self._here(interaction)))

    @app_commands.command(description=described("tournament-join"))
    @app_commands.describe(tournament=described("tournament-which"))
    async def join(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Take part."""
        visit, number = await self._at(interaction, tournament)
        await visit.reply.show(await buttons.join(visit, number))

    @app_commands.command(description=described("tournament-withdraw"))
    @app_commands.describe(tournament=described("tournament-which"))
    async def withdraw(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Take part no longer."""
        visit, number = await self._at(interaction, tournament)
        await visit.reply.show(await buttons.withdraw(visit, number))

    @app_commands.command(description=described("tournament-start"))
    @app_commands.describe(tournament=described("tournament-which"))
    async def start(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Begin the first round."""
        visit, number = await self._at(interaction, tournament)
        await visit.reply.show(await buttons.start(visit, number))

    @app_commands.command(description=described("tournament-end"))
    @app_commands.describe(tournament=described("tournament-which"))
    async def end(self, interaction: Interaction, tournament: int | None = None) -> None:
        """Call it off."""
        visit, number = await self._at(interaction, tournament)
        await visit.reply.show(await buttons.end(visit, number))

    async def _at(self, interaction: Interaction, given: int | None) -> tuple[Visit, int]:
        """Acknowledge a command, and return the tournament that it is about, or say that it has to be named."""
        visit = await visit_by(self.context, interaction)
        found = await self._here(interaction)
        numbers = [each.id for each in found]
        if given is None and len(numbers) == 1:
            return visit, numbers[0]
        if given is None:
            raise Refusal("contest-which" if numbers else "contest-none")
        # One that is over, or of another server, can be named as well where it may be seen.
        listing = await self.context.host.read.listing(given)
        if listing.kind != TOURNAMENT or not Reach(interaction).covers(listing):
            raise Refusal("failure-NoSuchTable")
        return visit, given

    async def _here(self, interaction: Interaction) -> list[Gathering[Tournament]]:
        """Return the open tournaments of this server that they may see, the newest first."""
        reach, shown = Reach(interaction), []
        for each in await self.context.host.tournaments.of(str(interaction.guild_id)):
            if reach.covers(await self.context.host.read.listing(each.id)):
                shown.append(each)
        return shown

    @show.autocomplete("tournament")
    @join.autocomplete("tournament")
    @withdraw.autocomplete("tournament")
    @start.autocomplete("tournament")
    @end.autocomplete("tournament")
    async def tournaments(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest tournaments."""
        said = await self.context.words_for(interaction)
        found = []
        for each in await self._here(interaction):
            name = said.say("contest-title", game=game_name(said, each.state.terms.game), number=str(each.id))
            if typed.casefold() in name.casefold():
                found.append(app_commands.Choice(name=name[:100], value=each.id))
        return found[:25]

    @new.autocomplete("edition")
    async def editions(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the editions of the game that was chosen."""
        key, said = str(interaction.namespace.game or ""), await self.context.words_for(interaction)
        presets = self.context.game(key).presets if key in games else ()
        names = [(said.say(f"{key}-preset-{each.key}"), each.key) for each in presets if len(presets) > 1]
        return [discord.app_commands.Choice(name=name[:100], value=value) for name, value in names][:25]


def _one_of(offered: Sequence[T], wished: str) -> T:
    """Return that of what is *offered* that was wished, or refuse the command."""
    for each in offered:
        if each == wished:
            return each
    raise Refusal("failure-outdated")


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(TournamentCog(bot.context))
