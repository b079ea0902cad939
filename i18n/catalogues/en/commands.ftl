### Slash commands, and what they answer where no other file does.
### A command’s name is `cmd-…`, its description `cmd-…-desc`; options are `opt-…`, fixed choices `choice-…`.

## /match

cmd-match = match
cmd-match-desc = Open, find and look after matches
cmd-match-new = new
cmd-match-new-desc = Open a match in this channel
cmd-match-learn = learn
cmd-match-learn-desc = Learn a game by playing it, on your own
cmd-match-list = list
cmd-match-list-desc = The matches of this server
cmd-match-info = info
cmd-match-info-desc = The seats, the current turn, and the match’s options
cmd-match-invite = invite
cmd-match-invite-desc = Invite someone to a match that hasn’t started
cmd-match-pause = pause
cmd-match-pause-desc = Ask the others to pause the match
cmd-match-resume = resume
cmd-match-resume-desc = Resume a paused match
cmd-match-follow = follow
cmd-match-follow-desc = Watch a match from its thread, or stop watching
cmd-match-nudge = nudge
cmd-match-nudge-desc = Nudge the players everyone’s waiting for (once in 12 hours)
cmd-match-move = move
cmd-match-move-desc = Play a match in this channel from now on (its host, or a server manager)
cmd-match-rematch = rematch
cmd-match-rematch-desc = Open a new match with the same people
cmd-match-replay = replay
cmd-match-replay-desc = Step through a finished match
cmd-match-export = export
cmd-match-export-desc = Get a match as a JSON file
cmd-match-handover = handover
cmd-match-handover-desc = Give your seat to someone else or to a computer player
cmd-match-takeback = takeback
cmd-match-takeback-desc = Take your seat back from a computer player
cmd-match-substitute = substitute
cmd-match-substitute-desc = Find someone for a seat that keeps everyone waiting
cmd-match-close = close
cmd-match-close-desc = Close a match that hasn’t started, or propose to end one

## While playing

cmd-move = move
cmd-move-desc = Your moves, as the button “Your move” shows them
cmd-hand = hand
cmd-hand-desc = Your hand; only you see it
cmd-board = board
cmd-board-desc = The board as a picture or as text
cmd-log = log
cmd-log-desc = What happened in the match
cmd-undo = undo
cmd-undo-desc = Undo your last move, alone or with everyone’s consent
cmd-orders = orders
cmd-orders-desc = Everything you have planned, in all your matches
cmd-wait = wait
cmd-wait-desc = Stop your clock and reminders while others answer your offers
cmd-resign = resign
cmd-resign-desc = Leave a match; a computer player takes your seat
menu-my-move = My move here
cmd-turns = turns
cmd-turns-desc = Everything that’s waiting for you, on any server
cmd-next = next
cmd-next-desc = Go to the match that’s been waiting longest for you
cmd-note = note
cmd-note-desc = Your private note on a match, shown with your moves

## Knowing and setting

cmd-help = help
cmd-help-desc = How Kontor works
cmd-rules = rules
cmd-rules-desc = Look something up in the rules
cmd-settings = settings
cmd-settings-desc = Language, notices, quiet hours, days away, colour
cmd-stats = stats
cmd-stats-desc = Matches played and won
cmd-privacy = privacy
cmd-privacy-desc = What Kontor knows about you
cmd-privacy-export = export
cmd-privacy-export-desc = Get everything stored about you as a file
cmd-privacy-delete = delete
cmd-privacy-delete-desc = Delete everything stored about you
cmd-server = server
cmd-server-desc = Set Kontor up for this server
cmd-server-language = language
cmd-server-language-desc = The language of new matches on this server
cmd-server-check = check
cmd-server-check-desc = Check that Kontor has what it needs in this channel
cmd-server-pause = pause
cmd-server-pause-desc = Pause a match on this server until you resume it
cmd-server-close = close
cmd-server-close-desc = End a match on this server without a result
cmd-server-rules = rules
cmd-server-rules-desc = What can be played on this server, where and by whom
cmd-server-allow = allow
cmd-server-allow-desc = Allow matches in a channel, a game, or a person
cmd-server-forbid = forbid
cmd-server-forbid-desc = No longer allow a channel, a game or a person
cmd-server-talk = talk
cmd-server-talk-desc = Whether computer players say a word now and then in new matches
cmd-server-limit = limit
cmd-server-limit-desc = How many matches can be open on this server at once
cmd-admin = admin
cmd-admin-desc = For the bot’s operator
cmd-admin-health = health
cmd-admin-health-desc = How the bot is doing
cmd-admin-rollback = rollback
cmd-admin-rollback-desc = Set a match back to an earlier step
cmd-admin-close = close
cmd-admin-close-desc = End any match without a result

