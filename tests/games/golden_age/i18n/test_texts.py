"""The Golden Age in words: things, labels, everything that happens, the text board and the almanac."""

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

from engines.core.actions import Option
from engines.core.text.messages import Msg, Ref, SeatRef
from engines.golden_age import actions as a
from engines.golden_age import events as e
from engines.golden_age.data import CARDS, COLONY_IDS, COLOUR_NAMES, COLOURS, NUMBERS
from engines.golden_age.game import GAME
from engines.golden_age.geography import LENGTH, PLACES, PROVINCES
from engines.golden_age.state import GoldenAgeState
from engines.golden_age.text.names import florins
from i18n.almanac import Almanac
from i18n.locales import LOCALES, Locale
from tests.games.golden_age.helpers.positions import POOR, sale
from tests.games.golden_age.helpers.text_samples import KEY, crowded, say, state
from tests.i18n.helpers.sentences import NAMES, NARROW, TEXT, slips


def told(events: Sequence[Any], locale: Locale = "en") -> list[str]:
    return [say(msg, locale) for msg in GAME.events.tell(GAME.view(state(), None), events)]


def label(action: Any, locale: Locale = "en", position: GoldenAgeState | None = None) -> str:
    return say(GAME.names.label(GAME.view(position or state(), 0), Option(action)), locale)


@pytest.mark.parametrize(
    ("ref", "english", "french"),
    [
        (Ref("province", "holland"), "Holland (green)", "Hollande (vert)"),
        (Ref("province", "flanders"), "Flanders (grey)", "Flandres (gris)"),
        (Ref("guild", "brown"), "brown guild", "guilde marron"),
        (Ref("colony", "4"), "East Indies 4", "Indes 4"),
        (Ref("colony", "7"), "West Indies 7", "Antilles 7"),
        (Ref("space", "9"), "space 9: merchant", f"case 9{NARROW}: marchand"),
        (Ref("space", "1"), "space 1: Holland and Overijssel", f"case 1{NARROW}: Hollande et Overijssel"),
        (Ref("painting", "5-1"), "5-point painting (1 of 3 paid)", "toile de 5 points (1 paiement sur 3)"),
        (Ref("painting", "8-4"), "8-point painting (4 of 6 paid)", "toile de 8 points (4 paiements sur 6)"),
        (Ref("deck", "spice"), "spice deck", "pioche Épices"),
        (Ref("card", "governor-overijssel"), "governor of Overijssel", "gouverneur d’Overijssel"),
        (Ref("seat", "1"), "Émile", "Émile"),
    ],
)
def test_things_are_called_what_a_player_would_call_them(ref: Ref, english: str, french: str) -> None:
    view = GAME.view(state(), 0)
    assert [say(GAME.names.place(view, ref), "en"), say(GAME.names.place(view, ref), "fr")] == [english, french]


def test_a_province_has_one_governor_and_decks_have_several_windmills() -> None:
    drawn = [
        say(Msg("golden_age-deed-draws-seen", {"seat": SeatRef(0), "card": Ref("card", card)}), locale)
        for card in ("governor-utrecht", "windmill")
        for locale in LOCALES
    ]
    assert drawn == [
        "Anna draws the governor of Utrecht",
        "Anna pioche le gouverneur d’Utrecht",
        "Anna draws a windmill",
        "Anna pioche un moulin",
    ]


def test_no_two_things_of_a_kind_are_called_the_same(locale: Locale) -> None:
    view = GAME.view(state(), None)
    cards = dict.fromkeys(card.id for card in CARDS.values())
    spaces = map(str, range(LENGTH))
    for kind, ids in (
        ("province", PROVINCES),
        ("guild", COLOURS),
        ("colony", COLONY_IDS),
        ("card", cards),
        ("space", spaces),
    ):
        names = [say(GAME.names.place(view, Ref(kind, name)), locale) for name in ids]
        assert len(set(names)) == len(names)
        assert slips(KEY, names) == []


def test_nothing_is_said_of_who_makes_no_use_of_an_offer_out_of_turn() -> None:
    assert told([e.OfferDeclined(1)]) == []
    assert told([e.OfferDeclined(1), e.TurnEnded(0, 21)]) == told([e.TurnEnded(0, 21)])


def test_a_roll_and_its_income_is_one_line() -> None:
    events = [e.TurnBegan(1, 9), e.Rolled(1, 8, 3, 5), e.StadtholderMoved(8, (7, 2, 0))]
    assert told(events) == ["Émile rolls 3 + 5 = 8: Brabant and Flanders. Income: Anna 3½ and Émile 1."]
    assert told(events, "fr") == [
        f"Émile lance 3 + 5 = 8{NARROW}: Brabant et Flandres. Revenus{NARROW}: Anna 3½ et Émile 1."
    ]


