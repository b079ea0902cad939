overview = The game in short
    .body =
        Five goods rise and fall on a circle of prices from { $price_min } to { $price_max }. You play cards in front of you. As soon as { $round_ends_at } cards of one good are face up, the round ends: prices move, and everyone sells what’s in front of them at the **new** prices.

        The most common goods rise, but above { $price_max } a price crashes to { $price_min }. So push your own goods high, and the others’ goods a little too high.

        The match ends after the round in which someone reaches { $game_ends_at } florins. Then the most florins win.
    .see = turn example board tips end
    .words = aim goal start basics introduction how to play fugger rules

turn = Your turn
    .body =
        Do one of three things:

        - **Draw** a card, with up to { $draw_with_at_most } in hand.
        - **Play** a card face up: a good, or a merchant if you have fewer than { $merchants_in_front } in front of you.
        - **Deliver** a good face down, once in each of the first { $delivery_rounds } rounds.

        You can’t pass as long as you can do one of them. If you can’t do any, you’re skipped.
    .see = draw play delivery round-end
    .words = move action pass skip what can i do

example = One round with numbers
    .body =
        All prices are at { $price_start }. Five cards of spices are face up, four of cloth, four of wine, two of copper and one of gems: the round is over.

        - Spices, cloth and wine are the most common, so they rise. Spices would be at 10 and crash to **1**; cloth and wine go up to **9**.
        - Copper and gems fall by 1, to **4**.
        - You have two cloth and one sealed copper in front of you. The cloth pays 9 and 9. The copper pays 4, doubled to 8, since only two copper are face up.

        That’s **26** for you. Anyone with spices gets 1 for each.
    .see = ranking prices crash sale seal
    .words = sample round worked numbers how does it work evaluation

board = How to read the board
    .body =
        - **Outer ring**: the prices from { $price_min } to { $price_max }, gold for those that goods have now. The crack at twelve is the crash.
        - **The rose in the middle**: five panes for each good, one lit for each card face up. The fifth pane is red: it ends the round.
        - **At the side**: Jakob’s cards, the draw pile and the discards.
        - **Each seat**: florins, cards in hand, the cards in front, and face down I and II, those from the first and second round. The line below shows the way to { $game_ends_at }.

        After a round, arrows lead from the old prices to the new ones. A red arrow is a crash.
    .see = prices round-end delivery jakob
    .words = legend board red pane crack rose ring clock arrow symbols what does it mean

tips = What should I do first?
    .body =
        - **Deliver in each of the first { $delivery_rounds } rounds.** A delivered card pays double at the end, no matter what happens before. Take one that wouldn’t pay much on the table.
        - **Look at the good with four cards face up.** The fifth ends the round, for everyone. Play it once your own cards pay well, and before the others have put out theirs.
        - **Add up before you play.** A price plus its cards above { $price_max } is a crash. Stop one card short with what you have in front of you; go one card further with what only the others have.

        A merchant early in a round is a card now for { $merchant_bonus_2 } later.
    .see = delivery round-end crash merchant
    .words = tips tip strategy advice first move beginner what to do how to play well how do i earn money

length = How long a match takes
    .body =
        Usually five or six rounds. With two players a round is about 11 turns, with three or four about 20.

        At a table that’s half an hour. Here it’s as many days as you like to take: with a few looks a day about one and a half weeks for two, three weeks for three or four. If you plan your next moves, it’s about half.
    .see = end two-players
    .words = how long duration time days rounds turns length last minutes

setup = Setup
    .body =
        All five goods start at price { $price_start }. The deck has { $deck } cards. Everyone gets **{ $hand_start }**, and Jakob has { $jakob_start } goods face up. A random seat begins; after that, you play in seat order.

        Everyone starts with 0 florins. With two or three players, Jakob gets more goods during the rounds; with four, he doesn’t.
    .see = turn jakob draw-pile hidden tips
    .words = start begin beginning deal first seats players opening