## Options

opt-match = match
opt-match-desc = Match number; without it, this thread’s match
opt-match-or-all = match
opt-match-or-all-desc = Match number; without it, all of yours
opt-game = game
opt-game-desc = Which game
opt-seats = seats
opt-seats-desc = How many players
opt-pace = pace
opt-pace-desc = How soon an answer is expected; reminders follow it
opt-grace = undo-window
opt-grace-desc = Seconds to undo a turn before it’s posted (0 to 60)
opt-stand-in = stand-in
opt-stand-in-desc = When a computer player answers once for someone who is late
opt-language = language
opt-language-desc = Which language
opt-player = player
opt-player-desc = Who
opt-computer = computer
opt-computer-desc = Which computer player
opt-seat = seat
opt-seat-desc = Number of the seat, from 1
opt-seat-left = seat
opt-seat-left-desc = Seat of a player who can’t see the channel any more, for a computer player
opt-channel = channel
opt-channel-desc = A channel; once one is allowed, matches open only in allowed ones
opt-server-game = game
opt-server-game-desc = A game
opt-barred = player
opt-barred-desc = A person, to let them open and join matches, or not
opt-talk-allowed = allowed
opt-talk-allowed-desc = Let them talk, or play in silence
opt-most-open = matches
opt-most-open-desc = Most matches open at once
opt-status = status
opt-status-desc = Which matches
opt-follow = follow
opt-follow-desc = Watch, or stop watching
opt-form = format
opt-form-desc = Picture or text
opt-text = text
opt-text-desc = What to note; leave it out to write in a window
opt-hours = hours
opt-hours-desc = How many hours at most
opt-word = word
opt-word-desc = What you’re looking for
opt-member = member
opt-member-desc = Whose; without it, yours
opt-notices = notices
opt-notices-desc = How Kontor tells you that something’s waiting
opt-quiet-from = quiet-from
opt-quiet-from-desc = When your quiet hours start, such as 22:30
opt-quiet-to = quiet-to
opt-quiet-to-desc = When your quiet hours end, such as 7:00
opt-time-zone = time-zone
opt-time-zone-desc = Where you live, such as Europe/Paris
opt-vacation = away
opt-vacation-desc = Last day you’re away, such as 2027-08-15; - if you’re back
opt-reminders = reminders
opt-reminders-desc = Hours before each of up to three reminders, such as 12 24 48; - to follow the match
opt-colour = colour
opt-colour-desc = Your colour and pattern
opt-step = step
opt-step-desc = Which step to go back to

## Choices

choice-pace-fast = fast: within the hour
choice-pace-daily = daily: a turn a day
choice-pace-weekly = relaxed: within three days
choice-stand-in-0 = never
choice-stand-in-12 = after 12 hours
choice-stand-in-24 = after 24 hours
choice-stand-in-48 = after 48 hours
choice-language-auto = same as Discord
choice-language-host = the host’s
choice-computer-greedy = normal (takes what pays most)
choice-computer-easy = easy (overlooks a lot)
choice-computer-strong = strong (plans whole turns)
choice-status-lobby = looking for players
choice-status-live = running
choice-status-over = finished
choice-follow-on = watch
choice-follow-off = stop watching
choice-form-picture = picture
choice-form-text = text
choice-notices-mention = mention in the thread
choice-notices-dm = direct message
choice-notices-dm-hand = direct message with the hand
choice-notices-none = none
choice-style-0 = red, slanting bands
choice-style-1 = blue, upright bands
choice-style-2 = green, checks
choice-style-3 = slate, lozenges
choice-style-4 = gold, a bar
choice-style-5 = lilac, dots

## Rights of the bot

