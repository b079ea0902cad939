### What the service says: refusals to one reader (`err-`), and news of a match to everybody (`say-`).
### `$seat` is a name, ready to be shown. Times are UTC seconds for Discord’s timestamps.

## Which match, which seat

err-animation-shown = The animation is in the thread already.
err-no-such-match = There’s no match #{ NUMBER($match, useGrouping: 0) } that you can see. “/{ cmd-match } { cmd-match-list }” shows those of this server.
err-no-answer = Discord does not tell just now whether you may see that match. Try again in a minute.
err-members-only = You can no longer see the channel of match #{ NUMBER($match, useGrouping: 0) }. You may still read what is yours, but only members who see the channel play.
err-members-left = You’re no longer a member of the server of match #{ NUMBER($match, useGrouping: 0) }. You can still read what is yours, but only members who see its channel play.
err-guest-outside = { $name } cannot see the channel of this match. Choose a member who can.
err-no-such-game = Kontor does not play “{ $text }”. Choose a game from the list.
err-no-such-seat = There is no such seat in this match. “/{ cmd-match } { cmd-match-info }” lists its seats.
err-no-such-computer = There is no computer player called “{ $text }”. Choose one from the list.
err-not-seated = You have no seat in match #{ NUMBER($match, useGrouping: 0) }. You can look at it with “/{ cmd-board }” or watch it with “/{ cmd-match } { cmd-match-follow }”.
err-computer-holds = A computer player holds your seat in match #{ NUMBER($match, useGrouping: 0) }. Take it back first with “/{ cmd-match } { cmd-match-takeback }”.
err-not-your-seat = No seat of this match is yours to take back. If somebody is wanted for a seat, press the button of that call.
err-holds-already = You have a seat in this match already.
err-plays-already = { $name } has a seat in this match already. Choose somebody else.
err-seat-offered-already = You’ve offered your seat already. Your panel shows to whom, and lets you keep it and offer it to somebody else.
err-asked-lately = { $name } has been asked about this match within the last day. Ask somebody else, or try again tomorrow.
err-seat-not-offered = This seat isn’t offered to you, or not any more.
err-seat-offer-left = Nobody has this seat to hand over any more: it was given up in the meantime.
err-seat-offer-gone = This seat has gone to { $seat } in the meantime.
err-seat-offer-late = This offer ended after { $days } days. If you’d still like the seat, ask for it again.
err-no-seat-offered = You haven’t offered your seat to anybody.

err-status-lobby = Match #{ NUMBER($match, useGrouping: 0) } has not begun. Its host can press Start once enough people sit at the table.
err-status-live = Match #{ NUMBER($match, useGrouping: 0) } is running, so this is not possible now. “/{ cmd-move }” opens your panel.
err-status-paused = Match #{ NUMBER($match, useGrouping: 0) } is paused. Anybody who plays in it can go on with “/{ cmd-match } { cmd-match-resume }”.
err-status-over = Match #{ NUMBER($match, useGrouping: 0) } is over. “/{ cmd-match } { cmd-match-rematch }” opens another one.
err-status-aborted = Match #{ NUMBER($match, useGrouping: 0) } was closed. “/{ cmd-match } { cmd-match-new }” opens another one.
err-status-frozen = Match #{ NUMBER($match, useGrouping: 0) } ran into an error of ours and has stopped at its last good position. Nothing is lost; it goes on once the error is mended.

## Playing

