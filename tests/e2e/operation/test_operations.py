"""The bot as its operator sees it: metrics, references, the operations channel, reloaded settings, secrets in files."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from local.control import Control
from ops.trace import reference_of
from tests.e2e.conftest import PATIENCE, ROOT, Stage, clean_environment, start_bot, start_local, stop
from tests.e2e.faults.test_outages import behind_a_gate, said
from tests.e2e.tables import CHANNEL, Guest, checked, seat
from tests.local.conftest import until

QUICK = "pace=0 rest=0.1 presence=0"


@pytest.fixture
def local() -> Iterator[Stage]:
    process, where = start_local("--no-rate-limits")
    yield where
    stop(process)


@contextmanager
def running(stage: Stage, folder: Path, program: str = "bot.py", **given: str) -> Iterator[Popen[str]]:
    """Run a bot, which has to end in order."""
    bot = start_bot(stage, folder, program, **given)
    try:
        yield bot
    finally:
        code = stop(bot)
    assert code == 0, said(folder)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def fetched(address: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{address}") as answer:
        return answer.status, await answer.text()


async def metrics_at(address: str) -> dict[tuple[str, tuple[str, ...]], float]:
    """Return every sample by its name and the values of its labels, without those of buckets."""
    status, text = await fetched(f"{address}/metrics")
    assert status == 200
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {(one.name, tuple(one.labels.values())): one.value for one in samples if "le" not in one.labels}


async def test_metrics_tell_what_people_did_and_readiness_follows_the_line_to_discord(
    local: Stage, tmp_path: Path
) -> None:
    address = f"127.0.0.1:{free_port()}"
    with running(local, tmp_path, KAIJU_METRICS=address, KAIJU_TABLES=QUICK):
        async with Control(local.address, local.control) as control:
            assert await control.ready(commands=3, patience=PATIENCE), said(tmp_path)
            await until_ready(address)
            table = await seat(control, ["Ada", "Ben"], ["Easy"])
            await table.play(most=3)
            async with asyncio.timeout(PATIENCE):  # a call waits for whoever has just acted, and goes out
                while (found := await metrics_at(address))["kaiju_outbox_backlog", ("ping",)]:
                    await control.quiet()
            counted = {key: value for key, value in found.items() if key[0].endswith(("_count", "_total"))}
            for name, *labels in (
                ("kaiju_answer_seconds_count", "/game new"),
                ("kaiju_answer_seconds_count", "start"),
                ("kaiju_act_seconds_count", "start"),
                ("kaiju_acknowledge_seconds_count",),
                ("kaiju_commit_seconds_count",),
                ("kaiju_delivery_seconds_count", "panel", "delivered"),
                ("kaiju_outbox_age_seconds_count", "panel"),
                ("kaiju_draw_seconds_count", "board", "drawn"),
                ("kaiju_requests_total", "200"),
                ("kaiju_budget_wait_seconds_count", "call"),
            ):
                assert counted.get((name, tuple(labels)), 0) > 0, (name, labels, counted)
            assert found["kaiju_tables", ("running",)] == 1
            assert found["kaiju_ready", ()] == found["kaiju_shards_up", ()] == found["kaiju_store_up", ()] == 1
            assert found["kaiju_identifies_left", ()] == 999
            assert found["kaiju_tables_hot", ()] == 1
            assert found["kaiju_memory_bytes", ("bot",)] > 30_000_000
    assert "Traceback" not in said(tmp_path)


async def until_ready(address: str, status: int = 200) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await fetched(f"{address}/ready"))[0] != status:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def test_without_discord_the_bot_is_live_but_not_ready(tmp_path: Path) -> None:
    process, where = start_local("--no-rate-limits")
    address = f"127.0.0.1:{free_port()}"
    with running(where, tmp_path, KAIJU_METRICS=address):
        try:
            await until(lambda: "event=ready" in said(tmp_path))
            await until_ready(address)
        finally:
            stop(process)
        await until_ready(address, 503)
        assert (await fetched(f"{address}/live"))[0] == 200
        assert "kaiju_ready 0.0" in (await fetched(f"{address}/metrics"))[1]


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1", "127.0.0.1:99999", "http://127.0.0.1:1", "taken"])
def test_an_address_for_metrics_that_cannot_be_used_is_one_sentence_and_exit_code_2(
    tmp_path: Path, address: str
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        if address == "taken":
            address = f"127.0.0.1:{taken.getsockname()[1]}"
        environment = clean_environment(DISCORD_TOKEN="x", KAIJU_METRICS=address)
        done = subprocess.run(
            [sys.executable, str(ROOT / "bot.py")],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert address in done.stderr


async def test_a_person_who_sees_an_error_can_quote_the_line_of_the_log(local: Stage, tmp_path: Path) -> None:
    with running(local, tmp_path, "tests/e2e/bots/watched_bot.py", KAIJU_TABLES=QUICK):
        async with Control(local.address, local.control) as control:
            assert await control.ready(commands=3, patience=PATIENCE), said(tmp_path)
            ada = await control.person("Ada")
            (tmp_path / "broken").touch()
            answer = await ada.command("/admin health", CHANNEL)
            (tmp_path / "broken").unlink()
            quoted = re.search(r"Reference ([0-9a-f]{6})$", answer.text)
            assert quoted, answer.text
            lines = [line for line in said(tmp_path).splitlines() if f"ref={quoted[1]}" in line]
            assert any("ZeroDivisionError" in line for line in lines), lines
            refused = await ada.command("/hand", CHANNEL, table=99)
            assert "Reference" not in refused.text

            lobby = await Guest(ada, None).open_lobby()  # type: ignore[arg-type]
            await control.quiet()
            await control.disturb(method="PATCH", path="/channels/.*/messages", status=403, times=1)
            pressed = checked(await (await control.person("Ben")).click(lobby, "Join"))
            reference = reference_of(int(pressed.interaction))
            await until(lambda: "failed, again in" in said(tmp_path))
            (failed,) = [line for line in said(tmp_path).splitlines() if "failed, again in" in line]
            assert f"ref={reference}" in failed


async def test_the_operations_channel_is_told_once_and_once_more_when_it_is_well_again(
    local: Stage, tmp_path: Path
) -> None:
    async with Control(local.address, local.control) as control:
        ada = await control.person("Ada")
        channel = next(one["id"] for one in await ada.channels() if one["name"] == CHANNEL)
        given = {"KAIJU_OPERATIONS": channel, "KAIJU_TABLES": QUICK}
        (tmp_path / "full").touch()
        guest = Guest(ada, None)  # type: ignore[arg-type]
        with running(local, tmp_path, "tests/e2e/bots/watched_bot.py", **given):
            await guest.wait_for(CHANNEL, lambda message: "almost full" in message.text)
        with running(local, tmp_path, "tests/e2e/bots/watched_bot.py", **given):
            await until(lambda: said(tmp_path).count("event=ready") == 2)
            await asyncio.sleep(1.0)  # some more looks
            (tmp_path / "full").unlink()
            await guest.wait_for(CHANNEL, lambda message: "has room again" in message.text)
            texts = [message.text for message in await ada.sees(CHANNEL)]
    assert sum("almost full" in text for text in texts) == 1
    assert sum("has room again" in text for text in texts) == 1
    assert said(tmp_path).count("alarm=disk") == 2


async def test_a_hang_up_takes_over_settings_and_bad_ones_change_nothing(local: Stage, tmp_path: Path) -> None:
    file = tmp_path / "kaiju.toml"
    file.write_text(f'tables = "{QUICK} lobbies_per_person=1"\nlog_level = "info"\n')
    with running(local, tmp_path) as bot:
        async with Control(local.address, local.control) as control:
            assert await control.ready(commands=3, patience=PATIENCE), said(tmp_path)
            ada = await control.person("Ada")
            checked(await ada.command("/game new", CHANNEL, game="total_war"))
            second = await ada.command("/game new", CHANNEL, game="total_war")
            assert "lobb" in second.text
            refusal = second.text

            file.write_text('tables = "lobbies_per_person=banana"\n')
            bot.send_signal(signal.SIGHUP)
            await until(lambda: "settings stay as they were" in said(tmp_path))
            assert (await ada.command("/game new", CHANNEL, game="total_war")).text == refusal

            file.write_text(f'tables = "{QUICK} lobbies_per_person=2 hot_tables=7"\nlog_level = "debug"\n')
            bot.send_signal(signal.SIGHUP)
            await until(lambda: "settings reloaded" in said(tmp_path))
            assert checked(await ada.command("/game new", CHANNEL, game="total_war")).text != refusal
    log = said(tmp_path)
    assert "changed=lobbies_per_person after_a_restart=hot_tables" in log
    assert "level=debug" in log
    assert "Traceback" not in log


async def test_rest_goes_through_a_proxy_and_the_gateway_does_not_with_secrets_from_files(
    local: Stage, tmp_path: Path
) -> None:
    (tmp_path / "token").write_text(f"{local.token}\n")
    (tmp_path / "db").write_text(f"{tmp_path / 'elsewhere.db'}\n")
    behind, runner = await behind_a_gate(local)
    given = {"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": str(tmp_path / "token"), "KAIJU_DB": ""}
    given |= {"KAIJU_DB_FILE": str(tmp_path / "db"), "KAIJU_DISCORD_GATEWAY": f"ws{local.address[4:]}/gateway"}
    try:
        with running(behind, tmp_path, **given):
            async with Control(local.address, local.control) as control:
                assert await control.ready(commands=3, patience=PATIENCE), said(tmp_path)
                ada = await control.person("Ada")
                assert checked(await ada.command("/about", CHANNEL)).text
    finally:
        await runner.cleanup()
    assert (tmp_path / "elsewhere.db").exists()
    assert not (tmp_path / "kaiju.db").exists()
