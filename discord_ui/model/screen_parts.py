"""Parts that several screens share."""

from discord_ui.model import controls
from discord_ui.model.custom_ids import Control
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Button, ButtonRow, Paragraph, Screen, Style
from engines.core.text.messages import Msg
from service.base.read_models.matches import MatchInfo


def match_heading(localizer: Localizer, info: MatchInfo, about: Msg) -> str:
    """Return the heading of a screen about a match."""
    game = Msg(f"{info.game}-name")
    said = localizer.say(Msg("ui-screen-title", {"game": game, "match": info.id, "about": about}))
    return f"### {said}"


def folded_panel(localizer: Localizer, match_id: int) -> Screen:
    """Return the line that replaces a panel when a newer one is open, with a link to today's."""
    again = Button(localizer.plain(Msg("ui-panel-here")), controls.PANEL(match_id))
    return Screen((Paragraph(localizer.say(Msg("ui-panel-folded"))), ButtonRow((again,))))


def below_notice(screen: Screen, notice: Msg | None, localizer: Localizer) -> Screen:
    """Return the screen below a sentence, if there is one, such as the reason of a refusal."""
    return screen if notice is None else screen.above(Paragraph(localizer.say(escape_args(notice))))


def post_button(
    localizer: Localizer,
    match_id: int,
    row_id: int,
    label: Msg,
    control: Control[..., controls.OfPost],
    style: Style = "plain",
    *more: int,
) -> Button:
    """Return a button of a public message. row_id: the outbox row that posts it. more: further parts of the id."""
    return Button(localizer.plain(label), control(match_id, row_id, *more), style)


def panel_button(localizer: Localizer, match_id: int) -> Button:
    """Return the button that leads to the panel."""
    return Button(localizer.plain(Msg("ui-your-move")), controls.PANEL(match_id), "main")


def go_there_button(localizer: Localizer, info: MatchInfo) -> Button | None:
    """Return the link to the channel or thread of a match; None for a match outside servers."""
    if info.guild_id is None:
        return None
    url = f"https://discord.com/channels/{info.guild_id}/{info.place}"
    return Button(localizer.plain(Msg("ui-go-there")), url=url)


def refused_form(localizer: Localizer, why: Msg, again: str, back: str) -> Screen:
    """Return why a form was refused. again: the id of the button that opens it as it was filled in."""
    row = (
        Button(localizer.plain(Msg("ui-listing-again-open")), again, "main"),
        Button(localizer.plain(Msg("ui-back")), back),
    )
    return Screen((Paragraph(localizer.say(escape_args(why))), ButtonRow(row)))


def confirmation(localizer: Localizer, asked: Msg | str, yes: Msg, custom_id: str, *others: Button) -> Screen:
    """Return a question with the button that does what it asks, and other buttons beside it."""
    sure = Button(localizer.plain(yes), custom_id, "danger")
    words = asked if isinstance(asked, str) else localizer.say(asked)
    return Screen((Paragraph(words), ButtonRow((sure, *others))))