err-stale = The table has changed since this was offered. Below is what is possible now.
err-done-untold = Done, and saved. Only showing it ran into an error of ours, { $ref }. `/{ cmd-board }` shows the match.
err-held = { $seat } has just moved and may take it back for a few seconds. Try again in a moment.
err-ahead-cannot = That can’t be planned. Press *{ ui-ahead-door }* in your panel and choose from what it shows.
err-ahead-nothing = None of your plan is left.
err-order-over = That order is gone: done, ended or changed.
err-no-such-order = This game has no such standing order.
err-order-choice = That order is not given with this choice. Press the order again and choose from what its form shows.
err-no-answers = You have no offer that somebody could still answer. Make one first, on your turn.
err-resume-server = A moderator has paused match #{ NUMBER($match, useGrouping: 0) }. Only somebody who manages its server can go on with it, there.
err-resume-host = The thread of match #{ NUMBER($match, useGrouping: 0) } was deleted or locked. Its host, or somebody who manages the server, can go on with it.
err-wait-hours = Wait for answers for 1 to { $most } hours.
err-no-auction = There’s no auction to plan for right now. “/{ cmd-move }” shows what you can do.
err-plan-now = It’s your turn already: make the move instead of planning it.
err-plan-needed = This is asked of you now: you can change your answer, but not take it back.
err-bid-range = Bid { $least } to { $most }, or pass.
err-bid-only = You can bid { $least } and no other amount. Bid that, or pass.
err-bid-poor = The least bid is { $least }, which is more than you could pay. You can only pass.
err-auction-first = Answer the auction first. What your bids need is cashed in by itself.
err-auction-answered = You have answered; everything else waits until the auction is settled. What your bids need is cashed in by itself.
err-undo-moved = The match has gone on since you were asked, so nothing was taken back. Undo asks you again.
err-nothing-to-undo = You have made no move that could be taken back.
err-undo-late = Your move is out, or something was revealed: now the others have to agree. “Ask to undo” asks them.
err-replay-closed = Match #{ NUMBER($match, useGrouping: 0) } was closed before its end, so it has no replay. “/{ cmd-log }” tells what happened.
err-replay-running = A replay shows everything, so it waits for the end of match #{ NUMBER($match, useGrouping: 0) }. Until then there is “/{ cmd-log }”.
err-rollback = A match can be set back to a step from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }. Kontor offers the newest steps while you type the number.
err-rollback-unreadable = Step { NUMBER($step, useGrouping: 0) } cannot be reached, because a step before it cannot be read. Choose an earlier one; if there is none, the match can only be closed.

## Lobby

err-too-many-lobbies = You host { $most } matches that have not begun. Start or close one of them first.
err-too-many-matches = You sit at { $most } matches that are not over. End or leave one of them first.
err-server-full = { $most ->
    [one] This server lets { $most } match be open at a time, and there is one. End or close it first.
   *[other] This server has { $most } matches that are not over. End or close one of them first.
}
err-opened-often = You have opened { $most } matches within a day. The next one can be opened in { $minutes } min.
err-proposed-often = You’ve asked the others { $most } times within an hour. You can ask again in { $minutes } min.
err-moved-often = You’ve moved matches { $most } times within an hour. You can move one again in { $minutes } min.
err-invited-often = You can invite { $most } people a day, seats that you offer included. Go on tomorrow; anybody can join a lobby by its card.
err-not-invited = You can’t invite { $names } right now. Ask somebody else; anybody can join a lobby by its card.
err-nobody-invited-you = Nobody has invited you to this match. “/{ cmd-settings }” shows what you have chosen.
err-follows-enough = You follow { $most } matches that are not over. Stop following one of them first.
err-exported-often = You have had { $most } files within an hour. The next one can be made in { $minutes } min.
err-animated-often = You have had { $most } animations within an hour. The next one can be made in { $minutes } min.
err-joined-already = You sit at this table already.
err-not-in-lobby = You do not sit at this table. Press Join first.
err-no-computer-here = No computer player sits at this table.
err-invited-already = They all sit at this table or were invited before. Invite somebody else.
err-lobby-full = All { $n } seats are taken. The host can make room under Options, if the game allows more.
err-too-many-people = { $n } sit at the table. Choose at least as many seats, or let somebody leave first.
err-too-few = { $n ->
    [one] Only { $n } sits at the table
   *[other] Only { $n } sit at the table
 }; the game needs at least { $least }. Invite somebody or add a computer player.
