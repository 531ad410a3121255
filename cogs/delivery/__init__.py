"""What a table owes the world, made into messages."""

from cogs.delivery.calls import Calls
from cogs.delivery.deliverer import Deliverer, Kinds
from cogs.delivery.finding import Finding
from cogs.delivery.gatherings import GatheringMessages
from cogs.delivery.outgoing import Outgoing
from cogs.delivery.pages import present_page
from cogs.delivery.public import PublicMessages

__all__ = ["Deliverer", "message_kinds", "present_page"]


def message_kinds(outgoing: Outgoing) -> Kinds:
    """Return what delivers each kind of message that a table can owe."""
    public, calls = PublicMessages(outgoing), Calls(outgoing)
    finding, gatherings = Finding(outgoing), GatheringMessages(outgoing)
    return {
        "lobby": public.lobby,
        "promise": public.promise,
        "panel": public.panel,
        "vote": public.vote,
        "result": public.result,
        "notice": public.notice,
        "awake": public.awake,
        "film": public.film,
        "curve": public.curve,
        "crown": public.crown,
        "ping": calls.ping,
        "reminder": calls.reminder,
        "settle": calls.settle,
        "ready": finding.ready,
        "lapse": finding.lapse,
        "heads_up": finding.heads_up,
        "gathering": gatherings.board,
        "news": gatherings.news,
    }
