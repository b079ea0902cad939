"""New Game in sentences to be. Prose stands in the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.actions import Option
from engines.core.text import Arg, Many, Msg, Ref, SeatRef, Section, Summary
from engines.newgame.actions import Draw, Show
from engines.newgame.events import Drawn, Drew, Ended, Shown
from engines.newgame.view import NewGameView


def label(view: NewGameView, option: Option) -> Msg:
    """An option's name, different for each; 80 characters at most when said."""
    match option.action:
        case Draw():
            return Msg("newgame-draw", {"pile": view.pile})
        case Show(card):
            return Msg("newgame-show", {"card": Ref("card", card)})
    raise TypeError(option.action)


def tell(view: NewGameView, events: Sequence[Any]) -> list[Msg]:
    """What happened, condensed: a seat's own private event replaces its public twin."""
    private = any(isinstance(event, Drawn) for event in events)
    told = []
    for event in events:
        match event:
            case Drew(seat):
                if not private:
                    told.append(Msg("newgame-event-drew", {"seat": SeatRef(seat)}))
            case Drawn(seat, card):
                args: dict[str, Arg] = {"seat": SeatRef(seat), "card": Ref("card", card)}
                told.append(Msg("newgame-event-drawn", args))
            case Shown(seat, card):
                args = {"seat": SeatRef(seat), "card": Ref("card", card)}
                told.append(Msg("newgame-event-shown", args))
            case Ended(winners):
                seats = Many(tuple(map(SeatRef, winners)))
                told.append(Msg("newgame-event-ended", {"seats": seats, "n": len(winners)}))
    return told


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
    sections = []
    for seat, player in enumerate(view.players):
        lines = [
            Msg("newgame-board-hand-count", {"n": player.hand_count}),
            Msg("newgame-board-shown", {"cards": _cards(player.shown)}),
        ]
        if player.hand is not None:
            lines.append(Msg("newgame-board-hand", {"cards": _cards(player.hand)}))
        title = Msg("newgame-board-seat", {"seat": SeatRef(seat)})
        sections.append(Section(title, tuple(lines)))
    return Summary(headline, standings, tuple(sections))


def _cards(kinds: Sequence[str]) -> Many:
    return Many(tuple(Ref("card", kind) for kind in kinds))
