"""Every thing of a position of The Golden Age is in the picture, once, and nothing that is hidden."""

from collections import Counter

import pytest
from msgspec.structs import replace

from engines.golden_age import events as ev
from engines.golden_age.data import CARDS, DECKS, DIE, JOKER, SETS, TRIO
from engines.golden_age.game import GAME
from engines.golden_age.geography import LENGTH, PLACES, PROVINCES, SPACES
from engines.golden_age.view import GoldenAgeView
from render.games.golden_age import COMPOSER
from render.games.golden_age.layout import CHART, SLOTS
from render.games.golden_age.money import florins
from render.images import rasteriser
from render.scene import Scene, Text
from render.theme import THEME
from tests.games.golden_age.helpers.drawn_positions import (
    AUCTION,
    CROWDED,
    HAND,
    board,
    card_of,
    hand_of,
    middle,
    played,
    view_of,
    written_closeups,
    written_down,
)
from tests.render.helpers.drawn_games import matches, refs_of, sprites_of, text_of
from tests.render.helpers.match_scenes import match_card


def _check_markers(view: GoldenAgeView, scene: Scene) -> None:
    """Each marker once, in its place, on the right side."""
    expected = Counter[tuple[str, int]]()
    places = [(province.id, province.marker) for province in view.provinces]
    places += [(guild.colour, guild.marker) for guild in view.guilds]
    for name, sole in places:
        if sole is not None:
            expected[f"seat{sole.seat}.marker.{name}", int(sole.flipped)] += 1
    for colony in view.colonies:
        for i, marker in enumerate(colony.markers):
            number = f".{i}" if colony.region == "west" else ""
            expected[f"seat{marker.seat}.marker.{colony.id}{number}", int(marker.flipped)] += 1
    drawn = Counter(
        (sprite.ref, int(sprite.args[3]))
        for sprite in sprites_of(scene, "golden.marker")
        if ".marker." in sprite.ref
    )
    assert drawn == expected


def _check_pawns(view: GoldenAgeView, scene: Scene) -> None:
    """As many pawns of each seat in each province as there are, drawn one by one or with their number."""
    drawn = Counter[tuple[str, str]]()
    for sprite in sprites_of(scene, "golden.pawn"):
        seat, what, *place = sprite.ref.split(".")
        if what == "pawn":
            counts = [item for item in scene.items if isinstance(item, Text) and item.ref == f"{sprite.ref}.count"]
            drawn[seat, place[0]] += int(counts[0].text) if counts else 1
    assert drawn == Counter(
        {
            (f"seat{seat}", province.id): count
            for province in view.provinces
            for seat, count in enumerate(province.pawns)
            if count
        }
    )


def _check_facts(view: GoldenAgeView, scene: Scene) -> None:
    for deck in view.decks:
        assert text_of(scene, f"deck.{deck.id}.size") == str(deck.cards)
        shown = [text_of(scene, ref) for ref in refs_of(scene, f"deck.{deck.id}.discards")]
        assert shown == ([str(len(deck.discards))] if deck.discards else [])
    for guild in view.guilds:
        prices = [text_of(scene, ref) for ref in refs_of(scene, f"guild.{guild.colour}.price")]
        assert prices == ([] if guild.price is None else [florins(guild.price)])
    for seat, player in enumerate(view.players):
        own = f"seat{seat}"
        assert text_of(scene, f"{own}.points") == str(player.points.total)
        assert text_of(scene, f"{own}.money.count") == florins(player.money)
        assert text_of(scene, f"{own}.markers.count") == str(player.markers)
        assert text_of(scene, f"{own}.pawns.count") == str(player.pawns)
        if view.over:
            continue
        for deck_id, count in zip(DECKS, player.cards, strict=True):
            shown = [text_of(scene, ref) for ref in refs_of(scene, f"{own}.{deck_id}.count")]
            assert shown == ([str(count)] if count else [])
        assert len(refs_of(scene, f"{own}.windmills.count")) == bool(player.windmills)
        drawn = sprites_of(scene, "golden.painting") + sprites_of(scene, "golden.painting-low")
        paintings = Counter(s.args for s in drawn if s.ref.startswith(f"{own}."))
        assert paintings == Counter((p.points, p.paid, p.payments) for p in player.paintings)
        governors = [s.args[0] for s in sprites_of(scene, "golden.governor") if s.ref.startswith(f"{own}.")]
        assert sorted(map(str, governors)) == sorted(player.governors)


