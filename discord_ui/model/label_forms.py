"""The forms of a label in the catalogues: whole, without what is told already, short, and what that leaves out."""

from __future__ import annotations

from engines.core.text.messages import Arg, Many, Msg
from i18n.text import Speaker


def brief_label(label: Msg, speaker: Speaker) -> Msg:
    """A label without its verb and price, for where these are told already; the label itself if it has none."""
    key = f"{label.key}-at"
    return Msg(key, label.args) if speaker.has(key) else label


def short_label(told: Msg, speaker: Speaker) -> Msg:
    """A sentence, and whatever it names, as a line of a phone has room for it."""
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
    """Whether a sentence has a short form of its own, apart from what it names."""
    return speaker.has(f"{told.key}-short")


def label_remainder(told: Msg, speaker: Speaker) -> Msg | None:
    """What the short form of a sentence leaves out, in words of the catalogue's own or whole; None if nothing."""
    key = f"{told.key}-below"
    if speaker.has(key):
        return Msg(key, told.args)
    said = short_label(told, speaker)
    return None if said == told or speaker(said) == speaker(told) else told
