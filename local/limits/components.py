"""Components of messages: what may stand in what, how many, how long."""

from collections.abc import Callable, Iterator
from typing import Any

from local.limits.faults import Faults, Path
from local.state.model import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
MAX_TOTAL, MAX_TEXT = 40, 4000
LINK, PREMIUM = 5, 6


class ComponentCheck:
    """Walks the components of one message and notes every fault."""

    def __init__(self, faults: Faults, files: set[str], emojis: set[str], is_v2: bool) -> None:
        self.faults = faults
        self.files = files
        self.emojis = emojis
        self.is_v2 = is_v2
        self.custom_ids: dict[str, Path] = {}
        self.ids: set[int] = set()
        self.checks: dict[int, Callable[[Path, Json], None]] = {
            ROW: self.row,
            BUTTON: self.button,
            SECTION: self.section,
            TEXT: lambda path, part: self.faults.text(path, part, "content", 1, MAX_TEXT, required=True),
            THUMBNAIL: self.thumbnail,
            GALLERY: self.gallery,
            FILE: self.file,
            SEPARATOR: self.separator,
            CONTAINER: self.container,
            **dict.fromkeys(SELECTS, self.select),
        }

    def message(self, parts: list[Json]) -> None:
        """Check the whole list."""
        path: Path = ("components",)
        if not self.is_v2:
            self.faults.length(path, parts, 0, 5)
        allowed = TOP_V2 if self.is_v2 else (ROW,)
        for index, part in enumerate(parts):
            self.part((*path, index), part, allowed)
        if len(list(walk(parts))) > MAX_TOTAL:
            words = f"The maximum number of components per message ({MAX_TOTAL}) is exceeded."
            self.faults.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)
        if sum(len(str(part.get("content", ""))) for part in walk(parts) if part["type"] == TEXT) > MAX_TEXT:
            words = f"The total displayable text size of components exceeds the maximum of {MAX_TEXT}."
            self.faults.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)

    def part(self, path: Path, part: Any, allowed: tuple[int, ...]) -> None:
        """Check one component that must be one of the *allowed* kinds."""
        kind = part.get("type") if isinstance(part, dict) else None
        if kind not in allowed:
            spelled = ", ".join(map(str, allowed))
            words = f'Value of field "type" must be one of ({spelled},).'
            self.faults.add(path, "UNION_TYPE_CHOICES", words)
            return
        self.identity(path, part)
        self.checks[kind](path, part)

    def identity(self, path: Path, part: Json) -> None:
        """Check the number that a component may be given."""
        self.faults.number(path, part, "id", 0, 2**31 - 1)
        number = part.get("id")
        if number:
            if number in self.ids:
                self.faults.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(number)

    def custom_id(self, path: Path, part: Json) -> None:
        """Check the address of a component: 1 to 100 characters, once in a message."""
        self.faults.text(path, part, "custom_id", 1, 100, required=True)
        value = part.get("custom_id")
        if isinstance(value, str) and value in self.custom_ids:
            words = "Component custom id cannot be duplicated"
            self.faults.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", words)
        elif isinstance(value, str):
            self.custom_ids[value] = path

    def children(self, path: Path, part: Json, allowed: tuple[int, ...], low: int, high: int) -> None:
        """Check what stands inside a component."""
        inner = part.get("components")
        if not isinstance(inner, list):
            self.faults.required((*path, "components"))
            return
        self.faults.length((*path, "components"), inner, low, high)
        for index, child in enumerate(inner):
            self.part((*path, "components", index), child, allowed)

    def row(self, path: Path, part: Json) -> None:
        """Check a row: five buttons or one select."""
        self.children(path, part, (BUTTON, *SELECTS), 1, 5)
        kinds = [child.get("type") for child in part.get("components") or [] if isinstance(child, dict)]
        if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
            words = "Component layout width exceeded"
            self.faults.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", words)

    def button(self, path: Path, part: Json) -> None:
        """Check a button: a link has an address, any other a custom id."""
        self.faults.choices((*path, "style"), part.get("style"), (1, 2, 3, 4, LINK, PREMIUM))
        self.faults.text(path, part, "label", 0, 80)
        if part.get("style") == LINK:
            self.faults.text(path, part, "url", 1, 512, required=True)
            if part.get("custom_id") is not None:
                words = "A custom id and url cannot both be specified"
                self.faults.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", words)
        elif part.get("style") != PREMIUM:
            self.custom_id(path, part)
            if part.get("url") is not None:
                words = "A custom id and url cannot both be specified"
                self.faults.add((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", words)
        if not str(part.get("label") or "").strip() and not part.get("emoji") and part.get("style") != PREMIUM:
            self.faults.add(
                (*path, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required"
            )
        self.emoji((*path, "emoji"), part.get("emoji"))

    def emoji(self, path: Path, emoji: Any) -> None:
        """Check that a custom emoji is one of the application's."""
        if isinstance(emoji, dict) and emoji.get("id") and str(emoji["id"]) not in self.emojis:
            self.faults.add((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def select(self, path: Path, part: Json) -> None:
        """Check a select of any kind."""
        self.custom_id(path, part)
        self.faults.text(path, part, "placeholder", 0, 150)
        self.faults.number(path, part, "min_values", 0, 25)
        self.faults.number(path, part, "max_values", 1, 25)
        low, high = part.get("min_values", 1), part.get("max_values", 1)
        if isinstance(low, int) and isinstance(high, int) and low > high:
            self.too_few(path)
        if part["type"] == STRING_SELECT:
            self.options(path, part, 1, 25)
            count = len(part.get("options") or [])
            if isinstance(high, int) and high > count > 0:
                self.too_large(path, high, count)
            self.defaults(path, part, high)

    def too_few(self, path: Path) -> None:
        """Note that the fewest that must be chosen are more than the most that may be."""
        words = "min_values must be less than or equal to max_values"
        self.faults.add((*path, "min_values"), "SELECT_COMPONENT_INVALID_MIN_VALUES", words)

    def too_large(self, path: Path, most: int, count: int) -> None:
        """Note that more may be chosen than there are."""
        words = f"Max values ({most}) is larger than the number of options ({count})."
        self.faults.add((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", words)

    def defaults(self, path: Path, part: Json, most: Any) -> None:
        """Check that no more options are chosen beforehand than may be."""
        options = [one for one in part.get("options") or [] if isinstance(one, dict)]
        count = sum(bool(one.get("default")) for one in options)
        if isinstance(most, int) and count > most:
            words = f"Number of default options ({count}) is larger than max values ({most})."
            self.faults.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS", words)

    def options(self, path: Path, part: Json, low: int, high: int) -> None:
        """Check the options of a select or a group."""
        options = part.get("options")
        if not isinstance(options, list):
            self.faults.required((*path, "options"))
            return
        self.faults.length((*path, "options"), options, low, high)
        seen: set[Any] = set()
        for index, option in enumerate(options):
            place = (*path, "options", index)
            self.faults.text(place, option, "label", 1, 100, required=True)
            self.faults.text(place, option, "value", 1, 100, required=True)
            self.faults.text(place, option, "description", 0, 100)
            self.emoji((*place, "emoji"), option.get("emoji"))
            if option.get("value") in seen:
                words = "The specified option value is already used"
                self.faults.add((*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", words)
            seen.add(option.get("value"))

    def section(self, path: Path, part: Json) -> None:
        """Check a section: one to three texts and what stands beside them."""
        self.children(path, part, (TEXT,), 1, 3)
        if part.get("accessory") is None:
            self.faults.required((*path, "accessory"))
        else:
            self.part((*path, "accessory"), part["accessory"], (BUTTON, THUMBNAIL))

    def media(self, path: Path, media: Any) -> None:
        """Check an address: of the web, or of a file in this very message."""
        if not isinstance(media, dict):
            self.faults.required(path)
            return
        self.faults.text(path, media, "url", 1, 2048, required=True)
        url = str(media.get("url", ""))
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.files:
                words = f"The referenced attachment {url} was not found."
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                self.faults.add((*path, "url"), code, words)
        elif not url.startswith(("http://", "https://")):
            scheme = url.partition(":")[0]
            words = f"Scheme \"{scheme}\" is not supported. Scheme must be one of ('http', 'https')."
            self.faults.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", words)

    def thumbnail(self, path: Path, part: Json) -> None:
        """Check a small picture."""
        self.media((*path, "media"), part.get("media"))
        self.faults.text(path, part, "description", 1, 1024)

    def gallery(self, path: Path, part: Json) -> None:
        """Check a gallery of one to ten pictures."""
        items = part.get("items")
        if not isinstance(items, list):
            self.faults.required((*path, "items"))
            return
        self.faults.length((*path, "items"), items, 1, 10)
        for index, item in enumerate(items):
            self.thumbnail((*path, "items", index), item)

    def file(self, path: Path, part: Json) -> None:
        """Check a file, which must be one of this message's."""
        self.media((*path, "file"), part.get("file"))
        url = str((part.get("file") or {}).get("url", ""))
        if not url.startswith(("attachment://", "http")):
            self.faults.add((*path, "file", "url"), "BASE_TYPE_CHOICES", "Must be an attachment:// reference.")

    def separator(self, path: Path, part: Json) -> None:
        """Check a separator."""
        if part.get("spacing") is not None:
            self.faults.choices((*path, "spacing"), part["spacing"], (1, 2))

    def container(self, path: Path, part: Json) -> None:
        """Check a container."""
        self.faults.number(path, part, "accent_color", 0, 0xFFFFFF)
        self.children(path, part, IN_CONTAINER, 1, MAX_TOTAL)


def walk(parts: list[Json]) -> Iterator[Json]:
    """Yield every component, the nested ones and the accessories too."""
    for part in parts:
        if not isinstance(part, dict) or "type" not in part:
            continue
        yield part
        inner = [*(part.get("components") or []), part.get("accessory"), part.get("component")]
        yield from walk([child for child in inner if child])