@pytest.mark.parametrize(
    ("space", "income", "said"),
    [
        (13, (6, 6, 6), "Anna plays a die card and chooses 8: William II. Everyone gets 3 florins."),
        (9, (2, 2, 2), "Anna plays a die card and chooses 8: merchant. Everyone gets 1 florin."),
        (1, (0, 0, 0), "Anna plays a die card and chooses 8: Holland and Overijssel. Nobody gets anything."),
    ],
)
def test_income_of_all_or_none_is_said_in_a_word(space: int, income: tuple[int, ...], said: str) -> None:
    assert told([e.Rolled(0, 8), e.StadtholderMoved(space, income)]) == [said]


AUCTION = [
    e.AuctionOpened(0, "brabant", "yellow", (1, 2, 3), 4),
    e.BidMade(1, 1),
    e.BidPassed(2),
    e.BidMade(3, 2),
    e.Cashed(1, "tulip1", 1, 10),
    e.BidMade(1, 7),
    e.BidPassed(3),
    e.AuctionWon(1, 0, 7, "brabant", "yellow"),
    e.CardDrawn(1, "investment", None, 0),
]


def test_one_sentence_tells_a_whole_auction() -> None:
    assert told(AUCTION) == [
        "Émile cashes in 1 lady with tulips for 5 florins.",
        "Auction · Brabant’s yellow action, sold by Anna: Émile 3½, Chloé 1 and Bob (passed). "
        "Sold for 3½ florins. Émile draws an investment card.",
    ]
    assert told(AUCTION, "fr") == [
        "Émile encaisse 1 dame aux tulipes pour 5 florins.",
        f"Enchère d’Anna, action jaune (Brabant){NARROW}: Émile 3½, Chloé 1 et Bob (passe). "
        "Adjugée pour 3½ florins. Émile pioche une carte Investissement.",
    ]


@pytest.mark.parametrize(
    ("seat", "english", "french"),
    [
        (
            0,
            "Auction · You sell Brabant’s yellow action for 3½ florins: Émile 3½, Chloé 1 and Bob (passed). "
            "Émile draws an investment card.",
            f"Ton enchère, action jaune (Brabant){NARROW}: Émile 3½, Chloé 1 et Bob (passe). "
            "Adjugée pour 3½ florins. Émile pioche une carte Investissement.",
        ),
        (
            1,
            "Auction · Brabant’s yellow action, sold by Anna: you 3½, Chloé 1 and Bob (passed). "
            "Sold for 3½ florins. You draw an investment card.",
            f"Enchère d’Anna, action jaune (Brabant){NARROW}: toi 3½, Chloé 1 et Bob (passe). "
            "Adjugée pour 3½ florins. Tu pioches une carte Investissement.",
        ),
    ],
)
def test_an_auction_addresses_its_reader(seat: int, english: str, french: str) -> None:
    last = GAME.events.tell(GAME.view(state(), seat), AUCTION)[-1]
    for locale, expected in (("en", english), ("fr", french)):
        assert TEXT.speaker(locale, game=KEY, names=NAMES, plain=True, reader=seat)(last) == expected


def test_a_seat_is_not_told_back_a_bid_or_a_way_of_its_own() -> None:
    for event in (e.BidMade(1, 7), e.PawnMoved(1, "holland", "utrecht", 1), e.BidPassed(1)):
        (msg,) = GAME.events.tell(GAME.view(state(), 1), [event])
        assert [GAME.events.ranks.is_own_choice(msg, seat) for seat in (0, 1)] == [False, True]


def test_the_winner_alone_learns_what_it_drew() -> None:
    own = told([*AUCTION[:-1], e.CardSeen(1, "investment", None, 0, "expedition")])
    assert own[1].endswith("Sold for 3½ florins. Émile draws a trading expedition.")


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ([], "can use it now"),
        ([e.PawnAdded(1, "zeeland", None, 0)], "adds a pawn (Zeeland)"),
        ([e.CardDrawn(1, "art", None, 0), e.CardShown(1, "art-8")], "draws an 8-point painting"),
        ([e.PainterPaid(1, "art-5", 2, 3, None, 2)], "pays a painter 1 florin (5-point painting, 2 of 3)"),
        (
            [e.PainterPaid(1, "art-5", 3, 3, None, 2), e.PaintingFinished(1, "art-5", 5)],
            "pays the last florin for a 5-point painting: finished, 5 points",
        ),
    ],
)
def test_an_auction_tells_what_its_winner_did(deed: list[Any], said: str) -> None:
    assert told([*AUCTION[:-1], *deed])[1].endswith(f"Sold for 3½ florins. Émile {said}.")


