"""Seats and goods are distinct to every kind of colour vision, and never by colour alone."""

from itertools import combinations

import pytest

from render.drawing.colour import contrast, mix
from render.games.cities_knights.palette import STONE
from render.games.cities_knights.sprites.pieces import RESTING, knight_letter
from render.games.golden_age.palette import FIELDS as PROVINCES
from render.games.golden_age.palette import PARCHMENT, SHAPES, SIGN
from render.kit.maps.land.earth import GROUND
from render.kit.maps.seat_colours import CASING, PIECE_INK, SEAT_COLOURS
from render.theme import THEME
from tests.render.helpers.colour_vision import SIGHTS, difference
from tests.render.helpers.drawn_games import LOOKS

PLAIN = 10.0
"""CIEDE2000 from which two areas are distinct at a glance."""


def test_the_measure_agrees_with_published_pairs() -> None:
    # Sharma, Wu and Dalal's first pair, as sRGB cannot hold it exactly, is replaced by the ends of the scale.
    assert difference("#ffffff", "#000000") == pytest.approx(100, abs=0.01)
    assert difference("#808080", "#808080") == 0
    assert difference("#ff0000", "#00ff00", "protanopia") < difference("#ff0000", "#00ff00")


@pytest.mark.promise("without-pictures")
@pytest.mark.parametrize("sight", SIGHTS)
def test_seats_are_told_apart(sight: str) -> None:
    for one, other in combinations(THEME.seats, 2):
        assert difference(one.ground, other.ground, sight) >= PLAIN, (one, other)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("game", LOOKS)
def test_what_a_game_tells_by_colours_is_told_apart(game: str, sight: str) -> None:
    for one, other, far in LOOKS[game].apart():
        assert difference(one, other, sight) >= far, (one, other)


@pytest.mark.promise("without-pictures")
def test_every_seat_has_a_pattern_of_its_own_that_is_seen() -> None:
    assert len({style.pattern for style in THEME.seats}) == len(THEME.seats) == 6
    for style in THEME.seats:
        for sight in SIGHTS:
            assert difference(style.ground, style.figure, sight) >= PLAIN


@pytest.mark.parametrize("sight", SIGHTS)
def test_pieces_of_seats_are_told_apart(sight: str) -> None:
    for one, other in combinations(SEAT_COLOURS, 2):
        assert difference(one.body, other.body, sight) >= PLAIN, (one, other)


@pytest.mark.parametrize("sight", SIGHTS)
def test_pieces_stand_out_from_every_ground_by_their_casing_outline_or_body(sight: str) -> None:
    for ground in GROUND.values():
        assert difference(PIECE_INK, ground, sight) >= 3 * PLAIN
        for livery in SEAT_COLOURS:
            assert max(difference(livery.body, ground, sight), difference(CASING, ground, sight)) >= PLAIN


def test_a_piece_wears_about_the_colour_of_its_panel() -> None:
    for style, livery in zip(THEME.seats, SEAT_COLOURS, strict=True):
        nearest = min(SEAT_COLOURS, key=lambda other, style=style: difference(style.ground, other.body))  # type: ignore[misc]
        assert nearest is livery


def test_every_seat_has_its_own_roof_and_road_mark_and_readable_letters() -> None:
    assert (
        len({livery.roof_form for livery in SEAT_COLOURS})
        == len({livery.mark_form for livery in SEAT_COLOURS})
        == 6
    )
    for livery, style in zip(SEAT_COLOURS, THEME.seats, strict=True):
        assert livery.mark_form == style.pattern
        assert contrast(livery.letter, livery.body) >= 4.5
        assert contrast(livery.mark, livery.body) >= 2.2
        resting = mix(livery.body, STONE, RESTING)
        assert contrast(knight_letter(livery, active=False), resting) >= 4.5
        assert contrast(livery.letter, livery.body) >= 4.5


@pytest.mark.parametrize("sight", SIGHTS)
def test_pieces_stand_out_from_every_province_by_their_casing_outline_or_body(sight: str) -> None:
    for look in PROVINCES.values():
        assert difference(PIECE_INK, look.fill, sight) >= 3 * PLAIN
        for livery in SEAT_COLOURS:
            assert max(difference(livery.body, look.fill, sight), difference(CASING, look.fill, sight)) >= PLAIN


def test_actions_have_signs_of_their_own_and_seats_markers_of_their_own_form() -> None:
    assert len(set(SIGN.values())) == len(SIGN) == len(PROVINCES) == 6
    assert len(set(SHAPES)) == len(SHAPES) == len(THEME.seats)


def test_a_used_marker_differs_from_an_unused_one_for_every_seat() -> None:
    for livery in SEAT_COLOURS:
        for sight in SIGHTS:
            assert difference(livery.body, PARCHMENT, sight) >= PLAIN
