### The private surface: panel, screens, lobby card and options.

## Naming a match

ui-panel-title = { $game } #{ NUMBER($match, useGrouping: 0) }
ui-about = { $match }: { $said }
ui-screen-title = { $game } #{ NUMBER($match, useGrouping: 0) } · { $about }
ui-about-board = board
ui-about-curve = how it went
ui-about-hand = hand
ui-about-log = what happened
ui-about-match = the match
ui-about-options = options
ui-about-replay = replay

## The panel: where one stands

ui-panel-waiting = { $n ->
    [one] Waiting for { $seats }.
   *[other] Waiting for { $seats }.
}
ui-panel-nobody = It is nobody’s move just now.
ui-panel-spectator = { $n ->
    [0] You are watching. It is nobody’s move just now.
   *[other] You are watching. Waiting for { $seats }.
}
ui-stand-in = If you have not answered by { $when }, a computer player answers for you this once, as agreed.
ui-panel-held = What you did goes out { $when }; until then you can undo it.
ui-panel-computer-holds = A computer player holds your seat. Take it back whenever you like.
ui-panel-paused = The match is paused; no clock runs.
ui-panel-frozen = The match has stopped: Kontor has run into an error. Nothing is lost; its operator has been told.
ui-panel-aborted = The match was closed before its end.
ui-panel-over = The match is over.
ui-panel-won = { $n ->
    [one] The match is over. { $seats } wins.
   *[other] The match is over. { $seats } share the victory.
}
ui-panel-note = Your note: { $note }
ui-panel-dm-closed = Your direct messages are closed to Kontor, so you are mentioned here instead. Open them and test the notice in /{ cmd-settings }, or choose other notices there.
ui-panel-news = Since you last looked:
ui-panel-left-out = { $n ->
    [one] one more thing, under “What happened”
   *[other] { $n } more things, under “What happened”
}
ui-done = Done.

## The panel: what one may do

ui-your-move = Your move
ui-hand = Hand
ui-news = What happened
ui-log = Log
ui-board = Board
ui-rules = Rules
ui-more = More
ui-news-about = Board by board, from the beginning
ui-board-about = The whole board, and as text
ui-ahead-about = Moves for later, and standing orders
ui-rules-about = With a search; they begin with what you have to decide now
ui-note-about = Yours alone: nobody else sees it
ui-first-match = First match?
ui-how-to-play = How to play
ui-note = Note
ui-undo = Undo
ui-undo-what = Undo: { $what }
ui-undo-ask = Ask to undo
ui-undo-ask-what = Ask to undo: { $what }
ui-undo-asked-button = Asked
ui-undo-asked-button-what = Asked: { $what }
ui-undo-a-move = your last move
# $move is the move in few words, such as "play copper".
ui-undo-only = { $move }
ui-undo-with-turns = { $move }, { $n ->
    [one] a turn of others
   *[other] { $n } turns of others
}
ui-undo-with-answers = { $move } and what others did
ui-send-now = Send now
ui-wait-for-answers = Wait for answers ({ $hours } h)
ui-panel-waits = You wait for answers until { $when }. Whatever you do before then ends the waiting.
ui-order-cancel = Switch off: { $order }
ui-set = Set
ui-order-keep = Leave it on
ui-order-off = Off
ui-order-on = On
ui-order-state = Right now it is on
ui-ordering-amount = “{ $text }” is nothing on this board with an amount from { $least } to { $most }. Write for example: { $named }. The order stays as it was. You had written: { $line }
ui-ordering-amounts = Each with how much, and commas between
ui-ordering-count = Name between { $lo } and { $hi }; the order stays as it was.
ui-ordering-ranked = The best first, with commas between
ui-ordering-unknown = “{ $text }” names nothing on this board, or more than one thing. Write for example: { $named }. The order stays as it was. You had written: { $line }
ui-ordering-upto = { $thing } up to { $amount }
ui-ordering-with = Your choice
ui-ahead-all = That’s all that can be planned of this turn.
ui-ahead-any = Always
ui-ahead-do = Do it now
ui-ahead-door = Plan ahead
ui-ahead-drop = Remove
ui-ahead-drop-all = Clear
ui-ahead-first = What will you do when your turn comes?
ui-ahead-given = Planned: { $n }
ui-ahead-how = Plan your next turn. Kontor plays it for you a few minutes after it starts, if it’s still possible and your conditions hold. Otherwise you’re asked as usual. Nobody else sees it.
ui-ahead-if = if { $conditions }
ui-ahead-lapsed = Your plan was dropped: { $move }.
ui-ahead-lapsed-if = Your plan was dropped: { $move }. No longer true: { $condition }.
ui-ahead-lapsed-why = Your plan was dropped: { $move }. { $why }
ui-ahead-later = { $turn } turns from now: { $move }
ui-ahead-made = Played as planned.
ui-ahead-more = And then?
ui-ahead-not-now = *as things are, you would be asked*
ui-ahead-nothing = There’s nothing to plan right now.
ui-ahead-now = Planned: { $moves }. Kontor plays it in a few minutes unless you do something else.
ui-ahead-what = **Your next turn**: Kontor plays what you plan.
ui-ahead = My next turn
ui-standing = Planned: { $n }
ui-standing-end = End it
ui-standing-ended = Ended in match #{ NUMBER($match, useGrouping: 0) }.
ui-standing-none = You’ve planned nothing. **{ ui-ahead-door }** in a match’s panel sets standing orders, your next turn and answers you know already; they’re all listed here.
ui-orders-none = { $game } has no standing orders.
ui-orders-how = Kontor does what you order in your place, until you cancel it or it ends as it says. Nobody else sees your orders.
ui-orders-line = **{ $order }** · { $on ->
        [0] off
       *[other] **on**
    }
    -# { $what }
