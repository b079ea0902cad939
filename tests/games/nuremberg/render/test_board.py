"""What the board of Nuremberg shows is what the view says, and no sign hides another."""

from itertools import combinations
from typing import Any

import pytest

from engines.nuremberg import events as ev
from engines.nuremberg.data import CARDS, NUMBERS, YEARS, Cards
from engines.nuremberg.geography.city import SITE, SITES, TOWER
from engines.nuremberg.geography.countryside import BOARD, COUNTRY, FIELDS
from engines.nuremberg.view import NurembergView
from render.drawing.lettering import seat_letter
from render.games.nuremberg import COMPOSER
from render.games.nuremberg.layout import CITY_PART, COUNTRY_PART, seat_box
from render.games.nuremberg.news import read_news
from render.games.nuremberg.sprites.figures import number
from render.images import rasteriser
from render.kit.maps.closeups import covered
from render.scene import Scene, Sprite, Text
from render.theme import THEME
from tests.games.nuremberg.helpers.drawn_positions import (
    CROWDED,
    CROWDED_STATIONS,
    MIDDLE_DRAWN,
    crowded,
    end,
    middle,
    opening,
    written_down,
)
from tests.render.helpers.drawn_games import refs_of, sprites_of, text_of
from tests.render.helpers.match_scenes import match_card


def board(view: NurembergView, **fields: Any) -> Scene:
    """The board of a view."""
    return COMPOSER.board(view, match_card(len(view.players), **fields), THEME)


def test_every_station_lies_on_its_section_in_its_seat_s_colours() -> None:
    view = crowded()
    scene = board(view, styles=(3, 1, 5, 0))
    shown = sprites_of(scene, "nuremberg.station")
    expected = {
        f"seat{'ABCD'.index(letter)}.station.{route}-{section}": letter
        for route, letters in CROWDED_STATIONS.items()
        for section, letter in enumerate(letters, 1)
    }
    assert {sprite.ref: sprite.args[1] for sprite in shown} == expected
    assert {sprite.args[:2] for sprite in shown} == {(3, "A"), (1, "B"), (5, "C"), (0, "D")}
    assert len({sprite.at for sprite in shown}) == 40


def test_every_settlement_and_workshop_stands_where_it_was_built() -> None:
    view = crowded()
    scene = board(view)
    refs = set(refs_of(scene, "seat"))
    for seat, had in enumerate(CROWDED):
        for crossing in had.settlements:
            assert f"seat{seat}.settlement.{crossing}" in refs
        for site in had.workshops:
            assert f"seat{seat}.workshop.{site}" in refs
    assert len(sprites_of(scene, "nuremberg.settlement")) == 20
    assert sprites_of(scene, "nuremberg.site") == []


def test_a_workshop_still_shows_the_symbol_of_its_site() -> None:
    scene = board(middle())
    (shop,) = [sprite for sprite in sprites_of(scene, "nuremberg.workshop") if sprite.ref == "seat0.workshop.h-se"]
    assert shop.args[2] == SITES[SITE["h-se"]].trade == "ore"


def test_a_ring_is_filled_by_the_cards_of_its_number_and_pales_as_they_are_drawn() -> None:
    view = middle()
    shown = {sprite.ref: sprite.args for sprite in sprites_of(board(view), "nuremberg.number")}
    assert len(shown) == len(FIELDS)
    for cell in FIELDS:
        value = BOARD.hexes[cell].number
        all_of_it = [card.id for card in CARDS.values() if card.harvest == value]
        left = [card for card in all_of_it if card not in MIDDLE_DRAWN]
        name = COUNTRY.names[cell]
        assert shown[f"field.{name}"] == (value, len(all_of_it), len(left), int(name == view.knight))


def test_rings_with_more_cards_left_hold_more_ink() -> None:
    def ink(left: int) -> int:
        grey = number(THEME, 5, 4, left, 0).colours.convert("L")
        return sum(1 for value in grey.tobytes() if value < 90)

    amounts = [ink(left) for left in range(5)]
    assert amounts == sorted(set(amounts))