draw = Drawing a card
    .body =
        On your turn, you can draw a card if you have **{ $draw_with_at_most } or fewer** in hand. With more, you have to play or deliver.

        Nobody sees what you draw, and you don’t see what others draw. To put a drawn card back, ask the others: they have to agree.
    .see = hand-limit draw-pile turn hidden
    .words = pick take card

play = Playing face up
    .body =
        A good you play face up stays in front of you until the round ends, and then sells at the new price. It counts toward the { $round_ends_at } that end the round, and toward how far its price rises.

        Every extra card raises that good’s price, for others who have it too, and brings the crash closer.
    .see = sale round-end crash merchant
    .words = open table front card

delivery = Delivering face down
    .body =
        In the first { $delivery_rounds } rounds, you can put one good face down instead of playing it face up: once a round, never a merchant. You can look at it; the others only see which round it’s from. A chance you don’t use is gone.

        It stays there until the match ends, and then pays **double the final price** of its good, sealed or not.

        With two or three players, Jakob gets one more good right away; with four, he doesn’t.
    .see = jakob end seal hidden
    .words = deliver secret face-down

jakob = Jakob the Rich
    .body =
        Jakob is neutral: he has cards in front of him, but sells nothing. They count like anyone’s: toward the { $round_ends_at } that end the round, the ranking of goods and the limit for seals.

        He starts each round with { $jakob_start } goods. With two or three players he gets another after each delivery; with two, also whenever both have had a turn.

        If a merchant turns up for him, it’s discarded and the next card takes its place. If pile and discards have no goods left, he gets none.
    .see = delivery two-players new-round setup
    .words = jacob fugger neutral

copper = Copper
    .body = One of the five goods: { $per_good } cards of the deck, { $sealed_per_good } of them with a royal seal. Its price starts at { $price_start }.
    .see = prices seal sale
    .words = good goods card

cloth = Cloth
    .body = One of the five goods: { $per_good } cards of the deck, { $sealed_per_good } of them with a royal seal. Its price starts at { $price_start }.
    .see = prices seal sale
    .words = good goods card fabric

spices = Spices
    .body = One of the five goods: { $per_good } cards of the deck, { $sealed_per_good } of them with a royal seal. Their price starts at { $price_start }.
    .see = prices seal sale
    .words = good goods card spice

gems = Gems
    .body = One of the five goods: { $per_good } cards of the deck, { $sealed_per_good } of them with a royal seal. Their price starts at { $price_start }.
    .see = prices seal sale
    .words = good goods card jewels precious stones gem

wine = Wine
    .body = One of the five goods: { $per_good } cards of the deck, { $sealed_per_good } of them with a royal seal. Its price starts at { $price_start }.
    .see = prices seal sale
    .words = good goods card

seal = Royal seal
    .body =
        Of the { $per_good } cards of each good, { $sealed_per_good } carry a royal seal; we call them sealed. When you sell, a sealed card pays **double** if at most **{ $seal_with_at_most }** cards of its good are face up on the whole table, Jakob’s included. With more, no seal of that good doubles.

        On a delivered card, a seal makes no difference: it pays double anyway, never four times.
    .see = sale delivery
    .words = sealed double royal

merchant = Merchant
    .body =
        Four of the { $deck } cards are merchants. Face up, a merchant sells nothing but brings you cards when the next round begins: one merchant **{ $merchant_bonus_2 }** extra, two merchants **{ $merchant_bonus_3 }** in all. Then it’s discarded.

        You can have { $merchants_in_front } in front of you, no more. You can’t deliver a merchant, and Jakob never keeps one.
    .see = new-round hand-limit
    .words = bonus extra cards trader

round-end = When a round ends
    .body =
        A round ends **at once** when { $round_ends_at } cards of one good are face up, everyone’s and Jakob’s together. Any card can do it: one you play, or one Jakob gets.

        Then, in this order: goods are ranked, prices move, everyone sells at the new prices. If nobody has { $game_ends_at } florins yet, a new round begins.
    .see = ranking prices sale new-round example
    .words = evaluation scoring five trigger over what does last mean last card ends the round

