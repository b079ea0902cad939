"""The text and buttons of direct messages; `delivery.direct_messages` sends them."""

from collections.abc import Sequence

from discord_ui.messages.match_posts import match_args, seat_offer_buttons
from discord_ui.model import controls
from discord_ui.model.limits import CONTENT, shorten
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Button, ButtonRow, TextMessage
from engines.core.text.messages import Arg, Msg
from i18n.locales import Locale
from i18n.text import Text
from service.base.jobs import SendInvitation
from service.base.read_models.matches import MatchInfo, WaitingMatch
from service.queries.match_queries import match_url

LISTED = 5
"""How many waiting matches get a button in a direct message."""
LINES = 12
"""How many waiting matches are named in a direct message."""


def notice_message(
    text: Text,
    locale: Locale,
    waiting: Sequence[WaitingMatch],
    row_id: int,
    *,
    reminder: bool = False,
) -> TextMessage:
    """Return the direct message that lists all matches that wait for its reader, the longest wait first.

    waiting: at least one; the first line names the first.
    """
    lines = [_notice_line(text, locale, waiting[0], reminder=reminder)]
    lines += [f"- {_waiting_line(Localizer(text, locale, info=item.info), item)}" for item in waiting[:LINES]]
    if len(waiting) > LINES:
        lines.append(Localizer(text, locale).say(Msg("ui-turns-more", {"n": len(waiting) - LINES})))
    row = []
    for item in waiting[:LISTED]:
        localizer = Localizer(text, locale, info=item.info)
        single = len(waiting) == 1
        label = Msg("ui-your-move") if single else Msg("ui-panel-title", match_args(item.info))
        known = controls.PUBLIC_MOVE(item.info.id, row_id)
        row.append(Button(shorten(localizer.plain(label), 80), known, "main"))
    return TextMessage(_whole_lines(lines), ButtonRow(tuple(row)))


def _notice_line(text: Text, locale: Locale, item: WaitingMatch, *, reminder: bool) -> str:
    localizer = Localizer(text, locale, info=item.info)
    args: dict[str, Arg] = {**match_args(item.info), "prompt": escape_args(item.prompt)}
    if item.optional:
        return localizer.say(Msg("post-notice-offer", args))
    return localizer.say(Msg("post-notice-reminder", args) if reminder else Msg("post-notice", args))


def _waiting_line(localizer: Localizer, item: WaitingMatch) -> str:
    args: dict[str, Arg] = {**match_args(item.info), "when": f"<t:{item.since}:R>"}
    line = Msg("ui-turns-offer", args) if item.optional else Msg("ui-turns-entry", args)
    return f"{localizer.say(line)} {item.url}"


def _whole_lines(lines: Sequence[str]) -> str:
    """Return the lines that fit into a message."""
    kept: list[str] = []
    for line in lines:
        if sum(len(one) + 1 for one in kept) + len(line) > CONTENT:
            break
        kept.append(line)
    return "\n".join(kept)


def sentence_message(text: Text, locale: Locale, info: MatchInfo, msg: Msg, row_id: int) -> TextMessage:
    """Return a direct message with a sentence about a match."""
    localizer = Localizer(text, locale, info=info)
    news = Button(localizer.plain(Msg("ui-news")), controls.PUBLIC_NEWS(info.id, row_id))
    return TextMessage(_about(info, msg, localizer), ButtonRow((news,)))


def invitation_message(
    text: Text, locale: Locale, info: MatchInfo, job: SendInvitation, row_id: int
) -> TextMessage:
    """Return a direct message with an invitation to a lobby or to a seat."""
    localizer = Localizer(text, locale, info=info)
    said = f"{_about(info, job.msg, localizer)} {match_url(info)}"
    if job.seat is not None:
        return TextMessage(said, seat_offer_buttons(localizer, info.id, row_id, job.seat))
    join = Button(localizer.plain(Msg("ui-join")), controls.PUBLIC_JOIN(info.id, row_id), "main")
    rules = Button(localizer.plain(Msg("ui-rules")), controls.PUBLIC_RULES(info.id, row_id))
    refuse = Button(localizer.plain(Msg("ui-refuse-invitations")), controls.PUBLIC_REFUSE(info.id, row_id))
    return TextMessage(said, ButtonRow((join, rules, refuse)))


def _about(info: MatchInfo, msg: Msg, localizer: Localizer) -> str:
    """Return a sentence after the name of its match."""
    return localizer.say(
        Msg("ui-about", {"match": Msg("ui-panel-title", match_args(info)), "said": escape_args(msg)})
    )