def test_the_harvest_is_ringed_except_where_the_knight_stands() -> None:
    news = (ev.CardDrawn(1, 11, 6, "none"),)
    view = middle(drawn=(*MIDDLE_DRAWN, 11), knight="-1,-1")
    ringed = {sprite.ref for sprite in sprites_of(board(view, news=news), "nuremberg.harvest")}
    sixes = {COUNTRY.names[cell] for cell in FIELDS if BOARD.hexes[cell].number == 6}
    assert ringed == {f"harvest.{name}" for name in sixes - {"-1,-1"}}
    assert sprites_of(board(view), "nuremberg.harvest") == []


def test_the_knight_at_his_castle_robs_nobody() -> None:
    view = end()
    assert view.at_castle
    assert all(sprite.args[3] == 0 for sprite in sprites_of(board(view), "nuremberg.number"))


def test_the_margrave_leaves_a_ghost_where_the_knight_stood() -> None:
    scene = board(end(), news=(ev.KnightSentHome("-2,1"),), winners=(0,))
    assert {sprite.args for sprite in sprites_of(scene, "nuremberg.knight")} == {(0,), (1,)}
    assert "new.knight" in refs_of(scene, "new")
    at_home = board(end(), news=(ev.KnightSentHome(None),), winners=(0,))
    assert len(sprites_of(at_home, "nuremberg.knight")) == 1
    assert refs_of(at_home, "new") == []


def test_a_right_of_way_shows_its_holder_and_a_free_one_an_empty_place() -> None:
    scene = board(middle(rights="DA-CC"))
    assert [text_of(scene, f"right.{route}.seat") for route in ("i", "ii", "iv", "v")] == ["D", "A", "C", "C"]
    assert refs_of(scene, "right.iii.") == ["right.iii.free"]


def test_walls_grow_in_their_order_and_the_next_one_is_numbered() -> None:
    for walls in (0, 1, 14, 25):
        scene = board(middle(walls=walls, towers=()))
        assert set(refs_of(scene, "wall.")) - {"wall.next", "wall.next.number", "wall.arrow"} == {
            f"wall.{k}" for k in range(1, walls + 1)
        }
        assert text_of(scene, "wall.next.number") == str(walls + 1)
        assert ("wall.arrow" in refs_of(scene, "wall.")) == (walls == 0)
    assert "wall.next" not in refs_of(board(middle(walls=26)), "wall.")


def test_towers_stand_between_their_walls() -> None:
    scene = board(middle(towers=("1-2", "4-5")))
    assert set(refs_of(scene, "tower.")) == {f"tower.{TOWER['1-2']}", f"tower.{TOWER['4-5']}"}


def test_a_council_card_shows_its_points_its_holder_and_their_prestige() -> None:
    scene = board(middle(council="DC-"))
    cards = {sprite.args[0]: sprite.args for sprite in sprites_of(scene, "nuremberg.council")}
    assert list(cards) == [4, 3, 2]
    assert [cards[points][4] for points in (4, 3, 2)] == [1, 0, 0]
    assert text_of(scene, "council.4.seat") == "D"
    assert text_of(scene, "council.4.prestige") == "12"
    assert text_of(scene, "council.2.prestige") == f"{NUMBERS.prestige.council_from}+"
    assert "council.2.free" in refs_of(scene, "council.2")


def test_with_three_seats_the_card_for_three_points_is_out() -> None:
    assert [sprite.args[0] for sprite in sprites_of(board(end(), winners=(0,)), "nuremberg.council")] == [4, 2]


