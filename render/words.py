"""The words in pictures, by key, from data/locales; English stands in for what a language does not have yet."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from data.loader import HOME

#: What a picture asks for its words: a key and what to fill in.
Words: TypeAlias = Callable[..., str]


@cache
def words(locale: str = "en") -> Words:
    """Return the words of *locale*."""
    bundles = [_bundle(name) for name in dict.fromkeys((locale, locale.partition("-")[0], "en")) if _path_exists(name)]

    @lru_cache(4096)
    def told(key: str, *values: tuple[str, str | int]) -> str:
        for bundle in bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None, f"{key} has no text"
                text, problems = bundle.format_pattern(pattern, dict(values))
                if problems:
                    raise problems[0]
                return str(text)
        raise KeyError(key)

    def say(key: str, **values: str | int) -> str:
        return told(key, *values.items())

    return say


def _path_exists(locale: str) -> bool:
    return (HOME / "locales" / locale / "picture.ftl").is_file()


def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for path in sorted((HOME / "locales" / locale).glob("picture*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
