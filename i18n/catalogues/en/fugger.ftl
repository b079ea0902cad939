### Die Fugger

fugger-name = Die Fugger
fugger-jakob = Jakob
fugger-tagline = Sell before prices crash to { $price_min }. Once someone has { $game_ends_at } florins, the most florins win. 2–4 players.
fugger-first =
    The aim: have the most florins once a round ends with someone at { $game_ends_at } or more.
    On your turn, do one thing: draw a card, play one face up or, in the first { $delivery_rounds } rounds, deliver a good face down.
    As soon as { $round_ends_at } cards of one good are face up (neutral Jakob’s count too), the round ends: prices move, then everyone sells.
    The { $risers } most common goods go up by 1 a card, the others down by 1. Above { $price_max }, a price crashes to { $price_min }: aim high, but not too high.
    A good you deliver pays double at the end of the match. A merchant brings you extra cards next round.

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
fugger-verb-draw-desc = Draw a card (with up to { $draw_with_at_most } in hand)
fugger-verb-play = play
fugger-verb-play-desc = Play a card face up: a good or a merchant
fugger-verb-deliver = deliver
fugger-verb-deliver-desc = Put a good face down; it pays double at the end (first { $delivery_rounds } rounds only)
fugger-param-card = card
fugger-param-card-desc = A card from your hand
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
fugger-change-merchant = +{ COUNT($n, "card", "cards") } next round · can’t be sold
fugger-change-sells = sells at { $price } so far
fugger-change-sells-crash = so far: crash to { $price }
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
fugger-change-delivered = pays double at the end of the match, at the price then
fugger-change-sealed = sealed: double with up to { $most } on the table
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


## Conditions of a planned turn

fugger-if-round = it’s still round { $round }
fugger-if-open = { $n ->
    [0] nobody has { $good } on the table
   *[other] there’s at most { COUNT($n, $good) } on the table
}

## What happened

fugger-event-round-began = **Round { $round }**: { $seat } begins. Jakob has { $cards }.
    .you = **Round { $round }**: you begin. Jakob has { $cards }.
fugger-event-dealt = New cards: { $hands }.
fugger-dealt = { $seat } { $n }
    .you = you { $n }
fugger-event-drew = { $n ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $n } cards.
}
fugger-event-drawn = { $seat } draws { $cards }.
    .you = You draw **{ $cards }**.
fugger-event-played = { $seat } plays **{ A($card) }**.
    .you = You play **{ A($card) }**.
fugger-event-delivered = { $seat } puts a card **face down** (round { $round }).
fugger-event-delivered-card = { $seat } puts **{ A($card) }** face down.
    .you = You put **{ A($card) }** face down.
fugger-event-jakob-drew = { $merchants ->
    [0] Jakob gets **{ A($card) }**.
    [one] Jakob discards a merchant and gets **{ A($card) }**.
   *[other] Jakob discards { $merchants } merchants and gets **{ A($card) }**.
}
fugger-event-jakob-without = Jakob gets nothing: there are no goods left.
fugger-event-skipped = { $seat } can’t do anything and is skipped.
    .you = You can’t do anything, so you’re skipped.
fugger-event-reshuffled = { $n ->
    [one] The draw pile ran out: { $n } discard becomes the new one.
   *[other] The draw pile ran out: { $n } discards are shuffled into a new one.
}

fugger-event-round-ended = **Round { $round } is over**, on { $seat }’s turn: { COUNT($n, $good) } on the table.
    .you = **Round { $round } is over**, on your turn: { COUNT($n, $good) } on the table.
fugger-event-prices-rose = Up: { $goods }.
fugger-event-prices-crashed = Crashed: { $goods }.
fugger-event-prices-fell = Down: { $goods }.
fugger-event-prices-kept = Still at the bottom: { $goods }.
fugger-price-rose = **{ $good } { $before } → { $after }** (+{ $n })
fugger-price-crashed = **{ $good } { $before } → { $after }** ({ $before } + { $n } is above { $price_max })
fugger-price-fell = { $good } { $before } → { $after }
fugger-price-kept = { $good } { $after }
fugger-event-sold = { $florins ->
    [0] { $seat } has nothing to sell and stays at { $total }.
   *[other] { $seat } sells { $cards } for **{ $florins }**{ $doubled ->
        [0] {""}
       *[other] {" "}({ $doubled } sealed, ×2)
    }: { $total } in all.
}
    .you = { $florins ->
        [0] You have nothing to sell and stay at { $total }.
       *[other] You sell { $cards } for **{ $florins }**{ $doubled ->
            [0] {""}
           *[other] {" "}({ $doubled } sealed, ×2)
        }: { $total } in all.
    }

