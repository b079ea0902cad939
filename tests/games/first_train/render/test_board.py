"""What the board of First Train shows, and where."""

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageDraw

from engines.core.actions import Event
from engines.first_train import events as ev
from engines.first_train.data import COLOURS, NUMBERS, Exchange, Influence
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import CHARTS, MAPS, MapName
from engines.first_train.view import FirstTrainView
from render.context import RenderContext
from render.drawing.colour import contrast
from render.drawing.fonts import SUPERSAMPLE, text_bounds, width
from render.games.first_train import COMPOSER
from render.games.first_train.layout import (
    LABEL,
    LEADING,
    MAP,
    MAP_SIZE,
    drawn,
    influence_cells,
    places,
    profit_cells,
)
from render.games.first_train.palette import COMPANY, COMPANY_TRACK, INFLUENCE
from render.kit.maps.seat_colours import SEAT_COLOURS
from render.scene import Item, Scene, Sprite, Text
from render.theme import THEME
from tests.games.first_train.helpers.drawn_positions import middle, opening, scenes, written_closeups
from tests.render.helpers.colour_vision import SIGHTS, difference
from tests.render.helpers.drawn_games import refs_of, sprites_of, text_of
from tests.render.helpers.match_scenes import match_card

_SEATS = 4
_WRITTEN = scenes()
_CARD = RenderContext(7, ("Anna", "Benoît", "Cleo", "Dorothea"), (0,), (False,) * _SEATS, tuple(range(_SEATS)))


def _opening(name: MapName) -> FirstTrainView:
    return GAME.view(GAME.setup(_SEATS, b"pictures", FirstTrainSettings(map=name)).state, None)


def _board(view: FirstTrainView) -> Scene:
    return COMPOSER.board(view, _CARD, THEME)


def _named(scene: Scene, ref: str) -> list[Item]:
    return [item for item in scene.items if item.ref == ref]


def _ink(text: Text) -> tuple[float, float, float, float]:
    bounds = text_bounds(text.text, text.face, text.size, text.anchor, text.outline)
    left, top, right, bottom = (side / SUPERSAMPLE for side in bounds)
    x, y = text.at
    return x + left, y + top, x + right, y + bottom


@pytest.mark.parametrize("name", MAPS)
def test_every_area_has_its_name_on_the_map_and_no_name_runs_into_another(name: MapName) -> None:
    view = _opening(name)
    assert {area.id for area in view.chart.areas} == set(places(name))
    scene = _board(view)
    assert all(_named(scene, f"area.{area.id}") for area in view.chart.areas)
    names = [item for item in scene.items if isinstance(item, Text) and item.outline]
    inks = [_ink(item) for item in names]
    for left, top, right, bottom in inks:
        assert MAP[0] <= left
        assert right <= MAP[0] + MAP_SIZE[0]
        assert MAP[1] <= top
        assert bottom <= MAP[1] + MAP_SIZE[1]
    for a, b in combinations(inks, 2):
        assert a[2] <= b[0] + 2 or b[2] <= a[0] + 2 or a[3] <= b[1] + 2 or b[3] <= a[1] + 2, (a, b)


def test_each_cube_and_each_figure_on_the_map_is_drawn() -> None:
    view = _opening("nuernberg")
    drawn = [item for item in _board(view).items if isinstance(item, Sprite) and item.ref.count(".") == 2]
    cubes = sum(item.art == "train.cube" and not item.ref.startswith("seat") for item in drawn)
    figures = sum(item.art == "train.figure" and not item.ref.startswith("seat") for item in drawn)
    assert cubes == sum(area.cubes for area in view.areas)
    assert figures == sum(area.red + area.green + area.landowners for area in view.areas)


def test_an_arrow_to_a_town_turns_grey_once_a_company_has_the_town() -> None:
    view = _opening("nuernberg")
    hill = next(area for area, towns in enumerate(view.chart.arrows) if towns)
    town = view.chart.arrows[hill][0]
    ref = f"arrow.{view.chart.areas[hill].id}.{view.chart.areas[town].id}"
    areas = list(view.areas)
    areas[town] = replace(areas[town], companies=("red",))
    assert _named(_board(view), ref) == []
    (after,) = _named(_board(replace(view, areas=tuple(areas))), ref)
    assert isinstance(after, Sprite)
    assert after.args[1] == 1


def test_a_link_lies_across_its_border_in_its_owner_s_colour() -> None:
    view = _opening("nuernberg")
    border = next(i for i, cost in enumerate(view.chart.cost) if cost is not None)
    ref = f"link.{view.chart.borders[border].id}"
    for holder, look in ((2, "seat2"), ("red", "red"), ("green", "green")):
        links = [*view.links[:border], holder, *view.links[border + 1 :]]
        (link,) = _named(_board(replace(view, links=tuple(links))), ref)
        assert isinstance(link, Sprite)
        assert link.args[3] == look


