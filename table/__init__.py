"""A game being played by people. This module is the door: nothing else of `table` is imported from outside.

`serve` runs the tables of a `Store`; `Host` is what a front end calls, `Deliverer` what it implements.
"""

from table.archive.analysing import Answered
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
    Fenced,
    IllegalAnswer,
    NoSuchTable,
    NotAsked,
    NotNow,
    NotReady,
    NotSeated,
    NotTheHost,
    Refused,
    Stale,
    StoreAway,
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
from table.finding.ringing import RINGS
from table.finding.searching import LAPSED, Search
from table.gatherings import within
from table.gatherings.change import Change, Gathering
from table.gatherings.host import Gatherings
from table.gatherings.kinds import Kind
from table.gatherings.within import SEALED
from table.health import Gauge, Health
from table.host import Host
from table.memo import Memo
from table.models import (
    FOLLOW,
    THERE,
    Acted,
    Asked,
    BoardForm,
    By,
    Coaching,
    Guidance,
    Listing,
    LogLine,
    Look,
    LookAndLog,
    Opening,
    OpenPage,
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
from table.play.lobby import WHAT_IF
from table.play.notes import LONGEST as LONGEST_NOTE
from table.play.orders import OrderKind
from table.play.planned import Plan, Planned, Rehearsed, Suggested, rehearsed
from table.play.votes import needed as votes_needed
from table.players.thinking import Thinker
from table.post.outbox import IN_PLACE, Deliverer, Delivery, OutOfReach, Undeliverable
from table.practice import PRACTICE, Practice
from table.ranking.ladder import Ladder, Rank, Rung
from table.ranking.news import News
from table.ranking.rating import PROVISIONAL
from table.ranking.seasons import Quarter
from table.ranking.shelf import Shelf, Title, Trophy
from table.ranking.week import Ended, Upset, Week
from table.service import Environment, Service, serve
from table.settings import RANGES, Settings
from table.sharing import errands
from table.sharing.handover import taking
from table.store.backups.upkeep import Upkeep
from table.store.leases import Handed, Job, Lease, Leases, Ownership, Relay, Shared, Work, Worker, home_of, shard_of
from table.store.opening import check_store, open_store, upkeep_of
from table.store.postgres.store import PostgresStore
from table.store.protocol import Store
from table.store.sqlite import SqliteStore
from table.store.sqlite.succession import Succession
from table.time.clock import BUDGETS, DAY, Clock, WallClock, next_time, urgent_seconds, zone
from table.time.habits import PERIOD as HABIT_PERIOD
from table.time.habits import Hours
from table.time.retiming import BACK
from table.time.slots import DATE
from table.tournaments.host import Tournaments
from table.tournaments.running import KIND as TOURNAMENT
from table.tournaments.standing import Row as TournamentRow
from table.tournaments.state import COMPUTER, Match, Round, Terms, Tournament
from table.tournaments.state import FORMATS as TOURNAMENT_FORMATS
from table.tournaments.state import SUBSTITUTES as TOURNAMENT_SUBSTITUTES
from table.versions.catalogue import Catalogue
from table.versions.held import KIND as RULES_VOTE

__all__ = [
    "BACK",
    "BUDGETS",
    "COMPANIES",
    "COMPUTER",
    "DATE",
    "DAY",
    "FOLLOW",
    "HABIT_PERIOD",
    "IN_PLACE",
    "LAPSED",
    "LONGEST_NOTE",
    "PRACTICE",
    "PROVISIONAL",
    "RANGES",
    "RINGS",
    "RULES_VOTE",
    "SEALED",
    "SEASONS",
    "STRANGER",
    "THERE",
    "TOURNAMENT",
    "TOURNAMENT_FORMATS",
    "TOURNAMENT_SUBSTITUTES",
    "WHAT_IF",
    "Acted",
    "Answered",
    "Asked",
    "BoardForm",
    "By",
    "Career",
    "Catalogue",
    "Change",
    "Clock",
    "Coaching",
    "Company",
    "Conflict",
    "Deliverer",
    "Delivery",
    "Ended",
    "Environment",
    "Fenced",
    "Gathering",
    "Gatherings",
    "Gauge",
    "Guidance",
    "Handed",
    "Health",
    "Host",
    "Hours",
    "IllegalAnswer",
    "Job",
    "Kind",
    "Ladder",
    "Lease",
    "Leases",
    "Listing",
    "LogLine",
    "Look",
    "LookAndLog",
    "Match",
    "Meeting",
    "Memo",
    "News",
    "NoSuchTable",
    "NotAsked",
    "NotNow",
    "NotReady",
    "NotSeated",
    "NotTheHost",
    "OpenPage",
    "Opening",
    "OrderInfo",
    "OrderKind",
    "OutOfReach",
    "Ownership",
    "Person",
    "Plan",
    "Planned",
    "PostgresStore",
    "Practice",
    "Preview",
    "Quarter",
    "Rank",
    "Record",
    "Refused",
    "Rehearsed",
    "Relay",
    "Round",
    "Rung",
    "Search",
    "Season",
    "SeatInfo",
    "Service",
    "Settings",
    "Shared",
    "Shelf",
    "SqliteStore",
    "Stale",
    "Standing",
    "Standings",
    "Status",
    "Store",
    "StoreAway",
    "StoreBusy",
    "StoreClosed",
    "StoreDamaged",
    "StoreError",
    "StoreFull",
    "StoreInUse",
    "Succession",
    "Suggested",
    "TableDamaged",
    "TableError",
    "TableInfo",
    "TableSummary",
    "Terms",
    "Thinker",
    "Title",
    "Tournament",
    "TournamentRow",
    "Tournaments",
    "Trophy",
    "Undeliverable",
    "Unplayable",
    "Upkeep",
    "Upset",
    "Value",
    "Verdict",
    "VoteInfo",
    "Waiting",
    "WallClock",
    "Way",
    "Week",
    "Work",
    "Worker",
    "check_store",
    "errands",
    "finish_tasks",
    "home_of",
    "must_fit",
    "next_time",
    "open_store",
    "rehearsed",
    "serve",
    "shard_of",
    "taking",
    "upkeep_of",
    "urgent_seconds",
    "votes_needed",
    "within",
    "zone",
]