def test_the_marker_stands_on_the_year_and_red_years_are_marked() -> None:
    for square in range(len(YEARS)):
        scene = board(middle(square=square))
        assert text_of(scene, "year") == str(YEARS[square].year)
        (marker,) = sprites_of(scene, "nuremberg.marker")
        (under,) = [one for one in sprites_of(scene, "nuremberg.year") if one.at == marker.at]
        assert under.ref == f"year.{YEARS[square].year}"
        looks = {one.ref.removeprefix("year."): str(one.args[0]) for one in sprites_of(scene, "nuremberg.year")}
        assert {year for year, look in looks.items() if look.startswith("red")} == {"1370", "1385"}
        assert looks["1400"] == "last"


def test_the_last_event_card_and_the_size_of_the_deck_are_seen() -> None:
    scene = board(middle())
    (card,) = sprites_of(scene, "nuremberg.event")
    assert card.args[0] == MIDDLE_DRAWN[-1]
    assert text_of(scene, "deck.size") == str(len(CARDS) - len(MIDDLE_DRAWN))
    (none,) = sprites_of(board(opening(4)), "nuremberg.event")
    assert none.args[0] == 0


@pytest.mark.parametrize("card", sorted({data.event: data.id for data in CARDS.values()}.values()))
def test_every_event_can_be_drawn(card: int) -> None:
    rasteriser.sprite(Sprite("nuremberg.event", (0, 0), (card, 112, 148, 1)), THEME)


def test_the_bank_shows_what_is_left_of_each_resource() -> None:
    view = middle()
    scene = board(view)
    shown = [text_of(scene, f"bank.{kind}.count") for kind in ("wood", "clay", "wool", "grain", "ore")]
    assert shown == [str(count) for count in view.bank.counts()]


def test_each_seat_shows_its_points_with_their_sources_gold_cards_and_prestige() -> None:
    view = middle()
    scene = board(view)
    for seat, player in enumerate(view.players):
        points = player.points
        assert text_of(scene, f"seat{seat}.points") == str(points.total)
        for what, amount in (
            ("settlement", points.settlements),
            ("workshop", points.workshops),
            ("right", points.rights),
            ("council", points.council),
        ):
            said = [
                t.text for t in scene.items if isinstance(t, Text) and t.ref == f"seat{seat}.from.{what}.points"
            ]
            assert said == ([str(amount)] if amount else [])
        for what, count in (("gold", player.gold), ("held", player.held), ("prestige", player.prestige)):
            assert text_of(scene, f"seat{seat}.{what}.count") == str(count)


def test_the_seat_whose_turn_it_is_points_to_the_board_and_the_leader_has_the_plate() -> None:
    scene = board(middle(), awaited=(1,))
    panels = {sprite.ref: sprite.args for sprite in sprites_of(scene, "low-slip")}
    assert [panels[f"seat{seat}"][3:] for seat in range(4)] == [(0, 0), (1, 1), (0, 0), (0, 0)]
    assert len(sprites_of(scene, "plate")) == 1
    assert refs_of(scene, "seat3.crown") == ["seat3.crown"]


def test_several_seats_that_are_asked_at_once_are_all_framed() -> None:
    view, card = written_down()["clay-4"]
    panels = {sprite.ref: sprite.args for sprite in sprites_of(COMPOSER.board(view, card, THEME), "low-slip")}
    assert [panels[f"seat{seat}"][3] for seat in range(4)] == [1, 1, 0, 1]


def test_a_hand_that_the_robber_knight_would_halve_stands_on_red() -> None:
    scene = board(middle())
    held = [player.held for player in middle().players]
    assert held == [5, 8, 3, 6]
    assert [ref for ref in refs_of(scene, "seat") if ref.endswith(".danger")] == ["seat1.danger"]


