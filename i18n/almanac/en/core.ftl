lobby = Opening and joining a match
    .body =
        `/match new` opens a match in the channel where you type it. Its card shows who’s at the table: **Join** takes a free seat, **Leave** gives it back, **Invite** asks others. So does **Invite to a match**, under *Apps* in a member’s menu.

        If you open a match, you’re its host: you add computer players, set the **Options**, and press **Start** once there are enough players for the game. Seats are then drawn at random. If the host leaves, someone else at the table becomes host.

        A table where nothing happens for two weeks is closed.
    .see = options pace move rematch
    .words = new open create table start begin invite host card seats players computer bot how

options = Options of a match
    .body =
        Until the match starts, its host can set:

        - **Seats**: how many can play
        - **Pace**: how soon an answer is expected
        - **Undo window**: how long a finished turn can be undone before it’s posted, 60 seconds at most
        - **Stand-in**: when a computer player answers once for someone who’s late
        - **Language**: that of everything everyone can read
        - what the game itself leaves open, such as how the island of Cities & Knights is set up

        The match’s card shows what’s set. After the start, none of it changes.
    .see = lobby pace stand-in language undo
    .words = settings setup configure variant number of players change

pace = Pace
    .body =
        The pace says how soon an answer is expected: **fast** within the hour, **daily** within a day, **relaxed** within three days.

        Reminders follow it, unless your settings say otherwise: one after half of that time, one after all of it, one after twice as long, each counted from the one before. Once the time is over, the others can let a computer play the seat or look for a substitute.

        Nobody loses by the clock. While a match is paused, or a seat is waiting for answers, no time counts.
    .see = reminders stand-in options pause answers
    .words = clock time limit fast daily relaxed weekly speed deadline slow hour day

stand-in = A stand-in for players who are late
    .body =
        Before the start, a table can agree on a stand-in: after 12, 24 or 48 hours a computer player answers for someone who’s late, just this once, and the post says so. The seat stays yours, and so does the next question. If your table hasn’t agreed on one, nobody answers for you.

        The time counts from when you were asked; if that was in your quiet hours or while you were away, from their end, and nobody answers for you until then. During a pause, or while you’re waiting for answers, it doesn’t count either. Your panel tells you when the stand-in would come.

        Secret answers stay secret: all the missing ones come at the same moment, and only you read yours. What a stand-in did can be undone in one go, if everyone agrees.
    .see = pace handover quiet-hours undo
    .words = computer bot late slow absent answers for me instead substitute

move = Making a move
    .body =
        Press **Your move** under any post of the match, even an old one: it always opens the current panel. So does **My move here**, under *Apps* in the menu of any message in the match’s thread. Or type the game’s slash command and pick from the list; it offers what’s allowed right now.

        Only you see what you type and press. The others read the result in the match’s thread once your turn is over.
    .see = panel anywhere undo notices
    .words = play turn button slash command start how

panel = Your panel
    .body =
        Your panel is private. It shows your hand, what you’re asked, and every move you can make, with what it costs or brings. If a move can’t be undone, you confirm it first.

        For a quarter of an hour after your last press, it follows the match by itself; if you open several, only the newest stays. It vanishes when Discord restarts; **Your move** brings it back any time. If something has changed since you opened it, an old button makes no move but tells you what’s new.
    .see = move undo picture orders
    .words = private buttons hand stale

anywhere = Your matches on any server
    .body =
        Take Kontor with you: open its profile, press **Add App** and choose **Add to My Apps**. Then `/turns`, `/move`, `/note`, `/rules`, `/settings` and `/stats` work on every server and in every conversation, and only you see the answers.

        Everything else stays the same: moves are posted only in the match’s thread, and to move you have to be on its server. If you don’t see **Add to My Apps**, this Kontor doesn’t allow it.
    .see = move notices privacy
    .words = install app account user everywhere elsewhere dm group profile add

undo = Undo, and the undo window
    .body =
        You can undo your own moves without asking until something is revealed: a card drawn, dice, or someone else’s move. A finished turn waits a few seconds (usually 15) before it’s posted; until then your panel offers **Undo** and **Send now**.

        After that, **Ask to undo** asks the others, and it’s done if everyone else who plays agrees. What was posted stays in the log.
    .see = move log options
    .words = take back mistake misclick rollback grace

