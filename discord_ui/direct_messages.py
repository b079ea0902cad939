"""The words and buttons of direct messages; to whom they are sent is `discord_ui.delivery.direct`'s."""

from __future__ import annotations

from collections.abc import Sequence

from discord_ui.controls import shorten
from discord_ui.ids import PublicId, write_id
from discord_ui.limits import CONTENT
from discord_ui.names import Voice, safe
from discord_ui.posts import Note, offered_seat, which
from discord_ui.screen import Button, Row
from engines.core.text.messages import Arg, Msg
from i18n.locales import Locale
from i18n.text import Text
from service.base.jobs import SendInvitation
from service.base.read_models import MatchInfo, WaitingMatch
from service.queries.match_queries import match_url

LISTED = 5
"""So many waiting matches get a button in a direct message."""
LINES = 12
"""So many waiting matches are named in a direct message."""


def notice(
    text: Text,
    locale: Locale,
    waiting: Sequence[WaitingMatch],
    row_id: int,
    *,
    reminder: bool = False,
) -> Note:
    """The one direct message that lists everything that waits for its reader, the longest first.

    waiting: at least one; the first line names the first.
    """
    lines = [_notice_line(text, locale, waiting[0], reminder=reminder)]
    lines += [f"- {_waiting_line(Voice(text, locale, info=item.info), item)}" for item in waiting[:LINES]]
    if len(waiting) > LINES:
        lines.append(Voice(text, locale).say(Msg("ui-turns-more", {"n": len(waiting) - LINES})))
    row = []
    for item in waiting[:LISTED]:
        voice = Voice(text, locale, info=item.info)
        single = len(waiting) == 1
        label = Msg("ui-your-move") if single else Msg("ui-panel-title", which(item.info))
        known = write_id(PublicId("move", item.info.id, row_id))
        row.append(Button(shorten(voice.plain(label), 80), known, "main"))
    return Note(_whole_lines(lines), Row(tuple(row)))


def _notice_line(text: Text, locale: Locale, item: WaitingMatch, *, reminder: bool) -> str:
    voice = Voice(text, locale, info=item.info)
    args: dict[str, Arg] = {**which(item.info), "prompt": safe(item.prompt)}
    if item.optional:
        return voice.say(Msg("post-notice-offer", args))
    return voice.say(Msg("post-notice-reminder", args) if reminder else Msg("post-notice", args))


def _waiting_line(voice: Voice, item: WaitingMatch) -> str:
    args: dict[str, Arg] = {**which(item.info), "when": f"<t:{item.since}:R>"}
    line = Msg("ui-turns-offer", args) if item.optional else Msg("ui-turns-entry", args)
    return f"{voice.say(line)} {item.url}"


def _whole_lines(lines: Sequence[str]) -> str:
    """As many lines as fit into a message."""
    kept: list[str] = []
    for line in lines:
        if sum(len(one) + 1 for one in kept) + len(line) > CONTENT:
            break
        kept.append(line)
    return "\n".join(kept)


def told(text: Text, locale: Locale, info: MatchInfo, msg: Msg, row_id: int) -> Note:
    """A sentence to one user by direct message, about a match."""
    voice = Voice(text, locale, info=info)
    news = Button(voice.plain(Msg("ui-news")), write_id(PublicId("news", info.id, row_id)))
    return Note(_about(info, msg, voice), Row((news,)))


def invited(text: Text, locale: Locale, info: MatchInfo, job: SendInvitation, row_id: int) -> Note:
    """An invitation to a lobby, or to a seat, by direct message."""
    voice = Voice(text, locale, info=info)
    said = f"{_about(info, job.msg, voice)} {match_url(info)}"
    if job.seat is not None:
        return Note(said, offered_seat(voice, info.id, row_id, job.seat))
    join = Button(voice.plain(Msg("ui-join")), write_id(PublicId("join", info.id, row_id)), "main")
    rules = Button(voice.plain(Msg("ui-rules")), write_id(PublicId("rules", info.id, row_id)))
    refuse = Button(voice.plain(Msg("ui-refuse-invitations")), write_id(PublicId("refuse", info.id, row_id)))
    return Note(said, Row((join, rules, refuse)))


def _about(info: MatchInfo, msg: Msg, voice: Voice) -> str:
    """A sentence after the match that it is about."""
    return voice.say(Msg("ui-about", {"match": Msg("ui-panel-title", which(info)), "said": safe(msg)}))
