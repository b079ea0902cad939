### Ce que disent tous les jeux et toutes les parties de Kontor.

core-language = Français
core-unsaid = Kontor a perdu une phrase ici. La partie est intacte.
core-board-untold = Ce jeu ne sait pas décrire son plateau avec des mots.
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
core-standing-sum = { $standing } = { $sources }
core-cards = { COUNT($n, "carte", "cartes") }
core-gain = +{ $what }
core-loss = −{ $what }
core-title-won = { $title }
core-title-from = { $title } aux dépens { OF($seat) }
core-title-lost = tu perds { $title }
core-title-to = tu perds { $title } au profit { OF($seat) }
core-wins-you = tu gagnes la partie
core-wins = { $seat } gagne la partie

err-illegal = Ce n’est pas possible maintenant. « Ton coup » montre ce qui l’est.
err-over = Cette partie est terminée : on n’y joue plus.
err-not-your-turn = Ce n’est pas encore ton tour. Kontor te fera signe.
err-auction-yours = Ton enchère est encore ouverte. Ton tour continue une fois qu’elle est finie.
err-auction-out = Tu ne participes pas à cette enchère, ou plus. Kontor te fera signe quand ce sera à toi.

core-missed-limit = Ta limite de { $most } ne suffit pas : { $seat } mise { $highest }.