perm-view-channel = View Channel
perm-send-messages = Send Messages
perm-send-messages-in-threads = Send Messages in Threads
perm-create-public-threads = Create Public Threads
perm-attach-files = Attach Files
perm-read-message-history = Read Message History

## Which match

which-ask = Which match do you mean?
which-pick = Choose a match
which-or-name = The command’s option `{ opt-match }` finds any match by its number, game or players.
which-none-of = There’s no match of { $game } in this channel, and you’re in none. `/{ cmd-match } { cmd-match-list }` shows this server’s matches, `/{ cmd-match } { cmd-match-new }` opens one.
which-none = There’s no match in this channel, and you’re in none. `/{ cmd-match } { cmd-match-list }` shows this server’s matches, `/{ cmd-match } { cmd-match-new }` opens one.
which-name-it = You play several matches. Name the one you mean with the option `{ opt-match }`.
which-label = #{ NUMBER($match, useGrouping: 0) } { $game } · { $people }
which-label-short = #{ NUMBER($match, useGrouping: 0) } { $game }
which-label-below = { $people }
which-waits = #{ NUMBER($match, useGrouping: 0) } { $game } · { $people } · waiting for you
which-waits-short = { which-label-short }
which-waits-below = { $people } · waiting for you

## Opening and listing matches

new-only-server = This only works on a server, in a channel where Kontor can post.
new-not-in-thread = Open the match in a channel; it gets its own thread there.
new-no-such-game = Kontor doesn’t know that game. Pick one from the list that appears as you type.
new-lacks-vital = Kontor can’t work in this channel. It needs: { $rights }. A server manager can grant that in the channel’s settings.
new-opened = Match #{ NUMBER($match, useGrouping: 0) } is open. Its card is in the channel, and anyone can join.
new-opened-lacks = Match #{ NUMBER($match, useGrouping: 0) } is open, but Kontor is missing: { $rights }. Without threads it’s played in the channel itself, without files in text only. Best grant this before you start.
check-fine = Kontor has everything it needs in this channel.
check-lacks = Kontor can work here, but it’s missing: { $rights }. Without threads, matches are played in the channel itself, without files in text only.
list-none = There’s no such match here. `/{ cmd-match } { cmd-match-new }` opens one.
list-title = { $n ->
    [one] One match
   *[other] { $n } matches
}
list-status-lobby = looking for players
list-status-live = running
list-status-paused = paused
list-status-over = finished
list-status-aborted = ended early
list-status-frozen = stopped by a bug
export-whole = The whole match. `python -m tools.replay` checks it.
export-closed = The match, as far as you’re allowed to know it. It was closed early, so what was hidden stays hidden.
export-partly = The match, as far as you’re allowed to know it. You can get all of it once it’s over.
pause-done = The match is paused. `/{ cmd-match } { cmd-match-resume }` gets it going again.
follow-on = You’re watching match #{ NUMBER($match, useGrouping: 0) }: its thread is in your list. You’ll only be pinged when it ends.
follow-lobby = You’re watching match #{ NUMBER($match, useGrouping: 0) }: once it starts, its thread is in your list. You’ll only be pinged when it ends.
follow-seated = You’re at the table of match #{ NUMBER($match, useGrouping: 0) }: once it starts, its thread is in your list.
follow-player = You’re playing in match #{ NUMBER($match, useGrouping: 0) }, so its thread is in your list and you’ll hear from it anyway.
follow-off = You’re no longer watching match #{ NUMBER($match, useGrouping: 0) }.
nudge-done = The nudge is on its way.
move-not-in-thread = Type this in the channel where you’d like to play the match; it gets its own thread there.
move-done = Match #{ NUMBER($match, useGrouping: 0) } is played in this channel from now on, and Kontor tells its players.
move-done-lacks = Match #{ NUMBER($match, useGrouping: 0) } is played in this channel from now on, but Kontor is missing: { $rights }.
close-over = This match is already over.
close-ask-lobby = Close match #{ NUMBER($match, useGrouping: 0) }? Everyone who joined would have to join another one.
close-ask-running = Propose to end match #{ NUMBER($match, useGrouping: 0) } without a result? It ends if all the others agree.
close-ask-alone = End match #{ NUMBER($match, useGrouping: 0) } without a result? Nobody else is playing right now, so it ends at once.
close-yes = Yes, close it
close-yes-ask = Yes, propose it
close-yes-end = Yes, end it

