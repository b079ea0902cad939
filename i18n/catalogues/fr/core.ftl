### Ce que disent tous les jeux et toutes les parties de Kontor.

core-language = Français
core-unsaid = Kontor a perdu une phrase ici. La partie est intacte.
core-board-untold = Ce jeu ne raconte pas son plateau en mots.
core-nothing = rien
core-thing = { $thing }
core-number = { $n }
core-seat = Place { $n }

## Ce qu’un coup change pour qui le lit

core-points = { COUNT($n, "point", "points") }
core-score-more = +{ $score }
core-score-less = −{ $score }
core-score-of-more = { $seat } +{ $n }
core-score-of-less = { $seat } −{ $n }
core-cards = { COUNT($n, "carte", "cartes") }
core-gain = +{ $what }
core-loss = −{ $what }
core-title-won = { $title }
core-title-from = { $title } aux dépens { OF($seat) }
core-title-lost = tu perds { $title }
core-title-to = tu perds { $title } au profit { OF($seat) }
core-wins-you = tu gagnes la partie
core-wins = { $seat } gagne la partie

err-illegal = Ce coup n’est pas possible maintenant. Appuie sur « Ton coup » pour voir ce qui l’est.
err-over = Cette partie est terminée : on n’y joue plus.
err-not-your-turn = Ce n’est pas ton tour. Kontor te préviendra dès que quelque chose t’attendra.
err-auction-yours = Ton enchère est encore ouverte. Ton tour continue dès qu’elle est finie.
err-auction-out = Une enchère est ouverte, et tu n’y participes pas, ou plus. Kontor te préviendra dès que quelque chose t’attendra.

core-missed-limit = Ta limite de { $most } ne suffit pas : { $seat } mise { $highest }.