def test_what_the_seller_does_next_is_not_the_winners_deed() -> None:
    after = told([*AUCTION[:-1], e.PawnAdded(0, "zeeland", "holland", 10)])
    assert after[1].endswith("Sold for 3½ florins. Émile can use it now.")
    assert after[2] == "Anna gets a pawn (Zeeland) for 5 florins."


def test_a_part_of_an_auction_can_be_told() -> None:
    assert told(AUCTION[:1]) == ["Auction · Brabant’s yellow action, sold by Anna. Asked: Émile, Bob and Chloé."]
    assert told(AUCTION[1:4]) == ["Bids: Chloé 1, Émile ½ and Bob (passed)."]
    assert told([e.BidPassed(3, unable=True)]) == ["Chloé has nothing left to bid with."]
    # Where each cry is reported as it comes, a seat that bid before has passed, and did not bid nothing.
    last = told([e.BidPassed(3), *AUCTION[-2:]])[0]
    assert "by Anna: Chloé (passed)." in last
    assert told([*AUCTION[:1], e.BidPassed(1), e.BidPassed(2), e.BidPassed(3), e.AuctionFailed(0, "brabant")]) == [
        "Auction · Brabant’s yellow action, sold by Anna: nobody bids, the marker stays active."
    ]


def test_deeds_in_a_row_are_told_together() -> None:
    assert told(
        [
            e.PawnMoved(0, "holland", "utrecht", 1),
            e.PawnMoved(0, "holland", "flanders", 2),
            e.CardDrawn(0, "spice", "2", 4),
            e.CardDrawn(0, "spice", "4", 8),
            e.CardDrawn(0, "culture", "flanders", 6),
            e.CardShown(0, "windmill"),
            e.PawnAdded(0, "zeeland", "green", 10),
            e.TurnEnded(0, 34),
            e.Won(0, 34),
        ]
    ) == [
        "Anna moves pawns (Holland → Utrecht and Holland → Flanders) for 1½ florins.",
        "Anna gets 2 spice cards, a windmill and a pawn (Zeeland) for 14 florins.",
        "Anna wins with 34 points.",
    ]


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (a.MovePawn("holland", "flanders"), "Holland → Flanders · 1 florin", None),
        (a.MovePawn("zeeland", "holland"), "Zeeland → Holland · ½ florin", None),
        (a.TakeGuild("green"), "Take the green guild · 3 florins", None),
        (a.TakeGuild("blue"), "Take the blue guild from Émile · 4 florins", None),
        (a.MakeMarker("holland"), "Marker in Holland for 3 pawns", None),
        (a.MakeMarker("holland", "2"), "Marker: East Indies 2 → Holland, for 3 pawns", None),
        (
            a.DrawSpice("2"),
            "Spice card (East Indies 2) · 2 florins",
            "Carte Épices (Indes 2) · 2 florins",
        ),
        (
            a.PayPainter("5-2", "utrecht"),
            "5-point painting, 3 of 3 (Utrecht) · 1 florin",
            "Toile de 5 points, 3 sur 3 (Utrecht) · 1 florin",
        ),
        (a.PayPainter("8-0"), "8-point painting, 1 of 6 · 1 florin", None),
        (a.OpenAuction("brabant"), "Sell Brabant’s yellow action: investment card", None),
        (a.Bid(7), "Bid 3½ florins · 7 left if you win", "Miser 3½ florins · reste 7 si tu gagnes"),
        (a.Cash("tulip2"), "Cash in 2 two-ladies cards · +12 florins", None),
        (
            a.Sail("7", ("ship",)),
            "Sail to West Indies 7 with ship and 2 VOC jokers",
            None,
        ),
        (a.PlayDie(8), "Play a die card: 8 → Brabant and Flanders · you get 2 florins", None),
        (a.EndTurn(), "End your turn · 18 points", "Terminer ton tour · 18 points"),
    ],
)
def test_labels_carry_place_and_cost(action: Any, english: str, french: str | None) -> None:
    assert label(action) == english
    if french is not None:
        assert label(action, "fr") == french


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (a.MovePawn("holland", "flanders"), "−1 point · 9½ florins left", "−1 point · il te reste 9½ florins"),
        (a.TakeGuild("blue"), "−1 point · 6½ florins left", "−1 point · il te reste 6½ florins"),
        (a.MakeMarker("holland"), "+1 point", "+1 point"),
        (a.PayPainter("5-2", "utrecht"), "+4 points · 9½ florins left", "+4 points · il te reste 9½ florins"),
        (a.Cash("tulip2"), "+1 point · you have 22½ florins", "+1 point · tu as 22½ florins"),
        (a.Sail("7", ("ship",)), "+6 points", "+6 points"),
    ],
)
def test_moves_say_their_points_and_the_money_left(action: Any, english: str, french: str) -> None:
    position = state()
    views = [GAME.view(one, 0) for one in (position, GAME.apply(position, 0, action).state)]
    for locale, expected in (("en", english), ("fr", french)):
        assert " · ".join(say(msg, locale) for msg in GAME.board.changes(*views)) == expected


