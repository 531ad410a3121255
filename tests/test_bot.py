"""The composition root: versions, addresses, settings and log lines."""

import asyncio
import os
import re
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import discord.gateway
import discord.http
import pytest

import bot
import configured
import process
import settings
from ops import health
from table import Settings as TableSettings

ROOT = Path(__file__).parent.parent


def test_the_version_is_the_projects() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["version"] == bot.VERSION


async def test_the_bot_asks_for_no_privileged_intents() -> None:
    kaiju = bot.Kaiju(settings.Settings(token="x"))
    assert kaiju.intents == discord.Intents(guilds=True)
    assert kaiju.allowed_mentions.to_dict() == {"parse": []}  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("api", "base", "gateway", "assets"),
    [
        (
            "http://127.0.0.1:80/api/v10",
            "http://127.0.0.1/api/v10",
            "ws://127.0.0.1/gateway",
            "http://127.0.0.1",
        ),
        (
            "https://d.example/api/v10/",
            "https://d.example/api/v10",
            "wss://d.example/gateway",
            "https://d.example",
        ),
        ("http://[::1]:9/api/v10", "http://[::1]:9/api/v10", "ws://[::1]:9/gateway", "http://[::1]:9"),
    ],
)
def test_the_bot_can_be_pointed_anywhere(
    monkeypatch: pytest.MonkeyPatch, api: str, base: str, gateway: str, assets: str
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", None)
    monkeypatch.setattr(discord.Asset, "BASE", "")
    configured.point_to(api)
    assert discord.http.Route("GET", "/users/@me").url == base + "/users/@me"
    assert str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY) == gateway
    assert assets == discord.Asset.BASE


def test_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert settings.load({"DISCORD_TOKEN": "t"}) == settings.Settings(token="t")
    (tmp_path / "kaiju.toml").write_text('token = "file"\ndatabase = "here.db"\n')
    assert settings.load({}).token == "file"
    both = settings.load({"DISCORD_TOKEN": "env", "KAIJU_LOG_LEVEL": "debug"})
    assert (both.token, both.database, both.log_level) == ("env", "here.db", "debug")


def test_every_fault_of_the_settings_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text('tokne = "x"\nlog_level = 3\n')
    with pytest.raises(settings.BadSettings) as caught:
        settings.load({"KAIJU_CONFIG": str(file)})
    assert "unknown key 'tokne'" in str(caught.value)
    assert "log_level" in str(caught.value)
    file.write_text("token = ")
    with pytest.raises(settings.BadSettings, match="not valid TOML"):
        settings.load({"KAIJU_CONFIG": str(file)})
    with pytest.raises(settings.BadSettings) as caught:
        settings.load({"KAIJU_DISCORD_API": "http://x:notaport/", "KAIJU_LOG_FORMAT": "xml"})
    for name in ("DISCORD_TOKEN", "KAIJU_DISCORD_API", "KAIJU_LOG_FORMAT"):
        assert name in str(caught.value)


