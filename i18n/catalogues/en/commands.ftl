### Slash commands, and what they answer where no other file does.
### A command’s name is `cmd-…`, its description `cmd-…-desc`; options are `opt-…`, fixed choices `choice-…`.

## /match

cmd-match = match
cmd-match-desc = Open, find and look after matches
cmd-match-new = new
cmd-match-new-desc = Open a match in this channel
cmd-match-list = list
cmd-match-list-desc = The matches of this server
cmd-match-info = info
cmd-match-info-desc = The seats, whose turn it is, how the match is set up
cmd-match-invite = invite
cmd-match-invite-desc = Invite somebody to a match that has not begun
cmd-match-pause = pause
cmd-match-pause-desc = Ask the others to pause the match
cmd-match-resume = resume
cmd-match-resume-desc = Go on with a paused match
cmd-match-follow = follow
cmd-match-follow-desc = Be added to a match’s thread to watch it, or leave it
cmd-match-nudge = nudge
cmd-match-nudge-desc = Nudge whoever has to move (once in 12 hours)
cmd-match-move = move
cmd-match-move-desc = Play a match in this channel from now on (its host, or a manager of the server)
cmd-match-rematch = rematch
cmd-match-rematch-desc = Open a new match with the same people
cmd-match-replay = replay
cmd-match-replay-desc = Step through a match that is over
cmd-match-export = export
cmd-match-export-desc = Get a match as a JSON file
cmd-match-handover = handover
cmd-match-handover-desc = Give your seat to somebody else or to a computer player
cmd-match-takeback = takeback
cmd-match-takeback-desc = Take your seat back from a computer player
cmd-match-substitute = substitute
cmd-match-substitute-desc = Look for somebody to take over a seat that keeps everybody waiting
cmd-match-close = close
cmd-match-close-desc = Close a match that has not begun, or propose to end one

## While playing

cmd-move = move
cmd-move-desc = Your moves, as the button “Your move” shows them
cmd-hand = hand
cmd-hand-desc = Your hand, seen by you alone
cmd-board = board
cmd-board-desc = The board as a picture or as text
cmd-log = log
cmd-log-desc = What happened in the match
cmd-undo = undo
cmd-undo-desc = Take back your last move, alone or with everybody’s consent
cmd-orders = orders
cmd-orders-desc = Everything you have planned, in all your matches
cmd-wait = wait
cmd-wait-desc = Wait for answers to your offers; clock and reminders stop
cmd-resign = resign
cmd-resign-desc = Leave a match; a computer player takes your seat
menu-my-move = My move here
cmd-turns = turns
cmd-turns-desc = Everything that waits for you, on any server
cmd-next = next
cmd-next-desc = Go to the match that has waited longest for you
cmd-note = note
cmd-note-desc = Your private note for a match; it heads your moves

## Knowing and setting

cmd-help = help
cmd-help-desc = How Kontor works
cmd-rules = rules
cmd-rules-desc = Look something up in the rules
cmd-settings = settings
cmd-settings-desc = Language, notices, quiet hours, vacation, colour
cmd-stats = stats
cmd-stats-desc = Matches played and won
cmd-privacy = privacy
cmd-privacy-desc = What Kontor knows about you
cmd-privacy-export = export
cmd-privacy-export-desc = Get everything that is stored about you as a file
cmd-privacy-delete = delete
cmd-privacy-delete-desc = Have everything deleted that is stored about you
cmd-server = server
cmd-server-desc = Set up Kontor for this server
cmd-server-language = language
cmd-server-language-desc = The language of new matches on this server
cmd-server-check = check
cmd-server-check-desc = Check whether Kontor has what it needs in this channel
cmd-server-pause = pause
cmd-server-pause-desc = Let a match of this server rest until you resume it
cmd-server-close = close
cmd-server-close-desc = End a match of this server without a result
cmd-server-rules = rules
cmd-server-rules-desc = What may be played on this server, where and by whom
cmd-server-allow = allow
cmd-server-allow-desc = Allow matches in a channel, a game, or a person
cmd-server-forbid = forbid
cmd-server-forbid-desc = No longer allow a channel, a game or a person
cmd-server-talk = talk
cmd-server-talk-desc = Whether computer players say a word now and then in new matches
cmd-server-limit = limit
cmd-server-limit-desc = How many matches may be open on this server at a time
cmd-admin = admin
cmd-admin-desc = For whoever runs this bot
cmd-admin-health = health
cmd-admin-health-desc = How the bot is doing
cmd-admin-rollback = rollback
cmd-admin-rollback-desc = Set a match back to an earlier step
cmd-admin-close = close
cmd-admin-close-desc = End any match without a result