def test_a_single_bidder_reads_that_the_least_bid_wins() -> None:
    alone, others = (GAME.pending(sale("utrecht", P2=seat))[0].prompt for seat in (POOR, {}))
    assert say(alone).endswith("Only you were asked, so ½ florin wins.")
    assert say(alone, "fr").endswith("On n’a demandé qu’à toi\u202f: ½ florin suffit.")
    assert say(others).endswith("Bid ½ florin or more, or pass for good.")


def test_the_points_of_a_label_come_true() -> None:
    position = state()
    for option in GAME.options(position, 0):
        for action in itertools.islice(option.expand(), 1):
            msg = GAME.names.label(GAME.view(position, 0), Option(action))
            if "after" in msg.args and not isinstance(action, a.DrawArt | a.DrawCulture):
                after = GAME.apply(position, 0, action).state
                assert msg.args["after"] == GAME.view(after, 0).players[0].points.total, action


@pytest.mark.parametrize("seat", range(4))
def test_every_label_of_a_crowded_turn_fits_a_button_and_is_its_own(locale: Locale, seat: int) -> None:
    position = crowded(seat)
    view = GAME.view(position, seat)
    said = [say(GAME.names.label(view, option), locale) for option in GAME.options(position, seat)]
    said += [say(GAME.names.label(view, Option(a.PlayDie(total))), locale) for total in range(2, 13)]
    assert len(set(said)) == len(said) > 30
    assert slips(KEY, said) == []
    assert all(len(text) <= 80 for text in said), max(said, key=len)


def _board(position: GoldenAgeState, viewer: int | None) -> list[str]:
    board = GAME.board.summary(GAME.view(position, viewer)).board
    return [say(line) for section in board for line in (section.title, *section.lines)]


def test_the_text_board_shows_a_hand_to_its_owner_alone() -> None:
    mine, public = _board(state(), 0), _board(state(), None)
    assert "2 two-ladies cards (12 florins for 2)" in mine
    assert not any("ladies" in line or "VOC" in line for line in public)
    assert set(public) <= set(mine)


def test_the_text_board_tells_what_can_be_done_and_what_a_roll_would_bring() -> None:
    board = _board(state(), 0)
    price = TEXT.say(Msg("core-thing", {"thing": florins(NUMBERS.card_cost)}), "en", game=KEY)
    assert "Yellow guild: investment card, used" in board
    assert f"Brabant: investment card, {price} · can be sold" in board
    assert "8 → Brabant and Flanders: Anna 2 and Bob 2" in board
    assert "18 points: pawns 4 + provinces 8 + East Indies 5 + money 1" in board
    assert "In hand: 3 investment cards and 3 colony cards" in board


def test_the_text_board_does_not_offer_for_sale_what_is_being_sold() -> None:
    board = _board(GAME.apply(state(), 0, a.OpenAuction("brabant")).state, 0)
    assert "Brabant: investment card, being sold" in board


WANTED = (
    "overview turn setup roll auction perform offer actions pawn marker new-marker reserve guild colonies",
    "province stadtholder income points end money painting sailing cashing bid hidden deck governor",
)


def test_the_almanac_explains_every_card_piece_colour_and_phase(locale: Locale) -> None:
    almanac = Almanac.load()
    topics = {entry.topic for entry in almanac.entries(KEY, locale)}
    assert set(" ".join(WANTED).split()) <= topics
    assert set(COLOUR_NAMES) <= topics
    for card in CARDS.values():
        if card.data.kind in ("governor", "art"):
            continue
        entry = almanac.entry(KEY, card.id, locale)
        assert entry is not None
        name = TEXT.say(Msg("core-thing", {"thing": Ref("card", card.id)}), locale, game=KEY)
        assert entry.title.casefold() == name.casefold()


def test_places_of_markers_all_have_names() -> None:
    view = GAME.view(state(), None)
    assert len({say(GAME.names.place(view, Ref(kind_of(name), name))) for name in PLACES}) == len(PLACES)


def kind_of(name: str) -> str:
    return "province" if name in PROVINCES else "guild" if name in COLOURS else "colony"
