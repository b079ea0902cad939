"""Of much that happened a panel keeps what matters to its reader, in the order in which it happened."""

from typing import Any

import pytest

from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Block, Line, Select
from discord_ui.panel.heights import FEWEST
from discord_ui.panel.news import NewsText
from engines import GAMES
from engines.cities_knights import events as ce
from engines.core.game import Game, seen
from engines.core.text.messages import Msg
from engines.fugger import events as fe
from engines.nuremberg import events as ne
from engines.nuremberg.data import Cards
from engines.nuremberg.position import load
from service.history.narration import STOOD_IN_YOU
from tests.discord_ui.helpers.panel_models import table_of, walk
from tests.discord_ui.helpers.panel_walk import TEXT
from tests.games.panels import panel

NUREMBERG: Game[Any, Any] = GAMES["nuremberg"]
CATAN: Game[Any, Any] = GAMES["cities_knights"]
FUGGER: Game[Any, Any] = GAMES["fugger"]
ANNA, BERT, CLARA = range(3)
MOVES = 60


def state_of(game: Game[Any, Any]) -> Any:
    return game.setup(3, bytes(16)).state


def lines(game: Game[Any, Any], news: tuple[Msg, ...], seat: int | None = ANNA, **more: Any) -> list[str]:
    done = more.pop("done", ())
    table = table_of(state_of(game), seat, game=game, lines=news, **more)
    return NewsText(game, table, Localizer(TEXT, "en", info=table.info), done).parts()[1]


def told(game: Game[Any, Any], *events: Any, seat: int | None = ANNA) -> tuple[Msg, ...]:
    view = game.view(state_of(game), seat)
    return tuple(msg for event in events for msg in game.events.tell(view, [event]))


KNIGHT = ne.KnightMoved(BERT, "3,-3")
"""An event that is neither minor nor a gain."""


def test_what_was_taken_from_the_reader_stays_and_trifles_go() -> None:
    news = (
        *told(
            NUREMBERG,
            ne.CardStolenSeen(BERT, ANNA, "ore"),
            ne.TollSeen(CLARA, ANNA, "V", 1, 1, 0, Cards()),
            ne.Received(ANNA, Cards(wood=1), "harvest"),
        ),
        *told(NUREMBERG, *[ne.KnightSentHome(None)] * 5),
    )
    said = lines(NUREMBERG, news)
    assert "takes **1 ore** from" in said[0]
    assert "Toll to" in said[1]
    assert "1 wood" in said[2]
    assert said[-1] == "-# 3 more things, under “What happened”"
    assert len(said) == 6


def test_points_of_others_come_before_the_rest() -> None:
    said = lines(NUREMBERG, (*told(NUREMBERG, ne.WorkshopBuilt(BERT, "h-ne")), *told(NUREMBERG, *[KNIGHT] * 5)))
    assert "opens **a workshop**" in said[0]
    assert len(said) == 6


def test_much_at_once_takes_no_more_room_than_half_a_phone() -> None:
    built = told(NUREMBERG, *[ne.WorkshopBuilt(BERT, "h-ne")] * 5)
    drawn = (*told(NUREMBERG, ne.Received(ANNA, Cards(wood=1), "harvest")), *built)
    table = table_of(state_of(NUREMBERG), ANNA, game=NUREMBERG)
    done, _ = NewsText(NUREMBERG, table, Localizer(TEXT, "en", info=table.info), drawn).parts()
    news = lines(NUREMBERG, built, done=drawn, away=60)
    assert sum(map(len, [*done, *news])) < 500


def test_somebody_else_and_a_spectator_keep_what_matters_to_them() -> None:
    robbed = told(NUREMBERG, ne.CardStolen(BERT, ANNA), seat=None)
    news = (*robbed, *told(NUREMBERG, *[KNIGHT] * 5, seat=None))
    for reader in (CLARA, None):
        assert not any("takes a card" in line for line in lines(NUREMBERG, news, reader))
    assert any("takes a card" in line for line in lines(NUREMBERG, news, ANNA))


def test_a_city_of_others_counts_and_a_knight_does_not() -> None:
    vertex = 20
    view = CATAN.view(state_of(CATAN), ANNA)
    weights = [
        CATAN.events.ranks.weight(CATAN.events.tell(view, [ce.Built(BERT, what, vertex)])[0], ANNA)
        for what in ("settlement", "city", "knight", "wall")
    ]
    assert weights == [1, 1, 2, 2]


