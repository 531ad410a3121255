"""Prometheus metrics: the meters and readings in its form. Imported only where metrics are served."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from ops.meters import METERS, READINGS, Meter, Sink
from ops.serving import Value

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The registry of one process, and where readings come from while the bot is up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._gauges = {each.name: Gauge(*each, registry=self.registry) for each in READINGS}
        self.read: Callable[[], AsyncIterator[Value]] | None = None
        self.is_ready: Callable[[], bool] = lambda: False
        self._sinks = {meter: self._sink(meter) for meter in METERS}

    def _sink(self, meter: Meter) -> Sink:
        if meter.kind == "counter":
            counter = Counter(meter.name, meter.text, meter.labels, registry=self.registry)
            return lambda value, labels: (counter.labels(*labels) if labels else counter).inc(value)
        timer = Histogram(meter.name, meter.text, meter.labels, registry=self.registry, buckets=meter.buckets)
        return lambda value, labels: (timer.labels(*labels) if labels else timer).observe(value)

    def connect(self) -> None:
        """Let everything that is noted from now on come here."""
        for meter, sink in self._sinks.items():
            meter.sink = sink

    def disconnect(self) -> None:
        """Collect nothing any more."""
        for meter in self._sinks:
            meter.sink = None

    async def text(self) -> bytes:
        """Return everything as Prometheus reads it."""
        for gauge in self._gauges.values():
            gauge.clear()
        if self.read:
            async for name, labels, value in self.read():
                (self._gauges[name].labels(*labels) if labels else self._gauges[name]).set(value)
        else:
            self._gauges["kaiju_ready"].set(0.0)
        return generate_latest(self.registry)


def application(metrics: Metrics) -> web.Application:
    """Return what answers over HTTP."""

    async def text(_: web.Request) -> web.Response:
        return web.Response(body=await metrics.text(), headers={"Content-Type": PROMETHEUS})

    async def live(_: web.Request) -> web.Response:
        return web.Response(text="live\n")

    async def ready(_: web.Request) -> web.Response:
        return web.Response(text="ready\n") if metrics.is_ready() else web.Response(text="not ready\n", status=503)

    made = web.Application()
    made.add_routes([web.get("/metrics", text), web.get("/live", live), web.get("/ready", ready)])
    return made