def test_the_disc_on_top_of_a_stack_lies_leftmost() -> None:
    view = _opening("nuernberg")
    scene = _board(view)
    for index, colour in enumerate(COLOURS):
        discs = [_named(scene, f"influence.{colour}.seat{seat}")[0] for seat in reversed(view.stacks[index])]
        assert [item.at[0] for item in discs] == sorted(item.at[0] for item in discs)


@pytest.mark.parametrize("discs", [(4, 0), (3, 1), (2, 2), (1, 1)])
def test_tracks_keep_their_width_however_discs_lie(discs: tuple[int, int]) -> None:
    profit = [*discs, *[0] * (NUMBERS.profit_most - NUMBERS.profit_least - 1)]
    influence = [*discs, *[0] * (NUMBERS.influence_most - 1)]
    for cells, plain in (
        (profit_cells(profit), profit_cells([0] * len(profit))),
        (influence_cells(0, influence), influence_cells(0, [0] * len(influence))),
    ):
        assert abs(sum(cells[-1][::2]) - sum(plain[-1][::2])) <= 1
        assert all(a[0] + a[2] <= b[0] for a, b in pairwise(cells))


def _boards(*news: Event) -> tuple[Scene, Scene]:
    """The middle of a match without news, and with some."""
    return tuple(COMPOSER.board(middle(), match_card(4, news=some), THEME) for some in ((), news))  # type: ignore[return-value]


def test_who_got_points_for_the_link_bonus_is_told_on_panel_and_bar() -> None:
    before, after = _boards(ev.BonusGiven(2, (0, 3, 1, 0)))
    assert refs_of(before, "seat1.gain") == []
    assert (text_of(after, "seat1.gain.count"), text_of(after, "seat2.gain.count")) == ("+3", "+1")
    assert refs_of(after, "seat0.gain") == refs_of(after, "seat3.gain") == []
    assert [item.args[3] for item in sprites_of(after, "train.step") if item.args[0] == "bonus"] == [1]


def test_landowners_that_leave_are_shown_with_the_line_that_pays_them() -> None:
    for landowners, shown in ((0, ""), (2, "landowner")):
        _, after = _boards(ev.LineBuilt(1, ("katzwang", "wendelstein"), 1, Influence(landowners), landowners))
        (step,) = sprites_of(after, "train.step")
        assert step.args[-1] == shown


def test_counters_that_were_just_drawn_have_another_ring_than_older_ones() -> None:
    before, after = _boards(ev.CountersDrawn(("white",) * 8))
    rings = [{item.args[2] for item in sprites_of(scene, "train.counter")} for scene in (before, after)]
    assert rings == [{0, 1}, {0, 2}]


def test_a_box_with_a_new_bid_is_framed_after_all_boxes_are_drawn() -> None:
    _, after = _boards(ev.BidMade(1, 2, 4))
    refs = [item.ref for item in after.items]
    assert refs.index("new.box.2") > max(i for i, ref in enumerate(refs) if ref.startswith("box."))


def test_a_line_that_is_sold_lies_in_light_and_so_do_the_towns_that_turn() -> None:
    _, after = _boards(ev.LineSold(1, "red", ("neunkirchen", "tennenlohe", "erlangen"), 1, ("erlangen",)))
    assert len(refs_of(after, "new.")) == 2
    turned = {item.ref for item in sprites_of(after, "train.town") if item.args[3]}
    assert turned == {"town.erlangen"}


def test_discs_of_what_was_gained_or_paid_are_ringed() -> None:
    _, after = _boards(ev.TrainBought(0, "2a", 1, Exchange(red=3)), ev.BoxWon(3, 1, 4, Influence(white=1)))
    ringed = {item.ref for item in sprites_of(after, "train.disc") if item.args[3]}
    assert ringed == {"influence.brown.seat0", "influence.red.seat0", "influence.white.seat3"}


def test_a_match_in_wensleydale_is_called_by_its_map_as_the_settings_call_it() -> None:
    french = match_card(4, words=(("option:map-wensleydale_compact", "Wensleydale, compacte"),))
    there = COMPOSER.board(opening(4, map_name="wensleydale_compact"), french, THEME)
    assert text_of(there, "game") == "Wensleydale, compacte"
    here = COMPOSER.board(opening(4), match_card(4, words=(("game", "Erste Eisenbahn"),)), THEME)
    assert text_of(here, "game") == "Erste Eisenbahn"


