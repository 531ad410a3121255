"""Set-up (GM-1)."""

from collections.abc import Mapping

from engine.monopoly.content.board import GO, Board, movable
from engine.monopoly.content.box import Content
from engine.monopoly.state import FIRST, HOUSE_READINGS, District, Kaiju, Pool, Rampage, Readings
from engine.play import Seat, Setup
from engine.rng import Rng

CASH, AP, HP = 10_000, 12, 12  # GM-1.2
LAST_LAP = 20  # GM-10.5: of games begun by the first version, whatever the table chose
SHUFFLED = "shuffled"  # GM-11.10


def lay_table(content: Content, table: Setup) -> Rampage:
    """Put every kaiju on GO, shuffle the chance cards and roll for the start (GM-1.1 to GM-1.4)."""
    options, house = table.options, content.house
    is_short = bool(options["short"])
    board = content.boards[str(options["track"])]
    rng = Rng.seeded(table.seed)
    deck = list(content.deck)
    rng.shuffle(deck)
    rolls, starter = roll_for_start(rng, table.seats)
    pool = Pool()
    edition = int(options["edition"])
    return Rampage(
        track=board.key,
        lap_limit=int(options["lap_limit"]) or (LAST_LAP if edition == FIRST else 0),
        alarm=(house.short_alarm if is_short else house.alarm) if options["alarm"] else 0,
        kaiju=[Kaiju(key, CASH, AP, house.short_hp if is_short else HP, GO) for key in chosen_kaiju(content, table)],
        districts=[District() for _ in board.deeds],
        deck=deck,
        rng=rng,
        starter=starter,
        to_play=starter,
        start_rolls=rolls,
        pool=pool,
        bank=-pool.money - CASH * table.seats,
        edition=edition,
        readings=HOUSE_READINGS if edition == FIRST else readings(options),
        layout=shuffled(board, rng) if options["layout"] == SHUFFLED else [],
        alarm_step=house.alarm_step,
    )


def readings(options: Mapping[str, str | int | bool]) -> Readings:
    """Return how the table reads the rules (GM-1.4)."""
    return Readings(*(str(options[name]) for name in Readings.__struct_fields__))


def shuffled(board: Board, rng: Rng) -> list[int]:
    """Return the spaces in a drawn order; GO, the fish, the plant and the scent stay where they are (GM-11.10)."""
    places = movable(board)
    drawn = list(places)
    rng.shuffle(drawn)
    layout = list(range(len(board.spaces)))
    for at, space in zip(places, drawn, strict=True):
        layout[at] = space
    return layout


def chosen_kaiju(content: Content, table: Setup) -> list[str]:
    """Return each seat's kaiju: the one it chose, otherwise the first one left (GM-1.1)."""
    left = iter([key for key in content.kaiju if key not in table.kaiju.values()])
    return [table.kaiju.get(seat) or next(left) for seat in range(table.seats)]


def roll_for_start(rng: Rng, seats: int) -> tuple[list[list[int]], Seat]:
    """Return the rolls and who starts: the highest, ties rolling again among the tied (GM-1.3)."""
    rolls: list[list[int]] = []
    tied = list(range(seats))
    while len(tied) > 1:
        rolls.append([rng.die() if seat in tied else 0 for seat in range(seats)])
        tied = [seat for seat in tied if rolls[-1][seat] == max(rolls[-1])]
    return rolls, min(tied)