def test_a_computer_player_in_ones_place_is_told_first() -> None:
    assert "answered for you" in lines(NUREMBERG, (Msg(STOOD_IN_YOU, {}), *told(NUREMBERG, *[KNIGHT] * 5)))[0]


def test_what_ones_own_move_brought_is_not_told_again_below_it() -> None:
    drew = told(FUGGER, fe.Skipped(BERT))
    assert lines(FUGGER, drew, done=drew) == []
    # If it happens again, it is shown again.
    assert len(lines(FUGGER, (*drew, *drew), done=drew)) == 1


def test_much_that_ones_own_move_brought_is_counted_where_it_is_left_out() -> None:
    table = table_of(state_of(NUREMBERG), ANNA, game=NUREMBERG)
    mine = told(NUREMBERG, ne.Received(ANNA, Cards(wood=1), "harvest"))
    done = (*mine, *told(NUREMBERG, *[ne.KnightSentHome(None)] * 13))
    said, _ = NewsText(NUREMBERG, table, Localizer(TEXT, "en", info=table.info), done).parts()
    assert "1 wood" in said[0]
    assert said[-1] == "-# 7 more things, under “What happened”"


def test_what_concerns_the_reader_stays_beside_much_that_does_not() -> None:
    mine = told(NUREMBERG, *[ne.CardStolenSeen(BERT, ANNA, "ore")] * 5)
    said = lines(NUREMBERG, (*told(NUREMBERG, *[ne.WorkshopBuilt(BERT, "h-ne")] * 20), *mine), away=60)
    assert sum("takes **1 ore** from" in line for line in said) == 5


def test_below_much_news_there_are_fewer_lines_and_the_rest_is_a_list() -> None:
    hand = {"wood": 4, "clay": 4, "wool": 4, "grain": 4, "ore": 4}
    state = load({"players": 3, "P0": {"hand": hand, "gold": 9}}, loose=True)

    def shown(*news: Msg) -> list[type[Block]]:
        return [type(block) for block in panel(table_of(state, ANNA, game=NUREMBERG, lines=news)).blocks]

    much = shown(*told(NUREMBERG, *[KNIGHT] * 9))
    assert shown().count(Line) > much.count(Line) >= FEWEST
    assert Select in much


def test_a_hand_keeps_a_line_for_each_card_however_much_news_there_is() -> None:
    for state, _, _ in walk(3, 1, game=FUGGER):
        if state.over:
            break
        seat = FUGGER.pending(state)[0].seat
        news = told(FUGGER, *[fe.DeliveredCard(seat, 1, "wine")] * 9, seat=seat)
        tables = (table_of(state, seat, game=FUGGER, lines=some) for some in ((), news))
        quiet, loud = ([one.button.id for one in panel(table).blocks if isinstance(one, Line)] for table in tables)
        assert loud == quiet


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_weighs_is_a_sentence_that_the_catalogues_know(key: str) -> None:
    ranks = GAMES[key].events.ranks
    for sentence in ranks.personal | ranks.scoring:
        assert TEXT.has(sentence, "en"), sentence


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_is_kept_is_told_in_its_order_and_the_readers_own_stays(key: str) -> None:
    game = GAMES[key]
    state, news = state_of(game), list[Msg]()
    for at, (position, events, _) in enumerate(walk(3, 5, game=game)):
        state = position
        news += game.events.tell(game.view(state, ANNA), seen(events, ANNA))
        if at == MOVES:
            break
    table = table_of(state, ANNA, game=game, lines=tuple(news), away=60)
    localizer = Localizer(TEXT, "en", info=table.info)
    _, said = NewsText(game, table, localizer).parts()
    told = {f"-# {localizer.say(escape_args(msg))}": game.events.ranks.weight(msg, ANNA) for msg in news}
    everything = iter([f"-# {localizer.say(escape_args(msg))}" for msg in news])
    assert all(line in everything for line in said[:-1])
    assert [told[line] for line in said[:-1]].count(0) == min(
        5, [game.events.ranks.weight(m, ANNA) for m in news].count(0)
    )