def test_a_hand_frames_what_it_can_pay_for() -> None:
    scene = COMPOSER.hand(middle(viewer=2), match_card(4), THEME)
    paid = {item.ref.removeprefix("cost."): item.args[3] for item in sprites_of(scene, "train.tag")}
    assert paid == {
        "link.plain": 1, "link.river": 1, "fee.red": 0, "fee.green": 1, "landowner": 1, "train.3": 0, "train.2": 0,
        "train.1": 1,
    }  # fmt: skip


def test_what_is_exchanged_pays_for_a_train_and_a_train_that_is_gone_is_not_for_sale() -> None:
    cubes = COMPOSER.hand(opening(4, viewer=0), match_card(4), THEME)
    tags = {item.ref: item.args[3] for item in sprites_of(cubes, "train.tag")}
    assert tags["cost.train.3"] == 1
    taken = dict.fromkeys(("3a", "3b"), (1, (0, 0, 0, 0)))
    gone = COMPOSER.hand(opening(4, viewer=0, trains=taken), match_card(4), THEME)
    assert {item.ref: item.args[3] for item in sprites_of(gone, "train.tag")}["cost.train.3"] == 0


def test_a_line_that_is_being_chosen_is_dashed_from_its_flag_on() -> None:
    view, card = written_closeups()["line"]
    scene = _WRITTEN["closeup-line"]
    plans = sprites_of(scene, "train.plan")
    assert [item.ref for item in plans] == ["plan.langwasser--allersberg"]
    assert {item.args[3] for item in plans} == {card.styles[view.viewer or 0]}
    assert refs_of(scene, "plan.") == ["plan.langwasser--allersberg", "plan.end", "plan.start", "plan.flag"]
    assert refs_of(scene, "area:") == ["area:hilpoltstein", "area:wendelstein"]


def test_a_chosen_start_alone_is_shown_with_what_may_follow() -> None:
    view, card = written_closeups()["line"]
    scene = COMPOSER.closeup(view, replace(card, way=("langwasser",)), THEME)
    assert refs_of(scene, "plan.") == ["plan.start", "plan.flag"]


def test_trains_are_labelled_beside_the_map() -> None:
    trains = _WRITTEN["closeup-trains"]
    assert set(refs_of(trains, "train:")) == {"train:1b", "train:1a"}
    assert sprites_of(trains, "train.town") == []
    assert len(sprites_of(trains, "train.train")) == 6


def test_the_close_up_of_the_auction_shows_each_box_with_its_points_and_its_bid() -> None:
    view, card = written_closeups()["boxes-full"]
    scene = COMPOSER.closeup(view, card, THEME)
    for box in view.boxes:
        points = [item for item in scene.items if item.ref.startswith(f"box.{box.number}.point.")]
        assert len(points) == box.printed.total() + box.choice + (box.drawn is not None)
        said = [text_of(scene, f"box.{box.number}.{part}") for part in ("number", "bid" if box.bid else "least")]
        assert said == [str(box.number), str(box.bid) if box.bid else f"from {box.least}"]
        own = [item for item in scene.items if item.ref == f"box.{box.number}.own"]
        assert bool(own) == (box.seat == view.viewer)


@pytest.mark.parametrize("name", MAPS)
def test_every_name_lies_by_a_third_at_least_on_the_area_that_it_names(name: MapName) -> None:
    for area in CHARTS[name].areas:
        place = places(name)[area.id]
        (x, y), lines = place.at, place.lines
        wide = max(width(line, "number" if area.is_town else "label", LABEL) for line in lines)
        high = LEADING * len(lines)
        land = Image.new("L", MAP_SIZE, 0)
        ImageDraw.Draw(land).polygon(drawn(area.polygon), fill=1)
        there = land.crop((round(x - wide / 2), round(y - high / 2), round(x + wide / 2), round(y + high / 2)))
        assert sum(there.tobytes()) * 3 >= there.width * there.height, area.name


def test_influence_has_a_sign_of_its_own_for_each_colour() -> None:
    assert len({sign for _, _, sign in INFLUENCE.values()}) == len(INFLUENCE)
    for disc, ink, _ in INFLUENCE.values():
        assert contrast(ink, disc) >= 4.5


@pytest.mark.parametrize("sight", SIGHTS)
def test_track_of_a_company_is_never_taken_for_that_of_a_seat(sight: str) -> None:
    for _, dark, _ in COMPANY.values():
        for seat in SEAT_COLOURS[:_SEATS]:
            assert difference(dark, seat.body, sight) >= 10
        assert difference(COMPANY_TRACK, dark, sight) >= 30
