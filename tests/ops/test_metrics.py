"""Metrics: what is served, that nothing is collected without a listener, and what the dashboard asks for."""

import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from cogs.delivery import message_kinds
from cogs.wire.operations.readings import KINDS
from ops import meters
from ops.meters import METERS, READINGS
from ops.metrics import Metrics, application
from ops.serving import BadAddress, Value, parsed, served

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"\b(?:kaiju|process)_\w+")


@pytest.fixture
def metrics() -> Iterator[Metrics]:
    one = Metrics()
    one.connect()
    yield one
    one.disconnect()


async def samples(metrics: Metrics) -> dict[str, dict[tuple[str, ...], float]]:
    found: dict[str, dict[tuple[str, ...], float]] = {}
    for family in text_string_to_metric_families((await metrics.text()).decode()):
        for sample in family.samples:
            found.setdefault(sample.name, {})[tuple(sample.labels.values())] = sample.value
    return found


async def test_everything_that_is_noted_is_served(metrics: Metrics) -> None:
    for meter in METERS:
        meter.note(0.25, *("x" for _ in meter.labels))
    found = await samples(metrics)
    for meter in METERS:
        name = f"{meter.name}_total" if meter.kind == "counter" else f"{meter.name}_sum"
        assert found[name][tuple("x" for _ in meter.labels)] == 0.25, name


async def test_readings_are_those_of_this_moment_and_old_labels_vanish(metrics: Metrics) -> None:
    backlog = {"ping": 3.0, "panel": 9.0}

    async def read() -> AsyncIterator[Value]:
        for kind, count in backlog.items():
            yield "kaiju_outbox_backlog", (kind,), count

    metrics.read = read
    assert (await samples(metrics))["kaiju_outbox_backlog"] == {("ping",): 3.0, ("panel",): 9.0}
    del backlog["ping"]
    assert (await samples(metrics))["kaiju_outbox_backlog"] == {("panel",): 9.0}


def test_nothing_is_collected_while_nobody_listens() -> None:
    assert [meter.sink for meter in METERS] == [None] * len(METERS)
    for meter in METERS:
        meter.note(1.0, *("x" for _ in meter.labels))


async def test_the_three_addresses_answer_and_what_is_noted_ends_with_the_listener(unused_tcp_port: int) -> None:
    address = f"127.0.0.1:{unused_tcp_port}"
    async with served(address) as metrics, aiohttp.ClientSession() as session:
        assert metrics is not None
        meters.limited.note(1, "shared")

        async def get(path: str) -> tuple[int, str]:
            async with session.get(f"http://{address}{path}") as answer:
                return answer.status, await answer.text()

        assert await get("/live") == (200, "live\n")
        assert await get("/ready") == (503, "not ready\n")
        metrics.is_ready = lambda: True
        assert await get("/ready") == (200, "ready\n")
        assert 'kaiju_rate_limited_total{scope="shared"} 1.0' in (await get("/metrics"))[1]
        assert (await get("/"))[0] == 404
    assert meters.limited.sink is None


async def test_without_an_address_there_is_nothing() -> None:
    async with served("") as metrics:
        assert metrics is None


@pytest.mark.parametrize(
    "address", ["", "9108", "127.0.0.1", ":9108", "127.0.0.1:x", "127.0.0.1:70000", "a/b:1", "u@h:1"]
)
def test_what_is_no_host_and_port_is_refused(address: str) -> None:
    with pytest.raises(BadAddress, match="KAIJU_METRICS must be a host and a port"):
        parsed(address)


@pytest.mark.parametrize(("address", "read"), [("[::1]:9108", ("::1", 9108)), ("localhost:80", ("localhost", 80))])
def test_hosts_of_any_kind_are_read(address: str, read: tuple[str, int]) -> None:
    assert parsed(address) == read


def served_names() -> set[str]:
    names = {each.name for each in READINGS}
    for meter in METERS:
        ends = ("_total",) if meter.kind == "counter" else ("_bucket", "_count", "_sum")
        names |= {meter.name + end for end in ends}
    return names


def test_the_dashboard_asks_for_names_and_labels_that_are_served_and_for_all_of_them() -> None:
    board = json.loads((ROOT / "docs" / "grafana.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    names = {name for expression in asked for name in NAME.findall(expression)}
    assert names <= served_names()
    shown = {re.sub(r"_(bucket|count|sum|total)$", "", name) for name in names}
    assert {meter.name for meter in METERS} | {each.name for each in READINGS} <= shown
    labels = {each.name: set(each.labels) for each in (*METERS, *READINGS)}
    for panel in board["panels"]:
        for target in panel["targets"]:
            name = re.sub(r"_(bucket|count|sum|total)$", "", NAME.findall(target["expr"])[0])
            used = set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"]))
            grouped = re.search(r"by \(([\w, ]+)\)", target["expr"])
            by = set(grouped[1].split(", ")) - {"le"} if grouped else set()
            assert used <= by <= labels[name], target


WHOLE = ("kaiju_tables", "kaiju_outbox_failing", "kaiju_dues")


def test_what_every_worker_reads_of_the_whole_database_is_not_added_up() -> None:
    board = json.loads((ROOT / "docs" / "grafana.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert not [each for each in asked if each.startswith("sum") and set(NAME.findall(each)) & set(WHOLE)]
    assert all(reading.text.count("all workers") for reading in READINGS if reading.name in WHOLE)


def test_the_admin_finds_every_name_in_the_documentation() -> None:
    told = set(re.findall(r"`(kaiju_\w+)`", (ROOT / "docs" / "admin.md").read_text()))
    counters = {meter.name for meter in METERS if meter.kind == "counter"}
    bare = {name.removesuffix("_total") for name in told}
    assert bare == {each.name for each in (*METERS, *READINGS)}
    assert {f"{name}_total" for name in counters} <= told


def test_the_backlog_tells_of_every_kind_of_message() -> None:
    outgoing: Any = SimpleNamespace(context=None, messages=None)
    assert set(KINDS) == set(message_kinds(outgoing))


async def test_the_scrape_config_names_the_workers_and_the_port_of_compose() -> None:
    compose = (ROOT / "compose.yaml").read_text().partition("\nsecrets:")[0]
    targets = re.findall(r"([\w-]+):(\d+)", (ROOT / "prometheus.yml").read_text().partition("targets")[2])
    assert [name for name, _ in targets] == re.findall(r"^  (worker-\d+):", compose, flags=re.MULTILINE)
    assert {port for _, port in targets} == set(re.findall(r"KAIJU_METRICS: \S+:(\d+)", compose))


def test_the_application_knows_no_other_address() -> None:
    paths = {route.resource.canonical for route in application(Metrics()).router.routes() if route.resource}
    assert paths == {"/metrics", "/live", "/ready"}
