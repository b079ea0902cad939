"""What a move changes for its reader: points, council and rights of way, prestige, gains."""

from engines.core.text.changes import (
    cards,
    gain,
    match_won,
    most_important,
    other_scores,
    own_score,
    title_changes,
)
from engines.core.text.messages import Many, Msg, Ref, SeatRef
from engines.core.text.words import thing
from engines.nuremberg.data import NUMBERS, ROUTES
from engines.nuremberg.geography.city import SITES
from engines.nuremberg.text.names import gold
from engines.nuremberg.view import NurembergView, PlayerView


def changes(before: NurembergView, after: NurembergView) -> list[Msg]:
    """Return what differs between two views of one reader; see `BoardWords.changes`."""
    viewer = after.viewer
    scores = [[player.points.total for player in view.players] for view in (before, after)]
    won = [after.active] if after.over and not before.over and not after.years else []
    own: list[Msg] = []
    if viewer is not None:
        own += _prestige(before, after, viewer)
        own += _gains(before.players[viewer], after.players[viewer])
        own += _doubled_before(before, after, viewer)
    return most_important(
        own_score(scores[0], scores[1], viewer),
        match_won(won, viewer),
        _titles(before, after),
        _council_to_choose(before, after),
        other_scores(scores[0], scores[1], viewer),
        own,
    )


def _titles(before: NurembergView, after: NurembergView) -> list[Msg]:
    """Return the council cards and rights of way that change hands."""
    council = [
        (thing(Ref("council", str(card.points))), card.seat, now.seat)
        for card, now in zip(before.council, after.council, strict=True)
    ]
    rights = [
        (Msg("nuremberg-change-right", {"route": Ref("route", route)}), then, now)
        for route, then, now in zip(ROUTES, before.rights, after.rights, strict=True)
    ]
    return title_changes([*council, *rights], after.viewer)


def _council_to_choose(before: NurembergView, after: NurembergView) -> list[Msg]:
    """Return that a move has won a council card that the seat must still choose."""
    if after.phase[0] != "council" or before.phase[0] == "council" or after.viewer != after.active:
        return []
    return [Msg("nuremberg-change-council-choice")]


def _prestige(before: NurembergView, after: NurembergView, viewer: int) -> list[Msg]:
    """Return the viewer's new prestige, and what is missing for the council or for a right of way."""
    said = []
    now = after.players[viewer].prestige
    if now != before.players[viewer].prestige:
        least = NUMBERS.prestige.council_from
        key = "nuremberg-change-prestige-low" if now < least else "nuremberg-change-prestige"
        said.append(Msg(key, {"n": now, "least": least}))
    for then, stations, holder in zip(before.stations, after.stations, after.rights, strict=True):
        if holder not in (None, viewer) and stations.count(viewer) > then.count(viewer):
            lead = stations.count(holder) - stations.count(viewer)
            said.append(Msg("nuremberg-change-right-lacking", {"n": lead + 1, "seat": SeatRef(holder)}))
    return said


def _gains(then: PlayerView, now: PlayerView) -> list[Msg]:
    """Return what the viewer gains without giving anything: labels say what is traded or paid."""
    said = []
    if now.held >= then.held and now.gold >= then.gold:
        if now.held > then.held:
            said.append(gain(cards(now.held - then.held)))
        if now.gold > then.gold:
            said.append(gain(gold(now.gold - then.gold)))
    if now.held >= NUMBERS.discard_from > then.held:
        said.append(Msg("nuremberg-change-full-hand", {"n": now.held}))
    return said


def _doubled_before(before: NurembergView, after: NurembergView, viewer: int) -> list[Msg]:
    """Return which goods of a new workshop's site had the double price already: its name lists all of them."""
    built = zip(SITES, before.workshops, after.workshops, strict=True)
    goods = {good for site, then, now in built if then is None and now == viewer for good in site.goods}
    doubled = tuple(thing(Ref("goods", good)) for good in before.players[viewer].doubled if good in goods)
    return [Msg("nuremberg-change-doubled", {"goods": Many(doubled)})] if doubled else []
