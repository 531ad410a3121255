"""The gateway: one websocket for each bot session, with shards, resume, heartbeats and zlib-stream."""

import asyncio
import secrets
import zlib
from collections import deque
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from local.gateway import dispatches
from local.gateway.shards import PER_SESSION, Shard, read_shard
from local.limits.starts import Starts
from local.state.model import Json
from local.state.world import Event, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, MEMBERS, INVALID, HELLO, BEAT_ACK = 7, 8, 9, 10, 11
INTERVAL_MS = 41_250
ECHO = 0.1  # seconds until a heartbeat is answered
RESUMABLE_FOR = 180.0
REMEMBERED = 2000
UNKNOWN_OP, BAD_FRAME, NOT_IDENTIFIED, BAD_TOKEN, IDENTIFIED_TWICE = 4001, 4002, 4003, 4004, 4005
BAD_SEQUENCE, BAD_SHARD, SHARDING_NEEDED, PRIVILEGED_REFUSED = 4007, 4010, 4011, 4014
BATCH = 50  # servers that a new session is told of before anything else gets a turn


class Connection:
    """One open websocket: encodes, compresses and sends in order."""

    def __init__(self, socket: web.WebSocketResponse, compress: bool) -> None:
        self.socket = socket
        self._deflate = zlib.compressobj(1) if compress else None
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: Any = None, **extra: Any) -> None:
        """Queue a frame."""
        self.send_encoded(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None} | extra))

    def send_encoded(self, raw: bytes) -> None:
        """Queue a frame that is JSON already."""
        self._outgoing.put_nowait(raw)

    async def _write(self) -> None:
        while (raw := await self._outgoing.get()) is not None:
            try:
                if self._deflate:
                    packed = self._deflate.compress(raw) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
                else:
                    await self.socket.send_str(raw.decode())
            except ConnectionError:
                return
            self._outgoing.task_done()

    async def drain(self) -> None:
        """Wait until everything queued is sent."""
        await self._outgoing.join()

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

    def __init__(self, intents: int, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self.coming: dict[str, None] = {}  # servers that READY has named and GUILD_CREATE has not
        self.teller: asyncio.Task[None] | None = None
        self.connection: Connection | None = None
        self.lost_at: float | None = None

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event now, or on resume."""
        self.sequence += 1
        raw = msgspec.json.encode({"op": DISPATCH, "d": data, "s": self.sequence, "t": name})
        self.sent.append((self.sequence, raw))
        if self.connection:
            self.connection.send_encoded(raw)

    def replay(self, after: int) -> bool:
        """Send again what came after *after*; tell whether nothing was missing."""
        missed = [raw for number, raw in self.sent if number > after]
        if after > self.sequence or len(missed) != self.sequence - after or self.connection is None:
            return False
        for raw in missed:
            self.connection.send_encoded(raw)
        return True

    def tell_guilds(self, world: World) -> None:
        """Send GUILD_CREATE for the servers to come: some at once, many bit by bit as the line takes them."""
        self._tell_batch(world)
        if self.coming:
            self.teller = asyncio.create_task(self._tell_rest(world))

    def _tell_batch(self, world: World) -> None:
        for guild_id in tuple(self.coming)[:BATCH]:
            self.tell_guild(world, guild_id)

    async def _tell_rest(self, world: World) -> None:
        while self.coming and self.connection:
            await self.connection.drain()
            self._tell_batch(world)

    def tell_guild(self, world: World, guild_id: str | None) -> None:
        """Send GUILD_CREATE for a server to come; nothing about it is sent before."""
        if guild_id in self.coming:
            del self.coming[guild_id]
            if guild_id in world.joined.get(world.application.id, ()):
                self.dispatch("GUILD_CREATE", dispatches.guild_create(world, guild_id))


class Gateway:
    """All sessions of the bot, listening to the world."""

    def __init__(self, world: World, starts: Starts) -> None:
        self.world = world
        self.starts = starts
        self.sessions: dict[str, Session] = {}
        self.connected = asyncio.Event()
        self._ending: set[asyncio.Task[None]] = set()
        world.listeners.append(self.hear)

    def hear(self, event: Event) -> None:
        """Pass an event on to every session of its shard that asked for it."""
        guild_id = dispatches.guild_of(self.world, event)
        for session in tuple(self.sessions.values()):
            if not session.shard.hears(guild_id):
                continue
            session.tell_guild(self.world, guild_id)
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
            if session.teller:
                session.teller.cancel()
            self.world.clock.after(RESUMABLE_FOR, lambda: self._expire(session))
        if not self.live():
            self.connected.clear()

    def _expire(self, session: Session) -> None:
        if session.connection is None:
            self.sessions.pop(session.id, None)

    def end_all(self) -> None:
        """Close every session for good."""
        for session in self.live():
            if session.connection:
                task = asyncio.create_task(session.connection.close(BAD_TOKEN))
                self._ending.add(task)
                task.add_done_callback(self._ending.discard)
        self.sessions.clear()

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
                code = self.answer(int(said.get("op", -1)), said.get("d"))
            except (msgspec.MsgspecError, KeyError, TypeError, ValueError, AttributeError):
                await self.connection.close(BAD_FRAME, "Error while decoding payload.")
                return
            if code:
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
        shard = read_shard(data.get("shard"))
        if shard is None:
            return BAD_SHARD
        guilds = dispatches.guilds_of(world, shard)
        if len(guilds) > PER_SESSION:
            return SHARDING_NEEDED
        if self.gateway.starts.is_too_soon(shard.id):
            self.connection.send(INVALID, False)
            return None
        if not self.gateway.starts.take(shard.id):
            self.gateway.end_all()
            return BAD_TOKEN  # Discord resets the token of a bot that begins too many sessions
        self.begin(Session(intents, shard), guilds)
        return None

    def begin(self, session: Session, guilds: list[str]) -> None:
        """Send what a new session begins with."""
        world = self.gateway.world
        self.session = session
        session.connection = self.connection
        self.gateway.sessions[session.id] = session
        session.dispatch("READY", dispatches.ready(world, session.id, session.shard))
        session.coming = dict.fromkeys(guilds)
        session.tell_guilds(world)
        self.gateway.connected.set()
        world.emit("bot_ready", session.id)

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
        session.tell_guilds(world)
        self.gateway.connected.set()
        world.emit("bot_ready", session.id)
        return None
