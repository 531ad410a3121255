"""What a seat, or a spectator, may see (TC-6.8, TC-10.4). Spaces are spelled ``q,r``, cards by their keys."""

import msgspec

from engine.play import Seat
from engine.tokyo_clash.cards.card import CardFace
from engine.tokyo_clash.city.hexes import WAY_NAMES
from engine.tokyo_clash.city.plan import EMPTY
from engine.tokyo_clash.content.box import Content
from engine.tokyo_clash.content.rows import BuildingRow, VehicleRow
from engine.tokyo_clash.phases.victory import ranking, scores, squares_passed
from engine.tokyo_clash.state import SPECTATOR, Clash, Fighter, Vehicle

HIDDEN = ""


class FighterView(msgspec.Struct, frozen=True):
    """A seat as the onlooker sees it; piles run from the bottom to the top, a hidden trophy is an empty word."""

    seat: Seat
    kaiju: str
    name: str
    katakana: str
    actions: tuple[str, ...]
    action_words: tuple[str, ...]  # throw, move: as in the options ``action:throw``, ``action:move``
    gains_energy: bool  # from what it destroys (TC-9.4)
    space: str
    energy: int
    meter: int
    meter_size: int
    is_king: bool
    hand_count: int
    known_hand: tuple[str, ...]
    deck_count: int
    known_deck: tuple[tuple[int, str], ...]  # how many cards lie above it, and what it is
    discard: tuple[str, ...]
    playing: tuple[str, ...]
    enhancements: tuple[str, ...]
    trophies: tuple[str, ...]


class SpaceView(msgspec.Struct, frozen=True):
    """A space: the tile it belongs to (-1: the centre), the letter printed on it, the building that stands there."""

    name: str
    tile: int
    ground: str
    building: str


class VehicleView(msgspec.Struct, frozen=True):
    """A vehicle on the board."""

    token: str
    kind: str
    space: str
    facing: str


class EventView(msgspec.Struct, frozen=True):
    """An event in play."""

    key: str
    name: str
    vehicle: str
    text: str


class AimView(msgspec.Struct, frozen=True):
    """What is being done to whom while questions about it are asked."""

    seat: Seat
    verb: str
    target: str
    amount: int
    card: str
    space: str  # where the thrown thing is, or came down
    keep: int = 1  # trophies that a blow may bring, and has brought
    kept: int = 0


class ClashView(msgspec.Struct, frozen=True):
    """The table as *seat* sees it; a spectator's hand is empty."""

    game: str
    seat: Seat | None
    hand: tuple[str, ...]
    fighters: tuple[FighterView, ...]
    spaces: tuple[SpaceView, ...]
    vehicles: tuple[VehicleView, ...]
    events: tuple[EventView, ...]
    building_rows: tuple[BuildingRow, ...]  # what buildings and vehicles are, and are worth
    vehicle_rows: tuple[VehicleRow, ...]
    most_energy: int
    round: int
    rounds: int
    squares_between: int  # two circles of the damage track
    phase: str
    king: Seat
    to_act: Seat
    turn_order: tuple[Seat, ...]
    passes: int
    track: tuple[int, ...]  # the squares with a token, in the order laid
    first_square: int  # where the first token goes
    aim: AimView | None
    taken: tuple[str, ...]
    sifted: tuple[str, ...]
    cards: tuple[CardFace, ...]  # every card that this view shows, once
    scores: tuple[int, ...]  # when the game is over
    ended: str
    lasting_meter: bool = False  # whether a Barrage leaves the Head Meter full (TC-13.10)


