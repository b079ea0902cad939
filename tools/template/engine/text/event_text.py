"""What happened in the game, in sentences to be. Prose stands in the catalogues."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.text.messages import Many, Msg, Ref, SeatRef
from engines.newgame.events import Began, Drawn, Drew, Ended, NewGameEvent, Shown
from engines.newgame.view import NewGameView


def tell(view: NewGameView, events: Sequence[NewGameEvent]) -> list[Msg]:
    """What happened, condensed into what a reader wants; the events are those that the viewer sees."""
    told = []
    for event in events:
        match event:
            case Began(seat):
                told.append(Msg("newgame-event-began", {"seat": SeatRef(seat)}))
            # What a seat knows better comes first: it is an event of both types.
            case Drawn(seat, card):
                told.append(Msg("newgame-event-drawn", {"seat": SeatRef(seat), "card": Ref("card", card)}))
            case Drew(seat):
                told.append(Msg("newgame-event-drew", {"seat": SeatRef(seat)}))
            case Shown(seat, card):
                told.append(Msg("newgame-event-shown", {"seat": SeatRef(seat), "card": Ref("card", card)}))
            case Ended(winners):
                seats = Many(tuple(map(SeatRef, winners)))
                told.append(Msg("newgame-event-ended", {"seats": seats, "n": len(winners)}))
    return told