def _check(view: GoldenAgeView, scene: Scene) -> None:
    named = Counter((type(item).__name__, item.ref) for item in scene.items if item.ref)
    assert [ref for ref, times in named.items() if times > 1] == []
    _check_markers(view, scene)
    _check_pawns(view, scene)
    _check_facts(view, scene)
    where = [] if view.stadtholder is None else [f"space.{view.stadtholder}"]
    assert [s.ref for s in sprites_of(scene, "golden.tile")] == where
    lit = () if view.stadtholder is None else SPACES[view.stadtholder].provinces
    assert [s.args for s in sprites_of(scene, "golden.lit")] == [(province,) for province in lit]


@pytest.mark.parametrize(("seats", "seed"), matches("golden_age"))
def test_every_piece_and_every_public_fact_is_drawn_once(seats: int, seed: str) -> None:
    for state, news in played(seats, seed)[::9]:
        view = GAME.view(state, None)
        _check(view, COMPOSER.board(view, card_of(state, news), THEME))


@pytest.mark.parametrize("name", written_down())
def test_written_positions_are_drawn_whole(name: str) -> None:
    view, card = written_down()[name]
    _check(view, COMPOSER.board(view, card, THEME))


@pytest.mark.parametrize(("seats", "seed"), matches("golden_age"))
def test_a_hand_shows_each_of_its_cards_once(seats: int, seed: str) -> None:
    for state, news in played(seats, seed)[::15]:
        for seat in range(seats):
            view = GAME.view(state, seat)
            scene = COMPOSER.hand(view, card_of(state, news), THEME)
            drawn = Counter(sprite.args[:2] for sprite in sprites_of(scene, "golden.card"))
            assert drawn == Counter((held.card, held.deck) for held in view.players[seat].hand or ())
            assert text_of(scene, "money") == florins(view.players[seat].money)


@pytest.mark.parametrize(
    ("cards", "ready"),
    [
        (("tulip1",), {"tulip1"}),
        (("tulip2",), set()),
        (("tulip2", "culture-tulip2"), {"tulip2"}),
        (("cloves", "cloves"), set()),
        (("ship", "captain", "cannon"), {"ship", "captain", "cannon"}),
        (("ship", "ship", "captain"), set()),
        (("ship", "voc", "culture-voc"), {"ship", "voc"}),
        (("voc", "voc", "voc", "pepper", "die"), {"voc", "pepper"}),
    ],
)
def test_sets_that_can_be_cashed_and_crews_that_can_sail_stand_in_gold(
    cards: tuple[str, ...], ready: set[str]
) -> None:
    scene = COMPOSER.hand(hand_of(cards), match_card(3), THEME)
    gold = {ref.partition(".")[2] for ref in refs_of(scene, "ready.")}
    assert {str(s.args[0]) for s in sprites_of(scene, "golden.card") if s.ref.partition(".")[2] in gold} == ready


def test_every_kind_of_card_keeps_its_place_in_a_hand_and_is_faint_where_there_is_none() -> None:
    places = []
    for cards in ((), ("pepper",) * 3, HAND):
        scene = COMPOSER.hand(hand_of(cards), match_card(3), THEME)
        held = {str(s.args[0]) for s in sprites_of(scene, "golden.card")}
        faint = {str(s.args[0]) for s in sprites_of(scene, "golden.faint-card")}
        assert held == {CARDS[card].data.id if card in SETS else card.removeprefix("culture-") for card in cards}
        assert held | faint == {*SETS, *TRIO, JOKER, DIE}
        assert held & faint == set()
        places.append({str(s.args[0]): s.at for s in sprites_of(scene, "golden.faint-card")})
        assert scene.size == (1600, 704)
    assert places[0] | places[1] == places[0]


def test_each_province_bears_the_sign_of_its_guild_beside_its_name() -> None:
    scene = board(middle())
    signs = {s.ref.partition(".")[2]: s for s in sprites_of(scene, "golden.guild") if s.ref.startswith("sign.")}
    names = {item.ref: item for item in scene.items if isinstance(item, Text)}
    for province in middle().provinces:
        sign, name = signs[province.id], names[f"province.{province.id}"]
        assert sign.args[0] == province.colour
        assert int(sign.args[1]) >= 32
        assert sign.at[1] == name.at[1]
        assert name.box[0] - sign.at[0] >= int(sign.args[1]) // 2 - 2


def test_provinces_are_named_in_the_language_of_the_board() -> None:
    french = board(middle(), words=(("province:zeeland", "Zélande"),))
    assert text_of(french, "province.zeeland") == "ZÉLANDE"
    assert text_of(board(middle()), "province.zeeland") == "ZEELAND"