ranking = Which goods rise
    .body =
        Count the face-up cards of each good, Jakob’s too. The { $risers } most common goods rise; all others fall.

        Ties: the third-highest count is the bar, and every good that reaches it rises. With 5, 4, 4, 2 and 1 cards, three goods rise; with 5, 3, 3, 3 and 1, four do; sometimes it’s all five. A good without a card never rises.
    .see = prices crash round-end
    .words = tie ties place count frequent

prices = Price circle
    .body =
        Each good has a price from { $price_min } to { $price_max } on a circle; all start at { $price_start }.

        When a round ends, a good that rises goes up by **1 for each of its face-up cards**. Every other good falls by **1**, but never below { $price_min }.

        Example: copper at 4 with three cards goes to 7. Wine at 5 with one card isn’t among the risers and goes to 4.
    .see = crash ranking sale board
    .words = rise fall market value circle cost

crash = Crash from 9 to 1
    .body =
        A good that would rise above { $price_max } crashes to **{ $price_min }** instead, no matter how far above. Exactly { $price_max } stays { $price_max }.

        Example: spices at 5 with five cards would be at 10, so they crash to 1. Cloth at 5 with four goes to 9.

        The crash comes before the sale: crashed goods in front of you sell for { $price_min } each. A crashed good doesn’t fall any further that round.
    .see = prices sale
    .words = overflow excess drop

sale = Sale
    .body =
        Once prices have moved, each good face up in front of you pays its **new** price in florins. A sealed card pays double if at most { $seal_with_at_most } cards of its good were face up on the table. Merchants pay nothing, and Jakob sells nothing.

        Everything face up is sold; you can’t save goods for later.
    .see = seal prices new-round
    .words = sell money florins income score points gulden

hand-limit = Hand size
    .body = You can draw with **{ $draw_with_at_most } cards or fewer** in hand. Cards dealt for a new round come on top of what you have and can take you well past that; nothing is discarded. Until you’re back down to { $draw_with_at_most }, you play or deliver.
    .see = draw new-round merchant
    .words = limit maximum cards how many

new-round = A new round
    .body =
        All face-up goods are discarded, Jakob’s too. Everyone draws **{ $new_round_cards }** cards. Then merchants bring more: one in front of you { $merchant_bonus_2 } cards, two of them { $merchant_bonus_3 }. The merchants are discarded, and Jakob gets { $jakob_start } goods.

        The player to the left of the one whose turn ended the round begins. Hands and delivered cards stay.
    .see = merchant jakob hand-limit draw-pile
    .words = start deal begin

two-players = With two players
    .body =
        Jakob joins in more: whenever **both** of you have had a turn, he gets one more good. Each round counts these pairs of turns from scratch. If the round ends on the first or second turn of a pair, he gets no card; a skipped turn counts as a turn.

        A card he gets for a delivery comes first, on top of that. Any of these cards can be the one that ends the round.
    .see = jakob delivery round-end
    .words = two 2 duel pair

end = End of the match
    .body =
        If someone has **{ $game_ends_at }** florins or more after a sale, the match ends. Delivered cards are turned over and pay double the price of their good. Then **the most florins win**, even if someone else reached { $game_ends_at } first.

        If it’s a tie, the victory is shared. What delivered cards would pay doesn’t count toward the { $game_ends_at }.
    .see = delivery sale length
    .words = victory win winning winner how to win score tie shared hundred 100 finish

hidden = What’s hidden
    .body =
        You see your own hand and what you’ve delivered. Of the others, you see how many cards they have, and which round each delivered card is from. Nobody sees the draw pile.

        Everything else is open: florins, prices, all face-up cards, the discards, and how many cards the draw pile has. Once the match is over, all cards are shown.
    .see = delivery draw-pile setup
    .words = secret open hand hands private public see count

draw-pile = Draw pile
    .body = The deck has { $deck } cards: { $per_good } of each good and four merchants. When a card is needed and the pile is empty, the discards are shuffled into a new one. If those are gone too, nobody can draw, and a new round is dealt as far as the cards go: first everyone’s { $new_round_cards }, then those for merchants, Jakob last.
    .see = draw new-round hidden
    .words = deck discards shuffle empty cards
