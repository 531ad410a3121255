"""The file of a game: what may stand in it, key by key, each number in its range and each text bounded."""

from __future__ import annotations

import hashlib
import unicodedata
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from engine.play import Outcome, Setup
from table.errors import Refused
from table.models import By, Status

FORMAT = "kaiju-game/2"
WITHOUT_CHECKSUM = "kaiju-game/1"  # what older versions wrote
LARGEST = 2 * 1024 * 1024  # bytes that are looked at
LINES = 12_000  # of a log; the longest games have a quarter of that
NAME = 80  # characters
EARLIEST = 1_577_836_800.0  # no game was played here before 2020
LATEST = 10_000_000_000.0  # and none ends after 2286
AHEAD = 86_400.0  # seconds by which another machine's clock may be ahead
STRANGER = "?"
#: What turns the rest of a line around, breaks it, or cannot be seen at all.
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
UNSEEN = frozenset("\u00ad\u115f\u1160\u180e\u200b\u2060\u3164\ufeff\uffa0")

Count: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=-1, le=11)]
Time: TypeAlias = Annotated[float, Meta(ge=0.0, le=LATEST)]
Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Word: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_.-]{0,64}$", max_length=64)]
FileName: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_./-]{1,100}$", max_length=100)]
Token: TypeAlias = Annotated[str, Meta(max_length=200)]
Number: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Versions: TypeAlias = Annotated[list[Count], Meta(max_length=LINES)]
Seats: TypeAlias = Annotated[tuple[SeatNumber, ...], Meta(max_length=12)]
Playing: TypeAlias = Literal["start", "act", "finish", "broken", "undo", "redo"]
SeatKind: TypeAlias = Literal["left", "kicked", "lapsed", "back", "taken"]
Keeping: TypeAlias = Literal["vote", "voted", "hint", "moved", "admin", "paused", "resumed", "carried"]
Kind: TypeAlias = Playing | SeatKind | Keeping
VoteKind: TypeAlias = Literal["undo", "redo", "kick", "end", "pause", "resume"]
#: What the data of a line has, by its kind; all of it, but for the time left with an answer.
DATA: dict[str, frozenset[str]] = {
    "start": frozenset({"commitment"}),
    "act": frozenset({"time"}),
    "finish": frozenset({"reason"}),
    "broken": frozenset({"reason"}),
    "undo": frozenset({"undone"}),
    "redo": frozenset({"redone"}),
    "vote": frozenset({"vote", "about"}),
    "voted": frozenset({"vote", "about", "state"}),
    "admin": frozenset({"what"}),
    "lapsed": frozenset({"lapses", "away"}),
    "paused": frozenset({"reason"}),
    "carried": frozenset({"from", "to", "dropped", "agreed"}),
    **dict.fromkeys(("hint", "moved", "left", "kicked", "back", "taken", "resumed"), frozenset()),
}


