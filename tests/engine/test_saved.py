"""Stored games: read back, or refused with a sentence."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.loader import Bundle, bundle
from engine import build, codec, games, saved
from engine.play import BadPosition, Choice, EngineError, Setup, begin, resume

GAME = games["total_war"]
BLOB = saved.dump(GAME, begin(GAME, Setup(4, seed=1)))


def sealed(body: bytes) -> bytes:
    return zlib.crc32(body).to_bytes(4, "big") + body


@given(st.integers(0, len(BLOB) - 1), st.integers(1, 255))
def test_a_damaged_byte_anywhere_is_noticed(at, change):
    broken = BLOB[:at] + bytes([BLOB[at] ^ change]) + BLOB[at + 1 :]

    with pytest.raises(BadPosition, match="damaged"):
        saved.load(GAME, broken)


@pytest.mark.parametrize("blob", [b"", b"abc", BLOB[:-1], BLOB + b"\0"])
def test_a_cut_or_padded_game_is_noticed(blob):
    with pytest.raises(BadPosition):
        saved.load(GAME, blob)


def test_a_body_that_is_no_game_cannot_be_read():
    with pytest.raises(BadPosition, match="cannot be read"):
        saved.load(GAME, sealed(b"\x93\x01\x02\x03"))


def test_a_game_played_by_other_content_is_refused_and_read_by_its_own():
    ours = bundle("total_war")
    renamed = {**ours.files, "kaiju.toml": ours.files["kaiju.toml"].replace('"Manda"', '"Great Manda"')}
    other = build(Bundle("total_war", renamed))
    blob = saved.dump(other, begin(other, Setup(4, seed=1)))

    with pytest.raises(BadPosition, match=f"content {other.content_hash[:8]}"):
        saved.load(GAME, blob)
    assert resume(other, saved.load(other, blob)).pending


def test_a_game_of_another_kind_is_refused():
    stored = codec.decode(saved.Stored, BLOB[4:])
    stored.game = "chess"

    with pytest.raises(BadPosition, match="was played by chess"):
        saved.load(GAME, sealed(codec.encode(stored)))


def test_every_error_is_one_of_the_tree_and_prints_its_rule():
    error = EngineError("No.", rule="TW-4.1")

    assert str(error) == "No. (TW-4.1)"
    assert issubclass(BadPosition, EngineError)


def test_the_picks_of_a_turn_survive():
    step = resume(GAME, begin(GAME, Setup(4, seed=1)))
    position = step.position
    question = step.pending[0]
    longer = type(position)(position.turn_start, (Choice(question.seat, (question.options[0],)),), 3)

    again = saved.load(GAME, saved.dump(GAME, longer))

    assert (again.picks, again.made) == (longer.picks, 3)