def test_the_auction_beside_the_board_names_its_province_as_the_board_does() -> None:
    french = board(middle(auction=AUCTION), words=(("province:friesland", "Frise"),))
    assert text_of(french, "auction.province") == "Frise"


def test_the_counts_of_all_seats_stand_in_one_grid() -> None:
    for view in (middle(), view_of(CROWDED)):
        scene = board(view)
        left = {s.ref: s.at[0] for s in sprites_of(scene, "plain-slip")}
        arts = ("golden.coin", "golden.marker", "golden.pawn", "golden.back", "golden.windmill")
        whats = {"money", "markers", "pawns", "windmills", *DECKS}
        columns: dict[str, set[int]] = {}
        for art in arts:
            for sprite in sprites_of(scene, art):
                seat, _, what = sprite.ref.partition(".")
                if what in whats:
                    columns.setdefault(what, set()).add(sprite.at[0] - left[seat])
        assert all(len(places) == 1 for places in columns.values())
        assert len(set.union(*columns.values())) <= 5


def test_no_chip_of_a_seat_is_smaller_than_32_pixels() -> None:
    many = {
        "paintings": [{"card": f"art-{i % 6 + 3}", "paid": i % 2} for i in range(7)],
        "governors": PROVINCES[:7],
    }
    scene = board(view_of({"players": 4, "P1": many}), news=(ev.StadtholderMoved(4, (6, 3, 0, 2)),))
    chips = [
        sprite
        for art in ("golden.marker", "golden.painting", "golden.painting-low", "golden.governor", "golden.pawn")
        for sprite in sprites_of(scene, art)
    ]
    assert len(chips) >= 14 + 4 + 4
    for sprite in chips:
        solid = rasteriser.sprite(sprite, THEME).alpha.point(lambda value: 255 * (value > 200)).getbbox()
        assert solid is not None
        assert solid[3] - solid[1] >= 32, sprite


def test_the_way_to_the_target_is_no_thin_line() -> None:
    scene = board(middle())
    slips = {s.ref: s for s in sprites_of(scene, "plain-slip")}
    for way in sprites_of(scene, "way"):
        slip = slips[way.ref.partition(".")[0]]
        assert int(way.args[3]) >= 16
        assert way.at[1] + int(way.args[3]) <= slip.at[1] + int(slip.args[1])


def test_at_the_end_each_seat_shows_where_its_points_come_from() -> None:
    view, card = written_down()["end-3"]
    scene = COMPOSER.board(view, card, THEME)
    for seat, player in enumerate(view.players):
        shown = {
            item.ref.split(".")[2]: int(item.text)
            for item in scene.items
            if isinstance(item, Text) and item.ref.startswith(f"seat{seat}.from.")
        }
        assert shown == {what: getattr(player.points, what) for what in player.points.__struct_fields__}
        assert sum(shown.values()) == player.points.total
    assert not any(".from." in item.ref for item in board(middle()).items)


def test_what_a_seat_knows_better_changes_nothing_on_the_board() -> None:
    private, public = ev.CardSeen(1, "colony", "friesland", 6, "voc"), ev.CardDrawn(1, "colony", "friesland", 6)
    placed = ev.PawnPlaced(0, "utrecht")
    assert board(middle(), news=(private, placed)) == board(middle(), news=(public, placed))


def test_an_auction_shows_whose_action_the_bid_and_who_is_still_in() -> None:
    scene = COMPOSER.board(*written_down()["auction-4"], THEME)
    assert text_of(scene, "auction.bid") == "3½"
    assert text_of(scene, "auction.province") == "Friesland"
    refs = set(refs_of(scene, "auction"))
    assert {"auction.seller", "auction.leader", "auction.seat0", "auction.seat3"} <= refs
    assert [ref for ref in refs if ref.endswith(".out")] == ["auction.seat3.out"]
    assert sprites_of(scene, "golden.die") == []


def test_before_the_first_bid_the_least_one_is_shown() -> None:
    view = middle(auction=replace(AUCTION, highest=None, leader=None, least=1, bidders=(2, 3, 0)))
    scene = board(view)
    assert text_of(scene, "auction.bid") == "≥½"
    assert [ref for ref in refs_of(scene, "auction") if ref.endswith((".out", ".leader"))] == []


def test_a_total_that_a_card_chose_is_shown_without_dice() -> None:
    view, card = written_down()["end-3"]
    scene = COMPOSER.board(view, card, THEME)
    assert text_of(scene, "dice.total") == "12"
    assert sprites_of(scene, "golden.die") == []


