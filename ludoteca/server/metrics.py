"""Figures for operators, as Prometheus reads them; no names, no tokens."""

from __future__ import annotations

from litestar import Response, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
CHOICES = Counter("ludoteca_choices", "Choices that were written and told", ["game"], registry=REGISTRY)
REFUSED = Counter("ludoteca_refused", "Messages that changed nothing", ["code"], registry=REGISTRY)
TABLES = Gauge("ludoteca_tables", "Tables at hand", registry=REGISTRY)
CONNECTIONS = Gauge("ludoteca_connections", "Open WebSockets", registry=REGISTRY)
WRITING = Histogram("ludoteca_write_seconds", "From a choice to its commit", registry=REGISTRY)


@get("/metrics", include_in_schema=False)
async def show(state: State) -> Response[bytes]:
    house = state.house
    TABLES.set(len(house.rooms))
    CONNECTIONS.set(sum(len(room.connections) for room in house.rooms.values()))
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")
