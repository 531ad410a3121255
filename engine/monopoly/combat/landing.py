"""What one landing carries from its first strike to its settlement (GM-8.9)."""

import msgspec

from engine.monopoly.combat.events import Hurt
from engine.monopoly.spaces.kept import shield
from engine.monopoly.state import Turn
from engine.play import Script, Seat

STRIKE, TANKS, MASER = "strike", "tanks", "maser"


class Fall(msgspec.Struct, frozen=True):
    """A kaiju lost its last HP to *victor*; *breaks* if the victor was subjugated and struck it down itself."""

    victim: Seat
    victor: Seat
    breaks: bool


class Combat:
    """One landing: who came, whom it met, which combat cards were played, who fell."""

    __slots__ = ("at", "carded", "district", "fallen", "is_fight", "lander", "shields", "there")

    def __init__(self, turn: Turn, lander: Seat) -> None:
        state = turn.state
        self.lander = lander
        self.at = state.kaiju[lander].at
        self.district = turn.board.spaces[self.at].district
        self.there = [seat for seat in state.others(lander) if state.kaiju[seat].at == self.at]
        self.is_fight = self._breaks_out(turn)
        self.carded: set[Seat] = set()  # GM-8.2: who has played a combat card
        self.shields: dict[Seat, int] = {}
        self.fallen: list[Fall] = []

    def _breaks_out(self, turn: Turn) -> bool:
        """Return whether a fight breaks out: not in hiding, not in the peace lap (GM-6.1, GM-6.2)."""
        if turn.is_hiding or not self.there or not turn.state.kaiju[self.lander].laps:
            return False
        return any(turn.state.are_enemies(self.lander, seat) for seat in self.there)

    def enemies_of(self, turn: Turn, seat: Seat) -> list[Seat]:
        """Return the enemies of *seat* on the space that still stand, the lander first, then clockwise."""
        state = turn.state
        side = state.side(seat)
        return [
            other for other in (self.lander, *self.there) if state.side(other) != side and state.kaiju[other].hp > 0
        ]


def hurt(turn: Turn, combat: Combat, victim: Seat, damage: int, by: Seat, weapon: str) -> Script[None]:
    """Take *damage* off the kaiju of *victim*, less what a shield takes; note who brought it to 0 (GM-6.8)."""
    kaiju = turn.state.kaiju[victim]
    if kaiju.cards and victim not in combat.carded:
        strength = yield from shield(turn, victim, damage)
        if strength:
            combat.carded.add(victim)
            combat.shields[victim] = strength
    shielded = min(damage, combat.shields.get(victim, 0))
    if shielded:
        combat.shields[victim] -= shielded
    lost = min(damage - shielded, kaiju.hp)
    kaiju.hp -= lost
    turn.emit(Hurt(victim, by, weapon, lost, kaiju.hp, shielded))
    if lost and not kaiju.hp:
        breaks = weapon == STRIKE and not turn.state.kaiju[by].is_free
        combat.fallen.append(Fall(victim, by, breaks))