def test_the_seat_whose_turn_it_is_points_to_the_board_and_awaited_seats_are_bright() -> None:
    scene = board(middle(active=1), awaited=(2, 3))
    marks = {s.ref: s.args[3:] for s in sprites_of(scene, "plain-slip")}
    assert marks == {"seat0": (0, 0), "seat1": (0, 1), "seat2": (1, 0), "seat3": (1, 0)}


def test_winners_are_crowned_at_the_end_and_leaders_before() -> None:
    crowned = [r for r in refs_of(COMPOSER.board(*written_down()["end-3"], THEME), "seat") if r.endswith(".crown")]
    assert crowned == ["seat2.crown"]
    assert [r for r in refs_of(board(middle()), "seat") if r.endswith(".crown")] == ["seat2.crown"]


def test_pieces_of_a_province_have_places_of_their_own() -> None:
    for province in CHART.provinces.values():
        assert len(province.slots) == SLOTS >= 5  # a marker and a group of each seat
        for i, (x, y) in enumerate(province.slots):
            assert all(abs(x - ox) >= 46 or abs(y - oy) >= 46 for ox, oy in province.slots[:i])


def test_a_crowded_province_shows_one_pawn_of_each_seat_with_its_number() -> None:
    view, card = written_down()["crowded-4"]
    scene = COMPOSER.board(view, card, THEME)
    numbers = {ref: text_of(scene, ref) for ref in refs_of(scene, "seat") if ref.endswith(".pawn.utrecht.count")}
    assert numbers == {f"seat{seat}.pawn.utrecht.count": "4" if seat == 3 else "5" for seat in range(4)}


@pytest.mark.parametrize("name", written_closeups())
def test_a_closeup_labels_exactly_the_places_named_and_shows_them_whole(name: str) -> None:
    view, card = written_closeups()[name]
    scene = COMPOSER.closeup(view, card, THEME)
    named = dict(card.labels)
    assert {item.ref: item.text for item in scene.items if item.ref in named and isinstance(item, Text)} == named
    pills = sprites_of(scene, "pill")
    assert len(pills) == len(named)
    for i, pill in enumerate(pills):
        (x, y), (w, h, _) = pill.at, pill.args
        assert int(w) / 2 <= x <= scene.size[0] - int(w) / 2
        assert int(h) / 2 <= y <= scene.size[1] - int(h) / 2
        for other in pills[i + 1 :]:
            apart = abs(x - other.at[0]) >= int(w) - 4 or abs(y - other.at[1]) >= int(h) - 4
            assert apart, (pill, other)


def test_labels_hide_no_name_wherever_the_stadtholder_stands() -> None:
    labels = tuple((f"province:{name}", f"A{i}") for i, name in enumerate(PROVINCES, 1))
    for space in range(LENGTH):
        scene = COMPOSER.closeup(middle(stadtholder=space), match_card(4, labels=labels), THEME)
        names = [i for i in scene.items if isinstance(i, Text) and i.ref.startswith("province.")]
        assert len(names) == len(PROVINCES)
        for pill in sprites_of(scene, "pill"):
            for name in names:
                off_x, off_y = abs(pill.at[0] - name.at[0]), abs(pill.at[1] - name.at[1])
                letters = name.box[2] / 2 - 6, name.size * 0.36
                apart = off_x >= int(pill.args[0]) / 2 + letters[0] or off_y >= int(pill.args[1]) / 2 + letters[1]
                assert apart, (space, pill.ref, name.text)


def test_every_place_of_a_marker_can_be_labelled() -> None:
    view = middle()
    kinds = {**{p.id: "province" for p in view.provinces}, **{g.colour: "guild" for g in view.guilds}}
    labels = tuple((f"{kinds.get(place, 'colony')}:{place}", f"A{i}") for i, place in enumerate(PLACES, 1))
    scene = COMPOSER.closeup(view, match_card(4, labels=labels), THEME)
    texts = {(item.ref, item.text) for item in scene.items if isinstance(item, Text)}
    assert texts >= set(labels)


@pytest.mark.parametrize(
    "ref", ["card:voc", "space:54", "space:-1", "space:x", "province:drenthe", "colony:8", "x"]
)
def test_labels_of_things_that_are_not_on_the_map_are_passed_over(ref: str) -> None:
    scene = COMPOSER.closeup(middle(), match_card(4, labels=((ref, "A1"),)), THEME)
    assert sprites_of(scene, "pill") == []
