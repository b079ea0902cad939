lobby = Opening and joining a match
    .body =
        `/match new` opens a match in the channel where you type it. Its card shows who sits at the table: **Join** takes a free place, **Leave** gives it back, **Invite** asks others. So does **Invite to a match**, under *Apps* in a member’s menu.

        Whoever opens it is the host. The host adds computer players, sets the **Options** and presses **Start** once there are enough players for the game; who sits where is then drawn at random. If the host leaves, somebody else at the table becomes host.

        A table at which nothing happens for two weeks is closed.
    .see = options pace move rematch
    .words = new open create table start begin invite host card seats players computer bot how

options = Options of a match
    .body =
        Until the match starts, its host can set:

        - **Seats**: how many may play
        - **Pace**: how soon an answer is expected
        - **Time to undo**: how long a finished turn can be taken back before it is posted, 60 seconds at most
        - **Stand-in**: after how long a computer player answers once for someone who’s late
        - **Language**: that of everything that all can read
        - what the game itself leaves open, such as how the island of Cities & Knights is laid out

        The match’s card shows what is set. After the start it stays as it is.
    .see = lobby pace stand-in language undo
    .words = settings setup configure variant number of players change

pace = Pace
    .body =
        The pace says how soon an answer is expected: **fast** within the hour, **daily** within a day, **relaxed** within three days.

        You are reminded by it, unless your settings say otherwise: after half of that time, then after the whole of it, then after twice as long, each counted from the reminder before. Once the time is over, the others may let a computer player hold the seat or look for a substitute.

        Nobody loses by the clock. While a match is paused, or a seat waits for answers, time does not count.
    .see = reminders stand-in options pause answers
    .words = clock time limit fast daily relaxed weekly speed deadline slow hour day

stand-in = A stand-in for whoever is late
    .body =
        A table can agree before the start that a computer player stands in: after 12, 24 or 48 hours it answers for whoever has not, this once, and the post says so. The seat stays yours, and so does the next question. Without such an agreement nobody is answered for.

        The time counts from when you were asked; if that was in your quiet hours or on vacation, from their end, and during either nobody answers for you. In a pause, or while you wait for answers, it does not count either. Your panel tells the time at which somebody would stand in.

        Secret answers stay secret: those are given for all who are missing at one moment, and you alone read it. What a stand-in has done is taken back, in one go, if all agree.
    .see = pace handover quiet-hours undo
    .words = computer bot late slow absent answers for me instead substitute

move = Making a move
    .body =
        Press **Your move** under any post of the match, old ones too: it always opens today’s panel. So does **My move here**, under *Apps* in the menu of any message in the match’s thread. Or type the game’s slash command and choose from the list; it offers what is allowed now.

        What you type and press is seen by you alone. The others read the result in the match’s thread once your turn is over.
    .see = panel anywhere undo notices
    .words = play turn button slash command start how

panel = Your panel
    .body =
        The panel is private. It shows your hand, what you are asked, and every move you may make with what it costs or brings. Moves that cannot be taken back have to be confirmed.

        For a quarter of an hour after you last pressed something on it, it follows the match by itself; if you open several, only the newest stays. It vanishes when Discord restarts; **Your move** brings it back at any time. If something has changed since it was opened, an old button makes no move but says what is new.
    .see = move undo picture orders
    .words = private buttons hand stale

anywhere = Your matches on any server
    .body =
        Take Kontor with you: open its profile, press **Add App** and choose **Add to My Apps**. Then `/turns`, `/move`, `/note`, `/rules`, `/settings` and `/stats` work on every server and in every conversation, and only you see the answers.

        Everything else stays as it is: moves are posted in the match’s thread alone, and to move you must be on its server. If you don’t see **Add to My Apps**, this Kontor doesn’t allow it.
    .see = move notices privacy
    .words = install app account user everywhere elsewhere dm group profile add

