"""Whole matches, each event, each refusal and crowded boards are said in both languages without a slip."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from discord_ui.handlers.screens.board import ROOM
from engines import GAMES
from engines.core.encoding.codec import members, struct_of
from engines.core.game import Game
from engines.core.rng import rng_from
from engines.core.text.messages import Msg
from engines.fugger.events import PricesMoved, Sold
from i18n.almanac import Almanac
from i18n.locales import LOCALES, Locale
from i18n.text import Speaker
from tests.games.profiles import PROFILES
from tests.i18n.helpers.sentences import TEXT, say, slips
from tests.tiers import few
from tools.texts.matches import labels, moments, refusals, summaries

NAMES = ("**Anna**", "**Émile**", "**Bob**", "<@1234>")

SEEDS = range(2)

MOST_FOR_GROUPS = 500
"""The moments of a match that are searched for headings and topics."""

EVERY = [pytest.param(game, locale, id=f"{key}-{locale}") for key, game in GAMES.items() for locale in LOCALES]
IN_FRENCH_FIRST = [
    pytest.param(*one.values, id=one.id, marks=() if "fr" in one.values else pytest.mark.long) for one in EVERY
]
"""French has more ways to go wrong."""


def seat_counts(game: Game[Any, Any]) -> range:
    return range(game.info.seats[0], game.info.seats[1] + 1)


def once(say: Speaker) -> Callable[[Msg], str]:
    """Says each sentence once: in a match most come again and again."""
    said: dict[str, str] = {}

    def cached(msg: Msg) -> str:
        key = repr(msg)
        if key not in said:
            said[key] = say(msg)
        return said[key]

    return cached


@pytest.mark.parametrize(("seed", "fewer"), few(1, itertools.product(SEEDS, (0, 1, 2))))
@pytest.mark.parametrize(("game", "locale"), IN_FRENCH_FIRST)
def test_matches_are_told_without_slips(game: Game[Any, Any], locale: Locale, seed: int, fewer: int) -> None:
    """fewer: seats than the game has at most. `test_samples` has every event and crowded positions."""
    key = game.info.key
    say = once(TEXT.speaker(locale, game=key, names=NAMES))
    plain = once(TEXT.speaker(locale, game=key, names=("Anna", "Émile", "Bob", "Chloé"), plain=True))
    for seats in seat_counts(game)[-1 - fewer :][:1]:
        for moment in itertools.islice(moments(game, seats, seed), PROFILES[key].moments):
            msgs = [*moment.told, *summaries(game, moment), *refusals(game, moment, PROFILES[key].typed)]
            if moment.decision is not None:
                msgs.append(moment.decision.prompt)
            assert slips(key, [say(msg) for msg in msgs]) == []
            bare = [plain(msg) for msg in [*msgs, *labels(game, moment)]]
            assert slips(key, bare) == []
            assert not any("**" in text for text in bare)


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_labels_fit_buttons_and_tell_options_apart(game: Game[Any, Any], locale: Locale) -> None:
    key = game.info.key
    say = TEXT.speaker(locale, game=key, names=NAMES, plain=True)
    for seed in SEEDS:
        for moment in itertools.islice(moments(game, seat_counts(game)[-1], seed), PROFILES[key].moments):
            said = [say(label) for label in labels(game, moment)]
            assert len(set(said)) == len(said)
            assert all(1 <= len(text) <= 80 for text in said), said


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_group_and_topic_of_a_match_is_known(game: Game[Any, Any]) -> None:
    key = game.info.key
    almanac = Almanac.load()
    groups, topics = set(), set()
    for moment in itertools.islice(moments(game, game.info.seats[0], 1), MOST_FOR_GROUPS):
        groups |= {option.group for option in moment.options}
        if moment.decision is not None:
            topics.add(moment.decision.topic)
    for locale in LOCALES:
        for group in groups:
            title = TEXT.say(Msg(f"{key}-group-{group}"), locale, game=key)
            assert 1 <= len(title) <= 80
        for topic in topics:
            entry = almanac.entry(key, topic, locale)
            assert entry is not None
            assert entry.game == key
    headings = {name.removeprefix(f"{key}-group-") for name in TEXT.catalogue("en").keys() if "-group-" in name}  # noqa: SIM118
    assert {name for name in headings if not name.startswith(tuple(GAMES))} >= groups


def test_an_evaluation_of_fugger_can_be_followed() -> None:
    game = GAMES["fugger"]
    view = game.view(game.setup(2, bytes(16)).state, None)
    events = [
        PricesMoved(2, 0, (4, 2, 5, 1, 3), (5, 5, 6, 5, 1), (9, 4, 1, 4, 4), (True, False, True, False, True)),
        Sold(1, ("copper", "wine-sealed"), 1, 17, 40),
        Sold(0, (), 0, 0, 12),
    ]
    told: dict[Locale, list[str]] = {}
    for locale in LOCALES:
        say = TEXT.speaker(locale, game="fugger", names=("Anna", "Bob"), plain=True)
        told[locale] = [say(msg) for msg in game.events.tell(view, events)]
    assert told["en"] == [
        "Round 2 is over, on Anna’s turn: 5 spices on the table.",
        "Up: copper 5 → 9 (+4) and wine 1 → 4 (+3).",
        "Crashed: spices 6 → 1 (6 + 5 is above 9).",
        "Down: cloth 5 → 4 and gems 5 → 4.",
        "Bob sells 1 copper and 1 sealed wine for 17 (1 sealed, ×2): 40 in all.",
        "Anna has nothing to sell and stays at 12.",
    ]
    assert told["fr"] == [
        "La manche 2 se termine au tour d’Anna\u202f: 5 épices sur la table.",
        "En hausse\u202f: cuivre 5 → 9 (+4) et vin 1 → 4 (+3).",
        "En chute\u202f: épices 6 → 1 (6 + 5 dépasse 9).",
        "En baisse\u202f: drap 5 → 4 et pierres précieuses 5 → 4.",
        "Bob vend 1 cuivre et 1 vin au sceau pour 17 (dont 1 au sceau, ×2)\u202f: 40 en tout.",
        "Anna n’a rien à vendre et reste à 12.",
    ]


TOLD = {key: one.samples for key, one in PROFILES.items() if one.samples is not None}
every_game = pytest.mark.parametrize("key", TOLD)
in_both = pytest.mark.parametrize("locale", LOCALES)


@every_game
def test_every_type_of_event_is_told(key: str) -> None:
    assert {type(event) for event in TOLD[key].events} == set(map(struct_of, members(GAMES[key].types.event)))


@every_game
@in_both
def test_every_event_is_told_alone_without_slips(key: str, locale: Locale) -> None:
    game = GAMES[key]
    view = game.view(TOLD[key].plain(), None)
    for event in TOLD[key].events:
        lines = [say(key, msg, locale) for msg in game.events.tell(view, [event])]
        assert bool(lines) == (event not in TOLD[key].unreported)
        assert slips(key, lines) == []
        assert all(line[-1] == "." and line[0] == line[0].upper() for line in lines), lines


@every_game
@in_both
def test_the_text_board_of_a_crowded_position_fits_two_pages(key: str, locale: Locale) -> None:
    game = GAMES[key]
    summary = game.board.summary(game.view(TOLD[key].crowded(), 0))
    lines = [section.title for section in summary.board]
    lines += [line for section in summary.board for line in section.lines]
    said = [say(key, msg, locale) for msg in (summary.headline, *lines)]
    assert sum(len(line) + 5 for line in said) <= 2 * ROOM
    assert slips(key, said) == []


@every_game
@in_both
def test_boards_of_a_match_are_told_without_slips(key: str, locale: Locale) -> None:
    game = GAMES[key]
    for moment in itertools.islice(moments(game, game.info.seats[1], 3), 0, 600, 60):
        assert slips(key, [say(key, msg, locale) for msg in summaries(game, moment)]) == []


@every_game
def test_every_refusal_of_a_match_has_a_reason_and_tells_nothing_hidden(key: str) -> None:
    game = GAMES[key]
    rng = rng_from("refusals")
    asked = 0
    for moment in itertools.islice(moments(game, game.info.seats[1], 11), 0, 900, 9):
        if moment.decision is None:
            break
        seat = moment.decision.seat
        other = game.determinize(moment.state, seat, rng)
        for action in PROFILES[key].typed:
            if any(option.admits(action) for option in moment.options):
                continue
            msg = game.why_not(moment.state, seat, action)
            asked += 1
            assert msg.key != "err-illegal", (action, moment.state.stack[-1])
            assert say(key, msg)
            assert game.why_not(other, seat, action) == msg
    assert asked > 1000
