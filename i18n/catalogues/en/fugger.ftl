### Die Fugger

fugger-name = Die Fugger
fugger-jakob = Jakob
fugger-tagline = Be the richest when somebody reaches { $game_ends_at } florins: sell before prices crash to 1. 2 to 4 players.
fugger-first =
    The aim: have the most florins at the end of the round in which somebody reaches { $game_ends_at }.
    On your turn you do one thing: draw a card, play one face up or, in rounds 1 and 2, lay a good face down.
    Five open cards of one good, those of the neutral Jakob included, end the round: prices move, then everybody sells what lies open.
    The three most frequent goods rise by 1 for each open card, the others fall by 1; above 9, a price crashes to 1.
    A good laid face down pays double at the end of the match; a merchant brings cards for the next round.

## Cards and goods (forms: see i18n/grammar.py)

fugger-card-copper = copper
    .mass = yes
fugger-card-copper-sealed = sealed copper
    .mass = yes
fugger-card-cloth = cloth
    .mass = yes
fugger-card-cloth-sealed = sealed cloth
    .mass = yes
fugger-card-spices = spices
    .number = other
    .one = spice
    .a = a spice
fugger-card-spices-sealed = sealed spices
    .number = other
    .one = sealed spice
    .a = a sealed spice
fugger-card-gems = gems
    .number = other
    .one = gem
    .a = a gem
fugger-card-gems-sealed = sealed gems
    .number = other
    .one = sealed gem
    .a = a sealed gem
fugger-card-wine = wine
    .mass = yes
fugger-card-wine-sealed = sealed wine
    .mass = yes
fugger-card-merchant = merchant
    .other = merchants

fugger-good-copper = copper
    .mass = yes
fugger-good-cloth = cloth
    .mass = yes
fugger-good-spices = spices
    .number = other
    .one = spice
    .a = a spice
fugger-good-gems = gems
    .number = other
    .one = gem
    .a = a gem
fugger-good-wine = wine
    .mass = yes

fugger-no-cards = no cards
fugger-cards = { COUNT($n, $card) }

## Commands and the panel

fugger-verb-draw = draw
fugger-verb-draw-desc = Draw one card (with at most four in hand)
fugger-verb-play = play
fugger-verb-play-desc = Play a card face up: a good, or a merchant
fugger-verb-deliver = deliver
fugger-verb-deliver-desc = Play a good face down, to be paid double at the end (rounds 1 and 2)
fugger-param-card = card
fugger-param-card-desc = A card of your hand
fugger-group-draw = Draw
fugger-group-play = Play face up
fugger-group-deliver = Deliver face down

fugger-ask-turn = Draw a card or play one.
fugger-ask-card = Play a card.

fugger-draw = { $pile ->
    [0] Draw a card · pile reshuffled
   *[other] Draw a card · { $pile } in the pile
}
fugger-play = { CAP(SHORT($card)) }{ $have ->
    [1] {""}
   *[other] {" "}×{ $have }
} · { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} of { $of } · price { $price }
fugger-play-last = { CAP(SHORT($card)) }{ $have ->
    [1] {""}
   *[other] {" "}×{ $have }
} · { $n }th of { $of }, ends the round · price { $price }
fugger-play-merchant = { CAP($card) }{ $have ->
    [1] {""}
   *[other] {" "}×{ $have }
}
fugger-deliver = { CAP(SHORT($card)) }, face down · twice today’s price: { $florins }
fugger-deliver-short = { CAP(SHORT($card)) }, face down
fugger-deliver-below = twice today’s price: { $florins }

## What a move changes

fugger-florins = { COUNT($n, "florin", "florins") }
fugger-change-merchant = +{ COUNT($n, "card", "cards") } next round · sells nothing
fugger-change-sells = sells at { $price } as things lie
fugger-change-sells-crash = as things lie: crash to { $price }
fugger-change-next = with a { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}: { $price }
fugger-change-next-crash = with a { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}: crash to { $price }
fugger-change-delivered = paid when the match ends, at the price then
fugger-change-sealed = sealed: double with { $most } cards at most
fugger-change-round-ends = the round ends
fugger-change-crashes = crash to { $price }: { $goods }

## Words on buttons, beside what they do

fugger-do-draw = Draw
fugger-do-play = Play
fugger-do-deliver = Deliver

## What an undo takes back, on its button; verbs without a line are named by the words above

fugger-undo-draw = draw a card
fugger-undo-play = play { SHORT($card) }
fugger-undo-deliver = deliver { SHORT($card) }


## Conditions of a turn that is given beforehand

fugger-if-round = round { $round } still runs
fugger-if-open = { $n ->
    [0] no { $good } lies open
   *[other] no more than { $n } of { $good } lie open
}