def test_gold_and_cards_that_came_and_went_stand_beside_their_counts() -> None:
    scene = board(
        middle(),
        news=(
            ev.TollPaid(3, 0, "ii", 3, 2, 1),
            ev.Sold(0, "compass", 2, 6, 4, 3),
            ev.Received(1, Cards(1, 1), "harvest"),
            ev.Discarded(2, Cards(0, 3)),
            ev.StationBuilt(1, "v", 4),
        ),
    )
    gains = {ref: text_of(scene, ref) for ref in refs_of(scene, "seat") if ref.endswith("gain.count")}
    assert gains == {
        "seat0.gold.gain.count": "+4", "seat0.held.gain.count": "+1", "seat1.held.gain.count": "+2",
        "seat2.held.gain.count": "−3", "seat3.gold.gain.count": "+2", "seat3.held.gain.count": "−1",
    }  # fmt: skip


@pytest.mark.parametrize("seats", [3, 4])
def test_panels_lie_side_by_side_below_the_board(seats: int) -> None:
    boxes = [seat_box(seat, seats) for seat in range(seats)]
    assert all(covered(one, other) == 0 for one, other in combinations(boxes, 2))
    assert all(y >= max(CITY_PART[3], COUNTRY_PART[3]) and y + h <= 1200 for _, y, _, h in boxes)
    assert all(x >= 0 and x + w <= 1600 for x, _, w, _ in boxes)


NEWS = (
    (ev.StationBuilt(1, "v", 4), "new.station:v-4", "station"),
    (ev.SettlementBuilt(1, "i-7"), "new.crossing:i-7", "settlement"),
    (ev.WorkshopBuilt(1, "b-n"), "new.site:b-n", "workshop"),
    (ev.WallBuilt(1, 14, 2), "new.wall:14", "wall"),
    (ev.TowerBuilt(1, "8-9", 3), "new.tower:8-9", "tower"),
    (ev.KnightMoved(1, "-1,-1"), "new.knight", "knight"),
)


@pytest.mark.parametrize(("event", "halo", "step"), NEWS, ids=[step for _, _, step in NEWS])
def test_what_is_new_has_a_halo_and_a_step_on_the_bar(event: Any, halo: str, step: str) -> None:
    scene = board(middle(), news=(event,))
    assert refs_of(scene, "new.") == [halo]
    assert [sprite.args[0] for sprite in sprites_of(scene, "nuremberg.step")] == [step]
    assert not refs_of(board(middle()), "new.")


def test_a_placement_of_the_setup_is_a_station_and_a_settlement() -> None:
    view, card = written_down()["opening-4"]
    scene = COMPOSER.board(view, card, THEME)
    assert set(refs_of(scene, "new.")) == {"new.station:ii-2", "new.crossing:ii-5"}
    assert [sprite.args[0] for sprite in sprites_of(scene, "nuremberg.step")] == ["station", "settlement"]


def test_cards_that_changed_hands_are_framed() -> None:
    scene = board(
        middle(), news=(ev.RightTaken(2, "iv", 3), ev.CouncilTaken(3, 4, 2, 3), ev.YearsPassed(1375, False))
    )
    assert [one.ref for one in sprites_of(scene, "nuremberg.right") if one.args[4]] == ["right.iv"]
    assert [one.ref for one in sprites_of(scene, "nuremberg.council") if one.args[3]] == ["council.4"]
    (marker,) = sprites_of(scene, "nuremberg.marker")
    assert marker.args[2] == 1


def test_private_events_change_nothing() -> None:
    public = (ev.CardStolen(1, 2), ev.TollPaid(3, 0, "ii", 1, 0, 1))
    private = (ev.CardStolenSeen(1, 2, "ore"), ev.TollSeen(3, 0, "ii", 1, 0, 1, Cards(0, 0, 1)))
    assert read_news(public).cards == read_news(private).cards


def test_a_seat_s_letter_is_on_each_of_its_pieces() -> None:
    scene = board(crowded())
    for art in ("nuremberg.station", "nuremberg.settlement", "nuremberg.workshop"):
        for sprite in sprites_of(scene, art):
            assert sprite.args[1] == seat_letter(int(sprite.ref[4]))
