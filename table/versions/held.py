"""Games of other rules: which wait for a decision of their table, which cannot be played, and the vote on it."""

from __future__ import annotations

from msgspec.structs import replace

from engine import versions
from table.errors import NotNow, Unplayable
from table.models import VoteInfo
from table.play.draft import Draft
from table.play.live import Live
from table.post import ballots

RULES, NEWER = "rules", "newer"  # why a table is paused
KIND = "rules"  # of the vote


def offer_of(live: Live) -> VoteInfo | None:
    """Return the open offer at a table."""
    return next((vote for vote in live.votes.values() if vote.kind == KIND), None)


def voted_by_present(live: Live, vote: VoteInfo) -> VoteInfo:
    """Return *vote* for the people who are there now."""
    people = tuple(each.person for each in live.humans())
    return replace(
        vote,
        voters=people,
        needed=0 if live.standing == "stuck" else len(people) // 2 + 1,
        yes=tuple(each for each in vote.yes if each in people),
        no=tuple(each for each in vote.no if each in people),
    )


def keep_up(draft: Draft) -> None:
    """Let an open offer be voted on by those who sit at the table now."""
    ballot = offer_of(draft.live)
    renewed = voted_by_present(draft.live, ballot) if ballot else None
    if renewed is not None and renewed != ballot:
        draft.put_vote(renewed)
        ballots.tell(draft, renewed, "open")


def must_not_wait(live: Live) -> None:
    """Complain if the game waits for a decision on its rules."""
    if not live.is_held:
        return
    if live.standing == "offered":
        text = "The rules of this game have changed; the table has to decide first how it goes on."
        raise NotNow(text, key="rules-held")
    must_be_played(live)


def must_be_played(live: Live) -> None:
    """Complain if this program cannot play, nor show, the game of a table."""
    if live.runner is not None or not live.row.position:
        return
    began, plays = live.row.rules_version, live.game.rules_version
    if live.standing == "newer":
        text = "This game is played by a later version of the rules than I know; it waits for the program that does."
        raise Unplayable(text, key="newer-rules", plays=plays)
    text = f"This game was begun by version {began} of the rules, from which version {plays} cannot go on"
    raise Unplayable(f"{text}; its log can still be read.", key="other-rules", began=began, plays=plays)


def must_replay(live: Live, version: int) -> None:
    """Complain if the table as it stood at *version* cannot be computed again."""
    must_be_played(live)
    if version < live.row.base_at or versions.changed(live.game, live.row.rules_version):
        text = "That was played by rules that I cannot play again; the log says what happened."
        raise Unplayable(text, key="rules-gone")
