"""What of Tokyo Clash can be looked up: cards, kaiju, events, buildings, vehicles."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.content.box import Content, Mat
from engine.tokyo_clash.content.rows import BuildingRow, VehicleRow
from engine.tokyo_clash.picks import UseCard, spell
from words.game import Facts
from words.term import Term
from words.tokyo_clash import names

_FACTS = re.compile(r"([^\[;]*)\[([RSH])\];?")

if TYPE_CHECKING:
    from words.teller import Teller


def lexicon(teller: Teller, content: Content) -> list[Term]:
    """Return everything of the box."""
    cards = {card.key: card for card in content.cards}
    found = [_card(teller, card, content) for card in cards.values()]
    found += [_kaiju(teller, mat) for mat in content.mats.values()]
    for row in content.events.values():
        found.append(Term(f"event:{row.key}", teller.say("word-event", name=row.name), row.text))
    found += [_prize(teller, f"building:{building.letter}", building) for building in content.buildings.values()]
    return found + [_prize(teller, f"vehicle:{vehicle.kind}", vehicle) for vehicle in content.vehicles.values()]


def _card(teller: Teller, card: Card, content: Content) -> Term:
    face = card.face
    mat = content.mats[face.kaiju]
    copies = sum(each.key == face.key for each in content.cards)
    facts: Facts = {"cost": face.cost, "dominance": face.dominance, "copies": copies, "total": len(mat.deck)}
    text = teller.say("word-card-text", text=face.text, source=sources(teller, card.source), **facts)
    own = f"card-{face.key}"
    name = names.card(teller, face.key) if teller.has(own) else face.name
    return Term(spell(UseCard(face.key)), teller.say("word-card", name=name, kaiju=mat.name), text, face.key)


def sources(teller: Teller, source: str) -> str:
    """Return where each fact of a card comes from: printed in the rulebook, told by a review, or ours.

    A row spells it as ``facts [R]; facts [S]; facts [H]``, without facts if all of them are meant.
    """
    told = [match.groups() for match in _FACTS.finditer(source)]
    if not told:
        return source
    return " ".join(teller.say(f"source-{tag}", facts=facts.strip() or "all") for facts, tag in told)


def _kaiju(teller: Teller, mat: Mat) -> Term:
    about = teller.say(f"kaiju-{mat.key}") if teller.has(f"kaiju-{mat.key}") else ""
    first, second = (action.text for action in mat.actions)
    text = teller.say("word-kaiju-text", about=about, first=first, second=second)
    return Term(f"kaiju:{mat.key}", mat.name, text)


def _prize(teller: Teller, key: str, row: BuildingRow | VehicleRow) -> Term:
    prize = [teller.say("prize-energy", energy=row.energy)]
    if isinstance(row, BuildingRow) and row.reward:
        prize.append(teller.say(f"prize-{row.reward}"))
    return Term(key, row.name, teller.say("word-prize-text", prize=", ".join(prize)))
