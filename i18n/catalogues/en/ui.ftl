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
ui-panel-nobody = Nobody needs to move right now.
ui-panel-spectator = { $n ->
    [0] You’re watching. Nobody needs to move right now.
   *[other] You’re watching. Waiting for { $seats }.
}
ui-stand-in = If you don’t answer by { $when }, a stand-in answers for you, just this once, as your table agreed.
ui-panel-held = Your move is posted { $when }. Changed your mind? Undo it now.
ui-panel-computer-holds = A computer is playing your seat. Take it back any time.
ui-panel-paused = The match is paused; no clock is running.
ui-panel-frozen = Kontor hit a bug and stopped this match. Nothing is lost; its operator has been told.
ui-panel-aborted = The match was closed before it was over.
ui-panel-over = The match is over.
ui-panel-won = { $n ->
    [one] The match is over. { $seats } wins.
   *[other] The match is over. { $seats } share the victory.
}
    .you-seats = The match is over: you win!
ui-panel-note = Your note: { $note }
ui-panel-dm-closed = Kontor can’t send you direct messages, so it mentions you here instead. Open them and send yourself a test in /{ cmd-settings }, or pick other notices there.
ui-panel-news = Since you last looked:
ui-panel-left-out = { $n ->
    [one] One more thing, under “What happened”
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
ui-news-about = Board by board, from the start
ui-board-about = The whole board, and as text
ui-ahead-about = Moves for later, and standing orders
ui-rules-about = Searchable; they open at what you have to decide
ui-note-about = Yours alone: nobody else sees it
ui-first-match = First match?
ui-how-to-play = How to play
ui-learn = Learn to play
ui-learn-which = Which game do you want to learn?
ui-lesson-title = { $game } · lesson { $n } of { $of }
ui-lesson-played-on = { $game } · practice
ui-lesson-on = Continue
ui-lesson-play = Play against the computers
ui-lesson-again = Start over
ui-lesson-again-about = The lesson from its first step
ui-lesson-later = *Later, in a match like this one.*
ui-lesson-meanwhile = Play as you like, or continue the lesson.
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
ui-undo-with-turns = { $move } and { $n ->
    [one] another’s turn
   *[other] { $n } turns of others
}
ui-undo-with-answers = { $move } and what others did
ui-send-now = Send now
ui-wait-for-answers = Wait for answers ({ $hours } h)
ui-panel-waits = You’re waiting for answers until { $when }. Any move you make before then ends the wait.
ui-order-cancel = Switch off: { $order }
ui-set = Set
ui-order-keep = Leave it on
ui-order-off = Off
ui-order-on = On
ui-order-state = Right now it’s on
ui-ordering-amount = “{ $text }” doesn’t work here: name a thing and an amount from { $least } to { $most }, such as { $named }. Nothing has changed; you wrote: { $line }
ui-ordering-amounts = Name and amount, separated by commas
ui-ordering-count = Choose { $lo } to { $hi }; nothing has changed.
ui-ordering-ranked = Best first, separated by commas
ui-ordering-unknown = Kontor doesn’t know “{ $text }” here, or it could be several things. Try for example: { $named }. Nothing has changed; you wrote: { $line }
ui-ordering-upto = { $thing } up to { $amount }
ui-ordering-with = Your choice
ui-ahead-all = That’s all you can plan of this turn.
ui-ahead-any = Always
ui-ahead-do = Do it now
ui-ahead-door = Plan ahead
ui-ahead-drop = Remove
ui-ahead-drop-all = Clear
ui-ahead-first = What will you do on your next turn?
ui-ahead-given = Planned: { $n }
ui-ahead-how = Plan your next turn. Kontor plays it for you a few minutes after it starts, if it’s still possible and your conditions hold. Otherwise you’re asked as usual. Nobody else sees it.
ui-ahead-if = if { $conditions }
ui-ahead-lapsed = Your plan didn’t work out: { $move }.
ui-ahead-lapsed-if = Your plan didn’t work out: { $move }. No longer true: { $condition }.
ui-ahead-lapsed-why = Your plan didn’t work out: { $move }. { $why }
ui-ahead-later = { $turn } turns from now: { $move }
ui-ahead-made = Played as planned.
ui-ahead-more = And then?
ui-ahead-not-now = *as things are, Kontor would ask you*
ui-ahead-nothing = There’s nothing to plan right now.
ui-ahead-now = Planned: { $moves }. Kontor plays it in a few minutes unless you do something else.
ui-ahead-what = **Your next turn**: Kontor plays what you plan.
ui-ahead = My next turn
ui-standing = Planned: { $n }
ui-standing-end = End it
ui-standing-ended = Ended in match #{ NUMBER($match, useGrouping: 0) }.
ui-standing-none = You’ve planned nothing. **{ ui-ahead-door }** in a match’s panel sets standing orders, your next turn and answers you know already; they’re all listed here.
ui-orders-none = { $game } has no standing orders.
ui-orders-how = Kontor follows your orders; nobody else sees them.
ui-orders-line = **{ $order }**{ $on ->
        [0] { "" }
       *[other] { " · " }**on**
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
ui-amount-wrong = That amount isn’t possible here. Type a whole number from { $lo } to { $hi }.
ui-which-ones = Which ones?
ui-amount-question = How many?
ui-bag-count = { $n } × { $thing }
ui-pick-whom = Who do you ask?
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
ui-way-done = Continue with this
ui-labelled = { $label } · { $what }
ui-deed-and-place = { $deed } · { $place }
ui-deed-and-effect = { $deed }: { $effect }
ui-effect = { CAP($effect) }.
ui-final-word = no undo
ui-final = No undo after this, unless everyone agrees.
ui-final-these = No undo, unless everyone agrees: { $moves }.
ui-passes-on = One move, then it’s the others’ turn.
ui-suggestion = **Suggested**
    -# { $what }
ui-terms = You give { $give } and get { $want }.
ui-trade-give = You give
ui-trade-want = You get
ui-trade-give-more = You give several of a kind
ui-trade-want-more = You get several of a kind
ui-trade-form = Change the trade…
ui-terms-both = { $thing } is on both sides. Give and get different things.
ui-terms-lacks = You only have { $have } × { $thing }, not { $given }. Give less.
ui-terms-most = { $most } per side of a trade at most.
ui-offer-now = Offer
ui-offer-to = to { $seats }
ui-offer-form = Offer…
ui-something-else = Something else?
ui-other-of = { $kind }?
ui-choose = Choose
ui-suggested = suggested
ui-result-best = up to { $result }
ui-result-each = Each: { $result }
ui-result-of = { $names }: { $result }
ui-result-open = chance decides the rest
ui-terms-empty = A trade needs something on both sides. Tick what you give and what you get.
ui-choose-other = Other
ui-page-before = Page { $page } of { $pages }
ui-page-after = Page { $page } of { $pages }
ui-sure = { $what }? This can’t be undone.
ui-sure-yes = Yes, do it

## The panel: an auction

ui-bid-asked = Answer by { $when }, { $seats } too. Nobody sees answers until everyone has given theirs.
ui-bid-asked-paused = You’re asked, { $seats } too. Nobody sees answers until everyone has given theirs.
ui-bid-highest = Highest bid: { $amount } by { $seat }.
ui-bid-limit = You can bid { $most } at most.
ui-bid-poor = The lowest bid is { $least }, more than you can pay: all you can do is pass.
ui-bid-pass = Pass
ui-bid-least = Bid { $amount }
ui-bid-once = **One bid**
    -# If someone bids more, I ask you again.
ui-bid-wins = **{ $amount } wins**
ui-bid-outbid = And if someone bids more?
ui-bid-up-to = { $amount }
ui-bid-other = Other…
ui-bid-form = How far will you go?
ui-bid-then = **Up to…**
    -# I bid as little as possible for you, and pass above it.
ui-bid-then-pass = Then pass
ui-bid-then-ask = Ask me again
ui-bid-answered-pass = Your answer: pass. You can change it until the auction is settled.
ui-bid-answered = Your answer: up to { $amount }, then pass. You can change it until the auction is settled.
ui-bid-answered-ask = Your answer: up to { $amount }, then I ask you again. You can change it until the auction is settled.
ui-panel-folded = Your panel continues below.
ui-panel-ends = I can’t keep this panel up to date any longer. Press *Your move* for a new one.
ui-lobby-ends = I can’t keep this card up to date any longer; look at the one in the channel.
ui-lobby-room = There’s room at the table again.
ui-panel-here = Open it here
ui-plan-ahead = { ui-panel-waiting } Nothing for you to do right now; plan ahead if you like.
ui-plan-kept-ahead = Planned: { $plan }. Kontor plays it on your turn; change or remove it until then.
ui-plan-withdraw = Remove
ui-plan-withdrawn = Removed: Kontor will ask you on your turn.
ui-plan-kept = Your answer: { $plan }. You can change it until everything is settled.
ui-bid-answered-exact = Your answer: a bid of { $amount }; if someone bids more, I ask you again. You can change it until the auction is settled.
ui-bid-amount = From { $least } to { $most }
ui-bid-amount-wrong = That amount isn’t possible here. Bid { $least } to { $most }, or pass.
ui-lots-own = Yours so far: { $lots }.
ui-lots-bid = { $bid } on { $lot }
ui-lots-next = { $lot } · { $least }
ui-lots-standing = { $lot }, { $seat } { $bid }
ui-lots-yours = { $lot } yours
ui-lots-legend = Number · next bid. One tap bids.
ui-limits-lot = First bid on
ui-limits-lot-more = Second bid on, if you like
ui-limits-most = Up to how many? { $lo } to { $hi }
ui-limits-free = { $lot } · free, from { $least }
ui-limits-own = { $lot } · yours with { $bid }
ui-limits-over = { $lot } · { $seat } { $bid }
ui-limits-wrong = For number { $lot }, bid from { $lo } to { $hi }.
ui-limits-twice = You picked number { $lot } twice. Pick two different ones, or leave the second bid empty.
ui-listing-open = Fill in
ui-listing-again-open = Open it again
ui-listing-first = What goes first, if that matters
ui-listing-any-order = In any order
ui-listing-again = { $what } ({ $n })

## The panel: votes

ui-usual-given = In this match, Kontor does this for you until you switch it off: { $orders }.
ui-usual-off = I’ll do it myself
ui-usual-on = Do it for me
ui-usual-refused = Kontor will ask you each time: { $orders }.
ui-vote-yes = Agree
ui-vote-no = Refuse
ui-vote-undo = { $asked ->
    [0] { $who } wants to undo a move. Nobody else is playing right now, so no vote is needed.
   *[other] { $who } wants to undo a move ({ $yes } of { $asked } agree).
}
ui-vote-undo-moves = { $asked ->
    [0] { $who } wants to undo this: “{ $moves }” Nobody else is playing right now, so no vote is needed.
   *[other] { $who } wants to undo this: “{ $moves }” ({ $yes } of { $asked } agree).
}
ui-vote-pause = { $asked ->
    [0] { $who } wants to pause the match. Nobody else is playing right now, so no vote is needed.
   *[other] { $who } wants to pause the match ({ $yes } of { $asked } agree).
}
ui-vote-close = { $asked ->
    [0] { $who } wants to end the match here. Nobody else is playing right now, so no vote is needed.
   *[other] { $who } wants to end the match here ({ $yes } of { $asked } agree).
}
ui-vote-opened = Kontor is asking the others.
ui-voted-yes = You agreed: { $yes } of { $asked } so far.
ui-voted-no = You said no, so nothing changes.
ui-voted-settled = Everyone agreed, so it’s done.

## The panel: answers

ui-stale = That button is out of date. Here’s the match now.
ui-done-already = Already done:
# An old button of an auction or the like whose answers are all in. It may offer another answer than was given.
ui-answered-already = You’ve already answered; here’s what came of it.
ui-undone = Your last move is undone.
ui-undone-what = Undone: { $what }.
ui-undo-question = Undo this: { $what }? Here’s what goes:
ui-undo-marks = Cards or dice have shown you something there. If you undo it, you play on knowing what comes: your statistics then count this match as played, but not as won, and without its result.
ui-undo-yes = Undo it
ui-undo-no = Keep it
ui-undo-asked = The others have seen it, or something was revealed, so Kontor asks them whether you can undo it.
ui-sent = Posted.
ui-taken-back = You’ve got your seat back.
ui-resumed = The match is back on.
ui-rematch-joined = You’re in match #{ NUMBER($match, useGrouping: 0) }, which is open in the channel. It begins when its host starts it.
ui-rematch-opened = { $n ->
    [0] Match #{ NUMBER($match, useGrouping: 0) } is open in the channel.
   *[other] Match #{ NUMBER($match, useGrouping: 0) } is open in the channel; the others are invited.
}
ui-followed = You’re following this match: Kontor pings you only when it’s over.
ui-note-kept = Your note is saved. Nobody else sees it.
ui-note-label = Only you see it
ui-note-title = Note for #{ NUMBER($match, useGrouping: 0) }
ui-waiting-more = Same time again for this seat.
ui-waiting-more-auction = Same time again for the missing answers.
ui-computer-called = A computer plays this seat until its player is back.
ui-computers-called = Computers answer in secret for those who are late. Answers can be changed until all are in.
ui-substitute-called = Kontor is looking for a substitute in the thread.
ui-seat-taken = The seat is yours. Welcome to the match.
ui-seat-offered = You’ve offered your seat to { $name }. It can be accepted until { $when }.
ui-keep-seat = Keep my seat
ui-seat-kept = You keep your seat. It’s no longer on offer.
ui-accept-seat = Accept
ui-decline-seat = No thanks
ui-seat-declined = All right, you’re not taking the seat.
ui-error-discord = Discord didn’t accept that. Your match is safe; try again in a moment.
ui-error-ours = Something went wrong on Kontor’s side, and it’s been reported ({ $ref }). The match is safe.
ui-error-disk = Kontor can’t save right now, so nothing was done. Its operator has to fix the database; try again later.
ui-error-uncertain = The database dropped out while saving, so that might have counted, or not. Check the match before you try again.

## Screens

ui-as-picture = As picture
ui-as-text = As text
ui-whole-board = Whole board
ui-older = Older
ui-newest = Newest
ui-log-empty = Nothing has happened yet.
ui-turns = { $n ->
    [one] { $n } match is waiting for you
   *[other] { $n } matches are waiting for you
}
ui-turns-none = Nothing’s waiting for you.
ui-turns-entry = **{ $game } #{ NUMBER($match, useGrouping: 0) }**, asked { $when }
ui-turns-offers = Open offers, answer if you like:
ui-turns-offer = **{ $game } #{ NUMBER($match, useGrouping: 0) }**, offered { $when }
ui-turns-more = And { $n } more: `/{ cmd-turns }` shows them all.
ui-turns-invited = You’re invited
ui-turns-invitation = **{ $game } #{ NUMBER($match, useGrouping: 0) }** · { $people }
ui-page = Page { $page } of { $pages } · { $n } in all
ui-previous-page = Previous page
ui-next-page = Next page
ui-go-there = Go there
ui-rules-kontor = How Kontor works
ui-rules-short = The game in short
ui-rules-pictures = Pictures
ui-card-of = { $game } in pictures: { $card } of { $cards }
ui-card-rules = How to play
ui-rules-found = Found: { $n }
ui-rules-which = The rules of which game?
ui-rules-of = Rules: { $game }
ui-rules-choose = Look something up
ui-rules-search = Search
ui-rules-words = A word or two
ui-rules-nothing = The rules have nothing on “{ $text }”. Try another word, or pick from the list.
ui-replay-step = Step { $step } of { $steps }
ui-first = First
ui-previous = Previous
ui-next-step = Next
ui-next-round = Next round
ui-replay-jump = Which round?
ui-curve = How it went
curve-no-lead = The lead never changed hands.
curve-leads = { $n ->
    [one] The lead changed once: { $seat } took it in round { $round }.
   *[other] The lead changed { $n } times; { $seat } took it last, in round { $round }.
}
    .you = { $n ->
        [one] The lead changed once: you took it in round { $round }.
       *[other] The lead changed { $n } times; you took it last, in round { $round }.
    }
curve-round = Round { $round }
curve-lead = Round { $round }: { $seat } takes the lead with { $n }
    .you = Round { $round }: you take the lead with { $n }
curve-leap = Round { $round }: { $seat } gains { $n } at once, the most of the match
    .you = Round { $round }: you gain { $n } at once, the most of the match
curve-score = { $seat } { $n }
curve-alt = Curves of the match, { $measure }, after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $scores }
ui-last = Last
ui-animation = Animation
ui-share = Show to everyone
ui-shared = It’s on its way into the thread.
ui-animation-failed = The animation didn’t work out. All the steps are here.
ui-animation-waits = Your animation is on its way. Ask for the next one after that.
ui-animation-full = Lots of animations are being made right now. Try again in a few minutes; all the steps are here.
ui-refuse-invitations = Block their invitations
ui-refused-invitations = No more invitations from { $name }, who won’t be told. “/{ cmd-settings }” can change that.

## Pictures in words

ui-alt-way = The way so far: { $way }
ui-alt-card = { $title }. { $says } Marked in the picture: { $marks }.
ui-alt-part = Part of the board ({ $part }), with: { $places }
ui-alt-closeup = Part of the map with the places to choose from: { $places }
ui-alt-sample = Sample board of { $game }; yours is laid out when the match begins
ui-alt-hand = Your hand
ui-alt-text-board = The whole board as text: /{ cmd-board }, format text
ui-alt-animation = Match #{ NUMBER($match, useGrouping: 0) } from start to finish, in { $steps } steps

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
    [0] turns posted at once
   *[other] { $n } s to undo
}
ui-table-talk = Computer players
ui-table-talk-on = say a word now and then
ui-table-talk-off = play in silence
ui-lobby-stand-in = stand-in after { $n } h (computer, { $kind })
ui-lobby-minutes = **{ $range } min** at a table
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
ui-kind-greedy = normal
ui-kind-greedy-desc = takes what pays most
ui-kind-easy = easy
ui-kind-easy-desc = overlooks a lot
ui-kind-strong = strong
ui-kind-strong-desc = plans whole turns
ui-kind-random = at random
ui-program-gone = { $name } has gone, plays normal
ui-program-desc = a program added to this bot
ui-pace-fast = fast: within the hour
ui-pace-daily = daily: a turn a day
ui-pace-weekly = relaxed: within three days
ui-yes = yes
ui-no = no
ui-seat-person = { $n }. { $seat }
ui-seat-computer = { $n }. { $seat } (computer player, { $kind })
ui-levels = Computer players: { $seats }
ui-level = { $seat } ({ $kind })
ui-seat-awaited = asked { $when }
ui-seat-waits = waiting for answers until { $when }
ui-seed-hash = The shuffle is sealed and opened at the end, so anyone can check it. The seal: { $hash }
ui-seed = The sealed shuffle, opened: { $seed }. Its SHA-256 is the seal: { $hash }
ui-options-value = { $label }: **{ $value }**
ui-options-seats = Seats
ui-options-pace = Pace
ui-options-stand-in = Stand-in
ui-options-no-stand-in = none
ui-options-stand-in-after = after { $n } h
ui-options-stand-in-by = Stand-ins play
ui-options-stand-in-by-desc = For someone late or away. If you lend your seat, you can choose another level.
ui-options-grace = Undo window
ui-options-language = Language
ui-options-host = Only the host sets the options.
ui-options-kept = Saved.
ui-invite-whom = Who do you want to invite? Each of them is mentioned once in the channel.
ui-invite-nobody = There’s nobody here Kontor can invite. Bots can’t play; add a computer player instead.
ui-invited = { $n ->
    [one] Invited.
   *[other] { $n } people are invited.
}
ui-joined = You’re in. The match begins when its host starts it.
ui-left = You’ve left the table.
ui-computer-added = Computer player added.
ui-computer-removed = Computer player removed.
ui-started = The match has begun.
ui-closed = Match #{ NUMBER($match, useGrouping: 0) } is closed.
ui-overdue-wait = Wait
ui-overdue-computers = Let computer players answer
ui-overdue-computer = Hand to a computer player
ui-overdue-substitute = Find a substitute
ui-take-seat = Take the seat
