"""Trophies and the King of Monsters token (rulebook: dealing damage; TC-6.3 to TC-6.8, TC-13.15, TC-13.16)."""

from engine.play import Decision, Script, Seat
from engine.tokyo_clash.cards.decks import keys, take, take_top, tokens
from engine.tokyo_clash.events import Crowned, Damaged
from engine.tokyo_clash.picks import card_of
from engine.tokyo_clash.stage import Stage


def take_cards(stage: Stage, by: Seat, seat: Seat, amount: int, keep: int) -> Script[None]:
    """Let *by* take *amount* cards of *seat*'s deck and keep the best *keep* as trophies (TC-6.3)."""
    state = stage.state
    while len(state.taken) < amount and (card := take_top(stage, seat)) >= 0:
        state.seen[card] |= 1 << by | 1 << seat
        state.taken.append(card)
    count = len(state.taken)
    pile = stage.fighters[by].trophies
    before = len(pile)
    yield from _keep(stage, by, keep, is_choice=count > keep)
    trophies = keys(stage, pile[before:])
    stage.emit(Damaged(seat, by, amount, len(trophies), keys(stage, state.taken), trophies))
    stage.fighters[seat].discard += state.taken
    state.taken.clear()
    if state.king == seat:
        state.king = by  # TC-6.7: trophy or not
        stage.emit(Crowned(by))


def _keep(stage: Stage, by: Seat, keep: int, *, is_choice: bool) -> Script[None]:
    """Put up to *keep* of the cards taken on the pile of *by*, highest first, so that the lowest lies on top."""
    taken, pile = stage.state.taken, stage.fighters[by].trophies
    count = len(taken)
    for _ in range(keep):
        best = max((stage.cards[card].dominance for card in taken), default=0)
        if not best:
            return  # TC-6.4: a 0 is no trophy.
        options = tokens(stage, [card for card in taken if stage.cards[card].dominance == best])
        pick = options[0]
        if is_choice:  # TC-13.15; asked whatever was taken, or everybody would know whether there were equals.
            pick = yield Decision(by, "trophy", tuple(options), secret=True, reveals=len(taken) == count)
        pile.append(take(stage, taken, card_of(pick)))
        if stage.state.aim:
            stage.state.aim.kept += 1
