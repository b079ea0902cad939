"""The forms of a label in the catalogues: full, brief (without verb and price), short, and the remainder."""

from engines.core.text.messages import Arg, Many, Msg
from i18n.text import Speaker


def brief_label(label: Msg, speaker: Speaker) -> Msg:
    """Return a label without its verb and price, which are shown elsewhere; the label if it has no such form."""
    key = f"{label.key}-at"
    return Msg(key, label.args) if speaker.has(key) else label


def short_label(told: Msg, speaker: Speaker) -> Msg:
    """Return a sentence, with all that it names, in the forms that fit a line of a phone."""
    args = {name: _short(arg, speaker) for name, arg in told.args.items()}
    return Msg(f"{told.key}-short" if has_short_label(told, speaker) else told.key, args)


def _short(arg: Arg, speaker: Speaker) -> Arg:
    match arg:
        case Msg():
            return short_label(arg, speaker)
        case Many(items):
            return Many(tuple(_short(item, speaker) for item in items))
        case _:
            return arg


def has_short_label(told: Msg, speaker: Speaker) -> bool:
    """Return whether a sentence itself, not only its arguments, has a short form."""
    return speaker.has(f"{told.key}-short")


def label_remainder(told: Msg, speaker: Speaker) -> Msg | None:
    """Return what the short form omits, by the catalogue's own message or in full; None if nothing."""
    key = f"{told.key}-below"
    if speaker.has(key):
        return Msg(key, told.args)
    said = short_label(told, speaker)
    return None if said == told or speaker(said) == speaker(told) else told
