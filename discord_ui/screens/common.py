"""What several screens need."""

from __future__ import annotations

from discord_ui.ids import ScreenId, write_id
from discord_ui.names import Voice
from discord_ui.screen import Button, Row, Screen, Words
from engines.core.text.messages import Msg
from service.base.read_models import MatchInfo


def title(voice: Voice, info: MatchInfo, about: Msg) -> str:
    """The heading of a screen about a match."""
    game = Msg(f"{info.game}-name")
    said = voice.say(Msg("ui-screen-title", {"game": game, "match": info.id, "about": about}))
    return f"### {said}"


def folded(voice: Voice, match_id: int) -> Screen:
    """What is left of a panel when a newer one is open: a line that leads to today's."""
    again = Button(voice.plain(Msg("ui-panel-here")), write_id(ScreenId("panel", (str(match_id),))))
    return Screen((Words(voice.say(Msg("ui-panel-folded"))), Row((again,))))


def to_panel(voice: Voice, match_id: int) -> Button:
    """The button that leads to the panel."""
    return Button(voice.plain(Msg("ui-your-move")), write_id(ScreenId("panel", (str(match_id),))), "main")
