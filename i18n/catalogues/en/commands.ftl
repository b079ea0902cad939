### Slash commands, and what they answer where no other file does.
### A command's name is `cmd-…`, its description `cmd-…-desc`; options are `opt-…`, fixed choices `choice-…`.

## /match

cmd-match = match
cmd-match-desc = Open, find and look after matches
cmd-match-new = new
cmd-match-new-desc = Open a match in this channel
cmd-match-list = list
cmd-match-list-desc = The matches of this server
cmd-match-info = info
cmd-match-info-desc = Who plays, whose turn it is, how the match is set up
cmd-match-invite = invite
cmd-match-invite-desc = Invite somebody to a match that has not begun
cmd-match-pause = pause
cmd-match-pause-desc = Ask the others to let the match rest
cmd-match-resume = resume
cmd-match-resume-desc = Go on with a match that rests
cmd-match-follow = follow
cmd-match-follow-desc = Be added to a match’s thread to watch it, or leave it
cmd-match-nudge = nudge
cmd-match-nudge-desc = Remind whoever is awaited (once in 12 hours)
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
cmd-resign = resign
cmd-resign-desc = Leave a match; a computer player takes your seat
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
cmd-admin = admin
cmd-admin-desc = For whoever runs this bot
cmd-admin-health = health
cmd-admin-health-desc = How the bot is doing
cmd-admin-rollback = rollback
cmd-admin-rollback-desc = Set a match back to an earlier step

## Options

opt-match = match
opt-match-desc = Number of the match; without it, the match of this thread
opt-game = game
opt-game-desc = Which game
opt-seats = seats
opt-seats-desc = How many shall play
opt-pace = pace
opt-pace-desc = How soon an answer is expected; it is why and when people are reminded
opt-grace = grace
opt-grace-desc = Seconds to take back a turn before it is shown (0 to 60)
opt-language = language
opt-language-desc = Which language
opt-player = player
opt-player-desc = Who
opt-computer = computer
opt-computer-desc = Which computer player
opt-seat = seat
opt-seat-desc = Number of the seat, from 1 on
opt-status = status
opt-status-desc = Which matches
opt-follow = follow
opt-follow-desc = Watch, or stop watching
opt-form = form
opt-form-desc = Picture or text
opt-text = text
opt-text-desc = What to note; leave it out to change the note in a window
opt-word = word
opt-word-desc = What you look for
opt-member = member
opt-member-desc = Whose; without it, yours
opt-notices = notices
opt-notices-desc = How you are told that something waits for you
opt-quiet-from = quiet-from
opt-quiet-from-desc = Begin of your quiet hours, such as 22:30
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
choice-pace-weekly = weekly: when there is time
choice-language-en = English
choice-language-fr = Français
choice-language-auto = as Discord
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
choice-notices-dm_hand = direct message with the hand
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
