"""A game being played by people. This module is the door: nothing else of `table` is imported from outside.

`serve` runs the tables of a `Store`; `Host` is what a front end calls, `Deliverer` what it implements.
"""

from table.archive.fairness import Verdict
from table.archive.gamefile import must_fit
from table.archive.statistics import (
    COMPANIES,
    SEASONS,
    Career,
    Company,
    Meeting,
    Record,
    Season,
    Standing,
    Standings,
)
from table.ending import finish as finish_tasks
from table.errors import (
    Conflict,
    IllegalAnswer,
    NoSuchTable,
    NotAsked,
    NotNow,
    NotReady,
    NotSeated,
    NotTheHost,
    Refused,
    Stale,
    StoreBusy,
    StoreClosed,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreInUse,
    TableDamaged,
    TableError,
    Unplayable,
)
from table.health import Gauge, Health
from table.host import Host
from table.memo import Memo
from table.models import (
    Acted,
    Asked,
    BoardForm,
    By,
    Listing,
    LogLine,
    Look,
    LookAndLog,
    OrderInfo,
    Person,
    Preview,
    SeatInfo,
    Status,
    TableInfo,
    TableSummary,
    Value,
    VoteInfo,
    Waiting,
    Way,
)
from table.people import STRANGER
from table.play.orders import OrderKind
from table.play.planned import Plan, Planned, Rehearsed, rehearsed
from table.play.votes import needed as votes_needed
from table.players.thinking import Thinker
from table.post.outbox import IN_PLACE, Deliverer, Delivery, OutOfReach, Undeliverable
from table.service import Environment, Service, serve
from table.settings import RANGES, Settings
from table.store.backups.upkeep import Upkeep
from table.store.protocol import Store
from table.store.sqlite import SqliteStore, open_store
from table.time.clock import BUDGETS, DAY, Clock, WallClock
from table.time.habits import PERIOD as HABIT_PERIOD
from table.time.habits import Hours
from table.time.retiming import BACK
from table.versions.carrying import KIND as RULES_VOTE
from table.versions.catalogue import Catalogue

__all__ = [
    "BACK",
    "BUDGETS",
    "COMPANIES",
    "DAY",
    "HABIT_PERIOD",
    "IN_PLACE",
    "RANGES",
    "RULES_VOTE",
    "SEASONS",
    "STRANGER",
    "Acted",
    "Asked",
    "BoardForm",
    "By",
    "Career",
    "Catalogue",
    "Clock",
    "Company",
    "Conflict",
    "Deliverer",
    "Delivery",
    "Environment",
    "Gauge",
    "Health",
    "Host",
    "Hours",
    "IllegalAnswer",
    "Listing",
    "LogLine",
    "Look",
    "LookAndLog",
    "Meeting",
    "Memo",
    "NoSuchTable",
    "NotAsked",
    "NotNow",
    "NotReady",
    "NotSeated",
    "NotTheHost",
    "OrderInfo",
    "OrderKind",
    "OutOfReach",
    "Person",
    "Plan",
    "Planned",
    "Preview",
    "Record",
    "Refused",
    "Rehearsed",
    "Season",
    "SeatInfo",
    "Service",
    "Settings",
    "SqliteStore",
    "Stale",
    "Standing",
    "Standings",
    "Status",
    "Store",
    "StoreBusy",
    "StoreClosed",
    "StoreDamaged",
    "StoreError",
    "StoreFull",
    "StoreInUse",
    "TableDamaged",
    "TableError",
    "TableInfo",
    "TableSummary",
    "Thinker",
    "Undeliverable",
    "Unplayable",
    "Upkeep",
    "Value",
    "Verdict",
    "VoteInfo",
    "Waiting",
    "WallClock",
    "Way",
    "finish_tasks",
    "must_fit",
    "open_store",
    "rehearsed",
    "serve",
    "votes_needed",
]