ui-orders-line-with = **{ $order }** · **on**: { $chosen }
    -# { $what }
ui-take-back = Take your seat back
ui-resume = Resume
ui-replay = Replay
ui-rematch = Rematch
ui-next = Next: { $game } #{ NUMBER($match, useGrouping: 0) }
ui-back = Back
ui-do-it = Do it
ui-change = Change
ui-amount = Other amount
ui-amount-label = From { $lo } to { $hi }
ui-amount-chosen = { $what }: { $amount }
ui-amount-wrong = That is no amount possible here. Give a whole number from { $lo } to { $hi }.
ui-amount-question = How many?
ui-bag-count = { $n } × { $thing }
ui-pick-whom = Whom do you ask?
ui-choice-exact = Choose { $n }
ui-choice-range = Choose { $lo } to { $hi }
ui-choice-steps = { $lo } to { $hi }, in steps of { $step }
ui-choice-more = And here
ui-choice-nothing = Nothing
ui-choice-wrong = You ticked { $n }. { $wanted }.
ui-way-first = First…
ui-way-next = Then…
ui-way-by = Of which kind?
ui-way-part = { $n } of { $of }…
ui-way-undo = One step back
ui-way-undo-door = Others
ui-way-again = Start again
ui-way-done = Go on with this
ui-labelled = { $label } · { $what }
ui-deed-and-place = { $deed } · { $place }
ui-deed-and-effect = { $deed }: { $effect }
ui-effect = { CAP($effect) }.
ui-final-word = final
ui-final = Final: undone only if everybody agrees.
ui-final-these = Final, undone only if everybody agrees: { $moves }.
ui-passes-on = One move, then the others go on.
ui-suggestion = Suggested: { $what }
ui-terms = You give { $give } and get { $want }.
ui-trade-give = You give
ui-trade-want = You get
ui-trade-give-more = You give several of a kind
ui-trade-want-more = You get several of a kind
ui-trade-form = Change the trade…
ui-terms-both = { $thing } is on both sides. Give and get different things.
ui-terms-lacks = You have { $have } × { $thing }, not { $given }. Give less.
ui-terms-most = On each side of a trade there are at most { $most }.
ui-offer-now = Offer
ui-offer-to = to { $seats }
ui-offer-form = Offer…
ui-something-else = Something else?
ui-other-of = { $kind }?
ui-choose = Choose
ui-suggested = suggested
ui-result-best = up to { $result }
ui-result-each = Each: { $result }
ui-result-open = chance decides the rest
ui-terms-empty = A trade needs something on both sides. Tick what you give and what you get.
ui-choose-other = Other
ui-page-before = Page { $page } of { $pages }
ui-page-after = Page { $page } of { $pages }
ui-sure = { $what }: do you mean it? This cannot be taken back.
ui-sure-yes = Yes, do it

## The panel: an auction

