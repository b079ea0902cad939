"""The position of the game in words."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.text.messages import Many, Msg, Ref, SeatRef, Section, Summary
from engines.newgame.view import NewGameView, PlayerView


def summary(view: NewGameView) -> Summary:
    """The position in words: everything that the viewer may know."""
    if view.active is None:
        headline = Msg("newgame-headline-over")
    else:
        headline = Msg("newgame-headline", {"seat": SeatRef(view.active)})
    standings = tuple(
        Msg("newgame-standing", {"seat": SeatRef(seat), "kinds": len(set(player.shown))})
        for seat, player in enumerate(view.players)
    )
    table = Section(Msg("newgame-board-table"), (Msg("newgame-board-pile", {"n": view.pile}),))
    return Summary(headline, standings, (table, *(_seat(seat, one) for seat, one in enumerate(view.players))))


def _seat(seat: int, player: PlayerView) -> Section:
    if player.hand is None:
        hand = Msg("newgame-board-hand-count", {"n": player.hand_count})
    else:
        hand = Msg("newgame-board-hand", {"cards": _cards(player.hand)})
    shown = Msg("newgame-board-shown", {"cards": _cards(player.shown)})
    return Section(Msg("newgame-board-seat", {"seat": SeatRef(seat)}), (hand, shown))


def _cards(kinds: Sequence[str]) -> Many | Msg:
    return Many(tuple(Ref("card", kind) for kind in kinds)) if kinds else Msg("newgame-no-cards")