fugger-event-delivery = { $florins ->
    [0] { $seat } has nothing face down and stays at **{ $total }**.
   *[other] { $seat } turns over { $cards }, paid double: **+{ $florins }**, { $total } in all.
}
    .you = { $florins ->
        [0] You have nothing face down and stay at **{ $total }**.
       *[other] You turn over { $cards }, paid double: **+{ $florins }**, { $total } in all.
    }
fugger-event-ended = { $n ->
    [one] { $seats } **wins** with **{ $florins }** florins.
   *[other] { $seats } **share the victory** with **{ $florins }** florins each.
}
    .you-seats = You **win** with **{ $florins }** florins.

## The board as text

fugger-headline = Round { $round } · { $seat } to move
    .you = Round { $round } · your turn
fugger-headline-over = Over after round { $round }
fugger-standing = { $seat } { $florins }
fugger-standing-sum = { $seat } { $florins } = { $sold } for sales + { $delivered } for deliveries
fugger-measure = Florins (end at { $n })
fugger-measure-over = Florins
fugger-sight-prices = Prices and cards on the table: { $goods }
fugger-sight-price = { $good } { $price } ({ $n })
fugger-sight-seat = { $seat }: { $cards } face up{ $down ->
    [0] {""}
   *[other] {", "}{ $down } face down
}, { $n } in hand
fugger-board-prices = Prices
fugger-board-price = { CAP($good) }: { $price } ({ $n } on the table)
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
fugger-board-delivered = Face down since round { $round }
fugger-board-delivered-card = Face down since round { $round }: { COUNT(1, $card) }
fugger-board-hand = Hand: { $cards }

## Refusals

fugger-no-draw-hand = You hold { $cards } cards; drawing is for hands of { $most } at most. Play a card instead.
fugger-no-draw-empty = There’s nothing left to draw: pile and discards are empty. Play a card instead.
fugger-no-such-card = Die Fugger has no card “{ $text }”. Choose copper, cloth, spices, gems or wine, sealed or not, or a merchant.
fugger-no-deliver-merchant = You can only deliver goods. Play the merchant face up instead.
fugger-no-deliver-late = You can deliver up to round { $rounds }, and it’s round { $round } now. Play the card face up, or draw.
fugger-no-deliver-twice = You’ve already delivered a card in round { $round }: it’s one a round. Play this one face up, or draw.
fugger-not-in-hand = You have no card “{ $card }”. Choose one from your hand.
fugger-no-third-merchant = You already have { $most } merchants in front of you, and that’s the most. Play a good, or draw.

