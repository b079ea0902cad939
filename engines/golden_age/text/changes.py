"""What a move changes for its reader: points, money, and pawns that can become a marker."""

from engines.core.text.changes import match_won, most_important, other_scores, own_score
from engines.core.text.messages import Msg
from engines.golden_age.data import NUMBERS
from engines.golden_age.text.names import florins, province_ref
from engines.golden_age.view import GoldenAgeView


def changes(before: GoldenAgeView, after: GoldenAgeView) -> list[Msg]:
    """Return what differs between two views of one reader; see `BoardWords.changes`."""
    viewer = after.viewer
    scores = [[player.points.total for player in view.players] for view in (before, after)]
    won = [after.active] if after.over and not before.over else []
    own: list[Msg] = []
    if viewer is not None:
        own = [*_settling(before, after, viewer), *_money(before, after, viewer)]
    return most_important(
        own_score(scores[0], scores[1], viewer),
        match_won(won, viewer),
        other_scores(scores[0], scores[1], viewer),
        own,
    )


def _settling(before: GoldenAgeView, after: GoldenAgeView, viewer: int) -> list[Msg]:
    """Return the provinces where the viewer's pawns can now become a marker."""
    return [
        Msg("golden_age-change-settle", {"n": now.pawns[viewer], "province": province_ref(now.id)})
        for then, now in zip(before.provinces, after.provinces, strict=True)
        if now.marker is None and now.pawns[viewer] >= NUMBERS.settle > then.pawns[viewer]
    ]


def _money(before: GoldenAgeView, after: GoldenAgeView, viewer: int) -> list[Msg]:
    """Return the money that the viewer has left, or then has."""
    then, now = before.players[viewer].money, after.players[viewer].money
    if now == then:
        return []
    key = "golden_age-change-money" if now > then else "golden_age-change-left"
    return [Msg(key, {"money": florins(now)})]