err-move-host = Only the host of match #{ NUMBER($match, useGrouping: 0) }, or somebody who manages its server, can move it.
err-move-server = Match #{ NUMBER($match, useGrouping: 0) } belongs to another server. It can be moved to any channel there.
err-move-here = Match #{ NUMBER($match, useGrouping: 0) } is played in this channel or in its thread already.
err-move-shuts-out = { $names } can’t see this channel and couldn’t go on playing. Let everybody in first, or choose a channel that everybody sees.
err-host-only = Only the host of the table may do this. Ask the host, or open a match of your own.
err-server-person = The moderators of this server do not let { $who } open or join matches, or be invited to one.
err-server-game = { $game } is not played on this server, by decision of its moderators. Choose another game.
err-server-channel = Matches of this server are played in { $channels }. Go there.
err-server-channel-here = The moderators of this server want no matches in this channel. Choose another one.
err-server-limit = Allow { $least } to { $most } matches.
err-seats = This game is for { $least } to { $most } seats. Choose a number in between.
err-grace = The grace period is from 0 to { $most } seconds.
err-stand-in = A computer player stands in after 12, 24 or 48 hours, or never.
err-pace = There’s no such pace. Choose fast, daily or relaxed.
err-language = Kontor does not speak this language. Choose one of those on offer.
err-options = These options do not fit the game. Choose them from the lists.

## Seats

err-last-person = You are the only person who plays. Resign, or hand your seat to another person.
err-last-person-gone = { $seat } is the only person who plays. Somebody who manages the server can close the match.
err-overdue-yourself = It is you whom the others wait for. “Your move” shows what you can do.
err-held-already = A computer player holds the seat { OF($seat) } already.
err-not-awaited = Nobody waits for { $seat } now.
err-called-already = A substitute for { $seat } is called already. Whoever presses the button of that call plays on.
err-auction-together = As long as several answer in secret, it stays hidden which answers are in. When the time is up, a call offers more time, or computer players for whoever is late.
err-not-overdue = { $seat } is not overdue: the match’s pace gives more time. You are asked when it has passed.
err-auction-not-overdue = No secret answers have been missing too long now. You are asked again when they have.
err-no-call = Nobody is looking for a substitute for this seat, or somebody was quicker.

## Votes

err-vote-gone = This vote is over. Your panel shows how the match stands.
err-vote-own = You opened this vote; the others answer it.

## Around a match

err-nobody-to-nudge = It is nobody else’s move, so there is nobody to nudge.
err-nudged-lately = { $seat } has been nudged lately. The next nudge is possible <t:{ NUMBER($at, useGrouping: 0) }:R>.
err-they-rest = { $seat } has quiet hours or a vacation. Kontor tells them when it ends.
err-waits-for-answers = { $seat } waits for answers to an offer. That ends <t:{ NUMBER($at, useGrouping: 0) }:R> at the latest.
err-note-long = A note has at most { $most } characters. Shorten it.

## Settings

err-notices = There is no such kind of notice. Choose mention, direct message, direct message with the hand, or none.
err-time-zone = “{ $text }” is no time zone. Choose one from the list, such as Europe/Paris.
err-quiet = Quiet hours go from one time of the day to another, such as 22:00 to 08:00.
err-vacation = Choose a date to come, within a year.
err-reminder-gaps = There are at most three reminders, each 1 to { $most } hours after the one before.
err-style = There is no such colour and pattern. Choose one from the list.

## News of a match