ui-bid-asked = Asked: { $seats }. Answer by { $when }; nobody sees answers until everyone has given theirs.
ui-bid-asked-paused = Asked: { $seats }. Nobody sees answers until everyone has given theirs.
ui-bid-highest = Highest bid: { $amount } by { $seat }.
ui-bid-limit = You can bid { $most } at most.
ui-bid-poor = The least bid is { $least }, more than you can pay: you can only pass.
ui-bid-pass = Pass
ui-bid-least = Bid { $amount }
ui-bid-once = **One bid**
    -# If somebody bids more, I ask you again.
ui-bid-wins = **{ $amount } wins**: nobody else may bid.
ui-bid-outbid = And if somebody bids more?
ui-bid-up-to = { $amount }
ui-bid-other = Other…
ui-bid-then = **Up to…**
    -# I bid as little as possible for you, and pass above it.
ui-bid-then-pass = Then pass
ui-bid-then-ask = Ask me again
ui-bid-answered-pass = You answered: pass. You can change it until the auction is settled.
ui-bid-answered = You answered: up to { $amount }, then pass. You can change it until the auction is settled.
ui-bid-answered-ask = You answered: up to { $amount }, then you are asked again. You can change it until the auction is settled.
ui-panel-folded = This panel goes on further down.
ui-panel-ends = I can’t keep this panel up to date any longer. Press *Your move* for a new one.
ui-lobby-ends = I can’t keep this card up to date any longer; the one in the channel goes on.
ui-lobby-room = The table has room again.
ui-panel-here = Open it here
ui-plan-ahead = { ui-panel-waiting } Nothing to do now; if you like, plan your move ahead.
ui-plan-kept-ahead = Planned: { $plan }. I’ll do it when your turn comes; until then you can change it or take it back.
ui-plan-withdraw = Take it back
ui-plan-withdrawn = Taken back: you are asked when your turn comes.
ui-plan-kept = You answered: { $plan }. You can change it until everything is settled.
ui-bid-answered-exact = You answered: a bid of { $amount }; if somebody bids more, you are asked again. You can change it until the auction is settled.
ui-bid-amount = From { $least } to { $most }
ui-bid-amount-wrong = That is no amount possible here. Give one from { $least } to { $most }, or pass.
ui-lots-own = Yours so far: { $lots }.
ui-lots-bid = { $bid } on { $lot }
ui-lots-next = { $lot } · { $least }
ui-lots-standing = { $lot }, { $seat } { $bid }
ui-lots-yours = { $lot } yours
ui-lots-legend = Number · next bid. One press bids.
ui-limits-lot = First bid on
ui-limits-lot-more = Second bid on, if you like
ui-limits-most = Up to how many? { $lo } to { $hi }
ui-limits-free = { $lot } · free, from { $least }
ui-limits-own = { $lot } · yours with { $bid }
ui-limits-over = { $lot } · { $seat } { $bid }
ui-limits-wrong = For number { $lot }, bid from { $lo } to { $hi }.
ui-limits-twice = You named number { $lot } twice. Choose two different ones, or leave the second bid empty.
ui-listing-open = Fill in
ui-listing-again-open = Open it again
ui-listing-first = What goes first, if that matters
ui-listing-again = { $what } ({ $n })

## The panel: votes

ui-usual-given = Done for you when the match has begun, until you switch it off: { $orders }.
ui-usual-off = I do that myself
ui-usual-on = Do it for me
ui-usual-refused = Asked of you each time: { $orders }.
ui-vote-yes = Agree
ui-vote-no = Refuse
ui-vote-undo = { $asked ->
    [0] { $who } asks to take a move back. Nobody else plays now, so it can be done without a vote.
   *[other] { $who } asks to take a move back ({ $yes } of { $asked } agree).
}
ui-vote-undo-moves = { $asked ->
    [0] { $who } asks to take this back: “{ $moves }” Nobody else plays now, so it can be done without a vote.
   *[other] { $who } asks to take this back: “{ $moves }” ({ $yes } of { $asked } agree).
}
ui-vote-pause = { $asked ->
    [0] { $who } proposes to pause the match. Nobody else plays now, so it can be done without a vote.
   *[other] { $who } proposes to pause the match ({ $yes } of { $asked } agree).
}
ui-vote-close = { $asked ->
    [0] { $who } proposes to end the match here. Nobody else plays now, so it can be done without a vote.
   *[other] { $who } proposes to end the match here ({ $yes } of { $asked } agree).
}
ui-vote-opened = The others are asked.
ui-voted-yes = You agreed: { $yes } of { $asked }.
ui-voted-no = You refused. The match stays as it is.
ui-voted-settled = Everybody agreed, and it is done.

## The panel: answers

