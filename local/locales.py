"""The languages that Discord's clients can be set to."""

from local import refusals

LOCALES = (
    *("en-US", "en-GB", "id", "da", "de", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl"),
    *("pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja"),
    *("zh-TW", "ko"),
)


def check(locale: str) -> None:
    """Refuse a language that Discord does not have."""
    if locale not in LOCALES:
        raise refusals.tell("Discord does not know this language.")
