"""The gateway: one websocket for each bot session, with resume, heartbeats and zlib-stream."""

import asyncio
import secrets
import zlib
from collections import deque
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from local.gateway import dispatches
from local.state.model import Json
from local.state.world import Event, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, MEMBERS, INVALID, HELLO, BEAT_ACK = 7, 8, 9, 10, 11
INTERVAL_MS = 41_250
ECHO = 0.1  # seconds until a heartbeat is answered
RESUMABLE_FOR = 180.0
REMEMBERED = 2000
UNKNOWN_OP, BAD_FRAME, NOT_IDENTIFIED, BAD_TOKEN, IDENTIFIED_TWICE = 4001, 4002, 4003, 4004, 4005
BAD_SEQUENCE, PRIVILEGED_REFUSED = 4007, 4014


class Connection:
    """One open websocket: encodes, compresses and sends in order."""

    def __init__(self, socket: web.WebSocketResponse, compress: bool) -> None:
        self.socket = socket
        self._deflate = zlib.compressobj(1) if compress else None
        self._outgoing: asyncio.Queue[Json | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: Any = None, **extra: Any) -> None:
        """Queue a frame."""
        self._outgoing.put_nowait({"op": op, "d": data, "s": None, "t": None} | extra)

    async def _write(self) -> None:
        while (frame := await self._outgoing.get()) is not None:
            raw = msgspec.json.encode(frame)
            try:
                if self._deflate:
                    packed = self._deflate.compress(raw) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
                else:
                    await self.socket.send_str(raw.decode())
            except ConnectionError:
                return

    async def close(self, code: int, reason: str = "") -> None:
        """Send what is queued, then close."""
        self._outgoing.put_nowait(None)
        await asyncio.wait([self._writer], timeout=5)
        await self.socket.close(code=code, message=reason.encode())

    def cut(self) -> None:
        """Tear the line without a word."""
        self._writer.cancel()
        transport = self.socket._req.transport if self.socket._req else None  # aiohttp offers no public way
        if transport:
            transport.abort()


class Session:
    """A session: events for the bot, in order; it outlives its websocket for a while."""

    def __init__(self, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.sequence = 0
        self.sent: deque[Json] = deque(maxlen=REMEMBERED)
        self.connection: Connection | None = None
        self.lost_at: float | None = None

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event now, or on resume."""
        self.sequence += 1
        frame: Json = {"s": self.sequence, "t": name, "d": data}
        self.sent.append(frame)
        if self.connection:
            self.connection.send(DISPATCH, data, s=self.sequence, t=name)

    def replay(self, after: int) -> bool:
        """Send again what came after *after*; tell whether nothing was missing."""
        missed = [frame for frame in self.sent if frame["s"] > after]
        if after > self.sequence or len(missed) != self.sequence - after or self.connection is None:
            return False
        for frame in missed:
            self.connection.send(DISPATCH, frame["d"], s=frame["s"], t=frame["t"])
        return True


class Gateway:
    """All sessions of the bot, listening to the world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sessions: dict[str, Session] = {}
        self.connected = asyncio.Event()
        world.listeners.append(self.hear)

    def hear(self, event: Event) -> None:
        """Pass an event on to every session that asked for it."""
        for session in tuple(self.sessions.values()):
            for name, data in dispatches.of_event(self.world, event, session.intents):
                session.dispatch(name, data)

    def live(self) -> list[Session]:
        """Return the sessions with an open websocket."""
        return [session for session in self.sessions.values() if session.connection]

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await socket.prepare(request)
        compress = request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, compress)
        connection.send(HELLO, {"heartbeat_interval": INTERVAL_MS})
        talk = Talk(self, connection)
        try:
            await talk.listen()
        finally:
            self._lost(talk)
            await connection.close(WSCloseCode.OK)
        return socket

    def _lost(self, talk: "Talk") -> None:
        session = talk.session
        if session and session.connection is talk.connection:
            session.connection = None
            session.lost_at = self.world.clock.now()
            self.world.clock.after(RESUMABLE_FOR, lambda: self._expire(session))
        if not self.live():
            self.connected.clear()

    def _expire(self, session: Session) -> None:
        if session.connection is None:
            self.sessions.pop(session.id, None)

    async def close(self) -> None:
        """Tell every bot to come back later."""
        for session in self.live():
            if session.connection:
                await session.connection.close(WSCloseCode.SERVICE_RESTART)


class Talk:
    """The conversation over one websocket: identify or resume, then heartbeats."""

    def __init__(self, gateway: Gateway, connection: Connection) -> None:
        self.gateway = gateway
        self.connection = connection
        self.session: Session | None = None

    async def listen(self) -> None:
        """Read frames until the line is closed or silent for too long."""
        patience = INTERVAL_MS / 1000 * 1.5
        while True:
            try:
                frame = await self.connection.socket.receive(timeout=patience)
            except TimeoutError:
                await self.connection.close(4009, "Session timed out.")
                return
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            try:
                said = msgspec.json.decode(frame.data, type=Json)
            except msgspec.MsgspecError:
                await self.connection.close(BAD_FRAME, "Error while decoding payload.")
                return
            if code := self.answer(int(said.get("op", -1)), said.get("d")):
                await self.connection.close(code)
                return

    def answer(self, op: int, data: Any) -> int | None:
        """Act on one frame; a number is the code to close with."""
        if op == HEARTBEAT:
            # A network takes its time. Answered at once, a beat's echo may overtake discord.py's note of having
            # sent it, which then counts the whole interval as lag and complains.
            asyncio.get_running_loop().call_later(ECHO, self.connection.send, BEAT_ACK)
            return None
        if op in (IDENTIFY, RESUME):
            if self.session:
                return IDENTIFIED_TWICE
            return self.identify(data) if op == IDENTIFY else self.resume(data)
        if self.session is None:
            return NOT_IDENTIFIED
        if op == MEMBERS:
            chunk = dispatches.members(self.gateway.world, data)
            self.session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
        return None if op in (PRESENCE, VOICE, MEMBERS) else UNKNOWN_OP

    def identify(self, data: Json) -> int | None:
        """Begin a session."""
        world = self.gateway.world
        if data.get("token") != world.application.token:
            return BAD_TOKEN
        intents = int(data.get("intents", 0))
        if intents & dispatches.PRIVILEGED and not world.application.privileged_intents:
            return PRIVILEGED_REFUSED
        self.session = Session(intents)
        self.session.connection = self.connection
        self.gateway.sessions[self.session.id] = self.session
        self.session.dispatch("READY", dispatches.ready(world, self.session.id, data.get("shard")))
        if dispatches.is_inside(world):
            self.session.dispatch("GUILD_CREATE", dispatches.guild_create(world))
        self.gateway.connected.set()
        world.emit("bot_ready", self.session.id)
        return None

    def resume(self, data: Json) -> int | None:
        """Go on with a session, or say that it is lost."""
        world = self.gateway.world
        if data.get("token") != world.application.token:
            return BAD_TOKEN
        session = self.gateway.sessions.get(str(data.get("session_id")))
        if session is None:
            self.connection.send(INVALID, False)
            return None
        session.connection = self.connection
        if not session.replay(int(data.get("seq") or 0)):
            self.gateway.sessions.pop(session.id)
            return BAD_SEQUENCE
        self.session = session
        session.dispatch("RESUMED", {})
        self.gateway.connected.set()
        world.emit("bot_ready", session.id)
        return None
