"""`host.servers`: what the front end keeps of a server, by key."""

from __future__ import annotations

import asyncio

from table.host.base import HostPart
from table.models import ServerInfo
from table.services import Services
from table.store.changes import PutServer


class Servers(HostPart):
    """Facts about a server; their meaning is the front end's."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._changing = asyncio.Lock()

    async def facts(self, server: str) -> dict[str, str]:
        """Return what is known of a server."""
        found = await self.services.store.server(server)
        return dict(found.facts) if found else {}

    async def note(self, server: str, **facts: str | None) -> None:
        """Remember *facts* about a server besides those that are known; None: no longer."""
        async with self._changing:
            known = (await self.facts(server)) | facts
            kept = {key: value for key, value in known.items() if value is not None}
            await self.services.store.write([PutServer(ServerInfo(server, kept))])
