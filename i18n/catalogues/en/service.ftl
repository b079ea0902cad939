### What the service says: refusals to one reader (`err-`), and news of a match to everybody (`say-`).
### `$seat` is a name, ready to be shown. Times are UTC seconds for Discord’s timestamps.

## Which match, which seat

err-animation-shown = The animation is already in the thread.
err-no-such-match = There’s no match #{ NUMBER($match, useGrouping: 0) } that you can see. “/{ cmd-match } { cmd-match-list }” shows the ones on this server.
err-no-answer = Discord isn’t saying whether you can see that match. Try again in a minute.
err-members-only = You can’t see the channel of match #{ NUMBER($match, useGrouping: 0) } any more. You can still read what’s yours, but to play you need to see the channel.
err-members-left = You’re no longer on the server of match #{ NUMBER($match, useGrouping: 0) }. You can still read what’s yours, but to play you need to be a member who sees the channel.
err-guest-outside = { $name } can’t see the channel of this match. Choose a member who can.
err-no-such-game = Kontor doesn’t play “{ $text }”. Choose a game from the list.
err-no-lesson = There’s no lesson for { $game } yet. *How to play* explains it.
err-no-such-seat = This match doesn’t have that seat. “/{ cmd-match } { cmd-match-info }” lists its seats.
err-no-such-computer = No computer player is called “{ $text }”. Choose one from the list.
err-not-seated = You don’t have a seat in match #{ NUMBER($match, useGrouping: 0) }. “/{ cmd-board }” shows it to you, and “/{ cmd-match } { cmd-match-follow }” lets you watch it.
err-computer-holds = A computer player is playing your seat in match #{ NUMBER($match, useGrouping: 0) }. Take it back first with “/{ cmd-match } { cmd-match-takeback }”.
err-not-your-seat = None of this match’s seats is yours to take back. If a seat is looking for a player, press the button on that post.
err-holds-already = You already have a seat in this match.
err-plays-already = { $name } already has a seat in this match. Choose someone else.
err-seat-offered-already = You’ve already offered your seat. Your panel shows to whom; there you can keep it and offer it to someone else.
err-asked-lately = { $name } has already been asked about this match since yesterday. Ask someone else, or try again tomorrow.
err-seat-not-offered = This seat isn’t offered to you, or isn’t any more.
err-seat-offer-left = This seat can’t be handed over any more: its player has left it in the meantime.
err-seat-offer-gone = { $seat } has taken this seat in the meantime.
err-seat-offer-late = This offer ended after { $days } days. If you’d still like the seat, ask for it again.
err-no-seat-offered = You haven’t offered your seat to anyone.

err-status-lobby = Match #{ NUMBER($match, useGrouping: 0) } hasn’t started yet. Its host can press Start once enough people are at the table.
err-status-live = Match #{ NUMBER($match, useGrouping: 0) } is running, so that’s not possible now. “/{ cmd-move }” opens your panel.
err-status-paused = Match #{ NUMBER($match, useGrouping: 0) } is paused. Anyone playing in it can resume it with “/{ cmd-match } { cmd-match-resume }”.
err-status-over = Match #{ NUMBER($match, useGrouping: 0) } is over. “/{ cmd-match } { cmd-match-rematch }” opens a new one.
err-status-aborted = Match #{ NUMBER($match, useGrouping: 0) } was closed. “/{ cmd-match } { cmd-match-new }” opens a new one.
err-status-frozen = Kontor hit a bug in match #{ NUMBER($match, useGrouping: 0) } and stopped it. Nothing is lost; it continues once the bug is fixed.

## Playing