## Inviting from a member's menu

menu-invite = Invite to a match
invite-where = Invite { $name } to which match? Kontor mentions them there once.
invite-others = You have { $n } more: `/{ cmd-match } { cmd-match-invite }` finds them by number.
invite-no-lobby = You’re at no table here with a free seat. `/{ cmd-match } { cmd-match-new }` opens one; then invite { $name } from this menu or from the match’s card.
invite-done = { $name } is invited to { $game } #{ NUMBER($match, useGrouping: 0) }.
invite-yourself = That’s you! Choose someone else.
invite-not-here = Kontor can only invite members of this server.

## Seats

person-bot = { $name } is a bot and can’t play. Name a person, or one of Kontor’s own computer players.
handover-one = Give the seat to a person or to a computer player, not to both.
handover-other = The seat of someone who has left can only go to a computer player. Name just the seat.
handover-yourself = The seat is already yours. Name someone else, or a computer player.
handover-person = Kontor has asked { $name } to take your seat in match #{ NUMBER($match, useGrouping: 0) }; they have { $days } days to accept. Until then the seat is yours, and your panel lets you keep it.
handover-computer = A computer player is playing your seat in match #{ NUMBER($match, useGrouping: 0) }. `/{ cmd-match } { cmd-match-takeback }` gets it back any time.
substitute-called = Anyone in the channel can take that seat now.
substitute-which = Which seat? Give its number, from 1 to { $n }. `/{ cmd-match } { cmd-match-info }` lists them.

## Resigning, going on

resign-no-seat = You don’t have a seat in this match.
resign-ask = Leave match #{ NUMBER($match, useGrouping: 0) } for good? A computer player takes your seat, and you can’t come back. Just need a break? `/{ cmd-match } { cmd-match-handover }` lends your seat to a computer player until you take it back.
resign-ask-lent = Leave match #{ NUMBER($match, useGrouping: 0) } for good? You can’t come back. Nobody else is playing right now, so lent seats go back: { $seats }.
resign-ask-last = Leave match #{ NUMBER($match, useGrouping: 0) } for good? You’re the last person in it, so it ends without a result.
resign-yes = Yes, leave for good
resign-no = No, stay
resign-done = You’ve left match #{ NUMBER($match, useGrouping: 0) }. Thanks for playing.
turns-no-match = This message doesn’t belong to a match.
next-nothing = Nothing’s waiting for you.
next-link = Waiting for you: { $url }

## Typed moves

typed-none = You can’t make that move now. Your panel shows what you can do.
typed-unreadable = That isn’t one of your moves. You can choose: { $moves }.
typed-amount = “{ $text }” doesn’t work here. Type an amount from { $least } to { $most }, such as 3, 3½ or 3.5.
typed-cards = { $n } { $kind }
typed-terms = { $give } for { $want }
typed-goods = Kontor can’t read “{ $text }” here. Write it like “{ $example }”. You can name: { $kinds }.
typed-other-game = Match #{ NUMBER($match, useGrouping: 0) } is a different game: { $game }. Use that game’s commands.
typed-which = You’re in several such matches: fill in the option “{ opt-match }” first
typed-together = Nothing here fits the other options you’ve filled in
typed-no-match = Nothing here fits “{ $text }”. Delete it to see everything
typed-not-seated = You don’t play in this match, so you have no moves
typed-outdated = Kontor has been updated since your Discord loaded this command. Wait a minute or restart Discord, then type it again.
typed-option = Kontor can’t use “{ $text }” there. Choose from what Discord offers.
typed-held = Your turn is over and about to be posted. You can still undo it with /{ cmd-undo }

## Settings

