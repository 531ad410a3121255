"""Taking damage (rulebook: taking damage; TW-5), the counter-attack (TW-6.8), and the end of a round (TW-3.4)."""

from engine.play import Decision, Emit, Script, Seat
from engine.total_war.cards.card import CARDS, KING, building, faces
from engine.total_war.cards.deck import draw_card, draw_up
from engine.total_war.cards.king import discard_down
from engine.total_war.events import Countered, DamageLaid, DrewOpenly, NothingLaid, Wounded
from engine.total_war.picks import PASS, PLAIN, TakeBuilding, face_of, read, spell
from engine.total_war.state import NOBODY, War
from engine.total_war.strikes.power import straighten
from engine.total_war.victory import settle


def blow(war: War, emit: Emit, victim: Seat, attacker: Seat, wounds: int = 1) -> Script[None]:
    """Wound *victim* from the first card laid to the opening of the next round (TW-5.5)."""
    war.victim = victim
    emit(Wounded(victim, attacker))
    for _ in range(wounds):
        yield from lay_own_card(war, emit, victim)
    yield from add_heart(war, emit, attacker, victim)
    yield from take_building(war, emit, victim)
    settle(war, emit, victim, attacker)
    if war.counter_attack and not war.ended and war.is_standing(victim):
        yield from counter(war, emit, victim, attacker)
    if not war.ended:
        yield from end_round(war, emit, victim)


def lay_own_card(war: War, emit: Emit, victim: Seat) -> Script[None]:
    """The wounded lays a number of his choice, or the first one he draws openly (TW-5.1, TW-5.2)."""
    hand = war.fighters[victim].hand
    options = tuple(PLAIN[face] for face in faces(hand) if CARDS[face].can_be_damage)
    if options:
        # After a Double Wound (TW-4.8) the question tells the attacker that there is a number in this hand.
        is_news = war.to_play != victim
        pick: str = yield Decision(victim, "damage", options, secret=True, reveals=is_news)
        card = face_of(pick)
        hand.remove(card)
        lay(war, emit, victim, victim, card)
    elif card := _drawn_openly(war, emit, victim):
        lay(war, emit, victim, victim, card)
    else:
        emit(NothingLaid(victim))  # TW-8.2


def _drawn_openly(war: War, emit: Emit, victim: Seat) -> str:
    """Turn up cards until a number comes, and put the others under the card in play (TW-5.2)."""
    aside: list[str] = []
    while card := draw_card(war, emit):
        if CARDS[card].can_be_damage:
            emit(DrewOpenly(victim, (*aside, card)))
            war.discard += aside
            return card
        aside.append(card)
    if aside:
        emit(DrewOpenly(victim, tuple(aside)))
        war.discard += aside
    return ""


def add_heart(war: War, emit: Emit, attacker: Seat, victim: Seat) -> Script[None]:
    """The attacker may add a heart and straightens by it; he is asked whatever he holds (TW-5.3, TW-5.8)."""
    fighter = war.fighters[attacker]
    if not fighter.hand and not fighter.holds_king:
        return
    options = hearts(fighter.hand)
    if fighter.holds_king:
        options += (PLAIN[KING],)  # TW-9.3
    pick: str = yield Decision(attacker, "heart", (PASS, *options), secret=fighter.hides_cards)
    if pick == PASS:
        return
    card = face_of(pick)
    if card == KING:
        fighter.holds_king = False
    else:
        fighter.hand.remove(card)
    lay(war, emit, victim, attacker, card)
    straighten(war, emit, attacker)


def take_building(war: War, emit: Emit, victim: Seat) -> Script[None]:
    """The wounded takes one of the buildings in the middle, if there are any (TW-5.4)."""
    if not war.buildings_up:
        return
    options = tuple(spell(TakeBuilding(value)) for value in sorted(set(war.buildings_up)))
    pick = read((yield Decision(victim, "building", options)))
    assert isinstance(pick, TakeBuilding)
    war.buildings_up.remove(pick.value)
    lay(war, emit, victim, victim, building(pick.value))


def counter(war: War, emit: Emit, victim: Seat, attacker: Seat) -> Script[None]:
    """The wounded draws and may lay hearts on the attacker, which nobody answers (TW-6.8, TW-6.10)."""
    fighter = war.fighters[victim]
    if war.counters_freely:
        draw_up(war, emit, victim)
    while fighter.hand:
        pick: str = yield Decision(victim, "counter", (PASS, *hearts(fighter.hand)), secret=True)
        if pick == PASS:
            break
        card = face_of(pick)
        fighter.hand.remove(card)
        emit(Countered(victim, attacker, card))
        lay(war, emit, attacker, victim, card)
        straighten(war, emit, victim)
        if not war.counters_freely:
            break
    settle(war, emit, attacker, victim)


def end_round(war: War, emit: Emit, victim: Seat) -> Script[None]:
    """Everybody refills, and the wounded opens the next round (TW-3.4, TW-3.5, TW-3.7)."""
    yield from discard_down(war, emit)
    circle = war.around(victim)
    for seat in circle:
        draw_up(war, emit, seat)
    war.strike = None
    war.victim = NOBODY
    war.is_wound = False
    war.round += 1
    war.to_play = circle[0]


def lay(war: War, emit: Emit, seat: Seat, by: Seat, card: str) -> None:
    """Put *card* beside the kaiju of *seat*; only its number counts (TW-5.7)."""
    fighter = war.fighters[seat]
    fighter.damage.append(card)
    emit(DamageLaid(seat, by, card, fighter.wounds, fighter.side.life))


def hearts(hand: list[str]) -> tuple[str, ...]:
    """Return the heart cards of *hand*."""
    return tuple(PLAIN[face] for face in faces(hand) if CARDS[face].has_heart)