def test_a_folder_is_no_database_and_a_token_has_one_line(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("one\ntwo\n")
    with pytest.raises(settings.BadSettings) as caught:
        settings.load({"DISCORD_TOKEN_FILE": str(tmp_path / "token"), "KAIJU_DB": str(tmp_path)})
    for words in ("DISCORD_TOKEN must be one line", "is a folder"):
        assert words in str(caught.value)
    (tmp_path / "token").write_text("one\r\n", encoding="utf-8-sig")
    assert settings.load({"DISCORD_TOKEN_FILE": str(tmp_path / "token")}).token == "one"


@pytest.mark.parametrize("way", [["--check"], []])
def test_a_server_that_cannot_be_used_is_one_sentence_without_its_password(way, tmp_path, monkeypatch, capfd) -> None:
    monkeypatch.chdir(tmp_path)
    given = {"DISCORD_TOKEN": "t", "KAIJU_DB": "postgresql://kaiju:s3cret@127.0.0.1:1/games", "KAIJU_PROFILE": "off"}
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    if not way:
        monkeypatch.setattr(bot.Kaiju, "start", lambda self, token: self.setup_hook())
        monkeypatch.setattr(bot, "leave_within", lambda seconds: None)  # it would end the tests

    assert bot.main(way) == process.UNUSABLE

    said = capfd.readouterr().err
    assert "PostgreSQL at 127.0.0.1:1 (database games) cannot be reached." in said
    assert "s3cret" not in said + repr(settings.load())


async def test_a_worker_that_waits_for_its_first_shard_is_in_good_health(tmp_path: Path) -> None:
    kaiju: Any = bot.Kaiju(settings.Settings(token="x"))
    kaiju.context = SimpleNamespace(service=SimpleNamespace(troubles=list))
    kaiju.joining.worker, kaiju.wanted = SimpleNamespace(), ()
    file = tmp_path / "health"
    living = asyncio.create_task(kaiju._live(file))
    try:
        async with asyncio.timeout(30):
            while not file.exists():  # noqa: ASYNC110 (nobody tells of a file)
                await asyncio.sleep(0.01)
    finally:
        living.cancel()


def test_small_files_are_beside_the_database_or_in_the_present_folder() -> None:
    assert settings.Settings(database="/data/kaiju.db").beside(".emojis") == Path("/data/kaiju.emojis")
    on_server = settings.Settings(token="t", database="postgresql://db/kaiju", copies="there")
    assert on_server.beside(".emojis") == Path("kaiju.emojis")
    assert on_server.problems() == ["KAIJU_COPIES is for a database in a file; PostgreSQL has its own replicas"]


def test_every_setting_is_in_the_one_table() -> None:
    table = (ROOT / "docs" / "settings.md").read_text()
    for name, variable in settings.VARIABLES.items():
        assert f"| `{variable}` | `{name}` |" in table, variable


@pytest.mark.parametrize("name", settings.SECRETS)
def test_secrets_come_from_files_and_every_bad_file_is_told(tmp_path: Path, name: str) -> None:
    variable, file = settings.VARIABLES[name], tmp_path / "secret"
    named, others = {f"{variable}_FILE": str(file)}, {} if name == "token" else {"DISCORD_TOKEN": "t"}
    file.write_text("  hidden\n")
    assert getattr(settings.load(named | others), name) == "hidden"
    for content, reason in ((b"", "is empty"), (b"\n \n", "is empty"), (b"\xff\xfe", "it is not text")):
        file.write_bytes(content)
        with pytest.raises(settings.BadSettings, match=f"the file of {variable}_FILE .*{reason}"):
            settings.load(named | others)
    with pytest.raises(settings.BadSettings, match=f"{variable} and {variable}_FILE are both set"):
        settings.load(named | others | {variable: "x"})
    file.unlink()
    with pytest.raises(settings.BadSettings, match=f"{variable}_FILE cannot be read: No such file"):
        settings.load(named | others)
    with pytest.raises(settings.BadSettings, match="cannot be read: Is a directory"):
        settings.load({f"{variable}_FILE": str(tmp_path)} | others)


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("KAIJU_DISCORD_GATEWAY", "https://gateway.discord.gg"),
        ("KAIJU_DISCORD_GATEWAY", "gateway.discord.gg"),
        ("KAIJU_OPERATIONS", "#operations"),
        ("KAIJU_OPERATIONS", "-5"),
        ("KAIJU_OPERATIONS", "٣"),
    ],
)
def test_what_operations_cannot_use_is_named(variable: str, value: str) -> None:
    with pytest.raises(settings.BadSettings, match=f"{variable} must be .*, not '{re.escape(value)}'"):
        settings.load({"DISCORD_TOKEN": "t", variable: value})


def test_the_gateway_can_be_elsewhere_than_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "untouched")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", None)
    monkeypatch.setattr(discord.Asset, "BASE", "https://cdn.example")
    configured.point_to("", "wss://gateway.example/")
    assert discord.http.Route.BASE == "untouched"
    configured.point_to("http://proxy:8080/api/v10", "wss://gateway.example/")
    assert discord.http.Route.BASE == "http://proxy:8080/api/v10"
    assert str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY) == "wss://gateway.example/"
    assert discord.Asset.BASE == "https://cdn.example"


def test_settings_of_tables_change_in_place_where_they_can() -> None:
    running = TableSettings()
    taken, fixed = running.adopt(TableSettings(pace=0.5, lapses=3, hot_tables=9))
    assert (taken, fixed) == (["pace", "lapses"], ["hot_tables"])
    assert (running.pace, running.lapses, running.hot_tables) == (0.5, 3, 512)
    assert running.adopt(running) == ([], [])


