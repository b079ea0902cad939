overview = The game in short
    .body =
        Five goods rise and fall on a circle of prices from { $price_min } to { $price_max }. You play cards in front of you, and whenever five cards of one good lie open the round ends: prices move, and everybody sells what lies in front of them at the **new** prices.

        The most frequent goods rise, but above 9 a price crashes to 1. So you want your goods to climb high, and others’ goods to climb too high.

        The match ends after the round in which somebody reaches { $game_ends_at } florins. Then you win with the most florins.
    .see = turn setup round-end prices end
    .words = aim goal start basics introduction how to play fugger rules

turn = Your turn
    .body =
        Do exactly one of three things:

        - **Draw** one card, with at most four cards in hand.
        - **Play** a card face up: a good, or a merchant if fewer than two lie in front of you.
        - **Deliver** a good face down, in rounds 1 and 2 only, once in each.

        You may not pass while one of them is possible. If none is, you are skipped.
    .see = draw play delivery round-end
    .words = move action pass skip what can i do

setup = Setup
    .body =
        All five goods start at price { $price_start }. The deck has { $deck } cards; everybody is dealt **four**, and Jakob lays out two goods face up. The seat that begins is drawn at random; after that it goes by the order of the seats.

        Everybody starts with 0 florins. With two or three players Jakob lays out more goods during the rounds than with four.
    .see = turn jakob draw-pile hidden
    .words = start begin beginning deal first seats players opening

draw = Drawing a card
    .body =
        On your turn you may draw one card if you hold **four or fewer**. So drawing brings you to five at most; with five or more you must play or deliver.

        You are not told what others draw, nor they what you draw. To put a drawn card back, the others have to agree.
    .see = hand-limit draw-pile turn hidden
    .words = pick take card

play = Playing face up
    .body =
        A good played face up lies in front of you until the round ends, and is then sold at the new price. It also counts toward the five that end the round, and toward how far its price rises.

        Every extra card lifts the price for everybody who has that good in front of them, and brings it nearer to the crash.
    .see = sale round-end crash merchant
    .words = open table front card

delivery = Delivering face down
    .body =
        In rounds 1 and 2 you may put one good face down instead of playing it open: once in each round, never a merchant. You may look at it, the others see only its round. A chance not taken is lost.

        It stays until the end of the match and then pays **double the final price** of its good, with or without a seal.

        With two or three players Jakob lays out one more good at once; with four he does not.
    .see = jakob end seal hidden
    .words = deliver secret face-down

jakob = Jakob the Rich
    .body =
        Jakob has cards in front of him and sells nothing. They count like everybody’s: toward the five that end the round, the ranking of goods and the limit for seals.

        He begins each round with two goods. With two or three players he gets another after each delivery, with two players also whenever both have had a turn.

        A merchant turned up for him is discarded and replaced by the next card. If no good is left in pile and discards, he gets none.
    .see = delivery two-players new-round setup
    .words = jacob fugger neutral

copper = Copper
    .body = One of the five goods. Nine cards of the deck show copper, two of them with a royal seal. Its price starts at { $price_start }.
    .see = prices seal sale
    .words = good goods card

cloth = Cloth
    .body = One of the five goods. Nine cards of the deck show cloth, two of them with a royal seal. Its price starts at { $price_start }.
    .see = prices seal sale
    .words = good goods card fabric

spices = Spices
    .body = One of the five goods. Nine cards of the deck show spices, two of them with a royal seal. Its price starts at { $price_start }.
    .see = prices seal sale
    .words = good goods card spice

gems = Gems
    .body = One of the five goods. Nine cards of the deck show gems, two of them with a royal seal. Its price starts at { $price_start }.
    .see = prices seal sale
    .words = good goods card jewels precious stones gem

wine = Wine
    .body = One of the five goods. Nine cards of the deck show wine, two of them with a royal seal. Its price starts at { $price_start }.
    .see = prices seal sale
    .words = good goods card

seal = Royal seal
    .body =
        Two of the nine cards of each good carry a seal; they are called sealed. When you sell, a sealed card pays **double** if at most **three** cards of its good lie open on the whole table, Jakob’s included. With four or five, no seal of that good doubles.

        A seal does not matter on a delivered card: those pay double anyway, and not four times.
    .see = sale delivery
    .words = sealed double royal

merchant = Merchant
    .body =
        Four of the { $deck } cards are merchants. Played face up, a merchant sells nothing but brings cards when the next round begins: one merchant **{ $merchant_bonus_2 }** extra cards, two merchants **{ $merchant_bonus_3 }** in all. Then it is discarded.

        You may have two in front of you, no more. A merchant cannot be delivered, and Jakob never keeps one.
    .see = new-round hand-limit
    .words = bonus extra cards trader

