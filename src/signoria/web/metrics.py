"""Numbers for Prometheus, and the health of the server."""

from __future__ import annotations

from collections.abc import Iterator

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from signoria.tables.service import Service
from signoria.tables.table import PLAYING
from signoria.web import models
from signoria.web.api import FAILURES

router = APIRouter()
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.2, 0.5, 1, 5)


class Metrics:
    """Of one server: `commands` is how long each took from its arrival to its acknowledgement."""

    def __init__(self, service: Service) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(_Tables(service))
        self.commands = self._histogram(
            "signoria_command_seconds", "From the arrival of a command to its acknowledgement"
        )
        written = self._histogram("signoria_write_seconds", "Waiting for the store, with its sync")
        service.store.took = written.observe

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, registry=self.registry, buckets=BUCKETS)


class _Tables(Collector):
    def __init__(self, service: Service) -> None:
        self.service = service

    def collect(self) -> Iterator[Metric]:
        tables, playing, viewers = count(self.service)
        store = self.service.store
        yield GaugeMetricFamily("signoria_tables", "Tables in memory", tables)
        yield GaugeMetricFamily("signoria_tables_playing", "Games under way in memory", playing)
        yield GaugeMetricFamily("signoria_viewers", "Open sockets", viewers)
        under_way = self.service.analyses.under_way
        yield GaugeMetricFamily("signoria_analyses", "Analyses under way", under_way)
        yield CounterMetricFamily("signoria_writes", "Commands made durable", store.written)
        yield CounterMetricFamily("signoria_commits", "Transactions", store.commits)


def count(service: Service) -> tuple[int, int, int]:
    """Tables in memory, games under way among them, open sockets."""
    lives = list(service.live.values())
    playing = sum(live.table.status == PLAYING for live in lives)
    return len(lives), playing, sum(len(live.watchers) for live in lives)


@router.get("/health", responses={503: FAILURES[503]})
async def health(request: Request) -> models.Health:
    """Fails if the store does not answer."""
    service: Service = request.app.state.service
    service.store.check()
    tables, _, viewers = count(service)
    return models.Health(status="ok", tables=tables, viewers=viewers)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    content = generate_latest(request.app.state.metrics.registry)
    return Response(content, media_type=CONTENT_TYPE_LATEST)
