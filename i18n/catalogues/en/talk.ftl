### What computer players say now and then, in three temperaments.

talk-said = { $seat }: “{ $words }”

talk-proud-greeting-1 = Greetings. I trust you’ve practised.
talk-proud-greeting-2 = Ah, company. Let’s see what you’ve got.
talk-proud-greeting-3 = I’ve already cleared some space on my shelf for this one.
talk-proud-trade-1 = You drive a hard bargain. So do I.
talk-proud-trade-2 = A deal. You won’t regret it, I think.
talk-proud-gain-1 = There. That’s how it’s done.
talk-proud-gain-2 = Just as I pictured it.
talk-proud-loss-1 = You’ll hear from me about that.
talk-proud-loss-2 = Enjoy it while it lasts.
talk-proud-won-1 = Naturally. But you made me work for it.
talk-proud-lost-1 = This once. Well played.
talk-proud-lost-2 = Remarkable. I’d like a rematch.

talk-warm-greeting-1 = Good to see you all. Let’s have a good one.
talk-warm-greeting-2 = Hello, everyone. I’ve been looking forward to this.
talk-warm-greeting-3 = Nice table. Who’ll surprise me first?
talk-warm-trade-1 = A pleasure doing business with you.
talk-warm-trade-2 = Good trade. We both needed that.
talk-warm-gain-1 = That worked out nicely.
talk-warm-gain-2 = Well, look at that. I’ll take it.
talk-warm-loss-1 = Ouch. Well played.
talk-warm-loss-2 = That stings, but it’s a long game.
talk-warm-won-1 = What a match. Thank you, all of you.
talk-warm-lost-1 = Well played. I enjoyed every turn.
talk-warm-lost-2 = Congratulations. Again soon?

talk-dry-greeting-1 = Hello. I’ve read the rules. Twice.
talk-dry-greeting-2 = Hello. Don’t mind me, I’m only counting.
talk-dry-greeting-3 = Everyone’s here. Good. Let’s count.
talk-dry-trade-1 = Fair enough.
talk-dry-trade-2 = The numbers agree.
talk-dry-gain-1 = As calculated.
talk-dry-gain-2 = That’ll do.
talk-dry-loss-1 = Not in my plan.
talk-dry-loss-2 = Noted.
talk-dry-won-1 = The sums came out right. Thanks for the match.
talk-dry-lost-1 = My sums were off. Well done.
talk-dry-lost-2 = I’ll go over my notes. Well played.
