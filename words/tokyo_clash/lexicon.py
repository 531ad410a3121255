"""What of Tokyo Clash can be looked up: cards, kaiju, events, buildings, vehicles."""

from __future__ import annotations

import re

from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.content.box import Content, Mat
from engine.tokyo_clash.content.rows import BuildingRow, EventRow, VehicleRow
from engine.tokyo_clash.picks import UseCard, spell
from words.game import Facts
from words.names import kaiju_called, sentences, worded
from words.teller import Teller
from words.term import Term
from words.tokyo_clash import box
from words.tokyo_clash.shipped import shipped

_FACTS = re.compile(r"([^\[;]*)\[([RSH])\];?")


def lexicon(teller: Teller, content: Content) -> list[Term]:
    """Return everything of the box."""
    cards = {card.key: card for card in content.cards}
    words = teller.words
    found = [_card(teller, card, content) for card in cards.values()]
    found += [_kaiju(teller, mat) for mat in content.mats.values()]
    found += [_event(teller, row) for row in content.events.values()]
    buildings = [box.building(words, row) for row in content.buildings.values()]
    found += [_prize(teller, f"building:{building.letter}", building) for building in buildings]
    vehicles = [box.vehicle(words, row) for row in content.vehicles.values()]
    return found + [_prize(teller, f"vehicle:{vehicle.kind}", vehicle) for vehicle in vehicles]


def _card(teller: Teller, card: Card, content: Content) -> Term:
    face = box.card(teller.words, card.face)
    mat = content.mats[face.kaiju]
    copies = sum(each.key == face.key for each in content.cards)
    facts: Facts = {"cost": face.cost, "dominance": face.dominance, "copies": copies, "total": len(mat.deck)}
    source = sources(teller, worded(teller.words, f"tokyo_clash-card-{face.key}", card.source, "source"))
    text = teller.say("word-card-text", text=face.text, source=source, **facts)
    name = teller.say("word-card", name=face.name, kaiju=kaiju_called(teller.words, mat.key, mat.name))
    return Term(spell(UseCard(face.key)), name, text, face.key)


def _event(teller: Teller, row: EventRow) -> Term:
    named = box.event_names(teller.words, row)
    key, source = f"tokyo_clash-event-{row.key}", row.source
    if row == shipped().events[row.key]:
        source = sources(teller, teller.words.forms(key, ("source",))[1])
    text = teller.say("word-event-text", text=named["text"], source=source)
    return Term(f"event:{row.key}", teller.say("word-event", name=named["name"]), text)


def sources(teller: Teller, source: str) -> str:
    """Return where each fact of a card or event comes from: printed in the rulebook, told by a review, or ours.

    A row spells it as ``facts [R]; facts [S]; facts [H]``, without facts if all of them are meant.
    """
    told = [match.groups() for match in _FACTS.finditer(source)]
    if not told:
        return source
    each = (teller.say(f"source-{tag}", facts=facts.strip() or teller.say("source-all")) for facts, tag in told)
    return sentences(teller.words, each)


def _kaiju(teller: Teller, mat: Mat) -> Term:
    about = teller.special.character(teller, mat.key)
    first, second = box.action_texts(teller.words, mat)
    text = teller.say("word-kaiju-text", about=about, first=first, second=second)
    return Term(f"kaiju:{mat.key}", kaiju_called(teller.words, mat.key, mat.name), text)


def _prize(teller: Teller, key: str, row: BuildingRow | VehicleRow) -> Term:
    prize = [teller.say("prize-energy", energy=row.energy)]
    if isinstance(row, BuildingRow) and row.reward:
        prize.append(teller.say(f"prize-{row.reward}"))
    return Term(key, row.name, teller.say("word-prize-text", prize=teller.joined(prize)))
