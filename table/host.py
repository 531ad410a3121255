"""The host: every verb a front end needs, for any number of tables at once.

Each verb queues on its table, works on the table in memory, commits once, and answers. A person is named by an id.
"""

from table.verbs.admin import AdminVerbs
from table.verbs.archive import ArchiveVerbs
from table.verbs.ordering import OrderVerbs
from table.verbs.placing import PlaceVerbs
from table.verbs.playing import PlayVerbs
from table.verbs.profile import ProfileVerbs
from table.verbs.statistics import StatisticsVerbs
from table.verbs.watching import LookVerbs


class Host(AdminVerbs, PlayVerbs, OrderVerbs, PlaceVerbs, LookVerbs, ProfileVerbs, StatisticsVerbs, ArchiveVerbs):
    """Runs the tables. Everything it tells is for the person it was asked for, and nothing more."""
