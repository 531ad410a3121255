"""All wording comes from the Fluent files in data/locales, by key and by the reader's language."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

LOCALES = Path(__file__).parent.parent / "data" / "locales"
FALLBACK = "en"


class Wording:
    """Finds the words for a key; English where a language has none."""

    def __init__(self, folder: Path = LOCALES) -> None:
        self._bundles = {one.name: _bundle(one) for one in sorted(folder.iterdir()) if one.is_dir()}

    def __call__(self, key: str, locale: object = FALLBACK, **values: Any) -> str:
        """Return the words for *key*; `group-key.part` names an attribute."""
        name, _, part = key.partition(".")
        for bundle in self._in_order(str(locale)):
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(part) if part else message.value
            if pattern is not None:
                words, faults = bundle.format_pattern(pattern, values)
                if faults:
                    raise ValueError(f"{key}: {faults}")
                return str(words)
        raise KeyError(key)

    def _in_order(self, locale: str) -> Iterable[FluentBundle]:
        for name in (locale, locale.partition("-")[0], FALLBACK):
            if name in self._bundles:
                yield self._bundles[name]


def _bundle(folder: Path) -> FluentBundle:
    # Isolation marks are for mixed scripts; Discord shows them as boxes in some clients.
    bundle = FluentBundle([folder.name], use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{file}: cannot be read near {(entry.content or '')[:60]!r}")
        bundle.add_resource(resource)
    return bundle
