"""The host: everything a front end can ask of the tables, in parts of about ten methods.

A method that changes a table waits in the table's queue, works on the table in memory, commits once and returns.
A person is named by an id. Each part tells a person what that person may know, and nothing more.
"""

from table.gatherings.host import Gatherings
from table.host.admin import Admin
from table.host.archive import Archive
from table.host.finding import Finding
from table.host.lobby import Lobby
from table.host.messages import Messages
from table.host.people import People
from table.host.play import Play
from table.host.read import Read
from table.host.seats import Seats
from table.host.servers import Servers
from table.practice.part import PracticePart
from table.practice.supposing import WhatIf
from table.ranking.host import Ranking
from table.services import Services
from table.tournaments.host import Tournaments


class Host:
    """Runs any number of tables at once."""

    def __init__(self, services: Services) -> None:
        self.gatherings = Gatherings(services)
        self.ranking = Ranking(services, self.gatherings)
        self.lobby = Lobby(services)
        self.finding = Finding(services, self.lobby, self.gatherings)
        self.play = Play(services)
        self.seats = Seats(services)
        self.read = Read(services)
        self.practice = PracticePart(services)
        self.what_if = WhatIf(services, self.practice)
        self.tournaments = Tournaments(services, self.gatherings)
        self.people = People(services, self.seats, self.gatherings, self.ranking)
        self.messages = Messages(services)
        self.archive = Archive(services, self.ranking)
        self.servers = Servers(services)
        self.admin = Admin(services)
