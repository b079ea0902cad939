"""Times, days, hours and time zones as people type them."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discord_ui.typed.times import (
    UnreadableTime,
    matching_zones,
    read_clock,
    read_hours,
    read_last_day,
    read_zone,
    write_clock,
    write_last_day,
    zone_or_utc,
)

PARIS = ZoneInfo("Europe/Paris")


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("22:30", 1350),
        ("22h30", 1350),
        ("7", 420),
        ("07:05", 425),
        ("7 pm", 1140),
        ("12 am", 0),
        ("24:00", 0),
        ("9.15", 555),
    ],
)
def test_times_of_day(text: str, minutes: int) -> None:
    assert read_clock(text) == minutes


@pytest.mark.parametrize("text", ["", "noon", "25", "7:60", "13 pm", "24:01", "-1", "7:5:0"])
def test_what_is_no_time_of_day(text: str) -> None:
    with pytest.raises(UnreadableTime):
        read_clock(text)


@given(st.integers(0, 1439))
def test_a_time_of_day_survives_writing(minutes: int) -> None:
    assert read_clock(write_clock(minutes)) == minutes


@pytest.mark.parametrize("text", ["2027-08-15", "15.8.2027", "15/08/2027", " 2027-8-15 "])
def test_a_vacation_lasts_to_the_end_of_its_last_day(text: str) -> None:
    assert read_last_day(text, PARIS) == int(datetime(2027, 8, 16, tzinfo=PARIS).timestamp())


@pytest.mark.parametrize("day", ["2027-08-15", "2027-03-28", "2027-10-31", "2027-12-31"])
def test_the_last_day_is_written_as_it_is_read(day: str) -> None:
    for zone in (PARIS, ZoneInfo("Asia/Tokyo"), ZoneInfo("America/Sao_Paulo")):
        assert write_last_day(read_last_day(day, zone), zone) == day


def test_a_day_is_a_day_of_the_time_zone() -> None:
    tokyo = read_last_day("2027-08-15", ZoneInfo("Asia/Tokyo"))
    assert read_last_day("2027-08-15", PARIS) - tokyo == 7 * 3600


@pytest.mark.parametrize("text", ["", "tomorrow", "2027-02-30", "15.13.2027", "8/15", "0000-01-01"])
def test_what_is_no_day(text: str) -> None:
    with pytest.raises(UnreadableTime):
        read_last_day(text, PARIS)


@pytest.mark.parametrize(("text", "hours"), [("12 24 48", (12, 24, 48)), ("12, 24", (12, 24)), ("6h", (6,))])
def test_hours(text: str, hours: tuple[int, ...]) -> None:
    assert read_hours(text) == hours


@pytest.mark.parametrize("text", ["", "1 2 3 4", "twelve", "1.5", "-3"])
def test_what_are_no_hours(text: str) -> None:
    with pytest.raises(UnreadableTime):
        read_hours(text)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Europe/Paris", "Europe/Paris"),
        ("paris", "Europe/Paris"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
    ],
)
def test_a_time_zone_is_found_by_its_city(text: str, zone: str) -> None:
    assert read_zone(text) == zone


@pytest.mark.parametrize("text", ["", "Atlantis", "Europe", "é"])
def test_what_is_no_time_zone(text: str) -> None:
    with pytest.raises(UnreadableTime):
        read_zone(text)


@given(st.text(max_size=30))
def test_suggested_zones_exist_and_fit_discord(typed: str) -> None:
    found = matching_zones(typed)
    assert len(found) <= 25
    assert all(read_zone(name) == name for name in found)


def test_zones_begin_with_the_well_known() -> None:
    assert matching_zones("paris")[0] == "Europe/Paris"
    assert "Europe/London" in matching_zones("")


def test_a_zone_that_no_longer_exists_is_utc() -> None:
    assert zone_or_utc("Mars/Olympus") == ZoneInfo("UTC")
