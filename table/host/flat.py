"""TEMPORARY: the names that callers used before the host had parts. Delete this file when nothing uses them any more.

`table/host/__init__.py` then exports `Host` of `table/host/host.py`.
"""

from table.host.host import Host
from table.services import Services


class FlatHost(Host):
    """The host with every method also under its former name."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._name_lobby()
        self._name_play()
        self._name_seats()
        self._name_read()
        self._name_people()
        self._name_messages()
        self._name_archive()
        self._name_admin()

    def _name_lobby(self) -> None:
        self.create = self.lobby.create
        self.join = self.lobby.join
        self.add_computer = self.lobby.add_computer
        self.remove_computer = self.lobby.remove_computer
        self.set_option = self.lobby.set_option
        self.set_clock = self.lobby.set_clock
        self.keep_open = self.lobby.keep_open
        self.start = self.lobby.start
        self.rematch = self.lobby.rematch

    def _name_play(self) -> None:
        self.act = self.play.act
        self.carry_out = self.play.carry_out
        self.rehearse = self.play.rehearse
        self.preview = self.play.preview
        self.hint = self.play.hint
        self.why_not = self.play.why_not
        self.undo = self.play.undo
        self.redo = self.play.redo

    def _name_seats(self) -> None:
        self.propose = self.seats.propose
        self.vote = self.seats.vote
        self.leave = self.seats.leave
        self.take_seat = self.seats.take_seat
        self.come_back = self.seats.come_back
        self.give_order = self.seats.give_order
        self.orders = self.seats.orders
        self.revoke_order = self.seats.revoke_order
        self.order_kinds = self.seats.order_kinds

    def _name_read(self) -> None:
        self.look = self.read.look
        self.outline = self.read.outline
        self.log = self.read.log
        self.catch_up = self.read.catch_up
        self.history = self.read.history
        self.tables_of = self.read.tables_of
        self.tables_in = self.read.tables_in
        self.summaries = self.read.summaries
        self.listing = self.read.listing
        self.open_in = self.read.open_in

    def _name_people(self) -> None:
        self.person = self.people.person
        self.set_reach = self.people.set_reach
        self.set_ping = self.people.set_ping
        self.set_quiet_hours = self.people.set_quiet_hours
        self.usual_quiet = self.people.usual_quiet
        self.set_preferences = self.people.set_preferences
        self.take_vacation = self.people.take_vacation
        self.known_of = self.people.known_of
        self.forget = self.people.forget

    def _name_messages(self) -> None:
        self.places = self.messages.places
        self.place = self.messages.place
        self.table_at = self.messages.table_at
        self.move = self.messages.move
        self.refresh = self.messages.refresh
        self.reach_again = self.messages.reach_again

    def _name_archive(self) -> None:
        self.verify = self.archive.verify
        self.audit = self.archive.audit
        self.export = self.archive.export
        self.import_game = self.archive.import_game
        self.standings = self.archive.standings
        self.career = self.archive.career

    def _name_admin(self) -> None:
        self.end = self.admin.end
        self.open_seat = self.admin.open_seat
        self.replace_player = self.admin.replace_player
        self.erase = self.admin.erase
        self.meet_rules = self.admin.meet_rules
