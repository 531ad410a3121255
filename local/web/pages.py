"""The web page's side of the server: its files, picking a name, uploads, and the websocket."""

import secrets
from collections.abc import Collection
from pathlib import Path

from aiohttp import BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from local.limits.nesting import parsed
from local.locales import LOCALES
from local.refusals import Refusal
from local.shapes import people as shapes
from local.state import acts, posting
from local.state.model import Visit
from local.state.posting import Upload
from local.state.world import World
from local.web.files import MAX_FILE
from local.web.guards import JoinCode, is_our_name, is_own_page
from local.web.keys import Keys, hashed
from local.web.tabs import Tabs

FILES = Path(__file__).resolve().parents[1] / "page"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' http: https: data: blob:; style-src 'self' 'unsafe-inline';"
        " connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


class Pages:
    """Serves people's browsers."""

    def __init__(self, world: World, tabs: Tabs, code: JoinCode, keys: Keys, names: Collection[str] = ()) -> None:
        self.world = world
        self.tabs = tabs
        self.code = code
        self.keys = keys
        self.names = frozenset(name.lower() for name in names)

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of this module."""
        return [
            web.get("/", self.file),
            web.get("/page/ws", self.socket),
            web.get("/page/info", self.info),
            web.post("/page/join", self.join),
            web.post("/page/upload", self.upload),
            web.get("/page/{path:.+}", self.file),
        ]

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Serve a file of the page."""
        if not is_our_name(request.host, self.names):
            raise web.HTTPForbidden(text="This address is not ours.")
        wanted = _found(request.match_info.get("path", "index.html"))
        if wanted is None:
            raise web.HTTPNotFound(text="There is no such page.")
        return web.FileResponse(wanted, headers=HEADERS)

    async def info(self, request: web.Request) -> web.Response:
        """Tell the page what it must know before anybody has a name."""
        return web.json_response({"server": self.world.guild.name, "code_required": self.code.code is not None})

    async def join(self, request: web.Request) -> web.Response:
        """Give a tab to the person with this name."""
        if not self._is_ours(request):
            return _error(403, "This does not come from our own page.")
        try:
            form = parsed(await request.read())
            name, code = str(form["name"]), form.get("code")
        except (ValueError, TypeError, KeyError, AttributeError):
            return _error(400, "A name is needed.")
        if fault := self.code.fault(code, request.remote or ""):
            return _error(403, fault, code_required=True)
        try:
            if known := acts.known(self.world, name):
                self.keys.must_be_theirs(known, form.get("key"), form.get("own_code"))
            user = known or acts.join(self.world, name, browser_locale(request))
        except Refusal as refusal:
            return _error(refusal.status, refusal.sentence(), name_taken=refusal.status == 403)
        token = secrets.token_urlsafe(24)
        self.world.keep(Visit(id=hashed(token), user_id=user.id))
        kept = form.get("key")
        key = kept if isinstance(kept, str) and hashed(kept) in user.keys else self.keys.give(user)
        return web.json_response({"token": token, "key": key, "user": shapes.user(user)})

    def _is_ours(self, request: web.Request) -> bool:
        return is_own_page(request) and is_our_name(request.host, self.names)

    async def upload(self, request: web.Request) -> web.Response:
        """Take a file for a form or a command."""
        visit = self.world.visits.get(hashed(request.headers.get("X-Page-Token", "")))
        if visit is None or not is_own_page(request):
            return _error(403, "Pick a name first.")
        if request.content_type != "multipart/form-data":
            return _error(400, "A file is needed.")
        try:
            return await self._uploaded(request, visit)
        except (ValueError, HttpProcessingError):  # parts that cannot be told apart
            return _error(400, "A file is needed.")

    async def _uploaded(self, request: web.Request, visit: Visit) -> web.Response:
        async for part in await request.multipart():
            if isinstance(part, BodyPartReader) and part.filename:
                data = bytes(await part.read())
                if len(data) > MAX_FILE:
                    return _error(413, "Files may have 10 MiB at most.")
                file = posting.store_file(self.world, "0", Upload(part.filename, data), {}, True)
                self.tabs.hold(visit.user_id, file)
                return web.json_response({"id": file.id, "filename": file.filename, "size": file.size})
        return _error(400, "A file is needed.")

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """Serve the websocket."""
        if not self._is_ours(request):
            return _error(403, "This does not come from our own page.")
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=1 << 20)
        await socket.prepare(request)
        await self.tabs.connect(socket)
        return socket


def _found(path: str) -> Path | None:
    """Return the file of the page that *path* names, if there is one."""
    try:
        wanted = (FILES / path).resolve()
        return wanted if wanted.is_relative_to(FILES.resolve()) and wanted.is_file() else None
    except (ValueError, OSError):  # a name that no file can have
        return None


def browser_locale(request: web.Request) -> str:
    """Return the first language of the browser that Discord knows too."""
    wishes = [part.partition(";")[0].strip() for part in request.headers.get("Accept-Language", "").split(",")]
    for wish in filter(None, wishes):
        exact = [locale for locale in LOCALES if locale.lower() == wish.lower()]
        near = [locale for locale in LOCALES if locale.partition("-")[0] == wish.partition("-")[0]]
        if exact or near:
            return (exact or near)[0]
    return "en-US"


def _error(status: int, sentence: str, **extra: bool) -> web.Response:
    return web.json_response({"error": sentence} | extra, status=status)