ahead = Planning your next turn
    .body =
        While the others play, **Plan ahead** on your panel lets you choose what you’ll do on your turn, as things are now: one move after another, with conditions if you like. When your turn comes, Kontor plays it for you, half a minute to three minutes later, and nobody is told it was planned.

        Kontor plays only what’s possible then and whose conditions hold. Otherwise you’re asked as usual, the rest of the plan is dropped, and your panel says why. Until then you can remove it any time; making a move by hand in that turn ends it too, and you can undo what was played like any move.

        A plan can’t look past what nobody knows yet, such as the card you’ll draw. While a computer plays your seat, or if someone else takes it, Kontor plays none of it.
    .see = orders panel undo
    .words = premove plan next turn conditional advance

orders = Standing orders
    .body =
        A standing order makes moves for you, in one match. It can roll for you, discard, answer duties by your preferences, decline offers, bid up to your limits, or end your turns until you can pay for something; each game has its own.

        On your panel, **Plan ahead** has a button for each; press it again to switch the order off. Nobody else sees it: a secret answer comes after a while, as if you had dropped by.

        `/orders` lists everything you’ve planned in all your matches, with a button to end each. Each says how long it lasts: until you switch it off, until the turn being played ends, or until you open your panel or move. While a computer plays your seat, orders stop; if someone else takes the seat, they end.
    .see = panel answers handover
    .words = order automatic roll for me discard for me decline for me away

answers = Waiting for answers
    .body =
        When you’ve offered the others something, such as a trade, nobody has to answer, and you can play on. If you’d rather know first, press **Wait for answers** in your panel: your clock and your reminders stop for 8 hours. `/wait` lets you choose from 1 to 72.

        Kontor tells you when everyone has answered, when someone accepts or makes a counter-offer, or when the time is over. One no among several answers doesn’t end the wait. Any move you make before then does.
    .see = pace orders notices
    .words = wait trade offer reply clock rest

notices = How Kontor tells you
    .body =
        When it’s your turn, you get **one** notice. In `/settings` you choose how: a mention in the thread, a direct message, a direct message with your hand in which you can move right away, or none. You can send yourself a test there.

        If Kontor can’t write to you directly, it mentions you once in the thread instead. If you only watch, you get no pings; if you follow a match, Kontor tells you when it’s over.
    .see = reminders quiet-hours vacation language
    .words = notification ping mention dm message settings follow watch spectator

reminders = Reminders and nudges
    .body =
        Kontor reminds you of a decision **three** times at most, at growing intervals you can set, the second time in the other way (a direct message instead of a mention, or the reverse). The others can nudge you once in 12 hours.

        After the last reminder the others decide: keep waiting, let a computer play your seat, or find a substitute. Nobody loses by the clock alone.
    .see = notices pace handover vacation
    .words = nudge slow waiting timeout clock

quiet-hours = Quiet hours
    .body =
        In your quiet hours you’re named but not pinged. If the decision is still yours when they end, the notice comes then. They follow the time zone in your settings.
    .see = notices vacation
    .words = night sleep time zone do not disturb

vacation = Away until a date
    .body =
        In `/settings`, set the last day you’re away. Until then you get no notices and no reminders, and anyone who wants to nudge you hears that you’re away; Kontor tells you on your return what’s still waiting. You can move all the same whenever you like.

        For longer, hand your seat over or agree on a pause.
    .see = handover pause quiet-hours
    .words = vacation away holiday absent

language = Language
    .body =
        Kontor speaks English and French.

        What only you see is in your own language: the one you choose in `/settings`, otherwise that of your Discord. So everyone at a table can read in their own language.

        What everyone can read, such as the posts of a match, is in the match’s language, which the host can choose before the start. Otherwise a match of one person and computer players is in that person’s language. A match of several is in the server’s language, set by its managers with `/server language`; without one, in the host’s.
    .see = options notices
    .words = english french translation locale

