### Public posts and direct messages. Their first line is what a locked screen shows.

post-asked = { $n ->
    [one] { $seats }, your move in { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
   *[other] { $seats }, it is your move in { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
}
post-asked-now = { $n ->
    [one] { $seats }, your move in { $game } #{ NUMBER($match, useGrouping: 0) }.
   *[other] { $seats }, it is your move in { $game } #{ NUMBER($match, useGrouping: 0) }.
}
post-auction = Answer by { $when }. Nobody sees answers until everyone has given theirs.
post-invited = { $seats }, an offer in { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
post-invited-before = { $seats }, an offer was made to you in { $game } #{ NUMBER($match, useGrouping: 0) }.
post-went-on = { $game } #{ NUMBER($match, useGrouping: 0) } goes on.
post-rests = { $game } #{ NUMBER($match, useGrouping: 0) } is paused.
post-over = { $n ->
    [0] { $game } #{ NUMBER($match, useGrouping: 0) } is over.
    [one] { $game } #{ NUMBER($match, useGrouping: 0) } is over: { $seats } wins.
   *[other] { $game } #{ NUMBER($match, useGrouping: 0) } is over: { $seats } share the victory.
}
post-more = More: “What happened”.
post-standings = { $measure }: { $standings }
post-rank = **{ $rank }.** { $standing }
post-rank-shared = **{ $rank }.** { $standing } (shared)
post-hindsight = { $seats } played with undo after a draw: in statistics that counts as played, not as won.
post-seed = Seed of all draws: { $seed }
post-animation = { $game } #{ NUMBER($match, useGrouping: 0) } from first to last
post-curve = How { $game } #{ NUMBER($match, useGrouping: 0) } went.

post-intro = { $game } #{ NUMBER($match, useGrouping: 0) }: { $seats } are at the table.
post-intro-read = Each turn is one post here: what happened, how everybody stands, the board. “Your move” opens your own panel, seen by you alone; the buttons of old posts work too. You can chat between the posts as in any thread.
post-intro-notify = You are mentioned when something waits for you. To hear of nothing else, set the notifications of this thread to “Only @mentions”; /{ cmd-settings } offers direct messages and quiet hours.
post-intro-read-channel = This match has no thread of its own and is played here in the channel. Each turn is one post, which names the match: what happened, how everybody stands, the board. “Your move” opens your own panel, seen by you alone; the buttons of old posts work too.
post-intro-notify-channel = You are mentioned when something waits for you. To hear of nothing else, set the notifications of this channel to “Only @mentions”; /{ cmd-settings } offers direct messages and quiet hours.
post-intro-text = Kontor can’t attach files here, so its posts come without pictures. “Your move” shows you the board, and /{ cmd-board } tells it in words too. Pictures come by themselves once Kontor has the right “{ perm-attach-files }”.
post-returned = { $game } #{ NUMBER($match, useGrouping: 0) } is played in its own thread from now on: { $where }
post-moved = { $game } #{ NUMBER($match, useGrouping: 0) } has moved to { $where }.
post-seed-hash = Fingerprint of the seed of all draws, to be compared at the end: { $hash }

post-notice = { $game } #{ NUMBER($match, useGrouping: 0) } waits for you. { $prompt }
post-notice-reminder = { $game } #{ NUMBER($match, useGrouping: 0) } still waits for you. { $prompt }
post-notice-offer = { $game } #{ NUMBER($match, useGrouping: 0) }: { $prompt }

## What Discord refuses

post-trouble-rights = { $n ->
    [one] Discord does not let Kontor post in the match’s channel. This right is missing there: { $rights }.
   *[other] Discord does not let Kontor post in the match’s channel. These rights are missing there: { $rights }.
}
post-trouble-threads = { $n ->
    [0] Discord let Kontor open no thread for the match (there may be too many), so it is played in the channel itself.
    [one] Kontor may open no thread for the match, so it is played in the channel itself. Grant it this right there, and the next turn opens a thread: { $rights }.
   *[other] Kontor may open no thread for the match, so it is played in the channel itself. Grant it these rights there, and the next turn opens a thread: { $rights }.
}
post-trouble-channel = Kontor cannot reach the match’s channel any more. It may be deleted or hidden from Kontor; the match itself is safe. Its host, or somebody who manages the server, brings it to another channel by typing “/{ cmd-match } { cmd-match-move }” there.
post-trouble-refused = Discord refused a post of the match (code { $code }). The match goes on, and “Your move” shows how it stands.