ui-stale = The match has gone on since this button was made. This is where it stands now.
ui-done-already = This is done already:
# An old button of an auction or the like whose answers are all in. It may offer another answer than was given.
ui-answered-already = You have answered already; what came of it is below.
ui-undone = Your last move is taken back.
ui-undone-what = Taken back: { $what }.
ui-undo-question = Take this back: { $what }? This is what goes:
ui-undo-marks = Cards or dice have shown you something there. If you take it back, you play on knowing what comes, so this match counts as played in your statistics, but not as won, and without its result.
ui-undo-yes = Take it back
ui-undo-no = Keep it
ui-undo-asked = The others have seen it or something was revealed, so they are asked whether you may take it back.
ui-sent = It is out.
ui-taken-back = You have your seat back.
ui-resumed = The match goes on.
ui-rematch-joined = You are in match #{ NUMBER($match, useGrouping: 0) }, which is open in the channel. It begins when its host starts it.
ui-rematch-opened = { $n ->
    [0] Match #{ NUMBER($match, useGrouping: 0) } is open in the channel, and its table is full.
   *[other] Match #{ NUMBER($match, useGrouping: 0) } is open in the channel; the others are invited.
}
ui-followed = You follow this match: you are in its thread and hear of its end.
ui-note-kept = Your note is kept. Nobody else sees it.
ui-note-label = Only you see it
ui-note-title = Note for #{ NUMBER($match, useGrouping: 0) }
ui-waiting-more = As much time once more for this seat.
ui-waiting-more-auction = As much time once more for everybody who has not answered.
ui-computer-called = A computer player holds the seat until its owner comes back.
ui-computers-called = Computer players answer in secret for whoever is late. Answers may be changed until all are in.
ui-substitute-called = Kontor looks for a substitute in the thread.
ui-seat-taken = The seat is yours. Welcome to the match.
ui-seat-offered = You’ve offered your seat to { $name }. It can be accepted until { $when }.
ui-keep-seat = Keep my seat
ui-seat-kept = You keep your seat. It isn’t offered to anybody any more.
ui-accept-seat = Accept
ui-decline-seat = No thanks
ui-seat-declined = All right, you don’t take the seat.
ui-error-discord = Discord did not take the answer. The match is safe: try again in a moment.
ui-error-ours = Something went wrong on Kontor’s side. The match is safe; the fault is reported as { $ref }.
ui-error-disk = Kontor can keep nothing just now, so that was not done. Whoever runs it has to mend its database; try again later.
ui-error-uncertain = Kontor’s database went away just as that was being kept: it may count, or not. Look at the match before you try again.

## Screens

ui-as-picture = As picture
ui-as-text = As text
ui-whole-board = Whole board
ui-older = Older
ui-newest = Newest
ui-log-empty = Nothing has happened yet.
ui-turns = { $n ->
    [one] { $n } match waits for you
   *[other] { $n } matches wait for you
}
ui-turns-none = Nothing waits for you.
ui-turns-entry = **{ $game } #{ NUMBER($match, useGrouping: 0) }**, asked { $when }
ui-turns-offers = Offers that you may answer; nobody waits for your answer:
ui-turns-offer = **{ $game } #{ NUMBER($match, useGrouping: 0) }**, offered { $when }
ui-turns-more = And { $n } more: `/{ cmd-turns }` shows them all.
ui-turns-invited = You are invited
ui-turns-invitation = **{ $game } #{ NUMBER($match, useGrouping: 0) }** · { $people }
ui-page = Page { $page } of { $pages } · { $n } in all
ui-previous-page = Previous page
ui-next-page = Next page
ui-go-there = Go there
ui-rules-kontor = How Kontor works
ui-rules-short = The game in short
ui-rules-found = Found: { $n }
ui-rules-of = Rules: { $game }
ui-rules-choose = Look something up
ui-rules-search = Search
ui-rules-words = A word or two
ui-rules-nothing = The rules have no entry for “{ $text }”. Try another word, or pick from the list.
ui-replay-step = Step { $step } of { $steps }
ui-first = First
ui-previous = Previous
ui-next-step = Next
ui-next-round = Next round
ui-replay-jump = Which round or turning point?
ui-curve = How it went
curve-no-lead = The lead never changed hands.
curve-leads = { $n ->
    [one] The lead changed once: { $seat } took it in round { $round }.
   *[other] The lead changed { $n } times; { $seat } took it last, in round { $round }.
}
curve-round = Round { $round }
curve-lead = Round { $round }: { $seat } takes the lead with { $n }
curve-leap = Round { $round }: { $seat } wins { $n } at once, the most
curve-score = { $seat } { $n }
curve-alt = Curves of the match, { $measure }, after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $scores }
ui-last = Last
ui-animation = Animation
ui-share = Show to everyone
ui-shared = It’s on its way into the thread.
ui-animation-failed = The animation could not be made. The steps are all here.
ui-animation-waits = An animation is being made for you. Ask for another one when it is there.
ui-animation-full = Many animations are being made just now. Try again in some minutes; the steps are all here.
ui-refuse-invitations = Block their invitations
ui-refused-invitations = You get no more invitations from { $name }, and they are not told. “/{ cmd-settings }” can change that.

