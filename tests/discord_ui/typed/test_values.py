"""Times, zones and amounts as people type them, and what is understood of the fields of a move."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discord_ui.typed import time_zones, times
from discord_ui.typed.amounts import UnreadableAmount, read_amount, write_amount
from discord_ui.typed.arguments import LegalArguments
from discord_ui.typed.name_matching import CHOICES, NamedValue, matching_values
from discord_ui.typed.parameters import illegal_action, make_action, verb_parameters
from engines import GAMES
from engines.core.encoding.codec import DecodeError, write_code
from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.text.messages import Msg
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.position import load
from i18n.locales import Locale
from tests.discord_ui.helpers.option_game import (
    TRADING,
    Bid,
    Discard,
    Goods,
    Offer,
    Propose,
    Terms,
    options_of,
    state_with,
)
from tests.discord_ui.helpers.panel_walk import TEXT

PARIS = ZoneInfo("Europe/Paris")


CLOCK = {0: "12 am|24:00", 420: "7", 425: "07:05", 555: "9.15", 1140: "7 pm", 1350: "22:30|22h30"}


@pytest.mark.parametrize(
    ("text", "minutes"), [(text, n) for n, texts in CLOCK.items() for text in texts.split("|")]
)
def test_times_of_day(text: str, minutes: int) -> None:
    assert times.read_clock(text) == minutes


@given(st.integers(0, 1439))
def test_a_time_of_day_survives_writing(minutes: int) -> None:
    assert times.read_clock(times.write_clock(minutes)) == minutes


@pytest.mark.parametrize("text", ["2027-08-15", "15.8.2027", "15/08/2027", " 2027-8-15 "])
def test_a_vacation_lasts_to_the_end_of_its_last_day(text: str) -> None:
    assert times.read_last_day(text, PARIS) == int(datetime(2027, 8, 16, tzinfo=PARIS).timestamp())


@pytest.mark.parametrize("day", ["2027-08-15", "2027-03-28", "2027-10-31", "2027-12-31"])
def test_the_last_day_is_written_as_it_is_read(day: str) -> None:
    for zone in (PARIS, ZoneInfo("Asia/Tokyo"), ZoneInfo("America/Sao_Paulo")):
        assert times.write_last_day(times.read_last_day(day, zone), zone) == day


def test_a_day_is_a_day_of_the_time_zone() -> None:
    tokyo = times.read_last_day("2027-08-15", ZoneInfo("Asia/Tokyo"))
    assert times.read_last_day("2027-08-15", PARIS) - tokyo == 7 * 3600


@pytest.mark.parametrize(("text", "hours"), [("12 24 48", (12, 24, 48)), ("12, 24", (12, 24)), ("6h", (6,))])
def test_hours(text: str, hours: tuple[int, ...]) -> None:
    assert times.read_hours(text) == hours


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Europe/Paris", "Europe/Paris"),
        ("paris", "Europe/Paris"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
        ("Germany", "Europe/Berlin"),
        ("Allemagne", "Europe/Berlin"),
        ("Vereinigtes Königreich", "Europe/London"),
        ("spain", "Europe/Madrid"),
        ("MEZ", "Europe/Berlin"),
        ("CEST", "Europe/Paris"),
        ("EST", "America/New_York"),
        ("bst", "Europe/London"),
    ],
)
def test_a_time_zone_is_found_by_its_city_country_or_abbreviation(text: str, zone: str) -> None:
    assert time_zones.read_zone(text) == zone


def test_a_country_of_many_times_needs_a_city_and_its_cities_are_suggested() -> None:
    with pytest.raises(times.UnreadableTime):
        time_zones.read_zone("Canada")
    assert {"America/Toronto", "America/Vancouver"} <= set(time_zones.matching_zones("canada"))


UNREADABLE: dict[Callable[[str], object], tuple[str, ...]] = {
    times.read_clock: ("", "noon", "25", "7:60", "13 pm", "24:01", "-1", "7:5:0"),
    partial(times.read_last_day, zone=PARIS): ("", "tomorrow", "2027-02-30", "15.13.2027", "8/15", "0000-01-01"),
    times.read_hours: ("", "1 2 3 4", "twelve", "1.5", "-3"),
    time_zones.read_zone: ("", "Atlantis", "Europe", "é"),
}


@pytest.mark.parametrize(("read", "text"), [(read, text) for read, texts in UNREADABLE.items() for text in texts])
def test_what_is_no_time_day_number_of_hours_or_zone(read: Callable[[str], object], text: str) -> None:
    with pytest.raises(times.UnreadableTime):
        read(text)


@given(st.text(max_size=30))
def test_suggested_zones_exist_and_fit_discord(typed: str) -> None:
    found = time_zones.matching_zones(typed)
    assert len(found) <= 25
    assert all(time_zones.read_zone(name) == name for name in found)


def test_zones_begin_with_the_well_known() -> None:
    assert time_zones.matching_zones("paris")[0] == "Europe/Paris"
    assert "Europe/London" in time_zones.matching_zones("")


def test_a_zone_that_no_longer_exists_is_utc() -> None:
    assert time_zones.zone_or_utc("Mars/Olympus") == ZoneInfo("UTC")


HALVES = {
    0: ("0",),
    1: ("½", "1/2"),
    4: ("2 fl.",),
    6: ("3", "3,0"),
    7: (
        "3½",
        "3 ½",
        "3.5",
        "3,5",
        "3.50",
        "3 1/2",
        "7/2",
        "7 / 2",
        "3 1 / 2",
        "7 ⁄ 2",
        "3½ florins",
        "3,5\u202fflorins",
    ),
    24: (" 12 ",),
}


@pytest.mark.parametrize(("text", "halves"), [(text, n) for n, texts in HALVES.items() for text in texts])
def test_halves_are_read_however_they_are_typed(text: str, halves: int) -> None:
    assert read_amount(text, 2) == halves


@pytest.mark.parametrize(
    "text", ["", "florins", "3¼", "3.3", "1/3", "-2", "3 4", "2.5.1", "1/0", "99999999", "½½", "٣٤٥٦٧٨٩"]
)
def test_what_is_no_number_of_halves_is_refused(text: str) -> None:
    with pytest.raises(UnreadableAmount):
        read_amount(text, 2)


def test_wholes_have_no_parts() -> None:
    assert read_amount("7") == 7
    with pytest.raises(UnreadableAmount):
        read_amount("7½")


@pytest.mark.parametrize("halves", range(40))
def test_what_is_written_is_read_again(halves: int) -> None:
    assert read_amount(write_amount(halves, 2), 2) == halves


FUGGER = GAMES["fugger"]


def legal(state: Any, verb: str, locale: Locale = "en", game: Game[Any, Any] = FUGGER) -> LegalArguments:
    say = TEXT.speaker(locale, game="fugger", names=("Anna", "Bert"), plain=True)
    return LegalArguments(game, game.view(state, 0), game.options(state, 0), verb, say)


def with_hand(*cards: str, round_: int = 1) -> Any:
    return load({"round": round_, "players": [{"hand": list(cards)}, {"hand": ["wine"]}]})


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_can_be_typed_from_the_suggestions_alone(locale: Locale, seats: int) -> None:
    rng = Rng(bytes(16))
    state = FUGGER.setup(seats, bytes(16)).state
    for _ in range(60):
        decisions = FUGGER.pending(state)
        if not decisions:
            break
        seat = decisions[0].seat
        options = FUGGER.options(state, seat)
        say = TEXT.speaker(locale, game="fugger", names=("A", "B", "C", "D"), plain=True)
        typed = set()
        for verb in FUGGER.verbs:
            found = LegalArguments(FUGGER, FUGGER.view(state, seat), options, verb, say)
            for field in found.fields:
                names = [value.name for value in found.values(field)]
                assert len(names) == len(set(names)), "two suggestions look the same"
                for value in found.values(field):
                    typed.add(write_code(make_action(FUGGER, verb, {field: found.read(field, value.name)})))
            if not found.fields and found.options:
                typed.add(write_code(make_action(FUGGER, verb, {})))
        assert typed == {write_code(option.action) for option in options}
        state = FUGGER.apply(state, seat, options[rng.below(len(options))].action).state


def test_a_card_is_found_without_accents_and_by_a_part_of_its_name() -> None:
    found = legal(with_hand("spices", "copper"), "play", "fr")
    assert [value.code for value in matching_values(found.values("card"), "epice")] == ["spices"]
    assert found.read("card", "EPICE") == "spices"
    assert found.read("card", "cuiv") == "copper"


def test_what_fits_several_cards_is_not_guessed() -> None:
    found = legal(with_hand("spices", "spices-sealed"), "play")
    assert found.read("card", "spice") == "spice"
    assert found.read("card", "spices") == "spices"


def test_suggestions_begin_with_what_begins_as_typed() -> None:
    values = [NamedValue("a", "red wine"), NamedValue("b", "brewed tea"), NamedValue("c", "re")]
    assert [value.code for value in matching_values(values, "re")] == ["a", "c", "b"]
    assert [value.code for value in matching_values(values, "ew")] == ["b"]


def test_no_more_is_suggested_than_discord_shows() -> None:
    shown = matching_values([NamedValue(str(n), "x" * 150) for n in range(60)], "")
    assert len(shown) == CHOICES
    assert all(len(value.name) <= 100 for value in shown)


def test_a_value_too_long_for_discord_is_not_offered() -> None:
    assert matching_values([NamedValue("y" * 101, "long"), NamedValue("ok", "short")], "") == [
        NamedValue("ok", "short")
    ]


def test_fields_of_other_kinds_than_text() -> None:
    kinds = {field.name: (field.kind, field.required) for field in verb_parameters(Bid)}
    assert kinds == {"lot": (str, True), "amount": (str, True)}, "only text can be suggested with a reason"


def test_amounts_picks_and_bags_are_suggested_by_their_codes() -> None:
    state = state_with("small-bid", "discard", "offer")
    assert [value.code for value in legal(state, "bid", game=TRADING).values("amount")] == ["1", "2", "3", "4"]
    assert legal(state, "discard", game=TRADING).values("card")[0] == NamedValue("c0+c1", "card c0 and card c1")
    assert "wine3+cloth1" in [value.code for value in legal(state, "offer", game=TRADING).values("give")]


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("2 wine for 1 cloth", Terms(Goods(2, 0), Goods(0, 1))),
        ("wine for cloth", Terms(Goods(1, 0), Goods(0, 1))),
        ("2x Wine -> cloth", Terms(Goods(2, 0), Goods(0, 1))),
        ("1wine contre 2 clo", Terms(Goods(1, 0), Goods(0, 2))),
        ("1 wine and 1 wine pour 2 cloths", Terms(Goods(2, 0), Goods(0, 2))),
        ("wine2~cloth1", Terms(Goods(2, 0), Goods(0, 1))),
    ],
)
def test_a_trade_is_typed_in_words(text: str, terms: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    named_by_id(monkeypatch)
    found = legal(state_with("propose"), "propose", game=TRADING)
    code = found.read("terms", text)
    assert make_action(TRADING, "propose", {"terms": code, "to": "1"}) == Propose(terms, ("1",))


@pytest.mark.parametrize(
    "text", ["", "wine", "for", "2 for wine", "wine for gold", "wine cloth", "1 for 2 for 3", "9" * 5000]
)
def test_a_trade_that_is_none_is_not_guessed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    named_by_id(monkeypatch)
    found = legal(state_with("propose"), "propose", game=TRADING)
    assert found.read("terms", text) == text
    assert not found.readable("terms", text)


def test_a_half_typed_trade_is_completed_to_legal_ones_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    named_by_id(monkeypatch)
    found = legal(state_with("propose"), "propose", game=TRADING)
    assert found.typed("terms", "2 wine") == [NamedValue("wine2~cloth1", "2 wine for 1 cloth")]
    assert found.typed("terms", "2 wine for") == found.typed("terms", "2 wine for cloth")
    assert found.typed("terms", "3 wine for cloth") == []
    whole = found.typed("terms", "2 wine for 2 cloth")
    for unfinished in ("2", "2 ", "2 w", "2 wi", "2 wine f", "2 wine for 1", "2 wine for c"):
        assert found.typed("terms", unfinished) == found.typed("terms", "2 wine"), unfinished
    assert found.typed("terms", "2 wine for 2") == found.typed("terms", "2 wine -> 2 clo") == whole
    assert found.typed("terms", "gibberish") == []
    assert found.values("terms") == [NamedValue("wine1~cloth1", "1 wine for 1 cloth")]


def test_addressees_are_suggested_beside_any_trade_that_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    named_by_id(monkeypatch)
    found = legal(state_with("propose"), "propose", game=TRADING)
    assert len(found.values("to", {"terms": "wine2~cloth2"})) == 3
    assert found.values("to", {"terms": "wine3~cloth2"}) == []


def test_cards_are_typed_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    named_by_id(monkeypatch)
    found = legal(state_with("offer"), "offer", game=TRADING)
    assert found.read("give", "2 wine, cloth") == "wine2+cloth1"
    assert found.typed("give", "2 wine, cloth") == [NamedValue("wine2+cloth1", "2 wine, 1 cloth")]


def named_by_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TRADING.names.__dict__, "place", lambda _view, ref: Msg("core-thing", {"thing": ref.id}))


def test_a_field_narrows_the_others() -> None:
    found = legal(state_with("hut*3", "tower*2"), "build", game=TRADING)
    assert [value.code for value in found.values("what")] == ["hut", "tower"]
    assert [value.code for value in found.values("place", {"what": "tower"})] == ["0", "1"]
    assert [value.code for value in found.values("place", {"what": "castle"})] == []


@pytest.mark.parametrize(
    ("verb", "given", "action"),
    [
        ("bid", {"lot": "lot", "amount": "4"}, Bid("lot", 4)),
        ("discard", {"card": "c1+c2"}, Discard(("c1", "c2"))),
        ("offer", {"give": "wine1", "want": "cloth2"}, Offer(Goods(1, 0), Goods(0, 2))),
    ],
)
def test_texts_become_an_action(verb: str, given: dict[str, str], action: Any) -> None:
    assert make_action(TRADING, verb, given) == action


@pytest.mark.parametrize(
    ("verb", "given"),
    [
        ("bid", {"lot": "lot", "amount": "four"}),
        ("bid", {"lot": "lot"}),
        ("bid", {"lot": "a/b", "amount": "4"}),
        ("offer", {"give": "gold1", "want": "cloth2"}),
    ],
)
def test_what_cannot_be_an_action_is_said_to_be_undecodable(verb: str, given: dict[str, str]) -> None:
    with pytest.raises(DecodeError):
        make_action(TRADING, verb, given)


def test_a_verb_without_a_legal_move_is_probed_with_something_the_seat_has() -> None:
    options = FUGGER.options(with_hand("spices", round_=3), 0)
    action = illegal_action(FUGGER, options, "deliver")
    assert action == Deliver("spices")
    assert action not in [option.action for option in options]


def test_nothing_is_probed_where_nothing_fits() -> None:
    assert illegal_action(FUGGER, FUGGER.options(with_hand(), 0), "play") is None
    assert illegal_action(TRADING, options_of(["bid"]), "build") is None


def test_moves_are_listed_in_words() -> None:
    found = legal(with_hand("spices", "merchant"), "play")
    moves = found.moves(5)
    assert moves is not None
    said = TEXT.say(moves, "en", game="fugger")
    assert "Spice" in said
    assert "Merchant" in said
    assert {type(option.action) for option in found.options} == {Play}
    assert legal(with_hand("wine"), "draw").options[0].action == Draw()
