"""Discord's refusals: HTTP status, its own code, its own sentence, and where in the form the fault lies."""

from local.state.model import Json


class Refusal(Exception):
    """The request is refused; carries what Discord would answer."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """Return the answer's JSON."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body

    def sentence(self) -> str:
        """Say it to a person, naming the first fault of a form."""
        inner: object = self.errors
        while isinstance(inner, dict):
            if "_errors" in inner:
                return str(inner["_errors"][0]["message"])
            inner = next(iter(inner.values()), None)
        return self.message


class Limited(Refusal):
    """Too much of something that no header has announced; *wait* seconds and try again."""

    def __init__(self, code: int, message: str, wait: float) -> None:
        super().__init__(429, code, message)
        self.wait = round(wait, 3)

    def body(self) -> Json:
        """Return the answer's JSON."""
        return super().body() | {"retry_after": self.wait, "global": False}


UNKNOWN = {
    "application": 10002,
    "channel": 10003,
    "guild": 10004,
    "member": 10007,
    "message": 10008,
    "permission overwrite": 10009,
    "role": 10011,
    "user": 10013,
    "emoji": 10014,
    "webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}


def unknown(what: str) -> Refusal:
    """There is no such thing, or it has ceased to be."""
    # Discord writes "Unknown Message" but "Unknown interaction".
    spelled = what if what.startswith(("interaction", "application c", "permission")) else what.title()
    return Refusal(404, UNKNOWN[what], f"Unknown {spelled}")


def not_found() -> Refusal:
    """There is no such address."""
    return Refusal(404, 0, "404: Not Found")


def unauthorized() -> Refusal:
    """The token is missing or wrong."""
    return Refusal(401, 0, "401: Unauthorized")


def missing_access() -> Refusal:
    """The channel may not even be seen."""
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    """The channel may be seen, but not this."""
    return Refusal(403, 50013, "Missing Permissions")


def not_the_author() -> Refusal:
    """A message can be edited by its author only."""
    return Refusal(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Refusal:
    """A message needs something in it."""
    return Refusal(400, 50006, "Cannot send an empty message")


def wrong_channel_type() -> Refusal:
    """This cannot be done in a channel of this kind."""
    return Refusal(400, 50024, "Cannot execute action on this channel type")


def system_message() -> Refusal:
    """The notes that Discord itself writes cannot be changed."""
    return Refusal(403, 50021, "Cannot execute action on a system message")


def archived() -> Refusal:
    """The thread sleeps."""
    return Refusal(400, 50083, "Thread is archived")


def locked() -> Refusal:
    """The thread is locked, asleep or not."""
    return Refusal(403, 160005, "This thread is locked")


def no_answer_asleep() -> Refusal:
    """An interaction came from a thread in which nothing can be answered."""
    return Refusal(403, 50083, "Thread is archived")


def no_place_to_talk() -> Refusal:
    """A channel of this kind has no messages of its own."""
    return Refusal(400, 50008, "Cannot send messages in a non-text channel")


def too_many_conversations() -> Refusal:
    """New private conversations come too fast."""
    return Refusal(403, 40003, "You are opening direct messages too fast")


def already_acknowledged() -> Refusal:
    """An interaction is answered once."""
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def token_expired() -> Refusal:
    """An interaction's token lives for fifteen minutes."""
    return Refusal(401, 50027, "Invalid Webhook Token")


def too_large() -> Refusal:
    """A file or the whole request is too big."""
    return Refusal(413, 40005, "Request entity too large")


def bad_json() -> Refusal:
    """The body cannot be read."""
    return Refusal(400, 50109, "The request body contains invalid JSON.")


def bad_form() -> Refusal:
    """The form is not even of the right kind."""
    faults = [{"code": "DICT_TYPE_CONVERT", "message": "Only dictionaries may be used in a DictType"}]
    return Refusal(400, 50035, "Invalid Form Body", {"_errors": faults})


def tell(sentence: str) -> Refusal:
    """Refuse a person's act in one sentence."""
    return Refusal(400, 0, sentence)