err-stale = The table has changed in the meantime. Here’s what you can do now.
err-done-untold = Done and saved, but Kontor hit a bug while showing it ({ $ref }). `/{ cmd-board }` shows the match.
err-held = { $seat } has just moved and can still undo it for a few seconds. Try again in a moment.
err-ahead-cannot = That can’t be planned. Press *{ ui-ahead-door }* in your panel and choose from what it shows.
err-ahead-nothing = There’s nothing left of your plan.
err-order-over = That order is gone: done, ended or changed.
err-no-such-order = This game doesn’t have that standing order.
err-order-choice = That order doesn’t go with this choice. Press the order again and choose from its form.
err-no-answers = None of your offers is waiting for an answer. Make one first, on your turn.
err-resume-server = A moderator has paused match #{ NUMBER($match, useGrouping: 0) }. Only server managers can resume it, and only there.
err-resume-host = The thread of match #{ NUMBER($match, useGrouping: 0) } was deleted or locked. Its host or a server manager can resume it.
err-wait-hours = You can wait for answers for 1 to { $most } hours.
err-no-auction = There’s no auction to plan for right now. “/{ cmd-move }” shows what you can do.
err-plan-now = It’s your turn already: make the move instead of planning it.
err-plan-needed = This needs an answer now: you can change it, but not withdraw it.
err-bid-range = Bid { $least } to { $most }, or pass.
err-bid-only = You can bid { $least } and nothing else. Bid that, or pass.
err-bid-poor = The lowest bid is { $least }, more than you can pay. All you can do is pass.
err-auction-first = Answer the auction first. Kontor cashes in what your bids need.
err-auction-answered = You’ve answered; everything else waits until the auction is over. Kontor cashes in what your bids need.
err-undo-moved = The match has moved on since Kontor asked you, so nothing was undone. Press Undo and it asks you again.
err-nothing-to-undo = You don’t have a move to undo.
err-undo-late = Too late to undo on your own: it’s posted, or something was revealed. “{ ui-undo-ask }” asks the others.
err-replay-closed = Match #{ NUMBER($match, useGrouping: 0) } was closed early, so there’s no replay. “/{ cmd-log }” has what happened.
err-replay-running = A replay shows everything, so you get it when match #{ NUMBER($match, useGrouping: 0) } is over. Until then there’s “/{ cmd-log }”.
err-rollback = You can set a match back to a step from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }. Kontor suggests the newest ones as you type.
err-rollback-unreadable = Kontor can’t go back to step { NUMBER($step, useGrouping: 0) }, because a step before it can’t be read. Choose an earlier one; without one, the match can only be closed.

## Lobby

err-too-many-lobbies = You’re hosting { $most } matches that haven’t started. Start or close one of them first.
err-too-many-matches = You’re in { $most } matches that aren’t over. Finish or leave one of them first.
err-server-full = { $most ->
    [one] This server allows { $most } open match, and there’s one already. Finish or close it first.
   *[other] This server already has { $most } open matches, as many as it allows. Finish or close one of them first.
}
err-opened-often = You’ve opened { $most } matches in a day. You can open the next one in { $minutes } min.
err-proposed-often = You’ve asked the others { $most } times in an hour. You can ask again in { $minutes } min.
err-moved-often = You’ve moved matches { $most } times in an hour. You can move one again in { $minutes } min.
err-invited-often = You can invite { $most } people a day, counting those you offer a seat. Invite more tomorrow; anyone can join a table from its card.
err-not-invited = You can’t invite { $names } right now. Ask someone else; anyone can join a table from its card.
err-nobody-invited-you = Nobody has invited you to this match. “/{ cmd-settings }” shows your choices.
err-follows-enough = You’re following { $most } matches that aren’t over. Stop following one of them first.
err-exported-often = You’ve had { $most } files in an hour. You can get the next one in { $minutes } min.
err-animated-often = You’ve had { $most } animations in an hour. You can get the next one in { $minutes } min.
err-joined-already = You’re already at this table.
err-not-in-lobby = You aren’t at this table yet. Press Join first.
err-no-computer-here = There’s no computer player at this table.
err-invited-already = They’re all at this table or already invited. Invite someone else.
err-lobby-full = All { $n } seats are taken. The host can add more under Options, if the game allows it.
err-too-many-people = There are { $n } at the table already. Choose at least that many seats, or let someone leave first.
err-too-few = { $n ->
    [one] Only { $n } is at the table
   *[other] Only { $n } are at the table
 }, and the game needs at least { $least }. Invite someone or add a computer player.