## Pictures in words

ui-alt-way = The way so far: { $way }
ui-alt-part = Part of the board ({ $part }), with: { $places }
ui-alt-closeup = Part of the map with the places to choose from: { $places }
ui-alt-sample = Sample board of { $game }; yours is laid out when the match begins
ui-alt-hand = Your hand
ui-alt-text-board = The whole board as text: /{ cmd-board }, format text
ui-alt-animation = Match #{ NUMBER($match, useGrouping: 0) } from its first to its last position, in { $steps } steps

## The lobby

ui-join = Join
ui-leave = Leave
ui-invite = Invite
ui-add-computer = Add computer player
ui-remove-computer = Remove computer player
ui-start = Start
ui-options = Options
ui-close = Close
ui-follow = Follow
ui-lobby-host = { $n }. { $name } (host)
ui-lobby-person = { $n }. { $name }
ui-lobby-computer = { $n }. computer player, { $kind }
ui-lobby-free = { $n }. free seat
ui-lobby-waits = { $n ->
    [0] The table is full; { $host } can start.
    [one] Looking for { $n } more player. Host: { $host }
   *[other] Looking for { $n } more players. Host: { $host }
}
ui-lobby-grace = { $n ->
    [0] no time to undo a turn
   *[other] { $n } s to undo a turn
}
ui-table-talk = Computer players
ui-table-talk-on = say a word now and then
ui-table-talk-off = play in silence
ui-lobby-stand-in = computer player ({ $kind }) answers after { $n } h, once
ui-lobby-minutes = **{ $range } min** at a table
ui-lobby-days = here { $range } { $n ->
    [one] day
   *[other] days
}
ui-lobby-weeks = here { $range } weeks
ui-weight-light = light
ui-weight-medium = medium
ui-weight-heavy = heavy
ui-done-setting = Done
ui-lobby-option = { $name }: { $value }
ui-kind-greedy = greedy
ui-kind-greedy-desc = takes what brings most
ui-kind-random = random
ui-kind-random-desc = plays anything
ui-pace-fast = fast: within the hour
ui-pace-daily = daily: a turn a day
ui-pace-weekly = relaxed: within three days
ui-yes = yes
ui-no = no
ui-seat-person = { $n }. { $seat }
ui-seat-computer = { $n }. { $seat } (computer player)
ui-seat-awaited = asked { $when }
ui-seat-waits = waits for answers until { $when }
ui-seed-hash = Fingerprint of the seed, shown in full at the end: { $hash }
ui-seed = Seed of all draws: { $seed }
ui-set-seats = { $n } seats
ui-options-seats = Seats
ui-options-pace = Pace
ui-options-stand-in = Stand-in
ui-set-stand-in = { $n ->
    [0] nobody stands in
   *[other] stand-in after { $n } h
}
ui-options-grace = Time to undo
ui-options-language = Language
ui-options-host = Only the host sets the options.
ui-options-kept = Set.
ui-invite-whom = Whom do you invite? They are mentioned once in the channel.
ui-invite-nobody = Nobody was chosen whom Kontor could invite. Bots cannot play; add a computer player instead.
ui-invited = { $n ->
    [one] Invited.
   *[other] { $n } people are invited.
}
ui-joined = You are in. The match begins when its host starts it.
ui-left = You have left the table.
ui-computer-added = A computer player sits down.
ui-computer-removed = A computer player has left the table.
ui-started = It has begun.
ui-closed = Match #{ NUMBER($match, useGrouping: 0) } is closed.
ui-overdue-wait = Wait
ui-overdue-computers = Let computer players answer
ui-overdue-computer = Hand to a computer player
ui-overdue-substitute = Find a substitute
ui-take-seat = Take the seat
