"""What the board of First Train shows, and where."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

from engines.first_train.data import COLOURS, NUMBERS
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import MAPS, MapName
from engines.first_train.view import FirstTrainView
from render.card import MatchCard
from render.fonts import SUPERSAMPLE, text_bounds
from render.games.first_train import COMPOSER
from render.games.first_train.layout import MAP, MAP_SIZE, influence_cells, places, profit_cells
from render.scene import Item, Scene, Sprite, Text
from render.theme import THEME

_SEATS = 4
_CARD = MatchCard(7, ("Anna", "Benoît", "Cleo", "Dorothea"), (0,), (False,) * _SEATS, tuple(range(_SEATS)))


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
    (before,), (after,) = _named(_board(view), ref), _named(_board(replace(view, areas=tuple(areas))), ref)
    assert isinstance(before, Sprite)
    assert isinstance(after, Sprite)
    assert (before.args[1], after.args[1]) == (0, 1)


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
