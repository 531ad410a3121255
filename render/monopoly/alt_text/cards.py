"""Cards and hands of Monopoly in words."""

from engine.monopoly.content.box import Card
from engine.monopoly.prospect import districts_of
from engine.monopoly.view import RampageView
from render.alt_text import AltText, alt_text, choice_lines
from render.monopoly.alt_text.seats import extras, seat_in_short
from render.monopoly.drawn import drawn_card
from render.monopoly.holdings.faces import card_of, name_of
from render.snapshot import Snapshot
from render.words import Words
from words.monopoly import box
from words.monopoly.money import money
from words.monopoly.things import stands_at


def card_line(card: Card, say: Words) -> str:
    """Return everything that stands on *card*."""
    kind = say("gm-combat") if card.is_for_combat else say("gm-keep") if card.is_kept else ""
    text = box.card(say.language, card).text
    return say("gmt-card", name=name_of(card, say), kind=say("gmt-card-kind", kind=kind) if kind else "", text=text)


def hand_alt_text(table: Snapshot[RampageView]) -> AltText:
    """Return what a player holds in words, with what can be answered now."""
    view, say = table.view, table.say
    assert view.seat is not None
    me = view.kaiju[view.seat]
    space = view.spaces[me.at].name
    head = [
        say("you-are", who=table.who(view.seat)),
        say("gmt-figures", hp=me.hp, ap=me.ap, money=money(say.game, me.cash), space=space, laps=me.laps),
        *extras(table, me),
    ]
    if table.choice:
        head.append(table.teller.waiting(table.choice, view))
    if found := drawn_card(table, view.seat):
        head.append(say("gmt-drawn", who=table.who(view.seat), card=card_line(found[1], say)))
    cards = [card_line(card_of(key, view.cards), say) for key in me.cards] or [say("gm-no-cards")]
    deeds = [
        say("gmt-deed", name=view.deeds[number].name, stands=stands_at(say.game, view, number))
        for number in districts_of(view, view.seat)
    ]
    offered = choice_lines(table)
    rivals = [seat_in_short(table, each) for each in view.kaiju if each.seat != view.seat]
    told = [*head, *cards, *deeds, *offered]
    return alt_text([[*told, *rivals], told, [*head, *cards, *offered], [*head, *offered]])
