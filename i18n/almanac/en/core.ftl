move = Making a move
    .body =
        Press **Your move** under any post of the match, old ones too: it always opens today’s panel. Or type the game’s slash command and choose from the list; it offers what is allowed now.

        What you type and press is seen by you alone. The others read the result in the match’s thread once your turn is over.
    .see = panel undo notices
    .words = play turn button slash command start how

panel = Your panel
    .body =
        The panel is private. It shows your hand, what you are asked, and every move you may make with what it costs or brings. Moves that cannot be taken back are asked twice.

        It vanishes when Discord restarts; **Your move** brings it back at any time. If something has changed since it was opened, an old button makes no move but says what is new.
    .see = move undo picture
    .words = private buttons hand stale

undo = Undo and the grace period
    .body =
        You may undo your own moves alone until something has been revealed: a card drawn, dice, or somebody else’s move. A finished turn waits a few seconds (usually 15) before it is posted; until then the panel offers **Undo** and **Send now**.

        After that you can propose to go back, and it happens if all other human players agree. What had been posted stays visible in the log.
    .see = move log
    .words = take back mistake misclick rollback grace

notices = How you are told
    .body =
        When it becomes your turn you get **one** notice. In your settings you choose how: a mention in the thread, a direct message, a direct message with your hand in which you can move right away, or none. You can send yourself a test there.

        If Kontor may not write to you directly, it mentions you once in the thread instead. Whoever only watches is never pinged.
    .see = reminders quiet-hours vacation
    .words = notification ping mention dm message settings

reminders = Reminders and nudges
    .body =
        A decision that waits is recalled at most **three** times, at growing intervals that you set, the second time by the other channel (direct message instead of mention, or the reverse). The others may nudge you once in 12 hours.

        After the last reminder the others decide: go on waiting, let a computer player hold your seat, or find a substitute. Nobody loses by the clock alone.
    .see = notices handover vacation
    .words = nudge slow waiting timeout pace clock

quiet-hours = Quiet hours
    .body =
        In your quiet hours you are named but not pinged. If the decision is still yours when they end, the notice comes then. They follow the time zone of your settings.
    .see = notices vacation
    .words = night sleep time zone do not disturb

vacation = Vacation
    .body =
        Set a date until which you are away. Until then you get neither notices nor reminders, and the others see that you are away; what still waits for you on your return is told then. You may move all the same whenever you like.

        For longer, hand your seat over or agree on a pause.
    .see = handover pause quiet-hours
    .words = away holiday absent

handover = Handing a seat over
    .body =
        You may give your seat to another member, or let a computer player hold it. A seat held by a computer player stays yours: take it back whenever you like. If somebody leaves the server, the match goes on in the same way.

        Whoever takes a seat sees its hand from then on.
    .see = reminders pause
    .words = substitute replace leave computer bot takeback resign

pause = Pausing a match
    .body =
        A match is paused when all human players agree. Clocks and reminders rest, the thread stays open, and nothing is lost. It goes on when somebody resumes it.
    .see = vacation reminders
    .words = stop break resume

picture = Reading the picture
    .body =
        The board is posted after each turn. A halo marks what has changed since the last picture. The seat that is awaited is marked by a shape and not by colour alone; each seat has a colour, a pattern and a letter.

        Tap the picture to see it large. Your hand is never on it: it is in your panel only.
    .see = text-board panel
    .words = board image colours colors halo colour-blind

text-board = The board without the picture
    .body =
        Every picture has an alt text that says what changed. The board can be had as text lists too, and all moves can be made by slash commands, so no picture is needed to play.
    .see = picture move
    .words = accessibility screen reader alt text blind

log = What happened
    .body =
        The button **What happened** lists the moves so far as you may know them; hidden cards stay hidden. When you come back after a day or more, your panel begins with what you have missed.
    .see = replay undo
    .words = history missed summary

replay = Replay and export
    .body =
        A finished match can be stepped through move by move, watched as an animation and exported as a file. The draws were fixed by a secret number whose fingerprint was published at the start; at the end the number itself is published, so anybody can check that nothing was arranged.

        From a running match you can export only what you may know.
    .see = log privacy
    .words = share json animation seed fair random luck cheat

privacy = What Kontor keeps
    .body =
        Kontor keeps your Discord id, your settings, your seats and moves, and notes that you write. It reads no chat messages. You can have all of it as a file, or have it deleted: your seats in running matches then pass to computer players, and finished matches keep the moves without your name.

        Hands, hidden cards and private notes are shown to nobody else while a match runs.
    .see = replay notices
    .words = data delete personal gdpr secret
