"""Every thing of a position of Cities & Knights is in the picture, once, and nothing that is hidden."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engines.cities_knights import events as ev
from engines.cities_knights.data import KINDS, TRACKS, Cards
from engines.cities_knights.game import GAME
from engines.cities_knights.view import CatanView
from engines.core.rng import rng_from
from render.games.cities_knights import COMPOSER
from render.scene import Scene, Sprite, Text
from render.theme import THEME
from tests.games.cities_knights.helpers.drawn_positions import (
    MIDDLE,
    a_view,
    card_of,
    middle,
    opening,
    played,
    written_closeups,
    written_down,
)
from tests.render.helpers.drawn_games import matches, refs_of, sprites_of, text_of
from tests.render.helpers.match_scenes import match_card

PIECES = {"settlement": "catan.settlement", "city": "catan.city", "tipped": "catan.tipped"}


def _board(view: CatanView, **fields: Any) -> Scene:
    return COMPOSER.board(view, match_card(len(view.players), **fields), THEME)


def _check_map(view: CatanView, scene: Scene) -> None:
    refs = Counter(item.ref for item in scene.items if isinstance(item, Sprite) and item.ref)
    pieces = [f"seat{b.seat}.{b.piece}.{b.vertex}" for b in view.buildings]
    pieces += [f"seat{r.seat}.road.{r.edge}" for r in view.roads]
    pieces += [f"seat{k.seat}.knight.{k.vertex}" for k in view.knights]
    pieces += [f"token.{place.id}" for place in view.hexes if place.token is not None]
    pieces += ["robber"] + ["merchant"] * (view.merchant is not None)
    assert {ref: refs[ref] for ref in pieces} == dict.fromkeys(pieces, 1)
    drawn = Counter(item.art for item in scene.items if isinstance(item, Sprite))
    for piece, art in PIECES.items():
        assert drawn[art] == sum(b.piece == piece for b in view.buildings)
    assert drawn["catan.road"] == len(view.roads)
    assert drawn["catan.knight"] == len(view.knights)
    walls = sum(bool(s.args[2]) for art in ("catan.city", "catan.tipped") for s in sprites_of(scene, art))
    assert walls == sum(b.wall for b in view.buildings)
    gates = Counter(str(s.args[3]) for s in sprites_of(scene, "catan.city") if s.args[3])
    assert gates == Counter(b.metropolis for b in view.buildings if b.metropolis)
    states = Counter((s.args[2], bool(s.args[3])) for s in sprites_of(scene, "catan.knight"))
    assert states == Counter((k.level, k.active) for k in view.knights)
    grey = [s.ref for s in sprites_of(scene, "catan.token") if s.args[1]]
    assert grey == [f"token.{place.id}" for place in view.hexes if place.id == view.robber and place.token]


def _check_facts(view: CatanView, scene: Scene) -> None:
    for track, size in zip(TRACKS, view.decks, strict=True):
        assert text_of(scene, f"deck.{track}.size") == str(size)
    for kind, count in zip(KINDS, view.bank.counts(), strict=True):
        assert text_of(scene, f"bank.{kind}.count") == str(count)
    assert text_of(scene, "attack.strength") == str(view.strength)
    assert text_of(scene, "attack.defence") == str(view.defence)
    assert len(refs_of(scene, "ship")) == 1
    for seat, player in enumerate(view.players):
        own = f"seat{seat}"
        assert text_of(scene, f"{own}.points") == str(player.points.total)
        for what in ("held", "progress", "road", "defence"):
            assert text_of(scene, f"{own}.{what}.count") == str(getattr(player, what))
        for track, level in zip(TRACKS, player.improvements, strict=True):
            assert text_of(scene, f"{own}.{track}.level") == str(level)
        sources = [item for item in scene.items if item.ref.startswith(f"{own}.from.") and isinstance(item, Text)]
        assert sum(int(item.text) for item in sources) == player.points.total


@pytest.mark.parametrize(("seats", "seed"), matches("cities_knights"))
def test_every_piece_and_every_public_fact_is_drawn_once(seats: int, seed: str) -> None:
    for state, news in played(seats, seed)[::7]:
        view = GAME.view(state, None)
        scene = COMPOSER.board(view, card_of(state, news), THEME)
        named = Counter((type(item).__name__, item.ref) for item in scene.items if item.ref)
        assert [ref for ref, times in named.items() if times > 1] == []
        _check_map(view, scene)
        _check_facts(view, scene)


@pytest.mark.parametrize("name", written_down())
def test_written_positions_are_drawn_whole(name: str) -> None:
    view, card = written_down()[name]
    scene = COMPOSER.board(view, card, THEME)
    _check_map(view, scene)
    _check_facts(view, scene)


@pytest.mark.parametrize(
    ("private", "public"),
    [
        (ev.ProgressSeen(0, "politics", "spy"), ev.ProgressDrawn(0, "politics")),
        (ev.ProgressDroppedSeen(1, "politics", "bishop"), ev.ProgressDropped(1, "politics")),
        (ev.CardsLostSeen(2, 3, "seven", Cards(3)), ev.CardsLost(2, 3, "seven")),
        (ev.CardStolenSeen(0, 1, "ore"), ev.CardStolen(0, 1)),
        (ev.CardsGivenSeen(1, 2, 2, "wedding", Cards(0, 2)), ev.CardsGiven(1, 2, 2, "wedding")),
        (ev.ProgressStolenSeen(0, 1, True, "spy"), ev.ProgressStolen(0, 1, True)),
    ],
)
def test_what_a_seat_knows_better_changes_nothing_on_the_board(private: Any, public: Any) -> None:
    built = ev.Built(1, "city", 14)
    assert _board(middle(), news=(private, built)) == _board(middle(), news=(public, built))


def test_what_is_new_is_haloed_and_what_is_old_is_not() -> None:
    news = (
        ev.Built(1, "city", 14),
        ev.RoadBuilt(1, "9-14"),
        ev.KnightActivated(0, 17),
        ev.Improved(3, "trade", 4),
    )
    scene = _board(middle(), news=news)
    assert sorted(refs_of(scene, "new.")) == ["new.14", "new.17", "new.9-14"]
    fresh = [item.ref for item in sprites_of(scene, "catan.track") if item.args[3]]
    assert fresh == ["seat3.trade"]
    quiet = _board(middle())
    assert refs_of(quiet, "new.") == []
    assert not any(item.args[3] for item in sprites_of(quiet, "catan.track"))


def test_a_halo_lies_below_every_piece_and_token() -> None:
    scene = _board(middle(), news=(ev.Built(1, "city", 14), ev.RoadBuilt(1, "9-14")))
    arts = [item.art for item in scene.items if isinstance(item, Sprite)]
    last_halo = max(i for i, art in enumerate(arts) if art in ("catan.halo", "catan.road-halo"))
    pieces = ("catan.road", "catan.token", "catan.city", "catan.settlement", "catan.knight")
    assert last_halo < min(arts.index(art) for art in pieces)


def test_a_knight_that_moved_leaves_a_ghost_where_nothing_stands_now() -> None:
    scene = _board(middle(), news=(ev.KnightMoved(1, 19, 24),))
    (ghost,) = sprites_of(scene, "catan.knight-ghost")
    assert ghost.args == (1, "B", 1)
    strong = _board(middle(), news=(ev.KnightMoved(1, 19, 20),))
    assert [s.args for s in sprites_of(strong, "catan.knight-ghost")] == [(1, "B", 2)]
    without = _board(middle(), news=(ev.KnightMoved(1, 14, 24),))
    assert sprites_of(without, "catan.knight-ghost") == []  # there is a city by now


def test_a_knight_driven_away_is_marked_and_struck_out_at_its_owner() -> None:
    gone = _board(middle(), news=(ev.CardPlayed(0, "intrigue"), ev.KnightDisplaced(1, 0, 19, 2)))
    assert refs_of(gone, "lost.") == ["lost.19"]
    assert [s.args for s in sprites_of(gone, "catan.knight-ghost")] == [(1, "B", 2)]
    steps = [s.args for s in sprites_of(gone, "catan.step")]
    assert [args[:3] + args[4:] for args in steps] == [("card", 0, "A", 1), ("driven", 1, "B", 2)]
    taken = _board(middle(), news=(ev.KnightMoved(1, 19, 24), ev.KnightDisplaced(0, 1, 24, 1)))
    assert (refs_of(taken, "new."), refs_of(taken, "lost.")) == (["new.24"], [])
    news = (ev.KnightDisplaced(1, 0, 19, 2), ev.KnightDriven(1, 0, 19, 20))
    placed = _board(middle(), news=news)
    assert (refs_of(placed, "new."), refs_of(placed, "lost.")) == (["new.20"], [])
    assert len(sprites_of(placed, "catan.knight-ghost")) == 1


def test_the_title_bar_shows_a_knight_with_its_level() -> None:
    (moved,) = sprites_of(_board(middle(), news=(ev.KnightMoved(1, 19, 20),)), "catan.step")
    assert moved.args[-1] == 2


def test_a_city_that_lost_its_metropolis_is_marked() -> None:
    scene = _board(middle(), news=(ev.MetropolisBuilt(3, "trade", 36, 1, 14),))
    assert (refs_of(scene, "new."), refs_of(scene, "lost.")) == (["new.36"], ["lost.14"])


def test_removed_roads_are_ghosts_unless_another_road_lies_there() -> None:
    gone = _board(middle(), news=(ev.RoadRemoved(0, 2, "49-52"), ev.RoadRemoved(0, 2, "45-49")))
    assert [s.ref for s in sprites_of(gone, "catan.road-ghost")] == ["ghost.49-52"]


def test_a_razed_city_is_marked_in_red_and_the_attack_told() -> None:
    view, card = written_down()["attack-4"]
    scene = COMPOSER.board(view, card, THEME)
    assert refs_of(scene, "lost.") == ["lost.26"]
    (halo,) = [s for s in sprites_of(scene, "catan.halo") if s.ref == "lost.26"]
    assert halo.args[1] == 1
    texts = {item.text for item in scene.items if isinstance(item, Text)}
    assert {"9:7", "+2", "+10", "−4"} <= texts


def test_the_title_bar_shows_the_last_steps_after_their_seats() -> None:
    view, card = written_down()["attack-4"]
    steps = [s.args for s in sprites_of(COMPOSER.board(view, card, THEME), "catan.step")]
    assert [(args[0], args[2]) for args in steps] == [("improved", "D"), ("card", "C"), ("robber", "C")]


def test_the_seat_whose_turn_it_is_points_to_the_board_and_awaited_seats_are_bright() -> None:
    scene = _board(middle(phase=("owing", "start"), active=1), awaited=(2, 3))
    marks = {s.ref: s.args[3:] for s in sprites_of(scene, "plain-slip")}
    assert marks == {"seat0": (0, 0), "seat1": (0, 1), "seat2": (1, 0), "seat3": (1, 0)}


def test_in_the_draft_the_pointer_is_at_whoever_places() -> None:
    step = GAME.setup(3, rng_from("draft").seed)
    pointed = []
    while step.state.turns == 0:
        (decision,) = GAME.pending(step.state)
        scene = _board(GAME.view(step.state, None), awaited=())
        pointed.append([s.ref for s in sprites_of(scene, "plain-slip") if s.args[4]] == [f"seat{decision.seat}"])
        step = GAME.apply(step.state, decision.seat, GAME.options(step.state, decision.seat)[0].action)
    assert pointed == [True] * 12


def test_how_a_hand_changed_stands_beside_the_count_of_its_cards() -> None:
    view, card = written_down()["attack-4"]
    scene = COMPOSER.board(view, card, THEME)
    boxes = {item.ref: item for item in scene.items if isinstance(item, Text)}
    signs = {item.ref: item.at for item in scene.items if isinstance(item, Sprite)}
    for seat in (0, 1, 3):
        gain, held = boxes[f"seat{seat}.gain.count"], boxes[f"seat{seat}.held.count"]
        assert abs(gain.at[1] - held.at[1]) <= 1
        assert held.at[0] < gain.at[0] < signs[f"seat{seat}.progress"][0]
        assert gain.box[0] - held.at[0] <= 60


def test_what_stands_behind_a_count_lies_within_its_panel_and_apart_from_the_rest() -> None:
    for scene in (_board(middle()), COMPOSER.board(*written_down()["end-3"], THEME)):
        slips = {item.ref: item for item in sprites_of(scene, "plain-slip")}
        plates = [
            (item.ref.partition(".")[0], item.at, item.args)
            for art in ("tablet", "plate")
            for item in sprites_of(scene, art)
        ]
        around = [
            (x - int(w) / 2, y - int(h) / 2, x + int(w) / 2, y + int(h) / 2) for _, (x, y), (w, h, *_) in plates
        ]
        for (seat, _, _), (left, top, right, bottom) in zip(plates, around, strict=True):
            if seat in slips:
                x, y = slips[seat].at
                assert x < left
                assert right <= x + int(slips[seat].args[0]) - 10
                assert y < top
                assert bottom <= y + int(slips[seat].args[1]) - 10
        for i, (left, top, right, bottom) in enumerate(around):
            for other in around[:i]:
                assert (
                    right + 3 <= other[0] or other[2] + 3 <= left or bottom + 3 <= other[1] or other[3] + 3 <= top
                )


def test_winners_are_crowned_at_the_end_and_leaders_before() -> None:
    view, card = written_down()["end-3"]
    assert [r for r in refs_of(COMPOSER.board(view, card, THEME), "seat") if r.endswith(".crown")] == [
        "seat0.crown"
    ]
    assert [r for r in refs_of(_board(middle()), "seat") if r.endswith(".crown")] == ["seat3.crown"]
    even = a_view(MIDDLE[:3], longest_road=None)
    level = replace(even, players=tuple(replace(p, points=even.players[0].points) for p in even.players))
    assert [r for r in refs_of(_board(level), "seat") if r.endswith(".crown")] == []


def test_seats_that_would_lose_a_city_now_are_marked() -> None:
    marked = [r for r in refs_of(_board(middle()), "seat") if r.endswith(".danger")]
    assert sorted(marked) == ["seat1.danger", "seat3.danger"]
    safe = _board(middle(endangered=()))
    assert [r for r in refs_of(safe, "seat") if r.endswith(".danger")] == []


def test_the_longest_road_and_each_metropolis_are_marked_at_their_seat() -> None:
    view, card = written_down()["end-3"]
    scene = COMPOSER.board(view, card, THEME)
    assert [r for r in refs_of(scene, "seat") if r.endswith(".longest")] == ["seat2.longest", "seat2.from.longest"]
    held = [item.ref for item in sprites_of(scene, "catan.track") if item.args[2]]
    assert sorted(held) == ["seat0.science", "seat0.trade", "seat1.politics"]
    assert "seat0.from.metropolis" in refs_of(scene, "seat0.from.")


def test_a_closeup_labels_exactly_the_places_named_and_shows_them_all() -> None:
    for view, card in written_closeups().values():
        scene = COMPOSER.closeup(view, card, THEME)
        labels = {item.ref: item.text for item in scene.items if isinstance(item, Text)}
        assert labels == dict(card.labels)
        for item in scene.items:
            if isinstance(item, Text):
                assert 30 <= item.at[0] <= scene.size[0] - 30
                assert 30 <= item.at[1] <= scene.size[1] - 30


def test_a_closeup_is_no_larger_than_the_map_and_smaller_for_few_places() -> None:
    whole = COMPOSER.closeup(*written_closeups()["whole"], THEME).size
    corner = COMPOSER.closeup(*written_closeups()["corner"], THEME).size
    assert corner[0] < whole[0] * 0.6
    assert corner[1] < whole[1] * 0.6
    for view, card in written_closeups().values():
        size = COMPOSER.closeup(view, card, THEME).size
        assert size[0] <= whole[0]
        assert size[1] <= whole[1]


@pytest.mark.parametrize(
    "ref", ["card:spy", "vertex:54", "vertex:-1", "vertex:x", "edge:0-9", "hex:9,9", "seat:1", "x"]
)
def test_labels_of_things_that_are_not_on_the_map_are_passed_over(ref: str) -> None:
    scene = COMPOSER.closeup(middle(), match_card(4, labels=((ref, "A1"),)), THEME)
    assert [item for item in scene.items if isinstance(item, Text)] == []


def labelled(view: CatanView, what: str) -> Scene:
    """A close-up on which everything of a kind is labelled."""
    refs = {
        "hexes": [f"hex:{place.id}" for place in view.hexes if place.id != view.robber],
        "cities": [f"vertex:{one.vertex}" for one in view.buildings if one.piece == "city"],
        "knights": [f"vertex:{knight.vertex}" for knight in view.knights if knight.seat in (1, 3)],
        "roads": ["edge:18-24", "edge:48-52", "edge:31-36"],
    }[what]
    return COMPOSER.closeup(view, match_card(4, labels=tuple((ref, f"A{i}") for i, ref in enumerate(refs))), THEME)


@pytest.mark.parametrize("what", ["hexes", "cities", "knights", "roads"])
def test_a_label_hides_neither_a_piece_nor_a_number(what: str) -> None:
    scene = labelled(middle(), what)
    bodies = {"catan.token": 28, "catan.settlement": 24, "catan.city": 34, "catan.knight": 30, "catan.robber": 24}
    seen = [(s.at, bodies[s.art]) for s in scene.items if isinstance(s, Sprite) and s.art in bodies]
    pills = sprites_of(scene, "pill")
    assert pills
    for pill in pills:
        w, h = int(pill.args[0]), int(pill.args[1])
        for (x, y), half in seen:
            # How far the middle of a piece is from the nearest point of the label.
            dx = max(0, abs(x - pill.at[0]) - w // 2)
            dy = max(0, abs(y - pill.at[1]) - h // 2)
            assert max(dx, dy) >= half * 0.7, (pill.ref, x, y)


def test_labels_do_not_cover_each_other_even_where_everything_may_be_chosen() -> None:
    view = opening(4)
    free = [v for v in range(54) if v not in {building.vertex for building in view.buildings}]
    vertices = ((f"vertex:{v}", f"A{i}") for i, v in enumerate(free, 1))
    crowd = (*vertices, ("edge:18-23", "B1"), ("hex:0,0", "B2"), ("vertex:8", "B3"))
    scene = COMPOSER.closeup(view, match_card(4, labels=crowd), THEME)
    pills = [(s.at, s.args) for s in sprites_of(scene, "pill")]
    assert len(pills) == len(crowd)
    for i, ((x, y), (w, h, _)) in enumerate(pills):
        for (ox, oy), (ow, oh, _) in pills[i + 1 :]:
            assert abs(x - ox) >= (int(w) + int(ow)) / 2 - 6 or abs(y - oy) >= (int(h) + int(oh)) / 2 - 6
