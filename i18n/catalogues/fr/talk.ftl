### Ce que disent les ordinateurs de temps en temps, selon trois tempéraments.

talk-said = { $seat } : « { $words } »

talk-proud-greeting-1 = Mes salutations. J’espère que vous avez répété.
talk-proud-greeting-2 = Ah, de la compagnie. Voyons ce que vous valez.
talk-proud-greeting-3 = J’ai déjà fait de la place sur mon étagère pour cette victoire.
talk-proud-trade-1 = Tu négocies bien. Moi aussi.
talk-proud-trade-2 = Marché conclu. Tu ne le regretteras pas, je crois.
talk-proud-gain-1 = Voilà. C’est comme ça qu’on fait.
talk-proud-gain-2 = Exactement comme je l’imaginais.
talk-proud-loss-1 = On en reparlera.
talk-proud-loss-2 = Profites-en tant que ça dure.
talk-proud-won-1 = Naturellement. Mais vous m’avez donné du fil à retordre.
talk-proud-lost-1 = Pour cette fois. Bien joué.
talk-proud-lost-2 = Remarquable. J’aimerais une revanche.

talk-warm-greeting-1 = Quel plaisir de vous voir. Bonne partie à tout le monde.
talk-warm-greeting-2 = Bonjour tout le monde. J’attendais ça avec impatience.
talk-warm-greeting-3 = Belle table. Qui va me surprendre ?
talk-warm-trade-1 = Un plaisir de faire affaire avec toi.
talk-warm-trade-2 = Bel échange. Tout le monde y gagne.
talk-warm-gain-1 = Ça s’est bien goupillé.
talk-warm-gain-2 = Eh bien, ça tombe à pic.
talk-warm-loss-1 = Aïe. Bien joué.
talk-warm-loss-2 = Ça pique, mais la partie est longue.
talk-warm-won-1 = Quelle partie. Merci à vous.
talk-warm-lost-1 = Bien joué. Quel plaisir, du début à la fin.
talk-warm-lost-2 = Bravo. On remet ça bientôt ?

talk-dry-greeting-1 = Bonjour. J’ai lu les règles. Deux fois.
talk-dry-greeting-2 = Bonjour. Ne faites pas attention à moi, je compte.
talk-dry-greeting-3 = La table est complète. Bien. Comptons.
talk-dry-trade-1 = C’est honnête.
talk-dry-trade-2 = Les chiffres sont d’accord.
talk-dry-gain-1 = Comme calculé.
talk-dry-gain-2 = Ça fera l’affaire.
talk-dry-loss-1 = Ce n’était pas prévu.
talk-dry-loss-2 = C’est noté.
talk-dry-won-1 = Le compte est bon. Merci pour la partie.
talk-dry-lost-1 = Mes calculs étaient faux. Bien joué.
talk-dry-lost-2 = Je vais relire mes notes. Bien joué.