undo = Undo and the grace period
    .body =
        You may undo your own moves alone until something has been revealed: a card drawn, dice, or somebody else’s move. A finished turn waits a few seconds (usually 15) before it is posted; until then the panel offers **Undo** and **Send now**.

        After that, **Ask to undo** asks the others, and it is done if all other people who play agree. What had been posted stays visible in the log.
    .see = move log options
    .words = take back mistake misclick rollback grace

ahead = Planning your next turn
    .body =
        While others play, **Plan ahead…** on your panel lets you choose what you will do when your turn comes, as things are now: one move after the other, and on which conditions. When it comes, Kontor does it in your place, half a minute to three minutes later, and nobody is told that it was planned.

        Only what is possible then, and whose conditions hold, is done. Otherwise you are asked as usual, what was to follow is dropped, and your panel tells why. Before that you can take it back at any time; moving by hand in that turn ends it as well, and what was done can be undone like any move.

        What nobody can know yet, such as the card that you will draw, ends what can be given. While a computer player holds your seat, or if somebody else takes it, nothing of it is done.
    .see = orders panel undo
    .words = premove plan next turn conditional advance

orders = Standing orders
    .body =
        A standing order makes moves in your place, in one match. It can roll for you, discard, answer duties by your preferences, decline offers, bid up to your limits, or end your turns until you can pay for something; each game has its own.

        On your panel, **Plan ahead…** shows a button for each; pressing it again cancels the order. Nobody else sees it: a secret answer comes after a while, as if you had come by.

        `/orders` lists everything you’ve planned in all your matches, with a button to end each. Each says how long it stays: until you cancel it, until the turn that is being played ends, or until you open your panel or move. While a computer player holds your seat, orders stop; if the seat becomes somebody else’s, they end.
    .see = panel answers handover
    .words = order automatic roll for me discard for me decline for me away

answers = Waiting for answers
    .body =
        When you have offered something to others, such as a trade, nobody has to answer, and you may play on. If you would rather know first, press **Wait for answers** in your panel: your clock and your reminders stop for 8 hours. `/wait` lets you choose from 1 to 72.

        You are told when everybody has answered, when somebody accepts or makes a counter-offer, or when the time is over. A mere no of one of several does not end it. Whatever you do before then does.
    .see = pace orders notices
    .words = wait trade offer reply clock rest

notices = How you are told
    .body =
        When it becomes your turn you get **one** notice. In `/settings` you choose how: a mention in the thread, a direct message, a direct message with your hand in which you can move right away, or none. You can send yourself a test there.

        If Kontor may not write to you directly, it mentions you once in the thread instead. If you only watch, you are not pinged; if you follow a match, you are told of its end.
    .see = reminders quiet-hours vacation language
    .words = notification ping mention dm message settings follow watch spectator

reminders = Reminders and nudges
    .body =
        You are reminded of a decision at most **three** times, at growing intervals that you may set, the second time by the other channel (direct message instead of mention, or the reverse). The others may nudge you once in 12 hours.

        After the last reminder the others decide: go on waiting, let a computer player hold your seat, or find a substitute. Nobody loses by the clock alone.
    .see = notices pace handover vacation
    .words = nudge slow waiting timeout clock

quiet-hours = Quiet hours
    .body =
        In your quiet hours you are named but not pinged. If the decision is still yours when they end, the notice comes then. They follow the time zone of your settings.
    .see = notices vacation
    .words = night sleep time zone do not disturb

vacation = Vacation
    .body =
        Set a date until which you are away. Until then you get neither notices nor reminders, and whoever wants to nudge you is told that you rest; what still waits for you on your return is told then. You may move all the same whenever you like.

        For longer, hand your seat over or agree on a pause.
    .see = handover pause quiet-hours
    .words = away holiday absent