class Data(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What a line of the log says beside its fields. Who somebody is, is not among it."""

    commitment: Hash | None = None
    time: Annotated[float, Meta(ge=-LATEST, le=LATEST)] | None = None
    reason: Word | None = None
    undone: Versions | None = None
    redone: Versions | None = None
    vote: VoteKind | None = None
    about: SeatNumber | None = None
    state: Literal["carried", "failed"] | None = None
    what: Literal["end", "open", "replace"] | None = None
    lapses: Count | None = None
    away: bool | None = None
    before: Count | None = msgspec.field(name="from", default=None)
    to: Count | None = None
    dropped: Count | None = None
    agreed: bool | None = None

    def given(self) -> dict[str, Any]:
        """Return what is said, by name."""
        said: dict[str, Any] = msgspec.to_builtins(self)
        return said


class Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A line of the log in a file; events as plain data, to be compared with those of the replay."""

    version: Count
    at: Time
    kind: Kind
    seat: SeatNumber = -1
    by: By | Literal[""] = ""
    ask: Word = ""
    picks: Annotated[tuple[Token | Number, ...], Meta(max_length=200)] | None = None
    events: Annotated[list[dict[str, Any]], Meta(max_length=2_000)] = []
    undone: Count | None = None
    data: Data = msgspec.field(default_factory=Data)


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """A seat in a file: who sat there, by name alone."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    name: Annotated[str, Meta(max_length=NAME)]
    level: Word
    kaiju: Word


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """What the game started from, as in `engine.play.Setup`."""

    seats: Annotated[int, Meta(ge=1, le=12)]
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)]
    kaiju: Annotated[dict[SeatNumber, Word], Meta(max_length=12)] = {}
    options: Annotated[dict[Word, Token | Number | bool], Meta(max_length=40)] = {}
    carried: Annotated[dict[Word, Seats], Meta(max_length=40)] = {}

    def setup(self) -> Setup:
        """Return it as the engine takes it."""
        return Setup(self.seats, self.seed, self.kaiju, self.options, self.carried)


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended, as in `engine.play.Outcome`."""

    reason: Word
    places: Annotated[tuple[Seats, ...], Meta(max_length=12)]
    scores: Annotated[tuple[Number, ...], Meta(max_length=12)]
    carried: Annotated[dict[Word, Seats], Meta(max_length=40)] = {}

    def outcome(self) -> Outcome:
        """Return it as the engine tells it."""
        return Outcome(self.reason, self.places, self.scores, self.carried)


class GameFile(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What a file holds. A running game has no seed, no set-up and no content, but the *view* of one seat."""

    format: Token
    game: Word
    rules_version: Count
    content_hash: Hash
    table: Annotated[int, Meta(ge=0, le=10**12)]
    status: Status
    created: Time
    started: Time
    ended: Time
    budget: Annotated[int, Meta(ge=1, le=366 * 86_400)] | None
    seats: Annotated[list[Sitting], Meta(max_length=12)]
    commitment: Hash
    log: Annotated[list[Line], Meta(max_length=LINES)]
    salt: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")] | Literal[""] = ""
    setup: Start | None = None
    content: Annotated[dict[FileName, str], Meta(max_length=40)] = {}
    outcome: Ending | None = None
    seat: SeatNumber | None = None
    view: Any = None
    checksum: Hash | Literal[""] = ""


def checksum(file: GameFile) -> str:
    """Return SHA-256 over all that a file says, however it is laid out; its own checksum apart."""
    plain = msgspec.to_builtins(msgspec.structs.replace(file, checksum=""), str_keys=True)
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def digest(file: GameFile) -> str:
    """Return what the same game has in common with its copies, whichever table it was read back to."""
    return checksum(msgspec.structs.replace(file, table=0, format=FORMAT))


def clean_name(name: str) -> str:
    """Return *name* as it may stand in a file: what turns, breaks or hides a line is left out."""
    kept = "".join(letter for letter in name if not _is_foul(letter)).strip()[:NAME].strip()
    return kept if any(map(_is_seen, kept)) else STRANGER


def is_clean_name(name: str) -> bool:
    """Return whether *name* is one that `clean_name` leaves as it is."""
    return clean_name(name) == name


def _is_foul(letter: str) -> bool:
    return letter in TURNING or unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")


def _is_seen(letter: str) -> bool:
    return letter not in UNSEEN and unicodedata.category(letter) not in ("Zs", "Cf", "Mn", "Me")


def must_fit(size: int) -> None:
    """Complain about a file of so many bytes if it is too large to be looked at."""
    if size > LARGEST:
        most = LARGEST // 1024 // 1024
        raise Refused(f"That file is too large; a game has at most {most} MiB.", key="file-large", most=most)


def changed(why: str) -> Refused:
    """Return the refusal of a file in which something does not fit."""
    return Refused(f"That file was changed: {why}", key="file-changed")


def read(blob: bytes) -> GameFile:
    """Return what the file of a game that is over holds, or say why it cannot be read."""
    must_fit(len(blob))
    try:
        file = msgspec.json.decode(blob, type=GameFile)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused(f"That is no game file: {error}.", key="file-unreadable") from error
    if file.format not in (FORMAT, WITHOUT_CHECKSUM):
        text = f"That file has the format {file.format[:40]!r}, and this program reads {FORMAT!r}."
        raise Refused(text, key="file-unreadable")
    if file.format == FORMAT and file.checksum != checksum(file):
        raise changed("its checksum does not fit.")
    if file.setup is None or file.status not in ("finished", "broken"):
        text = "That game was still running when it was written; only a game that is over can be read back."
        raise Refused(text, key="file-running")
    return file
