"""Hands and close-ups of Nuremberg."""

from itertools import combinations

import pytest

from engines.nuremberg.data import COSTS, GOODS, ROUTES
from engines.nuremberg.geography.city import SITE, SITES
from engines.nuremberg.geography.countryside import CROSSING, FIELDS
from render.games import read_along
from render.games.nuremberg import COMPOSER
from render.games.nuremberg.layout import CITY_PART
from render.images.encode import CLOSEUP, LIMIT
from render.kit.maps.closeups import covered
from render.pictures import render_scene
from render.scene import Rect, Scene, Text
from render.theme import THEME
from tests.games.nuremberg.helpers.drawn_positions import middle, written_closeups, written_hands
from tests.render.helpers.drawn_games import refs_of, sprites_of, text_of
from tests.render.helpers.match_scenes import match_card


def test_a_hand_shows_its_cards_and_gold_with_the_bank_s_rates() -> None:
    view, card = written_hands()["full"]
    scene = COMPOSER.hand(view, card, THEME)
    kinds = ("wood", "clay", "wool", "grain", "ore", "gold")
    assert [text_of(scene, f"hand.{kind}.count") for kind in kinds] == ["5", "4", "3", "6", "7", "26"]
    rates = [text_of(scene, f"rate.{kind}.text") for kind in kinds]
    assert rates == [f"{rate}:1" for rate in view.players[0].rates]
    assert rates == ["3:1", "3:1", "3:1", "3:1", "2:1", "3:1"]


def test_a_hand_shows_what_its_seat_has_chosen_to_return() -> None:
    view, card = written_hands()["full"]
    scene = COMPOSER.hand(view, card, THEME)
    returned = {ref: text_of(scene, ref) for ref in refs_of(scene, "returned.") if ref.endswith(".count")}
    assert returned == {
        "returned.wood.count": "−3", "returned.clay.count": "−2", "returned.grain.count": "−3",
        "returned.ore.count": "−4",
    }  # fmt: skip


def test_tags_are_bright_when_the_hand_pays_for_them_and_a_piece_is_left() -> None:
    view = middle(viewer=1)
    scene = COMPOSER.hand(view, match_card(4), THEME)
    bright = {sprite.ref.removeprefix("cost.") for sprite in sprites_of(scene, "nuremberg.tag") if sprite.args[3]}
    hand = view.players[1].hand
    assert hand is not None
    purse = (*hand.counts(), view.players[1].gold)
    pays = {piece for piece, cost in COSTS.items() if all(a >= b for a, b in zip(purse, cost, strict=True))}
    goods = {"compass", "helmet", "lyre", "paper"}
    assert bright == (pays - {"free_wall"}) | goods


def test_towers_can_be_paid_for_only_with_a_workshop_at_the_building_yard() -> None:
    shown = {seat: COMPOSER.hand(middle(viewer=seat), match_card(4), THEME) for seat in (1, 3)}
    assert text_of(shown[1], "supply.tower.count") == "0"
    assert text_of(shown[3], "supply.tower.count") == "4"


def test_a_good_shows_what_is_paid_for_it_after_doubling_and_toll() -> None:
    view = middle(viewer=3)
    scene = COMPOSER.hand(view, match_card(4), THEME)
    earned = {good: int(text_of(scene, f"sale.{good}.count")) for good in GOODS}
    # D holds the route to Frankfurt and has a workshop between the quarters of armour and lyres.
    assert earned == {"compass": 3, "helmet": 4, "armour": 8, "lyre": 6, "paper": 1}


_CORNERS = 16
"""How many pixels the boxes of two round pills may share without their touching."""


def _pills(scene: Scene) -> dict[str, Rect]:
    return {
        sprite.ref: (sprite.at[0] - int(sprite.args[0]) // 2, sprite.at[1] - 24, int(sprite.args[0]), 48)
        for sprite in sprites_of(scene, "pill")
        if sprite.ref.startswith("label.")
    }


@pytest.mark.parametrize("name", ["crossings", "routes", "sites", "towers", "fields", "both"])
def test_every_labelled_place_is_seen_with_its_label_and_no_two_overlap(name: str) -> None:
    view, card = written_closeups()[name]
    scene = COMPOSER.closeup(view, card, THEME)
    pills = _pills(scene)
    assert set(pills) == {f"label.{label}" for _, label in card.labels}
    texts = {item.text for item in scene.items if isinstance(item, Text)}
    assert {label for _, label in card.labels} <= texts
    for (one, a), (other, b) in combinations(pills.items(), 2):
        assert covered(a, b) <= _CORNERS, (one, other)


def test_a_close_up_of_sites_is_of_the_city_and_one_of_fields_of_the_country() -> None:
    closeups = written_closeups()
    city, country = (COMPOSER.closeup(*closeups[name], THEME) for name in ("sites", "fields"))
    assert city.size[0] < CITY_PART[2] - CITY_PART[0] + 40
    assert sprites_of(city, "nuremberg.number") == []
    assert sprites_of(country, "nuremberg.site") == []
    whole = COMPOSER.closeup(*closeups["whole"], THEME)
    assert len(sprites_of(whole, "nuremberg.number")) == len(FIELDS)
    assert len(sprites_of(whole, "nuremberg.site")) + len(sprites_of(whole, "nuremberg.workshop")) == len(SITES)


def test_a_route_is_labelled_at_the_section_on_which_its_next_station_will_stand() -> None:
    view, card = written_closeups()["routes"]
    scene = COMPOSER.closeup(view, card, THEME)
    lit = [sprite for sprite in sprites_of(scene, "nuremberg.edge-halo") if sprite.ref.startswith("next.")]
    assert [sprite.ref for sprite in lit] == [f"next.{route}" for route in ROUTES]
    stations = {sprite.at for sprite in sprites_of(scene, "nuremberg.station")}
    assert all(sprite.at not in stations for sprite in lit)


def test_places_are_read_row_by_row_and_things_that_are_on_no_map_come_last() -> None:
    sites = [f"site:{name}" for name in SITE]
    read = read_along("nuremberg", ["card:3", *sites])
    assert read[:3] == ["site:h-nw", "site:h-n", "site:h-ne"]
    assert read[-1] == "card:3"
    assert read_along("nuremberg", ["crossing:iii-8", "crossing:iv-8"]) == ["crossing:iv-8", "crossing:iii-8"]
    assert COMPOSER.spot("crossing:vi-1") is None
    assert all(COMPOSER.spot(f"crossing:{name}") is not None for name in CROSSING)


def test_a_closeup_is_a_file() -> None:
    view, card = written_closeups()["both"]
    assert len(render_scene(COMPOSER.closeup(view, card, THEME), CLOSEUP).data) <= LIMIT


def test_a_moved_knight_changes_the_picture() -> None:
    card = match_card(4)
    boards = {COMPOSER.board(middle(knight=field), card, THEME).digest() for field in ("-1,-1", "0,2", "-3,3")}
    assert len(boards) == 3
