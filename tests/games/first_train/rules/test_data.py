"""The data files against what the rules say, and mistakes in them, which are reported with their place."""

import json
from pathlib import Path

import pytest

from engines.core.files.data_files import DataFile, DataFileError
from engines.first_train.data import BOARDS, FOLDER, NUMBERS, TRAINS
from engines.first_train.geography import CHARTS, MAPS, Chart, MapData

TABLE = {
    "wensleydale": (86, 16, 27, 22, 21, 86, 72, 201, 65, 46),
    "nuernberg": (87, 15, 26, 15, 31, 92, 73, 199, 94, 41),
    "wensleydale_compact": (50, 14, 15, 11, 10, 42, 48, 115, 32, 33),
    "nuernberg_compact": (50, 15, 16, 9, 10, 38, 53, 116, 50, 29),
}
"""By map: areas, major and minor towns, white and yellow areas, cubes, figures, borders, those of cost 1 and 2."""


@pytest.mark.parametrize("name", MAPS)
def test_maps_have_the_areas_towns_and_borders_of_the_table(name: str) -> None:
    chart = CHARTS[name]
    marks = [area.mark for area in chart.areas]
    neutral = [area for area in chart.areas if area.is_town and area.company is None]
    assert TABLE[name] == (
        len(chart.areas),
        marks.count("town_major"),
        marks.count("town_minor"),
        marks.count("goods_white"),
        marks.count("goods_yellow"),
        2 * sum(not area.is_town for area in chart.areas),
        sum(NUMBERS.figures_a_town[area.mark] for area in neutral),
        len(chart.borders),
        chart.cost.count(1),
        chart.cost.count(2),
    )


def test_nuremberg_north_and_south_have_a_closed_border_and_fuerth_is_three_links_away() -> None:
    for name in ("nuernberg", "nuernberg_compact"):
        chart = CHARTS[name]
        north, south = chart.start
        assert chart.cost[chart.between[north, south]] is None
        for start in chart.start:
            reached, links = {start}, 0
            while not reached & set(chart.to):
                reached |= {step.to for area in reached for step in chart.steps("original")[area]}
                links += 1
            assert links == 3


def test_printed_points_are_twenty_and_fifteen() -> None:
    totals = {
        name: [sum(box.printed.counts()[colour] for box in board.boxes) for colour in range(4)]
        for name, board in BOARDS.items()
    }
    assert totals == {"3-4": [4, 6, 5, 5], "2-3": [3, 5, 3, 3]}
    assert [sum(box.choice for box in board.boxes) for board in BOARDS.values()] == [0, 1]


def test_all_six_trains_carry_eleven_passengers_and_thirteen_goods() -> None:
    assert (sum(train.passengers for train in TRAINS), sum(train.goods for train in TRAINS)) == (11, 13)


def broken(tmp_path: Path, change: object) -> str:
    """What reading the compact map of Nuremberg reports once something in it was changed."""
    plain = json.loads((FOLDER / "maps" / "nuernberg_compact.json").read_text())
    assert callable(change)
    change(plain)
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(plain))
    file = DataFile(path)
    with pytest.raises(DataFileError) as caught:
        Chart(file, file.read(MapData))
    return str(caught.value)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda plain: plain["areas"][0].update(id="fuerth"), "two have the same id"),
        (lambda plain: plain["areas"][0].update(colour="red"), "unknown field `colour`"),
        (lambda plain: plain["borders"][3].update(a="atlantis"), "there is no such area"),
        (lambda plain: plain["areas"][1].update(arrows=["atlantis"]), "its arrow to 'atlantis' leads to no town"),
        (lambda plain: plain["areas"][1].update(arrows=[]), "hills and hops, and no others, have arrows"),
        (lambda plain: plain.update(link_bonus={"start": ["doos"], "to": ["fuerth"]}), "'doos' is no town"),
    ],
)
def test_a_mistake_in_a_map_is_told_with_its_place(tmp_path: Path, change: object, told: str) -> None:
    text = broken(tmp_path, change)
    assert told in text
    assert "broken.json" in text
