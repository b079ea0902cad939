"""What a move changes for its reader: points, titles, the barbarians, roads, cards in hand."""

from engines.cities_knights.data import NUMBERS, TRACKS
from engines.cities_knights.view import CatanView, PlayerView
from engines.core.text.changes import (
    cards,
    gain,
    match_won,
    most_important,
    other_scores,
    own_score,
    points,
    title_changes,
)
from engines.core.text.messages import Msg, Ref


def changes(before: CatanView, after: CatanView) -> list[Msg]:
    """Return what differs between two views of one reader; see `BoardWords.changes`."""
    viewer = after.viewer
    scores = [[player.points.total for player in view.players] for view in (before, after)]
    won = [after.active] if after.over and not before.over else []
    own: list[Msg] = []
    if viewer is not None:
        own = [
            *_barbarians(before, after, viewer),
            *_road(before, after, viewer),
            *_hand(before.players[viewer], after.players[viewer]),
        ]
    return most_important(
        own_score(scores[0], scores[1], viewer),
        match_won(won, viewer),
        _titles(before, after),
        [] if viewer is None else _metropolis_to_place(before, after, viewer),
        other_scores(scores[0], scores[1], viewer),
        own,
    )


def _titles(before: CatanView, after: CatanView) -> list[Msg]:
    """Return the metropolises, the longest road, the merchant and defenders that change hands."""
    metropolises = [
        (Msg("cities_knights-change-metropolis", {"track": Ref("track", track)}), then, now)
        for track, then, now in zip(TRACKS, before.metropolises, after.metropolises, strict=True)
    ]
    road = (Msg("cities_knights-change-longest-road"), before.longest_road, after.longest_road)
    merchant = (
        # Its own card places the merchant, so that only a loser is news.
        Msg("cities_knights-change-merchant"),
        None if before.merchant is None else before.merchant[1],
        None if before.merchant is None or after.merchant is None else after.merchant[1],
    )
    defended = [
        (Msg("cities_knights-change-defender"), None, seat)
        for seat, (then, now) in enumerate(zip(before.players, after.players, strict=True))
        if now.points.defender > then.points.defender
    ]
    return title_changes([*metropolises, road, merchant, *defended], after.viewer)


def _metropolis_to_place(before: CatanView, after: CatanView, viewer: int) -> list[Msg]:
    """Return the metropolis that a move has won, with its points, while its city is not chosen yet."""
    if after.phase[0] != "metropolis" or before.phase[0] == "metropolis":
        return []
    levels = [view.players[viewer].improvements for view in (before, after)]
    won = [
        (Msg("cities_knights-change-metropolis", {"track": Ref("track", track)}), holder, viewer)
        for track, then, now, holder in zip(TRACKS, levels[0], levels[1], before.metropolises, strict=True)
        if now > then
    ]
    return [gain(points(NUMBERS.points.metropolis)), *title_changes(won, viewer)] if won else []


def _barbarians(before: CatanView, after: CatanView, viewer: int) -> list[Msg]:
    """Return how a landing would end now, if the move changes that."""
    if (after.strength, after.defence) == (before.strength, before.defence):
        return []
    said = [Msg("cities_knights-change-defence", {"strength": after.strength, "defence": after.defence})]
    if viewer in after.endangered and viewer not in before.endangered:
        return [Msg("cities_knights-change-endangered"), *said]
    if viewer in before.endangered and viewer not in after.endangered:
        return [Msg("cities_knights-change-safe"), *said]
    return said


def _road(before: CatanView, after: CatanView, viewer: int) -> list[Msg]:
    """Return the new length of the viewer's road while it is not the longest one."""
    then, now = before.players[viewer].road, after.players[viewer].road
    if now == then or after.longest_road == viewer:
        return []
    if now > then and after.longest_road is None:
        return [Msg("cities_knights-change-road", {"n": now, "least": NUMBERS.longest_road_from})]
    return [Msg("cities_knights-change-road-length", {"n": now})]


def _hand(then: PlayerView, now: PlayerView) -> list[Msg]:
    """Return the cards that the viewer gains, and whether a seven would halve the hand."""
    said = [gain(cards(now.held - then.held))] if now.held > then.held else []
    if now.progress > then.progress:
        said.append(gain(Msg("cities_knights-change-progress", {"n": now.progress - then.progress})))
    if now.discard_limit > then.discard_limit:
        said.append(Msg("cities_knights-change-limit", {"n": now.discard_limit}))
    if now.held > now.discard_limit and then.held <= then.discard_limit:
        said.append(Msg("cities_knights-change-over-limit", {"n": now.held}))
    elif now.held <= now.discard_limit and then.held > then.discard_limit:
        said.append(Msg("cities_knights-change-within-limit", {"n": now.held}))
    return said