language = Language
    .body =
        Kontor speaks English and French.

        What you alone see is in your own language: the one that you choose in `/settings`, or else that of your Discord. So everybody at a table can read in a language of their own.

        What all can read, such as the posts of a match, is in the match’s language, which the host can choose before the start. Otherwise a match of one person among computer players is in that person’s language; one of several in the server’s, which whoever manages it chooses with `/server language`, or else in the host’s.
    .see = options notices
    .words = english french translation locale

handover = Handing a seat over
    .body =
        You may offer your seat to another member, for good, or let a computer player hold it. An offer lasts three days, and nothing changes until it is accepted; your panel lets you take it back. A seat held by a computer player stays yours: take it back whenever you like. If somebody leaves the server, the match goes on in the same way.

        Whoever takes a seat sees its hand from then on. `/resign` leaves a match for good: a computer player takes the seat.
    .see = reminders pause vacation
    .words = substitute replace leave quit computer bot takeback give up

pause = Pausing a match
    .body =
        A match is paused when all people who play agree. Clocks and reminders stop, the thread stays open, and nothing is lost. It goes on when somebody resumes it.
    .see = vacation reminders
    .words = stop break resume

rematch = The end of a match, and a rematch
    .body =
        Each game’s rules say how you win: look up “winning” there. When it is over, its last post says who won and how everybody stands, and nothing is hidden any more.

        Under that post, **Rematch** opens a new match with the same options and computer players, and invites the other people; whoever presses it later joins the same table. **Replay** steps through the match that is over.

        To stop earlier, `/match close` proposes it to the others: the match ends without a result if everybody agrees.
    .see = lobby replay handover
    .words = win winning winner how to win victory score standings over finish again revenge close abort

picture = Reading the picture
    .body =
        The board is posted after each turn. A halo marks what has changed since the last picture. The seat whose move it is has a mark of its own, not only a colour; each seat has a colour, a pattern and a letter.

        Tap the picture to see it large. Your hand is never on it: it is in your panel only.
    .see = text-board panel
    .words = board image colours colors halo colour-blind

text-board = The board without the picture
    .body =
        Every picture has an alt text that says what changed. `/board` gives the board as text lists too, and all moves can be made by slash commands, so no picture is needed to play.
    .see = picture move
    .words = accessibility screen reader alt text blind

log = What happened
    .body =
        The button **What happened** lists the moves so far as you may know them; hidden cards stay hidden. Your panel begins with what has happened since you last looked.
    .see = replay undo
    .words = history missed summary

replay = Replay and export
    .body =
        A finished match can be stepped through move by move, watched as an animation and exported as a file. The draws were fixed by a secret number whose fingerprint was published at the start; at the end the number itself is published, so anybody can check that nothing was arranged.

        From a running match you can export only what you may know.
    .see = log privacy rematch
    .words = share json animation seed fair random luck cheat

privacy = What Kontor keeps
    .body =
        Kontor keeps your Discord id and name, your settings, your seats and moves, and notes that you write. It reads no chat messages. `/privacy export` gives you all of it as a file, `/privacy delete` deletes it: your seats in running matches then pass to computer players, and finished matches keep the moves without your name.

        Hands, hidden cards and private notes are shown to nobody else while a match runs.
    .see = terms replay notices
    .words = data delete erase remove forget account personal gdpr secret policy

terms = Terms of use
    .body =
        Kontor is free. Whoever runs it gives no warranty and may end it; whoever manages a server, or runs the bot, may end matches and keep people from playing.

        Play by yourself and fairly: no scripts that press for you, no second account at the same table, nothing that harms the bot or others. Discord’s own terms also apply. Moves, posts and names can be read by all who may see the match’s channel, and computer players may take a seat that somebody leaves.

        Kontor is unofficial: it is neither affiliated with nor endorsed by any publisher. The names of games are trademarks of their respective owners; CATAN is a trademark of CATAN GmbH.
    .see = privacy handover
    .words = conditions rules of use licence license trademark publisher unofficial copyright warranty