## Options

opt-match = match
opt-match-desc = Number of the match; without it, the match of this thread
opt-match-or-all = match
opt-match-or-all-desc = Match number; without it, all of yours
opt-game = game
opt-game-desc = Which game
opt-seats = seats
opt-seats-desc = How many players
opt-pace = pace
opt-pace-desc = How soon an answer is expected; reminders go by it
opt-grace = grace
opt-grace-desc = Seconds to take back a turn before it is shown (0 to 60)
opt-stand-in = stand-in
opt-stand-in-desc = When a computer player answers once for someone who is late
opt-language = language
opt-language-desc = Which language
opt-player = player
opt-player-desc = Who
opt-computer = computer
opt-computer-desc = Which computer player
opt-seat = seat
opt-seat-desc = Number of the seat, from 1 on
opt-seat-left = seat
opt-seat-left-desc = Number of a seat whose player cannot see the channel any more; a computer player holds it
opt-channel = channel
opt-channel-desc = A channel; once one is allowed, matches are opened in allowed channels alone
opt-server-game = game
opt-server-game-desc = A game
opt-barred = player
opt-barred-desc = Someone who may, or may not, open and join matches
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
opt-text-desc = What to note; leave it out to change the note in a window
opt-hours = hours
opt-hours-desc = For how many hours at most
opt-word = word
opt-word-desc = What you look for
opt-member = member
opt-member-desc = Whose; without it, yours
opt-notices = notices
opt-notices-desc = How you are told that something waits for you
opt-quiet-from = quiet-from
opt-quiet-from-desc = Start of your quiet hours, such as 22:30
opt-quiet-to = quiet-to
opt-quiet-to-desc = End of your quiet hours, such as 7:00
opt-time-zone = time-zone
opt-time-zone-desc = Where you live, such as Europe/Paris
opt-vacation = vacation-until
opt-vacation-desc = Last day of your vacation, such as 2027-08-15; - ends it
opt-reminders = reminders
opt-reminders-desc = Hours before the first, second and third reminder, such as 12 24 48; - as the match has it
opt-colour = colour
opt-colour-desc = Colour and pattern that you like to wear
opt-step = step
opt-step-desc = Number of the step to go back to

## Choices

choice-pace-fast = fast: within the hour
choice-pace-daily = daily: a turn a day
choice-pace-weekly = relaxed: within three days
choice-stand-in-0 = never
choice-stand-in-12 = after 12 hours
choice-stand-in-24 = after 24 hours
choice-stand-in-48 = after 48 hours
choice-language-auto = as Discord
choice-language-host = the host’s
choice-computer-greedy = greedy (takes what brings most)
choice-computer-random = random (plays anything)
choice-status-lobby = looking for players
choice-status-live = running
choice-status-over = over
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
which-or-name = The option `{ opt-match }` of the command finds every match by its number, game or players.
which-none-of = There’s no match of { $game } in this channel, and you’re in none. `/{ cmd-match } { cmd-match-list }` shows this server’s matches, `/{ cmd-match } { cmd-match-new }` opens one.
which-none = There’s no match in this channel, and you’re in none. `/{ cmd-match } { cmd-match-list }` shows this server’s matches, `/{ cmd-match } { cmd-match-new }` opens one.
which-name-it = You play several matches. Name the one you mean with the option `{ opt-match }`.
which-label = #{ NUMBER($match, useGrouping: 0) } { $game } · { $people }
which-label-short = #{ NUMBER($match, useGrouping: 0) } { $game }
which-label-below = { $people }
which-waits = #{ NUMBER($match, useGrouping: 0) } { $game } · { $people } · waits for you
which-waits-short = { which-label-short }
which-waits-below = { $people } · waits for you

## Opening and listing matches

