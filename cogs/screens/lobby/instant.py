"""The start of a game for the person who begins it; also at once, against computers and without a lobby."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.screens.playing.hand import show_hand
from cogs.wire.clicks.visit import Visit
from engine.play import Game
from table import Look

LEVEL = "normal"
PATIENCE = 4.0  # seconds that the answer waits for the thread to link to


def usual_opponents(game: Game[Any]) -> int:
    """Return how many computers sit down if nobody says: the smallest table of *game* and one more seat."""
    return min(game.seats.start, game.seats.stop - 2)


async def play_now(visit: Visit, game: str, channel: int, opponents: int | None = None, level: str = LEVEL) -> None:
    """Begin *game* against computers in *channel*, and show the first question with a link to its thread."""
    rules, interaction = visit.context.game(game), visit.reply.interaction
    count = min(opponents or usual_opponents(rules), rules.seats.stop - 2)
    places = {"channel": str(channel)}
    look = await visit.host.lobby.play_now(str(interaction.guild_id), visit.person, game, [level] * count, places)
    await show_first_question(visit, look, is_last=channel == interaction.channel_id)


async def show_first_question(visit: Visit, look: Look, *, is_last: bool = False) -> None:
    """Show the hand of the person who has just begun the game of *look*, and where it is played.

    *is_last* if the game's message has been posted here since: the answer then stands below it.
    """
    visit = replace(visit, table=look.table.id)
    if await visit.host.messages.placed(visit.table, "thread", PATIENCE) and is_last:
        await visit.reply.move_to_end()
    # By now a computer may have moved.
    await show_hand(visit, await visit.look())