fugger-lesson-play = You want the most florins. When the round ends, everyone sells what’s in front of them, and the more cards of a good are face up, the higher its price. Gems and wine have a card face up already. **Play a good.**
fugger-lesson-play-done = Your card stays in front of you until the round ends, and raises the price for everyone with the same good. Jakob’s cards do that too: he’s neutral, and sells nothing.
fugger-lesson-play-other = That works too. But only what’s in front of you sells, so play one soon.
fugger-lesson-draw = Cards are all you earn with. With up to { $draw_with_at_most } in hand, you can draw instead of playing. **Draw a card.**
fugger-lesson-draw-done = Nobody saw it but you. It took your whole turn, so draw early in a round rather than late.
fugger-lesson-draw-other = That works too. Once your hand is empty, you can only draw, one card a turn.
fugger-lesson-deliver = In each of the first { $delivery_rounds } rounds, you can deliver one good: put it **face down**. It isn’t sold now, but pays double its price when the match ends. **Deliver a card.**
fugger-lesson-deliver-done = Only you know the card. With each delivery, Jakob gets another card.
fugger-lesson-deliver-other = That works too. Just remember that a delivery you don’t use in its round is gone.
fugger-lesson-rose = This is the table. On the ring, each good is at its price. In the middle, a field lights up for each card face up, no matter whose, and the number counts them. Gems have four: Ulrich’s two, Sibylla’s and Jakob’s. A fifth card ends the round.
fugger-lesson-fifth = A fifth gem ends the round. Gems would rise from 5 to 10, and above { $price_max } a price crashes to { $price_min }. The others have three to sell, and you have two wine. **Play a gem.**
fugger-lesson-fifth-done = The others got 1 for each gem. Wine had three cards, so it rose from 5 to 8, and you sold two. Only the three goods with the most cards rise like that; the others fall by 1.
fugger-lesson-fifth-other = That works too. But someone else can now end the round when it suits them.
fugger-lesson-seal = Some cards have a seal. Such a card pays double if no more than { $seal_with_at_most } of its good are face up. The wine in front of you has one, and wine has three cards. Cloth has four: **play the fifth cloth** to end the round.
fugger-lesson-seal-done = Wine rose from 6 to 9, so your sealed card brought 18. A fourth wine would’ve spoiled that: no double pay, and 6 and 4 make 10, a crash.
fugger-lesson-seal-other = That works too. The seal counts at the end of the round, and a fourth wine would undo it.
fugger-lesson-merchant = For the next round, everyone draws { $new_round_cards } cards. A merchant isn’t sold, but with one in front of you, you draw { $merchant_bonus_2 } more. **Play the merchant.**
fugger-lesson-merchant-done = With two merchants, you’d draw { $merchant_bonus_3 } more instead. Early in a round you can spare the turn; late in a round, goods bring more.
fugger-lesson-merchant-other = That works too. The merchant can wait, and so do its cards.
fugger-lesson-end = The match ends after the round in which someone reaches { $game_ends_at } florins; then the cards face down pay, too. You have 86 florins, and wine and a gem to sell. **Play the fifth copper**: it crashes, and the others have more of it than you.
fugger-lesson-end-done = You reached 102. Then the wine and the gem that you’d delivered paid double: 30 more. You win.
fugger-lesson-end-other = That works too. The match continues until a round ends with someone at { $game_ends_at }.
fugger-lesson-tips =
    That was Die Fugger. What wins:
    - **Deliver** in both rounds that allow it.
    - **Add up** before you play: if a price and its cards make more than { $price_max }, it crashes.
    - **Watch the good with four cards**, and end the round when yours pay best.
## Picture cards

fugger-picture-board = The board
fugger-picture-board-says = The outer ring has the prices, and each good is at its own. The rose counts the cards face up, everyone’s together. At { $round_ends_at } cards of one good, the round ends.
fugger-picture-board-mark-prices = prices { $price_min } to { $price_max }
fugger-picture-board-mark-break = past { $price_max }: crash to { $price_min }
fugger-picture-board-mark-count = { $count } spices face up
fugger-picture-board-mark-good = the five goods
fugger-picture-board-mark-jakob = neutral Jakob
fugger-picture-seat = Each player
fugger-picture-seat-says = What’s face up in front of you is sold when the round ends. At the end, the most florins win.
fugger-picture-seat-mark-florins = florins
fugger-picture-seat-mark-hand = cards in hand
fugger-picture-seat-mark-front = face up, two cloth stacked
fugger-picture-seat-mark-delivered = delivered face down
fugger-picture-turn = Your turn
fugger-picture-turn-says = Do one thing: **draw** a card (with { $draw_with_at_most } or fewer in hand), **play** one face up, or **deliver** a good face down, once in each of the first { $delivery_rounds } rounds.
fugger-picture-turn-mark-price = price now: { $price }
fugger-picture-turn-mark-table = { $count } face up: one more ends the round
fugger-picture-turn-mark-hand = play one of these
fugger-picture-turn-mark-merchant = merchant: more cards next round
fugger-picture-turn-mark-delivered = delivered: pays double at the end
fugger-picture-round = A round ends
fugger-picture-round-says = The card number { $round_ends_at } of spices came down, so the round is over. The { $risers } most common goods rise by 1 a card, the others fall by 1.
fugger-picture-round-mark-crash = spices: over { $price_max }, so down to { $price_min }
fugger-picture-round-mark-rise = wine and cloth rise to { $wine }
fugger-picture-round-mark-fall = copper and gems fall to { $copper }
fugger-picture-sale = The sale
fugger-picture-sale-says = Everything face up is sold at the new prices. { $a } gets { $cloth } for each cloth, twice { $copper } for the sealed copper and { $spices } for spices: **{ $gain } florins**.
fugger-picture-sale-mark-sold = just sold
fugger-picture-sale-mark-gain = { $gain } florins earned
fugger-picture-sale-mark-way = the way to { $game_ends_at }