new-only-server = This works only on a server, in a channel where Kontor may post.
new-not-in-thread = Open the match in a channel; it gets a thread of its own there.
new-no-such-game = Kontor does not know this game. Pick one from the list that appears while you type.
new-lacks-vital = Kontor cannot work in this channel. It lacks: { $rights }. Somebody who manages the server can grant that in the channel’s settings.
new-opened = Match #{ NUMBER($match, useGrouping: 0) } is open. Its card is in the channel, where everybody can join.
new-opened-lacks = Match #{ NUMBER($match, useGrouping: 0) } is open, but Kontor lacks here: { $rights }. Without threads it is played in the channel itself, without files in text alone. It is best to grant this before you start.
check-fine = Kontor has everything it needs in this channel.
check-lacks = Kontor can work here, but lacks: { $rights }. Without threads, matches are played in the channel itself, without files in text alone.
list-none = There is no such match here. `/{ cmd-match } { cmd-match-new }` opens one.
list-title = { $n ->
    [one] One match
   *[other] { $n } matches
}
list-status-lobby = looking for players
list-status-live = running
list-status-paused = paused
list-status-over = over
list-status-aborted = ended early
list-status-frozen = stopped by a fault
export-whole = The whole match. `python -m tools.replay` verifies it.
export-closed = The match as far as you may know it. It was closed before its end, so what was hidden stays hidden.
export-partly = The match as far as you may know it. The whole record comes when it is over.
pause-done = The match is paused. `/{ cmd-match } { cmd-match-resume }` goes on with it.
follow-on = You watch match #{ NUMBER($match, useGrouping: 0) }: its thread is in your list. You are pinged for nothing but its end.
follow-lobby = You watch match #{ NUMBER($match, useGrouping: 0) }: once it begins, its thread comes into your list. You are pinged for nothing but its end.
follow-seated = You sit at the table of match #{ NUMBER($match, useGrouping: 0) }: once it begins, its thread comes into your list.
follow-player = You play in match #{ NUMBER($match, useGrouping: 0) }, so its thread is in your list and you hear of it anyway.
follow-off = You no longer watch match #{ NUMBER($match, useGrouping: 0) }.
nudge-done = The nudge is on its way.
move-not-in-thread = Type this in the channel in which the match shall be played; it gets a thread of its own there.
move-done = Match #{ NUMBER($match, useGrouping: 0) } is played in this channel from now on, and its players are told.
move-done-lacks = Match #{ NUMBER($match, useGrouping: 0) } is played in this channel from now on, but Kontor lacks here: { $rights }.
close-over = This match is over already.
close-ask-lobby = Close match #{ NUMBER($match, useGrouping: 0) }? Everybody who joined would have to join another one.
close-ask-running = Propose to end match #{ NUMBER($match, useGrouping: 0) } without a result? It ends when all other players agree.
close-ask-alone = End match #{ NUMBER($match, useGrouping: 0) } without a result? Nobody else plays in it now, so it ends at once.
close-yes = Yes, close it
close-yes-ask = Yes, propose it
close-yes-end = Yes, end it

## Inviting from a member's menu

menu-invite = Invite to a match
invite-where = Invite { $name } to which match? They’re mentioned once there.
invite-others = You have { $n } more: `/{ cmd-match } { cmd-match-invite }` takes their number.
invite-no-lobby = You’re at no table here with a free seat. `/{ cmd-match } { cmd-match-new }` opens one; then invite { $name } from this menu or from the match’s card.
invite-done = { $name } is invited to { $game } #{ NUMBER($match, useGrouping: 0) }.
invite-yourself = That’s you! Choose somebody else.
invite-not-here = I can only invite people who are on this server.

## Seats

person-bot = { $name } is a bot and cannot play. Name a person. Kontor has computer players of its own.
handover-one = Give the seat either to a person or to a computer player, not to both.
handover-other = The seat of somebody who has left can only be lent, to a computer player. Name the seat alone.
handover-yourself = The seat is yours already. Name somebody else, or a computer player.
handover-person = { $name } is asked to take your seat in match #{ NUMBER($match, useGrouping: 0) } and has { $days } days to accept. Until then the seat is yours, and your panel lets you keep it.
handover-computer = A computer player holds your seat in match #{ NUMBER($match, useGrouping: 0) }. `/{ cmd-match } { cmd-match-takeback }` brings it back to you at any time.
substitute-called = Everybody in the channel can now step in for that seat.
substitute-which = Name the seat by its number, from 1 to { $n }. `/{ cmd-match } { cmd-match-info }` lists them.

## Resigning, going on

resign-no-seat = You have no seat in this match.
resign-ask = Leave match #{ NUMBER($match, useGrouping: 0) } for good? A computer player takes your seat and you cannot come back to it. To rest for a while, `/{ cmd-match } { cmd-match-handover }` gives it to a computer player until you take it back.
resign-ask-lent = Leave match #{ NUMBER($match, useGrouping: 0) } for good? You cannot come back to your seat. Nobody else plays now, so whoever lent a seat takes it back: { $seats }.
resign-ask-last = Leave match #{ NUMBER($match, useGrouping: 0) } for good? You are the last person in it, so the match ends without a result.
resign-yes = Yes, leave for good
resign-no = No, stay
resign-done = You left match #{ NUMBER($match, useGrouping: 0) }. Thank you for playing.
turns-no-match = There’s no match behind this message.
next-nothing = Nothing waits for you.
next-link = Waiting for you: { $url }

