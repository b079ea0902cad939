"""What is new on the board of The Golden Age is marked, and what is old is not."""

from typing import Any

import pytest
from msgspec.structs import replace

from engines.golden_age import events as ev
from engines.golden_age.geography import PROVINCES, SPACES
from render.games.golden_age import COMPOSER
from render.images import rasteriser
from render.theme import THEME
from tests.games.golden_age.helpers.drawn_positions import board, middle, view_of, written_down
from tests.render.helpers.drawn_games import refs_of, sprites_of


def test_what_is_new_is_ringed_and_what_is_old_is_not() -> None:
    scene = COMPOSER.board(*written_down()["middle-4"], THEME)
    assert sorted(refs_of(scene, "new.")) == [
        "new.culture", "new.seat1.painting.0", "new.seat1.pawn.brabant.0", "new.yellow",
    ]  # fmt: skip
    assert refs_of(board(middle()), "new.") == []


def test_a_pawn_that_moved_leaves_a_ghost_and_a_way() -> None:
    scene = COMPOSER.board(*written_down()["middle-4"], THEME)
    assert len(refs_of(scene, "ghost.gelderland")) == 1
    assert len(sprites_of(scene, "golden.arrow")) == 1
    back = (ev.PawnMoved(1, "brabant", "utrecht", 1), ev.PawnMoved(1, "utrecht", "brabant", 1))
    there = board(middle(), news=back)
    assert refs_of(there, "ghost.") == []
    assert refs_of(there, "new.") == []


def test_steps_of_one_pawn_are_one_way() -> None:
    news = (ev.PawnMoved(1, "flanders", "zeeland", 1), ev.PawnMoved(1, "zeeland", "holland", 1))
    scene = board(middle(), news=news)
    assert [ref.split(".")[1] for ref in refs_of(scene, "ghost.")] == ["flanders"]
    assert len(refs_of(scene, "new.seat1.pawn.holland")) == 1


def test_a_pawn_that_took_the_place_of_one_that_left_is_told_as_the_one_that_went_on() -> None:
    news = (ev.PawnMoved(1, "utrecht", "brabant", 1), ev.PawnMoved(1, "gelderland", "utrecht", 1))
    scene = board(middle(), news=news)
    assert [ref.split(".")[1] for ref in refs_of(scene, "ghost.")] == ["gelderland"]
    assert refs_of(scene, "new.") == ["new.seat1.pawn.brabant.0"]


@pytest.mark.parametrize(("paintings", "governors"), [(6, 0), (8, 0), (4, 3), (3, 10), (7, 7)])
def test_paintings_and_governors_of_a_seat_do_not_hide_each_other(paintings: int, governors: int) -> None:
    form = {
        "players": 4,
        "P1": {
            "paintings": [{"card": f"art-{i % 6 + 3}", "paid": i % 2} for i in range(paintings)],
            "governors": PROVINCES[:governors],
        },
    }
    scene = board(view_of(form))
    goods = [
        sprite
        for art in ("golden.painting", "golden.painting-low", "golden.governor")
        for sprite in sprites_of(scene, art)
    ]
    assert len(goods) == paintings + governors
    boxes = []
    for sprite in goods:
        art = rasteriser.sprite(sprite, THEME)
        # What is opaque; the shadow around it may fall on a neighbour.
        left, top, right, bottom = art.alpha.point(lambda value: 255 * (value > 200)).getbbox() or (0, 0, 0, 0)
        x, y = sprite.at[0] - art.anchor[0], sprite.at[1] - art.anchor[1]
        boxes.append((x + left, y + top, x + right, y + bottom))
    panel = next(s for s in sprites_of(scene, "plain-slip") if s.ref == "seat1")
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert panel.at[0] < left
        assert right < panel.at[0] + int(panel.args[0])
        for other in boxes[i + 1 :]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top


@pytest.mark.parametrize(
    ("news", "marked"),
    [
        ((ev.PainterPaid(1, "art-4", 2, 2, "utrecht", 2), ev.PaintingFinished(1, "art-4", 4)), ["2/2"]),
        ((ev.PainterPaid(1, "art-4", 1, 2, "utrecht", 2),), ["1/2"]),
        ((ev.CardShown(1, "art-4"), ev.PainterPaid(1, "art-4", 1, 2, None, 2)), ["1/2"]),
        ((ev.CardShown(1, "art-6"),), ["0/4"]),
        ((ev.PainterPaid(2, "art-4", 1, 2, "utrecht", 2),), []),
    ],
)
def test_of_two_like_paintings_the_one_that_was_paid_is_marked(news: tuple[Any, ...], marked: list[str]) -> None:
    paintings = [{"card": "art-4", "paid": 2}, {"card": "art-4", "paid": 1}, {"card": "art-6", "paid": 0}]
    scene = board(view_of({"players": 4, "P1": {"paintings": paintings}}), news=news)
    shown = {s.ref: "{1}/{2}".format(*s.args) for s in sprites_of(scene, "golden.painting")}
    assert [shown[ref.removeprefix("new.")] for ref in refs_of(scene, "new.") if "painting" in ref] == marked


@pytest.mark.parametrize("markers", [2, 3, 4, 6, 8])
def test_markers_in_the_west_indies_can_be_told_apart(markers: int) -> None:
    view = middle()
    west = view.colonies[-1]
    many = tuple(replace(west.markers[0], seat=i % 4) for i in range(markers))
    scene = board(replace(view, colonies=(*view.colonies[:-1], replace(west, markers=many))))
    spots = [(s.at, int(s.args[2])) for s in sprites_of(scene, "golden.marker") if ".marker.7." in s.ref]
    assert len(spots) == markers
    for i, ((x, y), r) in enumerate(spots):
        assert all(max(abs(x - ox), abs(y - oy)) >= 1.9 * r for (ox, oy), _ in spots[:i])


def test_pawns_that_became_a_marker_are_not_told_as_moved() -> None:
    news = (ev.PawnMoved(1, "holland", "friesland", 1), ev.MarkerMade(1, "friesland"))
    scene = board(middle(), news=news)
    assert refs_of(scene, "ghost.") == []
    assert refs_of(scene, "new.") == ["new.seat1.marker.friesland"]


def test_the_way_of_the_stadtholder_is_dotted_even_past_the_corner() -> None:
    view, card = written_down()["middle-4"]
    trail = refs_of(COMPOSER.board(view, card, THEME), "trail.")
    assert trail == [f"trail.{space % 54}" for space in range(4 - 9, 4)]


def test_what_the_next_roll_would_pay_stands_on_its_space() -> None:
    view = middle()
    scene = board(view)
    paid = {
        f"ahead.{ahead.total}.seat{seat}"
        for ahead in view.ahead
        for seat, income in enumerate(ahead.income)
        if income and SPACES[ahead.space].provinces
    }
    assert set(refs_of(scene, "ahead.")) == paid