say-rematch = Rematch: { $seat } opens #{ NUMBER($match, useGrouping: 0) }. Who’s in?
say-channel = <#{ NUMBER($channel, useGrouping: 0) }>
say-person = <@{ NUMBER($user, useGrouping: 0) }>
say-somebody = somebody
say-somebody-first = Somebody
say-your-move = It is your move.
say-invited = { $name } invites you to match #{ NUMBER($match, useGrouping: 0) }.
say-offered-seat = { $name } would like to hand you a seat in match #{ NUMBER($match, useGrouping: 0) }. It’s yours if you accept within { $days } days. Until then nothing changes.
say-declined-seat = { $name } doesn’t take the seat.
say-moved = { $name } has moved match #{ NUMBER($match, useGrouping: 0) } here.
say-moved-without = { $name } has moved match #{ NUMBER($match, useGrouping: 0) } here. { $names } can’t see this channel. As long as that’s so, a computer player can be asked to take over there.
say-lobby-full = The table of match #{ NUMBER($match, useGrouping: 0) } is full. The host can start.
say-lobby-abandoned = { $days ->
    [one] Nothing has happened at the table of match #{ NUMBER($match, useGrouping: 0) } for a day, so it is closed. “/{ cmd-match } { cmd-match-new }” opens another one.
   *[other] Nothing has happened at the table of match #{ NUMBER($match, useGrouping: 0) } for { $days } days, so it is closed. “/{ cmd-match } { cmd-match-new }” opens another one.
}
say-still-waiting = { $seat } · match #{ NUMBER($match, useGrouping: 0) } waits for your move.
say-offer-waiting = { $seat } · there is an offer for you in match #{ NUMBER($match, useGrouping: 0) }. Answer if you like; the game goes on either way.
say-reminder = { $seat } · match #{ NUMBER($match, useGrouping: 0) } still waits for your move.
say-nudge = { $seat } · the others in match #{ NUMBER($match, useGrouping: 0) } are waiting for your move.
say-dm-closed = { $seat } · match #{ NUMBER($match, useGrouping: 0) } waits for your move. Your direct messages are closed to Kontor, so it tells you here.
say-overdue-auction = Secret answers have been asked for since <t:{ NUMBER($since, useGrouping: 0) }:f>, and one is missing. Asked: { $seats }. Wait, or let computer players answer for whoever has not.
say-auction-answered = The time for your secret answer was up, so a computer player has given one for you. Until all are in, you may change it.
say-overdue = It has been { $seat }’s move since <t:{ NUMBER($since, useGrouping: 0) }:f>. Wait, let a computer player hold the seat, or look for a substitute.
say-gone = { $seat } can no longer see this channel. A computer player can hold the seat until they are back.
say-substitute-wanted = Somebody is wanted for the seat { OF($seat) } in match #{ NUMBER($match, useGrouping: 0) }. Whoever presses the button plays on.

say-vote-undo = { $seat } would like to take back a move. Everybody else who plays has to agree.
say-vote-undo-moves = { $seat } would like to take this back: “{ $moves }” Everybody else who plays has to agree.
say-vote-pause = { $seat } would like to pause the match. Everybody else who plays has to agree.
say-vote-close = { $seat } would like to end the match without a result. Everybody else who plays has to agree.
say-vote-refused = { $seat } did not agree, so the match stays as it is.

say-undone = { $seat } takes back a move.
say-undone-moves = { $seat } takes back: “{ $moves }”
say-then = { $before } { $after }
say-and-more = { $told } … and { $n } more.
say-stood-in = A computer player answers for { $seat }, as agreed.
say-stood-in-you = A computer player answered for you, as agreed.
say-by-itself = { $seat } had only one move, so Kontor made it.
say-by-itself-you = Your only move, so Kontor made it.
say-rolled-back = The match was set back to an earlier position.
say-paused = The match is paused. Nobody has to move until somebody goes on.
say-closed-by-server = A moderator of this server has ended the match, without a result.
say-closed-by-owner = Whoever runs this bot has ended the match, without a result.
say-thread-closed = The thread of match #{ NUMBER($match, useGrouping: 0) } was deleted or locked, so the match rests. “/{ cmd-match } { cmd-match-resume }” goes on with it in a new thread of its channel, “/{ cmd-match } { cmd-match-move }” takes it to the channel in which you type that.
say-resumed = { $seat } goes on with the match.
say-cut-off = { $trouble } The match is paused and goes on by itself once that is mended. Anybody who plays in it can go on by direct messages with “/{ cmd-match } { cmd-match-resume }”.
say-cut-off-log = Kontor could post nothing here any more, so the match was paused.
say-reached-again = Kontor can post here again: the match goes on.
say-broken-off = The match has ended without a result, as all agreed.
say-broken-off-resigned = { $seat } resigns. Nobody else plays, so the match ends without a result.
say-frozen = The match ran into an error of ours (reference { $ref }) and has stopped at its last good position. Nothing is lost.
say-thawed = The match goes on.

say-seat-handed-over = { $name } hands over to { $seat }.
say-seat-computer = A computer player holds the seat { OF($seat) } until { $seat } takes it back.
say-seat-held = It has been { $seat }’s move for a long time. A computer player holds the seat until { $seat } takes it back.
say-seat-gone = { $seat } can no longer see this channel. A computer player holds the seat until { $seat } takes it back.
say-seat-taken-back = { $seat } is back at the table.
say-seat-substituted = { $seat } steps in for { $name }.
say-seat-resigned = { $name } resigns. The computer player { $seat } takes the seat.