handover = Handing a seat over
    .body =
        You can offer your seat to another member, for good, or let a computer play it for a while. An offer lasts three days, and nothing changes until it’s accepted; your panel lets you withdraw it. A seat played by a computer stays yours: take it back any time. If someone leaves the server, the match continues in the same way.

        Taking a seat shows you its hand. `/resign` leaves a match for good: a computer player takes the seat.
    .see = reminders pause vacation
    .words = substitute replace leave quit computer bot takeback give up

pause = Pausing a match
    .body =
        A match is paused when everyone who plays agrees. Clocks and reminders stop, the thread stays open, and nothing is lost. It’s back on when someone resumes it.
    .see = vacation reminders
    .words = stop break resume

rematch = The end of a match, and a rematch
    .body =
        Each game’s rules say how you win: look up “winning” there. When a match is over, its last post says who won and how the result adds up, and nothing is hidden any more.

        Under that post, **How it went** shows the scores as a curve, **Replay** steps through the match, and **Rematch** opens a new one with the same options and computer players and invites the others; anyone who presses it later joins the same table.

        To stop earlier, `/match close` proposes it to the others: if everyone agrees, the match ends without a result.
    .see = lobby replay handover
    .words = win winning winner how to win victory score standings over finish again revenge close abort

picture = Reading the picture
    .body =
        The board is posted after each turn. A halo marks what has changed since the last picture. The seat to move has a mark of its own, not just a colour; each seat has a colour, a pattern and a letter.

        Tap the picture to see it large. Your hand is never on it: only your panel shows it.
    .see = text-board panel
    .words = board image colours colors halo colour-blind

text-board = The board without the picture
    .body =
        Every picture has an alt text that says what changed. `/board` also gives you the board as lists of text, and every move can be made with slash commands, so you can play without any picture.
    .see = picture move
    .words = accessibility screen reader alt text blind

log = What happened
    .body =
        The button **What happened** lists the moves so far, as far as you can know them; hidden cards stay hidden. Your panel begins with what has happened since you last looked.
    .see = replay undo
    .words = history missed summary

replay = Replay and export
    .body =
        You can step through a finished match move by move, watch it as an animation, and export it as a file. The shuffle comes from a secret number that’s sealed at the start; `/match info` shows the whole seal. At the end the number itself is published, so anyone can check that nothing was arranged.

        From a running match you can export only what you can know.
    .see = log privacy rematch
    .words = share json animation seed fair random luck cheat

privacy = What Kontor saves
    .body =
        Kontor saves your Discord id and name, your settings, your seats and moves, and the notes you write. It reads no chat messages. `/privacy export` gives you all of it as a file, `/privacy delete` deletes it: computer players then take your seats in running matches, and finished matches keep the moves without your name.

        While a match runs, nobody else sees hands, hidden cards or private notes.
    .see = terms replay notices
    .words = data delete erase remove forget account personal gdpr secret policy

terms = Terms of use
    .body =
        Kontor is free. Its operator gives no warranty and can end it; server managers and the operator can end matches and keep people from playing.

        Play by yourself and fairly: no scripts that press for you, no second account at the same table, nothing that harms the bot or others. Discord’s own terms also apply. Everyone who sees the match’s channel can read moves, posts and names, and a computer player can take a seat someone leaves.

        Kontor is unofficial: it’s neither affiliated with nor endorsed by any publisher. The names of games are trademarks of their respective owners; CATAN is a trademark of CATAN GmbH.
    .see = privacy handover
    .words = conditions rules of use licence license trademark publisher unofficial copyright warranty

hosting = Kontor on your server
    .body =
        In a channel, Kontor needs to see it, post, attach files, open threads, post in them, and read its own old messages; the invite link asks for nothing else. `/server check` says what’s missing.

        Everyone who sees the channel can read its matches, watch them and open new ones. `/server allow` and `/server forbid` set the channels, games and people, `/server limit` how many matches can be open, `/server language` their language; `/server rules` shows all that.

        `/server pause` and `/server close` stop any match, without a vote. If you take a right away, or remove Kontor, its matches pause and nothing is lost; they resume once it can post again.
    .see = privacy terms language lobby
    .words = server owner admin manager moderator rights permissions invite remove kick channel allow forbid limit