## What happened

fugger-event-round-began = **Round { $round }**: { $seat } begins. Jakob lays out { $cards }.
fugger-event-dealt = New cards: { $hands }.
fugger-dealt = { $seat } { $n }
fugger-event-drew = { $n ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $n } cards.
}
fugger-event-drawn = { $seat } draws { $cards }.
fugger-event-played = { $seat } plays **{ A($card) }**.
fugger-event-delivered = { $seat } delivers a card **face down** (round { $round }).
fugger-event-delivered-card = { $seat } delivers **{ A($card) }** face down.
fugger-event-jakob-drew = { $merchants ->
    [0] Jakob lays out **{ A($card) }**.
    [one] Jakob lays out **{ A($card) }**, after a merchant that is discarded.
   *[other] Jakob lays out **{ A($card) }**, after { $merchants } merchants that are discarded.
}
fugger-event-jakob-without = No goods are left for Jakob: he lays out nothing.
fugger-event-skipped = { $seat } has no possible move and is skipped.
fugger-event-reshuffled = { $n ->
    [one] The draw pile is empty: { $n } discarded card becomes the new one.
   *[other] The draw pile is empty: { $n } discards are shuffled into a new one.
}

fugger-event-round-ended = **Round { $round } is over**, on { $seat }’s turn: { COUNT($n, $good) } on the table.
fugger-event-prices-rose = Up: { $goods }.
fugger-event-prices-crashed = Crashed: { $goods }.
fugger-event-prices-fell = Down: { $goods }.
fugger-event-prices-kept = At the bottom: { $goods }.
fugger-price-rose = **{ $good } { $before } → { $after }** (+{ $n })
fugger-price-crashed = **{ $good } { $before } → { $after }** ({ $before } + { $n } is above 9)
fugger-price-fell = { $good } { $before } → { $after }
fugger-price-kept = { $good } { $after }
fugger-event-sold = { $florins ->
    [0] { $seat } has nothing to sell and stays at { $total }.
   *[other] { $seat } sells { $cards } for **{ $florins }**{ $doubled ->
        [0] {""}
       *[other] {" "}({ $doubled } sealed, ×2)
    }: { $total } in all.
}

fugger-event-delivery = { $florins ->
    [0] { $seat } has delivered nothing and stays at **{ $total }**.
   *[other] { $seat } turns over { $cards }, paid double: **+{ $florins }**, { $total } in all.
}
fugger-event-ended = { $n ->
    [one] { $seats } **wins** with **{ $florins }** florins.
   *[other] { $seats } **share the victory** with **{ $florins }** florins each.
}

## The board as text

fugger-headline = Round { $round } · { $seat } to move
fugger-headline-over = Over after round { $round }
fugger-standing = { $seat } { $florins }
fugger-standing-sum = { $seat } { $florins } = { $sold } for sales + { $delivered } for deliveries
fugger-measure = Florins (end at { $n })
fugger-measure-over = Florins
fugger-sight-prices = Prices, with open cards: { $goods }
fugger-sight-price = { $good } { $price } ({ $n })
fugger-sight-seat = { $seat }: { $cards } face up{ $down ->
    [0] {""}
   *[other] {", "}{ $down } face down
}, { $n } in hand
fugger-board-prices = Prices
fugger-board-price = { CAP($good) }: { $price } ({ $n } open)
fugger-board-table = Table
fugger-board-jakob = Jakob: { $cards }
fugger-board-piles = Draw pile: { $pile } · discards: { $discards }
fugger-board-seat = { $seat }
fugger-board-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} · { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
fugger-board-front = Face up: { $cards }
fugger-board-delivered = Delivered in round { $round }: face down
fugger-board-delivered-card = Delivered in round { $round }: { COUNT(1, $card) }
fugger-board-hand = Hand: { $cards }

## Refusals

fugger-no-draw-hand = You hold { $cards } cards; drawing is for hands of { $most } at most. Play a card instead.
fugger-no-draw-empty = Draw pile and discards are both empty. Play a card instead.
fugger-no-such-card = Die Fugger has no card “{ $text }”. There are copper, cloth, spices, gems and wine, each with or without a seal, and merchants.
fugger-no-deliver-merchant = Only goods can be delivered. A merchant is played face up.
fugger-no-deliver-late = Goods can be delivered up to round { $rounds }, and this is round { $round }. Play the card face up, or draw.
fugger-no-deliver-twice = You have delivered your card of round { $round }; each round allows one. Play the card face up, or draw.
fugger-not-in-hand = You have no card “{ $card }”. Choose one of your hand.
fugger-no-third-merchant = You have { $most } merchants in front of you, and more are not allowed. Play a good, or draw.