round-end = When a round ends
    .body =
        A round ends **at once** when five cards of one good lie open, all players and Jakob counted together. Any card can do it: one you play, or one that Jakob lays out.

        Then, in this order: goods are ranked, prices move, everybody sells at the new prices, and if nobody has reached { $game_ends_at } florins a new round begins.
    .see = ranking prices sale new-round
    .words = evaluation scoring five trigger over

ranking = Which goods rise
    .body =
        The open cards of each good are counted, Jakob’s too. The three most frequent goods rise; all others fall.

        Ties: the third-highest count is the bar, and every good that reaches it rises. With 5, 4, 4, 2 and 1 cards three goods rise; with 5, 3, 3, 3 and 1 it is four; five can rise as well. A good without a card never rises.
    .see = prices crash round-end
    .words = tie ties place count frequent

prices = Price circle
    .body =
        Each good has a price from { $price_min } to { $price_max } on a circle; all start at 5.

        When a round ends, a good that rises goes up by **as many steps as it has open cards**. Every other good falls by **1**, but never below 1.

        Example: copper at 4 with three cards goes to 7. Wine at 5 with one card, not among the risers, goes to 4.
    .see = crash ranking sale
    .words = rise fall market value circle cost

crash = Crash from 9 to 1
    .body =
        A good that would rise above 9 falls to **1** instead, however far above it would have gone. Exactly 9 stays 9.

        Example: spices at 5 with five open cards would be 10, and become 1. Cloth at 5 with four becomes 9.

        The crash comes before the sale: crashed goods in front of you are sold for 1 each. A crashed good does not fall further in the same round.
    .see = prices sale
    .words = overflow excess drop

sale = Sale
    .body =
        After prices have moved, each of your open goods pays you its **new** price in florins. A sealed card pays double if at most three of its good lay open on the table. Merchants pay nothing, and Jakob sells nothing.

        All open goods are sold; nobody may keep them for later.
    .see = seal prices new-round
    .words = sell money florins income score points

hand-limit = Hand size
    .body =
        You may draw with **four cards or fewer**, so drawing brings you to five at most. Cards dealt for a new round come on top of what you hold and may go beyond that; nothing is discarded. With five or more you play or deliver until you are down to four.
    .see = draw new-round merchant
    .words = limit maximum cards how many

new-round = A new round
    .body =
        All open goods are discarded, Jakob’s too. Everybody draws **{ $new_round_cards }** cards. Then merchants bring more: one in front of you { $merchant_bonus_2 } cards, two of them { $merchant_bonus_3 }. The merchants are discarded, and Jakob lays out two goods.

        The player to the left of the one whose turn ended the round begins. Hands and delivered cards stay.
    .see = merchant jakob hand-limit draw-pile
    .words = start deal begin

two-players = With two players
    .body =
        Jakob joins in more: whenever **both** of you have had a turn, he lays out one more good. Turns are counted in pairs anew in each round. If the round ends on the first or second turn of a pair, he gets no card; a skipped turn counts as a turn.

        The card that he gets for a delivery comes first and in addition. Each of these cards can be the fifth that ends the round.
    .see = jakob delivery round-end
    .words = two 2 duel pair

end = End of the match
    .body =
        If somebody has **{ $game_ends_at }** florins or more after a sale, the match ends. Delivered cards are turned over and pay double the price of their good. Then you win with the **most florins**, even if somebody else was the first to reach { $game_ends_at }.

        Equal florins: the victory is shared. Florins that delivered cards would bring do not end the match.
    .see = delivery sale
    .words = victory win winning winner how to win score tie shared hundred 100 finish

hidden = What is hidden
    .body =
        Hands, the draw pile and delivered goods are hidden; you see your own hand and what you have delivered yourself. Of the others you see how many cards they hold, and of each delivered card the round it belongs to.

        Everything else is open: florins, prices, all cards that lie face up, the discards, and how many cards the draw pile holds. When the match is over, all cards are shown.
    .see = delivery draw-pile setup
    .words = secret open hand hands private public see count

draw-pile = Draw pile
    .body =
        The deck has { $deck } cards: nine of each good and four merchants. When a card is needed and the pile is empty, the discards are shuffled into a new one. If there are none either, drawing is impossible, and a new round is dealt as far as the cards go: first the two cards for everybody, then those for merchants, Jakob last.
    .see = draw new-round hidden
    .words = deck discards shuffle empty cards