def test_a_data_pack_replaces_content_and_a_broken_one_is_told_in_full(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("KAIJU_PACK", str(tmp_path))
    ours = (ROOT / "data" / "total_war" / "kaiju.toml").read_text(encoding="utf-8")
    file = tmp_path / "total_war" / "kaiju.toml"
    file.parent.mkdir()
    file.write_text(ours.replace('"Manda"', '"Great Manda"'), encoding="utf-8")
    assert bot.main(["--check"]) == 0
    game = configured.catalogue(settings.load()).game("total_war")
    assert game.content.kaiju["manda"].name == "Great Manda"  # type: ignore[attr-defined]

    file.write_text(ours.replace('katakana = "マンダ"', ""), encoding="utf-8")
    assert bot.main(["--check"]) == 2
    assert "total_war/kaiju.toml: [[kaiju]] 12" in capsys.readouterr().err

    monkeypatch.setenv("KAIJU_PACK", str(tmp_path / "nowhere"))
    assert bot.main(["--check"]) == 2
    assert capsys.readouterr().err.count("is not a directory") == 1


def test_the_bot_runs_on_the_plain_loop_where_the_faster_one_is_not_to_be_had(monkeypatch):
    faster = pytest.importorskip("uvloop")
    assert process.loop_factory() is faster.new_event_loop
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert process.loop_factory() is None


def test_copies_and_backups_must_not_share_a_folder() -> None:
    with pytest.raises(settings.BadSettings, match="KAIJU_COPIES must be another folder"):
        settings.load({"DISCORD_TOKEN": "x", "KAIJU_BACKUPS": "there", "KAIJU_COPIES": "./there"})


def test_the_sign_of_life_holds_what_an_admin_should_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KAIJU_HEALTH", str(tmp_path / "health"))
    health.give_sign(tmp_path / "health", ["No backup could be made: The disk is full."])
    assert bot.main(["--health"]) == 0
    assert capsys.readouterr().out == "No backup could be made: The disk is full.\n"
    health.give_sign(tmp_path / "health", [])
    assert bot.main(["--health"]) == 0
    assert capsys.readouterr().out == ""


async def test_signs_of_life_go_on_after_one_could_not_be_given_which_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "EVERY", 0.01)
    file, looks = tmp_path / "away" / "health", asyncio.Semaphore(0)
    pulse = asyncio.create_task(health.keep_alive(file, lambda: True, lambda: looks.release() or []))
    for _ in range(5):
        await looks.acquire()
    assert [record.message for record in caplog.records] == ["no sign of life can be given"]
    file.parent.mkdir()
    async with asyncio.timeout(60):
        while not file.exists():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    pulse.cancel()


@pytest.mark.parametrize(
    ("pairs", "said"),
    [
        ("pace=nan", "pace must lie between 0 and 3600"),
        ("pace=inf", "pace must lie between 0 and 3600"),
        ("pace=-1", "pace must lie between 0 and 3600"),
        ("beat=0", "beat must lie between 0.1 and 300"),
        ("tolerance=-1", "tolerance must lie between 1 and 86400"),
        ("tolerance=10", "tolerance must be more than beat"),
        ("budget=-1", "budget must lie between 1 and"),
        ("secret_delay=5:1", "secret_delay must be a lower and a higher number, not 5:1"),
        ("live_delay=nan:2", "live_delay must lie between 0 and 3600"),
        ("hot_tables=-1", "hot_tables must lie between 1 and 100000"),
        ("player_processes=100000", "player_processes must lie between 0 and 64"),
        ("lapses=0", "lapses must lie between 1 and 1000"),
        ("audit_every=1e18", "audit_every must lie between 1 and"),
        ("backup_every=0", "backup_every must lie between 1 and"),
    ],
)
def test_a_number_out_of_its_range_is_told_with_the_range(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], pairs: str, said: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("KAIJU_TABLES", pairs)

    assert bot.main(["--check"]) == 2

    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_every_number_of_the_tables_has_a_range_and_the_defaults_lie_in_it() -> None:
    from table import RANGES
    from table import Settings as TableSettings

    assert RANGES.keys() == set(TableSettings.__struct_fields__)
    assert TableSettings().problems() == []


@pytest.mark.parametrize("kind", ["nested", "pipe", "device", "large"])
def test_a_pack_with_a_file_that_cannot_be_read_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("KAIJU_PACK", str(tmp_path))
    file = tmp_path / "total_war" / "kaiju.toml"
    file.parent.mkdir()
    if kind == "nested":
        file.write_text("a = " + "[" * 100_000 + "]" * 100_000)
    elif kind == "pipe":
        os.mkfifo(file)
    elif kind == "device":
        file.symlink_to("/dev/zero")
    else:
        file.write_bytes(b"#" * (1 << 21))

    assert bot.main(["--check"]) == 2

    told = capsys.readouterr().err
    expected = {"nested": "nested too deeply", "large": "it has more than 1024 KiB"}.get(kind, "it is not a plain file")
    assert "total_war/kaiju.toml" in told
    assert expected in told
    assert "Traceback" not in told


@pytest.mark.parametrize("kind", ["nested", "pipe"])
def test_a_settings_file_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "kaiju.toml"
    if kind == "nested":
        file.write_text("a = " + "[" * 100_000 + "]" * 100_000)
    else:
        os.mkfifo(file)

    with pytest.raises(settings.BadSettings, match=r"nested too deeply|not a plain file"):
        settings.load({"KAIJU_CONFIG": str(file), "DISCORD_TOKEN": "x"})
