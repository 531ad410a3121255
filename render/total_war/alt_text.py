"""Total War in words: the alt texts of its pictures. Every fact of the view is in the full text."""

from collections import Counter
from collections.abc import Iterable

from engine.play import Outcome
from engine.total_war.cards.card import ORDER
from engine.total_war.view import FighterView, WarView
from render.alt_text import AltText, Course, alt_text, choice_lines, result_alt_text
from render.snapshot import Snapshot
from render.total_war.changes import last_move
from render.total_war.ending import points_by_round
from render.total_war.faces import face_of
from render.total_war.question import BRAND, asking
from render.total_war.strike import is_double_wound
from render.words import Words
from words.total_war import card as card_name

FULL, SHORT, LEAST = "tw-seat", "tw-seat-short", "tw-seat-least"


def board_alt_text(table: Snapshot[WarView]) -> AltText:
    """Return the board in words."""

    def short(style: str, most: int) -> list[str]:
        limited = table.limited(most)
        return [*_head(limited), *_seats(limited, style), *_middle(limited)]

    full = [*_head(table), *_news(table), table.say("tw-seats"), *_seats(table, FULL), *_middle(table)]
    full += [*_pile(table), *_own(table), *choice_lines(table, is_counted=False)]
    return alt_text((short(*how) for how in ((FULL, 64), (SHORT, 64), (SHORT, 16), (LEAST, 12))), full)


def _options(view: WarView) -> tuple[str, ...]:
    """Return the options of the table; in games of older rules a Wound stays without being chosen."""
    stays = ("wound_stays",) if view.keeps_wounds else ()
    return tuple(dict.fromkeys((*stays, *view.options)))


def _head(table: Snapshot[WarView]) -> list[str]:
    view, say = table.view, table.say
    lines = [say("tw-title", round=view.round, mode=say(f"mode-{view.mode}"), target=view.target)]
    if told := _options(view):
        lines.append(say("tw-options", options=say.joined(say(f"option-{key}") for key in told)))
    if view.ended:
        lines.append(_over(table))
    lines.append(_strike(table))
    lines += [say("tw-asked", who=table.who(each.seat), ask=asking(table, each.ask)) for each in table.asked]
    if not view.ended:
        lines += [say("tw-victim", who=table.who(view.victim))] if view.victim is not None else []
        lines.append(say("tw-to-play", who=table.who(view.to_play)))
    lines.append(say("tw-clockwise" if view.is_clockwise else "tw-counterclockwise"))
    return lines


def _strike(table: Snapshot[WarView]) -> str:
    view, say = table.view, table.say
    if view.striker is None:
        return say("tw-opening")
    if is_double_wound(view):
        return say("tw-double-wound", who=table.who(view.striker), card=card_words(view.played, say))
    key = "tw-wound" if view.is_wound else "tw-strike"
    return say(key, strike=view.strike or 0, who=table.who(view.striker), card=card_words(view.played, say))


def _over(table: Snapshot[WarView]) -> str:
    view, say = table.view, table.say
    reason = say(f"over-{view.ended}", target=view.target)
    if view.winner is None:
        return say("tw-over-nobody", reason=reason)
    return say("tw-over", who=table.who(view.winner), reason=reason)


def _news(table: Snapshot[WarView]) -> list[str]:
    lines: list[str] = []
    for seat, change in sorted(last_move(table.events).changes.items()):
        who = table.who(seat)
        if change.laid:
            lines.append(table.say("tw-last-hit", who=who, damage=change.damage))
        if change.fell:
            lines.append(table.say("tw-last-fell", who=who))
        if change.gained:
            lines.append(table.say("tw-last-gain", who=who, vp=change.gained))
    return lines


def _seats(table: Snapshot[WarView], style: str) -> list[str]:
    return [_seat(table, fighter, style) for fighter in table.view.fighters]


def _seat(table: Snapshot[WarView], fighter: FighterView, style: str) -> str:
    say = table.say
    if fighter.is_out and style != FULL:
        return say("tw-seat-out", number=fighter.seat + 1, who=table.who(fighter.seat), vp=fighter.vp)
    extras = [say("tw-furious")] if fighter.is_furious else []
    extras += [say("tw-king")] if fighter.holds_king else []
    extras += [say("tw-out")] if fighter.is_out else []
    return say(
        style,
        number=fighter.seat + 1,
        who=table.who(fighter.seat),
        left=max(0, fighter.life - fighter.wounds),
        life=fighter.life,
        damage=_damage(fighter, say),
        power=fighter.power,
        spun=say("tw-spun" if fighter.is_spun else "tw-ready"),
        hand=fighter.hand_count,
        vp=fighter.vp,
        worth=fighter.worth,
        extras=say.more(extras),
    )


def _damage(fighter: FighterView, say: Words) -> str:
    if not fighter.damage:
        return say("tw-no-damage")
    return say("tw-damage", wounds=fighter.wounds, cards=say.joined(card_words(card, say) for card in fighter.damage))


def _middle(table: Snapshot[WarView]) -> list[str]:
    view, say = table.view, table.say
    values = say.joined(str(value) for value in sorted(view.buildings_up))
    return [
        say("tw-buildings", values=values) if values else say("tw-no-buildings"),
        say("tw-piles", deck=view.deck_count, discards=len(view.discard), buildings=view.building_count),
    ]


def _pile(table: Snapshot[WarView]) -> list[str]:
    cards = table.view.discard
    return [table.say("tw-pile", cards=counted(cards, table.say))] if cards else []


def _own(table: Snapshot[WarView]) -> list[str]:
    view, say = table.view, table.say
    if view.seat is None:
        return []
    cards = say.joined(card_words(card, say) for card in sorted(view.hand, key=ORDER.__getitem__))
    lines = say("tw-your-hand", cards=cards) if cards else say("tw-hand-empty")
    return [say("you-are", who=table.who(view.seat)), lines]


def card_words(card: str, say: Words) -> str:
    """Return the name of a card, of a building laid as damage, or of the King of Monsters card."""
    return card_name(say.teller({}), card)


def counted(cards: Iterable[str], say: Words) -> str:
    """Return *cards* as a list with counts."""
    counts = Counter(cards)
    lines = []
    for card in sorted(counts, key=lambda card: ORDER.get(card, len(ORDER))):
        name = card_words(card, say)
        lines.append(name if counts[card] == 1 else say("tw-many", count=counts[card], what=name))
    return say.joined(lines)


def hand_alt_text(table: Snapshot[WarView]) -> AltText:
    """Return a hand in words."""
    return alt_text([[*_own(table), _strike(table), *choice_lines(table, is_counted=False)]])


def ending_alt_text(table: Snapshot[WarView], outcome: Outcome) -> AltText:
    """Return how it ended in words."""

    def headline(table: Snapshot[WarView]) -> str:
        return table.say("tw-result", game=table.say(BRAND.title), reason=_over(table))

    course = Course(table.say("tw-rounds"), points_by_round(table.events, len(table.view.fighters)))
    return result_alt_text(table, outcome, course, headline, "tw-place")


def card_alt_text(key: str, copies: int, total: int, say: Words) -> AltText:
    """Return one card in words."""
    text = face_of(key, say).text
    return alt_text([[say("tw-card", name=card_words(key, say), copies=copies, count=total, text=text)]])
