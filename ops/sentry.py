"""Optional error reports to Sentry: what failed and where in the code, and nothing that anybody holds or owns.

Local variables, breadcrumbs, request bodies and names of machines are never sent: they can hold hands, tokens and what
people write. What is left is scrubbed of tokens once more.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from ops import trace

#: What an event may keep; everything else is left out.
KEPT = ("event_id", "timestamp", "level", "logger", "platform", "release", "transaction", "fingerprint")
FRAME = ("filename", "function", "module", "lineno", "in_app")
SECRET = re.compile(
    r"(/(?:webhooks|interactions)/\d+/)[\w.%-]+"  # tokens of interactions
    r"|([\"']?token[\"']?[:=] ?[\"']?)[^\"'\s,}]+"
    r"|[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"  # a bot's token
    r"|(\w+://)[^\s/@]+@"  # passwords in addresses
)


class NoSentry(Exception):
    """Reports cannot be sent; the text says why."""


def begin(dsn: str, release: str, secrets: tuple[str, ...] = ()) -> None:
    """Send errors that are logged to *dsn* from now on, or raise NoSentry; *secrets* are never sent."""
    parts = urlsplit(dsn)
    if parts.scheme not in ("http", "https") or not parts.username or not parts.path.strip("/"):
        raise NoSentry("KAIJU_SENTRY_DSN is not the address of a Sentry project")
    try:
        import sentry_sdk
    except ImportError:
        raise NoSentry("KAIJU_SENTRY_DSN needs the package sentry-sdk, which is not installed") from None
    sentry_sdk.init(
        dsn,
        release=release,
        server_name="",
        include_local_variables=False,
        include_source_context=False,
        max_breadcrumbs=0,
        max_request_body_size="never",
        auto_enabling_integrations=False,
        before_send=scrubber(secrets),
    )


def scrubber(secrets: tuple[str, ...] = ()) -> Callable[[Any, Any], Any]:
    """Return what makes an event fit to be sent."""
    hidden = tuple(secret for secret in secrets if secret)

    def clean(text: object) -> str:
        said = SECRET.sub(lambda found: "".join(filter(None, found.groups())) + "…", str(text))
        for secret in hidden:
            said = said.replace(secret, "…")
        return said

    def frames(given: Any) -> dict[str, Any]:
        listed = (given or {}).get("frames") or []
        return {"frames": [{key: frame[key] for key in FRAME if key in frame} for frame in listed]}

    def scrub(event: dict[str, Any], hint: dict[str, Any]) -> dict[str, Any]:
        sent = {key: event[key] for key in KEPT if key in event}
        if "logentry" in event:  # what is filled into it can be anything
            sent["logentry"] = {"message": clean(event["logentry"].get("message", ""))}
        faults = (event.get("exception") or {}).get("values") or []
        sent["exception"] = {
            "values": [
                # The text of an error may quote a card or what somebody wrote, so that its kind has to do.
                {
                    "type": fault.get("type"),
                    "module": fault.get("module"),
                    "stacktrace": frames(fault.get("stacktrace")),
                }
                for fault in faults
            ]
        }
        if current := trace.current():
            sent["tags"] = {"reference": current.reference, "verb": clean(current.verb)}
        return sent

    return scrub
