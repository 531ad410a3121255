"""For those who look after a server: how the bot is doing, and deleting a table."""

from __future__ import annotations

import logging

from discord import app_commands

from cogs.reader.names import until
from cogs.reader.story import Story
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.context import Context
from cogs.wire.page import GREEN, RED, Page, Style, button, notice
from data.words import Words
from table import Health, NoSuchTable

log = logging.getLogger("kaiju.cogs")
router = Router("admin")


def health(words: Words, report: Health, context: Context, latency: float) -> Page:
    """Return how the bot is doing."""
    say, clicks = words.say, context.acknowledged
    is_well = not (report.failing or report.backup_fault or report.copy_fault or report.damaged or report.flaws)
    page = Page(GREEN if is_well else RED).say(say("health"))
    counts = {status: report.tables.get(status, 0) for status in ("lobby", "running", "finished", "broken")}
    page.say(
        say("health-tables", **counts, hot=report.hot),
        say("health-owed", owed=report.owed, failing=report.failing, dues=report.dues),
        say("health-acts", acts=report.acts, **_percentiles(report.p50, report.p95, report.p99)),
        say("health-clicks", clicks=len(clicks), **_percentiles(*map(clicks.percentile, (0.5, 0.95, 0.99)))),
        say("health-line", milliseconds=round(min(latency, 999) * 1000)),
        *_copies(words, report),
        _soundness(words, report),
    )
    return page


def _copies(words: Words, report: Health) -> list[str]:
    say = words.say
    if not report.is_backed_up:
        return [say("health-backup-elsewhere")]
    told = [say("health-backup", name=report.last_backup) if report.last_backup else say("health-no-backup")]
    if report.backup_fault:
        told.append(say("health-backup-fault"))
    if report.copy_fault:
        told.append(say("health-copy-fault"))
    elif report.is_copied:
        age = report.copied
        told.append(say("health-not-copied") if age is None else say("health-copied", seconds=round(age)))
    return told


def _soundness(words: Words, report: Health) -> str:
    if report.damaged or report.flaws:
        return words.say("health-damaged", tables=report.damaged, flaws=len(report.flaws))
    if not report.audited:
        return words.say("health-unchecked")
    return words.say("health-sound", checked=until(report.audited))


def _percentiles(p50: float, p95: float, p99: float) -> dict[str, float]:
    return {key: round(seconds * 1000, 1) for key, seconds in (("p50", p50), ("p95", p95), ("p99", p99))}


def deletion(story: Story) -> Page:
    """Return the question whether a table shall really be deleted."""
    page = Page(RED).say(story.say("admin-delete", title=story.title))
    return page.press(button(story.say("forget-yes"), spell(story.table.id, "erase"), Style.danger))


@router.on("erase")
async def erase(click: Click) -> None:
    """Delete a table after all."""
    interaction = click.reply.interaction
    if interaction.guild is None or not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])
    table = (await click.host.read.look(click.table)).table
    if table.server != str(interaction.guild_id):
        raise NoSuchTable(click.table)
    await click.host.admin.erase(click.table)
    # Its own log is gone with it, so the line stands in the log of the context.
    log.warning("a table was deleted", extra={"table": click.table, "by": click.person.id, "server": table.server})
    await click.reply.show(notice(click.words.say("admin-deleted")))
