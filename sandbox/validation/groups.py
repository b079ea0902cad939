"""Discord's limits for radio groups and checkbox groups of modals."""

from sandbox.json_types import Json
from sandbox.validation.errors import Form, Path

FEWEST_RADIOS, FEWEST_BOXES, MOST = 2, 1, 10


def box_range(group: Json) -> tuple[int, int]:
    """Return how many boxes of a checkbox group are ticked at least and at most, with Discord's defaults."""
    low, high = group.get("min_values"), group.get("max_values")
    return 1 if low is None else low, len(group.get("options") or ()) if high is None else high


def check_radio_group(form: Form, path: Path, group: Json) -> None:
    """Note everything wrong with a radio group: 2 to 10 options, at most one of them chosen before."""
    _check_options(form, path, group, FEWEST_RADIOS, chosen=1)


def check_checkbox_group(form: Form, path: Path, group: Json) -> None:
    """Note everything wrong with a checkbox group: 1 to 10 options, and how many of them are ticked.

    A group that may be left empty (`min_values` 0) is not `required`.
    """
    low, high = box_range(group)
    form.number([*path, "min_values"], low, 0, MOST)
    form.number([*path, "max_values"], group.get("max_values"), 1, MOST)
    if low == 0 and group.get("required") is not False:
        form.add([*path, "min_values"], "GROUP_COMPONENT_MIN_VALUES_REQUIRED")
    if low > high:
        form.add([*path, "min_values"], "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", most="max_values")
    options = len(group.get("options") or ())
    if high > options:
        form.add([*path, "max_values"], "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", options=options)
    _check_options(form, path, group, FEWEST_BOXES, chosen=high)


def _check_options(form: Form, path: Path, group: Json, fewest: int, *, chosen: int) -> None:
    """Check the options. chosen: how many may be chosen before."""
    at = [*path, "options"]
    options = group.get("options")
    if not form.count(at, options, fewest, MOST):
        return
    assert isinstance(options, list)
    seen: set[str] = set()
    for index, option in enumerate(options):
        form.length([*at, index, "label"], option.get("label"), 1, 100)
        form.length([*at, index, "value"], option.get("value"), 1, 100)
        form.length([*at, index, "description"], option.get("description"), 0, 100, required=False)
        value = str(option.get("value"))
        if value in seen:
            form.add([*at, index, "value"], "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
        seen.add(value)
    if sum(bool(option.get("default")) for option in options) > chosen:
        form.add(at, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", what="options")
