### Public posts and direct messages. Their first line is what a locked screen shows.

post-asked = { $n ->
    [one] { $seats }, your move in { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
   *[other] { $seats }, it’s your move in { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
}
post-asked-now = { $n ->
    [one] { $seats }, your move in { $game } #{ NUMBER($match, useGrouping: 0) }.
   *[other] { $seats }, it’s your move in { $game } #{ NUMBER($match, useGrouping: 0) }.
}
post-auction = Answer by { $when }. Nobody sees answers until everyone has answered.
post-invited = { $seats }, an offer in { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
post-invited-before = { $seats }, there’s an offer for you in { $game } #{ NUMBER($match, useGrouping: 0) }.
post-went-on = { $game } #{ NUMBER($match, useGrouping: 0) } continues.
post-rests = { $game } #{ NUMBER($match, useGrouping: 0) } is paused.
post-over = { $n ->
    [0] { $game } #{ NUMBER($match, useGrouping: 0) } is over.
    [one] { $game } #{ NUMBER($match, useGrouping: 0) } is over: { $seats } wins.
   *[other] { $game } #{ NUMBER($match, useGrouping: 0) } is over: { $seats } share the victory.
}
post-over-told = { $game } #{ NUMBER($match, useGrouping: 0) } is over. { $result }
post-more = More: “What happened”.
post-standings = { $measure }: { $standings }
post-rank = **{ $rank }.** { $standing }
post-rank-shared = **{ $rank }.** (shared) { $standing }
post-hindsight = { $seats } used undo after a draw, so statistics count this match as played, not as won.
post-seed = The sealed shuffle, opened: { $seed }
post-animation = { $game } #{ NUMBER($match, useGrouping: 0) } from start to finish
post-curve = How { $game } #{ NUMBER($match, useGrouping: 0) } went.

post-intro = { $game } #{ NUMBER($match, useGrouping: 0) } has begun: { $seats }.
post-intro-read = Every turn is one post: what happened, the scores, the board. **Your move** opens your own panel; only you see it. Chat in between as much as you like.
post-intro-notify = You get one ping when it’s your move. Want nothing else? Set this thread to “Only @mentions”. /{ cmd-settings } has direct messages and quiet hours.
post-intro-read-channel = This match has no thread, so it’s played right here. Every turn is one post that names it: what happened, the scores, the board. **Your move** opens your own panel; only you see it.
post-intro-notify-channel = You get one ping when it’s your move. Want nothing else? Set this channel to “Only @mentions”. /{ cmd-settings } has direct messages and quiet hours.
post-intro-text = Kontor can’t attach files here, so its posts have no pictures. “Your move” shows you the board, and /{ cmd-board } describes it in words. Pictures come once Kontor has the right “{ perm-attach-files }”.
post-returned = { $game } #{ NUMBER($match, useGrouping: 0) } now has its own thread: { $where }
post-moved = { $game } #{ NUMBER($match, useGrouping: 0) } has moved to { $where }.
post-seed-hash = The shuffle is sealed ({ $hash }…) and opened at the end, so anyone can check it.

post-notice = Your move in { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
post-notice-reminder = Still your move in { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
post-notice-offer = { $game } #{ NUMBER($match, useGrouping: 0) }: { $prompt }

## What Discord refuses

post-trouble-rights = { $n ->
    [one] Discord doesn’t let Kontor post in the match’s channel. It needs this right there: { $rights }.
   *[other] Discord doesn’t let Kontor post in the match’s channel. It needs these rights there: { $rights }.
}
post-trouble-threads = { $n ->
    [0] Discord didn’t let Kontor open a thread for the match (there might be too many), so it’s played in the channel itself.
    [one] Kontor can’t open a thread for the match, so it’s played in the channel itself. Give it this right there, and the next turn opens a thread: { $rights }.
   *[other] Kontor can’t open a thread for the match, so it’s played in the channel itself. Give it these rights there, and the next turn opens a thread: { $rights }.
}
post-trouble-channel = Kontor can’t reach the match’s channel any more. It might be deleted or hidden from Kontor; the match itself is safe. To move it, its host or a server manager types “/{ cmd-match } { cmd-match-move }” in another channel.
post-trouble-refused = Discord refused a post of the match (code { $code }). The match continues; “Your move” opens it as usual.