set-title = Your settings
set-kept = Saved.
set-language = Language: **{ $language }**
set-notices = Notices: **{ $notices }**
set-quiet = Quiet hours: **{ $from } – { $to }**
set-quiet-none = Quiet hours: none
set-time-zone = Time zone: **{ $zone }**
set-vacation = Away until { $until }
set-vacation-none = Away: no
set-reminders = Reminders after **{ $hours }** hours
set-reminders-match = Reminders: at each match’s pace
set-style = Colour: **{ $style }**
set-style-none = Colour: any
set-choose-notices = How Kontor tells you that something’s waiting
set-choose-language = Language of what only you see
set-choose-style = The colour and pattern you’d like
set-again = Try again
set-choose-vacation = Until then you get no reminders, and no computer player answers for you
set-choose-reminders = How long until Kontor reminds you of a turn
set-button-language = Language
set-button-notices = Notices
set-button-style = Colour
set-button-quiet = Quiet hours
set-button-vacation = Away
set-button-reminders = Reminders
set-button-test = Test the notice
set-button-welcome = Allow all invitations
set-refused = { $n ->
    [one] Invitations: blocked from { $n } person
   *[other] Invitations: blocked from { $n } people
}
set-welcome-done = Everyone can invite you again.
set-field-from = From (empty: no quiet hours)
set-field-to = To
set-field-zone = Time zone
set-field-vacation = Last day (empty: not away)
set-field-reminders = Hours (empty: at the match’s pace)
set-wrong-zone = Kontor doesn’t know the time zone “{ $text }”. Write a city or a country, such as Montreal or Germany; a large country needs the city.
set-wrong-time = “{ $text }” isn’t a time of day. Write it like 22:30.
set-wrong-day = “{ $text }” isn’t a day. Write it like 2027-08-15.
set-wrong-hours = “{ $text }” isn’t a list of hours. Write one to three numbers, such as 12 24 48.
set-quiet-both = Quiet hours need a start and an end, such as 22:30 and 7:00.
set-quiet-same = Quiet hours can’t start and end at the same time. Choose two different times.
set-test-none = You’ve chosen no notices, so Kontor sends none. `/{ cmd-turns }` shows what’s waiting for you.
set-test-notice = This is a test. Kontor will tell you like this when something’s waiting for you.
set-test-sent = There’s a test in your direct messages.
set-test-closed = Discord doesn’t let Kontor send you direct messages. Allow them in this server’s privacy settings, then test again. Until then, Kontor mentions you in the match’s thread.
set-test-mentioned = A test mentions you in this channel; it disappears after a minute.
set-test-here-not = Kontor can’t mention you here. Try it in a channel where it can post.

## Figures

stats-person = ### Matches of { $who }
stats-server = { $game }: who wins here
stats-none = No match is over yet.
stats-rank = { $whole }.{ $tenth }
stats-levels = Won against computer players: { $levels }
stats-level = { $kind } { $wins } of { $plays }
stats-line = { $name }: { $plays ->
    [one] one match
   *[other] { $plays } matches
}, { $wins } won{ $shared ->
    [0] {""}
   *[other] {" "}({ $shared } shared)
}, best result { $best }, mean rank { $rank }{ $hindsight ->
    [0] {""}
    [one] {" "}(one of them counts as played only: undo after a draw)
   *[other] {" "}({ $hindsight } of them count as played only: undo after a draw)
}

## What is stored

privacy-export = Here’s everything stored about you.
privacy-delete-ask = { $n ->
    [0] Delete everything stored about you? This can’t be undone.
    [one] Delete everything stored about you? You leave the match you’re playing, and a computer player takes your seat. This can’t be undone.
   *[other] Delete everything stored about you? You leave the { $n } matches you’re playing, and computer players take your seats. This can’t be undone.
}
privacy-delete-yes = Yes, delete everything
privacy-deleted = { $n ->
    [0] Everything stored about you is deleted.
    [one] Everything stored about you is deleted. One match continues without your name.
   *[other] Everything stored about you is deleted. { $n } matches continue without your name.
}

## For those who run it