err-move-host = Only the host of match #{ NUMBER($match, useGrouping: 0) } or a server manager can move it.
err-move-server = Match #{ NUMBER($match, useGrouping: 0) } belongs to another server. You can move it to any channel there.
err-move-here = Match #{ NUMBER($match, useGrouping: 0) } is already played in this channel or in its thread.
err-move-shuts-out = { $names } can’t see this channel and couldn’t keep playing. Let everyone in first, or choose a channel everyone can see.
err-host-only = Only the table’s host can do that. Ask the host, or open a match of your own.
err-server-person = This server’s moderators don’t let { $who } open or join matches, or be invited.
err-server-game = This server’s moderators don’t allow { $game }. Choose another game.
err-server-channel = This server plays its matches in { $channels }. Go there.
err-server-channel-here = This server’s moderators don’t want matches in this channel. Choose another one.
err-server-limit = A server can allow { $least } to { $most } open matches.
err-seats = This game is for { $least } to { $most } seats. Choose a number in between.
err-grace = The undo window is 0 to { $most } seconds.
err-stand-in = A stand-in can answer after 12, 24 or 48 hours, or never.
err-pace = There’s no such pace. Choose fast, daily or relaxed.
err-language = Kontor doesn’t speak that language. Choose one from the list.
err-options = These options don’t fit the game. Choose from the lists.

## Seats

err-last-person = You’re the only person playing. Resign, or hand your seat to another person.
err-last-person-gone = { $seat } is the only person playing. A server manager can close the match.
err-overdue-yourself = It’s you the others are waiting for. “Your move” shows what you can do.
err-held-already = A computer player is already playing for { $seat }.
err-not-awaited = Nobody’s waiting for { $seat } right now.
err-called-already = Kontor is already looking for someone to take over from { $seat }. The first to press the button on that post gets the seat.
err-auction-together = Nobody can see who has answered in secret. When time is up, a post offers more time, or computer players for those who are late.
err-not-overdue = { $seat } isn’t late yet: at this match’s pace there’s more time. Kontor will ask you when it’s up.
err-auction-not-overdue = No secret answer is overdue. Kontor will ask you when one is.
err-no-call = Nobody’s looking for a substitute for this seat, or someone was quicker.

## Votes

err-vote-gone = This vote is over. Your panel shows where the match is now.
err-vote-own = You opened this vote; it’s up to the others to answer.

## Around a match

err-nobody-to-nudge = Nobody else has to move, so there’s nobody to nudge.
err-nudged-lately = { $seat } was nudged not long ago. You can nudge again <t:{ NUMBER($at, useGrouping: 0) }:R>.
err-they-rest = { $seat } is away or has quiet hours. Kontor will tell them afterwards.
err-waits-for-answers = { $seat } is waiting for answers to an offer, until <t:{ NUMBER($at, useGrouping: 0) }:R> at the latest.
err-note-long = A note can have { $most } characters at most. Shorten it.

## Settings

err-notices = There’s no such notice. Choose mention, direct message, direct message with the hand, or none.
err-time-zone = “{ $text }” isn’t a time zone. Choose one from the list, such as Europe/Paris.
err-quiet = Quiet hours run from one time of day to another, such as 22:00 to 08:00.
err-vacation = Choose a day to come, within a year.
err-reminder-gaps = You can have up to three reminders, each 1 to { $most } hours after the one before.
err-style = There’s no such colour and pattern. Choose one from the list.

## News of a match