## Typed moves

typed-none = You have no such move now. Your panel shows what you can do.
typed-unreadable = That is not one of your moves. You can choose: { $moves }.
typed-amount = “{ $text }” is no amount possible here. Type one from { $least } to { $most }, such as 3, 3½ or 3.5.
typed-cards = { $n } { $kind }
typed-terms = { $give } for { $want }
typed-goods = Kontor cannot read “{ $text }” here. Write it like “{ $example }”. There is: { $kinds }.
typed-other-game = Match #{ NUMBER($match, useGrouping: 0) } is played with other rules: { $game }. Use the commands of that game.
typed-which = You play several such matches: fill in the option “{ opt-match }” first
typed-together = With what the other options hold, nothing is possible here
typed-no-match = Nothing that is possible here fits “{ $text }”. Delete it to see all of it
typed-not-seated = You do not play in this match, so you have no moves
typed-outdated = Kontor has been updated since your Discord loaded this command. Wait a minute or restart Discord, then type it again.
typed-option = Kontor cannot use “{ $text }” there. Choose from what Discord offers for this option.
typed-held = Your turn is over and about to be shown. You can still take it back with /{ cmd-undo }

## Settings

set-title = Your settings
set-kept = Kept.
set-language = Language: **{ $language }**
set-notices = Notices: **{ $notices }**
set-quiet = Quiet hours: **{ $from } – { $to }**
set-quiet-none = Quiet hours: none
set-time-zone = Time zone: **{ $zone }**
set-vacation = Vacation until { $until }
set-vacation-none = Vacation: none
set-reminders = Reminders after **{ $hours }** hours
set-reminders-match = Reminders: at the pace of each match
set-style = Colour: **{ $style }**
set-style-none = Colour: any
set-choose-notices = How you are told that something waits
set-choose-language = Language of what you alone see
set-choose-style = Colour and pattern you like to wear
set-again = Try again
set-choose-vacation = Till then you get no reminders, and no computer player answers for you
set-choose-reminders = How long until you hear of a turn again
set-button-language = Language
set-button-notices = Notices
set-button-style = Colour
set-button-quiet = Quiet hours
set-button-vacation = Vacation
set-button-reminders = Reminders
set-button-test = Test the notice
set-button-welcome = Allow all invitations
set-refused = { $n ->
    [one] Invitations: none from { $n } person
   *[other] Invitations: none from { $n } people
}
set-welcome-done = Everybody can invite you again.
set-field-from = From (empty: no quiet hours)
set-field-to = To
set-field-zone = Time zone
set-field-vacation = Last day (empty: no vacation)
set-field-reminders = Hours (empty: as the match has it)
set-wrong-zone = I don’t know the time zone “{ $text }”. Write a city or a country, such as Montreal or Germany; a large country needs the city.
set-wrong-time = “{ $text }” is no time of day. Write it like 22:30.
set-wrong-day = “{ $text }” is no day. Write it like 2027-08-15.
set-wrong-hours = “{ $text }” is no list of hours. Write one to three numbers, such as 12 24 48.
set-quiet-both = Quiet hours have a beginning and an end: give both, such as 22:30 and 7:00.
set-quiet-same = Quiet hours cannot begin and end at the same time. Give two different times.
set-test-none = You chose no notices, so none is sent. `/{ cmd-turns }` shows what waits for you.
set-test-notice = This is a test. Kontor will tell you like this that something waits for you.
set-test-sent = A test is in your direct messages.
set-test-closed = Discord does not let Kontor send you direct messages. Allow them in the privacy settings of this server and test again. Until then you are mentioned in the match’s thread.
set-test-mentioned = A test mentions you in this channel; it goes away after a minute.
set-test-here-not = Kontor cannot mention you here. Try it in a channel in which it may post.

## Figures

stats-person = ### Matches of { $who }
stats-server = { $game }: who wins here
stats-none = No match is over yet.
stats-rank = { $whole }.{ $tenth }
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

