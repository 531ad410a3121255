"""Set-up (rulebook: game set-up; TW-2)."""

from engine.play import Seat, Setup
from engine.rng import Rng
from engine.total_war.content import Content, KaijuRow
from engine.total_war.state import HAND, Fighter, War

#: TW-6.5: the most players for which a number of Victory Points wins.
TARGETS = ((4, 12), (6, 10), (8, 8), (12, 6))


def lay_table(content: Content, table: Setup) -> War:
    """Shuffle, deal and draw the starting player (TW-2.1 to TW-2.4)."""
    rng = Rng.seeded(table.seed)
    deck, building_deck = list(content.deck), list(content.buildings)
    rng.shuffle(deck)
    rng.shuffle(building_deck)
    kings = table.carried.get("king_of_monsters", ())
    fighters = [
        Fighter(row.key, row.normal, row.furious, [deck.pop() for _ in range(HAND)], holds_king=seat in kings)
        for seat, row in enumerate(_kaiju(content, table, rng))
    ]
    options = table.options
    begins = rng.below(table.seats)
    return War(
        mode=str(options["mode"]),
        counter_attack=bool(options["counter_attack"]),
        free_surrender=bool(options["free_surrender"]),
        double_wound_hits_twice=bool(options["double_wound_hits_twice"]),
        target=victory_target(table.seats),
        fighters=fighters,
        deck=deck,
        building_deck=building_deck,
        rng=rng,
        to_play=starter(int(options["starter"]), table.seats, begins),
        heart_straightens_all=bool(options["heart_straightens_all"]),
        must_exceed_life=bool(options["must_exceed_life"]),
        wound_stays=bool(options["wound_stays"]),
        double_wound_before_draw=bool(options["double_wound_before_draw"]),
        wound_fades=bool(options["wound_fades"]),
        draws_before_blow=bool(options["draws_before_blow"]),
        counters_freely=bool(options["counters_freely"]),
    )


def starter(chosen: int, seats: int, drawn: Seat) -> Seat:
    """Return who opens the first round: the seat *chosen*, counted from 1, or who was *drawn* (TW-2.3)."""
    return chosen - 1 if 1 <= chosen <= seats else drawn


def victory_target(seats: int) -> int:
    """Return the Victory Points that win for so many players at the start (TW-6.5)."""
    return next(target for most, target in TARGETS if seats <= most)


def _kaiju(content: Content, table: Setup, rng: Rng) -> list[KaijuRow]:
    """Return each seat's kaiju: the one it chose, otherwise one at random (TW-2.5)."""
    free = [key for key in content.kaiju if key not in table.kaiju.values()]
    rng.shuffle(free)
    return [content.kaiju[table.kaiju.get(seat) or free.pop()] for seat in range(table.seats)]