class Onlooker:
    """Collects what *seat* sees of a state, and which cards appear in it."""

    def __init__(self, content: Content, state: Clash, seat: Seat | None) -> None:
        self.content = content
        self.state = state
        self.seat = seat
        self.bit = 1 << (SPECTATOR if seat is None else seat)
        self.shown: dict[str, CardFace] = {}

    def keys(self, cards: list[int]) -> tuple[str, ...]:
        """Return open *cards*."""
        faces = [self.content.cards[card].face for card in cards]
        for face in faces:
            self.shown[face.key] = face
        return tuple([face.key for face in faces])

    def known(self, cards: list[int]) -> tuple[str, ...]:
        """Return face-down *cards*, those that the onlooker does not know as empty words."""
        if self.state.ended:
            return self.keys(cards)
        seen, bit = self.state.seen, self.bit
        return tuple([self.keys([card])[0] if seen[card] & bit else HIDDEN for card in cards])

    def fighter(self, seat: Seat, fighter: Fighter) -> FighterView:
        """Return one seat."""
        mat = self.content.mats[fighter.kaiju]
        deck = self.known(fighter.deck[::-1])
        return FighterView(
            seat=seat,
            kaiju=mat.key,
            name=mat.name,
            katakana=mat.katakana,
            actions=tuple([action.text for action in mat.actions]),
            action_words=tuple([action.part.word for action in mat.actions]),
            gains_energy=not mat.befriends,
            space=self.content.cities[len(self.state.fighters)].names[fighter.space],
            energy=fighter.energy,
            meter=fighter.meter,
            meter_size=mat.meter,
            is_king=seat == self.state.king,
            hand_count=len(fighter.hand),
            known_hand=tuple([key for key in self.known(fighter.hand) if key]),
            deck_count=len(fighter.deck),
            known_deck=tuple([(depth, key) for depth, key in enumerate(deck) if key]),
            discard=self.keys(fighter.discard),
            playing=self.keys(fighter.playing),
            enhancements=self.keys(fighter.enhancements),
            trophies=self.known(fighter.trophies),
        )

    def aim(self) -> AimView | None:
        """Return what is being done, if anything."""
        aim = self.state.aim
        if aim is None:
            return None
        card = self.keys([aim.card])[0] if aim.card >= 0 else ""
        names = self.content.cities[len(self.state.fighters)].names
        space = names[aim.space] if aim.space >= 0 else ""
        return AimView(aim.seat, aim.verb, aim.target, aim.amount, card, space, aim.keep, aim.kept)


def view(content: Content, state: Clash, seat: Seat | None) -> ClashView:
    """Return all that *seat* may see (None: a spectator)."""
    city = content.cities[len(state.fighters)]
    eye, first = Onlooker(content, state, seat), city.first_square + state.fuse
    hand = eye.keys(state.fighters[seat].hand) if seat is not None else ()
    fighters = tuple([eye.fighter(each, fighter) for each, fighter in enumerate(state.fighters)])
    return ClashView(
        game="tokyo_clash",
        seat=seat,
        hand=hand,
        fighters=fighters,
        spaces=_spaces(content, state),
        vehicles=tuple([_vehicle(city.names, vehicle) for vehicle in state.vehicles]),
        events=tuple([_event(content, key) for key in state.events]),
        building_rows=tuple(content.buildings.values()),
        vehicle_rows=tuple(content.vehicles.values()),
        most_energy=content.numbers.most_energy,
        round=state.round,
        rounds=content.numbers.rounds,
        squares_between=content.numbers.squares_between,
        phase=state.phase,
        king=state.king,
        to_act=state.to_act,
        turn_order=tuple(state.turn_order()),
        passes=state.passes,
        track=tuple(range(first, first - state.tokens, -1)),
        first_square=first,
        aim=eye.aim(),
        taken=eye.known(state.taken),
        sifted=eye.known(state.sifted),
        cards=tuple([eye.shown[key] for key in sorted(eye.shown)]),
        scores=scores(content, state) if state.ended else (),
        ended=state.ended,
        lasting_meter=state.lasting_meter,
    )


def is_last_round(view: ClashView) -> bool:
    """Return whether the game is over after this round, whatever is done in it (TC-12.1)."""
    passed = squares_passed(view.round, view.squares_between)
    return view.round == view.rounds or any(square <= passed for square in view.track)


def winner(view: ClashView) -> Seat:
    """Return the seat that has won a game that is over (TC-12.3)."""
    return ranked(view)[0]


def ranked(view: ClashView) -> list[Seat]:
    """Return the seats of a game that is over from the winner down (TC-12.3)."""
    return ranking(view.scores, [fighter.energy for fighter in view.fighters], view.turn_order)


def _spaces(content: Content, state: Clash) -> tuple[SpaceView, ...]:
    city = content.cities[len(state.fighters)]
    return tuple(
        [
            SpaceView(name, tile, ground, "" if building == EMPTY else building)
            for name, tile, ground, building in zip(city.names, city.tiles, state.ground, state.buildings, strict=True)
        ]
    )


def _vehicle(names: tuple[str, ...], vehicle: Vehicle) -> VehicleView:
    facing = WAY_NAMES[vehicle.facing] if vehicle.facing >= 0 else ""
    return VehicleView(vehicle.token, vehicle.kind, names[vehicle.space], facing)


def _event(content: Content, key: str) -> EventView:
    row = content.events[key]
    return EventView(row.key, row.name, row.vehicle, row.text)