server-not-manager = Only server managers can do that, and only here.
server-close-ask = End match #{ NUMBER($match, useGrouping: 0) } without a result, without asking its players?
server-pause-done = Match #{ NUMBER($match, useGrouping: 0) } is paused until a server manager resumes it: “/{ cmd-match } { cmd-match-resume }”.
server-allow-what = Name a channel, a game or a player.
server-rules = Matches on this server
server-rules-silent = Computer players play in silence, unless a match’s host lets them talk.
server-rules-most = At most { $n } can be open at once.
server-rules-only = They only open in these channels: { $channels }
server-rules-closed = They don’t open in: { $channels }
server-rules-games = Not played: { $games }.
server-rules-people = These people can’t open one, join one or be invited: { $people }
server-language = Language of new matches on this server: { $language }.
admin-not-owner = Only the bot’s operator can do that.
admin-health = How the bot is doing
admin-count = { $n } { $status }
admin-matches = Matches: { $matches }
admin-outbox = Waiting to be posted: { $n }, the oldest for { $seconds } s
admin-timers = Timers more than a minute late: { $n }
admin-blocked = Due, but waiting behind a postponed post: { $n }
admin-backup = Last good backup: { $when }
admin-backup-none = Last good backup: none yet
admin-backups-off = Backups: not set up
admin-drill-none = Nightly check of the matches: none since the last start
admin-drill = Nightly check of the matches: all { $n } can be restored ({ $when })
admin-drill-failed = Nightly check of the matches: { $failed } of { $n } failed ({ $when }): { $matches }. docs/backup.md says what to do.
admin-drill-match = #{ NUMBER($match, useGrouping: 0) } { $flaw ->
        [position] (its position isn’t the one in its log)
        [log] (its log has gaps or leads elsewhere)
       *[unreadable] (can’t be read)
    }
admin-drill-error = Nightly check of the matches: not possible ({ $when }). { $why }
admin-unreadable = Settings that can’t be read, so the defaults count: { $people }
admin-discord = Servers: { $servers }, gateway: { $ping } ms
admin-servers-only = People can’t install me for themselves yet. To let them use `/{ cmd-turns }` and their panels anywhere, tick *User Install* under *Installation* on this application’s page in Discord’s Developer Portal, then restart me.
admin-signs = Signs beside words: { $there } of { $wanted } uploaded
admin-signs-missing = Signs beside words: { $there } of { $wanted } uploaded. { $why }
admin-process = Process { $name }, { $shards ->
        [all] all shards
       *[other] shards { $shards }
    }: { $connected } of { $carried } connected, { $servers } servers, gateway { $ping } ms, started { $begun }
admin-process-silent = Process { $name } hasn’t been heard from since { $seen }. If it stays away, the others take over its work.
admin-sound = Database: sound
admin-unsound = Database: not in order ({ $what }). docs/backup.md says what to do.
admin-troubled = Discord refused something in: { $matches }
admin-rollback-range = Choose a step from { $least } to { NUMBER($most, useGrouping: 0) }. Kontor suggests the newest ones as you type.
admin-rollback-ask = Set match #{ NUMBER($match, useGrouping: 0) } back from step { NUMBER($now, useGrouping: 0) } to step { NUMBER($step, useGrouping: 0) }? Everyone will see that.
admin-rollback-yes = Yes, set it back
admin-rollback-done = Match #{ NUMBER($match, useGrouping: 0) } is back at step { NUMBER($step, useGrouping: 0) }.

## Help

help-title = Kontor
help-what = Board games with friends, a move whenever you have a minute.
help-open = **Start:** `/{ cmd-match } { cmd-match-new }`, friends press *{ ui-join }*, you press *{ ui-start }*. Alone? Add computer players.
help-play = **Play:** the match has its own thread. *{ ui-your-move }* under the latest post opens your panel; only you see it.
help-learn = **New to a game?** *{ ui-learn }* teaches it move by move; `/{ cmd-rules }` answers questions.
help-typed = **Typing:** every move is a command too (`/fugger { fugger-verb-play }`). Pick it from Discord’s list.
help-turns = **What’s waiting:** `/{ cmd-turns }` lists it, `/{ cmd-next }` takes you straight there.
help-settings = **Away?** *{ ui-ahead-door }* plays your next turn, `/{ cmd-match } { cmd-match-handover }` lends your seat, `/{ cmd-settings }` has quiet hours.
help-release = Kontor { $release }
help-about = Privacy, terms, your server
help-waiting = What’s waiting for me
help-playing-page = A player’s guide
help-hosting-page = A server owner’s guide
help-privacy-page = Privacy policy
help-terms-page = Terms of use