say-rematch = Rematch: { $seat } opens #{ NUMBER($match, useGrouping: 0) }. Who’s in?
say-channel = <#{ NUMBER($channel, useGrouping: 0) }>
say-person = <@{ NUMBER($user, useGrouping: 0) }>
say-somebody = someone
say-somebody-first = Someone
say-your-move = It’s your move.
say-invited = { $name } invites you to match #{ NUMBER($match, useGrouping: 0) }.
say-offered-seat = { $name } would like to hand you a seat in match #{ NUMBER($match, useGrouping: 0) }. It’s yours if you accept within { $days } days. Until then nothing changes.
say-declined-seat = { $name } isn’t taking the seat.
say-moved = { $name } has moved match #{ NUMBER($match, useGrouping: 0) } here.
say-moved-without = { $name } has moved match #{ NUMBER($match, useGrouping: 0) } here. { $names } can’t see this channel; until that changes, a computer player can take over there.
say-lobby-full = The table of match #{ NUMBER($match, useGrouping: 0) } is full, so the host can start.
say-lobby-abandoned = { $days ->
    [one] Nothing has happened at the table of match #{ NUMBER($match, useGrouping: 0) } for a day, so Kontor has closed it. “/{ cmd-match } { cmd-match-new }” opens a new one.
   *[other] Nothing has happened at the table of match #{ NUMBER($match, useGrouping: 0) } for { $days } days, so Kontor has closed it. “/{ cmd-match } { cmd-match-new }” opens a new one.
}
say-still-waiting = { $seat } · match #{ NUMBER($match, useGrouping: 0) } is waiting for your move.
say-offer-waiting = { $seat } · you have an offer in match #{ NUMBER($match, useGrouping: 0) }. Answer if you like; the game goes on either way.
say-reminder = { $seat } · match #{ NUMBER($match, useGrouping: 0) } is still waiting for your move.
say-nudge = { $seat } · the table’s waiting for you in match #{ NUMBER($match, useGrouping: 0) }.
say-dm-closed = { $seat } · match #{ NUMBER($match, useGrouping: 0) } is waiting for your move. Your direct messages are closed to Kontor, so it tells you here.
say-overdue-auction = A secret answer has been missing since <t:{ NUMBER($since, useGrouping: 0) }:f>. Asked: { $seats }. Wait a little longer, or let computer players answer for those who are late?
say-auction-answered = Your time for the secret answer was up, so a computer player has answered for you. You can change it until all answers are in.
say-overdue = It’s been { $seat }’s move since <t:{ NUMBER($since, useGrouping: 0) }:f>. Wait a little longer, let a computer player play, or find a substitute?
say-gone = { $seat } can’t see this channel any more. A computer player can play the seat until they’re back.
say-substitute-wanted = Who’d like to take over from { $seat } in match #{ NUMBER($match, useGrouping: 0) }? The first to press the button gets the seat.

say-vote-undo = { $seat } would like to undo a move. Everyone else at the table has to agree.
say-vote-undo-moves = { $seat } would like to undo this: “{ $moves }” Everyone else at the table has to agree.
say-vote-pause = { $seat } would like to pause the match. Everyone else at the table has to agree.
say-vote-close = { $seat } would like to end the match without a result. Everyone else at the table has to agree.
say-vote-refused = { $seat } says no, so nothing changes.

say-undone = { $seat } undoes a move.
say-undone-moves = { $seat } undoes this: “{ $moves }”
say-then = { $before } { $after }
say-and-more = { $told } … and { $n } more.
say-stood-in = A computer player answers for { $seat }, as agreed.
say-stood-in-you = A computer player answered for you, as agreed.
say-by-itself = { $seat } had only one move, so Kontor made it.
say-by-itself-you = Your only move, so Kontor made it.
say-rolled-back = The match has been set back to an earlier point.
say-paused = The match is paused. Nobody has to move until someone resumes it.
say-closed-by-server = A moderator of this server has ended the match, without a result.
say-closed-by-owner = The bot’s operator has ended the match, without a result.
say-thread-closed = The thread of match #{ NUMBER($match, useGrouping: 0) } was deleted or locked, so the match is paused. “/{ cmd-match } { cmd-match-resume }” resumes it in a new thread of its channel; “/{ cmd-match } { cmd-match-move }” takes it to the channel where you type that.
say-resumed = { $seat } resumes the match.
say-cut-off = { $trouble } The match is paused and resumes by itself once that’s fixed. Until then, anyone playing in it can resume it in direct messages with “/{ cmd-match } { cmd-match-resume }”.
say-cut-off-log = Kontor couldn’t post here any more, so the match was paused.
say-reached-again = Kontor can post here again: the match continues.
say-broken-off = The match has ended without a result, as everyone agreed.
say-broken-off-resigned = { $seat } resigns. Nobody else is playing, so the match ends without a result.
say-frozen = Kontor hit a bug and stopped this match. Nothing is lost; the bot’s operator knows about it ({ $ref }).
say-thawed = The match is back on.

say-seat-handed-over = { $name } hands over to { $seat }.
say-seat-computer = A computer player plays for { $seat } until they’re back.
say-seat-held = It’s been { $seat }’s move for a long time. A computer player plays the seat until they’re back.
say-seat-gone = { $seat } can’t see this channel any more. A computer player plays the seat until they’re back.
say-seat-taken-back = { $seat } is back at the table.
say-seat-substituted = { $seat } takes over from { $name }.
say-seat-resigned = { $name } resigns. The computer player { $seat } takes the seat.
