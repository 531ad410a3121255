"""Commands as a client shows them: with the descriptions and choices that an application has given for its language."""

from local.state.model import Json


def spoken(form: Json, locale: str) -> Json:
    """Return the shape of a command or an option in *locale*; names of commands and options stay what one types."""
    told = (form.get("description_localizations") or {}).get(locale)
    said = form | ({"description": told} if told else {})
    if "options" in form:
        said["options"] = [spoken(option, locale) for option in form["options"]]
    if "choices" in form:
        said["choices"] = [_choice(choice, locale) for choice in form["choices"]]
    return said


def _choice(form: Json, locale: str) -> Json:
    return form | {"name": (form.get("name_localizations") or {}).get(locale) or form["name"]}