privacy-export = This is everything that is stored about you.
privacy-delete-ask = { $n ->
    [0] Delete everything that is stored about you? This cannot be taken back.
    [one] Delete everything that is stored about you? You leave the match you play, and a computer player takes your seat. This cannot be taken back.
   *[other] Delete everything that is stored about you? You leave the { $n } matches you play, and computer players take your seats. This cannot be taken back.
}
privacy-delete-yes = Yes, delete everything
privacy-deleted = { $n ->
    [0] Everything stored about you is deleted.
    [one] Everything stored about you is deleted. One match goes on without your name.
   *[other] Everything stored about you is deleted. { $n } matches go on without your name.
}

## For those who run it

server-not-manager = Only whoever manages this server can do that, and only here.
server-close-ask = End match #{ NUMBER($match, useGrouping: 0) } without a result, and without asking its players?
server-pause-done = Match #{ NUMBER($match, useGrouping: 0) } rests until somebody who manages this server goes on with it: “/{ cmd-match } { cmd-match-resume }”.
server-allow-what = Name a channel, a game or a player.
server-rules = Matches on this server
server-rules-silent = Computer players play in silence, unless a match’s host lets them talk.
server-rules-most = At most { $n } may be open at a time.
server-rules-only = They are opened in these channels alone: { $channels }
server-rules-closed = They are not opened in: { $channels }
server-rules-games = Not played: { $games }.
server-rules-people = These may not open or join one, or be invited: { $people }
server-language = New matches on this server use: { $language }.
admin-not-owner = Only the owner of this bot can do that.
admin-health = How the bot is doing
admin-count = { $n } { $status }
admin-matches = Matches: { $matches }
admin-outbox = Waiting to be posted: { $n }, the oldest for { $seconds } s
admin-timers = Timers more than a minute late: { $n }
admin-blocked = Due, and waiting behind a post that is put off: { $n }
admin-backup = Last good backup: { $when }
admin-backup-none = Last good backup: none yet
admin-backups-off = Backups: not set up
admin-unreadable = Settings that cannot be read, so that the defaults count: { $people }
admin-discord = Servers: { $servers }, gateway: { $ping } ms
admin-servers-only = People can’t install me for themselves yet. To let them use `/{ cmd-turns }` and their panels anywhere, tick *User Install* under *Installation* on this application’s page in Discord’s Developer Portal, then restart me.
admin-signs = Signs beside words: { $there } of { $wanted } uploaded
admin-signs-missing = Signs beside words: { $there } of { $wanted } uploaded. { $why }
admin-process = Process { $name }, { $shards ->
        [all] all shards
       *[other] shards { $shards }
    }: { $connected } of { $carried } connected, { $servers } servers, gateway { $ping } ms, begun { $begun }
admin-process-silent = Process { $name } has not been heard of since { $seen }. If it stays away, the others take over what it does.
admin-sound = Database: sound
admin-unsound = Database: not in order ({ $what }). docs/backup.md tells what to do.
admin-troubled = Discord refused something in: { $matches }
admin-rollback-range = Choose a step from { $least } to { NUMBER($most, useGrouping: 0) }. Kontor offers the newest steps while you type the number.
admin-rollback-ask = Set match #{ NUMBER($match, useGrouping: 0) } back from step { NUMBER($now, useGrouping: 0) } to step { NUMBER($step, useGrouping: 0) }? Everybody sees that it was done.
admin-rollback-yes = Yes, set it back
admin-rollback-done = Match #{ NUMBER($match, useGrouping: 0) } is back at step { NUMBER($step, useGrouping: 0) }.

## Help

help-title = Kontor
help-what = Board games with friends, a move whenever you have a minute.
help-games = **Games:** { $games }.
help-open = **Start:** `/{ cmd-match } { cmd-match-new }`, friends press *{ ui-join }*, you press *{ ui-start }*. Alone? Add computer players.
help-play = **Play:** the match has its own thread. *{ ui-your-move }* under the latest post opens your panel; only you see it.
help-learn = **New to a game?** *{ ui-how-to-play }* explains it in five lines; `/{ cmd-rules }` answers questions.
help-typed = **Typing:** every move is a command too (`/fugger { fugger-verb-play }`). Pick it from Discord’s list, or it’s just a message everyone reads.
help-turns = **What’s waiting:** `/{ cmd-turns }` lists it, `/{ cmd-next }` takes you straight there.
help-settings = **Away?** *{ ui-ahead-door }* plays your next turn, `/{ cmd-match } { cmd-match-handover }` lends your seat, `/{ cmd-settings }` has quiet hours.
help-release = Kontor { $release }
help-waiting = What’s waiting for me
help-privacy-page = Privacy policy
help-terms-page = Terms of use
